(function_item) @scope
(function_signature_item) @scope
(closure_expression) @scope
(block) @scope
(match_arm) @scope
(for_expression) @scope
(if_expression) @scope
(while_expression) @scope

(parameter pattern: (identifier) @binding type: (_) @type)
(parameter pattern: (mut_pattern (identifier) @binding) type: (_) @type)
(parameter pattern: (ref_pattern (identifier) @binding) type: (_) @type)
(closure_parameters (identifier) @binding)
(closure_parameters (parameter pattern: (identifier) @binding type: (_) @type))
(let_declaration pattern: (identifier) @binding type: (_)? @type value: (_)? @value)
(let_declaration pattern: (mut_pattern (identifier) @binding) type: (_)? @type value: (_)? @value)
(for_expression pattern: (identifier) @binding value: (_) @element)
((call_expression
  function: (field_expression value: (_) @element field: (field_identifier) @_each)
  arguments: (arguments . (closure_expression parameters: (closure_parameters . (identifier) @binding))))
  (#any-of? @_each "map" "for_each" "and_then" "filter" "find" "any" "all" "flat_map" "filter_map" "is_some_and" "map_or"))
(mut_pattern (identifier) @binding)
(ref_pattern (identifier) @binding)
(reference_pattern (identifier) @binding)
(tuple_pattern (identifier) @binding)
(let_declaration pattern: (tuple_pattern (identifier) @binding) value: (_) @initial)
(slice_pattern (identifier) @binding)
(tuple_struct_pattern type: (_) (identifier) @binding)
; `if let Some(x) = y`: what is inside.
((let_condition pattern: (tuple_struct_pattern type: (identifier) @_variant . (identifier) @binding .) value: (_) @inside)
  (#any-of? @_variant "Some" "Ok"))
((let_declaration pattern: (tuple_struct_pattern type: (identifier) @_variant . (identifier) @binding .) value: (_) @inside)
  (#any-of? @_variant "Some" "Ok"))
((match_expression value: (_) @inside body: (match_block (match_arm pattern: (match_pattern
  (tuple_struct_pattern type: (identifier) @_variant . (identifier) @binding .)))))
  (#any-of? @_variant "Some" "Ok"))

((tuple_struct_pattern type: [(identifier) (scoped_identifier)] @payload . (identifier) @binding .)
  (#not-any-of? @payload "Some" "Ok" "Err"))

; A type parameter is what it is bound by.
(impl_item) @scope
(trait_item) @scope
(type_parameter name: (type_identifier) @binding bounds: (_) @type)
(where_predicate left: (type_identifier) @binding bounds: (_) @type)
(field_pattern pattern: (identifier) @binding)
(shorthand_field_identifier) @binding
(captured_pattern . (identifier) @binding)
; A name with a capital is a constant or variant.
((match_pattern . (identifier) @binding) (#match? @binding "^[a-z_]"))
((or_pattern (identifier) @binding) (#match? @binding "^[a-z_]"))
(const_item name: (identifier) @binding type: (_) @type)
(static_item name: (identifier) @binding type: (_) @type)

; f!(x), a.f!(x)
(call_expression function: (non_null_expression (identifier) @name) arguments: (arguments) @arguments) @reference.call
(call_expression
  function: (non_null_expression (member_expression object: (_) @receiver property: (_) @name))
  arguments: (arguments) @arguments) @reference.call
; (f as any)(x), (a.f as any)(x)
(call_expression
  function: (parenthesized_expression (as_expression . [
    (identifier) @name
    (member_expression object: (_) @receiver property: (_) @name)
  ]))
  arguments: (arguments) @arguments) @reference.call

(extends_clause value: (identifier) @name @reference.inherit)
(extends_clause value: (member_expression object: (_) @receiver property: (_) @name) @reference.inherit)
; class A extends Mixin(Base)
(extends_clause value: (call_expression arguments: (arguments (identifier) @name @reference.inherit)))
(implements_clause (type_identifier) @name @reference.inherit)
(implements_clause (generic_type name: (type_identifier) @name) @reference.inherit)
(implements_clause (nested_type_identifier module: (_) @receiver name: (_) @name) @reference.inherit)
(implements_clause
  (generic_type name: (nested_type_identifier module: (_) @receiver name: (_) @name)) @reference.inherit)
(extends_type_clause type: (type_identifier) @name @reference.inherit)
(extends_type_clause type: (generic_type name: (type_identifier) @name) @reference.inherit)
(extends_type_clause type: (nested_type_identifier module: (_) @receiver name: (_) @name) @reference.inherit)
(extends_type_clause
  type: (generic_type name: (nested_type_identifier module: (_) @receiver name: (_) @name)) @reference.inherit)

(type_identifier) @name @reference.type
(nested_type_identifier module: (_) @receiver name: (_) @name) @reference.type
(type_query (identifier) @name @reference.value)
(type_query (member_expression object: (_) @receiver property: (_) @name) @reference.value)
(public_field_definition value: (identifier) @name @reference.value)
(as_expression . (identifier) @name @reference.value)

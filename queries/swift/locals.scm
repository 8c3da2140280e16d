(function_declaration) @scope
(init_declaration) @scope
(deinit_declaration) @scope
(subscript_declaration) @scope
(protocol_function_declaration) @scope
(lambda_literal) @scope
(computed_property) @scope
(computed_getter) @scope
(computed_setter) @scope
(willset_clause) @scope
(didset_clause) @scope
(if_statement) @scope
(for_statement) @scope
(while_statement) @scope
(repeat_while_statement) @scope
(do_statement) @scope
(catch_block) @scope
(switch_entry) @scope

(parameter name: (simple_identifier) @binding . [(user_type) (optional_type) (function_type) (array_type) (dictionary_type) (opaque_type) (existential_type) (tuple_type)]? @type)
(parameter name: (simple_identifier) @binding (parameter_modifiers) . (_) @type)
(lambda_parameter name: (simple_identifier) @binding . (_)? @type)
(type_parameter (type_identifier) @binding)
(property_declaration name: (pattern bound_identifier: (simple_identifier) @binding) . (type_annotation (_) @type))
(property_declaration name: (pattern bound_identifier: (simple_identifier) @binding) . (type_annotation) . value: _ @initial)
(property_declaration name: (pattern bound_identifier: (simple_identifier) @binding) . value: _ @value)
(property_declaration name: (pattern bound_identifier: (simple_identifier) @binding) computed_value: (_))
(property_declaration name: (pattern (pattern (simple_identifier) @binding)))
(property_declaration name: (pattern (pattern (simple_identifier) @binding)) . value: _ @initial)
(for_statement item: (pattern bound_identifier: (simple_identifier) @binding) (type_annotation (_) @type)? collection: _ @initial)
(for_statement item: (pattern (pattern (simple_identifier) @binding)) collection: _ @initial)
(if_statement bound_identifier: (simple_identifier) @binding . condition: "=" . condition: _ @value)
(guard_statement bound_identifier: (simple_identifier) @binding . condition: "=" . condition: _ @value)
(while_statement bound_identifier: (simple_identifier) @binding . condition: "=" . condition: _ @value)
(catch_block error: (pattern (pattern bound_identifier: (simple_identifier) @binding) (_)? @type .))
(pattern (value_binding_pattern) bound_identifier: (simple_identifier) @binding)
(pattern (value_binding_pattern) (pattern bound_identifier: (simple_identifier) @binding) (user_type)? @type)
; The last found counts.
(if_statement bound_identifier: (simple_identifier) @binding . condition: "=" . condition: (as_expression (user_type) @type))
(guard_statement bound_identifier: (simple_identifier) @binding . condition: "=" . condition: (as_expression (user_type) @type))
(assignment target: (directly_assignable_expression (simple_identifier) @reassigned))

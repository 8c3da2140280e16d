(function_declaration) @scope
(secondary_constructor) @scope
(anonymous_function) @scope
(lambda_literal) @scope
(block) @scope
(for_statement) @scope
(when_expression) @scope
(when_entry) @scope
(catch_block) @scope
(getter) @scope
(setter) @scope

(parameter . (identifier) @binding (_) @type .)
(type_parameter (identifier) @binding)

(property_declaration (variable_declaration (identifier) @binding (_) @type .))
(property_declaration (variable_declaration (identifier) @binding .) "=" . (_) @value)
(property_declaration (variable_declaration (identifier) @binding . (_) .) "=" . (_) @initial)
(property_declaration (variable_declaration (identifier) @binding) (property_delegate) @initial)
(multi_variable_declaration (variable_declaration (identifier) @binding))
(property_declaration (multi_variable_declaration (variable_declaration (identifier) @binding)) "=" . (_) @initial)
(for_statement (variable_declaration (identifier) @binding (_)? @type .) "in" . (_) @initial)
(for_statement (multi_variable_declaration (variable_declaration (identifier) @binding)) "in" . (_) @initial)
(lambda_parameters (variable_declaration (identifier) @binding (_)? @type .))
(when_subject (variable_declaration (identifier) @binding .) "=" . (_) @value)
(when_subject (variable_declaration (identifier) @binding (_) @type .) "=" . (_) @initial)
(catch_block (identifier) @binding (_) @type (block))
(setter "(" (identifier) @binding)

; What a test says of a name where it holds.
(if_expression
  condition: (is_expression left: (identifier) @binding "is" right: (_) @type) . (_) @within)
(when_expression
  (when_subject (identifier) @binding)
  (when_entry . condition: (type_test "is" (_) @type) . (_) @within .))
(assignment left: (identifier) @reassigned)

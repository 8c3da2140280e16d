(function_definition) @scope
(function_declaration) @scope
(extension_definition) @scope
(lambda_expression) @scope
(block) @scope
(indented_block) @scope
(colon_argument) @scope
(case_clause) @scope
(for_expression) @scope

(parameter name: (_) @binding type: (_) @type)
(binding name: (_) @binding type: (_)? @type)
(lambda_expression parameters: (identifier) @binding)
(colon_argument lambda_start: (identifier) @binding)
(type_parameters name: (identifier) @binding)

(val_definition pattern: (identifier) @binding type: (_) @type)
(val_definition pattern: (identifier) @binding !type value: (_) @value)
(var_definition pattern: (identifier) @binding type: (_) @type)
(var_definition pattern: (identifier) @binding !type value: (_) @value)
(enumerator . (identifier) @binding)
(case_clause pattern: (identifier) @binding)
(typed_pattern pattern: (identifier) @binding type: (_) @type)
(capture_pattern name: (identifier) @binding)
(case_class_pattern pattern: (identifier) @binding)
(tuple_pattern (identifier) @binding)
(infix_pattern left: (identifier) @binding)
(infix_pattern right: (identifier) @binding)
(assignment_expression left: (identifier) @reassigned)

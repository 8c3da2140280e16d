(function_declaration) @scope
(function_definition) @scope
(block) @scope
(for_statement) @scope

(parameters name: (identifier) @binding)
(variable_declaration (assignment_statement (variable_list name: (identifier) @binding) (expression_list) @initial))
(variable_declaration (assignment_statement
  (variable_list . name: (identifier) @binding .)
  (expression_list . value: (_) @value .)))
(variable_declaration (variable_list name: (identifier) @binding))
(for_generic_clause (variable_list name: (identifier) @binding) (expression_list) @initial)
(for_numeric_clause name: (identifier) @binding)

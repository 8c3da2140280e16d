(method_declaration) @scope
(constructor_declaration) @scope
(compact_constructor_declaration) @scope
(lambda_expression) @scope
(block) @scope
(for_statement) @scope
(enhanced_for_statement) @scope
(catch_clause) @scope
(try_with_resources_statement) @scope
(switch_rule) @scope
(switch_block_statement_group) @scope

(formal_parameter type: (_) @type name: (identifier) @binding)
(spread_parameter (variable_declarator name: (identifier) @binding))
(catch_formal_parameter (catch_type . (_) @type) name: (identifier) @binding)
(lambda_expression parameters: (identifier) @binding)
(inferred_parameters (identifier) @binding)
(type_parameters (type_parameter (type_identifier) @binding))

(local_variable_declaration
  type: (_) @type
  declarator: (variable_declarator name: (identifier) @binding value: (_)? @value)
  (#not-eq? @type "var"))
(local_variable_declaration
  type: (type_identifier) @_var
  declarator: (variable_declarator name: (identifier) @binding value: (_)? @value)
  (#eq? @_var "var"))
(enhanced_for_statement type: (_) @type name: (identifier) @binding (#not-eq? @type "var"))
(enhanced_for_statement type: (type_identifier) @_var name: (identifier) @binding value: (_) @element (#eq? @_var "var"))
(resource type: (_) @type name: (identifier) @binding value: (_) @value (#not-eq? @type "var"))
(resource type: (type_identifier) @_var name: (identifier) @binding value: (_) @value (#eq? @_var "var"))
(instanceof_expression right: (_) @type name: (identifier) @binding)
(type_pattern (_) @type (identifier) @binding .)
(record_pattern_component (_) @type (identifier) @binding .)
(assignment_expression left: (identifier) @reassigned)

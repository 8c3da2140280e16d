(method_declaration) @scope
(constructor_declaration) @scope
(operator_declaration) @scope
(conversion_operator_declaration) @scope
(indexer_declaration) @scope
(accessor_declaration) @scope
(local_function_statement) @scope
(lambda_expression) @scope
(anonymous_method_expression) @scope
(block) @scope
(for_statement) @scope
(foreach_statement) @scope
(using_statement) @scope
(fixed_statement) @scope
(catch_clause) @scope
(switch_section) @scope
(switch_expression_arm) @scope
(query_expression) @scope

(parameter type: (_)? @type name: (identifier) @binding)
(parameter_list name: (identifier) @binding)
(lambda_expression parameters: (implicit_parameter) @binding)
(type_parameter name: (identifier) @binding)

(variable_declaration type: (implicit_type) (variable_declarator name: (identifier) @binding "=" (_) @value))
(variable_declaration
  type: (_) @type
  (variable_declarator name: (identifier) @binding)
  (#not-eq? @type "var"))
(variable_declarator (tuple_pattern name: (identifier) @binding))
(foreach_statement type: (_) @type left: (identifier) @binding (#not-eq? @type "var"))
(foreach_statement type: (implicit_type) left: (identifier) @binding right: (_) @element)
(foreach_statement left: (tuple_pattern name: (identifier) @binding))
(catch_declaration type: (_) @type name: (identifier) @binding)
(declaration_expression type: (_) @type name: (identifier) @binding (#not-eq? @type "var"))
(declaration_expression type: (implicit_type) name: (identifier) @binding)
(declaration_pattern type: (_) @type name: (identifier) @binding (#not-eq? @type "var"))
(declaration_pattern type: (implicit_type) name: (identifier) @binding)
(recursive_pattern type: (_) @type name: (identifier) @binding)
(var_pattern name: (identifier) @binding)
(from_clause name: (identifier) @binding)
(let_clause . (identifier) @binding)
(join_clause . (identifier) @binding)
(assignment_expression left: (identifier) @reassigned)

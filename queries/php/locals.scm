(function_definition) @scope
(method_declaration) @scope
(anonymous_function) @scope
(arrow_function) @scope
(property_hook) @scope

(simple_parameter type: (_)? @type name: (variable_name) @binding)
(variadic_parameter type: (_)? @type name: (variable_name) @binding)
(property_promotion_parameter type: (_)? @type name: (variable_name) @binding)

(if_statement body: (_) @branch) @joined
(if_statement alternative: (else_if_clause body: (_) @branch)) @joined
(if_statement alternative: (else_clause body: (_) @branch)) @joined
(for_statement body: (_) @loop)
(foreach_statement body: (_) @loop)
(while_statement body: (_) @loop)
(do_statement body: (_) @loop)
(try_statement body: (_) @branch)
(catch_clause body: (_) @branch)
(switch_statement body: (switch_block (case_statement) @branch))
(switch_statement body: (switch_block (default_statement) @branch))

(assignment_expression left: (variable_name) @binding right: (_) @value)
(reference_assignment_expression left: (variable_name) @binding right: (_) @value)
(list_literal (variable_name) @binding)
(foreach_statement (_) (variable_name) @binding body: (_))
(foreach_statement (_) (by_ref (variable_name) @binding) body: (_))
(foreach_statement (pair (variable_name) @binding))
(foreach_statement (pair (by_ref (variable_name) @binding)))
(catch_clause type: (type_list) @type name: (variable_name) @binding)
(static_variable_declaration name: (variable_name) @binding value: (_)? @value)

(global_declaration (variable_name (name) @nonlocal))

; What a test says of a name where it holds.
(if_statement
  condition: (parenthesized_expression (binary_expression
    left: (variable_name) @binding operator: "instanceof" right: [(name) (qualified_name)] @type))
  body: (_) @within)
(else_if_clause
  condition: (parenthesized_expression (binary_expression
    left: (variable_name) @binding operator: "instanceof" right: [(name) (qualified_name)] @type))
  body: (_) @within)

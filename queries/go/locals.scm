(function_declaration) @scope
(method_declaration) @scope
(func_literal) @scope
(function_type) @scope
(method_elem) @scope
(block) @scope
(if_statement) @scope
(for_statement) @scope
(expression_switch_statement) @scope
(type_switch_statement) @scope
(expression_case) @scope
(type_case) @scope
(default_case) @scope
(communication_case) @scope

(parameter_declaration name: (identifier) @binding type: (_) @type)
(variadic_parameter_declaration name: (identifier) @binding)
(short_var_declaration left: (expression_list (identifier) @binding) right: (_) @initial)
(short_var_declaration
  left: (expression_list . (identifier) @binding .)
  right: (expression_list . (_) @value .))
(var_spec name: (identifier) @binding type: (_) @type)
(var_spec name: (identifier) @binding value: (_) @initial)
(var_spec !type name: (identifier) @binding)
(var_spec !type . name: (identifier) @binding . value: (expression_list . (_) @value .))
(const_spec name: (identifier) @binding)
(range_clause left: (expression_list (identifier) @binding) right: (_) @initial)
(range_clause left: (expression_list (_) . (identifier) @binding) right: (_) @element)
(receive_statement left: (expression_list (identifier) @binding))
(type_switch_statement alias: (expression_list (identifier) @binding))

(function_signature) @scope
(method_signature) @scope
(abstract_method_signature) @scope
(call_signature) @scope
(construct_signature) @scope
(function_type) @scope
(constructor_type) @scope
(type_alias_declaration) @scope

(required_parameter pattern: (identifier) @binding type: (_)? @type value: (_)? @value) @default
(optional_parameter pattern: (identifier) @binding type: (_)? @type)
(required_parameter pattern: (rest_pattern (identifier) @binding))
(variable_declarator name: (identifier) @binding type: (_) @type)
(type_parameter name: (_) @binding)
((call_expression
  function: (member_expression object: (_) @element property: (property_identifier) @_each)
  arguments: (arguments . (arrow_function parameters: (formal_parameters . (required_parameter pattern: (identifier) @binding !type)))))
  (#any-of? @_each "map" "forEach" "filter" "find" "findIndex" "some" "every" "flatMap"))

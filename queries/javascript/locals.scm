; inherits: _ecma

(formal_parameters (identifier) @binding)
(formal_parameters (assignment_pattern left: (identifier) @binding right: (_) @value) @default)
(formal_parameters (rest_pattern (identifier) @binding))
((call_expression
  function: (member_expression object: (_) @element property: (property_identifier) @_each)
  arguments: (arguments . (arrow_function parameters: (formal_parameters . (identifier) @binding))))
  (#any-of? @_each "map" "forEach" "filter" "find" "findIndex" "some" "every" "flatMap"))

(function_declaration) @scope
(generator_function_declaration) @scope
(function_expression) @scope
(generator_function) @scope
(arrow_function) @scope
(method_definition) @scope
(class_static_block) @scope

; Blocks, but not the body of a namespace.
(statement_block (statement_block) @scope)
(if_statement consequence: (statement_block) @scope)
(else_clause (statement_block) @scope)
(for_statement) @scope
(for_in_statement) @scope
(while_statement body: (statement_block) @scope)
(do_statement body: (statement_block) @scope)
(try_statement body: (statement_block) @scope)
(catch_clause) @scope
(finally_clause body: (statement_block) @scope)
(switch_body) @scope

(arrow_function parameter: (identifier) @binding)
(variable_declarator name: (identifier) @binding value: (new_expression constructor: (_) @type))
(variable_declarator name: (identifier) @binding value: (_)? @value)
(for_in_statement kind: _ left: (identifier) @binding)
(for_in_statement left: (identifier) @binding operator: "of" right: (_) @element)
; What a method of an array calls with each element.
((call_expression
  function: (member_expression object: (_) @element property: (property_identifier) @_each)
  arguments: (arguments . (arrow_function parameter: (identifier) @binding)))
  (#any-of? @_each "map" "forEach" "filter" "find" "findIndex" "some" "every" "flatMap"))
(catch_clause parameter: (identifier) @binding)

; Patterns.
(variable_declarator
  name: (object_pattern (shorthand_property_identifier_pattern) @binding @key) value: (_) @value)
(variable_declarator
  name: (object_pattern (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding @key))
  value: (_) @value)
(variable_declarator
  name: (object_pattern (pair_pattern key: (property_identifier) @key value: (identifier) @binding)) value: (_) @value)
(shorthand_property_identifier_pattern) @binding
(pair_pattern value: (identifier) @binding)
(pair_pattern value: (assignment_pattern left: (identifier) @binding))
(array_pattern (identifier) @binding)
(array_pattern (assignment_pattern left: (identifier) @binding))
(array_pattern (rest_pattern (identifier) @binding))
(object_pattern (rest_pattern (identifier) @binding))

; What a test says of a name where it holds.
(if_statement
  condition: (parenthesized_expression [
    (binary_expression
      left: (identifier) @binding operator: "instanceof" right: [(identifier) (member_expression)] @type)
    (binary_expression
      left: (binary_expression
        left: (identifier) @binding operator: "instanceof" right: [(identifier) (member_expression)] @type)
      operator: "&&")
  ])
  consequence: (_) @within)
(assignment_expression left: (identifier) @reassigned)

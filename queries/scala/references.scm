(call_expression
  function: [
    (identifier) @name
    (field_expression value: (_) @receiver field: (_) @name)
    (generic_function function: (identifier) @name)
    (generic_function function: (field_expression value: (_) @receiver field: (_) @name))
  ]
  arguments: (arguments)? @arguments) @reference.call

(instance_expression
  [
    (type_identifier) @name
    (generic_type . (type_identifier) @name)
    (stable_type_identifier . (_) @receiver (type_identifier) @name .)
    (applied_constructor_type . [(type_identifier) @name (generic_type . (type_identifier) @name)])
    (compound_type base: [(type_identifier) @name (generic_type . (type_identifier) @name)])
    (compound_type base: (applied_constructor_type . [(type_identifier) @name (generic_type . (type_identifier) @name)]))
  ]
  (arguments)? @arguments) @reference.call

; `a combine b` and operators of one's own; those of numbers and collections are no news.
(infix_expression left: (_) @receiver operator: (identifier) @name) @reference.call
((infix_expression left: (_) @receiver operator: (operator_identifier) @name) @reference.call
  (#not-any-of? @name "+" "-" "*" "/" "%" "==" "!=" "<" ">" "<=" ">=" "&&" "||" "&" "|" "^" "<<" ">>" ">>>" "->" "::"
    ":::" "++" "+=" "-=" "*=" "/=" "|=" "&=" "++=" "--" ":+" "+:" "=>"))

(extends_clause type: [
  (type_identifier) @name @reference.inherit
  (generic_type . (type_identifier) @name @reference.inherit)
  (stable_type_identifier . (_) @receiver (type_identifier) @name .) @reference.inherit
  (generic_type . (stable_type_identifier . (_) @receiver (type_identifier) @name .) @reference.inherit)
  (applied_constructor_type . (type_identifier) @name @reference.inherit)
  (applied_constructor_type . (generic_type . (type_identifier) @name @reference.inherit))
  (applied_constructor_type . (stable_type_identifier . (_) @receiver (type_identifier) @name .) @reference.inherit)
])
(given_definition
  return_type: [(type_identifier) @name @reference.inherit (generic_type . (type_identifier) @name @reference.inherit)]
  body: [(with_template_body) (template_body)])
; An anonymous class inherits from what it names.
(instance_expression
  [
    (type_identifier) @name @reference.inherit
    (generic_type . (type_identifier) @name @reference.inherit)
    (applied_constructor_type . (type_identifier) @name @reference.inherit)
  ]
  (template_body))

(type_identifier) @name @reference.type
(stable_type_identifier . (_) @receiver (type_identifier) @name .) @reference.type

; Any selection may call a method without parentheses; so may a bare name where a value is expected.
(field_expression value: (_) @receiver field: (identifier) @name) @reference.value
(generic_function function: (identifier) @name) @reference.value
(method_value (identifier) @name @reference.value)
(arguments (identifier) @name @reference.value)
(arguments (assignment_expression right: (identifier) @name @reference.value))
(val_definition value: (identifier) @name @reference.value)
(var_definition value: (identifier) @name @reference.value)
(function_definition body: (identifier) @name @reference.value)
(assignment_expression right: (identifier) @name @reference.value)
(infix_expression left: (identifier) @name @reference.value)
(infix_expression right: (identifier) @name @reference.value)
(tuple_expression (identifier) @name @reference.value)
(block (identifier) @name @reference.value .)
(case_clause pattern: (stable_identifier . (_) @receiver (identifier) @name .) @reference.value)

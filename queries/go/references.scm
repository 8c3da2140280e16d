; `f(x)`, `f[T](x)`, `(f)(x)`, `a.f(x)`, `a.f[T](x)`
(call_expression
  function: [
    (identifier) @name
    (selector_expression operand: (_) @receiver field: (field_identifier) @name)
    (parenthesized_expression [
      (identifier) @name
      (selector_expression operand: (_) @receiver field: (field_identifier) @name)
    ])
    (index_expression operand: [
      (identifier) @name
      (selector_expression operand: (_) @receiver field: (field_identifier) @name)
    ])
    (type_instantiation_expression type: [
      (type_identifier) @name
      (qualified_type package: (_) @receiver name: (type_identifier) @name)
    ])
  ]
  arguments: (argument_list) @arguments) @reference.call

; `f[T](x)` as the grammar may take it.
(type_conversion_expression type: (generic_type type: [
  (type_identifier) @name
  (qualified_type package: (_) @receiver name: (type_identifier) @name)
])) @reference.call

(composite_literal type: [
  (type_identifier) @name
  (qualified_type package: (_) @receiver name: (type_identifier) @name)
  (generic_type type: [
    (type_identifier) @name
    (qualified_type package: (_) @receiver name: (type_identifier) @name)
  ])
]) @reference.call

; Embedding: the members of the embedded type are this one's too.
(field_declaration !name type: [
  (type_identifier) @name
  (qualified_type package: (_) @receiver name: (type_identifier) @name)
  (generic_type type: [
    (type_identifier) @name
    (qualified_type package: (_) @receiver name: (type_identifier) @name)
  ])
] @reference.inherit)
(interface_type (type_elem . [
  (type_identifier) @name
  (qualified_type package: (_) @receiver name: (type_identifier) @name)
  (generic_type type: [
    (type_identifier) @name
    (qualified_type package: (_) @receiver name: (type_identifier) @name)
  ])
] .) @reference.inherit)

(qualified_type package: (_) @receiver name: (type_identifier) @name) @reference.type
(type_identifier) @name @reference.type

; Functions and values passed on, assigned, returned or put in tables.
(argument_list [
  (identifier) @name
  (selector_expression operand: (_) @receiver field: (field_identifier) @name)
] @reference.value)
(literal_value (literal_element [
  (identifier) @name
  (selector_expression operand: (_) @receiver field: (field_identifier) @name)
] @reference.value))
(keyed_element value: (literal_element [
  (identifier) @name
  (selector_expression operand: (_) @receiver field: (field_identifier) @name)
] @reference.value))
(short_var_declaration right: (expression_list [
  (identifier) @name
  (selector_expression operand: (_) @receiver field: (field_identifier) @name)
] @reference.value))
(assignment_statement right: (expression_list [
  (identifier) @name
  (selector_expression operand: (_) @receiver field: (field_identifier) @name)
] @reference.value))
(var_spec value: (expression_list [
  (identifier) @name
  (selector_expression operand: (_) @receiver field: (field_identifier) @name)
] @reference.value))
(return_statement (expression_list [
  (identifier) @name
  (selector_expression operand: (_) @receiver field: (field_identifier) @name)
] @reference.value))
(unary_expression operator: "&" operand: (identifier) @name @reference.value)

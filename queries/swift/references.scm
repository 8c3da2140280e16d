; A subscript has the shape of a call; only `(` and a closure call. A closure after the list is one argument more.
(call_expression . (simple_identifier) @name (call_suffix (value_arguments "(") @arguments .)) @reference.call
(call_expression . (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name)) (call_suffix (value_arguments "(") @arguments .)) @reference.call
(call_expression . (simple_identifier) @name (call_suffix (value_arguments "("))) @reference.call
(call_expression . (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name)) (call_suffix (value_arguments "("))) @reference.call
((call_expression . (simple_identifier) @name (call_suffix . (lambda_literal))) @reference.call (#not-eq? @name "defer"))
(call_expression . (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name)) (call_suffix . (lambda_literal))) @reference.call
; `!f(x)` and `!a.f(x)`: the grammar takes the operator for a part of what is called.
(call_expression
  . (prefix_expression operation: [(bang) "-" "+" "~" (custom_operator)] target: [
    (simple_identifier) @name
    (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name))
  ])
  (call_suffix (value_arguments "(") @arguments .)) @reference.call
(call_expression
  . (prefix_expression operation: [(bang) "-" "+" "~" (custom_operator)] target: [
    (simple_identifier) @name
    (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name))
  ])
  (call_suffix (lambda_literal))) @reference.call
; `.case(x)`: a member of the type that is expected here.
(call_expression . (prefix_expression operation: "." @receiver target: (simple_identifier) @name) (call_suffix (value_arguments "(") @arguments)) @reference.call
; `Type<Argument>(x)`
(constructor_expression
  constructed_type: (user_type . (type_identifier) @name . (type_arguments) .)
  (constructor_suffix (value_arguments)? @arguments)) @reference.call
(constructor_expression
  constructed_type: (user_type (type_identifier) (type_identifier) @name . (type_arguments) .) @receiver
  (constructor_suffix (value_arguments)? @arguments)) @reference.call
(macro_invocation (simple_identifier) @name) @reference.call
(infix_expression op: (custom_operator) @name) @reference.call

(inheritance_specifier inherits_from: [
  (user_type . (type_identifier) @name @reference.inherit .)
  (user_type . (type_identifier) @name @reference.inherit . (type_arguments) .)
  (user_type (type_identifier) (type_identifier) @name @reference.inherit .) @receiver
  (user_type (type_identifier) (type_identifier) @name @reference.inherit . (type_arguments) .) @receiver
])
; An extension is no definition: what it extends inherits.
(class_declaration
  declaration_kind: "extension"
  name: (_) @receiver
  (inheritance_specifier inherits_from: (user_type (type_identifier) @name @reference.inherit .)))
(class_declaration
  declaration_kind: "extension"
  name: (_) @receiver
  (inheritance_specifier inherits_from: (user_type (type_identifier) @name @reference.inherit . (type_arguments) .)))

(user_type . (type_identifier) @name @reference.type .)
(user_type . (type_identifier) @name @reference.type . (type_arguments) .)
(user_type (type_identifier) (type_identifier) @name @reference.type .) @receiver
(user_type (type_identifier) (type_identifier) @name @reference.type . (type_arguments) .) @receiver

; Functions and values passed on, kept and returned.
(value_argument value: (simple_identifier) @name @reference.value)
(value_argument value: (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name)) @reference.value)
(property_declaration value: (simple_identifier) @name @reference.value)
(property_declaration value: (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name)) @reference.value)
(assignment result: (simple_identifier) @name @reference.value)
(assignment result: (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name)) @reference.value)
(control_transfer_statement result: (simple_identifier) @name @reference.value)
(control_transfer_statement result: (navigation_expression target: _ @receiver suffix: (navigation_suffix suffix: (simple_identifier) @name)) @reference.value)
(array_literal element: (simple_identifier) @name @reference.value)
(dictionary_literal value: (simple_identifier) @name @reference.value)
(selector_expression (call_expression . (simple_identifier) @name)) @reference.value
(selector_expression (simple_identifier) @name) @reference.value

(call_expression . (identifier) @name (value_arguments)? @arguments) @reference.call
(call_expression
  . (navigation_expression . (_) @receiver (identifier) @name .)
  (value_arguments)? @arguments) @reference.call
; `foo(1) { … }` is a call whose callee is a call: with one argument more.
(call_expression . (call_expression . (identifier) @name (value_arguments)) (annotated_lambda)) @reference.call
(call_expression
  . (call_expression . (navigation_expression . (_) @receiver (identifier) @name .) (value_arguments))
  (annotated_lambda)) @reference.call

; `!f(x)`: the grammar takes the operator for a part of what is called, and `!` of `!a.f(x)` for a part of `a`.
(call_expression
  . (unary_expression argument: [(identifier) @name (unary_expression argument: (identifier) @name)])
  (value_arguments)? @arguments) @reference.call
(call_expression
  . (call_expression . (unary_expression argument: (identifier) @name) (value_arguments))
  (annotated_lambda)) @reference.call

; The grammar takes `Box<String>(x)` for two comparisons, which nobody writes.
(binary_expression
  left: (binary_expression
    left: [
      (identifier) @name
      (unary_expression argument: (identifier) @name)
      (navigation_expression . (_) @receiver (identifier) @name .)
    ]
    operator: "<")
  operator: ">"
  right: (parenthesized_expression) @arguments) @reference.call
(binary_expression
  left: (binary_expression operator: "<" right: (identifier) @name @reference.type)
  operator: ">"
  right: (parenthesized_expression))

; `a to b`
(infix_expression . (_) @receiver . (identifier) @name) @reference.call
; `: this(…)` and `: super(…)` of a constructor
(constructor_delegation_call ["this" "super"] @name (value_arguments) @arguments) @reference.call
; `object : Base(1) { … }`
(object_literal (delegation_specifiers (delegation_specifier (constructor_invocation
  (user_type (identifier) @name) (value_arguments) @arguments)))) @reference.call

(class_declaration (delegation_specifiers (delegation_specifier [
  (user_type . (identifier) @name @reference.inherit .)
  (constructor_invocation (user_type . (identifier) @name @reference.inherit .))
  (explicit_delegation . (user_type . (identifier) @name @reference.inherit .))
  (user_type . (identifier) @name @reference.inherit . (type_arguments) .)
  (constructor_invocation (user_type . (identifier) @name @reference.inherit . (type_arguments) .))
  (explicit_delegation . (user_type . (identifier) @name @reference.inherit . (type_arguments) .))
  (user_type (identifier) (identifier) @name @reference.inherit .) @receiver
  (constructor_invocation (user_type (identifier) (identifier) @name @reference.inherit .) @receiver)
  (explicit_delegation . (user_type (identifier) (identifier) @name @reference.inherit .) @receiver)
  (user_type (identifier) (identifier) @name @reference.inherit . (type_arguments) .) @receiver
  (constructor_invocation (user_type (identifier) (identifier) @name @reference.inherit . (type_arguments) .) @receiver)
  (explicit_delegation . (user_type (identifier) (identifier) @name @reference.inherit . (type_arguments) .) @receiver)
])))
(object_declaration (delegation_specifiers (delegation_specifier [
  (user_type . (identifier) @name @reference.inherit .)
  (constructor_invocation (user_type . (identifier) @name @reference.inherit .))
  (explicit_delegation . (user_type . (identifier) @name @reference.inherit .))
  (user_type . (identifier) @name @reference.inherit . (type_arguments) .)
  (constructor_invocation (user_type . (identifier) @name @reference.inherit . (type_arguments) .))
  (explicit_delegation . (user_type . (identifier) @name @reference.inherit . (type_arguments) .))
  (user_type (identifier) (identifier) @name @reference.inherit .) @receiver
  (constructor_invocation (user_type (identifier) (identifier) @name @reference.inherit .) @receiver)
  (explicit_delegation . (user_type (identifier) (identifier) @name @reference.inherit .) @receiver)
  (user_type (identifier) (identifier) @name @reference.inherit . (type_arguments) .) @receiver
  (constructor_invocation (user_type (identifier) (identifier) @name @reference.inherit . (type_arguments) .) @receiver)
  (explicit_delegation . (user_type (identifier) (identifier) @name @reference.inherit . (type_arguments) .) @receiver)
])))
(object_literal (delegation_specifiers (delegation_specifier [
  (user_type . (identifier) @name @reference.inherit .)
  (constructor_invocation (user_type . (identifier) @name @reference.inherit .))
  (explicit_delegation . (user_type . (identifier) @name @reference.inherit .))
  (explicit_delegation . (user_type . (identifier) @name @reference.inherit . (type_arguments) .))
  (user_type . (identifier) @name @reference.inherit . (type_arguments) .)
  (constructor_invocation (user_type . (identifier) @name @reference.inherit . (type_arguments) .))
])))

(user_type . (identifier) @name @reference.type .)
(user_type . (identifier) @name @reference.type . (type_arguments) .)
(user_type (identifier) (identifier) @name @reference.type .) @receiver
(user_type (identifier) (identifier) @name @reference.type . (type_arguments) .) @receiver

; Functions and values passed on, kept and returned.
(callable_reference [(user_type) (nullable_type)]? @receiver (identifier) @name .) @reference.value
(navigation_expression . (_) @receiver "::" (identifier) @name .) @reference.value
(value_argument (identifier) @name @reference.value .)
(value_argument (navigation_expression . (_) @receiver (identifier) @name .) @reference.value .)
(property_declaration "=" . (identifier) @name @reference.value)
(property_declaration "=" . (navigation_expression . (_) @receiver (identifier) @name .) @reference.value)
(assignment right: (identifier) @name @reference.value)
(assignment right: (navigation_expression . (_) @receiver (identifier) @name .) @reference.value)
(return_expression (identifier) @name @reference.value)
(return_expression (navigation_expression . (_) @receiver (identifier) @name .) @reference.value)
(function_body "=" . (identifier) @name @reference.value)
(when_entry condition: (identifier) @name @reference.value)
(when_entry condition: (navigation_expression . (_) @receiver (identifier) @name .) @reference.value)
(property_delegate (identifier) @name @reference.value)
(explicit_delegation (identifier) @name @reference.value .)

(call_expression
  function: [
    (identifier) @name
    (template_function name: (identifier) @name)
    (field_expression argument: (_) @receiver field: [
      (field_identifier) @name
      (template_method name: (field_identifier) @name)
      (dependent_name (template_method name: (field_identifier) @name))
      (destructor_name) @name
    ])
    (qualified_identifier name: [(identifier) @name (template_function name: (identifier) @name)]) @receiver
    (qualified_identifier name: (qualified_identifier name: [(identifier) @name (template_function name: (identifier) @name)])) @receiver
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier name: [(identifier) @name (template_function name: (identifier) @name)]))) @receiver
  ]
  arguments: (argument_list) @arguments) @reference.call
; `b->Base::f()`: of that base, whatever `b` is.
(call_expression
  function: (field_expression field: [
    (qualified_identifier name: [(field_identifier) @name (template_method name: (field_identifier) @name)])
    (qualified_identifier name: (qualified_identifier name: [(field_identifier) @name (template_method name: (field_identifier) @name)]))
  ] @receiver)
  arguments: (argument_list) @arguments) @reference.call
; `(*callback)(x)`, `(function)(x)`, `(*object->callback)(x)`
(call_expression
  function: (parenthesized_expression [
    (identifier) @name
    (pointer_expression argument: [
      (identifier) @name
      (field_expression argument: (_) @receiver field: (field_identifier) @name)
    ])
    (field_expression argument: (_) @receiver field: (field_identifier) @name)
  ])
  arguments: (argument_list) @arguments) @reference.call
; `object->callbacks[n](x)`, `table[n](x)`
(call_expression
  function: (subscript_expression argument: [
    (identifier) @name
    (field_expression argument: (_) @receiver field: (field_identifier) @name)
  ])
  arguments: (argument_list) @arguments) @reference.call

; Constructions: `new Foo(x)`, `Foo foo(x)`, `Foo foo{x}`, `Foo{x}`.
(new_expression
  type: [
    (type_identifier) @name
    (template_type name: (type_identifier) @name)
    (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]) @receiver
    (qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)])) @receiver
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]))) @receiver
  ]
  arguments: (_)? @arguments) @reference.call
(declaration
  type: [
    (type_identifier) @name
    (template_type name: (type_identifier) @name)
    (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]) @receiver
    (qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)])) @receiver
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]))) @receiver
  ]
  declarator: (init_declarator declarator: (identifier) value: [(argument_list) (initializer_list)] @arguments)) @reference.call
(compound_literal_expression
  type: [
    (type_identifier) @name
    (template_type name: (type_identifier) @name)
    (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]) @receiver
    (qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)])) @receiver
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]))) @receiver
  ]
  value: (_) @arguments) @reference.call
; `: Base(x)`; a member's own initializer calls nothing that has the member's name.
((field_initializer (field_identifier) @name [(argument_list) (initializer_list)] @arguments) @reference.call
  (#match? @name "^[A-Z]"))
(field_initializer (template_method name: (field_identifier) @name) (argument_list) @arguments) @reference.call
(field_initializer (qualified_identifier name: [(identifier) (field_identifier) (type_identifier)] @name) @receiver
  (argument_list) @arguments) @reference.call

; A macro's body is one token; a macro may begin a function.
(preproc_function_def value: (preproc_arg) @calls)
(preproc_def value: (preproc_arg) @calls)
(function_definition type: (type_identifier) @name @reference.call declarator: (parenthesized_declarator))
((function_definition !type declarator: (function_declarator declarator: (identifier) @name)) @reference.call
  (#any-of? @name "TEST" "TEST_F" "TEST_P" "TYPED_TEST" "TYPED_TEST_P" "BENCHMARK_F" "BENCHMARK_DEFINE_F"))

(base_class_clause [
  (type_identifier) @name
  (template_type name: (type_identifier) @name)
  (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]) @receiver
    (qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)])) @receiver
    (qualified_identifier name: (qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]))) @receiver
] @reference.inherit)

(qualified_identifier scope: (_) @receiver name: [(type_identifier) @name (template_type name: (type_identifier) @name)]) @reference.type
(qualified_identifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)])) @receiver @reference.type
(type_identifier) @name @reference.type

; Functions passed on, assigned, returned or put in tables.
(argument_list [
  (identifier) @name
  (qualified_identifier name: (identifier) @name) @receiver
    (qualified_identifier name: (qualified_identifier name: (identifier) @name)) @receiver
] @reference.value)
(pointer_expression operator: "&" argument: [
  (identifier) @name
  (qualified_identifier name: (identifier) @name) @receiver
    (qualified_identifier name: (qualified_identifier name: (identifier) @name)) @receiver
]) @reference.value
(field_declaration default_value: (identifier) @name @reference.value)
(cast_expression value: (identifier) @name @reference.value)
(init_declarator value: [
  (identifier) @name
  (qualified_identifier name: (identifier) @name) @receiver
    (qualified_identifier name: (qualified_identifier name: (identifier) @name)) @receiver
] @reference.value)
(initializer_list [
  (identifier) @name
  (qualified_identifier name: (identifier) @name) @receiver
    (qualified_identifier name: (qualified_identifier name: (identifier) @name)) @receiver
] @reference.value)
(initializer_pair value: (identifier) @name @reference.value)
(assignment_expression right: (identifier) @name @reference.value)
(return_statement (identifier) @name @reference.value)
(conditional_expression consequence: (identifier) @name @reference.value)
(conditional_expression alternative: (identifier) @name @reference.value)

(call_expression
  function: (identifier) @name
  arguments: (argument_list) @arguments) @reference.call
(call_expression
  function: (field_expression argument: (_) @receiver field: (field_identifier) @name)
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

; A macro's body is one token; a macro may begin a function.
(preproc_function_def value: (preproc_arg) @calls)
(preproc_def value: (preproc_arg) @calls)
(function_definition type: (type_identifier) @name @reference.call declarator: (parenthesized_declarator))

(type_identifier) @name @reference.type

; Functions passed on, assigned, returned or put in tables.
(argument_list (identifier) @name @reference.value)
(pointer_expression operator: "&" argument: (identifier) @name @reference.value)
(cast_expression value: (identifier) @name @reference.value)
(init_declarator value: (identifier) @name @reference.value)
(initializer_list (identifier) @name @reference.value)
(initializer_pair value: (identifier) @name @reference.value)
(assignment_expression right: (identifier) @name @reference.value)
(return_statement (identifier) @name @reference.value)
(conditional_expression consequence: (identifier) @name @reference.value)
(conditional_expression alternative: (identifier) @name @reference.value)

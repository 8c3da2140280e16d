(function_call
  name: [
    (identifier) @name
    (dot_index_expression table: (_) @receiver field: (identifier) @name)
    (method_index_expression table: (_) @receiver method: (identifier) @name)
    (bracket_index_expression table: (_) @receiver field: (string) @name)
    (parenthesized_expression (identifier) @name)
  ]
  arguments: (arguments) @arguments) @reference.call

; `setmetatable(Derived, {__index = Base})`
((function_call
  name: (identifier) @_set
  arguments: (arguments . (identifier) @receiver . (table_constructor
    (field name: (identifier) @_index value: (identifier) @name @reference.inherit))))
  (#eq? @_set "setmetatable") (#eq? @_index "__index"))
; `local Derived = setmetatable({}, {__index = Base})`
((assignment_statement (expression_list . value: (function_call
  name: (identifier) @_set
  arguments: (arguments . (table_constructor) . (table_constructor
    (field name: (identifier) @_index value: (identifier) @name @reference.inherit))))))
  (#eq? @_set "setmetatable") (#eq? @_index "__index"))
; `Derived = Base:extend()`, `Derived = class("Derived", Base)`
((assignment_statement (expression_list . value: (function_call
  name: [
    (method_index_expression table: (identifier) @name @reference.inherit method: (identifier) @_maker)
    (dot_index_expression table: (identifier) @name @reference.inherit field: (identifier) @_maker)
  ])))
  (#any-of? @_maker "extend" "subclass" "derive"))
((assignment_statement (expression_list . value: (function_call
  name: (identifier) @_maker
  arguments: (arguments . (string) . (identifier) @name @reference.inherit))))
  (#any-of? @_maker "class" "Class"))

; Functions passed on, assigned, returned or put in tables.
(arguments [
  (identifier) @name
  (dot_index_expression table: (_) @receiver field: (identifier) @name)
] @reference.value)
(field value: [
  (identifier) @name
  (dot_index_expression table: (_) @receiver field: (identifier) @name)
] @reference.value)
(assignment_statement (expression_list value: [
  (identifier) @name
  (dot_index_expression table: (_) @receiver field: (identifier) @name)
] @reference.value))
(return_statement (expression_list [
  (identifier) @name
  (dot_index_expression table: (_) @receiver field: (identifier) @name)
] @reference.value))

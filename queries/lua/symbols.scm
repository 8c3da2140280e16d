; `function f`, `local function f`, `function M.f`, `function M:f`, `function M.a.f`
(function_declaration
  "local"? @visibility
  name: [
    (identifier) @name
    (dot_index_expression table: (_) @owner field: (identifier) @name)
    (method_index_expression table: (_) @owner method: (identifier) @name)
  ]
  parameters: (parameters) @parameters
  body: (block)? @body "end" @body) @definition.function

; `f = function`, `M.f = function`, `M["f"] = function`, `local f = function`
(variable_declaration "local" @visibility
  (assignment_statement
    (variable_list . name: (identifier) @name)
    (expression_list . value: (function_definition parameters: (parameters) @parameters body: (block)? @body "end" @body)))) @definition.function
(assignment_statement
  (variable_list . name: [
    (identifier) @name
    (dot_index_expression table: (_) @owner field: (identifier) @name)
    (bracket_index_expression table: (_) @owner field: (string) @name)
  ])
  (expression_list . value: (function_definition parameters: (parameters) @parameters body: (block)? @body "end" @body))) @definition.function
; `{ f = function() … end }`
(field
  name: [(identifier) (string)] @name
  value: (function_definition parameters: (parameters) @parameters body: (block)? @body "end" @body)) @definition.function

; By custom a table with a capital, made empty or by another, is a class.
((variable_declaration "local" @visibility
  (assignment_statement
    (variable_list . name: (identifier) @name .)
    (expression_list . value: [
      (table_constructor . "{" . "}")
      (function_call name: (identifier) @_maker)
      (function_call name: (method_index_expression method: (identifier) @_maker))
      (function_call name: (dot_index_expression field: (identifier) @_maker))
    ] .))) @definition.class
  (#any-of? @_maker "setmetatable" "class" "Class" "extend" "subclass" "derive" "new_class" "newclass")
  (#match? @name "^([A-Z]|_M$)"))
((assignment_statement
  (variable_list . name: (identifier) @name .)
  (expression_list . value: [
    (table_constructor . "{" . "}")
    (function_call name: (identifier) @_maker)
    (function_call name: (method_index_expression method: (identifier) @_maker))
    (function_call name: (dot_index_expression field: (identifier) @_maker))
  ] .)) @definition.class
  (#any-of? @_maker "setmetatable" "class" "Class" "extend" "subclass" "derive" "new_class" "newclass")
  (#match? @name "^([A-Z]|_M$)"))

(variable_declaration "local" @visibility
  (assignment_statement (variable_list name: (identifier) @name))) @definition.variable
(variable_declaration "local" @visibility (variable_list name: (identifier) @name)) @definition.variable
(assignment_statement (variable_list name: (identifier) @name)) @definition.variable
((assignment_statement
  (variable_list name: (dot_index_expression table: (identifier) @owner field: (identifier) @name))) @definition.field
  (#not-eq? @owner "self"))

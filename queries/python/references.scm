(call
  function: (identifier) @name
  arguments: (_) @arguments) @reference.call

(call
  function: (attribute object: (_) @receiver attribute: (identifier) @name)
  arguments: (_) @arguments) @reference.call

; `Stack[int]()` constructs; `handlers[key]()` calls what nobody knows.
((call
  function: (subscript value: (identifier) @name)
  arguments: (_) @arguments) @reference.call
  (#match? @name "^_?[A-Z]"))

; What is called has no name of its own: `make()()`, `table[key]()`.
(call
  function: [(call) (parenthesized_expression)] @receiver
  arguments: (_) @arguments) @reference.call
((call
  function: (subscript) @receiver
  arguments: (_) @arguments) @reference.call
  (#not-match? @receiver "^_?[A-Z]\\w*\\["))

; A decorator without arguments is called with what it decorates, a class that is raised without any.
(decorator (identifier) @name) @reference.call
(decorator (attribute object: (_) @receiver attribute: (identifier) @name)) @reference.call
((raise_statement . (identifier) @name @reference.call) (#match? @name "^_?[A-Z]"))
((raise_statement . (attribute object: (_) @receiver attribute: (identifier) @name) @reference.call)
  (#match? @name "^_?[A-Z]"))

(class_definition superclasses: (argument_list (identifier) @name @reference.inherit))
(class_definition superclasses: (argument_list
  (attribute object: (_) @receiver attribute: (identifier) @name) @reference.inherit))
(class_definition superclasses: (argument_list
  (subscript value: (identifier) @name) @reference.inherit))
(class_definition superclasses: (argument_list
  (subscript value: (attribute object: (_) @receiver attribute: (identifier) @name)) @reference.inherit))

(type (identifier) @name @reference.type)
(type (attribute object: (_) @receiver attribute: (identifier) @name) @reference.type)
(type (generic_type (identifier) @name @reference.type))
(type (subscript value: (identifier) @name @reference.type))
(type (subscript value: (attribute object: (_) @receiver attribute: (identifier) @name)) @reference.type)
(type (subscript subscript: (identifier) @name @reference.type))
(type (subscript subscript: (attribute object: (_) @receiver attribute: (identifier) @name)) @reference.type)
(type (binary_operator [(identifier) @name (attribute object: (_) @receiver attribute: (identifier) @name)] @reference.type))
(type (binary_operator
  left: (binary_operator [(identifier) @name (attribute object: (_) @receiver attribute: (identifier) @name)] @reference.type)))
; A type that is not yet defined is written as a string.
((type (string (string_content) @name @reference.type))
  (#match? @name "^[A-Za-z_]\\w*$"))
(class_definition superclasses: (argument_list (subscript subscript: (identifier) @name @reference.type)))
(except_clause value: (identifier) @name @reference.type)
(except_clause value: (attribute object: (_) @receiver attribute: (identifier) @name) @reference.type)
(except_clause value: (as_pattern (identifier) @name @reference.type))
(except_clause value: (as_pattern (attribute object: (_) @receiver attribute: (identifier) @name) @reference.type))
(except_clause value: (tuple (identifier) @name @reference.type))
(except_clause value: (as_pattern (tuple (identifier) @name @reference.type)))
(class_pattern . (dotted_name (identifier) @name @reference.type .))

; Functions and classes passed on, returned or kept.
(argument_list (identifier) @name @reference.value)
(argument_list (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(keyword_argument value: (identifier) @name @reference.value)
(keyword_argument value: (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(assignment right: (identifier) @name @reference.value)
(assignment right: (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(return_statement (identifier) @name @reference.value)
(return_statement (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(expression_list (identifier) @name @reference.value)
(pair value: (identifier) @name @reference.value)
(pair value: (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(list (identifier) @name @reference.value)
(list (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(tuple (identifier) @name @reference.value)
(tuple (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(set (identifier) @name @reference.value)
(default_parameter value: (identifier) @name @reference.value)
(typed_default_parameter value: (identifier) @name @reference.value)
(conditional_expression (identifier) @name @reference.value)
(boolean_operator (identifier) @name @reference.value)
(lambda body: (identifier) @name @reference.value)
(yield (identifier) @name @reference.value)
((raise_statement . (identifier) @name @reference.value) (#not-match? @name "^_?[A-Z]"))
((raise_statement . (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
  (#not-match? @name "^_?[A-Z]"))

(call
  function: (identifier) @name
  arguments: (_) @arguments) @reference.call

(call
  function: (attribute object: (_) @receiver attribute: (identifier) @name)
  arguments: (_) @arguments) @reference.call

; A decorator without arguments is called with what it decorates.
(decorator (identifier) @name) @reference.value
(decorator (attribute object: (_) @receiver attribute: (identifier) @name)) @reference.value

(class_definition superclasses: (argument_list (identifier) @name @reference.inherit))
(class_definition superclasses: (argument_list
  (attribute object: (_) @receiver attribute: (identifier) @name) @reference.inherit))
(class_definition superclasses: (argument_list
  (subscript value: (identifier) @name) @reference.inherit))

(type (identifier) @name @reference.type)
(type (attribute object: (_) @receiver attribute: (identifier) @name) @reference.type)
(type (generic_type (identifier) @name @reference.type))
(type (subscript value: (identifier) @name @reference.type))
(type (binary_operator left: (identifier) @name @reference.type))
(type (binary_operator right: (identifier) @name @reference.type))

; Functions and classes passed on, returned or kept.
(argument_list (identifier) @name @reference.value)
(argument_list (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(keyword_argument value: (identifier) @name @reference.value)
(keyword_argument value: (attribute object: (_) @receiver attribute: (identifier) @name) @reference.value)
(assignment right: (identifier) @name @reference.value)
(return_statement (identifier) @name @reference.value)
(pair value: (identifier) @name @reference.value)
(list (identifier) @name @reference.value)
(tuple (identifier) @name @reference.value)

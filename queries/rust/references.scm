(call_expression
  function: (identifier) @name
  arguments: (arguments) @arguments) @reference.call

(call_expression
  function: (field_expression value: (_) @receiver field: (field_identifier) @name)
  arguments: (arguments) @arguments) @reference.call

(call_expression
  function: (scoped_identifier path: (_) @receiver name: (identifier) @name)
  arguments: (arguments) @arguments) @reference.call

(call_expression
  function: (generic_function function: (identifier) @name)
  arguments: (arguments) @arguments) @reference.call

(call_expression
  function: (generic_function function: (field_expression value: (_) @receiver field: (field_identifier) @name))
  arguments: (arguments) @arguments) @reference.call

(call_expression
  function: (generic_function function: (scoped_identifier path: (_) @receiver name: (identifier) @name))
  arguments: (arguments) @arguments) @reference.call

(macro_invocation macro: (identifier) @name) @reference.call
(macro_invocation macro: (scoped_identifier path: (_) @receiver name: (identifier) @name)) @reference.call

; Calls inside a macro's arguments are bare tokens: a name followed by (…).
(token_tree (identifier) @name @reference.call . (token_tree "("))

(struct_expression name: (type_identifier) @name) @reference.call
(struct_expression name: (scoped_type_identifier path: (_) @receiver name: (type_identifier) @name)) @reference.call

(impl_item
  trait: (type_identifier) @name @reference.inherit
  type: (_) @receiver)
(impl_item
  trait: (generic_type type: (type_identifier) @name) @reference.inherit
  type: (_) @receiver)
(impl_item
  trait: (scoped_type_identifier name: (type_identifier) @name) @reference.inherit
  type: (_) @receiver)
(trait_item bounds: (trait_bounds (type_identifier) @name @reference.inherit))

(type_identifier) @name @reference.type
(scoped_type_identifier path: (_) @receiver name: (type_identifier) @name) @reference.type

(arguments (identifier) @name @reference.value)
(arguments (scoped_identifier path: (_) @receiver name: (identifier) @name) @reference.value)
(let_declaration value: (identifier) @name @reference.value)
(field_initializer value: (identifier) @name @reference.value)
(field_initializer value: (scoped_identifier path: (_) @receiver name: (identifier) @name) @reference.value)
(array_expression (identifier) @name @reference.value)
(array_expression (scoped_identifier path: (_) @receiver name: (identifier) @name) @reference.value)

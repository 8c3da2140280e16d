(method_invocation
  object: (_)? @receiver
  name: (identifier) @name
  arguments: (_) @arguments) @reference.call

(object_creation_expression
  type: (type_identifier) @name
  arguments: (_) @arguments) @reference.call
(object_creation_expression
  type: (generic_type . (type_identifier) @name)
  arguments: (_) @arguments) @reference.call
(object_creation_expression
  type: [
    (scoped_type_identifier (_) @receiver (type_identifier) @name .)
    (generic_type . (scoped_type_identifier (_) @receiver (type_identifier) @name .))
  ]
  arguments: (_) @arguments) @reference.call

; `this(…)` and `super(…)` at the start of a constructor.
(explicit_constructor_invocation
  constructor: (_) @name
  arguments: (_) @arguments) @reference.call

(superclass [
  (type_identifier) @name @reference.inherit
  (generic_type . (type_identifier) @name @reference.inherit)
  (scoped_type_identifier (_) @receiver (type_identifier) @name .) @reference.inherit
  (generic_type . (scoped_type_identifier (_) @receiver (type_identifier) @name .) @reference.inherit)
])
(super_interfaces (type_list [
  (type_identifier) @name @reference.inherit
  (generic_type . (type_identifier) @name @reference.inherit)
  (scoped_type_identifier (_) @receiver (type_identifier) @name .) @reference.inherit
  (generic_type . (scoped_type_identifier (_) @receiver (type_identifier) @name .) @reference.inherit)
]))
(extends_interfaces (type_list [
  (type_identifier) @name @reference.inherit
  (generic_type . (type_identifier) @name @reference.inherit)
  (scoped_type_identifier (_) @receiver (type_identifier) @name .) @reference.inherit
  (generic_type . (scoped_type_identifier (_) @receiver (type_identifier) @name .) @reference.inherit)
]))
; An anonymous class inherits from what it names.
(object_creation_expression
  type: [
    (type_identifier) @name @reference.inherit
    (generic_type . (type_identifier) @name @reference.inherit)
  ]
  (class_body))

(type_identifier) @name @reference.type
(scoped_type_identifier (_) @receiver (type_identifier) @name .) @reference.type
(marker_annotation name: (identifier) @name @reference.type)
(marker_annotation name: (scoped_identifier scope: (_) @receiver name: (identifier) @name) @reference.type)
(annotation name: (identifier) @name @reference.type)
(annotation name: (scoped_identifier scope: (_) @receiver name: (identifier) @name) @reference.type)
; `case Point(int x, int y)`
(record_pattern . (identifier) @name @reference.type)

; `Type::method`, `this::method`
(method_reference . (_) @receiver (identifier) @name .) @reference.value
(method_reference . (identifier) @name @reference.type "new")

(argument_list (identifier) @name @reference.value)
(argument_list (field_access object: (_) @receiver field: (identifier) @name) @reference.value)
(variable_declarator value: (identifier) @name @reference.value)
(variable_declarator value: (field_access object: (_) @receiver field: (identifier) @name) @reference.value)
(assignment_expression right: (identifier) @name @reference.value)
(assignment_expression right: (field_access object: (_) @receiver field: (identifier) @name) @reference.value)
(return_statement (identifier) @name @reference.value)
(return_statement (field_access object: (_) @receiver field: (identifier) @name) @reference.value)
(array_initializer (identifier) @name @reference.value)
(switch_label (identifier) @name @reference.value)
(element_value_pair value: (identifier) @name @reference.value)
(element_value_pair value: (field_access object: (_) @receiver field: (identifier) @name) @reference.value)

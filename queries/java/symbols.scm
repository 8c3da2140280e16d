(class_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  name: (identifier) @name
  body: (_) @body) @definition.class

(record_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  name: (identifier) @name
  parameters: (_) @parameters
  body: (_) @body) @definition.class

; The components of a record are its fields, as public as its accessors: `(` marks no less.
(record_declaration
  parameters: (formal_parameters "(" @visibility
    (formal_parameter type: (_) @type name: (identifier) @name) @definition.field))

(interface_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  name: (identifier) @name
  body: (_) @body) @definition.interface

(annotation_type_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  name: (identifier) @name
  body: (_) @body) @definition.interface

(annotation_type_element_declaration type: (_) @type name: (identifier) @name) @definition.method

(enum_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  name: (identifier) @name
  body: (_) @body) @definition.enum

(enum_constant name: (identifier) @name body: (_)? @body) @definition.enum-member

(method_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  type: (_) @type
  name: (identifier) @name
  parameters: (_) @parameters
  body: (_)? @body) @definition.method

(constructor_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  name: (identifier) @name
  parameters: (_) @parameters
  body: (_) @body) @definition.constructor

(compact_constructor_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  name: (identifier) @name
  body: (_) @body) @definition.constructor

(field_declaration
  (modifiers ["public" "protected" "private"]? @visibility "static" "final")
  type: (_) @type
  declarator: (variable_declarator name: (identifier) @name)) @definition.constant

(field_declaration
  (modifiers ["public" "protected" "private"]? @visibility "final" "static")
  type: (_) @type
  declarator: (variable_declarator name: (identifier) @name)) @definition.constant

(field_declaration
  (modifiers ["public" "protected" "private"] @visibility)?
  type: (_) @type
  declarator: (variable_declarator name: (identifier) @name)) @definition.field

(constant_declaration
  type: (_) @type
  declarator: (variable_declarator name: (identifier) @name)) @definition.constant

(module_declaration name: (_) @name body: (_) @body) @definition.module

(marker_annotation
  name: (identifier) @_name
  (#any-of? @_name "Test" "RepeatedTest" "TestFactory" "TestTemplate" "ParameterizedTest" "Property" "Theory"
    "Before" "After" "BeforeClass" "AfterClass" "BeforeEach" "AfterEach" "BeforeAll" "AfterAll" "BeforeMethod" "AfterMethod"
    "Nested")) @test
(annotation
  name: (identifier) @_name
  (#any-of? @_name "Test" "RepeatedTest" "ParameterizedTest" "Property")) @test

; An anonymous class qualifies its members by what it implements.
(object_creation_expression type: (_) @name (class_body)) @container

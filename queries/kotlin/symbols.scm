(class_declaration
  (modifiers (visibility_modifier)? @visibility (class_modifier "enum"))
  name: (identifier) @name
  (primary_constructor (class_parameters) @parameters)?
  [(class_body) (enum_class_body)]? @body) @definition.enum
(class_declaration
  (modifiers (visibility_modifier) @visibility)?
  "interface"
  name: (identifier) @name
  (class_body)? @body) @definition.interface
(class_declaration
  (modifiers (visibility_modifier) @visibility)?
  "class"
  name: (identifier) @name
  (primary_constructor (class_parameters) @parameters)?
  [(class_body) (enum_class_body)]? @body) @definition.class
(object_declaration
  (modifiers (visibility_modifier) @visibility)?
  name: (identifier) @name
  (class_body)? @body) @definition.class

; A companion's members are reached through the class around it, so it does not qualify them.
(companion_object name: (identifier) @name @definition.class)

; An anonymous object qualifies its members by what it implements.
(object_literal
  (delegation_specifiers . (delegation_specifier [
    (user_type) @name
    (constructor_invocation (user_type) @name)
    (explicit_delegation . (user_type) @name)
  ]))
  (class_body)) @container

(secondary_constructor
  (modifiers (visibility_modifier) @visibility)?
  "constructor" @name
  (function_value_parameters) @parameters
  [(block) (constructor_delegation_call)]? @body) @definition.constructor

; `fun Type.name()` is reached like a member of its receiver's type.
(function_declaration
  (modifiers (visibility_modifier) @visibility)?
  [(user_type) (nullable_type) (parenthesized_type)]? @owner
  name: (_) @name
  (function_value_parameters) @parameters
  [(user_type) (nullable_type) (parenthesized_type)]? @type
  (function_body)? @body) @definition.function

(class_parameters
  (class_parameter
    (modifiers (visibility_modifier) @visibility)?
    ["val" "var"]
    (identifier) @name
    [(user_type) (nullable_type) (function_type) (parenthesized_type)] @type) @definition.property)

(property_declaration
  (modifiers (visibility_modifier)? @visibility (property_modifier))
  (variable_declaration (identifier) @name [(user_type) (nullable_type) (parenthesized_type)]? @type)) @definition.constant
(class_body
  (property_declaration
    (modifiers (visibility_modifier)? @visibility (property_modifier))
    (variable_declaration (identifier) @name [(user_type) (nullable_type) (parenthesized_type)]? @type)) @definition.constant)
; The members of a class, and `val Type.name`; elsewhere a property is a variable, and may be local.
(class_body
  (property_declaration
    (modifiers (visibility_modifier) @visibility)?
    [(user_type) (nullable_type) (parenthesized_type)]? @owner
    (variable_declaration (identifier) @name [(user_type) (nullable_type) (parenthesized_type)]? @type)
    (call_expression)? @value) @definition.property)
(enum_class_body
  (property_declaration
    (modifiers (visibility_modifier) @visibility)?
    (variable_declaration (identifier) @name [(user_type) (nullable_type) (parenthesized_type)]? @type)) @definition.property)
(property_declaration
  (modifiers (visibility_modifier) @visibility)?
  [(user_type) (nullable_type) (parenthesized_type)] @owner
  (variable_declaration (identifier) @name [(user_type) (nullable_type) (parenthesized_type)]? @type)) @definition.property
(property_declaration
  (modifiers (visibility_modifier) @visibility)?
  (variable_declaration (identifier) @name [(user_type) (nullable_type) (parenthesized_type)]? @type)
  (call_expression)? @value) @definition.variable

(enum_entry (identifier) @name (class_body)? @body) @definition.enum-member

(type_alias (modifiers (visibility_modifier) @visibility)? type: (identifier) @name (_)? @type .) @definition.type-alias

(annotation
  [(user_type (identifier) @_name) (constructor_invocation (user_type (identifier) @_name))]
  (#any-of? @_name "Test" "ParameterizedTest" "RepeatedTest" "Before" "After" "BeforeTest" "AfterTest" "BeforeEach"
    "AfterEach" "BeforeAll" "AfterAll" "BeforeClass" "AfterClass" "Nested")) @test

; What it gives, where no type says so.
(function_declaration name: (_) @name (function_body "=" [(call_expression) (navigation_expression) (identifier)] @value.of))
(property_declaration (variable_declaration (identifier) @name) [(call_expression) (navigation_expression)] @value.of)

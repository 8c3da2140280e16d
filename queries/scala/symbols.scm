(class_definition
  (modifiers (access_modifier) @visibility)?
  name: (_) @name
  class_parameters: (class_parameters)? @parameters
  body: (template_body)? @body) @definition.class
(trait_definition
  (modifiers (access_modifier) @visibility)?
  name: (_) @name
  body: (template_body)? @body) @definition.interface
(object_definition
  (modifiers (access_modifier) @visibility)?
  name: (_) @name
  body: (template_body)? @body) @definition.class
(package_object name: (_) @name body: (template_body)? @body) @definition.module
(enum_definition
  (modifiers (access_modifier) @visibility)?
  name: (_) @name
  class_parameters: (class_parameters)? @parameters
  body: (enum_body) @body) @definition.enum
(simple_enum_case name: (_) @name) @definition.enum-member
(full_enum_case name: (_) @name class_parameters: (class_parameters) @parameters) @definition.enum-member

; What a class takes is known in all of it.
(class_definition class_parameters: (class_parameters
  (class_parameter (modifiers (access_modifier) @visibility)? name: (_) @name type: (_)? @type) @definition.field))
(enum_definition class_parameters: (class_parameters
  (class_parameter (modifiers (access_modifier) @visibility)? name: (_) @name type: (_)? @type) @definition.field))

(function_definition
  (modifiers (access_modifier) @visibility)?
  name: (_) @name
  parameters: (parameters)? @parameters
  return_type: (_)? @type
  body: (_) @body) @definition.function
(function_declaration
  (modifiers (access_modifier) @visibility)?
  name: (_) @name
  parameters: (parameters)? @parameters
  return_type: (_)? @type) @definition.function

; `extension (x: Type)`: reached like members of the type.
(extension_definition parameters: (parameters . (parameter type: (_) @name))) @container

; An anonymous class qualifies its members by what it implements.
(instance_expression
  [
    (type_identifier) @name
    (generic_type) @name
    (applied_constructor_type . (_) @name)
    (compound_type base: [(type_identifier) (generic_type)] @name)
    (compound_type base: (applied_constructor_type . (_) @name))
  ]
  (template_body)) @container

(type_definition (modifiers (access_modifier) @visibility)? name: (_) @name type: (_)? @type) @definition.type-alias
; With a body it is an object of that type, else a value.
(given_definition name: (_) @name body: [(with_template_body) (template_body)] @body) @definition.class
(given_definition name: (_) @name return_type: (_)? @type) @definition.variable

; In a template a value is a member; elsewhere it may be local.
(template_body (val_definition (modifiers (access_modifier) @visibility)? pattern: (identifier) @name type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.field)
(template_body (val_definition (modifiers (access_modifier) @visibility)? pattern: (operator_identifier) @name type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.field)
(template_body (val_definition (modifiers (access_modifier) @visibility)? pattern: (identifiers (identifier) @name) type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.field)
(template_body (val_definition (modifiers (access_modifier) @visibility)? pattern: (tuple_pattern (identifier) @name) type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.field)
(template_body (val_declaration (modifiers (access_modifier) @visibility)? name: (_) @name type: (_) @type) @definition.field)
(template_body (var_definition (modifiers (access_modifier) @visibility)? pattern: (identifier) @name type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.field)
(template_body (var_definition (modifiers (access_modifier) @visibility)? pattern: (operator_identifier) @name type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.field)
(template_body (var_definition (modifiers (access_modifier) @visibility)? pattern: (identifiers (identifier) @name) type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.field)
(template_body (var_definition (modifiers (access_modifier) @visibility)? pattern: (tuple_pattern (identifier) @name) type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.field)
(template_body (var_declaration (modifiers (access_modifier) @visibility)? name: (_) @name type: (_) @type) @definition.field)
(val_definition (modifiers (access_modifier) @visibility)? pattern: (identifier) @name type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.variable
(val_definition (modifiers (access_modifier) @visibility)? pattern: (operator_identifier) @name type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.variable
(val_definition (modifiers (access_modifier) @visibility)? pattern: (identifiers (identifier) @name) type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.variable
(val_definition (modifiers (access_modifier) @visibility)? pattern: (tuple_pattern (identifier) @name) type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.variable
(val_declaration (modifiers (access_modifier) @visibility)? name: (_) @name type: (_) @type) @definition.variable
(var_definition (modifiers (access_modifier) @visibility)? pattern: (identifier) @name type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.variable
(var_definition (modifiers (access_modifier) @visibility)? pattern: (operator_identifier) @name type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.variable
(var_definition (modifiers (access_modifier) @visibility)? pattern: (identifiers (identifier) @name) type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.variable
(var_definition (modifiers (access_modifier) @visibility)? pattern: (tuple_pattern (identifier) @name) type: (_)? @type value: [(instance_expression) (call_expression)]? @value) @definition.variable
(var_declaration (modifiers (access_modifier) @visibility)? name: (_) @name type: (_) @type) @definition.variable

(annotation name: (type_identifier) @_name (#any-of? @_name "Test" "Before" "After" "BeforeClass" "AfterClass" "BeforeEach" "AfterEach")) @test

; What it gives, where no type says so.
(function_definition name: (_) @name !return_type
  body: [(call_expression) (field_expression) (identifier) (instance_expression)] @value.of)
(val_definition pattern: (identifier) @name !type value: [(call_expression) (field_expression) (identifier)] @value.of)

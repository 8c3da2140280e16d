(class_declaration
  (modifiers (visibility_modifier) @visibility)?
  declaration_kind: "class"
  name: (type_identifier) @name
  body: (_) @body) @definition.class
(class_declaration
  (modifiers (visibility_modifier) @visibility)?
  declaration_kind: "actor"
  name: (type_identifier) @name
  body: (_) @body) @definition.class
(class_declaration
  (modifiers (visibility_modifier) @visibility)?
  declaration_kind: "struct"
  name: (type_identifier) @name
  body: (_) @body) @definition.struct
(class_declaration
  (modifiers (visibility_modifier) @visibility)?
  declaration_kind: "enum"
  name: (type_identifier) @name
  body: (_) @body) @definition.enum
(protocol_declaration
  (modifiers (visibility_modifier) @visibility)?
  name: (type_identifier) @name
  body: (_) @body) @definition.interface
(class_declaration declaration_kind: "extension" name: (_) @name) @container

; The parameters stand in the declaration itself; the types have the field `name` as well.
(function_declaration
  (modifiers (visibility_modifier) @visibility)?
  "func"
  . name: _ @name
  [(user_type) (optional_type)]? @type
  body: (_) @body) @parameters @definition.function
(protocol_function_declaration
  (modifiers (visibility_modifier) @visibility)?
  "func"
  . name: _ @name
  [(user_type) (optional_type)]? @type) @parameters @definition.method
(init_declaration
  (modifiers (visibility_modifier) @visibility)?
  "init" @name
  body: (_)? @body) @parameters @definition.constructor
(deinit_declaration "deinit" @name body: (_) @body) @definition.method
(subscript_declaration
  (modifiers (visibility_modifier) @visibility)?
  "subscript" @name
  (computed_property)? @body) @parameters @definition.method

(typealias_declaration (modifiers (visibility_modifier) @visibility)? "typealias" . name: (type_identifier) @name) @definition.type-alias
(associatedtype_declaration name: (type_identifier) @name) @definition.type-alias
(macro_declaration (modifiers (visibility_modifier) @visibility)? (simple_identifier) @name) @definition.macro

(enum_entry name: (simple_identifier) @name) @definition.enum-member

; Members; elsewhere a property is a variable, and may be local.
(class_body
  (property_declaration
    (modifiers (visibility_modifier) @visibility)?
    name: (pattern bound_identifier: (simple_identifier) @name)
    (type_annotation (_) @type)?
    value: (_)? @value
    computed_value: (_)? @body) @definition.property)
(class_body
  (property_declaration
    (modifiers (visibility_modifier) @visibility)?
    name: (pattern (pattern (simple_identifier) @name))
    (type_annotation (_) @type)?
    value: (_)? @value
    computed_value: (_)? @body) @definition.property)
(enum_class_body
  (property_declaration
    (modifiers (visibility_modifier) @visibility)?
    name: (pattern bound_identifier: (simple_identifier) @name)
    (type_annotation (_) @type)?
    value: (_)? @value
    computed_value: (_)? @body) @definition.property)
(enum_class_body
  (property_declaration
    (modifiers (visibility_modifier) @visibility)?
    name: (pattern (pattern (simple_identifier) @name))
    (type_annotation (_) @type)?
    value: (_)? @value
    computed_value: (_)? @body) @definition.property)
(protocol_property_declaration
  name: (pattern bound_identifier: (simple_identifier) @name)
  (type_annotation (_) @type)?) @definition.property
(property_declaration
  (modifiers (visibility_modifier) @visibility)?
  (value_binding_pattern mutability: "let")
  name: (pattern bound_identifier: (simple_identifier) @name)
  (type_annotation (_) @type)?
  value: (_)? @value) @definition.constant
(property_declaration
  (modifiers (visibility_modifier) @visibility)?
  name: (pattern bound_identifier: (simple_identifier) @name)
  (type_annotation (_) @type)?
  value: (_)? @value) @definition.variable
(property_declaration
  (modifiers (visibility_modifier) @visibility)?
  name: (pattern (pattern (simple_identifier) @name))) @definition.variable

(attribute (user_type (type_identifier) @_name) (#any-of? @_name "Test" "Suite")) @test

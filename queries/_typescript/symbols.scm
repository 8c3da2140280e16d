; What TypeScript and TSX have beyond JavaScript.

(abstract_class_declaration name: (_) @name body: (_) @body) @definition.class
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(type_alias_declaration name: (_) @name value: (_) @type) @definition.type-alias
(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(enum_body name: (_) @name @definition.enum-member)
(enum_assignment name: (_) @name) @definition.enum-member
(internal_module name: (_) @name body: (_)? @body) @definition.namespace
(module name: (string) @name body: (_)? @body) @definition.module
(module name: [(identifier) (nested_identifier)] @name body: (_)? @body) @definition.namespace

(function_signature name: (identifier) @name parameters: (_) @parameters return_type: (_)? @type) @definition.function
(method_signature
  (accessibility_modifier)? @visibility
  name: (_) @name
  parameters: (_) @parameters
  return_type: (_)? @type) @definition.function
(abstract_method_signature
  (accessibility_modifier)? @visibility
  name: (_) @name
  parameters: (_) @parameters
  return_type: (_)? @type) @definition.function
(interface_body (property_signature name: (_) @name type: (_)? @type) @definition.property)
(type_alias_declaration value: (object_type (property_signature name: (_) @name type: (_)? @type) @definition.property))

(public_field_definition
  (accessibility_modifier)? @visibility
  name: [(property_identifier) (string)] @name
  value: (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)) @definition.function
(public_field_definition
  (accessibility_modifier)? @visibility
  name: [(property_identifier) (string)] @name
  value: (function_expression parameters: (_) @parameters body: (_) @body)) @definition.function
(public_field_definition
  name: (private_property_identifier) @name @visibility
  value: (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)) @definition.function
(public_field_definition
  name: (private_property_identifier) @name @visibility
  type: (_)? @type) @definition.field
(public_field_definition
  (accessibility_modifier)? @visibility
  name: (_) @name
  type: (_) @type) @definition.field
(public_field_definition
  (accessibility_modifier)? @visibility
  name: (_) @name
  value: (new_expression constructor: (_) @type)) @definition.field
(public_field_definition (accessibility_modifier)? @visibility name: (_) @name) @definition.field

; constructor(private readonly store: Store): a parameter that is a field.
(required_parameter
  (accessibility_modifier) @visibility
  pattern: (identifier) @name
  type: (_)? @type) @definition.field
(required_parameter "readonly" pattern: (identifier) @name type: (_)? @type) @definition.field

; What the shared patterns found, with the types and modifiers that only this grammar has.
(function_declaration name: (identifier) @name return_type: (_) @type) @definition.function
(generator_function_declaration name: (identifier) @name return_type: (_) @type) @definition.function
(method_definition (accessibility_modifier) @visibility name: (_) @name) @definition.function
(method_definition name: (private_property_identifier) @name @visibility) @definition.function
(method_definition name: (_) @name return_type: (_) @type) @definition.function
(variable_declarator name: (identifier) @name type: (_) @type) @definition.variable
(variable_declarator name: (identifier) @name value: (arrow_function return_type: (_) @type)) @definition.function
(variable_declarator
  name: (identifier) @name
  value: [(as_expression (_) (_) @type) (satisfies_expression (_) (_) @type)]) @definition.variable

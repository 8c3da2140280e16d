; inherits: _ecma

(field_definition
  property: (private_property_identifier) @name @visibility
  value: [
    (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
    (function_expression parameters: (_) @parameters body: (_) @body)
  ]) @definition.function
(field_definition
  property: (_) @name
  value: [
    (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
    (function_expression parameters: (_) @parameters body: (_) @body)
  ]) @definition.function
(field_definition property: (private_property_identifier) @name @visibility) @definition.field
(field_definition property: (_) @name value: (new_expression constructor: (_) @type)) @definition.field
(field_definition property: (_) @name) @definition.field
(method_definition name: (private_property_identifier) @name @visibility) @definition.function

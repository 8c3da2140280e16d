(function_declaration
  name: (identifier) @name
  parameters: (parameter_list) @parameters
  result: (_)? @type
  body: (block)? @body) @definition.function

(method_declaration
  receiver: (parameter_list (parameter_declaration type: (_) @owner))
  name: (field_identifier) @name
  parameters: (parameter_list) @parameters
  result: (_)? @type
  body: (block)? @body) @definition.method

; One type in a declaration is the declaration; of several each is its own line.
(type_declaration . (type_spec name: (type_identifier) @name type: (struct_type) @body) .) @definition.struct
(type_declaration . (type_spec name: (type_identifier) @name type: (interface_type) @body) .) @definition.interface
(type_spec name: (type_identifier) @name type: (struct_type) @body) @definition.struct
(type_spec name: (type_identifier) @name type: (interface_type) @body) @definition.interface
(type_declaration . (type_spec name: (type_identifier) @name type: (_) @type) .) @definition.type-alias
(type_spec name: (type_identifier) @name type: (_) @type) @definition.type-alias
(type_alias name: (type_identifier) @name type: (_) @type) @definition.type-alias

(method_elem
  name: (field_identifier) @name
  parameters: (parameter_list) @parameters
  result: (_)? @type) @definition.method
(field_declaration name: (field_identifier) @name type: (_) @type) @definition.field

((const_spec name: (identifier) @name type: (_)? @type) @definition.constant (#not-eq? @name "_"))
((var_spec name: (identifier) @name type: (_)? @type) @definition.variable (#not-eq? @name "_"))

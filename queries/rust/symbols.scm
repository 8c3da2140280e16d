(function_item
  (visibility_modifier)? @visibility
  name: [(identifier) (metavariable)] @name
  parameters: (parameters) @parameters
  return_type: (_)? @type
  body: (block) @body) @definition.function

(function_signature_item
  (visibility_modifier)? @visibility
  name: (identifier) @name
  parameters: (parameters) @parameters
  return_type: (_)? @type) @definition.function

(struct_item (visibility_modifier)? @visibility name: (type_identifier) @name body: (_)? @body) @definition.struct
(union_item (visibility_modifier)? @visibility name: (type_identifier) @name body: (_) @body) @definition.struct
(enum_item (visibility_modifier)? @visibility name: (type_identifier) @name body: (_) @body) @definition.enum
(enum_variant name: (identifier) @name) @definition.enum-member
(trait_item (visibility_modifier)? @visibility name: (type_identifier) @name body: (_) @body) @definition.interface
(field_declaration (visibility_modifier)? @visibility name: (field_identifier) @name type: (_) @type) @definition.field
(type_item (visibility_modifier)? @visibility name: (type_identifier) @name type: (_) @type) @definition.type-alias
(associated_type name: (type_identifier) @name) @definition.type-alias
(const_item (visibility_modifier)? @visibility name: (identifier) @name type: (_) @type) @definition.constant
(static_item (visibility_modifier)? @visibility name: (identifier) @name type: (_) @type) @definition.constant
(mod_item (visibility_modifier)? @visibility name: (identifier) @name body: (_) @body) @definition.module
(macro_definition name: (identifier) @name) @definition.macro

(impl_item type: (_) @name body: (_)) @container

(attribute_item (attribute (identifier) @_name) (#any-of? @_name "test" "bench" "rstest" "proptest")) @test
(attribute_item (attribute (scoped_identifier name: (identifier) @_name)) (#eq? @_name "test")) @test
(attribute_item (attribute (identifier) @_name arguments: (token_tree) @_arguments)
  (#eq? @_name "cfg") (#match? @_arguments "\\btest\\b")) @test

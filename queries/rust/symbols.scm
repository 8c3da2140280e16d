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
; What holds one thing has its type.
(enum_variant name: (identifier) @name body: (ordered_field_declaration_list . type: (_) @type .)) @definition.enum-member
(struct_item
  name: (type_identifier) @name
  body: (ordered_field_declaration_list . (visibility_modifier)? . type: (_) @type .) @body) @definition.struct
(trait_item (visibility_modifier)? @visibility name: (type_identifier) @name body: (_) @body) @definition.interface
(field_declaration (visibility_modifier)? @visibility name: (field_identifier) @name type: (_) @type) @definition.field
(type_item (visibility_modifier)? @visibility name: (type_identifier) @name type: (_) @type) @definition.type-alias
(associated_type name: (type_identifier) @name) @definition.type-alias
(const_item (visibility_modifier)? @visibility name: (identifier) @name type: (_) @type) @definition.constant
(static_item (visibility_modifier)? @visibility name: (identifier) @name type: (_) @type) @definition.constant
(mod_item (visibility_modifier)? @visibility name: (identifier) @name body: (_) @body) @definition.module
(macro_definition name: (identifier) @name) @definition.macro

(impl_item
  type: [
    [(type_identifier) (scoped_type_identifier) (generic_type) (primitive_type) (dynamic_type) (abstract_type)
     (array_type) (tuple_type) (pointer_type) (function_type) (unit_type) (never_type) (macro_invocation)] @name
    (reference_type type: (_) @name)
  ]
  body: (_)) @container
; The methods of a trait are as visible as the trait.
(impl_item trait: (_) "for" @visibility.rest)

((attribute_item (attribute (identifier) @_name))
  (#any-of? @_name "test" "bench" "rstest" "proptest" "quickcheck" "test_case" "wasm_bindgen_test" "test_log")) @test
((attribute_item (attribute (scoped_identifier name: (identifier) @_name)))
  (#any-of? @_name "test" "rstest" "test_case")) @test
((attribute_item (attribute (identifier) @_name arguments: (token_tree) @_arguments))
  (#eq? @_name "cfg") (#match? @_arguments "\\btest\\b") (#not-match? @_arguments "\\bnot\\s*\\(\\s*test\\b")) @test

; Items in a macro's braces: `cfg_rt! { pub fn … }`.
(macro_invocation (token_tree "{") @source)

; `getter!(name)` defines `name` where the rules of `getter` say `fn $name`.
(macro_definition name: (identifier) @name) @macro.rules
(macro_invocation macro: (identifier) @name (token_tree) @arguments) @macro.use

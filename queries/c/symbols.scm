; A misread `else if (…) {` is no function named `if`.
; A function's declarator may stand behind pointers (its result's), in parentheses,
; or inside a function pointer (a function that returns one).
((function_definition
  (storage_class_specifier "static")? @visibility
  type: (_) @type
  declarator: [
    (function_declarator declarator: [(identifier) @name (parenthesized_declarator (identifier) @name)]
      parameters: (_) @parameters)
    (pointer_declarator declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters))
    (pointer_declarator declarator: (pointer_declarator
      declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters)))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters))))
  ]
  body: (_) @body) @definition.function
  (#not-any-of? @name "if" "for" "while" "switch"))

; `TEST_CASE(name) { … }`: a macro that begins a function.
(function_definition
  type: (type_identifier)
  declarator: (parenthesized_declarator (identifier) @name)
  body: (_) @body) @definition.function

; Prototypes.
(declaration
  (storage_class_specifier "static")? @visibility
  type: (_) @type
  declarator: [
    (function_declarator declarator: [(identifier) @name (parenthesized_declarator (identifier) @name)]
      parameters: (_) @parameters)
    (pointer_declarator declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters))
    (pointer_declarator declarator: (pointer_declarator
      declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters)))
  ]) @definition.function

; A type with a name that is defined on the way belongs to what is around the variable.
(declaration
  (storage_class_specifier "static")? @visibility
  type: [(struct_specifier name: (_) @type body: (_)) (union_specifier name: (_) @type body: (_)) (enum_specifier name: (_) @type body: (_))]
  declarator: [
    (identifier) @name @definition.variable
    (pointer_declarator declarator: (identifier) @name) @definition.variable
    (array_declarator declarator: (identifier) @name) @definition.variable
    (init_declarator declarator: [
      (identifier) @name
      (pointer_declarator declarator: (identifier) @name)
      (array_declarator declarator: (identifier) @name)
    ]) @definition.variable
  ])

; Variables; `extern` only declares.
(declaration
  (storage_class_specifier "extern") @declares
  type: (_) @type
  declarator: [
    (identifier) @name
    (pointer_declarator declarator: (identifier) @name)
    (array_declarator declarator: (identifier) @name)
    (pointer_declarator declarator: (array_declarator declarator: (identifier) @name))
    (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @name))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @name)))
  ]) @definition.variable
(declaration
  (storage_class_specifier "static")? @visibility
  (type_qualifier "const")
  type: (_) @type
  declarator: [
    (init_declarator declarator: [(identifier) @name (array_declarator declarator: (identifier) @name)])
    (identifier) @name
  ]) @definition.constant
(declaration
  (storage_class_specifier "static")? @visibility
  type: (_) @type
  declarator: [
    (identifier) @name
    (pointer_declarator declarator: (identifier) @name)
    (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @name))
    (array_declarator declarator: [(identifier) @name (array_declarator declarator: (identifier) @name)])
    (pointer_declarator declarator: (array_declarator declarator: (identifier) @name))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: [(identifier) @name (array_declarator declarator: (identifier) @name)])))
    (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: (identifier) @name))))
  ]) @definition.variable
(declaration
  (storage_class_specifier "static")? @visibility
  type: (_) @type
  declarator: (init_declarator declarator: [
    (identifier) @name
    (pointer_declarator declarator: (identifier) @name)
    (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @name))
    (array_declarator declarator: [(identifier) @name (array_declarator declarator: (identifier) @name)])
    (pointer_declarator declarator: (array_declarator declarator: (identifier) @name))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: [(identifier) @name (array_declarator declarator: (identifier) @name)])))
  ])) @definition.variable

; Tags. `struct a;` is only a use of the name.
(struct_specifier name: (type_identifier) @name body: (_) @body) @definition.struct
(union_specifier name: (type_identifier) @name body: (_) @body) @definition.struct
(enum_specifier name: (type_identifier) @name body: (_) @body) @definition.enum
(enumerator name: (identifier) @name) @definition.enum-member

(field_declaration
  type: [(struct_specifier name: (_) @type body: (_)) (union_specifier name: (_) @type body: (_)) (enum_specifier name: (_) @type body: (_))]
  declarator: [
    (field_identifier) @name @definition.field
    (pointer_declarator declarator: (field_identifier) @name) @definition.field
    (array_declarator declarator: (field_identifier) @name) @definition.field
  ])
(field_declaration
  type: (_) @type
  declarator: [
    (field_identifier) @name
    (pointer_declarator declarator: (field_identifier) @name)
    (pointer_declarator declarator: (pointer_declarator declarator: [
      (field_identifier) @name
      (array_declarator declarator: (field_identifier) @name)
    ]))
    (array_declarator declarator: [(field_identifier) @name (array_declarator declarator: (field_identifier) @name)])
    (pointer_declarator declarator: (array_declarator declarator: (field_identifier) @name))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: [(field_identifier) @name (array_declarator declarator: (field_identifier) @name)])))
    (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: (field_identifier) @name))))
  ]) @definition.field

; `typedef struct { … } Name;` names the struct itself; `typedef struct tag { … } Name;`
; is a struct and a further name for it.
(type_definition
  type: [(struct_specifier !name body: (_) @body) (union_specifier !name body: (_) @body)]
  declarator: [(type_identifier) @name (pointer_declarator declarator: (type_identifier) @name)]) @definition.struct
(type_definition
  type: (enum_specifier !name body: (_) @body)
  declarator: (type_identifier) @name) @definition.enum
((type_definition
  type: [
    (struct_specifier name: (_) @type body: (_))
    (union_specifier name: (_) @type body: (_))
    (enum_specifier name: (_) @type body: (_))
  ]
  declarator: [
    (type_identifier) @name @definition.type-alias
    (pointer_declarator declarator: (type_identifier) @name) @definition.type-alias
  ])
  (#not-eq? @name @type))
(type_definition
  type: [
    (type_identifier)
    (primitive_type)
    (sized_type_specifier)
    (macro_type_specifier)
    (struct_specifier !body)
    (union_specifier !body)
    (enum_specifier !body)
  ] @type
  declarator: [
    (type_identifier) @name
    (pointer_declarator declarator: [(type_identifier) @name (pointer_declarator declarator: (type_identifier) @name)])
    (array_declarator declarator: (type_identifier) @name)
    (function_declarator declarator: [
      (type_identifier) @name
      (parenthesized_declarator (pointer_declarator declarator: (type_identifier) @name))
    ])
    (pointer_declarator declarator: (function_declarator declarator: [
      (type_identifier) @name
      (parenthesized_declarator (pointer_declarator declarator: (type_identifier) @name))
    ]))
  ]) @definition.type-alias

(preproc_def name: (identifier) @name value: (_) @body) @definition.macro
; Without a value: a switch, unless it is a header's guard.
((preproc_def name: (identifier) @name !value) @definition.macro
  (#not-match? @name "_H(H|PP|XX)?_*$"))
(preproc_function_def name: (identifier) @name parameters: (_) @parameters value: (_)? @body) @definition.macro

; A function's declarator may stand behind pointers and references (its result's). A misread
; `else if (…) {` is no function named `if`. `static` outside a class hides; a class's members
; have names of another kind.
((function_definition
  (storage_class_specifier "static")? @visibility
  type: (_)? @type
  declarator: [
    (function_declarator declarator: (identifier) @name parameters: (_) @parameters)
    (pointer_declarator declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters))
    (pointer_declarator declarator: (pointer_declarator
      declarator: (function_declarator declarator: (identifier) @name parameters: (_) @parameters)))
    (reference_declarator (function_declarator declarator: (identifier) @name parameters: (_) @parameters))
  ]
  [(compound_statement) (try_statement) (default_method_clause) (delete_method_clause)] @body) @definition.function
  (#not-any-of? @name "if" "for" "while" "switch" "TEST" "TEST_F" "TEST_P" "TYPED_TEST" "TYPED_TEST_P" "BENCHMARK_F" "BENCHMARK_DEFINE_F"))
(function_definition
  type: (_)? @type
  declarator: [
    (function_declarator declarator: [(field_identifier) (destructor_name) (operator_name)] @name parameters: (_) @parameters)
    (pointer_declarator declarator: (function_declarator
      declarator: [(field_identifier) (operator_name)] @name parameters: (_) @parameters))
    (reference_declarator (function_declarator
      declarator: [(field_identifier) (operator_name)] @name parameters: (_) @parameters))
    (function_declarator declarator: (template_function name: (identifier) @name) parameters: (_) @parameters)
  ]
  [(compound_statement) (try_statement) (default_method_clause) (delete_method_clause)] @body) @definition.function
; `operator bool() const`
(function_definition
  declarator: (operator_cast declarator: (abstract_function_declarator parameters: (_) @parameters)) @name
  [(compound_statement) (default_method_clause) (delete_method_clause)] @body) @definition.function

; Members outside their class.
(function_definition
  type: (_)? @type
  declarator: [
    (function_declarator declarator: [
      (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name) @owner
      (qualified_identifier name: (template_function name: (identifier) @name)) @owner
      (qualified_identifier name: (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name)) @owner
      (qualified_identifier name: (qualified_identifier name: (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name))) @owner
    ] parameters: (_) @parameters)
    (pointer_declarator declarator: (function_declarator declarator: [
      (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name) @owner
      (qualified_identifier name: (template_function name: (identifier) @name)) @owner
      (qualified_identifier name: (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name)) @owner
      (qualified_identifier name: (qualified_identifier name: (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name))) @owner
    ] parameters: (_) @parameters))
    (reference_declarator (function_declarator declarator: [
      (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name) @owner
      (qualified_identifier name: (template_function name: (identifier) @name)) @owner
      (qualified_identifier name: (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name)) @owner
      (qualified_identifier name: (qualified_identifier name: (qualified_identifier name: [(identifier) (destructor_name) (operator_name)] @name))) @owner
    ] parameters: (_) @parameters))
  ]
  [(compound_statement) (try_statement) (default_method_clause) (delete_method_clause)] @body) @definition.function

; `TEST_F(Suite, Name) { … }`
((function_definition
  !type
  declarator: (function_declarator
    declarator: (identifier) @test
    parameters: (parameter_list
      . (parameter_declaration type: (type_identifier) @owner)
      . (parameter_declaration type: (type_identifier) @name)))
  body: (_) @body) @definition.function
  (#any-of? @test "TEST" "TEST_F" "TEST_P" "TYPED_TEST" "TYPED_TEST_P" "BENCHMARK_F" "BENCHMARK_DEFINE_F"))
; `TEST_CASE(name) { … }`: another macro that begins a function.
(function_definition
  type: (type_identifier)
  declarator: (parenthesized_declarator (identifier) @name)
  body: (_) @body) @definition.function

; `class EXPORT Name { … }`, where the macro is taken for the class's name.
(function_definition
  type: [(class_specifier !body) (struct_specifier !body)]
  declarator: (identifier) @name
  body: (_) @body) @definition.class

; Prototypes, in a class and outside.
(declaration
  (storage_class_specifier "static")? @visibility
  type: (_)? @type
  declarator: [
    (function_declarator declarator: [(identifier) (operator_name) (destructor_name)] @name parameters: (_) @parameters)
    (pointer_declarator declarator: (function_declarator
      declarator: [(identifier) (operator_name)] @name parameters: (_) @parameters))
    (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator
      declarator: (identifier) @name parameters: (_) @parameters)))
    (reference_declarator (function_declarator declarator: [(identifier) (operator_name)] @name parameters: (_) @parameters))
  ]) @definition.function
(declaration
  declarator: (operator_cast declarator: (abstract_function_declarator parameters: (_) @parameters)) @name) @definition.function
(field_declaration
  type: (_) @type
  declarator: [
    (function_declarator declarator: [(field_identifier) (operator_name)] @name parameters: (_) @parameters)
    (pointer_declarator declarator: (function_declarator
      declarator: [(field_identifier) (operator_name)] @name parameters: (_) @parameters))
    (reference_declarator (function_declarator
      declarator: [(field_identifier) (operator_name)] @name parameters: (_) @parameters))
  ]) @definition.function

; A type with a name that is defined on the way belongs to what is around the variable.
(declaration
  (storage_class_specifier "static")? @visibility
  type: [(class_specifier name: (_) @type body: (_)) (struct_specifier name: (_) @type body: (_)) (union_specifier name: (_) @type body: (_)) (enum_specifier name: (_) @type body: (_))]
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
  (type_qualifier ["const" "constexpr"])
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
    (reference_declarator (identifier) @name)
    (structured_binding_declarator (identifier) @name)
    (pointer_declarator declarator: (identifier) @name)
    (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @name))
    (array_declarator declarator: [(identifier) @name (array_declarator declarator: (identifier) @name)])
    (pointer_declarator declarator: (array_declarator declarator: (identifier) @name))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: [(identifier) @name (array_declarator declarator: (identifier) @name)])))
  ])) @definition.variable

; A static member outside its class.
(declaration
  type: (_) @type
  declarator: [
    (qualified_identifier name: [(identifier) @name (qualified_identifier name: [(identifier) @name (qualified_identifier name: (identifier) @name)])]) @owner
    (pointer_declarator declarator: (qualified_identifier name: [(identifier) @name (qualified_identifier name: [(identifier) @name (qualified_identifier name: (identifier) @name)])]) @owner)
    (array_declarator declarator: (qualified_identifier name: [(identifier) @name (qualified_identifier name: [(identifier) @name (qualified_identifier name: (identifier) @name)])]) @owner)
    (init_declarator declarator: [
      (qualified_identifier name: [(identifier) @name (qualified_identifier name: [(identifier) @name (qualified_identifier name: (identifier) @name)])]) @owner
      (pointer_declarator declarator: (qualified_identifier name: [(identifier) @name (qualified_identifier name: [(identifier) @name (qualified_identifier name: (identifier) @name)])]) @owner)
      (array_declarator declarator: (qualified_identifier name: [(identifier) @name (qualified_identifier name: [(identifier) @name (qualified_identifier name: (identifier) @name)])]) @owner)
    ])
  ]) @definition.field

(namespace_definition name: (_) @name body: (_) @body) @definition.namespace
(namespace_alias_definition name: (_) @name . (_) @body) @definition.namespace

; `class a;` is only a use of the name. A class's members are private until it says otherwise.
(class_specifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)] body: (_) @body) @definition.class
(struct_specifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)] body: (_) @body) @definition.struct
(class_specifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]) @owner body: (_) @body) @definition.class
(struct_specifier name: (qualified_identifier name: [(type_identifier) @name (template_type name: (type_identifier) @name)]) @owner body: (_) @body) @definition.struct
(class_specifier "class" @visibility.rest body: (_))
(field_declaration_list (access_specifier) @visibility.rest)
(union_specifier name: (type_identifier) @name body: (_) @body) @definition.struct
(enum_specifier name: (type_identifier) @name body: (_) @body) @definition.enum
(enumerator name: (identifier) @name) @definition.enum-member
(alias_declaration name: (type_identifier) @name type: (_) @type) @definition.type-alias
(concept_definition name: (identifier) @name) @definition.interface

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
    (reference_declarator (field_identifier) @name)
    (pointer_declarator declarator: (reference_declarator (field_identifier) @name))
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
    (qualified_identifier)
    (template_type)
    (class_specifier !body)
    (decltype)
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

(function_definition) @scope
(compound_statement) @scope
(for_statement) @scope
(for_range_loop) @scope
(if_statement) @scope
(while_statement) @scope
(switch_statement) @scope
(lambda_expression) @scope
(catch_clause) @scope
(preproc_function_def) @scope

(preproc_params (identifier) @binding)

(parameter_declaration
  type: [(placeholder_type_specifier) [(type_identifier) (qualified_identifier) (template_type) (struct_specifier) (class_specifier) (union_specifier) (enum_specifier) (primitive_type) (sized_type_specifier) (decltype)] @type]
  declarator: [
    (identifier) @binding
    (pointer_declarator declarator: [(identifier) @binding (pointer_declarator declarator: (identifier) @binding)])
    (array_declarator declarator: (identifier) @binding)
    (reference_declarator (identifier) @binding)
    (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @binding)))
    (function_declarator declarator: (identifier) @binding)
  ])
; `extern` in a function names what stands elsewhere.
(declaration
  type: [(placeholder_type_specifier) [(type_identifier) (qualified_identifier) (template_type) (struct_specifier) (class_specifier) (union_specifier) (enum_specifier) (primitive_type) (sized_type_specifier) (decltype)] @type]
  declarator: [
    (identifier) @binding
    (pointer_declarator declarator: [(identifier) @binding (pointer_declarator declarator: (identifier) @binding)])
    (array_declarator declarator: (identifier) @binding)
    (reference_declarator (identifier) @binding)
    (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: [(identifier) @binding (array_declarator declarator: (identifier) @binding)])))
  ])
(declaration
  type: [(placeholder_type_specifier) [(type_identifier) (qualified_identifier) (template_type) (struct_specifier) (class_specifier) (union_specifier) (enum_specifier) (primitive_type) (sized_type_specifier) (decltype)] @type]
  declarator: (init_declarator
    declarator: [
      (identifier) @binding
      (pointer_declarator declarator: [(identifier) @binding (pointer_declarator declarator: (identifier) @binding)])
      (array_declarator declarator: (identifier) @binding)
      (reference_declarator (identifier) @binding)
      (structured_binding_declarator (identifier) @binding)
    (reference_declarator (identifier) @binding)
      (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding))
      (function_declarator declarator: (parenthesized_declarator (pointer_declarator
        declarator: [(identifier) @binding (array_declarator declarator: (identifier) @binding)])))
    ]
    value: (_) @value))
(declaration (storage_class_specifier "extern") declarator: (identifier) @nonlocal)
(declaration (storage_class_specifier "extern") declarator: (array_declarator declarator: (identifier) @nonlocal))

(optional_parameter_declaration
  type: [(placeholder_type_specifier) [(type_identifier) (qualified_identifier) (template_type) (struct_specifier) (class_specifier) (union_specifier) (enum_specifier) (primitive_type) (sized_type_specifier) (decltype)] @type]
  declarator: [
    (identifier) @binding
    (pointer_declarator declarator: (identifier) @binding)
    (reference_declarator (identifier) @binding)
  ])
(parameter_declaration
  type: [(placeholder_type_specifier) [(type_identifier) (qualified_identifier) (template_type) (struct_specifier) (class_specifier) (union_specifier) (enum_specifier) (primitive_type) (sized_type_specifier) (decltype)] @type]
  declarator: (pointer_declarator declarator: (reference_declarator (identifier) @binding)))
(variadic_parameter_declaration declarator: (variadic_declarator (identifier) @binding))
(variadic_parameter_declaration declarator: (reference_declarator (variadic_declarator (identifier) @binding)))
(for_range_loop
  type: [(placeholder_type_specifier) [(type_identifier) (qualified_identifier) (template_type) (struct_specifier) (class_specifier) (union_specifier) (enum_specifier) (primitive_type) (sized_type_specifier) (decltype)] @type]
  declarator: [
    (identifier) @binding
    (pointer_declarator declarator: (identifier) @binding)
    (reference_declarator (identifier) @binding)
    (structured_binding_declarator (identifier) @binding)
    (reference_declarator (structured_binding_declarator (identifier) @binding))
  ])
(condition_clause value: (declaration
  type: [(placeholder_type_specifier) [(type_identifier) (qualified_identifier) (template_type) (struct_specifier) (class_specifier) (union_specifier) (enum_specifier) (primitive_type) (sized_type_specifier) (decltype)] @type]
  declarator: [
    (identifier) @binding
    (pointer_declarator declarator: (identifier) @binding)
    (reference_declarator (identifier) @binding)
  ]
  value: (_) @value))
(lambda_capture_initializer left: (identifier) @binding right: (_) @value)
(assignment_expression left: (identifier) @reassigned)

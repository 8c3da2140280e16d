(function_definition) @scope
(compound_statement) @scope
(for_statement) @scope
(preproc_function_def) @scope

(preproc_params (identifier) @binding)

(parameter_declaration
  type: (_) @type
  declarator: [
    (identifier) @binding
    (pointer_declarator declarator: [(identifier) @binding (pointer_declarator declarator: (identifier) @binding)])
    (array_declarator declarator: (identifier) @binding)
    (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @binding)))
    (function_declarator declarator: (identifier) @binding)
  ])
; `extern` in a function names what stands elsewhere.
(declaration
  type: (_) @type
  declarator: [
    (identifier) @binding
    (pointer_declarator declarator: [(identifier) @binding (pointer_declarator declarator: (identifier) @binding)])
    (array_declarator declarator: (identifier) @binding)
    (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator
      declarator: [(identifier) @binding (array_declarator declarator: (identifier) @binding)])))
  ])
(declaration
  type: (_) @type
  declarator: (init_declarator
    declarator: [
      (identifier) @binding
      (pointer_declarator declarator: [(identifier) @binding (pointer_declarator declarator: (identifier) @binding)])
      (array_declarator declarator: (identifier) @binding)
      (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding))
      (function_declarator declarator: (parenthesized_declarator (pointer_declarator
        declarator: [(identifier) @binding (array_declarator declarator: (identifier) @binding)])))
    ]
    value: (_) @value))
(declaration (storage_class_specifier "extern") declarator: (identifier) @nonlocal)
(declaration (storage_class_specifier "extern") declarator: (array_declarator declarator: (identifier) @nonlocal))

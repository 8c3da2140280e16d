; The schema before a name is left out: files rarely agree on writing it.
(create_table [(keyword_table) (keyword_exists)] . (object_reference name: (_) @name) (column_definitions)? @body) @definition.struct
(create_view [(keyword_view) (keyword_exists)] . (object_reference name: (_) @name) (create_query)? @body) @definition.struct
(create_materialized_view [(keyword_view) (keyword_exists)] . (object_reference name: (_) @name) (create_query)? @body) @definition.struct
(create_type (keyword_type) . (object_reference name: (_) @name) (enum_elements) @body) @definition.enum
(create_type (keyword_type) . (object_reference name: (_) @name) (column_definitions)? @body) @definition.struct
(enum_elements enum_element: (literal) @name @definition.enum-member)

(alter_table
  (object_reference name: (_) @owner)
  (add_column (column_definition name: (_) @name) @definition.field))
(create_table
  (column_definitions
    (column_definition
      name: (_) @name
      [(object_reference) (int) (bigint) (numeric) (decimal) (varchar) (char)]? @type) @definition.field))
(create_type (column_definitions (column_definition name: (_) @name) @definition.field))

(create_function (keyword_function) . (object_reference name: (_) @name) (function_body) @body) @definition.function
(create_trigger (keyword_trigger) . (object_reference name: (_) @name) (keyword_execute)? @body) @definition.function
(create_index column: (_) @name) @definition.key
(create_sequence [(keyword_sequence) (keyword_exists)] . (object_reference name: (_) @name)) @definition.key
(create_schema [(keyword_schema) (keyword_exists)] . (identifier) @name) @definition.module

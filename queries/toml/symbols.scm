(table . [(bare_key) (dotted_key) (quoted_key)] @name) @definition.section
(table_array_element . [(bare_key) (dotted_key) (quoted_key)] @name) @definition.section

; The keys of the file and its tables; inline tables are values.
(document (pair . [(bare_key) (dotted_key) (quoted_key)] @name) @definition.key)
(table (pair . [(bare_key) (dotted_key) (quoted_key)] @name) @definition.key)
(table_array_element (pair . [(bare_key) (dotted_key) (quoted_key)] @name) @definition.key)

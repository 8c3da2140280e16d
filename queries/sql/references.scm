(invocation (object_reference name: (_) @name)) @reference.call
(create_trigger [(keyword_function) (keyword_procedure)] . (object_reference name: (_) @name)) @reference.call

(relation (object_reference name: (_) @name)) @reference.type
(from (object_reference name: (_) @name)) @reference.type
(insert (object_reference name: (_) @name)) @reference.type
(alter_table (object_reference name: (_) @name)) @reference.type
(drop_table (object_reference name: (_) @name)) @reference.type
(drop_view (object_reference name: (_) @name)) @reference.type
(comment_statement (object_reference name: (_) @name)) @reference.type
(create_index (object_reference name: (_) @name)) @reference.type
(create_trigger (keyword_on) . (object_reference name: (_) @name)) @reference.type
(column_definition (keyword_references) . (object_reference name: (_) @name)) @reference.type
(column_definition custom_type: (object_reference name: (_) @name)) @reference.type
(constraint (keyword_references) . (object_reference name: (_) @name)) @reference.type
; `MERGE INTO a USING b`, `TRUNCATE TABLE a`
(statement (keyword_into) . (object_reference name: (_) @name)) @reference.type
(statement (keyword_using) . (object_reference name: (_) @name)) @reference.type
(statement (keyword_table) . (object_reference name: (_) @name)) @reference.type

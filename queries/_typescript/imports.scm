(import_statement (import_require_clause (identifier) @alias source: (string) @module)) @import
(export_statement "=" (identifier) @name @default) @export

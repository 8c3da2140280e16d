(namespace_definition name: (namespace_name) @package)

; `use A\B;` and `use A\B as C;`
(namespace_use_declaration
  !type
  (namespace_use_clause !type . [(name) (qualified_name)] @module alias: (name)? @alias)) @import

; `use function A\f;` and `use const A\C;`: the name is taken out of the namespace.
(namespace_use_declaration
  (namespace_use_clause
    type: _
    (qualified_name prefix: (namespace_name) @module (name) @name)
    alias: (name)? @alias)) @import

; `use A\{B, C\D as E, function f};`
(namespace_use_declaration
  !type
  (namespace_name) @prefix
  body: (namespace_use_group
    (namespace_use_clause !type . [(name) (qualified_name)] @module alias: (name)? @alias))) @import
(namespace_use_declaration
  !type
  (namespace_name) @module
  body: (namespace_use_group
    (namespace_use_clause type: _ (name) @name alias: (name)? @alias))) @import
(namespace_use_declaration
  type: _
  (namespace_name) @module
  body: (namespace_use_group
    (namespace_use_clause . (name) @name alias: (name)? @alias))) @import

; An included file brings in all it defines.
(require_once_expression (string) @module @wildcard) @import
(require_expression (string) @module @wildcard) @import
(include_once_expression (string) @module @wildcard) @import
(include_expression (string) @module @wildcard) @import
(require_once_expression (parenthesized_expression (string) @module @wildcard)) @import
(require_expression (parenthesized_expression (string) @module @wildcard)) @import
(include_once_expression (parenthesized_expression (string) @module @wildcard)) @import
(include_expression (parenthesized_expression (string) @module @wildcard)) @import
; `require __DIR__ . '/x.php'`: whatever stands before it is a folder.
(require_once_expression (binary_expression right: (string) @module @wildcard)) @import
(require_expression (binary_expression right: (string) @module @wildcard)) @import
(include_once_expression (binary_expression right: (string) @module @wildcard)) @import
(include_expression (binary_expression right: (string) @module @wildcard)) @import

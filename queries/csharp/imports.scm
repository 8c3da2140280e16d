; A namespace or, with `static`, a type whose names are all usable.
(using_directive !name [(identifier) (qualified_name) (alias_qualified_name) (generic_name)] @module @wildcard) @import
(using_directive name: (identifier) @alias "=" (_) @module) @import

(namespace_declaration name: (_) @package)
(file_scoped_namespace_declaration name: (_) @package)

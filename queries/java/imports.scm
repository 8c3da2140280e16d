(import_declaration
  (scoped_identifier scope: (_) @module name: (identifier) @name) .) @import
(import_declaration [(identifier) (scoped_identifier)] @module (asterisk) @wildcard) @import

(package_declaration [(identifier) (scoped_identifier)] @package)

(requires_module_directive module: (_) @module) @import

(import_statement (import_clause (identifier) @alias @default) source: (string) @module) @import
(import_statement (import_clause (namespace_import (identifier) @alias)) source: (string) @module) @import
(import_statement
  (import_clause (named_imports (import_specifier name: _ @name alias: _? @alias)))
  source: (string) @module) @import
(import_statement . source: (string) @module) @import

(export_statement (export_clause (export_specifier name: _ @name alias: _? @alias)) source: (string) @module) @export
(export_statement (export_clause (export_specifier name: _ @name alias: _? @alias)) !source) @export
(export_statement "*" @wildcard source: (string) @module) @export
(export_statement (namespace_export "as" . _ @alias) source: (string) @module) @export
(export_statement "default" @alias value: (identifier) @name) @export
(export_statement "default" @alias declaration: (_ name: (_) @name)) @export
(export_statement "default" @alias value: (class name: (_) @name)) @export
; export default connect(…)(View): what is wrapped is what is meant.
(export_statement "default" @alias value: (call_expression arguments: (arguments . (identifier) @name))
  (#match? @name "^[A-Z]")) @export

; import('./a'), with its result bound or not
(call_expression function: (import) arguments: (arguments . (string) @module)) @import
(variable_declarator
  name: (identifier) @alias
  value: (await_expression (call_expression function: (import) arguments: (arguments . (string) @module)))) @import
(variable_declarator
  name: (object_pattern [
    (shorthand_property_identifier_pattern) @name
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @name)
    (pair_pattern key: (_) @name value: (identifier) @alias)
  ])
  value: (await_expression (call_expression function: (import) arguments: (arguments . (string) @module)))) @import

; const a = require('./a'), const {a, b: c} = require('./a'), const a = require('./a').b
(variable_declarator
  name: (identifier) @alias
  value: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))
  (#eq? @_require "require")) @import
(variable_declarator
  name: (object_pattern [
    (shorthand_property_identifier_pattern) @name
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @name)
    (pair_pattern key: (_) @name value: (identifier) @alias)
  ])
  value: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))
  (#eq? @_require "require")) @import
(variable_declarator
  name: (identifier) @alias
  value: (member_expression
    object: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))
    property: (property_identifier) @name)
  (#eq? @_require "require")) @import
(assignment_expression
  left: (identifier) @alias
  right: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))
  (#eq? @_require "require")) @import
; require('./a') for what it does, require('./a')(x), require('./a').f(x)
(expression_statement
  (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))
  (#eq? @_require "require")) @import
(call_expression
  function: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))
  (#eq? @_require "require")) @import
; use(require('./a')), return require('./a'), () => require('./a'), {a: require('./a')}
(arguments
  (call_expression function: (identifier) @_require arguments: (arguments . (string) @module)) @import
  (#eq? @_require "require"))
(return_statement
  (call_expression function: (identifier) @_require arguments: (arguments . (string) @module)) @import
  (#eq? @_require "require"))
(arrow_function
  body: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module)) @import
  (#eq? @_require "require"))
(pair
  value: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module)) @import
  (#eq? @_require "require"))
(call_expression
  function: (member_expression
    object: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module)))
  (#eq? @_require "require")) @import

; module.exports = …, exports.a = …
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (identifier) @name @default
  (#eq? @_module "module") (#eq? @_exports "exports")) @export
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: [(class name: (_) @name) (function_expression name: (_) @name)] @default
  (#eq? @_module "module") (#eq? @_exports "exports")) @export
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @name @default)
  right: [(class !name) (function_expression !name) (arrow_function)]
  (#eq? @_module "module") (#eq? @name "exports")) @export
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (new_expression constructor: (identifier) @name) @default
  (#eq? @_module "module") (#eq? @_exports "exports")) @export
(variable_declarator
  name: (identifier) @name @default
  value: (assignment_expression left: (member_expression) @_exports)
  (#eq? @_exports "module.exports")) @export
(variable_declarator
  name: (identifier) @name @default
  value: (assignment_expression right: (assignment_expression left: (member_expression) @_exports))
  (#eq? @_exports "module.exports")) @export
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (object [
    (shorthand_property_identifier) @name
    (pair key: (property_identifier) @alias value: (identifier) @name)
  ])
  (#eq? @_module "module") (#eq? @_exports "exports")) @export
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (object (pair
    key: (property_identifier) @alias
    value: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))))
  (#eq? @_module "module") (#eq? @_exports "exports") (#eq? @_require "require")) @export
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (call_expression function: (identifier) @_require @wildcard arguments: (arguments . (string) @module))
  (#eq? @_module "module") (#eq? @_exports "exports") (#eq? @_require "require")) @export
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (call_expression function: (identifier) @_require @default arguments: (arguments . (string) @module))
  (#eq? @_module "module") (#eq? @_exports "exports") (#eq? @_require "require")) @export
(assignment_expression
  left: (member_expression object: (_) @_object property: (property_identifier) @alias)
  right: (identifier) @name
  (#match? @_object "^(module\\.)?exports$")) @export
(assignment_expression
  left: (member_expression object: (_) @_object property: (property_identifier) @alias)
  right: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))
  (#match? @_object "^(module\\.)?exports$") (#eq? @_require "require")) @export
(assignment_expression
  left: (member_expression object: (_) @_object property: (property_identifier) @alias)
  right: (member_expression
    object: (call_expression function: (identifier) @_require arguments: (arguments . (string) @module))
    property: (property_identifier) @name)
  (#match? @_object "^(module\\.)?exports$") (#eq? @_require "require")) @export

; `local a = require("a.b")`, `a = require "a.b"`
((assignment_statement
  (variable_list . name: (identifier) @alias)
  (expression_list . value: (function_call name: (identifier) @_require arguments: (arguments . (string) @module)))) @import
  (#eq? @_require "require"))
; `local f = require("a.b").f`
((assignment_statement
  (variable_list . name: (identifier) @alias)
  (expression_list . value: (dot_index_expression
    table: (function_call name: (identifier) @_require arguments: (arguments . (string) @module))
    field: (identifier) @name))) @import
  (#eq? @_require "require"))
; `require("a.b")` for its globals, `dofile("a.lua")`
((chunk (function_call name: (identifier) @_require arguments: (arguments . (string) @module @wildcard)) @import)
  (#any-of? @_require "require" "dofile" "loadfile"))
((block (function_call name: (identifier) @_require arguments: (arguments . (string) @module @wildcard)) @import)
  (#any-of? @_require "require" "dofile" "loadfile"))
; `require("a.b").f(x)`, `use(require("a.b"))`, `return require("a.b")`, `{ b = require("a.b") }`
((dot_index_expression table: (function_call name: (identifier) @_require arguments: (arguments . (string) @module)) @import)
  (#eq? @_require "require"))
((method_index_expression table: (function_call name: (identifier) @_require arguments: (arguments . (string) @module)) @import)
  (#eq? @_require "require"))
((arguments (function_call name: (identifier) @_require arguments: (arguments . (string) @module)) @import)
  (#eq? @_require "require"))
((return_statement (expression_list (function_call name: (identifier) @_require arguments: (arguments . (string) @module)) @import))
  (#eq? @_require "require"))
((field value: (function_call name: (identifier) @_require arguments: (arguments . (string) @module)) @import)
  (#eq? @_require "require"))

; What a file returns is what requiring it gives, offered under the name `return`.
(chunk (return_statement "return" @alias (expression_list . (identifier) @name .)) @export)
((chunk (return_statement "return" @alias (expression_list
  . (function_call name: (identifier) @_set arguments: (arguments . (identifier) @name)) .)) @export)
  (#eq? @_set "setmetatable"))
(chunk (return_statement (expression_list
  . (table_constructor (field name: (identifier) @alias value: (identifier) @name)) .)) @export)

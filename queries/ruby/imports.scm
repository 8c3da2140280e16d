; A required file brings in all it defines.
((call !receiver method: (identifier) @_require arguments: (argument_list . (string (string_content) @module @wildcard))) @import
  (#any-of? @_require "require" "require_relative" "load"))
; `require File.join(__dir__, "x")`
((call !receiver method: (identifier) @_require
  arguments: (argument_list . (call arguments: (argument_list (string (string_content) @module @wildcard))))) @import
  (#any-of? @_require "require" "load"))
((call method: (identifier) @_autoload
  arguments: (argument_list . (simple_symbol) @_name . (string (string_content) @module @wildcard))) @import
  (#eq? @_autoload "autoload"))

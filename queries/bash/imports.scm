; A sourced file brings in all it defines.
((command name: (command_name (word) @_source) . argument: [(word) (string) (raw_string) (concatenation)] @module @wildcard) @import
  (#any-of? @_source "source" "." "load"))

; A command may be a function; one named by a path is a program.
((command name: (command_name (word) @name)) @reference.call
  (#match? @name "^[A-Za-z_][A-Za-z0-9_:.+-]*$"))

; Commands that take a command's name.
((command name: (command_name (word) @_taker) . argument: (word) @name) @reference.value
  (#any-of? @_taker "trap" "eval" "exec" "command" "builtin" "time" "nohup" "sudo" "env" "xargs" "retry" "run" "type" "unset" "watch")
  (#match? @name "^[A-Za-z_][A-Za-z0-9_:.+-]*$"))
; `timeout 5 f`, `complete -F f command`, `export -f f`
((command name: (command_name (word) @_taker) . argument: (_) . argument: (word) @name) @reference.value
  (#any-of? @_taker "timeout" "complete" "unset" "xargs")
  (#match? @name "^[A-Za-z_][A-Za-z0-9_:.+-]*$"))
((declaration_command (word) @_option . [(variable_name) (word)] @name) @reference.value
  (#eq? @_option "-f"))

((simple_expansion (variable_name) @name @reference.value) (#match? @name "^[A-Za-z_]"))
((expansion (variable_name) @name @reference.value) (#match? @name "^[A-Za-z_]"))
((expansion (subscript name: (variable_name) @name) @reference.value) (#match? @name "^[A-Za-z_]"))

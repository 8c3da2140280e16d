(function_call (identifier) @name (function_arguments)? @arguments) @reference.call

; `var.region` and `local.region` name things that are not written so where they are defined.
; The grammar leaves what follows the last operand outside the operation.
([(expression (variable_expr (identifier) @_head) . (get_attr (identifier) @name @reference.value))
  (binary_operation (variable_expr (identifier) @_head) . (get_attr (identifier) @name @reference.value))
  (expression (operation (binary_operation (variable_expr (identifier) @_head) .)) . (get_attr (identifier) @name @reference.value))
  (expression (operation (unary_operation (variable_expr (identifier) @_head) .)) . (get_attr (identifier) @name @reference.value))]
  (#any-of? @_head "var" "local"))
; `data.type.name`
([(expression (variable_expr (identifier) @_head) . (get_attr (identifier) @receiver) . (get_attr (identifier) @name @reference.value))
  (binary_operation (variable_expr (identifier) @_head) . (get_attr (identifier) @receiver) . (get_attr (identifier) @name @reference.value))
  (expression (operation (binary_operation (variable_expr (identifier) @_head) .))
    . (get_attr (identifier) @receiver) . (get_attr (identifier) @name @reference.value))]
  (#eq? @_head "data"))
; `type.name`, `module.name`
([(expression (variable_expr (identifier) @receiver) . (get_attr (identifier) @name @reference.value))
  (binary_operation (variable_expr (identifier) @receiver) . (get_attr (identifier) @name @reference.value))
  (expression (operation (binary_operation (variable_expr (identifier) @receiver) .)) . (get_attr (identifier) @name @reference.value))
  (expression (operation (unary_operation (variable_expr (identifier) @receiver) .)) . (get_attr (identifier) @name @reference.value))]
  (#not-any-of? @receiver "var" "local" "data" "each" "count" "self" "path" "terraform"))

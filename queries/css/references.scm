; var(--size)
(call_expression
  (function_name) @_function
  (arguments . (plain_value) @name @reference.value)
  (#eq? @_function "var"))
; animation: spin 1s
(declaration
  (property_name) @_property
  (plain_value) @name @reference.value
  (#match? @_property "^(-[a-z]+-)?animation(-name)?$"))

(import_statement . (string_value) @module) @import
(import_statement . (call_expression (function_name) @_function (arguments . [(string_value) (plain_value)] @module))
  (#eq? @_function "url")) @import

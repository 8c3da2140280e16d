; A module in a folder of the repository; one of a registry has no such path.
((block (identifier) @_kind . (string_lit (template_literal) @alias)
  (body (attribute (identifier) @_source (expression (literal_value (string_lit (template_literal) @module)))))) @import
  (#eq? @_kind "module") (#eq? @_source "source"))

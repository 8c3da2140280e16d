; Scripts, styles and frames of the same project; what has a scheme or a template's
; marks is no path, and pictures are not indexed.
(start_tag
  (tag_name) @_tag
  (attribute (attribute_name) @_attribute (quoted_attribute_value (attribute_value) @module))
  (#match? @_tag "^(?i:script|iframe|embed)$") (#match? @_attribute "^(?i:src)$")
  (#match? @module "^[^#?{<%:]+\\.(m?[jt]sx?|html?)([?#].*)?$")) @import
(start_tag
  (tag_name) @_tag
  (attribute (attribute_name) @_attribute (quoted_attribute_value (attribute_value) @module))
  (#match? @_tag "^(?i:link)$") (#match? @_attribute "^(?i:href)$")
  (#match? @module "^[^#?{<%:]+\\.(css|m?js|json|webmanifest)([?#].*)?$")) @import
(self_closing_tag
  (tag_name) @_tag
  (attribute (attribute_name) @_attribute (quoted_attribute_value (attribute_value) @module))
  (#match? @_tag "^(?i:link)$") (#match? @_attribute "^(?i:href)$")
  (#match? @module "^[^#?{<%:]+\\.(css|m?js|json|webmanifest)([?#].*)?$")) @import

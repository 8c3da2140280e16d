; A custom element is one that a script defines.
(start_tag (tag_name) @name @reference.type (#match? @name "-"))
(self_closing_tag (tag_name) @name @reference.type (#match? @name "-"))

; What names an id of the page.
(attribute
  (attribute_name) @_attribute
  (quoted_attribute_value (attribute_value) @name @reference.value)
  (#match? @_attribute "^(?i:href)$") (#match? @name "^#."))
(attribute
  (attribute_name) @_attribute
  (quoted_attribute_value (attribute_value) @name @reference.value)
  (#any-of? @_attribute "for" "list" "form" "headers" "aria-labelledby" "aria-describedby" "aria-controls" "popovertarget")
  (#match? @name "^\\S+$"))

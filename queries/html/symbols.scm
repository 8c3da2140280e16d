; Ids are what other parts of a page, its styles and its scripts speak of.
(attribute
  (attribute_name) @_attribute
  (quoted_attribute_value (attribute_value) @name)
  (#match? @_attribute "^(?i:id)$")) @definition.key
(attribute
  (attribute_name) @_attribute
  (attribute_value) @name
  (#match? @_attribute "^(?i:id)$")) @definition.key

; Headings; the text may stand in one element more.
(element
  (start_tag (tag_name) @_tag)
  . (text) @name
  (#match? @_tag "^[hH][1-6]$")) @definition.section
(element
  (start_tag (tag_name) @_tag)
  . (element (start_tag) . (text) @name)
  (#match? @_tag "^[hH][1-6]$")) @definition.section

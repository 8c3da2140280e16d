(section (atx_heading heading_content: (inline) @name)) @definition.section
; Headings that are underlined do not nest in the grammar.
(setext_heading heading_content: (paragraph (inline) @name)) @definition.section

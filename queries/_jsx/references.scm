; A component in JSX is called by whoever renders it; a lower-case element is HTML's.
(jsx_opening_element name: (identifier) @name (#match? @name "^[A-Z_$]")) @reference.call
(jsx_self_closing_element name: (identifier) @name (#match? @name "^[A-Z_$]")) @reference.call
(jsx_opening_element name: (member_expression object: (_) @receiver property: (_) @name)) @reference.call
(jsx_self_closing_element name: (member_expression object: (_) @receiver property: (_) @name)) @reference.call

(jsx_expression (identifier) @name @reference.value)
(jsx_expression (member_expression object: (_) @receiver property: (_) @name) @reference.value)

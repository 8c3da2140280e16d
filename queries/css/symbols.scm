; A rule defines what its selector is about: the last class or id of it.
(rule_set
  (selectors [
    (class_selector (class_name) @name .)
    (descendant_selector (_) (class_selector (class_name) @name .) .)
    (child_selector (class_selector (class_name) @name .) .)
    (sibling_selector (class_selector (class_name) @name .) .)
    (adjacent_sibling_selector (class_selector (class_name) @name .) .)
  ])
  (block) @body) @definition.class
(rule_set
  (selectors [
    (pseudo_class_selector [
      (class_selector (class_name) @name .)
      (descendant_selector (_) (class_selector (class_name) @name .) .)
      (child_selector (class_selector (class_name) @name .) .)
    ])
    (pseudo_element_selector [
      (class_selector (class_name) @name .)
      (descendant_selector (_) (class_selector (class_name) @name .) .)
      (child_selector (class_selector (class_name) @name .) .)
    ])
    (attribute_selector (class_selector (class_name) @name .))
    (descendant_selector (_) (pseudo_class_selector (class_selector (class_name) @name .)) .)
    (child_selector (pseudo_class_selector (class_selector (class_name) @name .)) .)
  ])
  (block) @body) @definition.class
(rule_set
  (selectors [
    (id_selector (id_name) @name .)
    (pseudo_class_selector (id_selector (id_name) @name .))
    (descendant_selector (_) (id_selector (id_name) @name .) .)
    (child_selector (id_selector (id_name) @name .) .)
  ])
  (block) @body) @definition.key

; --size: 1px
(declaration (property_name) @name (#match? @name "^--")) @definition.variable
(keyframes_statement (keyframes_name) @name) @definition.key
(at_rule
  (at_keyword) @_keyword
  . (keyword_query) @name @definition.key
  (#any-of? @_keyword "@property" "@layer" "@container"))

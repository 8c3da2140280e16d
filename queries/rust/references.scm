; `self::f` names what the module has: `f` as such, not a member of `self`.
(call_expression
  function: [
    (identifier) @name
    (field_expression value: (_) @receiver field: (field_identifier) @name)
    (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
    (scoped_identifier path: (self) name: (identifier) @name)
    (scoped_identifier !path name: (identifier) @name)
    (generic_function function: [
      (identifier) @name
      (field_expression value: (_) @receiver field: (field_identifier) @name)
      (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
      (scoped_identifier path: (self) name: (identifier) @name)
    ])
    (parenthesized_expression [
      (identifier) @name
      (field_expression value: (_) @receiver field: (field_identifier) @name)
    ])
    (index_expression . [
      (identifier) @name
      (field_expression value: (_) @receiver field: (field_identifier) @name)
    ])
  ]
  arguments: (arguments) @arguments) @reference.call

(macro_invocation macro: (identifier) @name) @reference.call
(macro_invocation macro: (scoped_identifier path: (_) @receiver name: (identifier) @name)) @reference.call

; A macro's arguments and rules are bare tokens.
(macro_invocation (token_tree ["(" "["]) @calls)
(macro_rule right: (token_tree) @calls)

(struct_expression name: [
  (type_identifier) @name
  (scoped_type_identifier path: (_) @receiver name: (type_identifier) @name)
  (generic_type_with_turbofish type: [
    (type_identifier) @name
    (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
    (scoped_identifier path: (self) name: (identifier) @name)
  ])
]) @reference.call

(impl_item
  trait: [
    (type_identifier) @name
    (generic_type type: [
      (type_identifier) @name
      (scoped_type_identifier name: (type_identifier) @name)
    ])
    (scoped_type_identifier name: (type_identifier) @name)
  ] @reference.inherit
  type: [
    [(type_identifier) (scoped_type_identifier) (generic_type) (primitive_type) (dynamic_type) (array_type)
     (tuple_type) (pointer_type)] @receiver
    (reference_type type: (_) @receiver)
  ])
(trait_item bounds: (trait_bounds [
  (type_identifier) @name
  (generic_type type: (type_identifier) @name)
  (scoped_type_identifier path: (_) @receiver name: (type_identifier) @name)
] @reference.inherit))

(scoped_type_identifier path: (_) @receiver name: (type_identifier) @name) @reference.type
(type_identifier) @name @reference.type
; `Store::open`: by custom a capital begins a type.
((scoped_identifier path: (identifier) @name @reference.type) (#match? @name "^[A-Z]"))
((scoped_identifier path: (scoped_identifier path: (_) @receiver name: (identifier) @name) @reference.type)
  (#match? @name "^[A-Z]"))

; A variant or constant in a pattern.
(tuple_struct_pattern type: (scoped_identifier path: (_) @receiver name: (identifier) @name) @reference.value)
((tuple_struct_pattern type: (identifier) @name @reference.value) (#match? @name "^[A-Z]"))
(match_pattern (scoped_identifier path: (_) @receiver name: (identifier) @name) @reference.value)
(or_pattern (scoped_identifier path: (_) @receiver name: (identifier) @name) @reference.value)

; Functions, variants and constants passed on, assigned, returned or put in tables.
(arguments [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(let_declaration value: [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(field_initializer value: [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(array_expression [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(tuple_expression [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(match_arm value: [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(assignment_expression right: [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(return_expression [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(const_item value: [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)
(static_item value: [
  (identifier) @name
  (scoped_identifier path: [(identifier) (scoped_identifier) (crate) (super) (generic_type) (bracketed_type) (metavariable)] @receiver name: (identifier) @name)
  (scoped_identifier path: (self) name: (identifier) @name)
] @reference.value)

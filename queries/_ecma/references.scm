(call_expression function: (identifier) @name arguments: (arguments) @arguments) @reference.call
(call_expression
  function: (member_expression object: (_) @receiver property: (_) @name)
  arguments: (arguments) @arguments) @reference.call
(call_expression function: (super) @name arguments: (arguments) @arguments) @reference.call
(call_expression
  function: (subscript_expression object: (_) @receiver index: (string) @name)
  arguments: (arguments) @arguments) @reference.call

; `(f)()`, and `(0, a.f)()`, which calls without `a` for `this`.
(call_expression
  function: (parenthesized_expression [
    (identifier) @name
    (member_expression object: (_) @receiver property: (_) @name)
    (sequence_expression [(identifier) @name (member_expression object: (_) @receiver property: (_) @name)] .)
  ])
  arguments: (arguments) @arguments) @reference.call

; What is called has no name of its own: `make()()`, `table[key]()`.
(call_expression
  function: (call_expression) @receiver
  arguments: (arguments) @arguments) @reference.call
(call_expression
  function: (subscript_expression index: [(identifier) (member_expression) (call_expression) (number) (template_string)]) @receiver
  arguments: (arguments) @arguments) @reference.call

; Tagged templates.
(call_expression function: (identifier) @name arguments: (template_string)) @reference.call
(call_expression
  function: (member_expression object: (_) @receiver property: (_) @name)
  arguments: (template_string)) @reference.call

; f.call(this), f.apply(null, x), A.prototype.f.call(x): the callee is f, unless `call` is a method of f.
(call_expression
  function: (member_expression object: (identifier) @name property: (property_identifier) @_how)
  arguments: (arguments . [(this) (null) (undefined)])
  (#any-of? @_how "call" "apply")) @reference.call
(call_expression
  function: (member_expression
    object: (member_expression
      object: (member_expression object: (_) @receiver property: (_) @_prototype)
      property: (_) @name)
    property: (property_identifier) @_how)
  (#any-of? @_how "call" "apply") (#eq? @_prototype "prototype")) @reference.call
(call_expression
  function: (member_expression
    object: (member_expression object: (_) @receiver property: (_) @name)
    property: (property_identifier) @_how)
  arguments: (arguments . [(this) (null) (undefined)])
  (#any-of? @_how "call" "apply")) @reference.call
; f.bind(x) passes f on.
(call_expression
  function: (member_expression object: (identifier) @name property: (property_identifier) @_how)
  (#eq? @_how "bind")) @reference.value
(call_expression
  function: (member_expression
    object: (member_expression object: (_) @receiver property: (_) @name)
    property: (property_identifier) @_how)
  (#eq? @_how "bind")) @reference.value

(new_expression constructor: (identifier) @name arguments: (arguments)? @arguments) @reference.call
(new_expression
  constructor: (member_expression object: (_) @receiver property: (_) @name)
  arguments: (arguments)? @arguments) @reference.call

; A decorator without arguments is called with what it decorates.
(decorator (identifier) @name) @reference.call
(decorator (member_expression object: (_) @receiver property: (_) @name)) @reference.call

(binary_expression operator: "instanceof" right: (identifier) @name @reference.type)
(binary_expression
  operator: "instanceof"
  right: (member_expression object: (_) @receiver property: (_) @name) @reference.type)

; Functions and classes passed on, returned or kept.
(arguments (identifier) @name @reference.value)
(arguments (member_expression object: (_) @receiver property: (_) @name) @reference.value)
(pair value: (identifier) @name @reference.value)
(pair value: (member_expression object: (_) @receiver property: (_) @name) @reference.value)
(shorthand_property_identifier) @name @reference.value
(array (identifier) @name @reference.value)
(spread_element (identifier) @name @reference.value)
(return_statement (identifier) @name @reference.value)
(return_statement (member_expression object: (_) @receiver property: (_) @name) @reference.value)
(arrow_function body: (identifier) @name @reference.value)
(variable_declarator value: (identifier) @name @reference.value)
(variable_declarator value: (member_expression object: (_) @receiver property: (_) @name) @reference.value)
(assignment_expression right: (identifier) @name @reference.value)
(assignment_expression right: (member_expression object: (_) @receiver property: (_) @name) @reference.value)
(assignment_pattern right: (identifier) @name @reference.value)
(object_assignment_pattern right: (identifier) @name @reference.value)
(ternary_expression consequence: (identifier) @name @reference.value)
(ternary_expression alternative: (identifier) @name @reference.value)
(binary_expression operator: ["||" "??"] right: (identifier) @name @reference.value)
(export_statement "default" value: (identifier) @name @reference.value)

; What JavaScript, TypeScript and TSX share. Names are `(_)`: a class's name is an
; identifier in one grammar and a type_identifier in the others.

(class_declaration name: (_) @name body: (_) @body) @definition.class
(variable_declarator name: (identifier) @name value: (class body: (_) @body)) @definition.class
; module.exports = class …, exports.A = class …
(assignment_expression
  left: (member_expression) @_exports
  right: (class name: (_) @name body: (_) @body)
  (#eq? @_exports "module.exports")) @definition.class
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @name)
  right: (class !name body: (_) @body)
  (#eq? @_module "module") (#eq? @name "exports")) @definition.class
(assignment_expression
  left: (member_expression object: (_) @_object property: (property_identifier) @name)
  right: (class body: (_) @body)
  (#match? @_object "^(module\\.)?exports$")) @definition.class
(export_statement "default" @name value: (class !name body: (_) @body)) @definition.class
(export_statement "default" value: (class name: (_) @name body: (_) @body)) @definition.class

; A class expression with a name of its own, where nothing else names it.
(arguments (class name: (_) @name body: (_) @body) @definition.class)
(return_statement (class name: (_) @name body: (_) @body) @definition.class)
(arrow_function body: (class name: (_) @name body: (_) @body) @definition.class)

(function_declaration name: (identifier) @name parameters: (_) @parameters body: (_) @body) @definition.function
(generator_function_declaration name: (identifier) @name parameters: (_) @parameters body: (_) @body) @definition.function
(export_statement "default" @name
  value: (function_expression !name parameters: (_) @parameters body: (_) @body)) @definition.function
(export_statement "default" @name
  value: (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)) @definition.function

; A function expression with a name of its own, where nothing else names it.
(arguments (function_expression name: (identifier) @name parameters: (_) @parameters body: (_) @body) @definition.function)
(return_statement (function_expression name: (identifier) @name parameters: (_) @parameters body: (_) @body) @definition.function)
(parenthesized_expression
  (function_expression name: (identifier) @name parameters: (_) @parameters body: (_) @body) @definition.function)

; module.exports = { load() {}, save: () => {} }: functions of the file.
(assignment_expression
  left: (member_expression) @_exports
  right: (object (method_definition name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.function)
  (#eq? @_exports "module.exports"))
(assignment_expression
  left: (member_expression) @_exports
  right: (object (pair
    key: [(property_identifier) (string)] @name
    value: [
      (function_expression parameters: (_) @parameters body: (_) @body)
      (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
    ]) @definition.function)
  (#eq? @_exports "module.exports"))
; export default { … }
(export_statement "default" @name value: (object)) @definition.constant

; In a class the extractor makes a method of it, or a constructor; in an object it is one by itself.
(class_body (method_definition name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.function)
(object (method_definition name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.method)

(variable_declarator
  name: (identifier) @name
  value: (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)) @definition.function
(variable_declarator
  name: (identifier) @name
  value: [
    (function_expression parameters: (_) @parameters body: (_) @body)
    (generator_function parameters: (_) @parameters body: (_) @body)
  ]) @definition.function
; A function wrapped in what gives it back.
(variable_declarator
  name: (identifier) @name
  value: (call_expression
    function: [(identifier) @_wrapper (member_expression property: (property_identifier) @_wrapper)]
    arguments: (arguments . [
      (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
      (function_expression parameters: (_) @parameters body: (_) @body)
    ]))
  (#any-of? @_wrapper "memo" "forwardRef" "observer" "useCallback" "debounce" "throttle")) @definition.function

(pair
  key: [(property_identifier) (string)] @name
  value: (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)) @definition.method
(pair
  key: [(property_identifier) (string)] @name
  value: [
    (function_expression parameters: (_) @parameters body: (_) @body)
    (generator_function parameters: (_) @parameters body: (_) @body)
  ]) @definition.method
; A table in a table qualifies what is in it.
(pair key: [(property_identifier) (string)] @name value: (object)) @container

; module.exports = function …, exports.f = function …
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @name)
  right: [
    (function_expression !name parameters: (_) @parameters body: (_) @body)
    (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
  ]
  (#eq? @_module "module") (#eq? @name "exports")) @definition.function
(assignment_expression
  left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (function_expression name: (identifier) @name parameters: (_) @parameters body: (_) @body)
  (#eq? @_module "module") (#eq? @_exports "exports")) @definition.function
(assignment_expression
  left: (member_expression object: (_) @_object property: (property_identifier) @name)
  right: [
    (function_expression parameters: (_) @parameters body: (_) @body)
    (generator_function parameters: (_) @parameters body: (_) @body)
    (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
  ]
  (#match? @_object "^(module\\.)?exports$")) @definition.function
; exports.limit = 3
(assignment_expression
  left: (member_expression object: (_) @_object property: (property_identifier) @name)
  right: [(number) (string) (template_string) (object) (array) (regex) (new_expression) (true) (false) (unary_expression) (binary_expression)]
  (#match? @_object "^(module\\.)?exports$")) @definition.constant

; Foo.prototype.bar = function …, Foo.bar = function …
(assignment_expression
  left: (member_expression
    object: (member_expression object: (identifier) @owner property: (property_identifier) @_prototype)
    property: (property_identifier) @name)
  right: [
    (function_expression parameters: (_) @parameters body: (_) @body)
    (generator_function parameters: (_) @parameters body: (_) @body)
    (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
  ]
  (#eq? @_prototype "prototype")) @definition.function
(assignment_expression
  left: (member_expression object: (identifier) @owner property: (property_identifier) @name)
  right: [
    (function_expression parameters: (_) @parameters body: (_) @body)
    (generator_function parameters: (_) @parameters body: (_) @body)
    (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
  ]
  (#not-any-of? @owner "exports" "module")) @definition.function
(assignment_expression
  left: (member_expression object: (member_expression) @owner property: (property_identifier) @name)
  right: [
    (function_expression parameters: (_) @parameters body: (_) @body)
    (generator_function parameters: (_) @parameters body: (_) @body)
    (arrow_function parameter: (_)? @parameters parameters: (_)? @parameters body: (_) @body)
  ]
  (#not-match? @owner "^(this|module\\.exports)\\b|\\.prototype$")) @definition.function
; Foo.a = Foo.b = function …: both are it.
(assignment_expression
  left: (member_expression object: (identifier) @owner property: (property_identifier) @name) @definition.function
  right: (assignment_expression
    left: (member_expression)
    right: [(function_expression parameters: (_) @parameters) (arrow_function parameters: (_) @parameters)]) @body
  (#not-any-of? @owner "exports" "module"))
(assignment_expression
  left: (member_expression object: (identifier) @_exports property: (property_identifier) @name) @definition.function
  right: (assignment_expression
    left: (member_expression)
    right: [(function_expression parameters: (_) @parameters) (arrow_function parameters: (_) @parameters)]) @body
  (#eq? @_exports "exports"))
; Foo.prototype = { … }
(assignment_expression
  left: (member_expression object: (identifier) @name property: (property_identifier) @_prototype)
  right: (object)
  (#eq? @_prototype "prototype")) @container

; this.field = …; what only binds a method to itself adds nothing.
(assignment_expression
  left: (member_expression object: (this) property: [(property_identifier) (private_property_identifier)] @name)
  right: (new_expression constructor: (_) @type)) @definition.field
(assignment_expression
  left: (member_expression object: (this) property: [(property_identifier) (private_property_identifier)] @name)
  right: (_) @_value
  (#not-match? @_value "^this\\.[\\w$]+\\.bind\\(")) @definition.field

(lexical_declaration
  kind: "const"
  (variable_declarator name: (identifier) @name value: (new_expression constructor: (_) @type)) @definition.constant)
(lexical_declaration kind: "const" (variable_declarator name: (identifier) @name) @definition.constant)
(lexical_declaration
  kind: "let"
  (variable_declarator name: (identifier) @name value: (new_expression constructor: (_) @type)) @definition.variable)
(lexical_declaration kind: "let" (variable_declarator name: (identifier) @name) @definition.variable)
(variable_declaration
  (variable_declarator name: (identifier) @name value: (new_expression constructor: (_) @type)) @definition.variable)
(variable_declaration (variable_declarator name: (identifier) @name) @definition.variable)

(lexical_declaration
  (variable_declarator name: (object_pattern (shorthand_property_identifier_pattern) @name)) @definition.constant)
(lexical_declaration
  (variable_declarator name: (object_pattern
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @name))) @definition.constant)
(lexical_declaration
  (variable_declarator name: (object_pattern (pair_pattern value: (identifier) @name))) @definition.constant)
(lexical_declaration (variable_declarator name: (array_pattern (identifier) @name)) @definition.constant)
(variable_declaration
  (variable_declarator name: (object_pattern (shorthand_property_identifier_pattern) @name)) @definition.variable)
(variable_declaration
  (variable_declarator name: (object_pattern (pair_pattern value: (identifier) @name))) @definition.variable)
(variable_declaration (variable_declarator name: (array_pattern (identifier) @name)) @definition.variable)

; What it gives, where no type says so. An object gives what is spread into it.
(variable_declarator name: (identifier) @name value: (object (spread_element (identifier) @value.of)))
(function_declaration name: (identifier) @name body: (statement_block (return_statement (_) @value.of)))
(method_definition name: (_) @name body: (statement_block (return_statement (_) @value.of)))
(variable_declarator name: (identifier) @name value: (arrow_function
  body: [(call_expression) (new_expression) (member_expression) (identifier)] @value.of))
(variable_declarator name: (identifier) @name
  value: (arrow_function body: (statement_block (return_statement (_) @value.of))))
(variable_declarator name: (identifier) @name
  value: (function_expression body: (statement_block (return_statement (_) @value.of))))
(variable_declarator name: (identifier) @name
  value: [(call_expression) (new_expression) (member_expression) (identifier) (await_expression)] @value.of)
(assignment_expression
  left: (member_expression object: (this) property: [(property_identifier) (private_property_identifier)] @name)
  right: [(call_expression) (new_expression) (member_expression) (identifier)] @value.of)
(assignment_expression
  left: (member_expression property: (property_identifier) @name)
  right: (function_expression body: (statement_block (return_statement (_) @value.of))))
; `const { a } = b`
(variable_declarator
  name: (object_pattern (shorthand_property_identifier_pattern) @name @key)
  value: [(call_expression) (member_expression) (identifier)] @value.of)
(variable_declarator
  name: (object_pattern (pair_pattern key: (property_identifier) @key value: (identifier) @name))
  value: [(call_expression) (member_expression) (identifier)] @value.of)
; Tables of functions.
(variable_declarator name: (identifier) @name value: [(array) (object)] @value.of)

(class name: (constant) @name body: (_)? @body) @definition.class
(class name: (scope_resolution scope: (_)? @owner name: (constant) @name) body: (_)? @body) @definition.class
(module name: (constant) @name body: (_)? @body) @definition.module
(module name: (scope_resolution scope: (_)? @owner name: (constant) @name) body: (_)? @body) @definition.module

; `private def …`
((call
  !receiver
  method: (identifier) @visibility
  arguments: (argument_list
    (method name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.function))
  (#any-of? @visibility "private" "protected" "public" "private_class_method"))
((call
  !receiver
  method: (identifier) @visibility
  arguments: (argument_list
    (method name: (_) @name parameters: (_)? @parameters !body "end" @body) @definition.function))
  (#any-of? @visibility "private" "protected" "public" "private_class_method"))
((call
  !receiver
  method: (identifier) @visibility
  arguments: (argument_list
    (singleton_method object: (self) name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.method))
  (#any-of? @visibility "private_class_method" "public_class_method"))
((call
  !receiver
  method: (identifier) @visibility
  arguments: (argument_list
    (singleton_method object: (self) name: (_) @name parameters: (_)? @parameters !body "end" @body) @definition.method))
  (#any-of? @visibility "private_class_method" "public_class_method"))
(body_statement (identifier) @visibility.rest (#any-of? @visibility.rest "private" "protected" "public"))
((call
  !receiver
  method: (identifier) @visibility
  arguments: (argument_list [(simple_symbol) (constant)] @visibility.of))
  (#any-of? @visibility "private" "protected" "public" "private_class_method" "public_class_method" "private_constant"))

((call
  !receiver
  method: (identifier) @visibility
  arguments: (argument_list (call !receiver method: (identifier) @_attribute arguments: (argument_list (simple_symbol) @visibility.of))))
  (#any-of? @visibility "private" "protected") (#any-of? @_attribute "attr_accessor" "attr_reader" "attr_writer"))
(singleton_class) @container

; An empty method has no body but its end.
(method name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.function
(method name: (_) @name parameters: (_)? @parameters !body "end" @body) @definition.function
; `self` says nothing of privacy: sections leave singleton methods public.
(singleton_method object: (self) @visibility name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.method
(singleton_method object: (self) @visibility name: (_) @name parameters: (_)? @parameters !body "end" @body) @definition.method
(singleton_method
  object: [(constant) (identifier)] @owner name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.method
(singleton_method
  object: [(constant) (identifier)] @owner name: (_) @name parameters: (_)? @parameters !body "end" @body) @definition.method

(alias name: (_) @name alias: (_) @body) @definition.function
((call !receiver method: (identifier) @_alias arguments: (argument_list . (simple_symbol) @name . (simple_symbol) @body)) @definition.function
  (#eq? @_alias "alias_method"))
; Methods made of blocks, lambdas and declarations.
((call !receiver method: (identifier) @_define arguments: (argument_list . [(simple_symbol) (string (string_content))] @name) block: (_) @body)
  @definition.function
  (#any-of? @_define "define_method" "define_singleton_method" "let" "let!" "subject"))
((call !receiver method: (identifier) @_scope arguments: (argument_list . (simple_symbol) @name . (lambda) @body)) @definition.function
  (#any-of? @_scope "scope" "define_method"))
((call !receiver method: (identifier) @_delegate arguments: (argument_list (simple_symbol) @name (pair key: (hash_key_symbol) @_to) @body))
  @definition.function
  (#eq? @_delegate "delegate") (#eq? @_to "to"))
((call !receiver method: (identifier) @_attribute arguments: (argument_list [(simple_symbol) (string (string_content))] @name)) @definition.property
  (#any-of? @_attribute "attr_accessor" "attr_reader" "attr_writer" "attr" "cattr_accessor" "mattr_accessor" "class_attribute"))
((call !receiver method: (identifier) @_association arguments: (argument_list . (simple_symbol) @name)) @definition.property
  (#any-of? @_association "belongs_to" "has_one" "has_many" "has_and_belongs_to_many"))

; `Point = Struct.new(:x) do … end`, `class Point < Struct.new(:x)`.
((assignment
  left: (constant) @name
  right: (call receiver: (constant) @_maker method: (identifier) @_new block: (_)? @body)) @definition.class
  (#any-of? @_maker "Struct" "Data" "Class") (#any-of? @_new "new" "define"))
((assignment
  left: (constant)
  right: (call
    receiver: (constant) @_maker
    method: (identifier) @_new
    arguments: (argument_list (simple_symbol) @name @definition.property)))
  (#any-of? @_maker "Struct" "Data") (#any-of? @_new "new" "define"))
((superclass
  (call
    receiver: (constant) @_maker
    method: (identifier) @_new
    arguments: (argument_list (simple_symbol) @name @definition.property)))
  (#any-of? @_maker "Struct" "Data") (#any-of? @_new "new" "define"))
((assignment
  left: (constant) @name
  right: (call receiver: (constant) @_maker method: (identifier) @_new block: (_) @body)) @definition.module
  (#eq? @_maker "Module") (#eq? @_new "new"))

; A section of private methods leaves constants and classes public.
(assignment left: (constant) @name) @definition.constant
(assignment left: (scope_resolution scope: (_)? @owner name: (constant) @name)) @definition.constant
(assignment left: (left_assignment_list (constant) @name)) @definition.constant
(operator_assignment left: (constant) @name) @definition.constant
(assignment left: (global_variable) @name) @definition.variable
; The variable alone: what is named in the value is named by the method.
((assignment
  left: (instance_variable) @name @definition.field
  right: (call receiver: [(constant) (scope_resolution)] @type method: (identifier) @_new))
  (#eq? @_new "new"))
(assignment left: [(instance_variable) (class_variable)] @name @definition.field)
(operator_assignment left: [(instance_variable) (class_variable)] @name @definition.field)
(assignment left: (left_assignment_list [(instance_variable) (class_variable)] @name @definition.field))

; What it gives: of a method its last expression.
(method name: (_) @name body: (body_statement [(call) (identifier) (constant) (scope_resolution) (self) (instance_variable)] @value.of .))
(singleton_method name: (_) @name
  body: (body_statement [(call) (identifier) (constant) (scope_resolution) (self) (instance_variable)] @value.of .))
(assignment left: [(constant) (instance_variable) (class_variable)] @name
  right: [(call) (identifier) (constant) (scope_resolution) (self)] @value.of)

; A lone name is a call unless a local has it. What only declares is no call.
((identifier) @name @bare @reference.call
  (#not-match? @name "^(new|it|_[1-9]|end|def|class|module|do|if|unless|while|until|then|else|elsif|case|when|begin|rescue|ensure|private|protected|public|module_function|require|require_relative|autoload|include|extend|prepend|attr_(accessor|reader|writer)|private_class_method|public_class_method|private_constant|alias_method)$"))

((call !receiver method: [(identifier) (constant)] @name arguments: (argument_list)? @arguments) @reference.call
  (#not-match? @name "^(private|protected|public|module_function|require|require_relative|autoload|include|extend|prepend|attr_(accessor|reader|writer)|private_class_method|public_class_method|private_constant|alias_method)$"))

((call receiver: (_) @receiver method: [(identifier) (constant)] @name arguments: (argument_list)? @arguments) @reference.call
  (#not-eq? @name "new"))

; `Foo.new(…)` constructs a Foo.
((call receiver: (constant) @name method: (identifier) @_new arguments: (argument_list)? @arguments) @reference.call
  (#eq? @_new "new"))
((call
  receiver: (scope_resolution name: (constant) @name) @receiver
  method: (identifier) @_new
  arguments: (argument_list)? @arguments) @reference.call
  (#eq? @_new "new"))
((call
  receiver: [(identifier) (instance_variable) (self) (call) (element_reference)] @receiver
  method: (identifier) @name
  arguments: (argument_list)? @arguments) @reference.call
  (#eq? @name "new"))

; `super` without a list passes on what the method got.
(call method: (super) @name arguments: (argument_list) @arguments) @reference.call
(super) @name @reference.call

(superclass (constant) @name @reference.inherit)
(superclass (scope_resolution name: (constant) @name) @receiver @reference.inherit)
(superclass (element_reference object: (constant) @name) @reference.inherit)
(superclass (element_reference object: (scope_resolution name: (constant) @name) @receiver) @reference.inherit)
((call !receiver method: (identifier) @_mix arguments: (argument_list (constant) @name @reference.inherit))
  (#any-of? @_mix "include" "extend" "prepend"))
((call !receiver method: (identifier) @_mix
  arguments: (argument_list (scope_resolution name: (constant) @name) @receiver @reference.inherit))
  (#any-of? @_mix "include" "extend" "prepend"))
; `Error = Class.new(StandardError)`
((assignment
  left: (constant)
  right: (call receiver: (constant) @_class method: (identifier) @_new
    arguments: (argument_list . (constant) @name @reference.inherit)))
  (#eq? @_class "Class") (#eq? @_new "new"))

(constant) @name @reference.type
(scope_resolution name: (constant) @name) @receiver @reference.type

; Methods named by symbols.
(block_argument (simple_symbol) @name @reference.value)
((call method: (identifier) @_taker arguments: (argument_list (simple_symbol) @name @reference.value))
  (#match? @_taker "^((skip_|prepend_|append_)?(before|after|around)_\\w+|validate|helper_method)$"))
((call method: (identifier) @_taker arguments: (argument_list . (simple_symbol) @name @reference.value))
  (#any-of? @_taker "send" "public_send" "__send__" "method" "instance_method" "respond_to?"))
((call receiver: (_) @receiver method: (identifier) @_taker arguments: (argument_list . (simple_symbol) @name)) @reference.value
  (#any-of? @_taker "send" "public_send" "__send__" "method" "instance_method" "respond_to?"))
((call method: (identifier) @_alias arguments: (argument_list . (simple_symbol) . (simple_symbol) @name @reference.value))
  (#eq? @_alias "alias_method"))
((pair key: (hash_key_symbol) @_key value: (simple_symbol) @name @reference.value)
  (#any-of? @_key "if" "unless" "with" "through"))

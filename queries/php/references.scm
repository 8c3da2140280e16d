; `f(…)` with literal dots makes a closure of the function and does not call it.
((function_call_expression
  function: (name) @name
  arguments: (arguments) @arguments) @reference.call
  (#not-eq? @arguments "(...)"))
((function_call_expression
  function: [(qualified_name (name) @name) (relative_name (name) @name)] @receiver
  arguments: (arguments) @arguments) @reference.call
  (#not-eq? @arguments "(...)"))
((function_call_expression
  function: (variable_name) @name
  arguments: (arguments) @arguments) @reference.call
  (#not-eq? @arguments "(...)"))
; `($this->handler)(…)` calls what a property holds.
(function_call_expression
  function: (parenthesized_expression (member_access_expression object: (_) @receiver name: (name) @name))
  arguments: (arguments) @arguments) @reference.call

((member_call_expression object: (_) @receiver name: (name) @name arguments: (arguments) @arguments) @reference.call
  (#not-eq? @arguments "(...)"))
((nullsafe_member_call_expression object: (_) @receiver name: (name) @name arguments: (arguments) @arguments) @reference.call
  (#not-eq? @arguments "(...)"))
((scoped_call_expression scope: (_) @receiver name: (name) @name arguments: (arguments) @arguments) @reference.call
  (#not-eq? @arguments "(...)"))

(object_creation_expression . (name) @name (arguments)? @arguments) @reference.call
(object_creation_expression
  . [(qualified_name (name) @name) (relative_name (name) @name)] @receiver
  (arguments)? @arguments) @reference.call

; Closures made of functions: `f(...)`, `$o->m(...)`, `C::m(...)`.
((function_call_expression function: (name) @name arguments: (arguments (variadic_placeholder))) @reference.value)
((member_call_expression object: (_) @receiver name: (name) @name arguments: (arguments (variadic_placeholder))) @reference.value)
((scoped_call_expression scope: (_) @receiver name: (name) @name arguments: (arguments (variadic_placeholder))) @reference.value)

; Callables as arrays: `[$this, 'm']`, `[C::class, 'm']`.
((array_creation_expression
  . (array_element_initializer . (variable_name) @receiver .)
  . (array_element_initializer . (string (string_content) @name) .) .) @reference.value
  (#match? @name "^[A-Za-z_]\\w*$"))
((array_creation_expression
  . (array_element_initializer . (class_constant_access_expression . (_) @receiver (name) @_class) .)
  . (array_element_initializer . (string (string_content) @name) .) .) @reference.value
  (#eq? @_class "class"))

; Callables as strings, where a function of the library or of WordPress takes one.
((function_call_expression
  function: (name) @_taker
  arguments: (arguments . (argument . (string (string_content) @name) .))) @reference.value
  (#any-of? @_taker "array_map" "call_user_func" "call_user_func_array" "is_callable" "function_exists" "spl_autoload_register"
    "set_error_handler" "set_exception_handler" "register_shutdown_function" "ob_start" "iterator_apply" "header_register_callback")
  (#match? @name "^[A-Za-z_]\\w*$"))
((function_call_expression
  function: (name) @_taker
  arguments: (arguments . (argument) . (argument . (string (string_content) @name) .))) @reference.value
  (#any-of? @_taker "usort" "uasort" "uksort" "array_filter" "array_walk" "array_walk_recursive" "array_reduce"
    "preg_replace_callback" "add_action" "add_filter" "remove_action" "remove_filter" "add_shortcode"
    "register_activation_hook" "register_deactivation_hook")
  (#match? @name "^[A-Za-z_]\\w*$"))

(base_clause (name) @name @reference.inherit)
(base_clause (qualified_name (name) @name) @receiver @reference.inherit)
(class_interface_clause (name) @name @reference.inherit)
(class_interface_clause (qualified_name (name) @name) @receiver @reference.inherit)
(use_declaration (name) @name @reference.inherit)
(use_declaration (qualified_name (name) @name) @receiver @reference.inherit)

((named_type (name) @name @reference.type)
  (#not-any-of? @name "self" "static" "parent"))
(named_type (qualified_name (name) @name) @receiver @reference.type)
(binary_expression "instanceof" right: (name) @name @reference.type)
(binary_expression "instanceof" right: (qualified_name (name) @name) @receiver @reference.type)
(scoped_call_expression scope: (name) @name @reference.type)
(scoped_call_expression scope: (qualified_name (name) @name) @receiver @reference.type)
(scoped_property_access_expression scope: (name) @name @reference.type)
(class_constant_access_expression . (name) @name @reference.type)
(class_constant_access_expression . (qualified_name (name) @name) @receiver @reference.type)
(attribute (name) @name @reference.type)
(attribute (qualified_name (name) @name) @receiver @reference.type)

; Constants.
((class_constant_access_expression . (_) @receiver (name) @name) @reference.value
  (#not-eq? @name "class"))
(scoped_property_access_expression scope: (_) @receiver name: (variable_name (name) @name)) @reference.value
(argument (name) @name @reference.value .)
(binary_expression left: (name) @name @reference.value)
(binary_expression right: (name) @name @reference.value)
(assignment_expression right: (name) @name @reference.value)
(return_statement (name) @name @reference.value)
(array_element_initializer (name) @name @reference.value)
(const_element (name) (name) @name @reference.value)

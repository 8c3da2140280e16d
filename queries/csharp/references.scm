(invocation_expression
  function: [
    (identifier) @name
    (generic_name . (identifier) @name)
    (member_access_expression expression: _ @receiver name: (identifier) @name)
    (member_access_expression expression: _ @receiver name: (generic_name . (identifier) @name))
    (conditional_access_expression condition: (_) @receiver (member_binding_expression name: (identifier) @name))
    (conditional_access_expression condition: (_) @receiver (member_binding_expression name: (generic_name . (identifier) @name)))
  ]
  arguments: (_) @arguments) @reference.call

(object_creation_expression
  type: [
    (identifier) @name
    (generic_name . (identifier) @name)
    (qualified_name qualifier: (_) @receiver name: (identifier) @name)
    (qualified_name qualifier: (_) @receiver name: (generic_name . (identifier) @name))
    (alias_qualified_name alias: (_) @receiver name: (identifier) @name)
  ]
  arguments: (_)? @arguments) @reference.call

; `Type name = new(…);` constructs what its type says.
(variable_declaration
  type: [(identifier) @name (generic_name . (identifier) @name)]
  (variable_declarator (implicit_object_creation_expression (argument_list) @arguments))) @reference.call
(property_declaration
  type: [(identifier) @name (generic_name . (identifier) @name)]
  value: (implicit_object_creation_expression (argument_list) @arguments)) @reference.call

; `: this(…)` and `: base(…)` at the head of a constructor.
(constructor_initializer ["this" "base"] @name (argument_list) @arguments) @reference.call

(base_list [
  (identifier) @name @reference.inherit
  (generic_name . (identifier) @name @reference.inherit)
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.inherit
  (qualified_name qualifier: (_) @receiver name: (generic_name . (identifier) @name)) @reference.inherit
])
(primary_constructor_base_type type: [
  (identifier) @name @reference.inherit
  (generic_name . (identifier) @name @reference.inherit)
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.inherit
])

; Types stand in fields and lists of many kinds; type arguments show a type wherever they are.
(generic_name . (identifier) @name @reference.type)
(attribute name: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(type_argument_list [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])

(variable_declaration type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(parameter type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(property_declaration type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(event_declaration type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(indexer_declaration type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(operator_declaration type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(conversion_operator_declaration type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(delegate_declaration type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(local_function_statement type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(cast_expression type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(catch_declaration type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(foreach_statement type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(declaration_expression type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(declaration_pattern type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(recursive_pattern type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(type_pattern type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(typeof_expression type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(default_expression type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(nullable_type type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(array_type type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(pointer_type type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(ref_type type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(tuple_element type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(type_parameter_constraint type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(parameter_list type: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(method_declaration returns: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(as_expression right: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])
(is_expression right: [
  (identifier) @name @reference.type
  (qualified_name qualifier: (_) @receiver name: (identifier) @name) @reference.type
])

; Methods and types passed on, kept, returned and subscribed.

(argument [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(assignment_expression right: [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(return_statement [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(arrow_expression_clause [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(initializer_expression [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(conditional_expression consequence: [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(conditional_expression alternative: [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(constant_pattern [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(lambda_expression body: [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(expression_element [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])
(variable_declarator name: (_) [
  (identifier) @name @reference.value
  (member_access_expression expression: _ @receiver name: (identifier) @name) @reference.value
])

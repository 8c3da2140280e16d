(function_definition) @scope
(lambda) @scope
(list_comprehension) @scope
(set_comprehension) @scope
(dictionary_comprehension) @scope
(generator_expression) @scope

(parameters (identifier) @binding)
(typed_parameter . (identifier) @binding type: (type) @type)
(default_parameter name: (identifier) @binding value: (_) @value) @default
(typed_default_parameter name: (identifier) @binding type: (type) @type)
(lambda_parameters (identifier) @binding)
(list_splat_pattern (identifier) @binding)
(dictionary_splat_pattern (identifier) @binding)
(pattern_list (identifier) @binding)
(tuple_pattern (identifier) @binding)
(list_pattern (identifier) @binding)

(assignment left: (identifier) @binding type: (type)? @type right: (_)? @value)
(augmented_assignment left: (identifier) @binding)
(named_expression name: (identifier) @binding value: (_) @value)
(for_statement left: (identifier) @binding right: (_) @element)
(for_in_clause left: (identifier) @binding right: (_) @element)
(with_item value: (as_pattern (_) @context alias: (as_pattern_target (identifier) @binding)))
(except_clause value: (as_pattern (_) @value alias: (as_pattern_target (identifier) @binding)))
(as_pattern alias: (as_pattern_target (identifier) @binding))
(as_pattern alias: (as_pattern_target (tuple (identifier) @binding)))
(as_pattern (case_pattern (class_pattern . (dotted_name) @type)) (identifier) @binding)
(as_pattern (case_pattern) (identifier) @binding)
(case_pattern (dotted_name . (identifier) @binding .))
(keyword_pattern (identifier) (dotted_name . (identifier) @binding .))
(splat_pattern (identifier) @binding)

(if_statement consequence: (block) @branch) @joined
(if_statement alternative: (elif_clause consequence: (block) @branch)) @joined
(if_statement alternative: (else_clause body: (block) @branch)) @joined
(for_statement body: (block) @loop)
(while_statement body: (block) @loop)
(try_statement body: (block) @branch)
(except_clause (block) @branch)
(match_statement body: (block (case_clause consequence: (block) @branch))) @joined

(global_statement (identifier) @nonlocal)
(nonlocal_statement (identifier) @nonlocal)

; What a test says of a name where it holds.
((if_statement
  condition: [
    (call function: (identifier) @_test
      arguments: (argument_list . (identifier) @binding . [(identifier) (attribute)] @type .))
    (boolean_operator
      left: (call function: (identifier) @_test
        arguments: (argument_list . (identifier) @binding . [(identifier) (attribute)] @type .))
      operator: "and")
  ]
  consequence: (block) @within)
  (#eq? @_test "isinstance"))
((elif_clause
  condition: [
    (call function: (identifier) @_test
      arguments: (argument_list . (identifier) @binding . [(identifier) (attribute)] @type .))
    (boolean_operator
      left: (call function: (identifier) @_test
        arguments: (argument_list . (identifier) @binding . [(identifier) (attribute)] @type .))
      operator: "and")
  ]
  consequence: (block) @within)
  (#eq? @_test "isinstance"))
((block
  (assert_statement (call
    function: (identifier) @_test
    arguments: (argument_list . (identifier) @binding . [(identifier) (attribute)] @type .)))) @within
  (#eq? @_test "isinstance"))

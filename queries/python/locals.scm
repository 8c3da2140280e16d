(function_definition) @scope
(lambda) @scope
(list_comprehension) @scope
(set_comprehension) @scope
(dictionary_comprehension) @scope
(generator_expression) @scope

(parameters (identifier) @binding)
(parameters (typed_parameter . (identifier) @binding type: (type) @type))
(parameters (typed_parameter (list_splat_pattern (identifier) @binding)))
(parameters (typed_parameter (dictionary_splat_pattern (identifier) @binding)))
(parameters (default_parameter name: (identifier) @binding value: (_) @value))
(parameters (typed_default_parameter name: (identifier) @binding type: (type) @type))
(parameters (list_splat_pattern (identifier) @binding))
(parameters (dictionary_splat_pattern (identifier) @binding))
(lambda_parameters (identifier) @binding)
(lambda_parameters (default_parameter name: (identifier) @binding))

(assignment left: (identifier) @binding type: (type)? @type right: (_)? @value)
(assignment left: (pattern_list (identifier) @binding))
(assignment left: (tuple_pattern (identifier) @binding))
(augmented_assignment left: (identifier) @binding)
(named_expression name: (identifier) @binding value: (_) @value)
(for_statement left: (identifier) @binding)
(for_statement left: (pattern_list (identifier) @binding))
(for_statement left: (tuple_pattern (identifier) @binding))
(for_in_clause left: (identifier) @binding)
(for_in_clause left: (pattern_list (identifier) @binding))
(for_in_clause left: (tuple_pattern (identifier) @binding))
(as_pattern (_) @value alias: (as_pattern_target (identifier) @binding))
(as_pattern alias: (as_pattern_target (tuple (identifier) @binding)))
(except_clause alias: (identifier) @binding)
(case_pattern (dotted_name . (identifier) @binding .))

(global_statement (identifier) @nonlocal)
(nonlocal_statement (identifier) @nonlocal)

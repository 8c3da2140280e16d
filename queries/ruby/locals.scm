(method) @scope
(singleton_method) @scope
(block) @scope
(do_block) @scope
(lambda) @scope

(method_parameters (identifier) @binding)
(block_parameters (identifier) @binding)
(lambda_parameters (identifier) @binding)
(destructured_parameter (identifier) @binding)
(optional_parameter name: (identifier) @binding value: (_) @value) @default
(keyword_parameter name: (identifier) @binding value: (_)? @value) @default
(splat_parameter name: (identifier) @binding)
(hash_splat_parameter name: (identifier) @binding)
(block_parameter name: (identifier) @binding)

(if consequence: (then) @branch) @joined
(if alternative: (else) @branch) @joined
(elsif consequence: (then) @branch)
(elsif alternative: (else) @branch)
(unless consequence: (then) @branch) @joined
(unless alternative: (else) @branch) @joined
(if_modifier body: (_) @branch)
(unless_modifier body: (_) @branch)
(case (when body: (then) @branch)) @joined
(case (else) @branch)
(rescue body: (then) @branch)
(while body: (do) @loop)
(until body: (do) @loop)
(for body: (do) @loop)

(assignment left: (identifier) @binding right: (_) @value)
(operator_assignment left: (identifier) @binding right: (_) @value)
(left_assignment_list (identifier) @binding)
(destructured_left_assignment (identifier) @binding)
(rest_assignment (identifier) @binding)
(exception_variable (identifier) @binding)
(for pattern: (identifier) @binding)

(in_clause pattern: (identifier) @binding)
(match_pattern pattern: (identifier) @binding)
(test_pattern pattern: (identifier) @binding)
(array_pattern (identifier) @binding)
(find_pattern (identifier) @binding)
(as_pattern name: (identifier) @binding)
(alternative_pattern (identifier) @binding)
(keyword_pattern value: (identifier) @binding)
(keyword_pattern key: (hash_key_symbol) @binding !value)

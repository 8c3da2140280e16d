(for_expr) @scope
(for_intro (identifier) @binding)

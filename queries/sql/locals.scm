; `WITH recent AS (…)` names a table for one statement.
(statement (cte)) @scope
(cte . (identifier) @binding)

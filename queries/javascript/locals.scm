; inherits: _ecma

(formal_parameters (identifier) @binding)
(formal_parameters (assignment_pattern left: (identifier) @binding right: (_) @value))
(formal_parameters (rest_pattern (identifier) @binding))

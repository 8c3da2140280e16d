; inherits: _ecma

(formal_parameters (identifier) @binding)

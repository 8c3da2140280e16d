; inherits: _ecma, _typescript

(type_assertion (identifier) @name @reference.value)

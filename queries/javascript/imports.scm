; inherits: _ecma

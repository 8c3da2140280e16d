; inherits: _ecma, _typescript, _jsx

; inherits: _ecma, _typescript

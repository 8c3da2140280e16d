; inherits: _ecma, _jsx

(class_heritage (identifier) @name @reference.inherit)
(class_heritage (member_expression object: (_) @receiver property: (_) @name) @reference.inherit)
; class A extends Mixin(Base)
(class_heritage (call_expression arguments: (arguments (identifier) @name @reference.inherit)))

(field_definition value: (identifier) @name @reference.value)

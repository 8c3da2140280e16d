(function_definition
  name: (name) @name
  parameters: (formal_parameters) @parameters
  return_type: (_)? @type
  body: (compound_statement) @body) @definition.function

(method_declaration
  (visibility_modifier)? @visibility
  name: (name) @name
  parameters: (formal_parameters) @parameters
  return_type: (_)? @type
  body: (compound_statement)? @body) @definition.function

(class_declaration name: (name) @name body: (declaration_list) @body) @definition.class
(trait_declaration name: (name) @name body: (declaration_list) @body) @definition.class
(interface_declaration name: (name) @name body: (declaration_list) @body) @definition.interface
(enum_declaration name: (name) @name body: (enum_declaration_list) @body) @definition.enum
(enum_case name: (name) @name) @definition.enum-member

; It has no name but the keyword.
(anonymous_class "class" @name body: (declaration_list) @body) @definition.class

(const_declaration (visibility_modifier)? @visibility (const_element . (name) @name)) @definition.constant

(property_declaration
  (visibility_modifier)? @visibility
  type: (_)? @type
  (property_element name: (variable_name (name) @name))) @definition.field

(property_promotion_parameter
  visibility: (visibility_modifier)? @visibility
  type: (_)? @type
  name: (variable_name (name) @name)) @definition.field

((function_call_expression
  function: (name) @_define
  arguments: (arguments . (argument (string (string_content) @name)))) @definition.constant
  (#eq? @_define "define"))

(expression_statement
  (assignment_expression left: (variable_name (name) @name)) @definition.variable)

; PHPUnit's attribute; the class `…Test` is known by its file's name.
(attribute (name) @_test (#any-of? @_test "Test" "DataProvider" "TestWith")) @test

; What it gives, where no type says so.
(function_definition name: (name) @name !return_type body: (compound_statement (return_statement (_) @value.of)))
(method_declaration name: (name) @name !return_type body: (compound_statement (return_statement (_) @value.of)))

(namespace_declaration name: (_) @name body: (_) @body) @definition.namespace
(file_scoped_namespace_declaration name: (_) @name) @definition.namespace

(class_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  name: (identifier) @name
  (parameter_list)? @parameters
  body: (_)? @body) @definition.class

(struct_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  name: (identifier) @name
  (parameter_list)? @parameters
  body: (_)? @body) @definition.struct

(record_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  name: (identifier) @name
  (parameter_list)? @parameters
  body: (_)? @body) @definition.class

(interface_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  name: (identifier) @name
  body: (_)? @body) @definition.interface

(enum_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  name: (identifier) @name
  body: (_)? @body) @definition.enum

(delegate_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  type: (_) @type
  name: (identifier) @name
  parameters: (_) @parameters) @definition.type-alias

(enum_member_declaration
  name: (identifier) @name) @definition.enum-member

; Parameters of the type itself: kept as private fields, of a record as public properties (`(` marks no less).
(class_declaration (parameter_list
  (parameter type: (_) @type name: (identifier) @name) @definition.field))
(struct_declaration (parameter_list
  (parameter type: (_) @type name: (identifier) @name) @definition.field))
(record_declaration (parameter_list "(" @visibility
  (parameter type: (_) @type name: (identifier) @name) @definition.property))

(method_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  returns: (_) @type
  name: (identifier) @name
  parameters: (_) @parameters
  body: (_)? @body) @definition.method

(constructor_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  name: (identifier) @name
  parameters: (_) @parameters
  body: (_)? @body) @definition.constructor

(destructor_declaration "~" @name parameters: (_) @parameters body: (_)? @body) @definition.method

(operator_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  type: (_) @type
  operator: _ @name
  parameters: (_) @parameters
  body: (_)? @body) @definition.method

(conversion_operator_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  "operator" @name
  type: (_) @type
  parameters: (_) @parameters
  body: (_)? @body) @definition.method

(local_function_statement
  type: (_) @type
  name: (identifier) @name
  parameters: (_) @parameters
  body: (_)? @body) @definition.function

(property_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  type: (_) @type
  name: (identifier) @name
  [(accessor_list) (arrow_expression_clause)] @body) @definition.property

(indexer_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  type: (_) @type
  "this" @name
  [(accessor_list) (arrow_expression_clause)] @body) @definition.property

(event_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  type: (_) @type
  name: (identifier) @name
  accessors: (_)? @body) @definition.property

(field_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  (modifier "const")
  (variable_declaration type: (_) @type (variable_declarator name: (identifier) @name))) @definition.constant

(field_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  (modifier "static")
  (modifier "readonly")
  (variable_declaration type: (_) @type (variable_declarator name: (identifier) @name))) @definition.constant

(field_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  (variable_declaration type: (_) @type (variable_declarator name: (identifier) @name))) @definition.field

(event_field_declaration
  (modifier ["public" "protected" "private" "internal"] @visibility)?
  (variable_declaration type: (_) @type (variable_declarator name: (identifier) @name))) @definition.field

(attribute
  name: (identifier) @_name
  (#any-of? @_name "Test" "TestCase" "TestCaseSource" "TestFixture" "TestMethod" "TestClass" "DataTestMethod" "Fact"
    "Theory" "SetUp" "TearDown" "OneTimeSetUp" "OneTimeTearDown" "TestInitialize" "TestCleanup" "ClassInitialize")) @test

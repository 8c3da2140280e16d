(class_definition
  name: (identifier) @name
  body: (block . (expression_statement (string) @doc)?) @body) @definition.class

(decorated_definition
  definition: (class_definition
    name: (identifier) @name
    body: (block . (expression_statement (string) @doc)?) @body)) @definition.class

(function_definition
  name: (identifier) @name
  parameters: (parameters) @parameters
  return_type: (type)? @type
  body: (block . (expression_statement (string) @doc)?) @body) @definition.function

(decorated_definition
  definition: (function_definition
    name: (identifier) @name
    parameters: (parameters) @parameters
    return_type: (type)? @type
    body: (block . (expression_statement (string) @doc)?) @body)) @definition.function

(expression_statement
  (assignment
    left: (identifier) @name
    type: (type)? @type) @definition.variable)

(expression_statement
  (assignment
    left: (pattern_list (identifier) @name)) @definition.variable)

(type_alias_statement
  left: (type (identifier) @name)) @definition.type-alias

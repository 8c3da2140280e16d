((class_definition
  name: (identifier) @name
  superclasses: (argument_list [(identifier) (attribute)] @_base)
  body: (block . (expression_statement (string) @doc)?) @body) @definition.enum
  (#match? @_base "^(enum\\.)?(Enum|IntEnum|StrEnum|Flag|IntFlag)$"))
((class_definition
  superclasses: (argument_list [(identifier) (attribute)] @_base)
  body: (block (expression_statement (assignment left: (identifier) @name) @definition.enum-member)))
  (#match? @_base "^(enum\\.)?(Enum|IntEnum|StrEnum|Flag|IntFlag)$"))

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

; Types that are made by a call.
((expression_statement
  (assignment left: (identifier) @name right: (call function: [(identifier) (attribute)] @_maker)) @definition.class)
  (#match? @_maker "^((collections|typing|typing_extensions|enum)\\.)?(namedtuple|NamedTuple|TypedDict|Enum|IntEnum)$"))
((expression_statement
  (assignment left: (identifier) @name right: (call function: [(identifier) (attribute)] @_maker)) @definition.type-alias)
  (#match? @_maker "^(typing\\.)?NewType$"))
((expression_statement (assignment left: (identifier) @name type: (type) @_type) @definition.type-alias)
  (#match? @_type "^(typing\\.|typing_extensions\\.)?TypeAlias$"))

; What is assigned a new object is of its type, by the custom that types begin with a capital.
(expression_statement
  (assignment
    left: (identifier) @name
    type: (type) @type) @definition.variable)
((expression_statement
  (assignment
    left: (identifier) @name
    right: (call function: [(identifier) (attribute)] @type)) @definition.variable)
  (#match? @type "(^|\\.)_?[A-Z]\\w*$"))
(expression_statement (assignment left: (identifier) @name) @definition.variable)
(expression_statement (assignment left: (pattern_list (identifier) @name)) @definition.variable)
(expression_statement (assignment left: (tuple_pattern (identifier) @name)) @definition.variable)
(expression_statement (assignment left: (list_pattern (identifier) @name)) @definition.variable)
(expression_statement (assignment left: (pattern_list (list_splat_pattern (identifier) @name))) @definition.variable)
(expression_statement (assignment right: (assignment left: (identifier) @name)) @definition.variable)

((assignment
  left: (attribute object: (identifier) @_self attribute: (identifier) @name)
  type: (type) @type) @definition.field
  (#any-of? @_self "self" "cls"))
((assignment
  left: (attribute object: (identifier) @_self attribute: (identifier) @name)
  right: (call function: [(identifier) (attribute)] @type)) @definition.field
  (#any-of? @_self "self" "cls")
  (#match? @type "(^|\\.)_?[A-Z]\\w*$"))
((assignment left: (attribute object: (identifier) @_self attribute: (identifier) @name)) @definition.field
  (#any-of? @_self "self" "cls"))
((assignment left: (pattern_list (attribute object: (identifier) @_self attribute: (identifier) @name @definition.field)))
  (#any-of? @_self "self" "cls"))

(type_alias_statement left: (type (identifier) @name)) @definition.type-alias
(type_alias_statement left: (type (generic_type . (identifier) @name))) @definition.type-alias

; What it gives, where no type says so.
(function_definition name: (identifier) @name !return_type body: (block (return_statement (_) @value.of)))
(expression_statement (assignment left: (identifier) @name !type
  right: [(call) (attribute) (identifier) (dictionary) (list) (tuple)] @value.of))
(expression_statement (assignment left: (identifier) @name right: (assignment right: [(call) (attribute) (identifier)] @value.of)))
(expression_statement (assignment right: (assignment left: (identifier) @name right: [(call) (attribute) (identifier)] @value.of)))
(expression_statement (assignment
  left: (pattern_list . (identifier) @name)
  right: (expression_list . [(call) (attribute) (identifier)] @value.of)))
(expression_statement (assignment
  left: (pattern_list . (_) . (identifier) @name)
  right: (expression_list . (_) . [(call) (attribute) (identifier)] @value.of)))
(expression_statement (assignment
  left: (pattern_list . (_) . (_) . (identifier) @name)
  right: (expression_list . (_) . (_) . [(call) (attribute) (identifier)] @value.of)))
((assignment left: (attribute object: (identifier) @_self attribute: (identifier) @name) !type
   right: [(call) (attribute) (identifier) (dictionary) (list) (tuple)] @value.of)
  (#any-of? @_self "self" "cls"))

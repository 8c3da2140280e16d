(function_definition name: (word) @name body: (_) @body) @definition.function

(declaration_command "readonly" (variable_assignment name: (variable_name) @name) @definition.constant)
(variable_assignment name: (variable_name) @name) @definition.variable

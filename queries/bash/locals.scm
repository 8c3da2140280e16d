(function_definition) @scope

(declaration_command ["local" "declare" "typeset"] (variable_assignment name: (variable_name) @binding))
(declaration_command ["local" "declare" "typeset"] (variable_name) @binding)

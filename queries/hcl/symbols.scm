; `resource "type" "name"` is `resource.type.name`.
((block (identifier) @owner @_kind . (string_lit (template_literal) @owner) . (string_lit (template_literal) @name) (body)? @body)
  @definition.class
  (#any-of? @_kind "resource" "data" "source" "ephemeral"))
((block (identifier) @_kind (string_lit (template_literal) @name) (body)? @body) @definition.variable
  (#eq? @_kind "variable"))
((block (identifier) @owner . (string_lit (template_literal) @name) (body)? @body) @definition.property
  (#eq? @owner "output"))
((block (identifier) @owner . (string_lit (template_literal) @name) (body)? @body) @definition.module
  (#eq? @owner "module"))
((block (identifier) @_kind (body (attribute (identifier) @name) @definition.constant))
  (#eq? @_kind "locals"))
; Any other block with a label, at the top or one level down.
((config_file (body (block
  (identifier) @owner . [(string_lit (template_literal) @name) (identifier) @name] . (block_start) (body)? @body) @definition.key))
  (#not-any-of? @owner "resource" "data" "source" "ephemeral" "variable" "output" "module"))
((config_file (body (block (body (block
  (identifier) @_kind . [(string_lit (template_literal) @name) (identifier) @name] . (block_start) (body)? @body) @definition.key))))
  (#not-any-of? @_kind "dynamic" "provisioner" "backend"))
; `name = value` at the top of a file of values.
(config_file (body (attribute (identifier) @name) @definition.key))

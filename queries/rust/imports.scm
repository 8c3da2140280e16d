(use_declaration (visibility_modifier)? @visibility argument: (_) @use_tree) @import
(mod_item (visibility_modifier)? @visibility name: (identifier) @name @declares !body) @import
(extern_crate_declaration name: (identifier) @module alias: (identifier)? @alias) @import

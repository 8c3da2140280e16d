; A module, whose public names are all usable.
(import_declaration (identifier) @module @wildcard) @import

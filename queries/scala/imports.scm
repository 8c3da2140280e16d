(import_declaration) @import @use_tree
(export_declaration) @export @use_tree

(package_clause name: (package_identifier) @package)
(package_object name: (_) @package)

(import (qualified_identifier) @module "*"? @wildcard (identifier)? @alias) @import
(package_header (qualified_identifier) @package)

; Whatever a header declares is visible after its inclusion.
(preproc_include path: (string_literal) @module @wildcard) @import
(preproc_include path: (system_lib_string) @module @system @wildcard) @import

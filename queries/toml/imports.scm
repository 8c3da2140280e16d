; TOML has no imports.

; TOML has no local names.

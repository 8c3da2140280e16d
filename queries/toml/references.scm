; No calls: TOML holds values only.

; YAML has no local names.

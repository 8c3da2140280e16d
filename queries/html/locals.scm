; Markup has no local names; scripts and styles inside it are read as text.

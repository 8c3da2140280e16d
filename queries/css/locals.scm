; Styles have no local names.

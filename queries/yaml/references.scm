; No calls: what a value means is for the program that reads the file.

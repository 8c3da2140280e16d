; Prose calls nothing; links are not read.

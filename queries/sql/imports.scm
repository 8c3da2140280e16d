; Scripts that include others do so by commands of a client, which the grammar does not read.

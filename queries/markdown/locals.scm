; Documents bind no names.

; Documents import nothing.

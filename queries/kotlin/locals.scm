; not written yet

; Data names nothing.

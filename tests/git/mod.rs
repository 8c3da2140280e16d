//! `git/` against real repositories, with git itself as the oracle.

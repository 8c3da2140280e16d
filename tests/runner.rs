//! Every test but the language programs, in one binary: it links the grammars once.

mod git;
mod support;

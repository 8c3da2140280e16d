//! Every test but the language programs, in one binary: it links the grammars once.

mod cli;
mod git;
mod hostile;
mod property;
mod queries;
mod scip;
mod support;
mod tidy;

//! treering keeps, for a git repository, an index of what its code defines and
//! who calls whom, and answers `search` and `trace` from it.
//!
//! The flow, one room a stage (see `docs/architecture.md`):
//!
//! ```text
//!  repository ──walk──► FileEntry ──extract──► BlobFacts ──resolve──► Edges ──store──► index.db
//!    git/                 (path, blob)  (pure, parallel)   (affected files)  (transactions)
//!                                                                   │
//!  cli ◄─ present ◄─ Response ◄─ search / trace ◄───────────────────┘
//! ```

pub mod cli;
pub mod config;
pub mod engine;
pub mod error;

pub mod extract;
pub mod git;
pub mod graph;
pub mod index;
pub mod language;

pub mod model;
pub mod present;
pub mod read;
pub mod resolve;
pub mod search;
pub mod status;
pub mod store;
pub mod trace;

pub use error::{Error, Result};

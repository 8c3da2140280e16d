//! `treering index`.

use super::{Global, Outcome};
use crate::engine::Engine;
use crate::error::Result;
use crate::index::{Options, run};

/// Bring the index up to date (every question does this by itself)
#[derive(clap::Args)]
pub(crate) struct Index {
    /// Build from nothing
    #[arg(long)]
    full: bool,
    /// Index a commit instead of the work tree
    #[arg(long, value_name = "REV")]
    rev: Option<String>,
    /// Index even a home directory or the root of the file system
    #[arg(long)]
    pub(crate) force: bool,
}

impl Index {
    pub(crate) fn run(&self, engine: &Engine, global: &Global) -> Result<Outcome> {
        let options = Options { full: self.full, rev: self.rev.clone(), without_content: false };
        let report = run(engine, &options, &mut |_, _, _| {})?;
        if global.json {
            println!("{}", serde_json::json!({ "view": report.view, "files": report.files, "answerable_ms": report.answerable_after.as_millis() as u64, "took_ms": report.took.as_millis() as u64 }));
        } else {
            println!("{report:#?}");
        }
        Ok(Outcome::Some)
    }
}

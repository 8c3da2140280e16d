//! `treering index`.

use std::path::{Path, PathBuf};

use super::progress::Progress;
use super::{Outcome, Output};
use crate::config::Config;
use crate::engine::Engine;
use crate::error::Result;
use crate::index::{Options, run};
use crate::present::text;

/// Bring the index up to date (every question does this by itself)
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  treering index                what changed since the last time
  treering index --full         everything, from nothing
  treering index --rev v1.0     a commit, to be asked with --at v1.0
  treering index ../other       another repository")]
pub(super) struct Index {
    /// The repository, or a folder in it [default: the directory of -C]
    path: Option<PathBuf>,
    /// Build from nothing
    #[arg(long)]
    full: bool,
    /// Index a commit instead of the work tree
    #[arg(long, value_name = "REV")]
    rev: Option<String>,
    /// Index even a home directory or the root of the file system
    #[arg(long)]
    force: bool,
}

impl Index {
    pub(super) fn run(&self, directory: &Path, config: &Config, output: &mut Output) -> Result<Outcome> {
        let directory = self
            .path
            .as_ref()
            .map_or_else(|| directory.to_owned(), |path| directory.join(path));
        let engine = Engine::open(&directory, config, self.force)?;
        let options = Options {
            full: self.full,
            rev: self.rev.clone(),
            without_content: false,
        };
        let mut progress = Progress::new();
        let report = run(&engine, &options, &mut |stage, done, total| {
            progress.tell(stage, done, total);
        })?;
        drop(progress);
        output.show(&report, text::index)?;
        Ok(Outcome::Some)
    }
}

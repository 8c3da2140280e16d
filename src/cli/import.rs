//! `treering import`: what a compiler found, laid over the view.

use std::path::{Path, PathBuf};

use super::progress::Progress;
use super::{Outcome, Output};
use crate::engine::Engine;
use crate::error::Result;
use crate::index;
use crate::present::text;

/// Lay a compiler's index over the view: what it says of a file goes before all other rules
#[derive(clap::Args)]
#[command(after_help = "\
Each document is kept for the content that its file has now, and holds wherever that content
is at that path: on every branch, in every work tree, and again when an edit is undone. One
that was made of another content is refused by name. The file itself is not needed any more.

Examples:
  scip-typescript index && treering import scip index.scip
  rust-analyzer scip . && treering import scip index.scip
  treering import scip web.scip --root packages/web     its paths begin there
  treering import scip index.scip --at v1.0             made of that commit
  treering import scip --forget                         all that was imported")]
pub(super) struct Import {
    /// The format
    #[arg(value_enum)]
    what: What,
    /// The index
    #[arg(required_unless_present = "forget")]
    file: Option<PathBuf>,
    /// The folder of the repository that its paths begin at [default: what the index says]
    #[arg(long, value_name = "DIR")]
    root: Option<String>,
    /// Hold it against a commit instead of the work tree
    #[arg(long, value_name = "REV")]
    at: Option<String>,
    /// Forget everything that was imported
    #[arg(long, conflicts_with_all = ["file", "root", "at"])]
    forget: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum What {
    /// An index in the SCIP format
    Scip,
}

impl Import {
    pub(super) fn run(&self, directory: &Path, engine: &Engine, output: &mut Output) -> Result<Outcome> {
        let What::Scip = self.what;
        let Some(file) = &self.file else {
            let forgotten = index::forget(engine)?;
            output.show(&forgotten, text::forgotten)?;
            return Ok(Outcome::when(forgotten.documents > 0));
        };
        let wanted = index::Import {
            file: match directory == Path::new(".") {
                true => file.clone(),
                false => directory.join(file),
            },
            root: self.root.clone(),
            rev: self.at.clone(),
        };
        let mut progress = Progress::new();
        let imported = index::import(engine, &wanted, &mut |stage, done, total| {
            progress.tell(stage, done, total);
        })?;
        drop(progress);
        output.show(&imported, text::imported)?;
        Ok(Outcome::Some)
    }
}

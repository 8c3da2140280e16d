//! `treering files`.

use super::progress::session;
use super::{Outcome, Output};
use crate::engine::Engine;
use crate::error::Result;
use crate::present::text;
use crate::status::{FilesRequest, files};

/// List the files of the view, or those that are not in the graph and why
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  treering files
  treering files --path 'src/**/*.rs'
  treering files --skipped")]
pub(super) struct Files {
    #[command(flatten)]
    request: FilesRequest,
    /// List a commit's files instead of the work tree's
    #[arg(long, value_name = "REV")]
    at: Option<String>,
}

impl Files {
    pub(super) fn run(&self, engine: &Engine, output: &mut Output) -> Result<Outcome> {
        let session = session(engine, self.at.as_deref())?;
        let response = files(&session, &self.request)?;
        output.show(&response, text::files)?;
        Ok(Outcome::when(!response.files.is_empty()))
    }
}

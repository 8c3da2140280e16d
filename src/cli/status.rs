//! `treering status`.

use super::{Outcome, Output};
use crate::engine::Engine;
use crate::error::Result;
use crate::present::text;
use crate::status::run;

/// Say where the index lies, what is in it, and how completely it was read
#[derive(clap::Args)]
#[command(after_help = "\
Nothing is indexed by this command; what changed since the last time is named.
Exit code 1: this work tree or commit is not indexed yet, or --check found faults.

Examples:
  treering status
  treering status --check       also look for damage")]
pub(super) struct Status {
    /// Check the database, and its tables against each other
    #[arg(long)]
    check: bool,
    /// Count a commit's contents instead of the work tree's
    #[arg(long, value_name = "REV")]
    at: Option<String>,
}

impl Status {
    pub(super) fn run(&self, engine: &Engine, output: &mut Output) -> Result<Outcome> {
        let response = run(engine, self.at.as_deref(), self.check)?;
        output.show(&response, text::status)?;
        let is_sound = response.faults.as_ref().is_none_or(Vec::is_empty);
        Ok(Outcome::when(response.view.is_some() && is_sound))
    }
}

//! `treering trace`.

use super::progress::{session, tell_unseen};
use super::{Outcome, Output};
use crate::engine::Engine;
use crate::error::Result;
use crate::present::text;
use crate::trace::{Request, run};

/// Ask how a symbol or file is connected: who calls it, what it calls, what depends on it
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  treering trace save                                 who calls it
  treering trace Model.save -t callees,references     several questions at once
  treering trace save --file src/model.py             one of several namesakes
  treering trace src/model.py:12                      the symbol on that line
  treering trace main -t path --to save               how calls lead there
  treering trace src/model.py -t importers            who imports the file
  treering trace save --at HEAD~3                     as it was")]
pub(super) struct Trace {
    #[command(flatten)]
    request: Request,
    /// Ask about a commit instead of the work tree
    #[arg(long, value_name = "REV")]
    at: Option<String>,
}

impl Trace {
    pub(super) fn run(&self, engine: &Engine, output: &mut Output) -> Result<Outcome> {
        let session = session(engine, self.at.as_deref())?;
        let response = run(&session, &self.request).inspect_err(|_| tell_unseen(&session))?;
        output.show(&response, text::trace)?;
        Ok(Outcome::when(response.answers.iter().any(|answer| answer.total > 0)))
    }
}

//! `treering read`.

use super::progress::{session, tell_unseen};
use super::{Outcome, Output};
use crate::engine::Engine;
use crate::error::Result;
use crate::present::text;
use crate::read::{Request, run};

/// Read the source of a symbol, of some lines, or of a whole file, as it was indexed
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  treering read Model.save              a symbol
  treering read src/model.py:12         the symbol around that line
  treering read src/model.py:10-20      some lines
  treering read src/model.py -n 50      the first lines of a file
  treering read save --at HEAD~3        as it was")]
pub(super) struct Read {
    #[command(flatten)]
    request: Request,
    /// Read from a commit instead of the work tree
    #[arg(long, value_name = "REV")]
    at: Option<String>,
}

impl Read {
    pub(super) fn run(&self, engine: &Engine, output: &mut Output) -> Result<Outcome> {
        let session = session(engine, self.at.as_deref())?;
        let response = run(&session, &self.request).inspect_err(|_| tell_unseen(&session))?;
        output.show(&response, text::read)?;
        Ok(Outcome::when(response.pieces.iter().any(|piece| piece.start_line > 0)))
    }
}

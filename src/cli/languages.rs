//! `treering languages`.

use super::progress::session;
use super::{Outcome, Output};
use crate::engine::Engine;
use crate::error::Result;
use crate::present::text;
use crate::status::languages;

/// List the languages, what is understood of each, and the files of each here
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  treering languages
  treering languages --json")]
pub(super) struct Languages {}

impl Languages {
    pub(super) fn run(&self, engine: &Engine, output: &mut Output) -> Result<Outcome> {
        let session = session(engine, None)?;
        output.show(&languages(&session)?, text::languages)?;
        Ok(Outcome::Some)
    }
}

//! `treering search`.

use std::io::Write as _;

use super::progress::session;
use super::{Outcome, Output, write_error};
use crate::engine::Engine;
use crate::error::Result;
use crate::present::text;
use crate::search::{Request, run};

/// Find symbols, text, documentation and files by what they are called, say or are about
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  treering search parse_config                        a name: exact, by prefix, by its words
  treering search \"where are retries decided\"         a question: names, docs and contents together
  treering search 'x->y(' --kind text                 a text, whatever is in it
  treering search 'fn \\w+_id' --regex --lang rust     a regular expression
  treering search config --path 'src/**' --path '!src/old/**' --symbol-kind function
  treering search router --kind file                  files by their path")]
pub(super) struct Search {
    #[command(flatten)]
    request: Request,
    /// Search a commit instead of the work tree
    #[arg(long, value_name = "REV")]
    at: Option<String>,
}

impl Search {
    pub(super) fn run(&self, engine: &Engine, output: &mut Output) -> Result<Outcome> {
        let session = session(engine, self.at.as_deref())?;
        let response = run(&session, &self.request)?;
        output.show(&response, text::search)?;
        output.to.flush().map_err(write_error)?;
        drop(session);
        // The answer is out; what it had to read for want of an index is indexed now.
        if response.pending > 0 {
            crate::index::complete_content(engine, self.at.as_deref())?;
        }
        Ok(Outcome::when(!response.results.is_empty()))
    }
}

//! The `search` tool: lanes that each find hits in their own way, fused by rank.

mod bm25;
mod evidence;
mod filter;
mod fuse;
mod lanes;
mod query;
mod text;
mod words;

use clap::{Args, ValueEnum};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use evidence::{Hit, Snippet};

use crate::engine::{Session, ViewInfo};
use crate::error::{Error, Result};
use crate::model::SymbolKind;
use filter::Filter;
use query::Query;

/// Find symbols, text, documentation and files by what they are called, say or are about.
#[derive(Debug, Clone, Default, Args, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// What to look for: a name, some words, a text, a question
    pub query: String,
    /// Which lanes to ask
    #[arg(long, value_enum, default_value_t)]
    #[serde(default)]
    pub kind: Kind,
    /// Take the query as a regular expression over contents (the syntax of the regex crate)
    #[arg(long)]
    #[serde(default)]
    pub regex: bool,
    /// Only files that match one of these globs; `!GLOB` leaves files out
    #[arg(long = "path", value_name = "GLOB")]
    #[serde(default)]
    pub paths: Vec<String>,
    /// Only these languages
    #[arg(long = "lang", value_name = "LANG", value_delimiter = ',')]
    #[serde(default)]
    pub languages: Vec<String>,
    /// Only files with these extensions
    #[arg(long = "ext", value_name = "EXT", value_delimiter = ',')]
    #[serde(default)]
    pub extensions: Vec<String>,
    /// Only symbols of these kinds
    #[arg(long = "symbol-kind", value_enum, value_name = "KIND", value_delimiter = ',')]
    #[serde(default)]
    pub symbol_kinds: Vec<SymbolKind>,
    /// Leave test code out
    #[arg(long)]
    #[serde(default)]
    pub no_tests: bool,
    /// Results shown [default: 10]
    #[arg(long, short = 'n', value_name = "N")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// Which lanes to ask.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// All lanes, fused.
    #[default]
    Hybrid,
    /// Names of symbols: exact, by prefix, by their words.
    Name,
    /// Contents, as a text or regular expression.
    Text,
    /// Documentation comments and sections of documents.
    Docs,
    /// Paths of files.
    File,
}

/// Results when no limit is named.
pub const DEFAULT_LIMIT: u32 = 10;

/// Hits, best first, of one view.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Response {
    /// The state of the repository the answer speaks of.
    pub view: ViewInfo,
    /// Best first, at most the limit.
    pub results: Vec<Hit>,
    /// Hits found in all.
    pub total: usize,
    /// There may be more: a lane stopped at its bound.
    pub at_least: bool,
    /// Lanes asked.
    pub lanes: Vec<&'static str>,
    /// Words of the query that stand nowhere in the view.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub terms_absent: Vec<String>,
    /// Names near the query, when nothing was found.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<String>,
    /// What a reader should know besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Contents of the view that the text index lacks yet; they were read instead.
    pub pending: usize,
}

/// Runs a search.
pub fn run(session: &Session<'_>, request: &Request) -> Result<Response> {
    refuse_contradictions(request)?;
    let query = Query::parse(session, request)?;
    let filter = Filter::new(session, request)?;
    let mut response = Response {
        view: session.info()?,
        results: Vec::new(),
        total: 0,
        at_least: false,
        lanes: Vec::new(),
        terms_absent: query.absent(),
        near: Vec::new(),
        notes: Vec::new(),
        pending: session.store.content_pending(session.view.id)?.len(),
    };
    if filter.is_empty() {
        response
            .notes
            .push(format!("no file of the view passes {}", filter.describe(request)));
        return Ok(response);
    }
    let mut found = fuse::Fused::default();
    for lane in lanes::LANES.iter().filter(|lane| (lane.applies)(request, &query)) {
        let hits = (lane.run)(session, &query, &filter, request)?;
        response.lanes.push(lane.name);
        response.at_least |= hits.at_least;
        found.add(lane, hits);
    }
    let ranked = found.rank(&query);
    response.total = ranked.len();
    let limit = request.limit.unwrap_or(DEFAULT_LIMIT) as usize;
    response.results = evidence::collect(session, &query, ranked, limit)?;
    if response.results.is_empty() {
        response.near = near(session, &query)?;
    }
    let pending = response.pending;
    if pending > 0 && response.lanes.iter().any(|l| *l == "text" || *l == "words") {
        response.notes.push(format!(
            "{pending} content(s) not in the text index yet were read instead"
        ));
    }
    if !session.unseen.is_empty() {
        let count = session.unseen.len();
        response.notes.push(format!(
            "{count} changed file(s) are not in this answer: another treering is writing"
        ));
    }
    Ok(response)
}

/// Options of which one would be ignored.
fn refuse_contradictions(request: &Request) -> Result<()> {
    let refusal = match (request.regex, request.kind) {
        (true, Kind::Name | Kind::Docs | Kind::File) => {
            "--regex searches contents: leave --kind out, or say --kind text"
        }
        (_, Kind::File) if !request.symbol_kinds.is_empty() => {
            "--kind file finds files, --symbol-kind symbols: leave one of them out"
        }
        _ => return Ok(()),
    };
    Err(Error::BadRequest(refusal.into()))
}

fn near(session: &Session<'_>, query: &Query) -> Result<Vec<String>> {
    Ok(crate::error::nearest(&query.text, session.names()?.iter().cloned()))
}

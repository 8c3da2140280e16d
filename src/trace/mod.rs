//! The `trace` tool: one file for each kind of trace, one row in one list.

mod answer;
mod callees;
mod callers;
mod definition;
mod dependents;
mod dispatch;
mod fit;
mod hierarchy;
mod imports;
mod mentions;
mod open;
mod outline;
mod path;
mod references;

use clap::Args;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use answer::{Answer, Open, Row, Section, Verdict};

use crate::engine::{Session, Subject, ViewInfo};
use crate::error::{Error, Result, nearest};
use crate::language::by_name;
use crate::model::ProblemKind;

/// Ask how a symbol or file is connected: who calls it, what it calls, what depends on it.
#[derive(Debug, Clone, Default, Args, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// A symbol (`save`, `Model.save`, `module::save`, `src/a.py:12`) or, for imports, importers and outline, a file
    pub symbol: String,
    /// Kinds of trace, separated by commas: definition, callers, callees, references, dependents, path,
    /// implementors, hierarchy, imports, importers, outline
    #[arg(long = "type", short = 't', value_name = "TYPE[,TYPE…]", default_value = "callers")]
    #[serde(rename = "type", default = "default_type")]
    pub kinds: String,
    /// The file that defines the symbol, to choose among namesakes
    #[arg(long, value_name = "PATH")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The other end of a path
    #[arg(long, value_name = "SYMBOL")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Steps followed by dependents [default: 5]
    #[arg(long, value_name = "N")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Rows shown of each section [default: 50]
    #[arg(long, short = 'n', value_name = "N")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Leave test code out
    #[arg(long)]
    #[serde(default)]
    pub no_tests: bool,
    /// Leave out what is less sure, from 0 to 1
    #[arg(long, value_name = "P", value_parser = probability)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_confidence: Option<f32>,
}

fn default_type() -> String {
    "callers".into()
}

/// A number from 0 to 1.
pub fn probability(text: &str) -> std::result::Result<f32, String> {
    let number = text.parse().ok().filter(|p| (0.0..=1.0).contains(p));
    number.ok_or_else(|| "a number from 0 to 1 is wanted".to_owned())
}

/// Steps followed when none are named.
pub const DEFAULT_DEPTH: u32 = 5;
/// Rows of a section when no limit is named.
pub const DEFAULT_LIMIT: u32 = 50;

/// Every answer asked for, of one view.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Response {
    /// The state of the repository the answers speak of.
    pub view: ViewInfo,
    /// The symbol meant; absent when a file was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<Row>,
    /// One for each kind of trace, in the order asked.
    pub answers: Vec<Answer>,
    /// What a reader should know besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// One kind of trace: a row of [`TRACES`].
pub struct Trace {
    /// As typed.
    pub name: &'static str,
    /// One line.
    pub summary: &'static str,
    /// What it is asked about.
    pub takes: Takes,
    /// The answer comes from other files too: one that could not be read may add to it.
    looks_around: bool,
    run: fn(&Session<'_>, &About, &Request) -> Result<Answer>,
}

/// What a trace is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Takes {
    /// A symbol.
    Symbol,
    /// A file.
    File,
}

/// The kinds of trace, in the order they are listed.
pub static TRACES: &[Trace] = &[
    Trace {
        name: "definition",
        summary: "where the symbol is defined and declared",
        takes: Takes::Symbol,
        looks_around: true,
        run: definition::run,
    },
    Trace {
        name: "callers",
        summary: "who calls it, with the lines of the calls",
        takes: Takes::Symbol,
        looks_around: true,
        run: callers::run,
    },
    Trace {
        name: "callees",
        summary: "what it calls, and what became of each call site",
        takes: Takes::Symbol,
        looks_around: true,
        run: callees::run,
    },
    Trace {
        name: "references",
        summary: "every use: calls, types, bases, values, imports",
        takes: Takes::Symbol,
        looks_around: true,
        run: references::run,
    },
    Trace {
        name: "dependents",
        summary: "everything that reaches it through calls, by depth",
        takes: Takes::Symbol,
        looks_around: true,
        run: dependents::run,
    },
    Trace {
        name: "path",
        summary: "how calls lead from it to --to",
        takes: Takes::Symbol,
        looks_around: true,
        run: path::run,
    },
    Trace {
        name: "implementors",
        summary: "types that inherit from it or fit it, at any depth; of a method, those that override it",
        takes: Takes::Symbol,
        looks_around: true,
        run: hierarchy::implementors,
    },
    Trace {
        name: "hierarchy",
        summary: "its bases above and its heirs below",
        takes: Takes::Symbol,
        looks_around: true,
        run: hierarchy::run,
    },
    Trace {
        name: "imports",
        summary: "what the file imports, and what each import means",
        takes: Takes::File,
        looks_around: true,
        run: imports::imports,
    },
    Trace {
        name: "importers",
        summary: "files that import this one",
        takes: Takes::File,
        looks_around: true,
        run: imports::importers,
    },
    Trace {
        name: "outline",
        summary: "the symbols of the file, nested",
        takes: Takes::File,
        looks_around: false,
        run: outline::run,
    },
];

/// What the request is about, found once for all its kinds.
struct About {
    subject: Option<Subject>,
    file: Option<crate::store::FileRow>,
}

impl About {
    fn subject(&self) -> &Subject {
        self.subject.as_ref().expect("found before a symbol trace runs")
    }

    fn file(&self) -> &crate::store::FileRow {
        self.file.as_ref().expect("found before a file trace runs")
    }

    /// The files it is about.
    fn rows(&self) -> impl Iterator<Item = &crate::store::FileRow> {
        self.subject.iter().map(|s| &s.main().row).chain(&self.file)
    }

    /// Whether a file it is about was not read wholly: what that holds may not all be known.
    fn is_partial(&self, session: &Session<'_>) -> Result<bool> {
        for blob in self.rows().filter_map(|row| row.blob) {
            let outline = session.outline(blob)?;
            if outline.0.problems.iter().any(|p| p.kind != ProblemKind::Encoding) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a file that could not be read may be of its language.
    fn lacks_files(&self, session: &Session<'_>) -> Result<bool> {
        let row = self.subject.as_ref().map(|s| &s.main().row).or(self.file.as_ref());
        let Some(blob) = row.and_then(|row| row.blob) else {
            return Ok(session.unreadable()? > 0);
        };
        let language = session.store.blob(blob)?.language;
        match language.as_deref().and_then(by_name) {
            Some(language) => session.lacks_files_of(&language.descriptor.family),
            None => Ok(false),
        }
    }
}

/// Runs every kind of trace asked for.
pub fn run(session: &Session<'_>, request: &Request) -> Result<Response> {
    let mut traces = Vec::new();
    for name in request.kinds.split(',').map(str::trim).filter(|n| !n.is_empty()) {
        let found = TRACES.iter().find(|t| t.name == name);
        let all = || TRACES.iter().map(|t| t.name.to_owned());
        traces.push(found.ok_or_else(|| {
            Error::UnknownArgument {
                what: "trace type",
                given: name.to_owned(),
                near: Some(nearest(name, all()))
                    .filter(|near| !near.is_empty())
                    .unwrap_or_else(|| all().collect()),
            }
        })?);
    }
    if traces.is_empty() {
        return Err(Error::BadRequest("no trace type was given".into()));
    }
    if request.depth == Some(0) {
        return Err(Error::BadRequest(
            "--depth 0 follows no step; 1 shows who calls it".into(),
        ));
    }
    let asks = |name: &str| traces.iter().any(|trace| trace.name == name);
    if request.to.is_some() && !asks("path") {
        return Err(Error::BadRequest(
            "--to names the other end of a path: add --type path".into(),
        ));
    }
    if request.depth.is_some() && !asks("dependents") {
        return Err(Error::BadRequest(
            "--depth counts the steps of dependents: add --type dependents".into(),
        ));
    }
    let mut about = About {
        subject: None,
        file: None,
    };
    if traces.iter().any(|t| t.takes == Takes::Symbol) {
        about.subject = Some(match session.subject(&request.symbol, request.file.as_deref()) {
            Err(unknown @ Error::UnknownSymbol { .. }) => {
                return Err(session.file_instead(&request.symbol)?.unwrap_or(unknown));
            }
            found => found?,
        });
    }
    if traces.iter().any(|t| t.takes == Takes::File) {
        about.file = Some(match (&about.subject, session.file(&request.symbol)) {
            (_, Ok(row)) => row,
            // A symbol given for a file trace means the file it is in.
            (Some(subject), Err(_)) => subject.main().row.clone(),
            (None, Err(error)) => match session.subject(&request.symbol, request.file.as_deref()) {
                Ok(subject) => subject.main().row.clone(),
                Err(ambiguous @ Error::AmbiguousSymbol { .. }) => return Err(ambiguous),
                Err(_) => return Err(error),
            },
        });
    }
    let named_a_symbol = about.file.is_some() && session.find_file(&request.symbol)?.is_none();
    let may_miss = about.lacks_files(session)?;
    let is_partial = about.is_partial(session)?;
    let mut answers = Vec::with_capacity(traces.len());
    for trace in &traces {
        let mut answer = (trace.run)(session, &about, request)?;
        if is_partial || may_miss && trace.looks_around {
            answer.verdict = answer.verdict.unless_missed();
        }
        answers.push(answer);
    }
    let mut notes = Vec::new();
    if let Some(file) = about.file.as_ref().filter(|_| named_a_symbol) {
        let kinds = traces.iter().filter(|t| t.takes == Takes::File).map(|t| t.name);
        let kinds = kinds.collect::<Vec<_>>().join(", ");
        notes.push(format!("{kinds}: of {}, the file it is in", file.path));
    }
    if let Some(subject) = &about.subject {
        let overloads = subject.symbols.iter().filter(|l| !l.symbol().is_declaration).count();
        if overloads > 1 {
            notes.push(format!(
                "{overloads} definitions share this name in one file; path:line asks about one"
            ));
        }
    }
    for row in about.rows() {
        let problems = row.blob.map(|blob| session.outline(blob)).transpose()?;
        if let Some(problem) = problems.iter().flat_map(|outline| &outline.0.problems).next() {
            let note = format!("{} could not be read wholly: {}", row.path, problem.detail);
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
    }
    Ok(Response {
        view: session.info()?,
        symbol: about.subject.as_ref().map(|s| Row::of(s.main())),
        answers,
        notes,
    })
}

//! `treering export`: every edge or symbol, one JSON object a line.

use std::io::Write;

use serde::Serialize;

use super::progress::{session, tell_unseen};
use super::scip;
use super::{Outcome, Output, write_error};
use crate::engine::{Engine, Session};
use crate::error::Result;
use crate::language::{ImportStyle, by_name};
use crate::model::{FILE_KEY, Role, Rule, SymbolKind, Visibility};
use crate::resolve::confidence;

/// Write every call edge or symbol of the view, one JSON object a line, or all as SCIP
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  treering export edges > edges.jsonl
  treering export symbols --at v1.0 > symbols.jsonl
  treering export scip > index.scip")]
pub(super) struct Export {
    /// What to write
    #[arg(value_enum)]
    what: What,
    /// Also write uses of a preprocessor's macros, and every candidate of ambiguous sites
    #[arg(long)]
    all: bool,
    /// Leave out edges less sure than this, from 0 to 1
    #[arg(long, value_name = "P", value_parser = crate::trace::probability, default_value_t = 0.0)]
    min_confidence: f32,
    /// Export a commit instead of the work tree
    #[arg(long, value_name = "REV")]
    at: Option<String>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum What {
    /// Call edges: caller, callee, site, rule and confidence
    Edges,
    /// Definitions: place, name, kind and signature
    Symbols,
    /// Definitions and resolved uses as a SCIP index, a binary file for other tools
    Scip,
}

impl Export {
    pub(super) fn run(&self, engine: &Engine, output: &mut Output) -> Result<Outcome> {
        let session = session(engine, self.at.as_deref())?;
        tell_unseen(&session);
        let written = match self.what {
            What::Edges => edges(&session, self.all, self.min_confidence, &mut output.to)?,
            What::Symbols => symbols(&session, &mut output.to)?,
            What::Scip => scip::write(&session, &mut output.to)?,
        };
        Ok(Outcome::when(written))
    }
}

/// A line of `export edges`.
#[derive(Serialize)]
struct EdgeLine<'a> {
    caller: End<'a>,
    callee: End<'a>,
    site: Site<'a>,
    /// The site's line once more, where scripts that compare call graphs look for it.
    call_line: u32,
    rule: Rule,
    confidence: f32,
}

/// A definition; line 0 and `<module>` for a file's own code.
#[derive(Clone, Copy, Serialize)]
struct End<'a> {
    path: &'a str,
    line: u32,
    name: &'a str,
    kind: &'static str,
}

#[derive(Serialize)]
struct Site<'a> {
    path: &'a str,
    line: u32,
}

/// A line of `export symbols`.
#[derive(Serialize)]
struct SymbolLine<'a> {
    path: &'a str,
    line: u32,
    start_line: u32,
    end_line: u32,
    name: &'a str,
    qualified: &'a str,
    kind: &'static str,
    visibility: Visibility,
    signature: &'a str,
    is_test: bool,
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> Result<()> {
    serde_json::to_writer(&mut *out, line).map_err(|e| write_error(e.into()))?;
    out.write_all(b"\n").map_err(write_error)
}

fn edges(session: &Session<'_>, all: bool, least: f32, out: &mut impl Write) -> Result<bool> {
    let mut any = false;
    for file in session.store.files(session.view.id)? {
        let (Some(blob), Some(edges)) = (file.blob, file.edges) else {
            continue;
        };
        let path = file.path.to_string();
        let outline = session.outline(blob)?;
        let resolution = session.resolution(blob, edges)?;
        for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
            if reference.role != Role::Call || (resolved.rule == Rule::Ambiguous && !all) {
                continue;
            }
            let sure = confidence(resolved.rule, resolved.targets.len());
            if sure < least {
                continue;
            }
            let caller = match reference
                .enclosing
                .and_then(|ordinal| outline.0.symbols.get(ordinal as usize))
            {
                Some(symbol) => End {
                    path: &path,
                    line: symbol.name_span.start_line,
                    name: &symbol.name,
                    kind: symbol.kind.name(),
                },
                None => End {
                    path: &path,
                    line: 0,
                    name: "<module>",
                    kind: "file",
                },
            };
            for target in resolved.targets.iter().filter(|target| target.key != FILE_KEY) {
                let Some(row) = session.store.file(session.view.id, &target.path)? else {
                    continue;
                };
                let Some(blob) = row.blob else { continue };
                let outline = session.outline(blob)?;
                let Some(symbol) = outline.0.symbols.iter().find(|s| s.key == target.key) else {
                    continue;
                };
                if symbol.kind == SymbolKind::Macro && !all && is_preprocessed(session, blob)? {
                    continue;
                }
                let target_path = target.path.to_string();
                any = true;
                let line = EdgeLine {
                    caller,
                    callee: End {
                        path: &target_path,
                        line: symbol.name_span.start_line,
                        name: &symbol.name,
                        kind: symbol.kind.name(),
                    },
                    site: Site {
                        path: &path,
                        line: reference.line,
                    },
                    call_line: reference.line,
                    rule: resolved.rule,
                    confidence: sure,
                };
                write_line(out, &line)?;
            }
        }
    }
    Ok(any)
}

/// Whether a macro of that language is text put in another's place: no compiler knows it as a
/// callee. Rust's have a name and a scope of their own.
fn is_preprocessed(session: &Session<'_>, blob: i64) -> Result<bool> {
    let language = session.store.blob(blob)?.language;
    let language = language.as_deref().and_then(by_name);
    Ok(language.is_some_and(|l| l.descriptor.import_style == ImportStyle::Include))
}

fn symbols(session: &Session<'_>, out: &mut impl Write) -> Result<bool> {
    let mut any = false;
    for file in session.store.files(session.view.id)? {
        let path = file.path.to_string();
        for located in session.symbols_of(&file)? {
            any = true;
            let symbol = located.symbol();
            let line = SymbolLine {
                path: &path,
                line: symbol.name_span.start_line,
                start_line: symbol.span.start_line,
                end_line: symbol.span.end_line,
                name: &symbol.name,
                qualified: &symbol.qualified,
                kind: symbol.kind.name(),
                visibility: symbol.visibility,
                signature: &symbol.signature,
                is_test: located.is_test,
            };
            write_line(out, &line)?;
        }
    }
    Ok(any)
}

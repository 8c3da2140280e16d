//! `treering export`: every edge or symbol, one JSON object a line.

use std::io::{BufWriter, Write};

use serde_json::json;

use super::{Global, Outcome};
use crate::engine::{Engine, Session};
use crate::error::{Error, Result};
use crate::model::{FILE_KEY, Role};
use crate::resolve::confidence;

/// Write every call edge or symbol of the view, one JSON object a line
#[derive(clap::Args)]
pub(crate) struct Export {
    /// What to write
    #[arg(value_enum)]
    what: What,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum What {
    Edges,
    Symbols,
}

impl Export {
    pub(crate) fn run(&self, engine: &Engine, _global: &Global) -> Result<Outcome> {
        let session = crate::index::session(engine, None, &mut |_, _, _| {})?;
        let mut out = BufWriter::new(std::io::stdout().lock());
        let written = match self.what {
            What::Edges => edges(&session, &mut out)?,
            What::Symbols => symbols(&session, &mut out)?,
        };
        let _ = out.flush();
        Ok(if written { Outcome::Some } else { Outcome::None })
    }
}

fn edges(session: &Session<'_>, out: &mut impl Write) -> Result<bool> {
    let mut any = false;
    for file in session.store.files(session.view.id)? {
        let (Some(blob), Some(edges)) = (file.blob, file.edges) else { continue };
        let outline = session.outline(blob)?;
        let resolution = session.resolution(blob, edges)?;
        for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
            if reference.role != Role::Call {
                continue;
            }
            let (line, name, kind) = match reference.enclosing {
                Some(ordinal) => {
                    let symbol = &outline.0.symbols[ordinal as usize];
                    (symbol.name_span.start_line, symbol.name.as_str(), symbol.kind.name())
                }
                None => (0, "<module>", "file"),
            };
            for target in &resolved.targets {
                if target.key == FILE_KEY {
                    continue;
                }
                let Some(row) = session.store.file(session.view.id, &target.path)? else { continue };
                let Some(blob) = row.blob else { continue };
                let callee_outline = session.outline(blob)?;
                let Some(callee) = callee_outline.0.symbols.iter().find(|s| s.key == target.key) else { continue };
                any = true;
                let edge = json!({
                    "caller": { "path": file.path.to_string(), "line": line, "name": name, "kind": kind },
                    "callee": { "path": target.path.to_string(), "line": callee.name_span.start_line, "name": callee.name },
                    "site": { "path": file.path.to_string(), "line": reference.line },
                    "call_line": reference.line,
                    "rule": resolved.rule.name(),
                    "confidence": confidence(resolved.rule, resolved.targets.len()),
                });
                writeln!(out, "{edge}").map_err(write_error)?;
            }
        }
    }
    Ok(any)
}

fn symbols(session: &Session<'_>, out: &mut impl Write) -> Result<bool> {
    let mut any = false;
    for file in session.store.files(session.view.id)? {
        for located in session.symbols_of(&file)? {
            any = true;
            let symbol = located.symbol();
            let row = json!({
                "path": file.path.to_string(), "line": symbol.name_span.start_line, "end_line": symbol.span.end_line,
                "name": symbol.name, "qualified": symbol.qualified, "kind": symbol.kind.name(),
                "visibility": symbol.visibility, "signature": symbol.signature, "test": located.is_test,
            });
            writeln!(out, "{row}").map_err(write_error)?;
        }
    }
    Ok(any)
}

fn write_error(source: std::io::Error) -> Error {
    Error::Io { action: "write", path: "standard output".into(), source }
}

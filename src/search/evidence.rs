//! What a reader is shown of a hit, and why it is one.

use bstr::ByteSlice;
use schemars::JsonSchema;
use serde::Serialize;

use super::fuse::Ranked;
use super::query::Query;
use super::words::stem;
use crate::engine::Session;
use crate::error::Result;

/// Lines of a snippet.
const SNIPPET: usize = 6;
/// Bytes of a snippet's line.
const LINE: usize = 200;

/// One hit.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Hit {
    /// Relative to the root.
    pub path: String,
    /// First line of the symbol, or of the snippet outside any.
    pub start_line: u32,
    /// Last line of it.
    pub end_line: u32,
    /// Last segment of the symbol's name; the file's name outside any symbol.
    pub name: String,
    /// With its containers.
    pub qualified: String,
    /// The symbol's kind, or `file`.
    pub kind: String,
    /// From 0 to 1; 1 is first in every lane that found anything.
    pub score: f64,
    /// Lanes that found it.
    pub lanes: Vec<&'static str>,
    /// Words of the query it carries.
    pub terms: Vec<String>,
    /// Share of the query's inverse document frequency that these words have.
    pub coverage: f64,
    /// The head of the definition.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub signature: String,
    /// The passage where most words of the query meet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub snippet: Option<Snippet>,
    /// In test code.
    pub is_test: bool,
    /// Further places with the very same content.
    #[serde(skip_serializing_if = "is_zero")]
    pub copies: usize,
}

/// Some lines of the content that was indexed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Snippet {
    /// Line of the first, 1-based.
    pub start_line: u32,
    /// The lines.
    pub lines: Vec<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
fn is_zero(n: &usize) -> bool {
    *n == 0
}

/// The first `limit` hits with their evidence.
pub(super) fn collect(session: &Session<'_>, query: &Query, ranked: Vec<Ranked>, limit: usize) -> Result<Vec<Hit>> {
    ranked
        .into_iter()
        .take(limit)
        .map(|one| hit(session, query, one))
        .collect()
}

fn hit(session: &Session<'_>, query: &Query, ranked: Ranked) -> Result<Hit> {
    let Ranked {
        hit,
        score,
        lanes,
        copies,
    } = ranked;
    let content = session.text(&hit.file);
    let path = hit.file.path.to_string();
    let (start, end) = match &hit.symbol {
        Some(located) => (located.symbol().span.start_line, located.symbol().span.end_line),
        None => (hit.line.unwrap_or(1), hit.line.unwrap_or(1)),
    };
    let range = match (&hit.symbol, hit.line) {
        (None, Some(line)) => (line.saturating_sub(2).max(1), line + 3),
        _ => (start, end),
    };
    let snippet = content
        .as_ref()
        .map(|content| best_window(query, content, range, hit.line));
    let body = content
        .as_ref()
        .map(|content| Session::lines(content, range.0, range.1).join("\n").to_lowercase())
        .unwrap_or_default();
    let named = hit
        .symbol
        .as_ref()
        .map(|l| l.symbol().qualified.to_lowercase())
        .unwrap_or_default();
    let lower_path = path.to_lowercase();
    let carried: Vec<_> = query
        .terms
        .iter()
        .filter(|t| {
            [&body, &named, &lower_path]
                .iter()
                .any(|text| text.contains(stem(&t.word)))
        })
        .collect();
    let mass = query.mass();
    let coverage = if mass > 0.0 {
        carried.iter().map(|t| t.idf).sum::<f64>() / mass
    } else {
        0.0
    };
    let round = |x: f64| (x * 10_000.0).round() / 10_000.0;
    let is_test = match &hit.symbol {
        Some(located) => located.is_test,
        None => crate::language::is_test_path(hit.file.path.as_ref()),
    };
    let (name, qualified, kind, signature) = match &hit.symbol {
        Some(located) => {
            let symbol = located.symbol();
            (
                symbol.name.clone(),
                symbol.qualified.clone(),
                symbol.kind.name().to_owned(),
                symbol.signature.clone(),
            )
        }
        None => {
            let name = path.rsplit('/').next().unwrap_or(&path).to_owned();
            (name.clone(), name, "file".to_owned(), String::new())
        }
    };
    Ok(Hit {
        path,
        start_line: start,
        end_line: end,
        name,
        qualified,
        kind,
        score: round(score),
        lanes,
        terms: carried.iter().map(|t| t.word.clone()).collect(),
        coverage: round(coverage),
        signature,
        snippet,
        is_test,
        copies,
    })
}

/// The window of a range where the query's words weigh most; around `line` if one is given.
fn best_window(query: &Query, content: &[u8], (from, to): (u32, u32), line: Option<u32>) -> Snippet {
    let lines: Vec<&[u8]> = content
        .lines()
        .skip(from as usize - 1)
        .take((to - from + 1) as usize)
        .collect();
    let weigh = |line: &[u8]| -> f64 {
        let lower = line.to_ascii_lowercase();
        query
            .terms
            .iter()
            .filter(|t| lower.contains_str(stem(&t.word)))
            .map(|t| t.idf)
            .sum()
    };
    let weights: Vec<f64> = lines.iter().map(|line| weigh(line)).collect();
    let last_start = lines.len().saturating_sub(SNIPPET);
    let start = match line {
        Some(line) if line >= from => ((line - from) as usize).saturating_sub(1).min(last_start),
        _ => {
            let value = |start: usize| weights[start..(start + SNIPPET).min(weights.len())].iter().sum::<f64>();
            (0..=last_start)
                .max_by(|a, b| value(*a).total_cmp(&value(*b)).then(b.cmp(a)))
                .unwrap_or(0)
        }
    };
    let shown = lines.iter().skip(start).take(SNIPPET).map(|line| {
        let text = line.to_str_lossy();
        match text.char_indices().nth(LINE) {
            Some((cut, _)) => format!("{}…", &text[..cut]),
            None => text.into_owned(),
        }
    });
    Snippet {
        start_line: from + start as u32,
        lines: shown.collect(),
    }
}

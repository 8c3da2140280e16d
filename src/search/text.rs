//! The text lane: a text or regular expression in contents. The trigram index names
//! the files that may hold it; the content itself decides.

use bstr::ByteSlice;
use fxhash::FxHashSet;
use regex::bytes::{Regex, RegexBuilder};
use regex_syntax::hir::literal::Extractor;

use super::Request;
use super::filter::Filter;
use super::lanes::{LaneHits, by_symbol};
use super::query::Query;
use crate::engine::{Session, ViewFile};
use crate::error::{Error, Result};
use crate::store::trigrams;

/// Hits after which the lane stops reading.
const ENOUGH: usize = 100;
/// Lines kept of one file.
const LINES: usize = 200;

pub(super) fn run(session: &Session<'_>, query: &Query, filter: &Filter, request: &Request) -> Result<LaneHits> {
    let pattern = if request.regex {
        query.text.clone()
    } else {
        regex::escape(&query.text)
    };
    // As in ripgrep's smart case: a capital in the query means that case matters.
    let insensitive = !query.text.chars().any(char::is_uppercase) && !request.regex;
    let regex = RegexBuilder::new(&pattern)
        .case_insensitive(insensitive)
        .multi_line(true)
        .size_limit(4 << 20)
        .build()
        .map_err(|e| match request.regex {
            true => Error::BadRequest(format!("--regex: {e}")),
            false => Error::BadRequest(format!("a query of {} bytes is too long", query.text.len())),
        })?;
    let wanted = if request.regex {
        required(&query.text)
    } else {
        trigrams(&query.text)
    };
    let mut files = candidates(session, wanted.as_deref(), filter)?;
    // Product code first: the lane may stop before the end.
    files.sort_by_key(|file| file.is_test);
    let mut found = LaneHits::default();
    for file in files {
        if found.hits.len() >= ENOUGH {
            found.at_least = true;
            break;
        }
        let Some(text) = session.text(&file.row) else {
            continue;
        };
        let lines = matching_lines(&regex, &text);
        if !lines.is_empty() {
            found.hits.extend(by_symbol(session, &file.row, &lines, filter)?);
        }
    }
    Ok(found)
}

/// Files that may hold the text, by path: by the index, and every file the index does not have.
fn candidates<'s>(session: &'s Session<'_>, wanted: Option<&str>, filter: &Filter) -> Result<Vec<&'s ViewFile>> {
    let blobs: Option<FxHashSet<i64>> = match wanted {
        Some(trigrams) => {
            let mut blobs: FxHashSet<i64> = session.store.contents_matching(trigrams)?.into_iter().collect();
            blobs.extend(session.store.contents_not_indexed(session.view.id)?);
            Some(blobs)
        }
        None => None,
    };
    let may_match = |file: &&ViewFile| {
        let blob = file.row.blob;
        blob.is_some_and(|blob| blobs.as_ref().is_none_or(|blobs| blobs.contains(&blob)))
            && filter.file(&file.row.path)
            && !(file.is_test && filter.no_tests())
    };
    Ok(session.files()?.iter().filter(may_match).collect())
}

/// An FTS5 query that every match of the expression satisfies, if one is known.
fn required(pattern: &str) -> Option<String> {
    let hir = regex_syntax::parse(pattern).ok()?;
    let prefixes = Extractor::new().extract(&hir);
    let literals = prefixes.literals()?;
    let queries: Option<Vec<String>> = literals
        .iter()
        .map(|l| trigrams(std::str::from_utf8(l.as_bytes()).ok()?))
        .collect();
    let queries = queries.filter(|q| !q.is_empty())?;
    Some(
        queries
            .iter()
            .map(|q| format!("({q})"))
            .collect::<Vec<_>>()
            .join(" OR "),
    )
}

/// Numbers of the lines on which matches begin.
fn matching_lines(regex: &Regex, content: &[u8]) -> Vec<u32> {
    let mut lines = Vec::new();
    let (mut line, mut at) = (1u32, 0);
    for found in regex.find_iter(content) {
        line += content[at..found.start()].find_iter(b"\n").count() as u32;
        at = found.start();
        if lines.last() != Some(&line) {
            lines.push(line);
            if lines.len() >= LINES {
                break;
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_required_only_where_every_match_has_them() {
        assert_eq!(
            required("foobar").as_deref(),
            Some("(\"foo\" AND \"oob\" AND \"oba\" AND \"bar\")")
        );
        assert!(required("fo+bar|quux").is_none_or(|q| q.contains("\"quu\"")));
        assert_eq!(required(".*"), None);
        assert!(required("(?i)foo").is_none_or(|q| q.contains("foo") || q.contains("FOO")));
    }

    #[test]
    fn lines_are_counted_once() {
        let regex = Regex::new("a").expect("valid");
        assert_eq!(matching_lines(&regex, b"a a\nb\na\n"), [1, 3]);
    }
}

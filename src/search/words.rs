//! The words lane: contents by the query's words. The trigram index gives, for each
//! word, the files that may hold it; the best by idf are read and scored by BM25
//! (Robertson, Zaragoza 2009), and inside them the passage where most words meet.

use std::collections::HashMap;

use bstr::ByteSlice;

use super::Request;
use super::filter::Filter;
use super::lanes::{LaneHit, LaneHits, by_symbol};
use super::query::{Query, trigrams};
use crate::engine::Session;
use crate::error::Result;
use crate::extract::{is_binary, split_identifier};
use crate::store::FileRow;

/// Files read and scored.
const READ: usize = 48;
/// Passages taken of one file.
const PASSAGES: usize = 3;
/// Lines of a passage.
const WINDOW: usize = 12;
/// BM25's saturation and length normalisation, at their customary values.
const K1: f64 = 1.2;
const B: f64 = 0.75;
/// Bytes of a file of mean length, for the length normalisation.
const MEAN_BYTES: f64 = 8_000.0;

pub(super) fn run(session: &Session<'_>, query: &Query, filter: &Filter, _: &Request) -> Result<LaneHits> {
    let mut scores: HashMap<i64, f64> = HashMap::new();
    for term in query.terms.iter().filter(|t| t.files > 0) {
        let Some(wanted) = trigrams(stem(&term.word)) else {
            continue;
        };
        for blob in session.store.search_content(&wanted, usize::MAX >> 1)? {
            *scores.entry(blob).or_default() += term.idf;
        }
    }
    let mut ranked: Vec<(f64, i64)> = scores.into_iter().map(|(blob, score)| (score, blob)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let mut files: Vec<FileRow> = Vec::new();
    for (_, blob) in ranked {
        if files.len() >= READ {
            break;
        }
        let mut rows = session.store.files_of_blob(session.view.id, blob)?;
        rows.retain(|row| row.skip.is_none() && filter.file(&row.path));
        rows.retain(|row| !(filter.no_tests() && crate::language::is_test_path(row.path.as_ref())));
        files.extend(rows.into_iter().next());
    }
    files.extend(
        session
            .store
            .files_without_content(session.view.id)?
            .into_iter()
            .filter(|row| filter.file(&row.path)),
    );
    let mut hits: Vec<(f64, LaneHit)> = Vec::new();
    for file in files {
        let Some(content) = session.content(&file).filter(|c| !is_binary(c)) else {
            continue;
        };
        let (score, passages) = score(query, &content, &file);
        for (share, line) in passages {
            for hit in by_symbol(session, &file, &[line], filter)? {
                hits.push((score * (0.5 + share / 2.0), hit));
            }
        }
    }
    hits.sort_by(|a, b| {
        b.0.total_cmp(&a.0)
            .then_with(|| (&a.1.file.path, a.1.line).cmp(&(&b.1.file.path, b.1.line)))
    });
    Ok(LaneHits {
        hits: hits.into_iter().map(|(_, hit)| hit).collect(),
        at_least: false,
    })
}

/// BM25 of the whole file, and its best passages: share of the query's mass, line.
fn score(query: &Query, content: &[u8], file: &FileRow) -> (f64, Vec<(f64, u32)>) {
    let lower = content.to_ascii_lowercase();
    let lines: Vec<&[u8]> = lower.lines().collect();
    let length = 1.0 - B + B * content.len() as f64 / MEAN_BYTES;
    let mut total = 0.0;
    // For each line, which terms stand on it.
    let mut on_line: Vec<u32> = vec![0; lines.len()];
    for (nth, term) in query.terms.iter().enumerate().take(32) {
        let word = stem(&term.word).as_bytes();
        let finder = bstr::Finder::new(word);
        let mut count = 0.0;
        for (at, line) in lines.iter().enumerate() {
            if finder.find(line).is_some() {
                count += 1.0;
                on_line[at] |= 1 << nth;
            }
        }
        total += term.idf * count * (K1 + 1.0) / (count + K1 * length);
    }
    // The path says what the file is about.
    let path = split_identifier(&file.path.to_str_lossy()).to_lowercase();
    for term in &query.terms {
        if path.split(' ').any(|word| stem(word) == stem(&term.word)) {
            total += term.idf;
        }
    }
    let mass = query.mass().max(f64::MIN_POSITIVE);
    let value = |terms: u32| -> f64 {
        query
            .terms
            .iter()
            .enumerate()
            .take(32)
            .filter(|(nth, _)| terms & (1 << nth) != 0)
            .map(|(_, t)| t.idf)
            .sum()
    };
    let mut passages: Vec<(f64, u32)> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let end = (at + WINDOW).min(lines.len());
        let together = on_line[at..end].iter().fold(0, |all, line| all | line);
        if together != 0 {
            let best = (at..end)
                .max_by(|a, b| value(on_line[*a]).total_cmp(&value(on_line[*b])).then(b.cmp(a)))
                .unwrap_or(at);
            passages.push((value(together) / mass, best as u32 + 1));
        }
        at += WINDOW / 2;
    }
    passages.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    passages.dedup_by_key(|p| p.1);
    passages.truncate(PASSAGES);
    (total, passages)
}

/// The part of a word that its forms share: a plain suffix cut, since matching is by
/// substring and must only not be too strict.
pub(super) fn stem(word: &str) -> &str {
    for suffix in [
        "ations", "ation", "ings", "ing", "ies", "ers", "er", "ed", "es", "s", "e",
    ] {
        if let Some(stem) = word.strip_suffix(suffix) {
            if stem.chars().count() >= 4 {
                return stem;
            }
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn forms_share_a_stem() {
        assert_eq!(stem("parsing"), "pars");
        assert_eq!(stem("parsers"), "pars");
        assert_eq!(stem("parse"), "pars");
        assert_eq!(stem("used"), "used");
    }
}

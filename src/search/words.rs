//! The words lane: contents by the query's words. The trigram index gives, for each
//! word, the files that may hold it; the best by idf are read and scored by BM25
//! (Robertson, Zaragoza 2009), and inside them the passage where most words meet.

use std::collections::BTreeMap;

use bstr::ByteSlice;
use fxhash::FxHashMap;

use super::Request;
use super::filter::Filter;
use super::lanes::{LaneHit, LaneHits, by_symbol};
use super::query::Query;
use crate::engine::Session;
use crate::error::Result;
use crate::extract::split_identifier;
use crate::store::FileRow;

/// Files read and scored.
const READ: usize = 48;
/// Passages taken of one file.
const PASSAGES: usize = 3;
/// Half the lines of a passage.
const HALF: usize = 6;
/// BM25's saturation and length normalisation, at their customary values.
const K1: f64 = 1.2;
const B: f64 = 0.75;
/// Bytes of a file of mean length, for the length normalisation.
const MEAN_BYTES: f64 = 8_000.0;

pub(super) fn run(session: &Session<'_>, query: &Query, filter: &Filter, _: &Request) -> Result<LaneHits> {
    let mut scores: FxHashMap<i64, f64> = FxHashMap::default();
    for term in query.terms.iter().filter(|t| t.files > 0) {
        for blob in query.contents(stem(&term.word)) {
            *scores.entry(*blob).or_default() += term.idf;
        }
    }
    // Of copies the first by path that may be a hit speaks for all.
    let mut of_blob: FxHashMap<i64, (usize, &FileRow)> = FxHashMap::default();
    for (place, file) in session.files()?.iter().enumerate() {
        let wanted = file.row.skip.is_none() && filter.file(&file.row.path) && !(file.is_test && filter.no_tests());
        if let (Some(blob), true) = (file.row.blob, wanted) {
            of_blob.entry(blob).or_insert((place, &file.row));
        }
    }
    let mut ranked: Vec<(f64, (usize, &FileRow))> = scores
        .into_iter()
        .filter_map(|(blob, score)| Some((score, *of_blob.get(&blob)?)))
        .collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.0.cmp(&b.1.0)));
    let files = ranked.into_iter().take(READ).map(|(_, (_, file))| file);
    let mut hits: Vec<(f64, LaneHit)> = Vec::new();
    for file in files {
        let Some(content) = session.text(file) else {
            continue;
        };
        let (score, passages) = score(query, &content, file);
        for (share, line) in passages {
            for hit in by_symbol(session, file, &[line], filter)? {
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
    let starts: Vec<usize> = std::iter::once(0)
        .chain(memchr::memchr_iter(b'\n', &lower).map(|at| at + 1))
        .collect();
    let length = 1.0 - B + B * content.len() as f64 / MEAN_BYTES;
    let mut total = 0.0;
    // For each line that has any, which terms stand on it.
    let mut on_line: BTreeMap<usize, u32> = BTreeMap::new();
    for (nth, term) in query.terms.iter().enumerate().take(32) {
        let mut count = 0.0;
        let mut line = 0;
        let mut last = None;
        for at in memchr::memmem::find_iter(&lower, stem(&term.word)) {
            line += starts[line + 1..].partition_point(|start| *start <= at);
            if last.replace(line) != Some(line) {
                count += 1.0;
                *on_line.entry(line).or_default() |= 1 << nth;
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
    let mut start = 0;
    for &first in on_line.keys() {
        // Windows overlap by half; those without a term are passed over.
        start = start.max((first / HALF).saturating_sub(1) * HALF);
        while start <= first {
            let window = on_line.range(start..start + 2 * HALF);
            let together = window.clone().fold(0, |all, (_, terms)| all | terms);
            let best = window.max_by(|a, b| value(*a.1).total_cmp(&value(*b.1)).then(b.0.cmp(a.0)));
            if let Some((line, _)) = best {
                passages.push((value(together) / mass, *line as u32 + 1));
            }
            start += HALF;
        }
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

//! BM25 (Robertson, Zaragoza 2009) over the symbols of one view. FTS5's own counts every
//! content that is kept: an edit undone, or another branch, would change the order.

use fxhash::FxHashMap;

use super::query::Term;
use crate::engine::Session;
use crate::error::Result;
use crate::store::{Index, quote};

/// Saturation and length normalisation, as FTS5 has them.
const K1: f64 = 1.2;
const B: f64 = 0.75;
/// A word of the name counts as much as four of what the name stands in.
const NAME: f64 = 4.0;
/// Rows of an index in which a term may stand before it is left out of a query that has
/// a rarer one: every row that matches is scored.
const COMMON: u64 = 4_000;
/// Rows counted of a term at most.
const MAX_ROWS: u64 = 20_000;

/// Words in a row of mean length: names with what they stand in, and documentation, in
/// the repositories of docs/performance.md.
fn mean_words(index: Index) -> f64 {
    match index {
        Index::Names => 5.0,
        Index::Docs => 45.0,
    }
}

/// In how many symbols of the view a word stands.
pub(super) fn rows(session: &Session<'_>, index: Index, word: &str) -> Result<u64> {
    let blobs = session.blobs()?;
    let mut count = 0;
    session.store.term_rows(index, &quote(word), &mut |symbol| {
        count += u64::from(blobs.has_symbol(symbol));
        count < MAX_ROWS
    })?;
    Ok(count)
}

/// Ids of the best symbols, best first; `rows` says in how many a term stands.
pub(super) fn best(
    session: &Session<'_>,
    index: Index,
    terms: &[Term],
    rows: fn(&Term) -> u64,
    limit: usize,
) -> Result<Vec<i64>> {
    let blobs = session.blobs()?;
    let total = blobs.symbols() as f64;
    let rarest = terms.iter().map(rows).filter(|n| *n > 0).min().unwrap_or(0);
    let mut scores: FxHashMap<i64, f64> = FxHashMap::default();
    for term in terms {
        let count = rows(term);
        if count == 0 || (count > COMMON && count > rarest) {
            continue;
        }
        let idf = (1.0 + (total - count as f64 + 0.5).max(0.0) / (count as f64 + 0.5)).ln();
        let quoted = quote(&term.word);
        let mut frequency: FxHashMap<i64, f64> = FxHashMap::default();
        if index == Index::Names {
            session
                .store
                .term_rows(index, &format!("name : {quoted}"), &mut |symbol| {
                    frequency.insert(symbol, NAME);
                    true
                })?;
        }
        session.store.sized_term_rows(index, &quoted, &mut |symbol, words| {
            if blobs.has_symbol(symbol) {
                let frequency = frequency.get(&symbol).copied().unwrap_or(1.0);
                let length = 1.0 - B + B * f64::from(words) / mean_words(index);
                *scores.entry(symbol).or_default() += idf * frequency * (K1 + 1.0) / (frequency + K1 * length);
            }
        })?;
    }
    let mut ranked: Vec<(f64, Option<(usize, i64)>, i64)> = scores
        .into_iter()
        .map(|(symbol, score)| (score, blobs.place(symbol), symbol))
        .collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    ranked.truncate(limit);
    Ok(ranked.into_iter().map(|(_, _, symbol)| symbol).collect())
}

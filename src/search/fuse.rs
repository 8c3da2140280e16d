//! Weighted reciprocal rank fusion (Cormack, Clarke, Büttcher 2009), normalised to 0–1.

use std::collections::HashMap;

use bstr::ByteSlice;

use super::lanes::{Lane, LaneHit, LaneHits};
use super::query::Query;
use super::words::stem;
use crate::extract::split_identifier;
use crate::model::RepoPath;

/// The customary constant of reciprocal rank fusion.
const K: f64 = 60.0;
/// What a hit in test code is worth beside one in product code.
const TEST: f64 = 0.5;
/// What each share of the query's mass in a path adds.
const PATH: f64 = 0.25;

/// A hit with what every lane said of it.
pub(super) struct Ranked {
    pub(super) hit: LaneHit,
    pub(super) score: f64,
    pub(super) lanes: Vec<&'static str>,
    /// Further places with the same content.
    pub(super) copies: usize,
}

/// A symbol by its ordinal; a place outside any by its file.
type Place = (RepoPath, Option<u32>);

#[derive(Default)]
pub(super) struct Fused {
    by_place: HashMap<Place, Ranked>,
    /// Sum of the weights of the lanes that found anything: the score of a hit first in all.
    ceiling: f64,
}

impl Fused {
    pub(super) fn add(&mut self, lane: &'static Lane, found: LaneHits) {
        if found.hits.is_empty() {
            return;
        }
        self.ceiling += lane.weight / (K + 1.0);
        for (rank, hit) in found.hits.into_iter().enumerate() {
            let place = (hit.file.path.clone(), hit.symbol.as_ref().map(|l| l.ordinal));
            let entry = self.by_place.entry(place).or_insert_with(|| Ranked {
                hit: hit.clone(),
                score: 0.0,
                lanes: Vec::new(),
                copies: 0,
            });
            if entry.lanes.contains(&lane.name) {
                continue;
            }
            entry.score += lane.weight / (K + 1.0 + rank as f64);
            entry.lanes.push(lane.name);
            entry.hit.line = entry.hit.line.or(hit.line);
        }
    }

    /// Best first; copies of one content are one hit.
    pub(super) fn rank(self, query: &Query) -> Vec<Ranked> {
        let ceiling = self.ceiling.max(f64::MIN_POSITIVE);
        let about_tests = query.terms.iter().any(|t| t.word.starts_with("test"));
        let mut ranked: Vec<Ranked> = self.by_place.into_values().collect();
        for one in &mut ranked {
            one.score /= ceiling;
            one.score *= 1.0 + PATH * path_share(query, &one.hit.file.path);
            let is_test = match &one.hit.symbol {
                Some(located) => located.is_test,
                None => crate::language::is_test_path(one.hit.file.path.as_ref()),
            };
            if is_test && !about_tests {
                one.score *= TEST;
            }
            one.score = one.score.min(1.0);
        }
        ranked.sort_by(|a, b| {
            let ordinal = |r: &Ranked| r.hit.symbol.as_ref().map(|l| l.ordinal);
            b.score
                .total_cmp(&a.score)
                .then_with(|| a.hit.file.path.cmp(&b.hit.file.path))
                .then_with(|| ordinal(a).cmp(&ordinal(b)))
        });
        let mut first_of: HashMap<[u8; 16], usize> = HashMap::new();
        let mut kept: Vec<Ranked> = Vec::with_capacity(ranked.len());
        for one in ranked {
            let hash = one
                .hit
                .symbol
                .as_ref()
                .map(crate::engine::Located::symbol)
                .filter(|s| s.span.end - s.span.start > 40)
                .map(|s| s.body_hash);
            match hash.and_then(|h| first_of.get(&h).copied()) {
                Some(first) => kept[first].copies += 1,
                None => {
                    if let Some(hash) = hash {
                        first_of.insert(hash, kept.len());
                    }
                    kept.push(one);
                }
            }
        }
        kept
    }
}

/// Share of the query's mass whose words stand in the path.
fn path_share(query: &Query, path: &RepoPath) -> f64 {
    let words = split_identifier(&path.to_str_lossy());
    let words: Vec<&str> = words.split(' ').collect();
    let found: f64 = query
        .terms
        .iter()
        .filter(|t| words.iter().any(|w| stem(w) == stem(&t.word)))
        .map(|t| t.idf)
        .sum();
    found / query.mass().max(f64::MIN_POSITIVE)
}

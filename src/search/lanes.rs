//! The lanes, in order, and those that ask the name and docs indexes.

use std::collections::HashSet;
use std::rc::Rc;

use bstr::ByteSlice;

use super::filter::Filter;
use super::query::Query;
use super::{Kind, Request, bm25, text, words};
use crate::engine::{Located, Session, ViewFile};
use crate::error::Result;
use crate::model::Symbol;
use crate::store::{FileRow, Index};

/// Hits a lane hands on.
const LANE_LIMIT: usize = 100;
/// Symbols of one name that are looked at.
const LOOKED_AT: usize = 2 * LANE_LIMIT;

/// One way of finding hits.
pub(super) struct Lane {
    pub(super) name: &'static str,
    /// Weight of its ranks (Cormack, Clarke, Büttcher 2009, weighted).
    pub(super) weight: f64,
    pub(super) applies: fn(&Request, &Query) -> bool,
    pub(super) run: fn(&Session<'_>, &Query, &Filter, &Request) -> Result<LaneHits>,
}

pub(super) static LANES: &[Lane] = &[
    Lane {
        name: "exact",
        weight: 2.0,
        applies: |r, q| takes_names(r) && !q.identifiers.is_empty(),
        run: exact,
    },
    Lane {
        name: "name",
        weight: 1.0,
        applies: |r, _| takes_names(r),
        run: by_name_words,
    },
    Lane {
        name: "docs",
        weight: 1.0,
        applies: |r, _| takes_docs(r),
        run: docs,
    },
    Lane {
        name: "text",
        weight: 1.0,
        applies: |r, q| r.regex || r.kind == Kind::Text || (r.kind == Kind::Hybrid && q.is_name),
        run: text::run,
    },
    Lane {
        name: "words",
        weight: 1.0,
        applies: |r, q| takes_words(r, q.is_name),
        run: words::run,
    },
    Lane {
        name: "file",
        weight: 1.0,
        applies: |r, _| !r.regex && r.kind == Kind::File,
        run: files,
    },
];

pub(super) fn takes_names(request: &Request) -> bool {
    !request.regex && matches!(request.kind, Kind::Hybrid | Kind::Name)
}

pub(super) fn takes_docs(request: &Request) -> bool {
    !request.regex && matches!(request.kind, Kind::Hybrid | Kind::Docs)
}

pub(super) fn takes_words(request: &Request, is_name: bool) -> bool {
    !request.regex && request.kind == Kind::Hybrid && !is_name
}

/// What a lane found, best first.
#[derive(Default)]
pub(super) struct LaneHits {
    pub(super) hits: Vec<LaneHit>,
    /// The lane stopped at a bound.
    pub(super) at_least: bool,
}

/// A symbol, or a place in a file outside any.
#[derive(Clone)]
pub(super) struct LaneHit {
    pub(super) file: FileRow,
    pub(super) symbol: Option<Located>,
    /// The line that matched best, where the lane knows.
    pub(super) line: Option<u32>,
}

impl LaneHit {
    fn symbol(located: Located) -> LaneHit {
        LaneHit {
            file: located.row.clone(),
            symbol: Some(located),
            line: None,
        }
    }
}

/// Symbols of exactly that name; then whatever the case; then those that begin so.
fn exact(session: &Session<'_>, query: &Query, filter: &Filter, _: &Request) -> Result<LaneHits> {
    let mut found = LaneHits::default();
    for identifier in &query.identifiers {
        let parts: Vec<&str> = identifier
            .split(['.', ':', '>', '#'])
            .filter(|p| !p.is_empty())
            .collect();
        if parts.len() > 1 {
            for subject in session.subjects(identifier, None)? {
                found.hits.extend(
                    subject
                        .symbols
                        .into_iter()
                        .filter(|l| filter.symbol(l))
                        .map(LaneHit::symbol),
                );
            }
        }
        let Some(last) = parts.last() else { continue };
        let blobs = session.blobs()?;
        let mut tiers: [Vec<i64>; 3] = Default::default();
        for (name, symbol) in session.store.symbols_named(last)? {
            if blobs.has_symbol(symbol) {
                tiers[usize::from(name != *last)].push(symbol);
            }
        }
        if query.is_name && last.len() >= 3 {
            tiers[2] = begins_so(session, last)?;
        }
        for mut tier in tiers {
            // Product code first, then by path: which ones are looked at must not hang on
            // the order in which contents came.
            let files = session.files()?;
            tier.sort_by_cached_key(|symbol| {
                let place = blobs.place(*symbol);
                (place.is_some_and(|(file, _)| files[file].is_test), place)
            });
            found.at_least |= tier.len() > LOOKED_AT;
            tier.truncate(LOOKED_AT);
            let mut hits = Vec::new();
            for symbol in tier {
                let located = session.symbol(symbol)?.into_iter();
                hits.extend(located.filter(|l| filter.symbol(l)).map(LaneHit::symbol));
            }
            // Definitions that people mean come before fields and locals of the name.
            hits.sort_by_key(|hit| {
                let located = hit.symbol.as_ref();
                (
                    located.is_some_and(|l| l.is_test),
                    located.map(|l| kind_weight(l.symbol().kind)),
                    hit.file.path.clone(),
                )
            });
            found.hits.extend(hits);
        }
    }
    found.hits.truncate(LANE_LIMIT);
    Ok(found)
}

/// Symbols of the view whose longer names begin so, those of the first names by alphabet.
fn begins_so(session: &Session<'_>, prefix: &str) -> Result<Vec<i64>> {
    let blobs = session.blobs()?;
    let mut found: Vec<i64> = Vec::new();
    let mut current = String::new();
    session.store.each_name(prefix, &mut |name, symbol| {
        if !name.eq_ignore_ascii_case(&current) {
            if found.len() >= LANE_LIMIT {
                return false;
            }
            name.clone_into(&mut current);
        }
        if blobs.has_symbol(symbol) && !name.eq_ignore_ascii_case(prefix) {
            found.push(symbol);
        }
        true
    })?;
    Ok(found)
}

fn kind_weight(kind: crate::model::SymbolKind) -> u8 {
    use crate::model::SymbolKind as K;
    match kind {
        K::Class | K::Struct | K::Interface | K::Enum | K::Function | K::Method | K::Macro => 0,
        K::Constructor | K::TypeAlias | K::Module | K::Namespace => 1,
        K::Constant | K::Variable | K::Property => 2,
        _ => 3,
    }
}

/// Symbols whose words match the query's, by BM25.
fn by_name_words(session: &Session<'_>, query: &Query, filter: &Filter, _: &Request) -> Result<LaneHits> {
    let best = bm25::best(session, Index::Names, &query.terms, |t| t.names, LANE_LIMIT * 3)?;
    symbols(session, filter, best)
}

/// Symbols and files by their documentation.
fn docs(session: &Session<'_>, query: &Query, filter: &Filter, _: &Request) -> Result<LaneHits> {
    let best = bm25::best(session, Index::Docs, &query.terms, |t| t.docs, LANE_LIMIT * 2)?;
    symbols(session, filter, best)
}

fn symbols(session: &Session<'_>, filter: &Filter, ids: Vec<i64>) -> Result<LaneHits> {
    let mut found = LaneHits::default();
    for id in ids {
        let located = session.symbol(id)?;
        if located.is_empty() {
            // The file's own documentation.
            let at = session.store.symbol_at(id)?;
            if at.ordinal.is_none() && filter.takes_files() {
                for file in session.store.files_of_blob(session.view.id, at.blob.id)? {
                    let is_test = session.is_test_path(file.path.as_ref(), at.blob.language.as_deref());
                    if file.skip.is_none() && filter.file(&file.path) && !(is_test && filter.no_tests()) {
                        found.hits.push(LaneHit {
                            file,
                            symbol: None,
                            line: Some(1),
                        });
                    }
                }
            }
        }
        found
            .hits
            .extend(located.into_iter().filter(|l| filter.symbol(l)).map(LaneHit::symbol));
        if found.hits.len() >= LANE_LIMIT {
            found.at_least = true;
            break;
        }
    }
    Ok(found)
}

/// Files by the words of their paths: the last segment counts most.
fn files(session: &Session<'_>, query: &Query, filter: &Filter, _: &Request) -> Result<LaneHits> {
    let wanted = query.text.to_lowercase();
    let mut scored: Vec<(f64, FileRow)> = Vec::new();
    for ViewFile { row: file, .. } in session.files()? {
        if !filter.file(&file.path) {
            continue;
        }
        let path = file.path.to_str_lossy().to_lowercase();
        let name = path.rsplit('/').next().unwrap_or(&path).to_owned();
        let stem = name.split('.').next().unwrap_or(&name);
        let mut score = 0.0;
        if path == wanted {
            score += 100.0;
        }
        if name == wanted || stem == wanted {
            score += 20.0;
        }
        if path.contains(&wanted) {
            score += 5.0;
        }
        for term in &query.terms {
            if name.contains(&term.word) {
                score += 2.0;
            } else if path.contains(&term.word) {
                score += 1.0;
            }
        }
        if score > 0.0 {
            // Of two equal matches the shorter path is the better.
            scored.push((score - path.len() as f64 / 1_000.0, file.clone()));
        }
    }
    scored.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.path.cmp(&b.1.path)));
    let at_least = scored.len() > LANE_LIMIT;
    scored.truncate(LANE_LIMIT);
    let hits = scored
        .into_iter()
        .map(|(_, file)| LaneHit {
            file,
            symbol: None,
            line: None,
        })
        .collect();
    Ok(LaneHits { hits, at_least })
}

/// Groups lines of a file by the innermost symbol around them: one hit a symbol, at
/// its first line; lines outside any symbol one hit together.
pub(super) fn by_symbol(session: &Session<'_>, file: &FileRow, lines: &[u32], filter: &Filter) -> Result<Vec<LaneHit>> {
    let mut hits: Vec<LaneHit> = Vec::new();
    let in_graph = match (file.blob, &file.skip) {
        (Some(blob), None) => Some(Rc::new(session.store.blob(blob)?)).filter(|blob| blob.skip.is_none()),
        _ => None,
    };
    let inner = match &in_graph {
        Some(blob) => innermost(&session.outline(blob.id)?.0.symbols, lines),
        None => vec![None; lines.len()],
    };
    let mut seen: HashSet<Option<u32>> = HashSet::new();
    for (&line, inner) in lines.iter().zip(inner) {
        if !seen.insert(inner) {
            continue;
        }
        match (inner, &in_graph) {
            (Some(ordinal), Some(blob)) => {
                let located = session.located(file.clone(), blob.clone(), ordinal)?;
                if filter.symbol(&located) {
                    hits.push(LaneHit {
                        file: file.clone(),
                        symbol: Some(located),
                        line: Some(line),
                    });
                }
            }
            _ if filter.takes_files() => hits.push(LaneHit {
                file: file.clone(),
                symbol: None,
                line: Some(line),
            }),
            _ => {}
        }
    }
    Ok(hits)
}

/// For each of some lines, in order, the smallest symbol around it.
fn innermost(symbols: &[Symbol], lines: &[u32]) -> Vec<Option<u32>> {
    let (Some(&first), Some(&last)) = (lines.first(), lines.last()) else {
        return Vec::new();
    };
    let mut around: Vec<(u32, usize)> = symbols
        .iter()
        .enumerate()
        .filter(|(_, s)| s.span.start_line <= last && s.span.end_line >= first)
        .map(|(ordinal, s)| (s.span.end - s.span.start, ordinal))
        .collect();
    // Largest first, so that the smaller ones inside overwrite them.
    around.sort_unstable_by(|a, b| b.cmp(a));
    let mut inner = vec![None; lines.len()];
    for (_, ordinal) in around {
        let span = &symbols[ordinal].span;
        let from = lines.partition_point(|line| *line < span.start_line);
        let to = lines.partition_point(|line| *line <= span.end_line);
        inner[from..to.max(from)].fill(Some(ordinal as u32));
    }
    inner
}

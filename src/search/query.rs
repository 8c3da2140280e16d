//! A query as words, each with how much it tells (its inverse document frequency).

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::Session;
use crate::error::{Error, Result};
use crate::extract::split_identifier;
use crate::store::{Index, folded, has_trigrams, trigrams};

use super::words::stem;
use super::{Request, bm25, lanes};

/// Words that tell nothing in a question: the short function words of English.
const STOP: &[&str] = &[
    "a", "about", "all", "an", "and", "are", "as", "at", "be", "between", "by", "can", "code", "do", "does", "for",
    "from", "get", "has", "have", "how", "if", "in", "into", "is", "it", "its", "of", "on", "or", "that", "the",
    "their", "then", "there", "this", "to", "used", "uses", "using", "was", "we", "what", "when", "where", "which",
    "who", "why", "with",
];

/// A search as understood.
pub(super) struct Query {
    /// As typed, trimmed.
    pub(super) text: String,
    /// Words in lower case, identifiers split, no stop words unless there is nothing else.
    pub(super) terms: Vec<Term>,
    /// Words that look like identifiers, as typed.
    pub(super) identifiers: Vec<String>,
    /// One word, or one qualified name.
    pub(super) is_name: bool,
    /// Contents of the view that may hold a word, by the word and its stem.
    contents: BTreeMap<String, Vec<i64>>,
}

pub(super) struct Term {
    pub(super) word: String,
    /// Contents that may hold it (by trigrams), names and docs that do; 0 where no lane asks.
    pub(super) files: u64,
    pub(super) names: u64,
    pub(super) docs: u64,
    /// `ln(1 + N / (1 + files))`.
    pub(super) idf: f64,
}

impl Query {
    pub(super) fn parse(session: &Session<'_>, request: &Request) -> Result<Query> {
        let text = request.query.trim().to_owned();
        if text.is_empty() {
            return Err(Error::BadRequest(
                "the query is empty: treering files lists files, trace --type outline a file's symbols".into(),
            ));
        }
        let words: Vec<&str> = text
            .split(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '.' | ':' | '$' | '-' | '>' | '#')))
            .filter(|w| !w.is_empty())
            .collect();
        let is_name = words.len() == 1 && text.split_whitespace().count() == 1;
        let looks_like_code = |word: &&&str| {
            let inner = word.trim_matches(['.', ':', '-', '>', '#', '$']);
            inner.contains('_')
                || inner.contains("::")
                || inner.contains("->")
                || inner.chars().skip(1).any(char::is_uppercase)
                || (inner.contains('.') && !inner.ends_with('.'))
        };
        let mut identifiers: Vec<String> = words
            .iter()
            .filter(|w| is_name || looks_like_code(w))
            .map(|w| w.trim_matches(['.', ':', '-', '>', '#', '$']).to_owned())
            .collect();
        identifiers.retain(|w| !w.is_empty());
        identifiers.dedup();
        let mut list: Vec<String> = Vec::new();
        for word in &words {
            let split = split_identifier(word);
            for part in split.split(' ').filter(|p| !p.is_empty()) {
                if !list.iter().any(|known| known == part) {
                    list.push(part.to_owned());
                }
            }
        }
        let telling: Vec<String> = list.iter().filter(|w| !STOP.contains(&w.as_str())).cloned().collect();
        let list = if telling.is_empty() { list } else { telling };
        let total = session.files()?.len().max(1) as f64;
        let mut wanted: BTreeSet<String> = list.iter().cloned().collect();
        if lanes::takes_words(request, is_name) {
            wanted.extend(list.iter().map(|word| stem(word).to_owned()));
        }
        let contents = contents_with(session, wanted)?;
        let asks = |lane: bool, index: Index, word: &str| match lane {
            true => bm25::rows(session, index, word),
            false => Ok(0),
        };
        let mut terms = Vec::with_capacity(list.len());
        for word in list {
            let names = asks(lanes::takes_names(request), Index::Names, &word)?;
            let docs = asks(lanes::takes_docs(request), Index::Docs, &word)?;
            let files = contents.get(&word).map_or(0, Vec::len) as u64;
            let idf = (1.0 + total / (1.0 + files.max(names.min(total as u64)) as f64)).ln();
            terms.push(Term {
                word,
                files,
                names,
                docs,
                idf,
            });
        }
        Ok(Query {
            text,
            terms,
            identifiers,
            is_name,
            contents,
        })
    }

    /// Contents of the view that may hold a word of the query or its stem.
    pub(super) fn contents(&self, word: &str) -> &[i64] {
        self.contents.get(word).map_or(&[], Vec::as_slice)
    }

    /// Terms that stand nowhere. The joined form of an identifier is no word of its own.
    pub(super) fn absent(&self) -> Vec<String> {
        let absent = self
            .terms
            .iter()
            .filter(|t| t.names + t.docs + t.files == 0 && t.word.chars().count() >= 3);
        absent.map(|t| t.word.clone()).collect()
    }

    /// The inverse document frequencies together.
    pub(super) fn mass(&self) -> f64 {
        self.terms.iter().map(|t| t.idf).sum()
    }
}

/// For each word, the contents of the view with all its trigrams: by the index, and by
/// reading what the index lacks, so that the answer is the same before and after it is full.
fn contents_with(session: &Session<'_>, words: BTreeSet<String>) -> Result<BTreeMap<String, Vec<i64>>> {
    let blobs = session.blobs()?;
    let mut contents: BTreeMap<String, Vec<i64>> = BTreeMap::new();
    for word in words {
        if let Some(query) = trigrams(&word) {
            let mut found = session.store.contents_matching(&query)?;
            found.retain(|blob| blobs.get(*blob).is_some());
            contents.insert(word, found);
        }
    }
    for id in session.store.contents_not_indexed(session.view.id)? {
        let Some(blob) = blobs.get(id) else { continue };
        let Some(text) = session.text(&session.files()?[blob.file].row) else {
            continue;
        };
        let text = folded(&text);
        for (word, found) in &mut contents {
            if has_trigrams(&text, word) {
                found.push(id);
            }
        }
    }
    Ok(contents)
}

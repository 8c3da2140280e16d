//! A query as words, each with how much it tells (its inverse document frequency).

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use crate::engine::Session;
use crate::error::{Error, Result};
use crate::extract::split_identifier;
use crate::store::{quote, trigrams};

use super::Request;

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
    /// Answers of the trigram index: several lanes ask the same.
    contents: Contents,
}

/// Blobs by the trigrams they hold.
type Contents = RefCell<HashMap<String, Rc<Vec<i64>>>>;

pub(super) struct Term {
    pub(super) word: String,
    /// Contents that may hold it (by trigrams), names and docs that do.
    pub(super) files: u64,
    pub(super) names: u64,
    pub(super) docs: u64,
    /// `ln(1 + N / (1 + files))`.
    pub(super) idf: f64,
}

fn contents_of(known: &Contents, session: &Session<'_>, trigrams: &str) -> Result<Rc<Vec<i64>>> {
    if let Some(found) = known.borrow().get(trigrams) {
        return Ok(found.clone());
    }
    let found = Rc::new(session.store.contents_matching(trigrams)?);
    known.borrow_mut().insert(trigrams.to_owned(), found.clone());
    Ok(found)
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
        let total = session.store.file_count(session.view.id)?.max(1) as f64;
        let contents = Contents::default();
        let mut terms = Vec::with_capacity(list.len());
        for word in list {
            let quoted = quote(&word);
            let names = session.store.term_rows(false, &quoted)?;
            let docs = session.store.term_rows(true, &quoted)?;
            let files = match trigrams(&word) {
                Some(query) => contents_of(&contents, session, &query)?.len() as u64,
                None => 0,
            };
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

    /// Blobs that may hold a text, by its [`trigrams`].
    pub(super) fn contents(&self, session: &Session<'_>, trigrams: &str) -> Result<Rc<Vec<i64>>> {
        contents_of(&self.contents, session, trigrams)
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

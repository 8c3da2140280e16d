//! `definition`: where the symbol is defined and declared.

use super::answer::{Answer, Row, answer};
use super::{About, Request};
use crate::engine::Session;
use crate::error::Result;

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let rows = about.subject().symbols.iter().map(|located| {
        let mut row = Row::of(located);
        if located.symbol().is_declaration {
            row.note = Some("declaration".into());
        }
        if let (Some(doc), Some(content)) = (located.symbol().doc, session.content(&located.row)) {
            let text = content
                .get(doc.start as usize..doc.end as usize)
                .map(crate::extract::clean_doc);
            row.note = row.note.or(text.as_deref().map(first_sentence));
        }
        (located.is_test, row)
    });
    Ok(answer("definition", rows.collect(), None, request))
}

/// Bytes kept of a sentence of documentation.
const MAX_SENTENCE: usize = 200;

/// The first sentence, on one line.
fn first_sentence(doc: &str) -> String {
    let line = doc.split_whitespace().collect::<Vec<_>>().join(" ");
    let end = line.find(". ").map_or(line.len(), |dot| dot + 1);
    if end <= MAX_SENTENCE {
        return line[..end].to_owned();
    }
    format!("{}…", &line[..line.floor_char_boundary(MAX_SENTENCE)])
}

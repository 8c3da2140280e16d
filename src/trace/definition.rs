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
            let text = content.get(doc.start as usize..doc.end as usize).map(crate::extract::clean_doc);
            let first = text.as_deref().and_then(|t| t.lines().next().map(str::to_owned));
            row.note = row.note.or(first);
        }
        (located.is_test, row)
    });
    Ok(answer("definition", rows.collect(), None, request))
}

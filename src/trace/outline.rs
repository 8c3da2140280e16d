//! `outline`: the symbols of a file, nested.

use super::answer::{Answer, Row, answer};
use super::{About, Request};
use crate::engine::{Located, Session};
use crate::error::Result;

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let symbols = session.symbols_of(about.file())?;
    let rows = symbols
        .iter()
        .map(|located| {
            (
                false,
                Row {
                    depth: Some(depth(located)),
                    ..Row::of(located)
                },
            )
        })
        .collect();
    Ok(answer("outline", rows, None, request))
}

fn depth(located: &Located) -> u32 {
    let symbols = &located.outline.0.symbols;
    let mut depth = 0;
    let mut at = located.symbol().parent;
    while let Some(parent) = at {
        depth += 1;
        at = symbols[parent as usize].parent;
    }
    depth
}

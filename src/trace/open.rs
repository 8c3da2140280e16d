//! What may hide a use from an answer: sites that were not bound, and what runs unnamed.

use super::answer::Open;
use super::callers::using;
use super::dispatch::{Dispatch, place};
use super::mentions::mentions;
use crate::engine::{Located, Session, Subject};
use crate::error::Result;
use crate::language::{by_name, may_be};
use crate::model::{Role, Rule, SymbolKind};
use crate::resolve::{Key, is_open, is_out_of_sight, may_fit};

/// Call sites of the subject's name that were not bound, in the whole view, and what else
/// may hide a caller.
pub(super) fn open_sites(session: &Session<'_>, dispatch: &Dispatch<'_, '_>, subject: &Subject) -> Result<Open> {
    let mut open = unbound(session, subject, Role::Call)?;
    let callables = subject.symbols.iter().filter(|l| l.symbol().kind.is_callable());
    let mut wanted: Vec<_> = callables.map(place).collect();
    for located in subject.symbols.iter().filter(|l| !l.symbol().is_declaration) {
        let overridden = dispatch.overridden(located)?;
        open.bases += overridden.unknown;
        open.implicit += u32::from(is_implicit(located));
        // Whoever gets the base's method may call this one.
        wanted.extend(overridden.methods.iter().map(place));
    }
    for user in using(session, &wanted, &[Role::Value])? {
        open.handed_on += user.sites.len() as u32;
    }
    Ok(open)
}

/// Whether something may call it without its name: it is an operator, what the language asks
/// for, or marked for a framework.
fn is_implicit(located: &Located) -> bool {
    let symbol = located.symbol();
    let Some(language) = located.blob.language.as_deref().and_then(by_name) else {
        return false;
    };
    if !symbol.kind.is_callable() || symbol.kind == SymbolKind::Constructor {
        return false;
    }
    let descriptor = &language.descriptor;
    let is_named = |pattern: &str| match pattern.split_once('*') {
        Some((before, after)) => {
            let rest = symbol.name.strip_prefix(before);
            rest.is_some_and(|rest| rest.ends_with(after))
        }
        None => symbol.name == pattern,
    };
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    // `+`, `operator+`, `operator fun plus`.
    let says_operator = |word: &str| {
        let rest = word.strip_prefix("operator");
        rest.is_some_and(|rest| !rest.starts_with(is_part))
    };
    let is_operator = !symbol.name.contains(is_part) || says_operator(&symbol.name);
    let head = match symbol.signature.find(&format!("{}(", symbol.name)) {
        Some(at) => &symbol.signature[..at],
        None => &symbol.signature,
    };
    let marks = descriptor
        .mark
        .iter()
        .flat_map(|mark| head.split(mark.as_str()).skip(1));
    let mut marks = marks.map(|after| {
        let end = after.find(|c: char| !(is_part(c) || matches!(c, '.' | '\\')));
        after[..end.unwrap_or(after.len())]
            .rsplit(['.', '\\'])
            .next()
            .unwrap_or_default()
    });
    let is_plain = |mark: &str| mark.is_empty() || descriptor.plain_marks.split_whitespace().any(|p| p == mark);
    is_operator
        || head.split_whitespace().any(says_operator)
        || descriptor.implicit_members.split_whitespace().any(is_named)
        || marks.any(|mark| !is_plain(mark))
}

/// Sites that name the subject as a callee, or as a base, and were not bound.
pub(super) fn unbound(session: &Session<'_>, subject: &Subject, role: Role) -> Result<Open> {
    let main = subject.main();
    let mut open = Open::default();
    let Some(language) = main.blob.language.as_deref().and_then(by_name) else {
        return Ok(open);
    };
    let name = &main.symbol().name;
    let is_method = main.symbol().kind == SymbolKind::Method && !main.symbol().is_declaration;
    // What is local to a function is seen in its file only.
    let is_local = std::iter::successors(main.symbol().parent, |parent| {
        main.outline.0.symbols[*parent as usize].parent
    })
    .any(|parent| main.outline.0.symbols[parent as usize].kind.is_callable());
    let key = Key::Name(&language.descriptor.family, name).hash();
    for posting in session.store.postings_with_sites(session.view.id, key)? {
        let resolution = session.resolution(posting.blob, posting.edges)?;
        for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
            if reference.role != role || reference.name != *name {
                continue;
            }
            if is_method && resolved.rule == Rule::External {
                let imports = &session.outline(posting.blob)?.0.imports;
                open.elsewhere += u32::from(may_fit(reference, language, imports));
            } else if is_out_of_sight(reference, resolved) {
                if is_method && !language.descriptor.implicit_self {
                    continue;
                }
                open.unresolved += u32::from(!is_local || main.row.blob == Some(posting.blob));
            } else if !is_open(resolved) {
                continue;
            } else if resolved.rule == Rule::Ambiguous && resolved.reason.is_none() {
                let meant = subject.symbols.iter().any(|l| {
                    resolved
                        .targets
                        .iter()
                        .any(|t| t.path == l.row.path && t.key == l.symbol().key)
                });
                open.ambiguous += u32::from(meant);
            } else {
                open.unresolved += 1;
            }
        }
    }
    let family = &language.descriptor.family;
    let unread = session.files_with_problems()?.iter();
    let unread = unread.filter(|(_, language)| language.descriptor.family == *family);
    open.unread = mentions(session, unread.map(|(row, _)| row), name)?;
    let left_out = session.files_left_out()?.iter();
    open.left_out = mentions(session, left_out.filter(|row| may_be(row.path.as_ref(), family)), name)?;
    Ok(open)
}

//! `references`: every use of a symbol, by role.

use std::collections::HashSet;

use super::answer::{Answer, Flagged, Open, Row, answer};
use super::callers::{callers_of, using};
use super::dispatch::Dispatch;
use super::mentions::look_again;
use super::open::{open_sites, unbound};
use super::{About, Request};
use crate::engine::Session;
use crate::error::Result;
use crate::model::{RepoPath, Role, Rule};
use crate::resolve::{Key, confidence};

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let subject = about.subject();
    let wanted: Vec<(RepoPath, u64)> = subject
        .symbols
        .iter()
        .map(|l| (l.row.path.clone(), l.symbol().key))
        .collect();
    let dispatch = Dispatch::new(session);
    let mut rows: Vec<Flagged> = Vec::new();
    let calls = callers_of(session, subject)?;
    for caller in dispatch.callers(subject, &calls, &mut HashSet::new())? {
        let (is_test, mut row) = caller.into_row();
        row.role = Some("call");
        rows.push((is_test, row));
    }
    for (role, name) in [
        (Role::Call, "call"),
        (Role::Inherit, "inherit"),
        (Role::Type, "type"),
        (Role::Value, "value"),
    ] {
        for user in using(session, &wanted, &[role])? {
            let (is_test, mut row) = user.into_row();
            row.role = Some(name);
            rows.push((is_test, row));
        }
    }
    for (path, key) in &wanted {
        for posting in session
            .store
            .postings_with_sites(session.view.id, Key::Target(path.as_ref(), *key).hash())?
        {
            let Some(file) = session.store.file_by_id(session.view.id, posting.path_id)? else {
                continue;
            };
            let outline = session.outline(posting.blob)?;
            let resolution = session.resolution(posting.blob, posting.edges)?;
            for (import, resolved) in outline.0.imports.iter().zip(&resolution.resolved.imports) {
                if resolved.targets.iter().any(|t| t.path == *path && t.key == *key) {
                    let is_test = session.is_test_path(
                        file.path.as_ref(),
                        session.store.blob(posting.blob)?.language.as_deref(),
                    );
                    let row = Row {
                        sites: vec![import.line],
                        rule: Some(Rule::Import),
                        confidence: Some(confidence(Rule::Import, 1)),
                        role: Some("import"),
                        ..Row::of_file(&file)
                    };
                    rows.push((is_test, row));
                }
            }
        }
    }
    rows.sort_by(|a, b| (&a.1.path, a.1.sites.first(), a.1.role).cmp(&(&b.1.path, b.1.sites.first(), b.1.role)));
    rows.dedup();
    let open = open_sites(session, &dispatch, subject)?;
    let bases = unbound(session, subject, Role::Inherit)?;
    let mut open = Open {
        // They are rows here.
        handed_on: 0,
        ambiguous: open.ambiguous + bases.ambiguous,
        unresolved: open.unresolved + bases.unresolved,
        ..open
    };
    if !open.any() {
        look_again(session, subject, &mut open)?;
    }
    Ok(answer("references", rows, Some(open), request))
}

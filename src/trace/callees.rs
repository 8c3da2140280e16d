//! `callees`: what it calls, and what became of each call site.

use std::collections::BTreeMap;

use super::answer::{Answer, Flagged, Open, Row, answer};
use super::hierarchy::overriders;
use super::{About, Request};
use crate::engine::{Located, Session};
use crate::error::Result;
use crate::model::{FILE_KEY, Reference, Role, Rule};
use crate::resolve::{confidence, is_open};

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    // By place; a file has line 0.
    let mut rows: BTreeMap<(String, u32), Flagged> = BTreeMap::new();
    let mut open = Open::default();
    let mut external: Vec<String> = Vec::new();
    let mut unresolved: Vec<String> = Vec::new();
    let mut undefined: Vec<String> = Vec::new();
    for located in &about.subject().symbols {
        let (Some(blob), Some(edges)) = (located.row.blob, located.row.edges) else {
            continue;
        };
        let resolution = session.resolution(blob, edges)?;
        let inside = descendants(located);
        for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
            let own = reference.enclosing.is_some_and(|o| inside.contains(&o));
            if reference.role != Role::Call || !own {
                continue;
            }
            match resolved.rule {
                Rule::External => external.push(called(reference)),
                Rule::Unresolved => {
                    if is_open(resolved) {
                        open.unresolved += 1;
                        unresolved.push(format!("{} (line {})", reference.name, reference.line));
                    } else {
                        undefined.push(called(reference));
                    }
                }
                _ => {
                    open.ambiguous += u32::from(resolved.rule == Rule::Ambiguous);
                    for target in &resolved.targets {
                        let Some(found) = session_target(session, target)? else {
                            continue;
                        };
                        let key = (found.1.path.clone(), found.1.line);
                        if let Some((_, row)) = rows.get_mut(&key) {
                            if !row.sites.contains(&reference.line) {
                                row.sites.push(reference.line);
                            }
                            continue;
                        }
                        let (is_test, mut row) = found;
                        row.sites = vec![reference.line];
                        row.rule = Some(resolved.rule);
                        row.confidence = Some(confidence(resolved.rule, resolved.targets.len()));
                        rows.insert(key, (is_test, row));
                    }
                }
            }
        }
    }
    may_run(session, about.subject().main().is_test, &mut rows)?;
    let mut rows: Vec<Flagged> = rows.into_values().collect();
    rows.sort_by(|a, b| (a.1.sites.first(), &a.1.path, a.1.line).cmp(&(b.1.sites.first(), &b.1.path, b.1.line)));
    let mut answer = answer("callees", rows, Some(open), request);
    let left = [
        ("leave the repository", external),
        ("name nothing that is defined here", undefined),
        ("are not resolved", unresolved),
    ];
    for (what, mut names) in left {
        if !names.is_empty() {
            let count = names.len();
            names.sort();
            names.dedup();
            let more = if names.len() > 12 { ", …" } else { "" };
            names.truncate(12);
            answer
                .notes
                .push(format!("{count} call site(s) {what}: {}{more}", names.join(", ")));
        }
    }
    Ok(answer)
}

/// Adds the methods that override a callee: which of them runs is decided at run time.
fn may_run(session: &Session<'_>, is_test: bool, rows: &mut BTreeMap<(String, u32), Flagged>) -> Result<()> {
    let called: Vec<Row> = rows.values().map(|(_, row)| row.clone()).collect();
    for row in called.iter().filter(|row| row.kind == "method") {
        let subjects = session.subjects(&format!("{}:{}", row.path, row.line), None)?;
        let Some(method) = subjects.first().map(crate::engine::Subject::main) else {
            continue;
        };
        let mut rivals = overriders(session, method)?;
        // What tests put in its place runs in tests only.
        rivals.retain(|rival| is_test || !rival.is_test);
        let runs = rivals.len() + usize::from(!method.symbol().is_declaration);
        for rival in rivals {
            let mut other = Row::of(&rival);
            other.sites.clone_from(&row.sites);
            other.rule = Some(Rule::Hierarchy);
            other.confidence = row
                .confidence
                .map(|sure| sure * confidence(Rule::Hierarchy, 1) / runs as f32);
            other.note = Some(format!("overrides {}", row.qualified));
            rows.entry((other.path.clone(), other.line))
                .or_insert((rival.is_test, other));
        }
    }
    Ok(())
}

/// The symbol and everything defined inside it: calls of a type are its methods' calls.
fn descendants(located: &Located) -> Vec<u32> {
    let symbols = &located.outline.0.symbols;
    let mut inside = vec![located.ordinal];
    // A parent comes before its children.
    for (ordinal, symbol) in symbols.iter().enumerate() {
        if symbol.parent.is_some_and(|p| inside.contains(&p)) {
            inside.push(ordinal as u32);
        }
    }
    inside
}

/// A target as a row, a declaration as its definition; `None` if it is not in the view
/// (a fault of the index).
pub(super) fn session_target(session: &Session<'_>, target: &crate::model::Target) -> Result<Option<Flagged>> {
    let Some(file) = session.store.file(session.view.id, &target.path)? else {
        return Ok(None);
    };
    if target.key == FILE_KEY {
        return Ok(Some((false, Row::of_file(&file))));
    }
    let found = session
        .symbols_of(&file)?
        .into_iter()
        .find(|l| l.symbol().key == target.key);
    let found = found.map(|located| session.defined(located)).transpose()?;
    Ok(found.map(|located| (located.is_test, Row::of(&located))))
}

/// What a site calls, by its name or as written.
fn called(reference: &Reference) -> String {
    match (&reference.receiver, reference.name.as_str()) {
        (Some(receiver), "") => format!("{receiver}()"),
        (_, name) => name.to_owned(),
    }
}

//! `callees`: what it calls, and what became of each call site.

use std::collections::BTreeMap;

use super::answer::{Answer, Flagged, Open, Row, answer};
use super::dispatch::{Dispatch, Place, place};
use super::{About, Request};
use crate::engine::{Located, Session};
use crate::error::Result;
use crate::model::{FILE_KEY, Reason, Reference, Resolution, Role, Rule, Target};
use crate::resolve::confidence;

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let mut rows: BTreeMap<Place, Callee> = BTreeMap::new();
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
                Rule::Unresolved if resolved.reason == Some(Reason::NoDefinition) => undefined.push(called(reference)),
                Rule::Unresolved => {
                    open.unresolved += 1;
                    unresolved.push(format!("{} (line {})", called(reference), reference.line));
                }
                _ => {
                    open.ambiguous += u32::from(resolved.rule == Rule::Ambiguous);
                    for target in &resolved.targets {
                        add(session, &mut rows, target, reference, resolved)?;
                    }
                }
            }
        }
    }
    may_run(session, about.subject().main().is_test, &mut rows)?;
    let mut rows: Vec<Flagged> = rows.into_values().map(|callee| (callee.is_test, callee.row)).collect();
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

/// What is called, and where.
struct Callee {
    /// `None` for a file.
    symbol: Option<Located>,
    is_test: bool,
    row: Row,
    /// Lines of the calls where what overrides it may run in its place.
    bound_late: Vec<u32>,
}

/// Counts a call site in.
fn add(
    session: &Session<'_>,
    rows: &mut BTreeMap<Place, Callee>,
    target: &Target,
    reference: &Reference,
    resolved: &Resolution,
) -> Result<()> {
    let Some((symbol, row)) = session_target(session, target)? else {
        return Ok(());
    };
    let is_test = symbol.as_ref().is_some_and(|l| l.is_test);
    let at = symbol.as_ref().map_or((target.path.clone(), FILE_KEY), place);
    let callee = rows.entry(at).or_insert_with(|| Callee {
        symbol,
        is_test,
        row: Row {
            rule: Some(resolved.rule),
            confidence: Some(confidence(resolved.rule, resolved.targets.len())),
            ..row
        },
        bound_late: Vec::new(),
    });
    let late = (!resolved.is_exact).then_some(&mut callee.bound_late);
    for lines in late.into_iter().chain([&mut callee.row.sites]) {
        if !lines.contains(&reference.line) {
            lines.push(reference.line);
        }
    }
    Ok(())
}

/// Adds the methods that override a callee: which of them runs is decided at run time.
fn may_run(session: &Session<'_>, is_test: bool, rows: &mut BTreeMap<Place, Callee>) -> Result<()> {
    let dispatch = Dispatch::new(session);
    let mut more = Vec::new();
    for callee in rows.values().filter(|callee| !callee.bound_late.is_empty()) {
        let Some(method) = &callee.symbol else { continue };
        let (rivals, runs) = dispatch.may_run(method, is_test)?;
        for rival in rivals {
            let row = Row {
                sites: callee.bound_late.clone(),
                rule: Some(Rule::Hierarchy),
                confidence: callee
                    .row
                    .confidence
                    .map(|sure| sure * confidence(Rule::Hierarchy, 1) / runs as f32),
                note: Some(format!("overrides {}", callee.row.qualified)),
                ..Row::of(&rival)
            };
            more.push((rival, row));
        }
    }
    for (rival, row) in more {
        let is_test = rival.is_test;
        rows.entry(place(&rival)).or_insert(Callee {
            symbol: Some(rival),
            is_test,
            row,
            bound_late: Vec::new(),
        });
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

/// A target, a declaration as its definition, and its row; `None` if it is not in the view (a
/// fault of the index).
pub(super) fn session_target(session: &Session<'_>, target: &Target) -> Result<Option<(Option<Located>, Row)>> {
    let Some(file) = session.store.file(session.view.id, &target.path)? else {
        return Ok(None);
    };
    if target.key == FILE_KEY {
        return Ok(Some((None, Row::of_file(&file))));
    }
    let found = session
        .at(target)?
        .map(|located| session.defined(located))
        .transpose()?;
    Ok(found.map(|located| {
        let row = Row::of(&located);
        (Some(located), row)
    }))
}

/// What a site calls, by its name or as written.
fn called(reference: &Reference) -> String {
    match (&reference.receiver, reference.name.as_str()) {
        (Some(receiver), "") => format!("{receiver}()"),
        (_, name) => name.to_owned(),
    }
}

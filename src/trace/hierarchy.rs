//! `implementors` and `hierarchy`: types below and above a type.

use std::collections::HashSet;

use super::answer::{Answer, Flagged, Row, answer, unbound};
use super::callers::using;
use super::{About, Request};
use crate::engine::{Located, Session};
use crate::error::Result;
use crate::model::{Reference, RepoPath, Resolution, Role, Rule, SymbolKind};
use crate::resolve::confidence;

/// Levels followed in either direction.
const MAX_LEVELS: u32 = 32;

pub(super) fn implementors(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let rows = below(session, &about.subject().symbols)?;
    let open = unbound(session, about.subject(), Role::Inherit)?;
    Ok(answer("implementors", rows, Some(open), request))
}

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let mut rows = above(session, &about.subject().symbols)?;
    rows.extend(below(session, &about.subject().symbols)?);
    let open = unbound(session, about.subject(), Role::Inherit)?;
    Ok(answer("hierarchy", rows, Some(open), request))
}

/// Heirs, level by level.
fn below(session: &Session<'_>, types: &[Located]) -> Result<Vec<Flagged>> {
    let mut seen: HashSet<(RepoPath, u64)> = HashSet::new();
    let mut level: Vec<(RepoPath, u64)> = types.iter().map(|l| (l.row.path.clone(), l.symbol().key)).collect();
    let mut rows = Vec::new();
    for depth in 1..=MAX_LEVELS {
        let mut next = Vec::new();
        for user in using(session, &level, &[Role::Inherit])? {
            for heir in heirs(session, &user)? {
                let key = (heir.row.path.clone(), heir.symbol().key);
                if !seen.insert(key.clone()) {
                    continue;
                }
                next.push(key);
                let row = Row {
                    depth: Some(depth),
                    rule: Some(user.rule),
                    confidence: Some(confidence(user.rule, user.candidates)),
                    note: Some("heir".into()),
                    sites: user.sites.clone(),
                    ..Row::of(&heir)
                };
                rows.push((heir.is_test, row));
            }
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    Ok(rows)
}

/// The types that inherit at a site: the type around it, or the one the site names
/// (`impl Trait for Type`).
fn heirs(session: &Session<'_>, user: &super::callers::Caller) -> Result<Vec<Located>> {
    if let Some(located) = user.symbol.as_ref().filter(|l| l.symbol().kind.is_type()) {
        return Ok(vec![located.clone()]);
    }
    let (Some(blob), Some(edges)) = (user.file.blob, user.file.edges) else {
        return Ok(Vec::new());
    };
    let resolution = session.resolution(blob, edges)?;
    let mut found = Vec::new();
    for reference in &resolution.references {
        if reference.role != Role::Inherit || !user.sites.contains(&reference.line) {
            continue;
        }
        let Some(name) = &reference.receiver else { continue };
        let name = name
            .split(['<', '['])
            .next()
            .unwrap_or(name)
            .rsplit([':', '.'])
            .next()
            .unwrap_or(name)
            .trim();
        let mut types = session.symbols_named(name)?;
        types.retain(|l| l.symbol().kind.is_type());
        // The nearest: same file, else the only one.
        let here: Vec<Located> = types.iter().filter(|l| l.row.path == user.file.path).cloned().collect();
        if !here.is_empty() {
            found.extend(here);
        } else if types.len() == 1 {
            found.extend(types);
        }
    }
    Ok(found)
}

/// Methods of base types that a method overrides, as far as its bases are resolved.
pub(super) fn overridden(session: &Session<'_>, method: &Located) -> Result<Vec<Located>> {
    let symbols = &method.outline.0.symbols;
    let owner = method
        .symbol()
        .parent
        .filter(|parent| symbols[*parent as usize].kind.is_type());
    let (SymbolKind::Method, Some(owner)) = (method.symbol().kind, owner) else {
        return Ok(Vec::new());
    };
    let mut seen: HashSet<(RepoPath, u64)> = HashSet::new();
    let mut level = vec![session.located(method.row.clone(), method.blob.clone(), owner)?];
    let mut found = Vec::new();
    for _ in 0..MAX_LEVELS {
        let mut next = Vec::new();
        for heir in &level {
            for target in base_sites(session, heir)?
                .into_iter()
                .flat_map(|(_, resolved)| resolved.targets)
            {
                if !seen.insert((target.path.clone(), target.key)) {
                    continue;
                }
                let Some(file) = session.store.file(session.view.id, &target.path)? else {
                    continue;
                };
                let all = session.symbols_of(&file)?;
                let Some(base) = all.iter().find(|l| l.symbol().key == target.key) else {
                    continue;
                };
                let is_overridden =
                    |l: &&Located| l.symbol().parent == Some(base.ordinal) && l.symbol().name == method.symbol().name;
                found.extend(all.iter().filter(is_overridden).cloned());
                next.push(base.clone());
            }
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    Ok(found)
}

/// The places where a type names its bases, and what they mean.
fn base_sites(session: &Session<'_>, heir: &Located) -> Result<Vec<(Reference, Resolution)>> {
    let (Some(blob), Some(edges)) = (heir.row.blob, heir.row.edges) else {
        return Ok(Vec::new());
    };
    let resolution = session.resolution(blob, edges)?;
    let is_own = |reference: &Reference| {
        let named_for = || {
            reference.enclosing.is_none()
                && reference
                    .receiver
                    .as_deref()
                    .is_some_and(|r| r.split('<').next() == Some(&heir.symbol().name))
        };
        reference.role == Role::Inherit && (reference.enclosing == Some(heir.ordinal) || named_for())
    };
    let sites = resolution
        .references
        .iter()
        .zip(&resolution.resolved.references)
        .filter(|(reference, _)| is_own(reference));
    Ok(sites
        .map(|(reference, resolved)| (reference.clone(), resolved.clone()))
        .collect())
}

/// Bases, level by level.
fn above(session: &Session<'_>, types: &[Located]) -> Result<Vec<Flagged>> {
    let mut seen: HashSet<(RepoPath, u64)> = HashSet::new();
    let mut level: Vec<Located> = types.to_vec();
    let mut rows = Vec::new();
    for depth in 1..=MAX_LEVELS {
        let mut next = Vec::new();
        for heir in &level {
            for (reference, resolved) in base_sites(session, heir)? {
                if resolved.targets.is_empty() {
                    let why = if resolved.rule == Rule::External {
                        "base outside the repository"
                    } else {
                        "base not resolved"
                    };
                    let row = Row {
                        path: heir.row.path.to_string(),
                        line: reference.line,
                        name: reference.name.clone(),
                        qualified: reference.name.clone(),
                        kind: "class".into(),
                        depth: Some(depth),
                        rule: Some(resolved.rule),
                        note: Some(why.into()),
                        ..Row::default()
                    };
                    rows.push((heir.is_test, row));
                }
                for target in &resolved.targets {
                    if !seen.insert((target.path.clone(), target.key)) {
                        continue;
                    }
                    let Some(file) = session.store.file(session.view.id, &target.path)? else {
                        continue;
                    };
                    let base = session
                        .symbols_of(&file)?
                        .into_iter()
                        .find(|l| l.symbol().key == target.key);
                    let Some(base) = base else { continue };
                    let row = Row {
                        depth: Some(depth),
                        rule: Some(resolved.rule),
                        confidence: Some(confidence(resolved.rule, resolved.targets.len())),
                        note: Some("base".into()),
                        ..Row::of(&base)
                    };
                    rows.push((base.is_test, row));
                    next.push(base);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    Ok(rows)
}

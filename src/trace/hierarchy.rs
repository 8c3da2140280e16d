//! `implementors` and `hierarchy`: types below and above a type.

use std::collections::HashSet;

use super::answer::{Answer, Flagged, Row, answer, unbound};
use super::callers::using;
use super::{About, Request};
use crate::engine::{Located, Session};
use crate::error::Result;
use crate::model::{Reference, RepoPath, Resolution, Role, Rule, SymbolKind};
use crate::resolve::confidence;
use crate::store::FileRow;

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
    let Some(owner) = owner_of(method) else {
        return Ok(Vec::new());
    };
    let mut seen: HashSet<(RepoPath, u64)> = HashSet::new();
    let mut level: Vec<Resolution> = base_sites(session, &method.row, &owner)?
        .into_iter()
        .map(|(_, resolved)| resolved)
        .collect();
    let mut found = Vec::new();
    for _ in 0..MAX_LEVELS {
        let mut next = Vec::new();
        for target in level.iter().flat_map(|resolved| &resolved.targets) {
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
            found.extend(methods(&all, base, &method.symbol().name));
            let owner = Owner::of(base);
            next.extend(
                base_sites(session, &base.row, &owner)?
                    .into_iter()
                    .map(|(_, resolved)| resolved),
            );
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    Ok(found)
}

/// Methods of heirs that override a method: at run time a call of it may be one of them.
pub(super) fn overriders(session: &Session<'_>, method: &Located) -> Result<Vec<Located>> {
    let symbol = method.symbol();
    let owner = symbol.parent.filter(|_| symbol.kind == SymbolKind::Method);
    let Some(owner) = owner else {
        return Ok(Vec::new());
    };
    let owner = session.located(method.row.clone(), method.blob.clone(), owner)?;
    if !owner.symbol().kind.is_type() {
        return Ok(Vec::new());
    }
    let mut seen: HashSet<(RepoPath, u64)> = HashSet::new();
    let mut level: Vec<(RepoPath, u64)> = vec![(owner.row.path.clone(), owner.symbol().key)];
    let mut found: Vec<Located> = Vec::new();
    for _ in 0..MAX_LEVELS {
        let mut next = Vec::new();
        for user in using(session, &level, &[Role::Inherit])? {
            for heir in heirs(session, &user)? {
                let key = (heir.row.path.clone(), heir.symbol().key);
                if !seen.insert(key.clone()) {
                    continue;
                }
                next.push(key);
                // Where methods stand outside their type, they are where it inherits.
                found.extend(methods(&session.symbols_of(&user.file)?, &heir, &symbol.name));
            }
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    Ok(found)
}

/// Methods of that name among the symbols of a file, of a type there or one that is only
/// named there.
fn methods(all: &[Located], owner: &Located, name: &str) -> Vec<Located> {
    let wanted = format!("{}.{name}", owner.symbol().qualified);
    let is_one = |l: &&Located| {
        let symbol = l.symbol();
        symbol.kind == SymbolKind::Method && symbol.name == name && symbol.qualified == wanted
    };
    all.iter().filter(is_one).cloned().collect()
}

/// The type that a method belongs to, as its file names it.
struct Owner {
    /// `None` where the type stands elsewhere.
    ordinal: Option<u32>,
    name: String,
}

impl Owner {
    fn of(located: &Located) -> Owner {
        Owner {
            ordinal: Some(located.ordinal),
            name: located.symbol().name.clone(),
        }
    }
}

fn owner_of(method: &Located) -> Option<Owner> {
    let symbol = method.symbol();
    if symbol.kind != SymbolKind::Method {
        return None;
    }
    let symbols = &method.outline.0.symbols;
    if let Some(parent) = symbol.parent {
        let owner = symbols.get(parent as usize)?;
        return owner.kind.is_type().then(|| Owner {
            ordinal: Some(parent),
            name: owner.name.clone(),
        });
    }
    // `impl Trait for Type`.
    let (owner, _) = symbol.qualified.rsplit_once('.')?;
    let name = owner.rsplit('.').next().unwrap_or(owner).to_owned();
    let ordinal = symbols.iter().position(|s| s.qualified == owner && s.kind.is_type());
    Some(Owner {
        ordinal: ordinal.map(|o| o as u32),
        name,
    })
}

/// The places where a type names its bases, and what they mean.
fn base_sites(session: &Session<'_>, file: &FileRow, heir: &Owner) -> Result<Vec<(Reference, Resolution)>> {
    let (Some(blob), Some(edges)) = (file.blob, file.edges) else {
        return Ok(Vec::new());
    };
    let resolution = session.resolution(blob, edges)?;
    let is_own = |reference: &Reference| {
        let named_for = || {
            let receiver = reference.receiver.as_deref().filter(|_| reference.enclosing.is_none());
            receiver.is_some_and(|r| r.split('<').next() == Some(&heir.name))
        };
        let is_around = heir.ordinal.is_some() && reference.enclosing == heir.ordinal;
        reference.role == Role::Inherit && (is_around || named_for())
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
            for (reference, resolved) in base_sites(session, &heir.row, &Owner::of(heir))? {
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

//! `implementors` and `hierarchy`: types below and above a type.

use std::collections::{BTreeMap, HashSet};

use super::answer::{Answer, Flagged, Row, answer};
use super::callers::{Site, sites};
use super::dispatch::{Dispatch, Place, descriptor, place};
use super::open::unbound;
use super::{About, Request};
use crate::engine::{Located, Resolution as Stored, Session};
use crate::error::Result;
use crate::language::by_name;
use crate::model::{Reason, Reference, RepoPath, Resolution, Role, Rule};
use crate::resolve::confidence;
use crate::store::FileRow;

/// Levels followed in either direction.
pub(super) const MAX_LEVELS: u32 = 32;

pub(super) fn implementors(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let (mut rows, perhaps) = below(session, &about.subject().symbols)?;
    // Of a method, those that override it.
    let dispatch = Dispatch::new(session);
    for method in &about.subject().symbols {
        rows.extend(dispatch.overriders(method)?.iter().map(|other| {
            let row = Row {
                rule: Some(Rule::Hierarchy),
                confidence: Some(confidence(Rule::Hierarchy, 1)),
                note: Some(format!("overrides {}", method.symbol().qualified)),
                ..Row::of(other)
            };
            (other.is_test, row)
        }));
    }
    let mut open = unbound(session, about.subject(), Role::Inherit)?;
    open.bases += perhaps;
    Ok(answer("implementors", rows, Some(open), request))
}

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let mut rows = above(session, &about.subject().symbols)?;
    let (heirs, perhaps) = below(session, &about.subject().symbols)?;
    rows.extend(heirs);
    let mut open = unbound(session, about.subject(), Role::Inherit)?;
    open.bases += perhaps;
    Ok(answer("hierarchy", rows, Some(open), request))
}

/// Heirs, level by level, and how many types may be some by a base that is not known.
fn below(session: &Session<'_>, types: &[Located]) -> Result<(Vec<Flagged>, u32)> {
    let mut rows: Vec<Flagged> = Vec::new();
    let mut seen = walk_below(session, types, &mut |depth, site, has_heirs, fresh| {
        let row = |of: Row, note: &str| Row {
            depth: Some(depth),
            rule: Some(site.resolution.rule),
            confidence: Some(confidence(site.resolution.rule, site.resolution.targets.len())),
            note: Some(note.to_owned()),
            sites: vec![site.reference.line],
            ..of
        };
        // What stands before the base is the heir, but where it is the base's module.
        let language = site.blob.language.as_deref().and_then(by_name);
        let is_impl = language.is_some_and(|l| l.descriptor.interfaces_dispatch);
        let heir = site.reference.receiver.as_ref();
        let heir = heir.filter(|_| is_impl || site.reference.enclosing.is_none());
        if let Some(heir) = heir.filter(|_| !has_heirs) {
            // `impl Ours for i32`, `impl<T> Ours for T`.
            let is_test = session.is_test_path(site.file.path.as_ref(), site.blob.language.as_deref());
            let of = Row {
                path: site.file.path.to_string(),
                line: site.reference.line,
                name: heir.clone(),
                qualified: heir.clone(),
                kind: "class".into(),
                ..Row::default()
            };
            rows.push((is_test, row(of, "an heir that is not defined here")));
        }
        rows.extend(fresh.iter().map(|heir| (heir.is_test, row(Row::of(heir), "heir"))));
        let is_anonymous = !site.is_in_type() && heir.is_none() && !has_heirs;
        if let Some(around) = site.reference.enclosing.filter(|_| is_anonymous) {
            let around = session.located(site.file.clone(), site.blob.clone(), around)?;
            rows.push((around.is_test, row(Row::of(&around), "an heir without a name in it")));
        }
        Ok(())
    })?;
    let dispatch = Dispatch::new(session);
    let mut perhaps = 0;
    for one in types {
        let (fitting, unsure) = dispatch.fitting(one)?;
        perhaps += unsure;
        for heir in fitting.into_iter().filter(|heir| seen.insert(place(heir))) {
            let row = Row {
                depth: Some(1),
                rule: Some(Rule::Hierarchy),
                confidence: Some(confidence(Rule::Hierarchy, 1)),
                note: Some("has its methods".into()),
                ..Row::of(&heir)
            };
            rows.push((heir.is_test, row));
        }
    }
    Ok((rows, perhaps))
}

/// What is told of a place that names a base: levels below the first types, the site, whether it
/// has heirs, and those not met before. What is left of them is gone on with.
type Visit<'v> = dyn FnMut(u32, &Site, bool, &mut Vec<Located>) -> Result<()> + 'v;

/// Visits every place that names one of the types or of their heirs as a base. Gives all of them.
pub(super) fn walk_below(session: &Session<'_>, types: &[Located], visit: &mut Visit<'_>) -> Result<HashSet<Place>> {
    let mut level: Vec<Place> = types.iter().map(place).collect();
    let mut seen: HashSet<Place> = level.iter().cloned().collect();
    for depth in 1..=MAX_LEVELS {
        let mut next = Vec::new();
        for site in sites(session, &level, &[Role::Inherit])? {
            let mut fresh = heirs(session, &site)?;
            let has_heirs = !fresh.is_empty();
            fresh.retain(|heir| seen.insert(place(heir)));
            visit(depth, &site, has_heirs, &mut fresh)?;
            next.extend(fresh.iter().map(place));
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    Ok(seen)
}

/// The types that inherit at a site: the type around it, or the one the site names
/// (`impl Trait for Type`).
fn heirs(session: &Session<'_>, site: &Site) -> Result<Vec<Located>> {
    if let Some(around) = site.reference.enclosing.filter(|_| site.is_in_type()) {
        return Ok(vec![session.located(site.file.clone(), site.blob.clone(), around)?]);
    }
    let Some(receiver) = &site.reference.receiver else {
        return Ok(Vec::new());
    };
    if let (Some(blob), Some(edges)) = (site.file.blob, site.file.edges) {
        let resolution = session.resolution(blob, edges)?;
        match named_heir(&resolution, &site.reference) {
            Some(Resolution { targets, .. }) if !targets.is_empty() => {
                let mut heirs = Vec::new();
                for target in targets {
                    heirs.extend(session.at(target)?);
                }
                return Ok(heirs);
            }
            Some(named) if is_none_of_ours(named) => return Ok(Vec::new()),
            _ => {}
        }
    }
    let mut types = session.symbols_named(heir_name(receiver))?;
    types.retain(|l| l.symbol().kind.is_type() && l.blob.language == site.blob.language);
    // The nearest: same file, else the only one.
    let here: Vec<Located> = types.iter().filter(|l| l.row.path == site.file.path).cloned().collect();
    Ok(match (here.is_empty(), types.len()) {
        (false, _) => here,
        (true, 1) => types,
        (true, _) => Vec::new(),
    })
}

/// What the heir's name means that stands beside its base's: the nearest of that name, after it
/// if there is one.
fn named_heir<'r>(resolution: &'r Stored, base: &Reference) -> Option<&'r Resolution> {
    let name = heir_name(base.receiver.as_deref()?);
    let all = resolution.references.iter().zip(&resolution.resolved.references);
    let named = all.filter(|(r, _)| r.role == Role::Type && r.name == name && r.enclosing == base.enclosing);
    // Before the base, type parameters stand.
    let nearest = named.min_by_key(|(r, _)| (r.start < base.start, r.start.abs_diff(base.start)));
    nearest.map(|(_, resolved)| resolved)
}

/// A type parameter, or a type from outside.
fn is_none_of_ours(resolved: &Resolution) -> bool {
    resolved.rule == Rule::External || resolved.reason == Some(Reason::LocalValue)
}

/// The type's own name, of a type as it is written before its bases: `&mut a::Type<T>`.
fn heir_name(written: &str) -> &str {
    let written = written.split(['<', '[']).next().unwrap_or(written);
    written.rsplit([':', '.', ' ', '&', '*']).next().unwrap_or(written)
}

/// The places in its file where a type names its bases, and what they mean.
pub(super) fn base_sites(session: &Session<'_>, heir: &Located) -> Result<Vec<(Reference, Resolution)>> {
    base_sites_in(session, &heir.row, heir)
}

fn base_sites_in(session: &Session<'_>, file: &FileRow, heir: &Located) -> Result<Vec<(Reference, Resolution)>> {
    let (Some(blob), Some(edges)) = (file.blob, file.edges) else {
        return Ok(Vec::new());
    };
    let resolution = session.resolution(blob, edges)?;
    let outline = session.outline(blob)?;
    let at = (&heir.row.path, heir.symbol().key);
    let is_named = |reference: &Reference| match named_heir(&resolution, reference) {
        Some(named) if !named.targets.is_empty() => named.targets.iter().any(|t| (&t.path, t.key) == at),
        Some(named) => !is_none_of_ours(named),
        None => true,
    };
    let is_own = |reference: &Reference| {
        let around = reference.enclosing.map(|o| (o, outline.0.symbols[o as usize].kind));
        match around {
            Some((ordinal, kind)) if kind.is_type() => ordinal == heir.ordinal && file.path == heir.row.path,
            _ => reference.receiver.as_deref().map(heir_name) == Some(&*heir.symbol().name) && is_named(reference),
        }
    };
    let all = resolution.references.iter().zip(&resolution.resolved.references);
    let own = all.filter(|(reference, _)| reference.role == Role::Inherit && is_own(reference));
    Ok(own
        .map(|(reference, resolved)| (reference.clone(), resolved.clone()))
        .collect())
}

/// The same, in every file that names the type: `impl Trait for Type` may stand anywhere.
fn all_base_sites(session: &Session<'_>, heir: &Located) -> Result<Vec<(FileRow, Reference, Resolution)>> {
    let mut files: BTreeMap<RepoPath, FileRow> = BTreeMap::from([(heir.row.path.clone(), heir.row.clone())]);
    if descriptor(heir).is_some_and(|d| d.interfaces_dispatch) {
        for site in sites(session, &[place(heir)], &[Role::Type])? {
            files.entry(site.file.path.clone()).or_insert(site.file);
        }
    }
    let mut found = Vec::new();
    for file in files.into_values() {
        let here = base_sites_in(session, &file, heir)?;
        found.extend(
            here.into_iter()
                .map(|(reference, resolved)| (file.clone(), reference, resolved)),
        );
    }
    Ok(found)
}

/// Bases, level by level.
fn above(session: &Session<'_>, types: &[Located]) -> Result<Vec<Flagged>> {
    let mut seen: HashSet<(RepoPath, u64)> = HashSet::new();
    let mut level: Vec<Located> = types.to_vec();
    let mut rows = Vec::new();
    for depth in 1..=MAX_LEVELS {
        let mut next = Vec::new();
        for heir in &level {
            for (at, reference, resolved) in all_base_sites(session, heir)? {
                if resolved.targets.is_empty() {
                    let why = if resolved.rule == Rule::External {
                        "base outside the repository"
                    } else {
                        "base not resolved"
                    };
                    let row = Row {
                        path: at.path.to_string(),
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
                    let base = session.at(target)?;
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

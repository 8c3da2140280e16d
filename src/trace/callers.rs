//! `callers`: who calls it, with the lines of the calls.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

use super::answer::{Answer, Flagged, Row, answer};
use super::dispatch::{Dispatch, Place};
use super::mentions::look_again;
use super::open::open_sites;
use super::{About, Request};
use crate::engine::{Located, Session, Subject};
use crate::error::Result;
use crate::model::{BlobFacts, Reference, RepoPath, Resolution, Role, Rule, SymbolKind};
use crate::resolve::{Inherit, Key, confidence};
use crate::store::{BlobRow, FileRow};

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let subject = about.subject();
    let mut callers = callers_of(session, subject)?;
    let dispatch = Dispatch::new(session);
    callers.extend(dispatch.callers(subject, &callers, &mut HashSet::new())?);
    let mut rows: Vec<Flagged> = callers.into_iter().map(Caller::into_row).collect();
    rows.sort_by(|a, b| {
        (b.1.confidence.unwrap_or(0.0).total_cmp(&a.1.confidence.unwrap_or(0.0)))
            .then_with(|| (&a.1.path, a.1.line).cmp(&(&b.1.path, b.1.line)))
    });
    let mut open = open_sites(session, &dispatch, subject)?;
    if !open.any() {
        look_again(session, subject, &mut open)?;
    }
    Ok(answer("callers", rows, Some(open), request))
}

/// A symbol, or a file's own code, that calls.
pub(super) struct Caller {
    pub(super) file: FileRow,
    pub(super) symbol: Option<Located>,
    pub(super) is_test: bool,
    pub(super) sites: Vec<u32>,
    /// Those of them where what overrides the callee may run in its place.
    pub(super) bound_late: Vec<u32>,
    pub(super) rule: Rule,
    pub(super) candidates: usize,
    /// The method that it calls, where that is one the subject overrides, and how many may run.
    pub(super) through: Option<(String, usize)>,
}

impl Caller {
    /// The probability that it calls the subject.
    pub(super) fn confidence(&self) -> f32 {
        let sure = confidence(self.rule, self.candidates);
        match self.through {
            // Which of them runs is decided at run time.
            Some((_, runs)) => sure * confidence(Rule::Hierarchy, 1) / runs.max(1) as f32,
            None => sure,
        }
    }

    pub(super) fn into_row(self) -> Flagged {
        let mut row = match &self.symbol {
            Some(located) => Row::of(located),
            None => Row::of_file(&self.file),
        };
        row.rule = Some(self.through.as_ref().map_or(self.rule, |_| Rule::Hierarchy));
        row.confidence = Some(self.confidence());
        row.note = self
            .through
            .as_ref()
            .map(|(base, _)| format!("calls {base}, which it overrides"));
        row.sites = self.sites;
        (self.is_test, row)
    }
}

/// Every caller of a subject; a constructor is also called by naming its type.
pub(super) fn callers_of(session: &Session<'_>, subject: &Subject) -> Result<Vec<Caller>> {
    let mut wanted: Vec<Place> = Vec::new();
    for located in &subject.symbols {
        wanted.push((located.row.path.clone(), located.symbol().key));
        let symbol = located.symbol();
        if let (SymbolKind::Constructor, Some(parent)) = (symbol.kind, symbol.parent) {
            let owner = &located.outline.0.symbols[parent as usize];
            if owner.kind.is_type() {
                wanted.push((located.row.path.clone(), owner.key));
            }
        }
    }
    using(session, &wanted, &[Role::Call])
}

/// A use of a symbol.
pub(super) struct Site {
    pub(super) file: FileRow,
    pub(super) blob: Rc<BlobRow>,
    pub(super) outline: Rc<(BlobFacts, Vec<Inherit>)>,
    pub(super) reference: Reference,
    pub(super) resolution: Resolution,
}

impl Site {
    /// Whether it stands directly in a type.
    pub(super) fn is_in_type(&self) -> bool {
        let around = self.reference.enclosing;
        around.is_some_and(|o| self.outline.0.symbols[o as usize].kind.is_type())
    }
}

/// Every use of one of the targets in one of the roles, file by file, in order of the source.
pub(super) fn sites(session: &Session<'_>, wanted: &[Place], roles: &[Role]) -> Result<Vec<Site>> {
    let targets: HashSet<(&RepoPath, u64)> = wanted.iter().map(|(path, key)| (path, *key)).collect();
    let mut found = Vec::new();
    let mut seen: HashSet<i64> = HashSet::new();
    for (path, key) in wanted {
        for posting in session
            .store
            .postings_with_sites(session.view.id, Key::Target(path.as_ref(), *key).hash())?
        {
            if !seen.insert(posting.edges) {
                continue;
            }
            let Some(file) = session.store.file_by_id(session.view.id, posting.path_id)? else {
                continue;
            };
            let resolution = session.resolution(posting.blob, posting.edges)?;
            let outline = session.outline(posting.blob)?;
            let blob = Rc::new(session.store.blob(posting.blob)?);
            for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
                let is_meant = || resolved.targets.iter().any(|t| targets.contains(&(&t.path, t.key)));
                if roles.contains(&reference.role) && is_meant() {
                    found.push(Site {
                        file: file.clone(),
                        blob: blob.clone(),
                        outline: outline.clone(),
                        reference: reference.clone(),
                        resolution: resolved.clone(),
                    });
                }
            }
        }
    }
    Ok(found)
}

/// Symbols that use one of the targets in one of the roles, in order of path and line.
pub(super) fn using(session: &Session<'_>, wanted: &[Place], roles: &[Role]) -> Result<Vec<Caller>> {
    // By path and enclosing ordinal.
    let mut found: BTreeMap<(RepoPath, Option<u32>), Caller> = BTreeMap::new();
    for site in sites(session, wanted, roles)? {
        let (reference, resolved) = (&site.reference, &site.resolution);
        let caller = match found.entry((site.file.path.clone(), reference.enclosing)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => {
                let symbol = match reference.enclosing {
                    Some(ordinal) => Some(session.located(site.file.clone(), site.blob.clone(), ordinal)?),
                    None => None,
                };
                let is_test = match &symbol {
                    Some(located) => located.is_test,
                    None => session.is_test_path(site.file.path.as_ref(), site.blob.language.as_deref()),
                };
                place.insert(Caller {
                    file: site.file.clone(),
                    symbol,
                    is_test,
                    sites: Vec::new(),
                    bound_late: Vec::new(),
                    rule: resolved.rule,
                    candidates: resolved.targets.len(),
                    through: None,
                })
            }
        };
        if !caller.sites.contains(&reference.line) {
            caller.sites.push(reference.line);
        }
        if !resolved.is_exact && !caller.bound_late.contains(&reference.line) {
            caller.bound_late.push(reference.line);
        }
        // The surest site speaks for the caller.
        let surer = confidence(resolved.rule, resolved.targets.len()) > confidence(caller.rule, caller.candidates);
        if surer {
            caller.rule = resolved.rule;
            caller.candidates = resolved.targets.len();
        }
    }
    Ok(found.into_values().collect())
}

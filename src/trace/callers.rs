//! `callers`: who calls it, with the lines of the calls.

use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

use super::answer::{Answer, Flagged, Row, answer, open_sites};
use super::hierarchy::{overridden, overriders};
use super::{About, Request};
use crate::engine::{Located, Session, Subject};
use crate::error::Result;
use crate::language::by_name;
use crate::model::{RepoPath, Role, Rule, SymbolKind};
use crate::resolve::{Key, confidence};

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let subject = about.subject();
    let mut callers = callers_of(session, subject)?;
    callers.extend(dispatched(session, subject, &callers)?);
    let mut rows: Vec<Flagged> = callers.into_iter().map(Caller::into_row).collect();
    rows.sort_by(|a, b| {
        (b.1.confidence.unwrap_or(0.0).total_cmp(&a.1.confidence.unwrap_or(0.0)))
            .then_with(|| (&a.1.path, a.1.line).cmp(&(&b.1.path, b.1.line)))
    });
    let open = open_sites(session, subject)?;
    Ok(answer("callers", rows, Some(open), request))
}

/// A symbol, or a file's own code, that calls.
pub(super) struct Caller {
    pub(super) file: crate::store::FileRow,
    pub(super) symbol: Option<Located>,
    pub(super) is_test: bool,
    pub(super) sites: Vec<u32>,
    pub(super) rule: Rule,
    pub(super) candidates: usize,
    /// The method that it calls, where that is one the subject overrides.
    pub(super) through: Option<String>,
}

impl Caller {
    /// The probability that it calls the subject.
    pub(super) fn confidence(&self) -> f32 {
        let sure = confidence(self.rule, self.candidates);
        match self.through {
            // Which of them runs is decided at run time.
            Some(_) => sure / self.candidates.max(1) as f32,
            None => sure,
        }
    }

    pub(super) fn into_row(self) -> Flagged {
        let mut row = match &self.symbol {
            Some(located) => Row::of(located),
            None => Row::of_file(&self.file),
        };
        row.sites.clone_from(&self.sites);
        row.rule = Some(self.rule);
        row.confidence = Some(self.confidence());
        row.note = self
            .through
            .as_ref()
            .map(|base| format!("calls {base}, which it overrides"));
        (self.is_test, row)
    }
}

/// Every caller of a subject; a constructor is also called by naming its type.
pub(super) fn callers_of(session: &Session<'_>, subject: &Subject) -> Result<Vec<Caller>> {
    let mut wanted: Vec<(RepoPath, u64)> = Vec::new();
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

/// Callers of the methods that the subject overrides, but for those known already: a call
/// of a base's method may run any of those that override it.
pub(super) fn dispatched(session: &Session<'_>, subject: &Subject, known: &[Caller]) -> Result<Vec<Caller>> {
    let place = |caller: &Caller| (caller.file.path.clone(), caller.symbol.as_ref().map(|l| l.ordinal));
    let mut seen: HashSet<(RepoPath, Option<u32>)> = known.iter().map(place).collect();
    let mut found = Vec::new();
    for located in &subject.symbols {
        for base in overridden(session, located)? {
            let mut rivals = overriders(session, &base)?;
            // What tests put in its place runs in tests only.
            rivals.retain(|rival| located.is_test || !rival.is_test);
            // `super().save()` in one of them calls no other.
            seen.extend(rivals.iter().map(|l| (l.row.path.clone(), Some(l.ordinal))));
            let runs = rivals.len() + usize::from(!base.symbol().is_declaration);
            for mut caller in using(session, &[(base.row.path.clone(), base.symbol().key)], &[Role::Call])? {
                if seen.insert(place(&caller)) {
                    caller.rule = Rule::Hierarchy;
                    caller.candidates = runs;
                    caller.through = Some(base.symbol().qualified.clone());
                    found.push(caller);
                }
            }
        }
    }
    Ok(found)
}

/// Symbols that use one of the targets in one of the roles, in order of path and line.
pub(super) fn using(session: &Session<'_>, wanted: &[(RepoPath, u64)], roles: &[Role]) -> Result<Vec<Caller>> {
    // By path and enclosing ordinal.
    let mut found: BTreeMap<(RepoPath, Option<u32>), Caller> = BTreeMap::new();
    let mut seen: Vec<i64> = Vec::new();
    for (path, key) in wanted {
        for posting in session
            .store
            .postings_with_sites(session.view.id, Key::Target(path.as_ref(), *key).hash())?
        {
            if seen.contains(&posting.edges) {
                continue;
            }
            seen.push(posting.edges);
            let Some(file) = session.store.file_by_id(session.view.id, posting.path_id)? else {
                continue;
            };
            let resolution = session.resolution(posting.blob, posting.edges)?;
            let blob = Rc::new(session.store.blob(posting.blob)?);
            for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
                let hit = roles.contains(&reference.role)
                    && resolved
                        .targets
                        .iter()
                        .any(|t| wanted.iter().any(|(path, key)| t.path == *path && t.key == *key));
                if !hit {
                    continue;
                }
                let entry = (file.path.clone(), reference.enclosing);
                let caller = match found.entry(entry) {
                    std::collections::btree_map::Entry::Occupied(known) => known.into_mut(),
                    std::collections::btree_map::Entry::Vacant(place) => {
                        let symbol = match reference.enclosing {
                            Some(ordinal) => Some(session.located(file.clone(), blob.clone(), ordinal)?),
                            None => None,
                        };
                        let is_test = match &symbol {
                            Some(located) => located.is_test,
                            None => blob
                                .language
                                .as_deref()
                                .and_then(by_name)
                                .is_some_and(|l| l.is_test_path(file.path.as_ref())),
                        };
                        place.insert(Caller {
                            file: file.clone(),
                            symbol,
                            is_test,
                            sites: Vec::new(),
                            rule: resolved.rule,
                            candidates: resolved.targets.len(),
                            through: None,
                        })
                    }
                };
                if !caller.sites.contains(&reference.line) {
                    caller.sites.push(reference.line);
                }
                // The surest site speaks for the caller.
                let surer =
                    confidence(resolved.rule, resolved.targets.len()) > confidence(caller.rule, caller.candidates);
                if surer {
                    caller.rule = resolved.rule;
                    caller.candidates = resolved.targets.len();
                }
            }
        }
    }
    Ok(found.into_values().collect())
}

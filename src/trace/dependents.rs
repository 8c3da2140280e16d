//! `dependents`: everything that reaches it through calls, by depth.

use std::collections::HashSet;

use super::answer::{Answer, Flagged, answer};
use super::callers::callers_of;
use super::dispatch::Dispatch;
use super::mentions::look_again;
use super::open::open_sites;
use super::{About, DEFAULT_DEPTH, Request};
use crate::engine::{Session, Subject};
use crate::error::Result;

/// Symbols visited; past it the answer says that it is cut.
const MAX_VISITED: usize = 20_000;

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let depth = request.depth.unwrap_or(DEFAULT_DEPTH);
    let mut seen: HashSet<(Vec<u8>, u32)> = HashSet::new();
    let subject = about.subject();
    seen.extend(subject.symbols.iter().map(|l| (l.row.path.to_vec(), l.ordinal)));
    // A subject and the confidence of the way to it.
    let mut level: Vec<(Subject, f32)> = vec![(subject.clone(), 1.0)];
    let mut rows: Vec<Flagged> = Vec::new();
    let mut cut = false;
    // The first on the way whose own callers are not all known.
    let mut unsure: Option<String> = None;
    let dispatch = Dispatch::new(session);
    // Base methods whose callers are in already.
    let mut done = HashSet::new();
    for step in 1..=depth {
        let mut next = Vec::new();
        for (subject, so_far) in level {
            let mut callers = callers_of(session, &subject)?;
            callers.extend(dispatch.callers(&subject, &callers, &mut done)?);
            for caller in callers {
                if seen.len() >= MAX_VISITED {
                    cut = true;
                    break;
                }
                let sure = so_far * caller.confidence();
                let located = caller.symbol.clone();
                if let Some(located) = &located {
                    if !seen.insert((located.row.path.to_vec(), located.ordinal)) {
                        continue;
                    }
                    let subject = session.with_declarations(located)?;
                    if unsure.is_none() && step < depth && open_sites(session, &dispatch, &subject)?.any() {
                        unsure = Some(located.symbol().qualified.clone());
                    }
                    next.push((subject, sure));
                } else if !seen.insert((caller.file.path.to_vec(), u32::MAX)) {
                    continue;
                }
                let (is_test, mut row) = caller.into_row();
                row.depth = Some(step);
                row.confidence = Some(sure);
                rows.push((is_test, row));
            }
        }
        level = next;
        if level.is_empty() {
            break;
        }
    }
    rows.sort_by(|a, b| (a.1.depth, &a.1.path, a.1.line).cmp(&(b.1.depth, &b.1.path, b.1.line)));
    let mut open = open_sites(session, &dispatch, subject)?;
    if !open.any() {
        look_again(session, subject, &mut open)?;
    }
    let mut answer = answer("dependents", rows, Some(open), request);
    if let Some(name) = unsure {
        answer.verdict = answer.verdict.unless_missed();
        answer.notes.push(format!(
            "not all callers of {name}, one of them, are known: trace it for what is open"
        ));
    }
    if cut {
        answer
            .notes
            .push(format!("stopped after {MAX_VISITED} symbols: there are more"));
    } else if !level.is_empty() {
        answer
            .notes
            .push(format!("followed {depth} step(s); --depth goes further"));
    }
    Ok(answer)
}

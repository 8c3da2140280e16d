//! `path`: how calls lead from one symbol to another.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::rc::Rc;

use super::answer::{Answer, Flagged, Verdict, answer};
use super::callees::session_target;
use super::dispatch::Dispatch;
use super::{About, Request};
use crate::engine::{Located, Session, Subject};
use crate::error::{Error, Result};
use crate::graph::{CallGraph, NodeKey};
use crate::model::{Role, Rule, Target};
use crate::resolve::confidence;

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let Some(to) = &request.to else {
        return Err(Error::BadRequest(
            "a path has two ends: name the other with --to SYMBOL".into(),
        ));
    };
    let to = session.subject(to, None)?;
    let graph = call_graph(session, about.subject().main().is_test)?;
    let nodes = |subject: &Subject| -> Vec<NodeKey> {
        subject
            .symbols
            .iter()
            .map(|l| (l.row.path.to_vec(), l.symbol().key))
            .collect()
    };
    let mut rows: Vec<Flagged> = Vec::new();
    for (depth, ((path, key), sure)) in graph
        .path(&nodes(about.subject()), &nodes(&to))
        .into_iter()
        .flatten()
        .enumerate()
    {
        if let Some((_, mut row)) = session_target(session, &Target { path: path.into(), key })? {
            row.depth = Some(depth as u32);
            row.confidence = Some(sure);
            rows.push((false, row));
        }
    }
    let mut answer = answer("path", rows, None, request);
    if answer.total == 0 {
        answer.verdict = Verdict::NoneFound;
        answer
            .notes
            .push("no chain of resolved calls leads there; sites that were left open are not followed".into());
    }
    Ok(answer)
}

/// Every call edge of the view, to what may run in place of a callee too; that of tests only where
/// `is_test`.
fn call_graph(session: &Session<'_>, is_test: bool) -> Result<CallGraph> {
    let mut graph = CallGraph::default();
    let dispatch = Dispatch::new(session);
    let mut overriders: HashMap<Target, (Vec<Located>, usize)> = HashMap::new();
    let mut definitions: HashMap<NodeKey, NodeKey> = HashMap::new();
    for file in session.store.files(session.view.id)? {
        let (Some(blob), Some(edges)) = (file.blob, file.edges) else {
            continue;
        };
        let resolution = session.resolution(blob, edges)?;
        let outline = session.outline(blob)?;
        for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
            let (Role::Call, Some(caller)) = (reference.role, reference.enclosing) else {
                continue;
            };
            let Some(caller) = outline.0.symbols.get(caller as usize) else {
                continue;
            };
            let caller = (file.path.to_vec(), caller.key);
            let sure = confidence(resolved.rule, resolved.targets.len());
            for target in &resolved.targets {
                graph.add(caller.clone(), definition(session, &mut definitions, target)?, sure);
                if resolved.is_exact {
                    continue;
                }
                let rivals = match overriders.entry(target.clone()) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(place) => place.insert(match session.at(target)? {
                        Some(method) => dispatch.may_run(&method, is_test)?,
                        None => (Vec::new(), 0),
                    }),
                };
                for rival in &rivals.0 {
                    let sure = sure * confidence(Rule::Hierarchy, 1) / rivals.1 as f32;
                    graph.add(caller.clone(), (rival.row.path.to_vec(), rival.symbol().key), sure);
                }
            }
        }
    }
    Ok(graph)
}

/// The node of a target: a declaration is the same node as its definition.
fn definition(session: &Session<'_>, known: &mut HashMap<NodeKey, NodeKey>, target: &Target) -> Result<NodeKey> {
    let key = (target.path.to_vec(), target.key);
    if let Some(known) = known.get(&key) {
        return Ok(known.clone());
    }
    let mut node = key.clone();
    let row = session.store.file(session.view.id, &target.path)?;
    if let Some((row, blob)) = row.and_then(|row| row.blob.map(|blob| (row, blob))) {
        let outline = session.outline(blob)?;
        let ordinal = outline
            .0
            .symbols
            .iter()
            .position(|s| s.key == target.key && s.is_declaration);
        if let Some(ordinal) = ordinal {
            let declared = session.located(row, Rc::new(session.store.blob(blob)?), ordinal as u32)?;
            let defined = session.defined(declared)?;
            node = (defined.row.path.to_vec(), defined.symbol().key);
        }
    }
    known.insert(key, node.clone());
    Ok(node)
}

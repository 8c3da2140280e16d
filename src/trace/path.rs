//! `path`: how calls lead from one symbol to another.

use super::answer::{Answer, Flagged, answer};
use super::callees::session_target;
use super::{About, Request};
use crate::engine::{Session, Subject};
use crate::error::{Error, Result};
use crate::graph::{CallGraph, NodeKey};
use crate::model::{Role, Target};
use crate::resolve::confidence;

pub(super) fn run(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let Some(to) = &request.to else {
        return Err(Error::BadRequest("a path has two ends: name the other with --to SYMBOL".into()));
    };
    let to = session.subject(to, None)?;
    let graph = call_graph(session)?;
    let nodes = |subject: &Subject| -> Vec<NodeKey> {
        subject.symbols.iter().map(|l| (l.row.path.to_vec(), l.symbol().key)).collect()
    };
    let mut rows: Vec<Flagged> = Vec::new();
    for (depth, ((path, key), sure)) in graph.path(&nodes(about.subject()), &nodes(&to)).into_iter().flatten().enumerate() {
        if let Some((_, mut row)) = session_target(session, &Target { path: path.into(), key })? {
            row.depth = Some(depth as u32);
            row.confidence = Some(sure);
            rows.push((false, row));
        }
    }
    let mut answer = answer("path", rows, None, request);
    if answer.total == 0 {
        answer.notes.push("no chain of resolved calls leads there; sites that were left open are not followed".into());
    }
    Ok(answer)
}

/// Every call edge of the view.
fn call_graph(session: &Session<'_>) -> Result<CallGraph> {
    let mut graph = CallGraph::default();
    for file in session.store.files(session.view.id)? {
        let (Some(blob), Some(edges)) = (file.blob, file.edges) else { continue };
        let resolution = session.resolution(blob, edges)?;
        let outline = session.outline(blob)?;
        for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
            let (Role::Call, Some(caller)) = (reference.role, reference.enclosing) else { continue };
            let sure = confidence(resolved.rule, resolved.targets.len());
            for target in &resolved.targets {
                let caller = (file.path.to_vec(), outline.0.symbols[caller as usize].key);
                graph.add(caller, (target.path.to_vec(), target.key), sure);
            }
        }
    }
    Ok(graph)
}

//! Lay what a compiler found over the view: which documents of its index are of contents as
//! they stand, and what the view says then.

use std::path::PathBuf;

use bstr::{BStr, ByteSlice};
use schemars::JsonSchema;
use serde::Serialize;

use super::scip::{Match, Scip, path_of};
use super::{Options, Progress, fresh, run};
use crate::engine::{Engine, Session, ViewInfo};
use crate::error::{Error, Result};
use crate::git::Reader;
use crate::model::{BlobId, Layer, RepoPath, Role, Rule};
use crate::store::Store;

/// What to import, and how it is held against the view.
#[derive(Debug, Clone, Default)]
pub struct Import {
    /// The SCIP file.
    pub file: PathBuf,
    /// The folder of the repository that its paths begin at; by itself what the file says.
    pub root: Option<String>,
    /// A commit instead of the work tree.
    pub rev: Option<String>,
}

/// What came of it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Imported {
    /// The view it was held against.
    pub view: ViewInfo,
    /// What made the index, and its version.
    pub tool: String,
    /// Documents of the index.
    pub documents: usize,
    /// Those whose content is the view's.
    pub matched: usize,
    /// Those that say nothing that could be kept.
    pub silent: usize,
    /// Those left out.
    pub refused: Vec<Refused>,
    /// Call edges of the view that have rule `scip` now.
    pub calls: u64,
    /// Other references with that rule.
    pub others: u64,
}

/// A document that was left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[allow(missing_docs)]
pub struct Refused {
    pub path: String,
    pub reason: String,
}

/// Imports a SCIP index: each document is kept for the content that its file has now.
pub fn import(engine: &Engine, wanted: &Import, progress: Progress<'_>) -> Result<Imported> {
    let scip = Scip::read(&wanted.file)?;
    let options = Options {
        rev: wanted.rev.clone(),
        without_content: true,
        full: false,
    };
    let view = run(engine, &options, progress)?.view;
    let (store, lock) = engine.writer()?;
    let folder = match &wanted.root {
        Some(root) if root == "." => "".into(),
        Some(root) => root.trim_start_matches("./").into(),
        None => scip.folder_in(engine.repository.root()).unwrap_or_default(),
    };
    let id = engine.view(&store, &view)?.id;
    let mut reader = engine.repository.reader();
    let (mut layers, mut refused, mut silent) = (Vec::new(), Vec::new(), 0);
    for document in scip.documents() {
        let found = path_of(document, &folder).and_then(|path| {
            let (oid, content) = content(&store, id, path.as_ref(), &mut reader)?;
            let matched = scip.matched(document, path.as_ref(), &content)?;
            Ok((path, oid, matched))
        });
        match found {
            Ok((path, oid, Match::Layer(layer))) => layers.push((path, oid, layer)),
            Ok((_, _, Match::Silent)) => silent += 1,
            Err(reason) => refused.push(Refused {
                path: document.relative_path.clone(),
                reason,
            }),
        }
    }
    if layers.is_empty() {
        let first = refused.first().map(|first| format!("{}: {}", first.path, first.reason));
        return Err(Error::NoMatch {
            path: wanted.file.clone(),
            documents: scip.documents().len(),
            view,
            first: first.unwrap_or_else(|| "it says nothing".into()),
        });
    }
    keep(&store, &layers, &scip.tool())?;
    drop(store);
    drop(lock);
    // Another set of layers, another fingerprint: every view is resolved anew, this one now.
    run(engine, &options, progress)?;
    let session = fresh(engine, &view, Vec::new())?;
    let (calls, others) = edges(&session)?;
    Ok(Imported {
        view: session.info()?,
        tool: scip.tool(),
        documents: scip.documents().len(),
        matched: layers.len(),
        silent,
        refused,
        calls,
        others,
    })
}

/// What was forgotten.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Forgotten {
    /// Documents kept until now.
    pub documents: usize,
}

/// Forgets all that was imported.
pub fn forget(engine: &Engine) -> Result<Forgotten> {
    // Without an index there is nothing to forget, and none is made.
    if engine.reader()?.is_none() {
        return Ok(Forgotten { documents: 0 });
    }
    let (store, lock) = engine.writer()?;
    let documents = store.writing(Store::forget_layers)?;
    drop(store);
    drop(lock);
    Ok(Forgotten { documents })
}

/// What a file of the view holds, or why nothing can be laid over it.
fn content(store: &Store, view: i64, path: &BStr, reader: &mut Reader) -> Result<(BlobId, Vec<u8>), String> {
    let row = store.file(view, path).map_err(|e| e.to_string())?;
    let row = row.ok_or("no such file in this view")?;
    let blob = row.blob.map(|blob| store.blob(blob)).transpose();
    let blob = blob.map_err(|e| e.to_string())?;
    if let Some(skip) = row.skip.as_ref().or(blob.as_ref().and_then(|blob| blob.skip.as_ref())) {
        return Err(format!("not in the graph: {}", skip.name()));
    }
    let wanted = row.oid.ok_or("it could not be read")?;
    let (oid, content) = reader.read(path, &wanted).map_err(|e| e.to_string())?;
    if oid != wanted {
        return Err("it changed while it was read".into());
    }
    Ok((oid, content))
}

fn keep(store: &Store, layers: &[(RepoPath, BlobId, Layer)], tool: &str) -> Result<()> {
    store.writing(|store| {
        for (path, oid, layer) in layers {
            store.put_layer(path.as_bstr(), oid, tool, layer)?;
        }
        store.seal_layers()
    })
}

/// Call edges, and other references, that have rule `scip`.
fn edges(session: &Session<'_>) -> Result<(u64, u64)> {
    let (mut calls, mut others) = (0, 0);
    for row in session.store.files(session.view.id)? {
        let (Some(blob), Some(edges)) = (row.blob, row.edges) else {
            continue;
        };
        let (references, _) = session.store.detail(blob)?;
        let resolved = session.store.resolved(edges)?;
        for (reference, resolution) in references.iter().zip(&resolved.references) {
            match (resolution.rule, reference.role) {
                (Rule::Scip, Role::Call) => calls += resolution.targets.len() as u64,
                (Rule::Scip, _) => others += resolution.targets.len() as u64,
                _ => {}
            }
        }
    }
    Ok((calls, others))
}

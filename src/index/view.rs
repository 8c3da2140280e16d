//! The view: which files changed, which references that touches, and one
//! transaction that makes it all visible at once.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use fxhash::FxHashSet;
use rayon::prelude::*;

use super::extract::{Entry, Taken};
use super::world::{LazyWorld, layer, outline, whole};
use super::{Progress, Report, Stage, fingerprint};
use crate::error::{Error, Result};
use crate::git::Listing;
use crate::model::{FileState, Layer, RepoPath};
use crate::resolve::{FileFacts, Key, Outline, Resolved, World, changed_keys, leaves_open, resolve};
use crate::store::{FileRow, NewEdges, NewFile, Store, ViewUpdate, unpack_detail};

/// Files resolved together before they are written; bounds memory.
const BATCH: usize = 512;
/// With more than one file in this many to resolve, the whole view is loaded.
const WHOLE_FROM: usize = 4;

pub(super) fn run(
    store: &Store,
    listing: &Listing,
    taken: Taken,
    report: &mut Report,
    progress: Progress<'_>,
) -> Result<i64> {
    let Taken {
        entries,
        settled,
        lacks_objects,
    } = taken;
    let stamp = match (settled, lacks_objects) {
        // Without a stamp the next run looks at every file again.
        (false, _) => Vec::new(),
        (true, true) => listing.stamp_while_objects_stay(),
        (true, false) => listing.stamp.clone(),
    };
    store.writing(|store| {
        let fingerprint = fingerprint(store)?;
        let outdated = store
            .view(&report.view)?
            .is_some_and(|view| view.fingerprint != fingerprint);
        let count = |state| entries.iter().filter(|e| e.state == state).count() as u32;
        let view = store.put_view(
            &report.view,
            &ViewUpdate {
                commit: listing.commit.as_deref().or(listing.head.commit.as_deref()),
                // A commit is on no branch, whatever is checked out.
                branch: listing.head.branch.as_deref().filter(|_| listing.commit.is_none()),
                fingerprint,
                modified: count(FileState::Modified),
                untracked: count(FileState::Untracked),
                warnings: &listing.warnings,
                stamp: &stamp,
            },
        )?;
        let change = Change::between(store, view, entries, outdated)?;
        report.changed = change.put.len();
        report.removed = change.removed.len();
        let old_edges = change.old_edges();
        let keys = change.apply(store, view)?;
        let affected = change.affected(store, view, &keys)?;
        report.resolved = affected.len();
        let mut dropped = old_edges;
        dropped.extend(resolve_all(store, view, &affected, progress)?);
        dropped.sort_unstable();
        dropped.dedup();
        store.drop_unused_edges(&dropped)?;
        Ok(view)
    })
}

/// Paths at which the view as kept and a listing differ.
pub(super) fn differing(store: &Store, view: i64, listing: &Listing) -> Result<Vec<RepoPath>> {
    let mut before: HashMap<RepoPath, FileRow> = store
        .files(view)?
        .into_iter()
        .map(|row| (row.path.clone(), row))
        .collect();
    let mut paths: Vec<RepoPath> = Vec::new();
    for entry in &listing.files {
        let old = before.remove(&entry.path);
        if old.is_none_or(|old| old.oid != entry.blob || old.state != entry.state) {
            paths.push(entry.path.clone());
        }
    }
    paths.extend(before.into_keys());
    paths.sort();
    Ok(paths)
}

/// What differs between the view as kept and the listing.
struct Change {
    /// Files new in the view, or with another content, state or skip: before, after.
    put: Vec<(Option<FileRow>, Entry)>,
    removed: Vec<FileRow>,
    /// Files in all.
    total: usize,
    /// Another version made the view: what it says of unchanged files may be different now.
    outdated: bool,
}

impl Change {
    fn between(store: &Store, view: i64, entries: Vec<Entry>, outdated: bool) -> Result<Change> {
        let mut before: HashMap<RepoPath, FileRow> = store
            .files(view)?
            .into_iter()
            .map(|row| (row.path.clone(), row))
            .collect();
        let total = entries.len();
        let mut put = Vec::new();
        for entry in entries {
            let old = before.remove(&entry.path);
            let same = old
                .as_ref()
                .is_some_and(|old| old.blob == entry.blob && old.state == entry.state && old.skip == entry.skip);
            if !same {
                put.push((old, entry));
            }
        }
        let mut removed: Vec<FileRow> = before.into_values().collect();
        removed.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Change {
            put,
            removed,
            total,
            outdated,
        })
    }

    /// Resolutions that the change may leave without use.
    fn old_edges(&self) -> Vec<i64> {
        let put = self.put.iter().filter_map(|(old, _)| old.as_ref()?.edges);
        put.chain(self.removed.iter().filter_map(|row| row.edges)).collect()
    }

    /// Writes the files without edges, and says which looks may answer differently now.
    fn apply(&self, store: &Store, view: i64) -> Result<FxHashSet<u64>> {
        let mut keys = FxHashSet::default();
        let first_build =
            self.put.len() == self.total && self.put.iter().all(|(old, _)| old.is_none()) && self.removed.is_empty();
        let mut manifests_changed = false;
        for (old, entry) in &self.put {
            let before = match old {
                Some(old) if !first_build => outline(store, old)?,
                _ => None,
            };
            let path_id = store.path_id(&entry.path)?;
            // The same content in another state keeps its resolution.
            let same = old
                .as_ref()
                .filter(|old| old.blob == entry.blob && old.skip == entry.skip);
            let kept = same.and_then(|o| o.edges);
            store.put_file(
                view,
                &NewFile {
                    path_id,
                    blob: entry.blob,
                    edges: kept,
                    state: entry.state,
                    skip: entry.skip.as_ref(),
                },
            )?;
            if first_build {
                continue;
            }
            manifests_changed |= crate::extract::Reading::of(entry.path.as_ref()).is_manifest();
            let new = store.file(view, &entry.path)?;
            let after = match &new {
                Some(row) => outline(store, row)?,
                None => None,
            };
            changed_keys(before.as_deref(), after.as_deref(), &mut keys);
            if same.is_none() {
                for row in old.iter().chain(&new) {
                    layer_keys(store, row, &mut keys)?;
                }
            }
        }
        for row in &self.removed {
            manifests_changed |= crate::extract::Reading::of(row.path.as_ref()).is_manifest();
            changed_keys(outline(store, row)?.as_deref(), None, &mut keys);
            layer_keys(store, row, &mut keys)?;
            store.remove_file(view, row.path_id)?;
        }
        if manifests_changed {
            keys.insert(Key::Manifests.hash());
        }
        Ok(keys)
    }

    /// Files to resolve: those with new content, and those that looked at something
    /// that changed.
    fn affected(&self, store: &Store, view: i64, keys: &FxHashSet<u64>) -> Result<Vec<FileRow>> {
        let mut rows = store.files(view)?;
        rows.retain(|row| row.skip.is_none() && row.blob.is_some());
        if self.outdated {
            return Ok(rows);
        }
        let mut paths: HashSet<i64> = HashSet::new();
        let mut sorted: Vec<u64> = keys.iter().copied().collect();
        sorted.sort_unstable();
        for key in sorted {
            paths.extend(store.postings(view, key)?.iter().map(|p| p.path_id));
        }
        let changed: HashSet<&RepoPath> = self.put.iter().map(|(_, entry)| &entry.path).collect();
        rows.retain(|row| paths.contains(&row.path_id) || (changed.contains(&row.path) && row.edges.is_none()));
        Ok(rows)
    }
}

/// Keys of looks that a file's layer answers, which come and go with its content.
fn layer_keys(store: &Store, row: &FileRow, keys: &mut FxHashSet<u64>) -> Result<()> {
    if let Some(layer) = layer(store, row)? {
        keys.extend(layer.definitions.iter().map(|said| Key::Said(said.symbol).hash()));
    }
    Ok(())
}

/// Resolves files and puts their edges into the view. The edges they had before come back.
fn resolve_all(store: &Store, view: i64, rows: &[FileRow], progress: Progress<'_>) -> Result<Vec<i64>> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let total = store.file_count(view)? as usize;
    let mut work = Resolving {
        store,
        view,
        old: Vec::new(),
        postings: Vec::new(),
        done: 0,
        total: rows.len(),
    };
    if rows.len() * WHOLE_FROM > total && total > 8 {
        let world = whole(store, &store.files(view)?)?;
        let path = store.path();
        for batch in rows.chunks(BATCH) {
            let mut files = Vec::with_capacity(batch.len());
            for row in batch {
                if let Some(outline) = world.outline(row.path.as_ref()) {
                    let blob = row.blob.expect("rows to resolve have a blob");
                    files.push((row, outline.clone(), store.packed_detail(blob)?, layer(store, row)?));
                }
            }
            let made: Vec<Result<(&FileRow, NewEdges)>> = files
                .into_par_iter()
                .map(|(row, outline, packed, layer)| {
                    let edges = edges_of(path, &world, row, outline, &packed, layer.as_ref())?;
                    Ok((row, edges))
                })
                .collect();
            for made in made {
                let (row, edges) = made?;
                work.put(row, edges)?;
            }
            work.done += batch.len();
            progress(Stage::Resolve, work.done, work.total);
        }
    } else {
        let world = LazyWorld::new(store, view);
        for row in rows {
            if let Some(outline) = world.file(row.path.as_ref()) {
                let blob = row.blob.expect("rows to resolve have a blob");
                let (packed, layer) = (store.packed_detail(blob)?, layer(store, row)?);
                let edges = edges_of(store.path(), &world, row, outline, &packed, layer.as_ref())?;
                work.put(row, edges)?;
            }
            work.done += 1;
            progress(Stage::Resolve, work.done, work.total);
        }
        world.finish()?;
    }
    work.finish()
}

/// Where the work of [`resolve_all`] stands.
struct Resolving<'s> {
    store: &'s Store,
    view: i64,
    old: Vec<i64>,
    postings: Vec<(u64, i64, u32)>,
    done: usize,
    total: usize,
}

impl Resolving<'_> {
    fn put(&mut self, row: &FileRow, edges: NewEdges) -> Result<()> {
        let blob = row.blob.expect("rows to resolve have a blob");
        let (id, new) = self.store.add_edges(row.path_id, blob, &edges)?;
        if new {
            self.postings
                .extend(edges.postings.iter().map(|(key, sites)| (*key, id, *sites)));
        }
        if row.edges == Some(id) {
            return Ok(());
        }
        self.old.extend(row.edges);
        self.store.put_file(
            self.view,
            &NewFile {
                path_id: row.path_id,
                blob: row.blob,
                edges: Some(id),
                state: row.state,
                skip: None,
            },
        )
    }

    fn finish(mut self) -> Result<Vec<i64>> {
        // In key order the b-tree is filled from left to right.
        self.postings.sort_unstable();
        self.store.add_postings(&self.postings)?;
        Ok(self.old)
    }
}

/// Resolves one file and packs the result with its postings.
fn edges_of(
    index: &std::path::Path,
    world: &dyn World,
    row: &FileRow,
    outline: Arc<Outline>,
    packed: &[u8],
    layer: Option<&Layer>,
) -> Result<NewEdges> {
    let damaged = |detail: String| Error::IndexDamaged {
        path: index.to_owned(),
        detail,
    };
    let (references, bindings) = unpack_detail(packed).map_err(|e| damaged(e.to_string()))?;
    let is_there = |ordinal: u32| (ordinal as usize) < outline.defs.len();
    if !references.iter().filter_map(|r| r.enclosing).all(is_there) {
        return Err(damaged(format!("the references of {} are another content's", row.path)));
    }
    let family = outline.family();
    let file = FileFacts {
        outline: outline.clone(),
        references: &references,
        bindings: &bindings,
        layer,
    };
    let resolved: Resolved = resolve(world, &file);
    let mut sites: HashMap<u64, u32> = resolved.reads.iter().map(|key| (*key, 0)).collect();
    for resolution in resolved.references.iter().chain(&resolved.imports) {
        for target in &resolution.targets {
            *sites
                .entry(Key::Target(target.path.as_ref(), target.key).hash())
                .or_default() += 1;
        }
    }
    for (reference, resolution) in references.iter().zip(&resolved.references) {
        if leaves_open(reference, resolution, outline.language, &outline.imports) {
            *sites.entry(Key::Name(family, &reference.name).hash()).or_default() += 1;
        }
    }
    let mut postings: Vec<(u64, u32)> = sites.into_iter().collect();
    postings.sort_unstable();
    let blob = row.blob.expect("rows to resolve have a blob");
    Ok(NewEdges::new(&row.path, blob, &resolved, postings))
}

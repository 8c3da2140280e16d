//! What resolution sees of a view: everything at once for a build, or only what it
//! asks for when little changed. Both must answer alike.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use bstr::{BStr, ByteSlice};
use rayon::prelude::*;

use crate::error::{Error, Result};
use crate::model::{Layer, Manifest, RepoPath};
use crate::resolve::{Def, Found, MemoryWorld, Outline, World};
use crate::store::{FileRow, Store, unpack_outline};

/// The outline of a file of a view; `None` if it is not in the graph.
pub(super) fn outline(store: &Store, row: &FileRow) -> Result<Option<Arc<Outline>>> {
    let (Some(blob), None) = (row.blob, &row.skip) else {
        return Ok(None);
    };
    let blob_row = store.blob(blob)?;
    let (Some(language), None) = (&blob_row.language, &blob_row.skip) else {
        return Ok(None);
    };
    let (facts, inherits) = store.outline(blob)?;
    let defs: Vec<Def> = facts.symbols.iter().map(Def::from).collect();
    Ok(Outline::new(row.path.clone(), language, defs, facts.imports, facts.package, inherits).map(Arc::new))
}

/// The layer that was imported for what a file of a view holds.
pub(super) fn layer(store: &Store, row: &FileRow) -> Result<Option<Layer>> {
    match (&row.oid, &row.skip) {
        (Some(oid), None) => store.layer(row.path.as_ref(), oid),
        _ => Ok(None),
    }
}

/// Every outline of a view in memory.
pub(super) fn whole(store: &Store, rows: &[FileRow]) -> Result<MemoryWorld> {
    let mut packed = Vec::with_capacity(rows.len());
    for row in rows {
        let (Some(blob), None) = (row.blob, &row.skip) else {
            continue;
        };
        let blob_row = store.blob(blob)?;
        if let (Some(language), None) = (blob_row.language, &blob_row.skip) {
            packed.push((row, language, store.packed_outline(blob)?, layer(store, row)?));
        }
    }
    let outlines: std::io::Result<Vec<_>> = packed
        .into_par_iter()
        .map(|(row, language, packed, layer)| {
            let (facts, inherits) = unpack_outline(&packed)?;
            let defined = layer.map(|layer| (&row.path, layer.defined_among(&facts.symbols)));
            let defs = facts.symbols.iter().map(Def::from).collect();
            let outline = Outline::new(
                row.path.clone(),
                &language,
                defs,
                facts.imports,
                facts.package,
                inherits,
            );
            Ok((outline.map(Arc::new), defined))
        })
        .collect();
    let outlines = outlines.map_err(|e| Error::IndexDamaged {
        path: store.path().to_owned(),
        detail: e.to_string(),
    })?;
    let mut manifests = Vec::new();
    for row in rows.iter().filter(|r| r.skip.is_none()) {
        let Some(blob) = row.blob else { continue };
        if crate::extract::Reading::of(row.path.as_ref()).is_manifest() {
            if let Some(manifest) = store.outline(blob)?.0.manifest {
                manifests.push((row.path.clone(), manifest));
            }
        }
    }
    let (outlines, defined): (Vec<_>, Vec<_>) = outlines.into_iter().unzip();
    let mut world = MemoryWorld::new(outlines.into_iter().flatten().collect(), manifests);
    for (path, defined) in defined.into_iter().flatten() {
        world.add_layer(path.as_ref(), &defined);
    }
    Ok(world)
}

/// A view that is read as far as it is asked.
pub(super) struct LazyWorld<'s> {
    store: &'s Store,
    view: i64,
    outlines: RefCell<HashMap<RepoPath, Option<Arc<Outline>>>>,
    named: RefCell<HashMap<(String, String), Arc<[Found]>>>,
    folders: RefCell<HashMap<RepoPath, Vec<RepoPath>>>,
    trees: RefCell<HashMap<RepoPath, bool>>,
    basenames: RefCell<HashMap<RepoPath, Arc<[RepoPath]>>>,
    manifests: OnceCell<Vec<(RepoPath, Manifest)>>,
    defined: RefCell<HashMap<RepoPath, Rc<[(u64, u32)]>>>,
    /// The first failure; looks after it answer "nothing" and the run is given up.
    failure: RefCell<Option<Error>>,
}

impl<'s> LazyWorld<'s> {
    pub(super) fn new(store: &'s Store, view: i64) -> LazyWorld<'s> {
        LazyWorld {
            store,
            view,
            outlines: RefCell::default(),
            named: RefCell::default(),
            folders: RefCell::default(),
            trees: RefCell::default(),
            basenames: RefCell::default(),
            manifests: OnceCell::new(),
            defined: RefCell::default(),
            failure: RefCell::default(),
        }
    }

    /// The failure of some look, if one failed.
    pub(super) fn finish(self) -> Result<()> {
        self.failure.into_inner().map_or(Ok(()), Err)
    }

    fn or_default<T: Default>(&self, result: Result<T>) -> T {
        result.unwrap_or_else(|error| {
            self.failure.borrow_mut().get_or_insert(error);
            T::default()
        })
    }

    fn find_named(&self, family: &str, name: &str) -> Result<Vec<Found>> {
        let mut found: Vec<Found> = Vec::new();
        let mut blobs: Vec<i64> = Vec::new();
        for (written, symbol) in self.store.symbols_named(name)? {
            if written == name {
                blobs.push(self.store.symbol_at(symbol)?.blob.id);
            }
        }
        blobs.dedup();
        for blob in blobs {
            for row in self.store.files_of_blob(self.view, blob)? {
                if let Some(outline) = self.file(row.path.as_ref()).filter(|o| o.family() == family) {
                    found.extend(outline.named(name).iter().map(|ordinal| Found {
                        outline: outline.clone(),
                        ordinal: *ordinal,
                    }));
                }
            }
        }
        found.sort_by(|a, b| (&a.outline.path, a.ordinal).cmp(&(&b.outline.path, b.ordinal)));
        found.dedup_by(|a, b| a.outline.path == b.outline.path && a.ordinal == b.ordinal);
        Ok(found)
    }

    fn find_said(&self, symbol: u64) -> Result<Vec<Found>> {
        let mut found = Vec::new();
        for (path, oid) in self.store.layers_defining(symbol)? {
            let row = self.store.file(self.view, &path)?.filter(|row| row.oid == Some(oid));
            let Some((row, outline)) = row.and_then(|row| Some((row, self.file(path.as_ref())?))) else {
                continue;
            };
            let defined = self.defined(&row)?;
            let here = defined.iter().filter(|(defined, _)| *defined == symbol);
            found.extend(here.map(|(_, ordinal)| Found {
                outline: outline.clone(),
                ordinal: *ordinal,
            }));
        }
        Ok(found)
    }

    /// What the layer of a file defines.
    fn defined(&self, row: &FileRow) -> Result<Rc<[(u64, u32)]>> {
        if let Some(known) = self.defined.borrow().get(&row.path) {
            return Ok(known.clone());
        }
        let found: Rc<[(u64, u32)]> = match (layer(self.store, row)?, row.blob) {
            (Some(layer), Some(blob)) => layer.defined_among(&self.store.outline(blob)?.0.symbols).into(),
            _ => Rc::default(),
        };
        self.defined.borrow_mut().insert(row.path.clone(), found.clone());
        Ok(found)
    }

    fn find_manifests(&self) -> Result<Vec<(RepoPath, Manifest)>> {
        let mut manifests = Vec::new();
        for (path, blob) in self.store.manifests(self.view)? {
            if let Some(manifest) = self.store.outline(blob)?.0.manifest {
                manifests.push((path, manifest));
            }
        }
        Ok(manifests)
    }
}

impl World for LazyWorld<'_> {
    fn file(&self, path: &BStr) -> Option<Arc<Outline>> {
        if let Some(known) = self.outlines.borrow().get(path) {
            return known.clone();
        }
        let found = self.store.file(self.view, path).and_then(|row| match row {
            Some(row) => outline(self.store, &row),
            None => Ok(None),
        });
        let found = self.or_default(found);
        self.outlines.borrow_mut().insert(path.to_owned(), found.clone());
        found
    }

    fn is_folder(&self, folder: &BStr) -> bool {
        if let Some(known) = self.trees.borrow().get(folder) {
            return *known;
        }
        let found = self.or_default(self.store.has_graph_path_under(self.view, folder));
        self.trees.borrow_mut().insert(folder.to_owned(), found);
        found
    }

    fn folder(&self, folder: &BStr) -> Vec<RepoPath> {
        if let Some(known) = self.folders.borrow().get(folder) {
            return known.clone();
        }
        let mut below = self.or_default(self.store.graph_paths_under(self.view, folder));
        let skip = if folder.is_empty() { 0 } else { folder.len() + 1 };
        below.retain(|path| !path[skip..].contains(&b'/'));
        self.folders.borrow_mut().insert(folder.to_owned(), below.clone());
        below
    }

    fn ending(&self, suffix: &str) -> Vec<RepoPath> {
        let suffix = suffix.as_bytes();
        let name = suffix.rfind_byte(b'/').map_or(suffix, |slash| &suffix[slash + 1..]);
        let known = self.basenames.borrow().get(name.as_bstr()).cloned();
        let all = known.unwrap_or_else(|| {
            let found: Arc<[RepoPath]> = self.or_default(self.store.graph_paths_named(self.view, name)).into();
            self.basenames.borrow_mut().insert(name.into(), found.clone());
            found
        });
        let fitting = all.iter().filter(|path| crate::resolve::ends_with_path(path, suffix));
        fitting.cloned().collect()
    }

    fn package(&self, family: &str, package: &str) -> Vec<RepoPath> {
        let mut found = self.or_default(self.store.graph_paths_of_package(self.view, package));
        found.retain(|path| {
            self.file(path.as_ref())
                .is_some_and(|outline| outline.family() == family)
        });
        found
    }

    fn named(&self, family: &str, name: &str) -> Arc<[Found]> {
        let key = (family.to_owned(), name.to_owned());
        if let Some(known) = self.named.borrow().get(&key) {
            return known.clone();
        }
        let found: Arc<[Found]> = self.or_default(self.find_named(family, name)).into();
        self.named.borrow_mut().insert(key, found.clone());
        found
    }

    fn manifests(&self) -> &[(RepoPath, Manifest)] {
        self.manifests.get_or_init(|| self.or_default(self.find_manifests()))
    }

    fn said(&self, symbol: u64) -> Arc<[Found]> {
        self.or_default(self.find_said(symbol)).into()
    }
}

//! A world held wholly in memory: for a full build, and for tests.

use std::sync::Arc;

use bstr::{BStr, ByteSlice};
use fxhash::{FxHashMap, FxHashSet};
use rayon::prelude::*;

use super::outline::{Found, Outline};
use super::{World, basename, parent};
use crate::model::{Manifest, RepoPath};

/// Every outline of a view.
#[derive(Default)]
pub struct MemoryWorld {
    files: FxHashMap<RepoPath, Arc<Outline>>,
    folders: FxHashMap<RepoPath, Vec<RepoPath>>,
    trees: FxHashSet<RepoPath>,
    /// Files by their last path segment, and by their last two: there are thousands of `__init__.py`.
    tails: FxHashMap<RepoPath, Vec<RepoPath>>,
    packages: FxHashMap<&'static str, FxHashMap<String, Vec<RepoPath>>>,
    names: FxHashMap<&'static str, FxHashMap<Box<str>, Arc<[Found]>>>,
    manifests: Vec<(RepoPath, Manifest)>,
    /// Definitions by the symbol that a layer gives them.
    said: FxHashMap<u64, Vec<Found>>,
}

impl MemoryWorld {
    /// From outlines and manifests in any order.
    pub fn new(mut outlines: Vec<Arc<Outline>>, mut manifests: Vec<(RepoPath, Manifest)>) -> MemoryWorld {
        outlines.sort_by(|a, b| a.path.cmp(&b.path));
        manifests.sort_by(|a, b| a.0.cmp(&b.0));
        let mut world = MemoryWorld {
            manifests,
            ..MemoryWorld::default()
        };
        for outline in &outlines {
            let path = outline.path.clone();
            world
                .folders
                .entry(parent(path.as_ref()).to_owned())
                .or_default()
                .push(path.clone());
            world
                .tails
                .entry(basename(path.as_ref()).to_owned())
                .or_default()
                .push(path.clone());
            if let Some(tail) = last_two(path.as_ref()) {
                world.tails.entry(tail.to_owned()).or_default().push(path.clone());
            }
            let mut folder = parent(path.as_ref());
            while world.trees.insert(folder.to_owned()) && !folder.is_empty() {
                folder = parent(folder);
            }
            if let Some(package) = &outline.package {
                world
                    .packages
                    .entry(outline.family())
                    .or_default()
                    .entry(package.clone())
                    .or_default()
                    .push(path.clone());
            }
            world.files.insert(path, outline.clone());
        }
        // By name, then by path and ordinal: each name's definitions become one shared slice.
        let mut all: Vec<Found> = Vec::new();
        for outline in &outlines {
            all.extend((0..outline.defs.len() as u32).map(|ordinal| Found {
                outline: outline.clone(),
                ordinal,
            }));
        }
        all.par_sort_by(|a, b| (a.outline.family(), &a.def().name).cmp(&(b.outline.family(), &b.def().name)));
        for same in all.chunk_by(|a, b| a.outline.family() == b.outline.family() && a.def().name == b.def().name) {
            let of_family = world.names.entry(same[0].outline.family()).or_default();
            of_family.insert(same[0].def().name.clone(), same.into());
        }
        world
    }

    /// Takes in a file's layer, as the symbols it defines with the ordinals of the
    /// definitions that stand there ([`crate::model::Layer::defined_among`]).
    pub fn add_layer(&mut self, path: &BStr, defined: &[(u64, u32)]) {
        let Some(outline) = self.files.get(path) else { return };
        for (symbol, ordinal) in defined {
            self.said.entry(*symbol).or_default().push(Found {
                outline: outline.clone(),
                ordinal: *ordinal,
            });
        }
    }

    /// The outline at a path.
    pub fn outline(&self, path: &BStr) -> Option<&Arc<Outline>> {
        self.files.get(path)
    }
}

impl World for MemoryWorld {
    fn file(&self, path: &BStr) -> Option<Arc<Outline>> {
        self.files.get(path).cloned()
    }

    fn is_folder(&self, folder: &BStr) -> bool {
        self.trees.contains(folder)
    }

    fn folder(&self, folder: &BStr) -> Vec<RepoPath> {
        self.folders.get(folder).cloned().unwrap_or_default()
    }

    fn ending(&self, suffix: &str) -> Vec<RepoPath> {
        let suffix = suffix.as_bytes();
        let tail = last_two(suffix.as_bstr()).unwrap_or(suffix.as_bstr());
        let files = self.tails.get(tail).map(Vec::as_slice).unwrap_or_default();
        files
            .iter()
            .filter(|path| ends_with_path(path, suffix))
            .cloned()
            .collect()
    }

    fn package(&self, family: &str, package: &str) -> Vec<RepoPath> {
        let files = self.packages.get(family).and_then(|packages| packages.get(package));
        files.cloned().unwrap_or_default()
    }

    fn named(&self, family: &str, name: &str) -> Arc<[Found]> {
        let found = self.names.get(family).and_then(|names| names.get(name));
        found.cloned().unwrap_or_default()
    }

    fn manifests(&self) -> &[(RepoPath, Manifest)] {
        &self.manifests
    }

    fn said(&self, symbol: u64) -> Arc<[Found]> {
        self.said.get(&symbol).map(Vec::as_slice).unwrap_or_default().into()
    }
}

/// The last two segments of a path that has two.
fn last_two(path: &BStr) -> Option<&BStr> {
    let last = path.rfind_byte(b'/')?;
    Some(
        path[..last]
            .rfind_byte(b'/')
            .map_or(path, |slash| path[slash + 1..].as_bstr()),
    )
}

/// Whether `path` is `suffix` or ends in `/suffix`.
pub(crate) fn ends_with_path(path: &[u8], suffix: &[u8]) -> bool {
    path.ends_with(suffix) && (path.len() == suffix.len() || path[path.len() - suffix.len() - 1] == b'/')
}

//! A world held wholly in memory: for a full build, and for tests.

use std::sync::Arc;

use bstr::{BStr, ByteSlice};
use fxhash::{FxHashMap, FxHashSet};

use super::outline::Outline;
use super::{World, basename, parent};
use crate::model::{Manifest, RepoPath};

/// Every outline of a view.
#[derive(Default)]
pub struct MemoryWorld {
    files: FxHashMap<RepoPath, Arc<Outline>>,
    folders: FxHashMap<RepoPath, Vec<RepoPath>>,
    trees: FxHashSet<RepoPath>,
    basenames: FxHashMap<RepoPath, Vec<RepoPath>>,
    packages: FxHashMap<(&'static str, String), Vec<RepoPath>>,
    names: FxHashMap<(&'static str, Box<str>), Vec<(Arc<Outline>, u32)>>,
    manifests: Vec<(RepoPath, Manifest)>,
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
        for outline in outlines {
            let path = outline.path.clone();
            world
                .folders
                .entry(parent(path.as_ref()).to_owned())
                .or_default()
                .push(path.clone());
            world
                .basenames
                .entry(basename(path.as_ref()).to_owned())
                .or_default()
                .push(path.clone());
            let mut folder = parent(path.as_ref());
            while world.trees.insert(folder.to_owned()) && !folder.is_empty() {
                folder = parent(folder);
            }
            if let Some(package) = &outline.package {
                world
                    .packages
                    .entry((outline.family(), package.clone()))
                    .or_default()
                    .push(path.clone());
            }
            for (ordinal, def) in outline.defs.iter().enumerate() {
                world
                    .names
                    .entry((outline.family(), def.name.clone()))
                    .or_default()
                    .push((outline.clone(), ordinal as u32));
            }
            world.files.insert(path, outline);
        }
        world
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
        let name = basename(suffix.as_bstr());
        let files = self.basenames.get(name).map(Vec::as_slice).unwrap_or_default();
        files
            .iter()
            .filter(|path| ends_with_path(path, suffix))
            .cloned()
            .collect()
    }

    fn package(&self, family: &str, package: &str) -> Vec<RepoPath> {
        // The key borrows nothing, so one small allocation a look.
        let family = crate::language::all()
            .iter()
            .map(|l| l.descriptor.family.as_str())
            .find(|f| *f == family);
        family
            .and_then(|f| self.packages.get(&(f, package.to_owned())))
            .cloned()
            .unwrap_or_default()
    }

    fn named(&self, family: &str, name: &str) -> Vec<(Arc<Outline>, u32)> {
        let family = crate::language::all()
            .iter()
            .map(|l| l.descriptor.family.as_str())
            .find(|f| *f == family);
        family
            .and_then(|f| self.names.get(&(f, name.into())))
            .cloned()
            .unwrap_or_default()
    }

    fn manifests(&self) -> &[(RepoPath, Manifest)] {
        &self.manifests
    }
}

/// Whether `path` is `suffix` or ends in `/suffix`.
pub(crate) fn ends_with_path(path: &[u8], suffix: &[u8]) -> bool {
    path.ends_with(suffix) && (path.len() == suffix.len() || path[path.len() - suffix.len() - 1] == b'/')
}

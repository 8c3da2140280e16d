//! Go: an import path is a module's name and a folder in it; the folder's files are one package.

use std::sync::Arc;

use bstr::{BStr, ByteSlice};

use super::{Looks, Module, Outline, joined};
use crate::resolve::parent;

pub(super) fn module(looks: &Looks<'_>, context: &Arc<Outline>, text: &str) -> Module {
    if text.starts_with('.') {
        return match joined(parent(context.path.as_ref()), text) {
            Some(folder) => files(looks, folder.as_bstr()),
            None => Module::Missing,
        };
    }
    let mut best: Option<(usize, Module)> = None;
    for (path, manifest) in looks.manifests() {
        if super::super::basename(path.as_ref()) != "go.mod" {
            continue;
        }
        let root = parent(path.as_ref());
        let own = manifest.get("module").map(|name| (name, "."));
        // Replacements count only for the module that makes them.
        let replaced = manifest.under("replace.").filter(|_| context.path.starts_with(root));
        for (name, folder) in own.into_iter().chain(replaced) {
            let Some(rest) = text.strip_prefix(name).filter(|r| r.is_empty() || r.starts_with('/')) else {
                continue;
            };
            if best.as_ref().is_some_and(|(len, _)| *len >= name.len()) {
                continue;
            }
            let folder = joined(root, folder).and_then(|f| joined(f.as_bstr(), rest));
            if let Some(folder) = folder {
                best = Some((name.len(), files(looks, folder.as_bstr())));
            }
        }
    }
    best.map_or(Module::External, |(_, module)| module)
}

fn files(looks: &Looks<'_>, folder: &BStr) -> Module {
    let files: Vec<_> = looks
        .folder(folder)
        .into_iter()
        .filter(|path| path.ends_with(b".go"))
        .collect();
    Module::files_or(files, Module::Missing)
}

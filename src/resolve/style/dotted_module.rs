//! Python: dots are folders; leading dots climb; a source root is any folder that
//! holds the top package and is no package itself.

use std::sync::Arc;

use bstr::{BStr, BString, ByteSlice};

use super::{Looks, Module, Outline, first_file, joined};
use crate::model::RepoPath;
use crate::resolve::imports::nearest;
use crate::resolve::parent;

pub(super) fn module(looks: &Looks<'_>, context: &Arc<Outline>, text: &str) -> Module {
    let dots = text.bytes().take_while(|b| *b == b'.').count();
    let path = text[dots..].replace('.', "/");
    if dots > 0 {
        let mut folder = parent(context.path.as_ref());
        for _ in 1..dots {
            if folder.is_empty() {
                return Module::Missing;
            }
            folder = parent(folder);
        }
        return Module::files_or(in_folder(looks, folder, &path), Module::Missing);
    }
    // Beside the importing file first only for scripts; a package member's absolute
    // imports start at a source root.
    let mut candidates: Vec<RepoPath> = Vec::new();
    for suffix in [
        format!("{path}.py"),
        format!("{path}/__init__.py"),
        format!("{path}.pyi"),
    ] {
        candidates.extend(
            looks
                .ending(&suffix)
                .into_iter()
                .filter(|found| is_rooted(looks, found, &suffix)),
        );
        if !candidates.is_empty() {
            return Module::Files(nearest(candidates, context.path.as_ref()));
        }
    }
    // A namespace package: a folder without `__init__.py` that holds modules.
    if looks.is_folder(path.as_bytes().as_bstr()) {
        return Module::Files(Vec::new());
    }
    let top = path.split('/').next().unwrap_or_default();
    let ours = [format!("{top}/__init__.py"), format!("{top}.py")]
        .iter()
        .any(|suffix| looks.ending(suffix).iter().any(|found| is_rooted(looks, found, suffix)));
    if ours { Module::Missing } else { Module::External }
}

/// Whether the folder before `suffix` is no package, so that the path is the
/// module's whole name.
fn is_rooted(looks: &Looks<'_>, path: &RepoPath, suffix: &str) -> bool {
    let root = path[..path.len() - suffix.len()].trim_end_with(|c| c == '/').as_bstr();
    root.is_empty()
        || looks
            .file(BString::from([root.as_bytes(), b"/__init__.py"].concat()).as_bstr())
            .is_none()
}

/// The module `path` (slashes) under a folder.
pub(super) fn in_folder(looks: &Looks<'_>, folder: &BStr, path: &str) -> Vec<RepoPath> {
    let candidates = if path.is_empty() {
        vec![joined(folder, "__init__.py"), joined(folder, "__init__.pyi")]
    } else {
        vec![
            joined(folder, &format!("{path}.py")),
            joined(folder, &format!("{path}/__init__.py")),
            joined(folder, &format!("{path}.pyi")),
        ]
    };
    first_file(looks, candidates.into_iter().flatten())
        .into_iter()
        .collect()
}

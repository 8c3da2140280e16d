//! Ruby `require`, Lua `require`, shell `source`: a path beside the file, or one
//! that ends some file's path.

use std::sync::Arc;

use super::{Looks, Module, Outline, first_file, joined};
use crate::resolve::imports::nearest;
use crate::resolve::parent;

pub(super) fn module(looks: &Looks<'_>, context: &Arc<Outline>, text: &str) -> Module {
    let descriptor = &context.language.descriptor;
    // Lua writes folders with dots; a path with slashes is a path.
    let path = if text.contains('/') || descriptor.extensions.iter().any(|e| text.ends_with(&format!(".{e}"))) {
        text.to_owned()
    } else {
        text.replace('.', "/")
    };
    // `$DIR/a.sh`, `"$(dirname "$0")/a.sh"`: what is computed comes first and is a folder.
    let computed = path
        .rfind(['$', ')', '}'])
        .and_then(|at| path[at..].find('/').map(|slash| at + slash + 1));
    let path = &path[computed.unwrap_or(0)..];
    let with_extensions = || {
        std::iter::once(path.to_owned())
            .chain(descriptor.extensions.iter().map(|e| format!("{path}.{e}")))
            .chain(descriptor.extensions.iter().map(|e| format!("{path}/init.{e}")))
    };
    let folder = parent(context.path.as_ref());
    if let Some(found) = first_file(looks, with_extensions().filter_map(|p| joined(folder, &p))) {
        return Module::Files(vec![found]);
    }
    if path.starts_with("..") {
        return Module::Missing;
    }
    for candidate in with_extensions() {
        let found = looks.ending(candidate.trim_start_matches("./"));
        if !found.is_empty() {
            return Module::Files(nearest(found, context.path.as_ref()));
        }
    }
    Module::External
}

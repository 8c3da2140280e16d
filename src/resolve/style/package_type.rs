//! Java, Kotlin, Scala, C#, PHP: a package, and a type in it.

use std::sync::Arc;

use super::{Looks, Module, Outline};
use crate::model::{Import, RepoPath};
use crate::resolve::outline::Found;

pub(super) fn module(looks: &Looks<'_>, context: &Arc<Outline>, import: &Import, separator: char) -> Module {
    let module = import.module.trim_start_matches(separator).trim_end_matches(separator);
    let family = context.family();
    // The text may be a package, a type in one, or a member of a type: try the
    // longest package first.
    let mut parts: Vec<&str> = module.split(separator).collect();
    let mut inner: Vec<&str> = Vec::new();
    let separator = separator.to_string();
    while !parts.is_empty() {
        let files = looks.package(family, &parts.join(&separator));
        if !files.is_empty() {
            return within(looks, context, files, &inner, import.name.as_deref());
        }
        if let Some(last) = parts.pop() {
            inner.insert(0, last);
        }
    }
    if !inner.is_empty() && context.package.is_none() && inner.len() == 1 {
        // The default package, or a global name.
        let found: Vec<Found> = looks
            .named(family, inner[0])
            .iter()
            .filter(|f| f.def().kind.is_type())
            .cloned()
            .collect();
        if found.len() == 1 && found[0].outline.package.is_none() {
            return Module::Defs(found);
        }
    }
    Module::External
}

/// The definition `inner…` in the files of a package, then `name` in it.
fn within(
    looks: &Looks<'_>,
    context: &Arc<Outline>,
    files: Vec<RepoPath>,
    inner: &[&str],
    name: Option<&str>,
) -> Module {
    let path: Vec<&str> = inner
        .iter()
        .copied()
        .chain(name.filter(|_| !inner.is_empty()))
        .collect();
    let Some((first, rest)) = path.split_first() else {
        return Module::Files(files);
    };
    let mut found = looks.exported(context, &files, first);
    for name in rest {
        found = found
            .iter()
            .flat_map(|owner| looks.own_members(owner, name, crate::model::Role::Value))
            .collect();
    }
    if found.is_empty() {
        Module::Missing
    } else {
        Module::Defs(found)
    }
}

//! From the text of an import to files: one file each style, chosen in `language.toml`.

pub(super) mod crate_path;
mod dotted_module;
mod include;
mod package_dir;
mod package_type;
mod relative_path;
mod require;

use std::sync::Arc;

use bstr::{BStr, BString, ByteSlice};

use super::Looks;
use super::outline::Found;
use super::outline::Outline;
use crate::language::ImportStyle;
use crate::model::{Import, RepoPath};

/// What the module part of an import names.
pub(super) enum Module {
    /// These files; a package may be many.
    Files(Vec<RepoPath>),
    /// The style found the definitions itself (a type named by its path).
    Defs(Vec<Found>),
    /// It leaves the repository.
    External,
    /// It should be here and is not.
    Missing,
}

impl Module {
    fn files_or(files: Vec<RepoPath>, otherwise: Module) -> Module {
        if files.is_empty() {
            otherwise
        } else {
            Module::Files(files)
        }
    }
}

/// The module of an import.
pub(super) fn module(looks: &Looks<'_>, context: &Arc<Outline>, import: &Import) -> Module {
    match context.language.descriptor.import_style {
        ImportStyle::None => Module::External,
        ImportStyle::DottedModule => dotted_module::module(looks, context, &import.module),
        ImportStyle::RelativePath => relative_path::module(looks, context, &import.module),
        ImportStyle::CratePath => crate_path::module(looks, context, import),
        ImportStyle::PackageDir => package_dir::module(looks, context, &import.module),
        ImportStyle::PackageType => package_type::module(looks, context, import, '.'),
        ImportStyle::NamespaceType => package_type::module(looks, context, import, '\\'),
        ImportStyle::Include => include::module(looks, context, import),
        ImportStyle::Require => require::module(looks, context, &import.module),
    }
}

/// The module `name` inside the module of an import (`from package import module`).
pub(super) fn submodule(
    looks: &Looks<'_>,
    context: &Arc<Outline>,
    import: &Import,
    name: &str,
) -> Option<Vec<RepoPath>> {
    match context.language.descriptor.import_style {
        ImportStyle::DottedModule => {
            let joined = if import.module.ends_with('.') {
                format!("{}{name}", import.module)
            } else {
                format!("{}.{name}", import.module)
            };
            match dotted_module::module(looks, context, &joined) {
                Module::Files(files) => Some(files),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The module `name` inside a module that is known by its files.
pub(super) fn child_module(
    looks: &Looks<'_>,
    context: &Arc<Outline>,
    files: &[RepoPath],
    name: &str,
) -> Option<Vec<RepoPath>> {
    if context.language.descriptor.import_style != ImportStyle::DottedModule {
        return None;
    }
    let init = files
        .iter()
        .find(|path| super::basename(path.as_ref()).starts_with(b"__init__.py"))?;
    let found = dotted_module::in_folder(looks, super::parent(init.as_ref()), name);
    (!found.is_empty()).then_some(found)
}

/// `folder/rest`, with `.` and `..` taken out; `None` when it climbs above the root.
pub(super) fn joined(folder: &BStr, rest: &str) -> Option<BString> {
    let mut parts: Vec<&[u8]> = folder.split(|b| *b == b'/').filter(|p| !p.is_empty()).collect();
    for part in rest.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part.as_bytes()),
        }
    }
    Some(BString::from(bstr::join("/", parts)))
}

/// The first of these paths that is an indexed file.
pub(super) fn first_file(looks: &Looks<'_>, candidates: impl IntoIterator<Item = BString>) -> Option<RepoPath> {
    candidates.into_iter().find(|path| looks.file(path.as_bstr()).is_some())
}

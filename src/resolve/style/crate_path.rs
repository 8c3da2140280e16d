//! Rust: paths through modules, which are files, folders or inline blocks.
//! Follows the reference, chapters "Paths" and "Modules"
//! (<https://doc.rust-lang.org/reference/paths.html>).

use std::sync::Arc;

use bstr::{BStr, BString, ByteSlice};
use fxhash::FxHashSet;

use super::{Looks, Module, Outline, first_file, joined};
use crate::model::{Import, RepoPath, SymbolKind};
use crate::resolve::names::Meaning;
use crate::resolve::outline::Found;
use crate::resolve::{basename, parent};

/// `use` declarations followed from module to module.
const MAX_HOPS: usize = 12;

/// Names looked for in modules on the way to one answer: `use` and glob cycles are
/// common, and without this their paths multiply.
type Seen = FxHashSet<(RepoPath, Option<u32>, String)>;

/// A module: a file, or an inline `mod` in it.
#[derive(Clone)]
struct Place {
    outline: Arc<Outline>,
    inline: Option<u32>,
}

pub(super) fn module(looks: &Looks<'_>, context: &Arc<Outline>, import: &Import) -> Module {
    if import.declares {
        let Some(name) = &import.name else {
            return Module::Missing;
        };
        let file = child_file(looks, context, None, name);
        return Module::files_or(file.into_iter().map(|o| o.path.clone()).collect(), Module::Missing);
    }
    let mut path: Vec<&str> = import.module.split("::").filter(|s| !s.is_empty()).collect();
    path.extend(import.name.as_deref());
    match resolve(looks, context, &path, 0, &mut Seen::default()) {
        Some(Step::Place(place)) => match place.inline {
            None => Module::Files(vec![place.outline.path.clone()]),
            Some(ordinal) => Module::Defs(vec![Found {
                outline: place.outline,
                ordinal,
            }]),
        },
        Some(Step::Defs(found)) => Module::Defs(found),
        Some(Step::External) => Module::External,
        None => Module::Missing,
    }
}

/// The meaning of a path written in an expression of `context`, if it begins with
/// a module.
pub(in crate::resolve) fn path(looks: &Looks<'_>, context: &Arc<Outline>, path: &[&str]) -> Option<Meaning> {
    let known = matches!(path[0], "crate" | "self" | "super")
        || child_file(looks, context, None, path[0]).is_some()
        || context
            .named(path[0])
            .iter()
            .any(|o| context.def(*o).kind == SymbolKind::Module)
        || workspace_crate(looks, context, path[0]).is_some();
    if !known {
        return matches!(path[0], "std" | "core" | "alloc").then_some(Meaning::External);
    }
    Some(match resolve(looks, context, path, 0, &mut Seen::default())? {
        Step::Place(Place { outline, inline: None }) => Meaning::Files(vec![outline.path.clone()]),
        Step::Place(Place {
            outline,
            inline: Some(ordinal),
        }) => Meaning::Defs(vec![Found { outline, ordinal }]),
        Step::Defs(found) => Meaning::Defs(found),
        Step::External => Meaning::External,
    })
}

enum Step {
    Place(Place),
    Defs(Vec<Found>),
    External,
}

fn resolve(looks: &Looks<'_>, context: &Arc<Outline>, path: &[&str], hops: usize, seen: &mut Seen) -> Option<Step> {
    if hops > MAX_HOPS {
        return None;
    }
    let (first, mut rest) = path.split_first()?;
    let here = || Place {
        outline: context.clone(),
        inline: None,
    };
    let mut starts: Vec<Place> = Vec::new();
    match *first {
        "crate" | "$crate" => starts.extend(crate_root(looks, context).map(|outline| Place { outline, inline: None })),
        "self" => starts.push(here()),
        "super" => {
            // In an inline module (`mod tests { use super::*; }`) the file itself is meant.
            let mut up = parent_module(looks, context);
            while rest.first() == Some(&"super") {
                rest = &rest[1..];
                up = up.and_then(|outline| parent_module(looks, &outline));
            }
            let has_inline = context.defs.iter().any(|d| d.kind == SymbolKind::Module);
            if has_inline {
                starts.push(here());
            }
            starts.extend(up.map(|outline| Place { outline, inline: None }));
        }
        name => {
            // A module of this file's, a name it imports, then a crate.
            if let Some(step) = member(looks, &here(), name, hops, true, seen) {
                return walk(looks, step, rest, hops, seen);
            }
            return match workspace_crate(looks, context, name) {
                Some(outline) => walk(looks, Step::Place(Place { outline, inline: None }), rest, hops, seen),
                None => Some(Step::External),
            };
        }
    }
    starts
        .into_iter()
        .find_map(|start| walk(looks, Step::Place(start), rest, hops, seen))
}

fn walk(looks: &Looks<'_>, mut step: Step, rest: &[&str], hops: usize, seen: &mut Seen) -> Option<Step> {
    for name in rest {
        step = match step {
            Step::Place(place) => member(looks, &place, name, hops, false, seen)?,
            Step::Defs(owners) => {
                let found: Vec<Found> = owners
                    .iter()
                    .flat_map(|owner| looks.own_members(owner, name, crate::model::Role::Value))
                    .collect();
                if found.is_empty() {
                    return None;
                }
                Step::Defs(found)
            }
            Step::External => return Some(Step::External),
        };
    }
    Some(step)
}

/// `name` in a module: a definition, a child module, a `use`, a glob.
fn member(looks: &Looks<'_>, place: &Place, name: &str, hops: usize, first: bool, seen: &mut Seen) -> Option<Step> {
    let outline = &place.outline;
    if !seen.insert((outline.path.clone(), place.inline, name.to_owned())) {
        return None;
    }
    let own: Vec<u32> = outline
        .named(name)
        .iter()
        .copied()
        .filter(|o| outline.def(*o).parent == place.inline && outline.is_top_level(*o))
        .collect();
    if let Some(inline) = own.iter().find(|o| outline.def(**o).kind == SymbolKind::Module) {
        return Some(Step::Place(Place {
            outline: outline.clone(),
            inline: Some(*inline),
        }));
    }
    if !own.is_empty() {
        return Some(Step::Defs(
            own.iter()
                .map(|o| Found {
                    outline: outline.clone(),
                    ordinal: *o,
                })
                .collect(),
        ));
    }
    if let Some(child) = child_file(looks, outline, place.inline, name) {
        return Some(Step::Place(Place {
            outline: child,
            inline: None,
        }));
    }
    if hops >= MAX_HOPS {
        return None;
    }
    for import in outline
        .imports
        .iter()
        .filter(|i| !i.wildcard && !i.declares && i.local_name() == Some(name))
    {
        let mut path: Vec<&str> = import.module.split("::").filter(|s| !s.is_empty()).collect();
        path.extend(import.name.as_deref());
        if first && path.first() == Some(&name) {
            // `use serde::…` inside the search for `serde` itself: a crate.
            continue;
        }
        if let Some(step) = resolve(looks, outline, &path, hops + 1, seen) {
            return Some(step);
        }
    }
    for import in outline.imports.iter().filter(|i| i.wildcard && (i.reexport || first)) {
        let path: Vec<&str> = import.module.split("::").filter(|s| !s.is_empty()).collect();
        if path.first() == Some(&name) {
            continue;
        }
        if let Some(Step::Place(place)) = resolve(looks, outline, &path, hops + 1, seen) {
            if place.outline.path == outline.path && place.inline.is_none() {
                continue;
            }
            if let Some(step) = member(looks, &place, name, hops + 1, false, seen) {
                return Some(step);
            }
        }
    }
    None
}

/// The folder where a file's child modules stand.
fn module_folder(path: &BStr) -> BString {
    let name = basename(path);
    if name == "mod.rs" || name == "lib.rs" || name == "main.rs" {
        return parent(path).to_owned();
    }
    path.strip_suffix(b".rs").unwrap_or(path).into()
}

/// Whether `inner` stands in the module of `outer`, or in one below it.
pub(in crate::resolve) fn is_within(inner: &Outline, outer: &Outline) -> bool {
    let folder = module_folder(outer.path.as_ref());
    inner.path == outer.path
        || inner
            .path
            .strip_prefix(folder.as_bytes())
            .is_some_and(|rest| folder.is_empty() || rest.starts_with(b"/"))
}

/// Whether two files belong to one crate. Each integration test, bench and example is its own.
pub(in crate::resolve) fn is_same_crate(looks: &Looks<'_>, a: &Outline, b: &Outline) -> bool {
    let folder = |outline: &Outline| crate_folder(looks, outline.path.as_ref()).map(|(manifest, _)| manifest.clone());
    folder(a) == folder(b) && !is_root(looks, a.path.as_ref()) && !is_root(looks, b.path.as_ref())
}

fn child_file(looks: &Looks<'_>, outline: &Arc<Outline>, inline: Option<u32>, name: &str) -> Option<Arc<Outline>> {
    // The head of every path is asked for: is it a module?
    let question = (outline.path.clone(), inline, name.to_owned());
    if let Some(known) = looks.modules.borrow().get(&question) {
        return known.clone();
    }
    let found = find_child_file(looks, outline, inline, name);
    looks.modules.borrow_mut().insert(question, found.clone());
    found
}

fn find_child_file(looks: &Looks<'_>, outline: &Outline, inline: Option<u32>, name: &str) -> Option<Arc<Outline>> {
    let mut folder = module_folder(outline.path.as_ref());
    if let Some(inline) = inline {
        folder = joined(folder.as_bstr(), &outline.def(inline).qualified.replace('.', "/"))?;
    }
    let mut folders = vec![folder];
    // A crate root that is not `lib.rs` (`src/bin/x.rs`, `tests/x.rs`) has its modules beside it.
    if is_root(looks, outline.path.as_ref()) {
        folders.push(parent(outline.path.as_ref()).to_owned());
    }
    let candidates = folders
        .iter()
        .flat_map(|folder| {
            [
                joined(folder.as_bstr(), &format!("{name}.rs")),
                joined(folder.as_bstr(), &format!("{name}/mod.rs")),
            ]
        })
        .flatten()
        .filter(|path| *path != outline.path);
    let path = first_file(looks, candidates)?;
    looks.file(path.as_ref())
}

fn is_root(looks: &Looks<'_>, path: &BStr) -> bool {
    let folder = parent(path);
    let above = parent(folder);
    let crate_folder = |folder: &BStr| {
        looks
            .manifests()
            .iter()
            .any(|(m, _)| basename(m.as_ref()) == "Cargo.toml" && parent(m.as_ref()) == folder)
    };
    matches!(basename(folder).as_bytes(), b"tests" | b"examples" | b"benches") && crate_folder(above)
        || basename(folder) == "bin" && basename(above) == "src"
}

/// The folder of the nearest `Cargo.toml`.
fn crate_folder<'l>(looks: &'l Looks<'_>, path: &BStr) -> Option<(&'l RepoPath, &'l crate::model::Manifest)> {
    looks
        .manifests()
        .iter()
        .filter(|(m, manifest)| {
            let folder = parent(m.as_ref());
            basename(m.as_ref()) == "Cargo.toml"
                && manifest.get("name").is_some()
                && (folder.is_empty() || (path.starts_with(folder) && path.get(folder.len()) == Some(&b'/')))
        })
        .max_by_key(|(m, _)| m.len())
        .map(|(m, manifest)| (m, manifest))
}

fn root_of(looks: &Looks<'_>, manifest_path: &BStr, manifest: &crate::model::Manifest) -> Option<Arc<Outline>> {
    let folder = parent(manifest_path);
    let named = manifest.get("lib.path").and_then(|path| joined(folder, path));
    let candidates = named.into_iter().chain(
        ["src/lib.rs", "src/main.rs"]
            .iter()
            .filter_map(|path| joined(folder, path)),
    );
    let path = first_file(looks, candidates)?;
    looks.file(path.as_ref())
}

fn crate_root(looks: &Looks<'_>, context: &Arc<Outline>) -> Option<Arc<Outline>> {
    if is_root(looks, context.path.as_ref()) {
        return Some(context.clone());
    }
    match crate_folder(looks, context.path.as_ref()) {
        Some((path, manifest)) => root_of(looks, path.as_ref(), manifest),
        None => {
            // No manifest in view: the topmost module above.
            let mut at = context.clone();
            for _ in 0..64 {
                match parent_module(looks, &at) {
                    Some(up) => at = up,
                    None => break,
                }
            }
            Some(at)
        }
    }
}

/// The module a file is declared in.
fn parent_module(looks: &Looks<'_>, outline: &Arc<Outline>) -> Option<Arc<Outline>> {
    let path: &BStr = outline.path.as_ref();
    let name = basename(path);
    let folder = if name == "mod.rs" {
        parent(parent(path))
    } else {
        parent(path)
    };
    if name == "lib.rs" || name == "main.rs" {
        return None;
    }
    let mut candidates = vec![
        joined(folder, "mod.rs"),
        joined(folder, "lib.rs"),
        joined(folder, "main.rs"),
    ];
    if !folder.is_empty() {
        candidates.insert(1, Some(BString::from([folder.as_bytes(), b".rs"].concat())));
    }
    let path = first_file(looks, candidates.into_iter().flatten().filter(|p| *p != outline.path))?;
    looks.file(path.as_ref())
}

/// A crate of the repository under its name as code writes it (`-` as `_`), or
/// under the local name a manifest gives it.
fn workspace_crate(looks: &Looks<'_>, context: &Arc<Outline>, name: &str) -> Option<Arc<Outline>> {
    // Every reference of a file that begins with a crate asks again, and a workspace may
    // have hundreds of manifests.
    let question = (context.path.clone(), name.to_owned());
    if let Some(known) = looks.crates.borrow().get(&question) {
        return known.clone();
    }
    let found = find_workspace_crate(looks, context, name);
    looks.crates.borrow_mut().insert(question, found.clone());
    found
}

fn find_workspace_crate(looks: &Looks<'_>, context: &Arc<Outline>, name: &str) -> Option<Arc<Outline>> {
    let local = crate_folder(looks, context.path.as_ref());
    let renamed = local
        .and_then(|(_, manifest)| manifest.under("dep.").find(|(l, _)| l.replace('-', "_") == name))
        .map(|(_, package)| package.replace('-', "_"));
    let wanted = renamed.as_deref().unwrap_or(name);
    let found = looks.manifests().iter().find(|(path, manifest)| {
        basename(path.as_ref()) == "Cargo.toml"
            && (manifest.get("name").is_some_and(|n| n.replace('-', "_") == wanted)
                || manifest.get("lib.name").is_some_and(|n| n == wanted))
    });
    let (path, manifest) = found?;
    root_of(looks, path.as_ref(), manifest)
}

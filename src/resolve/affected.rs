//! Which looks a change can have changed the answer of.

use bstr::{BStr, ByteSlice};
use fxhash::{FxHashMap, FxHashSet};

use super::outline::{Def, Outline};
use super::{Key, basename, parent};

/// Keys of looks whose answer differs between the two outlines of one path
/// (`None`: not there, or not in the graph).
pub fn changed_keys(before: Option<&Outline>, after: Option<&Outline>, keys: &mut FxHashSet<u64>) {
    match (before, after) {
        (None, None) => {}
        (Some(one), None) | (None, Some(one)) => {
            presence_keys(one, keys);
            for def in &one.defs {
                keys.insert(Key::Name(one.family(), &def.name).hash());
            }
        }
        (Some(before), Some(after)) => {
            // A language decides how every name in a file is read.
            if before.language.name() != after.language.name() {
                changed_keys(Some(before), None, keys);
                changed_keys(None, Some(after), keys);
                return;
            }
            let names = changed_names(before, after);
            let same = names.is_empty()
                && before.defs == after.defs
                && before.imports.len() == after.imports.len()
                && before.imports.iter().zip(&after.imports).all(|(a, b)| {
                    // Where the statement stands is nobody else's business.
                    crate::model::Import { line: 0, ..a.clone() } == crate::model::Import { line: 0, ..b.clone() }
                })
                && before.package == after.package
                && before.inherits == after.inherits;
            if same {
                return;
            }
            keys.insert(Key::File(after.path.as_ref()).hash());
            if before.package != after.package {
                for one in [before, after] {
                    if let Some(package) = &one.package {
                        keys.insert(Key::Package(one.family(), package).hash());
                    }
                }
                // A definition's package is part of what a look for its name returns.
                for def in before.defs.iter().chain(&after.defs) {
                    keys.insert(Key::Name(after.family(), &def.name).hash());
                }
            }
            for name in names {
                keys.insert(Key::Name(after.family(), name).hash());
            }
        }
    }
}

/// Keys of looks that tell whether a file is there.
pub fn presence_keys(outline: &Outline, keys: &mut FxHashSet<u64>) {
    let path: &BStr = outline.path.as_ref();
    keys.insert(Key::File(path).hash());
    keys.insert(Key::Basename(basename(path)).hash());
    keys.insert(Key::Folder(parent(path)).hash());
    if let Some(package) = &outline.package {
        keys.insert(Key::Package(outline.family(), package).hash());
    }
    let mut folder = parent(path);
    while !folder.is_empty() {
        keys.insert(Key::Tree(folder).hash());
        folder = parent(folder);
    }
    keys.insert(Key::Tree(b"".as_bstr()).hash());
}

/// Names whose definitions differ, in number, order or content.
fn changed_names<'a>(before: &'a Outline, after: &'a Outline) -> Vec<&'a str> {
    fn group(outline: &Outline) -> FxHashMap<&str, Vec<&Def>> {
        let mut groups: FxHashMap<&str, Vec<&Def>> = FxHashMap::default();
        for def in &outline.defs {
            groups.entry(&def.name).or_default().push(def);
        }
        groups
    }
    // A parent is an ordinal, which shifts with every definition above it: compare what
    // it and those around it name.
    let same_parents = |a: &Def, b: &Def| {
        let (mut a, mut b) = (a.parent, b.parent);
        while let (Some(x), Some(y)) = (a, b) {
            let (x, y) = (before.def(x), after.def(y));
            if x.key != y.key {
                return false;
            }
            (a, b) = (x.parent, y.parent);
        }
        a.is_none() && b.is_none()
    };
    let (old, new) = (group(before), group(after));
    let mut names: Vec<&str> = old.keys().chain(new.keys()).copied().collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| match (old.get(name), new.get(name)) {
        (Some(old), Some(new)) => {
            old.len() != new.len()
                || old.iter().zip(new).any(|(a, b)| {
                    !same_parents(a, b)
                        || Def {
                            parent: None,
                            ..(*a).clone()
                        } != Def {
                            parent: None,
                            ..(*b).clone()
                        }
                })
        }
        _ => true,
    });
    names
}

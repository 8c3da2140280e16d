//! Types: what a written name means, and which members a type has.

use std::sync::Arc;

use fxhash::FxHashSet;

use super::Looks;
use super::names::{Meaning, fits};
use super::outline::{Found, Outline};
use super::written::{split_path, type_path};
use crate::language::ImportStyle;
use crate::model::{Role, SymbolKind};

/// Marks between the name of a type that holds others and the type it holds: one or none, many.
pub(super) const HOLDERS: [char; 2] = ['?', '['];
/// Base types followed on the way up.
const MAX_BASES: usize = 64;
/// Aliases of aliases followed.
const MAX_ALIASES: usize = 8;

pub(super) enum Inherited {
    Found(Vec<Found>),
    /// Not in any base here, and some base lies outside the repository.
    External,
    None,
}

impl Looks<'_> {
    /// Members defined on the type itself, in its file or in another part of it.
    pub(super) fn own_members(&self, owner: &Found, name: &str, role: Role) -> Vec<Found> {
        self.read_outline(&owner.outline);
        let prefix = &owner.def().qualified;
        let in_file = |outline: &Arc<Outline>| -> Vec<Found> {
            outline
                .named(name)
                .iter()
                .filter(|o| {
                    let def = outline.def(**o);
                    fits(def, role)
                        && (role != Role::Call || outline.calls(def.kind))
                        && def.qualified.len() == prefix.len() + 1 + name.len()
                        && def.qualified.starts_with(&**prefix)
                        && def.qualified.as_bytes()[prefix.len()] == b'.'
                })
                .map(|o| Found {
                    outline: outline.clone(),
                    ordinal: *o,
                })
                .collect()
        };
        let here = in_file(&owner.outline);
        if !here.is_empty() || !has_open_types(owner.outline.language.descriptor.import_style) {
            return here;
        }
        // Another part of the type: same family, same type name before the member.
        let type_name = &owner.def().name;
        let folder = super::parent(owner.outline.path.as_ref()).to_owned();
        self.named(owner.outline.family(), name)
            .iter()
            .filter(|f| {
                let def = f.def();
                let Some((before, _)) = def.qualified.rsplit_once('.') else {
                    return false;
                };
                let is_same = match owner.outline.language.descriptor.import_style {
                    // Namespaces are part of the name; C++ may leave them to a `using`.
                    ImportStyle::Require => before == &**prefix,
                    ImportStyle::Include => ends_in(before, prefix) || ends_in(prefix, before),
                    _ => before.rsplit('.').next() == Some(&**type_name),
                };
                fits(def, role)
                    && (role != Role::Call || f.outline.calls(def.kind))
                    && is_same
                    && !f.is_in(&owner.outline)
                    && match owner.outline.language.descriptor.import_style {
                        ImportStyle::PackageDir => super::parent(f.outline.path.as_ref()) == folder,
                        ImportStyle::PackageType => f.outline.package == owner.outline.package,
                        _ => true,
                    }
            })
            .cloned()
            .collect()
    }

    /// Members that are given to a type from outside: `impl Ours for Theirs`, `fun String.f()`.
    pub(super) fn members_elsewhere(&self, context: &Outline, type_name: &str, name: &str, role: Role) -> Vec<Found> {
        if !has_open_types(context.language.descriptor.import_style) {
            return Vec::new();
        }
        let named = self.named(context.family(), name);
        let mut found: Vec<Found> = named.iter().filter(|f| fits(f.def(), role)).cloned().collect();
        found.retain(|f| {
            let Some(owner) = owner_name(f) else { return false };
            if owner != type_name && !has_aliases(&f.outline) {
                return false;
            }
            self.read_outline(&f.outline);
            let mut imports = f.outline.imports.iter();
            let is_alias = |i: &crate::model::Import| {
                let whole = i.name.as_deref().unwrap_or(&i.module);
                i.alias.as_deref() == Some(owner) && whole.rsplit(['.', ':']).next() == Some(type_name)
            };
            (owner == type_name || imports.any(is_alias))
                && !f.outline.named(owner).iter().any(|o| f.outline.is_type(*o))
        });
        found
    }

    /// Whether a member of that name is given to a type that is none of ours: `fun String.f()`,
    /// `impl<T> Ours for T`.
    pub(super) fn extends_foreign(&self, context: &Outline, name: &str) -> bool {
        let family = context.family();
        let is_type = |f: &Found| f.outline.is_type(f.ordinal);
        has_aliases(context)
            && self.named(family, name).iter().any(|f| {
                let is_member = f.def().kind == SymbolKind::Method || f.def().kind == SymbolKind::Function;
                let owner = owner_name(f).filter(|_| is_member && f.def().parent.is_none_or(|p| !f.outline.is_type(p)));
                owner.is_some_and(|owner| !self.named(family, owner).iter().any(is_type))
            })
    }

    /// The types that an alias stands for, in the end.
    pub(super) fn aliased(&self, alias: &Found) -> Vec<Found> {
        let mut found = vec![alias.clone()];
        for _ in 0..MAX_ALIASES {
            let next = match &found[..] {
                [only] if only.def().kind == SymbolKind::TypeAlias => match &only.def().type_name {
                    Some(name) if **name != *only.def().name => self.type_named(&only.outline, name),
                    _ => Vec::new(),
                },
                _ => break,
            };
            if next.is_empty() {
                return next;
            }
            found = next;
        }
        found.retain(|f| f.def().kind != SymbolKind::TypeAlias);
        if found.len() == 1 && found[0].def().key == alias.def().key {
            found.clear();
        }
        found
    }

    /// Whether a type's name means, in that file, one of the language's own or an imported
    /// one from outside the repository.
    pub(super) fn is_external_type(&self, context: &Arc<Outline>, name: &str) -> bool {
        self.read_outline(context);
        let descriptor = &context.language.descriptor;
        if let Some((holder, _)) = name.split_once(HOLDERS) {
            return holder.is_empty()
                || self.is_external_type(context, holder)
                || self.type_named(context, holder).is_empty();
        }
        if name.contains('+') {
            return name.split('+').all(|bound| self.is_external_type(context, bound));
        }
        if let Some(path) = type_path(name) {
            return match self.deeper(|| self.path_in(context, &path)) {
                Some(meaning) => matches!(meaning, Meaning::External),
                None => context.language.is_builtin(path[0]),
            };
        }
        if let Some(import) = context
            .imports
            .iter()
            .find(|i| super::imports::binds(i, name, descriptor.import_style))
        {
            return matches!(self.import(context, import), Meaning::External);
        }
        context.language.is_builtin(name) && self.type_named(context, name).is_empty()
    }

    /// Constructors written in a type.
    pub(super) fn constructors(&self, owner: &Found) -> Vec<Found> {
        self.read_outline(&owner.outline);
        let outline = &owner.outline;
        let is_own =
            |o: &u32| outline.def(*o).kind == SymbolKind::Constructor && outline.def(*o).parent == Some(owner.ordinal);
        (0..outline.defs.len() as u32)
            .filter(is_own)
            .map(|ordinal| Found {
                outline: outline.clone(),
                ordinal,
            })
            .collect()
    }

    /// Types around an ordinal, innermost first; a method defined outside its type
    /// (`@owner`, `@container`) stands in the type its qualified name says.
    pub(super) fn enclosing_types(&self, outline: &Arc<Outline>, mut at: Option<u32>) -> Vec<Found> {
        let mut types = Vec::new();
        while let Some(ordinal) = at {
            let def = outline.def(ordinal);
            if outline.is_like_a_type(ordinal) {
                types.push(Found {
                    outline: outline.clone(),
                    ordinal,
                });
            } else if matches!(def.kind, SymbolKind::Method | SymbolKind::Constructor) {
                let in_type = def.parent.is_some_and(|p| outline.is_type(p));
                if let (false, Some((owner, _))) = (in_type, def.qualified.rsplit_once('.')) {
                    let name = owner.rsplit('.').next().unwrap_or(owner);
                    types.extend(self.type_named(outline, name));
                }
            }
            at = def.parent;
        }
        types
    }

    /// Members found in base types, nearest first.
    pub(super) fn inherited(&self, owner: &Found, name: &str, role: Role) -> Inherited {
        let mut open = vec![owner.clone()];
        let mut seen: FxHashSet<(Vec<u8>, u32)> = FxHashSet::default();
        let mut external = false;
        let mut looked = 0;
        while !open.is_empty() && looked < MAX_BASES {
            let mut bases = Vec::new();
            for heir in open {
                looked += 1;
                let (found, outside) = self.bases(&heir);
                external |= outside;
                for base in found.iter() {
                    if seen.insert((base.outline.path.to_vec(), base.ordinal)) {
                        bases.push(base.clone());
                    }
                }
            }
            for base in &bases {
                let found = self.own_members(base, name, role);
                if !found.is_empty() {
                    return Inherited::Found(found);
                }
            }
            open = bases;
        }
        if external { Inherited::External } else { Inherited::None }
    }

    /// Whether a type is one of some types, or inherits from one.
    pub(super) fn descends(&self, heir: &Found, from: &[Found]) -> bool {
        let mut open = vec![heir.clone()];
        for looked in 0..MAX_BASES {
            let Some(one) = open.get(looked).cloned() else {
                return false;
            };
            if from.iter().any(|f| f.same(&one)) {
                return true;
            }
            for base in self.bases(&one).0.iter() {
                if !open.iter().any(|known| known.same(base)) {
                    open.push(base.clone());
                }
            }
        }
        false
    }

    /// The base types of a type, and whether one of them is not in the repository.
    pub(super) fn bases(&self, heir: &Found) -> (Arc<[Found]>, bool) {
        let key = (heir.outline.path.clone(), heir.ordinal);
        if let Some(known) = self.bases.borrow().get(&key) {
            return known.clone();
        }
        let (found, external) = self.find_bases(heir);
        let found = (found.into(), external);
        self.bases.borrow_mut().insert(key, found.clone());
        found
    }

    fn find_bases(&self, heir: &Found) -> (Vec<Found>, bool) {
        self.read_outline(&heir.outline);
        let def = heir.def();
        let mut found = Vec::new();
        let mut external = false;
        for inherit in &heir.outline.inherits {
            let is_heir = inherit.ordinal == Some(heir.ordinal)
                || inherit
                    .type_name
                    .as_deref()
                    .is_some_and(|t| t.rsplit(['.', ':']).next() == Some(&*def.name));
            if !is_heir || (inherit.base == def.name && inherit.receiver.is_none()) {
                continue;
            }
            let types = match &inherit.receiver {
                Some(receiver) if inherit.ordinal.is_some() => {
                    let mut path: Vec<&str> =
                        split_path(receiver, heir.outline.language.descriptor.dollar_names).unwrap_or_default();
                    path.push(&inherit.base);
                    match self.path_in(&heir.outline, &path) {
                        Some(Meaning::Defs(types)) => types,
                        _ => Vec::new(),
                    }
                }
                _ => self.type_named(&heir.outline, &inherit.base),
            };
            external |= types.is_empty();
            found.extend(types);
        }
        (found, external)
    }

    /// Types that a path of names means in the context of a file.
    fn type_at(&self, context: &Arc<Outline>, path: &[&str]) -> Vec<Found> {
        let is_type = |f: &Found| f.outline.is_type(f.ordinal);
        let style = context.language.descriptor.import_style;
        let last = path[path.len() - 1];
        match self.deeper(|| self.path_in(context, path)) {
            Some(Meaning::Defs(found)) if found.iter().any(is_type) => {
                return found.into_iter().filter(is_type).collect();
            }
            Some(Meaning::External) => return Vec::new(),
            _ => {}
        }
        match style {
            ImportStyle::Include | ImportStyle::Require => {}
            // A module of this crate that could not be followed: its type may still be the only one.
            ImportStyle::CratePath => {
                let is_ours = matches!(path[0], "crate" | "self" | "super")
                    || context.imports.iter().any(|i| super::imports::binds(i, path[0], style));
                let mut found = if is_ours {
                    self.type_named(context, last)
                } else {
                    Vec::new()
                };
                found.retain(|f| !f.is_in(context));
                return found;
            }
            _ => return Vec::new(),
        }
        // A namespace is open: any file may have a part of it.
        let written = path.join(".");
        self.named(context.family(), last)
            .iter()
            .filter(|f| {
                let before = f.def().qualified.strip_suffix(&*written);
                is_type(f) && !f.def().is_declaration && before.is_some_and(|b| b.is_empty() || b.ends_with('.'))
            })
            .cloned()
            .collect()
    }

    /// Types that a written name means in the context of a file: its own, an
    /// imported one, one of its package, or the only one of that name.
    pub(super) fn type_named(&self, context: &Arc<Outline>, name: &str) -> Vec<Found> {
        self.read_outline(context);
        if let Some((holder, _)) = name.split_once(HOLDERS) {
            // `Option<T>` has the members of `Option`.
            return if holder.is_empty() {
                Vec::new()
            } else {
                self.type_named(context, holder)
            };
        }
        if name.contains('+') {
            let bounds = name.split('+').flat_map(|bound| self.type_named(context, bound));
            return bounds.collect();
        }
        if let Some(path) = type_path(name) {
            return self.type_at(context, &path);
        }
        let own: Vec<Found> = context
            .named(name)
            .iter()
            .filter(|o| context.is_like_a_type(**o))
            .map(|o| Found {
                outline: context.clone(),
                ordinal: *o,
            })
            .collect();
        if !own.is_empty() {
            return own;
        }
        let is_type = |f: &Found| f.outline.is_like_a_type(f.ordinal);
        let style = context.language.descriptor.import_style;
        if let Some(import) = context.imports.iter().find(|i| super::imports::binds(i, name, style)) {
            return match self.import(context, import) {
                Meaning::Defs(found) => found.into_iter().filter(is_type).collect(),
                Meaning::Files(files) => self
                    .default_export(context, &files)
                    .into_iter()
                    .filter(is_type)
                    .collect(),
                _ => Vec::new(),
            };
        }
        for import in context.imports.iter().filter(|i| i.wildcard && !i.module.is_empty()) {
            let found: Vec<Found> = self
                .wildcard(context, import, name)
                .into_iter()
                .filter(is_type)
                .collect();
            if !found.is_empty() {
                return found;
            }
        }
        if context.language.is_builtin(name) {
            return Vec::new();
        }
        let mut all: Vec<Found> = self
            .named(context.family(), name)
            .iter()
            .filter(|f| is_type(f))
            .cloned()
            .collect();
        let here: Vec<Found> = all
            .iter()
            .filter(|f| match style {
                ImportStyle::PackageDir => {
                    super::parent(f.outline.path.as_ref()) == super::parent(context.path.as_ref())
                }
                _ => f.outline.package.is_some() && f.outline.package == context.package,
            })
            .cloned()
            .collect();
        if !here.is_empty() {
            return here;
        }
        if !context.is_test {
            all.retain(|f| !f.outline.is_test_def(f.ordinal));
        }
        if matches!(
            style,
            ImportStyle::DottedModule | ImportStyle::RelativePath | ImportStyle::PackageDir
        ) {
            // The name had to be imported.
            return Vec::new();
        }
        all.retain(|f| !f.def().is_declaration);
        if all.len() == 1 { all } else { Vec::new() }
    }
}

/// The last name before a member's own.
fn owner_name(member: &Found) -> Option<&str> {
    let (owner, _) = member.def().qualified.rsplit_once('.')?;
    owner.rsplit('.').next()
}

/// Whether a type of elsewhere can be given members under whatever name it is imported by.
fn has_aliases(context: &Outline) -> bool {
    matches!(
        context.language.descriptor.import_style,
        ImportStyle::CratePath | ImportStyle::PackageType | ImportStyle::None
    )
}

/// Whether a qualified name is another's last part.
fn ends_in(whole: &str, part: &str) -> bool {
    whole
        .strip_suffix(part)
        .is_some_and(|before| before.is_empty() || before.ends_with('.'))
}

/// Whether a type's members may stand in another file than the type.
fn has_open_types(style: ImportStyle) -> bool {
    matches!(
        style,
        ImportStyle::CratePath
            | ImportStyle::PackageDir
            | ImportStyle::Include
            | ImportStyle::PackageType
            | ImportStyle::Require
            | ImportStyle::None
    )
}

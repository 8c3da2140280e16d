//! What an import statement means: files, definitions in them, or the outside.

use std::sync::Arc;

use bstr::BStr;
use fxhash::FxHashSet;

use super::Looks;
use super::names::Meaning;
use super::outline::{Found, Outline};
use super::style::{self, Module};
use crate::language::ImportStyle;
use crate::model::{Import, Reason, RepoPath, Role, SymbolKind};

/// The name under which a file offers what it returns (Lua).
const RETURNED: &str = "return";
/// Re-exports followed from file to file.
const MAX_HOPS: usize = 12;
/// Modules looked through for one that is offered as a whole.
const MAX_MODULES: usize = 256;

/// Whether an import statement makes `name` usable in its file.
pub(super) fn binds(import: &Import, name: &str, style: ImportStyle) -> bool {
    if import.wildcard || import.module.is_empty() && !import.declares {
        return false;
    }
    if let Some(local) = import.local_name() {
        return local == name;
    }
    // The module itself is bound, under its first or last segment.
    match style {
        ImportStyle::DottedModule => import.module.split('.').next() == Some(name),
        ImportStyle::PackageDir => {
            let last = import.module.rsplit('/').next().unwrap_or_default();
            // `example.org/m/v2` is package `m`; `gopkg.in/yaml.v3` is `yaml`.
            let is_version = last.len() > 1 && last.starts_with('v') && last[1..].bytes().all(|b| b.is_ascii_digit());
            let last = if is_version {
                import.module.rsplit('/').nth(1).unwrap_or(last)
            } else {
                last
            };
            last.split(".v").next() == Some(name) || last.trim_start_matches("go-").trim_end_matches("-go") == name
        }
        ImportStyle::PackageType => import.module.rsplit(['.', ':']).next() == Some(name),
        ImportStyle::NamespaceType => import.module.rsplit('\\').next() == Some(name),
        ImportStyle::CratePath => import.module.rsplit("::").next() == Some(name),
        ImportStyle::RelativePath | ImportStyle::Include | ImportStyle::Require | ImportStyle::None => false,
    }
}

impl Looks<'_> {
    /// What an import of `context` means.
    pub(super) fn import(&self, context: &Arc<Outline>, import: &Import) -> Meaning {
        let Some(number) = context.imports.iter().position(|own| std::ptr::eq(own, import)) else {
            return self.find_import(context, import);
        };
        let key = (context.path.clone(), number);
        if let Some(known) = self.imports.borrow().get(&key) {
            return known.clone();
        }
        let hops = self.hops.get();
        let meaning = self.find_import(context, import);
        // Found at the end of a chain that was cut, it may say less than from its start.
        if hops == 0 {
            self.imports.borrow_mut().insert(key, meaning.clone());
        }
        meaning
    }

    fn find_import(&self, context: &Arc<Outline>, import: &Import) -> Meaning {
        if import.module.is_empty() && !import.declares {
            // `export {a as b}`: a name of this very file.
            let Some(name) = &import.name else {
                return Meaning::Missing(Reason::NameNotInModule);
            };
            let found = self.exported_from(context, name, 0, &mut FxHashSet::default());
            return if found.is_empty() {
                Meaning::Missing(Reason::NameNotInModule)
            } else {
                Meaning::Defs(found)
            };
        }
        match style::module(self, context, import) {
            Module::External => Meaning::External,
            Module::Missing => Meaning::Missing(Reason::MissingModule),
            Module::Defs(found) => Meaning::Defs(found),
            Module::Files(files) => match &import.name {
                None => Meaning::Files(files),
                Some(_) if import.declares => Meaning::Files(files),
                Some(name) => {
                    let found = self.exported(context, &files, name);
                    if !found.is_empty() {
                        return Meaning::Defs(found);
                    }
                    // Rust's path was walked to its end: the name is the module's own. (A private
                    // module often has the name of what it offers; that was looked for first.)
                    if context.language.descriptor.import_style == ImportStyle::CratePath {
                        return Meaning::Files(files);
                    }
                    // `from package import module`
                    match style::submodule(self, context, import, name)
                        .or_else(|| self.namespace(&files, name, &mut FxHashSet::default()))
                    {
                        Some(files) => Meaning::Files(files),
                        None if self.hands_on_external(&files, name) => Meaning::External,
                        None => Meaning::Missing(Reason::NameNotInModule),
                    }
                }
            },
        }
    }

    /// Whether a file hands on, under that name, what it takes from outside (`compat.urlparse`).
    pub(super) fn hands_on_external(&self, files: &[RepoPath], name: &str) -> bool {
        files.iter().filter_map(|path| self.file(path.as_ref())).any(|outline| {
            let is_python = outline.language.descriptor.import_style == ImportStyle::DottedModule;
            let mut imports = outline.imports.iter();
            imports.any(|import| {
                let offers = (is_python || import.reexport) && !import.wildcard && import.local_name() == Some(name);
                offers && self.within(false, || matches!(self.import(&outline, import), Meaning::External))
            })
        })
    }

    /// Definitions that files offer under a name, re-exports followed.
    pub(super) fn exported(&self, context: &Arc<Outline>, files: &[RepoPath], name: &str) -> Vec<Found> {
        let mut found = Vec::new();
        for path in files {
            let Some(outline) = self.file(path.as_ref()) else {
                continue;
            };
            if outline.family() != context.family() {
                continue;
            }
            // A package's test files are not part of it for product code.
            if files.len() > 1 && outline.is_test && !context.is_test {
                continue;
            }
            found.extend(self.exported_from(&outline, name, 0, &mut FxHashSet::default()));
        }
        found
    }

    /// What a module used as a value is: `const f = require('./f'); f()` means what
    /// `./f` offers as its default.
    pub(super) fn default_export(&self, context: &Arc<Outline>, files: &[RepoPath]) -> Vec<Found> {
        match context.language.descriptor.import_style {
            ImportStyle::RelativePath => self.exported(context, files, "default"),
            _ => Vec::new(),
        }
    }

    /// Definitions that one file offers under a name.
    pub(super) fn exported_from(
        &self,
        outline: &Arc<Outline>,
        name: &str,
        hops: usize,
        seen: &mut FxHashSet<(RepoPath, String)>,
    ) -> Vec<Found> {
        if hops > MAX_HOPS || !seen.insert((outline.path.clone(), name.to_owned())) {
            return Vec::new();
        }
        let style = outline.language.descriptor.import_style;
        let own = || -> Vec<Found> {
            outline
                .named(name)
                .iter()
                .filter(|o| outline.is_top_level(**o))
                .map(|o| Found {
                    outline: outline.clone(),
                    ordinal: *o,
                })
                .collect()
        };
        let found = own();
        let only_values = found
            .iter()
            .all(|f| matches!(f.def().kind, SymbolKind::Variable | SymbolKind::Constant));
        if !found.is_empty() && !only_values {
            return found;
        }
        // Exports under another name, and names brought in to be handed on.
        for import in &outline.imports {
            let offers = match style {
                // Whatever a Python module binds, others can import from it.
                ImportStyle::DottedModule => !import.wildcard,
                _ => import.reexport && !import.wildcard,
            };
            if !offers || import.local_name() != Some(name) {
                continue;
            }
            let through = if import.module.is_empty() && !import.declares {
                match &import.name {
                    Some(inner) if inner != name || import.alias.is_none() => {
                        if inner == name {
                            Vec::new()
                        } else {
                            self.exported_from(outline, inner, hops + 1, seen)
                        }
                    }
                    _ => Vec::new(),
                }
            } else {
                self.through(outline, import, import.name.as_deref(), hops, seen)
            };
            if !through.is_empty() {
                return through;
            }
        }
        if !found.is_empty() {
            return found;
        }
        for import in &outline.imports {
            let offers = import.wildcard
                && (import.reexport || style == ImportStyle::DottedModule || style == ImportStyle::Include);
            if offers && name != "default" {
                let through = self.through(outline, import, Some(name), hops, seen);
                if !through.is_empty() {
                    return through;
                }
            }
        }
        // `return M`: the members of what the file returns.
        if style == ImportStyle::Require && name != RETURNED {
            return self
                .exported_from(outline, RETURNED, hops + 1, seen)
                .iter()
                .flat_map(|returned| self.own_members(returned, name, Role::Value))
                .collect();
        }
        Vec::new()
    }

    fn through(
        &self,
        outline: &Arc<Outline>,
        import: &Import,
        name: Option<&str>,
        hops: usize,
        seen: &mut FxHashSet<(RepoPath, String)>,
    ) -> Vec<Found> {
        let bare = Import {
            name: name.map(str::to_owned),
            alias: None,
            wildcard: false,
            ..import.clone()
        };
        match style::module(self, outline, &bare) {
            Module::Files(files) => {
                let Some(name) = name else { return Vec::new() };
                files
                    .iter()
                    .filter_map(|path| self.file(path.as_ref()))
                    .filter(|next| next.family() == outline.family())
                    .flat_map(|next| self.exported_from(&next, name, hops + 1, seen))
                    .collect()
            }
            Module::Defs(found) => found,
            _ => Vec::new(),
        }
    }

    /// The module that files offer as a whole under a name: `export * as util from './util'`.
    fn namespace(
        &self,
        files: &[RepoPath],
        name: &str,
        seen: &mut FxHashSet<(RepoPath, String)>,
    ) -> Option<Vec<RepoPath>> {
        if seen.len() > MAX_MODULES {
            return None;
        }
        let module = |outline: &Arc<Outline>, import: &Import| match style::module(self, outline, import) {
            Module::Files(files) => Some(files),
            _ => None,
        };
        for path in files {
            if !seen.insert((path.clone(), name.to_owned())) {
                continue;
            }
            let Some(outline) = self.file(path.as_ref()) else {
                continue;
            };
            if outline.language.descriptor.import_style != ImportStyle::RelativePath {
                continue;
            }
            let offered = outline.imports.iter().filter(|i| i.reexport);
            let found = offered
                .clone()
                .filter(|i| i.local_name() == Some(name))
                .find_map(|import| {
                    match (&import.name, import.module.is_empty()) {
                        (None, false) => module(&outline, import),
                        (Some(inner), false) => self.namespace(&module(&outline, import)?, inner, seen),
                        // `import * as util from './util'; export { util }`
                        (Some(inner), true) => {
                            let is_it = |i: &&Import| !i.reexport && i.name.is_none() && i.local_name() == Some(inner);
                            module(&outline, outline.imports.iter().find(is_it)?)
                        }
                        (None, true) => None,
                    }
                });
            let found = found.or_else(|| {
                let mut wildcards = offered.filter(|i| i.wildcard);
                wildcards.find_map(|import| self.namespace(&module(&outline, import)?, name, seen))
            });
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Definitions of `name` that a `*` import brings in.
    pub(super) fn wildcard(&self, context: &Arc<Outline>, import: &Import, name: &str) -> Vec<Found> {
        let named = Import {
            name: Some(name.to_owned()),
            alias: None,
            wildcard: false,
            ..import.clone()
        };
        match style::module(self, context, &named) {
            Module::Files(files) => self.exported(context, &files, name),
            Module::Defs(found) => found,
            _ => Vec::new(),
        }
    }

    /// From a meaning down a path of names: `module.Class`, `package.module`.
    pub(super) fn descend(&self, context: &Arc<Outline>, mut meaning: Meaning, path: &[&str]) -> Meaning {
        for (at, name) in path.iter().enumerate() {
            meaning = match meaning {
                Meaning::Files(files) => {
                    let found = self.exported(context, &files, name);
                    if !found.is_empty() {
                        Meaning::Defs(found)
                    } else if let Some(files) = style::child_module(self, context, &files, name)
                        .or_else(|| self.namespace(&files, name, &mut FxHashSet::default()))
                    {
                        Meaning::Files(files)
                    } else if self.hands_on_external(&files, name) {
                        return Meaning::External;
                    } else {
                        return Meaning::Missing(Reason::NameNotInModule);
                    }
                }
                Meaning::Defs(owners) => {
                    let mut found: Vec<Found> = Vec::new();
                    for owner in &owners {
                        let members = self.own_members(owner, name, crate::model::Role::Value);
                        if members.is_empty() {
                            // What a type or variant holds is not reached through it.
                            let holds = owner.def().kind.is_type() || owner.def().kind == SymbolKind::EnumMember;
                            if let Some(type_name) = owner.def().type_name.as_ref().filter(|_| !holds) {
                                for owner in self.type_named(&owner.outline, type_name) {
                                    found.extend(self.own_members(&owner, name, crate::model::Role::Value));
                                }
                            }
                        }
                        found.extend(members);
                    }
                    if found.is_empty() {
                        return Meaning::Missing(if at + 1 == path.len() {
                            Reason::UnknownReceiver
                        } else {
                            Reason::NameNotInModule
                        });
                    }
                    Meaning::Defs(found)
                }
                other => return other,
            };
        }
        meaning
    }

    /// A path of names that begins with something of this file, its package or its crate.
    pub(super) fn path(&self, context: &Arc<Outline>, path: &[&str]) -> Option<Meaning> {
        if context.language.descriptor.import_style == ImportStyle::CratePath {
            if let Some(meaning) = style::crate_path::path(self, context, path) {
                return Some(meaning);
            }
        }
        let head = path[0];
        let own: Vec<Found> = context
            .named(head)
            .iter()
            .filter(|o| context.is_top_level(**o))
            .map(|o| Found {
                outline: context.clone(),
                ordinal: *o,
            })
            .collect();
        if !own.is_empty() {
            return Some(self.descend(context, Meaning::Defs(own), &path[1..]));
        }
        let types = self.type_named(context, head);
        if !types.is_empty() {
            return Some(self.descend(context, Meaning::Defs(types), &path[1..]));
        }
        for import in context.imports.iter().filter(|i| i.wildcard && !i.module.is_empty()) {
            let found = self.wildcard(context, import, head);
            if !found.is_empty() {
                return Some(self.descend(context, Meaning::Defs(found), &path[1..]));
            }
        }
        None
    }

    /// The import of a package that gives itself that name, whatever its folder is called (Go).
    pub(super) fn names_itself(&self, context: &Arc<Outline>, name: &str) -> Option<usize> {
        if context.language.descriptor.import_style != ImportStyle::PackageDir {
            return None;
        }
        context.imports.iter().position(|import| {
            let unnamed = import.local_name().is_none() && !import.wildcard;
            let files = match style::module(self, context, import) {
                Module::Files(files) if unnamed => files,
                _ => return false,
            };
            let mut outlines = files.iter().filter_map(|path| self.file(path.as_ref()));
            outlines.any(|outline| outline.package.as_deref() == Some(name))
        })
    }

    /// Like [`Looks::path`], trying the file's imports first.
    pub(super) fn path_in(&self, context: &Arc<Outline>, path: &[&str]) -> Option<Meaning> {
        let style = context.language.descriptor.import_style;
        let dotted = path.join(".");
        let import = context
            .imports
            .iter()
            .filter(|i| {
                binds(i, path[0], style)
                    && (i.local_name().is_some() || style != ImportStyle::DottedModule || dotted.starts_with(&i.module))
            })
            .max_by_key(|i| i.module.len())
            .or_else(|| Some(&context.imports[self.names_itself(context, path[0])?]));
        if let Some(import) = import {
            let whole = import.local_name().is_none() && style == ImportStyle::DottedModule;
            let used = if whole { import.module.split('.').count() } else { 1 };
            let meaning = self.import(context, import);
            return Some(self.descend(context, meaning, path.get(used..).unwrap_or_default()));
        }
        self.path(context, path)
    }
}

/// The candidate that shares the most folders with `near`; all of them when several do equally.
pub(super) fn nearest(mut candidates: Vec<RepoPath>, near: &BStr) -> Vec<RepoPath> {
    let shared = |path: &RepoPath| {
        path.iter()
            .zip(near.iter())
            .take_while(|(a, b)| a == b)
            .filter(|(a, _)| **a == b'/')
            .count()
    };
    let most = candidates.iter().map(shared).max().unwrap_or(0);
    candidates.retain(|path| shared(path) == most);
    candidates
}

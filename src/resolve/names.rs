//! The order of trial for one reference: what a compiler says, local, same file, import, package,
//! receiver, hierarchy, unique name, candidates.

use std::sync::Arc;

use fxhash::{FxHashMap, FxHashSet};

use super::imports::binds;
use super::linked::common_folders;
use super::outline::{Def, Found, Outline};
use super::values::{Value, functions};
use super::{FileFacts, Looks, Resolved};
use crate::language::{ImportStyle, Language};
use crate::model::{
    FILE_KEY, Import, MAX_CANDIDATES, Reason, Reference, RepoPath, Resolution, Role, Rule, SymbolKind, Target,
    Visibility,
};

/// Definitions of one name in one file beyond which none of them is looked for: no person
/// writes so many, and each use would look at all.
const MAX_NAMESAKES: usize = 1_000;

/// What a name or path of names stands for.
#[derive(Clone)]
pub(super) enum Meaning {
    /// Definitions; several are overloads or platform variants.
    Defs(Vec<Found>),
    /// Whole files: a module or package.
    Files(Vec<RepoPath>),
    /// Something outside the repository.
    External,
    /// In the repository by its name, but not found.
    Missing(Reason),
}

/// Resolves the references of one file.
pub(super) struct Resolver<'l, 'f> {
    pub(super) looks: &'l Looks<'l>,
    pub(super) file: &'f FileFacts<'f>,
    /// The file's own outline.
    pub(super) own: Arc<Outline>,
    /// Numbers of the file's bindings, by name and then in order.
    pub(super) locals: Arc<[u32]>,
    /// What each import means, by index; filled at first use.
    import_meanings: FxHashMap<usize, Meaning>,
    /// Types already found in this file's context, by written name.
    types: FxHashMap<String, Vec<Found>>,
    /// What locals hold, by where they stand, the definition it is asked in and the steps taken so far.
    pub(super) held: FxHashMap<(u32, Option<u32>, usize), Value>,
    /// What `*` imports bring in under a name, import by import.
    wildcards: FxHashMap<String, Vec<Vec<Found>>>,
    /// Where the expression that is looked at stands.
    pub(super) place: Option<u32>,
    /// Headers the file includes; filled at first use.
    pub(super) included: Option<FxHashSet<RepoPath>>,
    /// Whether the reference that is looked at says by itself whose member it means.
    pub(super) is_exact: bool,
}

impl<'l, 'f> Resolver<'l, 'f> {
    pub(super) fn new(looks: &'l Looks<'l>, file: &'f FileFacts<'f>) -> Resolver<'l, 'f> {
        let mut locals: Vec<u32> = (0..file.bindings.len() as u32).collect();
        locals.sort_by_key(|n| &file.bindings[*n as usize].name);
        Resolver {
            looks,
            file,
            locals: locals.into(),
            own: file.outline.clone(),
            import_meanings: FxHashMap::default(),
            types: FxHashMap::default(),
            held: FxHashMap::default(),
            wildcards: FxHashMap::default(),
            place: None,
            included: None,
            is_exact: false,
        }
    }

    pub(super) fn run(&mut self) -> Resolved {
        let references = self
            .file
            .references
            .iter()
            .map(|reference| {
                self.is_exact = false;
                let mut resolution = self.said(reference).unwrap_or_else(|| self.reference(reference));
                resolution.is_exact = self.is_exact && reference.role == Role::Call && !resolution.targets.is_empty();
                if leaves_open(reference, &resolution, self.own.language, &self.own.imports) {
                    // So that a question about the name finds the sites left open.
                    self.looks.read(super::Key::Name(self.own.family(), &reference.name));
                }
                resolution
            })
            .collect();
        let imports = (0..self.own.imports.len()).map(|n| self.import_resolution(n)).collect();
        Resolved {
            references,
            imports,
            reads: Vec::new(),
        }
    }

    pub(super) fn reference(&mut self, reference: &Reference) -> Resolution {
        match &reference.receiver {
            Some(called) if reference.name.is_empty() => self.called_value(reference, called),
            // Outside a type, an inherit reference's receiver is the heir, not a qualifier.
            Some(receiver) if reference.role != Role::Inherit || self.is_qualified_base(reference) => {
                self.with_receiver(reference, receiver)
            }
            _ => self.bare(reference),
        }
    }

    /// A call of what an expression gives: `make()()`, `table[key]()`.
    fn called_value(&mut self, reference: &Reference, called: &str) -> Resolution {
        let value = match self.required(called) {
            Some(Meaning::Files(files)) => {
                let found = self.looks.default_export(&self.own.clone(), &files);
                return match found.is_empty() {
                    true => plain(Rule::Unresolved, Some(Reason::NameNotInModule)),
                    false => self.choose(Rule::Import, found, reference),
                };
            }
            Some(Meaning::External) => Value::External,
            _ => self.value_of(called, reference.start, reference.enclosing),
        };
        if matches!(value, Value::External | Value::Foreign(_)) {
            return plain(Rule::External, None);
        }
        match functions(value) {
            Some(functions) => several(Rule::Value, functions),
            None => plain(Rule::Unresolved, Some(Reason::LocalValue)),
        }
    }

    fn is_qualified_base(&self, reference: &Reference) -> bool {
        reference.enclosing.is_some_and(|o| self.own.is_type(o))
    }

    // ------------------------------------------------------------ bare names

    pub(super) fn bare(&mut self, reference: &Reference) -> Resolution {
        if reference.role != Role::Inherit {
            if let Some(resolution) = self.local(reference) {
                return resolution;
            }
        }
        if reference.role == Role::Call {
            if let Some(resolution) = self.own_constructor(reference) {
                return resolution;
            }
        }
        let descriptor = &self.own.language.descriptor;
        if descriptor.implicit_self && matches!(reference.role, Role::Call | Role::Value) {
            if let Some(resolution) = self.implicit_self(reference) {
                return resolution;
            }
        }
        if let Some(resolution) = self.same_file(reference) {
            return resolution;
        }
        match self.imported(&reference.name) {
            Some(Meaning::Defs(found)) => return self.choose(Rule::Import, found, reference),
            Some(Meaning::Files(files)) => {
                let found = self.looks.default_export(&self.own, &files);
                return if found.is_empty() {
                    file_targets(Rule::Import, &files)
                } else {
                    self.choose(Rule::Import, found, reference)
                };
            }
            Some(Meaning::External) => return plain(Rule::External, None),
            Some(Meaning::Missing(reason)) => return plain(Rule::Unresolved, Some(reason)),
            None => {}
        }
        if descriptor.import_style == ImportStyle::Include {
            return self.linked(reference);
        }
        if let Some(found) = self.wildcard(&reference.name, reference) {
            return self.choose(Rule::Import, found, reference);
        }
        if let Some(found) = self.package_scope(reference) {
            return self.choose(Rule::SameFile, found, reference);
        }
        if self.own.language.is_builtin(&reference.name) {
            return plain(Rule::External, None);
        }
        self.by_unique_name(reference)
    }

    /// A bare call inside a type may mean one of its members, or an outer type's.
    fn implicit_self(&mut self, reference: &Reference) -> Option<Resolution> {
        let is_ruby = self.own.language.descriptor.mixin_modules;
        let mut around = self.enclosing_types(reference.enclosing);
        // Modules and types around a type do not lend it their methods there.
        around.truncate(if is_ruby { 1 } else { usize::MAX });
        for owner in around {
            if is_ruby && reference.role == Role::Call && reference.name == "new" {
                return Some(self.choose(Rule::SameFile, vec![owner], reference));
            }
            let found = self.members(&owner, &reference.name, reference.role);
            if let Some((rule, mut found)) = found {
                // A constructor may have its type's name; the bare name means the type.
                found.retain(|f| f.def().kind != SymbolKind::Constructor);
                if found.is_empty() {
                    continue;
                }
                let rule = if rule == Rule::Receiver && found.iter().all(|f| f.is_in(&self.own)) {
                    Rule::SameFile
                } else {
                    rule
                };
                return Some(self.choose(rule, found, reference));
            }
        }
        None
    }

    /// Types around an ordinal of this file, innermost first.
    pub(super) fn enclosing_types(&mut self, at: Option<u32>) -> Vec<Found> {
        self.looks.enclosing_types(&self.own, at)
    }

    /// A definition at the top of this file, or inside an enclosing module.
    pub(super) fn same_file(&mut self, reference: &Reference) -> Option<Resolution> {
        let named = self.own.named(&reference.name);
        if named.len() > MAX_NAMESAKES {
            return Some(plain(Rule::Unresolved, Some(Reason::TooManyCandidates)));
        }
        let found: Vec<Found> = named
            .iter()
            .copied()
            .filter(|o| fits(self.own.def(*o), reference.role) && self.own.is_top_level(*o))
            .map(|ordinal| Found {
                outline: self.own.clone(),
                ordinal,
            })
            .collect();
        let found = self.in_lexical_scope(reference, found, &reference.name);
        if found.is_empty() {
            return None;
        }
        // In an inline module, its own names come first.
        let module = self.enclosing_module(reference.enclosing);
        let nearer: Vec<Found> = found.iter().filter(|f| f.def().parent == module).cloned().collect();
        let found = if !nearer.is_empty() {
            nearer
        } else if self.own.language.descriptor.import_style == ImportStyle::CratePath {
            // Rust: only those, but for macros. Others are imported or named by their path.
            found
                .into_iter()
                .filter(|f| f.def().kind == SymbolKind::Macro)
                .collect()
        } else {
            found
        };
        if found.is_empty() {
            return None;
        }
        // The reference stands in the definition's own initializer: `const a = require('a')` is an import.
        if found.iter().all(|f| is_value(f.def().kind)) && self.has_import(&reference.name) {
            return None;
        }
        Some(self.choose(Rule::SameFile, found, reference))
    }

    fn enclosing_module(&self, mut at: Option<u32>) -> Option<u32> {
        while let Some(ordinal) = at {
            let def = self.own.def(ordinal);
            if matches!(def.kind, SymbolKind::Module | SymbolKind::Namespace) {
                return Some(ordinal);
            }
            at = def.parent;
        }
        None
    }

    fn has_import(&self, name: &str) -> bool {
        self.own
            .imports
            .iter()
            .any(|i| binds(i, name, self.own.language.descriptor.import_style))
    }

    /// What an import of this file binds to a name.
    pub(super) fn imported(&mut self, name: &str) -> Option<Meaning> {
        let style = self.own.language.descriptor.import_style;
        let at = self.own.imports.iter().position(|i| binds(i, name, style));
        let own = self.own.clone();
        let at = at.or_else(|| self.looks.names_itself(&own, name))?;
        Some(self.import_meaning(at))
    }

    pub(super) fn import_meaning(&mut self, at: usize) -> Meaning {
        if let Some(known) = self.import_meanings.get(&at) {
            return known.clone();
        }
        let own = self.own.clone();
        let meaning = self.looks.import(&own, &own.imports[at]);
        self.import_meanings.insert(at, meaning.clone());
        meaning
    }

    fn import_resolution(&mut self, at: usize) -> Resolution {
        match self.import_meaning(at) {
            Meaning::Defs(found) => several(Rule::Import, found),
            Meaning::Files(files) => file_targets(Rule::Import, &files),
            Meaning::External => plain(Rule::External, None),
            Meaning::Missing(reason) => plain(Rule::Unresolved, Some(reason)),
        }
    }

    /// A name that a `*` import of a project module brings in.
    fn wildcard(&mut self, name: &str, reference: &Reference) -> Option<Vec<Found>> {
        if !self.wildcards.contains_key(name) {
            let own = self.own.clone();
            let imports = own.imports.iter().filter(|i| i.wildcard && !i.module.is_empty());
            let found = imports
                .map(|import| self.looks.wildcard(&own, import, name))
                .filter(|f| !f.is_empty())
                .collect();
            self.wildcards.insert(name.to_owned(), found);
        }
        let mut by_import = self.wildcards[name].iter().map(|found| {
            let fitting = found
                .iter()
                .filter(|f| fits(f.def(), reference.role) && self.is_offered(reference, f))
                .cloned();
            self.in_lexical_scope(reference, fitting.collect(), name)
        });
        by_import.find(|found| !found.is_empty())
    }

    /// Ruby: a name written in part means a constant of the modules and types around it, of
    /// those they include or inherit, or of none; whichever file has it.
    pub(super) fn in_lexical_scope(&self, reference: &Reference, mut found: Vec<Found>, written: &str) -> Vec<Found> {
        if !self.own.language.descriptor.mixin_modules {
            return found;
        }
        let around: Vec<u32> = std::iter::successors(reference.enclosing, |o| self.own.def(*o).parent).collect();
        let is_around = |container: &str| around.iter().any(|o| &*self.own.def(*o).qualified == container);
        let is_taken_in = |container: &str| {
            let last = container.rsplit('.').next();
            let mut here = self
                .own
                .inherits
                .iter()
                .filter(|i| i.ordinal.is_none_or(|o| around.contains(&o)));
            here.any(|i| Some(&*i.base) == last)
        };
        found.retain(|f| {
            let container = f.def().qualified.strip_suffix(written);
            container.is_none_or(|c| {
                let c = c.trim_end_matches('.');
                c.is_empty() || is_around(c) || is_taken_in(c)
            })
        });
        found
    }

    /// A name visible without import because the package is the scope.
    fn package_scope(&mut self, reference: &Reference) -> Option<Vec<Found>> {
        let files = match self.own.language.descriptor.import_style {
            ImportStyle::PackageDir => self.looks.folder(super::parent(self.own.path.as_ref())),
            ImportStyle::PackageType | ImportStyle::NamespaceType => {
                let package = self.own.package.clone().unwrap_or_default();
                // Without a package the whole default package is meant; that is the unique-name rule's case.
                if package.is_empty() {
                    return None;
                }
                self.looks.package(self.own.family(), &package)
            }
            _ => return None,
        };
        let mut found = Vec::new();
        for path in files {
            let Some(outline) = self.looks.file(path.as_ref()) else {
                continue;
            };
            if outline.family() != self.own.family() || outline.package != self.own.package {
                continue;
            }
            found.extend(
                outline
                    .named(&reference.name)
                    .iter()
                    .filter(|o| {
                        fits(outline.def(**o), reference.role)
                            && outline.is_top_level(**o)
                            && (!outline.is_test_def(**o) || self.in_test(reference))
                    })
                    .map(|o| Found {
                        outline: outline.clone(),
                        ordinal: *o,
                    }),
            );
        }
        (!found.is_empty()).then_some(found)
    }

    pub(super) fn in_test(&self, reference: &Reference) -> bool {
        self.own.is_test || reference.enclosing.is_some_and(|o| self.own.def(o).is_test)
    }

    // ----------------------------------------------------------- unique name

    /// The only compatible definition of that name in the language, where a bare
    /// name can reach one.
    pub(super) fn by_unique_name(&mut self, reference: &Reference) -> Resolution {
        let style = self.own.language.descriptor.import_style;
        let explicit = matches!(
            style,
            ImportStyle::DottedModule | ImportStyle::RelativePath | ImportStyle::CratePath | ImportStyle::PackageDir
        );
        // `impl a::Trait for Type`: the path is not kept.
        let is_base = style == ImportStyle::CratePath && reference.role == Role::Inherit;
        let all = self.looks.named(self.own.family(), &reference.name);
        let any = !all.is_empty();
        let mut found: Vec<Found> = all
            .iter()
            .filter(|f| {
                let def = f.def();
                fits(def, reference.role)
                    && (f.outline.is_top_level(f.ordinal) || def.kind == SymbolKind::EnumMember)
                    && (!f.is_in(&self.own) || is_base)
                    && self.is_near(f)
                    && (style != ImportStyle::Require || !f.outline.is_test)
                    && (def.visibility != Visibility::Private
                        || !matches!(style, ImportStyle::Include | ImportStyle::Require))
            })
            .cloned()
            .collect();
        if is_base {
            found.retain(|f| f.def().kind == SymbolKind::Interface);
        } else if explicit {
            // A bare name must be imported; only a macro, or a script's global, need not.
            let open = self.own.imports.iter().any(|i| i.wildcard)
                || (style == ImportStyle::RelativePath && self.own.imports.is_empty());
            found.retain(|f| f.def().kind == SymbolKind::Macro || open);
            if style != ImportStyle::RelativePath {
                found.retain(|f| f.def().kind == SymbolKind::Macro);
            }
            if found.is_empty() {
                return plain(Rule::Unresolved, Some(Reason::NoDefinition));
            }
        }
        found = self.in_lexical_scope(reference, found, &reference.name);
        if found.is_empty() {
            return plain(Rule::Unresolved, Some(Reason::NoDefinition)).or_reason(any, Reason::UnknownReceiver);
        }
        self.pick(found, reference, Rule::UniqueName)
    }

    /// One, or the candidates: test code only for tests, definitions before
    /// declarations, fitting arity, and for C the nearest folder (platform variants).
    pub(super) fn pick(&mut self, mut found: Vec<Found>, reference: &Reference, rule: Rule) -> Resolution {
        if !self.in_test(reference) {
            found.retain(|f| !f.outline.is_test_def(f.ordinal));
            if found.is_empty() {
                return plain(Rule::Unresolved, Some(Reason::OnlyInTests));
            }
        }
        if self.own.language.descriptor.import_style == ImportStyle::Include {
            let distance = |f: &Found| common_folders(&f.outline.path, &self.own.path);
            let defined: Vec<Found> = found.iter().filter(|f| !f.def().is_declaration).cloned().collect();
            if !defined.is_empty() {
                found = defined;
            }
            let nearest = found.iter().map(distance).max().unwrap_or(0);
            found.retain(|f| distance(f) == nearest);
        }
        self.choose(rule, found, reference)
    }

    /// Settles on `found` under `rule`, or says it is ambiguous.
    pub(super) fn choose(&mut self, rule: Rule, mut found: Vec<Found>, reference: &Reference) -> Resolution {
        found.dedup_by(|a, b| a.same(b));
        // Of an object whose type has no such method itself, another's runs: `class A(b: B) : B by b`.
        let is_open = self.own.language.descriptor.import_style != ImportStyle::Include;
        self.is_exact &= !(is_open && found.iter().any(|f| f.def().is_declaration));
        if reference.role == Role::Call {
            // Of a field and a method with one name, the method is called.
            if found.iter().any(|f| f.def().kind.is_callable()) {
                found.retain(|f| !matches!(f.def().kind, SymbolKind::Field | SymbolKind::Property));
            }
            if let Some(functions) = self.held_by(&found) {
                return several(Rule::Value, functions);
            }
        }
        let is_bare_value = reference.role == Role::Value && reference.receiver.is_none();
        if is_bare_value && self.own.language.descriptor.methods_apart {
            found.retain(|f| !f.def().kind.is_callable());
            if found.is_empty() {
                return plain(Rule::Unresolved, Some(Reason::NoDefinition));
            }
        }
        if reference.role == Role::Call && self.own.language.descriptor.import_style == ImportStyle::Include {
            found = self.defined(found);
        }
        if found.len() > 1 {
            let defined: Vec<Found> = found.iter().filter(|f| !f.def().is_declaration).cloned().collect();
            if !defined.is_empty() {
                found = defined;
            }
        }
        if found.len() > 1 {
            // One name may stand for a type and for a value (`interface A`, `const A`).
            let of_role: Vec<Found> = found
                .iter()
                .filter(|f| match reference.role {
                    Role::Call | Role::Value => !matches!(f.def().kind, SymbolKind::Interface | SymbolKind::TypeAlias),
                    Role::Type | Role::Inherit => f.def().kind.is_type(),
                    Role::Import => true,
                })
                .cloned()
                .collect();
            if !of_role.is_empty() {
                found = of_role;
            }
        }
        if found.len() > 1 && reference.role == Role::Call {
            // TypeScript: of an interface and a constant with one name, only the constant is called.
            let is_called = |f: &Found| !matches!(f.def().kind, SymbolKind::Interface | SymbolKind::TypeAlias);
            if found.iter().any(is_called) {
                found.retain(is_called);
            }
            // A type beside its same-named constructor or factory is one thing.
            let fitting: Vec<Found> = found
                .iter()
                .filter(|f| accepts(f.def(), reference.arity))
                .cloned()
                .collect();
            if !fitting.is_empty() {
                found = fitting;
            }
            if found.len() > 1 {
                found = self.best_overloads(found, reference);
            }
        }
        if found.len() > 1 {
            // `if X: def f(): … else: def f(): …`: the same name in the same place, all meant.
            let first = &found[0];
            let one_place = found
                .iter()
                .all(|f| f.outline.path == first.outline.path && f.def().qualified == first.def().qualified);
            if one_place && rule.is_resolved() && !self.are_overloads(&found) {
                return several(rule, found);
            }
            return several(Rule::Ambiguous, found);
        }
        several(rule, found)
    }
}

// -------------------------------------------------------------------- parts

/// Whether a definition can be what a reference in that role names.
pub(super) fn fits(def: &Def, role: Role) -> bool {
    match role {
        Role::Call => !matches!(
            def.kind,
            SymbolKind::Key
                | SymbolKind::Section
                | SymbolKind::TypeParameter
                | SymbolKind::Package
                | SymbolKind::Module
                | SymbolKind::Namespace
        ),
        Role::Type | Role::Inherit => {
            def.kind.is_type()
                || matches!(
                    def.kind,
                    SymbolKind::TypeParameter
                        | SymbolKind::Module
                        | SymbolKind::Variable
                        | SymbolKind::Constant
                        | SymbolKind::Function
                ) && !matches!(def.kind, SymbolKind::Function if role == Role::Type)
        }
        Role::Value | Role::Import => !matches!(
            def.kind,
            SymbolKind::Key | SymbolKind::Section | SymbolKind::TypeParameter
        ),
    }
}

/// Whether a question about the name of a call or base has to see the site, which is bound to no
/// definition, or to one among others.
pub fn leaves_open(reference: &Reference, resolution: &Resolution, language: &Language, imports: &[Import]) -> bool {
    let is_left = is_open(resolution) || is_out_of_sight(reference, resolution);
    matches!(reference.role, Role::Call | Role::Inherit) && is_left
        || resolution.rule == Rule::External && may_fit(reference, language, imports)
}

/// Whether a call outside the repository could be of an interface there that a type here fits:
/// where interfaces are met by having their methods, and no module is called.
pub fn may_fit(reference: &Reference, language: &Language, imports: &[Import]) -> bool {
    let Some(receiver) = reference.receiver.as_deref().filter(|_| reference.role == Role::Call) else {
        return false;
    };
    let end = receiver
        .find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '$')))
        .unwrap_or(receiver.len());
    let head = &receiver[..end];
    language.descriptor.structural
        && !language.is_builtin(head)
        && !imports.iter().any(|i| binds(i, head, language.descriptor.import_style))
}

/// Whether the site could mean a definition of its name that it was not bound to.
pub fn is_open(resolution: &Resolution) -> bool {
    match resolution.rule {
        Rule::Ambiguous => true,
        Rule::Unresolved => !matches!(resolution.reason, Some(Reason::LocalValue | Reason::NoDefinition)),
        _ => false,
    }
}

/// Whether a bare name was not seen from where it stands: a definition of that name is not meant
/// as far as scopes are understood.
pub fn is_out_of_sight(reference: &Reference, resolution: &Resolution) -> bool {
    resolution.reason == Some(Reason::NoDefinition) && reference.receiver.is_none()
}

fn is_value(kind: SymbolKind) -> bool {
    matches!(kind, SymbolKind::Variable | SymbolKind::Constant)
}

/// Whether a callable takes that many arguments; unknown counts always fit.
pub(super) fn accepts(def: &Def, arguments: Option<u8>) -> bool {
    match (def.arity, arguments) {
        (Some(arity), Some(n)) => n >= arity.min && arity.max.is_none_or(|max| n <= max),
        _ => true,
    }
}

pub(super) fn plain(rule: Rule, reason: Option<Reason>) -> Resolution {
    Resolution {
        rule,
        targets: Vec::new(),
        reason,
        is_exact: false,
    }
}

pub(super) fn resolved(rule: Rule, found: Found) -> Resolution {
    Resolution {
        rule,
        targets: vec![found.target()],
        reason: None,
        is_exact: false,
    }
}

/// All of them, sorted, cut at [`MAX_CANDIDATES`] when ambiguous.
pub(super) fn several(rule: Rule, found: Vec<Found>) -> Resolution {
    let mut targets: Vec<Target> = found.iter().map(Found::target).collect();
    targets.sort();
    targets.dedup();
    let rule = if targets.len() > 1 && rule == Rule::UniqueName {
        Rule::Ambiguous
    } else {
        rule
    };
    if targets.len() > MAX_CANDIDATES {
        return plain(Rule::Unresolved, Some(Reason::TooManyCandidates));
    }
    Resolution {
        rule,
        targets,
        reason: None,
        is_exact: false,
    }
}

pub(super) fn file_targets(rule: Rule, files: &[RepoPath]) -> Resolution {
    let mut targets: Vec<Target> = files
        .iter()
        .map(|path| Target {
            path: path.clone(),
            key: FILE_KEY,
        })
        .collect();
    targets.sort();
    targets.dedup();
    targets.truncate(MAX_CANDIDATES);
    Resolution {
        rule,
        targets,
        reason: None,
        is_exact: false,
    }
}

impl Resolution {
    /// The same, with another reason if `when`.
    fn or_reason(mut self, when: bool, reason: Reason) -> Resolution {
        if when {
            self.reason = Some(reason);
        }
        self
    }
}

impl Resolver<'_, '_> {
    /// Types that a written name means in this file.
    pub(super) fn type_named(&mut self, name: &str) -> Vec<Found> {
        if let Some(known) = self.types.get(name) {
            return known.clone();
        }
        let own = self.own.clone();
        let found = self.looks.type_named(&own, name);
        self.types.insert(name.to_owned(), found.clone());
        found
    }
}

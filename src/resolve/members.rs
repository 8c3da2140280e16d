//! References with a receiver: members of the type, module or value before the dot.

use fxhash::FxHashSet;

use super::Looks;
use super::names::{Found, Meaning, Resolver, fits, plain};
use super::outline::Outline;
use super::written::{cast, constructed, group, split_path, type_path, unwrapped, without_arguments, without_indices};
use crate::language::ImportStyle;
use crate::model::{Reason, Reference, Resolution, Role, Rule, SymbolKind};

/// Base types followed on the way up.
const MAX_BASES: usize = 64;
/// Aliases of aliases followed.
const MAX_ALIASES: usize = 8;

impl Resolver<'_> {
    /// `receiver.name`.
    pub(super) fn with_receiver(&mut self, reference: &Reference, receiver: &str) -> Resolution {
        let descriptor = &self.own.language.descriptor;
        let bare = receiver
            .trim_start_matches(['&', '*', '('])
            .trim_end_matches(['?', '!', ')'])
            .trim();
        if descriptor.self_names.iter().any(|s| s == bare) {
            return self.on_self(reference);
        }
        if descriptor.super_names.iter().any(|s| s == receiver || s == bare) {
            return self.on_super(reference);
        }
        if let Some(type_name) = cast(receiver) {
            if descriptor.self_names.iter().any(|s| s == type_name) {
                return self.on_self(reference);
            }
            return self.on_type_named(reference, type_name);
        }
        if receiver == "::" {
            return self.of_the_root(reference);
        }
        if let Some(meaning) = self.required(receiver) {
            return self.on_meaning(reference, meaning, &[receiver]);
        }
        let receiver = match descriptor.import_style {
            // An element of an array has the array's declared type.
            ImportStyle::Include => &*without_indices(receiver),
            _ => receiver,
        };
        let plain_receiver = match group(receiver) {
            Some((inner, rest)) => match (cast(inner), split_path(rest, descriptor.dollar_names)) {
                (Some(type_name), Some(fields)) => {
                    let owners = self.type_named(type_name);
                    return self.on_fields(reference, owners, &fields);
                }
                _ => format!("{}{rest}", unwrapped(inner)).into(),
            },
            None => without_arguments(unwrapped(receiver)),
        };
        let Some(path) = split_path(&plain_receiver, descriptor.dollar_names).filter(|_| !receiver.ends_with(".new"))
        else {
            return self.on_value(reference, receiver);
        };
        let head = path[0];
        // A local value hides whatever else has its name.
        if let Some(binding) = self.binding(head, reference.start).cloned() {
            // `const self = this;`
            let is_self = |value: &str| descriptor.self_names.iter().any(|s| s == value);
            if path.len() == 1 && binding.value.as_deref().is_some_and(is_self) {
                return self.on_self(reference);
            }
            let type_name = binding
                .type_name
                .or_else(|| binding.value.as_deref().and_then(constructed));
            let Some(type_name) = type_name else {
                return self.unknown_receiver(reference);
            };
            if path.len() == 1 {
                return self.on_type_named(reference, &type_name);
            }
            let owners = self.type_named(&type_name);
            return self.on_fields(reference, owners, &path[1..]);
        }
        let own = self.own.clone();
        let meaning = match self.member_path(reference, &path).or_else(|| self.imported_path(&path)) {
            Some(meaning) => Some(meaning),
            None => self.looks.path(&own, &path),
        };
        match meaning {
            Some(meaning) => self.on_meaning(reference, meaning, &path),
            // `Integer.parseInt(x)`: a member of the language's own library.
            None if self.own.language.is_builtin(head) => plain(Rule::External, None),
            None => self.on_value(reference, receiver),
        }
    }

    /// A member of what the receiver's path means.
    fn on_meaning(&mut self, reference: &Reference, meaning: Meaning, path: &[&str]) -> Resolution {
        let own = self.own.clone();
        match meaning {
            Meaning::External => plain(Rule::External, None),
            Meaning::Files(files) => {
                let found = self.looks.exported(&own, &files, &reference.name);
                let found: Vec<Found> = found.into_iter().filter(|f| fits(f.def(), reference.role)).collect();
                if found.is_empty() {
                    let default = self.looks.default_export(&own, &files);
                    if !default.is_empty() {
                        return self.on_owners(reference, &default);
                    }
                    return plain(Rule::Unresolved, Some(Reason::NameNotInModule));
                }
                self.choose(Rule::Import, found, reference)
            }
            Meaning::Defs(owners) => {
                let owners = self.in_lexical_scope(reference, owners, &path.join("."));
                if owners.is_empty() {
                    return match self.own.language.is_builtin(path[0]) {
                        true => plain(Rule::External, None),
                        false => plain(Rule::Unresolved, Some(Reason::NoDefinition)),
                    };
                }
                self.on_owners(reference, &owners)
            }
            Meaning::Missing(reason) => plain(Rule::Unresolved, Some(reason)),
        }
    }

    /// `require('./a')`, used where it stands.
    fn required(&mut self, receiver: &str) -> Option<Meaning> {
        let own = self.own.clone();
        if own.language.descriptor.import_style != ImportStyle::RelativePath {
            return None;
        }
        let written = ["require(", "(await import("]
            .iter()
            .find_map(|call| receiver.strip_prefix(call))?;
        let text = written.trim_end_matches(')');
        let module = text.strip_prefix(['"', '\'', '`'])?.strip_suffix(['"', '\'', '`'])?;
        let at = own
            .imports
            .iter()
            .position(|i| i.module == module && !i.wildcard && i.name.is_none())?;
        Some(self.import_meaning(at))
    }

    /// The receiver is a path that begins with a field of the enclosing type, where the
    /// language lets `field` stand for `this.field`.
    fn member_path(&mut self, reference: &Reference, path: &[&str]) -> Option<Meaning> {
        let descriptor = &self.own.language.descriptor;
        if !descriptor.implicit_self || descriptor.self_names.iter().any(|s| s == path[0]) {
            return None;
        }
        for owner in self.enclosing_types(reference.enclosing) {
            let Some((_, mut found)) = self.members(&owner, path[0], Role::Value) else {
                continue;
            };
            found.retain(|f| {
                use SymbolKind::{Constant, EnumMember, Field, Property, Variable};
                matches!(f.def().kind, Constant | EnumMember | Field | Property | Variable)
            });
            if !found.is_empty() {
                let own = self.own.clone();
                return match self.looks.descend(&own, Meaning::Defs(found), &path[1..]) {
                    Meaning::Missing(_) => None,
                    meaning => Some(meaning),
                };
            }
        }
        None
    }

    /// The receiver is a path that begins with an imported name.
    fn imported_path(&mut self, path: &[&str]) -> Option<Meaning> {
        let own = self.own.clone();
        let style = own.language.descriptor.import_style;
        // `import a.b.c` makes the path `a.b.c` usable: the longest module wins.
        if style == ImportStyle::DottedModule {
            let dotted = path.join(".");
            let whole = own.imports.iter().enumerate().filter(|(_, i)| {
                i.local_name().is_none()
                    && !i.wildcard
                    && (dotted == i.module || dotted.starts_with(&format!("{}.", i.module)))
            });
            if let Some((at, import)) = whole.max_by_key(|(_, i)| i.module.len()) {
                let meaning = self.import_meaning(at);
                let used = import.module.split('.').count();
                return Some(self.looks.descend(&own, meaning, &path[used..]));
            }
        }
        if style == ImportStyle::CratePath {
            // A module's path is walked as the language does, imports on the way included.
            if let Some(meaning) = self.looks.path(&own, path) {
                return Some(meaning);
            }
        }
        let meaning = self.imported(path[0])?;
        Some(self.looks.descend(&own, meaning, &path[1..]))
    }

    fn on_self(&mut self, reference: &Reference) -> Resolution {
        let types = self.enclosing_types(reference.enclosing);
        let Some(owner) = types.first() else {
            return self.unknown_receiver(reference);
        };
        match self.members(owner, &reference.name, reference.role) {
            Some((rule, found)) => self.choose(rule, found, reference),
            None => self.unknown_receiver(reference),
        }
    }

    /// `this(…)` and `super(…)` as callees: the constructors of the enclosing type or of
    /// its bases, or such a type itself where none is written.
    pub(super) fn own_constructor(&mut self, reference: &Reference) -> Option<Resolution> {
        let descriptor = &self.own.language.descriptor;
        let of_base = descriptor.super_names.contains(&reference.name);
        if !of_base && !descriptor.self_names.contains(&reference.name) {
            return None;
        }
        let owner = self.enclosing_types(reference.enclosing).into_iter().next()?;
        if of_base && descriptor.mixin_modules {
            // Ruby: the base's method of the same name.
            let mut at = reference.enclosing;
            while let Some(o) = at.filter(|o| !self.own.def(*o).kind.is_callable()) {
                at = self.own.def(o).parent;
            }
            let name = self.own.def(at?).name.to_string();
            return match self.looks.inherited(&owner, &name, Role::Call) {
                Inherited::Found(found) => Some(self.choose(Rule::Hierarchy, found, reference)),
                Inherited::External => Some(plain(Rule::External, None)),
                Inherited::None => Some(plain(Rule::Unresolved, Some(Reason::NoDefinition))),
            };
        }
        let (owners, outside) = if of_base {
            self.looks.bases(&owner)
        } else {
            (vec![owner], false)
        };
        if owners.is_empty() {
            return outside.then(|| plain(Rule::External, None));
        }
        let mut found = Vec::new();
        for owner in owners.iter().filter(|o| o.def().kind != SymbolKind::Interface) {
            let constructors = self.looks.constructors(owner);
            // A type with parameters of its own has them as its first constructor.
            if constructors.is_empty() || owner.def().arity.is_some() {
                found.push(owner.clone());
            }
            found.extend(constructors);
        }
        if found.is_empty() {
            return outside.then(|| plain(Rule::External, None));
        }
        Some(self.choose(if of_base { Rule::Hierarchy } else { Rule::Receiver }, found, reference))
    }

    fn on_super(&mut self, reference: &Reference) -> Resolution {
        let Some(owner) = self.enclosing_types(reference.enclosing).into_iter().next() else {
            return self.unknown_receiver(reference);
        };
        match self.looks.inherited(&owner, &reference.name, reference.role) {
            Inherited::Found(found) => self.choose(Rule::Hierarchy, found, reference),
            Inherited::External => plain(Rule::External, None),
            Inherited::None => plain(Rule::Unresolved, Some(Reason::NoDefinition)),
        }
    }

    fn on_type_named(&mut self, reference: &Reference, type_name: &str) -> Resolution {
        let types = self.type_named(type_name);
        if types.is_empty() {
            // A type from elsewhere: its members are not ours.
            let own = self.own.clone();
            if self.looks.is_external_type(&own, type_name) {
                return plain(Rule::External, None);
            }
            return self.unknown_receiver(reference);
        }
        self.on_owners(reference, &types)
    }

    /// A member of what a path of fields leads to, each by its declared type.
    fn on_fields(&mut self, reference: &Reference, mut owners: Vec<Found>, fields: &[&str]) -> Resolution {
        for (at, name) in fields.iter().enumerate() {
            let found: Vec<Found> = owners
                .iter()
                .filter_map(|owner| self.members(owner, name, Role::Value))
                .flat_map(|(_, found)| found)
                .filter(|f| f.def().type_name.is_some() || f.def().kind.is_type())
                .collect();
            if found.is_empty() {
                break;
            }
            if at + 1 == fields.len() {
                return self.on_owners(reference, &found);
            }
            owners = found
                .iter()
                .flat_map(|f| match (f.def().kind.is_type(), &f.def().type_name) {
                    (false, Some(type_name)) => self.looks.type_named(&f.outline, type_name),
                    _ => vec![f.clone()],
                })
                .collect();
            let is_outside = |f: &Found| {
                let type_name = f.def().type_name.as_deref();
                type_name.is_some_and(|t| self.looks.is_external_type(&f.outline, t))
            };
            if owners.is_empty() && found.iter().all(is_outside) {
                return plain(Rule::External, None);
            }
        }
        self.unknown_receiver(reference)
    }

    /// Members of definitions: of a type by name, of a value by its type.
    fn on_owners(&mut self, reference: &Reference, owners: &[Found]) -> Resolution {
        let mut found = Vec::new();
        let mut rule = Rule::Receiver;
        for owner in owners {
            if let Some((by, members)) = self.members(owner, &reference.name, reference.role) {
                rule = by;
                found.extend(members);
                continue;
            }
            let type_name = owner.def().type_name.clone();
            if let Some(type_name) = type_name.filter(|_| !owner.def().kind.is_type()) {
                for owner in self.looks.type_named(&owner.outline, &type_name) {
                    if let Some((by, members)) = self.members(&owner, &reference.name, reference.role) {
                        rule = by;
                        found.extend(members);
                    }
                }
            }
        }
        if found.is_empty() {
            let outside = |owner: &Found| {
                let type_name = owner.def().type_name.as_deref();
                !owner.def().kind.is_type() && type_name.is_some_and(|t| self.looks.is_external_type(&owner.outline, t))
            };
            if owners.iter().all(outside) {
                return plain(Rule::External, None);
            }
            return self.unknown_receiver(reference);
        }
        self.choose(rule, found, reference)
    }

    /// A definition of the package whose qualified name ends as the reference is
    /// written: `aws_instance.web` for `resource.aws_instance.web`.
    fn by_written_name(&mut self, reference: &Reference, receiver: &str) -> Option<Vec<Found>> {
        if self.own.language.descriptor.import_style != ImportStyle::PackageDir {
            return None;
        }
        let written = format!("{receiver}.{}", reference.name);
        let ends = |qualified: &str| {
            qualified
                .strip_suffix(written.as_str())
                .is_some_and(|before| before.is_empty() || before.ends_with('.'))
        };
        let mut found = Vec::new();
        for path in self.looks.folder(super::parent(self.own.path.as_ref())) {
            let Some(outline) = self
                .looks
                .file(path.as_ref())
                .filter(|o| o.family() == self.own.family())
            else {
                continue;
            };
            let fitting = outline.named(&reference.name).iter().filter(|o| {
                let def = outline.def(**o);
                def.parent.is_none() && ends(&def.qualified) && fits(def, reference.role)
            });
            found.extend(fitting.map(|o| Found {
                outline: outline.clone(),
                ordinal: *o,
            }));
        }
        (!found.is_empty()).then_some(found)
    }

    /// The receiver is an expression, or a name that means no module or type.
    fn on_value(&mut self, reference: &Reference, receiver: &str) -> Resolution {
        if let Some(found) = self.by_written_name(reference, receiver) {
            return self.choose(Rule::SameFile, found, reference);
        }
        if let Some(type_name) = constructed(receiver) {
            if !self.type_named(&type_name).is_empty() {
                return self.on_type_named(reference, &type_name);
            }
        }
        // `self.field.name()` with the field's declared type.
        if let Some(path) = split_path(unwrapped(receiver), self.own.language.descriptor.dollar_names) {
            let is_self = self.own.language.descriptor.self_names.iter().any(|s| s == path[0]);
            if is_self && path.len() >= 2 {
                if let Some(owner) = self.enclosing_types(reference.enclosing).into_iter().next() {
                    return self.on_fields(reference, vec![owner], &path[1..]);
                }
            }
        }
        self.unknown_receiver(reference)
    }

    /// Members of a type by name: its own (rule `receiver`), else inherited ones.
    pub(super) fn members(&mut self, owner: &Found, name: &str, role: Role) -> Option<(Rule, Vec<Found>)> {
        let own = self.looks.own_members(owner, name, role);
        if !own.is_empty() {
            return Some((Rule::Receiver, own));
        }
        // `typedef struct store store_t`: the members are those of the type it stands for.
        let aliased = self.looks.aliased(owner);
        if let Some(found) = aliased.iter().find_map(|owner| self.members(owner, name, role)) {
            return Some(found);
        }
        match self.looks.inherited(owner, name, role) {
            Inherited::Found(found) => Some((Rule::Hierarchy, found)),
            _ => None,
        }
    }
}

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
        let in_file = |outline: &std::sync::Arc<Outline>| -> Vec<Found> {
            outline
                .named(name)
                .iter()
                .filter(|o| {
                    let def = outline.def(**o);
                    fits(def, role)
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
            .into_iter()
            .map(|(outline, ordinal)| Found { outline, ordinal })
            .filter(|f| {
                let def = f.def();
                let Some((before, _)) = def.qualified.rsplit_once('.') else {
                    return false;
                };
                fits(def, role)
                    && before.rsplit('.').next() == Some(&**type_name)
                    && f.outline.path != owner.outline.path
                    && match owner.outline.language.descriptor.import_style {
                        ImportStyle::PackageDir => super::parent(f.outline.path.as_ref()) == folder,
                        ImportStyle::PackageType => f.outline.package == owner.outline.package,
                        _ => true,
                    }
            })
            .collect()
    }

    /// The types that an alias stands for, in the end.
    fn aliased(&self, alias: &Found) -> Vec<Found> {
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
    pub(super) fn is_external_type(&self, context: &std::sync::Arc<Outline>, name: &str) -> bool {
        self.read_outline(context);
        let descriptor = &context.language.descriptor;
        if let Some(path) = type_path(name) {
            return match self.path_in(context, &path) {
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
    fn constructors(&self, owner: &Found) -> Vec<Found> {
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
                for base in found {
                    if seen.insert((base.outline.path.to_vec(), base.ordinal)) {
                        bases.push(base);
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

    /// The base types of a type, and whether one of them is not in the repository.
    fn bases(&self, heir: &Found) -> (Vec<Found>, bool) {
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
    fn type_at(&self, context: &std::sync::Arc<Outline>, path: &[&str]) -> Vec<Found> {
        let is_type = |f: &Found| f.outline.is_type(f.ordinal);
        if let Some(Meaning::Defs(found)) = self.path_in(context, path) {
            return found.into_iter().filter(is_type).collect();
        }
        if context.language.descriptor.import_style != ImportStyle::Include {
            return Vec::new();
        }
        // A namespace is open: any file may have a part of it.
        let (last, written) = (path[path.len() - 1], path.join("."));
        self.named(context.family(), last)
            .into_iter()
            .map(|(outline, ordinal)| Found { outline, ordinal })
            .filter(|f| {
                let before = f.def().qualified.strip_suffix(&*written);
                is_type(f) && !f.def().is_declaration && before.is_some_and(|b| b.is_empty() || b.ends_with('.'))
            })
            .collect()
    }

    /// Types that a written name means in the context of a file: its own, an
    /// imported one, one of its package, or the only one of that name.
    pub(super) fn type_named(&self, context: &std::sync::Arc<Outline>, name: &str) -> Vec<Found> {
        self.read_outline(context);
        if let Some(path) = type_path(name) {
            return self.type_at(context, &path);
        }
        let own: Vec<Found> = context
            .named(name)
            .iter()
            .filter(|o| is_like_a_type(context, **o))
            .map(|o| Found {
                outline: context.clone(),
                ordinal: *o,
            })
            .collect();
        if !own.is_empty() {
            return own;
        }
        let is_type = |f: &Found| is_like_a_type(&f.outline, f.ordinal);
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
            .into_iter()
            .map(|(outline, ordinal)| Found { outline, ordinal })
            .filter(is_type)
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

/// Whether a definition is a type, or a JavaScript function or object that is given methods
/// (`F.prototype.f = …`, `app.f = …`).
pub(super) fn is_like_a_type(outline: &Outline, ordinal: u32) -> bool {
    let def = outline.def(ordinal);
    let may_be = outline.language.descriptor.import_style == ImportStyle::RelativePath
        && matches!(
            def.kind,
            SymbolKind::Function | SymbolKind::Variable | SymbolKind::Constant
        );
    outline.is_type(ordinal)
        || may_be
            && outline.is_top_level(ordinal)
            && outline.defs.iter().any(|member| {
                let rest = member.qualified.strip_prefix(&*def.qualified);
                member.kind == SymbolKind::Method && rest.is_some_and(|r| r.starts_with('.'))
            })
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

//! References with a receiver: members of the type, module or value before the dot.

use super::common::is_common;
use super::names::{Meaning, Resolver, fits, plain};
use super::outline::Found;
use super::types::{HOLDERS, Inherited};
use super::values::{Value, joined, merged};
use super::written::{
    begun, cast, constructed, group, split_path, type_path, unboxed, unwrapped, without_arguments, without_indices,
};
use crate::language::ImportStyle;
use crate::model::{Reason, Reference, Resolution, Role, Rule, SymbolKind};

impl Resolver<'_, '_> {
    /// `receiver.name`, `receiver::name`.
    pub(super) fn with_receiver(&mut self, reference: &Reference, receiver: &str) -> Resolution {
        let resolution = self.on_receiver(reference, receiver);
        if !resolution.targets.is_empty() || self.own.language.descriptor.import_style != ImportStyle::CratePath {
            return resolution;
        }
        // A local hides no module, if this is a path; whether it is one is not kept.
        let path: Vec<&str> = receiver.split("::").collect();
        if self.binding(path[0], reference.start).is_none() {
            return resolution;
        }
        let own = self.own.clone();
        let Some(Meaning::Files(files)) = self.looks.path(&own, &path) else {
            return resolution;
        };
        let mut found = self.looks.exported(&own, &files, &reference.name);
        found.retain(|f| f.def().kind == SymbolKind::Function);
        match found.is_empty() {
            true => resolution,
            false => self.choose(Rule::Import, found, reference),
        }
    }

    fn on_receiver(&mut self, reference: &Reference, receiver: &str) -> Resolution {
        let descriptor = &self.own.language.descriptor;
        let receiver = unboxed(receiver, &descriptor.transparent_types);
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
        if let Some(resolution) = self.in_namespace(reference, receiver) {
            return resolution;
        }
        if let Some(meaning) = self.required(receiver) {
            return self.on_meaning(reference, meaning, &[receiver]);
        }
        let whole = receiver;
        let receiver = match descriptor.import_style {
            // An element of an array has the array's declared type.
            ImportStyle::Include => &*without_indices(receiver),
            _ => receiver,
        };
        let plain_receiver = match group(receiver) {
            Some((inner, _)) if cast(inner).is_some() => return self.on_typed(reference, receiver),
            Some((inner, rest)) => format!("{}{rest}", unwrapped(inner)).into(),
            None => without_arguments(unwrapped(receiver)),
        };
        let Some(path) = split_path(&plain_receiver, descriptor.dollar_names).filter(|_| !receiver.ends_with(".new"))
        else {
            return self.on_value(reference, receiver);
        };
        let head = path[0];
        // A local value hides whatever else has its name; a bound on a type does not.
        let is_bound = descriptor.import_style == ImportStyle::CratePath
            && head.starts_with(char::is_uppercase)
            && !self.type_named(head).is_empty();
        if let Some(binding) = self.binding(head, reference.start).filter(|_| !is_bound).cloned() {
            let bindings = match path.len() {
                1 => self.bindings(head, reference.start),
                _ => Vec::new(),
            };
            if bindings.len() > 1 {
                let values = bindings.iter().map(|b| self.held_in_local(b, reference.enclosing));
                let values = values.collect();
                return self.on_one_of(reference, values, receiver);
            }
            // `const self = this;`
            let is_self = |value: &str| descriptor.self_names.iter().any(|s| s == value);
            if path.len() == 1 && binding.value.as_deref().is_some_and(is_self) {
                return self.on_self(reference);
            }
            let is_declared = binding.type_name.is_some();
            let type_name = binding
                .type_name
                .or_else(|| constructed(unboxed(binding.value.as_deref()?, &descriptor.transparent_types)));
            self.is_exact =
                path.len() == 1 && !is_declared && type_name.is_some() && self.is_bound_once(head, reference.start);
            let Some(type_name) = type_name else {
                return self.on_typed(reference, receiver);
            };
            if type_name.contains(HOLDERS) && whole != receiver {
                return self.on_typed(reference, whole);
            }
            let owners = self.type_named(&type_name);
            if owners.is_empty() && descriptor.mixin_modules && type_path(&type_name).is_some() {
                // It is said where the type is, and it is not there.
                let is_outside = self.looks.is_external_type(&self.own.clone(), &type_name);
                return match is_outside {
                    true => plain(Rule::External, None),
                    false => plain(Rule::Unresolved, Some(Reason::UnknownReceiver)),
                };
            }
            return match path.len() {
                1 => self.on_type_named(reference, &type_name),
                _ => self.on_typed(reference, receiver),
            };
        }
        let own = self.own.clone();
        let meaning = match self.member_path(reference, &path).or_else(|| self.imported_path(&path)) {
            Some(meaning) => Some(meaning),
            None => self.looks.path(&own, &path),
        };
        match meaning {
            Some(meaning) => self.on_meaning(reference, meaning, &path),
            // `Integer.parseInt(x)`: a member of the language's own library.
            None if self.own.language.is_builtin(head) && !(descriptor.bare_calls && is_lower(head)) => {
                plain(Rule::External, None)
            }
            // `tracing::trace!(…)`: a macro is no member of a value.
            None if descriptor.import_style == ImportStyle::CratePath
                && reference.arity.is_none()
                && !descriptor.self_names.iter().any(|s| s == head) =>
            {
                plain(Rule::Unresolved, Some(Reason::UnknownReceiver))
            }
            // By every language's custom a type begins with a capital, and none of ours has that name.
            None if path.len() == 1
                && head.starts_with(char::is_uppercase)
                && descriptor.import_style != ImportStyle::Include
                && !receiver.contains(['(', '['])
                && self.looks.named(own.family(), head).is_empty() =>
            {
                plain(Rule::External, None)
            }
            None => self.on_value(reference, receiver),
        }
    }

    /// PHP: `\f()`, `\A\f()` and `namespace\f()` say which namespace they mean.
    fn in_namespace(&mut self, reference: &Reference, receiver: &str) -> Option<Resolution> {
        let own = self.own.clone();
        if own.language.descriptor.import_style != ImportStyle::NamespaceType {
            return None;
        }
        let package = match (receiver.strip_prefix('\\'), receiver.strip_prefix("namespace")) {
            (Some(absolute), _) => absolute.to_owned(),
            (None, Some(rest)) if rest.is_empty() || rest.starts_with('\\') => {
                let package = format!("{}{rest}", own.package.as_deref().unwrap_or_default());
                package.trim_start_matches('\\').to_owned()
            }
            _ => return None,
        };
        let mut found = self.of_namespace(&package, &reference.name);
        found.retain(|f| fits(f.def(), reference.role));
        if !found.is_empty() {
            return Some(self.choose(Rule::Import, found, reference));
        }
        if package.is_empty() {
            // PHP's own functions are of no namespace.
            return Some(plain(Rule::External, None));
        }
        let (around, type_name) = package.rsplit_once('\\').unwrap_or(("", &package));
        let mut types = self.of_namespace(around, type_name);
        types.retain(|f| f.def().kind.is_type());
        (!types.is_empty()).then(|| self.on_meaning(reference, Meaning::Defs(types), &[type_name]))
    }

    /// PHP: what a namespace holds under a name.
    fn of_namespace(&self, namespace: &str, name: &str) -> Vec<Found> {
        if namespace.is_empty() {
            let named = self.looks.named(self.own.family(), name);
            let is_global = |f: &&Found| f.outline.package.is_none() && f.outline.is_top_level(f.ordinal);
            return named.iter().filter(is_global).cloned().collect();
        }
        let files = self.looks.package(self.own.family(), namespace);
        self.looks.exported(&self.own, &files, name)
    }

    /// A member of what the receiver's path means.
    fn on_meaning(&mut self, reference: &Reference, meaning: Meaning, path: &[&str]) -> Resolution {
        let own = self.own.clone();
        match meaning {
            Meaning::External => {
                let last = path.last().copied().unwrap_or_default();
                let found = match last.starts_with(char::is_uppercase) {
                    true => self
                        .looks
                        .members_elsewhere(&own, last, &reference.name, reference.role),
                    false => Vec::new(),
                };
                match found.is_empty() {
                    true => plain(Rule::External, None),
                    false => self.choose(Rule::Receiver, found, reference),
                }
            }
            Meaning::Files(files) => {
                let found = self.looks.exported(&own, &files, &reference.name);
                let found: Vec<Found> = found.into_iter().filter(|f| fits(f.def(), reference.role)).collect();
                if found.is_empty() {
                    let default = self.looks.default_export(&own, &files);
                    if !default.is_empty() {
                        return self.on_owners(reference, &default);
                    }
                    if self.looks.hands_on_external(&files, &reference.name) {
                        return plain(Rule::External, None);
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
                self.is_exact = owners
                    .iter()
                    .all(|o| o.outline.is_type(o.ordinal) && o.def().kind != SymbolKind::Interface);
                self.on_owners(reference, &owners)
            }
            Meaning::Missing(reason) => plain(Rule::Unresolved, Some(reason)),
        }
    }

    /// `require('./a')`, used where it stands.
    pub(super) fn required(&mut self, receiver: &str) -> Option<Meaning> {
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
        match self.self_value(reference.start, reference.enclosing) {
            Value::Of(owners) => self.on_owners(reference, &owners),
            Value::Foreign(type_name) => self.on_foreign(reference, &type_name),
            // Ruby: `self.f` outside every type is `f`.
            _ if self.own.language.descriptor.mixin_modules => self
                .same_file(reference)
                .unwrap_or_else(|| self.unknown_receiver(reference)),
            _ => self.unknown_receiver(reference),
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
            self.is_exact = true;
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
            ([owner].into(), false)
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
        self.is_exact = true;
        let Some(owner) = self.enclosing_types(reference.enclosing).into_iter().next() else {
            return self.unknown_receiver(reference);
        };
        match self.looks.inherited(&owner, &reference.name, reference.role) {
            Inherited::Found(found) => self.choose(Rule::Hierarchy, found, reference),
            Inherited::External => plain(Rule::External, None),
            // Another base of an heir may have it.
            Inherited::None if self.own.language.descriptor.linear_super => self.unknown_receiver(reference),
            Inherited::None => plain(Rule::Unresolved, Some(Reason::NoDefinition)),
        }
    }

    fn on_type_named(&mut self, reference: &Reference, type_name: &str) -> Resolution {
        let types = self.type_named(type_name);
        if types.is_empty() {
            let value = self.instance_of(type_name, reference.start, reference.enclosing);
            return self.on_given(reference, value, type_name);
        }
        self.on_owners(reference, &types)
    }

    /// Members of definitions: of a type by name, of a value by its type.
    fn on_owners(&mut self, reference: &Reference, owners: &[Found]) -> Resolution {
        let mut found = Vec::new();
        let mut rule = Rule::Receiver;
        let mut is_outside = true;
        let mut foreign = None;
        for owner in owners {
            if let Some((by, members)) = self.members(owner, &reference.name, reference.role) {
                rule = by;
                found.extend(members);
                continue;
            }
            let value = self.instance(owner);
            is_outside &= matches!(value, Value::Foreign(_) | Value::External);
            match value {
                Value::Of(types) | Value::Named(types, _) => {
                    for owner in types {
                        if let Some((by, members)) = self.members(&owner, &reference.name, reference.role) {
                            rule = by;
                            found.extend(members);
                        }
                    }
                }
                Value::Files(files) => {
                    let own = self.own.clone();
                    found.extend(self.looks.exported(&own, &files, &reference.name));
                }
                Value::Foreign(type_name) => foreign = Some(type_name),
                _ => {}
            }
        }
        if found.is_empty() {
            match foreign.filter(|_| is_outside) {
                Some(type_name) => return self.on_foreign(reference, &type_name),
                None if is_outside => return plain(Rule::External, None),
                None => {}
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
        // By custom, a chain of calls on a new object is of that object.
        if let Some(type_name) = begun(receiver) {
            if !self.type_named(&type_name).is_empty() {
                self.is_exact = constructed(receiver).is_some();
                return self.on_type_named(reference, &type_name);
            }
        }
        self.on_typed(reference, receiver)
    }

    /// The receiver is one of several values: a member of each that is known.
    fn on_one_of(&mut self, reference: &Reference, values: Vec<Value>, written: &str) -> Resolution {
        let mut owners: Vec<Found> = Vec::new();
        let mut is_known = true;
        for value in &values {
            match value {
                Value::Of(types) | Value::Named(types, _) => {
                    owners = joined(owners, types.clone());
                }
                Value::External | Value::Foreign(_) => {}
                _ => is_known = false,
            }
        }
        if owners.is_empty() {
            return self.on_given(reference, merged(values), written);
        }
        let mut resolution = self.on_owners(reference, &owners);
        if !is_known && !resolution.targets.is_empty() {
            // Those are meant, and others may be.
            resolution.rule = Rule::Ambiguous;
            resolution.reason = Some(Reason::UnknownReceiver);
        }
        resolution
    }

    /// The receiver is an expression: a member of what it gives.
    fn on_typed(&mut self, reference: &Reference, receiver: &str) -> Resolution {
        let value = self.value_of(receiver, reference.start, reference.enclosing);
        self.on_given(reference, value, receiver)
    }

    /// A member of a value.
    fn on_given(&mut self, reference: &Reference, value: Value, written: &str) -> Resolution {
        let foreign_members = self.own.language.descriptor.foreign_members;
        match value {
            Value::Of(owners) | Value::Named(owners, _) => self.on_owners(reference, &owners),
            Value::Files(files) => self.on_meaning(reference, Meaning::Files(files), &[written]),
            Value::Foreign(type_name) => self.on_foreign(reference, &type_name),
            // `Option` and `Vec` are the library's, and so are their members, but for what a trait
            // of ours may give them.
            Value::Inside(_) | Value::Many(_) => {
                let own = self.own.clone();
                let is_library = is_common(&reference.name) || own.language.is_library_member(&reference.name);
                let resolution = match is_library {
                    true => return plain(Rule::External, None),
                    false => self.unknown_receiver(reference),
                };
                match resolution.reason {
                    Some(Reason::NoDefinition) => plain(Rule::External, None),
                    _ => resolution,
                }
            }
            Value::External if !foreign_members => plain(Rule::External, None),
            _ => self.unknown_receiver(reference),
        }
    }

    /// A member of a type from outside: one that is given to it here, or none of ours.
    fn on_foreign(&mut self, reference: &Reference, type_name: &str) -> Resolution {
        let own = self.own.clone();
        let found = self
            .looks
            .members_elsewhere(&own, type_name, &reference.name, reference.role);
        if !found.is_empty() {
            return self.choose(Rule::Receiver, found, reference);
        }
        if own.language.descriptor.foreign_members {
            let resolution = self.unknown_receiver(reference);
            let is_library = is_common(&reference.name) || own.language.is_library_member(&reference.name);
            if resolution.reason != Some(Reason::NoDefinition) && !is_library {
                return resolution;
            }
        }
        // It may be a base's that is given ours.
        match self.looks.extends_foreign(&own, &reference.name) {
            true => plain(Rule::Unresolved, Some(Reason::UnknownReceiver)),
            false => plain(Rule::External, None),
        }
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

fn is_lower(name: &str) -> bool {
    name.starts_with(char::is_lowercase)
}

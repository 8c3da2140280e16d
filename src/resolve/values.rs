//! What type an expression has, as far as it is written: calls by what their callee is
//! declared to return, names by what they were declared or assigned, member by member.

use std::sync::Arc;

use super::FileFacts;
use super::names::{Meaning, Resolver};
use super::outline::{Found, Outline};
use super::types::HOLDERS;
use super::written::{Step, cast, constructed, steps, unboxed};
use crate::language::ImportStyle;
use crate::model::{Binding, Reference, RepoPath, Role, Rule, SymbolKind};

/// Types that a value of any type has, in some language.
const TOP_TYPES: &[&str] = &[
    "Any",
    "AnyObject",
    "AnyRef",
    "AnyVal",
    "Object",
    "any",
    "auto",
    "dynamic",
    "id",
    "interface",
    "mixed",
    "object",
    "unknown",
    "var",
    "void",
];

/// Methods that give what a collection holds.
const TABLE_MEMBERS: &[&str] = &["get", "pop", "at", "shift", "find", "setdefault"];

/// What an expression gives.
#[derive(Clone)]
pub(super) enum Value {
    /// An instance of one of these types.
    Of(Vec<Found>),
    /// Such an instance inside something that is no type of ours: `Option<T>`.
    Inside(Vec<Found>),
    /// Many of them: `Vec<T>`.
    Many(Vec<Found>),
    /// What a name means: functions, types, variables; and the types it was found in.
    Named(Vec<Found>, Vec<Found>),
    /// A collection that holds these functions and types.
    Table(Vec<Found>),
    /// A module.
    Files(Vec<RepoPath>),
    /// A function that gives this.
    Giving(Box<Value>),
    /// Something from outside the repository.
    External,
    /// An instance of a type from outside, by its name.
    Foreign(String),
    Unknown,
}

impl Resolver<'_, '_> {
    /// The value of an expression that stands at `at` in `enclosing`.
    pub(super) fn value_of(&mut self, text: &str, at: u32, enclosing: Option<u32>) -> Value {
        let Some(steps) = steps(unboxed(text, &self.own.language.descriptor.transparent_types)) else {
            return Value::Unknown;
        };
        let looks = self.looks;
        let before = (self.place.replace(at), self.is_exact);
        let value = looks.within(Value::Unknown, || self.follow(&steps, at, enclosing));
        (self.place, self.is_exact) = before;
        value
    }

    fn follow(&mut self, steps: &[Step<'_>], at: u32, enclosing: Option<u32>) -> Value {
        let Some((head, mut rest)) = steps.split_first() else {
            return Value::Unknown;
        };
        let mut value = match head {
            // Not `External`: an extension may give a text a member of ours.
            Step::Literal => return Value::Unknown,
            Step::Table(table) => self.held_in(table, at, enclosing),
            Step::Group(inner) => match cast(inner) {
                Some(type_name) => self.instance_of(type_name, at, enclosing),
                None => self.value_of(&inner[1..inner.len() - 1], at, enclosing),
            },
            Step::New(name) => {
                if matches!(rest.first(), Some(Step::Call)) {
                    rest = &rest[1..];
                }
                self.instance_of(name, at, enclosing)
            }
            Step::Name(name) => match self.leading_path(steps, at, enclosing) {
                Some((value, used)) => {
                    rest = &steps[used..];
                    value
                }
                None => {
                    let is_called = matches!(rest.first(), Some(Step::Call));
                    self.head(name, is_called, at, enclosing)
                }
            },
            Step::Call | Step::Index | Step::Unwrap => return Value::Unknown,
        };
        for (nth, step) in rest.iter().enumerate() {
            value = match step {
                Step::Name("0") => self.payload(value),
                Step::Name(name) => {
                    let is_called = matches!(rest.get(nth + 1), Some(Step::Call));
                    self.member_of(value, name, is_called)
                }
                Step::Call => self.called(value),
                Step::Unwrap => match self.settled(value) {
                    Value::Inside(types) => Value::Of(types),
                    other => other,
                },
                Step::Index => match self.settled(value) {
                    Value::Table(functions) => Value::Named(functions, Vec::new()),
                    Value::Many(types) | Value::Inside(types) => Value::Of(types),
                    // An element of a C array has the array's declared type.
                    value if self.own.language.descriptor.import_style == ImportStyle::Include => value,
                    _ => Value::Unknown,
                },
                Step::Literal | Step::Table(_) | Step::Group(_) | Step::New(_) => Value::Unknown,
            };
            if matches!(value, Value::Unknown) {
                return value;
            }
        }
        self.settled(value)
    }

    /// What a literal collection of names holds, as far as that is functions and types.
    fn held_in(&mut self, table: &str, at: u32, enclosing: Option<u32>) -> Value {
        let mut held = Vec::new();
        for name in table[1..table.len() - 1].split(',').filter(|name| !name.is_empty()) {
            let value = self.value_of(name, at, enclosing);
            held = joined(held, functions(value).unwrap_or_default());
        }
        match held.is_empty() {
            true => Value::Unknown,
            false => Value::Table(held),
        }
    }

    /// A path of names that begins with a module or a definition: what it means as a whole,
    /// and how many steps it takes.
    fn leading_path(&mut self, steps: &[Step<'_>], at: u32, enclosing: Option<u32>) -> Option<(Value, usize)> {
        let names: Vec<&str> = steps
            .iter()
            .map_while(|step| match step {
                Step::Name(name) => Some(*name),
                _ => None,
            })
            .collect();
        let head = *names.first()?;
        let own = self.own.clone();
        let descriptor = &own.language.descriptor;
        let is_own = |words: &[String]| words.iter().any(|word| word == head);
        let is_local = self.binding(head, at).is_some() || self.implied_member(head, enclosing).is_some();
        if names.len() < 2 || is_own(&descriptor.self_names) || is_own(&descriptor.super_names) || is_local {
            return None;
        }
        match self.looks.path_in(&own, &names)? {
            Meaning::Defs(found) if !found.is_empty() => Some((Value::Named(found, Vec::new()), names.len())),
            Meaning::Files(files) => Some((Value::Files(files), names.len())),
            Meaning::External => Some((Value::External, names.len())),
            _ => None,
        }
    }

    /// What the first name of an expression means.
    fn head(&mut self, name: &str, is_called: bool, at: u32, enclosing: Option<u32>) -> Value {
        let own = self.own.clone();
        let descriptor = &own.language.descriptor;
        let bare = if descriptor.dollar_names {
            name
        } else {
            name.trim_start_matches('$')
        };
        if descriptor.self_names.iter().any(|s| s == name || s == bare) {
            return match self.self_value(at, enclosing) {
                // `Self::new()`, `Self { … }`: the type itself.
                Value::Of(owner) if name.starts_with(char::is_uppercase) => Value::Named(owner, Vec::new()),
                value => value,
            };
        }
        if descriptor.super_names.iter().any(|s| s == name) {
            let owner = self.enclosing_types(enclosing).into_iter().next();
            let (bases, _) = owner.map(|owner| self.looks.bases(&owner)).unwrap_or_default();
            return if bases.is_empty() {
                Value::Unknown
            } else {
                Value::Of(bases.to_vec())
            };
        }
        let bindings = self.bindings(bare, at);
        if !bindings.is_empty() {
            if is_called && bindings.iter().any(|b| b.type_name.is_some()) {
                return Value::Unknown;
            }
            return merged(bindings.iter().map(|b| self.held_in_local(b, enclosing)).collect());
        }
        if is_called && descriptor.self_calls.iter().any(|call| call == name) {
            return Value::Giving(Box::new(self.self_value(at, enclosing)));
        }
        if is_called {
            let call = Reference {
                role: Role::Call,
                name: name.to_owned(),
                receiver: None,
                arguments: None,
                arity: None,
                start: at,
                line: 0,
                enclosing,
            };
            let resolution = self.bare(&call);
            let targets = resolution.targets.iter().filter_map(|target| {
                let outline = self.looks.file(target.path.as_ref())?;
                let ordinal = outline.defs.iter().position(|def| def.key == target.key)? as u32;
                Some(Found { outline, ordinal })
            });
            return match resolution.rule {
                Rule::External => Value::External,
                Rule::Ambiguous | Rule::Unresolved => Value::Unknown,
                _ => Value::Named(targets.collect(), Vec::new()),
            };
        }
        let path = [name];
        match self
            .implied_member(name, enclosing)
            .or_else(|| self.looks.path_in(&own, &path))
        {
            Some(Meaning::Defs(found)) => Value::Named(found, Vec::new()),
            Some(Meaning::Files(files)) => Value::Files(files),
            Some(Meaning::External) => Value::External,
            Some(Meaning::Missing(_)) => Value::Unknown,
            // Ruby's `dup` is a call, and what it gives may be ours.
            None if own.language.is_builtin(name) && !descriptor.bare_calls => Value::External,
            None => Value::Unknown,
        }
    }

    /// What a local holds, as far as it is declared or assigned.
    pub(super) fn held_in_local(&mut self, local: &Binding, enclosing: Option<u32>) -> Value {
        let at = local.at;
        match (&local.type_name, &local.value) {
            (Some(type_name), _) => self.instance_of(type_name, at, enclosing),
            (None, Some(value)) => {
                // Locals assigned from one another in many branches lead from each to all: how many
                // steps are left decides, too.
                let question = (at, enclosing, self.looks.hops.get());
                if let Some(known) = self.held.get(&question) {
                    return known.clone();
                }
                let value = unboxed(value, &self.own.language.descriptor.transparent_types);
                let before = self.place.replace(at);
                let held = match (self.value_of(value, at, enclosing), constructed(value)) {
                    (Value::Unknown, Some(type_name)) => self.instance_of(&type_name, at, enclosing),
                    (value, _) => value,
                };
                self.place = before;
                self.held.insert(question, held.clone());
                held
            }
            (None, None) => Value::Unknown,
        }
    }

    /// The innermost of some type tests that says more than is known already: a base of the
    /// known type does not, nor a name that is no type here.
    pub(super) fn narrowed<'b>(&mut self, tests: &[&'b Binding], known: &Value) -> Option<&'b Binding> {
        for test in tests {
            let tested = test.type_name.as_deref().unwrap_or_default();
            let types = self.type_named(tested);
            match known {
                Value::Of(known) if types.is_empty() && !known.is_empty() => {}
                Value::Of(known) if known.iter().all(|k| self.looks.descends(k, &types)) => {}
                Value::Named(..) | Value::Inside(_) | Value::Many(_) if types.is_empty() => {}
                _ if types.is_empty() && !self.own.language.is_builtin(tested) => {}
                _ => return Some(test),
            }
        }
        None
    }

    /// A member of a value.
    fn member_of(&mut self, value: Value, name: &str, is_called: bool) -> Value {
        let own = self.own.clone();
        let descriptor = &own.language.descriptor;
        let name = match descriptor.dollar_names {
            true => name,
            false => name.trim_start_matches('$'),
        };
        let value = self.settled(value);
        if is_called && descriptor.self_calls.iter().any(|call| call == name) {
            return Value::Giving(Box::new(value));
        }
        if descriptor.context_members.iter().any(|member| member == name) {
            return self.entered(value, &descriptor.context_members);
        }
        let owners = match value {
            Value::Of(types) => types,
            Value::Inside(types) => {
                return match descriptor.optional_members.iter().any(|m| m == name) {
                    true => Value::Giving(Box::new(Value::Of(types))),
                    false => Value::Unknown,
                };
            }
            Value::Many(types) => {
                let is_in = |members: &[String]| members.iter().any(|m| m == name);
                let value = match () {
                    () if is_in(&descriptor.collection_members) => Value::Many(types),
                    () if !is_in(&descriptor.element_members) => Value::Unknown,
                    () if descriptor.optional_types.is_empty() => Value::Of(types),
                    () => Value::Inside(types),
                };
                return if is_called {
                    Value::Giving(Box::new(value))
                } else {
                    Value::Unknown
                };
            }
            Value::Named(found, _) => found,
            Value::Files(files) => {
                let found = self.looks.exported(&own, &files, name);
                return match found.is_empty() {
                    true => Value::Unknown,
                    false => Value::Named(found, Vec::new()),
                };
            }
            Value::Foreign(type_name) => {
                let found = self.looks.members_elsewhere(&own, &type_name, name, Role::Value);
                return match found.is_empty() {
                    true => Value::Unknown,
                    false => Value::Named(found, Vec::new()),
                };
            }
            Value::Table(functions) => {
                return match TABLE_MEMBERS.contains(&name) {
                    true => Value::Giving(Box::new(Value::Named(functions, Vec::new()))),
                    false => Value::Unknown,
                };
            }
            Value::Giving(_) | Value::External | Value::Unknown => return Value::Unknown,
        };
        // Of a future, the value.
        if name == "await" && descriptor.import_style == ImportStyle::CratePath {
            return Value::Of(owners);
        }
        let mut found = Vec::new();
        for owner in &owners {
            if let Some((_, members)) = self.members(owner, name, Role::Value) {
                found.extend(members);
            }
        }
        // A field and a method may share a name.
        if found.iter().any(|f| f.def().kind.is_callable() == is_called) {
            found.retain(|f| f.def().kind.is_callable() == is_called);
        }
        if !found.is_empty() {
            return Value::Named(found, owners);
        }
        Value::Unknown
    }

    /// What a context manager binds: of a generator, what it yields; else what the method says,
    /// or the manager itself.
    fn entered(&mut self, value: Value, methods: &[String]) -> Value {
        let types = match value {
            Value::Many(types) => return Value::Giving(Box::new(Value::Of(types))),
            Value::Of(types) => types,
            other => return Value::Giving(Box::new(other)),
        };
        for name in methods {
            let members = types.iter().filter_map(|owner| self.members(owner, name, Role::Value));
            let members: Vec<Found> = members.flat_map(|(_, found)| found).collect();
            let all = members.iter().map(|m| self.returned(m, &types)).collect();
            if let Value::Of(types) = merged(all) {
                return Value::Giving(Box::new(Value::Of(types)));
            }
        }
        Value::Giving(Box::new(Value::Of(types)))
    }

    /// What a variant or a type around one thing holds.
    fn payload(&mut self, value: Value) -> Value {
        let (Value::Named(found, _) | Value::Of(found)) = value else {
            return Value::Unknown;
        };
        let holds = |f: &Found| {
            f.def().type_name.is_some() && (f.def().kind.is_type() || f.def().kind == SymbolKind::EnumMember)
        };
        let all = found
            .iter()
            .filter(|f| holds(f))
            .map(|f| self.returned(f, &[]))
            .collect();
        merged(all)
    }

    /// What calling a value gives.
    fn called(&mut self, value: Value) -> Value {
        let (found, owners) = match value {
            Value::Giving(value) => return *value,
            Value::Named(found, owners) => (found, owners),
            // What is ours may come back from elsewhere: `first(ours)`.
            _ => return Value::Unknown,
        };
        let mut all: Vec<Value> = Vec::new();
        for one in found {
            let def = one.def();
            all.push(match def.kind {
                _ if one.outline.is_type(one.ordinal) => Value::Of(vec![one]),
                SymbolKind::Function | SymbolKind::Method => self.returned(&one, &owners),
                SymbolKind::Constructor | SymbolKind::EnumMember => enclosing_type(&one),
                _ => Value::Unknown,
            });
        }
        merged(all)
    }

    /// The functions and types that variables hold, if all of them hold some.
    pub(super) fn held_by(&mut self, variables: &[Found]) -> Option<Vec<Found>> {
        let mut held = Vec::new();
        for one in variables {
            let def = one.def();
            let is_variable = matches!(
                def.kind,
                SymbolKind::Variable | SymbolKind::Constant | SymbolKind::Field | SymbolKind::Property
            );
            if !is_variable || def.type_name.is_some() || one.outline.is_like_a_type(one.ordinal) {
                return None;
            }
            held.extend(functions(self.given(one, &[]))?);
        }
        (!held.is_empty()).then_some(held)
    }

    /// What a variable, field or property holds; a type holds nothing.
    pub(super) fn instance(&mut self, of: &Found) -> Value {
        match of.def().kind {
            SymbolKind::EnumMember => enclosing_type(of),
            _ if of.outline.is_like_a_type(of.ordinal) => Value::Unknown,
            _ => self.returned(of, &[]),
        }
    }

    /// A name's value: of a variable its type's, of a property what it returns.
    fn settled(&mut self, value: Value) -> Value {
        let Value::Named(found, owners) = value else {
            return value;
        };
        if found.is_empty() {
            return Value::Unknown;
        }
        let mut all: Vec<Value> = Vec::new();
        for one in &found {
            if one.outline.is_like_a_type(one.ordinal) || one.def().kind == SymbolKind::Module {
                continue;
            }
            // Where a bare name is no call, a function is a value of its own.
            if one.def().kind == SymbolKind::Function && !one.outline.language.descriptor.bare_calls {
                continue;
            }
            let value = match one.def().kind {
                SymbolKind::Function if one.outline.is_top_level(one.ordinal) => Value::Unknown,
                SymbolKind::EnumMember => enclosing_type(one),
                _ => self.returned(one, &owners),
            };
            all.push(match value {
                // Not a property, as far as anybody can tell: the method itself.
                Value::Unknown if one.def().kind == SymbolKind::Method => Value::Named(vec![one.clone()], Vec::new()),
                value => value,
            });
        }
        if all.is_empty() {
            return Value::Named(found, owners);
        }
        merged(all)
    }

    /// The declared type of a variable or field, or of what a function returns, in the file
    /// where it is declared; `Self` means what the function was found in.
    fn returned(&mut self, of: &Found, owners: &[Found]) -> Value {
        let def = of.def();
        let Some(type_name) = def.type_name.clone() else {
            return self.given(of, owners);
        };
        let (value, holder, bare) = held(&type_name);
        if !holder.is_empty() {
            // A type of ours may have the name of the library's.
            let own = self.looks.type_named(&of.outline, holder);
            if !own.is_empty() {
                return Value::Of(own);
            }
        }
        let own_name = |name: &str| matches!(name, "Self" | "self" | "static" | "this");
        // A type parameter of a type of this file is what it is bound by around here.
        let here = self.place.filter(|_| of.is_in(&self.own));
        if let Some((at, bound)) = here.and_then(|at| Some((at, self.bound(bare, at)?))) {
            let looks = self.looks;
            return looks.within(Value::Unknown, || self.instance_of(&bound, at, None));
        }
        let types = if own_name(bare) {
            match owners.is_empty() {
                true => self
                    .looks
                    .enclosing_types(&of.outline, Some(of.ordinal))
                    .into_iter()
                    .take(1)
                    .collect(),
                false => owners.to_vec(),
            }
        } else {
            self.looks.type_named(&of.outline, bare)
        };
        if !types.is_empty() {
            return value(types);
        }
        self.outside(&of.outline, bare)
    }

    /// What the expression that a definition returns or is assigned gives, where it stands.
    fn given(&mut self, of: &Found, owners: &[Found]) -> Value {
        let Some(value) = of.def().value.clone() else {
            return Value::Unknown;
        };
        let descriptor = &of.outline.language.descriptor;
        if !owners.is_empty() && descriptor.self_names.iter().any(|s| **s == *value) {
            return Value::Of(owners.to_vec());
        }
        let key = (of.outline.path.clone(), of.ordinal);
        if let Some(known) = self.looks.given.borrow().get(&key) {
            return known.clone();
        }
        // Until it is known it is not: functions that return each other's results end here.
        self.looks.given.borrow_mut().insert(key.clone(), Value::Unknown);
        self.looks.read_outline(&of.outline);
        let file = FileFacts {
            outline: of.outline.clone(),
            references: &[],
            bindings: &[],
            layer: None,
        };
        let mut there = Resolver::new(self.looks, &file);
        // Only its file's own names count: it has no locals.
        let values = value.split('|');
        let given = merged(
            values
                .map(|value| there.value_of(value, u32::MAX, Some(of.ordinal)))
                .collect(),
        );
        self.looks.given.borrow_mut().insert(key, given.clone());
        given
    }

    /// The bound of a type parameter that is visible at `at`.
    pub(super) fn bound(&mut self, name: &str, at: u32) -> Option<String> {
        let bound = self.binding(name, at)?.type_name.clone()?;
        // `where Ours: Default` says no more of a type than it is.
        (bound != name && self.type_named(name).is_empty()).then_some(bound)
    }

    /// What `self` is: an instance of the type around; where methods stand outside it, that may
    /// be a type parameter, or a type from elsewhere.
    pub(super) fn self_value(&mut self, at: u32, enclosing: Option<u32>) -> Value {
        if let Some(owner) = self.enclosing_types(enclosing).into_iter().next() {
            return Value::Of(vec![owner]);
        }
        let own = self.own.clone();
        let mut around = std::iter::successors(enclosing, |o| own.def(*o).parent);
        let Some(method) = around.find(|o| own.def(*o).kind == SymbolKind::Method) else {
            return Value::Unknown;
        };
        let Some((owner, _)) = own.def(method).qualified.rsplit_once('.') else {
            return Value::Unknown;
        };
        let owner = owner.rsplit('.').next().unwrap_or(owner);
        match self.bound(owner, at) {
            Some(bound) => {
                let looks = self.looks;
                looks.within(Value::Unknown, || self.instance_of(&bound, at, None))
            }
            // `impl Ours for Arc<Store>`: what is in it is not kept.
            None if own.language.descriptor.transparent_types.iter().any(|t| t == owner) => Value::Unknown,
            None => self.outside(&own, owner),
        }
    }

    /// An instance of a type written in this file; a type parameter is what it is bound by.
    pub(super) fn instance_of(&mut self, type_name: &str, at: u32, enclosing: Option<u32>) -> Value {
        let own = self.own.clone();
        let (value, holder, bare) = held(type_name);
        let own_holder = if holder.is_empty() {
            Vec::new()
        } else {
            self.type_named(holder)
        };
        if !own_holder.is_empty() {
            return Value::Of(own_holder);
        }
        if own.language.descriptor.self_names.iter().any(|s| s == bare) {
            return self.self_value(at, enclosing);
        }
        if let Some(bound) = self.bound(bare, at) {
            let looks = self.looks;
            return looks.within(Value::Unknown, || self.instance_of(&bound, at, enclosing));
        }
        let types = self.type_named(bare);
        if !types.is_empty() {
            return value(types);
        }
        self.outside(&own, bare)
    }

    /// A type that is none of ours: a type of everything may still hold ours.
    fn outside(&self, context: &Arc<Outline>, type_name: &str) -> Value {
        match self.looks.is_external_type(context, type_name) {
            true if !TOP_TYPES.contains(&type_name) => Value::Foreign(
                type_name
                    .rsplit(['.', ':', '\\'])
                    .next()
                    .unwrap_or(type_name)
                    .to_owned(),
            ),
            _ => Value::Unknown,
        }
    }

    /// A member of the types around, where the language lets `name` stand for `this.name`.
    fn implied_member(&mut self, name: &str, enclosing: Option<u32>) -> Option<Meaning> {
        if !self.own.language.descriptor.implicit_self {
            return None;
        }
        let owners = self.enclosing_types(enclosing);
        let found = owners.iter().find_map(|owner| self.members(owner, name, Role::Value));
        found.map(|(_, found)| Meaning::Defs(found))
    }
}

/// The functions and types that a value is one of, if it is nothing else.
pub(super) fn functions(value: Value) -> Option<Vec<Found>> {
    let Value::Named(found, _) = value else {
        return None;
    };
    let can_be_called = |f: &Found| f.def().kind.is_callable() || f.outline.is_type(f.ordinal);
    (!found.is_empty() && found.iter().all(can_be_called)).then_some(found)
}

/// The type that a constructor or a member of an enumeration stands in.
fn enclosing_type(of: &Found) -> Value {
    let around = of.def().parent.filter(|ordinal| of.outline.is_type(*ordinal));
    around.map_or(Value::Unknown, |ordinal| {
        Value::Of(vec![Found {
            ordinal,
            outline: of.outline.clone(),
        }])
    })
}

/// What holds a type, its name, and the type: `Option?T` is an option of `T`, `Vec[T` a
/// collection, `[T` an array.
fn held(type_name: &str) -> (fn(Vec<Found>) -> Value, &str, &str) {
    let Some(at) = type_name.find(HOLDERS) else {
        return (Value::Of, "", type_name);
    };
    let (holder, rest) = type_name.split_at(at);
    let value = if rest.starts_with('?') {
        Value::Inside
    } else {
        Value::Many
    };
    (value, holder, &rest[1..])
}

/// One value for several: overloads that do not all say what they give say nothing.
pub(super) fn merged(mut all: Vec<Value>) -> Value {
    if all.len() == 1 {
        return all.remove(0);
    }
    let all = all.into_iter().reduce(|known, value| match (known, value) {
        (Value::Of(a), Value::Of(b)) => Value::Of(joined(a, b)),
        (Value::Named(a, _), Value::Named(b, _)) => Value::Named(joined(a, b), Vec::new()),
        (Value::Inside(a), Value::Inside(b)) => Value::Inside(joined(a, b)),
        (Value::Many(a), Value::Many(b)) => Value::Many(joined(a, b)),
        (Value::Table(a), Value::Table(b)) => Value::Table(joined(a, b)),
        (Value::Files(a), Value::Files(b)) => Value::Files([a, b].concat()),
        (Value::External | Value::Foreign(_), Value::External | Value::Foreign(_)) => Value::External,
        _ => Value::Unknown,
    });
    all.unwrap_or(Value::Unknown)
}

/// Types of both, each once.
pub(super) fn joined(mut known: Vec<Found>, more: Vec<Found>) -> Vec<Found> {
    for one in more {
        if !known.iter().any(|k| k.same(&one)) {
            known.push(one);
        }
    }
    known
}

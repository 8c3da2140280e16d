//! What a bare name means where it stands: a local, or what is defined in the functions around.

use super::Found;
use super::names::{Resolver, fits, plain, resolved, several};
use super::values::{Value, functions, merged};
use crate::model::{Binding, Reason, Reference, Resolution, Role, Rule, SymbolKind};

/// What stands for no value.
const NOTHING: &[&str] = &["None", "nil", "null", "NULL", "undefined"];

impl<'f> Resolver<'_, 'f> {
    /// A function defined inside an enclosing function, or a local variable.
    pub(super) fn local(&mut self, reference: &Reference) -> Option<Resolution> {
        // Ruby's and Java's `f(1)` calls a method whatever `f` holds.
        let descriptor = &self.own.language.descriptor;
        let is_method = descriptor.methods_apart || descriptor.mixin_modules && reference.arity.is_some();
        let bindings = match is_method && reference.role == Role::Call {
            true => Vec::new(),
            false => self.bindings(&reference.name, reference.start),
        };
        let defined = self.defined_around(reference);
        let mut nested: Option<u32> = None;
        let mut at = reference.enclosing;
        let mut within: Option<u32> = None;
        while let Some(around) = at {
            let def = self.own.def(around);
            if def.kind.is_callable() {
                // A method stands in an anonymous class there, and is a name for its other
                // methods only; so is a field, which may not be called everywhere.
                let is_in_class = within.is_some_and(|o| self.own.def(o).kind == SymbolKind::Method);
                let inner = self.own.named(&reference.name).iter().copied().find(|o| {
                    let candidate = self.own.def(*o);
                    let is_name = match candidate.kind {
                        SymbolKind::Method => is_in_class && self.own.language.descriptor.implicit_self,
                        kind => reference.role != Role::Call || self.own.calls(kind),
                    };
                    candidate.parent == Some(around) && is_name && fits(candidate, reference.role)
                });
                if inner.is_some() {
                    nested = inner;
                    break;
                }
            }
            within = Some(around);
            at = def.parent;
        }
        match (nested.or(defined), &bindings[..]) {
            // The nested function is a child of the innermost function: it is nearer than
            // any binding of that function's parameters with another name; same names do not both occur.
            (Some(inner), _) => Some(resolved(
                Rule::Local,
                Found {
                    outline: self.own.clone(),
                    ordinal: inner,
                },
            )),
            (None, []) => None,
            (None, bindings) => {
                // `f = load; f()`: the local stands for what it was assigned.
                let held = bindings.iter().map(|binding| match (reference.role, &binding.value) {
                    (Role::Call, Some(value)) => self.value_of(value, binding.at, reference.enclosing),
                    _ => Value::Unknown,
                });
                if let Some(functions) = functions(merged(held.collect())) {
                    return Some(several(Rule::Value, functions));
                }
                Some(plain(Rule::Unresolved, Some(Reason::LocalValue)))
            }
        }
    }

    /// What is defined around a reference in a scope outside every named function, if no local
    /// is nearer.
    fn defined_around(&self, reference: &Reference) -> Option<u32> {
        let nearest = self
            .visible(&reference.name, reference.start)
            .find(|b| !b.is_narrowed)?;
        nearest
            .symbol
            .filter(|ordinal| fits(self.own.def(*ordinal), reference.role))
    }

    /// The local of that name that counts at `at`: the innermost; what a type test says of it,
    /// if that says more.
    pub(super) fn binding(&mut self, name: &str, at: u32) -> Option<&'f Binding> {
        let mut visible = self.visible(name, at).filter(|b| b.symbol.is_none());
        let first = visible.next()?;
        if !first.is_narrowed {
            let mut others = std::iter::once(first).chain(visible);
            return others.find(|b| !b.is_possible && !b.is_narrowed).or(Some(first));
        }
        let mut tests = vec![first];
        let bound = visible.find(|b| {
            if b.is_narrowed {
                tests.push(b);
            }
            !b.is_narrowed
        });
        let known = bound.map_or(Value::Unknown, |b| self.held_in_local(b, None));
        self.narrowed(&tests, &known).or(bound)
    }

    /// The locals of that name one of which counts at `at`: what branches before it assigned,
    /// and what counts if none of them ran.
    pub(super) fn bindings(&mut self, name: &str, at: u32) -> Vec<&'f Binding> {
        let visible = self.visible(name, at).filter(|b| b.symbol.is_none());
        let mut all: Vec<&Binding> = visible.take_while(|b| b.is_possible).collect();
        all.extend(self.binding(name, at));
        // Of nothing no member is called.
        let is_nothing =
            |b: &&Binding| b.type_name.is_none() && b.value.as_deref().is_some_and(|v| NOTHING.contains(&v));
        if all.len() > 1 && !all.iter().all(is_nothing) {
            all.retain(|b| !is_nothing(b));
        }
        all
    }

    /// Whether a local holds one value only, as far as it is seen at `at`.
    pub(super) fn is_bound_once(&self, name: &str, at: u32) -> bool {
        let values = self.visible(name, at).filter(|b| b.symbol.is_none());
        let mut bound = values.filter(|b| !b.is_narrowed);
        bound.next().is_some_and(|b| !b.may_change) && bound.next().is_none()
    }

    /// The bindings of a name that are visible at `at`, innermost first.
    fn visible(&self, name: &str, at: u32) -> impl Iterator<Item = &'f Binding> + use<'f> {
        let bindings = self.file.bindings;
        let place = |n: &u32| (bindings[*n as usize].name.as_str(), bindings[*n as usize].scope_start);
        let from = self.locals.partition_point(|n| place(n).0 < name);
        let len = self.locals[from..].partition_point(|n| place(n) <= (name, at));
        let all = self.locals.clone();
        (from..from + len)
            .rev()
            .map(move |n| &bindings[all[n] as usize])
            .filter(move |b| at < b.scope_end)
    }
}

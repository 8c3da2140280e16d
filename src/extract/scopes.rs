//! Local names: which scope each is visible in, and which of them matter.

use crate::model::{Binding, Reference, Span, Symbol, SymbolKind};
use fxhash::{FxHashMap, FxHashSet};

/// A name bound somewhere, before its scope is known.
pub(super) struct RawBinding {
    /// Written `$name`: only what is written so can mean it.
    pub(super) sigil: bool,
    pub(super) name: String,
    pub(super) at: u32,
    /// Where what it is assigned ends, or itself.
    pub(super) end: u32,
    /// Where it begins to be visible, if that is not the start of its scope.
    pub(super) from: Option<u32>,
    /// The region it is visible in, if that is not the innermost scope around it: where a
    /// type test holds.
    pub(super) within: Option<(u32, u32)>,
    pub(super) type_name: Option<String>,
    pub(super) value: Option<String>,
    /// It may hold another value from the beginning.
    pub(super) may_change: bool,
}

/// A block of a scope that may not run.
pub(super) struct Branch {
    pub(super) start: u32,
    pub(super) end: u32,
    /// Where what it assigned comes together with what other branches did.
    pub(super) joined: u32,
    pub(super) is_loop: bool,
}

impl RawBinding {
    /// Where it is visible, but for what stands before it.
    pub(super) fn scope(&self, scopes: &Scopes) -> Option<(u32, u32)> {
        let around = || scopes.around(self.at).map(|scope| (scope.start, scope.end));
        self.within.or_else(around)
    }
}

/// The regions with local names, in order of position, outer before inner.
#[derive(Default)]
pub(super) struct Scopes {
    spans: Vec<Span>,
    parents: Vec<Option<usize>>,
}

impl Scopes {
    pub(super) fn new(mut spans: Vec<Span>) -> Scopes {
        spans.sort_by_key(|s| (s.start, std::cmp::Reverse(s.end)));
        spans.dedup();
        let mut parents = Vec::with_capacity(spans.len());
        let mut open: Vec<usize> = Vec::new();
        for (n, span) in spans.iter().enumerate() {
            while open.last().is_some_and(|o| spans[*o].end <= span.start) {
                open.pop();
            }
            parents.push(open.last().copied());
            open.push(n);
        }
        Scopes { spans, parents }
    }

    /// The innermost scope around a byte.
    pub(super) fn around(&self, at: u32) -> Option<Span> {
        self.all_around(at).next()
    }

    /// The scopes around a byte, innermost first.
    pub(super) fn all_around(&self, at: u32) -> impl Iterator<Item = Span> {
        let last = self.spans.partition_point(|s| s.start <= at).checked_sub(1);
        std::iter::successors(last, |n| self.parents[*n])
            .map(|n| self.spans[n])
            .filter(move |span| at < span.end)
    }

    /// Bindings with their scopes; only those whose name some reference uses as
    /// callee or as the head of its receiver.
    pub(super) fn bind(
        &self,
        mut raw: Vec<RawBinding>,
        nonlocal: &[(String, u32)],
        reassigned: &[(String, u32)],
        branches: &[Branch],
        references: &[Reference],
        sigils: &FxHashSet<u32>,
        dollar_names: bool,
    ) -> Vec<Binding> {
        // Several patterns may bind one name: what one does not say, another may.
        raw.sort_by_key(|raw| (raw.at, raw.within));
        raw.dedup_by(|later, earlier| {
            let same = (later.at, later.within) == (earlier.at, earlier.within) && later.name == earlier.name;
            if same {
                earlier.type_name = earlier.type_name.take().or(later.type_name.take());
                earlier.value = earlier.value.take().or(later.value.take());
                earlier.from = earlier.from.max(later.from);
                earlier.may_change |= later.may_change;
            }
            same
        });
        let mut used: FxHashSet<&str> = FxHashSet::default();
        let mut with_sigil: FxHashSet<&str> = FxHashSet::default();
        for reference in references {
            match &reference.receiver {
                Some(receiver) => {
                    used.insert(head(receiver, dollar_names));
                    if receiver.contains('$') {
                        with_sigil.insert(head(receiver, dollar_names));
                    }
                }
                None => {
                    used.insert(&reference.name);
                    if sigils.contains(&reference.start) {
                        with_sigil.insert(&reference.name);
                    }
                }
            }
        }
        // A local's type may be a type parameter, and its value another local.
        let mut named: FxHashMap<&str, Vec<&RawBinding>> = FxHashMap::default();
        for binding in &raw {
            named.entry(&binding.name).or_default().push(binding);
        }
        let mut said: FxHashSet<String> = FxHashSet::default();
        let mut open: Vec<&str> = used.iter().copied().collect();
        while let Some(name) = open.pop() {
            for binding in named.get(name).into_iter().flatten() {
                let value = binding.value.as_deref().map(|v| head(v, dollar_names));
                for more in [binding.type_name.as_deref(), value].into_iter().flatten() {
                    let more = more.rsplit(['?', '[']).next().unwrap_or(more);
                    if !used.contains(more) && said.insert(more.to_owned()) {
                        open.push(more);
                    }
                }
            }
        }
        let mut changed: FxHashMap<&str, Vec<u32>> = FxHashMap::default();
        for (name, at) in reassigned.iter().chain(nonlocal) {
            changed.entry(name).or_default().push(*at);
        }
        let nonlocal: FxHashSet<(&str, u32)> = nonlocal
            .iter()
            .filter_map(|(name, at)| Some((name.as_str(), self.around(*at)?.start)))
            .collect();
        let mut bound: FxHashSet<(String, u32, u32)> = FxHashSet::default();
        let mut bindings: Vec<Binding> = raw
            .into_iter()
            .filter(|raw| {
                let used = if raw.sigil { &with_sigil } else { &used };
                used.contains(raw.name.as_str()) || !raw.sigil && said.contains(&raw.name)
            })
            .flat_map(|raw| {
                let Some((start, mut end)) = raw.scope(self) else {
                    return Vec::new();
                };
                let is_narrowed = raw.within.is_some();
                let mut from = raw.from.unwrap_or(start);
                if is_narrowed {
                    // What asserts it holds from there on, and what is assigned anew is another value.
                    from = start.max(if raw.at >= start { raw.end } else { 0 });
                    let again = reassigned.iter().filter(|(name, _)| *name == raw.name);
                    let again = again.map(|(_, at)| *at).filter(|at| (from..end).contains(at));
                    end = again.min().unwrap_or(end);
                } else if raw.from.is_none() && !bound.insert((raw.name.clone(), start, end)) {
                    // The first holds in the whole scope, as far as loops lead back; others from where they stand.
                    from = raw.end;
                }
                if nonlocal.contains(&(raw.name.as_str(), start)) {
                    return Vec::new();
                }
                let mut changes = changed.get(raw.name.as_str()).into_iter().flatten();
                let binding = Binding {
                    may_change: raw.may_change || changes.any(|at| (start..end).contains(at)),
                    name: raw.name,
                    at: raw.at,
                    scope_start: from.min(end),
                    scope_end: end,
                    type_name: raw.type_name,
                    value: raw.value,
                    is_narrowed,
                    symbol: None,
                    is_possible: false,
                };
                let in_branch = match from > start && raw.from.is_none() && !is_narrowed {
                    true => in_branch(branches, raw.at, (start, end)),
                    false => None,
                };
                let Some((branch_end, possible_from)) = in_branch else {
                    return vec![binding];
                };
                let possible = Binding {
                    scope_start: possible_from,
                    is_possible: true,
                    ..binding.clone()
                };
                let certain = Binding {
                    scope_end: branch_end,
                    ..binding
                };
                vec![certain, possible]
            })
            .collect();
        sort(&mut bindings);
        bindings.dedup();
        bindings
    }

    /// What is defined in a scope outside every named function, where some reference may mean it.
    pub(super) fn defined(&self, symbols: &[Symbol], references: &[Reference]) -> Vec<Binding> {
        let bare = references.iter().filter(|r| r.receiver.is_none());
        let used: FxHashSet<&str> = bare.map(|r| r.name.as_str()).collect();
        let is_inner = |symbol: &Symbol| {
            let parent = symbol.parent.map(|p| symbols[p as usize].kind);
            (symbol.kind == SymbolKind::Function || symbol.kind.is_type())
                && !parent.is_some_and(|kind| kind.is_callable() || kind.is_type())
        };
        let inner = (0u32..).zip(symbols).filter(|(_, symbol)| is_inner(symbol));
        inner
            .filter(|(_, symbol)| used.contains(symbol.name.as_str()))
            .filter_map(|(ordinal, symbol)| {
                // A function is a scope too, but its name is visible around it.
                let is_own = |scope: &Span| symbol.span.start <= scope.start && scope.end <= symbol.span.end;
                let scope = self.all_around(symbol.span.start).find(|scope| !is_own(scope))?;
                Some(Binding {
                    name: symbol.name.clone(),
                    at: symbol.name_span.start,
                    scope_start: scope.start,
                    scope_end: scope.end,
                    type_name: None,
                    value: None,
                    is_narrowed: false,
                    is_possible: false,
                    may_change: false,
                    symbol: Some(ordinal),
                })
            })
            .collect()
    }
}

/// By scope, outer before inner.
pub(super) fn sort(bindings: &mut [Binding]) {
    let place = |b: &Binding| (b.scope_start, std::cmp::Reverse(b.scope_end), b.at);
    bindings.sort_by(|a, b| place(a).cmp(&place(b)).then_with(|| a.name.cmp(&b.name)));
}

/// Of what is assigned in a branch of a scope: the end of the branch, till where it is certain, and
/// from where on it is possible.
fn in_branch(branches: &[Branch], at: u32, (start, end): (u32, u32)) -> Option<(u32, u32)> {
    let around = || {
        branches
            .iter()
            .filter(|b| b.start >= start && b.end <= end && (b.start..b.end).contains(&at))
    };
    let inner = around().max_by_key(|b| b.start)?;
    let again = around().filter(|b| b.is_loop).map(|b| b.start).min();
    Some((inner.end, again.unwrap_or(inner.joined).min(end)))
}

/// The first name of a receiver: `a` of `a.b(c).d`.
pub(super) fn head(receiver: &str, dollar_names: bool) -> &str {
    let receiver = receiver.trim_start_matches(|c| matches!(c, '&' | '*' | '(' | '!') || c == '$' && !dollar_names);
    let is_letter = |c: char| c.is_alphanumeric() || c == '_' || c == '@' || c == '$' && dollar_names;
    let end = receiver.find(|c| !is_letter(c)).unwrap_or(receiver.len());
    &receiver[..end]
}

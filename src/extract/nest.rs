//! Which definition stands in which: symbols with qualified names, parents and keys.

use super::docs::{self, Trivia};
use super::scopes::Scopes;
use super::text::signature;
use super::types::path_text;
use crate::language::Descriptor;
use crate::model::{Arity, Role, Span, Symbol, SymbolKind, Visibility, symbol_key};
use fxhash::FxHashMap;

/// A definition as matched, before nesting.
pub(super) struct RawSymbol {
    /// `None` for a container.
    pub(super) kind: Option<SymbolKind>,
    /// Number of the pattern, in the order written.
    pub(super) pattern: u16,
    pub(super) name: String,
    pub(super) name_span: Span,
    pub(super) span: Span,
    pub(super) owner: Option<String>,
    pub(super) signature_end: u32,
    pub(super) doc: Option<Span>,
    pub(super) visibility: Option<Visibility>,
    pub(super) arity: Option<Arity>,
    pub(super) parameters: Option<String>,
    pub(super) type_name: Option<String>,
    pub(super) value: Option<String>,
    pub(super) has_body: Option<bool>,
}

/// What decides, besides the definitions themselves, what they are.
pub(super) struct Nest<'c> {
    pub(super) descriptor: &'c Descriptor,
    pub(super) text: &'c [u8],
    pub(super) scopes: &'c Scopes,
    pub(super) trivia: &'c [Trivia],
    /// Attributes and definitions that say: test code.
    pub(super) tests: &'c [Span],
    /// Where a section of some visibility begins.
    pub(super) sections: &'c [(u32, Visibility)],
}

impl Nest<'_> {
    /// Turns raw definitions, sorted by position, into symbols. Also returns the
    /// nesting nodes: `(span, ordinal)`, `None` for a container.
    pub(super) fn nest(&self, raw: Vec<RawSymbol>) -> (Vec<Symbol>, Vec<(Span, Option<u32>)>) {
        let descriptor = self.descriptor;
        let mut symbols: Vec<Symbol> = Vec::with_capacity(raw.len());
        let mut nodes: Vec<(Span, Option<u32>)> = Vec::with_capacity(raw.len());
        // Open definitions: node number, and the qualified name they give.
        let mut open: Vec<(Span, Option<u32>, String, bool)> = Vec::new();
        // Sections of some visibility that are open, by the start of the definition they stand in.
        let mut sections: FxHashMap<Option<u32>, Visibility> = FxHashMap::default();
        let mut markers = self.sections.to_vec();
        markers.sort_by_key(|(at, _)| *at);
        let mut next_section = markers.iter().peekable();
        // How many there are of that name and kind, and the number of the first.
        let mut seen: FxHashMap<(String, SymbolKind), (u32, usize)> = FxHashMap::default();
        // Qualified names of the types that methods outside their type belong to, by ordinal.
        let mut owners: FxHashMap<u32, String> = FxHashMap::default();
        // `a = memo(function b() {…})`: one body is one definition, the outer.
        let mut bodies: FxHashMap<u32, Span> = FxHashMap::default();
        for raw in raw {
            if raw.has_body == Some(true) && *bodies.entry(raw.signature_end).or_insert(raw.span) != raw.span {
                continue;
            }
            while let Some((at, visibility)) = next_section.next_if(|(at, _)| *at < raw.span.start) {
                while open.last().is_some_and(|(span, ..)| span.end <= *at) {
                    open.pop();
                }
                sections.insert(open.last().map(|(span, ..)| span.start), *visibility);
            }
            while open.last().is_some_and(|(span, ..)| span.end <= raw.span.start) {
                open.pop();
            }
            // Names bound by one statement (`a, b = …`) share its span and are siblings; what
            // stands inside belongs to the first.
            let sibling = open.last().is_some_and(|(span, ..)| *span == raw.span);
            let inside = open.len() - usize::from(sibling);
            // A field first named inside a callable (`self.x = …`) belongs to the type around it.
            let is_member = matches!(raw.kind, Some(SymbolKind::Field | SymbolKind::Property));
            let mut depth = inside;
            let mut owner = None;
            if is_member {
                let callable = |(_, ordinal, ..): &(Span, Option<u32>, String, bool)| {
                    ordinal.is_some_and(|o| symbols[o as usize].kind.is_callable())
                };
                let around = open[..inside].iter().rposition(|one| !callable(one));
                depth = around.map_or(inside, |at| at + 1);
                let depth_from = around.map_or(0, |at| at + 1);
                // A method that stands outside its type says which one that is.
                let methods = open[depth_from..inside].iter().rev();
                owner = methods.filter_map(|(_, ordinal, ..)| owners.get(&(*ordinal)?)).next();
                // `this.x = …` in a function without a name is nobody's.
                if open.is_empty()
                    && raw.kind == Some(SymbolKind::Field)
                    && self.scopes.around(raw.name_span.start).is_some()
                {
                    continue;
                }
            }
            let around = &open[..depth];
            let parent = around
                .iter()
                .rev()
                .find_map(|(_, ordinal, ..)| *ordinal)
                .filter(|_| owner.is_none());
            let outer = around
                .last()
                .map(|(.., qualified, _)| qualified.as_str())
                .unwrap_or_default();
            let outer = owner.map_or(outer, String::as_str);
            let in_type = around.last().is_some_and(|(_, ordinal, _, container)| {
                *container
                    || ordinal.is_some_and(|o| {
                        let kind = symbols[o as usize].kind;
                        // A member of an enumeration may have a body.
                        kind.is_type()
                            || kind == SymbolKind::EnumMember
                            || kind == SymbolKind::Module && descriptor.mixin_modules
                    })
            });
            let section = sections.get(&around.last().map(|(span, ..)| span.start)).copied();
            let Some(mut kind) = raw.kind else {
                let qualified = if raw.name.is_empty() {
                    outer.to_owned()
                } else {
                    join(outer, &path_text(&raw.name))
                };
                nodes.push((raw.span, None));
                open.push((raw.span, None, qualified, true));
                continue;
            };
            // Members of a type are not local, even where the type is.
            let type_start = around.last().filter(|_| in_type).map(|(span, ..)| span.start);
            let is_local = || {
                self.scopes
                    .around(raw.name_span.start)
                    .is_some_and(|s| type_start.is_none_or(|t| t < s.start))
            };
            if matches!(
                kind,
                SymbolKind::Variable | SymbolKind::Constant | SymbolKind::TypeParameter
            ) && is_local()
            {
                continue;
            }
            // A macro used in a body makes nothing that is seen outside.
            if raw.pattern == u16::MAX {
                let around = around.last().and_then(|(_, ordinal, ..)| *ordinal);
                if around.is_some_and(|o| symbols[o as usize].kind.is_callable()) {
                    continue;
                }
            }
            // A prototype in a function's body only brings a name in.
            if kind == SymbolKind::Function && raw.has_body == Some(false) {
                let around = around.last().and_then(|(_, ordinal, ..)| *ordinal);
                if around.is_some_and(|o| symbols[o as usize].kind.is_callable()) {
                    continue;
                }
            }
            let (doc_above, attributes_from) = docs::above(self.trivia, raw.span.start, raw.span.start_line);
            let in_type = in_type || raw.owner.is_some();
            match kind {
                SymbolKind::Function if in_type => {
                    let around = raw.owner.as_deref().unwrap_or(outer);
                    let constructs = |name: &String| {
                        *name == raw.name || name == "<type>" && around.rsplit('.').next() == Some(&raw.name)
                    };
                    kind = if descriptor.constructors.iter().any(constructs) {
                        SymbolKind::Constructor
                    } else {
                        SymbolKind::Method
                    };
                }
                SymbolKind::Variable if in_type => kind = SymbolKind::Field,
                _ => {}
            }
            let qualified = match &raw.owner {
                Some(owner) => join(&join(outer, owner), &raw.name),
                None if kind == SymbolKind::Namespace => join(outer, &path_text(&raw.name)),
                None => join(outer, &raw.name),
            };
            let (nth, first) = seen.entry((qualified.clone(), kind)).or_insert((0, symbols.len()));
            if *nth > 0 && descriptor.assignment_defines && matches!(kind, SymbolKind::Variable | SymbolKind::Field) {
                // A declaration below the first assignment still says what it declares.
                let first = &mut symbols[*first];
                first.type_name = first.type_name.take().or(raw.type_name);
                first.value = first.value.take().or(raw.value);
                first.visibility = raw.visibility.unwrap_or(first.visibility);
                continue;
            }
            let key = symbol_key(&qualified, kind, *nth);
            *nth += 1;
            let is_test = parent.is_some_and(|p| symbols[p as usize].is_test)
                || self.tests.iter().any(|t| {
                    (t.start >= attributes_from && t.end <= raw.span.start)
                        || (t.start >= raw.span.start && t.end <= raw.name_span.start)
                });
            let body = &self.text[raw.span.start as usize..raw.span.end as usize];
            let mut body_hash = [0; 16];
            body_hash.copy_from_slice(&blake3::hash(body).as_bytes()[..16]);
            let private = descriptor.private_prefix.as_ref().is_some_and(|prefix| {
                raw.name.starts_with(prefix.as_str()) && !(raw.name.starts_with("__") && raw.name.ends_with("__"))
            });
            let unmarked = match parent.map(|p| symbols[p as usize].kind) {
                _ if descriptor.capitals_export => {
                    if raw.name.starts_with(char::is_uppercase) {
                        Visibility::Public
                    } else {
                        Visibility::Internal
                    }
                }
                _ if matches!(
                    kind,
                    SymbolKind::EnumMember | SymbolKind::Namespace | SymbolKind::Module
                ) =>
                {
                    Visibility::Public
                }
                Some(SymbolKind::Interface) => Visibility::Public,
                Some(around) if around.is_type() => descriptor.unmarked.member,
                Some(SymbolKind::Module | SymbolKind::Namespace) | None => descriptor.unmarked.top,
                Some(_) => Visibility::Public,
            };
            let ordinal = symbols.len() as u32;
            if raw.owner.is_some() {
                if let Some((owner, _)) = qualified.rsplit_once('.') {
                    owners.insert(ordinal, owner.to_owned());
                }
            }
            symbols.push(Symbol {
                qualified: qualified.clone(),
                kind,
                parent,
                container: around
                    .last()
                    .filter(|(.., container)| *container)
                    .map(|(span, ..)| span.start),
                span: raw.span,
                name_span: raw.name_span,
                signature: signature(&self.text[raw.span.start as usize..raw.signature_end as usize]),
                doc: raw.doc.or(doc_above),
                visibility: raw
                    .visibility
                    .or(private.then_some(Visibility::Private))
                    .or(section)
                    .unwrap_or(unmarked),
                arity: raw.arity,
                parameters: raw.parameters,
                type_name: raw.type_name,
                value: raw.value,
                is_test,
                is_declaration: raw.has_body == Some(false),
                body_hash,
                key,
                name: raw.name,
            });
            nodes.push((raw.span, Some(ordinal)));
            if !sibling {
                open.push((raw.span, Some(ordinal), qualified, false));
            }
        }
        (symbols, nodes)
    }
}

/// Gives a visibility to what was defined before it was said (`private :name`).
pub(super) fn revise(
    symbols: &mut [Symbol],
    nodes: &[(Span, Option<u32>)],
    mut revised: Vec<(String, u32, Visibility)>,
) {
    let mut open = Nesting::new(nodes);
    revised.sort_by_key(|(_, at, _)| *at);
    for (name, at, visibility) in revised {
        let around = open.enclosing(symbols, at, Role::Inherit);
        // `private attr_reader :name` is said of the name that is defined there.
        let around = match around.map(|o| &symbols[o as usize]) {
            Some(own) if own.name_span.start == at => own.parent,
            _ => around,
        };
        for symbol in symbols
            .iter_mut()
            .filter(|s| s.parent == around && s.name == name && s.span.start <= at)
        {
            symbol.visibility = visibility;
        }
    }
}

/// The definitions around a moving position.
pub(super) struct Nesting<'n> {
    nodes: &'n [(Span, Option<u32>)],
    next: usize,
    open: Vec<(Span, Option<u32>)>,
}

impl<'n> Nesting<'n> {
    pub(super) fn new(nodes: &'n [(Span, Option<u32>)]) -> Nesting<'n> {
        Nesting {
            nodes,
            next: 0,
            open: Vec::new(),
        }
    }

    /// The innermost callable around `at`, else the innermost symbol. Positions
    /// must not decrease. A decorator before a definition's name belongs to what is
    /// around the definition.
    pub(super) fn enclosing(&mut self, symbols: &[Symbol], at: u32, role: Role) -> Option<u32> {
        while let Some(node) = self.nodes.get(self.next).filter(|(span, _)| span.start <= at) {
            while self.open.last().is_some_and(|(span, _)| span.end <= node.0.start) {
                self.open.pop();
            }
            self.open.push(*node);
            self.next += 1;
        }
        let around = |(span, ordinal): &(Span, Option<u32>)| {
            let ordinal = (*ordinal)?;
            // A macro's name that begins a definition is what makes it: it is called by that.
            let begins = at >= symbols[ordinal as usize].name_span.start || at == span.start;
            let inside = at < span.end && (begins || role == Role::Type);
            inside.then_some(ordinal)
        };
        let mut candidates = self.open.iter().rev().filter_map(around);
        if matches!(role, Role::Inherit | Role::Type) {
            return candidates.next();
        }
        // A call in the initializer of a file's variable is the file's own; a value
        // there is in that variable (a table of handlers).
        let innermost = (role == Role::Value)
            .then(|| self.open.iter().rev().find_map(around))
            .flatten();
        candidates
            .find(|o| symbols[*o as usize].kind.is_callable())
            .or_else(|| {
                self.open.iter().rev().filter_map(around).find(|o| {
                    let kind = symbols[*o as usize].kind;
                    kind.is_type() || matches!(kind, SymbolKind::Module | SymbolKind::Namespace)
                })
            })
            .or(innermost)
    }
}

pub(super) fn join(outer: &str, name: &str) -> String {
    if outer.is_empty() {
        name.to_owned()
    } else {
        format!("{outer}.{name}")
    }
}

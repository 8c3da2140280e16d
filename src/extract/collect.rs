//! What the queries match in a parsed tree, gathered in one walk.

use fxhash::FxHashSet;
use std::sync::LazyLock;

use bstr::ByteSlice;
use regex::bytes::Regex;
use tree_sitter::{Node, Range};

use super::docs::Trivia;
use super::given::RawValue;
use super::macros::RawMacro;
use super::nest::{RawSymbol, join};
use super::scopes::{Branch, RawBinding};
use super::text::{before, constructed, heading_text, name_text, short, table, visibility};
use super::types::path_text;
use super::{MAX_ITEMS, arity, imports, types};
use crate::language::{Capture, CaptureName, Language, NodeKinds, Part, Visitor, part};
use crate::model::{Import, Reference, Role, Span, SymbolKind, Visibility};

/// Depth of nesting below which the tree is not entered.
pub(super) const MAX_DEPTH: u32 = 4_000;

/// A literal or comment (skipped), or a name before a parenthesis.
static CALL_IN_TEXT: LazyLock<Regex> = LazyLock::new(|| {
    let text = r#""(?s:\\.|[^"\\])*"|'(?:\\[^']+|[^'\\])'|//[^\n]*|(?s:/\*.*?\*/)|\bfn\s+\w+|(?<receiver>(?:[A-Za-z_]\w*\s*(?:->|\.|::)\s*)+)?(?<name>[A-Za-z_]\w*)(?:\s*(?:::<[^()]*>)?\(|![(\[{])"#;
    Regex::new(text).unwrap_or_else(|e| panic!("a constant pattern: {e}"))
});

/// Gathers matches during the walk.
pub(super) struct Collector<'t> {
    pub(super) language: &'static Language,
    pub(super) text: &'t [u8],
    kinds: &'static NodeKinds,
    pub(super) symbols: Vec<RawSymbol>,
    pub(super) references: Vec<Reference>,
    /// Name starts of calls that are none where a local has the name.
    pub(super) bare_calls: FxHashSet<u32>,
    /// Starts of names written with a sigil: `$f` of `$f()`.
    pub(super) sigils: FxHashSet<u32>,
    pub(super) imports: Vec<Import>,
    /// Starts of the names that imports bind.
    pub(super) imported: FxHashSet<u32>,
    pub(super) bindings: Vec<RawBinding>,
    pub(super) nonlocal: Vec<(String, u32)>,
    /// Names given another value, and where that ends.
    pub(super) reassigned: Vec<(String, u32)>,
    pub(super) branches: Vec<Branch>,
    pub(super) scopes: Vec<Span>,
    pub(super) trivia: Vec<Trivia>,
    pub(super) tests: Vec<Span>,
    /// What definitions without a declared type give.
    pub(super) values: Vec<RawValue>,
    pub(super) macros: Vec<RawMacro>,
    pub(super) macro_uses: Vec<RawMacro>,
    /// Parts still to be read as source.
    pub(super) sources: Vec<Range>,
    /// Where a section of some visibility begins.
    pub(super) sections: Vec<(u32, Visibility)>,
    /// Names given a visibility after their definition.
    pub(super) revised: Vec<(String, u32, Visibility)>,
    /// The package and the clause that named it last.
    pub(super) package: Option<(String, Node<'t>)>,
    pub(super) errors: (u32, Option<u32>),
    pub(super) too_deep: bool,
    pub(super) too_many: bool,
}

impl<'t> Visitor<'t> for Collector<'t> {
    fn node(&mut self, node: Node<'t>, kind: u16, depth: u32) -> bool {
        if kind == u16::MAX || node.is_missing() {
            self.errors.0 += 1;
            self.errors.1.get_or_insert(node.start_position().row as u32 + 1);
        }
        let attribute = self.kinds.attributes.contains(kind);
        // A `#!` line is for the system, not for readers.
        let shebang = node.start_byte() == 0 && self.text.starts_with(b"#!");
        if attribute || (self.kinds.comments.contains(kind) && !shebang) {
            let span = span_of(node);
            let line_start = self.text[..span.start as usize].rfind_byte(b'\n').map_or(0, |n| n + 1);
            let alone = self.text[line_start..span.start as usize].trim().is_empty();
            self.trivia.push(Trivia {
                span: trim_newline(span, self.text),
                attribute,
                alone,
            });
        }
        if depth > MAX_DEPTH {
            self.too_deep = true;
            return false;
        }
        !self.kinds.opaque.contains(kind)
    }

    fn cut(&mut self) {
        self.too_many = true;
    }

    fn found(&mut self, pattern: u16, captures: &[Capture<'t>]) {
        for (name, node) in captures {
            match name {
                CaptureName::Definition(kind) => self.definition(Some(*kind), *node, pattern, captures),
                CaptureName::Container => self.definition(None, *node, pattern, captures),
                CaptureName::Reference(role) => self.reference(*role, *node, captures),
                CaptureName::Import | CaptureName::Export => {
                    let export = *name == CaptureName::Export;
                    if let (false, Some(bound)) = (export, part(captures, Part::Alias).or(part(captures, Part::Name))) {
                        self.imported.insert(bound.start_byte() as u32);
                    }
                    imports::read(*node, captures, export, self.text, &mut self.imports);
                }
                CaptureName::Package => self.package(*node),
                CaptureName::Scope => self.scopes.push(span_of(*node)),
                CaptureName::Binding => {
                    let mut name = self.string(*node);
                    // The receiver is spoken of as the enclosing type's, not as a local.
                    if self.language.descriptor.self_names.contains(&name) {
                        continue;
                    }
                    let sigil = name.starts_with('$') && !self.language.descriptor.dollar_names;
                    if sigil {
                        name = name.trim_start_matches('$').to_owned();
                    }
                    let value = part(captures, Part::Value)
                        .or(part(captures, Part::Inside))
                        .or(part(captures, Part::Payload))
                        .or(part(captures, Part::Element))
                        .or(part(captures, Part::Context));
                    let within = part(captures, Part::Within);
                    let initial = value.or(part(captures, Part::Initial));
                    let last = initial.or(within.and(part(captures, Part::Type)));
                    let end = last.map_or(0, |n| n.end_byte()).max(node.end_byte());
                    self.bindings.push(RawBinding {
                        sigil,
                        name,
                        at: node.start_byte() as u32,
                        end: end as u32,
                        from: self.language.descriptor.sequential_locals.then_some(end as u32),
                        may_change: part(captures, Part::Default).is_some(),
                        within: within.map(|n| (n.start_byte() as u32, n.end_byte() as u32)),
                        type_name: part(captures, Part::Type).map(|n| self.bare_type(n)),
                        value: part(captures, Part::Value)
                            .map(|n| match part(captures, Part::Key) {
                                Some(key) => format!("({}).{}", short(n, self.text), self.string(key)),
                                None => self.value_text(n),
                            })
                            .or_else(|| part(captures, Part::Inside).map(|n| format!("{}?", short(n, self.text))))
                            .or_else(|| part(captures, Part::Payload).map(|n| format!("{}.0", short(n, self.text))))
                            .or_else(|| part(captures, Part::Element).map(|n| format!("{}[]", short(n, self.text))))
                            .or_else(|| {
                                let enter = self.language.descriptor.context_members.first()?;
                                part(captures, Part::Context).map(|n| format!("({}).{enter}()", short(n, self.text)))
                            }),
                    });
                }
                CaptureName::Nonlocal => {
                    let name = self.string(*node);
                    self.nonlocal.push((name, node.start_byte() as u32));
                }
                CaptureName::Reassigned => {
                    let end = node.parent().map_or(node.end_byte(), |n| n.end_byte());
                    self.reassigned.push((self.string(*node), end as u32));
                }
                CaptureName::Branch | CaptureName::Loop => {
                    let joined = part(captures, Part::Joined).unwrap_or(*node);
                    self.branches.push(Branch {
                        start: node.start_byte() as u32,
                        end: node.end_byte() as u32,
                        joined: joined.end_byte() as u32,
                        is_loop: *name == CaptureName::Loop,
                    });
                }
                CaptureName::Calls => {
                    self.calls_in(node.start_byte(), node.end_byte(), node.start_position().row as u32 + 1);
                }
                CaptureName::Source => {
                    // What stands between the braces.
                    let mut range = node.range();
                    range.start_byte += 1;
                    range.start_point.column += 1;
                    range.end_byte -= 1;
                    range.end_point.column = range.end_point.column.saturating_sub(1);
                    if range.start_byte < range.end_byte {
                        self.sources.push(range);
                    }
                }
                CaptureName::ValueOf => {
                    if let Some(named) = part(captures, Part::Name) {
                        self.values.push(RawValue {
                            name_at: named.start_byte() as u32,
                            at: node.start_byte() as u32,
                            text: match part(captures, Part::Key) {
                                Some(key) => format!("{}.{}", short(*node, self.text), self.string(key)),
                                None => self.value_text(*node),
                            },
                        });
                    }
                }
                CaptureName::MacroRules | CaptureName::MacroUse => {
                    if let Some(named) = part(captures, Part::Name) {
                        let tokens = part(captures, Part::Arguments)
                            .map_or(named.end_byte()..node.end_byte(), |n| n.byte_range());
                        let to = match name {
                            CaptureName::MacroRules => &mut self.macros,
                            _ => &mut self.macro_uses,
                        };
                        to.push(RawMacro {
                            name: self.text[named.byte_range()].to_str_lossy().into_owned(),
                            whole: span_of(*node),
                            tokens,
                        });
                    }
                }
                CaptureName::Test => self.tests.push(span_of(*node)),
                CaptureName::VisibilityOf => {
                    if let Some(marker) = part(captures, Part::Visibility) {
                        let name = name_text(&self.text[node.byte_range()], self.language.descriptor.dollar_names);
                        self.revised.push((
                            name,
                            node.start_byte() as u32,
                            visibility(&self.text[marker.byte_range()]),
                        ));
                    }
                }
                CaptureName::VisibilityRest => {
                    self.sections
                        .push((node.start_byte() as u32, visibility(&self.text[node.byte_range()])));
                }
                CaptureName::Part(_) => {}
            }
        }
    }
}

impl<'t> Collector<'t> {
    pub(super) fn new(language: &'static Language, kinds: &'static NodeKinds, text: &'t [u8]) -> Collector<'t> {
        Collector {
            language,
            text,
            kinds,
            symbols: Vec::new(),
            references: Vec::new(),
            bare_calls: FxHashSet::default(),
            sigils: FxHashSet::default(),
            imports: Vec::new(),
            imported: FxHashSet::default(),
            bindings: Vec::new(),
            nonlocal: Vec::new(),
            reassigned: Vec::new(),
            branches: Vec::new(),
            scopes: Vec::new(),
            trivia: Vec::new(),
            tests: Vec::new(),
            values: Vec::new(),
            macros: Vec::new(),
            macro_uses: Vec::new(),
            sources: Vec::new(),
            sections: Vec::new(),
            revised: Vec::new(),
            package: None,
            errors: (0, None),
            too_deep: false,
            too_many: false,
        }
    }

    fn bare_type(&self, node: Node<'_>) -> String {
        types::bare(&self.language.descriptor, &short(node, self.text))
    }

    fn string(&self, node: Node<'_>) -> String {
        self.text[node.byte_range()].to_str_lossy().into_owned()
    }

    /// A package inside another, or a clause that follows another's at once, goes on
    /// with its name; of several packages side by side the first is the file's.
    fn package(&mut self, node: Node<'t>) {
        let name = self.string(node).split_whitespace().collect::<String>();
        let clause = node.parent().unwrap_or(node);
        let Some((path, last)) = &mut self.package else {
            self.package = Some((name, clause));
            return;
        };
        let inside = clause.start_byte() >= last.start_byte() && clause.end_byte() <= last.end_byte();
        // Scala's `package object` goes on with it from anywhere.
        let goes_on = last.next_named_sibling() == Some(clause) || last.kind_id() != clause.kind_id();
        if inside || goes_on && last.child_by_field_name("body").is_none() {
            *path = join(path, &name);
            *last = clause;
        }
    }

    fn definition(&mut self, kind: Option<SymbolKind>, node: Node<'t>, pattern: u16, captures: &[Capture<'t>]) {
        if self.symbols.len() >= MAX_ITEMS {
            self.too_many = true;
            return;
        }
        // A container without a name qualifies nothing.
        let name_node = match (part(captures, Part::Name), kind) {
            (Some(name), _) => Some(name),
            (None, None) => None,
            (None, Some(_)) => return,
        };
        let name = match name_node {
            None => String::new(),
            Some(n) if kind == Some(SymbolKind::Section) => heading_text(&self.text[n.byte_range()]),
            Some(n) => name_text(&self.text[n.byte_range()], self.language.descriptor.dollar_names),
        };
        if name_node.is_some() && name.is_empty() {
            return;
        }
        let mut span = span_of(node);
        let body = part(captures, Part::Body);
        // `namespace A;` holds for what follows, up to the next.
        if let (Some(SymbolKind::Namespace), None, Some(around)) = (kind, body, node.parent()) {
            let next = std::iter::successors(node.next_named_sibling(), Node::next_named_sibling)
                .find(|n| n.kind_id() == node.kind_id());
            let end = next.map_or(around.end_byte(), |n| n.start_byte());
            let text = self.text[..end].trim_end();
            span.end = (text.len() as u32).max(span.end);
            span.end_line = span.start_line
                + self.text[span.start as usize..span.end as usize]
                    .find_iter(b"\n")
                    .count() as u32;
        }
        let signature_end = match (body, name_node) {
            (Some(body), _) => body.start_byte(),
            (None, Some(name)) if kind == Some(SymbolKind::Section) => name.end_byte(),
            _ => node.end_byte(),
        } as u32;
        self.symbols.push(RawSymbol {
            kind,
            pattern,
            name_span: name_node.map_or(span, span_of),
            span,
            owner: self.owner(captures, name_node),
            signature_end,
            doc: part(captures, Part::Doc).map(span_of),
            visibility: part(captures, Part::Visibility).map(|n| visibility(&self.text[n.byte_range()])),
            arity: part(captures, Part::Parameters)
                .map(|n| arity::of_parameters(n, self.text, &self.language.descriptor.self_names)),
            parameters: part(captures, Part::Parameters)
                .filter(|_| self.language.descriptor.overloads)
                .map(|n| arity::types(n, |t| self.bare_type(t))),
            type_name: part(captures, Part::Type)
                .map(|n| self.bare_type(n))
                .filter(|t| !t.is_empty())
                .or_else(|| part(captures, Part::Value).and_then(|n| constructed(&self.text[n.byte_range()]))),
            value: None,
            has_body: match kind {
                _ if part(captures, Part::Declares).is_some() => Some(false),
                Some(SymbolKind::Function | SymbolKind::Method | SymbolKind::Constructor) => Some(body.is_some()),
                _ => None,
            },
            name,
        });
    }

    /// An expression that something is given; of a literal collection the names in it.
    fn value_text(&self, node: Node<'_>) -> String {
        let kinds = &self.language.descriptor.collections;
        match kinds.iter().any(|kind| kind == node.kind()) {
            true => table(node, self.text, kinds),
            false => short(node, self.text),
        }
    }

    /// The owner as written; several captures are its segments.
    fn owner(&self, captures: &[Capture<'t>], name: Option<Node<'t>>) -> Option<String> {
        let owners = captures
            .iter()
            .filter(|(name, _)| *name == CaptureName::Part(Part::Owner));
        let segments: Vec<String> = owners
            .map(|(_, node)| path_text(&before(*node, name.unwrap_or(*node), self.text)))
            .filter(|text| !text.is_empty())
            .collect();
        (!segments.is_empty()).then(|| segments.join("."))
    }

    fn reference(&mut self, role: Role, node: Node<'t>, captures: &[Capture<'t>]) {
        if self.references.len() >= MAX_ITEMS {
            self.too_many = true;
            return;
        }
        let named = part(captures, Part::Name);
        let receiver = part(captures, Part::Receiver);
        let (name_node, name) = match (named, receiver, part(captures, Part::Arguments)) {
            // `f()()`: what is called has no name, and stands before the arguments.
            (None, Some(_), Some(arguments)) => (arguments, String::new()),
            _ => {
                let name_node = named.unwrap_or(node);
                let raw = &self.text[name_node.byte_range()];
                let name = name_text(raw, self.language.descriptor.dollar_names);
                if name.is_empty() {
                    return;
                }
                (name_node, name)
            }
        };
        if self.text[name_node.start_byte()] == b'$' && !self.language.descriptor.dollar_names {
            self.sigils.insert(name_node.start_byte() as u32);
        }
        if part(captures, Part::Bare).is_some() {
            self.bare_calls.insert(name_node.start_byte() as u32);
        }
        self.references.push(Reference {
            role,
            name,
            receiver: receiver.map(|n| before(n, name_node, self.text)),
            arguments: part(captures, Part::Arguments)
                .filter(|_| self.language.descriptor.overloads)
                .and_then(|n| arity::written(n, self.text)),
            arity: part(captures, Part::Arguments).and_then(|n| arity::of_arguments(n, self.text)),
            start: name_node.start_byte() as u32,
            line: name_node.start_position().row as u32 + 1,
            enclosing: None,
        });
    }

    /// Calls in text that the grammar leaves as one token (the body of a C macro): a name
    /// before a parenthesis that is no keyword, what stands before its dot or arrow the receiver.
    pub(super) fn calls_in(&mut self, from: usize, to: usize, start_line: u32) {
        let grammar = self.language.grammar();
        let text = &self.text[from..to];
        for call in CALL_IN_TEXT.captures_iter(text) {
            let Some(name) = call.name("name") else { continue };
            let start = (from + name.start()) as u32;
            let name_text = name.as_bytes().to_str_lossy().into_owned();
            if grammar.id_for_node_kind(&name_text, false) != 0 {
                continue;
            }
            if self.references.len() >= MAX_ITEMS {
                self.too_many = true;
                return;
            }
            let before = text[..call.get(0).map_or(0, |all| all.start())].trim_end();
            let goes_on = before.ends_with(b".") && !before.ends_with(b"..")
                || before.ends_with(b"->")
                || before.ends_with(b"::");
            let receiver = match call.name("receiver") {
                // The receiver is more than a path: a call, an index.
                _ if goes_on => Some("…".to_owned()),
                Some(receiver) => {
                    let receiver = receiver.as_bytes().to_str_lossy();
                    Some(
                        receiver
                            .trim_end()
                            .trim_end_matches(['.', ':', '-', '>'])
                            .trim_end()
                            .to_owned(),
                    )
                }
                None => None,
            };
            if receiver.is_none() {
                self.bare_calls.insert(start);
            }
            let reference = Reference {
                role: Role::Call,
                name: name_text,
                receiver,
                arguments: None,
                arity: None,
                start,
                line: start_line + text[..name.start()].find_iter(b"\n").count() as u32,
                enclosing: None,
            };
            self.references.push(reference);
        }
    }

    /// Takes in what a part read by itself holds.
    pub(super) fn absorb(&mut self, part: Collector<'_>) {
        self.symbols.extend(part.symbols);
        self.references.extend(part.references);
        self.bare_calls.extend(part.bare_calls);
        self.sigils.extend(part.sigils);
        self.imports.extend(part.imports);
        self.bindings.extend(part.bindings);
        self.nonlocal.extend(part.nonlocal);
        self.reassigned.extend(part.reassigned);
        self.branches.extend(part.branches);
        self.scopes.extend(part.scopes);
        self.trivia.extend(part.trivia);
        self.trivia.sort_by_key(|t| t.span.start);
        self.values.extend(part.values);
        self.macros.extend(part.macros);
        self.macro_uses.extend(part.macro_uses);
        self.tests.extend(part.tests);
        self.sections.extend(part.sections);
        self.sections.sort_by_key(|(at, _)| *at);
        self.revised.extend(part.revised);
        self.too_deep |= part.too_deep;
        self.too_many |= part.too_many;
    }
}

pub(super) fn span_of(node: Node<'_>) -> Span {
    let end = node.end_position();
    let start_line = node.start_position().row as u32 + 1;
    // A node that ends at column 0 ends with the line before.
    let end_line = if end.column == 0 && end.row as u32 >= start_line {
        end.row as u32
    } else {
        end.row as u32 + 1
    };
    Span {
        start: node.start_byte() as u32,
        end: node.end_byte() as u32,
        start_line,
        end_line,
    }
}

/// A line comment's node may include its newline.
fn trim_newline(mut span: Span, text: &[u8]) -> Span {
    while span.end > span.start && matches!(text[span.end as usize - 1], b'\n' | b'\r') {
        span.end -= 1;
    }
    span
}

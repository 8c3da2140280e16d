//! From a parsed tree to facts: collect what the queries match, then nest it.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::sync::LazyLock;

use bstr::ByteSlice;
use regex::bytes::Regex;
use tree_sitter::{Node, ParseOptions, Parser, Range, Tree};

use super::docs::{self, Trivia};
use super::scopes::{RawBinding, Scopes};
use super::{MAX_ITEMS, MAX_SIGNATURE, imports};
use crate::language::{Capture, CaptureName, Language, Part, Visitor, Walk, part};
use crate::model::{
    Arity, BlobFacts, Import, Problem, ProblemKind, Reference, Role, Span, Symbol, SymbolKind, Visibility, symbol_key,
};

/// Bytes kept of a receiver, type or value text.
const MAX_TEXT: usize = 80;
/// Progress reports of the parser allowed per byte of source, and at least. A
/// report comes every hundred parser operations, so this bounds work, not time,
/// and the same content always gets the same facts.
const REPORTS_PER_BYTE: usize = 4;
const REPORTS_MIN: usize = 200_000;
/// Bytes read again as source, per byte of the file: macros in macros.
const REREAD_PER_BYTE: usize = 4;
/// Depth of nesting below which the tree is not entered.
const MAX_DEPTH: u32 = 4_000;

/// A literal or comment (skipped), or a name before a parenthesis.
static CALL_IN_TEXT: LazyLock<Regex> = LazyLock::new(|| {
    let text = r#""(?s:\\.|[^"\\])*"|'(?:\\[^']+|[^'\\])'|//[^\n]*|(?s:/\*.*?\*/)|\bfn\s+\w+|(?<receiver>(?:[A-Za-z_]\w*\s*(?:->|\.|::)\s*)+)?(?<name>[A-Za-z_]\w*)\s*(?:::<[^()]*>)?\("#;
    Regex::new(text).unwrap_or_else(|e| panic!("a constant pattern: {e}"))
});

thread_local! {
    static PARSER: RefCell<Parser> = RefCell::new(Parser::new());
}

/// Parses and extracts. Never fails: what is wrong becomes a [`Problem`].
pub(super) fn extract(language: &'static Language, text: &[u8]) -> BlobFacts {
    let matcher = match language.matcher() {
        Ok(matcher) => matcher,
        Err(error) => return with_problem(ProblemKind::Internal, error.to_string()),
    };
    let read = blanked(language, text);
    let mut tree = parse(language, &read, None);
    if language.descriptor.brace_wants_separator
        && let Some(first) = tree.as_ref().filter(|t| t.root_node().has_error())
        && let Some(separated) = separate_braces(&read)
        && let Some(second) = parse(language, &separated, None)
        && damage(&second) < damage(first)
    {
        tree = Some(second);
    }
    let Some(tree) = tree else {
        return with_problem(
            ProblemKind::Budget,
            "parsing took more steps than a file of this size may".into(),
        );
    };
    let mut collected = Collector::new(language, text);
    Walk::new(matcher, tree.root_node(), text).run(&mut collected);
    let mut open = std::mem::take(&mut collected.sources);
    let mut left = text.len().saturating_mul(REREAD_PER_BYTE);
    while let Some(range) = open.pop() {
        let Some(rest) = left.checked_sub(range.end_byte - range.start_byte) else {
            break;
        };
        left = rest;
        match parse(language, &read, Some(range)).filter(|tree| !tree.root_node().has_error()) {
            Some(tree) => {
                let mut inner = Collector::new(language, text);
                Walk::new(matcher, tree.root_node(), text).run(&mut inner);
                open.append(&mut inner.sources);
                collected.absorb(inner);
            }
            None => collected.calls_in(range.start_byte, range.end_byte, range.start_point.row as u32 + 1),
        }
    }
    collected.assemble()
}

/// The text as the grammar is to read it: nothing moves, some becomes white space.
fn blanked<'t>(language: &Language, text: &'t [u8]) -> Cow<'t, [u8]> {
    let mut read = Cow::Borrowed(text);
    for pattern in language.blank() {
        for found in pattern.captures_iter(text).filter_map(|captures| captures.get(1)) {
            for byte in &mut read.to_mut()[found.range()] {
                if !matches!(byte, b'\n' | b'\r') {
                    *byte = b' ';
                }
            }
        }
    }
    read
}

/// Parses, all or only a part, within a budget of work; `None` when that is used up.
fn parse(language: &'static Language, text: &[u8], part: Option<Range>) -> Option<Tree> {
    let mut reports = 0;
    let budget = REPORTS_MIN.max(text.len() * REPORTS_PER_BYTE);
    PARSER.with_borrow_mut(|parser| {
        // Without a part, all of the text.
        if parser.set_language(&language.grammar()).is_err() || parser.set_included_ranges(part.as_slice()).is_err() {
            return None;
        }
        let mut within = |_: &tree_sitter::ParseState| {
            reports += 1;
            if reports > budget {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let options = ParseOptions::new().progress_callback(&mut within);
        let tree = parser.parse_with_options(&mut |at, _| text.get(at..).unwrap_or_default(), None, Some(options));
        if tree.is_none() {
            parser.reset();
        }
        tree
    })
}

/// The text with `;` for the space before each `}` that ends a line's statement;
/// nothing moves. `None` if there is no such place.
fn separate_braces(text: &[u8]) -> Option<Vec<u8>> {
    let mut out: Option<Vec<u8>> = None;
    for at in text.find_iter(b" }") {
        let before = text[..at].trim_end_with(|c| c == ' ' || c == '\t').last();
        if before.is_some_and(|b| !matches!(b, b'\n' | b'\r' | b'{' | b';' | b',' | b'(')) {
            out.get_or_insert_with(|| text.to_vec())[at] = b';';
        }
    }
    out
}

/// Bytes that the grammar could not read, and one for each token it had to invent.
fn damage(tree: &Tree) -> usize {
    let mut cursor = tree.walk();
    let mut bytes = 0;
    loop {
        let node = cursor.node();
        let broken = node.is_error() || node.is_missing();
        if broken {
            bytes += node.byte_range().len() + 1;
        }
        if !broken && node.has_error() && cursor.goto_first_child() {
            continue;
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return bytes;
            }
        }
    }
}

fn with_problem(kind: ProblemKind, detail: String) -> BlobFacts {
    BlobFacts {
        problems: vec![Problem {
            kind,
            line: None,
            detail,
        }],
        ..BlobFacts::default()
    }
}

/// A definition as matched, before nesting.
struct RawSymbol {
    /// `None` for a container.
    kind: Option<SymbolKind>,
    /// Number of the pattern, in the order written.
    pattern: u16,
    name: String,
    name_span: Span,
    span: Span,
    owner: Option<String>,
    signature_end: u32,
    doc: Option<Span>,
    visibility: Option<Visibility>,
    arity: Option<Arity>,
    type_name: Option<String>,
    has_body: Option<bool>,
}

/// Gathers matches during the walk.
struct Collector<'t> {
    language: &'static Language,
    text: &'t [u8],
    comment_kinds: HashMap<u16, ()>,
    attribute_kinds: HashMap<u16, ()>,
    opaque_kinds: HashMap<u16, ()>,
    symbols: Vec<RawSymbol>,
    references: Vec<(Reference, Role)>,
    /// Name starts of calls that are none where a local has the name.
    bare_calls: HashSet<u32>,
    /// Starts of names written with a sigil: `$f` of `$f()`.
    sigils: HashSet<u32>,
    imports: Vec<Import>,
    /// Starts of the names that imports bind.
    imported: HashSet<u32>,
    bindings: Vec<RawBinding>,
    nonlocal: Vec<(String, u32)>,
    scopes: Vec<Span>,
    trivia: Vec<Trivia>,
    tests: Vec<Span>,
    /// Parts still to be read as source.
    sources: Vec<Range>,
    /// Where a section of some visibility begins.
    sections: Vec<(u32, Visibility)>,
    /// Names given a visibility after their definition.
    revised: Vec<(String, u32, Visibility)>,
    /// The package and the clause that named it last.
    package: Option<(String, Node<'t>)>,
    problems: Vec<Problem>,
    errors: (u32, Option<u32>),
    too_deep: bool,
    too_many: bool,
}

impl<'t> Visitor<'t> for Collector<'t> {
    fn node(&mut self, node: Node<'t>, kind: u16, depth: u32) -> bool {
        if kind == u16::MAX || node.is_missing() {
            self.errors.0 += 1;
            self.errors.1.get_or_insert(node.start_position().row as u32 + 1);
        }
        let attribute = self.attribute_kinds.contains_key(&kind);
        // A `#!` line is for the system, not for readers.
        let shebang = node.start_byte() == 0 && self.text.starts_with(b"#!");
        if attribute || (self.comment_kinds.contains_key(&kind) && !shebang) {
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
        !self.opaque_kinds.contains_key(&kind)
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
                    self.bindings.push(RawBinding {
                        sigil,
                        name,
                        at: node.start_byte() as u32,
                        type_name: part(captures, Part::Type).map(|n| self.bare_type(n)),
                        value: part(captures, Part::Value).map(|n| short(n, self.text)),
                    });
                }
                CaptureName::Nonlocal => {
                    let name = self.string(*node);
                    self.nonlocal.push((name, node.start_byte() as u32));
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
    fn new(language: &'static Language, text: &'t [u8]) -> Collector<'t> {
        let grammar = language.grammar();
        let ids = |names: &[String]| crate::language::kind_ids(&grammar, names).unwrap_or_default();
        Collector {
            language,
            text,
            comment_kinds: ids(&language.descriptor.comments),
            attribute_kinds: ids(&language.descriptor.attributes),
            opaque_kinds: ids(&language.descriptor.opaque),
            symbols: Vec::new(),
            references: Vec::new(),
            bare_calls: HashSet::new(),
            sigils: HashSet::new(),
            imports: Vec::new(),
            imported: HashSet::new(),
            bindings: Vec::new(),
            nonlocal: Vec::new(),
            scopes: Vec::new(),
            trivia: Vec::new(),
            tests: Vec::new(),
            sources: Vec::new(),
            sections: Vec::new(),
            revised: Vec::new(),
            package: None,
            problems: Vec::new(),
            errors: (0, None),
            too_deep: false,
            too_many: false,
        }
    }

    /// The bare name of a written type; of a wrapper that is looked through, its argument's.
    fn bare_type(&self, node: Node<'_>) -> String {
        let text = short(node, self.text);
        let mut rest = text.as_str();
        loop {
            let name = type_text(rest);
            let last = name.rsplit(['.', ':']).next().unwrap_or(&name);
            let wraps = self
                .language
                .descriptor
                .transparent_types
                .iter()
                .any(|wrapper| wrapper == last);
            match rest.find(['[', '<']) {
                Some(at) if wraps => rest = &rest[at + 1..],
                _ => return name,
            }
        }
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
            arity: part(captures, Part::Parameters).map(|n| arity(n, self.text, &self.language.descriptor.self_names)),
            type_name: part(captures, Part::Type)
                .map(|n| self.bare_type(n))
                .filter(|t| !t.is_empty())
                .or_else(|| part(captures, Part::Value).and_then(|n| constructed(&self.text[n.byte_range()]))),
            has_body: match kind {
                _ if part(captures, Part::Declares).is_some() => Some(false),
                Some(SymbolKind::Function | SymbolKind::Method | SymbolKind::Constructor) => Some(body.is_some()),
                _ => None,
            },
            name,
        });
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
        let name_node = part(captures, Part::Name).unwrap_or(node);
        let name = name_text(
            &self.text[name_node.byte_range()],
            self.language.descriptor.dollar_names,
        );
        if name.is_empty() {
            return;
        }
        if self.text[name_node.start_byte()] == b'$' && !self.language.descriptor.dollar_names {
            self.sigils.insert(name_node.start_byte() as u32);
        }
        if part(captures, Part::Bare).is_some() {
            self.bare_calls.insert(name_node.start_byte() as u32);
        }
        self.references.push((
            Reference {
                role,
                name,
                receiver: part(captures, Part::Receiver).map(|n| before(n, name_node, self.text)),
                arity: part(captures, Part::Arguments).and_then(|n| argument_count(n, self.text)),
                start: name_node.start_byte() as u32,
                line: name_node.start_position().row as u32 + 1,
                enclosing: None,
            },
            role,
        ));
    }

    /// Calls in text that the grammar leaves as one token (the body of a C macro): a name
    /// before a parenthesis that is no keyword, what stands before its dot or arrow the receiver.
    fn calls_in(&mut self, from: usize, to: usize, start_line: u32) {
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
                arity: None,
                start,
                line: start_line + text[..name.start()].find_iter(b"\n").count() as u32,
                enclosing: None,
            };
            self.references.push((reference, Role::Call));
        }
    }

    /// Takes in what a part read by itself holds.
    fn absorb(&mut self, part: Collector<'_>) {
        self.symbols.extend(part.symbols);
        self.references.extend(part.references);
        self.bare_calls.extend(part.bare_calls);
        self.sigils.extend(part.sigils);
        self.imports.extend(part.imports);
        self.bindings.extend(part.bindings);
        self.nonlocal.extend(part.nonlocal);
        self.scopes.extend(part.scopes);
        self.trivia.extend(part.trivia);
        self.trivia.sort_by_key(|t| t.span.start);
        self.tests.extend(part.tests);
        self.sections.extend(part.sections);
        self.sections.sort_by_key(|(at, _)| *at);
        self.revised.extend(part.revised);
        self.too_deep |= part.too_deep;
        self.too_many |= part.too_many;
    }

    /// Nests symbols, attributes references to them, and drops what is local.
    fn assemble(mut self) -> BlobFacts {
        let scopes = Scopes::new(std::mem::take(&mut self.scopes));
        let mut raw = std::mem::take(&mut self.symbols);
        let is_value = |kind: Option<SymbolKind>| matches!(kind, Some(SymbolKind::Variable | SymbolKind::Constant));
        raw.retain(|s| !is_value(s.kind) || !self.imported.contains(&s.name_span.start));
        // Several patterns may match one definition: the one that begins further out wins, of
        // equal regions the first written; what it does not say, another may.
        let mut kept: Vec<RawSymbol> = Vec::with_capacity(raw.len());
        let mut named: HashMap<(Span, bool), usize> = HashMap::new();
        for mut one in raw {
            let at = *named.entry((one.name_span, one.kind.is_some())).or_insert(kept.len());
            match kept.get_mut(at) {
                Some(first) => {
                    if one.span == first.span && one.pattern < first.pattern {
                        std::mem::swap(&mut one, first);
                    }
                    first.visibility = first.visibility.or(one.visibility);
                    first.arity = first.arity.or(one.arity);
                    first.type_name = first.type_name.take().or(one.type_name);
                }
                None => kept.push(one),
            }
        }
        kept.sort_by_key(|s| (s.span.start, std::cmp::Reverse(s.span.end), s.name_span.start));
        let (mut symbols, nodes) = self.nest(kept, &scopes);
        self.revise(&mut symbols, &nodes);

        let mut references: Vec<(Reference, Role)> = std::mem::take(&mut self.references);
        // At one name, a call beats a type, a type an inherit …: roles are ordered
        // by how much they say, except that `inherit` says more than `type`.
        let weight = |role: Role| match role {
            Role::Call => 0,
            Role::Inherit => 1,
            Role::Type => 2,
            Role::Import => 3,
            Role::Value => 4,
        };
        references.sort_by_key(|(r, role)| (r.start, weight(*role), r.receiver.is_none()));
        references.dedup_by(|later, earlier| later.0.start == earlier.0.start && later.0.name == earlier.0.name);
        // The name of a definition, and a name that is being bound, is no use of it.
        let mut defined: HashSet<u32> = symbols.iter().map(|s| s.name_span.start).collect();
        if !self.bare_calls.is_empty() {
            defined.extend(self.bindings.iter().map(|b| b.at));
        }
        let bare_calls = std::mem::take(&mut self.bare_calls);
        let is_bare = |r: &Reference| {
            r.role == Role::Call && r.receiver.is_none() && r.arity.is_none() && bare_calls.contains(&r.start)
        };
        references.retain(|(r, role)| !(defined.contains(&r.start) && (*role == Role::Type || is_bare(r))));
        let mut open = Nesting::new(&nodes);
        let mut references: Vec<Reference> = references
            .into_iter()
            .map(|(mut reference, role)| {
                reference.enclosing = open.enclosing(&symbols, reference.start, role);
                reference
            })
            .collect();
        // What an import or a definition names is known by that, not as a local value.
        let imported = std::mem::take(&mut self.imported);
        let is_member = |s: &Symbol| matches!(s.kind, SymbolKind::Field | SymbolKind::Property);
        let named: HashSet<u32> = symbols
            .iter()
            .filter(|s| !is_member(s))
            .map(|s| s.name_span.start)
            .collect();
        self.bindings
            .retain(|b| !imported.contains(&b.at) && !named.contains(&b.at));
        let dollar_names = self.language.descriptor.dollar_names;
        // What is bound outside every scope is a local of the file.
        let file_locals: HashSet<String> = match bare_calls.is_empty() {
            true => HashSet::new(),
            false => {
                let callables: HashSet<&str> = symbols
                    .iter()
                    .filter(|s| s.kind.is_callable())
                    .map(|s| s.name.as_str())
                    .collect();
                let outside = self.bindings.iter().filter(|b| scopes.around(b.at).is_none());
                outside
                    .map(|b| b.name.clone())
                    .filter(|name| !callables.contains(name.as_str()))
                    .collect()
            }
        };
        let bindings = scopes.bind(
            std::mem::take(&mut self.bindings),
            &self.nonlocal,
            &references,
            &self.sigils,
            dollar_names,
        );
        references.retain(|r| {
            let droppable = r.receiver.is_none() && (r.role == Role::Value || is_bare(r));
            !(droppable && (is_bound(&bindings, &r.name, r.start) || is_bare(r) && file_locals.contains(&r.name)))
        });

        if self.errors.0 > 0 {
            self.problems.push(Problem {
                kind: ProblemKind::Parse,
                line: self.errors.1,
                detail: format!("{} region(s) the grammar could not read", self.errors.0),
            });
        }
        if self.too_deep {
            self.problems.push(Problem {
                kind: ProblemKind::Budget,
                line: None,
                detail: format!("nested deeper than {MAX_DEPTH} levels; what is deeper was left out"),
            });
        }
        if self.too_many {
            self.problems.push(Problem {
                kind: ProblemKind::Budget,
                line: None,
                detail: format!("more than {MAX_ITEMS} symbols or references; the rest was left out"),
            });
        }
        let docs = self.docs(&symbols);
        self.imports.sort_by_key(|i| i.line);
        self.imports.dedup();
        BlobFacts {
            symbols,
            references,
            imports: self.imports,
            bindings,
            package: self.package.map(|(path, _)| path),
            problems: self.problems,
            docs,
            ..BlobFacts::default()
        }
    }

    /// Turns raw definitions, sorted by position, into symbols. Also returns the
    /// nesting nodes: `(span, ordinal)`, `None` for a container.
    fn nest(&self, raw: Vec<RawSymbol>, scopes: &Scopes) -> (Vec<Symbol>, Vec<(Span, Option<u32>)>) {
        let descriptor = &self.language.descriptor;
        let mut symbols: Vec<Symbol> = Vec::with_capacity(raw.len());
        let mut nodes: Vec<(Span, Option<u32>)> = Vec::with_capacity(raw.len());
        // Open definitions: node number, and the qualified name they give.
        let mut open: Vec<(Span, Option<u32>, String, bool)> = Vec::new();
        // Sections of some visibility that are open, by the start of the definition they stand in.
        let mut sections: HashMap<Option<u32>, Visibility> = HashMap::new();
        let mut markers = self.sections.clone();
        markers.sort_by_key(|(at, _)| *at);
        let mut next_section = markers.iter().peekable();
        // How many there are of that name and kind, and the number of the first.
        let mut seen: HashMap<(String, SymbolKind), (u32, usize)> = HashMap::new();
        // Qualified names of the types that methods outside their type belong to, by ordinal.
        let mut owners: HashMap<u32, String> = HashMap::new();
        // `a = memo(function b() {…})`: one body is one definition, the outer.
        let mut bodies: HashMap<u32, Span> = HashMap::new();
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
                    && scopes.around(raw.name_span.start).is_some()
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
                scopes
                    .around(raw.name_span.start)
                    .is_some_and(|s| type_start.is_none_or(|t| t <= s.start))
            };
            if matches!(
                kind,
                SymbolKind::Variable | SymbolKind::Constant | SymbolKind::TypeParameter
            ) && is_local()
            {
                continue;
            }
            // A prototype in a function's body only brings a name in.
            if kind == SymbolKind::Function && raw.has_body == Some(false) {
                let around = around.last().and_then(|(_, ordinal, ..)| *ordinal);
                if around.is_some_and(|o| symbols[o as usize].kind.is_callable()) {
                    continue;
                }
            }
            let (doc_above, attributes_from) = docs::above(&self.trivia, raw.span.start, raw.span.start_line);
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
                type_name: raw.type_name,
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

    /// Gives a visibility to what was defined before it was said (`private :name`).
    fn revise(&mut self, symbols: &mut [Symbol], nodes: &[(Span, Option<u32>)]) {
        let mut open = Nesting::new(nodes);
        let mut revised = std::mem::take(&mut self.revised);
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

    /// Documentation texts by ordinal; the file's own under `u32::MAX`.
    fn docs(&self, symbols: &[Symbol]) -> Vec<(u32, String)> {
        let mut out = Vec::new();
        for (ordinal, symbol) in symbols.iter().enumerate() {
            let text = match symbol.doc {
                Some(doc) => Some(&self.text[doc.start as usize..doc.end as usize]),
                None if symbol.kind == SymbolKind::Section => {
                    Some(section_text(self.text, symbol, symbols.get(ordinal + 1)))
                }
                None => None,
            };
            if let Some(text) = text {
                let text = docs::clean(text);
                if !text.is_empty() {
                    out.push((ordinal as u32, text));
                }
            }
        }
        if let Some(first) = self
            .trivia
            .iter()
            .find(|t| !t.attribute)
            .filter(|t| t.span.start_line <= 3)
        {
            let mut span = first.span;
            for next in self.trivia.iter().filter(|t| t.span.start > span.start) {
                if next.attribute || !next.alone || next.span.start_line > span.end_line + 1 {
                    break;
                }
                span.end = next.span.end;
                span.end_line = next.span.end_line;
            }
            let text = docs::clean(&self.text[span.start as usize..span.end as usize]);
            if !text.is_empty() && symbols.iter().all(|s| s.doc.is_none_or(|d| d.start != span.start)) {
                out.push((u32::MAX, text));
            }
        }
        out
    }
}

/// The definitions around a moving position.
struct Nesting<'n> {
    nodes: &'n [(Span, Option<u32>)],
    next: usize,
    open: Vec<(Span, Option<u32>)>,
}

impl<'n> Nesting<'n> {
    fn new(nodes: &'n [(Span, Option<u32>)]) -> Nesting<'n> {
        Nesting {
            nodes,
            next: 0,
            open: Vec::new(),
        }
    }

    /// The innermost callable around `at`, else the innermost symbol. Positions
    /// must not decrease. A decorator before a definition's name belongs to what is
    /// around the definition.
    fn enclosing(&mut self, symbols: &[Symbol], at: u32, role: Role) -> Option<u32> {
        while let Some(node) = self.nodes.get(self.next).filter(|(span, _)| span.start <= at) {
            while self.open.last().is_some_and(|(span, _)| span.end <= node.0.start) {
                self.open.pop();
            }
            self.open.push(*node);
            self.next += 1;
        }
        let around = |(span, ordinal): &(Span, Option<u32>)| {
            let ordinal = (*ordinal)?;
            let inside = at < span.end && (at >= symbols[ordinal as usize].name_span.start || role == Role::Type);
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

/// Whether a local of that name is visible at `at`.
fn is_bound(bindings: &[crate::model::Binding], name: &str, at: u32) -> bool {
    bindings
        .iter()
        .any(|b| b.scope_start <= at && at < b.scope_end && b.name == name)
}

fn join(outer: &str, name: &str) -> String {
    if outer.is_empty() {
        name.to_owned()
    } else {
        format!("{outer}.{name}")
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

/// A heading on one line, without the marks that may close it.
fn heading_text(raw: &[u8]) -> String {
    let text = raw.to_str_lossy();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut end = text.len().min(200);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let text = &text[..end];
    match text.trim_end_matches('#') {
        open if open.ends_with(' ') => open.trim_end().to_owned(),
        _ => text.to_owned(),
    }
}

/// What a section says before the next one begins.
fn section_text<'t>(text: &'t [u8], symbol: &Symbol, next: Option<&Symbol>) -> &'t [u8] {
    let end = next.map_or(text.len(), |next| next.span.start as usize);
    let own = text.get(symbol.name_span.end as usize..end).unwrap_or_default();
    let mut lines = own.lines_with_terminator();
    // The rest of the heading's line, and the line that may be drawn under it.
    let mut skip = lines.next().map_or(0, <[u8]>::len);
    if let Some(under) = lines
        .next()
        .filter(|l| l.trim().iter().all(|b| matches!(b, b'=' | b'-')))
    {
        skip += under.len();
    }
    own[skip..].trim()
}

/// A name without quotes, sigils or type arguments.
fn name_text(raw: &[u8], dollar_names: bool) -> String {
    let text = raw.to_str_lossy();
    let mark = |c| matches!(c, '#' | ':') || c == '$' && !dollar_names;
    let text = text.trim().trim_matches(['"', '\'', '`']).trim_start_matches(mark);
    let bare = text.split('<').next().unwrap_or(text);
    // An operator may be a name, or begin with one.
    let text = if text.starts_with("operator") || bare.is_empty() {
        text
    } else {
        bare
    };
    // `operator bool() const` is named `operator bool`.
    let converts = text
        .strip_prefix("operator ")
        .and_then(|to| to.find('('))
        .filter(|at| *at > 0);
    let text = converts.map_or(text, |at| &text["operator ".len()..][..at]).trim();
    let text = if converts.is_some() {
        format!("operator {text}")
    } else {
        text.to_owned()
    };
    let text = text.trim();
    let mut end = text.len().min(200);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].to_owned()
}

/// Words before a type's name that are no part of it.
const TYPE_WORDS: &[&str] = &[
    "mut ",
    "const ",
    "volatile ",
    "struct ",
    "union ",
    "enum ",
    "class ",
    "typename ",
    "dyn ",
    "impl ",
];

/// The bare name of a type: no reference marks, no arguments.
fn type_text(text: &str) -> String {
    // `(a: A) => B` is no type with a name.
    let is_function = text.contains("=>") || text.contains(") ->");
    if is_function && text.trim_start_matches([':', ' ']).starts_with(['(', '<']) {
        return String::new();
    }
    let text = text
        .trim()
        .trim_start_matches([':', '-', '>', '&', '*', '?', ' ', '(', '\'', '"']);
    let mut text = text;
    while let Some(rest) = TYPE_WORDS.iter().find_map(|word| text.strip_prefix(word)) {
        text = rest.trim_start();
    }
    let end = text
        .find([
            '<', '>', '[', ']', '(', ')', '{', '?', '|', ',', '*', '&', '\'', '"', ' ', '…',
        ])
        .unwrap_or(text.len());
    text[..end].trim_end_matches(['!', '.']).to_owned()
}

/// A type's name as part of a qualified name: `a::B<C>` is `a.B`.
fn path_text(text: &str) -> String {
    type_text(text).replace("::", ".")
}

/// The receiver's text; where it is written around the name (a qualified name as
/// a whole), only what stands before the name, without the separator.
fn before(receiver: Node<'_>, name: Node<'_>, text: &[u8]) -> String {
    if receiver.end_byte() <= name.start_byte() || receiver.start_byte() >= name.end_byte() {
        return short(receiver, text);
    }
    let raw = text[receiver.start_byte()..name.start_byte()].to_str_lossy();
    let raw = raw.trim();
    let cut = ["::", "->", "\\", "."]
        .iter()
        .find_map(|separator| raw.strip_suffix(separator))
        .unwrap_or(raw);
    // The root of all names is a separator alone.
    let cut = if cut.is_empty() { raw } else { cut };
    let mut end = cut.len().min(MAX_TEXT);
    while !cut.is_char_boundary(end) {
        end -= 1;
    }
    if end < cut.len() {
        format!("{}…", &cut[..end])
    } else {
        cut.to_owned()
    }
}

/// The type that `new Foo(…)`, `Foo(…)` or `Foo { … }` as a whole constructs; a type begins
/// with a capital.
fn constructed(value: &[u8]) -> Option<String> {
    let value = value.strip_prefix(b"new ").unwrap_or(value);
    let head = value.find_byteset(b"([<{")?;
    let mut depth = 0i32;
    for (at, byte) in value.iter().enumerate().skip(head) {
        match byte {
            b'(' | b'{' => depth += 1,
            b')' | b'}' => depth -= 1,
            _ => continue,
        }
        // `Foo(1).bar()` is a `bar`; `Foo(1) { … }` still a `Foo`.
        if depth == 0 && !matches!(value[at + 1..].trim_start().first(), None | Some(b'{')) {
            return None;
        }
    }
    let path = value[..head].trim_end().to_str().ok()?;
    let name = path.rsplit(['.', ':', '\\']).next()?;
    let is_type = name.starts_with(char::is_uppercase) && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    (is_type && depth == 0).then(|| path.to_owned())
}

/// A node's text on one line, at most [`MAX_TEXT`] bytes; `…` marks a cut.
fn short(node: Node<'_>, text: &[u8]) -> String {
    let raw = &text[node.byte_range()];
    let cut = raw.len() > MAX_TEXT || raw.contains(&b'\n');
    let first = raw.split(|b| *b == b'\n').next().unwrap_or_default();
    let first = first[..first.len().min(MAX_TEXT)].to_str_lossy();
    if cut {
        format!("{}…", first.trim_end())
    } else {
        first.into_owned()
    }
}

/// A definition's head on one line, white space folded.
fn signature(raw: &[u8]) -> String {
    let text = raw[..raw.len().min(MAX_SIGNATURE * 2)].to_str_lossy();
    let mut out = String::with_capacity(text.len().min(MAX_SIGNATURE));
    for word in text.split_whitespace() {
        if out.len() + word.len() + 1 > MAX_SIGNATURE {
            out.push('…');
            break;
        }
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out.trim_end_matches([':', '{', ' ', '=', ';']).to_owned()
}

/// A modifier or marker; `class` stands for what its members are in C++ until they say otherwise.
fn visibility(raw: &[u8]) -> Visibility {
    let text = raw.trim();
    if text.starts_with(b"pub(")
        || text.starts_with(b"private[") && text != b"private[this]"
        || text == b"internal"
        || text.ends_with(b"(set)")
        || text == b"package"
    {
        Visibility::Internal
    } else if text.find(b"private").is_some()
        || text == b"static"
        || text == b"class"
        || text == b"local"
        || text == b"fileprivate"
        || text.starts_with(b"#")
    {
        Visibility::Private
    } else if text.find(b"protected").is_some() {
        Visibility::Protected
    } else {
        Visibility::Public
    }
}

/// Parameters counted by named children; a default or `?` makes one optional, a
/// spread makes the maximum open. The receiver (`self`) is not counted.
fn arity(parameters: Node<'_>, text: &[u8], self_names: &[String]) -> Arity {
    // `x => …`: the list is the parameter itself.
    if parameters.kind().contains("identifier") {
        return Arity { min: 1, max: Some(1) };
    }
    let (mut min, mut max) = (0u8, Some(0u8));
    let mut cursor = parameters.walk();
    let mut first = true;
    let is_whole = parameters.kind().ends_with("_declaration");
    let mut is_default = false;
    let mut variadic = false;
    for child in parameters.children(&mut cursor) {
        let kind = child.kind();
        // C# writes `params T[] rest` without a node around it; it is the last.
        if kind == "params" {
            max = None;
            break;
        }
        // Kotlin and Swift write modifiers before a parameter and `= default` after it.
        if kind == "=" {
            is_default = true;
            min = min.saturating_sub(1);
            continue;
        }
        if !child.is_named() {
            // C's `...` is a token of its own.
            max = max.filter(|_| kind != "...");
            continue;
        }
        if child.is_extra() || kind.contains("comment") || kind.contains("attribute") || kind.contains("separator") {
            continue;
        }
        if std::mem::take(&mut is_default) {
            continue;
        }
        // Swift has no list: the parameters stand in the declaration.
        if is_whole && kind != "parameter" {
            continue;
        }
        if kind == "parameter_modifiers" {
            variadic = text[child.byte_range()].find(b"vararg").is_some();
            continue;
        }
        if std::mem::take(&mut variadic) {
            max = None;
            continue;
        }
        let source = &text[child.byte_range()];
        let bare = source.trim_start_with(|c| matches!(c, '&' | '*')).to_str_lossy();
        let name = bare
            .trim_start_matches("mut ")
            .split([':', ' ', '='])
            .next()
            .unwrap_or_default()
            .trim();
        if std::mem::take(&mut first) && (self_names.iter().any(|s| s == name) || kind == "self_parameter") {
            continue;
        }
        if source == b"void" {
            continue;
        }
        // The default value is no part of what is looked at; one inside a pattern (`{a = 1}`) is another's.
        let from = if source.starts_with(b"{") || source.starts_with(b"[") {
            pattern_end(source)
        } else {
            0
        };
        let default = source[from..]
            .find_iter(b"=")
            .map(|at| at + from)
            .find(|at| source.get(at + 1) != Some(&b'>'));
        let head = source[..default.unwrap_or(source.len())].trim();
        let spread = source.starts_with(b"*") && !kind.contains("pointer") && kind != "parameter_declaration"
            || head.starts_with(b"...")
            || head.ends_with(b"...")
            || source.starts_with(b"vararg")
            || source.starts_with(b"params ")
            || child
                .child_by_field_name("type")
                .is_some_and(|t| t.kind().contains("repeated"))
            || kind.contains("splat")
            || kind.contains("variadic")
            || kind.contains("spread");
        if kind == "block_parameter" || kind == "keyword_separator" || source == b"*" || source == b"/" {
            continue;
        }
        if spread {
            max = None;
            continue;
        }
        let optional = kind.contains("default")
            || kind.contains("optional")
            || child.child_by_field_name("value").is_some()
            || child.child_by_field_name("default_value").is_some()
            || default.is_some();
        // Go's `a, b int` is one node.
        let mut names = child.walk();
        let named = child.children_by_field_name("name", &mut names);
        let names = named.filter(|n| n.kind().ends_with("identifier")).count().clamp(1, 255) as u8;
        if !optional {
            min = min.saturating_add(names);
        }
        max = max.map(|m| m.saturating_add(names));
    }
    Arity { min, max }
}

/// Where the brackets that a text begins with are closed.
fn pattern_end(source: &[u8]) -> usize {
    let mut depth = 0;
    for (at, byte) in source.iter().enumerate() {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    source.len()
}

/// Arguments of a call; `None` where a spread hides the number.
fn argument_count(arguments: Node<'_>, text: &[u8]) -> Option<u8> {
    let mut cursor = arguments.walk();
    let mut count = 0u8;
    for child in arguments.named_children(&mut cursor) {
        let kind = child.kind();
        // A block is no parameter of its own, nor is what is said of one.
        if child.is_extra() || kind.contains("comment") || matches!(kind, "block_argument" | "attribute_item") {
            continue;
        }
        // Bare pairs are one hash or so many keywords: the callee decides.
        if kind == "pair" {
            return None;
        }
        let source = &text[child.byte_range()];
        if source.starts_with(b"*") && kind.contains("splat") || source.starts_with(b"...") || kind.contains("spread") {
            return None;
        }
        count = count.saturating_add(1);
    }
    Some(count)
}

//! The queries, matched in one walk of the tree.
//!
//! A `.scm` file is written in tree-sitter's query language. tree-sitter's own
//! `QueryCursor` costs 40 % or more of the parse for a few patterns and several
//! times that for the hundred a language needs, so the patterns are compiled to a
//! table by root node kind and tried where such a node is met. The subset allowed
//! is in `queries/README.md`; a test holds that for every program under
//! `tests/languages/` the walk finds what `QueryCursor` finds.

use std::collections::HashMap;

use regex::bytes::Regex;
use tree_sitter::{Language as Grammar, Node, TreeCursor};

/// The captures a query may use; any other is an error that names these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureName {
    /// `@definition.<kind>`: the whole definition.
    Definition(crate::model::SymbolKind),
    /// `@container`: not a symbol, but qualifies what is defined in it (`impl`).
    Container,
    /// `@reference.<role>`: the whole site.
    Reference(crate::model::Role),
    /// `@import`: the whole statement.
    Import,
    /// `@export`: a statement that offers a name of this file, or of `@module`, to others.
    Export,
    /// `@package`: the name of the file's package.
    Package,
    /// `@scope`: a region with local names of its own.
    Scope,
    /// `@binding`: a name bound in the innermost scope around it.
    Binding,
    /// `@nonlocal`: a name that is *not* bound in that scope though assigned there.
    Nonlocal,
    /// `@source`: a block in braces that the grammar leaves unread, of the same language.
    Source,
    /// `@calls`: text the grammar leaves as one token, with calls in it.
    Calls,
    /// `@test`: what stands here, or follows this attribute, is test code.
    Test,
    /// `@visibility.rest`: from here to the end of the definition around it, what
    /// says nothing of its own has this visibility.
    VisibilityRest,
    /// `@visibility.of`: the name of something defined before, in the same
    /// definition, that `@visibility` is said of.
    VisibilityOf,
    /// A part of the pattern it stands in.
    Part(Part),
}

/// The captures that name a part of a definition, reference, import or binding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Part {
    Name,
    Owner,
    Parameters,
    Body,
    Doc,
    Type,
    Value,
    Visibility,
    Receiver,
    Arguments,
    Module,
    Prefix,
    Alias,
    Wildcard,
    Declares,
    System,
    UseTree,
    Bare,
    Default,
    /// `@_anything`: only for predicates.
    Private,
}

impl CaptureName {
    /// The capture that a query writes so, without the `@`.
    pub fn parse(name: &str) -> Option<CaptureName> {
        use crate::model::{Role, SymbolKind};
        if name.starts_with('_') {
            return Some(CaptureName::Part(Part::Private));
        }
        if let Some(kind) = name.strip_prefix("definition.") {
            return SymbolKind::from_name(kind).map(CaptureName::Definition);
        }
        let part = |part| Some(CaptureName::Part(part));
        match name {
            "container" => Some(CaptureName::Container),
            "reference.call" => Some(CaptureName::Reference(Role::Call)),
            "reference.type" => Some(CaptureName::Reference(Role::Type)),
            "reference.inherit" => Some(CaptureName::Reference(Role::Inherit)),
            "reference.value" => Some(CaptureName::Reference(Role::Value)),
            "import" => Some(CaptureName::Import),
            "export" => Some(CaptureName::Export),
            "package" => Some(CaptureName::Package),
            "scope" => Some(CaptureName::Scope),
            "binding" => Some(CaptureName::Binding),
            "nonlocal" => Some(CaptureName::Nonlocal),
            "calls" => Some(CaptureName::Calls),
            "source" => Some(CaptureName::Source),
            "test" => Some(CaptureName::Test),
            "visibility.of" => Some(CaptureName::VisibilityOf),
            "visibility.rest" => Some(CaptureName::VisibilityRest),
            "name" => part(Part::Name),
            "owner" => part(Part::Owner),
            "parameters" => part(Part::Parameters),
            "body" => part(Part::Body),
            "doc" => part(Part::Doc),
            "type" => part(Part::Type),
            "value" => part(Part::Value),
            "visibility" => part(Part::Visibility),
            "receiver" => part(Part::Receiver),
            "arguments" => part(Part::Arguments),
            "module" => part(Part::Module),
            "prefix" => part(Part::Prefix),
            "alias" => part(Part::Alias),
            "wildcard" => part(Part::Wildcard),
            "declares" => part(Part::Declares),
            "system" => part(Part::System),
            "use_tree" => part(Part::UseTree),
            "bare" => part(Part::Bare),
            "default" => part(Part::Default),
            _ => None,
        }
    }
}

const VOCABULARY: &str = "definition.<kind> container reference.{call,type,inherit,value} import export package scope binding \
                          nonlocal calls source test name owner parameters body doc type value visibility visibility.rest visibility.of receiver arguments module prefix \
                          alias wildcard default declares system use_tree bare _private";

/// One captured node.
pub type Capture<'t> = (CaptureName, Node<'t>);

/// A language's patterns, by the kind of their root node.
pub struct Matcher {
    patterns: Vec<Pattern>,
    /// Pattern numbers by root kind id.
    by_kind: Vec<Vec<u16>>,
    /// Kind ids of comments and attributes are the caller's; see [`Walk`].
    names: Vec<CaptureName>,
}

struct Pattern {
    root: NodePattern,
    tests: Vec<Predicate>,
}

#[derive(Clone)]
struct NodePattern {
    /// Sorted kind ids; empty for a wildcard.
    kinds: Vec<u16>,
    /// For a wildcard: only named nodes.
    named: bool,
    field: Option<u16>,
    absent: Vec<u16>,
    captures: Vec<u16>,
    children: Vec<NodePattern>,
    optional: bool,
    /// No named sibling may stand between this and the pattern before it (or the
    /// parent's start).
    anchored: bool,
    /// No named sibling may follow.
    last: bool,
}

enum Predicate {
    Text {
        capture: u16,
        accept: bool,
        of: Vec<Vec<u8>>,
    },
    Pattern {
        capture: u16,
        accept: bool,
        regex: Regex,
    },
    Same {
        left: u16,
        right: u16,
        accept: bool,
    },
}

// ---------------------------------------------------------------- compiling

struct Parser<'a> {
    grammar: &'a Grammar,
    kinds: &'a HashMap<(&'a str, bool), Vec<u16>>,
    file: &'static str,
    text: &'a str,
    at: usize,
    captures: Vec<String>,
}

/// Alternatives of one position, before they are multiplied out.
type Alternatives = Vec<NodePattern>;

impl Matcher {
    /// Compiles `(file name, text)` pairs into one matcher. The error names file,
    /// row and column.
    pub fn compile(grammar: &Grammar, files: &[(&'static str, String)]) -> Result<Matcher, String> {
        let mut patterns = Vec::new();
        let mut captures = Vec::new();
        let mut kinds: HashMap<(&str, bool), Vec<u16>> = HashMap::new();
        for id in 0..grammar.node_kind_count() as u16 {
            if let Some(name) = grammar
                .node_kind_for_id(id)
                .filter(|_| grammar.node_kind_is_visible(id))
            {
                kinds
                    .entry((name, grammar.node_kind_is_named(id)))
                    .or_default()
                    .push(id);
            }
        }
        for (file, text) in files {
            let mut parser = Parser {
                grammar,
                kinds: &kinds,
                file,
                text,
                at: 0,
                captures: std::mem::take(&mut captures),
            };
            parser.file(&mut patterns)?;
            captures = parser.captures;
        }
        let mut names = Vec::with_capacity(captures.len());
        for capture in &captures {
            names.push(
                CaptureName::parse(capture)
                    .ok_or_else(|| format!("capture @{capture} is not in the vocabulary: {VOCABULARY}"))?,
            );
        }
        let mut by_kind = vec![Vec::new(); grammar.node_kind_count()];
        for (number, pattern) in patterns.iter().enumerate() {
            if pattern.root.kinds.is_empty() {
                return Err("a pattern's outermost node must have a kind".into());
            }
            for kind in &pattern.root.kinds {
                by_kind[*kind as usize].push(number as u16);
            }
        }
        Ok(Matcher {
            patterns,
            by_kind,
            names,
        })
    }
}

impl Parser<'_> {
    fn fail<T>(&self, message: impl std::fmt::Display) -> Result<T, String> {
        let before = &self.text[..self.at.min(self.text.len())];
        let row = before.matches('\n').count() + 1;
        let column = before.len() - before.rfind('\n').map_or(0, |n| n + 1) + 1;
        Err(format!("{}:{row}:{column}: {message}", self.file))
    }

    fn space(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if !trimmed.starts_with(';') {
                return;
            }
            self.at += trimmed.find('\n').unwrap_or(trimmed.len());
        }
    }

    fn peek(&mut self) -> Option<char> {
        self.space();
        self.text[self.at..].chars().next()
    }

    fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn word(&mut self) -> &str {
        let rest = &self.text[self.at..];
        let len = rest
            .find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '?' | '!' | '#')))
            .unwrap_or(rest.len());
        // A name never ends in a quantifier or an anchor.
        let word = rest[..len].trim_end_matches(['?', '.']);
        let word = if rest.starts_with('#') { &rest[..len] } else { word };
        self.at += word.len();
        &self.text[self.at - word.len()..self.at]
    }

    fn string(&mut self) -> Result<String, String> {
        if !self.eat('"') {
            return self.fail("a string was expected");
        }
        let mut out = String::new();
        let mut chars = self.text[self.at..].char_indices();
        while let Some((i, c)) = chars.next() {
            match c {
                '"' => {
                    self.at += i + 1;
                    return Ok(out);
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => out.push('\n'),
                    Some((_, 't')) => out.push('\t'),
                    Some((_, other)) => out.push(other),
                    None => break,
                },
                _ => out.push(c),
            }
        }
        self.fail("the string does not end")
    }

    fn capture(&mut self, name: &str) -> u16 {
        let number = self.captures.iter().position(|known| known == name).unwrap_or_else(|| {
            self.captures.push(name.to_owned());
            self.captures.len() - 1
        });
        number as u16
    }

    fn file(&mut self, patterns: &mut Vec<Pattern>) -> Result<(), String> {
        while let Some(next) = self.peek() {
            let start = patterns.len();
            // A pattern with predicates stands in a group: ((node) (#eq? …)).
            let grouped = next == '(' && {
                let rest = self.text[self.at + 1..].trim_start();
                rest.starts_with('(') || rest.starts_with('[')
            };
            if grouped {
                self.eat('(');
            }
            let mut tests = Vec::new();
            let mut roots = self.node(None, &mut tests)?;
            if grouped {
                while self.peek() == Some('(') {
                    self.predicate(&mut tests)?;
                }
                if !self.eat(')') {
                    return self.fail("a group holds one node and its predicates");
                }
                roots = self.captured(roots)?;
            }
            let tests = std::rc::Rc::new(tests);
            for root in roots {
                if root.optional {
                    return self.fail("an outermost node cannot be optional");
                }
                patterns.push(Pattern {
                    root,
                    tests: Vec::new(),
                });
            }
            let made = patterns.len() - start;
            let tests = std::rc::Rc::try_unwrap(tests).unwrap_or_default();
            match made {
                0 => {}
                1 => patterns[start].tests = tests,
                _ => {
                    for pattern in &mut patterns[start..] {
                        pattern.tests = tests.iter().map(Predicate::copy).collect();
                    }
                }
            }
        }
        Ok(())
    }

    /// A node, alternation, string or wildcard with what follows it.
    fn node(&mut self, field: Option<u16>, tests: &mut Vec<Predicate>) -> Result<Alternatives, String> {
        let blank = |kinds: Vec<u16>, named| NodePattern {
            kinds,
            named,
            field,
            absent: Vec::new(),
            captures: Vec::new(),
            children: Vec::new(),
            optional: false,
            anchored: false,
            last: false,
        };
        let alternatives = match self.peek() {
            Some('[') => {
                self.eat('[');
                let mut all: Alternatives = Vec::new();
                while self.peek() != Some(']') {
                    if self.peek().is_none() {
                        return self.fail("the alternation does not end");
                    }
                    for one in self.node(field, tests)? {
                        // Bare kinds merge into one set.
                        match all.last_mut() {
                            Some(last) if last.is_bare() && one.is_bare() && last.captures == one.captures => {
                                last.kinds.extend(one.kinds);
                            }
                            _ => all.push(one),
                        }
                    }
                }
                self.eat(']');
                for one in &mut all {
                    one.kinds.sort_unstable();
                    one.kinds.dedup();
                }
                all
            }
            Some('"') => {
                let literal = self.string()?;
                let ids = self.kind_ids(&literal, false);
                if ids.is_empty() {
                    return self.fail(format!("the grammar has no token \"{literal}\""));
                }
                vec![blank(ids, false)]
            }
            Some('_') => {
                self.at += 1;
                vec![blank(Vec::new(), false)]
            }
            Some('(') => {
                self.eat('(');
                self.space();
                let kind = self.word().to_owned();
                let mut node = match kind.as_str() {
                    "_" => blank(Vec::new(), true),
                    "" => return self.fail("a node kind was expected"),
                    kind => {
                        let ids = self.kind_ids(kind, true);
                        if ids.is_empty() {
                            return self.fail(format!("the grammar has no node kind `{kind}`"));
                        }
                        blank(ids, true)
                    }
                };
                let mut done: Alternatives = vec![std::mem::replace(&mut node, blank(Vec::new(), true))];
                let mut anchored = false;
                loop {
                    match self.peek() {
                        Some(')') => {
                            self.eat(')');
                            break;
                        }
                        Some('!') => {
                            self.eat('!');
                            let field = self.field()?;
                            for one in &mut done {
                                one.absent.push(field);
                            }
                        }
                        Some('.') => {
                            self.eat('.');
                            if self.peek() == Some(')') {
                                for one in &mut done {
                                    if let Some(last) = one.children.last_mut() {
                                        last.last = true;
                                    }
                                }
                            }
                            anchored = true;
                        }
                        Some('(') if self.text[self.at + 1..].trim_start().starts_with('#') => self.predicate(tests)?,
                        Some('(' | '[' | '"' | '_') => {
                            // `_` may begin a field name as well.
                            let start = self.at;
                            if self.peek() == Some('_') && self.field().is_ok() && self.eat(':') {
                                self.at = start;
                                self.child_with_field(&mut done, anchored, tests)?;
                            } else {
                                self.at = start;
                                let children = self.node(None, tests)?;
                                done = multiply(done, children, anchored);
                            }
                            anchored = false;
                        }
                        Some(c) if c.is_alphabetic() => {
                            self.child_with_field(&mut done, anchored, tests)?;
                            anchored = false;
                        }
                        _ => return self.fail("the node does not end"),
                    }
                }
                done
            }
            _ => return self.fail("a pattern was expected"),
        };
        self.captured(alternatives)
    }

    fn child_with_field(
        &mut self,
        done: &mut Alternatives,
        anchored: bool,
        tests: &mut Vec<Predicate>,
    ) -> Result<(), String> {
        let field = self.field()?;
        if !self.eat(':') {
            return self.fail("a field name is followed by `:`");
        }
        let children = self.node(Some(field), tests)?;
        *done = multiply(std::mem::take(done), children, anchored);
        Ok(())
    }

    /// Quantifier and captures after a node.
    fn captured(&mut self, mut alternatives: Alternatives) -> Result<Alternatives, String> {
        loop {
            match self.peek() {
                Some('?') => {
                    self.eat('?');
                    for one in &mut alternatives {
                        one.optional = true;
                    }
                }
                Some('*' | '+') => return self.fail("the quantifiers * and + are not in the subset"),
                Some('@') => {
                    self.eat('@');
                    let name = self.word().to_owned();
                    let number = self.capture(&name);
                    for one in &mut alternatives {
                        one.captures.push(number);
                    }
                }
                _ => return Ok(alternatives),
            }
        }
    }

    fn field(&mut self) -> Result<u16, String> {
        self.space();
        let name = self.word().to_owned();
        match self.grammar.field_id_for_name(&name) {
            Some(id) => Ok(id.get()),
            None => self.fail(format!("the grammar has no field `{name}`")),
        }
    }

    /// All ids of a kind's name: aliases give several; a supertype means its members.
    fn kind_ids(&self, kind: &str, named: bool) -> Vec<u16> {
        let mut ids = self.kinds.get(&(kind, named)).cloned().unwrap_or_default();
        if ids.is_empty() && named {
            let supertype = self.grammar.id_for_node_kind(kind, true);
            let mut open = vec![supertype];
            while let Some(id) = open.pop() {
                for &member in self.grammar.subtypes_for_supertype(id) {
                    match self.grammar.node_kind_for_id(member) {
                        Some(name) if self.grammar.node_kind_is_visible(member) => {
                            ids.extend(self.kind_ids(name, true));
                        }
                        _ => open.push(member),
                    }
                }
            }
            ids.sort_unstable();
            ids.dedup();
        }
        ids
    }

    fn predicate(&mut self, tests: &mut Vec<Predicate>) -> Result<(), String> {
        self.eat('(');
        self.space();
        let name = self.word().to_owned();
        if !self.eat('@') {
            return self.fail("a predicate begins with a capture");
        }
        let first = self.word().to_owned();
        let capture = self.capture(&first);
        let mut strings = Vec::new();
        let mut other = None;
        loop {
            match self.peek() {
                Some(')') => {
                    self.eat(')');
                    break;
                }
                Some('"') => strings.push(self.string()?),
                Some('@') => {
                    self.eat('@');
                    let second = self.word().to_owned();
                    other = Some(self.capture(&second));
                }
                _ => return self.fail("the predicate does not end"),
            }
        }
        let accept = !name.starts_with("#not-");
        match (name.as_str(), other, strings.len()) {
            ("#eq?" | "#not-eq?", Some(right), 0) => tests.push(Predicate::Same {
                left: capture,
                right,
                accept,
            }),
            ("#eq?" | "#not-eq?", None, 1) | ("#any-of?" | "#not-any-of?", None, 1..) => {
                tests.push(Predicate::Text {
                    capture,
                    accept,
                    of: strings.into_iter().map(String::into_bytes).collect(),
                });
            }
            ("#match?" | "#not-match?", None, 1) => match Regex::new(&strings[0]) {
                Ok(regex) => tests.push(Predicate::Pattern { capture, accept, regex }),
                Err(e) => return self.fail(e),
            },
            _ => {
                return self.fail(format!(
                    "predicate {name} is not in the subset: #eq? #any-of? #match? and their #not- forms"
                ));
            }
        }
        Ok(())
    }
}

impl NodePattern {
    fn is_bare(&self) -> bool {
        !self.kinds.is_empty() && self.children.is_empty() && self.absent.is_empty() && !self.optional
    }
}

impl Predicate {
    fn copy(&self) -> Predicate {
        match self {
            Predicate::Text { capture, accept, of } => Predicate::Text {
                capture: *capture,
                accept: *accept,
                of: of.clone(),
            },
            Predicate::Pattern { capture, accept, regex } => Predicate::Pattern {
                capture: *capture,
                accept: *accept,
                regex: regex.clone(),
            },
            Predicate::Same { left, right, accept } => Predicate::Same {
                left: *left,
                right: *right,
                accept: *accept,
            },
        }
    }
}

/// Every parent so far with every alternative of its next child.
fn multiply(parents: Alternatives, children: Alternatives, anchored: bool) -> Alternatives {
    let mut out = Vec::with_capacity(parents.len() * children.len());
    for parent in &parents {
        for child in &children {
            let mut parent = parent.clone();
            let mut child = child.clone();
            child.anchored = anchored;
            parent.children.push(child);
            out.push(parent);
        }
    }
    out
}

// ----------------------------------------------------------------- matching

struct Child<'t> {
    node: Node<'t>,
    kind: u16,
    named: bool,
    field: u16,
}

/// A walk over one tree: visits every node once, in order of position.
pub struct Walk<'m, 't> {
    matcher: &'m Matcher,
    source: &'t [u8],
    cursor: TreeCursor<'t>,
    /// Cursors and child lists for nested patterns, one per depth of pattern.
    spare: Vec<(TreeCursor<'t>, Vec<Child<'t>>)>,
    children: Vec<Child<'t>>,
    taken: Vec<(u16, Node<'t>)>,
    /// Some node had more than [`MAX_CHILDREN`].
    cut: bool,
}

/// What a [`Walk`] hands out.
pub trait Visitor<'t> {
    /// Every node, before its matches. Return whether to look at its matches and inside it.
    fn node(&mut self, node: Node<'t>, kind: u16, depth: u32) -> bool;
    /// A match whose root is the node last given to [`Visitor::node`]; patterns are
    /// numbered as written.
    fn found(&mut self, pattern: u16, captures: &[Capture<'t>]);
    /// Some node had more children than are looked at.
    fn cut(&mut self) {}
}

impl<'m, 't> Walk<'m, 't> {
    /// Prepares to walk the tree under `root`.
    pub fn new(matcher: &'m Matcher, root: Node<'t>, source: &'t [u8]) -> Walk<'m, 't> {
        Walk {
            matcher,
            source,
            cursor: root.walk(),
            spare: Vec::new(),
            children: Vec::new(),
            taken: Vec::new(),
            cut: false,
        }
    }

    /// Visits every node; never recurses over the tree, so depth costs no stack.
    pub fn run(mut self, visitor: &mut impl Visitor<'t>) {
        let mut depth = 0;
        let mut captures: Vec<Capture<'t>> = Vec::new();
        let mut found: Vec<(u16, Vec<(u16, Node<'t>)>)> = Vec::new();
        loop {
            let node = self.cursor.node();
            let kind = node.kind_id();
            let enter = visitor.node(node, kind, depth);
            if enter {
                let patterns = self
                    .matcher
                    .by_kind
                    .get(kind as usize)
                    .map(Vec::as_slice)
                    .unwrap_or_default();
                if !patterns.is_empty() {
                    self.try_patterns(node, patterns, &mut found);
                    for (pattern, one) in found.drain(..) {
                        captures.clear();
                        captures.extend(
                            one.iter()
                                .map(|(number, node)| (self.matcher.names[*number as usize], *node)),
                        );
                        visitor.found(pattern, &captures);
                    }
                }
                if self.cursor.goto_first_child() {
                    depth += 1;
                    continue;
                }
            }
            while !self.cursor.goto_next_sibling() {
                if !self.cursor.goto_parent() {
                    if self.cut {
                        visitor.cut();
                    }
                    return;
                }
                depth -= 1;
            }
        }
    }

    fn try_patterns(&mut self, node: Node<'t>, patterns: &[u16], found: &mut Vec<(u16, Vec<(u16, Node<'t>)>)>) {
        let matcher = self.matcher;
        let mut children = std::mem::take(&mut self.children);
        let mut listed = false;
        for &number in patterns {
            let pattern = &matcher.patterns[number as usize];
            if !listed && !(pattern.root.children.is_empty() && pattern.root.absent.is_empty()) {
                list_children(&mut self.cursor, &mut children);
                self.cut |= children.len() == MAX_CHILDREN;
                listed = true;
            }
            self.taken.clear();
            self.taken.extend(pattern.root.captures.iter().map(|c| (*c, node)));
            let source = self.source;
            self.match_children(&pattern.root, &children, 0, 0, &mut |_, taken| {
                if pattern.tests.iter().all(|test| test.holds(taken, source)) {
                    found.push((number, taken.to_vec()));
                }
            });
        }
        children.clear();
        self.children = children;
    }

    /// Tries `pattern.children[nth..]` on `children[from..]`; calls `then` with
    /// every complete assignment.
    fn match_children(
        &mut self,
        pattern: &NodePattern,
        children: &[Child<'t>],
        nth: usize,
        from: usize,
        then: &mut dyn FnMut(&mut Self, &[(u16, Node<'t>)]),
    ) -> bool {
        if nth == 0
            && pattern
                .absent
                .iter()
                .any(|field| children.iter().any(|c| c.field == *field))
        {
            return false;
        }
        let Some(wanted) = pattern.children.get(nth) else {
            let taken = std::mem::take(&mut self.taken);
            then(self, &taken);
            self.taken = taken;
            return true;
        };
        let mut any = false;
        for at in from..children.len() {
            let child = &children[at];
            if wanted.accepts(child) && !(wanted.last && children[at + 1..].iter().any(|c| c.named)) {
                let mark = self.taken.len();
                self.taken.extend(wanted.captures.iter().map(|c| (*c, child.node)));
                if wanted.children.is_empty() && wanted.absent.is_empty() {
                    any |= self.match_children(pattern, children, nth + 1, at + 1, then);
                } else {
                    let (mut cursor, mut inner) = self.spare.pop().unwrap_or_else(|| (child.node.walk(), Vec::new()));
                    cursor.reset(child.node);
                    list_children(&mut cursor, &mut inner);
                    self.match_children(wanted, &inner, 0, 0, &mut |walk, taken| {
                        // The inner assignment is complete; go on with the siblings.
                        let outer = std::mem::replace(&mut walk.taken, taken.to_vec());
                        any |= walk.match_children(pattern, children, nth + 1, at + 1, then);
                        walk.taken = outer;
                    });
                    inner.clear();
                    self.spare.push((cursor, inner));
                }
                self.taken.truncate(mark);
            }
            if wanted.anchored && child.named {
                break;
            }
        }
        if !any && wanted.optional {
            any = self.match_children(pattern, children, nth + 1, from, then);
        }
        any
    }
}

/// Children of one node that patterns may match: finding a child's field can cost as
/// much as it has siblings, and no person writes so many.
const MAX_CHILDREN: usize = 10_000;

fn list_children<'t>(cursor: &mut TreeCursor<'t>, into: &mut Vec<Child<'t>>) {
    into.clear();
    if !cursor.goto_first_child() {
        return;
    }
    loop {
        if into.len() == MAX_CHILDREN {
            break;
        }
        let node = cursor.node();
        into.push(Child {
            node,
            kind: node.kind_id(),
            named: node.is_named(),
            field: cursor.field_id().map_or(0, std::num::NonZeroU16::get),
        });
        if !cursor.goto_next_sibling() {
            break;
        }
    }
    cursor.goto_parent();
}

impl NodePattern {
    fn accepts(&self, child: &Child<'_>) -> bool {
        self.field.is_none_or(|field| field == child.field)
            && if self.kinds.is_empty() {
                child.named || !self.named
            } else {
                self.kinds.binary_search(&child.kind).is_ok()
            }
    }
}

impl Predicate {
    fn holds(&self, taken: &[(u16, Node<'_>)], source: &[u8]) -> bool {
        let text = |wanted: u16| {
            taken
                .iter()
                .filter(move |(number, _)| *number == wanted)
                .map(|(_, node)| &source[node.byte_range()])
        };
        match self {
            Predicate::Text { capture, accept, of } => {
                text(*capture).all(|text| of.iter().any(|one| one == text) == *accept)
            }
            Predicate::Pattern { capture, accept, regex } => text(*capture).all(|text| regex.is_match(text) == *accept),
            Predicate::Same { left, right, accept } => {
                text(*left).all(|left| text(*right).all(|right| (left == right) == *accept))
            }
        }
    }
}

/// The name a public caller of captures looks for first.
pub fn part<'t>(captures: &[Capture<'t>], wanted: Part) -> Option<Node<'t>> {
    captures
        .iter()
        .find(|(name, _)| *name == CaptureName::Part(wanted))
        .map(|(_, node)| *node)
}

/// Kind ids by name, for the descriptor's lists.
pub fn kind_ids(grammar: &Grammar, names: &[String]) -> Result<HashMap<u16, ()>, String> {
    let mut ids = HashMap::new();
    for name in names {
        let before = ids.len();
        for id in 0..grammar.node_kind_count() as u16 {
            if grammar.node_kind_for_id(id) == Some(name) && grammar.node_kind_is_named(id) {
                ids.insert(id, ());
            }
        }
        if ids.len() == before {
            return Err(format!("language.toml: the grammar has no node kind `{name}`"));
        }
    }
    Ok(ids)
}

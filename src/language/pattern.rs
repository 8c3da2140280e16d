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
use tree_sitter::Language as Grammar;

use super::capture::{CaptureName, VOCABULARY};

/// A language's patterns, by the kind of their root node.
pub struct Matcher {
    pub(super) patterns: Vec<Pattern>,
    /// Pattern numbers by root kind id.
    pub(super) by_kind: Vec<Vec<u16>>,
    /// Kind ids of comments and attributes are the caller's; see [`Walk`].
    pub(super) names: Vec<CaptureName>,
}

pub(super) struct Pattern {
    pub(super) root: NodePattern,
    pub(super) tests: Vec<Predicate>,
}

#[derive(Clone)]
pub(super) struct NodePattern {
    /// Sorted kind ids; empty for a wildcard.
    pub(super) kinds: Vec<u16>,
    /// For a wildcard: only named nodes.
    pub(super) named: bool,
    pub(super) field: Option<u16>,
    pub(super) absent: Vec<u16>,
    pub(super) captures: Vec<u16>,
    pub(super) children: Vec<NodePattern>,
    pub(super) optional: bool,
    /// No named sibling may stand between this and the pattern before it (or the
    /// parent's start).
    pub(super) anchored: bool,
    /// No named sibling may follow.
    pub(super) last: bool,
}

pub(super) enum Predicate {
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

/// Node kinds of one grammar, asked for at every node.
#[derive(Default)]
pub struct KindSet(Vec<bool>);

impl KindSet {
    /// The named kinds of these names. The error says which one the grammar does not have.
    pub fn named(grammar: &Grammar, names: &[String]) -> Result<KindSet, String> {
        let mut kinds = vec![false; if names.is_empty() { 0 } else { grammar.node_kind_count() }];
        for name in names {
            let mut is_known = false;
            for (id, is_in) in (0u16..).zip(&mut kinds) {
                if grammar.node_kind_for_id(id) == Some(name) && grammar.node_kind_is_named(id) {
                    (*is_in, is_known) = (true, true);
                }
            }
            if !is_known {
                return Err(format!("language.toml: the grammar has no node kind `{name}`"));
            }
        }
        Ok(KindSet(kinds))
    }

    /// Whether a node of that kind is one of them.
    pub fn contains(&self, kind: u16) -> bool {
        self.0.get(kind as usize).copied().unwrap_or(false)
    }
}

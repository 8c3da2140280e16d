//! From a parsed tree to facts: collect what the queries match, then nest it.

use bstr::ByteSlice;
use fxhash::{FxHashMap, FxHashSet};

use super::MAX_ITEMS;
use super::collect::{Collector, MAX_DEPTH};
use super::docs;
use super::given;
use super::macros::made;
use super::nest::{Nest, Nesting, RawSymbol, revise};
use super::parse::{blanked, damage, parse, separate_braces};
use super::scopes::{self, Scopes};
use super::text::{section_text, visibility};
use crate::language::{Language, Walk};
use crate::model::{Binding, BlobFacts, Problem, ProblemKind, Reference, Role, Span, Symbol, SymbolKind};

/// Bytes read again as source, per byte of the file: macros in macros.
const REREAD_PER_BYTE: usize = 4;

/// Parses and extracts. Never fails: what is wrong becomes a [`Problem`].
pub(super) fn extract(language: &'static Language, text: &[u8]) -> BlobFacts {
    let (matcher, kinds) = match language.matcher().and_then(|matcher| Ok((matcher, language.kinds()?))) {
        Ok(compiled) => compiled,
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
    let mut collected = Collector::new(language, kinds, text);
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
                let mut inner = Collector::new(language, kinds, text);
                Walk::new(matcher, tree.root_node(), text).run(&mut inner);
                open.append(&mut inner.sources);
                collected.absorb(inner);
            }
            None => collected.calls_in(range.start_byte, range.end_byte, range.start_point.row as u32 + 1),
        }
    }
    collected.assemble()
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

impl Collector<'_> {
    /// Functions that uses of the file's own macros define.
    fn made_by_macros(&self) -> Vec<RawSymbol> {
        let mut found = Vec::new();
        for site in &self.macro_uses {
            let Some(rules) = self.macros.iter().find(|rules| rules.name == site.name) else {
                continue;
            };
            for one in made(self.text, rules, site) {
                let lines = self.text[site.whole.start as usize..one.name.start]
                    .find_iter(b"\n")
                    .count() as u32;
                let line = site.whole.start_line + lines;
                found.push(RawSymbol {
                    kind: Some(SymbolKind::Function),
                    pattern: u16::MAX,
                    name: self.text[one.name.clone()].to_str_lossy().into_owned(),
                    name_span: Span {
                        start: one.name.start as u32,
                        end: one.name.end as u32,
                        start_line: line,
                        end_line: line,
                    },
                    span: site.whole,
                    owner: None,
                    signature_end: site.whole.end,
                    doc: None,
                    visibility: one.visibility.map(|at| visibility(&self.text[at])),
                    arity: None,
                    parameters: None,
                    type_name: None,
                    value: None,
                    has_body: None,
                });
            }
        }
        found
    }

    /// Nests symbols, attributes references to them, and drops what is local.
    fn assemble(mut self) -> BlobFacts {
        let scopes = Scopes::new(std::mem::take(&mut self.scopes));
        let raw = self.definitions(&scopes);
        let nest = Nest {
            descriptor: &self.language.descriptor,
            text: self.text,
            scopes: &scopes,
            trivia: &self.trivia,
            tests: &self.tests,
            sections: &self.sections,
        };
        let (mut symbols, nodes) = nest.nest(raw);
        revise(&mut symbols, &nodes, std::mem::take(&mut self.revised));
        let mut open = Nesting::new(&nodes);
        let mut references = self.distinct_references(&symbols);
        for reference in &mut references {
            reference.enclosing = open.enclosing(&symbols, reference.start, reference.role);
        }
        let bindings = self.locals(&symbols, &scopes, &mut references);
        let problems = self.problems();
        let docs = self.docs(&symbols);
        self.imports.sort_by_key(|i| i.line);
        self.imports.dedup();
        BlobFacts {
            symbols,
            references,
            imports: self.imports,
            bindings,
            package: self.package.map(|(path, _)| path),
            problems,
            docs,
            ..BlobFacts::default()
        }
    }

    /// What is defined, each once, with what it is given, in order of position.
    fn definitions(&mut self, scopes: &Scopes) -> Vec<RawSymbol> {
        let mut raw = std::mem::take(&mut self.symbols);
        raw.extend(self.made_by_macros());
        let is_value = |kind: Option<SymbolKind>| matches!(kind, Some(SymbolKind::Variable | SymbolKind::Constant));
        raw.retain(|s| !is_value(s.kind) || !self.imported.contains(&s.name_span.start));
        // Several patterns may match one definition: the one that begins further out wins, of
        // equal regions the first written; what it does not say, another may.
        let mut kept: Vec<RawSymbol> = Vec::with_capacity(raw.len());
        let mut named: FxHashMap<(Span, bool), usize> = FxHashMap::default();
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
        let values = std::mem::take(&mut self.values);
        let mut given = given::by_name(values, &self.bindings, scopes, self.language.descriptor.dollar_names);
        for one in kept.iter_mut().filter(|one| one.type_name.is_none()) {
            one.value = given.remove(&one.name_span.start);
        }
        kept.sort_by_key(|s| (s.span.start, std::cmp::Reverse(s.span.end), s.name_span.start));
        kept
    }

    /// References, one for each name and place, but for names that are being defined.
    fn distinct_references(&mut self, symbols: &[Symbol]) -> Vec<Reference> {
        let mut references = std::mem::take(&mut self.references);
        // At one name, a call beats a type, a type an inherit …: roles are ordered
        // by how much they say, except that `inherit` says more than `type`.
        let weight = |role: Role| match role {
            Role::Call => 0,
            Role::Inherit => 1,
            Role::Type => 2,
            Role::Import => 3,
            Role::Value => 4,
        };
        references.sort_by_key(|r| (r.start, weight(r.role), r.receiver.is_none()));
        references.dedup_by(|later, earlier| {
            // An anonymous class calls its base's constructor and inherits from it.
            let is_both = (earlier.role, later.role) == (Role::Call, Role::Inherit);
            later.start == earlier.start && later.name == earlier.name && !is_both
        });
        // The name of a definition, and a name that is being bound, is no use of it.
        let mut defined: FxHashSet<u32> = symbols.iter().map(|s| s.name_span.start).collect();
        if !self.bare_calls.is_empty() {
            defined.extend(self.bindings.iter().map(|b| b.at));
        }
        references.retain(|r| !(defined.contains(&r.start) && (r.role == Role::Type || self.is_bare(r))));
        references
    }

    /// Whether a call is none where a local has the name.
    fn is_bare(&self, r: &Reference) -> bool {
        r.role == Role::Call && r.receiver.is_none() && r.arity.is_none() && self.bare_calls.contains(&r.start)
    }

    /// Local names; references that mean no more than one are dropped.
    fn locals(&mut self, symbols: &[Symbol], scopes: &Scopes, references: &mut Vec<Reference>) -> Vec<Binding> {
        // What an import or a definition names is known by that, not as a local value.
        let is_member = |s: &Symbol| matches!(s.kind, SymbolKind::Field | SymbolKind::Property);
        let named = symbols.iter().filter(|s| !is_member(s)).map(|s| s.name_span.start);
        let known: FxHashSet<u32> = named.chain(self.imported.iter().copied()).collect();
        let mut raw = std::mem::take(&mut self.bindings);
        raw.retain(|b| !known.contains(&b.at));
        // What is bound outside every scope is a local of the file.
        let file_locals: FxHashSet<String> = match self.bare_calls.is_empty() {
            true => FxHashSet::default(),
            false => {
                let callables: FxHashSet<&str> = symbols
                    .iter()
                    .filter(|s| s.kind.is_callable())
                    .map(|s| s.name.as_str())
                    .collect();
                let outside = raw.iter().filter(|b| scopes.around(b.at).is_none());
                outside
                    .map(|b| b.name.clone())
                    .filter(|name| !callables.contains(name.as_str()))
                    .collect()
            }
        };
        let mut bindings = scopes.bind(
            raw,
            &self.nonlocal,
            &self.reassigned,
            &self.branches,
            references,
            &self.sigils,
            self.language.descriptor.dollar_names,
        );
        let mut bound: FxHashMap<&str, Vec<&Binding>> = FxHashMap::default();
        for binding in &bindings {
            bound.entry(&binding.name).or_default().push(binding);
        }
        let is_bound = |r: &Reference| {
            let all = bound.get(r.name.as_str()).map_or(&[][..], Vec::as_slice);
            let before = &all[..all.partition_point(|b| b.scope_start <= r.start)];
            before.iter().rev().any(|b| r.start < b.scope_end)
        };
        references.retain(|r| {
            let droppable = r.receiver.is_none() && (r.role == Role::Value || self.is_bare(r));
            !(droppable && (is_bound(r) || self.is_bare(r) && file_locals.contains(&r.name)))
        });
        bindings.extend(scopes.defined(symbols, references));
        scopes::sort(&mut bindings);
        bindings
    }

    fn problems(&self) -> Vec<Problem> {
        let budget = |detail: String| Problem {
            kind: ProblemKind::Budget,
            line: None,
            detail,
        };
        let unread = (self.errors.0 > 0).then(|| Problem {
            kind: ProblemKind::Parse,
            line: self.errors.1,
            detail: format!("{} region(s) the grammar could not read", self.errors.0),
        });
        let too_deep = self.too_deep.then(|| {
            budget(format!(
                "nested deeper than {MAX_DEPTH} levels; what is deeper was left out"
            ))
        });
        let too_many = self.too_many.then(|| {
            budget(format!(
                "more than {MAX_ITEMS} symbols or references; the rest was left out"
            ))
        });
        unread.into_iter().chain(too_deep).chain(too_many).collect()
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

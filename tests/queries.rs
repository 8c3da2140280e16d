//! Every query is one for tree-sitter too, and our walk finds what its cursor finds.

use std::collections::BTreeSet;
use std::path::Path;

use bstr::BStr;
use tree_sitter::{Node, Parser, Query, QueryCursor, StreamingIterator};
use treering::language::{Capture, CaptureName, Language, Matcher, Visitor, Walk, all, detect, route};

/// One match: what was captured, in order of position.
type Match = Vec<(usize, usize, String)>;

#[test]
fn every_query_compiles_for_both() {
    let mut wrong = Vec::new();
    for language in all() {
        if let Err(error) = language.matcher().and_then(|_| language.kinds()) {
            wrong.push(error.to_string());
        }
        for file in Language::QUERY_FILES {
            if let Err(error) = Query::new(&language.grammar(), &language.query(file)) {
                wrong.push(format!("{}/{file}: {error}", language.folder()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Query files with a child pattern that several children of one node may match. The walk
/// makes a match for each; the cursor gives up those it takes for duplicates, and with them
/// sometimes an optional part (the parameters of a generic function in Scala).
const SEVERAL: &[(&str, &str)] = &[
    ("go", "symbols.scm"),
    ("go", "locals.scm"),
    ("rust", "symbols.scm"),
    ("rust", "references.scm"),
    ("swift", "references.scm"),
    ("scala", "symbols.scm"),
    ("scala", "references.scm"),
    ("scala", "locals.scm"),
];

/// What the cursor finds the walk finds, every part of it, and nothing else but in
/// [`SEVERAL`]. Sets are compared: the cursor yields some matches twice, once for each way
/// to them.
#[test]
fn the_walk_finds_what_the_cursor_finds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/languages");
    let mut wrong = Vec::new();
    let mut compared = 0;
    for language in all() {
        let folder = root.join(language.folder());
        let Ok(entries) = std::fs::read_dir(folder) else {
            continue;
        };
        let mut programs: Vec<_> = entries
            .map(|entry| entry.expect("the entry can be read").path())
            .filter(|p| p.is_file())
            .collect();
        programs.sort();
        let compiled: Vec<_> = Language::QUERY_FILES
            .iter()
            .map(|file| {
                let text = language.query(file);
                let query = Query::new(&language.grammar(), &text).expect("the query compiles");
                (
                    *file,
                    Matcher::compile(&language.grammar(), &[(*file, text)]).expect("the query compiles"),
                    query,
                )
            })
            .collect();
        for program in programs {
            for (path, text) in parts(&program) {
                let here = detect(route(BStr::new(path.as_bytes())), text.as_bytes());
                if here.is_none_or(|here| here.name() != language.name()) {
                    continue;
                }
                let mut parser = Parser::new();
                parser.set_language(&language.grammar()).expect("the grammar fits");
                let tree = parser.parse(&text, None).expect("no limit is set");
                for (file, matcher, query) in &compiled {
                    let ours = by_walk(matcher, tree.root_node(), text.as_bytes());
                    let theirs = by_cursor(query, tree.root_node(), text.as_bytes());
                    compared += theirs.len();
                    let told = |who: &str, one: &Match| {
                        format!("{} {path} {file}: {who}: {}", program.display(), shown(one, &text))
                    };
                    let lost = theirs.iter().filter(|one| !ours.iter().any(|more| holds(more, one)));
                    wrong.extend(lost.map(|one| told("only the cursor", one)));
                    if !SEVERAL.contains(&(language.folder(), file)) {
                        wrong.extend(ours.difference(&theirs).map(|one| told("only the walk", one)));
                    }
                }
            }
        }
    }
    let many = wrong.len();
    wrong.truncate(40);
    assert!(wrong.is_empty(), "{many} differences\n{}", wrong.join("\n"));
    assert!(compared > 1_000, "only {compared} matches were compared");
}

/// Whether a match captures all that another one does.
fn holds(more: &Match, one: &Match) -> bool {
    one.iter().all(|capture| more.contains(capture))
}

/// The virtual files of an annotated program, as `tests/languages.rs` splits it; the
/// annotations stay, they are comments.
fn parts(program: &Path) -> Vec<(String, String)> {
    let source = std::fs::read_to_string(program).expect("text");
    let own = program.file_name().expect("a file").to_string_lossy().into_owned();
    let mut parts = vec![(own, String::new())];
    for line in source.split_inclusive('\n') {
        match line.find("--- path: ").filter(|_| line.contains(" ---")) {
            Some(at) => {
                let name = line[at + 10..].split(" ---").next().unwrap_or_default().trim();
                parts.push((name.to_owned(), String::new()));
            }
            None => parts.last_mut().expect("there is one").1.push_str(line),
        }
    }
    parts
}

struct Gather(BTreeSet<Match>);

impl<'t> Visitor<'t> for Gather {
    fn node(&mut self, _: Node<'t>, _: u16, _: u32) -> bool {
        true
    }

    fn found(&mut self, _: u16, captures: &[Capture<'t>]) {
        self.0.insert(sorted(captures.iter().copied()));
    }
}

fn sorted<'t>(captures: impl Iterator<Item = (CaptureName, Node<'t>)>) -> Match {
    let mut found: Match = captures
        .map(|(name, node)| (node.start_byte(), node.end_byte(), format!("{name:?}")))
        .collect();
    found.sort();
    found
}

fn by_walk(matcher: &Matcher, root: Node<'_>, text: &[u8]) -> BTreeSet<Match> {
    let mut gather = Gather(BTreeSet::new());
    Walk::new(matcher, root, text).run(&mut gather);
    gather.0
}

fn by_cursor(query: &Query, root: Node<'_>, text: &[u8]) -> BTreeSet<Match> {
    let names: Vec<CaptureName> = query
        .capture_names()
        .iter()
        .map(|name| CaptureName::parse(name).expect("in the vocabulary"))
        .collect();
    let mut cursor = QueryCursor::new();
    let mut matches = cursor.matches(query, root, text);
    let mut found = BTreeSet::new();
    while let Some(one) = matches.next() {
        found.insert(sorted(one.captures().iter().map(|c| (names[c.index as usize], c.node))));
    }
    found
}

fn shown(one: &Match, text: &str) -> String {
    let parts = one.iter().map(|(start, end, name)| {
        let line = text[..*start].matches('\n').count() + 1;
        let text: String = text.get(*start..*end).unwrap_or_default().chars().take(30).collect();
        format!("{name} {text:?} line {line}")
    });
    parts.collect::<Vec<_>>().join("; ")
}

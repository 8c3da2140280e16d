//! Any bytes under any name: facts come out, in order and inside the file.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use bstr::BStr;
use proptest::prelude::*;
use treering::extract::{Reading, facts};
use treering::language::all;
use treering::model::{BlobFacts, ProblemKind, Span};
use treering::resolve::{FileFacts, MemoryWorld, Outline, resolve};

/// The annotated programs of each language, by the extension it has there.
static PROGRAMS: LazyLock<Vec<(String, Vec<Vec<u8>>)>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/languages");
    let mut found = Vec::new();
    for language in all() {
        let extension = language.descriptor.extensions.first().cloned().unwrap_or_default();
        let mut texts: Vec<_> = std::fs::read_dir(root.join(language.folder()))
            .into_iter()
            .flatten()
            .map(|entry| std::fs::read(entry.expect("the entry can be read").path()).expect("text"))
            .collect();
        texts.push(b"{ ( [ ' \" ) ] } fn def class function =>".to_vec());
        texts.sort();
        found.push((format!("x.{extension}"), texts));
    }
    found
});

#[derive(Debug, Clone)]
struct Cut {
    text: prop::sample::Index,
    from: prop::sample::Index,
    length: u16,
}

/// Pieces of a language's programs, glued together with noise between them.
fn content() -> impl Strategy<Value = (usize, Vec<u8>)> {
    let cut = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 1_u16..1500)
        .prop_map(|(text, from, length)| Cut { text, from, length });
    let noise = prop_oneof![
        4 => Just(Vec::new()),
        2 => prop::collection::vec(any::<u8>(), 1..8),
        1 => Just(b"\xff\xfe".to_vec()),
        1 => Just(b"\r\n".to_vec()),
        1 => Just("é“𝄞\u{202e}".as_bytes().to_vec()),
        1 => Just(b"\xe9t\xe9 ".to_vec()),
    ];
    (0..all().len(), prop::collection::vec((cut, noise), 1..5)).prop_map(|(language, pieces)| {
        let texts = &PROGRAMS[language].1;
        let mut out = Vec::new();
        for (cut, noise) in pieces {
            let text = &texts[cut.text.index(texts.len())];
            let from = cut.from.index(text.len().max(1));
            out.extend_from_slice(&text[from..text.len().min(from + usize::from(cut.length))]);
            out.extend(noise);
        }
        (language, out)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: crate::support::cases(400), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_give_facts_in_order((language, bytes) in content()) {
        let path = BStr::new(PROGRAMS[language].0.as_bytes());
        let facts = facts(Reading::of(path), &bytes);
        let wrong = faults(&facts, &bytes);
        prop_assert!(wrong.is_empty(), "{path}: {wrong:#?}\nin {:?}", BStr::new(&bytes));
        // And resolving them does not fail either.
        if let Some(outline) = Outline::of(path.to_owned(), &facts) {
            let outline = Arc::new(outline);
            let world = MemoryWorld::new(vec![outline.clone()], Vec::new());
            let resolved = resolve(&world, &FileFacts { outline, references: &facts.references, bindings: &facts.bindings, layer: None });
            prop_assert_eq!(resolved.references.len(), facts.references.len());
            prop_assert_eq!(resolved.imports.len(), facts.imports.len());
        }
    }

    #[test]
    fn any_bytes_are_a_manifest_or_none(bytes in prop::collection::vec(any::<u8>(), 0..200), text in "[\\[\\]{}\",:=./*\\\\a-z \n]{0,200}") {
        for name in ["Cargo.toml", "go.mod", "package.json", "composer.json", "pyproject.toml", "tsconfig.json"] {
            for bytes in [&bytes[..], text.as_bytes()] {
                let facts = facts(Reading::of(name.into()), bytes);
                prop_assert!(facts.problems.iter().all(|p| p.kind != ProblemKind::Internal), "{name}");
            }
        }
    }
}

/// What is wrong with facts of that content.
fn faults(facts: &BlobFacts, bytes: &[u8]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut claim = |holds: bool, what: String| {
        if !holds {
            wrong.push(what);
        }
    };
    for problem in facts.problems.iter().filter(|p| p.kind == ProblemKind::Internal) {
        claim(false, format!("{problem:?}"));
    }
    let length = bytes.len() as u32;
    let inside = |span: &Span| {
        span.start <= span.end && span.end <= length && span.start_line <= span.end_line && span.start_line >= 1
    };
    let symbols = &facts.symbols;
    for (ordinal, symbol) in symbols.iter().enumerate() {
        claim(
            inside(&symbol.span) && inside(&symbol.name_span),
            format!("outside the file: {symbol:?}"),
        );
        claim(
            symbol.span.contains(&symbol.name_span),
            format!("a name outside its definition: {symbol:?}"),
        );
        claim(
            symbol.span.end_line <= facts.lines.max(1),
            format!("beyond the last of {} lines: {symbol:?}", facts.lines),
        );
        claim(
            // `namespace a::b` is qualified as `a.b`.
            !symbol.name.is_empty()
                && symbol
                    .qualified
                    .replace("::", ".")
                    .ends_with(&symbol.name.replace("::", ".")),
            format!("a name: {symbol:?}"),
        );
        if let Some(doc) = &symbol.doc {
            claim(inside(doc), format!("documentation outside the file: {symbol:?}"));
        }
        if let Some(parent) = symbol.parent {
            claim(
                (parent as usize) < ordinal,
                format!("a parent comes before its children: {symbol:?}"),
            );
            let around = symbols
                .get(parent as usize)
                .is_some_and(|p| p.span.contains(&symbol.span));
            claim(around, format!("a parent is around its children: {symbol:?}"));
        }
    }
    for (what, sorted) in [
        ("symbols", symbols.is_sorted_by_key(|s| s.span.start)),
        ("references", facts.references.is_sorted_by_key(|r| r.start)),
        ("imports", facts.imports.is_sorted_by_key(|i| i.line)),
        ("bindings", facts.bindings.is_sorted_by_key(|b| b.scope_start)),
    ] {
        claim(sorted, format!("{what} are out of order"));
    }
    let mut keys: Vec<u64> = symbols.iter().map(|s| s.key).collect();
    keys.sort_unstable();
    keys.dedup();
    claim(keys.len() == symbols.len(), "two symbols have one key".into());
    for reference in &facts.references {
        claim(
            reference.start < length.max(1) && reference.line >= 1,
            format!("outside the file: {reference:?}"),
        );
        claim(
            reference.line <= facts.lines.max(1),
            format!("beyond the last line: {reference:?}"),
        );
        claim(
            reference.enclosing.is_none_or(|o| (o as usize) < symbols.len()),
            format!("stands in no symbol: {reference:?}"),
        );
    }
    for binding in &facts.bindings {
        claim(
            binding.scope_start <= binding.scope_end && binding.scope_end <= length,
            format!("outside the file: {binding:?}"),
        );
    }
    for (ordinal, _) in &facts.docs {
        claim(
            *ordinal == u32::MAX || (*ordinal as usize) < symbols.len(),
            format!("documentation of symbol {ordinal}"),
        );
    }
    wrong
}

/// Functions that return each other's results, a thousand ways: what they give ends in nothing,
/// and soon; and a call that says its type is found beside them.
#[test]
fn functions_that_return_each_other_end() {
    let mut text = String::from("class Thing:\n    def use(self):\n        pass\n\n");
    for n in 0..300 {
        let next = |step: usize| (n * 7 + step) % 300;
        text += &format!(
            "def f{n}(a):\n    if a == 1:\n        return f{}(a)\n    return f{}(a)\n    return f{}(a)\n    return f{}(a)\n\n",
            next(1),
            next(2),
            next(3),
            next(4)
        );
    }
    text += "def make():\n    return Thing()\n\n";
    for n in 0..300 {
        text += &format!("f{n}(2).use()\n");
    }
    text += "make().use()\n";
    let path = BStr::new("x.py");
    let facts = facts(Reading::of(path), text.as_bytes());
    let outline = Arc::new(Outline::of(path.to_owned(), &facts).expect("in the graph"));
    let world = MemoryWorld::new(vec![outline.clone()], Vec::new());
    let resolved = resolve(
        &world,
        &FileFacts {
            outline,
            references: &facts.references,
            bindings: &facts.bindings,
            layer: None,
        },
    );
    let made = facts.references.iter().zip(&resolved.references);
    let mut uses = made.filter(|(r, _)| r.name == "use");
    let (_, last) = uses.next_back().expect("it is called");
    assert_eq!(last.rule, treering::model::Rule::Receiver);
}

/// What the grammar's scanner reads over and over is given up in the time of a few others.
#[test]
fn a_long_run_of_comments_is_given_up() {
    let text = format!("def before(): pass\n{}", "# x\n".repeat(20_000));
    let read = facts(Reading::of(b"a.py".into()), text.as_bytes());
    assert!(
        read.problems.iter().any(|p| p.kind == ProblemKind::Budget),
        "{:?}",
        read.problems
    );
    let short = format!("def before(): pass\n{}", "# x\n".repeat(500));
    let read = facts(Reading::of(b"a.py".into()), short.as_bytes());
    assert_eq!((read.problems.len(), read.symbols.len()), (0, 1));
}

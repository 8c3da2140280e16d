//! `export scip`: what other tools read must lead from each use to its definition. `import
//! scip`: what a compiler found is laid over the contents that it was found in, and no others.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use std::process::{Command, Output};

use protobuf::Message;
use scip::symbol::parse_symbol;
use scip::types::occurrence::Typed_range;
use scip::types::{Document, Index, Metadata, Occurrence, PositionEncoding, SingleLineRange, SymbolRole, ToolInfo};
use serde_json::Value;

use crate::support::repo::TestRepo;

/// The text that an occurrence says it stands at.
fn text<'t>(files: &BTreeMap<&str, &'t str>, path: &str, at: &Occurrence) -> &'t str {
    let [line, from, to] = at.range[..] else {
        panic!("three numbers for a name on one line: {:?}", at.range)
    };
    let line = files[path].lines().nth(line as usize).expect("the line is there");
    &line[from as usize..to as usize]
}

#[test]
fn a_use_leads_to_its_definition() {
    let files = BTreeMap::from([
        (
            "src/shop.py",
            "class Cart:\n    def total(self):\n        return price(1)\n\ndef price(n):\n    return n\n",
        ),
        (
            "src/use.py",
            "from shop import Cart\n\ndef é():\n    cart = Cart(); cart.total()\n",
        ),
    ]);
    let repo = TestRepo::new();
    for (path, text) in &files {
        repo.write(path, text);
    }
    repo.commit_all("first");
    let output = Command::new(env!("CARGO_BIN_EXE_treering"))
        .args(["export", "scip"])
        .current_dir(repo.root())
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let index = Index::parse_from_bytes(&output.stdout).expect("a SCIP index");
    let mut definitions: HashMap<&str, (&str, &Occurrence)> = HashMap::new();
    for document in &index.documents {
        for at in document
            .occurrences
            .iter()
            .filter(|o| o.symbol_roles & SymbolRole::Definition as i32 != 0)
        {
            parse_symbol(&at.symbol).expect("a symbol by SCIP's grammar");
            let before = definitions.insert(&at.symbol, (&document.relative_path, at));
            assert!(before.is_none(), "{} is defined twice", at.symbol);
        }
        for information in &document.symbols {
            assert!(definitions.contains_key(&*information.symbol), "{}", information.symbol);
        }
    }
    let mut uses = Vec::new();
    for document in &index.documents {
        for at in document.occurrences.iter().filter(|o| o.symbol_roles == 0) {
            let name = text(&files, &document.relative_path, at);
            let (path, definition) = definitions[&*at.symbol];
            assert_eq!(name, text(&files, path, definition));
            uses.push(format!("{}:{} {name} {path}", document.relative_path, at.range[0]));
        }
    }
    uses.sort();
    assert_eq!(
        uses,
        [
            "src/shop.py:2 price src/shop.py",
            "src/use.py:3 Cart src/shop.py",
            "src/use.py:3 total src/shop.py",
        ]
    );
}

// ------------------------------------------------------------------- import

fn treering(root: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_treering"))
        .args(arguments)
        .current_dir(root)
        .output()
        .expect("it runs")
}

fn says(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Standard output of a command that must not fail.
fn answer(root: &Path, arguments: &[&str]) -> String {
    let output = treering(root, arguments);
    let code = output.status.code();
    assert!(code.is_some_and(|code| code < 2), "{arguments:?}: {}", says(&output));
    String::from_utf8(output.stdout).expect("text")
}

/// `site path:line callee path:line rule` of every call edge.
fn edges(root: &Path) -> BTreeSet<String> {
    let lines = answer(root, &["export", "edges"]);
    let place = |at: &Value| format!("{}:{}", at["path"].as_str().expect("a path"), at["line"]);
    lines
        .lines()
        .map(|line| {
            let edge: Value = serde_json::from_str(line).expect("an edge");
            let rule = edge["rule"].as_str().expect("a rule");
            assert_eq!(rule == "scip", edge["confidence"] == 1.0, "{line}");
            format!("{} calls {} by {rule}", place(&edge["site"]), place(&edge["callee"]))
        })
        .collect()
}

fn edges_by(root: &Path, rule: &str) -> Vec<String> {
    let by = format!(" by {rule}");
    let found = edges(root).into_iter();
    found
        .filter_map(|edge| edge.strip_suffix(&by).map(str::to_owned))
        .collect()
}

/// Writes an index beside the repository and imports it.
fn import(repo: &TestRepo, documents: Vec<Document>) -> Output {
    let index = Index {
        metadata: Some(Metadata {
            tool_info: Some(ToolInfo {
                name: "rustc".into(),
                version: "2".into(),
                ..ToolInfo::default()
            })
            .into(),
            ..Metadata::default()
        })
        .into(),
        documents,
        ..Index::default()
    };
    let file = repo.outside().join("index.scip");
    std::fs::write(&file, index.write_to_bytes().expect("a message")).expect("written");
    treering(
        repo.root(),
        &["import", "scip", file.to_str().expect("a plain path"), "--json"],
    )
}

fn imported(repo: &TestRepo, documents: Vec<Document>) -> Value {
    let output = import(repo, documents);
    assert!(output.status.success(), "{}", says(&output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Occurrences as `line column symbol`, from 1 and 0; `*` before the symbol of a definition. The
/// name there is as long as the last one of the symbol.
fn document(path: &str, occurrences: &[&str]) -> Document {
    let occurrence = |text: &&str| {
        let [line, column, symbol] = text.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            panic!("{text}")
        };
        let (line, column): (i32, i32) = (line.parse().expect("a line"), column.parse().expect("a column"));
        let is_definition = symbol.starts_with('*');
        let symbol = symbol.trim_start_matches('*');
        let name = parse_symbol(symbol)
            .expect("a symbol")
            .descriptors
            .pop()
            .expect("a name")
            .name;
        Occurrence {
            range: vec![line - 1, column, column + name.encode_utf16().count() as i32],
            symbol: symbol.to_owned(),
            symbol_roles: i32::from(is_definition) * SymbolRole::Definition as i32,
            ..Occurrence::default()
        }
    };
    Document {
        relative_path: path.to_owned(),
        position_encoding: PositionEncoding::UTF16CodeUnitOffsetFromLineStart.into(),
        occurrences: occurrences.iter().map(occurrence).collect(),
        ..Document::default()
    }
}

/// Two classes with a method of one name, and a call that only a compiler can tell.
fn undecided() -> TestRepo {
    let repo = TestRepo::new();
    repo.write("a.py", "class A:\n    def haul(self):\n        pass\n");
    repo.write("b.py", "class B:\n    def haul(self):\n        pass\n");
    repo.write("use.py", "def run(x):\n    x.haul()\n");
    repo.commit_all("first");
    repo
}

fn decided() -> Vec<Document> {
    vec![
        document("a.py", &["1 6 *c . p . A#", "2 8 *c . p . A#haul()."]),
        document("b.py", &["1 6 *c . p . B#", "2 8 *c . p . B#haul()."]),
        document("use.py", &["1 4 *c . p . run().", "2 6 c . p . B#haul()."]),
    ]
}

#[test]
fn what_was_exported_is_imported_again() {
    let repo = TestRepo::new();
    repo.write(
        "src/shop.py",
        "class Cart:\n    def total(self):\n        return price(1)\n\ndef price(n):\n    return n\n",
    );
    repo.write(
        "src/use.py",
        "from shop import Cart\n\ndef é():\n    cart = Cart(); cart.total()\n",
    );
    repo.write("src/lib.rs", "mod a;\nfn f() { a::g(); a::g() }\n");
    repo.write("src/a.rs", "pub fn g() {}\n");
    repo.commit_all("first");
    let before = edges(repo.root());
    let file = repo.outside().join("own.scip");
    let exported = treering(repo.root(), &["export", "scip"]);
    std::fs::write(&file, exported.stdout).expect("written");
    // An index that knows nothing of it.
    std::fs::remove_dir_all(repo.at(".git/treering")).expect("an index");
    let text = answer(repo.root(), &["import", "scip", file.to_str().expect("a plain path")]);
    assert!(text.starts_with("treering 0.1.0: 4 documents, 4 matched\n"), "{text}");
    let places = |edges: &BTreeSet<String>| -> Vec<String> {
        edges
            .iter()
            .map(|edge| edge.split(" by ").next().expect("a part").to_owned())
            .collect()
    };
    let after = edges(repo.root());
    assert_eq!(places(&before), places(&after));
    assert_eq!(before.len(), 4);
    assert!(after.iter().all(|edge| edge.ends_with(" by scip")), "{after:#?}");
}

#[test]
fn a_compiler_decides_what_the_rules_cannot() {
    let repo = undecided();
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    assert_eq!(edges(repo.root()), BTreeSet::new());
    let report = imported(&repo, decided());
    assert_eq!(report["matched"], 3);
    assert_eq!(report["calls"], 1);
    assert_eq!(edges_by(repo.root(), "scip"), ["use.py:2 calls b.py:2"]);
    let status = answer(repo.root(), &["status"]);
    assert!(status.contains("3 documents of rustc 2\n"), "{status}");
}

#[test]
fn a_layer_goes_with_its_content_and_comes_back_with_it() {
    let repo = undecided();
    imported(&repo, decided());
    let said = ["use.py:2 calls b.py:2"];
    // The using file is another one, the defining file is, and neither.
    repo.write("use.py", "def run(x):\n    x.haul()\n    return 1\n");
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    repo.write("use.py", "def run(x):\n    x.haul()\n");
    assert_eq!(edges_by(repo.root(), "scip"), said);
    repo.write("b.py", "class B:\n    def haul(self):\n        return 1\n");
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    let status = answer(repo.root(), &["status"]);
    assert!(
        status.contains("2 documents of rustc 2, 1 more kept of other contents\n"),
        "{status}"
    );
    repo.git(["checkout", "-q", "b.py"]);
    assert_eq!(edges_by(repo.root(), "scip"), said);
    // At another path it is another thing.
    repo.git(["mv", "use.py", "used.py"]);
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    repo.git(["reset", "-q", "--hard"]);
    assert_eq!(edges_by(repo.root(), "scip"), said);
    // It is shared with the view of a commit, and a build from nothing keeps it.
    let at = answer(repo.root(), &["export", "edges", "--at", "HEAD"]);
    assert!(at.contains("\"scip\""), "{at}");
    answer(repo.root(), &["index", "--full"]);
    assert_eq!(edges_by(repo.root(), "scip"), said);
    let check = answer(repo.root(), &["status", "--check"]);
    assert!(check.contains("no faults"), "{check}");
    assert!(answer(repo.root(), &["import", "scip", "--forget"]).starts_with("3 imported documents"));
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    assert_eq!(
        treering(repo.root(), &["import", "scip", "--forget"]).status.code(),
        Some(1)
    );
}

#[test]
fn what_is_imported_again_replaces_what_was() {
    let repo = undecided();
    imported(&repo, decided());
    imported(&repo, decided());
    let report: Value = serde_json::from_str(&answer(repo.root(), &["index", "--json"])).expect("JSON");
    assert_eq!(report["resolved"], 0, "the same again changes nothing");
    assert_eq!(edges_by(repo.root(), "scip"), ["use.py:2 calls b.py:2"]);
    let mut other = decided();
    other[2] = document("use.py", &["1 4 *c . p . run().", "2 6 c . p . A#haul()."]);
    imported(&repo, other);
    assert_eq!(edges_by(repo.root(), "scip"), ["use.py:2 calls a.py:2"]);
    assert!(answer(repo.root(), &["status"]).contains("3 documents of rustc 2\n"));
}

#[test]
fn a_document_of_another_content_is_refused_by_name() {
    let repo = undecided();
    repo.write("use.py", "import os\n\n\ndef run(x):\n    x.haul()\n");
    let mut documents = decided();
    documents.push(document("gone.py", &["1 4 *c . p . gone()."]));
    documents.push(document("../a.py", &["1 6 *c . p . A#"]));
    let report = imported(&repo, documents);
    assert_eq!(report["matched"], 2);
    let refused: Vec<String> = report["refused"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| {
            format!(
                "{}: {}",
                one["path"].as_str().expect("text"),
                one["reason"].as_str().expect("text")
            )
        })
        .collect();
    assert_eq!(
        refused,
        [
            "use.py: made of another content: 2 of 2 names are not where it says",
            "gone.py: no such file in this view",
            "../a.py: its path leads out of the repository",
        ]
    );
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    // Nor is it applied to the content it was made of, which nobody has seen.
    repo.git(["checkout", "-q", "use.py"]);
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    // It can be held against the commit.
    repo.write("use.py", "");
    let file = repo.outside().join("index.scip");
    let file = file.to_str().expect("a plain path");
    import(&repo, decided());
    answer(repo.root(), &["import", "scip", file, "--at", "HEAD"]);
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    repo.git(["checkout", "-q", "use.py"]);
    assert_eq!(edges_by(repo.root(), "scip"), ["use.py:2 calls b.py:2"]);
}

/// A text that is given must be the content; then names may be anything.
#[test]
fn a_text_that_is_given_is_the_content() {
    let repo = undecided();
    let given = |text: &str| {
        let mut documents = decided();
        documents[1] = document("b.py", &["1 6 *c . p . B#", "2 8 *c . p . B#four()."]);
        documents[1].text = text.into();
        documents[2] = document("use.py", &["2 6 c . p . B#four()."]);
        documents[2].text = "def run(x):\n    x.haul()\n".into();
        documents
    };
    let report = imported(&repo, given("class B:\n    def haul(self):\n        pass"));
    assert_eq!(report["refused"][0]["reason"], "its text is not what the file holds");
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
    imported(&repo, given("class B:\r\n    def haul(self):\r\n        pass\r\n"));
    assert_eq!(edges_by(repo.root(), "scip"), ["use.py:2 calls b.py:2"]);
}

#[test]
fn columns_are_counted_as_the_document_says_or_as_the_names_stand() {
    let repo = undecided();
    // Two letters of two bytes, and one of four that is two units in UTF-16.
    repo.write("use.py", "def run(x):\n    'éé\u{1f332}'; x.haul()\n");
    for (encoding, column) in [
        (PositionEncoding::UTF8CodeUnitOffsetFromLineStart, 18),
        (PositionEncoding::UTF16CodeUnitOffsetFromLineStart, 14),
        (PositionEncoding::UTF32CodeUnitOffsetFromLineStart, 13),
    ] {
        for (said, typed) in [(encoding, false), (PositionEncoding::UnspecifiedPositionEncoding, true)] {
            let mut documents = decided();
            documents[2] = document("use.py", &["1 4 *c . p . run()."]);
            documents[2].position_encoding = said.into();
            let mut call = Occurrence {
                symbol: "c . p . B#haul().".into(),
                range: vec![1, column, column + 4],
                ..Occurrence::default()
            };
            if typed {
                call.range.clear();
                call.typed_range = Some(Typed_range::SingleLineRange(SingleLineRange {
                    line: 1,
                    start_character: column,
                    end_character: column + 4,
                    ..SingleLineRange::default()
                }));
            }
            documents[2].occurrences.push(call);
            imported(&repo, documents);
            let found = edges_by(repo.root(), "scip");
            assert_eq!(found, ["use.py:2 calls b.py:2"], "{encoding:?}, said {said:?}");
            answer(repo.root(), &["import", "scip", "--forget"]);
        }
    }
}

/// What no document defines is from outside: if nothing says otherwise.
#[test]
fn what_is_from_outside_outdoes_a_guess_and_no_way_that_was_followed() {
    let repo = TestRepo::new();
    repo.write(
        "lib/a.py",
        "class A:\n    def unheard_of(self):\n        pass\n\ndef load(): pass\n",
    );
    repo.write(
        "use.py",
        "from lib.a import load\n\ndef run(x):\n    x.unheard_of()\n    load()\n",
    );
    repo.commit_all("first");
    let own = [
        "use.py:4 calls lib/a.py:2 by unique_name",
        "use.py:5 calls lib/a.py:5 by import",
    ];
    assert_eq!(edges(repo.root()), own.map(str::to_owned).into());
    let of = |package: &str| {
        let symbols = ["4 6 c . PKG . A#unheard_of().", "5 4 c . PKG . load()."];
        let mut all = vec!["3 4 *c . p 2 run().".to_owned()];
        all.extend(symbols.map(|symbol| symbol.replace("PKG", package)));
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        vec![document("use.py", &all)]
    };
    // Of the package itself, were it an installed copy.
    imported(&repo, of("P"));
    assert_eq!(edges(repo.root()), own.map(str::to_owned).into());
    imported(&repo, of("theirs"));
    assert_eq!(edges(repo.root()), [own[1].to_owned()].into());
}

/// A constructor goes by its type's name, which means the type to the rules.
#[test]
fn a_call_of_a_constructor_is_one_of_its_type() {
    let repo = TestRepo::new();
    repo.write("A.java", "class A {\n    A(int x) { }\n}\n");
    repo.write("B.java", "class B {\n    Object make() { return new A(1); }\n}\n");
    repo.commit_all("first");
    let mut call = document("B.java", &["1 6 *c . p . B#", "2 11 *c . p . B#make()."]);
    call.occurrences.push(Occurrence {
        symbol: "c . p . A#`<init>`().".into(),
        range: vec![1, 31, 32],
        ..Occurrence::default()
    });
    let mut class = document("A.java", &["1 6 *c . p . A#"]);
    class.occurrences.push(Occurrence {
        symbol: "c . p . A#`<init>`().".into(),
        range: vec![1, 4, 5],
        symbol_roles: SymbolRole::Definition as i32,
        ..Occurrence::default()
    });
    imported(&repo, vec![class, call]);
    assert_eq!(edges_by(repo.root(), "scip"), ["B.java:2 calls A.java:1"]);
}

/// scip-python gives what is nested in methods of one class one symbol.
#[test]
fn one_symbol_for_several_things_is_settled_by_the_rules() {
    let repo = TestRepo::new();
    let nested = "    def NAME(self):\n        def inner(): pass\n        inner()\n";
    let text = format!(
        "class T:\n{}{}",
        nested.replace("NAME", "one"),
        nested.replace("NAME", "two")
    );
    repo.write("a.py", text);
    repo.commit_all("first");
    let symbol = "c . p . T#inner().";
    let places = [
        format!("3 12 *{symbol}"),
        format!("4 8 {symbol}"),
        format!("6 12 *{symbol}"),
        format!("7 8 {symbol}"),
    ];
    imported(&repo, vec![document("a.py", &places.each_ref().map(String::as_str))]);
    assert_eq!(
        edges_by(repo.root(), "scip"),
        ["a.py:4 calls a.py:3", "a.py:7 calls a.py:6"]
    );
}

#[test]
fn paths_begin_where_the_index_was_made_or_where_one_says() {
    let repo = undecided();
    for file in ["a.py", "b.py", "use.py"] {
        let text = std::fs::read_to_string(repo.at(file)).expect("it is there");
        repo.write(format!("web app/{file}"), text);
        repo.remove(file);
    }
    repo.commit_all("moved");
    let output = import(&repo, decided());
    assert_eq!(output.status.code(), Some(2));
    let error = says(&output);
    assert!(
        error.contains("\"no-match\"") && error.contains("--root DIR"),
        "{error}"
    );
    let file = repo.outside().join("index.scip");
    let file = file.to_str().expect("a plain path");
    let said = ["web app/use.py:2 calls web app/b.py:2"];
    answer(repo.root(), &["import", "scip", file, "--root", "./web app/"]);
    assert_eq!(edges_by(repo.root(), "scip"), said);
    answer(repo.root(), &["import", "scip", "--forget"]);
    let mut index = Index::parse_from_bytes(&std::fs::read(file).expect("there")).expect("an index");
    index.metadata.as_mut().expect("set").project_root = format!("file://{}/web%20app", repo.root().display());
    std::fs::write(file, index.write_to_bytes().expect("a message")).expect("written");
    answer(repo.root(), &["import", "scip", file]);
    assert_eq!(edges_by(repo.root(), "scip"), said);
}

#[test]
fn an_older_format_leaves_its_layers_to_the_next() {
    let repo = undecided();
    imported(&repo, decided());
    let known = edges_by(repo.root(), "scip");
    assert!(!known.is_empty());
    let folder = repo.root().join(".git/treering");
    let connection = rusqlite::Connection::open(folder.join("index.db")).expect("an index");
    connection
        .execute_batch("PRAGMA user_version = 5; UPDATE blob SET outline = x'00'")
        .expect("an older format");
    drop(connection);
    assert_eq!(edges_by(repo.root(), "scip"), known);
    let previous = folder.join("index.db.previous");
    assert!(!previous.exists());
    // A writer that dies between having what the older index had and removing that.
    std::fs::copy(folder.join("index.db"), &previous).expect("a copy");
    assert!(treering(repo.root(), &["index"]).status.success());
    assert!(!previous.exists());
    assert_eq!(edges_by(repo.root(), "scip"), known);
}

/// What cannot be kept is said.
#[test]
fn a_damaged_index_says_that_layers_went_with_it() {
    let repo = undecided();
    imported(&repo, decided());
    let database = rusqlite::Connection::open(repo.at(".git/treering/index.db")).expect("the database opens");
    database
        .execute_batch("UPDATE layer SET tool = 'x'; PRAGMA wal_checkpoint(TRUNCATE)")
        .expect("an update");
    drop(database);
    let output = treering(repo.root(), &["status", "--check"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("the layer of a.py is not what was written"), "{text}");
    let text = answer(repo.root(), &["index", "--full"]);
    assert!(text.contains("treering import scip FILE again"), "{text}");
    assert_eq!(edges_by(repo.root(), "scip"), [""; 0]);
}

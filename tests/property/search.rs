//! A search says the same whatever else the index holds, and however much of the text is in it.

use treering::config::Config;
use treering::engine::Engine;
use treering::index::{Options, run};
use treering::search::{Kind, Request, run as search};

use crate::support::repo::TestRepo;

const QUERIES: &[(&str, Kind)] = &[
    ("load", Kind::Hybrid),
    ("load_order", Kind::Hybrid),
    ("where are orders loaded and parsed", Kind::Hybrid),
    ("Käse", Kind::Hybrid),
    ("parse order", Kind::Name),
    ("loads the order", Kind::Docs),
    ("return order", Kind::Text),
    ("nowhere_at_all", Kind::Hybrid),
];

/// Every answer, without what it says of the index's own state.
fn answers(engine: &Engine) -> Vec<String> {
    let session = treering::index::last(engine, None).expect("an index");
    let answer = |(query, kind): &(&str, Kind)| {
        let request = Request {
            query: (*query).to_owned(),
            kind: *kind,
            limit: Some(1_000),
            ..Request::default()
        };
        let found = search(&session, &request).expect("an answer");
        let body = (
            found.results,
            found.total,
            found.at_least,
            found.terms_absent,
            found.near,
        );
        format!("{query}: {}", serde_json::to_string_pretty(&body).expect("JSON"))
    };
    QUERIES.iter().map(answer).collect()
}

/// The answers differ in nothing; else the first that does is shown.
fn assert_same(now: &[String], before: &[String]) {
    for (now, before) in now.iter().zip(before) {
        assert_eq!(now, before);
    }
}

#[test]
fn a_search_says_the_same_whatever_else_the_index_holds() {
    let repo = TestRepo::new();
    let file = |n: usize, word: &str| {
        format!(
            "\"\"\"Orders, part {n}.\"\"\"\n\n\ndef load_order_{n}(path):\n    \"\"\"Loads the {word} order of a path.\"\"\"\n    order = parse_{word}(path)  # Käse\n    return order\n\n\ndef parse_{word}(text):\n    return order_{n}(text)\n"
        )
    };
    for n in 0..60 {
        repo.write(format!("shop/m{n}.py"), file(n, ["cheese", "wine", "bread"][n % 3]));
    }
    repo.write(
        "load.py",
        "def load():\n    return LOAD\n\n\ndef Load():\n    return load\n",
    );
    repo.commit_all("first");
    let engine = Engine::open(repo.root(), &Config::default(), false).expect("it opens");
    let index = |without_content, rev: Option<&str>| {
        let options = Options {
            without_content,
            rev: rev.map(str::to_owned),
            ..Options::default()
        };
        run(&engine, &options, &mut |_, _, _| {}).expect("indexed");
    };
    index(true, None);
    let before = answers(&engine);
    assert!(before[0].contains("load.py"), "{}", before[0]);
    index(false, None);
    assert_same(&answers(&engine), &before);

    // Other contents: of an earlier state, and of another commit.
    for n in 0..40 {
        let many: String = (0..20)
            .map(|k| format!("def load_{k}(order):\n    \"\"\"Loads the order.\"\"\"\n\n"))
            .collect();
        repo.write(format!("shop/m{n}.py"), format!("{}{many}", file(n, "order")));
    }
    repo.commit_all("second");
    index(false, None);
    assert_ne!(answers(&engine), before);
    repo.git(["checkout", "-q", "HEAD~1"]);
    index(false, None);
    assert_same(&answers(&engine), &before);
}

//! The laws of the house, held by a test: what may use what, who owns what, what every
//! language and table must have.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use regex::Regex;
use treering::language::{Language, all};

/// The rooms, lowest first; a room uses only rooms of lower rows (`docs/architecture.md`).
const LAYERS: &[&[&str]] = &[
    &["model", "error"],
    &["git", "language"],
    &["extract", "config"],
    &["resolve", "graph", "store", "vector"],
    &["engine"],
    &["index", "search", "trace", "report", "read", "status"],
    &["present"],
    &["cli", "mcp"],
    &["main"],
];

/// Uses within one row, each with its reason.
const NEIGHBOURS: &[(&str, &str, &str)] = &[
    (
        "store",
        "resolve",
        "keeps what resolution makes: its plain types, none of its work",
    ),
    ("status", "index", "says how the last indexing ended"),
];

/// Who alone may name what. `std::process::Command` has no owner: treering runs no program.
const OWNERS: &[(&str, &[&str])] = &[
    (r"\bgix\b", &["git"]),
    (r"\brusqlite\b", &["store"]),
    (r"\btree_sitter", &["language", "extract"]),
    (r"\bpetgraph\b", &["graph"]),
    (r"\b(?:tokio|rmcp)\b", &["mcp"]),
    (r"\b(?:ort|turbovec)::", &["vector"]),
    (
        r"\bstd::env::|\benv::(?:var|args|current_dir|temp_dir|home_dir)",
        &["config"],
    ),
    (r"\bprocess::Command\b|\bCommand::new\(", &[]),
    (r"\bstd::net\b|\bTcpStream\b|\bUdpSocket\b", &["mcp"]),
    (r"\bindicatif\b", &["cli"]),
    (r"\bscip::", &["cli", "index"]),
    (r"\bprint(?:ln)?!|\beprint(?:ln)?!", &["cli", "main"]),
];

/// Rooms that look at what they are given and at nothing else.
const PURE: &[&str] = &["extract", "resolve", "graph", "model"];

/// Lines of a module, tests aside.
const MAX_LINES: usize = 800;

struct Module {
    /// Below `src/`.
    path: String,
    room: String,
    text: String,
    /// Without comments and tests.
    code: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries {
            let path = entry.expect("the entry can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn modules() -> Vec<Module> {
    let source = root().join("src");
    files("src", "rs")
        .into_iter()
        .map(|file| {
            let path = file
                .strip_prefix(&source)
                .expect("below")
                .to_string_lossy()
                .replace('\\', "/");
            let room = path
                .split('/')
                .next()
                .unwrap_or_default()
                .trim_end_matches(".rs")
                .to_owned();
            let text = std::fs::read_to_string(&file).expect("a module can be read");
            let product = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
            let code = product
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect::<Vec<_>>()
                .join("\n");
            Module { path, room, text, code }
        })
        .collect()
}

fn layer(room: &str) -> Option<usize> {
    LAYERS.iter().position(|rooms| rooms.contains(&room))
}

/// Fails with everything wrong at once.
fn none(what: &str, wrong: Vec<String>) {
    assert!(wrong.is_empty(), "{what}:\n  {}", wrong.join("\n  "));
}

#[test]
fn modules_say_what_they_are_for() {
    let silent = modules().into_iter().filter(|m| !m.text.starts_with("//! "));
    none("no `//!` sentence first", silent.map(|m| m.path).collect());
}

#[test]
fn rooms_use_lower_rooms_only() {
    let mention = Regex::new(r"\bcrate::(\w+)|\buse crate::\{([^}]*)\}").expect("constant");
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for module in modules().iter().filter(|m| m.room != "lib") {
        let Some(own) = layer(&module.room) else {
            wrong.push(format!("{}: the room is in no layer", module.path));
            continue;
        };
        for found in mention.captures_iter(&module.code) {
            let names = found.get(1).or(found.get(2)).map_or("", |m| m.as_str());
            for name in names
                .split(',')
                .map(|n| n.trim().split("::").next().unwrap_or_default())
            {
                let Some(other) = layer(name) else { continue };
                let neighbour = NEIGHBOURS
                    .iter()
                    .find(|(from, to, _)| *from == module.room && *to == name);
                if name == module.room || other < own {
                    continue;
                }
                match neighbour {
                    Some((from, to, _)) if other == own => drop(used.insert((*from, *to))),
                    _ => wrong.push(format!("{}: uses {name}", module.path)),
                }
            }
        }
    }
    for (from, to, _) in NEIGHBOURS.iter().filter(|(from, to, _)| !used.contains(&(*from, *to))) {
        wrong.push(format!("{from} does not use {to} any more: take it off the list"));
    }
    none("against the layers", wrong);
}

#[test]
fn outside_things_have_one_owner() {
    let mut wrong = Vec::new();
    let modules = modules();
    for (pattern, owners) in OWNERS {
        let pattern = Regex::new(pattern).expect("constant");
        for module in modules.iter().filter(|m| !owners.contains(&m.room.as_str())) {
            wrong.extend(
                pattern
                    .find(&module.code)
                    .map(|found| format!("{}: {}", module.path, found.as_str())),
            );
        }
    }
    let io = Regex::new(r"\bstd::(?:fs|net|io|thread|time)\b|\bFile::").expect("constant");
    for module in modules.iter().filter(|m| PURE.contains(&m.room.as_str())) {
        wrong.extend(
            io.find(&module.code)
                .map(|found| format!("{} is pure: {}", module.path, found.as_str())),
        );
    }
    none("not the owner", wrong);
}

#[test]
fn modules_stay_readable() {
    let mut wrong = Vec::new();
    for module in modules() {
        let lines = module
            .text
            .split("\n#[cfg(test)]\nmod ")
            .next()
            .unwrap_or_default()
            .lines()
            .count();
        if lines > MAX_LINES {
            wrong.push(format!("{}: {lines} lines, {MAX_LINES} at most", module.path));
        }
    }
    none("too long", wrong);
}

#[test]
fn nothing_is_left_to_do() {
    let left = Regex::new(r"\btodo!|\bunimplemented!|\bdbg!|\bunwrap\(\)").expect("constant");
    let found = modules().into_iter().filter_map(|m| {
        left.find(&m.code)
            .map(|found| format!("{}: {}", m.path, found.as_str()))
    });
    none("left over", found.collect());
}

/// Whatever could be read as an instruction of one place.
#[test]
fn nothing_names_one_machine() {
    let place = Regex::new(r"/home/\w+/|/Users/\w+/|/root/").expect("constant");
    let mut wrong = Vec::new();
    for (folder, extension) in [
        ("src", "rs"),
        ("docs", "md"),
        ("queries", "scm"),
        ("queries", "toml"),
        ("grammars", "toml"),
        ("hooks", "sh"),
    ] {
        for file in files(folder, extension) {
            let text = std::fs::read_to_string(&file).expect("text");
            wrong.extend(
                place
                    .find(&text)
                    .map(|found| format!("{}: {}", file.display(), found.as_str())),
            );
        }
    }
    none("a path of one machine", wrong);
}

// ---------------------------------------------------------------- languages

#[test]
fn every_folder_of_queries_is_a_language() {
    let registered: BTreeSet<&str> = all().iter().map(Language::folder).collect();
    let mut wrong = Vec::new();
    let mut folders = BTreeSet::new();
    for entry in std::fs::read_dir(root().join("queries")).expect("the folder can be read") {
        let entry = entry.expect("the entry can be read");
        let name = entry.file_name().to_string_lossy().into_owned();
        if !entry.path().is_dir() || name.starts_with('_') {
            continue;
        }
        if !registered.contains(name.as_str()) {
            wrong.push(format!("queries/{name} is not in src/language/registry.rs"));
        }
        for file in ["language.toml"].iter().chain(Language::QUERY_FILES) {
            if !entry.path().join(file).is_file() {
                wrong.push(format!("queries/{name}/{file} is missing"));
            }
        }
        let programs = files(&format!("tests/languages/{name}"), "").len()
            + std::fs::read_dir(root().join("tests/languages").join(&name)).map_or(0, Iterator::count);
        if programs == 0 {
            wrong.push(format!("tests/languages/{name} has no program"));
        }
        folders.insert(name);
    }
    wrong.extend(
        registered
            .iter()
            .filter(|r| !folders.contains(**r))
            .map(|r| format!("queries/{r} is missing")),
    );
    none("languages", wrong);
}

#[test]
fn every_grammar_is_accounted_for() {
    let table: toml::Table = read("grammars/grammars.toml").parse().expect("grammars.toml is TOML");
    let lock: toml::Table = read("Cargo.lock").parse().expect("Cargo.lock is TOML");
    let text = |value: &toml::Value, key: &str| {
        value
            .get(key)
            .and_then(toml::Value::as_str)
            .unwrap_or_default()
            .to_owned()
    };
    let locked: BTreeMap<String, String> = lock["package"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|package| (text(package, "name"), text(package, "version")))
        .collect();
    let mut wrong = Vec::new();
    let mut listed = BTreeSet::new();
    for row in table["grammar"].as_array().expect("a list") {
        let (language, name, version) = (text(row, "language"), text(row, "crate"), text(row, "version"));
        if locked.get(&name) != Some(&version) {
            wrong.push(format!(
                "{language}: {name} {version}, Cargo.lock has {:?}",
                locked.get(&name)
            ));
        }
        if text(row, "license").is_empty() {
            wrong.push(format!("{language}: no licence"));
        }
        if !listed.insert(language.clone()) {
            wrong.push(format!("{language}: listed twice"));
        }
    }
    let names: BTreeSet<String> = all().iter().map(|l| l.name().to_owned()).collect();
    wrong.extend(
        names
            .symmetric_difference(&listed)
            .map(|name| format!("{name}: not in both registry and grammars.toml")),
    );
    none("grammars", wrong);
}

// --------------------------------------------------------------------- docs

#[test]
fn every_table_is_documented() {
    let schema = read("src/store/schema.sql");
    let format = read("docs/index-format.md");
    let table = Regex::new(r"CREATE (?:VIRTUAL )?TABLE (\w+)").expect("constant");
    let silent = table
        .captures_iter(&schema)
        .map(|c| c[1].to_owned())
        .filter(|name| !format.contains(&format!("`{name}`")));
    none("tables that docs/index-format.md does not name", silent.collect());
    assert!(
        format.contains(&format!("format {}", treering::store::FORMAT)),
        "the diary ends before the format of today"
    );
}

#[test]
fn the_documents_are_there() {
    let pages = [
        "README.md",
        "LICENSE",
        "docs/architecture.md",
        "docs/index-format.md",
        "docs/adding-a-language.md",
        "docs/adding-a-trace.md",
        "docs/glossary.md",
        "docs/CONTRIBUTING.md",
        "docs/CHANGELOG.md",
    ];
    none(
        "missing",
        pages
            .iter()
            .filter(|page| !root().join(page).is_file())
            .map(ToString::to_string)
            .collect(),
    );
}

#[test]
fn links_between_documents_lead_somewhere() {
    let link = Regex::new(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)").expect("constant");
    let mut wrong = Vec::new();
    let mut pages = files("docs", "md");
    pages.push(root().join("README.md"));
    for page in pages.iter().filter(|page| page.is_file()) {
        let text = std::fs::read_to_string(page).expect("text");
        let folder = page.parent().expect("a file has a folder");
        let lost = link
            .captures_iter(&text)
            .map(|c| c[1].to_owned())
            .filter(|to| !folder.join(to).exists());
        wrong.extend(lost.map(|to| format!("{}: {to}", page.display())));
    }
    none("broken links", wrong);
}

/// Once there are sessions of the command line, every trace has one.
#[test]
fn every_trace_has_a_session() {
    let sessions: String = files("tests/cli", "md")
        .iter()
        .map(|f| std::fs::read_to_string(f).expect("text"))
        .collect();
    if sessions.is_empty() {
        return;
    }
    let shown = |name: &str| {
        let wanted = Regex::new(&format!(r"(?:--type|-t)[ =][\w,]*\b{name}\b")).expect("a name");
        wanted.is_match(&sessions) || (name == "callers" && sessions.contains("$ treering trace "))
    };
    none(
        "traces without a session",
        treering::trace::TRACES
            .iter()
            .map(|t| t.name)
            .filter(|name| !shown(name))
            .map(str::to_owned)
            .collect(),
    );
}

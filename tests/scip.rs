//! `export scip`: what other tools read must lead from each use to its definition.

use std::collections::{BTreeMap, HashMap};
use std::process::Command;

use protobuf::Message;
use scip::symbol::parse_symbol;
use scip::types::{Index, Occurrence, SymbolRole};

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

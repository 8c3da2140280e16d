//! Small cases of what went wrong once.

use super::machine::{Machine, Op};
use treering::index::{Options, run};

/// With every file changed, the view was taken for a new one: a file whose *state* alone
/// had changed kept what its references meant.
#[test]
fn every_file_changed_is_no_first_build() {
    let mut machine = Machine::empty();
    machine.repo().write("a.py", "from b import load\nload()\n");
    machine.index();
    machine.repo().git(["add", "-A"]);
    machine.repo().write("b.py", "def load(): pass\n");
    machine.index();
    machine.repo().write("b.py", "def save(): pass\n");
    machine.repo().git(["rm", "-q", "--cached", "a.py"]);
    machine.index();
}

/// The facts of a newer extractor were kept under new rows, and an equal resolution of
/// them collided with the old one.
#[test]
fn a_new_extractor_resolves_everything_again() {
    let mut machine = Machine::new(&[0, 1], 3);
    machine.index();
    let engine = machine.engine();
    let database = rusqlite::Connection::open(engine.folder.join("index.db")).expect("the database opens");
    database
        .execute_batch("UPDATE view SET fingerprint = 1; UPDATE blob SET fingerprint = fingerprint + 1")
        .expect("an update");
    drop(database);
    assert!(machine.index().extracted > 0);
}

/// With a new resolver the facts stay and their meanings are worked out again.
#[test]
fn a_new_resolver_resolves_everything_again() {
    let mut machine = Machine::new(&[0, 1], 3);
    let first = machine.index();
    let engine = machine.engine();
    let database = rusqlite::Connection::open(engine.folder.join("index.db")).expect("the database opens");
    database
        .execute("UPDATE view SET fingerprint = 1", [])
        .expect("an update");
    drop(database);
    let report = machine.index();
    assert_eq!(report.extracted, 0);
    assert_eq!(report.resolved, first.resolved);
}

/// A type that was found by its name alone, and whose base is named in its own file:
/// a change of that file's imports changes what is inherited.
#[test]
fn a_type_found_by_name_is_read_through_its_file() {
    let mut machine = Machine::empty();
    machine.repo().write(
        "src/Use.java",
        "package app;\nimport app.base.*;\nclass Use { void run(Thing x) { x.haul(); } }\n",
    );
    machine.repo().write(
        "src/Thing.java",
        "package app;\nimport app.base.Heavy;\nclass Thing extends Heavy { }\n",
    );
    machine.repo().write(
        "src/base/Heavy.java",
        "package app.base;\npublic class Heavy { public void haul() {} }\n",
    );
    machine.repo().write(
        "src/other/Heavy.java",
        "package app.other;\npublic class Heavy { public void haul() {} }\n",
    );
    machine.index();
    machine.repo().write(
        "src/Thing.java",
        "package app;\nimport app.other.Heavy;\nclass Thing extends Heavy { }\n",
    );
    machine.index();
}

/// A step outside the index: options are as given, and a build from nothing over an
/// old index is a build from nothing.
#[test]
fn full_over_an_old_index_is_full() {
    let mut machine = Machine::new(&[0, 3], 11);
    machine.index();
    machine.step(&Op::Write(1, 5));
    let engine = machine.engine();
    run(
        &engine,
        &Options {
            full: true,
            ..Options::default()
        },
        &mut |_, _, _| {},
    )
    .expect("a build");
    assert_eq!(machine.index().resolved, 0);
}

/// A use that a layer leads to a definition in another file: when that file changes, the layer
/// that defined it holds no more there, and when it is as before it holds again.
#[test]
fn a_layer_comes_and_goes_with_what_it_is_of() {
    let mut machine = Machine::new(&[0, 1], 5);
    machine.index();
    for seed in 0..3 {
        machine.step(&Op::Import(seed));
        machine.step(&Op::Shift(0));
        machine.step(&Op::Index);
        machine.step(&Op::Delete(1));
        machine.step(&Op::Index);
        machine.step(&Op::Revert(true));
        machine.step(&Op::Index);
    }
}

/// A set of layers is part of what a view was made with, whichever view they came by.
#[test]
fn what_one_work_tree_imports_holds_in_the_other() {
    let mut machine = Machine::new(&[0, 2], 9);
    machine.index();
    machine.step(&Op::IndexCommit);
    machine.step(&Op::Elsewhere);
    machine.step(&Op::Import(4));
    machine.step(&Op::Elsewhere);
    assert!(machine.index().resolved > 0, "the other view is made anew");
    machine.step(&Op::IndexCommit);
    machine.step(&Op::Forget);
    machine.step(&Op::Elsewhere);
    assert!(machine.index().resolved > 0, "and anew again");
}

/// Row ids followed the thread that was faster, and with them the order of equal hits.
#[test]
fn two_builds_have_the_same_rows() {
    let machine = Machine::new(&[0, 1, 2, 5], 13);
    let engine = machine.engine();
    let rows = || -> Vec<(i64, String, i64)> {
        run(
            &engine,
            &Options {
                full: true,
                ..Options::default()
            },
            &mut |_, _, _| {},
        )
        .expect("a build");
        let database = rusqlite::Connection::open(engine.folder.join("index.db")).expect("the database opens");
        let mut all = database
            .prepare("SELECT id, hex(oid), first_symbol FROM blob ORDER BY id")
            .expect("a query");
        all.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .expect("rows")
            .map(|row| row.expect("a row"))
            .collect()
    };
    assert_eq!(rows(), rows());
}

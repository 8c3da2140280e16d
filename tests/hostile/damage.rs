//! An index that is damaged, foreign, too new, or on a full disk.

use std::path::{Path, PathBuf};

use proptest::prelude::*;
use treering::error::Error;

use super::{assert_right, engine, full, index, says, small, treering};

fn database(root: &Path) -> PathBuf {
    engine(root).folder.join("index.db")
}

/// Damage is said, the way out is said, and it works; what was there is kept.
fn assert_recovers(root: &Path, before: &[u8]) {
    let output = treering(root).arg("index").output().expect("it runs");
    assert_eq!(output.status.code(), Some(2), "{}", says(&output));
    assert!(
        says(&output).contains("damaged") && says(&output).contains("treering index --full"),
        "{}",
        says(&output)
    );
    assert_eq!(
        std::fs::read(database(root)).expect("it is there"),
        before,
        "an error leaves the file alone"
    );
    let output = treering(root).args(["index", "--full"]).output().expect("it runs");
    assert!(output.status.success(), "{}", says(&output));
    let kept = database(root).with_file_name("index.db.damaged");
    assert_eq!(std::fs::read(kept).expect("the old one is kept"), before);
    assert_right(root);
}

#[test]
fn a_text_in_its_place_is_no_index() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    std::fs::write(
        database(repo.root()),
        "not a database at all, but long enough to look at\n".repeat(100),
    )
    .expect("written");
    let before = std::fs::read(database(repo.root())).expect("there");
    assert_recovers(repo.root(), &before);
}

#[test]
fn a_folder_in_its_place_is_no_index() {
    let repo = small();
    std::fs::create_dir_all(database(repo.root())).expect("a folder");
    assert!(matches!(index(&engine(repo.root())), Err(Error::IndexDamaged { .. })));
    full(&engine(repo.root())).expect("a new one");
    assert_right(repo.root());
}

#[test]
fn a_foreign_database_is_no_index() {
    let repo = small();
    std::fs::create_dir_all(engine(repo.root()).folder).expect("a folder");
    let connection = rusqlite::Connection::open(database(repo.root())).expect("a database");
    connection
        .execute_batch("CREATE TABLE mine (x); INSERT INTO mine VALUES (1)")
        .expect("a table");
    drop(connection);
    let before = std::fs::read(database(repo.root())).expect("there");
    assert_recovers(repo.root(), &before);
}

#[test]
fn an_empty_file_is_an_index_not_begun() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    std::fs::write(database(repo.root()), "").expect("written");
    index(&engine(repo.root())).expect("it begins anew");
    assert_right(repo.root());
}

#[test]
fn a_cut_file_is_damaged() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    let whole = std::fs::read(database(repo.root())).expect("there");
    for part in [4, 2] {
        std::fs::write(database(repo.root()), &whole[..whole.len() / part]).expect("written");
        repo.write("pkg/m1.py", format!("def g{part}(): pass\n"));
        match index(&engine(repo.root())) {
            Ok(_) => panic!("a part is taken for the whole"),
            Err(Error::IndexDamaged { .. }) => {}
            Err(error) => panic!("{error}"),
        }
        full(&engine(repo.root())).expect("a new one");
        assert_right(repo.root());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: crate::support::cases(12), max_shrink_iters: 20, failure_persistence: None, ..ProptestConfig::default() })]

    /// Bytes that turned: an answer or an error, never a panic; and a full build is right.
    #[test]
    fn turned_bytes_never_panic(at in prop::collection::vec((any::<prop::sample::Index>(), 1_u8..), 1..40)) {
        let repo = small();
        index(&engine(repo.root())).expect("an index");
        let exported = treering(repo.root()).args(["export", "scip"]).output().expect("it runs");
        repo.write("../index.scip", exported.stdout);
        let output = treering(repo.root()).args(["import", "scip", "../index.scip"]).output().expect("it runs");
        prop_assert!(output.status.success(), "{}", says(&output));
        let mut bytes = std::fs::read(database(repo.root())).expect("there");
        for (index, turn) in &at {
            // The first page stays: without it nothing of the rest is looked at.
            let at = 4096 + index.index(bytes.len() - 4096);
            bytes[at] ^= turn;
        }
        std::fs::write(database(repo.root()), &bytes).expect("written");
        repo.write("pkg/m1.py", "from .m3 import f3\ndef f1(): f3()\n");
        for arguments in [&["export", "symbols"][..], &["export", "edges"], &["trace", "f1"], &["index"]] {
            let output = treering(repo.root()).args(arguments).output().expect("it runs");
            prop_assert!(output.status.code().is_some_and(|code| code <= 2), "{arguments:?}: {}", says(&output));
        }
        let output = treering(repo.root()).args(["index", "--full"]).output().expect("it runs");
        prop_assert!(output.status.success(), "{}", says(&output));
        // Layers that were sound were kept, as a build from nothing has none.
        let output = treering(repo.root()).args(["import", "scip", "--forget"]).output().expect("it runs");
        prop_assert!(output.status.code() < Some(2), "{}", says(&output));
        index(&engine(repo.root())).expect("an index");
        assert_right(repo.root());
    }
}

#[test]
fn an_older_index_is_made_anew() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    let connection = rusqlite::Connection::open(database(repo.root())).expect("a database");
    connection
        .execute_batch("PRAGMA user_version = 1; UPDATE blob SET outline = x'00'; PRAGMA wal_checkpoint(TRUNCATE)")
        .expect("an older format");
    drop(connection);
    let output = treering(repo.root())
        .args(["trace", "pkg/m0.py:7", "-t", "definition"])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{}", says(&output));
    let output = treering(repo.root())
        .args(["status", "--check"])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{}", says(&output));
}

#[test]
fn another_programs_database_is_left_alone() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    let connection = rusqlite::Connection::open(database(repo.root())).expect("a database");
    connection
        .execute_batch("PRAGMA application_id = 7; PRAGMA user_version = 1; PRAGMA wal_checkpoint(TRUNCATE)")
        .expect("numbers");
    drop(connection);
    let before = std::fs::read(database(repo.root())).expect("there");
    let output = treering(repo.root()).args(["index"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2), "{}", says(&output));
    assert_eq!(std::fs::read(database(repo.root())).expect("there"), before);
}

#[test]
fn a_newer_index_is_refused_and_left_alone() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    let connection = rusqlite::Connection::open(database(repo.root())).expect("a database");
    connection
        .execute_batch("PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)")
        .expect("a number");
    drop(connection);
    let before = std::fs::read(database(repo.root())).expect("there");
    for arguments in [&["index"][..], &["index", "--full"], &["export", "edges"]] {
        let output = treering(repo.root()).args(arguments).output().expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(
            says(&output).contains("format 99") && says(&output).contains("upgrade"),
            "{}",
            says(&output)
        );
        assert_eq!(
            std::fs::read(database(repo.root())).expect("there"),
            before,
            "{arguments:?} touched it"
        );
    }
}

/// A limit on the size of files stands for a full disk: every write beyond it fails.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_last_generation() {
    let repo = small();
    let program = env!("CARGO_BIN_EXE_treering");
    let limited_to = |blocks: u32, arguments: &str| {
        std::process::Command::new("sh")
            .current_dir(repo.root())
            .args([
                "-c",
                &format!("trap '' XFSZ; ulimit -f {blocks}; exec '{program}' {arguments}"),
            ])
            .env("HOME", "/nonexistent")
            .env("RUST_BACKTRACE", "0")
            .output()
            .expect("it runs")
    };
    let limited = |blocks: u32| limited_to(blocks, "index");
    // Nothing there yet.
    let output = limited(64);
    assert_eq!(output.status.code(), Some(2), "{}", says(&output));
    index(&engine(repo.root())).expect("room again");
    assert_right(repo.root());
    for blocks in [1, 32, 128, 400] {
        for n in 0..12 {
            repo.write(
                format!("pkg/m{n}.py"),
                format!("def f{n}():\n    return {blocks}\n").repeat(200),
            );
        }
        // The last generation answers, and says what it has not seen.
        let output = limited_to(0, "trace f1 --file pkg/m1.py --json");
        assert!(output.status.code() < Some(2), "{blocks}: {}", says(&output));
        let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an answer");
        assert_eq!(answer["view"]["unseen"].as_array().map(Vec::len), Some(12), "{blocks}");
        std::thread::scope(|scope| {
            let ask = || limited_to(0, "trace f1 --file pkg/m1.py");
            let readers: Vec<_> = (0..6).map(|_| scope.spawn(ask)).collect();
            for reader in readers {
                let output = reader.join().expect("it ends");
                assert!(output.status.code() < Some(2), "{blocks}: {}", says(&output));
            }
        });
        let output = limited_to(0, "status");
        assert_eq!(output.status.code(), Some(0), "{blocks}: {}", says(&output));
        let output = limited(blocks);
        assert!(
            output.status.code().is_some_and(|code| code == 2 || code == 0),
            "{blocks}: {}",
            says(&output)
        );
        let store = engine(repo.root()).reader().expect("it opens").expect("it is there");
        assert_eq!(store.check().expect("it is whole"), Vec::<String>::new(), "{blocks}");
        drop(store);
        index(&engine(repo.root())).expect("room again");
        assert_right(repo.root());
    }
}

#[test]
fn a_full_build_of_no_revision_forgets_nothing() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    let output = treering(repo.root())
        .args(["index", "--rev", "nosuch", "--full"])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(2), "{}", says(&output));
    let output = treering(repo.root()).args(["status"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{}", says(&output));
}

//! Several at once, killed midway, and a work tree that does not hold still.

use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use treering::error::Error;

use super::{assert_right, engine, index, says, small, treering};
use crate::property::program::Chance;

#[test]
fn a_second_writer_is_told_who_is_first() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    let first = engine(repo.root());
    let (_store, _lock) = first.writer().expect("nobody else writes");
    match index(&engine(repo.root())) {
        Err(Error::Locked { holder }) => assert_eq!(holder, format!("process {}", std::process::id())),
        other => panic!("{:?}", other.map(|report| report.view)),
    }
    repo.write("pkg/m0.py", "def changed(): pass\n");
    let output = treering(repo.root())
        .args(["export", "symbols"])
        .output()
        .expect("it runs");
    assert!(
        output.status.success(),
        "questions are answered meanwhile: {}",
        says(&output)
    );
    // What the answer does not have, and what is said not to be there, may be in what it has not seen.
    for arguments in [&["export", "symbols"][..], &["trace", "changed"], &["read", "changed"]] {
        let output = treering(repo.root()).args(arguments).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("not seen here, pkg/m0.py first"), "{arguments:?}: {said}");
    }
}

#[test]
fn many_writers_leave_one_right_view() {
    let repo = small();
    for round in 0..3 {
        for n in 0..12 {
            repo.write(
                format!("pkg/m{n}.py"),
                format!("from .m{round} import *\ndef f{n}(): f{round}()\n"),
            );
        }
        let running: Vec<_> = (0..4)
            .map(|_| {
                treering(repo.root())
                    .arg("index")
                    .stdout(Stdio::null())
                    .stderr(Stdio::piped())
                    .spawn()
                    .expect("it starts")
            })
            .collect();
        let mut done = 0;
        for one in running {
            let output = one.wait_with_output().expect("it ends");
            match output.status.code() {
                Some(0) => done += 1,
                _ => assert!(
                    says(&output).contains("another treering is writing this index: process "),
                    "{}",
                    says(&output)
                ),
            }
        }
        assert!(done > 0, "one of them got through");
        index(&engine(repo.root())).expect("nobody writes any more");
        assert_right(repo.root());
    }
}

#[test]
fn killed_midway_it_goes_on() {
    let repo = small();
    let mut chance = Chance(5);
    let started = Instant::now();
    index(&engine(repo.root())).expect("an index");
    let whole = started.elapsed().as_millis() as usize + 20;
    for round in 0..14 {
        for n in 0..12 {
            if chance.below(3) > 0 {
                repo.write(
                    format!("pkg/m{n}.py"),
                    format!("from .m{} import *\ndef f{n}(): f{round}()\n", chance.below(12)),
                );
            }
        }
        let mut one = treering(repo.root())
            .arg("index")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        std::thread::sleep(Duration::from_millis(chance.below(whole) as u64));
        let _ = one.kill();
        one.wait().expect("it ends");
        if let Some(store) = engine(repo.root()).reader().expect("it opens") {
            assert_eq!(store.check().expect("the check runs"), Vec::<String>::new());
        }
    }
    index(&engine(repo.root())).expect("the lock went with its holder");
    assert_right(repo.root());
}

#[test]
fn a_session_sees_one_generation() {
    let repo = small();
    let engine = engine(repo.root());
    index(&engine).expect("an index");
    let session = treering::index::session(&engine, None, &mut |_, _, _| {}).expect("a session");
    let before = session.symbols_named("f3").expect("read").len();
    for n in 0..12 {
        repo.write(format!("pkg/m{n}.py"), "def other(): pass\n");
    }
    index(&super::engine(repo.root())).expect("a writer does not wait for readers");
    assert_eq!(session.symbols_named("f3").expect("read").len(), before);
    assert!(session.symbols_named("other").expect("read").is_empty());
    drop(session);
    let session = treering::index::session(&engine, None, &mut |_, _, _| {}).expect("a session");
    assert_eq!(session.symbols_named("other").expect("read").len(), 12);
}

/// Files change and vanish between being listed and being read.
#[test]
fn a_work_tree_that_moves_is_caught_up_with() {
    let repo = small();
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut chance = Chance(9);
            while !stop.load(Ordering::Relaxed) {
                let path = repo.at(format!("pkg/m{}.py", chance.below(12)));
                match chance.below(3) {
                    0 => drop(std::fs::remove_file(path)),
                    _ => drop(std::fs::write(
                        path,
                        format!("def f{}(): g{}()\n", chance.below(12), chance.below(9)),
                    )),
                }
            }
        });
        for _ in 0..12 {
            index(&engine(repo.root())).expect("a file that moves is no error");
        }
        stop.store(true, Ordering::Relaxed);
    });
    index(&engine(repo.root())).expect("it holds still");
    assert_right(repo.root());
}

/// A file that held something else while it was read, and then what the listing had said
/// all along.
#[test]
fn a_moment_is_not_remembered() {
    let repo = small();
    index(&engine(repo.root())).expect("an index");
    for round in 0..6 {
        let text = format!("def f0(): pass  # {round}\n");
        repo.write("pkg/m0.py", &text);
        std::thread::scope(|scope| {
            let other = scope.spawn(|| {
                for n in 0..200 {
                    repo.write("pkg/m0.py", format!("def moment{n}(): pass\n"));
                    repo.write("pkg/m0.py", &text);
                }
            });
            while !other.is_finished() {
                index(&engine(repo.root())).expect("a file that moves is no error");
            }
        });
        index(&engine(repo.root())).expect("it holds still");
        assert_right(repo.root());
    }
}

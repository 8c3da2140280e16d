//! A repository under change, and the check after each indexing.

use std::path::{Path, PathBuf};

use treering::config::Config;
use treering::engine::Engine;
use treering::error::Error;
use treering::index::{Import, Options, Report, forget, import, run};

use super::dump::{against_memory, dump};
use super::layers::{copy, invent};
use super::program::{TONGUES, Tongue, text};
use crate::support::repo::{TestRepo, temporary};

/// Something that happens to the repository. Numbers are taken modulo what there is.
#[derive(Debug, Clone)]
pub(crate) enum Op {
    /// A file gets other text (or comes to be).
    Write(u8, u64),
    /// Only places move: a comment at the top.
    Shift(u8),
    /// Only a comment at the end.
    Append(u8),
    Delete(u8),
    /// Everything below the folder of a file goes.
    DeleteFolder(u8),
    Move(u8, u8),
    Copy(u8, u8),
    /// A manifest says something else, or goes.
    Manifest(u8, u8),
    /// Text that is no ordinary program.
    Odd(u8, u8),
    /// Windows line ends.
    Crlf(u8),
    Ignore(u8),
    Attributes(u8),
    Stage,
    Untrack(u8),
    Commit,
    Checkout(u8),
    Detach,
    /// As it was committed, untracked files kept or not.
    Revert(bool),
    Stash,
    Unstash,
    Merge(u8),
    Rebase(u8),
    /// The same file as it was, with another time.
    Touch(u8),
    /// What follows happens in the other work tree.
    Elsewhere,
    Index,
    /// The view of a commit is made too.
    IndexCommit,
    /// A compiler's index says anything at all of the files as they are.
    Import(u64),
    /// What was imported goes.
    Forget,
}

/// The repository, its index, and a second work tree.
pub(crate) struct Machine {
    repo: TestRepo,
    tongues: Vec<&'static Tongue>,
    elsewhere: bool,
    has_other: bool,
    log: Vec<String>,
}

impl Machine {
    /// A repository with some files of these languages, committed.
    pub(crate) fn new(tongues: &[u8], seed: u64) -> Machine {
        let mut chosen: Vec<usize> = tongues.iter().map(|t| usize::from(*t) % TONGUES.len()).collect();
        chosen.sort_unstable();
        chosen.dedup();
        let tongues: Vec<&'static Tongue> = chosen.into_iter().map(|t| &TONGUES[t]).collect();
        let machine = Machine {
            repo: TestRepo::new(),
            tongues,
            elsewhere: false,
            has_other: false,
            log: Vec::new(),
        };
        for (at, (tongue, path)) in machine.paths().into_iter().enumerate() {
            // Two of three at first, so that there is something to come.
            if at % 3 != 2 {
                machine.repo.write(path, text(tongue, seed.wrapping_add(at as u64)));
            }
        }
        for (path, texts) in machine.tongues.iter().flat_map(|t| t.manifests) {
            machine.repo.write(path, texts[0]);
        }
        machine.repo.write("README.md", "# About alpha\n");
        machine.repo.commit_all("first");
        machine
    }

    /// One file and nothing else.
    pub(crate) fn empty() -> Machine {
        let machine = Machine {
            repo: TestRepo::new(),
            tongues: vec![&TONGUES[0]],
            elsewhere: false,
            has_other: false,
            log: Vec::new(),
        };
        machine.repo.git(["commit", "-q", "--allow-empty", "-m", "first"]);
        machine
    }

    pub(crate) fn repo(&self) -> &TestRepo {
        &self.repo
    }

    fn paths(&self) -> Vec<(&'static Tongue, &'static str)> {
        self.tongues
            .iter()
            .flat_map(|t| t.paths.iter().map(|p| (*t, *p)))
            .collect()
    }

    fn path(&self, n: u8) -> (&'static Tongue, &'static str) {
        let paths = self.paths();
        paths[usize::from(n) % paths.len()]
    }

    /// The work tree where things happen.
    pub(crate) fn root(&self) -> PathBuf {
        if self.elsewhere {
            self.repo.outside().join("other")
        } else {
            self.repo.root().to_owned()
        }
    }

    fn at(&self, n: u8) -> PathBuf {
        self.root().join(self.path(n).1)
    }

    /// Git may refuse; that is its right.
    fn git(&self, arguments: &[&str]) -> bool {
        self.repo.try_git(&self.root(), arguments).status.success()
    }

    /// Does it; after an indexing, checks.
    pub(crate) fn step(&mut self, op: &Op) {
        self.log.push(format!("{op:?}"));
        match op {
            Op::Write(n, seed) => write(&self.at(*n), text(self.path(*n).0, *seed)),
            Op::Shift(n) => edit(&self.at(*n), |text| {
                let mark = if text.starts_with("<?php") {
                    "<?php /* */\n?>"
                } else {
                    "\n"
                };
                format!("{mark}{text}")
            }),
            Op::Append(n) => edit(&self.at(*n), |text| format!("{text}\n")),
            Op::Delete(n) => remove(&self.at(*n)),
            Op::DeleteFolder(n) => remove(self.at(*n).parent().expect("below the root")),
            Op::Move(from, to) => {
                let (from, to) = (self.at(*from), self.at(*to));
                if from.is_file() && !to.is_dir() && folder(&to) {
                    let _ = std::fs::rename(from, to);
                }
            }
            Op::Copy(from, to) => {
                if let Ok(text) = std::fs::read(self.at(*from)) {
                    write(&self.at(*to), text);
                }
            }
            Op::Manifest(n, m) => {
                let all: Vec<_> = self.tongues.iter().flat_map(|t| t.manifests).collect();
                if !all.is_empty() {
                    let (path, texts) = all[usize::from(*n) % all.len()];
                    match texts.get(usize::from(*m) % (texts.len() + 1)) {
                        Some(text) => write(&self.root().join(path), text),
                        None => remove(&self.root().join(path)),
                    }
                }
            }
            Op::Odd(n, m) => self.odd(*n, *m),
            Op::Crlf(n) => edit(&self.at(*n), |text| text.replace("\r\n", "\n").replace('\n', "\r\n")),
            Op::Ignore(m) => {
                let texts = [
                    "",
                    "*.py\n*.ts\n*.go\n",
                    "web/\nrs/src/shapes*\n",
                    "util*\n!util.h\n",
                    "*\n!*.rs\n!*/\n",
                ];
                write(&self.root().join(".gitignore"), texts[usize::from(*m) % texts.len()]);
            }
            Op::Attributes(m) => {
                let texts = [
                    "",
                    "*.py linguist-generated\nlib/** linguist-vendored\n",
                    "* text=auto eol=lf\n",
                    "**/util* linguist-generated=true\n*.toml linguist-generated\n",
                    "*.json linguist-vendored\n*.rs -linguist-generated\n",
                ];
                write(
                    &self.root().join(".gitattributes"),
                    texts[usize::from(*m) % texts.len()],
                );
            }
            Op::Stage => drop(self.git(&["add", "-A"])),
            Op::Untrack(n) => drop(self.git(&["rm", "-q", "--cached", "-f", self.path(*n).1])),
            Op::Commit => {
                self.git(&["add", "-A"]);
                self.git(&["commit", "-q", "--allow-empty", "-m", "next"]);
            }
            Op::Checkout(n) => {
                let branch = format!("branch{}", n % 3);
                let _ = self.git(&["checkout", "-q", "-f", &branch]) || self.git(&["checkout", "-q", "-b", &branch]);
            }
            Op::Detach => drop(self.git(&["checkout", "-q", "--detach"])),
            Op::Revert(clean) => {
                self.git(&["reset", "-q", "--hard"]);
                if *clean {
                    self.git(&["clean", "-fdq"]);
                }
            }
            Op::Stash => drop(self.git(&["stash", "-q", "-u"])),
            Op::Unstash => drop(self.git(&["stash", "pop", "-q"]) || self.git(&["stash", "drop", "-q"])),
            Op::Merge(n) => drop(self.git(&["merge", "-q", "-m", "merge", &format!("branch{}", n % 3)])),
            Op::Rebase(n) => {
                let _ = self.git(&["rebase", "-q", &format!("branch{}", n % 3)]) || self.git(&["rebase", "--abort"]);
            }
            Op::Touch(n) => {
                if let Ok(text) = std::fs::read(self.at(*n)) {
                    write(&self.at(*n), text);
                }
            }
            Op::Elsewhere => {
                if !self.has_other {
                    let other = self.repo.outside().join("other");
                    self.repo.git([
                        "worktree",
                        "add",
                        "-q",
                        "--detach",
                        other.to_str().expect("a plain path"),
                    ]);
                    self.has_other = true;
                }
                self.elsewhere = !self.elsewhere;
            }
            Op::Index => drop(self.index()),
            Op::IndexCommit => {
                self.index_with(&Options {
                    rev: Some("HEAD".into()),
                    ..Options::default()
                });
            }
            Op::Import(seed) => self.import(*seed),
            Op::Forget => {
                forget(&self.engine()).expect("the index can be written");
                self.index();
            }
        }
    }

    fn import(&mut self, seed: u64) {
        let view = self.index().view;
        let engine = self.engine();
        let file = self.repo.outside().join("index.scip");
        write(&file, invent(&engine, &view, seed));
        let wanted = Import {
            file,
            ..Import::default()
        };
        match import(&engine, &wanted, &mut |_, _, _| {}) {
            Ok(imported) => assert_eq!(imported.refused, []),
            // Nothing is in the graph, or all was spared.
            Err(Error::NoMatch { .. } | Error::NotScip { .. }) => {}
            Err(error) => panic!("{error}\nafter {:#?}", self.log),
        }
        self.check(&engine, &Options::default(), &view);
    }

    /// Not what the name promises.
    fn odd(&self, n: u8, m: u8) {
        let path = self.at(n);
        match m % 8 {
            0 => write(&path, ""),
            1 => write(&path, b"\0\x01binary alpha"),
            2 => write(
                &path,
                "# Code generated by hand. DO NOT EDIT.\n// Code generated by hand. DO NOT EDIT.\ndef alpha(): pass\n",
            ),
            3 => write(&path, b"def alph\xe9(): beta()\nint alpha() { return \xff; }\n"),
            4 => {
                remove(&path);
                if folder(&path) {
                    #[cfg(unix)]
                    let _ = std::os::unix::fs::symlink(self.at(n.wrapping_add(1)), &path);
                }
            }
            5 => {
                // A folder where a file was.
                remove(&path);
                write(&path.join("alpha.py"), "def alpha(): pass\n");
            }
            6 => write(&path, "}}}} ((( class { def fn func\n"),
            _ => {
                let init = self.root().join("nested/.git");
                if folder(&init) {
                    self.repo
                        .try_git(init.parent().expect("below the root"), ["init", "-q"]);
                    write(&self.root().join("nested/alpha.py"), "def alpha(): pass\n");
                }
            }
        }
    }

    pub(crate) fn engine(&self) -> Engine {
        Engine::open(&self.root(), &Config::default(), false).expect("the repository opens")
    }

    /// Indexes what is there, and checks.
    pub(crate) fn index(&mut self) -> Report {
        self.index_with(&Options::default())
    }

    fn index_with(&mut self, options: &Options) -> Report {
        let engine = self.engine();
        let report =
            run(&engine, options, &mut |_, _, _| {}).unwrap_or_else(|error| panic!("{error}\nafter {:#?}", self.log));
        self.check(&engine, options, &report.view);
        report
    }

    /// The index says what one says that was built from nothing.
    fn check(&self, engine: &Engine, options: &Options, view: &str) {
        let folder = temporary();
        let mut fresh = self.engine();
        fresh.folder = folder.path().to_owned();
        copy(engine, &fresh);
        run(&fresh, options, &mut |_, _, _| {}).expect("a build from nothing");
        let (kept, wanted) = (dump(engine, view), dump(&fresh, view));
        let log = self.log.join(", ");
        if kept != wanted {
            let lost: Vec<&String> = wanted.iter().filter(|line| !kept.contains(line)).take(12).collect();
            let ghosts: Vec<&String> = kept.iter().filter(|line| !wanted.contains(line)).take(12).collect();
            panic!("incremental is not full after [{log}]\nonly in full: {lost:#?}\nonly in incremental: {ghosts:#?}");
        }
        let wrong = against_memory(engine, view);
        assert!(wrong.is_empty(), "the worlds differ after [{log}]: {wrong:#?}");
        let store = engine.reader().expect("the index opens").expect("there is an index");
        let faults = store.check().expect("the check runs");
        assert!(
            faults.is_empty(),
            "the index is at odds with itself after [{log}]: {faults:#?}"
        );
        drop(store);
        let database = rusqlite::Connection::open(engine.folder.join("index.db")).expect("the database opens");
        let unused: i64 = database
            .query_row(
                "SELECT count(*) FROM edges WHERE id NOT IN (SELECT edges FROM file WHERE edges IS NOT NULL)",
                [],
                |row| row.get(0),
            )
            .expect("a count");
        assert_eq!(unused, 0, "resolutions that nothing uses after [{log}]");
    }

    /// Makes the index forget what a part of the files mean, a part at a time, so that
    /// every file is resolved again in a world that is read as far as it is asked; checks.
    pub(crate) fn resolve_again_in_parts(&mut self) {
        const PARTS: i64 = 6;
        let engine = self.engine();
        for part in 0..PARTS {
            let database = rusqlite::Connection::open(engine.folder.join("index.db")).expect("the database opens");
            let view: i64 = database
                .query_row("SELECT id FROM view WHERE name = ?", [engine.view_name(None)], |row| {
                    row.get(0)
                })
                .expect("the view is there");
            database
                .execute("UPDATE view SET stamp = x'' WHERE id = ?", [view])
                .expect("an update");
            database
                .execute(
                    "UPDATE file SET edges = NULL, state = (state + 1) % 3 WHERE view = ? AND path % ? = ?",
                    [view, PARTS, part],
                )
                .expect("an update");
            database
                .execute_batch(
                    "CREATE TEMP TABLE gone AS SELECT id FROM edges WHERE id NOT IN (SELECT edges FROM file WHERE edges IS NOT NULL);
                     DELETE FROM posting WHERE edges IN (SELECT id FROM gone); DELETE FROM edges WHERE id IN (SELECT id FROM gone);",
                )
                .expect("an update");
            drop(database);
            run(&engine, &Options::default(), &mut |_, _, _| {}).expect("the index comes up to date");
        }
        self.log.push("resolved again in parts".into());
        self.check(&engine, &Options::default(), &engine.view_name(None));
    }
}

fn folder(path: &Path) -> bool {
    path.parent()
        .is_some_and(|parent| std::fs::create_dir_all(parent).is_ok())
}

fn write(path: &Path, content: impl AsRef<[u8]>) {
    if path.is_symlink() {
        remove(path);
    }
    // A folder may stand where a file should, or the other way round.
    if folder(path) {
        let _ = std::fs::write(path, content);
    }
}

fn edit(path: &Path, change: impl Fn(&str) -> String) {
    if let Ok(text) = std::fs::read_to_string(path) {
        write(path, change(&text));
    }
}

fn remove(path: &Path) {
    match path.symlink_metadata() {
        Ok(meta) if meta.is_dir() => drop(std::fs::remove_dir_all(path)),
        Ok(_) => drop(std::fs::remove_file(path)),
        Err(_) => {}
    }
}

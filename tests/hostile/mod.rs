//! What must not go wrong whatever the repository holds and whatever happens to the index.

mod content;
mod damage;
mod places;
mod writers;

use std::path::Path;
use std::process::{Command, Output};

use treering::config::Config;
use treering::engine::Engine;
use treering::error::Result;
use treering::index::{Options, Report, run};

use crate::property::dump::dump;
use crate::support::repo::{TestRepo, temporary};

fn engine(root: &Path) -> Engine {
    Engine::open(root, &Config::default(), false).expect("the repository opens")
}

fn index(engine: &Engine) -> Result<Report> {
    run(engine, &Options::default(), &mut |_, _, _| {})
}

fn full(engine: &Engine) -> Result<Report> {
    run(
        engine,
        &Options {
            full: true,
            ..Options::default()
        },
        &mut |_, _, _| {},
    )
}

/// The index says of the work tree what one says that was built from nothing.
fn assert_right(root: &Path) {
    let kept = engine(root);
    let folder = temporary();
    let mut fresh = engine(root);
    fresh.folder = folder.path().to_owned();
    index(&fresh).expect("a build from nothing");
    let view = kept.view_name(None);
    let (kept, wanted) = (dump(&kept, &view), dump(&fresh, &view));
    let lost: Vec<_> = wanted.iter().filter(|line| !kept.contains(line)).take(10).collect();
    let ghosts: Vec<_> = kept.iter().filter(|line| !wanted.contains(line)).take(10).collect();
    assert!(kept == wanted, "lost {lost:#?}\nghosts {ghosts:#?}");
}

/// The program, blind to the user's surroundings.
fn treering(root: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_treering"));
    command
        .current_dir(root)
        .env("HOME", "/nonexistent")
        .env("NO_COLOR", "1")
        .env("RUST_BACKTRACE", "1");
    command
}

fn says(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A repository with a few files in two languages, committed.
fn small() -> TestRepo {
    let repo = TestRepo::new();
    for n in 0..12 {
        let next = (n + 1) % 12;
        repo.write(
            format!("pkg/m{n}.py"),
            format!("from .m{next} import f{next}\n\nclass C{n}:\n    def run(self):\n        return f{next}()\n\ndef f{n}():\n    return C{n}().run()\n"),
        );
        repo.write(
            format!("web/m{n}.ts"),
            format!("import {{ f{next} }} from './m{next}';\nexport function f{n}() {{ return f{next}(); }}\n"),
        );
    }
    repo.write("pkg/__init__.py", "");
    repo.commit_all("first");
    repo
}

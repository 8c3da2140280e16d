//! Sessions of the command line, and of the README: every `console` block is run and
//! its output compared. `BLESS=1 cargo test sessions` writes what came out instead;
//! read the difference before it is committed.
//!
//! In a block, `$ ` begins a command for `sh`, `? 2` after it is its exit code when that
//! is not 0, and the rest is standard output and error together, where `[..]` stands for
//! anything within a line, `[ROOT]` for the folder of the repository and `[HOME]` for the
//! home directory.

#![cfg(unix)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files of the second commit; the first has all others.
const SECOND_COMMIT: &str = "src/shop/report.py";

#[test]
fn sessions() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let shop = home.path().join("shop");
    copy(&source().join("tests/cli/fixture"), &shop);
    git(home.path(), &shop, &["init", "--quiet", "--initial-branch=main"]);
    git(home.path(), &shop, &["add", "--all", ":!src/shop/report.py"]);
    git(home.path(), &shop, &["commit", "--quiet", "--message", "Open the shop"]);
    git(home.path(), &shop, &["add", SECOND_COMMIT]);
    git(home.path(), &shop, &["commit", "--quiet", "--message", "Report"]);
    let mut files: Vec<PathBuf> = std::fs::read_dir(source().join("tests/cli"))
        .expect("sessions can be listed")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "md"))
        .collect();
    files.sort();
    let failures: Vec<String> = std::thread::scope(|scope| {
        let runs: Vec<_> = files
            .iter()
            .map(|file| {
                let (home, shop) = (home.path(), &shop);
                scope.spawn(move || {
                    // Each session has a repository, and a home, of its own.
                    let own = home.join(file.file_stem().expect("a name"));
                    copy(shop, &own.join("shop"));
                    run(file, &own, &own.join("shop"), false)
                })
            })
            .collect();
        runs.into_iter()
            .flat_map(|run| run.join().expect("a session runs"))
            .collect()
    });
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// The README's sessions run in a copy of this repository. Numbers may differ from
/// those on the page, which a commit would change too often; words may not.
#[test]
fn readme_sessions() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let clone = home.path().join("treering");
    std::fs::create_dir(&clone).expect("a folder can be made");
    git(home.path(), &clone, &["init", "--quiet", "--initial-branch=main"]);
    let work_tree = format!("--work-tree={}", source().display());
    git(
        home.path(),
        &clone,
        &[
            "--git-dir=.git",
            &work_tree,
            "add",
            "--all",
            "--",
            source().to_str().expect("UTF-8"),
        ],
    );
    git(home.path(), &clone, &["commit", "--quiet", "--message", "All of it"]);
    git(home.path(), &clone, &["reset", "--quiet", "--hard"]);
    let failures = run(&source().join("README.md"), home.path(), &clone, true);
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Runs the blocks of one page in order; says what differs.
fn run(file: &Path, home: &Path, root: &Path, loose: bool) -> Vec<String> {
    let page = std::fs::read_to_string(file).expect("the page can be read");
    let mut failures = Vec::new();
    let mut blessed = String::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        let _ = writeln!(blessed, "{line}");
        if line != "```console" {
            continue;
        }
        while let Some(line) = lines.next_if(|line| *line != "```") {
            let _ = writeln!(blessed, "{line}");
            let Some(command) = line.strip_prefix("$ ") else {
                continue;
            };
            let mut expected = Vec::new();
            while let Some(line) = lines.next_if(|line| *line != "```" && !line.starts_with("$ ")) {
                expected.push(line);
            }
            let actual = output(command, home, root);
            let actual: Vec<&str> = actual.lines().collect();
            let same = |(expected, actual): (&&str, &&str)| matches(expected, actual, loose);
            if expected.len() == actual.len() && expected.iter().zip(&actual).all(same) {
                expected
                    .iter()
                    .for_each(|line| writeln!(blessed, "{line}").expect("a string takes it"));
                continue;
            }
            failures.push(format!(
                "{}: $ {command}\n--- expected\n{}\n--- actual\n{}\n",
                file.display(),
                expected.join("\n"),
                actual.join("\n")
            ));
            for line in actual {
                // A line with a wildcard that still holds stays as it was written.
                let kept = expected.iter().find(|e| e.contains("[..]") && matches(e, line, loose));
                let _ = writeln!(blessed, "{}", kept.unwrap_or(&line));
            }
        }
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, blessed).expect("the page can be written");
        return Vec::new();
    }
    failures
}

/// What a command writes, and its exit code when that is not 0.
fn output(command: &str, home: &Path, root: &Path) -> String {
    let command = command.replace("cargo run --release --quiet --", "treering");
    let program = Path::new(env!("CARGO_BIN_EXE_treering")).parent().expect("a folder");
    let path = format!("{}:{}", program.display(), std::env::var("PATH").expect("a PATH"));
    let mut shell = hermetic("sh", home, root);
    shell.env("PATH", path).arg("-c").arg(format!("exec 2>&1\n{command}"));
    let output = shell.output().expect("sh runs");
    let mut text = String::from_utf8_lossy(&output.stdout)
        .replace(&root.display().to_string(), "[ROOT]")
        .replace(&home.display().to_string(), "[HOME]");
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    match output.status.code() {
        Some(0) => text,
        Some(code) => format!("? {code}\n{text}"),
        None => format!("? killed\n{text}"),
    }
}

/// Whether a line is as expected. Loosely, every number is as good as another, and so
/// is the white space that aligns them.
fn matches(expected: &str, actual: &str, loose: bool) -> bool {
    if loose {
        return shape(expected) == shape(actual);
    }
    let mut rest = actual;
    let mut parts = expected.split("[..]").peekable();
    let Some(first) = parts.next() else { return true };
    let Some(after) = rest.strip_prefix(first) else {
        return false;
    };
    rest = after;
    while let Some(part) = parts.next() {
        let at = if parts.peek().is_none() {
            rest.ends_with(part).then(|| rest.len() - part.len())
        } else {
            rest.find(part)
        };
        let Some(at) = at else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.is_empty()
}

fn shape(line: &str) -> String {
    let mut shape = String::new();
    for word in line.split_whitespace() {
        let is_commit = word.len() == 7 && word.bytes().all(|b| b.is_ascii_hexdigit());
        if is_commit {
            shape.push('#');
        } else {
            for c in word.chars() {
                match c {
                    '0'..='9' if shape.ends_with('0') => {}
                    '0'..='9' => shape.push('0'),
                    c => shape.push(c),
                }
            }
        }
        shape.push(' ');
    }
    shape
}

/// A program that sees nothing of whoever runs the tests.
fn hermetic(program: &str, home: &Path, at: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(at)
        .env_remove("NO_COLOR")
        .env("HOME", home)
        .env("TREERING_CACHE", home.join("cache"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("GIT_") {
            command.env_remove(name);
        }
    }
    command
        .env("GIT_CONFIG_NOSYSTEM", "1")
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .env("LC_ALL", "C");
    for who in ["AUTHOR", "COMMITTER"] {
        command
            .env(format!("GIT_{who}_NAME"), "Ada")
            .env(format!("GIT_{who}_EMAIL"), "ada@example.org");
        command.env(format!("GIT_{who}_DATE"), "2024-01-02T03:04:05Z");
    }
    command
}

fn git(home: &Path, at: &Path, arguments: &[&str]) {
    let output = hermetic("git", home, at).args(arguments).output().expect("git runs");
    assert!(
        output.status.success(),
        "git {arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder can be made");
    for entry in std::fs::read_dir(from).expect("a folder can be read") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.file_type().expect("a type").is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).expect("a file can be copied");
        }
    }
}

fn source() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

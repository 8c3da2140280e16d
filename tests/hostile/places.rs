//! Repositories in odd states, and files that are no ordinary files.

use treering::model::SkipReason;

use super::{assert_right, engine, full, index, says, small, treering};
use crate::support::repo::TestRepo;

fn skip_of(root: &std::path::Path, path: &str) -> Option<SkipReason> {
    let engine = engine(root);
    let store = engine.reader().expect("it opens").expect("it is there");
    let view = store.view(&engine.view_name(None)).expect("read").expect("there");
    let row = store.file(view.id, path.as_bytes()).expect("read")?;
    row.skip
        .or_else(|| row.blob.and_then(|blob| store.blob(blob).expect("read").skip))
}

#[test]
fn an_empty_repository_is_an_empty_view() {
    let repo = TestRepo::new();
    let report = index(&engine(repo.root())).expect("nothing is no error");
    assert_eq!(report.files, 0);
    assert_right(repo.root());
    repo.write("a.py", "def f(): pass\n");
    assert_eq!(index(&engine(repo.root())).expect("an unborn branch").files, 1);
    assert_right(repo.root());
    repo.commit_all("first");
    index(&engine(repo.root())).expect("a first commit");
    assert_right(repo.root());
}

#[test]
fn a_detached_head_names_its_commit() {
    let repo = small();
    repo.git(["checkout", "-q", "--detach"]);
    let engine = engine(repo.root());
    index(&engine).expect("detached");
    let store = engine.reader().expect("it opens").expect("it is there");
    let view = store.view("worktree").expect("read").expect("there");
    assert_eq!(view.branch, None);
    assert_eq!(view.commit, Some(repo.git(["rev-parse", "HEAD"])));
}

#[cfg(unix)]
#[test]
fn links_pipes_and_odd_names_are_named_and_passed_over() {
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;

    let repo = small();
    symlink("loop", repo.at("loop")).expect("a link");
    symlink("..", repo.at("pkg/up")).expect("a link");
    symlink("/etc/passwd", repo.at("out.py")).expect("a link");
    symlink("pkg", repo.at("alias")).expect("a link");
    let made = std::process::Command::new("mkfifo")
        .arg(repo.at("pipe.py"))
        .status()
        .expect("mkfifo");
    assert!(made.success());
    repo.write(std::ffi::OsStr::from_bytes(b"pkg/caf\xe9.py"), "def cafe(): pass\n");
    repo.write("pkg/new\nline \"quoted\".py", "def quoted(): pass\n");
    repo.write("pkg/nul.py", b"def f():\0 pass\n");
    repo.write("pkg/latin.py", b"# caf\xe9\ndef latin(): pass\n");
    let utf16: Vec<u8> = b"\xff\xfe"
        .iter()
        .copied()
        .chain("def wide(): pass\n".encode_utf16().flat_map(u16::to_le_bytes))
        .collect();
    repo.write("pkg/wide.py", utf16);
    let engine = engine(repo.root());
    index(&engine).expect("none of it is an error");
    assert_right(repo.root());
    for path in ["loop", "pkg/up", "out.py", "alias"] {
        assert_eq!(skip_of(repo.root(), path), Some(SkipReason::Symlink), "{path}");
    }
    assert_eq!(skip_of(repo.root(), "pkg/nul.py"), Some(SkipReason::Binary));
    let store = engine.reader().expect("it opens").expect("it is there");
    for name in ["cafe", "quoted", "latin", "wide"] {
        assert!(!store.symbols_named(name).expect("read").is_empty(), "{name}");
    }
}

#[test]
fn a_long_line_and_a_deep_nest_are_read_or_given_up() {
    let repo = TestRepo::new();
    repo.write(
        "line.py",
        format!("x = [{}]\ndef after(): pass\n", "1,".repeat(5 << 20)),
    );
    repo.write("line.js", format!("var a={};", "f(1)+".repeat(2 << 20) + "1"));
    repo.write("deep.ts", "{".repeat(100_000));
    repo.write(
        "deep.c",
        format!("int f() {}{}", "{".repeat(100_000), "}".repeat(100_000)),
    );
    repo.write(
        "deep.py",
        format!("x = {}{}\n", "(".repeat(100_000), ")".repeat(100_000)),
    );
    repo.write(
        "deep.rs",
        format!("fn f() {{ {}{} }}", "{".repeat(100_000), "}".repeat(100_000)),
    );
    repo.write("deep.json", "[".repeat(100_000));
    index(&engine(repo.root())).expect("none of it is an error");
    assert!(matches!(
        skip_of(repo.root(), "line.js"),
        Some(SkipReason::Generated(_))
    ));
}

/// As another user, where this one may do anything.
#[cfg(unix)]
fn restricted(command: &mut std::process::Command) -> bool {
    use std::os::unix::process::CommandExt;
    let is_root = std::process::Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|o| o.stdout == b"0\n");
    if is_root {
        command.uid(65_534).gid(65_534);
    }
    // The program itself may lie where another user cannot go.
    let mut probe = std::process::Command::new(env!("CARGO_BIN_EXE_treering"));
    if is_root {
        probe.uid(65_534).gid(65_534);
    }
    probe.arg("--version").output().is_ok_and(|o| o.status.success())
}

#[cfg(unix)]
#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_indexed() {
    use std::os::unix::fs::PermissionsExt;

    let repo = small();
    let mode = |path: &str, mode: u32| {
        std::fs::set_permissions(repo.at(path), std::fs::Permissions::from_mode(mode)).expect("a mode");
    };
    std::fs::set_permissions(repo.outside(), std::fs::Permissions::from_mode(0o755)).expect("a mode");
    repo.write("pkg/secret.py", "def secret(): pass\n");
    repo.write("closed/inside.py", "def inside(): pass\n");
    mode("pkg/secret.py", 0o000);
    mode("closed", 0o000);
    let cache = repo.outside().join("cache");
    std::fs::create_dir(&cache).expect("a folder");
    std::fs::set_permissions(&cache, std::fs::Permissions::from_mode(0o777)).expect("a mode");
    let mut command = treering(repo.root());
    if !restricted(&mut command) {
        return;
    }
    // `.git` belongs to someone else too: the index goes to the cache.
    let output = command
        .arg("index")
        .env("TREERING_CACHE", &cache)
        .output()
        .expect("it runs");
    mode("closed", 0o755);
    assert!(output.status.success(), "{}", says(&output));
    assert!(
        !repo.at(".git/treering").exists(),
        "nothing is written in the repository"
    );
    let kept = std::fs::read_dir(&cache).expect("a folder").count();
    assert_eq!(kept, 1, "one index in the cache");
    let mut command = treering(repo.root());
    restricted(&mut command);
    let output = command
        .args(["export", "symbols"])
        .env("TREERING_CACHE", &cache)
        .output()
        .expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("\"f0\"") && !text.contains("\"secret\""),
        "{}{text}",
        says(&output)
    );
}

#[cfg(unix)]
#[test]
fn an_index_that_cannot_be_written_is_still_read() {
    use std::os::unix::fs::PermissionsExt;

    let repo = small();
    std::fs::set_permissions(repo.outside(), std::fs::Permissions::from_mode(0o755)).expect("a mode");
    full(&engine(repo.root())).expect("the owner may write");
    repo.write("pkg/late.py", "def late(): pass\n");
    let mut command = treering(repo.root());
    if !restricted(&mut command) {
        return;
    }
    let output = command.args(["export", "symbols"]).output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("\"f0\""), "{}", says(&output));
}

#[test]
fn a_text_too_large_for_the_trigram_index_is_searched() {
    let repo = small();
    let mut text = "nothing of note stands on this line\n".repeat(150_000);
    text.push_str("only here: quokkaWombat\n");
    assert!(text.len() > 5 << 20);
    repo.write("large.txt", &text);
    repo.commit_all("a large text");
    let report = index(&engine(repo.root())).expect("indexed, the text index too");
    assert!(report.content > 0);
    for query in [
        &["quokkaWombat"][..],
        &["quokka[A-Z]ombat", "--regex"],
        &["quokkaWombat", "--kind", "text"],
    ] {
        let output = treering(repo.root())
            .arg("search")
            .args(query)
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(0), "{query:?}: {}", says(&output));
        let answer = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(answer.contains("large.txt:15000"), "{query:?}: {answer}");
    }
}

#[test]
fn a_text_in_another_encoding_is_searched() {
    let repo = small();
    let text = "first line\nThe straße ends here, as every reader knows.\n";
    let utf16: Vec<u8> = std::iter::once(0xfeff_u16)
        .chain(text.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    repo.write("utf16.txt", utf16);
    let latin1: Vec<u8> = text.chars().map(|c| c as u8).collect();
    repo.write("latin1.txt", latin1);
    // Read by the question, then from the trigram index.
    for _ in 0..2 {
        let output = treering(repo.root())
            .args(["--json", "search", "straße", "--kind", "text"])
            .output()
            .expect("it runs");
        let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("an answer");
        let hits = answer["results"].as_array().expect("hits");
        let found: Vec<_> = hits
            .iter()
            .map(|hit| (hit["path"].as_str(), &hit["snippet"]["lines"][1]))
            .collect();
        let line = &serde_json::json!("The straße ends here, as every reader knows.");
        assert_eq!(found, [(Some("latin1.txt"), line), (Some("utf16.txt"), line)]);
    }
}

#[test]
fn an_object_that_was_missing_is_read_once_its_file_is_there() {
    let origin = TestRepo::new();
    origin.write("a.py", "def target(): pass\n");
    origin.write("b.py", "from a import target\ntarget()\n");
    origin.commit_all("first");
    origin.git(["config", "uploadpack.allowfilter", "true"]);
    let clone = origin.outside().join("partial");
    let url = format!("file://{}", origin.root().display());
    let at = clone.to_str().expect("plain");
    origin.git(["clone", "-q", "--filter=blob:none", "--no-checkout", &url, at]);
    origin.git(["-C", at, "sparse-checkout", "set", "--no-cone", "/a.py"]);
    origin.git(["-C", at, "checkout", "-q"]);
    index(&engine(&clone)).expect("one file of two");
    assert!(matches!(skip_of(&clone, "b.py"), Some(SkipReason::Unreadable(_))));
    origin.git(["-C", at, "sparse-checkout", "disable"]);
    index(&engine(&clone)).expect("both");
    assert_eq!(skip_of(&clone, "b.py"), None);
}

/// What `trace target --at HEAD~1 --type callers` answers, as JSON.
fn callers_before(root: &std::path::Path) -> (Option<i32>, serde_json::Value) {
    let output = treering(root)
        .args(["--json", "trace", "target", "--at", "HEAD~1"])
        .output()
        .expect("treering runs");
    let answer = serde_json::from_slice(&output.stdout).expect("an answer");
    (output.status.code(), answer)
}

#[test]
fn a_commit_lacks_an_object_only_as_long_as_the_clone_does() {
    let repo = TestRepo::new();
    repo.write("a.py", "def target(): pass\n");
    repo.write("b.py", "from a import target\ntarget()\n");
    repo.commit_all("first");
    let id = repo.git(["rev-parse", "HEAD:b.py"]);
    let (folder, name) = id.trim().split_at(2);
    // The work tree's own file of that name must not stand in for it.
    repo.write("b.py", "def other(): pass\n");
    repo.commit_all("second");
    let object = repo.root().join(".git/objects").join(folder).join(name);
    let kept = repo.outside().join("object");
    std::fs::rename(&object, &kept).expect("a loose object");

    let (code, answer) = callers_before(repo.root());
    assert_eq!(code, Some(1));
    assert_eq!(answer["answers"][0]["verdict"], "none-found");
    assert_eq!(answer["view"]["unreadable"], 1);
    let output = treering(repo.root())
        .args(["search", "other", "--at", "HEAD~1"])
        .output()
        .expect("treering runs");
    assert_eq!(output.status.code(), Some(1), "{}", says(&output));
    let answer = String::from_utf8_lossy(&output.stdout);
    assert!(answer.contains("1 file could not be read"), "{answer}");

    std::fs::rename(&kept, &object).expect("the object comes back");
    let (code, answer) = callers_before(repo.root());
    assert_eq!(code, Some(0));
    assert_eq!(answer["answers"][0]["verdict"], "found");
    assert_eq!(answer["view"]["unreadable"], serde_json::Value::Null);
}

//! What git does not know and does not ignore.

use super::{like_git, list, open, paths};
use crate::support::repo::TestRepo;

#[test]
fn every_sort_of_ignore_rule() {
    let repo = TestRepo::new();
    repo.write(
        ".gitignore",
        "*.log\n/build/\n!keep.log\nfoo/**/bar\n# comment\n\\#hash\ntrailing \nwith\\ space\n[ab].x\n",
    );
    repo.write("sub/.gitignore", "!again.log\nlocal\n/anchored\n");
    repo.write(".git/info/exclude", "excluded\n");
    for path in [
        "a.log",
        "keep.log",
        "build/x",
        "sub/build/x",
        "foo/bar",
        "foo/1/2/bar",
        "foo/1/2/baz",
        "#hash",
        "trailing",
        "with space",
        "a.x",
        "c.x",
        "sub/again.log",
        "sub/other.log",
        "sub/local",
        "sub/deep/local",
        "sub/anchored",
        "sub/deep/anchored",
        "excluded",
        "deep/excluded/x",
        "plain",
    ] {
        repo.write(path, path);
    }
    let listing = like_git(&repo);
    assert!(paths(&listing).contains(&"sub/again.log".to_owned()));
    for file in &listing.files {
        let status = repo
            .try_git(repo.root(), ["check-ignore", "-q", "--", &file.path.to_string()])
            .status;
        assert_eq!(status.code(), Some(1), "{}", file.path);
    }
}

#[test]
fn tracked_wins_over_ignored() {
    let repo = TestRepo::new();
    repo.write("vendor/tracked", "one\n");
    repo.write("tracked.log", "one\n");
    repo.git(["add", "."]);
    repo.write(".gitignore", "*.log\nvendor/\n");
    repo.write("vendor/loose", "one\n");
    repo.write("vendor/deep/loose", "one\n");
    repo.write("vendor/tracked", "changed\n");
    let listing = like_git(&repo);
    assert_eq!(paths(&listing), [".gitignore", "tracked.log", "vendor/tracked"]);
}

#[test]
fn a_bad_byte_in_a_rule() {
    let repo = TestRepo::new();
    repo.write(".gitignore", b"\xff\xfe\n[unclosed\n*.log\n\0\nb\xffd\n");
    repo.write("a.log", "");
    repo.write("plain", "");
    assert_eq!(paths(&like_git(&repo)), [".gitignore", "plain"]);
}

#[test]
fn rules_that_are_no_files() {
    let repo = TestRepo::new();
    repo.write("rules", "*.log\n");
    repo.write("x/.gitignore/y", "");
    repo.write("x/a.log", "");
    std::os::unix::fs::symlink("rules", repo.at(".gitignore")).expect("a link");
    // git does not follow the link either.
    like_git(&repo);
}

#[test]
fn a_configured_excludes_file() {
    let repo = TestRepo::new();
    std::fs::write(repo.outside().join("global"), "*.tmp\n").expect("a file");
    repo.git([
        "config",
        "core.excludesFile",
        repo.outside().join("global").to_str().expect("plain"),
    ]);
    repo.write("a.tmp", "");
    repo.write("b", "");
    assert_eq!(paths(&like_git(&repo)), ["b"]);
}

#[test]
fn our_own_folder_and_git_are_never_listed() {
    let repo = TestRepo::new();
    repo.write(".treering/index.db", "");
    repo.write("sub/.treering/index.db", "");
    repo.write("sub/.git/nothing-git-knows", "");
    repo.write("a", "");
    assert_eq!(paths(&list(&repo)), ["a"]);
}

#[test]
fn empty_folders_are_nothing() {
    let repo = TestRepo::new();
    std::fs::create_dir_all(repo.at("a/b/c")).expect("folders");
    assert!(like_git(&repo).files.is_empty());
}

#[test]
fn ignore_rules_follow_a_change() {
    let repo = TestRepo::new();
    repo.write("a.log", "");
    let before = list(&repo);
    repo.write(".git/info/exclude", "*.log\n");
    let after = open(&repo)
        .worktree(Some(&before.stamp))
        .expect("a work tree")
        .expect("a change");
    assert!(after.files.is_empty());
}

#[test]
fn case_is_kept() {
    let repo = TestRepo::new();
    repo.git(["config", "core.ignoreCase", "false"]);
    repo.write(".gitignore", "*.LOG\n");
    repo.write("a.log", "");
    repo.write("B.rs", "");
    repo.write("b.rs", "");
    like_git(&repo);
}

//! What git's index says beside a path and an id: conflicts, promises, sparse checkouts.

use treering::model::{FileState, SkipReason};

use super::{like_git, list, open, paths, row};
use crate::support::repo::TestRepo;

/// Both branches changed `a`, and `b` was deleted in one of them.
fn conflict() -> TestRepo {
    let repo = TestRepo::new();
    repo.write("a", "base\n");
    repo.write("b", "base\n");
    repo.write("c", "base\n");
    repo.commit_all("base");
    repo.git(["checkout", "-q", "-b", "theirs"]);
    repo.write("a", "theirs\n");
    repo.write("b", "theirs\n");
    repo.commit_all("theirs");
    repo.git(["checkout", "-q", "main"]);
    repo.write("a", "ours\n");
    repo.remove("b");
    repo.commit_all("ours");
    let merge = repo.try_git(repo.root(), ["merge", "-q", "theirs"]);
    assert!(!merge.status.success());
    repo
}

#[test]
fn a_conflict_is_one_file() {
    let repo = conflict();
    let listing = like_git(&repo);
    assert_eq!(paths(&listing), ["a", "b", "c"]);
    assert_eq!(row(&listing, "a").expect("listed").0, FileState::Modified);
    repo.remove("a");
    assert_eq!(paths(&list(&repo)), ["b", "c"]);
}

#[test]
fn intent_to_add_is_untracked_content() {
    let repo = TestRepo::new();
    repo.write("a", "content\n");
    repo.write("empty", "");
    repo.git(["add", "-N", "a", "empty"]);
    let listing = list(&repo);
    assert_eq!(
        row(&listing, "a"),
        Some((FileState::Untracked, Ok(repo.git(["hash-object", "a"]))))
    );
    assert_eq!(row(&listing, "empty").expect("listed").0, FileState::Untracked);
    repo.remove("a");
    assert_eq!(row(&list(&repo), "a"), None);
}

#[test]
fn promises_are_believed() {
    let repo = TestRepo::new();
    for name in ["assumed", "skipped", "plain"] {
        repo.write(name, "one\n");
    }
    repo.commit_all("one");
    repo.git(["update-index", "--assume-unchanged", "assumed"]);
    repo.git(["update-index", "--skip-worktree", "skipped"]);
    let before = list(&repo);
    repo.write("assumed", "changed\n");
    repo.write("skipped", "changed\n");
    assert!(
        open(&repo)
            .worktree(Some(&before.stamp))
            .expect("a work tree")
            .is_none()
    );
    repo.remove("assumed");
    repo.remove("skipped");
    let listing = list(&repo);
    assert_eq!(paths(&listing), ["assumed", "plain", "skipped"]);
    assert_eq!(
        row(&listing, "skipped"),
        Some((FileState::Clean, Ok(repo.git(["rev-parse", "HEAD:skipped"]))))
    );
}

#[test]
fn sparse_checkouts_list_what_is_not_checked_out() {
    for sparse_index in ["--no-sparse-index", "--sparse-index"] {
        let repo = TestRepo::new();
        for path in ["top", "in/a", "in/b", "out/a", "out/deep/b", "out/.gitattributes"] {
            repo.write(path, format!("{path}\n"));
        }
        repo.commit_all("one");
        repo.git(["sparse-checkout", "set", "--cone", sparse_index, "in"]);
        assert!(!repo.at("out").exists());
        let listing = list(&repo);
        assert_eq!(
            paths(&listing),
            ["in/a", "in/b", "out/.gitattributes", "out/a", "out/deep/b", "top"]
        );
        assert_eq!(
            row(&listing, "out/deep/b"),
            Some((FileState::Clean, Ok(repo.git(["rev-parse", "HEAD:out/deep/b"]))))
        );
        let blob = listing.files[4].blob.expect("a blob");
        assert_eq!(
            open(&repo)
                .reader()
                .read("out/deep/b".into(), &blob)
                .expect("a content")
                .1,
            b"out/deep/b\n"
        );
        // What is there all the same counts, and so does what git does not know.
        repo.write("in/a", "edited\n");
        repo.write("out/a", "edited\n");
        repo.write("out/new", "new\n");
        let listing = list(&repo);
        assert_eq!(row(&listing, "in/a").expect("listed").0, FileState::Modified);
        assert_eq!(
            row(&listing, "out/a"),
            Some((FileState::Modified, Ok(repo.git(["hash-object", "out/a"]))))
        );
        assert_eq!(row(&listing, "out/new").expect("listed").0, FileState::Untracked);
        assert_eq!(row(&listing, "out/deep/b").expect("listed").0, FileState::Clean);
    }
}

#[test]
fn a_split_index() {
    let repo = TestRepo::new();
    for name in ["a", "b", "c"] {
        repo.write(name, "one\n");
    }
    repo.git(["config", "core.splitIndex", "true"]);
    repo.commit_all("one");
    repo.write("b", "two!\n");
    repo.git(["add", "b"]);
    repo.git(["rm", "-q", "--cached", "c"]);
    like_git(&repo);
}

#[test]
fn every_version_of_the_index() {
    for version in ["2", "3", "4"] {
        let repo = TestRepo::new();
        for path in ["a", "a.b", "a/b", "ab", "dir/x", "dir/y"] {
            if path != "a" {
                repo.write(path, path);
            }
        }
        repo.git(["add", "."]);
        repo.git(["update-index", "--index-version", version]);
        repo.write("dir/y", "changed");
        like_git(&repo);
    }
}

#[test]
fn files_that_became_folders_and_the_reverse() {
    let repo = TestRepo::new();
    repo.write("file", "one\n");
    repo.write("folder/inner", "one\n");
    repo.commit_all("one");
    repo.remove("file");
    repo.write("file/now-a-folder", "two\n");
    repo.remove("folder");
    repo.write("folder", "now a file\n");
    let listing = list(&repo);
    assert_eq!(paths(&listing), ["file/now-a-folder", "folder"]);
    assert!(listing.files.iter().all(|file| file.state == FileState::Untracked));
}

#[test]
fn submodules_are_named_and_not_entered() {
    let repo = TestRepo::new();
    let inner = repo.outside().join("inner");
    repo.git(["init", "-q", inner.to_str().expect("plain")]);
    std::fs::write(inner.join("file"), "").expect("a file");
    repo.try_git(&inner, ["add", "."]);
    repo.try_git(&inner, ["commit", "-q", "-m", "one"]);
    repo.git([
        "-c",
        "protocol.file.allow=always",
        "submodule",
        "add",
        "-q",
        inner.to_str().expect("plain"),
        "sub",
    ]);
    repo.commit_all("one");
    let expected = Some((FileState::Clean, Err(SkipReason::Submodule)));
    let listing = list(&repo);
    assert_eq!(paths(&listing), [".gitmodules", "sub"]);
    assert_eq!(row(&listing, "sub"), expected);
    assert_eq!(row(&open(&repo).commit("HEAD").expect("a commit"), "sub"), expected);
    repo.git(["submodule", "-q", "deinit", "-f", "sub"]);
    assert_eq!(row(&list(&repo), "sub"), expected);
}

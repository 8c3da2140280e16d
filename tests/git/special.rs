//! What is no plain file, and what a hostile work tree holds.

use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::Command;

use treering::model::{BlobId, FileState, SkipReason};

use super::{like_git, list, open, paths, row};
use crate::support::repo::TestRepo;

fn fifo(repo: &TestRepo, path: &str) {
    assert!(
        Command::new("mkfifo")
            .arg(repo.at(path))
            .status()
            .expect("mkfifo is installed")
            .success()
    );
}

#[test]
fn links_are_named_and_not_followed() {
    let repo = TestRepo::new();
    repo.write("dir/file", "one\n");
    symlink("dir/file", repo.at("tracked-link")).expect("a link");
    symlink("dir/file", repo.at("retargeted")).expect("a link");
    repo.write("became-link", "one\n");
    repo.commit_all("one");
    symlink("..", repo.at("dir/up")).expect("a link");
    symlink("loop-b", repo.at("loop-a")).expect("a link");
    symlink("loop-a", repo.at("loop-b")).expect("a link");
    symlink("/etc", repo.at("etc")).expect("a link");
    symlink("/none", repo.at("dangling")).expect("a link");
    repo.remove("became-link");
    symlink("/etc/passwd", repo.at("became-link")).expect("a link");
    repo.remove("retargeted");
    symlink("dir", repo.at("retargeted")).expect("a link");
    let listing = like_git(&repo);
    assert_eq!(
        row(&listing, "became-link"),
        Some((FileState::Modified, Err(SkipReason::Symlink)))
    );
    assert_eq!(row(&listing, "retargeted").expect("listed").0, FileState::Modified);
    assert_eq!(row(&listing, "tracked-link").expect("listed").0, FileState::Clean);
}

#[test]
fn a_link_that_became_a_file() {
    let repo = TestRepo::new();
    symlink("target", repo.at("a")).expect("a link");
    repo.commit_all("one");
    repo.remove("a");
    repo.write("a", "target");
    assert_eq!(row(&like_git(&repo), "a").expect("listed").0, FileState::Modified);
    // Where links cannot be made, git writes them as files.
    repo.git(["config", "core.symlinks", "false"]);
    repo.git(["checkout", "-q", "-f", "HEAD"]);
    assert_eq!(
        row(&list(&repo), "a"),
        Some((FileState::Clean, Err(SkipReason::Symlink)))
    );
}

#[test]
fn nothing_is_read_through_a_linked_folder() {
    let repo = TestRepo::new();
    repo.write("dir/secret", "one\n");
    repo.commit_all("one");
    let blob = list(&repo).files[0].blob.expect("a blob");
    repo.remove("dir");
    let elsewhere = repo.outside().join("elsewhere");
    std::fs::create_dir(&elsewhere).expect("a folder");
    std::fs::write(elsewhere.join("secret"), "stolen\n").expect("a file");
    symlink(&elsewhere, repo.at("dir")).expect("a link");
    assert!(
        repo.git(["status", "--porcelain"]).contains(" D dir/secret"),
        "git says it is gone"
    );
    assert_eq!(paths(&list(&repo)), ["dir"]);
    let mut reader = open(&repo).reader();
    assert_eq!(
        reader.read("dir/secret".into(), &blob).expect("from the database").1,
        b"one\n"
    );
    let other = BlobId::from_bytes(&[7; 20]).expect("20 bytes");
    for path in [
        "dir/secret",
        "../elsewhere/secret",
        "dir/../dir/secret",
        "/etc/passwd",
        ".git/config",
        "x/../.GIT/config",
    ] {
        assert!(reader.read(path.into(), &other).is_err(), "{path} was read");
    }
}

#[test]
fn pipes_and_sockets_are_never_opened() {
    let repo = TestRepo::new();
    repo.write("became-pipe", "one\n");
    repo.commit_all("one");
    let blob = list(&repo).files[0].blob.expect("a blob");
    repo.remove("became-pipe");
    fifo(&repo, "became-pipe");
    fifo(&repo, "pipe.rs");
    let _socket = std::os::unix::net::UnixListener::bind(repo.at("socket")).expect("a socket");
    let listing = list(&repo);
    assert_eq!(
        row(&listing, "became-pipe"),
        Some((FileState::Modified, Err(SkipReason::SpecialFile)))
    );
    assert_eq!(
        row(&listing, "pipe.rs"),
        Some((FileState::Untracked, Err(SkipReason::SpecialFile)))
    );
    assert_eq!(
        row(&listing, "socket"),
        Some((FileState::Untracked, Err(SkipReason::SpecialFile)))
    );
    let mut reader = open(&repo).reader();
    assert_eq!(
        reader.read("became-pipe".into(), &blob).expect("from the database").1,
        b"one\n"
    );
    assert!(
        reader
            .read("socket".into(), &BlobId::from_bytes(&[7; 20]).expect("20 bytes"))
            .is_err()
    );
}

#[test]
fn pipes_for_rules_do_not_hang() {
    let repo = TestRepo::new();
    repo.write("dir/a", "one\n");
    repo.commit_all("one");
    fifo(&repo, ".gitattributes");
    fifo(&repo, "dir/.gitignore");
    repo.write("dir/b.txt", "two\r\n");
    repo.write(".git/info/attributes", "*.txt text linguist-generated\n");
    let listing = list(&repo);
    assert_eq!(
        paths(&listing),
        [".gitattributes", "dir/.gitignore", "dir/a", "dir/b.txt"]
    );
    assert_eq!(listing.warnings.len(), 1);
    repo.remove(".git/info/exclude");
    fifo(&repo, ".git/info/exclude");
    assert_eq!(list(&repo).files.len(), 4);
}

#[test]
fn what_may_not_be_read() {
    let repo = TestRepo::new();
    repo.write("locked", "one\n");
    repo.write("folder/tracked", "one\n");
    repo.commit_all("one");
    repo.write("locked", "changed\n");
    repo.write("loose/file", "one\n");
    let close = |path: &str, mode| {
        std::fs::set_permissions(repo.at(path), std::fs::Permissions::from_mode(mode)).expect("permissions");
    };
    close("locked", 0);
    close("folder", 0);
    close("loose", 0);
    let root_reads_all = std::fs::read(repo.at("locked")).is_ok();
    let listing = list(&repo);
    close("folder", 0o755);
    close("loose", 0o755);
    if root_reads_all {
        return;
    }
    for path in ["locked", "folder/tracked", "loose"] {
        let skip = row(&listing, path).expect("listed").1;
        assert_eq!(skip, Err(SkipReason::Unreadable("permission denied".into())), "{path}");
    }
    assert_eq!(listing.warnings.len(), 2);
}

#[test]
fn nested_repositories_are_named_and_not_entered() {
    let repo = TestRepo::new();
    repo.write(".gitignore", "/ignored/\n");
    repo.commit_all("one");
    for path in ["nested", "deep/er/nested", "ignored/nested"] {
        repo.write(format!("{path}/file"), "one\n");
        repo.git(["init", "-q", path]);
        repo.try_git(&repo.at(path), ["add", "."]);
        repo.try_git(&repo.at(path), ["commit", "-q", "-m", "one"]);
    }
    let listing = like_git(&repo);
    assert_eq!(paths(&listing), [".gitignore", "deep/er/nested", "nested"]);
}

#[test]
fn a_forged_index_leads_nowhere() {
    let repo = TestRepo::new();
    std::fs::write(repo.outside().join("secret"), "secret\n").expect("a file");
    repo.write("aa/bb/secret", "one\n");
    repo.git(["add", "."]);
    // The same length, so that only the checksum is wrong, which git does not look at.
    let index = std::fs::read(repo.at(".git/index")).expect("an index");
    let at = index
        .windows(12)
        .position(|bytes| bytes == b"aa/bb/secret")
        .expect("the path");
    let mut forged = index.clone();
    forged[at..at + 12].copy_from_slice(b"../../secret");
    std::fs::write(repo.at(".git/index"), forged).expect("a file");
    let listing = list(&repo);
    assert_eq!(paths(&listing), ["aa/bb/secret"]);
    assert_eq!(listing.files[0].state, FileState::Untracked);
}

#[test]
fn a_damaged_index_is_an_error() {
    let repo = TestRepo::new();
    repo.write("a", "one\n");
    repo.git(["add", "."]);
    let index = std::fs::read(repo.at(".git/index")).expect("an index");
    for length in [0, 5, 12, 40, index.len() / 2] {
        std::fs::write(repo.at(".git/index"), &index[..length]).expect("a file");
        assert!(open(&repo).worktree(None).is_err(), "{length} bytes");
    }
}

#[test]
fn deep_folders() {
    let repo = TestRepo::new();
    let path = vec!["d"; 1500].join("/") + "/file";
    repo.write(&path, "one\n");
    let listing = list(&repo);
    assert_eq!(paths(&listing), [path]);
}

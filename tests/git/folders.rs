//! Folders outside git.

use treering::model::{FileState, SkipReason};

use super::{list, open, paths, row};
use crate::support::repo::TestRepo;

#[test]
fn a_folder_by_the_rules_of_ripgrep() {
    let repo = TestRepo::folder();
    std::fs::write(repo.outside().join(".gitignore"), "*.py\n").expect("a file");
    repo.write(".gitignore", "*.log\n[bad\n");
    repo.write(".ignore", "skipped\n");
    repo.write("sub/.gitignore", "local\n");
    for path in [
        "a.py",
        "a.log",
        "skipped",
        "sub/local",
        "sub/b.py",
        ".hidden",
        ".treering/index.db",
    ] {
        repo.write(path, path);
    }
    let listing = list(&repo);
    assert_eq!(paths(&listing), ["a.py", "sub/b.py"]);
    let blob = repo.git(["hash-object", "a.py"]);
    assert_eq!(row(&listing, "a.py"), Some((FileState::Untracked, Ok(blob))));
    assert!(matches!(
        open(&repo).commit("HEAD"),
        Err(treering::Error::UnknownRevision { .. })
    ));
}

#[test]
fn links_and_repositories_in_a_folder() {
    let repo = TestRepo::folder();
    repo.write("project/file", "one\n");
    repo.git(["init", "-q", "project"]);
    std::os::unix::fs::symlink("/etc", repo.at("link")).expect("a link");
    let listing = list(&repo);
    assert_eq!(
        row(&listing, "project"),
        Some((FileState::Untracked, Err(SkipReason::NestedRepository)))
    );
    assert_eq!(
        row(&listing, "link"),
        Some((FileState::Untracked, Err(SkipReason::Symlink)))
    );
    assert_eq!(listing.files.len(), 2);
}

#[test]
fn a_folder_has_a_stamp_too() {
    let repo = TestRepo::folder();
    repo.write("a", "one\n");
    let first = list(&repo);
    assert!(open(&repo).worktree(Some(&first.stamp)).expect("a folder").is_none());
    repo.write("a", "two\n");
    let second = open(&repo)
        .worktree(Some(&first.stamp))
        .expect("a folder")
        .expect("a change");
    let blob = second.files[0].blob.expect("a blob");
    assert_eq!(blob.to_string(), repo.git(["hash-object", "a"]));
    assert_eq!(
        open(&repo).reader().read("a".into(), &blob).expect("a content"),
        (blob, b"two\n".to_vec())
    );
    repo.write("b", "");
    assert!(open(&repo).worktree(Some(&second.stamp)).expect("a folder").is_some());
}

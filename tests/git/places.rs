//! Where one may stand: work trees of every sort, bare repositories, folders.

use treering::error::Error;
use treering::git::{Repository, RepositoryKind};

use super::{discover, like_git, list, open, paths};
use crate::support::repo::TestRepo;

#[test]
fn a_work_tree_from_below() {
    let repo = TestRepo::new();
    repo.write("a/b/c.rs", "fn c() {}\n");
    repo.commit_all("one");
    let found = discover(&repo.at("a/b"));
    assert_eq!(found.kind(), RepositoryKind::Worktree);
    assert_eq!(found.root(), repo.root());
    assert_eq!(found.index_home(), repo.at(".git/treering"));
    assert_eq!(found.view_name(), "worktree");
    assert!(!found.is_shallow());
    let head = found.head().expect("a head");
    assert_eq!(head.commit, Some(repo.git(["rev-parse", "HEAD"])));
    assert_eq!(head.branch.as_deref(), Some("main"));
}

#[test]
fn unborn_and_detached() {
    let repo = TestRepo::new();
    let head = open(&repo).head().expect("a head");
    assert_eq!((head.commit, head.branch.as_deref()), (None, Some("main")));
    assert!(list(&repo).files.is_empty());
    repo.write("new.py", "x = 1\n");
    like_git(&repo);
    repo.commit_all("one");
    repo.git(["checkout", "-q", "--detach"]);
    let head = open(&repo).head().expect("a head");
    assert_eq!(
        (head.commit, head.branch),
        (Some(repo.git(["rev-parse", "HEAD"])), None)
    );
}

#[test]
fn a_branch_name_with_slashes() {
    let repo = TestRepo::new();
    repo.commit_all("one");
    repo.git(["checkout", "-q", "-b", "feature/a-b"]);
    assert_eq!(
        open(&repo).head().expect("a head").branch.as_deref(),
        Some("feature/a-b")
    );
}

#[test]
fn a_linked_work_tree() {
    let repo = TestRepo::new();
    repo.write("a.rs", "fn a() {}\n");
    repo.commit_all("one");
    let linked = repo.outside().join("second");
    repo.git(["worktree", "add", "-q", "-b", "other", linked.to_str().expect("plain")]);
    std::fs::write(linked.join("only-here.rs"), "").expect("a file");
    let found = discover(&linked);
    assert_eq!(found.kind(), RepositoryKind::LinkedWorktree);
    assert_eq!(found.root(), linked);
    assert_eq!(found.view_name(), "worktree:second");
    assert_eq!(found.index_home(), open(&repo).index_home());
    assert_eq!(found.head().expect("a head").branch.as_deref(), Some("other"));
    let listing = found.worktree(None).expect("a work tree").expect("a listing");
    assert_eq!(paths(&listing), ["a.rs", "only-here.rs"]);
    assert_eq!(paths(&list(&repo)), ["a.rs"]);
}

#[test]
fn a_work_tree_inside_another_is_a_repository_of_its_own() {
    let repo = TestRepo::new();
    repo.write("a.rs", "");
    repo.commit_all("one");
    repo.git(["worktree", "add", "-q", "-b", "other", "trees/second"]);
    like_git(&repo);
}

#[test]
fn a_bare_repository() {
    let repo = TestRepo::new();
    repo.write("a.rs", "fn a() {}\n");
    repo.commit_all("one");
    let bare = repo.outside().join("bare.git");
    repo.git(["clone", "-q", "--bare", ".", bare.to_str().expect("plain")]);
    let found = discover(&bare);
    assert_eq!(found.kind(), RepositoryKind::Bare);
    assert_eq!(found.root(), bare);
    assert_eq!(found.index_home(), bare.join("treering"));
    assert!(matches!(found.worktree(None), Err(Error::Bare(_))));
    let listing = found.commit("main").expect("a commit");
    assert_eq!(paths(&listing), ["a.rs"]);
    let blob = listing.files[0].blob.expect("a blob");
    let (id, bytes) = found.reader().read("a.rs".into(), &blob).expect("a content");
    assert_eq!((id, bytes.as_slice()), (blob, &b"fn a() {}\n"[..]));
}

#[test]
fn a_folder_and_no_folder() {
    let repo = TestRepo::folder();
    let found = open(&repo);
    assert_eq!(found.kind(), RepositoryKind::Folder);
    assert_eq!(found.view_name(), "folder");
    assert_eq!(found.index_home(), repo.at(".treering"));
    assert_eq!(found.head().expect("none"), Default::default());
    assert!(matches!(
        Repository::discover(&repo.at("missing")),
        Err(Error::NotADirectory(_))
    ));
    repo.write("file", "");
    assert!(matches!(
        Repository::discover(&repo.at("file")),
        Err(Error::NotADirectory(_))
    ));
}

#[test]
fn a_broken_repository_is_no_folder() {
    let repo = TestRepo::new();
    repo.write(".git/HEAD", "nonsense\n");
    assert!(matches!(
        Repository::discover(repo.root()).and_then(|found| found.head()),
        Err(Error::Git { .. })
    ));
}

#[test]
fn a_worktree_whose_repository_moved_is_no_folder() {
    let folder = TestRepo::folder();
    folder.write(".git", "gitdir: /nowhere/.git/worktrees/one\n");
    folder.write("sub/a.rs", "fn a() {}\n");
    for dir in [folder.root().to_owned(), folder.at("sub")] {
        assert!(matches!(Repository::discover(&dir), Err(Error::Git { .. })));
    }
}

#[test]
fn a_shallow_clone() {
    let repo = TestRepo::new();
    for number in 0..3 {
        repo.write("a.rs", format!("// {number}\n"));
        repo.commit_all("next");
    }
    let clone = repo.outside().join("shallow");
    let url = format!("file://{}", repo.root().display());
    repo.git(["clone", "-q", "--depth", "1", &url, clone.to_str().expect("plain")]);
    let found = discover(&clone);
    assert!(found.is_shallow());
    assert_eq!(found.commit("HEAD").expect("a commit").files.len(), 1);
    assert!(matches!(
        found.commit("HEAD~1"),
        Err(Error::UnknownRevision { shallow: true, .. })
    ));
}

#[test]
fn a_sha256_repository() {
    let repo = TestRepo::init(&["--object-format=sha256"]);
    repo.write("a.rs", "fn a() {}\n");
    repo.commit_all("one");
    repo.write("b.rs", "fn b() {}\n");
    let listing = like_git(&repo);
    let blob = listing.files[1].blob.expect("a blob");
    assert_eq!(blob.as_bytes().len(), 32);
    assert_eq!(
        open(&repo).reader().read("b.rs".into(), &blob).expect("a content").0,
        blob
    );
    assert_eq!(open(&repo).commit("HEAD").expect("a commit").files.len(), 1);
}

#[test]
fn objects_of_an_alternate() {
    let repo = TestRepo::new();
    repo.write("a.rs", "fn a() {}\n");
    repo.commit_all("one");
    let clone = repo.outside().join("shared");
    repo.git(["clone", "-q", "--shared", ".", clone.to_str().expect("plain")]);
    std::fs::remove_file(clone.join("a.rs")).expect("a file");
    let found = discover(&clone);
    let blob = found.commit("HEAD").expect("a commit").files[0].blob.expect("a blob");
    assert_eq!(found.reader().read_blob(&blob).expect("a content"), b"fn a() {}\n");
}

#[test]
fn a_separate_git_directory_inside_is_not_listed() {
    let repo = TestRepo::folder();
    repo.git(["init", "-q", "-b", "main", "--separate-git-dir", "data.git", "."]);
    repo.write("a.rs", "");
    assert_eq!(paths(&list(&repo)), ["a.rs"]);
}

#[test]
fn configuration_cannot_move_the_root_outside() {
    let repo = TestRepo::new();
    std::fs::write(repo.outside().join("secret"), "").expect("a file");
    repo.git(["config", "core.worktree", repo.outside().to_str().expect("plain")]);
    assert!(matches!(Repository::discover(repo.root()), Err(Error::Git { .. })));
}

#[test]
fn a_submodule_is_a_work_tree() {
    let repo = TestRepo::new();
    let inner = repo.outside().join("inner");
    repo.git(["init", "-q", inner.to_str().expect("plain")]);
    repo.try_git(&inner, ["commit", "-q", "--allow-empty", "-m", "one"]);
    repo.git([
        "-c",
        "protocol.file.allow=always",
        "submodule",
        "add",
        "-q",
        inner.to_str().expect("plain"),
        "sub",
    ]);
    let found = discover(&repo.at("sub"));
    assert_eq!(found.kind(), RepositoryKind::Worktree);
    assert_eq!(found.root(), repo.at("sub"));
    assert_eq!(found.view_name(), "worktree");
    assert_eq!(found.index_home(), repo.at(".git/modules/sub/treering"));
}

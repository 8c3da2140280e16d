//! The stamp: nothing is said twice, and nothing is missed.

use treering::git::Listing;
use treering::model::FileState;

use super::{list, open, oracle, row, rows};
use crate::support::repo::TestRepo;

/// Asks again after a change that must be seen, and compares with a fresh look.
#[track_caller]
fn changed(repo: &TestRepo, last: &Listing) -> Listing {
    let listing = open(repo)
        .worktree(Some(&last.stamp))
        .expect("a work tree")
        .expect("a change");
    same_as_fresh(repo, &listing);
    listing
}

#[track_caller]
fn unchanged(repo: &TestRepo, last: &Listing) {
    assert!(
        open(repo).worktree(Some(&last.stamp)).expect("a work tree").is_none(),
        "nothing has changed"
    );
    same_as_fresh(repo, last);
}

#[track_caller]
fn same_as_fresh(repo: &TestRepo, listing: &Listing) {
    assert_eq!(rows(&listing.files), oracle(repo));
    let fresh = list(repo);
    assert_eq!(rows(&listing.files), rows(&fresh.files));
    assert_eq!(listing.head, fresh.head);
}

fn start() -> (TestRepo, Listing) {
    let repo = TestRepo::new();
    for name in ["a", "b", "dir/c"] {
        repo.write(name, "one\n");
    }
    repo.commit_all("one");
    let listing = list(&repo);
    (repo, listing)
}

#[test]
fn an_edit_and_back() {
    let (repo, first) = start();
    unchanged(&repo, &first);
    repo.write("a", "two\n");
    let second = changed(&repo, &first);
    assert_eq!(row(&second, "a").expect("listed").0, FileState::Modified);
    unchanged(&repo, &second);
    repo.write("a", "two!\n");
    let third = changed(&repo, &second);
    repo.write("a", "one\n");
    let clean = changed(&repo, &third);
    assert_eq!(rows(&clean.files), rows(&first.files));
    // The stamp of long ago holds as well.
    unchanged(&repo, &first);
}

#[test]
fn edits_of_dirty_files_within_one_tick() {
    let (repo, first) = start();
    repo.write("a", "0000\n");
    repo.write("new", "0000\n");
    let mut last = changed(&repo, &first);
    for number in 1..30 {
        repo.write(if number % 2 == 0 { "a" } else { "new" }, format!("{number:04}\n"));
        last = changed(&repo, &last);
    }
}

#[test]
fn known_contents_are_not_read_again() {
    let (repo, _) = start();
    repo.write("a", "dirty\n");
    repo.write("new", "new\n");
    std::thread::sleep(std::time::Duration::from_millis(2200));
    let last = list(&repo);
    let accessed = |path: &str| {
        repo.at(path)
            .metadata()
            .and_then(|meta| meta.accessed())
            .expect("a time")
    };
    let before = [accessed("a"), accessed("new")];
    unchanged(&repo, &last);
    assert_eq!(before, [accessed("a"), accessed("new")]);
    repo.write("b", "dirty too\n");
    let next = open(&repo)
        .worktree(Some(&last.stamp))
        .expect("a work tree")
        .expect("a change");
    assert_eq!(rows(&next.files), oracle(&repo));
}

#[test]
fn files_come_and_go() {
    let (repo, first) = start();
    repo.write("new/file", "new\n");
    let with = changed(&repo, &first);
    repo.remove("new");
    let without = changed(&repo, &with);
    repo.remove("b");
    let deleted = changed(&repo, &without);
    assert_eq!(row(&deleted, "b"), None);
    unchanged(&repo, &deleted);
    repo.git(["checkout", "-q", "--", "b"]);
    let back = changed(&repo, &deleted);
    std::fs::rename(repo.at("a"), repo.at("moved")).expect("a move");
    changed(&repo, &back);
}

#[test]
fn a_mode_is_no_content() {
    use std::os::unix::fs::PermissionsExt;
    let (repo, first) = start();
    std::fs::set_permissions(repo.at("a"), std::fs::Permissions::from_mode(0o755)).expect("permissions");
    // git calls the mode a change; the content is the same.
    assert!(open(&repo).worktree(Some(&first.stamp)).expect("a work tree").is_none());
    assert_eq!(row(&list(&repo), "a").expect("listed").0, FileState::Clean);
}

#[test]
fn commits_and_checkouts() {
    let (repo, first) = start();
    repo.git(["commit", "-q", "--allow-empty", "-m", "empty"]);
    let second = changed(&repo, &first);
    assert_eq!(rows(&second.files), rows(&first.files));
    assert_ne!(second.head, first.head);
    repo.git(["checkout", "-q", "-b", "other"]);
    let third = changed(&repo, &second);
    assert_eq!(third.head.branch.as_deref(), Some("other"));
    repo.write("a", "other\n");
    let dirty = changed(&repo, &third);
    repo.git(["add", "a"]);
    let staged = changed(&repo, &dirty);
    assert_eq!(row(&staged, "a").expect("listed").0, FileState::Clean);
    repo.git(["commit", "-q", "-m", "other"]);
    let committed = changed(&repo, &staged);
    repo.git(["checkout", "-q", "main"]);
    let main = changed(&repo, &committed);
    repo.git(["checkout", "-q", "--detach"]);
    let detached = changed(&repo, &main);
    repo.git(["reset", "-q", "--soft", "HEAD~1"]);
    changed(&repo, &detached);
}

#[test]
fn rewriting_the_index_is_no_change() {
    let (repo, first) = start();
    repo.age("a");
    repo.git(["-c", "core.checkStat=default", "update-index", "--refresh"]);
    unchanged(&repo, &first);
}

#[test]
fn marks_follow_their_rules() {
    let (repo, first) = start();
    repo.write(".git/info/attributes", "a linguist-generated\n");
    let marked = open(&repo)
        .worktree(Some(&first.stamp))
        .expect("a work tree")
        .expect("a change");
    assert!(marked.files[0].generated);
    assert!(
        open(&repo)
            .worktree(Some(&marked.stamp))
            .expect("a work tree")
            .is_none()
    );
    // Other rules that say the same are no change.
    repo.write(".git/info/attributes", "/a linguist-generated=true\n");
    assert!(
        open(&repo)
            .worktree(Some(&marked.stamp))
            .expect("a work tree")
            .is_none()
    );
    repo.write(".git/info/attributes", "");
    let plain = open(&repo)
        .worktree(Some(&marked.stamp))
        .expect("a work tree")
        .expect("a change");
    assert_eq!(rows(&plain.files), rows(&first.files));
}

#[test]
fn a_stamp_that_is_none() {
    let (repo, first) = start();
    for stamp in [
        &b""[..],
        b"nonsense",
        &first.stamp[..first.stamp.len() / 2],
        &[0xff; 200],
    ] {
        let listing = open(&repo)
            .worktree(Some(stamp))
            .expect("a work tree")
            .expect("a listing");
        assert_eq!(rows(&listing.files), rows(&first.files));
    }
}

#[test]
fn any_sequence_of_changes() {
    let repo = TestRepo::new();
    repo.write(".gitignore", "*.log\n/ignored/\n");
    repo.commit_all("start");
    let mut last = list(&repo);
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut below = |bound: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % bound
    };
    let names = [
        "a",
        "b.log",
        "dir/a",
        "dir/b",
        "dir/deep/c",
        "ignored/d",
        "dir.x",
        "e/f/g",
        "dir/.gitignore",
        ".gitattributes",
    ];
    for step in 0..120 {
        let name = names[below(names.len() as u64) as usize];
        let content = ["one\n", "two\r\n", "*.x\n", "* text=auto\n", "/deep\n"][below(5) as usize];
        let clear = |path: &str| {
            // A file where a folder has to be, or a folder where a file has to be.
            let parents = path
                .match_indices('/')
                .map(|(at, _)| &path[..at])
                .filter(|at| repo.at(at).is_file());
            let blocked: Vec<_> = parents
                .chain([path].into_iter().filter(|at| repo.at(at).is_dir()))
                .collect();
            blocked.into_iter().for_each(|at| repo.remove(at));
        };
        match below(10) {
            0..=3 => {
                clear(name);
                repo.write(name, content);
            }
            4 if repo.at(name).exists() => repo.remove(name),
            5 => drop(repo.git(["add", "-A"])),
            6 => repo.commit_all("step"),
            7 => drop(repo.git(["reset", "-q", "--hard"])),
            8 if repo.at(name).exists() => drop(repo.try_git(repo.root(), ["add", "-f", name])),
            9 => drop(repo.try_git(repo.root(), ["checkout", "-q", "-f", "HEAD~1"])),
            _ => {}
        }
        let seen = open(&repo).worktree(Some(&last.stamp)).expect("a work tree");
        let fresh = list(&repo);
        let same = rows(&last.files) == rows(&fresh.files) && last.head == fresh.head;
        assert_eq!(seen.is_none(), same, "step {step}");
        last = seen.unwrap_or(last);
        assert_eq!(rows(&last.files), rows(&fresh.files), "step {step}");
        assert_eq!(rows(&last.files), oracle(&repo), "step {step}");
    }
}

//! `git/` against real repositories, with git itself as the oracle.

mod changes;
mod commits;
mod contents;
mod flags;
mod folders;
mod places;
mod special;
mod untracked;

use std::collections::BTreeMap;
use std::path::Path;

use bstr::{BStr, BString, ByteSlice};
use treering::git::{FileEntry, Listing, Repository};
use treering::model::{FileState, SkipReason};

use crate::support::repo::TestRepo;

/// What is compared: the state, and the blob's hex or the reason to skip.
type Row = (FileState, Result<String, SkipReason>);

fn open(repo: &TestRepo) -> Repository {
    discover(repo.root())
}

fn discover(path: &Path) -> Repository {
    Repository::discover(path).expect("a place to work in")
}

fn list(repo: &TestRepo) -> Listing {
    open(repo)
        .worktree(None)
        .expect("a work tree")
        .expect("no stamp, so a listing")
}

fn rows(files: &[FileEntry]) -> BTreeMap<BString, Row> {
    assert!(
        files.windows(2).all(|pair| pair[0].path < pair[1].path),
        "sorted and unique"
    );
    let row = |file: &FileEntry| {
        let what = match (&file.blob, &file.skip) {
            (Some(blob), None) => Ok(blob.to_string()),
            (None, Some(reason)) => Err(reason.clone()),
            odd => panic!("{}: {odd:?}", file.path),
        };
        (file.path.clone(), (file.state, what))
    };
    files.iter().map(row).collect()
}

/// The row of one path.
fn row(listing: &Listing, path: &str) -> Option<Row> {
    rows(&listing.files).remove(path.as_bytes().as_bstr())
}

/// The paths listed.
fn paths(listing: &Listing) -> Vec<String> {
    listing.files.iter().map(|file| file.path.to_string()).collect()
}

/// What git says of the work tree, in the same terms. Not for submodules and
/// special files, of which git says less.
fn oracle(repo: &TestRepo) -> BTreeMap<BString, Row> {
    let split = |arguments: &[&str]| -> Vec<BString> {
        let output = repo.git_bytes(arguments.iter().chain(&["-z"]));
        output
            .split(|byte| *byte == 0)
            .filter(|path| !path.is_empty())
            .map(Into::into)
            .collect()
    };
    let hashed = |path: &BStr| {
        let path = path.to_os_str().expect("a path of this system");
        let is_link = repo.at(path).symlink_metadata().expect("git sees it").is_symlink();
        if is_link {
            return Err(SkipReason::Symlink);
        }
        Ok(repo.git(["hash-object".as_ref(), "--".as_ref(), path]))
    };
    let (gone, modified) = (split(&["ls-files", "-d"]), split(&["ls-files", "-m"]));
    let mut rows = BTreeMap::new();
    for line in split(&["ls-files", "-s"]) {
        let (head, path) = line.split_once_str("\t").expect("mode id stage, tab, path");
        let fields: Vec<_> = head.to_str().expect("ASCII").split(' ').collect();
        let path = BString::from(path);
        if gone.contains(&path) {
            continue;
        }
        let row = match () {
            () if modified.contains(&path) || fields[2] != "0" => {
                let now = hashed(path.as_bstr());
                // A mode or line endings alone are a change to git, and none of content.
                let same = now.as_deref() == Ok(fields[1]) && fields[0].starts_with("100") && fields[2] == "0";
                (if same { FileState::Clean } else { FileState::Modified }, now)
            }
            () if fields[0] == "120000" => (FileState::Clean, Err(SkipReason::Symlink)),
            () => (FileState::Clean, Ok(fields[1].to_owned())),
        };
        rows.insert(path, row);
    }
    for path in split(&["ls-files", "-o", "--exclude-standard"]) {
        let row = match path.strip_suffix(b"/") {
            Some(nested) => (nested.into(), (FileState::Untracked, Err(SkipReason::NestedRepository))),
            None => (path.clone(), (FileState::Untracked, hashed(path.as_bstr()))),
        };
        rows.insert(row.0, row.1);
    }
    rows
}

/// Asserts that the work tree is listed as git sees it, and that saying so
/// again, with or without the stamp, changes nothing.
#[track_caller]
fn like_git(repo: &TestRepo) -> Listing {
    let listing = list(repo);
    assert_eq!(rows(&listing.files), oracle(repo));
    assert_eq!(listing.warnings, Vec::<String>::new());
    let again = open(repo).worktree(Some(&listing.stamp)).expect("a work tree");
    assert!(again.is_none(), "nothing has changed");
    listing
}

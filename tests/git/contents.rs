//! Which content is at a path: clean, dirty, converted; and reading it.

use std::os::unix::ffi::OsStrExt;

use bstr::ByteSlice;
use treering::git::MAX_READ;
use treering::model::{BlobId, FileState, SkipReason};

use super::{like_git, list, open, row};
use crate::support::repo::TestRepo;

#[test]
fn every_sort_of_change() {
    let repo = TestRepo::new();
    for name in ["same", "edited", "gone", "staged", "executable", "sub/deep/same"] {
        repo.write(name, format!("{name}\n"));
    }
    repo.commit_all("one");
    repo.write("edited", "other\n");
    repo.remove("gone");
    repo.write("staged", "staged\nmore\n");
    repo.git(["add", "staged"]);
    repo.write("new/file", "new\n");
    repo.git(["update-index", "--chmod=+x", "executable"]);
    let listing = like_git(&repo);
    assert_eq!(row(&listing, "edited").expect("listed").0, FileState::Modified);
    assert_eq!(row(&listing, "staged").expect("listed").0, FileState::Clean);
    assert_eq!(row(&listing, "gone"), None);
    assert_eq!(row(&listing, "new/file").expect("listed").0, FileState::Untracked);
}

#[test]
fn an_edit_in_the_moment_of_git_add() {
    // Size and, to the second, time stay: only the content can tell.
    for _ in 0..20 {
        let repo = TestRepo::new();
        repo.write("a", "one\n");
        repo.git(["add", "a"]);
        repo.write("a", "two\n");
        let (state, blob) = row(&list(&repo), "a").expect("listed");
        assert_eq!((state, blob), (FileState::Modified, Ok(repo.git(["hash-object", "a"]))));
    }
}

#[test]
fn the_same_time_and_size_written_back() {
    // What git takes for racy although even the nanoseconds are those of its index.
    let repo = TestRepo::new();
    repo.write("a", "one\n");
    repo.git(["add", "a"]);
    let written = repo
        .at(".git/index")
        .metadata()
        .and_then(|meta| meta.modified())
        .expect("a time");
    repo.write("a", "two\n");
    let file = std::fs::File::options().write(true).open(repo.at("a")).expect("a file");
    file.set_modified(written).expect("a time");
    assert_eq!(row(&list(&repo), "a").expect("listed").0, FileState::Modified);
}

#[test]
fn touched_is_not_changed() {
    let repo = TestRepo::new();
    repo.write("a", "one\n");
    repo.commit_all("one");
    repo.age("a");
    assert_eq!(row(&like_git(&repo), "a").expect("listed").0, FileState::Clean);
}

#[test]
fn minimal_checks_as_configured() {
    let repo = TestRepo::new();
    repo.write("a", "one\n");
    repo.write("b", "one\n");
    repo.commit_all("one");
    repo.git(["config", "core.checkStat", "minimal"]);
    repo.git(["config", "core.trustctime", "false"]);
    repo.write("b", "two!\n");
    like_git(&repo);
}

#[test]
fn autocrlf_alone_is_no_change() {
    let repo = TestRepo::new();
    repo.write("unix", "one\ntwo\n");
    repo.write("other", "one\ntwo\n");
    repo.commit_all("one");
    repo.git(["config", "core.autocrlf", "true"]);
    repo.write("unix", "one\r\ntwo\r\n");
    repo.write("other", "one\r\nthree\r\n");
    repo.write("new", "new\r\n");
    repo.write("binary", b"\0\r\n");
    let listing = like_git(&repo);
    assert_eq!(row(&listing, "unix").expect("listed").0, FileState::Clean);
    assert_eq!(row(&listing, "other").expect("listed").0, FileState::Modified);
    let wanted: BlobId = listing
        .files
        .iter()
        .find(|file| file.path == "unix")
        .and_then(|file| file.blob)
        .expect("a blob");
    let (id, bytes) = open(&repo).reader().read("unix".into(), &wanted).expect("a content");
    assert_eq!((id, bytes.as_bstr()), (wanted, b"one\ntwo\n".as_bstr()));
}

#[test]
fn autocrlf_leaves_what_was_stored_with_it() {
    let repo = TestRepo::new();
    repo.write("dos", "one\r\ntwo\r\n");
    repo.commit_all("one");
    repo.git(["config", "core.autocrlf", "input"]);
    repo.write("dos", "one\r\nthree\r\n");
    let seen = row(&list(&repo), "dos").expect("listed");
    repo.git(["add", "dos"]);
    assert_eq!(seen, (FileState::Modified, Ok(repo.git(["rev-parse", ":dos"]))));
}

#[test]
fn attributes_convert() {
    let repo = TestRepo::new();
    repo.write(
        ".gitattributes",
        "*.txt text eol=crlf\n*.id ident\n*.utf16 working-tree-encoding=UTF-16LE\n*.bad working-tree-encoding=none-such\n\
         *.auto text=auto\n",
    );
    repo.write("sub/.gitattributes", "*.txt -text\n");
    let utf16: Vec<u8> = "fn größe() {}\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for _ in 0..2 {
        repo.write("a.txt", "one\r\ntwo\r\n");
        repo.write("sub/a.txt", "one\r\ntwo\r\n");
        repo.write("a.id", "$Id: 0123456789012345678901234567890123456789 $\n");
        repo.write("a.utf16", &utf16);
        repo.write("a.auto", "one\r\n");
        like_git(&repo);
        repo.git(["add", "."]);
    }
    repo.write("a.bad", "one\n");
    assert_eq!(row(&list(&repo), "a.bad").expect("listed").0, FileState::Untracked);
    let listing = list(&repo);
    let mut reader = open(&repo).reader();
    for file in &listing.files {
        let blob = file.blob.expect("a blob");
        assert_eq!(
            reader.read(file.path.as_bstr(), &blob).expect("a content").0,
            blob,
            "{}",
            file.path
        );
    }
}

#[test]
fn new_attributes_convert_a_file_known_before() {
    let repo = TestRepo::new();
    repo.write("a.txt", "one\r\n");
    repo.age("a.txt");
    let before = list(&repo);
    repo.write(".git/info/attributes", "*.txt text\n");
    let after = open(&repo)
        .worktree(Some(&before.stamp))
        .expect("a work tree")
        .expect("a change");
    assert_ne!(row(&before, "a.txt"), row(&after, "a.txt"));
    assert_eq!(
        row(&after, "a.txt").expect("listed").1,
        Ok(repo.git(["hash-object", "a.txt"]))
    );
}

#[test]
fn no_program_is_run() {
    let repo = TestRepo::new();
    let marker = repo.outside().join("ran");
    repo.write("a.bin", "one\n");
    repo.write("b.bin", "two\n");
    repo.commit_all("one");
    repo.write(".gitattributes", "*.bin filter=evil diff=evil\n");
    let run = format!("touch '{}'; cat", marker.display());
    for key in [
        "filter.evil.clean",
        "filter.evil.smudge",
        "filter.evil.process",
        "diff.evil.textconv",
        "core.fsmonitor",
    ] {
        repo.git(["config", key, &run]);
    }
    repo.git(["config", "filter.evil.required", "true"]);
    for hook in ["post-index-change", "fsmonitor-watchman", "post-checkout"] {
        repo.write(format!(".git/hooks/{hook}"), format!("#!/bin/sh\n{run}\n"));
    }
    repo.age("a.bin");
    repo.write("b.bin", "changed\n");
    repo.write("c.bin", "new\n");
    let found = open(&repo);
    let listing = found.worktree(None).expect("a work tree").expect("a listing");
    let mut reader = found.reader();
    for file in &listing.files {
        reader
            .read(file.path.as_bstr(), &file.blob.expect("a blob"))
            .expect("a content");
    }
    assert_eq!(row(&listing, "a.bin").expect("listed").0, FileState::Clean);
    assert_eq!(
        row(&listing, "b.bin").expect("listed").1,
        Ok(repo.git(["hash-object", "--no-filters", "b.bin"]))
    );
    assert!(!marker.exists(), "a configured program was run");
}

#[test]
fn names_that_are_no_text() {
    let repo = TestRepo::new();
    let tracked = std::ffi::OsStr::from_bytes(b"tr\xffcked.rs");
    let folder = std::ffi::OsStr::from_bytes(b"f\xfelder/new\xfd.rs");
    repo.write(tracked, "fn a() {}\n");
    repo.commit_all("one");
    repo.write(folder, "fn b() {}\n");
    repo.write("gr\u{f6}\u{df}e \"q\"\n\t.rs", "");
    let listing = like_git(&repo);
    let blob = listing
        .files
        .iter()
        .find(|file| file.path == b"tr\xffcked.rs".as_bstr())
        .and_then(|file| file.blob);
    let (_, bytes) = open(&repo)
        .reader()
        .read(b"tr\xffcked.rs".into(), &blob.expect("a blob"))
        .expect("a content");
    assert_eq!(bytes, b"fn a() {}\n");
}

#[test]
fn reading_what_has_changed_since() {
    let repo = TestRepo::new();
    repo.write("tracked", "one\n");
    repo.commit_all("one");
    repo.write("loose", "loose\n");
    let listing = list(&repo);
    let blob = |path: &str| {
        listing
            .files
            .iter()
            .find(|file| file.path == path)
            .and_then(|file| file.blob)
            .expect("a blob")
    };
    let (tracked, loose) = (blob("tracked"), blob("loose"));
    repo.write("tracked", "two\n");
    repo.write("loose", "other\n");
    let mut reader = open(&repo).reader();
    assert_eq!(
        reader.read("tracked".into(), &tracked).expect("from the database"),
        (tracked, b"one\n".to_vec())
    );
    let (id, bytes) = reader.read("loose".into(), &loose).expect("as it is now");
    assert_eq!(
        (id.to_string(), bytes.as_slice()),
        (repo.git(["hash-object", "loose"]), &b"other\n"[..])
    );
    repo.remove("loose");
    assert!(reader.read("loose".into(), &loose).is_err());
    repo.remove("tracked");
    assert_eq!(
        reader.read("tracked".into(), &tracked).expect("from the database").1,
        b"one\n"
    );
}

#[test]
fn too_large_to_read() {
    let repo = TestRepo::new();
    let file = std::fs::File::create(repo.at("big")).expect("a file");
    file.set_len(MAX_READ + 1).expect("a sparse file");
    assert_eq!(
        row(&list(&repo), "big"),
        Some((FileState::Untracked, Err(SkipReason::TooLarge)))
    );
    let error = open(&repo)
        .reader()
        .read("big".into(), &BlobId::from_bytes(&[1; 20]).expect("20 bytes"));
    assert!(error.is_err_and(|error| error.0.contains("not in this clone") || error.0.contains("more than")));
}

#[test]
fn a_missing_object_costs_one_file() {
    let repo = TestRepo::new();
    repo.write("a", "one\n");
    repo.commit_all("one");
    let id = repo.git(["rev-parse", "HEAD:a"]);
    repo.remove(format!(".git/objects/{}/{}", &id[..2], &id[2..]));
    let listing = like_git(&repo);
    let commit = open(&repo).commit("HEAD").expect("a commit");
    let blob = listing.files[0].blob.expect("a blob");
    assert_eq!(commit.files[0].blob, Some(blob));
    assert!(open(&repo).reader().read_blob(&blob).is_err());
    assert!(open(&repo).reader().read("a".into(), &blob).is_ok());
}

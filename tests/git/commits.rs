//! Trees of commits, and the marks that attributes set.

use treering::error::Error;
use treering::model::{FileState, SkipReason};

use super::{list, open, paths};
use crate::support::repo::TestRepo;

#[test]
fn a_tree_by_any_name() {
    let repo = TestRepo::new();
    repo.write("a", "one\n");
    repo.write("dir/b", "one\n");
    repo.commit_all("one");
    repo.git(["tag", "-a", "v1", "-m", "first"]);
    repo.write("a", "two\n");
    repo.remove("dir");
    repo.commit_all("two");
    repo.write("loose", "");
    let (one, two) = (repo.git(["rev-parse", "HEAD~1"]), repo.git(["rev-parse", "HEAD"]));
    let found = open(&repo);
    for (rev, commit, files) in [
        ("HEAD", &two, &["a"][..]),
        ("main", &two, &["a"]),
        ("refs/heads/main", &two, &["a"]),
        ("HEAD~1", &one, &["a", "dir/b"]),
        ("HEAD^", &one, &["a", "dir/b"]),
        ("v1", &one, &["a", "dir/b"]),
        (&one, &one, &["a", "dir/b"]),
        (&one[..9], &one, &["a", "dir/b"]),
    ] {
        let listing = found.commit(rev).expect(rev);
        assert_eq!(listing.commit.as_ref(), Some(commit), "{rev}");
        assert_eq!(paths(&listing), files, "{rev}");
        assert!(listing.files.iter().all(|file| file.state == FileState::Clean));
        assert_eq!(listing.head, found.head().expect("a head"));
        for file in &listing.files {
            let id = repo.git(["rev-parse", &format!("{commit}:{}", file.path)]);
            assert_eq!(file.blob.expect("a blob").to_string(), id);
        }
    }
}

#[test]
fn names_of_nothing() {
    let repo = TestRepo::new();
    assert!(matches!(
        open(&repo).commit("HEAD"),
        Err(Error::UnknownRevision { shallow: false, .. })
    ));
    repo.write("a", "one\n");
    repo.commit_all("one");
    let blob = repo.git(["rev-parse", "HEAD:a"]);
    for rev in [
        "",
        "none",
        "-x",
        "--all",
        "HEAD~9",
        "HEAD:a",
        "@{-1}",
        "0000000000",
        &blob,
        "main..main",
        "\0",
        "HEAD^{/x",
    ] {
        assert!(
            matches!(open(&repo).commit(rev), Err(Error::UnknownRevision { .. })),
            "{rev:?}"
        );
    }
}

#[test]
fn links_of_a_commit() {
    let repo = TestRepo::new();
    std::os::unix::fs::symlink("a", repo.at("link")).expect("a link");
    repo.commit_all("one");
    let listing = open(&repo).commit("HEAD").expect("a commit");
    assert_eq!(
        (&listing.files[0].blob, &listing.files[0].skip),
        (&None, &Some(SkipReason::Symlink))
    );
}

#[test]
fn linguist_marks() {
    let repo = TestRepo::new();
    repo.write(
        ".gitattributes",
        "gen/* linguist-generated\ngen/no linguist-generated=false\ngen/not -linguist-generated\nvalue linguist-generated=true\n\
         third/** linguist-vendored\n",
    );
    repo.write("third/own/.gitattributes", "* -linguist-vendored\n");
    for path in ["gen/a", "gen/no", "gen/not", "value", "third/a", "third/own/b", "plain"] {
        repo.write(path, "one\n");
    }
    let marks = |listing: &treering::git::Listing| -> Vec<(String, bool, Option<SkipReason>)> {
        let named = |file: &&treering::git::FileEntry| !file.path.ends_with(b".gitattributes");
        let mark = |file: &treering::git::FileEntry| (file.path.to_string(), file.generated, file.skip.clone());
        listing.files.iter().filter(named).map(mark).collect()
    };
    let generated = Some(SkipReason::Generated("linguist-generated".into()));
    let expected = vec![
        ("gen/a".to_owned(), true, generated.clone()),
        ("gen/no".to_owned(), false, None),
        ("gen/not".to_owned(), false, None),
        ("plain".to_owned(), false, None),
        ("third/a".to_owned(), false, Some(SkipReason::Vendored)),
        ("third/own/b".to_owned(), false, None),
        ("value".to_owned(), true, generated),
    ];
    assert_eq!(marks(&list(&repo)), expected);
    repo.commit_all("one");
    assert_eq!(marks(&list(&repo)), expected);
    // The commit's own attributes count, not those checked out.
    repo.write(".gitattributes", "");
    assert_eq!(marks(&open(&repo).commit("HEAD").expect("a commit")), expected);
    assert!(
        list(&repo)
            .files
            .iter()
            .all(|file| !file.generated && file.skip.is_none())
    );
    // Marked files keep their content.
    assert!(
        open(&repo)
            .commit("HEAD")
            .expect("a commit")
            .files
            .iter()
            .all(|file| file.blob.is_some())
    );
}

//! The tree of a commit, from the object database alone.

use super::attributes::{self, Attributes, Rules};
use super::worktree::from_index;
use super::{Listing, Repository, stamp};
use crate::error::{Error, Result};

pub(super) fn list(repository: &Repository, shared: &gix::ThreadSafeRepository, rev: &str) -> Result<Listing> {
    let git = &shared.to_thread_local();
    let unknown = || Error::UnknownRevision {
        rev: rev.into(),
        shallow: repository.is_shallow(),
    };
    // No name of a commit starts so; an option might.
    if rev.is_empty() || rev.starts_with('-') {
        return Err(unknown());
    }
    let id = git.rev_parse_single(rev).map_err(|_| unknown())?;
    let commit = id
        .object()
        .and_then(gix::Object::peel_to_commit)
        .map_err(|_| unknown())?;
    let error = |error: gix::Error| repository.error(&error);
    let objects = stamp::objects(git);
    let tree = git.index_from_tree(&commit.tree_id().map_err(error)?).map_err(error)?;
    let mut files: Vec<_> = tree
        .entries()
        .iter()
        .map(|entry| from_index(entry.path(&tree), entry, None))
        .collect();
    if Rules::of_tree(git, &tree).linguist {
        attributes::mark(&mut files, || Attributes::of_tree(shared.to_thread_local(), &tree)).map_err(error)?;
    }
    Ok(Listing {
        head: repository.head_of(git)?,
        commit: Some(commit.id.to_string()),
        files,
        stamp: Vec::new(),
        objects,
        warnings: Vec::new(),
    })
}

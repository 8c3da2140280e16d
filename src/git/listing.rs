//! A view's files: which content is at which path, and what is known to be left out.

use serde::{Deserialize, Serialize};

use super::stamp;
use crate::model::{BlobId, FileState, RepoPath, SkipReason};

/// What is checked out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Head {
    /// The commit, in full; `None` before the first one.
    pub commit: Option<String>,
    /// The branch, without `refs/heads/`; `None` when detached.
    pub branch: Option<String>,
}

/// The files of a work tree or commit.
#[derive(Debug, Clone)]
pub struct Listing {
    /// What was checked out.
    pub head: Head,
    /// The commit whose tree this is; `None` for a work tree.
    pub commit: Option<String>,
    /// Sorted by the bytes of the path; every path once.
    pub files: Vec<FileEntry>,
    /// For [`super::Repository::worktree`], which returns `None` while it holds.
    /// Empty for a commit.
    pub stamp: Vec<u8>,
    /// The object database before any content was read.
    pub(super) objects: [u8; 32],
    /// What could not be looked at, in sentences.
    pub warnings: Vec<String>,
}

impl Listing {
    /// The stamp for a view that lacks contents because their objects are missing: it
    /// holds until the object database changes.
    pub fn stamp_while_objects_stay(&self) -> Vec<u8> {
        stamp::while_objects_stay(&self.stamp, self.objects)
    }
}

/// One file of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileEntry {
    /// Relative to the root.
    pub path: RepoPath,
    /// The content's id; `None` only where `skip` says why.
    pub blob: Option<BlobId>,
    /// How it relates to git's index.
    pub state: FileState,
    /// Why it is left out, as far as git and the file system can tell. Marked
    /// `linguist-generated` or `linguist-vendored` files are named here and have a blob.
    pub skip: Option<SkipReason>,
    /// Bytes in the work tree, where that was looked up: a hint, not a promise.
    pub size: Option<u64>,
    /// Marked `linguist-generated`.
    pub generated: bool,
}

impl FileEntry {
    /// Two listings with equal digests are the same to every reader of them.
    /// Sizes are left out: where they matter the blob differs too.
    fn digest(&self, hash: &mut blake3::Hasher) {
        hash.update(&(self.path.len() as u32).to_le_bytes()).update(&self.path);
        let blob = self.blob.as_ref().map_or(&[][..], BlobId::as_bytes);
        // A file that comes into the work tree can be read, also where its object is missing.
        let on_disk = self.size.is_some();
        hash.update(&[
            blob.len() as u8,
            self.state as u8,
            self.generated.into(),
            on_disk.into(),
        ])
        .update(blob);
        match &self.skip {
            None => hash.update(&[0]),
            Some(reason) => {
                let reason = format!("{reason:?}");
                hash.update(&[1])
                    .update(&(reason.len() as u32).to_le_bytes())
                    .update(reason.as_bytes())
            }
        };
    }
}

/// Identity of a listing: what is checked out and every file.
pub(super) fn digest(head: &Head, files: &[FileEntry]) -> [u8; 32] {
    let mut hash = blake3::Hasher::new();
    let head = format!("{head:?}\n");
    hash.update(head.as_bytes());
    for file in files {
        file.digest(&mut hash);
    }
    hash.finalize().into()
}

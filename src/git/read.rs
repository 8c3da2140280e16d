//! Reading contents as git stores them.

use std::path::Path;

use bstr::BStr;

use super::RepositoryKind;
use crate::model::BlobId;

/// The largest content read, in bytes.
pub const MAX_READ: u64 = 64 << 20;

/// Why a content cannot be had. Never stops more than the one file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

/// Reads contents of one view; one per thread.
pub struct Reader {}

impl Reader {
    pub(super) fn new(_root: &Path, _git: Option<gix::Repository>, _kind: RepositoryKind) -> Reader {
        Reader {}
    }

    /// The content at `path`, which should be `blob`: from the work tree if it
    /// still is, else from the object database, else whatever the file holds now,
    /// with the id of that.
    pub fn read(&mut self, _path: &BStr, _blob: &BlobId) -> Result<(BlobId, Vec<u8>), Unreadable> {
        Err(Unreadable("not yet".into()))
    }

    /// A content from the object database.
    pub fn read_blob(&mut self, _blob: &BlobId) -> Result<Vec<u8>, Unreadable> {
        Err(Unreadable("not yet".into()))
    }
}

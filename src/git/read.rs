//! Reading contents as git stores them.

use std::path::Path;

use bstr::BStr;
use gix::index::State;

use super::attributes::Attributes;
use super::beneath::{Beneath, Content};
use super::filter::{self, Filter};
use super::{RepositoryKind, object_id, worktree};
use crate::model::BlobId;

/// The largest content read, in bytes.
pub const MAX_READ: u64 = 64 << 20;

/// Why a content cannot be had. Never stops more than the one file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

impl Unreadable {
    pub(super) fn too_large(size: u64) -> Unreadable {
        Unreadable(format!("{size} bytes, more than the {MAX_READ} that are read"))
    }
}

/// Reads contents of one repository; one per thread.
pub struct Reader {
    git: Option<gix::Repository>,
    /// `None` for a bare repository.
    files: Option<Beneath>,
    /// Made when the first file differs from the content wanted.
    filter: Option<(Filter, State)>,
}

impl Reader {
    pub(super) fn new(root: &Path, git: Option<gix::Repository>, kind: RepositoryKind) -> Reader {
        let files = (kind != RepositoryKind::Bare).then(|| Beneath::new(root));
        Reader {
            git,
            files,
            filter: None,
        }
    }

    /// The content at `path`, which should be `blob`, as git stores it: from the
    /// work tree if it is still there, else from the object database, else what
    /// the file holds now, with the id of that.
    pub fn read(&mut self, path: &BStr, blob: &BlobId) -> Result<(BlobId, Vec<u8>), Unreadable> {
        let now = match self.files.as_ref().map(|files| files.read(path)) {
            Some(Content::File(bytes, _)) => Ok(bytes),
            Some(Content::Unreadable(error)) => Err(error),
            Some(Content::Absent) | None => return Ok((*blob, self.read_blob(blob)?)),
        };
        let current = now.and_then(|bytes| {
            let id = filter::hash(self.hash_kind(), &bytes)?;
            if id == *blob {
                return Ok((id, bytes));
            }
            let bytes = self.clean(path, bytes);
            Ok((filter::hash(self.hash_kind(), &bytes)?, bytes))
        });
        match current {
            Ok((id, bytes)) if id == *blob => Ok((id, bytes)),
            current => match self.read_blob(blob) {
                Ok(bytes) => Ok((*blob, bytes)),
                Err(_) => current,
            },
        }
    }

    /// A content from the object database.
    pub fn read_blob(&mut self, blob: &BlobId) -> Result<Vec<u8>, Unreadable> {
        let missing = || Unreadable(format!("object {blob} is not in this clone"));
        let git = self.git.as_ref().ok_or_else(missing)?;
        if blob.as_bytes().len() != git.object_hash().len_in_bytes() {
            return Err(missing());
        }
        let id = object_id(blob);
        let damaged = |error: gix::Error| Unreadable(format!("object {blob} cannot be read: {error}"));
        // The size first: a small pack can hold a large object.
        let header = git.try_find_header(id).map_err(damaged)?.ok_or_else(missing)?;
        if header.kind() != gix::objs::Kind::Blob {
            return Err(Unreadable(format!("object {blob} is no file")));
        }
        if header.size() > MAX_READ {
            return Err(Unreadable::too_large(header.size()));
        }
        Ok(git.find_object(id).map_err(damaged)?.detach().data)
    }

    fn hash_kind(&self) -> gix::hash::Kind {
        self.git
            .as_ref()
            .map_or(gix::hash::Kind::Sha1, gix::Repository::object_hash)
    }

    fn clean(&mut self, path: &BStr, bytes: Vec<u8>) -> Vec<u8> {
        let (Some(git), Some(files)) = (&self.git, &self.files) else {
            return bytes;
        };
        if self.filter.is_none() {
            self.filter = worktree::index(git).ok().and_then(|index| {
                let attributes = Attributes::of_worktree(git.clone(), &index, files.root()).ok()?;
                Some((Filter::new(attributes), index))
            });
        }
        match &mut self.filter {
            Some((filter, index)) => filter.clean(path, bytes, index),
            None => bytes,
        }
    }
}

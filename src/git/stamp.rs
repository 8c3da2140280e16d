//! What is remembered from one listing of a work tree to the next.

use std::time::SystemTime;

use bstr::BStr;
use fxhash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::stat::FileStat;
use crate::model::{BlobId, RepoPath};

/// Raised when the layout changes: an older stamp is then as good as none.
const VERSION: u8 = 1;

/// The opaque bytes of [`super::Listing::stamp`].
#[derive(Serialize, Deserialize)]
struct Stamp {
    version: u8,
    /// Before the first file was looked at.
    taken: SystemTime,
    /// What decides how a content is converted and marked.
    rules: [u8; 32],
    /// The listing but for its marks.
    plain: [u8; 32],
    /// The listing.
    whole: [u8; 32],
    read: Vec<Read>,
}

/// A content that had to be read to know its id.
#[derive(Serialize, Deserialize)]
pub(super) struct Read {
    pub(super) path: RepoPath,
    pub(super) stat: FileStat,
    pub(super) blob: BlobId,
}

/// An earlier stamp, or none.
pub(super) struct Last {
    known: FxHashMap<RepoPath, (FileStat, BlobId)>,
    rules: [u8; 32],
    digests: Option<[[u8; 32]; 2]>,
}

impl Last {
    /// A stamp that cannot be read is none: the listing is then made anew.
    pub(super) fn new(stamp: Option<&[u8]>) -> Last {
        let stamp = stamp.and_then(|bytes| postcard::from_bytes::<Stamp>(bytes).ok());
        match stamp.filter(|stamp| stamp.version == VERSION) {
            Some(stamp) => Last {
                known: stamp
                    .read
                    .into_iter()
                    .filter(|read| read.stat.settled(stamp.taken))
                    .map(|read| (read.path, (read.stat, read.blob)))
                    .collect(),
                rules: stamp.rules,
                digests: Some([stamp.plain, stamp.whole]),
            },
            None => Last {
                known: FxHashMap::default(),
                rules: [0; 32],
                digests: None,
            },
        }
    }

    /// The id of a content read then, if the file is untouched and `rules` would
    /// convert it in the same way.
    pub(super) fn blob(&self, path: &BStr, stat: &FileStat, rules: &[u8; 32]) -> Option<BlobId> {
        let (then, blob) = self.known.get(path)?;
        (then == stat && self.rules == *rules).then_some(*blob)
    }

    /// Whether the listing is as it was, known before its marks are worked out.
    pub(super) fn same_inputs(&self, plain: &[u8; 32], rules: &[u8; 32]) -> bool {
        self.rules == *rules && self.digests.is_some_and(|[then, _]| then == *plain)
    }

    /// Whether the listing is as it was.
    pub(super) fn same(&self, whole: &[u8; 32]) -> bool {
        self.digests.is_some_and(|[_, then]| then == *whole)
    }
}

/// The bytes to hand out.
pub(super) fn stamp(taken: SystemTime, rules: [u8; 32], plain: [u8; 32], whole: [u8; 32], read: Vec<Read>) -> Vec<u8> {
    let stamp = Stamp {
        version: VERSION,
        taken,
        rules,
        plain,
        whole,
        read,
    };
    postcard::to_stdvec(&stamp).expect("plain data can be written to memory")
}

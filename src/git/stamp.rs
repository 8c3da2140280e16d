//! What is remembered from one listing of a work tree to the next.

use std::time::{Duration, SystemTime};

use bstr::BStr;
use fxhash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::stat::FileStat;
use crate::model::{BlobId, RepoPath};

/// Raised when the layout changes: an older stamp is then as good as none.
const VERSION: u8 = 2;

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
    /// The object database, where some of the contents were missing from it.
    objects: Option<[u8; 32]>,
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
    pub(super) fn new(stamp: Option<&[u8]>, git: Option<&gix::Repository>) -> Last {
        match stamp.and_then(parse) {
            Some(stamp) => Last {
                known: stamp
                    .read
                    .into_iter()
                    .filter(|read| read.stat.settled(stamp.taken))
                    .map(|read| (read.path, (read.stat, read.blob)))
                    .collect(),
                rules: stamp.rules,
                digests: is_as_complete(stamp.objects, git).then_some([stamp.plain, stamp.whole]),
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
    bytes(&Stamp {
        version: VERSION,
        taken,
        rules,
        plain,
        whole,
        objects: None,
        read,
    })
}

/// The same stamp, but good only while the object database stays as it was; of a commit,
/// which needs no other, `stamp` is empty.
pub(super) fn while_objects_stay(stamp: &[u8], objects: [u8; 32]) -> Vec<u8> {
    let mut stamp = parse(stamp).unwrap_or(Stamp {
        version: VERSION,
        taken: SystemTime::UNIX_EPOCH,
        rules: [0; 32],
        plain: [0; 32],
        whole: [0; 32],
        objects: None,
        read: Vec::new(),
    });
    stamp.objects = Some(objects);
    bytes(&stamp)
}

/// Whether no object that was missing at the time of the stamp can have come since.
pub(super) fn holds(stamp: &[u8], git: Option<&gix::Repository>) -> bool {
    parse(stamp).is_none_or(|stamp| is_as_complete(stamp.objects, git))
}

fn is_as_complete(objects_then: Option<[u8; 32]>, git: Option<&gix::Repository>) -> bool {
    objects_then.is_none_or(|then| git.is_some_and(|git| then == objects(git)))
}

fn parse(bytes: &[u8]) -> Option<Stamp> {
    let stamp = postcard::from_bytes::<Stamp>(bytes).ok()?;
    (stamp.version == VERSION).then_some(stamp)
}

fn bytes(stamp: &Stamp) -> Vec<u8> {
    postcard::to_stdvec(stamp).expect("plain data can be written to memory")
}

/// A folder changed so lately may change again within one tick of its clock.
const TICK: Duration = Duration::from_secs(2);

/// Identity of the object database: its folders, and those it borrows from, with the time
/// anything came into or left each of them.
pub(super) fn objects(git: &gix::Repository) -> [u8; 32] {
    let store = git.objects.store_ref();
    let mut databases = vec![store.path().to_owned()];
    databases.extend(store.alternate_db_paths().unwrap_or_default());
    let now = SystemTime::now();
    let mut folders = Vec::new();
    for database in databases {
        let entries = std::fs::read_dir(&database).into_iter().flatten().flatten();
        folders.extend(entries.map(|entry| {
            let changed = entry.metadata().and_then(|meta| meta.modified());
            (entry.path(), changed.unwrap_or(now))
        }));
    }
    folders.sort();
    let is_settled = |changed: &SystemTime| now.duration_since(*changed).is_ok_and(|age| age > TICK);
    let mut hash = blake3::Hasher::new();
    if !folders.iter().all(|(_, changed)| is_settled(changed)) {
        hash.update(format!("{now:?}").as_bytes());
    }
    hash.update(format!("{folders:?}").as_bytes());
    hash.finalize().into()
}

//! What the file system says of a file, compared as git compares it.

use std::fs::Metadata;
use std::time::{Duration, SystemTime};

use gix::index::entry::Stat;
use serde::{Deserialize, Serialize};

/// Seconds and nanoseconds since the epoch.
type Time = (i64, u32);

/// The part of `lstat` that changes when a file does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FileStat {
    mtime: Time,
    ctime: Time,
    pub(super) size: u64,
    ino: u64,
    dev: u64,
    uid: u32,
    gid: u32,
}

/// How far git trusts the stat in its index.
#[derive(Debug, Clone, Copy)]
pub(super) struct Trust {
    /// `core.trustctime`.
    ctime: bool,
    /// `core.checkStat` is not `minimal`.
    full: bool,
    /// When the index was written.
    index: (i64, u32),
}

impl Trust {
    pub(super) fn new(git: &gix::Repository, index: &gix::index::State) -> Trust {
        let config = git.config_snapshot();
        let written = index.timestamp();
        Trust {
            ctime: config.boolean("core.trustctime").unwrap_or(true),
            full: config
                .string("core.checkstat")
                .is_none_or(|value| !value.eq_ignore_ascii_case(b"minimal")),
            index: (written.unix_seconds(), written.nanoseconds()),
        }
    }
}

/// What the stat in git's index tells of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Unchanged.
    Same,
    /// Looks unchanged, but may have been written in the moment the index was.
    Racy,
    /// Only its content can tell.
    Different,
}

impl FileStat {
    #[cfg(unix)]
    pub(super) fn new(meta: &Metadata) -> FileStat {
        use std::os::unix::fs::MetadataExt;
        FileStat {
            mtime: (meta.mtime(), meta.mtime_nsec() as u32),
            ctime: (meta.ctime(), meta.ctime_nsec() as u32),
            size: meta.len(),
            ino: meta.ino(),
            dev: meta.dev(),
            uid: meta.uid(),
            gid: meta.gid(),
        }
    }

    #[cfg(not(unix))]
    pub(super) fn new(meta: &Metadata) -> FileStat {
        let mtime = meta.modified().map_or((0, 0), since_epoch);
        FileStat {
            mtime,
            ctime: (0, 0),
            size: meta.len(),
            ino: 0,
            dev: 0,
            uid: 0,
            gid: 0,
        }
    }

    /// Git's `ie_match_stat`, with one difference: nanoseconds count where both
    /// sides have them, so fewer files are suspected of being racy and a change
    /// within the second git looked at is not missed.
    pub(super) fn against(&self, entry: &Stat, empty: bool, trust: Trust) -> Verdict {
        let differs = |(secs, nanos): Time, theirs: gix::index::entry::stat::Time| {
            secs as u32 != theirs.secs || (trust.full && nanos != 0 && theirs.nsecs != 0 && nanos != theirs.nsecs)
        };
        let owner = |stat: &FileStat| (stat.ino as u32, stat.uid, stat.gid);
        if differs(self.mtime, entry.mtime)
            || index_size(self.size) != entry.size
            || (cfg!(unix) && trust.full && trust.ctime && differs(self.ctime, entry.ctime))
            || (cfg!(unix) && trust.full && owner(self) != (entry.ino, entry.uid, entry.gid))
            // Git writes a size of 0 for what it knows to be racy and changed.
            || (entry.size == 0 && !empty)
        {
            return Verdict::Different;
        }
        let exact = entry.mtime.nsecs != 0 && trust.index.1 != 0;
        let (secs, nanos) = trust.index;
        let modified = i64::from(entry.mtime.secs);
        if modified > secs || (modified == secs && !(exact && entry.mtime.nsecs < nanos)) {
            return Verdict::Racy;
        }
        Verdict::Same
    }

    /// Whether a content read at `taken` or later is still there if the stat is.
    /// A write within the clock's step of the reading could leave the stat alone.
    pub(super) fn settled(&self, taken: SystemTime) -> bool {
        let last = self.mtime.max(self.ctime);
        // A file system that has no nanoseconds may have steps of two seconds.
        let step = if last.1 == 0 {
            Duration::from_secs(2)
        } else {
            Duration::from_millis(100)
        };
        taken.checked_sub(step).is_some_and(|before| last < since_epoch(before))
    }
}

fn since_epoch(time: SystemTime) -> Time {
    time.duration_since(SystemTime::UNIX_EPOCH)
        .map_or((0, 0), |since| (since.as_secs() as i64, since.subsec_nanos()))
}

/// Git keeps 32 bits of a size, and no multiple of 4 GiB as 0.
fn index_size(size: u64) -> u32 {
    match size as u32 {
        0 if size != 0 => 0x8000_0000,
        low => low,
    }
}

//! The work tree as it is now: git's index, what differs from it, what it does not know.

use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use bstr::{BStr, ByteSlice};
use gix::index::entry::{Flags, Mode};
use gix::index::{State, decode};
use rayon::prelude::*;

use super::attributes::{self, Attributes, Rules};
use super::beneath::{Beneath, Content};
use super::filter::{self, Filter};
use super::listing::digest;
use super::stamp::{self, Last, Read};
use super::walk::{self, Fate, Found, What};
use super::{FileEntry, Listing, Repository, blob_id};
use crate::error::Result;
use crate::model::FileState;
use crate::model::{BlobId, RepoPath, SkipReason};

pub(super) fn list(
    repository: &Repository,
    git: &gix::ThreadSafeRepository,
    last: Option<&[u8]>,
) -> Result<Option<Listing>> {
    let taken = SystemTime::now();
    let local = git.to_thread_local();
    let last = Last::new(last, Some(&local));
    let head = repository.head_of(&local)?;
    let index = index(&local).map_err(|error| repository.error(&error))?;
    let (fates, found) = walk::walk(git, repository.root(), &index);
    let Found {
        tracked,
        loose,
        attributes: on_disk,
        warnings,
    } = found;

    let root = Beneath::new(repository.root());
    let rules = Rules::of_worktree(&local, &index, &on_disk, &root);
    let looking = Looking {
        git,
        index: &index,
        root: &root,
        rules: &rules,
        last: &last,
        filters: Mutex::default(),
    };
    let tracked: Vec<_> = tracked
        .into_par_iter()
        .filter_map(|open| looking.tracked(open))
        .collect();
    let loose: Vec<_> = loose.into_par_iter().filter_map(|loose| looking.loose(loose)).collect();

    let mut files = clean(&index, &fates, tracked.len() + loose.len());
    let mut read = Vec::new();
    for looked in tracked.into_iter().chain(loose) {
        files.push(looked.file);
        read.extend(looked.read);
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));

    let plain = digest(&head, &files);
    if last.same_inputs(&plain, &rules.digest) {
        return Ok(None);
    }
    let mut whole = plain;
    if rules.linguist {
        let make = || Attributes::of_worktree(git.to_thread_local(), &index, root.root());
        attributes::mark(&mut files, make).map_err(|error| repository.error(&error))?;
        whole = digest(&head, &files);
    }
    if last.same(&whole) {
        return Ok(None);
    }
    let stamp = stamp::stamp(taken, rules.digest, plain, whole, read);
    Ok(Some(Listing {
        head,
        commit: None,
        files,
        stamp,
        objects: stamp::objects(&local),
        warnings,
    }))
}

/// Git's index as it is on disk, sparse folders written out. Not git's checksum
/// of it: git itself does not look at that either.
pub(super) fn index(git: &gix::Repository) -> gix::Result<State> {
    let file = gix::index::File::at_or_default(git.index_path(), git.object_hash(), true, decode::Options::default())?;
    let mut index = State::from(file);
    if !index.is_sparse() {
        return Ok(index);
    }
    let folded: Vec<_> = index
        .entries()
        .iter()
        .filter(|entry| entry.mode.is_sparse())
        .map(|entry| (entry.path(&index).to_owned(), entry.id))
        .collect();
    index.remove_entries(|_, _, entry| entry.mode.is_sparse());
    for (folder, tree) in folded {
        let tree = git.index_from_tree(&tree)?;
        for entry in tree.entries() {
            let mut path = folder.clone();
            path.extend_from_slice(entry.path(&tree));
            let flags = Flags::SKIP_WORKTREE | Flags::EXTENDED;
            index.dangerously_push_entry(entry.stat, entry.id, flags, entry.mode, path.as_bstr());
        }
    }
    index.sort_entries();
    Ok(index)
}

/// The files the walk needed no second look at.
fn clean(index: &State, fates: &[Fate], more: usize) -> Vec<FileEntry> {
    let mut files: Vec<FileEntry> = Vec::with_capacity(fates.len() + more);
    for (entry, fate) in index.entries().iter().zip(fates) {
        if !matches!(fate, Fate::Clean | Fate::Elsewhere) {
            continue;
        }
        let path = entry.path(index);
        // Further stages of a conflict outside the work tree.
        if entry.stage_raw() > 1 && files.last().is_some_and(|last| last.path == path) {
            continue;
        }
        files.push(from_index(
            path,
            entry,
            (*fate == Fate::Clean).then_some(u64::from(entry.stat.size)),
        ));
    }
    files
}

/// A file as git's index, or a tree made into one, has it.
pub(super) fn from_index(path: &BStr, entry: &gix::index::Entry, size: Option<u64>) -> FileEntry {
    let skip = match entry.mode {
        Mode::SYMLINK => Some(SkipReason::Symlink),
        Mode::COMMIT => Some(SkipReason::Submodule),
        _ => None,
    };
    FileEntry {
        path: path.to_owned(),
        blob: skip.is_none().then(|| blob_id(&entry.id)),
        state: FileState::Clean,
        size: size.filter(|_| skip.is_none()),
        skip,
        generated: false,
    }
}

/// The second look, at contents.
struct Looking<'a> {
    git: &'a gix::ThreadSafeRepository,
    index: &'a State,
    root: &'a Beneath,
    rules: &'a Rules,
    last: &'a Last,
    filters: Mutex<Vec<Filter>>,
}

/// A file looked at, and what is worth remembering of it.
struct Looked {
    file: FileEntry,
    read: Option<Read>,
}

impl Looking<'_> {
    fn tracked(&self, open: walk::Tracked) -> Option<Looked> {
        let entry = &self.index.entries()[open.entry];
        let path = entry.path(self.index);
        let known = entry.stage_raw() == 0 && !entry.flags.contains(Flags::INTENT_TO_ADD);
        // What a program would have made of an untouched file, git's index says.
        if open.racy && self.with_filter(|filter| filter.needs_program(path)).unwrap_or(false) {
            return Some(Looked {
                file: from_index(path, entry, Some(u64::from(entry.stat.size))),
                read: None,
            });
        }
        if matches!(open.what, What::Link) && entry.mode == Mode::SYMLINK && known && self.same_link(path, entry.id) {
            return Some(Looked {
                file: from_index(path, entry, None),
                read: None,
            });
        }
        let state = if entry.flags.contains(Flags::INTENT_TO_ADD) {
            FileState::Untracked
        } else {
            FileState::Modified
        };
        let mut looked = self.look(path.to_owned(), open.what, state)?;
        let same_type = !matches!(entry.mode, Mode::SYMLINK | Mode::COMMIT);
        if known && same_type && looked.file.blob == Some(blob_id(&entry.id)) {
            looked.file.state = FileState::Clean;
        }
        Some(looked)
    }

    fn loose(&self, loose: walk::Loose) -> Option<Looked> {
        self.look(loose.path, loose.what, FileState::Untracked)
    }

    /// `None` if it has vanished since.
    fn look(&self, path: RepoPath, what: What, state: FileState) -> Option<Looked> {
        let entry = |path, blob, skip, size| FileEntry {
            path,
            blob,
            state,
            skip,
            size,
            generated: false,
        };
        let skipped = |path, reason| {
            Some(Looked {
                file: entry(path, None, Some(reason), None),
                read: None,
            })
        };
        let stat = match what {
            What::File(stat) => stat,
            What::Link => return skipped(path, SkipReason::Symlink),
            What::Skip(reason) => return skipped(path, reason),
        };
        if let Some(blob) = self.last.blob(path.as_bstr(), &stat, &self.rules.digest) {
            let file = entry(path.clone(), Some(blob), None, Some(stat.size));
            return Some(Looked {
                file,
                read: Some(Read { path, stat, blob }),
            });
        }
        if stat.size > super::MAX_READ {
            return skipped(path, SkipReason::TooLarge);
        }
        match self.root.read(path.as_bstr()) {
            Content::File(bytes, stat) => match self.hash(path.as_bstr(), bytes) {
                Ok(blob) => {
                    let file = entry(path.clone(), Some(blob), None, Some(stat.size));
                    Some(Looked {
                        file,
                        read: Some(Read { path, stat, blob }),
                    })
                }
                Err(error) => skipped(path, SkipReason::Unreadable(error.0)),
            },
            Content::Absent => None,
            Content::Unreadable(error) => skipped(path, SkipReason::Unreadable(error.0)),
        }
    }

    fn hash(&self, path: &BStr, mut bytes: Vec<u8>) -> Result<BlobId, super::Unreadable> {
        if self.rules.convert {
            bytes = self
                .with_filter(|filter| filter.clean(path, std::mem::take(&mut bytes), self.index))
                .unwrap_or(bytes);
        }
        filter::hash(self.index.object_hash(), &bytes)
    }

    /// `None` where there is nothing to convert, or attributes cannot be read.
    fn with_filter<T>(&self, work: impl FnOnce(&mut Filter) -> T) -> Option<T> {
        if !self.rules.convert {
            return None;
        }
        let free = self.filters.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut filter = match free {
            Some(filter) => filter,
            None => {
                Filter::new(Attributes::of_worktree(self.git.to_thread_local(), self.index, self.root.root()).ok()?)
            }
        };
        let done = work(&mut filter);
        self.filters.lock().unwrap_or_else(PoisonError::into_inner).push(filter);
        Some(done)
    }

    /// Whether the link, or the file that stands for it, is as in the index.
    fn same_link(&self, path: &BStr, id: gix::ObjectId) -> bool {
        let link = gix::path::from_bstr(path)
            .ok()
            .and_then(|path| std::fs::read_link(self.root.root().join(path)).ok());
        let target = match (link.map(gix::path::into_bstr), self.root.read(path)) {
            (Some(Ok(target)), _) => target.into_owned().into(),
            (None, Content::File(bytes, _)) => bytes,
            _ => return false,
        };
        filter::hash(self.index.object_hash(), &target) == Ok(blob_id(&id))
    }
}

//! A folder outside git, listed by the rules ripgrep has.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use bstr::ByteSlice;
use ignore::{DirEntry, WalkBuilder};
use rayon::prelude::*;

use super::beneath::{Beneath, Content, words};
use super::listing::digest;
use super::stamp::{self, Last, Read};
use super::stat::FileStat;
use super::{FileEntry, Head, Listing, filter};
use crate::error::Result;
use crate::model::FileState;
use crate::model::{RepoPath, SkipReason};

/// Folders have no rules of conversion.
const RULES: [u8; 32] = [0; 32];

pub(super) fn list(root: &Path, last: Option<&[u8]>) -> Result<Option<Listing>> {
    let taken = SystemTime::now();
    let last = Last::new(last, None);
    let mut warnings = Vec::new();
    let mut found = Vec::new();
    // A repository inside is a project of its own: named, and not looked into.
    let nested = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&nested);
    // Above the root nothing is read, not even rules.
    let walk = WalkBuilder::new(root)
        .follow_links(false)
        .parents(false)
        .git_global(false)
        .git_exclude(false)
        .require_git(false)
        .filter_entry(move |entry| {
            let is_nested = entry.depth() > 0
                && entry.file_type().is_some_and(|kind| kind.is_dir())
                && gix::discover::is_git(&entry.path().join(".git")).is_ok();
            if is_nested {
                seen.lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(entry.path().to_owned());
            }
            !is_nested
        })
        .build();
    for entry in walk {
        match entry {
            Ok(entry) if entry.depth() > 0 => found.extend(look(root, &entry, &mut warnings)),
            Ok(_) => {}
            Err(error) => warnings.push(error.to_string()),
        }
    }
    for folder in nested.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        found.extend(name(root, &folder, &mut warnings).map(|path| (path, Err(SkipReason::NestedRepository))));
    }
    let files = Beneath::new(root);
    let looked: Vec<_> = found
        .into_par_iter()
        .filter_map(|(path, what)| hash(&files, &last, path, what))
        .collect();
    let (mut files, read): (Vec<_>, Vec<_>) = looked.into_iter().unzip();
    files.sort_by(|a: &FileEntry, b| a.path.cmp(&b.path));
    let head = Head::default();
    let whole = digest(&head, &files);
    if last.same(&whole) {
        return Ok(None);
    }
    warnings.sort_unstable();
    let stamp = stamp::stamp(taken, RULES, whole, whole, read.into_iter().flatten().collect());
    Ok(Some(Listing {
        head,
        commit: None,
        files,
        stamp,
        objects: [0; 32],
        warnings,
    }))
}

/// The path as git would write it, if it could.
fn name(root: &Path, path: &Path, warnings: &mut Vec<String>) -> Option<RepoPath> {
    let relative = path.strip_prefix(root).ok()?;
    match gix::path::into_bstr(relative) {
        Ok(path) => Some(gix::path::to_unix_separators_on_windows(path).into_owned()),
        Err(_) => {
            warnings.push(format!("{} has a name git cannot hold", relative.display()));
            None
        }
    }
}

/// What to list of it, if anything.
fn look(root: &Path, entry: &DirEntry, warnings: &mut Vec<String>) -> Option<(RepoPath, Result<FileStat, SkipReason>)> {
    let path = name(root, entry.path(), warnings)?;
    let kind = entry.file_type()?;
    let what = match () {
        () if kind.is_dir() => return None,
        () if kind.is_symlink() => Err(SkipReason::Symlink),
        () if !kind.is_file() => Err(SkipReason::SpecialFile),
        () => match entry.path().symlink_metadata() {
            Ok(meta) => Ok(FileStat::new(&meta)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
            Err(error) => Err(SkipReason::Unreadable(words(&error))),
        },
    };
    Some((path, what))
}

/// `None` if it has vanished since.
fn hash(
    files: &Beneath,
    last: &Last,
    path: RepoPath,
    what: Result<FileStat, SkipReason>,
) -> Option<(FileEntry, Option<Read>)> {
    let known = |path: RepoPath, stat: FileStat, blob| {
        let (skip, size) = (None, Some(stat.size));
        let file = FileEntry {
            path: path.clone(),
            blob: Some(blob),
            state: FileState::Untracked,
            skip,
            size,
            generated: false,
        };
        Some((file, Some(Read { path, stat, blob })))
    };
    let skipped = |path, reason| {
        let skip = Some(reason);
        Some((
            FileEntry {
                path,
                blob: None,
                state: FileState::Untracked,
                skip,
                size: None,
                generated: false,
            },
            None,
        ))
    };
    let stat = match what {
        Ok(stat) => stat,
        Err(reason) => return skipped(path, reason),
    };
    if let Some(blob) = last.blob(path.as_bstr(), &stat, &RULES) {
        return known(path, stat, blob);
    }
    if stat.size > super::MAX_READ {
        return skipped(path, SkipReason::TooLarge);
    }
    match files.read(path.as_bstr()) {
        Content::File(bytes, stat) => match filter::hash(gix::hash::Kind::Sha1, &bytes) {
            Ok(blob) => known(path, stat, blob),
            Err(error) => skipped(path, SkipReason::Unreadable(error.0)),
        },
        Content::Absent => None,
        Content::Unreadable(error) => skipped(path, SkipReason::Unreadable(error.0)),
    }
}

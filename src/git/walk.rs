//! One walk over the work tree: what is there, tracked or not.
//!
//! Git looks twice, at every path of its index and into every folder. Here a
//! folder is read once and its tracked files are compared with git's index on
//! the way, so a tracked path below a link is never looked at, and a folder
//! that cannot be read costs a warning and not the listing.

use std::fs::{FileType, Metadata};
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};

use bstr::{BStr, BString, ByteSlice};
use gix::index::State;
use gix::index::entry::{Flags, Mode};

use super::beneath::words;
use super::ignores::{Asking, Ignores};
use super::stat::{FileStat, Trust, Verdict};
use crate::model::{RepoPath, SkipReason};

/// What became of a path of git's index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Fate {
    /// Not in the work tree.
    Gone,
    /// As in the index.
    Clean,
    /// Deliberately not in the work tree, so as in the index.
    Elsewhere,
    /// In [`Found::tracked`].
    Open,
}

/// A tracked path of which the stat did not say all.
pub(super) struct Tracked {
    /// Its number in the index; of its first stage, if in conflict.
    pub(super) entry: usize,
    pub(super) what: What,
    pub(super) racy: bool,
}

/// A path that is neither tracked nor ignored.
pub(super) struct Loose {
    pub(super) path: RepoPath,
    pub(super) what: What,
}

/// What stands at a path.
pub(super) enum What {
    File(FileStat),
    Link,
    Skip(SkipReason),
}

/// What the walk found beside the clean files.
#[derive(Default)]
pub(super) struct Found {
    pub(super) tracked: Vec<Tracked>,
    pub(super) loose: Vec<Loose>,
    /// The `.gitattributes` files, sorted.
    pub(super) attributes: Vec<RepoPath>,
    pub(super) warnings: Vec<String>,
}

struct Walk<'a> {
    root: &'a Path,
    index: &'a State,
    trust: Trust,
    /// Present files of a sparse checkout count although the index says to skip them.
    sparse: bool,
    /// Links are checked out as plain files.
    fake_links: bool,
    ignore_case: bool,
    /// The git directory, where it has another name than `.git`.
    git_dirs: Vec<PathBuf>,
    fates: Vec<AtomicU8>,
    ignores: Ignores<'a>,
    found: Mutex<Found>,
}

/// A folder to look into.
struct Folder {
    /// Relative to the root, without a slash at the end.
    path: BString,
    /// The index entries below it.
    entries: Range<usize>,
    /// A `.gitignore` here or above cannot be read without danger.
    lawless: bool,
}

/// Walks the work tree at `root`. The fates are one for each entry of `index`.
pub(super) fn walk(git: &gix::ThreadSafeRepository, root: &Path, index: &State) -> (Vec<Fate>, Found) {
    let local = git.to_thread_local();
    let config = local.config_snapshot();
    let fate = |flags: Flags| match flags {
        _ if flags.contains(Flags::ASSUME_VALID) => Fate::Clean,
        _ if flags.contains(Flags::SKIP_WORKTREE) => Fate::Elsewhere,
        _ => Fate::Gone,
    };
    let walk = Walk {
        root,
        index,
        trust: Trust::new(&local, index),
        sparse: config.boolean("core.sparsecheckout").unwrap_or(false),
        fake_links: config.boolean("core.symlinks") == Some(false),
        ignore_case: config.boolean("core.ignorecase").unwrap_or(false),
        git_dirs: [local.git_dir(), local.common_dir()]
            .iter()
            .filter_map(|dir| dir.canonicalize().ok())
            .collect(),
        fates: index
            .entries()
            .iter()
            .map(|entry| AtomicU8::new(fate(entry.flags) as u8))
            .collect(),
        ignores: Ignores::new(git, index),
        found: Mutex::new(Found::default()),
    };
    let lawless = walk.ignores.prepare().err();
    let top = Folder {
        path: BString::default(),
        entries: 0..index.entries().len(),
        lawless: lawless.is_some(),
    };
    rayon::scope(|scope| walk.folder(scope, top));

    let mut found = walk.found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.tracked.sort_unstable_by_key(|tracked| tracked.entry);
    found.loose.sort_unstable_by(|a, b| a.path.cmp(&b.path));
    found.attributes.sort_unstable();
    found.warnings.sort_unstable();
    found
        .warnings
        .extend(lawless.map(|why| format!("nothing is ignored: {why}")));
    let fates = walk
        .fates
        .into_iter()
        .map(|fate| Fate::from(fate.into_inner()))
        .collect();
    (fates, found)
}

impl<'a> Walk<'a> {
    fn folder<'s>(&'s self, scope: &rayon::Scope<'s>, folder: Folder)
    where
        'a: 's,
    {
        let mut here = Found::default();
        let mut asking = self.ignores.ask();
        let listed = gix::path::from_bstr(folder.path.as_bstr())
            .map_err(io::Error::other)
            .and_then(|path| std::fs::read_dir(self.root.join(path)))
            .and_then(Iterator::collect::<io::Result<Vec<_>>>);
        match listed {
            Ok(listed) => self.entries(scope, &folder, listed, &mut asking, &mut here),
            Err(error) => self.closed(&folder, &error, &mut here),
        }
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.tracked.append(&mut here.tracked);
        found.loose.append(&mut here.loose);
        found.attributes.append(&mut here.attributes);
        found.warnings.append(&mut here.warnings);
    }

    fn entries<'s>(
        &'s self,
        scope: &rayon::Scope<'s>,
        folder: &Folder,
        listed: Vec<std::fs::DirEntry>,
        asking: &mut Asking,
        here: &mut Found,
    ) where
        'a: 's,
    {
        let mut lawless = folder.lawless;
        if let Some(rules) = listed.iter().find(|entry| entry.file_name() == ".gitignore") {
            let path = rules.path();
            let harmless = |kind: FileType| kind.is_dir() || kind.is_symlink();
            lawless |= !rules.file_type().is_ok_and(harmless) && !super::attributes::is_patterns(&path);
            if lawless && !folder.lawless {
                here.warnings.push(format!(
                    "{} is no file of patterns: nothing is ignored beside it",
                    path.display()
                ));
            }
        }
        let mut path = folder.path.clone();
        for entry in listed {
            let (name, Ok(kind)) = (entry.file_name(), entry.file_type()) else {
                continue;
            };
            let Ok(name) = gix::path::os_str_into_bstr(&name) else {
                here.warnings
                    .push(format!("{} has a name git cannot hold", entry.path().display()));
                continue;
            };
            if name == ".git" || (self.ignore_case && name.eq_ignore_ascii_case(b".git")) {
                continue;
            }
            path.truncate(folder.path.len());
            if !path.is_empty() {
                path.push(b'/');
            }
            path.extend_from_slice(name);
            if name == ".gitattributes" && kind.is_file() {
                here.attributes.push(path.clone());
            }
            let tracked = self.find(path.as_bstr(), &folder.entries);
            if kind.is_dir() {
                if let Some(number) = tracked
                    .clone()
                    .find(|number| self.index.entries()[*number].mode == Mode::COMMIT)
                {
                    self.settle(number, Fate::Clean);
                } else if let Some(next) = self.descend(&path, folder, lawless, asking, here) {
                    scope.spawn(move |scope| self.folder(scope, next));
                }
            } else if !tracked.is_empty() {
                self.tracked(tracked, kind, entry.metadata(), here);
            } else if lawless || !asking.ignored(path.as_bstr(), Mode::FILE) {
                let what = match entry.metadata() {
                    _ if kind.is_symlink() => What::Skip(SkipReason::Symlink),
                    _ if !kind.is_file() => What::Skip(SkipReason::SpecialFile),
                    Ok(meta) => What::File(FileStat::new(&meta)),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                    Err(error) => What::Skip(SkipReason::Unreadable(words(&error))),
                };
                here.loose.push(Loose {
                    path: path.clone(),
                    what,
                });
            }
        }
    }

    /// The folder at `path`, if it is to be looked into.
    fn descend(
        &self,
        path: &BString,
        parent: &Folder,
        lawless: bool,
        asking: &mut Asking,
        here: &mut Found,
    ) -> Option<Folder> {
        let entries = self.below(path, &parent.entries);
        if entries.is_empty() {
            // A folder of ignored files only holds nothing; one with tracked files does.
            let name = path.rsplit_str("/").next().unwrap_or_default();
            if name == b".treering" || (!lawless && asking.ignored(path.as_bstr(), Mode::DIR)) {
                return None;
            }
            let at = self.root.join(gix::path::from_bstr(path.as_bstr()).ok()?);
            if gix::discover::is_git(&at.join(".git")).is_ok() {
                here.loose.push(Loose {
                    path: path.clone(),
                    what: What::Skip(SkipReason::NestedRepository),
                });
                return None;
            }
            if self.git_dirs.contains(&at) {
                return None;
            }
        }
        Some(Folder {
            path: path.clone(),
            entries,
            lawless,
        })
    }

    /// Compares a tracked path with the index. `numbers` are its stages.
    fn tracked(&self, numbers: Range<usize>, kind: FileType, meta: io::Result<Metadata>, here: &mut Found) {
        let entry = &self.index.entries()[numbers.start];
        let conflict = entry.stage_raw() != 0;
        match Fate::from(self.fates[numbers.start].load(Ordering::Relaxed)) {
            Fate::Gone => {}
            Fate::Elsewhere if self.sparse => {}
            Fate::Clean | Fate::Elsewhere | Fate::Open => return,
        }
        let stat = match meta {
            Ok(meta) => FileStat::new(&meta),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return,
            Err(error) => {
                let what = What::Skip(SkipReason::Unreadable(words(&error)));
                return self.open(numbers, what, false, here);
            }
        };
        let is_link = entry.mode == Mode::SYMLINK;
        let alike = match () {
            () if kind.is_symlink() => is_link,
            () if is_link => self.fake_links,
            () => kind.is_file() && entry.mode != Mode::COMMIT,
        };
        let verdict = match alike && !conflict && !entry.flags.contains(Flags::INTENT_TO_ADD) {
            true => stat.against(&entry.stat, entry.id.is_empty_blob(), self.trust),
            false => Verdict::Different,
        };
        if verdict == Verdict::Same {
            return self.settle(numbers.start, Fate::Clean);
        }
        let what = match () {
            () if kind.is_symlink() || (is_link && alike) => What::Link,
            () if kind.is_file() => What::File(stat),
            () => What::Skip(SkipReason::SpecialFile),
        };
        self.open(numbers, what, verdict == Verdict::Racy, here);
    }

    /// A folder that cannot be listed: its tracked files are not gone.
    fn closed(&self, folder: &Folder, error: &io::Error, here: &mut Found) {
        if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) {
            return;
        }
        let name = if folder.path.is_empty() {
            BStr::new(".")
        } else {
            folder.path.as_bstr()
        };
        let words = words(error);
        here.warnings.push(format!("{name} cannot be listed: {words}"));
        let mut numbers = folder.entries.clone();
        if numbers.is_empty() && !folder.path.is_empty() {
            let what = What::Skip(SkipReason::Unreadable(words));
            here.loose.push(Loose {
                path: folder.path.clone(),
                what,
            });
            return;
        }
        while let Some(first) = numbers.next() {
            let path = self.index.entries()[first].path(self.index);
            let stages = self.find(path, &(first..folder.entries.end));
            numbers.start = stages.end;
            if self.fates[first].load(Ordering::Relaxed) == Fate::Gone as u8 {
                self.open(stages, What::Skip(SkipReason::Unreadable(words.clone())), false, here);
            }
        }
    }

    fn open(&self, numbers: Range<usize>, what: What, racy: bool, here: &mut Found) {
        here.tracked.push(Tracked {
            entry: numbers.start,
            what,
            racy,
        });
        numbers.for_each(|number| self.settle(number, Fate::Open));
    }

    fn settle(&self, number: usize, fate: Fate) {
        self.fates[number].store(fate as u8, Ordering::Relaxed);
    }

    /// The entries of `within` with that path: several in a conflict.
    fn find(&self, path: &BStr, within: &Range<usize>) -> Range<usize> {
        let start = self.first(within, |at| at < path);
        let end = (start..within.end)
            .find(|number| self.path(*number) != path)
            .unwrap_or(within.end);
        start..end
    }

    /// The entries of `within` below that folder.
    fn below(&self, folder: &BString, within: &Range<usize>) -> Range<usize> {
        let mut bound = folder.clone();
        bound.push(b'/');
        let start = self.first(within, |at| at < bound.as_bstr());
        *bound.last_mut().expect("just pushed") += 1;
        start..self.first(&(start..within.end), |at| at < bound.as_bstr())
    }

    fn first(&self, within: &Range<usize>, before: impl Fn(&BStr) -> bool) -> usize {
        within.start + self.index.entries()[within.clone()].partition_point(|entry| before(entry.path(self.index)))
    }

    fn path(&self, number: usize) -> &BStr {
        self.index.entries()[number].path(self.index)
    }
}

impl From<u8> for Fate {
    fn from(raw: u8) -> Fate {
        [Fate::Gone, Fate::Clean, Fate::Elsewhere, Fate::Open][usize::from(raw)]
    }
}

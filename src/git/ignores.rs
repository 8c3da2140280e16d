//! Git's ignore rules, for the threads of one walk.

use std::sync::{Mutex, PoisonError};

use bstr::BStr;
use gix::index::State;
use gix::index::entry::Mode;
use gix::worktree::Stack;
use gix::worktree::stack::state::ignore::Source;

use super::attributes::is_patterns;

/// The rules of a work tree.
pub(super) struct Ignores<'a> {
    git: &'a gix::ThreadSafeRepository,
    index: &'a State,
    /// Lookups remember the rules of the folder they were last asked about.
    free: Mutex<Vec<Lookup>>,
}

struct Lookup {
    stack: Stack,
    git: gix::Repository,
}

/// One thread's questions.
pub(super) struct Asking<'i> {
    ignores: &'i Ignores<'i>,
    lookup: Option<Lookup>,
}

impl<'a> Ignores<'a> {
    pub(super) fn new(git: &'a gix::ThreadSafeRepository, index: &'a State) -> Ignores<'a> {
        Ignores {
            git,
            index,
            free: Mutex::default(),
        }
    }

    /// Reads the rules that hold everywhere. Without them nothing may be asked;
    /// the error says why, in words.
    pub(super) fn prepare(&self) -> Result<(), String> {
        let git = self.git.to_thread_local();
        let configured = git.config_snapshot().trusted_path("core.excludesfile").ok().flatten();
        for path in configured.into_iter().chain([git.common_dir().join("info/exclude")]) {
            if path.symlink_metadata().is_ok() && !path.is_dir() && !is_patterns(&path) {
                return Err(format!("{} is no file of patterns", path.display()));
            }
        }
        let lookup = self.lookup().map_err(|error| error.to_string())?;
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(lookup);
        Ok(())
    }

    pub(super) fn ask(&self) -> Asking<'_> {
        Asking {
            ignores: self,
            lookup: None,
        }
    }

    fn lookup(&self) -> gix::Result<Lookup> {
        let git = self.git.to_thread_local();
        let stack = git
            .excludes(self.index, None, Source::WorktreeThenIdMappingIfNotSkipped)?
            .detach();
        Ok(Lookup { stack, git })
    }
}

impl Asking<'_> {
    /// Whether an untracked path is ignored.
    pub(super) fn ignored(&mut self, path: &BStr, mode: Mode) -> bool {
        if self.lookup.is_none() {
            let free = self.ignores.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
            self.lookup = free.or_else(|| self.ignores.lookup().ok());
        }
        let Some(Lookup { stack, git }) = &mut self.lookup else {
            return false;
        };
        match stack.at_entry(path, Some(mode), &git.objects) {
            Ok(at) => at.is_excluded(),
            Err(_) => {
                // It may be left halfway: the next path gets a new one.
                self.lookup = None;
                false
            }
        }
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        if let Some(lookup) = self.lookup.take() {
            self.ignores
                .free
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(lookup);
        }
    }
}

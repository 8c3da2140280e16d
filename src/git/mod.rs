//! What does the repository hold, and what changed in it?
//!
//! The only room that knows git. It never runs a program (no filter driver, no
//! fsmonitor, no textconv, no `git`), never opens a connection and never follows
//! a symbolic link below the root: content and configuration of a repository are
//! hostile input.

mod attributes;
mod beneath;
mod commit;
mod filter;
mod folder;
mod ignores;
mod listing;
mod open;
mod read;
mod stamp;
mod stat;
mod walk;
mod worktree;

use std::path::{Path, PathBuf};

use crate::error::{Error, Result};
use crate::model::BlobId;

pub use listing::{FileEntry, Head, Listing};
pub use read::{MAX_READ, Reader, Unreadable};

/// What kind of place was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RepositoryKind {
    /// A repository with its work tree (or a submodule's).
    Worktree,
    /// A further work tree of a repository, made by `git worktree add`.
    LinkedWorktree,
    /// A repository without a work tree.
    Bare,
    /// A plain folder, outside git.
    Folder,
}

/// A repository, or a folder treated as one.
///
/// Git's configuration is read once, on [`Repository::discover`]; refs, index
/// and files are read anew by every call.
pub struct Repository {
    kind: RepositoryKind,
    /// Canonical.
    root: PathBuf,
    /// `None` for a folder.
    git: Option<gix::ThreadSafeRepository>,
}

impl Repository {
    /// The repository that contains `dir`, found as git finds it (within
    /// `GIT_CEILING_DIRECTORIES` and on the same file system), or, outside git,
    /// `dir` as a plain folder.
    pub fn discover(dir: &Path) -> Result<Repository> {
        open::discover(dir)
    }

    /// What kind of place it is.
    pub fn kind(&self) -> RepositoryKind {
        self.kind
    }

    /// The canonical root of the work tree or folder; the git directory of a
    /// bare repository.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Whether history was cut off when it was cloned.
    pub fn is_shallow(&self) -> bool {
        self.git
            .as_ref()
            .is_some_and(|git| git.to_thread_local().is_shallow().unwrap_or(false))
    }

    /// Where the index of this repository belongs: `treering` in the git
    /// directory its worktrees share, `.treering` in a folder.
    pub fn index_home(&self) -> PathBuf {
        match &self.git {
            Some(git) => {
                let git = git.to_thread_local();
                let common = git.common_dir();
                common
                    .canonicalize()
                    .unwrap_or_else(|_| common.to_owned())
                    .join("treering")
            }
            None => self.root.join(".treering"),
        }
    }

    /// A stable name of this work tree among those that share the index:
    /// `worktree`, `worktree:<id>` for a linked one, `folder`; `bare` where there
    /// is none.
    pub fn view_name(&self) -> String {
        match (self.kind, &self.git) {
            (RepositoryKind::LinkedWorktree, Some(git)) => {
                let git = git.to_thread_local();
                let id = git
                    .git_dir()
                    .file_name()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned();
                format!("worktree:{id}")
            }
            (RepositoryKind::Bare, _) => "bare".into(),
            (RepositoryKind::Folder, _) => "folder".into(),
            _ => "worktree".into(),
        }
    }

    /// What is checked out.
    pub fn head(&self) -> Result<Head> {
        match &self.git {
            Some(git) => self.head_of(&git.to_thread_local()),
            None => Ok(Head::default()),
        }
    }

    /// The work tree as it is now. `None`: the listing would be the same as the
    /// one `last` (its [`Listing::stamp`]) came with.
    pub fn worktree(&self, last: Option<&[u8]>) -> Result<Option<Listing>> {
        match (&self.git, self.kind) {
            (_, RepositoryKind::Bare) => Err(Error::Bare(self.root.clone())),
            (Some(git), _) => worktree::list(self, git, last),
            (None, _) => folder::list(&self.root, last),
        }
    }

    /// The tree of the commit that `rev` names.
    pub fn commit(&self, rev: &str) -> Result<Listing> {
        match &self.git {
            Some(git) => commit::list(self, git, rev),
            None => Err(Error::UnknownRevision {
                rev: rev.into(),
                shallow: false,
            }),
        }
    }

    /// Whether no content that was missing when a commit got this stamp can have come since.
    pub fn is_as_complete(&self, stamp: &[u8]) -> bool {
        stamp::holds(
            stamp,
            self.git
                .as_ref()
                .map(gix::ThreadSafeRepository::to_thread_local)
                .as_ref(),
        )
    }

    /// Reads contents; one per thread.
    pub fn reader(&self) -> Reader {
        Reader::new(
            &self.root,
            self.git.as_ref().map(gix::ThreadSafeRepository::to_thread_local),
            self.kind,
        )
    }

    fn head_of(&self, git: &gix::Repository) -> Result<Head> {
        let head = git.head().map_err(|error| self.error(&error))?;
        Ok(Head {
            commit: head.id().map(|id| id.to_string()),
            branch: head.referent_name().map(|name| name.shorten().to_string()),
        })
    }

    /// Git's own words as an error of this repository.
    fn error(&self, error: &dyn std::error::Error) -> Error {
        git_error(&self.root, error)
    }
}

fn git_error(path: &Path, error: &dyn std::error::Error) -> Error {
    // The words of each cause, outermost first.
    let causes = std::iter::successors(Some(error), |error| error.source());
    let mut words: Vec<String> = causes.map(ToString::to_string).collect();
    words.dedup();
    Error::Git {
        path: path.to_owned(),
        detail: words.join(": ").split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

fn blob_id(id: &gix::oid) -> BlobId {
    BlobId::from_bytes(id.as_bytes()).expect("git's ids have 20 or 32 bytes")
}

fn object_id(id: &BlobId) -> gix::ObjectId {
    gix::ObjectId::from_bytes_or_panic(id.as_bytes())
}

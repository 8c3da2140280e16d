//! A repository and its index: what every command and tool works on.

mod blobs;
mod session;
mod symbols;

use std::path::{Path, PathBuf};

use crate::config::Config;
use crate::error::{Error, Result};
use crate::git::{Repository, RepositoryKind};
use crate::store::{Store, View, WriteLock};

pub use blobs::{Blobs, ViewBlob};
pub use session::{Resolution, Session, ViewFile, ViewInfo};
pub use symbols::{Located, Subject};

/// An open repository, and where its index lies.
pub struct Engine {
    /// The repository.
    pub repository: Repository,
    /// The folder of the index.
    pub folder: PathBuf,
    /// The directory it was opened in, below the root: where relative paths may be meant from.
    pub below: String,
    /// The folder is in the user's cache, because the repository cannot be written.
    pub in_cache: bool,
}

impl Engine {
    /// Opens the repository that holds `directory`, or the folder itself outside git.
    /// Nothing is written.
    pub fn open(directory: &Path, config: &Config, force: bool) -> Result<Engine> {
        if !directory.is_dir() {
            return Err(Error::NotADirectory(directory.to_owned()));
        }
        let repository = Repository::discover(directory)?;
        let root = repository.root();
        let is_home = config
            .home
            .as_ref()
            .and_then(|h| h.canonicalize().ok())
            .is_some_and(|home| home == root);
        if (is_home || root.parent().is_none()) && !force {
            return Err(Error::RefusedRoot(root.to_owned()));
        }
        let own = repository.index_home();
        let in_cache = !own.join(crate::store::FILE_NAME).exists() && !can_hold(&own);
        let folder = match (&config.cache, in_cache) {
            (Some(cache), true) => {
                let key = blake3::hash(own.as_os_str().as_encoded_bytes()).to_hex();
                let name = root
                    .file_name()
                    .map(|n| n.to_string_lossy().into_owned())
                    .unwrap_or_default();
                cache.join(format!("{name}-{}", &key[..16]))
            }
            _ => own,
        };
        let below = directory
            .canonicalize()
            .ok()
            .and_then(|directory| Some(slashed(directory.strip_prefix(root).ok()?)))
            .unwrap_or_default();
        Ok(Engine {
            repository,
            folder,
            below,
            in_cache,
        })
    }

    /// What a typed path can mean, as paths from the root, likeliest first: from the root, or
    /// from the directory it was typed in. None outside the root.
    pub fn meanings(&self, typed: &str) -> Vec<String> {
        let path = Path::new(typed);
        if path.is_absolute() {
            let root = self.repository.root();
            let known = path.strip_prefix(root).map(Path::to_owned);
            // Through a link to the root, or one above it.
            let known = known.or_else(|_| {
                let real = path.canonicalize().unwrap_or_default();
                real.strip_prefix(root).map(Path::to_owned)
            });
            return known
                .ok()
                .and_then(|path| lexical(&slashed(&path)))
                .into_iter()
                .collect();
        }
        let from_root = lexical(typed);
        let from_here = lexical(&format!("{}/{typed}", self.below));
        let mut meanings: Vec<String> = from_root.into_iter().chain(from_here).collect();
        meanings.dedup();
        meanings
    }

    /// The index for reading; `None` if there is none yet.
    pub fn reader(&self) -> Result<Option<Store>> {
        Store::open_reader(&self.folder)
    }

    /// The index for writing, made if there is none, and the lock that allows it.
    pub fn writer(&self) -> Result<(Store, WriteLock)> {
        let io = |source| Error::Io {
            action: "create",
            path: self.folder.clone(),
            source,
        };
        std::fs::create_dir_all(&self.folder).map_err(io)?;
        if self.folder.file_name().is_some_and(|n| n == ".treering") {
            // Outside git: the folder ignores itself, should git come later.
            let ignore = self.folder.join(".gitignore");
            if !ignore.exists() {
                std::fs::write(&ignore, "*\n").map_err(io)?;
            }
        }
        let lock = WriteLock::acquire(&self.folder)?;
        let store = Store::open_writer(&self.folder, &lock)?;
        Ok((store, lock))
    }

    /// The revision meant when none is named: without a work tree, the commit of HEAD.
    pub fn revision<'r>(&self, rev: Option<&'r str>) -> Option<&'r str> {
        let is_bare = self.repository.kind() == RepositoryKind::Bare;
        rev.or(is_bare.then_some("HEAD"))
    }

    /// The name of the view for a revision, or of the work tree.
    pub fn view_name(&self, commit: Option<&str>) -> String {
        commit.map_or_else(|| self.repository.view_name(), |commit| format!("commit:{commit}"))
    }

    /// The view of that name, if indexed.
    pub fn view(&self, store: &Store, name: &str) -> Result<View> {
        store
            .view(name)?
            .ok_or_else(|| Error::NotIndexed(self.repository.root().to_owned()))
    }
}

fn slashed(path: &Path) -> String {
    let parts = path.components().map(|part| part.as_os_str().to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}

/// A path without `.`, `..` and double slashes; `None` if it leads out.
fn lexical(path: &str) -> Option<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Whether a folder can be made and written, without making it.
fn can_hold(folder: &Path) -> bool {
    let mut at = Some(folder);
    while let Some(path) = at {
        if path.is_dir() {
            let probe = path.join(format!(".treering-probe-{}", std::process::id()));
            let made = std::fs::OpenOptions::new()
                .write(true)
                .create_new(true)
                .open(&probe)
                .is_ok();
            let _ = std::fs::remove_file(&probe);
            return made;
        }
        at = path.parent();
    }
    false
}

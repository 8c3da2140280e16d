//! Git's attributes: where they are written, and what they say of a path.

use std::path::{Path, PathBuf};

use bstr::{BStr, BString, ByteSlice};
use fxhash::FxHashMap;
use gix::attrs::StateRef;
use gix::attrs::search::Outcome;
use gix::index::State;
use gix::worktree::Stack;
use gix::worktree::stack::state::attributes::Source;
use rayon::prelude::*;

use super::FileEntry;
use super::beneath::{Beneath, Content};
use crate::model::{RepoPath, SkipReason};

/// A larger file of patterns is taken for an attack.
const MAX_PATTERNS: u64 = 16 << 20;

/// Everything that decides how contents are converted and marked.
pub(super) struct Rules {
    /// Identity of all of it.
    pub(super) digest: [u8; 32],
    /// Some content may be stored otherwise than it stands in the work tree.
    pub(super) convert: bool,
    /// Some file may be marked as generated or vendored.
    pub(super) linguist: bool,
}

impl Rules {
    /// Those of a work tree, where `on_disk` are its `.gitattributes`.
    pub(super) fn of_worktree(git: &gix::Repository, index: &State, on_disk: &[RepoPath], root: &Beneath) -> Rules {
        let mut gathering = Gathering::default();
        for path in on_disk {
            if let Content::File(bytes, _) = root.read(path.as_bstr()) {
                gathering.add(path, &bytes);
            }
        }
        gathering.add_index(git, index, |path| on_disk.iter().all(|on_disk| on_disk != path));
        gathering.finish(git)
    }

    /// Those of a commit, given as an index.
    pub(super) fn of_tree(git: &gix::Repository, tree: &State) -> Rules {
        let mut gathering = Gathering::default();
        gathering.add_index(git, tree, |_| true);
        gathering.finish(git)
    }
}

#[derive(Default)]
struct Gathering {
    hash: blake3::Hasher,
    any: bool,
    linguist: bool,
}

impl Gathering {
    fn add(&mut self, name: &[u8], bytes: &[u8]) {
        self.hash.update(&(name.len() as u64).to_le_bytes()).update(name);
        self.hash.update(&(bytes.len() as u64).to_le_bytes()).update(bytes);
        self.any |= !bytes.is_empty();
        self.linguist |= bytes.contains_str("linguist-");
    }

    fn add_index(&mut self, git: &gix::Repository, index: &State, wanted: impl Fn(&BStr) -> bool) {
        for entry in index.entries() {
            let path = entry.path(index);
            let Some(folder) = path.strip_suffix(b".gitattributes") else {
                continue;
            };
            let own_name = folder.is_empty() || folder.ends_with(b"/");
            if own_name && wanted(path) && small_blob(git, entry.id) {
                // A missing object (partial clone) says nothing.
                if let Ok(object) = git.find_object(entry.id) {
                    self.add(path, &object.data);
                }
            }
        }
    }

    fn finish(mut self, git: &gix::Repository) -> Rules {
        let global = git.attribute_global_paths().unwrap_or_default();
        for path in global.into_iter().chain([git.common_dir().join("info/attributes")]) {
            if is_patterns(&path)
                && let Ok(bytes) = std::fs::read(&path)
            {
                self.add(path.as_os_str().as_encoded_bytes(), &bytes);
            }
        }
        let config = git.config_snapshot();
        let autocrlf = config.string("core.autocrlf");
        let eol = config.string("core.eol");
        self.hash.update(format!("{autocrlf:?} {eol:?}").as_bytes());
        Rules {
            digest: self.hash.finalize().into(),
            convert: self.any || autocrlf.is_some_and(|value| value != "false"),
            linguist: self.linguist,
        }
    }
}

fn small_blob(git: &gix::Repository, id: gix::ObjectId) -> bool {
    git.find_header(id).is_ok_and(|header| header.size() <= MAX_PATTERNS)
}

/// Whether it can be read as patterns: git's reader would wait for a pipe for
/// ever, and for a device without end.
pub(super) fn is_patterns(path: &Path) -> bool {
    path.metadata()
        .is_ok_and(|meta| meta.is_file() && meta.len() <= MAX_PATTERNS)
}

/// Answers what the attributes of a path are.
pub(super) struct Attributes {
    git: gix::Repository,
    stack: Stack,
    /// Folders of the work tree, and whether all `.gitattributes` from the root to there can be read.
    readable: Option<(PathBuf, FxHashMap<BString, bool>)>,
}

impl Attributes {
    /// As the work tree says, or the index where that has none.
    pub(super) fn of_worktree(git: gix::Repository, index: &State, root: &Path) -> gix::Result<Attributes> {
        let stack = git.attributes_only(index, Source::WorktreeThenIdMapping)?.detach();
        Ok(Attributes {
            git,
            stack,
            readable: Some((root.to_owned(), FxHashMap::default())),
        })
    }

    /// As a tree says, given as an index.
    pub(super) fn of_tree(git: gix::Repository, tree: &State) -> gix::Result<Attributes> {
        let stack = git.attributes_only(tree, Source::IdMapping)?.detach();
        Ok(Attributes {
            git,
            stack,
            readable: None,
        })
    }

    /// An outcome to be filled by [`Attributes::fill`], for these attributes.
    pub(super) fn select<const N: usize>(&self, names: [&'static str; N]) -> Outcome {
        self.stack.selected_attribute_matches(names)
    }

    /// Sets `out` to what is said of the file at `path`. What cannot be read says nothing.
    pub(super) fn fill(&mut self, path: &BStr, out: &mut Outcome) {
        out.reset();
        let folder = path.rfind_byte(b'/').map_or(BStr::new(""), |at| path[..at].as_bstr());
        if self.readable(folder)
            && let Ok(at) = self.stack.at_entry(path, None, &self.git.objects)
        {
            at.matching_attributes(out);
        }
    }

    pub(super) fn git(&self) -> &gix::Repository {
        &self.git
    }

    fn readable(&mut self, folder: &BStr) -> bool {
        let Some((root, known)) = &self.readable else {
            return true;
        };
        if let Some(known) = known.get(folder) {
            return *known;
        }
        let root = root.clone();
        let own = match gix::path::from_bstr(folder) {
            // A link is not followed by git, and a folder no trouble.
            Ok(folder) => root
                .join(folder)
                .join(".gitattributes")
                .symlink_metadata()
                .map_or(true, |meta| {
                    meta.is_symlink() || meta.is_dir() || (meta.is_file() && meta.len() <= MAX_PATTERNS)
                }),
            Err(_) => false,
        };
        let parent = folder
            .rfind_byte(b'/')
            .map_or(BStr::new(""), |at| folder[..at].as_bstr());
        let all = own && (folder.is_empty() || self.readable(parent));
        if let Some((_, known)) = &mut self.readable {
            known.insert(folder.to_owned(), all);
        }
        all
    }
}

/// Marks the files that `linguist-generated` and `linguist-vendored` name.
/// `make` is asked once for every run of neighbouring files.
pub(super) fn mark(files: &mut [FileEntry], make: impl Fn() -> gix::Result<Attributes> + Sync) -> gix::Result<()> {
    files.par_chunks_mut(4096).try_for_each(|files| {
        let mut attributes = make()?;
        let mut out = attributes.select(["linguist-generated", "linguist-vendored"]);
        for file in files {
            attributes.fill(file.path.as_bstr(), &mut out);
            let mut said = out.iter_selected().map(|found| match found.assignment.state {
                StateRef::Set => true,
                StateRef::Value(value) => value.as_bstr() == "true",
                StateRef::Unset | StateRef::Unspecified => false,
            });
            let (generated, vendored) = (said.next().unwrap_or(false), said.next().unwrap_or(false));
            file.generated = generated;
            if file.skip.is_none() && vendored {
                file.skip = Some(SkipReason::Vendored);
            } else if file.skip.is_none() && generated {
                file.skip = Some(SkipReason::Generated("linguist-generated".into()));
            }
        }
        Ok(())
    })
}

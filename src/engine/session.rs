//! One view at one generation: what a question is asked of.

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use bstr::{BStr, ByteSlice};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Blobs, Engine};
use crate::error::{Error, Result};
use crate::extract;
use crate::git::Reader;
use crate::language::{Language, by_name, may_be};
use crate::model::{BlobFacts, BlobId, Reference, RepoPath};
use crate::resolve::{Inherit, Resolved};
use crate::store::{FileRow, Store, View};

/// An index open at one generation of one view: what a question is asked of.
pub struct Session<'e> {
    /// The repository.
    pub engine: &'e Engine,
    /// The index, inside a read transaction from here to the end of the session.
    pub store: Store,
    /// The view asked.
    pub view: View,
    /// Files that changed after this generation and could not be taken in.
    pub unseen: Vec<RepoPath>,
    /// Why not, if that is an error's doing.
    pub unseen_because: Option<String>,
    reader: RefCell<Reader>,
    contents: RefCell<Contents>,
    files: OnceCell<Vec<ViewFile>>,
    blobs: OnceCell<Blobs>,
    names: OnceCell<Vec<String>>,
    skipped: OnceCell<BTreeMap<String, u64>>,
    files_with_problems: OnceCell<Vec<(FileRow, &'static Language)>>,
    files_left_out: OnceCell<Vec<FileRow>>,
    outlines: RefCell<HashMap<i64, Rc<(BlobFacts, Vec<Inherit>)>>>,
    resolutions: RefCell<HashMap<i64, Rc<Resolution>>>,
}

/// A file of the view, and whether it is test code by its path.
#[allow(missing_docs)]
pub struct ViewFile {
    pub row: FileRow,
    pub is_test: bool,
}

/// Contents read lately: an answer reads the same ones for its lanes and its
/// snippets, and the next question often asks for them again.
#[derive(Default)]
struct Contents {
    by_id: HashMap<BlobId, Rc<Vec<u8>>>,
    /// Those that were asked for as texts; `None` for binary ones.
    texts: HashMap<BlobId, Option<Rc<Vec<u8>>>>,
    bytes: usize,
}

/// [`crate::model::SkipReason::Unreadable`], by its name.
const UNREADABLE: &str = "unreadable";
/// Bytes of contents kept.
const MAX_CONTENTS: usize = 64 << 20;

impl Contents {
    fn keep(&mut self, id: BlobId, content: Vec<u8>) -> Rc<Vec<u8>> {
        if self.bytes + content.len() > MAX_CONTENTS {
            *self = Contents::default();
        }
        self.bytes += content.len();
        let content = Rc::new(content);
        self.by_id.insert(id, content.clone());
        content
    }
}

/// A file's references, and what they mean in the view.
pub struct Resolution {
    /// In order.
    pub references: Vec<Reference>,
    /// One for each.
    pub resolved: Resolved,
}

/// Which state of the repository an answer speaks of, and how much of it was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ViewInfo {
    /// `worktree`, `worktree:<id>`, `folder` or `commit:<hex>`.
    pub view: String,
    /// The commit, in full; absent when unborn or outside git.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
    /// The branch checked out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch: Option<String>,
    /// Counts every change of the view.
    pub generation: i64,
    /// Changed files of the work tree that are in the answer.
    pub modified: u32,
    /// Untracked files of the work tree that are in the answer.
    pub untracked: u32,
    /// Files of the view whose content could not be had: not in this clone, no permission.
    #[serde(skip_serializing_if = "is_zero")]
    pub unreadable: u64,
    /// What could not be looked at, in sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// Changed files that are *not* in the answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unseen: Vec<String>,
    /// Why not, if that is an error's doing: another process writes, the disk is full.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unseen_because: Option<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
fn is_zero(n: &u64) -> bool {
    *n == 0
}

impl<'e> Session<'e> {
    /// Opens a view of an index; the generation seen stays the same for the whole session.
    pub fn new(engine: &'e Engine, store: Store, name: &str, unseen: Vec<RepoPath>) -> Result<Session<'e>> {
        store.begin_reading()?;
        let view = engine.view(&store, name)?;
        Ok(Session {
            engine,
            store,
            view,
            unseen,
            unseen_because: None,
            reader: RefCell::new(engine.repository.reader()),
            contents: RefCell::default(),
            files: OnceCell::new(),
            blobs: OnceCell::new(),
            names: OnceCell::new(),
            skipped: OnceCell::new(),
            files_with_problems: OnceCell::new(),
            files_left_out: OnceCell::new(),
            outlines: RefCell::default(),
            resolutions: RefCell::default(),
        })
    }

    /// What every answer says of its view.
    pub fn info(&self) -> Result<ViewInfo> {
        Ok(ViewInfo {
            view: self.view.name.clone(),
            commit: self.view.commit.clone(),
            // A commit is on no branch; the one checked out is not its own.
            branch: self
                .view
                .branch
                .clone()
                .filter(|_| !self.view.name.starts_with("commit:")),
            generation: self.view.generation,
            modified: self.view.modified,
            untracked: self.view.untracked,
            unreadable: self.unreadable()?,
            warnings: self.view.warnings.clone(),
            unseen: self.unseen.iter().map(ToString::to_string).collect(),
            unseen_because: self.unseen_because.clone(),
        })
    }

    /// Files of the view whose content could not be had.
    pub fn unreadable(&self) -> Result<u64> {
        Ok(self.skipped()?.get(UNREADABLE).copied().unwrap_or(0))
    }

    /// Whether one of them may be of a language family.
    pub fn lacks_files_of(&self, family: &str) -> Result<bool> {
        if self.unreadable()? == 0 {
            return Ok(false);
        }
        let is_one = |file: &ViewFile| {
            let skip = file.row.skip.as_ref();
            skip.is_some_and(|skip| skip.name() == UNREADABLE) && may_be(file.row.path.as_ref(), family)
        };
        Ok(self.files()?.iter().any(is_one))
    }

    /// A file of the view by its path, from the root or from where it was typed.
    pub fn find_file(&self, path: &str) -> Result<Option<FileRow>> {
        // As it stands first: a name may have anything in it.
        if let Some(row) = self.store.file(self.view.id, path.as_bytes())? {
            return Ok(Some(row));
        }
        for path in self.engine.meanings(path) {
            if let Some(row) = self.store.file(self.view.id, path.as_bytes())? {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    /// A file of the view, or an error with near paths.
    pub fn file(&self, path: &str) -> Result<FileRow> {
        match self.find_file(path)? {
            Some(row) => Ok(row),
            None => {
                let all = self.store.files(self.view.id)?;
                let names = all.iter().map(|row| row.path.to_string());
                Err(Error::UnknownFile {
                    path: path.to_owned(),
                    view: self.view.name.clone(),
                    near: crate::error::nearest_path(path, names.collect()),
                })
            }
        }
    }

    /// Symbols, imports and problems of a blob, read once.
    pub fn outline(&self, blob: i64) -> Result<Rc<(BlobFacts, Vec<Inherit>)>> {
        if let Some(known) = self.outlines.borrow().get(&blob) {
            return Ok(known.clone());
        }
        let outline = Rc::new(self.store.outline(blob)?);
        self.outlines.borrow_mut().insert(blob, outline.clone());
        Ok(outline)
    }

    /// References of a file and their meanings, read once; `None` if it is not in the graph.
    pub fn resolution(&self, blob: i64, edges: i64) -> Result<Rc<Resolution>> {
        if let Some(known) = self.resolutions.borrow().get(&edges) {
            return Ok(known.clone());
        }
        let (references, _) = self.store.detail(blob)?;
        let found = Rc::new(Resolution {
            references,
            resolved: self.store.resolved(edges)?,
        });
        self.resolutions.borrow_mut().insert(edges, found.clone());
        Ok(found)
    }

    /// Every file of the view, by path; read once.
    pub fn files(&self) -> Result<&[ViewFile]> {
        if let Some(known) = self.files.get() {
            return Ok(known);
        }
        let rows = self.store.files(self.view.id)?;
        let is_test = |row: &FileRow| crate::language::is_test_path(row.path.as_ref());
        let files = rows.into_iter().map(|row| ViewFile {
            is_test: is_test(&row),
            row,
        });
        Ok(self.files.get_or_init(|| files.collect()))
    }

    /// The contents of the view; found once.
    pub fn blobs(&self) -> Result<&Blobs> {
        if let Some(known) = self.blobs.get() {
            return Ok(known);
        }
        let found = self.find_blobs()?;
        Ok(self.blobs.get_or_init(|| found))
    }

    /// Distinct names of the view's symbols: those of other contents must not be offered.
    /// Read once.
    pub fn names(&self) -> Result<&[String]> {
        if let Some(known) = self.names.get() {
            return Ok(known);
        }
        let blobs = self.blobs()?;
        let mut names: Vec<String> = Vec::new();
        self.store.each_name("", &mut |name, symbol| {
            if blobs.has_symbol(symbol) && names.last().is_none_or(|last| last != name) {
                names.push(name.to_owned());
            }
            true
        })?;
        Ok(self.names.get_or_init(|| names))
    }

    /// Files of the graph that could not be read wholly, by path; found once.
    pub fn files_with_problems(&self) -> Result<&[(FileRow, &'static Language)]> {
        if let Some(known) = self.files_with_problems.get() {
            return Ok(known);
        }
        let mut files = Vec::new();
        for row in self.store.files_with_problems(self.view.id)? {
            let Some(blob) = row.blob else { continue };
            let language = self.store.blob(blob)?.language;
            files.extend(language.as_deref().and_then(by_name).map(|language| (row, language)));
        }
        Ok(self.files_with_problems.get_or_init(|| files))
    }

    /// Code kept out of the graph as generated, vendored or too large, by path; found once.
    pub fn files_left_out(&self) -> Result<&[FileRow]> {
        if let Some(known) = self.files_left_out.get() {
            return Ok(known);
        }
        let files = self.store.files_left_out(self.view.id)?;
        Ok(self.files_left_out.get_or_init(|| files))
    }

    /// The content that was indexed at a path; `None` if it cannot be had any more
    /// (an edit since, and git never stored it).
    pub fn content(&self, row: &FileRow) -> Option<Rc<Vec<u8>>> {
        self.content_or_reason(row).ok()
    }

    /// The content that was indexed at a path, or a sentence that says why not.
    pub fn content_or_reason(&self, row: &FileRow) -> std::result::Result<Rc<Vec<u8>>, String> {
        let Some(wanted) = row.oid else {
            let reason = row.skip.as_ref().map(|s| {
                [Some(s.name()), s.detail()]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(": ")
            });
            return Err(reason.unwrap_or_else(|| "no content was indexed".into()));
        };
        if let Some(known) = self.contents.borrow().by_id.get(&wanted) {
            return Ok(known.clone());
        }
        match self.reader.borrow_mut().read(row.path.as_ref(), &wanted) {
            Ok((oid, content)) if oid == wanted => Ok(self.contents.borrow_mut().keep(oid, content)),
            Ok(_) => Err("it changed since it was indexed, and git does not have the content from then".into()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The text at a path, in UTF-8 as far as it is text; `None` if it is binary or cannot
    /// be had any more.
    pub fn text(&self, row: &FileRow) -> Option<Rc<Vec<u8>>> {
        let id = row.oid?;
        if let Some(known) = self.contents.borrow().texts.get(&id) {
            return known.clone();
        }
        let content = self.content(row)?;
        let text = if extract::is_binary(&content) {
            None
        } else {
            Some(match extract::decoded(&content) {
                Cow::Borrowed(_) => content.clone(),
                Cow::Owned(text) => Rc::new(text),
            })
        };
        self.contents.borrow_mut().texts.insert(id, text.clone());
        text
    }

    /// Lines `from..=to` of a content, 1-based, without their ends.
    pub fn lines(content: &[u8], from: u32, to: u32) -> Vec<String> {
        let count = (to.saturating_sub(from) + 1) as usize;
        content
            .lines()
            .skip(from.saturating_sub(1) as usize)
            .take(count)
            .map(|l| l.to_str_lossy().into_owned())
            .collect()
    }

    /// Whether a path is a test file's, by its language's rule.
    pub fn is_test_path(&self, path: &BStr, language: Option<&str>) -> bool {
        language.and_then(by_name).is_some_and(|l| l.is_test_path(path))
    }

    /// Files of the view left out of the graph, counted by reason.
    pub fn skipped(&self) -> Result<&BTreeMap<String, u64>> {
        if let Some(known) = self.skipped.get() {
            return Ok(known);
        }
        let counts = self.store.skip_counts(self.view.id)?;
        Ok(self.skipped.get_or_init(|| counts))
    }
}

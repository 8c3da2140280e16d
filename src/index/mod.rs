//! Bring the index up to date with the repository: the pipeline on one page.

mod content;
mod extract;
mod view;
mod world;

use std::time::{Duration, Instant};

use crate::engine::Engine;
use crate::error::{Error, Result};
use crate::extract::fingerprint;
use crate::git::Listing;
use crate::store::{Store, View, WriteLock};

/// What to bring up to date, and how.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Forget everything and build from nothing.
    pub full: bool,
    /// A commit instead of the work tree.
    pub rev: Option<String>,
    /// Leave the content lane for later: what is missing from it is scanned by questions.
    pub without_content: bool,
}

/// A step of the work, as told to whoever shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Looking for changes.
    Walk,
    /// Reading and parsing contents not seen before.
    Extract,
    /// Resolving references.
    Resolve,
    /// Adding contents to the trigram index.
    Content,
}

/// Told as the work goes on: the stage, and how much of it is done.
pub type Progress<'a> = &'a mut dyn FnMut(Stage, usize, usize);

/// What was done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// The view's name.
    pub view: String,
    /// Files in the view.
    pub files: usize,
    /// Files added to, or changed in, the view.
    pub changed: usize,
    /// Files gone from the view.
    pub removed: usize,
    /// Contents read and parsed.
    pub extracted: usize,
    /// Files whose references were resolved.
    pub resolved: usize,
    /// Contents added to the trigram index.
    pub content: usize,
    /// What git warned of.
    pub warnings: Vec<String>,
    /// Until names, edges and docs could be asked for.
    pub answerable_after: Duration,
    /// The whole run.
    pub took: Duration,
}

/// Brings the index up to date. What is finished when it stops stays.
pub fn run(engine: &Engine, options: &Options, progress: Progress<'_>) -> Result<Report> {
    let started = Instant::now();
    let (store, lock) = open(engine, options)?;
    if options.full {
        store.writing(Store::clear)?;
    }
    progress(Stage::Walk, 0, 0);
    let mut report = Report::default();
    let view = match listing(engine, &store, options)? {
        (name, Some(listing)) => {
            report.view.clone_from(&name);
            report.files = listing.files.len();
            report.warnings.clone_from(&listing.warnings);
            let entries = extract::run(engine, &store, &listing, &name, &mut report, progress)?;
            view::run(&store, &name, &listing, entries, &mut report, progress)?
        }
        (name, None) => {
            let view = engine.view(&store, &name)?;
            report.files = store.file_count(view.id)? as usize;
            report.view = name;
            view.id
        }
    };
    report.answerable_after = started.elapsed();
    if !options.without_content {
        content::run(engine, &store, view, &mut report, progress)?;
    }
    if report.changed + report.removed + report.extracted + report.content > 0 {
        store.checkpoint()?;
    }
    drop(store);
    drop(lock);
    report.took = started.elapsed();
    Ok(report)
}

/// Opens for writing; a damaged index is set aside only when a full build is asked for.
fn open(engine: &Engine, options: &Options) -> Result<(Store, WriteLock)> {
    match engine.writer() {
        Err(Error::IndexDamaged { .. }) if options.full => {
            let lock = WriteLock::acquire(&engine.folder)?;
            Store::set_aside(&engine.folder, &lock)?;
            let store = Store::open_writer(&engine.folder, &lock)?;
            Ok((store, lock))
        }
        other => other,
    }
}

/// The view's name, and its listing if it changed since the view was made.
fn listing(engine: &Engine, store: &Store, options: &Options) -> Result<(String, Option<Listing>)> {
    let current = |view: &View| view.fingerprint == fingerprint();
    if let Some(rev) = &options.rev {
        let listing = engine.repository.commit(rev)?;
        let name = engine.view_name(listing.commit.as_deref());
        // A commit's tree never changes.
        let known = store.view(&name)?.filter(current).is_some();
        return Ok((name, (!known).then_some(listing)));
    }
    let name = engine.view_name(None);
    let known = store.view(&name)?.filter(current);
    let listing = engine.repository.worktree(known.as_ref().map(|v| v.stamp.as_slice()))?;
    Ok((name, listing))
}

/// Whether the view lags behind the work tree: `None` when it is current, else the
/// listing that says how. Writes nothing.
pub fn pending(engine: &Engine, view: &View) -> Result<Option<Listing>> {
    let stamp = (view.fingerprint == fingerprint()).then_some(view.stamp.as_slice());
    engine.repository.worktree(stamp)
}

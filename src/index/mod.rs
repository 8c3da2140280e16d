//! Bring the index up to date with the repository: the pipeline on one page.

mod content;
mod extract;
mod import;
mod scip;
mod view;
mod world;

use std::time::{Duration, Instant};

use serde::Serialize;

pub use import::{Forgotten, Import, Imported, Refused, forget, import};

use crate::engine::{Engine, Session};
use crate::error::{Error, Result};
use crate::git::Listing;
use crate::model::{RESOLVER_VERSION, RepoPath};
use crate::store::{Store, View, WriteLock};

/// What to bring up to date, and how.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Forget everything and build from nothing.
    pub full: bool,
    /// A commit instead of the work tree (or, where there is none, instead of HEAD's).
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
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
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
    /// Files whose content could not be had.
    pub unreadable: u64,
    /// What could not be looked at, in sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// Until names, edges and docs could be asked for.
    #[serde(rename = "answerable_after_ms", serialize_with = "milliseconds")]
    pub answerable_after: Duration,
    /// The whole run.
    #[serde(rename = "took_ms", serialize_with = "milliseconds")]
    pub took: Duration,
}

fn milliseconds<S: serde::Serializer>(time: &Duration, to: S) -> std::result::Result<S::Ok, S::Error> {
    to.serialize_u64(time.as_millis() as u64)
}

/// Brings the index up to date. What is finished when it stops stays.
pub fn run(engine: &Engine, options: &Options, progress: Progress<'_>) -> Result<Report> {
    let started = Instant::now();
    let (mut store, lock, mut lost_layers) = open(engine, options)?;
    if options.full {
        // Nothing is forgotten for a revision that is not there.
        options
            .rev
            .as_deref()
            .map(|rev| engine.repository.commit(rev))
            .transpose()?;
        let lost;
        (store, lost) = cleared(engine, store, &lock)?;
        lost_layers |= lost;
    }
    progress(Stage::Walk, 0, 0);
    let (name, listing) = listing(engine, &store, options)?;
    let mut report = Report {
        view: name,
        ..Report::default()
    };
    let view = match listing {
        Some(listing) => take_in(engine, &store, &listing, &mut report, progress)?,
        None => {
            let view = engine.view(&store, &report.view)?;
            report.files = store.file_count(view.id)? as usize;
            view.id
        }
    };
    report.warnings = engine.view(&store, &report.view)?.warnings;
    report.unreadable = store.skip_counts(view)?.get("unreadable").copied().unwrap_or(0);
    if lost_layers {
        let lost = "the damaged index was set aside with what was imported into it: if anything, treering import scip FILE again";
        report.warnings.push(lost.into());
    }
    report.answerable_after = started.elapsed();
    if !options.without_content {
        content::run(engine, &store, view, &mut report, progress)?;
    }
    finish(store, lock, &report)?;
    report.took = started.elapsed();
    Ok(report)
}

/// A session on the work tree as it is now, or on a commit: what changed is taken in
/// first. If another process is writing, the last generation answers, and says which
/// files it has not seen.
pub fn session<'e>(engine: &'e Engine, rev: Option<&str>, progress: Progress<'_>) -> Result<Session<'e>> {
    let options = Options {
        rev: rev.map(str::to_owned),
        without_content: true,
        full: false,
    };
    let Some(store) = engine.reader()? else {
        let report = run(engine, &options, progress)?;
        return fresh(engine, &report.view, Vec::new());
    };
    let (name, listing) = listing(engine, &store, &options)?;
    let Some(listing) = listing else {
        return Session::new(engine, store, &name, Vec::new());
    };
    let known = store.view(&name)?;
    drop(store);
    let mut report = Report {
        view: name.clone(),
        ..Report::default()
    };
    let written = engine.writer().and_then(|(store, lock)| {
        take_in(engine, &store, &listing, &mut report, progress)?;
        finish(store, lock, &report)
    });
    match (written, known) {
        (Ok(()), _) => fresh(engine, &name, Vec::new()),
        // An index exists and cannot be written just now, or at all: it still answers.
        (Err(error @ (Error::Locked { .. } | Error::Io { .. } | Error::Store { .. })), Some(view)) => {
            let Some(store) = engine.reader()? else {
                return Err(Error::NotIndexed(engine.repository.root().to_owned()));
            };
            let unseen = view::differing(&store, view.id, &listing)?;
            let mut session = Session::new(engine, store, &name, unseen)?;
            session.unseen_because = Some(error.to_string());
            Ok(session)
        }
        (Err(error), _) => Err(error),
    }
}

/// A session on the work tree as it was last indexed, or on a commit. Nothing is taken
/// in; what differs by now is named as unseen.
pub fn last<'e>(engine: &'e Engine, rev: Option<&str>) -> Result<Session<'e>> {
    let Some(store) = engine.reader()? else {
        return Err(Error::NotIndexed(engine.repository.root().to_owned()));
    };
    if let Some(rev) = engine.revision(rev) {
        let name = engine.view_name(engine.repository.commit(rev)?.commit.as_deref());
        return Session::new(engine, store, &name, Vec::new());
    }
    let name = engine.view_name(None);
    let known = engine.view(&store, &name)?;
    let Some(listing) = engine.repository.worktree(Some(&known.stamp))? else {
        return Session::new(engine, store, &name, Vec::new());
    };
    let unseen = view::differing(&store, known.id, &listing)?;
    let is_all_seen = unseen.is_empty();
    let mut session = Session::new(engine, store, &name, unseen)?;
    if is_all_seen {
        // Only the commit or the branch is another: the files are those of the view.
        session.view.commit = listing.head.commit;
        session.view.branch = listing.head.branch;
    }
    Ok(session)
}

/// Finishes the text index of a view that is otherwise up to date. Another process
/// that is writing, or an index that cannot be written, is left alone: questions read
/// what the text index lacks.
pub fn complete_content(engine: &Engine, rev: Option<&str>) -> Result<()> {
    let (store, lock) = match engine.writer() {
        Ok(opened) => opened,
        Err(Error::Locked { .. } | Error::Io { .. } | Error::Store { .. }) => return Ok(()),
        Err(error) => return Err(error),
    };
    let commit = engine
        .revision(rev)
        .map(|rev| engine.repository.commit(rev))
        .transpose()?
        .and_then(|listing| listing.commit);
    let view = engine.view(&store, &engine.view_name(commit.as_deref()))?;
    let mut report = Report {
        view: view.name,
        ..Report::default()
    };
    content::run(engine, &store, view.id, &mut report, &mut |_, _, _| {})?;
    finish(store, lock, &report)
}

fn fresh<'e>(engine: &'e Engine, name: &str, unseen: Vec<RepoPath>) -> Result<Session<'e>> {
    match engine.reader()? {
        Some(store) => Session::new(engine, store, name, unseen),
        None => Err(Error::NotIndexed(engine.repository.root().to_owned())),
    }
}

/// Facts, then the view: after this, names, edges and docs can be asked for.
fn take_in(
    engine: &Engine,
    store: &Store,
    listing: &Listing,
    report: &mut Report,
    progress: Progress<'_>,
) -> Result<i64> {
    report.files = listing.files.len();
    let taken = extract::run(engine, store, listing, report, progress)?;
    view::run(store, listing, taken, report, progress)
}

/// Of all that decides what a view says of the same files: a view with another one is
/// read and resolved anew.
fn fingerprint(store: &Store) -> Result<u64> {
    let mut hash = blake3::Hasher::new();
    hash.update(&crate::extract::fingerprint().to_le_bytes())
        .update(&RESOLVER_VERSION.to_le_bytes())
        .update(&store.layers_digest()?.to_le_bytes());
    // SQLite keeps signed 64-bit numbers; the top bit is given up.
    Ok(crate::model::first_u64(hash.finalize()) >> 1)
}

fn finish(store: Store, lock: WriteLock, report: &Report) -> Result<()> {
    if report.changed + report.removed + report.extracted + report.content > 0 {
        store.checkpoint()?;
    }
    drop(store);
    drop(lock);
    Ok(())
}

/// The index without what a build brings back; a damaged one is set aside and a new one
/// made. Whether that lost layers.
fn cleared(engine: &Engine, store: Store, lock: &WriteLock) -> Result<(Store, bool)> {
    let sound = store.check().map(|faults| faults.is_empty());
    match sound.and_then(|sound| {
        if sound {
            store.writing(Store::clear).map(|()| true)
        } else {
            Ok(false)
        }
    }) {
        Ok(true) => Ok((store, false)),
        Ok(false) | Err(Error::IndexDamaged { .. }) => {
            let has_layers = store.layers_digest().map_or(true, |digest| digest != 0);
            drop(store);
            Store::set_aside(&engine.folder, lock)?;
            Ok((Store::open_writer(&engine.folder, lock)?, has_layers))
        }
        Err(error) => Err(error),
    }
}

/// Opens for writing; a damaged index is set aside only when a full build is asked for.
/// Whether that may have lost layers.
fn open(engine: &Engine, options: &Options) -> Result<(Store, WriteLock, bool)> {
    match engine.writer() {
        Err(Error::IndexDamaged { .. }) if options.full => {
            let lock = WriteLock::acquire(&engine.folder)?;
            Store::set_aside(&engine.folder, &lock)?;
            let store = Store::open_writer(&engine.folder, &lock)?;
            Ok((store, lock, true))
        }
        other => other.map(|(store, lock)| (store, lock, false)),
    }
}

/// The view's name, and its listing if it changed since the view was made.
fn listing(engine: &Engine, store: &Store, options: &Options) -> Result<(String, Option<Listing>)> {
    let fingerprint = fingerprint(store)?;
    let current = |view: &View| view.fingerprint == fingerprint;
    if let Some(rev) = engine.revision(options.rev.as_deref()) {
        let listing = engine.repository.commit(rev)?;
        let name = engine.view_name(listing.commit.as_deref());
        // A commit's tree never changes; what it could not be read for want of may come.
        let is_known = store
            .view(&name)?
            .is_some_and(|view| current(&view) && engine.repository.is_as_complete(&view.stamp));
        return Ok((name, (!is_known).then_some(listing)));
    }
    let name = engine.view_name(None);
    let known = store.view(&name)?.filter(current);
    let listing = engine.repository.worktree(known.as_ref().map(|v| v.stamp.as_slice()))?;
    Ok((name, listing))
}

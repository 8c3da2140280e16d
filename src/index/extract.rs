//! Facts for every content of a listing that has none yet: read and parsed in
//! parallel, written by this thread in transactions of bounded size.

use std::collections::{BTreeMap, HashMap};
use std::sync::mpsc::sync_channel;
use std::sync::{Mutex, PoisonError};

use bstr::BStr;
use rayon::prelude::*;

use super::{Progress, Report, Stage};
use crate::engine::Engine;
use crate::error::Result;
use crate::extract::{Reading, facts};
use crate::git::{FileEntry, Listing};
use crate::model::{BlobFacts, BlobId, FileState, SkipReason};
use crate::store::{NewBlob, Store};

/// Contents on their way from the parsers to the writer; bounds memory.
const IN_FLIGHT: usize = 64;
/// Bytes of source after which a transaction is closed, so that a kill loses little.
const BATCH_BYTES: u64 = 64 << 20;

/// Contents larger than this are parsed one at a time: a tree takes a hundred times the
/// bytes of its source.
const LARGE: usize = 1 << 20;
static ALONE: Mutex<()> = Mutex::new(());

/// A file of the listing with the facts its content has.
pub(super) struct Entry {
    pub(super) path: crate::model::RepoPath,
    pub(super) blob: Option<i64>,
    pub(super) state: FileState,
    pub(super) skip: Option<SkipReason>,
}

/// Every file of the listing.
pub(super) struct Taken {
    pub(super) entries: Vec<Entry>,
    /// No file of the work tree turned out otherwise than the listing says.
    pub(super) settled: bool,
    /// Contents could not be read that are nowhere but in the object database.
    pub(super) lacks_objects: bool,
}

/// What the key of a content's facts is.
type Key = (BlobId, &'static str, u64);

pub(super) fn run(
    engine: &Engine,
    store: &Store,
    listing: &Listing,
    report: &mut Report,
    progress: Progress<'_>,
) -> Result<Taken> {
    // What the view holds already needs no look by content.
    let mut known: HashMap<Key, i64> = HashMap::new();
    if let Some(view) = store.view(&report.view)? {
        if view.fingerprint == super::fingerprint(store)? {
            for row in store.files(view.id)? {
                if let (Some(oid), Some(blob)) = (row.oid, row.blob) {
                    let reading = reading_of(row.path.as_ref(), row.skip.as_ref());
                    known.insert((oid, reading.key(), reading.fingerprint()), blob);
                }
            }
        }
    }
    let mut wanted: Vec<(&FileEntry, Key)> = Vec::new();
    let mut asked: HashMap<Key, usize> = HashMap::new();
    for entry in &listing.files {
        let Some(key) = key_of(entry) else { continue };
        if known.contains_key(&key) {
            continue;
        }
        if let Some(at) = asked.get(&key) {
            // Of equal contents, one in the work tree needs no object.
            if wanted[*at].0.size.is_none() {
                wanted[*at].0 = entry;
            }
            continue;
        }
        match store.blob_id(&key.0, key.1, key.2)? {
            Some(id) => {
                known.insert(key, id);
            }
            None => {
                asked.insert(key, wanted.len());
                wanted.push((entry, key));
            }
        }
    }
    let mut replaced: HashMap<&BStr, Replaced> = HashMap::new();
    write(engine, store, &wanted, &mut known, &mut replaced, report, progress)?;

    let mut settled = true;
    let mut lacks_objects = false;
    let entries = listing.files.iter().map(|entry| {
        let path: &BStr = entry.path.as_ref();
        let found = replaced.remove(path);
        if found.is_some() {
            match entry.size {
                Some(_) => settled = false,
                None => lacks_objects = true,
            }
        }
        let (blob, skip) = match found {
            Some(Replaced::By(key)) => (known.get(&key).copied(), entry.skip.clone()),
            Some(Replaced::Unreadable(why)) => (None, Some(SkipReason::Unreadable(why))),
            None => match key_of(entry).map(|key| known.get(&key).copied()) {
                Some(None) => (
                    None,
                    Some(SkipReason::Unreadable("an equal content could not be read".into())),
                ),
                found => (found.flatten(), entry.skip.clone()),
            },
        };
        Entry {
            path: entry.path.clone(),
            blob,
            state: entry.state,
            skip,
        }
    });
    let entries = entries.collect();
    Ok(Taken {
        entries,
        settled,
        lacks_objects,
    })
}

/// What became of a file that did not hold what the listing said.
enum Replaced {
    /// It changed in the meantime; these facts are of what it holds now.
    By(Key),
    Unreadable(String),
}

/// A file the view leaves out of the graph is read as plain text.
fn reading_of(path: &BStr, skip: Option<&SkipReason>) -> Reading {
    match skip {
        None => Reading::of(path),
        Some(_) => Reading::of(b"".into()).as_text(),
    }
}

fn key_of(entry: &FileEntry) -> Option<Key> {
    let oid = entry.blob?;
    let reading = reading_of(entry.path.as_ref(), entry.skip.as_ref());
    Some((oid, reading.key(), reading.fingerprint()))
}

fn write<'l>(
    engine: &Engine,
    store: &Store,
    wanted: &[(&'l FileEntry, Key)],
    known: &mut HashMap<Key, i64>,
    replaced: &mut HashMap<&'l BStr, Replaced>,
    report: &mut Report,
    progress: Progress<'_>,
) -> Result<()> {
    if wanted.is_empty() {
        return Ok(());
    }
    // Large files first would starve the end of the run; the order of the listing
    // keeps the writer's pages close together.
    let (send, receive) = sync_channel::<(usize, std::result::Result<NewBlob, String>)>(IN_FLIGHT);
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // Handed out in order, so that they come back nearly so.
            wanted.iter().enumerate().par_bridge().for_each_init(
                || (engine.repository.reader(), send.clone()),
                |(reader, send), (at, (entry, key))| {
                    let made = make(reader, entry, key);
                    // The writer stopped on an error of its own: nothing to do but end.
                    let _ = send.send((at, made));
                },
            );
        });
        let mut next_symbol = store.next_symbol()?;
        let mut done = 0;
        let mut received = in_order(receive.into_iter()).enumerate();
        let mut open = true;
        while open {
            store.writing(|store| {
                let mut bytes = 0;
                while bytes < BATCH_BYTES {
                    let Some((at, made)) = received.next() else {
                        open = false;
                        break;
                    };
                    done += 1;
                    progress(Stage::Extract, done, wanted.len());
                    let (entry, key) = wanted[at];
                    match made {
                        Err(why) => {
                            replaced.insert(entry.path.as_ref(), Replaced::Unreadable(why));
                        }
                        Ok(blob) => {
                            bytes += blob.bytes;
                            let actual = (blob.oid, blob.reading, blob.fingerprint);
                            if actual != key {
                                replaced.insert(entry.path.as_ref(), Replaced::By(actual));
                            }
                            if known.contains_key(&actual) {
                                continue;
                            }
                            let id = match store.blob_id(&actual.0, actual.1, actual.2)? {
                                Some(id) if actual != key => id,
                                _ => {
                                    let id = store.add_blob(&blob, next_symbol)?;
                                    next_symbol += blob.facts.symbols.len() as i64 + 1;
                                    report.extracted += 1;
                                    id
                                }
                            };
                            known.insert(actual, id);
                        }
                    }
                }
                Ok(())
            })?;
        }
        Ok(())
    })
}

/// What comes numbered from several threads, by number: row ids must not depend on which
/// thread was faster.
fn in_order<T>(mut received: impl Iterator<Item = (usize, T)>) -> impl Iterator<Item = T> {
    let mut early: BTreeMap<usize, T> = BTreeMap::new();
    let mut next = 0;
    std::iter::from_fn(move || {
        loop {
            if let Some(found) = early.remove(&next) {
                next += 1;
                return Some(found);
            }
            let (number, one) = received.next()?;
            early.insert(number, one);
        }
    })
}

/// Reads and extracts one content.
fn make(reader: &mut crate::git::Reader, entry: &FileEntry, key: &Key) -> std::result::Result<NewBlob, String> {
    let reading = reading_of(entry.path.as_ref(), entry.skip.as_ref());
    if !reading.wants_facts() {
        // Text without a grammar: the content lane reads it, and learns whether it is text.
        let skip = if reading.key() == "lock" {
            SkipReason::LockFile
        } else {
            SkipReason::UnknownLanguage
        };
        let facts = BlobFacts {
            skip: Some(skip),
            ..BlobFacts::default()
        };
        return Ok(NewBlob::new(key.0, key.1, key.2, entry.size.unwrap_or(0), facts));
    }
    let (oid, content) = reader.read(entry.path.as_ref(), &key.0).map_err(|e| e.to_string())?;
    if oid != key.0 && entry.size.is_none() {
        // The file of that name in the work tree is none of this view's.
        return Err(format!("object {} is not in this clone", key.0));
    }
    let alone = (content.len() > LARGE).then(|| ALONE.lock().unwrap_or_else(PoisonError::into_inner));
    let facts = facts(reading, &content);
    drop(alone);
    Ok(NewBlob::new(oid, key.1, key.2, content.len() as u64, facts))
}

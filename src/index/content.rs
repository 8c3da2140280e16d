//! The content lane: trigrams of every text of a view, after everything else.

use std::collections::HashMap;
use std::sync::mpsc::sync_channel;

use rayon::prelude::*;

use super::{Progress, Report, Stage};
use crate::engine::Engine;
use crate::error::Result;
use crate::extract::{is_binary, text};
use crate::store::Store;

/// Contents larger than this are scanned by questions instead.
const MAX_CONTENT: usize = 4 << 20;
/// Texts on their way to the writer.
const IN_FLIGHT: usize = 64;
/// Bytes after which a transaction is closed.
const BATCH_BYTES: usize = 32 << 20;

/// A content as the trigram index takes it.
enum Text {
    Short(String),
    TooLarge,
    /// Binary.
    None,
}

pub(super) fn run(
    engine: &Engine,
    store: &Store,
    view: i64,
    report: &mut Report,
    progress: Progress<'_>,
) -> Result<()> {
    let pending = store.content_pending(view)?;
    if pending.is_empty() {
        return Ok(());
    }
    let rows: HashMap<i64, _> = store.files(view)?.into_iter().map(|row| (row.path_id, row)).collect();
    let jobs: Vec<_> = pending
        .iter()
        .filter_map(|(blob, path)| Some((*blob, rows.get(path)?)))
        .collect();
    let (send, receive) = sync_channel::<(i64, Text)>(IN_FLIGHT);
    std::thread::scope(|scope| {
        let jobs = &jobs;
        scope.spawn(move || {
            jobs.par_iter().for_each_init(
                || (engine.repository.reader(), send.clone()),
                |(reader, send), (blob, row)| {
                    let wanted = row.oid.expect("a pending blob has an id");
                    let text = match reader.read(row.path.as_ref(), &wanted) {
                        // Another content now: the next run sees it.
                        Ok((oid, _)) if oid != wanted => return,
                        Ok((_, content)) if is_binary(&content) => Text::None,
                        Ok((_, content)) if content.len() > MAX_CONTENT => Text::TooLarge,
                        Ok((_, content)) => Text::Short(text(&content)),
                        Err(_) => return,
                    };
                    let _ = send.send((*blob, text));
                },
            );
        });
        let mut received = receive.into_iter();
        let mut open = true;
        let mut done = 0;
        while open {
            store.writing(|store| {
                let mut bytes = 0;
                while bytes < BATCH_BYTES {
                    let Some((blob, text)) = received.next() else {
                        open = false;
                        break;
                    };
                    match text {
                        Text::Short(text) => {
                            bytes += text.len();
                            store.index_content(blob, &text)?;
                        }
                        Text::None => store.content_done(blob, false)?,
                        Text::TooLarge => store.content_done(blob, true)?,
                    }
                    done += 1;
                    progress(Stage::Content, done, jobs.len());
                }
                Ok(())
            })?;
        }
        report.content = done;
        Ok(())
    })?;
    // After a build, one segment instead of many: questions seek in each of them.
    if report.content * 2 > report.files {
        store.writing(Store::optimize)?;
    }
    Ok(())
}

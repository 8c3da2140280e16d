//! Where a name is written and no use of it was recognised: what keeps a zero from being sure.

use std::collections::HashSet;

use bstr::ByteSlice;
use fxhash::FxHashSet;
use memchr::memmem::Finder;

use super::answer::Open;
use crate::engine::{Session, Subject};
use crate::error::Result;
use crate::extract::in_code;
use crate::language::{Language, by_name};
use crate::store::{FileRow, trigrams};

/// Files that are looked into for a name; those past it count as lines that have it.
const MAX_MENTIONING: usize = 1_000;
/// Files that are parsed again to tell code from comments; in others each line counts.
const MAX_PARSED: usize = 32;
/// Places that an answer names.
const MAX_NAMED: usize = 5;
/// Bytes between a name and the parenthesis of its call: type arguments.
const MAX_TYPE_ARGUMENTS: usize = 80;

/// Lines of some files which have the name, and where nothing of that name was found.
pub(super) fn mentions<'r>(session: &Session<'_>, files: impl Iterator<Item = &'r FileRow>, name: &str) -> Result<u32> {
    // The trigram index spares most of them.
    let mut may_hold: Option<Option<FxHashSet<i64>>> = None;
    let finder = Finder::new(name);
    let mut count = 0;
    let mut looked = 0;
    for row in files {
        let Some(id) = row.blob else { continue };
        if may_hold.is_none() {
            may_hold = Some(holding(session, name)?);
        }
        if may_hold.iter().flatten().any(|blobs| !blobs.contains(&id)) {
            continue;
        }
        looked += 1;
        let content = if looked > MAX_MENTIONING {
            None
        } else {
            session.content(row)
        };
        let Some(content) = content else {
            count += 1;
            continue;
        };
        if finder.find(&content).is_some() {
            let known = Known::of(session, row, id, name)?;
            count += lines(&content, places(&content, &finder, &known)).len() as u32;
        }
    }
    Ok(count)
}

/// Blobs that may hold a name; `None` where it is too short to tell.
fn holding(session: &Session<'_>, name: &str) -> Result<Option<FxHashSet<i64>>> {
    let Some(wanted) = trigrams(name) else {
        return Ok(None);
    };
    let mut blobs: FxHashSet<i64> = session.store.contents_matching(&wanted)?.into_iter().collect();
    blobs.extend(session.store.contents_not_indexed(session.view.id)?);
    Ok(Some(blobs))
}

/// Counts lines of code that name the subject and where extraction saw neither a use nor another
/// definition. Without them a grammar's odd shape would pass for "nobody".
pub(super) fn look_again(session: &Session<'_>, subject: &Subject, open: &mut Open) -> Result<()> {
    let main = subject.main();
    let symbol = main.symbol();
    let Some(language) = main.blob.language.as_deref().and_then(by_name) else {
        return Ok(());
    };
    // Other uses of a function than calls are recognised where they stand; those of data are not.
    let is_called = symbol.kind.is_callable();
    let finder = Finder::new(&symbol.name);
    let mut parsed = 0;
    let mut looked = 0;
    let troubled: HashSet<i64> = session
        .files_with_problems()?
        .iter()
        .filter_map(|(row, _)| row.blob)
        .collect();
    for row in with_name(session, &symbol.name)? {
        let (Some(id), Some(_)) = (row.blob.filter(|id| !troubled.contains(id)), row.edges) else {
            continue;
        };
        let spoken = session.store.blob(id)?.language;
        let Some(spoken) = spoken.as_deref().and_then(by_name) else {
            continue;
        };
        if spoken.descriptor.family != language.descriptor.family {
            continue;
        }
        looked += 1;
        if looked > MAX_MENTIONING {
            open.unrecognised += 1;
            break;
        }
        let Some(content) = session.content(&row) else {
            open.unrecognised += 1;
            continue;
        };
        let known = Known::of(session, &row, id, &symbol.name)?;
        let mut here = places(&content, &finder, &known);
        here.retain(|at| !is_comment_line(&content, *at, spoken));
        if is_called {
            here.retain(|at| is_call(&content, *at, symbol.name.len(), spoken));
        }
        if !here.is_empty() && parsed < MAX_PARSED {
            parsed += 1;
            here = in_code(spoken, &content, &here, symbol.name.len());
        }
        for line in lines(&content, here) {
            open.unrecognised += 1;
            if open.places.len() < MAX_NAMED {
                open.places.push(format!("{}:{line}", row.path));
            }
        }
    }
    Ok(())
}

/// Files of the view that may have the name, by path.
fn with_name(session: &Session<'_>, name: &str) -> Result<Vec<FileRow>> {
    let Some(blobs) = holding(session, name)? else {
        return session.store.files(session.view.id);
    };
    let of_blob = |blob| session.store.files_of_blob(session.view.id, blob);
    let mut files = blobs.into_iter().map(of_blob).collect::<Result<Vec<_>>>()?.concat();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// Where a file's facts have a name.
struct Known {
    starts: HashSet<usize>,
    /// Imports are known by line only.
    lines: HashSet<u32>,
}

impl Known {
    fn of(session: &Session<'_>, row: &FileRow, blob: i64, name: &str) -> Result<Known> {
        let outline = session.outline(blob)?;
        let named = outline.0.symbols.iter().filter(|s| s.name == name);
        let mut starts: HashSet<usize> = named.map(|s| s.name_span.start as usize).collect();
        if let Some(edges) = row.edges {
            let resolution = session.resolution(blob, edges)?;
            let named = resolution.references.iter().filter(|r| r.name == name);
            starts.extend(named.map(|r| r.start as usize));
        }
        Ok(Known {
            starts,
            lines: outline.0.imports.iter().map(|import| import.line).collect(),
        })
    }
}

/// Where a content has the name as a word that is not known.
fn places(content: &[u8], name: &Finder<'_>, known: &Known) -> Vec<usize> {
    let is_part = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_' || *b >= 0x80);
    let is_word = |at: &usize| {
        !is_part(at.checked_sub(1).and_then(|before| content.get(before)))
            && !is_part(content.get(at + name.needle().len()))
    };
    let words = name.find_iter(content).filter(is_word);
    let mut found: Vec<usize> = words.filter(|at| !known.starts.contains(at)).collect();
    if !found.is_empty() && !known.lines.is_empty() {
        let mut line = line_numbers(content);
        found.retain(|at| !known.lines.contains(&line(*at)));
    }
    found
}

/// Line numbers, 1-based, of places that are asked for in order.
fn line_numbers(content: &[u8]) -> impl FnMut(usize) -> u32 {
    let (mut line, mut last) = (1, 0);
    move |at| {
        line += content[last..at].find_iter(b"\n").count() as u32;
        last = at;
        line
    }
}

/// Whether the line is a comment: that spares most files that only speak of the name from being
/// parsed.
fn is_comment_line(content: &[u8], at: usize, language: &Language) -> bool {
    let start = content[..at].rfind_byte(b'\n').map_or(0, |newline| newline + 1);
    let comment = language.descriptor.line_comment.as_deref();
    comment.is_some_and(|comment| content[start..at].trim_start().starts_with(comment.as_bytes()))
}

/// The lines of some places, each once.
fn lines(content: &[u8], places: Vec<usize>) -> Vec<u32> {
    let mut lines: Vec<u32> = places.into_iter().map(line_numbers(content)).collect();
    lines.dedup();
    lines
}

/// Whether what stands at a place looks like a call: `f(`, `f::<T>(`, `f?.(`, and where calls go
/// without parentheses `x.f`.
fn is_call(content: &[u8], at: usize, length: usize, language: &Language) -> bool {
    if language.descriptor.bare_calls && content[..at].ends_with(b".") {
        return true;
    }
    let rest = &content[at + length..];
    let rest = &rest[..rest.len().min(MAX_TYPE_ARGUMENTS)];
    let rest = rest.trim_start_with(|c| matches!(c, ' ' | '?' | '.' | '!' | ':'));
    let after = match rest.first() {
        Some(b'<') => rest.rfind_byte(b'>').map(|end| rest[end + 1..].trim_start()),
        Some(b'[') => rest.rfind_byte(b']').map(|end| rest[end + 1..].trim_start()),
        _ => Some(rest),
    };
    after.is_some_and(|after| matches!(after.first(), Some(b'(' | b'`')))
}

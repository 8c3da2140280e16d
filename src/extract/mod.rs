//! What does this content define, reference and import? Pure: bytes in, facts out.

mod decode;
mod docs;
mod facts;
mod generated;
mod imports;
mod manifest;
mod scopes;

use bstr::{BStr, ByteSlice};

pub use docs::clean as clean_doc;

use crate::language::{Route, detect};
use crate::model::{BlobFacts, Problem, ProblemKind, SkipReason};

/// Contents larger than this are not parsed (they stay searchable as text).
pub const MAX_BYTES: usize = 16 << 20;
/// Bytes kept of a signature.
pub const MAX_SIGNATURE: usize = 240;
/// Symbols, and likewise references, kept of one content.
pub const MAX_ITEMS: usize = 100_000;
/// Bytes in which a NUL makes a content binary; git uses the same number.
const BINARY_HEAD: usize = 8 << 10;

/// The facts of one content. `path` serves only to find the manifest reader and
/// to name the file in problems; two paths of one route get the same facts.
pub fn facts(route: Route, path: &BStr, content: &[u8]) -> BlobFacts {
    let guarded = std::panic::catch_unwind(|| unguarded(route, path, content));
    guarded.unwrap_or_else(|_| BlobFacts {
        lines: count_lines(content),
        problems: vec![Problem {
            kind: ProblemKind::Internal,
            line: None,
            detail: "extraction failed on this file; please report it".into(),
        }],
        ..BlobFacts::default()
    })
}

fn unguarded(route: Route, path: &BStr, content: &[u8]) -> BlobFacts {
    let skipped = |skip| BlobFacts { skip: Some(skip), ..BlobFacts::default() };
    if is_binary(content) {
        return skipped(SkipReason::Binary);
    }
    let lines = count_lines(content);
    let with_lines = |skip| BlobFacts { lines, ..skipped(skip) };
    if let Route::LockFile = route {
        return with_lines(SkipReason::LockFile);
    }
    let Some(language) = detect(route, content) else {
        return with_lines(SkipReason::UnknownLanguage);
    };
    if content.len() > MAX_BYTES {
        return BlobFacts { language: Some(language.name().into()), ..with_lines(SkipReason::TooLarge) };
    }
    if let Some(why) = generated::why(content, language.name()) {
        return BlobFacts { language: Some(language.name().into()), ..with_lines(SkipReason::Generated(why)) };
    }
    let (text, map, note) = decode::decode(content);
    let mut facts = facts::extract(language, &text);
    facts.manifest = manifest::read(path, &text);
    facts.language = Some(language.name().into());
    facts.lines = lines;
    facts.problems.extend(note);
    if let Some(map) = map {
        map.apply(&mut facts);
    }
    facts
}

/// Whether the content is not text: a NUL near its start, unless a byte order mark says UTF-16.
pub fn is_binary(content: &[u8]) -> bool {
    let head = &content[..content.len().min(BINARY_HEAD)];
    head.contains(&0) && !content.starts_with(b"\xff\xfe") && !content.starts_with(b"\xfe\xff")
}

fn count_lines(content: &[u8]) -> u32 {
    let newlines = content.find_iter(b"\n").count();
    (newlines + usize::from(!content.is_empty() && !content.ends_with(b"\n"))) as u32
}

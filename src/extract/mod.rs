//! What does this content define, reference and import? Pure: bytes in, facts out.

mod arity;
mod collect;
mod decode;
mod docs;
mod facts;
mod generated;
mod given;
mod imports;
mod macros;
mod manifest;
mod mentions;
mod nest;
mod parse;
mod scopes;
mod text;
mod types;
mod words;

use bstr::{BStr, ByteSlice};

pub use docs::clean as clean_doc;
pub use mentions::in_code;
pub use words::split_identifier;

use crate::language::{Route, detect, route};
use crate::model::{BlobFacts, Problem, ProblemKind, SkipReason};

/// Contents larger than this are not parsed (they stay searchable as text).
pub const MAX_BYTES: usize = 16 << 20;
/// Bytes kept of a signature.
pub const MAX_SIGNATURE: usize = 240;
/// Symbols, and likewise references, kept of one content.
pub const MAX_ITEMS: usize = 100_000;
/// Bytes in which a NUL makes a content binary; git uses the same number.
const BINARY_HEAD: usize = 8 << 10;

/// What a path alone says of how its content is read. Facts are kept under the
/// blob id and [`Reading::key`]: together they decide everything.
#[derive(Clone, Copy)]
pub struct Reading {
    route: Route,
    manifest: Option<&'static str>,
}

impl Reading {
    /// How the content at that path is read.
    pub fn of(path: &BStr) -> Reading {
        Reading {
            route: route(path),
            manifest: manifest::kind(path),
        }
    }

    /// A short name, part of the key of the facts.
    pub fn key(&self) -> &'static str {
        self.manifest.unwrap_or_else(|| self.route.key())
    }

    /// Plain text, whatever the path says: for a file the view leaves out of the graph.
    pub fn as_text(self) -> Reading {
        Reading {
            route: Route::Unknown,
            manifest: None,
        }
    }

    /// Whether the path is a project manifest's.
    pub fn is_manifest(&self) -> bool {
        self.manifest.is_some()
    }

    /// Changes when the facts of a content read this way would.
    pub fn fingerprint(&self) -> u64 {
        match self.route {
            Route::Language(language) => language.fingerprint,
            Route::Shared(_) | Route::Shebang => fingerprint(),
            Route::LockFile | Route::Unknown => u64::from(crate::model::EXTRACTOR_VERSION),
        }
    }

    /// Whether content is needed to know more than that it is text or binary.
    pub fn wants_facts(&self) -> bool {
        self.manifest.is_some() || !matches!(self.route, Route::Unknown | Route::LockFile)
    }
}

/// Of all languages together: changes when any of them does.
pub fn fingerprint() -> u64 {
    static ALL: std::sync::LazyLock<u64> = std::sync::LazyLock::new(|| {
        let mut hash = blake3::Hasher::new();
        for language in crate::language::all() {
            hash.update(&language.fingerprint.to_le_bytes());
        }
        crate::model::first_u64(hash.finalize()) >> 1
    });
    *ALL
}

/// The facts of one content.
pub fn facts(reading: Reading, content: &[u8]) -> BlobFacts {
    let guarded = std::panic::catch_unwind(|| unguarded(reading, content));
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

fn unguarded(reading: Reading, content: &[u8]) -> BlobFacts {
    let route = reading.route;
    let skipped = |skip| BlobFacts {
        skip: Some(skip),
        ..BlobFacts::default()
    };
    if is_binary(content) {
        return skipped(SkipReason::Binary);
    }
    let lines = count_lines(content);
    let with_lines = |skip| BlobFacts { lines, ..skipped(skip) };
    if let Route::LockFile = route {
        return with_lines(SkipReason::LockFile);
    }
    let read_manifest = |text: &[u8]| reading.manifest.and_then(|kind| manifest::read(kind, text));
    let Some(language) = detect(route, content) else {
        return BlobFacts {
            manifest: read_manifest(content),
            ..with_lines(SkipReason::UnknownLanguage)
        };
    };
    if content.len() > MAX_BYTES {
        return BlobFacts {
            language: Some(language.name().into()),
            ..with_lines(SkipReason::TooLarge)
        };
    }
    if let Some(why) = generated::why(content, language.name()) {
        return BlobFacts {
            language: Some(language.name().into()),
            ..with_lines(SkipReason::Generated(why))
        };
    }
    let (text, map, note) = decode::decode(content);
    let mut facts = facts::extract(language, &text);
    facts.manifest = read_manifest(&text);
    facts.language = Some(language.name().into());
    facts.lines = lines;
    facts.problems.extend(note);
    if let Some(map) = map {
        map.apply(&mut facts);
    }
    facts
}

/// A content as text for people: UTF-8 as it is, UTF-16 and old encodings decoded,
/// bad bytes replaced. Line numbers stay those of the facts.
pub fn text(content: &[u8]) -> String {
    decoded(content).to_str_lossy().into_owned()
}

/// A content in UTF-8, as far as it is text; itself if it is so already.
pub fn decoded(content: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    decode::decode(content).0
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

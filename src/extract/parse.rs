//! Text to tree, within a budget of work; what a grammar misreads is mended before.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;

use bstr::ByteSlice;
use tree_sitter::{ParseOptions, Parser, Range, Tree};

use crate::language::Language;

/// Progress reports of the parser allowed per byte of source, and at least. A
/// report comes every hundred parser operations, so this bounds work, not time,
/// and the same content always gets the same facts.
const REPORTS_PER_BYTE: usize = 1;
const REPORTS_MIN: usize = 60_000;

/// Bytes handed to the lexer at a time. How often it asks bounds what it reads over and
/// over: some scanners look to the end of a run of comments at each of them.
const CHUNK: usize = 16 << 10;
/// Chunks asked for per chunk of source, and at least.
const READS_PER_CHUNK: usize = 32;
const READS_MIN: usize = 10_000;

thread_local! {
    static PARSER: RefCell<Parser> = RefCell::new(Parser::new());
}

/// The text as the grammar is to read it: nothing moves, some becomes white space.
pub(super) fn blanked<'t>(language: &Language, text: &'t [u8]) -> Cow<'t, [u8]> {
    let mut read = Cow::Borrowed(text);
    for pattern in language.blank() {
        for found in pattern.captures_iter(text).filter_map(|captures| captures.get(1)) {
            for byte in &mut read.to_mut()[found.range()] {
                if !matches!(byte, b'\n' | b'\r') {
                    *byte = b' ';
                }
            }
        }
    }
    read
}

/// Parses, all or only a part, within a budget of work; `None` when that is used up.
pub(super) fn parse(language: &'static Language, text: &[u8], part: Option<Range>) -> Option<Tree> {
    let mut reports = 0;
    let reads = Cell::new(0);
    let most_reports = REPORTS_MIN.max(text.len() * REPORTS_PER_BYTE);
    let most_reads = READS_MIN.max(text.len() / CHUNK * READS_PER_CHUNK);
    PARSER.with_borrow_mut(|parser| {
        // Without a part, all of the text.
        if parser.set_language(&language.grammar()).is_err() || parser.set_included_ranges(part.as_slice()).is_err() {
            return None;
        }
        let mut within = |_: &tree_sitter::ParseState| {
            reports += 1;
            if reports > most_reports || reads.get() > most_reads {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let options = ParseOptions::new().progress_callback(&mut within);
        let mut read = |at: usize, _| {
            reads.set(reads.get() + 1);
            &text[at.min(text.len())..(at + CHUNK).min(text.len())]
        };
        let tree = parser.parse_with_options(&mut read, None, Some(options));
        if tree.is_none() {
            parser.reset();
        }
        tree
    })
}

/// The text with `;` for the space before each `}` that ends a line's statement;
/// nothing moves. `None` if there is no such place.
pub(super) fn separate_braces(text: &[u8]) -> Option<Vec<u8>> {
    let mut out: Option<Vec<u8>> = None;
    for at in text.find_iter(b" }") {
        let before = text[..at].trim_end_with(|c| c == ' ' || c == '\t').last();
        if before.is_some_and(|b| !matches!(b, b'\n' | b'\r' | b'{' | b';' | b',' | b'(')) {
            out.get_or_insert_with(|| text.to_vec())[at] = b';';
        }
    }
    out
}

/// Bytes that the grammar could not read, and one for each token it had to invent.
pub(super) fn damage(tree: &Tree) -> usize {
    let mut cursor = tree.walk();
    let mut bytes = 0;
    loop {
        let node = cursor.node();
        let broken = node.is_error() || node.is_missing();
        if broken {
            bytes += node.byte_range().len() + 1;
        }
        if !broken && node.has_error() && cursor.goto_first_child() {
            continue;
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return bytes;
            }
        }
    }
}

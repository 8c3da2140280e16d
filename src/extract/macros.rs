//! Functions that a file's own macros define: `getter!(name)` where the rules of `getter`
//! say `fn $name`.

use std::ops::Range;
use std::sync::LazyLock;

use bstr::ByteSlice;
use regex::bytes::Regex;

use crate::model::Span;

/// A macro and its rules, or a use of one and its arguments, by their bytes.
pub(super) struct RawMacro {
    pub(super) name: String,
    /// All of it.
    pub(super) whole: Span,
    /// The rules as written, or the arguments with their brackets.
    pub(super) tokens: Range<usize>,
}

/// A function that a use of a macro defines.
pub(super) struct Made {
    /// Where its name stands among the arguments.
    pub(super) name: Range<usize>,
    /// The modifier before `fn` in the rules.
    pub(super) visibility: Option<Range<usize>>,
}

static FUNCTION: LazyLock<Regex> = LazyLock::new(|| {
    let text = r"(?<visibility>\bpub(?:\s*\([^)]*\))?\s+)?(?:(?:const|async|unsafe)\s+)*\bfn\s+\$(?<name>\w+)";
    Regex::new(text).unwrap_or_else(|e| panic!("a constant pattern: {e}"))
});
static VARIABLE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^\$(?<name>\w+)\s*:\s*ident$").unwrap_or_else(|e| panic!("a constant pattern: {e}")));

/// The functions that a use defines by the first rule that fits its arguments in number.
pub(super) fn made(text: &[u8], rules: &RawMacro, site: &RawMacro) -> Vec<Made> {
    let arguments = pieces(text, inner(&site.tokens));
    for (pattern, body) in each_rule(text, rules.tokens.clone()) {
        let pattern = pieces(text, inner(&pattern));
        if pattern.len() != arguments.len() {
            continue;
        }
        let functions = FUNCTION.captures_iter(&text[body.clone()]);
        let made: Vec<Made> = functions
            .filter_map(|function| {
                let wanted = function.name("name")?.as_bytes();
                let is_it = |piece: &Range<usize>| {
                    let variable = VARIABLE.captures(text[without_repetitions(text, piece.clone())].trim());
                    variable
                        .and_then(|v| v.name("name"))
                        .is_some_and(|name| name.as_bytes() == wanted)
                };
                let at = pattern.iter().position(is_it)?;
                let visibility = function.name("visibility").map(|found| {
                    let found = found.range();
                    body.start + found.start..body.start + found.end
                });
                Some(Made {
                    name: last_name(text, arguments[at].clone())?,
                    visibility,
                })
            })
            .collect();
        if !made.is_empty() {
            return made;
        }
    }
    Vec::new()
}

/// `(pattern) => { body }` of each rule.
fn each_rule(text: &[u8], rules: Range<usize>) -> Vec<(Range<usize>, Range<usize>)> {
    let mut found = Vec::new();
    let mut pattern: Option<Range<usize>> = None;
    // The rules stand in brackets of their own.
    let Some(open) = text[rules.clone()].find_byteset(b"([{") else {
        return found;
    };
    let mut at = rules.start + open + 1;
    while let Some(next) = text[at..rules.end].find_byteset(b"([{") {
        let start = at + next;
        let Some(end) = closed(text, start, rules.end) else {
            break;
        };
        match pattern.take() {
            Some(pattern) => found.push((pattern, start..end)),
            None => pattern = Some(start..end),
        }
        at = end;
    }
    found
}

/// Without the brackets at both ends.
fn inner(tokens: &Range<usize>) -> Range<usize> {
    (tokens.start + 1).min(tokens.end)..tokens.end.saturating_sub(1).max(tokens.start + 1).min(tokens.end)
}

/// What stands between `,`, `;` and `=>`, brackets taken as one; an empty last piece is none.
fn pieces(text: &[u8], tokens: Range<usize>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut from = tokens.start;
    let mut at = tokens.start;
    while at < tokens.end {
        match text[at] {
            b'(' | b'[' | b'{' => {
                at = closed(text, at, tokens.end).unwrap_or(tokens.end);
                continue;
            }
            b',' | b';' => {
                found.push(from..at);
                from = at + 1;
            }
            b'=' if text[at..tokens.end].starts_with(b"=>") => {
                found.push(from..at);
                at += 1;
                from = at + 1;
            }
            _ => {}
        }
        at += 1;
    }
    if from < tokens.end && !text[from..tokens.end].trim().is_empty() {
        found.push(from..tokens.end);
    }
    found
}

/// What follows the last `$(…)*` of a pattern: attributes and documentation come before a name.
fn without_repetitions(text: &[u8], mut piece: Range<usize>) -> Range<usize> {
    while let Some(at) = text[piece.clone()].find(b"$(") {
        let Some(end) = closed(text, piece.start + at + 1, piece.end) else {
            return piece;
        };
        let mark = text[end..piece.end]
            .iter()
            .take_while(|b| matches!(b, b'*' | b'?' | b'+'))
            .count();
        piece.start = end + mark;
    }
    piece
}

/// The last name of some tokens, if they end with one.
fn last_name(text: &[u8], piece: Range<usize>) -> Option<Range<usize>> {
    let is_letter = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
    let end = piece.start + text[piece.clone()].trim_end().len();
    let letters = text[piece.start..end].iter().rev().take_while(|b| is_letter(b)).count();
    let start = end - letters;
    (letters > 0 && !text[start].is_ascii_digit()).then_some(start..end)
}

/// Just after the bracket that closes the one at `at`.
fn closed(text: &[u8], at: usize, end: usize) -> Option<usize> {
    let mut depth = 0usize;
    let mut quoted = false;
    let mut escaped = false;
    for (n, byte) in text[at..end].iter().enumerate() {
        let was_escaped = escaped;
        escaped = quoted && *byte == b'\\' && !was_escaped;
        match byte {
            b'"' if !was_escaped => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + n + 1);
                }
            }
            _ => {}
        }
    }
    None
}

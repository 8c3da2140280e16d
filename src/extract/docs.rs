//! Documentation: which comment documents a definition, and its text without marks.

use bstr::ByteSlice;

use crate::model::Span;

/// Bytes of documentation kept for the docs index, per symbol.
const MAX_DOC: usize = 8 << 10;

/// A comment or attribute met by the walk, in order of position.
#[derive(Clone, Copy)]
pub(super) struct Trivia {
    pub(super) span: Span,
    /// An attribute or decorator: passed over on the way up to the comment.
    pub(super) attribute: bool,
    /// Only white space before it on its line.
    pub(super) alone: bool,
}

/// The comment block that ends on the line above `start_line`, attributes between
/// them passed over. Also says where the block of attributes begins.
pub(super) fn above(trivia: &[Trivia], start: u32, start_line: u32) -> (Option<Span>, u32) {
    let mut line = start_line;
    let mut attributes_from = start;
    let mut doc: Option<Span> = None;
    let before = trivia.partition_point(|t| t.span.start < start);
    for t in trivia[..before].iter().rev() {
        // An attribute may stand on the definition's own line.
        let touches = t.span.end_line + 1 == line || (t.attribute && doc.is_none() && t.span.end_line == line);
        if t.span.end > start || !touches || (!t.alone && !t.attribute) {
            break;
        }
        if t.attribute {
            if doc.is_some() {
                break;
            }
            attributes_from = t.span.start;
        } else {
            doc = Some(match doc {
                None => t.span,
                Some(below) => Span {
                    start: t.span.start,
                    start_line: t.span.start_line,
                    ..below
                },
            });
        }
        line = t.span.start_line;
    }
    (doc, attributes_from)
}

/// The text of a comment block or docstring without comment marks and quotes,
/// one line a line, at most 8 KiB.
pub fn clean(raw: &[u8]) -> String {
    let raw = &raw[..raw.len().min(MAX_DOC)];
    let text = raw.to_str_lossy();
    let text = text.trim();
    // A docstring: a prefix letter, then quotes.
    let unprefixed = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let body = ["\"\"\"", "'''", "\"", "'"]
        .iter()
        .find_map(|quote| {
            unprefixed
                .strip_prefix(quote)
                .map(|rest| rest.strip_suffix(quote).unwrap_or(rest))
        })
        .filter(|_| text.len() - unprefixed.len() <= 2)
        .unwrap_or(text);
    let mut out = String::with_capacity(body.len());
    for line in body.lines() {
        let mut line = line.trim();
        for mark in [
            "/**", "/*!", "/*", "///", "//!", "//", "##", "#!", "#", "--[[", "---", "--", ";;", "<!--", "*/",
        ] {
            if let Some(rest) = line.strip_prefix(mark) {
                line = rest;
                break;
            }
        }
        let written = line;
        let line = line.strip_suffix("*/").or_else(|| line.strip_suffix("-->"));
        let line = line
            .or_else(|| written.strip_suffix("]]").filter(|_| text.starts_with("--[[")))
            .unwrap_or(written);
        let line = line.trim().trim_start_matches('*').trim();
        // The frame of C#'s XML documentation.
        let line = line.strip_prefix("<summary>").unwrap_or(line);
        let line = line.strip_suffix("</summary>").unwrap_or(line).trim();
        if !line.is_empty() {
            if !out.is_empty() {
                out.push('\n');
            }
            out.push_str(line);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn marks_are_removed() {
        assert_eq!(clean(b"/// One.\n/// Two."), "One.\nTwo.");
        assert_eq!(clean(b"/**\n * One.\n * @param x two\n */"), "One.\n@param x two");
        assert_eq!(clean(b"\"\"\"One.\n\n    Two.\n    \"\"\""), "One.\nTwo.");
        assert_eq!(clean(b"/// <summary>\n/// One.\n/// </summary>"), "One.");
        assert_eq!(clean(b"r'''One'''"), "One");
        assert_eq!(clean(b"# One\n# Two"), "One\nTwo");
        assert_eq!(clean(b"--[[ One\nTwo ]]"), "One\nTwo");
    }
}

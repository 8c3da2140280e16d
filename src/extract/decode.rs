//! Text from bytes: UTF-8 as it is, other encodings decoded, with a way back to
//! the raw offsets.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};

use crate::model::{BlobFacts, Problem, ProblemKind, Span};

/// The way from offsets in decoded text to offsets in the raw bytes.
pub(super) struct OffsetMap {
    /// `(decoded, raw)` at each character whose widths differ from the one before.
    marks: Vec<(u32, u32)>,
    /// Decoded text is no longer needed once marks stand for every character.
    raw_len: u32,
}

/// Decodes a content; the map is `None` where offsets are already raw.
pub(super) fn decode(content: &[u8]) -> (Cow<'_, [u8]>, Option<OffsetMap>, Option<Problem>) {
    let utf16 = if content.starts_with(b"\xff\xfe") {
        Some(UTF_16LE)
    } else if content.starts_with(b"\xfe\xff") {
        Some(UTF_16BE)
    } else {
        None
    };
    if utf16.is_none() && std::str::from_utf8(content).is_ok() {
        return (Cow::Borrowed(content), None, None);
    }
    let encoding = utf16.unwrap_or_else(|| {
        let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
        detector.feed(content, true);
        detector.guess(None, chardetng::Utf8Detection::Allow)
    });
    if encoding == encoding_rs::UTF_8 {
        // Mostly UTF-8 with some bad bytes: they stay, so offsets stay raw.
        let problem = Problem {
            kind: ProblemKind::Encoding,
            line: None,
            detail: "some bytes are not UTF-8".into(),
        };
        return (Cow::Borrowed(content), None, Some(problem));
    }
    let (text, map) = decode_with_map(encoding, content, if utf16.is_some() { 2 } else { 0 });
    let problem = utf16.is_none().then(|| Problem {
        kind: ProblemKind::Encoding,
        line: None,
        detail: format!("not UTF-8; read as {}", encoding.name()),
    });
    (Cow::Owned(text.into_bytes()), Some(map), problem)
}

/// Decodes byte by byte, so that the raw start of every character is known.
fn decode_with_map(encoding: &'static Encoding, content: &[u8], skip: usize) -> (String, OffsetMap) {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut text = String::with_capacity(content.len() + content.len() / 2);
    let mut marks = Vec::new();
    let mut start = skip;
    let mut delta = i64::MIN;
    for (at, byte) in content.iter().enumerate().skip(skip) {
        let before = text.len();
        text.reserve(16);
        let last = at + 1 == content.len();
        let _ = decoder.decode_to_string(std::slice::from_ref(byte), &mut text, last);
        if text.len() > before {
            let here = start as i64 - before as i64;
            if here != delta || text.len() - before != 1 {
                marks.push((before as u32, start as u32));
                delta = here;
            }
            if text.len() - before != at + 1 - start {
                delta = i64::MIN;
            }
            start = at + 1;
        }
    }
    (
        text,
        OffsetMap {
            marks,
            raw_len: content.len() as u32,
        },
    )
}

impl OffsetMap {
    fn raw(&self, decoded: u32) -> u32 {
        match self.marks.partition_point(|(d, _)| *d <= decoded) {
            0 => 0,
            n => {
                let (d, r) = self.marks[n - 1];
                (r + (decoded - d)).min(self.raw_len)
            }
        }
    }

    fn span(&self, span: &mut Span) {
        span.start = self.raw(span.start);
        span.end = self.raw(span.end);
    }

    /// Rewrites every offset of the facts.
    pub(super) fn apply(&self, facts: &mut BlobFacts) {
        for symbol in &mut facts.symbols {
            self.span(&mut symbol.span);
            self.span(&mut symbol.name_span);
            if let Some(doc) = &mut symbol.doc {
                self.span(doc);
            }
        }
        for reference in &mut facts.references {
            reference.start = self.raw(reference.start);
        }
        for binding in &mut facts.bindings {
            binding.scope_start = self.raw(binding.scope_start);
            binding.scope_end = self.raw(binding.scope_end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf16_offsets_are_raw() {
        let raw: Vec<u8> = b"\xff\xfe"
            .iter()
            .copied()
            .chain("é = f()".encode_utf16().flat_map(u16::to_le_bytes))
            .collect();
        let (text, map, problem) = decode(&raw);
        assert_eq!(std::str::from_utf8(&text), Ok("é = f()"));
        let map = map.expect("decoded");
        assert!(problem.is_none());
        // `f` is the fifth character: byte 5 in UTF-8, unit 4 in UTF-16.
        assert_eq!(map.raw(5), 2 + 4 * 2);
        assert_eq!(map.raw(0), 2);
    }

    #[test]
    fn legacy_offsets_are_raw_and_said() {
        let (raw, _, _) = encoding_rs::SHIFT_JIS.encode("# 日本語のコメントです。これは長い文です。\nx = f()\n");
        let (text, map, problem) = decode(&raw);
        let text = std::str::from_utf8(&text).expect("decoded");
        let at = text.find("f()").expect("there") as u32;
        let raw_at = map.expect("decoded").raw(at) as usize;
        assert_eq!(&raw[raw_at..raw_at + 3], b"f()");
        assert!(problem.is_some());
    }
}

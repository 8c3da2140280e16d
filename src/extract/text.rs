//! What the text of a node says: names, types, receivers, signatures, modifiers.

use bstr::ByteSlice;
use tree_sitter::Node;

use super::MAX_SIGNATURE;
use crate::model::{Symbol, Visibility};

/// Bytes kept of a receiver, type or value text.
const MAX_TEXT: usize = 80;
/// Bytes kept of a chain of calls without their arguments.
const MAX_CHAIN: usize = 160;
/// Bytes kept of the names in a collection.
const MAX_TABLE: usize = 400;

/// A heading on one line, without the marks that may close it.
pub(super) fn heading_text(raw: &[u8]) -> String {
    let text = raw.to_str_lossy();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut end = text.len().min(200);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let text = &text[..end];
    match text.trim_end_matches('#') {
        open if open.ends_with(' ') => open.trim_end().to_owned(),
        _ => text.to_owned(),
    }
}

/// What a section says before the next one begins.
pub(super) fn section_text<'t>(text: &'t [u8], symbol: &Symbol, next: Option<&Symbol>) -> &'t [u8] {
    let end = next.map_or(text.len(), |next| next.span.start as usize);
    let own = text.get(symbol.name_span.end as usize..end).unwrap_or_default();
    let mut lines = own.lines_with_terminator();
    // The rest of the heading's line, and the line that may be drawn under it.
    let mut skip = lines.next().map_or(0, <[u8]>::len);
    if let Some(under) = lines
        .next()
        .filter(|l| l.trim().iter().all(|b| matches!(b, b'=' | b'-')))
    {
        skip += under.len();
    }
    own[skip..].trim()
}

/// A name without quotes, sigils or type arguments.
pub(super) fn name_text(raw: &[u8], dollar_names: bool) -> String {
    let text = raw.to_str_lossy();
    let mark = |c| matches!(c, '#' | ':') || c == '$' && !dollar_names;
    let text = text.trim().trim_matches(['"', '\'', '`']).trim_start_matches(mark);
    let bare = text.split('<').next().unwrap_or(text);
    // An operator may be a name, or begin with one.
    let text = if text.starts_with("operator") || bare.is_empty() {
        text
    } else {
        bare
    };
    // `operator bool() const` is named `operator bool`.
    let converts = text
        .strip_prefix("operator ")
        .and_then(|to| to.find('('))
        .filter(|at| *at > 0);
    let text = converts.map_or(text, |at| &text["operator ".len()..][..at]).trim();
    let text = if converts.is_some() {
        format!("operator {text}")
    } else {
        text.to_owned()
    };
    let text = text.trim();
    let mut end = text.len().min(200);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].to_owned()
}

/// The receiver's text; where it is written around the name (a qualified name as
/// a whole), only what stands before the name, without the separator.
pub(super) fn before(receiver: Node<'_>, name: Node<'_>, text: &[u8]) -> String {
    let text = written_before(receiver, name, text);
    // `!a.f()` is no member of `!a`, whatever the grammar says (Kotlin's, Swift's).
    match text.trim_start_matches(['!', '-', '+', '~', ' ']) {
        "" => text,
        bare => bare.to_owned(),
    }
}

fn written_before(receiver: Node<'_>, name: Node<'_>, text: &[u8]) -> String {
    if receiver.end_byte() <= name.start_byte() || receiver.start_byte() >= name.end_byte() {
        return short(receiver, text);
    }
    let raw = text[receiver.start_byte()..name.start_byte()].to_str_lossy();
    let raw = raw.trim();
    let cut = ["::", "->", "\\", "."]
        .iter()
        .find_map(|separator| raw.strip_suffix(separator))
        .unwrap_or(raw);
    // The root of all names is a separator alone.
    let cut = if cut.is_empty() { raw } else { cut };
    let mut end = cut.len().min(MAX_TEXT);
    while !cut.is_char_boundary(end) {
        end -= 1;
    }
    if end < cut.len() {
        format!("{}…", &cut[..end])
    } else {
        cut.to_owned()
    }
}

/// The type that `new Foo(…)`, `Foo(…)` or `Foo { … }` as a whole constructs; a type begins
/// with a capital.
pub(super) fn constructed(value: &[u8]) -> Option<String> {
    let value = value.strip_prefix(b"new ").unwrap_or(value);
    let head = value.find_byteset(b"([<{")?;
    let mut depth = 0i32;
    for (at, byte) in value.iter().enumerate().skip(head) {
        match byte {
            b'(' | b'{' => depth += 1,
            b')' | b'}' => depth -= 1,
            _ => continue,
        }
        // `Foo(1).bar()` is a `bar`; `Foo(1) { … }` still a `Foo`.
        if depth == 0 && !matches!(value[at + 1..].trim_start().first(), None | Some(b'{')) {
            return None;
        }
    }
    let path = value[..head].trim_end().to_str().ok()?;
    let name = path.rsplit(['.', ':', '\\']).next()?;
    let is_type = name.starts_with(char::is_uppercase) && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    (is_type && depth == 0).then(|| path.to_owned())
}

/// A node's text on one line. A long one, or one of several lines, is left its names and
/// calls, without their arguments; `…` marks a cut.
pub(super) fn short(node: Node<'_>, text: &[u8]) -> String {
    let raw = &text[node.byte_range()];
    if raw.len() <= MAX_TEXT && !raw.contains(&b'\n') {
        return raw.to_str_lossy().into_owned();
    }
    folded(&raw.to_str_lossy())
}

/// The names in a literal collection, nested ones included: `[save, Model.load]`. A longer one
/// is cut.
pub(super) fn table(node: Node<'_>, text: &[u8], kinds: &[String]) -> String {
    let mut names: Vec<String> = Vec::new();
    let mut inside = vec![node];
    let mut length = 0;
    while let Some(collection) = inside.pop() {
        let mut cursor = collection.walk();
        for child in collection.named_children(&mut cursor) {
            let value = child.child_by_field_name("value").unwrap_or(child);
            if kinds.iter().any(|kind| kind == value.kind()) {
                inside.push(value);
                continue;
            }
            let name = text[value.byte_range()].to_str_lossy();
            let is_path = name
                .chars()
                .all(|c| c.is_alphanumeric() || matches!(c, '_' | '$' | '.'));
            if !is_path || !name.starts_with(|c: char| c.is_alphabetic() || matches!(c, '_' | '$')) {
                continue;
            }
            length += name.len() + 1;
            if length > MAX_TABLE || names.len() >= crate::model::MAX_CANDIDATES {
                return "[…]".to_owned();
            }
            if !names.iter().any(|known| *known == *name) {
                names.push(name.into_owned());
            }
        }
    }
    names.sort();
    format!("[{}]", names.join(","))
}

/// `a(…).b()` of a text over several lines: what stands in brackets after a name goes, and so
/// does white space around dots.
fn folded(text: &str) -> String {
    let mut out = String::with_capacity(MAX_CHAIN);
    let mut inside: Vec<char> = Vec::new();
    let mut quote: Option<char> = None;
    let mut space = false;
    for c in text.chars() {
        if out.len() >= MAX_CHAIN {
            out.push('…');
            break;
        }
        if let Some(q) = quote {
            quote = quote.filter(|_| c != q);
            continue;
        }
        if !inside.is_empty() {
            match c {
                '"' | '`' => quote = Some(c),
                '(' | '[' | '{' => inside.push(c),
                ')' | ']' | '}' => {
                    let opened = inside.pop();
                    if inside.is_empty() {
                        out.push(match opened {
                            Some('(') => ')',
                            Some('[') => ']',
                            _ => '}',
                        });
                    }
                }
                _ => {}
            }
            continue;
        }
        if c.is_whitespace() {
            space = true;
            continue;
        }
        let joins = |c: char| matches!(c, '.' | ':' | '?' | '-');
        if std::mem::take(&mut space) && !out.is_empty() && !joins(c) && !out.ends_with(['.', ':', '>']) {
            out.push(' ');
        }
        let follows_name =
            out.ends_with(|l: char| l.is_alphanumeric() || matches!(l, '_' | ')' | ']' | '>' | '!' | ' '));
        if matches!(c, '(' | '[' | '{') && follows_name {
            inside.push(c);
        }
        out.push(c);
    }
    out
}

/// A definition's head on one line, white space folded.
pub(super) fn signature(raw: &[u8]) -> String {
    let text = raw[..raw.len().min(MAX_SIGNATURE * 2)].to_str_lossy();
    let mut out = String::with_capacity(text.len().min(MAX_SIGNATURE));
    for word in text.split_whitespace() {
        if out.len() + word.len() + 1 > MAX_SIGNATURE {
            out.push('…');
            break;
        }
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out.trim_end_matches([':', '{', ' ', '=', ';']).to_owned()
}

/// A modifier or marker; `class` stands for what its members are in C++ until they say otherwise.
pub(super) fn visibility(raw: &[u8]) -> Visibility {
    let text = raw.trim();
    if text.starts_with(b"pub(")
        || text.starts_with(b"private[") && text != b"private[this]"
        || text == b"internal"
        || text.ends_with(b"(set)")
        || text == b"package"
    {
        Visibility::Internal
    } else if text.find(b"private").is_some()
        || text == b"static"
        || text == b"class"
        || text == b"local"
        || text == b"fileprivate"
        || text.starts_with(b"#")
    {
        Visibility::Private
    } else if text.find(b"protected").is_some() {
        Visibility::Protected
    } else {
        Visibility::Public
    }
}

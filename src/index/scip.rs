//! What does a SCIP file (<https://github.com/scip-code/scip>) say? Its documents against the
//! contents that they may be of.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use bstr::{BStr, BString, ByteSlice};
use fxhash::FxHashSet;
use protobuf::Message;
use scip::symbol::{is_local_symbol, parse_symbol};
use scip::types::{
    Document, Index, Occurrence, PositionEncoding, SymbolRole, descriptor::Suffix, occurrence::Typed_range,
};

use crate::error::{Error, Result};
use crate::model::{Layer, RepoPath, Said, first_u64};

/// Of ten names, those that may stand where the content has no word of their place and length:
/// more, and the document is of another content.
const ASTRAY_OF_TEN: usize = 2;

/// A SCIP file.
pub(super) struct Scip {
    index: Index,
    /// Symbols that some document defines.
    own: FxHashSet<u64>,
    /// The packages they are of, in small letters: what else is of one is not from outside,
    /// be it generated, or seen in an installed copy of the project.
    packages: BTreeSet<String>,
}

/// A document that is of a content.
pub(super) enum Match {
    Layer(Layer),
    /// It says nothing by which its content could be told from another.
    Silent,
}

impl Scip {
    /// Reads a file.
    pub(super) fn read(file: &Path) -> Result<Scip> {
        let bytes = std::fs::read(file).map_err(|source| Error::Io {
            action: "import",
            path: file.to_owned(),
            source,
        })?;
        let refuse = |detail: &str| Error::NotScip {
            path: file.to_owned(),
            detail: detail.to_owned(),
        };
        if bytes.is_empty() {
            return Err(refuse("it is empty"));
        }
        let index = Index::parse_from_bytes(&bytes).map_err(|e| refuse(&e.to_string()))?;
        if index.documents.is_empty() {
            return Err(refuse("it has no documents"));
        }
        let (mut own, mut packages) = (FxHashSet::default(), BTreeSet::new());
        for document in &index.documents {
            let defined = document.occurrences.iter().filter(|o| is_definition(o));
            for symbol in defined.map(|o| &o.symbol).filter(|s| !is_local_symbol(s)) {
                if own.insert(identity(symbol)) {
                    packages.extend(parse_symbol(symbol).ok().map(|symbol| package(&symbol)));
                }
            }
        }
        Ok(Scip { index, own, packages })
    }

    /// What made it.
    pub(super) fn tool(&self) -> String {
        let tool = &self.index.metadata.tool_info;
        let name = if tool.name.is_empty() {
            "unnamed tool"
        } else {
            &tool.name
        };
        format!("{name} {}", tool.version).trim().to_owned()
    }

    pub(super) fn documents(&self) -> &[Document] {
        &self.index.documents
    }

    /// The folder its paths begin at, below the root of a repository, if it was made there.
    pub(super) fn folder_in(&self, root: &Path) -> Option<BString> {
        let made_in = self.index.metadata.project_root.strip_prefix("file://")?;
        let made_in = percent_decoded(made_in);
        let made_in = Path::new(std::str::from_utf8(&made_in).ok()?);
        let made_in = made_in.canonicalize().unwrap_or_else(|_| made_in.to_owned());
        let below = made_in.strip_prefix(root).ok()?.to_str()?;
        Some(below.replace(std::path::MAIN_SEPARATOR, "/").into())
    }

    /// What a document says of the content at a path, or why it is not of it.
    pub(super) fn matched(&self, document: &Document, path: &BStr, content: &[u8]) -> Result<Match, String> {
        let content = std::str::from_utf8(content).map_err(|_| "the file is not UTF-8".to_owned())?;
        let is_given = !document.text.is_empty();
        // Git may keep other line ends than the work tree has; no column depends on them.
        if is_given && document.text != content && document.text.replace("\r\n", "\n") != content {
            return Err("its text is not what the file holds".into());
        }
        let found = match document.position_encoding.enum_value() {
            // Tools count in whatever their language counts in, and not all say so. Where the
            // ways to count differ, the right one meets the names.
            Ok(PositionEncoding::UnspecifiedPositionEncoding) => [Unit::Utf8, Unit::Utf16, Unit::Utf32]
                .map(|unit| self.found(document, path, content, unit))
                .into_iter()
                .reduce(|best, next| if next.fitting > best.fitting { next } else { best })
                .expect("there are three"),
            Ok(PositionEncoding::UTF8CodeUnitOffsetFromLineStart) => self.found(document, path, content, Unit::Utf8),
            Ok(PositionEncoding::UTF16CodeUnitOffsetFromLineStart) => self.found(document, path, content, Unit::Utf16),
            Ok(PositionEncoding::UTF32CodeUnitOffsetFromLineStart) => self.found(document, path, content, Unit::Utf32),
            Err(unknown) => return Err(format!("its positions are counted in a way not known ({unknown})")),
        };
        if !is_given && found.astray * 10 > found.named * ASTRAY_OF_TEN {
            return Err(format!(
                "made of another content: {} of {} names are not where it says",
                found.astray, found.named
            ));
        }
        if !is_given && found.fitting == 0 {
            return Ok(Match::Silent);
        }
        let mut layer = found.layer;
        if layer.uses.is_empty() && layer.definitions.is_empty() {
            return Ok(Match::Silent);
        }
        for said in [&mut layer.uses, &mut layer.definitions] {
            said.sort_unstable();
            said.dedup();
        }
        Ok(Match::Layer(layer))
    }

    fn found(&self, document: &Document, path: &BStr, content: &str, unit: Unit) -> Found {
        let is_given = !document.text.is_empty();
        let lines = line_starts(content);
        let mut names: HashMap<&str, Names> = HashMap::new();
        // What a local is called is to be seen where it is defined.
        for one in document
            .occurrences
            .iter()
            .filter(|o| is_definition(o) && is_local_symbol(&o.symbol))
        {
            if let Some((start, end)) = place(one, content, &lines, unit) {
                names.entry(&one.symbol).or_insert_with(|| Names {
                    all: vec![content[start..end].to_owned()],
                    is_tell_tale: false,
                    is_external: false,
                });
            }
        }
        let mut found = Found::default();
        for one in document.occurrences.iter().filter(|o| !o.symbol.is_empty()) {
            let names = names.entry(&one.symbol).or_insert_with(|| self.names(&one.symbol));
            let place = place(one, content, &lines, unit).filter(|(start, end)| start < end);
            let fits = place.is_some_and(|(start, end)| names.fit(&content[start..end]));
            if names.is_tell_tale {
                found.named += 1;
                found.fitting += usize::from(fits);
                let is_there = fits || place.is_some_and(|(start, end)| Names::may_stand(content, start, end));
                found.astray += usize::from(!is_there);
            }
            let Some((start, end)) = place.filter(|_| fits || is_given) else {
                continue;
            };
            let is_local = is_local_symbol(&one.symbol);
            let symbol = match is_local {
                true => identity(&format!("{path}\0{}", one.symbol)),
                false => identity(&one.symbol),
            };
            let said = Said {
                start: start as u32,
                len: (end - start) as u32,
                symbol,
                is_external: names.is_external,
            };
            if is_definition(one) {
                found.layer.definitions.push(said);
            } else if one.symbol_roles & SymbolRole::ForwardDefinition as i32 == 0 {
                found.layer.uses.push(said);
            }
        }
        found
    }

    /// What a symbol may be called, and whose it is.
    fn names(&self, symbol: &str) -> Names {
        let Ok(parsed) = parse_symbol(symbol) else {
            return Names::default();
        };
        let is_tell_tale = parsed.descriptors.last().is_some_and(|last| {
            matches!(
                last.suffix.enum_value(),
                Ok(Suffix::Type | Suffix::Term | Suffix::Method | Suffix::Macro)
            )
        });
        Names {
            is_tell_tale,
            is_external: !is_local_symbol(symbol)
                && !self.own.contains(&identity(symbol))
                && !self.packages.contains(&package(&parsed)),
            // A constructor goes by its type's name.
            all: parsed
                .descriptors
                .into_iter()
                .map(|descriptor| descriptor.name)
                .collect(),
        }
    }
}

/// What was found of a document in a content.
#[derive(Default)]
struct Found {
    layer: Layer,
    /// Occurrences of symbols whose name must be the text.
    named: usize,
    /// Those whose name is.
    fitting: usize,
    /// Those that stand where there is no word.
    astray: usize,
}

/// What a symbol may be called in a text.
#[derive(Default)]
struct Names {
    all: Vec<String>,
    /// A text that is none of the names tells of another content. Modules are named by their
    /// files, and locals by nothing.
    is_tell_tale: bool,
    /// Of no document, and of no package that some document is of.
    is_external: bool,
}

impl Names {
    /// Whether the text is one of the names.
    fn fit(&self, text: &str) -> bool {
        self.all.iter().any(|name| {
            // `<get>total` is scip-typescript's accessor, `total+1` our own second namesake.
            let bare = name.strip_prefix('<').and_then(|rest| rest.split_once('>'));
            let bare = bare.map_or(name.as_str(), |(_, bare)| bare);
            bare.strip_prefix(text)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('+'))
        })
    }

    /// Whether the symbol could stand there under another name (`import {a as b}`): a whole
    /// word does. scip-python's place of `a as a` is all of it.
    fn may_stand(content: &str, start: usize, end: usize) -> bool {
        let is_whole = !content[..start].ends_with(is_word) && !content[end..].starts_with(is_word);
        let mut words = content[start..end].split(" as ");
        is_whole && words.all(|word| !word.is_empty() && word.chars().all(is_word))
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// The name of a symbol's package. Versions differ between a project and its installed copy.
fn package(symbol: &scip::types::Symbol) -> String {
    symbol.package.name.to_lowercase()
}

fn is_definition(occurrence: &Occurrence) -> bool {
    occurrence.symbol_roles & SymbolRole::Definition as i32 != 0
}

/// A symbol as layers have it; a local one comes with its path.
fn identity(symbol: &str) -> u64 {
    first_u64(blake3::hash(symbol.as_bytes()))
}

/// In what columns are counted.
#[derive(Clone, Copy)]
enum Unit {
    Utf8,
    Utf16,
    Utf32,
}

fn line_starts(content: &str) -> Vec<usize> {
    std::iter::once(0)
        .chain(
            content
                .bytes()
                .enumerate()
                .filter(|(_, b)| *b == b'\n')
                .map(|(at, _)| at + 1),
        )
        .collect()
}

/// The bytes of an occurrence on one line; `None` where there is no such place.
fn place(occurrence: &Occurrence, content: &str, lines: &[usize], unit: Unit) -> Option<(usize, usize)> {
    let (line, from, to) = match (&occurrence.typed_range, &occurrence.range[..]) {
        (Some(Typed_range::SingleLineRange(at)), _) => (at.line, at.start_character, at.end_character),
        (Some(Typed_range::MultiLineRange(at)), _) if at.start_line == at.end_line => {
            (at.start_line, at.start_character, at.end_character)
        }
        (None, [line, from, to]) => (*line, *from, *to),
        (None, [line, from, end_line, to]) if line == end_line => (*line, *from, *to),
        // No name stands on two lines.
        _ => return None,
    };
    let line = usize::try_from(line).ok()?;
    let start = *lines.get(line)?;
    let end = lines.get(line + 1).copied().unwrap_or(content.len());
    let text = &content[start..end];
    let from = column(text, usize::try_from(from).ok()?, unit)?;
    let to = column(text, usize::try_from(to).ok()?, unit)?;
    (from <= to).then_some((start + from, start + to))
}

/// The byte at a column; `None` beyond the line, or within a character.
fn column(line: &str, column: usize, unit: Unit) -> Option<usize> {
    if matches!(unit, Unit::Utf8) {
        return line.is_char_boundary(column).then_some(column);
    }
    let mut counted = 0;
    for (at, c) in line.char_indices() {
        if counted >= column {
            return (counted == column).then_some(at);
        }
        counted += if matches!(unit, Unit::Utf16) { c.len_utf16() } else { 1 };
    }
    (counted == column).then_some(line.len())
}

/// Where a document's file stands, below the folder that its path begins at.
pub(super) fn path_of(document: &Document, folder: &BString) -> Result<RepoPath, String> {
    let relative = document.relative_path.trim_start_matches("./");
    if relative.is_empty() || relative.starts_with('/') || relative.split('/').any(|part| part == "..") {
        return Err("its path leads out of the repository".into());
    }
    let folder = folder.trim_end_with(|c| c == '/');
    Ok(match folder.is_empty() {
        true => relative.into(),
        false => [folder, b"/", relative.as_bytes()].concat().into(),
    })
}

fn percent_decoded(text: &str) -> Vec<u8> {
    let mut decoded = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let code = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        let code = code.and_then(|two| u8::from_str_radix(two, 16).ok());
        let (byte, after) = match code.filter(|_| *first == b'%') {
            Some(byte) => (byte, &after[2..]),
            None => (*first, after),
        };
        decoded.push(byte);
        rest = after;
    }
    decoded
}

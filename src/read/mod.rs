//! The `read` tool: source as it was indexed, of a symbol, some lines, or a file.

use std::rc::Rc;

use clap::Args;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::{Located, Session, ViewInfo};
use crate::error::{Error, Result};
use crate::extract;
use crate::store::FileRow;

/// Read the source of a symbol, of some lines, or of a whole file, as it was indexed.
#[derive(Debug, Clone, Default, Args, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// A symbol (`save`, `Model.save`, `src/a.py:12` for the one around that line), lines (`src/a.py:10-20`), or a file
    pub target: String,
    /// The file that defines the symbol, to choose among namesakes
    #[arg(long, value_name = "PATH")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Lines shown of each piece [default: 400]
    #[arg(long, short = 'n', value_name = "N")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// Lines of a piece when no limit is named.
pub const DEFAULT_LIMIT: u32 = 400;
/// Bytes shown of one line; the rest of a longer one is left out.
const MAX_LINE: usize = 2_000;

/// What was asked for, piece by piece.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Response {
    /// The state of the repository that was read.
    pub view: ViewInfo,
    /// One, or one for each overload and declaration of a symbol.
    pub pieces: Vec<Piece>,
}

/// Some lines of one file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Piece {
    /// Relative to the root.
    pub path: String,
    /// First line of the text, 1-based; 0 where there is none.
    pub start_line: u32,
    /// Last line of the text.
    pub end_line: u32,
    /// Last line of what was asked for: greater than `end_line` where the limit cut it.
    pub last_line: u32,
    /// Lines of the file.
    pub file_lines: u32,
    /// The language it was read as.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The symbol, with its containers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub qualified: Option<String>,
    /// Its kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The head of its definition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signature: Option<String>,
    /// Its documentation, without comment marks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The lines.
    pub text: String,
    /// What a reader should know besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// Reads what was asked for.
pub fn run(session: &Session<'_>, request: &Request) -> Result<Response> {
    let limit = request.limit.unwrap_or(DEFAULT_LIMIT);
    let target = request.target.trim();
    let pieces = match lines_of(session, target)? {
        Some((row, from, to)) => vec![Source::of(session, &row)?.piece(from, to, limit)],
        None => symbol(session, target, request.file.as_deref(), limit)?,
    };
    Ok(Response {
        view: session.info()?,
        pieces,
    })
}

/// `path`, `path:10-20` or `path:10-`: a file of the view and the lines of it.
fn lines_of(session: &Session<'_>, target: &str) -> Result<Option<(FileRow, u32, u32)>> {
    if let Some(row) = session.find_file(target)? {
        return Ok(Some((row, 1, u32::MAX)));
    }
    let Some((path, lines)) = target.rsplit_once(':') else {
        return Ok(None);
    };
    let Some((from, to)) = lines.split_once('-') else {
        return Ok(None);
    };
    let Ok(from) = from.parse::<u32>() else { return Ok(None) };
    let to = if to.is_empty() { Some(u32::MAX) } else { to.parse().ok() };
    let Some(to) = to else { return Ok(None) };
    if from == 0 || to < from {
        return Err(Error::BadRequest(format!(
            "`{lines}` are no lines: they count from 1, and the last is not before the first"
        )));
    }
    Ok(Some((session.file(path)?, from, to)))
}

/// Every definition and declaration of a symbol.
fn symbol(session: &Session<'_>, target: &str, file: Option<&str>, limit: u32) -> Result<Vec<Piece>> {
    let subject = match session.subject(target, file) {
        Ok(subject) => subject,
        Err(unknown @ Error::UnknownSymbol { .. }) => {
            let path = target
                .rsplit_once(':')
                .filter(|(_, line)| line.parse::<u32>().is_ok())
                .map_or(target, |(path, _)| path);
            let row = session.find_file(path)?;
            return Err(match row {
                Some(_) => Error::BadRequest(format!("no symbol stands around {target}; name lines as {target}-END")),
                // What has a slash and no symbol was meant as a path.
                None if path.contains('/') => session.file(path).err().unwrap_or(unknown),
                None => unknown,
            });
        }
        Err(error) => return Err(error),
    };
    subject
        .symbols
        .iter()
        .map(|located| {
            let source = Source::of(session, &located.row)?;
            let symbol = located.symbol();
            let piece = source.piece(symbol.span.start_line, symbol.span.end_line, limit);
            Ok(source.describe(piece, located))
        })
        .collect()
}

/// The content of one file, as it was indexed.
struct Source {
    path: String,
    language: Option<String>,
    content: Rc<Vec<u8>>,
    lines: Vec<String>,
}

impl Source {
    fn of(session: &Session<'_>, row: &FileRow) -> Result<Source> {
        let no_content = |reason: String| Error::NoContent {
            path: row.path.to_string(),
            reason,
        };
        let content = session.content_or_reason(row).map_err(no_content)?;
        if extract::is_binary(&content) {
            return Err(no_content(format!("it is binary, {} bytes", content.len())));
        }
        let language = row
            .blob
            .map(|blob| session.store.blob(blob))
            .transpose()?
            .and_then(|blob| blob.language);
        let lines = extract::text(&content).lines().map(str::to_owned).collect();
        Ok(Source {
            path: row.path.to_string(),
            language,
            content,
            lines,
        })
    }

    /// Lines `from..=to`, as far as the file and the limit go.
    fn piece(&self, from: u32, to: u32, limit: u32) -> Piece {
        let file_lines = self.lines.len() as u32;
        let last_line = to.min(file_lines);
        let end_line = last_line.min(from.saturating_add(limit).saturating_sub(1));
        let mut piece = Piece {
            path: self.path.clone(),
            language: self.language.clone(),
            file_lines,
            ..Piece::default()
        };
        if from > last_line {
            piece.notes.push(format!("the file has {file_lines} line(s)"));
            return piece;
        }
        (piece.start_line, piece.end_line, piece.last_line) = (from, end_line, last_line);
        let mut cut = 0;
        for line in &self.lines[from as usize - 1..end_line as usize] {
            let shown = line.floor_char_boundary(MAX_LINE);
            cut += u32::from(shown < line.len());
            piece.text.push_str(&line[..shown]);
            piece.text.push('\n');
        }
        if cut > 0 {
            piece
                .notes
                .push(format!("{cut} line(s) longer than {MAX_LINE} bytes are cut"));
        }
        if end_line < last_line {
            let (shown, all) = (end_line + 1 - from, last_line + 1 - from);
            piece.notes.push(format!(
                "{shown} of {all} lines shown; --limit {all} shows all, {}:{}- goes on",
                self.path,
                end_line + 1
            ));
        }
        piece
    }

    /// Adds what the index knows of the symbol.
    fn describe(&self, piece: Piece, located: &Located) -> Piece {
        let symbol = located.symbol();
        let doc = symbol
            .doc
            .and_then(|doc| self.content.get(doc.start as usize..doc.end as usize))
            .map(extract::clean_doc);
        Piece {
            qualified: Some(symbol.qualified.clone()),
            kind: Some(symbol.kind.name().to_owned()),
            signature: Some(symbol.signature.clone()).filter(|s| !s.is_empty()),
            doc: doc.filter(|doc| !doc.is_empty()),
            ..piece
        }
    }
}

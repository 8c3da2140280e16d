//! The one shape of all traces' answers.

use bstr::ByteSlice;
use fxhash::FxHashSet;
use memchr::memmem::Finder;
use schemars::JsonSchema;
use serde::Serialize;

use super::callers::using;
use super::dispatch::Dispatch;
use crate::engine::{Located, Session, Subject};
use crate::error::Result;
use crate::language::{by_name, may_be};
use crate::model::{Role, Rule, SymbolKind};
use crate::resolve::{Key, is_open, may_fit};
use crate::store::{FileRow, trigrams};

/// What one kind of trace found.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Answer {
    /// The kind of trace.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// Which kind of yes or no this is.
    pub verdict: Verdict,
    /// Rows, product code before tests.
    pub sections: Vec<Section>,
    /// Rows there are in all sections.
    pub total: usize,
    /// Rows shown.
    pub shown: usize,
    /// Sites of the name that were not bound to any definition: calls, or, for types below
    /// and above, places that name a base.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<Open>,
    /// What a reader should know besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// Which kind of answer: a zero says which kind of zero it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Rows were found, and nothing is known to be missing.
    Found,
    /// Rows were found; open sites or unread files may add more.
    AtLeast,
    /// None, and every site of the name is accounted for.
    None,
    /// None found; open sites or unread files could hide some.
    NoneFound,
}

impl Verdict {
    /// The same, where files that could not be read may add to it.
    pub(super) fn unless_missed(self) -> Verdict {
        match self {
            Verdict::Found | Verdict::AtLeast => Verdict::AtLeast,
            Verdict::None | Verdict::NoneFound => Verdict::NoneFound,
        }
    }
}

/// Sites that name the symbol but were left open.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Open {
    /// Several definitions could be meant, this one among them.
    pub ambiguous: u32,
    /// No definition was chosen, mostly because the receiver's type is unknown.
    pub unresolved: u32,
    /// Places that hand it on by name: whoever gets it may call it.
    pub handed_on: u32,
    /// Lines that name it in files that could not be read wholly.
    pub unread: u32,
    /// Lines that name it in code kept out of the graph: generated, vendored, too large.
    pub left_out: u32,
    /// Of a method: bases of its type that are outside the repository or not resolved, whose
    /// code may call it.
    pub bases: u32,
    /// Of a method: calls of that name on types of elsewhere, which may be interfaces that its
    /// type fits.
    pub elsewhere: u32,
}

impl Open {
    /// Whether anything is.
    pub fn any(&self) -> bool {
        let sites = self.ambiguous + self.unresolved + self.handed_on + self.elsewhere;
        sites + self.unread + self.left_out + self.bases > 0
    }
}

/// Rows that belong together.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Section {
    /// `product`, `tests`, or what the trace groups by.
    pub title: String,
    /// At most the limit.
    pub rows: Vec<Row>,
    /// Rows there are.
    pub total: usize,
}

/// A symbol or file, and how the answer came to it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, JsonSchema)]
pub struct Row {
    /// Relative to the root.
    pub path: String,
    /// Line of the name, 1-based; 0 for a whole file.
    pub line: u32,
    /// Last line of the definition.
    pub end_line: u32,
    /// Last segment of the name; `<file>` for code outside any symbol.
    pub name: String,
    /// With its containers.
    pub qualified: String,
    /// The symbol's kind, or `file`.
    pub kind: String,
    /// The head of the definition.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub signature: String,
    /// Lines of the sites, in `site_path` if that is another file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<u32>,
    /// Steps from the symbol asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How the connection was resolved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
    /// Probability that it is right, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confidence: Option<f32>,
    /// In what way the name is used, for references.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<&'static str>,
    /// Anything else: why a site is open, what an import says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl Row {
    /// A symbol.
    pub fn of(located: &Located) -> Row {
        let symbol = located.symbol();
        Row {
            path: located.row.path.to_string(),
            line: symbol.name_span.start_line,
            end_line: symbol.span.end_line,
            name: symbol.name.clone(),
            qualified: symbol.qualified.clone(),
            kind: symbol.kind.name().to_owned(),
            signature: symbol.signature.clone(),
            ..Row::default()
        }
    }

    /// A whole file.
    pub fn of_file(row: &FileRow) -> Row {
        Row {
            path: row.path.to_string(),
            name: "<file>".into(),
            qualified: "<file>".into(),
            kind: "file".into(),
            ..Row::default()
        }
    }
}

/// Rows with the test flag that decides their section.
pub(super) type Flagged = (bool, Row);

/// Product rows, then tests; each cut at the limit.
pub(super) fn sections(rows: Vec<Flagged>, limit: usize, no_tests: bool) -> (Vec<Section>, usize, usize) {
    let (tests, product): (Vec<Flagged>, Vec<Flagged>) = rows.into_iter().partition(|(is_test, _)| *is_test);
    let mut sections = Vec::new();
    for (title, rows) in [("product", product), ("tests", tests)] {
        if rows.is_empty() || (no_tests && title == "tests") {
            continue;
        }
        let total = rows.len();
        let rows = rows.into_iter().map(|(_, row)| row).take(limit).collect();
        sections.push(Section {
            title: title.to_owned(),
            rows,
            total,
        });
    }
    let total = sections.iter().map(|s| s.total).sum();
    let shown = sections.iter().map(|s| s.rows.len()).sum();
    (sections, total, shown)
}

/// Puts an answer together.
pub(super) fn answer(
    kind: &'static str,
    mut rows: Vec<Flagged>,
    open: Option<Open>,
    request: &super::Request,
) -> Answer {
    let before = rows.len();
    if let Some(least) = request.min_confidence {
        rows.retain(|(_, row)| row.confidence.is_none_or(|p| p >= least));
    }
    let unsure = before - rows.len();
    let limit = request.limit.unwrap_or(super::DEFAULT_LIMIT) as usize;
    let tests_left_out = if request.no_tests {
        rows.iter().filter(|(is_test, _)| *is_test).count()
    } else {
        0
    };
    let (sections, total, shown) = sections(rows, limit, request.no_tests);
    let may_miss = unsure > 0 || open.as_ref().is_some_and(Open::any);
    let verdict = match (total > 0, may_miss) {
        (true, false) => Verdict::Found,
        (true, true) => Verdict::AtLeast,
        (false, false) => Verdict::None,
        (false, true) => Verdict::NoneFound,
    };
    let mut notes = Vec::new();
    if tests_left_out > 0 {
        notes.push(format!("{tests_left_out} row(s) in tests left out"));
    }
    if unsure > 0 {
        notes.push(format!("{unsure} row(s) less sure than --min-confidence left out"));
    }
    if shown < total {
        notes.push(format!("{shown} of {total} rows shown; --limit {total} shows all"));
    }
    Answer {
        kind,
        verdict,
        sections,
        total,
        shown,
        open,
        notes,
    }
}

/// Call sites of the subject's name that were not bound, in the whole view, and what else
/// may hide a caller.
pub(super) fn open_sites(session: &Session<'_>, dispatch: &Dispatch<'_, '_>, subject: &Subject) -> Result<Open> {
    let mut open = unbound(session, subject, Role::Call)?;
    let callables = subject.symbols.iter().filter(|l| l.symbol().kind.is_callable());
    let wanted: Vec<_> = callables.map(|l| (l.row.path.clone(), l.symbol().key)).collect();
    for user in using(session, &wanted, &[Role::Value])? {
        open.handed_on += user.sites.len() as u32;
    }
    for located in subject.symbols.iter().filter(|l| !l.symbol().is_declaration) {
        open.bases += dispatch.overridden(located)?.unknown;
    }
    Ok(open)
}

/// Sites that name the subject as a callee, or as a base, and were not bound.
pub(super) fn unbound(session: &Session<'_>, subject: &Subject, role: Role) -> Result<Open> {
    let main = subject.main();
    let mut open = Open::default();
    let Some(language) = main.blob.language.as_deref().and_then(by_name) else {
        return Ok(open);
    };
    let name = &main.symbol().name;
    let is_method = main.symbol().kind == SymbolKind::Method && !main.symbol().is_declaration;
    let key = Key::Name(&language.descriptor.family, name).hash();
    for posting in session.store.postings_with_sites(session.view.id, key)? {
        let resolution = session.resolution(posting.blob, posting.edges)?;
        for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
            if reference.role != role || reference.name != *name {
                continue;
            }
            if is_method && resolved.rule == Rule::External {
                let imports = &session.outline(posting.blob)?.0.imports;
                open.elsewhere += u32::from(may_fit(reference, language, imports));
            } else if !is_open(resolved) {
                continue;
            } else if resolved.rule == Rule::Ambiguous {
                let meant = subject.symbols.iter().any(|l| {
                    resolved
                        .targets
                        .iter()
                        .any(|t| t.path == l.row.path && t.key == l.symbol().key)
                });
                open.ambiguous += u32::from(meant);
            } else {
                open.unresolved += 1;
            }
        }
    }
    let family = &language.descriptor.family;
    let unread = session.files_with_problems()?.iter();
    let unread = unread.filter(|(_, language)| language.descriptor.family == *family);
    open.unread = mentions(session, unread.map(|(row, _)| row), name)?;
    let left_out = session.files_left_out()?.iter();
    open.left_out = mentions(session, left_out.filter(|row| may_be(row.path.as_ref(), family)), name)?;
    Ok(open)
}

/// Files that are looked into for a name; each of the others counts as a line.
const MAX_MENTIONING: usize = 1_000;

/// Lines of some files which have the name, and where nothing of that name was found.
fn mentions<'r>(session: &Session<'_>, files: impl Iterator<Item = &'r FileRow>, name: &str) -> Result<u32> {
    // The trigram index spares most of them; it may lack some, and names may be too short.
    let mut may_hold: Option<Option<FxHashSet<i64>>> = None;
    let finder = Finder::new(name);
    let mut count = 0;
    let mut looked = 0;
    for row in files {
        let Some(id) = row.blob else { continue };
        if may_hold.is_none() {
            may_hold = Some(match trigrams(name) {
                Some(wanted) => {
                    let mut blobs: FxHashSet<i64> = session.store.contents_matching(&wanted)?.into_iter().collect();
                    blobs.extend(session.store.contents_not_indexed(session.view.id)?);
                    Some(blobs)
                }
                None => None,
            });
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
        if finder.find(&content).is_none() {
            continue;
        }
        let outline = session.outline(id)?;
        let mut known: Vec<u32> = outline
            .0
            .symbols
            .iter()
            .filter(|s| s.name == name)
            .map(|s| s.name_span.start_line)
            .collect();
        known.extend(outline.0.imports.iter().map(|import| import.line));
        if let Some(edges) = row.edges {
            let resolution = session.resolution(id, edges)?;
            known.extend(resolution.references.iter().filter(|r| r.name == name).map(|r| r.line));
        }
        for (line, text) in (1..).zip(content.lines()) {
            count += u32::from(has_word(text, &finder) && !known.contains(&line));
        }
    }
    Ok(count)
}

/// Whether a line has the name with no letter, digit or `_` beside it.
fn has_word(line: &[u8], name: &Finder<'_>) -> bool {
    let is_part = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_' || *b >= 0x80);
    name.find_iter(line)
        .any(|at| !is_part(at.checked_sub(1).and_then(|i| line.get(i))) && !is_part(line.get(at + name.needle().len())))
}

//! The one shape of all traces' answers.

use schemars::JsonSchema;
use serde::Serialize;

use crate::engine::Located;
use crate::model::Rule;
use crate::store::FileRow;

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
    /// Definitions of it that run without being named: operators, what a protocol of the language
    /// asks for, what a decorator or annotation hands to a framework.
    pub implicit: u32,
    /// Lines of code that name it and where neither a use nor another definition was recognised;
    /// looked for where nothing else is open.
    pub unrecognised: u32,
    /// The first of them.
    #[serde(skip)]
    #[schemars(skip)]
    pub(super) places: Vec<String>,
}

impl Open {
    /// Whether anything is.
    pub fn any(&self) -> bool {
        let sites =
            self.ambiguous + self.unresolved + self.handed_on + self.elsewhere + self.implicit + self.unrecognised;
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
    if let Some(open) = open.as_ref().filter(|open| !open.places.is_empty()) {
        let more = if (open.unrecognised as usize) > open.places.len() {
            ", …"
        } else {
            ""
        };
        notes.push(format!("look yourself at {}{more}", open.places.join(", ")));
    }
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

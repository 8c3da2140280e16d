//! Answers of `trace` and `read`.

use std::fmt::Write as _;

use super::{Paint, code, columns, place, shown, view};
use crate::read;
use crate::trace::{Answer, Open, Response, Row, Section, Verdict};

/// Answers to every kind of trace asked for.
pub fn trace(response: &Response, paint: Paint) -> String {
    let mut out = String::new();
    if let Some(row) = &response.symbol {
        let at = paint.place(&place(&row.path, row.line, row.end_line));
        let _ = writeln!(out, "{at}  {}  {}", paint.name(&row.qualified), paint.dim(&row.kind));
        if !row.signature.is_empty() {
            let _ = writeln!(out, "  {}", row.signature);
        }
    }
    for answer in &response.answers {
        if !out.is_empty() {
            out.push('\n');
        }
        let _ = writeln!(out, "{}", verdict(answer, paint));
        for section in &answer.sections {
            out.push_str(&rows(section, paint));
        }
        for note in &answer.notes {
            let _ = writeln!(out, "note: {note}");
        }
    }
    for note in &response.notes {
        let _ = writeln!(out, "{}", paint.unsure(&format!("note: {note}")));
    }
    out.push('\n');
    out + &view(&response.view, paint)
}

/// Which kind of yes or no, in words.
fn verdict(answer: &Answer, paint: Paint) -> String {
    let title = paint.title(answer.kind);
    let site = match answer.kind {
        "implementors" | "hierarchy" => "base ",
        "references" => "",
        _ => "call ",
    };
    let open = answer
        .open
        .as_ref()
        .map(|o| open(o, site))
        .filter(|open| !open.is_empty());
    let open = |before: &str| open.as_ref().map_or(String::new(), |open| format!("{before}{open}"));
    let accounted = if answer.open.is_some() {
        format!("; every {site}site in question is accounted for")
    } else {
        String::new()
    };
    match answer.verdict {
        Verdict::Found => format!("{title}: {}", paint.sure(&answer.total.to_string())),
        Verdict::AtLeast => format!(
            "{title}: {}",
            paint.unsure(&format!("at least {}{}", answer.total, open("; ")))
        ),
        Verdict::None => format!("{title}: {}{accounted}", paint.sure("none")),
        Verdict::NoneFound => format!(
            "{title}: {}",
            paint.unsure(&format!("none found, which is not none{}", open(": ")))
        ),
    }
}

/// What was left open, in words; `site` is what was asked after.
fn open(open: &Open, site: &str) -> String {
    let sites = |n: u32, before: &str, after: &str| {
        let plural = if n == 1 { "" } else { "s" };
        (n > 0).then(|| format!("{n} {before}site{plural}{after}"))
    };
    let verb = |n: u32, one, many| if n == 1 { one } else { many };
    let mentions = |n: u32, place: &str| {
        let plural = if n == 1 { "" } else { "s" };
        (n > 0).then(|| format!("{n} mention{plural} in {place}"))
    };
    let parts = [
        sites(open.ambiguous, &format!("ambiguous {site}"), ""),
        sites(open.unresolved, &format!("unresolved {site}"), ""),
        sites(
            open.handed_on,
            "",
            verb(open.handed_on, " that hands it on by name", " that hand it on by name"),
        ),
        sites(
            open.elsewhere,
            "",
            verb(
                open.elsewhere,
                " that calls that name on a type of elsewhere",
                " that call that name on types of elsewhere",
            ),
        ),
        (open.bases > 0).then(|| {
            let plural = if open.bases == 1 { "" } else { "s" };
            format!(
                "{} base{plural} of its type outside the repository or unknown",
                open.bases
            )
        }),
        (open.implicit > 0).then(|| "an operator, protocol or decorator may call it without its name".to_owned()),
        (open.unrecognised > 0).then(|| {
            let (plural, verb) = if open.unrecognised == 1 { ("", "s") } else { ("s", "") };
            format!(
                "{} line{plural} that name{verb} it in a way not recognised",
                open.unrecognised
            )
        }),
        mentions(open.unread, "a file that could not be read wholly"),
        mentions(open.left_out, "generated, vendored or oversized files"),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn rows(section: &Section, paint: Paint) -> String {
    // Rows that only nest lie in one file: it is named once.
    let nested = section
        .rows
        .iter()
        .all(|row| row.depth.is_some() && row.rule.is_none() && row.confidence.is_none());
    let one_file = section.rows.first().map(|first| first.path.as_str()).filter(|_| nested);
    let mut out = match one_file {
        Some(path) => format!("{}\n", paint.place(&shown(path))),
        None => format!("{} ({})\n", section.title, section.total),
    };
    let cells: Vec<Vec<String>> = section
        .rows
        .iter()
        .map(|row| if nested { nested_cells(row) } else { row_cells(row) })
        .collect();
    out.push_str(&columns(&cells, "  ", |column, cell| match column {
        0 => paint.place(cell),
        1 => paint.name(cell),
        2 => paint.dim(cell),
        _ => cell.to_owned(),
    }));
    out
}

/// Place, symbol, kind, then how the answer came to it.
fn row_cells(row: &Row) -> Vec<String> {
    let mut how: Vec<String> = Vec::new();
    if let Some(depth) = row.depth {
        how.push(format!("depth {depth}"));
    }
    how.extend(row.role.map(str::to_owned));
    match (row.rule, row.confidence) {
        (Some(rule), Some(confidence)) => how.push(format!("{} {confidence:.2}", rule.name())),
        (Some(rule), None) => how.push(rule.name().to_owned()),
        (None, Some(confidence)) => how.push(format!("{confidence:.2}")),
        (None, None) => {}
    }
    if !row.sites.is_empty() {
        let lines: Vec<String> = row.sites.iter().map(ToString::to_string).collect();
        how.push(format!("at {}", lines.join(",")));
    }
    if let Some(note) = &row.note {
        how.push(format!("— {note}"));
    }
    // A whole file has nothing to add to its path.
    let (name, kind) = if row.line == 0 {
        ("", "file")
    } else {
        (row.qualified.as_str(), row.kind.as_str())
    };
    vec![
        place(&row.path, row.line, row.end_line),
        name.to_owned(),
        kind.to_owned(),
        how.join(" "),
    ]
}

fn nested_cells(row: &Row) -> Vec<String> {
    let indent = "  ".repeat(row.depth.unwrap_or(0) as usize);
    let head = if row.signature.is_empty() {
        &row.name
    } else {
        &row.signature
    };
    let lines = place("", row.line, row.end_line);
    vec![
        lines.trim_start_matches(':').to_owned(),
        format!("{indent}{head}"),
        row.kind.clone(),
    ]
}

/// Source, with line numbers.
pub fn read(response: &read::Response, paint: Paint) -> String {
    let mut out = String::new();
    for piece in &response.pieces {
        let at = paint.place(&place(&piece.path, piece.start_line, piece.end_line));
        let _ = match (&piece.qualified, &piece.kind) {
            (Some(name), Some(kind)) => writeln!(out, "{at}  {}  {}", paint.name(name), paint.dim(kind)),
            _ => writeln!(out, "{at}"),
        };
        let width = piece.end_line.to_string().len();
        for (line, text) in (piece.start_line..).zip(piece.text.lines()) {
            let number = paint.dim(&format!("{line:>width$}"));
            let _ = writeln!(out, "{number}  {}", code(text));
        }
        for note in &piece.notes {
            let _ = writeln!(out, "{}", paint.unsure(&format!("note: {note}")));
        }
        out.push('\n');
    }
    out + &view(&response.view, paint)
}

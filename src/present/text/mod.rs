//! Text for a terminal: places first, aligned where that is cheap, the verdict in words.

mod listing;
mod question;
mod search;

use std::borrow::Cow;
use std::fmt::Write as _;

pub use listing::{files, languages, status};
pub use question::{read, trace};
pub use search::search;

use super::Paint;
use crate::engine::ViewInfo;
use crate::error::Error;
use crate::index;

/// Columns are padded to at most this many characters; longer cells push the rest.
const MAX_PAD: usize = 44;

/// What was done to the index.
pub fn index(report: &index::Report, paint: Paint) -> String {
    let mut out = count(report.files as u64, "file");
    let done = [
        (report.changed, "new or changed"),
        (report.removed, "removed"),
        (report.extracted, "parsed"),
        (report.resolved, "resolved"),
    ];
    let done: Vec<String> = done
        .iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, what)| format!("{n} {what}"))
        .collect();
    if done.is_empty() {
        out.push_str(", nothing to do");
    } else {
        let _ = write!(out, ": {}", done.join(", "));
    }
    let _ = writeln!(out, "; {:.1} s", report.took.as_secs_f64());
    unreadable(report.unreadable, &mut out, paint);
    warnings(&report.warnings, &mut out, paint);
    out
}

fn unreadable(files: u64, out: &mut String, paint: Paint) {
    if files > 0 {
        let what = format!("{} could not be read: treering files --skipped", count(files, "file"));
        let _ = writeln!(out, "{}", paint.unsure(&what));
    }
}

fn warnings(warnings: &[String], out: &mut String, paint: Paint) {
    for warning in warnings {
        let _ = writeln!(out, "{}", paint.unsure(&format!("warning: {}", shown(warning))));
    }
}

/// What came of a compiler's index.
pub fn imported(report: &index::Imported, paint: Paint) -> String {
    const SHOWN: usize = 5;
    let mut out = format!(
        "{}: {}, {} matched",
        shown(&report.tool),
        count(report.documents as u64, "document"),
        report.matched
    );
    for (n, what) in [(report.silent, "say nothing"), (report.refused.len(), "refused")] {
        if n > 0 {
            let _ = write!(out, ", {n} {what}");
        }
    }
    out.push('\n');
    for refused in report.refused.iter().take(SHOWN) {
        let _ = writeln!(
            out,
            "  {}: {}",
            paint.place(&shown(&refused.path)),
            paint.unsure(&refused.reason)
        );
    }
    if report.refused.len() > SHOWN {
        let _ = writeln!(out, "  … and {} more, all with --json", report.refused.len() - SHOWN);
    }
    let _ = writeln!(
        out,
        "{} and {} have rule scip now",
        count(report.calls, "call edge"),
        count(report.others, "other use")
    );
    out + &view(&report.view, paint)
}

/// What was imported and is no more.
pub fn forgotten(report: &index::Forgotten, _paint: Paint) -> String {
    format!("{} forgotten\n", count(report.documents as u64, "imported document"))
}

/// An error, and what to type next.
pub fn error(error: &Error, paint: Paint) -> String {
    let mut out = format!("{} {error}\n", paint.wrong("treering:"));
    if let Some(hint) = error.hint() {
        let _ = writeln!(out, "  {hint}");
    }
    out
}

/// `view: 1a2b3c4 (main), +1 modified, 2 untracked`
fn view(view: &ViewInfo, paint: Paint) -> String {
    let mut text = String::from("view: ");
    match (&view.commit, &view.branch) {
        _ if view.view == "folder" => text.push_str("a folder outside git"),
        (Some(commit), _) if view.view.starts_with("commit:") => {
            let _ = write!(text, "commit {}", short(commit));
        }
        (None, _) => text.push_str("no commit yet"),
        (Some(commit), _) => text.push_str(short(commit)),
    }
    match &view.branch {
        Some(branch) => {
            let _ = write!(text, " ({branch})");
        }
        None if view.view.starts_with("worktree") => text.push_str(" (detached)"),
        None => {}
    }
    if let Some(id) = view.view.strip_prefix("worktree:") {
        let _ = write!(text, " in worktree {id}");
    }
    for (count, what) in [(view.modified, "modified"), (view.untracked, "untracked")] {
        // Outside git nothing is tracked.
        if count > 0 && view.view != "folder" {
            let _ = write!(text, ", +{count} {what}");
        }
    }
    let mut out = paint.dim(&text);
    out.push('\n');
    unreadable(view.unreadable, &mut out, paint);
    warnings(&view.warnings, &mut out, paint);
    if !view.unseen.is_empty() {
        const SHOWN: usize = 5;
        let more = if view.unseen.len() > SHOWN {
            format!(" and {} more", view.unseen.len() - SHOWN)
        } else {
            String::new()
        };
        let names = view
            .unseen
            .iter()
            .take(SHOWN)
            .map(|path| shown(path))
            .collect::<Vec<_>>()
            .join(", ");
        let _ = writeln!(
            out,
            "{}",
            paint.unsure(&format!("changed since, not seen here: {names}{more}"))
        );
    }
    if let Some(why) = &view.unseen_because {
        let _ = writeln!(
            out,
            "{}",
            paint.unsure(&format!("the index could not be brought up to date: {why}"))
        );
    }
    out
}

/// A commit id as people say it.
fn short(commit: &str) -> &str {
    commit.get(..7).unwrap_or(commit)
}

/// A path on one line: a terminal would obey what stands in it.
fn shown(path: &str) -> Cow<'_, str> {
    harmless(path, char::is_control)
}

/// A line of source, in which a tab is one.
fn code(line: &str) -> Cow<'_, str> {
    harmless(line, |c| c.is_control() && c != '\t')
}

fn harmless(text: &str, obeyed: fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(obeyed) {
        return text.into();
    }
    let escaped = text.chars().map(|c| match obeyed(c) {
        true => c.escape_default().to_string(),
        false => c.to_string(),
    });
    escaped.collect::<String>().into()
}

/// `path:start-end`, `path:line`, or the path of a whole file.
fn place(path: &str, start: u32, end: u32) -> String {
    let path = &*shown(path);
    match (start, end) {
        (0, _) => path.to_owned(),
        (start, end) if end <= start => format!("{path}:{start}"),
        (start, end) => format!("{path}:{start}-{end}"),
    }
}

/// `1 file`, `2 files`.
fn count(n: u64, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// `12,345`.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

fn bytes(n: u64) -> String {
    const UNITS: [&str; 4] = ["B", "KiB", "MiB", "GiB"];
    let mut value = n as f64;
    let mut unit = 0;
    while value >= 1024.0 && unit + 1 < UNITS.len() {
        value /= 1024.0;
        unit += 1;
    }
    if unit == 0 {
        format!("{n} B")
    } else {
        format!("{value:.1} {}", UNITS[unit])
    }
}

/// Lays rows of cells out in columns two spaces apart; the last cell of a row is
/// never padded. `paint` gets the column's number and the cell's text.
fn columns(rows: &[Vec<String>], indent: &str, paint: impl Fn(usize, &str) -> String) -> String {
    let mut widths: Vec<usize> = Vec::new();
    for row in rows {
        for (at, cell) in row.iter().enumerate() {
            let width = cell.chars().count().min(MAX_PAD);
            match widths.get_mut(at) {
                Some(widest) => *widest = (*widest).max(width),
                None => widths.push(width),
            }
        }
    }
    let mut out = String::new();
    for row in rows {
        let last = row.iter().rposition(|cell| !cell.is_empty()).unwrap_or(0);
        out.push_str(indent);
        for (at, cell) in row.iter().enumerate().take(last + 1) {
            out.push_str(&paint(at, cell));
            // An empty column costs nothing.
            if at < last && widths[at] > 0 {
                let pad = widths[at].saturating_sub(cell.chars().count()) + 2;
                out.extend(std::iter::repeat_n(' ', pad));
            }
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_and_empty_ones_vanish() {
        let rows = [
            vec!["a".to_owned(), String::new(), "x".into()],
            vec!["bbb".into(), String::new(), "y".into()],
        ];
        assert_eq!(columns(&rows, "", |_, cell| cell.to_owned()), "a    x\nbbb  y\n");
    }

    #[test]
    fn a_path_stays_on_its_line_and_commands_nothing() {
        assert_eq!(place("a\n\u{1b}[31mb.py", 1, 2), "a\\n\\u{1b}[31mb.py:1-2");
        assert_eq!(place("é b.py", 0, 0), "é b.py");
        assert_eq!(code("\tx = \u{1b}[2J"), "\tx = \\u{1b}[2J");
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(
            [0, 999, 1_000, 1_234_567].map(grouped),
            ["0", "999", "1,000", "1,234,567"]
        );
    }
}

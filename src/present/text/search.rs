//! Hits as text: place, name and why; then the passage.

use std::fmt::Write as _;

use super::{code, shown, view};
use crate::present::Paint;
use crate::search::{Hit, Response};

/// Hits, best first.
pub fn search(response: &Response, paint: Paint) -> String {
    let mut out = String::new();
    for hit in &response.results {
        one(hit, paint, &mut out);
    }
    let more = if response.at_least { " or more" } else { "" };
    let shown = response.results.len();
    let verdict = match response.total {
        0 if response.lanes.is_empty() => paint.unsure("nothing found"),
        0 => paint.unsure(&format!("nothing found in {} lane(s)", response.lanes.len())),
        total if shown < total => format!("{shown} of {total}{more} hits; --limit {total} shows all"),
        total => format!("{total}{more} hit(s)"),
    };
    let lanes = match response.lanes.is_empty() {
        true => String::new(),
        false => format!(" ({})", response.lanes.join(", ")),
    };
    let _ = writeln!(out, "{verdict}{lanes}");
    if !response.terms_absent.is_empty() {
        let all_read = response.view.unreadable == 0 && response.view.unseen.is_empty();
        let where_not = if all_read {
            "not in this view"
        } else {
            "not in the files that were read"
        };
        let _ = writeln!(
            out,
            "{}",
            paint.unsure(&format!("{where_not}: {}", response.terms_absent.join(", ")))
        );
    }
    if !response.near.is_empty() {
        let _ = writeln!(out, "near names: {}", response.near.join(", "));
    }
    for note in &response.notes {
        let _ = writeln!(out, "{}", paint.dim(note));
    }
    out.push_str(&view(&response.view, paint));
    out
}

fn one(hit: &Hit, paint: Paint, out: &mut String) {
    let place = format!("{}:{}-{}", shown(&hit.path), hit.start_line, hit.end_line);
    let test = if hit.is_test { " test" } else { "" };
    let copies = if hit.copies > 0 {
        format!(" +{} copies", hit.copies)
    } else {
        String::new()
    };
    let why = format!("{:.2} {}{test}{copies}", hit.score, hit.lanes.join("+"));
    let _ = writeln!(
        out,
        "{}  {} {}  {}",
        paint.place(&place),
        hit.kind,
        paint.name(&hit.qualified),
        paint.dim(&why)
    );
    if let Some(snippet) = &hit.snippet {
        for (at, line) in snippet.lines.iter().enumerate() {
            let number = format!("{:>6}", snippet.start_line as usize + at);
            let _ = writeln!(out, "{} {}", paint.dim(&number), code(line));
        }
    }
}

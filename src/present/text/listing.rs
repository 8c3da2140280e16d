//! Answers of `status`, `files` and `languages`.

use std::fmt::Write as _;

use super::{Paint, bytes, columns, count, grouped, short, shown, view};
use crate::status::{self, Contents, Files, Languages};

/// The state of the index.
pub fn status(response: &status::Response, paint: Paint) -> String {
    let mut rows = vec![vec![
        response.repository.to_owned(),
        format!(
            "{}{}",
            response.root,
            if response.shallow { " (shallow clone)" } else { "" }
        ),
    ]];
    let index = &response.index;
    let place = if index.in_cache {
        ", in the cache: the repository cannot be written"
    } else {
        ""
    };
    let size = if index.bytes == 0 {
        "not there yet".to_owned()
    } else {
        format!("{}, format {}", bytes(index.bytes), index.format)
    };
    rows.push(vec!["index".into(), format!("{} ({size}{place})", index.path)]);
    for view in &response.views {
        let at = view
            .commit
            .as_deref()
            .map(|c| format!(" at {}", short(c)))
            .unwrap_or_default();
        let name = match view.name.strip_prefix("commit:") {
            Some(commit) => format!("commit {}", short(commit)),
            None => format!("{}{at}", view.name),
        };
        let what = format!("{name}, {}, generation {}", count(view.files, "file"), view.generation);
        rows.push(vec!["view".into(), what]);
    }
    let mut out = String::new();
    if let Some(contents) = &response.contents {
        rows.extend(summary(contents));
    }
    out.push_str(&columns(&rows, "", |column, cell| {
        if column == 0 { paint.name(cell) } else { cell.to_owned() }
    }));
    if let Some(contents) = &response.contents {
        for example in &contents.problems.examples {
            let _ = writeln!(out, "  {}", paint.unsure(example));
        }
    }
    for fault in response.faults.iter().flatten() {
        let _ = writeln!(out, "{} {fault}", paint.wrong("fault:"));
    }
    if response.faults.as_ref().is_some_and(Vec::is_empty) {
        let _ = writeln!(out, "{}", paint.sure("check: no faults"));
    }
    match &response.view {
        Some(info) => out.push_str(&view(info, paint)),
        None => {
            let _ = writeln!(
                out,
                "{}",
                paint.unsure("not indexed yet: treering index, or --rev REV for a commit")
            );
        }
    }
    out
}

fn summary(contents: &Contents) -> Vec<Vec<String>> {
    let mut rows = vec![vec![
        "files".to_owned(),
        format!(
            "{}, {} in the graph",
            grouped(contents.files),
            grouped(contents.in_graph)
        ),
    ]];
    for language in &contents.languages {
        let counts = [
            count(language.files, "file"),
            count(language.lines, "line"),
            count(language.symbols, "symbol"),
        ];
        rows.push(vec![format!("  {}", language.language), counts.join(", ")]);
    }
    let skipped: Vec<String> = contents
        .skipped
        .iter()
        .map(|(reason, n)| format!("{n} {reason}"))
        .collect();
    if !skipped.is_empty() {
        rows.push(vec!["not in graph".into(), skipped.join(", ")]);
    }
    rows.push(vec!["symbols".into(), grouped(contents.symbols)]);
    let calls: Vec<String> = contents
        .calls
        .iter()
        .map(|c| format!("{} {}", grouped(c.sites), c.rule.name()))
        .collect();
    let sites = contents.calls.iter().map(|c| c.sites).sum();
    let calls = if calls.is_empty() {
        "0".into()
    } else {
        format!("{}: {}", grouped(sites), calls.join(", "))
    };
    rows.push(vec!["call sites".into(), calls]);
    if let Some(share) = contents.resolved_share {
        let what = format!(
            "{:.1}% of the call sites not known to leave the repository have one meaning",
            // All of them, or less: 99.96 % are not 100.0.
            (share * 1000.0).floor() / 10.0
        );
        rows.push(vec!["resolved".into(), what]);
    }
    for layer in &contents.layers {
        let others = match layer.kept - layer.documents {
            0 => String::new(),
            n => format!(", {n} more kept of other contents"),
        };
        let holds = count(layer.documents, "document");
        rows.push(vec![
            "imported".into(),
            format!("{holds} of {}{others}", shown(&layer.tool)),
        ]);
    }
    if contents.content_pending > 0 {
        rows.push(vec![
            "text index".into(),
            format!("{} not yet in it", count(contents.content_pending, "content")),
        ]);
    }
    if contents.problems.files > 0 {
        let kinds: Vec<String> = contents
            .problems
            .kinds
            .iter()
            .map(|(kind, n)| format!("{n} {kind}"))
            .collect();
        rows.push(vec![
            "problems".into(),
            format!("in {}: {}", count(contents.problems.files, "file"), kinds.join(", ")),
        ]);
    }
    rows
}

/// Files, one a line.
pub fn files(response: &Files, paint: Paint) -> String {
    let rows: Vec<Vec<String>> = response
        .files
        .iter()
        .map(|file| {
            let state = serde_json::to_value(file.state)
                .ok()
                .and_then(|v| v.as_str().map(str::to_owned))
                .unwrap_or_default();
            let mut more: Vec<String> = Vec::new();
            if state != "clean" {
                more.push(state);
            }
            more.extend(file.skipped.map(|reason| match &file.detail {
                Some(detail) => format!("{reason}: {detail}"),
                None => reason.to_owned(),
            }));
            more.extend(file.problems.first().map(|first| match file.problems.len() {
                1 => format!("problem: {first}"),
                n => format!("{n} problems, first: {first}"),
            }));
            vec![
                shown(&file.path).into_owned(),
                file.language.clone().unwrap_or_default(),
                file.lines.map(|n| count(u64::from(n), "line")).unwrap_or_default(),
                more.join("; "),
            ]
        })
        .collect();
    let mut out = columns(&rows, "", |column, cell| match column {
        0 => paint.place(cell),
        3 => paint.unsure(cell),
        _ => cell.to_owned(),
    });
    let _ = writeln!(out, "{} of {}", response.files.len(), count(response.total, "file"));
    out + &view(&response.view, paint)
}

/// Languages, one a line.
pub fn languages(response: &Languages, paint: Paint) -> String {
    let mut rows = vec![
        ["language", "files", "knows", "imports", "extensions"]
            .map(str::to_owned)
            .to_vec(),
    ];
    rows.extend(response.languages.iter().map(|language| {
        let knows = [(language.symbols, "symbols"), (language.calls, "calls")];
        let knows: Vec<&str> = knows.iter().filter(|(yes, _)| *yes).map(|(_, what)| *what).collect();
        let imports = match (language.imports, language.resolution.as_str()) {
            (false, _) => "—",
            (true, "none") => "not followed",
            (true, style) => style,
        };
        vec![
            language.name.clone(),
            language.files.to_string(),
            if knows.is_empty() {
                "—".to_owned()
            } else {
                knows.join(", ")
            },
            imports.to_owned(),
            language.extensions.join(" "),
        ]
    }));
    let out = columns(
        &rows,
        "",
        |column, cell| if column == 0 { paint.name(cell) } else { cell.to_owned() },
    );
    out + &view(&response.view, paint)
}

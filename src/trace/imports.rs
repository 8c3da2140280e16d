//! `imports` and `importers` of a file.

use super::answer::{Answer, Flagged, Row, answer};
use super::callees::session_target;
use super::{About, Request};
use crate::engine::Session;
use crate::error::Result;
use crate::model::{FILE_KEY, Rule};
use crate::resolve::{Key, confidence};

pub(super) fn imports(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let file = about.file();
    let mut rows: Vec<Flagged> = Vec::new();
    if let (Some(blob), Some(edges)) = (file.blob, file.edges) {
        let outline = session.outline(blob)?;
        let resolution = session.resolution(blob, edges)?;
        for (import, resolved) in outline.0.imports.iter().zip(&resolution.resolved.imports) {
            let written = match (&import.name, import.wildcard) {
                (Some(name), _) if import.module.is_empty() => name.clone(),
                (Some(name), _) => format!("{} {name}", import.module),
                (None, true) => format!("{} *", import.module),
                (None, false) => import.module.clone(),
            };
            let mut targets = Vec::new();
            for target in &resolved.targets {
                targets.extend(session_target(session, target)?);
            }
            if targets.is_empty() {
                let note = match resolved.rule {
                    Rule::External => "outside the repository",
                    _ => "not resolved",
                };
                let row = Row {
                    path: file.path.to_string(),
                    line: import.line,
                    name: written.clone(),
                    qualified: written.clone(),
                    kind: "import".into(),
                    rule: Some(resolved.rule),
                    note: Some(note.into()),
                    ..Row::default()
                };
                rows.push((false, row));
            }
            for (symbol, mut row) in targets {
                row.sites = vec![import.line];
                row.rule = Some(resolved.rule);
                row.confidence = Some(confidence(resolved.rule, resolved.targets.len()));
                row.note = Some(format!("import {written}"));
                rows.push((symbol.is_some_and(|l| l.is_test), row));
            }
        }
    }
    Ok(answer("imports", rows, None, request))
}

pub(super) fn importers(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let file = about.file();
    let mut keys = vec![FILE_KEY];
    keys.extend(session.symbols_of(file)?.iter().map(|l| l.symbol().key));
    let mut rows: Vec<Flagged> = Vec::new();
    let mut seen: Vec<i64> = Vec::new();
    for key in keys {
        for posting in session
            .store
            .postings_with_sites(session.view.id, Key::Target(file.path.as_ref(), key).hash())?
        {
            if seen.contains(&posting.edges) {
                continue;
            }
            let Some(importer) = session.store.file_by_id(session.view.id, posting.path_id)? else {
                continue;
            };
            let outline = session.outline(posting.blob)?;
            let resolution = session.resolution(posting.blob, posting.edges)?;
            let mut sites: Vec<u32> = outline
                .0
                .imports
                .iter()
                .zip(&resolution.resolved.imports)
                .filter(|(_, r)| r.targets.iter().any(|t| t.path == file.path))
                .map(|(import, _)| import.line)
                .collect();
            sites.dedup();
            if sites.is_empty() || importer.path == file.path {
                continue;
            }
            seen.push(posting.edges);
            let language = session.store.blob(posting.blob)?.language;
            let is_test = session.is_test_path(importer.path.as_ref(), language.as_deref());
            rows.push((
                is_test,
                Row {
                    sites,
                    rule: Some(Rule::Import),
                    ..Row::of_file(&importer)
                },
            ));
        }
    }
    rows.sort_by(|a, b| a.1.path.cmp(&b.1.path));
    Ok(answer("importers", rows, None, request))
}

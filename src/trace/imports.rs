//! `imports` and `importers` of a file.

use std::collections::HashSet;

use bstr::ByteSlice;

use super::answer::{Answer, Flagged, Row, answer};
use super::callees::session_target;
use super::{About, Request};
use crate::engine::Session;
use crate::error::Result;
use crate::language::{ImportStyle, by_name};
use crate::model::{FILE_KEY, MAX_CANDIDATES, RepoPath, Rule, Target};
use crate::resolve::{Key, confidence};
use crate::store::FileRow;

pub(super) fn imports(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let file = about.file();
    let mut rows: Vec<Flagged> = Vec::new();
    let mut is_cut = false;
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
            is_cut |= resolved.targets.len() == MAX_CANDIDATES;
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
    let mut answer = answer("imports", rows, None, request);
    if is_cut {
        answer.verdict = answer.verdict.unless_missed();
        answer.notes.push(format!(
            "an import of a package lists at most {MAX_CANDIDATES} of its files; treering files shows all"
        ));
    }
    Ok(answer)
}

pub(super) fn importers(session: &Session<'_>, about: &About, request: &Request) -> Result<Answer> {
    let file = about.file();
    let own = file.path.clone();
    let mut wanted: Vec<(RepoPath, u64)> = vec![(own.clone(), FILE_KEY)];
    wanted.extend(session.symbols_of(file)?.iter().map(|l| (own.clone(), l.symbol().key)));
    // Of a package's files an import lists the first few only: it means them all.
    let package: HashSet<RepoPath> = package_of(session, file)?.into_iter().collect();
    let mut others: Vec<&RepoPath> = package.iter().filter(|path| **path != own).collect();
    others.sort();
    wanted.extend(others.into_iter().map(|path| (path.clone(), FILE_KEY)));
    let mut rows: Vec<Flagged> = Vec::new();
    let mut seen: HashSet<i64> = HashSet::new();
    for (path, key) in wanted {
        for posting in session
            .store
            .postings_with_sites(session.view.id, Key::Target(path.as_ref(), key).hash())?
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
                .filter(|(_, r)| {
                    let is_meant = |t: &Target| t.path == own || t.key == FILE_KEY && package.contains(&t.path);
                    r.targets.iter().any(is_meant)
                })
                .map(|(import, _)| import.line)
                .collect();
            sites.dedup();
            if sites.is_empty() || importer.path == own {
                continue;
            }
            seen.insert(posting.edges);
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

/// The files that make up a package with this one, where imports name packages.
fn package_of(session: &Session<'_>, file: &FileRow) -> Result<Vec<RepoPath>> {
    let Some(blob) = file.blob else {
        return Ok(Vec::new());
    };
    let language = session.store.blob(blob)?.language;
    let style = language.as_deref().and_then(by_name).map(|l| l.descriptor.import_style);
    match style {
        Some(ImportStyle::PackageDir) => {
            let folder_of = |path: &RepoPath| path.rfind_byte(b'/').unwrap_or(0);
            let folder = &file.path[..folder_of(&file.path)];
            let mut paths = session.store.graph_paths_under(session.view.id, folder)?;
            let extension = |path: &RepoPath| path.rfind_byte(b'.').map(|dot| path[dot..].to_vec());
            paths.retain(|path| folder_of(path) == folder.len() && extension(path) == extension(&file.path));
            Ok(paths)
        }
        Some(ImportStyle::PackageType) => match &session.outline(blob)?.0.package {
            Some(package) => session.store.graph_paths_of_package(session.view.id, package),
            None => Ok(Vec::new()),
        },
        _ => Ok(Vec::new()),
    }
}

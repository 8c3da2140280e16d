//! What does the index hold, and how much of it can be relied on?

mod files;
mod languages;

use std::collections::BTreeMap;

use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;

pub use files::{FileLine, Files, FilesRequest, files};
pub use languages::{LanguageLine, Languages, languages};

use crate::engine::{Engine, Session, ViewInfo};
use crate::error::{Error, Result};
use crate::git::RepositoryKind;
use crate::model::{Role, Rule};
use crate::store::{FORMAT, LayerCount, Store, unpack_detail};

/// Problems listed one by one; all are counted.
const MAX_EXAMPLES: usize = 10;
/// Files whose call sites are counted at a time.
const BATCH: usize = 512;

/// The state of the index.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Response {
    /// The work tree, folder or git directory.
    pub root: String,
    /// `worktree`, `linked-worktree`, `bare` or `folder`.
    pub repository: &'static str,
    /// History was cut off when it was cloned.
    pub shallow: bool,
    /// Where the index lies.
    pub index: IndexFile,
    /// The view that questions are answered from; absent when nothing is indexed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewInfo>,
    /// Every view kept.
    pub views: Vec<ViewLine>,
    /// What the view holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contents: Option<Contents>,
    /// What a check found wrong; absent without `--check`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faults: Option<Vec<String>>,
}

/// The index as a file.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct IndexFile {
    /// The database.
    pub path: String,
    /// With its log; 0 when there is none yet.
    pub bytes: u64,
    /// Of the database.
    pub format: i64,
    /// In the user's cache, because the repository cannot be written.
    pub in_cache: bool,
}

/// One view in a list.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ViewLine {
    /// `worktree`, `worktree:<id>`, `folder` or `commit:<hex>`.
    pub name: String,
    /// The commit it stands on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
    /// Counts every change of the view.
    pub generation: i64,
    /// Files in it.
    pub files: u64,
}

/// What a view holds.
#[derive(Debug, Clone, Default, Serialize, JsonSchema)]
pub struct Contents {
    /// Files of the view.
    pub files: u64,
    /// Those whose symbols and references are known.
    pub in_graph: u64,
    /// By language, most files first.
    pub languages: Vec<LanguageCount>,
    /// Files left out, by reason.
    pub skipped: BTreeMap<String, u64>,
    /// What went wrong in reading.
    pub problems: Problems,
    /// Definitions.
    pub symbols: u64,
    /// Call sites by the rule that resolved them, in order of trial.
    pub calls: Vec<RuleCount>,
    /// Of the call sites that stay in the repository, those with one meaning; from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resolved_share: Option<f64>,
    /// Contents not yet in the trigram index; questions scan them.
    pub content_pending: u64,
    /// Imported from compilers' indexes, by tool.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub layers: Vec<LayerLine>,
}

/// Files of one language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[allow(missing_docs)]
pub struct LanguageCount {
    pub language: String,
    pub files: u64,
    pub lines: u64,
    pub symbols: u64,
}

/// Problems, counted, with the first few.
#[derive(Debug, Clone, Default, Serialize, JsonSchema)]
pub struct Problems {
    /// Files that have any.
    pub files: u64,
    /// Problems by kind.
    pub kinds: BTreeMap<String, u64>,
    /// `path:line: detail` of the first.
    pub examples: Vec<String>,
}

/// What one tool's indexes said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LayerLine {
    /// Its name and version.
    pub tool: String,
    /// Documents that hold for a file of the view as it is.
    pub documents: u64,
    /// Documents kept, those for contents of other views and times included.
    pub kept: u64,
}

/// Call sites of one rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[allow(missing_docs)]
pub struct RuleCount {
    pub rule: Rule,
    pub sites: u64,
}

/// Looks at the index without bringing it up to date.
pub fn run(engine: &Engine, rev: Option<&str>, check: bool) -> Result<Response> {
    let mut response = Response {
        root: engine.repository.root().display().to_string(),
        repository: match engine.repository.kind() {
            RepositoryKind::Worktree => "worktree",
            RepositoryKind::LinkedWorktree => "linked-worktree",
            RepositoryKind::Bare => "bare",
            RepositoryKind::Folder => "folder",
        },
        shallow: engine.repository.is_shallow(),
        index: IndexFile {
            path: engine.folder.join(crate::store::FILE_NAME).display().to_string(),
            bytes: 0,
            format: FORMAT,
            in_cache: engine.in_cache,
        },
        view: None,
        views: Vec::new(),
        contents: None,
        faults: None,
    };
    let Some(store) = engine.reader()? else {
        return Ok(response);
    };
    response.index.bytes = store.bytes();
    for view in store.views()? {
        let files = store.file_count(view.id)?;
        response.views.push(ViewLine {
            name: view.name,
            commit: view.commit,
            generation: view.generation,
            files,
        });
    }
    if check {
        response.faults = Some(store.check()?);
    }
    drop(store);
    match crate::index::last(engine, rev) {
        Ok(session) => {
            response.view = Some(session.info()?);
            response.contents = Some(contents(&session)?);
        }
        // Other views are there, but not this one.
        Err(Error::NotIndexed(_)) => {}
        Err(error) => return Err(error),
    }
    Ok(response)
}

fn contents(session: &Session<'_>) -> Result<Contents> {
    let mut found = Contents::default();
    let mut languages: BTreeMap<String, LanguageCount> = BTreeMap::new();
    let rows = session.store.files(session.view.id)?;
    found.files = rows.len() as u64;
    found.skipped.clone_from(session.skipped()?);
    for row in &rows {
        let (Some(id), None) = (row.blob, &row.skip) else {
            continue;
        };
        let blob = session.store.blob(id)?;
        if blob.problems > 0 {
            found.problems.files += 1;
            for problem in &session.outline(id)?.0.problems {
                *found
                    .problems
                    .kinds
                    .entry(files::problem_name(problem).to_owned())
                    .or_default() += 1;
                if found.problems.examples.len() < MAX_EXAMPLES {
                    let line = problem.line.map(|line| format!(":{line}")).unwrap_or_default();
                    found
                        .problems
                        .examples
                        .push(format!("{}{line}: {}", row.path, problem.detail));
                }
            }
        }
        let (Some(language), None) = (blob.language, blob.skip) else {
            continue;
        };
        found.in_graph += 1;
        found.symbols += u64::from(blob.symbol_count);
        let count = languages.entry(language.clone()).or_default();
        count.language = language;
        count.files += 1;
        count.lines += u64::from(blob.lines);
        count.symbols += u64::from(blob.symbol_count);
    }
    found.languages = languages.into_values().collect();
    found
        .languages
        .sort_by(|a, b| b.files.cmp(&a.files).then_with(|| a.language.cmp(&b.language)));
    let pairs: Vec<(i64, i64)> = rows.iter().filter_map(|row| Some((row.blob?, row.edges?))).collect();
    let sites = call_sites(&session.store, &pairs)?;
    let count = |wanted: &dyn Fn(Rule) -> bool| {
        sites
            .iter()
            .filter(|(rule, _)| wanted(**rule))
            .map(|(_, n)| n)
            .sum::<u64>()
    };
    let inside = count(&|rule| rule != Rule::External);
    if inside > 0 {
        found.resolved_share = Some(count(&Rule::is_resolved) as f64 / inside as f64);
    }
    found.calls = sites
        .into_iter()
        .map(|(rule, sites)| RuleCount { rule, sites })
        .collect();
    let layers = session.store.layer_counts(session.view.id)?;
    let line = |count: LayerCount| LayerLine {
        tool: count.tool,
        documents: count.in_view,
        kept: count.kept,
    };
    found.layers = layers.into_iter().map(line).collect();
    found.content_pending = session.store.content_pending(session.view.id)?.len() as u64;
    Ok(found)
}

/// Call sites by rule, of files given as blob and edges.
fn call_sites(store: &Store, files: &[(i64, i64)]) -> Result<BTreeMap<Rule, u64>> {
    let mut counts = BTreeMap::new();
    for batch in files.chunks(BATCH) {
        let mut packed = Vec::with_capacity(batch.len());
        for (blob, edges) in batch {
            packed.push((store.packed_detail(*blob)?, store.resolved(*edges)?));
        }
        let path = store.path();
        let damaged = |e: std::io::Error| Error::IndexDamaged {
            path: path.to_owned(),
            detail: e.to_string(),
        };
        let found: Vec<BTreeMap<Rule, u64>> = packed
            .par_iter()
            .map(|(detail, resolved)| {
                let (references, _) = unpack_detail(detail).map_err(damaged)?;
                let mut counts = BTreeMap::new();
                for (reference, resolution) in references.iter().zip(&resolved.references) {
                    if reference.role == Role::Call {
                        *counts.entry(resolution.rule).or_default() += 1;
                    }
                }
                Ok(counts)
            })
            .collect::<Result<_>>()?;
        for (rule, sites) in found.into_iter().flatten() {
            *counts.entry(rule).or_default() += sites;
        }
    }
    Ok(counts)
}

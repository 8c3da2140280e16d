//! The files of a view, one line each.

use clap::Args;
use globset::GlobBuilder;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::{Session, ViewInfo};
use crate::error::{Error, Result};
use crate::model::{FileState, Problem, ProblemKind};

/// List the files of the view, or those that are not in the graph and why.
#[derive(Debug, Clone, Default, Args, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FilesRequest {
    /// Only files that are not in the graph, with the reason
    #[arg(long)]
    #[serde(default)]
    pub skipped: bool,
    /// Only paths that match; `*` stays within a folder, `**` does not
    #[arg(long, value_name = "GLOB")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

/// Files of a view.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Files {
    /// The state of the repository.
    pub view: ViewInfo,
    /// By path.
    pub files: Vec<FileLine>,
    /// Files of the view, whatever was asked for.
    pub total: u64,
}

/// A file of a view.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct FileLine {
    /// Relative to the root.
    pub path: String,
    /// `clean`, `modified` or `untracked`.
    #[schemars(with = "String")]
    pub state: FileState,
    /// The language it is read as.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Lines, where they were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<u32>,
    /// Definitions.
    pub symbols: u32,
    /// What went wrong in reading it: `line: detail`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<String>,
    /// Why it is not in the graph.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skipped: Option<&'static str>,
    /// What more is known of that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

/// Lists files.
pub fn files(session: &Session<'_>, request: &FilesRequest) -> Result<Files> {
    let glob = request
        .path
        .as_deref()
        .map(|glob| GlobBuilder::new(glob).literal_separator(true).build())
        .transpose()
        .map_err(|e| Error::BadRequest(format!("--path: {e}")))?
        .map(|glob| glob.compile_matcher());
    let rows = session.store.files(session.view.id)?;
    let total = rows.len() as u64;
    let mut files = Vec::new();
    for row in rows {
        let path = row.path.to_string();
        if glob.as_ref().is_some_and(|glob| !glob.is_match(&path)) {
            continue;
        }
        let blob = row.blob.map(|id| session.store.blob(id)).transpose()?;
        let skip = row.skip.clone().or_else(|| blob.as_ref().and_then(|b| b.skip.clone()));
        if request.skipped && skip.is_none() {
            continue;
        }
        let mut problems = Vec::new();
        if let Some(blob) = blob.as_ref().filter(|b| b.problems > 0) {
            for problem in &session.outline(blob.id)?.0.problems {
                let line = problem.line.map(|line| format!("{line}: ")).unwrap_or_default();
                problems.push(format!("{line}{}", problem.detail));
            }
        }
        files.push(FileLine {
            path,
            state: row.state,
            language: blob.as_ref().and_then(|b| b.language.clone()),
            // A content that was only looked at to tell text from binary has no lines.
            lines: blob
                .as_ref()
                .filter(|b| b.lines > 0 || b.skip.is_none())
                .map(|b| b.lines),
            symbols: blob.as_ref().map_or(0, |b| b.symbol_count),
            problems,
            skipped: skip.as_ref().map(crate::model::SkipReason::name),
            detail: skip.as_ref().and_then(|s| s.detail()).map(str::to_owned),
        });
    }
    Ok(Files {
        view: session.info()?,
        files,
        total,
    })
}

pub(super) fn problem_name(problem: &Problem) -> &'static str {
    match problem.kind {
        ProblemKind::Parse => "parse",
        ProblemKind::Budget => "budget",
        ProblemKind::Encoding => "encoding",
        ProblemKind::Internal => "internal",
    }
}

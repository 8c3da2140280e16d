//! Which files and symbols may be hits: applied in every lane, before ranking.

use std::collections::HashSet;

use bstr::ByteSlice;
use globset::{GlobBuilder, GlobSet, GlobSetBuilder};

use super::Request;
use crate::engine::{Located, Session, ViewFile};
use crate::error::{Error, Result, nearest};
use crate::language::{all, by_name};
use crate::model::{RepoPath, SymbolKind};

pub(super) struct Filter {
    /// `None`: no filter on files.
    allowed: Option<HashSet<RepoPath>>,
    kinds: Vec<SymbolKind>,
    no_tests: bool,
}

impl Filter {
    pub(super) fn new(session: &Session<'_>, request: &Request) -> Result<Filter> {
        let mut languages = Vec::new();
        for name in &request.languages {
            let language = by_name(name).ok_or_else(|| Error::UnknownArgument {
                what: "language",
                given: name.clone(),
                near: nearest(name, all().iter().map(|l| l.name().to_owned())),
            })?;
            languages.push(language.name());
        }
        let (leave_out, take): (Vec<&String>, Vec<&String>) = request.paths.iter().partition(|p| p.starts_with('!'));
        let take = globs(take.into_iter().map(String::as_str))?;
        let leave_out = globs(leave_out.into_iter().map(|p| &p[1..]))?;
        let extensions: Vec<&str> = request.extensions.iter().map(|e| e.trim_start_matches('.')).collect();
        let unfiltered = take.is_empty() && leave_out.is_empty() && extensions.is_empty() && languages.is_empty();
        let mut allowed = None;
        if !unfiltered {
            let mut paths = HashSet::new();
            for ViewFile { row, .. } in session.files()? {
                let path = row.path.to_str_lossy();
                let name = path.rsplit('/').next().unwrap_or(&path);
                let passes = (take.is_empty() || take.is_match(&*path))
                    && !leave_out.is_match(&*path)
                    && (extensions.is_empty()
                        || extensions
                            .iter()
                            .any(|e| name.strip_suffix(e).is_some_and(|s| s.ends_with('.'))));
                if !passes {
                    continue;
                }
                if !languages.is_empty() {
                    let Some(blob) = row.blob else { continue };
                    let language = session.store.blob(blob)?.language;
                    if !language.is_some_and(|l| languages.contains(&l.as_str())) {
                        continue;
                    }
                }
                paths.insert(row.path.clone());
            }
            allowed = Some(paths);
        }
        Ok(Filter {
            allowed,
            kinds: request.symbol_kinds.clone(),
            no_tests: request.no_tests,
        })
    }

    /// Whether no file passes.
    pub(super) fn is_empty(&self) -> bool {
        self.allowed.as_ref().is_some_and(HashSet::is_empty)
    }

    /// The filters as given, for a message.
    pub(super) fn describe(&self, request: &Request) -> String {
        let mut parts = Vec::new();
        parts.extend(request.paths.iter().map(|p| format!("--path {p}")));
        parts.extend(request.languages.iter().map(|l| format!("--lang {l}")));
        parts.extend(request.extensions.iter().map(|e| format!("--ext {e}")));
        parts.join(" ")
    }

    pub(super) fn file(&self, path: &RepoPath) -> bool {
        self.allowed.as_ref().is_none_or(|allowed| allowed.contains(path))
    }

    pub(super) fn symbol(&self, located: &Located) -> bool {
        (self.kinds.is_empty() || self.kinds.contains(&located.symbol().kind))
            && !(self.no_tests && located.is_test)
            && self.file(&located.row.path)
    }

    /// Whether hits that are no symbol are wanted.
    pub(super) fn takes_files(&self) -> bool {
        self.kinds.is_empty()
    }

    pub(super) fn no_tests(&self) -> bool {
        self.no_tests
    }
}

fn globs<'a>(patterns: impl Iterator<Item = &'a str>) -> Result<GlobSet> {
    let mut set = GlobSetBuilder::new();
    for pattern in patterns {
        let bad = |e: globset::Error| Error::BadRequest(format!("--path {pattern}: {e}"));
        let trimmed = pattern.trim_start_matches("./").trim_end_matches('/');
        // A folder means what is in it; a bare name means it anywhere.
        let anywhere = if trimmed.contains('/') {
            trimmed.to_owned()
        } else {
            format!("**/{trimmed}")
        };
        for pattern in [anywhere.clone(), format!("{anywhere}/**")] {
            set.add(
                GlobBuilder::new(&pattern)
                    .literal_separator(true)
                    .build()
                    .map_err(bad)?,
            );
        }
    }
    set.build().map_err(|e| Error::BadRequest(e.to_string()))
}

//! What can stop a command, who can act on it, and what to type next.

use std::path::PathBuf;

/// The result of anything that can stop a command.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What stopped a command. Trouble with one file is not here: see
/// [`crate::model::Problem`].
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The path to work on does not exist or is no directory.
    #[error("{0} is not a directory")]
    NotADirectory(PathBuf),
    /// Indexing the root of the file system or a home directory needs consent.
    #[error("{0} is a home directory or a file system root, not a project")]
    RefusedRoot(PathBuf),
    /// A bare repository has no work tree to index.
    #[error("{0} is a bare repository: it has no work tree")]
    Bare(PathBuf),
    /// The revision names no commit.
    #[error("`{rev}` names no commit in this repository")]
    UnknownRevision {
        /// As typed.
        rev: String,
        /// The repository is a shallow clone, so history may be missing.
        shallow: bool,
    },
    /// Git's own data could not be read.
    #[error("cannot read the git repository at {path}: {detail}")]
    Git {
        /// The repository.
        path: PathBuf,
        /// git's words.
        detail: String,
    },
    /// The index was written by a newer treering.
    #[error("the index at {path} has format {found}, this treering knows up to {known}")]
    IndexTooNew {
        /// The database.
        path: PathBuf,
        /// Its format.
        found: i64,
        /// The newest format known.
        known: i64,
    },
    /// The database is damaged.
    #[error("the index at {path} is damaged: {detail}")]
    IndexDamaged {
        /// The database.
        path: PathBuf,
        /// SQLite's words.
        detail: String,
    },
    /// Another process is writing.
    #[error("another treering is writing this index: {holder}")]
    Locked {
        /// Who holds the lock, as it wrote itself.
        holder: String,
    },
    /// Nothing is indexed yet and the command may not index.
    #[error("nothing is indexed yet for {0}")]
    NotIndexed(PathBuf),
    /// No symbol has that name.
    #[error("no symbol named `{name}`{}", .within.as_ref().map(|w| format!(" in {w}")).unwrap_or_default())]
    UnknownSymbol {
        /// As typed.
        name: String,
        /// The file or view it was looked for in.
        within: Option<String>,
        /// Near names, best first.
        near: Vec<String>,
    },
    /// Several symbols have that name and the question needs one.
    #[error("`{name}` names {} symbols", .candidates.len())]
    AmbiguousSymbol {
        /// As typed.
        name: String,
        /// `path:line qualified.name (kind)` of each.
        candidates: Vec<String>,
    },
    /// No file of the view has that path.
    #[error("no file `{path}` in {view}")]
    UnknownFile {
        /// As typed.
        path: String,
        /// The view asked.
        view: String,
        /// Near paths, best first.
        near: Vec<String>,
    },
    /// An argument has no meaning.
    #[error("{what} `{given}` is not known")]
    UnknownArgument {
        /// What kind of argument.
        what: &'static str,
        /// As typed.
        given: String,
        /// Near values, best first.
        near: Vec<String>,
    },
    /// The content that was indexed cannot be shown.
    #[error("cannot show {path}: {reason}")]
    NoContent {
        /// The file.
        path: String,
        /// Why not.
        reason: String,
    },
    /// A question that cannot be asked so.
    #[error("{0}")]
    BadRequest(String),
    /// A language's queries or descriptor are wrong: a fault of treering's data.
    #[error("queries/{language}/{file}: {detail}")]
    BadQuery {
        /// The language's folder.
        language: String,
        /// The file in it.
        file: &'static str,
        /// What is wrong, with row and column where known.
        detail: String,
    },
    /// A file is no compiler's index.
    #[error("{path} is not a SCIP index: {detail}")]
    NotScip {
        /// The file.
        path: PathBuf,
        /// Why not.
        detail: String,
    },
    /// Nothing of a compiler's index is of this repository as it is.
    #[error("none of the {documents} document(s) of {path} is of a file as it stands in {view}; first, {first}")]
    NoMatch {
        /// The compiler's index.
        path: PathBuf,
        /// How many it has.
        documents: usize,
        /// The view it was held against.
        view: String,
        /// The first document and why it was refused.
        first: String,
    },
    /// The database refused.
    #[error("the index at {path} cannot be {action}: {detail}")]
    Store {
        /// The database.
        path: PathBuf,
        /// `read`, `written`, `opened`.
        action: &'static str,
        /// SQLite's words.
        detail: String,
    },
    /// A file or folder could not be used.
    #[error("cannot {action} {path}: {source}")]
    Io {
        /// `read`, `create` …
        action: &'static str,
        /// What.
        path: PathBuf,
        /// The operating system's words.
        source: std::io::Error,
    },
}

impl Error {
    /// A name for programs, which does not change with the wording.
    pub fn code(&self) -> &'static str {
        match self {
            Error::NotADirectory(_) => "not-a-directory",
            Error::RefusedRoot(_) => "refused-root",
            Error::Bare(_) => "bare",
            Error::UnknownRevision { .. } => "unknown-revision",
            Error::Git { .. } => "git",
            Error::IndexTooNew { .. } => "index-too-new",
            Error::IndexDamaged { .. } => "index-damaged",
            Error::Locked { .. } => "locked",
            Error::NotIndexed(_) => "not-indexed",
            Error::UnknownSymbol { .. } => "unknown-symbol",
            Error::AmbiguousSymbol { .. } => "ambiguous-symbol",
            Error::UnknownFile { .. } => "unknown-file",
            Error::UnknownArgument { .. } => "unknown-argument",
            Error::NoContent { .. } => "no-content",
            Error::BadRequest(_) => "bad-request",
            Error::BadQuery { .. } => "bad-query",
            Error::NotScip { .. } => "not-scip",
            Error::NoMatch { .. } => "no-match",
            Error::Store { .. } => "store",
            Error::Io { .. } => "io",
        }
    }

    /// What could be given instead, best first.
    pub fn choices(&self) -> &[String] {
        match self {
            Error::UnknownSymbol { near, .. }
            | Error::UnknownFile { near, .. }
            | Error::UnknownArgument { near, .. } => near,
            Error::AmbiguousSymbol { candidates, .. } => candidates,
            _ => &[],
        }
    }

    /// What to type next, if there is something.
    pub fn hint(&self) -> Option<String> {
        let near = |near: &[String]| {
            (!near.is_empty()).then(|| {
                format!(
                    "did you mean {}?",
                    near.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ")
                )
            })
        };
        match self {
            Error::NotADirectory(_) => Some("give the path of a repository or folder with -C DIR".into()),
            Error::RefusedRoot(_) => Some("go into a project, or run treering index --force if you mean it".into()),
            Error::Bare(_) => Some("ask about a commit: --at HEAD".into()),
            Error::UnknownRevision { shallow: true, .. } => {
                Some("this is a shallow clone: git fetch --unshallow brings the rest of history".into())
            }
            Error::UnknownRevision { .. } => Some("git log --oneline lists commits".into()),
            Error::IndexTooNew { .. } => Some("upgrade treering; the index is left as it is".into()),
            Error::IndexDamaged { path, .. } => Some(format!(
                "treering index --full builds a new one; the old is kept as {}.damaged",
                path.display()
            )),
            Error::Locked { .. } => {
                Some("wait for it to finish; once there is an index, questions are answered from it meanwhile".into())
            }
            Error::NotIndexed(_) => Some("treering index".into()),
            Error::UnknownSymbol { near: names, name, .. } => {
                near(names).or_else(|| Some(format!("treering search {name:?} looks for it as text")))
            }
            Error::AmbiguousSymbol { candidates, .. } => Some(format!(
                "choose one with --file PATH or as path:line:\n  {}",
                candidates.join("\n  ")
            )),
            Error::UnknownFile { near: names, .. } => near(names).or_else(|| Some("treering files lists them".into())),
            Error::UnknownArgument { near: names, .. } => near(names),
            Error::NotScip { .. } | Error::Io { action: "import", .. } => Some(
                "an indexer writes one: rust-analyzer scip, scip-typescript index, scip-python index, scip-go …".into(),
            ),
            Error::NoMatch { .. } => {
                Some("--root DIR says which folder its paths begin at, --at REV which commit it was made of".into())
            }
            _ => None,
        }
    }
}

/// Paths near a mistyped one, best first: those whose last segment is near, the
/// nearest folder first among equals.
pub fn nearest_path(given: &str, known: Vec<String>) -> Vec<String> {
    const MOST: usize = 5;
    let last = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
    let mut near = Vec::new();
    for name in nearest(
        &last(given),
        known
            .iter()
            .map(|path| last(path))
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter(),
    ) {
        let mut paths: Vec<&String> = known.iter().filter(|path| last(path) == name).collect();
        paths.sort_by(|a, b| {
            strsim::jaro_winkler(given, b)
                .total_cmp(&strsim::jaro_winkler(given, a))
                .then_with(|| a.cmp(b))
        });
        near.extend(paths.into_iter().cloned());
    }
    near.truncate(MOST);
    near
}

/// Names near a mistyped one, best first: at most five, by the Jaro-Winkler
/// similarity of their lower-case forms (Winkler 1990), containment counting most.
pub fn nearest(given: &str, known: impl Iterator<Item = String>) -> Vec<String> {
    const LEAST: f64 = 0.8;
    let wanted = given.to_lowercase();
    let mut scored: Vec<(f64, String)> = known
        .filter_map(|name| {
            let lower = name.to_lowercase();
            let mut score = strsim::jaro_winkler(&wanted, &lower);
            if wanted.len() >= 3 && (lower.contains(&wanted) || wanted.contains(&lower) && lower.len() >= 3) {
                score += 0.1;
            }
            (score >= LEAST).then_some((score, name))
        })
        .collect();
    scored.sort_by(|a, b| {
        b.0.total_cmp(&a.0)
            .then_with(|| a.1.len().cmp(&b.1.len()))
            .then_with(|| a.1.cmp(&b.1))
    });
    scored.dedup_by(|a, b| a.1 == b.1);
    scored.truncate(5);
    scored.into_iter().map(|(_, name)| name).collect()
}

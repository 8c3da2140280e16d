//! Views: which blob stands at which path, and what its references mean there.

use std::collections::BTreeMap;

use bstr::BString;
use rusqlite::{OptionalExtension, params};

use super::Store;
use crate::error::Result;
use crate::model::{BlobId, FileState, RepoPath, SkipReason};

/// A view as kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Row id.
    pub id: i64,
    /// `worktree`, `worktree:<id>`, `folder`, or `commit:<hex>`.
    pub name: String,
    /// The commit it stands on; `None` when unborn or outside git.
    pub commit: Option<String>,
    /// The branch checked out, for a work tree.
    pub branch: Option<String>,
    /// Counts every change of the view.
    pub generation: i64,
    /// Of all languages together, when it was made.
    pub fingerprint: u64,
    /// Files that differ from the commit.
    pub modified: u32,
    /// Files git does not know.
    pub untracked: u32,
    /// What could not be looked at, in sentences.
    pub warnings: Vec<String>,
    /// git's own state, opaque: see `git::Repository::worktree`.
    pub stamp: Vec<u8>,
}

/// A change of a view's own row.
pub struct ViewUpdate<'a> {
    /// See [`View`].
    pub commit: Option<&'a str>,
    /// See [`View`].
    pub branch: Option<&'a str>,
    /// See [`View`].
    pub fingerprint: u64,
    /// See [`View`].
    pub modified: u32,
    /// See [`View`].
    pub untracked: u32,
    /// See [`View`].
    pub warnings: &'a [String],
    /// See [`View`].
    pub stamp: &'a [u8],
}

/// A file of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct FileRow {
    pub path_id: i64,
    pub path: RepoPath,
    pub blob: Option<i64>,
    pub oid: Option<BlobId>,
    pub edges: Option<i64>,
    pub state: FileState,
    /// Why the view leaves it out; the blob may have a reason of its own.
    pub skip: Option<SkipReason>,
}

/// A file about to be put into a view.
#[allow(missing_docs)]
pub struct NewFile<'a> {
    pub path_id: i64,
    pub blob: Option<i64>,
    pub edges: Option<i64>,
    pub state: FileState,
    pub skip: Option<&'a SkipReason>,
}

const FILE_COLUMNS: &str = "file.path, path.path, file.blob, blob.oid, file.edges, file.state, file.skip";

// Without statistics SQLite thinks a view small and walks all of it. Where a question
// begins at a path or a blob, `CROSS JOIN` (which SQLite never reorders) and
// `INDEXED BY` keep it there.
const FILES: &str = "FROM file JOIN path ON path.id = file.path LEFT JOIN blob ON blob.id = file.blob";
const IN_VIEW: &str = "CROSS JOIN file INDEXED BY file_blob ON file.blob = blob.id AND file.view = ?1
    CROSS JOIN path ON path.id = file.path";
const GRAPH_FILES_OF_PATHS: &str = "FROM path CROSS JOIN file ON file.view = ?1 AND file.path = path.id
    CROSS JOIN blob ON blob.id = file.blob
    WHERE file.skip IS NULL AND blob.skip IS NULL AND blob.language IS NOT NULL";

impl Store {
    /// The view of that name.
    pub fn view(&self, name: &str) -> Result<Option<View>> {
        self.connection
            .prepare_cached(
                "SELECT id, name, \"commit\", branch, generation, fingerprint, modified, untracked, stamp, warnings FROM view WHERE name = ?",
            )
            .and_then(|mut s| s.query_row([name], view_row).optional())
            .map_err(|e| self.read_error(e))
    }

    /// Every view, by name.
    pub fn views(&self) -> Result<Vec<View>> {
        let mut statement = self
            .connection
            .prepare(
                "SELECT id, name, \"commit\", branch, generation, fingerprint, modified, untracked, stamp, warnings FROM view ORDER BY name",
            )
            .map_err(|e| self.read_error(e))?;
        let rows = statement.query_map([], view_row).map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Writes a view's own row and counts its generation up. Its id comes back.
    pub fn put_view(&self, name: &str, update: &ViewUpdate<'_>) -> Result<i64> {
        self.connection
            .prepare_cached(
                "INSERT INTO view (name, \"commit\", branch, generation, fingerprint, modified, untracked, stamp, warnings)
                 VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT (name) DO UPDATE SET \"commit\" = ?2, branch = ?3, generation = generation + 1, fingerprint = ?4,
                 modified = ?5, untracked = ?6, stamp = ?7, warnings = ?8 RETURNING id",
            )
            .and_then(|mut s| {
                s.query_row(
                    params![
                        name,
                        update.commit,
                        update.branch,
                        update.fingerprint as i64,
                        update.modified,
                        update.untracked,
                        update.stamp,
                        serde_json::to_string(update.warnings).expect("strings are JSON")
                    ],
                    |row| row.get(0),
                )
            })
            .map_err(|e| self.write_error(e))
    }

    /// Every file of a view, by path.
    pub fn files(&self, view: i64) -> Result<Vec<FileRow>> {
        let mut statement = self
            .connection
            .prepare_cached(&format!("SELECT {FILE_COLUMNS} {FILES} WHERE file.view = ?"))
            .map_err(|e| self.read_error(e))?;
        let rows = statement.query_map([view], file_row).map_err(|e| self.read_error(e))?;
        let mut files: Vec<FileRow> = rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))?;
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(files)
    }

    /// Files of a view that could not be read wholly, by path.
    pub fn files_with_problems(&self, view: i64) -> Result<Vec<FileRow>> {
        let mut statement = self
            .connection
            .prepare_cached(&format!(
                "SELECT {FILE_COLUMNS} FROM blob INDEXED BY blob_problems {IN_VIEW}
                 WHERE blob.problems > 0 AND file.skip IS NULL ORDER BY path.path"
            ))
            .map_err(|e| self.read_error(e))?;
        let rows = statement.query_map([view], file_row).map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Files of a view that hold code and are kept out of the graph as generated, vendored or
    /// too large, by path.
    pub fn files_left_out(&self, view: i64) -> Result<Vec<FileRow>> {
        let mut statement = self
            .connection
            .prepare_cached(&format!(
                "SELECT * FROM (
                     SELECT {FILE_COLUMNS}, file.skip AS reason FROM file INDEXED BY file_skip
                     CROSS JOIN path ON path.id = file.path LEFT JOIN blob ON blob.id = file.blob
                     WHERE file.view = ?1 AND file.skip IS NOT NULL
                     UNION ALL SELECT {FILE_COLUMNS}, blob.skip FROM blob INDEXED BY blob_skip {IN_VIEW}
                     WHERE blob.skip IS NOT NULL AND file.skip IS NULL
                 ) WHERE reason IN ('\"too-large\"', '\"vendored\"') OR reason LIKE '{{\"generated\"%' ORDER BY 2"
            ))
            .map_err(|e| self.read_error(e))?;
        let rows = statement.query_map([view], file_row).map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// One file of a view.
    pub fn file(&self, view: i64, path: &[u8]) -> Result<Option<FileRow>> {
        self.connection
            .prepare_cached(&format!(
                "SELECT {FILE_COLUMNS} {FILES} WHERE file.view = ? AND file.path = (SELECT id FROM path WHERE path.path = ?)"
            ))
            .and_then(|mut s| s.query_row(params![view, path], file_row).optional())
            .map_err(|e| self.read_error(e))
    }

    /// One file of a view, by the id of its path.
    pub fn file_by_id(&self, view: i64, path_id: i64) -> Result<Option<FileRow>> {
        self.connection
            .prepare_cached(&format!(
                "SELECT {FILE_COLUMNS} {FILES} WHERE file.view = ? AND file.path = ?"
            ))
            .and_then(|mut s| s.query_row([view, path_id], file_row).optional())
            .map_err(|e| self.read_error(e))
    }

    /// The files of a view that hold a blob, by path.
    pub fn files_of_blob(&self, view: i64, blob: i64) -> Result<Vec<FileRow>> {
        let mut statement = self
            .connection
            .prepare_cached(&format!(
                "SELECT {FILE_COLUMNS} FROM blob {IN_VIEW} WHERE blob.id = ?2 ORDER BY path.path"
            ))
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([view, blob], file_row)
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Paths in the order of a query that selects them.
    fn paths(&self, sql: &str, view: i64, parameters: &[&dyn rusqlite::ToSql]) -> Result<Vec<RepoPath>> {
        let mut statement = self.connection.prepare_cached(sql).map_err(|e| self.read_error(e))?;
        let all: Vec<&dyn rusqlite::ToSql> = std::iter::once(&view as &dyn rusqlite::ToSql)
            .chain(parameters.iter().copied())
            .collect();
        let rows = statement
            .query_map(&*all, |row| row.get::<_, Vec<u8>>(0))
            .map_err(|e| self.read_error(e))?;
        rows.map(|row| row.map(BString::from))
            .collect::<rusqlite::Result<_>>()
            .map_err(|e| self.read_error(e))
    }

    /// Files in the graph below a folder, whose path has `name` last if given.
    pub fn graph_paths_under(&self, view: i64, folder: &[u8]) -> Result<Vec<RepoPath>> {
        let (from, to) = range_under(folder);
        let sql = format!(
            "SELECT path.path {GRAPH_FILES_OF_PATHS} AND path.path >= ?2 AND path.path < ?3 ORDER BY path.path"
        );
        self.paths(&sql, view, &[&from, &to])
    }

    /// Whether a folder holds a file of the graph, at any depth.
    pub fn has_graph_path_under(&self, view: i64, folder: &[u8]) -> Result<bool> {
        let (from, to) = range_under(folder);
        self.connection
            .prepare_cached(&format!(
                "SELECT EXISTS (SELECT 1 {GRAPH_FILES_OF_PATHS} AND path.path >= ?2 AND path.path < ?3)"
            ))
            .and_then(|mut s| s.query_row(params![view, from, to], |row| row.get(0)))
            .map_err(|e| self.read_error(e))
    }

    /// Files in the graph with that last path segment.
    pub fn graph_paths_named(&self, view: i64, name: &[u8]) -> Result<Vec<RepoPath>> {
        let sql = format!("SELECT path.path {GRAPH_FILES_OF_PATHS} AND path.name = ?2 ORDER BY path.path");
        self.paths(&sql, view, &[&name])
    }

    /// Files in the graph of these languages that say they belong to a package.
    pub fn graph_paths_of_package(&self, view: i64, package: &str) -> Result<Vec<RepoPath>> {
        let sql = format!(
            "SELECT path.path FROM blob {IN_VIEW} WHERE file.skip IS NULL AND blob.skip IS NULL AND blob.language IS NOT NULL
             AND blob.package = ?2 ORDER BY path.path"
        );
        self.paths(&sql, view, &[&package])
    }

    /// Files of a view that are project manifests.
    pub fn manifests(&self, view: i64) -> Result<Vec<(RepoPath, i64)>> {
        let mut statement = self
            .connection
            .prepare_cached(&format!(
                "SELECT path.path, blob.id FROM blob {IN_VIEW} WHERE blob.has_manifest = 1 AND file.skip IS NULL ORDER BY path.path"
            ))
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([view], |row| {
                Ok((BString::from(row.get::<_, Vec<u8>>(0)?), row.get(1)?))
            })
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Blobs of a view whose content is not in the trigram index: pending, or too large for it.
    pub fn contents_not_indexed(&self, view: i64) -> Result<Vec<i64>> {
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT DISTINCT blob.id FROM blob INDEXED BY blob_not_indexed
                 CROSS JOIN file INDEXED BY file_blob ON file.blob = blob.id AND file.view = ? WHERE blob.in_content <> 1",
            )
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([view], |row| row.get(0))
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Number of files in a view.
    pub fn file_count(&self, view: i64) -> Result<u64> {
        self.connection
            .query_row("SELECT count(*) FROM file WHERE view = ?", [view], |row| {
                row.get::<_, i64>(0)
            })
            .map(|n| n as u64)
            .map_err(|e| self.read_error(e))
    }

    /// Files of a view that are not in the graph, counted by reason.
    pub fn skip_counts(&self, view: i64) -> Result<BTreeMap<String, u64>> {
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT skip, count(*) FROM (
                     SELECT skip FROM file INDEXED BY file_skip WHERE view = ?1 AND skip IS NOT NULL
                     UNION ALL SELECT blob.skip FROM blob INDEXED BY blob_skip
                     CROSS JOIN file INDEXED BY file_blob ON file.blob = blob.id AND file.view = ?1
                     WHERE blob.skip IS NOT NULL AND file.skip IS NULL
                 ) GROUP BY skip",
            )
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([view], |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)))
            .map_err(|e| self.read_error(e))?;
        let mut counts = BTreeMap::new();
        for row in rows {
            let (reason, count) = row.map_err(|e| self.read_error(e))?;
            let name = serde_json::from_str::<SkipReason>(&reason)
                .map(|r| r.name().to_owned())
                .unwrap_or(reason);
            *counts.entry(name).or_default() += count as u64;
        }
        Ok(counts)
    }

    /// The id of a path, made if it is new.
    pub fn path_id(&self, path: &[u8]) -> Result<i64> {
        let known: Option<i64> = self
            .connection
            .prepare_cached("SELECT id FROM path WHERE path = ?")
            .and_then(|mut s| s.query_row([path], |row| row.get(0)).optional())
            .map_err(|e| self.read_error(e))?;
        if let Some(id) = known {
            return Ok(id);
        }
        self.connection
            .prepare_cached("INSERT INTO path (path, name) VALUES (?, ?)")
            .and_then(|mut s| s.insert([path, basename(path)]))
            .map_err(|e| self.write_error(e))
    }

    /// Puts a file into a view, in place of what stood at its path.
    pub fn put_file(&self, view: i64, file: &NewFile<'_>) -> Result<()> {
        let skip = file.skip.map(|s| serde_json::to_string(s).expect("plain data"));
        self.connection
            .prepare_cached(
                "INSERT OR REPLACE INTO file (view, path, blob, edges, state, skip) VALUES (?, ?, ?, ?, ?, ?)",
            )
            .and_then(|mut s| {
                s.execute(params![
                    view,
                    file.path_id,
                    file.blob,
                    file.edges,
                    file.state as u8,
                    skip
                ])
            })
            .map(|_| ())
            .map_err(|e| self.write_error(e))
    }

    /// Takes a file out of a view.
    pub fn remove_file(&self, view: i64, path_id: i64) -> Result<()> {
        self.connection
            .prepare_cached("DELETE FROM file WHERE view = ? AND path = ?")
            .and_then(|mut s| s.execute([view, path_id]))
            .map(|_| ())
            .map_err(|e| self.write_error(e))
    }
}

/// The range of paths below a folder; all of them below the root.
fn range_under(folder: &[u8]) -> (Vec<u8>, Vec<u8>) {
    if folder.is_empty() {
        return (Vec::new(), vec![0xff; 8]);
    }
    // `/` + 1 is `0`.
    ([folder, b"/"].concat(), [folder, b"0"].concat())
}

fn basename(path: &[u8]) -> &[u8] {
    path.iter()
        .rposition(|b| *b == b'/')
        .map_or(path, |slash| &path[slash + 1..])
}

fn view_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<View> {
    let warnings: String = row.get(9)?;
    Ok(View {
        id: row.get(0)?,
        name: row.get(1)?,
        commit: row.get(2)?,
        branch: row.get(3)?,
        generation: row.get(4)?,
        fingerprint: row.get::<_, i64>(5)? as u64,
        modified: row.get(6)?,
        untracked: row.get(7)?,
        stamp: row.get(8)?,
        warnings: serde_json::from_str(&warnings)
            .map_err(|e| rusqlite::Error::FromSqlConversionFailure(9, rusqlite::types::Type::Text, e.into()))?,
    })
}

fn file_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<FileRow> {
    let path: Vec<u8> = row.get(1)?;
    let oid: Option<Vec<u8>> = row.get(3)?;
    let skip: Option<String> = row.get(6)?;
    Ok(FileRow {
        path_id: row.get(0)?,
        path: BString::from(path),
        blob: row.get(2)?,
        oid: oid.and_then(|o| BlobId::from_bytes(&o)),
        edges: row.get(4)?,
        state: match row.get::<_, u8>(5)? {
            0 => FileState::Clean,
            1 => FileState::Modified,
            _ => FileState::Untracked,
        },
        skip: skip.and_then(|s| serde_json::from_str(&s).ok()),
    })
}

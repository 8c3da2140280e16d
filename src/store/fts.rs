//! The three FTS5 indexes: names (identifiers split), docs (stemmed), content (trigrams).

use rusqlite::params;

use super::Store;
use crate::error::Result;
use crate::extract::split_identifier;
use crate::model::Symbol;

/// A symbol (or, in docs, a file: `symbol` is its blob's `first_symbol`) with its BM25 score, higher is better.
#[derive(Debug, Clone, Copy, PartialEq)]
#[allow(missing_docs)]
pub struct NameHit {
    pub symbol: i64,
    pub score: f64,
}

/// As [`NameHit`], from the docs index.
pub type DocHit = NameHit;

impl Store {
    pub(super) fn index_names(&self, first_symbol: i64, symbols: &[Symbol]) -> Result<()> {
        let mut statement = self
            .connection
            .prepare_cached("INSERT INTO names (rowid, name, context) VALUES (?, ?, ?)")
            .map_err(|e| self.write_error(e))?;
        for (ordinal, symbol) in symbols.iter().enumerate() {
            let name = split_identifier(&symbol.name);
            let owner = symbol.qualified.strip_suffix(&symbol.name).unwrap_or_default();
            let context = split_identifier(owner);
            statement
                .execute(params![first_symbol + 1 + ordinal as i64, name, context])
                .map_err(|e| self.write_error(e))?;
        }
        Ok(())
    }

    pub(super) fn index_docs(&self, first_symbol: i64, docs: &[(u32, String)]) -> Result<()> {
        let mut statement = self
            .connection
            .prepare_cached("INSERT INTO docs (rowid, doc) VALUES (?, ?)")
            .map_err(|e| self.write_error(e))?;
        for (ordinal, text) in docs {
            let id = if *ordinal == u32::MAX {
                first_symbol
            } else {
                first_symbol + 1 + i64::from(*ordinal)
            };
            statement.execute(params![id, text]).map_err(|e| self.write_error(e))?;
        }
        Ok(())
    }

    /// Puts a content into the trigram index. Inside a transaction.
    pub fn index_content(&self, blob: i64, text: &str) -> Result<()> {
        self.connection
            .prepare_cached("INSERT INTO content (rowid, body) VALUES (?, ?)")
            .and_then(|mut s| s.execute(params![blob, text]))
            .map_err(|e| self.write_error(e))?;
        self.content_done(blob, false)
    }

    /// Marks a content that is in the trigram index or needs no place there; one that
    /// is too large for it stays for questions to read.
    pub fn content_done(&self, blob: i64, too_large: bool) -> Result<()> {
        self.connection
            .prepare_cached("UPDATE blob SET in_content = ? WHERE id = ?")
            .and_then(|mut s| s.execute([if too_large { 2 } else { 1 }, blob]))
            .map(|_| ())
            .map_err(|e| self.write_error(e))
    }

    /// Blobs of a view that are not in the trigram index yet, with one path of each.
    pub fn content_pending(&self, view: i64) -> Result<Vec<(i64, i64)>> {
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT blob.id, min(file.path) FROM blob INDEXED BY blob_not_indexed
                 CROSS JOIN file INDEXED BY file_blob ON file.blob = blob.id AND file.view = ?
                 WHERE blob.in_content <> 1 AND blob.in_content = 0 GROUP BY blob.id",
            )
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([view], |row| Ok((row.get(0)?, row.get(1)?)))
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Symbols whose split name matches an FTS5 query, best first. `name` counts
    /// four times as much as what it stands in.
    pub fn search_names(&self, query: &str, limit: usize) -> Result<Vec<NameHit>> {
        self.fts("SELECT rowid, -bm25(names, 4.0, 1.0) FROM names WHERE names MATCH ? ORDER BY bm25(names, 4.0, 1.0), rowid LIMIT ?", query, limit)
    }

    /// Symbols and files whose documentation matches an FTS5 query, best first.
    pub fn search_docs(&self, query: &str, limit: usize) -> Result<Vec<DocHit>> {
        self.fts(
            "SELECT rowid, -bm25(docs) FROM docs WHERE docs MATCH ? ORDER BY bm25(docs), rowid LIMIT ?",
            query,
            limit,
        )
    }

    fn fts(&self, sql: &str, query: &str, limit: usize) -> Result<Vec<NameHit>> {
        let mut statement = self.connection.prepare_cached(sql).map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map(params![query, limit as i64], |row| {
                Ok(NameHit {
                    symbol: row.get(0)?,
                    score: row.get(1)?,
                })
            })
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Blobs that may hold a text, by an FTS5 query of [`trigrams`]: a superset, in order of id.
    pub fn contents_matching(&self, query: &str) -> Result<Vec<i64>> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT rowid FROM content WHERE content MATCH ? ORDER BY rowid")
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([query], |row| row.get(0))
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// In how many rows of `names` (false) or `docs` (true) a single term stands.
    pub fn term_rows(&self, docs: bool, term: &str) -> Result<u64> {
        let sql = if docs {
            "SELECT count(*) FROM (SELECT 1 FROM docs WHERE docs MATCH ? LIMIT 20000)"
        } else {
            "SELECT count(*) FROM (SELECT 1 FROM names WHERE names MATCH ? LIMIT 20000)"
        };
        self.connection
            .prepare_cached(sql)
            .and_then(|mut s| s.query_row([term], |row| row.get::<_, i64>(0)))
            .map(|n| n as u64)
            .map_err(|e| self.read_error(e))
    }

    /// Merges the segments of the three indexes: smaller and faster to read.
    pub fn optimize(&self) -> Result<()> {
        self.batch(
            "INSERT INTO names(names) VALUES('optimize'); INSERT INTO docs(docs) VALUES('optimize');
             INSERT INTO content(content) VALUES('optimize');",
        )
    }
}

/// A term as FTS5 takes it literally, whatever is in it.
pub fn quote(term: &str) -> String {
    format!("\"{}\"", term.replace('"', "\"\""))
}

/// An FTS5 query for contents that hold every trigram of a text, whatever the case;
/// `None` if it has none (shorter than three characters).
pub fn trigrams(text: &str) -> Option<String> {
    let chars: Vec<char> = text.chars().collect();
    let mut parts: Vec<String> = Vec::new();
    for window in chars.windows(3) {
        let part = quote(&window.iter().collect::<String>());
        if !window.contains(&'\0') && !parts.contains(&part) {
            parts.push(part);
        }
    }
    (!parts.is_empty()).then(|| parts.join(" AND "))
}

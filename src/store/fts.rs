//! The three FTS5 indexes: names (identifiers split), docs (stemmed), content (trigrams).

use bstr::ByteSlice;
use memchr::memmem;
use rusqlite::params;

use super::Store;
use crate::error::Result;
use crate::extract::split_identifier;
use crate::model::Symbol;

/// An index of symbols by words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Index {
    /// Their names.
    Names,
    /// Their documentation; here a blob's `first_symbol` stands for the file.
    Docs,
}

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

    /// Symbols that an FTS5 query of one term matches, in order of id, until `visit` has enough.
    pub fn term_rows(&self, index: Index, term: &str, visit: &mut dyn FnMut(i64) -> bool) -> Result<()> {
        let sql = match index {
            Index::Names => "SELECT rowid FROM names WHERE names MATCH ?",
            Index::Docs => "SELECT rowid FROM docs WHERE docs MATCH ?",
        };
        let mut statement = self.connection.prepare_cached(sql).map_err(|e| self.read_error(e))?;
        let mut rows = statement.query([term]).map_err(|e| self.read_error(e))?;
        while let Some(row) = rows.next().map_err(|e| self.read_error(e))? {
            if !visit(row.get(0).map_err(|e| self.read_error(e))?) {
                break;
            }
        }
        Ok(())
    }

    /// As [`Store::term_rows`], all of them, each with the words in its row.
    pub fn sized_term_rows(&self, index: Index, term: &str, visit: &mut dyn FnMut(i64, u32)) -> Result<()> {
        let sql = match index {
            Index::Names => {
                "SELECT names.rowid, sz FROM names CROSS JOIN names_docsize ON id = names.rowid WHERE names MATCH ?"
            }
            Index::Docs => {
                "SELECT docs.rowid, sz FROM docs CROSS JOIN docs_docsize ON id = docs.rowid WHERE docs MATCH ?"
            }
        };
        let mut statement = self.connection.prepare_cached(sql).map_err(|e| self.read_error(e))?;
        let mut rows = statement.query([term]).map_err(|e| self.read_error(e))?;
        while let Some(row) = rows.next().map_err(|e| self.read_error(e))? {
            let sizes = row.get_ref(1).map_err(|e| self.read_error(e))?;
            let sizes = sizes.as_blob().map_err(|e| self.damaged(e))?;
            visit(row.get(0).map_err(|e| self.read_error(e))?, sum_of_varints(sizes));
        }
        Ok(())
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

    /// Merges the segments of the three indexes: smaller and faster to read.
    pub fn optimize(&self) -> Result<()> {
        self.batch(
            "INSERT INTO names(names) VALUES('optimize'); INSERT INTO docs(docs) VALUES('optimize');
             INSERT INTO content(content) VALUES('optimize');",
        )
    }
}

/// The sizes of a row's columns, as FTS5 keeps them: seven bits a byte, the highest first.
fn sum_of_varints(bytes: &[u8]) -> u32 {
    let (mut sum, mut value) = (0u32, 0u32);
    for byte in bytes {
        value = value << 7 | u32::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            sum = sum.saturating_add(value);
            value = 0;
        }
    }
    sum
}

/// A term as FTS5 takes it literally, whatever is in it.
pub fn quote(term: &str) -> String {
    format!("\"{}\"", term.replace('"', "\"\""))
}

/// An FTS5 query for contents that hold every trigram of a text, whatever the case;
/// `None` if it has none (shorter than three characters).
pub fn trigrams(text: &str) -> Option<String> {
    let parts: Vec<String> = windows(text).iter().map(|window| quote(window)).collect();
    (!parts.is_empty()).then(|| parts.join(" AND "))
}

/// Whether a text would match [`trigrams`] of another, were it in the index; both [`folded`].
pub fn has_trigrams(text: &[u8], of: &str) -> bool {
    windows(of)
        .iter()
        .all(|window| memmem::find(text, window.as_bytes()).is_some())
}

/// A text as the trigram index compares it: each character in lower case.
pub fn folded(text: &[u8]) -> Vec<u8> {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let fold = |c: char| {
        let mut lower = c.to_lowercase();
        match (lower.next(), lower.next()) {
            (Some(one), None) => one,
            _ => c,
        }
    };
    text.to_str_lossy().chars().map(fold).collect::<String>().into_bytes()
}

fn windows(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let mut parts: Vec<String> = Vec::new();
    for window in chars.windows(3) {
        let part: String = window.iter().collect();
        if !window.contains(&'\0') && !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts
}

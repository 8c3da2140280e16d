//! Symbols by id, name and prefix, within a view.

use rusqlite::params;

use super::Store;
use super::blobs::{BlobRow, blob_row};
use crate::error::Result;

/// A symbol's place: its blob and ordinal; `None` for the file itself.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct SymbolAt {
    pub blob: BlobRow,
    pub ordinal: Option<u32>,
}

impl Store {
    /// The blob and ordinal of a symbol id.
    pub fn symbol_at(&self, symbol: i64) -> Result<SymbolAt> {
        let blob = self
            .connection
            .prepare_cached(
                "SELECT id, oid, language, skip, lines, bytes, problems, first_symbol, symbol_count FROM blob
                 WHERE first_symbol <= ? ORDER BY first_symbol DESC LIMIT 1",
            )
            .and_then(|mut s| s.query_row([symbol], blob_row))
            .map_err(|e| self.read_error(e))?;
        let offset = symbol - blob.first_symbol;
        let ordinal = (offset > 0).then(|| (offset - 1) as u32);
        Ok(SymbolAt { blob, ordinal })
    }

    /// Ids of symbols with that name, whatever the case, in order of id.
    pub fn symbols_named(&self, name: &str) -> Result<Vec<(String, i64)>> {
        self.names(
            "SELECT name, symbol FROM name WHERE name = ? ORDER BY symbol",
            params![name],
        )
    }

    /// Every name that begins so, whatever the case, with the ids of its symbols: in order of
    /// name, until `visit` has enough. All names for an empty prefix.
    pub fn each_name(&self, prefix: &str, visit: &mut dyn FnMut(&str, i64) -> bool) -> Result<()> {
        let after = prefix.chars().last().map(|last| {
            let stem = &prefix[..prefix.len() - last.len_utf8()];
            // NOCASE folds ASCII only, and to lower case.
            let after = char::from_u32(u32::from(last.to_ascii_lowercase()) + 1).unwrap_or(char::MAX);
            format!("{stem}{after}")
        });
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT name, symbol FROM name WHERE name >= ?1 AND (?2 IS NULL OR name < ?2) ORDER BY name, symbol",
            )
            .map_err(|e| self.read_error(e))?;
        let mut rows = statement
            .query(params![prefix, after])
            .map_err(|e| self.read_error(e))?;
        while let Some(row) = rows.next().map_err(|e| self.read_error(e))? {
            let name = row.get_ref(0).map_err(|e| self.read_error(e))?;
            let name = name.as_str().map_err(|e| self.damaged(e))?;
            if !visit(name, row.get(1).map_err(|e| self.read_error(e))?) {
                break;
            }
        }
        Ok(())
    }

    /// Every blob: its id, its first symbol's, and how many symbols it has.
    pub fn symbol_ranges(&self) -> Result<Vec<(i64, i64, u32)>> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id, first_symbol, symbol_count FROM blob")
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    fn names(&self, sql: &str, parameters: impl rusqlite::Params) -> Result<Vec<(String, i64)>> {
        let mut statement = self.connection.prepare_cached(sql).map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map(parameters, |row| Ok((row.get(0)?, row.get(1)?)))
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }
}

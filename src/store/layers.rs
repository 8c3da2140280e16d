//! What was imported from compilers' indexes, by path and content: the one thing here
//! that no build brings back.

use bstr::{BStr, BString};
use rusqlite::{OptionalExtension, params};

use super::Store;
use super::pack::{pack, unpack};
use crate::error::Result;
use crate::model::{BlobId, Layer, RepoPath, first_u64};

/// Layers that one tool made.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct LayerCount {
    pub tool: String,
    /// Documents kept, of contents past and present.
    pub kept: u64,
    /// Those whose content a view has.
    pub in_view: u64,
}

impl Store {
    /// Keeps a layer, in place of what was said of the same content at the same path.
    /// Inside a transaction that ends with [`Store::seal_layers`].
    pub fn put_layer(&self, path: &BStr, oid: &BlobId, tool: &str, layer: &Layer) -> Result<()> {
        let facts = pack(layer);
        let digest = digest(path, oid, tool, &facts);
        self.connection
            .prepare_cached(
                "DELETE FROM layer_definition WHERE layer = (SELECT id FROM layer WHERE path = ? AND oid = ?)",
            )
            .and_then(|mut s| s.execute(params![path.as_ref() as &[u8], oid.as_bytes()]))
            .map_err(|e| self.write_error(e))?;
        let id: i64 = self
            .connection
            .prepare_cached(
                "INSERT INTO layer (path, oid, tool, digest, facts) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT (path, oid) DO UPDATE SET tool = ?3, digest = ?4, facts = ?5 RETURNING id",
            )
            .and_then(|mut s| {
                s.query_row(
                    params![path.as_ref() as &[u8], oid.as_bytes(), tool, digest, facts],
                    |row| row.get(0),
                )
            })
            .map_err(|e| self.write_error(e))?;
        let mut add = self
            .connection
            .prepare_cached("INSERT OR IGNORE INTO layer_definition (symbol, layer) VALUES (?, ?)")
            .map_err(|e| self.write_error(e))?;
        for said in &layer.definitions {
            add.execute(params![said.symbol as i64, id])
                .map_err(|e| self.write_error(e))?;
        }
        Ok(())
    }

    /// Forgets every layer; how many there were. Inside a transaction.
    pub fn forget_layers(&self) -> Result<usize> {
        self.batch("DELETE FROM layer_definition")?;
        let forgotten = self
            .connection
            .execute("DELETE FROM layer", [])
            .map_err(|e| self.write_error(e))?;
        self.seal_layers()?;
        Ok(forgotten)
    }

    /// Makes [`Store::layers_digest`] that of the layers as they are. Inside a transaction.
    pub fn seal_layers(&self) -> Result<()> {
        let digest = self.all_layers_digest()?;
        self.connection
            .execute("UPDATE layers SET digest = ?", [digest])
            .map(|_| ())
            .map_err(|e| self.write_error(e))
    }

    /// A number that another set of layers has not: a view made with others is old.
    pub fn layers_digest(&self) -> Result<i64> {
        self.connection
            .prepare_cached("SELECT digest FROM layers")
            .and_then(|mut s| s.query_row([], |row| row.get(0)))
            .map_err(|e| self.read_error(e))
    }

    fn all_layers_digest(&self) -> Result<i64> {
        let mut statement = self
            .connection
            .prepare("SELECT digest FROM layer ORDER BY path, oid")
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([], |row| row.get::<_, i64>(0))
            .map_err(|e| self.read_error(e))?;
        let mut hash = blake3::Hasher::new();
        let mut any = false;
        for digest in rows {
            hash.update(&digest.map_err(|e| self.read_error(e))?.to_le_bytes());
            any = true;
        }
        Ok(if any { first_u64(hash.finalize()) as i64 } else { 0 })
    }

    /// The layer of a content at a path.
    pub fn layer(&self, path: &BStr, oid: &BlobId) -> Result<Option<Layer>> {
        let facts: Option<Vec<u8>> = self
            .connection
            .prepare_cached("SELECT facts FROM layer WHERE path = ? AND oid = ?")
            .and_then(|mut s| {
                s.query_row(params![path.as_ref() as &[u8], oid.as_bytes()], |row| row.get(0))
                    .optional()
            })
            .map_err(|e| self.read_error(e))?;
        facts
            .map(|facts| unpack(&facts).map_err(|e| self.damaged(e)))
            .transpose()
    }

    /// Paths and contents whose layers define a symbol, in that order.
    pub fn layers_defining(&self, symbol: u64) -> Result<Vec<(RepoPath, BlobId)>> {
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT layer.path, layer.oid FROM layer_definition
                 CROSS JOIN layer ON layer.id = layer_definition.layer
                 WHERE layer_definition.symbol = ? ORDER BY layer.path, layer.oid",
            )
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([symbol as i64], |row| {
                let oid: Vec<u8> = row.get(1)?;
                let oid = BlobId::from_bytes(&oid).ok_or(rusqlite::Error::InvalidQuery)?;
                Ok((BString::from(row.get::<_, Vec<u8>>(0)?), oid))
            })
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Layers counted by the tool that made them.
    pub fn layer_counts(&self, view: i64) -> Result<Vec<LayerCount>> {
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT layer.tool, count(*), count(blob.id) FROM layer
                 LEFT JOIN path ON path.path = layer.path
                 LEFT JOIN file ON file.view = ? AND file.path = path.id
                 LEFT JOIN blob ON blob.id = file.blob AND blob.oid = layer.oid
                 GROUP BY layer.tool ORDER BY layer.tool",
            )
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([view], |row| {
                Ok(LayerCount {
                    tool: row.get(0)?,
                    kept: row.get::<_, i64>(1)? as u64,
                    in_view: row.get::<_, i64>(2)? as u64,
                })
            })
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// What is wrong with the layers, for [`Store::check`].
    pub(super) fn layer_faults(&self) -> Result<Vec<String>> {
        let mut faults = Vec::new();
        let mut statement = self
            .connection
            .prepare("SELECT id, path, oid, tool, digest, facts FROM layer")
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([], |row| {
                let (path, oid): (Vec<u8>, Vec<u8>) = (row.get(1)?, row.get(2)?);
                let oid = BlobId::from_bytes(&oid).ok_or(rusqlite::Error::InvalidQuery)?;
                let (tool, facts): (String, Vec<u8>) = (row.get(3)?, row.get(5)?);
                let is_sound = digest(BStr::new(&path), &oid, &tool, &facts) == row.get::<_, i64>(4)?;
                Ok((row.get::<_, i64>(0)?, BString::from(path), is_sound, facts))
            })
            .map_err(|e| self.read_error(e))?;
        for row in rows {
            let (id, path, is_sound, facts) = row.map_err(|e| self.read_error(e))?;
            let layer: Layer = unpack(&facts).map_err(|e| self.damaged(e))?;
            let mut symbols: Vec<i64> = layer.definitions.iter().map(|said| said.symbol as i64).collect();
            symbols.sort_unstable();
            symbols.dedup();
            let known: i64 = self
                .connection
                .prepare_cached("SELECT count(*) FROM layer_definition WHERE layer = ?")
                .and_then(|mut s| s.query_row([id], |row| row.get(0)))
                .map_err(|e| self.read_error(e))?;
            if !is_sound || known != symbols.len() as i64 {
                faults.push(format!("the layer of {path} is not what was written"));
            }
        }
        if self.all_layers_digest()? != self.layers_digest()? {
            faults.push("the digest of the layers is not theirs".to_owned());
        }
        Ok(faults)
    }
}

fn digest(path: &BStr, oid: &BlobId, tool: &str, facts: &[u8]) -> i64 {
    let mut hash = blake3::Hasher::new();
    hash.update(path)
        .update(&[0])
        .update(oid.as_bytes())
        .update(tool.as_bytes())
        .update(&[0])
        .update(facts);
    first_u64(hash.finalize()) as i64
}

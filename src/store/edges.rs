//! Resolved references, shared by the views that agree on them, and the postings
//! that find them by what they looked at and what they mean.

use rusqlite::{OptionalExtension, params};

use super::Store;
use super::pack::{pack, unpack};
use crate::error::Result;
use crate::resolve::Resolved;

/// A file's resolution about to be kept.
pub struct NewEdges {
    /// First 16 bytes of blake3 over path, blob row and the packed resolution.
    pub digest: [u8; 16],
    /// Packed [`Resolved`].
    pub packed: Vec<u8>,
    /// `(key, sites)`: sites is zero for a mere look. Sorted by key, unique.
    pub postings: Vec<(u64, u32)>,
}

/// A file whose resolution has a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Posting {
    pub edges: i64,
    pub path_id: i64,
    pub blob: i64,
    pub sites: u32,
}

impl NewEdges {
    /// Packs a resolution for the file that holds `blob` at `path`.
    pub fn new(path: &[u8], blob: i64, resolved: &Resolved, postings: Vec<(u64, u32)>) -> NewEdges {
        let packed = pack(resolved);
        let mut hash = blake3::Hasher::new();
        hash.update(path)
            .update(&[0])
            .update(&blob.to_le_bytes())
            .update(&packed);
        let mut digest = [0; 16];
        digest.copy_from_slice(&hash.finalize().as_bytes()[..16]);
        NewEdges {
            digest,
            packed,
            postings,
        }
    }
}

impl Store {
    /// Keeps a resolution, or finds the equal one that is kept already. Postings of a
    /// new one are for the caller to add, sorted over many files.
    pub fn add_edges(&self, path_id: i64, blob: i64, edges: &NewEdges) -> Result<(i64, bool)> {
        let known: Option<i64> = self
            .connection
            .prepare_cached("SELECT id FROM edges WHERE digest = ?")
            .and_then(|mut s| s.query_row([edges.digest], |row| row.get(0)).optional())
            .map_err(|e| self.read_error(e))?;
        if let Some(id) = known {
            return Ok((id, false));
        }
        let id = self
            .connection
            .prepare_cached("INSERT INTO edges (path, blob, digest, resolved) VALUES (?, ?, ?, ?)")
            .and_then(|mut s| s.insert(params![path_id, blob, edges.digest, edges.packed]))
            .map_err(|e| self.write_error(e))?;
        Ok((id, true))
    }

    /// Adds `(key, edges, sites)` rows; fastest when sorted.
    pub fn add_postings(&self, postings: &[(u64, i64, u32)]) -> Result<()> {
        let mut statement = self
            .connection
            .prepare_cached("INSERT INTO posting (key, edges, sites) VALUES (?, ?, ?)")
            .map_err(|e| self.write_error(e))?;
        for (key, edges, sites) in postings {
            statement
                .execute(params![*key as i64, edges, sites])
                .map_err(|e| self.write_error(e))?;
        }
        Ok(())
    }

    /// A kept resolution.
    pub fn resolved(&self, edges: i64) -> Result<Resolved> {
        unpack(&self.packed_resolved(edges)?).map_err(|e| self.damaged(e))
    }

    /// A kept resolution, still packed.
    pub fn packed_resolved(&self, edges: i64) -> Result<Vec<u8>> {
        self.connection
            .prepare_cached("SELECT resolved FROM edges WHERE id = ?")
            .and_then(|mut s| s.query_row([edges], |row| row.get(0)))
            .map_err(|e| self.read_error(e))
    }

    /// Files of a view whose resolution has the key.
    pub fn postings(&self, view: i64, key: u64) -> Result<Vec<Posting>> {
        self.postings_from(view, key, 0)
    }

    /// Files of a view in which the key is a site's target or an open site's name.
    pub fn postings_with_sites(&self, view: i64, key: u64) -> Result<Vec<Posting>> {
        self.postings_from(view, key, 1)
    }

    fn postings_from(&self, view: i64, key: u64, least: u32) -> Result<Vec<Posting>> {
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT posting.edges, edges.path, edges.blob, posting.sites FROM posting
                 CROSS JOIN edges ON edges.id = posting.edges
                 CROSS JOIN file ON file.view = ? AND file.path = edges.path AND file.edges = posting.edges
                 WHERE posting.key = ? AND posting.sites >= ?",
            )
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map(params![view, key as i64, least], |row| {
                Ok(Posting {
                    edges: row.get(0)?,
                    path_id: row.get(1)?,
                    blob: row.get(2)?,
                    sites: row.get(3)?,
                })
            })
            .map_err(|e| self.read_error(e))?;
        rows.collect::<rusqlite::Result<_>>().map_err(|e| self.read_error(e))
    }

    /// Forgets resolutions that no view uses any more, among those given.
    pub fn drop_unused_edges(&self, candidates: &[i64]) -> Result<()> {
        for &id in candidates {
            let used: bool = self
                .connection
                .prepare_cached(
                    "SELECT EXISTS (SELECT 1 FROM edges JOIN file ON file.path = edges.path AND file.edges = edges.id
                     AND file.view IN (SELECT id FROM view) WHERE edges.id = ?)",
                )
                .and_then(|mut s| s.query_row([id], |row| row.get(0)))
                .map_err(|e| self.read_error(e))?;
            if used {
                continue;
            }
            for key in self.resolved(id)?.keys() {
                self.connection
                    .prepare_cached("DELETE FROM posting WHERE key = ? AND edges = ?")
                    .and_then(|mut s| s.execute(params![key as i64, id]))
                    .map_err(|e| self.write_error(e))?;
            }
            self.connection
                .prepare_cached("DELETE FROM edges WHERE id = ?")
                .and_then(|mut s| s.execute([id]))
                .map_err(|e| self.write_error(e))?;
        }
        Ok(())
    }
}

//! Facts by content.

use std::io;

use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};

use super::Store;
use super::pack::{pack, unpack};
use crate::error::Result;
use crate::model::{Binding, BlobFacts, BlobId, Import, Manifest, Problem, Reference, SkipReason, Symbol};
use crate::resolve::{Inherit, inherits};

/// Facts about to be kept.
pub struct NewBlob {
    /// The content's id.
    pub oid: BlobId,
    /// `extract::Reading::key`.
    pub reading: &'static str,
    /// `extract::Reading::fingerprint`.
    pub fingerprint: u64,
    /// Bytes of the content.
    pub bytes: u64,
    /// Symbols with their texts for the indexes are taken from here.
    pub facts: BlobFacts,
    package: Option<String>,
    has_manifest: bool,
    outline: Vec<u8>,
    detail: Vec<u8>,
}

/// What is kept of a blob, without its facts.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct BlobRow {
    pub id: i64,
    pub oid: BlobId,
    pub language: Option<String>,
    pub skip: Option<SkipReason>,
    pub lines: u32,
    pub bytes: u64,
    pub problems: u32,
    pub first_symbol: i64,
    pub symbol_count: u32,
}

/// First half of the packed facts: what other files, and most answers, need.
#[derive(Serialize, Deserialize)]
struct PackedOutline {
    symbols: Vec<Symbol>,
    imports: Vec<Import>,
    package: Option<String>,
    inherits: Vec<Inherit>,
    manifest: Option<Manifest>,
    problems: Vec<Problem>,
}

/// Second half: what resolving the file itself, and its call sites, need.
#[derive(Serialize, Deserialize)]
struct PackedDetail {
    references: Vec<Reference>,
    bindings: Vec<Binding>,
}

impl NewBlob {
    /// Packs the facts; done by the extracting thread, not the writing one.
    pub fn new(oid: BlobId, reading: &'static str, fingerprint: u64, bytes: u64, mut facts: BlobFacts) -> NewBlob {
        let inherits = inherits(&facts);
        let outline = PackedOutline {
            symbols: std::mem::take(&mut facts.symbols),
            imports: std::mem::take(&mut facts.imports),
            package: facts.package.take(),
            inherits,
            manifest: facts.manifest.take(),
            problems: std::mem::take(&mut facts.problems),
        };
        let detail = PackedDetail {
            references: std::mem::take(&mut facts.references),
            bindings: std::mem::take(&mut facts.bindings),
        };
        let packed_outline = pack(&outline);
        let packed_detail = pack(&detail);
        facts.symbols = outline.symbols;
        facts.problems = outline.problems;
        NewBlob {
            oid,
            reading,
            fingerprint,
            bytes,
            facts,
            package: outline.package,
            has_manifest: outline.manifest.is_some(),
            outline: packed_outline,
            detail: packed_detail,
        }
    }
}

impl Store {
    /// The next free symbol id.
    pub fn next_symbol(&self) -> Result<i64> {
        self.connection
            .query_row(
                "SELECT first_symbol + symbol_count + 1 FROM blob ORDER BY first_symbol DESC LIMIT 1",
                [],
                |row| row.get(0),
            )
            .optional()
            .map(|found| found.unwrap_or(1))
            .map_err(|e| self.read_error(e))
    }

    /// The row id of facts already kept.
    pub fn blob_id(&self, oid: &BlobId, reading: &str, fingerprint: u64) -> Result<Option<i64>> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id FROM blob WHERE oid = ? AND reading = ? AND fingerprint = ?")
            .map_err(|e| self.read_error(e))?;
        statement
            .query_row(params![oid.as_bytes(), reading, fingerprint as i64], |row| row.get(0))
            .optional()
            .map_err(|e| self.read_error(e))
    }

    /// Keeps the facts of one content under symbol ids from `first_symbol` on.
    /// Inside a transaction. The row id comes back.
    pub fn add_blob(&self, blob: &NewBlob, first_symbol: i64) -> Result<i64> {
        let facts = &blob.facts;
        let skip = facts
            .skip
            .as_ref()
            .map(|s| serde_json::to_string(s).expect("plain data"));
        // What is binary has no text to index; everything else waits for the content lane.
        let in_content = matches!(facts.skip, Some(SkipReason::Binary));
        self.connection
            .prepare_cached(
                "INSERT INTO blob (oid, reading, fingerprint, language, skip, lines, bytes, problems, package, has_manifest,
                 first_symbol, symbol_count, in_content, outline, detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .and_then(|mut statement| {
                statement.execute(params![
                    blob.oid.as_bytes(),
                    blob.reading,
                    blob.fingerprint as i64,
                    facts.language,
                    skip,
                    facts.lines,
                    blob.bytes as i64,
                    facts.problems.len() as i64,
                    blob.package,
                    blob.has_manifest,
                    first_symbol,
                    facts.symbols.len() as i64,
                    in_content,
                    blob.outline,
                    blob.detail,
                ])
            })
            .map_err(|e| self.write_error(e))?;
        let id = self.connection.last_insert_rowid();
        let mut name = self
            .connection
            .prepare_cached("INSERT INTO name (name, symbol) VALUES (?, ?)")
            .map_err(|e| self.write_error(e))?;
        for (ordinal, symbol) in facts.symbols.iter().enumerate() {
            name.execute(params![symbol.name, first_symbol + 1 + ordinal as i64])
                .map_err(|e| self.write_error(e))?;
        }
        self.index_names(first_symbol, &facts.symbols)?;
        self.index_docs(first_symbol, &facts.docs)?;
        Ok(id)
    }

    /// One blob's row.
    pub fn blob(&self, id: i64) -> Result<BlobRow> {
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT id, oid, language, skip, lines, bytes, problems, first_symbol, symbol_count FROM blob WHERE id = ?",
            )
            .map_err(|e| self.read_error(e))?;
        statement.query_row([id], blob_row).map_err(|e| self.read_error(e))
    }

    /// The packed outline, to be unpacked by [`unpack_outline`] on any thread.
    pub fn packed_outline(&self, id: i64) -> Result<Vec<u8>> {
        self.packed("SELECT outline FROM blob WHERE id = ?", id)
    }

    /// The packed detail, to be unpacked by [`unpack_detail`] on any thread.
    pub fn packed_detail(&self, id: i64) -> Result<Vec<u8>> {
        self.packed("SELECT detail FROM blob WHERE id = ?", id)
    }

    fn packed(&self, sql: &str, id: i64) -> Result<Vec<u8>> {
        let mut statement = self.connection.prepare_cached(sql).map_err(|e| self.read_error(e))?;
        let packed: Option<Vec<u8>> = statement
            .query_row([id], |row| row.get(0))
            .map_err(|e| self.read_error(e))?;
        Ok(packed.unwrap_or_default())
    }

    /// Symbols, imports, package, base types, manifest and problems of a blob. The
    /// fields that come from the detail are left empty.
    pub fn outline(&self, id: i64) -> Result<(BlobFacts, Vec<Inherit>)> {
        unpack_outline(&self.packed_outline(id)?).map_err(|e| self.damaged(e))
    }

    /// References and bindings of a blob.
    pub fn detail(&self, id: i64) -> Result<(Vec<Reference>, Vec<Binding>)> {
        unpack_detail(&self.packed_detail(id)?).map_err(|e| self.damaged(e))
    }

    /// Forgets a blob that no view holds. Inside a transaction.
    pub fn remove_blob(&self, id: i64) -> Result<()> {
        let row = self.blob(id)?;
        let (facts, _) = self.outline(id)?;
        let run = |sql: &str, parameters: &[&dyn rusqlite::ToSql]| {
            self.connection
                .prepare_cached(sql)
                .and_then(|mut s| s.execute(parameters))
                .map_err(|e| self.write_error(e))
        };
        for (ordinal, symbol) in facts.symbols.iter().enumerate() {
            let symbol_id = row.first_symbol + 1 + ordinal as i64;
            run(
                "DELETE FROM name WHERE name = ? AND symbol = ?",
                &[&symbol.name, &symbol_id],
            )?;
        }
        let last = row.first_symbol + i64::from(row.symbol_count);
        run(
            "DELETE FROM names WHERE rowid BETWEEN ? AND ?",
            &[&row.first_symbol, &last],
        )?;
        run(
            "DELETE FROM docs WHERE rowid BETWEEN ? AND ?",
            &[&row.first_symbol, &last],
        )?;
        run("DELETE FROM content WHERE rowid = ?", &[&id])?;
        run("DELETE FROM blob WHERE id = ?", &[&id])?;
        Ok(())
    }

    /// Blobs that no view holds and that an older extractor made.
    pub fn stale_blobs(&self, current: &[(&str, u64)]) -> Result<Vec<i64>> {
        let mut statement = self
            .connection
            .prepare("SELECT id, reading, fingerprint FROM blob WHERE NOT EXISTS (SELECT 1 FROM file WHERE file.blob = blob.id)")
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([], |row| {
                Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?, row.get::<_, i64>(2)?))
            })
            .map_err(|e| self.read_error(e))?;
        let mut stale = Vec::new();
        for row in rows {
            let (id, reading, fingerprint) = row.map_err(|e| self.read_error(e))?;
            let is_current = current.iter().any(|(r, f)| *r == reading && *f as i64 == fingerprint);
            if !is_current {
                stale.push(id);
            }
        }
        Ok(stale)
    }
}

pub(super) fn blob_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<BlobRow> {
    let oid: Vec<u8> = row.get(1)?;
    let skip: Option<String> = row.get(3)?;
    Ok(BlobRow {
        id: row.get(0)?,
        oid: BlobId::from_bytes(&oid).ok_or(rusqlite::Error::InvalidQuery)?,
        language: row.get(2)?,
        skip: skip.and_then(|s| serde_json::from_str(&s).ok()),
        lines: row.get(4)?,
        bytes: row.get::<_, i64>(5)? as u64,
        problems: row.get(6)?,
        first_symbol: row.get(7)?,
        symbol_count: row.get(8)?,
    })
}

/// See [`Store::outline`].
pub fn unpack_outline(packed: &[u8]) -> io::Result<(BlobFacts, Vec<Inherit>)> {
    if packed.is_empty() {
        return Ok(Default::default());
    }
    let outline: PackedOutline = unpack(packed)?;
    let facts = BlobFacts {
        symbols: outline.symbols,
        imports: outline.imports,
        package: outline.package,
        manifest: outline.manifest,
        problems: outline.problems,
        ..BlobFacts::default()
    };
    Ok((facts, outline.inherits))
}

/// See [`Store::detail`].
pub fn unpack_detail(packed: &[u8]) -> io::Result<(Vec<Reference>, Vec<Binding>)> {
    if packed.is_empty() {
        return Ok(Default::default());
    }
    let detail: PackedDetail = unpack(packed)?;
    Ok((detail.references, detail.bindings))
}

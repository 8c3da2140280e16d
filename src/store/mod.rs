//! What do we remember? The only room that speaks SQL: one SQLite file, one writer,
//! readers that never write and never wait.

mod blobs;
mod edges;
mod fts;
mod layers;
mod lock;
mod pack;
mod symbols;
mod views;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

pub use blobs::{BlobRow, NewBlob, unpack_detail, unpack_outline};
pub use edges::{NewEdges, Posting};
pub use fts::{Index, folded, has_trigrams, quote, trigrams};
pub use layers::LayerCount;
pub use lock::WriteLock;
pub use symbols::SymbolAt;
pub use views::{FileRow, NewFile, View, ViewUpdate};

use crate::error::{Error, Result};

/// The format this build writes. An older index is made anew, since all that is in it
/// comes from the repository; a newer one is refused. From format 5 on that is not all:
/// whoever raises it next carries the layers over.
pub const FORMAT: i64 = 8;
/// The first format with tables for what is imported; they have not changed since.
const LAYERS_SINCE: i64 = 5;
/// An index of an older format, till what it alone holds is in the next.
const PREVIOUS: &str = "index.db.previous";
/// In the database header: "trng".
const APPLICATION_ID: i64 = 0x7472_6e67;
/// Page cache of a connection, in KiB (negative, as SQLite wants it).
const CACHE_KIB: i64 = -65_536;
/// Bytes of the file mapped for reading.
const MMAP_BYTES: i64 = 1 << 30;
/// How long a connection waits for a checkpoint that holds the file, in milliseconds.
const BUSY_MS: u64 = 5_000;

/// How long till a reader that needs the file to itself tries again.
const EXCLUSIVE_WAIT: Duration = Duration::from_millis(5);

/// The database file's name in its folder.
pub const FILE_NAME: &str = "index.db";

/// An open index.
pub struct Store {
    connection: Connection,
    path: PathBuf,
}

impl Store {
    /// Opens an existing index for reading only. `None` if there is none.
    pub fn open_reader(folder: &Path) -> Result<Option<Store>> {
        let path = folder.join(FILE_NAME);
        if !path.exists() {
            return Ok(None);
        }
        refuse_folder(&path)?;
        let shared = OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
        let open = |target: &Path, access: OpenFlags, first: &str| -> Result<Option<Store>> {
            let connection =
                Connection::open_with_flags(target, access | shared).map_err(|e| store_error(&path, "opened", e))?;
            let store = Store {
                connection,
                path: path.clone(),
            };
            store.batch(first)?;
            store.tune()?;
            // Made, but its first transaction never ended: nothing is there yet.
            if store.format()? == 0 && store.is_empty()? {
                return Ok(None);
            }
            store.check_format()?;
            Ok((store.format()? == FORMAT).then_some(store))
        };
        match open(&path, OpenFlags::SQLITE_OPEN_READ_ONLY, "") {
            // On a read-only medium SQLite cannot make its shared memory file; a file
            // that nobody can write may be read as it is.
            Err(Error::Store { .. }) if !is_writable(folder) => {
                let uri = format!("file:{}?immutable=1", uri_path(&path));
                open(Path::new(&uri), OpenFlags::SQLITE_OPEN_READ_ONLY, "")
            }
            // Nor on a full disk. With the file to itself it needs none, and no writing
            // is meant by opening it so. Others may be reading it in the same way: waiting
            // inside SQLite, each would hold what keeps the others out.
            Err(error @ Error::Store { .. }) => {
                let exclusive = "PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON;
                    SELECT count(*) FROM sqlite_schema;";
                let started = Instant::now();
                loop {
                    match open(&path, OpenFlags::SQLITE_OPEN_READ_WRITE, exclusive) {
                        Err(Error::Store { .. }) if started.elapsed().as_millis() < u128::from(BUSY_MS) => {
                            // Each waits another while, or they keep meeting.
                            let turn = started.elapsed().subsec_micros() ^ std::process::id();
                            std::thread::sleep(EXCLUSIVE_WAIT * (turn % 16 + 1));
                        }
                        Err(Error::Store { .. }) => break Err(error),
                        other => break other,
                    }
                }
            }
            other => other,
        }
    }

    /// Opens or makes the index for writing; the caller holds the lock.
    pub fn open_writer(folder: &Path, lock: &WriteLock) -> Result<Store> {
        let path = folder.join(FILE_NAME);
        refuse_folder(&path)?;
        let connection = Connection::open(&path).map_err(|e| store_error(&path, "opened", e))?;
        let store = Store { connection, path };
        store.tune()?;
        let is_new = store.format()? == 0 && store.is_empty()?;
        if !is_new {
            // Before anything is changed: it may be another program's.
            store.check_format()?;
            let format = store.format()?;
            if format < FORMAT {
                // So that the file is whole without its log.
                store.batch("PRAGMA wal_checkpoint(TRUNCATE)")?;
                drop(store);
                Store::retire(folder, format >= LAYERS_SINCE, lock)?;
                return Store::open_writer(folder, lock);
            }
            // All it had is in this one since a transaction; whoever made that died before this.
            remove(&folder.join(PREVIOUS))?;
        }
        store.batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")?;
        if is_new {
            store.create(folder)?;
        }
        Ok(store)
    }

    /// Makes the tables, with what an index of an older format leaves.
    fn create(&self, folder: &Path) -> Result<()> {
        let previous = folder.join(PREVIOUS);
        let inherits = previous.exists();
        let mut layers = "";
        if inherits {
            let uri = format!("file:{}", uri_path(&previous));
            let attached = self.connection.execute("ATTACH ?1 AS previous", [uri]);
            attached.map_err(|e| self.write_error(e))?;
            layers = "INSERT INTO layer SELECT * FROM previous.layer;
                INSERT INTO layer_definition SELECT * FROM previous.layer_definition;
                UPDATE layers SET digest = (SELECT digest FROM previous.layers);";
        }
        self.batch(&format!(
            "BEGIN IMMEDIATE; {} {layers} PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {FORMAT}; COMMIT;",
            include_str!("schema.sql")
        ))?;
        if inherits {
            self.batch("DETACH previous")?;
            remove(&previous)?;
        }
        Ok(())
    }

    /// Takes an index of an older format away; one that has layers, which come from no
    /// repository, is kept till the next has them.
    fn retire(folder: &Path, has_layers: bool, _lock: &WriteLock) -> Result<()> {
        let path = folder.join(FILE_NAME);
        // The log first: left behind alone it would be taken for the next file's.
        for suffix in ["-wal", "-shm"] {
            remove(&folder.join(format!("{FILE_NAME}{suffix}")))?;
        }
        if !has_layers {
            return remove(&path);
        }
        std::fs::rename(&path, folder.join(PREVIOUS)).map_err(|source| Error::Io {
            action: "rename the older index",
            path,
            source,
        })
    }

    /// Moves a damaged index out of the way, beside itself; nothing is deleted.
    pub fn set_aside(folder: &Path, _lock: &WriteLock) -> Result<()> {
        for suffix in ["", "-wal", "-shm", ".previous"] {
            let from = folder.join(format!("{FILE_NAME}{suffix}"));
            if from.exists() {
                let to = folder.join(format!("{FILE_NAME}.damaged{suffix}"));
                std::fs::rename(&from, &to).map_err(|source| Error::Io {
                    action: "set aside",
                    path: from,
                    source,
                })?;
            }
        }
        Ok(())
    }

    fn tune(&self) -> Result<()> {
        // More than there are statements, and one plan for each whatever is bound to it:
        // none is ever parsed twice.
        self.connection.set_prepared_statement_cache_capacity(128);
        self.connection
            .set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)
            .and_then(|_| self.connection.busy_timeout(Duration::from_millis(BUSY_MS)))
            .map_err(|e| self.read_error(e))?;
        self.batch(&format!(
            "PRAGMA cache_size = {CACHE_KIB}; PRAGMA mmap_size = {MMAP_BYTES}; PRAGMA temp_store = MEMORY;"
        ))
    }

    fn batch(&self, sql: &str) -> Result<()> {
        self.connection.execute_batch(sql).map_err(|e| self.write_error(e))
    }

    fn format(&self) -> Result<i64> {
        self.connection
            .query_row("PRAGMA user_version", [], |row| row.get(0))
            .map_err(|e| self.read_error(e))
    }

    fn is_empty(&self) -> Result<bool> {
        self.connection
            .query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))
            .map_err(|e| self.read_error(e))
    }

    fn check_format(&self) -> Result<()> {
        let found = self.format()?;
        if found > FORMAT {
            return Err(Error::IndexTooNew {
                path: self.path.clone(),
                found,
                known: FORMAT,
            });
        }
        let application: i64 = self
            .connection
            .query_row("PRAGMA application_id", [], |row| row.get(0))
            .map_err(|e| self.read_error(e))?;
        if application != APPLICATION_ID {
            return Err(Error::IndexDamaged {
                path: self.path.clone(),
                detail: "it is a database, but no treering index".to_owned(),
            });
        }
        Ok(())
    }

    /// From here on, until the store is dropped, every row read is of one generation.
    pub fn begin_reading(&self) -> Result<()> {
        self.batch("BEGIN DEFERRED")
    }

    /// Runs `body` in one write transaction; an error undoes it all.
    pub fn writing<T>(&self, body: impl FnOnce(&Store) -> Result<T>) -> Result<T> {
        self.batch("BEGIN IMMEDIATE")?;
        match body(self) {
            Ok(value) => {
                self.batch("COMMIT").inspect_err(|_| {
                    let _ = self.connection.execute_batch("ROLLBACK");
                })?;
                Ok(value)
            }
            Err(error) => {
                let _ = self.connection.execute_batch("ROLLBACK");
                Err(error)
            }
        }
    }

    /// Folds the write-ahead log into the file, as far as readers allow.
    pub fn checkpoint(&self) -> Result<()> {
        // A reader that holds an old generation makes this partial, which is no error.
        self.connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
            .map_err(|e| self.write_error(e))
    }

    /// Forgets everything that comes from the repository, for a build from nothing: not the
    /// layers, which a build does not bring back. Inside a transaction.
    pub fn clear(&self) -> Result<()> {
        self.batch(
            "DELETE FROM posting; DELETE FROM edges; DELETE FROM file; DELETE FROM view; DELETE FROM name; DELETE FROM blob;
             DELETE FROM path;
             INSERT INTO names(names) VALUES('delete-all'); INSERT INTO docs(docs) VALUES('delete-all');
             INSERT INTO content(content) VALUES('delete-all');",
        )
    }

    /// Every table and index with the statement that made it.
    fn schema(connection: &Connection) -> rusqlite::Result<Vec<(String, Option<String>)>> {
        let mut statement = connection.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        rows.collect()
    }

    /// SQLite's and FTS5's own checks, and our tables against each other. Empty when all is well.
    pub fn check(&self) -> Result<Vec<String>> {
        let mut faults = Vec::new();
        let made = Connection::open_in_memory().and_then(|new| {
            new.execute_batch(include_str!("schema.sql"))?;
            Store::schema(&new)
        });
        let made = made.map_err(|e| self.read_error(e))?;
        // SQLite takes a statement with a turned byte for one of that other column.
        let here = Store::schema(&self.connection).map_err(|e| self.read_error(e))?;
        if let Some((name, _)) = made.iter().find(|table| !here.contains(table)) {
            faults.push(format!("the definition of {name} is not what was written"));
        }
        let mut statement = self
            .connection
            .prepare("PRAGMA integrity_check(20)")
            .map_err(|e| self.read_error(e))?;
        let rows = statement
            .query_map([], |row| row.get::<_, String>(0))
            .map_err(|e| self.read_error(e))?;
        for row in rows {
            let line = row.map_err(|e| self.read_error(e))?;
            if line != "ok" {
                faults.push(line);
            }
        }
        for (what, sql) in [
            (
                "file rows without their blob",
                "SELECT count(*) FROM file WHERE blob IS NOT NULL AND blob NOT IN (SELECT id FROM blob)",
            ),
            (
                "file rows without their edges",
                "SELECT count(*) FROM file WHERE edges IS NOT NULL AND edges NOT IN (SELECT id FROM edges)",
            ),
            (
                "postings without their edges",
                "SELECT count(*) FROM posting WHERE edges NOT IN (SELECT id FROM edges)",
            ),
            (
                "definitions without their layer",
                "SELECT count(*) FROM layer_definition WHERE layer NOT IN (SELECT id FROM layer)",
            ),
        ] {
            let count: i64 = self
                .connection
                .query_row(sql, [], |row| row.get(0))
                .map_err(|e| self.read_error(e))?;
            if count > 0 {
                faults.push(format!("{count} {what}"));
            }
        }
        faults.extend(self.layer_faults()?);
        let (names, symbols): (i64, i64) = self
            .connection
            .query_row(
                "SELECT (SELECT count(*) FROM name), (SELECT coalesce(sum(symbol_count), 0) FROM blob)",
                [],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
            .map_err(|e| self.read_error(e))?;
        if names != symbols {
            faults.push(format!("{names} names for {symbols} symbols"));
        }
        Ok(faults)
    }

    /// Bytes of the database file and its log.
    pub fn bytes(&self) -> u64 {
        ["", "-wal"]
            .iter()
            .filter_map(|suffix| {
                let mut name = self.path.clone().into_os_string();
                name.push(suffix);
                std::fs::metadata(name).ok()
            })
            .map(|m| m.len())
            .sum()
    }

    /// The database file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn read_error(&self, error: rusqlite::Error) -> Error {
        store_error(&self.path, "read", error)
    }

    fn write_error(&self, error: rusqlite::Error) -> Error {
        store_error(&self.path, "written", error)
    }

    /// The error for what cannot have been written so.
    pub fn damaged(&self, detail: impl std::fmt::Display) -> Error {
        Error::IndexDamaged {
            path: self.path.clone(),
            detail: detail.to_string(),
        }
    }
}

fn refuse_folder(path: &Path) -> Result<()> {
    if path.is_dir() {
        return Err(Error::IndexDamaged {
            path: path.to_owned(),
            detail: "it is a folder".to_owned(),
        });
    }
    Ok(())
}

fn store_error(path: &Path, action: &'static str, error: rusqlite::Error) -> Error {
    match error.sqlite_error_code() {
        // `Unknown` is SQLite's "SQL error": the statements are our own, so the schema they meet is
        // not. `None` is a value of another kind than the column's.
        None | Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase | ErrorCode::Unknown) => Error::IndexDamaged {
            path: path.to_owned(),
            detail: error.to_string(),
        },
        _ => Error::Store {
            path: path.to_owned(),
            action,
            // Not rusqlite's words, which name the file once more.
            detail: error
                .sqlite_error()
                .map_or_else(|| error.to_string(), ToString::to_string),
        },
    }
}

/// A path as SQLite's URIs have it, where `?`, `#` and `%` are not a path's.
fn uri_path(path: &Path) -> String {
    let path = path.display().to_string();
    path.replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

/// Whether a file can be made in the folder (permissions and mount, not space).
fn is_writable(folder: &Path) -> bool {
    let probe = folder.join(format!(".probe-{}", std::process::id()));
    let made = std::fs::OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&probe)
        .is_ok();
    let _ = std::fs::remove_file(&probe);
    made
}

/// Deletes a file, which need not be there.
fn remove(path: &Path) -> Result<()> {
    match std::fs::remove_file(path) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => Err(Error::Io {
            action: "remove the older index",
            path: path.to_owned(),
            source,
        }),
        _ => Ok(()),
    }
}

//! One writer at a time: an operating-system lock on a file that names its holder,
//! let go by the system even when the holder is killed.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;
use std::time::Duration;

use crate::error::{Error, Result};

/// How often a holder's name is looked for, and how long between.
const NAME_TRIES: u32 = 20;
const NAME_WAIT: Duration = Duration::from_millis(5);

/// Held while writing; dropping it lets the next writer in.
pub struct WriteLock {
    file: File,
}

impl Drop for WriteLock {
    fn drop(&mut self) {
        // Closing would do, but for a copy of the file that a process forked in this
        // moment still holds.
        let _ = self.file.unlock();
    }
}

impl WriteLock {
    /// Takes the lock, or says who holds it. Never waits for it to be let go.
    pub fn acquire(folder: &Path) -> Result<WriteLock> {
        let path = folder.join("lock");
        let io = |action, source| Error::Io {
            action,
            path: path.clone(),
            source,
        };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|e| io("open", e))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // Who took it this moment has still to write its name.
                for _ in 0..NAME_TRIES {
                    let _ = file.rewind().and_then(|()| file.read_to_string(&mut holder));
                    if !holder.is_empty() {
                        break;
                    }
                    std::thread::sleep(NAME_WAIT);
                }
                return Err(Error::Locked {
                    holder: holder.trim().to_owned(),
                });
            }
            Err(TryLockError::Error(source)) => return Err(io("lock", source)),
        }
        let holder = format!("process {}\n", std::process::id());
        // The name is a courtesy: a full disk must not keep anyone from the lock.
        let _ = file
            .set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| file.write_all(holder.as_bytes()));
        Ok(WriteLock { file })
    }
}

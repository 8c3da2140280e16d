//! Opening files below a root, and nothing else: no link is followed, no pipe waited for.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use bstr::{BStr, ByteSlice};

use super::read::{MAX_READ, Unreadable};
use super::stat::FileStat;

/// A folder whose regular files may be read.
pub(super) struct Beneath {
    root: PathBuf,
    #[cfg(unix)]
    handle: Option<std::os::fd::OwnedFd>,
}

/// What [`Beneath::read`] found.
pub(super) enum Content {
    /// A regular file: its bytes, and its stat from before they were read.
    File(Vec<u8>, FileStat),
    /// Nothing, or something that is no regular file.
    Absent,
    /// A regular file that cannot be read; in words.
    Unreadable(Unreadable),
}

impl Beneath {
    pub(super) fn new(root: &Path) -> Beneath {
        Beneath {
            root: root.to_owned(),
            #[cfg(unix)]
            handle: File::open(root).ok().map(Into::into),
        }
    }

    /// The content at `path`, if no component of it is a link.
    pub(super) fn read(&self, path: &BStr) -> Content {
        let opened = self.open(path).and_then(|file| Ok((file.metadata()?, file)));
        let (meta, file) = match opened {
            Ok(opened) => opened,
            Err(error) if is_absence(&error) => return Content::Absent,
            Err(error) => return Content::Unreadable(Unreadable(words(&error))),
        };
        if !meta.is_file() {
            return Content::Absent;
        }
        if meta.len() > MAX_READ {
            return Content::Unreadable(Unreadable::too_large(meta.len()));
        }
        let mut bytes = Vec::with_capacity(meta.len() as usize + 1);
        // A file may grow while it is read.
        match file.take(MAX_READ + 1).read_to_end(&mut bytes) {
            Ok(_) if bytes.len() as u64 > MAX_READ => Content::Unreadable(Unreadable::too_large(bytes.len() as u64)),
            Ok(_) => Content::File(bytes, FileStat::new(&meta)),
            Err(error) => Content::Unreadable(Unreadable(words(&error))),
        }
    }

    #[cfg(unix)]
    fn open(&self, path: &BStr) -> io::Result<File> {
        use std::ffi::OsStr;
        use std::os::fd::{AsFd, OwnedFd};
        use std::os::unix::ffi::OsStrExt;

        use rustix::fs::{Mode, OFlags, openat};

        check(path)?;
        let root = self.handle.as_ref().ok_or(io::ErrorKind::NotFound)?;
        // A pipe opened without `NONBLOCK` would wait for its writer for ever.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        #[cfg(target_os = "linux")]
        {
            use rustix::fs::{ResolveFlags, openat2};
            let resolve = ResolveFlags::NO_SYMLINKS | ResolveFlags::BENEATH | ResolveFlags::NO_MAGICLINKS;
            match openat2(root, OsStr::from_bytes(path), flags, Mode::empty(), resolve) {
                Ok(file) => return Ok(File::from(file)),
                // Old kernels do not have it and sandboxes forbid it.
                Err(rustix::io::Errno::NOSYS | rustix::io::Errno::PERM | rustix::io::Errno::AGAIN) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let mut at: Option<OwnedFd> = None;
        let mut components = path.split_str("/").peekable();
        while let Some(name) = components.next() {
            let parent = at.as_ref().map_or_else(|| root.as_fd(), |fd| fd.as_fd());
            let kind = if components.peek().is_some() {
                OFlags::DIRECTORY
            } else {
                OFlags::empty()
            };
            at = Some(openat(parent, OsStr::from_bytes(name), flags | kind, Mode::empty())?);
        }
        at.map(File::from).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    #[cfg(not(unix))]
    fn open(&self, path: &BStr) -> io::Result<File> {
        check(path)?;
        let mut at = self.root.clone();
        for name in path.split_str("/") {
            at.push(gix::path::from_bstr(name.as_bstr()).map_err(io::Error::other)?);
            if at.symlink_metadata()?.is_symlink() {
                return Err(io::ErrorKind::NotFound.into());
            }
        }
        File::open(at)
    }

    /// The root as a path.
    pub(super) fn root(&self) -> &Path {
        &self.root
    }
}

/// Refuses what only a forged index or tree holds: a way out, or into `.git`.
fn check(path: &BStr) -> io::Result<()> {
    let forged = |name: &[u8]| matches!(name, b"" | b"." | b"..") || name.eq_ignore_ascii_case(b".git");
    match path.split_str("/").any(forged) {
        true => Err(io::ErrorKind::NotFound.into()),
        false => Ok(()),
    }
}

/// Whether the error says that there is no file to read, not that it cannot be.
fn is_absence(error: &io::Error) -> bool {
    #[cfg(unix)]
    if let Some(code) = error.raw_os_error() {
        use rustix::io::Errno;
        // A link where a file or folder should be; a socket or a pipe without a reader.
        return [
            Errno::NOENT,
            Errno::NOTDIR,
            Errno::LOOP,
            Errno::XDEV,
            Errno::NXIO,
            Errno::NAMETOOLONG,
        ]
        .iter()
        .any(|absent| absent.raw_os_error() == code);
    }
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// The operating system's words, without its number.
pub(super) fn words(error: &io::Error) -> String {
    let words = error.to_string();
    match words.split_once(" (os error") {
        Some((words, _)) => words.to_lowercase(),
        None => words,
    }
}

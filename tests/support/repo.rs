//! Real repositories, made by git in a temporary folder and blind to the machine's configuration.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// A repository, or a folder that may become one.
pub(crate) struct TestRepo {
    /// Removes it all in the end. The repository is one folder below, so that
    /// tests have a place outside it.
    base: TempDir,
    root: PathBuf,
}

impl TestRepo {
    /// An empty folder, outside git.
    pub(crate) fn folder() -> TestRepo {
        let base = temporary();
        let outside = base.path().canonicalize().expect("it exists");
        let root = outside.join("repo");
        std::fs::create_dir(&root).expect("an empty base");
        TestRepo { base, root }
    }

    /// An empty repository whose branch is `main`.
    pub(crate) fn new() -> TestRepo {
        TestRepo::init(&[])
    }

    /// As [`TestRepo::new`], with options for `git init`.
    pub(crate) fn init(options: &[&str]) -> TestRepo {
        let repo = TestRepo::folder();
        repo.git([&["init", "-q", "-b", "main"], options].concat());
        repo.isolate();
        repo
    }

    /// Keeps what the user of this machine configured out of a repository.
    fn isolate(&self) {
        for key in ["core.excludesFile", "core.attributesFile"] {
            self.git([
                "config",
                key,
                self.outside().join("none").to_str().expect("a plain path"),
            ]);
        }
        self.git(["config", "core.autocrlf", "false"]);
    }

    /// The root of the work tree.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A folder around it, for clones, links and other work trees.
    pub(crate) fn outside(&self) -> PathBuf {
        self.base.path().canonicalize().expect("it exists")
    }

    /// The path of a file in it.
    pub(crate) fn at(&self, path: impl AsRef<Path>) -> PathBuf {
        self.root.join(path)
    }

    /// Writes a file, with the folders it needs.
    pub(crate) fn write(&self, path: impl AsRef<Path>, content: impl AsRef<[u8]>) {
        let path = self.at(path);
        std::fs::create_dir_all(path.parent().expect("a file has a folder")).expect("folders");
        std::fs::write(path, content).expect("a file");
    }

    /// Removes a file or folder.
    pub(crate) fn remove(&self, path: impl AsRef<Path>) {
        let path = self.at(path);
        let is_dir = path.symlink_metadata().expect("it exists").is_dir();
        if is_dir {
            std::fs::remove_dir_all(path)
        } else {
            std::fs::remove_file(path)
        }
        .expect("it goes");
    }

    /// Adds everything and commits it.
    pub(crate) fn commit_all(&self, message: &str) {
        self.git(["add", "-A"]);
        self.git(["commit", "-q", "--allow-empty", "-m", message]);
    }

    /// Runs git at the root; its output without the line end.
    pub(crate) fn git<S: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = S>) -> String {
        let output = self.git_bytes(arguments);
        String::from_utf8_lossy(&output).trim_end().to_owned()
    }

    /// Runs git at the root; its output as it is.
    pub(crate) fn git_bytes<S: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = S>) -> Vec<u8> {
        let output = self.try_git(&self.root, arguments);
        assert!(
            output.status.success(),
            "git failed: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        output.stdout
    }

    /// Runs git in `folder`, for what may fail.
    pub(crate) fn try_git<S: AsRef<OsStr>>(&self, folder: &Path, arguments: impl IntoIterator<Item = S>) -> Output {
        let mut git = Command::new("git");
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("GIT_") {
                git.env_remove(name);
            }
        }
        git.current_dir(folder)
            .env("HOME", self.base.path())
            .env("XDG_CONFIG_HOME", self.base.path())
            .env("GIT_CONFIG_NOSYSTEM", "1")
            .env("GIT_CONFIG_GLOBAL", self.base.path().join("gitconfig"))
            .env("GIT_OPTIONAL_LOCKS", "0")
            .env("LC_ALL", "C");
        for role in ["AUTHOR", "COMMITTER"] {
            git.env(format!("GIT_{role}_NAME"), "Tree Ring")
                .env(format!("GIT_{role}_EMAIL"), "tree@example.com")
                .env(format!("GIT_{role}_DATE"), "2024-05-06T07:08:09+00:00");
        }
        git.args(arguments).output().expect("git is installed")
    }

    /// Sets the time of a file back by an hour, so that nothing about it is racy.
    pub(crate) fn age(&self, path: impl AsRef<Path>) {
        let hour_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(3600);
        let file = std::fs::File::options()
            .write(true)
            .open(self.at(path))
            .expect("a file");
        file.set_modified(hour_ago).expect("a time");
    }
}

/// A temporary folder, in memory where the system offers that: what git and the index
/// make sure of on a disk takes most of a test's time.
pub(crate) fn temporary() -> TempDir {
    let memory = Path::new("/dev/shm");
    let made = if memory.is_dir() {
        TempDir::new_in(memory)
    } else {
        TempDir::new()
    };
    made.or_else(|_| TempDir::new()).expect("a temporary folder")
}

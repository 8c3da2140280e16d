//! Finding and opening a repository without trusting it.

use std::path::{Path, PathBuf};

use gix::discover::upwards;

use super::{Repository, RepositoryKind, git_error};
use crate::error::{Error, Result};

pub(super) fn discover(dir: &Path) -> Result<Repository> {
    let dir = dir
        .canonicalize()
        .ok()
        .filter(|dir| dir.is_dir())
        .ok_or_else(|| Error::NotADirectory(dir.to_owned()))?;
    let options = upwards::Options {
        // A ceiling is a limit, not an assertion that `dir` is below it.
        match_ceiling_dir_or_error: false,
        // Reading is fine whoever owns it: nothing it says is ever run.
        trust: upwards::TrustPolicy::Required(gix::sec::Trust::Reduced),
        ..Default::default()
    };
    let found = match gix::discover::upwards_opts(&dir, options.apply_environment()) {
        Ok((found, _trust)) => found,
        Err(error) => {
            return match broken_repository(&dir) {
                Some(at) => Err(git_error(&at, &error)),
                None => Ok(Repository {
                    kind: RepositoryKind::Folder,
                    root: dir,
                    git: None,
                }),
            };
        }
    };
    let (git_dir, work_dir) = found.into_repository_and_work_tree_directories();
    let at = work_dir.clone().unwrap_or_else(|| git_dir.clone());
    let open_at = work_dir
        .as_ref()
        .map_or_else(|| git_dir.clone(), |dir| dir.join(".git"));
    let mut git = options_for_reading()
        .open(open_at)
        .map_err(|error| git_error(&at, &error))?
        .to_thread_local();

    let canonical = |path: &Path| path.canonicalize().map_err(|error| git_error(&at, &error));
    let kind = match (&work_dir, git.workdir()) {
        (_, None) => RepositoryKind::Bare,
        // `core.worktree` of a git directory opened by itself would lead anywhere.
        (None, Some(_)) => {
            git.set_workdir(None).map_err(|error| git_error(&at, &error))?;
            RepositoryKind::Bare
        }
        (Some(expected), Some(configured)) => {
            let (expected, configured) = (canonical(expected)?, canonical(configured)?);
            if !configured.starts_with(&expected) {
                let detail = format!("core.worktree leads out of it, to {}", configured.display());
                return Err(Error::Git { path: expected, detail });
            }
            match git.kind() {
                gix::repository::Kind::LinkedWorkTree => RepositoryKind::LinkedWorktree,
                _ => RepositoryKind::Worktree,
            }
        }
    };
    let root = canonical(git.workdir().unwrap_or_else(|| git.git_dir()))?;
    Ok(Repository {
        kind,
        root,
        git: Some(git.into_sync()),
    })
}

/// Configuration is read from where git reads it, and none of it is run. The
/// environment may not redirect: `-C DIR` says where, also inside a hook, for
/// which git sets `GIT_DIR` and `GIT_INDEX_FILE`.
fn options_for_reading() -> gix::open::Options {
    let mut permissions = gix::open::Permissions::all();
    // Either would spawn `git` to ask where it is installed.
    permissions.config.git_binary = false;
    permissions.attributes.git_binary = false;
    permissions.env.git_prefix = gix::sec::Permission::Deny;
    permissions.env.objects = gix::sec::Permission::Deny;
    gix::open::Options::default()
        .permissions(permissions)
        // Line endings and ignore files must be read as git reads them even in a
        // repository someone else owns, or its ids would be wrong.
        .filter_config_section(|_| true)
        .lossy_config(true)
}

/// Where something calls itself a repository, though git cannot read it: better
/// an error than its folder with other rules.
fn broken_repository(dir: &Path) -> Option<PathBuf> {
    dir.ancestors()
        .find(|dir| {
            // A file there leads to a repository: of a submodule or a linked worktree that moved.
            let git = dir.join(".git");
            git.join("HEAD").symlink_metadata().is_ok()
                || std::fs::read(&git).is_ok_and(|link| link.starts_with(b"gitdir:"))
        })
        .map(Path::to_owned)
}

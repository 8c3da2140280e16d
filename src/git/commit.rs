//! stub
use super::*;
pub(super) fn list(r: &Repository, _git: &gix::Repository, rev: &str) -> Result<Listing> {
    Err(Error::UnknownRevision { rev: rev.into(), shallow: r.is_shallow() })
}

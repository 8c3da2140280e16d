//! stub
use super::*;
pub(super) fn list(r: &Repository, _git: &gix::Repository, _last: Option<&[u8]>) -> Result<Option<Listing>> {
    Err(r.error(&"not yet"))
}

//! stub
use super::*;
pub(super) fn list(root: &Path, _last: Option<&[u8]>) -> Result<Option<Listing>> {
    Err(git_error(root, &"not yet"))
}

//! What tests share.

pub(crate) mod repo;

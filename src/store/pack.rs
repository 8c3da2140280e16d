//! Plain data as the bytes of a column: postcard, then zstd. Names and paths repeat
//! within a file's facts, so compressed they are a third of the size, and less to write.

use std::cell::RefCell;
use std::io;

use serde::{Serialize, de::DeserializeOwned};
use zstd::bulk::{Compressor, Decompressor};
use zstd::zstd_safe::get_frame_content_size;

/// zstd's fastest regular level; higher ones gain little on texts this short.
const LEVEL: i32 = 1;
/// No packed value is larger: a damaged length must not become an allocation.
const MAX_UNPACKED: u64 = 1 << 30;

thread_local! {
    // Setting up a context costs more than most values do.
    static COMPRESSOR: RefCell<Compressor<'static>> = RefCell::new(compressor());
    static DECOMPRESSOR: RefCell<Decompressor<'static>> =
        RefCell::new(Decompressor::new().expect("memory for a context"));
}

/// With a checksum: a turned byte could be another value, whose ordinals lead nowhere.
fn compressor() -> Compressor<'static> {
    let mut compressor = Compressor::new(LEVEL).expect("a known level");
    compressor.include_checksum(true).expect("a known setting");
    compressor
}

/// The value as bytes; equal values give equal bytes.
pub(super) fn pack<T: Serialize>(value: &T) -> Vec<u8> {
    let plain = postcard::to_stdvec(value).expect("plain data packs");
    COMPRESSOR.with_borrow_mut(|compressor| compressor.compress(&plain).expect("memory for a compressed copy"))
}

/// The value that [`pack`] made the bytes of.
pub(super) fn unpack<T: DeserializeOwned>(packed: &[u8]) -> io::Result<T> {
    let invalid = |detail: String| io::Error::new(io::ErrorKind::InvalidData, detail);
    let size = match get_frame_content_size(packed) {
        Ok(Some(size)) if size <= MAX_UNPACKED => size as usize,
        _ => return Err(invalid("packed facts without their size".to_owned())),
    };
    let plain = DECOMPRESSOR.with_borrow_mut(|decompressor| decompressor.decompress(packed, size))?;
    postcard::from_bytes(&plain).map_err(|e| invalid(e.to_string()))
}

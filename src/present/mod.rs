//! How do answers look? From response types to text and JSON; nothing is printed here.

pub mod json;
mod paint;
pub mod text;

pub use paint::Paint;

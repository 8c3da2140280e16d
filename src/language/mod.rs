//! Which language is this file, and what are its queries?

mod descriptor;
mod detect;
mod pattern;
mod registry;

pub use descriptor::{Descriptor, ImportStyle};
pub use detect::{Route, detect, route};
pub use pattern::{Capture, CaptureName, Matcher, Part, Visitor, Walk, kind_ids, part};
pub use registry::{Language, all, by_name, is_test_path};

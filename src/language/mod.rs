//! Which language is this file, and what are its queries?

mod capture;
mod descriptor;
mod detect;
mod pattern;
mod registry;
mod walk;

pub use capture::{Capture, CaptureName, Part, part};
pub use descriptor::{Descriptor, ImportStyle};
pub use detect::{Route, detect, may_be, route};
pub use pattern::{KindSet, Matcher};
pub use registry::{Language, NodeKinds, all, by_name, is_test_path};
pub use walk::{Visitor, Walk};

//! Which mentions of a name in a content are code.

use std::borrow::Cow;

use super::{decode, parse};
use crate::language::Language;

/// Of places where a name of `length` bytes is written, those in code: neither comment nor text.
/// All of them where the content cannot be read as it stands.
pub fn in_code(language: &'static Language, content: &[u8], places: &[usize], length: usize) -> Vec<usize> {
    let (Cow::Borrowed(text), ..) = decode::decode(content) else {
        return places.to_vec();
    };
    let Some(tree) = parse::parse(language, &parse::blanked(language, text), None) else {
        return places.to_vec();
    };
    let descriptor = &language.descriptor;
    let is_code = |at: &&usize| {
        let Some(leaf) = tree.root_node().descendant_for_byte_range(**at, **at + length) else {
            return true;
        };
        let is_text = ["string", "heredoc", "text"]
            .iter()
            .any(|part| leaf.kind().contains(part));
        let mut around = std::iter::successors(Some(leaf), tree_sitter::Node::parent);
        let no_code = descriptor.comments.iter().chain(&descriptor.opaque);
        !is_text && !around.any(|node| no_code.clone().any(|kind| kind == node.kind()))
    };
    places.iter().filter(is_code).copied().collect()
}

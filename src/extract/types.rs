//! What a written type says: the name that its members are found by.

use crate::language::{Descriptor, ImportStyle};

/// Bounds kept of a type parameter.
const MAX_BOUNDS: usize = 8;

/// The bare name of a written type; of a wrapper that is looked through, its argument's;
/// `Option?T` of what holds a `T` or none, `Vec[T` of what holds many, `[T` of an array;
/// `A+B` of several bounds.
pub(super) fn bare(descriptor: &Descriptor, text: &str) -> String {
    let bounds = text.trim_start_matches([':', ' ']).split(" + ");
    let mut names = bounds
        .map(|bound| bare_name(descriptor, bound))
        .filter(|name| !name.is_empty())
        .collect::<Vec<_>>();
    names.truncate(MAX_BOUNDS);
    names.join("+")
}

fn bare_name(descriptor: &Descriptor, text: &str) -> String {
    let mut rest = text;
    let mut holder = String::new();
    loop {
        if let Some(element) = element_text(rest, descriptor.import_style) {
            // What is in two is in neither.
            if !holder.is_empty() {
                return String::new();
            }
            holder = "[".to_owned();
            rest = element;
            continue;
        }
        let name = type_text(rest);
        let last = name.rsplit(['.', ':']).next().unwrap_or(&name);
        let is_in = |types: &[String]| types.iter().any(|wrapper| wrapper == last);
        let mark = match () {
            () if is_in(&descriptor.optional_types) => Some("?"),
            () if is_in(&descriptor.collection_types) => Some("["),
            () if is_in(&descriptor.transparent_types) => Some(""),
            () => None,
        };
        let (Some(at), Some(mark)) = (rest.find(['[', '<']), mark) else {
            return if name.is_empty() {
                name
            } else {
                format!("{holder}{name}")
            };
        };
        let argument = &rest[at + 1..];
        let says_nothing = type_text(argument).is_empty() && element_text(argument, descriptor.import_style).is_none();
        if says_nothing || !mark.is_empty() && !holder.is_empty() {
            return name;
        }
        if !mark.is_empty() {
            holder = format!("{name}{mark}");
        }
        rest = argument;
    }
}

/// Words before a type's name that are no part of it.
const TYPE_WORDS: &[&str] = &[
    "mut ",
    "const ",
    "volatile ",
    "struct ",
    "union ",
    "enum ",
    "class ",
    "typename ",
    "dyn ",
    "impl ",
];

/// The bare name of a type: no reference marks, no arguments.
fn type_text(text: &str) -> String {
    // `(a: A) => B` is no type with a name.
    let is_function = text.contains("=>") || text.contains(") ->");
    if is_function && text.trim_start_matches([':', ' ']).starts_with(['(', '<']) {
        return String::new();
    }
    let text = text
        .trim()
        .trim_start_matches([':', '-', '>', '&', '*', '?', ' ', '(', '\'', '"']);
    let mut text = text;
    while let Some(rest) = TYPE_WORDS.iter().find_map(|word| text.strip_prefix(word)) {
        text = rest.trim_start();
    }
    let end = text
        .find([
            '<', '>', '[', ']', '(', ')', '{', '?', '|', ',', '*', '&', '\'', '"', ' ', '…',
        ])
        .unwrap_or(text.len());
    text[..end].trim_end_matches(['!', '.']).to_owned()
}

/// The element of a type that is written as an array or slice: `T` of `[]T`, `T[]`, `[T; 4]`,
/// `map[K]T`. An array of C has the members of its elements' pointers: it stays as it is.
fn element_text(text: &str, style: ImportStyle) -> Option<&str> {
    let text = text.trim().trim_start_matches([':', '&', '*', ' ']);
    let text = text
        .strip_prefix("mut ")
        .or(text.strip_prefix("readonly "))
        .unwrap_or(text)
        .trim_start();
    match style {
        ImportStyle::Include => None,
        ImportStyle::PackageDir if text.starts_with('[') || text.starts_with("map[") => {
            text.split_once(']').map(|(_, element)| element)
        }
        _ if text.starts_with('[') => {
            let inner = text[1..].split([']', ';']).next()?;
            // Swift's `[K: V]`.
            Some(inner.split_once(": ").map_or(inner, |(_, value)| value))
        }
        _ => {
            let bare = text.trim_end_matches(['?', '!', ' ']);
            let element = bare.strip_suffix(']')?.trim_end().strip_suffix('[')?;
            Some(element.trim_start_matches('(').trim_end_matches(')'))
        }
    }
}

/// A type's name as part of a qualified name: `a::B<C>` is `a.B`.
pub(super) fn path_text(text: &str) -> String {
    type_text(text).replace("::", ".")
}

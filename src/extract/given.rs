//! What definitions without a declared type give: the expression a function returns, or that
//! a variable or field is assigned, in names that mean something outside the function.

use super::scopes::{RawBinding, Scopes, head};
use crate::model::Span;
use fxhash::FxHashMap;

/// Locals followed to what they were assigned.
const MAX_HOPS: usize = 4;
/// Values of one name that are kept; of more, none is.
const MAX_VALUES: usize = 4;
/// Bytes kept of an expression.
const MAX_VALUE: usize = 160;
/// Values that say nothing of a type.
const NOTHING: &[&str] = &[
    "None",
    "null",
    "nil",
    "undefined",
    "NULL",
    "nullptr",
    "true",
    "false",
    "True",
    "False",
    "void",
];

/// An expression beside the name it is the value of.
pub(super) struct RawValue {
    /// Where the name stands.
    pub(super) name_at: u32,
    /// Where the expression stands.
    pub(super) at: u32,
    pub(super) text: String,
}

/// The first binding of each name in each scope.
type Locals<'b> = FxHashMap<(&'b str, Span), &'b RawBinding>;

/// What each name is given, by where it stands; several values are parted by `|`.
pub(super) fn by_name(
    values: Vec<RawValue>,
    bindings: &[RawBinding],
    scopes: &Scopes,
    dollar_names: bool,
) -> FxHashMap<u32, String> {
    let mut locals = Locals::default();
    for binding in bindings.iter().filter(|b| b.within.is_none()) {
        let Some(scope) = scopes.around(binding.at) else {
            continue;
        };
        let first = locals.entry((&binding.name, scope)).or_insert(binding);
        if binding.at < first.at {
            *first = binding;
        }
    }
    let mut given: FxHashMap<u32, Option<Vec<String>>> = FxHashMap::default();
    for value in values {
        if NOTHING.contains(&value.text.as_str()) {
            continue;
        }
        let all = given.entry(value.name_at).or_insert_with(|| Some(Vec::new()));
        if value.text == "[]" {
            continue;
        }
        match settled(value.text, value.at, &locals, scopes, dollar_names) {
            Some(one) => {
                if let Some(all) = all.as_mut().filter(|all| !all.contains(&one)) {
                    all.push(one);
                }
            }
            // One that is not known may be anything.
            None => *all = None,
        }
    }
    let known = given.into_iter().filter_map(|(at, all)| Some((at, all?)));
    let known = known.map(|(at, mut all)| {
        // An object is what is spread into it before it is a table.
        if all.iter().any(|one| !one.starts_with('[')) {
            all.retain(|one| !one.starts_with('['));
        }
        (at, all)
    });
    let few = known.filter(|(_, all)| all.len() <= MAX_VALUES);
    few.map(|(at, all)| (at, all.join("|"))).collect()
}

/// The expression without locals: in their place what they were assigned, or `(_ as T)` for
/// one that was declared a `T`.
fn settled(mut text: String, mut at: u32, locals: &Locals<'_>, scopes: &Scopes, dollar_names: bool) -> Option<String> {
    // `apply { … }`
    text = text.replace(" {", "{");
    // A collection's names may be locals, but few are.
    if text.starts_with('[') && !text.contains('…') {
        return Some(text);
    }
    for _ in 0..MAX_HOPS {
        if !is_chain(&text) {
            return None;
        }
        let name = head(&text, dollar_names);
        let from = name.as_ptr() as usize - text.as_ptr() as usize;
        let rest = &text[from + name.len()..];
        let Some(binding) = scopes.all_around(at).find_map(|scope| locals.get(&(name, scope))) else {
            return Some(text);
        };
        match (&binding.type_name, &binding.value) {
            (Some(type_name), _) => {
                let is_plain = type_name.chars().all(|c| c.is_alphanumeric() || c == '_');
                return is_plain.then(|| format!("(_ as {type_name}){rest}"));
            }
            (None, Some(value)) => {
                at = binding.at;
                text = format!("{value}{rest}");
            }
            (None, None) => return None,
        }
    }
    None
}

/// Whether a text is names, calls and indices only.
fn is_chain(text: &str) -> bool {
    let bare = ["await ", "new "]
        .iter()
        .fold(text, |text, word| text.strip_prefix(word).unwrap_or(text));
    let mut depth = 0usize;
    let letters = bare.chars().all(|c| match c {
        '(' | '[' | '{' => {
            depth += 1;
            true
        }
        ')' | ']' | '}' => {
            depth = depth.saturating_sub(1);
            true
        }
        '…' => false,
        _ if depth > 0 => true,
        _ => {
            c.is_alphanumeric()
                || matches!(
                    c,
                    '_' | '$' | '@' | '.' | ':' | '?' | '!' | '-' | '<' | '>' | '&' | '\\'
                )
        }
    });
    letters
        && text.len() <= MAX_VALUE
        && bare.starts_with(|c: char| c.is_alphabetic() || matches!(c, '_' | '$' | '@' | '&'))
}

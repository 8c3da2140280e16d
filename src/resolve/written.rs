//! Names inside expressions and types as they are written.

/// A path without type arguments: `HashMap::<K, V>` and `Vec<T>` as `HashMap`, `Vec`.
pub(super) fn without_arguments(receiver: &str) -> std::borrow::Cow<'_, str> {
    if !receiver.contains('<') || receiver.contains('(') {
        return receiver.into();
    }
    let mut depth = 0;
    let kept: String = receiver
        .chars()
        .filter(|c| {
            depth += i32::from(*c == '<');
            let keep = depth == 0;
            depth -= i32::from(*c == '>');
            keep
        })
        .collect();
    kept.trim_end_matches(':').to_owned().into()
}

/// `a.b.c`, `a::b`, `a->b`, `A\B` as names; `None` for any other expression.
pub(super) fn split_path(receiver: &str, dollar_names: bool) -> Option<Vec<&str>> {
    let mark = |c| matches!(c, '&' | '*' | '\\') || c == '$' && !dollar_names;
    let receiver = receiver.trim().trim_start_matches(mark);
    let parts: Vec<&str> = receiver
        .split(['.', ':', '\\'])
        .flat_map(|p| p.split("->"))
        .map(|p| p.trim_end_matches(['?', '!']))
        .filter(|p| !p.is_empty())
        .collect();
    let names = parts.iter().all(|p| {
        p.chars()
            .all(|c| c.is_alphanumeric() || c == '_' || c == '$' || c == '@')
    });
    (names && !parts.is_empty()).then_some(parts)
}

/// The type an expression constructs: `new Foo(…)`, `new Foo`, `Foo(…)`, `Foo{…}`, `&Foo{…}`, `Foo::new(…)`, `Foo.new`.
pub(super) fn constructed(value: &str) -> Option<String> {
    let value = value.trim().trim_start_matches(['&', '*', '(']);
    let value = value.strip_prefix("await ").unwrap_or(value);
    let (value, is_new) = match value.strip_prefix("new ").or_else(|| value.strip_prefix("new(")) {
        Some(rest) => (rest.trim(), true),
        None => (value, value.ends_with(".new")),
    };
    let end = match is_new {
        true => value
            .find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '.' | ':' | '\\')))
            .unwrap_or(value.len()),
        false => value.find(['(', '{', '<'])?,
    };
    let separators = ['.', ':', '\\'];
    let mut path = value[..end].trim().trim_start_matches(separators);
    for constructor in ["new", "default", "from", "with_capacity"] {
        if let Some(before) = path.strip_suffix(constructor).filter(|p| p.ends_with(separators)) {
            path = before.trim_end_matches(separators);
            break;
        }
    }
    let name = path.rsplit(separators).next()?;
    // By every language's custom here, a type begins with a capital.
    let is_type =
        name.chars().next().is_some_and(char::is_uppercase) && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    is_type.then(|| path.to_owned())
}

/// The names of a type written with what it stands in: `testing.T`, `std::string`.
pub(super) fn qualified_path(name: &str) -> Option<Vec<&str>> {
    split_path(name, false).filter(|path| path.len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_constructions_are_told_apart() {
        assert_eq!(split_path("a.b::c->d", false), Some(vec!["a", "b", "c", "d"]));
        assert_eq!(split_path("f(x).y", false), None);
        assert_eq!(constructed("new Foo(1)"), Some("Foo".into()));
        assert_eq!(constructed("&pkg.Foo{a: 1}"), Some("pkg.Foo".into()));
        assert_eq!(constructed("Foo::new()"), Some("Foo".into()));
        assert_eq!(constructed("Deep::Foo.new"), Some("Deep::Foo".into()));
        assert_eq!(constructed("(new Foo)"), Some("Foo".into()));
        assert_eq!(constructed("new(bytes.Buffer)"), Some("bytes.Buffer".into()));
        assert_eq!(constructed("make(1)"), None);
        assert_eq!(constructed("foo"), None);
    }
}

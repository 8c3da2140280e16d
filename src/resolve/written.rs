//! What the text of an expression or a type says by itself.

use std::borrow::Cow;

/// An expression without the parentheses and the marks of pointers around it: `(*a.b)`.
pub(super) fn unwrapped(receiver: &str) -> &str {
    let mut text = receiver.trim();
    loop {
        let bare = text.trim_start_matches(['&', '*']);
        let inner = bare.strip_prefix('(').and_then(|t| t.strip_suffix(')'));
        text = match inner {
            Some(inner) if !inner.contains(['(', ')']) => inner.trim(),
            _ if bare.starts_with(['(']) => return text,
            _ => return bare,
        };
    }
}

/// `(*a)` and `->b` of `(*a)->b`.
pub(super) fn group(receiver: &str) -> Option<(&str, &str)> {
    let mut depth = 0;
    let end = receiver.starts_with('(').then(|| {
        receiver.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        })
    })??;
    let (inner, rest) = receiver.split_at(end + 1);
    (rest.starts_with('.') || rest.starts_with("->")).then_some((inner, rest))
}

/// `a.b` of `a[i].b[0]`.
pub(super) fn without_indices(receiver: &str) -> Cow<'_, str> {
    if !receiver.contains('[') || receiver.starts_with('[') {
        return receiver.into();
    }
    let mut depth = 0;
    let outside = |c: &char| {
        depth += i32::from(*c == '[');
        let keep = depth == 0;
        depth -= i32::from(*c == ']');
        keep
    };
    receiver.chars().filter(outside).collect::<String>().into()
}

/// The type an expression is said to have: `(x as T)`, `(T) x` in parentheses, and of Rust's
/// `<T as Trait>` the type that has the trait.
pub(super) fn cast(receiver: &str) -> Option<&str> {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let first_name = |text: &'_ str| text.find(|c| !is_letter(c)).unwrap_or(text.len());
    let text = receiver.trim().trim_end_matches(['!', '?']);
    if let Some(inner) = text.strip_prefix('<').and_then(|t| t.strip_suffix('>')) {
        let (type_name, _) = inner.split_once(" as ")?;
        let bare = type_name.trim().trim_start_matches('&');
        return (!bare.is_empty() && bare.chars().all(is_letter)).then_some(bare);
    }
    let inner = text.strip_prefix('(')?.strip_suffix(')')?.trim();
    let said = [" as ", " as? ", " as! "]
        .iter()
        .find_map(|word| inner.rsplit_once(word));
    if let Some((value, type_name)) = said {
        let type_name = type_name.trim();
        let name = &type_name[..first_name(type_name)];
        let mut depth = 0;
        let closed = value.chars().all(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth >= 0
        });
        let rest = type_name[name.len()..].trim_end_matches(['?', '!']);
        let is_plain = rest.is_empty() || rest.starts_with('<') && rest.ends_with('>');
        return (closed && depth == 0 && is_plain && !name.is_empty()).then_some(name);
    }
    // `((struct store *) x)`
    let (type_name, value) = inner.strip_prefix('(')?.split_once(')')?;
    let words: Vec<&str> = type_name
        .split(|c: char| c.is_whitespace() || c == '*' || c == '&')
        .collect();
    let mut words = words
        .into_iter()
        .filter(|w| !w.is_empty() && !matches!(*w, "const" | "struct"));
    let name = words.next()?;
    let is_type = words.next().is_none() && name.chars().all(is_letter);
    let follows = value
        .trim_start()
        .starts_with(|c: char| is_letter(c) || matches!(c, '&' | '$'));
    (is_type && follows && !value.contains(')')).then_some(name)
}

/// The names of a type that is written with its module: `pkg.Type`, `ns::Type`.
pub(super) fn type_path(name: &str) -> Option<Vec<&str>> {
    if !name.contains(['.', ':', '\\']) {
        return None;
    }
    split_path(name, false).filter(|path| path.len() > 1)
}

/// A path without type arguments: `HashMap::<K, V>` and `Vec<T>` as `HashMap`, `Vec`.
pub(super) fn without_arguments(receiver: &str) -> Cow<'_, str> {
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
    // Go's `new(T)`.
    let made = value.strip_prefix("new(").and_then(|v| v.strip_suffix(')'));
    let is_made = made.is_some_and(|name| name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '.')));
    let (value, is_new) = match (value.strip_prefix("new "), made.filter(|_| is_made)) {
        (Some(rest), _) | (None, Some(rest)) => (rest.trim(), true),
        (None, None) => (value, value.ends_with(".new")),
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
    (is_type || is_made && !name.is_empty()).then(|| path.to_owned())
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
        assert_eq!(constructed("new(pkg.foo)"), Some("pkg.foo".into()));
        assert_eq!(constructed("make(1)"), None);
        assert_eq!(constructed("foo"), None);
    }

    #[test]
    fn parentheses_and_casts_are_seen_through() {
        assert_eq!(unwrapped("(*a.b)"), "a.b");
        assert_eq!(unwrapped("(&a)"), "a");
        assert_eq!(unwrapped("(a).b(c)"), "(a).b(c)");
        assert_eq!(cast("(thing as Base)"), Some("Base"));
        assert_eq!(cast("(thing as? Base)!"), Some("Base"));
        assert_eq!(cast("(x as Map<A, B>)"), Some("Map"));
        assert_eq!(cast("((struct store *) x)"), Some("store"));
        assert_eq!(cast("((Base) thing)"), Some("Base"));
        assert_eq!(cast("((a) + b)"), None);
        assert_eq!(cast("<Self as Touch>"), Some("Self"));
        assert_eq!(cast("(x as A).f(y as B)"), None);
        assert_eq!(group("(*a)->b"), Some(("(*a)", "->b")));
        assert_eq!(group("(a)"), None);
        assert_eq!(without_indices("a[b[1]].c[2]"), "a.c");
    }
}

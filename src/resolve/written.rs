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

/// What is put in a type whose members are those of what it holds: `a` of `Arc::new(a)`.
pub(super) fn unboxed<'t>(value: &'t str, transparent: &[String]) -> &'t str {
    let mut value = value.trim();
    while let Some((path, rest)) = value.split_once("::new(") {
        let name = path.rsplit("::").next().unwrap_or(path);
        let name = name.split('<').next().unwrap_or(name);
        let mut depth = 1;
        let end = rest.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        match end {
            Some(end) if end + 1 == rest.len() && transparent.iter().any(|t| t == name) => value = rest[..end].trim(),
            _ => break,
        }
    }
    value
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

/// The type an expression constructs as a whole, but for marks: `Foo(…)`, not `Foo(…).open()`.
pub(super) fn constructed(value: &str) -> Option<String> {
    // A member of what stands in the parentheses is none of it.
    if group(value.trim()).is_some() {
        return None;
    }
    let bare = value.trim().trim_start_matches(['&', '*', '(']);
    let arguments = bare.find(['(', '{', '<']).map_or("", |at| &bare[at..]);
    if !bare.starts_with("new ") && goes_on(arguments) {
        return None;
    }
    begun(value)
}

/// The type an expression begins by constructing: `new Foo(…)`, `new Foo`, `Foo(…)`, `Foo{…}`, `&Foo{…}`, `Foo::new(…)`, `Foo.new`.
pub(super) fn begun(value: &str) -> Option<String> {
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

/// Whether anything but marks stands after the brackets that a text begins with; of a text
/// that is cut nobody knows.
fn goes_on(text: &str) -> bool {
    let mut rest = text;
    while rest.starts_with(['(', '{', '<']) {
        let Some(end) = closing(rest) else { return false };
        rest = rest[end..].trim_start();
    }
    !rest.trim_matches([')', '?', '!', ';', ' ']).is_empty()
}

/// A step of an expression that is read from left to right: `a.b(c)[0]?`.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
pub(super) enum Step<'t> {
    /// A text or number.
    Literal,
    /// A literal collection, with its brackets.
    Table(&'t str),
    /// An expression in parentheses, or Rust's `<T as Trait>`, with them.
    Group(&'t str),
    /// `new T`, without the arguments.
    New(&'t str),
    /// A name: the first, or a member of what is before it.
    Name(&'t str),
    Call,
    Index,
    /// Rust's `?`: what is inside an `Option` or `Result`.
    Unwrap,
}

/// Words before an expression that leave its type as it is.
const MODIFIERS: &[&str] = &[
    "await ",
    "mut ",
    "ref ",
    "yield ",
    "try? ",
    "try! ",
    "try ",
    "const ",
    "co_await ",
];

/// The steps of an expression; `None` if it is more than a chain of names, calls and indices.
pub(super) fn steps(text: &str) -> Option<Vec<Step<'_>>> {
    let mut rest = text.trim();
    loop {
        let bare = rest.trim_start_matches(['&', '*']).trim_start();
        let bare = MODIFIERS
            .iter()
            .find_map(|word| bare.strip_prefix(word))
            .unwrap_or(bare);
        if bare.len() == rest.len() {
            break;
        }
        rest = bare;
    }
    let mut steps = Vec::new();
    let first = rest.chars().next()?;
    if let Some(made) = rest.strip_prefix("new ") {
        let made = made.trim_start();
        let end = made
            .find(|c: char| !(is_letter(c) || matches!(c, '.' | ':' | '\\')))
            .unwrap_or(made.len());
        steps.push(Step::New(&made[..end]));
        rest = made.get(end..)?;
        if end == 0 {
            return None;
        }
    } else if first == '[' {
        let end = closing(rest)?;
        steps.push(Step::Table(&rest[..end]));
        rest = &rest[end..];
    } else if matches!(first, '"' | '\'' | '`' | '{' | '/') || first.is_ascii_digit() {
        return Some(vec![Step::Literal]);
    } else if matches!(first, '(' | '<') {
        let end = closing(rest)?;
        steps.push(Step::Group(&rest[..end]));
        rest = &rest[end..];
    } else {
        let end = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
        if end == 0 {
            return None;
        }
        if rest[end..].starts_with(['"', '\'']) {
            return Some(vec![Step::Literal]); // `b"text"`
        }
        steps.push(Step::Name(&rest[..end]));
        rest = &rest[end..];
    }
    loop {
        rest = rest.trim_start();
        let Some(next) = rest.chars().next() else {
            return Some(steps);
        };
        let separator = ["::", "?.", "&.", "!.", "!!.", "->", "?->", ".", "\\"]
            .iter()
            .find(|separator| rest.starts_with(**separator));
        if let Some(separator) = separator {
            if *separator == "?." || *separator == "?->" {
                steps.push(Step::Unwrap);
            }
            rest = rest[separator.len()..].trim_start();
            if *separator == "::" && rest.starts_with('<') {
                rest = &rest[closing(rest)?..];
                continue;
            }
            let end = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
            if end == 0 {
                return None;
            }
            steps.push(Step::Name(&rest[..end]));
            rest = &rest[end..];
            continue;
        }
        match next {
            '(' => {
                steps.push(Step::Call);
                rest = &rest[closing(rest)?..];
            }
            '[' => {
                steps.push(Step::Index);
                rest = &rest[closing(rest)?..];
            }
            '{' => {
                // `T { a: 1 }` makes a `T`; after a call it is one more argument.
                if matches!(steps.last(), Some(Step::Name(_))) {
                    steps.push(Step::Call);
                }
                rest = &rest[closing(rest)?..];
            }
            '<' => {
                let end = closing(rest)?;
                if !rest[end..].trim_start().starts_with(['(', '{', ':']) {
                    return None;
                }
                rest = &rest[end..];
            }
            '?' => {
                steps.push(Step::Unwrap);
                rest = &rest[1..];
            }
            // `a!`; but `a!(…)` is a macro.
            '!' if rest[1..].is_empty() || rest[1..].starts_with(['.', '!', ')']) => rest = &rest[1..],
            _ => return None,
        }
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$' | '@')
}

/// Where the bracket that a text begins with is closed, texts in quotes passed over.
fn closing(text: &str) -> Option<usize> {
    let mut open: Vec<char> = Vec::new();
    let mut quote: Option<char> = None;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let escaped = std::mem::replace(&mut before, c) == '\\';
        match (quote, c) {
            (Some(q), _) if c == q && !escaped => quote = None,
            (Some(_), _) => {}
            (None, '"' | '`') => quote = Some(c),
            (None, '(' | '[' | '{') => open.push(c),
            (None, '<') if open.is_empty() || open.last() == Some(&'<') => open.push(c),
            (None, ')' | ']' | '}') => while open.pop()? == '<' {},
            (None, '>') if open.last() == Some(&'<') && !matches!(text[..at].chars().last(), Some('-' | '=')) => {
                open.pop();
            }
            _ => {}
        }
        if open.is_empty() && quote.is_none() {
            return Some(at + c.len_utf8());
        }
    }
    None
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
        assert_eq!(constructed("(Foo()).open()"), None);
        assert_eq!(constructed("Foo.Builder().name(1).build()"), None);
        assert_eq!(constructed("Foo<Bar>(1)?"), Some("Foo".into()));
        assert_eq!(constructed("make(1)"), None);
        assert_eq!(constructed("foo"), None);
    }

    #[test]
    fn expressions_are_read_as_steps() {
        use Step::{Call, Group, Index, Literal, Name, New, Unwrap};
        assert_eq!(
            steps("await a.b(c, \")\").d[0]"),
            Some(vec![Name("a"), Name("b"), Call, Name("d"), Index])
        );
        assert_eq!(
            steps("Vec::<A<B>>::new()?.c"),
            Some(vec![Name("Vec"), Name("new"), Call, Unwrap, Name("c")])
        );
        assert_eq!(steps("new a.B<C>(d).e"), Some(vec![New("a.B"), Call, Name("e")]));
        assert_eq!(steps("(a as B)->c"), Some(vec![Group("(a as B)"), Name("c")]));
        assert_eq!(steps("A { b: 1 }.c"), Some(vec![Name("A"), Call, Name("c")]));
        assert_eq!(steps("b\"x\".len()"), Some(vec![Literal]));
        assert_eq!(steps("vec![a].b"), None);
        assert_eq!(steps("a + b"), None);
        assert_eq!(steps("a(b…"), None);
        assert_eq!(steps(""), None);
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

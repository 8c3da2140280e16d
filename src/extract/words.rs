//! Identifiers as words: split at case, underscores, digits and punctuation.

/// The words of an identifier or query in lower case, separated by spaces:
/// `HTTPServerError2` gives `http server error 2`. The whole, without its marks,
/// follows when there is more than one word, so that a query for it finds it too.
pub fn split_identifier(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2 + 4);
    let mut words = 0;
    let chars: Vec<char> = text.chars().collect();
    let mut previous_kind = Kind::Mark;
    for (at, &c) in chars.iter().enumerate() {
        let kind = Kind::of(c);
        let next_lower = chars.get(at + 1).is_some_and(|n| Kind::of(*n) == Kind::Lower);
        let starts = match (previous_kind, kind) {
            (_, Kind::Mark) => false,
            (Kind::Mark, _) => true,
            (Kind::Lower, Kind::Upper) | (Kind::Digit, Kind::Upper) => true,
            // The last capital of a run begins the next word: HTTPServer.
            (Kind::Upper, Kind::Upper) => next_lower,
            (Kind::Digit, Kind::Digit) => false,
            (_, Kind::Digit) | (Kind::Digit, _) => true,
            _ => false,
        };
        if kind != Kind::Mark {
            if starts {
                if !out.is_empty() {
                    out.push(' ');
                }
                words += 1;
            }
            out.extend(c.to_lowercase());
        }
        previous_kind = kind;
    }
    if words > 1 {
        let whole: String = out.split(' ').collect();
        out.push(' ');
        out.push_str(&whole);
    }
    out
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Lower,
    Upper,
    Digit,
    Mark,
}

impl Kind {
    fn of(c: char) -> Kind {
        if c.is_numeric() {
            Kind::Digit
        } else if c.is_uppercase() {
            Kind::Upper
        } else if c.is_alphanumeric() {
            Kind::Lower
        } else {
            Kind::Mark
        }
    }
}

#[cfg(test)]
mod tests {
    use super::split_identifier;

    #[test]
    fn words_are_found() {
        assert_eq!(
            split_identifier("HTTPServerError2"),
            "http server error 2 httpservererror2"
        );
        assert_eq!(split_identifier("snake_case_name"), "snake case name snakecasename");
        assert_eq!(split_identifier("a::b->c.d"), "a b c d abcd");
        assert_eq!(split_identifier("plain"), "plain");
        assert_eq!(split_identifier("über_Straße"), "über straße überstraße");
        assert_eq!(split_identifier("__"), "");
    }
}

//! Which of several callables of one name the types of the arguments choose, as far as both
//! are written.

use super::names::Resolver;
use super::outline::Found;
use super::values::Value;
use crate::model::Reference;

/// Kinds of values that are written as literals or have types of the language itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Basic {
    Text,
    Whole,
    Fraction,
    Bool,
    Char,
}

/// Types of the languages themselves, and how near each is to a literal of its kind, from 1.
const BASICS: &[(Basic, u32, &[&str])] = &[
    (Basic::Text, 3, &["String", "string", "str", "string_view"]),
    (Basic::Text, 2, &["CharSequence", "StringBuilder"]),
    (Basic::Whole, 4, &["int", "Int", "Int32", "int32_t", "i32"]),
    (
        Basic::Whole,
        3,
        &[
            "long", "Long", "Integer", "Int64", "int64_t", "size_t", "unsigned", "uint",
        ],
    ),
    (
        Basic::Whole,
        2,
        &[
            "short", "Short", "byte", "Byte", "uint8_t", "int8_t", "int16_t", "uint16_t", "uint32_t", "ulong",
        ],
    ),
    (Basic::Fraction, 3, &["double", "Double"]),
    (Basic::Fraction, 2, &["float", "Float", "decimal", "BigDecimal"]),
    (Basic::Bool, 3, &["boolean", "Boolean", "bool", "Bool"]),
    (Basic::Char, 3, &["char", "Char", "Character"]),
];
/// Those of them that no object is.
const PRIMITIVES: &[&str] = &[
    "int", "long", "short", "byte", "char", "boolean", "bool", "double", "float", "uint", "ulong", "size_t", "unsigned",
];

fn basic(type_name: &str) -> Option<(Basic, u32)> {
    let last = type_name.rsplit(['.', ':']).next().unwrap_or(type_name);
    let known = BASICS.iter().find(|(.., names)| names.contains(&last));
    known.map(|(basic, near, _)| (*basic, *near))
}

impl Resolver<'_, '_> {
    /// Whether they are overloads, of which one call means one: the same name with other types.
    pub(super) fn are_overloads(&self, found: &[Found]) -> bool {
        let parameters = |f: &Found| f.def().parameters.clone();
        found.len() > 1
            && found
                .windows(2)
                .all(|pair| parameters(&pair[0]) != parameters(&pair[1]))
    }

    /// Those of several callables that the arguments fit best; all of them if they say nothing.
    pub(super) fn best_overloads(&mut self, found: Vec<Found>, reference: &Reference) -> Vec<Found> {
        let Some(written) = &reference.arguments else {
            return found;
        };
        let arguments: Vec<&str> = written.split(',').collect();
        let mut scored: Vec<(Option<u32>, Found)> = Vec::with_capacity(found.len());
        for one in found {
            scored.push((self.fit(&one, &arguments, reference), one));
        }
        let best = scored.iter().filter_map(|(score, _)| *score).max();
        if best.is_some() {
            scored.retain(|(score, _)| *score == best);
        }
        scored.into_iter().map(|(_, found)| found).collect()
    }

    /// How well the arguments fit, `None` if one cannot.
    fn fit(&mut self, found: &Found, arguments: &[&str], reference: &Reference) -> Option<u32> {
        let Some(parameters) = found.def().parameters.clone() else {
            return Some(0);
        };
        let mut score = 0;
        for (parameter, argument) in parameters.split(',').zip(arguments) {
            score += self.fit_one(found, parameter, argument, reference)?;
        }
        Some(score)
    }

    fn fit_one(&mut self, of: &Found, parameter: &str, argument: &str, reference: &Reference) -> Option<u32> {
        if parameter.is_empty() || matches!(argument, "" | "_") {
            return Some(0);
        }
        let is_primitive = PRIMITIVES.contains(&parameter);
        let of_literal = match argument.chars().next() {
            Some('"') => Some(Basic::Text),
            Some('\'') => Some(Basic::Char),
            Some('0'..='9') if argument.contains('.') => Some(Basic::Fraction),
            Some('0'..='9') => Some(Basic::Whole),
            _ if matches!(argument, "true" | "false") => Some(Basic::Bool),
            _ if matches!(argument, "null" | "nil" | "nullptr" | "->") => {
                return (!is_primitive).then_some(0);
            }
            _ => None,
        };
        let named = match of_literal {
            Some(_) => None,
            None => self.argument_type(argument, reference),
        };
        let is_same = |name: &str| {
            let last = |name: &str| name.rsplit(['.', ':']).next().map(str::to_owned);
            last(name) == last(parameter)
        };
        if named.as_deref().is_some_and(is_same) {
            return Some(4);
        }
        let given = of_literal.or_else(|| named.as_deref().and_then(basic).map(|(kind, _)| kind));
        match (given, basic(parameter)) {
            (Some(given), Some((wanted, near))) if given == wanted => Some(near),
            // Whole numbers and characters widen.
            (Some(Basic::Whole), Some((Basic::Fraction, _))) | (Some(Basic::Char), Some((Basic::Whole, _))) => Some(1),
            (Some(_), Some(_)) => None,
            // A type of ours is no text or number.
            (Some(_), None) => self.looks.type_named(&of.outline, parameter).is_empty().then_some(0),
            (None, Some(_)) if named.is_some() && is_primitive => None,
            (None, Some((Basic::Text, _))) if named.is_some() => None,
            (None, _) => match named {
                Some(name) => self.fit_type(of, parameter, &name),
                None => Some(0),
            },
        }
    }

    /// Whether a value of one type is one of another, as far as both are ours.
    fn fit_type(&mut self, of: &Found, parameter: &str, argument: &str) -> Option<u32> {
        let wanted = self.looks.type_named(&of.outline, parameter);
        let mut open = self.type_named(argument);
        if wanted.is_empty() {
            return Some(0);
        }
        if open.is_empty() {
            // What comes from elsewhere extends nothing of ours.
            let own = self.own.clone();
            return (!self.looks.is_external_type(&own, argument)).then_some(0);
        }
        let mut outside = false;
        let mut seen: Vec<Found> = Vec::new();
        while let Some(one) = open.pop() {
            if wanted.iter().any(|w| w.same(&one)) {
                return Some(2);
            }
            if seen.iter().any(|s| s.same(&one)) {
                continue;
            }
            let (bases, external) = self.looks.bases(&one);
            outside |= external;
            open.extend(bases.iter().cloned());
            seen.push(one);
        }
        outside.then_some(0)
    }

    /// The name of an argument's type.
    fn argument_type(&mut self, argument: &str, reference: &Reference) -> Option<String> {
        if argument.ends_with(".class") {
            return Some("Class".to_owned());
        }
        if let Some(made) = argument.strip_prefix("new ") {
            return Some(made.to_owned());
        }
        if let Some(binding) = self.binding(argument, reference.start) {
            if let Some(type_name) = &binding.type_name {
                return Some(type_name.clone());
            }
        }
        match self.value_of(argument, reference.start, reference.enclosing) {
            Value::Of(types) if types.len() == 1 => Some(types[0].def().name.to_string()),
            Value::Foreign(name) => Some(name),
            _ => None,
        }
    }
}

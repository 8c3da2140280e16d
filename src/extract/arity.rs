//! How many parameters a definition takes and how many arguments a call gives; of which types.

use bstr::ByteSlice;
use tree_sitter::Node;

use crate::model::Arity;

/// Bytes kept of an argument.
const MAX_ARGUMENT: usize = 40;

/// Parameters counted by named children; a default or `?` makes one optional, a
/// spread makes the maximum open. The receiver (`self`) is not counted.
pub(super) fn of_parameters(parameters: Node<'_>, text: &[u8], self_names: &[String]) -> Arity {
    // `x => …`: the list is the parameter itself.
    if parameters.kind().contains("identifier") {
        return Arity { min: 1, max: Some(1) };
    }
    let (mut min, mut max) = (0u8, Some(0u8));
    let mut cursor = parameters.walk();
    let mut first = true;
    let is_whole = parameters.kind().ends_with("_declaration");
    let mut is_default = false;
    let mut variadic = false;
    for child in parameters.children(&mut cursor) {
        let kind = child.kind();
        // C# writes `params T[] rest` without a node around it; it is the last.
        if kind == "params" {
            max = None;
            break;
        }
        // Kotlin and Swift write modifiers before a parameter and `= default` after it.
        if kind == "=" {
            is_default = true;
            min = min.saturating_sub(1);
            continue;
        }
        if !child.is_named() {
            // C's `...` is a token of its own.
            max = max.filter(|_| kind != "...");
            continue;
        }
        if child.is_extra() || kind.contains("comment") || kind.contains("attribute") || kind.contains("separator") {
            continue;
        }
        if std::mem::take(&mut is_default) {
            continue;
        }
        // Swift has no list: the parameters stand in the declaration.
        if is_whole && kind != "parameter" {
            continue;
        }
        if kind == "parameter_modifiers" {
            variadic = text[child.byte_range()].find(b"vararg").is_some();
            continue;
        }
        if std::mem::take(&mut variadic) {
            max = None;
            continue;
        }
        let source = &text[child.byte_range()];
        let bare = source.trim_start_with(|c| matches!(c, '&' | '*')).to_str_lossy();
        let name = bare
            .trim_start_matches("mut ")
            .split([':', ' ', '='])
            .next()
            .unwrap_or_default()
            .trim();
        if std::mem::take(&mut first) && (self_names.iter().any(|s| s == name) || kind == "self_parameter") {
            continue;
        }
        if source == b"void" {
            continue;
        }
        // The default value is no part of what is looked at; one inside a pattern (`{a = 1}`) is another's.
        let from = if source.starts_with(b"{") || source.starts_with(b"[") {
            pattern_end(source)
        } else {
            0
        };
        let default = source[from..]
            .find_iter(b"=")
            .map(|at| at + from)
            .find(|at| source.get(at + 1) != Some(&b'>'));
        let head = source[..default.unwrap_or(source.len())].trim();
        let spread = source.starts_with(b"*") && !kind.contains("pointer") && kind != "parameter_declaration"
            || head.starts_with(b"...")
            || head.ends_with(b"...")
            || source.starts_with(b"vararg")
            || source.starts_with(b"params ")
            || child
                .child_by_field_name("type")
                .is_some_and(|t| t.kind().contains("repeated"))
            || kind.contains("splat")
            || kind.contains("variadic")
            || kind.contains("spread");
        if kind == "block_parameter" || kind == "keyword_separator" || source == b"*" || source == b"/" {
            continue;
        }
        if spread {
            max = None;
            continue;
        }
        let optional = kind.contains("default")
            || kind.contains("optional")
            || child.child_by_field_name("value").is_some()
            || child.child_by_field_name("default_value").is_some()
            || default.is_some();
        // Go's `a, b int` is one node.
        let mut names = child.walk();
        let named = child.children_by_field_name("name", &mut names);
        let names = named.filter(|n| n.kind().ends_with("identifier")).count().clamp(1, 255) as u8;
        if !optional {
            min = min.saturating_add(names);
        }
        max = max.map(|m| m.saturating_add(names));
    }
    Arity { min, max }
}

/// Where the brackets that a text begins with are closed.
fn pattern_end(source: &[u8]) -> usize {
    let mut depth = 0;
    for (at, byte) in source.iter().enumerate() {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    source.len()
}

/// Arguments of a call; `None` where a spread hides the number.
pub(super) fn of_arguments(arguments: Node<'_>, text: &[u8]) -> Option<u8> {
    let mut cursor = arguments.walk();
    let mut count = 0u8;
    for child in arguments.named_children(&mut cursor) {
        let kind = child.kind();
        // A block is no parameter of its own, nor is what is said of one.
        if child.is_extra() || kind.contains("comment") || matches!(kind, "block_argument" | "attribute_item") {
            continue;
        }
        // Bare pairs are one hash or so many keywords: the callee decides.
        if kind == "pair" {
            return None;
        }
        let source = &text[child.byte_range()];
        if source.starts_with(b"*") && kind.contains("splat") || source.starts_with(b"...") || kind.contains("spread") {
            return None;
        }
        count = count.saturating_add(1);
    }
    Some(count)
}

/// The declared types of parameters, parted by commas; nothing for one that says none.
pub(super) fn types(parameters: Node<'_>, bare: impl Fn(Node<'_>) -> String) -> String {
    let mut cursor = parameters.walk();
    let declared = parameters.named_children(&mut cursor).filter(|child| {
        let kind = child.kind();
        !child.is_extra() && !kind.contains("modifiers") && kind != "receiver_parameter"
    });
    let mut types = Vec::new();
    for child in declared {
        // Kotlin's and the spread's have no field for it: the last node is the type.
        let last = child
            .named_child_count()
            .checked_sub(1)
            .and_then(|last| child.named_child(last as u32));
        let typed = child
            .child_by_field_name("type")
            .or(last.filter(|n| n.kind().contains("type")));
        types.push(typed.map(&bare).unwrap_or_default().replace(',', ""));
    }
    types.join(",")
}

/// Arguments as far as they say their types: literals and names as written, `->` for a function,
/// `_` for any other expression. `None` where none says anything.
pub(super) fn written(arguments: Node<'_>, text: &[u8]) -> Option<String> {
    let mut cursor = arguments.walk();
    let mut all: Vec<String> = Vec::new();
    for child in arguments.named_children(&mut cursor).filter(|child| !child.is_extra()) {
        let source = text[child.byte_range()].to_str_lossy();
        let source = source.trim().trim_start_matches(['-', '+']);
        // `(T) x` is a `T`.
        if let Some(cast) = child
            .child_by_field_name("type")
            .filter(|_| child.kind().contains("cast"))
        {
            all.push(format!(
                "new {}",
                text[cast.byte_range()].to_str_lossy().replace(',', " ")
            ));
            continue;
        }
        let is_plain = source.len() <= MAX_ARGUMENT
            && source
                .chars()
                .all(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | ':' | '(' | ')' | '$' | '@'));
        let says = match source.chars().next() {
            Some('"') => "\"",
            Some('\'') => "'",
            Some('0'..='9') if source.contains('.') || source.ends_with(['f', 'F', 'd', 'D']) => "1.0",
            Some('0'..='9') => "1",
            _ if child.kind().contains("lambda") || source.contains("->") || source.contains("=>") => "->",
            _ if source.starts_with("new ") => {
                let end = source.find(['(', '<', '{', '[']).unwrap_or(source.len());
                all.push(source[..end].trim_end().to_owned());
                continue;
            }
            _ if is_plain => source,
            _ => "_",
        };
        all.push(says.to_owned());
    }
    all.iter().any(|one| one != "_").then(|| all.join(","))
}

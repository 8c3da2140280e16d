//! Import and export statements as flat [`Import`]s.

use bstr::ByteSlice;
use tree_sitter::Node;

use crate::language::{Capture, Part, part};
use crate::model::Import;

/// Reads one match of `imports.scm`. An export is an import whose name is offered
/// on: `export {a as b}` takes `a` out of this file (an empty module).
pub(super) fn read(node: Node<'_>, captures: &[Capture<'_>], export: bool, text: &[u8], out: &mut Vec<Import>) {
    let string = |wanted| part(captures, wanted).map(|n| unquote(&text[n.byte_range()]));
    let line = node.start_position().row as u32 + 1;
    let blank = Import {
        module: String::new(),
        name: None,
        alias: None,
        wildcard: false,
        reexport: export || part(captures, Part::Visibility).is_some(),
        declares: part(captures, Part::Declares).is_some(),
        system: part(captures, Part::System).is_some(),
        line,
    };
    if let Some(tree) = string(Part::UseTree) {
        match tree.strip_prefix("import ").or_else(|| tree.strip_prefix("export ")) {
            Some(paths) => dotted_trees(paths, &blank, out),
            None => use_tree(&tree, &blank, out),
        }
        return;
    }
    let mut module = string(Part::Module).unwrap_or_default();
    if let Some(prefix) = string(Part::Prefix) {
        module = if module.is_empty() {
            prefix
        } else {
            format!("{prefix}\\{module}")
        };
    }
    if blank.system {
        module = module.trim_matches(['<', '>']).to_owned();
    }
    let (mut name, mut alias) = (string(Part::Name), string(Part::Alias));
    if part(captures, Part::Default).is_some() {
        // `import a from 'm'` takes `default`; `module.exports = a` offers `a` as `default`.
        let unnamed = if name.is_none() { &mut name } else { &mut alias };
        unnamed.get_or_insert_with(|| "default".to_owned());
    }
    out.push(Import {
        module,
        name,
        alias,
        wildcard: part(captures, Part::Wildcard).is_some(),
        ..blank
    });
}

fn unquote(raw: &[u8]) -> String {
    raw.to_str_lossy().trim().trim_matches(['"', '\'', '`']).to_owned()
}

/// Expands a Rust `use` tree (`a::{b, c::{self, d as e}, f::*}`) into one import a leaf.
fn use_tree(tree: &str, blank: &Import, out: &mut Vec<Import>) {
    // (prefix, text) still to be split; a stack, so nesting costs no recursion.
    let mut open = vec![(String::new(), tree.trim().to_owned())];
    let mut leaves = Vec::new();
    while let Some((prefix, text)) = open.pop() {
        if let Some(brace) = text.find('{') {
            let head = text[..brace].trim().trim_end_matches("::");
            let prefix = joined(&prefix, head);
            let inner = text[brace + 1..].trim_end();
            let inner = inner.strip_suffix('}').unwrap_or(inner);
            for part in split_level(inner).into_iter().rev() {
                open.push((prefix.clone(), part.trim().to_owned()));
            }
        } else if !text.is_empty() {
            leaves.push((prefix, text));
        }
    }
    for (prefix, text) in leaves {
        let (path, alias) = match text.split_once(" as ") {
            Some((path, alias)) => (path.trim(), Some(alias.trim().to_owned())),
            None => (text.as_str(), None),
        };
        let full = joined(&prefix, path);
        let (module, name) = full
            .rsplit_once("::")
            .map_or(("", full.as_str()), |(module, name)| (module, name));
        let (module, name) = match name {
            // `a::{self}` names `a` itself.
            "self" if !module.is_empty() => module.rsplit_once("::").unwrap_or(("", module)),
            _ => (module, name),
        };
        let wildcard = name == "*";
        out.push(Import {
            module: module.to_owned(),
            name: (!wildcard).then(|| name.to_owned()),
            alias,
            wildcard,
            ..blank.clone()
        });
    }
}

/// Expands Scala's `a.b.{C, D => E, F as G, _}, x.Y` into one import a leaf.
fn dotted_trees(paths: &str, blank: &Import, out: &mut Vec<Import>) {
    for path in split_level(paths) {
        let (head, leaves) = match path.split_once('{') {
            Some((head, leaves)) => (
                head.trim().trim_end_matches('.'),
                leaves.trim_end().trim_end_matches('}'),
            ),
            None => path.trim().rsplit_once('.').unwrap_or(("", path.trim())),
        };
        let module: String = head.split_whitespace().collect();
        for leaf in leaves.split(',').map(str::trim).filter(|leaf| !leaf.is_empty()) {
            let (name, alias) = match leaf.split_once("=>").or_else(|| leaf.split_once(" as ")) {
                Some((name, alias)) => (name.trim(), Some(alias.trim())),
                None => (leaf, None),
            };
            // `{C => _, _}` leaves `C` out.
            if alias == Some("_") {
                continue;
            }
            let wildcard = matches!(name, "_" | "*" | "given") || name.starts_with("given ");
            out.push(Import {
                module: module.clone(),
                name: (!wildcard).then(|| name.trim_matches('`').to_owned()),
                alias: alias.map(str::to_owned),
                wildcard,
                ..blank.clone()
            });
        }
    }
}

fn joined(prefix: &str, rest: &str) -> String {
    match (prefix.is_empty(), rest.is_empty()) {
        (true, _) => rest.to_owned(),
        (_, true) => prefix.to_owned(),
        _ => format!("{prefix}::{rest}"),
    }
}

/// Splits at commas outside braces.
fn split_level(text: &str) -> Vec<&str> {
    let (mut depth, mut start) = (0, 0);
    let mut parts = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flat(out: &[Import]) -> Vec<(&str, Option<&str>, Option<&str>, bool)> {
        out.iter()
            .map(|i| (i.module.as_str(), i.name.as_deref(), i.alias.as_deref(), i.wildcard))
            .collect()
    }

    fn blank() -> Import {
        Import {
            module: String::new(),
            name: None,
            alias: None,
            wildcard: false,
            reexport: false,
            declares: false,
            system: false,
            line: 1,
        }
    }

    #[test]
    fn dotted_trees_become_leaves() {
        let mut out = Vec::new();
        dotted_trees("a.b.{C, D => E, F => _, _}, x.Y, z.*", &blank(), &mut out);
        assert_eq!(
            flat(&out),
            [
                ("a.b", Some("C"), None, false),
                ("a.b", Some("D"), Some("E"), false),
                ("a.b", None, None, true),
                ("x", Some("Y"), None, false),
                ("z", None, None, true),
            ]
        );
    }

    #[test]
    fn use_trees_become_leaves() {
        let blank = blank();
        let mut out = Vec::new();
        use_tree("crate::a::{self, b, c::{d as e, *}}", &blank, &mut out);
        assert_eq!(
            flat(&out),
            [
                ("crate", Some("a"), None, false),
                ("crate::a", Some("b"), None, false),
                ("crate::a::c", Some("d"), Some("e"), false),
                ("crate::a::c", None, None, true),
            ]
        );
    }
}

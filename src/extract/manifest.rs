//! Project manifests: what they say that import resolution needs, flat.

use bstr::{BStr, ByteSlice};
use serde_json::Value;

use crate::model::Manifest;

/// The kind of manifest that a path's name promises.
pub(super) fn kind(path: &BStr) -> Option<&'static str> {
    let name = path.rsplit(|b| *b == b'/').next()?.to_str().ok()?;
    let known = [
        "Cargo.toml",
        "go.mod",
        "package.json",
        "composer.json",
        "pyproject.toml",
    ];
    let config = name.ends_with(".json") && (name.starts_with("tsconfig") || name.starts_with("jsconfig"));
    known
        .into_iter()
        .find(|k| *k == name)
        .or_else(|| config.then_some("tsconfig.json"))
}

/// The manifest of that kind in a text, if it is one.
pub(super) fn read(kind: &str, text: &[u8]) -> Option<Manifest> {
    let text = text.to_str().ok()?;
    let mut out = Manifest::default();
    match kind {
        "Cargo.toml" => cargo(text, &mut out)?,
        "go.mod" => go_mod(text, &mut out),
        "package.json" => package_json(text, &mut out)?,
        "composer.json" => composer_json(text, &mut out)?,
        "pyproject.toml" => pyproject(text, &mut out)?,
        _ => tsconfig(text, &mut out)?,
    }
    Some(out)
}

impl Manifest {
    fn push(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.entries.push((key.into(), value.into()));
    }

    /// The first value under a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.entries.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }

    /// Every `(rest of the key, value)` whose key starts so.
    pub fn under<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.entries
            .iter()
            .filter_map(move |(k, v)| Some((k.strip_prefix(prefix)?, v.as_str())))
    }
}

/// `name`, `lib.name`, `lib.path`, `dep.<local name>` = package name.
fn cargo(text: &str, out: &mut Manifest) -> Option<()> {
    let table: toml::Table = text.parse().ok()?;
    let at = |table: &toml::Table, path: &[&str]| -> Option<String> {
        let mut value = table.get(path[0])?;
        for key in &path[1..] {
            value = value.get(key)?;
        }
        value.as_str().map(str::to_owned)
    };
    for (key, path) in [
        ("name", &["package", "name"][..]),
        ("lib.name", &["lib", "name"]),
        ("lib.path", &["lib", "path"]),
    ] {
        if let Some(value) = at(&table, path) {
            out.push(key, value);
        }
    }
    for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
        if let Some(toml::Value::Table(dependencies)) = table.get(section) {
            for (local, spec) in dependencies {
                let package = spec.get("package").and_then(toml::Value::as_str).unwrap_or(local);
                out.push(format!("dep.{local}"), package);
            }
        }
    }
    Some(())
}

/// `module`, `replace.<module>` = local folder.
fn go_mod(text: &str, out: &mut Manifest) {
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default().trim();
        if let Some(module) = line.strip_prefix("module ") {
            out.push("module", module.trim().trim_matches('"'));
        } else if let Some((from, to)) = line.split_once("=>") {
            let from = from
                .trim()
                .trim_start_matches("replace ")
                .split_whitespace()
                .next()
                .unwrap_or_default();
            let to = to.trim();
            if to.starts_with('.') {
                out.push(format!("replace.{from}"), to);
            }
        }
    }
}

/// `name`, `main`, `module`, `types`, `exports.<subpath>`, `imports.<name>`.
fn package_json(text: &str, out: &mut Manifest) -> Option<()> {
    let value: Value = serde_json::from_str(text).ok()?;
    for key in ["name", "main", "module", "types", "source"] {
        if let Some(text) = value.get(key).and_then(Value::as_str) {
            out.push(key, text);
        }
    }
    for (field, prefix) in [("exports", "exports."), ("imports", "imports.")] {
        match value.get(field) {
            Some(Value::String(text)) => out.push(format!("{prefix}."), text),
            Some(Value::Object(map)) => {
                let conditions_only = map.keys().all(|k| !k.starts_with('.') && !k.starts_with('#'));
                if conditions_only {
                    targets(&value[field], &format!("{prefix}."), out);
                } else {
                    for (subpath, target) in map {
                        targets(target, &format!("{prefix}{subpath}"), out);
                    }
                }
            }
            _ => {}
        }
    }
    Some(())
}

/// Every file a conditional export may mean, in order.
fn targets(value: &Value, key: &str, out: &mut Manifest) {
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        match value {
            Value::String(text) => out.push(key, text),
            Value::Object(map) => open.extend(map.values().rev()),
            Value::Array(list) => open.extend(list.iter().rev()),
            _ => {}
        }
    }
}

/// `psr4.<namespace prefix>` = folder.
fn composer_json(text: &str, out: &mut Manifest) -> Option<()> {
    let value: Value = serde_json::from_str(text).ok()?;
    for section in ["autoload", "autoload-dev"] {
        let Some(Value::Object(map)) = value.get(section).and_then(|s| s.get("psr-4")) else {
            continue;
        };
        for (prefix, folders) in map {
            match folders {
                Value::String(folder) => out.push(format!("psr4.{prefix}"), folder),
                Value::Array(list) => {
                    for folder in list.iter().filter_map(Value::as_str) {
                        out.push(format!("psr4.{prefix}"), folder);
                    }
                }
                _ => {}
            }
        }
    }
    Some(())
}

/// `name`: the distribution's.
fn pyproject(text: &str, out: &mut Manifest) -> Option<()> {
    let table: toml::Table = text.parse().ok()?;
    if let Some(name) = table
        .get("project")
        .and_then(|p| p.get("name"))
        .and_then(toml::Value::as_str)
    {
        out.push("name", name);
    }
    Some(())
}

/// `extends`, `baseUrl`, `paths.<pattern>`: JSON with comments and trailing commas.
fn tsconfig(text: &str, out: &mut Manifest) -> Option<()> {
    let value: Value = serde_json::from_str(&plain_json(text)).ok()?;
    match value.get("extends") {
        Some(Value::String(base)) => out.push("extends", base),
        Some(Value::Array(bases)) => {
            for base in bases.iter().filter_map(Value::as_str) {
                out.push("extends", base);
            }
        }
        _ => {}
    }
    let options = value.get("compilerOptions");
    if let Some(base) = options.and_then(|o| o.get("baseUrl")).and_then(Value::as_str) {
        out.push("baseUrl", base);
    }
    if let Some(Value::Object(paths)) = options.and_then(|o| o.get("paths")) {
        for (pattern, targets) in paths {
            for target in targets.as_array().into_iter().flatten().filter_map(Value::as_str) {
                out.push(format!("paths.{pattern}"), target);
            }
        }
    }
    Some(())
}

/// Without comments and trailing commas; strings are left alone.
fn plain_json(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if c == '"' {
            let mut end = 1;
            let bytes = rest.as_bytes();
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            let mut end = (end + 1).min(rest.len());
            while !rest.is_char_boundary(end) {
                end += 1;
            }
            out.push_str(&rest[..end]);
            rest = &rest[end..];
        } else if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if rest.starts_with("/*") {
            rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
        } else {
            if matches!(c, '}' | ']') {
                let kept = out.trim_end();
                if kept.ends_with(',') {
                    out.truncate(kept.len() - 1);
                }
            }
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(path: &str, text: &str) -> Vec<(String, String)> {
        let kind = kind(path.into()).expect("a manifest's name");
        read(kind, text.as_bytes()).expect("a manifest").entries
    }

    #[test]
    fn tsconfig_takes_comments_and_trailing_commas() {
        let text = "{ // c\n \"extends\": \"./base//x.json\", /* d */ \"compilerOptions\": {\"baseUrl\": \".\", \"paths\": {\"@/*\": [\"src/*\",],},},}";
        assert_eq!(
            entries("a/tsconfig.json", text),
            [
                ("extends".into(), "./base//x.json".into()),
                ("baseUrl".into(), ".".into()),
                ("paths.@/*".into(), "src/*".into())
            ]
        );
    }

    #[test]
    fn go_mod_names_module_and_local_replacements() {
        let text = "module example.org/m // note\nreplace (\n\texample.org/a => ./a\n\texample.org/b => example.org/c v1.0.0\n)\n";
        assert_eq!(
            entries("go.mod", text),
            [
                ("module".into(), "example.org/m".into()),
                ("replace.example.org/a".into(), "./a".into())
            ]
        );
    }
}

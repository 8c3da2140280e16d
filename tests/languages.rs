//! Runs every annotated program under `tests/languages/`; `docs/adding-a-language.md`
//! describes the annotations. Each program is one test.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use bstr::BStr;
use libtest_mimic::{Arguments, Failed, Trial};
use treering::extract::{self, Reading};
use treering::model::{BlobFacts, FILE_KEY, Resolution, Role, Rule, Visibility};
use treering::resolve::{FileFacts, MemoryWorld, Outline, Resolved, resolve};

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/languages");
    let mut programs = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the entry can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                programs.push(path);
            }
        }
    }
    programs.sort();
    let trials = programs
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(&root).expect("below").display().to_string();
            Trial::test(name, move || run(&path).map_err(Failed::from))
        })
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// One assertion: where, and what it says.
#[derive(Debug)]
struct Assertion {
    /// Line of the program without assertion lines, 1-based.
    line: u32,
    /// Column in bytes, 0-based.
    column: u32,
    gap: bool,
    /// `definition.function`, `call`, `inherit`, `type`, `value`.
    what: String,
    rest: String,
    /// Line in the program file, for messages.
    origin: usize,
}

/// A virtual file of a program.
struct Part {
    path: String,
    text: String,
    assertions: Vec<Assertion>,
}

fn run(path: &Path) -> Result<(), String> {
    let source = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let parts = split(path, &source)?;
    let facts: BTreeMap<&str, BlobFacts> = parts
        .iter()
        .map(|part| {
            let reading = Reading::of(BStr::new(part.path.as_bytes()));
            (part.path.as_str(), extract::facts(reading, part.text.as_bytes()))
        })
        .collect();
    let outlines: Vec<Arc<Outline>> = facts
        .iter()
        .filter_map(|(path, facts)| Outline::of((*path).into(), facts))
        .map(Arc::new)
        .collect();
    let manifests = facts
        .iter()
        .filter_map(|(path, facts)| Some(((*path).into(), facts.manifest.clone()?)))
        .collect();
    let world = MemoryWorld::new(outlines.clone(), manifests);
    let mut wrong = String::new();
    for part in &parts {
        let facts = &facts[part.path.as_str()];
        if let (Some(skip), None) = (&facts.skip, &facts.manifest) {
            let _ = writeln!(wrong, "{}: not extracted: {skip:?}", part.path);
        }
        let Some(outline) = outlines.iter().find(|o| o.path == part.path.as_str()) else {
            continue;
        };
        let file = FileFacts {
            outline: outline.clone(),
            references: &facts.references,
            bindings: &facts.bindings,
            layer: None,
        };
        let resolved = resolve(&world, &file);
        check(part, facts, &resolved, &world, &mut wrong);
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// Takes the assertion lines out of a program and splits it at `--- path: … ---`.
fn split(path: &Path, source: &str) -> Result<Vec<Part>, String> {
    let own = path.file_name().expect("a file").to_string_lossy().into_owned();
    let mut parts = vec![Part {
        path: own,
        text: String::new(),
        assertions: Vec::new(),
    }];
    let mut line = 0;
    for (n, text) in source.split_inclusive('\n').enumerate() {
        let trimmed = text.trim();
        if let Some(at) = trimmed.find("--- path: ").filter(|_| trimmed.contains(" ---")) {
            let name = trimmed[at + 10..].split(" ---").next().unwrap_or_default().trim();
            if parts.last().is_some_and(|p| p.text.trim().is_empty()) {
                parts.pop();
            }
            parts.push(Part {
                path: name.to_owned(),
                text: String::new(),
                assertions: Vec::new(),
            });
            line = 0;
            continue;
        }
        let part = parts.last_mut().expect("there is one");
        match assertion(text, line, n + 1)? {
            Some(found) => part.assertions.push(found),
            None => {
                part.text.push_str(text);
                line += 1;
            }
        }
    }
    Ok(parts)
}

/// Reads `<comment mark> ^^^^ what rest` or `<comment mark> <- what rest`.
fn assertion(text: &str, line: u32, origin: usize) -> Result<Option<Assertion>, String> {
    let indent = text.len() - text.trim_start().len();
    let body = text.trim_start();
    let Some(mark) = ["//", "#", "--", "/*", "<!--", ";", "%"]
        .iter()
        .find(|mark| body.starts_with(**mark))
    else {
        return Ok(None);
    };
    let after = &body[mark.len()..];
    let rest = after.trim_start();
    let (column, rest) = if let Some(rest) = rest.strip_prefix("<-") {
        (indent, rest)
    } else if rest.starts_with('^') {
        (
            indent + mark.len() + (after.len() - rest.len()),
            rest.trim_start_matches('^'),
        )
    } else {
        return Ok(None);
    };
    let rest = rest.trim().trim_end_matches("*/").trim_end_matches("-->").trim();
    let (gap, rest) = match rest.strip_prefix("GAP ") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (what, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    if !(what.starts_with("definition.") || ["call", "inherit", "type", "value"].contains(&what)) {
        return Err(format!("line {origin}: `{what}` is no assertion"));
    }
    Ok(Some(Assertion {
        line,
        column: column as u32,
        gap,
        what: what.to_owned(),
        rest: rest.trim().to_owned(),
        origin,
    }))
}

/// Compares one file's facts with its assertions, both ways.
fn check(part: &Part, facts: &BlobFacts, resolved: &Resolved, world: &MemoryWorld, wrong: &mut String) {
    let starts: Vec<usize> = std::iter::once(0)
        .chain(part.text.match_indices('\n').map(|(at, _)| at + 1))
        .collect();
    let column = |line: u32, start: u32| start - starts[line as usize - 1] as u32;
    let mut used = vec![false; part.assertions.len()];

    let mut found: Vec<(u32, u32, String, String)> = Vec::new();
    for (ordinal, symbol) in facts.symbols.iter().enumerate() {
        let mut text = symbol.qualified.clone();
        if let Some(arity) = symbol.arity {
            let max = arity.max.map_or("*".to_owned(), |m| m.to_string());
            let _ = write!(text, " arity:{}..{max}", arity.min);
        }
        match symbol.visibility {
            Visibility::Public => {}
            Visibility::Internal => text.push_str(" internal"),
            Visibility::Protected => text.push_str(" protected"),
            Visibility::Private => text.push_str(" private"),
        }
        if symbol.is_test {
            text.push_str(" test");
        }
        if symbol.is_declaration {
            text.push_str(" declaration");
        }
        if let Some((_, doc)) = facts.docs.iter().find(|(o, _)| *o == ordinal as u32) {
            let _ = write!(text, " doc:{}", doc.lines().next().unwrap_or_default());
        }
        let span = symbol.name_span;
        found.push((
            span.start_line,
            column(span.start_line, span.start),
            format!("definition.{}", symbol.kind.name()),
            text,
        ));
    }
    for (reference, resolution) in facts.references.iter().zip(&resolved.references) {
        let what = match reference.role {
            Role::Call => "call",
            Role::Inherit => "inherit",
            Role::Type => "type",
            Role::Value => "value",
            Role::Import => continue,
        };
        found.push((
            reference.line,
            column(reference.line, reference.start),
            what.to_owned(),
            meaning(resolution, world, &part.path),
        ));
    }

    for (line, column, what, text) in &found {
        let at = part
            .assertions
            .iter()
            .position(|a| a.line == *line && a.column == *column && a.what == *what);
        match at {
            Some(at) => {
                used[at] = true;
                let assertion = &part.assertions[at];
                let holds = holds(&assertion.rest, what, text);
                if holds == assertion.gap {
                    let says = if assertion.gap {
                        "a gap was asserted, but it holds now"
                    } else {
                        "found"
                    };
                    let _ = writeln!(
                        wrong,
                        "line {}: `{} {}`: {says}: {text}",
                        assertion.origin, assertion.what, assertion.rest
                    );
                }
            }
            // A manifest without assertions is there for its meaning only.
            None if facts.manifest.is_some() && part.assertions.is_empty() => {}
            None if what.starts_with("definition.") || what == "call" => {
                let _ = writeln!(wrong, "{}:{line}:{column}: not asserted: {what} {text}", part.path);
            }
            None => {}
        }
    }
    for (assertion, used) in part.assertions.iter().zip(used) {
        if !used && !assertion.gap {
            let _ = writeln!(
                wrong,
                "line {}: `{} {}`: nothing found there (line {}, column {})",
                assertion.origin, assertion.what, assertion.rest, assertion.line, assertion.column
            );
        }
    }
}

/// A reference's meaning as assertions write it: targets, then `rule:…`.
fn meaning(resolution: &Resolution, world: &MemoryWorld, own: &str) -> String {
    let mut targets: Vec<String> = resolution
        .targets
        .iter()
        .map(|target| {
            let outline = world.outline(target.path.as_ref()).expect("targets are in the world");
            let name = match target.key {
                FILE_KEY => String::new(),
                key => {
                    let def = outline.defs.iter().find(|d| d.key == key).expect("targets exist");
                    let namesakes = outline.defs.iter().filter(|d| d.qualified == def.qualified).count();
                    match &def.parameters {
                        Some(parameters) if namesakes > 1 => format!("{}({parameters})", def.qualified),
                        _ => def.qualified.to_string(),
                    }
                }
            };
            if target.path == own {
                name
            } else {
                format!("{}::{name}", target.path)
            }
        })
        .collect();
    targets.sort();
    targets.dedup();
    let text = match resolution.rule {
        Rule::External => "?external".to_owned(),
        Rule::Unresolved => "?".to_owned(),
        _ => targets.join(" | "),
    };
    format!("{text} rule:{}", resolution.rule.name())
}

/// A definition's assertion names its qualified name, then any of the properties
/// found; a reference's names its targets, then perhaps the rule.
fn holds(asserted: &str, what: &str, found: &str) -> bool {
    if !what.starts_with("definition.") {
        let (have, have_rule) = found.split_once(" rule:").unwrap_or((found, ""));
        let (wanted, rule) = asserted
            .split_once("rule:")
            .map_or((asserted, None), |(w, r)| (w, Some(r.trim())));
        let mut wanted: Vec<&str> = wanted.split('|').map(str::trim).collect();
        wanted.sort_unstable();
        // Without types an overload's name stands for all of them.
        let mut have: Vec<&str> = have.split(" | ").collect();
        if !wanted.iter().any(|wanted| wanted.contains('(')) {
            have = have.iter().map(|one| one.split('(').next().unwrap_or(one)).collect();
            have.dedup();
        }
        let have = have.join(" | ");
        // Nothing asserted of the meaning: only that the site is seen.
        let same = wanted == [""] || wanted.join(" | ") == have || (wanted == ["?"] && have == "?external");
        return same && rule.is_none_or(|rule| rule == have_rule);
    }
    let (properties, doc) = asserted
        .split_once(" doc:")
        .map_or((asserted, None), |(p, d)| (p, Some(d)));
    let (have, have_doc) = found.split_once(" doc:").map_or((found, None), |(p, d)| (p, Some(d)));
    let mut wanted = properties.split(' ');
    let mut have = have.split(' ');
    wanted.next() == have.next()
        && {
            let have: Vec<_> = have.collect();
            wanted.all(|w| have.contains(&w))
        }
        && doc.is_none_or(|doc| have_doc.is_some_and(|have| have.starts_with(doc)))
}

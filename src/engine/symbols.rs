//! From what a person types to a symbol: `name`, `Class.method`, `module::name`,
//! `path::name`, `path:line`.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::rc::Rc;

use bstr::ByteSlice;

use super::Session;
use crate::error::{Error, Result, nearest};
use crate::language::{ImportStyle, by_name};
use crate::model::{BlobFacts, RepoPath, Symbol, Target};
use crate::resolve::Inherit;
use crate::store::{BlobRow, FileRow};

/// A symbol where it stands in the view.
#[derive(Clone)]
pub struct Located {
    /// The file.
    pub row: FileRow,
    /// Its content.
    pub blob: Rc<BlobRow>,
    /// Its facts (without references).
    pub outline: Rc<(BlobFacts, Vec<Inherit>)>,
    /// The symbol's number in them.
    pub ordinal: u32,
    /// In test code, by path or by mark.
    pub is_test: bool,
}

impl Located {
    /// The symbol.
    pub fn symbol(&self) -> &Symbol {
        &self.outline.0.symbols[self.ordinal as usize]
    }

    /// As shown in lists of candidates, and accepted back.
    pub fn label(&self) -> String {
        let symbol = self.symbol();
        format!(
            "{}:{} {} ({})",
            self.row.path,
            symbol.name_span.start_line,
            symbol.qualified,
            symbol.kind.name()
        )
    }
}

/// What a question is about: one symbol, with its overloads in the same file and its
/// separate declarations.
#[derive(Clone)]
pub struct Subject {
    /// Definition first; never empty.
    pub symbols: Vec<Located>,
}

impl Subject {
    /// The definition.
    pub fn main(&self) -> &Located {
        &self.symbols[0]
    }
}

/// Near names offered for an unknown one.
const MAX_NEAR: usize = 5;

impl Session<'_> {
    /// All symbols of the view with exactly that name.
    pub fn symbols_named(&self, name: &str) -> Result<Vec<Located>> {
        let mut found = Vec::new();
        for (written, id) in self.store.symbols_named(name)? {
            if written == name {
                found.extend(self.symbol(id)?);
            }
        }
        found.sort_by(|a, b| (&a.row.path, a.ordinal).cmp(&(&b.row.path, b.ordinal)));
        Ok(found)
    }

    /// The places in this view of a symbol id; several where files are copies.
    pub fn symbol(&self, id: i64) -> Result<Vec<Located>> {
        let at = self.store.symbol_at(id)?;
        let Some(ordinal) = at.ordinal.filter(|_| at.blob.skip.is_none()) else {
            return Ok(Vec::new());
        };
        let rows = self.store.files_of_blob(self.view.id, at.blob.id)?;
        let blob = Rc::new(at.blob);
        rows.into_iter()
            .filter(|row| row.skip.is_none())
            .map(|row| self.located(row, blob.clone(), ordinal))
            .collect()
    }

    /// A symbol of a file.
    pub fn located(&self, row: FileRow, blob: Rc<BlobRow>, ordinal: u32) -> Result<Located> {
        let outline = self.outline(blob.id)?;
        let Some(symbol) = outline.0.symbols.get(ordinal as usize) else {
            return Err(self.store.damaged(format!("{} has no symbol {ordinal}", row.path)));
        };
        let is_test = symbol.is_test
            || blob
                .language
                .as_deref()
                .and_then(by_name)
                .is_some_and(|l| l.is_test_path(row.path.as_ref()));
        Ok(Located {
            row,
            blob,
            outline,
            ordinal,
            is_test,
        })
    }

    /// The symbol that is a target.
    pub fn at(&self, target: &Target) -> Result<Option<Located>> {
        let Some(row) = self.store.file(self.view.id, &target.path)? else {
            return Ok(None);
        };
        let (Some(blob), None) = (row.blob, &row.skip) else {
            return Ok(None);
        };
        let outline = self.outline(blob)?;
        let Some(ordinal) = outline.0.symbols.iter().position(|s| s.key == target.key) else {
            return Ok(None);
        };
        let blob = Rc::new(self.store.blob(blob)?);
        self.located(row, blob, ordinal as u32).map(Some)
    }

    /// Every symbol of a file, in order.
    pub fn symbols_of(&self, row: &FileRow) -> Result<Vec<Located>> {
        let (Some(blob), None) = (row.blob, &row.skip) else {
            return Ok(Vec::new());
        };
        let blob = Rc::new(self.store.blob(blob)?);
        if blob.skip.is_some() {
            return Ok(Vec::new());
        }
        (0..blob.symbol_count)
            .map(|ordinal| self.located(row.clone(), blob.clone(), ordinal))
            .collect()
    }

    /// The one symbol meant; an error lists the candidates or near names.
    pub fn subject(&self, text: &str, file: Option<&str>) -> Result<Subject> {
        let mut groups = self.subjects(text, file)?;
        match groups.len() {
            1 => Ok(groups.remove(0)),
            0 => Err(self.unknown(text, file)?),
            _ => Err(Error::AmbiguousSymbol {
                name: text.to_owned(),
                candidates: groups.iter().map(|g| g.main().label()).collect(),
            }),
        }
    }

    /// Everything the text can mean, each with its overloads and declarations.
    pub fn subjects(&self, text: &str, file: Option<&str>) -> Result<Vec<Subject>> {
        let text = text.trim();
        let file = file.map(|file| self.file(file)).transpose()?;
        if let Some((path, line)) = split_line(text) {
            if let Some(row) = self.find_file(path)? {
                return self.at_line(&row, line);
            }
        }
        let (within, name) = match text.split_once("::") {
            Some((path, name)) => match self.find_file(path)? {
                Some(row) => (Some(row), name),
                None => (None, text),
            },
            None => (None, text),
        };
        let parts: Vec<&str> = name
            .split(['.', '#', '/', '\\'])
            .flat_map(|p| p.split("::"))
            .flat_map(|p| p.split("->"))
            .map(|p| p.strip_suffix("()").filter(|name| *name != "operator").unwrap_or(p))
            .filter(|p| !p.is_empty())
            .collect();
        let Some((last, before)) = parts.split_last() else {
            return Ok(Vec::new());
        };
        let mut found = self.symbols_named(last)?;
        found.retain(|l| is_inside(l, before));
        let Some(wanted) = within.or(file) else {
            return Ok(group(found));
        };
        // Of what a header declares, the definition is asked about.
        if found.iter().any(declares_apart) {
            let mut groups = group(found);
            groups.retain(|g| g.symbols.iter().any(|l| l.row.path == wanted.path));
            return Ok(groups);
        }
        found.retain(|l| l.row.path == wanted.path);
        Ok(group(found))
    }

    /// A symbol with its separate declarations, in languages that have them apart.
    pub fn with_declarations(&self, located: &Located) -> Result<Subject> {
        let alone = Subject {
            symbols: vec![located.clone()],
        };
        if !declares_apart(located) {
            return Ok(alone);
        }
        let is_same = |l: &Located| l.row.path == located.row.path && l.ordinal == located.ordinal;
        let mut whole = group(self.symbols_named(&located.symbol().name)?)
            .into_iter()
            .find(|group| group.symbols.iter().any(is_same))
            .unwrap_or(alone);
        whole.symbols.retain(|l| is_same(l) || l.symbol().is_declaration);
        Ok(whole)
    }

    /// The definition of what is only declared here, if it is known; else the symbol itself.
    pub fn defined(&self, located: Located) -> Result<Located> {
        if !located.symbol().is_declaration || !declares_apart(&located) {
            return Ok(located);
        }
        let at = (located.row.path.clone(), located.symbol().key);
        let known = self.definitions(&located.symbol().name)?.remove(&at);
        Ok(known.unwrap_or(located))
    }

    /// What is only declared under a name, by path and key, with its definition.
    pub fn definitions(&self, name: &str) -> Result<HashMap<(RepoPath, u64), Located>> {
        let mut all = self.symbols_named(name)?;
        all.retain(declares_apart);
        let mut found = HashMap::new();
        for group in group(all) {
            let declared = group.symbols.iter().filter(|l| l.symbol().is_declaration);
            found.extend(declared.map(|l| ((l.row.path.clone(), l.symbol().key), group.main().clone())));
        }
        Ok(found)
    }

    /// The innermost symbol around a line.
    fn at_line(&self, row: &FileRow, line: u32) -> Result<Vec<Subject>> {
        let all = self.symbols_of(row)?;
        let around = |l: &&Located| l.symbol().span.start_line <= line && line <= l.symbol().span.end_line;
        // The one whose name stands on the line, else the smallest around it.
        let named = all.iter().find(|l| l.symbol().name_span.start_line == line);
        let inner = all
            .iter()
            .filter(around)
            .min_by_key(|l| l.symbol().span.end - l.symbol().span.start);
        let Some(found) = named.or(inner).cloned() else {
            return Ok(Vec::new());
        };
        Ok(vec![match found.symbol().is_declaration {
            true => self.with_declarations(&self.defined(found)?)?,
            false => Subject { symbols: vec![found] },
        }])
    }

    /// What a text means that names no symbol, but a file or a line of one.
    pub fn file_instead(&self, text: &str) -> Result<Option<Error>> {
        if self.find_file(text)?.is_some() {
            return Ok(Some(Error::BadRequest(format!(
                "`{text}` is a file, and this asks about a symbol: give {text}:LINE, or --type outline"
            ))));
        }
        let Some((path, line)) = split_line(text) else {
            return Ok(None);
        };
        Ok(self.find_file(path)?.map(|_| {
            Error::BadRequest(format!(
                "no symbol stands at line {line} of {path}: treering trace {path} --type outline lists them"
            ))
        }))
    }

    /// The error for a name that nothing has.
    pub fn unknown(&self, text: &str, file: Option<&str>) -> Result<Error> {
        let last = text.rsplit(['.', ':', '#', '>', '/', '\\']).next().unwrap_or(text);
        let mut near = Vec::new();
        for name in nearest(last, self.names()?.iter().cloned()) {
            for located in self.symbols_named(&name)? {
                let qualified = &located.symbol().qualified;
                if !near.contains(qualified) {
                    near.push(qualified.clone());
                }
            }
        }
        near.truncate(MAX_NEAR);
        Ok(Error::UnknownSymbol {
            name: text.to_owned(),
            within: file.map(str::to_owned),
            near,
        })
    }
}

/// Whether the segments before the name name what it stands in: its containers, or
/// its file and folders.
fn is_inside(located: &Located, before: &[&str]) -> bool {
    let qualified = &located.symbol().qualified;
    let mut containers: Vec<&str> = Vec::new();
    let path = located.row.path.to_str_lossy();
    let stem = path.rsplit_once('.').map_or(&*path, |(stem, _)| stem);
    containers.extend(stem.split('/'));
    if let Some(package) = &located.outline.0.package {
        containers.extend(package.split(['.', '\\', '/']));
    }
    containers.extend(qualified.split('.'));
    containers.pop();
    // Each segment in order, from the end.
    let mut rest = &containers[..];
    for segment in before.iter().rev() {
        if matches!(*segment, "crate" | "self" | "super") {
            continue;
        }
        match rest.iter().rposition(|c| c == segment) {
            Some(at) => rest = &rest[..at],
            None => return false,
        }
    }
    true
}

/// Overloads (one file, one qualified name) together; a lone definition takes the
/// declarations of its name with it.
fn group(found: Vec<Located>) -> Vec<Subject> {
    let mut groups: Vec<Subject> = Vec::new();
    let mut places: HashMap<(RepoPath, String), usize> = HashMap::new();
    for located in found {
        let place = (located.row.path.clone(), located.symbol().qualified.clone());
        match places.entry(place) {
            Entry::Occupied(known) => groups[*known.get()].symbols.push(located),
            Entry::Vacant(new) => {
                new.insert(groups.len());
                groups.push(Subject { symbols: vec![located] });
            }
        }
    }
    let is_declared = |g: &Subject| g.symbols.iter().all(|l| l.symbol().is_declaration);
    let defined = groups.iter().filter(|g| !is_declared(g)).count();
    if defined == 1 && groups.len() > 1 {
        let at = groups.iter().position(|g| !is_declared(g)).expect("counted one");
        let mut main = groups.remove(at);
        let language = main.main().blob.language.clone();
        let name = main.main().symbol().name.clone();
        // An interface's method is a declaration too, but of another qualified name.
        let qualified = main.main().symbol().qualified.clone();
        let (own, others): (Vec<Subject>, Vec<Subject>) = groups.into_iter().partition(|g| {
            let symbol = g.main().symbol();
            symbol.name == name && symbol.qualified == qualified && family(&g.main().blob.language) == family(&language)
        });
        main.symbols.extend(own.into_iter().flat_map(|g| g.symbols));
        groups = others;
        groups.insert(0, main);
    }
    for group in &mut groups {
        group.symbols.sort_by_key(|l| l.symbol().is_declaration);
    }
    groups
}

/// Whether a definition's declaration stands in another file, as in C.
fn declares_apart(located: &Located) -> bool {
    located
        .blob
        .language
        .as_deref()
        .and_then(by_name)
        .is_some_and(|l| l.descriptor.import_style == ImportStyle::Include)
}

fn family(language: &Option<String>) -> Option<&'static str> {
    language
        .as_deref()
        .and_then(by_name)
        .map(|l| l.descriptor.family.as_str())
}

fn split_line(text: &str) -> Option<(&str, u32)> {
    let (path, line) = text.rsplit_once(':')?;
    let line = line.split('-').next()?.parse().ok()?;
    (!path.is_empty() && !path.ends_with(':')).then_some((path, line))
}

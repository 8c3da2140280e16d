//! JavaScript and TypeScript: a path beside the file, a `paths` entry of the nearest
//! tsconfig, a package of the workspace; anything else is a dependency.
//! Follows TypeScript's module resolution, "bundler" flavour
//! (<https://www.typescriptlang.org/docs/handbook/modules/reference.html>).

use std::sync::Arc;

use bstr::{BStr, BString, ByteSlice};

use super::{Looks, Module, Outline, first_file, joined};
use crate::model::{Manifest, RepoPath};
use crate::resolve::{basename, parent};

const EXTENSIONS: &[&str] = &[
    "ts", "tsx", "d.ts", "mts", "cts", "js", "jsx", "mjs", "cjs", "d.mts", "d.cts", "json", "vue", "svelte",
];
/// The extensions a compiled file's source may have.
const WRITTEN: &[(&str, [&str; 2])] = &[
    (".js", ["ts", "tsx"]),
    (".jsx", ["tsx", "ts"]),
    (".mjs", ["mts", "ts"]),
    (".cjs", ["cts", "ts"]),
];
/// `extends` followed from one tsconfig to the next.
const MAX_EXTENDS: usize = 8;

pub(super) fn module(looks: &Looks<'_>, context: &Arc<Outline>, text: &str) -> Module {
    let text = text.split(['?', '!']).next().unwrap_or(text);
    let here = parent(context.path.as_ref());
    if text.starts_with('.') {
        let found = joined(here, text).and_then(|path| file_or_index(looks, path.as_bstr()));
        return Module::files_or(found.into_iter().collect(), Module::Missing);
    }
    if text.starts_with('/') {
        return Module::External;
    }
    if let Some(found) = by_tsconfig(looks, here, text) {
        return Module::Files(vec![found]);
    }
    if let Some(found) = by_workspace(looks, here, text) {
        return found;
    }
    Module::External
}

/// The file a path means: as it is, with an extension, as a folder's index; a
/// `.js` that is written for its `.ts`.
fn file_or_index(looks: &Looks<'_>, path: &BStr) -> Option<RepoPath> {
    let with = |stem: &BStr, extension: &str| BString::from([stem.as_bytes(), b".", extension.as_bytes()].concat());
    let mut candidates = Vec::new();
    let stem = WRITTEN
        .iter()
        .find_map(|(ending, written)| Some((path.strip_suffix(ending.as_bytes())?, written)));
    candidates.push(path.to_owned());
    if let Some((stem, written)) = stem {
        candidates.extend(written.iter().map(|extension| with(stem.as_bstr(), extension)));
    }
    if !path.is_empty() {
        candidates.extend(EXTENSIONS.iter().map(|extension| with(path, extension)));
    }
    candidates.extend(
        EXTENSIONS
            .iter()
            .filter_map(|extension| joined(path, &format!("index.{extension}"))),
    );
    first_file(looks, candidates)
}

/// The manifest of that name in the nearest folder at or above `from`.
fn nearest_manifest<'l>(
    looks: &'l Looks<'_>,
    from: &BStr,
    is: impl Fn(&BStr) -> bool,
) -> Option<(&'l RepoPath, &'l Manifest)> {
    looks
        .manifests()
        .iter()
        .filter(|(path, _)| is(basename(path.as_ref())) && under(from, parent(path.as_ref())))
        .max_by_key(|(path, _)| (parent(path.as_ref()).len(), std::cmp::Reverse(path.len())))
        .map(|(path, manifest)| (path, manifest))
}

fn under(path: &BStr, folder: &BStr) -> bool {
    folder.is_empty() || path == folder || (path.starts_with(folder) && path.get(folder.len()) == Some(&b'/'))
}

fn by_tsconfig(looks: &Looks<'_>, from: &BStr, text: &str) -> Option<RepoPath> {
    let is_config = |name: &BStr| name == "tsconfig.json" || name == "jsconfig.json";
    let (path, manifest) = nearest_manifest(looks, from, is_config)?;
    let (mut path, mut manifest) = (path, manifest);
    let first_folder = parent(path.as_ref()).to_owned();
    for _ in 0..MAX_EXTENDS {
        let folder = parent(path.as_ref());
        let at = |target: &str| match target.strip_prefix("${configDir}") {
            Some(rest) => joined(first_folder.as_bstr(), rest.trim_start_matches('/')),
            None => {
                let base = manifest.get("baseUrl").unwrap_or(".");
                joined(joined(folder, base)?.as_bstr(), target)
            }
        };
        // The pattern with the longest text before its `*` wins.
        let mut best: Option<(usize, &str, String)> = None;
        for (pattern, target) in manifest.under("paths.") {
            let (head, tail) = pattern.split_once('*').unwrap_or((pattern, ""));
            let star = if pattern.contains('*') {
                text.strip_prefix(head).and_then(|t| t.strip_suffix(tail))
            } else {
                (text == pattern).then_some("")
            };
            if let Some(star) = star.filter(|_| {
                best.as_ref()
                    .is_none_or(|(len, known, _)| head.len() > *len || *known == pattern)
            }) {
                let target = target.replacen('*', star, 1);
                if let Some(found) = at(&target).and_then(|path| file_or_index(looks, path.as_bstr())) {
                    return Some(found);
                }
                best = Some((head.len(), pattern, target));
            }
        }
        if manifest.get("baseUrl").is_some() {
            if let Some(found) = at(text).and_then(|path| file_or_index(looks, path.as_bstr())) {
                return Some(found);
            }
        }
        let base = manifest.get("extends")?;
        let base = joined(folder, base)?;
        let with_json = BString::from([base.as_slice(), b".json"].concat());
        (path, manifest) = looks
            .manifests()
            .iter()
            .find(|(path, _)| *path == base || *path == with_json)
            .map(|(path, manifest)| (path, manifest))?;
    }
    None
}

/// `name` or `name/sub` of a package whose manifest is in the repository, resolved
/// to its source rather than to what its build would make; and `#internal` names.
fn by_workspace(looks: &Looks<'_>, from: &BStr, text: &str) -> Option<Module> {
    let is_package = |name: &BStr| name == "package.json";
    let (folder, manifest, subpath, field) = if text.starts_with('#') {
        let (path, manifest) = nearest_manifest(looks, from, is_package)?;
        (parent(path.as_ref()), manifest, text.to_owned(), "imports.")
    } else {
        let (path, manifest, rest) = looks
            .manifests()
            .iter()
            .filter(|(path, _)| is_package(basename(path.as_ref())))
            .filter_map(|(path, manifest)| {
                let rest = text.strip_prefix(manifest.get("name")?)?;
                (rest.is_empty() || rest.starts_with('/')).then_some((path, manifest, rest))
            })
            .min_by_key(|(path, _, rest)| (rest.len(), path.len()))?;
        (parent(path.as_ref()), manifest, format!(".{rest}"), "exports.")
    };
    let mut targets: Vec<String> = Vec::new();
    for (pattern, target) in manifest.under(field) {
        let (head, tail) = pattern.split_once('*').unwrap_or((pattern, ""));
        if pattern == subpath {
            targets.push(target.to_owned());
        } else if pattern.contains('*') {
            if let Some(star) = subpath.strip_prefix(head).and_then(|t| t.strip_suffix(tail)) {
                targets.push(target.replacen('*', star, 1));
            }
        }
    }
    if subpath == "." {
        targets.extend(
            ["source", "module", "main", "types"]
                .iter()
                .filter_map(|key| manifest.get(key))
                .map(str::to_owned),
        );
        targets.extend([
            "./src/index".to_owned(),
            "./index".to_owned(),
            "./src/main".to_owned(),
            "./lib/index".to_owned(),
        ]);
    } else if field == "exports." {
        let rest = subpath.trim_start_matches("./");
        targets.extend([format!("./{rest}"), format!("./src/{rest}")]);
    }
    for target in &targets {
        // What a build makes is not indexed; its source has the same name under `src`.
        for built in [target.clone(), source_of(target)] {
            if let Some(found) = joined(folder, &built).and_then(|path| file_or_index(looks, path.as_bstr())) {
                return Some(Module::Files(vec![found]));
            }
        }
    }
    Some(Module::Missing)
}

/// `./dist/esm/a.js` → `./src/a`.
fn source_of(target: &str) -> String {
    let mut parts: Vec<&str> = target.trim_start_matches("./").split('/').collect();
    if parts
        .first()
        .is_some_and(|p| ["dist", "lib", "build", "out", "esm", "cjs"].contains(p))
    {
        parts.remove(0);
        if parts.len() > 1 && ["esm", "cjs", "es", "types", "commonjs", "module"].contains(&parts[0]) {
            parts.remove(0);
        }
        parts.insert(0, "src");
    }
    let joined = parts.join("/");
    let stem = [".d.ts", ".d.mts", ".d.cts", ".mjs", ".cjs", ".js"]
        .iter()
        .find_map(|ending| joined.strip_suffix(ending));
    stem.unwrap_or(&joined).to_owned()
}

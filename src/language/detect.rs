//! Detection by name, extension, `#!` line, and content where a name is shared.

use std::collections::HashMap;
use std::sync::LazyLock;

use bstr::{BStr, ByteSlice};

use super::registry::{Language, all};

/// What a path alone says about the language of its content. Facts are kept
/// under the blob id *and* this, so that content and route decide everything.
#[derive(Clone, Copy)]
pub enum Route {
    /// Settled by the name.
    Language(&'static Language),
    /// Settled by the content: the extension is shared by several languages.
    Shared(&'static str),
    /// No extension known and none given: a `#!` line may tell.
    Shebang,
    /// A package manager's lock file.
    LockFile,
    /// A name with an extension that no language claims.
    Unknown,
}

impl Route {
    /// A short name, part of the key of the facts.
    pub fn key(&self) -> &'static str {
        match self {
            Route::Language(language) => &language.descriptor.name,
            Route::Shared(extension) => extension,
            Route::Shebang => "#!",
            Route::LockFile => "lock",
            Route::Unknown => "text",
        }
    }
}

/// Extensions that content decides.
static SHARED: &[&str] = &["h", "m", "pl", "ts"];

static LOCK_FILES: &[&str] = &[
    "Cargo.lock",
    "Gemfile.lock",
    "Pipfile.lock",
    "bun.lock",
    "composer.lock",
    "deno.lock",
    "flake.lock",
    "go.sum",
    "go.work.sum",
    "gradle.lockfile",
    "mix.lock",
    "npm-shrinkwrap.json",
    "package-lock.json",
    "packages.lock.json",
    "pdm.lock",
    "pixi.lock",
    "pnpm-lock.yaml",
    "poetry.lock",
    "pubspec.lock",
    "uv.lock",
    "yarn.lock",
];

struct Names {
    extension: HashMap<&'static str, &'static Language>,
    filename: HashMap<&'static str, &'static Language>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let mut names = Names {
        extension: HashMap::new(),
        filename: HashMap::new(),
    };
    for language in all() {
        for extension in &language.descriptor.extensions {
            names.extension.entry(extension).or_insert(language);
        }
        for filename in &language.descriptor.filenames {
            names.filename.entry(filename).or_insert(language);
        }
    }
    names
});

/// What the path says.
pub fn route(path: &BStr) -> Route {
    let name = path
        .rfind_byte(b'/')
        .map_or(path.as_bytes(), |slash| &path[slash + 1..]);
    // A name may have any bytes; its extension says the same whatever they are.
    let name = &*name.to_str_lossy();
    if LOCK_FILES.contains(&name) {
        return Route::LockFile;
    }
    if let Some(language) = NAMES.filename.get(name) {
        return Route::Language(language);
    }
    let Some((_, extension)) = name.rsplit_once('.').filter(|(stem, _)| !stem.is_empty()) else {
        return Route::Shebang;
    };
    // `.C` and `.H` are C++ by old custom; otherwise case says nothing.
    if let Some(shared) = SHARED.iter().find(|shared| extension.eq_ignore_ascii_case(shared)) {
        return Route::Shared(shared);
    }
    match NAMES
        .extension
        .get(extension)
        .or_else(|| NAMES.extension.get(extension.to_ascii_lowercase().as_str()))
    {
        Some(language) => Route::Language(language),
        None => Route::Unknown,
    }
}

/// Whether a content not seen, at that path, may be of a language family.
pub fn may_be(path: &BStr, family: &str) -> bool {
    match route(path) {
        Route::Language(language) => language.descriptor.family == family,
        Route::Shared(_) | Route::Shebang => true,
        Route::LockFile | Route::Unknown => false,
    }
}

/// The language of a content that came by `route`; `None` if no grammar here reads it.
pub fn detect(route: Route, content: &[u8]) -> Option<&'static Language> {
    let named = |name: &str| all().iter().find(|l| l.descriptor.name == name);
    let head = &content[..content.len().min(16 * 1024)];
    match route {
        Route::Language(language) => Some(language),
        Route::LockFile | Route::Unknown => None,
        Route::Shebang => shebang(head),
        Route::Shared("h") => {
            if looks_objective_c(head) {
                None
            } else if looks_cpp(head) {
                named("cpp")
            } else {
                named("c")
            }
        }
        // MATLAB, Mercury or Objective-C: none has a grammar here.
        Route::Shared("m") => None,
        // Perl or Prolog: likewise, unless a `#!` line names another.
        Route::Shared("pl") => shebang(head),
        // Qt's translation files are XML; MPEG transport streams are binary.
        Route::Shared("ts") => (!head.trim_start().starts_with(b"<"))
            .then(|| named("typescript"))
            .flatten(),
        Route::Shared(_) => None,
    }
}

fn shebang(head: &[u8]) -> Option<&'static Language> {
    let line = head.strip_prefix(b"#!")?.lines().next()?;
    let line = std::str::from_utf8(line).ok()?;
    let mut words = line.split_whitespace();
    let mut program = words.next()?.rsplit('/').next()?;
    if program == "env" {
        program = words.find(|word| !word.starts_with('-') && !word.contains('='))?;
        program = program.rsplit('/').next()?;
    }
    let program = program.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '-');
    all()
        .iter()
        .find(|l| l.descriptor.shebangs.iter().any(|name| name == program))
}

/// Whether a header uses what only C++ has.
fn looks_cpp(head: &[u8]) -> bool {
    head.lines().any(|line| {
        let line = line.trim_start();
        [
            &b"class "[..],
            b"namespace ",
            b"template <",
            b"template<",
            b"using ",
            b"public:",
            b"private:",
            b"protected:",
            b"virtual ",
            b"constexpr ",
        ]
        .iter()
        .any(|start| line.starts_with(start))
            || line.find("std::").is_some()
            || (line.starts_with(b"#include <") && !line.contains(&b'.'))
    })
}

fn looks_objective_c(head: &[u8]) -> bool {
    head.lines().any(|line| {
        let line = line.trim_start();
        [&b"@interface"[..], b"@protocol", b"@property", b"@end", b"#import "]
            .iter()
            .any(|start| line.starts_with(start))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(path: &str, content: &[u8]) -> Option<&'static str> {
        detect(route(path.into()), content).map(Language::name)
    }

    #[test]
    fn names_extensions_and_shebangs_decide() {
        assert_eq!(name_of("a/b.py", b""), Some("python"));
        assert_eq!(name_of("a/B.PY", b""), Some("python"));
        assert_eq!(name_of("tool", b"#!/usr/bin/env -S python3.11 -u\n"), Some("python"));
        assert_eq!(name_of("tool", b"#!/opt/unknown\n"), None);
        assert_eq!(name_of("a.unheard-of", b"#!/usr/bin/python\n"), None);
        assert_eq!(name_of(".gitignore", b""), None);
        assert!(matches!(route("x/Cargo.lock".into()), Route::LockFile));
    }
}

//! The languages, one row each: a folder of `queries/` and the grammar it is for.

use std::sync::{LazyLock, OnceLock};

use bstr::{BStr, ByteSlice};
use fxhash::FxHashSet;
use tree_sitter_language::LanguageFn;

use super::descriptor::Descriptor;
use super::pattern::{KindSet, Matcher};
use crate::error::{Error, Result};

/// A language treering reads: descriptor, grammar and queries.
pub struct Language {
    /// What `language.toml` says.
    pub descriptor: Descriptor,
    /// Changes whenever the descriptor, a query, the grammar or the extractor
    /// does, so that facts made by an older one are known to be old.
    pub fingerprint: u64,
    source: &'static Source,
    matcher: OnceLock<std::result::Result<Matcher, String>>,
    kinds: OnceLock<std::result::Result<NodeKinds, String>>,
    tests: OnceLock<globset::GlobSet>,
    builtins: OnceLock<FxHashSet<String>>,
    library_members: OnceLock<FxHashSet<String>>,
    blank: OnceLock<Vec<regex::bytes::Regex>>,
}

/// What the descriptor says of kinds of nodes, as sets.
pub struct NodeKinds {
    /// Comments.
    pub comments: KindSet,
    /// Attributes and decorators.
    pub attributes: KindSet,
    /// Nodes that are not looked into.
    pub opaque: KindSet,
}

/// One row of the registry.
struct Source {
    folder: &'static str,
    grammar: LanguageFn,
    descriptor: &'static str,
    symbols: &'static str,
    references: &'static str,
    imports: &'static str,
    locals: &'static str,
}

macro_rules! language {
    ($folder:literal, $grammar:expr) => {
        Source {
            folder: $folder,
            grammar: $grammar,
            descriptor: include_str!(concat!("../../queries/", $folder, "/language.toml")),
            symbols: include_str!(concat!("../../queries/", $folder, "/symbols.scm")),
            references: include_str!(concat!("../../queries/", $folder, "/references.scm")),
            imports: include_str!(concat!("../../queries/", $folder, "/imports.scm")),
            locals: include_str!(concat!("../../queries/", $folder, "/locals.scm")),
        }
    };
}

/// The rows, in the order languages are listed.
static SOURCES: &[Source] = &[
    language!("python", tree_sitter_python::LANGUAGE),
    language!("javascript", tree_sitter_javascript::LANGUAGE),
    language!("typescript", tree_sitter_typescript::LANGUAGE_TYPESCRIPT),
    language!("tsx", tree_sitter_typescript::LANGUAGE_TSX),
    language!("go", tree_sitter_go::LANGUAGE),
    language!("rust", tree_sitter_rust::LANGUAGE),
    language!("java", tree_sitter_java::LANGUAGE),
    language!("c", tree_sitter_c::LANGUAGE),
    language!("cpp", tree_sitter_cpp::LANGUAGE),
    language!("csharp", tree_sitter_c_sharp::LANGUAGE),
    language!("ruby", tree_sitter_ruby::LANGUAGE),
    language!("php", tree_sitter_php::LANGUAGE_PHP),
    language!("kotlin", tree_sitter_kotlin_ng::LANGUAGE),
    language!("swift", tree_sitter_swift::LANGUAGE),
    language!("scala", tree_sitter_scala::LANGUAGE),
    language!("bash", tree_sitter_bash::LANGUAGE),
    language!("lua", tree_sitter_lua::LANGUAGE),
    language!("markdown", tree_sitter_md::LANGUAGE),
    language!("json", tree_sitter_json::LANGUAGE),
    language!("yaml", tree_sitter_yaml::LANGUAGE),
    language!("toml", tree_sitter_toml_ng::LANGUAGE),
    language!("html", tree_sitter_html::LANGUAGE),
    language!("css", tree_sitter_css::LANGUAGE),
    language!("sql", tree_sitter_sequel::LANGUAGE),
    language!("hcl", tree_sitter_hcl::LANGUAGE),
];

/// Query text shared by several languages, taken in by a first line
/// `; inherits: _ecma`. A base never inherits itself.
static BASES: &[(&str, &str, &str)] = &[
    ("_ecma", "symbols.scm", include_str!("../../queries/_ecma/symbols.scm")),
    (
        "_ecma",
        "references.scm",
        include_str!("../../queries/_ecma/references.scm"),
    ),
    ("_ecma", "imports.scm", include_str!("../../queries/_ecma/imports.scm")),
    ("_ecma", "locals.scm", include_str!("../../queries/_ecma/locals.scm")),
    (
        "_typescript",
        "symbols.scm",
        include_str!("../../queries/_typescript/symbols.scm"),
    ),
    (
        "_typescript",
        "references.scm",
        include_str!("../../queries/_typescript/references.scm"),
    ),
    (
        "_typescript",
        "imports.scm",
        include_str!("../../queries/_typescript/imports.scm"),
    ),
    (
        "_typescript",
        "locals.scm",
        include_str!("../../queries/_typescript/locals.scm"),
    ),
    (
        "_jsx",
        "references.scm",
        include_str!("../../queries/_jsx/references.scm"),
    ),
];

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| SOURCES.iter().map(Language::load).collect());

/// Every language, in registry order.
pub fn all() -> &'static [Language] {
    &LANGUAGES
}

/// The language with that name or alias, whatever its case.
pub fn by_name(name: &str) -> Option<&'static Language> {
    let name = name.to_ascii_lowercase();
    all()
        .iter()
        .find(|l| l.descriptor.name == name || l.descriptor.aliases.contains(&name))
}

/// Whether a file at that path is test code, by the rule of the language its name tells.
pub fn is_test_path(path: &BStr) -> bool {
    match super::route(path) {
        super::Route::Language(language) => language.is_test_path(path),
        _ => false,
    }
}

fn words(text: &str) -> FxHashSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn own(source: &Source, file: &str) -> &'static str {
    match file {
        "symbols.scm" => source.symbols,
        "references.scm" => source.references,
        "imports.scm" => source.imports,
        _ => source.locals,
    }
}

/// The texts that a query file takes in, in the order it names them.
fn bases(source: &Source, file: &str) -> impl Iterator<Item = &'static str> {
    let names = own(source, file)
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("; inherits:"));
    names.unwrap_or_default().split(',').flat_map(move |base| {
        let taken = BASES
            .iter()
            .filter(move |(name, of, _)| *name == base.trim() && *of == file);
        taken.map(|(_, _, text)| *text)
    })
}

impl Language {
    fn load(source: &'static Source) -> Language {
        let mut descriptor: Descriptor = toml::from_str(source.descriptor)
            .unwrap_or_else(|e| panic!("queries/{}/language.toml: {e}", source.folder));
        if descriptor.family.is_empty() {
            descriptor.family.clone_from(&descriptor.name);
        }
        let mut hash = blake3::Hasher::new();
        for text in [
            source.descriptor,
            source.symbols,
            source.references,
            source.imports,
            source.locals,
        ] {
            hash.update(text.as_bytes()).update(&[0]);
        }
        for file in Self::QUERY_FILES {
            for text in bases(source, file) {
                hash.update(text.as_bytes()).update(&[0]);
            }
        }
        let grammar: tree_sitter::Language = source.grammar.into();
        hash.update(&(grammar.abi_version() as u64).to_le_bytes());
        hash.update(&(grammar.node_kind_count() as u64).to_le_bytes());
        hash.update(&(grammar.parse_state_count() as u64).to_le_bytes());
        hash.update(&crate::model::EXTRACTOR_VERSION.to_le_bytes());
        // SQLite keeps signed 64-bit numbers; the top bit is given up.
        let fingerprint = crate::model::first_u64(hash.finalize()) >> 1;
        Language {
            descriptor,
            fingerprint,
            source,
            matcher: OnceLock::new(),
            kinds: OnceLock::new(),
            tests: OnceLock::new(),
            builtins: OnceLock::new(),
            library_members: OnceLock::new(),
            blank: OnceLock::new(),
        }
    }

    /// The name, as in [`Descriptor::name`].
    pub fn name(&self) -> &str {
        &self.descriptor.name
    }

    /// The grammar.
    pub fn grammar(&self) -> tree_sitter::Language {
        self.source.grammar.into()
    }

    /// The folder under `queries/`.
    pub fn folder(&self) -> &'static str {
        self.source.folder
    }

    /// The text of one query file, with what it inherits before it.
    pub fn query(&self, file: &'static str) -> String {
        let mut text = String::new();
        for base in bases(self.source, file) {
            text.push_str(base);
            text.push('\n');
        }
        text + own(self.source, file)
    }

    /// Whether a file at that path is test code: the one rule for the whole product.
    pub fn is_test_path(&self, path: &BStr) -> bool {
        let tests = self.tests.get_or_init(|| {
            let mut set = globset::GlobSetBuilder::new();
            for glob in &self.descriptor.tests {
                let glob = globset::GlobBuilder::new(glob).literal_separator(true).build();
                set.add(glob.unwrap_or_else(|e| panic!("queries/{}/language.toml: {e}", self.source.folder)));
            }
            set.build().unwrap_or_default()
        });
        !tests.is_empty() && path.to_path().is_ok_and(|path| tests.is_match(path))
    }

    /// The descriptor's `blank`, compiled.
    pub fn blank(&self) -> &[regex::bytes::Regex] {
        self.blank.get_or_init(|| {
            let compile = |pattern: &String| {
                regex::bytes::Regex::new(pattern)
                    .unwrap_or_else(|e| panic!("queries/{}/language.toml: {e}", self.source.folder))
            };
            self.descriptor.blank.iter().map(compile).collect()
        })
    }

    /// Whether a bare name belongs to the language's own library.
    pub fn is_builtin(&self, name: &str) -> bool {
        self.builtins
            .get_or_init(|| words(&self.descriptor.builtins))
            .contains(name)
    }

    /// Whether types of the language's own library have a member of that name.
    pub fn is_library_member(&self, name: &str) -> bool {
        self.library_members
            .get_or_init(|| words(&self.descriptor.library_members))
            .contains(name)
    }

    /// The four query files.
    pub const QUERY_FILES: &'static [&'static str] = &["symbols.scm", "references.scm", "imports.scm", "locals.scm"];

    /// The compiled queries; compiled at first use.
    pub fn matcher(&self) -> Result<&Matcher> {
        let compiled = self.matcher.get_or_init(|| {
            let texts: Vec<_> = Self::QUERY_FILES.iter().map(|file| (*file, self.query(file))).collect();
            Matcher::compile(&self.grammar(), &texts)
        });
        compiled.as_ref().map_err(|detail| Error::BadQuery {
            language: self.source.folder.into(),
            file: "*.scm",
            detail: detail.clone(),
        })
    }

    /// The descriptor's lists of node kinds, looked up at first use.
    pub fn kinds(&self) -> Result<&NodeKinds> {
        let found = self.kinds.get_or_init(|| {
            let grammar = self.grammar();
            Ok(NodeKinds {
                comments: KindSet::named(&grammar, &self.descriptor.comments)?,
                attributes: KindSet::named(&grammar, &self.descriptor.attributes)?,
                opaque: KindSet::named(&grammar, &self.descriptor.opaque)?,
            })
        });
        found.as_ref().map_err(|detail| Error::BadQuery {
            language: self.source.folder.into(),
            file: "language.toml",
            detail: detail.clone(),
        })
    }
}

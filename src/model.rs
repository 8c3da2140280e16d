//! The nouns every room shares: plain data, public fields, no machinery.

use bstr::BString;
use serde::{Deserialize, Serialize};

/// A git object id: 20 bytes (SHA-1) or 32 (SHA-256). The key under which a
/// content's facts are kept; for dirty content, the id git *would* give it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BlobId {
    bytes: [u8; 32],
    len: u8,
}

impl BlobId {
    /// From the raw bytes of an object id; `None` unless there are 20 or 32.
    pub fn from_bytes(raw: &[u8]) -> Option<BlobId> {
        if raw.len() != 20 && raw.len() != 32 {
            return None;
        }
        let mut bytes = [0; 32];
        bytes[..raw.len()].copy_from_slice(raw);
        Some(BlobId {
            bytes,
            len: raw.len() as u8,
        })
    }

    /// The raw bytes, 20 or 32 of them.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len as usize]
    }
}

impl std::fmt::Display for BlobId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_bytes().iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

impl std::fmt::Debug for BlobId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// A path relative to the repository root, `/`-separated, as bytes: git allows
/// any byte but NUL in a name.
pub type RepoPath = BString;

/// Why a file of the view is not in the graph, or not indexed at all.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkipReason {
    /// A NUL byte among the first 8 KiB, and no byte order mark.
    Binary,
    /// More bytes than `extract::MAX_BYTES`.
    TooLarge,
    /// Says of itself that a program wrote it, or is shaped so (minified).
    Generated(String),
    /// Marked `linguist-vendored` in `.gitattributes`.
    Vendored,
    /// A lock file of a package manager.
    LockFile,
    /// No grammar is known; the text is still searchable.
    UnknownLanguage,
    /// A symbolic link: its target is indexed where it stands, if inside the root.
    Symlink,
    /// A submodule: a repository of its own.
    Submodule,
    /// A git repository inside this one that is not a submodule.
    NestedRepository,
    /// A FIFO, socket or device.
    SpecialFile,
    /// Could not be read; the operating system's words.
    Unreadable(String),
}

impl SkipReason {
    /// The reason's name as shown and counted: `unknown-language`.
    pub fn name(&self) -> &'static str {
        match self {
            SkipReason::Binary => "binary",
            SkipReason::TooLarge => "too-large",
            SkipReason::Generated(_) => "generated",
            SkipReason::Vendored => "vendored",
            SkipReason::LockFile => "lock-file",
            SkipReason::UnknownLanguage => "unknown-language",
            SkipReason::Symlink => "symlink",
            SkipReason::Submodule => "submodule",
            SkipReason::NestedRepository => "nested-repository",
            SkipReason::SpecialFile => "special-file",
            SkipReason::Unreadable(_) => "unreadable",
        }
    }

    /// What more is known of it.
    pub fn detail(&self) -> Option<&str> {
        match self {
            SkipReason::Generated(detail) | SkipReason::Unreadable(detail) => Some(detail),
            _ => None,
        }
    }
}

/// How a file's content relates to the view's commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileState {
    /// As committed or staged.
    Clean,
    /// Changed in the work tree.
    Modified,
    /// Not known to git.
    Untracked,
}

/// Where a definition or reference stands, in the bytes git stores for the blob.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
    /// Line of the first byte, 1-based.
    pub start_line: u32,
    /// Line of the last byte, 1-based.
    pub end_line: u32,
}

impl Span {
    /// Whether `other` lies wholly within this span.
    pub fn contains(&self, other: &Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }
}

/// What a symbol is: the names of LSP's `SymbolKind` that code uses, plus
/// `section` (a heading of a document) and `macro`.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
    clap::ValueEnum,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SymbolKind {
    Module,
    Namespace,
    Package,
    Class,
    Struct,
    Interface,
    Enum,
    EnumMember,
    Function,
    Method,
    Constructor,
    Property,
    Field,
    Variable,
    Constant,
    TypeParameter,
    TypeAlias,
    Macro,
    Key,
    Section,
}

impl SymbolKind {
    /// Every kind, in the order of declaration.
    pub const ALL: &[SymbolKind] = &[
        SymbolKind::Module,
        SymbolKind::Namespace,
        SymbolKind::Package,
        SymbolKind::Class,
        SymbolKind::Struct,
        SymbolKind::Interface,
        SymbolKind::Enum,
        SymbolKind::EnumMember,
        SymbolKind::Function,
        SymbolKind::Method,
        SymbolKind::Constructor,
        SymbolKind::Property,
        SymbolKind::Field,
        SymbolKind::Variable,
        SymbolKind::Constant,
        SymbolKind::TypeParameter,
        SymbolKind::TypeAlias,
        SymbolKind::Macro,
        SymbolKind::Key,
        SymbolKind::Section,
    ];

    /// The kind's name as shown and accepted: `enum-member`.
    pub fn name(self) -> &'static str {
        match self {
            SymbolKind::Module => "module",
            SymbolKind::Namespace => "namespace",
            SymbolKind::Package => "package",
            SymbolKind::Class => "class",
            SymbolKind::Struct => "struct",
            SymbolKind::Interface => "interface",
            SymbolKind::Enum => "enum",
            SymbolKind::EnumMember => "enum-member",
            SymbolKind::Function => "function",
            SymbolKind::Method => "method",
            SymbolKind::Constructor => "constructor",
            SymbolKind::Property => "property",
            SymbolKind::Field => "field",
            SymbolKind::Variable => "variable",
            SymbolKind::Constant => "constant",
            SymbolKind::TypeParameter => "type-parameter",
            SymbolKind::TypeAlias => "type-alias",
            SymbolKind::Macro => "macro",
            SymbolKind::Key => "key",
            SymbolKind::Section => "section",
        }
    }

    /// The kind with that name.
    pub fn from_name(name: &str) -> Option<SymbolKind> {
        SymbolKind::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// Whether a call site belongs to it when it stands inside it.
    pub fn is_callable(self) -> bool {
        matches!(
            self,
            SymbolKind::Function | SymbolKind::Method | SymbolKind::Constructor | SymbolKind::Macro
        )
    }

    /// Whether members live in it and are reached through it.
    pub fn is_type(self) -> bool {
        matches!(
            self,
            SymbolKind::Class | SymbolKind::Struct | SymbolKind::Interface | SymbolKind::Enum | SymbolKind::TypeAlias
        )
    }
}

/// Who may use a symbol, as the source says or the language's rule implies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Anyone who can name it.
    #[default]
    Public,
    /// Its package, module or crate (`internal`, `pub(crate)`, package-private).
    Internal,
    /// Its class and subclasses.
    Protected,
    /// Its class or file only (`private`, `static` in C, a leading `_`).
    Private,
}

/// How many arguments a callable takes: `max` is `None` where it takes any number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Arity {
    /// Without those that have a default.
    pub min: u8,
    /// With all of them; `None` for a variadic.
    pub max: Option<u8>,
}

/// A named thing in a source file or document. Its number in
/// [`BlobFacts::symbols`] is its ordinal.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Symbol {
    /// The last segment: `save`.
    pub name: String,
    /// From the file's outermost container down, joined by `.`: `Model.save`.
    /// The path and package are not part of it.
    pub qualified: String,
    /// What it is.
    pub kind: SymbolKind,
    /// Ordinal of the symbol it stands in.
    pub parent: Option<u32>,
    /// First byte of what it is a member of, where that is no symbol: Rust's `impl`, an
    /// anonymous class.
    pub container: Option<u32>,
    /// The whole definition, decorators and attributes included.
    pub span: Span,
    /// The name itself; `line` in every answer is its line.
    pub name_span: Span,
    /// The source from the definition's start to its body, white space folded, at
    /// most [`crate::extract::MAX_SIGNATURE`] bytes.
    pub signature: String,
    /// The comment or docstring that documents it.
    pub doc: Option<Span>,
    /// Who may use it.
    pub visibility: Visibility,
    /// For callables whose parameters the queries capture.
    pub arity: Option<Arity>,
    /// Where the language has overloads: the declared types of the parameters, parted by commas.
    pub parameters: Option<String>,
    /// Declared type of a value, or return type of a callable, as written; of a variant or type
    /// around one thing, that thing's.
    pub type_name: Option<String>,
    /// Where no type is declared: an expression of its file that says what it gives, the one
    /// a callable returns or a value is assigned.
    pub value: Option<String>,
    /// Marked as a test in the source (`#[test]`, `#[cfg(test)]`, `@Test`).
    pub is_test: bool,
    /// A declaration without a body (a C prototype, an interface's method).
    pub is_declaration: bool,
    /// First 16 bytes of the blake3 hash of the definition's bytes.
    pub body_hash: [u8; 16],
    /// Identity within the file, stable while the name, kind and order among
    /// namesakes stay: see [`symbol_key`].
    pub key: u64,
}

/// A symbol's identity within its file: the first 8 bytes of blake3 over its
/// qualified name, kind and number among equals (`nth`, from 0).
pub fn symbol_key(qualified: &str, kind: SymbolKind, nth: u32) -> u64 {
    let mut hash = blake3::Hasher::new();
    hash.update(qualified.as_bytes())
        .update(&[0, kind as u8])
        .update(&nth.to_le_bytes());
    first_u64(hash.finalize())
}

/// The first 8 bytes of a hash as a number.
pub fn first_u64(hash: blake3::Hash) -> u64 {
    let mut first = [0; 8];
    first.copy_from_slice(&hash.as_bytes()[..8]);
    u64::from_le_bytes(first)
}

/// In what way a name is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Called, constructed, or expanded (macro).
    Call,
    /// Named as a type.
    Type,
    /// Named as a base class, interface or trait of the enclosing symbol.
    Inherit,
    /// Named in an import statement.
    Import,
    /// Read as a value: a function passed on, a decorator, a constant.
    Value,
}

/// One use of a name: not yet resolved. Its number in
/// [`BlobFacts::references`] is its ordinal.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reference {
    /// In what way.
    pub role: Role,
    /// The last segment: `save` of `self.model.save()`. Empty where a value is called that has
    /// none: `make()()`; the receiver is then what is called.
    pub name: String,
    /// What stands before it, as written: `self.model`. At most 80 bytes; a
    /// longer or multi-line receiver is cut and ends in `…`.
    pub receiver: Option<String>,
    /// Where the language has overloads: the arguments, parted by commas, literals and names as
    /// written and `_` for any other expression.
    pub arguments: Option<String>,
    /// Number of arguments; `None` where a spread makes it unknown, or no call.
    pub arity: Option<u8>,
    /// The name's first byte; of a call without a name, that of its arguments.
    pub start: u32,
    /// The name's line, 1-based.
    pub line: u32,
    /// Ordinal of the innermost *named* callable, or else type or module, around it.
    pub enclosing: Option<u32>,
}

/// A local name (parameter, variable, loop target …) that hides outer ones of
/// the same name inside its scope.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Binding {
    /// The name bound.
    pub name: String,
    /// The name's first byte.
    pub at: u32,
    /// First byte of where it is visible.
    pub scope_start: u32,
    /// One past the scope's last byte.
    pub scope_end: u32,
    /// Declared type, as written.
    pub type_name: Option<String>,
    /// The expression assigned, as written, at most 80 bytes.
    pub value: Option<String>,
    /// No binding of its own: what a type test says of the name where it holds.
    pub is_narrowed: bool,
    /// No local value: the ordinal of a function or type that is defined in a scope outside
    /// every named function, such as a callback, and visible there.
    pub symbol: Option<u32>,
    /// Beside what was bound before: assigned in a branch that may not have run.
    pub is_possible: bool,
    /// It may hold another value than this one: a parameter's default, or assigned anew.
    pub may_change: bool,
}

/// One name that an import statement brings in.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Import {
    /// The module, package, path or header as written, quotes removed:
    /// `..pkg.mod`, `./a/b`, `crate::a`, `stdio.h`.
    pub module: String,
    /// The name taken out of it; `None` when the module itself is bound.
    pub name: Option<String>,
    /// The local name; `None` when it is `name` (or the module's last segment).
    pub alias: Option<String>,
    /// `*`: every public name.
    pub wildcard: bool,
    /// The name is also offered to whoever imports this file.
    pub reexport: bool,
    /// A module declared here (`mod foo;`), which must exist as a file.
    pub declares: bool,
    /// `<header.h>`: looked for on the system first.
    pub system: bool,
    /// Line of the statement, 1-based.
    pub line: u32,
}

impl Import {
    /// The name by which the file's own code speaks of what was imported;
    /// `None` for a wildcard.
    pub fn local_name(&self) -> Option<&str> {
        if self.wildcard {
            return None;
        }
        self.alias.as_deref().or(self.name.as_deref())
    }
}

/// Something wrong with one file. Not an error: it lowers the completeness of
/// every answer that depends on the file.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Problem {
    /// What is wrong.
    pub kind: ProblemKind,
    /// Line, 1-based, where there is one.
    pub line: Option<u32>,
    /// A sentence for a person.
    pub detail: String,
}

/// The kinds of [`Problem`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKind {
    /// The grammar could not make sense of a region.
    Parse,
    /// A budget (size, steps, depth, number of symbols) cut the work short.
    Budget,
    /// The text was decoded by a guess, or with replacements.
    Encoding,
    /// Extraction failed; a fault of treering.
    Internal,
}

/// A name defined or referred to by a project manifest (`Cargo.toml`, `go.mod`,
/// `package.json`, `tsconfig.json`, `composer.json`), as flat `key = value` pairs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Manifest {
    /// In the order of the file; keys as in `docs/index-format.md`.
    pub entries: Vec<(String, String)>,
}

/// Everything one content says, whatever path it has. Positions are in the
/// bytes git stores, even where they were decoded to be parsed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlobFacts {
    /// Name of the language it was read as; `None` if no grammar applies.
    pub language: Option<String>,
    /// In order of position; a parent comes before its children.
    pub symbols: Vec<Symbol>,
    /// In order of position.
    pub references: Vec<Reference>,
    /// In order of position.
    pub imports: Vec<Import>,
    /// Only those some reference could mean, in order of scope.
    pub bindings: Vec<Binding>,
    /// The package, module or namespace the file says it belongs to.
    pub package: Option<String>,
    /// Set for project manifests.
    pub manifest: Option<Manifest>,
    /// Why it contributes nothing to the graph, if so.
    pub skip: Option<SkipReason>,
    /// What went wrong while reading it.
    pub problems: Vec<Problem>,
    /// Number of lines.
    pub lines: u32,
    /// Documentation of symbols and sections, by ordinal, for the docs index.
    /// Not kept with the facts: the source has it.
    #[serde(skip)]
    pub docs: Vec<(u32, String)>,
}

/// What a compiler's index says of one content at one path: imported, not worked out.
/// Symbols are the first 8 bytes of blake3 over their name there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layer {
    /// Uses of symbols, sorted.
    pub uses: Vec<Said>,
    /// Places where symbols are defined, sorted.
    pub definitions: Vec<Said>,
}

/// A name in a content, and the symbol that a compiler says it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Said {
    /// The name's first byte.
    pub start: u32,
    /// Its length in bytes.
    pub len: u32,
    /// The symbol.
    pub symbol: u64,
    /// No document of the index defines it.
    pub is_external: bool,
}

impl Layer {
    /// What is said of the name at `start`; several where it stands for several things.
    pub fn uses_at(&self, start: u32, len: usize) -> impl Iterator<Item = &Said> {
        let from = self.uses.partition_point(|said| said.start < start);
        let here = self.uses[from..].iter().take_while(move |said| said.start == start);
        here.filter(move |said| said.len as usize == len)
    }

    /// Symbols defined where a definition was extracted, with that one's ordinal.
    pub fn defined_among(&self, symbols: &[Symbol]) -> Vec<(u64, u32)> {
        let mut by_name: Vec<(u32, u32, u32)> = (0..)
            .zip(symbols)
            .map(|(ordinal, s)| (s.name_span.start, s.name_span.end, ordinal))
            .collect();
        by_name.sort_unstable();
        let mut found = Vec::new();
        for said in &self.definitions {
            let place = (said.start, said.start.saturating_add(said.len));
            let from = by_name.partition_point(|(start, end, _)| (*start, *end) < place);
            let same = by_name[from..]
                .iter()
                .take_while(|(start, end, _)| (*start, *end) == place);
            found.extend(same.map(|(_, _, ordinal)| (said.symbol, *ordinal)));
        }
        found
    }
}

/// How a reference came to mean what it means. The order is the order of trial, but that
/// `scip` goes before all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// A name of an enclosing function or block.
    Local,
    /// Defined in the same file (or the same package, where the package is the scope).
    SameFile,
    /// Brought in by an import.
    Import,
    /// Found through the type of the receiver.
    Receiver,
    /// Found in a base class, interface or trait, or in what overrides it.
    Hierarchy,
    /// Held by the variable, parameter, collection or result that is called.
    Value,
    /// The only compatible definition of that name in the language.
    UniqueName,
    /// Several definitions could be meant: all are listed.
    Ambiguous,
    /// Leaves the repository.
    External,
    /// Not resolved; the reason is on record.
    Unresolved,
    /// Said by a compiler's index.
    Scip,
}

impl Rule {
    /// Every rule, in the order of declaration.
    pub const ALL: &[Rule] = &[
        Rule::Local,
        Rule::SameFile,
        Rule::Import,
        Rule::Receiver,
        Rule::Hierarchy,
        Rule::Value,
        Rule::UniqueName,
        Rule::Ambiguous,
        Rule::External,
        Rule::Unresolved,
        Rule::Scip,
    ];

    /// The name as shown: `same_file`.
    pub fn name(self) -> &'static str {
        match self {
            Rule::Local => "local",
            Rule::SameFile => "same_file",
            Rule::Import => "import",
            Rule::Receiver => "receiver",
            Rule::Hierarchy => "hierarchy",
            Rule::Value => "value",
            Rule::UniqueName => "unique_name",
            Rule::Ambiguous => "ambiguous",
            Rule::External => "external",
            Rule::Unresolved => "unresolved",
            Rule::Scip => "scip",
        }
    }

    /// Whether the reference has one meaning inside the repository.
    pub fn is_resolved(self) -> bool {
        !matches!(self, Rule::Ambiguous | Rule::External | Rule::Unresolved)
    }
}

/// Why a reference was left without a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A parameter or local variable holds what is called.
    LocalValue,
    /// Nothing of that name is defined in the repository, for this language.
    NoDefinition,
    /// Definitions exist, but the receiver's type is not known.
    UnknownReceiver,
    /// More candidates than are kept ([`MAX_CANDIDATES`]).
    TooManyCandidates,
    /// Candidates exist only in test code, and the site is not in a test.
    OnlyInTests,
    /// The import names a file or module that is not in the view.
    MissingModule,
    /// The module was found, the name was not.
    NameNotInModule,
}

/// Candidates kept for an ambiguous reference.
pub const MAX_CANDIDATES: usize = 16;

/// A definition meant by a reference: path and key, so that it stays valid while
/// the target file's other lines change.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Target {
    /// The defining file.
    pub path: RepoPath,
    /// [`Symbol::key`], or [`FILE_KEY`] where the file itself is meant (an import).
    pub key: u64,
}

/// The key that stands for a whole file.
pub const FILE_KEY: u64 = 0;

/// What one reference turned out to mean.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Resolution {
    /// The rule that fired.
    pub rule: Rule,
    /// One for a resolved rule, several for `ambiguous` and dispatch, none otherwise.
    pub targets: Vec<Target>,
    /// Set when `rule` is `unresolved`.
    pub reason: Option<Reason>,
    /// A call that runs its target and never what overrides it: of `super`, of a type by its
    /// name, of an object just made.
    pub is_exact: bool,
}

/// Raised when extraction itself changes what it makes of the same queries.
pub const EXTRACTOR_VERSION: u32 = 7;

/// Raised when resolution changes what it makes of the same facts.
pub const RESOLVER_VERSION: u32 = 7;

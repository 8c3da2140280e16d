//! What `language.toml` says of a language: plain values, no code.

use serde::Deserialize;

use crate::model::Visibility;

/// A language's `language.toml`. Every list may be left out.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Descriptor {
    /// Lower case, as shown and accepted: `python`.
    pub name: String,
    /// Further names accepted for `--lang`.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// Without the dot. One claimed by several languages is settled by content.
    #[serde(default)]
    pub extensions: Vec<String>,
    /// Whole file names: `Makefile`.
    #[serde(default)]
    pub filenames: Vec<String>,
    /// Interpreters named in a `#!` line, without version: `python`.
    #[serde(default)]
    pub shebangs: Vec<String>,
    /// Languages of one family see each other's names (`ecma`, `c`); the
    /// language's own name when left out.
    #[serde(default)]
    pub family: String,
    /// How an import statement names files.
    #[serde(default)]
    pub import_style: ImportStyle,
    /// Node kinds that are comments.
    #[serde(default)]
    pub comments: Vec<String>,
    /// What begins a comment that goes to the end of the line: `//`.
    #[serde(default)]
    pub line_comment: Option<String>,
    /// Functions of the library that give what they are called on, or `this` (Kotlin's `apply`).
    #[serde(default)]
    pub self_calls: Vec<String>,
    /// Methods whose result a context manager binds (`with a as b`): `__enter__`. Where none says
    /// what it gives, that is the manager itself.
    #[serde(default)]
    pub context_members: Vec<String>,
    /// Methods have a name space of their own: `f()` and `x.f()` never call what a field or
    /// local `f` holds, and `f` alone is never the method (Java).
    #[serde(default)]
    pub methods_apart: bool,
    /// A member of an enumeration is made by a call (Rust's `Some(x)`).
    #[serde(default)]
    pub calls_variants: bool,
    /// Node kinds of literal collections, in which functions are kept.
    #[serde(default)]
    pub collections: Vec<String>,
    /// Node kinds that may stand between a comment and what it documents.
    #[serde(default)]
    pub attributes: Vec<String>,
    /// Node kinds that are not looked into: what stands there names nothing of the program.
    #[serde(default)]
    pub opaque: Vec<String>,
    /// Regular expressions: what their first groups match is no part of the language
    /// (macros that no grammar expects) and is read as white space.
    #[serde(default)]
    pub blank: Vec<String>,
    /// Receivers that mean the enclosing type's own members: `self`, `this`.
    #[serde(default)]
    pub self_names: Vec<String>,
    /// Receivers that mean the base type's members: `super`.
    #[serde(default)]
    pub super_names: Vec<String>,
    /// `super` goes on in the order of all bases of the object's type, to siblings too (Python, Scala).
    #[serde(default)]
    pub linear_super: bool,
    /// Method names that construct: calling the type calls them. `<type>` stands
    /// for the type's own name.
    #[serde(default)]
    pub constructors: Vec<String>,
    /// A bare call inside a type may mean one of its methods.
    #[serde(default)]
    pub implicit_self: bool,
    /// Generic types whose members are their argument's: `Optional[T]`, `Arc<T>`.
    #[serde(default)]
    pub transparent_types: Vec<String>,
    /// Generic types that hold one of their argument or none: `Option<T>`, `Optional<T>`.
    #[serde(default)]
    pub optional_types: Vec<String>,
    /// Members of those that give what they hold: `unwrap`.
    #[serde(default)]
    pub optional_members: Vec<String>,
    /// Generic types that hold many of their argument: `list[T]`, `Vec<T>`.
    #[serde(default)]
    pub collection_types: Vec<String>,
    /// Members of those that give as many: `iter`.
    #[serde(default)]
    pub collection_members: Vec<String>,
    /// Members of those that give one: `first`.
    #[serde(default)]
    pub element_members: Vec<String>,
    /// A module's functions are methods, and types take them in (Ruby).
    #[serde(default)]
    pub mixin_modules: bool,
    /// Assigning is what defines a variable: only the first assignment to a name
    /// in a file is its definition.
    #[serde(default)]
    pub assignment_defines: bool,
    /// Names of the language's own library that are called bare. They are
    /// external unless the file itself defines or imports them. Parted by white space:
    /// one string is read much faster than a list, and every run reads it.
    #[serde(default)]
    pub builtins: String,
    /// Callables of one name may differ in the types of their parameters.
    #[serde(default)]
    pub overloads: bool,
    /// A local is visible from the end of what declares it on: `let x = x.next();`.
    #[serde(default)]
    pub sequential_locals: bool,
    /// A bare name may be a call without arguments: what it gives is not the name's own (Ruby).
    #[serde(default)]
    pub bare_calls: bool,
    /// A type fits an interface by having its methods, without naming it (Go, TypeScript).
    #[serde(default)]
    pub structural: bool,
    /// Bases whose heirs are interfaces of that kind (Python's `Protocol`).
    #[serde(default)]
    pub structural_bases: Vec<String>,
    /// Calls are bound at run time through an interface only: no type hides a member of
    /// another that it takes in (Go, Rust).
    #[serde(default)]
    pub interfaces_dispatch: bool,
    /// Words one of which stands in the head of a class's method that an heir's may run in place
    /// of; any method is one where there are none.
    #[serde(default)]
    pub virtual_words: Vec<String>,
    /// A type may be defined in several parts, each in its file: C#'s `partial`, Ruby's reopened
    /// classes, Swift's extensions.
    #[serde(default)]
    pub open_types: bool,
    /// A member of one type may belong to another that is not written here: C#'s extension
    /// methods, Scala's implicit classes.
    #[serde(default)]
    pub foreign_members: bool,
    /// Members of the library's own types whose names alone say nothing of the receiver,
    /// beside those that are common in every language. Parted by white space.
    #[serde(default)]
    pub library_members: String,
    /// Names of methods that the language or its library calls without naming them, `*` for
    /// anything: `__*__`, `toString`. Parted by white space.
    #[serde(default)]
    pub implicit_members: String,
    /// What a mark on a definition begins with: `@` of `@app.route("/")`.
    #[serde(default)]
    pub mark: Option<String>,
    /// Last segments of marks that hand the definition to nobody: `staticmethod`. Parted by
    /// white space.
    #[serde(default)]
    pub plain_marks: String,
    /// `$` is a letter of names (JavaScript), not a mark before them (PHP).
    #[serde(default)]
    pub dollar_names: bool,
    /// A leading text that makes a name private: `_`.
    #[serde(default)]
    pub private_prefix: Option<String>,
    /// The grammar misses the end of a member before a `}` on its line: a file it
    /// cannot read is read again with the space there taken for a `;`.
    #[serde(default)]
    pub brace_wants_separator: bool,
    /// Names that begin with a capital are public, all others internal (Go).
    #[serde(default)]
    pub capitals_export: bool,
    /// What a definition without a `@visibility` is, where the language does not mean public.
    #[serde(default)]
    pub unmarked: Unmarked,
    /// Globs of test files, relative to the root.
    #[serde(default)]
    pub tests: Vec<String>,
}

impl Descriptor {
    /// Whether a type may fit an interface without naming it.
    pub fn fits_structurally(&self) -> bool {
        self.structural || !self.structural_bases.is_empty()
    }
}

/// Visibility of definitions that carry no modifier. Members of an interface,
/// members of an enumeration and what is local to a callable are public all the same.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unmarked {
    /// At the top of a file, module or namespace.
    #[serde(default)]
    pub top: Visibility,
    /// Directly in a type.
    #[serde(default)]
    pub member: Visibility,
}

/// How the text of an import statement is turned into files: a closed set, one
/// file each under `resolve/style/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImportStyle {
    /// The language has none, or they are not followed.
    #[default]
    None,
    /// `import a.b.c`, `from ..x import y`: dots are folders (Python).
    DottedModule,
    /// `import x from './a/b'`: a path, extensions left out (JavaScript, TypeScript).
    RelativePath,
    /// `use crate::a::b`, `mod a;` (Rust).
    CratePath,
    /// `import "example.org/m/pkg"`: a folder is a package (Go).
    PackageDir,
    /// `import a.b.C`: a package and a type in it (Java, Kotlin, Scala, C#).
    PackageType,
    /// `use A\B\C` (PHP).
    NamespaceType,
    /// `#include "a/b.h"` (C, C++).
    Include,
    /// `require 'a/b'`, `source a.sh`, `require("a.b")` (Ruby, Bash, Lua).
    Require,
}

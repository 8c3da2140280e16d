//! What other files can see of a file: its definitions, imports and package.

use fxhash::FxHashSet;
use serde::{Deserialize, Serialize};

use crate::language::{ImportStyle, Language, by_name};
use std::sync::Arc;

use crate::model::{Arity, BlobFacts, Import, RepoPath, Role, Symbol, SymbolKind, Target, Visibility};

/// One file of a view as others see it. Nothing here moves when only bodies change.
#[derive(Clone)]
pub struct Outline {
    /// Where it stands in the view.
    pub path: RepoPath,
    /// Its language.
    pub language: &'static Language,
    /// Whether the path is a test file's, by its language's globs.
    pub is_test: bool,
    /// Its definitions, by ordinal.
    pub defs: Vec<Def>,
    /// Its imports and exports.
    pub imports: Vec<Import>,
    /// The package it says it belongs to.
    pub package: Option<String>,
    /// Base types named in it.
    pub inherits: Vec<Inherit>,
    /// Ordinals by name, then in order.
    by_name: Box<[u32]>,
    /// JavaScript: qualified names of what has methods.
    owners: FxHashSet<Box<str>>,
}

/// A definition as others see it: a [`Symbol`] without places and texts.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Def {
    pub name: Box<str>,
    pub qualified: Box<str>,
    pub kind: SymbolKind,
    pub parent: Option<u32>,
    pub key: u64,
    pub arity: Option<Arity>,
    pub visibility: Visibility,
    pub is_test: bool,
    pub is_declaration: bool,
    pub parameters: Option<Box<str>>,
    pub type_name: Option<Box<str>>,
    pub value: Option<Box<str>>,
}

/// A definition in a file.
#[derive(Clone)]
pub struct Found {
    /// Where.
    pub outline: Arc<Outline>,
    /// Which.
    pub ordinal: u32,
}

impl Found {
    pub(super) fn def(&self) -> &Def {
        self.outline.def(self.ordinal)
    }

    pub(super) fn target(&self) -> Target {
        Target {
            path: self.outline.path.clone(),
            key: self.def().key,
        }
    }

    /// Whether it stands in that file; one view has one outline for each path.
    pub(super) fn is_in(&self, outline: &Arc<Outline>) -> bool {
        Arc::ptr_eq(&self.outline, outline)
    }

    pub(super) fn same(&self, other: &Found) -> bool {
        self.ordinal == other.ordinal && self.outline.path == other.outline.path
    }
}

/// `class A(B)`: type, base. The type is an ordinal, or a name where it is
/// defined elsewhere (`impl Trait for Type`).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Inherit {
    pub ordinal: Option<u32>,
    pub type_name: Option<Box<str>>,
    pub base: Box<str>,
    pub receiver: Option<Box<str>>,
}

impl From<&Symbol> for Def {
    fn from(symbol: &Symbol) -> Def {
        Def {
            name: symbol.name.as_str().into(),
            qualified: symbol.qualified.as_str().into(),
            kind: symbol.kind,
            parent: symbol.parent,
            key: symbol.key,
            arity: symbol.arity,
            visibility: symbol.visibility,
            is_test: symbol.is_test,
            is_declaration: symbol.is_declaration,
            parameters: symbol.parameters.as_deref().map(Into::into),
            type_name: symbol.type_name.as_deref().map(Into::into),
            value: symbol.value.as_deref().map(Into::into),
        }
    }
}

/// The base types a content names.
pub fn inherits(facts: &BlobFacts) -> Vec<Inherit> {
    let language = facts.language.as_deref().and_then(by_name);
    facts
        .references
        .iter()
        .filter(|r| r.role == Role::Inherit)
        .map(|r| {
            let enclosing = r
                .enclosing
                .filter(|o| holds_members(facts.symbols[*o as usize].kind, language));
            // Outside a type, the receiver names the inheriting type.
            let (type_name, receiver) = match enclosing {
                Some(_) => (None, r.receiver.as_deref()),
                None => (r.receiver.as_deref(), None),
            };
            let bare = |t: &str| -> Box<str> { t.split(['<', '[', '(']).next().unwrap_or(t).trim().into() };
            Inherit {
                ordinal: enclosing,
                type_name: type_name.map(bare),
                base: r.name.as_str().into(),
                receiver: receiver.map(Into::into),
            }
        })
        .collect()
}

/// Whether members live in a definition of that kind: in a type, or where the
/// language mixes modules into types, in a module.
fn holds_members(kind: SymbolKind, language: Option<&Language>) -> bool {
    kind.is_type() || kind == SymbolKind::Module && language.is_some_and(|l| l.descriptor.mixin_modules)
}

impl Outline {
    /// The outline of a content at a path; `None` where the content is not in the graph.
    pub fn new(
        path: RepoPath,
        language: &str,
        defs: Vec<Def>,
        imports: Vec<Import>,
        package: Option<String>,
        inherits: Vec<Inherit>,
    ) -> Option<Outline> {
        let language = by_name(language)?;
        let mut by_name: Box<[u32]> = (0..defs.len() as u32).collect();
        by_name.sort_by_key(|o| &defs[*o as usize].name);
        let mut owners = FxHashSet::default();
        if language.descriptor.import_style == ImportStyle::RelativePath {
            let methods = defs.iter().filter(|def| def.kind == SymbolKind::Method);
            let named = methods.filter_map(|def| def.qualified.rsplit_once('.'));
            owners.extend(named.map(|(owner, _)| Box::from(owner)));
        }
        let is_test = language.is_test_path(path.as_ref());
        Some(Outline {
            path,
            language,
            is_test,
            defs,
            imports,
            package,
            inherits,
            by_name,
            owners,
        })
    }

    /// Straight from facts.
    pub fn of(path: RepoPath, facts: &BlobFacts) -> Option<Outline> {
        if facts.skip.is_some() {
            return None;
        }
        Outline::new(
            path,
            facts.language.as_deref()?,
            facts.symbols.iter().map(Def::from).collect(),
            facts.imports.clone(),
            facts.package.clone(),
            inherits(facts),
        )
    }

    /// The language family.
    pub fn family(&self) -> &'static str {
        &self.language.descriptor.family
    }

    /// Ordinals of that name, in order.
    pub fn named(&self, name: &str) -> &[u32] {
        let from = self.by_name.partition_point(|o| &*self.def(*o).name < name);
        let len = self.by_name[from..].partition_point(|o| &*self.def(*o).name == name);
        &self.by_name[from..from + len]
    }

    /// Whether the definition is a type, or a JavaScript function or object that is given
    /// methods (`F.prototype.f = …`, `app.f = …`).
    pub fn is_like_a_type(&self, ordinal: u32) -> bool {
        let def = self.def(ordinal);
        let is_value = matches!(
            def.kind,
            SymbolKind::Function | SymbolKind::Variable | SymbolKind::Constant
        );
        self.is_type(ordinal) || is_value && self.owners.contains(&def.qualified) && self.is_top_level(ordinal)
    }

    /// The definition with that ordinal.
    pub fn def(&self, ordinal: u32) -> &Def {
        &self.defs[ordinal as usize]
    }

    /// Whether a call in the language can mean a definition of that kind.
    pub fn calls(&self, kind: SymbolKind) -> bool {
        let descriptor = &self.language.descriptor;
        match kind {
            SymbolKind::Field | SymbolKind::Property => !descriptor.methods_apart,
            SymbolKind::EnumMember => descriptor.calls_variants,
            _ => true,
        }
    }

    /// Whether the definition is a type, or a module that is used like one.
    pub fn is_type(&self, ordinal: u32) -> bool {
        holds_members(self.def(ordinal).kind, Some(self.language))
    }

    /// Whether the definition stands at the file's top, or in modules and
    /// namespaces only.
    pub fn is_top_level(&self, ordinal: u32) -> bool {
        let mut at = self.def(ordinal).parent;
        while let Some(parent) = at {
            let def = self.def(parent);
            if !matches!(
                def.kind,
                SymbolKind::Module | SymbolKind::Namespace | SymbolKind::Package
            ) {
                return false;
            }
            at = def.parent;
        }
        // `impl` blocks and owners qualify without being a parent.
        let def = self.def(ordinal);
        let is_attribute = def.kind == SymbolKind::Property && def.parent.is_some();
        !is_attribute
            && def.kind != SymbolKind::Method
            && def.kind != SymbolKind::Constructor
            && def.kind != SymbolKind::EnumMember
    }

    /// Whether the definition is in test code.
    pub fn is_test_def(&self, ordinal: u32) -> bool {
        self.is_test || self.def(ordinal).is_test
    }
}

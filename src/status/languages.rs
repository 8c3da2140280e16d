//! The languages that can be read, and what is known of each.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::engine::{Session, ViewInfo};
use crate::error::Result;
use crate::language::{self, ImportStyle, Language};

/// Every language, those of the view first.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Languages {
    /// The state of the repository.
    pub view: ViewInfo,
    /// Most files first, then by name.
    pub languages: Vec<LanguageLine>,
}

/// One language.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct LanguageLine {
    /// As accepted by `--lang`.
    pub name: String,
    /// Accepted likewise.
    pub aliases: Vec<String>,
    /// Without the dot.
    pub extensions: Vec<String>,
    /// Definitions are known.
    pub symbols: bool,
    /// Calls are known.
    pub calls: bool,
    /// Imports are known.
    pub imports: bool,
    /// How an import is followed to files; `none` where it is not.
    pub resolution: String,
    /// Files of the view in the graph.
    pub files: u64,
}

/// Lists languages.
pub fn languages(session: &Session<'_>) -> Result<Languages> {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for row in session.store.files(session.view.id)? {
        let (Some(id), None) = (row.blob, row.skip) else {
            continue;
        };
        let blob = session.store.blob(id)?;
        if let (Some(language), None) = (blob.language, blob.skip) {
            *counts.entry(language).or_default() += 1;
        }
    }
    let mut languages: Vec<LanguageLine> = language::all()
        .iter()
        .map(|l| line(l, counts.get(l.name()).copied().unwrap_or(0)))
        .collect();
    languages.sort_by(|a, b| b.files.cmp(&a.files).then_with(|| a.name.cmp(&b.name)));
    Ok(Languages {
        view: session.info()?,
        languages,
    })
}

fn line(language: &Language, files: u64) -> LanguageLine {
    let captures = |file: &'static str, capture: &str| {
        // Comments in query files may name captures too.
        language
            .query(file)
            .lines()
            .any(|l| l.split(';').next().unwrap_or_default().contains(capture))
    };
    let descriptor = &language.descriptor;
    LanguageLine {
        name: descriptor.name.clone(),
        aliases: descriptor.aliases.clone(),
        extensions: descriptor.extensions.clone(),
        symbols: captures("symbols.scm", "@definition."),
        calls: captures("references.scm", "@reference.call"),
        imports: captures("imports.scm", "@import"),
        resolution: style(descriptor.import_style).to_owned(),
        files,
    }
}

fn style(style: ImportStyle) -> &'static str {
    match style {
        ImportStyle::None => "none",
        ImportStyle::DottedModule => "dotted-module",
        ImportStyle::RelativePath => "relative-path",
        ImportStyle::CratePath => "crate-path",
        ImportStyle::PackageDir => "package-dir",
        ImportStyle::PackageType => "package-type",
        ImportStyle::NamespaceType => "namespace-type",
        ImportStyle::Include => "include",
        ImportStyle::Require => "require",
    }
}

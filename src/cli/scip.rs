//! `treering export scip`: the view in the SCIP format (<https://github.com/scip-code/scip>),
//! for tools that read compilers' indexes.

use std::collections::HashMap;
use std::io::Write;

use bstr::ByteSlice;
use protobuf::Message;
use scip::symbol::format_symbol;
use scip::types::{
    Descriptor, Document, Index, Metadata, Occurrence, Package, PositionEncoding, Signature, SymbolInformation,
    SymbolRole, TextEncoding, ToolInfo, descriptor::Suffix, symbol_information::Kind,
};

use super::write_error;
use crate::engine::{Located, Session};
use crate::error::Result;
use crate::model::{FILE_KEY, RepoPath, SymbolKind};
use crate::store::FileRow;

/// Writes the whole index; whether there was anything to write.
pub(super) fn write(session: &Session<'_>, out: &mut impl Write) -> Result<bool> {
    let mut symbols: HashMap<(RepoPath, u64), String> = HashMap::new();
    let mut documents = Vec::new();
    let files = session.store.files(session.view.id)?;
    let mut located = Vec::with_capacity(files.len());
    for file in &files {
        let all = session.symbols_of(file)?;
        for one in &all {
            symbols.insert((file.path.clone(), one.symbol().key), symbol_name(one));
        }
        located.push(all);
    }
    for (file, all) in files.iter().zip(&located) {
        // Columns are counted in the content; a file whose content is gone has none.
        let Some(content) = session.content(file) else {
            continue;
        };
        documents.extend(document(session, file, all, &content, &symbols)?);
    }
    let any = !documents.is_empty();
    let index = Index {
        metadata: Some(Metadata {
            tool_info: Some(ToolInfo {
                name: "treering".into(),
                version: env!("CARGO_PKG_VERSION").into(),
                ..ToolInfo::default()
            })
            .into(),
            project_root: format!("file://{}", session.engine.repository.root().display()),
            text_document_encoding: TextEncoding::UTF8.into(),
            ..Metadata::default()
        })
        .into(),
        documents,
        ..Index::default()
    };
    index.write_to_writer(out).map_err(|e| write_error(e.into()))?;
    Ok(any)
}

/// One file: its definitions, and every use that was resolved to one definition.
fn document(
    session: &Session<'_>,
    file: &FileRow,
    all: &[Located],
    content: &[u8],
    symbols: &HashMap<(RepoPath, u64), String>,
) -> Result<Option<Document>> {
    let (Some(blob), false) = (file.blob, all.is_empty() && file.edges.is_none()) else {
        return Ok(None);
    };
    let mut occurrences = Vec::new();
    let mut informations = Vec::new();
    for one in all {
        let symbol = one.symbol();
        let name = &symbols[&(file.path.clone(), symbol.key)];
        let (start, end) = (symbol.name_span.start, symbol.name_span.end);
        let Some(range) = range(content, symbol.name_span.start_line, start, end) else {
            continue;
        };
        occurrences.push(Occurrence {
            range,
            symbol: name.clone(),
            symbol_roles: SymbolRole::Definition as i32 | if one.is_test { SymbolRole::Test as i32 } else { 0 },
            ..Occurrence::default()
        });
        informations.push(SymbolInformation {
            symbol: name.clone(),
            display_name: symbol.name.clone(),
            kind: kind(symbol.kind).into(),
            signature_documentation: Some(Signature {
                text: symbol.signature.clone(),
                ..Signature::default()
            })
            .into(),
            ..SymbolInformation::default()
        });
    }
    if let Some(edges) = file.edges {
        let resolution = session.resolution(blob, edges)?;
        for (reference, resolved) in resolution.references.iter().zip(&resolution.resolved.references) {
            let [target] = &resolved.targets[..] else { continue };
            let Some(name) = symbols
                .get(&(target.path.clone(), target.key))
                .filter(|_| target.key != FILE_KEY)
            else {
                continue;
            };
            let end = reference.start + reference.name.len() as u32;
            // A name that is written in quotes or with a sigil stands elsewhere in the text.
            let is_there = content.get(reference.start as usize..end as usize) == Some(reference.name.as_bytes());
            let Some(range) = range(content, reference.line, reference.start, end).filter(|_| is_there) else {
                continue;
            };
            occurrences.push(Occurrence {
                range,
                symbol: name.clone(),
                ..Occurrence::default()
            });
        }
    }
    Ok(Some(Document {
        relative_path: file.path.to_string(),
        language: session.store.blob(blob)?.language.unwrap_or_default(),
        position_encoding: PositionEncoding::UTF8CodeUnitOffsetFromLineStart.into(),
        occurrences,
        symbols: informations,
        ..Document::default()
    }))
}

/// `[line, first column, column after the last]`, from 0, in bytes; `None` across lines.
fn range(content: &[u8], line: u32, start: u32, end: u32) -> Option<Vec<i32>> {
    let before = content.get(..start as usize)?;
    let line_start = before.rfind_byte(b'\n').map_or(0, |newline| newline + 1);
    let text = content.get(start as usize..end as usize)?;
    (!text.contains(&b'\n')).then(|| {
        let column = start as i32 - line_start as i32;
        vec![line as i32 - 1, column, column + text.len() as i32]
    })
}

/// The file as a namespace, then the containers, then the name; namesakes are numbered.
fn symbol_name(located: &Located) -> String {
    let symbol = located.symbol();
    let descriptor = |name: &str, suffix: Suffix, nth: usize| Descriptor {
        name: name.to_owned(),
        disambiguator: if nth == 0 { String::new() } else { format!("+{nth}") },
        suffix: suffix.into(),
        ..Descriptor::default()
    };
    let mut descriptors = vec![descriptor(&located.row.path.to_string(), Suffix::Namespace, 0)];
    let containers = symbol.qualified.strip_suffix(symbol.name.as_str()).unwrap_or_default();
    for container in containers.split('.').filter(|name| !name.is_empty()) {
        descriptors.push(descriptor(container, Suffix::Type, 0));
    }
    let all = &located.outline.0.symbols;
    let namesakes = all.iter().filter(|s| s.qualified == symbol.qualified);
    let nth = namesakes.take_while(|s| s.key != symbol.key).count();
    let suffix = suffix(symbol.kind);
    // Only methods have a place for the number.
    descriptors.push(match suffix {
        Suffix::Method => descriptor(&symbol.name, suffix, nth),
        _ if nth > 0 => descriptor(&format!("{}+{nth}", symbol.name), suffix, 0),
        _ => descriptor(&symbol.name, suffix, 0),
    });
    format_symbol(scip::types::Symbol {
        scheme: "treering".into(),
        package: Some(Package::default()).into(),
        descriptors,
        ..scip::types::Symbol::default()
    })
}

fn suffix(kind: SymbolKind) -> Suffix {
    match kind {
        SymbolKind::Module | SymbolKind::Namespace | SymbolKind::Package => Suffix::Namespace,
        SymbolKind::Class
        | SymbolKind::Struct
        | SymbolKind::Interface
        | SymbolKind::Enum
        | SymbolKind::TypeAlias
        | SymbolKind::TypeParameter => Suffix::Type,
        SymbolKind::Function | SymbolKind::Method | SymbolKind::Constructor => Suffix::Method,
        SymbolKind::Macro => Suffix::Macro,
        SymbolKind::Key | SymbolKind::Section => Suffix::Meta,
        SymbolKind::EnumMember
        | SymbolKind::Property
        | SymbolKind::Field
        | SymbolKind::Variable
        | SymbolKind::Constant => Suffix::Term,
    }
}

fn kind(kind: SymbolKind) -> Kind {
    match kind {
        SymbolKind::Module => Kind::Module,
        SymbolKind::Namespace => Kind::Namespace,
        SymbolKind::Package => Kind::Package,
        SymbolKind::Class => Kind::Class,
        SymbolKind::Struct => Kind::Struct,
        SymbolKind::Interface => Kind::Interface,
        SymbolKind::Enum => Kind::Enum,
        SymbolKind::EnumMember => Kind::EnumMember,
        SymbolKind::Function => Kind::Function,
        SymbolKind::Method => Kind::Method,
        SymbolKind::Constructor => Kind::Constructor,
        SymbolKind::Property => Kind::Property,
        SymbolKind::Field => Kind::Field,
        SymbolKind::Variable => Kind::Variable,
        SymbolKind::Constant => Kind::Constant,
        SymbolKind::TypeParameter => Kind::TypeParameter,
        SymbolKind::TypeAlias => Kind::TypeAlias,
        SymbolKind::Macro => Kind::Macro,
        SymbolKind::Key => Kind::Key,
        SymbolKind::Section => Kind::UnspecifiedKind,
    }
}

//! Everything an index says of a view, in words that do not depend on row ids.

use std::collections::BTreeMap;
use std::sync::Arc;

use bstr::{BString, ByteSlice};
use treering::engine::Engine;
use treering::model::BlobFacts;
use treering::resolve::{FileFacts, Key, MemoryWorld, Outline, is_open, resolve};
use treering::store::{FileRow, Index, Store};

use super::layers::layer_of;

/// Lines that say all of a view, in an order of their own.
pub(crate) fn dump(engine: &Engine, view: &str) -> Vec<String> {
    let store = engine.reader().expect("the index opens").expect("there is an index");
    let view = store.view(view).expect("views can be read").expect("the view is there");
    let mut lines = vec![format!(
        "view commit={:?} branch={:?} modified={} untracked={}",
        view.commit, view.branch, view.modified, view.untracked
    )];
    let files = store.files(view.id).expect("files can be read");
    for row in &files {
        file(&store, row, &mut lines);
        postings(&store, view.id, row, &mut lines);
    }
    lookups(&store, &files, view.id, &mut lines);
    lines
}

fn file(store: &Store, row: &FileRow, lines: &mut Vec<String>) {
    let path = &row.path;
    lines.push(format!("{path}: {:?} {:?} {:?}", row.oid, row.state, row.skip));
    let Some(blob) = row.blob else { return };
    let kept = store.blob(blob).expect("a file's blob is kept");
    let counts = (kept.lines, kept.problems, kept.symbol_count);
    lines.push(format!(
        "{path}: read as {:?} {:?} {counts:?}",
        kept.language, kept.skip
    ));
    let (facts, inherits) = store.outline(blob).expect("the outline is kept");
    lines.extend(facts.symbols.iter().map(|symbol| format!("{path}: {symbol:?}")));
    lines.extend(facts.imports.iter().map(|import| format!("{path}: {import:?}")));
    lines.extend(inherits.iter().map(|inherit| format!("{path}: {inherit:?}")));
    lines.push(format!(
        "{path}: {:?} {:?} {:?}",
        facts.package, facts.manifest, facts.problems
    ));
    let (references, bindings) = store.detail(blob).expect("the detail is kept");
    lines.extend(bindings.iter().map(|binding| format!("{path}: {binding:?}")));
    let Some(edges) = row.edges else {
        lines.push(format!("{path}: no edges"));
        return;
    };
    let resolved = store.resolved(edges).expect("the resolution is kept");
    assert_eq!(
        references.len(),
        resolved.references.len(),
        "{path}: one resolution for each reference"
    );
    for (reference, meaning) in references.iter().zip(&resolved.references) {
        lines.push(format!("{path}: {reference:?} means {meaning:?}"));
    }
    lines.extend(
        resolved
            .imports
            .iter()
            .map(|meaning| format!("{path}: import means {meaning:?}")),
    );
    lines.push(format!("{path}: reads {:?}", resolved.reads));
}

/// By every key that the resolution has, the file itself is found.
fn postings(store: &Store, view: i64, row: &FileRow, lines: &mut Vec<String>) {
    let Some(edges) = row.edges else { return };
    for key in store.resolved(edges).expect("the resolution is kept").keys() {
        let found = store.postings(view, key).expect("postings can be read");
        let sites: Vec<u32> = found
            .iter()
            .filter(|p| p.path_id == row.path_id)
            .map(|p| p.sites)
            .collect();
        lines.push(format!("{}: posted under {key:x} with {sites:?}", row.path));
    }
}

/// What the three text indexes find in the view.
fn lookups(store: &Store, files: &[FileRow], view: i64, lines: &mut Vec<String>) {
    let places = |symbol: i64| -> Vec<(BString, Option<u32>)> {
        let at = store.symbol_at(symbol).expect("a hit is a symbol");
        let rows = store.files_of_blob(view, at.blob.id).expect("files can be read");
        rows.into_iter().map(|row| (row.path, at.ordinal)).collect()
    };
    for term in ["alpha", "node", "draw", "unusual", "about"] {
        for index in [Index::Names, Index::Docs] {
            let mut found = Vec::new();
            store
                .sized_term_rows(index, term, &mut |symbol, words| {
                    found.extend(places(symbol).into_iter().map(|place| (place, words)));
                })
                .expect("a query");
            found.sort();
            lines.push(format!("{index:?} {term}: {found:?}"));
        }
        let trigrams: Vec<String> = (0..term.len() - 2)
            .map(|at| format!("\"{}\"", &term[at..at + 3]))
            .collect();
        let blobs = store.contents_matching(&trigrams.join(" AND ")).expect("a query");
        let found: Vec<&BString> = files
            .iter()
            .filter(|f| f.blob.is_some_and(|b| blobs.contains(&b)))
            .map(|f| &f.path)
            .collect();
        lines.push(format!("content {term}: {found:?}"));
    }
    for name in ["alpha", "Alpha", "Node", "visit"] {
        let mut found: Vec<_> = store
            .symbols_named(name)
            .expect("a name")
            .iter()
            .flat_map(|(written, id)| places(*id).into_iter().map(move |p| (written.clone(), p)))
            .collect();
        found.sort();
        lines.push(format!("named {name}: {found:?}"));
    }
}

/// Resolves every file of a view in a world held in memory, made from the kept facts
/// alone, and compares with what is kept. Differences come back.
pub(crate) fn against_memory(engine: &Engine, view: &str) -> Vec<String> {
    let store = engine.reader().expect("the index opens").expect("there is an index");
    let view = store.view(view).expect("views can be read").expect("the view is there");
    let files = store.files(view.id).expect("files can be read");
    let mut outlines: BTreeMap<&BString, Arc<Outline>> = BTreeMap::new();
    let mut manifests = Vec::new();
    for row in files.iter().filter(|row| row.skip.is_none()) {
        let Some(blob) = row.blob else { continue };
        let kept = store.blob(blob).expect("a file's blob is kept");
        let (facts, inherits) = store.outline(blob).expect("the outline is kept");
        manifests.extend(facts.manifest.clone().map(|manifest| (row.path.clone(), manifest)));
        if let (Some(language), None) = (&kept.language, &kept.skip) {
            let BlobFacts {
                symbols,
                imports,
                package,
                ..
            } = facts;
            let defs = symbols.iter().map(Into::into).collect();
            outlines.extend(
                Outline::new(row.path.clone(), language, defs, imports, package, inherits)
                    .map(|o| (&row.path, Arc::new(o))),
            );
        }
    }
    let mut world = MemoryWorld::new(outlines.values().cloned().collect(), manifests);
    for row in &files {
        if let (Some(layer), Some(blob)) = (layer_of(&store, row), row.blob) {
            let facts = store.outline(blob).expect("the outline is kept").0;
            world.add_layer(row.path.as_ref(), &layer.defined_among(&facts.symbols));
        }
    }
    let mut wrong = Vec::new();
    for row in &files {
        let (Some(outline), Some(blob)) = (outlines.get(&row.path), row.blob) else {
            if row.edges.is_some() {
                wrong.push(format!("{}: has edges, and is not in the graph", row.path));
            }
            continue;
        };
        let Some(edges) = row.edges else {
            wrong.push(format!("{}: is in the graph, and has no edges", row.path));
            continue;
        };
        let (references, bindings) = store.detail(blob).expect("the detail is kept");
        let layer = layer_of(&store, row);
        let wanted = resolve(
            &world,
            &FileFacts {
                outline: outline.clone(),
                references: &references,
                bindings: &bindings,
                layer: layer.as_ref(),
            },
        );
        let kept = store.resolved(edges).expect("the resolution is kept");
        for ((reference, kept), wanted) in references.iter().zip(&kept.references).zip(&wanted.references) {
            if kept != wanted {
                wrong.push(format!(
                    "{}: {reference:?}\n    kept   {kept:?}\n    wanted {wanted:?}",
                    row.path
                ));
            }
        }
        if kept.imports != wanted.imports {
            wrong.push(format!(
                "{}: imports\n    kept   {:?}\n    wanted {:?}",
                row.path, kept.imports, wanted.imports
            ));
        }
        if kept.reads != wanted.reads {
            wrong.push(format!(
                "{}: reads\n    kept   {:?}\n    wanted {:?}",
                row.path, kept.reads, wanted.reads
            ));
        }
        for (reference, meaning) in references.iter().zip(&kept.references) {
            let key = Key::Name(outline.family(), &reference.name).hash();
            let open = reference.role == treering::model::Role::Call && is_open(meaning);
            let found = || store.postings(view.id, key).expect("postings can be read");
            if open && !found().iter().any(|p| p.path_id == row.path_id && p.sites > 0) {
                wrong.push(format!(
                    "{}: the open site of {} is not posted",
                    row.path,
                    reference.name.as_bytes().as_bstr()
                ));
            }
        }
    }
    wrong
}

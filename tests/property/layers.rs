//! Compilers' indexes that say anything at all: what they say is laid over the view, and the
//! view must still be one that was built from nothing.

use std::path::Path;

use bstr::ByteSlice;
use protobuf::Message;
use scip::types::{Document, Index, Metadata, Occurrence, PositionEncoding, SymbolRole, ToolInfo};
use treering::engine::Engine;
use treering::model::Span;
use treering::store::{FileRow, Store};

/// Numbers that a seed leads to.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        // Knuth's MMIX.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// An index of some of the files of a view: every definition, some of them under one
/// symbol, and each use as one of anything.
pub(crate) fn invent(engine: &Engine, view: &str, seed: u64) -> Vec<u8> {
    let store = engine.reader().expect("the index opens").expect("there is an index");
    let view = store.view(view).expect("views can be read").expect("the view is there");
    let mut dice = Dice(seed);
    let files = store.files(view.id).expect("files can be read");
    let files: Vec<&FileRow> = files.iter().filter(|row| row.edges.is_some()).collect();
    let symbol = |row: &FileRow, key: u64| format!("test . ours . `{}:{key}`.", row.path);
    let mut all: Vec<String> = vec!["test . theirs . outside.".into(), "test . ours . nowhere.".into()];
    for row in &files {
        let facts = store
            .outline(row.blob.expect("it has edges"))
            .expect("the outline is kept")
            .0;
        all.extend(facts.symbols.iter().map(|s| symbol(row, s.key)));
    }
    let mut documents = Vec::new();
    for row in files {
        let spared = dice.below(3) == 0;
        let Some(text) = content(engine, row).filter(|_| !spared) else {
            continue;
        };
        let mut occurrences = Vec::new();
        for one in &store
            .outline(row.blob.expect("it has edges"))
            .expect("the outline is kept")
            .0
            .symbols
        {
            let mut named = symbol(row, one.key);
            if dice.below(6) == 0 {
                named.clone_from(&all[dice.below(all.len())]);
            }
            occurrences.extend(occurrence(&text, one.name_span, named, SymbolRole::Definition as i32));
        }
        let (references, _) = store
            .detail(row.blob.expect("it has edges"))
            .expect("the detail is kept");
        for one in references {
            let span = Span {
                start: one.start,
                end: one.start + one.name.len() as u32,
                ..Span::default()
            };
            for _ in 0..[0, 1, 1, 2][dice.below(4)] {
                let named = all[dice.below(all.len())].clone();
                occurrences.extend(occurrence(&text, span, named, 0));
            }
        }
        documents.push(Document {
            relative_path: row.path.to_string(),
            position_encoding: PositionEncoding::UTF8CodeUnitOffsetFromLineStart.into(),
            occurrences,
            text,
            ..Document::default()
        });
    }
    let index = Index {
        metadata: Some(Metadata {
            tool_info: Some(ToolInfo {
                name: "dice".into(),
                ..ToolInfo::default()
            })
            .into(),
            ..Metadata::default()
        })
        .into(),
        documents,
        ..Index::default()
    };
    index.write_to_bytes().expect("a message")
}

fn content(engine: &Engine, row: &FileRow) -> Option<String> {
    let (_, bytes) = engine.repository.reader().read(row.path.as_ref(), &row.oid?).ok()?;
    String::from_utf8(bytes).ok()
}

fn occurrence(text: &str, at: Span, symbol: String, symbol_roles: i32) -> Option<Occurrence> {
    let before = text.get(..at.start as usize)?.as_bytes();
    let name = text.get(at.start as usize..at.end as usize)?;
    if name.contains('\n') {
        return None;
    }
    let line = before.iter().filter(|b| **b == b'\n').count() as i32;
    let column = (before.len() - before.rfind_byte(b'\n').map_or(0, |at| at + 1)) as i32;
    Some(Occurrence {
        range: vec![line, column, column + name.len() as i32],
        symbol,
        symbol_roles,
        ..Occurrence::default()
    })
}

/// Gives a new index the layers of another: a build does not bring them.
pub(crate) fn copy(from: &Engine, to: &Engine) {
    drop(to.writer().expect("an empty index"));
    let kept = from.folder.join("index.db");
    if !Path::new(&kept).exists() {
        return;
    }
    let database = rusqlite::Connection::open(to.folder.join("index.db")).expect("the database opens");
    database
        .execute("ATTACH ? AS kept", [kept.to_str().expect("a plain path")])
        .expect("it is there");
    database
        .execute_batch(
            "INSERT INTO layer SELECT * FROM kept.layer; INSERT INTO layer_definition SELECT * FROM kept.layer_definition;
             UPDATE layers SET digest = (SELECT digest FROM kept.layers);",
        )
        .expect("layers");
}

/// The layer of a file as it is.
pub(crate) fn layer_of(store: &Store, row: &FileRow) -> Option<treering::model::Layer> {
    let oid = row.oid.as_ref().filter(|_| row.skip.is_none())?;
    store.layer(row.path.as_ref(), oid).expect("layers can be read")
}

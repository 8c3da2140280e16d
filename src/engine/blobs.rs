//! The contents a view holds among all that are kept: the way from a symbol's id to its file.

use fxhash::FxHashMap;

use super::Session;
use crate::error::Result;

/// The contents of one view.
pub struct Blobs {
    /// By the ids of their symbols.
    sorted: Vec<ViewBlob>,
    /// Places in `sorted` by blob.
    by_id: FxHashMap<i64, usize>,
    /// Nothing else is kept.
    is_all: bool,
}

/// A content of a view.
#[derive(Debug, Clone, Copy)]
pub struct ViewBlob {
    /// Row id.
    pub id: i64,
    /// The id of the content itself among symbols; its symbols follow.
    pub first_symbol: i64,
    /// How many they are.
    pub symbols: u32,
    /// The first file with it, as its place in [`Session::files`].
    pub file: usize,
}

impl Blobs {
    /// The content that a symbol's id stands in, if the view has it.
    pub fn of_symbol(&self, symbol: i64) -> Option<&ViewBlob> {
        let after = self.sorted.partition_point(|blob| blob.first_symbol <= symbol);
        let blob = self.sorted.get(after.checked_sub(1)?)?;
        (symbol - blob.first_symbol <= i64::from(blob.symbols)).then_some(blob)
    }

    /// A content, if the view has it.
    pub fn get(&self, id: i64) -> Option<&ViewBlob> {
        self.by_id.get(&id).map(|at| &self.sorted[*at])
    }

    /// Whether a symbol's id is one of the view.
    pub fn has_symbol(&self, symbol: i64) -> bool {
        self.is_all || self.of_symbol(symbol).is_some()
    }

    /// Symbols of the view.
    pub fn symbols(&self) -> u64 {
        self.sorted.iter().map(|blob| u64::from(blob.symbols)).sum()
    }

    /// Where a symbol stands in the order of paths.
    pub fn place(&self, symbol: i64) -> Option<(usize, i64)> {
        let blob = self.of_symbol(symbol)?;
        Some((blob.file, symbol - blob.first_symbol))
    }
}

impl Session<'_> {
    pub(super) fn find_blobs(&self) -> Result<Blobs> {
        let mut first_file: FxHashMap<i64, usize> = FxHashMap::default();
        for (at, file) in self.files()?.iter().enumerate() {
            if let Some(blob) = file.row.blob {
                first_file.entry(blob).or_insert(at);
            }
        }
        let kept = self.store.symbol_ranges()?;
        let mut sorted: Vec<ViewBlob> = kept
            .iter()
            .filter_map(|(id, first_symbol, symbols)| {
                Some(ViewBlob {
                    id: *id,
                    first_symbol: *first_symbol,
                    symbols: *symbols,
                    file: *first_file.get(id)?,
                })
            })
            .collect();
        sorted.sort_by_key(|blob| blob.first_symbol);
        Ok(Blobs {
            by_id: sorted.iter().enumerate().map(|(at, blob)| (blob.id, at)).collect(),
            is_all: sorted.len() == kept.len(),
            sorted,
        })
    }
}

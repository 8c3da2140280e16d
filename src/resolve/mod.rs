//! Which definition does each reference mean? Pure: it looks at a [`World`] of
//! outlines, and every look is on record, so that a change elsewhere is known to
//! touch this file exactly when it touches something that was looked at.

mod affected;
mod common;
mod confidence;
mod imports;
mod layer;
mod linked;
mod locals;
mod members;
mod memory;
mod names;
mod outline;
mod overloads;
mod style;
mod types;
mod unknown;
mod values;
mod written;

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use bstr::{BStr, ByteSlice};
use fxhash::{FxHashMap, FxHashSet};

pub use affected::{changed_keys, presence_keys};
pub use confidence::confidence;
pub use memory::MemoryWorld;
pub(crate) use memory::ends_with_path;
pub use names::{is_open, is_out_of_sight, leaves_open, may_fit};
pub use outline::{Def, Found, Inherit, Outline, inherits};

use crate::model::{Binding, Layer, Manifest, Reason, Reference, RepoPath, Resolution};

/// What resolution may look at: the outlines of one view.
pub trait World {
    /// The outline of an indexed file.
    fn file(&self, path: &BStr) -> Option<Arc<Outline>>;
    /// Whether some indexed file lies under this folder.
    fn is_folder(&self, folder: &BStr) -> bool;
    /// Indexed files directly in a folder, sorted.
    fn folder(&self, folder: &BStr) -> Vec<RepoPath>;
    /// Indexed files whose path is `suffix` or ends in `/suffix`, sorted.
    fn ending(&self, suffix: &str) -> Vec<RepoPath>;
    /// Indexed files of a language family that say they belong to a package, sorted.
    fn package(&self, family: &str, package: &str) -> Vec<RepoPath>;
    /// Definitions of that name in a language family, by path and ordinal. Shared, for a name
    /// may have thousands.
    fn named(&self, family: &str, name: &str) -> Arc<[Found]>;
    /// Project manifests by path.
    fn manifests(&self) -> &[(RepoPath, Manifest)];
    /// Definitions that imported layers call by that symbol, in any order.
    fn said(&self, symbol: u64) -> Arc<[Found]>;
}

/// One file to resolve.
pub struct FileFacts<'a> {
    /// Its outline.
    pub outline: Arc<Outline>,
    /// Its references, in order.
    pub references: &'a [Reference],
    /// Its local bindings, in order of scope.
    pub bindings: &'a [Binding],
    /// What a compiler's index says of it, if one was imported.
    pub layer: Option<&'a Layer>,
}

/// What a file's references and imports mean in one view.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Resolved {
    /// One for each reference, in order.
    pub references: Vec<Resolution>,
    /// One for each import, in order.
    pub imports: Vec<Resolution>,
    /// Keys of everything looked at ([`Key`]), sorted.
    pub reads: Vec<u64>,
}

impl Resolved {
    /// Every key this resolution is posted under: looks, targets, and names left open.
    pub fn keys(&self) -> Vec<u64> {
        let mut keys = self.reads.clone();
        for resolution in self.references.iter().chain(&self.imports) {
            keys.extend(
                resolution
                    .targets
                    .iter()
                    .map(|t| Key::Target(t.path.as_ref(), t.key).hash()),
            );
        }
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}

/// Resolves one file.
pub fn resolve(world: &dyn World, file: &FileFacts<'_>) -> Resolved {
    let looks = Looks {
        world,
        reads: RefCell::default(),
        hops: Cell::new(0),
        bases: RefCell::default(),
        given: RefCell::default(),
        imports: RefCell::default(),
        crates: RefCell::default(),
        modules: RefCell::default(),
    };
    let mut resolved = names::Resolver::new(&looks, file).run();
    resolved.reads = looks.reads.into_inner().into_iter().collect();
    resolved.reads.sort_unstable();
    resolved
}

/// What a look depends on, as a 48-bit key. Two looks may share a key; that costs
/// work, never correctness.
#[derive(Debug, Clone, Copy)]
pub enum Key<'a> {
    /// The outline of the file at this path, or its absence.
    File(&'a BStr),
    /// Which files lie directly in this folder.
    Folder(&'a BStr),
    /// Whether anything lies under this folder.
    Tree(&'a BStr),
    /// Which files have this last path segment.
    Basename(&'a BStr),
    /// Which files say they belong to this package.
    Package(&'a str, &'a str),
    /// The definitions of this name in this family.
    Name(&'a str, &'a str),
    /// The project manifests.
    Manifests,
    /// What layers define that symbol.
    Said(u64),
    /// Not a look: this definition (path, symbol key) is the target of a site.
    Target(&'a BStr, u64),
}

impl Key<'_> {
    /// FNV-1a (Fowler, Noll, Vo), its upper 48 of 64 bits: what SQLite keeps in six bytes.
    /// Stable across builds, unlike a hasher of the standard library, because these keys
    /// are stored.
    pub fn hash(self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |bytes: &[u8]| {
            for byte in bytes {
                hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        match self {
            Key::File(path) => (add(b"f"), add(path)).1,
            Key::Folder(path) => (add(b"d"), add(path)).1,
            Key::Tree(path) => (add(b"t"), add(path)).1,
            Key::Basename(name) => (add(b"b"), add(name)).1,
            Key::Package(family, package) => (add(b"p"), add(family.as_bytes()), add(&[0]), add(package.as_bytes())).3,
            Key::Name(family, name) => (add(b"n"), add(family.as_bytes()), add(&[0]), add(name.as_bytes())).3,
            Key::Manifests => add(b"m"),
            Key::Said(symbol) => (add(b"s"), add(&symbol.to_le_bytes())).1,
            Key::Target(path, key) => (add(b">"), add(path), add(&[0]), add(&key.to_le_bytes())).3,
        }
        hash >> 16
    }
}

/// A world whose every look is recorded.
struct Looks<'w> {
    world: &'w dyn World,
    reads: RefCell<FxHashSet<u64>>,
    hops: Cell<usize>,
    /// Base types, by where the heir stands.
    bases: RefCell<FxHashMap<(RepoPath, u32), (Arc<[Found]>, bool)>>,
    /// What definitions without a declared type give.
    given: RefCell<FxHashMap<(RepoPath, u32), values::Value>>,
    /// What imports mean, by their file and number.
    imports: RefCell<FxHashMap<(RepoPath, usize), names::Meaning>>,
    /// Roots of crates, by the file that names one and the name.
    crates: RefCell<FxHashMap<(RepoPath, String), Option<Arc<Outline>>>>,
    /// Files of Rust modules, by the file that declares one, the inline module in it, and the name.
    modules: RefCell<FxHashMap<(RepoPath, Option<u32>, String), Option<Arc<Outline>>>>,
}

/// Types that lead to types.
const MAX_HOPS: usize = 6;

impl Looks<'_> {
    /// One step further from a type to the type it is written with: a value's type can
    /// lead back to the value (`a: a.b`), and then means nothing.
    fn within<T>(&self, nothing: T, step: impl FnOnce() -> T) -> T {
        if self.hops.get() >= MAX_HOPS {
            return nothing;
        }
        self.hops.set(self.hops.get() + 1);
        let found = step();
        self.hops.set(self.hops.get() - 1);
        found
    }

    fn deeper(&self, step: impl FnOnce() -> Option<names::Meaning>) -> Option<names::Meaning> {
        self.within(Some(names::Meaning::Missing(Reason::NoDefinition)), step)
    }

    fn read(&self, key: Key<'_>) {
        self.reads.borrow_mut().insert(key.hash());
    }

    fn file(&self, path: &BStr) -> Option<Arc<Outline>> {
        self.read(Key::File(path));
        self.world.file(path)
    }

    /// What an outline says beyond the definition that a look for its name returned is
    /// about to be used.
    fn read_outline(&self, outline: &Outline) {
        self.read(Key::File(outline.path.as_ref()));
    }

    fn is_folder(&self, folder: &BStr) -> bool {
        self.read(Key::Tree(folder));
        self.world.is_folder(folder)
    }

    fn folder(&self, folder: &BStr) -> Vec<RepoPath> {
        self.read(Key::Folder(folder));
        self.world.folder(folder)
    }

    fn ending(&self, suffix: &str) -> Vec<RepoPath> {
        let suffix = suffix.trim_start_matches("./").trim_start_matches('/');
        self.read(Key::Basename(basename(suffix.as_bytes().as_bstr())));
        self.world.ending(suffix)
    }

    fn package(&self, family: &str, package: &str) -> Vec<RepoPath> {
        self.read(Key::Package(family, package));
        self.world.package(family, package)
    }

    fn named(&self, family: &str, name: &str) -> Arc<[Found]> {
        self.read(Key::Name(family, name));
        self.world.named(family, name)
    }

    fn manifests(&self) -> &[(RepoPath, Manifest)] {
        self.read(Key::Manifests);
        self.world.manifests()
    }

    fn said(&self, symbol: u64) -> Arc<[Found]> {
        self.read(Key::Said(symbol));
        self.world.said(symbol)
    }
}

/// The last segment of a path.
pub(crate) fn basename(path: &BStr) -> &BStr {
    path.rfind_byte(b'/').map_or(path, |slash| path[slash + 1..].as_bstr())
}

/// The folder of a path; empty at the root.
pub(crate) fn parent(path: &BStr) -> &BStr {
    path.rfind_byte(b'/')
        .map_or(b"".as_bstr(), |slash| path[..slash].as_bstr())
}

//! C and C++: names that a linker binds, and headers that only declare.

use fxhash::FxHashSet;

use super::names::{Meaning, Resolver, fits, plain};
use super::outline::Found;
use crate::language::ImportStyle;
use crate::model::{Reason, Reference, RepoPath, Resolution, Role, Rule, SymbolKind, Visibility};

impl Resolver<'_, '_> {
    /// C and C++: a name means what the linker would bind it to, a definition outside
    /// any header's reach included. A header shows that it may be meant: then the rule
    /// is `import`.
    pub(super) fn linked(&mut self, reference: &Reference) -> Resolution {
        let all = self.looks.named(self.own.family(), &reference.name);
        if self.own.language.is_builtin(&reference.name) && all.is_empty() {
            return plain(Rule::External, None);
        }
        let mut found: Vec<Found> = Vec::new();
        let mut declared = false;
        for one in all.iter() {
            let (outline, def) = (&one.outline, one.def());
            let in_header = is_header(&outline.path);
            let reachable = def.visibility != Visibility::Private || in_header;
            let named = outline.is_top_level(one.ordinal) || def.kind == SymbolKind::EnumMember;
            if fits(def, reference.role) && named && reachable && !one.is_in(&self.own) {
                declared |= in_header && self.includes(&outline.path);
                found.push(one.clone());
            }
        }
        if found.is_empty() {
            return plain(Rule::Unresolved, Some(Reason::NoDefinition));
        }
        if declared && matches!(reference.role, Role::Type | Role::Inherit) {
            // No linker binds types: the one in a header that is included is meant.
            let mut seen = Vec::new();
            for one in found {
                if self.includes(&one.outline.path) {
                    seen.push(one);
                }
            }
            found = seen;
        }
        let rule = if declared { Rule::Import } else { Rule::UniqueName };
        self.pick(found, reference, rule)
    }

    /// Whether the file includes that header by itself.
    fn includes(&mut self, header: &RepoPath) -> bool {
        if self.included.is_none() {
            let mut included = FxHashSet::default();
            for at in 0..self.own.imports.len() {
                if let Meaning::Files(files) = self.import_meaning(at) {
                    included.extend(files);
                }
            }
            self.included = Some(included);
        }
        self.included.as_ref().is_some_and(|included| included.contains(header))
    }

    /// `::name`: no local, no member, nothing of the namespaces around.
    pub(super) fn of_the_root(&mut self, reference: &Reference) -> Resolution {
        let outermost = Reference {
            enclosing: None,
            receiver: None,
            ..reference.clone()
        };
        match self.same_file(&outermost) {
            Some(resolution) => resolution,
            None if self.own.language.descriptor.import_style == ImportStyle::Include => self.linked(&outermost),
            None => self.by_unique_name(&outermost),
        }
    }

    /// What is only declared in a header means its definition, in whichever file that is.
    pub(super) fn defined(&self, found: Vec<Found>) -> Vec<Found> {
        let only_declared = |f: &Found| f.def().is_declaration && f.def().kind.is_callable();
        if found.is_empty() || !found.iter().all(only_declared) {
            return found;
        }
        let is_its = |declared: &str, qualified: &str| {
            let before = declared.strip_suffix(qualified);
            before.is_some_and(|b| b.is_empty() || b.ends_with('.') && qualified.contains('.'))
        };
        let mut defined: Vec<Found> = self
            .looks
            .named(self.own.family(), &found[0].def().name)
            .iter()
            .filter(|f| {
                let def = f.def();
                let is_local = def.parent.is_some_and(|p| f.outline.def(p).kind.is_callable());
                def.kind.is_callable()
                    && !def.is_declaration
                    && !is_local
                    && found.iter().any(|d| is_its(&d.def().qualified, &def.qualified))
            })
            .cloned()
            .collect();
        let near = |f: &Found| common_folders(&f.outline.path, &found[0].outline.path);
        let nearest = defined.iter().map(near).max().unwrap_or(0);
        defined.retain(|f| near(f) == nearest);
        if defined.is_empty() { found } else { defined }
    }
}

fn is_header(path: &RepoPath) -> bool {
    [".h", ".hh", ".hpp", ".hxx", ".inc", ".inl", ".ipp"]
        .iter()
        .any(|ending| path.ends_with(ending.as_bytes()))
}

/// Folders two paths share from the root.
pub(super) fn common_folders(a: &[u8], b: &[u8]) -> usize {
    let same = a.iter().zip(b).take_while(|(x, y)| x == y);
    same.filter(|(x, _)| **x == b'/').count()
}

//! What a compiler's index says of a reference goes before every rule, as far as it
//! leads to a definition of this view.

use super::Found;
use super::names::{Resolver, fits, plain};
use crate::model::{Reference, Resolution, Rule, Said, SymbolKind};

impl Resolver<'_, '_> {
    /// What the file's layer says; `None` where it says nothing that holds in this view.
    pub(super) fn said(&mut self, reference: &Reference) -> Option<Resolution> {
        let layer = self.file.layer?;
        let here: Vec<&Said> = layer.uses_at(reference.start, reference.name.len()).collect();
        if here.is_empty() {
            return None;
        }
        let mut found: Vec<Found> = Vec::new();
        for said in &here {
            let defined = self.looks.said(said.symbol);
            let meant = defined.iter().map(|f| named(f, &reference.name));
            found.extend(meant.filter(|f| fits(f.def(), reference.role)));
        }
        if found.is_empty() {
            let is_external = here.iter().all(|said| said.is_external);
            return is_external.then(|| self.said_outside(reference)).flatten();
        }
        let said = self.choose(Rule::Scip, found, reference);
        match said.rule {
            Rule::Scip => Some(said),
            Rule::Ambiguous => self.agreed(reference, said),
            _ => None,
        }
    }

    /// Some tools give several things one symbol, such as all that are nested in one class:
    /// then it is those that the rules find, too.
    fn agreed(&mut self, reference: &Reference, said: Resolution) -> Option<Resolution> {
        let mut own = self.reference(reference);
        own.targets.retain(|target| said.targets.contains(target));
        (!own.targets.is_empty()).then_some(Resolution {
            rule: Rule::Scip,
            reason: None,
            ..own
        })
    }

    /// Said to be from outside. That outdoes a guess, but no way that was followed: what is of
    /// another project to a compiler may be of the same repository.
    fn said_outside(&mut self, reference: &Reference) -> Option<Resolution> {
        let own = self.reference(reference).rule;
        let is_guess = matches!(own, Rule::UniqueName | Rule::Ambiguous | Rule::Unresolved);
        is_guess.then(|| plain(Rule::External, None))
    }
}

/// What a name that is said to be a constructor's means, here as by the rules: the type.
fn named(found: &Found, name: &str) -> Found {
    let def = found.def();
    let is_constructor = def.kind == SymbolKind::Constructor || &*def.name != name;
    let owner = def.parent.filter(|_| is_constructor);
    let owner = owner.filter(|o| found.outline.is_type(*o) && &*found.outline.def(*o).name == name);
    Found {
        outline: found.outline.clone(),
        ordinal: owner.unwrap_or(found.ordinal),
    }
}

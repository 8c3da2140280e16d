//! Types that fit an interface by having its methods, without naming it.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use bstr::ByteSlice;

use super::dispatch::{Dispatch, Overridden, Place, descriptor, is_interface, place};
use super::hierarchy::{base_sites, walk_below};
use crate::engine::Located;
use crate::error::Result;
use crate::language::{Descriptor, ImportStyle};
use crate::model::{Arity, RepoPath, SymbolKind};

/// Whether a type has what an interface asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fit {
    Yes,
    /// If a base that is not known has the rest.
    Perhaps,
    No,
}

/// What an interface asks for.
pub(super) struct Wanted {
    methods: Vec<(String, Option<Arity>)>,
    /// Whether it takes in no interface that is not known.
    is_all: bool,
}

/// The methods of a type that are looked at together: the file, or where a package is a folder
/// that, and the type's qualified name.
type Owner = (RepoPath, String);

/// Types that have a member of one name, and how many arguments theirs take.
pub(super) type Having = HashMap<Owner, Vec<Option<Arity>>>;

impl Dispatch<'_, '_> {
    /// Adds the methods of interfaces that a method's type fits without naming them.
    pub(super) fn fitted(&self, method: &Located, found: &mut Overridden) -> Result<()> {
        let mut known: HashSet<Place> = found.methods.iter().map(place).collect();
        for other in self.session.symbols_named(&method.symbol().name)? {
            let Some(parent) = other.symbol().parent.filter(|_| !known.contains(&place(&other))) else {
                continue;
            };
            let interface = self.session.located(other.row.clone(), other.blob.clone(), parent)?;
            if !is_structural(&interface) {
                continue;
            }
            match self.fits(method, &interface)? {
                Fit::Yes => {
                    known.insert(place(&other));
                    found.methods.push(other);
                }
                Fit::Perhaps => found.unknown += 1,
                Fit::No => {}
            }
        }
        Ok(())
    }

    /// Types that fit an interface without naming it, and how many may, by a base that is not
    /// known.
    pub(super) fn fitting(&self, interface: &Located) -> Result<(Vec<Located>, u32)> {
        let mut found: Vec<Located> = Vec::new();
        let mut perhaps = 0;
        if !is_structural(interface) {
            return Ok((found, perhaps));
        }
        let wanted = self.wanted(interface)?;
        let Some((first, _)) = wanted.methods.first() else {
            return Ok((found, perhaps));
        };
        let mut seen: HashSet<Place> = HashSet::from([place(interface)]);
        for method in self.session.symbols_named(first)? {
            if is_member_of_type(&method) && self.may_fit(&method, interface)? {
                for owner in self.reached_by(&method)?.iter() {
                    if !seen.insert(place(owner)) {
                        continue;
                    }
                    match self.provides(owner, interface)? {
                        Fit::Yes => found.push(owner.clone()),
                        Fit::Perhaps => perhaps += 1,
                        Fit::No => {}
                    }
                }
            }
        }
        Ok((found, perhaps))
    }

    /// Whether the type of a method, or one that takes it in, has every method of an interface.
    pub(super) fn fits(&self, method: &Located, interface: &Located) -> Result<Fit> {
        if !self.may_fit(method, interface)? {
            return Ok(Fit::No);
        }
        let mut fit = Fit::No;
        for owner in self.reached_by(method)?.iter() {
            match self.provides(owner, interface)? {
                Fit::Yes => return Ok(Fit::Yes),
                Fit::Perhaps => fit = Fit::Perhaps,
                Fit::No => {}
            }
        }
        Ok(fit)
    }

    /// Whether a method can be one that an interface asks for, whatever others its type has.
    fn may_fit(&self, method: &Located, interface: &Located) -> Result<bool> {
        let (Some(own), Some(other)) = (descriptor(method), descriptor(interface)) else {
            return Ok(false);
        };
        let mut declared = interface.outline.0.symbols.iter();
        let declared = declared.find(|s| s.parent == Some(interface.ordinal) && s.name == method.symbol().name);
        let differs = differs(method, method.symbol().arity, declared.and_then(|d| d.arity));
        Ok(own.family == other.family && !differs)
    }

    /// The type of a method, and types that take it in.
    fn reached_by(&self, method: &Located) -> Result<Rc<[Located]>> {
        let at = place(method);
        if let Some(known) = self.reached.borrow().get(&at) {
            return Ok(known.clone());
        }
        let own: Vec<Located> = self.owner(method)?.into_iter().collect();
        let mut found = own.clone();
        walk_below(self.session, &own, &mut |_, _, _, fresh| {
            fresh.retain(|heir| !is_interface(heir));
            found.extend(fresh.iter().cloned());
            Ok(())
        })?;
        let found: Rc<[Located]> = found.into();
        self.reached.borrow_mut().insert(at, found.clone());
        Ok(found)
    }

    /// Whether a type has every method of an interface, its own or those it takes in.
    fn provides(&self, owner: &Located, interface: &Located) -> Result<Fit> {
        let mut open = vec![owner.clone()];
        let wanted = self.wanted(interface)?;
        let mut methods: Vec<_> = wanted.methods.iter().collect();
        if methods.is_empty() {
            return Ok(Fit::No);
        }
        let all = if wanted.is_all { Fit::Yes } else { Fit::Perhaps };
        let mut seen: HashSet<Place> = HashSet::from([place(owner)]);
        let mut fit = Fit::No;
        while let Some(one) = open.pop() {
            let key = (scope(&one), one.symbol().qualified.clone());
            let mut missing = Vec::new();
            for method in methods {
                let having = self.having(&method.0)?;
                let of_it = having.get(&key).map_or(&[][..], Vec::as_slice);
                if !of_it.iter().any(|arity| !differs(owner, *arity, method.1)) {
                    missing.push(method);
                }
            }
            methods = missing;
            if methods.is_empty() {
                return Ok(all);
            }
            for (_, resolved) in base_sites(self.session, &one)? {
                // A base that is not known may have any.
                if resolved.targets.is_empty() {
                    fit = Fit::Perhaps;
                }
                for target in &resolved.targets {
                    open.extend(self.session.at(target)?.filter(|base| seen.insert(place(base))));
                }
            }
        }
        Ok(fit)
    }

    /// The methods that an interface asks for, those of interfaces in it included.
    fn wanted(&self, interface: &Located) -> Result<Rc<Wanted>> {
        let at = place(interface);
        if let Some(known) = self.wanted.borrow().get(&at) {
            return Ok(known.clone());
        }
        let mut wanted = Wanted {
            methods: Vec::new(),
            is_all: true,
        };
        let mut open = vec![interface.clone()];
        let mut seen: HashSet<Place> = HashSet::from([place(interface)]);
        while let Some(one) = open.pop() {
            let symbols = one.outline.0.symbols.iter();
            let own = symbols.filter(|s| s.parent == Some(one.ordinal) && s.kind == SymbolKind::Method);
            // TypeScript's `close?(): void` may be missing.
            let own = own.filter(|s| !s.signature.contains(&format!("{}?", s.name)));
            wanted.methods.extend(own.map(|s| (s.name.clone(), s.arity)));
            for (reference, resolved) in base_sites(self.session, &one)? {
                wanted.is_all &= !resolved.targets.is_empty() || is_structural_base(&one, &reference.name);
                for target in &resolved.targets {
                    open.extend(self.session.at(target)?.filter(|base| seen.insert(place(base))));
                }
            }
        }
        let wanted = Rc::new(wanted);
        self.wanted.borrow_mut().insert(at, wanted.clone());
        Ok(wanted)
    }

    fn having(&self, name: &str) -> Result<Rc<Having>> {
        if let Some(known) = self.having.borrow().get(name) {
            return Ok(known.clone());
        }
        let all = self.session.symbols_named(name)?;
        let mut found = Having::new();
        for member in &all {
            if let Some(owner) = owner_name(member) {
                found.entry(owner).or_default().push(member.symbol().arity);
            }
        }
        let found = Rc::new(found);
        self.having.borrow_mut().insert(name.to_owned(), found.clone());
        Ok(found)
    }
}

/// Whether a type is met by having its methods, without naming it.
pub(super) fn is_structural(located: &Located) -> bool {
    let is_said = |descriptor: &Descriptor| match descriptor.structural {
        true => is_interface(located),
        false => located
            .outline
            .1
            .iter()
            .any(|i| i.ordinal == Some(located.ordinal) && is_structural_base(located, &i.base)),
    };
    descriptor(located).is_some_and(is_said)
}

/// Whether a base makes its heir an interface of that kind: Python's `Protocol`.
fn is_structural_base(heir: &Located, base: &str) -> bool {
    descriptor(heir).is_some_and(|d| d.structural_bases.iter().any(|b| b == base))
}

/// Whether a method takes other arguments than an interface asks for: in Go it has as many
/// parameters, in TypeScript it may leave some out.
fn differs(method: &Located, arity: Option<Arity>, asked: Option<Arity>) -> bool {
    let is_strict = descriptor(method).is_some_and(|d| d.interfaces_dispatch);
    is_strict && arity.zip(asked).is_some_and(|(a, b)| a != b)
}

/// Whether a symbol is a method, of another than an interface.
pub(super) fn is_member_of_type(located: &Located) -> bool {
    let symbol = located.symbol();
    let parent = symbol.parent.map(|p| located.outline.0.symbols[p as usize].kind);
    symbol.kind == SymbolKind::Method && parent != Some(SymbolKind::Interface)
}

/// Where the methods of a type stand together.
fn scope(located: &Located) -> RepoPath {
    let path = &located.row.path;
    match descriptor(located).map(|d| d.import_style) {
        Some(ImportStyle::PackageDir) => path.rfind_byte(b'/').map_or(&b""[..], |slash| &path[..slash]).into(),
        _ => path.clone(),
    }
}

fn owner_name(member: &Located) -> Option<Owner> {
    let (owner, _) = member.symbol().qualified.rsplit_once('.')?;
    Some((scope(member), owner.to_owned()))
}

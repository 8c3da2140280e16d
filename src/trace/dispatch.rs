//! Calls that are bound at run time: which methods one may run, and by which calls of a base's
//! method another is reached.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use bstr::ByteSlice;

use super::callers::{Caller, Site, sites, using};
use super::fit::{Fit, Having, Wanted, is_member_of_type, is_structural};
use super::hierarchy::{MAX_LEVELS, base_sites, walk_below};
use crate::engine::{Located, Session, Subject};
use crate::error::Result;
use crate::language::{Descriptor, ImportStyle, by_name};
use crate::model::{Reference, RepoPath, Resolution, Role, SymbolKind};

/// A symbol by its file and key.
pub(super) type Place = (RepoPath, u64);

/// What a method overrides.
#[derive(Default)]
pub(super) struct Overridden {
    pub(super) methods: Vec<Located>,
    /// Bases of its type that are outside the repository or not resolved: code there may call it.
    pub(super) unknown: u32,
}

/// Answers about one view, each found once.
pub(super) struct Dispatch<'a, 's> {
    pub(super) session: &'a Session<'s>,
    overriders: RefCell<HashMap<Place, Rc<[Located]>>>,
    /// Types that have a member of some name.
    pub(super) having: RefCell<HashMap<String, Rc<Having>>>,
    /// What is declared under some name, and where it is defined.
    definitions: RefCell<HashMap<String, Rc<HashMap<Place, Located>>>>,
    /// Whether C++ methods are virtual.
    virtual_ones: RefCell<HashMap<Place, bool>>,
    /// Types that have a method, by it.
    pub(super) reached: RefCell<HashMap<Place, Rc<[Located]>>>,
    /// What interfaces ask for.
    pub(super) wanted: RefCell<HashMap<Place, Rc<Wanted>>>,
}

impl<'a, 's> Dispatch<'a, 's> {
    pub(super) fn new(session: &'a Session<'s>) -> Dispatch<'a, 's> {
        Dispatch {
            session,
            overriders: RefCell::default(),
            having: RefCell::default(),
            wanted: RefCell::default(),
            definitions: RefCell::default(),
            virtual_ones: RefCell::default(),
            reached: RefCell::default(),
        }
    }

    /// What may run in place of a method, and how many may with it. What tests put in its place
    /// runs in tests only.
    pub(super) fn may_run(&self, method: &Located, is_test: bool) -> Result<(Vec<Located>, usize)> {
        let all = self.overriders(method)?;
        let rivals: Vec<Located> = all.iter().filter(|rival| is_test || !rival.is_test).cloned().collect();
        let runs = rivals.len() + usize::from(!method.symbol().is_declaration);
        Ok((rivals, runs))
    }

    /// Callers of what the subject overrides, but for sites that are known already; bases that
    /// are `done` are left out.
    pub(super) fn callers(
        &self,
        subject: &Subject,
        known: &[Caller],
        done: &mut HashSet<Place>,
    ) -> Result<Vec<Caller>> {
        let place = |caller: &Caller| (caller.file.path.clone(), caller.symbol.as_ref().map(|l| l.ordinal));
        let known: HashMap<_, &[u32]> = known.iter().map(|c| (place(c), c.sites.as_slice())).collect();
        let mut found = Vec::new();
        for located in &subject.symbols {
            for base in self.overridden(located)?.methods {
                let at = self::place(&base);
                if !done.insert(at.clone()) {
                    continue;
                }
                let callers = using(self.session, std::slice::from_ref(&at), &[Role::Call])?;
                if callers.is_empty() {
                    continue;
                }
                let (_, runs) = self.may_run(&base, located.is_test)?;
                let base_name = &base.symbol().qualified;
                let beside = self.super_sites(located, &at)?;
                for mut caller in callers {
                    caller.sites = std::mem::take(&mut caller.bound_late);
                    caller.sites.extend(beside.get(&place(&caller)).into_iter().flatten());
                    if let Some(sites) = known.get(&place(&caller)) {
                        caller.sites.retain(|site| !sites.contains(site));
                    }
                    if !caller.sites.is_empty() {
                        caller.through = Some((base_name.clone(), runs));
                        found.push(caller);
                    }
                }
            }
        }
        Ok(found)
    }

    /// Calls of a base's method by `super` that may go on to a method, where some heir has both
    /// their types as bases: lines by caller.
    fn super_sites(&self, method: &Located, base: &Place) -> Result<HashMap<(RepoPath, Option<u32>), Vec<u32>>> {
        let mut found: HashMap<_, Vec<u32>> = HashMap::new();
        let Some(descriptor) = descriptor(method).filter(|d| d.linear_super) else {
            return Ok(found);
        };
        let Some(owner) = self.owner(method)? else {
            return Ok(found);
        };
        let own = self.heirs_of(&owner)?;
        if own.len() == 1 {
            return Ok(found);
        }
        let is_super = |site: &Site| {
            let receiver = site.reference.receiver.as_deref();
            receiver.is_some_and(|r| descriptor.super_names.iter().any(|s| s == r))
        };
        for site in sites(self.session, std::slice::from_ref(base), &[Role::Call])? {
            let Some(ordinal) = site.reference.enclosing.filter(|_| is_super(&site)) else {
                continue;
            };
            let around = self.session.located(site.file.clone(), site.blob.clone(), ordinal)?;
            let Some(other) = self.owner(&around)? else { continue };
            let others = self.heirs_of(&other)?;
            let is_beside = !own.contains(&place(&other)) && !others.contains(&place(&owner));
            if is_beside && own.intersection(&others).next().is_some() {
                let at = (site.file.path.clone(), Some(ordinal));
                found.entry(at).or_default().push(site.reference.line);
            }
        }
        Ok(found)
    }

    /// A type and all its heirs.
    fn heirs_of(&self, owner: &Located) -> Result<HashSet<Place>> {
        walk_below(self.session, std::slice::from_ref(owner), &mut |_, _, _, _| Ok(()))
    }

    /// Methods of bases that a method overrides, as far as they are known.
    pub(super) fn overridden(&self, method: &Located) -> Result<Overridden> {
        let mut found = Overridden::default();
        if method.symbol().kind != SymbolKind::Method {
            return Ok(found);
        }
        let descriptor = descriptor(method);
        let mut seen: HashSet<Place> = HashSet::new();
        let mut level = self.bases_of_owner(method)?;
        // The body of an enumeration's member is an heir of the enumeration.
        if let Some(around) = self.enum_around(method)? {
            found.methods.extend(self.members(&around, &method.symbol().name)?);
            level.extend(base_sites(self.session, &around)?);
        }
        for _ in 0..MAX_LEVELS {
            let mut next = Vec::new();
            for (reference, resolved) in &level {
                if resolved.targets.is_empty() && !is_top(&reference.name) {
                    found.unknown += 1;
                }
                for target in &resolved.targets {
                    let Some(base) = self
                        .session
                        .at(target)?
                        .filter(|_| seen.insert((target.path.clone(), target.key)))
                    else {
                        continue;
                    };
                    if descriptor.is_some_and(|d| d.interfaces_dispatch) && !is_interface(&base) {
                        continue;
                    }
                    for over in self.members(&base, &method.symbol().name)? {
                        if self.may_override(method, &over)? {
                            found.methods.push(over);
                        }
                    }
                    next.extend(base_sites(self.session, &base)?);
                }
            }
            if next.is_empty() {
                break;
            }
            level = next;
        }
        if descriptor.is_some_and(Descriptor::fits_structurally) {
            self.fitted(method, &mut found)?;
        }
        Ok(found)
    }

    /// Methods that override a method: at run time a call of it may run one of them.
    pub(super) fn overriders(&self, method: &Located) -> Result<Rc<[Located]>> {
        let at = place(method);
        if let Some(known) = self.overriders.borrow().get(&at) {
            return Ok(known.clone());
        }
        let mut found = match self.owner(method)? {
            Some(owner) if method.symbol().kind == SymbolKind::Method => self.below(&owner, &method.symbol().name)?,
            _ => Vec::new(),
        };
        let mut seen: HashSet<Place> = HashSet::from([at.clone()]);
        found.retain(|one| seen.insert(place(one)));
        if descriptor(method).is_some_and(|d| !d.virtual_words.is_empty()) {
            let mut virtual_ones = Vec::new();
            for one in found {
                if self.may_override(&one, method)? {
                    virtual_ones.push(one);
                }
            }
            found = virtual_ones;
        }
        let found: Rc<[Located]> = found.into();
        self.overriders.borrow_mut().insert(at, found.clone());
        Ok(found)
    }

    /// Whether a method of an heir can run in place of a base's, where only some can.
    fn may_override(&self, method: &Located, base: &Located) -> Result<bool> {
        let Some(descriptor) = descriptor(base).filter(|d| !d.virtual_words.is_empty()) else {
            return Ok(true);
        };
        // In C++ what overrides need not say so.
        if descriptor.import_style == ImportStyle::Include {
            return Ok(self.is_virtual(base)? || self.is_virtual(method)?);
        }
        let of_interface = self.owner(base)?.is_some_and(|owner| is_interface(&owner));
        let says = |l: &Located, words: &[String]| words.iter().any(|word| has_word(&l.symbol().signature, word));
        Ok(of_interface || says(base, &descriptor.virtual_words) && says(method, &["override".to_owned()]))
    }

    /// Whether a C++ method is virtual: by its own words or a base's, or for all that is seen.
    fn is_virtual(&self, method: &Located) -> Result<bool> {
        let at = place(method);
        if let Some(known) = self.virtual_ones.borrow().get(&at) {
            return Ok(*known);
        }
        let is_one = self.may_be_virtual(method)?;
        self.virtual_ones.borrow_mut().insert(at, is_one);
        Ok(is_one)
    }

    fn may_be_virtual(&self, method: &Located) -> Result<bool> {
        let Some(descriptor) = descriptor(method) else {
            return Ok(true);
        };
        let says = |l: &Located| {
            descriptor
                .virtual_words
                .iter()
                .any(|w| has_word(&l.symbol().signature, w))
        };
        let Some(owner) = self.owner(method)? else {
            return Ok(true);
        };
        let mut seen: HashSet<Place> = HashSet::from([place(&owner)]);
        let mut open = vec![owner];
        let mut is_own = true;
        while let Some(one) = open.pop() {
            let qualified = format!("{}.{}", one.symbol().qualified, method.symbol().name);
            let symbols = &one.outline.0.symbols;
            let mut here = (0..symbols.len() as u32).filter(|n| {
                let symbol = &symbols[*n as usize];
                symbol.parent == Some(one.ordinal) && symbol.qualified == qualified
            });
            let first = here.next();
            if is_own && first.is_none() {
                return Ok(true);
            }
            for ordinal in first.into_iter().chain(here) {
                if says(&self.session.located(one.row.clone(), one.blob.clone(), ordinal)?) {
                    return Ok(true);
                }
            }
            is_own = false;
            for (_, resolved) in base_sites(self.session, &one)? {
                if resolved.targets.is_empty() {
                    return Ok(true);
                }
                for target in &resolved.targets {
                    open.extend(self.session.at(target)?.filter(|base| seen.insert(place(base))));
                }
            }
        }
        Ok(false)
    }

    /// Methods of that name of a type's heirs, and of types that fit it.
    fn below(&self, owner: &Located, name: &str) -> Result<Vec<Located>> {
        let descriptor = descriptor(owner);
        let mut found = Vec::new();
        if descriptor.is_some_and(|d| d.interfaces_dispatch) && !is_interface(owner) {
            return Ok(found);
        }
        found.extend(self.members_of_members(owner, name)?);
        walk_below(self.session, std::slice::from_ref(owner), &mut |_, site, _, fresh| {
            if !site.is_in_type() {
                found.extend(self.members_at(site, name)?);
            }
            for heir in fresh {
                found.extend(self.members_of_members(heir, name)?);
                if site.is_in_type() {
                    found.extend(self.members(heir, name)?);
                }
            }
            Ok(())
        })?;
        if is_structural(owner) {
            for other in self.session.symbols_named(name)? {
                if is_member_of_type(&other) && self.fits(&other, owner)? == Fit::Yes {
                    found.push(other);
                }
            }
        }
        Ok(found)
    }

    /// Members of that name of what inherits at a site without being a type there: an `impl`, an
    /// anonymous class.
    fn members_at(&self, site: &Site, name: &str) -> Result<Vec<Located>> {
        let symbols = &site.outline.0.symbols;
        let at = site.reference.start;
        let containers = symbols.iter().filter_map(|s| s.container);
        let Some(container) = containers.filter(|c| *c <= at).max() else {
            return Ok(Vec::new());
        };
        let is_one = |n: &u32| {
            let symbol = &symbols[*n as usize];
            symbol.container == Some(container) && symbol.span.start > at && is_method(symbol, name)
        };
        let all = (0..symbols.len() as u32).filter(is_one);
        all.map(|ordinal| self.session.located(site.file.clone(), site.blob.clone(), ordinal))
            .collect()
    }

    /// The enumeration in a member of which a method stands.
    fn enum_around(&self, method: &Located) -> Result<Option<Located>> {
        let symbols = &method.outline.0.symbols;
        let member = method.symbol().parent.map(|p| &symbols[p as usize]);
        let around = member
            .filter(|m| m.kind == SymbolKind::EnumMember)
            .and_then(|m| m.parent);
        around
            .map(|around| self.session.located(method.row.clone(), method.blob.clone(), around))
            .transpose()
    }

    /// Methods of that name in the members of an enumeration.
    fn members_of_members(&self, owner: &Located, name: &str) -> Result<Vec<Located>> {
        let symbols = &owner.outline.0.symbols;
        let all = (0..symbols.len() as u32).filter(|n| {
            let symbol = &symbols[*n as usize];
            let member = symbol.parent.map(|p| &symbols[p as usize]);
            is_method(symbol, name)
                && member.is_some_and(|m| m.kind == SymbolKind::EnumMember && m.parent == Some(owner.ordinal))
        });
        all.map(|ordinal| self.session.located(owner.row.clone(), owner.blob.clone(), ordinal))
            .collect()
    }

    /// Methods of that name of a type, in all its parts.
    fn members(&self, owner: &Located, name: &str) -> Result<Vec<Located>> {
        let mut found = self.members_of_part(owner, name)?;
        for part in self.other_parts(owner)? {
            found.extend(self.members_of_part(&part, name)?);
        }
        Ok(found)
    }

    /// Further definitions of a type in other files, where one may be made of several.
    fn other_parts(&self, owner: &Located) -> Result<Vec<Located>> {
        if !descriptor(owner).is_some_and(|d| d.open_types) {
            return Ok(Vec::new());
        }
        let mut all = self.session.symbols_named(&owner.symbol().name)?;
        all.retain(|other| {
            let is_same = other.symbol().kind.is_type() && other.symbol().qualified == owner.symbol().qualified;
            let has_package = other.outline.0.package == owner.outline.0.package;
            is_same && has_package && other.row.path != owner.row.path && other.blob.language == owner.blob.language
        });
        Ok(all)
    }

    fn members_of_part(&self, owner: &Located, name: &str) -> Result<Vec<Located>> {
        let symbols = &owner.outline.0.symbols;
        let wanted = format!("{}.{name}", owner.symbol().qualified);
        let all = (0..symbols.len() as u32).filter(|n| {
            let symbol = &symbols[*n as usize];
            is_method(symbol, name) && symbol.qualified == wanted
        });
        all.map(|ordinal| {
            let found = self.session.located(owner.row.clone(), owner.blob.clone(), ordinal)?;
            self.defined(found)
        })
        .collect()
    }

    /// The definition of what is only declared here, if it is known; else the symbol itself.
    fn defined(&self, found: Located) -> Result<Located> {
        if !found.symbol().is_declaration {
            return Ok(found);
        }
        let name = &found.symbol().name;
        let known = self.definitions.borrow().get(name).cloned();
        let definitions = match known {
            Some(known) => known,
            None => {
                let all: Rc<HashMap<Place, Located>> = Rc::new(self.session.definitions(name)?);
                self.definitions.borrow_mut().insert(name.clone(), all.clone());
                all
            }
        };
        Ok(definitions.get(&place(&found)).cloned().unwrap_or(found))
    }

    /// Where the type around a method names its bases.
    fn bases_of_owner(&self, method: &Located) -> Result<Vec<(Reference, Resolution)>> {
        let symbol = method.symbol();
        let (Some(blob), Some(edges)) = (method.row.blob, method.row.edges) else {
            return Ok(Vec::new());
        };
        if let Some(container) = symbol.container {
            let resolution = self.session.resolution(blob, edges)?;
            let symbols = &method.outline.0.symbols;
            let is_head = |reference: &Reference| {
                let is_outer = reference
                    .enclosing
                    .is_none_or(|o| symbols[o as usize].span.start < container);
                reference.role == Role::Inherit && (container..symbol.span.start).contains(&reference.start) && is_outer
            };
            let all = resolution.references.iter().zip(&resolution.resolved.references);
            let head = all.filter(|(reference, _)| is_head(reference));
            return Ok(head
                .map(|(reference, resolved)| (reference.clone(), resolved.clone()))
                .collect());
        }
        match self.owner(method)? {
            Some(owner) => {
                let mut found = base_sites(self.session, &owner)?;
                for part in self.other_parts(&owner)? {
                    found.extend(base_sites(self.session, &part)?);
                }
                Ok(found)
            }
            None => Ok(Vec::new()),
        }
    }

    /// The type a method belongs to: around it, or of the name before it.
    pub(super) fn owner(&self, method: &Located) -> Result<Option<Located>> {
        let symbols = &method.outline.0.symbols;
        if let Some(parent) = method.symbol().parent {
            let is_owner = holds_members(symbols[parent as usize].kind, descriptor(method));
            let here = is_owner.then(|| self.session.located(method.row.clone(), method.blob.clone(), parent));
            if let Some(owner) = here {
                return owner.map(Some);
            }
        }
        let Some((qualified, _)) = method.symbol().qualified.rsplit_once('.') else {
            return Ok(None);
        };
        let name = qualified.rsplit('.').next().unwrap_or(qualified);
        let mut types = self.session.symbols_named(name)?;
        let family = descriptor(method).map(|d| &d.family);
        types.retain(|t| t.symbol().kind.is_type() && descriptor(t).map(|d| &d.family) == family);
        Ok(nearest(types, method))
    }
}

pub(super) fn place(located: &Located) -> Place {
    (located.row.path.clone(), located.symbol().key)
}

pub(super) fn descriptor(located: &Located) -> Option<&'static Descriptor> {
    let language = located.blob.language.as_deref().and_then(by_name);
    language.map(|language| &language.descriptor)
}

/// The one in the same file, else the only one in the same folder, else the only one.
pub(super) fn nearest(found: Vec<Located>, to: &Located) -> Option<Located> {
    let folder = |path: &RepoPath| path.rfind_byte(b'/').map(|slash| path[..slash].to_vec());
    if let Some(here) = found.iter().find(|l| l.row.path == to.row.path) {
        return Some(here.clone());
    }
    let near: Vec<&Located> = found
        .iter()
        .filter(|l| folder(&l.row.path) == folder(&to.row.path))
        .collect();
    match (&near[..], &found[..]) {
        ([only], _) => Some((*only).clone()),
        ([], [only]) => Some(only.clone()),
        _ => None,
    }
}

/// Whether members live in a definition of that kind.
fn holds_members(kind: SymbolKind, descriptor: Option<&Descriptor>) -> bool {
    kind.is_type() || kind == SymbolKind::Module && descriptor.is_some_and(|d| d.mixin_modules)
}

/// The base of every type, in some languages: nobody calls through it what it does not have.
fn is_top(name: &str) -> bool {
    matches!(name, "object" | "Object" | "Any" | "AnyRef" | "BasicObject")
}

pub(super) fn is_interface(located: &Located) -> bool {
    located.symbol().kind == SymbolKind::Interface
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .any(|one| one == word)
}

fn is_method(symbol: &crate::model::Symbol, name: &str) -> bool {
    symbol.kind == SymbolKind::Method && symbol.name == name
}

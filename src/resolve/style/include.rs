//! C and C++, and what markup and styles bring in: a file beside the file, or anywhere below an include folder.

use std::sync::Arc;

use bstr::ByteSlice;

use super::{Looks, Module, Outline, joined};
use crate::model::Import;
use crate::resolve::imports::nearest;
use crate::resolve::parent;

pub(super) fn module(looks: &Looks<'_>, context: &Arc<Outline>, import: &Import) -> Module {
    // A page may ask for `app.js?v=3`.
    let module = import.module.split(['?', '#']).next().unwrap_or_default();
    if !import.system {
        let beside = joined(parent(context.path.as_ref()), module);
        if let Some(path) = beside.filter(|path| looks.file(path.as_bstr()).is_some()) {
            return Module::Files(vec![path]);
        }
    }
    let clean = module.trim_start_matches("../").trim_start_matches("./");
    let found = looks.ending(clean);
    // `<string.h>` is the system's even where some folder has a file of that name.
    if import.system && !clean.contains('/') && found.len() != 1 {
        return Module::External;
    }
    Module::files_or(
        nearest(found, context.path.as_ref()),
        if import.system {
            Module::External
        } else {
            Module::Missing
        },
    )
}

//! Content of the work tree as git would store it, converted without running anything.
//!
//! Line endings, `$Id$` and `working-tree-encoding` are undone as git undoes them.
//! The drivers that configuration names (`filter.<name>.clean`, `.process`: LFS,
//! encryption) are programs and never run, so a changed file under such an
//! attribute gets the id of its unfiltered bytes.

use bstr::BStr;
use gix::attrs::search::Outcome;
use gix::filter::plumbing::pipeline::convert::ToGitOutcome;
use gix::filter::plumbing::{Pipeline, eol, pipeline};
use gix::index::State;
use gix::objs::{Find, Kind};

use super::attributes::Attributes;
use super::blob_id;
use super::read::Unreadable;
use crate::model::BlobId;

/// Converts contents of one work tree; one per thread.
pub(super) struct Filter {
    attributes: Attributes,
    pipeline: Pipeline,
    driver: Outcome,
}

impl Filter {
    pub(super) fn new(attributes: Attributes) -> Filter {
        let git = attributes.git();
        let config = git.config_snapshot();
        let auto_crlf = match config.string("core.autocrlf") {
            Some(value) if value == "input" => eol::AutoCrlf::Input,
            Some(_) if config.boolean("core.autocrlf") == Some(true) => eol::AutoCrlf::Enabled,
            _ => eol::AutoCrlf::Disabled,
        };
        let eol = config.string("core.eol").and_then(|value| match value.as_slice() {
            b"lf" => Some(eol::Mode::Lf),
            b"crlf" => Some(eol::Mode::CrLf),
            _ => None,
        });
        let options = pipeline::Options {
            drivers: Vec::new(),
            eol_config: eol::Configuration { auto_crlf, eol },
            crlf_roundtrip_check: pipeline::CrlfRoundTripCheck::Skip,
            encodings_with_roundtrip_check: Vec::new(),
        };
        let pipeline = Pipeline::new(gix::command::Context::default(), git.object_hash(), options);
        let driver = attributes.select(["filter"]);
        Filter {
            attributes,
            pipeline,
            driver,
        }
    }

    /// Whether a program would have to run to know what git stores for `path`.
    pub(super) fn needs_program(&mut self, path: &BStr) -> bool {
        self.attributes.fill(path, &mut self.driver);
        self.driver
            .iter_selected()
            .any(|found| matches!(found.assignment.state, gix::attrs::StateRef::Value(_)))
    }

    /// `bytes` as git would store them; unchanged where git could not convert them.
    pub(super) fn clean(&mut self, path: &BStr, bytes: Vec<u8>, index: &State) -> Vec<u8> {
        let Filter {
            attributes, pipeline, ..
        } = self;
        let Ok(file) = gix::path::from_bstr(path) else {
            return bytes;
        };
        let objects = attributes.git().objects.clone();
        let converted = pipeline.convert_to_git(
            bytes.as_slice(),
            &file,
            &mut |_, out| attributes.fill(path, out),
            // What git has already decides whether `text=auto` converts.
            &mut |buffer| match index.entry_by_path(path) {
                Some(entry) => Ok(objects
                    .try_find(&entry.id, buffer)
                    .ok()
                    .flatten()
                    .filter(|object| object.kind == Kind::Blob)
                    .map(|_| ())),
                None => Ok(None),
            },
        );
        match converted {
            Ok(ToGitOutcome::Buffer(converted)) => converted.to_vec(),
            _ => bytes,
        }
    }
}

/// The id git gives a content.
pub(super) fn hash(kind: gix::hash::Kind, bytes: &[u8]) -> Result<BlobId, Unreadable> {
    match gix::objs::compute_hash(kind, Kind::Blob, bytes) {
        Ok(id) => Ok(blob_id(&id)),
        // SHA-1 refuses contents made to collide.
        Err(error) => Err(Unreadable(format!("cannot be hashed: {error}"))),
    }
}

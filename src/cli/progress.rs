//! Progress on standard error: a bar on a terminal, one line a stage elsewhere.

use std::io::{IsTerminal, Write};

use indicatif::{ProgressBar, ProgressStyle};

use crate::engine::{Engine, Session};
use crate::error::Result;
use crate::index::{self, Stage};

/// Shows how far the index is.
pub(super) struct Progress {
    bar: Option<ProgressBar>,
    stage: Option<Stage>,
}

impl Progress {
    pub(super) fn new() -> Progress {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{msg:<22} {wide_bar} {pos}/{len}");
            ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        Progress { bar, stage: None }
    }

    /// Takes in one report of the pipeline.
    pub(super) fn tell(&mut self, stage: Stage, done: usize, total: usize) {
        let begins = self.stage.replace(stage) != Some(stage);
        match &self.bar {
            Some(bar) => {
                if begins {
                    bar.set_message(words(stage));
                }
                bar.set_length(total as u64);
                bar.set_position(done as u64);
            }
            None if begins => {
                let count = if total > 0 {
                    format!(" ({total})")
                } else {
                    String::new()
                };
                // Progress is a courtesy: nobody reading it is no reason to stop.
                let _ = writeln!(std::io::stderr(), "treering: {}{count}", words(stage));
            }
            None => {}
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn words(stage: Stage) -> &'static str {
    match stage {
        Stage::Walk => "looking for changes",
        Stage::Extract => "reading and parsing",
        Stage::Resolve => "resolving references",
        Stage::Content => "indexing text",
    }
}

/// A session on the work tree or a commit. A first question indexes, and shows it; on
/// later ones only a terminal shows what is taken in.
pub(super) fn session<'e>(engine: &'e Engine, rev: Option<&str>) -> Result<Session<'e>> {
    let mut progress = Progress::new();
    let shown = progress.bar.is_some() || engine.reader()?.is_none();
    index::session(engine, rev, &mut |stage, done, total| {
        if shown {
            progress.tell(stage, done, total);
        }
    })
}

/// Says on standard error which files the session has not seen or could not read, where
/// its answer does not: what is said to be absent may be in one of them.
pub(super) fn tell_unseen(session: &Session<'_>) {
    if let Ok(count @ 1..) = session.unreadable() {
        let _ = writeln!(
            std::io::stderr(),
            "treering: {count} file(s) could not be read: treering files --skipped"
        );
    }
    let Some(first) = session.unseen.first() else {
        return;
    };
    let why = session.unseen_because.as_deref().unwrap_or("they changed since");
    let _ = writeln!(
        std::io::stderr(),
        "treering: {} changed file(s) not seen here, {first} first: {why}",
        session.unseen.len()
    );
}

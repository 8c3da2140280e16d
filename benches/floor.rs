//! The floor under a full index: only parsing the same files with the same grammars.
//! `cargo bench --bench floor -- DIR` prints files, bytes, wall and CPU seconds.

#![allow(clippy::print_stdout)] // its result is what it prints

use std::cell::RefCell;
use std::path::Path;
use std::time::Instant;

use rayon::prelude::*;
use tree_sitter::Parser;
use treering::extract::is_binary;
use treering::git::Repository;
use treering::language::{detect, route};

thread_local! {
    static PARSER: RefCell<Parser> = RefCell::new(Parser::new());
}

fn main() {
    let Some(directory) = std::env::args().skip(1).find(|a| !a.starts_with('-')) else {
        println!("give a repository: cargo bench --bench floor -- DIR");
        return;
    };
    let repository = Repository::discover(Path::new(&directory)).expect("a repository");
    let listing = repository.worktree(None).expect("listed").expect("no stamp was given");
    let files: Vec<_> = listing
        .files
        .par_iter()
        .filter(|entry| entry.skip.is_none())
        .filter_map(|entry| {
            let (_, content) = repository.reader().read(entry.path.as_ref(), &entry.blob?).ok()?;
            let language = detect(route(entry.path.as_ref()), &content)?;
            (!is_binary(&content)).then_some((language, content))
        })
        .collect();
    let bytes: usize = files.iter().map(|(_, content)| content.len()).sum();
    let (wall, cpu) = (Instant::now(), cpu_seconds());
    files.par_iter().for_each(|(language, content)| {
        PARSER.with_borrow_mut(|parser| {
            parser.set_language(&language.grammar()).expect("the grammar fits");
            std::hint::black_box(parser.parse(content, None));
        });
    });
    let row = [
        files.len() as f64,
        bytes as f64 / 1e6,
        wall.elapsed().as_secs_f64(),
        cpu_seconds() - cpu,
    ];
    println!(
        "{:.0} files, {:.1} MB: parse only {:.3} s wall, {:.3} s cpu",
        row[0], row[1], row[2], row[3]
    );
}

/// User and system time of this process, from Linux's /proc; 0 elsewhere.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks: f64 = fields
        .get(11..13)
        .unwrap_or_default()
        .iter()
        .filter_map(|f| f.parse::<f64>().ok())
        .sum();
    // USER_HZ is 100 on every Linux that Rust runs on.
    ticks / 100.0
}

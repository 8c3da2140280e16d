//! Latencies of warm questions: one process, one session, the index up to date.
//! `cargo bench --bench questions -- DIR` prints the median and the 95th percentile of each kind.

#![allow(clippy::print_stdout)] // its result is what it prints

use std::collections::{BTreeMap, BTreeSet};
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use bstr::ByteSlice;
use treering::config::Config;
use treering::engine::{Engine, Session};
use treering::search::Kind;
use treering::{index, search, trace};

/// Questions of each kind.
const QUESTIONS: usize = 100;

fn main() {
    let Some(directory) = std::env::args().skip(1).find(|a| !a.starts_with('-')) else {
        println!("give a repository: cargo bench --bench questions -- DIR");
        return;
    };
    let engine = Engine::open(Path::new(&directory), &Config::from_environment(), false).expect("a repository");
    index::run(&engine, &index::Options::default(), &mut |_, _, _| {}).expect("indexed");
    let session = index::session(&engine, None, &mut |_, _, _| {}).expect("a session");

    let all = callables(&session);
    let symbols = evenly(all.clone());
    let words = words(&session);
    let lookup = |name: &str| session.subjects(name, None).expect("looked up").len();
    let callers = |name: &str| trace(&session, name);
    time("symbol lookup", &symbols, lookup);
    time("callers", &symbols, callers);
    let hub = all.iter().max_by_key(|name| callers(name)).expect("a symbol").clone();
    let label = format!("callers of {hub}: {}", callers(&hub));
    time(&label, &vec![hub; 20], callers);
    time("search, one word", &words, |word| search(&session, word, Kind::Hybrid));
    time("text search, one word", &words, |word| {
        search(&session, word, Kind::Text)
    });
    let sentences: Vec<String> = words.windows(3).map(|three| three.join(" ")).collect();
    time("search, three words", &sentences, |text| {
        search(&session, text, Kind::Hybrid)
    });
}

fn trace(session: &Session<'_>, name: &str) -> usize {
    let request = trace::Request {
        symbol: name.to_owned(),
        kinds: "callers".to_owned(),
        ..trace::Request::default()
    };
    // Several definitions may share the name: the refusal that lists them is an answer too.
    trace::run(session, &request).map_or(0, |response| response.answers[0].total)
}

fn search(session: &Session<'_>, query: &str, kind: Kind) -> usize {
    let request = search::Request {
        query: query.to_owned(),
        kind,
        ..search::Request::default()
    };
    search::run(session, &request).expect("searched").total
}

/// Asks every question once to warm up and three times for its median.
fn time(label: &str, questions: &[String], ask: impl Fn(&str) -> usize) {
    let mut medians: Vec<Duration> = questions
        .iter()
        .map(|question| {
            let mut runs: Vec<Duration> = (0..4)
                .map(|_| {
                    let started = Instant::now();
                    black_box(ask(question));
                    started.elapsed()
                })
                .skip(1)
                .collect();
            runs.sort();
            runs[1]
        })
        .collect();
    medians.sort();
    let at = |share: f64| medians[((medians.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{label}: median {:.2} ms, 95th percentile {:.2} ms, most {:.2} ms",
        at(0.5),
        at(0.95),
        at(1.0)
    );
}

/// Names of functions and methods.
fn callables(session: &Session<'_>) -> Vec<String> {
    let mut names = BTreeSet::new();
    for row in session.store.files(session.view.id).expect("read") {
        for symbol in session.symbols_of(&row).expect("read") {
            if symbol.symbol().kind.is_callable() {
                names.insert(symbol.symbol().name.clone());
            }
        }
    }
    names.into_iter().collect()
}

/// Words of the sources: as many rare ones as common ones, the most common among them.
fn words(session: &Session<'_>) -> Vec<String> {
    let mut files_with: BTreeMap<String, usize> = BTreeMap::new();
    for row in session.store.files(session.view.id).expect("read") {
        let content = session.content(&row).unwrap_or_default();
        let text = content.to_str_lossy();
        let words: BTreeSet<&str> = text
            .split(|c: char| !c.is_alphabetic())
            .filter(|w| w.len() >= 3)
            .collect();
        for word in words {
            *files_with.entry(word.to_owned()).or_default() += 1;
        }
    }
    let mut words: Vec<(usize, String)> = files_with.into_iter().map(|(word, files)| (files, word)).collect();
    words.sort();
    let common: Vec<String> = words
        .iter()
        .rev()
        .take(QUESTIONS / 2)
        .map(|(_, word)| word.clone())
        .collect();
    let mut all = evenly(words.into_iter().map(|(_, word)| word).collect());
    all.truncate(QUESTIONS / 2);
    all.into_iter()
        .zip(common)
        .flat_map(|(rare, common)| [rare, common])
        .collect()
}

fn evenly(all: Vec<String>) -> Vec<String> {
    let step = all.len().div_ceil(QUESTIONS).max(1);
    all.into_iter().step_by(step).collect()
}

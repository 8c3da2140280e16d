//! The command line: one file a command, no logic.

mod export;
mod index;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::config::Config;
use crate::engine::Engine;
use crate::error::Error;

/// A code index that follows git: who calls this, what breaks if I change it, where is the code that does X
#[derive(Parser)]
#[command(name = "treering", version, propagate_version = true)]
struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

/// Options that every command takes.
#[derive(clap::Args)]
pub(crate) struct Global {
    /// Run as if started in DIR
    #[arg(short = 'C', global = true, value_name = "DIR", default_value = ".")]
    directory: PathBuf,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    Index(index::Index),
    Export(export::Export),
}

/// What a command ended as.
pub(crate) enum Outcome {
    /// There are results.
    Some,
    /// There are none.
    None,
}

/// Runs the command line; the exit code says 0 with results, 1 with none, 2 on an error.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let config = Config::from_environment();
    let open = |force| Engine::open(&cli.global.directory, &config, force);
    let result = match &cli.command {
        Command::Index(command) => open(command.force).and_then(|engine| command.run(&engine, &cli.global)),
        Command::Export(command) => open(false).and_then(|engine| command.run(&engine, &cli.global)),
    };
    match result {
        Ok(Outcome::Some) => ExitCode::SUCCESS,
        Ok(Outcome::None) => ExitCode::from(1),
        Err(error) => fail(&error),
    }
}

fn fail(error: &Error) -> ExitCode {
    eprintln!("treering: {error}");
    if let Some(hint) = error.hint() {
        eprintln!("  {hint}");
    }
    ExitCode::from(2)
}

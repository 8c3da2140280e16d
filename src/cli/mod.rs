//! The command line: one file a command, no logic.

mod export;
mod files;
mod import;
mod index;
mod languages;
mod progress;
mod read;
mod scip;
mod search;
mod status;
mod trace;

use std::io::{BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use crate::config::Config;
use crate::engine::Engine;
use crate::error::{Error, Result};
use crate::present::{Paint, json, text};

/// A code index that follows git: who calls this, what breaks if I change it, where is the code that does X
#[derive(Parser)]
#[command(name = "treering", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  treering trace Model.save                  who calls it
  treering trace save --type callees,references --file src/model.py
  treering read Model.save                   its source
  treering status                            what is indexed, and how completely

Exit codes: 0 with results, 1 with none, 2 on an error.
Results go to standard output, everything else to standard error.";

/// Options that every command takes.
#[derive(clap::Args)]
#[command(next_help_heading = "Options of every command")]
struct Global {
    /// Run as if started in DIR
    #[arg(
        short = 'C',
        global = true,
        value_name = "DIR",
        default_value = ".",
        hide_default_value = true
    )]
    directory: PathBuf,
    /// Print JSON, errors too
    #[arg(long, global = true)]
    json: bool,
    /// Colour the output; auto: on a terminal, unless NO_COLOR is set
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = Color::Auto)]
    color: Color,
}

/// When output is coloured.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand)]
enum Command {
    Index(index::Index),
    Search(search::Search),
    Trace(trace::Trace),
    Read(read::Read),
    Status(status::Status),
    Files(files::Files),
    Languages(languages::Languages),
    Export(export::Export),
    Import(import::Import),
}

/// What a command ended as.
enum Outcome {
    /// There are results.
    Some,
    /// There are none.
    None,
}

impl Outcome {
    fn when(any: bool) -> Outcome {
        if any { Outcome::Some } else { Outcome::None }
    }
}

/// Where results go, and how they look there.
struct Output {
    to: BufWriter<std::io::StdoutLock<'static>>,
    json: bool,
    paint: Paint,
}

impl Output {
    /// Writes a response as JSON, or as what `text` makes of it.
    fn show<T: serde::Serialize>(&mut self, response: &T, text: fn(&T, Paint) -> String) -> Result<()> {
        let shown = if self.json {
            json::line(response)
        } else {
            text(response, self.paint)
        };
        self.write(&shown)
    }

    fn write(&mut self, text: &str) -> Result<()> {
        self.to.write_all(text.as_bytes()).map_err(write_error)
    }
}

const STANDARD_OUTPUT: &str = "standard output";

fn write_error(source: std::io::Error) -> Error {
    Error::Io {
        action: "write",
        path: STANDARD_OUTPUT.into(),
        source,
    }
}

/// Runs the command line; the exit code says 0 with results, 1 with none, 2 on an error.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let config = Config::from_environment();
    let paint = |is_terminal: bool| Paint {
        on: match cli.global.color {
            Color::Auto => is_terminal && !config.no_color,
            Color::Always => true,
            Color::Never => false,
        },
    };
    let stdout = std::io::stdout();
    let painted = paint(stdout.is_terminal());
    let mut output = Output {
        to: BufWriter::new(stdout.lock()),
        json: cli.global.json,
        paint: painted,
    };
    let result = run(&cli, &config, &mut output);
    match result.and_then(|outcome| output.to.flush().map_err(write_error).map(|()| outcome)) {
        Ok(Outcome::Some) => ExitCode::SUCCESS,
        Ok(Outcome::None) => ExitCode::from(1),
        // Whoever reads has enough: `treering files | head -1`.
        Err(Error::Io { path, source, .. })
            if path == Path::new(STANDARD_OUTPUT) && source.kind() == std::io::ErrorKind::BrokenPipe =>
        {
            ExitCode::SUCCESS
        }
        Err(error) => {
            let shown = if cli.global.json {
                json::error(&error)
            } else {
                text::error(&error, paint(std::io::stderr().is_terminal()))
            };
            // Nobody is left to tell if this fails.
            let _ = std::io::stderr().write_all(shown.as_bytes());
            ExitCode::from(2)
        }
    }
}

/// Help and version, or what is wrong with the arguments.
fn usage(error: &clap::Error) -> ExitCode {
    let wants_json = crate::config::was_typed("--json");
    if error.use_stderr() && wants_json {
        let text = error.render().to_string();
        let shown = json::error(&Error::BadRequest(text.trim().trim_start_matches("error: ").to_owned()));
        let _ = std::io::stderr().write_all(shown.as_bytes());
        return ExitCode::from(2);
    }
    // clap's exit code is 2 for an error and 0 for help; a closed pipe is nobody's fault.
    let _ = error.print();
    ExitCode::from(error.exit_code() as u8)
}

fn run(cli: &Cli, config: &Config, output: &mut Output) -> Result<Outcome> {
    let open = || Engine::open(&cli.global.directory, config, false);
    match &cli.command {
        Command::Index(command) => command.run(&cli.global.directory, config, output),
        Command::Search(command) => command.run(&open()?, output),
        Command::Trace(command) => command.run(&open()?, output),
        Command::Read(command) => command.run(&open()?, output),
        Command::Status(command) => command.run(&open()?, output),
        Command::Files(command) => command.run(&open()?, output),
        Command::Languages(command) => command.run(&open()?, output),
        Command::Export(command) => command.run(&open()?, output),
        Command::Import(command) => command.run(&cli.global.directory, &open()?, output),
    }
}

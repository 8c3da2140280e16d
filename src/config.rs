//! The environment, read once: the only place that does.

use std::path::PathBuf;

/// What the surroundings say.
#[derive(Debug, Clone, Default)]
pub struct Config {
    /// Where indexes go whose repository cannot be written: `$TREERING_CACHE`,
    /// `$XDG_CACHE_HOME/treering`, `~/Library/Caches` or `%LOCALAPPDATA%`, `~/.cache/treering`.
    pub cache: Option<PathBuf>,
    /// The user's home directory, which is never indexed without being asked for.
    pub home: Option<PathBuf>,
    /// `NO_COLOR` is set (<https://no-color.org>).
    pub no_color: bool,
}

impl Config {
    /// From the environment.
    pub fn from_environment() -> Config {
        let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty());
        let home = variable("HOME").or_else(|| variable("USERPROFILE")).map(PathBuf::from);
        let cache = variable("TREERING_CACHE")
            .map(PathBuf::from)
            .or_else(|| variable("XDG_CACHE_HOME").map(|dir| PathBuf::from(dir).join("treering")))
            .or_else(|| variable("LOCALAPPDATA").map(|dir| PathBuf::from(dir).join("treering")))
            .or_else(|| home.as_ref().map(|home| home.join(".cache").join("treering")));
        Config {
            cache,
            home,
            no_color: variable("NO_COLOR").is_some(),
        }
    }
}

/// Whether an argument was typed as it is, for when the arguments cannot be parsed.
pub fn was_typed(argument: &str) -> bool {
    std::env::args_os().any(|typed| typed == argument)
}

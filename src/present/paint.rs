//! Colour, or none.

use anstyle::{AnsiColor, Style};

/// Whether output is coloured, and what each part of it looks like then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paint {
    /// Escape sequences are written.
    pub on: bool,
}

impl Paint {
    /// No colour.
    pub const NONE: Paint = Paint { on: false };

    fn with(self, style: Style, text: &str) -> String {
        if self.on && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// `path:start-end`.
    pub(super) fn place(self, text: &str) -> String {
        self.with(AnsiColor::Cyan.on_default(), text)
    }

    /// A symbol's name.
    pub(super) fn name(self, text: &str) -> String {
        self.with(Style::new().bold(), text)
    }

    /// What the eye may pass over.
    pub(super) fn dim(self, text: &str) -> String {
        self.with(Style::new().dimmed(), text)
    }

    /// A heading.
    pub(super) fn title(self, text: &str) -> String {
        self.with(Style::new().bold().underline(), text)
    }

    /// An answer that is sure.
    pub(super) fn sure(self, text: &str) -> String {
        self.with(AnsiColor::Green.on_default(), text)
    }

    /// An answer that leaves something open.
    pub(super) fn unsure(self, text: &str) -> String {
        self.with(AnsiColor::Yellow.on_default(), text)
    }

    /// Something wrong.
    pub(super) fn wrong(self, text: &str) -> String {
        self.with(AnsiColor::Red.on_default().bold(), text)
    }
}

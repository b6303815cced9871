//! A change that a row of settings asks for.

use unic_langid::LanguageIdentifier;

use crate::command::Command;
use engine::Rules;
use game::profile::{Display, FirstHints};

/// A change in a row of Settings, or of the rules of a new game.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Change {
    /// The rules after the change.
    Rules(Rules),
    /// The points to win will be typed.
    OwnTarget,
    /// Another game.
    Game(Rules),
    /// Settings of the display.
    Display(Display),
    /// Whether finished games are kept in the history.
    History(bool),
    /// A language, or that of the system.
    Language(Option<LanguageIdentifier>),
    /// The tips that are still to be shown.
    FirstHints(FirstHints),
    /// A size of the interface.
    TextSize(f32),
    /// Any other command.
    Command(Command),
}

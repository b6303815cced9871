//! A change that a row of settings asks for.

use unic_langid::LanguageIdentifier;

use crate::command::Command;
use engine::Rules;
use game::profile::Display;

/// What is asked for in a row of Settings, or of the rules of a new game.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Change {
    /// The rules with what was chosen.
    Rules(Rules),
    /// The points to win are to be typed.
    OwnTarget,
    /// Another game is chosen.
    Game(Rules),
    /// Something about the display is set.
    Display(Display),
    /// Whether finished games are added to the history.
    History(bool),
    /// A language is chosen, or that of the system.
    Language(Option<LanguageIdentifier>),
    /// How much larger everything is to be.
    TextSize(f32),
    /// Something else is asked for.
    Command(Command),
}

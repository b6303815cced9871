//! What is asked for in a row of Settings.

use unic_langid::LanguageIdentifier;

use crate::app::windows::rules::RuleChange;
use crate::command::Command;
use engine::Rules;
use game::profile::Display;

/// What is asked for in a row of Settings.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Change {
    /// Something in the row of a rule.
    Rule(RuleChange),
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

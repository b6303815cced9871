//! A change that a row of settings asks for.

use unic_langid::LanguageIdentifier;

use crate::command::Command;
use engine::Rules;
use game::profile::{Display, FirstHints, Rule};

/// A change that the player makes in a row of Settings, or in the rules of a new game.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Change {
    Rules(Rules),
    /// Opens a field for a number of the rule, such as the points to win.
    OwnNumber(Rule),
    Game(Rules),
    Display(Display),
    /// Whether finished games are kept in the history.
    History(bool),
    /// A language; `None` for that of the system.
    Language(Option<LanguageIdentifier>),
    /// Whether tips are wanted, and which ones were already shown.
    FirstHints(FirstHints),
    TextSize(f32),
    Command(Command),
}

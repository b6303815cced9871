//! A change that the player makes in a row of settings.

use unic_langid::LanguageIdentifier;

use crate::command::Command;
use engine::Rules;
use game::profile::{Display, FirstHints, Rule};

/// A change in a row of Settings, or in the rules of a new game. The window carries it out.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Change {
    /// The rules after one of them was changed.
    Rules(Rules),
    /// Opens a field for a number of the rule, such as the points to win.
    OwnNumber(Rule),
    /// The rules of another game, chosen from the list of games.
    Game(Rules),
    Display(Display),
    /// Whether finished games are kept in the history.
    History(bool),
    /// A language; `None` for the system's.
    Language(Option<LanguageIdentifier>),
    /// Whether tips are wanted, and which ones were already shown.
    FirstHints(FirstHints),
    TextSize(f32),
    Command(Command),
}

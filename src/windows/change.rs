//! A change that a row of settings asks for.

use unic_langid::LanguageIdentifier;

use crate::command::Command;
use engine::Rules;
use game::profile::{Display, FirstHints, Rule};

/// A change that a row of Settings, or of the rules of a new game, asks for.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Change {
    Rules(Rules),
    /// The player will type the number of a rule, such as the points to win.
    OwnNumber(Rule),
    Game(Rules),
    Display(Display),
    /// Whether finished games are kept in the history.
    History(bool),
    /// A language; `None` for that of the system.
    Language(Option<LanguageIdentifier>),
    /// The tips that are not shown yet.
    FirstHints(FirstHints),
    TextSize(f32),
    Command(Command),
}

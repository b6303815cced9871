//! What the Settings window says beside the rules themselves.

use super::named::Named as _;
use crate::profile::{GamePart, MotionSpeed, Pace, TableView};
use crate::say;
use crate::session::NextHand;

/// A part of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Section {
    /// The game that is set.
    Game,
    /// Nestor, and how fast it goes.
    Opponent,
    /// What is shown on the table.
    Table,
    /// The rules that are about a part of a game.
    Rules(GamePart),
}

/// The heading of a part of the window.
pub fn heading(section: Section) -> String {
    match section {
        Section::Game => say!("settings-section-game"),
        Section::Opponent => say!("settings-section-opponent"),
        Section::Table => say!("settings-section-table"),
        Section::Rules(part) => part.called(),
    }
}

/// A warning, if the next hand will not be played by the rules that are set.
pub fn next_hand(next: NextHand) -> Option<String> {
    match next {
        NextHand::AsSet | NextHand::OfThisGame => None,
        NextHand::EndsGame => Some(say!("settings-next-hand-ends-game")),
        NextHand::ByOldRules(reason) => {
            let reason = super::refused::cannot_deal(&reason);
            Some(say!("settings-next-hand-by-old-rules", reason = reason))
        }
    }
}

/// What a pace is called.
pub fn pace_name(pace: Pace) -> String {
    pace.called()
}

/// What Nestor does at a pace, in a line.
pub fn pace(pace: Pace) -> String {
    pace.also("explained")
}

/// What a view of the table is called.
pub fn view_name(view: TableView) -> String {
    view.called()
}

/// What a speed of motion is called.
pub fn motion_name(speed: MotionSpeed) -> String {
    speed.called()
}

/// Why one or several values of a rule cannot be chosen.
pub fn cannot_choose(values: &[String], reason: &str) -> String {
    let quoted = values.iter().map(|value| say!("quoted", text = value));
    let values = super::list(quoted);
    say!("settings-cannot-choose", values = values, reason = reason)
}

/// Why a switch cannot be turned on, or off.
pub fn cannot_switch(on: bool, reason: &str) -> String {
    if on {
        say!("settings-cannot-turn-on", reason = reason)
    } else {
        say!("settings-cannot-turn-off", reason = reason)
    }
}

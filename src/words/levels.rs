//! Texts on Nestor's levels.

use super::named::Named as _;
use crate::msg;
use engine::{Level, Preset, Seats};

/// The level of the Nestors, or the range from the easiest to the hardest. `None` without Nestors.
pub fn level_range(levels: &[Level]) -> Option<String> {
    let (easiest, hardest) = (levels.iter().min()?, levels.iter().max()?);
    Some(if easiest == hardest {
        easiest.name()
    } else {
        msg::level_range(easiest.name(), hardest.name())
    })
}

/// Describes a level, with the share of games of `game` that it won against the level below, in
/// percent.
pub fn sentence_with_share(level: Level, game: Preset, seats: Seats, percent: u8) -> String {
    let seats: &'static str = seats.into();
    msg::level_with_share(level.explanation(), game.name(), percent, seats)
}

/// Lists how often Nestor overlooks points at each level, if points must be claimed.
pub fn overlooked_points() -> String {
    let shares = Level::ALL.into_iter().map(|level| {
        let percent = nestor::overlooked_percent(level);
        msg::level_overlooks(level.name(), percent)
    });
    msg::level_overlook(super::list(shares))
}

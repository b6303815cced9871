//! How strong each level was measured to be.

use crate::engine::{Level, Preset, Rules, Seats};

/// For each ready-made game of two the share of games, in percent, that Easy, Not so
/// easy, Tough and Brutal won against the level below: `arena ladder`, test seed
/// 9001 (the README has counts and intervals).
const WON: &[(Preset, [u8; 4])] = &[
    (Preset::Draw, [71, 80, 82, 58]),
    (Preset::Block, [58, 70, 75, 73]),
    (Preset::AllFives, [61, 59, 64, 57]),
    (Preset::AllThrees, [56, 58, 62, 62]),
    (Preset::FivesAndThrees, [56, 52, 59, 68]),
    (Preset::PalmAllFives, [60, 59, 58, 100]),
    (Preset::TournamentAllFives, [70, 68, 76, 70]),
    (Preset::Muggins, [68, 68, 72, 63]),
    (Preset::FiveUp, [73, 64, 74, 60]),
    (Preset::CribbageBoardFives, [69, 70, 81, 70]),
    (Preset::BritishFivesAndThrees, [56, 59, 55, 57]),
    (Preset::TheDrawGame, [59, 58, 62, 68]),
    (Preset::FirecrackerFives, [50, 57, 59, 80]),
];

/// The share of games, in percent, that a level won against the one below it under
/// these rules. `None` for the lowest level, and where it was not measured: for more
/// than two players and for games that are not ready-made.
pub fn percent_won_against_the_level_below(rules: &Rules, level: Level) -> Option<u8> {
    let game = Preset::of(rules).filter(|_| rules.seats == Seats::Two)?;
    let (_, won) = WON.iter().find(|(measured, _)| *measured == game)?;
    let place = Level::ALL.iter().position(|other| *other == level)?;
    won.get(place.checked_sub(1)?).copied()
}

//! How strong each level was measured to be.

use crate::engine::{Level, Preset, Rules, Seats};

/// For each ready-made game of two the share of games, in percent, that Easy, Not so
/// easy, Tough and Brutal won against the level below: `arena ladder`, test seeds
/// 9001 and 9101 (the README has counts and intervals).
const WON: &[(Preset, [u8; 4])] = &[
    (Preset::Draw, [71, 78, 83, 58]),
    (Preset::Block, [56, 70, 77, 72]),
    (Preset::AllFives, [61, 59, 64, 57]),
    (Preset::AllThrees, [56, 56, 61, 62]),
    (Preset::FivesAndThrees, [55, 57, 58, 60]),
    (Preset::PalmAllFives, [59, 59, 61, 100]),
    (Preset::TournamentAllFives, [70, 67, 74, 70]),
    (Preset::Muggins, [68, 70, 74, 63]),
    (Preset::FiveUp, [72, 65, 74, 60]),
    (Preset::CribbageBoardFives, [72, 70, 78, 70]),
    (Preset::BritishFivesAndThrees, [56, 56, 56, 63]),
    (Preset::TheDrawGame, [59, 56, 61, 68]),
    (Preset::FirecrackerFives, [50, 55, 57, 80]),
];

/// The same at fuller tables, the level at one side and the one below at all others. The
/// README says which run it was.
const WON_AT_FULLER_TABLES: &[(Preset, Seats, [u8; 4])] = &[
    (Preset::TournamentAllFives, Seats::Three, [47, 40, 49, 52]),
    (Preset::TournamentAllFives, Seats::Four, [34, 27, 35, 31]),
    (
        Preset::TournamentAllFives,
        Seats::Partners,
        [64, 60, 56, 62],
    ),
    (
        Preset::BritishFivesAndThrees,
        Seats::Three,
        [37, 36, 37, 39],
    ),
    (Preset::BritishFivesAndThrees, Seats::Four, [28, 26, 28, 25]),
    (
        Preset::BritishFivesAndThrees,
        Seats::Partners,
        [53, 52, 52, 56],
    ),
];

/// The share of games, in percent, that a level won against the one below it under
/// these rules; of three and four without partners against all others at that level, so
/// that 33 and 25 is a fair share. `None` for the lowest level, and where it was not
/// measured: in most games for more than two, and in those that are not ready-made.
pub fn percent_won_against_the_level_below(rules: &Rules, level: Level) -> Option<u8> {
    let game = Preset::of(rules)?;
    let of_two = WON.iter().map(|(game, won)| (game, Seats::Two, won));
    let fuller = WON_AT_FULLER_TABLES.iter();
    let fuller = fuller.map(|(game, seats, won)| (game, *seats, won));
    let mut measured = of_two.chain(fuller);
    let (.., won) = measured.find(|(of, seats, _)| **of == game && *seats == rules.seats)?;
    let place = Level::ALL.iter().position(|other| *other == level)?;
    won.get(place.checked_sub(1)?).copied()
}

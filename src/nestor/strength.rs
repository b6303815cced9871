//! The measured strength of each level.

use engine::{Level, Preset, Rules, Seats};

/// The games won against the level below, in percent, by Easy, Not so easy, Tough and
/// Brutal: at tables of two, three, four, and partners.
///
/// At fuller tables the level has one side, and the level below all others. From
/// `arena ladder`; `STRENGTH.md` has the seeds, counts and intervals.
#[rustfmt::skip]
const WON: &[(Preset, [[u8; 4]; 4])] = &[
    (Preset::Draw, [[69, 79, 80, 67], [55, 47, 46, 56], [36, 29, 29, 31], [61, 63, 61, 75]]),
    (Preset::Block, [[54, 69, 77, 69], [43, 50, 47, 48], [47, 39, 41, 50], [80, 72, 56, 92]]),
    (Preset::AllFives, [[61, 60, 63, 64], [41, 39, 42, 48], [30, 27, 31, 29], [57, 55, 55, 64]]),
    (Preset::AllThrees, [[57, 56, 60, 56], [38, 36, 41, 47], [28, 27, 30, 28], [56, 52, 55, 50]]),
    (Preset::FivesAndThrees, [[55, 56, 56, 54], [36, 35, 39, 38], [28, 26, 29, 25], [52, 53, 54, 52]]),
    (Preset::PalmAllFives, [[61, 59, 60, 100], [42, 38, 43, 99], [30, 27, 31, 69], [56, 56, 54, 78]]),
    (Preset::TournamentAllFives, [[69, 68, 75, 65], [46, 38, 48, 51], [34, 27, 36, 28], [62, 59, 56, 62]]),
    (Preset::Muggins, [[67, 70, 76, 65], [45, 38, 45, 47], [32, 26, 31, 30], [58, 57, 57, 60]]),
    (Preset::FiveUp, [[71, 66, 76, 67], [47, 36, 47, 57], [33, 27, 36, 28], [65, 56, 54, 68]]),
    (Preset::CribbageBoardFives, [[72, 69, 79, 66], [48, 39, 53, 51], [35, 28, 38, 30], [64, 59, 57, 78]]),
    (Preset::BritishFivesAndThrees, [[55, 56, 57, 59], [36, 36, 38, 37], [27, 26, 29, 23], [53, 53, 52, 65]]),
    (Preset::TheDrawGame, [[60, 57, 59, 54], [43, 37, 38, 36], [31, 27, 26, 28], [57, 53, 54, 75]]),
    (Preset::FirecrackerFives, [[53, 55, 56, 73], [39, 38, 41, 47], [29, 26, 30, 28], [57, 55, 56, 57]]),
];

/// The games, in percent, that a level won against the level below under these rules.
///
/// With three and four sides, the level below has all others, and 33 and 25 are fair
/// shares. `None` for the lowest level, and in games that are not ready-made.
pub fn percent_won_against_the_level_below(rules: &Rules, level: Level) -> Option<u8> {
    let game = Preset::of(rules)?;
    let (_, tables) = WON.iter().find(|(of, _)| *of == game)?;
    let [two, three, four, partners] = tables;
    let won = match rules.seats {
        Seats::Two => two,
        Seats::Three => three,
        Seats::Four => four,
        Seats::Partners => partners,
    };
    let place = Level::ALL.iter().position(|other| *other == level)?;
    won.get(place.checked_sub(1)?).copied()
}

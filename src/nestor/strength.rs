//! The measured strength of each level.

use engine::{Level, Preset, Rules, Seats};

/// The games won against the level below, in percent, at tables of two, three, four, and
/// partners: by each level that was measured, and the level that was below it then.
///
/// At fuller tables the level has one side, and the level below all others. From
/// `arena ladder`; `STRENGTH.md` has the seeds, counts and intervals.
type Measured = (Level, Level, &'static [(Preset, [u8; 4])]);

#[rustfmt::skip]
const MEASURED: &[Measured] = &[
    (Level::Easy, Level::Beginner, &[
        (Preset::Draw, [69, 55, 36, 61]),
        (Preset::Block, [54, 43, 47, 80]),
        (Preset::AllFives, [61, 41, 30, 57]),
        (Preset::AllThrees, [57, 38, 28, 56]),
        (Preset::FivesAndThrees, [55, 36, 28, 52]),
        (Preset::PalmAllFives, [61, 42, 30, 56]),
        (Preset::TournamentAllFives, [69, 46, 34, 62]),
        (Preset::Muggins, [67, 45, 32, 58]),
        (Preset::FiveUp, [71, 47, 33, 65]),
        (Preset::CribbageBoardFives, [72, 48, 35, 64]),
        (Preset::BritishFivesAndThrees, [55, 36, 27, 53]),
        (Preset::TheDrawGame, [60, 43, 31, 57]),
        (Preset::FirecrackerFives, [53, 39, 29, 57]),
    ]),
    (Level::NotSoEasy, Level::Easy, &[
        (Preset::Draw, [79, 47, 29, 63]),
        (Preset::Block, [69, 50, 39, 72]),
        (Preset::AllFives, [60, 39, 27, 55]),
        (Preset::AllThrees, [56, 36, 27, 52]),
        (Preset::FivesAndThrees, [56, 35, 26, 53]),
        (Preset::PalmAllFives, [59, 38, 27, 56]),
        (Preset::TournamentAllFives, [68, 38, 27, 59]),
        (Preset::Muggins, [70, 38, 26, 57]),
        (Preset::FiveUp, [66, 36, 27, 56]),
        (Preset::CribbageBoardFives, [69, 39, 28, 59]),
        (Preset::BritishFivesAndThrees, [56, 36, 26, 53]),
        (Preset::TheDrawGame, [57, 37, 27, 53]),
        (Preset::FirecrackerFives, [55, 38, 26, 55]),
    ]),
    (Level::Tough, Level::NotSoEasy, &[
        (Preset::Draw, [80, 46, 29, 61]),
        (Preset::Block, [77, 47, 41, 56]),
        (Preset::AllFives, [63, 42, 31, 55]),
        (Preset::AllThrees, [60, 41, 30, 55]),
        (Preset::FivesAndThrees, [56, 39, 29, 54]),
        (Preset::PalmAllFives, [60, 43, 31, 54]),
        (Preset::TournamentAllFives, [75, 48, 36, 56]),
        (Preset::Muggins, [76, 45, 31, 57]),
        (Preset::FiveUp, [76, 47, 36, 54]),
        (Preset::CribbageBoardFives, [79, 53, 38, 57]),
        (Preset::BritishFivesAndThrees, [57, 38, 29, 52]),
        (Preset::TheDrawGame, [59, 38, 26, 54]),
        (Preset::FirecrackerFives, [56, 41, 30, 56]),
    ]),
    (Level::Brutal, Level::Tough, &[
        (Preset::Draw, [67, 56, 31, 75]),
        (Preset::Block, [69, 48, 50, 92]),
        (Preset::AllFives, [64, 48, 29, 64]),
        (Preset::AllThrees, [56, 47, 28, 50]),
        (Preset::FivesAndThrees, [54, 38, 25, 52]),
        (Preset::PalmAllFives, [100, 99, 69, 78]),
        (Preset::TournamentAllFives, [65, 51, 28, 62]),
        (Preset::Muggins, [65, 47, 30, 60]),
        (Preset::FiveUp, [67, 57, 28, 68]),
        (Preset::CribbageBoardFives, [66, 51, 30, 78]),
        (Preset::BritishFivesAndThrees, [59, 37, 23, 65]),
        (Preset::TheDrawGame, [54, 36, 28, 75]),
        (Preset::FirecrackerFives, [73, 47, 28, 57]),
    ]),
];

/// The same in games that were measured at one table only, for Easy, Not so easy, Tough and
/// Brutal.
#[rustfmt::skip]
const MEASURED_AT_ONE_TABLE: &[(Preset, Seats, [u8; 4])] = &[
    (Preset::Bergen, Seats::Two, [59, 59, 58, 60]),
    (Preset::LatinPartners, Seats::Partners, [70, 66, 56, 84]),
    (Preset::Dominican, Seats::Partners, [79, 67, 61, 78]),
    (Preset::PuertoRican, Seats::Partners, [77, 63, 57, 85]),
    (Preset::PuertoRicanShortGame, Seats::Partners, [74, 62, 57, 73]),
    (Preset::JamaicanPartners, Seats::Partners, [74, 63, 56, 86]),
];

/// The games, in percent, that a level won against the level below under these rules.
///
/// With three and four sides, the level below has all others, and 33 and 25 are fair
/// shares. `None` for the lowest level, in games that are not ready-made, and if it was
/// not measured yet.
pub fn percent_won_against_the_level_below(rules: &Rules, level: Level) -> Option<u8> {
    let (game, below) = (Preset::of(rules)?, level.weaker()?);
    let mut at_one_table = MEASURED_AT_ONE_TABLE.iter();
    let is_it = |(of, seats, _): &&(Preset, Seats, [u8; 4])| (*of, *seats) == (game, rules.seats);
    if let Some((_, _, levels)) = at_one_table.find(is_it) {
        let place = Level::ALL[1..].iter().position(|it| *it == level)?;
        return levels.get(place).copied();
    }
    let mut measured = MEASURED.iter();
    let (_, _, games) = measured.find(|(of, against, _)| (*of, *against) == (level, below))?;
    let (_, tables) = games.iter().find(|(of, _)| *of == game)?;
    let [two, three, four, partners] = *tables;
    Some(match rules.seats {
        Seats::Two => two,
        Seats::Three => three,
        Seats::Four => four,
        Seats::Partners => partners,
    })
}

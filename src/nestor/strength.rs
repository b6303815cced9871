//! The measured strength of each level.

use engine::{Level, Preset, Rules, Seats};

/// A level, the level below it at the time of measurement, and the percentages of games won against
/// that level.
///
/// With more than two sides, the level plays one side, and the level below plays the others. From
/// `arena ladder`; `STRENGTH.md` has the seeds, counts and intervals.
type MeasuredLevel = (Level, Level, WinPercents);

/// Percentages of games won, for each game: with two, three, and four players, and with partners.
type WinPercents = &'static [(Preset, [u8; 4])];

#[rustfmt::skip]
const MEASURED_LEVELS: &[MeasuredLevel] = &[
    (Level::Beginner, Level::Learner, &[
        (Preset::Draw, [59, 37, 26, 51]),
        (Preset::Block, [75, 50, 30, 68]),
        (Preset::AllFives, [75, 67, 43, 75]),
        (Preset::AllThrees, [75, 62, 41, 74]),
        (Preset::FivesAndThrees, [75, 61, 41, 73]),
        (Preset::PalmAllFives, [76, 64, 46, 77]),
        (Preset::TournamentAllFives, [87, 63, 41, 72]),
        (Preset::Muggins, [81, 58, 31, 63]),
        (Preset::FiveUp, [88, 68, 41, 76]),
        (Preset::CribbageBoardFives, [90, 69, 46, 78]),
        (Preset::BritishFivesAndThrees, [83, 65, 57, 76]),
        (Preset::TheDrawGame, [50, 32, 24, 46]),
        (Preset::FirecrackerFives, [69, 60, 37, 68]),
        (Preset::Bergen, [58, 46, 34, 60]),
        (Preset::LatinPartners, [73, 47, 31, 66]),
        (Preset::Dominican, [57, 37, 28, 52]),
        (Preset::PuertoRican, [73, 50, 30, 56]),
        (Preset::PuertoRicanShortGame, [71, 49, 27, 55]),
        (Preset::JamaicanPartners, [69, 42, 29, 51]),
        (Preset::Matador, [54, 41, 31, 60]),
        (Preset::CutThroat, [86, 42, 29, 50]),
    ]),
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
        (Preset::Bergen, [61, 40, 29, 56]),
        (Preset::LatinPartners, [56, 42, 44, 71]),
        (Preset::Dominican, [73, 53, 57, 78]),
        (Preset::PuertoRican, [57, 46, 57, 77]),
        (Preset::PuertoRicanShortGame, [59, 47, 52, 74]),
        (Preset::JamaicanPartners, [55, 67, 54, 76]),
        (Preset::Matador, [63, 45, 34, 61]),
        (Preset::CutThroat, [55, 79, 64, 76]),
        (Preset::BrazilianPartners, [54, 39, 45, 69]),
        (Preset::SpanishPartners, [57, 43, 50, 73]),
        (Preset::Cuban, [58, 37, 27, 58]),
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
        (Preset::Bergen, [58, 39, 27, 55]),
        (Preset::LatinPartners, [65, 44, 36, 68]),
        (Preset::Dominican, [63, 51, 44, 68]),
        (Preset::PuertoRican, [66, 49, 40, 66]),
        (Preset::PuertoRicanShortGame, [65, 46, 37, 64]),
        (Preset::JamaicanPartners, [60, 48, 36, 63]),
        (Preset::Matador, [57, 37, 27, 55]),
        (Preset::CutThroat, [60, 54, 37, 63]),
        (Preset::BrazilianPartners, [63, 43, 35, 62]),
        (Preset::SpanishPartners, [68, 47, 38, 64]),
        (Preset::Cuban, [57, 37, 30, 59]),
    ]),
    (Level::Tough, Level::NotSoEasy, &[
        (Preset::Draw, [80, 46, 29, 64]),
        (Preset::Block, [77, 47, 41, 90]),
        (Preset::AllFives, [63, 42, 31, 55]),
        (Preset::AllThrees, [60, 41, 30, 55]),
        (Preset::FivesAndThrees, [56, 39, 29, 54]),
        (Preset::PalmAllFives, [60, 43, 31, 54]),
        (Preset::TournamentAllFives, [75, 48, 36, 56]),
        (Preset::Muggins, [76, 45, 31, 57]),
        (Preset::FiveUp, [76, 47, 36, 54]),
        (Preset::CribbageBoardFives, [79, 53, 38, 57]),
        (Preset::BritishFivesAndThrees, [57, 38, 29, 52]),
        (Preset::TheDrawGame, [59, 38, 26, 55]),
        (Preset::FirecrackerFives, [56, 41, 30, 56]),
        (Preset::Bergen, [62, 40, 28, 55]),
        (Preset::LatinPartners, [71, 45, 37, 77]),
        (Preset::Dominican, [64, 44, 42, 80]),
        (Preset::PuertoRican, [72, 48, 42, 81]),
        (Preset::PuertoRicanShortGame, [69, 44, 36, 76]),
        (Preset::JamaicanPartners, [65, 58, 42, 83]),
        (Preset::Matador, [63, 38, 28, 56]),
        (Preset::CutThroat, [65, 70, 46, 85]),
        (Preset::BrazilianPartners, [67, 40, 37, 84]),
        (Preset::SpanishPartners, [75, 48, 41, 81]),
        (Preset::Cuban, [61, 42, 31, 58]),
    ]),
    (Level::Brutal, Level::Tough, &[
        (Preset::Draw, [67, 56, 31, 75]),
        (Preset::Block, [69, 48, 50, 75]),
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
        (Preset::Bergen, [55, 45, 29, 65]),
        (Preset::LatinPartners, [63, 37, 38, 66]),
        (Preset::Dominican, [64, 40, 48, 59]),
        (Preset::PuertoRican, [80, 58, 40, 63]),
        (Preset::PuertoRicanShortGame, [62, 55, 40, 53]),
        (Preset::JamaicanPartners, [61, 53, 39, 63]),
        (Preset::Matador, [75, 38, 33, 63]),
        (Preset::CutThroat, [61, 40, 35, 53]),
        (Preset::BrazilianPartners, [60, 53, 35, 53]),
        (Preset::SpanishPartners, [80, 33, 40, 66]),
        (Preset::Cuban, [57, 36, 27, 53]),
    ]),
];

/// The percentages of games that a random player won against Beginners.
#[rustfmt::skip]
const RANDOM_WIN_PERCENTS: WinPercents = &[
    (Preset::Draw, [41, 27, 25, 46]),
    (Preset::Block, [17, 13, 19, 20]),
    (Preset::AllFives, [7, 2, 4, 9]),
    (Preset::AllThrees, [10, 4, 4, 9]),
    (Preset::FivesAndThrees, [11, 4, 5, 12]),
    (Preset::PalmAllFives, [2, 0, 0, 2]),
    (Preset::TournamentAllFives, [2, 4, 7, 10]),
    (Preset::Muggins, [5, 6, 12, 21]),
    (Preset::FiveUp, [1, 2, 6, 6]),
    (Preset::CribbageBoardFives, [1, 2, 3, 8]),
    (Preset::BritishFivesAndThrees, [2, 2, 2, 10]),
    (Preset::TheDrawGame, [52, 34, 28, 49]),
    (Preset::FirecrackerFives, [9, 6, 10, 17]),
    (Preset::Bergen, [39, 15, 12, 32]),
    (Preset::LatinPartners, [14, 16, 15, 24]),
    (Preset::Dominican, [34, 22, 24, 41]),
    (Preset::PuertoRican, [16, 10, 17, 37]),
    (Preset::PuertoRicanShortGame, [20, 13, 20, 37]),
    (Preset::JamaicanPartners, [10, 19, 20, 42]),
    (Preset::Matador, [46, 21, 13, 33]),
    (Preset::CutThroat, [1, 19, 20, 41]),
];

/// The percentage of games that a level won against the level below under these rules.
///
/// With three or four sides, the level below plays all the others, and a fair share is 33 or 25.
/// `None` for the lowest level, and in games that are not ready-made.
pub fn percent_won_against_level_below(rules: &Rules, level: Level) -> Option<u8> {
    let (game, below) = (Preset::from_rules(rules)?, level.weaker()?);
    let mut measured = MEASURED_LEVELS.iter();
    let (_, _, games) = measured.find(|(of, against, _)| (*of, *against) == (level, below))?;
    percent_at_table(games, game, rules.seats)
}

/// The percentage of games that a random player won against Beginners; `None` if not measured.
pub fn percent_random_wins_against_beginner(game: Preset, seats: Seats) -> Option<u8> {
    percent_at_table(RANDOM_WIN_PERCENTS, game, seats)
}

fn percent_at_table(games: WinPercents, game: Preset, seats: Seats) -> Option<u8> {
    let (_, tables) = games.iter().find(|(of, _)| *of == game)?;
    let [two, three, four, partners] = *tables;
    Some(match seats {
        Seats::Two => two,
        Seats::Three => three,
        Seats::Four => four,
        Seats::Partners => partners,
    })
}

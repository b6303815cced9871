//! The games that ship ready-made.

use serde::{Deserialize, Serialize};

use super::rules::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, FirstLead, LaterLeads, Rules, ScoreDisplay,
    Spinner,
};
use super::seat::Seats;

/// A game with a name and a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Preset {
    /// Draw (EA).
    Draw,
    /// Block (EA).
    Block,
    /// All Fives (EA).
    AllFives,
    /// All Threes (EA).
    AllThrees,
    /// Fives and Threes (EA).
    FivesAndThrees,
    /// All Fives as on the Palm (EP).
    PalmAllFives,
    /// All Fives as in tournaments (PG).
    TournamentAllFives,
    /// Muggins: no spinner (PG).
    Muggins,
    /// Five-Up: every doublet a spinner (PG).
    FiveUp,
    /// All Fives to 61 on a cribbage board (PG, EA).
    CribbageBoardFives,
    /// Fives and Threes as in British leagues.
    BritishFivesAndThrees,
    /// Dominos - The Draw Game (DG).
    TheDrawGame,
}

impl Preset {
    /// Every ready-made game.
    pub const ALL: [Self; 12] = [
        Self::Draw,
        Self::Block,
        Self::AllFives,
        Self::AllThrees,
        Self::FivesAndThrees,
        Self::PalmAllFives,
        Self::TournamentAllFives,
        Self::Muggins,
        Self::FiveUp,
        Self::CribbageBoardFives,
        Self::BritishFivesAndThrees,
        Self::TheDrawGame,
    ];

    /// The name of the game.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "Draw",
            Self::Block => "Block",
            Self::AllFives => "All Fives",
            Self::AllThrees => "All Threes",
            Self::FivesAndThrees => "Fives and Threes",
            Self::PalmAllFives => "Palm All Fives",
            Self::TournamentAllFives => "Tournament All Fives",
            Self::Muggins => "Muggins",
            Self::FiveUp => "Five-Up",
            Self::CribbageBoardFives => "Cribbage-board Fives",
            Self::BritishFivesAndThrees => "British Fives and Threes",
            Self::TheDrawGame => "The Draw Game",
        }
    }

    /// Where its rules come from.
    pub const fn source(self) -> &'static str {
        match self {
            Self::Draw | Self::Block | Self::AllFives | Self::AllThrees | Self::FivesAndThrees => {
                "Electrum Dominoes for Android, 2014"
            }
            Self::PalmAllFives => "Electrum Dominoes for Palm, 2004",
            Self::TournamentAllFives | Self::Muggins | Self::FiveUp => "pagat.com, All Fives",
            Self::CribbageBoardFives => {
                "pagat.com, All Fives, and Electrum Dominoes for Android, 2014"
            }
            Self::BritishFivesAndThrees => "as published for British pub leagues",
            Self::TheDrawGame => "Dominos - The Draw Game for Windows",
        }
    }

    /// The game called `name`, whatever its case; `and` may be written `&`.
    pub fn named(name: &str) -> Option<Self> {
        let plain = |name: &str| name.trim().to_lowercase().replace('&', "and");
        Self::ALL
            .into_iter()
            .find(|preset| plain(preset.name()) == plain(name))
    }

    /// The game with exactly these rules.
    pub fn of(rules: &Rules) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|preset| preset.rules(rules.seats) == *rules)
    }

    /// The rules of the game for a way to sit.
    pub fn rules(self, seats: Seats) -> Rules {
        let plain = Rules {
            seats,
            hand_size: if seats.count() == 4 { 6 } else { 7 },
            ..Rules::default()
        };
        let electrum = Rules {
            spinner: Spinner::Single,
            ..plain
        };
        let tournament = Rules {
            fives: true,
            hand_size: match seats {
                Seats::Two => 9,
                Seats::Three => 7,
                Seats::Four | Seats::Partners => 5,
            },
            first_lead: FirstLead::Lot,
            later_leads: LaterLeads::Winner,
            block_award_of: BlockAwardOf::Opponents,
            rounding: true,
            target: Some(if seats == Seats::Two { 250 } else { 200 }),
            ..electrum
        };
        match self {
            Self::Draw => plain,
            Self::Block => Rules {
                draws: false,
                ..plain
            },
            Self::AllFives => Rules {
                fives: true,
                ..electrum
            },
            Self::AllThrees => Rules {
                threes: true,
                ..electrum
            },
            Self::FivesAndThrees => Rules {
                fives: true,
                threes: true,
                ..electrum
            },
            Self::PalmAllFives => Rules {
                fives: true,
                voluntary_draw: true,
                ..electrum
            },
            Self::TournamentAllFives => tournament,
            Self::Muggins => Rules {
                spinner: Spinner::None,
                ..tournament
            },
            Self::FiveUp => Rules {
                spinner: Spinner::Every,
                ..tournament
            },
            Self::CribbageBoardFives => Rules {
                target: Some(305),
                score_display: ScoreDisplay::Fives,
                ..tournament
            },
            Self::BritishFivesAndThrees => Rules {
                fives: true,
                threes: true,
                count_unit: CountUnit::Multiples,
                draws: false,
                first_lead: FirstLead::Lot,
                later_leads: LaterLeads::Alternate,
                domino_award: DominoAward::OnePoint,
                block_award_to: BlockAwardTo::Nobody,
                target: Some(61),
                exact_target: true,
                ..plain
            },
            Self::TheDrawGame => Rules {
                target: None,
                first_lead: FirstLead::Draw,
                later_leads: LaterLeads::LikeTheFirst,
                hand_cap: true,
                ..plain
            },
        }
    }
}

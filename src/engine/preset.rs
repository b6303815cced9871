//! The games that ship ready-made.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::rules::{
    BlockAwardOf, BlockAwardTo, CountUnit, DominoAward, Draws, FirstLead, LaterLeads, Rules,
    ScoreDisplay, Spinner,
};
use super::seat::Seats;

/// A ready-made game: a mix of rules with a name and a source.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
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
    /// Fives against the clock, with firecrackers, for two (FC).
    FirecrackerFives,
}

impl Preset {
    /// Every ready-made game.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// What it is called on the command line, and was called in the files of
    /// earlier versions, whatever language the window speaks.
    pub const fn id(self) -> &'static str {
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
            Self::FirecrackerFives => "Firecracker Fives",
        }
    }

    /// The game with this id. Capitals make no difference, and `and` may be
    /// written `&`.
    pub fn from_id(name: &str) -> Option<Self> {
        let plain = |name: &str| name.trim().to_lowercase().replace('&', "and");
        Self::ALL
            .into_iter()
            .find(|preset| plain(preset.id()) == plain(name))
    }

    /// The game that has exactly these rules, in one of its ways to start.
    pub fn of(rules: &Rules) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|preset| preset.started_as(rules) == *rules)
    }

    /// The game that a hand is of which is played alone by these rules.
    pub fn of_single_hand(rules: &Rules) -> Option<Self> {
        let is_it = |preset: &Self| rules.is_one_hand_of(&preset.started_as(rules));
        Self::ALL.into_iter().find(is_it)
    }

    /// Who may lead in the games after the first: a choice beside the game, not a
    /// change of its rules. The first is the usual one (DG).
    pub const fn ways_to_start(self) -> &'static [LaterLeads] {
        match self {
            Self::TheDrawGame => &[LaterLeads::LikeTheFirst, LaterLeads::Winner],
            _ => &[],
        }
    }

    /// The rules of the game for as many players as `rules` have, and started as
    /// these are, if that is one of its ways.
    pub fn started_as(self, rules: &Rules) -> Rules {
        let own = self.rules(rules.seats);
        if self.ways_to_start().contains(&rules.later_leads) {
            let later_leads = rules.later_leads;
            Rules { later_leads, ..own }
        } else {
            own
        }
    }

    /// The rules of the game for this number of players.
    pub fn rules(self, seats: Seats) -> Rules {
        let is_for_four = matches!(seats, Seats::Four | Seats::Partners);
        let plain = Rules {
            seats,
            // The sources know two players. Hands of seven would leave four players
            // nothing to draw (section 4, reading 17).
            hand_size: if is_for_four { 5 } else { 7 },
            ..Rules::default()
        };
        let electrum = Rules {
            spinner: Spinner::Single,
            ..plain
        };
        let tournament = Rules {
            fives: true,
            hand_size: if seats == Seats::Two {
                9
            } else {
                plain.hand_size
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
                draws: Draws::None,
                hand_size: 7,
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
                hand_size: if seats == Seats::Two { 7 } else { 5 },
                count_unit: CountUnit::Multiples,
                draws: Draws::None,
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
            Self::FirecrackerFives => Rules {
                fives: true,
                first_lead: FirstLead::Person,
                later_leads: LaterLeads::LastWithDoublet,
                target: Some(100),
                domino_award: DominoAward::FiveABone,
                block_award_to: BlockAwardTo::Nobody,
                // More players make a timed game without firecrackers.
                firecrackers: seats == Seats::Two,
                clock: true,
                ..electrum
            },
        }
    }
}

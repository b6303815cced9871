//! The ready-made games.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::domino_set::DominoSet;
use super::rules::{
    BlockAwardFormula, BlockAwardRecipient, BlockLead, Capicua, CountUnit, Direction, DominoAward,
    Draws, FirstLead, Fit, HandWorth, LaterLeads, Rules, Score, ScoreDisplay, Spinner, TiedBlock,
};
use super::seat::Seats;

/// A ready-made game: rules with a name and a source.
///
/// [`Rules`] explains the letters that name the sources.
///
/// # Examples
/// ```
/// # use engine::{Preset, Seats};
/// let rules = Preset::FiveUp.rules(Seats::Three);
/// assert_eq!(rules.hand_size, 7);
/// assert_eq!(Preset::from_rules(&rules), Some(Preset::FiveUp));
/// ```
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// Draw: a player without a playable bone draws until one fits (EA).
    Draw,
    /// Block: nobody draws (EA).
    Block,
    /// All Fives: table counts that are multiples of five score (EA).
    AllFives,
    /// All Threes: table counts that are multiples of three score (EA).
    AllThrees,
    /// Fives and Threes: multiples of five and multiples of three score (EA).
    FivesAndThrees,
    /// All Fives with the rules of Electrum Dominoes for Palm (EP).
    PalmAllFives,
    /// All Fives as in tournaments (PG).
    TournamentAllFives,
    /// Muggins: All Fives without a spinner (PG).
    Muggins,
    /// Five-Up: All Fives in which every doublet is a spinner (PG).
    FiveUp,
    /// All Fives to 61 on a cribbage board (PG, EA).
    CribbageBoardFives,
    /// Fives and Threes as in British leagues.
    BritishFivesAndThrees,
    /// Draw with the rules of Dominos - The Draw Game, for Windows (DG).
    TheDrawGame,
    /// Fives against the clock, with firecrackers, for two (FC).
    FirecrackerFives,
    /// Bergen: two ends that show the same number score.
    Bergen,
    /// Block in pairs, as in Venezuela and most of Latin America.
    LatinPartners,
    /// Dominican: passes and the capicúa score, to 200.
    Dominican,
    /// Puerto Rican: the first hands, the capicúa and the chuchazo score, to 500.
    PuertoRican,
    /// Puerto Rican to 200, without points for the first hands.
    PuertoRicanShortGame,
    /// Jamaican: hands are won, not points.
    JamaicanPartners,
    /// Cut-throat: Jamaican, each player alone. Hands count only while another player has won none.
    CutThroat,
    /// Matador: the halves that touch add up to seven.
    Matador,
    /// Brazilian: hands are won, and how a player goes out decides what a hand is worth.
    BrazilianPartners,
    /// Spanish: Block in pairs for the pips of all hands, to 200.
    SpanishPartners,
    /// Cuban: Block in pairs with double nine, to 100.
    Cuban,
}

/// A kind of game, under which ready-made games are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PresetGroup {
    /// Games in which points are made in play.
    Scoring,
    /// Games in which points are made at the end of a hand.
    BlockAndDraw,
    /// Block games from around the world, nearly all played in pairs.
    Pairs,
    /// Games that belong to none of the other groups.
    Special,
}

impl Preset {
    /// Every ready-made game.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The short English name, the group, and the usual number of players, if there is one.
    const fn listing(self) -> (&'static str, PresetGroup, Option<Seats>) {
        use PresetGroup::{BlockAndDraw, Pairs, Scoring, Special};
        match self {
            Self::Draw => ("Draw", BlockAndDraw, None),
            Self::Block => ("Block", BlockAndDraw, None),
            Self::AllFives => ("All Fives", Scoring, None),
            Self::AllThrees => ("All Threes", Scoring, None),
            Self::FivesAndThrees => ("Fives and Threes", Scoring, None),
            Self::PalmAllFives => ("Palm All Fives", Scoring, None),
            Self::TournamentAllFives => ("Tournament All Fives", Scoring, None),
            Self::Muggins => ("Muggins", Scoring, None),
            Self::FiveUp => ("Five-Up", Scoring, None),
            Self::CribbageBoardFives => ("Cribbage-board Fives", Scoring, None),
            Self::BritishFivesAndThrees => ("British Fives and Threes", Scoring, None),
            Self::TheDrawGame => ("The Draw Game", BlockAndDraw, None),
            Self::FirecrackerFives => ("Firecracker Fives", Special, Some(Seats::Two)),
            Self::Bergen => ("Bergen", Special, None),
            Self::LatinPartners => ("Latin Partners", Pairs, Some(Seats::Partners)),
            Self::Dominican => ("Dominican", Pairs, Some(Seats::Partners)),
            Self::PuertoRican => ("Puerto Rican", Pairs, Some(Seats::Partners)),
            Self::PuertoRicanShortGame => ("Puerto Rican Short Game", Pairs, Some(Seats::Partners)),
            Self::JamaicanPartners => ("Jamaican Partners", Pairs, Some(Seats::Partners)),
            Self::CutThroat => ("Cut-throat", Pairs, Some(Seats::Four)),
            Self::BrazilianPartners => ("Brazilian Partners", Pairs, Some(Seats::Partners)),
            Self::SpanishPartners => ("Spanish Partners", Pairs, Some(Seats::Partners)),
            Self::Cuban => ("Cuban", Pairs, Some(Seats::Partners)),
            Self::Matador => ("Matador", Special, None),
        }
    }

    /// The short English name, which the command line uses in every language.
    pub const fn id(self) -> &'static str {
        self.listing().0
    }

    /// The group under which the game is listed.
    pub const fn group(self) -> PresetGroup {
        self.listing().1
    }

    /// The usual number of players; `None` if any number is usual.
    pub const fn usual_seats(self) -> Option<Seats> {
        self.listing().2
    }

    /// The game with this [`id`](Self::id); `None` if there is none. Case is ignored, and `and` may
    /// be written `&`.
    pub fn from_id(name: &str) -> Option<Self> {
        let plain = |name: &str| name.trim().to_lowercase().replace('&', "and");
        Self::ALL.into_iter().find(|preset| plain(preset.id()) == plain(name))
    }

    /// The game with exactly these rules, apart from its options
    /// ([`later_lead_options`](Self::later_lead_options) and
    /// [`has_optional_claims`](Self::has_optional_claims)). `None` if there is no such game.
    pub fn from_rules(rules: &Rules) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.rules_with_options_of(rules) == *rules)
    }

    /// The game with these rules and any target: All Fives to 50 is All Fives.
    pub fn from_rules_ignoring_target(rules: &Rules) -> Option<Self> {
        let matches = |preset: &Self| preset.with_target_of(rules) == *rules;
        Self::from_rules(rules).or_else(|| Self::ALL.into_iter().find(matches))
    }

    /// The game of which these rules play a single hand; `None` if there is none.
    pub fn from_single_hand_rules(rules: &Rules) -> Option<Self> {
        let matches = |preset: &Self| rules.is_single_hand_of(&preset.rules_with_options_of(rules));
        Self::ALL.into_iter().find(matches)
    }

    /// The ways to choose the leader after the first game, the usual one first; empty if there is
    /// no choice. Rules that differ only in this are the same game.
    pub const fn later_lead_options(self) -> &'static [LaterLeads] {
        match self {
            Self::TheDrawGame => &[LaterLeads::LikeTheFirst, LaterLeads::Winner],
            _ => &[],
        }
    }

    /// Whether the game is played both with and without claimed points. Rules that differ only in
    /// this are the same game.
    pub const fn has_optional_claims(self) -> bool {
        matches!(self, Self::Muggins)
    }

    /// The rules of this game for as many players as `rules`, with its options
    /// ([`later_lead_options`](Self::later_lead_options) and
    /// [`has_optional_claims`](Self::has_optional_claims)) as in `rules`.
    pub fn rules_with_options_of(self, rules: &Rules) -> Rules {
        let own = self.rules(rules.seats);
        let own = Rules { claims: rules.claims && self.has_optional_claims() || own.claims, ..own };
        if self.later_lead_options().contains(&rules.later_leads) {
            let later_leads = rules.later_leads;
            Rules { later_leads, ..own }
        } else {
            own
        }
    }

    /// Like [`rules_with_options_of`](Self::rules_with_options_of), but with the target of `rules`.
    pub fn with_target_of(self, rules: &Rules) -> Rules {
        self.rules_with_options_of(rules).with_target_of(rules)
    }

    /// Adapts rules to another number of players. A ready-made game takes its own rules for that
    /// number, and keeps a changed target; other rules stay as they are.
    pub fn for_seats(rules: &Rules, seats: Seats) -> Rules {
        let seated = Rules { seats, ..*rules };
        match (Self::from_rules(rules), Self::from_rules_ignoring_target(rules)) {
            (Some(preset), _) => preset.rules_with_options_of(&seated),
            (None, Some(preset)) => preset.with_target_of(&seated),
            (None, None) => seated,
        }
    }

    /// The rules of the game for this number of players, even if it is not the usual one.
    pub fn rules(self, seats: Seats) -> Rules {
        let is_for_four = matches!(seats, Seats::Four | Seats::Partners);
        let plain = Rules {
            seats,
            // The sources describe games for two. With hands of seven, four players would
            // have nothing to draw.
            hand_size: if is_for_four { 5 } else { 7 },
            ..Rules::default()
        };
        let electrum = Rules { spinner: Spinner::Single, ..plain };
        let tournament = Rules {
            fives: true,
            hand_size: if seats == Seats::Two { 9 } else { plain.hand_size },
            first_lead: FirstLead::Lot,
            later_leads: LaterLeads::Winner,
            block_award_of: BlockAwardFormula::Opponents,
            rounding: true,
            target: Some(if seats == Seats::Two { 250 } else { 200 }),
            ..electrum
        };
        match self {
            Self::Draw => plain,
            Self::Block => Rules { draws: Draws::None, hand_size: 7, ..plain },
            Self::AllFives => Rules { fives: true, ..electrum },
            Self::AllThrees => Rules { threes: true, ..electrum },
            Self::FivesAndThrees => Rules { fives: true, threes: true, ..electrum },
            Self::PalmAllFives => Rules { fives: true, voluntary_draw: true, ..electrum },
            Self::TournamentAllFives => tournament,
            Self::Muggins => Rules { spinner: Spinner::None, ..tournament },
            Self::FiveUp => Rules { spinner: Spinner::Every, ..tournament },
            Self::CribbageBoardFives => {
                Rules { target: Some(305), score_display: ScoreDisplay::Fives, ..tournament }
            }
            Self::BritishFivesAndThrees => british(plain),
            Self::TheDrawGame => the_draw_game(plain),
            Self::FirecrackerFives => Rules {
                fives: true,
                first_lead: FirstLead::Person,
                later_leads: LaterLeads::LastWithDoublet,
                target: Some(100),
                domino_award: DominoAward::FiveABone,
                block_award_to: BlockAwardRecipient::Nobody,
                // With more players, it is a timed game without firecrackers.
                firecrackers: seats == Seats::Two,
                clock: true,
                ..electrum
            },
            Self::Bergen => bergen(plain),
            Self::LatinPartners => latin(Self::Block.rules(seats)),
            Self::Dominican => dominican(plain),
            Self::PuertoRican => puerto_rican(plain),
            Self::PuertoRicanShortGame => {
                Rules { first_hands: false, chuchazo: 30, target: Some(200), ..puerto_rican(plain) }
            }
            Self::JamaicanPartners => jamaican(plain),
            Self::Matador => matador(plain),
            Self::CutThroat => cut_throat(plain),
            Self::BrazilianPartners => brazilian(plain),
            Self::SpanishPartners => spanish(Self::LatinPartners.rules(seats)),
            Self::Cuban => cuban(plain),
        }
    }
}

const fn the_draw_game(plain: Rules) -> Rules {
    Rules {
        target: None,
        first_lead: FirstLead::Draw,
        later_leads: LaterLeads::LikeTheFirst,
        hand_cap: true,
        ..plain
    }
}

fn british(plain: Rules) -> Rules {
    Rules {
        fives: true,
        threes: true,
        hand_size: if plain.seats == Seats::Two { 7 } else { 5 },
        count_unit: CountUnit::Multiples,
        draws: Draws::None,
        first_lead: FirstLead::Lot,
        later_leads: LaterLeads::Alternate,
        domino_award: DominoAward::OnePoint,
        block_award_to: BlockAwardRecipient::Nobody,
        target: Some(61),
        exact_target: true,
        ..plain
    }
}

fn bergen(plain: Rules) -> Rules {
    let is_for_four = matches!(plain.seats, Seats::Four | Seats::Partners);
    Rules {
        headers: true,
        hand_size: if is_for_four { 5 } else { 6 },
        target: Some(15),
        domino_award: DominoAward::OnePoint,
        block_award_to: BlockAwardRecipient::LowestHand,
        block_award_of: BlockAwardFormula::OnePoint,
        ..plain
    }
}

const fn latin(block: Rules) -> Rules {
    Rules {
        direction: Direction::CounterClockwise,
        later_leads: LaterLeads::Alternate,
        block_award_of: BlockAwardFormula::Opponents,
        target: Some(100),
        ..block
    }
}

/// The common rules of the Caribbean games: no drawing, play to the right, and the winner of a hand
/// leads the next, even of a blocked one.
const fn caribbean(plain: Rules) -> Rules {
    Rules {
        draws: Draws::None,
        hand_size: 7,
        direction: Direction::CounterClockwise,
        later_leads: LaterLeads::Winner,
        block_lead: BlockLead::Winner,
        ..plain
    }
}

const fn dominican(plain: Rules) -> Rules {
    Rules {
        domino_award: DominoAward::AllPips,
        capicua: Capicua::Points(25),
        pass_after_lead: 25,
        all_pass: 25,
        block_award_to: BlockAwardRecipient::Blocker,
        block_award_of: BlockAwardFormula::Both,
        tied_block: TiedBlock::Blocker,
        target: Some(200),
        ..caribbean(plain)
    }
}

const fn puerto_rican(plain: Rules) -> Rules {
    Rules {
        domino_award: DominoAward::AllPips,
        first_hands: true,
        capicua: Capicua::Points(100),
        chuchazo: 100,
        block_award_of: BlockAwardFormula::Both,
        target: Some(500),
        ..caribbean(plain)
    }
}

const fn jamaican(plain: Rules) -> Rules {
    let game = caribbean(plain);
    Rules {
        score: Score::Hands,
        // Two or three players are dealt all bones; for three, 0-0 is left out.
        hand_size: match plain.seats {
            Seats::Two => 14,
            Seats::Three => 9,
            Seats::Four | Seats::Partners => game.hand_size,
        },
        double_blank: !matches!(plain.seats, Seats::Three),
        partner_may_lead: true,
        block_award_to: BlockAwardRecipient::LowestHand,
        tied_block: TiedBlock::Carried,
        target: Some(6),
        ..game
    }
}

const fn matador(plain: Rules) -> Rules {
    Rules {
        fit: Fit::AddToSeven,
        hand_size: match plain.seats {
            Seats::Two => 7,
            Seats::Three => 6,
            Seats::Four | Seats::Partners => 5,
        },
        kept_back: 2,
        block_award_to: BlockAwardRecipient::LowestHand,
        block_award_of: BlockAwardFormula::Both,
        target: Some(100),
        ..plain
    }
}

const fn cut_throat(plain: Rules) -> Rules {
    Rules {
        score: match plain.seats {
            // Two play six-love.
            Seats::Two => Score::HandsInARow,
            Seats::Three | Seats::Four => Score::HandsAgainstNone,
            Seats::Partners => Score::Hands,
        },
        partner_may_lead: false,
        ..jamaican(plain)
    }
}

const fn brazilian(plain: Rules) -> Rules {
    Rules {
        score: Score::Hands,
        hand_worth: HandWorth::ByWayOut,
        partner_may_lead: true,
        block_award_to: BlockAwardRecipient::LowestHand,
        tied_block: TiedBlock::Carried,
        target: Some(6),
        ..caribbean(plain)
    }
}

const fn spanish(latin: Rules) -> Rules {
    Rules {
        first_lead: FirstLead::Draw,
        domino_award: DominoAward::AllPips,
        block_award_of: BlockAwardFormula::Both,
        target: Some(200),
        ..latin
    }
}

const fn cuban(plain: Rules) -> Rules {
    Rules {
        set: DominoSet::DoubleNine,
        hand_size: 10,
        block_lead: BlockLead::WinnerOrLeader,
        block_award_of: BlockAwardFormula::Opponents,
        partner_may_lead: true,
        target: Some(100),
        ..caribbean(plain)
    }
}

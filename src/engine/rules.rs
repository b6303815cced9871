//! The rules that can be set, and which mixes of them make a game.
//!
//! Sources are named as in the presets: EA is Electrum Dominoes for Android,
//! EP the same for Palm, PG the pages of pagat.com, DG Dominos - The Draw Game,
//! FC a timed Fives game with firecrackers.

use serde::{Deserialize, Serialize};

use super::scores_in::ScoresIn;
use super::seat::Seats;

/// Every rule of a game that can be set.
///
/// The default is Draw for two players. Not every mix makes a game:
/// [`Rules::check`] says which do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, remote = "Self")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own that a player turns on or off"
)]
pub struct Rules {
    /// How many sit at the table (EA, PG).
    pub seats: Seats,
    /// Bones dealt to each hand: 5, 7 or 9 for two players, 5 or 7 for three,
    /// 5, 6 or 7 for four (EP, PG).
    pub hand_size: u8,
    /// Which doublets can be played on at four sides (EA, PG).
    pub spinner: Spinner,
    /// A table count that is a multiple of five scores (EA).
    pub fives: bool,
    /// A table count that is a multiple of three scores (EA).
    pub threes: bool,
    /// What a count that scores is worth (EA; British Fives and Threes).
    pub count_unit: CountUnit,
    /// Bones can be drawn after the deal (EA).
    pub draws: bool,
    /// A player may draw while holding a playable bone (EP).
    pub voluntary_draw: bool,
    /// Two bones leave the boneyard unseen at the start of each round; ignored
    /// without draws (EP).
    pub bury_two: bool,
    /// How many bones of the boneyard can never be drawn, 0 to 2 (PG).
    pub kept_back: u8,
    /// A deal with more doublets than this in one hand is void: one of
    /// [`Self::DOUBLETS_LIMITS`], and fewer than the hand has bones (EP).
    pub doublets_limit: Option<u8>,
    /// A player with 18 bones and no match stops drawing (DG).
    pub hand_cap: bool,
    /// Who leads the first round (EA, PG, DG).
    pub first_lead: FirstLead,
    /// Who leads the rounds after it (EA, FC, DG).
    pub later_leads: LaterLeads,
    /// Points that win the game, 1 to 9,999; without it one round is the game
    /// (EA, PG, DG).
    pub target: Option<u16>,
    /// A score that would overshoot the target is void (PG).
    pub exact_target: bool,
    /// What the player who dominoes is awarded (EA; FC).
    pub domino_award: DominoAward,
    /// Who is awarded points after a blocked round (EA; FC).
    pub block_award_to: BlockAwardTo,
    /// What they are awarded (EA; PG).
    pub block_award_of: BlockAwardOf,
    /// Awards at the end of a round go to the nearest five (EA, PG).
    pub rounding: bool,
    /// What bones left in hand cost their holder (PG).
    pub remaining: Remaining,
    /// How scores are shown (PG).
    pub score_display: ScoreDisplay,
    /// Points must be claimed, and what is not claimed can be taken.
    #[serde(alias = "muggins")]
    pub claims: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            seats: Seats::Two,
            hand_size: 7,
            spinner: Spinner::None,
            fives: false,
            threes: false,
            count_unit: CountUnit::Pips,
            draws: true,
            voluntary_draw: false,
            bury_two: false,
            kept_back: 0,
            doublets_limit: None,
            hand_cap: false,
            first_lead: FirstLead::HeaviestDoublet,
            later_leads: LaterLeads::HeaviestDoublet,
            target: Some(150),
            exact_target: false,
            domino_award: DominoAward::Pips,
            block_award_to: BlockAwardTo::Low,
            block_award_of: BlockAwardOf::Difference,
            rounding: false,
            remaining: Remaining::Nothing,
            score_display: ScoreDisplay::Points,
            claims: false,
        }
    }
}

impl Serialize for Rules {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer).map(Self::without_idle_limit)
    }
}

/// Which doublets can be played on at four sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spinner {
    /// None: two ends for the whole round.
    None,
    /// The first doublet of the round.
    Single,
    /// Every doublet, as in Five-Up.
    Every,
}

/// What a count that scores is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CountUnit {
    /// The count itself.
    Pips,
    /// One point for each five and for each three in it: 15 is worth 3 + 5.
    Multiples,
}

/// Who leads the first round of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstLead {
    /// The holder of the heaviest doublet, with it.
    HeaviestDoublet,
    /// A player chosen by lot, with any bone.
    Lot,
    /// The player who draws the heavier bone, with any bone.
    Draw,
}

/// Who leads the rounds after the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LaterLeads {
    /// The holder of the heaviest doublet, with it.
    HeaviestDoublet,
    /// As the first round was led: by lot again, or drawn for again.
    LikeTheFirst,
    /// Who dominoed; after a blocked round, as the first was led.
    Winner,
    /// The other player, or the one with most pips left; after a blocked
    /// round, as the first was led.
    Loser,
    /// The seat after the last leader.
    Alternate,
    /// Who played the last bone of the round before.
    LastToPlay,
}

/// What the player who dominoes is awarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DominoAward {
    /// The pips left in the other side's hands.
    Pips,
    /// Five points for each bone left there.
    FiveABone,
    /// One point (British Fives and Threes).
    OnePoint,
}

/// Who is awarded points after a blocked round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BlockAwardTo {
    /// The side with the fewest pips left.
    Low,
    /// The side that last played a bone.
    Last,
    /// Nobody.
    Nobody,
}

/// What is awarded after a blocked round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BlockAwardOf {
    /// The other sides' pips less one's own.
    Difference,
    /// The other sides' pips.
    Opponents,
    /// The pips in all hands.
    Both,
}

/// What bones left in hand at the end of a round cost their holder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Remaining {
    /// Nothing: the round's award goes to its winner.
    Nothing,
    /// Each side loses its own pips; nobody is awarded any.
    LoseOwn,
}

/// How scores are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ScoreDisplay {
    /// As points.
    Points,
    /// As fives, as on a cribbage board: 305 is shown as 61.
    Fives,
}

/// Why a mix of rules makes no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Impossible {
    /// The hand size does not go with the number of players.
    #[error("hands of {hand_size} do not go with {players} players")]
    HandSize {
        /// The hand size that was asked for.
        hand_size: u8,
        /// How many sit at the table.
        players: u8,
    },
    /// The hands take all bones, and two are to be buried.
    #[error("with four hands of seven no bones are left to bury or keep back")]
    NothingToSetAside,
    /// More than two bones kept back.
    #[error("at most two bones can be kept back")]
    KeptBack,
    /// A doublets limit below three or above six.
    #[error("the limit on doublets is a number from 3 to 6")]
    DoubletsLimit,
    /// A doublets limit that no hand can break.
    #[error(
        "no hand of {hand_size} bones holds more than {limit} doublets, so a limit of {limit} would mean nothing"
    )]
    DoubletsLimitIdle {
        /// The limit.
        limit: u8,
        /// The bones of a hand.
        hand_size: u8,
    },
    /// Voluntary draws without draws.
    #[error("a player can choose to draw only when draws are on")]
    VoluntaryDrawWithoutDraws,
    /// A target of no points or of five digits.
    #[error("the points to win are a number from 1 to 9,999")]
    Target,
    /// An exact target without a target.
    #[error("without points to win there is nothing to hit exactly")]
    ExactTargetWithoutTarget,
    /// An exact target that no sum of scores hits.
    #[error("every score is {scores}, and {target} is not: it could never be hit exactly")]
    ExactTargetOutOfReach {
        /// What every score is.
        scores: ScoresIn,
        /// The points to win.
        target: u16,
    },
    /// Counting by multiples when no count scores.
    #[error("points for each multiple need fives or threes")]
    CountUnitWithoutScoring,
    /// Claims when no count scores.
    #[error("points are claimed only where fives or threes score")]
    ClaimsWithoutScoring,
    /// Nobody can ever gain a point.
    #[error("nobody could ever gain a point: neither on the table nor at the end of a hand")]
    NothingToGain,
    /// Fives shown where not every score is a multiple of five.
    #[error(
        "scores can be shown as fives only if every score is a multiple of five: fives without threes, full counts, and rounded awards"
    )]
    FivesDisplay,
    /// The target is shown as fives and is no multiple of five.
    #[error("scores are shown as fives, and {target} is not a multiple of five")]
    FivesTarget {
        /// The points to win.
        target: u16,
    },
}

impl Rules {
    /// The hand sizes that go with a way to sit.
    pub const fn hand_sizes(seats: Seats) -> &'static [u8] {
        match seats {
            Seats::Two => &[5, 7, 9],
            Seats::Three => &[5, 7],
            Seats::Four | Seats::Partners => &[5, 6, 7],
        }
    }

    /// The bones dealt to all hands together.
    pub(crate) const fn dealt(&self) -> u8 {
        self.seats.count() * self.hand_size
    }

    /// Whether a table count can score at all.
    pub const fn counts_score(&self) -> bool {
        self.fives || self.threes
    }

    /// The points that a table count is worth, 0 if it does not score.
    ///
    /// Section 3.4: a positive multiple scores itself, once; by multiples, 15
    /// is worth 3 + 5.
    pub const fn count_points(&self, count: u8) -> u8 {
        let fives = self.fives && count.is_multiple_of(5);
        let threes = self.threes && count.is_multiple_of(3);
        match self.count_unit {
            CountUnit::Pips => {
                if fives || threes {
                    count
                } else {
                    0
                }
            }
            CountUnit::Multiples => {
                (if fives { count / 5 } else { 0 }) + (if threes { count / 3 } else { 0 })
            }
        }
    }

    /// An amount as it is awarded at the end of a round.
    ///
    /// With rounding it goes to the nearest five: 12 gives 10, 13 gives 15.
    pub const fn award(&self, amount: u16) -> u16 {
        if self.rounding {
            to_nearest_five(amount)
        } else {
            amount
        }
    }

    /// Whether `points` would take a side with `score` past an exact target,
    /// so that they are void (PG).
    pub const fn overshoots(&self, score: i32, points: i32) -> bool {
        match self.target {
            Some(target) => self.exact_target && score + points > target as i32,
            None => false,
        }
    }

    /// Whether `score` reaches the target.
    pub const fn reaches_target(&self, score: i32) -> bool {
        match self.target {
            Some(target) => score >= target as i32,
            None => false,
        }
    }

    /// What every score of a game is, from what its counts and its awards are.
    const fn scores_in(&self) -> ScoresIn {
        let by_pips = matches!(self.count_unit, CountUnit::Pips);
        let losses = matches!(self.remaining, Remaining::LoseOwn);
        let dominoes = !losses && !matches!(self.domino_award, DominoAward::FiveABone);
        let blocks = !losses && !matches!(self.block_award_to, BlockAwardTo::Nobody);
        let any_award = !self.rounding && (losses || dominoes || blocks);
        if any_award || self.counts_score() && !by_pips || self.threes && losses {
            return ScoresIn::Any;
        }
        let awards_in_fives = self.rounding && blocks
            || !losses && !matches!(self.domino_award, DominoAward::OnePoint);
        match (self.threes, self.fives || awards_in_fives) {
            (true, true) => ScoresIn::ThreesAndFives,
            (true, false) => ScoresIn::Threes,
            (false, _) => ScoresIn::Fives,
        }
    }

    /// Whether every score of a game is a multiple of five.
    const fn scores_in_fives(&self) -> bool {
        matches!(self.scores_in(), ScoresIn::Fives)
    }

    /// Why an exact target can never be hit from `score`, if it cannot: what
    /// every score is.
    pub const fn out_of_reach(&self, score: i32) -> Option<ScoresIn> {
        match self.target {
            Some(target) if self.exact_target => {
                let scores = self.scores_in();
                if scores.make(target as i32 - score) {
                    None
                } else {
                    Some(scores)
                }
            }
            _ => None,
        }
    }

    /// Whether no side can ever gain a point.
    const fn gains_nothing(&self) -> bool {
        let losses = matches!(self.remaining, Remaining::LoseOwn);
        let domino = matches!(self.domino_award, DominoAward::OnePoint) && self.award(1) == 0;
        let block = matches!(self.block_award_to, BlockAwardTo::Nobody);
        !self.counts_score() && (losses || domino && block)
    }

    /// Whether these rules make a game.
    ///
    /// # Errors
    /// Says what does not go together.
    pub fn check(&self) -> Result<(), Impossible> {
        let players = self.seats.count();
        let hand_size = self.hand_size;
        if !Self::hand_sizes(self.seats).contains(&hand_size) {
            return Err(Impossible::HandSize { hand_size, players });
        }
        if self.kept_back > 2 {
            return Err(Impossible::KeptBack);
        }
        if self.dealt() == 28 && self.draws && (self.bury_two || self.kept_back > 0) {
            return Err(Impossible::NothingToSetAside);
        }
        if let Some(limit) = self.doublets_limit {
            if !Self::DOUBLETS_LIMITS.contains(&limit) {
                return Err(Impossible::DoubletsLimit);
            }
            if !self.can_bind(limit) {
                return Err(Impossible::DoubletsLimitIdle { limit, hand_size });
            }
        }
        if self.voluntary_draw && !self.draws {
            return Err(Impossible::VoluntaryDrawWithoutDraws);
        }
        if !self.counts_score() {
            if self.count_unit == CountUnit::Multiples {
                return Err(Impossible::CountUnitWithoutScoring);
            }
            if self.claims {
                return Err(Impossible::ClaimsWithoutScoring);
            }
        }
        self.check_target()
    }

    fn check_target(&self) -> Result<(), Impossible> {
        let shown_as_fives = self.score_display == ScoreDisplay::Fives;
        if shown_as_fives && !self.scores_in_fives() {
            return Err(Impossible::FivesDisplay);
        }
        let Some(target) = self.target else {
            return if self.exact_target {
                Err(Impossible::ExactTargetWithoutTarget)
            } else {
                Ok(())
            };
        };
        if !(1..=9_999).contains(&target) {
            return Err(Impossible::Target);
        }
        if self.gains_nothing() {
            return Err(Impossible::NothingToGain);
        }
        if shown_as_fives && !target.is_multiple_of(5) {
            return Err(Impossible::FivesTarget { target });
        }
        match self.out_of_reach(0) {
            Some(scores) => Err(Impossible::ExactTargetOutOfReach { scores, target }),
            None => Ok(()),
        }
    }

    /// The limits on doublets that can be set: no hand holds more than all seven.
    pub const DOUBLETS_LIMITS: std::ops::RangeInclusive<u8> = 3..=6;

    /// Whether a hand has more bones than `limit`: then it can hold more
    /// doublets, too.
    pub const fn can_bind(&self, limit: u8) -> bool {
        limit < self.hand_size
    }

    /// The rules as they are set now: once a doublets limit could be set that
    /// no hand breaks.
    const fn without_idle_limit(mut self) -> Self {
        if let Some(limit @ 3..=7) = self.doublets_limit
            && (limit == 7 || !self.can_bind(limit))
        {
            self.doublets_limit = None;
        }
        self
    }
}

/// The multiple of five nearest to `amount`: 12 gives 10, 13 gives 15.
const fn to_nearest_five(amount: u16) -> u16 {
    (amount + 2) / 5 * 5
}

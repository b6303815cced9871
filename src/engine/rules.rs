//! The rules that can be set, and which mixes of them make a game.
//!
//! Sources are named as in the presets: EA is Electrum Dominoes for Android,
//! EP the same for Palm, PG the pages of pagat.com, DG Dominos - The Draw Game,
//! FC a timed Fives game with firecrackers.

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::seat::Seats;

/// The rules of a game: one field for each rule that can be set.
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
    /// How many play, and whether as partners (EA, PG).
    pub seats: Seats,
    /// Bones dealt to each hand: 3 to 13 for two players, 3 to 9 for three, 3 to
    /// 7 for four (EP, PG, house rules).
    pub hand_size: u8,
    /// Which doublets can be played on at four sides (EA, PG).
    pub spinner: Spinner,
    /// A table count that is a multiple of five scores (EA).
    pub fives: bool,
    /// A table count that is a multiple of three scores (EA).
    pub threes: bool,
    /// What a count that scores is worth (EA; British Fives and Threes).
    pub count_unit: CountUnit,
    /// How many bones a player draws of whom none fits (EA; house rules).
    pub draws: Draws,
    /// A player may draw while holding a playable bone (EP).
    pub voluntary_draw: bool,
    /// Two bones leave the boneyard unseen at the start of each round; ignored
    /// without draws (EP).
    pub bury_two: bool,
    /// How many bones of the boneyard can never be drawn, 0 to 2 (PG).
    pub kept_back: u8,
    /// A deal with more doublets than this in one hand is void. One of
    /// [`Self::DOUBLETS_LIMITS`], and below the number of bones in a hand (EP).
    pub doublets_limit: Option<u8>,
    /// A player with 18 bones, none of which fits, stops drawing (DG).
    pub hand_cap: bool,
    /// Who leads the first round (EA, PG, DG).
    pub first_lead: FirstLead,
    /// Who leads the rounds after it (EA, FC, DG).
    pub later_leads: LaterLeads,
    /// The points that win the game, 1 to 9,999. Without a target one round is
    /// the game (EA, PG, DG).
    pub target: Option<u16>,
    /// The target must be hit exactly: points that overshoot it are void (PG).
    pub exact_target: bool,
    /// What the player who dominoes is awarded (EA; FC).
    pub domino_award: DominoAward,
    /// Who is awarded points after a blocked round (EA; FC).
    pub block_award_to: BlockAwardTo,
    /// What these points are made of (EA; PG).
    pub block_award_of: BlockAwardOf,
    /// Awards at the end of a round are rounded to the nearest five (EA, PG).
    pub rounding: bool,
    /// What bones left in hand cost their holder (PG).
    pub remaining: Remaining,
    /// How scores are shown (PG).
    pub score_display: ScoreDisplay,
    /// Points only count if the player claims them; the next player can claim
    /// those that were not.
    #[serde(alias = "muggins")]
    pub claims: bool,
    /// Each player can blow one bone off the table in a round (FC).
    pub firecrackers: bool,
    /// The game ends after [`Self::CLOCK`] (FC).
    pub clock: bool,
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
            draws: Draws::UntilOneFits,
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
            firecrackers: false,
            clock: false,
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
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Spinner {
    /// None: two ends for the whole round.
    None,
    /// The first doublet of the round.
    Single,
    /// Every doublet, as in Five-Up.
    Every,
}

/// How many bones a player draws who holds none that fits.
///
/// Before version 4 of the records it was a switch: on, until one fits, or off.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Draws {
    /// One after another, until one fits.
    #[serde(alias = "true")]
    UntilOneFits,
    /// One. If it does not fit, the player passes.
    One,
    /// None: the boneyard is set aside after the deal.
    #[serde(alias = "false")]
    None,
}

/// What a count that scores is worth.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum CountUnit {
    /// The count itself.
    Pips,
    /// One point for each five and for each three in it: 15 is worth 3 + 5.
    Multiples,
}

/// Who leads the first round of a game.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum FirstLead {
    /// The holder of the heaviest doublet, with it.
    HeaviestDoublet,
    /// A player chosen by lot, with any bone.
    Lot,
    /// The player who draws the heavier bone, with any bone.
    Draw,
    /// The person at the table, or the first of them, with the heaviest doublet in
    /// hand (FC).
    Person,
}

/// Who leads the rounds after the first.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum LaterLeads {
    /// The holder of the heaviest doublet, with it.
    #[default]
    HeaviestDoublet,
    /// Found as for the first round: by lot again, or drawn for again.
    LikeTheFirst,
    /// The player who played the last bone; after a blocked round, as for the
    /// first round.
    Winner,
    /// The other player, or the opponent with the most pips left; after a blocked
    /// round, as for the first round.
    Loser,
    /// The seat after the last leader.
    Alternate,
    /// The player who played the last bone of the round before, even if it was
    /// blocked.
    LastToPlay,
    /// The same player, with the heaviest doublet in hand; after a blocked round,
    /// as for the first round (FC).
    LastWithDoublet,
}

/// What the player who dominoes is awarded.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum DominoAward {
    /// The pips left in the hands of the other sides.
    Pips,
    /// Five points for each bone left in those hands.
    FiveABone,
    /// One point (British Fives and Threes). It goes with a way to end a hand: see
    /// [`Rules::side_goes_out`].
    OnePoint,
}

/// Who is awarded points after a blocked round.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum BlockAwardTo {
    /// The side with the fewest pips left.
    Low,
    /// The side that played the last bone.
    Last,
    /// Nobody.
    Nobody,
}

/// What the points after a blocked round are made of.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum BlockAwardOf {
    /// The difference between the other sides' pips and one's own.
    Difference,
    /// The other sides' pips.
    Opponents,
    /// The pips in all hands.
    Both,
}

/// What a side pays for the bones left in its hands at the end of a round.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Remaining {
    /// Nothing: the round's award goes to its winner.
    Nothing,
    /// Its pips: every side loses them, and no side is awarded any.
    LoseOwn,
}

/// How scores are shown.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreDisplay {
    /// As points.
    Points,
    /// As fives, as on a cribbage board: 305 is shown as 61.
    Fives,
}

impl ScoreDisplay {
    /// How many points stand behind each that is shown, 1 or 5.
    pub const fn unit(self) -> u8 {
        match self {
            Self::Points => 1,
            Self::Fives => 5,
        }
    }
}

impl Rules {
    /// How long a game with a clock lasts.
    pub const CLOCK: Duration = Duration::from_mins(5);

    /// The numbers of bones in a hand that are allowed for this number of
    /// players.
    pub const fn hand_sizes(seats: Seats) -> RangeInclusive<u8> {
        match seats {
            Seats::Two => 3..=13,
            Seats::Three => 3..=9,
            Seats::Four | Seats::Partners => 3..=7,
        }
    }

    /// How many bones are dealt to all hands together.
    pub const fn dealt(&self) -> u8 {
        self.seats.count() * self.hand_size
    }

    /// How many bones the deal leaves for the boneyard; none where there are too few
    /// to deal.
    pub const fn left_by_deal(&self) -> u8 {
        28_u8.saturating_sub(self.dealt())
    }

    /// Whether bones can be drawn after the deal, as far as there are any.
    pub const fn can_draw(&self) -> bool {
        !matches!(self.draws, Draws::None)
    }

    /// Whether a hand that is played alone by these rules is one of a game by `others`:
    /// they are the same, but for the target and how the first leader is found.
    pub fn is_one_hand_of(&self, others: &Self) -> bool {
        let alone = Self {
            target: self.target,
            exact_target: self.exact_target,
            first_lead: self.first_lead,
            ..*others
        };
        alone == *self
    }

    /// Whether a player who could play may draw bone after bone instead.
    pub const fn may_draw_all(&self) -> bool {
        self.voluntary_draw && matches!(self.draws, Draws::UntilOneFits)
    }

    /// How many bones can be drawn in a round: those that the deal leaves, but for
    /// those that are buried or kept back.
    pub const fn left_to_draw(&self) -> u8 {
        match self.draws {
            Draws::None => 0,
            _ => self
                .left_by_deal()
                .saturating_sub(self.buried() + self.kept_back),
        }
    }

    /// Whether a bone may have to be drawn: one that the deal leaves, or one that a
    /// firecracker has brought back.
    pub const fn ever_draws(&self) -> bool {
        self.left_to_draw() > 0 || (self.firecrackers && self.can_draw())
    }

    /// How many bones leave the boneyard unseen at the start of each round.
    pub(super) const fn buried(&self) -> u8 {
        if self.bury_two && self.can_draw() {
            2
        } else {
            0
        }
    }

    /// The limits on doublets that can be set. Seven is no limit, because there
    /// are only seven doublets.
    pub const DOUBLETS_LIMITS: RangeInclusive<u8> = 3..=6;

    /// Whether a hand has more bones than `limit`, so that it can hold too many
    /// doublets.
    pub const fn doublets_limit_matters(&self, limit: u8) -> bool {
        limit < self.hand_size
    }

    /// The same rules without a limit on doublets that no hand can break. Older
    /// programs allowed it.
    const fn without_idle_limit(mut self) -> Self {
        if let Some(limit @ 3..=7) = self.doublets_limit
            && (limit == 7 || !self.doublets_limit_matters(limit))
        {
            self.doublets_limit = None;
        }
        self
    }
}

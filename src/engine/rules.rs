//! The rules that can be set.

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::bone::Bones;
use super::domino_set::DominoSet;
use super::seat::Seats;

/// The number of bones at which [`Rules::hand_cap`] stops a player from drawing.
pub const HAND_CAP: u8 = 18;

/// The rules of a game: one field for each rule that can be set.
///
/// The default is Draw for two players. Not every combination of rules is valid: see
/// [`Rules::check`]. Letters in parentheses name the source of a rule:
///
/// - EA: Electrum Dominoes for Android, 2014
/// - EP: Electrum Dominoes for Palm, 2004
/// - PG: the pages of pagat.com
/// - DG: Dominos - The Draw Game, for Windows
/// - FC: a timed Fives game with firecrackers
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, remote = "Self")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own that a player turns on or off"
)]
pub struct Rules {
    /// How many play, and whether as partners (EA, PG).
    pub seats: Seats,
    /// The set of bones (Cuba plays with double nine).
    pub set: DominoSet,
    /// The set has 0-0; without it there is one bone fewer (Jamaica, for three).
    pub double_blank: bool,
    /// The bones dealt to each hand, within [`Self::hand_sizes`] (EP, PG, house rules).
    pub hand_size: u8,
    /// What fits an open end, and which bones lie across the line.
    pub fit: Fit,
    /// Which doublets can be played on from all four sides (EA, PG).
    pub spinner: Spinner,
    /// A table count that is a multiple of five scores (EA).
    pub fives: bool,
    /// A table count that is a multiple of three scores (EA).
    pub threes: bool,
    /// A play after which both ends show the same number scores (Bergen): 2 points for a double
    /// header, 3 if one of these ends is a doublet, a triple header.
    pub headers: bool,
    /// The worth of a table count that scores (EA; British Fives and Threes).
    pub count_unit: CountUnit,
    /// How many bones a player without a playable bone draws (EA; house rules).
    pub draws: Draws,
    /// A player may draw while holding a playable bone (EP).
    pub voluntary_draw: bool,
    /// Two bones leave the boneyard unseen before each round; ignored without draws (EP).
    pub bury_two: bool,
    /// The number of bones in the boneyard that can never be drawn, 0 to 2 (PG).
    pub kept_back: u8,
    /// A deal with more doublets than this in one hand is void (EP). Within
    /// [`Self::doublets_limits`], and below the hand size.
    pub doublets_limit: Option<u8>,
    /// A player with 18 bones draws no more (DG).
    pub hand_cap: bool,
    /// Whether the turn passes clockwise or, as in Latin America, counterclockwise. The direction
    /// only decides where seats are around the table: turns always go by the numbers of seats.
    pub direction: Direction,
    /// Who leads the first round (EA, PG, DG).
    pub first_lead: FirstLead,
    /// Who leads each round after the first (EA, FC, DG).
    pub later_leads: LaterLeads,
    /// Who leads after a blocked round.
    pub block_lead: BlockLead,
    /// The player who is to lead with any bone may let the partner lead instead (Jamaica).
    pub partner_may_lead: bool,
    /// What happens where the heaviest doublet should be led and nobody holds one (EA).
    pub no_doublet: NoDoublet,
    /// What is counted: points, or hands won (Jamaica).
    pub score: Score,
    /// What winning a hand counts for, where hands are counted (Brazil).
    pub hand_worth: HandWorth,
    /// The bonus for going out with a bone that fits every open end and is no doublet.
    pub capicua: Capicua,
    /// A last bone that fits every open end is a capicúa even if the ends all show the same number.
    pub capicua_equal_ends: bool,
    /// The points for going out with the double blank, 0-0; 0 for none.
    pub chuchazo: u16,
    /// The points for the side that led if the next player passes at once; 0 for none.
    pub pass_after_lead: u16,
    /// The points for a bone after which all others pass and its player can play again; 0
    /// for none. Not for the lead if [`Self::pass_after_lead`] pays for that.
    pub all_pass: u16,
    /// Winning the first four hands of a game scores 100, 75, 50 and 25 points more.
    pub first_hands: bool,
    /// The points that win the game, 1 to 9,999, or the hands, 1 to 20. Without a target,
    /// one round is the game (EA, PG, DG).
    pub target: Option<u16>,
    /// The target must be hit exactly: points that overshoot it are void (PG).
    pub exact_target: bool,
    /// The award for going out (EA; FC; British Fives and Threes).
    pub domino_award: DominoAward,
    /// Who gets the award for a blocked round (EA; FC).
    pub block_award_to: BlockAwardRecipient,
    /// How the award for a blocked round is computed (EA; PG).
    pub block_award_of: BlockAwardFormula,
    /// Who gets the award for a blocked round if the hands are tied.
    pub tied_block: TiedBlock,
    /// Awards at the end of a round are rounded to the nearest five (EA, PG).
    pub rounding: bool,
    /// Pips at the end of a round score by brackets of ten: see [`Self::bracket_points`] (Cuba).
    pub brackets: bool,
    /// What a side loses for bones left in its hands (PG).
    pub remaining: Remaining,
    /// How scores are shown: as points, or in fives as on a cribbage board (PG).
    pub score_display: ScoreDisplay,
    /// Points count only if the player who made them claims them. The next player can
    /// claim points that were not claimed. This rule is also called muggins.
    pub claims: bool,
    /// Each player can blow one bone off the table in each round (FC).
    pub firecrackers: bool,
    /// The game ends after [`Self::CLOCK`] (FC).
    pub clock: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            seats: Seats::Two,
            set: DominoSet::DoubleSix,
            double_blank: true,
            hand_size: 7,
            fit: Fit::Equal,
            spinner: Spinner::None,
            fives: false,
            threes: false,
            headers: false,
            count_unit: CountUnit::Pips,
            draws: Draws::UntilOneFits,
            voluntary_draw: false,
            bury_two: false,
            kept_back: 0,
            doublets_limit: None,
            hand_cap: false,
            direction: Direction::Clockwise,
            first_lead: FirstLead::HeaviestDoublet,
            later_leads: LaterLeads::HeaviestDoublet,
            block_lead: BlockLead::Usual,
            partner_may_lead: false,
            no_doublet: NoDoublet::DealAgain,
            score: Score::Points,
            hand_worth: HandWorth::One,
            capicua: Capicua::None,
            capicua_equal_ends: false,
            chuchazo: 0,
            pass_after_lead: 0,
            all_pass: 0,
            first_hands: false,
            target: Some(150),
            exact_target: false,
            domino_award: DominoAward::Pips,
            block_award_to: BlockAwardRecipient::Low,
            block_award_of: BlockAwardFormula::Difference,
            tied_block: TiedBlock::Nobody,
            rounding: false,
            brackets: false,
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
        Self::deserialize(deserializer).map(Self::without_unused_values)
    }
}

/// What fits an open end, and which bones lie across the line.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Fit {
    /// The halves that touch are equal, and doublets lie across.
    #[default]
    Equal,
    /// The halves that touch add up to seven. 0-0, 6-1, 5-2 and 4-3, the matadors, fit
    /// anywhere, either way round, and lie across; nothing else fits a blank (Matador).
    AddToSeven,
}

/// The doublets that can be played on from all four sides.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spinner {
    /// No doublet: two ends for the whole round.
    None,
    /// The first doublet of the round.
    Single,
    /// Every doublet, as in Five-Up.
    Every,
}

/// How many bones a player without a playable bone draws.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Draws {
    /// One bone after another until one fits.
    UntilOneFits,
    /// One bone. If it does not fit, the player passes.
    One,
    /// None: the boneyard is set aside after the deal.
    None,
}

/// The worth of a table count that scores.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CountUnit {
    /// The points are the count itself.
    Pips,
    /// One point for each five and for each three in the count: 15 is worth 3 + 5.
    Multiples,
}

/// The direction in which the turn passes around the table.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Direction {
    /// To the left of each player.
    #[default]
    Clockwise,
    /// To the right of each player.
    CounterClockwise,
}

/// Who leads the first round of a game.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FirstLead {
    /// The player who holds the heaviest doublet, with that bone.
    HeaviestDoublet,
    /// A player chosen by lot, with any bone.
    Lot,
    /// The player who draws the heaviest bone, with any bone.
    Draw,
    /// The first person at the table, with the heaviest doublet in hand.
    Person,
}

/// Who leads the rounds after the first.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum LaterLeads {
    /// The player who holds the heaviest doublet, with that bone.
    #[default]
    HeaviestDoublet,
    /// Chosen as for the first round, with a new lot or draw.
    LikeTheFirst,
    /// The player who went out; after a blocked round, as for the first round.
    Winner,
    /// The opponent of the player who went out, or of several opponents the one with the most pips
    /// left; after a blocked round, as for the first round.
    Loser,
    /// The seat after the last leader.
    Alternate,
    /// The player who played the last bone, also in a blocked round.
    LastToPlay,
    /// The player who played the last bone, with the heaviest doublet in hand; after a
    /// blocked round, as for the first round.
    LastWithDoublet,
}

/// Who leads after a blocked round.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlockLead {
    /// The player whom [`Rules::later_leads`] names for such a round.
    Usual,
    /// The player who won the block: of two partners the one with the lower hand, or after a tie
    /// the player in whose favor it was decided. If nobody won the block, as [`Self::Usual`].
    Winner,
    /// As [`Self::Winner`], but if nobody won the block, the player who led leads again (Cuba).
    WinnerOrLeader,
    /// The seat after the last leader.
    Next,
}

/// What happens if a doublet must be led and nobody who could lead it holds one.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoDoublet {
    /// The deal is void, and the bones are shuffled again.
    DealAgain,
    /// The heaviest bone is led; of equally heavy ones, the one with the higher half.
    HeaviestBone,
}

/// The award for going out.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DominoAward {
    /// The pips left in the hands of the other sides.
    Pips,
    /// The pips left in all hands, a partner's too.
    AllPips,
    /// Five points for each bone left in the hands of the other sides.
    FiveABone,
    /// One point (British Fives and Threes). This also changes when a hand ends: see
    /// [`Rules::side_goes_out`].
    OnePoint,
}

/// Who gets the award for a blocked round.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlockAwardRecipient {
    /// The side with the fewest pips left.
    Low,
    /// The side of the player with the fewest pips left.
    LowestHand,
    /// The side of whoever has fewer pips left of two players: the one who played the last bone,
    /// and the next in turn.
    Blocker,
    /// The side that played the last bone.
    Last,
    /// No side: a blocked round earns no award.
    Nobody,
}

/// Who gets the award for a blocked round in which those who could get it are tied.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TiedBlock {
    /// Nobody; but if two of three players tie for the fewest pips, they share those of the third.
    Nobody,
    /// The side that led, if it is one of those tied.
    Leader,
    /// The side that played the last bone, if it is one of those tied.
    Blocker,
    /// The side tied with the one that played the last bone. Nobody if the side that played the
    /// last bone is not tied, or is tied with two others.
    BlockerLoses,
    /// Nobody, and the next hand counts for one more. Only where hands are counted.
    Carried,
    /// As [`Self::Carried`], but the next hand counts for two, however many in a row were tied.
    CarriedOnce,
}

/// What is counted towards the target.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// Points made in play, and awarded at the end of a round.
    Points,
    /// Hands won, however many pips are left.
    Hands,
    /// Hands won in a row: a hand won by another side sets all sides back to 0 (six-love).
    HandsInARow,
    /// Hands won while at least one other side has none. A hand after which every side would have
    /// won one sets all sides back to 0 instead (Cut-throat).
    HandsAgainstNone,
}

impl Score {
    /// Whether winning a hand can set all sides back to 0.
    pub const fn can_reset_scores(self) -> bool {
        matches!(self, Self::HandsInARow | Self::HandsAgainstNone)
    }
}

/// What winning a hand counts for, where hands are counted.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum HandWorth {
    /// Every hand counts for one.
    #[default]
    One,
    /// Going out counts for 2 hands with a doublet, 3 with a bone that fits both ends, 4 with a
    /// doublet that fits both, and otherwise 1 (Brazil).
    ByWayOut,
    /// As [`Self::ByWayOut`], but 6 for a doublet that fits both ends.
    ByWayOutToSix,
}

/// The bonus for going out with a bone that fits every open end and is no doublet.
#[derive(Serialize, Deserialize)]
#[serde(from = "RecordedCapicua", into = "RecordedCapicua")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Capicua {
    /// No bonus.
    None,
    /// This many points.
    Points(u16),
    /// As many points as the award, which is thereby doubled.
    Doubles,
    /// The hand counts for one more. Only where hands are counted.
    HandMore,
}

/// [`Capicua`] as written in files. The amounts that older versions knew are still written as
/// words, because the seals of older games contain them.
#[derive(Serialize, Deserialize)]
enum RecordedCapicua {
    None,
    TwentyFive,
    Thirty,
    Hundred,
    Points(u16),
    Doubles,
    HandMore,
}

impl From<RecordedCapicua> for Capicua {
    fn from(recorded: RecordedCapicua) -> Self {
        match recorded {
            RecordedCapicua::None => Self::None,
            RecordedCapicua::TwentyFive => Self::Points(25),
            RecordedCapicua::Thirty => Self::Points(30),
            RecordedCapicua::Hundred => Self::Points(100),
            RecordedCapicua::Points(points) => Self::Points(points),
            RecordedCapicua::Doubles => Self::Doubles,
            RecordedCapicua::HandMore => Self::HandMore,
        }
    }
}

impl From<Capicua> for RecordedCapicua {
    fn from(capicua: Capicua) -> Self {
        match capicua {
            Capicua::None => Self::None,
            Capicua::Points(25) => Self::TwentyFive,
            Capicua::Points(30) => Self::Thirty,
            Capicua::Points(100) => Self::Hundred,
            Capicua::Points(points) => Self::Points(points),
            Capicua::Doubles => Self::Doubles,
            Capicua::HandMore => Self::HandMore,
        }
    }
}

/// How the award for a blocked round is computed.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlockAwardFormula {
    /// The difference between the other sides' pips and the winner's own.
    Difference,
    /// The other sides' pips.
    Opponents,
    /// The pips in all hands.
    Both,
    /// One point (Bergen).
    OnePoint,
}

/// The price that a side pays for bones left in its hands at the end of a round.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Remaining {
    /// Nothing. The winner of the round gets an award.
    Nothing,
    /// The pips in its own hands. No side gets an award.
    LoseOwn,
}

/// How scores are shown.
#[derive(Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScoreDisplay {
    /// As the points themselves.
    Points,
    /// In fives, as on a cribbage board: 305 is shown as 61.
    Fives,
}

impl ScoreDisplay {
    /// How many points one displayed point stands for, 1 or 5.
    pub const fn unit(self) -> u8 {
        match self {
            Self::Points => 1,
            Self::Fives => 5,
        }
    }
}

impl Rules {
    /// The most points that can be set as a target.
    pub const MAX_POINTS: u16 = 9_999;

    /// The most hands that can be set as a target.
    pub const MAX_HANDS: u16 = 20;

    /// The most points that can be set as a bonus.
    pub const MAX_BONUS: u16 = 500;

    /// The time on the game clock when the game begins.
    pub const CLOCK: Duration = Duration::from_mins(5);

    /// The bones that the game is played with: the set, with or without 0-0.
    #[inline]
    pub const fn bones(&self) -> Bones {
        let set = self.set.bones();
        if self.double_blank { set } else { set.without(Bones::DOUBLE_BLANK) }
    }

    /// The hand sizes that can be set for this number of players and this set of bones.
    pub const fn hand_sizes(&self) -> RangeInclusive<u8> {
        match (self.set, self.seats) {
            (DominoSet::DoubleSix, Seats::Two) if self.can_draw() => 3..=13,
            (DominoSet::DoubleSix, Seats::Two) => 3..=self.bones().len() / 2,
            (DominoSet::DoubleSix, Seats::Three) => 3..=9,
            (DominoSet::DoubleNine, Seats::Two) => 3..=20,
            (DominoSet::DoubleNine, Seats::Three) => 3..=15,
            (_, Seats::Four | Seats::Partners) => 3..=self.bones().len() / 4,
        }
    }

    /// The number of bones dealt to all hands together.
    pub const fn bones_dealt(&self) -> u8 {
        self.seats.count() * self.hand_size
    }

    /// The number of bones that the deal leaves, including those to be buried.
    pub const fn bones_left_by_deal(&self) -> u8 {
        self.bones().len().saturating_sub(self.bones_dealt())
    }

    const fn doublet_count(&self) -> u8 {
        self.bones().and(Bones::DOUBLETS).len()
    }

    /// Whether a deal can leave every doublet in the boneyard.
    pub const fn can_deal_no_doublets(&self) -> bool {
        self.bones_left_by_deal() >= self.doublet_count()
    }

    /// Whether every blocked hand is won by a side.
    pub const fn blocks_have_a_winner(&self) -> bool {
        let breaks_ties = matches!(self.tied_block, TiedBlock::Blocker | TiedBlock::BlockerLoses);
        match self.block_award_to {
            BlockAwardRecipient::Last => true,
            // The player who blocked is one of the two whose hands are compared.
            BlockAwardRecipient::Blocker => breaks_ties,
            _ => false,
        }
    }

    /// Whether a blocked hand is decided by single hands, not by the pips of whole sides.
    pub const fn compares_single_hands(&self) -> bool {
        matches!(
            self.block_award_to,
            BlockAwardRecipient::LowestHand | BlockAwardRecipient::Blocker
        )
    }

    /// Whether two of three players who tie for a blocked hand share its points.
    pub const fn shares_tied_blocks(&self) -> bool {
        matches!(self.tied_block, TiedBlock::Nobody)
            && matches!(
                self.block_award_to,
                BlockAwardRecipient::Low | BlockAwardRecipient::LowestHand
            )
            && !matches!(self.block_award_of, BlockAwardFormula::OnePoint)
            && !self.counts_hands()
    }

    /// Whether hands are counted, not points.
    #[inline]
    pub const fn counts_hands(&self) -> bool {
        !matches!(self.score, Score::Points)
    }

    /// Whether bones can be drawn, as long as there are any.
    pub const fn can_draw(&self) -> bool {
        !matches!(self.draws, Draws::None)
    }

    /// Whether these rules are for a single hand of `game`: the two differ at most in the target
    /// and the first lead.
    pub fn is_single_hand_of(&self, game: &Self) -> bool {
        let single_hand = Self {
            target: self.target,
            exact_target: self.exact_target,
            first_lead: self.first_lead,
            ..*game
        };
        single_hand == *self
    }

    /// The same rules with the target of `rules`. An exact target stays exact unless `rules` has no
    /// target.
    #[must_use]
    pub const fn with_target_of(self, rules: &Self) -> Self {
        Self {
            target: rules.target,
            exact_target: self.exact_target && rules.target.is_some(),
            ..self
        }
    }

    /// Whether a player with a playable bone may draw all bones that can be drawn, so that
    /// nobody else can draw.
    pub const fn may_draw_all(&self) -> bool {
        let draws = matches!(self.draws, Draws::UntilOneFits);
        self.voluntary_draw && draws && !self.hand_cap_matters() && !self.firecrackers
    }

    /// Whether the limit of 18 bones can ever keep a player from drawing a bone.
    pub const fn hand_cap_matters(&self) -> bool {
        let returned_bones = if self.firecrackers { 2 } else { 0 };
        self.hand_cap && self.hand_size + self.drawable_bones() + returned_bones > HAND_CAP
    }

    /// The number of bones that can be drawn in a round, without those buried or kept back.
    pub const fn drawable_bones(&self) -> u8 {
        match self.draws {
            Draws::None => 0,
            _ => self.bones_left_by_deal().saturating_sub(self.buried() + self.kept_back),
        }
    }

    /// Whether there can ever be a bone to draw, from the deal or after a firecracker.
    pub const fn ever_draws(&self) -> bool {
        self.drawable_bones() > 0 || (self.firecrackers && self.can_draw())
    }

    /// The number of bones that leave the boneyard unseen before each round.
    pub(super) const fn buried(&self) -> u8 {
        if self.bury_two && self.can_draw() { 2 } else { 0 }
    }

    /// The limits on doublets that can be set: all below the number of doublets in the set.
    pub const fn doublets_limits(&self) -> RangeInclusive<u8> {
        3..=self.set.suit_count() - 1
    }

    /// Whether a hand is large enough to hold more doublets than `limit`.
    pub const fn doublets_limit_matters(&self, limit: u8) -> bool {
        limit < self.hand_size && limit < self.doublet_count()
    }

    /// Whether the doublets can be spread over the hands and the boneyard so that no hand holds
    /// more than `limit`. Otherwise no deal would ever be valid.
    pub const fn is_doublets_limit_feasible(&self, limit: u8) -> bool {
        self.doublet_count() <= limit * self.seats.count() + self.bones_left_by_deal()
    }

    /// The same rules without values that have no effect: a limit on doublets that no hand can
    /// exceed, and points where hands are counted. Files edited by hand or written by an older
    /// version of the program may have such values.
    const fn without_unused_values(mut self) -> Self {
        if let Some(limit) = self.doublets_limit
            && limit >= 3
            && limit <= self.set.suit_count()
            && !self.doublets_limit_matters(limit)
        {
            self.doublets_limit = None;
        }
        if self.counts_hands() { self.without_points() } else { self }
    }

    /// The same rules, with every rule off that cannot be set where hands are counted.
    pub(super) const fn without_points(mut self) -> Self {
        self.fives = false;
        self.threes = false;
        self.headers = false;
        self.count_unit = CountUnit::Pips;
        self.claims = false;
        self.firecrackers = false;
        self.exact_target = false;
        self.rounding = false;
        self.brackets = false;
        self.first_hands = false;
        self.pass_after_lead = 0;
        self.all_pass = 0;
        self.chuchazo = 0;
        self
    }
}

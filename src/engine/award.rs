//! The awards at the end of a round.

use super::block::{Block, Winner};
use super::bone::Hand;
use super::round_end::RoundEnd;
use super::rules::{BlockAwardFormula, DominoAward, Remaining, Rules, Score};
use super::seat::{BySeat, ByTeam, Seat, Team};
use super::way_out::WayOut;

/// The kind of an award and the numbers that it is computed from, before rounding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// The pips left in the hands of the other sides.
    OpponentsPips(u16),
    /// The difference between the pips of the other sides and the winner's own.
    Difference {
        /// The larger of the two sums of pips.
        larger: u16,
        /// The smaller of the two sums of pips.
        smaller: u16,
    },
    /// The pips left in all hands after a block.
    BothSides {
        /// The pips of the other sides.
        theirs: u16,
        /// The pips of the winner's own side.
        own: u16,
    },
    /// The pips left in all hands when a player goes out.
    AllPips(u16),
    /// Half of the third player's pips, rounded down, where two players share an award.
    /// The number is the pips before halving.
    HalfPips(u16),
    /// Five points for each of this many bones left in the hands of the other sides.
    FiveABone(u16),
    /// One point for going out.
    OnePoint,
    /// One point for a blocked round.
    BlockPoint,
    /// The points of a side's last bone and the point for going out, scored together. The number is
    /// the points of the bone alone.
    LastBone(u16),
    /// The hands won: what this hand is worth, and the hands carried over to it.
    Hands {
        /// The number of hands, 1 or more.
        hands: u16,
        /// How the player went out, if that made the hand worth more than one.
        way_out: Option<WayOut>,
    },
    /// The number of hands that a side loses because a hand won by another side sets all sides back
    /// to 0.
    HandsLost(u16),
    /// The side's own pips, which are subtracted from its score.
    OwnPips(u16),
}

impl Amount {
    /// The award for a hand that counts for one.
    pub const ONE_HAND: Self = Self::Hands { hands: 1, way_out: None };

    /// The points before rounding, or the number of hands where hands are counted.
    pub const fn points(self) -> u16 {
        match self {
            Self::OpponentsPips(pips) | Self::AllPips(pips) | Self::OwnPips(pips) => pips,
            Self::Difference { larger, smaller } => larger - smaller,
            Self::BothSides { theirs, own } => theirs + own,
            Self::HalfPips(pips) => pips / 2,
            Self::FiveABone(bones) => 5 * bones,
            Self::OnePoint | Self::BlockPoint => 1,
            Self::Hands { hands, .. } | Self::HandsLost(hands) => hands,
            Self::LastBone(points) => points + 1,
        }
    }

    /// Whether the points are pips, to which [`Rules::brackets`] applies. Meaningless for hands.
    pub const fn counts_pips(self) -> bool {
        !matches!(self, Self::FiveABone(_) | Self::OnePoint | Self::BlockPoint | Self::LastBone(_))
    }
}

/// The points that a side gets or loses at the end of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Award {
    /// How the points are computed; `None` if the side neither gains nor loses anything.
    pub amount: Option<Amount>,
    /// The points; negative if the side loses its own pips.
    pub points: i16,
    /// Whether the points are void because they overshoot an exact target.
    pub void: bool,
}

impl Award {
    fn gain(rules: &Rules, amount: Amount) -> Self {
        Self { amount: Some(amount), points: rules.award_points(amount).cast_signed(), void: false }
    }

    fn loss(rules: &Rules, pips: u16) -> Self {
        if pips == 0 {
            return Self::default();
        }
        let amount = Amount::OwnPips(pips);
        Self {
            amount: Some(amount),
            points: -(rules.award_points(amount).cast_signed()),
            void: false,
        }
    }
}

/// What the awards of an ended round depend on.
#[derive(Debug, Clone, Copy)]
pub(super) struct EndedRound<'a> {
    pub end: RoundEnd,
    pub hands: &'a BySeat<Hand>,
    pub block: Block,
    /// The scores before the awards.
    pub scores: &'a ByTeam<i32>,
    /// The number of tied hands carried over to this round.
    pub carried: u8,
    /// How the player of the last bone went out; `None` if that player did not go out.
    pub way_out: Option<WayOut>,
}

/// The award of each side at the end of a round. [`Award::void`] is not set yet.
pub(super) fn awards(rules: &Rules, round: &EndedRound<'_>) -> ByTeam<Award> {
    if rules.counts_hands() {
        return hand_awards(rules, round);
    }
    let pips = round.block.pips_of_sides(rules);
    if rules.remaining == Remaining::LoseOwn {
        return ByTeam::from_fn(|team| Award::loss(rules, pips[team]));
    }
    match round.end {
        RoundEnd::TargetReached | RoundEnd::TimeUp | RoundEnd::GivenUp(_) => ByTeam::default(),
        RoundEnd::Domino(seat) => {
            let winner = rules.seats.team(seat);
            let left = RemainingHands {
                theirs: pips_of_others(rules, pips, winner),
                own: pips[winner],
                bones: bones_of_others(rules, round.hands, winner),
            };
            award_to_winner(rules, winner, domino_amount(rules, left))
        }
        RoundEnd::Blocked => block_awards(rules, &round.block),
    }
}

/// The awards where hands are counted. A hand can also set all sides back to 0.
fn hand_awards(rules: &Rules, round: &EndedRound<'_>) -> ByTeam<Award> {
    let (winner, way_out) = match round.end {
        RoundEnd::Domino(seat) => (Some(seat), round.way_out.unwrap_or(WayOut::Plain)),
        RoundEnd::Blocked => (round.block.winner(rules), WayOut::Plain),
        RoundEnd::TargetReached | RoundEnd::TimeUp | RoundEnd::GivenUp(_) => (None, WayOut::Plain),
    };
    let Some(winner) = winner.map(|seat| rules.seats.team(seat)) else {
        return ByTeam::default();
    };
    let hands_lost = |team: Team| {
        let hands = if team == winner { 0 } else { round.scores[team] };
        u16::try_from(hands).unwrap_or(0)
    };
    let mut others = Team::all(rules.seats).filter(|team| *team != winner);
    let resets_scores = match rules.score {
        Score::Points | Score::Hands => false,
        Score::HandsInARow => others.any(|team| hands_lost(team) > 0),
        Score::HandsAgainstNone => others.all(|team| hands_lost(team) > 0),
    };
    if resets_scores {
        return ByTeam::from_fn(|team| match hands_lost(team) {
            0 => Award::default(),
            hands => Award {
                amount: Some(Amount::HandsLost(hands)),
                points: -hands.cast_signed(),
                void: false,
            },
        });
    }
    let worth = rules.hands_worth(way_out);
    let hands = worth + u16::from(round.carried);
    award_to_winner(rules, winner, Amount::Hands { hands, way_out: (worth > 1).then_some(way_out) })
}

/// The award of each side for a blocked round; empty awards if nobody wins it.
pub fn block_awards(rules: &Rules, block: &Block) -> ByTeam<Award> {
    let pips = block.pips_of_sides(rules);
    let winner = match block.decide(rules) {
        Winner::Nobody => return ByTeam::default(),
        Winner::SideOf(seat) => rules.seats.team(seat),
        Winner::Shared(one, other) => {
            let third = Team::all(rules.seats).filter(|team| *team != one && *team != other);
            let share = Award::gain(rules, Amount::HalfPips(third.map(|team| pips[team]).sum()));
            let mut awards = ByTeam::default();
            (awards[one], awards[other]) = (share, share);
            return awards;
        }
    };
    if rules.counts_hands() {
        return award_to_winner(rules, winner, Amount::ONE_HAND);
    }
    let (theirs, own) = (pips_of_others(rules, pips, winner), pips[winner]);
    let amount = match rules.block_award_of {
        BlockAwardFormula::Difference => {
            Amount::Difference { larger: theirs.max(own), smaller: theirs.min(own) }
        }
        BlockAwardFormula::Opponents => Amount::OpponentsPips(theirs),
        BlockAwardFormula::Both => Amount::BothSides { theirs, own },
        BlockAwardFormula::OnePoint => Amount::BlockPoint,
    };
    award_to_winner(rules, winner, amount)
}

/// The awards if the winner's last bone makes `points`, which are scored together with
/// the point for going out.
pub(super) fn awards_with_last_bone(rules: &Rules, winner: Team, points: u8) -> ByTeam<Award> {
    award_to_winner(rules, winner, Amount::LastBone(points.into()))
}

/// What is left in the hands when a player goes out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RemainingHands {
    /// The pips of the other sides.
    pub theirs: u16,
    /// The pips of the winner's own side: those of a partner.
    pub own: u16,
    /// The number of bones in the hands of the other sides.
    pub bones: u16,
}

/// The award for going out, given what is left in the hands.
pub const fn domino_amount(rules: &Rules, left: RemainingHands) -> Amount {
    match rules.domino_award {
        _ if rules.counts_hands() => Amount::ONE_HAND,
        DominoAward::Pips => Amount::OpponentsPips(left.theirs),
        DominoAward::AllPips => Amount::AllPips(left.theirs + left.own),
        DominoAward::FiveABone => Amount::FiveABone(left.bones),
        DominoAward::OnePoint => Amount::OnePoint,
    }
}

fn pips_of_others(rules: &Rules, pips: ByTeam<u16>, team: Team) -> u16 {
    let others = Team::all(rules.seats).filter(|other| *other != team);
    others.map(|other| pips[other]).sum()
}

fn bones_of_others(rules: &Rules, hands: &BySeat<Hand>, team: Team) -> u16 {
    let others = Seat::around(rules.seats).filter(|seat| rules.seats.team(*seat) != team);
    others.map(|seat| u16::from(hands[seat].len())).sum()
}

fn award_to_winner(rules: &Rules, winner: Team, amount: Amount) -> ByTeam<Award> {
    let mut awards = ByTeam::default();
    awards[winner] = Award::gain(rules, amount);
    awards
}

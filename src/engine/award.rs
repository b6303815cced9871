//! The awards at the end of a round.

use super::bone::Hand;
use super::round_end::RoundEnd;
use super::rules::{BlockAwardOf, BlockAwardTo, DominoAward, Remaining, Rules};
use super::seat::{BySeat, ByTeam, Seat, Team};

/// The components of an award, before rounding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// The pips left in the hands of the other sides.
    Opponents(u16),
    /// The difference between the pips of the other sides and the winner's own.
    Difference {
        /// The larger number.
        larger: u16,
        /// The smaller number.
        smaller: u16,
    },
    /// The pips in all hands.
    Both {
        /// The pips of the other sides.
        theirs: u16,
        /// The winner's own.
        own: u16,
    },
    /// Half of the third player's pips, rounded down, where two players share an award.
    /// The number is the pips before halving.
    Half(u16),
    /// Five points for each of this many bones left in the hands of the other sides.
    FiveABone(u16),
    /// One point for the domino itself.
    OnePoint,
    /// One point for a blocked round.
    BlockPoint,
    /// The points of a side's last bone and the point for the domino, scored together.
    /// The number is the points of the bone alone.
    LastBone(u16),
    /// One's own pips, which are taken from the score.
    Own(u16),
}

impl Amount {
    /// The points before rounding.
    pub const fn points(self) -> u16 {
        match self {
            Self::Opponents(pips) | Self::Own(pips) => pips,
            Self::Difference { larger, smaller } => larger - smaller,
            Self::Both { theirs, own } => theirs + own,
            Self::Half(pips) => pips / 2,
            Self::FiveABone(bones) => 5 * bones,
            Self::OnePoint | Self::BlockPoint => 1,
            Self::LastBone(points) => points + 1,
        }
    }
}

/// The points that a side gets or loses at the end of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Award {
    /// The components; `None` if the side gets no award.
    pub amount: Option<Amount>,
    /// The points; negative if the side loses its own pips.
    pub points: i16,
    /// Whether the points are void because they overshoot an exact target.
    pub void: bool,
}

impl Award {
    fn gained(rules: &Rules, amount: Amount) -> Self {
        Self {
            amount: Some(amount),
            points: rules.rounded_award(amount.points()).cast_signed(),
            void: false,
        }
    }

    fn lost(rules: &Rules, pips: u16) -> Self {
        if pips == 0 {
            return Self::default();
        }
        Self {
            amount: Some(Amount::Own(pips)),
            points: -(rules.rounded_award(pips).cast_signed()),
            void: false,
        }
    }
}

/// The award of each side at the end of a round. [`Award::void`] is not set yet.
pub(super) fn awards(
    rules: &Rules,
    hands: &BySeat<Hand>,
    last_to_play: Seat,
    end: RoundEnd,
) -> ByTeam<Award> {
    let pips = pips_left(rules, hands);
    if rules.remaining == Remaining::LoseOwn {
        return ByTeam::from_fn(|team| Award::lost(rules, pips[team]));
    }
    match end {
        RoundEnd::TargetReached | RoundEnd::TimeUp | RoundEnd::GivenUp(_) => ByTeam::default(),
        RoundEnd::Domino(seat) => {
            let winner = rules.seats.team(seat);
            let (pips, bones) = (
                others(rules, pips, winner),
                bones_of_others(rules, hands, winner),
            );
            only(rules, winner, domino_amount(rules, pips, bones))
        }
        RoundEnd::Blocked => block_awards(rules, pips, rules.seats.team(last_to_play)),
    }
}

/// The awards if the winner's last bone makes `points`, which are scored together with
/// the point for going out.
pub(super) fn with_last_bone(rules: &Rules, winner: Team, points: u8) -> ByTeam<Award> {
    only(rules, winner, Amount::LastBone(points.into()))
}

/// The award for going out while the other sides hold this many pips on this many bones.
pub const fn domino_amount(rules: &Rules, pips: u16, bones: u16) -> Amount {
    match rules.domino_award {
        DominoAward::Pips => Amount::Opponents(pips),
        DominoAward::FiveABone => Amount::FiveABone(bones),
        DominoAward::OnePoint => Amount::OnePoint,
    }
}

/// The awards for a blocked round in which the sides hold these pips, and `last` played
/// the last bone.
pub fn block_awards(rules: &Rules, pips: ByTeam<u16>, last: Team) -> ByTeam<Award> {
    let winner = match rules.block_award_to {
        BlockAwardTo::Nobody => return ByTeam::default(),
        BlockAwardTo::Last => last,
        BlockAwardTo::Low => {
            let teams = || Team::all(rules.seats);
            let fewest = teams().map(|team| pips[team]).min().unwrap_or(0);
            let mut low = teams().filter(|team| pips[*team] == fewest);
            match (low.next(), low.next(), low.next()) {
                (Some(only), None, None) => only,
                // Of three players, two with equally few pips share those of the third.
                (Some(one), Some(other), None)
                    if rules.seats.teams() == 3
                        && rules.block_award_of != BlockAwardOf::OnePoint =>
                {
                    let third: u16 = teams()
                        .filter(|team| *team != one && *team != other)
                        .map(|team| pips[team])
                        .sum();
                    let share = Award::gained(rules, Amount::Half(third));
                    return ByTeam::from_fn(|team| {
                        if team == one || team == other {
                            share
                        } else {
                            Award::default()
                        }
                    });
                }
                _ => return ByTeam::default(),
            }
        }
    };
    let theirs = others(rules, pips, winner);
    let own = pips[winner];
    let amount = match rules.block_award_of {
        BlockAwardOf::Difference => Amount::Difference {
            larger: theirs.max(own),
            smaller: theirs.min(own),
        },
        BlockAwardOf::Opponents => Amount::Opponents(theirs),
        BlockAwardOf::Both => Amount::Both { theirs, own },
        BlockAwardOf::OnePoint => Amount::BlockPoint,
    };
    only(rules, winner, amount)
}

/// The pips that each side has left in its hands.
fn pips_left(rules: &Rules, hands: &BySeat<Hand>) -> ByTeam<u16> {
    let mut pips = ByTeam::default();
    for seat in Seat::around(rules.seats) {
        pips[rules.seats.team(seat)] += hands[seat].weight();
    }
    pips
}

fn others(rules: &Rules, pips: ByTeam<u16>, team: Team) -> u16 {
    let others = Team::all(rules.seats).filter(|other| *other != team);
    others.map(|other| pips[other]).sum()
}

fn bones_of_others(rules: &Rules, hands: &BySeat<Hand>, team: Team) -> u16 {
    let others = Seat::around(rules.seats).filter(|seat| rules.seats.team(*seat) != team);
    others.map(|seat| u16::from(hands[seat].len())).sum()
}

fn only(rules: &Rules, winner: Team, amount: Amount) -> ByTeam<Award> {
    let mut awards = ByTeam::default();
    awards[winner] = Award::gained(rules, amount);
    awards
}

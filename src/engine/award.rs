//! What the end of a round is worth (RULES sections 3 and 4).

use super::position::{Position, RoundEnd};
use super::rules::{BlockAwardOf, BlockAwardTo, DominoAward, Remaining, Rules};
use super::seat::{BySeat, ByTeam, Seat, Team};

/// What an award is made of, before it goes to the nearest five.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// The pips left in the hands of the other sides.
    Opponents(u16),
    /// The pips of the other sides and one's own, the smaller from the larger.
    Difference {
        /// What is taken from.
        larger: u16,
        /// What is taken away.
        smaller: u16,
    },
    /// The pips in all hands.
    Both {
        /// Those of the other sides.
        theirs: u16,
        /// One's own.
        own: u16,
    },
    /// An equal share of the pips of a third, who has more than the two who
    /// share them; halves are rounded down.
    Half(u16),
    /// Five points for each of so many bones left in the hands of the others.
    FiveABone(u16),
    /// One point for the domino itself.
    OnePoint,
    /// One's own pips, which are lost.
    Own(u16),
}

impl Amount {
    /// What the parts come to.
    pub const fn points(self) -> u16 {
        match self {
            Self::Opponents(pips) | Self::Own(pips) => pips,
            Self::Difference { larger, smaller } => larger - smaller,
            Self::Both { theirs, own } => theirs + own,
            Self::Half(pips) => pips / 2,
            Self::FiveABone(bones) => 5 * bones,
            Self::OnePoint => 1,
        }
    }
}

/// What the end of a round gives a side, or takes from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Award {
    /// What it is made of; `None` where the side is awarded nothing at all.
    pub amount: Option<Amount>,
    /// The points; negative where a side loses its own pips.
    pub points: i16,
    /// Whether they are void because they overshot an exact target.
    pub void: bool,
}

impl Award {
    fn gained(rules: &Rules, amount: Amount) -> Self {
        Self {
            amount: Some(amount),
            points: rules.award(amount.points()).cast_signed(),
            void: false,
        }
    }

    fn lost(rules: &Rules, pips: u16) -> Self {
        if pips == 0 {
            return Self::default();
        }
        Self {
            amount: Some(Amount::Own(pips)),
            points: -(rules.award(pips).cast_signed()),
            void: false,
        }
    }
}

/// What each side gains or loses at the end of a round, before an exact target
/// makes any of it void.
pub(super) fn awards(rules: &Rules, position: &Position, end: RoundEnd) -> ByTeam<Award> {
    let pips = pips_left(rules, position);
    if rules.remaining == Remaining::LoseOwn {
        return ByTeam::from_fn(|team| Award::lost(rules, pips[team]));
    }
    match end {
        RoundEnd::TargetReached => ByTeam::default(),
        RoundEnd::Domino(seat) => {
            let winner = rules.seats.team(seat);
            let amount = match rules.domino_award {
                DominoAward::Pips => Amount::Opponents(others(rules, pips, winner)),
                DominoAward::FiveABone => {
                    Amount::FiveABone(bones_of_others(rules, position, winner))
                }
                DominoAward::OnePoint => Amount::OnePoint,
            };
            only(rules, winner, amount)
        }
        RoundEnd::Blocked => blocked(rules, pips, rules.seats.team(position.last_to_play())),
    }
}

fn blocked(rules: &Rules, pips: ByTeam<u16>, last: Team) -> ByTeam<Award> {
    let winner = match rules.block_award_to {
        BlockAwardTo::Nobody => return ByTeam::default(),
        BlockAwardTo::Last => last,
        BlockAwardTo::Low => {
            let teams = || Team::all(rules.seats);
            let fewest = teams().map(|team| pips[team]).min().unwrap_or(0);
            let mut low = teams().filter(|team| pips[*team] == fewest);
            match (low.next(), low.next(), low.next()) {
                (Some(only), None, None) => only,
                // Three players, two equal lowest: they share the third's pips.
                (Some(one), Some(other), None) if rules.seats.teams() == 3 => {
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
    };
    only(rules, winner, amount)
}

/// The pips that each side has left in its hands.
fn pips_left(rules: &Rules, position: &Position) -> ByTeam<u16> {
    let mut pips = ByTeam::default();
    for seat in Seat::around(rules.seats) {
        pips[rules.seats.team(seat)] += position.hand(seat).weight();
    }
    pips
}

fn others(rules: &Rules, pips: ByTeam<u16>, team: Team) -> u16 {
    let others = Team::all(rules.seats).filter(|other| *other != team);
    others.map(|other| pips[other]).sum()
}

fn bones_of_others(rules: &Rules, position: &Position, team: Team) -> u16 {
    let sizes = BySeat::from_fn(|seat| u16::from(position.hand(seat).len()));
    let others = Seat::around(rules.seats).filter(|seat| rules.seats.team(*seat) != team);
    others.map(|seat| sizes[seat]).sum()
}

fn only(rules: &Rules, winner: Team, amount: Amount) -> ByTeam<Award> {
    let mut awards = ByTeam::default();
    awards[winner] = Award::gained(rules, amount);
    awards
}

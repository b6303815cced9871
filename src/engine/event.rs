//! The events of a game.

use super::action::{Action, End};
use super::award::Amount;
use super::bone::{Bone, Pips};
use super::bonus::PaidBonus;
use super::pips_set::PipsSet;
use super::seat::{BySeat, Seat, Seats, Team};

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "a field such as `seat` needs no comment")]
pub enum Event {
    /// A round was dealt, and its leader chosen.
    Dealt {
        /// The number of the round in the game, from 1.
        round: usize,
        /// The seat that leads.
        leader: Seat,
    },
    /// A player drew a bone to find out who leads, and put it back.
    DrewForLead { seat: Seat, bone: Bone },
    /// A player let the partner lead.
    Yielded { seat: Seat },
    /// A bone was played.
    Played {
        seat: Seat,
        bone: Bone,
        /// The end that the bone was played on; `None` for the lead.
        end: Option<End>,
        /// The half turned outward; `None` unless the bone could lie either way round.
        outward: Option<Pips>,
        /// The numbers that now add up to the table count.
        terms: Vec<u8>,
        /// The table count after the play.
        count: u8,
    },
    /// A player scored points in play, for a table count or for equal ends.
    Scored {
        seat: Seat,
        /// The points, 1 or more.
        points: u8,
        /// The table count when the points were made.
        count: u8,
        /// The seat of the player who made the points but did not claim them; `None` if `seat` made
        /// the points.
        taken_from: Option<Seat>,
    },
    /// A player made points that are void, because they would overshoot an exact target.
    Overshot { seat: Seat, points: u8 },
    /// A player claimed a wrong number of points, or points that are void.
    Misclaimed { seat: Seat, points: u8 },
    /// A player claimed no points where points must be claimed.
    KeptSilent { seat: Seat },
    /// A firecracker blew up a bone, which went back to the boneyard.
    BlewUp {
        seat: Seat,
        bone: Bone,
        /// The end that the bone had been played on.
        end: End,
        /// The numbers that now add up to the table count.
        terms: Vec<u8>,
        /// The table count after the explosion.
        count: u8,
    },
    /// A player got a bonus for a play that only a firecracker made possible.
    FreedPlayBonus {
        seat: Seat,
        /// The points, 1 or more.
        points: u8,
    },
    /// A player drew a bone from the boneyard.
    Drew {
        seat: Seat,
        /// The bone; `None` in the view of another seat.
        bone: Option<Bone>,
        /// The numbers that the open ends showed.
        open: PipsSet,
    },
    /// A player could neither play nor draw, and passed.
    Passed {
        seat: Seat,
        /// The numbers that the open ends showed.
        open: PipsSet,
    },
    /// A player ended the round by going out, in some games as the last player of a side.
    Dominoed { seat: Seat },
    /// Nobody could play or draw, which ends the round.
    Blocked,
    /// The game clock ran down, which ends the game.
    TimeUp,
    /// A player gave up, which ends the game.
    GaveUp { seat: Seat },
    /// All hands were shown at the end of a round. They stay hidden if a side reached the target in
    /// the middle of the round.
    HandsShown {
        /// The pips left in each hand.
        pips: BySeat<u16>,
    },
    /// A side gained or lost points at the end of a round. The points may be 0 or void.
    Awarded {
        team: Team,
        /// How the points are computed, before rounding.
        amount: Amount,
        /// The points; negative if the side loses its own pips.
        points: i32,
        /// Whether the points are void because they overshoot an exact target.
        void: bool,
    },
    /// A player's side got a bonus, in play or at the end of a round. It may be void.
    Bonus(PaidBonus),
    /// No side was awarded anything for a blocked round.
    BlockWithoutAward {
        /// Whether the block was tied; otherwise the rules never award anything for a block.
        tied: bool,
    },
    /// The game ended, with a winner or drawn.
    GameOver {
        /// The side that won; `None` for a drawn game.
        winner: Option<Team>,
    },
}

impl Event {
    /// The lead or play that the event reports; `None` for other events.
    pub fn play(&self) -> Option<Action> {
        match *self {
            Self::Played { bone, end, outward, .. } => {
                Some(end.map_or(Action::Lead(bone), |end| Action::Play(bone, end, outward)))
            }
            _ => None,
        }
    }

    /// The side whose score the event changes, and by how many points; `None` if it changes no
    /// score.
    pub const fn score_change(&self, seats: Seats) -> Option<(Team, i32)> {
        match *self {
            Self::Scored { seat, points, .. } | Self::FreedPlayBonus { seat, points } => {
                Some((seats.team(seat), points as i32))
            }
            Self::Awarded { team, points, void: false, .. } => Some((team, points)),
            Self::Bonus(PaidBonus { seat, points, void: false, .. }) => {
                Some((seats.team(seat), points as i32))
            }
            _ => None,
        }
    }

    /// The event as the player in `seat` sees it: without the bones that others drew.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Self {
        match self {
            Self::Drew { seat: drawer, open, .. } if *drawer != seat => {
                Self::Drew { seat: *drawer, bone: None, open: *open }
            }
            _ => self.clone(),
        }
    }
}

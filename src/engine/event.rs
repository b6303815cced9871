//! The events of a game, in order: for messages, the log and the moving bones.

use super::action::End;
use super::award::Amount;
use super::bone::Bone;
use super::pips_set::PipsSet;
use super::seat::{BySeat, Seat, Seats, Team};

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A round was dealt.
    Dealt {
        /// The number of the round in the game, from 1.
        round: usize,
        /// The seat that leads.
        leader: Seat,
    },
    /// A player drew a bone to find out who leads, and put it back.
    DrewForLead {
        /// The player's seat.
        seat: Seat,
        /// The bone, which everybody sees.
        bone: Bone,
    },
    /// A bone was played.
    Played {
        /// The player's seat.
        seat: Seat,
        /// The bone.
        bone: Bone,
        /// The end it was played on; `None` for the lead.
        end: Option<End>,
        /// The numbers that now add up to the table count.
        terms: Vec<u8>,
        /// The table count after the play.
        count: u8,
    },
    /// A player scored points for a table count.
    Scored {
        /// The seat of the player who gets them.
        seat: Seat,
        /// The points, 1 or more.
        points: u8,
        /// The table count that scored.
        count: u8,
        /// The seat of the player who made the points and did not claim them, if
        /// that was another.
        taken_from: Option<Seat>,
    },
    /// A table count was worth points, but they do not count: they would
    /// overshoot an exact target.
    Overshot {
        /// The seat of the player who made them.
        seat: Seat,
        /// The points that do not count.
        points: u8,
    },
    /// A player claimed points that were not there, or did not count.
    Misclaimed {
        /// The player's seat.
        seat: Seat,
        /// The points that were said.
        points: u8,
    },
    /// A player did not claim anything.
    KeptSilent {
        /// The player's seat.
        seat: Seat,
    },
    /// A firecracker blew up a bone, which went back to the boneyard.
    BlewUp {
        /// The player's seat.
        seat: Seat,
        /// The bone.
        bone: Bone,
        /// The end that it had been played on, which is open again; a short side
        /// of a spinner may be closed.
        end: End,
        /// The numbers that now add up to the table count.
        terms: Vec<u8>,
        /// The table count after it.
        count: u8,
    },
    /// A player scored points for a play that a firecracker has made possible.
    Freed {
        /// The player's seat.
        seat: Seat,
        /// The points, 1 or more.
        points: u8,
    },
    /// A bone was drawn.
    Drew {
        /// The player's seat.
        seat: Seat,
        /// The bone; `None` in the view of another seat.
        bone: Option<Bone>,
        /// The numbers that the open ends showed.
        open: PipsSet,
    },
    /// A player could neither play nor draw, and passed.
    Passed {
        /// The player's seat.
        seat: Seat,
        /// The numbers that the open ends showed.
        open: PipsSet,
    },
    /// A player played the last bone in hand, or the last of the side's, which ends
    /// the round.
    Dominoed {
        /// The player's seat.
        seat: Seat,
    },
    /// Nobody could play or draw, which ends the round.
    Blocked,
    /// The clock of the game has run down, which ends the game.
    TimeUp,
    /// A player ended the game and has lost it.
    GaveUp {
        /// The player's seat.
        seat: Seat,
    },
    /// All hands were shown after a domino or a block.
    LaidOpen {
        /// The pips left in each hand.
        pips: BySeat<u16>,
    },
    /// A side was awarded points at the end of a round, or lost some. They may be
    /// 0 or void.
    Awarded {
        /// The side.
        team: Team,
        /// What the points are made of.
        amount: Amount,
        /// The points; negative if the side loses its own pips.
        points: i32,
        /// Whether the points do not count because they overshoot an exact
        /// target.
        void: bool,
    },
    /// No side was awarded anything for a blocked round.
    NobodyAwarded {
        /// Whether that is because several hands had the fewest pips. Otherwise
        /// the rules award nothing for a block.
        tied: bool,
    },
    /// The game ended.
    GameOver {
        /// The side that won; `None` for a drawn game.
        winner: Option<Team>,
    },
}

impl Event {
    /// Whose score it moves at a table of `seats`, and by how many points; `None` if it
    /// moves none.
    pub const fn score_change(&self, seats: Seats) -> Option<(Team, i32)> {
        match *self {
            Self::Scored { seat, points, .. } | Self::Freed { seat, points } => {
                Some((seats.team(seat), points as i32))
            }
            Self::Awarded {
                team,
                points,
                void: false,
                ..
            } => Some((team, points)),
            _ => None,
        }
    }

    /// The event as the player in `seat` sees it: without the bones that others
    /// drew.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Self {
        match self {
            Self::Drew {
                seat: drawer, open, ..
            } if *drawer != seat => Self::Drew {
                seat: *drawer,
                bone: None,
                open: *open,
            },
            _ => self.clone(),
        }
    }
}

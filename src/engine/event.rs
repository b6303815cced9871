//! What happened, in order: for the message line, the log, the animator.

use super::action::End;
use super::award::Amount;
use super::bone::Bone;
use super::seat::{BySeat, Seat, Team};
use super::table::PipsSet;

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A round was dealt.
    Dealt {
        /// The number of the round in its game, from 1.
        round: usize,
        /// Who leads it.
        leader: Seat,
    },
    /// A player drew a bone for the lead, and put it back.
    DrewForLead {
        /// Who drew.
        seat: Seat,
        /// The bone, shown to all.
        bone: Bone,
    },
    /// A bone was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// The bone.
        bone: Bone,
        /// Where; `None` for the lead.
        end: Option<End>,
        /// The numbers that now make up the table count.
        terms: Vec<u8>,
        /// The table count after it.
        count: u8,
    },
    /// A count was scored.
    Scored {
        /// Who gets the points.
        seat: Seat,
        /// The points, 1 or more.
        points: u8,
        /// The table count they are for.
        count: u8,
        /// Who made them, if another player failed to claim them.
        taken_from: Option<Seat>,
    },
    /// The count was worth points, but they would overshoot an exact target.
    Overshot {
        /// Who would have got the points.
        seat: Seat,
        /// The points that are void.
        points: u8,
    },
    /// A player claimed nothing.
    KeptSilent {
        /// Who.
        seat: Seat,
    },
    /// A bone was drawn.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The bone, where the reader may know it.
        bone: Option<Bone>,
        /// What the open ends showed.
        open: PipsSet,
    },
    /// A player could neither play nor draw.
    Passed {
        /// Who.
        seat: Seat,
        /// What the open ends showed.
        open: PipsSet,
    },
    /// A player played the last bone of the hand.
    Dominoed {
        /// Who.
        seat: Seat,
    },
    /// Nobody could play or draw.
    Blocked,
    /// A round ended by domino or block, and every hand is laid open.
    LaidOpen {
        /// The pips left in each hand.
        pips: BySeat<u16>,
    },
    /// The end of a round gave a side points, or took them away, or came to
    /// nothing for the side that it went to.
    Awarded {
        /// Which side.
        team: Team,
        /// What the points are made of.
        amount: Amount,
        /// The points; negative where a side loses its own pips.
        points: i32,
        /// They would overshoot an exact target and are void.
        void: bool,
    },
    /// Nobody was awarded anything for a blocked round.
    NobodyAwarded {
        /// The fewest pips were in more hands than one; otherwise no block is
        /// worth anything under these rules.
        tied: bool,
    },
    /// The game ended.
    GameOver {
        /// Who won, or `None` if it is drawn.
        winner: Option<Team>,
    },
}

impl Event {
    /// The event as `seat` sees it: without the bones that others drew.
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

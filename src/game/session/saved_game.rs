//! A game as a file has it.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::profile::{Day, Deals, GameId, GameResult, Help, TallyKey};
use engine::{Bone, BySeat, Cut, Level, Record, Seed};

/// How a finished game was counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TallyEntry {
    /// The entry of the tally that it was counted in.
    pub key: TallyKey,
    /// The result for the owner of the profile.
    #[serde(alias = "winner")]
    pub result: GameResult,
    /// Whether the history has it, too.
    #[serde(default)]
    pub in_history: bool,
    /// When the game ended by the clock. Older files do not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<DateTime<Utc>>,
}

/// Of a game that plays deals of another one again: how it came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayedAgain {
    /// It goes on from a moment that was looked back at.
    FromLookBack,
    /// The hands are exchanged.
    OtherSeat,
}

/// A game as a file has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// The id of the game; `None` in files from before games had ids.
    #[serde(default)]
    pub id: Option<GameId>,
    /// The record, from which everything about the game itself is rebuilt.
    pub record: Record,
    /// The seeds of rounds that undo has taken back, so that they are dealt the
    /// same again.
    #[serde(default)]
    pub later_seeds: Vec<Seed>,
    /// Where the bones of these rounds were cut. There may be one fewer: then the
    /// last seed is of a round that is sealed and not dealt yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later_cuts: Vec<Cut>,
    /// The number that all deals come from, if the player gave one.
    #[serde(default)]
    pub number: Option<u64>,
    /// The day whose deal it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
    /// What help the player had: see [`Session::note_help`](super::Session::note_help).
    #[serde(default, rename = "helped")]
    pub help: Help,
    /// The easiest level at which a Nestor has acted in it; `None` until one has.
    #[serde(default)]
    pub level: Option<Level>,
    /// How long it was played, in seconds. Of long pauses only the beginning
    /// counts.
    #[serde(default)]
    pub secs: u32,
    /// How it was counted; `None` while it goes on, and for a game that is not counted.
    #[serde(default)]
    pub counted: Option<TallyEntry>,
    /// Whether it was put on the table from the history, to be looked back at.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub from_history: bool,
    /// Whether it plays deals of another game again, and how.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_again: Option<PlayedAgain>,
    /// The first game with these deals, if it goes on from a copy of that or plays it
    /// again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<GameId>,
    /// The same without that game, in older files: a game of the history had its deals.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dealt_before: bool,
    /// The order in which people keep their bones, if they have changed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_orders: Option<HandOrders>,
}

/// The order in which each person keeps the bones of a hand, also those played.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandOrders {
    /// The number of the hand.
    pub hand: usize,
    /// The bones of each seat; empty where they lie as they were dealt.
    pub bones: BySeat<Vec<Bone>>,
}

impl SavedGame {
    /// The id of the first game with these deals: its own, if it has no other.
    pub(super) fn first_id(&self) -> Option<GameId> {
        self.origin.or(self.id)
    }

    /// Which deals it has.
    pub(super) fn deals(&self) -> Deals {
        Deals {
            first: self.first_id(),
            number: self.number,
        }
    }
}

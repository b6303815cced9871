//! A game: its record, and what is known of it beside that.

use engine::{Cut, Level, Record, RoundRecord, Seed, Shuffle};
use serde::{Deserialize, Serialize};

use super::mark::Mark;
use crate::profile::{Day, GameId, Help, PlayedGame};

/// Where the shuffles of a game come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deals {
    /// They were drawn for this first game; the game itself, or one that it is a copy of.
    First(GameId),
    /// A number that the player gave.
    Number(u64),
    /// A day, which is a number to whoever compares.
    Day(Day),
}

impl Deals {
    /// The number that all shuffles come from, if there is one.
    pub fn number(self) -> Option<u64> {
        match self {
            Self::First(_) => None,
            Self::Number(number) => Some(number),
            Self::Day(day) => Some(day.number()),
        }
    }

    /// The day whose deals these are.
    pub const fn day(self) -> Option<Day> {
        match self {
            Self::Day(day) => Some(day),
            Self::First(_) | Self::Number(_) => None,
        }
    }

    /// Whether both have the same shuffles.
    pub fn are(self, others: Self) -> bool {
        match (self, others) {
            (Self::First(one), Self::First(other)) => one == other,
            _ => self.number().is_some() && self.number() == others.number(),
        }
    }
}

/// How a game plays deals of another one again. Such a game never counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Again {
    /// It goes on from a moment that was looked back at.
    Tried,
    /// The hands are exchanged.
    OtherSeat,
}

/// What a game is counted as, made when its last action ended it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// The line of the history.
    pub played: PlayedGame,
    /// Its number in the history; `None` if it is counted and not listed.
    pub nth: Option<u32>,
}

/// A game. The table may stand before the end of its record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    pub(super) id: GameId,
    pub(super) deals: Deals,
    pub(super) again: Option<Again>,
    /// Where it began as a game of its own: for a copy, the end of what was copied.
    pub(super) begun: Mark,
    pub(super) record: Record,
    /// The shuffles of the hands after the record, as far as they are fixed. Only the last
    /// can lack its cut: it is sealed and not dealt.
    pub(super) later: Vec<(Seed, Option<Cut>)>,
    /// The help that the player had in it, which stays whatever undo does.
    pub(super) help: Help,
    /// The easiest level at which a Nestor acted.
    pub(super) level: Option<Level>,
    pub(super) secs: u32,
    /// Whether the end of the record is the end of the game.
    pub(super) is_over: bool,
    pub(super) counted: Option<Box<Counted>>,
}

impl Game {
    /// A game before its first deal, or the beginning of one.
    pub fn new(id: GameId, deals: Deals, record: Record) -> Self {
        Self {
            id,
            deals,
            again: None,
            begun: Mark::default(),
            record,
            later: Vec::new(),
            help: Help::None,
            level: None,
            secs: 0,
            is_over: false,
            counted: None,
        }
    }

    /// The same game as one that never counts.
    #[must_use]
    pub const fn again(mut self, again: Again) -> Self {
        self.again = Some(again);
        self
    }

    /// The same game with the shuffles of the hands that follow its record.
    #[must_use]
    pub fn with_later(mut self, later: Vec<(Seed, Option<Cut>)>) -> Self {
        self.later = later;
        self
    }

    /// The id of the game.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Where its shuffles come from.
    pub const fn deals(&self) -> Deals {
        self.deals
    }

    /// All that was done in it last.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Whether it plays deals of another game again, and how.
    pub const fn is_again(&self) -> Option<Again> {
        self.again
    }

    /// The end of the record.
    pub fn end(&self) -> Mark {
        Mark::end_of(&self.record)
    }

    /// What it is counted as; `None` while it goes on, and if it does not count.
    pub fn counted(&self) -> Option<&Counted> {
        self.counted.as_deref()
    }

    /// Whether it has a clock and is over: nothing of it is taken back.
    pub const fn is_closed(&self) -> bool {
        self.record.rules.clock && self.is_over
    }

    /// A game of its own that goes on from here. What it is counted as stays behind.
    pub(super) fn copy(&self, id: GameId, to: Mark) -> Self {
        let mut copy = Self {
            id,
            begun: to,
            ..self.clone()
        };
        copy.cut_at(to);
        copy.counted = None;
        copy
    }

    /// Takes away what comes after a place. The shuffles stay for later. What the game was
    /// counted as goes with its end, and is returned. The only way to shorten a record.
    pub(super) fn cut_at(&mut self, place: Mark) -> Option<Box<Counted>> {
        if place >= self.end() {
            return None;
        }
        let gone = self.record.rounds.split_off(place.rounds);
        if let Some(last) = self.record.rounds.last_mut() {
            last.actions.truncate(place.actions);
        }
        let fixed = |round: RoundRecord| (round.seed, Some(round.cut));
        self.is_over = false;
        self.later.splice(..0, gone.into_iter().map(fixed));
        self.counted.take()
    }

    /// The shuffle that is fixed for the hand after the record, if any: its seed, and its cut
    /// once it has been dealt.
    pub fn next_shuffle(&self) -> Option<(Seed, Option<Cut>)> {
        self.later.first().copied()
    }

    /// All shuffles that are fixed: those that were dealt, and those to come.
    pub fn shuffles(&self) -> impl Iterator<Item = Shuffle> {
        let dealt = self.record.rounds.iter().map(RoundRecord::shuffle);
        let later = self.later.iter().map(|(seed, cut)| Shuffle {
            seed: *seed,
            cut: cut.unwrap_or(Cut::NONE),
        });
        dealt.chain(later)
    }
}

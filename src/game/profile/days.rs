//! The tries at daily games: one counts for each day.

use serde::{Deserialize, Serialize};

use super::day::Day;
use super::game_id::GameId;
use super::results::{GameResult, Results};

/// A try closes this many days before it: no new try of them counts. Still earlier days stay open,
/// because the try must have been made with a wrong clock.
const MAX_DAYS_AHEAD: i64 = 7;

/// The one try at a daily game that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DayTry {
    /// The day whose game was tried.
    pub day: Day,
    /// The game of the try; `GameId::NONE` once that game is erased.
    pub game: GameId,
    /// How the try ended; `None` while it is unfinished.
    #[serde(default)]
    pub end: Option<DayEnd>,
}

/// How a counted try ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DayEnd {
    /// The result for the player.
    pub result: GameResult,
    /// The final score of the player.
    pub own: i32,
    /// The final score of Nestor.
    pub nestor: i32,
    /// Result of each hand, by the points that the two sides made in it.
    pub hands: Vec<GameResult>,
    /// Whether the player used Undo, asked for help, or knew the deals.
    pub with_help: bool,
}

/// Whether the counted try of a daily game can begin, has begun, or is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayState {
    /// The next try counts.
    Open,
    /// The try that counts has been begun.
    Begun,
    /// The try that counts is over.
    Over,
    /// The game is of another day, or the clock was set back: no try counts.
    Closed,
}

/// All counted tries of a player, by day.
///
/// Serialized as a list, the earliest day first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<DayTry>", into = "Vec<DayTry>")]
pub struct DayTries(Vec<DayTry>);

/// The error for a list whose days are not in ascending order. Holds the first wrong day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} does not come after the day before it in the list")]
pub struct DaysOutOfOrder(Day);

impl TryFrom<Vec<DayTry>> for DayTries {
    type Error = DaysOutOfOrder;

    fn try_from(tries: Vec<DayTry>) -> Result<Self, DaysOutOfOrder> {
        let mut pairs = tries.iter().zip(tries.iter().skip(1));
        match pairs.find(|(one, next)| one.day >= next.day) {
            Some((_, next)) => Err(DaysOutOfOrder(next.day)),
            None => Ok(Self(tries)),
        }
    }
}

impl From<DayTries> for Vec<DayTry> {
    fn from(days: DayTries) -> Self {
        days.0
    }
}

impl DayTries {
    /// All tries, the earliest day first.
    pub fn tries(&self) -> &[DayTry] {
        &self.0
    }

    /// Returns the counted try of this day; `None` if none was begun.
    pub fn of(&self, day: Day) -> Option<&DayTry> {
        let place = self.search(day).ok()?;
        self.0.get(place)
    }

    /// Returns the state of a day's game. A new try counts only `today`, and not if the clock has
    /// been set back from a later day.
    pub fn day_state(&self, day: Day, today: Day) -> DayState {
        let is_later = |it: &&DayTry| (1..=MAX_DAYS_AHEAD).contains(&it.day.days_after(day));
        match self.of(day) {
            Some(DayTry { end: Some(_), .. }) => DayState::Over,
            Some(_) => DayState::Begun,
            None if day != today || self.0.iter().any(|it| is_later(&it)) => DayState::Closed,
            None => DayState::Open,
        }
    }

    /// Adds the end of a day's try. Only the first end counts, even if the player undoes it.
    pub(crate) fn add_end(&mut self, day: Day, end: DayEnd) {
        if let Ok(place) = self.search(day) {
            self.0[place].end.get_or_insert(end);
        }
    }

    /// Returns whether `game` is the counted try of this day and not over.
    pub fn is_open(&self, day: Day, game: GameId) -> bool {
        let tried = self.of(day);
        tried.is_some_and(|it| it.game == game && it.end.is_none())
    }

    /// Whether there is no counted try of any day.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a try, unless there is one on that day.
    pub(crate) fn add_try(&mut self, tried: DayTry) {
        if let Err(place) = self.search(tried.day) {
            self.0.insert(place, tried);
        }
    }

    /// Removes the tries that are over.
    pub(crate) fn remove_ended(&mut self) {
        self.0.retain(|it| it.end.is_none());
    }

    /// Removes the game ids of finished tries, except those that `keeps` accepts. Returns the tries
    /// that have changed.
    pub(crate) fn clear_game_ids(&mut self, keeps: impl Fn(GameId) -> bool) -> Vec<DayTry> {
        let ended = self.0.iter_mut().filter(|it| it.end.is_some());
        let changed = ended.filter(|it| it.game != GameId::NONE && !keeps(it.game));
        changed
            .map(|it| {
                it.game = GameId::NONE;
                it.clone()
            })
            .collect()
    }

    /// These tries merged with `newer`, whose tries replace unfinished ones of the same day.
    #[must_use]
    pub fn merged_with(&self, newer: &Self) -> Self {
        let mut all = self.clone();
        for known in &newer.0 {
            match all.search(known.day) {
                Err(place) => all.0.insert(place, known.clone()),
                Ok(place) if all.0[place].end.is_none() => all.0[place].clone_from(known),
                Ok(_) => {}
            }
        }
        all
    }

    /// Returns the number of days in a row up to `today` on which a try was finished. Until today's
    /// try is finished, the row ends yesterday.
    pub fn streak(&self, today: Day) -> u32 {
        let is_over = |day: Day| self.of(day).is_some_and(|it| it.end.is_some());
        let mut day = if is_over(today) { today } else { today.previous() };
        let mut length = 0;
        while is_over(day) {
            length += 1;
            day = day.previous();
        }
        length
    }

    /// Maximum number of days in a row on which a try was finished.
    pub fn longest_streak(&self) -> u32 {
        let mut longest = 0;
        let mut row: (u32, Option<Day>) = (0, None);
        for it in self.0.iter().filter(|it| it.end.is_some()) {
            let goes_on = row.1.is_some_and(|last| it.day.days_after(last) == 1);
            row = (if goes_on { row.0 + 1 } else { 1 }, Some(it.day));
            longest = longest.max(row.0);
        }
        longest
    }

    /// Returns the results of the finished tries without help.
    pub fn results(&self) -> Results {
        let ends = self.0.iter().filter_map(|it| it.end.as_ref());
        let own = ends.filter(|end| !end.with_help);
        own.fold(Results::default(), |sum, end| sum.plus(end.result.into()))
    }

    /// Number of finished tries with help.
    pub fn with_help_count(&self) -> usize {
        let ends = self.0.iter().filter_map(|it| it.end.as_ref());
        ends.filter(|end| end.with_help).count()
    }

    fn search(&self, day: Day) -> Result<usize, usize> {
        self.0.binary_search_by_key(&day, |it| it.day)
    }
}

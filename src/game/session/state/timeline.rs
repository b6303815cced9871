//! The timeline: the moments through which undo and redo go, and the present one.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::State;
use crate::profile::{GameId, Tally};
use crate::session::game::Game;
use crate::session::mark::RecordPlace;

/// The games that are kept, by id.
pub(crate) type Games = BTreeMap<GameId, Arc<Game>>;

/// A stretch of the timeline during which one game is on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// The game on the table in this moment.
    pub game: GameId,
    /// The place in the game's record at which the moment begins. It ends where the next moment
    /// of the same game begins, or at the end of the record.
    pub from: RecordPlace,
    /// The cleared part of tally and history at this moment.
    pub cleared: Arc<ClearedPart>,
}

/// The cleared part of tally and history.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClearedPart {
    /// The results that are subtracted from the tally.
    pub tally: Tally,
    /// Listed games with a lower number are not shown.
    pub history: u32,
}

/// A step that undo takes back or redo does again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// An action of a person, and what followed.
    Action,
    /// Putting another game on the table.
    Game,
    /// Clearing the tally.
    Tally,
    /// Clearing the history, or bringing it back.
    History,
}

impl State {
    /// Returns the moment at the present place of the timeline.
    pub fn present(&self) -> &Moment {
        &self.moments[self.at]
    }

    /// All moments, the oldest first.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// Returns the beginning and the end of the moment with this index, in the record of its game.
    /// A finished game with a clock is only shown at its end.
    pub(crate) fn moment_range(&self, index: usize) -> (RecordPlace, RecordPlace) {
        let moment = &self.moments[index];
        let game = &self.games[&moment.game];
        let end = game.end();
        if game.is_closed() {
            return (end, end);
        }
        let mut later = self.moments[index + 1..].iter();
        let next = later.find(|later| later.game == moment.game);
        (moment.from, next.map_or(end, |next| next.from))
    }

    /// Returns whether the moment with this index continues a game that was on the table earlier.
    fn continues(&self, index: usize) -> bool {
        let moment = &self.moments[index];
        let is_named_before = self.moments[..index].iter().any(|before| before.game == moment.game);
        is_named_before || moment.from > self.games[&moment.game].begun
    }

    /// Whether a finished game counts in the tally at the present place of the timeline: undo has
    /// not gone back to before its end, or it had a clock.
    pub(crate) fn is_in_effect(&self, id: GameId) -> bool {
        let Some(game) = self.games.get(&id).filter(|game| game.counted.is_some()) else {
            return false;
        };
        let end = game.end();
        let mut of_game = self.moment_indexes_of(id).peekable();
        let is_before_first = of_game
            .peek()
            .is_some_and(|first| self.continues(*first) && end <= self.moments[*first].from);
        let mut reached = of_game
            .filter(|index| *index <= self.at)
            .map(|index| if index == self.at { self.stands } else { self.moment_range(index).1 });
        game.is_closed() || is_before_first || reached.any(|reached| reached == end)
    }

    /// Returns the indexes of a game's moments, the oldest first.
    pub(crate) fn moment_indexes_of(&self, id: GameId) -> impl Iterator<Item = usize> {
        let moments = self.moments.iter().enumerate();
        moments.filter_map(move |(index, moment)| (moment.game == id).then_some(index))
    }

    /// Moves the present place past Nestor's action at the end of a game's record. The action
    /// belongs to the previous moment, so moments that began before the action now begin after it.
    pub(crate) fn note_nestor_action(
        &mut self,
        id: GameId,
        before: RecordPlace,
        after: RecordPlace,
    ) {
        let indexes: Vec<usize> = self.moment_indexes_of(id).collect();
        for index in indexes {
            if self.moments[index].from == before && self.continues(index) {
                self.moments[index].from = after;
            }
        }
        self.stands = after;
    }

    /// Returns the step from the previous moment to the one with this index.
    pub(crate) fn step_to(&self, index: usize) -> Step {
        let (one, other) = (&self.moments[index - 1], &self.moments[index]);
        if one.game != other.game {
            Step::Game
        } else if one.cleared.history != other.cleared.history {
            Step::History
        } else {
            Step::Tally
        }
    }
}

//! The tally and the history as they are at a place of the timeline.

use super::state::{State, key_of};
use crate::profile::{PlayedGame, Tally};

/// The tally and the history, asked of the state and of the lines of the history's file.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Lists {
    /// How many games were won, lost and drawn.
    pub tally: Tally,
    /// The listed games, the oldest first; without those that are cleared.
    pub history: Vec<PlayedGame>,
}

impl Lists {
    /// The lists at the present place. Of a game that the state holds, the state knows
    /// better than its file.
    pub fn of(state: &State, file: &[PlayedGame]) -> Self {
        let cleared = &state.timeline().present().cleared;
        let in_effect = state.in_effect();
        let mut tally = state.tally.clone();
        for counted in &in_effect {
            tally.add(&key_of(counted), counted.result());
        }
        tally.take_away(&cleared.tally);
        let is_of_file = |line: &&PlayedGame| {
            let id = line.id;
            !state.games.contains_key(&id) && !state.dropped.contains(&id)
        };
        let lines = file.iter().filter(is_of_file).chain(in_effect);
        let mut history: Vec<PlayedGame> = lines
            .filter(|line| line.nth.is_some_and(|nth| nth >= cleared.history))
            .cloned()
            .collect();
        history.sort_by_key(|line| line.nth);
        Self { tally, history }
    }
}

//! The tally and the history as they are at a place of the timeline.

use std::sync::Arc;

use super::state::State;
use crate::profile::{History, PlayedGame, Tally};

/// The tally and the history, asked of the state and of the lines of the history's file.
#[derive(Debug, Clone, Default)]
pub struct Lists {
    /// How many games were won, lost and drawn.
    pub tally: Tally,
    /// The listed games, the oldest first; without those that are cleared.
    pub history: History,
    /// How many listed games are cleared.
    pub cleared: usize,
    /// All listed games, as their file has them.
    pub file: Arc<Vec<Arc<PlayedGame>>>,
    /// How often they have changed.
    pub changes: u64,
}

impl Lists {
    /// The lists at the present place. Of a game that the state holds, the state knows
    /// better than its file.
    pub fn of<'a>(state: &State, file: impl IntoIterator<Item = &'a Arc<PlayedGame>>) -> Self {
        let cleared = &state.timeline().present().cleared;
        let in_effect = state.in_effect();
        let mut tally = state.counted();
        tally.take_away(&cleared.tally);
        let is_of_file = |line: &&Arc<PlayedGame>| {
            let id = line.id;
            !state.games.contains_key(&id) && !state.dropped.contains(&id)
        };
        let of_state = in_effect.into_iter().cloned().map(Arc::new);
        let lines = file.into_iter().filter(is_of_file).cloned().chain(of_state);
        let mut all: Vec<Arc<PlayedGame>> = lines.filter(|line| line.nth.is_some()).collect();
        all.sort_by_key(|line| line.nth);
        let first = all.partition_point(|line| line.nth < Some(cleared.history));
        Self {
            tally,
            history: all[first..].to_vec().into(),
            cleared: first,
            file: Arc::new(all),
            changes: 0,
        }
    }
}

//! Erasing the cleared part of the history: what the state forgets.

use std::sync::Arc;

use super::State;
use super::timeline::{ClearedPart, Moment};

impl State {
    /// Returns this state without the cleared part of the history, so that undo cannot bring it
    /// back, and the number below which listed games are erased. `None` if nothing is cleared.
    pub fn without_cleared_history(&self) -> Option<(Self, u32)> {
        let first_kept = self.present().cleared.history;
        if first_kept == 0 {
            return None;
        }
        let mut state = self.clone();
        for game in state.games.values_mut() {
            let nth = game.counted_line().and_then(|counted| counted.nth);
            if nth.is_some_and(|nth| nth < first_kept)
                && let Some(counted) = &mut Arc::make_mut(game).counted
            {
                counted.nth = None;
            }
        }
        let mut moments: Vec<Moment> = Vec::new();
        let present = state.at;
        for (index, moment) in state.moments.into_iter().enumerate() {
            let cleared =
                Arc::new(ClearedPart { history: 0, ..ClearedPart::clone(&moment.cleared) });
            let moment = Moment { cleared, ..moment };
            let before = moments.last();
            if before.is_some_and(|it| it.game == moment.game && it.cleared == moment.cleared) {
                state.at -= usize::from(index <= present);
            } else {
                moments.push(moment);
            }
        }
        state.moments = moments;
        let games = &state.games;
        state.tries.clear_game_ids(|id| games.contains_key(&id));
        Some((state, first_kept))
    }
}

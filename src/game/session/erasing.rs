//! Erasing the cleared part of the history: the mark for it, and what the state forgets.

use std::sync::Arc;

use super::state::State;
use super::timeline::{Cleared, Moment};

impl State {
    /// This state with the cleared part of the history forgotten, so that undo cannot bring it
    /// back, and marked for erasing on disk. `None` if nothing is cleared.
    #[must_use]
    pub fn erasing(&self) -> Option<Self> {
        let mark = self.present().cleared.history;
        if mark == 0 {
            return None;
        }
        let mut state = self.clone();
        state.erase = Some(mark.max(self.erase.unwrap_or(0)));
        for game in state.games.values_mut() {
            let nth = game.counted().and_then(|counted| counted.nth);
            if nth.is_some_and(|nth| nth < mark)
                && let Some(counted) = &mut Arc::make_mut(game).counted
            {
                counted.nth = None;
            }
        }
        let mut moments: Vec<Moment> = Vec::new();
        let present = state.at;
        for (place, moment) in state.moments.into_iter().enumerate() {
            let cleared = Arc::new(Cleared {
                history: 0,
                ..Cleared::clone(&moment.cleared)
            });
            let moment = Moment { cleared, ..moment };
            let before = moments.last();
            if before.is_some_and(|it| it.game == moment.game && it.cleared == moment.cleared) {
                state.at -= usize::from(place <= present);
            } else {
                moments.push(moment);
            }
        }
        state.moments = moments;
        Some(state)
    }

    /// While the history is being erased: games with a lower number in the list go.
    pub const fn erases(&self) -> Option<u32> {
        self.erase
    }

    /// This state with another mark for erasing. Only the store sets it.
    #[must_use]
    pub fn with_erase(mut self, erase: Option<u32>) -> Self {
        self.erase = erase;
        self
    }
}

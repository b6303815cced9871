//! Rebuilding a game from its record.

use super::action::Action;
use super::game_state::GameState;
use super::record::{Record, ReplayError};
use super::refused::DealError;

impl Record {
    /// The record as it was after this many actions of a round. Rounds are counted from 0.
    #[must_use]
    pub fn truncated_to(&self, round: usize, actions: usize) -> Self {
        let mut truncated = self.clone();
        truncated.rounds.truncate(round + 1);
        if let Some(last) = truncated.rounds.get_mut(round) {
            last.actions.truncate(actions);
        }
        truncated
    }

    /// Plays all actions of the record again, and returns the game.
    ///
    /// # Errors
    /// The first thing in the record that is impossible or breaks the rules.
    pub fn replay(&self) -> Result<GameState, ReplayError> {
        self.replay_with(|_, _| {})
    }

    /// Plays all actions of the record again. Before each, `before_action` is called with the game
    /// and the action, which has been found legal.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_with(
        &self,
        mut before_action: impl FnMut(&GameState, Action),
    ) -> Result<GameState, ReplayError> {
        if self.version != Self::VERSION {
            return Err(ReplayError::OtherVersion(self.version));
        }
        let blank = Self { rounds: Vec::new(), ..self.clone() };
        let mut game = GameState::begin(blank).map_err(ReplayError::CannotBegin)?;
        for (index, recorded) in self.rounds.iter().enumerate() {
            let round = index + 1;
            let rules = recorded.rules.unwrap_or(*game.rules());
            game.deal_as_recorded(recorded.shuffle(), rules, recorded.seal).map_err(|reason| {
                match reason {
                    DealError::RoundInProgress => ReplayError::CutShort { round: index },
                    reason => ReplayError::Deal { round, reason },
                }
            })?;
            for (&action, action_number) in recorded.actions.iter().zip(1..) {
                let illegal = |refused| ReplayError::Action { round, action_number, refused };
                game.check(action).map_err(illegal)?;
                before_action(&game, action);
                game.apply(action).map_err(illegal)?;
            }
        }
        Ok(game)
    }
}

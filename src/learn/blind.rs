//! The blind test of one of Nestor's decisions: the coach deals the hidden bones again.

use super::Learn;
use game::profile::GameId;
use game::session::Session;
use nestor::coach::{BlindTest, BlindTestInput, NestorDecision};

const BLIND_TEST_DEALS: usize = 100;

impl Learn {
    /// Begins a blind test of a decision in the game on the table.
    pub fn ask_blind_test(&mut self, decision: NestorDecision, session: &Session) {
        let input = BlindTestInput::of_decision(session.game_state(), decision);
        if let Some(input) = input {
            let game = session.game().id();
            self.blind.ask_coach(&self.ctx, game, move |watch| {
                Some((decision, input.run(BLIND_TEST_DEALS, watch)?))
            });
        }
    }

    /// Stops the blind test that is under way. The last result stays.
    pub fn stop_blind_test(&mut self) {
        self.blind.stop();
    }

    /// The progress of the blind test, 0 to 1; `None` if none is running.
    pub fn blind_progress(&self) -> Option<f32> {
        self.blind.progress()
    }

    /// The last blind test, if it was of a decision in the game on the table.
    pub fn blind_test(&self, on_table: GameId) -> Option<&(NestorDecision, BlindTest)> {
        let (game, test) = self.blind.answer()?;
        test.filter(|_| *game == on_table)
    }
}

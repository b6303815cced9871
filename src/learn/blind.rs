//! The blind test of a decision of a Nestor's.

use super::Learn;
use super::coach::{Task, TaskKind};
use game::profile::GameId;
use game::session::Session;
use nestor::coach::{BlindQuestion, BlindTest, NestorDecision};

/// The blind test that was asked for last, and the last that is done.
#[derive(Debug, Default)]
pub struct Blind {
    asked: Option<(GameId, NestorDecision)>,
    done: Option<(GameId, (NestorDecision, BlindTest))>,
}

impl Blind {
    /// The test is done.
    pub(super) fn note(&mut self, test: Option<BlindTest>) {
        let asked = self.asked.take();
        self.done = asked
            .zip(test)
            .map(|((game, decision), test)| (game, (decision, test)));
    }
}

impl Learn {
    /// Has the hidden bones dealt again for a decision in the game on the table.
    pub fn ask_blind_test(&mut self, decision: NestorDecision, session: &Session) {
        let question = BlindQuestion::about(session.game_state(), decision);
        self.blind.asked = Some((session.game().id(), decision));
        if let Some(question) = question {
            self.coach.ask(Task::BlindTest(Box::new(question)));
        }
    }

    /// Nobody waits any more for the test that was asked for last. What is done stays.
    pub fn drop_blind_test(&mut self) {
        self.blind.asked = None;
        self.coach.forget(TaskKind::BlindTest);
    }

    /// Drops it when another game is on the table.
    pub(super) fn leave_blind_test(&mut self, on_table: GameId) {
        let asked = self.blind.asked;
        if asked.is_some_and(|(game, _)| game != on_table) {
            self.drop_blind_test();
        }
    }

    /// The last blind test in the game on the table.
    pub fn blind_test(&self, on_table: GameId) -> Option<&(NestorDecision, BlindTest)> {
        let (game, done) = self.blind.done.as_ref()?;
        (*game == on_table).then_some(done)
    }
}

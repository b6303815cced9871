//! The blind test of a decision of a Nestor's.

use super::threads::{Job, JobKind};
use crate::app::App;
use game::profile::GameId;
use nestor::coach::{BlindQuestion, BlindTest, NestorDecision};

/// The blind test that was asked for last, and the last that is done.
#[derive(Debug, Default)]
pub struct Blind {
    asked: Option<(GameId, NestorDecision)>,
    done: Option<(GameId, (NestorDecision, BlindTest))>,
}

impl App {
    /// Has the hidden bones dealt again for a decision in the game on the table.
    pub(in crate::app) fn ask_blind_test(&mut self, decision: NestorDecision) {
        let game = self.session.game();
        let question = BlindQuestion::about(game.state(), decision);
        self.blind.asked = Some((game.id(), decision));
        if let Some(question) = question {
            self.coach.ask(Job::BlindTest(Box::new(question)));
        }
    }

    /// The test is done.
    pub(super) fn blind_tested(&mut self, test: Option<BlindTest>) {
        let asked = self.blind.asked.take();
        self.blind.done = asked
            .zip(test)
            .map(|((game, decision), test)| (game, (decision, test)));
    }

    /// Nobody waits any more for the test that was asked for last. What is done stays.
    pub(in crate::app) fn drop_blind_test(&mut self) {
        self.blind.asked = None;
        self.coach.forget(JobKind::BlindTest);
    }

    /// Drops it when another game is on the table.
    pub(in crate::app) fn follow_blind_test(&mut self) {
        let on_table = self.session.game().id();
        let asked = self.blind.asked;
        if asked.is_some_and(|(game, _)| game != on_table) {
            self.drop_blind_test();
        }
    }

    /// The last blind test in the game on the table.
    pub(in crate::app) fn blind_test(&self) -> Option<&(NestorDecision, BlindTest)> {
        let (game, done) = self.blind.done.as_ref()?;
        (*game == self.session.game().id()).then_some(done)
    }
}

//! The decisions of Nestors in a game.

use super::game_review::GameMoment;
use engine::protocol;
use engine::{Action, GameState, Record, Seat, SeatTranscript};

/// A decision of a Nestor, and its place in the record of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NestorDecision {
    /// The index of the hand in the game, counted from 0.
    pub round_index: usize,
    /// The number of actions in the hand before the decision.
    pub actions_before: usize,
    /// The seat of the Nestor.
    pub seat: Seat,
    /// The action that the Nestor chose.
    pub action: Action,
}

impl NestorDecision {
    /// The decisions of all Nestors in a game, in order.
    ///
    /// In finished hands, only the turns with a choice are listed. In a hand in progress, every
    /// turn is, because a list of the turns with a choice would reveal something about the bones.
    pub fn all_of_game(game: &GameState) -> Vec<Self> {
        let mut decisions = Vec::new();
        let (mut round_index, mut actions_before) = (0, 0);
        let last = game.rounds().last();
        let is_in_progress = last.is_some_and(|round| round.position().end().is_none());
        let round_in_progress = is_in_progress.then(|| game.rounds().len() - 1);
        let replayed = game.record().replay_with(|before, action| {
            let now = before.rounds().len() - 1;
            if now != round_index {
                (round_index, actions_before) = (now, 0);
            }
            let is_listed =
                round_in_progress == Some(round_index) || before.legal_actions().len() > 1;
            let seat = before.turn().filter(|_| is_listed);
            let nestor = seat.filter(|seat| !game.seating()[*seat].is_person());
            decisions.extend(nestor.map(|seat| Self { round_index, actions_before, seat, action }));
            actions_before += 1;
        });
        debug_assert!(replayed.is_ok(), "a game follows from its record");
        decisions
    }

    /// The moment before the decision.
    pub fn moment(&self, record: &Record) -> GameMoment {
        record.steps_before_hand(self.round_index) + self.actions_before
    }

    /// The game before the decision; `None` if the record is of another game.
    pub fn game_before(&self, record: &Record) -> Option<GameState> {
        record.truncated_to(self.round_index, self.actions_before).replay().ok()
    }

    /// The protocol lines that another program in this seat would get before the decision,
    /// including the question. `None` if the record is of another game.
    pub fn protocol_lines(&self, record: &Record) -> Option<Vec<String>> {
        let view = self.game_before(record)?.view(self.seat)?;
        let mut lines = vec![protocol::hello_line()];
        lines.extend(protocol::transcript_lines(&SeatTranscript::from_view(&view)));
        lines.push(protocol::ask_line(&view.legal_actions()));
        Some(lines)
    }
}

//! Back to an earlier position: undo and redo, and the one that was put by.

use super::App;
use super::running::{Pause, Running};
use engine::Action;
use game::session::Undone;
use words::{msg, turn};

impl App {
    /// Puts the present position by.
    pub(super) fn preserve(&mut self) {
        self.session.preserve();
        let said = if self.learn.review.is_some() {
            msg::TURN_PRESERVED_AS_IT_STANDS
        } else {
            msg::TURN_PRESERVED
        };
        self.messages.say(&said.text());
    }

    /// Goes back to the position that was put by.
    pub(super) fn restore(&mut self, now: f64) {
        let restored = self.session.restore();
        self.moved(now);
        self.come_to_another_game();
        let said = if restored {
            msg::TURN_RESTORED
        } else {
            msg::TURN_NOTHING_PRESERVED
        };
        self.messages.say(&said.text());
    }

    /// Takes back what was done last; what another person did, only when asked
    /// for again: who looks at the screen may not know that it was not their own.
    pub(super) fn undo(&mut self, now: f64) {
        if self.undo_taking(now) {
            return;
        }
        if self.session.undo_would_give_up() {
            self.messages.say(&msg::TURN_GIVE_UP_FIRST.text());
            return;
        }
        let leaves = msg::TURN_LEAVES_CLOSED_GAME.text();
        if self.session.undo_leaves_closed_game() && !self.messages.says(&leaves) {
            self.messages.say(&leaves);
            return;
        }
        let takes_out = self.session.undo_takes_out();
        let takes_out = takes_out.then(|| msg::TURN_TAKES_OUT.text());
        let reached = self.session.undo_reaches();
        let others = reached.filter(|seat| *seat != self.table.seat());
        let others = others.map(|other| turn::undoes_others(self.session.seating(), other));
        // One answer is enough for both.
        let question: Vec<String> = takes_out.into_iter().chain(others).collect();
        let question = question.join(" ");
        if !question.is_empty() && !self.messages.says(&question) {
            self.messages.say(&question);
            return;
        }
        let mut undone = self.session.undo();
        // All that was drawn in one go is one step.
        while undone == Some(Undone::Action) && self.has_drawn() && self.draws_through() {
            undone = self.session.undo();
        }
        self.moved(now);
        if undone == Some(Undone::Game) {
            self.come_to_another_game();
        }
        let turn = self
            .session
            .state()
            .turn()
            .unwrap_or_else(|| self.table.seat());
        let said = match undone {
            Some(Undone::Action) => turn::undone(self.session.seating(), turn),
            Some(Undone::Game) => msg::TURN_GAME_BACK.text(),
            Some(Undone::Tally) => msg::TURN_TALLY_BACK.text(),
            Some(Undone::History) => msg::TURN_HISTORY_BACK.text(),
            None if self.session.game().is_closed() => msg::TURN_CLOSED_GAME_STAYS.text(),
            None => msg::TURN_NOTHING_TO_UNDO.text(),
        };
        self.messages.say(&said);
    }

    /// Whether the last thing that was done is that a bone was drawn.
    fn has_drawn(&self) -> bool {
        let rounds = &self.session.state().record().rounds;
        let last = rounds.last().and_then(|round| round.actions.last());
        last == Some(&Action::Draw)
    }

    /// Does again what was taken back last.
    pub(super) fn redo(&mut self, now: f64) {
        if self.redo_taking(now) {
            return;
        }
        let mut done = self.session.redo();
        while done == Some(Undone::Action) && self.session.can_redo() && self.draws_through() {
            done = self.session.redo();
        }
        self.moved(now);
        if done == Some(Undone::Game) {
            self.come_to_another_game();
        }
        let said = match done {
            Some(Undone::Action) => msg::TURN_DONE_AGAIN,
            Some(Undone::Game) => msg::TURN_LATER_GAME_BACK,
            Some(Undone::Tally) => msg::TURN_TALLY_CLEARED_AGAIN,
            Some(Undone::History) => msg::TURN_HISTORY_CLEARED_AGAIN,
            None => msg::TURN_NOTHING_TO_REDO,
        };
        self.messages.say(&said.text());
    }

    /// Another game is on the table: nobody knows who looks at the screen, and a
    /// clock stands still until somebody goes on. It is there to be played, even if it is
    /// as that which was looked back at.
    pub(super) fn come_to_another_game(&mut self) {
        self.learn.end_review(&self.session);
        self.put_help_away();
        self.table.cover();
        self.running = Running::paused(Pause::Wanted);
    }
}

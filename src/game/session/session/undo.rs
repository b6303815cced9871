//! Undo and redo, and what their next steps would change.

use engine::{Seat, SeatedPlayer};

use super::Session;
use super::shown::TableContents;
use crate::profile::{OWNER, Opponent, Preferences};
use crate::session::state::State;
use crate::session::state::timeline::Step;

impl Session {
    /// Whether undo has anything to take back.
    pub fn can_undo(&self) -> bool {
        self.next_undo().is_some()
    }

    /// Whether redo has anything to do again.
    pub fn can_redo(&self) -> bool {
        self.next_redo().is_some()
    }

    /// The step that undo would take back; [`Step::Game`] while a lesson or a finished game is
    /// shown.
    pub fn next_undo(&self) -> Option<Step> {
        match self.shown {
            TableContents::Game => self.state.next_undo(&self.table),
            TableContents::Lesson(_) | TableContents::Finished(_) => Some(Step::Game),
        }
    }

    /// The step that redo would do again.
    pub fn next_redo(&self) -> Option<Step> {
        self.state.next_redo()
    }

    /// Returns whether undo would leave a finished game with a clock for the previous game. The
    /// finished game stays counted, and is then only in the history.
    pub fn undo_leaves_closed_game(&self) -> bool {
        self.shows_game()
            && self.game_in_progress().is_closed()
            && self.next_undo() == Some(Step::Game)
    }

    /// Whether undo would go back from the end of a counted game, so that the game is no longer in
    /// the history and the tally until it is over again.
    pub fn undo_reopens_counted_game(&self) -> bool {
        let is_counted = self.game_in_progress().counted_line().is_some() && self.is_at_end();
        self.shows_game() && is_counted && self.next_undo() == Some(Step::Action)
    }

    /// Returns whether undo could bring back the previous game only after this one is given up.
    pub fn undo_would_give_up(&self) -> bool {
        self.next_undo().is_none() && self.state.at > 0
    }

    /// Whether undo would go back to before the present hand was dealt.
    pub fn undo_leaves_hand(&self) -> bool {
        match self.next_undo() {
            Some(Step::Action) => {
                let own = self.state.last_person_action(&self.table);
                own.is_some_and(|(own, _)| own.rounds < self.table.place().rounds)
            }
            Some(Step::Game) => true,
            Some(Step::Tally | Step::History) | None => false,
        }
    }

    /// Returns the seat of the person whose action undo would take back; `None` if undo would take
    /// back something else, or nothing.
    pub fn undo_seat(&self) -> Option<Seat> {
        let own = self.state.last_person_action(&self.table);
        let own = own.filter(|_| self.shows_game());
        own.map(|(_, seat)| seat)
    }

    /// Takes back the last action of a person and what followed, or goes to the previous moment. A
    /// lesson or finished game shown in place of the game is closed first.
    pub fn undo(&mut self) -> Option<Step> {
        if self.show_game_in_progress() {
            return Some(Step::Game);
        }
        self.step_through_moments(State::undo)
    }

    /// Redoes the step that undo took back last, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Step> {
        self.show_game_in_progress();
        self.step_through_moments(State::redo)
    }

    /// Drops the steps of redo, because the person has acted.
    pub fn drop_redo(&mut self) {
        if self.can_redo() {
            self.change(State::drop_redo);
        }
    }

    /// Sets the players and rules of new games to those of the game that undo or redo has reached.
    /// Daily games and repeated ones change nothing.
    pub(super) fn follow_game_on_table(&mut self) {
        let game = self.game_in_progress();
        if game.day().is_some() || game.again.is_some() {
            return;
        }
        let state = self.table.state();
        let mut preferences = Preferences {
            rules: self.rules_to_come().unwrap_or(*state.rules()),
            series: game.series.map(|series| series.length),
            adaptive: game.is_adaptive,
            ..self.preferences().clone()
        };
        let seating = state.seating();
        if preferences.seating(&self.name) != *seating && seating[OWNER].is_person() {
            for (seat, sitter) in seating.iter() {
                match sitter {
                    SeatedPlayer::Person { name } => {
                        preferences.opponents.set(seat, Opponent::Person(name.clone()));
                    }
                    // A drawn level is not one that the player chose.
                    SeatedPlayer::Nestor { level, .. } if !game.is_adaptive => {
                        preferences.opponents.set(seat, Opponent::Nestor(*level));
                    }
                    SeatedPlayer::Nestor { .. } => {}
                }
            }
        }
        self.set_preferences(preferences);
    }
}

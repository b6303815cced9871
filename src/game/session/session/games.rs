//! Putting games on the table: new ones, and continued ones.

use std::sync::Arc;

use engine::{Cut, Event, Name, ReplayError, Seating};

use super::Session;
use crate::profile::{Help, Opponent, Preferences};
use crate::session::game::{Deals, Game, RepeatKind};
use crate::session::game_file::GameFile;
use crate::session::mark::RecordPlace;
use crate::session::review::Review;
use crate::session::state::State;
use crate::session::table::ReplayedGame;

impl Session {
    /// Begins and deals a new game with the preferred rules and opponents. Undo brings the old one
    /// back. With a `number`, all deals of the new game come from it.
    ///
    /// # Panics
    /// If the preferred rules are invalid; see [`engine::Rules::check`].
    pub fn new_game(&mut self, number: Option<u64>) -> Vec<Event> {
        let preferences = Arc::clone(&self.preferences);
        let game = self.create_game(&preferences, number.map(Deals::Number));
        self.put_new_on_table(game, Cut::NONE)
    }

    /// Sets other preferences and begins a new game with them; see [`Session::new_game`]. The
    /// game that was on the table keeps its rules.
    ///
    /// # Panics
    /// As [`Session::new_game`].
    pub fn new_game_with(&mut self, preferences: Preferences, number: Option<u64>) -> Vec<Event> {
        self.set_preferences(preferences);
        self.new_game(number)
    }

    /// Puts a new game on the table and deals its first hand with this cut.
    pub(super) fn put_new_on_table(&mut self, mut game: Game, cut: Cut) -> Vec<Event> {
        let events = game.deal_first(cut, &mut self.new_seed);
        self.put_on_table(|state, table| state.put_on_table(table, game));
        self.note_events(&events);
        events
    }

    /// Changes the game on the table, after closing a lesson or finished game shown in its place.
    pub(super) fn put_on_table<T>(
        &mut self,
        change: impl FnOnce(&mut State, &mut ReplayedGame) -> Result<T, ReplayError>,
    ) -> Option<T> {
        self.show_game_in_progress();
        self.save_clock();
        let done = change(Arc::make_mut(&mut self.state), &mut self.table).ok();
        self.begin_playing_time();
        self.sealed = None;
        self.ticket += 1;
        self.rebuild_lists();
        done
    }

    /// Sets the bookmark at the present position, in place of an earlier one.
    pub fn set_bookmark(&mut self) {
        let id = self.fresh_id();
        self.save_clock();
        Arc::make_mut(&mut self.state).set_bookmark(id);
    }

    /// Continues from the bookmark. Undo brings the present game back. Returns `false` if there is
    /// no bookmark.
    pub fn restore_bookmark(&mut self) -> bool {
        let id = self.fresh_id();
        self.put_on_table(|state, table| state.restore_bookmark(table, id)) == Some(true)
    }

    /// The game on the table for saving: up to the present place, with the help the player has had.
    pub fn game_file(&self, name: Option<Name>) -> GameFile {
        let state = self.game_state();
        let game = self.game();
        let mut copy = game.copy_up_to(game.id(), RecordPlace::end_of(state.record()));
        copy.help = self.help();
        // The other games of the series are not in the file.
        copy.series = None;
        copy.record.clock_ran_ms = state.record().clock_ran_ms;
        GameFile { name, saved: self.now(), game: copy }
    }

    /// Puts a copy of a saved game on the table; new games begin with its rules and opponents, too.
    /// Undo brings back the previous game, if anybody has acted in it. Returns `false` if its
    /// record cannot be replayed.
    pub fn open(&mut self, game: &Game) -> bool {
        let id = self.fresh_id();
        let help = game.help_of_copy();
        let opened = self.put_on_table(|state, table| state.open(table, game, id, help));
        if opened.is_some() && self.owner_plays() && self.day().is_none() {
            self.adopt_kind_of_game();
        }
        opened.is_some()
    }

    /// Sets the rules and the opponents of new games to those of the game on the table. A level
    /// that was drawn stays hidden.
    fn adopt_kind_of_game(&mut self) {
        let state = self.table.state();
        let mut preferences = Preferences { rules: *state.rules(), ..self.preferences().clone() };
        preferences.adaptive = self.game_in_progress().is_adaptive;
        for (seat, player) in state.seating().iter() {
            let opponent = match player.level() {
                Some(_) if preferences.adaptive => continue,
                Some(level) => Opponent::Nestor(level),
                None => Opponent::Person(player.name().clone()),
            };
            preferences.opponents.set(seat, opponent);
        }
        self.set_preferences(preferences);
    }

    /// Whether the game on the table has an action or a second hand, so that it can be restarted.
    pub fn can_restart(&self) -> bool {
        let record = self.game_state().record();
        record.rounds.len() > 1 || !record.is_empty()
    }

    /// Whether another game would replace an unfinished one, which undo could bring back.
    pub fn would_replace_unfinished(&self) -> bool {
        let state = self.game_state();
        let is_begun = self.can_restart() && !self.table.person_actions.is_empty();
        is_begun && state.outcome().is_none() && !state.can_be_given_up()
    }

    /// Whether opening a saved game makes it count as played with help, for example because the
    /// player has seen more of its last hand than was saved, or the history lists its deals. False
    /// for a game that is over, never counts, or had help already.
    pub fn opens_with_help(&self, game: &Game) -> bool {
        let counts = !game.is_over && game.repeat_kind().is_none() && !game.help.is_any();
        let listed = Help::knowledge_if(self.history_lists_deals(game.deals(), None));
        let help = self.state.help_at(game, game.end()).max(game.help_of_copy()).max(listed);
        counts && help.is_any()
    }

    /// Starts the game on the table again with the same rules and deals. Undo brings the old game
    /// back as it was.
    ///
    /// # Panics
    /// If the first round cannot be dealt again, which is impossible because it was dealt once.
    pub fn restart(&mut self) -> Vec<Event> {
        let seating = self.game_state().seating().clone();
        let again = self.game().repeat_kind();
        self.begin_again(seating, again)
    }

    /// Begins the game on the table again with the same rules and deals, and these players.
    pub(super) fn begin_again(
        &mut self,
        seating: Seating,
        again: Option<RepeatKind>,
    ) -> Vec<Event> {
        let id = self.fresh_id();
        let game = self.game().repeated_from_start(id, seating, again);
        self.put_new_on_table(game, Cut::NONE)
    }

    /// Returns whether the game on the table can be continued from the reviewed moment: the game is
    /// not over there, and has no clock. Excludes the last moment between two hands, from which the
    /// game continues anyway, and unfinished daily games.
    pub fn can_try_again(&self, review: &Review) -> bool {
        let is_over = self.game_state().outcome().is_some();
        let is_left = is_over || review.can_go_forward() && !self.is_unfinished_daily_game();
        is_left && review.state().outcome().is_none() && !review.state().rules().clock
    }

    /// Continues from a moment of the game on the table as a new game, with the same deals as far
    /// as they have been dealt; undo brings the old game back. If the old game is not over, the
    /// next hands of the new game differ, so that it does not reveal them. The new game is not
    /// counted, because its deals were seen. Returns `false` if there is nothing to continue.
    pub fn try_again(&mut self, review: &Review) -> bool {
        if !self.can_try_again(review) || !review.is_of(self.game_state()) {
            return false;
        }
        let record = review.state().record().clone();
        let record = record.with_nestor_seed(self.nestor_seed_for_repeat());
        let id = self.fresh_id();
        let game = self.game().continued_from(id, record, self.game_state());
        self.put_on_table(|state, table| state.put_on_table(table, game)).is_some()
    }

    /// Whether the game on the table only interrupts the previous one, which can be brought back:
    /// it plays the deals of another game again, is a finished game under review, or is a finished
    /// daily game while the previous game is not over.
    pub fn can_go_back(&self) -> bool {
        let is_over_day = self.day().is_some() && self.game_in_progress().is_over;
        let is_again = self.game_in_progress().repeat_kind().is_some();
        let can_be_left = |own: &Game| is_again || is_over_day && !own.is_over;
        self.shows_finished() || self.state.previous_original_game().is_some_and(can_be_left)
    }

    /// Whether the previous game that can be brought back is not over.
    pub fn goes_back_to_unfinished(&self) -> bool {
        if self.shows_finished() && self.game_in_progress().repeat_kind().is_none() {
            !self.game_in_progress().is_over
        } else {
            self.can_go_back()
                && self.state.previous_original_game().is_some_and(|game| !game.is_over)
        }
    }

    /// Brings back the previous game. Returns `false` unless [`Self::can_go_back`].
    pub fn go_back(&mut self) -> bool {
        if !self.can_go_back() {
            return false;
        }
        if self.show_game_in_progress() && self.game_in_progress().repeat_kind().is_none() {
            return true;
        }
        self.put_on_table(State::return_to_original_game) == Some(true)
    }

    /// Whether the player knows these deals: a game with them was played, or the history lists
    /// one.
    pub fn knows_deals(&self, deals: Deals) -> bool {
        self.history_lists_deals(deals, None) || self.state.has_deals(deals)
    }
}

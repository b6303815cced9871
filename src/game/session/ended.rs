//! Finished games go into the tally and the history; and the time that a game was
//! played.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use super::game::Game;
use super::redoable::Redoable;
use super::saved_game::{SavedGame, TallyEntry};
use super::saved_session::Replaced;
use super::session::Session;
use crate::profile::{
    Company, GameId, GameName, GameResult, Help, History, Judged, Kind, Luck, OWNER, PlayedGame,
    Run, TallyKey,
};
use engine::{Event, Level, Preset, Seating, Team};

/// The longest pause between two actions, in seconds, that counts in full as time
/// played. Of a longer one only so much counts.
const MOST_PAUSE_SECS: i64 = 120;

impl Session {
    /// The finished games of the owner of the profile.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Takes over the history from its file. What was cleared can be brought back, and
    /// what is forgotten is left out.
    ///
    /// That file is written later than that of the game in progress, so it may
    /// differ from the games that this session knows. Those that should be in the
    /// history are added, and the game on the table is taken out if it has not
    /// ended.
    pub fn keep_history(&mut self, history: History) {
        self.history.read(history);
        let is_due = |saved: &&SavedGame| {
            let (Some(counted), Some(id)) = (&saved.counted, saved.id) else {
                return false;
            };
            if counted.in_history {
                !self.history.has(id)
            } else {
                self.history.lacks(id)
            }
        };
        let replaced = self.undo.iter().filter_map(|undoable| undoable.what.game());
        let due: Vec<SavedGame> = replaced.filter(is_due).cloned().collect();
        let due = due.into_iter().filter_map(|saved| Game::open(saved).ok());
        for game in due.chain([self.game.clone()]) {
            match &game.counted {
                Some(counted) if counted.in_history => {
                    let played = self.played(&game, counted);
                    self.history.add(played);
                }
                // It was cleared before the file had it.
                Some(counted) if self.history.lacks(game.id()) => {
                    let played = self.played(&game, counted);
                    self.history.add_cleared(played);
                }
                Some(_) => {}
                None => {
                    self.history.leave_out(game.id());
                }
            }
        }
    }

    /// From now on the file of the history is being read. What ends until
    /// [`Self::keep_history`] comes after what was there before.
    pub const fn await_history(&mut self) {
        self.history.await_file();
    }

    /// The file that names what was cleared is not as it was written: nothing goes that
    /// was to go.
    pub fn doubt_what_was_cleared(&mut self) {
        self.history.doubt_what_was_forgotten();
    }

    /// Forgets the cleared games that nothing has any more, and remembers of the
    /// forgotten ones only those of which something is kept still.
    pub fn forget_what_is_gone(&mut self, kept: &BTreeSet<GameId>) {
        self.history.forget_not_found();
        self.history.forget_all_but(kept);
    }

    /// Forgets the cleared games: from now on they cannot be brought back.
    pub fn forget_cleared(&mut self) {
        self.history.forget_cleared();
    }

    /// Notes in the history what the review of a game told.
    pub fn judge(&mut self, id: GameId, judged: Judged) {
        self.history.judge(id, judged);
    }

    /// Clears the history. The games can be brought back until the program ends, and undo
    /// does so.
    pub fn clear_history(&mut self) {
        let games = self.history.games().iter();
        let cleared: BTreeSet<GameId> = games.map(|game| game.id).collect();
        if !cleared.is_empty() {
            self.history.clear();
            self.note_what_is_in_history();
            self.redo.retain(|redoable| !redoable.is_history());
            self.remember(Replaced::History(cleared));
        }
    }

    /// Clears these games again, as far as the history has them: redo does again what undo
    /// took back. What has ended since stays.
    pub(super) fn clear_games_again(&mut self, ids: &BTreeSet<GameId>) {
        self.history.clear_these(ids);
        self.note_what_is_in_history();
    }

    /// Brings these games back into the history, as far as they are among the cleared
    /// ones.
    pub(super) fn bring_games_back(&mut self, ids: &BTreeSet<GameId>) {
        self.history.bring_these_back(ids);
        self.note_what_is_in_history();
        self.note_undone_ends_in_history(|id| ids.contains(&id));
    }

    /// Clears these games, which another program has cleared from the same history; not
    /// those that were cleared here before, and perhaps brought back. They can be brought
    /// back. Returns whether the history has fewer games now.
    pub fn clear_games(&mut self, ids: &BTreeSet<GameId>) -> bool {
        let before = self.history.games().len();
        let cleared = self.history.clear_some(ids);
        if !cleared.is_empty() {
            self.note_in_history(|id, is_there| is_there && !cleared.contains(&id));
            // Redo brings those that undo took out back as cleared ones.
            for redoable in &mut self.redo {
                if let Redoable::Game {
                    game,
                    played: Some(played),
                    ..
                } = redoable
                    && cleared.contains(&played.id)
                    && let Some(counted) = &mut game.counted
                {
                    counted.in_history = false;
                }
            }
        }
        self.history.games().len() < before
    }

    /// Brings the cleared games back into the history.
    pub fn bring_history_back(&mut self) {
        if self.history.cleared() > 0 {
            self.history.bring_back();
            self.note_what_is_in_history();
            self.note_undone_ends_in_history(|_| true);
            // Nothing is left for undo to bring back.
            self.undo.retain(|undoable| !undoable.what.is_history());
            self.redo.retain(|redoable| !redoable.is_history());
        }
    }

    /// What undo took out of the cleared games comes back as well, by redo: that is noted
    /// in those of which this is so.
    fn note_undone_ends_in_history(&mut self, is_back: impl Fn(GameId) -> bool) {
        for redoable in &mut self.redo {
            if let Redoable::Game {
                game,
                played: Some(played),
                ..
            } = redoable
                && is_back(played.id)
                && let Some(counted) = &mut game.counted
            {
                counted.in_history = true;
            }
        }
    }

    /// Notes in the game on the table, and in those that undo or redo can bring back,
    /// whether the history has them. If its file is lost or old,
    /// [`Self::keep_history`] goes by these notes.
    fn note_what_is_in_history(&mut self) {
        let history = self.history.clone();
        self.note_in_history(|id, _| history.has(id));
    }

    /// The same by `is_in`, which is told what was noted before.
    fn note_in_history(&mut self, is_in: impl Fn(GameId, bool) -> bool) {
        let id = self.game.id();
        if let Some(counted) = &mut self.game.counted {
            counted.in_history = is_in(id, counted.in_history);
        }
        let replaced = self.undo.iter_mut();
        let replaced = replaced.filter_map(|undoable| undoable.what.game_mut());
        // Redo itself adds the entry that undo took out.
        let undone = self.redo.iter_mut().filter_map(|redoable| match redoable {
            Redoable::Game {
                game, played: None, ..
            } => Some(&mut **game),
            _ => None,
        });
        for saved in replaced.chain(undone) {
            if let (Some(counted), Some(id)) = (&mut saved.counted, saved.id) {
                counted.in_history = is_in(id, counted.in_history);
            }
        }
    }

    /// The time when [`Self::note_time`] was last called.
    pub const fn now(&self) -> DateTime<Utc> {
        self.now
    }

    /// Tells the session the time, before anything is done. The session reads no
    /// clock itself, so that tests can choose the time.
    pub fn note_time(&mut self, now: DateTime<Utc>) {
        if self.now == DateTime::UNIX_EPOCH {
            self.acted = now;
        }
        self.now = now;
    }

    /// To be called after every action and every deal: adds the time played, and
    /// counts the game if it has ended.
    pub(super) fn happened(&mut self, events: &[Event]) {
        let secs = (self.now - self.acted).num_seconds();
        self.game.secs += secs.clamp(0, MOST_PAUSE_SECS) as u32;
        self.acted = self.now;
        self.count(events);
    }

    /// The kind of game that is on the table.
    pub fn kind(&self) -> Kind {
        let rules = self.game.state().rules();
        Kind {
            game: self.preferences.name_of(rules),
            seats: rules.seats,
            company: company(self.game.state().seating(), self.game.level),
        }
    }

    /// The kind of game that is begun next, if everything stays as it is set.
    pub fn next_kind(&self) -> Kind {
        let preferences = self.preferences();
        let (rules, opponents) = (&preferences.rules, &preferences.opponents);
        Kind {
            game: preferences.name_of(rules),
            seats: rules.seats,
            company: company(&opponents.seating(self.name(), rules.seats), None),
        }
    }

    /// How the finished game on the table stands among those in the same
    /// company; `None` if the history does not have it.
    pub fn run(&self) -> Option<Run> {
        self.history.run_to(self.game.id())
    }

    /// The most that any other finished game of the same kind as that on the table
    /// brought, without help; `None` if there is none.
    pub fn best_besides(&self) -> Option<i64> {
        let counted = self.game().counted()?;
        let kind = &counted.key.kind;
        self.history.best_besides(self.game().id(), kind)
    }

    /// Whether the owner of the profile plays in this game: nobody else does, or
    /// the owner's name is in the owner's seat. A game of others may be opened.
    pub(super) fn has_owner(&self) -> bool {
        let sitter = &self.game.state().seating()[OWNER];
        let is_alone = self.game.state().seating().people().count() == 1;
        sitter.is_person() && (is_alone || sitter.name().is_same(self.name().as_str()))
    }

    /// Counts the game on the table if it has just ended and the owner of the
    /// profile played in it; not one that plays deals of another again.
    fn count(&mut self, events: &[Event]) {
        let Some(winner) = events.iter().find_map(|event| match event {
            Event::GameOver { winner } => Some(*winner),
            _ => None,
        }) else {
            return;
        };
        // Whoever plays deals of another game again has seen them.
        if !self.has_owner() || self.game.played_again().is_some() {
            return;
        }
        let result = GameResult::of(winner, self.game.state().rules().seats);
        let key = TallyKey {
            kind: self.kind(),
            with_help: self.game.helped(),
        };
        self.tally.add(&key, result);
        let counted = TallyEntry {
            key,
            result,
            in_history: self.preferences.history,
            ended: Some(self.now),
        };
        if counted.in_history {
            let played = self.played(&self.game, &counted);
            self.history.add(played);
        }
        self.game.counted = Some(counted);
        self.end_day();
    }

    /// A finished game as an entry of the history. Now stands for the time of its end where
    /// that is not known.
    fn played(&self, game: &Game, counted: &TallyEntry) -> PlayedGame {
        let state = game.state();
        let rules = state.rules();
        let scores = state.scores();
        let kind = Kind {
            seats: rules.seats,
            ..counted.key.kind.clone()
        };
        let ready_made = Preset::of(rules).map(GameName::ReadyMade);
        let ended = counted.ended.unwrap_or(self.now);
        // What was counted stays as it is, whatever was known of it later.
        let is_helped = counted.key.with_help;
        let help = if is_helped { game.help } else { Help::None };
        let mut played = PlayedGame {
            id: game.id(),
            ended,
            rules: (ready_made.as_ref() != Some(&kind.game)).then_some(*rules),
            kind,
            seating: state.seating().clone(),
            winner: state.outcome().and_then(|outcome| outcome.winner),
            scores: Team::all(rules.seats).map(|team| scores[team]).collect(),
            hands: state.rounds().len() as u32,
            actions: state.record().len() as u32,
            secs: game.secs,
            help,
            bonus: state
                .timed_result(OWNER)
                .map_or(0, |result| result.spread_bonus + result.time_bonus),
            given_up: state.is_given_up(),
            luck: None,
            judged: None,
            number: game.number(),
            origin: game.origin(),
            nth: None,
        };
        // Deals that were dealt before tell nothing more of chance.
        if !game.was_dealt_before() && !self.history.has_counted_deals_of(&played) {
            played.luck = Some(Luck::of(state));
        }
        played
    }
}

/// The company in which the owner played. `acted` is the easiest level at which a
/// Nestor has acted; until one has, the levels of those at the table count.
fn company(seating: &Seating, acted: Option<Level>) -> Company {
    let level = acted.or(seating.easiest_level());
    match level.filter(|_| seating.people().all(|seat| seat == OWNER)) {
        Some(level) => Company::Nestors(level),
        None => Company::People,
    }
}

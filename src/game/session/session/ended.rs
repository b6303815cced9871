//! Finished games: their lines in the history, and their playing time.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::{Event, GameState, Level, Preset, Seating, Team};

use super::Session;
use crate::profile::{GameId, GameKind, GameName, Luck, OWNER, OpponentKind, Person, PlayedGame};
use crate::session::game::{Deals, Game};

/// Maximum part of a pause between two actions that counts as playing time, in seconds.
const MAX_PAUSE_SECS: i64 = 120;

impl Session {
    /// Tells the session the time, before anything is done. The session reads no clock
    /// itself, so that tests can choose the time.
    pub fn note_time(&mut self, now: DateTime<Utc>) {
        if self.now == DateTime::UNIX_EPOCH {
            self.last_acted = now;
        }
        self.now = now;
    }

    /// Tells the session the time after the table was covered for a while, which does not count as
    /// playing time.
    pub fn note_idle_time(&mut self, now: DateTime<Utc>) {
        let idle = now - self.now;
        if self.now != DateTime::UNIX_EPOCH && idle > TimeDelta::zero() {
            self.last_acted += idle;
        }
        self.note_time(now);
    }

    /// Starts the playing time of a game that was put on the table. Earlier time counts for no
    /// game.
    pub(super) const fn begin_playing_time(&mut self) {
        self.last_acted = self.now;
    }

    /// Returns the time that was last passed to [`Self::note_time`].
    pub const fn now(&self) -> DateTime<Utc> {
        self.now
    }

    /// Adds the playing time after an action or a deal, and counts the game if it has ended.
    pub(crate) fn note_events(&mut self, events: &[Event]) {
        self.ticket += 1;
        let passed = (self.now - self.last_acted).num_seconds();
        let secs = passed.clamp(0, MAX_PAUSE_SECS);
        self.last_acted = if passed == secs {
            // The fraction of a second is counted with the next pause.
            self.last_acted + TimeDelta::seconds(secs)
        } else {
            self.now
        };
        Arc::make_mut(&mut self.state).game_mut().secs += secs.unsigned_abs() as u32;
        let is_over = events.iter().any(|it| matches!(it, Event::GameOver { .. }));
        if is_over {
            self.end_game();
        }
    }

    fn end_game(&mut self) {
        let game = self.game_in_progress();
        // A game with repeated deals does not count, because the player has seen them.
        let counts = self.owner_plays() && game.repeat_kind().is_none();
        let played = counts.then(|| self.line_on_table(game));
        let is_listed = self.preferences.history;
        if let Some(played) = played {
            Arc::make_mut(&mut self.state).count(played, is_listed);
        }
        self.end_day();
        self.rebuild_lists();
    }

    /// The kind of game that is on the table.
    pub fn kind(&self) -> GameKind {
        let state = self.game_state();
        let rules = state.rules();
        GameKind {
            game: self.preferences.name_of(rules),
            seats: rules.seats,
            company: opponent_kind(state.seating(), self.game().level),
        }
    }

    /// Returns the kind of game that begins next with the present preferences.
    pub fn next_kind(&self) -> GameKind {
        let preferences = self.preferences();
        let rules = &preferences.rules;
        GameKind {
            game: preferences.name_of(rules),
            seats: rules.seats,
            company: opponent_kind(&preferences.seating(self.name()), None),
        }
    }

    /// Whether the owner of the profile plays in this game: a person sits in the owner's seat, and
    /// is the only person or has the owner's name. A game from a file may be one of other people.
    pub(crate) fn owner_plays(&self) -> bool {
        let seating = self.table.state().seating();
        let sitter = &seating[OWNER];
        let is_alone = seating.people().count() == 1;
        let stand_in = self.preferences.stand_in.as_ref();
        let stand_in = stand_in.filter(|_| *self.name() == Person::nameless());
        let mut names = std::iter::once(self.name()).chain(stand_in);
        let is_named = names.any(|name| sitter.name().is_same(name.as_str()));
        sitter.is_person() && (is_alone || is_named)
    }

    /// Whether the history lists another game with the deals of this one.
    pub(crate) fn deals_are_listed(&self) -> bool {
        let game = self.game_in_progress();
        self.history_lists_deals(game.deals(), Some(game.id()))
    }

    /// Returns whether the history lists a game with these deals other than `excluded`.
    pub(crate) fn history_lists_deals(&self, deals: Deals, excluded: Option<GameId>) -> bool {
        self.lists.others_with_deals(deals, excluded).next().is_some()
    }

    /// The history line of the game on the table, which is over.
    fn line_on_table(&self, game: &Game) -> PlayedGame {
        let state = self.table.state();
        let mut played = game.history_line(state, self.kind(), self.now);
        // The luck of repeated deals is counted only once.
        let mut others = self.lists.others_with_deals(game.deals(), Some(game.id()));
        if !others.any(|line| line.luck.is_some()) {
            played.luck = Some(Luck::of(state));
        }
        played
    }
}

impl Game {
    /// The line of the game in the history, without a number, if the game ended in this state.
    pub(crate) fn history_line(
        &self,
        state: &GameState,
        kind: GameKind,
        ended: DateTime<Utc>,
    ) -> PlayedGame {
        let rules = state.rules();
        let scores = state.scores();
        let ready_made = Preset::from_rules(rules).map(GameName::ReadyMade);
        PlayedGame {
            id: self.id,
            ended,
            rules: (ready_made.as_ref() != Some(&kind.game)).then_some(*rules),
            kind,
            seating: state.seating().clone(),
            winner: state.outcome().and_then(|outcome| outcome.winner),
            scores: Team::all(rules.seats).map(|team| scores[team]).collect(),
            hands: state.rounds().len() as u32,
            actions: state.record().len() as u32,
            secs: self.secs,
            help: self.help,
            bonus: state
                .timed_result(OWNER)
                .map_or(0, |result| result.spread_bonus + result.time_bonus),
            given_up: state.is_given_up(),
            luck: None,
            judged: None,
            number: self.deals.number(),
            origin: self.deals.first().filter(|first| *first != self.id),
            nth: None,
        }
    }
}

/// Returns the kind of opponents that the owner has. `acted_level` is the easiest level at
/// which a Nestor has acted; if `None`, the levels of the Nestors at the table count.
fn opponent_kind(seating: &Seating, acted_level: Option<Level>) -> OpponentKind {
    let level = acted_level.or(seating.easiest_level());
    match level.filter(|_| seating.people().all(|seat| seat == OWNER)) {
        Some(level) => OpponentKind::Nestors(level),
        None => OpponentKind::People,
    }
}

//! Saving a game under a name, opening it, and restarting a game.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::game::Game;
use super::review::Review;
use super::saved_game::{PlayedAgain, SavedGame};
use super::saved_session::Replaced;
use super::session::Session;
use crate::profile::Help;
use engine::{Cut, Event, Name, Record, ReplayError, Rules, Seating, plain_text};

/// A game that the player has saved, as its file has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedGame {
    /// The name that the player gave it.
    pub name: String,
    /// When it was saved.
    pub saved: DateTime<Utc>,
    /// The game.
    pub game: SavedGame,
}

/// A saved game that has been checked and can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayableGame {
    /// The name that the player gave it; `None` if its file has none that can be seen.
    pub name: Option<Name>,
    /// When it was saved.
    pub saved: DateTime<Utc>,
    /// The game.
    pub game: Game,
}

impl NamedGame {
    /// The most characters that a name can have.
    pub const LONGEST_NAME: usize = Name::MAX_CHARS;

    /// The game of a record that did not come about in a session, such as one that
    /// Nestor has played against himself.
    pub fn of_record(record: Record, name: &str, saved: DateTime<Utc>) -> Self {
        Self {
            name: name.chars().take(Self::LONGEST_NAME).collect(),
            saved,
            game: SavedGame {
                id: None,
                level: record.seating.easiest_level(),
                record,
                later_seeds: Vec::new(),
                later_cuts: Vec::new(),
                number: None,
                day: None,
                help: Help::None,
                secs: 0,
                counted: None,
                from_history: false,
                played_again: None,
                origin: None,
                dealt_before: false,
                hand_orders: None,
            },
        }
    }

    /// The saved game, ready to be played.
    ///
    /// # Errors
    /// What is wrong with its record.
    pub fn open(self) -> Result<PlayableGame, ReplayError> {
        let Self { name, saved, game } = self;
        let name: String = name.chars().take(Self::LONGEST_NAME).collect();
        Ok(PlayableGame {
            name: Name::new(&plain_text(&name)).ok(),
            saved,
            game: Game::open(game)?,
        })
    }
}

impl Session {
    /// The game on the table as it is to be saved under `name`.
    pub fn save_as(&self, name: &str) -> NamedGame {
        NamedGame {
            name: name.trim().chars().take(NamedGame::LONGEST_NAME).collect(),
            saved: self.now(),
            game: SavedGame {
                from_history: false,
                ..self.game.save()
            },
        }
    }

    /// Puts a saved game on the table. Undo brings back the one before, if
    /// anybody has acted in it.
    ///
    /// A player who knows more of its deals than it tells counts as having help; see
    /// [`Self::opens_with_help`]. A game that was counted before, perhaps for somebody
    /// else, is a copy that is not.
    pub fn open_game(&mut self, kept: PlayableGame) {
        let mut game = kept.game;
        game.from_history = false;
        game.fill_in_levels(&self.preferences.opponents);
        game.help.add(self.more_known_of(&game));
        // A copy is no way back in the one try that counts.
        let is_counted = game.counted().is_some();
        if is_counted || self.knows_deals(game.deals()) || game.day().is_some() {
            game.change_id(self.fresh_id());
        }
        let is_begun = self.can_restart();
        let old = self.replace(game);
        if is_begun {
            self.remember(Replaced::GameByRestoredOne(old));
        } else {
            self.mark_last_steps_anew();
        }
    }

    /// Whether anything has happened in the game that a restart would take back.
    pub fn can_restart(&self) -> bool {
        let record = self.game.state().record();
        record.rounds.len() > 1 || !record.is_empty()
    }

    /// Whether another game would take the place of one that goes on, and that undo brings
    /// back.
    pub fn keeps_game(&self) -> bool {
        let state = self.game.state();
        let is_begun = self.can_restart() && self.game.last_own_action().is_some();
        is_begun && state.outcome().is_none() && !state.can_be_given_up()
    }

    /// Starts the game on the table again with the same rules and deals. Undo
    /// brings it back as it was.
    ///
    /// # Panics
    /// If its first round cannot be dealt again. It was dealt once, so it can be.
    pub fn restart(&mut self) -> Vec<Event> {
        let seating = self.game.state().seating().clone();
        self.begin_again(seating, self.game.played_again())
    }

    /// Begins the game on the table again with the same rules and deals, and these
    /// players.
    pub(super) fn begin_again(
        &mut self,
        seating: Seating,
        played_again: Option<PlayedAgain>,
    ) -> Vec<Event> {
        let old = self.game.save();
        let dealt = old.record.rounds.iter();
        let (seeds, cuts) = (dealt.clone().map(|it| it.seed), dealt.map(|it| it.cut));
        let first = old.record.rounds.first().and_then(|round| round.rules);
        let rules = first.unwrap_or(old.record.rules);
        let begun = SavedGame {
            id: Some(self.fresh_id()),
            later_seeds: seeds.chain(old.later_seeds.iter().copied()).collect(),
            later_cuts: cuts.chain(old.later_cuts.iter().copied()).collect(),
            record: Record {
                rounds: Vec::new(),
                clock_ran_ms: 0,
                seating,
                ..old.record.clone()
            },
            number: old.number,
            day: old.day,
            help: Help::knowledge_if(self.can_restart()).max(old.help),
            level: None,
            secs: 0,
            counted: None,
            from_history: false,
            played_again,
            origin: old.first_id(),
            dealt_before: old.dealt_before,
            hand_orders: None,
        };
        self.lay_again(begun, rules)
    }

    /// Puts a game on the table whose first hand was dealt before, and deals it again.
    ///
    /// # Panics
    /// As [`Session::restart`].
    pub(super) fn lay_again(&mut self, begun: SavedGame, rules: Rules) -> Vec<Event> {
        let mut game = Game::open(begun).expect("the game was begun once");
        let events = game
            .deal(rules, Cut::NONE, &mut self.fresh)
            .expect("its first round was dealt once");
        let old = self.replace(game);
        self.remember(Replaced::GameByNewOne(old));
        self.happened(&events);
        events
    }

    /// Whether the game on the table can be gone on with from a moment of it that is
    /// looked back at: something is still to be done there, and no clock runs. Between
    /// two hands it goes on by itself from the last moment; and a try at the deal of a
    /// day is played to its end first.
    pub fn can_try_again(&self, review: &Review) -> bool {
        let is_over = self.game.state().outcome().is_some();
        let is_left = is_over || review.can_go_on() && !self.is_try_of_day();
        is_left && review.state().outcome().is_none() && !review.state().rules().clock
    }

    /// Goes on from a moment of the game on the table, as a game of its own with the
    /// same deals to come, as far as they have been dealt; undo brings back the one on
    /// the table. If that is over, it stays counted as it is. Otherwise its next hands
    /// are others than those of the new one, which tells nothing about them. The new one
    /// is not counted: its deals were seen. `false` if there is nothing to go on with.
    pub fn try_again(&mut self, review: &Review) -> bool {
        if !self.can_try_again(review) || !review.is_of(self.game.state()) {
            return false;
        }
        let old = self.game.save();
        let is_over = self.game.state().outcome().is_some();
        let record = review.state().record().clone();
        let record = record.with_nestor_seed(self.nestor_seed_again());
        let dealt = old.record.rounds.iter().skip(record.rounds.len());
        let (seeds, cuts) = (dealt.clone().map(|it| it.seed), dealt.map(|it| it.cut));
        let later_seeds = old.later_seeds.iter().filter(|_| is_over);
        let later_cuts = old.later_cuts.iter().filter(|_| is_over);
        let begun = SavedGame {
            id: Some(self.fresh_id()),
            origin: old.first_id(),
            later_seeds: seeds.chain(later_seeds.copied()).collect(),
            later_cuts: cuts.chain(later_cuts.copied()).collect(),
            number: old.number.filter(|_| is_over),
            record,
            help: Help::Knowledge,
            counted: None,
            secs: 0,
            from_history: false,
            played_again: Some(PlayedAgain::FromLookBack),
            ..old
        };
        let Ok(game) = Game::open(begun) else {
            return false;
        };
        let old = self.replace(game);
        self.remember(Replaced::GameByRestoredOne(old));
        true
    }
}

//! One person's sitting: the game, what Nestor is asked, preserve and restore.

use chrono::{DateTime, Utc};

use super::game::{BadGame, Game, NESTOR, SavedGame, YOU, numbered_seed};
use super::game_id::GameId;
use super::history::History;
use super::next_hand::NextHand;
use super::players::Person;
use super::preferences::Preferences;
use super::saved_sitting::{Replaced, SavedSitting, Sitting, Undoable};
use super::tally::Tally;
use super::undo::Redoable;
use crate::engine::{Action, CannotDeal, Event, GameState, Refused, Rules, Seed, View};
use crate::nestor::Level;

/// What Nestor is asked to decide.
#[derive(Debug, Clone)]
pub struct Request {
    /// An answer with an older ticket is dropped.
    pub ticket: u64,
    /// What he may know.
    pub view: View,
    /// How hard he plays.
    pub level: Level,
    /// What his random choices come from: the same position, the same seed.
    pub seed: [u8; 32],
}

/// Where the seeds of new games come from.
pub type FreshSeed = Box<dyn FnMut() -> Seed + Send>;

/// One person's sitting at the table.
pub struct Session {
    name: String,
    pub(super) preferences: Preferences,
    pub(super) tally: Tally,
    pub(super) history: History,
    pub(super) game: Game,
    preserved: Option<SavedGame>,
    pub(super) undo: Vec<Undoable>,
    /// What undo took back, the last at the end, until something else is done.
    pub(super) redo: Vec<Redoable>,
    pub(super) ticket: u64,
    pub(super) fresh: FreshSeed,
    /// What the clock said last, and when somebody last acted.
    pub(super) now: DateTime<Utc>,
    pub(super) acted: DateTime<Utc>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("preferences", &self.preferences)
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl Session {
    /// Sits down at a new game, dealt by the preferences.
    ///
    /// `fresh` gives 32 unforeseeable bytes each time it is asked.
    ///
    /// # Panics
    /// If the preferred rules make no game; see [`Rules::check`].
    pub fn new(preferences: Preferences, tally: Tally, fresh: FreshSeed) -> Self {
        Self::sit_down(Person::NAMELESS, preferences, tally, fresh, None, None)
    }

    /// Somebody sits down where they got up, or at a new game; with a number, at
    /// a new game whose rounds come from that.
    ///
    /// # Panics
    /// If the preferred rules make no game; see [`Rules::check`].
    pub fn sit_down(
        name: &str,
        preferences: Preferences,
        tally: Tally,
        mut fresh: FreshSeed,
        kept: Option<Sitting>,
        number: Option<u64>,
    ) -> Self {
        let goes_on = kept.is_some();
        let Sitting {
            game,
            undo,
            taken_back,
        } = kept.unwrap_or_else(|| Sitting {
            game: begun(name, &preferences.rules, None, number, &mut fresh),
            undo: Vec::new(),
            taken_back: Vec::new(),
        });
        let mut session = Self {
            name: name.to_owned(),
            preferences,
            tally,
            history: History::without(taken_back),
            game,
            preserved: None,
            undo,
            redo: Vec::new(),
            ticket: 0,
            fresh,
            now: DateTime::UNIX_EPOCH,
            acted: DateTime::UNIX_EPOCH,
        };
        if !goes_on {
            session
                .deal()
                .expect("the first round of a game can be dealt");
        } else if number.is_some() {
            session.new_game(number);
        }
        session
    }

    /// What the player is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What Nestor is asked in another sitting at this table counts no more.
    pub const fn come_after(&mut self, other: &Self) {
        self.ticket = other.ticket + 1;
    }

    /// The game in progress and the tally, to be kept on disk.
    pub fn save(&self) -> SavedSitting {
        SavedSitting {
            tally: Some(self.tally.clone()),
            game: self.game.save(),
            undo: self.undo.clone(),
            taken_back: self.history.taken_back().to_vec(),
        }
    }

    /// What the player has set.
    pub const fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// Sets them; rules take effect with the next round or game.
    pub fn set_preferences(&mut self, preferences: Preferences) {
        self.preferences = preferences;
        self.ticket += 1;
    }

    /// Whether rules were changed that wait for the next round.
    pub fn rules_wait(&self) -> bool {
        self.state().outcome().is_none() && self.preferences.rules != *self.state().rules()
    }

    /// The games won.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The game on the table.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The rules, rounds and scores of the game on the table.
    pub const fn state(&self) -> &GameState {
        self.game.state()
    }

    /// Whether it is the player's turn.
    pub fn your_turn(&self) -> bool {
        self.state().turn() == Some(YOU)
    }

    /// Whether it is Nestor's turn.
    pub fn nestors_turn(&self) -> bool {
        self.state().turn() == Some(NESTOR)
    }

    /// What the player may do now.
    pub fn your_actions(&self) -> Vec<Action> {
        if self.your_turn() {
            self.state().legal_actions()
        } else {
            Vec::new()
        }
    }

    /// What a player does who is asked for a claim and makes one: where there is
    /// nothing it is as good as silence, and tells no more than that.
    pub fn claim(&self) -> Action {
        if self.your_actions().contains(&Action::Claim) {
            Action::Claim
        } else {
            Action::Silence
        }
    }

    /// Does what the player decided.
    ///
    /// # Errors
    /// The action and why the rules do not allow it; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, Refused> {
        let events = self.game.apply(action)?;
        self.redo.clear();
        self.ticket += 1;
        self.happened(&events);
        Ok(events)
    }

    /// What Nestor is to decide, if it is his turn.
    pub fn request(&self) -> Option<Request> {
        if !self.nestors_turn() {
            return None;
        }
        Some(Request {
            ticket: self.ticket,
            view: self.state().view(NESTOR)?,
            level: self.preferences.level,
            seed: self.state().record().choice_seed(),
        })
    }

    /// Does what Nestor decided, unless the game has gone another way since.
    pub fn nestor_acts(&mut self, ticket: u64, action: Action) -> Option<Vec<Event>> {
        if ticket != self.ticket || !self.nestors_turn() {
            return None;
        }
        let events = self.game.apply(action).ok()?;
        self.ticket += 1;
        let level = self.preferences.level;
        self.game.level = Some(self.game.level.map_or(level, |easiest| easiest.min(level)));
        self.happened(&events);
        Some(events)
    }

    /// What comes after the present hand, if the rules stay as they are set.
    pub fn next_hand(&self) -> NextHand {
        let (state, rules) = (self.state(), &self.preferences.rules);
        if state.outcome().is_some() {
            return NextHand::AsSet;
        }
        match state.may_change(rules) {
            Err(reason) => NextHand::ByOldRules(reason),
            Ok(()) if state.ended_by(rules).is_some() => NextHand::EndsGame,
            Ok(()) => NextHand::AsSet,
        }
    }

    /// Deals the next round, as [`Session::next_hand`] says.
    ///
    /// # Errors
    /// If the round has not ended, or the game has.
    pub fn deal(&mut self) -> Result<Vec<Event>, CannotDeal> {
        let rules = match self.next_hand() {
            NextHand::AsSet => self.preferences.rules,
            NextHand::EndsGame => {
                self.game.helped = true;
                self.preferences.rules
            }
            NextHand::ByOldRules(_) => *self.state().rules(),
        };
        let events = self.game.deal(rules, &mut self.fresh)?;
        self.redo.clear();
        self.ticket += 1;
        self.happened(&events);
        Ok(events)
    }

    /// Begins and deals a new game by the preferred rules; undo brings the old
    /// one back. With a number, all its rounds come from that.
    ///
    /// # Panics
    /// If the preferred rules make no game; see [`Rules::check`].
    pub fn new_game(&mut self, number: Option<u64>) -> Vec<Event> {
        let rules = self.preferences.rules;
        let leader = self.state().leader_of_next_game(&rules);
        let mut game = begun(&self.name, &rules, leader, number, &mut self.fresh);
        let events = game
            .deal(rules, &mut self.fresh)
            .expect("the first round of a game can be dealt");
        let old = self.replace(game);
        self.remember(Replaced::ByNewGame(old));
        self.happened(&events);
        events
    }

    /// Keeps the present position besides the game.
    pub fn preserve(&mut self) {
        self.preserved = Some(self.game.save());
    }

    /// The position that was kept, if any.
    pub const fn preserved(&self) -> Option<&SavedGame> {
        self.preserved.as_ref()
    }

    /// Takes a preserved position that was kept on disk.
    ///
    /// # Errors
    /// Names what is wrong with it.
    pub fn keep_preserved(&mut self, saved: SavedGame) -> Result<(), BadGame> {
        Game::open(saved.clone())?;
        self.preserved = Some(saved);
        Ok(())
    }

    /// Goes back to the preserved position; undo brings the present game back.
    pub fn restore(&mut self) -> bool {
        let Some(mut game) = self
            .preserved
            .clone()
            .and_then(|saved| Game::open(saved).ok())
        else {
            return false;
        };
        game.helped = true;
        game.become_another(self.fresh_id());
        let old = self.replace(game);
        self.remember(Replaced::ByRestore(old));
        true
    }

    pub(super) fn fresh_id(&mut self) -> GameId {
        GameId::drawn((self.fresh)())
    }
}

/// A new game of these rules, not dealt yet.
fn begun(
    name: &str,
    rules: &Rules,
    leader: Option<crate::engine::Seat>,
    number: Option<u64>,
    fresh: &mut FreshSeed,
) -> Game {
    let drawn = fresh();
    let seed = number.map_or(drawn, |number| numbered_seed(number, 0));
    let nestor_seed = u64::from_le_bytes(
        seed.bytes()[..8]
            .try_into()
            .expect("eight bytes make a number"),
    );
    let players = vec![name.to_owned(), "Nestor".to_owned()];
    let state = GameState::new(*rules, players, nestor_seed)
        .expect("preferences hold only rules that make a game");
    Game::new(GameId::drawn(drawn), state.led_by(leader), number)
}

//! One person's session at the table: the game, requests to Nestor, preserve and
//! restore.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use super::game::{Game, numbered_seed};
use super::next_hand::NextHand;
use super::redoable::Redoable;
use super::saved_game::SavedGame;
use super::saved_session::{Replaced, RestoredSession, SavedSession, Undoable};
use super::sealed::Sealed;
use super::tracked::Tracked;
use crate::profile::{Days, Deals, GameId, Help, History, Person, Preferences, Tally};
use engine::{
    Action, Bone, Cut, DealError, Event, GameState, Level, Name, Reason, Refused, Rules, Seat,
    Seating, Seed, View,
};

/// A decision that a Nestor is asked for.
#[derive(Debug, Clone)]
pub struct Request {
    /// The number of the request. An answer to an older one is dropped.
    pub ticket: u64,
    /// What this Nestor may know.
    pub view: View,
    /// His level.
    pub level: Level,
    /// The seed of his random choices, always the same in the same position.
    pub seed: [u8; 32],
}

/// How often each part of a session has changed. A part whose number is the same
/// has not changed, and need not be written again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Changes {
    /// The preferences.
    pub preferences: u64,
    /// The tally.
    pub tally: u64,
    /// The history, and what of it is cleared.
    pub history: u64,
    /// The game in progress, and the steps that undo can take back.
    pub game: u64,
    /// The preserved position.
    pub preserved: u64,
    /// The tries at the deals of the day.
    pub days: u64,
}

/// Gives 32 unforeseeable bytes each time it is called.
pub type FreshSeed = Box<dyn FnMut() -> Seed + Send>;

/// One person's session at the table. The owner of the profile sits in seat 0;
/// Nestors or other people sit in the others.
pub struct Session {
    name: Name,
    pub(super) preferences: Tracked<Preferences>,
    pub(super) tally: Tracked<Tally>,
    pub(super) history: History,
    pub(super) game: Tracked<Game>,
    /// The position of a lesson, which lies on the table in place of the game.
    pub(super) lesson: Option<GameState>,
    pub(super) preserved: Tracked<Option<SavedGame>>,
    pub(super) days: Tracked<Days>,
    /// The counted tries at deals of days that were left for other games.
    pub(super) left_days: Vec<SavedGame>,
    /// The games that another program has counted and that were taken over.
    pub(super) counted_elsewhere: BTreeSet<GameId>,
    pub(super) undo: Tracked<Vec<Undoable>>,
    /// The steps that undo has taken back, the latest at the end.
    pub(super) redo: Vec<Redoable>,
    /// What is sealed, and is dealt when it has been cut.
    pub(super) sealed: Option<Sealed>,
    pub(super) ticket: u64,
    pub(super) fresh: FreshSeed,
    /// The time when the session was last told it, and the time of the last
    /// action.
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
    /// A session of [`Person::NAMELESS`](crate::profile::Person::NAMELESS) with a
    /// new game, which is dealt at once.
    ///
    /// `fresh` gives 32 unforeseeable bytes each time it is called.
    ///
    /// # Panics
    /// If the preferred rules are invalid; see [`Rules::check`].
    pub fn new(preferences: Preferences, tally: Tally, fresh: FreshSeed) -> Self {
        Self::sit_down(&Person::nameless(), preferences, tally, fresh, None, None)
    }

    /// A session of the person called `name`. It goes on with the game from
    /// `kept`, or else begins and deals a new one; with a `number`, one whose deals all
    /// come from it.
    ///
    /// # Panics
    /// If the preferred rules are invalid; see [`Rules::check`].
    pub fn sit_down(
        name: &Name,
        preferences: Preferences,
        tally: Tally,
        mut fresh: FreshSeed,
        kept: Option<RestoredSession>,
        number: Option<u64>,
    ) -> Self {
        let goes_on = kept.is_some();
        let RestoredSession {
            mut game,
            undo,
            taken_back,
            cleared,
            forgotten,
            left_days,
        } = kept.unwrap_or_else(|| RestoredSession {
            game: begun(
                &preferences.opponents.seating(name, preferences.rules.seats),
                &preferences.rules,
                None,
                number,
                &mut fresh,
            ),
            undo: Vec::new(),
            taken_back: Vec::new(),
            cleared: Vec::new(),
            forgotten: Vec::new(),
            left_days: Vec::new(),
        });
        let opponents = &preferences.opponents;
        game.fill_in_levels(opponents);
        // A game that cannot be played any more is dropped from the steps that
        // undo can take back.
        let undo = undo.into_iter().filter_map(|Undoable { at, what }| {
            let what = what.brought_over(opponents)?;
            Some(Undoable { at, what })
        });
        let undo = Tracked::new(undo.collect());
        let mut session = Self {
            name: name.clone(),
            preferences: Tracked::new(preferences),
            tally: Tracked::new(tally),
            history: History::unread(taken_back, cleared, forgotten),
            game: Tracked::new(game),
            lesson: None,
            preserved: Tracked::default(),
            days: Tracked::default(),
            left_days,
            counted_elsewhere: BTreeSet::new(),
            undo,
            redo: Vec::new(),
            sealed: None,
            ticket: 0,
            fresh,
            now: DateTime::UNIX_EPOCH,
            acted: DateTime::UNIX_EPOCH,
        };
        if !goes_on {
            session
                .deal()
                .expect("the first round of a game can be dealt");
        }
        session
    }

    /// The name of the owner of the profile.
    pub const fn name(&self) -> &Name {
        &self.name
    }

    /// Gives the owner of the profile another name, for games to come.
    pub fn take_name(&mut self, name: Name) {
        self.name = name;
    }

    /// Makes this session follow another one at the same table: answers to
    /// requests of the other are dropped.
    pub const fn continue_after(&mut self, other: &Self) {
        self.ticket = other.ticket + 1;
    }

    /// The game in progress, the tally and the steps of undo, as their file has
    /// them.
    pub fn save(&self) -> SavedSession {
        SavedSession {
            tally: Some(self.tally.get().clone()),
            game: self.game.save(),
            undo: self.undo_for_file(),
            taken_back: self.history.taken_back().to_vec(),
            cleared: self.history.cleared_ids(),
            forgotten: self.history.forgotten(),
            left_days: self.left_days.clone(),
        }
    }

    /// How often each part has changed.
    pub const fn changes(&self) -> Changes {
        Changes {
            preferences: self.preferences.changes(),
            tally: self.tally.changes(),
            history: self.history.changes() + self.history.clearings(),
            game: self.game.changes() + self.undo.changes(),
            preserved: self.preserved.changes(),
            days: self.days.changes(),
        }
    }

    /// What the owner of the profile has set.
    pub const fn preferences(&self) -> &Preferences {
        self.preferences.get()
    }

    /// Sets the preferences. Rules take effect with the next round, opponents and
    /// the number of players with the next game.
    pub fn set_preferences(&mut self, preferences: Preferences) {
        let mut preferences = preferences.with_start_of_game();
        preferences.put_away = self.still_put_away(&preferences);
        if *self.preferences.get() != preferences {
            *self.preferences = preferences;
        }
    }

    /// Gives all Nestors a level: at once if the game is not over, and in the
    /// games to come. In the deal of a day it is the same for everybody.
    pub fn set_level(&mut self, level: Level) {
        if self.game.state().outcome().is_none() && self.game().day().is_none() {
            for seat in self.game.state().seating().nestors().collect::<Vec<_>>() {
                self.game.set_level(seat, level);
            }
        }
        self.preferences.opponents.set_level(level);
        self.ticket += 1;
    }

    /// The levels that are set: of the Nestors at the table, and once the game is over,
    /// of those in the next game.
    pub fn levels(&self) -> Vec<Level> {
        if self.game.state().outcome().is_some() {
            let preferences = self.preferences();
            return preferences.opponents.levels(preferences.rules.seats);
        }
        self.game.state().seating().levels().collect()
    }

    /// Whether the preferred rules differ from those of the present round and
    /// take effect with the next one.
    pub fn rules_wait(&self) -> bool {
        let (set, rules) = (&self.preferences.rules, self.game.state().rules());
        let goes_on = self.game.state().outcome().is_none() && self.game().day().is_none();
        goes_on && set.seats == rules.seats && set != rules
    }

    /// How many games were won, lost and drawn.
    pub const fn tally(&self) -> &Tally {
        self.tally.get()
    }

    /// The game on the table.
    pub const fn game(&self) -> &Game {
        self.game.get()
    }

    /// Keeps the order of the bones of the person in a seat with the game.
    pub fn keep_hand_order(&mut self, seat: Seat, bones: Vec<Bone>) {
        if self.lesson.is_none() {
            self.game.keep_hand_order(seat, bones);
        }
    }

    /// What lies on the table, the game or the position of a lesson: rules, rounds and
    /// scores.
    pub const fn state(&self) -> &GameState {
        match &self.lesson {
            Some(lesson) => lesson,
            None => self.game.get().state(),
        }
    }

    /// Goes up with whatever happens at this table; what was decided at another
    /// one is of the past.
    pub const fn ticket(&self) -> u64 {
        self.ticket
    }

    /// Who sits where.
    pub const fn seating(&self) -> &Seating {
        self.state().seating()
    }

    /// The seat in turn, if a person sits there.
    pub fn person_in_turn(&self) -> Option<Seat> {
        let seat = self.state().turn()?;
        self.seating()[seat].is_person().then_some(seat)
    }

    /// The seat in turn, if a Nestor sits there.
    pub fn nestor_in_turn(&self) -> Option<Seat> {
        let seat = self.state().turn()?;
        (!self.seating()[seat].is_person()).then_some(seat)
    }

    /// What the player in `seat` may do now; nothing if it is not their turn.
    pub fn actions_of(&self, seat: Seat) -> Vec<Action> {
        if self.state().turn() == Some(seat) {
            self.state().legal_actions()
        } else {
            Vec::new()
        }
    }

    /// Does what the person in `seat` decided.
    ///
    /// # Errors
    /// If it is not their turn, or the rules do not allow the action. Nothing has
    /// changed then.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refused> {
        if self.state().turn().is_some() && self.person_in_turn() != Some(seat) {
            let reason = Reason::NotInTurn;
            return Err(Refused { action, reason });
        }
        if self.lesson.is_some() {
            return self.act_in_lesson(action);
        }
        let events = self.game.attempt(|game| game.apply(action))?;
        self.redo.clear();
        self.ticket += 1;
        self.happened(&events);
        Ok(events)
    }

    /// The decision to ask a Nestor for, if it is a Nestor's turn. In a lesson he
    /// does nothing.
    pub fn request(&self) -> Option<Request> {
        let seat = self.nestor_in_turn().filter(|_| !self.has_lesson())?;
        Some(Request {
            ticket: self.ticket,
            view: self.state().view(seat)?,
            level: self.seating()[seat].level()?,
            seed: self.state().record().choice_seed(),
        })
    }

    /// Does what a Nestor decided. `None` if the request is not the present one
    /// any more.
    pub fn nestor_acts(&mut self, ticket: u64, action: Action) -> Option<Vec<Event>> {
        let seat = self.nestor_in_turn().filter(|_| ticket == self.ticket)?;
        let level = self.seating()[seat].level()?;
        let events = self.game.attempt(|game| game.apply(action)).ok()?;
        self.ticket += 1;
        self.game.level = Some(self.game.level.map_or(level, |easiest| easiest.min(level)));
        self.happened(&events);
        Some(events)
    }

    /// What comes after the present hand if the preferences stay as they are.
    pub fn next_hand(&self) -> NextHand {
        let (state, rules) = (self.game.state(), &self.preferences.rules);
        if state.outcome().is_some() {
            return NextHand::AsSet;
        }
        if rules.seats != state.rules().seats || self.game().day().is_some() {
            return NextHand::OfThisGame;
        }
        match state.check_rules_change(rules) {
            Err(reason) => NextHand::ByOldRules(reason),
            Ok(()) if state.outcome_under(rules).is_some() => NextHand::EndsGame,
            Ok(()) => NextHand::AsSet,
        }
    }

    /// The rules of the next hand if the preferences stay as they are.
    pub(super) fn rules_of_next_hand(&self) -> Rules {
        match self.next_hand() {
            NextHand::AsSet | NextHand::EndsGame => self.preferences.rules,
            NextHand::OfThisGame | NextHand::ByOldRules(_) => *self.game.state().rules(),
        }
    }

    /// Deals the next round, or ends the game, as [`Session::next_hand`] says.
    ///
    /// # Errors
    /// If the round has not ended, or the game is over.
    pub fn deal(&mut self) -> Result<Vec<Event>, DealError> {
        self.deal_cut(Cut::NONE)
    }

    /// The same, with the bones cut here; a hand that undo has taken back is dealt
    /// as it was.
    ///
    /// # Errors
    /// As [`Session::deal`].
    pub(super) fn deal_cut(&mut self, cut: Cut) -> Result<Vec<Event>, DealError> {
        let rules = self.rules_of_next_hand();
        if self.next_hand() == NextHand::EndsGame {
            self.game.help = Help::Knowledge;
        }
        let fresh = &mut self.fresh;
        let events = self.game.attempt(|game| game.deal(rules, cut, fresh))?;
        self.redo.clear();
        self.ticket += 1;
        self.happened(&events);
        Ok(events)
    }

    /// Begins and deals a new game with the preferred rules and opponents. Undo
    /// brings the old one back. With a `number`, all deals of the new game come
    /// from it; if they are [known](Self::knows_deals), it counts as played with help.
    ///
    /// # Panics
    /// If the preferred rules are invalid; see [`Rules::check`].
    pub fn new_game(&mut self, number: Option<u64>) -> Vec<Event> {
        let preferences = self.preferences().clone();
        let knows_deals = number.is_some_and(|number| self.knows_deals(Deals::of_number(number)));
        let mut game = self.begin(&preferences, number);
        game.help = Help::knowledge_if(knows_deals);
        self.lay_new_game(game, Cut::NONE)
    }

    /// A new game with these preferences, before its first deal.
    pub(super) fn begin(&mut self, preferences: &Preferences, number: Option<u64>) -> Game {
        let rules = preferences.rules;
        let seating = preferences.opponents.seating(&self.name, rules.seats);
        let same = seating.iter().map(|(_, sitter)| sitter.name());
        let same = same.eq(self
            .game
            .state()
            .seating()
            .iter()
            .map(|(_, sitter)| sitter.name()));
        // If the same players sit there again, the winner of the game before may lead.
        // The same number gives everybody the same game.
        let may_lead = same && number.is_none() && !self.game().is_from_history();
        let leader = self.game.state().leader_of_next_game(&rules);
        let leader = leader.filter(|_| may_lead);
        begun(&seating, &rules, leader, number, &mut self.fresh)
    }

    /// Puts a new game on the table and deals its first hand, cut here.
    pub(super) fn lay_new_game(&mut self, mut game: Game, cut: Cut) -> Vec<Event> {
        let rules = *game.state().rules();
        let events = game
            .deal(rules, cut, &mut self.fresh)
            .expect("the first round of a game can be dealt");
        let old = self.replace(game);
        self.remember(Replaced::GameByNewOne(old));
        self.happened(&events);
        events
    }

    /// Sets other preferences and begins a new game with them.
    ///
    /// # Panics
    /// As [`Session::new_game`].
    pub fn new_game_of(&mut self, preferences: Preferences) -> Vec<Event> {
        self.set_preferences(preferences);
        self.new_game(None)
    }

    pub(super) fn fresh_id(&mut self) -> GameId {
        GameId::drawn((self.fresh)())
    }

    /// The seed of Nestor's choices in a game that plays deals of the one on the table
    /// again: another one if that is not over, as its own stays sealed until then.
    pub(super) fn nestor_seed_again(&mut self) -> u64 {
        let state = self.game.state();
        match state.outcome() {
            Some(_) => state.record().nestor_seed,
            None => nestor_seed((self.fresh)()),
        }
    }
}

/// The seed of Nestor's choices that is the beginning of a longer one.
fn nestor_seed(seed: Seed) -> u64 {
    let beginning = seed.bytes().first_chunk().copied();
    u64::from_le_bytes(beginning.expect("a seed is longer"))
}

/// A new game, before its first deal.
pub(super) fn begun(
    seating: &Seating,
    rules: &Rules,
    leader: Option<Seat>,
    number: Option<u64>,
    fresh: &mut FreshSeed,
) -> Game {
    let drawn = fresh();
    let seed = number.map_or(drawn, |number| numbered_seed(number, 0));
    let state = GameState::new(*rules, seating.clone(), nestor_seed(seed))
        .expect("preferences hold only valid rules");
    Game::new(
        GameId::drawn(drawn),
        state.with_first_leader(leader),
        number,
    )
}

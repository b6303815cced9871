//! The session of the player at the table.

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use engine::{
    Action, Bone, Cut, DealError, Event, GameState, Level, Name, Reason, RefusedAction,
    ReplayError, Rules, Seat, Seating, Seed, View,
};

use super::game::{Deals, Game, HandOrders};
use super::lists::Lists;
use super::next_hand::NextHand;
use super::seeds::{SeedSource, drawn_number, numbered_seed};
use super::state::State;
use super::state::timeline::Step;
use super::table::ReplayedGame;
use crate::profile::{DayTries, GameId, Help, History, PlayedGame, Preferences, Series, Tally};

mod daily;
mod display;
mod ended;
mod finished;
mod games;
mod other_seat;
mod review;
mod sealing;
mod shown;
mod timed;
mod undo;

use sealing::SealedDeal;
use shown::TableContents;

/// A decision that a Nestor is asked for.
#[derive(Debug, Clone)]
pub struct Request {
    /// The number of the request. An answer to an older one is dropped.
    pub ticket: u64,
    /// What this Nestor can see.
    pub view: View,
    /// The level at which this Nestor plays.
    pub level: Level,
    /// The seed of this Nestor's random choices, always the same at the same place of a game.
    pub seed: [u8; 32],
}

/// The session of a player at the table: the game in progress, the timeline for undo, and the
/// lists. The owner of the profile sits in seat 0; Nestors or other people sit in the other seats.
pub struct Session {
    name: Name,
    preferences: Arc<Preferences>,
    state: Arc<State>,
    /// All tries at daily games.
    days: Arc<DayTries>,
    table: ReplayedGame,
    shown: TableContents,
    /// The tally and the history at the present place of the timeline.
    lists: Lists,
    /// The games that the state held when reading of the history and the days began; `None` if they
    /// are not being read.
    games_at_loading: Option<BTreeSet<GameId>>,
    /// Changed lines of the history that are not saved yet, of games that are not in the state.
    reviewed_lines: Vec<Arc<PlayedGame>>,
    sealed: Option<SealedDeal>,
    /// Whether undo or redo has left out a game whose record cannot be replayed.
    has_left_out_game: bool,
    ticket: u64,
    new_seed: SeedSource,
    /// The time that was last passed to `note_time`.
    now: DateTime<Utc>,
    last_acted: DateTime<Utc>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("preferences", &self.preferences)
            .field("game", self.game())
            .finish_non_exhaustive()
    }
}

impl Session {
    /// Creates a session with a new game, which is dealt at once. With a `number`, all its deals
    /// come from it; without one, each deal is drawn when its hand begins.
    ///
    /// # Panics
    /// If the preferred rules are invalid; see [`Rules::check`].
    pub fn new(
        name: &Name,
        preferences: Arc<Preferences>,
        number: Option<u64>,
        new_seed: SeedSource,
    ) -> Self {
        Self::with_deals(name, preferences, number.map(Deals::Number), new_seed)
    }

    /// Like [`Self::new`], but draws a number if none is given, as for all later games.
    ///
    /// # Panics
    /// As [`Self::new`].
    pub fn sit_down(
        name: &Name,
        preferences: Arc<Preferences>,
        number: Option<u64>,
        mut new_seed: SeedSource,
    ) -> Self {
        let deals = number.map_or_else(|| drawn_deals(&mut new_seed), Deals::Number);
        Self::with_deals(name, preferences, Some(deals), new_seed)
    }

    fn with_deals(
        name: &Name,
        preferences: Arc<Preferences>,
        deals: Option<Deals>,
        mut new_seed: SeedSource,
    ) -> Self {
        let seating = preferences.seating(name);
        let mut game = undealt_game(&seating, &preferences.rules, None, deals, &mut new_seed);
        game.deal_first(Cut::NONE, &mut new_seed);
        let (state, table) = State::new(game).expect("it was just dealt");
        Self::from_parts(name, preferences, state, table, new_seed)
    }

    /// Creates a session that continues a state.
    ///
    /// # Errors
    /// If the record of the game on the table cannot be replayed.
    pub fn resume(
        name: &Name,
        preferences: Arc<Preferences>,
        state: State,
        new_seed: SeedSource,
    ) -> Result<Self, ReplayError> {
        let table = state.table()?;
        Ok(Self::from_parts(name, preferences, state, table, new_seed))
    }

    /// Creates a session that continues a state with a new game, because the last starts failed,
    /// perhaps because of the game on its table. That game is not replayed; undo brings it back.
    ///
    /// # Panics
    /// As [`Self::new`].
    pub fn resume_with_new_game(
        name: &Name,
        preferences: Arc<Preferences>,
        mut state: State,
        mut new_seed: SeedSource,
    ) -> Self {
        let seating = preferences.seating(name);
        let deals = Some(drawn_deals(&mut new_seed));
        let mut game = undealt_game(&seating, &preferences.rules, None, deals, &mut new_seed);
        game.deal_first(Cut::NONE, &mut new_seed);
        let (_, mut table) = State::new(game.clone()).expect("it was just dealt");
        state.put_on_table(&mut table, game).expect("it was just dealt");
        Self::from_parts(name, preferences, state, table, new_seed)
    }

    fn from_parts(
        name: &Name,
        preferences: Arc<Preferences>,
        state: State,
        table: ReplayedGame,
        new_seed: SeedSource,
    ) -> Self {
        Self {
            name: name.clone(),
            preferences,
            lists: Lists::of(&state, []),
            games_at_loading: None,
            reviewed_lines: Vec::new(),
            days: Arc::new(DayTries::default().merged_with(state.tries())),
            state: Arc::new(state),
            table,
            shown: TableContents::Game,
            sealed: None,
            has_left_out_game: false,
            ticket: 0,
            new_seed,
            now: DateTime::UNIX_EPOCH,
            last_acted: DateTime::UNIX_EPOCH,
        }
    }

    /// Returns the name of the owner of the profile, which new games use.
    pub const fn name(&self) -> &Name {
        &self.name
    }

    /// Gives the owner of the profile another name, which later games use.
    pub fn set_owner_name(&mut self, name: Name) {
        self.name = name;
    }

    /// Returns the state for saving, shared until the next change.
    pub const fn shared_state(&self) -> &Arc<State> {
        &self.state
    }

    /// Returns the preferences of the profile's owner.
    pub fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// Returns the preferences for saving, shared until the next change.
    pub const fn shared_preferences(&self) -> &Arc<Preferences> {
        &self.preferences
    }

    /// Sets the preferences. Rules and opponents take effect with new games; the game on the
    /// table keeps its own. See [`Session::set_next_rules`].
    pub fn set_preferences(&mut self, preferences: Preferences) {
        let preferences = preferences.with_start_of_game();
        if *self.preferences != preferences {
            self.preferences = Arc::new(preferences);
        }
    }

    /// Gives all Nestors a level: at once if the game is not over, and in the games to come. The
    /// level of a daily game stays, since it is the same for everybody.
    pub fn set_level(&mut self, level: Level) {
        let is_set_here = self.table.state().outcome().is_none() && self.day().is_none();
        if is_set_here {
            let nestors: Vec<Seat> = self.table.state().seating().nestors().collect();
            let game = Arc::make_mut(&mut self.state).game_mut();
            game.is_adaptive = false;
            for seat in nestors {
                game.record.seating.set_level(seat, level);
                self.table.state.set_level(seat, level);
            }
        }
        let preferences = Arc::make_mut(&mut self.preferences);
        preferences.adaptive = false;
        preferences.opponents.set_level(level);
        self.ticket += 1;
    }

    /// Whether the level of the shown game is still hidden: it was drawn, and the game is not over.
    pub fn hides_level(&self) -> bool {
        let game = self.game();
        game.is_adaptive && !game.is_over && !self.has_lesson()
    }

    /// The view of a seat in the game on the table, for the coach. It leaves out the level of the
    /// Nestors while that is hidden.
    pub fn coach_view(&self, seat: Seat) -> Option<View> {
        let state = self.state();
        if self.hides_level() { state.view(seat) } else { state.coach_view(seat) }
    }

    /// Returns these players as they are shown: a hidden level is replaced with the lowest one.
    pub fn with_level_hidden(&self, seating: &Seating) -> Seating {
        let mut shown = seating.clone();
        for seat in seating.nestors().filter(|_| self.hides_level()) {
            shown.set_level(seat, Level::Learner);
        }
        shown
    }

    /// Whether the level follows the rating: in the game in progress or, once that is over, in the
    /// next one.
    pub fn has_adaptive_level(&self) -> bool {
        let is_over = self.table.state().outcome().is_some();
        if is_over { self.preferences.adaptive } else { self.game_in_progress().is_adaptive }
    }

    /// Returns the chosen levels of the Nestors in the game in progress or, once that is over, in
    /// the next game. Empty if the level follows the rating.
    pub fn levels(&self) -> Vec<Level> {
        let state = self.table.state();
        if self.has_adaptive_level() {
            return Vec::new();
        }
        if state.outcome().is_some() {
            let preferences = self.preferences();
            let opponents = preferences.opponents.raised_to_offered(&preferences.rules);
            return opponents.levels(preferences.rules.seats);
        }
        state.seating().levels().collect()
    }

    /// Whether other rules than those of the present hand take effect with the next one.
    pub fn has_waiting_rules(&self) -> bool {
        let now = self.table.state().rules();
        self.rules_to_come().is_some_and(|set| set != *now)
    }

    /// Whether rules that are set now take effect with the next hand, and not only with the next
    /// game: this game continues after the hand, and is no daily game.
    pub fn accepts_new_rules(&self) -> bool {
        let is_over = self.table.state().outcome().is_some();
        !is_over && self.day().is_none() && !self.game_in_progress().is_single_hand()
    }

    /// The rules that a player sees and changes in the settings: those of the game on the table
    /// from its next hand on, or of the next game if this one takes no other rules.
    pub fn next_rules(&self) -> Rules {
        if self.accepts_new_rules() {
            let set = self.rules_to_come();
            set.unwrap_or(*self.table.state().rules())
        } else {
            self.preferences.rules
        }
    }

    /// Changes [`Session::next_rules`]. New games begin with these rules, too.
    pub fn set_next_rules(&mut self, rules: Rules) {
        if self.accepts_new_rules() {
            let is_other = rules != *self.table.state().rules();
            let game = Arc::make_mut(&mut self.state).game_mut();
            game.rules_to_come = is_other.then_some(rules);
        }
        self.set_preferences(Preferences { rules, ..self.preferences().clone() });
    }

    /// The rules that are set for the next hand of this game.
    fn rules_to_come(&self) -> Option<Rules> {
        let seats = self.table.state().rules().seats;
        let set = self.game_in_progress().rules_to_come;
        set.filter(|set| set.seats == seats && self.accepts_new_rules())
    }

    /// Returns the tally and the history at the present place of the timeline.
    pub const fn lists(&self) -> &Lists {
        &self.lists
    }

    /// Returns how many games of each kind were won, lost and drawn, except cleared ones.
    pub const fn tally(&self) -> &Tally {
        &self.lists.tally
    }

    /// Whether the player has played: the tally counts a game, undo has something to take back, or
    /// a game with a clock is in progress.
    pub fn has_played(&self) -> bool {
        self.tally().total().games() > 0
            || self.can_undo()
            || self.state.last_person_action(&self.table).is_some()
            || self.state().can_be_given_up()
    }

    /// The finished games that are listed and not cleared.
    pub const fn history(&self) -> &History {
        &self.lists.history
    }

    /// The game in progress, even if something else is shown in its place.
    pub fn game_in_progress(&self) -> &Game {
        self.state.game()
    }

    /// The game that is shown: the one in progress, or a finished one that is reviewed.
    pub fn game(&self) -> &Game {
        self.shown.finished().map_or_else(|| self.state.game(), |(game, _)| game)
    }

    /// The state of the shown game: the one in progress, or a finished one that is reviewed.
    pub fn game_state(&self) -> &GameState {
        let finished = self.shown.finished();
        finished.map_or(&self.table, |(_, table)| table).state()
    }

    /// The state on the table: a game or the position of a lesson.
    pub fn state(&self) -> &GameState {
        match &self.shown {
            TableContents::Lesson(lesson) => lesson,
            TableContents::Game | TableContents::Finished(_) => self.game_state(),
        }
    }

    /// Returns a number that grows with each change of the table. A decision with an older number
    /// is stale.
    pub const fn ticket(&self) -> u64 {
        self.ticket
    }

    /// Makes this session replace `other` at the same table: answers to requests of `other` are
    /// dropped.
    pub const fn take_over_from(&mut self, other: &Self) {
        self.ticket = other.ticket + 1;
    }

    /// Returns the players by seat in the position on the table.
    pub fn seating(&self) -> &Seating {
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

    /// The possible actions of the player in `seat`; none if it is not their turn.
    pub fn actions_of(&self, seat: Seat) -> Vec<Action> {
        if self.state().turn() == Some(seat) { self.state().legal_actions() } else { Vec::new() }
    }

    /// Carries out an action of the person in `seat`.
    ///
    /// # Errors
    /// If it is not the person's turn, or the rules do not allow the action. Nothing changes then.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, RefusedAction> {
        if self.state().turn().is_some() && self.person_in_turn() != Some(seat) {
            let reason = Reason::NotInTurn;
            return Err(RefusedAction { action, reason });
        }
        if self.has_lesson() { self.act_in_lesson(action) } else { self.apply_action(action) }
    }

    /// Carries out an action of a person, or of the clock, in the game on the table.
    fn apply_action(&mut self, action: Action) -> Result<Vec<Event>, RefusedAction> {
        if !self.shows_game() {
            let reason = Reason::NotInTurn;
            return Err(RefusedAction { action, reason });
        }
        let deals_are_listed = self.deals_are_listed();
        let state = Arc::make_mut(&mut self.state);
        let events = state.act(&mut self.table, action, deals_are_listed)?;
        self.note_events(&events);
        Ok(events)
    }

    /// Stores with the game the order in which the person in a seat keeps their bones.
    pub fn keep_hand_order(&mut self, seat: Seat, bones: Vec<Bone>) {
        if let Some(orders) = self.orders_mut() {
            orders.bones[seat] = bones;
        }
    }

    /// Stores with the game which face-down bones the person has taken in the present hand, if only
    /// one person plays.
    pub fn keep_backs_taken(&mut self, backs: Vec<u8>) {
        if let Some(orders) = self.orders_mut() {
            orders.backs = backs;
        }
    }

    /// Returns the [`HandOrders::backs`] of the present hand.
    pub fn backs_taken(&self) -> &[u8] {
        self.game().backs_taken(self.game_state().rounds().len())
    }

    fn orders_mut(&mut self) -> Option<&mut HandOrders> {
        let hand = self.table.place().rounds;
        self.shows_game().then(|| Arc::make_mut(&mut self.state).game_mut().orders_mut(hand))
    }

    /// Returns the order of a person's bones in the present hand; empty for that of the deal.
    pub fn hand_order(&self, seat: Seat) -> &[Bone] {
        let hand = self.game_state().rounds().len();
        self.game().hand_order(hand, seat)
    }

    /// Carries out an action in the position of the lesson, for the player in turn.
    ///
    /// # Errors
    /// If the rules do not allow the action.
    pub fn act_in_lesson(&mut self, action: Action) -> Result<Vec<Event>, RefusedAction> {
        self.ticket += 1;
        match &mut self.shown {
            TableContents::Lesson(lesson) => lesson.apply(action),
            TableContents::Game | TableContents::Finished(_) => Ok(Vec::new()),
        }
    }

    /// Returns the decision to ask a Nestor for; `None` if it is not a Nestor's turn in the game.
    pub fn request(&self) -> Option<Request> {
        let seat = self.nestor_in_turn().filter(|_| self.shows_game())?;
        Some(Request {
            ticket: self.ticket,
            view: self.state().view(seat)?,
            level: self.seating()[seat].level()?,
            seed: self.state().record().choice_seed(),
        })
    }

    /// Carries out Nestor's decision. Returns `None` if the request is stale.
    pub fn nestor_acts(&mut self, ticket: u64, action: Action) -> Option<Vec<Event>> {
        let is_asked = ticket == self.ticket && self.shows_game();
        let seat = self.nestor_in_turn().filter(|_| is_asked)?;
        let level = self.seating()[seat].level()?;
        let state = Arc::make_mut(&mut self.state);
        let events = state.apply_nestor_action(&mut self.table, action, level).ok()?;
        self.note_events(&events);
        Some(events)
    }

    /// Returns how the game continues after the present hand unless the rules are changed again.
    pub fn next_hand(&self) -> NextHand {
        let state = self.table.state();
        match self.rules_to_come().map(|rules| (state.check_rules_change(&rules), rules)) {
            None => NextHand::SameRules,
            Some((Err(reason), _)) => NextHand::NewRulesRefused(reason),
            Some((Ok(()), rules)) if state.outcome_under(&rules).is_some() => NextHand::EndsGame,
            Some((Ok(()), _)) => NextHand::NewRules,
        }
    }

    /// Returns the rules of the next hand unless they are changed again.
    fn rules_of_next_hand(&self) -> Rules {
        let set = match self.next_hand() {
            NextHand::NewRules | NextHand::EndsGame => self.rules_to_come(),
            NextHand::SameRules | NextHand::NewRulesRefused(_) => None,
        };
        set.unwrap_or(*self.table.state().rules())
    }

    /// Deals the next hand, or ends the game, as [`Session::next_hand`] says.
    ///
    /// # Errors
    /// If the present hand is not over, or the game is over.
    pub fn deal(&mut self) -> Result<Vec<Event>, DealError> {
        self.deal_with_cut(Cut::NONE)
    }

    /// Like [`Self::deal`], with this cut; a hand that undo has taken back is dealt as it was.
    ///
    /// # Errors
    /// As [`Session::deal`].
    fn deal_with_cut(&mut self, cut: Cut) -> Result<Vec<Event>, DealError> {
        match self.shown {
            TableContents::Game => {}
            TableContents::Lesson(_) => return Err(DealError::RoundInProgress),
            TableContents::Finished(_) => return Err(DealError::GameOver),
        }
        let rules = self.rules_of_next_hand();
        let deals_are_listed = self.deals_are_listed();
        let is_cut_short = self.next_hand() == NextHand::EndsGame;
        let state = Arc::make_mut(&mut self.state);
        let events =
            state.deal(&mut self.table, cut, rules, deals_are_listed, &mut self.new_seed)?;
        if is_cut_short {
            state.game_mut().help.raise_to(Help::Knowledge);
        }
        self.note_events(&events);
        Ok(events)
    }

    /// Notes that the player has help in the present hand: advice, or hidden bones seen. The game
    /// counts as played with help from the next action on, and so does any other with the same
    /// hand. Has no effect after the end of a hand.
    pub fn note_help(&mut self, help: Help) {
        if self.shows_game() {
            Arc::make_mut(&mut self.state).note_help(help);
        }
    }

    /// Help that the player has had in the shown game.
    pub fn help(&self) -> Help {
        match &self.shown {
            TableContents::Finished(finished) => {
                finished.0.counted_line().map_or(Help::None, |it| it.help)
            }
            TableContents::Game | TableContents::Lesson(_) => {
                match self.game_in_progress().counted_line() {
                    Some(counted) if self.is_at_end() => counted.help,
                    None if self.game_in_progress().is_over && self.is_at_end() => {
                        self.game_in_progress().help
                    }
                    _ => self.state.help(self.deals_are_listed()),
                }
            }
        }
    }

    /// The line of the shown game in the history and the tally; `None` until it is over, and if it
    /// does not count.
    pub fn counted_line(&self) -> Option<&PlayedGame> {
        let is_at_end = self.shows_finished() || self.is_at_end();
        self.game().counted_line().filter(|_| is_at_end)
    }

    /// Whether the game stands at the end of its record.
    fn is_at_end(&self) -> bool {
        self.table.place() == self.game_in_progress().end()
    }

    fn step_through_moments(
        &mut self,
        go: fn(&mut State, &mut ReplayedGame) -> Result<Option<Step>, ReplayError>,
    ) -> Option<Step> {
        self.save_clock();
        let step = loop {
            match go(Arc::make_mut(&mut self.state), &mut self.table) {
                Ok(step) => break step,
                // The game of that step is left out, and the next is tried.
                Err(_) => self.has_left_out_game = true,
            }
        };
        self.rebuild_lists();
        let step = step?;
        if step == Step::Game {
            self.begin_playing_time();
            self.follow_game_on_table();
        }
        self.sealed = None;
        self.ticket += 1;
        Some(step)
    }

    /// Returns whether undo or redo left out a game that cannot be replayed, and resets this.
    pub const fn take_left_out(&mut self) -> bool {
        std::mem::replace(&mut self.has_left_out_game, false)
    }

    /// Rebuilds the tally, the history, and the tries at daily games.
    fn rebuild_lists(&mut self) {
        let days = self.days.merged_with(self.state.tries());
        if days != *self.days {
            self.days = Arc::new(days);
        }
        let before = Arc::clone(&self.lists.all);
        self.lists = Lists { version: self.lists.version + 1, ..Lists::of(&self.state, &*before) };
    }

    /// Clears the tally. Undo brings it back.
    pub fn clear_tally(&mut self) {
        self.change(State::clear_tally);
    }

    /// Clears the history. Undo brings it back.
    pub fn clear_history(&mut self) {
        self.change(State::clear_history);
    }

    /// Brings the cleared history back. Undo clears it again.
    pub fn restore_history(&mut self) {
        self.change(State::restore_history);
    }

    fn change(&mut self, change: fn(&mut State)) {
        change(Arc::make_mut(&mut self.state));
        self.rebuild_lists();
    }

    fn fresh_id(&mut self) -> GameId {
        GameId::from_seed((self.new_seed)())
    }

    /// Creates a game with these preferences. Nothing is dealt yet.
    fn create_game(&mut self, preferences: &Preferences, deals: Option<Deals>) -> Game {
        let rules = preferences.rules;
        let seating = preferences.seating(&self.name);
        let names = |seating: &Seating| {
            let names = seating.iter().map(|(_, sitter)| sitter.name().clone());
            names.collect::<Vec<_>>()
        };
        let state = self.table.state();
        // If the same players sit at the table again, the winner of the previous game may lead, but
        // not in a game from a number, which is the same for everybody.
        let may_lead = names(&seating) == names(state.seating()) && deals.is_none();
        let leader = state.leader_of_next_game(&rules).filter(|_| may_lead);
        let series = preferences.series.map(|length| {
            let goes_on = self.state.series().filter(|(game, series)| {
                let before = game.record();
                series.length == length
                    && series.winner(rules.seats).is_none()
                    && before.rules == rules
                    && names(&before.seating) == names(&seating)
            });
            goes_on.map_or_else(|| Series::new(length), |(_, series)| series)
        });
        let deals = Some(deals.unwrap_or_else(|| drawn_deals(&mut self.new_seed)));
        let mut game = undealt_game(&seating, &rules, leader, deals, &mut self.new_seed);
        game.series = series;
        if preferences.adaptive && seating.nestors().next().is_some() {
            let level = self.history().even_level(&rules, game.record.nestor_seed);
            for seat in seating.nestors() {
                game.record.seating.set_level(seat, level);
            }
            game.is_adaptive = true;
        }
        game
    }

    /// The score of the series, including the game in progress if it is over; `None` for a single
    /// game.
    pub fn series(&self) -> Option<Series> {
        self.state.series_of(self.game_in_progress())
    }

    /// The seed of Nestor's choices for a game that repeats the deals of the game on the table: the
    /// same seed, or a new one while that game is not over, because its seed stays sealed until
    /// then.
    fn nestor_seed_for_repeat(&mut self) -> u64 {
        let state = self.game_state();
        match state.outcome() {
            Some(_) => state.record().nestor_seed,
            None => nestor_seed((self.new_seed)()),
        }
    }
}

/// Draws the number for the deals of a new game.
fn drawn_deals(new_seed: &mut SeedSource) -> Deals {
    Deals::Drawn(drawn_number(new_seed()))
}

/// The seed of Nestor's choices: the first 64 bits of a longer seed.
fn nestor_seed(seed: Seed) -> u64 {
    let beginning = seed.bytes().first_chunk().copied();
    u64::from_le_bytes(beginning.expect("a seed is longer"))
}

/// Creates a game, before its first deal. Without `deals`, each deal is drawn when its hand begins.
fn undealt_game(
    seating: &Seating,
    rules: &Rules,
    leader: Option<Seat>,
    deals: Option<Deals>,
    new_seed: &mut SeedSource,
) -> Game {
    let drawn = new_seed();
    let number = deals.and_then(Deals::number);
    let seed = number.map_or(drawn, |number| numbered_seed(number, 0));
    let state = GameState::new(*rules, seating.clone(), nestor_seed(seed))
        .expect("preferences hold only valid rules")
        .with_first_leader(leader);
    let id = GameId::from_seed(drawn);
    let deals = deals.unwrap_or(Deals::First(id));
    Game::new(id, deals, state.record().clone())
}

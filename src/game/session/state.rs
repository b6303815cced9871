//! The state of a player: the games, the timeline, and everything that must agree with them.

use std::sync::Arc;

use engine::{
    Action, Cut, DealError, Event, Level, RefusedAction, ReplayError, Rules, Seat, Seed, Shuffle,
};
use serde::{Deserialize, Serialize};

use super::game::{Deals, Game};
use super::mark::RecordPlace;
use super::seeds::numbered_seed;
use super::seen::SeenHands;
use super::table::{ReplayTo, ReplayedGame};
use crate::profile::{
    Day, DayEnd, DayTries, DayTry, GameId, Help, PlayedGame, ReviewFigures, Series, Tally, TallyKey,
};

mod erasing;
mod form;
pub(super) mod timeline;

use timeline::{ClearedPart, Games, Moment, Step};

/// Maximum number of moments before the present one.
const MAX_MOMENTS: usize = 40;

/// Maximum size in bytes of all kept games, beyond which the oldest moments are dropped; see
/// [`Game::approximate_bytes`].
const MAX_GAMES_BYTES: usize = 2 << 20;

/// The state of a player: the games, the timeline, and everything that must agree with them. Saved
/// as one value, always as a whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    /// The games on the timeline, and the games of unfinished daily tries.
    #[serde(with = "form::games")]
    pub(crate) games: Games,
    /// The timeline: the moments for undo and redo. Actions are not moments; they are in the
    /// records of the games.
    #[serde(with = "form::moments")]
    pub(crate) moments: Vec<Moment>,
    /// Index of the present moment.
    pub(crate) at: usize,
    /// The present place in the record of the game on the table.
    pub(crate) stands: RecordPlace,
    /// The tally of finished games that are no longer on the timeline.
    pub(crate) tally: Tally,
    /// The number of the next game that the history lists.
    pub(crate) next: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) preserved: Option<Bookmark>,
    /// The unfinished tries at daily games, and the tries that ended since the latest one began.
    #[serde(default, skip_serializing_if = "DayTries::is_empty")]
    pub(crate) tries: DayTries,
    pub(crate) seen: SeenHands,
}

/// The bookmark: a position to which the player can return.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bookmark {
    /// A copy of the game, up to the position.
    #[serde(with = "form::masked")]
    pub game: Game,
    /// The cleared part of the tally when the bookmark was set.
    pub cleared: Tally,
}

/// Returns the key under which the tally counts a finished game.
pub fn tally_key_of(played: &PlayedGame) -> TallyKey {
    TallyKey { kind: played.kind.clone(), with_help: played.help.is_any() }
}

impl State {
    /// Creates a state from a game that has just been dealt, and the replayed game for the table.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn new(mut game: Game) -> Result<(Self, ReplayedGame), ReplayError> {
        let table = game.replay_to_end()?;
        let mut state = Self {
            moments: vec![Moment {
                game: game.id,
                from: RecordPlace::default(),
                cleared: Arc::default(),
            }],
            at: 0,
            stands: game.end(),
            games: Games::from([(game.id, Arc::new(game))]),
            tally: Tally::default(),
            next: 0,
            preserved: None,
            tries: DayTries::default(),
            seen: SeenHands::default(),
        };
        state.note_seen_hand();
        Ok((state, table))
    }

    /// The game on the table.
    pub fn game(&self) -> &Game {
        &self.games[&self.present().game]
    }

    /// The bookmark, if one is set.
    pub const fn bookmark(&self) -> Option<&Bookmark> {
        self.preserved.as_ref()
    }

    /// Adds the result of a review to a counted game.
    pub(crate) fn add_review_figures(&mut self, id: GameId, figures: ReviewFigures) {
        let game = self.games.get_mut(&id).map(Arc::make_mut);
        if let Some(counted) = game.and_then(|game| game.counted.as_mut()) {
            counted.judged = Some(figures);
        }
    }

    /// The history lines of the kept games that count at the present place.
    pub(crate) fn lines_in_effect(&self) -> Vec<&PlayedGame> {
        let games = self.games.values();
        let in_effect = games.filter(|game| self.is_in_effect(game.id));
        in_effect.filter_map(|game| game.counted_line()).collect()
    }

    /// Returns a kept game if the history lists it at the present place.
    pub(crate) fn listed_game(&self, id: GameId) -> Option<&Game> {
        let game = self.games.get(&id).filter(|_| self.is_in_effect(id))?;
        game.counted_line()?.nth.map(|_| &**game)
    }

    /// All kept games that the history lists at the present place.
    pub(crate) fn listed_games(&self) -> impl Iterator<Item = &Game> {
        self.games.keys().filter_map(|id| self.listed_game(*id))
    }

    /// The tally at the present place, including its cleared part.
    pub(crate) fn full_tally(&self) -> Tally {
        let mut tally = self.tally.clone();
        for line in self.lines_in_effect() {
            tally.add(&tally_key_of(line), line.result());
        }
        tally
    }

    /// Replays the game on the table up to the present place.
    ///
    /// # Errors
    /// If the record of the game on the table cannot be replayed.
    pub fn table(&self) -> Result<ReplayedGame, ReplayError> {
        ReplayedGame::at(self.game().record(), ReplayTo::At(self.stands))
    }

    /// The games that are kept, on the timeline or as tries that are not over.
    pub fn games(&self) -> impl Iterator<Item = &Game> {
        self.games.values().map(|game| &**game)
    }

    /// Whether a game is kept, on the timeline or as an unfinished try.
    pub fn has_game(&self, id: GameId) -> bool {
        self.games.contains_key(&id)
    }

    /// The unfinished tries at daily games, and the tries that ended since the last one began.
    pub const fn tries(&self) -> &DayTries {
        &self.tries
    }

    /// Begins a try at a day, in this game, unless the day has an unfinished try. Forgets the tries
    /// that are over.
    pub fn begin_try(&mut self, day: Day, game: GameId) {
        self.tries.remove_ended();
        self.tries.add_try(DayTry { day, game, end: None });
    }

    /// Adds the end of a day's try. Only the first end counts, even if the player undoes it.
    pub fn end_try(&mut self, day: Day, end: DayEnd) {
        self.tries.add_end(day, end);
    }

    fn is_open_try(&self, id: GameId) -> bool {
        let mut tries = self.tries.tries().iter();
        tries.any(|it| it.game == id && it.end.is_none())
    }

    /// The help that counts for a game at a place: all that the player had in the game, and what
    /// they have seen of the hand there.
    pub(crate) fn help_at(&self, game: &Game, place: RecordPlace) -> Help {
        let hand = game.hand_at(place);
        let seen = hand.map_or(Help::None, |hand| self.seen.help_in(&hand));
        game.help.max(seen)
    }

    /// Whether a game with these deals was played: it is kept and has actions, or the player has
    /// seen more of its first hand than the deal.
    pub fn has_deals(&self, deals: Deals) -> bool {
        let first =
            deals.number().map(|number| Shuffle { seed: numbered_seed(number, 1), cut: Cut::NONE });
        let mut games = self.games.values();
        let is_kept =
            games.any(|game| game.deals.have_same_shuffles(deals) && !game.record.is_empty());
        is_kept || first.is_some_and(|hand| self.seen.has_more_than_deal(hand))
    }

    /// The last other game that was on the table before this one and repeats no other game.
    pub(crate) fn previous_original_game(&self) -> Option<&Game> {
        let moments = self.moments[..self.at].iter().rev();
        let mut games = moments.map(|moment| &*self.games[&moment.game]);
        games.find(|game| game.id != self.game().id && game.again.is_none())
    }

    /// The score of the series of a game, including that game if it counts; `None` for a single
    /// game.
    pub(crate) fn series_of(&self, game: &Game) -> Option<Series> {
        let won = game.counted_line().filter(|_| self.is_in_effect(game.id));
        Some(game.series?.after(won.and_then(|line| line.winner)))
    }

    /// The latest game on the table that is part of a series, and the score of that series.
    pub(crate) fn series(&self) -> Option<(&Game, Series)> {
        let moments = self.moments[..=self.at].iter().rev();
        let mut games = moments.map(|moment| &*self.games[&moment.game]);
        let game = games.find(|game| game.series.is_some())?;
        Some((game, self.series_of(game)?))
    }

    /// Notes help that the player had in the hand on the table.
    pub fn note_help(&mut self, help: Help) {
        let Some(hand) = self.game().hand_at(self.stands) else {
            return;
        };
        match help {
            Help::None => {}
            Help::Advice => self.seen.note_advice(hand.shuffle()),
            Help::Knowledge => {
                self.seen.note_revealed(hand.shuffle());
                self.game_mut().help.raise_to(help);
            }
        }
    }

    /// Help that the player has had in the game on the table. `deals_are_listed` says whether the
    /// history lists another game with the same deals.
    pub fn help(&self, deals_are_listed: bool) -> Help {
        let help = self.help_at(self.game(), self.stands);
        help.max(Help::knowledge_if(deals_are_listed))
    }

    /// Carries out an action of a person.
    ///
    /// # Errors
    /// If the rules do not allow the action. Nothing changes then.
    pub fn act(
        &mut self,
        table: &mut ReplayedGame,
        action: Action,
        deals_are_listed: bool,
    ) -> Result<Vec<Event>, RefusedAction> {
        let help = self.help(deals_are_listed);
        let events = table.apply(action)?;
        self.extend_record(table, help);
        Ok(events)
    }

    /// Deals the next hand with this cut. A hand that was dealt before is dealt as it was.
    ///
    /// # Errors
    /// If no hand can be dealt. Nothing changes then.
    pub fn deal(
        &mut self,
        table: &mut ReplayedGame,
        cut: Cut,
        rules: Rules,
        deals_are_listed: bool,
        new_seed: &mut dyn FnMut() -> Seed,
    ) -> Result<Vec<Event>, DealError> {
        let help = self.help(deals_are_listed);
        let round = table.place().rounds;
        let shuffle = self.game().clone().shuffle(round, cut, new_seed);
        let events = table.deal(shuffle, rules)?;
        // The same hand may have been dealt before, under other rules.
        self.game_mut().orders.take_if(|orders| orders.hand == round + 1);
        self.extend_record(table, help);
        Ok(events)
    }

    /// Returns the seed of the next hand on the table, and fixes it if it is not fixed yet.
    pub fn fix_next_shuffle(&mut self, new_seed: &mut dyn FnMut() -> Seed) -> Seed {
        let round = self.stands.rounds;
        self.game_mut().fix_next_shuffle(round, new_seed)
    }

    /// Carries out Nestor's action. The present place must be the end of the game's record.
    ///
    /// # Errors
    /// If the rules do not allow the action. Nothing changes then.
    pub fn apply_nestor_action(
        &mut self,
        table: &mut ReplayedGame,
        action: Action,
        level: Level,
    ) -> Result<Vec<Event>, RefusedAction> {
        let before = table.place();
        let help = self.help(false);
        let events = table.apply(action)?;
        let id = self.game().id;
        let game = self.game_mut();
        game.help = help;
        game.level = Some(game.level.map_or(level, |easiest| easiest.min(level)));
        game.adopt_record(table.state());
        let after = game.end();
        self.note_nestor_action(id, before, after);
        self.note_seen_hand();
        Ok(events)
    }

    /// Counts the game on the table, which has just ended. `is_listed` says whether the history
    /// lists it.
    pub fn count(&mut self, played: PlayedGame, is_listed: bool) {
        let nth = is_listed.then_some(self.next);
        self.next += u32::from(is_listed);
        self.game_mut().counted = Some(Box::new(PlayedGame { nth, ..played }));
    }

    /// The step that undo would take back.
    pub fn next_undo(&self, table: &ReplayedGame) -> Option<Step> {
        if self.last_person_action(table).is_some() {
            Some(Step::Action)
        } else {
            let at = self.at;
            let step = (at > 0).then(|| self.step_to(at))?;
            // Undo does not leave a game with a running clock.
            (step != Step::Game || !table.state.can_be_given_up()).then_some(step)
        }
    }

    /// Forgets the steps of redo: the later moments, and the record after the present place.
    pub fn drop_redo(&mut self) {
        self.drop_after_present();
    }

    /// Takes back the last action of a person and what followed, or else goes to the previous
    /// moment.
    ///
    /// # Errors
    /// If the record of the game to show cannot be replayed. That game is left out from now on.
    pub fn undo(&mut self, table: &mut ReplayedGame) -> Result<Option<Step>, ReplayError> {
        let Some(step) = self.next_undo(table) else {
            return Ok(None);
        };
        let (at, stands) = if let Some((own, _)) = self.last_person_action(table) {
            (self.at, own)
        } else {
            let before = self.at - 1;
            (before, self.moment_range(before).1)
        };
        self.go_to(table, at, ReplayTo::At(stands))?;
        Ok(Some(step))
    }

    /// The step that redo would do again.
    pub fn next_redo(&self) -> Option<Step> {
        let (at, stands) = (self.at, self.stands);
        if stands < self.moment_range(at).1 {
            Some(Step::Action)
        } else {
            (at + 1 < self.moments.len()).then(|| self.step_to(at + 1))
        }
    }

    /// Redoes the last step of undo.
    ///
    /// # Errors
    /// If the record of the game to show cannot be replayed. That game is left out from now on.
    pub fn redo(&mut self, table: &mut ReplayedGame) -> Result<Option<Step>, ReplayError> {
        let Some(step) = self.next_redo() else {
            return Ok(None);
        };
        let (at, stands) = (self.at, self.stands);
        let (_, end) = self.moment_range(at);
        if stands < end {
            let own = table.first_person_action(stands, end);
            self.go_to(table, at, ReplayTo::At(own.unwrap_or(end)))?;
        } else {
            let (from, end) = self.moment_range(at + 1);
            self.go_to(table, at + 1, ReplayTo::FirstPersonActionFrom(from, end))?;
        }
        Ok(Some(step))
    }

    /// Puts a new game, or a copy of another game, on the table, as a new moment.
    ///
    /// # Errors
    /// If the record of that game cannot be replayed. Nothing changes then.
    pub fn put_on_table(
        &mut self,
        table: &mut ReplayedGame,
        mut game: Game,
    ) -> Result<(), ReplayError> {
        *table = game.replay_to_end()?;
        let (id, from) = (game.id, game.begun);
        self.drop_after_present();
        self.games.insert(id, Arc::new(game));
        self.append(id, from);
        self.note_seen_hand();
        Ok(())
    }

    /// Puts a copy of a game on the table, to continue from its end. If no person has acted or
    /// taken bones in the present game, and it is neither counted nor an unfinished daily try, the
    /// copy replaces it on the timeline, so that undo goes back through the record of the copy.
    ///
    /// # Errors
    /// If the record of that game cannot be replayed. Nothing changes then.
    pub fn open(
        &mut self,
        table: &mut ReplayedGame,
        game: &Game,
        id: GameId,
        help: Help,
    ) -> Result<(), ReplayError> {
        let mut copy = game.copy_up_to(id, game.end());
        copy.help.raise_to(help);
        let (untouched, before) = (self.game().id, self.game().end());
        // The table may still list actions of people that have been cut off the record.
        let has_person_action = table.person_actions.iter().any(|(place, _)| *place < before)
            || !self.game().backs_taken(table.state.rounds().len()).is_empty();
        if has_person_action || self.game().counted.is_some() || self.is_open_try(untouched) {
            return self.put_on_table(table, copy);
        }
        *table = copy.replay_to_end()?;
        self.drop_later();
        copy.begun = RecordPlace::default();
        let mut from = copy.begun;
        let moments = self.moments.iter_mut();
        for moment in moments.filter(|moment| moment.game == untouched) {
            (moment.game, moment.from) = (id, from);
            from = copy.end();
        }
        self.stands = copy.end();
        self.games.remove(&untouched);
        self.games.insert(id, Arc::new(copy));
        self.note_seen_hand();
        Ok(())
    }

    /// Sets the bookmark at the present place.
    pub fn set_bookmark(&mut self, id: GameId) {
        self.preserved = Some(Bookmark {
            game: self.game().copy_up_to(id, self.stands),
            cleared: self.present().cleared.tally.clone(),
        });
    }

    /// Continues from the bookmark, and brings back results that were cleared from the tally since
    /// it was set. Returns `false` if there is no bookmark.
    ///
    /// # Errors
    /// If the record of the bookmarked game cannot be replayed. Nothing changes then.
    pub fn restore_bookmark(
        &mut self,
        table: &mut ReplayedGame,
        id: GameId,
    ) -> Result<bool, ReplayError> {
        let Some(Bookmark { game, cleared }) = self.preserved.clone() else {
            return Ok(false);
        };
        let mut copy = game.copy_up_to(id, game.end());
        copy.help.raise_to(copy.help_of_copy());
        self.put_on_table(table, copy)?;
        let moment = &mut self.moments[self.at];
        let now = &mut Arc::make_mut(&mut moment.cleared).tally;
        let mut since = now.clone();
        since.subtract(&cleared);
        now.subtract(&since);
        Ok(true)
    }

    /// Puts the last other game that repeats no game back on the table, at its end. Finished games
    /// stay counted. Returns `false` if there is no such game.
    ///
    /// # Errors
    /// If the record of that game cannot be replayed. Nothing changes then.
    pub fn return_to_original_game(
        &mut self,
        table: &mut ReplayedGame,
    ) -> Result<bool, ReplayError> {
        let own = self.previous_original_game().map(Game::id);
        own.map_or(Ok(false), |id| self.put_kept_on_table(table, id).map(|()| true))
    }

    /// Puts a kept game on the table, at its end.
    ///
    /// # Errors
    /// If the record of that game cannot be replayed. Nothing changes then.
    pub fn put_kept_on_table(
        &mut self,
        table: &mut ReplayedGame,
        id: GameId,
    ) -> Result<(), ReplayError> {
        // The steps of redo are dropped first, because they may include the end of this game.
        let mut after = self.clone();
        after.drop_after_present();
        let game = &after.games[&id];
        let end = game.end();
        *table = ReplayedGame::at(game.record(), ReplayTo::At(end))?;
        after.append(id, end);
        *self = after;
        Ok(())
    }

    /// Clears the tally. Undo brings it back.
    pub fn clear_tally(&mut self) {
        let tally = self.full_tally();
        self.clear(|cleared| cleared.tally = tally);
    }

    /// Clears the history. Undo brings it back.
    pub fn clear_history(&mut self) {
        let next = self.next;
        self.clear(|cleared| cleared.history = next);
    }

    /// Brings the cleared history back. Undo clears it again.
    pub fn restore_history(&mut self) {
        self.clear(|cleared| cleared.history = 0);
    }

    /// Changes which games are cleared, as a new moment, unless nothing changes.
    fn clear(&mut self, change: impl FnOnce(&mut ClearedPart)) {
        let now = &*self.present().cleared;
        let mut cleared = now.clone();
        change(&mut cleared);
        if cleared != *now {
            self.drop_after_present();
            self.append(self.game().id, self.stands);
            self.moments[self.at].cleared = Arc::new(cleared);
        }
    }

    /// The last place in the present moment at which a person acted, and their seat.
    pub(crate) fn last_person_action(&self, table: &ReplayedGame) -> Option<(RecordPlace, Seat)> {
        let (from, _) = self.moment_range(self.at);
        table.last_person_action(from, self.stands)
    }

    /// Goes to a place of a moment. Leaves the game out if its record cannot be replayed.
    fn go_to(
        &mut self,
        table: &mut ReplayedGame,
        at: usize,
        place: ReplayTo,
    ) -> Result<(), ReplayError> {
        let game = &self.games[&self.moments[at].game];
        match ReplayedGame::at(game.record(), place) {
            Ok(replayed) => *table = replayed,
            Err(error) => {
                let id = game.id;
                self.leave_out(id);
                return Err(error);
            }
        }
        self.at = at;
        self.stands = table.place();
        Ok(())
    }

    /// Removes from the timeline a game whose record cannot be replayed. The game counts as before.
    fn leave_out(&mut self, id: GameId) {
        let was_in_effect = self.is_in_effect(id);
        let before = self.moment_indexes_of(id).filter(|index| *index < self.at);
        self.at -= before.count();
        self.moments.retain(|moment| moment.game != id);
        self.drop_unneeded(id, was_in_effect);
    }

    /// Extends the game's record by the last action or deal on the table. Drops the steps of redo.
    fn extend_record(&mut self, table: &ReplayedGame, help: Help) {
        self.drop_after_present();
        let game = self.game_mut();
        game.help = help;
        game.adopt_record(table.state());
        self.stands = table.place();
        self.note_seen_hand();
    }

    /// Forgets everything after the present place.
    fn drop_after_present(&mut self) {
        self.drop_later();
        let stands = self.stands;
        self.truncate_game(self.present().game, stands);
    }

    /// Adds a moment of a game after the present one, and goes to the end of that game.
    fn append(&mut self, game: GameId, from: RecordPlace) {
        let cleared = Arc::clone(&self.present().cleared);
        self.moments.push(Moment { game, from, cleared });
        self.at += 1;
        self.stands = self.games[&game].end();
        self.drop_moments_beyond_limits();
    }

    /// Drops the oldest moments beyond the limits.
    fn drop_moments_beyond_limits(&mut self) {
        while self.at > MAX_MOMENTS || self.at > 0 && self.exceeds_size_limit() {
            let oldest = self.moments[0].game;
            let was_in_effect = self.is_in_effect(oldest);
            self.moments.remove(0);
            self.at -= 1;
            self.drop_unneeded(oldest, was_in_effect);
        }
    }

    fn exceeds_size_limit(&self) -> bool {
        let sizes = self.games.values().map(|game| game.approximate_bytes());
        sizes.sum::<usize>() > MAX_GAMES_BYTES
    }

    /// Drops the moments after the present one, and the parts of their games that only they need.
    fn drop_later(&mut self) {
        while self.at + 1 < self.moments.len() {
            let last = &self.moments[self.moments.len() - 1];
            let (id, from) = (last.game, last.from);
            let was_in_effect = self.is_in_effect(id);
            self.moments.pop();
            if !self.drop_unneeded(id, was_in_effect) && !self.games[&id].is_closed() {
                self.truncate_game(id, from);
            }
        }
    }

    /// Drops a game if it is no longer on the timeline, unless it is an unfinished try, and keeps
    /// its result in the tally if it counted. Returns whether it is no longer on the timeline.
    fn drop_unneeded(&mut self, id: GameId, was_in_effect: bool) -> bool {
        if self.moment_indexes_of(id).next().is_some() {
            return false;
        }
        if self.is_open_try(id) {
            return true;
        }
        let gone = self.games.remove(&id);
        let counted = gone.and_then(|game| game.counted_line().cloned());
        if let Some(counted) = counted.filter(|_| was_in_effect) {
            self.tally.add(&tally_key_of(&counted), counted.result());
        }
        true
    }

    /// Cuts the record of a game at a place. A game whose end is cut off no longer counts.
    fn truncate_game(&mut self, id: GameId, place: RecordPlace) {
        if let Some(game) = self.games.get_mut(&id).filter(|game| place < game.end()) {
            Arc::make_mut(game).truncate_at(place);
        }
    }

    /// The game on the table, for changes.
    pub(crate) fn game_mut(&mut self) -> &mut Game {
        let id = self.present().game;
        let game = self.games.get_mut(&id).expect("the timeline names it");
        Arc::make_mut(game)
    }

    /// Notes that the player has seen the present hand as far as it was played.
    fn note_seen_hand(&mut self) {
        let game = &self.games[&self.present().game];
        if let Some(hand) = game.record.rounds.last() {
            let held = self.games.values().flat_map(|game| &game.record.rounds);
            let held = held.filter(|other| other.shuffle() == hand.shuffle());
            self.seen.note_hand(hand, held);
        }
    }
}

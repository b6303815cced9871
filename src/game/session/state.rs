//! All that one player has and that must agree.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{
    Action, Bone, Cut, DealError, Event, Level, Refused, ReplayError, Rules, Seat, Seed, Shuffle,
};
use serde::{Deserialize, Serialize};

use super::form::Form;
use super::game::{Deals, Game};
use super::mark::Mark;
use super::seen::Seen;
use super::session::numbered_seed;
use super::table::{Place, Table};
use super::timeline::{Cleared, Games, Moment, Step, Timeline};
use crate::profile::{Day, DayEnd, DayTry, GameId, Help, Judged, PlayedGame, Tally, TallyKey};

/// How many moments lie before the place at most.
const MOST_MOMENTS: usize = 40;

/// How much the games weigh at most that undo reaches; see [`Game::weight`].
const MOST_WEIGHT: usize = 2 << 20;

/// How many tries at daily games are kept.
const MOST_TRIES: usize = 40;

/// How many games are remembered whose end was taken back for good.
const MOST_DROPPED: usize = 40;

/// All that one player has and that must agree. Replaced on disk as a whole.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(try_from = "Form")]
pub struct State {
    /// Exactly those that the timeline names.
    pub(super) games: Games,
    pub(super) timeline: Timeline,
    /// Of counted games that the timeline names no more.
    pub(super) tally: Tally,
    /// The number of the next game that the history lists.
    pub(super) next: u32,
    /// Games whose end was taken back for good. The history's file may still have them.
    pub(super) dropped: Vec<GameId>,
    /// Games that were listed before this number are being erased.
    pub(super) erase: Option<u32>,
    pub(super) preserved: Option<Preserved>,
    /// The last tries at daily games, the earliest day first.
    pub(super) tries: Vec<DayTry>,
    pub(super) seen: Seen,
    /// Lines of games that the timeline names no more, for the history's file.
    pub(super) settled: Vec<PlayedGame>,
}

/// A position that was put by.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preserved {
    /// A copy of the game, up to there.
    pub game: Game,
    /// What was cleared of the tally then.
    pub cleared: Tally,
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form::from(self).serialize(serializer)
    }
}

/// The count of the tally that a finished game is added to.
pub fn key_of(played: &PlayedGame) -> TallyKey {
    TallyKey {
        kind: played.kind.clone(),
        with_help: played.help.is_any(),
    }
}

impl State {
    /// A state with a game that has just been dealt, and its table.
    ///
    /// # Errors
    /// What is wrong with its record.
    pub fn new(mut game: Game) -> Result<(Self, Table), ReplayError> {
        let table = Table::at(&game, Place::At(game.end()))?;
        game.is_hand_over = table.state.turn().is_none();
        let mut state = Self {
            timeline: Timeline::new(game.id, game.end()),
            games: Games::from([(game.id, Arc::new(game))]),
            tally: Tally::default(),
            next: 0,
            dropped: Vec::new(),
            erase: None,
            preserved: None,
            tries: Vec::new(),
            seen: Seen::default(),
            settled: Vec::new(),
        };
        state.note();
        Ok((state, table))
    }

    /// The moments and the place among them.
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// What was done while this state could not be read comes after it: its moments and games,
    /// its tries at days of which there were none, and what was seen. What was cleared meanwhile
    /// is not cleared.
    #[must_use]
    pub fn resume(mut self, meanwhile: Self) -> Self {
        self.close_moment();
        let first = self.next;
        for (id, mut game) in meanwhile.games {
            if let Some(counted) = &mut Arc::make_mut(&mut game).counted {
                counted.nth = counted.nth.map(|nth| nth + first);
            }
            self.games.insert(id, game);
        }
        let settled = meanwhile.settled.into_iter().map(|line| PlayedGame {
            nth: line.nth.map(|nth| nth + first),
            ..line
        });
        self.settled.extend(settled);
        self.tally.add_all(&meanwhile.tally);
        self.next += meanwhile.next;
        let cleared = Arc::clone(&self.timeline.present().cleared);
        let before = self.timeline.moments.len();
        let moments = meanwhile.timeline.moments.into_iter();
        self.timeline.moments.extend(moments.map(|moment| Moment {
            cleared: Arc::clone(&cleared),
            ..moment
        }));
        self.timeline.at = before + meanwhile.timeline.at;
        self.timeline.stands = meanwhile.timeline.stands;
        self.preserved = meanwhile.preserved.or(self.preserved);
        for tried in meanwhile.tries {
            self.add_try(tried);
        }
        self.seen.extend(meanwhile.seen);
        self.drop_oldest();
        self
    }

    /// The game on the table.
    pub fn game(&self) -> &Game {
        &self.games[&self.timeline.present().game]
    }

    /// Games whose end was taken back for good.
    pub fn dropped(&self) -> &[GameId] {
        &self.dropped
    }

    /// The position that was put by.
    pub const fn preserved(&self) -> Option<&Preserved> {
        self.preserved.as_ref()
    }

    /// The lines that the history's file gets since this was last called.
    pub fn take_settled(&mut self) -> Vec<PlayedGame> {
        std::mem::take(&mut self.settled)
    }

    /// The history's file has been read. Games in it that this state was never told of, because
    /// it is an older one or a new one, count.
    pub(super) fn count_unknown(&mut self, lines: &[Arc<PlayedGame>]) {
        let next = self.next;
        let unknown = |line: &&Arc<PlayedGame>| {
            let is_here = self.games.contains_key(&line.id) || self.dropped.contains(&line.id);
            !is_here && line.nth.is_some_and(|nth| nth >= next)
        };
        for line in lines.iter().filter(unknown) {
            self.tally.add(&key_of(line), line.result());
        }
        let numbers = lines.iter().filter_map(|line| line.nth);
        self.next = numbers.max().map_or(next, |last| next.max(last + 1));
    }

    /// Notes what the review of a counted game told.
    pub(super) fn judge(&mut self, id: GameId, judged: Judged) {
        let game = self.games.get_mut(&id).map(Arc::make_mut);
        if let Some(counted) = game.and_then(|game| game.counted.as_mut()) {
            counted.judged = Some(judged);
        }
    }

    /// What games count as at this place.
    pub(super) fn in_effect(&self) -> Vec<&PlayedGame> {
        let games = self.games.values();
        let in_effect = games.filter(|game| self.timeline.is_in_effect(game.id, &self.games));
        in_effect.filter_map(|game| game.counted()).collect()
    }

    /// The table at the present place.
    ///
    /// # Errors
    /// What is wrong with the record of the game.
    pub fn table(&self) -> Result<Table, ReplayError> {
        Table::at(self.game(), Place::At(self.timeline.stands))
    }

    /// The games that are kept, on the timeline or as tries that are not over.
    pub fn games(&self) -> impl Iterator<Item = &Game> {
        self.games.values().map(|game| &**game)
    }

    /// Whether a game is kept, on the timeline or as a try that is not over.
    pub fn has_game(&self, id: GameId) -> bool {
        self.games.contains_key(&id)
    }

    /// The tries at daily games that the history of days may not have yet.
    pub fn tries(&self) -> &[DayTry] {
        &self.tries
    }

    /// A try that counts is made in this game.
    pub fn begin_try(&mut self, day: Day, game: GameId) {
        self.add_try(DayTry {
            day,
            game,
            end: None,
        });
    }

    /// Adds a try at a day of which there is none.
    fn add_try(&mut self, tried: DayTry) {
        let place = self.tries.binary_search_by_key(&tried.day, |it| it.day);
        if let Err(place) = place {
            self.tries.insert(place, tried);
        }
        if self.tries.len() > MOST_TRIES {
            let oldest = self.tries.remove(0);
            self.leave_unnamed(oldest.game, false);
        }
    }

    /// The try of a day is over. Its first end counts, whatever undo brings after it.
    pub fn end_try(&mut self, day: Day, end: DayEnd) {
        let tried = self.tries.iter_mut().find(|it| it.day == day);
        if let Some(tried) = tried {
            tried.end.get_or_insert(end);
        }
    }

    fn is_open_try(&self, id: GameId) -> bool {
        self.tries
            .iter()
            .any(|it| it.game == id && it.end.is_none())
    }

    /// What help the player has had in a game that is kept.
    pub fn help_in(&self, id: GameId) -> Help {
        let game = self.games.get(&id);
        game.map_or(Help::None, |game| self.help_of(game))
    }

    /// What help the player has had in a game by what was seen of its last hand.
    pub(super) fn help_of(&self, game: &Game) -> Help {
        let hand = game.hand_at(game.end());
        let seen = hand.map_or(Help::None, |hand| self.seen.help_in(&hand));
        game.help.max(seen)
    }

    /// Whether a game with these deals was on the table: on the timeline, or as a hand that is
    /// remembered.
    pub fn has_deals(&self, deals: Deals) -> bool {
        let first = deals.number().map(|number| Shuffle {
            seed: numbered_seed(number, 1),
            cut: Cut::NONE,
        });
        let is_kept = self.games.values().any(|game| game.deals.are(deals));
        is_kept || first.is_some_and(|hand| self.seen.has(hand))
    }

    /// The last game before the present moment that is another one and plays none again.
    pub(super) fn own_before(&self) -> Option<&Game> {
        let moments = self.timeline.moments[..self.timeline.at].iter().rev();
        let mut games = moments.map(|moment| &*self.games[&moment.game]);
        games.find(|game| game.id != self.game().id && game.again.is_none())
    }

    /// The Nestors of the game on the table play at this level from now on.
    pub fn set_level(&mut self, table: &mut Table, level: Level) {
        let nestors: Vec<_> = table.state.seating().nestors().collect();
        let game = self.game_mut();
        for seat in nestors {
            game.record.seating.set_level(seat, level);
            table.state.set_level(seat, level);
        }
    }

    /// Keeps the order of the bones of the person in a seat.
    pub(super) fn keep_hand_order(&mut self, seat: Seat, bones: Vec<Bone>) {
        let hand = self.timeline.stands.rounds;
        self.game_mut().keep_hand_order(hand, seat, bones);
    }

    /// Takes over how long the clock has run.
    pub fn keep_clock(&mut self, table: &Table) {
        self.game_mut().record.clock_ran_ms = table.state.record().clock_ran_ms;
    }

    /// The game on the table was played for so many seconds more.
    pub fn add_time(&mut self, secs: u32) {
        self.game_mut().secs += secs;
    }

    /// The player had this help in the game on the table.
    pub fn add_help(&mut self, help: Help) {
        self.game_mut().help.add(help);
    }

    /// The player had this help in the hand on the table.
    pub fn note_help(&mut self, help: Help) {
        let Some(hand) = self.present_hand() else {
            return;
        };
        match help {
            Help::None => {}
            Help::Advice => self.seen.advise(hand),
            Help::Knowledge => {
                self.seen.reveal(hand);
                self.add_help(help);
            }
        }
    }

    /// What help the player has had in the game on the table. `is_ended` says whether
    /// the history lists another game with the same deals.
    pub fn help(&self, is_ended: bool) -> Help {
        let game = self.game();
        let hand = game.hand_at(self.timeline.stands());
        let seen = hand.map_or(Help::None, |hand| self.seen.help_in(&hand));
        game.help.max(seen).max(Help::knowledge_if(is_ended))
    }

    /// A person does something.
    ///
    /// # Errors
    /// If the rules do not allow it. Nothing has changed then.
    pub fn act(
        &mut self,
        table: &mut Table,
        action: Action,
        is_ended: bool,
    ) -> Result<Vec<Event>, Refused> {
        let help = self.help(is_ended);
        let events = table.apply(action)?;
        self.go_on(table, help);
        Ok(events)
    }

    /// Deals the next hand, cut here. A shuffle that is fixed is dealt as it is.
    ///
    /// # Errors
    /// If none can be dealt. Nothing has changed then.
    pub fn deal(
        &mut self,
        table: &mut Table,
        cut: Cut,
        rules: Rules,
        is_ended: bool,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Vec<Event>, DealError> {
        let help = self.help(is_ended);
        let round = table.place().rounds;
        let shuffle = self.game().clone().shuffle(round, cut, fresh);
        let events = table.deal(shuffle, rules)?;
        self.go_on(table, help);
        Ok(events)
    }

    /// Fixes the seed of the next hand on the table, unless that is done.
    pub fn fix_next(&mut self, fresh: &mut dyn FnMut() -> Seed) -> Seed {
        let round = self.timeline.stands.rounds;
        self.game_mut().fix_next(round, fresh)
    }

    /// A Nestor answers. Undo has not gone back into the game: it stands at its end.
    ///
    /// # Errors
    /// If the rules do not allow it. Nothing has changed then.
    pub fn answer(
        &mut self,
        table: &mut Table,
        action: Action,
        level: Level,
    ) -> Result<Vec<Event>, Refused> {
        let before = table.place();
        let help = self.help(false);
        let events = table.apply(action)?;
        let id = self.game().id;
        let game = self.game_mut();
        game.help = help;
        game.level = Some(game.level.map_or(level, |easiest| easiest.min(level)));
        game.record = table.state.record().clone();
        game.is_hand_over = table.state.turn().is_none();
        let after = game.end();
        self.timeline.answered(id, before, after, &self.games);
        self.note();
        Ok(events)
    }

    /// The game on the table has come to its end.
    pub fn end(&mut self) {
        self.game_mut().is_over = true;
    }

    /// The game on the table has come to its end, and counts. `is_listed` says whether the
    /// history gets it.
    pub fn count(&mut self, played: PlayedGame, is_listed: bool) {
        let nth = is_listed.then_some(self.next);
        self.next += u32::from(is_listed);
        self.dropped.retain(|id| *id != played.id);
        self.game_mut().counted = Some(Box::new(PlayedGame { nth, ..played }));
    }

    /// What undo would take back.
    pub fn undo_brings(&self, table: &Table) -> Option<Step> {
        if self.last_own(table).is_some() {
            Some(Step::Action)
        } else {
            let at = self.timeline.at;
            let step = (at > 0).then(|| self.timeline.step_to(at))?;
            // A game whose clock runs is not left.
            (step != Step::Game || !table.state.can_be_given_up()).then_some(step)
        }
    }

    /// Whether undo would leave a game with a clock that has to be given up first.
    pub(super) fn undo_would_give_up(&self, table: &Table) -> bool {
        let at = self.timeline.at;
        let leaves = at > 0 && self.timeline.step_to(at) == Step::Game;
        leaves && self.last_own(table).is_none() && table.state.can_be_given_up()
    }

    /// Redo has nothing to do again.
    pub fn forget_redo(&mut self) {
        self.close_moment();
    }

    /// Takes back the last action of a person with what followed, or else goes to the moment
    /// before.
    ///
    /// # Errors
    /// What is wrong with the record of that game. That game is left out from now on.
    pub fn undo(&mut self, table: &mut Table) -> Result<Option<Step>, ReplayError> {
        let Some(step) = self.undo_brings(table) else {
            return Ok(None);
        };
        let (at, stands) = if let Some((own, _)) = self.last_own(table) {
            (self.timeline.at, own)
        } else {
            let before = self.timeline.at - 1;
            (before, self.timeline.stretch(before, &self.games).1)
        };
        self.go_to(table, at, Place::At(stands))?;
        Ok(Some(step))
    }

    /// What redo would do again.
    pub fn redo_brings(&self) -> Option<Step> {
        let Timeline { at, stands, .. } = self.timeline;
        if stands < self.timeline.stretch(at, &self.games).1 {
            Some(Step::Action)
        } else {
            (at + 1 < self.timeline.moments.len()).then(|| self.timeline.step_to(at + 1))
        }
    }

    /// Does again what undo took back last.
    ///
    /// # Errors
    /// What is wrong with the record of that game. That game is left out from now on.
    pub fn redo(&mut self, table: &mut Table) -> Result<Option<Step>, ReplayError> {
        let Some(step) = self.redo_brings() else {
            return Ok(None);
        };
        let Timeline { at, stands, .. } = self.timeline;
        let (_, end) = self.timeline.stretch(at, &self.games);
        if stands < end {
            let own = table.first_own(stands, end);
            self.go_to(table, at, Place::At(own.unwrap_or(end)))?;
        } else {
            let (from, end) = self.timeline.stretch(at + 1, &self.games);
            self.go_to(table, at + 1, Place::FirstOwnFrom(from, end))?;
        }
        Ok(Some(step))
    }

    /// Puts a new game, or a copy of one, on the table. It begins here as a moment.
    ///
    /// # Errors
    /// What is wrong with its record. Nothing has changed then.
    pub fn lay(&mut self, table: &mut Table, mut game: Game) -> Result<(), ReplayError> {
        let laid = Table::at(&game, Place::At(game.end()))?;
        game.is_hand_over = laid.state.turn().is_none();
        let id = game.id;
        let from = game.begun;
        self.close_moment();
        self.games.insert(id, Arc::new(game));
        let cleared = Arc::clone(&self.timeline.present().cleared);
        self.append(Moment {
            game: id,
            from,
            cleared,
        });
        *table = laid;
        self.note();
        Ok(())
    }

    /// Puts a copy of a game on the table that goes on from its end. At a table where nobody
    /// has done anything, that game gives way to the copy, so that undo goes into it.
    ///
    /// # Errors
    /// What is wrong with its record. Nothing has changed then.
    pub fn open(
        &mut self,
        table: &mut Table,
        game: &Game,
        id: GameId,
        help: Help,
    ) -> Result<(), ReplayError> {
        let mut copy = game.copy(id, game.end());
        copy.help.add(help);
        let untouched = self.game().id;
        let is_open_try = self.is_open_try(untouched);
        // The table may know places yet that were cut away.
        let end = self.game().end();
        let has_own = table.own.iter().any(|(mark, _)| *mark < end);
        let is_untouched = !has_own && self.game().counted.is_none() && !is_open_try;
        if !is_untouched {
            return self.lay(table, copy);
        }
        let laid = Table::at(&copy, Place::At(copy.end()))?;
        copy.begun = Mark::default();
        copy.is_hand_over = laid.state.turn().is_none();
        let end = copy.end();
        self.drop_later();
        let mut of_game = self
            .timeline
            .places_of(untouched)
            .collect::<Vec<_>>()
            .into_iter();
        if let Some(first) = of_game.next() {
            self.timeline.moments[first].game = id;
            self.timeline.moments[first].from = Mark::default();
        }
        for other in of_game {
            self.timeline.moments[other].game = id;
            self.timeline.moments[other].from = end;
        }
        self.games.remove(&untouched);
        self.games.insert(id, Arc::new(copy));
        self.timeline.stands = end;
        *table = laid;
        self.note();
        Ok(())
    }

    /// Puts by the present position.
    pub fn preserve(&mut self, id: GameId) {
        self.preserved = Some(Preserved {
            game: self.game().copy(id, self.timeline.stands()),
            cleared: self.timeline.present().cleared.tally.clone(),
        });
    }

    /// Goes on from the position that was put by, with the tally of then and what was
    /// counted since.
    ///
    /// # Errors
    /// What is wrong with its record. Nothing has changed then.
    pub fn restore(&mut self, table: &mut Table, id: GameId) -> Result<bool, ReplayError> {
        let Some(Preserved { game, cleared }) = self.preserved.clone() else {
            return Ok(false);
        };
        let mut copy = game.copy(id, game.end());
        copy.help.add(copy.help_of_copy());
        self.lay(table, copy)?;
        let moment = &mut self.timeline.moments[self.timeline.at];
        let now = &moment.cleared.tally;
        let mut more = now.clone();
        more.take_away(&cleared);
        let mut both = now.clone();
        both.take_away(&more);
        if both != *now {
            moment.cleared = Arc::new(Cleared {
                tally: both,
                history: moment.cleared.history,
            });
        }
        Ok(true)
    }

    /// Brings back the last game that plays no deals again, at its end. What has ended
    /// stays counted. `false` if there is no other.
    ///
    /// # Errors
    /// What is wrong with its record. Nothing has changed then.
    pub fn back_to_own(&mut self, table: &mut Table) -> Result<bool, ReplayError> {
        let own = self.own_before().map(Game::id);
        own.map_or(Ok(false), |id| self.lay_held(table, id).map(|()| true))
    }

    /// Puts a game that is kept on the table, at its end.
    ///
    /// # Errors
    /// What is wrong with its record. What undo had taken back is forgotten all the same.
    pub fn lay_held(&mut self, table: &mut Table, id: GameId) -> Result<(), ReplayError> {
        self.close_moment();
        let game = &self.games[&id];
        let laid = Table::at(game, Place::At(game.end()))?;
        let cleared = Arc::clone(&self.timeline.present().cleared);
        let from = self.games[&id].end();
        self.append(Moment {
            game: id,
            from,
            cleared,
        });
        *table = laid;
        Ok(())
    }

    /// Clears the tally. Undo brings it back.
    pub fn clear_tally(&mut self) {
        let mut tally = self.tally.clone();
        for counted in self.in_effect() {
            tally.add(&key_of(counted), counted.result());
        }
        let history = self.timeline.present().cleared.history;
        self.set_cleared(Cleared { tally, history });
    }

    /// Clears the history. Undo brings it back.
    pub fn clear_history(&mut self) {
        self.set_history_mark(self.next);
    }

    /// Brings the cleared history back. Undo clears it again.
    pub fn bring_history_back(&mut self) {
        self.set_history_mark(0);
    }

    fn set_history_mark(&mut self, history: u32) {
        let tally = self.timeline.present().cleared.tally.clone();
        self.set_cleared(Cleared { tally, history });
    }

    fn set_cleared(&mut self, cleared: Cleared) {
        if *self.timeline.present().cleared == cleared {
            return;
        }
        self.close_moment();
        self.append(Moment {
            game: self.game().id,
            from: self.timeline.stands,
            cleared: Arc::new(cleared),
        });
    }

    /// The last place of the present stretch at which a person acted, and who did.
    pub(super) fn last_own(&self, table: &Table) -> Option<(Mark, Seat)> {
        let (from, _) = self.timeline.stretch(self.timeline.at, &self.games);
        table.last_own(from, self.timeline.stands)
    }

    /// Goes to a place of a moment.
    fn go_to(&mut self, table: &mut Table, at: usize, place: Place) -> Result<(), ReplayError> {
        let game = &self.games[&self.timeline.moments[at].game];
        match Table::at(game, place) {
            Ok(there) => *table = there,
            Err(wrong) => {
                let id = game.id;
                self.leave_out(id);
                return Err(wrong);
            }
        }
        self.timeline.at = at;
        self.timeline.stands = table.place();
        Ok(())
    }

    /// A game that cannot be played any more leaves the timeline. What it counts as stays.
    fn leave_out(&mut self, id: GameId) {
        let was_in_effect = self.timeline.is_in_effect(id, &self.games);
        let before = self
            .timeline
            .places_of(id)
            .filter(|place| *place < self.timeline.at);
        self.timeline.at -= before.count();
        self.timeline.moments.retain(|moment| moment.game != id);
        self.leave_unnamed(id, was_in_effect);
    }

    /// Something was done on the table: that is the end of the game's record now.
    fn go_on(&mut self, table: &Table, help: Help) {
        self.close_moment();
        let game = self.game_mut();
        game.help = help;
        game.take_over(table.state());
        self.timeline.stands = table.place();
        self.note();
    }

    /// What comes after the present place is forgotten.
    fn close_moment(&mut self) {
        self.drop_later();
        let stands = self.timeline.stands;
        self.cut(self.timeline.present().game, stands);
    }

    fn append(&mut self, moment: Moment) {
        self.timeline.stands = self.games[&moment.game].end();
        self.timeline.moments.push(moment);
        self.timeline.at += 1;
        self.drop_oldest();
    }

    /// So many moments stay before the place.
    fn drop_oldest(&mut self) {
        while self.timeline.at > MOST_MOMENTS || self.timeline.at > 0 && self.is_too_heavy() {
            let oldest = self.timeline.moments[0].game;
            let was_in_effect = self.timeline.is_in_effect(oldest, &self.games);
            self.timeline.moments.remove(0);
            self.timeline.at -= 1;
            self.leave_unnamed(oldest, was_in_effect);
        }
    }

    fn is_too_heavy(&self) -> bool {
        let weights = self.games.values().map(|game| game.weight());
        weights.sum::<usize>() > MOST_WEIGHT
    }

    /// The moments after the place go, and what of their games no other moment has.
    fn drop_later(&mut self) {
        let games: BTreeSet<GameId> = self.timeline.moments[self.timeline.at + 1..]
            .iter()
            .map(|moment| moment.game)
            .collect();
        let in_effect: Vec<bool> = games
            .iter()
            .map(|id| self.timeline.is_in_effect(*id, &self.games))
            .collect();
        let later = self.timeline.moments.split_off(self.timeline.at + 1);
        for (id, was_in_effect) in games.into_iter().zip(in_effect) {
            let mut of_game = later.iter().filter(|moment| moment.game == id);
            let from = of_game.next().map(|moment| moment.from);
            if self.leave_unnamed(id, was_in_effect) {
                continue;
            }
            if let Some(from) = from.filter(|_| !self.games[&id].is_closed()) {
                self.cut(id, from);
            }
        }
    }

    /// Lets a game go that no moment names, and keeps what it counts as. Whether it went.
    fn leave_unnamed(&mut self, id: GameId, was_in_effect: bool) -> bool {
        if self.timeline.places_of(id).next().is_some() {
            return false;
        }
        if self.is_open_try(id) {
            return true;
        }
        let gone = self.games.remove(&id);
        let counted = gone.and_then(|game| game.counted().cloned());
        match counted {
            Some(counted) if was_in_effect => {
                self.tally.add(&key_of(&counted), counted.result());
                self.settled
                    .extend(counted.nth.is_some().then_some(counted));
            }
            Some(counted) => self.drop_end(counted.id, counted.nth),
            None => {}
        }
        true
    }

    /// Cuts the record of a game. An end that is cut away is taken back for good.
    fn cut(&mut self, id: GameId, place: Mark) {
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        if place < game.end()
            && let Some(counted) = Arc::make_mut(game).cut_at(place)
        {
            self.drop_end(id, counted.nth);
        }
    }

    fn drop_end(&mut self, id: GameId, nth: Option<u32>) {
        if nth.is_some() {
            self.dropped.retain(|other| *other != id);
            self.dropped.push(id);
            let too_many = self.dropped.len().saturating_sub(MOST_DROPPED);
            self.dropped.drain(..too_many);
        }
    }

    fn game_mut(&mut self) -> &mut Game {
        let id = self.timeline.present().game;
        let game = self.games.get_mut(&id).expect("the timeline names it");
        Arc::make_mut(game)
    }

    /// The shuffle of the hand on the table.
    fn present_hand(&self) -> Option<Shuffle> {
        let last = self.timeline.stands().rounds.checked_sub(1)?;
        let hand = self.game().record.rounds.get(last)?;
        Some(hand.shuffle())
    }

    /// Notes that what lies on the table was seen.
    fn note(&mut self) {
        let game = &self.games[&self.timeline.present().game];
        if let Some(hand) = game.record.rounds.last() {
            let held = self.games.values().flat_map(|game| &game.record.rounds);
            let held = held.filter(|other| other.shuffle() == hand.shuffle());
            self.seen.note(hand, held);
        }
    }
}

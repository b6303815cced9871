//! All that one player has and that must agree.

use std::sync::Arc;

use engine::{
    Action, Cut, DealError, Event, Level, Refused, ReplayError, Rules, Seat, Seed, Shuffle,
};
use serde::{Deserialize, Serialize};

use super::form;
use super::game::{Deals, Game};
use super::mark::Mark;
use super::seeds::numbered_seed;
use super::seen::Seen;
use super::table::{Place, Table};
use super::timeline::{Cleared, Games, Moment, Step};
use crate::profile::{
    Day, DayEnd, DayTry, Days, GameId, Help, Judged, PlayedGame, Tally, TallyKey,
};

/// Maximum number of moments before the place.
const MOST_MOMENTS: usize = 40;

/// Maximum weight of the games that undo reaches; see [`Game::weight`].
const MOST_WEIGHT: usize = 2 << 20;

/// Maximum number of tries at daily games.
pub(crate) const MOST_TRIES: usize = 40;

/// Maximum number of remembered games whose end was taken back for good.
pub(crate) const MOST_DROPPED: usize = 40;

/// All that one player has and that must agree. Replaced on disk as a whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    /// Those that the timeline or an open try names.
    #[serde(with = "form::games")]
    pub(crate) games: Games,
    /// The timeline: what undo and redo walk. Actions are no moments: they stand in the records.
    #[serde(with = "form::moments")]
    pub(crate) moments: Vec<Moment>,
    /// Index of the present moment.
    pub(crate) at: usize,
    /// Place of its game.
    pub(crate) stands: Mark,
    /// Of counted games that the timeline names no more.
    pub(crate) tally: Tally,
    /// The number of the next game that the history lists.
    pub(crate) next: u32,
    /// Games whose end was taken back for good. The history's file may still have them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) dropped: Vec<GameId>,
    /// Games that were listed before this number are being erased.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) erase: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) preserved: Option<Preserved>,
    /// The last tries at daily games.
    #[serde(default, skip_serializing_if = "Days::is_empty")]
    pub(crate) tries: Days,
    pub(crate) seen: Seen,
    /// Lines of games that the timeline names no more, for the history's file.
    #[serde(skip)]
    pub(crate) settled: Vec<PlayedGame>,
}

/// The bookmark.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preserved {
    /// A copy of the game, up to there.
    #[serde(with = "form::masked")]
    pub game: Game,
    /// The cleared part of the tally then.
    pub cleared: Tally,
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
        let table = game.play()?;
        let mut state = Self {
            moments: vec![Moment {
                game: game.id,
                from: Mark::default(),
                cleared: Arc::default(),
            }],
            at: 0,
            stands: game.end(),
            games: Games::from([(game.id, Arc::new(game))]),
            tally: Tally::default(),
            next: 0,
            dropped: Vec::new(),
            erase: None,
            preserved: None,
            tries: Days::default(),
            seen: Seen::default(),
            settled: Vec::new(),
        };
        state.note();
        Ok((state, table))
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
        self.tally.add_all(&meanwhile.tally);
        self.next += meanwhile.next;
        let cleared = Arc::clone(&self.present().cleared);
        let before = self.moments.len();
        let moments = meanwhile.moments.into_iter();
        self.moments.extend(moments.map(|moment| Moment {
            cleared: Arc::clone(&cleared),
            ..moment
        }));
        self.at = before + meanwhile.at;
        self.stands = meanwhile.stands;
        self.preserved = meanwhile.preserved.or(self.preserved);
        for tried in Vec::from(meanwhile.tries) {
            self.add_try(tried);
        }
        self.seen.extend(meanwhile.seen);
        self.drop_oldest();
        self
    }

    /// The game on the table.
    pub fn game(&self) -> &Game {
        &self.games[&self.present().game]
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
    /// it is an older one or a new one, count. What they count as is returned.
    pub(crate) fn count_unknown(&mut self, lines: &[Arc<PlayedGame>]) -> Tally {
        let next = self.next;
        let mut counted = Tally::default();
        let unknown = |line: &&Arc<PlayedGame>| {
            let is_here = self.games.contains_key(&line.id) || self.dropped.contains(&line.id);
            !is_here && line.nth.is_some_and(|nth| nth >= next)
        };
        for line in lines.iter().filter(unknown) {
            counted.add(&key_of(line), line.result());
        }
        self.tally.add_all(&counted);
        let numbers = lines.iter().filter_map(|line| line.nth);
        self.next = numbers.max().map_or(next, |last| next.max(last + 1));
        counted
    }

    /// Notes what the review of a counted game told.
    pub(crate) fn judge(&mut self, id: GameId, judged: Judged) {
        let game = self.games.get_mut(&id).map(Arc::make_mut);
        if let Some(counted) = game.and_then(|game| game.counted.as_mut()) {
            counted.judged = Some(judged);
        }
    }

    /// What games count as at this place.
    pub(crate) fn in_effect(&self) -> Vec<&PlayedGame> {
        let games = self.games.values();
        let in_effect = games.filter(|game| self.is_in_effect(game.id));
        in_effect.filter_map(|game| game.counted()).collect()
    }

    /// The tally at this place, with what is cleared of it.
    pub(crate) fn counted(&self) -> Tally {
        let mut tally = self.tally.clone();
        for line in self.in_effect() {
            tally.add(&key_of(line), line.result());
        }
        tally
    }

    /// The table at the present place.
    ///
    /// # Errors
    /// What is wrong with the record of the game.
    pub fn table(&self) -> Result<Table, ReplayError> {
        Table::at(self.game(), Place::At(self.stands))
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
    pub const fn days(&self) -> &Days {
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

    /// Adds a try at a day, if there is none of it.
    fn add_try(&mut self, tried: DayTry) {
        let game = tried.game;
        self.tries.begin(tried);
        // If there was one, nothing may name this one's game any more.
        self.leave_unnamed(game, false);
        if let Some(oldest) = self.tries.pop_beyond(MOST_TRIES) {
            self.leave_unnamed(oldest.game, false);
        }
    }

    /// The try of a day is over. Its first end counts, whatever undo brings after it.
    pub fn end_try(&mut self, day: Day, end: DayEnd) {
        self.tries.end(day, end);
    }

    fn is_open_try(&self, id: GameId) -> bool {
        let mut tries = self.tries.tries().iter();
        tries.any(|it| it.game == id && it.end.is_none())
    }

    /// What help the player has had in a game up to a place, also by what was seen of its hand.
    pub(crate) fn help_at(&self, game: &Game, place: Mark) -> Help {
        let hand = game.hand_at(place);
        let seen = hand.map_or(Help::None, |hand| self.seen.help_in(&hand));
        game.help.max(seen)
    }

    /// Whether a game with these deals was played: on the timeline, or as a hand that is
    /// remembered. A deal alone tells nothing.
    pub fn has_deals(&self, deals: Deals) -> bool {
        let first = deals.number().map(|number| Shuffle {
            seed: numbered_seed(number, 1),
            cut: Cut::NONE,
        });
        let mut games = self.games.values();
        let is_kept = games.any(|game| game.deals.are(deals) && !game.record.is_empty());
        is_kept || first.is_some_and(|hand| self.seen.has_more_than_deal(hand))
    }

    /// The last game before the present moment that is another one and plays none again.
    pub(crate) fn own_before(&self) -> Option<&Game> {
        let moments = self.moments[..self.at].iter().rev();
        let mut games = moments.map(|moment| &*self.games[&moment.game]);
        games.find(|game| game.id != self.game().id && game.again.is_none())
    }

    /// The player had this help in the hand that is played.
    pub fn note_help(&mut self, help: Help) {
        let Some(hand) = self.game().hand_at(self.stands) else {
            return;
        };
        match help {
            Help::None => {}
            Help::Advice => self.seen.advise(hand.shuffle()),
            Help::Knowledge => {
                self.seen.reveal(hand.shuffle());
                self.game_mut().help.add(help);
            }
        }
    }

    /// What help the player has had in the game on the table. `is_ended` says whether
    /// the history lists another game with the same deals.
    pub fn help(&self, is_ended: bool) -> Help {
        let help = self.help_at(self.game(), self.stands);
        help.max(Help::knowledge_if(is_ended))
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
        let round = self.stands.rounds;
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
        game.take_over(table.state());
        let after = game.end();
        self.answered(id, before, after);
        self.note();
        Ok(events)
    }

    /// The game on the table has come to its end, and counts. `is_listed` says whether the
    /// history gets it.
    pub fn count(&mut self, played: PlayedGame, is_listed: bool) {
        let nth = is_listed.then_some(self.next);
        self.next += u32::from(is_listed);
        self.dropped.retain(|id| *id != played.id);
        self.game_mut().counted = Some(Box::new(PlayedGame { nth, ..played }));
    }

    /// The step that undo would take back.
    pub fn undo_brings(&self, table: &Table) -> Option<Step> {
        if self.last_own(table).is_some() {
            Some(Step::Action)
        } else {
            let at = self.at;
            let step = (at > 0).then(|| self.step_to(at))?;
            // A game whose clock runs is not left.
            (step != Step::Game || !table.state.can_be_given_up()).then_some(step)
        }
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
            (self.at, own)
        } else {
            let before = self.at - 1;
            (before, self.stretch(before).1)
        };
        self.go_to(table, at, Place::At(stands))?;
        Ok(Some(step))
    }

    /// The step that redo would do again.
    pub fn redo_brings(&self) -> Option<Step> {
        let (at, stands) = (self.at, self.stands);
        if stands < self.stretch(at).1 {
            Some(Step::Action)
        } else {
            (at + 1 < self.moments.len()).then(|| self.step_to(at + 1))
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
        let (at, stands) = (self.at, self.stands);
        let (_, end) = self.stretch(at);
        if stands < end {
            let own = table.first_own(stands, end);
            self.go_to(table, at, Place::At(own.unwrap_or(end)))?;
        } else {
            let (from, end) = self.stretch(at + 1);
            self.go_to(table, at + 1, Place::FirstOwnFrom(from, end))?;
        }
        Ok(Some(step))
    }

    /// Puts a new game, or a copy of one, on the table. It begins here as a moment.
    ///
    /// # Errors
    /// What is wrong with its record. Nothing has changed then.
    pub fn lay(&mut self, table: &mut Table, mut game: Game) -> Result<(), ReplayError> {
        *table = game.play()?;
        let (id, from) = (game.id, game.begun);
        self.close_moment();
        self.games.insert(id, Arc::new(game));
        self.append(id, from);
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
        let (untouched, before) = (self.game().id, self.game().end());
        // The table may know places yet that were cut away.
        let has_own = table.own.iter().any(|(mark, _)| *mark < before);
        if has_own || self.game().counted.is_some() || self.is_open_try(untouched) {
            return self.lay(table, copy);
        }
        *table = copy.play()?;
        self.drop_later();
        copy.begun = Mark::default();
        let mut from = copy.begun;
        let moments = self.moments.iter_mut();
        for moment in moments.filter(|moment| moment.game == untouched) {
            (moment.game, moment.from) = (id, from);
            from = copy.end();
        }
        self.stands = copy.end();
        self.games.remove(&untouched);
        self.games.insert(id, Arc::new(copy));
        self.note();
        Ok(())
    }

    /// Sets the bookmark here.
    pub fn preserve(&mut self, id: GameId) {
        self.preserved = Some(Preserved {
            game: self.game().copy(id, self.stands),
            cleared: self.present().cleared.tally.clone(),
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
        let moment = &mut self.moments[self.at];
        let now = &mut Arc::make_mut(&mut moment.cleared).tally;
        let mut since = now.clone();
        since.take_away(&cleared);
        now.take_away(&since);
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
    /// What is wrong with its record. Nothing has changed then.
    pub fn lay_held(&mut self, table: &mut Table, id: GameId) -> Result<(), ReplayError> {
        // What undo had taken back goes first: it may be the end of this game.
        let mut after = self.clone();
        after.close_moment();
        let game = &after.games[&id];
        let end = game.end();
        *table = Table::at(game, Place::At(end))?;
        after.append(id, end);
        *self = after;
        Ok(())
    }

    /// Clears the tally. Undo brings it back.
    pub fn clear_tally(&mut self) {
        let tally = self.counted();
        self.clear(|cleared| cleared.tally = tally);
    }

    /// Clears the history. Undo brings it back.
    pub fn clear_history(&mut self) {
        let next = self.next;
        self.clear(|cleared| cleared.history = next);
    }

    /// Brings the cleared history back. Undo clears it again.
    pub fn bring_history_back(&mut self) {
        self.clear(|cleared| cleared.history = 0);
    }

    /// Changes what is cleared. That is a moment, if it changes anything.
    fn clear(&mut self, change: impl FnOnce(&mut Cleared)) {
        let now = &*self.present().cleared;
        let mut cleared = now.clone();
        change(&mut cleared);
        if cleared != *now {
            self.close_moment();
            self.append(self.game().id, self.stands);
            self.moments[self.at].cleared = Arc::new(cleared);
        }
    }

    /// The last place of the present stretch at which a person acted, and who did.
    pub(crate) fn last_own(&self, table: &Table) -> Option<(Mark, Seat)> {
        let (from, _) = self.stretch(self.at);
        table.last_own(from, self.stands)
    }

    /// Goes to a place of a moment.
    fn go_to(&mut self, table: &mut Table, at: usize, place: Place) -> Result<(), ReplayError> {
        let game = &self.games[&self.moments[at].game];
        match Table::at(game, place) {
            Ok(there) => *table = there,
            Err(wrong) => {
                let id = game.id;
                self.leave_out(id);
                return Err(wrong);
            }
        }
        self.at = at;
        self.stands = table.place();
        Ok(())
    }

    /// A game that cannot be played any more leaves the timeline. What it counts as stays.
    fn leave_out(&mut self, id: GameId) {
        let was_in_effect = self.is_in_effect(id);
        let before = self.places_of(id).filter(|place| *place < self.at);
        self.at -= before.count();
        self.moments.retain(|moment| moment.game != id);
        self.leave_unnamed(id, was_in_effect);
    }

    /// Something was done on the table: that is the end of the game's record now.
    fn go_on(&mut self, table: &Table, help: Help) {
        self.close_moment();
        let game = self.game_mut();
        game.help = help;
        game.take_over(table.state());
        self.stands = table.place();
        self.note();
    }

    /// What comes after the present place is forgotten.
    fn close_moment(&mut self) {
        self.drop_later();
        let stands = self.stands;
        self.cut(self.present().game, stands);
    }

    /// A new moment is the present one: a game, which stands at its end.
    fn append(&mut self, game: GameId, from: Mark) {
        let cleared = Arc::clone(&self.present().cleared);
        self.moments.push(Moment {
            game,
            from,
            cleared,
        });
        self.at += 1;
        self.stands = self.games[&game].end();
        self.drop_oldest();
    }

    /// Drops the oldest moments beyond the limits.
    fn drop_oldest(&mut self) {
        while self.at > MOST_MOMENTS || self.at > 0 && self.is_too_heavy() {
            let oldest = self.moments[0].game;
            let was_in_effect = self.is_in_effect(oldest);
            self.moments.remove(0);
            self.at -= 1;
            self.leave_unnamed(oldest, was_in_effect);
        }
    }

    fn is_too_heavy(&self) -> bool {
        let weights = self.games.values().map(|game| game.weight());
        weights.sum::<usize>() > MOST_WEIGHT
    }

    /// The moments after the place go, and what of their games no other moment has.
    fn drop_later(&mut self) {
        while self.at + 1 < self.moments.len() {
            let last = &self.moments[self.moments.len() - 1];
            let (id, from) = (last.game, last.from);
            let was_in_effect = self.is_in_effect(id);
            self.moments.pop();
            if !self.leave_unnamed(id, was_in_effect) && !self.games[&id].is_closed() {
                self.cut(id, from);
            }
        }
    }

    /// Lets a game go that no moment names, and keeps what it counts as. Whether it went.
    fn leave_unnamed(&mut self, id: GameId, was_in_effect: bool) -> bool {
        if self.places_of(id).next().is_some() {
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

    /// The game on the table, to be changed.
    pub(crate) fn game_mut(&mut self) -> &mut Game {
        let id = self.present().game;
        let game = self.games.get_mut(&id).expect("the timeline names it");
        Arc::make_mut(game)
    }

    /// Notes that what lies on the table was seen.
    fn note(&mut self) {
        let game = &self.games[&self.present().game];
        if let Some(hand) = game.record.rounds.last() {
            let held = self.games.values().flat_map(|game| &game.record.rounds);
            let held = held.filter(|other| other.shuffle() == hand.shuffle());
            self.seen.note(hand, held);
        }
    }
}

//! What another program has noted of the same player meanwhile.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::game::{Mark, is_beginning};
use super::known_deals::help_of_seen;
use super::redoable::Redoable;
use super::saved_game::{SavedGame, TallyEntry};
use super::saved_session::{Replaced, SavedSession, Undoable};
use super::session::Session;
use super::undo::MOST_REPLACED;
use crate::profile::{Days, GameId, GameResult, Help, PlayedGame, Tally, TallyKey};

/// What another program has kept of the same player, since this one last read or wrote the
/// same files.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ExternalChange {
    /// The session in its file, if that is another one.
    pub session: Option<SavedSession>,
    /// The session that was in that file before, as far as it is known.
    pub before: Option<SavedSession>,
    /// The games that are in the history.
    pub played: Vec<PlayedGame>,
}

/// What is seen of the game on the table in a window that cannot save it, for the window
/// that can: there the same game may go on, or one with the same deals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenElsewhere {
    /// The game.
    game: SavedGame,
    /// The try at the deal of its day, if it is a deal of a day and there is one.
    days: Days,
}

impl ExternalChange {
    /// The games that the other program has counted, with what was counted.
    fn counted(&self) -> BTreeMap<GameId, (TallyKey, GameResult)> {
        let as_counted =
            |(id, entry): (GameId, &TallyEntry)| (id, (entry.key.clone(), entry.result));
        let before: Vec<_> = self
            .before
            .iter()
            .flat_map(counted)
            .map(as_counted)
            .collect();
        let session = self.session.iter().flat_map(counted).map(as_counted);
        // Undo may have brought one of them to another end.
        session.filter(|now| !before.contains(now)).collect()
    }

    /// What its tally has more than before, where both are known.
    fn counted_more(&self) -> Tally {
        let [now, before] = [&self.session, &self.before]
            .map(|session| session.as_ref().and_then(|session| session.tally.as_ref()));
        let Some((now, before)) = now.zip(before) else {
            return Tally::default();
        };
        let mut more = now.clone();
        more.take_away(before);
        more
    }
}

/// The games at hand in a session that are counted.
fn counted(session: &SavedSession) -> impl Iterator<Item = (GameId, &TallyEntry)> {
    let own = session.games().filter(|saved| !saved.from_history);
    own.filter_map(|saved| Some((saved.id?, saved.counted.as_ref()?)))
}

impl Session {
    /// Takes over games that another program has played to their end: into the tally, and
    /// those that its history has into the history. As they were before, on the table or
    /// where undo and redo bring them back, they are other games from now on, whose end was
    /// seen. Returns whether any was not known that counts here from now on.
    ///
    /// Where there is a history alone, its games are counted already: the tally is in the
    /// file of the game, which is always written first.
    ///
    /// While the history is being read, nothing is taken over from that: its file has it.
    pub fn take_in_played(&mut self, change: &ExternalChange) -> bool {
        let mut counted = change.counted();
        let mut more = change.counted_more();
        let unknown = self.unknown(&change.played);
        for played in &unknown {
            let key = TallyKey {
                kind: played.kind.clone(),
                with_help: played.help.is_any(),
            };
            counted.insert(played.id, (key, played.result()));
        }
        let known = self.counted_ids();
        let mut ended = BTreeSet::new();
        for (id, (key, result)) in &counted {
            more.take_back(key, *result);
            if !known.contains(id) {
                if change.session.is_some() {
                    self.tally.add(key, *result);
                }
                ended.insert(*id);
            }
        }
        self.counted_elsewhere.extend(&ended);
        // Games of which nothing is kept but that they were counted.
        let has_more = !more.is_empty() && !self.history.is_awaited();
        if has_more {
            self.tally.add_all(&more);
        }
        let is_new =
            has_more || change.session.is_some() && !(ended.is_empty() && unknown.is_empty());
        for mut played in unknown {
            if self.history.has_counted_deals_of(&played) {
                played.luck = None;
            }
            if self.history.lacks(played.id) {
                self.history.add_cleared(played);
            } else {
                self.history.add(played);
            }
        }
        let unjudged = self.history.games().iter();
        let unjudged = unjudged.filter(|own| own.judged.is_none());
        let unjudged: BTreeSet<GameId> = unjudged.map(|own| own.id).collect();
        for played in &change.played {
            if let Some(judged) = played.judged.filter(|_| unjudged.contains(&played.id)) {
                self.history.judge(played.id, judged);
            }
        }
        self.part_from(&ended);
        is_new
    }

    /// The games of another history that this one neither has nor is rid of; none while it
    /// is being read.
    fn unknown(&self, played: &[PlayedGame]) -> Vec<PlayedGame> {
        if self.history.is_awaited() {
            return Vec::new();
        }
        let known = self.history.known();
        let unknown = played.iter().filter(|it| !known.contains(&it.id));
        unknown.cloned().collect()
    }

    /// The games that the tally has, as far as they can be named, and those that undo took
    /// out of it.
    fn counted_ids(&self) -> BTreeSet<GameId> {
        let mut ids = self.history.known();
        ids.extend(&self.counted_elsewhere);
        let at_hand = self.replaced_games();
        let at_hand = at_hand.filter(|saved| saved.counted.is_some());
        ids.extend(at_hand.filter_map(|saved| saved.id));
        ids.extend(self.game.counted().map(|_| self.game.id()));
        ids
    }

    /// Makes other games of those with these ids that have not ended here.
    fn part_from(&mut self, gone_on: &BTreeSet<GameId>) {
        if self.game.counted.is_none() && gone_on.contains(&self.game.id()) {
            let id = self.fresh_id();
            self.game.change_id(id);
            self.game.help = Help::Knowledge;
            self.bring_help_back();
        }
        let undo = self.undo.iter().filter_map(|step| step.what.game());
        let is_as_before = |id: &GameId| {
            let mut saved = undo.clone();
            saved.any(|saved| saved.id == Some(*id) && saved.counted.is_none())
        };
        for id in gone_on
            .iter()
            .copied()
            .filter(is_as_before)
            .collect::<Vec<_>>()
        {
            let fresh = self.fresh_id();
            let undo = self.undo.iter_mut().filter_map(|step| step.what.game_mut());
            for saved in undo.filter(|saved| saved.id == Some(id)) {
                saved.origin = saved.first_id();
                saved.id = Some(fresh);
                saved.help = Help::Knowledge;
            }
        }
        // What redo would bring back may be one of them.
        let ends = |id: Option<GameId>| id.is_some_and(|id| gone_on.contains(&id));
        let mut redone = self.redo.iter().filter_map(Redoable::game);
        if redone.any(|saved| ends(saved.id)) {
            self.redo.clear();
        }
    }

    /// Takes over games that another program has gone on with, or begun, and not played to
    /// their end: undo brings them back, the one on its table first. As they stand here they
    /// are other games from now on, of which more was seen. Returns whether there are any.
    pub fn take_in_left(&mut self, change: &ExternalChange) -> bool {
        let Some(session) = &change.session else {
            return false;
        };
        let before: Vec<&SavedGame> = change.before.iter().flat_map(SavedSession::games).collect();
        let is_news = |saved: &&SavedGame| {
            let is_as_before = |it: &&SavedGame| it.id == saved.id && it.record == saved.record;
            is_left(saved) && !before.iter().any(is_as_before)
        };
        let had_help = |saved: &&SavedGame| {
            let is_as_before = |it: &&SavedGame| {
                it.id == saved.id && it.record == saved.record && it.help >= saved.help
            };
            saved.help.is_any() && !before.iter().any(is_as_before)
        };
        let helped = session.games().chain(&session.left_days).filter(had_help);
        let mut help = BTreeMap::<GameId, Help>::new();
        for (id, more) in helped.filter_map(|it| Some((it.id?, it.help))) {
            help.entry(id).or_default().add(more);
        }
        self.note_help_elsewhere(&help);
        let left: Vec<SavedGame> = session.games().filter(is_news).cloned().collect();
        let left: Vec<SavedGame> = left
            .into_iter()
            .filter_map(|it| self.taken_up(it))
            .collect();
        // A try that was just begun there is not left yet.
        let is_begun = |saved: &&SavedGame| {
            let of_day = saved.day.zip(saved.id);
            let is_going_on = of_day.is_some_and(|(day, id)| self.days().going_on(day, id));
            is_going_on && saved.id != Some(self.game().id())
        };
        let begun = Some(&session.game).filter(is_begun);
        for saved in session.left_days.iter().chain(&left).chain(begun) {
            let is_own = self.left_days.iter().any(|own| own.id == saved.id);
            if saved.day.is_some() && !is_own {
                self.left_days.push(saved.clone());
                // They are in its file.
                self.game.touch();
            }
        }
        let is_any = !left.is_empty();
        self.lay_below(left);
        is_any
    }

    /// Lays games below the one on the table, and below those that it plays again or was
    /// looked at before: undo brings them back, the last first, once what was done in these
    /// is taken back.
    fn lay_below(&mut self, games: Vec<SavedGame>) {
        if games.is_empty() {
            return;
        }
        let mut has_base = self.game.played_again().is_some() || self.game.is_from_history();
        let mut steps = self.undo.iter().enumerate().rev();
        let begun = steps.find_map(|(place, step)| {
            let game = step.what.game()?;
            let is_found = !has_base;
            has_base = game.played_again.is_some() || game.from_history;
            is_found.then_some(place)
        });
        // The game above them began as it does now. Of each of the others undo takes back
        // all before it brings back the next.
        let mut at = Mark::default();
        let place = begun.map_or(0, |place: usize| {
            std::mem::swap(&mut at, &mut self.undo[place].at);
            place + 1
        });
        let last = place + games.len() - 1;
        let steps = (place..).zip(games).map(|(place, saved)| Undoable {
            at: if place == last { at } else { Mark::default() },
            what: Replaced::GameByNewOne(saved),
        });
        self.undo.splice(place..place, steps.collect::<Vec<_>>());
        let too_many = self.undo.len().saturating_sub(MOST_REPLACED);
        self.undo.drain(..too_many);
    }

    /// A game that was gone on with elsewhere, ready to be brought back by undo; `None` if it
    /// tells no more than what is here, or cannot be played.
    fn taken_up(&mut self, mut saved: SavedGame) -> Option<SavedGame> {
        let on_table = self.game.save();
        let own = self.replaced_games().chain(&self.left_days);
        let own = own.chain([&on_table]);
        let own: Vec<&SavedGame> = own.filter(|own| own.id == saved.id).collect();
        let is_part = |own: &&SavedGame| is_beginning(&saved.record, &own.record);
        let is_known = own.iter().any(is_part);
        let has_ended = own.iter().any(|own| own.counted.is_some());
        let is_beyond = own
            .iter()
            .any(|own| !is_beginning(&own.record, &saved.record));
        let id = saved.id.filter(|_| !own.is_empty());
        if is_known {
            return None;
        }
        let had_here = own.iter().map(|own| own.help).max().unwrap_or_default();
        saved.help.add(had_here.max(Help::knowledge_if(is_beyond)));
        if has_ended {
            saved.origin = saved.first_id();
            saved.id = Some(self.fresh_id());
        }
        let saved = saved.brought_over(&self.preferences.opponents).ok()?;
        if let Some(id) = id.filter(|_| !has_ended) {
            self.left_days.retain(|own| own.id != Some(id));
            self.part_from(&BTreeSet::from([id]));
        }
        Some(saved)
    }

    /// What another window has to know of what is seen here.
    pub fn seen_here(&self) -> SeenElsewhere {
        SeenElsewhere {
            game: self.game.save(),
            days: self.days().alone(self.game.day()),
        }
    }

    /// Notes in each game with the same deals what help it is to have seen this in another
    /// window.
    pub fn take_in_seen(&mut self, seen: &SeenElsewhere) {
        let on_table = self.game.save();
        let kept = self.replaced_games().chain(&self.left_days);
        let games = kept.chain([&on_table]).filter(|own| own.counted.is_none());
        let helps = games.filter_map(|own| Some((own.id?, help_of_seen(&seen.game, own))));
        let mut help = BTreeMap::<GameId, Help>::new();
        for (id, more) in helps {
            help.entry(id).or_default().add(more);
        }
        self.note_help_elsewhere(&help);
        self.take_in_days(&seen.days);
        self.bring_help_back();
    }

    /// Takes over tries at deals of the day that another program has noted. Returns
    /// whether that changes anything.
    pub fn take_in_days(&mut self, days: &Days) -> bool {
        let taken_in = self.days.get().with(days);
        let is_changed = taken_in != *self.days.get();
        if is_changed {
            *self.days = taken_in;
            self.bring_help_back();
        }
        is_changed
    }
}

/// Whether something was done in a game that goes on.
fn is_left(saved: &SavedGame) -> bool {
    let is_touched = saved.record.rounds.len() > 1 || !saved.record.is_empty();
    saved.counted.is_none() && !saved.from_history && is_touched
}

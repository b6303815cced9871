//! The finished games of the owner of a profile, in the order in which they
//! ended.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::judged::Judged;
use super::kind::{Company, Kind, Scope};
use super::played_game::PlayedGame;
use super::results::{GameResult, Results};
use crate::engine::Level;

/// How many ids of games that were taken out of the history are remembered.
const MOST_TAKEN_BACK: usize = 40;

/// The results, points and playing time of some finished games together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Summary {
    /// How many were won, lost and drawn.
    pub results: Results,
    /// The most games in a row that the owner's side won.
    pub longest_run: u32,
    /// The most points that the owner's side had at the end of a game.
    pub most_points: i32,
    /// The points of the owner's side at the end of all games together.
    pub points: i64,
    /// How many of the games were played with help.
    pub with_help: u32,
    /// How long all of them were played, in seconds.
    pub secs: u64,
}

/// That another level would be a better match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advice {
    /// The level that was played against.
    pub level: Level,
    /// The level that would be better.
    pub better: Level,
    /// How many of the last games were won.
    pub won: u32,
    /// How many games these were.
    pub games: u32,
}

/// From how many games without help a level is advised.
const ADVISED_FROM: usize = 20;

/// Whoever wins so many of them, or more, may try the next level; whoever wins no
/// more than the second number may try the one below. By chance alone this happens
/// to an equal in two of a hundred such rows each.
const CLEARLY_STRONGER: u32 = 15;
const CLEARLY_WEAKER: u32 = 5;

/// How a game stands among those that were played in the same company, up to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// How all of them ended, this one among them.
    pub results: Results,
    /// How this one ended.
    pub result: GameResult,
    /// How many of the last in a row ended like this one, 1 or more.
    pub length: u32,
}

/// The finished games of the owner of a profile.
///
/// In the file it is a list of games, the oldest first.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(from = "Vec<PlayedGame>")]
pub struct History {
    games: Vec<PlayedGame>,
    /// Games that the owner has cleared. They can be brought back until the
    /// program ends.
    cleared: Vec<PlayedGame>,
    /// The ids of the games that undo took out last, the newest at the end.
    taken_back: Vec<GameId>,
    /// The ids of games that were cleared in a sitting that was stopped before what is
    /// kept of them was removed.
    cleared_before: Vec<GameId>,
    changes: u64,
}

impl Serialize for History {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.games.serialize(serializer)
    }
}

impl From<Vec<PlayedGame>> for History {
    fn from(games: Vec<PlayedGame>) -> Self {
        let mut history = Self::default();
        let read = games.len();
        history.append(games);
        // The file has a game twice: it must be written again.
        history.changes = u64::from(history.games.len() != read);
        history
    }
}

impl History {
    /// How often the history has changed since it was read.
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// The finished games, the oldest first.
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// Whether the history has the game with this id.
    pub fn has(&self, id: GameId) -> bool {
        self.games.iter().any(|game| game.id == id)
    }

    /// Adds a game at the end. Nothing changes if the history has it already.
    pub fn add(&mut self, game: PlayedGame) {
        self.append(vec![game]);
    }

    /// Takes out a game, a cleared one too: undo went back to before its end.
    pub fn take_back(&mut self, id: GameId) -> Option<PlayedGame> {
        let game = self.leave_out(id)?;
        self.taken_back.push(id);
        let too_many = self.taken_back.len().saturating_sub(MOST_TAKEN_BACK);
        self.taken_back.drain(..too_many);
        Some(game)
    }

    /// Takes out a game that the table knows not to have ended. What is kept of it is
    /// not removed: the table may be the older of both.
    pub(crate) fn leave_out(&mut self, id: GameId) -> Option<PlayedGame> {
        let games = [&mut self.games, &mut self.cleared].into_iter();
        let taken = games.filter_map(|games| {
            let place = games.iter().position(|game| game.id == id)?;
            Some(games.remove(place))
        });
        let game = taken.last()?;
        self.changes += 1;
        Some(game)
    }

    /// The ids of the games that were taken out last. The file of the history is
    /// written later than that of the game in progress, so it may still hold
    /// them.
    pub fn taken_back(&self) -> &[GameId] {
        &self.taken_back
    }

    /// An empty history, for one that will be read later. `taken_back` comes from
    /// the file of the game in progress: games that the file of the history may
    /// still hold. `cleared_before` comes from there, too: what is kept of these games
    /// may still be there.
    pub(crate) fn unread(taken_back: Vec<GameId>, cleared_before: Vec<GameId>) -> Self {
        Self {
            taken_back,
            cleared_before,
            ..Self::default()
        }
    }

    /// Takes over the games from the file of the history, but not those in
    /// `taken_back`.
    pub(crate) fn read(&mut self, kept: Self) {
        let unread = std::mem::replace(self, kept);
        for id in &unread.taken_back {
            self.leave_out(*id);
        }
        self.taken_back = unread.taken_back;
        self.cleared_before = unread.cleared_before;
    }

    /// Clears the history. The games can be brought back until the program ends.
    pub fn clear(&mut self) {
        let games = std::mem::take(&mut self.games);
        self.cleared.extend(games);
        self.changes += 1;
    }

    /// How many cleared games can be brought back.
    pub const fn cleared(&self) -> usize {
        self.cleared.len()
    }

    /// The ids of the cleared games.
    pub fn cleared_ids(&self) -> Vec<GameId> {
        self.cleared.iter().map(|game| game.id).collect()
    }

    /// The games that were cleared, and those that undo took out last, as far as they
    /// have not come back.
    pub fn gone(&self) -> BTreeSet<GameId> {
        let there: BTreeSet<_> = self.games.iter().map(|game| game.id).collect();
        let cleared = self.cleared_ids().into_iter();
        let earlier = self.taken_back.iter().chain(&self.cleared_before);
        let gone: BTreeSet<_> = cleared.chain(earlier.copied()).collect();
        gone.difference(&there).copied().collect()
    }

    /// Brings back the cleared games. They stand before those that have ended
    /// since.
    pub fn bring_back(&mut self) {
        let since = std::mem::take(&mut self.games);
        let cleared = std::mem::take(&mut self.cleared);
        self.append(cleared);
        self.append(since);
        self.changes += 1;
    }

    /// The kinds of games in the history, each once, in order.
    pub fn kinds(&self) -> Vec<Kind> {
        let kinds: BTreeSet<_> = self.games.iter().map(|game| &game.kind).collect();
        kinds.into_iter().cloned().collect()
    }

    /// Notes what the review of a game told.
    pub(crate) fn judge(&mut self, id: GameId, judged: Judged) {
        let found = self.games.iter_mut().find(|game| game.id == id);
        if let Some(game) = found.filter(|game| game.judged != Some(judged)) {
            game.judged = Some(judged);
            self.changes += 1;
        }
    }

    /// The games in `scope`, the oldest first.
    pub fn of<'a>(&'a self, scope: &'a Scope) -> impl Iterator<Item = &'a PlayedGame> {
        self.games.iter().filter(|game| scope.holds(&game.kind))
    }

    /// The games in `scope` summed up.
    pub fn summary(&self, scope: &Scope) -> Summary {
        let mut summary = Summary::default();
        let mut run = 0;
        for game in self.of(scope) {
            let result = game.result();
            summary.results = summary.results.plus(result.into());
            run = if result == GameResult::Won {
                run + 1
            } else {
                0
            };
            summary.longest_run = summary.longest_run.max(run);
            summary.most_points = summary.most_points.max(game.points());
            summary.points += i64::from(game.points());
            summary.with_help += u32::from(game.with_help);
            summary.secs += u64::from(game.secs);
        }
        summary
    }

    /// Which level would be a better match in games of one kind, by the last
    /// that were played without help; `None` if this one is right, or if it is too
    /// early to tell.
    pub fn advice(&self, kind: &Kind) -> Option<Advice> {
        let Company::Nestors(level) = kind.company else {
            return None;
        };
        let of_kind = self.games.iter().rev();
        let of_kind = of_kind.filter(|game| game.kind == *kind && !game.with_help);
        let last: Vec<GameResult> = of_kind.map(PlayedGame::result).take(ADVISED_FROM).collect();
        if last.len() < ADVISED_FROM {
            return None;
        }
        let won = last.iter().filter(|it| **it == GameResult::Won).count() as u32;
        let better = match won {
            CLEARLY_STRONGER.. => level.stronger(),
            0..=CLEARLY_WEAKER => level.weaker(),
            _ => None,
        };
        better.map(|better| Advice {
            level,
            better,
            won,
            games: ADVISED_FROM as u32,
        })
    }

    /// How the game with this id stands among those in the same company, as
    /// against Nestors of one level; `None` if the history does not have it.
    pub fn run_to(&self, id: GameId) -> Option<Run> {
        let place = self.games.iter().position(|game| game.id == id)?;
        let (game, before) = self.games[..=place].split_last()?;
        let result = game.result();
        let mut run = Run {
            results: result.into(),
            result,
            length: 1,
        };
        let mut goes_on = true;
        let company = game.kind.company;
        for other in before.iter().rev().filter(|it| it.kind.company == company) {
            run.results = run.results.plus(other.result().into());
            goes_on &= other.result() == result;
            run.length += u32::from(goes_on);
        }
        Some(run)
    }

    /// The most that any other game of this kind brought that was played without
    /// help to its end, what the clock added included; `None` if this is the first.
    pub fn best_besides(&self, id: GameId, kind: &Kind) -> Option<i64> {
        let others = self.games.iter().filter(|game| game.id != id);
        let others = others.filter(|game| game.kind == *kind && game.may_be_best());
        others.map(PlayedGame::with_bonus).max()
    }

    /// The results so far after each game in `scope`, the oldest first.
    pub fn progress(&self, scope: &Scope) -> Vec<Results> {
        let mut sum = Results::default();
        let games = self.of(scope);
        games
            .map(|game| {
                sum = sum.plus(game.result().into());
                sum
            })
            .collect()
    }

    fn append(&mut self, games: Vec<PlayedGame>) {
        let mut known: BTreeSet<_> = self.games.iter().map(|game| game.id).collect();
        for game in games {
            if known.insert(game.id) {
                self.taken_back.retain(|id| *id != game.id);
                self.games.push(game);
                self.changes += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests;

//! The finished games of the owner of a profile, in the order in which they
//! ended.

mod clearing;

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::games_list::{ADVISED_FROM, Advice, CLEARLY_STRONGER, CLEARLY_WEAKER, Run, Summary};
use super::judged::Judged;
use super::kind::{Company, Kind, Scope};
use super::played_game::PlayedGame;
use super::results::{GameResult, Results};
use engine::Rules;

/// How many ids of games that were taken out of the history are remembered.
const MOST_TAKEN_BACK: usize = 40;

/// The finished games of the owner of a profile.
///
/// In the file it is a list of games, the oldest first. Those that were cleared and can
/// be brought back are among them; the file of the game in progress names them. So
/// clearing and bringing back are one small write each, and whatever stops the program
/// between two writes, no game is on its way. Clones are cheap.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(from = "Vec<PlayedGame>")]
pub struct History {
    games: Arc<Vec<PlayedGame>>,
    /// Games that the owner has cleared. They can be brought back until the
    /// program ends.
    cleared: Arc<Vec<PlayedGame>>,
    /// The ids of the games that undo took out last, the newest at the end.
    taken_back: Vec<GameId>,
    /// The ids of games that count as cleared and were not found in the file.
    not_found: BTreeSet<GameId>,
    /// The ids of games that were cleared and cannot be brought back any more. The file
    /// of the history, and what else is kept of them, may still be there.
    forgotten: BTreeSet<GameId>,
    /// The ids of all games that were cleared in this sitting, also if they were brought
    /// back.
    once_cleared: BTreeSet<GameId>,
    /// What reviews told while the file was being read.
    judged: Vec<(GameId, Judged)>,
    is_awaited: bool,
    /// How often the games that the file has have changed.
    changes: u64,
    /// How often the games were cleared or brought back.
    clearings: u64,
}

impl Serialize for History {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.all())
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
    /// How often the games that its file has have changed.
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// How often the games were cleared or brought back. The file of the history stays
    /// as it is then, and that of the game in progress tells of it.
    pub const fn clearings(&self) -> u64 {
        self.clearings
    }

    /// The finished games, the oldest first.
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// All games that the file has, the oldest first: those that can be brought back,
    /// too.
    pub fn all(&self) -> impl Iterator<Item = &PlayedGame> {
        self.cleared.iter().chain(self.games.iter())
    }

    /// Whether the file is still being read. What ends meanwhile is there, and what was
    /// there before comes with it.
    pub const fn is_awaited(&self) -> bool {
        self.is_awaited
    }

    /// Whether the history has the game with this id.
    pub fn has(&self, id: GameId) -> bool {
        self.games.iter().any(|game| game.id == id)
    }

    /// Whether what chance brought in the deals of this game is counted in another one
    /// that had them, too.
    pub(crate) fn has_counted_deals_of(&self, game: &PlayedGame) -> bool {
        let counts = |other: &PlayedGame| other.luck.is_some() && other.id != game.id;
        self.all()
            .any(|other| counts(other) && other.deals().are(game.deals()))
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
            Some(Arc::make_mut(games).remove(place))
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

    /// An empty history, for one that will be read later. The ids come from the file of
    /// the game in progress: of games that undo took out, of cleared games, and of
    /// forgotten ones. The file of the history may still hold all of them.
    pub(crate) fn unread(
        taken_back: Vec<GameId>,
        cleared: Vec<GameId>,
        forgotten: Vec<GameId>,
    ) -> Self {
        Self {
            taken_back,
            once_cleared: cleared.iter().copied().collect(),
            not_found: cleared.into_iter().collect(),
            forgotten: forgotten.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Whether the file must be there: some of its games were cleared.
    pub fn is_expected(&self) -> bool {
        !self.not_found.is_empty() || !self.forgotten.is_empty()
    }

    /// From now on the file is being read.
    pub(crate) const fn await_file(&mut self) {
        self.is_awaited = true;
    }

    /// What names the games that are forgotten is not as it was written: they count as
    /// cleared, and can be brought back.
    pub(crate) fn doubt_what_was_forgotten(&mut self) {
        self.not_found.append(&mut self.forgotten);
    }

    /// Takes over the games from the file of the history. Those that undo took out and
    /// those that are forgotten are left out; those that were cleared can be brought
    /// back. What has ended since stands after them.
    pub(crate) fn read(&mut self, kept: Self) {
        let unread = std::mem::take(self);
        let mut out: BTreeSet<GameId> = unread.taken_back.iter().copied().collect();
        out.extend(&unread.forgotten);
        let mut games = Arc::unwrap_or_clone(kept.games);
        let read = games.len();
        games.retain(|game| !out.contains(&game.id));
        let has_left_out = games.len() != read;
        let mut not_found = unread.not_found;
        let cleared = games.extract_if(.., |game| not_found.remove(&game.id));
        let cleared = Arc::new(cleared.collect());
        *self = Self {
            games: Arc::new(games),
            cleared,
            taken_back: unread.taken_back,
            not_found,
            forgotten: unread.forgotten,
            once_cleared: unread.once_cleared,
            judged: Vec::new(),
            is_awaited: false,
            changes: unread.changes + kept.changes + u64::from(has_left_out),
            clearings: unread.clearings,
        };
        let mut since = Arc::unwrap_or_clone(unread.games);
        for game in &mut since {
            if self.has_counted_deals_of(game) {
                game.luck = None;
            }
        }
        self.append(since);
        for (id, judged) in unread.judged {
            self.judge(id, judged);
        }
    }

    /// The kinds of games in the history, each once, in order.
    pub fn kinds(&self) -> Vec<Kind> {
        let kinds: BTreeSet<_> = self.games.iter().map(|game| &game.kind).collect();
        kinds.into_iter().cloned().collect()
    }

    /// Notes what the review of a game told.
    pub(crate) fn judge(&mut self, id: GameId, judged: Judged) {
        let place = self.games.iter().position(|game| game.id == id);
        if let Some(place) = place.filter(|place| self.games[*place].judged != Some(judged)) {
            Arc::make_mut(&mut self.games)[place].judged = Some(judged);
            self.changes += 1;
        } else if place.is_none() && self.is_awaited {
            self.judged.push((id, judged));
        }
    }

    /// How the games ended that were played by these rules under no name, whoever sat
    /// there.
    pub fn of_unnamed(&self, rules: &Rules) -> Results {
        let games = self.games.iter().filter(|game| {
            let is_so = |own: Rules| {
                let seats = rules.seats;
                Rules { seats, ..own } == *rules
            };
            game.kind.game.is_unnamed() && game.rules.is_some_and(is_so)
        });
        let results = games.map(|game| Results::from(game.result()));
        results.fold(Results::default(), Results::plus)
    }

    /// The games in `scope`, the oldest first.
    pub fn of<'a>(&'a self, scope: &'a Scope) -> impl Iterator<Item = &'a PlayedGame> {
        self.games.iter().filter(|game| scope.holds(&game.kind))
    }

    /// The games in `scope` summed up.
    pub fn summary(&self, scope: &Scope) -> Summary {
        let mut summary = Summary::default();
        let (mut run, mut began) = (0, 0);
        let (mut best_margin, mut most_points) = (0, 0);
        let games = self.games.iter().enumerate();
        for (place, game) in games.filter(|(_, game)| scope.holds(&game.kind)) {
            let result = game.result();
            summary.results = summary.results.plus(result.into());
            if result == GameResult::Won {
                run += 1;
                began = if run == 1 { place } else { began };
            } else {
                run = 0;
            }
            if run > summary.longest_run {
                (summary.longest_run, summary.run) = (run, Some((began, place)));
            }
            let unit = i32::from(game.rules().score_display.unit());
            let points = game.points() / unit;
            if points > most_points {
                (most_points, summary.most_points) = (points, Some(place));
            }
            let others = game.scores.iter().skip(1).max();
            let margin = game.points() - others.copied().unwrap_or_default();
            if result == GameResult::Won && margin > best_margin {
                (best_margin, summary.best_win) = (margin, Some(place));
            }
            summary.points += i64::from(points);
            summary.hands += u64::from(game.hands);
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
        let of_kind = of_kind.filter(|game| game.kind == *kind && !game.help.is_any());
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

    /// What was won of each game in `scope`, the oldest first: all of it, half of a drawn
    /// one, or nothing.
    pub fn wins(&self, scope: &Scope) -> Vec<f64> {
        let won = |game: &PlayedGame| match game.result() {
            GameResult::Won => 1.0,
            GameResult::Drawn => 0.5,
            GameResult::Lost => 0.0,
        };
        self.of(scope).map(won).collect()
    }

    fn append(&mut self, games: Vec<PlayedGame>) {
        if games.is_empty() {
            return;
        }
        let mut known: BTreeSet<_> = self.games.iter().map(|game| game.id).collect();
        let there = Arc::make_mut(&mut self.games);
        for game in games {
            if known.insert(game.id) {
                self.taken_back.retain(|id| *id != game.id);
                self.not_found.remove(&game.id);
                self.forgotten.remove(&game.id);
                there.push(game);
                self.changes += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests;

//! The finished games of the owner of a profile, and figures about them.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::counted::ScoreUnit;
use super::game_id::GameId;
use super::kind::{GameFilter, GameKind, OpponentKind};
use super::offered::adjacent_level;
use super::played_game::PlayedGame;
use super::results::{GameResult, Results};
use engine::{Level, Rules};

/// The results, points and playing time of some finished games together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Summary {
    /// Games won, lost and drawn.
    pub results: Results,
    /// The most games in a row that the owner's side won.
    pub longest_streak: u32,
    /// Indexes, among all games, of the longest streak's first and last game; `None` without wins.
    pub longest_streak_games: Option<(usize, usize)>,
    /// The unit of the scores. The figures about scores only include games that count points, or
    /// all games if each counts hands.
    pub score_unit: ScoreUnit,
    /// Number of games in the figures about scores.
    pub scored_games: u64,
    /// Index, among all games, of the game won by the most points; `None` without wins.
    pub best_win: Option<usize>,
    /// Index, among all games, of the game with the most points for the owner's side.
    pub most_points: Option<usize>,
    /// Sum of the final points of the owner's side, in the unit in which each game shows them.
    pub points: i64,
    /// Number of hands in the `scored_games`.
    pub hands: u64,
    /// Total playing time, in seconds.
    pub secs: u64,
}

/// Advice to play against another level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advice {
    /// The level that was played against.
    pub level: Level,
    /// The level to play against instead.
    pub advised: Level,
    /// Number of wins among the last `games`.
    pub won: u32,
    /// Number of games that the advice is based on: the last ones of their kind without help.
    pub games: u32,
}

/// Number of games without help that advice is based on.
const ADVICE_GAMES: usize = 20;

/// Minimum number of wins for which the next stronger level is advised. A player as strong as the
/// level wins this many by chance in 2 % of cases.
const MIN_WINS_FOR_STRONGER: u32 = 15;
/// Maximum number of wins for which the next weaker level is advised.
const MAX_WINS_FOR_WEAKER: u32 = 5;

/// The results against the same opponents up to a game, and the streak that this game continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpponentStreak {
    /// The results against these opponents up to this game, inclusive.
    pub results: Results,
    /// Result of this game.
    pub result: GameResult,
    /// Number of games in a row with this result, this one included.
    pub length: u32,
}

/// The finished games of the owner of a profile, the oldest first. Clones share the games.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct History(Vec<Arc<PlayedGame>>);

impl From<Vec<Arc<PlayedGame>>> for History {
    fn from(games: Vec<Arc<PlayedGame>>) -> Self {
        Self(games)
    }
}

impl History {
    /// The games, the oldest first.
    pub fn games(&self) -> &[Arc<PlayedGame>] {
        &self.0
    }

    fn iter(&self) -> impl DoubleEndedIterator<Item = &PlayedGame> + ExactSizeIterator + Clone {
        self.0.iter().map(|game| &**game)
    }

    /// Whether the list has the game with this id.
    pub fn contains(&self, id: GameId) -> bool {
        self.iter().any(|game| game.id == id)
    }

    /// Returns the kinds of games in the list, sorted and without duplicates.
    pub fn kinds(&self) -> Vec<GameKind> {
        let kinds: BTreeSet<_> = self.iter().map(|game| &game.kind).collect();
        kinds.into_iter().cloned().collect()
    }

    /// Results of the unnamed games with these rules, for any number of players and against any
    /// opponents.
    pub fn results_of_unnamed(&self, rules: &Rules) -> Results {
        let games = self.iter().filter(|game| {
            let are_same = |own: Rules| {
                let seats = rules.seats;
                Rules { seats, ..own } == *rules
            };
            game.kind.game.is_unnamed() && game.rules.is_some_and(are_same)
        });
        let results = games.map(|game| Results::from(game.result()));
        results.fold(Results::default(), Results::plus)
    }

    /// Returns the games that `filter` accepts, the oldest first.
    pub fn matching<'a>(
        &'a self,
        filter: &'a GameFilter,
    ) -> impl Iterator<Item = &'a PlayedGame> + Clone {
        self.iter().filter(|game| filter.accepts(&game.kind))
    }

    /// Sums up the games that `filter` accepts.
    pub fn summary(&self, filter: &GameFilter) -> Summary {
        let mut summary =
            Summary { score_unit: ScoreUnit::of(self.matching(filter)), ..Summary::default() };
        let (mut streak, mut began) = (0, 0);
        let (mut best_margin, mut most_points) = (0, 0);
        let games = self.iter().enumerate();
        for (place, game) in games.filter(|(_, game)| filter.accepts(&game.kind)) {
            let result = game.result();
            summary.results = summary.results.plus(result.into());
            if result == GameResult::Won {
                streak += 1;
                began = if streak == 1 { place } else { began };
            } else {
                streak = 0;
            }
            if streak > summary.longest_streak {
                (summary.longest_streak, summary.longest_streak_games) =
                    (streak, Some((began, place)));
            }
            summary.secs += u64::from(game.secs);
            let rules = game.rules();
            if !summary.score_unit.includes(&rules) {
                continue;
            }
            summary.scored_games += 1;
            let unit = i32::from(rules.score_display.unit());
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
        }
        summary
    }

    /// Advises another level for games of one kind, based on the last ones without help. `None` if
    /// the level is right, or if there are too few games.
    pub fn advice(&self, kind: &GameKind) -> Option<Advice> {
        let OpponentKind::Nestors(level) = kind.company else {
            return None;
        };
        let of_kind = self.iter().rev();
        let of_kind = of_kind.filter(|game| game.kind == *kind && !game.help.is_any());
        let rules = of_kind.clone().next()?.rules();
        let last: Vec<GameResult> = of_kind.map(PlayedGame::result).take(ADVICE_GAMES).collect();
        if last.len() < ADVICE_GAMES {
            return None;
        }
        let won = last.iter().filter(|it| **it == GameResult::Won).count() as u32;
        let advised = match won {
            MIN_WINS_FOR_STRONGER.. => adjacent_level(level, true, &rules),
            0..=MAX_WINS_FOR_WEAKER => adjacent_level(level, false, &rules),
            _ => None,
        };
        advised.map(|advised| Advice { level, advised, won, games: ADVICE_GAMES as u32 })
    }

    /// Returns the results against the same opponents, such as Nestors of one level, up to the game
    /// with this id; `None` if the list lacks that game.
    pub fn streak_to(&self, id: GameId) -> Option<OpponentStreak> {
        let place = self.iter().position(|game| game.id == id)?;
        let (game, before) = self.0[..=place].split_last()?;
        let result = game.result();
        let mut streak = OpponentStreak { results: result.into(), result, length: 1 };
        let mut goes_on = true;
        let company = game.kind.company;
        for other in before.iter().rev().filter(|it| it.kind.company == company) {
            streak.results = streak.results.plus(other.result().into());
            goes_on &= other.result() == result;
            streak.length += u32::from(goes_on);
        }
        Some(streak)
    }

    /// Returns the highest score, with the clock's bonus, among the games of this kind other than
    /// `id` that were finished without help; `None` if there are none.
    pub fn best_score_of_others(&self, id: GameId, kind: &GameKind) -> Option<i64> {
        let others = self.iter().filter(|game| game.id != id);
        let others = others.filter(|game| game.kind == *kind && game.is_finished_unaided());
        others.map(PlayedGame::points_with_bonus).max()
    }

    /// Returns the result of each game that `filter` accepts, the oldest first: 1.0 won, 0.5 drawn,
    /// 0.0 lost.
    pub fn result_values(&self, filter: &GameFilter) -> Vec<f64> {
        let value = |game: &PlayedGame| match game.result() {
            GameResult::Won => 1.0,
            GameResult::Drawn => 0.5,
            GameResult::Lost => 0.0,
        };
        self.matching(filter).map(value).collect()
    }
}

#[cfg(test)]
mod tests;

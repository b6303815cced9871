//! Every finished game of a player, in the order in which they ended.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::tally::{Winner, Wins};
use crate::engine::{Preset, Rules, Seats};
use crate::nestor::Level;

/// So many of the games that were taken out last are remembered.
const MOST_TAKEN_BACK: usize = 40;

/// A game that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedGame {
    /// Which game it was.
    pub id: GameId,
    /// When it ended, as the clock said; the order of games does not depend
    /// on it.
    pub ended: DateTime<Utc>,
    /// The name of the game, as the screen showed it.
    pub game: String,
    /// Its rules at the end, if they are not those of the ready-made game of
    /// that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// How hard Nestor played.
    pub level: Level,
    /// Who won.
    pub winner: Winner,
    /// The player's points.
    pub you: i32,
    /// Nestor's points.
    pub nestor: i32,
    /// How many hands were dealt.
    pub hands: u32,
    /// How many actions both did.
    pub actions: u32,
    /// For how long it was played, in seconds; long pauses are left out.
    pub secs: u32,
    /// Whether the player undid, restored or looked at hidden bones.
    pub with_help: bool,
}

impl PlayedGame {
    /// The rules at the end of the game.
    pub fn rules(&self) -> Rules {
        let preset = || Preset::named(&self.game).map(|preset| preset.rules(Seats::Two));
        self.rules.or_else(preset).unwrap_or_default()
    }

    /// What it is counted with.
    pub fn kind(&self) -> Kind {
        Kind {
            game: self.game.clone(),
            level: self.level,
        }
    }
}

/// A game and a level: what is compared with each other.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind {
    /// The name of the game.
    pub game: String,
    /// How hard Nestor plays.
    pub level: Level,
}

/// What some games come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Summary {
    /// Who won how many.
    pub wins: Wins,
    /// The most games that the player won one after the other.
    pub longest_run: u32,
    /// The most points that the player had at the end of one.
    pub most_points: i32,
    /// For how long all were played, in seconds.
    pub secs: u64,
}

/// Every finished game of a player.
///
/// On disk it is a list, the oldest first.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(from = "Vec<PlayedGame>")]
pub struct History {
    games: Vec<PlayedGame>,
    /// What was cleared and can be brought back while the program runs.
    cleared: Vec<PlayedGame>,
    /// The games that were taken out last, the newest at the end.
    taken_back: Vec<GameId>,
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
        // What a file has twice is written once.
        history.changes = u64::from(history.games.len() != read);
        history
    }
}

impl History {
    /// How often anything has changed since the history was read.
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// The games, the oldest first.
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// Whether a game is among them.
    pub fn has(&self, id: GameId) -> bool {
        self.games.iter().any(|game| game.id == id)
    }

    /// Adds a game at the end; one that is there already changes nothing.
    pub fn add(&mut self, game: PlayedGame) {
        self.append(vec![game]);
    }

    /// Takes a game out again; it has not ended after all.
    pub fn take_back(&mut self, id: GameId) -> Option<PlayedGame> {
        let place = self.games.iter().position(|game| game.id == id)?;
        self.changes += 1;
        self.taken_back.push(id);
        let too_many = self.taken_back.len().saturating_sub(MOST_TAKEN_BACK);
        self.taken_back.drain(..too_many);
        Some(self.games.remove(place))
    }

    /// The games that were taken out last: a history that was written before
    /// still has them.
    pub fn taken_back(&self) -> &[GameId] {
        &self.taken_back
    }

    /// A history of which only is known what was taken out of it.
    pub(super) fn without(taken_back: Vec<GameId>) -> Self {
        Self {
            taken_back,
            ..Self::default()
        }
    }

    /// Takes what was kept on disk, without what was taken out since.
    pub(super) fn read(&mut self, kept: Self) {
        let taken_back = std::mem::replace(self, kept).taken_back;
        for id in &taken_back {
            self.take_back(*id);
        }
        self.taken_back = taken_back;
    }

    /// Forgets every game; they can be brought back while the program runs.
    pub fn clear(&mut self) {
        let games = std::mem::take(&mut self.games);
        self.cleared.extend(games);
        self.changes += 1;
    }

    /// How many games can be brought back.
    pub const fn cleared(&self) -> usize {
        self.cleared.len()
    }

    /// Brings back what was cleared, before what was played since.
    pub fn bring_back(&mut self) {
        let since = std::mem::take(&mut self.games);
        let cleared = std::mem::take(&mut self.cleared);
        self.append(cleared);
        self.append(since);
        self.changes += 1;
    }

    /// The kinds of games that were played, by name and level.
    pub fn kinds(&self) -> Vec<Kind> {
        let games = self.games.iter().map(|game| (&game.game, game.level));
        let kinds: BTreeSet<_> = games.collect();
        let kind = |(game, level): (&String, Level)| Kind {
            game: game.clone(),
            level,
        };
        kinds.into_iter().map(kind).collect()
    }

    /// The games of one kind, or all, the oldest first.
    pub fn of_kind<'a>(&'a self, kind: Option<&'a Kind>) -> impl Iterator<Item = &'a PlayedGame> {
        self.games.iter().filter(move |game| {
            kind.is_none_or(|kind| game.level == kind.level && game.game == kind.game)
        })
    }

    /// What the games of one kind, or all, come to.
    pub fn summary(&self, kind: Option<&Kind>) -> Summary {
        let mut summary = Summary::default();
        let mut run = 0;
        for game in self.of_kind(kind) {
            summary.wins = summary.wins.plus(wins(game.winner));
            run = if game.winner == Winner::You {
                run + 1
            } else {
                0
            };
            summary.longest_run = summary.longest_run.max(run);
            summary.most_points = summary.most_points.max(game.you);
            summary.secs += u64::from(game.secs);
        }
        summary
    }

    /// How many games each had won after each game of one kind, or of all.
    pub fn progress(&self, kind: Option<&Kind>) -> Vec<Wins> {
        let mut sum = Wins::default();
        let games = self.of_kind(kind);
        games
            .map(|game| {
                sum = sum.plus(wins(game.winner));
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

fn wins(winner: Winner) -> Wins {
    let mut wins = Wins::default();
    match winner {
        Winner::You => wins.you = 1,
        Winner::Nestor => wins.nestor = 1,
        Winner::Nobody => wins.drawn = 1,
    }
    wins
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u8, winner: Winner) -> PlayedGame {
        let id = format!("{number:032x}");
        PlayedGame {
            id: id.parse().expect("an id"),
            ended: DateTime::UNIX_EPOCH,
            game: "Draw".to_owned(),
            rules: None,
            level: Level::Easy,
            winner,
            you: i32::from(number),
            nestor: 100,
            hands: 5,
            actions: 80,
            secs: 300,
            with_help: false,
        }
    }

    fn numbers(history: &History) -> Vec<i32> {
        history.games().iter().map(|game| game.you).collect()
    }

    #[test]
    fn the_same_game_twice_is_there_once() {
        let mut history = History::default();
        for number in [1, 2, 1, 2, 2] {
            history.add(game(number, Winner::You));
        }
        assert_eq!(numbers(&history), [1, 2], "each once");
        assert_eq!(history.changes(), 2, "and changed nothing else");
        let twice = vec![game(3, Winner::You), game(3, Winner::You)];
        assert_eq!(numbers(&History::from(twice)), [3], "nor from a file");
    }

    #[test]
    fn a_clock_that_is_set_back_does_not_disorder_the_games() {
        let mut history = History::default();
        for (number, year) in [(1, "2026"), (2, "2020"), (3, "2025")] {
            let ended = format!("{year}-01-01T00:00:00Z");
            history.add(PlayedGame {
                ended: ended.parse().expect("a time"),
                ..game(number, Winner::You)
            });
        }
        assert_eq!(numbers(&history), [1, 2, 3], "as they ended");
        let text = ron::to_string(&history).expect("it can be written");
        let read: History = ron::from_str(&text).expect("and read");
        assert_eq!(numbers(&read), [1, 2, 3], "on disk, too");
    }

    #[test]
    fn what_was_cleared_comes_back_before_what_was_played_since() {
        let mut history = History::default();
        for number in 1..=3 {
            history.add(game(number, Winner::You));
        }
        history.clear();
        history.add(game(4, Winner::Nestor));
        assert_eq!((numbers(&history), history.cleared()), (vec![4], 3), "kept");
        history.clear();
        history.add(game(5, Winner::Nestor));
        history.bring_back();
        assert_eq!(numbers(&history), [1, 2, 3, 4, 5], "all, in order");
        assert_eq!(history.cleared(), 0, "nothing more to bring back");
    }

    #[test]
    fn games_are_summed_up_for_each_game_and_level() {
        use Winner::{Nestor, Nobody, You};
        let mut history = History::default();
        for (number, winner) in (1..).zip([You, You, Nobody, You, You, You, Nestor]) {
            history.add(game(number, winner));
        }
        let tough = PlayedGame {
            level: Level::Tough,
            ..game(9, Nestor)
        };
        history.add(tough.clone());
        let easy = history.games()[0].kind();
        assert_eq!(history.kinds(), [easy.clone(), tough.kind()], "two kinds");
        let summary = history.summary(Some(&easy));
        let wins = Wins {
            you: 5,
            nestor: 1,
            drawn: 1,
        };
        assert_eq!(summary.wins, wins, "of seven");
        assert_eq!((summary.longest_run, summary.secs), (3, 2100), "a run");
        assert_eq!(summary.most_points, 7, "points");
        let progress = history.progress(Some(&easy));
        let yours: Vec<_> = progress.iter().map(|wins| wins.you).collect();
        assert_eq!(yours, [1, 2, 2, 3, 4, 5, 5], "after each game");
        assert_eq!(history.summary(None).wins.games(), 8, "all together");
    }
}

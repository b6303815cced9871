//! The games won: by whom, at what, and with how much help.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::nestor::Level;

/// Who won a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Winner {
    /// The player.
    You,
    /// Nestor, at whichever seat.
    Nestor,
    /// Nobody: the game was drawn.
    Nobody,
}

/// What is counted apart: games of one kind.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TallyKey {
    /// The name of the game, as the screen shows it.
    pub game: String,
    /// How hard Nestor played.
    pub level: Level,
    /// Whether the player undid, restored or looked at hidden bones.
    pub with_help: bool,
}

/// How many games went to each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Wins {
    /// Games won by the player.
    pub you: u32,
    /// Games won by Nestor.
    pub nestor: u32,
    /// Games nobody won.
    pub drawn: u32,
}

/// Shares in whole percent, 0 to 100, that add up to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Percentages {
    /// The player's share.
    pub you: u32,
    /// Nestor's share.
    pub nestor: u32,
    /// The share of games nobody won.
    pub drawn: u32,
}

impl Wins {
    /// All games played.
    pub const fn games(self) -> u64 {
        self.you as u64 + self.nestor as u64 + self.drawn as u64
    }

    /// The games of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            you: self.you.saturating_add(other.you),
            nestor: self.nestor.saturating_add(other.nestor),
            drawn: self.drawn.saturating_add(other.drawn),
        }
    }

    /// The games that are left when others are taken away.
    const fn minus(self, other: Self) -> Self {
        Self {
            you: self.you.saturating_sub(other.you),
            nestor: self.nestor.saturating_sub(other.nestor),
            drawn: self.drawn.saturating_sub(other.drawn),
        }
    }

    /// The shares in whole percent, or `None` if no game was played.
    ///
    /// Each is rounded down, and what is missing to 100 goes to those that
    /// lost most by it: one game each of three kinds gives 34, 33 and 33.
    pub fn percentages(self) -> Option<Percentages> {
        let games = self.games();
        if games == 0 {
            return None;
        }
        let hundredfold = [self.you, self.nestor, self.drawn].map(|won| u64::from(won) * 100);
        let mut shares = hundredfold.map(|part| (part / games) as u32);
        let mut by_loss = [0, 1, 2];
        by_loss.sort_by_key(|&side| std::cmp::Reverse(hundredfold[side] % games));
        let missing = 100 - shares.iter().sum::<u32>();
        for &side in by_loss.iter().take(missing as usize) {
            shares[side] += 1;
        }
        let [you, nestor, drawn] = shares;
        Some(Percentages { you, nestor, drawn })
    }

    fn of_mut(&mut self, winner: Winner) -> &mut u32 {
        match winner {
            Winner::You => &mut self.you,
            Winner::Nestor => &mut self.nestor,
            Winner::Nobody => &mut self.drawn,
        }
    }
}

/// The games won, apart for each game, level, and with or without help.
///
/// On disk it is a list with one entry for each kind of game.
///
/// # Examples
/// ```
/// # use nestor_dominoes::nestor::Level;
/// # use nestor_dominoes::session::{Tally, TallyKey, Winner};
/// let key = TallyKey { game: "Draw".to_owned(), level: Level::Beginner, with_help: false };
/// let mut tally = Tally::default();
/// tally.add(&key, Winner::You);
/// assert_eq!(tally.total().you, 1);
/// tally.take_back(&key, Winner::You);
/// assert!(tally.is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Entry>", into = "Vec<Entry>")]
pub struct Tally {
    wins: BTreeMap<TallyKey, Wins>,
}

/// One line of a tally on disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    game: String,
    level: Level,
    with_help: bool,
    you: u32,
    nestor: u32,
    #[serde(default)]
    drawn: u32,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, key: &TallyKey, winner: Winner) {
        let won = self.wins.entry(key.clone()).or_default().of_mut(winner);
        *won = won.saturating_add(1);
    }

    /// Uncounts a game; a game that was never counted changes nothing.
    pub fn take_back(&mut self, key: &TallyKey, winner: Winner) {
        let Some(wins) = self.wins.get_mut(key) else {
            return;
        };
        let won = wins.of_mut(winner);
        *won = won.saturating_sub(1);
        if wins.games() == 0 {
            self.wins.remove(key);
        }
    }

    /// Counts all games of another tally.
    pub fn add_all(&mut self, other: &Self) {
        for (key, wins) in other.iter() {
            let sum = self.wins.entry(key.clone()).or_default();
            *sum = sum.plus(wins);
        }
    }

    /// Uncounts all games of another tally.
    pub fn take_away(&mut self, other: &Self) {
        for (key, wins) in other.iter() {
            if let Some(left) = self.wins.get_mut(key) {
                *left = left.minus(wins);
            }
        }
        self.wins.retain(|_, wins| wins.games() > 0);
    }

    /// Sets everything to zero and gives back what was there.
    #[must_use = "the old tally is what Undo brings back"]
    pub fn clear(&mut self) -> Self {
        std::mem::take(self)
    }

    /// Whether no game was counted.
    pub fn is_empty(&self) -> bool {
        self.wins.is_empty()
    }

    /// The games of one kind.
    pub fn wins(&self, key: &TallyKey) -> Wins {
        self.wins.get(key).copied().unwrap_or_default()
    }

    /// Each kind of game that was played, by name, level and help.
    pub fn iter(&self) -> impl Iterator<Item = (&TallyKey, Wins)> {
        self.wins.iter().map(|(key, &wins)| (key, wins))
    }

    /// All games together.
    pub fn total(&self) -> Wins {
        self.sum(|_| true)
    }

    /// All games that were won with help, or all that were won without.
    pub fn total_with_help(&self, with_help: bool) -> Wins {
        self.sum(|key| key.with_help == with_help)
    }

    fn sum(&self, counted: impl Fn(&TallyKey) -> bool) -> Wins {
        self.iter()
            .filter(|(key, _)| counted(key))
            .fold(Wins::default(), |sum, (_, wins)| sum.plus(wins))
    }
}

impl From<Vec<Entry>> for Tally {
    fn from(entries: Vec<Entry>) -> Self {
        let mut tally = Self::default();
        for entry in entries {
            let wins = Wins {
                you: entry.you,
                nestor: entry.nestor,
                drawn: entry.drawn,
            };
            let key = TallyKey {
                game: entry.game,
                level: entry.level,
                with_help: entry.with_help,
            };
            if wins.games() > 0 {
                let sum = tally.wins.entry(key).or_default();
                *sum = sum.plus(wins);
            }
        }
        tally
    }
}

impl From<Tally> for Vec<Entry> {
    fn from(tally: Tally) -> Self {
        let entries = tally.wins.into_iter().map(|(key, wins)| Entry {
            game: key.game,
            level: key.level,
            with_help: key.with_help,
            you: wins.you,
            nestor: wins.nestor,
            drawn: wins.drawn,
        });
        entries.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(game: &str, with_help: bool) -> TallyKey {
        TallyKey {
            game: game.to_owned(),
            level: Level::Beginner,
            with_help,
        }
    }

    fn wins(you: u32, nestor: u32, drawn: u32) -> Wins {
        Wins { you, nestor, drawn }
    }

    #[test]
    fn percentages_are_whole_and_add_up_to_a_hundred() {
        let cases = [
            (wins(1, 0, 0), [100, 0, 0]),
            (wins(1, 1, 0), [50, 50, 0]),
            (wins(2, 1, 0), [67, 33, 0]),
            (wins(1, 2, 0), [33, 67, 0]),
            (wins(1, 1, 1), [34, 33, 33]),
            (wins(1, 7, 0), [13, 87, 0]),
            (wins(7, 1, 0), [88, 12, 0]),
            (wins(u32::MAX, u32::MAX, u32::MAX), [34, 33, 33]),
        ];
        for (wins, [you, nestor, drawn]) in cases {
            let expected = Percentages { you, nestor, drawn };
            assert_eq!(wins.percentages(), Some(expected), "of {wins:?}");
        }
        for you in 0..40 {
            for nestor in 1..40 {
                let shares = wins(you, nestor, 3)
                    .percentages()
                    .expect("games were played");
                let sum = shares.you + shares.nestor + shares.drawn;
                assert_eq!(sum, 100, "of {you} and {nestor}");
            }
        }
    }

    #[test]
    fn no_games_give_no_percentages() {
        assert_eq!(Wins::default().percentages(), None, "nothing to share out");
    }

    #[test]
    fn games_with_help_are_counted_apart_and_all_are_in_the_total() {
        let mut tally = Tally::default();
        tally.add(&key("Draw", false), Winner::You);
        tally.add(&key("Draw", true), Winner::You);
        tally.add(&key("Block", false), Winner::Nestor);
        tally.add(&key("Block", false), Winner::Nobody);
        assert_eq!(
            tally.wins(&key("Draw", false)),
            wins(1, 0, 0),
            "without help"
        );
        assert_eq!(tally.total_with_help(false), wins(1, 1, 1), "without help");
        assert_eq!(tally.total_with_help(true), wins(1, 0, 0), "with help");
        assert_eq!(tally.total(), wins(2, 1, 1), "all");
    }

    #[test]
    fn taking_back_never_goes_below_zero() {
        let mut tally = Tally::default();
        tally.take_back(&key("Draw", false), Winner::You);
        tally.add(&key("Draw", false), Winner::Nestor);
        tally.take_back(&key("Draw", false), Winner::You);
        assert_eq!(tally.total(), wins(0, 1, 0), "Nestor's game stands");
        tally.take_back(&key("Draw", false), Winner::Nestor);
        assert!(tally.is_empty(), "an empty line is no line");
    }

    #[test]
    fn clearing_gives_the_old_tally_back() {
        let mut tally = Tally::default();
        tally.add(&key("Draw", false), Winner::You);
        let before = tally.clone();
        let old = tally.clear();
        assert!(tally.is_empty(), "all is zero");
        assert_eq!(old, before, "nothing is lost");
    }

    #[test]
    fn a_tally_is_a_readable_list_on_disk_and_comes_back_equal() {
        let mut tally = Tally::default();
        tally.add(&key("Fives and Threes", true), Winner::You);
        tally.add(&key("Draw", false), Winner::Nobody);
        let text = ron::ser::to_string(&tally).expect("a tally can be written");
        assert!(
            text.starts_with(r#"[(game:"Draw",level:Beginner,with_help:false,you:0,"#),
            "{text}"
        );
        assert_eq!(ron::from_str::<Tally>(&text), Ok(tally), "from {text}");
    }
}

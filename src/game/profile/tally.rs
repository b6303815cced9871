//! The tally: how many games were won, lost and drawn, for each kind.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::game_name::GameName;
use super::kind::{GameFilter, GameKind};
use super::results::{GameResult, Results};

/// The key of one count: a kind of game, played with help or without.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TallyKey {
    /// The kind of the counted games.
    pub kind: GameKind,
    /// Whether the player had help of any kind, even only advice.
    pub with_help: bool,
}

/// How many games were won, lost and drawn, for each kind, with and without help.
///
/// Serialized as a list with one entry for each [`TallyKey`].
///
/// # Examples
/// ```
/// # use engine::{Level, Preset, Seats};
/// # use game::profile::{OpponentKind, GameName, GameResult, GameKind, Tally, TallyKey};
/// let kind = GameKind {
///     game: GameName::ReadyMade(Preset::Draw),
///     seats: Seats::Three,
///     company: OpponentKind::Nestors(Level::Beginner),
/// };
/// let key = TallyKey { kind, with_help: false };
/// let mut tally = Tally::default();
/// tally.add(&key, GameResult::Won);
/// assert_eq!(tally.total().won, 1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Entry>", into = "Vec<Entry>")]
pub struct Tally {
    results: BTreeMap<TallyKey, Results>,
}

/// An entry of the tally in its serialized form.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    kind: GameKind,
    with_help: bool,
    won: u32,
    lost: u32,
    drawn: u32,
}

impl Tally {
    /// Counts a game with this result.
    pub fn add(&mut self, key: &TallyKey, result: GameResult) {
        self.add_results(key.clone(), result.into());
    }

    /// Adds the counts of another tally.
    pub fn add_all(&mut self, other: &Self) {
        for (key, results) in other.iter() {
            self.add_results(key.clone(), results);
        }
    }

    /// Subtracts the counts of another tally; no count falls below 0.
    pub fn subtract(&mut self, other: &Self) {
        for (key, results) in other.iter() {
            if let Some(left) = self.results.get_mut(key) {
                *left = left.minus(results);
            }
        }
        self.results.retain(|_, results| results.games() > 0);
    }

    /// Whether no game is counted.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }

    /// Returns the kinds of games that are counted, sorted and without duplicates.
    pub fn kinds(&self) -> Vec<GameKind> {
        let mut kinds: Vec<_> = self.results.keys().map(|key| key.kind.clone()).collect();
        kinds.dedup();
        kinds
    }

    /// Iterates over the keys in order, each with its results.
    pub fn iter(&self) -> impl Iterator<Item = (&TallyKey, Results)> {
        self.results.iter().map(|(key, &results)| (key, results))
    }

    /// The results of all games, with help or without.
    pub fn total(&self) -> Results {
        self.sum(|_| true)
    }

    /// The results of the games that `filter` accepts, either those with help or those without.
    pub fn results(&self, filter: &GameFilter, with_help: bool) -> Results {
        self.sum(|key| key.with_help == with_help && filter.accepts(&key.kind))
    }

    /// Returns the results of all games with this name, against anybody, with help or without.
    pub fn results_of_game(&self, game: &GameName) -> Results {
        self.sum(|key| key.kind.game == *game)
    }

    fn sum(&self, is_counted: impl Fn(&TallyKey) -> bool) -> Results {
        self.iter()
            .filter(|(key, _)| is_counted(key))
            .fold(Results::default(), |sum, (_, results)| sum.plus(results))
    }

    fn add_results(&mut self, key: TallyKey, results: Results) {
        if results.games() > 0 {
            let sum = self.results.entry(key).or_default();
            *sum = sum.plus(results);
        }
    }
}

impl From<Vec<Entry>> for Tally {
    fn from(entries: Vec<Entry>) -> Self {
        let mut tally = Self::default();
        for entry in entries {
            let Entry { kind, with_help, won, lost, drawn } = entry;
            let results = Results { won, lost, drawn };
            tally.add_results(TallyKey { kind, with_help }, results);
        }
        tally
    }
}

impl From<Tally> for Vec<Entry> {
    fn from(tally: Tally) -> Self {
        let entries = tally.results.into_iter().map(|(key, results)| Entry {
            kind: key.kind,
            with_help: key.with_help,
            won: results.won,
            lost: results.lost,
            drawn: results.drawn,
        });
        entries.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::OpponentKind;
    use engine::{Level, Name, Preset, Seats};

    fn kind(preset: Preset, seats: Seats, company: OpponentKind) -> GameKind {
        let game = GameName::ReadyMade(preset);
        GameKind { game, seats, company }
    }

    fn key(preset: Preset, with_help: bool) -> TallyKey {
        let kind = kind(preset, Seats::Two, OpponentKind::Nestors(Level::Beginner));
        TallyKey { kind, with_help }
    }

    fn results(won: u32, lost: u32, drawn: u32) -> Results {
        Results { won, lost, drawn }
    }

    #[test]
    fn games_with_help_are_counted_apart_and_all_are_in_the_total() {
        let mut tally = Tally::default();
        tally.add(&key(Preset::Draw, false), GameResult::Won);
        tally.add(&key(Preset::Draw, true), GameResult::Won);
        tally.add(&key(Preset::Block, false), GameResult::Lost);
        tally.add(&key(Preset::Block, false), GameResult::Drawn);
        let draw = GameFilter::of_kind(&key(Preset::Draw, false).kind);
        assert_eq!(tally.results(&draw, false), results(1, 0, 0), "one kind");
        let all = GameFilter::WITH_NESTORS;
        assert_eq!(tally.results(&all, false), results(1, 1, 1), "without help");
        assert_eq!(tally.results(&all, true), results(1, 0, 0), "with help");
        assert_eq!(tally.total(), results(2, 1, 1), "all");
    }

    #[test]
    fn games_for_other_seats_or_with_other_opponents_are_counted_apart() {
        let mut tally = Tally::default();
        let mut kinds = Vec::new();
        for seats in Seats::ALL {
            let levels = [Level::Beginner, Level::Tough].map(OpponentKind::Nestors);
            for company in levels.into_iter().chain([OpponentKind::People]) {
                let kind = kind(Preset::Draw, seats, company);
                let with_help = false;
                let key = TallyKey { kind: kind.clone(), with_help };
                tally.add(&key, GameResult::Lost);
                kinds.push(kind);
            }
        }
        assert_eq!(tally.kinds(), kinds, "each of them");
        for kind in &kinds {
            let only = tally.results(&GameFilter::of_kind(kind), false);
            assert_eq!(only, results(0, 1, 0), "{kind:?}");
        }
        let [nestors, people] = [GameFilter::WITH_NESTORS, GameFilter::WITH_PEOPLE]
            .map(|filter| tally.results(&filter, false).games());
        assert_eq!((nestors, people), (8, 4), "people's apart from Nestors'");
    }

    #[test]
    fn counts_never_fall_below_zero() {
        let draw = key(Preset::Draw, false);
        let mut won = Tally::default();
        won.add(&draw, GameResult::Won);
        let mut tally = Tally::default();
        tally.subtract(&won);
        tally.add(&draw, GameResult::Lost);
        tally.subtract(&won);
        assert_eq!(tally.total(), results(0, 1, 0), "the lost game stands");
        tally.subtract(&tally.clone());
        assert!(tally.is_empty(), "an empty line is no line");
    }

    #[test]
    fn a_tally_is_serialized_as_a_list_of_ids_and_read_back() {
        let mut tally = Tally::default();
        tally.add(&key(Preset::FivesAndThrees, true), GameResult::Won);
        tally.add(&key(Preset::Draw, false), GameResult::Drawn);
        let name = Name::new("Ours").expect("a name");
        let ours = TallyKey {
            kind: GameKind {
                game: GameName::Own(name),
                ..kind(Preset::Draw, Seats::Partners, OpponentKind::People)
            },
            with_help: false,
        };
        tally.add(&ours, GameResult::Won);
        let text = ron::ser::to_string(&tally).expect("a tally can be written");
        let first = "[(kind:(game:ReadyMade(Draw),seats:Two,company:Nestors(Beginner)),";
        assert!(text.starts_with(first), "{text}");
        assert_eq!(ron::from_str::<Tally>(&text), Ok(tally), "from {text}");
    }
}

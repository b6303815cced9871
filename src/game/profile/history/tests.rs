//! What is in the history, and in which order.

use chrono::DateTime;

use super::*;
use crate::profile::{GameName, Help};
use engine::{Level, Name, Preset, Seating, Seats, Team};

/// A game that the player's side won, or lost.
fn game(number: u8, is_won: bool) -> PlayedGame {
    let id = format!("{number:032x}");
    let name = Name::new("Anna").expect("a name");
    PlayedGame {
        id: id.parse().expect("an id"),
        ended: DateTime::UNIX_EPOCH,
        kind: Kind {
            game: GameName::ReadyMade(Preset::Draw),
            seats: Seats::Two,
            company: Company::Nestors(Level::Easy),
        },
        rules: None,
        seating: Seating::with_nestors(&name, Seats::Two, Level::Easy),
        winner: Team::all(Seats::Two).nth(usize::from(!is_won)),
        scores: vec![i32::from(number), 100],
        hands: 5,
        actions: 80,
        secs: 300,
        help: Help::None,
        bonus: 0,
        given_up: false,
        luck: None,
        judged: None,
        number: None,
        origin: None,
        nth: None,
    }
}

fn numbers(history: &History) -> Vec<i32> {
    history.games().iter().map(PlayedGame::points).collect()
}

#[test]
fn the_same_game_twice_is_there_once() {
    let mut history = History::default();
    for number in [1, 2, 1, 2, 2] {
        history.add(game(number, true));
    }
    assert_eq!(numbers(&history), [1, 2], "each once");
    assert_eq!(history.changes(), 2, "and changed nothing else");
    let twice = vec![game(3, true), game(3, true)];
    assert_eq!(numbers(&History::from(twice)), [3], "nor from a file");
}

#[test]
fn a_clock_that_is_set_back_does_not_disorder_the_games() {
    let mut history = History::default();
    for (number, year) in [(1, "2026"), (2, "2020"), (3, "2025")] {
        let ended = format!("{year}-01-01T00:00:00Z");
        history.add(PlayedGame {
            ended: ended.parse().expect("a time"),
            ..game(number, true)
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
        history.add(game(number, true));
    }
    history.clear();
    history.add(game(4, false));
    assert_eq!((numbers(&history), history.cleared()), (vec![4], 3), "kept");
    history.clear();
    history.add(game(5, false));
    history.bring_back();
    assert_eq!(numbers(&history), [1, 2, 3, 4, 5], "all, in order");
    assert_eq!(history.cleared(), 0, "nothing more to bring back");
}

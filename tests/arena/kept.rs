//! `arena check` on finished games, their lines and their reviews, in a data folder.

use std::sync::Arc;

use chrono::Utc;
use engine::{Preset, Rules, Seats};
use game::profile::{PlayedGame, PlayerId, Preferences};
use game::session::{GameFile, Session};
use game::store::{Changes, StoredValue, TableName};
use nestor::coach::{ProgressMonitor, ReviewBudget, SavedReview, review};
use serde::{Deserialize, Serialize};

use super::check::{House, begun, forged};
use super::found;

/// A sitting with a finished game.
fn finished_session() -> Session {
    let rules = Rules { target: Some(50), ..Preset::AllFives.rules(Seats::Two) };
    let preferences = Preferences { rules, ..Preferences::default() };
    found::game_until(&preferences, 0, |session| session.state().outcome().is_some())
}

/// A data folder in which a player has a finished game, the game, and its line.
fn with_finished() -> (House, GameFile, PlayedGame) {
    let house = House::new();
    let session = finished_session();
    house.put_session(&session);
    let game = session.finished_game(session.game().id());
    let line = session.counted_line().expect("it counts").clone();
    (house, game.expect("it is listed"), line)
}

/// A review of a game.
fn reviewed(game: &GameFile) -> SavedReview {
    let record = game.game.record().clone();
    let review = review(&record, ReviewBudget::SMALL, &ProgressMonitor::NONE);
    SavedReview { review: review.expect("it can be replayed"), record }
}

#[test]
fn finished_games_and_their_reviews_are_checked() {
    let (house, game, line) = with_finished();
    let saved = Arc::new(reviewed(&game));
    house.put(|changes, player| changes.put(&(player, line.id), saved));
    let (right, lines) = house.check();
    assert!(right, "{lines:#?}");
    for expected in ["you-1: history: ok: 1", "you-1: analyses: ok: 1"] {
        assert!(lines.iter().any(|it| it == expected), "{lines:#?}");
    }
    let table = lines.iter().find(|it| it.starts_with("you-1: current game: ok: "));
    assert!(table.is_some_and(|it| it.contains(": won by ")), "{lines:#?}");
}

#[test]
fn a_finished_game_that_is_not_what_its_line_says_is_named() {
    type Spoil = fn(&mut Changes, PlayerId, &GameFile, &PlayedGame);
    let cases: [(Spoil, &str); 5] = [
        (
            |changes, player, _, line| changes.remove::<GameFile>(&(player, line.id)),
            "its moves are missing",
        ),
        (
            |changes, player, _, line| {
                let other = begun().game_file(None);
                changes.put(&(player, line.id), Arc::new(other));
            },
            "it is not over",
        ),
        (
            |changes, player, _, line| {
                let mut other = line.clone();
                other.actions += 1;
                let nth = line.nth.expect("it is listed");
                changes.put(&(player, nth), Arc::new(other));
            },
            "its line in the history tells of another game",
        ),
        (
            |changes, player, game, line| {
                let other = changed(game, |record| forged(record, ",seal:"));
                changes.put(&(player, line.id), Arc::new(other));
            },
            "the seal of hand 1 does not match",
        ),
        (
            |changes, player, game, line| {
                let add = |record: &str| record.replacen("actions:\"", "actions:\"pass ", 1);
                changes.put(&(player, line.id), Arc::new(changed(game, add)));
            },
            "hand 1, action 1, pass: ",
        ),
    ];
    for (spoil, expected) in cases {
        let (house, game, line) = with_finished();
        house.put(|changes, player| spoil(changes, player, &game, &line));
        let (right, lines) = house.check();
        assert!(!right, "{expected}: {lines:#?}");
        let start = format!("you-1: game {}: error: {expected}", line.id);
        assert!(lines.iter().any(|it| it.starts_with(&start)), "{lines:#?}");
        let wrong = lines.iter().filter(|it| it.contains(": error: "));
        assert_eq!(wrong.count(), 1, "{lines:#?}");
    }
}

/// The game with another record.
fn changed(game: &GameFile, change: impl FnOnce(&str) -> String) -> GameFile {
    let record = ron::to_string(game.game.record()).expect("a record can be written");
    let record = ron::from_str(&change(&record)).expect("it is a record still");
    GameFile::of_record(record, "Forged", Utc::now())
}

/// A line of the history that makes no sense.
#[derive(Serialize, Deserialize)]
struct Nonsense(String);

impl StoredValue for Nonsense {
    type Id = (PlayerId, u32);
    const TABLE: TableName = TableName::History;

    fn key_bytes(id: &Self::Id) -> Vec<u8> {
        PlayedGame::key_bytes(id)
    }
}

#[test]
fn entries_that_make_no_sense_are_counted() {
    let (house, game, line) = with_finished();
    let other = found::hand_over(&Preferences::default(), 1).game_file(None);
    let review = SavedReview { record: other.game.record().clone(), ..reviewed(&game) };
    house.put(|changes, player| {
        changes.put(&(player, line.id), Arc::new(review));
        for nth in [100, 101] {
            changes.put(&(player, nth), Arc::new(Nonsense("a line".to_owned())));
        }
    });
    let (right, lines) = house.check();
    assert!(!right, "{lines:#?}");
    for expected in
        ["you-1: history: error: 2 damaged entries", "you-1: analyses: error: 1 damaged entry"]
    {
        assert!(lines.iter().any(|it| it == expected), "{lines:#?}");
    }
}

//! The History window.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use nestor_dominoes::engine::{Preset, Rules, Seats};
use nestor_dominoes::nestor::Level;
use nestor_dominoes::session::{PlayedGame, Preferences, Session, Winner, YOU};
use nestor_dominoes::storage::FileName;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::found::game_where;
use super::games::take_a_turn;
use super::player::{House, Player, folder, preferences, set, write};

const SIZES: [[f32; 2]; 3] = [[1100.0, 760.0], [420.0, 800.0], [360.0, 560.0]];

/// So many games, of two kinds by turns; the player wins two of three.
fn games(count: u32) -> Vec<PlayedGame> {
    let game = |n: u32| {
        let (game, level) = match n % 2 {
            0 => ("All Fives", Level::Beginner),
            _ => ("Draw", Level::Tough),
        };
        PlayedGame {
            id: format!("{n:032x}").parse().expect("an id"),
            ended: "2026-11-20T11:17:27Z".parse().expect("a time"),
            game: game.to_owned(),
            rules: None,
            level,
            winner: if n % 3 == 2 {
                Winner::Nestor
            } else {
                Winner::You
            },
            you: 150 + n.cast_signed(),
            nestor: 90,
            hands: 6,
            actions: 93,
            secs: 745,
            with_help: n % 5 == 4,
        }
    };
    (0..count).map(game).collect()
}

fn with_history(count: u32) -> House {
    let house = folder();
    write(house.path(), FileName::Settings, &preferences(Preset::Draw));
    write(house.path(), FileName::History, &games(count));
    house
}

pub fn open(count: u32, size: [f32; 2]) -> Player {
    let mut player = Player::open(with_history(count), Some(7), size);
    player.press_ctrl(Key::R);
    player
}

#[test]
fn the_history_sums_up_all_games_or_one_kind() {
    let mut player = open(12, SIZES[0]);
    player.must_read("8 (67%)");
    player.must_read("Chart of games won: you 8, Nestor 4");
    player.must_read("2 h 29 min");
    player.must_read("You won 160 to 90");
    player.must_read("All Fives, Beginner, 6 hands, 93 moves, 12 min");
    let list = player
        .harness
        .get_by_role_and_label(Role::ComboBox, "Games to show");
    list.click();
    player.settle();
    player.click("Draw, Tough");
    player.must_read("Chart of games won: you 4, Nestor 2");
    assert!(!player.reads("You won 160 to 90"), "another kind");
}

#[test]
fn only_games_in_sight_are_drawn_however_many_there_are() {
    let player = open(5000, SIZES[0]);
    let drawn = player.parts();
    let drawn = drawn.iter().filter(|(_, name)| name.contains(" hands, "));
    assert!(drawn.count() < 60, "not all of 5000");
}

#[test]
fn clearing_asks_first_and_can_be_taken_back_until_the_end() {
    let mut player = open(3, SIZES[0]);
    player.click("Clear the history");
    player.click("Keep");
    assert_eq!(player.session().history().games().len(), 3, "kept");
    player.click("Clear the history");
    player.click("Clear");
    player.must_read("No game has been played to its end yet.");
    player.click("Bring back 3 games");
    assert_eq!(player.session().history().games().len(), 3, "back");
    player.click("Clear the history");
    player.click("Clear");
    let mut player = player.restart();
    player.press_ctrl(Key::R);
    assert!(player.session().history().games().is_empty(), "for good");
    assert!(!player.reads("Bring back"), "the program has ended");
}

#[test]
fn a_game_that_ends_is_in_the_history_after_a_restart() {
    // The player has one bone left, and with it wins.
    let session = game_where(&short(), |session| {
        let hand = session.state().position().map(|at| at.hand(YOU).len());
        session.your_turn() && hand == Some(1) && wins_with_the_next_play(session)
    });
    let mut player = Player::at(&session);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while player.session().state().outcome().is_none() {
        player.wait_for_nestor();
        take_a_turn(&mut player, &mut rng);
    }
    let mut player = player.restart();
    player.press_ctrl(Key::R);
    player.must_read("You won ");
    assert_eq!(player.session().history().games().len(), 1, "once");
}

fn short() -> Preferences {
    set(Rules {
        target: Some(30),
        ..Preset::AllFives.rules(Seats::Two)
    })
}

fn wins_with_the_next_play(session: &Session) -> bool {
    let mut state = session.state().clone();
    let [action] = session.your_actions()[..] else {
        return false;
    };
    state.apply(action).is_ok() && state.outcome().is_some() && action.bone().is_some()
}

#[test]
fn the_window_fits_with_its_numbers_and_chart() {
    for size in SIZES {
        let player = open(200, size);
        let window = player
            .harness
            .get_by_role_and_label(Role::Window, "History")
            .rect();
        assert!(
            window.min.x >= 0.0 && window.max.x <= size[0] && window.max.y <= size[1],
            "{window:?} in {size:?}"
        );
    }
}

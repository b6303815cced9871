//! A series of games: chosen in New game, and told on the card of each game.

use egui::{Key, Rect, Shape, pos2, vec2};
use engine::{Preset, Seats};
use game::profile::{Preferences, Series, SeriesLength};
use game::session::Session;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::series;

use super::found::{go_on, session};
use super::player::{Player, played_to};

/// First to two games.
const LENGTH: SeriesLength = SeriesLength::ALL[0];

fn short() -> Preferences {
    played_to(20, Preset::AllFives.rules(Seats::Two))
}

#[test]
fn its_length_is_chosen_with_the_rules() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = Player::at_size(&session(&short(), 0), size);
        player.press_ctrl(Key::N);
        player.click_by_ear("new-game-rules");
        player.click_by_ear("new-game-series");
        player.click_by_ear("new-game-series-2");
        player.look();
        player.click_id("new-game-start");
        player.settle();
        assert_eq!(player.session().series(), Some(Series::new(LENGTH)), "{size:?}");
    }
}

/// The first game of a series, which is over, and how the series stands.
fn first_game_over() -> (Session, String) {
    let mut session = session(&Preferences { series: Some(LENGTH), ..short() }, 3);
    session.new_game(None);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
    }
    let state = session.state();
    let winner = state.outcome().expect("it is over").winner;
    let stands = Series::new(LENGTH).after(winner);
    let told = series::standing(&stands, state.seating(), Seats::Two);
    (session, told)
}

#[test]
fn the_card_of_a_game_says_how_the_series_stands() {
    let (session, told) = first_game_over();
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = Player::at_size(&session, size);
        player.press_ctrl_shift(Key::P);
        let widgets = player.widgets();
        assert!(widgets.iter().any(|it| it.label.contains(&told)), "{told}");
    }
}

#[test]
fn the_games_of_a_series_stand_on_the_card_as_nails() {
    let (session, told) = first_game_over();
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = Player::at_size(&session, size);
        player.press_ctrl_shift(Key::P);
        player.harness.run_steps(12);
        let card = player.by_id("game-over").rect();
        let line = player.place_of(&told);
        // Without nails, the bars of the scores are farther below.
        let middle = pos2(card.center().x, line.bottom() + 8.0);
        let row = Rect::from_center_size(middle, vec2(64.0, 6.0));
        let shapes = player.harness.output().shapes.iter();
        let nails = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Mesh(mesh) => {
                Some(mesh.vertices.iter().filter(|it| row.contains(it.pos)).count())
            }
            _ => None,
        });
        assert!(nails.sum::<usize>() > 0, "{size:?}");
    }
}

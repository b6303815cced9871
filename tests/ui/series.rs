//! A series of games: chosen in New game, and told on the card of each game.

use egui::Key;
use engine::{Preset, Seats};
use game::profile::{Preferences, Series, SeriesLength};
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

#[test]
fn the_card_of_a_game_says_how_the_series_stands() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut session = session(&Preferences { series: Some(LENGTH), ..short() }, 3);
        session.new_game(None);
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        while session.state().outcome().is_none() {
            go_on(&mut session, &mut rng);
        }
        let state = session.state();
        let winner = state.outcome().expect("it is over").winner;
        let stands = Series::new(LENGTH).after(winner);
        let mut player = Player::at_size(&session, size);
        player.press_ctrl_shift(Key::P);
        let told = series::stands(&stands, state.seating(), Seats::Two);
        let widgets = player.widgets();
        assert!(widgets.iter().any(|it| it.label.contains(&told)), "{told}");
    }
}

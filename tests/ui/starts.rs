//! Starts of the program that fail in their first seconds, one after the other.

use std::sync::Arc;

use engine::Preset;
use game::profile::{GameId, WindowPlace};
use nestor_dominoes::app::Startup;
use nestor_dominoes::command::WindowCommand;
use words::msg;

use super::lens::in_the_middle;
use super::player::{House, Player, WINDOW, folder, preferences};

/// So many frames take longer than a start has to last.
const LASTING: usize = 110;

fn start(house: House) -> Player {
    Player::started(house, Startup::default(), WINDOW)
}

/// A start that ends before it has lasted.
fn fail(house: House) -> House {
    start(house).abandon()
}

/// A house with a game, and a window in a place of its own.
fn house() -> (House, GameId) {
    let house = folder();
    let session = in_the_middle(&preferences(Preset::AllFives));
    house.put_session(&session);
    let place = WindowPlace { size: (280.0, 700.0), zoom: 1.5, ..WindowPlace::default() };
    house.put(|changes, _| changes.put(&(), Arc::new(place)));
    (house, session.game().id())
}

fn shown(player: &Player) -> GameId {
    player.session().game().id()
}

#[test]
fn after_two_starts_that_failed_there_is_a_new_game_and_the_other_is_one_undo_away() {
    let (house, id) = house();
    let player = start(fail(house));
    assert_eq!(shown(&player), id, "one failure may be anybody's");
    let mut player = start(player.abandon());
    player.must_read(&msg::NOTICE_BEGUN_ANEW.text());
    let new = shown(&player);
    assert_ne!(new, id, "a new game");
    player.harness.run_steps(LASTING);
    let mut player = start(player.close());
    assert_eq!(shown(&player), new, "it goes on");
    player.press_ctrl(egui::Key::Z);
    assert_eq!(shown(&player), id, "nothing is lost");
}

#[test]
fn starts_that_last_or_are_ended_by_the_system_are_never_counted_together() {
    let (mut house, id) = house();
    for n in 0..3 {
        let mut player = start(fail(house));
        assert_eq!(shown(&player), id, "each time it was only one");
        if n < 2 {
            player.harness.run_steps(LASTING);
            house = player.close();
        } else {
            player.command(WindowCommand::Terminate);
            player.step_until("the end", |player| player.harness.state().may_close());
            house = player.break_off();
            break;
        }
    }
    assert_eq!(shown(&start(house)), id, "it was asked to end");
}

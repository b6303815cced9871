//! What is asked before all else, and the card at the end of a game.

use egui_kittest::Harness;
use engine::{Preset, Seats};
use game::profile::Preferences;
use nestor_dominoes::app::App;
use nestor_dominoes::command::{Command, GameCommand, WindowCommand, WindowKind};
use words::{self, msg};

use super::{capitals, not_by_messages, texts, window_of};

#[test]
fn all_that_is_asked_and_told_at_the_end_of_a_game_is_a_message() {
    words::set_test_language("en-ZZ".parse().expect("it can be read"), capitals());
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("players/anna-1").display().to_string();
    let preferences =
        Preferences { rules: Preset::FirecrackerFives.rules(Seats::Two), ..Preferences::default() };
    let mut harness = window_of(folder.path(), &preferences);
    let ctx = harness.ctx.clone();
    let ask = |harness: &mut Harness<'_, App>, command: Command| {
        harness.state_mut().update(&ctx, command.into());
        harness.run_steps(3);
    };
    let look = |harness: &Harness<'_, App>, has: &str| {
        let is_there = texts(harness).iter().any(|text| text == has);
        assert!(is_there, "{has}: it is there");
        let english = not_by_messages(harness, &path);
        assert_eq!(english, [""; 0], "{has}: not said by a message");
    };
    ask(&mut harness, Command::Game(GameCommand::RevealHand));
    ask(&mut harness, Command::Window(WindowCommand::Toggle(WindowKind::GiveUp)));
    look(&harness, &msg::GIVE_UP_TITLE.text());
    ask(&mut harness, Command::Game(GameCommand::GiveUp));
    // It may have come by itself.
    ask(&mut harness, Command::Window(WindowCommand::Close(WindowKind::Result)));
    ask(&mut harness, Command::Window(WindowCommand::Toggle(WindowKind::Result)));
    look(&harness, &msg::RESULT_AGAIN.text());
    ask(&mut harness, Command::Window(WindowCommand::Close(WindowKind::Result)));
    let mut preferences = harness.state().session().preferences().clone();
    preferences.display.cut = true;
    ask(&mut harness, Command::Game(GameCommand::SetPreferences(Box::new(preferences))));
    ask(&mut harness, Command::Game(GameCommand::New));
    look(&harness, &msg::CUT_TITLE.text());
}

//! The one door: what a command changes is written, and nothing else.

use engine::{Action, Bone, Level, Preset};
use game::profile::Preferences;
use look::ThemeId;
use nestor_dominoes::app::{SavedPart, Update};
use nestor_dominoes::command::{
    Command, GameCommand, LearnCommand, Neighbor, TableCommand, ThemeCommand, WindowCommand,
    WindowKind,
};

use super::player::{Player, preferences};
use crate::YOU;

/// A player whose turn it is to play, and not for the first time.
fn in_turn() -> Player {
    let mut player = Player::new(&preferences(Preset::Draw), 7);
    player.wait_for_nestor();
    play(&mut player);
    player.wait_for_nestor();
    assert_eq!(player.session().person_in_turn(), Some(YOU), "your turn");
    player
}

fn update(player: &mut Player, update: impl Into<Update>) -> Vec<SavedPart> {
    let ctx = player.harness.ctx.clone();
    player.harness.state_mut().update(&ctx, update.into())
}

fn play(player: &mut Player) -> Vec<SavedPart> {
    let action = player.session().actions_of(YOU)[0];
    update(player, Command::Table(TableCommand::Act(action)))
}

#[test]
fn what_only_changes_the_view_writes_nothing() {
    let mut player = in_turn();
    let hand = player.session().state().position().map(|at| at.hand(YOU));
    let bones: Vec<Bone> = hand.into_iter().flatten().collect();
    let pad = WindowKind::ScorePad;
    let opened = WindowKind::WINDOWS.iter().filter(|kind| **kind != pad).flat_map(|&kind| {
        [Command::Window(WindowCommand::Toggle(kind)), Command::Window(WindowCommand::Close(kind))]
    });
    let commands = [
        Command::Table(TableCommand::Select(Some(bones[0]))),
        Command::Table(TableCommand::SelectNeighbor(Neighbor::Next)),
        Command::Table(TableCommand::FocusNeighborEnd(Neighbor::Next)),
        Command::Table(TableCommand::Select(None)),
        Command::Table(TableCommand::ShowMessage("Choose a bone.".to_owned())),
    ];
    for command in commands.into_iter().chain(opened) {
        let what = format!("{command:?}");
        assert_eq!(update(&mut player, command), Vec::<SavedPart>::new(), "{what}");
        player.harness.step();
    }
    assert_eq!(update(&mut player, Update::Tick), Vec::<SavedPart>::new(), "time");
    // The next start opens the pad, whatever becomes of the program.
    for command in [WindowCommand::Toggle(pad), WindowCommand::Close(pad)] {
        assert_eq!(
            update(&mut player, Command::Window(command)),
            vec![SavedPart::Settings],
            "the pad"
        );
        player.harness.step();
    }
}

#[test]
fn the_order_of_the_hand_is_written_with_the_game() {
    let mut player = in_turn();
    let hand = player.session().state().position().map(|at| at.hand(YOU));
    let bone = hand.into_iter().flatten().next().expect("there is one");
    let moved = Command::Table(TableCommand::MoveInHand(bone, 1));
    assert_eq!(update(&mut player, moved), vec![SavedPart::State]);
}

#[test]
fn a_play_writes_the_game_only() {
    let mut player = in_turn();
    assert_eq!(play(&mut player), vec![SavedPart::State], "a play");
    let action = Action::Lead("6-6".parse().expect("a bone"));
    let refused = update(&mut player, Command::Table(TableCommand::Act(action)));
    assert_eq!(refused, Vec::<SavedPart>::new(), "what the rules do not allow");
}

#[test]
fn each_command_writes_what_it_changes() {
    let mut player = in_turn();
    let other = Preferences { history: false, ..player.session().preferences().clone() };
    let game = SavedPart::State;
    for (command, expected) in [
        (Command::Game(GameCommand::SetPreferences(Box::new(other))), vec![SavedPart::Settings]),
        (Command::Table(TableCommand::ToggleView), vec![SavedPart::Settings]),
        (Command::Table(TableCommand::ToggleLog), vec![SavedPart::Settings]),
        (Command::Theme(ThemeCommand::Use(ThemeId::Two)), vec![SavedPart::Themes]),
        (Command::Game(GameCommand::Bookmark), vec![game]),
        (Command::Table(TableCommand::ToggleBoneyard), Vec::<SavedPart>::new()),
        (LearnCommand::AcceptHelp.into(), vec![game]),
        (Command::Table(TableCommand::ToggleBoneyard), Vec::<SavedPart>::new()),
        (Command::Game(GameCommand::Undo), vec![game]),
        (Command::Game(GameCommand::Redo), vec![game]),
        (Command::Game(GameCommand::Redo), Vec::<SavedPart>::new()),
        (Command::Game(GameCommand::GoToBookmark), vec![game]),
        (Command::Game(GameCommand::Restart), vec![game]),
        (Command::Game(GameCommand::New), vec![game]),
        (Command::Game(GameCommand::SetLevel(Level::Tough)), vec![SavedPart::Settings, game]),
        // There is nothing in it.
        (Command::Game(GameCommand::ClearTally), vec![]),
    ] {
        let what = format!("{command:?}");
        assert_eq!(update(&mut player, command), expected, "{what}");
    }
}

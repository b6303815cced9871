//! A game with a clock ends before its time: it is lost, and that is said before.

use std::collections::HashSet;

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Name, Preset};
use game::profile::GameId;
use game::session::Session;
use game::store::write_game;
use nestor_dominoes::command::{Command, FileCommand, GameCommand};
use words::msg;

use super::notation::{DEAL, SECOND_DEAL, at};
use super::player::{Player, preferences};
use crate::YOU;

/// How a player leaves a game that is not over for another one.
type Leaves = fn(&mut Player);

const WAYS: [(&str, Leaves); 4] = [
    ("a new game", |player| {
        player.press_ctrl(Key::N);
        player.click_id("new-game-start");
    }),
    ("a restart", |player| player.press(Key::F5)),
    ("a position put by", |player| {
        player.choose("menu-go-to-bookmark");
    }),
    ("a saved game", |player| {
        let path = player.path().join("other.nestor");
        let other = at(&preferences(Preset::Draw), DEAL, "6-6 6-2@W 6-3@E 3-2@W 3-3@E");
        write_game(&path, &other.game_file(Name::new("Other").ok()), true).expect("it is written");
        let open = Command::File(FileCommand::OpenGame(Some(path)));
        player.update(open);
        let before = id(player);
        player.step_until("the question, or the game", |player| {
            player.has_id("give-up-end") || id(player) != before
        });
    }),
];

/// A game in the middle of a hand, with a position put by.
fn in_a_hand() -> Session {
    let mut session =
        at(&preferences(Preset::FirecrackerFives), DEAL, "6-6 6-2@W blow-6-2 6-1@W 6-5@E");
    session.set_bookmark();
    session
}

/// A game whose next hand is still to be dealt, with a position put by.
fn between_hands() -> Session {
    let mut session = at(
        &preferences(Preset::FirecrackerFives),
        SECOND_DEAL,
        "6-6 6-2@W blow-6-2 6-1@W 6-5@E 6-3@N blow-6-1 3-2@N 5-4@E 4-3@E 3-3@E 2-2@N draw draw \
         draw 6-4@W 5-2@N 4-0@W 5-3@N / 1-1 6-1@W 2-1@E 6-2@W blow-6-2 3-1@S blow-3-1 2-2@E \
         6-0@W 5-0@W 4-2@E 5-5@W 4-3@E draw draw draw 5-2@W 6-3@E",
    );
    session.set_bookmark();
    session
}

/// The player at a game, which goes on.
fn player(session: &Session) -> Player {
    let mut player = Player::at(session);
    if player.has_id("cover-here") {
        player.click_id("cover-here");
    }
    // The file of the position put by is another one.
    player.choose("menu-bookmark");
    player
}

fn id(player: &Player) -> GameId {
    player.session().game().id()
}

fn lost(player: &Player) -> (u32, usize) {
    let session = player.session();
    let in_history = session.history().games().len();
    (session.tally().total().lost, in_history)
}

#[test]
fn whatever_ends_a_game_with_a_clock_asks_first_and_loses_it() {
    for (where_at, session) in [("hand", in_a_hand()), ("between", between_hands())] {
        let mut names = HashSet::new();
        for (way, leave) in WAYS {
            let what = format!("{way}, {where_at}");
            let mut player = player(&session);
            let before = id(&player);
            leave(&mut player);
            assert!(player.reads(&msg::GIVE_UP_IS_LOST.text()), "{what}: it is said before");
            let button = player.by_id("give-up-end").accesskit_node().label();
            assert!(names.insert(button), "{way}: it says for what");
            player.click_id("give-up-go-on");
            assert_eq!(id(&player), before, "{what}: it goes on");
            assert!(player.session().state().outcome().is_none(), "{what}");
            assert_eq!(lost(&player), (0, 0), "{what}: nothing is lost");
            if player.has_id("new-game-start") {
                player.press(Key::Escape);
            }
            leave(&mut player);
            player.click_id("give-up-end");
            assert_ne!(id(&player), before, "{what}: another game is on the table");
            let state = player.session().state();
            assert!(state.outcome().is_none(), "{what}: which goes on");
            assert_eq!(lost(&player), (1, 1), "{what}: the first is lost");
            assert!(!player.has_id("result-again"), "{what}: no result is shown");
        }
    }
}

#[test]
fn a_game_with_a_clock_that_is_looked_back_at_is_left_for_any_other() {
    let session = between_hands();
    for (way, leave) in WAYS {
        let mut player = player(&session);
        let before = id(&player);
        player.press_ctrl_shift(Key::R);
        assert!(player.has_id("review-close"), "{way}: looked back at");
        leave(&mut player);
        player.click_id("give-up-end");
        assert_ne!(id(&player), before, "{way}: another game is on the table");
        assert!(!player.has_id("review-close"), "{way}: to be played");
        assert_eq!(lost(&player), (1, 1), "{way}: the first is lost");
    }
}

#[test]
fn between_two_hands_a_game_is_given_up_as_in_one() {
    let mut player = player(&between_hands());
    let rounds = player.session().state().rounds().len();
    player.choose("menu-give-up");
    assert!(player.reads(&msg::GIVE_UP_IS_LOST.text()), "it is said before");
    player.click_id("give-up-end");
    let state = player.session().state();
    let outcome = state.outcome().expect("it is over");
    assert_ne!(outcome.winner, Some(state.rules().seats.team(YOU)), "lost");
    assert_eq!(state.rounds().len(), rounds, "nothing more was dealt");
    assert_eq!(lost(&player), (1, 1), "and counted as lost");
    player.wait_for("result-again");
    let over = id(&player);
    player.press_ctrl(Key::Z);
    assert!(player.session().state().outcome().is_some(), "for good");
    assert_eq!((id(&player), lost(&player)), (over, (1, 1)));
}

#[test]
fn undo_leaves_a_game_with_a_clock_only_when_it_is_over_and_asked_for_twice() {
    let mut session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W");
    let earlier = session.game().id();
    session.new_game_with(preferences(Preset::FirecrackerFives), None);
    let mut player = player(&session);
    let timed = id(&player);
    player.press_ctrl(Key::Z);
    player.press_ctrl(Key::Z);
    assert_eq!(id(&player), timed, "it is not over");
    player.choose("menu-give-up");
    player.click_id("give-up-end");
    player.wait_for("result-again");
    player.press(Key::Escape);
    player.press_ctrl(Key::Z);
    assert_eq!(id(&player), timed, "it says first where undo goes");
    player.press_ctrl(Key::Z);
    assert_eq!(id(&player), earlier);
    assert_eq!(lost(&player), (1, 1), "and it stays lost");
}

#[test]
fn a_game_that_was_given_up_for_another_is_lost_when_undo_brings_it_back() {
    let mut player = player(&in_a_hand());
    let before = id(&player);
    let other = Box::new(preferences(Preset::AllFives));
    player.update(GameCommand::Start(other));
    player.harness.run_steps(2);
    player.click_id("give-up-end");
    player.press_ctrl(Key::Z);
    assert_eq!(id(&player), before, "it is back");
    let record = player.session().state().record();
    let last = record.rounds.last().and_then(|round| round.actions.last());
    assert_eq!(last, Some(&Action::GiveUp(YOU)), "as it was left");
    assert_eq!(lost(&player), (1, 1), "and lost");
}

#[test]
fn a_game_without_a_clock_is_left_without_a_question() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W");
    for (way, leave) in WAYS {
        let mut player = player(&session);
        let before = id(&player);
        leave(&mut player);
        player.step_until("another game", |player| id(player) != before);
        assert!(!player.has_id("give-up-end"), "{way}: nothing is asked");
        assert_eq!(lost(&player), (0, 0), "{way}: and nothing lost");
    }
}

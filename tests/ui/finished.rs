//! Finished games are looked back at from the History window.

use std::sync::Arc;

use chrono::DateTime;
use egui::Key;
use engine::{Name, Preset, Seats};
use game::profile::{GameId, Opponent, PlayedGame, Preferences, ReviewFigures};
use game::session::{GameFile, Session};
use nestor::coach::SavedReview;
use nestor_dominoes::command::{Command, FileCommand, GameCommand, TableCommand};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::msg;

use super::found::{go_on, session};
use super::history;
use super::notation::{FIRST_HAND, SECOND_DEAL, at};
use super::player::{House, Player, played_to, preferences};
use crate::{NESTOR, YOU};

fn short() -> Preferences {
    played_to(20, Preset::AllFives.rules(Seats::Two))
}

/// Two games that are over, and one under way.
fn two_finished() -> (Session, [GameId; 2]) {
    let mut session =
        at(&short(), SECOND_DEAL, &format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S"));
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let first = session.game().id();
    session.new_game(None);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
    }
    let second = session.game().id();
    // The one under way is not over soon.
    session.new_game_with(played_to(150, Preset::AllFives.rules(Seats::Two)), None);
    while session.state().record().len() < 4 || session.person_in_turn().is_none() {
        go_on(&mut session, &mut rng);
    }
    (session, [first, second])
}

/// The row of a game.
fn row(id: GameId) -> String {
    format!("history-game-{id}")
}

/// Asks to look back at a game of the list.
fn look_back(player: &mut Player, id: GameId) {
    let review = format!("history-review-{id}");
    if !player.has_id(&review) {
        player.click_by_ear(&row(id));
    }
    player.by_id(&review).click_accesskit();
}

/// Waits until this game is looked back at.
#[track_caller]
fn must_look_back(player: &mut Player, id: GameId) {
    player.step_until("the look back", |player| {
        player.has_id("review-close") && player.session().game().id() == id
    });
    player.settle();
}

#[test]
fn a_game_of_the_history_is_looked_back_at_and_the_game_under_way_comes_back() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let (session, [first, _]) = two_finished();
        let mut player = Player::at_size(&session, size);
        let before = player.session().game().clone();
        let tally = player.session().tally().clone();
        let games = player.session().history().games().len();
        player.press_ctrl(Key::R);
        look_back(&mut player, first);
        must_look_back(&mut player, first);
        assert!(!player.has_id("tally-page-history"), "the window is closed");
        assert!(player.message().contains("“Undo” brings back"), "it is said how");
        player.press(Key::ArrowRight);
        let nestors = player.session().state().rounds()[0].view(NESTOR).dealt_hand();
        let any = nestors.iter().next().expect("he was dealt bones");
        player.must_read(&any.to_string());
        player.press_ctrl(Key::Z);
        assert!(!player.has_id("review-close"), "it is over");
        assert_eq!(player.session().game().clone(), before, "as it was");
        assert!(!player.session().help().is_any(), "that was no help");
        assert_eq!(*player.session().tally(), tally, "the tally is as it was");
        let after = player.session().history().games().len();
        assert_eq!(after, games, "and the history");
    }
}

#[test]
fn from_an_older_game_a_button_leads_back_to_the_game_under_way() {
    let (session, [first, _]) = two_finished();
    let under_way = session.state().record().clone();
    let mut player = Player::at(&session);
    player.press_ctrl(Key::R);
    look_back(&mut player, first);
    must_look_back(&mut player, first);
    player.press(Key::Escape);
    player.wait_for("game-over-more");
    if !player.has_id("result-leave-again") {
        player.click_id("game-over-more");
    }
    player.click_id("result-leave-again");
    player.settle();
    assert_eq!(*player.session().state().record(), under_way);
}

#[test]
fn it_is_reached_by_keyboard_and_named() {
    let (session, [first, second]) = two_finished();
    let mut player = Player::at(&session);
    player.press_ctrl(Key::R);
    for _ in 0..60 {
        if player.focused_id() == Some(row(second)) {
            break;
        }
        player.press(Key::Tab);
    }
    let name = player.focused().expect("something has the keyboard");
    assert!(name.contains("All Fives to 20. Nestor, Beginner"), "{name}");
    player.press(Key::Enter);
    player.press(Key::Enter);
    must_look_back(&mut player, second);
    // From one to the other, and back at once.
    player.press_ctrl(Key::R);
    look_back(&mut player, first);
    must_look_back(&mut player, first);
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().game().id(), session.game().id(), "at once");
}

#[test]
fn every_game_of_a_long_list_is_reached_by_keyboard() {
    let mut player = history::open(60, [1100.0, 760.0]);
    let mut reached = std::collections::BTreeSet::new();
    for _ in 0..140 {
        // The first row has the keyboard when the list opens.
        let focused = player.focused_id().unwrap_or_default();
        if focused.starts_with("history-game-") {
            reached.insert(focused);
        }
        player.press(Key::Tab);
    }
    assert_eq!(reached.len(), 60, "one after the other");
}

#[test]
fn a_game_looked_back_at_from_its_other_seat_lies_open_and_is_still_the_first_one() {
    for whole in [true, false] {
        let mut session =
            at(&short(), SECOND_DEAL, &format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S"));
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let first = session.game().id();
        if whole {
            session.change_seats();
        } else {
            session.replay_hand_from_other_seat(0).expect("it can be");
        }
        while session.state().outcome().is_none() {
            go_on(&mut session, &mut rng);
        }
        let is_twice = |session: &Session| {
            session.both_seats().is_some() || session.hand_played_twice().is_some()
        };
        assert!(is_twice(&session), "whole: {whole}");
        let mut player = Player::at(&session);
        player.press_ctrl(Key::R);
        look_back(&mut player, first);
        must_look_back(&mut player, first);
        player.press(Key::ArrowRight);
        let nestors = player.session().state().rounds()[0].view(NESTOR).dealt_hand();
        for bone in nestors {
            player.must_read(&bone.to_string());
        }
        assert!(!is_twice(player.session()), "whole: {whole}");
        player.press_ctrl(Key::Z);
        assert!(is_twice(player.session()), "it is back, whole: {whole}");
    }
}

#[test]
fn a_game_on_the_table_that_is_over_is_looked_back_at_where_it_lies() {
    let session =
        at(&short(), SECOND_DEAL, &format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S"));
    let id = session.game().id();
    let mut player = Player::at(&session);
    player.press_ctrl(Key::R);
    look_back(&mut player, id);
    must_look_back(&mut player, id);
    assert_eq!(player.session().game().id(), id, "nothing was replaced");
    assert_eq!(player.session().state().record(), session.state().record());
}

#[test]
fn a_game_that_was_not_kept_or_cannot_be_read_says_so() {
    let games: Vec<PlayedGame> = history::games(3);
    let house = history::with_history(&games);
    let player = house.player();
    house.put(|changes, _| changes.put(&(player, games[2].id), Arc::new(impossible())));
    let mut player = Player::open(house, None, [1100.0, 760.0]);
    player.wait_for_nestor();
    let before = player.session().game().clone();
    let unreadable = msg::HISTORY_UNREADABLE.text();
    player.press_ctrl(Key::R);
    for game in [&games[1], &games[2]] {
        look_back(&mut player, game.id);
        player.step_until("the answer", |player| player.reads(&unreadable));
    }
    assert_eq!(player.session().game().clone(), before, "nothing happened");
}

/// A finished game whose record breaks the rules.
fn impossible() -> GameFile {
    let session =
        at(&short(), SECOND_DEAL, &format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S"));
    let mut record = session.game().record().clone();
    let actions = &mut record.rounds[0].actions;
    actions.insert(0, actions[actions.len() - 1]);
    GameFile::of_record(record, "", DateTime::UNIX_EPOCH)
}

#[test]
fn its_review_is_found_and_after_a_restart_it_comes_from_disk() {
    let (finished, [first, second]) = two_finished();
    let mut player = Player::at(&finished);
    player.press_ctrl(Key::R);
    look_back(&mut player, first);
    must_look_back(&mut player, first);
    player.wait_for("analysis-chart");
    player.must_read(&msg::review_chart("you"));
    let own = finished.game().id();
    let player = player.restart();
    assert_eq!(player.session().game().id(), own, "one's own game");

    // With a game that knows nothing of the others.
    let house = player.close();
    let before = kept_review(&house, first);
    assert!(before.is_some());
    let other = session(&short(), 77);
    house.put(|changes, player| changes.put(&player, Arc::clone(other.shared_state())));
    let mut player = Player::open(house, None, [1100.0, 760.0]);
    assert!(player.session().finished_in_state().is_empty(), "only the disk has them");
    player.press_ctrl(Key::R);
    look_back(&mut player, first);
    must_look_back(&mut player, first);
    player.wait_for("analysis-chart");
    let judged = player.session().history().games().iter();
    let judged: Vec<bool> = judged.map(|game| game.judged.is_some()).collect();
    assert_eq!(judged, [true, false], "that of the other is to come");
    player.press_ctrl(Key::R);
    look_back(&mut player, second);
    must_look_back(&mut player, second);
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().game().id(), other.game().id(), "back");
    assert_eq!(kept_review(&player.close(), first), before, "it is the same");
}

fn kept_review(house: &House, id: GameId) -> Option<SavedReview> {
    house.read(|tables, player| tables.get(&(player, id)).expect("it can be read"))
}

#[test]
fn the_last_games_are_reviewed_from_disk_and_what_is_kept_is_taken() {
    let (finished, ids) = two_finished();
    let house = Player::at(&finished).close();
    let other = session(&short(), 77);
    house.put(|changes, player| changes.put(&player, Arc::clone(other.shared_state())));
    let mut player = Player::open(house, None, [1100.0, 760.0]);
    let games = player.session().history().games().to_vec();
    assert_eq!(games.len(), 2, "both");
    let judged = |player: &Player| {
        let games = player.session().history().games().iter();
        games.filter(|game| game.judged.is_some()).count()
    };
    let review = |player: &mut Player| {
        player.press_ctrl(Key::R);
        history::unfold_skill(player);
        player.wait_for("statistics-review");
        player.settle();
        player.must_read(&msg::statistics_review(2));
        player.by_id("statistics-review").click_accesskit();
        player.step_until("both games", |player| judged(player) == 2);
    };
    review(&mut player);
    let house = player.close();
    let before = ids.map(|id| kept_review(&house, id));
    assert!(before.iter().all(Option::is_some), "both are kept");
    let lines = games.iter().map(|game| PlayedGame { judged: None, ..PlayedGame::clone(game) });
    house.put_history(&lines.collect::<Vec<_>>());
    let mut player = Player::open(house, None, [1100.0, 760.0]);
    assert_eq!(judged(&player), 0, "the history knows of none");
    review(&mut player);
    let house = player.close();
    assert_eq!(ids.map(|id| kept_review(&house, id)), before, "they are the same");
}

#[test]
fn a_review_of_an_end_that_was_taken_back_is_not_taken_for_one_of_the_new_end() {
    let session =
        at(&short(), SECOND_DEAL, &format!("{FIRST_HAND} / 6-6 6-3@W 6-2@E 3-1@W 6-1@S 2-1@S"));
    let (id, first) = (session.game().id(), session.state().record().clone());
    let mut player = Player::at(&session);
    let judged = |player: &Player| {
        let mut games = player.session().history().games().iter();
        games.find(|game| game.id == id).and_then(|game| game.judged)
    };
    let update = |player: &mut Player, command: Command| {
        player.update(command);
    };
    let review = |player: &mut Player| {
        while !player.has_id("tally-page-history") {
            player.press_ctrl(Key::R);
        }
        history::unfold_skill(player);
        player.wait_for("statistics-review");
        player.click_by_ear("statistics-review");
    };
    player.press_ctrl(Key::R);
    review(&mut player);
    // While every decision is looked at, the game comes to another end.
    let mut has_other = false;
    while !has_other || player.session().state().outcome().is_none() {
        let state = player.session().state();
        let record = state.record().clone();
        let (hand, done) = (record.rounds.len(), record.rounds.last());
        let done = done.map_or(0, |round| round.actions.len());
        let then = first.rounds.get(hand - 1);
        let then = then.and_then(|round| round.actions.get(done).copied());
        let own = player.session().actions_of(YOU);
        let other = own.iter().find(|it| has_other || Some(**it) != then);
        let command = match other {
            Some(action) => Command::Table(TableCommand::Act(*action)),
            None if state.can_deal() => Command::Game(GameCommand::NewHand),
            None if !has_other => Command::Game(GameCommand::Undo),
            None => {
                player.harness.step();
                continue;
            }
        };
        has_other |= other.is_some();
        update(&mut player, command);
        player.harness.step();
    }
    assert_eq!(player.session().game().id(), id, "the same game");
    let last = player.session().state().record().clone();
    assert_ne!(last, first, "to another end");
    player.settle();
    let is_listed = |player: &Player| {
        let ids = ["statistics-review", "statistics-progress"];
        ids.iter().any(|id| player.has_id(id))
    };
    if judged(&player).is_none() && !is_listed(&player) {
        // It may still be open behind the card.
        while !player.has_id("tally-page-history") {
            player.press_ctrl(Key::R);
        }
        history::unfold_skill(&mut player);
    }
    player.step_until("the end of the reviews", |player| {
        judged(player).is_some() || player.has_id("statistics-review")
    });
    if judged(&player).is_none() {
        review(&mut player);
    }
    player.step_until("its review", |player| judged(player).is_some());
    let told = judged(&player);
    let house = player.close();
    let kept = kept_review(&house, id).expect("it is kept");
    assert_eq!(kept.record, last, "of the game as it ended");
    assert_eq!(told, Some(ReviewFigures::of(&kept.review)), "told of that end");
}

#[test]
fn a_game_with_a_clock_has_to_be_given_up_first() {
    let (mut session, [first, _]) = two_finished();
    session.new_game_with(preferences(Preset::FirecrackerFives), None);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while session.state().record().len() < 4 || session.person_in_turn().is_none() {
        go_on(&mut session, &mut rng);
    }
    let timed = session.game().id();
    let mut player = Player::at(&session);
    let games = player.session().tally().total().games();
    for gives_up in [false, true] {
        let look_back = Command::File(FileCommand::ReviewFinished(first));
        player.update(look_back);
        player.wait_for("give-up-end");
        player.settle();
        assert_eq!(player.session().game().id(), timed, "nothing happened yet");
        if gives_up {
            player.click_id("give-up-end");
        } else {
            player.click_id("give-up-go-on");
        }
    }
    must_look_back(&mut player, first);
    let after = player.session().tally().total().games();
    assert_eq!(after, games + 1, "the given up one is lost, and no other");
}

#[test]
fn a_lesson_is_left_for_it() {
    let (session, [first, _]) = two_finished();
    let mut player = Player::at(&session);
    let before = player.session().game().clone();
    player.choose("window-lessons");
    player.click_by_ear("lesson-begin-counting");
    player.press_ctrl(Key::R);
    look_back(&mut player, first);
    must_look_back(&mut player, first);
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().game().clone(), before, "as it was");
}

#[test]
fn with_people_at_one_screen_the_hands_are_covered_when_the_game_comes_back() {
    let (mut session, [first, _]) = two_finished();
    let mut with_ben = short();
    let ben = Name::new("Ben").expect("a name");
    with_ben.opponents.set(NESTOR, Opponent::Person(ben));
    session.new_game_with(with_ben, None);
    let mut player = Player::at(&session);
    player.click_id("cover-here");
    let before = player.session().game().clone();
    player.press_ctrl(Key::R);
    look_back(&mut player, first);
    must_look_back(&mut player, first);
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().game().clone(), before, "as it was");
    assert!(player.has_id("cover-here"), "nobody knows who looks");
    assert!(player.hand().is_empty(), "no hand is seen");
}

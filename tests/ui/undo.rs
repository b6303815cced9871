//! Undo, redo and the bookmark, in the window. What they bring stands in `session`.

use std::sync::Arc;

use egui::{Event, Key, Modifiers};
use engine::{Level, Preset, Record, Seats};
use game::profile::{Opponents, Preferences};
use game::session::{Session, State};
use nestor_dominoes::command::GameCommand;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::msg;

use super::found::go_on;
use super::games::take_a_turn;
use super::notation::{DEAL, FIRST_HAND, SECOND_HAND, THIRD_HAND, at};
use super::player::{Player, folder, played_to, preferences, write_settings};

fn record(player: &Player) -> Record {
    player.session().state().record().clone()
}

/// Plays on, and remembers the record before each thing that the player did.
fn play_on(player: &mut Player, over: impl Fn(&Session) -> bool) -> Vec<Record> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut before = Vec::new();
    player.wait_for_nestor();
    while !over(player.session()) {
        if player.session().person_in_turn().is_some() {
            before.push(record(player));
        }
        take_a_turn(player, &mut rng);
        player.wait_for_nestor();
    }
    before
}

/// A game that is over soon.
fn short_game() -> Preferences {
    played_to(100, Preset::AllFives.rules(Seats::Two))
}

#[test]
fn a_key_that_is_held_down_goes_on_undoing_to_the_beginning_of_the_game() {
    let mut player = Player::new(&short_game(), 4);
    player.press_ctrl(Key::N);
    player.press(Key::Enter);
    let game = player.session().game().id();
    let before = play_on(&mut player, |session| session.state().record().len() > 8);
    for _ in 0..3 * before.len() {
        player.harness.event(Event::Key {
            key: Key::Z,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::COMMAND,
        });
        player.settle();
    }
    assert_eq!(record(&player), before[0], "all that was played");
    assert_eq!(player.session().game().id(), game, "but no other game");
}

#[test]
fn undo_and_redo_go_play_by_play_through_a_game_that_is_over_and_through_a_restart() {
    let mut player = Player::new(&short_game(), 4);
    let before = play_on(&mut player, |session| session.state().outcome().is_some());
    let hands = player.session().state().rounds().len();
    assert!(hands > 1, "several hands were played");
    let over = player.session().state().clone();
    let counted = |player: &Player| {
        let session = player.session();
        (session.tally().clone(), session.history().games().to_vec())
    };
    let games = counted(&player);
    assert_eq!(games.0.total().games(), 1, "it is counted");
    // A game that is counted is taken out of the history only when asked twice.
    player.press_ctrl(Key::Z);
    for (n, before) in before.iter().enumerate().rev() {
        if n == before.len() / 2 {
            player = player.restart();
        }
        player.press_ctrl(Key::Z);
        assert_eq!(&record(&player), before, "one thing less");
        assert_eq!(player.session().tally().total().games(), 0, "not counted");
        assert!(player.session().person_in_turn().is_some(), "their turn");
        player.look();
    }
    player.press_ctrl(Key::Z);
    assert_eq!(record(&player), before[0], "there is nothing more");
    assert!(!player.session().can_undo(), "nothing at all");
    for (n, before) in before.iter().enumerate().skip(1) {
        match n % 3 {
            0 => player.press_ctrl_shift(Key::Z),
            1 => player.press_ctrl(Key::Y),
            _ => player.choose("menu-redo"),
        }
        assert_eq!(&record(&player), before, "one thing more");
        assert_eq!(player.message(), msg::TURN_DONE_AGAIN.text());
        player.look();
    }
    for _ in 0..2 {
        player.press_ctrl(Key::Y);
        assert_eq!(player.session().state(), &over, "the very end");
        assert_eq!(counted(&player), games, "counted as it was");
        assert!(!player.session().help().is_any(), "nothing was gained");
    }
}

#[test]
fn the_first_undo_in_a_game_says_that_it_will_be_assisted_if_it_is_played_on() {
    let mut player = Player::at(&at(
        &short_game(),
        DEAL,
        "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W 3-3@E 5-3@E",
    ));
    assert!(!player.session().help().is_any(), "no help yet");
    let marked = msg::turn_undone_assists("");
    player.press_ctrl(Key::Z);
    assert!(player.session().help().is_any(), "that is help");
    let told = player.message();
    assert!(told.ends_with(marked.trim()), "{told}");
    player.press_ctrl(Key::Z);
    assert!(!player.message().contains(marked.trim()), "it is known");
}

#[test]
fn each_thing_that_undo_and_redo_bring_is_told() {
    let mut session = at(
        &short_game(),
        "1-0 3-2 3-3 4-2 5-2 6-3 6-5 | 0-0 2-1 4-0 4-1 5-1 5-3 5-5",
        &format!(
            "{FIRST_HAND} / {SECOND_HAND} / {THIRD_HAND} / 5-5 5-1@E 5-0@W 5-2@N 2-0@N 1-1@E \
             5-4@S 0-0@N 4-0@S 2-1@E 1-0@S 4-2@E draw draw 4-1@S 4-4@S / 5-5 5-3@W 5-2@E 3-2@E \
             3-1@W 3-0@E 5-0@N 4-0@E 1-0@W 4-2@E 2-1@E 0-0@N draw draw draw draw 5-4@S draw \
             2-0@N 4-3@S 2-2@N / "
        ),
    );
    let old = session.state().clone();
    let tally = session.tally().clone();
    assert_eq!(tally.total().games(), 1, "one game was played");
    session.clear_tally();
    let mut player = Player::at(&session);
    player.choose("window-new-game");
    player.click_id("new-game-start");
    player.wait_for_nestor();
    let new = record(&player);
    assert_ne!(&new, old.record(), "a new game");
    player.choose("menu-undo");
    player.must_read(&msg::TURN_GAME_BACK.text());
    assert_eq!(player.session().state(), &old, "the old one");
    player.press_ctrl(Key::Z);
    player.must_read(&msg::TURN_TALLY_BACK.text());
    assert_eq!(player.session().tally(), &tally, "as it was");
    assert_eq!(player.session().state(), &old, "the game stays as it is");
    player.press_ctrl(Key::Y);
    player.must_read(&msg::TURN_TALLY_CLEARED_AGAIN.text());
    assert!(player.session().tally().is_empty(), "cleared");
    player.press_ctrl(Key::Y);
    player.must_read(&msg::TURN_LATER_GAME_BACK.text());
    assert_eq!(record(&player), new, "the new game");
}

#[test]
fn after_undo_has_left_another_game_a_new_one_is_the_game_on_the_table() {
    let mut player = Player::at(&at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E"));
    let own = *player.session().state().rules();
    let mut tried = preferences(Preset::LatinPartners);
    tried.rules = Preset::LatinPartners.rules(Seats::Partners);
    tried.opponents = Opponents::nestors(Level::Tough);
    let other = tried.rules;
    player.command(GameCommand::Start(Box::new(tried)));
    player.press_ctrl(Key::Z);
    player.command(GameCommand::New);
    assert_eq!(*player.session().state().rules(), own, "the game that was left is gone");
    assert_ne!(player.session().levels(), [Level::Tough], "and so are its players");
    for _ in 0..2 {
        player.press_ctrl(Key::Z);
    }
    let before = player.session().state().record().clone();
    let mut player = player.restart();
    player.command(GameCommand::Start(Box::new(Preferences {
        rules: other,
        ..preferences(Preset::LatinPartners)
    })));
    let mut player = player.restart();
    player.press_ctrl(Key::Z);
    assert_eq!(*player.session().state().record(), before);
    player.command(GameCommand::New);
    assert_eq!(*player.session().state().rules(), own, "after a restart, too");
}

#[test]
fn a_bookmark_is_gone_to_after_a_restart_too_and_undo_returns() {
    let mut player = Player::at(&at(
        &preferences(Preset::AllFives),
        DEAL,
        "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W",
    ));
    let kept = record(&player);
    player.open_menu("menu-edit");
    assert!(player.is_off("menu-go-to-bookmark"), "there is none yet");
    player.press(Key::Escape);
    player.press_ctrl_shift(Key::D);
    assert_eq!(record(&player), kept, "the key does nothing either");
    player.press_ctrl(Key::D);
    player.must_read(&msg::TURN_PRESERVED.text());
    take_a_turn(&mut player, &mut ChaCha8Rng::seed_from_u64(3));
    player.wait_for_nestor();
    let later = record(&player);
    assert_ne!(later, kept, "the game went on");
    let mut player = player.restart();
    assert_eq!(record(&player), later, "the very position");
    player.choose("menu-go-to-bookmark");
    player.must_read(&msg::TURN_RESTORED.text());
    assert_eq!(record(&player), kept, "as it was preserved");
    assert!(player.session().help().is_any(), "that is help");
    player.look();
    player.choose("menu-undo");
    assert_eq!(record(&player), later, "the game before Restore");
    player.press_ctrl_shift(Key::D);
    assert_eq!(record(&player), kept, "as often as one likes");
}

#[test]
fn a_game_that_cannot_be_opened_any_more_is_skipped_and_told_once() {
    let mut session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let first = session.state().record().clone();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    session.new_game(None);
    while session.state().record().len() < 4 {
        go_on(&mut session, &mut rng);
    }
    let actions = session.state().record().rounds[0].actions.iter();
    let actions: Vec<_> = actions.map(ToString::to_string).collect();
    session.new_game(None);
    // The last bone is played twice.
    let text = to_text(session.shared_state());
    let twice = [&actions[..], &actions[3..]].concat().join(" ");
    let changed = text.replace(&actions.join(" "), &twice);
    assert_ne!(changed, text, "it was played");
    let mut player = open(&session, &changed);
    let left_out = msg::TURN_GAME_LEFT_OUT.text();
    player.press_ctrl(Key::Z);
    player.must_read(&msg::TURN_GAME_BACK.text());
    player.must_read(&left_out);
    assert_eq!(record(&player), first, "the game before that");
    player.press_ctrl(Key::Y);
    player.press_ctrl(Key::Z);
    assert!(!player.reads(&left_out), "it is told once");
}

/// The text of a state, in which a test can change a record.
fn to_text(state: &State) -> String {
    ron::ser::to_string_pretty(state, ron::ser::PrettyConfig::new()).expect("it has a text")
}

/// The player of a sitting whose state has this text.
fn open(session: &Session, state: &str) -> Player {
    let folder = folder();
    write_settings(folder.path(), session.preferences());
    let state: State = ron::from_str(state).expect("it can be read");
    folder.put(|changes, player| changes.put(&player, Arc::new(state)));
    Player::open(folder, None, [1100.0, 760.0])
}

/// The text of a state in which the game after these words cannot be played: its hands are
/// too large.
fn unplayable(state: &State, words: &str) -> String {
    let text = to_text(state);
    let (before, game) = text.split_once(words).expect("the words");
    assert!(game.contains("hand_size: 7,"), "a record");
    let game = game.replacen("hand_size: 7,", "hand_size: 14,", 1);
    [before, words, &game].concat()
}

#[test]
fn what_cannot_be_played_any_more_is_told() {
    let today = super::daily::today();
    let mut session = super::lens::in_the_middle(&preferences(Preset::Draw));
    session.set_bookmark();
    session.begin_day(today, today);
    session.new_game(None);
    let bookmark = msg::WHY_BOOKMARK_NOT_PLAYABLE.text();
    let day = msg::DAILY_TRY_LOST.text();
    for (words, command, told) in [
        ("preserved:", GameCommand::GoToBookmark, bookmark),
        ("deals: Day", GameCommand::StartDay(today), day),
    ] {
        let mut player = open(&session, &unplayable(session.shared_state(), words));
        player.command(command);
        player.accept_help();
        player.must_read(&told);
    }
}

//! The lens and the tutor are put away while a try at the deal of a day counts, and come back
//! after it.

use egui::{Event, Key, Modifiers};
use engine::Action;
use game::profile::{LensMode, Tutor};
use game::session::Session;
use nestor_dominoes::command::TableCommand;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::msg;

use super::daily::{at_draw, at_the_end, open_at, today};
use super::found::go_on;
use super::lessons::begin;
use super::player::{Player, SIZES};

#[test]
fn what_would_be_help_from_the_first_moment_on_is_off_when_a_try_begins() {
    let mut session = at_draw();
    let mut set = session.preferences().clone();
    set.display.lens = LensMode::On;
    set.display.tutor = Tutor::Gentle;
    let set_before = set.display;
    session.set_preferences(set);
    let mut player = open_at(&session, SIZES[1]);
    let with_help = |player: &Player| {
        let display = player.session().display();
        let off = (LensMode::Off, Tutor::Off);
        (display.lens, display.tutor) != off
    };
    let put_away = msg::DAILY_HELP_PUT_AWAY.text();
    player.choose("window-daily");
    player.must_read(&msg::TIP_DAILY.text());
    player.click_id("daily-play");
    player.settle();
    player.must_read(&put_away);
    assert!(!player.session().help().is_any(), "it begins without help");
    assert!(!with_help(&player), "as it says");
    assert!(!player.has_id("lens-6-6"), "nothing of the lens is seen");
    // In another game both are as they were set; the try goes on without them.
    player.choose("window-numbered");
    player.click_id("new-game-start");
    player.settle();
    assert!(!player.reads(&put_away), "it is no longer true");
    assert!(player.has_id("lens-6-6"), "the lens is seen");
    assert_eq!(player.session().preferences().display, set_before);
    player.choose("window-daily");
    player.click_id("daily-play");
    player.settle();
    assert_eq!(player.session().day_on_table(), Some(today()));
    assert!(!player.session().help().is_any(), "nor does it go on with help");
    player.must_read(&put_away);
    assert!(!with_help(&player), "as it says");
    // Closed in between, nothing is forgotten.
    let mut player = player.restart();
    assert!(!with_help(&player), "the try goes on");
    assert!(!player.has_id("lens-6-6"), "without the lens");
    player.press_ctrl(Key::Z);
    player.settle();
    assert_eq!(player.session().day_on_table(), None, "the game before it");
    assert!(player.has_id("lens-6-6"), "the lens is seen");
    assert_eq!(player.session().preferences().display, set_before);
}

/// A try for which the lens was put away, after this number of actions and deals.
fn without_lens(steps: usize) -> Session {
    let mut session = at_draw();
    let mut set = session.preferences().clone();
    set.display.lens = LensMode::On;
    session.set_preferences(set);
    session.begin_day(today(), today());
    assert!(session.suspends_help(), "there is a lens");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..steps {
        if session.state().outcome().is_some() {
            break;
        }
        go_on(&mut session, &mut rng);
    }
    session
}

/// The same before the last action, which is the person's, with that action.
fn before_the_end_without_lens() -> (Session, Action) {
    let over = without_lens(usize::MAX);
    let record = over.state().record();
    let before = without_lens(record.len() + record.rounds.len() - 2);
    assert!(before.person_in_turn().is_some(), "the person ends it");
    let last = record.rounds.last().and_then(|round| round.actions.last());
    (before, *last.expect("it was played"))
}

#[test]
fn the_lens_is_seen_again_as_soon_as_the_try_is_over() {
    let (before, last) = before_the_end_without_lens();
    for size in SIZES {
        let mut player = open_at(&before, size);
        assert_eq!(player.session().day_on_table(), Some(today()));
        assert!(!player.has_id("lens-6-6"), "it is put away at {size:?}");
        player.update(TableCommand::Act(last));
        player.rest();
        let session = player.session();
        assert!(session.state().outcome().is_some(), "it is over");
        let end = session.days().of(today()).and_then(|it| it.end.clone());
        assert!(end.is_some_and(|end| !end.with_help), "without help");
        let lens = session.preferences().display.lens;
        assert_eq!(lens, LensMode::On, "as it was set");
        player.press(Key::Escape);
        player.choose("window-numbered");
        player.click_id("new-game-start");
        player.settle();
        assert!(player.has_id("lens-6-6"), "the lens is seen at {size:?}");
    }
}

#[test]
fn undo_brings_a_try_back_without_help_and_the_lens_stays_off_behind_a_window() {
    let mut player = open_at(&at_draw(), SIZES[0]);
    player.choose("window-daily");
    player.click_id("daily-play");
    // A key alone does nothing at the table behind a window.
    player.choose("window-daily");
    player.press(Key::L);
    let lens = |player: &Player| player.session().preferences().display.lens;
    assert_eq!(lens(&player), LensMode::Off, "the window is in front");
    player.press(Key::Escape);
    player.choose("window-numbered");
    player.click_id("new-game-start");
    player.press(Key::L);
    player.accept_help();
    assert_eq!(lens(&player), LensMode::On, "in a game that is no try");
    player.press_ctrl(Key::Z);
    assert_eq!(player.session().day_on_table(), Some(today()), "it is back");
    player.settle();
    assert!(!player.session().help().is_any(), "as it was left");
    assert_eq!(lens(&player), LensMode::Off, "it was for the other game");
}

/// A try at the deal of the day whose next hand is still to be dealt.
fn between_hands_of_a_try() -> Session {
    let mut session = at_draw();
    session.begin_day(today(), today());
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while !session.state().can_deal() {
        go_on(&mut session, &mut rng);
    }
    session
}

#[test]
fn the_lens_of_a_look_back_is_put_away_before_the_next_hand_of_a_try() {
    let mut player = open_at(&between_hands_of_a_try(), SIZES[0]);
    player.press_ctrl_shift(Key::R);
    player.press(Key::L);
    player.accept_help();
    let lens = |player: &Player| player.session().preferences().display.lens;
    assert_eq!(lens(&player), LensMode::On, "to look back with");
    player.press(Key::Escape);
    player.press(Key::Space);
    player.settle();
    assert_eq!(player.session().state().rounds().len(), 2, "the next hand");
    assert_eq!(player.session().display().lens, LensMode::Off);
    assert!(!player.session().help().is_any(), "nobody has looked");
    player.must_read(&msg::DAILY_HELP_PUT_AWAY.text());
}

#[test]
fn who_plays_the_deals_of_a_day_for_practice_keeps_the_lens() {
    let mut session = at_the_end();
    let mut set = session.preferences().clone();
    set.display.lens = LensMode::On;
    session.set_preferences(set);
    let mut player = open_at(&session, SIZES[0]);
    player.choose("window-daily");
    player.click_id("daily-play");
    player.settle();
    let game = player.session().game();
    assert_eq!(game.day(), Some(today()), "the deals of today");
    let lens = player.session().preferences().display.lens;
    assert_eq!(lens, LensMode::On, "it does not count");
    assert!(!player.reads(&msg::DAILY_HELP_PUT_AWAY.text()));
}

#[test]
fn a_lens_that_is_held_and_settings_ask_before_they_mark_the_one_try() {
    let mut session = at_draw();
    let mut set = session.preferences().clone();
    set.display.lens = LensMode::WhileHeld;
    session.set_preferences(set);
    session.begin_day(today(), today());
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    while session.person_in_turn().is_none() {
        go_on(&mut session, &mut rng);
    }
    let mut player = open_at(&session, SIZES[0]);
    let hold = |player: &mut Player, pressed| {
        player.harness.event(Event::Key {
            key: Key::L,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        player.settle();
    };
    begin(&mut player, "scoring");
    hold(&mut player, true);
    assert!(!player.has_id("ask-help-accept"), "a lesson has no lens");
    hold(&mut player, false);
    player.click_id("lesson-leave");
    player.press(Key::Escape);
    let tutor = |player: &mut Player| {
        player.set(|set| {
            set.display.tutor = Tutor::Strict;
        });
    };
    tutor(&mut player);
    player.click_id("ask-help-decline");
    assert_eq!(player.session().preferences().display.tutor, Tutor::Off);
    hold(&mut player, true);
    assert!(!player.has_id("lens-6-6"), "it is not seen at first");
    hold(&mut player, false);
    player.press(Key::L);
    assert!(!player.has_id("ask-help-accept"), "the key says no");
    assert!(!player.session().help().is_any(), "nothing was shown");
    hold(&mut player, true);
    hold(&mut player, false);
    player.click_id("ask-help-accept");
    player.step_until("the lens", |player| player.session().help().is_any());
    assert!(player.has_id("lens-6-6"), "it stays until the key is let go");
    hold(&mut player, true);
    hold(&mut player, false);
    assert!(!player.has_id("lens-6-6"), "and goes with it");
    tutor(&mut player);
    assert_eq!(player.session().preferences().display.tutor, Tutor::Strict);
}

#[test]
fn a_key_that_is_held_down_is_no_second_answer() {
    for key in [Key::H, Key::L] {
        let mut session = at_draw();
        session.begin_day(today(), today());
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        while session.person_in_turn().is_none() {
            go_on(&mut session, &mut rng);
        }
        let mut player = open_at(&session, SIZES[0]);
        for (pressed, repeat) in [(true, false), (true, true), (true, true), (false, false)] {
            player.harness.event(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat,
                modifiers: Modifiers::NONE,
            });
            player.harness.step();
        }
        player.settle();
        assert!(!player.session().help().is_any(), "{key:?} only asks");
        player.click_id("ask-help-accept");
        player.step_until("the help", |player| player.session().help().is_any());
    }
}

#[test]
fn in_a_look_back_it_is_asked_as_well_before_the_one_try_is_begun_again() {
    let mut player = open_at(&between_hands_of_a_try(), SIZES[0]);
    let tried = player.session().game().id();
    player.press_ctrl_shift(Key::R);
    player.press(Key::F5);
    assert_eq!(player.session().game().id(), tried, "it is only asked for");
    player.click_id("ask-help-accept");
    assert_ne!(player.session().game().id(), tried, "now it is begun again");
}

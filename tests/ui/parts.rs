//! Every part that shows that the program is honest, or that teaches, is used on real
//! games by mouse alone, by keys alone and by ear alone, in windows of three sizes.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use engine::{DominoSet, Preset, Seats};
use game::profile::LensMode;
use game::session::Session;
use words::msg;

use super::guest::{Guest, Hand};
use super::history;
use super::notation::{DEAL, FIRST_HAND, at};
use super::player::{Player, UP_TO_LARGE, preferences};
use super::review::over;
use crate::NESTOR;
use crate::effort::effort;

pub const HANDS: [Hand; 3] = [Hand::Mouse, Hand::Keys, Hand::Ear];

/// A part of the program: what it is called here, and what is done with it.
type Part = (&'static str, fn(&mut Guest));

/// What there is while a hand is played, and another one is over.
const IN_A_HAND: [Part; 5] = [
    ("sealed deals", sealed_deals),
    ("hint", hint),
    ("lens", lens),
    ("deal of the day", deal_of_the_day),
    ("numbered game", numbered_game),
];

/// What there is between two hands, before which the bones are cut.
const BETWEEN_HANDS: [Part; 2] = [("cut", cut), ("look back at a hand", look_back)];

/// What there is when a game is over.
const OVER: [Part; 6] = [
    ("does Nestor cheat", honesty),
    ("what Nestor was told", decisions),
    ("review", look_back),
    ("other seat", other_seat),
    ("history", in_history),
    ("tally", tally),
];

/// A window of this size, worked with this.
type Way = ([f32; 2], Hand);

/// The ways of a quick run.
const USUAL: [Way; 3] =
    [(UP_TO_LARGE[0], Hand::Ear), (UP_TO_LARGE[0], Hand::Keys), (UP_TO_LARGE[1], Hand::Mouse)];

/// The ways to try: all sizes and hands, unless the run is to be quick.
fn ways() -> Vec<Way> {
    if effort() == 1 {
        return USUAL.to_vec();
    }
    let ways = UP_TO_LARGE.iter().flat_map(|size| HANDS.map(|hand| (*size, hand)));
    ways.collect()
}

/// Uses all these parts in these ways. Whoever does so leaves the game as it was.
#[track_caller]
fn use_all(player: Player, parts: &[Part], ways: &[Way]) {
    let mut guest = Guest { player, hand: Hand::Mouse, at: String::new() };
    for (size, hand) in ways {
        guest.player.harness.set_size((*size).into());
        guest.hand = *hand;
        for (name, used) in parts {
            guest.at = format!("{name} by {hand:?} at {size:?}");
            guest.player.harness.remove_cursor();
            guest.player.settle();
            guest.player.rest();
            guest.clear();
            let before = guest.player.session().state().clone();
            used(&mut guest);
            let after = guest.player.session().state();
            assert_eq!(*after, before, "{}: the game is as it was", guest.at);
        }
    }
}

/// A hand that is played, in which there is a choice; another one is over.
fn in_a_hand() -> Session {
    at(
        &preferences(Preset::AllFives),
        "1-0 2-0 4-3 5-1 5-2 5-5 6-4 | 2-1 4-1 4-2 5-3 5-4 6-0 6-2",
        "5-5 5-1@W 3-1@W 6-3@W draw draw 6-0@W 1-0@W 4-1@W 5-4@W draw draw draw 5-2@E 2-1@E \
         draw draw 5-0@W 4-0@W 4-2@W 6-2@W / 5-5 5-3@E 5-1@W 5-4@S 5-2@N 4-1@S",
    )
}

/// The same between two hands, where the bones are to be cut.
fn to_cut() -> Session {
    let mut set = preferences(Preset::AllFives);
    set.display.cut = true;
    at(&set, DEAL, FIRST_HAND)
}

#[test]
fn every_part_of_a_hand_is_used_by_mouse_by_keys_and_by_ear() {
    use_all(Player::at(&in_a_hand()), &IN_A_HAND, &ways());
}

#[test]
fn every_part_between_two_hands_is_used_by_mouse_by_keys_and_by_ear() {
    use_all(Player::at(&to_cut()), &BETWEEN_HANDS, &ways());
}

#[test]
fn every_part_of_a_game_that_is_over_is_used_by_mouse_by_keys_and_by_ear() {
    use_all(Player::at(&over(Seats::Two)), &OVER, &ways());
}

fn sealed_deals(guest: &mut Guest) {
    guest.window("window-seals", |guest| {
        guest.press("seals-hand-2");
        guest.player.must_read(&msg::SEALS_HAND_LATER.text());
        guest.press("seals-hand-1");
        guest.player.must_read(&msg::SEALS_CHECK_HOLDS.text());
        for id in ["seals-hand-1-line", "seals-hand-1-copy-line"] {
            guest.look_at(id);
        }
        guest.press("seals-hand-1-copy-line");
    });
}

/// Says yes if it is asked whether help is wanted.
fn accept_help(guest: &mut Guest) {
    if guest.player.has_id("ask-help-accept") {
        guest.press("ask-help-accept");
    }
}

/// The keyboard is with the bone that is advised, and not where it was before.
fn hint(guest: &mut Guest) {
    guest.menu("menu-hint");
    accept_help(guest);
    guest.wait("hint-card");
    guest.player.rest();
    guest.must_hear_of("hint-card");
    guest.must_see("hint-card");
    guest.press("window-close");
    guest.must_be_gone("hint-card");
    if guest.hand == Hand::Keys {
        guest.player.press(Key::H);
        guest.wait("hint-card");
        guest.player.press(Key::H);
        guest.must_be_gone("hint-card");
    }
}

/// Whether the lens tells how likely somebody holds a bone.
fn is_told(player: &Player) -> bool {
    let widgets = player.widgets();
    let mut lens = widgets.iter().filter(|it| it.id.starts_with("lens-"));
    lens.any(|it| it.label.contains('%'))
}

/// All bones are in the lens, and it is told of each where it is.
fn must_have_all_bones(guest: &mut Guest) {
    guest.player.step_until("the lens", is_told);
    guest.player.settle();
    guest.player.rest();
    for bone in DominoSet::DoubleSix.bones() {
        guest.must_see(&format!("lens-{bone}"));
    }
}

fn lens(guest: &mut Guest) {
    let home = guest.stand();
    guest.menu("menu-lens");
    accept_help(guest);
    must_have_all_bones(guest);
    guest.must_be_back(home.as_deref());
    guest.menu("menu-lens");
    guest.must_be_gone("lens-6-6");
    if guest.hand == Hand::Keys {
        guest.player.press(Key::L);
        must_have_all_bones(guest);
        guest.player.press(Key::L);
        guest.must_be_gone("lens-6-6");
        guest.must_be_back(home.as_deref());
    }
}

#[test]
fn the_lens_whose_key_is_held_has_all_bones_in_windows_of_every_size() {
    let mut session = in_a_hand();
    let mut set = session.preferences().clone();
    set.display.lens = LensMode::WhileHeld;
    session.set_preferences(set);
    let mut guest = Guest { player: Player::at(&session), hand: Hand::Keys, at: String::new() };
    for size in UP_TO_LARGE {
        guest.at = format!("{size:?}");
        guest.player.harness.set_size(size.into());
        guest.player.settle();
        for pressed in [true, false] {
            guest.player.harness.event(Event::Key {
                key: Key::L,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
            guest.player.settle();
            if pressed {
                guest.player.accept_help();
                must_have_all_bones(&mut guest);
            } else {
                guest.must_be_gone("lens-6-6");
            }
        }
    }
}

fn deal_of_the_day(guest: &mut Guest) {
    guest.window("window-daily", |guest| {
        let month = |guest: &Guest| guest.player.by_id("daily-month").value();
        let this = month(guest);
        guest.press("daily-month-before");
        assert_ne!(month(guest), this, "{}", guest.at);
        guest.press("daily-month-after");
        assert_eq!(month(guest), this, "{}", guest.at);
    });
}

fn numbered_game(guest: &mut Guest) {
    guest.window("window-numbered", |guest| {
        let number = |guest: &Guest| guest.player.by_id("numbered-number").value();
        let drawn = number(guest);
        if guest.hand == Hand::Mouse || guest.player.harness.ctx.content_rect().width() > 1500.0 {
            guest.click_by_ear("numbered-another");
        } else {
            guest.press("numbered-another");
        }
        if guest.hand == Hand::Mouse {
            guest.look_at("numbered-number");
        }
        assert_ne!(number(guest), drawn, "{}", guest.at);
    });
}

fn cut(guest: &mut Guest) {
    guest.press("turn-new-hand");
    guest.look_at("cut-seal");
    let told = |guest: &Guest| guest.player.by_id("cut-bones").accesskit_node().label();
    assert_eq!(told(guest), Some(msg::cut_bones(0)), "uncut");
    match guest.hand {
        Hand::Mouse => {
            let row = guest.player.by_id("cut-bones").rect();
            guest.click_at(row.center());
        }
        Hand::Keys => {
            guest.player.press(Key::ArrowRight);
        }
        Hand::Ear => {
            guest.player.by_id("cut-bones").increment_accesskit();
            guest.player.settle();
        }
    }
    let uncut = Some(msg::cut_bones(0));
    assert_ne!(told(guest), uncut, "{}", guest.at);
    if guest.hand == Hand::Keys {
        guest.player.press(Key::Escape);
    } else {
        guest.press("cut-later");
    }
    guest.must_be_gone("cut-seal");
}

/// Looks back at what is over, and waits until all is known.
fn open_review(guest: &mut Guest) {
    guest.stand();
    guest.menu("menu-review");
    guest.wait("analysis-chart");
    wait_for_why(guest);
    guest.player.rest();
}

/// Waits until it is told what speaks for the best: what is below moves down by that.
fn wait_for_why(guest: &mut Guest) {
    guest.player.step_until("what speaks for the best", |player| {
        player.has_id("analysis-why") || !player.has_id("analysis-decision")
    });
    guest.player.settle();
}

/// Looks back no more.
fn close_review(guest: &mut Guest) {
    guest.press("review-close");
    guest.must_be_gone("review-close");
    guest.clear();
}

fn look_back(guest: &mut Guest) {
    open_review(guest);
    let buttons = guest.buttons(&["review-", "analysis-"]);
    assert!(buttons.len() > 2, "{}: {buttons:?}", guest.at);
    guest.go_through(&buttons);
    guest.look_at("analysis-chart");
    match guest.hand {
        Hand::Mouse => {
            let chart = guest.player.by_id("analysis-chart").rect();
            guest.must_go_on(|guest| {
                // As a finger does it, which leaves no pointer there.
                guest.player.harness.drag_at(chart.center());
                guest.player.harness.drop_at(chart.center());
                guest.player.settle();
            });
        }
        Hand::Keys => {
            for key in [Key::End, Key::ArrowLeft, Key::Home, Key::ArrowRight, Key::D] {
                guest.must_go_on(|guest| guest.player.press(key));
            }
        }
        Hand::Ear => {
            guest.must_go_on(|guest| guest.press("review-on"));
            guest.must_go_on(|guest| guest.press("review-back"));
        }
    }
    guest.must_go_on(|guest| guest.press("review-mistake"));
    close_review(guest);
}

/// Brings back the game whose deals are played again.
fn go_back(guest: &mut Guest) {
    guest.menu("menu-leave-again");
    guest.player.settle();
    guest.clear();
}

fn other_seat(guest: &mut Guest) {
    if !guest.player.has_id("result-other-seat") {
        guest.menu("window-result");
    }
    guest.player.click_by_ear("result-other-seat");
    let seating = guest.player.session().seating();
    assert!(seating[NESTOR].is_person(), "{}", guest.at);
    guest.player.must_read(&msg::TURN_OTHER_SEAT.text());
    go_back(guest);
}

fn decisions(guest: &mut Guest) {
    guest.window("window-decisions", |guest| {
        guest.press("blind-ask");
        guest.wait("blind-deal");
        guest.must_hear(&msg::blind_same(100, 100));
        guest.look_at("blind-deal");
        guest.press("decisions-back");
    });
}

fn honesty(guest: &mut Guest) {
    guest.window("window-honesty", |guest| {
        guest.press("fair-tab-proof");
        if !guest.player.reads(&msg::honesty_games(1)) {
            guest.press("honesty-luck");
        }
        guest.player.must_read(&msg::honesty_games(1));
        guest.player.must_read(&msg::OWN_WITH_PARTNER.text());
        for id in ["fair-tab-decisions", "fair-tab-seals"] {
            guest.press(id);
            guest.look_through();
        }
    });
}

fn in_history(guest: &mut Guest) {
    guest.window("window-tally", |guest| {
        guest.press("tally-page-statistics");
        guest.player.must_read(&msg::STATISTICS_TITLE.text());
    });
}

fn tally(guest: &mut Guest) {
    guest.window("window-tally", |guest| guest.look_at("tally-clear"));
}

fn statistics(guest: &mut Guest) {
    guest.window("window-tally", |guest| {
        guest.press("tally-page-statistics");
        // It may still be unfolded.
        if !guest.player.has_id("statistics-luck") {
            guest.press("statistics-skill");
        }
        for id in ["statistics-cost-a-decision", "statistics-luck"] {
            guest.look_at(id);
        }
    });
}

#[test]
fn the_statistics_of_reviewed_games_are_gone_through_by_mouse_by_keys_and_by_ear() {
    let player = history::open_with(&history::reviewed_games(7), UP_TO_LARGE[0]);
    use_all(player, &[("statistics", statistics)], &ways());
}

/// Begins the deal of a day, and after it the game of a number.
fn games_of_dates_and_numbers(guest: &mut Guest) {
    for (item, id) in [("window-daily", "daily-play"), ("window-numbered", "new-game-start")] {
        let before = guest.player.session().game().id();
        guest.menu(item);
        guest.press(id);
        guest.must_be_gone(id);
        let begun = guest.player.session().game().id();
        assert_ne!(begun, before, "{}: another game", guest.at);
        guest.player.wait_for_nestor();
    }
}

#[test]
fn games_of_dates_and_numbers_are_begun_by_mouse_by_keys_and_by_ear() {
    for (size, hand) in ways() {
        let mut guest = Guest {
            player: Player::at_size(&in_a_hand(), size),
            hand,
            at: format!("{hand:?} at {size:?}"),
        };
        games_of_dates_and_numbers(&mut guest);
    }
}

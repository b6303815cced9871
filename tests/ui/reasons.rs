//! Why a decision was good or bad, and what each could know, in a game that is looked
//! back at.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, Pos2, Rect};
use engine::{Bone, DominoSet, Level, Preset, Seats};
use game::profile::LensMode;
use game::session::{Review, ReviewStep, Session};
use words::{Who, msg};

use super::doubts::{is_like, you};
use super::found::go_on;
use super::notation::{FIRST_HAND, SECOND_HAND, THIRD_DEAL, at};
use super::player::{Player, played_to, preferences};
use crate::{NESTOR, YOU};

/// A game of two that is over after more than one hand.
fn over() -> Session {
    let mut short = played_to(40, Preset::AllFives.rules(Seats::Two));
    short.opponents.set_level(Level::Easy);
    at(
        &short,
        THIRD_DEAL,
        &format!(
            "{FIRST_HAND} / {SECOND_HAND} / 6-6 6-2@W 2-0@W 1-0@W 6-1@E draw 6-0@N 4-0@N 4-2@N \
             5-2@N 5-5@N 5-4@N draw 5-1@W"
        ),
    )
}

fn label(player: &Player, id: &str) -> String {
    let widgets = player.widgets().into_iter();
    let told = widgets.filter(|widget| widget.id == id);
    told.map(|widget| widget.label).collect()
}

/// The game is looked back at, and every decision has been looked at.
fn studied(size: [f32; 2]) -> Player {
    let mut player = Player::at_size(&over(), size);
    player.press_ctrl_shift(Key::R);
    player.wait_for("analysis-chart");
    player
}

/// Goes to the next decision, if there is one, and waits for the reasons.
fn next_decision(player: &mut Player) -> Option<(String, String)> {
    let before = player.message();
    player.press(Key::D);
    if player.message() == before || label(player, "analysis-decision").is_empty() {
        return None;
    }
    player.wait_for("analysis-why");
    let told = ["analysis-decision", "analysis-why"].map(|id| label(player, id));
    let [decision, why] = told;
    Some((decision, why))
}

#[test]
fn each_decision_has_a_reason_as_its_player_could_know_it() {
    let mut player = studied([1100.0, 760.0]);
    let mut all: Vec<(String, String)> = Vec::new();
    while let Some(told) = next_decision(&mut player) {
        let is_own = told.0.starts_with("You");
        let is_seen_by_nestor = player.reads(&msg::review_seen_by("Nestor"));
        assert_ne!(is_own, is_seen_by_nestor, "whose chances and knowledge: {}", told.0);
        all.push(told);
        if all.len() > 9 {
            break;
        }
    }
    assert!(all.len() > 4, "{all:?}");
    for (decision, why) in &all {
        let is_own = decision.starts_with("You");
        let speaks_of_own = why.contains(&msg::hint_goes_out(&you()));
        assert!(is_own || !speaks_of_own, "{decision} {why}");
    }
    let mut whys: Vec<&String> = all.iter().map(|(_, why)| why).collect();
    whys.sort_unstable();
    whys.dedup();
    assert!(whys.len() > all.len() / 3, "they differ: {whys:?}");
    player.press_with(Modifiers::SHIFT, Key::D);
    let told = ["analysis-decision", "analysis-why"].map(|id| label(&player, id));
    let (decision, why) = &all[all.len() - 2];
    assert_eq!(told, [decision.clone(), why.clone()], "known already");
    player.press_ctrl_shift(Key::R);
    assert!(!player.has_id("analysis-why"), "nothing is looked back at");
}

#[test]
fn that_nothing_has_been_looked_at_is_said_no_longer_than_it_is_true() {
    let not_yet = msg::REVIEW_NOT_YET.text();
    let mut player = Player::at(&over());
    player.press_ctrl_shift(Key::R);
    player.press(Key::D);
    assert!(player.message().contains(&not_yet), "{}", player.message());
    player.wait_for("analysis-chart");
    let message = player.message();
    assert!(!message.contains(&not_yet), "{message}");
}

#[test]
fn what_is_about_as_good_as_the_best_says_so_in_the_list_of_choices() {
    let mut player = studied([1100.0, 760.0]);
    player.click_id("review-details");
    let like = msg::review_choice_spoken("*", "*", "*");
    let (mut told, mut seen) = (0, 0);
    for _ in 0..24 {
        player.press(Key::D);
        let parts = player.parts().into_iter();
        let lines = parts.map(|(_, label)| label);
        let lines: Vec<String> = lines.filter(|label| is_like(label, &like)).collect();
        let chance = |line: &String| -> f64 {
            let before = line.split('%').next().unwrap_or_default();
            let figure = before.rsplit(' ').next().unwrap_or_default();
            figure.parse().expect("a number of percent")
        };
        let [best, others @ ..] = &lines[..] else {
            continue;
        };
        told += 1;
        let ending = |said: String| said.trim_start_matches('*').to_owned();
        let is_best = ending(msg::review_choice_named("*", "best"));
        let is_both = ending(msg::review_choice_named("*", "both"));
        let is_first = best.contains(&is_best) || best.contains(&is_both);
        assert!(is_first, "the best comes first: {lines:?}");
        let is_equal = ending(msg::review_choice_named("*", "equal"));
        for other in others.iter().filter(|it| chance(it) > chance(best)) {
            assert!(other.contains(&is_equal), "{other} against {best}");
            seen += 1;
        }
    }
    assert!(told > 9, "decisions are told: {told}");
    assert!(seen <= told * 8, "{seen} looked better than the best");
}

/// What the lens says of each bone, once it knows.
fn lens(player: &mut Player) -> Vec<(Bone, String)> {
    player.step_until("the lens", |player| {
        let widgets = player.widgets();
        let tells = |id: &str, label: &str| id.starts_with("lens-") && label.ends_with('%');
        widgets.iter().any(|it| tells(&it.id, &it.label))
    });
    player.settle();
    let told = DominoSet::DoubleSix
        .bones()
        .iter()
        .map(|bone| (bone, label(player, &format!("lens-{bone}"))));
    told.collect()
}

#[test]
fn the_lens_looks_through_the_eyes_of_who_decides_and_sees_no_hidden_bone() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let session = over();
        let mut review = Review::of(session.state()).expect("it was dealt");
        let mut player = Player::at_size(&session, size);
        let helped = player.session().help().is_any();
        player.press_ctrl_shift(Key::R);
        player.press(Key::L);
        let mut eyes = Vec::new();
        while eyes.len() < 8 {
            let state = review.state();
            let Some(seat) = state.turn() else { break };
            let title = label(&player, "lens-title");
            let who = Who::at(state.seating(), seat);
            let told = msg::lens_title_past(&who);
            assert!(title.starts_with(&told), "{title} at {:?}", review.place());
            let view = state.view(seat).expect("a hand is played");
            let others: u8 = [YOU, NESTOR]
                .into_iter()
                .filter(|other| *other != seat)
                .map(|other| view.hand_sizes()[other])
                .sum();
            let is_known = view.unseen().len() == others;
            for (bone, told) in lens(&mut player) {
                if view.hand().contains(bone) {
                    assert_eq!(told, msg::lens_own(&who, bone));
                } else if view.unseen().contains(bone) {
                    assert!(told.ends_with('%'), "{told}");
                    assert!(is_known || !told.ends_with(" 100%"), "{told} is sure");
                } else {
                    assert_eq!(told, msg::lens_played(bone));
                }
            }
            eyes.push(seat);
            player.press(Key::ArrowRight);
            review.go(ReviewStep::Next);
        }
        assert!(eyes.contains(&YOU) && eyes.contains(&NESTOR), "{eyes:?}");
        assert_eq!(player.session().help().is_any(), helped, "it is over");
    }
}

#[test]
fn what_the_lens_showed_in_the_look_back_counts_as_help_in_no_game_to_come() {
    let mut set = preferences(Preset::AllFives);
    set.display.lens = LensMode::On;
    set.rules.target = Some(40);
    let session = at(
        &set,
        THIRD_DEAL,
        &format!(
            "{FIRST_HAND} / {SECOND_HAND} / 6-6 6-2@W 2-0@W 1-0@W 6-1@E draw 6-0@N 4-0@N 4-2@N \
             5-2@N 5-5@N 5-4@N draw 5-1@W"
        ),
    );
    let mut player = Player::at(&session);
    assert!(!player.session().help().is_any(), "no help before");
    player.press_ctrl_shift(Key::R);
    lens(&mut player);
    assert!(!player.session().help().is_any(), "nor by looking back");
}

#[test]
fn a_game_that_goes_on_says_when_it_can_be_looked_back_at() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    player.press_ctrl_shift(Key::R);
    let told = player.message();
    assert_eq!(told, msg::REVIEW_NOT_OVER.text());
}

#[test]
fn nothing_of_the_analysis_is_cut_at_the_right() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = studied(size);
        player.press(Key::D);
        player.wait_for("analysis-why");
        player.settle();
        let seen = ["analysis-decision", "analysis-why", "analysis-chart"];
        for id in seen {
            let place = player.by_id(id).rect();
            assert!(place.right() <= size[0] - 12.0, "{id} at {place:?}");
        }
        let plays = player.widgets().into_iter();
        let plays: Vec<_> = plays.filter(|it| it.id == "review-play").collect();
        assert!(!plays.is_empty(), "there are pictures at {size:?}");
    }
}

/// The buttons of the analysis.
const BUTTONS: [&str; 6] = [
    "review-back",
    "review-on",
    "review-close",
    "review-details",
    "analysis-try-again",
    "analysis-other-seat",
];

#[test]
fn in_a_narrow_window_the_buttons_keep_their_place_and_the_reasons_are_in_sight() {
    let mut player = Player::at_size(&over(), [420.0, 800.0]);
    player.press_ctrl_shift(Key::R);
    let buttons = |player: &Player| BUTTONS.map(|id| player.by_id(id).rect());
    let before = buttons(&player);
    player.wait_for("analysis-chart");
    player.settle();
    assert_eq!(buttons(&player), before, "when all is looked at");
    let window = Rect::from_min_size(Pos2::ZERO, [420.0, 800.0].into()).shrink(12.0);
    for (n, button) in before.iter().enumerate() {
        assert!(window.contains_rect(*button), "{} at {button}", BUTTONS[n]);
        let mut others = before[..n].iter();
        let is_apart = others.all(|other| !other.intersects(*button));
        assert!(is_apart, "{} at {button}, {before:?}", BUTTONS[n]);
    }
    let mut told = BTreeSet::new();
    for _ in 0..8 {
        player.press(Key::D);
        assert_eq!(buttons(&player), before, "the decision is told");
        player.wait_for("analysis-why");
        player.settle();
        assert_eq!(buttons(&player), before, "and the reasons, too");
        for id in ["analysis-decision", "analysis-why"] {
            let place = player.by_id(id).rect();
            // The first two of many lines.
            let place = place.with_max_y(place.bottom().min(place.top() + 30.0));
            assert!(window.contains_rect(place), "{id} at {place}");
            let is_apart = before.iter().all(|button| !button.intersects(place));
            assert!(is_apart, "{id} at {place}, {before:?}");
        }
        told.insert(label(&player, "analysis-decision"));
    }
    assert!(told.len() > 4, "each is another: {told:?}");
}

#[test]
fn a_hand_is_played_from_the_other_seat_and_both_results_stand_side_by_side() {
    let session = over();
    let dealt = session.state().rounds()[1].view(NESTOR).dealt_hand();
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::R);
    player.press(Key::ArrowDown);
    player.click_id("analysis-other-seat");
    let again = player.session();
    assert!(again.seating()[NESTOR].is_person(), "there they sit");
    player.must_read(&msg::TURN_OTHER_SEAT_HAND.text());
    player.must_read("All Fives");
    let again = player.session();
    assert_eq!(again.state().record().rounds.len(), 1, "a game of its own");
    let mut hand = player.hand();
    hand.sort();
    let position = again.state().position().expect("it was dealt");
    let mut held: Vec<Bone> = position.hand(NESTOR).iter().collect();
    held.sort();
    assert_eq!(hand, held, "the hand in front is the other one");
    let is_dealt = |bone: &Bone| dealt.contains(*bone);
    let has_begun = !position.table().is_empty();
    assert!(held.iter().all(is_dealt) || has_begun, "as it was dealt");

    let mut session = over();
    session.replay_hand_from_other_seat(1).expect("it can be dealt again");
    let mut rng = rand::SeedableRng::seed_from_u64(3);
    while session.state().outcome().is_none() {
        go_on(&mut session, &mut rng);
    }
    let twice = session.hand_played_twice().expect("it was played twice");
    let mut player = Player::at(&session);
    player.press_ctrl_shift(Key::P);
    player.wait_for("game-over-more");
    player.click_id("game-over-more");
    player.must_read(&msg::figure_first_seat_hand(2));
    player.must_read(&msg::FIGURE_OTHER_SEAT.text());
    assert!(!player.reads("hand 1"), "it is the only hand");
    for standing in twice.scores {
        player.must_read(&format!(" {}", standing.person));
        player.must_read(&format!(" {}", standing.nestor));
    }
}

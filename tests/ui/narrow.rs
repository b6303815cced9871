//! What a narrow window has room for: the table beside the analysis and the lens, and
//! the cards that stand on it.

use egui::{Key, Rect, Shape};
use engine::{Preset, Seats};
use game::profile::{FirstHints, Preferences};
use unic_langid::LanguageIdentifier;
use words::languages;
use words::say;
use words::turn::{TABLE_COUNT, boneyard, left_over};

use super::found::game_where;
use super::opening::window;
use super::player::{Player, set};
use super::review::over;
use crate::YOU;

const NARROW: [f32; 2] = [420.0, 800.0];
/// The narrowest bone whose pips can be counted, in points.
const READABLE: f32 = 14.0;
/// The space around the words of the hint's card, in points.
const AROUND_WORDS: f32 = 12.0;

/// The width of the bone in the middle of the table.
fn bone_width(player: &Player) -> f32 {
    let end = say!("table-middle", bone = "");
    let parts = player.parts().into_iter().map(|(_, name)| name);
    let mut middle = parts.filter(|name| name.ends_with(&end));
    let middle = middle.next().expect("a bone lies there");
    player.part(&middle).rect().size().min_elem()
}

/// All of the table's hand is to be seen above this.
fn must_have_the_hand_above(player: &Player, top: f32, what: &str) {
    for bone in player.hand() {
        let place = player.bone(bone).rect();
        assert!(place.bottom() <= top, "{what}: {bone} at {place:?}");
    }
}

#[test]
fn beside_the_analysis_the_bones_of_the_table_can_be_told_apart() {
    for seats in [Seats::Two, Seats::Three, Seats::Partners] {
        let mut player = Player::at_size(&over(seats), NARROW);
        player.press_ctrl_shift(Key::R);
        player.click_id("turn-review-analysis");
        player.step_until("every decision is looked at", |player| {
            player.has_id("analysis-chart")
        });
        for _ in 0..8 {
            let width = bone_width(&player);
            assert!(width >= READABLE, "{seats:?}: {width}");
            let top = player.by_id("review-decision").rect().top();
            must_have_the_hand_above(&player, top, "the analysis");
            player.press(Key::ArrowRight);
        }
    }
}

#[test]
fn the_lens_and_the_analysis_give_way_to_each_other() {
    let mut player = Player::at_size(&over(Seats::Two), NARROW);
    player.press_ctrl_shift(Key::R);
    player.press(Key::L);
    assert!(player.has_id("lens-6-6"), "the lens is seen");
    player.click_id("turn-review-analysis");
    player.rest();
    assert!(!player.has_id("lens-6-6"), "the analysis has its room");
    let width = bone_width(&player);
    assert!(width >= READABLE, "{width}");
    player.press(Key::L);
    player.rest();
    assert!(player.has_id("lens-6-6"), "the lens again");
    let analysis = player.has_id("review-decision");
    assert!(!analysis, "and the analysis is closed");
    player.press(Key::L);
    assert!(!player.has_id("lens-6-6"), "it is turned off as ever");
}

/// The player at a game that is over, in a narrow window that speaks a language.
fn speaking(language: &LanguageIdentifier) -> Player {
    let mut session = over(Seats::Two);
    session.set_preferences(Preferences {
        language: Some(language.clone()),
        ..session.preferences().clone()
    });
    Player::at_size(&session, NARROW)
}

#[test]
fn the_history_is_no_wider_than_the_window_in_any_language() {
    for language in languages() {
        let mut player = speaking(language);
        player.press_ctrl(Key::R);
        player.rest();
        assert!(player.reads(&say!("history-likely-too-few")), "{language}");
        let place = window(&player).expect("it is open");
        assert!(
            place.left() >= 0.0 && place.right() <= NARROW[0],
            "{language}: {place}"
        );
    }
}

#[test]
fn the_message_at_the_deal_hides_no_bone_that_was_played() {
    for language in languages() {
        let mut player = speaking(language);
        player.press_ctrl_shift(Key::R);
        let first = player.message();
        player.step_until("the decision is told", |player| player.message() != first);
        player.settle();
        let (said, place) = (player.message(), player.by_id("message").rect());
        let written = player.written(place.expand(3.0));
        let is_there = written.contains(&said);
        assert!(is_there, "{language}: {said:?} is not all in {place}");
    }
}

/// What the card of the hint covers.
fn card(player: &Player) -> Rect {
    let [words, hide] = ["hint-card", "hint-hide"].map(|id| player.by_id(id).rect());
    words.union(hide).expand(AROUND_WORDS)
}

#[test]
fn beside_the_lens_a_hint_hides_nothing_of_the_table_that_matters() {
    for rules in [
        Preset::FiveUp.rules(Seats::Two),
        Preset::AllFives.rules(Seats::Partners),
        Preset::FiveUp.rules(Seats::Partners),
    ] {
        for length in [2, 6, 10] {
            let session = game_where(&set(rules), |session| {
                let position = session.state().position();
                let played = position.map_or(0, |at| at.table().played().len());
                let is_choice = session.actions_of(YOU).len() > 2;
                played >= length && session.person_in_turn() == Some(YOU) && is_choice
            });
            let mut player = Player::at_size(&session, NARROW);
            player.press(Key::L);
            player.press(Key::H);
            player.step_until("the hint", |player| player.has_id("hint-card"));
            player.rest();
            let card = card(&player);
            let inside = Rect::from_min_size(egui::Pos2::ZERO, NARROW.into());
            assert!(inside.contains_rect(card), "{card} is not all seen");
            let ids = player.widgets().into_iter().map(|widget| widget.id);
            let kept = ids.filter(|id| id.starts_with("hand-") || id.starts_with("end-"));
            let kept = kept.map(|id| (player.by_id(&id).rect(), id));
            let seating = session.seating().iter();
            let names = seating.map(|(_, sitter)| format!("{}: ", sitter.name().as_str()));
            let plates = names.map(|name| (player.part(&name).rect(), name));
            for (place, what) in kept.chain(plates) {
                let is_free = !place.intersects(card);
                assert!(is_free, "{what} at {place} after {length} plays: {card}");
            }
        }
    }
}

/// The words of the counts of the table and of the boneyard, and where they are painted.
fn words_of_counts(player: &Player) -> Vec<(String, Rect)> {
    let y = player.by_id("count").rect().y_range();
    let position = player.session().state().position().expect("a hand");
    let (count, left) = (position.table().count(), position.boneyard().bones().len());
    let told = [
        TABLE_COUNT.text(),
        count.to_string(),
        left_over(left as u8),
        boneyard(left as u8),
    ];
    let line = Rect::from_x_y_ranges(0.0..=NARROW[0], y).expand(1.0);
    let words = player.painted(line).into_iter();
    let words = words.filter_map(|shape| match shape {
        Shape::Text(text) => Some((text.galley.text().to_owned(), text.visual_bounding_rect())),
        _ => None,
    });
    let is_of_count =
        |words: &str| told.iter().any(|it| it == words) || words.ends_with(&format!("= {count}"));
    words.filter(|(words, _)| is_of_count(words)).collect()
}

#[test]
fn the_hint_at_the_end_of_a_hand_hides_all_of_a_count_or_none_of_it() {
    let mut hidden = 0;
    for (preset, seats) in [
        (Preset::AllFives, Seats::Two),
        (Preset::AllFives, Seats::Three),
        (Preset::AllFives, Seats::Four),
        (Preset::AllFives, Seats::Partners),
        (Preset::FiveUp, Seats::Two),
        (Preset::FiveUp, Seats::Partners),
    ] {
        let newcomer = Preferences {
            first_hints: FirstHints::default(),
            ..set(preset.rules(seats))
        };
        for hands in [1, 2] {
            let session = game_where(&newcomer, |session| {
                let state = session.state();
                let is_between = state.can_deal() && state.outcome().is_none();
                is_between && state.rounds().len() == hands
            });
            let mut player = Player::at_size(&session, NARROW);
            player.rest();
            let ids = ["first-hint", "first-hint-close", "first-hint-none"];
            let words = ids.map(|id| player.by_id(id).rect());
            let words = words.into_iter().fold(Rect::NOTHING, Rect::union);
            let card = words.expand(AROUND_WORDS);
            for (word, place) in words_of_counts(&player) {
                let both = place.intersect(card);
                let part = if both.is_positive() {
                    both.area() / place.area()
                } else {
                    0.0
                };
                let is_whole = !(0.05..=0.95).contains(&part);
                assert!(is_whole, "{preset:?} {seats:?}: {part} of {word} by {card}");
                hidden += usize::from(part > 0.5);
            }
        }
    }
    assert!(hidden > 0, "some card lies on the count");
}

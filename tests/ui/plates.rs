//! What is written around the table can be read: names, scores, buttons, sums.

use egui::epaint::TextShape;
use egui::{Pos2, Rect, Shape, vec2};
use engine::{FirstLead, Preset, Rules, Seat, Seats};
use game::profile::Preferences;
use words::{languages, msg};

use super::found::{game_where, hand, hand_over, in_turn, plays};
use super::player::{Player, set};
use crate::YOU;

const SEATS: [Seats; 4] = [Seats::Two, Seats::Three, Seats::Four, Seats::Partners];

/// Small windows, a low one, and the usual one, in points.
const SIZES: [[f32; 2]; 4] = [
    [360.0, 600.0],
    [420.0, 800.0],
    [1100.0, 500.0],
    [1100.0, 760.0],
];

fn of(seats: Seats) -> Preferences {
    set(Preset::AllFives.rules(seats))
}

/// Everything that is written in a window.
fn texts(player: &Player) -> Vec<TextShape> {
    let window = player.harness.ctx.content_rect();
    let shapes = player.painted(window).into_iter();
    let texts = shapes.filter_map(|shape| match shape {
        Shape::Text(text) => Some(text),
        _ => None,
    });
    texts.collect()
}

#[test]
fn that_it_is_ones_turn_is_said_once() {
    for seats in SEATS {
        let session = in_turn(&of(seats), 5);
        for size in SIZES {
            let player = Player::at_size(&session, size);
            let texts = texts(&player);
            let told = texts.iter().map(|text| text.galley.text().to_lowercase());
            let told = told.filter(|text| *text == "your turn").count();
            assert!(told <= 1, "{told} times with {seats:?} at {size:?}");
        }
    }
}

#[test]
fn where_the_rules_decide_who_leads_the_plate_says_so() {
    for (preset, is_told) in [
        (Preset::AllFives, true),
        (Preset::TournamentAllFives, false),
    ] {
        let player = Player::new(&set(preset.rules(Seats::Two)), 3);
        let texts = texts(&player);
        let led = msg::PLATE_LED.text();
        let told = texts.iter().any(|text| text.galley.text() == led);
        assert_eq!(told, is_told, "{preset:?}");
    }
}

#[test]
fn why_a_bone_cannot_be_played_is_said_above_it() {
    let session = game_where(&of(Seats::Two), |session| {
        session.person_in_turn() == Some(YOU)
            && session.state().record().len() > 4
            && session.actions_of(YOU).iter().any(|it| it.bone().is_some())
            && plays(session, hand(session)[0]).is_empty()
    });
    let bone = hand(&session)[0];
    for size in SIZES {
        let mut player = Player::at_size(&session, size);
        player.click_bone(bone);
        let (said, about) = (player.by_id("message").rect(), player.bone(bone).rect());
        let middle = about.center().x;
        assert!(said.width() > 20.0, "it is seen at {size:?}");
        assert!(
            said.x_range().contains(middle),
            "{said} {about} at {size:?}"
        );
        let between = about.top() - said.bottom();
        // It keeps clear of the score, the count and buttons between.
        assert!((0.0..125.0).contains(&between), "{between} at {size:?}");
    }
}

#[test]
fn the_count_ends_with_the_hand() {
    let session = hand_over(&of(Seats::Two), 1);
    for size in SIZES {
        let player = Player::at_size(&session, size);
        assert!(player.has_id("hand-over"), "it is over");
        assert!(!player.has_id("count"), "at {size:?}");
    }
}

/// Windows that are zoomed, in points without zoom, and the least that is left of them.
const ZOOMED: [[f32; 2]; 4] = [
    [1366.0, 768.0],
    [1920.0, 1080.0],
    [800.0, 600.0],
    [420.0, 800.0],
];
const LEAST: [f32; 2] = [360.0, 380.0];

#[test]
fn no_text_and_no_bone_in_hand_lies_on_another_at_any_zoom_in_any_language() {
    for (language, seats) in languages()
        .iter()
        .flat_map(|it| SEATS.map(|seats| (it, seats)))
    {
        let set = Preferences {
            language: Some(language.clone()),
            ..of(seats)
        };
        let session = game_where(&set, |session| {
            session.person_in_turn() == Some(YOU)
                && session.state().record().len() > 5
                && (5..=9).contains(&hand(session).len())
        });
        let mut player = Player::at(&session);
        for (window, zoom) in ZOOMED
            .into_iter()
            .flat_map(|it| [0.5, 1.0, 1.25, 1.5, 1.7, 1.8, 2.0].map(|zoom| (it, zoom)))
        {
            let size = [0, 1].map(|side| (window[side] / zoom).max(LEAST[side].min(window[side])));
            let input = player.harness.input_mut();
            input.screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(size[0], size[1])));
            player.harness.run_steps(3);
            let at = format!("at {size:?} with {seats:?} in {language}");
            let written: Vec<(String, Rect)> = texts(&player)
                .iter()
                .map(|text| (text.galley.text().to_owned(), text.visual_bounding_rect()))
                .collect();
            for (n, (text, rect)) in written.iter().enumerate() {
                for (other, around) in &written[..n] {
                    let is_free = !rect.shrink(1.0).intersects(around.shrink(1.0));
                    assert!(is_free, "{text:?} {rect} on {other:?} {around} {at}");
                }
            }
            let bones = player
                .hand()
                .into_iter()
                .map(|bone| player.bone(bone).rect());
            let bones: Vec<Rect> = bones.collect();
            for pair in bones.windows(2) {
                assert!(!pair[0].shrink(0.5).intersects(pair[1]), "{pair:?} {at}");
            }
        }
    }
}

#[test]
fn beside_a_name_it_is_written_how_many_bones_are_held() {
    let session = in_turn(&of(Seats::Two), 7);
    let view = session.state().view(YOU).expect("a hand is dealt");
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let player = Player::at_size(&session, size);
        let held = view.hand_sizes()[Seat::ALL[1]];
        let told = format!("{held} bones");
        let is_told = texts(&player).iter().any(|text| text.galley.text() == told);
        assert!(is_told, "{told} at {size:?}");
    }
}

#[test]
fn an_empty_boneyard_keeps_its_place_in_every_window() {
    let session = game_where(&of(Seats::Two), |session| {
        session.person_in_turn() == Some(YOU)
            && session
                .state()
                .view(YOU)
                .is_some_and(|view| view.position().boneyard().is_empty())
    });
    for size in SIZES {
        let player = Player::at_size(&session, size);
        let boneyard = player.by_id("boneyard").rect().expand(40.0);
        let texts = texts(&player).into_iter();
        let mut near = texts.filter(|text| boneyard.contains(text.visual_bounding_rect().center()));
        assert!(near.any(|text| text.galley.text() == "0"), "at {size:?}");
    }
}

#[test]
fn there_is_no_count_before_the_first_bone() {
    let rules = Rules {
        first_lead: FirstLead::Lot,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let session = game_where(&set(rules), |session| {
        session.person_in_turn() == Some(YOU) && session.actions_of(YOU).len() > 5
    });
    let player = Player::at(&session);
    assert!(!player.has_id("count"), "nothing is counted yet");
}

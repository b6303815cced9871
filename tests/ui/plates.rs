//! What is written around the table can be read: names, scores, buttons, sums.

use egui::Shape;
use egui::epaint::TextShape;
use engine::{Preset, Seats};
use game::profile::Preferences;
use words::msg;

use super::found::{game_where, hand, plays};
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
        let session = game_where(&of(seats), |session| {
            session.person_in_turn().is_some() && session.state().record().len() > 4
        });
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
    let session = game_where(&of(Seats::Two), |session| session.state().can_deal());
    for size in SIZES {
        let player = Player::at_size(&session, size);
        assert!(player.has_id("hand-over"), "it is over");
        assert!(!player.has_id("count"), "at {size:?}");
    }
}

//! Where windows open: all in the middle.

use egui::accesskit::Role;
use egui::{Key, Pos2, Rect, Vec2};
use egui_kittest::kittest::Queryable as _;
use engine::{Preset, Seats};

use super::found::session;
use super::player::{Player, preferences};
use super::result::{ended, short};

const SIZES: [[f32; 2]; 3] = [[1100.0, 760.0], [420.0, 800.0], [1920.0, 1080.0]];
/// How far from the middle a window may open, in points: by rounding, and where its
/// height changes while it opens.
const NEAR: f32 = 3.0;
/// The height of the bar above the table.
const BAR: f32 = 44.0;

/// Windows that stand over the table, by the lines of the menus that open them.
const WINDOWS: [&str; 10] = [
    "window-help",
    "window-history",
    "window-tally",
    "window-keys",
    "window-about",
    "window-score-sheet",
    "window-daily",
    "window-seals",
    "window-lessons",
    "menu-save",
];

/// The one window that is open.
pub fn window(player: &Player) -> Option<Rect> {
    let mut windows = player.harness.query_all_by_role(Role::Dialog);
    let window = windows.next()?.rect();
    assert!(windows.next().is_none(), "one alone is open");
    Some(window)
}

#[test]
fn every_window_opens_in_the_middle_and_wholly_inside() {
    for size in SIZES {
        let mut player = Player::at_size(&session(&preferences(Preset::AllFives), 7), size);
        let inside = Rect::from_min_size(Pos2::ZERO, Vec2::from(size));
        // Once more: its size is known from the first time then.
        for item in WINDOWS.into_iter().chain(WINDOWS) {
            player.choose(item);
            player.rest();
            let place = window(&player).expect("it is open");
            assert!(
                inside.expand(0.5).contains_rect(place),
                "{item} at {size:?}: {place}"
            );
            let away = place.center() - inside.center();
            // One that has no room above the middle stands right below the bar.
            let is_high = (place.top() - BAR).abs() < NEAR && away.x.abs() < NEAR;
            assert!(
                away.length() < NEAR || is_high,
                "{item} at {size:?} is {away} away"
            );
            player.press(Key::Escape);
        }
    }
}

#[test]
fn a_window_that_is_open_already_is_there_once() {
    let mut player = ended(&short(Seats::Two), SIZES[0]);
    player.click_id("result-review");
    assert!(player.has_id("review-close"), "it is looked back at");
    player.choose("window-result");
    player.choose("menu-review");
    assert!(!player.has_id("review-close"), "no more");
    // A button of a window that is there twice does everything twice.
    player.click_id("result-review");
    assert!(player.has_id("review-close"), "and once more");
}

//! Pictures of bones alone: every state, from large to small, in each theme.

use egui::{Rect, pos2, vec2};
use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};
use engine::{Pips, Seat};
use look::ThemeSlot;
use nestor_dominoes::app::fonts;
use nestor_dominoes::app::paint::{self, BoneFace, BoneState};
use nestor_dominoes::app::theme::Look;
use words::colors;

/// Widths of bones, in points.
const WIDTHS: [f32; 6] = [96.0, 58.0, 44.0, 30.0, 22.0, 14.0];
const GAP: f32 = 14.0;

/// Every state upright, the two that lie on the table also lying, and a back.
fn gallery(ui: &egui::Ui, look: &Look) {
    let painter = ui.painter();
    paint::swatch(painter, ui.max_rect(), 0.0, look);
    let mut top = GAP;
    for width in WIDTHS {
        let upright = vec2(width, 2.0 * width);
        let mut left = GAP;
        let mut place = |size: egui::Vec2| {
            let rect = Rect::from_min_size(pos2(left, top), size);
            left += size.x + GAP.min(0.5 * width);
            rect
        };
        for (state, first, second) in [
            (BoneState::InHand, 6, 5),
            (BoneState::Selected, 4, 3),
            (BoneState::CannotBePlayed, 2, 1),
            (BoneState::PlayedBy(Seat::ALL[0]), 0, 6),
            (BoneState::PlayedBy(Seat::ALL[1]), 6, 6),
            (BoneState::Shown, 5, 3),
        ] {
            let last = width == 44.0 && state == BoneState::PlayedBy(Seat::ALL[0]);
            let face = BoneFace::new(look, state).last_played(look, last);
            let [first, second] = [first, second].map(|pips: usize| Pips::ALL[pips]);
            paint::bone(painter, place(upright), first, second, &face);
        }
        paint::face_down(painter, place(upright), look);
        for (state, first, second) in [
            (BoneState::PlayedBy(Seat::ALL[1]), 4, 6),
            (BoneState::PlayedBy(Seat::ALL[0]), 6, 1),
        ] {
            let face = BoneFace::new(look, state);
            let [first, second] = [first, second].map(|pips: usize| Pips::ALL[pips]);
            paint::bone(painter, place(upright.yx()), first, second, &face);
        }
        top += upright.y + GAP;
    }
    let mut with_numerals = look.clone();
    with_numerals.numerals = true;
    let mut place = Rect::from_min_size(pos2(800.0, 222.0), vec2(58.0, 116.0));
    for (state, pips) in [
        (BoneState::InHand, [6, 5]),
        (BoneState::PlayedBy(Seat::ALL[1]), [4, 3]),
        (BoneState::PlayedBy(Seat::ALL[0]), [2, 1]),
    ] {
        let [first, second] = pips.map(|pips: usize| Pips::ALL[pips]);
        let face = BoneFace::new(&with_numerals, state);
        paint::bone(painter, place, first, second, &face);
        let lying = Rect::from_min_size(place.left_bottom() + vec2(0.0, GAP), vec2(80.0, 40.0));
        paint::bone(painter, lying, first, second, &face);
        place = place.translate(vec2(80.0 + GAP, 0.0));
    }
}

#[test]
fn bones_look_as_they_did_in_each_theme() {
    let mut results = SnapshotResults::new();
    for slot in ThemeSlot::EDITABLE {
        let look = Look::new(slot, slot.default_palette());
        let mut harness = Harness::builder()
            .with_size([1240.0, 640.0])
            .with_context_setup(fonts::install)
            .build_ui(|ui| gallery(ui, &look));
        let name = format!("bones {}", colors::theme(slot).to_lowercase()).replace(' ', "_");
        let options = SnapshotOptions::new().output_path("snapshots");
        results.add(harness.try_snapshot_options(name, &options));
    }
}

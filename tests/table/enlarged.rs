//! Who enlarges everything sees larger letters, and no smaller bones.

use egui::Rect;
use engine::{Preset, Seats};
use nestor_dominoes::table::TableLayout;

use super::game::{Game, area, features};

/// Windows, without what the player enlarges. Larger ones are enlarged by themselves.
const WINDOWS: [[f32; 2]; 4] = [[1100.0, 760.0], [1280.0, 720.0], [1366.0, 768.0], [1477.0, 830.0]];
/// By how much everything is enlarged.
const FACTORS: [f32; 7] = [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8];
/// The most that such windows can be enlarged: they are narrow then, and low.
const SQUAT: [[f32; 2]; 3] = [[550.0, 380.0], [360.0, 380.0], [559.0, 480.0]];

/// The table in a window of this size, in points that are larger by a factor.
fn enlarged(window: [f32; 2], by: f32) -> Rect {
    area(window.map(|side| side / by))
}

#[test]
fn bones_are_no_smaller_where_everything_is_enlarged() {
    let rules = Preset::AllFives.rules(Seats::Two);
    for window in WINDOWS {
        let usual = TableLayout::new(area(window), Seats::Two, features(&rules));
        for by in FACTORS {
            let table = enlarged(window, by);
            let layout = TableLayout::with_zoom(table, Seats::Two, features(&rules), by);
            let at = format!("{window:?}, {by}");
            let line = [layout.line_bone_width() * by, usual.line_bone_width()];
            assert!(line[0] >= line[1] - 0.01, "{line:?} on the table, {at}");
            for count in [1, 5, 7, 12] {
                let width = |layout: &TableLayout| layout.hand(count)[0].width();
                let hand = [width(&layout) * by, width(&usual)];
                assert!(hand[0] >= hand[1] - 0.01, "{hand:?} of {count}, {at}");
                for bone in layout.hand(count) {
                    assert!(bone.top() >= layout.cloth.bottom(), "{bone:?}, {at}");
                    assert!(table.contains_rect(bone), "{bone:?}, {at}");
                }
            }
        }
    }
}

#[test]
fn a_window_that_is_neither_wide_nor_high_has_a_line_and_a_hand() {
    let rules = Preset::AllFives.rules(Seats::Two);
    for window in SQUAT {
        let layout = TableLayout::new(area(window), Seats::Two, features(&rules));
        let line = layout.line;
        assert!(line.width() > 200.0 && line.height() > 60.0, "{line:?}");
        for count in [1, 7, 14] {
            for bone in layout.hand(count) {
                assert!(bone.width() > 27.9, "{bone:?} of {count}, {window:?}");
                assert!(area(window).contains_rect(bone), "{bone:?}, {window:?}");
            }
        }
    }
}

#[test]
fn a_line_is_seldom_smaller_where_everything_is_enlarged_and_by_one_step_at_most() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let (mut lines, mut smaller) = (0, Vec::new());
    for window in WINDOWS {
        for by in FACTORS {
            for number in 0..4 {
                let mut game = Game::new(rules, number, window);
                let table = enlarged(window, by);
                let layout = TableLayout::with_zoom(table, Seats::Two, features(&rules), by);
                while game.step().is_some() {}
                let usual = game.snapshot().line.width_px();
                let line = game.snapshot_in(&layout).line;
                lines += 1;
                let part = line.width_px() * by / usual;
                assert!(part >= 0.84, "{part} of the size in {window:?}, {by}");
                if line.width_px() * by < usual - 0.5 {
                    smaller.push((window, by, line.width_px() * by, usual));
                }
            }
        }
    }
    assert!(smaller.len() * 20 <= lines, "of {lines}: {smaller:?}");
}

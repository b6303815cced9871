//! A bone once laid stays where it is.

use egui::{Rect, vec2};
use engine::{Event, Preset, Seats};
use nestor_dominoes::table::line::{LaidBone, Line, LineArea};

use super::game::Game;

/// The areas of the mockups, with the first width of a bone in each, in points.
const AREAS: [(f32, f32, f32); 5] = [
    (970.0, 430.0, 40.0),
    (1748.0, 664.0, 60.0),
    (810.0, 430.0, 40.0),
    (694.0, 300.0, 30.0),
    (388.0, 450.0, 30.0),
];

/// One game for each way in which a line branches, and one in which bones are blown up.
const GAMES: [Preset; 4] = [
    Preset::Draw,
    Preset::AllFives,
    Preset::FiveUp,
    Preset::FirecrackerFives,
];

/// The events of a hand played by chance.
fn hand(preset: Preset, number: u64) -> (Game, Vec<Event>) {
    let mut game = Game::new(preset.rules(Seats::Two), number, [1100.0, 760.0]);
    while game.step().is_some() {}
    let events = game.view().events().to_vec();
    (game, events)
}

/// The lines of so many hands of each kind in each area, after each of their bones.
fn for_each_line(hands: u64, mut check: impl FnMut(Preset, &Line, &Line)) {
    for preset in GAMES {
        for number in 0..hands {
            let (game, events) = hand(preset, number);
            let spinner = game.state.rules().spinner;
            for (width, height, first_width_px) in AREAS {
                let area = LineArea {
                    size: vec2(width, height),
                    first_width_px,
                };
                let mut before = Line::new(spinner, area);
                for count in 1..=events.len() {
                    if !matches!(
                        events[count - 1],
                        Event::Played { .. } | Event::BlewUp { .. }
                    ) {
                        continue;
                    }
                    let after = Line::replay(spinner, area, &events[..count]);
                    check(preset, &before, &after);
                    before = after;
                }
            }
        }
    }
}

/// Checks lines of so many hands of each kind.
fn check_lines(hands: u64) {
    let (mut bones, mut anew) = (0, 0);
    for_each_line(hands, |preset, before, after| {
        bones += 1;
        anew += after.laid_anew();
        assert!(
            after.width_px() <= before.width_px(),
            "{preset:?}: it zooms out only"
        );
        for (n, laid) in after.bones().iter().enumerate() {
            for other in &after.bones()[..n] {
                let both = laid.rect.shrink(0.01).intersect(other.rect.shrink(0.01));
                assert!(
                    !both.is_positive(),
                    "{preset:?}: {} on {}",
                    laid.bone,
                    other.bone
                );
            }
        }
        if after.laid_anew() > 0 {
            return;
        }
        for laid in after.bones() {
            let mut earlier = before.bones().iter();
            if let Some(earlier) = earlier.find(|it| it.bone == laid.bone) {
                assert_eq!(
                    laid.place(),
                    earlier.place(),
                    "{preset:?}: {} stays",
                    laid.bone
                );
            }
        }
    });
    assert!(bones > 0, "bones are laid");
    // Only the last way out takes bones up again, in small areas of Five-Up.
    assert!(anew * 500 < bones, "{anew} of {bones} bones were laid anew");
}

#[test]
fn bones_stay_never_overlap_and_only_grow_smaller() {
    check_lines(6);
}

#[test]
#[ignore = "a longer run"]
fn bones_stay_never_overlap_and_only_grow_smaller_in_many_hands() {
    check_lines(60);
}

#[test]
fn a_target_is_where_the_bone_will_lie() {
    for preset in GAMES {
        for number in 0..4 {
            let mut game = Game::new(preset.rules(Seats::Two), number, [1920.0, 1080.0]);
            loop {
                let before = game.snapshot();
                let Some(events) = game.step() else {
                    break;
                };
                let after = game.snapshot();
                if let Some(Event::Played { bone, end, .. }) = events.first() {
                    let to_come = before.to_come();
                    let told = before.line.place_for(*bone, *end, to_come);
                    let laid = after.line.bones().iter().find(|laid| laid.bone == *bone);
                    let lies = laid.map(LaidBone::place);
                    assert_eq!(Some(told), lies, "{preset:?}: {bone}");
                }
            }
        }
    }
}

#[test]
fn another_area_only_scales_and_moves_the_picture() {
    let (game, events) = hand(Preset::AllFives, 3);
    let spinner = game.state.rules().spinner;
    let [first, .., last] = AREAS.map(|(width, height, first_width_px)| LineArea {
        size: vec2(width, height),
        first_width_px,
    });
    let line = Line::replay(spinner, first, &events);
    let small = line.fitted(last);
    assert_eq!(small.bones(), line.bones(), "every bone lies where it lay");
    let all = Rect::from_min_size(egui::Pos2::ZERO, last.size);
    for laid in small.bones() {
        let seen = small.to_points(all) * laid.rect;
        assert!(
            all.expand(0.5).contains_rect(seen),
            "{} is in sight",
            laid.bone
        );
    }
}

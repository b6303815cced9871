//! Whole hands of Cuban: ten bones in each hand, and up to fifty-five on the table.

use std::collections::BTreeMap;

use egui::{Rect, Vec2};
use engine::{Bone, Preset, Seats};
use nestor_dominoes::paint::Pose;
use nestor_dominoes::table::{Snapshot, Sprite, SpriteId, TableInteraction, TableLayout, scene};

use super::game::{Game, area};
use crate::effort::effort;

const SIZES: [[f32; 2]; 5] =
    [[1100.0, 760.0], [420.0, 800.0], [1920.0, 1080.0], [360.0, 640.0], [800.0, 480.0]];

/// The bones of the line as they are shown.
type Shown = BTreeMap<Bone, Pose>;

#[test]
fn whole_hands_of_cuban_are_played_without_a_misplaced_bone() {
    for seats in Seats::ALL {
        for (place, size) in SIZES.into_iter().enumerate() {
            for number in 0..effort() {
                let number = (10 * number + place) as u64;
                let mut game = Game::new(Preset::Cuban.rules(seats), number, size);
                let mut before = Shown::new();
                loop {
                    let (snapshot, layout) = (game.snapshot(), game.layout());
                    let sprites = scene(&snapshot, &TableInteraction::default(), &layout);
                    hands_lie_beside_each_other(&sprites, &snapshot, size);
                    before = line_grows(&before, &sprites, &snapshot, &layout);
                    if game.step().is_none() {
                        break;
                    }
                }
            }
        }
    }
}

fn poses(sprites: &[Sprite], bones: impl Iterator<Item = Bone>) -> Shown {
    let bones: Vec<Bone> = bones.collect();
    let shown = sprites.iter().filter_map(|sprite| match sprite.id {
        SpriteId::Bone(bone) if bones.contains(&bone) => Some((bone, sprite.pose)),
        _ => None,
    });
    shown.collect()
}

/// The viewer's bones are in the window, and none covers another.
fn hands_lie_beside_each_other(sprites: &[Sprite], snapshot: &Snapshot, size: [f32; 2]) {
    let hand = poses(sprites, snapshot.hand.iter().map(|hand| hand.bone));
    assert_eq!(hand.len(), snapshot.hand.len(), "every bone of the hand is shown");
    let rects: Vec<Rect> = hand.values().map(Pose::bounds).collect();
    for (n, rect) in rects.iter().enumerate() {
        assert!(area(size).contains_rect(*rect), "{rect:?} in {size:?}");
        let mut others = rects[..n].iter();
        assert!(others.all(|it| !it.shrink(0.5).intersects(*rect)), "{rect:?} in {size:?}");
    }
}

/// Every bone of the line is shown once, inside its area, and where it lay, but that the picture
/// may move and zoom out as a whole. Returns the bones.
fn line_grows(
    before: &Shown,
    sprites: &[Sprite],
    snapshot: &Snapshot,
    layout: &TableLayout,
) -> Shown {
    let shown = poses(sprites, snapshot.laid.iter().map(|laid| laid.bone));
    if snapshot.line.is_ends_only() {
        return shown;
    }
    assert_eq!(shown.len(), snapshot.laid.len(), "every bone of the line is shown");
    let rects: Vec<Rect> = shown.values().map(Pose::bounds).collect();
    for (n, rect) in rects.iter().enumerate() {
        assert!(layout.line.expand(1.0).contains_rect(*rect), "{rect:?} in {:?}", layout.line);
        let mut others = rects[..n].iter();
        assert!(others.all(|it| !it.shrink(0.5).intersects(*rect)), "{rect:?} on another");
    }
    let moved: Vec<(Vec2, f32)> = before
        .iter()
        .filter_map(|(bone, then)| {
            let now = shown.get(bone)?;
            assert_eq!(now.angle, then.angle, "{bone} has turned");
            let scale = now.width / then.width;
            Some((now.center - then.center.to_vec2() * scale, scale))
        })
        .map(|(at, scale)| (at.to_vec2(), scale))
        .collect();
    for (shift, scale) in &moved {
        assert!(*scale <= 1.0, "it never zooms in");
        assert!((*shift - moved[0].0).length() < 0.1, "the picture moves as a whole");
    }
    shown
}

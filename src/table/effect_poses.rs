//! How effects move and turn the sprites.

use std::f32::consts::{FRAC_PI_2, PI};

use egui::emath::easing::{cubic_in_out, cubic_out};
use egui::{Rect, Vec2, vec2};

use engine::Seat;

use super::effect::{ActiveEffect, Effect};
use super::motion::{PaintedSprite, interpolated};
use super::painter::TablePainter;
use super::secs;
use super::sprite::{BoneOwner, Sprite, SpriteId, SpriteKind};
use crate::paint::Pose;

/// How far a bone is pushed away by one that lands next to it, in points.
const PUSH_DISTANCE: f32 = 1.5;
/// How far the bones sink when their player knocks, in points.
const KNOCK_DEPTH: f32 = 1.5;
/// The share of its width that a falling bone loses when it is tipped farthest.
const FALL_NARROWING_SHARE: f32 = 0.88;
/// The height by which a falling bone rises on the way, in points.
const FALL_RISE_HEIGHT: f32 = 5.0;
/// The distance by which a falling bone overshoots before it returns, in points.
const FALL_OVERSHOOT: f32 = 3.0;
/// The shares of a blast at which the flight of the bone to the boneyard begins and ends.
const BLAST_FLIGHT_PARTS: (f32, f32) = (0.08, 0.57);
/// The rotation of a blown-up bone on its flight, in radians.
const BLAST_ROTATION: f32 = 3.0 * PI;
/// When the two knocks of a pass begin, in seconds.
pub(super) const KNOCKS_AT_SECS: [f32; 2] = [0.0, secs::SECOND_KNOCK_DELAY as f32];

impl TablePainter<'_> {
    /// Applies an effect to a sprite that is about to be painted.
    pub(super) fn with_effect_applied(
        &self,
        ActiveEffect { effect, progress, secs, .. }: &ActiveEffect<'_>,
        sprite: &Sprite,
        painted: PaintedSprite,
    ) -> PaintedSprite {
        match effect {
            Effect::Contact { on, bone } if sprite.id == SpriteId::Bone(*on) => {
                let landed = self.sprite(SpriteId::Bone(*bone));
                let away = landed.map_or(Vec2::ZERO, |it| line_direction(sprite, it));
                shifted(painted, away * PUSH_DISTANCE * (1.0 - cubic_out(*progress)))
            }
            Effect::Knock(seat) if self.is_held_by(sprite, *seat) => {
                let sunk = KNOCKS_AT_SECS.map(|at| {
                    let since = (secs - at) / secs::KNOCK as f32;
                    (since.clamp(0.0, 1.0) * PI).sin()
                });
                shifted(painted, vec2(0.0, KNOCK_DEPTH * (sunk[0] + sunk[1])))
            }
            Effect::Fall { line, is_motion_reduced: false } => {
                let SpriteId::Bone(bone) = sprite.id else {
                    return painted;
                };
                let Some(bone) = line.bone(bone, *progress).filter(|_| is_line_bone(sprite)) else {
                    return painted;
                };
                let over = (bone.fallen * PI).sin().max(0.0);
                let beyond = (bone.returned * PI).sin();
                PaintedSprite {
                    tipped: (1.0 - FALL_NARROWING_SHARE * over).acos() / FRAC_PI_2,
                    flight: over,
                    ..shifted(painted, vec2(0.0, FALL_OVERSHOOT * beyond - FALL_RISE_HEIGHT * over))
                }
            }
            Effect::Blast(bone) if sprite.id == SpriteId::Bone(*bone) => {
                let (sets_out, arrives) = BLAST_FLIGHT_PARTS;
                let flown = ((progress - sets_out) / (arrives - sets_out)).clamp(0.0, 1.0);
                let bones = self.keyframe.snapshot.boneyard.bones + 1;
                let Some(place) = self.layout.boneyard_bones(bones, false).last().copied() else {
                    return painted;
                };
                let from = painted.pose;
                let to = Pose::lying(place.center(), place.height());
                let eased = cubic_in_out(flown);
                let mut pose = interpolated(from, to, eased);
                pose.angle += BLAST_ROTATION * eased;
                let flight = (flown * PI).sin();
                PaintedSprite { pose, flight, is_moving: true, turned: 1.0 - flown, ..painted }
            }
            _ => painted,
        }
    }

    fn is_held_by(&self, sprite: &Sprite, seat: Seat) -> bool {
        let snapshot = &self.keyframe.snapshot;
        match (sprite.id, &sprite.kind) {
            (SpriteId::Back(holder, _), _) => holder == seat,
            (_, SpriteKind::Bone { owner: BoneOwner::Hand, .. }) => seat == snapshot.viewer,
            (_, SpriteKind::Bone { owner: BoneOwner::Revealed(Some(place)), .. }) => {
                *place == snapshot.place_of(seat)
            }
            _ => false,
        }
    }

    pub(super) fn hand_rect(&self, seat: Seat) -> Option<Rect> {
        let held = self.sprites.iter().filter(|sprite| self.is_held_by(sprite, seat));
        held.map(Sprite::rect).reduce(Rect::union)
    }
}

/// Unit vector along an axis from one bone of the line, `from`, to another.
pub(super) fn line_direction(to: &Sprite, from: &Sprite) -> Vec2 {
    let way = to.pose.center - from.pose.center;
    if way.x.abs() > way.y.abs() { vec2(way.x.signum(), 0.0) } else { vec2(0.0, way.y.signum()) }
}

pub(super) fn is_line_bone(sprite: &Sprite) -> bool {
    matches!(sprite.kind, SpriteKind::Bone { owner: BoneOwner::Played(_), .. })
}

fn shifted(mut painted: PaintedSprite, by: Vec2) -> PaintedSprite {
    painted.pose.center += by;
    painted.is_moving = true;
    painted
}

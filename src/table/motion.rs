//! The motion of sprites: each moves from where it was painted to its place in the scene.

use std::collections::BTreeMap;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

use egui::emath::easing::{cubic_in_out, cubic_out, quadratic_in};

use super::secs;
use super::sprite::{BoneOwner, Sprite, SpriteId, SpriteKind};
use crate::paint::Pose;

/// How long a sprite takes to move without an event, for example when it is lifted or makes room,
/// in seconds.
const LIVE_MOVE_SECS: f64 = 0.1;
/// How long the line takes to pan for a selected bone, in seconds.
const PAN_SECS: f64 = 0.2;
/// How long a text takes to follow the bones beside it, in seconds.
const TEXT_MOVE_SECS: f64 = 0.15;

/// The share of a flight to the table in which the bone comes down.
const LANDING_SHARE: f32 = (secs::LANDING / secs::FLIGHT) as f32;
/// The share by which a bone is enlarged on its flight to the table, and how much higher it is
/// painted, in widths of the bone. Other flights change only its shadow.
const FLIGHT_GROWTH_AND_HEIGHT: (f32, f32) = (0.06, 0.2);

/// The motion of one sprite.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Tween {
    from: Pose,
    to: Pose,
    begins_at: f64,
    secs: f64,
    movement: Movement,
    /// Whether the sprite is a bone of the viewer's hand.
    is_in_hand: bool,
    /// Whether the sprite starts face down and arrives face up.
    turns_face_up: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Movement {
    /// The sprite stays on the table.
    Slide,
    /// The sprite flies to a hand or the boneyard. Its shadow shows how high it is.
    Fly,
    /// The bone rises on its way to the table, and comes down with a thud.
    Land,
}

impl Tween {
    fn progress(&self, now: f64) -> f32 {
        if self.secs <= 0.0 && now >= self.begins_at {
            return 1.0;
        }
        (((now - self.begins_at) / self.secs.max(f64::EPSILON)) as f32).clamp(0.0, 1.0)
    }

    fn pose(&self, now: f64) -> Pose {
        let part = self.progress(now);
        if part >= 1.0 {
            // Returns exactly the target, so that a sprite at rest is painted the same with and
            // without a tween.
            return self.to;
        }
        // A sprite that makes room starts gently.
        let is_gentle = self.movement == Movement::Slide && self.secs > TEXT_MOVE_SECS;
        let eased = if is_gentle { cubic_in_out(part) } else { cubic_out(part) };
        let mut pose = interpolated(self.from, self.to, eased);
        if self.movement == Movement::Land {
            let (larger, higher) = FLIGHT_GROWTH_AND_HEIGHT;
            let height = self.height(part);
            pose.center.y -= higher * pose.width * height;
            pose.width *= 1.0 + larger * height;
        }
        pose
    }

    /// Height above the table, from 0.0 to 1.0, when `part` of the way has passed.
    fn height(&self, part: f32) -> f32 {
        match self.movement {
            _ if part >= 1.0 => 0.0,
            Movement::Slide => 0.0,
            Movement::Fly => (part * PI).sin(),
            Movement::Land if part < 1.0 - LANDING_SHARE => {
                (part / (1.0 - LANDING_SHARE) * FRAC_PI_2).sin()
            }
            Movement::Land => 1.0 - quadratic_in((part - 1.0 + LANDING_SHARE) / LANDING_SHARE),
        }
    }
}

/// A sprite as it is painted now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PaintedSprite {
    pub pose: Pose,
    /// Height above the table, from 0.0 to 1.0.
    pub flight: f32,
    /// Whether the sprite moves, or is waiting to.
    pub is_moving: bool,
    /// How far the bone has turned face up, from 0.0 to 1.0.
    pub turned: f32,
    /// How far the bone is tipped onto its long edge, from 0.0 to 1.0.
    pub tipped: f32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FlightTiming {
    /// Time at which the keyframe began, in seconds.
    pub began_at: f64,
    pub flight_secs: f64,
    /// Delay between the starts of two new sprites, in seconds; 0.0 for all at once.
    pub stagger_secs: f64,
}

/// Where every sprite is painted.
#[derive(Debug, Default)]
pub struct Motion {
    tweens: BTreeMap<SpriteId, Tween>,
    /// Time at which the last painted keyframe began.
    keyframe_began_at: f64,
}

impl Motion {
    /// Drops all positions, so that the next scene appears at once.
    pub fn reset(&mut self) {
        self.tweens.clear();
    }

    /// Starts to move all sprites whose place has changed. A new bone starts where `pile` puts it
    /// by its index among the new ones. Without a pile, a new sprite starts from its `origin`, or a
    /// bone from a back that has been removed; else it appears at once. In a new keyframe, bones
    /// start one after another.
    pub fn move_to_scene(
        &mut self,
        sprites: &[Sprite],
        timing: FlightTiming,
        pile: impl Fn(usize) -> Option<Pose>,
        now: f64,
    ) {
        let is_new_keyframe = self.keyframe_began_at != timing.began_at;
        // Start the flight with the keyframe, so that it also ends with it even at a low frame
        // rate.
        let start = if is_new_keyframe { timing.began_at } else { now };
        self.keyframe_began_at = timing.began_at;
        let before = std::mem::take(&mut self.tweens);
        let mut removed = removed_backs(&before, sprites, now).into_iter();
        let order = dealing_order(&before, sprites);
        let mut moved = 0;
        for sprite in sprites {
            let is_bone = sprite.is_bone();
            // When a place becomes a bone, it does not shrink from the size of the place.
            let is_place = matches!(sprite.id, SpriteId::Place(..));
            let known = before.get(&sprite.id);
            let known = known.filter(|it| !is_place || it.to.width == sprite.pose.width);
            if let Some(tween) = known.filter(|tween| tween.to == sprite.pose) {
                self.tweens.insert(sprite.id, *tween);
                continue;
            }
            let origin_tween = sprite.origin.and_then(|origin| before.get(&origin));
            let slot = order.get(&sprite.id);
            let pile_pose = slot.and_then(|slot| pile(slot.index));
            let from = match known {
                Some(tween) => Some(tween.pose(now)),
                None => pile_pose
                    .or(origin_tween.map(|tween| tween.pose(now)))
                    .or_else(|| is_bone.then(|| removed.next()).flatten()),
            };
            let is_in_hand = is_in_hand(sprite);
            // When the line pans, its bones and numbers do not fly.
            let is_played = known.is_some_and(|tween| tween.is_in_hand && !is_in_hand);
            let flies = from.is_some() && is_bone && (known.is_none() || is_played);
            // Text at the plates appears at once, or moves fast where it follows the bones.
            let is_text = matches!(
                sprite.kind,
                SpriteKind::Name(_)
                    | SpriteKind::Score(_)
                    | SpriteKind::SideNames(_)
                    | SpriteKind::News(_)
            );
            let follows_bones = matches!(sprite.kind, SpriteKind::Name(_) | SpriteKind::Score(_));
            let secs = if from.is_some() && is_new_keyframe && follows_bones {
                TEXT_MOVE_SECS.min(timing.flight_secs)
            } else if from.is_none() || is_text {
                0.0
            } else if flies || is_new_keyframe {
                timing.flight_secs
            } else if pans_with_line(sprite) {
                PAN_SECS.min(timing.flight_secs)
            } else {
                LIVE_MOVE_SECS.min(timing.flight_secs)
            };
            let begins_at = if let Some(slot) = slot.filter(|_| from.is_some()) {
                start + timing.stagger_secs * slot.earlier_count as f64
            } else if is_new_keyframe && is_bone {
                moved += 1;
                start + timing.stagger_secs * f64::from(moved - 1)
            } else if is_new_keyframe {
                start
            } else {
                now
            };
            let is_face = matches!(sprite.kind, SpriteKind::Bone { .. });
            let tween = Tween {
                from: from.unwrap_or(sprite.pose),
                to: sprite.pose,
                begins_at,
                secs,
                movement: match flies {
                    true if pans_with_line(sprite) => Movement::Land,
                    true => Movement::Fly,
                    false => Movement::Slide,
                },
                is_in_hand,
                turns_face_up: is_face && known.is_none() && from.is_some(),
            };
            self.tweens.insert(sprite.id, tween);
        }
    }

    pub fn painted(&self, sprite: &Sprite, now: f64) -> PaintedSprite {
        let Some(tween) = self.tweens.get(&sprite.id) else {
            return PaintedSprite {
                pose: sprite.pose,
                flight: 0.0,
                is_moving: false,
                turned: 1.0,
                tipped: 0.0,
            };
        };
        let part = tween.progress(now);
        PaintedSprite {
            pose: tween.pose(now),
            flight: tween.height(part),
            is_moving: part < 1.0,
            turned: if tween.turns_face_up { (part * 1.6).min(1.0) } else { 1.0 },
            tipped: 0.0,
        }
    }

    /// Whether a bone is in flight, or is waiting to set out.
    pub fn is_flying(&self, id: SpriteId, now: f64) -> bool {
        let tween = self.tweens.get(&id);
        tween.is_some_and(|tween| tween.movement != Movement::Slide && tween.progress(now) < 1.0)
    }

    pub fn is_moving(&self, now: f64) -> bool {
        self.tweens.values().any(|tween| tween.progress(now) < 1.0)
    }

    /// Completes all motion at once.
    pub fn finish_now(&mut self) {
        for tween in self.tweens.values_mut() {
            tween.secs = 0.0;
            tween.begins_at = 0.0;
        }
    }

    /// Moves a sprite to a pose at once; its next motion starts there.
    pub fn set_pose(&mut self, id: SpriteId, pose: Pose) {
        if let Some(tween) = self.tweens.get_mut(&id) {
            *tween = Tween {
                from: pose,
                to: pose,
                begins_at: 0.0,
                secs: 0.0,
                movement: Movement::Slide,
                is_in_hand: false,
                turns_face_up: false,
            };
        }
    }
}

/// The position of a new bone in the order of dealing.
#[derive(Debug, Clone, Copy)]
struct DealingSlot {
    /// The index of the bone among the new bones.
    index: usize,
    /// The number of bones that start to move before this one.
    earlier_count: usize,
}

/// The order in which new bones start to move: first one bone for each hand, then the next for
/// each, and finally all bones of the boneyard at once.
fn dealing_order(
    before: &BTreeMap<SpriteId, Tween>,
    sprites: &[Sprite],
) -> BTreeMap<SpriteId, DealingSlot> {
    let new = sprites.iter().filter(|sprite| sprite.is_bone());
    let new = new.map(|sprite| sprite.id);
    let mut new: Vec<SpriteId> = new.filter(|id| !before.contains_key(id)).collect();
    new.sort_by_key(|id| match id {
        SpriteId::Back(_, n) => *n,
        SpriteId::Boneyard(_) => usize::MAX,
        _ => 0,
    });
    let dealt = new.iter().filter(|id| !matches!(id, SpriteId::Boneyard(_)));
    let dealt = dealt.count();
    let slots = new.into_iter().enumerate().map(|(index, id)| {
        let earlier_count = index.min(dealt);
        (id, DealingSlot { index, earlier_count })
    });
    slots.collect()
}

fn is_in_hand(sprite: &Sprite) -> bool {
    let owner = match sprite.kind {
        SpriteKind::Bone { owner, .. } => Some(owner),
        _ => None,
    };
    owner == Some(BoneOwner::Hand)
}

const fn pans_with_line(sprite: &Sprite) -> bool {
    let owner = match sprite.kind {
        SpriteKind::Bone { owner, .. } => Some(owner),
        _ => None,
    };
    matches!(owner, Some(BoneOwner::Played(_))) || matches!(sprite.id, SpriteId::End(_))
}

/// The places of the backs that have been removed, from which taken bones come.
fn removed_backs(before: &BTreeMap<SpriteId, Tween>, sprites: &[Sprite], now: f64) -> Vec<Pose> {
    let is_there = |id: SpriteId| sprites.iter().any(|sprite| sprite.id == id);
    let backs = before
        .iter()
        .filter(|(id, _)| matches!(id, SpriteId::Boneyard(_) | SpriteId::LaidOut(_)))
        .filter(|(id, _)| !is_there(**id));
    backs.map(|(_, tween)| tween.pose(now)).collect()
}

/// Interpolates between two poses, turning the shorter way round.
pub(super) fn interpolated(from: Pose, to: Pose, part: f32) -> Pose {
    let turn = (to.angle - from.angle + PI).rem_euclid(TAU) - PI;
    Pose {
        center: from.center.lerp(to.center, part),
        width: egui::lerp(from.width..=to.width, part),
        angle: if part >= 1.0 { to.angle } else { from.angle + turn * part },
    }
}

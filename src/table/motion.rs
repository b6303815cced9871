//! Sprites on their way: each goes from where it was painted to where it is in the scene.

use std::collections::HashMap;

use egui::emath::easing::cubic_out;

use super::scene::{Sprite, SpriteId, Thing};
use crate::paint::Pose;

/// How long a thing takes to another place for which nothing happened, in seconds: it is
/// lifted, or makes room.
const LIVE_SECS: f64 = 0.1;
/// How much higher a bone in flight is at its highest, from 0.0 to 1.0.
const FULL_FLIGHT: f32 = 1.0;

/// A sprite on its way.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Tween {
    from: Pose,
    to: Pose,
    begins: f64,
    secs: f64,
    flies: bool,
}

impl Tween {
    fn part(&self, now: f64) -> f32 {
        if self.secs <= 0.0 {
            return 1.0;
        }
        (((now - self.begins) / self.secs) as f32).clamp(0.0, 1.0)
    }

    fn pose(&self, now: f64) -> Pose {
        between(self.from, self.to, cubic_out(self.part(now)))
    }
}

/// How a sprite is seen now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Painted {
    /// Where.
    pub pose: Pose,
    /// How high above the table, from 0.0 to 1.0.
    pub flight: f32,
    /// Whether it moves.
    pub moves: bool,
}

/// Where everything is painted.
#[derive(Debug, Default)]
pub struct Motion {
    tweens: HashMap<SpriteId, Tween>,
    /// The moment that was painted last, by its beginning.
    moment: f64,
}

impl Motion {
    /// Forgets where things were: what comes next is there at once.
    pub fn cut(&mut self) {
        self.tweens.clear();
    }

    /// Lets everything that has another place set out for it. What is new comes from
    /// where it says; if nothing was painted there, it is there at once.
    ///
    /// `moment` is when the moment that is shown began; for how long things that it
    /// moves are on their way is `flight_secs`.
    pub fn follow(&mut self, sprites: &[Sprite], moment: f64, flight_secs: f64, now: f64) {
        let is_new_moment = self.moment != moment;
        self.moment = moment;
        let before = std::mem::take(&mut self.tweens);
        for sprite in sprites {
            let known = before.get(&sprite.id);
            let from = known.map(|tween| tween.pose(now)).or_else(|| {
                let origin = sprite.comes_from?;
                before.get(&origin).map(|tween| tween.pose(now))
            });
            let tween = match known {
                Some(tween) if tween.to == sprite.pose => *tween,
                _ => {
                    let flies = is_new_moment && flight_secs > 0.0;
                    let secs = if known.is_none() || flies {
                        flight_secs
                    } else {
                        LIVE_SECS.min(flight_secs.max(LIVE_SECS))
                    };
                    Tween {
                        from: from.unwrap_or(sprite.pose),
                        to: sprite.pose,
                        begins: now,
                        secs: if from.is_some() { secs } else { 0.0 },
                        flies: matches!(sprite.thing, Thing::Bone { .. } | Thing::Back)
                            && (known.is_none() || flies),
                    }
                }
            };
            self.tweens.insert(sprite.id, tween);
        }
    }

    /// How a sprite is seen now.
    pub fn painted(&self, sprite: &Sprite, now: f64) -> Painted {
        let Some(tween) = self.tweens.get(&sprite.id) else {
            return Painted {
                pose: sprite.pose,
                flight: 0.0,
                moves: false,
            };
        };
        let part = tween.part(now);
        let high = (part * std::f32::consts::PI).sin() * FULL_FLIGHT;
        Painted {
            pose: tween.pose(now),
            flight: if tween.flies { high } else { 0.0 },
            moves: part < 1.0,
        }
    }

    /// Whether anything is on its way.
    pub fn is_moving(&self, now: f64) -> bool {
        self.tweens.values().any(|tween| tween.part(now) < 1.0)
    }

    /// Everything is where it belongs, at once.
    pub fn hurry(&mut self) {
        for tween in self.tweens.values_mut() {
            tween.secs = 0.0;
        }
    }

    /// A sprite is held here, and goes on from here.
    pub fn hold(&mut self, id: SpriteId, pose: Pose) {
        if let Some(tween) = self.tweens.get_mut(&id) {
            *tween = Tween {
                from: pose,
                to: pose,
                begins: 0.0,
                secs: 0.0,
                flies: false,
            };
        }
    }
}

/// A pose between two others, turned the shorter way round.
fn between(from: Pose, to: Pose, part: f32) -> Pose {
    use std::f32::consts::{PI, TAU};
    let turn = (to.angle - from.angle + PI).rem_euclid(TAU) - PI;
    Pose {
        center: from.center.lerp(to.center, part),
        width: egui::lerp(from.width..=to.width, part),
        angle: if part >= 1.0 {
            to.angle
        } else {
            from.angle + turn * part
        },
    }
}

//! Bones on their way: between two arrangements they slide.
//!
//! What can be clicked is at its new place at once; only the picture follows.

use std::collections::BTreeMap;

use egui::emath::easing::cubic_out;
use egui::{Rect, Vec2};

use super::layout::{Arrangement, PanelKind};
use super::model::{EndModel, TableModel};
use super::viewpoint::Viewpoint;
use crate::engine::{Bone, Side};
use crate::session::YOU;

/// A bone in the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    /// A bone that is to be seen.
    Face(Bone),
    /// The same bone once more, in a list of ends: another side of it.
    OtherSide(Bone, Side),
    /// One of the backs of Nestor's hand, counted from the left.
    NestorsBack(usize),
    /// One of the backs of the boneyard, counted from the first.
    BoneyardBack(usize),
}

impl Thing {
    /// The bone at an end of the model. In a list each open side of a bone
    /// shows it; the first of them is the one that moves as the bone itself.
    pub fn of_end(model: &TableModel, end: usize, bone: Bone) -> Self {
        let shows_it = |other: &EndModel| other.bone.is_some_and(|lying| lying.bone == bone);
        if model.ends[..end].iter().any(shows_it) {
            Self::OtherSide(bone, model.ends[end].side)
        } else {
            Self::Face(bone)
        }
    }
}

/// Where a bone belongs.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// Which bone.
    pub thing: Thing,
    /// Where it belongs.
    pub rect: Rect,
    /// Where it comes from, if it was not to be seen before.
    pub origin: Option<Rect>,
}

/// The way from one place to another.
#[derive(Debug, Clone, Copy)]
struct Way {
    from: Rect,
    to: Rect,
    since: f64,
    secs: f64,
}

impl Way {
    const fn at_rest(rect: Rect) -> Self {
        Self {
            from: rect,
            to: rect,
            since: 0.0,
            secs: 0.0,
        }
    }

    fn at(&self, now: f64) -> Rect {
        let part = (now - self.since) / self.secs;
        if self.secs <= 0.0 || part >= 1.0 {
            return self.to;
        }
        let part = cubic_out(part.max(0.0) as f32);
        Rect::from_min_max(
            self.from.min.lerp(self.to.min, part),
            self.from.max.lerp(self.to.max, part),
        )
    }

    fn ends(&self) -> f64 {
        self.since + self.secs
    }
}

/// All bones of the picture and where they are on their way.
#[derive(Debug, Clone, Default)]
pub struct Motion {
    ways: BTreeMap<Thing, Way>,
    frame: Option<(Rect, Viewpoint)>,
    now: f64,
}

impl Motion {
    /// Learns where everything belongs at a time of the window's clock, in
    /// seconds; what belongs elsewhere than before sets out for `secs`.
    ///
    /// In another area than before, or seen from elsewhere, nothing moves: who
    /// drags the edge of a window does not want to wait for what is in it.
    pub fn follow(&mut self, places: &[Place], frame: (Rect, Viewpoint), now: f64, secs: f64) {
        let still = secs <= 0.0 || self.frame != Some(frame);
        let before = std::mem::take(&mut self.ways);
        self.frame = Some(frame);
        self.now = now;
        for place in places {
            let Place {
                thing,
                rect,
                origin,
            } = *place;
            let known = before.get(&thing).copied();
            let way = match (known, origin) {
                _ if still => Way::at_rest(rect),
                (Some(way), _) if way.to == rect => way,
                (Some(way), _) => Way {
                    from: turned_like(way.at(now), rect),
                    to: rect,
                    since: now,
                    secs,
                },
                (None, Some(origin)) => Way {
                    from: turned_like(origin, rect),
                    to: rect,
                    since: now,
                    secs,
                },
                (None, None) => Way::at_rest(rect),
            };
            self.ways.insert(thing, way);
        }
    }

    /// Holds a bone where the pointer has it; let go, it slides from there.
    pub fn hold(&mut self, thing: Thing, rect: Rect) {
        self.ways.insert(thing, Way::at_rest(rect));
    }

    /// Where a bone that belongs at `rect` is to be painted now.
    pub fn shown(&self, thing: Thing, rect: Rect) -> Rect {
        self.ways.get(&thing).map_or(rect, |way| way.at(self.now))
    }

    /// Whether anything is on its way.
    pub fn is_moving(&self) -> bool {
        self.ways
            .values()
            .any(|way| way.secs > 0.0 && way.ends() > self.now)
    }
}

/// Where everything of a picture belongs.
pub fn places(model: &TableModel, arrangement: &Arrangement) -> Vec<Place> {
    let face = |bone, rect, origin| Place {
        thing: Thing::Face(bone),
        rect,
        origin: Some(origin),
    };
    let from = |by| match by {
        YOU => arrangement.from_boneyard,
        _ => arrangement.from_nestor,
    };
    let mut places = Vec::new();
    let ends = arrangement.ends.iter().filter_map(|place| {
        let lying = model.ends[place.end].bone?;
        let thing = Thing::of_end(model, place.end, lying.bone);
        (!arrangement.is_whole).then(|| Place {
            thing,
            rect: place.bone,
            origin: matches!(thing, Thing::Face(_)).then(|| from(lying.by)),
        })
    });
    let bones = arrangement.bones.iter();
    places.extend(bones.map(|(lying, rect)| face(lying.bone, *rect, from(lying.by))));
    places.extend(ends);
    let back = |thing: fn(usize) -> Thing, n, rect, origin| Place {
        thing: thing(n),
        rect,
        origin,
    };
    for panel in &arrangement.panels {
        let rects = panel.bones.iter().copied();
        match panel.kind {
            PanelKind::Hand => {
                let bones = model.hand.iter().map(|hand| hand.bone).zip(rects);
                let origin = arrangement.from_boneyard;
                places.extend(bones.map(|(bone, rect)| face(bone, rect, origin)));
            }
            PanelKind::NestorsHand => {
                let origin = arrangement.from_nestor;
                let shown = model
                    .nestors_hand
                    .iter()
                    .flatten()
                    .copied()
                    .zip(rects.clone());
                places.extend(shown.map(|(bone, rect)| face(bone, rect, origin)));
                if model.nestors_hand.is_none() {
                    let origin = Some(arrangement.from_boneyard);
                    let backs = rects.enumerate();
                    places.extend(backs.map(|(n, rect)| back(Thing::NestorsBack, n, rect, origin)));
                }
            }
            PanelKind::Boneyard if model.boneyard.is_none() => {
                let backs = rects.enumerate();
                places.extend(backs.map(|(n, rect)| back(Thing::BoneyardBack, n, rect, None)));
            }
            PanelKind::Boneyard | PanelKind::Played => {}
        }
    }
    places
}

/// A place of the same middle and width, turned as the bone will lie.
fn turned_like(from: Rect, to: Rect) -> Rect {
    let scale = from.size().min_elem() / to.size().min_elem().max(f32::EPSILON);
    let size: Vec2 = to.size() * scale;
    Rect::from_center_size(from.center(), size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    const AREA: (Rect, Viewpoint) = (Rect::EVERYTHING, Viewpoint::ALL);

    fn upright(x: f32) -> Rect {
        Rect::from_center_size(pos2(x, 0.0), vec2(20.0, 40.0))
    }

    fn place(rect: Rect, origin: Option<Rect>) -> Place {
        Place {
            thing: Thing::NestorsBack(0),
            rect,
            origin,
        }
    }

    fn shown(motion: &Motion) -> Rect {
        motion.shown(Thing::NestorsBack(0), Rect::NOTHING)
    }

    #[test]
    fn a_bone_slides_to_its_new_place_and_comes_to_rest() {
        let mut motion = Motion::default();
        motion.follow(&[place(upright(0.0), None)], AREA, 0.0, 1.0);
        assert!(!motion.is_moving(), "nothing moves in the first picture");
        let mut last = 0.0;
        for (now, moving) in [(1.0, true), (1.3, true), (1.7, true), (2.0, false)] {
            motion.follow(&[place(upright(100.0), None)], AREA, now, 1.0);
            let x = shown(&motion).center().x;
            assert!(x >= last, "it goes on: {x} after {last}");
            assert_eq!(motion.is_moving(), moving, "at {now}");
            last = x;
        }
        assert_eq!(shown(&motion), upright(100.0), "it has arrived");
    }

    #[test]
    fn a_bone_that_lies_across_turns_when_it_sets_out() {
        let mut motion = Motion::default();
        motion.follow(&[], AREA, 0.0, 1.0);
        let across = Rect::from_center_size(pos2(100.0, 0.0), vec2(80.0, 40.0));
        motion.follow(&[place(across, Some(upright(0.0)))], AREA, 1.0, 1.0);
        assert_eq!(shown(&motion).center(), pos2(0.0, 0.0), "where it was");
        assert_eq!(shown(&motion).size(), vec2(40.0, 20.0), "as it will lie");
    }

    #[test]
    fn nothing_slides_when_motion_is_off_or_the_window_changes_its_size() {
        let smaller = (upright(3.0), Viewpoint::ALL);
        for (area, secs) in [(AREA, 0.0), (smaller, 1.0)] {
            let mut motion = Motion::default();
            motion.follow(&[place(upright(0.0), None)], AREA, 0.0, secs);
            motion.follow(&[place(upright(9.0), None)], area, 1.0, secs);
            assert_eq!(shown(&motion), upright(9.0), "there at once");
            assert!(!motion.is_moving(), "and at rest");
        }
    }

    #[test]
    fn a_bone_let_go_slides_home_from_the_pointer() {
        let mut motion = Motion::default();
        let home = [place(upright(0.0), None)];
        motion.follow(&home, AREA, 0.0, 1.0);
        motion.hold(Thing::NestorsBack(0), upright(500.0));
        assert_eq!(shown(&motion), upright(500.0), "held");
        motion.follow(&home, AREA, 1.0, 1.0);
        assert!(motion.is_moving(), "let go");
        assert_eq!(shown(&motion), upright(500.0), "from where it was");
    }
}

//! Bones on their way: between two arrangements they slide.
//!
//! What can be clicked is at its new place at once; only the picture follows.

use std::collections::BTreeMap;

use egui::emath::easing::cubic_out;
use egui::{Rect, Vec2};

use super::layout::{Arrangement, PanelKind};
use super::model::{EndModel, TableModel};
use super::viewpoint::Viewpoint;
use crate::engine::{Bone, Seat, Side};

/// A bone in the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    /// A bone that is to be seen.
    Face(Bone),
    /// The same bone once more, in a list of ends: another side of it.
    OtherSide(Bone, Side),
    /// One of the backs of another's hand, counted from the left.
    HandBack(Seat, usize),
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
    /// When it sets out from there, if not as soon as it belongs elsewhere.
    pub sets_out: Option<f64>,
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
    const fn at_rest(rect: Rect, now: f64) -> Self {
        Self {
            from: rect,
            to: rect,
            since: now,
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
                sets_out,
            } = *place;
            let known = before.get(&thing).copied();
            // A bone that is on its way from there already goes on.
            let sets_out_anew = sets_out.filter(|at| known.is_none_or(|way| way.since < *at));
            let way = match (known, origin) {
                _ if still => Way::at_rest(rect, now),
                (_, Some(origin)) if let Some(since) = sets_out_anew => Way {
                    from: turned_like(origin, rect),
                    to: rect,
                    since,
                    secs,
                },
                (Some(way), _) if way.to == rect => Way {
                    since: way.since.min(sets_out.unwrap_or(now)),
                    ..way
                },
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
                (None, None) => Way::at_rest(rect, now),
            };
            self.ways.insert(thing, way);
        }
    }

    /// Holds a bone where the pointer has it; let go, it slides from there.
    pub fn hold(&mut self, thing: Thing, rect: Rect) {
        self.ways.insert(thing, Way::at_rest(rect, self.now));
    }

    /// Where a bone that belongs at `rect` is to be painted now; nowhere before
    /// it has set out.
    pub fn shown(&self, thing: Thing, rect: Rect) -> Option<Rect> {
        let Some(way) = self.ways.get(&thing) else {
            return Some(rect);
        };
        (way.since <= self.now).then(|| way.at(self.now))
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
        sets_out: None,
    };
    let from = |by| {
        if by == model.viewer {
            arrangement.from_boneyard
        } else {
            arrangement.origins[by]
        }
    };
    let mut places = Vec::new();
    let ends = arrangement.ends.iter().filter_map(|place| {
        let lying = model.ends[place.end].bone?;
        let thing = Thing::of_end(model, place.end, lying.bone);
        (!arrangement.is_whole).then(|| Place {
            thing,
            rect: place.bone,
            origin: matches!(thing, Thing::Face(_)).then(|| from(lying.by)),
            sets_out: None,
        })
    });
    let bones = arrangement.bones.iter();
    places.extend(bones.map(|(lying, rect)| face(lying.bone, *rect, from(lying.by))));
    places.extend(ends);
    for panel in &arrangement.panels {
        let rects = panel.bones.iter().copied();
        match panel.kind {
            PanelKind::Hand => {
                let bones = model.hand.iter().map(|hand| hand.bone).zip(rects);
                let origin = arrangement.from_boneyard;
                places.extend(bones.map(|(bone, rect)| face(bone, rect, origin)));
            }
            PanelKind::OtherHand(seat) => match model.open_hand(seat) {
                Some(bones) => {
                    let bones = bones.iter().copied().zip(rects);
                    let open = |(bone, rect)| Place {
                        // At the end of a hand it turns over where it lies.
                        origin: model.goes_on.then(|| from(seat)),
                        ..face(bone, rect, from(seat))
                    };
                    places.extend(bones.map(open));
                }
                None => places.extend(rects.enumerate().map(|(n, rect)| Place {
                    thing: Thing::HandBack(seat, n),
                    rect,
                    origin: Some(arrangement.from_boneyard),
                    sets_out: None,
                })),
            },
            PanelKind::Boneyard if model.boneyard.is_none() => {
                places.extend(rects.enumerate().map(|(n, rect)| Place {
                    thing: Thing::BoneyardBack(n),
                    rect,
                    origin: None,
                    sets_out: None,
                }));
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

    const THING: Thing = Thing::BoneyardBack(0);
    const AREA: (Rect, Viewpoint) = (Rect::EVERYTHING, Viewpoint::ALL);

    fn upright(x: f32) -> Rect {
        Rect::from_center_size(pos2(x, 0.0), vec2(20.0, 40.0))
    }

    fn place(rect: Rect, origin: Option<Rect>) -> Place {
        Place {
            thing: THING,
            rect,
            origin,
            sets_out: None,
        }
    }

    fn shown(motion: &Motion) -> Rect {
        motion.shown(THING, Rect::NOTHING).expect("it has set out")
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
        motion.hold(THING, upright(500.0));
        assert_eq!(shown(&motion), upright(500.0), "held");
        motion.follow(&home, AREA, 1.0, 1.0);
        assert!(motion.is_moving(), "let go");
        assert_eq!(shown(&motion), upright(500.0), "from where it was");
    }
}

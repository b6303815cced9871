//! Bones on their way: on the table they slide, from hand to hand they fly.
//!
//! What can be clicked is at its new place at once; only the picture follows.

use std::collections::BTreeMap;

use egui::{Rect, vec2};

use super::places::{Origin, Place, Thing, Zone};
use super::pose::Pose;
use super::viewpoint::Viewpoint;
use super::way::Way;
use engine::{Bone, Seat};

/// How much longer a bone that is played is on its way than one that slides,
/// so that it is seen where it comes to lie.
pub const PLAY: f64 = 1.5;
/// How much shorter it only settles where it is held already.
const SETTLING: f64 = 0.6;
/// What moves by less than this is there at once, as a bone that is taken up; in
/// widths of a bone.
const STILL: f32 = 0.15;
/// How far a bone that fits nowhere is lifted, in widths of a bone.
const LIFTED: f32 = 0.4;
/// In how many seconds whatever is on its way has arrived once somebody does
/// not wait for it.
const HURRIED_SECS: f64 = 0.08;

/// A bone that is on its way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moving {
    /// Which bone.
    pub thing: Thing,
    /// How it is now.
    pub pose: Pose,
    /// The width that it will have, in points.
    pub width: f32,
    /// Whether it is carried, and does not slide.
    pub is_carried: bool,
    /// Where it belongs.
    pub zone: Zone,
}

/// All bones of the picture and where they are on their way.
#[derive(Debug, Clone, Default)]
pub struct Motion {
    ways: BTreeMap<Thing, (Zone, Way)>,
    /// Bones of the ends that give way to others, until those have landed.
    leaving: BTreeMap<Thing, (Pose, f64)>,
    /// What the pointer held in the last picture.
    held: Option<Thing>,
    /// From where the next bone comes that is drawn.
    taken_from: Option<Pose>,
    /// Bones that have left the table, and where they lay.
    off_table: BTreeMap<Bone, Pose>,
    frame: Option<(Rect, Option<Viewpoint>)>,
    now: f64,
    secs: f64,
}

impl Motion {
    /// Learns where everything belongs at a time of the window's clock, in
    /// seconds; what belongs elsewhere than before sets out for `secs`.
    ///
    /// In another area than before, or seen from where the player has chosen
    /// anew, nothing moves: who drags the edge of a window does not want to wait
    /// for what is in it. A view that follows the play glides.
    pub fn follow(
        &mut self,
        places: &[Place],
        frame: (Rect, Option<Viewpoint>),
        now: f64,
        secs: f64,
    ) {
        let (area, chosen) = frame;
        let goes_on = self
            .frame
            .is_some_and(|(was, before)| was == area && (chosen.is_none() || chosen == before));
        let still = secs <= 0.0 || !goes_on;
        let before = std::mem::take(&mut self.ways);
        self.frame = Some(frame);
        let last = std::mem::replace(&mut self.now, now);
        self.secs = secs;
        let mut left = Left::of(&before, places, now);
        left.taken_from = self.taken_from.take();
        self.note_off_table(&before, places);
        let mut landed_at = now;
        for place in places {
            let known = before.get(&place.thing);
            let way = if still {
                Way::at_rest(place.pose, now)
            } else {
                self.way(place, known, &mut left, last)
            };
            if place.zone == Zone::Table && known.is_none_or(|(zone, _)| *zone != Zone::Table) {
                landed_at = landed_at.max(way.ends());
            }
            self.ways.insert(place.thing, (place.zone, way));
        }
        self.held = None;
        self.leaving.retain(|_, (_, until)| *until > now && !still);
        if landed_at > now {
            let gone = before.iter().filter(|(thing, (zone, _))| {
                *zone == Zone::Table && !self.ways.contains_key(thing)
            });
            let gone = gone.map(|(thing, (_, way))| (*thing, (way.at(now), landed_at)));
            self.leaving.extend(gone);
        }
    }

    fn way(&self, place: &Place, known: Option<&(Zone, Way)>, left: &mut Left, last: f64) -> Way {
        let Place {
            thing,
            pose,
            zone,
            origin,
            sets_out,
            ..
        } = *place;
        let now = self.now;
        let doublet = thing.is_doublet();
        let secs = |zone| match zone {
            Zone::Table => PLAY * self.secs,
            Zone::Hand | Zone::Aside => self.secs,
        };
        // A bone that is on its way from there already goes on.
        let anew = sets_out.filter(|set| known.is_none_or(|(_, way)| way.since() < set.at));
        match (known, origin) {
            _ if let Some((set, (from, _))) = anew.and_then(|set| Some((set, set.pile?))) => {
                let way = Way::flight(from, pose, set.at, secs(zone)).doublet(doublet);
                way.waiting(left.any())
            }
            // A bone that was blown up.
            (_, None)
                if let (Some(set), Thing::BoneyardBack(_), Some(from)) =
                    (anew, thing, left.table) =>
            {
                Way::flight(from, pose, set.at, secs(Zone::Table)).waiting(None)
            }
            (_, Some(origin)) if let Some(set) = anew => {
                let way = Way::flight(left.take(origin), pose, set.at, secs(zone));
                let way = way.doublet(doublet);
                match origin {
                    Origin::Boneyard(_) => way.waiting(None),
                    Origin::Hand(..) => way,
                }
            }
            (Some((_, way)), Some(Origin::Hand(seat, _)))
                if !way.is_seen(last)
                    && let Some(from) = left.back_of(seat) =>
            {
                Way::flight(from, pose, way.since(), secs(zone)).doublet(doublet)
            }
            (Some((_, way)), _) if way.to() == pose => {
                let since = sets_out.map_or(now, |set| set.at);
                let mut way = way.earlier(since);
                if let Some((pose, gathered)) = sets_out.and_then(|set| set.pile) {
                    way.wait_at(pose, gathered);
                }
                way
            }
            (Some((from, way)), _) => {
                let at = way.at(now);
                let held = self.held == Some(thing);
                let is_near = at.center.distance(pose.center) < STILL * pose.width;
                if *from == zone && !held && is_near && at.width == pose.width {
                    Way::at_rest(pose, now)
                } else if *from == zone && !held {
                    Way::glide(at, pose, now, self.secs).doublet(doublet)
                } else {
                    let is_there = at.center.distance(pose.center) < pose.width;
                    let secs = if held && is_there {
                        SETTLING * self.secs
                    } else {
                        secs(zone)
                    };
                    Way::flight(at, pose, now, secs).doublet(doublet)
                }
            }
            (None, Some(origin)) => {
                Way::flight(left.take(origin), pose, now, secs(zone)).doublet(doublet)
            }
            (None, None) => Way::at_rest(pose, now),
        }
    }

    /// Remembers where bones lay that lie on the table no more.
    fn note_off_table(&mut self, before: &BTreeMap<Thing, (Zone, Way)>, places: &[Place]) {
        let lies_there = |thing: Thing| {
            let mut on_table = places.iter().filter(|place| place.zone == Zone::Table);
            on_table.any(|place| place.thing == thing)
        };
        if places.iter().any(Place::is_in_pile) {
            self.off_table.clear();
        }
        for (thing, (zone, way)) in before {
            if let (Thing::Face(bone), Zone::Table) = (thing, zone)
                && !lies_there(*thing)
            {
                self.off_table.insert(*bone, way.to());
            }
        }
    }

    /// Where a bone lay before it left the table.
    pub fn lay_at(&self, bone: Bone) -> Option<Pose> {
        self.off_table.get(&bone).copied()
    }

    /// Holds a bone where the pointer has it; let go, it flies from there.
    pub fn hold(&mut self, thing: Thing, pose: Pose) {
        self.held = Some(thing);
        let zone = self.ways.get(&thing).map_or(Zone::Hand, |(zone, _)| *zone);
        self.ways
            .insert(thing, (zone, Way::at_rest(pose, self.now)));
    }

    /// Lifts a bone, so that it is seen to go home; not where nothing moves.
    pub fn lift(&mut self, thing: Thing) {
        let home = self.pose(thing).filter(|_| self.secs > 0.0);
        if let Some(home) = home {
            let up = home.translated(vec2(0.0, -LIFTED * home.width));
            self.hold(thing, Pose { height: 1.0, ..up });
        }
    }

    /// The next bone that is drawn comes from where this one lies.
    pub fn take_from(&mut self, thing: Thing) {
        self.taken_from = self.pose(thing);
    }

    /// Whatever is on its way arrives at once, or nearly: somebody does not
    /// wait for it.
    pub fn hurry(&mut self, now: f64) {
        for (_, way) in self.ways.values_mut() {
            *way = way.hurried(now, HURRIED_SECS.min(self.secs));
        }
    }

    /// Where a bone that belongs at `rect` lies; nowhere while it is on its way.
    pub fn shown(&self, thing: Thing, rect: Rect) -> Option<Rect> {
        let way = self.ways.get(&thing);
        let is_there = way.is_none_or(|(_, way)| way.ends() <= self.now);
        (is_there && self.held != Some(thing)).then_some(rect)
    }

    /// Whether this one is on its way.
    pub fn is_on_its_way(&self, thing: Thing) -> bool {
        let way = self.ways.get(&thing);
        way.is_some_and(|(_, way)| way.ends() > self.now)
    }

    /// The bones that are on their way, the lowest first.
    pub fn moving(&self) -> Vec<Moving> {
        let ways = self.ways.iter().filter(|(thing, (_, way))| {
            way.ends() > self.now && way.is_seen(self.now) && self.held != Some(**thing)
        });
        let ways = ways.map(|(thing, (zone, way))| Moving {
            thing: *thing,
            pose: way.at(self.now),
            width: way.to().width,
            is_carried: way.is_flight(),
            zone: *zone,
        });
        let mut all: Vec<_> = ways.collect();
        all.sort_by(|one, other| one.pose.height.total_cmp(&other.pose.height));
        all
    }

    /// The bones that give way to others, until those have landed.
    pub fn leaving(&self) -> impl Iterator<Item = (Thing, Pose)> {
        let leaving = self.leaving.iter();
        leaving.map(|(thing, (pose, _))| (*thing, *pose))
    }

    /// Where a bone is now.
    pub fn pose(&self, thing: Thing) -> Option<Pose> {
        self.ways.get(&thing).map(|(_, way)| way.at(self.now))
    }

    /// For how many seconds a bone is on its way; 0 where nothing moves.
    pub const fn secs(&self) -> f64 {
        self.secs
    }

    /// Whether anything is on its way.
    pub fn is_moving(&self) -> bool {
        self.ways.values().any(|(_, way)| way.ends() > self.now)
    }
}

/// What was to be seen before and belongs nowhere now: others may come from
/// there.
struct Left {
    /// The one of the boneyard that was pointed at.
    taken_from: Option<Pose>,
    boneyard: Vec<Pose>,
    hands: Vec<(Seat, Pose)>,
    table: Option<Pose>,
    all: Vec<Pose>,
}

impl Left {
    fn of(before: &BTreeMap<Thing, (Zone, Way)>, places: &[Place], now: f64) -> Self {
        let mut left = Self {
            taken_from: None,
            boneyard: Vec::new(),
            hands: Vec::new(),
            table: None,
            all: Vec::new(),
        };
        let deals = places.iter().any(Place::is_in_pile);
        let stays = |thing: &Thing| !deals && places.iter().any(|place| place.thing == *thing);
        // The last is taken first.
        for (thing, (zone, way)) in before.iter().rev().filter(|(thing, _)| !stays(thing)) {
            let pose = way.at(now);
            left.all.push(pose);
            match thing {
                Thing::BoneyardBack(_) => left.boneyard.push(pose),
                Thing::HandBack(seat, _) => left.hands.push((*seat, pose)),
                Thing::Face(_) if *zone == Zone::Table => left.table = Some(pose),
                Thing::Face(_) | Thing::OtherSide(..) => {}
            }
        }
        left
    }

    fn take(&mut self, origin: Origin) -> Pose {
        match origin {
            Origin::Boneyard(pose) => {
                let last = self.boneyard.pop();
                self.taken_from.take().or(last).unwrap_or(pose)
            }
            Origin::Hand(seat, pose) => self.back_of(seat).unwrap_or(pose),
        }
    }

    /// A back that is gone from the hand of a seat.
    fn back_of(&mut self, seat: Seat) -> Option<Pose> {
        let found = self.hands.iter().position(|(whose, _)| *whose == seat);
        found.map(|at| self.hands.remove(at).1)
    }

    /// Any bone at all, for a shuffle.
    fn any(&mut self) -> Option<Pose> {
        self.all.pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    const THING: Thing = Thing::BoneyardBack(0);
    const AREA: (Rect, Option<Viewpoint>) = (Rect::EVERYTHING, None);

    fn upright(x: f32) -> Rect {
        Rect::from_center_size(pos2(x, 0.0), vec2(20.0, 40.0))
    }

    fn place(x: f32, zone: Zone) -> Place {
        Place {
            thing: THING,
            pose: Pose::back(upright(x)),
            zone,
            origin: None,
            sets_out: None,
        }
    }

    fn x(motion: &Motion) -> f32 {
        motion.pose(THING).expect("it is known").center.x
    }

    #[test]
    fn a_bone_slides_to_its_new_place_and_comes_to_rest() {
        let mut motion = Motion::default();
        motion.follow(&[place(0.0, Zone::Table)], AREA, 0.0, 1.0);
        assert!(!motion.is_moving(), "nothing moves in the first picture");
        let mut last = 0.0;
        for (now, moving) in [(1.0, true), (1.3, true), (1.7, true), (2.0, false)] {
            motion.follow(&[place(100.0, Zone::Table)], AREA, now, 1.0);
            assert!(x(&motion) >= last, "it goes on after {last}");
            assert_eq!(motion.is_moving(), moving, "at {now}");
            last = x(&motion);
        }
        let rect = upright(100.0);
        assert_eq!(motion.shown(THING, rect), Some(rect), "it has arrived");
        assert!(motion.moving().is_empty(), "and rests");
    }

    #[test]
    fn a_bone_on_its_way_is_not_also_shown_in_its_place() {
        let mut motion = Motion::default();
        motion.follow(&[place(0.0, Zone::Hand)], AREA, 0.0, 1.0);
        motion.follow(&[place(100.0, Zone::Table)], AREA, 1.0, 1.0);
        assert_eq!(motion.shown(THING, upright(100.0)), None, "not there yet");
        let moving = motion.moving();
        assert_eq!(moving.len(), 1, "it is on its way");
        assert!(moving[0].is_carried, "from the hand to the table");
        assert_eq!(moving[0].pose.center.x, 0.0, "from where it was");
    }

    #[test]
    fn nothing_moves_when_motion_is_off_or_the_player_changes_the_view() {
        let smaller = (upright(3.0), None);
        let chosen = (AREA.0, Some(Viewpoint::ALL));
        for (area, secs) in [(AREA, 0.0), (smaller, 1.0), (chosen, 1.0)] {
            let mut motion = Motion::default();
            motion.follow(&[place(0.0, Zone::Hand)], AREA, 0.0, secs);
            motion.follow(&[place(90.0, Zone::Table)], area, 1.0, secs);
            assert_eq!(x(&motion), 90.0, "there at once");
            assert!(!motion.is_moving(), "and at rest");
        }
    }

    #[test]
    fn a_bone_let_go_flies_home_from_the_pointer() {
        let mut motion = Motion::default();
        let home = [place(0.0, Zone::Hand)];
        motion.follow(&home, AREA, 0.0, 1.0);
        motion.hold(THING, Pose::back(upright(500.0)));
        assert_eq!(x(&motion), 500.0, "held");
        assert_eq!(motion.shown(THING, upright(0.0)), None, "not at home");
        motion.follow(&home, AREA, 1.0, 1.0);
        assert!(motion.moving()[0].is_carried, "let go");
        assert_eq!(x(&motion), 500.0, "from where it was");
        motion.follow(&home, AREA, 2.0, 1.0);
        assert_eq!(x(&motion), 0.0, "home");
    }

    #[test]
    fn a_bone_that_is_lifted_goes_home() {
        let mut motion = Motion::default();
        let home = [place(0.0, Zone::Hand)];
        motion.follow(&home, AREA, 0.0, 1.0);
        motion.lift(THING);
        motion.follow(&home, AREA, 0.1, 1.0);
        assert!(motion.moving()[0].is_carried, "it is seen to");
        motion.follow(&home, AREA, 1.1, 1.0);
        assert!(!motion.is_moving(), "and lies there");
    }

    #[test]
    fn a_bone_let_go_on_its_place_only_settles_there() {
        let mut motion = Motion::default();
        motion.follow(&[place(0.0, Zone::Hand)], AREA, 0.0, 1.0);
        motion.hold(THING, Pose::back(upright(100.0)));
        let there = [place(100.0, Zone::Table)];
        motion.follow(&there, AREA, 1.0, 1.0);
        for now in [1.0, 1.2, 1.4] {
            motion.follow(&there, AREA, now, 1.0);
            assert_eq!(x(&motion), 100.0, "it stays there");
        }
        motion.follow(&there, AREA, 1.0 + SETTLING, 1.0);
        assert!(!motion.is_moving(), "sooner than one that is carried");
    }

    #[test]
    fn whoever_does_not_wait_finds_everything_in_its_place() {
        let mut motion = Motion::default();
        motion.follow(&[place(0.0, Zone::Hand)], AREA, 0.0, 1.0);
        let there = [place(100.0, Zone::Table)];
        motion.follow(&there, AREA, 1.0, 1.0);
        motion.hurry(1.1);
        motion.follow(&there, AREA, 1.1 + 2.0 * HURRIED_SECS, 1.0);
        assert_eq!(x(&motion), 100.0, "it has arrived");
        assert!(!motion.is_moving(), "and rests");
    }
}

//! Rooms: free spaces that are reserved for the next bones at each end.

use egui::{Rect, Vec2};
use engine::{Bones, End, Fit};

use super::chain::{Chain, OpenSide};
use super::place::{Tip, Way, are_apart, clockwise, direction, fits};

/// The maximum number of places that one search for rooms tries.
const MAX_STEPS: u32 = 400;
/// Half the width of the lane that leads away from an end, in widths of a bone: wide enough for a
/// doublet across it.
const HALF_LANE_WIDTH: f32 = 1.0;
/// The length of a lane, in widths of a bone: greater than that of any line.
const LANE_LENGTH: f32 = 1_000.0;

/// The requirements for rooms, from strict to weak. Each drops one more demand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RoomDemand {
    /// The bone after a doublet has its room inside the window.
    AfterDoubletInWindow,
    /// The bone after a doublet has a free room, which may be outside the window.
    AfterDoubletFree,
    /// Short sides of doublets to come may be blocked.
    WithoutShortSides,
    /// Ends need no free lane that leads away from them.
    WithoutWayOut,
    /// Only plain bones need rooms at open ends, or a doublet where only that can come.
    PlainOnly,
}

impl RoomDemand {
    pub const ALL: [Self; 5] = [
        Self::AfterDoubletInWindow,
        Self::AfterDoubletFree,
        Self::WithoutShortSides,
        Self::WithoutWayOut,
        Self::PlainOnly,
    ];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    pub end: End,
    /// How the next bone would be laid.
    pub way: Way,
    /// The rectangle that the next bone would cover: that of a plain bone, or of the doublet if no
    /// plain bone can come.
    pub rect: Rect,
}

/// The result of a search for rooms.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Rooms {
    /// One room for each end, for the next bone.
    pub for_next_bone: Vec<Room>,
    /// Bounding box of all bones, and of all rooms that must be inside the window.
    pub bounds: Rect,
    /// Bounding box of all bones, and of all places for the next one.
    pub next_bounds: Rect,
}

impl Rooms {
    pub const fn empty(bounds: Rect) -> Self {
        let for_next_bone = Vec::new();
        let next_bounds = bounds;
        Self { for_next_bone, bounds, next_bounds }
    }
}

/// Where the bones to come may lie at one end.
#[derive(Debug, Clone, Copy)]
struct Places {
    /// How the next bone is laid, if it is plain.
    way: Way,
    plain: Option<Rect>,
    doublet: Option<Rect>,
    /// The place of the bone after the doublet.
    after_doublet: Option<Rect>,
}

impl Places {
    fn all(&self) -> impl Iterator<Item = Rect> {
        [self.plain, self.doublet, self.after_doublet].into_iter().flatten()
    }

    fn are_apart(&self, others: &Self, clearance: f32) -> bool {
        self.all().all(|one| others.all().all(|other| are_apart(one, other, clearance)))
    }
}

/// The rooms that the bones to come need at one end.
#[derive(Debug)]
struct Demand {
    side: OpenSide,
    tip: Tip,
    /// The places from which to choose. The place for a plain bone keeps clear of all bones.
    choices: Vec<Places>,
    /// The tip of the doublet, if one can still come.
    doublet: Option<Tip>,
    has_free_doublet: bool,
    has_free_short_sides: bool,
}

impl Demand {
    /// The rooms that are needed at an end; `None` if no bone can come there.
    fn new(chain: &Chain, side: OpenSide, unlaid_bones: Bones, clearance: f32) -> Option<Self> {
        let end = side.end;
        let fitting = unlaid_bones.and(chain.fit.bones_for(side.pips));
        let has_plain = !fitting.without(chain.fit.bones_across()).is_empty();
        let has_doublet = !fitting.and(chain.fit.bones_across()).is_empty();
        if !has_plain && !has_doublet {
            return None;
        }
        let is_free = |rect: Rect| chain.is_free(rect, Some(end.on), clearance);
        let tip = chain.tip(end);
        let doublet = has_doublet.then(|| tip.next_tip(Way::Straight, true));
        let without_plain = Places {
            way: Way::Straight,
            plain: None,
            doublet: doublet.map(|_| tip.rect(Way::Straight, true)),
            after_doublet: doublet
                .filter(|_| has_plain || chain.fit != Fit::Equal)
                .map(|it| it.rect(Way::Straight, false)),
        };
        let plain = plain_ways(tip, chain.lies_across(end.on)).map(|way| Places {
            way,
            plain: Some(tip.rect(way, false)),
            ..without_plain
        });
        let short_sides = doublet.filter(|_| chain.next_doublet_branches()).map(|doublet| {
            let right = clockwise(tip.heading);
            [right, right.opposite()].map(|heading| Tip::of_short_side(doublet.middle, heading))
        });
        let mut short_sides = short_sides.into_iter().flatten();
        Some(Self {
            side,
            tip,
            choices: if has_plain {
                plain.filter(|it| it.plain.is_none_or(is_free)).collect()
            } else {
                vec![without_plain]
            },
            doublet,
            has_free_doublet: without_plain.doublet.is_none_or(is_free)
                && without_plain.after_doublet.is_none_or(is_free),
            has_free_short_sides: short_sides.all(|tip| is_free(tip.rect(Way::Straight, false))),
        })
    }

    /// The choices that fit in a window together with `bounds`; none if the bones of the line rule
    /// out what `demand` requires.
    fn choices(&self, demand: RoomDemand, bounds: Rect, window: Vec2) -> Vec<Places> {
        let is_met = demand == RoomDemand::PlainOnly
            || self.has_free_doublet
                && (self.has_free_short_sides || demand >= RoomDemand::WithoutShortSides);
        let mut choices = if is_met { self.choices.clone() } else { Vec::new() };
        if demand == RoomDemand::PlainOnly {
            for places in &mut choices {
                places.after_doublet = None;
                let is_next = places.plain.is_none() && self.has_free_doublet;
                places.doublet = places.doublet.filter(|_| is_next);
            }
        }
        choices.retain(|places| fits(bounds.union(self.window_bounds(demand, places)), window));
        choices
    }

    /// Bounding box of the places that must be inside the window.
    fn window_bounds(&self, demand: RoomDemand, places: &Places) -> Rect {
        let plain = places.plain.filter(|_| self.side.is_open);
        let after = places.after_doublet.filter(|_| demand == RoomDemand::AfterDoubletInWindow);
        let inside = [plain, places.doublet, after].into_iter().flatten();
        inside.fold(Rect::NOTHING, Rect::union)
    }

    /// Whether the line can go on from this end: from its tip and, if a doublet may still come
    /// here, from that doublet.
    fn has_ways_out(&self, chain: &Chain, others: &[Rect]) -> bool {
        let end = self.side.end;
        let has_way_out = |tip, on_doublet| has_way_out(chain, end, tip, on_doublet, others);
        has_way_out(self.tip, chain.lies_across(end.on))
            && self.doublet.is_none_or(|doublet| has_way_out(doublet, true))
    }
}

/// The ways to lay a plain bone. On a doublet it goes straight.
fn plain_ways(tip: Tip, on_doublet: bool) -> impl Iterator<Item = Way> {
    let right = clockwise(tip.heading);
    let turns = [right, right.opposite()].map(|side| [Way::SideTurn(side), Way::BeyondTurn(side)]);
    let turns = turns.into_iter().flatten();
    std::iter::once(Way::Straight).chain(turns.filter(move |_| !on_doublet))
}

/// Whether a free lane leads from a tip to infinity: straight ahead, after a turn, or after one or
/// two more bones and a turn.
fn has_way_out(chain: &Chain, end: End, tip: Tip, on_doublet: bool, others: &[Rect]) -> bool {
    let is_clear = |rect: Rect| {
        chain.is_free(rect, Some(end.on), 0.0)
            && others.iter().all(|other| are_apart(rect, *other, 0.0))
    };
    let can_turn = |tip: Tip| plain_ways(tip, false).skip(1).any(|way| is_clear(lane(tip, way)));
    if is_clear(lane(tip, Way::Straight)) || (!on_doublet && can_turn(tip)) {
        return true;
    }
    let next = |tip: &Tip| {
        let is_clear = is_clear(tip.rect(Way::Straight, false));
        is_clear.then(|| tip.next_tip(Way::Straight, false))
    };
    let mut further = std::iter::successors(next(&tip), next).take(2);
    further.any(can_turn)
}

/// The free lane that the line needs beyond a tip to continue in this way.
fn lane(tip: Tip, way: Way) -> Rect {
    let (start, heading) = match way {
        Way::Straight => (tip.edge(), tip.heading),
        Way::SideTurn(side) => (tip.middle + direction(side) * tip.aside, side),
        Way::BeyondTurn(side) => (tip.center_and_heading(way, false).0 - direction(side), side),
    };
    let across = direction(clockwise(heading)) * HALF_LANE_WIDTH;
    Rect::from_two_pos(start + across, start - across + direction(heading) * LANE_LENGTH)
}

/// The rooms that the bones to come need at all ends of a line.
#[derive(Debug)]
pub(super) struct Demands {
    at_ends: Vec<Demand>,
    bounds: Rect,
    clearance: f32,
}

impl Demands {
    /// Computes the rooms that a line needs at its ends, except at those in `lost`.
    pub fn new(chain: &Chain, lost: &[End], clearance: f32) -> Self {
        let unlaid_bones = chain.unlaid_bones();
        let sides = chain.open_sides().filter(|side| !lost.contains(&side.end));
        let needs = sides.filter_map(|side| Demand::new(chain, side, unlaid_bones, clearance));
        Self { at_ends: needs.collect(), bounds: chain.bounds(), clearance }
    }

    /// Returns the ends that need rooms.
    pub fn ends(&self) -> impl Iterator<Item = End> + '_ {
        self.at_ends.iter().map(|need| need.side.end)
    }

    /// Finds rooms for all ends except `left_out`, in a window of this size (in widths of a bone).
    pub fn rooms(
        &self,
        chain: &Chain,
        demand: RoomDemand,
        window: Vec2,
        left_out: &[End],
    ) -> Option<Rooms> {
        if !fits(self.bounds, window) {
            return None;
        }
        let mut search = Search {
            chain,
            demand,
            window,
            clearance: self.clearance,
            ends: Vec::new(),
            chosen: Vec::new(),
            steps: MAX_STEPS,
        };
        for need in &self.at_ends {
            let waits = demand == RoomDemand::PlainOnly && !need.side.is_open;
            if waits || left_out.contains(&need.side.end) {
                continue;
            }
            let choices = need.choices(demand, self.bounds, window);
            if choices.is_empty() {
                return None;
            }
            search.ends.push((need, choices));
        }
        let bounds = search.find(self.bounds)?;
        let chosen = search.ends.iter().zip(&search.chosen);
        let next_bounds = chosen
            .clone()
            .map(|((need, _), places)| need.window_bounds(RoomDemand::AfterDoubletFree, places));
        let next_bounds = next_bounds.fold(self.bounds, Rect::union);
        let for_next_bone = chosen.filter_map(|((need, _), places)| {
            Some(Room {
                end: need.side.end,
                way: places.way,
                rect: places.plain.or(places.doublet)?,
            })
        });
        Some(Rooms { for_next_bone: for_next_bone.collect(), bounds, next_bounds })
    }
}

/// A backtracking search for rooms.
struct Search<'a> {
    chain: &'a Chain,
    demand: RoomDemand,
    window: Vec2,
    clearance: f32,
    ends: Vec<(&'a Demand, Vec<Places>)>,
    chosen: Vec<Places>,
    steps: u32,
}

impl Search<'_> {
    /// Chooses rooms for all ends, starting with those that have the fewest choices. Returns the
    /// bounding box of everything that must be inside the window.
    fn find(&mut self, bounds: Rect) -> Option<Rect> {
        self.ends.sort_by_key(|(_, choices)| choices.len());
        // First rule out demands that cannot be met at all, without trying all combinations.
        for (index, (_, choices)) in self.ends.iter().enumerate() {
            let can_be_apart = |others: &[Places]| {
                let mut pairs =
                    choices.iter().flat_map(|one| others.iter().map(move |other| (one, other)));
                pairs.any(|(one, other)| one.are_apart(other, self.clearance))
            };
            let mut before = self.ends[..index].iter();
            if !before.all(|(_, others)| can_be_apart(others)) {
                return None;
            }
        }
        let certain = |index: usize| match self.ends[index].1[..] {
            [only] => [only.plain, only.doublet],
            [places, ..] => [None, places.doublet],
            [] => [None, None],
        };
        if !self.have_ways_out(certain) {
            return None;
        }
        self.choose(bounds)
    }

    /// Chooses rooms for the next end and all after it.
    fn choose(&mut self, bounds: Rect) -> Option<Rect> {
        let index = self.chosen.len();
        if index == self.ends.len() {
            let chosen = |index: usize| [self.chosen[index].plain, self.chosen[index].doublet];
            return self.have_ways_out(chosen).then_some(bounds);
        }
        for number in 0..self.ends[index].1.len() {
            self.steps = self.steps.checked_sub(1)?;
            let (need, ref choices) = self.ends[index];
            let places = choices[number];
            let bounds = bounds.union(need.window_bounds(self.demand, &places));
            let mut chosen = self.chosen.iter();
            if !fits(bounds, self.window)
                || !chosen.all(|others| places.are_apart(others, self.clearance))
            {
                continue;
            }
            self.chosen.push(places);
            if let Some(bounds) = self.choose(bounds) {
                return Some(bounds);
            }
            self.chosen.pop();
        }
        None
    }

    /// Whether every end has its ways out between the rooms of the other ends. `rooms_of` returns
    /// the rooms of an end by its index.
    fn have_ways_out(&self, rooms_of: impl Fn(usize) -> [Option<Rect>; 2]) -> bool {
        self.demand >= RoomDemand::WithoutWayOut
            || self.ends.iter().enumerate().all(|(index, (need, _))| {
                let others = (0..self.ends.len()).filter(|other| *other != index);
                let others: Vec<Rect> = others.flat_map(&rooms_of).flatten().collect();
                need.has_ways_out(self.chain, &others)
            })
    }
}

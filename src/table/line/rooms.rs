//! Rooms: free places that are kept for the next bones at every end.

use egui::{Pos2, Rect, Vec2};
use engine::{Bones, End};

use super::chain::{Chain, OpenSide};
use super::place::{Tip, Way, are_apart, clockwise, direction, fits};

/// The most places that one search for rooms tries.
const MOST_STEPS: u32 = 4_000;
/// Half the width of a way out: a doublet lies across it.
const HALF_LANE: f32 = 1.0;
/// Farther than any line reaches.
const FAR: f32 = 1_000.0;

/// What is asked of the rooms, from much to little.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ask {
    /// Ask A: the bone after a doublet has its room inside the window.
    After,
    /// Ask B: its room need only be free.
    Free,
    /// Short sides of doublets to come may be blocked.
    WithoutShortSides,
    /// No end needs a way out.
    WithoutWayOut,
    /// Doublets need no rooms.
    PlainOnly,
}

/// Rooms that were found.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Rooms {
    /// The first room of each end: for a plain bone, or else for its doublet.
    pub first: Vec<(End, Rect)>,
    /// The box around all bones, and all rooms that must be inside the window.
    pub bounds: Rect,
}

/// What the bones to come need at one end.
#[derive(Debug)]
struct Need {
    side: OpenSide,
    /// Free places for a plain bone; `None` if none is to come.
    plain: Option<Vec<Rect>>,
    doublet: Option<DoubletNeed>,
}

/// What the doublet of an end needs, if it is to come.
#[derive(Debug)]
struct DoubletNeed {
    rect: Rect,
    /// The place of the bone after it, if one is to come.
    after: Option<Rect>,
    is_free: bool,
    has_short_sides: bool,
    tip: Tip,
}

/// What the bones to come need at all ends of a line.
#[derive(Debug)]
pub(super) struct Needs {
    needs: Vec<Need>,
    bounds: Rect,
    clearance: f32,
}

impl Needs {
    /// What a line needs, but for ends that have lost their rooms.
    pub fn new(chain: &Chain, to_come: Bones, lost: &[End], clearance: f32) -> Self {
        let open = chain.open_sides().filter(|side| !lost.contains(&side.end));
        let needs = open.filter_map(|side| Need::new(chain, side, to_come, clearance));
        let mut needs: Vec<Need> = needs.collect();
        needs.sort_by_key(|need| need.plain.as_ref().map_or(1, Vec::len));
        Self {
            needs,
            bounds: chain.bounds(),
            clearance,
        }
    }

    /// The ends that need something.
    pub fn ends(&self) -> impl Iterator<Item = End> + '_ {
        self.needs.iter().map(|need| need.side.end)
    }

    /// Rooms for all ends in a window of this size, in widths of a bone, but for ends that
    /// are left out.
    pub fn rooms(&self, chain: &Chain, ask: Ask, window: Vec2, left_out: &[End]) -> Option<Rooms> {
        let needs = self.needs.iter();
        let needs = needs.filter(|need| !left_out.contains(&need.side.end));
        let needs: Vec<&Need> = needs.collect();
        if !fits(self.bounds, window) || !needs.iter().all(|need| need.can_be_met(chain, ask)) {
            return None;
        }
        let mut search = Search {
            chain,
            ask,
            window,
            clearance: self.clearance,
            needs: &needs,
            chosen: Vec::new(),
            steps: MOST_STEPS,
        };
        let bounds = search.place(0, self.bounds)?;
        let first = search.chosen.iter().filter(|room| room.is_first);
        let first = first.map(|room| (needs[room.need].side.end, room.rect));
        let mut first: Vec<(End, Rect)> = first.collect();
        first.dedup_by_key(|(end, _)| *end);
        Some(Rooms { first, bounds })
    }
}

impl Need {
    fn new(chain: &Chain, side: OpenSide, to_come: Bones, clearance: f32) -> Option<Self> {
        let OpenSide { end, tip, .. } = side;
        let suit = to_come.and(Bones::suit(side.pips));
        let has_plain = !suit.without(Bones::DOUBLETS).is_empty();
        let has_doublet = !suit.and(Bones::DOUBLETS).is_empty();
        if !has_plain && !has_doublet {
            return None;
        }
        let plain = || {
            let ways = ways(tip, end.on.is_doublet());
            let rects = ways.map(|way| tip.rect(way, false));
            rects
                .filter(|rect| chain.is_free(*rect, Some(end.on), clearance))
                .collect()
        };
        let doublet = || {
            let rect = tip.rect(Way::Straight, true);
            let doublet = tip.after(Way::Straight, true);
            let after = has_plain.then(|| doublet.rect(Way::Straight, false));
            let is_free = |rect: Rect| chain.is_free(rect, None, clearance);
            let short = [clockwise(tip.heading), clockwise(tip.heading).opposite()]
                .map(|side| Tip::of_short_side(doublet.middle, side).rect(Way::Straight, false));
            DoubletNeed {
                rect,
                after,
                is_free: chain.is_free(rect, Some(end.on), clearance) && after.is_none_or(is_free),
                has_short_sides: !chain.next_doublet_branches() || short.into_iter().all(is_free),
                tip: doublet,
            }
        };
        Some(Self {
            side,
            plain: has_plain.then(plain),
            doublet: has_doublet.then(doublet),
        })
    }

    /// Whether the bones of the line leave what is asked.
    fn can_be_met(&self, chain: &Chain, ask: Ask) -> bool {
        let plain = self.plain.as_ref().is_none_or(|plain| !plain.is_empty());
        let doublet = self.doublet.as_ref().is_none_or(|doublet| {
            ask == Ask::PlainOnly
                || doublet.is_free && (doublet.has_short_sides || ask >= Ask::WithoutShortSides)
        });
        plain && doublet && (ask >= Ask::WithoutWayOut || self.has_ways_out(chain, &[]))
    }

    /// Whether there is a way out for the next bone, and for the one after the doublet.
    fn has_ways_out(&self, chain: &Chain, others: &[Rect]) -> bool {
        let end = self.side.end;
        has_way_out(chain, self.side.tip, end, end.on.is_doublet(), others)
            && self
                .doublet
                .as_ref()
                .is_none_or(|doublet| has_way_out(chain, doublet.tip, end, true, others))
    }
}

/// The ways of a plain bone. On a doublet it goes straight.
fn ways(tip: Tip, on_doublet: bool) -> impl Iterator<Item = Way> {
    let right = clockwise(tip.heading);
    let turns = [right, right.opposite()].map(|side| [Way::SideTurn(side), Way::BeyondTurn(side)]);
    let turns = turns.into_iter().flatten();
    std::iter::once(Way::Straight).chain(turns.filter(move |_| !on_doublet))
}

/// Whether a lane leads from a tip to infinity: straight ahead, after a turn, or after one
/// or two more bones and a turn.
fn has_way_out(chain: &Chain, tip: Tip, end: End, on_doublet: bool, others: &[Rect]) -> bool {
    let is_clear = |rect: Rect| {
        chain.is_free(rect, Some(end.on), 0.0)
            && others.iter().all(|other| are_apart(rect, *other, 0.0))
    };
    let can_turn = |tip: Tip| ways(tip, false).skip(1).any(|way| is_clear(lane(tip, way)));
    if is_clear(lane(tip, Way::Straight)) || (!on_doublet && can_turn(tip)) {
        return true;
    }
    let mut tip = tip;
    for _ in 0..2 {
        if !is_clear(tip.rect(Way::Straight, false)) {
            return false;
        }
        tip = tip.after(Way::Straight, false);
        if can_turn(tip) {
            return true;
        }
    }
    false
}

/// The lane that leads away from a tip.
fn lane(tip: Tip, way: Way) -> Rect {
    let (start, heading): (Pos2, _) = match way {
        Way::Straight => (tip.edge(), tip.heading),
        Way::SideTurn(side) => (tip.middle + direction(side) * tip.aside, side),
        Way::BeyondTurn(side) => {
            let (center, _) = tip.put(way, false);
            (center - direction(side), side)
        }
    };
    let across = direction(clockwise(heading)) * HALF_LANE;
    Rect::from_two_pos(start + across, start - across + direction(heading) * FAR)
}

/// A room that the search has chosen.
struct Room {
    need: usize,
    rect: Rect,
    /// Whether it is for the next bone at its end.
    is_first: bool,
}

/// A search for rooms by backtracking.
struct Search<'a> {
    chain: &'a Chain,
    ask: Ask,
    window: Vec2,
    clearance: f32,
    needs: &'a [&'a Need],
    chosen: Vec<Room>,
    steps: u32,
}

impl Search<'_> {
    /// Chooses rooms for a need and all that come after it. Returns the box around
    /// everything that must be inside.
    fn place(&mut self, index: usize, bounds: Rect) -> Option<Rect> {
        let Some(need) = self.needs.get(index) else {
            return self.have_ways_out().then_some(bounds);
        };
        let options = need.plain.as_deref().unwrap_or_default().iter().copied();
        let options: Vec<Option<Rect>> = if need.plain.is_some() {
            options.map(Some).collect()
        } else {
            vec![None]
        };
        let doublet = need.doublet.as_ref().filter(|_| self.ask != Ask::PlainOnly);
        for plain in options {
            self.steps = self.steps.checked_sub(1)?;
            let rooms = [
                (plain, need.side.is_open, true),
                (doublet.map(|it| it.rect), true, true),
                (
                    doublet.and_then(|it| it.after),
                    self.ask == Ask::After,
                    false,
                ),
            ];
            let kept = self.chosen.len();
            if let Some(bounds) = self.choose(index, rooms, bounds)
                && let Some(bounds) = self.place(index + 1, bounds)
            {
                return Some(bounds);
            }
            self.chosen.truncate(kept);
        }
        None
    }

    /// Chooses rooms of one need, if they are inside and clear of all others.
    fn choose(
        &mut self,
        need: usize,
        rooms: [(Option<Rect>, bool, bool); 3],
        mut bounds: Rect,
    ) -> Option<Rect> {
        let kept = self.chosen.len();
        for (rect, is_inside, is_first) in rooms {
            let Some(rect) = rect else { continue };
            if is_inside {
                bounds = bounds.union(rect);
            }
            let mut others = self.chosen[..kept].iter();
            if !others.all(|room| are_apart(rect, room.rect, self.clearance)) {
                return None;
            }
            self.chosen.push(Room {
                need,
                rect,
                is_first,
            });
        }
        fits(bounds, self.window).then_some(bounds)
    }

    /// Whether every end has its ways out between the first rooms of the others.
    fn have_ways_out(&self) -> bool {
        self.ask >= Ask::WithoutWayOut
            || self.needs.iter().enumerate().all(|(index, need)| {
                let others = self.chosen.iter();
                let others = others.filter(|room| room.is_first && room.need != index);
                let others: Vec<Rect> = others.map(|room| room.rect).collect();
                need.has_ways_out(self.chain, &others)
            })
    }
}

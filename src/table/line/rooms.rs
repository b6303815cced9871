//! Rooms: free places that are kept for the next bones at every end.

use egui::{Pos2, Rect, Vec2};
use engine::{Bones, End};

use super::chain::{Chain, OpenSide};
use super::place::{Tip, Way, are_apart, clockwise, direction, fits};

/// The most places that one search for rooms tries.
const MOST_STEPS: u32 = 400;
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

/// A room that is kept for the next bone at an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// The end.
    pub end: End,
    /// How the bone would be laid.
    pub way: Way,
    /// What it would cover: a plain bone, or the doublet if no plain one is to come.
    pub rect: Rect,
}

impl Ask {
    pub const ALL: [Self; 5] = [
        Self::After,
        Self::Free,
        Self::WithoutShortSides,
        Self::WithoutWayOut,
        Self::PlainOnly,
    ];
}

/// Rooms that were found.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Rooms {
    /// The room of each end for the next bone.
    pub first: Vec<Room>,
    /// The box around all bones, and all rooms that must be inside the window.
    pub bounds: Rect,
}

impl Rooms {
    /// The rooms of a line without bones.
    pub const NONE: Self = Self {
        first: Vec::new(),
        bounds: Rect::ZERO,
    };

    /// No rooms at all.
    pub fn none(chain: &Chain) -> Self {
        Self {
            first: Vec::new(),
            bounds: chain.bounds(),
        }
    }
}

/// What the bones to come need at one end.
#[derive(Debug)]
struct Need {
    side: OpenSide,
    /// Free places for a plain bone; `None` if none is to come.
    plain: Option<Vec<(Way, Rect)>>,
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
    each: Vec<Need>,
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
            each: needs,
            bounds: chain.bounds(),
            clearance,
        }
    }

    /// The ends that need something.
    pub fn ends(&self) -> impl Iterator<Item = End> + '_ {
        self.each.iter().map(|need| need.side.end)
    }

    /// Rooms for all ends in a window of this size, in widths of a bone, but for ends that
    /// are left out.
    pub fn rooms(&self, chain: &Chain, ask: Ask, window: Vec2, left_out: &[End]) -> Option<Rooms> {
        let is_asked = |need: &&Need| {
            let waits = ask == Ask::PlainOnly && !need.side.is_open;
            !waits && !left_out.contains(&need.side.end)
        };
        let needs = self.each.iter().filter(is_asked);
        if !fits(self.bounds, window) || !needs.clone().all(|need| need.can_be_met(ask)) {
            return None;
        }
        let ends = needs.map(|need| {
            let mut options = need.options(ask);
            options.retain(|option| fits(self.bounds.union(option.inside), window));
            (need, options)
        });
        let mut search = Search {
            chain,
            ask,
            window,
            clearance: self.clearance,
            ends: ends.collect(),
            chosen: Vec::new(),
            steps: MOST_STEPS,
        };
        let bounds = search.find(self.bounds)?;
        let first = search.ends.iter().zip(&search.chosen);
        let first = first.filter_map(|((need, _), option)| {
            Some(Room {
                end: need.side.end,
                way: option.way,
                rect: option.plain.or(option.doublet)?,
            })
        });
        Some(Rooms {
            first: first.collect(),
            bounds,
        })
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
            let rects = ways.map(|way| (way, tip.rect(way, false)));
            rects
                .filter(|(_, rect)| chain.is_free(*rect, Some(end.on), clearance))
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
    fn can_be_met(&self, ask: Ask) -> bool {
        let plain = self.plain.as_ref().is_none_or(|plain| !plain.is_empty());
        let doublet = self.doublet.as_ref().is_none_or(|doublet| {
            ask == Ask::PlainOnly
                || doublet.is_free && (doublet.has_short_sides || ask >= Ask::WithoutShortSides)
        });
        plain && doublet
    }

    /// The rooms that the end may have.
    fn options(&self, ask: Ask) -> Vec<Rooming> {
        let doublet = self.doublet.as_ref().filter(|_| ask != Ask::PlainOnly);
        let with = |plain: Option<(Way, Rect)>| {
            let plain_rect = plain.map(|(_, rect)| rect);
            let doublet_rect = doublet.map(|it| it.rect);
            let after = doublet.and_then(|it| it.after);
            let inside = [
                plain_rect.filter(|_| self.side.is_open),
                doublet_rect,
                after.filter(|_| ask == Ask::After),
            ];
            Rooming {
                way: plain.map_or(Way::Straight, |(way, _)| way),
                plain: plain_rect,
                doublet: doublet_rect,
                after,
                inside: inside
                    .into_iter()
                    .flatten()
                    .fold(Rect::NOTHING, Rect::union),
            }
        };
        match &self.plain {
            Some(plain) => plain.iter().map(|it| with(Some(*it))).collect(),
            None => vec![with(None)],
        }
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

/// Rooms of one end.
#[derive(Clone, Copy)]
struct Rooming {
    /// How the next bone would be laid.
    way: Way,
    /// For the next bone, if it is plain.
    plain: Option<Rect>,
    /// For the next bone, if it is the doublet.
    doublet: Option<Rect>,
    /// For the bone after the doublet.
    after: Option<Rect>,
    /// The box around those that must be inside the window.
    inside: Rect,
}

impl Rooming {
    fn rects(&self) -> impl Iterator<Item = Rect> {
        [self.plain, self.doublet, self.after].into_iter().flatten()
    }

    fn is_apart(&self, other: &Self, clearance: f32) -> bool {
        self.rects()
            .all(|one| other.rects().all(|other| are_apart(one, other, clearance)))
    }
}

/// A search for rooms by backtracking.
struct Search<'a> {
    chain: &'a Chain,
    ask: Ask,
    window: Vec2,
    clearance: f32,
    ends: Vec<(&'a Need, Vec<Rooming>)>,
    chosen: Vec<Rooming>,
    steps: u32,
}

impl Search<'_> {
    /// Chooses rooms for all ends, those with the fewest choices first. Returns the box
    /// around everything that must be inside.
    fn find(&mut self, bounds: Rect) -> Option<Rect> {
        self.ends.sort_by_key(|(_, options)| options.len());
        if self
            .ends
            .first()
            .is_some_and(|(_, options)| options.is_empty())
        {
            return None;
        }
        for (n, (_, options)) in self.ends.iter().enumerate() {
            for (_, others) in &self.ends[..n] {
                let mut pairs = options
                    .iter()
                    .flat_map(|one| others.iter().map(move |other| (one, other)));
                if !pairs.any(|(one, other)| one.is_apart(other, self.clearance)) {
                    return None;
                }
            }
        }
        let certain = |index: usize| match self.ends[index].1[..] {
            [only] => [only.plain, only.doublet],
            [Rooming { doublet, .. }, ..] => [None, doublet],
            [] => [None, None],
        };
        if !self.have_ways_out(certain) {
            return None;
        }
        self.place(bounds)
    }

    /// Chooses rooms for the next end and all after it.
    fn place(&mut self, bounds: Rect) -> Option<Rect> {
        let index = self.chosen.len();
        if index == self.ends.len() {
            let chosen = &self.chosen;
            let is_met = self.have_ways_out(|index| [chosen[index].plain, chosen[index].doublet]);
            return is_met.then_some(bounds);
        }
        for number in 0..self.ends[index].1.len() {
            let option = self.ends[index].1[number];
            self.steps = self.steps.checked_sub(1)?;
            let bounds = bounds.union(option.inside);
            let mut chosen = self.chosen.iter();
            if !fits(bounds, self.window)
                || !chosen.all(|other| option.is_apart(other, self.clearance))
            {
                continue;
            }
            self.chosen.push(option);
            if let Some(bounds) = self.place(bounds) {
                return Some(bounds);
            }
            self.chosen.pop();
        }
        None
    }

    /// Whether every end has its ways out between the first rooms of the others.
    fn have_ways_out(&self, first: impl Fn(usize) -> [Option<Rect>; 2]) -> bool {
        self.ask >= Ask::WithoutWayOut
            || self.ends.iter().enumerate().all(|(index, (need, _))| {
                let others = (0..self.ends.len()).filter(|other| *other != index);
                let others: Vec<Rect> = others.flat_map(&first).flatten().collect();
                need.has_ways_out(self.chain, &others)
            })
    }
}

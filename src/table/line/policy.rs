//! The conditions for laying a bone, and the result of a choice.

use egui::Vec2;
use engine::{Bone, End};

use super::LineArea;
use super::chain::Chain;
use super::order::WayToTry;
use super::place::{CLEARANCE, Way};
use super::rooms::{Demands, RoomDemand, Rooms};

/// The last of the usual zoom steps, 0 to 2.
pub(super) const LAST_USUAL_ZOOM: u8 = 2;
/// The last zoom step; every line fits at this size.
pub(super) const SMALLEST_ZOOM: u8 = 12;
/// The price if ends lose their rooms.
pub(super) const ROOMS_LOST_PRICE: f32 = 5.0;
/// The price if a bone cannot be laid anywhere.
pub(super) const NOTHING_FREE_PRICE: f32 = 8.0;

/// The conditions for laying a bone, apart from the line itself.
#[derive(Debug, Clone)]
pub(super) struct Policy {
    pub area: LineArea,
    /// The number of zoom steps taken so far.
    pub step: u8,
    /// The ends for which rooms are no longer kept.
    pub lost: Vec<End>,
}

/// How a bone is laid, the rooms that this leaves at the ends, and its price.
#[derive(Debug, Clone)]
pub(super) struct Placement {
    pub way: Way,
    pub step: u8,
    pub rooms: Rooms,
    /// The ends for which no rooms are kept any more.
    pub lost: Vec<End>,
    pub price: f32,
}

/// A free way, and the rooms that all ends need once the bone is laid.
pub(super) struct Candidate {
    pub way_to_try: WayToTry,
    pub needs: Demands,
}

impl Policy {
    /// The size of the view at a zoom step, in widths of a bone.
    pub fn window(&self, step: u8) -> Vec2 {
        self.area.size / self.area.width_px(step)
    }

    /// The rooms of a line at the current zoom step; empty if some open end has no room.
    pub fn rooms_left(&self, chain: &Chain) -> Rooms {
        let rooms = self.rooms_at(chain, self.step);
        rooms.unwrap_or_else(|| Rooms::empty(chain.bounds()))
    }

    /// The rooms that meet the strictest of the requirements that can be met at a zoom step; `None`
    /// if some open end has no room.
    pub fn rooms_at(&self, chain: &Chain, step: u8) -> Option<Rooms> {
        let needs = Demands::new(chain, &self.lost, CLEARANCE);
        let window = self.window(step);
        let mut demands = RoomDemand::ALL.into_iter();
        demands.find_map(|demand| needs.rooms(chain, demand, window, &[]))
    }

    /// The ways that keep clear of all bones and form no hooked cross.
    pub fn free_ways(
        &self,
        chain: &mut Chain,
        bone: Bone,
        end: End,
        mut ways_to_try: Vec<WayToTry>,
        clearance: f32,
    ) -> Vec<Candidate> {
        ways_to_try.retain(|it| chain.allows(bone, end, it.way, clearance));
        let candidates = ways_to_try.into_iter().map(|way_to_try| {
            chain.push(bone, end, way_to_try.way);
            let needs = Demands::new(chain, &self.lost, clearance);
            chain.pop();
            Candidate { way_to_try, needs }
        });
        candidates.collect()
    }
}

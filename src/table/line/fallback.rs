//! Laying a bone when no way leaves rooms for all ends.

use engine::{Bone, End};

use super::chain::Chain;
use super::order::{WayToTry, all_ways, ordered_ways};
use super::place::{CLEARANCE, TIGHT_CLEARANCE, Way};
use super::policy::{Placement, Policy, ROOMS_LOST_PRICE, SMALLEST_ZOOM};
use super::rooms::{Demands, RoomDemand, Rooms};

impl Policy {
    /// Finds the way that blocks the fewest bones to come. Among equals, a usual way is preferred,
    /// then one with normal gaps, then one with small gaps. `None` if no way is free.
    pub fn fallback_placement(&self, chain: &mut Chain, bone: Bone, end: End) -> Option<Placement> {
        let ways_to_try = ordered_ways(chain, end, bone).into_iter().map(|it| it.way);
        let ways = [
            (ways_to_try.collect(), CLEARANCE),
            (all_ways(chain, end), CLEARANCE),
            (all_ways(chain, end), TIGHT_CLEARANCE),
        ];
        let ways = ways.into_iter();
        let choices = ways.filter_map(|(ways, clearance)| {
            self.least_blocking_way(chain, bone, end, ways, clearance)
        });
        let best = choices.min_by_key(|(blocked, _)| *blocked);
        best.map(|(_, choice)| choice)
    }

    /// The way that blocks the fewest bones to come and, among those, takes rooms from the fewest
    /// ends.
    fn least_blocking_way(
        &self,
        chain: &mut Chain,
        bone: Bone,
        end: End,
        ways: Vec<Way>,
        clearance: f32,
    ) -> Option<(usize, Placement)> {
        let ways_to_try = ways.into_iter().map(|way| WayToTry { way, is_wrong_turn: false });
        let candidates = self.free_ways(chain, bone, end, ways_to_try.collect(), clearance);
        let choices = candidates.into_iter().map(|candidate| {
            let way = candidate.way_to_try.way;
            chain.push(bone, end, way);
            let (mut lost, step, rooms) = self.fewest_ends_lost(chain, &candidate.needs);
            let blocked = Self::count_blocked_plays(chain);
            chain.pop();
            lost.extend(&self.lost);
            let choice = Placement { way, step, rooms, lost, price: ROOMS_LOST_PRICE };
            (blocked, choice)
        });
        choices.min_by_key(|(blocked, choice)| (*blocked, choice.lost.len(), choice.step))
    }

    /// Counts pairs of a bone to come and an open end that it fits but where there is no space for
    /// it.
    fn count_blocked_plays(chain: &mut Chain) -> usize {
        let unlaid_bones = chain.unlaid_bones();
        let fit = chain.fit;
        let open: Vec<_> = chain.open_ends().collect();
        let bones = open.into_iter().flat_map(|(end, pips)| {
            let fitting = unlaid_bones.and(fit.bones_for(pips)).into_iter();
            fitting.map(move |bone| (bone, end))
        });
        bones
            .filter(|(bone, end)| {
                let mut ways = all_ways(chain, *end).into_iter();
                !ways.any(|way| chain.allows(*bone, *end, way, TIGHT_CLEARANCE))
            })
            .count()
    }

    /// The smallest set of ends that must lose their rooms, and the rooms of the others at the
    /// largest size.
    fn fewest_ends_lost(&self, chain: &Chain, needs: &Demands) -> (Vec<End>, u8, Rooms) {
        let ends: Vec<End> = needs.ends().collect();
        for count in 0..=ends.len() {
            for lost in subsets(&ends, count) {
                for step in self.step..=SMALLEST_ZOOM {
                    let window = self.window(step);
                    if let Some(rooms) = needs.rooms(chain, RoomDemand::PlainOnly, window, &lost) {
                        return (lost, step, rooms);
                    }
                }
            }
        }
        (ends, SMALLEST_ZOOM, Rooms::empty(chain.bounds()))
    }
}

/// All subsets of the ends with this many elements.
fn subsets(ends: &[End], count: usize) -> Vec<Vec<End>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, end) in ends.iter().enumerate() {
        for mut rest in subsets(&ends[place + 1..], count - 1) {
            rest.insert(0, *end);
            all.push(rest);
        }
    }
    all
}

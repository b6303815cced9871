//! Chooses how a bone is laid: the cheapest way, looking one bone ahead.

use egui::Rect;
use engine::{Bone, End, Spinner};

use super::chain::Chain;
use super::order::{WayToTry, all_ways, ordered_ways};
use super::place::{CLEARANCE, TIGHT_CLEARANCE, Way, direction, fits, is_row};
use super::policy::{
    Candidate, LAST_USUAL_ZOOM, NOTHING_FREE_PRICE, Placement, Policy, ROOMS_LOST_PRICE,
    SMALLEST_ZOOM,
};
use super::rooms::RoomDemand;

/// The last zoom step at which full rooms are asked for; smaller sizes ask only for the plain ones.
const LAST_FULL_ROOM_ZOOM: u8 = 4;
/// The space that must be free ahead of a row that goes straight on: this share of the window's
/// width less [`SHORT_ROW_LENGTH`]. Without that deduction, rows would turn too early in a narrow
/// window.
const FREE_SHARE_AHEAD_OF_ROW: f32 = 0.8;
/// The length of a short row, in widths of a bone.
const SHORT_ROW_LENGTH: f32 = 9.0;
/// The share of the window that must be free ahead of a column that goes straight on.
const FREE_SHARE_AHEAD_OF_COLUMN: f32 = 0.6;

/// Weight of the mean price of the next bone.
const NEXT_PRICE_WEIGHT: f32 = 2.0;
/// Difference up to which two prices count as equal.
const PRICE_TOLERANCE: f32 = 0.1;
/// The extra price of a turn in the wrong direction.
const WRONG_TURN_PRICE: f32 = 0.15;
const TURN_PRICE: f32 = 0.03;
impl RoomDemand {
    const fn price(self) -> f32 {
        match self {
            Self::AfterDoubletInWindow => 0.0,
            Self::AfterDoubletFree => 0.1,
            Self::WithoutShortSides => 0.3,
            Self::WithoutWayOut => 1.0,
            Self::PlainOnly => 2.0,
        }
    }
}

/// A requirement to be met at one zoom step.
#[derive(Clone, Copy)]
struct Stage {
    demand: RoomDemand,
    step: u8,
    allows_wrong_turns: bool,
}

impl Policy {
    /// Chooses the cheapest way to lay a bone, looking one bone ahead; `None` if no way is free.
    pub fn choose_placement(&self, chain: &mut Chain, bone: Bone, end: End) -> Option<Placement> {
        let candidates = self.candidates(chain, bone, end);
        let mut choices = Vec::new();
        for candidate in &candidates {
            chain.push(bone, end, candidate.way_to_try.way);
            let mut stages = self.stages(chain.spinner_rule);
            if let Some(choice) =
                stages.find_map(|stage| self.placement_at_stage(chain, candidate, stage))
            {
                let wrong = if candidate.way_to_try.is_wrong_turn { WRONG_TURN_PRICE } else { 0.0 };
                let has_choice = candidates.len() > 1;
                let next = if has_choice { self.mean_price(chain, choice.step) } else { 0.0 };
                choices.push((choice.price + wrong + NEXT_PRICE_WEIGHT * next, choice));
            }
            chain.pop();
        }
        let costs = choices.iter().map(|(cost, _)| *cost);
        let best = costs.fold(f32::INFINITY, f32::min);
        let mut good = choices.into_iter().filter(|(cost, _)| *cost <= best + PRICE_TOLERANCE);
        match good.next() {
            Some((_, choice)) => Some(self.with_least_zoom(chain, bone, end, choice)),
            None => self.fallback_placement(chain, bone, end),
        }
    }

    /// Reduces the zoom of a placement to what the bones that can be laid now need. Later bones
    /// zoom out when they are played.
    fn with_least_zoom(
        &self,
        chain: &mut Chain,
        bone: Bone,
        end: End,
        choice: Placement,
    ) -> Placement {
        if choice.step == self.step {
            return choice;
        }
        chain.push(bone, end, choice.way);
        let mut sooner = self.step..choice.step;
        let found = sooner.find_map(|step| Some((step, self.rooms_at(chain, step)?)));
        chain.pop();
        match found {
            Some((step, rooms)) => Placement { step, rooms, ..choice },
            None => choice,
        }
    }

    /// The first way that leaves rooms for all ends, at the largest size where one does.
    fn first_placement(&self, chain: &mut Chain, bone: Bone, end: End) -> Option<Placement> {
        let candidates = self.candidates(chain, bone, end);
        self.stages(chain.spinner_rule).find_map(|stage| {
            candidates.iter().find_map(|candidate| {
                chain.push(bone, end, candidate.way_to_try.way);
                let choice = self.placement_at_stage(chain, candidate, stage);
                chain.pop();
                choice
            })
        })
    }

    /// The requirements in the order in which they are tried: first only with turns in the right
    /// direction, then with all; then weaker ones at the usual sizes, and finally smaller sizes.
    fn stages(&self, spinner_rule: Spinner) -> impl Iterator<Item = Stage> + use<> {
        let now = self.step;
        let usual = now..=LAST_USUAL_ZOOM.max(now);
        let smaller = (LAST_USUAL_ZOOM + 1).max(now)..=LAST_FULL_ROOM_ZOOM;
        let smaller = smaller.filter(move |_| spinner_rule != Spinner::Every);
        let at =
            |demand, allows_wrong_turns| move |step| Stage { demand, step, allows_wrong_turns };
        let right = usual.clone().flat_map(move |step| {
            [RoomDemand::AfterDoubletInWindow, RoomDemand::AfterDoubletFree]
                .map(|demand| at(demand, false)(step))
        });
        right
            .chain(usual.clone().map(at(RoomDemand::AfterDoubletFree, true)))
            .chain(usual.clone().map(at(RoomDemand::WithoutShortSides, true)))
            .chain(usual.map(at(RoomDemand::WithoutWayOut, true)))
            .chain(smaller.map(at(RoomDemand::AfterDoubletFree, true)))
            .chain((now..=SMALLEST_ZOOM).map(at(RoomDemand::PlainOnly, true)))
    }

    /// The placement, if a way meets the requirement. The bone is already on the chain.
    fn placement_at_stage(
        &self,
        chain: &Chain,
        candidate: &Candidate,
        stage: Stage,
    ) -> Option<Placement> {
        let WayToTry { way, is_wrong_turn } = candidate.way_to_try;
        if is_wrong_turn && !stage.allows_wrong_turns {
            return None;
        }
        let window = self.window(stage.step);
        let rooms = candidate.needs.rooms(chain, stage.demand, window, &[])?;
        let steps = f32::from(stage.step - self.step);
        let turn = if way == Way::Straight { 0.0 } else { TURN_PRICE };
        Some(Placement {
            way,
            step: stage.step,
            rooms,
            lost: self.lost.clone(),
            price: steps + stage.demand.price() + turn,
        })
    }

    /// The expected price of the next bone: the mean over all bones to come and all ends that they
    /// fit.
    fn mean_price(&self, chain: &mut Chain, step: u8) -> f32 {
        let open: Vec<_> = chain.open_ends().collect();
        let unlaid_bones = chain.unlaid_bones();
        let (mut sum, mut count) = (0.0, 0.0);
        for (end, pips) in open {
            let mut known: Vec<((bool, bool), f32)> = Vec::new();
            for bone in unlaid_bones.and(chain.fit.bones_for(pips)) {
                let next = chain.fit.bones_for(chain.outward_pips(bone, pips));
                let next_across = !unlaid_bones.and(next).and(chain.fit.bones_across()).is_empty();
                let kind = (chain.lies_across(bone), next_across);
                let alike = known.iter().find(|(other, _)| *other == kind);
                let price = alike.map_or_else(
                    || self.price_of_next(chain, step, bone, end),
                    |(_, price)| *price,
                );
                known.push((kind, price));
                sum += price;
                count += 1.0;
            }
        }
        if count > 0.0 { sum / count } else { 0.0 }
    }

    fn price_of_next(&self, chain: &mut Chain, step: u8, bone: Bone, end: End) -> f32 {
        let next = Self { step, ..self.clone() };
        if let Some(choice) = next.first_placement(chain, bone, end) {
            return choice.price;
        }
        let mut ways = all_ways(chain, end).into_iter();
        if ways.any(|way| chain.allows(bone, end, way, TIGHT_CLEARANCE)) {
            ROOMS_LOST_PRICE
        } else {
            NOTHING_FREE_PRICE
        }
    }

    /// The free ways for a bone, best first. Near the edge turns come before straight.
    fn candidates(&self, chain: &mut Chain, bone: Bone, end: End) -> Vec<Candidate> {
        let ways_to_try = ordered_ways(chain, end, bone);
        let mut candidates = self.free_ways(chain, bone, end, ways_to_try, CLEARANCE);
        if candidates.len() > 1 && self.should_turn_early(chain, bone, end, &candidates) {
            candidates.sort_by_key(|candidate| {
                let WayToTry { way, is_wrong_turn } = candidate.way_to_try;
                (is_wrong_turn, way == Way::Straight)
            });
        }
        candidates
    }

    /// Whether a bone laid straight would leave so little space ahead that a turn is better.
    ///
    /// Without a spinner only rows turn early, and only if the next bone cannot be a doublet. With
    /// a single spinner only columns do. If every doublet is a spinner, nothing turns early.
    fn should_turn_early(
        &self,
        chain: &mut Chain,
        bone: Bone,
        end: End,
        candidates: &[Candidate],
    ) -> bool {
        let straight = candidates.iter().find(|it| it.way_to_try.way == Way::Straight);
        let Some(straight) = straight else {
            return false;
        };
        chain.push(bone, end, Way::Straight);
        let tip = chain.tip(End { on: bone, ..end });
        let applies = match chain.spinner_rule {
            Spinner::None => {
                let next = chain.fit.bones_for(chain.bone(bone).outer);
                let across = chain.unlaid_bones().and(next).and(chain.fit.bones_across());
                is_row(tip.heading) && across.is_empty()
            }
            Spinner::Single => !is_row(tip.heading),
            Spinner::Every => false,
        };
        let window = self.window(self.step);
        let rooms =
            applies.then(|| straight.needs.rooms(chain, RoomDemand::AfterDoubletFree, window, &[]));
        chain.pop();
        rooms.flatten().is_some_and(|rooms| {
            let edge = tip.edge();
            let free = if is_row(tip.heading) {
                FREE_SHARE_AHEAD_OF_ROW * (window.x - SHORT_ROW_LENGTH)
            } else {
                FREE_SHARE_AHEAD_OF_COLUMN * window.y
            };
            let ahead = edge + direction(tip.heading) * free;
            !fits(rooms.bounds.union(Rect::from_two_pos(edge, ahead)), window)
        })
    }
}

//! The lens: what a seat can believe about the bones that it does not see.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::progress_monitor::ProgressMonitor;
use crate::{Budget, DealSample, Limits, RuledOut};
use engine::{Bone, Bones, BySeat, Event, LeadBy, Pips, PipsSet, Seat, View};

const BUDGET: Budget = Budget { deals: 3_000, ..Budget::FULL };

/// The largest error of a sampled probability.
const MAX_SAMPLING_ERROR: f32 = 0.025;

/// The belief of a seat about the bones that it does not see.
#[derive(Debug, Clone, PartialEq)]
pub struct Lens {
    holding_chances: Vec<BySeat<f32>>,
    lacked_numbers: BySeat<PipsSet>,
    chance_by_hand_size: BySeat<f32>,
    is_exact: bool,
}

impl Lens {
    /// The probability that each seat holds a bone, 0 to 1; 0 for the viewer's own seat.
    pub fn holding_chances(&self, bone: Bone) -> BySeat<f32> {
        self.holding_chances[bone.index()]
    }

    /// Whether the probabilities are exact, because nobody else has made a choice and only hand
    /// sizes count. Otherwise they are sampled.
    pub const fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// The probability by hand size and possible bones alone, 0 to 1; `None` if more is known
    /// about this bone, or if it is certain whether the seat holds it.
    pub fn chance_by_hand_size(&self, bone: Bone, seat: Seat) -> Option<f32> {
        let (held, share) = (self.holding_chances(bone)[seat], self.chance_by_hand_size[seat]);
        let is_sure = held <= 0.0 || held >= 1.0;
        (!is_sure && (held - share).abs() <= MAX_SAMPLING_ERROR).then_some(share)
    }

    /// The numbers that a seat is known to lack.
    pub const fn lacked_numbers(&self, seat: Seat) -> PipsSet {
        self.lacked_numbers.at(seat)
    }
}

/// Works out the lens for the seat of a view. The same position always gives the same lens.
///
/// `None` if the hand is over, or when cancelled.
pub fn lens(view: &View, monitor: &ProgressMonitor<'_>) -> Option<Lens> {
    if view.position().end().is_some() {
        return None;
    }
    let limits = Limits { budget: BUDGET, cancelled: monitor.cancelled };
    let sample = DealSample::new(view, &mut ChaCha8Rng::from_seed([0; 32]), &limits)?;
    let (own, unseen) = (view.seat(), view.unseen());
    let mut holding_chances = vec![BySeat::default(); Bone::COUNT];
    for bone in unseen {
        let chances = sample.holding_chances(bone);
        holding_chances[bone.index()] =
            BySeat::from_fn(|seat| if seat == own { 0.0 } else { chances[seat] });
    }
    let is_exact = has_only_forced_actions(view);
    if is_exact {
        // Bones that nobody can hold stay at 0; the others are all alike.
        let can_be_held = |bone: &Bone| {
            let chances = &holding_chances[bone.index()];
            Seat::ALL.into_iter().any(|seat| chances[seat] > 0.0)
        };
        let candidates: Bones = unseen.iter().filter(can_be_held).collect();
        let share = |seat: Seat| f32::from(view.hand_sizes()[seat]) / f32::from(candidates.len());
        for bone in candidates {
            holding_chances[bone.index()] =
                BySeat::from_fn(|seat| if seat == own { 0.0 } else { share(seat) });
        }
    }
    // Players who have not acted get equal chances, whatever the sample says.
    let acted: Vec<Seat> = acting_seats(view).collect();
    let is_idle =
        |seat: &Seat| *seat != own && view.hand_sizes()[*seat] > 0 && !acted.contains(seat);
    let idle: Vec<Seat> = Seat::ALL.into_iter().filter(is_idle).collect();
    for bone in unseen {
        let chances = &mut holding_chances[bone.index()];
        let sum: f32 = idle.iter().map(|seat| chances[*seat]).sum();
        for seat in &idle {
            chances[*seat] = sum / idle.len() as f32;
        }
    }
    let chance_by_hand_size = BySeat::from_fn(|seat| {
        let can_be_held = unseen.iter().filter(|bone| holding_chances[bone.index()][seat] > 0.0);
        f32::from(view.hand_sizes()[seat]) / can_be_held.count().max(1) as f32
    });
    let ruled_out = RuledOut::from_events(view.rules(), view.events());
    let lacks = |seat: Seat, pips: &Pips| {
        let left = Bones::suit(*pips).and(unseen);
        !left.is_empty() && left.without(ruled_out.of(seat)).is_empty()
    };
    let lacked_numbers = BySeat::from_fn(|seat| {
        let is_other_player = seat != own && view.hand_sizes()[seat] > 0;
        let pips = view.rules().set.pips().filter(|pips| is_other_player && lacks(seat, pips));
        pips.collect()
    });
    Some(Lens { holding_chances, lacked_numbers, chance_by_hand_size, is_exact })
}

/// Whether the actions so far tell nothing about who holds what: nobody else has chosen an
/// action, and the rules set no limit on doublets. A forced lead with the heaviest doublet
/// is no choice, and it rules the heavier doublets out for everybody alike.
fn has_only_forced_actions(view: &View) -> bool {
    let forced_leads = match view.lead_by() {
        LeadBy::HeaviestDoublet => 1,
        LeadBy::DoubletOf(_) => return false,
        LeadBy::Lot | LeadBy::Draw | LeadBy::Seat(_) => 0,
    };
    let own = view.seat();
    view.rules().doublets_limit.is_none()
        && acting_seats(view).skip(forced_leads).all(|seat| seat == own)
}

/// The seat of each action in the hand, in order.
fn acting_seats(view: &View) -> impl Iterator<Item = Seat> {
    view.events().iter().filter_map(|event| match event {
        Event::Yielded { seat }
        | Event::Played { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Passed { seat, .. }
        | Event::BlewUp { seat, .. }
        | Event::KeptSilent { seat }
        | Event::Misclaimed { seat, .. } => Some(*seat),
        _ => None,
    })
}

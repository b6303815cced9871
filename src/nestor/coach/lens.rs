//! What a seat can believe of the bones it does not see.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::watch::Watch;
use crate::{Budget, Likely, Limits, RuledOut};
use engine::{Bone, Bones, BySeat, Event, LeadBy, Pips, PipsSet, Seat, View};

/// How many deals are drawn to learn who may hold what.
const BUDGET: Budget = Budget {
    hands: 3_000,
    ..Budget::FULL
};

/// What the sample cannot tell from the chance by numbers alone.
const NOISE: f32 = 0.025;

/// What a seat can believe of the bones it does not see.
#[derive(Debug, Clone, PartialEq)]
pub struct Lens {
    held: Vec<BySeat<f32>>,
    lacks: BySeat<PipsSet>,
    by_number: BySeat<f32>,
    is_exact: bool,
}

impl Lens {
    /// How likely each seat holds a bone, 0 to 1; 0 for the seat that looks.
    pub fn held(&self, bone: Bone) -> BySeat<f32> {
        self.held[bone.index()]
    }

    /// Whether the chances are exact: nobody else has done anything, and they follow
    /// from how many bones each holds. Otherwise they are from a sample.
    pub const fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// How likely a seat holds a bone if nothing is known but how many it has and which
    /// it can have; `None` if more than that is known of this bone, or what is known of
    /// it is sure.
    pub fn by_number(&self, bone: Bone, seat: Seat) -> Option<f32> {
        let (held, share) = (self.held(bone)[seat], self.by_number[seat]);
        let is_sure = held <= 0.0 || held >= 1.0;
        (!is_sure && (held - share).abs() <= NOISE).then_some(share)
    }

    /// The numbers of which a seat has shown to have none.
    pub const fn lacks(&self, seat: Seat) -> PipsSet {
        self.lacks.at(seat)
    }
}

/// What the seat of a view can believe of the bones it does not see; the same
/// position gets the same answer. `None` if the hand is over, or on the word to
/// stop.
pub fn lens(view: &View, watch: &Watch<'_>) -> Option<Lens> {
    if view.position().end().is_some() {
        return None;
    }
    let limits = Limits {
        budget: BUDGET,
        cancelled: watch.cancelled,
    };
    let likely = Likely::new(view, &mut ChaCha8Rng::from_seed([0; 32]), &limits)?;
    let (own, unseen) = (view.seat(), view.unseen());
    let mut held = vec![BySeat::default(); 28];
    for bone in unseen {
        let chances = likely.held(bone);
        held[bone.index()] = BySeat::from_fn(|seat| if seat == own { 0.0 } else { chances[seat] });
    }
    let is_exact = tells_nothing(view);
    if is_exact {
        // What nobody can hold is ruled out for sure; the others are all alike.
        let can_be_held = |bone: &Bone| {
            let chances = &held[bone.index()];
            Seat::ALL.into_iter().any(|seat| chances[seat] > 0.0)
        };
        let alike: Bones = unseen.iter().filter(can_be_held).collect();
        let share = |seat: Seat| f32::from(view.hand_sizes()[seat]) / f32::from(alike.len());
        for bone in alike {
            held[bone.index()] =
                BySeat::from_fn(|seat| if seat == own { 0.0 } else { share(seat) });
        }
    }
    // Those who have done nothing yet are all alike, whatever the sample says.
    let acted: Vec<Seat> = actors(view).collect();
    let is_idle =
        |seat: &Seat| *seat != own && view.hand_sizes()[*seat] > 0 && !acted.contains(seat);
    let idle: Vec<Seat> = Seat::ALL.into_iter().filter(is_idle).collect();
    for bone in unseen {
        let chances = &mut held[bone.index()];
        let sum: f32 = idle.iter().map(|seat| chances[*seat]).sum();
        for seat in &idle {
            chances[*seat] = sum / idle.len() as f32;
        }
    }
    let by_number = BySeat::from_fn(|seat| {
        let can_be_held = unseen.iter().filter(|bone| held[bone.index()][seat] > 0.0);
        f32::from(view.hand_sizes()[seat]) / can_be_held.count().max(1) as f32
    });
    let ruled_out = RuledOut::of_events(view.rules(), view.events());
    let lacks = |seat: Seat, pips: &Pips| {
        let left = Bones::suit(*pips).and(unseen);
        !left.is_empty() && left.without(ruled_out.of(seat)).is_empty()
    };
    let lacks = BySeat::from_fn(|seat| {
        let others = seat != own && view.hand_sizes()[seat] > 0;
        let pips = Pips::ALL
            .into_iter()
            .filter(|pips| others && lacks(seat, pips));
        pips.collect()
    });
    Some(Lens {
        held,
        lacks,
        by_number,
        is_exact,
    })
}

/// Whether nothing was done from which it could be told who holds what: nobody else
/// has chosen anything, and no deal was void for doublets. A lead with the heaviest
/// doublet of all is played by itself, and rules out the heavier ones for all alike.
fn tells_nothing(view: &View) -> bool {
    let by_itself = match view.lead_by() {
        LeadBy::HeaviestDoublet => 1,
        LeadBy::DoubletOf(_) => return false,
        LeadBy::Lot | LeadBy::Draw | LeadBy::Seat(_) => 0,
    };
    let own = view.seat();
    view.rules().doublets_limit.is_none() && actors(view).skip(by_itself).all(|seat| seat == own)
}

/// Who has done something in the hand, one after the other.
fn actors(view: &View) -> impl Iterator<Item = Seat> {
    view.events().iter().filter_map(|event| match event {
        Event::Played { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Passed { seat, .. }
        | Event::BlewUp { seat, .. }
        | Event::KeptSilent { seat }
        | Event::Misclaimed { seat, .. } => Some(*seat),
        _ => None,
    })
}

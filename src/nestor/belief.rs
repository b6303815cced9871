//! The hidden hands: every deal that fits what was seen, each equally likely.
//!
//! A bone in a hidden hand was dealt or drawn. If the player drew or passed although the bone would
//! have fitted, the bone came into the hand later. A doublet heavier than the one that had to be
//! led was not dealt. So each bone has an earliest time of arrival. Where the rules limit the
//! doublets of a dealt hand, no hand was dealt more of them. The deals that fit are counted
//! exactly, and sampled.

use rand::Rng;

use engine::{Bones, BySeat, Hand, Seat, View};

use super::hidden_hand::{HandOrigin, HiddenHand, WayCounts};
use super::seat_history::SeatHistory;

/// The maximum number of attempts to sample a deal. With several hidden hands, an attempt fails if
/// the last hand is left with bones that it cannot hold.
const MAX_TRIES: usize = 400;

#[derive(Debug, Clone)]
pub(super) struct HiddenDeal {
    /// The index in `hands` of each seat's hand; `None` for a hand that is not hidden.
    hand_indices: BySeat<Option<usize>>,
    pub(super) hands: Vec<HandOrigin>,
    /// The importance weight: it makes up for deals that are sampled more often than others, which
    /// happens with several hidden hands.
    pub(super) weight: f64,
}

impl HiddenDeal {
    /// The hidden hands now; the viewer's own hand is empty here.
    pub(super) fn hands_now(&self) -> BySeat<Hand> {
        BySeat::from_fn(|seat| {
            self.hand_indices[seat].map_or(Hand::EMPTY, |index| self.hands[index].hand)
        })
    }
}

/// The belief of one seat about the hidden hands: all deals that fit what the seat saw.
#[derive(Debug)]
pub struct Belief {
    unseen: Bones,
    hidden_hands: Vec<HiddenHand>,
    /// The ways of the first hidden hand, counted once: it is always filled from all unseen bones.
    first_hand_ways: WayCounts,
}

impl Belief {
    /// The belief of the seat that has this view.
    pub fn new(view: &View) -> Self {
        let rules = view.rules();
        let mut hidden_hands: Vec<HiddenHand> = Seat::around(rules.seats)
            .filter(|seat| *seat != view.seat())
            .map(|seat| {
                let history = SeatHistory::new(view, seat);
                HiddenHand::new(history, view.hand_sizes()[seat], rules.doublets_limit)
            })
            .collect();
        let unseen = view.unseen();
        // The hand with the least choice comes first: its possible bones less its size.
        hidden_hands.sort_by_key(|hand| {
            let choice = hand.history.possible_at(unseen, hand.history.draws).len();
            i16::from(choice) - i16::from(hand.size)
        });
        let first = hidden_hands.first().map(|hidden| hidden.count_ways(unseen));
        Self { unseen, hidden_hands, first_hand_ways: first.unwrap_or_default() }
    }

    /// The number of ways, up to a constant factor, in which the others could have come to
    /// hold these hands; 0 if they cannot.
    pub fn ways(&self, hands: &BySeat<Hand>) -> f64 {
        self.hidden_hands
            .iter()
            .map(|hidden| hidden.count_ways(hands[hidden.history.seat]).total())
            .product()
    }

    /// The histories of the others, in the order of [`HiddenDeal::hands`].
    pub(super) fn histories(&self) -> impl Iterator<Item = &SeatHistory> {
        self.hidden_hands.iter().map(|hidden| &hidden.history)
    }

    /// Samples the hidden hands; the viewer's own hand is empty in the result.
    ///
    /// `None` if no deal fits.
    pub fn sample_hands(&self, rng: &mut impl Rng) -> Option<BySeat<Hand>> {
        self.sample_deal(rng).map(|deal| deal.hands_now())
    }

    /// Samples a deal; `None` if none fits.
    pub(super) fn sample_deal(&self, rng: &mut impl Rng) -> Option<HiddenDeal> {
        (0..MAX_TRIES).find_map(|_| {
            let mut unseen = self.unseen;
            let mut weight = 1.0;
            let mut hand_indices = BySeat::default();
            let mut hands = Vec::with_capacity(self.hidden_hands.len());
            for (index, hidden) in self.hidden_hands.iter().enumerate() {
                let counted;
                let ways = if index == 0 {
                    &self.first_hand_ways
                } else {
                    counted = hidden.count_ways(unseen);
                    &counted
                };
                let hand = hidden.sample(unseen, ways, rng)?;
                unseen = unseen.without(hand.hand);
                // With one hidden hand this factor is constant.
                weight *= ways.total();
                hand_indices[hidden.history.seat] = Some(index);
                hands.push(hand);
            }
            Some(HiddenDeal { hand_indices, hands, weight })
        })
    }
}

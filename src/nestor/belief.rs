//! Which hands the others may hold: every deal that fits what was seen, each as
//! likely as any other.
//!
//! A bone in another hand was dealt to it or came with one of its draws. If a
//! player drew or passed although the bone would have fitted, it came later. A
//! doublet heavier than the one that had to be led was not dealt. So for each
//! bone there is a first time at which it can have come. If the rules make a deal
//! with many doublets in a hand void, no hand was dealt more. All deals that fit
//! are counted exactly, and one is drawn at random.

use rand::Rng;

use engine::{Bones, BySeat, Hand, Seat, View};

use super::hidden::{HandOrigin, Hidden, WayCounts};
use super::story::Story;

/// With several hidden hands, the last may get bones that it cannot hold. How
/// often all of them are then drawn anew.
const TRIES: usize = 400;

/// A deal that fits what was seen.
#[derive(Debug, Clone)]
pub(super) struct FittingDeal {
    /// Where the hand of a seat stands in `hands`.
    places: BySeat<Option<usize>>,
    pub(super) hands: Vec<HandOrigin>,
    /// How much the deal counts against others. With several hidden hands not all
    /// are drawn equally often, and this makes up for it.
    pub(super) weight: f64,
}

impl FittingDeal {
    /// The hands as they are now; empty for the seat that looks.
    pub(super) fn now(&self) -> BySeat<Hand> {
        BySeat::from_fn(|seat| {
            self.places[seat].map_or(Hand::EMPTY, |place| self.hands[place].hand)
        })
    }
}

/// Which hands the others may hold.
#[derive(Debug)]
pub struct Belief {
    unseen: Bones,
    hidden: Vec<Hidden>,
    /// The ways of the first hidden hand. They are counted once, because it is
    /// always filled from all unseen bones.
    first: WayCounts,
}

impl Belief {
    /// Which hands the others may hold, from all that the view tells.
    pub fn new(view: &View) -> Self {
        let rules = view.rules();
        let mut hidden: Vec<Hidden> = Seat::around(rules.seats)
            .filter(|seat| *seat != view.seat())
            .map(|seat| {
                let story = Story::new(view, seat);
                Hidden::new(story, view.hand_sizes()[seat], rules.doublets_limit)
            })
            .collect();
        let unseen = view.unseen();
        // The hand with the least choice comes first.
        hidden.sort_by_key(|one| {
            let choice = one.story.possible_at(unseen, one.story.draws).len();
            i16::from(choice) - i16::from(one.size)
        });
        let first = hidden
            .first()
            .map(|hidden| hidden.count_ways(unseen))
            .unwrap_or_default();
        Self {
            unseen,
            hidden,
            first,
        }
    }

    /// The number of ways, up to a constant factor, in which the others can have
    /// come to hold exactly these hands; 0 if they cannot.
    pub fn ways(&self, hands: &BySeat<Hand>) -> f64 {
        self.hidden
            .iter()
            .map(|hidden| hidden.count_ways(hands[hidden.story.seat]).all())
            .product()
    }

    /// What was seen of the hidden hands, in the order of [`FittingDeal::hands`].
    pub(super) fn stories(&self) -> impl Iterator<Item = &Story> {
        self.hidden.iter().map(|hidden| &hidden.story)
    }

    /// Hands that fit what was seen, with that of the seat that looks left empty.
    /// `None` if none were found.
    pub fn imagine(&self, rng: &mut impl Rng) -> Option<BySeat<Hand>> {
        self.draw(rng).map(|deal| deal.now())
    }

    /// A deal that fits what was seen; `None` if none was found.
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<FittingDeal> {
        (0..TRIES).find_map(|_| {
            let mut unseen = self.unseen;
            let mut weight = 1.0;
            let mut places = BySeat::default();
            let mut hands = Vec::with_capacity(self.hidden.len());
            for (place, hidden) in self.hidden.iter().enumerate() {
                let others;
                let ways = if place == 0 {
                    &self.first
                } else {
                    others = hidden.count_ways(unseen);
                    &others
                };
                let hand = hidden.draw(unseen, ways, rng)?;
                unseen = unseen.without(hand.hand);
                // With one hidden hand this factor is the same for all deals.
                weight *= ways.all();
                places[hidden.story.seat] = Some(place);
                hands.push(hand);
            }
            Some(FittingDeal {
                places,
                hands,
                weight,
            })
        })
    }
}

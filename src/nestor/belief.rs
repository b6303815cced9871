//! What the others may hold: every deal that fits what was seen, each as
//! likely as any other.
//!
//! A bone in another hand was dealt there or came by one of its draws. A draw
//! or a pass at open ends that it would have fitted says that it came later;
//! a doublet heavier than the one that was led was not dealt. So each bone has
//! a first time from which it can be in the hand, and a deal is a way to give
//! each time its bones; where a deal with many doublets in a hand is void, no
//! hand was dealt more. These ways are counted exactly, and drawn evenly.

use rand::Rng;

use crate::engine::{Bones, BySeat, Hand, Seat, View};

use super::hidden::{Came, Counted, Hidden};
use super::story::Story;

/// How often a deal for several hands is begun anew when the last of them
/// cannot be filled.
const TRIES: usize = 40;

/// One deal that fits.
#[derive(Debug, Clone)]
pub(super) struct Fitting {
    pub(super) came: BySeat<Option<usize>>,
    pub(super) hands: Vec<Came>,
    /// How much it counts against others, where they are not drawn evenly.
    pub(super) weight: f64,
}

impl Fitting {
    /// The hands as they are now.
    pub(super) fn now(&self) -> BySeat<Hand> {
        BySeat::from_fn(|seat| self.came[seat].map_or(Hand::EMPTY, |place| self.hands[place].hand))
    }
}

/// What the others may hold.
#[derive(Debug)]
pub struct Belief {
    unseen: Bones,
    hidden: Vec<Hidden>,
    /// What the first hidden hand can have taken: it always has all unseen
    /// bones to be filled from.
    first: Counted,
}

impl Belief {
    /// What the others may hold, by all that the view tells.
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
        // The hand with the least choice first.
        hidden.sort_by_key(|one| {
            let choice = one.story.possible_at(unseen, one.story.draws).len();
            i16::from(choice) - i16::from(one.size)
        });
        let first = hidden
            .first()
            .map(|hidden| hidden.counted(unseen))
            .unwrap_or_default();
        Self {
            unseen,
            hidden,
            first,
        }
    }

    /// In how many ways, up to a factor that is the same for all hands, the
    /// others can have come to hold exactly these; 0 if they cannot.
    pub fn ways(&self, hands: &BySeat<Hand>) -> f64 {
        self.hidden
            .iter()
            .map(|hidden| hidden.counted(hands[hidden.story.seat]).all())
            .product()
    }

    /// The stories of the hidden hands, in the order of [`Fitting::hands`].
    pub(super) fn stories(&self) -> impl Iterator<Item = &Story> {
        self.hidden.iter().map(|hidden| &hidden.story)
    }

    /// Hands that fit what was seen, the own one left empty; `None` only if
    /// none was found.
    pub fn imagine(&self, rng: &mut impl Rng) -> Option<BySeat<Hand>> {
        self.draw(rng).map(|deal| deal.now())
    }

    /// A deal that fits what was seen; `None` only if none was found.
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Fitting> {
        (0..TRIES).find_map(|_| {
            let mut unseen = self.unseen;
            let mut weight = 1.0;
            let mut came = BySeat::default();
            let mut hands = Vec::with_capacity(self.hidden.len());
            for (place, hidden) in self.hidden.iter().enumerate() {
                let others;
                let counted = if place == 0 {
                    &self.first
                } else {
                    others = hidden.counted(unseen);
                    &others
                };
                let hand = hidden.draw(unseen, counted, rng)?;
                unseen = unseen.without(hand.hand);
                // With one hidden hand this is the same for all deals.
                weight *= counted.all();
                came[hidden.story.seat] = Some(place);
                hands.push(hand);
            }
            Some(Fitting {
                came,
                hands,
                weight,
            })
        })
    }
}

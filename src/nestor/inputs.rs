//! What the learned evaluation is told of a play: rows of its first layer.

use crate::engine::{Bone, Bones, Hand, Pips, Rules, Spinner, Table};

use super::sight::{Replies, Sight};

const OWN: usize = 0;
const OPEN_OWN: usize = OWN + 28;
const OPEN_POSSIBLE: usize = OPEN_OWN + 7 * 3 * 8;
const OWN_UNSEEN: usize = OPEN_POSSIBLE + 7 * 3 * 8;
const DOUBLET: usize = OWN_UNSEEN + 7 * 8 * 8;
const ENDS: usize = DOUBLET + 7 * 3 * 3;
const COUNT: usize = ENDS + 7 * 3;
const MOST_COUNT: usize = 47;
const OWN_SIZE: usize = COUNT + MOST_COUNT + 1;
const THEIR_SIZE: usize = OWN_SIZE + 19;
const DRAWABLE: usize = THEIR_SIZE + 19;
const DEAD: usize = DRAWABLE + 19;
const SIZES: usize = DEAD + 19;
const SPINNER: usize = SIZES + 9 * 9;
const VOLUNTARY: usize = SPINNER + 9;
const SCALAR: usize = VOLUNTARY + 1;

/// How many numbers are told besides the rows that are on or off.
pub const SCALARS: usize = 12;
/// How many rows the first layer has.
pub const INPUTS: usize = SCALAR + SCALARS;
/// The most rows that can be on at a time.
const MOST_ON: usize = 64;

/// Which rows of the first layer are on, and the numbers for the last ones.
#[derive(Debug, Clone, Copy)]
pub struct Inputs {
    on: [u16; MOST_ON],
    count: u8,
    /// The numbers of the last [`SCALARS`] rows, about 0 to 1.
    pub scalars: [f32; SCALARS],
}

impl Inputs {
    /// The first of the rows for numbers.
    pub const FIRST_SCALAR: usize = SCALAR;

    /// The rows that are on.
    pub fn on(&self) -> &[u16] {
        &self.on[..usize::from(self.count)]
    }

    fn turn_on(&mut self, row: usize) {
        self.on[usize::from(self.count)] = row as u16;
        self.count += 1;
    }

    /// What is told of a play of `bone` that made the table `after`.
    pub fn new(rules: &Rules, sight: &Sight, after: &Table, bone: Bone) -> Self {
        let mut hand = sight.hand;
        hand.remove(bone);
        let mut inputs = Self {
            on: [0; MOST_ON],
            count: 0,
            scalars: [0.0; SCALARS],
        };
        for bone in hand {
            if inputs.count < 20 {
                inputs.turn_on(OWN + bone.index());
            }
        }
        inputs.suits(sight, after, hand);
        inputs.turn_on(COUNT + usize::from(after.count()).min(MOST_COUNT));
        inputs.sizes(sight, hand);
        inputs.spinner(rules, after);
        if rules.voluntary_draw {
            inputs.turn_on(VOLUNTARY);
        }
        inputs.numbers(rules, sight, after, hand);
        inputs
    }

    fn suits(&mut self, sight: &Sight, after: &Table, hand: Hand) {
        let mut open = [0_usize; 7];
        for (place, end) in after.ends().iter().enumerate() {
            let suit = usize::from(end.pips().value());
            if place < 6 {
                self.turn_on(ENDS + suit * 3 + usize::from(end.times()).min(2));
            }
            open[suit] = (open[suit] + 1).min(2);
        }
        for (suit, pips) in Pips::ALL.into_iter().enumerate() {
            let in_suit = Bones::suit(pips);
            let count = |set: Bones| usize::from(set.and(in_suit).len());
            let (own, possible, unseen) = (count(hand), count(sight.possible), count(sight.unseen));
            let state = suit * 3 + open[suit];
            self.turn_on(OPEN_OWN + state * 8 + own);
            self.turn_on(OPEN_POSSIBLE + state * 8 + possible);
            self.turn_on(OWN_UNSEEN + (suit * 8 + own) * 8 + unseen);
            let doublet = Bone::new(pips, pips);
            let whose = if hand.contains(doublet) {
                0
            } else if sight.possible.contains(doublet) {
                1
            } else {
                2
            };
            self.turn_on(DOUBLET + state * 3 + whose);
        }
    }

    fn sizes(&mut self, sight: &Sight, hand: Hand) {
        let own = usize::from(hand.len());
        let theirs = usize::from(sight.theirs);
        self.turn_on(OWN_SIZE + own.min(18));
        self.turn_on(THEIR_SIZE + theirs.min(18));
        self.turn_on(DRAWABLE + usize::from(sight.drawable).min(18));
        self.turn_on(DEAD + usize::from(sight.dead()).min(18));
        self.turn_on(SIZES + own.min(8) * 9 + theirs.min(8));
    }

    fn spinner(&mut self, rules: &Rules, after: &Table) {
        let kind = match rules.spinner {
            Spinner::None => 0,
            Spinner::Single => 1,
            Spinner::Every => 2,
        };
        let state = match after.ends().len() {
            0..=2 if after.spinner().is_none() => 0,
            0..=2 => 1,
            _ => 2,
        };
        self.turn_on(SPINNER + kind * 3 + state);
    }

    fn numbers(&mut self, rules: &Rules, sight: &Sight, after: &Table, hand: Hand) {
        let share = sight.share().min(1.0);
        let theirs = Replies::on(rules, after, sight.possible);
        let own = Replies::on(rules, after, hand);
        let possible = f32::from(sight.possible.len().max(1));
        let none = |of: u8| {
            let missing = (1.0 - f32::from(of) / possible).max(0.0);
            power(missing, sight.theirs)
        };
        self.scalars = [
            f32::from(hand.weight()) / 40.0,
            sight.expected_pips() / 40.0,
            f32::from(theirs.points) * share / 40.0,
            f32::from(theirs.best) / 20.0,
            none(theirs.scoring),
            none(theirs.fitting),
            f32::from(own.fitting) / 5.0,
            f32::from(own.scoring) / 5.0,
            f32::from(own.best) / 20.0,
            f32::from(own.points) / 40.0,
            f32::from(theirs.fitting) / possible,
            if own.fitting == 0 { 1.0 } else { 0.0 },
        ];
    }
}

/// `base` to a whole power, by plain multiplication.
fn power(base: f32, times: u8) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}

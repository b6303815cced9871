//! Chance for the tests: the same every time.

use engine::{Bone, DominoSet, Rules, Seats};
use game::profile::Rule;

fn mixed(number: u64) -> u64 {
    let mut mixed = number;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// A stream of numbers (`SplitMix64`).
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        // Far from the streams of other seeds, which all go round one circle.
        Self(mixed(mixed(seed ^ 0x5851_F42D_4C95_7F2D)))
    }

    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed(self.0)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.number() % bound as u64) as usize
    }

    /// Once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn mix<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// The seed of a shuffle.
    pub fn seed(&mut self) -> [u8; 32] {
        std::array::from_fn(|_| self.below(256) as u8)
    }

    /// All bones of a set in some order.
    pub fn bones(&mut self, set: DominoSet) -> Vec<Bone> {
        let mut bones: Vec<Bone> = set.bones().iter().collect();
        self.mix(&mut bones);
        bones
    }

    /// Any valid rules, with a new rule as soon as it is in the list of rules.
    pub fn rules(&mut self) -> Rules {
        let mut order = Rule::ALL;
        self.mix(&mut order);
        let mut rules = Rules { seats: self.pick(&Seats::ALL), ..Rules::default() };
        // Games of hands are to be frequent, too.
        if self.once_in(6) {
            rules.target = Some(6);
        }
        for rule in order {
            let mut choices = rule.choices(&rules);
            choices.retain(|choice| choice.check().is_ok());
            rules = self.pick(&choices);
        }
        // Single hands are to be frequent, and so are games to a few points.
        let target = match self.below(4) {
            0 => None,
            1 => return rules,
            _ => Some(10 + self.below(90) as u16),
        };
        let other = Rules { target, ..rules };
        if other.check().is_ok() { other } else { rules }
    }
}

//! Chance for the tests: the same every time.

use engine::{
    BlockAwardOf, BlockAwardTo, Bone, CountUnit, DominoAward, Draws, FirstLead, LaterLeads,
    Remaining, Rules, ScoreDisplay, Seats, Spinner,
};

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

    /// All 28 bones in some order.
    pub fn bones(&mut self) -> Vec<Bone> {
        let mut bones: Vec<Bone> = Bone::all().collect();
        self.mix(&mut bones);
        bones
    }

    /// Any mix of rules that makes a game.
    pub fn rules(&mut self) -> Rules {
        loop {
            let rules = self.any_rules();
            if rules.check().is_ok() {
                return rules;
            }
        }
    }

    fn any_rules(&mut self) -> Rules {
        let seats = self.pick(&Seats::ALL);
        let target = match self.below(4) {
            0 => None,
            1 => Some(self.pick(&[50, 61, 100, 150, 200, 250, 305, 500])),
            _ => Some(10 + self.below(90) as u16),
        };
        let spinner = self.pick(&[Spinner::None, Spinner::Single, Spinner::Every]);
        let claims = self.once_in(3);
        let may_blow_up = seats == Seats::Two && spinner != Spinner::Every && !claims;
        Rules {
            seats,
            hand_size: self.pick(&Rules::hand_sizes(seats).collect::<Vec<_>>()),
            spinner,
            fives: !self.once_in(4),
            threes: self.once_in(2),
            count_unit: self.pick(&[CountUnit::Pips, CountUnit::Pips, CountUnit::Multiples]),
            draws: self.pick(&[
                Draws::UntilOneFits,
                Draws::UntilOneFits,
                Draws::One,
                Draws::None,
            ]),
            voluntary_draw: self.once_in(4),
            bury_two: self.once_in(4),
            kept_back: self.pick(&[0, 0, 1, 2]),
            doublets_limit: self.pick(&[
                None,
                None,
                None,
                Some(3),
                Some(4),
                Some(5),
                Some(6),
                Some(7),
            ]),
            hand_cap: self.once_in(4),
            first_lead: self.pick(&[
                FirstLead::HeaviestDoublet,
                FirstLead::Lot,
                FirstLead::Draw,
                FirstLead::Person,
            ]),
            later_leads: self.pick(&[
                LaterLeads::HeaviestDoublet,
                LaterLeads::LikeTheFirst,
                LaterLeads::Winner,
                LaterLeads::Loser,
                LaterLeads::Alternate,
                LaterLeads::LastToPlay,
                LaterLeads::LastWithDoublet,
            ]),
            target,
            exact_target: target.is_some() && self.once_in(3),
            domino_award: self.pick(&[
                DominoAward::Pips,
                DominoAward::FiveABone,
                DominoAward::OnePoint,
            ]),
            block_award_to: self.pick(&[
                BlockAwardTo::Low,
                BlockAwardTo::Last,
                BlockAwardTo::Nobody,
            ]),
            block_award_of: self.pick(&[
                BlockAwardOf::Difference,
                BlockAwardOf::Opponents,
                BlockAwardOf::Both,
            ]),
            rounding: self.once_in(2),
            remaining: self.pick(&[Remaining::Nothing, Remaining::Nothing, Remaining::LoseOwn]),
            score_display: self.pick(&[ScoreDisplay::Points, ScoreDisplay::Fives]),
            claims,
            firecrackers: may_blow_up && !self.once_in(3),
            clock: target.is_some() && self.once_in(4),
        }
    }
}

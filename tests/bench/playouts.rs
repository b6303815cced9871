//! How fast rounds are played: random rounds of All Fives to their end through
//! `Position`, dealt anew each time by a Fisher-Yates shuffle.
//!
//! `cargo bench --bench playouts` prints rounds a second on one core.

use std::time::Instant;

use engine::{
    Bone, Boneyard, BySeat, ByTeam, Deal, DominoSet, Hand, LeadBy, Position, Preset, Rules, Seat,
    Seats,
};

/// A small fast generator (xorshift64*): the benchmark times the rules, not
/// the random source.
struct Quick(u64);

impl Quick {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        (high as usize * bound) >> 32
    }
}

fn deal(rules: &Rules, bones: &mut [Bone], random: &mut Quick) -> Deal {
    loop {
        for last in (1..bones.len()).rev() {
            bones.swap(last, random.below(last + 1));
        }
        let hands = BySeat::from_fn(|seat| match seat.index() {
            0 => bones[..7].iter().copied().collect(),
            1 => bones[7..14].iter().copied().collect(),
            _ => Hand::EMPTY,
        });
        let heaviest = Seat::around(Seats::Two)
            .filter_map(|seat| Some((hands[seat].heaviest_doublet()?, seat)))
            .max();
        if let Some((bone, leader)) = heaviest {
            return Deal {
                leader,
                lead_by: LeadBy::HeaviestDoublet,
                must_lead: Some(bone),
                drawn_for_lead: Vec::new(),
                hands,
                boneyard: Boneyard::new(rules, &bones[14..]),
            };
        }
    }
}

fn main() {
    const ROUNDS: u32 = 500_000;
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut rates = Vec::new();
    for run in 0..10 {
        let mut random = Quick(0x9E37_79B9_7F4A_7C15 + run);
        let mut bones: Vec<Bone> = DominoSet::DoubleSix.bones().iter().collect();
        let (mut actions, mut points) = (0_u64, 0_i64);
        let start = Instant::now();
        for _ in 0..ROUNDS {
            let dealt = deal(&rules, &mut bones, &mut random);
            let mut position = Position::new(&rules, &dealt, ByTeam::default());
            loop {
                let legal = position.legal(&rules);
                let count = legal.len();
                if count == 0 {
                    break;
                }
                let action = legal.nth(random.below(count));
                let action = action.expect("a number below their count names an action");
                let step = position.apply(&rules, action);
                step.expect("a legal action is allowed");
                actions += 1;
            }
            points += Seat::around(Seats::Two)
                .map(|seat| i64::from(position.scores()[Seats::Two.team(seat)]))
                .sum::<i64>();
        }
        let rate = f64::from(ROUNDS) / start.elapsed().as_secs_f64();
        println!(
            "run {run}: {rate:>9.0} rounds a second, {:.1} actions and {:.1} points a round",
            actions as f64 / f64::from(ROUNDS),
            points as f64 / f64::from(ROUNDS),
        );
        rates.push(rate);
    }
    rates.sort_by(f64::total_cmp);
    println!(
        "minimum {:.0}, median {:.0}, maximum {:.0}",
        rates[0],
        f64::midpoint(rates[4], rates[5]),
        rates[9]
    );
}

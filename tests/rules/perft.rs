//! The number of ways to play on from a deal, to a depth: counted by the
//! engine and by the naive round.

use engine::{ByTeam, CountUnit, FirstLead, Position, Preset, Remaining, Rules, Seats, Spinner};

use crate::naive::{LeadBy, Round, deal, sides};
use crate::pair::real_deal;

/// A deal and the numbers of ways to act once, twice, and so on from it.
///
/// The numbers come from the naive round of these tests and from the engine,
/// which agreed, on the day this table was made.
struct Row {
    name: &'static str,
    rules: fn() -> Rules,
    seed: u8,
    ways: &'static [u64],
}

fn draw_for_two() -> Rules {
    Preset::Draw.rules(Seats::Two)
}

fn block_of_nines() -> Rules {
    Rules { hand_size: 9, ..Preset::Block.rules(Seats::Two) }
}

fn all_fives() -> Rules {
    Preset::AllFives.rules(Seats::Two)
}

fn palm_with_all_that_limits_draws() -> Rules {
    Rules {
        hand_size: 5,
        bury_two: true,
        kept_back: 2,
        hand_cap: true,
        target: Some(50),
        ..Preset::PalmAllFives.rules(Seats::Two)
    }
}

fn tournament_for_three() -> Rules {
    Preset::TournamentAllFives.rules(Seats::Three)
}

fn five_up_for_two() -> Rules {
    Preset::FiveUp.rules(Seats::Two)
}

fn five_up_for_partners() -> Rules {
    Preset::FiveUp.rules(Seats::Partners)
}

fn british_for_four() -> Rules {
    Rules { hand_size: 6, ..Preset::BritishFivesAndThrees.rules(Seats::Four) }
}

fn claims_to_an_exact_target() -> Rules {
    Rules {
        hand_size: 5,
        claims: true,
        threes: true,
        spinner: Spinner::Every,
        count_unit: CountUnit::Multiples,
        target: Some(7),
        exact_target: true,
        rounding: false,
        remaining: Remaining::LoseOwn,
        ..Preset::Muggins.rules(Seats::Three)
    }
}

fn firecracker_fives() -> Rules {
    Rules { hand_size: 5, ..Preset::FirecrackerFives.rules(Seats::Two) }
}

const ROWS: [Row; 10] = [
    Row {
        name: "Draw, two",
        rules: draw_for_two,
        seed: 1,
        ways: &[
            1, 4, 10, 20, 40, 74, 160, 276, 602, 802, 1266, 1384, 1628, 1836, 2378, 2682, 2474,
            3460, 4834, 7644, 10976, 17582,
        ],
    },
    Row {
        name: "Block, two with nine bones",
        rules: block_of_nines,
        seed: 2,
        ways: &[1, 6, 20, 72, 232, 666, 1592, 3712, 7118, 15008],
    },
    Row {
        name: "All Fives, two",
        rules: all_fives,
        seed: 3,
        ways: &[1, 4, 10, 46, 164, 804, 2526, 11120, 30320],
    },
    Row {
        name: "Palm All Fives, buried, kept back, capped",
        rules: palm_with_all_that_limits_draws,
        seed: 4,
        ways: &[1, 5, 15, 55, 185, 645, 2169, 6903, 22209],
    },
    Row {
        name: "Tournament All Fives, three",
        rules: tournament_for_three,
        seed: 5,
        ways: &[7, 22, 77, 220, 872, 4062, 15608],
    },
    Row {
        name: "Five-Up, two",
        rules: five_up_for_two,
        seed: 6,
        ways: &[9, 27, 74, 275, 999, 4513, 18642],
    },
    Row {
        name: "Five-Up, partners",
        rules: five_up_for_partners,
        seed: 7,
        ways: &[5, 11, 22, 49, 113, 321, 912, 3169, 7955, 25728],
    },
    Row {
        name: "British Fives and Threes, four",
        rules: british_for_four,
        seed: 8,
        ways: &[6, 13, 33, 101, 263, 641, 1380, 3576, 8075, 16071, 28125],
    },
    Row {
        name: "claims to an exact target, three",
        rules: claims_to_an_exact_target,
        seed: 9,
        ways: &[5, 155, 4963, 24373],
    },
    Row {
        name: "Firecracker Fives",
        rules: firecracker_fives,
        seed: 10,
        ways: &[1, 2, 4, 16, 46, 88, 208, 394, 684, 1230, 1992],
    },
];

#[test]
fn there_are_as_many_ways_to_play_on_as_there_should_be() {
    for row in ROWS {
        let rules = (row.rules)();
        rules.check().expect("rules that make a game");
        let lead = match rules.first_lead {
            FirstLead::HeaviestDoublet => LeadBy::HeaviestDoublet,
            FirstLead::Person => LeadBy::DoubletOf(0),
            _ => LeadBy::Lot,
        };
        let (deal, _) = deal(&rules, lead, [row.seed; 32]);
        let naive = Round::new(&rules, &deal, &vec![0; sides(rules.seats)]);
        let real = Position::new(&rules, &real_deal(&rules, &deal), ByTeam::default());
        let mut ways = vec![0; row.ways.len()];
        add_naive(&naive, &mut ways);
        assert_eq!(ways, row.ways, "{}, naive", row.name);
        ways.fill(0);
        add_real(&real, &rules, &mut ways);
        assert_eq!(ways, row.ways, "{}", row.name);
    }
}

/// Adds the ways to act once, twice, and so on.
fn add_naive(round: &Round, ways: &mut [u64]) {
    let Some((once, more)) = ways.split_first_mut() else {
        return;
    };
    for action in round.legal() {
        *once += 1;
        let mut next = round.clone();
        next.apply(action);
        add_naive(&next, more);
    }
}

fn add_real(position: &Position, rules: &Rules, ways: &mut [u64]) {
    let Some((once, more)) = ways.split_first_mut() else {
        return;
    };
    for action in position.legal(rules).iter() {
        *once += 1;
        let mut next = *position;
        next.apply(rules, action).expect("it is listed");
        add_real(&next, rules, more);
    }
}

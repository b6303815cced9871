//! The awards at the end of a round, from section 4 and its readings.

use engine::{BlockAwardOf, BlockAwardTo, Bone, CountUnit, DominoAward, Remaining, Rules, Seats};

/// The number of the side that a seat plays for.
pub fn side_of(seats: Seats, seat: usize) -> usize {
    match seats {
        Seats::Partners => seat % 2,
        Seats::Two | Seats::Three | Seats::Four => seat,
    }
}

/// The number of sides with a score of their own.
pub fn sides(seats: Seats) -> usize {
    match seats {
        Seats::Two | Seats::Partners => 2,
        Seats::Three => 3,
        Seats::Four => 4,
    }
}

/// The number of players.
pub fn players(seats: Seats) -> usize {
    match seats {
        Seats::Two => 2,
        Seats::Three => 3,
        Seats::Four | Seats::Partners => 4,
    }
}

fn to_nearest_five(pips: i32) -> i32 {
    match pips % 5 {
        0 => pips,
        1 | 2 => pips - pips % 5,
        _ => pips - pips % 5 + 5,
    }
}

fn rounded(rules: &Rules, pips: i32) -> i32 {
    if rules.rounding {
        to_nearest_five(pips)
    } else {
        pips
    }
}

/// The pips left with each side.
fn pips_left(rules: &Rules, hands: &[Vec<Bone>]) -> Vec<i32> {
    let mut left = vec![0; sides(rules.seats)];
    for (seat, hand) in hands.iter().enumerate() {
        for bone in hand {
            left[side_of(rules.seats, seat)] += i32::from(bone.weight());
        }
    }
    left
}

/// The points that each side gains or loses after `winner` has gone out.
pub fn after_domino(rules: &Rules, hands: &[Vec<Bone>], winner: usize) -> Vec<i32> {
    let left = pips_left(rules, hands);
    if rules.remaining == Remaining::LoseOwn {
        return lose_own(rules, &left);
    }
    let winners = side_of(rules.seats, winner);
    let amount = match rules.domino_award {
        DominoAward::Pips => others(&left, winners),
        DominoAward::FiveABone => {
            let mut points = 0;
            for (seat, hand) in hands.iter().enumerate() {
                for _ in hand {
                    if side_of(rules.seats, seat) != winners {
                        points += 5;
                    }
                }
            }
            points
        }
        DominoAward::OnePoint => 1,
    };
    let mut gains = vec![0; left.len()];
    gains[winners] = rounded(rules, amount);
    gains
}

/// The points that each side gains or loses after a block; `last` played last.
pub fn after_block(rules: &Rules, hands: &[Vec<Bone>], last: usize) -> Vec<i32> {
    let left = pips_left(rules, hands);
    if rules.remaining == Remaining::LoseOwn {
        return lose_own(rules, &left);
    }
    let mut gains = vec![0; left.len()];
    let fewest = *left.iter().min().expect("somebody plays");
    let lowest: Vec<usize> = (0..left.len())
        .filter(|side| left[*side] == fewest)
        .collect();
    let amount_for = |side: usize| {
        let amount = match rules.block_award_of {
            BlockAwardOf::Difference => (others(&left, side) - left[side]).abs(),
            BlockAwardOf::Opponents => others(&left, side),
            BlockAwardOf::Both => left.iter().sum(),
            BlockAwardOf::OnePoint => 1,
        };
        rounded(rules, amount)
    };
    match rules.block_award_to {
        BlockAwardTo::Nobody => {}
        BlockAwardTo::Last => {
            let side = side_of(rules.seats, last);
            gains[side] = amount_for(side);
        }
        BlockAwardTo::Low => match lowest[..] {
            [alone] => gains[alone] = amount_for(alone),
            [one, other]
                if rules.seats == Seats::Three
                    && rules.block_award_of != BlockAwardOf::OnePoint =>
            {
                let third = *left.iter().max().expect("somebody plays");
                gains[one] = rounded(rules, third / 2);
                gains[other] = gains[one];
            }
            _ => {}
        },
    }
    gains
}

fn others(left: &[i32], side: usize) -> i32 {
    left.iter().sum::<i32>() - left[side]
}

fn lose_own(rules: &Rules, left: &[i32]) -> Vec<i32> {
    left.iter().map(|pips| -rounded(rules, *pips)).collect()
}

/// Whether some side can still come to the target, by trying all sums of what
/// a count or the end of a round can bring or cost.
pub fn can_be_won(rules: &Rules, scores: &[i32]) -> bool {
    let Some(target) = rules.target.map(i32::from) else {
        return true;
    };
    let mut changes: Vec<i32> = (1..=36).map(|count| points(rules, count)).collect();
    if rules.firecrackers {
        changes.push(5);
    }
    if rules.headers {
        changes.extend([2, 3]);
    }
    for pips in 1..=90 {
        if rules.remaining == Remaining::LoseOwn {
            changes.push(-rounded(rules, pips));
            continue;
        }
        let block = rules.block_award_to != BlockAwardTo::Nobody;
        let block_point = rules.block_award_of == BlockAwardOf::OnePoint;
        if block && !block_point || rules.domino_award == DominoAward::Pips {
            changes.push(rounded(rules, pips));
        }
        if block && block_point {
            changes.push(rounded(rules, 1));
        }
        match rules.domino_award {
            DominoAward::Pips => {}
            DominoAward::FiveABone => changes.push(5 * pips),
            DominoAward::OnePoint => changes.push(rounded(rules, 1)),
        }
    }
    changes.sort_unstable();
    changes.dedup();
    changes.retain(|change| *change != 0);
    scores.iter().any(|score| {
        if !rules.exact_target {
            return changes.iter().any(|change| *change > 0) || *score >= target;
        }
        let lowest = score - 100;
        let mut seen = vec![false; (target - lowest + 1) as usize];
        let mut next = vec![*score];
        while let Some(at) = next.pop() {
            if at < lowest || at > target || seen[(at - lowest) as usize] {
                continue;
            }
            seen[(at - lowest) as usize] = true;
            next.extend(changes.iter().map(|change| at + change));
        }
        seen[(target - lowest) as usize]
    })
}

/// The points for a table count, from section 3.4 and the count unit.
pub fn points(rules: &Rules, count: u8) -> i32 {
    let count = i32::from(count);
    let of_fives = rules.fives && count % 5 == 0;
    let of_threes = rules.threes && count % 3 == 0;
    match rules.count_unit {
        CountUnit::Pips if of_fives || of_threes => count,
        CountUnit::Pips => 0,
        CountUnit::Multiples => {
            let mut points = 0;
            if of_fives {
                points += count / 5;
            }
            if of_threes {
                points += count / 3;
            }
            points
        }
    }
}

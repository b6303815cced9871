//! The awards at the end of a round, from section 4 and its readings.

use engine::{
    BlockAwardFormula, BlockAwardRecipient, Bone, Capicua, CountUnit, DominoAward, HandWorth, Pips,
    Remaining, Rules, Score, Seats, TiedBlock,
};

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

/// The points for pips at the end of a round.
fn for_pips(rules: &Rules, pips: i32) -> i32 {
    if !rules.brackets {
        return rounded(rules, pips);
    }
    // One more point at each of these.
    let steps = [1, 3].into_iter().chain((21..=491).step_by(10));
    steps.map(|step| i32::from(pips >= step)).sum()
}

fn rounded(rules: &Rules, pips: i32) -> i32 {
    if rules.rounding { to_nearest_five(pips) } else { pips }
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
        DominoAward::Pips => for_pips(rules, others(&left, winners)),
        DominoAward::AllPips => for_pips(rules, left.iter().sum()),
        DominoAward::FiveABone => {
            let mut points = 0;
            for (seat, hand) in hands.iter().enumerate() {
                for _ in hand {
                    if side_of(rules.seats, seat) != winners {
                        points += 5;
                    }
                }
            }
            rounded(rules, points)
        }
        DominoAward::OnePoint => rounded(rules, 1),
    };
    let mut gains = vec![0; left.len()];
    gains[winners] = amount;
    gains
}

/// The points that each side gains or loses after a block.
pub fn after_block(rules: &Rules, hands: &[Vec<Bone>], leader: usize, last: usize) -> Vec<i32> {
    let left = pips_left(rules, hands);
    if rules.remaining == Remaining::LoseOwn {
        return lose_own(rules, &left);
    }
    let mut gains = vec![0; left.len()];
    match block_winners(rules, hands, leader, last)[..] {
        [] => {}
        [winner] => {
            let side = side_of(rules.seats, winner);
            let amount = match rules.block_award_of {
                BlockAwardFormula::Difference => (others(&left, side) - left[side]).abs(),
                BlockAwardFormula::Opponents => others(&left, side),
                BlockAwardFormula::Both => left.iter().sum(),
                BlockAwardFormula::OnePoint => {
                    gains[side] = rounded(rules, 1);
                    return gains;
                }
            };
            gains[side] = for_pips(rules, amount);
        }
        _ if rules.block_award_of == BlockAwardFormula::OnePoint => {}
        // Two of three share.
        _ => {
            let third = *left.iter().max().expect("somebody plays");
            for side in 0..3 {
                if left[side] < third {
                    gains[side] = for_pips(rules, third / 2);
                }
            }
        }
    }
    gains
}

/// The hands that each side wins or loses where hands are counted; `winner` has won for its
/// side a hand that counts for so many.
pub fn after_hand(rules: &Rules, scores: &[i32], winner: usize, worth: i32) -> Vec<i32> {
    let winners = side_of(rules.seats, winner);
    let mut gains = vec![0; scores.len()];
    gains[winners] = worth;
    let others = (0..scores.len()).filter(|side| *side != winners);
    let others_with_one = others.filter(|side| scores[*side] > 0).count();
    let all_back = match rules.score {
        Score::Points | Score::Hands => false,
        Score::HandsInARow => others_with_one > 0,
        // Everybody has won one now.
        Score::HandsAgainstNone => others_with_one == scores.len() - 1,
    };
    if all_back {
        // The winner had nothing, or there would have been nothing to end.
        gains = scores.iter().map(|score| -score.max(&0)).collect();
        gains[winners] = 0;
    }
    gains
}

/// For how many hands one counts that was won by going out: with a bone, on ends that showed these
/// numbers.
pub fn hands_by_last_bone(rules: &Rules, bone: Bone, shown: &[Pips]) -> i32 {
    let fits_all = shown.iter().all(|pips| bone.high() == *pips || bone.low() == *pips);
    let is_one_number = shown.iter().all(|pips| *pips == shown[0]);
    let is_capicua = fits_all && !bone.is_doublet() && (!is_one_number || rules.capicua_equal_ends);
    let cruzada = match rules.hand_worth {
        HandWorth::One if is_capicua && rules.capicua == Capicua::HandMore => return 2,
        HandWorth::One => return 1,
        HandWorth::ByWayOut => 4,
        HandWorth::ByWayOutToSix => 6,
    };
    if is_capicua {
        3
    } else if bone.is_doublet() {
        if fits_all { cruzada } else { 2 }
    } else {
        1
    }
}

/// The seat that wins a block for its side; none, or two of three who share.
pub fn block_winners(rules: &Rules, hands: &[Vec<Bone>], leader: usize, last: usize) -> Vec<usize> {
    let count = hands.len();
    let pips = |seat: usize| -> i32 {
        let hand = hands[seat].iter();
        hand.map(|bone| i32::from(bone.weight())).sum()
    };
    let side = |seat: usize| side_of(rules.seats, seat);
    let sum_of_side = |seat: usize| -> i32 {
        let partners = (0..count).filter(|other| side(*other) == side(seat));
        partners.map(pips).sum()
    };
    let around: Vec<usize> = (0..count).map(|step| (last + step) % count).collect();
    let counted: Vec<(usize, i32)> = match rules.block_award_to {
        BlockAwardRecipient::Nobody => return Vec::new(),
        BlockAwardRecipient::Last => return vec![last],
        BlockAwardRecipient::Low => around.iter().map(|seat| (*seat, sum_of_side(*seat))).collect(),
        BlockAwardRecipient::LowestHand => around.iter().map(|seat| (*seat, pips(*seat))).collect(),
        BlockAwardRecipient::Blocker => {
            // Section 9.3.5: who holds no bone any more is not the next in turn.
            let mut next = around[1..].iter().filter(|seat| !hands[**seat].is_empty());
            let next = *next.next().expect("somebody else holds bones");
            vec![(last, pips(last)), (next, pips(next))]
        }
    };
    let fewest = counted.iter().map(|(_, pips)| *pips).min().expect("somebody plays");
    let mut low: Vec<usize> = Vec::new();
    for (seat, pips) in counted {
        if pips == fewest {
            low.push(seat);
        }
    }
    let tied = low.iter().any(|seat| side(*seat) != side(low[0]));
    if !tied {
        // Of two partners the one with the lower hand has won; of equal ones the first in turn
        // from the one who blocked.
        let lowest = low.iter().map(|seat| pips(*seat)).min().expect("somebody is low");
        low.retain(|seat| pips(*seat) == lowest);
        low.truncate(1);
        return low;
    }
    let of_tied = |seat: usize| {
        if low.iter().any(|other| side(*other) == side(seat)) { vec![seat] } else { Vec::new() }
    };
    match rules.tied_block {
        TiedBlock::Leader => of_tied(leader),
        TiedBlock::Blocker => of_tied(last),
        TiedBlock::Nobody if rules.block_award_to == BlockAwardRecipient::Blocker => Vec::new(),
        TiedBlock::Nobody
            if rules.seats == Seats::Three && low.len() == 2 && rules.score == Score::Points =>
        {
            low
        }
        // Section 9.1: of the tied those who did not block, if they are one side.
        TiedBlock::BlockerLoses => {
            let is_tied = low.iter().any(|seat| side(*seat) == side(last));
            low.retain(|seat| side(*seat) != side(last));
            let is_one = low.iter().all(|seat| side(*seat) == side(low[0]));
            if !is_tied || !is_one {
                return Vec::new();
            }
            let lowest = low.iter().map(|seat| pips(*seat)).min().expect("somebody is left");
            low.retain(|seat| pips(*seat) == lowest);
            low.truncate(1);
            low
        }
        TiedBlock::Nobody | TiedBlock::Carried | TiedBlock::CarriedOnce => Vec::new(),
    }
}

fn others(left: &[i32], side: usize) -> i32 {
    left.iter().sum::<i32>() - left[side]
}

fn lose_own(rules: &Rules, left: &[i32]) -> Vec<i32> {
    left.iter().map(|pips| -for_pips(rules, *pips)).collect()
}

/// Whether some side can still come to the target, by trying all sums of what
/// a count or the end of a round can bring or cost. So many hands were played.
pub fn can_be_won(rules: &Rules, scores: &[i32], hands: usize) -> bool {
    let Some(target) = rules.target.map(i32::from) else {
        return true;
    };
    if rules.score != Score::Points {
        return true;
    }
    let mut changes: Vec<i32> = (1..=36).map(|count| points(rules, count)).collect();
    changes.extend(bonuses(rules));
    let first_hands: Vec<i32> = if rules.first_hands && rules.remaining == Remaining::Nothing {
        [100, 75, 50, 25].into_iter().skip(hands).collect()
    } else {
        Vec::new()
    };
    if rules.firecrackers {
        changes.push(5);
    }
    if rules.headers {
        changes.extend([2, 3]);
    }
    for pips in 1..=90 {
        if rules.remaining == Remaining::LoseOwn {
            changes.push(-for_pips(rules, pips));
            continue;
        }
        let block = rules.block_award_to != BlockAwardRecipient::Nobody;
        let block_point = rules.block_award_of == BlockAwardFormula::OnePoint;
        let out_by_pips = matches!(rules.domino_award, DominoAward::Pips | DominoAward::AllPips);
        if block && !block_point || out_by_pips {
            changes.push(for_pips(rules, pips));
        }
        if block && block_point {
            changes.push(rounded(rules, 1));
        }
        match rules.domino_award {
            DominoAward::Pips | DominoAward::AllPips => {}
            DominoAward::FiveABone => changes.push(5 * pips),
            DominoAward::OnePoint => changes.push(rounded(rules, 1)),
        }
    }
    changes.sort_unstable();
    changes.dedup();
    changes.retain(|change| *change != 0);
    scores.iter().any(|score| {
        // Each of the first hands is won once or not at all.
        let mut starts = vec![*score];
        for points in &first_hands {
            let more: Vec<i32> = starts.iter().map(|start| start + points).collect();
            starts.extend(more);
        }
        if !rules.exact_target {
            let most = starts.iter().max().expect("there is one");
            return changes.iter().any(|change| *change > 0) || *most >= target;
        }
        let lowest = score - 100;
        let mut seen = vec![false; (target - lowest + 1) as usize];
        let mut next = starts;
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

/// The points of all bonuses that can be paid, but for a hand that scores double.
fn bonuses(rules: &Rules) -> Vec<i32> {
    let mut bonuses = Vec::new();
    if rules.remaining == Remaining::Nothing {
        bonuses.push(rules.pass_after_lead.into());
        bonuses.push(rules.all_pass.into());
        bonuses.push(rules.chuchazo.into());
        bonuses.push(capicua(rules, 0));
    }
    bonuses
}

/// The bonus for a capicúa in a hand that scores so much.
pub fn capicua(rules: &Rules, award: i32) -> i32 {
    match rules.capicua {
        // A hand more is no points.
        Capicua::None | Capicua::HandMore => 0,
        Capicua::Points(points) => points.into(),
        Capicua::Doubles => award,
    }
}

/// The points for a table count, from section 3.4 and the count unit.
pub fn points(rules: &Rules, count: u8) -> i32 {
    let count = i32::from(count);
    if rules.score != Score::Points {
        return 0;
    }
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

//! The awards at the end of a round, as a table.
//!
//! In every row seat 0 leads its first bone; then each plays the first of its
//! bones that fits, or passes. Nobody draws.

use engine::{
    Amount, BlockAwardFormula, BlockAwardRecipient, Bone, BySeat, ByTeam, CountUnit, DominoAward,
    Draws, Event, GameState, Outcome, Remaining, RoundEnd, Rules, Seat, Seats, Seed, Team,
};

use crate::dice::Dice;
use crate::fixture::{deal, draw};
use crate::leads::nestors;
use crate::naive::{Action, block_winners};
use crate::pair::{Pair, seat};

use BlockAwardFormula::{Both, Difference, Opponents};
use BlockAwardRecipient::{Last, Low, Nobody};
use Seats::{Four, Partners, Three, Two};

/// Changes to the rules of Draw.
#[derive(Debug, Clone, Copy)]
enum But {
    Nothing,
    Block(BlockAwardRecipient, BlockAwardFormula),
    RoundedBlock(BlockAwardRecipient, BlockAwardFormula),
    Rounding,
    FiveABone,
    FiveABoneRounded,
    OnePoint,
    OnePointRounded,
    /// As in British leagues: fives and threes by their multiples, one point, to an
    /// exact target.
    League(u16),
    LeagueRounded(u16),
    LeagueNotExact(u16),
    LoseOwn,
    LoseOwnRounded,
    LoseOwnFiveABoneNobody,
    Fives,
    FivesTo(u16),
    ExactFivesTo(u16),
    ExactTo(u16),
    ExactBlockTo(u16, BlockAwardRecipient, BlockAwardFormula),
}

use But::{
    Block, ExactBlockTo, ExactFivesTo, ExactTo, FiveABone, FiveABoneRounded, Fives, FivesTo,
    League, LeagueNotExact, LeagueRounded, LoseOwn, LoseOwnFiveABoneNobody, LoseOwnRounded,
    Nothing, OnePoint, OnePointRounded, RoundedBlock, Rounding,
};

impl But {
    fn change(self, rules: &mut Rules) {
        match self {
            Self::Nothing => {}
            Self::Block(to, of) => (rules.block_award_to, rules.block_award_of) = (to, of),
            Self::RoundedBlock(to, of) => {
                Self::Block(to, of).change(rules);
                rules.rounding = true;
            }
            Self::Rounding => rules.rounding = true,
            Self::FiveABone => rules.domino_award = DominoAward::FiveABone,
            Self::FiveABoneRounded => {
                Self::FiveABone.change(rules);
                rules.rounding = true;
            }
            Self::LoseOwn => {
                rules.remaining = Remaining::LoseOwn;
                rules.target = None;
            }
            Self::OnePoint => rules.domino_award = DominoAward::OnePoint,
            Self::OnePointRounded => {
                Self::OnePoint.change(rules);
                rules.rounding = true;
            }
            Self::League(target) => {
                Self::LeagueNotExact(target).change(rules);
                rules.exact_target = true;
            }
            Self::LeagueNotExact(target) => {
                (rules.fives, rules.threes) = (true, true);
                rules.count_unit = CountUnit::Multiples;
                rules.block_award_to = Nobody;
                rules.target = Some(target);
                Self::OnePoint.change(rules);
            }
            Self::LeagueRounded(target) => {
                Self::League(target).change(rules);
                rules.rounding = true;
            }
            Self::LoseOwnRounded => {
                Self::LoseOwn.change(rules);
                rules.rounding = true;
            }
            Self::LoseOwnFiveABoneNobody => {
                Self::LoseOwnRounded.change(rules);
                Self::FiveABone.change(rules);
                rules.block_award_to = Nobody;
            }
            Self::Fives => rules.fives = true,
            Self::FivesTo(target) => {
                rules.fives = true;
                rules.target = Some(target);
            }
            Self::ExactFivesTo(target) => {
                Self::FivesTo(target).change(rules);
                rules.exact_target = true;
            }
            Self::ExactTo(target) => {
                rules.target = Some(target);
                rules.exact_target = true;
            }
            Self::ExactBlockTo(target, to, of) => {
                Self::ExactTo(target).change(rules);
                Self::Block(to, of).change(rules);
            }
        }
    }
}

/// Seats, hands, rules, scores before, scores after.
type Row = (Seats, &'static str, But, &'static [i32], &'static [i32]);

/// Rounds that end with a domino.
#[rustfmt::skip]
const DOMINOES: [Row; 37] = [
    // The pips left in the other hands.
    (Two, "6-6 | 5-4 3-3", Nothing, &[0, 0], &[15, 0]),
    (Two, "6-5 4-4 | 5-1", Nothing, &[0, 0], &[0, 8]),
    (Two, "6-5 4-4 | 5-1", Nothing, &[30, 70], &[30, 78]),
    (Two, "6-6 | 0-0", Nothing, &[0, 0], &[0, 0]),
    (Three, "6-6 | 5-4 | 3-2 1-1", Nothing, &[0; 3], &[16, 0, 0]),
    (Three, "6-5 4-4 | 3-3 | 5-1", Nothing, &[0; 3], &[0, 0, 14]),
    (Four, "6-6 | 5-4 | 3-2 | 1-1", Nothing, &[0; 4], &[16, 0, 0, 0]),
    // A partner's do not count.
    (Partners, "6-6 | 5-4 | 3-3 | 1-0", Nothing, &[0; 2], &[10, 0]),
    (Partners, "6-5 1-0 | 4-4 | 5-2 | 5-1", Nothing, &[0; 2], &[14, 0]),
    (Partners, "6-5 1-0 | 5-2 | 4-4 | 3-3", Nothing, &[0; 2], &[0, 9]),
    // To the nearest five.
    (Two, "6-6 | 5-4 2-1", Rounding, &[0, 0], &[10, 0]),
    (Two, "6-6 | 5-4 2-2", Rounding, &[0, 0], &[15, 0]),
    (Two, "6-6 | 5-4 1-0", Rounding, &[0, 0], &[10, 0]),
    (Two, "6-6 | 5-4 5-0", Rounding, &[0, 0], &[15, 0]),
    (Two, "6-6 | 1-1", Rounding, &[0, 0], &[0, 0]),
    (Two, "6-6 | 2-1", Rounding, &[0, 0], &[5, 0]),
    // Five for each bone.
    (Two, "6-6 | 5-4 3-3", FiveABone, &[0, 0], &[10, 0]),
    (Two, "6-6 | 0-0", FiveABoneRounded, &[0, 0], &[5, 0]),
    (Three, "6-6 | 5-4 | 3-2 1-1", FiveABone, &[0; 3], &[15, 0, 0]),
    (Partners, "6-6 | 5-4 | 3-3 | 1-0", FiveABone, &[0; 2], &[10, 0]),
    // One point, however much is left; to the nearest five it is none.
    (Two, "6-6 | 5-4 3-3", OnePoint, &[0, 0], &[1, 0]),
    (Two, "6-6 | 0-0", OnePoint, &[0, 0], &[1, 0]),
    (Partners, "6-5 1-0 | 5-2 | 4-4 | 2-2", OnePoint, &[0; 2], &[0, 1]),
    (Two, "6-6 | 5-4 3-3", OnePointRounded, &[0, 0], &[0, 0]),
    // Everybody loses what is left.
    (Two, "6-6 | 5-4 2-2", LoseOwn, &[0, 0], &[0, -13]),
    (Two, "6-6 | 5-4 2-1", LoseOwn, &[0, 20], &[0, 8]),
    (Partners, "6-6 | 5-4 | 3-3 | 2-1", LoseOwn, &[0; 2], &[-6, -12]),
    // To the nearest five only where the rules round.
    (Two, "6-6 | 5-4 2-2", LoseOwnRounded, &[0, 0], &[0, -15]),
    (Two, "6-6 | 5-4 2-1", LoseOwnRounded, &[0, 20], &[0, 10]),
    (Three, "6-6 | 5-4 | 1-1", LoseOwnRounded, &[5; 3], &[5, -5, 5]),
    (Partners, "6-6 | 5-4 | 3-3 | 2-1", LoseOwnRounded, &[0; 2], &[-5, -10]),
    (Two, "6-6 | 5-4 2-1", LoseOwnFiveABoneNobody, &[0; 2], &[0, -10]),
    // The last bone scores its count first; at the target the game ends.
    (Two, "5-5 | 4-3", Fives, &[0, 0], &[17, 0]),
    (Two, "5-5 | 4-3", FivesTo(20), &[10, 0], &[20, 0]),
    (Two, "5-5 | 4-3", FivesTo(20), &[9, 0], &[26, 0]),
    // What overshoots an exact target is void.
    (Two, "5-5 | 4-4", ExactFivesTo(61), &[45, 0], &[55, 0]),
    (Two, "5-5 | 4-4", ExactFivesTo(61), &[43, 0], &[61, 0]),
];

/// Rounds that end blocked.
#[rustfmt::skip]
const BLOCKS: [Row; 44] = [
    // The fewest pips.
    (Two, "6-6 1-0 | 5-4", Block(Low, Difference), &[0; 2], &[8, 0]),
    (Two, "6-6 1-0 | 5-4", Block(Low, Opponents), &[0; 2], &[9, 0]),
    (Two, "6-6 1-0 | 5-4", Block(Low, Both), &[0; 2], &[10, 0]),
    (Two, "6-6 5-5 | 1-0", Block(Low, Difference), &[0; 2], &[0, 9]),
    (Two, "6-6 5-5 | 1-0", Block(Low, Opponents), &[0; 2], &[0, 10]),
    (Two, "6-6 5-5 | 1-0", Block(Low, Both), &[0; 2], &[0, 11]),
    (Two, "6-5 2-2 | 5-3 1-0", Block(Low, Opponents), &[0; 2], &[0, 4]),
    // Who played last.
    (Two, "6-6 5-5 | 1-0", Block(Last, Difference), &[0; 2], &[9, 0]),
    (Two, "6-6 5-5 | 1-0", Block(Last, Opponents), &[0; 2], &[1, 0]),
    (Two, "6-6 5-5 | 1-0", Block(Last, Both), &[0; 2], &[11, 0]),
    (Two, "6-5 1-1 | 5-3 4-4", Block(Last, Opponents), &[0; 2], &[0, 2]),
    (Two, "6-5 1-1 | 5-3 4-4", Block(Last, Difference), &[0; 2], &[0, 6]),
    // Nobody.
    (Two, "6-6 1-0 | 5-4", Block(Nobody, Difference), &[0; 2], &[0, 0]),
    (Two, "6-6 1-0 | 5-4", Block(Nobody, Opponents), &[0; 2], &[0, 0]),
    (Two, "6-6 1-0 | 5-4", Block(Nobody, Both), &[0; 2], &[0, 0]),
    // Equal pips.
    (Two, "6-6 2-0 | 1-1", Block(Low, Opponents), &[0; 2], &[0, 0]),
    (Two, "6-6 2-0 | 1-1", Block(Low, Both), &[0; 2], &[0, 0]),
    (Two, "6-6 2-0 | 1-1", Block(Last, Difference), &[0; 2], &[0, 0]),
    (Two, "6-6 2-0 | 1-1", Block(Last, Opponents), &[0; 2], &[2, 0]),
    (Two, "6-6 2-0 | 1-1", Block(Last, Both), &[0; 2], &[4, 0]),
    (Four, "6-6 2-0 | 1-1 | 5-4 | 4-4", Block(Low, Both), &[0; 4], &[0; 4]),
    // Three players and four.
    (Three, "6-6 1-0 | 5-4 | 3-0", Block(Low, Difference), &[0; 3], &[11, 0, 0]),
    (Three, "6-6 1-0 | 5-4 | 3-0", Block(Low, Opponents), &[0; 3], &[12, 0, 0]),
    (Three, "6-6 1-0 | 5-4 | 3-0", Block(Low, Both), &[0; 3], &[13, 0, 0]),
    (Three, "6-6 5-5 | 1-0 | 3-0", Block(Last, Difference), &[0; 3], &[6, 0, 0]),
    (Four, "6-6 5-5 | 4-3 | 3-0 | 1-0", Block(Low, Difference), &[0; 4], &[0, 0, 0, 19]),
    // Two equal lowest of three share the third's pips.
    (Three, "6-6 2-0 | 1-1 | 5-4", Block(Low, Difference), &[0; 3], &[4, 4, 0]),
    (Three, "6-6 5-4 | 1-1 | 2-0", Block(Low, Opponents), &[0; 3], &[0, 4, 4]),
    (Three, "6-6 2-0 | 5-5 | 1-1", Block(Low, Both), &[0; 3], &[5, 0, 5]),
    (Three, "6-6 2-0 | 1-1 | 5-4", RoundedBlock(Low, Difference), &[0; 3], &[5, 5, 0]),
    (Three, "6-6 2-0 | 1-1 | 5-0", RoundedBlock(Low, Difference), &[0; 3], &[0, 0, 0]),
    (Three, "6-6 2-0 | 1-1 | 5-5 4-1", RoundedBlock(Low, Both), &[0; 3], &[5, 5, 0]),
    (Three, "6-6 4-0 | 3-1 | 2-2", Block(Low, Both), &[0; 3], &[0; 3]),
    (Three, "6-6 1-0 | 4-0 | 3-1", Block(Low, Difference), &[0; 3], &[7, 0, 0]),
    // Partners: the sums of both hands.
    (Partners, "6-6 5-4 | 1-0 | 2-1 | 4-4", Block(Low, Difference), &[0; 2], &[0, 3]),
    (Partners, "6-6 5-4 | 1-0 | 2-1 | 4-4", Block(Low, Opponents), &[0; 2], &[0, 12]),
    (Partners, "6-6 5-4 | 1-0 | 2-1 | 4-4", Block(Low, Both), &[0; 2], &[0, 21]),
    (Partners, "6-6 1-0 | 2-1 | 5-5 | 2-2", Block(Low, Difference), &[0; 2], &[0, 4]),
    (Partners, "6-6 2-1 | 4-0 | 2-2 | 3-0", Block(Low, Both), &[0; 2], &[0, 0]),
    // To the nearest five.
    (Two, "6-6 1-0 | 5-4", RoundedBlock(Low, Difference), &[0; 2], &[10, 0]),
    // Everybody loses, whatever else the rules say of awards.
    (Two, "6-6 2-1 | 5-4", LoseOwn, &[0; 2], &[-3, -9]),
    (Two, "6-6 2-1 | 5-4", LoseOwnRounded, &[0; 2], &[-5, -10]),
    (Two, "6-6 1-0 | 5-4", LoseOwnFiveABoneNobody, &[0; 2], &[0, -10]),
    (Partners, "6-6 2-0 | 5-4 | 1-0 | 2-1", LoseOwnRounded, &[0; 2], &[-5, -10]),
];

/// Hands that end as in British leagues: the last bone of a side and the point for going
/// out are one score.
#[rustfmt::skip]
const LEAGUES: [Row; 20] = [
    // Two players: a last bone that makes 2, and one that makes nothing.
    (Two, "5-5 | 0-0", League(61), &[0, 0], &[3, 0]),
    (Two, "6-4 5-0 | 5-4 1-1", League(61), &[0, 0], &[5, 0]),
    (Two, "6-5 | 0-0", League(61), &[0, 0], &[1, 0]),
    // Exactly 61 wins; with a point more all of it is void.
    (Two, "5-5 | 0-0", League(61), &[58, 60], &[61, 60]),
    (Two, "5-5 | 0-0", League(61), &[59, 60], &[59, 60]),
    (Two, "5-5 | 0-0", League(61), &[60, 60], &[60, 60]),
    (Two, "6-5 | 0-0", League(61), &[60, 60], &[61, 60]),
    // A bone that is not the last wins by itself, or is void by itself.
    (Two, "5-5 1-0 | 0-0", League(61), &[59, 60], &[61, 60]),
    (Two, "5-5 5-1 | 4-4", League(61), &[60, 0], &[61, 0]),
    // Without an exact target both are scored, past it too.
    (Two, "5-5 | 0-0", LeagueNotExact(61), &[59, 60], &[62, 60]),
    // To the nearest five the point is none.
    (Two, "5-5 | 0-0", LeagueRounded(61), &[59, 60], &[61, 60]),
    (Two, "5-5 | 0-0", LeagueRounded(61), &[60, 60], &[60, 60]),
    // Of more, each alone, the first who is out ends the hand.
    (Three, "6-5 | 5-4 1-1 | 4-2", League(61), &[0; 3], &[1, 0, 0]),
    (Four, "6-5 1-1 | 5-4 | 4-2 0-0 | 3-0", League(61), &[0; 4], &[0, 3, 0, 0]),
    // Partners play on until both are out; who is out is passed over.
    (Partners, "6-4 | 4-1 1-1 | 6-5 | 1-0 0-0", League(61), &[0; 2], &[5, 0]),
    (Partners, "6-4 | 4-1 1-1 | 6-5 5-2 | 1-0 0-0", League(61), &[0; 2], &[5, 1]),
    // The point goes with the side's last bone, and only with that.
    (Partners, "6-4 | 4-1 1-1 | 6-5 | 1-0 0-0", League(61), &[56, 0], &[61, 0]),
    (Partners, "6-4 | 4-1 1-1 | 6-5 | 1-0 0-0", League(61), &[57, 0], &[59, 0]),
    (Partners, "6-4 | 4-1 1-1 | 6-5 | 1-0 0-0", League(61), &[59, 0], &[61, 0]),
    (Partners, "6-4 | 4-1 1-1 | 6-5 | 1-0 0-0", League(61), &[60, 0], &[60, 0]),
];

/// Awards that an exact target does or does not make void.
#[rustfmt::skip]
const EXACT: [Row; 8] = [
    (Two, "6-6 | 5-4", ExactTo(50), &[40, 0], &[49, 0]),
    (Two, "6-6 | 5-4", ExactTo(50), &[41, 0], &[50, 0]),
    (Two, "6-6 | 5-4", ExactTo(50), &[42, 0], &[42, 0]),
    (Two, "6-6 1-0 | 5-4", ExactBlockTo(50, Low, Both), &[40, 9], &[50, 9]),
    (Two, "6-6 1-0 | 5-4", ExactBlockTo(50, Low, Both), &[41, 9], &[41, 9]),
    // Of two who share, each has a target to hit.
    (Three, "6-6 2-0 | 1-1 | 5-4", ExactBlockTo(50, Low, Both), &[47, 10, 0], &[47, 14, 0]),
    (Three, "6-6 2-0 | 1-1 | 5-4", ExactBlockTo(50, Low, Both), &[46, 46, 0], &[50, 50, 0]),
    (Three, "6-6 2-0 | 1-1 | 5-4", ExactBlockTo(50, Low, Both), &[46, 47, 0], &[50, 47, 0]),
];

fn play_out(row: Row) -> Pair {
    let (seats, hands, but, before, _) = row;
    let mut rules = Rules { draws: Draws::None, ..draw(seats) };
    but.change(&mut rules);
    let deal = deal(hands);
    let mut pair = Pair::new(&rules, &deal, before);
    pair.act(Action::Lead(deal.hands[0][0]));
    while !pair.is_over() {
        let hand = &deal.hands[pair.naive.turn];
        let rank = |action: &Action| match action {
            Action::Play(bone, ..) => hand.iter().position(|held| held == bone),
            _ => None,
        };
        let action = pair.legal().into_iter().min_by_key(rank);
        pair.act(action.expect("a round that is not over goes on"));
    }
    pair
}

fn check(rows: &[Row], ends: impl Fn(RoundEnd) -> bool) {
    for row in rows {
        let (seats, hands, but, before, after) = *row;
        let pair = play_out(*row);
        let what = format!("{seats:?}: {hands}, {but:?}, from {before:?}");
        assert_eq!(pair.naive.scores, after, "{what}");
        let end = pair.real.end().expect("it was played out");
        assert!(ends(end), "{what}: ended with {end:?}");
    }
}

#[test]
fn a_domino_is_worth_what_is_left_in_the_other_hands() {
    check(&DOMINOES, |end| matches!(end, RoundEnd::Domino(_) | RoundEnd::TargetReached));
}

#[test]
fn in_leagues_the_last_bone_and_the_point_for_going_out_are_one_score() {
    check(&LEAGUES, |end| end != RoundEnd::Blocked);
}

#[test]
fn a_blocked_round_is_worth_what_the_rules_say() {
    check(&BLOCKS, |end| end == RoundEnd::Blocked);
}

#[test]
fn an_award_that_overshoots_an_exact_target_is_void() {
    check(&EXACT, |end| end != RoundEnd::TargetReached);
}

#[test]
fn nothing_is_awarded_after_the_target_was_reached_in_the_middle_of_a_round() {
    let row = (Two, "5-5 | 4-3", FivesTo(20), &[10, 0][..], &[20, 0][..]);
    let pair = play_out(row);
    assert_eq!(pair.real.end(), Some(RoundEnd::TargetReached));
    assert_eq!(pair.naive.scores, [20, 0]);
}

/// Sides with what their award is made of, and what it comes to.
type Parts = &'static [(usize, Amount, i16)];

const fn less(larger: u16, smaller: u16) -> Amount {
    Amount::Difference { larger, smaller }
}

const fn both(theirs: u16, own: u16) -> Amount {
    Amount::BothSides { theirs, own }
}

/// The sources of the points, before rounding to the nearest five.
#[rustfmt::skip]
const PARTS: [(Seats, &str, But, Parts); 27] = [
    (Two, "6-6 | 5-4 3-3", Nothing, &[(0, Amount::OpponentsPips(15), 15)]),
    (Two, "6-6 | 0-0", Nothing, &[(0, Amount::OpponentsPips(0), 0)]),
    (Two, "6-6 | 5-4 2-1", Rounding, &[(0, Amount::OpponentsPips(12), 10)]),
    (Two, "6-6 | 1-1", Rounding, &[(0, Amount::OpponentsPips(2), 0)]),
    (Two, "6-6 | 5-4 3-3", FiveABone, &[(0, Amount::FiveABone(2), 10)]),
    (Three, "6-6 | 5-4 | 3-2 1-1", Nothing, &[(0, Amount::OpponentsPips(16), 16)]),
    (Three, "6-6 | 5-4 | 3-2 1-1", FiveABone, &[(0, Amount::FiveABone(3), 15)]),
    (Two, "6-6 | 5-4 3-3", OnePoint, &[(0, Amount::OnePoint, 1)]),
    (Two, "6-6 | 5-4 2-2", LoseOwn, &[(1, Amount::OwnPips(13), -13)]),
    (Partners, "6-6 | 5-4 | 3-3 | 1-0", Nothing, &[(0, Amount::OpponentsPips(10), 10)]),
    (Two, "6-6 1-0 | 5-4", Block(Low, Difference), &[(0, less(9, 1), 8)]),
    (Two, "6-6 1-0 | 5-4", RoundedBlock(Low, Difference), &[(0, less(9, 1), 10)]),
    (Two, "6-6 1-0 | 5-4", Block(Low, Opponents), &[(0, Amount::OpponentsPips(9), 9)]),
    (Two, "6-6 1-0 | 5-4", Block(Low, Both), &[(0, both(9, 1), 10)]),
    (Two, "6-6 5-5 | 1-0", Block(Last, Difference), &[(0, less(10, 1), 9)]),
    (Two, "6-6 2-0 | 1-1", Block(Last, Difference), &[(0, less(2, 2), 0)]),
    (Two, "6-6 2-0 | 1-1", Block(Low, Both), &[]),
    (Two, "6-6 1-0 | 5-4", Block(Nobody, Both), &[]),
    (Three, "6-6 1-0 | 5-4 | 3-0", Block(Low, Difference), &[(0, less(12, 1), 11)]),
    (Three, "6-6 5-5 | 1-0 | 3-0", Block(Last, Difference), &[(0, less(10, 4), 6)]),
    (Three, "6-6 2-0 | 1-1 | 5-4", Block(Low, Both), &[
        (0, Amount::HalfPips(9), 4), (1, Amount::HalfPips(9), 4),
    ]),
    (Three, "6-6 2-0 | 1-1 | 5-4", RoundedBlock(Low, Difference), &[
        (0, Amount::HalfPips(9), 5), (1, Amount::HalfPips(9), 5),
    ]),
    (Four, "6-6 2-0 | 1-1 | 5-4 | 4-4", Block(Low, Both), &[]),
    (Partners, "6-6 5-4 | 1-0 | 2-1 | 4-4", Block(Low, Difference), &[(1, less(12, 9), 3)]),
    (Two, "6-6 | 5-4 2-2", LoseOwnRounded, &[(1, Amount::OwnPips(13), -15)]),
    (Two, "6-6 2-1 | 5-4", LoseOwnRounded, &[(0, Amount::OwnPips(3), -5), (1, Amount::OwnPips(9), -10)]),
    (Partners, "6-6 | 5-4 | 3-3 | 2-1", LoseOwnRounded, &[
        (0, Amount::OwnPips(6), -5), (1, Amount::OwnPips(12), -10),
    ]),
];

#[test]
fn an_award_says_which_pips_it_is_made_of() {
    for (seats, hands, but, parts) in PARTS {
        let before: &[i32] = &[0; 4][..usize::from(seats.team_count())];
        let pair = play_out((seats, hands, but, before, before));
        let step = pair.last.expect("it was played out");
        let made: Vec<(usize, Amount, i16)> = Team::all(seats)
            .filter_map(|team| {
                let award = step.awards[team];
                Some((team.index(), award.amount?, award.points))
            })
            .collect();
        assert_eq!(made, parts, "{seats:?}: {hands}, {but:?}");
        for (_, amount, points) in parts {
            let off = amount.points().abs_diff(points.unsigned_abs());
            assert!(off <= 2, "{amount:?} to the nearest five is {points}");
        }
    }
}

#[test]
fn a_round_that_ends_lays_every_hand_open_and_accounts_for_every_point() {
    let mut dice = Dice::new(90);
    let (mut blocks, mut ties, mut voids) = (0, 0, 0);
    for _ in 0..3_000 {
        let rules = dice.rules();
        let mut game = GameState::new(rules, nestors(rules.seats), 0).expect("a game");
        game.deal(Seed::new(dice.seed()), rules).expect("a deal");
        let mut before = game.scores();
        let mut last = Vec::new();
        while game.turn().is_some() {
            before = game.scores();
            let action = dice.pick(&game.legal_actions());
            last = game.apply(action).expect("it is listed");
        }
        let position = game.position().expect("it was dealt");
        let laid_open = last.iter().find_map(|event| match event {
            Event::HandsShown { pips } => Some(pips),
            _ => None,
        });
        let end = position.end().expect("it is over");
        assert_eq!(laid_open.is_some(), end != RoundEnd::TargetReached, "{end:?}");
        for seat in Seat::around(rules.seats) {
            let held = position.hand(seat).weight();
            assert!(laid_open.is_none_or(|pips| pips[seat] == held), "{seat:?} held {held}");
        }
        let mut scores = before;
        for event in &last {
            match event {
                Event::Scored { seat, points, .. } | Event::FreedPlayBonus { seat, points } => {
                    scores[rules.seats.team(*seat)] += i32::from(*points);
                }
                Event::Awarded { void: true, .. } => voids += 1,
                Event::Awarded { team, points, .. } => scores[*team] += points,
                Event::Bonus(paid) if !paid.void => {
                    scores[rules.seats.team(paid.seat)] += i32::from(paid.points);
                }
                Event::BlockWithoutAward { tied } => {
                    assert_eq!(*tied, rules.block_award_to != Nobody, "{rules:?}");
                    assert_eq!(end, RoundEnd::Blocked);
                    ties += usize::from(*tied);
                }
                Event::Blocked => blocks += 1,
                _ => {}
            }
        }
        assert_eq!(scores, game.scores(), "{rules:?}: {last:?}");
        let told = last
            .iter()
            .any(|event| matches!(event, Event::Awarded { .. } | Event::BlockWithoutAward { .. }));
        assert!(told || end != RoundEnd::Blocked, "a block that comes to nothing says so");
    }
    assert!(blocks > 50 && ties > 0 && voids > 0, "{blocks}, {ties}, {voids}");
}

#[test]
fn without_a_target_who_goes_out_wins_only_a_level_game() {
    let first = RoundEnd::Domino(Seat::ALL[0]);
    for (scores, end, winner) in [
        ([15, 10, 5], first, Some(0)),
        ([10, 15, 5], first, Some(1)),
        ([15, 15, 10], first, Some(0)),
        ([15, 15, 15], first, Some(0)),
        // Another hand is dealt: nobody went out of those who are level.
        ([14, 15, 15], first, None),
        ([15, 15, 10], RoundEnd::Blocked, None),
        ([15, 10, 10], RoundEnd::Blocked, Some(0)),
    ] {
        let rules = Rules { seats: Three, target: None, ..Rules::default() };
        let by_team = ByTeam::from_fn(|team| scores.get(team.index()).copied().unwrap_or(0));
        let outcome = Outcome::after_round(&rules, end, &by_team);
        let won = outcome.map(|outcome| outcome.winner.map(Team::index));
        assert_eq!(won, winner.map(Some), "{scores:?}, {end:?}");
    }
}

#[test]
fn pips_cost_something_wherever_a_domino_or_a_block_is_paid_in_them() {
    for (domino_award, block_award_to, remaining, costs) in [
        (DominoAward::Pips, Nobody, Remaining::Nothing, true),
        (DominoAward::OnePoint, Low, Remaining::Nothing, true),
        (DominoAward::FiveABone, Last, Remaining::Nothing, true),
        (DominoAward::FiveABone, Nobody, Remaining::Nothing, false),
        (DominoAward::OnePoint, Nobody, Remaining::LoseOwn, true),
    ] {
        let rules = Rules { domino_award, block_award_to, remaining, ..Rules::default() };
        assert_eq!(rules.pips_left_matter(), costs, "{rules:?}");
    }
}

/// Partners play on after one went out: the next in turn is the next who still holds bones.
#[test]
fn a_player_who_is_out_is_not_compared_as_the_next_in_turn() {
    let bone = |text: &str| text.parse::<Bone>().expect("a bone");
    let hands: [&[&str]; 4] = [&["5-4"], &["3-2"], &[], &["6-4"]];
    for (last, expected) in [(1, 1), (0, 1), (3, 0)] {
        let of = |seat: usize| hands[seat].iter().map(|it| bone(it)).collect::<Vec<Bone>>();
        let rules = Rules {
            seats: Seats::Partners,
            block_award_to: BlockAwardRecipient::Blocker,
            ..Rules::default()
        };
        let block = engine::Block {
            pips: BySeat::from_fn(|seat| {
                of(seat.index()).iter().map(|it| u16::from(it.weight())).sum()
            }),
            out: BySeat::from_fn(|seat| of(seat.index()).is_empty()),
            leader: seat(0),
            last_to_play: seat(last),
        };
        let winner = block.winner(&rules).map(Seat::index);
        assert_eq!(winner.map(|seat| seat % 2), Some(expected), "{last} was the last");
        let naive: Vec<Vec<Bone>> = (0..4).map(of).collect();
        let found = block_winners(&rules, &naive, 0, last);
        assert_eq!(found, winner.into_iter().collect::<Vec<_>>());
    }
}

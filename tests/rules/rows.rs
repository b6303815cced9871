//! Section 4: each rule that can be set, with a round in which it makes a
//! difference. Leads, deals and ends of games are in `leads` and `games`.

use engine::{
    BlockAwardFormula, BlockAwardRecipient, Capicua, CountUnit, Direction, DominoAward, Draws, Fit,
    HandWorth, Remaining, Rules, Score, Seats, Spinner, TiedBlock,
};

use crate::fixture::{after, draw, legal};
use crate::pair::Pair;

/// The thing to compare after the line of play.
#[derive(Debug, Clone, Copy)]
enum Look {
    /// The legal actions; none when the round is over.
    May,
    /// The scores.
    Scores,
    /// The boneyard, and what is buried.
    Boneyard,
}

use Look::{Boneyard, May, Scores};

/// One rule, set two ways.
struct Row {
    rule: &'static str,
    seats: Seats,
    hands: &'static str,
    line: &'static str,
    look: Look,
    /// The rules that both ways have in common.
    both: fn(&mut Rules),
    one: (fn(&mut Rules), &'static str),
    other: (fn(&mut Rules), &'static str),
}

fn as_it_is(_: &mut Rules) {}

fn hands_to_six(rules: &mut Rules) {
    (rules.score, rules.target) = (Score::Hands, Some(6));
}

const TWO: Row = Row {
    rule: "",
    seats: Seats::Two,
    hands: "",
    line: "",
    look: May,
    both: as_it_is,
    one: (as_it_is, ""),
    other: (as_it_is, ""),
};

/// Seventeen bones without a six.
const SEVENTEEN: &str =
    "6-6 0-0 | 5-5 5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2 2-1 / 2-0 1-1 1-0";
const SEVENTEEN_AND_A_SIX: &str =
    "6-6 0-0 | 5-5 5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2 2-1 6-0 / 2-0 1-1";

const ROWS: &[Row] = &[
    Row {
        rule: "a spinner can be played on at four sides, when both long sides are covered",
        hands: "5-5 5-4 1-0 | 5-3 5-2 0-0",
        line: "5-5 5-3@E 5-4@W",
        one: (as_it_is, "pass"),
        other: (|r| r.spinner = Spinner::Single, "5-2@5-5N 5-2@5-5S"),
        ..TWO
    },
    Row {
        rule: "a second doublet is a spinner only if every doublet is",
        hands: "6-6 4-4 4-1 1-1 | 6-4 4-3 4-2",
        line: "6-6 6-4@E 4-4@E 4-3@E",
        one: (|r| r.spinner = Spinner::Single, "pass"),
        other: (|r| r.spinner = Spinner::Every, "4-1@4-4N 4-1@4-4S"),
        ..TWO
    },
    Row {
        rule: "the short sides of a doublet on a north arm face east and west",
        hands: "6-6 6-2 4-4 4-1 | 6-3 6-4 4-2 0-0",
        line: "6-6 6-3@E 6-2@W 6-4@N 4-4@N 4-2@N",
        one: (|r| r.spinner = Spinner::Single, "pass"),
        other: (|r| r.spinner = Spinner::Every, "4-1@4-4E 4-1@4-4W"),
        ..TWO
    },
    Row {
        rule: "what fits an end",
        hands: "6-6 4-4 | 6-1 5-1 6-5",
        line: "6-6",
        one: (as_it_is, "6-1@6-6E 6-1@6-6W 6-5@6-6E 6-5@6-6W"),
        other: (
            |r| r.fit = Fit::AddToSeven,
            "5-1@6-6E 5-1@6-6W 6-1@6-6E=1 6-1@6-6E=6 6-1@6-6W=1 6-1@6-6W=6",
        ),
        ..TWO
    },
    Row {
        rule: "fives",
        hands: "5-5 1-0 | 1-1",
        line: "5-5",
        look: Scores,
        one: (as_it_is, "0 0"),
        other: (|r| r.fives = true, "10 0"),
        ..TWO
    },
    Row {
        rule: "threes",
        hands: "3-3 1-0 | 1-1",
        line: "3-3",
        look: Scores,
        one: (as_it_is, "0 0"),
        other: (|r| r.threes = true, "6 0"),
        ..TWO
    },
    Row {
        rule: "threes besides fives: a multiple of both scores itself once",
        hands: "6-6 1-0 | 6-3 0-0",
        line: "6-6 6-3@E",
        look: Scores,
        both: |r| r.fives = true,
        one: (as_it_is, "0 15"),
        other: (|r| r.threes = true, "12 15"),
        ..TWO
    },
    Row {
        rule: "the count unit",
        hands: "6-6 1-0 | 6-3 0-0",
        line: "6-6 6-3@E",
        look: Scores,
        both: |r| (r.fives, r.threes) = (true, true),
        one: (as_it_is, "12 15"),
        other: (|r| r.count_unit = CountUnit::Multiples, "4 8"),
        ..TWO
    },
    Row {
        rule: "the count unit under fives alone",
        hands: "6-6 1-0 | 6-3 0-0",
        line: "6-6 6-3@E",
        look: Scores,
        both: |r| r.fives = true,
        one: (as_it_is, "0 15"),
        other: (|r| r.count_unit = CountUnit::Multiples, "0 3"),
        ..TWO
    },
    Row {
        rule: "equal ends: a doublet that is led makes 2",
        hands: "6-6 1-0 | 6-3 0-0",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "0 0"),
        other: (|r| r.headers = true, "2 0"),
        ..TWO
    },
    Row {
        rule: "equal ends: 2 without a doublet",
        hands: "6-6 3-1 0-0 | 6-3 6-1 1-0",
        line: "6-6 6-3@E 3-1@E 6-1@W",
        look: Scores,
        one: (as_it_is, "0 0"),
        other: (|r| r.headers = true, "2 2"),
        ..TWO
    },
    Row {
        rule: "equal ends: 3 with a doublet, which lies there or is played",
        hands: "6-6 6-3 3-3 1-0 | 6-1 3-1 0-0",
        line: "6-6 6-1@E 6-3@W 3-1@E 3-3@W",
        look: Scores,
        one: (as_it_is, "0 0"),
        other: (|r| r.headers = true, "5 2"),
        ..TWO
    },
    Row {
        rule: "equal ends score besides a count",
        hands: "5-5 1-0 | 6-3 0-0",
        line: "5-5",
        look: Scores,
        both: |r| r.fives = true,
        one: (as_it_is, "10 0"),
        other: (|r| r.headers = true, "12 0"),
        ..TWO
    },
    Row {
        rule: "where equal ends score, going out ends the hand of partners, too",
        seats: Seats::Partners,
        hands: "6-6 | 6-5 | 5-4 | 4-3",
        line: "6-6",
        look: Scores,
        both: |r| r.domino_award = DominoAward::OnePoint,
        one: (as_it_is, "0 0"),
        other: (|r| r.headers = true, "3 0"),
    },
    Row {
        rule: "draws",
        hands: "6-6 5-5 | 4-4 3-3 / 6-0 1-0",
        line: "6-6",
        one: (as_it_is, "draw"),
        other: (|r| r.draws = Draws::None, "pass"),
        ..TWO
    },
    Row {
        rule: "one draw, then pass",
        hands: "6-6 5-5 | 4-4 3-3 / 1-0 6-0",
        line: "6-6 draw",
        one: (as_it_is, "draw"),
        other: (|r| r.draws = Draws::One, "pass"),
        ..TWO
    },
    Row {
        rule: "the one bone drawn is played if it fits",
        hands: "6-6 5-5 | 4-4 3-3 / 6-0 1-0",
        line: "6-6 draw",
        one: (as_it_is, "6-0@6-6E 6-0@6-6W"),
        other: (|r| r.draws = Draws::One, "6-0@6-6E 6-0@6-6W"),
        ..TWO
    },
    Row {
        rule: "by choice, too, only one is drawn",
        hands: "6-6 5-5 | 6-4 3-3 / 1-0 2-0",
        line: "6-6 draw",
        both: |r| r.voluntary_draw = true,
        one: (as_it_is, "6-4@6-6E 6-4@6-6W draw"),
        other: (|r| r.draws = Draws::One, "6-4@6-6E 6-4@6-6W"),
        ..TWO
    },
    Row {
        rule: "whoever may draw again in the next turn has not passed for good",
        hands: "6-6 5-5 | 4-4 3-3 / 1-0 2-0 3-0",
        line: "6-6 draw pass draw pass",
        both: |r| r.draws = Draws::One,
        one: (as_it_is, "draw"),
        other: (|r| r.kept_back = 1, "pass"),
        ..TWO
    },
    Row {
        rule: "voluntary draw",
        hands: "6-6 5-5 | 6-4 3-3 / 1-0",
        line: "6-6",
        one: (as_it_is, "6-4@6-6E 6-4@6-6W"),
        other: (|r| r.voluntary_draw = true, "6-4@6-6E 6-4@6-6W draw"),
        ..TWO
    },
    Row {
        rule: "a voluntary draw can be followed by another, and by any bone that fits",
        hands: "6-6 5-5 | 6-4 3-3 / 6-0 1-0",
        line: "6-6 draw",
        both: |r| r.voluntary_draw = true,
        one: (as_it_is, "6-0@6-6E 6-0@6-6W 6-4@6-6E 6-4@6-6W draw"),
        other: (|r| r.kept_back = 1, "6-0@6-6E 6-0@6-6W 6-4@6-6E 6-4@6-6W"),
        ..TWO
    },
    Row {
        rule: "buried bones are not drawn",
        hands: "6-6 5-5 | 4-4 3-3 / 1-0 2-0 3-0",
        line: "6-6 draw",
        one: (as_it_is, "draw"),
        other: (|r| r.bury_two = true, "pass"),
        ..TWO
    },
    Row {
        rule: "the last two of the boneyard are buried",
        hands: "6-6 5-5 | 4-4 3-3 / 1-0 2-0 3-0",
        line: "6-6",
        look: Boneyard,
        one: (as_it_is, "1-0 2-0 3-0 buried"),
        other: (|r| r.bury_two = true, "1-0 buried 2-0 3-0"),
        ..TWO
    },
    Row {
        rule: "nothing is buried with draws off",
        hands: "6-6 5-5 | 4-4 3-3 / 1-0 2-0 3-0",
        line: "6-6",
        look: Boneyard,
        both: |r| r.bury_two = true,
        one: (as_it_is, "1-0 buried 2-0 3-0"),
        other: (|r| r.draws = Draws::None, "1-0 2-0 3-0 buried"),
        ..TWO
    },
    Row {
        rule: "one bone kept back",
        hands: "6-6 5-5 | 4-4 3-3 / 1-0 2-0",
        line: "6-6 draw",
        one: (as_it_is, "draw"),
        other: (|r| r.kept_back = 1, "pass"),
        ..TWO
    },
    Row {
        rule: "two bones kept back, in place of one",
        hands: "6-6 5-5 | 4-4 3-3 / 1-0 2-0 3-0",
        line: "6-6 draw",
        one: (|r| r.kept_back = 1, "draw"),
        other: (|r| r.kept_back = 2, "pass"),
        ..TWO
    },
    Row {
        rule: "bones are kept back besides those that are buried",
        hands: "6-6 5-5 | 4-4 3-3 / 1-0 2-0 3-0 4-0",
        line: "6-6 draw",
        both: |r| r.bury_two = true,
        one: (as_it_is, "draw"),
        other: (|r| r.kept_back = 1, "pass"),
        ..TWO
    },
    Row {
        rule: "the hand cap",
        hands: SEVENTEEN,
        line: "6-6 draw",
        one: (as_it_is, "draw"),
        other: (|r| r.hand_cap = true, "pass"),
        ..TWO
    },
    Row {
        rule: "under the hand cap nobody draws a nineteenth bone, by choice neither",
        hands: SEVENTEEN_AND_A_SIX,
        line: "6-6",
        both: |r| r.voluntary_draw = true,
        one: (as_it_is, "6-0@6-6E 6-0@6-6W draw"),
        other: (|r| r.hand_cap = true, "6-0@6-6E 6-0@6-6W"),
        ..TWO
    },
    Row {
        rule: "a capped hand passes and the other player goes on drawing",
        hands: SEVENTEEN,
        line: "6-6 draw pass",
        both: |r| r.hand_cap = true,
        one: (as_it_is, "draw"),
        other: (|r| r.kept_back = 2, "pass"),
        ..TWO
    },
    Row {
        rule: "the target ends the game at once",
        hands: "5-5 1-0 | 1-1",
        line: "5-5",
        both: |r| r.fives = true,
        one: (as_it_is, "pass"),
        other: (|r| r.target = Some(10), ""),
        ..TWO
    },
    Row {
        rule: "a score that overshoots an exact target is void",
        hands: "5-5 5-0 1-0 | 1-1",
        line: "5-5 pass 5-0@E",
        look: Scores,
        both: |r| (r.fives, r.target) = (true, Some(15)),
        one: (as_it_is, "20 0"),
        other: (|r| r.exact_target = true, "10 0"),
        ..TWO
    },
    Row {
        rule: "the domino award",
        hands: "6-6 | 5-4",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "9 0"),
        other: (|r| r.domino_award = DominoAward::FiveABone, "5 0"),
        ..TWO
    },
    Row {
        rule: "the domino award of one point, whatever is left",
        hands: "6-6 | 5-4 3-3",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "15 0"),
        other: (|r| r.domino_award = DominoAward::OnePoint, "1 0"),
        ..TWO
    },
    Row {
        rule: "the domino award of all pips, a partner's too",
        seats: Seats::Partners,
        hands: "6-6 | 5-4 | 3-3 | 1-0",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "10 0"),
        other: (|r| r.domino_award = DominoAward::AllPips, "16 0"),
        ..TWO
    },
    Row {
        rule: "pips in brackets: 20 are 2 points, and 21 are 3",
        hands: "6-6 | 5-4 5-5 1-0",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "20 0"),
        other: (|r| r.brackets = true, "2 0"),
        ..TWO
    },
    Row {
        rule: "pips in brackets of all hands",
        hands: "6-6 | 5-4 5-5 1-1",
        line: "6-6",
        look: Scores,
        both: |r| r.domino_award = DominoAward::AllPips,
        one: (as_it_is, "21 0"),
        other: (|r| r.brackets = true, "3 0"),
        ..TWO
    },
    Row {
        rule: "a block goes to the side with the lower sum, or to that of the lowest hand",
        seats: Seats::Partners,
        hands: "6-6 5-5 | 2-2 | 1-0 | 2-1",
        line: "6-6 pass pass pass pass",
        look: Scores,
        both: |r| r.block_award_of = BlockAwardFormula::Both,
        one: (as_it_is, "0 18"),
        other: (|r| r.block_award_to = BlockAwardRecipient::LowestHand, "18 0"),
    },
    Row {
        rule: "a block goes to the lower hand of the one who blocked and the next",
        seats: Seats::Partners,
        hands: "6-6 2-2 | 5-5 | 2-1 | 1-0",
        line: "6-6 pass pass pass pass",
        look: Scores,
        both: |r| r.block_award_of = BlockAwardFormula::Both,
        one: (|r| r.block_award_to = BlockAwardRecipient::LowestHand, "0 18"),
        other: (|r| r.block_award_to = BlockAwardRecipient::Blocker, "18 0"),
    },
    Row {
        rule: "a tied block to the side that led",
        seats: Seats::Partners,
        hands: "6-6 2-0 | 1-1 | 5-5 | 4-4",
        line: "6-6 pass pass pass pass",
        look: Scores,
        both: |r| {
            r.block_award_to = BlockAwardRecipient::LowestHand;
            r.block_award_of = BlockAwardFormula::Both;
        },
        one: (as_it_is, "0 0"),
        other: (|r| r.tied_block = TiedBlock::Leader, "22 0"),
    },
    Row {
        rule: "a tied block to the one who blocked",
        seats: Seats::Partners,
        hands: "6-6 5-5 | 6-4 2-0 | 1-1 | 3-3",
        line: "6-6 6-4@E pass pass pass pass",
        look: Scores,
        both: |r| {
            r.block_award_to = BlockAwardRecipient::Blocker;
            r.block_award_of = BlockAwardFormula::Both;
        },
        one: (as_it_is, "0 0"),
        other: (|r| r.tied_block = TiedBlock::Blocker, "0 20"),
    },
    Row {
        rule: "a tied block to the one who led, unless somebody else is tied",
        seats: Seats::Four,
        hands: "6-6 5-5 | 2-0 | 1-1 | 3-2",
        line: "6-6 pass pass pass pass",
        look: Scores,
        both: |r| r.block_award_of = BlockAwardFormula::Both,
        one: (|r| r.tied_block = TiedBlock::Leader, "0 0 0 0"),
        other: (|r| r.block_award_to = BlockAwardRecipient::Last, "19 0 0 0"),
    },
    Row {
        rule: "a hand won counts one, whatever lies in it",
        hands: "6-6 | 5-4",
        line: "6-6",
        look: Scores,
        both: |r| r.target = Some(6),
        one: (as_it_is, "9 0"),
        other: (|r| r.score = Score::Hands, "1 0"),
        ..TWO
    },
    Row {
        rule: "pips in brackets: three are 2 points",
        seats: Seats::Three,
        hands: "6-6 | 1-0 | 1-1",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "3 0 0"),
        other: (|r| r.brackets = true, "2 0 0"),
        ..TWO
    },
    Row {
        rule: "pips in brackets: two are 1 point",
        hands: "6-6 | 1-1",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "2 0"),
        other: (|r| r.brackets = true, "1 0"),
        ..TWO
    },
    Row {
        rule: "pips in brackets: no pips are no points",
        hands: "6-6 | 0-0",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "0 0"),
        other: (|r| r.brackets = true, "0 0"),
        ..TWO
    },
    Row {
        rule: "a capicúa",
        hands: "6-4 4-3 | 6-3 5-5",
        line: "6-4 6-3@W 4-3@E",
        look: Scores,
        one: (as_it_is, "10 0"),
        other: (|r| r.capicua = Capicua::Points(25), "35 0"),
        ..TWO
    },
    Row {
        rule: "a capicúa of any number of points",
        hands: "6-4 4-3 | 6-3 5-5",
        line: "6-4 6-3@W 4-3@E",
        look: Scores,
        one: (|r| r.capicua = Capicua::Points(1), "11 0"),
        other: (|r| r.capicua = Capicua::Points(500), "510 0"),
        ..TWO
    },
    Row {
        rule: "a hand won with a doublet counts two by the way out",
        hands: "6-4 4-4 | 6-3 5-5",
        line: "6-4 6-3@W 4-4@E",
        look: Scores,
        both: hands_to_six,
        one: (as_it_is, "1 0"),
        other: (|r| r.hand_worth = HandWorth::ByWayOut, "2 0"),
        ..TWO
    },
    Row {
        rule: "a hand won with a bone that fits both ends counts three by the way out",
        hands: "6-4 4-3 | 6-3 5-5",
        line: "6-4 6-3@W 4-3@E",
        look: Scores,
        both: hands_to_six,
        one: (as_it_is, "1 0"),
        other: (|r| r.hand_worth = HandWorth::ByWayOut, "3 0"),
        ..TWO
    },
    Row {
        rule: "both ends have to show different numbers for that",
        hands: "6-6 6-4 | 5-5 3-0",
        line: "6-6 pass 6-4@E",
        look: Scores,
        both: |r| {
            hands_to_six(r);
            r.hand_worth = HandWorth::ByWayOut;
        },
        one: (as_it_is, "1 0"),
        other: (|r| r.capicua_equal_ends = true, "3 0"),
        ..TWO
    },
    Row {
        rule: "a doublet on two equal ends counts four or six, even 0-0",
        hands: "6-6 6-5 0-0 | 6-0 5-0 3-3",
        line: "6-6 6-0@E 6-5@W 5-0@W 0-0@E",
        look: Scores,
        both: hands_to_six,
        one: (|r| r.hand_worth = HandWorth::ByWayOut, "4 0"),
        other: (|r| r.hand_worth = HandWorth::ByWayOutToSix, "6 0"),
        ..TWO
    },
    Row {
        rule: "a block counts one, whatever the way out is worth",
        hands: "6-6 5-5 | 1-0",
        line: "6-6 pass pass",
        look: Scores,
        both: hands_to_six,
        one: (as_it_is, "0 1"),
        other: (|r| r.hand_worth = HandWorth::ByWayOut, "0 1"),
        ..TWO
    },
    Row {
        rule: "a capicúa counts for one hand more, a doublet does not",
        hands: "6-4 4-3 | 6-3 5-5",
        line: "6-4 6-3@W 4-3@E",
        look: Scores,
        both: hands_to_six,
        one: (as_it_is, "1 0"),
        other: (|r| r.capicua = Capicua::HandMore, "2 0"),
        ..TWO
    },
    Row {
        rule: "who blocked loses a tied block of two",
        hands: "6-6 2-0 | 1-1",
        line: "6-6 pass pass",
        look: Scores,
        both: |r| r.block_award_of = BlockAwardFormula::Both,
        one: (|r| r.tied_block = TiedBlock::Blocker, "4 0"),
        other: (|r| r.tied_block = TiedBlock::BlockerLoses, "0 4"),
        ..TWO
    },
    Row {
        rule: "who blocked loses a tied block to the one who is tied, not to the third",
        seats: Seats::Three,
        hands: "6-6 2-0 | 1-1 | 4-4",
        line: "6-6 pass pass pass",
        look: Scores,
        both: |r| r.block_award_of = BlockAwardFormula::Both,
        one: (as_it_is, "4 4 0"),
        other: (|r| r.tied_block = TiedBlock::BlockerLoses, "0 12 0"),
    },
    Row {
        rule: "nobody wins a tied block if two are tied with the one who blocked, or that one is not",
        seats: Seats::Three,
        hands: "6-6 4-0 | 3-1 | 2-2",
        line: "6-6 pass pass pass",
        look: Scores,
        both: |r| r.block_award_of = BlockAwardFormula::Both,
        one: (|r| r.tied_block = TiedBlock::Blocker, "12 0 0"),
        other: (|r| r.tied_block = TiedBlock::BlockerLoses, "0 0 0"),
    },
    Row {
        rule: "a capicúa that doubles the hand",
        hands: "6-4 4-3 | 6-3 5-5",
        line: "6-4 6-3@W 4-3@E",
        look: Scores,
        one: (|r| r.capicua = Capicua::Points(100), "110 0"),
        other: (|r| r.capicua = Capicua::Doubles, "20 0"),
        ..TWO
    },
    Row {
        rule: "a capicúa with equal ends",
        hands: "6-6 6-4 | 5-5 3-0",
        line: "6-6 pass 6-4@E",
        look: Scores,
        both: |r| r.capicua = Capicua::Points(25),
        one: (as_it_is, "13 0"),
        other: (|r| r.capicua_equal_ends = true, "38 0"),
        ..TWO
    },
    Row {
        rule: "the last bone fits one end of two: no capicúa, but a chuchazo",
        hands: "6-6 0-0 | 6-0 5-5",
        line: "6-6 6-0@E 0-0@E",
        look: Scores,
        both: |r| r.capicua = Capicua::Points(100),
        one: (as_it_is, "10 0"),
        other: (|r| r.chuchazo = 30, "40 0"),
        ..TWO
    },
    Row {
        rule: "0-0 on two blank ends is a chuchazo, and no capicúa",
        hands: "6-6 6-5 0-0 | 6-0 5-0 3-3",
        line: "6-6 6-0@E 6-5@W 5-0@W 0-0@E",
        look: Scores,
        both: |r| (r.capicua, r.capicua_equal_ends) = (Capicua::Points(100), true),
        one: (as_it_is, "6 0"),
        other: (|r| r.chuchazo = 30, "36 0"),
        ..TWO
    },
    Row {
        rule: "the pass of the second player after the lead",
        hands: "6-6 6-4 | 5-5 3-0",
        line: "6-6 pass",
        look: Scores,
        one: (as_it_is, "0 0"),
        other: (|r| r.pass_after_lead = 25, "25 0"),
        ..TWO
    },
    Row {
        rule: "all others pass after one's bone",
        seats: Seats::Three,
        hands: "6-6 1-1 | 6-5 5-0 4-4 | 3-3",
        line: "6-6 6-5@E pass pass 5-0@E",
        look: Scores,
        one: (as_it_is, "0 0 0"),
        other: (|r| r.all_pass = 30, "0 30 0"),
        ..TWO
    },
    Row {
        rule: "all others pass, and the hand is blocked",
        seats: Seats::Three,
        hands: "6-6 1-1 | 6-5 4-0 | 3-3",
        line: "6-6 6-5@E pass pass pass",
        look: Scores,
        one: (as_it_is, "8 0 0"),
        other: (|r| r.all_pass = 30, "8 0 0"),
        ..TWO
    },
    Row {
        rule: "passes after the lead are not paid twice",
        hands: "6-6 6-4 2-1 | 5-5 3-0",
        line: "6-6 pass 6-4@E",
        look: Scores,
        both: |r| r.all_pass = 30,
        one: (as_it_is, "30 0"),
        other: (|r| r.pass_after_lead = 25, "25 0"),
        ..TWO
    },
    Row {
        rule: "all others pass, but one of them has drawn",
        hands: "6-6 6-4 2-1 | 5-5 3-0 / 3-3",
        line: "6-6 draw pass 6-4@E",
        look: Scores,
        both: |r| (r.draws, r.all_pass) = (Draws::One, 30),
        one: (as_it_is, "0 0"),
        other: (|r| r.pass_after_lead = 25, "25 0"),
        ..TWO
    },
    Row {
        rule: "no pass scores where every side loses its own",
        hands: "6-6 6-4 2-1 | 5-5 3-0",
        line: "6-6 pass 6-4@E",
        look: Scores,
        both: |r| (r.fives, r.all_pass, r.pass_after_lead) = (true, 30, 25),
        one: (as_it_is, "25 0"),
        other: (|r| r.remaining = Remaining::LoseOwn, "0 0"),
        ..TWO
    },
    Row {
        rule: "a pass that brings its side to the target ends nothing",
        hands: "6-6 6-4 2-1 | 5-5 3-0",
        line: "6-6 pass",
        both: |r| r.target = Some(25),
        one: (as_it_is, "6-4@6-6E 6-4@6-6W"),
        other: (|r| r.pass_after_lead = 25, "6-4@6-6E 6-4@6-6W"),
        ..TWO
    },
    Row {
        rule: "the first hands of a game",
        hands: "6-6 | 5-4",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "9 0"),
        other: (|r| r.first_hands = true, "109 0"),
        ..TWO
    },
    Row {
        rule: "a bonus that overshoots an exact target is void",
        hands: "6-6 6-4 | 5-5 3-0",
        line: "6-6 pass",
        look: Scores,
        both: |r| (r.pass_after_lead, r.target) = (50, Some(40)),
        one: (as_it_is, "50 0"),
        other: (|r| r.exact_target = true, "0 0"),
        ..TWO
    },
    Row {
        rule: "whom a block awards",
        hands: "6-6 5-5 | 1-0",
        line: "6-6 pass pass",
        look: Scores,
        one: (as_it_is, "0 9"),
        other: (|r| r.block_award_to = BlockAwardRecipient::Last, "9 0"),
        ..TWO
    },
    Row {
        rule: "what a block awards",
        hands: "6-6 5-5 | 1-0",
        line: "6-6 pass pass",
        look: Scores,
        one: (|r| r.block_award_of = BlockAwardFormula::Opponents, "0 10"),
        other: (|r| r.block_award_of = BlockAwardFormula::Both, "0 11"),
        ..TWO
    },
    Row {
        rule: "a block of one point",
        hands: "6-6 5-5 | 1-0",
        line: "6-6 pass pass",
        look: Scores,
        one: (as_it_is, "0 9"),
        other: (|r| r.block_award_of = BlockAwardFormula::OnePoint, "0 1"),
        ..TWO
    },
    Row {
        rule: "two of three who are tied share a block, but not one point",
        seats: Seats::Three,
        hands: "6-6 5-5 | 2-0 | 1-1",
        line: "6-6 pass pass pass",
        look: Scores,
        one: (as_it_is, "0 5 5"),
        other: (|r| r.block_award_of = BlockAwardFormula::OnePoint, "0 0 0"),
        ..TWO
    },
    Row {
        rule: "rounding, of awards and not of counts",
        hands: "6-6 | 6-2 5-2",
        line: "6-6",
        look: Scores,
        both: |r| r.threes = true,
        one: (as_it_is, "27 0"),
        other: (|r| r.rounding = true, "27 0"),
        ..TWO
    },
    Row {
        rule: "what remains in hand",
        hands: "6-6 | 5-4",
        line: "6-6",
        look: Scores,
        both: |r| r.fives = true,
        one: (as_it_is, "9 0"),
        other: (|r| r.remaining = Remaining::LoseOwn, "0 -9"),
        ..TWO
    },
    Row {
        rule: "what remains in hand is lost as the rules round",
        hands: "6-6 | 5-4",
        line: "6-6",
        look: Scores,
        both: |r| (r.fives, r.remaining) = (true, Remaining::LoseOwn),
        one: (as_it_is, "0 -9"),
        other: (|r| r.rounding = true, "0 -10"),
        ..TWO
    },
    Row {
        rule: "claims: what is void for its maker is there for nobody",
        hands: "5-5 6-5 1-0 | 5-4 4-3",
        line: "5-5 claim-10 5-4@5-5W silence 6-5@5-5E silence claim-10",
        look: Scores,
        both: |r| (r.fives, r.claims, r.target) = (true, true, Some(15)),
        one: (as_it_is, "10 10"),
        other: (|r| r.exact_target = true, "10 0"),
        ..TWO
    },
    Row {
        rule: "the direction changes where the seats are, and not their order",
        seats: Seats::Three,
        hands: "6-6 5-5 | 6-5 4-4 | 6-4 3-3",
        line: "6-6",
        one: (as_it_is, "6-5@6-6E 6-5@6-6W"),
        other: (|r| r.direction = Direction::CounterClockwise, "6-5@6-6E 6-5@6-6W"),
        ..TWO
    },
    Row {
        rule: "which partner leads: either",
        seats: Seats::Partners,
        hands: "6-6 | 5-4 | 3-3 | 1-0",
        one: (as_it_is, "6-6"),
        other: (|r| r.partner_may_lead = true, "6-6 yield"),
        ..TWO
    },
    Row {
        rule: "which partner leads: either, if there are partners",
        seats: Seats::Four,
        hands: "6-6 | 5-4 | 3-3 | 1-0",
        one: (as_it_is, "6-6"),
        other: (|r| r.partner_may_lead = true, "6-6"),
        ..TWO
    },
    Row {
        rule: "partnerships",
        seats: Seats::Four,
        hands: "6-6 | 5-4 | 3-3 | 1-0",
        line: "6-6",
        look: Scores,
        one: (as_it_is, "16 0 0 0"),
        other: (|r| r.seats = Seats::Partners, "10 0"),
        ..TWO
    },
    Row {
        rule: "claims",
        hands: "5-5 1-0 | 1-1",
        line: "5-5",
        both: |r| r.fives = true,
        one: (as_it_is, "pass"),
        other: (|r| r.claims = true, "silence claim"),
        ..TWO
    },
];

#[test]
fn every_rule_makes_the_difference_it_names() {
    for row in ROWS {
        for (change, expected) in [row.one, row.other] {
            let mut rules = draw(row.seats);
            (row.both)(&mut rules);
            change(&mut rules);
            rules.check().expect("rules that make a game");
            let pair = after(&rules, row.hands, row.line);
            assert_eq!(seen(&pair, row.look), expected, "{}: {rules:?}", row.rule);
        }
    }
}

fn seen(pair: &Pair, look: Look) -> String {
    let words = |words: Vec<String>| words.join(" ");
    match look {
        May => legal(pair),
        Scores => words(pair.naive.scores.iter().map(i32::to_string).collect()),
        Boneyard => {
            let yard = pair.real.boneyard();
            let mut bones: Vec<String> = yard.bones().iter().map(ToString::to_string).collect();
            bones.push("buried".to_owned());
            bones.extend(yard.buried().iter().map(ToString::to_string));
            words(bones)
        }
    }
}

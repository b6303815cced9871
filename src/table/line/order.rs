//! The ways to try for a bone, best first.

use engine::{Bone, End, Side, Spinner};

use super::chain::Chain;
use super::place::{Way, clockwise, is_row};

/// A way of laying a bone, as a candidate that has not been checked yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WayToTry {
    pub way: Way,
    /// Whether the way turns in the wrong direction.
    pub is_wrong_turn: bool,
}

/// How the line reaches an end.
enum Approach {
    /// In a row, or straight up or down from a spinner.
    Onwards,
    /// Up or down out of a row, with one bone laid by a side turn.
    SideTurn,
    /// Up or down out of a row, with one bone laid by a beyond turn.
    BeyondTurn,
    /// Up or down out of a row, with two bones or more.
    Column,
}

/// The ways in which a bone may be laid on an end, free or not: first those that turn in the right
/// direction, then the others.
///
/// Only plain bones turn, and only on plain bones. A row turns outwards: clockwise first, then up
/// or down as its arm did before. A column that came out of a row turns back against that row, so
/// that rows are three widths apart; where other arms may lie beside it, it goes straight on as
/// long as it can.
pub(super) fn ordered_ways(chain: &Chain, end: End, bone: Bone) -> Vec<WayToTry> {
    let tip = chain.tip(end);
    if chain.lies_across(bone) || chain.lies_across(end.on) {
        let straight = tip.rect(Way::Straight, chain.lies_across(bone));
        let is_taken = chain.bones.iter().any(|laid| laid.rect.intersects(straight));
        let right = clockwise(tip.heading);
        let leaning = [right, right.opposite()].map(Way::BeyondTurn);
        return ways_to_try(if is_taken { &leaning } else { &[Way::Straight] }, false);
    }
    let (right, approach) = turn_and_approach(chain, end, tip.heading);
    let ways = |turn: Side| {
        let (side, beyond) = (Way::SideTurn(turn), Way::BeyondTurn(turn));
        match approach {
            Approach::Onwards => [Way::Straight, side, beyond],
            Approach::SideTurn => [beyond, side, Way::Straight],
            Approach::BeyondTurn => [Way::Straight, beyond, side],
            Approach::Column => [side, beyond, Way::Straight],
        }
    };
    let mut order = ways_to_try(&ways(right), false);
    let wrong = ways_to_try(&ways(right.opposite()), true);
    order.extend(wrong.into_iter().filter(|it| it.way != Way::Straight));
    order
}

/// The side to which the line should turn next, and how it reaches a plain end.
fn turn_and_approach(chain: &Chain, end: End, heading: Side) -> (Side, Approach) {
    let mut arm = chain.arm(end).peekable();
    if is_row(heading) {
        let before = arm.map(|laid| laid.heading).find(|it| !is_row(*it));
        return (before.unwrap_or(clockwise(heading)), Approach::Onwards);
    }
    let mut upright = Vec::new();
    while let Some(laid) = arm.next_if(|laid| laid.heading == heading) {
        upright.push(laid.way);
    }
    let Some(row) = arm.next() else {
        return (clockwise(heading), Approach::Onwards);
    };
    let approach = match upright[..] {
        _ if chain.spinner_rule != Spinner::None => Approach::Onwards,
        [Way::SideTurn(_)] => Approach::SideTurn,
        [_] => Approach::BeyondTurn,
        _ => Approach::Column,
    };
    (row.heading.opposite(), approach)
}

fn ways_to_try(ways: &[Way], is_wrong_turn: bool) -> Vec<WayToTry> {
    let to_try = |way: &Way| WayToTry { way: *way, is_wrong_turn };
    ways.iter().map(to_try).collect()
}

/// All five ways to lay a bone on an end, including turns at doublets.
pub(super) fn all_ways(chain: &Chain, end: End) -> Vec<Way> {
    let right = clockwise(chain.tip(end).heading);
    let sides = [right, right.opposite()];
    let turns = sides.map(Way::SideTurn).into_iter();
    std::iter::once(Way::Straight).chain(turns).chain(sides.map(Way::BeyondTurn)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::chain::tests::{chain, play};
    use super::*;
    use Side::{East, North, South, West};
    use Way::{BeyondTurn, SideTurn, Straight};

    /// The ways to lay one more bone after some plays: the right ones and the wrong ones.
    fn ways(spinner: Spinner, lead: &str, plays: &[(&str, Way)], text: &str) -> [Vec<Way>; 2] {
        let (bone, end) = play(text);
        let order = ordered_ways(&chain(spinner, lead, plays), end, bone);
        [false, true].map(|is_wrong_turn| {
            let ways = order.iter().filter(|it| it.is_wrong_turn == is_wrong_turn);
            ways.map(|it| it.way).collect()
        })
    }

    #[test]
    fn a_doublet_and_a_bone_on_a_doublet_go_straight() {
        let only_straight = [vec![Straight], Vec::new()];
        let plays = [("6-5@6-6E", Straight)];
        assert_eq!(ways(Spinner::None, "6-6", &plays, "5-5@6-5E"), only_straight);
        assert_eq!(ways(Spinner::None, "6-6", &[], "6-5@6-6E"), only_straight);
    }

    #[test]
    fn a_doublet_leans_where_a_bone_lies_already() {
        // The line returns to its first bone from below.
        let plays = [
            ("6-5@6-6E", Straight),
            ("5-4@6-5E", SideTurn(South)),
            ("4-3@5-4E", BeyondTurn(West)),
            ("3-1@4-3E", BeyondTurn(North)),
        ];
        let [found, _] = ways(Spinner::None, "6-6", &plays, "1-1@3-1E");
        assert_eq!(found, [BeyondTurn(East), BeyondTurn(West)]);
    }

    #[test]
    fn a_row_turns_outwards() {
        let plays = [("6-5@6-6E", Straight), ("6-4@6-6W", Straight)];
        for (text, right) in [("5-3@6-5E", South), ("4-3@6-4W", North)] {
            let wrong = right.opposite();
            assert_eq!(
                ways(Spinner::None, "6-6", &plays, text),
                [
                    vec![Straight, SideTurn(right), BeyondTurn(right)],
                    vec![SideTurn(wrong), BeyondTurn(wrong)],
                ],
                "{text}: clockwise at first"
            );
        }
        let plays =
            [("6-5@6-6E", Straight), ("5-4@6-5E", SideTurn(North)), ("4-3@5-4E", BeyondTurn(West))];
        let [right, _] = ways(Spinner::None, "6-6", &plays, "3-2@4-3E");
        let up = vec![Straight, SideTurn(North), BeyondTurn(North)];
        assert_eq!(right, up, "then up, as it did before");
    }

    #[test]
    fn a_column_out_of_a_row_turns_back_against_it() {
        let side = ("5-4@6-5E", SideTurn(South));
        let beyond = ("5-4@6-5E", BeyondTurn(South));
        let more = ("4-3@5-4E", Straight);
        for (plays, text, right) in [
            (vec![side], "4-3@5-4E", [BeyondTurn(West), SideTurn(West), Straight]),
            (vec![beyond], "4-3@5-4E", [Straight, BeyondTurn(West), SideTurn(West)]),
            (vec![side, more], "3-2@4-3E", [SideTurn(West), BeyondTurn(West), Straight]),
        ] {
            let plays = [vec![("6-5@6-6E", Straight)], plays].concat();
            let [found, wrong] = ways(Spinner::None, "6-6", &plays, text);
            assert_eq!(found, right, "{plays:?}");
            assert_eq!(wrong.len(), 2, "the other hand: {wrong:?}");
            let turns_on = |way: &Way| matches!(way, SideTurn(East) | BeyondTurn(East));
            assert!(wrong.iter().all(turns_on), "the other hand: {wrong:?}");
            let [beside_arms, _] = ways(Spinner::Single, "6-6", &plays, text);
            assert_eq!(beside_arms[0], Straight, "{plays:?} with a spinner");
        }
    }

    #[test]
    fn an_arm_that_stands_on_a_spinner_turns_clockwise() {
        let plays = [
            ("6-5@6-6E", Straight),
            ("6-4@6-6W", Straight),
            ("6-3@6-6N", Straight),
            ("6-2@6-6S", Straight),
        ];
        for (text, right) in [("3-1@6-3N", East), ("2-1@6-2S", West)] {
            let [found, _] = ways(Spinner::Single, "6-6", &plays, text);
            let clockwise = vec![Straight, SideTurn(right), BeyondTurn(right)];
            assert_eq!(found, clockwise, "{text}");
        }
    }
}

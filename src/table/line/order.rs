//! The ways to try for a bone, best first.

use engine::{Bone, End, Side};

use super::chain::Chain;
use super::place::{Way, clockwise, is_row};

/// A way, and whether it turns to the wrong hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Try {
    pub way: Way,
    pub is_wrong: bool,
}

/// How the line has come to an end.
enum Course {
    /// In a row, or upright from a spinner.
    Onwards,
    /// Upright out of a row, by a side turn of one bone.
    SideTurn,
    /// Upright out of a row, by a beyond turn of one bone.
    BeyondTurn,
    /// Upright out of a row, with two bones or more.
    Column,
}

/// The ways in which a bone may be laid on an end, whether or not they are free: first
/// those that turn to the right hand, then the others.
///
/// Only plain bones turn, and only on plain bones. A row turns outwards: clockwise first,
/// then up or down as its arm did before. A column that came out of a row turns back
/// against it, so that rows are three widths apart.
pub(super) fn order(chain: &Chain, end: End, bone: Bone) -> Vec<Try> {
    let tip = chain.tip(end);
    if bone.is_doublet() || end.on.is_doublet() {
        let straight = tip.rect(Way::Straight, bone.is_doublet());
        let is_taken = chain
            .bones
            .iter()
            .any(|laid| laid.rect.intersects(straight));
        let right = clockwise(tip.heading);
        let leaning = [right, right.opposite()].map(Way::BeyondTurn);
        return tries(if is_taken { &leaning } else { &[Way::Straight] }, false);
    }
    let (right, course) = course(chain, end, tip.heading);
    let ways = |turn: Side| {
        let (side, beyond) = (Way::SideTurn(turn), Way::BeyondTurn(turn));
        match course {
            Course::Onwards => [Way::Straight, side, beyond],
            Course::SideTurn => [beyond, side, Way::Straight],
            Course::BeyondTurn => [Way::Straight, beyond, side],
            Course::Column => [side, beyond, Way::Straight],
        }
    };
    let mut order = tries(&ways(right), false);
    let wrong = tries(&ways(right.opposite()), true);
    order.extend(wrong.into_iter().filter(|it| it.way != Way::Straight));
    order
}

/// The right hand to turn to, and how the line has come to a plain end.
fn course(chain: &Chain, end: End, heading: Side) -> (Side, Course) {
    let mut arm = chain.arm(end).peekable();
    if is_row(heading) {
        let before = arm.map(|laid| laid.heading).find(|it| !is_row(*it));
        return (before.unwrap_or(clockwise(heading)), Course::Onwards);
    }
    let mut upright = Vec::new();
    while let Some(laid) = arm.next_if(|laid| laid.heading == heading) {
        upright.push(laid.way);
    }
    let Some(row) = arm.next() else {
        return (clockwise(heading), Course::Onwards);
    };
    let course = match upright[..] {
        [Way::SideTurn(_)] => Course::SideTurn,
        [_] => Course::BeyondTurn,
        _ => Course::Column,
    };
    (row.heading.opposite(), course)
}

fn tries(ways: &[Way], is_wrong: bool) -> Vec<Try> {
    let one = |way: &Way| Try {
        way: *way,
        is_wrong,
    };
    ways.iter().map(one).collect()
}

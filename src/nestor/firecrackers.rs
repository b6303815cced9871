//! When a judge uses a firecracker. The search weighs every use of one; this rule
//! is for the other levels, and for the rounds that the search plays out.

use engine::{Action, Bone, Bones, FREED_PLAY_BONUS, Position, Rules, Seat, Table};

/// What it is worth not to draw, in points: about a bone in hand, and the turn.
const NO_DRAW: u8 = 5;

/// A firecracker is kept for a better moment if it brings fewer points than this.
const WORTH_IT: u8 = 5;

/// Who holds no more bones than this keeps nothing for later.
const LAST_BONES: u8 = 2;

/// What `seat`, who is in turn and holds `hand`, blows up; `None` if the
/// firecracker is kept, or there is none.
pub(super) fn blow_up(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    hand: Bones,
) -> Option<Action> {
    if !position.has_firecracker(seat) {
        return None;
    }
    let table = position.table();
    let least = if hand.len() <= LAST_BONES {
        1
    } else {
        WORTH_IT
    };
    let bones = table.outermost_bones().iter();
    let worth = bones.filter_map(|bone| Some((worth(rules, table, hand, bone)?, bone)));
    let (most, bone) = worth.max()?;
    (most >= least).then_some(Action::BlowUp(bone))
}

/// What it brings to blow this bone up, in points.
fn worth(rules: &Rules, table: &Table, hand: Bones, bone: Bone) -> Option<u8> {
    let mut after = *table;
    after.blow_up(bone).ok()?;
    let (could, can) = (table.playable(hand), after.playable(hand));
    let points = rules.count_points(after.count());
    Some(match (could.is_empty(), can.is_empty()) {
        (true, false) => points + FREED_PLAY_BONUS + NO_DRAW,
        // It would have to draw instead.
        (false, true) => points.saturating_sub(NO_DRAW),
        _ => points,
    })
}

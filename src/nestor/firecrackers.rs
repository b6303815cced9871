//! When to use a firecracker: a rule of thumb for evaluators. The search tries every use.

use engine::{Action, Bone, Bones, FREED_PLAY_BONUS, Position, Rules, Seat, Table};

/// The value of not having to draw, in points.
const DRAW_AVOIDED_POINTS: u8 = 5;

/// The least gain, in points, for which a firecracker is used.
const MIN_GAIN_POINTS: u8 = 5;

/// The largest hand with which any gain is enough.
const SMALL_HAND_SIZE: u8 = 2;

/// Chooses the bone that the player in `seat`, who is to move with `hand`, blows up. `None` if the
/// player keeps the firecracker, or has none.
pub(super) fn choose(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    hand: Bones,
) -> Option<Action> {
    if !position.has_firecracker(seat) {
        return None;
    }
    let table = position.table();
    let least = if hand.len() <= SMALL_HAND_SIZE { 1 } else { MIN_GAIN_POINTS };
    let bones = table.outermost_bones().iter();
    let gains = bones.filter_map(|bone| Some((gain(rules, table, hand, bone)?, bone)));
    let (most, bone) = gains.max()?;
    (most >= least).then_some(Action::BlowUp(bone))
}

/// The gain of blowing up this bone, in points; `None` if it cannot be blown up.
fn gain(rules: &Rules, table: &Table, hand: Bones, bone: Bone) -> Option<u8> {
    let mut after = *table;
    after.blow_up(bone).ok()?;
    let (could, can) = (table.playable(hand), after.playable(hand));
    let points = rules.count_points(after.count());
    Some(match (could.is_empty(), can.is_empty()) {
        (true, false) => points + FREED_PLAY_BONUS + DRAW_AVOIDED_POINTS,
        // The player would have to draw.
        (false, true) => points.saturating_sub(DRAW_AVOIDED_POINTS),
        _ => points,
    })
}

//! What an action would make of the table.

use engine::{Action, Position, View};

/// What a play, or a firecracker, would bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preview {
    /// The table count after it.
    pub count: u8,
    /// The points that count brings the viewer: none where they would be void.
    pub points: u8,
}

/// What an action of the viewer would make of the table, if it is allowed.
pub(super) fn preview(view: &View, actions: &[Action], action: Action) -> Option<Preview> {
    if !actions.contains(&action) {
        return None;
    }
    let (rules, position) = (view.rules(), view.position());
    let mut after: Position = *position;
    after.apply(rules, action).ok()?;
    let count = after.table().count();
    let score = position.scores()[rules.seats.team(view.seat())];
    let points = rules.points_for(count, score);
    Some(Preview { count, points })
}

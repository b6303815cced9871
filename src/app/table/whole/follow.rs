//! Following a hand from picture to picture.

use super::laid_table::LaidTable;
use super::lay_out::lay_out;
use super::room::Room;
use engine::{PlacedBone, Spinner, Table};

/// Lays out the bones that were `placed` as somebody saw them who was there from
/// the first one, so that a program which has just been started shows the same
/// picture as the one before it. What is seen already in the `last` picture is
/// not laid again.
///
/// In another room than before the last picture is only fitted: to lay a whole
/// hand takes too long for one frame.
pub fn follow(
    table: &Table,
    placed: &[PlacedBone],
    spinner: Spinner,
    room: Room,
    last: Option<&LaidTable>,
) -> Option<LaidTable> {
    let last = last.filter(|last| last.spinner == spinner);
    let last = last.filter(|last| last.placed.first() == placed.first());
    let Some(last) = last.map(|last| last.fitted_into(room)) else {
        let laid = from_the_first(placed, spinner, room, None);
        return laid.or_else(|| lay_out(table, placed, spinner, room, None));
    };
    let laid = if last.placed == placed {
        return Some(last);
    } else if placed.starts_with(&last.placed) {
        from_the_first(placed, spinner, room, Some(&last))
    } else {
        None
    };
    let laid = laid.or_else(|| lay_out(table, placed, spinner, room, Some(&last)));
    laid.map(|laid| LaidTable {
        is_fitted: last.is_fitted,
        ..laid
    })
}

/// Lays out one bone after the other, those after the ones in the `last` picture.
/// `None` where the table has not come about like that: since a firecracker, a
/// short side may have been played on while a long one is open.
fn from_the_first(
    placed: &[PlacedBone],
    spinner: Spinner,
    room: Room,
    last: Option<&LaidTable>,
) -> Option<LaidTable> {
    let mut laid = last.cloned();
    let seen = last.map_or(0, |last| last.placed.len());
    let mut so_far = Table::EMPTY;
    for (n, play) in placed.iter().enumerate() {
        let done = match play.end {
            None => so_far.lead(spinner, play.bone),
            Some(end) => so_far.play(spinner, play.bone, end),
        };
        done.ok()?;
        if n >= seen {
            laid = lay_out(&so_far, &placed[..=n], spinner, room, laid.as_ref());
        }
    }
    laid
}

impl LaidTable {
    /// The same table laid anew if it was only fitted, which takes its time.
    #[must_use]
    pub fn laid_anew(&self) -> Self {
        from_the_first(&self.placed, self.spinner, self.room, None).unwrap_or_else(|| Self {
            is_fitted: false,
            ..self.clone()
        })
    }
}

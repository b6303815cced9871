//! What the player has chosen at the table.

use crate::command::Between;
use engine::{Bone, Seat, Viewer};

/// What the player has chosen at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableChoices {
    /// From whose seat the table is seen, and what is laid open besides.
    pub viewer: Viewer,
    /// The selected bone.
    pub selected: Option<Bone>,
    /// Whether the firecracker is taken up.
    pub firecracker: bool,
    /// Whether points that another has left are to be claimed.
    pub claims: bool,
    /// The bones of the line that are shown though only its ends are.
    pub between: Option<Between>,
}

impl TableChoices {
    /// The table as it is seen from a seat when nothing was chosen yet.
    pub const fn at(seat: Seat) -> Self {
        Self {
            viewer: Viewer::at(seat),
            selected: None,
            firecracker: false,
            claims: false,
            between: None,
        }
    }
}

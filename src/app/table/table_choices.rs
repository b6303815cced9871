//! What the player chooses about the picture.

use super::viewpoint::Viewpoint;
use engine::{Bone, Seat, Viewer};

/// What the player chooses about the picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TableChoices {
    /// From whose seat the table is seen, and what is laid open besides.
    pub viewer: Viewer,
    /// The bone that is taken up.
    pub selected: Option<Bone>,
    /// Whether the firecracker is taken up.
    pub firecracker: bool,
    /// From where the whole table is looked at; `None` follows the play.
    pub viewpoint: Option<Viewpoint>,
}

impl TableChoices {
    /// The table as it is seen from a seat when nothing was chosen yet.
    pub const fn at(seat: Seat) -> Self {
        Self {
            viewer: Viewer::at(seat),
            selected: None,
            firecracker: false,
            viewpoint: None,
        }
    }
}

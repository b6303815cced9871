//! What is seen while hands are taken, and not dealt.

use std::collections::BTreeSet;

use engine::{Bone, Seat};

/// All bones lie face down on the table, and are taken from there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakingModel {
    /// The backs that lie there, counted from the first.
    pub lying: BTreeSet<usize>,
    /// Whether the viewer is to take one.
    pub waits_for_viewer: bool,
    /// What has been drawn for the lead, while it is drawn for: the viewer's
    /// first.
    pub lots: Option<Vec<Lot>>,
    /// How many draw for it.
    pub drawers: usize,
}

/// A bone that was drawn for the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lot {
    /// Who drew it.
    pub seat: Seat,
    /// The bone.
    pub bone: Bone,
}

impl TakingModel {
    /// What has been drawn for the lead.
    pub fn lots(&self) -> &[Lot] {
        self.lots.as_deref().unwrap_or_default()
    }
}

//! What painting a part of the table takes besides the model.

use super::motion::Motion;
use crate::app::theme::Look;
use crate::engine::{Bone, End, Rules, Seating};

/// What the painting needs besides the model.
#[derive(Debug, Clone, Copy)]
pub struct PaintContext<'a> {
    /// The colours.
    pub look: &'a Look,
    /// The rules of the round.
    pub rules: &'a Rules,
    /// Who sits where.
    pub seating: &'a Seating,
    /// Whether counts are to be shown.
    pub counts: bool,
    /// The bone whose line in the log is pointed at: it glows in place of the
    /// newest.
    pub pointed_at: Option<Bone>,
    /// The end that flickers now.
    pub flicker: Option<End>,
    /// How much of their time the numbers that made a score have been shown,
    /// from 0.0 to 1.0.
    pub score: Option<f32>,
    /// Where the bones are on their way.
    pub motion: &'a Motion,
}

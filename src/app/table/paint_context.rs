//! What every part of the table is painted from.

use super::held::Held;
use super::layout::Arrangement;
use super::model::TableModel;
use super::motion::Motion;
use super::source::Points;
use crate::app::theme::Look;
use engine::{Bone, End, Rules, Seating};

/// What every part of the table is painted from.
#[derive(Debug, Clone, Copy)]
pub struct PaintContext<'a> {
    /// What is shown.
    pub model: &'a TableModel,
    /// Where it goes.
    pub arrangement: &'a Arrangement,
    /// The colours.
    pub look: &'a Look,
    /// The rules of the round.
    pub rules: &'a Rules,
    /// Who sits where.
    pub seating: &'a Seating,
    /// Whether counts are to be shown.
    pub counts: bool,
    /// Whether the viewer may draw now.
    pub can_draw: bool,
    /// Why not, where that is to be told.
    pub why_no_draw: Option<&'a str>,
    /// Whether what is pointed at tells about itself: no window is in front.
    pub tips: bool,
    /// The bone whose line in the log is pointed at: it glows in place of the
    /// newest.
    pub pointed_at: Option<Bone>,
    /// The bone that is blown up, and how much of that has passed, from 0.0 to 1.0.
    pub blast: Option<(Bone, f32)>,
    /// The end that flickers now.
    pub flicker: Option<End>,
    /// How much of their time the numbers that made a score have been shown,
    /// from 0.0 to 1.0.
    pub score: Option<f32>,
    /// How much is seen of the ends, from 0.0 to 1.0: nothing while the hand is
    /// dealt.
    pub ends: f32,
    /// How far the bones that are laid open at the end of a hand have turned
    /// over, from 0.0 to 1.0.
    pub turned: f32,
    /// The points that are on their way.
    pub points: &'a [Points<'a>],
    /// The bone that the pointer holds.
    pub held: Option<Held>,
    /// Where the bones are on their way.
    pub motion: &'a Motion,
}

//! Where an arm can go on.

use super::ahead::Ahead;
use super::place::Tip;
use crate::engine::{End, Pips};

/// A side of a bone that the next one of its arm would touch; with a spinner
/// it may not be open yet.
#[derive(Debug, Clone)]
pub(super) struct Open {
    pub end: End,
    pub pips: Pips,
    pub tip: Tip,
    /// Whether it is a side of a spinner.
    pub spun: bool,
    pub ahead: Ahead,
}

impl Open {
    /// How the next bone touches.
    pub const fn aim(&self, is_doublet: bool) -> Tip {
        if is_doublet {
            self.ahead.doublet
        } else {
            self.ahead.bone.tip
        }
    }
}

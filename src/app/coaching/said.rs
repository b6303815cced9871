//! What the coach has said of the position on the table.

use crate::coach::Hint;

/// What the coach has said of the position on the table; dropped when it changes.
#[derive(Debug, Default)]
pub struct Said {
    /// What would be best to do.
    pub hint: Option<Hint>,
}

//! The whole table as it was seen.

use crate::app::table::viewpoint::Viewpoint;
use crate::app::table::whole::LaidTable;

/// The whole table as it was laid out, and from where it is seen.
#[derive(Debug, Clone, PartialEq)]
pub struct SeenTable {
    /// The table.
    pub laid: LaidTable,
    /// From where it is seen.
    pub viewpoint: Viewpoint,
}

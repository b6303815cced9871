//! Where an end is.

use crate::msg;
use engine::{End, Rules, Side, Spinner};

/// A side as messages know it.
pub(super) const fn key(side: Side) -> &'static str {
    match side {
        Side::East => "right",
        Side::West => "left",
        Side::North => "top",
        Side::South => "bottom",
    }
}

/// Where a side is, as in `at the top`.
pub(super) fn side(side: Side) -> String {
    msg::place(key(side))
}

/// Where an end is, as in `at the top`; with every doublet a spinner, where several
/// ends can be on one side, as in `at the top end of 4-4`.
pub fn place(end: End, rules: &Rules) -> String {
    match rules.spinner {
        Spinner::Every => msg::place_of(end.on.to_string(), key(end.side)),
        _ => side(end.side),
    }
}

/// What an end is called at the start of a line, as in `End at the top`; with every doublet a
/// spinner, as in `Top end of 4-4`.
pub fn end_name(end: End, rules: &Rules) -> String {
    match rules.spinner {
        Spinner::Every => msg::end_name_of(end.on.to_string(), key(end.side)),
        _ => msg::end_name(key(end.side)),
    }
}

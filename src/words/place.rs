//! Where an end is.

use crate::say;
use engine::{End, Rules, Side, Spinner};

/// A side as messages know it.
pub(super) const fn key(side: Side) -> &'static str {
    match side {
        Side::East => "east",
        Side::West => "west",
        Side::North => "north",
        Side::South => "south",
    }
}

/// The name of a side.
pub fn side(side: Side) -> String {
    say!("place", side = key(side))
}

/// Where an end is, as in `north`; with every doublet a spinner, where several
/// ends can face one way, as in `north of 4-4`.
pub fn place(end: End, rules: &Rules) -> String {
    match rules.spinner {
        Spinner::Every => say!("place-of", side = key(end.side), bone = end.on.to_string()),
        _ => side(end.side),
    }
}

/// Where an end is, as the first words of a line.
pub fn place_first(end: End, rules: &Rules) -> String {
    match rules.spinner {
        Spinner::Every => say!(
            "place-of-first",
            side = key(end.side),
            bone = end.on.to_string()
        ),
        _ => say!("place-first", side = key(end.side)),
    }
}

/// The short name of an end in a list of many.
pub fn place_short(end: End) -> String {
    say!(
        "place-short",
        bone = end.on.to_string(),
        side = key(end.side)
    )
}

//! Names of ends.

use super::arguments::{EndName, EndPlace};
use super::{joined, list};
use crate::msg;
use engine::{End, Fit, Pips, PipsSet, Rules, Side, Spinner};

impl EndPlace {
    /// The place of an end, with the bone that lies there if every doublet is a spinner.
    pub fn of(end: End, rules: &Rules) -> Self {
        match rules.spinner {
            Spinner::Every => Self(msg::place_of(end.on, side_selector(end.side))),
            _ => Self::of_side(end.side),
        }
    }

    pub(super) fn of_side(side: Side) -> Self {
        Self(msg::place(side_selector(side)))
    }

    /// Adds the half that the bone turns outward. `None` adds nothing.
    #[must_use]
    pub fn turned(self, outward: Option<Pips>) -> Self {
        Self(turned(self.0, outward))
    }
}

impl EndName {
    /// The name of an end, with the bone that lies there if every doublet is a spinner.
    pub fn of(end: End, rules: &Rules) -> Self {
        Self(match rules.spinner {
            Spinner::Every => msg::end_name_of(end.on, side_selector(end.side)),
            _ => msg::end_name(side_selector(end.side)),
        })
    }

    /// Adds the half that the bone turns outward. `None` adds nothing.
    #[must_use]
    pub fn turned(self, outward: Option<Pips>) -> Self {
        Self(turned(self.0, outward))
    }
}

/// Names a place, and the half that the bone turns outward if the player chose it.
pub(super) fn turned(place: String, outward: Option<Pips>) -> String {
    match outward {
        Some(outward) => msg::place_turned(place, outward.value()),
        None => place,
    }
}

/// The numbers that fit the open ends, the highest first: `3 and 2`; with the matadors where
/// halves that touch add up to seven.
pub fn fitting_numbers(open: PipsSet, fit: Fit) -> String {
    let mut wanted: Vec<Pips> = open.iter().filter_map(|pips| fit.needed_pips(pips)).collect();
    wanted.sort_unstable_by(|a, b| b.cmp(a));
    let matadors = (fit == Fit::AddToSeven).then(|| msg::LOG_PASSED_MATADORS.text());
    let wanted = wanted.iter().map(Pips::to_string);
    joined(&wanted.chain(matadors).collect::<Vec<_>>())
}

/// What a pass reveals: the numbers that the player lacks, `no 3, no 5`.
pub fn lacked_numbers(open: PipsSet, fit: Fit) -> String {
    let mut wanted: Vec<Pips> = open.iter().filter_map(|pips| fit.needed_pips(pips)).collect();
    wanted.sort_unstable();
    let matadors = (fit == Fit::AddToSeven).then(|| msg::LOG_PASSED_MATADORS.text());
    let wanted = wanted.iter().map(Pips::to_string).chain(matadors);
    list(wanted.map(msg::plate_lacks))
}

/// The name by which messages select the word for a side.
pub(super) const fn side_selector(side: Side) -> &'static str {
    match side {
        Side::East => "right",
        Side::West => "left",
        Side::North => "top",
        Side::South => "bottom",
    }
}

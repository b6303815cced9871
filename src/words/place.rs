//! Names of ends.

use std::fmt::{self, Display};

use super::joined;
use crate::msg;
use engine::{End, Fit, Pips, PipsSet, Rules, Side, Spinner};

/// The place of an end, inside a sentence: `at the top`. If every doublet is a spinner, several
/// ends can be on one side: `at the top end of 4-4`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndPlace(String);

/// The name of an end at the start of a line: `End at the top`, or `Top end of 4-4`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndName(String);

impl EndPlace {
    /// The place of an end.
    pub fn of(end: End, rules: &Rules) -> Self {
        match rules.spinner {
            Spinner::Every => Self(msg::place_of(end.on, key(end.side))),
            _ => Self::of_side(end.side),
        }
    }

    pub(super) fn of_side(side: Side) -> Self {
        Self(msg::place(key(side)))
    }

    /// The same with the half that a bone turns outward there, if that was a choice.
    #[must_use]
    pub fn turned(self, outward: Option<Pips>) -> Self {
        Self(turned(self.0, outward))
    }
}

impl EndName {
    /// The name of an end.
    pub fn of(end: End, rules: &Rules) -> Self {
        Self(match rules.spinner {
            Spinner::Every => msg::end_name_of(end.on, key(end.side)),
            _ => msg::end_name(key(end.side)),
        })
    }

    /// The same with the half that a bone turns outward there, if that was a choice.
    #[must_use]
    pub fn turned(self, outward: Option<Pips>) -> Self {
        Self(turned(self.0, outward))
    }
}

/// A place with the half that a bone turns outward there, if that was a choice.
pub(super) fn turned(place: String, outward: Option<Pips>) -> String {
    match outward {
        Some(outward) => msg::place_turned(place, outward.value()),
        None => place,
    }
}

impl Display for EndPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Display for EndName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The numbers that fit the open ends, the highest first: `3 and 2`; with the matadors where
/// halves that touch add up to seven.
pub fn fitting(open: PipsSet, fit: Fit) -> String {
    let mut wanted: Vec<Pips> = open.iter().filter_map(|pips| fit.wanted(pips)).collect();
    wanted.sort_unstable_by(|a, b| b.cmp(a));
    let matadors = (fit == Fit::AddToSeven).then(|| msg::LOG_PASSED_MATADORS.text());
    let wanted = wanted.iter().map(Pips::to_string);
    joined(&wanted.chain(matadors).collect::<Vec<_>>())
}

/// Selector of a side in messages.
pub(super) const fn key(side: Side) -> &'static str {
    match side {
        Side::East => "right",
        Side::West => "left",
        Side::North => "top",
        Side::South => "bottom",
    }
}

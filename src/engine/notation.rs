//! End names as players write them: `E` for `4-4E`.

use super::action::{End, Side, full_end};
use super::bone::{Bone, Pips};
use super::rules::Spinner;
use super::table::Table;

/// Splits a text such as `E=6` into an end and the half that is turned outward there, if one is
/// told; `None` if that is no number of pips.
pub fn split_outward(text: &str) -> Option<(&str, Option<Pips>)> {
    match text.split_once('=') {
        None => Some((text, None)),
        Some((end, pips)) => Some((end, Some(Pips::new(pips.parse().ok()?)?))),
    }
}

impl Table {
    /// The end that a player means by a text such as `E` or `4-4N`, open or not;
    /// `None` if the text names no end.
    ///
    /// A side alone means the open end that faces it. If there are several, because every
    /// doublet is a spinner, it means the one that `bone` fits: `None` if it fits several,
    /// and the first if it fits none.
    pub fn find_end(&self, spinner: Spinner, text: &str, bone: Bone) -> Option<End> {
        let mut letters = text.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return full_end(text);
        };
        let side = Side::from_letter(letter)?;
        let facing = || self.ends().iter().filter(|open| open.end().side == side);
        let mut fitting = facing().filter(|open| self.fit().allows(bone, open.pips()));
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Some(only.end()),
            (Some(_), Some(_)) => None,
            (None, _) => facing().next().map(|open| open.end()).or_else(|| {
                // No end is open on that side. Name one anyway: the refusal says why.
                let on = match spinner {
                    Spinner::Single => self.spinner(),
                    _ => None,
                };
                let on = on.or_else(|| self.ends().first().map(|open| open.end().on));
                on.map(|on| End { on, side })
            }),
        }
    }
}

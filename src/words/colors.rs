//! The words of the Colors window.

use super::figures::tenths;
use super::message::message;
use super::named::Named as _;
use crate::say;
use look::{ColorRole, Contrast, ThemeSlot};

/// What a theme is called.
pub fn theme(slot: ThemeSlot) -> String {
    match slot {
        ThemeSlot::One => say!("theme-classic-table"),
        ThemeSlot::Two => say!("theme-dark-room"),
        ThemeSlot::Three => say!("theme-clear-for-every-eye"),
        ThemeSlot::Four => say!("theme-blue-cloth"),
        ThemeSlot::Walnut => say!("theme-walnut"),
        ThemeSlot::CafeMarble => say!("theme-cafe-marble"),
        ThemeSlot::Night => say!("theme-night"),
        ThemeSlot::Linen => say!("theme-linen"),
    }
}

/// What a color of a theme is called.
pub fn role(role: ColorRole) -> String {
    role.called()
}

/// What is hard to see, and how much contrast it has.
pub fn complaint(contrast: &Contrast, found: f32) -> String {
    let what = message(&hard_to_see(contrast), &[]);
    say!(
        "colors-complaint",
        what = what,
        contrast = to_one_digit(found)
    )
}

/// A contrast with one digit after the point, rounded down: 2.96 must not look
/// like 3.0, which is enough.
fn to_one_digit(contrast: f32) -> String {
    tenths((f64::from(contrast) * 10.0).floor() / 10.0)
}

/// The id of the message that two things are hard to tell apart. It names the
/// first of the colors that could be seen.
pub(super) fn hard_to_see(contrast: &Contrast) -> String {
    let seen: &str = contrast.seen[0].into();
    let against: &str = contrast.against.into();
    format!("colors-hard-to-see-{seen}-on-{against}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_contrast_has_a_complaint_of_its_own() {
        let mut complaints: Vec<_> = Contrast::ALL
            .iter()
            .map(|contrast| complaint(contrast, 1.0))
            .collect();
        complaints.sort_unstable();
        complaints.dedup();
        assert_eq!(complaints.len(), Contrast::ALL.len(), "{complaints:?}");
    }
}

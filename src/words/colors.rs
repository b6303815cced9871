//! The words of the Colors window.

use super::figures::tenths;
use super::message::message;
use super::named::Named as _;
use crate::msg;
use look::{ColorRole, Contrast, ThemeSlot};

/// What a theme is called.
pub fn theme(slot: ThemeSlot) -> String {
    match slot {
        ThemeSlot::One => msg::THEME_CLASSIC_TABLE.text(),
        ThemeSlot::Two => msg::THEME_DARK_ROOM.text(),
        ThemeSlot::Three => msg::THEME_CLEAR_FOR_EVERY_EYE.text(),
        ThemeSlot::Four => msg::THEME_BLUE_CLOTH.text(),
        ThemeSlot::Walnut => msg::THEME_WALNUT.text(),
        ThemeSlot::CafeMarble => msg::THEME_CAFE_MARBLE.text(),
        ThemeSlot::Night => msg::THEME_NIGHT.text(),
        ThemeSlot::Linen => msg::THEME_LINEN.text(),
    }
}

/// What a color of a theme is called.
pub fn role(role: ColorRole) -> String {
    role.called()
}

/// What is hard to see, and how much contrast it has.
pub fn complaint(contrast: &Contrast, found: f32) -> String {
    let what = message(&hard_to_see(contrast), &[]);
    msg::colors_complaint(to_one_digit(found), what)
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

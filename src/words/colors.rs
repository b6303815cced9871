//! Texts of the Colors window.

use super::figures::with_one_decimal;
use super::named::Named;
use crate::msg;
use look::{Contrast, ThemeSlot};

/// The name of the shipped theme in a slot, in the current language.
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

/// Says that one color is hard to see against another; `measured` is their contrast.
pub fn complaint(contrast: &Contrast, measured: f32) -> String {
    let [foreground, background] = [contrast.foregrounds[0], contrast.background].map(Named::name);
    msg::colors_complaint(rounded_down(measured), background, foreground)
}

/// A contrast with one decimal, rounded down: 2.96 must not look like 3.0, which is enough.
fn rounded_down(contrast: f32) -> String {
    with_one_decimal((f64::from(contrast) * 10.0).floor() / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_about_contrasts_differ() {
        let mut complaints: Vec<_> =
            Contrast::ALL.iter().map(|contrast| complaint(contrast, 1.0)).collect();
        complaints.sort_unstable();
        complaints.dedup();
        assert_eq!(complaints.len(), Contrast::ALL.len(), "{complaints:?}");
    }
}

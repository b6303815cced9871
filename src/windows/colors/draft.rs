//! The theme on the table, with the edits that are not saved yet.

use engine::Name;
use look::{ColorRole, Contrast, LookColors, OwnTheme, Palette, Rgb, ThemeId, ThemeSlot, Themes};
use words::{colors, msg};

/// A theme being edited. The theme itself does not change until the edits are saved.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Draft {
    pub theme: ThemeId,
    /// The ready-made theme itself, or the one from which the player's own theme was made.
    slot: ThemeSlot,
    saved_palette: Palette,
    /// The colors with the edits.
    pub palette: Palette,
}

impl Draft {
    pub(super) fn of(themes: &Themes, theme: ThemeId) -> Self {
        let palette = *themes.palette(theme);
        Self { theme, slot: themes.slot(theme), saved_palette: palette, palette }
    }

    pub(super) fn is_changed(&self) -> bool {
        self.palette != self.saved_palette
    }

    /// Whether the draft is of the theme in use and up to date. A draft without edits is outdated
    /// if the colors of the theme have changed since.
    pub(super) fn is_for_used_theme(&self, themes: &Themes) -> bool {
        self.theme == themes.used()
            && (self.is_changed() || self.saved_palette == *themes.palette(self.theme))
    }

    pub(super) fn colors(&self) -> LookColors {
        LookColors::new(self.slot, &self.palette)
    }

    pub(super) fn saved_color(&self, role: ColorRole) -> Rgb {
        self.saved_palette.color(role)
    }

    /// Whether the colors differ from those of the ready-made theme.
    pub(super) fn differs_from_default(&self) -> bool {
        self.palette != *self.slot.default_palette()
    }

    pub(super) fn restore(&mut self) {
        self.palette = *self.slot.default_palette();
    }

    /// Whether the theme is a ready-made look, whose edits are saved as a copy.
    pub(super) fn is_look(&self) -> bool {
        !matches!(self.theme, ThemeId::Own(_)) && self.slot.is_look()
    }

    pub(super) fn as_own_theme(&self, name: Name) -> OwnTheme {
        OwnTheme { name, made_from: self.slot, colors: self.palette }
    }

    /// Returns a copy of the theme, named "Copy of …", or like the theme if that would be too long.
    pub(super) fn copy(&self, themes: &Themes) -> Option<OwnTheme> {
        let name = theme_name(themes, self.theme);
        let copy = Name::new(&msg::colors_copy_of(&name));
        let name = copy.or_else(|_| Name::new(&name)).ok()?;
        Some(self.as_own_theme(name))
    }

    /// Returns a warning about the worst contrast that the edits have made too weak, and the color
    /// to change.
    pub(super) fn contrast_warning(&self) -> Option<(String, ColorRole)> {
        let default_palette = self.slot.default_palette();
        let is_new = |role: ColorRole| self.palette.color(role) != default_palette.color(role);
        let margin = |contrast: &Contrast| contrast.ratio_in(&self.palette) / contrast.min_ratio;
        let worst = Contrast::ALL
            .iter()
            .filter(|contrast| margin(contrast) < 1.0)
            .filter(|contrast| {
                is_new(contrast.background) || contrast.foregrounds.iter().any(|role| is_new(*role))
            })
            .min_by(|one, other| margin(one).total_cmp(&margin(other)))?;
        let found = worst.ratio_in(&self.palette);
        Some((colors::complaint(worst, found), worst.foregrounds[0]))
    }
}

pub(super) fn theme_name(themes: &Themes, theme: ThemeId) -> String {
    let own = match theme {
        ThemeId::Own(number) => themes.own().get(number),
        _ => None,
    };
    own.map_or_else(|| colors::theme(themes.slot(theme)), |own| own.name.as_str().to_owned())
}

/// The suffix of the widget ids of a theme, the same in every language.
pub(super) fn theme_id_suffix(theme: ThemeId, slot: ThemeSlot) -> String {
    match theme {
        ThemeId::Own(number) => format!("own-{}", number + 1),
        _ if slot.is_look() => <&str>::from(slot).to_owned(),
        _ => (slot as usize + 1).to_string(),
    }
}

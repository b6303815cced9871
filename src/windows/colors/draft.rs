//! The theme that is on the table, with the colours that are being set.

use engine::Name;
use look::{ColorRole, Contrast, LookColors, OwnTheme, Palette, Rgb, ThemeId, ThemeSlot, Themes};
use words::{colors, msg};

/// A theme whose colours are being set; the theme itself stays as it is until it is saved.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Draft {
    /// The theme.
    pub theme: ThemeId,
    /// The theme of the program that it is, or was made from.
    slot: ThemeSlot,
    /// Its colours as they are saved.
    before: Palette,
    /// Its colours as they are set.
    pub palette: Palette,
}

impl Draft {
    pub(super) fn of(themes: &Themes, theme: ThemeId) -> Self {
        let palette = *themes.palette(theme);
        Self {
            theme,
            slot: themes.slot(theme),
            before: palette,
            palette,
        }
    }

    /// Whether anything is to be saved.
    pub(super) fn is_changed(&self) -> bool {
        self.palette != self.before
    }

    /// Whether it is the theme as it is saved.
    pub(super) fn is_of(&self, themes: &Themes) -> bool {
        self.theme == themes.used()
            && (self.is_changed() || self.before == *themes.palette(self.theme))
    }

    pub(super) fn colors(&self) -> LookColors {
        LookColors::new(self.slot, &self.palette)
    }

    /// A colour as it is saved.
    pub(super) fn color_before(&self, role: ColorRole) -> Rgb {
        self.before.color(role)
    }

    /// Whether the colors are other ones than those that the program came with.
    pub(super) fn differs_from_default(&self) -> bool {
        self.palette != *self.slot.default_palette()
    }

    /// Sets the colours that the program came with.
    pub(super) fn restore(&mut self) {
        self.palette = *self.slot.default_palette();
    }

    /// Whether it is a ready-made look, of which a copy is saved.
    pub(super) fn is_look(&self) -> bool {
        !matches!(self.theme, ThemeId::Own(_)) && self.slot.is_look()
    }

    /// It as a theme of the player's own.
    pub(super) fn called(&self, name: Name) -> OwnTheme {
        OwnTheme {
            name,
            made_from: self.slot,
            colors: self.palette,
        }
    }

    /// A copy of it; nothing if it can have no name.
    pub(super) fn copy(&self, themes: &Themes) -> Option<OwnTheme> {
        let name = name_of(themes, self.theme);
        let copy = Name::new(&msg::colors_copy_of(&name));
        let name = copy.or_else(|_| Name::new(&name)).ok()?;
        Some(self.called(name))
    }

    /// What is hardest to see of what is not as the program came, and the colour to blame.
    pub(super) fn complaint(&self) -> Option<(String, ColorRole)> {
        let first = self.slot.default_palette();
        let is_new = |role: ColorRole| self.palette.color(role) != first.color(role);
        let margin = |it: &Contrast| it.in_palette(&self.palette) / it.at_least;
        let worst = Contrast::ALL
            .iter()
            .filter(|it| margin(it) < 1.0)
            .filter(|it| is_new(it.against) || it.seen.iter().any(|role| is_new(*role)))
            .min_by(|one, other| margin(one).total_cmp(&margin(other)))?;
        let found = worst.in_palette(&self.palette);
        Some((colors::complaint(worst, found), worst.seen[0]))
    }
}

/// What a theme is called.
pub(super) fn name_of(themes: &Themes, theme: ThemeId) -> String {
    let own = match theme {
        ThemeId::Own(number) => themes.own().get(number),
        _ => None,
    };
    own.map_or_else(
        || colors::theme(themes.slot(theme)),
        |own| own.name.as_str().to_owned(),
    )
}

/// The end of the ids of what belongs to a theme.
pub(super) fn key_of(theme: ThemeId, slot: ThemeSlot) -> String {
    match theme {
        ThemeId::Own(number) => format!("own-{}", number + 1),
        _ if slot.is_look() => <&str>::from(slot).to_owned(),
        _ => (slot as usize + 1).to_string(),
    }
}

//! The themes that a player has, and which of them is in use.

use super::own_theme::OwnTheme;
use super::palette::Palette;
use super::slot::ThemeSlot;
use engine::Name;
use serde::{Deserialize, Deserializer, Serialize};

/// Identifies a theme: a built-in one, or one that the player has made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ThemeId {
    /// The editable theme [`ThemeSlot::One`].
    One,
    /// The editable theme [`ThemeSlot::Two`].
    Two,
    /// The editable theme [`ThemeSlot::Three`].
    Three,
    /// The editable theme [`ThemeSlot::Four`].
    Four,
    /// The look [`ThemeSlot::Walnut`], which is the default.
    Walnut,
    /// The look [`ThemeSlot::CafeMarble`].
    CafeMarble,
    /// The look [`ThemeSlot::Night`].
    Night,
    /// The look [`ThemeSlot::Linen`].
    Linen,
    /// A theme that the player has made, by its index in [`Themes::own`].
    Own(usize),
}

impl From<ThemeSlot> for ThemeId {
    fn from(slot: ThemeSlot) -> Self {
        match slot {
            ThemeSlot::One => Self::One,
            ThemeSlot::Two => Self::Two,
            ThemeSlot::Three => Self::Three,
            ThemeSlot::Four => Self::Four,
            ThemeSlot::Walnut => Self::Walnut,
            ThemeSlot::CafeMarble => Self::CafeMarble,
            ThemeSlot::Night => Self::Night,
            ThemeSlot::Linen => Self::Linen,
        }
    }
}

impl Default for ThemeId {
    fn default() -> Self {
        ThemeSlot::default().into()
    }
}

/// The palettes of the editable themes, the themes that the player has made, and which theme is in
/// use.
///
/// In files the four palettes are called `one` to `four`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "ThemesFile")]
pub struct Themes {
    used: ThemeId,
    #[serde(rename = "one")]
    classic: Palette,
    #[serde(rename = "two")]
    dark: Palette,
    #[serde(rename = "three")]
    clear: Palette,
    #[serde(rename = "four")]
    blue: Palette,
    own: Vec<OwnTheme>,
}

/// Themes as read from a file, not yet validated.
#[derive(Deserialize)]
#[serde(rename = "Themes", default, deny_unknown_fields)]
struct ThemesFile {
    used: ThemeId,
    #[serde(rename = "one", deserialize_with = "deserialize_classic")]
    classic: Palette,
    #[serde(rename = "two", deserialize_with = "deserialize_dark")]
    dark: Palette,
    #[serde(rename = "three", deserialize_with = "deserialize_clear")]
    clear: Palette,
    #[serde(rename = "four", deserialize_with = "deserialize_blue")]
    blue: Palette,
    own: Vec<OwnTheme>,
}

impl Default for ThemesFile {
    fn default() -> Self {
        Self {
            used: ThemeId::default(),
            classic: Palette::CLASSIC,
            dark: Palette::DARK,
            clear: Palette::CLEAR,
            blue: Palette::BLUE,
            own: Vec::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum ThemesFileError {
    #[error("there is no own theme {0}")]
    NoSuchTheme(usize),
    #[error("there are more than {} own themes", Themes::MAX_OWN)]
    TooMany,
}

impl TryFrom<ThemesFile> for Themes {
    type Error = ThemesFileError;

    fn try_from(file: ThemesFile) -> Result<Self, ThemesFileError> {
        let ThemesFile { used, classic, dark, clear, blue, own } = file;
        if own.len() > Self::MAX_OWN {
            return Err(ThemesFileError::TooMany);
        }
        match used {
            ThemeId::Own(index) if index >= own.len() => Err(ThemesFileError::NoSuchTheme(index)),
            _ => Ok(Self { used, classic, dark, clear, blue, own }),
        }
    }
}

fn deserialize_classic<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::CLASSIC.deserialize_with_defaults(deserializer)
}

fn deserialize_dark<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::DARK.deserialize_with_defaults(deserializer)
}

fn deserialize_clear<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::CLEAR.deserialize_with_defaults(deserializer)
}

fn deserialize_blue<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::BLUE.deserialize_with_defaults(deserializer)
}

impl Default for Themes {
    fn default() -> Self {
        let ThemesFile { used, classic, dark, clear, blue, own } = ThemesFile::default();
        Self { used, classic, dark, clear, blue, own }
    }
}

impl Themes {
    /// The maximum number of themes that a player can make.
    pub const MAX_OWN: usize = 64;

    /// The theme in use, which always exists.
    pub const fn used(&self) -> ThemeId {
        self.used
    }

    /// Switches to a theme. Does nothing if the theme does not exist.
    pub fn use_theme(&mut self, theme: impl Into<ThemeId>) {
        let theme = theme.into();
        if self.existing_palette(theme).is_some() {
            self.used = theme;
        }
    }

    /// The themes that the player has made; [`ThemeId::Own`] holds an index into them.
    pub fn own(&self) -> &[OwnTheme] {
        &self.own
    }

    /// The palette of a theme, or of the default theme if the theme does not exist.
    pub fn palette(&self, theme: impl Into<ThemeId>) -> &Palette {
        self.existing_palette(theme.into()).unwrap_or(ThemeSlot::default().default_palette())
    }

    fn existing_palette(&self, theme: ThemeId) -> Option<&Palette> {
        match theme {
            ThemeId::One => Some(&self.classic),
            ThemeId::Two => Some(&self.dark),
            ThemeId::Three => Some(&self.clear),
            ThemeId::Four => Some(&self.blue),
            ThemeId::Walnut => Some(&Palette::WALNUT),
            ThemeId::CafeMarble => Some(&Palette::CAFE_MARBLE),
            ThemeId::Night => Some(&Palette::NIGHT),
            ThemeId::Linen => Some(&Palette::LINEN),
            ThemeId::Own(index) => self.own.get(index).map(|own| &own.colors),
        }
    }

    /// The palette of an editable theme; `None` for a look or a theme that does not exist.
    fn palette_mut(&mut self, theme: ThemeId) -> Option<&mut Palette> {
        match theme {
            ThemeId::One => Some(&mut self.classic),
            ThemeId::Two => Some(&mut self.dark),
            ThemeId::Three => Some(&mut self.clear),
            ThemeId::Four => Some(&mut self.blue),
            ThemeId::Walnut | ThemeId::CafeMarble | ThemeId::Night | ThemeId::Linen => None,
            ThemeId::Own(index) => self.own.get_mut(index).map(|own| &mut own.colors),
        }
    }

    /// The built-in theme that a theme is, or was copied from. If the theme does not exist, the
    /// default theme.
    pub fn slot(&self, theme: impl Into<ThemeId>) -> ThemeSlot {
        match theme.into() {
            ThemeId::One => ThemeSlot::One,
            ThemeId::Two => ThemeSlot::Two,
            ThemeId::Three => ThemeSlot::Three,
            ThemeId::Four => ThemeSlot::Four,
            ThemeId::Walnut => ThemeSlot::Walnut,
            ThemeId::CafeMarble => ThemeSlot::CafeMarble,
            ThemeId::Night => ThemeSlot::Night,
            ThemeId::Linen => ThemeSlot::Linen,
            ThemeId::Own(index) => {
                self.own.get(index).map_or_else(ThemeSlot::default, |own| own.made_from)
            }
        }
    }

    /// The palette of the theme that [`used`](Self::used) returns.
    pub fn used_palette(&self) -> &Palette {
        self.palette(self.used)
    }

    /// Replaces the palette of a theme. Does nothing for a look, or if the theme does not exist.
    pub fn set_palette(&mut self, theme: impl Into<ThemeId>, palette: Palette) {
        if let Some(colors) = self.palette_mut(theme.into()) {
            *colors = palette;
        }
    }

    /// Adds a theme that the player has made. Returns whether there was room for it.
    pub fn add(&mut self, theme: OwnTheme) -> bool {
        let has_room = self.own.len() < Self::MAX_OWN;
        if has_room {
            self.own.push(theme);
        }
        has_room
    }

    /// Renames a theme that the player has made. Does nothing if there is none with this index.
    pub fn rename(&mut self, index: usize, name: Name) {
        if let Some(own) = self.own.get_mut(index) {
            own.name = name;
        }
    }

    /// Removes a theme that the player has made. If it was in use, the theme that it was copied
    /// from is used instead.
    pub fn remove(&mut self, index: usize) {
        if index >= self.own.len() {
            return;
        }
        let removed = self.own.remove(index);
        self.used = match self.used {
            ThemeId::Own(used) if used == index => removed.made_from.into(),
            ThemeId::Own(used) if used > index => ThemeId::Own(used - 1),
            used => used,
        };
    }

    /// Inserts a removed theme at its old index. Does nothing if there is no room.
    pub fn reinsert(&mut self, index: usize, theme: OwnTheme) {
        if self.own.len() >= Self::MAX_OWN {
            return;
        }
        let index = index.min(self.own.len());
        self.own.insert(index, theme);
        if let ThemeId::Own(used) = &mut self.used
            && *used >= index
        {
            *used += 1;
        }
    }

    /// Restores the default palette of an editable theme.
    pub fn reset(&mut self, slot: ThemeSlot) {
        self.set_palette(slot, *slot.default_palette());
    }

    /// Whether the palette of a theme differs from its default.
    pub fn is_edited(&self, slot: ThemeSlot) -> bool {
        self.palette(slot) != slot.default_palette()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ColorRole, Rgb};

    #[test]
    fn themes_survive_a_ron_round_trip() {
        let mut themes = Themes::default();
        themes.use_theme(ThemeSlot::Two);
        assert!(themes.add(own("Harbour")), "there is room");
        themes.set_palette(ThemeSlot::Three, Palette::DARK);
        let text = ron::ser::to_string_pretty(&themes, ron::ser::PrettyConfig::default())
            .expect("it can be written");
        assert!(text.contains("background: \"#133E31\""), "{text}");
        assert_eq!(ron::from_str::<Themes>(&text).expect("it can be read"), themes, "{text}");
    }

    #[test]
    fn an_older_theme_file_gets_default_colors_for_missing_roles() {
        let text =
            ron::ser::to_string_pretty(&Themes::default(), ron::ser::PrettyConfig::default());
        let text = text.expect("it can be written");
        let new_fields = ["backs", "third_plays", "fourth_plays"];
        let old =
            |line: &&str| !new_fields.iter().any(|field| line.trim_start().starts_with(field));
        let old: String = text.lines().filter(old).map(|line| line.to_owned() + "\n").collect();
        assert!(old.len() < text.len(), "{old}");
        assert_eq!(
            ron::from_str::<Themes>(&old).expect("it can be read"),
            Themes::default(),
            "{old}"
        );
        for (wrong, expected) in [
            (old.replacen("    lines:", "    lanes:", 1), "lanes"),
            (old.replacen("text: ", "text: \"#123456\", text: ", 1), "twice"),
            (old.replacen("text: \"#F6F1E3\",", "", 1), "missing"),
        ] {
            let error = ron::from_str::<Themes>(&wrong).expect_err("it is refused").to_string();
            assert!(error.contains(expected), "{error} lacks {expected}");
        }
    }

    fn own(name: &str) -> OwnTheme {
        OwnTheme {
            name: Name::new(name).expect("a name"),
            made_from: ThemeSlot::Two,
            colors: Palette::CLEAR,
        }
    }

    #[test]
    fn a_theme_beyond_the_maximum_is_rejected() {
        let mut themes = Themes::default();
        for n in 0..Themes::MAX_OWN {
            assert!(themes.add(own("Harbour")), "there is room for {n} and one");
        }
        assert!(!themes.add(own("Night")), "and for no more");
        assert_eq!(themes.own().len(), Themes::MAX_OWN);
    }

    #[test]
    fn removing_the_used_theme_selects_its_original() {
        let mut themes = Themes::default();
        for name in ["Harbour", "Night", "Snow"] {
            themes.add(own(name));
        }
        themes.use_theme(ThemeId::Own(1));
        themes.remove(0);
        assert_eq!(themes.used(), ThemeId::Own(0), "the same theme, called Night");
        assert_eq!(themes.own()[0].name.as_str(), "Night");
        themes.remove(0);
        assert_eq!(themes.used(), ThemeId::Two, "what it was made from");
        themes.use_theme(ThemeId::Own(7));
        assert_eq!(themes.used(), ThemeId::Two, "there is no such theme");
    }

    #[test]
    fn a_missing_theme_in_use_is_an_error() {
        let text = "(used: Own(0), own: [])";
        let error = ron::from_str::<Themes>(text).expect_err("it is refused").to_string();
        assert!(error.contains("no own theme"), "{error}");
    }

    #[test]
    fn a_reset_theme_has_its_default_palette() {
        let mut themes = Themes::default();
        for slot in ThemeSlot::EDITABLE {
            let mut palette = *themes.palette(slot);
            *palette.color_mut(ColorRole::Text) = Rgb([9, 9, 9]);
            themes.set_palette(slot, palette);
            assert!(themes.is_edited(slot), "{slot:?} was edited");
            themes.reset(slot);
        }
        assert_eq!(themes, Themes::default(), "all were reset");
    }

    #[test]
    fn older_settings_keep_their_theme() {
        for (name, theme) in [
            ("One", ThemeId::One),
            ("Two", ThemeId::Two),
            ("Three", ThemeId::Three),
            ("Four", ThemeId::Four),
        ] {
            let themes: Themes = ron::from_str(&format!("(used: {name})")).expect("valid themes");
            assert_eq!(themes.used(), theme);
        }
    }

    #[test]
    fn a_look_cannot_be_edited() {
        let mut themes = Themes::default();
        for slot in ThemeSlot::LOOKS {
            themes.set_palette(slot, Palette::CLEAR);
            assert_eq!(themes.palette(slot), slot.default_palette(), "{slot:?}");
            assert!(!themes.is_edited(slot), "{slot:?}");
        }
        assert_eq!(themes, Themes::default());
    }

    #[test]
    fn a_copy_of_a_look_is_written_and_read() {
        let mut themes = Themes::default();
        for made_from in ThemeSlot::LOOKS {
            assert!(themes.add(OwnTheme { made_from, ..own("Copy") }));
        }
        themes.use_theme(ThemeSlot::CafeMarble);
        let text = ron::to_string(&themes).expect("themes can be written");
        assert_eq!(ron::from_str(&text), Ok(themes), "{text}");
    }
}

//! The three themes, and which of them is used.

use serde::{Deserialize, Deserializer, Serialize};
use strum::VariantArray;

use super::palette::Palette;

/// The material that a table looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Material {
    /// Cloth with short fibres.
    Felt,
    /// Stone with faint layers.
    Slate,
    /// Laid paper.
    Paper,
}

/// One of the three themes.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Default,
    Serialize,
    Deserialize,
    VariantArray,
)]
pub enum ThemeSlot {
    /// The first theme. Unless edited it has the classic palette.
    #[default]
    One,
    /// The second theme. Unless edited it has the dark palette.
    Two,
    /// The third theme. Unless edited it has the clear palette.
    Three,
}

impl ThemeSlot {
    /// Every theme.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// The material of this theme's table. Editing the colours does not change
    /// it.
    pub const fn material(self) -> Material {
        match self {
            Self::One => Material::Felt,
            Self::Two => Material::Slate,
            Self::Three => Material::Paper,
        }
    }

    /// The palette that this theme has unless edited.
    pub const fn default_palette(self) -> &'static Palette {
        match self {
            Self::One => &Palette::CLASSIC,
            Self::Two => &Palette::DARK,
            Self::Three => &Palette::CLEAR,
        }
    }
}

/// The palettes of the three themes, and which theme is used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Themes {
    /// The theme in use.
    pub used: ThemeSlot,
    #[serde(deserialize_with = "one")]
    one: Palette,
    #[serde(deserialize_with = "two")]
    two: Palette,
    #[serde(deserialize_with = "three")]
    three: Palette,
}

fn one<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::CLASSIC.read(deserializer)
}

fn two<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::DARK.read(deserializer)
}

fn three<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Palette, D::Error> {
    Palette::CLEAR.read(deserializer)
}

impl Default for Themes {
    fn default() -> Self {
        Self {
            used: ThemeSlot::default(),
            one: Palette::CLASSIC,
            two: Palette::DARK,
            three: Palette::CLEAR,
        }
    }
}

impl Themes {
    /// The colours of a theme.
    pub const fn palette(&self, slot: ThemeSlot) -> &Palette {
        match slot {
            ThemeSlot::One => &self.one,
            ThemeSlot::Two => &self.two,
            ThemeSlot::Three => &self.three,
        }
    }

    /// The colours of the theme in use.
    pub const fn used_palette(&self) -> &Palette {
        self.palette(self.used)
    }

    /// Gives a theme this palette.
    pub const fn set_palette(&mut self, slot: ThemeSlot, palette: Palette) {
        match slot {
            ThemeSlot::One => self.one = palette,
            ThemeSlot::Two => self.two = palette,
            ThemeSlot::Three => self.three = palette,
        }
    }

    /// Gives a theme its default palette again.
    pub const fn reset(&mut self, slot: ThemeSlot) {
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
    use crate::look::{ColorRole, Rgb};

    #[test]
    fn themes_written_as_ron_are_readable_and_come_back_equal() {
        let mut themes = Themes {
            used: ThemeSlot::Two,
            ..Themes::default()
        };
        themes.set_palette(ThemeSlot::Three, Palette::DARK);
        let text = ron::ser::to_string_pretty(&themes, ron::ser::PrettyConfig::default()).unwrap();
        assert!(text.contains("background: \"#133E31\""), "{text}");
        assert_eq!(ron::from_str::<Themes>(&text).unwrap(), themes, "{text}");
    }

    #[test]
    fn a_theme_kept_before_it_had_all_colours_gets_those_of_the_program() {
        let text =
            ron::ser::to_string_pretty(&Themes::default(), ron::ser::PrettyConfig::default());
        let text = text.unwrap();
        let later = ["backs", "third_plays", "fourth_plays"];
        let old = |line: &&str| {
            !later
                .iter()
                .any(|field| line.trim_start().starts_with(field))
        };
        let old: String = text
            .lines()
            .filter(old)
            .map(|line| line.to_owned() + "\n")
            .collect();
        assert!(old.len() < text.len(), "{old}");
        assert_eq!(
            ron::from_str::<Themes>(&old).unwrap(),
            Themes::default(),
            "{old}"
        );
        for (wrong, told) in [
            (old.replacen("    lines:", "    lanes:", 1), "lanes"),
            (
                old.replacen("text: ", "text: \"#123456\", text: ", 1),
                "twice",
            ),
            (old.replacen("text: \"#F6F1E3\",", "", 1), "missing"),
        ] {
            let error = ron::from_str::<Themes>(&wrong).unwrap_err().to_string();
            assert!(error.contains(told), "{error} does not tell of {told}");
        }
    }

    #[test]
    fn a_reset_theme_is_as_the_program_came() {
        let mut themes = Themes::default();
        for slot in ThemeSlot::ALL {
            let mut palette = *themes.palette(slot);
            *palette.color_mut(ColorRole::Text) = Rgb([9, 9, 9]);
            themes.set_palette(slot, palette);
            assert!(themes.is_edited(slot), "{slot:?} was edited");
            themes.reset(slot);
        }
        assert_eq!(themes, Themes::default(), "all were reset");
    }
}

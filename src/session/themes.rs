//! The three themes, each of fifteen colours.

use serde::{Deserialize, Serialize};

use super::rgb::{Rgb, rgb};

/// What a colour of a theme is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ColorRole {
    /// The table and the windows.
    Background,
    /// What is written on the background.
    Text,
    /// The bodies of the bones in your hand.
    YourHand,
    /// The bodies of the bones you played.
    YourPlays,
    /// The bodies of the bones Nestor played.
    NestorsPlays,
    /// The pips of every bone that is not selected.
    Pips,
    /// The line across every bone that is not selected.
    Lines,
    /// The edge of every bone that is not selected.
    Outlines,
    /// The body of the selected bone.
    YourHandSelected,
    /// The pips of the selected bone.
    PipsSelected,
    /// The line across the selected bone.
    LinesSelected,
    /// The edge of the selected bone.
    OutlinesSelected,
    /// The backs of bones that lie face down.
    Backs,
    /// The button for the next thing to do.
    Buttons,
    /// What is written on that button.
    ButtonText,
}

impl ColorRole {
    /// Every role, in the order in which a player reads them.
    pub const ALL: [Self; 15] = [
        Self::Background,
        Self::Text,
        Self::YourHand,
        Self::YourPlays,
        Self::NestorsPlays,
        Self::Pips,
        Self::Lines,
        Self::Outlines,
        Self::YourHandSelected,
        Self::PipsSelected,
        Self::LinesSelected,
        Self::OutlinesSelected,
        Self::Backs,
        Self::Buttons,
        Self::ButtonText,
    ];

    /// What a player calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Background => "Background",
            Self::Text => "Text",
            Self::YourHand => "Your hand",
            Self::YourPlays => "Your plays",
            Self::NestorsPlays => "Nestor's plays",
            Self::Pips => "Pips",
            Self::Lines => "Lines",
            Self::Outlines => "Outlines",
            Self::YourHandSelected => "Your hand selected",
            Self::PipsSelected => "Pips selected",
            Self::LinesSelected => "Lines selected",
            Self::OutlinesSelected => "Outlines selected",
            Self::Backs => "Backs",
            Self::Buttons => "Buttons",
            Self::ButtonText => "Button text",
        }
    }
}

/// One colour for each role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    background: Rgb,
    text: Rgb,
    your_hand: Rgb,
    your_plays: Rgb,
    nestors_plays: Rgb,
    pips: Rgb,
    lines: Rgb,
    outlines: Rgb,
    your_hand_selected: Rgb,
    pips_selected: Rgb,
    lines_selected: Rgb,
    outlines_selected: Rgb,
    // Palettes kept before backs had a colour of their own have none.
    #[serde(default = "red_brown")]
    backs: Rgb,
    buttons: Rgb,
    button_text: Rgb,
}

/// The colour of the backs of the classic bones.
const fn red_brown() -> Rgb {
    rgb(0xA3_42_2F)
}

impl Palette {
    /// A green table, ivory bones for you and walnut bones for Nestor.
    pub const CLASSIC: Self = Self {
        background: rgb(0x13_3E_31),
        text: rgb(0xF6_F1_E3),
        your_hand: rgb(0xFF_FB_F1),
        your_plays: rgb(0xFF_FB_F1),
        nestors_plays: rgb(0xB5_80_4D),
        pips: rgb(0x14_12_0F),
        lines: rgb(0x3B_2A_1A),
        outlines: rgb(0x2E_23_17),
        your_hand_selected: rgb(0x1F_2D_36),
        pips_selected: rgb(0xFB_F6_E9),
        lines_selected: rgb(0xC9_B9_8E),
        outlines_selected: rgb(0xF2_B8_4B),
        backs: red_brown(),
        buttons: rgb(0xF2_B8_4B),
        button_text: rgb(0x2A_21_10),
    };

    /// A dark room: pale grey bones for you, steel blue bones for Nestor.
    pub const DARK: Self = Self {
        background: rgb(0x1B_20_26),
        text: rgb(0xE6_E9_EE),
        your_hand: rgb(0xD9_DC_E1),
        your_plays: rgb(0xD9_DC_E1),
        nestors_plays: rgb(0x53_78_9F),
        pips: rgb(0x0B_0D_10),
        lines: rgb(0x1B_22_2B),
        outlines: rgb(0x05_07_0A),
        your_hand_selected: rgb(0x2B_34_40),
        pips_selected: rgb(0xF3_F5_F8),
        lines_selected: rgb(0xA9_B6_C6),
        outlines_selected: rgb(0x4C_C2_B0),
        backs: rgb(0x3B_3F_63),
        buttons: rgb(0x4C_C2_B0),
        button_text: rgb(0x06_20_1C),
    };

    /// A light table with white and amber bones: black, white and lightness
    /// carry every difference, whatever colours an eye can see.
    pub const CLEAR: Self = Self {
        background: rgb(0xEA_E6_DB),
        text: rgb(0x0A_16_22),
        your_hand: rgb(0xFF_FF_FF),
        your_plays: rgb(0xFF_FF_FF),
        nestors_plays: rgb(0xC4_7A_00),
        pips: rgb(0x05_05_05),
        lines: rgb(0x24_16_00),
        outlines: rgb(0x10_10_10),
        your_hand_selected: rgb(0x00_1B_44),
        pips_selected: rgb(0xFF_FF_FF),
        lines_selected: rgb(0xBF_D3_EA),
        outlines_selected: rgb(0xA8_64_00),
        backs: rgb(0x7A_3B_2E),
        buttons: rgb(0x00_46_7F),
        button_text: rgb(0xFF_FF_FF),
    };

    /// The colour for `role`.
    pub const fn color(&self, role: ColorRole) -> Rgb {
        match role {
            ColorRole::Background => self.background,
            ColorRole::Text => self.text,
            ColorRole::YourHand => self.your_hand,
            ColorRole::YourPlays => self.your_plays,
            ColorRole::NestorsPlays => self.nestors_plays,
            ColorRole::Pips => self.pips,
            ColorRole::Lines => self.lines,
            ColorRole::Outlines => self.outlines,
            ColorRole::YourHandSelected => self.your_hand_selected,
            ColorRole::PipsSelected => self.pips_selected,
            ColorRole::LinesSelected => self.lines_selected,
            ColorRole::OutlinesSelected => self.outlines_selected,
            ColorRole::Backs => self.backs,
            ColorRole::Buttons => self.buttons,
            ColorRole::ButtonText => self.button_text,
        }
    }

    /// The colour for `role`, to be changed.
    pub const fn color_mut(&mut self, role: ColorRole) -> &mut Rgb {
        match role {
            ColorRole::Background => &mut self.background,
            ColorRole::Text => &mut self.text,
            ColorRole::YourHand => &mut self.your_hand,
            ColorRole::YourPlays => &mut self.your_plays,
            ColorRole::NestorsPlays => &mut self.nestors_plays,
            ColorRole::Pips => &mut self.pips,
            ColorRole::Lines => &mut self.lines,
            ColorRole::Outlines => &mut self.outlines,
            ColorRole::YourHandSelected => &mut self.your_hand_selected,
            ColorRole::PipsSelected => &mut self.pips_selected,
            ColorRole::LinesSelected => &mut self.lines_selected,
            ColorRole::OutlinesSelected => &mut self.outlines_selected,
            ColorRole::Backs => &mut self.backs,
            ColorRole::Buttons => &mut self.buttons,
            ColorRole::ButtonText => &mut self.button_text,
        }
    }
}

/// What a table is made of.
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
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub enum ThemeSlot {
    /// The first theme; the classic table unless edited.
    #[default]
    One,
    /// The second theme; the dark one unless edited.
    Two,
    /// The third theme; the clear one unless edited.
    Three,
}

impl ThemeSlot {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// What a player calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "Classic table",
            Self::Two => "Dark room",
            Self::Three => "Clear for every eye",
        }
    }

    /// What its table is made of, whatever its colours.
    pub const fn material(self) -> Material {
        match self {
            Self::One => Material::Felt,
            Self::Two => Material::Slate,
            Self::Three => Material::Paper,
        }
    }

    /// The colours the program came with.
    pub const fn default_palette(self) -> &'static Palette {
        match self {
            Self::One => &Palette::CLASSIC,
            Self::Two => &Palette::DARK,
            Self::Three => &Palette::CLEAR,
        }
    }
}

/// The three themes and which of them is used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Themes {
    /// The theme in use.
    pub used: ThemeSlot,
    one: Palette,
    two: Palette,
    three: Palette,
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

    /// Gives a theme other colours.
    pub const fn set_palette(&mut self, slot: ThemeSlot, palette: Palette) {
        match slot {
            ThemeSlot::One => self.one = palette,
            ThemeSlot::Two => self.two = palette,
            ThemeSlot::Three => self.three = palette,
        }
    }

    /// Brings a theme back to the colours the program came with.
    pub const fn reset(&mut self, slot: ThemeSlot) {
        self.set_palette(slot, *slot.default_palette());
    }

    /// Whether a theme has other colours than those the program came with.
    pub fn is_edited(&self, slot: ThemeSlot) -> bool {
        self.palette(slot) != slot.default_palette()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_has_a_colour_of_its_own_in_a_palette() {
        for role in ColorRole::ALL {
            let mut palette = Palette::CLASSIC;
            *palette.color_mut(role) = Rgb([1, 2, 3]);
            for other in ColorRole::ALL {
                let changed = palette.color(other) != Palette::CLASSIC.color(other);
                assert_eq!(changed, other == role, "{role:?} changed, {other:?} seen");
            }
        }
    }

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

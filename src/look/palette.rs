//! The seventeen colors of a theme.

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::rgb::{Rgb, rgb};

/// What a color of a theme is used for.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Deserialize,
    VariantArray,
    IntoStaticStr,
)]
#[serde(field_identifier, rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum ColorRole {
    /// The table and the windows.
    Background,
    /// Text on the background.
    Text,
    /// The bodies of the bones in the hand of the player at the screen.
    YourHand,
    /// The bodies of the bones played from the first seat.
    #[serde(rename = "your_plays")]
    FirstPlays,
    /// The bodies of the bones played from the second seat. Files call it Nestor's.
    #[serde(rename = "nestors_plays")]
    SecondPlays,
    /// The bodies of the bones played from the third seat.
    ThirdPlays,
    /// The bodies of the bones played from the fourth seat.
    FourthPlays,
    /// The pips of every bone that is not selected.
    Pips,
    /// The line across every bone that is not selected.
    Lines,
    /// The edge of every bone that is not selected.
    Outlines,
    /// The body of a selected bone.
    YourHandSelected,
    /// The pips of a selected bone.
    PipsSelected,
    /// The line across a selected bone.
    LinesSelected,
    /// The edge of a selected bone.
    OutlinesSelected,
    /// The backs of bones that lie face down.
    Backs,
    /// The button for the next step.
    Buttons,
    /// The text on that button.
    ButtonText,
}

impl ColorRole {
    /// Every role, in the order in which they are listed for a player.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");
}

/// The colors of a theme, one for each role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Palette {
    background: Rgb,
    text: Rgb,
    your_hand: Rgb,
    #[serde(rename = "your_plays")]
    first_plays: Rgb,
    #[serde(rename = "nestors_plays")]
    second_plays: Rgb,
    third_plays: Rgb,
    fourth_plays: Rgb,
    pips: Rgb,
    lines: Rgb,
    outlines: Rgb,
    your_hand_selected: Rgb,
    pips_selected: Rgb,
    lines_selected: Rgb,
    outlines_selected: Rgb,
    backs: Rgb,
    buttons: Rgb,
    button_text: Rgb,
}

/// Roles that are missing from the files of older programs.
const LATER: [ColorRole; 3] = [ColorRole::Backs, ColorRole::ThirdPlays, ColorRole::FourthPlays];

impl Palette {
    /// A green table with ivory and walnut bones.
    pub const CLASSIC: Self = Self {
        background: rgb(0x13_3E_31),
        text: rgb(0xF6_F1_E3),
        your_hand: rgb(0xFF_FB_F1),
        first_plays: rgb(0xFF_FB_F1),
        second_plays: rgb(0xB5_80_4D),
        third_plays: rgb(0x61_82_C4),
        fourth_plays: rgb(0x82_C4_CF),
        pips: rgb(0x14_12_0F),
        lines: rgb(0x3B_2A_1A),
        outlines: rgb(0x2E_23_17),
        your_hand_selected: rgb(0x1F_2D_36),
        pips_selected: rgb(0xFB_F6_E9),
        lines_selected: rgb(0xC9_B9_8E),
        outlines_selected: rgb(0xF2_B8_4B),
        backs: rgb(0xA3_42_2F),
        buttons: rgb(0xF2_B8_4B),
        button_text: rgb(0x2A_21_10),
    };

    /// A dark room with pale gray and steel blue bones.
    pub const DARK: Self = Self {
        background: rgb(0x1B_20_26),
        text: rgb(0xE6_E9_EE),
        your_hand: rgb(0xD9_DC_E1),
        first_plays: rgb(0xD9_DC_E1),
        second_plays: rgb(0x53_78_9F),
        third_plays: rgb(0x98_6C_2A),
        fourth_plays: rgb(0xE5_98_14),
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

    /// A light table with white and amber bones. All differences are of
    /// lightness, so that they do not depend on which hues an eye can see.
    pub const CLEAR: Self = Self {
        background: rgb(0xEA_E6_DB),
        text: rgb(0x0A_16_22),
        your_hand: rgb(0xFF_FF_FF),
        first_plays: rgb(0xFF_FF_FF),
        second_plays: rgb(0xC4_7A_00),
        third_plays: rgb(0x35_77_CF),
        fourth_plays: rgb(0x98_AE_FB),
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

    /// A blue table with white bones, their pips, lines and edges black.
    pub const BLUE: Self = Self {
        background: rgb(0x22_35_79),
        text: rgb(0xFF_FF_FF),
        your_hand: rgb(0xFF_FF_FF),
        first_plays: rgb(0xFF_FF_FF),
        second_plays: rgb(0xB0_8A_3A),
        third_plays: rgb(0x4D_A1_8E),
        fourth_plays: rgb(0xCB_B9_D7),
        pips: rgb(0x05_05_05),
        lines: rgb(0x10_10_10),
        outlines: rgb(0x00_00_00),
        your_hand_selected: rgb(0x0A_10_24),
        pips_selected: rgb(0xFF_FF_FF),
        lines_selected: rgb(0xC9_D6_EA),
        outlines_selected: rgb(0xFF_D2_4A),
        backs: rgb(0x9A_2F_2A),
        buttons: rgb(0xF1_E3_5F),
        button_text: rgb(0x1A_14_04),
    };

    /// Green cloth in walnut, ivory bones with brass pins.
    pub const WALNUT: Self = Self {
        background: rgb(0x2C_65_44),
        text: rgb(0xFF_F7_E3),
        your_hand: rgb(0xFF_FB_F0),
        first_plays: rgb(0xFF_FB_F0),
        second_plays: rgb(0xFB_F2_DF),
        third_plays: rgb(0xFB_F2_DF),
        fourth_plays: rgb(0xFB_F2_DF),
        pips: rgb(0x24_1C_14),
        lines: rgb(0x8A_78_59),
        outlines: rgb(0x6B_58_3C),
        your_hand_selected: rgb(0xFF_FB_F0),
        pips_selected: rgb(0x24_1C_14),
        lines_selected: rgb(0x8A_78_59),
        outlines_selected: rgb(0xF2_BB_4D),
        backs: rgb(0x8E_36_2C),
        buttons: rgb(0xF2_BB_4D),
        button_text: rgb(0x2A_1D_08),
    };

    /// Gray marble in dark wood, as on the tables of a café.
    pub const CAFE_MARBLE: Self = Self {
        background: rgb(0xC6_C0_B6),
        text: rgb(0x1E_1A_17),
        your_hand: rgb(0xFF_FE_FA),
        first_plays: rgb(0xFF_FE_FA),
        second_plays: rgb(0xFA_F5_EA),
        third_plays: rgb(0xFA_F5_EA),
        fourth_plays: rgb(0xFA_F5_EA),
        pips: rgb(0x24_1C_14),
        lines: rgb(0x8A_78_59),
        outlines: rgb(0x4A_3F_33),
        your_hand_selected: rgb(0xFF_FE_FA),
        pips_selected: rgb(0x24_1C_14),
        lines_selected: rgb(0x8A_78_59),
        outlines_selected: rgb(0xF2_BB_4D),
        backs: rgb(0x2F_5D_57),
        buttons: rgb(0xF2_BB_4D),
        button_text: rgb(0x2A_1D_08),
    };

    /// A dim room: slate blue cloth, bones of old ivory.
    pub const NIGHT: Self = Self {
        background: rgb(0x1E_2A_34),
        text: rgb(0xEE_F0_F2),
        your_hand: rgb(0xDC_D8_CC),
        first_plays: rgb(0xDC_D8_CC),
        second_plays: rgb(0xD3_CD_BF),
        third_plays: rgb(0xD3_CD_BF),
        fourth_plays: rgb(0xD3_CD_BF),
        pips: rgb(0x14_16_1A),
        lines: rgb(0x7A_76_68),
        outlines: rgb(0x0A_0D_10),
        your_hand_selected: rgb(0xDC_D8_CC),
        pips_selected: rgb(0x14_16_1A),
        lines_selected: rgb(0x7A_76_68),
        outlines_selected: rgb(0xD9_AC_58),
        backs: rgb(0x38_44_5E),
        buttons: rgb(0xD9_AC_58),
        button_text: rgb(0x1C_14_06),
    };

    /// Bright linen in light wood, white bones.
    pub const LINEN: Self = Self {
        background: rgb(0xEA_E2_D1),
        text: rgb(0x2B_2116),
        your_hand: rgb(0xFF_FF_FF),
        first_plays: rgb(0xFF_FF_FF),
        second_plays: rgb(0xFA_F5_EA),
        third_plays: rgb(0xFA_F5_EA),
        fourth_plays: rgb(0xFA_F5_EA),
        pips: rgb(0x24_1C_14),
        lines: rgb(0x8A_78_59),
        outlines: rgb(0x54_45_2F),
        your_hand_selected: rgb(0xFF_FF_FF),
        pips_selected: rgb(0x24_1C_14),
        lines_selected: rgb(0x8A_78_59),
        outlines_selected: rgb(0xA4_47_0F),
        backs: rgb(0xA9_47_3A),
        buttons: rgb(0xA4_47_0F),
        button_text: rgb(0xFF_FF_FF),
    };

    /// Reads a palette from a file. Roles that files of older programs lack get their
    /// colors from this palette.
    pub(super) fn deserialize_with_defaults<'de, D: Deserializer<'de>>(
        self,
        from: D,
    ) -> Result<Self, D::Error> {
        from.deserialize_struct("Palette", &[], Reader(self))
    }

    /// The color of `role`.
    pub const fn color(&self, role: ColorRole) -> Rgb {
        match role {
            ColorRole::Background => self.background,
            ColorRole::Text => self.text,
            ColorRole::YourHand => self.your_hand,
            ColorRole::FirstPlays => self.first_plays,
            ColorRole::SecondPlays => self.second_plays,
            ColorRole::ThirdPlays => self.third_plays,
            ColorRole::FourthPlays => self.fourth_plays,
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

    /// Mutable access to the color of `role`.
    pub const fn color_mut(&mut self, role: ColorRole) -> &mut Rgb {
        match role {
            ColorRole::Background => &mut self.background,
            ColorRole::Text => &mut self.text,
            ColorRole::YourHand => &mut self.your_hand,
            ColorRole::FirstPlays => &mut self.first_plays,
            ColorRole::SecondPlays => &mut self.second_plays,
            ColorRole::ThirdPlays => &mut self.third_plays,
            ColorRole::FourthPlays => &mut self.fourth_plays,
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

/// Reads a palette. Missing roles of [`LATER`] get their colors from this one.
struct Reader(Palette);

impl<'de> Visitor<'de> for Reader {
    type Value = Palette;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the colors of a theme")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Palette, A::Error> {
        let mut palette = self.0;
        let mut missing = ColorRole::ALL.to_vec();
        while let Some(role) = map.next_key::<ColorRole>()? {
            *palette.color_mut(role) = map.next_value()?;
            if !missing.contains(&role) {
                return Err(A::Error::custom(format_args!("{role:?} is there twice")));
            }
            missing.retain(|other| *other != role);
        }
        missing.retain(|role| !LATER.contains(role));
        match missing[..] {
            [] => Ok(palette),
            [role, ..] => Err(A::Error::custom(format_args!("{role:?} is missing"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_has_a_color_of_its_own_in_a_palette() {
        for role in ColorRole::ALL {
            let mut palette = Palette::CLASSIC;
            *palette.color_mut(role) = Rgb([1, 2, 3]);
            for other in ColorRole::ALL {
                let changed = palette.color(other) != Palette::CLASSIC.color(other);
                assert_eq!(changed, other == role, "{role:?} changed, {other:?} seen");
            }
        }
    }
}

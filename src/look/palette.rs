//! The colors of a theme: what each is for, what it must stand out from, and its value in each
//! theme of the program.

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::contrast::Contrast;
use super::rgb::{Rgb, rgb};

/// Where the list of colors shows a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColorGroup {
    /// At once.
    Main,
    /// Under the heading of selected bones.
    Selected,
    /// Under the heading of the third and fourth seat.
    Seats,
}

macro_rules! is_later {
    () => {
        false
    };
    (later) => {
        true
    };
}

/// Writes out `ColorRole`, `Palette` and the contrasts. A row has a role, its field, its group,
/// and `later` if files of older programs lack it; the least contrast ratio and the roles that it
/// must stand out from, each with the role in parentheses that may do so in its place; and its
/// color in each theme.
macro_rules! theme_colors {
    ($(
        $(#[$doc:meta])*
        $role:ident, $field:ident $(as $in_file:literal)? in $group:ident $($later:ident)?
        $(, $least:literal on $($against:ident $(($other:ident))?)+)?:
        $classic:literal $dark:literal $clear:literal $blue:literal
        $walnut:literal $cafe_marble:literal $night:literal $linen:literal;
    )*) => {
        /// What a color of a theme is used for.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord,
            Deserialize, VariantArray, IntoStaticStr,
        )]
        #[serde(field_identifier, rename_all = "snake_case")]
        #[strum(serialize_all = "kebab-case")]
        pub enum ColorRole {
            $($(#[$doc])* $(#[serde(rename = $in_file)])? $role,)*
        }

        impl ColorRole {
            /// Where the list of colors shows it.
            pub const fn group(self) -> ColorGroup {
                [$(ColorGroup::$group),*][self as usize]
            }

            /// Whether files of older programs lack it.
            const fn is_later(self) -> bool {
                [$(is_later!($($later)?)),*][self as usize]
            }
        }

        /// The colors of a theme, one for each role.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
        pub struct Palette {
            $($(#[serde(rename = $in_file)])? pub(super) $field: Rgb,)*
        }

        impl Palette {
            /// A green table with ivory and walnut bones.
            pub const CLASSIC: Self = Self { $($field: rgb($classic)),* };
            /// A dark room with pale gray and steel blue bones.
            pub const DARK: Self = Self { $($field: rgb($dark)),* };
            /// A light table with white and amber bones. All differences are of lightness, so
            /// that they do not depend on which hues an eye can see.
            pub const CLEAR: Self = Self { $($field: rgb($clear)),* };
            /// A blue table with white bones, their pips, lines and edges black.
            pub const BLUE: Self = Self { $($field: rgb($blue)),* };
            /// Green cloth in walnut, ivory bones with brass pins.
            pub const WALNUT: Self = Self { $($field: rgb($walnut)),* };
            /// Gray marble in dark wood, as on the tables of a café.
            pub const CAFE_MARBLE: Self = Self { $($field: rgb($cafe_marble)),* };
            /// A dim room: slate blue cloth, bones of old ivory.
            pub const NIGHT: Self = Self { $($field: rgb($night)),* };
            /// Bright linen in light wood, white bones.
            pub const LINEN: Self = Self { $($field: rgb($linen)),* };

            /// The color of `role`.
            pub const fn color(&self, role: ColorRole) -> Rgb {
                match role {
                    $(ColorRole::$role => self.$field,)*
                }
            }

            /// Mutable access to the color of `role`.
            pub const fn color_mut(&mut self, role: ColorRole) -> &mut Rgb {
                match role {
                    $(ColorRole::$role => &mut self.$field,)*
                }
            }
        }

        impl Contrast {
            /// Every contrast that an editable theme needs. Text has 7:1, the enhanced level
            /// (AAA) of WCAG, everything else 3:1.
            ///
            /// A bone stands out from the table by its body or by its outline. The plays of the
            /// first two seats also differ by 3:1, though the inner frame of the second seat's
            /// bones would tell them apart even in the same color. The colors of the third and
            /// fourth seat cannot also differ from these in lightness. They differ in hue, so
            /// that every eye can tell them apart, and their bones have marks as well.
            pub const ALL: &[Self] = &[$($($(Self {
                seen: &[ColorRole::$role $(, ColorRole::$other)?],
                against: ColorRole::$against,
                at_least: $least,
            },)+)?)*];
        }
    };
}

theme_colors! {
    // Classic, dark, clear, blue; Walnut, Café marble, Night, Linen.

    /// The table and the windows.
    Background, background in Main:
        0x13_3E_31 0x1B_20_26 0xEA_E6_DB 0x22_35_79 0x2C_65_44 0xC6_C0_B6 0x1E_2A_34 0xEA_E2_D1;
    /// Text on the background.
    Text, text in Main, 7.0 on Background:
        0xF6_F1_E3 0xE6_E9_EE 0x0A_16_22 0xFF_FF_FF 0xFF_F7_E3 0x1E_1A_17 0xEE_F0_F2 0x2B_21_16;
    /// The bodies of the bones in the hand of the player at the screen.
    YourHand, your_hand in Main, 3.0 on Background(Outlines):
        0xFF_FB_F1 0xD9_DC_E1 0xFF_FF_FF 0xFF_FF_FF 0xFF_FB_F0 0xFF_FE_FA 0xDC_D8_CC 0xFF_FF_FF;
    /// The bodies of the bones played from the first seat.
    FirstPlays, first_plays as "your_plays" in Main, 3.0 on Background(Outlines):
        0xFF_FB_F1 0xD9_DC_E1 0xFF_FF_FF 0xFF_FF_FF 0xFF_FB_F0 0xFF_FE_FA 0xDC_D8_CC 0xFF_FF_FF;
    /// The bodies of the bones played from the second seat.
    SecondPlays, second_plays as "nestors_plays" in Main, 3.0 on Background(Outlines) FirstPlays:
        0xB5_80_4D 0x53_78_9F 0xC4_7A_00 0xB0_8A_3A 0xFB_F2_DF 0xFA_F5_EA 0xD3_CD_BF 0xFA_F5_EA;
    /// The bodies of the bones played from the third seat.
    ThirdPlays, third_plays in Seats later, 3.0 on Background(Outlines):
        0x61_82_C4 0x98_6C_2A 0x35_77_CF 0x4D_A1_8E 0xFB_F2_DF 0xFA_F5_EA 0xD3_CD_BF 0xFA_F5_EA;
    /// The bodies of the bones played from the fourth seat.
    FourthPlays, fourth_plays in Seats later, 3.0 on Background(Outlines):
        0x82_C4_CF 0xE5_98_14 0x98_AE_FB 0xCB_B9_D7 0xFB_F2_DF 0xFA_F5_EA 0xD3_CD_BF 0xFA_F5_EA;
    /// The pips of every bone that is not selected.
    Pips, pips in Main, 3.0 on YourHand FirstPlays SecondPlays ThirdPlays FourthPlays:
        0x14_12_0F 0x0B_0D_10 0x05_05_05 0x05_05_05 0x24_1C_14 0x24_1C_14 0x14_16_1A 0x24_1C_14;
    /// The line across every bone that is not selected.
    Lines, lines in Main, 3.0 on YourHand FirstPlays SecondPlays ThirdPlays FourthPlays:
        0x3B_2A_1A 0x1B_22_2B 0x24_16_00 0x10_10_10 0x8A_78_59 0x8A_78_59 0x7A_76_68 0x8A_78_59;
    /// The edge of every bone that is not selected.
    Outlines, outlines in Main, 3.0 on YourHand FirstPlays SecondPlays ThirdPlays FourthPlays:
        0x2E_23_17 0x05_07_0A 0x10_10_10 0x00_00_00 0x6B_58_3C 0x4A_3F_33 0x0A_0D_10 0x54_45_2F;
    /// The body of a selected bone.
    YourHandSelected, your_hand_selected in Selected, 3.0 on Background(OutlinesSelected) YourHand:
        0x1F_2D_36 0x2B_34_40 0x00_1B_44 0x0A_10_24 0xFF_FB_F0 0xFF_FE_FA 0xDC_D8_CC 0xFF_FF_FF;
    /// The pips of a selected bone.
    PipsSelected, pips_selected in Selected, 3.0 on YourHandSelected:
        0xFB_F6_E9 0xF3_F5_F8 0xFF_FF_FF 0xFF_FF_FF 0x24_1C_14 0x24_1C_14 0x14_16_1A 0x24_1C_14;
    /// The line across a selected bone.
    LinesSelected, lines_selected in Selected, 3.0 on YourHandSelected:
        0xC9_B9_8E 0xA9_B6_C6 0xBF_D3_EA 0xC9_D6_EA 0x8A_78_59 0x8A_78_59 0x7A_76_68 0x8A_78_59;
    /// The edge of a selected bone.
    OutlinesSelected, outlines_selected in Selected, 3.0 on YourHandSelected Background:
        0xF2_B8_4B 0x4C_C2_B0 0xA8_64_00 0xFF_D2_4A 0xF2_BB_4D 0xF2_BB_4D 0xD9_AC_58 0xA4_47_0F;
    /// The backs of bones that lie face down.
    Backs, backs in Main later, 3.0 on YourHand:
        0xA3_42_2F 0x3B_3F_63 0x7A_3B_2E 0x9A_2F_2A 0x8E_36_2C 0x2F_5D_57 0x38_44_5E 0xA9_47_3A;
    /// The button for the next step.
    Buttons, buttons in Main, 3.0 on Background:
        0xF2_B8_4B 0x4C_C2_B0 0x00_46_7F 0xF1_E3_5F 0xF2_BB_4D 0xF2_BB_4D 0xD9_AC_58 0xA4_47_0F;
    /// The text on that button.
    ButtonText, button_text in Main, 7.0 on Buttons:
        0x2A_21_10 0x06_20_1C 0xFF_FF_FF 0x1A_14_04 0x2A_1D_08 0x2A_1D_08 0x1C_14_06 0xFF_FF_FF;
}

impl ColorRole {
    /// Every role, in the order in which they are listed for a player.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The bodies of the bones played from each seat.
    pub const PLAYS: [Self; 4] =
        [Self::FirstPlays, Self::SecondPlays, Self::ThirdPlays, Self::FourthPlays];
}

impl Palette {
    /// Reads a palette from a file. Roles that files of older programs lack get their
    /// colors from this palette.
    pub(super) fn deserialize_with_defaults<'de, D: Deserializer<'de>>(
        self,
        from: D,
    ) -> Result<Self, D::Error> {
        from.deserialize_struct("Palette", &[], Reader(self))
    }
}

/// Reads a palette. Later roles that are missing get their colors from this one.
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
        missing.retain(|role| !role.is_later());
        match missing[..] {
            [] => Ok(palette),
            [role, ..] => Err(A::Error::custom(format_args!("{role:?} is missing"))),
        }
    }
}

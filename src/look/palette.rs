//! The colors of a theme: what each is for, what it must stand out from, and its value in each
//! built-in theme.

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::contrast::Contrast;
use super::rgb::{Rgb, rgb};

/// The section of the theme editor in which a role is listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColorGroup {
    /// The colors that the theme editor always shows.
    Main,
    /// The colors under the heading for selected bones.
    Selected,
    /// The colors under the heading for the third and fourth seat.
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

/// Defines `ColorRole`, `Palette` and the contrasts. Each row has:
///
/// - a role, its field, its name in files if that is not the field's, and its group;
/// - `later` if files written by older versions of the program may lack the role;
/// - the minimum contrast ratio, and the roles from which the role must stand out. A role in
///   parentheses may stand out instead;
/// - the color of the role in each built-in theme.
macro_rules! theme_colors {
    ($(
        $(#[$doc:meta])*
        $role:ident, $field:ident $(as $file_name:literal)? in $group:ident $($later:ident)?
        $(, $min_ratio:literal on $($background:ident $(($substitute:ident))?)+)?:
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
            $($(#[$doc])* $(#[serde(rename = $file_name)])? $role,)*
        }

        impl ColorRole {
            /// The section of the theme editor in which this role is listed.
            pub const fn group(self) -> ColorGroup {
                [$(ColorGroup::$group),*][self as usize]
            }

            /// Whether files written by older versions of the program may lack this role.
            const fn is_later(self) -> bool {
                [$(is_later!($($later)?)),*][self as usize]
            }
        }

        /// The colors of a theme, one for each role.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
        pub struct Palette {
            $($(#[serde(rename = $file_name)])? pub(super) $field: Rgb,)*
        }

        impl Palette {
            /// A green table with ivory and walnut bones.
            pub const CLASSIC: Self = Self { $($field: rgb($classic)),* };
            /// A dark room with pale gray and steel blue bones.
            pub const DARK: Self = Self { $($field: rgb($dark)),* };
            /// A light table with white and amber bones. Colors differ in lightness, so that they
            /// can be told apart with every kind of color vision.
            pub const CLEAR: Self = Self { $($field: rgb($clear)),* };
            /// A blue table with white bones that have black pips, lines and edges.
            pub const BLUE: Self = Self { $($field: rgb($blue)),* };
            /// Green cloth framed in walnut, and ivory bones with brass pins.
            pub const WALNUT: Self = Self { $($field: rgb($walnut)),* };
            /// Gray marble in dark wood, as on the tables of a café.
            pub const CAFE_MARBLE: Self = Self { $($field: rgb($cafe_marble)),* };
            /// A dim room: slate blue cloth, bones of old ivory.
            pub const NIGHT: Self = Self { $($field: rgb($night)),* };
            /// Bright linen in light wood, white bones.
            pub const LINEN: Self = Self { $($field: rgb($linen)),* };

            /// Returns the color for `role`; every role has one.
            pub const fn color(&self, role: ColorRole) -> Rgb {
                match role {
                    $(ColorRole::$role => self.$field,)*
                }
            }

            /// Returns a mutable reference to the color for `role`.
            pub const fn color_mut(&mut self, role: ColorRole) -> &mut Rgb {
                match role {
                    $(ColorRole::$role => &mut self.$field,)*
                }
            }
        }

        impl Contrast {
            /// Every contrast that an editable theme should have. Text needs 7:1, the enhanced
            /// level (AAA) of WCAG, everything else 3:1.
            ///
            /// A bone stands out from the table by its body or by its outline. The plays of the
            /// first two seats also differ by 3:1, although the inner frame of the second seat's
            /// bones would be enough to tell them apart. The colors of the third and fourth seat
            /// cannot also differ from these in lightness. They differ in hue, even with color
            /// blindness, and their bones have marks as well.
            pub const ALL: &[Self] = &[$($($(Self {
                foregrounds: &[ColorRole::$role $(, ColorRole::$substitute)?],
                background: ColorRole::$background,
                min_ratio: $min_ratio,
            },)+)?)*];
        }
    };
}

theme_colors! {
    // Columns: Classic, dark, clear, blue; Walnut, Café marble, Night, Linen.

    /// The cloth. The colors of the wood and the windows are derived from it.
    Background, background in Main:
        0x133E31 0x1B2026 0xEAE6DB 0x223579 0x2C6544 0xC6C0B6 0x1E2A34 0xEAE2D1;
    /// Text on the background.
    Text, text in Main, 7.0 on Background:
        0xF6F1E3 0xE6E9EE 0x0A1622 0xFFFFFF 0xFFF7E3 0x1E1A17 0xEEF0F2 0x2B2116;
    /// The bodies of the bones in the hand of the player at the screen.
    YourHand, your_hand in Main, 3.0 on Background(Outlines):
        0xFFFBF1 0xD9DCE1 0xFFFFFF 0xFFFFFF 0xFFFBF0 0xFFFEFA 0xDCD8CC 0xFFFFFF;
    /// The bodies of the bones played from the first seat.
    FirstPlays, first_plays as "your_plays" in Main, 3.0 on Background(Outlines):
        0xFFFBF1 0xD9DCE1 0xFFFFFF 0xFFFFFF 0xFFFBF0 0xFFFEFA 0xDCD8CC 0xFFFFFF;
    /// The bodies of the bones played from the second seat.
    SecondPlays, second_plays as "nestors_plays" in Main, 3.0 on Background(Outlines) FirstPlays:
        0xB5804D 0x53789F 0xC47A00 0xB08A3A 0xFBF2DF 0xFAF5EA 0xD3CDBF 0xFAF5EA;
    /// The bodies of the bones played from the third seat.
    ThirdPlays, third_plays in Seats later, 3.0 on Background(Outlines):
        0x6182C4 0x986C2A 0x3577CF 0x4DA18E 0xFBF2DF 0xFAF5EA 0xD3CDBF 0xFAF5EA;
    /// The bodies of the bones played from the fourth seat.
    FourthPlays, fourth_plays in Seats later, 3.0 on Background(Outlines):
        0x82C4CF 0xE59814 0x98AEFB 0xCBB9D7 0xFBF2DF 0xFAF5EA 0xD3CDBF 0xFAF5EA;
    /// The pips of every bone that is not selected.
    Pips, pips in Main, 3.0 on YourHand FirstPlays SecondPlays ThirdPlays FourthPlays:
        0x14120F 0x0B0D10 0x050505 0x050505 0x241C14 0x241C14 0x14161A 0x241C14;
    /// The groove between the halves of every bone that is not selected.
    Lines, lines in Main, 3.0 on YourHand FirstPlays SecondPlays ThirdPlays FourthPlays:
        0x3B2A1A 0x1B222B 0x241600 0x101010 0x8A7859 0x8A7859 0x7A7668 0x8A7859;
    /// The edge of every bone that is not selected.
    Outlines, outlines in Main, 3.0 on YourHand FirstPlays SecondPlays ThirdPlays FourthPlays:
        0x2E2317 0x05070A 0x101010 0x000000 0x6B583C 0x4A3F33 0x0A0D10 0x54452F;
    /// The body of a selected bone.
    YourHandSelected, your_hand_selected in Selected, 3.0 on Background(OutlinesSelected) YourHand:
        0x1F2D36 0x2B3440 0x001B44 0x0A1024 0xFFFBF0 0xFFFEFA 0xDCD8CC 0xFFFFFF;
    /// The pips of a selected bone.
    PipsSelected, pips_selected in Selected, 3.0 on YourHandSelected:
        0xFBF6E9 0xF3F5F8 0xFFFFFF 0xFFFFFF 0x241C14 0x241C14 0x14161A 0x241C14;
    /// The groove between the halves of a selected bone.
    LinesSelected, lines_selected in Selected, 3.0 on YourHandSelected:
        0xC9B98E 0xA9B6C6 0xBFD3EA 0xC9D6EA 0x8A7859 0x8A7859 0x7A7668 0x8A7859;
    /// The edge of a selected bone.
    OutlinesSelected, outlines_selected in Selected, 3.0 on YourHandSelected Background:
        0xF2B84B 0x4CC2B0 0xA86400 0xFFD24A 0xF2BB4D 0xF2BB4D 0xD9AC58 0xA4470F;
    /// The backs of bones that lie face down.
    Backs, backs in Main later, 3.0 on YourHand:
        0xA3422F 0x3B3F63 0x7A3B2E 0x9A2F2A 0x8E362C 0x2F5D57 0x38445E 0xA9473A;
    /// The main button, which leads to the next step.
    Buttons, buttons in Main, 3.0 on Background:
        0xF2B84B 0x4CC2B0 0x00467F 0xF1E35F 0xF2BB4D 0xF2BB4D 0xD9AC58 0xA4470F;
    /// The text on the main button.
    ButtonText, button_text in Main, 7.0 on Buttons:
        0x2A2110 0x06201C 0xFFFFFF 0x1A1404 0x2A1D08 0x2A1D08 0x1C1406 0xFFFFFF;
}

impl ColorRole {
    /// Every role, in the order of the theme editor.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The roles for the bodies of played bones, by the index of the seat.
    pub const PLAYS: [Self; 4] =
        [Self::FirstPlays, Self::SecondPlays, Self::ThirdPlays, Self::FourthPlays];
}

impl Palette {
    /// Reads a palette from a file. Roles that are missing because the file is older get their
    /// colors from this palette.
    pub(super) fn deserialize_with_defaults<'de, D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Palette", &[], PaletteVisitor(self))
    }
}

/// A visitor that reads a palette. Missing `later` roles get their colors from the wrapped palette.
struct PaletteVisitor(Palette);

impl<'de> Visitor<'de> for PaletteVisitor {
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

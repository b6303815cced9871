//! All painted colors, and their derivation from a palette.

use super::derived::{
    LARGE_CONTRAST, TEXT_CONTRAST, are_distinct, contrast_color, darker_shade_for,
    derive_faded_face, derive_pill_text,
};
use super::palette::{ColorRole, Palette};
use super::rgb::{Rgb, rgb};
use super::slot::ThemeSlot;

/// Defines `LookColors`. Each row has:
///
/// - the name and type of a color;
/// - the roles of the palette `from` which the color is derived. The row of played bones and the
///   rows that `with_text` derives have none, because `with_changed_roles` updates them separately;
/// - the value in an editable theme, which may use the rows above;
/// - the values chosen by hand for Walnut, Café marble, Night and Linen.
macro_rules! look_colors {
    (
        $palette:ident => { $($shared:tt)* }
        $(
            $(#[$doc:meta])*
            $color:ident $(from $($role:ident)+)?: $type:ty = $derived:expr,
            [$walnut:expr, $cafe_marble:expr, $night:expr, $linen:expr $(,)?];
        )*
    ) => {
        /// All painted colors of the table and the windows: chosen by hand for a look, otherwise
        /// derived from the [`Palette`].
        ///
        /// A copy of a look keeps the colors chosen by hand, except those derived from roles that
        /// its palette changes.
        #[derive(Debug, Clone, Copy, PartialEq)]
        pub struct LookColors {
            $($(#[$doc])* pub $color: $type,)*
        }

        const WALNUT: LookColors = LookColors { $($color: $walnut),* };
        const CAFE_MARBLE: LookColors = LookColors { $($color: $cafe_marble),* };
        const NIGHT: LookColors = LookColors { $($color: $night),* };
        const LINEN: LookColors = LookColors { $($color: $linen),* };

        impl LookColors {
            /// The colors that are derived from a palette alone.
            fn derived($palette: &Palette) -> Self {
                $($shared)*
                $(let $color: $type = $derived;)*
                Self { $($color),* }.with_text($palette.text)
            }

            /// Returns these colors, but those that depend on a role whose color differs between
            /// `original` and `palette` are derived from `palette`.
            fn with_changed_roles(mut self, original: &Palette, palette: &Palette) -> Self {
                let derived = Self::derived(palette);
                let differs = |roles: &[ColorRole]| {
                    roles.iter().any(|&role| palette.color(role) != original.color(role))
                };
                $($(
                    if differs(&[$(ColorRole::$role),+]) {
                        self.$color = derived.$color;
                    }
                )?)*
                for (seat, role) in ColorRole::PLAYS.into_iter().enumerate() {
                    if differs(&[role, ColorRole::Pips, ColorRole::Lines, ColorRole::Outlines]) {
                        self.plays[seat] = derived.plays[seat];
                    }
                }
                let has_other_text = differs(&[ColorRole::Background, ColorRole::Text]);
                if has_other_text { self.with_text(palette.text) } else { self }
            }
        }
    };
}

look_colors! {
    palette => {
        let Palette { background, text, buttons, .. } = *palette;
        let is_dark = text.luminance() > background.luminance();
        let dark_or_light = |dark: f32, light: f32| if is_dark { dark } else { light };
        let (away, extreme) =
            if is_dark { (Rgb::BLACK, Rgb::WHITE) } else { (Rgb::WHITE, Rgb::BLACK) };
        let walnut_or_linen = if is_dark { WALNUT } else { LINEN };
        let legible_on = |backgrounds: &[Rgb], color: Rgb| {
            color.toward_until(extreme, backgrounds, TEXT_CONTRAST)
        };
        let play_colors = ColorRole::PLAYS.map(|role| palette.color(role));
        let has_distinct_plays = are_distinct(play_colors);
        let shaded = play_colors.map(|color| color.toward(Rgb::BLACK, 0.25));
        let face =
            |body| FaceColors::derived([body, palette.pips, palette.lines, palette.outlines]);
    }

    /// The color of the bar at the top.
    bar from Background: Rgb = background.toward(away, dark_or_light(0.62, 0.55)),
        [rgb(0x22150D), rgb(0x1A1310), rgb(0x0F1216), rgb(0xF6F0E3)];
    /// The color of menus and icons on the bar.
    bar_text: Rgb = text,
        [rgb(0xF3E7D0), rgb(0xF3E7D0), rgb(0xDDE1E7), rgb(0x2B2116)];
    /// The color of the game's name on the bar.
    bar_quiet: Rgb = text,
        [rgb(0xC9B594), rgb(0xC9B594), rgb(0x9BA5B2), rgb(0x6A5A45)];
    /// The wood around the cloth, from dark to light.
    wood from Background: [Rgb; 4] =
        [(0.62, 0.22), (0.54, 0.16), (0.46, 0.10), (0.38, 0.05)]
            .map(|(dark, light)| background.toward(Rgb::BLACK, dark_or_light(dark, light))),
        [
            [rgb(0x33200F), rgb(0x472B19), rgb(0x5B3821), rgb(0x6D4528)],
            [rgb(0x1C1310), rgb(0x2A1D18), rgb(0x382821), rgb(0x45322A)],
            [rgb(0x14171C), rgb(0x1A1E25), rgb(0x20252D), rgb(0x272C35)],
            [rgb(0xA47C4E), rgb(0xBC9566), rgb(0xCBA778), rgb(0xDABB8F)],
        ];
    /// The color of text on the wood.
    wood_text: Rgb = text,
        [rgb(0xFBF1DC), rgb(0xFBF1DC), rgb(0xE6E8EB), rgb(0x24180A)];
    /// The color of subdued text on the wood.
    wood_quiet: Rgb = text,
        [rgb(0xDCC8A6), rgb(0xDCC8A6), rgb(0xAAB3BF), rgb(0x2A1B0A)];
    /// The cloth, or the stone, that the bones lie on. `middle` of a look is its `Background` in
    /// `palette.rs`.
    cloth from Background: Cloth = Cloth {
            material: ClothMaterial::Felt,
            light: background.toward(Rgb::WHITE, dark_or_light(0.07, 0.25)),
            middle: background,
            edge: background.toward(Rgb::BLACK, dark_or_light(0.32, 0.08)),
        },
        [
            Cloth::felt([0x397953, 0x2C6544, 0x1A452E]),
            CAFE_MARBLE_CLOTH,
            Cloth::felt([0x26343F, 0x1E2A34, 0x141C24]),
            Cloth::felt([0xF3EDE0, 0xEAE2D1, 0xD8CDB8]),
        ];
    /// The ornament in the cloth, and how opaque it is.
    cloth_ornament from Background: (Rgb, f32) = (cloth.light.toward(text, 0.4), 0.34),
        [
            (rgb(0x8CC3A1), 0.34),
            (rgb(0x8C8274), 0.34),
            (rgb(0x7D98AD), 0.34),
            (rgb(0xA5916A), 0.34),
        ];
    /// The light of the lamp on the wood in front of the player to move.
    lamp from Background: Rgb = WALNUT.lamp,
        [rgb(0xFFE2B4), rgb(0xFFE2B4), rgb(0xFFE2B4), rgb(0xFFE2B4)];
    /// The color of text written on the cloth.
    cloth_text: Rgb = text,
        [rgb(0xFFF7E3), rgb(0x1E1A17), rgb(0xEEF0F2), rgb(0x2B2116)];
    /// The color of subdued text on the cloth.
    cloth_quiet: Rgb = text,
        [rgb(0xF1F0DF), rgb(0x2B2622), rgb(0xBCC6CF), rgb(0x5D4E3A)];
    /// The thin line around the cloth.
    hairline from Background Buttons ButtonText: Rgb = buttons.toward(background, 0.2),
        [rgb(0xE7B75A), rgb(0xC9A25A), rgb(0x8A7A55), rgb(0x9A6A2E)];
    /// The faces of the bones in the hand.
    hand from YourHand Pips Lines Outlines: FaceColors = face(palette.your_hand),
        [WALNUT_HAND, MARBLE_HAND, NIGHT_HAND, LINEN_HAND];
    /// The faces of the bones on the table, by the index of the seat that played them.
    plays: [FaceColors; 4] = ColorRole::PLAYS.map(|role| face(palette.color(role))),
        [
            [WALNUT_HAND, WALNUT_OTHERS, WALNUT_OTHERS, WALNUT_OTHERS],
            [MARBLE_HAND, MARBLE_OTHERS, MARBLE_OTHERS, MARBLE_OTHERS],
            [NIGHT_HAND, NIGHT_OTHERS, NIGHT_OTHERS, NIGHT_OTHERS],
            [LINEN_HAND, LINEN_OTHERS, LINEN_OTHERS, LINEN_OTHERS],
        ];
    /// The face of a selected bone.
    selected from YourHandSelected PipsSelected LinesSelected Outlines: FaceColors =
        FaceColors::derived([
            palette.your_hand_selected, palette.pips_selected, palette.lines_selected,
            palette.outlines,
        ]),
        [WALNUT_HAND, MARBLE_HAND, NIGHT_HAND, LINEN_HAND];
    /// The edge of a selected bone.
    selected_edge from OutlinesSelected: Rgb = palette.outlines_selected,
        [rgb(0xF2BB4D), rgb(0xF2BB4D), rgb(0xD9AC58), rgb(0xA4470F)];
    /// The face of a bone that does not fit.
    faded from YourHand Pips Lines Outlines: FaceColors = derive_faded_face(hand, wood[2]),
        [
            WALNUT_HAND.with_body([0xEADBC4, 0xDAC7AC]).with_pips(0x382C22),
            MARBLE_HAND.with_body([0xEADBC4, 0xDAC7AC]).with_pips(0x382C22),
            NIGHT_HAND.with_body([0xB0ACA2, 0x9F9B91]).with_pips(0x1D2023),
            LINEN_HAND.with_body([0xECE2CD, 0xE1D4BA]).with_pips(0x423728),
        ];
    /// The color of the pin of a bone that has not been played.
    hand_pin from Background: Rgb = WALNUT.hand_pin,
        [rgb(0xC49A55), rgb(0xC49A55), rgb(0xB98A3C), rgb(0xB0661E)];
    /// The colors of the players' pins at a table without partners, and of the visible sides of
    /// their bones. The first person at the table has the first color.
    pins from Background FirstPlays SecondPlays ThirdPlays FourthPlays: [Rgb; 4] =
            if has_distinct_plays { shaded } else { WALNUT.pins },
        [
            [rgb(0xC8923A), rgb(0x7D919D), rgb(0xB5654A), rgb(0x2F6B57)],
            [rgb(0xC8923A), rgb(0x7D919D), rgb(0xB5654A), rgb(0x2F6B57)],
            [rgb(0xB98A3C), rgb(0x5F8093), rgb(0xA85C42), rgb(0x2C6351)],
            [rgb(0xB0661E), rgb(0x48738C), rgb(0xA04C34), rgb(0x2F6B57)],
        ];
    /// The colors that replace `pins` at a table with partners.
    partner_pins from Background FirstPlays SecondPlays ThirdPlays FourthPlays: [Rgb; 4] =
            if has_distinct_plays { shaded } else { WALNUT.partner_pins },
        [
            [rgb(0xC8923A), rgb(0x6F8796), rgb(0xE0B866), rgb(0xA3B7C1)],
            [rgb(0xC8923A), rgb(0x6F8796), rgb(0xE0B866), rgb(0xA3B7C1)],
            [rgb(0xB98A3C), rgb(0x527082), rgb(0xD0A95C), rgb(0x8AA6B5)],
            [rgb(0xB0661E), rgb(0x3C637A), rgb(0xD3934C), rgb(0x7C9DB2)],
        ];
    /// The colors of series in charts and lists of games, such as won and lost.
    bars from Background: [Rgb; 4] = walnut_or_linen.bars,
        [
            [rgb(0xF0BC55), rgb(0xA9C4D2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0xF0BC55), rgb(0xA9C4D2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0xD9AC58), rgb(0x86AABF), rgb(0xD08C70), rgb(0x67A084)],
            [rgb(0xA04A12), rgb(0x2F627D), rgb(0x8C3A26), rgb(0x235C49)],
        ];
    /// The empty part of a bar in a window, and its opacity.
    bar_rail from Background: (Rgb, f32) =
            (text.toward(background, dark_or_light(1.0, 0.3)), dark_or_light(0.35, 0.16)),
        [
            (rgb(0x1B100A), 0.75),
            (rgb(0x0D0806), 0.75),
            (rgb(0x080A0D), 0.75),
            (rgb(0x6B4722), 0.35),
        ];
    /// The empty part of a player's bar on the wood, and its opacity.
    track from Background: (Rgb, f32) =
        (text.toward(background, dark_or_light(1.0, 0.2)), dark_or_light(0.35, 0.9)),
        [
            (rgb(0x1B100A), 0.75),
            (rgb(0x0D0806), 0.75),
            (rgb(0x080A0D), 0.75),
            (rgb(0x6B4722), 0.88),
        ];
    /// The gold that marks what needs attention: whose turn it is, a play that scores, the
    /// button for the next step.
    gold from Buttons ButtonText: Rgb = buttons,
        [rgb(0xF2BB4D), rgb(0xF2BB4D), rgb(0xD9AC58), rgb(0xA4470F)];
    /// The color at the lower edge of golden surfaces.
    gold_lower from Buttons ButtonText: Rgb = darker_shade_for(buttons, palette.button_text),
        [rgb(0xDE9C2C), rgb(0xDE9C2C), rgb(0xC08F3A), rgb(0x8E3B0A)];
    /// The color of text on golden surfaces.
    on_gold from Buttons ButtonText: Rgb = palette.button_text,
        [rgb(0x2A1D08), rgb(0x2A1D08), rgb(0x1C1406), rgb(0xFFFFFF)];
    /// The color of golden text on the wood.
    wood_gold from Background Buttons ButtonText: Rgb = legible_on(&wood, buttons),
        [rgb(0xF2BB4D), rgb(0xF2BB4D), rgb(0xD9AC58), rgb(0x330E00)];
    /// The color of large golden text on the cloth.
    cloth_gold from Background Buttons ButtonText: Rgb =
        buttons.toward_until(extreme, &cloth.shades(), LARGE_CONTRAST),
        [rgb(0xFFCF70), rgb(0x4E3000), rgb(0xD9AC58), rgb(0x8E3B0A)];
    /// The background of windows and cards.
    panel from Background: Rgb = background.toward(away, dark_or_light(0.42, 0.55)),
        [rgb(0x2C1C12), rgb(0x2A1F1A), rgb(0x191E25), rgb(0xFBF7EE)];
    /// The color at the upper edge of windows and cards.
    panel_top from Background: Rgb = panel.toward(text, 0.05),
        [rgb(0x3A281B), rgb(0x372A23), rgb(0x222933), rgb(0xF1EADB)];
    /// The background of a selected row in a window.
    row from Background: Rgb = panel.toward(text, 0.12),
        [rgb(0x4A3525), rgb(0x473830), rgb(0x2D3642), rgb(0xE5DBC6)];
    /// The color of golden text in windows, such as links.
    panel_gold from Background Buttons ButtonText: Rgb =
        legible_on(&[panel, panel_top, row], buttons),
        [rgb(0xF2BB4D), rgb(0xF2BB4D), rgb(0xD9AC58), rgb(0xA4470F)];
    /// The color of text in windows.
    panel_text: Rgb = text,
        [rgb(0xF8EEDA), rgb(0xF8EEDA), rgb(0xE8EAED), rgb(0x2B2116)];
    /// The color of subdued text in windows.
    panel_quiet: Rgb = text,
        [rgb(0xCDB996), rgb(0xCDB996), rgb(0xA7B1BD), rgb(0x6A5A45)];
    /// Separators and outlines in windows.
    line from Background: Rgb = panel.toward(text, 0.28),
        [rgb(0x6B5138), rgb(0x66544A), rgb(0x3E4955), rgb(0xCDBD9F)];
    /// The color at the upper edge of the backs of bones.
    back from Backs: Rgb = palette.backs,
        [rgb(0x8E362C), rgb(0x2F5D57), rgb(0x38445E), rgb(0xA9473A)];
    /// The color at the lower edge of the backs of bones.
    back_lower from Backs: Rgb = palette.backs.toward(Rgb::BLACK, 0.22),
        [rgb(0x6C251F), rgb(0x224742), rgb(0x29324A), rgb(0x8C342A)];
    /// The ornament on the back of a bone.
    ornament from Backs: Rgb = palette
            .backs
            .toward(WALNUT.ornament, 0.75)
            .toward_until(Rgb::WHITE, &[back, back_lower], LARGE_CONTRAST),
        [rgb(0xD9B074), rgb(0xD9C08A), rgb(0x8E9BB8), rgb(0xF0D3A0)];
    /// The halo around the bone played last.
    halo from Background Buttons ButtonText: Rgb =
        if is_dark { buttons.toward(Rgb::WHITE, 0.6) } else { buttons },
        [rgb(0xFFE9B8), rgb(0xE09A1E), rgb(0xFFE9B8), rgb(0xC77A3A)];
    /// The pill behind the name of a player who is not to move, and its opacity.
    pill from Background: (Rgb, f32) = if is_dark {
            (background.toward(Rgb::BLACK, 0.78), 0.6)
        } else {
            (text.toward(background, 0.2), 0.9)
        },
        [
            (rgb(0x1E120A), 0.55),
            (rgb(0x120C0A), 0.55),
            (rgb(0x0C0F13), 0.55),
            (rgb(0x6B4722), 0.88),
        ];
    /// The color of the name of a player who is not to move, on the pill.
    pill_text from Background: Rgb =
        derive_pill_text(if is_dark { text } else { background }, wood, pill),
        [rgb(0xFBF1DC), rgb(0xFBF1DC), rgb(0xE6E8EB), rgb(0xFFF8EA)];
    /// The colors of the players' bars and charts in windows. If the bones of each player have a
    /// color of their own, these are those colors, adapted to stand out.
    players from Background FirstPlays SecondPlays ThirdPlays FourthPlays: [Rgb; 4] =
            if has_distinct_plays {
                let (rail, opacity) = bar_rail;
                let rails = [panel, panel_top].map(|it| it.toward(rail, opacity));
                let backgrounds = [panel, panel_top, rails[0], rails[1]];
                play_colors.map(|color| color.toward_until(extreme, &backgrounds, LARGE_CONTRAST))
            } else {
                walnut_or_linen.players
            },
        [
            [rgb(0xF0BC55), rgb(0xA9C4D2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0xF0BC55), rgb(0xA9C4D2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0xD9AC58), rgb(0x86AABF), rgb(0xD08C70), rgb(0x67A084)],
            [rgb(0xA04A12), rgb(0x2F627D), rgb(0x8C3A26), rgb(0x235C49)],
        ];
    /// The colors of the players on the wood, for bars, nails, dots and the rings of coins.
    players_on_wood from Background FirstPlays SecondPlays ThirdPlays FourthPlays: [Rgb; 4] =
            if has_distinct_plays {
                let backgrounds: Vec<Rgb> = [pill, track]
                    .iter()
                    .flat_map(|(tone, opacity)| wood.map(|wood| wood.toward(*tone, *opacity)))
                    .collect();
                let towards = contrast_color(backgrounds[0]);
                play_colors.map(|color| color.toward_until(towards, &backgrounds, LARGE_CONTRAST))
            } else {
                walnut_or_linen.players_on_wood
            },
        [
            [rgb(0xF0BC55), rgb(0xA9C4D2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0xF0BC55), rgb(0xA9C4D2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0xD9AC58), rgb(0x86AABF), rgb(0xD08C70), rgb(0x67A084)],
            [rgb(0xF0BC55), rgb(0xA9C4D2), rgb(0xE39A7C), rgb(0x9CCBB0)],
        ];
    /// The colors of the players on the wood at a table with partners, for dots and the rings of
    /// coins.
    partners_on_wood from Background FirstPlays SecondPlays ThirdPlays FourthPlays: [Rgb; 4] =
            if has_distinct_plays { players_on_wood } else { walnut_or_linen.partners_on_wood },
        [
            [rgb(0xD29B42), rgb(0x8FA9BA), rgb(0xF0D090), rgb(0xC3D5DE)],
            [rgb(0xD29B42), rgb(0x8FA9BA), rgb(0xF0D090), rgb(0xC3D5DE)],
            [rgb(0xC39549), rgb(0x7593A6), rgb(0xE3C68A), rgb(0xB4CBD8)],
            [rgb(0xE8AE6C), rgb(0x9CBFD6), rgb(0xF7E2C2), rgb(0xD8E7F1)],
        ];
    /// The colors of the coins of Nestor, Iris, Ajax and Dione. They replace `players` where three
    /// or four play without partners and their bones have no color of their own. Nestor has the
    /// same blue as at a table for two.
    coins from Background: [Rgb; 4] = walnut_or_linen.coins,
        [
            [rgb(0xA9C4D2), rgb(0xE8EEF2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0xA9C4D2), rgb(0xE8EEF2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0x86AABF), rgb(0xD5DEE4), rgb(0xD08C70), rgb(0x67A084)],
            [rgb(0x2F627D), rgb(0x565E63), rgb(0x8C3A26), rgb(0x235C49)],
        ];
    /// The colors that replace `players_on_wood` where `coins` replaces `players`.
    coins_on_wood from Background: [Rgb; 4] = walnut_or_linen.coins_on_wood,
        [
            [rgb(0xA9C4D2), rgb(0xE8EEF2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0xA9C4D2), rgb(0xE8EEF2), rgb(0xE39A7C), rgb(0x6FAE8E)],
            [rgb(0x86AABF), rgb(0xD5DEE4), rgb(0xD08C70), rgb(0x67A084)],
            [rgb(0xA9C4D2), rgb(0xF2F5F7), rgb(0xE39A7C), rgb(0x9CCBB0)],
        ];
    /// The colors that replace `pins` where `coins` replaces `players`.
    coin_pins from Background: [Rgb; 4] = walnut_or_linen.coin_pins,
        [
            [rgb(0x4F7F9C), rgb(0xA6AEB2), rgb(0xB5654A), rgb(0x2F6B57)],
            [rgb(0x4F7F9C), rgb(0xA6AEB2), rgb(0xB5654A), rgb(0x2F6B57)],
            [rgb(0x456F88), rgb(0x98A2A8), rgb(0xA85C42), rgb(0x2C6351)],
            [rgb(0x3C637A), rgb(0x8F999E), rgb(0xA04C34), rgb(0x2F6B57)],
        ];
    /// The color of warnings in windows.
    warning from Background: Rgb = legible_on(&[panel, panel_top, row], walnut_or_linen.warning),
        [rgb(0xFFA98F), rgb(0xFFA98F), rgb(0xFFA98F), rgb(0xA03012)];
    /// The color of good results in windows.
    good from Background: Rgb = legible_on(&[panel, panel_top, row], walnut_or_linen.good),
        [rgb(0x9CCBB0), rgb(0x9CCBB0), rgb(0x9CCBB0), rgb(0x2C6647)];
    /// The color of shadows: black or brown.
    shadow from Background: Rgb = walnut_or_linen.shadow,
        [rgb(0x000000), rgb(0x000000), rgb(0x000000), rgb(0x4A3218)];
    /// The color that dims the cloth at the end of a hand, and its opacity: black, or a warm color
    /// on a light cloth.
    dimming from Background: (Rgb, f32) = if is_dark {
            (Rgb::BLACK, 0.3)
        } else {
            (background.toward(Rgb::BLACK, 0.6), 0.28)
        },
        [(Rgb::BLACK, 0.3), (Rgb::BLACK, 0.3), (Rgb::BLACK, 0.3), (rgb(0x6B4722), 0.28)];
    /// The strength of shadows, 0.0 to 1.0.
    shadow_strength from Background: f32 = walnut_or_linen.shadow_strength,
        [1.0, 0.8, 1.0, 0.55];
}

/// The maximum strength of the lamp's light on the wood.
const MAX_LIGHT_STRENGTH: f32 = 0.06;
/// The maximum strength of the shade on the wood.
const MAX_SHADE_STRENGTH: f32 = 0.1;
/// The number of steps from the maximum strength of light or shade down to 0, of which the first
/// that keeps text legible is used.
const LAMP_STEPS: u8 = 12;

const CAFE_MARBLE_CLOTH: Cloth = Cloth {
    material: ClothMaterial::Marble {
        stone: rgb(0xC3BEB6),
        clouds: rgb(0xDDD2BE),
        veins: rgb(0x6E6862),
    },
    ..Cloth::felt([0xCFC8BB, 0xC6C0B6, 0x9C9386])
};

const WALNUT_HAND: FaceColors =
    FaceColors::new([0xFFFBF0, 0xF4EAD3, 0x6B583C, 0xC9B993, 0x241C14, 0x8A7859]);
const WALNUT_OTHERS: FaceColors = WALNUT_HAND.with_body([0xFBF2DF, 0xEEE1C6]);
const MARBLE_HAND: FaceColors =
    FaceColors::new([0xFFFEFA, 0xF7F1E4, 0x4A3F33, 0xB7A888, 0x241C14, 0x8A7859]);
const MARBLE_OTHERS: FaceColors = MARBLE_HAND.with_body([0xFAF5EA, 0xEEE5D3]);
const NIGHT_HAND: FaceColors =
    FaceColors::new([0xDCD8CC, 0xCBC6B8, 0x0A0D10, 0x8F8A7C, 0x14161A, 0x7A7668]);
const NIGHT_OTHERS: FaceColors = NIGHT_HAND.with_body([0xD3CDBF, 0xC1BAAA]);
const LINEN_HAND: FaceColors =
    FaceColors::new([0xFFFFFF, 0xF8F4EA, 0x54452F, 0xBBAA87, 0x241C14, 0x8A7859]);
const LINEN_OTHERS: FaceColors = LINEN_HAND.with_body([0xFAF5EA, 0xF1EADB]);

impl LookColors {
    /// Returns the colors of the theme `slot`, or of a theme that was copied from it.
    pub fn new(slot: ThemeSlot, palette: &Palette) -> Self {
        let hand_picked = match slot {
            ThemeSlot::Walnut => WALNUT,
            ThemeSlot::CafeMarble => CAFE_MARBLE,
            ThemeSlot::Night => NIGHT,
            ThemeSlot::Linen => LINEN,
            ThemeSlot::One | ThemeSlot::Two | ThemeSlot::Three | ThemeSlot::Four => {
                return Self::derived(palette);
            }
        };
        hand_picked.with_changed_roles(slot.default_palette(), palette)
    }

    /// The strengths of the lamp's light on the wood in front of the player to move, and of the
    /// shade in front of the others, as high as possible while everything on the wood stays
    /// legible.
    pub fn lamp_strengths(&self) -> [f32; 2] {
        [(self.lamp, MAX_LIGHT_STRENGTH), (Rgb::BLACK, MAX_SHADE_STRENGTH)].map(|(shade, max)| {
            let parts = (0..=LAMP_STEPS).rev();
            let mut parts = parts.map(|part| max * f32::from(part) / f32::from(LAMP_STEPS));
            parts.find(|part| self.is_wood_text_legible(shade, *part)).unwrap_or_default()
        })
    }

    fn is_wood_text_legible(&self, shade: Rgb, part: f32) -> bool {
        let (pill, opacity) = self.pill;
        self.wood.into_iter().enumerate().all(|(streak, wood)| {
            let wood = wood.toward(shade, part);
            // Only a thin streak has the darkest color.
            let quiet = (streak > 0).then_some(self.wood_quiet);
            let texts = [self.wood_text, self.wood_gold].into_iter().chain(quiet);
            let is_legible = |text: Rgb, ground| text.contrast(ground) >= TEXT_CONTRAST;
            texts.into_iter().all(|text| is_legible(text, wood))
                && is_legible(self.pill_text, wood.toward(pill, opacity))
        })
    }

    /// Whether text on the cloth is darker than the cloth.
    pub fn is_cloth_light(&self) -> bool {
        self.cloth_text.luminance() < self.cloth.middle.luminance()
    }

    /// The colors of the bar at the top: its upper and lower color, and the thin line below it.
    pub fn bar_shades(&self) -> [Rgb; 3] {
        let (lower, line) = if self.bar.luminance() > 0.5 {
            (self.bar.toward(Rgb::BLACK, 0.03), self.line)
        } else {
            (self.bar.toward(Rgb::BLACK, 0.18), self.bar.toward(Rgb::BLACK, 0.6))
        };
        [self.bar, lower, line]
    }

    /// Whether the colors of bones on the table are enough to tell the players apart.
    pub fn has_colored_plays(&self) -> bool {
        are_distinct(self.plays.map(|face| face.upper))
    }

    /// Whether text in windows is darker than the windows.
    pub fn is_panel_light(&self) -> bool {
        self.panel_text.luminance() < self.panel.luminance()
    }
}

/// The material of the cloth, and the colors of its gradient from the lightest point to the edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cloth {
    /// What the cloth is made of.
    pub material: ClothMaterial,
    /// The color of the lightest point.
    pub light: Rgb,
    /// The color in the middle of the gradient, which is the theme's background.
    pub middle: Rgb,
    /// The color of the darkest points, at the edge.
    pub edge: Rgb,
}

impl Cloth {
    const fn felt([light, middle, edge]: [u32; 3]) -> Self {
        Self {
            material: ClothMaterial::Felt,
            light: rgb(light),
            middle: rgb(middle),
            edge: rgb(edge),
        }
    }

    /// The colors of the lightest point, the middle and the edge, from light to dark.
    pub(super) const fn shades(&self) -> [Rgb; 3] {
        [self.light, self.middle, self.edge]
    }
}

/// What the cloth is made of: felt, except for Café marble and its copies with the same background.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClothMaterial {
    /// Felt, with short fibers.
    Felt,
    /// A slab of marble, with colors of its own.
    Marble {
        /// The main color of the stone.
        stone: Rgb,
        /// The color of the warmer regions of the stone.
        clouds: Rgb,
        /// The color of the veins.
        veins: Rgb,
    },
}

/// The colors of a bone that lies face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FaceColors {
    /// The color at the upper edge of the face.
    pub upper: Rgb,
    /// The color at the lower edge of the face.
    pub lower: Rgb,
    /// The line around the bone.
    pub edge: Rgb,
    /// The side of the bone, below the face.
    pub side: Rgb,
    /// The color of the pips, unless each number has its own.
    pub pips: Rgb,
    /// The groove across the middle.
    pub groove: Rgb,
}

impl FaceColors {
    pub(super) const fn new([upper, lower, edge, side, pips, groove]: [u32; 6]) -> Self {
        Self {
            upper: rgb(upper),
            lower: rgb(lower),
            edge: rgb(edge),
            side: rgb(side),
            pips: rgb(pips),
            groove: rgb(groove),
        }
    }

    const fn with_body(self, [upper, lower]: [u32; 2]) -> Self {
        Self { upper: rgb(upper), lower: rgb(lower), ..self }
    }

    const fn with_pips(self, pips: u32) -> Self {
        Self { pips: rgb(pips), ..self }
    }

    /// Mixes this face with `other`. The share of `other` is `part`, from 0.0 to 1.0.
    #[must_use]
    pub fn toward(self, other: Self, part: f32) -> Self {
        Self {
            upper: self.upper.toward(other.upper, part),
            lower: self.lower.toward(other.lower, part),
            edge: self.edge.toward(other.edge, part),
            side: self.side.toward(other.side, part),
            pips: self.pips.toward(other.pips, part),
            groove: self.groove.toward(other.groove, part),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What has to be legible, its color, the color under it, and the minimum contrast ratio.
    struct ContrastPair(&'static str, Rgb, Rgb, f32);

    /// Everything on the table and in the windows that has to be legible.
    fn pairs(colors: &LookColors) -> Vec<ContrastPair> {
        let mut pairs = Vec::new();
        let mut add = |what, foreground, backgrounds: &[Rgb], min_ratio| {
            pairs.extend(
                backgrounds
                    .iter()
                    .map(|&background| ContrastPair(what, foreground, background, min_ratio)),
            );
        };
        let gold = [colors.gold, colors.gold_lower];
        let cloth = colors.cloth.shades();
        let panels = [colors.panel, colors.panel_top, colors.row];
        let [upper, lower, _] = colors.bar_shades();
        let bar = [upper, lower];
        let (pill, opacity) = colors.pill;
        // The lamp lights the wood in front of one player; the rest of the wood is in the shade.
        let [lit, dimmed] = colors.lamp_strengths();
        let shades = [(colors.lamp, 0.0), (colors.lamp, lit), (Rgb::BLACK, dimmed)];
        let woods: Vec<Rgb> = shades
            .into_iter()
            .flat_map(|(shade, part)| colors.wood.map(|wood| wood.toward(shade, part)))
            .collect();
        let pills: Vec<Rgb> = woods.iter().map(|wood| wood.toward(pill, opacity)).collect();
        for (what, foreground, backgrounds) in [
            ("menus", colors.bar_text, &bar[..]),
            ("the game's name", colors.bar_quiet, &bar),
            ("text on gold", colors.on_gold, &gold),
            ("text on wood", colors.wood_text, &woods),
            ("golden text on wood", colors.wood_gold, &woods),
            ("a name at rest", colors.pill_text, &pills),
            ("text on cloth", colors.cloth_text, &cloth),
            ("quiet text on cloth", colors.cloth_quiet, &cloth),
            ("text in windows", colors.panel_text, &panels),
            ("quiet text in windows", colors.panel_quiet, &panels),
            ("golden text in windows", colors.panel_gold, &panels[..2]),
            ("warnings", colors.warning, &panels[..2]),
            ("good results", colors.good, &panels[..2]),
        ] {
            add(what, foreground, backgrounds, TEXT_CONTRAST);
        }
        // Only a thin streak has the darkest color.
        let streak = |shade: usize| shade.is_multiple_of(colors.wood.len());
        let wood = woods.iter().enumerate().filter(|(shade, _)| !streak(*shade));
        let wood: Vec<Rgb> = wood.map(|(_, wood)| *wood).collect();
        add("quiet text on wood", colors.wood_quiet, &wood, TEXT_CONTRAST);
        let gold = colors.cloth_gold;
        add("golden text on cloth", gold, &cloth, LARGE_CONTRAST);
        let back = [colors.back, colors.back_lower];
        add("ornament", colors.ornament, &back, LARGE_CONTRAST);
        let (track, opacity) = colors.track;
        let tracks = colors.wood.map(|wood| wood.toward(track, opacity));
        for player in colors.players.into_iter().chain(colors.coins) {
            add("a player's graph", player, &panels[..2], LARGE_CONTRAST);
        }
        let players = colors.players_on_wood.into_iter().chain(colors.coins_on_wood);
        for player in players.chain(colors.partners_on_wood) {
            // Only a thin streak has the lightest color.
            add("a player's bar", player, &tracks[..3], LARGE_CONTRAST);
            add("a player's pin", player, &pills[..3], LARGE_CONTRAST);
        }
        let faces = [colors.hand, colors.selected, colors.faded];
        for face in faces.into_iter().chain(colors.plays) {
            let backgrounds = [face.upper, face.lower];
            add("pips", face.pips, &backgrounds, LARGE_CONTRAST);
        }
        pairs
    }

    fn illegible_pairs(slot: ThemeSlot, palette: &Palette) -> Vec<String> {
        pairs(&LookColors::new(slot, palette))
            .into_iter()
            .filter(|ContrastPair(_, foreground, background, min_ratio)| {
                foreground.contrast(*background) < *min_ratio
            })
            .map(|ContrastPair(what, foreground, background, _)| {
                format!("{slot:?}, {what}: {:.2} to 1", foreground.contrast(background))
            })
            .collect()
    }

    #[test]
    fn all_text_is_legible_in_every_built_in_theme() {
        let illegible: Vec<_> = ThemeSlot::ALL
            .into_iter()
            .flat_map(|slot| illegible_pairs(slot, slot.default_palette()))
            .collect();
        assert_eq!(illegible, [""; 0]);
    }

    #[test]
    fn player_colors_on_wood_are_distinct_in_every_built_in_theme() {
        let distance = |first: Rgb, second: Rgb| -> u32 {
            first.0.iter().zip(second.0).map(|(a, b)| u32::from(a.abs_diff(b))).sum()
        };
        for slot in ThemeSlot::ALL {
            let colors = LookColors::new(slot, slot.default_palette());
            for players in [colors.partners_on_wood, colors.players_on_wood, colors.coins_on_wood] {
                for (n, first) in players.iter().enumerate() {
                    for second in &players[..n] {
                        let distance = distance(*first, *second);
                        assert!(distance >= 50, "{slot:?}: {first:?} and {second:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_lamp_is_visible_in_every_built_in_theme() {
        for slot in ThemeSlot::ALL {
            let [lit, shaded] = LookColors::new(slot, slot.default_palette()).lamp_strengths();
            assert!(lit + shaded >= 0.03, "{slot:?}: {lit}, {shaded}");
        }
    }

    #[test]
    fn changing_the_background_of_a_copy_keeps_text_legible_and_bones() {
        for slot in ThemeSlot::LOOKS {
            for background in [0x102060, 0x5A1018, 0xF0EAF4] {
                let mut palette = *slot.default_palette();
                let background = rgb(background);
                *palette.color_mut(ColorRole::Background) = background;
                *palette.color_mut(ColorRole::Text) = contrast_color(background);
                assert_eq!(illegible_pairs(slot, &palette), [""; 0], "{background}");
                let colors = LookColors::new(slot, &palette);
                assert_eq!(colors.cloth.middle, background, "{slot:?}");
                let original = LookColors::new(slot, slot.default_palette());
                assert_eq!(colors.hand, original.hand, "{slot:?}");
            }
        }
    }

    #[test]
    fn changing_only_the_text_color_keeps_surfaces_and_stays_legible() {
        for slot in ThemeSlot::LOOKS {
            let original = LookColors::new(slot, slot.default_palette());
            let mut palette = *slot.default_palette();
            let text = palette.color_mut(ColorRole::Text);
            *text = text.toward(rgb(0x408040), 0.1);
            let colors = LookColors::new(slot, &palette);
            assert_eq!(colors.wood, original.wood, "{slot:?}");
            assert_eq!(colors.panel, original.panel, "{slot:?}");
            assert_ne!(colors.cloth_text, original.cloth_text, "{slot:?}");
            assert_eq!(illegible_pairs(slot, &palette), [""; 0]);
        }
    }

    #[test]
    fn a_look_uses_its_palette_colors() {
        for slot in ThemeSlot::LOOKS {
            let palette = slot.default_palette();
            let colors = LookColors::new(slot, palette);
            for (role, shown) in [
                (ColorRole::Background, colors.cloth.middle),
                (ColorRole::Text, colors.cloth_text),
                (ColorRole::YourHand, colors.hand.upper),
                (ColorRole::FirstPlays, colors.plays[0].upper),
                (ColorRole::SecondPlays, colors.plays[1].upper),
                (ColorRole::ThirdPlays, colors.plays[2].upper),
                (ColorRole::FourthPlays, colors.plays[3].upper),
                (ColorRole::Pips, colors.hand.pips),
                (ColorRole::Lines, colors.hand.groove),
                (ColorRole::Outlines, colors.hand.edge),
                (ColorRole::YourHandSelected, colors.selected.upper),
                (ColorRole::PipsSelected, colors.selected.pips),
                (ColorRole::LinesSelected, colors.selected.groove),
                (ColorRole::OutlinesSelected, colors.selected_edge),
                (ColorRole::Backs, colors.back),
                (ColorRole::Buttons, colors.gold),
                (ColorRole::ButtonText, colors.on_gold),
            ] {
                assert_eq!(palette.color(role), shown, "{slot:?}, {role:?}");
            }
        }
    }

    #[test]
    fn changing_any_role_changes_a_copied_look() {
        for slot in ThemeSlot::LOOKS {
            let original = LookColors::new(slot, slot.default_palette());
            for role in ColorRole::ALL {
                let mut palette = *slot.default_palette();
                *palette.color_mut(role) = palette.color(role).toward(rgb(0x8040C0), 0.4);
                let changed = LookColors::new(slot, &palette);
                assert_ne!(changed, original, "{slot:?}, {role:?}");
            }
        }
    }
}

//! All painted colors, and how they follow from a palette.

use super::rgb::Rgb;

/// All painted colors of the table and the windows: chosen by hand for a look, otherwise
/// derived from the [`Palette`](crate::Palette).
///
/// A copy of a look keeps the colors chosen by hand, except for the roles that its palette
/// changes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LookColors {
    /// The bar at the top.
    pub bar: Rgb,
    /// Menus and icons on the bar.
    pub bar_text: Rgb,
    /// The name of the game on the bar.
    pub bar_quiet: Rgb,
    /// The wood around the cloth, from dark to light.
    pub wood: [Rgb; 4],
    /// Text on wood.
    pub wood_text: Rgb,
    /// Quiet text on wood.
    pub wood_quiet: Rgb,
    /// The cloth, or the stone, that the bones lie on.
    pub cloth: Cloth,
    /// Text on the cloth.
    pub cloth_text: Rgb,
    /// Quiet text on the cloth.
    pub cloth_quiet: Rgb,
    /// The thin line around the cloth.
    pub hairline: Rgb,
    /// The bones in the hand.
    pub hand: FaceColors,
    /// The bones on the table, by the seat that played them.
    pub plays: [FaceColors; 4],
    /// A selected bone, and the bones of hands and boneyard laid open.
    pub selected: FaceColors,
    /// The edge of a selected bone.
    pub selected_edge: Rgb,
    /// A bone that does not fit.
    pub faded: FaceColors,
    /// The pin of a bone that nobody has played.
    pub hand_pin: Rgb,
    /// The pins of the players at a table without partners.
    pub pins: [Rgb; 4],
    /// The pins of the players at a table with partners.
    pub partner_pins: [Rgb; 4],
    /// The players in bars and graphs, at a table without partners.
    pub bars: [Rgb; 4],
    /// The empty part of a bar, and how opaque it is.
    pub bar_rail: (Rgb, f32),
    /// What needs attention: whose turn it is, a play that scores, the next button.
    pub gold: Rgb,
    /// The lower edge of golden surfaces.
    pub gold_lower: Rgb,
    /// Text on gold.
    pub on_gold: Rgb,
    /// Golden text on wood.
    pub wood_gold: Rgb,
    /// Large golden text on the cloth.
    pub cloth_gold: Rgb,
    /// Golden text in windows.
    pub panel_gold: Rgb,
    /// Windows and cards.
    pub panel: Rgb,
    /// The upper edge of windows and cards.
    pub panel_top: Rgb,
    /// A selected row in a window.
    pub row: Rgb,
    /// Text in windows.
    pub panel_text: Rgb,
    /// Quiet text in windows.
    pub panel_quiet: Rgb,
    /// Lines in windows.
    pub line: Rgb,
    /// The backs of bones, at their upper edge.
    pub back: Rgb,
    /// The backs of bones, at their lower edge.
    pub back_lower: Rgb,
    /// The ornament of a back.
    pub ornament: Rgb,
    /// The halo of the last play.
    pub halo: Rgb,
    /// The pill behind the name of a player who is not to move, and how opaque it is.
    pub pill: (Rgb, f32),
    /// The name of a player who is not to move.
    pub pill_text: Rgb,
    /// Warnings in windows.
    pub warning: Rgb,
    /// Good results in windows.
    pub good: Rgb,
    /// Shadows.
    pub shadow: Rgb,
    /// How strong shadows are, 0.0 to 1.0.
    pub shadow_strength: f32,
}

/// The cloth: lighter in the middle, darker towards its edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cloth {
    /// What it is made of.
    pub material: ClothMaterial,
    /// The lightest place.
    pub light: Rgb,
    /// The middle: the theme's background.
    pub middle: Rgb,
    /// The darkest place.
    pub edge: Rgb,
}

/// What the cloth is made of: felt in every theme but Café marble and its copies with the
/// same background and text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClothMaterial {
    /// Short fibers.
    Felt,
    /// A slab of stone.
    Marble {
        /// The stone.
        stone: Rgb,
        /// Warmer places in it.
        clouds: Rgb,
        /// The veins.
        veins: Rgb,
    },
}

/// The colors of a bone that lies face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FaceColors {
    /// The upper edge of the face.
    pub upper: Rgb,
    /// The lower edge of the face.
    pub lower: Rgb,
    /// The line around the bone.
    pub edge: Rgb,
    /// The side of the bone, below the face.
    pub side: Rgb,
    /// The pips.
    pub pips: Rgb,
    /// The groove across the middle.
    pub groove: Rgb,
}

impl FaceColors {
    /// A mixture of two faces: this one at 0.0, `other` at 1.0.
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

impl LookColors {
    /// Whether text on the cloth is darker than the cloth.
    pub fn is_cloth_light(&self) -> bool {
        self.cloth_text.luminance() < self.cloth.middle.luminance()
    }

    /// The bar at the top: its upper and lower color, and the thin line below it.
    pub fn bar_shades(&self) -> [Rgb; 3] {
        let (lower, line) = if self.bar.luminance() > 0.5 {
            (self.bar.toward(Rgb::BLACK, 0.03), self.line)
        } else {
            (self.bar.toward(Rgb::BLACK, 0.18), self.bar.toward(Rgb::BLACK, 0.6))
        };
        [self.bar, lower, line]
    }

    /// Whether text in windows is darker than the windows.
    pub fn is_panel_light(&self) -> bool {
        self.panel_text.luminance() < self.panel.luminance()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::derived::{LARGE_CONTRAST, TEXT_CONTRAST, away_from};
    use crate::palette::ColorRole;
    use crate::palette::Palette;
    use crate::rgb::rgb;
    use crate::slot::ThemeSlot;

    /// Something to be read, the ground under it, and the contrast that it needs.
    struct Pair(&'static str, Rgb, Rgb, f32);

    /// Everything that is to be read on the table and in the windows.
    fn pairs(colors: &LookColors) -> Vec<Pair> {
        let mut pairs = Vec::new();
        let mut add = |what, seen, grounds: &[Rgb], at_least| {
            pairs.extend(grounds.iter().map(|&ground| Pair(what, seen, ground, at_least)));
        };
        let gold = [colors.gold, colors.gold_lower];
        let cloth = [colors.cloth.light, colors.cloth.middle, colors.cloth.edge];
        let panels = [colors.panel, colors.panel_top, colors.row];
        let [upper, lower, _] = colors.bar_shades();
        let bar = [upper, lower];
        let (pill, opacity) = colors.pill;
        let pills = colors.wood.map(|wood| wood.toward(pill, opacity));
        for (what, seen, grounds) in [
            ("menus", colors.bar_text, &bar[..]),
            ("the game's name", colors.bar_quiet, &bar),
            ("text on gold", colors.on_gold, &gold),
            ("text on wood", colors.wood_text, &colors.wood),
            ("golden text on wood", colors.wood_gold, &colors.wood),
            ("a name at rest", colors.pill_text, &pills),
            ("text on cloth", colors.cloth_text, &cloth),
            ("quiet text on cloth", colors.cloth_quiet, &cloth),
            ("text in windows", colors.panel_text, &panels),
            ("quiet text in windows", colors.panel_quiet, &panels),
            ("golden text in windows", colors.panel_gold, &panels[..2]),
            ("warnings", colors.warning, &panels[..2]),
            ("good results", colors.good, &panels[..2]),
        ] {
            add(what, seen, grounds, TEXT_CONTRAST);
        }
        // The darkest wood is a thin streak.
        let wood = &colors.wood[1..];
        add("quiet text on wood", colors.wood_quiet, wood, TEXT_CONTRAST);
        let gold = colors.cloth_gold;
        add("golden text on cloth", gold, &cloth, LARGE_CONTRAST);
        let back = [colors.back, colors.back_lower];
        add("ornament", colors.ornament, &back, LARGE_CONTRAST);
        let faces = [colors.hand, colors.selected, colors.faded];
        for face in faces.into_iter().chain(colors.plays) {
            let ground = [face.upper, face.lower];
            add("pips", face.pips, &ground, LARGE_CONTRAST);
        }
        pairs
    }

    fn hard_to_read(slot: ThemeSlot, palette: &Palette) -> Vec<String> {
        pairs(&LookColors::new(slot, palette))
            .into_iter()
            .filter(|Pair(_, seen, ground, at_least)| seen.contrast(*ground) < *at_least)
            .map(|Pair(what, seen, ground, _)| {
                format!("{slot:?}, {what}: {:.2} to 1", seen.contrast(ground))
            })
            .collect()
    }

    #[test]
    fn everything_can_be_read_in_every_theme_of_the_program() {
        let hard: Vec<_> = ThemeSlot::ALL
            .into_iter()
            .flat_map(|slot| hard_to_read(slot, slot.default_palette()))
            .collect();
        assert_eq!(hard, [""; 0]);
    }

    #[test]
    fn another_cloth_in_a_copy_of_a_look_keeps_its_text_readable_and_its_bones() {
        for slot in ThemeSlot::LOOKS {
            for background in [0x10_20_60, 0x5A_10_18, 0xF0_EA_F4] {
                let mut palette = *slot.default_palette();
                let background = rgb(background);
                *palette.color_mut(ColorRole::Background) = background;
                *palette.color_mut(ColorRole::Text) = away_from(background);
                assert_eq!(hard_to_read(slot, &palette), [""; 0], "{background}");
                let colors = LookColors::new(slot, &palette);
                assert_eq!(colors.cloth.middle, background, "{slot:?}");
                let original = LookColors::new(slot, slot.default_palette());
                assert_eq!(colors.hand, original.hand, "{slot:?}");
            }
        }
    }

    #[test]
    fn another_color_of_text_alone_keeps_what_it_is_written_on_and_can_be_read() {
        for slot in ThemeSlot::LOOKS {
            let original = LookColors::new(slot, slot.default_palette());
            let mut palette = *slot.default_palette();
            let text = palette.color_mut(ColorRole::Text);
            *text = text.toward(rgb(0x40_80_40), 0.1);
            let colors = LookColors::new(slot, &palette);
            assert_eq!(colors.wood, original.wood, "{slot:?}");
            assert_eq!(colors.panel, original.panel, "{slot:?}");
            assert_ne!(colors.cloth_text, original.cloth_text, "{slot:?}");
            assert_eq!(hard_to_read(slot, &palette), [""; 0]);
        }
    }

    #[test]
    fn a_look_shows_the_colors_that_its_palette_names() {
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
    fn every_changed_color_of_a_copy_can_be_seen() {
        for slot in ThemeSlot::LOOKS {
            let original = LookColors::new(slot, slot.default_palette());
            for role in ColorRole::ALL {
                let mut palette = *slot.default_palette();
                *palette.color_mut(role) = palette.color(role).toward(rgb(0x80_40_C0), 0.4);
                let changed = LookColors::new(slot, &palette);
                assert_ne!(changed, original, "{slot:?}, {role:?}");
            }
        }
    }
}

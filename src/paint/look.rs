//! The look: the colors, and the settings that change how things are painted.

use egui::Color32;
use look::{BackPattern, BoneSet, LookColors, Rgb};

/// The surface on which text is painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Surface {
    Bar,
    Wood,
    Cloth,
    /// A window, card or bubble.
    Panel,
}

/// The colors, and the settings that change how things are painted.
#[derive(Debug, Clone, PartialEq)]
pub struct Look {
    pub colors: LookColors,
    /// Whether bones have numerals beside their pips.
    pub has_numerals: bool,
    /// Whether bones on the table have an edge in the color of their player.
    pub has_play_edges: bool,
    /// Whether wood and cloth are plain, without textures.
    pub has_plain_surfaces: bool,
    /// The set of bones, whose face colors are part of `colors`.
    pub bones: &'static BoneSet,
    pub back: &'static BackPattern,
}

impl Look {
    /// A look with textures, but without numerals or colored edges.
    pub fn new(colors: LookColors) -> Self {
        Self {
            colors,
            has_numerals: false,
            has_play_edges: false,
            has_plain_surfaces: false,
            bones: &BoneSet::ALL[0],
            back: &BackPattern::ALL[0],
        }
    }

    /// The same look with other bones and backs.
    #[must_use]
    pub fn with_bones(self, bones: &'static BoneSet, back: &'static BackPattern) -> Self {
        Self { colors: self.colors.with_bones(bones), bones, back, ..self }
    }

    pub const fn text(&self, surface: Surface) -> Color32 {
        color(match surface {
            Surface::Bar => self.colors.bar_text,
            Surface::Wood => self.colors.wood_text,
            Surface::Cloth => self.colors.cloth_text,
            Surface::Panel => self.colors.panel_text,
        })
    }

    pub const fn quiet_text(&self, surface: Surface) -> Color32 {
        color(match surface {
            Surface::Bar => self.colors.bar_quiet,
            Surface::Wood => self.colors.wood_quiet,
            Surface::Cloth => self.colors.cloth_quiet,
            Surface::Panel => self.colors.panel_quiet,
        })
    }

    pub const fn gold_text(&self, surface: Surface) -> Color32 {
        color(match surface {
            Surface::Bar | Surface::Wood => self.colors.wood_gold,
            Surface::Cloth => self.colors.cloth_gold,
            Surface::Panel => self.colors.panel_gold,
        })
    }

    /// Translucent black that shades the cloth. It is weaker on a light cloth, so that text stays
    /// legible.
    pub(super) fn dark_on_cloth(&self, strength: f32) -> Color32 {
        let factor = if self.colors.is_cloth_light() { 0.55 } else { 1.0 };
        Color32::BLACK.gamma_multiply(factor * strength)
    }

    /// A shade behind text on the cloth that makes the text more legible: light on a light cloth,
    /// dark on a dark one.
    pub(super) fn shade_on_cloth(&self, strength: f32) -> Color32 {
        if self.colors.is_cloth_light() {
            white((1.4 * strength).min(1.0))
        } else {
            Color32::BLACK.gamma_multiply(strength)
        }
    }

    /// The translucent color of a shadow; `strength` is from 0.0 to 1.0.
    pub fn shadow(&self, strength: f32) -> Color32 {
        color(self.colors.shadow).gamma_multiply(strength * self.colors.shadow_strength)
    }
}

/// Converts a color to an opaque color of egui.
pub const fn color(rgb: Rgb) -> Color32 {
    let [red, green, blue] = rgb.0;
    Color32::from_rgb(red, green, blue)
}

/// Mixes a color with white; `part` is from 0.0 (the color) to 1.0 (white).
pub fn lighter(color: Color32, part: f32) -> Color32 {
    color.lerp_to_gamma(Color32::WHITE, part)
}

/// Mixes a color with black; `part` is from 0.0 (the color) to 1.0 (black).
pub fn darker(color: Color32, part: f32) -> Color32 {
    color.lerp_to_gamma(Color32::BLACK, part)
}

/// Translucent white; `strength` is from 0.0 to 1.0.
pub(super) fn white(strength: f32) -> Color32 {
    Color32::WHITE.gamma_multiply(strength)
}

//! The derivation of the colors of an editable theme from its palette.

use super::look_colors::{FaceColors, LookColors};
use super::rgb::Rgb;

/// Minimum contrast ratio of derived text: 4.5:1, the minimum level (AA) of WCAG. The palettes of
/// the editable themes aim for more, see [`Contrast`](super::Contrast), but the colors of a
/// player's own theme are changed as little as possible.
pub(super) const TEXT_CONTRAST: f32 = 4.5;
/// Minimum contrast ratio of large text, pips and the ornament on a back.
pub(super) const LARGE_CONTRAST: f32 = 3.0;

impl FaceColors {
    /// A face derived from four colors of a palette: body, pips, groove and edge.
    pub(super) fn derived([body, pips, groove, edge]: [Rgb; 4]) -> Self {
        let side = body.toward(edge, 0.3);
        Self {
            upper: body,
            lower: body.toward(side, 0.25),
            edge,
            side,
            pips,
            groove: body.toward(groove, 0.75),
        }
    }
}

impl LookColors {
    /// Returns these colors with all text derived from one color.
    pub(super) fn with_text(self, text: Rgb) -> Self {
        let (wood, bar) = (self.wood, [self.bar]);
        let cloth = self.cloth.shades();
        let panels = [self.panel, self.panel_top, self.row];
        let legible_on = |backgrounds: &[Rgb], color: Rgb| {
            let is_light = text.luminance() > backgrounds[0].luminance();
            let (nearer, other) =
                if is_light { (Rgb::WHITE, Rgb::BLACK) } else { (Rgb::BLACK, Rgb::WHITE) };
            // Dark text, as on a light cloth, becomes light on dark wood.
            let is_legible = nearer.contrast(backgrounds[0]) >= LARGE_CONTRAST;
            let target = if is_legible { nearer } else { other };
            color.toward_until(target, backgrounds, TEXT_CONTRAST)
        };
        let quiet_text_on =
            |backgrounds: &[Rgb]| legible_on(backgrounds, backgrounds[0].toward(text, 0.72));
        Self {
            bar_text: legible_on(&bar, text),
            bar_quiet: quiet_text_on(&bar),
            wood_text: legible_on(&wood, text),
            // The lower nameplate is in the shade.
            wood_quiet: quiet_text_on(&[wood[2], wood[3], wood[0].toward(Rgb::BLACK, 0.1)]),
            cloth_text: legible_on(&cloth, text),
            cloth_quiet: quiet_text_on(&cloth),
            panel_text: legible_on(&panels, text),
            panel_quiet: quiet_text_on(&panels),
            ..self
        }
    }
}

/// The face of a bone that does not fit: `hand` mixed with a little of the color `wood`.
pub(super) fn derive_faded_face(hand: FaceColors, wood: Rgb) -> FaceColors {
    let [upper, lower] = [0.16, 0.24].map(|part| hand.upper.toward(wood, part));
    let pips =
        hand.pips.toward(upper, 0.15).toward_until(hand.pips, &[upper, lower], TEXT_CONTRAST);
    FaceColors { upper, lower, pips, ..hand }
}

/// Derives the color of a name on its pill on the wood, for a player who is not to move.
pub(super) fn derive_pill_text(name: Rgb, wood: [Rgb; 4], (pill, opacity): (Rgb, f32)) -> Rgb {
    let backgrounds = wood.map(|wood| wood.toward(pill, opacity));
    name.toward_until(contrast_color(backgrounds[0]), &backgrounds, TEXT_CONTRAST)
}

/// Whether all of these colors differ clearly from each other in red, green or blue.
pub(super) fn are_distinct(colors: [Rgb; 4]) -> bool {
    const MIN_DIFFERENCE: u8 = 40;
    let differ = |first: Rgb, second: Rgb| {
        first.0.iter().zip(second.0).any(|(first, second)| first.abs_diff(second) >= MIN_DIFFERENCE)
    };
    let pairs = (0..4).flat_map(|n| (0..n).map(move |previous| (previous, n)));
    pairs.into_iter().all(|(first, second)| differ(colors[first], colors[second]))
}

/// White or black, whichever contrasts more with this color.
pub(super) fn contrast_color(color: Rgb) -> Rgb {
    if color.contrast(Rgb::WHITE) > color.contrast(Rgb::BLACK) { Rgb::WHITE } else { Rgb::BLACK }
}

/// A darker shade of a color on which `text` is still legible; the color itself if there is none.
pub(super) fn darker_shade_for(color: Rgb, text: Rgb) -> Rgb {
    [0.12, 0.08, 0.04]
        .map(|part| color.toward(Rgb::BLACK, part))
        .into_iter()
        .find(|shade| shade.contrast(text) >= TEXT_CONTRAST)
        .unwrap_or(color)
}

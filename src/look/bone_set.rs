//! Sets of bones, and patterns for their backs.

use super::derived::{LARGE_CONTRAST, contrast_color, derive_faded_face};
use super::look_colors::{FaceColors, LookColors};
use super::rgb::{Rgb, rgb};

/// The design of a set of bones, as differences from the default bones of a theme.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoneSet {
    /// The colors of a face; `None` for the colors of the theme.
    pub face: Option<FaceColors>,
    /// The color of the pips for each number from 1 to 9; `None` to use [`FaceColors::pips`].
    pub pips: Option<[Rgb; 9]>,
    /// The radius of a pip as a share of the width of a bone: on halves up to five, on a six, and
    /// on larger numbers.
    pub radii: [f32; 3],
    /// The opacity of the light along the upper edge.
    pub light: f32,
    /// The opacity of the dark crescent below a pip; `None` for a light crescent.
    pub dark_crescent: Option<f32>,
}

const IVORY: BoneSet = BoneSet {
    face: None,
    pips: None,
    radii: [0.098, 0.092, 0.08],
    light: 0.9,
    dark_crescent: None,
};
const IVORY_FACE: FaceColors =
    FaceColors::new([0xFFFBF0, 0xF4EAD3, 0x6B583C, 0xC9B993, 0x241C14, 0x8A7859]);

impl BoneSet {
    /// The sets in the order of the settings window: ivory, ebony, jade, bone and red, colored
    /// pips, large pips.
    pub const ALL: [Self; 6] = [
        IVORY,
        Self {
            face: Some(FaceColors::new([
                0x34302B, 0x1F1B18, 0x0B0908, 0x120F0D, 0xF4EAD3, 0x6E6355,
            ])),
            light: 0.25,
            dark_crescent: Some(0.35),
            ..IVORY
        },
        Self {
            face: Some(FaceColors::new([
                0x3F7F69, 0x2F6B57, 0x12352A, 0x1C4A3B, 0xF4EAD3, 0x8FC0A9,
            ])),
            light: 0.25,
            dark_crescent: Some(0.35),
            ..IVORY
        },
        Self {
            face: Some(FaceColors::new([
                0xFFFBF0, 0xF4EAD3, 0x6B583C, 0xC9B993, 0xB3261E, 0xB98A6A,
            ])),
            ..IVORY
        },
        Self {
            face: Some(IVORY_FACE),
            // Dark enough for the five to stand out from ivory.
            pips: Some([
                rgb(0x2E7DB8),
                rgb(0x3A8F4D),
                rgb(0xC4423A),
                rgb(0x7A4FA0),
                rgb(0xB5721A),
                rgb(0x2B2B2B),
                rgb(0x14858A),
                rgb(0xC0458E),
                rgb(0x75781C),
            ]),
            ..IVORY
        },
        Self { radii: [0.125, 0.118, 0.105], ..IVORY },
    ];

    /// The radius of the pips on a half with this number, as a share of the width of a bone.
    pub const fn radius(&self, number: u8) -> f32 {
        let [few, six, many] = self.radii;
        match number {
            ..=5 => few,
            6 => six,
            _ => many,
        }
    }

    /// The color of the pips on a half with this number, adapted to stand out from `face`.
    pub fn pip_color(&self, number: u8, face: &FaceColors) -> Rgb {
        let colors = self.pips.as_ref().filter(|_| number > 0);
        let own = colors.and_then(|colors| colors.get(usize::from(number) - 1));
        // The face of a bone that does not fit is darker, and needs darker pips.
        let backgrounds = [face.upper, face.lower];
        own.map_or(face.pips, |own| own.toward_until(Rgb::BLACK, &backgrounds, LARGE_CONTRAST))
    }
}

impl LookColors {
    /// Returns these colors with the faces of a set, if it has faces of its own.
    #[must_use]
    pub fn with_bones(self, set: &BoneSet) -> Self {
        let Some(face) = set.face else {
            return self;
        };
        // The wood may be lighter than a dark face, and light pips would not stand out on a
        // mixture.
        let has_light_pips = contrast_color(face.pips) == Rgb::BLACK;
        let shade = if has_light_pips { Rgb::BLACK } else { self.wood[2] };
        let faded = derive_faded_face(face, shade);
        Self { hand: face, plays: [face; 4], selected: face, faded, ..self }
    }
}

/// A polyline on the back of a bone. Coordinates are in widths of the bone, from its center.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BackLine {
    /// The points as (x, y), with y pointing down.
    pub points: &'static [(f32, f32)],
    /// Whether the last point is joined to the first.
    pub is_closed: bool,
    /// Whether the line is also drawn with left and right swapped.
    pub is_mirrored: bool,
    /// How many times the line is drawn, and the vertical distance between repetitions.
    pub repeats: (u8, f32),
}

const SINGLE_LINE: BackLine =
    BackLine { points: &[], is_closed: false, is_mirrored: false, repeats: (1, 0.0) };

/// The pattern on the back of a bone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BackPattern {
    /// The lines of the pattern; none for a plain back.
    pub lines: &'static [BackLine],
    /// The width of the lines as a share of the bone's width. Lines are always thicker than the
    /// frame of the back.
    pub width: f32,
}

impl BackPattern {
    /// The patterns in the order of the settings window: diamond, meander, laurel, plain.
    pub const ALL: [Self; 4] = [
        Self {
            lines: &[BackLine {
                points: &[(0.0, -0.26), (0.18, 0.0), (0.0, 0.26), (-0.18, 0.0)],
                is_closed: true,
                ..SINGLE_LINE
            }],
            width: 0.0,
        },
        Self {
            lines: &[
                BackLine { points: &[(0.0, -0.7), (0.0, 0.7)], ..SINGLE_LINE },
                BackLine {
                    points: &[
                        (0.0, -0.65),
                        (-0.225, -0.65),
                        (-0.225, -0.33),
                        (-0.0825, -0.33),
                        (-0.0825, -0.49),
                        (-0.15, -0.49),
                    ],
                    is_mirrored: true,
                    repeats: (3, 0.46),
                    ..SINGLE_LINE
                },
            ],
            width: 0.03,
        },
        Self {
            lines: &[
                BackLine { points: &[(0.0, 0.62), (0.0, -0.5)], ..SINGLE_LINE },
                BackLine {
                    points: &[
                        (0.0, -0.38),
                        (-0.095, -0.41),
                        (-0.158, -0.479),
                        (-0.19, -0.586),
                        (-0.087, -0.546),
                        (-0.024, -0.477),
                    ],
                    is_closed: true,
                    is_mirrored: true,
                    repeats: (5, 0.22),
                },
                BackLine {
                    points: &[
                        (0.0, -0.5),
                        (-0.05, -0.58),
                        (-0.055, -0.66),
                        (0.0, -0.78),
                        (0.055, -0.66),
                        (0.05, -0.58),
                    ],
                    is_closed: true,
                    ..SINGLE_LINE
                },
            ],
            width: 0.026,
        },
        Self { lines: &[], width: 0.0 },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::slot::ThemeSlot;

    #[test]
    fn pips_of_every_set_stand_out_in_every_theme() {
        for slot in ThemeSlot::ALL {
            let colors = LookColors::new(slot, slot.default_palette());
            for (index, set) in BoneSet::ALL.iter().enumerate() {
                let colors = colors.with_bones(set);
                let faces = [colors.hand, colors.selected, colors.faded];
                for face in faces.into_iter().chain(colors.plays) {
                    for number in 1..=9 {
                        let pips = set.pip_color(number, &face);
                        let contrast = pips.contrast(face.upper).min(pips.contrast(face.lower));
                        assert!(contrast >= 2.99, "{slot:?}, set {index}, {number}: {contrast}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_pattern_stays_inside_the_frame_of_its_back() {
        for BackPattern { lines, .. } in BackPattern::ALL {
            for line in lines {
                let (count, step) = line.repeats;
                for (x, y) in line.points {
                    let below = y + step * f32::from(count - 1);
                    assert!(x.abs() < 0.34 && y.abs() < 0.84 && below.abs() < 0.84, "{line:?}");
                }
            }
        }
    }
}

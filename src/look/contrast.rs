//! The contrast between the colors of a theme.

use super::palette::{ColorRole, Palette};

/// A contrast that an editable theme should have.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contrast {
    /// The colors that must be visible; it is enough if one of them stands out.
    pub seen: &'static [ColorRole],
    /// The color from which one of `seen` must stand out.
    pub against: ColorRole,
    /// The minimum contrast ratio, 1.0 to 21.0: 7.0 means 7:1.
    pub at_least: f32,
}

impl Contrast {
    /// The contrast ratio in a palette, from 1.0 to 21.0, for the color in `seen` that stands out
    /// best.
    pub fn in_palette(&self, palette: &Palette) -> f32 {
        let against = palette.color(self.against);
        let contrasts = self.seen.iter().map(|&role| palette.color(role).contrast(against));
        contrasts.fold(1.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use ColorRole::{
        Background, Backs, Buttons, FirstPlays, FourthPlays, Outlines, OutlinesSelected,
        SecondPlays, ThirdPlays, YourHand, YourHandSelected,
    };

    use super::*;
    use crate::{Rgb, ThemeSlot};

    /// Matrices, for linear light, that simulate the absence of one of the three kinds of cones.
    /// Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
    /// Color Vision Deficiency" (2009), severity 1.0.
    const BLINDNESSES: [(&str, [[f32; 3]; 3]); 3] = [
        (
            "protanopia",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "deuteranopia",
            [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
        ),
        (
            "tritanopia",
            [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        ),
    ];

    fn simulated_with(matrix: &[[f32; 3]; 3], color: Rgb) -> Rgb {
        let light = color.linear();
        Rgb(matrix.map(|row| {
            let part: f32 = row.iter().zip(light).map(|(by, part)| by * part).sum();
            let part = part.clamp(0.0, 1.0);
            let part = if part <= 0.003_130_8 {
                part * 12.92
            } else {
                1.055 * part.powf(1.0 / 2.4) - 0.055
            };
            (part * 255.0).round() as u8
        }))
    }

    fn assert_contrasts(palette: &Palette, whose: &str) {
        for contrast in Contrast::ALL {
            let found = contrast.in_palette(palette);
            assert!(
                found >= contrast.at_least,
                "{whose}: {:?} on {:?}: {found:.2} to 1",
                contrast.seen,
                contrast.against
            );
        }
    }

    #[test]
    fn text_stands_out_seven_to_one_and_everything_else_three_to_one_in_the_default_themes() {
        for slot in ThemeSlot::EDITABLE {
            assert_contrasts(slot.default_palette(), &format!("{slot:?}"));
        }
    }

    /// Returns the palette as seen with normal color vision, and then with each kind of color
    /// blindness.
    fn as_seen(palette: &Palette) -> Vec<(&'static str, Palette)> {
        let blind = BLINDNESSES.iter().map(|(blindness, matrix)| {
            let mut seen = *palette;
            for role in ColorRole::ALL {
                *seen.color_mut(role) = simulated_with(matrix, palette.color(role));
            }
            (*blindness, seen)
        });
        std::iter::once(("all cones", *palette)).chain(blind).collect()
    }

    #[test]
    fn the_default_themes_stay_legible_with_color_blindness() {
        for slot in ThemeSlot::EDITABLE {
            for (eyes, palette) in as_seen(slot.default_palette()) {
                assert_contrasts(&palette, &format!("{slot:?} with {eyes}"));
            }
        }
    }

    /// Converts a color to Oklab: perceived lightness (0.0 to 1.0), green-red and blue-yellow.
    ///
    /// Source: Björn Ottosson, "A perceptual color space for image processing" (2020),
    /// <https://bottosson.github.io/posts/oklab/>
    fn oklab(color: Rgb) -> [f32; 3] {
        let product = |rows: [[f32; 3]; 3], column: [f32; 3]| {
            rows.map(|row| row.iter().zip(column).map(|(by, part)| by * part).sum())
        };
        let cones = product(
            [
                [0.412_221_46, 0.536_332_55, 0.051_445_995],
                [0.211_903_5, 0.680_699_5, 0.107_396_96],
                [0.088_302_46, 0.281_718_85, 0.629_978_7],
            ],
            color.linear(),
        );
        product(
            [
                [0.210_454_26, 0.793_617_8, -0.004_072_047],
                [1.977_998_5, -2.428_592_2, 0.450_593_7],
                [0.025_904_037, 0.782_771_77, -0.808_675_77],
            ],
            cones.map(f32::cbrt),
        )
    }

    /// Tests colors that are side by side on the table, except text. For every kind of color
    /// vision, two colors must differ by a tenth of the distance from black to white, five times
    /// the smallest visible difference.
    #[test]
    fn adjacent_colors_differ_for_every_kind_of_color_vision() {
        const APART: f32 = 0.10;
        // As with contrasts, it is enough if one color of the first list stands out.
        let pairs: [(&[ColorRole], ColorRole); 25] = [
            (&[FirstPlays], SecondPlays),
            (&[FirstPlays, Outlines], Background),
            (&[SecondPlays], Background),
            (&[YourHandSelected], YourHand),
            (&[YourHandSelected, OutlinesSelected], Background),
            (&[OutlinesSelected], YourHandSelected),
            (&[Backs], Background),
            (&[Backs], YourHand),
            (&[Backs], FirstPlays),
            (&[Backs], SecondPlays),
            (&[Buttons], Background),
            (&[Buttons], Backs),
            (&[Buttons], FirstPlays),
            (&[Buttons], SecondPlays),
            (&[ThirdPlays], FirstPlays),
            (&[ThirdPlays], SecondPlays),
            (&[ThirdPlays], FourthPlays),
            (&[ThirdPlays], Background),
            (&[ThirdPlays], Backs),
            (&[ThirdPlays], Buttons),
            (&[FourthPlays], FirstPlays),
            (&[FourthPlays], SecondPlays),
            (&[FourthPlays], Background),
            (&[FourthPlays], Backs),
            (&[FourthPlays], Buttons),
        ];
        let distance = |one: Rgb, other: Rgb| {
            let labs = oklab(one).into_iter().zip(oklab(other));
            let squares = labs.map(|(one, other)| (one - other).powi(2));
            squares.sum::<f32>().sqrt()
        };
        let mut alike = Vec::new();
        for slot in ThemeSlot::EDITABLE {
            for (eyes, palette) in as_seen(slot.default_palette()) {
                for (seen, against) in pairs {
                    let from = palette.color(against);
                    let apart = seen.iter().map(|&role| distance(palette.color(role), from));
                    let apart = apart.fold(0.0, f32::max);
                    if apart < APART {
                        alike.push(format!("{slot:?}, {eyes}: {seen:?}, {against:?}: {apart:.3}"));
                    }
                }
            }
        }
        assert_eq!(alike, [""; 0]);
    }

    #[test]
    fn every_role_is_in_some_contrast() {
        for role in ColorRole::ALL {
            let held = Contrast::ALL
                .iter()
                .any(|contrast| contrast.against == role || contrast.seen.contains(&role));
            assert!(held, "{role:?}");
        }
    }
}

//! The contrast between the colors of a theme.

use super::palette::{ColorRole, Palette};

/// A contrast that an editable theme should have.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contrast {
    /// The colors that must be visible; it is enough if one of them stands out.
    pub foregrounds: &'static [ColorRole],
    /// The color from which one of `foregrounds` must stand out.
    pub background: ColorRole,
    /// The minimum contrast ratio, 1.0 to 21.0: 7.0 means 7:1.
    pub min_ratio: f32,
}

impl Contrast {
    /// The contrast ratio in a palette, from 1.0 to 21.0, for the color in
    /// `foregrounds` that stands out best.
    pub fn ratio_in(&self, palette: &Palette) -> f32 {
        let background = palette.color(self.background);
        let foregrounds = self.foregrounds.iter().map(|&role| palette.color(role));
        let ratios = foregrounds.map(|color| color.contrast(background));
        ratios.fold(1.0, f32::max)
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
    const COLOR_BLINDNESSES: [(&str, [[f32; 3]; 3]); 3] = [
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

    fn simulate(matrix: &[[f32; 3]; 3], color: Rgb) -> Rgb {
        let light = color.linear();
        Rgb(matrix.map(|row| {
            let part: f32 = row.iter().zip(light).map(|(factor, part)| factor * part).sum();
            let part = part.clamp(0.0, 1.0);
            let part = if part <= 0.003_130_8 {
                part * 12.92
            } else {
                1.055 * part.powf(1.0 / 2.4) - 0.055
            };
            (part * 255.0).round() as u8
        }))
    }

    fn assert_contrasts(palette: &Palette, description: &str) {
        for contrast in Contrast::ALL {
            let ratio = contrast.ratio_in(palette);
            assert!(
                ratio >= contrast.min_ratio,
                "{description}: {:?} on {:?}: {ratio:.2} to 1",
                contrast.foregrounds,
                contrast.background
            );
        }
    }

    #[test]
    fn default_themes_have_the_required_contrasts() {
        for slot in ThemeSlot::EDITABLE {
            assert_contrasts(slot.default_palette(), &format!("{slot:?}"));
        }
    }

    /// Returns the palette as seen with normal color vision, and then with each kind of color
    /// blindness.
    fn color_visions(palette: &Palette) -> Vec<(&'static str, Palette)> {
        let simulated = COLOR_BLINDNESSES.iter().map(|(blindness, matrix)| {
            let mut seen = *palette;
            for role in ColorRole::ALL {
                *seen.color_mut(role) = simulate(matrix, palette.color(role));
            }
            (*blindness, seen)
        });
        std::iter::once(("all cones", *palette)).chain(simulated).collect()
    }

    #[test]
    fn the_default_themes_stay_legible_with_color_blindness() {
        for slot in ThemeSlot::EDITABLE {
            for (vision, palette) in color_visions(slot.default_palette()) {
                assert_contrasts(&palette, &format!("{slot:?} with {vision}"));
            }
        }
    }

    /// Converts a color to Oklab: perceived lightness (0.0 to 1.0), green-red and blue-yellow.
    ///
    /// Source: Björn Ottosson, "A perceptual color space for image processing" (2020),
    /// <https://bottosson.github.io/posts/oklab/>
    fn oklab(color: Rgb) -> [f32; 3] {
        let product = |rows: [[f32; 3]; 3], column: [f32; 3]| {
            rows.map(|row| row.iter().zip(column).map(|(factor, part)| factor * part).sum())
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
        const MIN_DISTANCE: f32 = 0.10;
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
        let distance = |first: Rgb, second: Rgb| {
            let labs = oklab(first).into_iter().zip(oklab(second));
            let squares = labs.map(|(first, second)| (first - second).powi(2));
            squares.sum::<f32>().sqrt()
        };
        let mut similar = Vec::new();
        for slot in ThemeSlot::EDITABLE {
            for (vision, palette) in color_visions(slot.default_palette()) {
                for (foregrounds, background) in pairs {
                    let color = palette.color(background);
                    let distances =
                        foregrounds.iter().map(|&role| distance(palette.color(role), color));
                    let distance = distances.fold(0.0, f32::max);
                    if distance < MIN_DISTANCE {
                        similar.push(format!(
                            "{slot:?}, {vision}: {foregrounds:?}, {background:?}: {distance:.3}"
                        ));
                    }
                }
            }
        }
        assert_eq!(similar, [""; 0]);
    }

    #[test]
    fn every_role_is_in_a_contrast() {
        for role in ColorRole::ALL {
            let has_contrast = Contrast::ALL.iter().any(|contrast| {
                contrast.background == role || contrast.foregrounds.contains(&role)
            });
            assert!(has_contrast, "{role:?} is in no row of `Contrast`, as a ground or on one");
        }
    }
}

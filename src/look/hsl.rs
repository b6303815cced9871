//! Colors as hue, saturation and lightness.

use super::rgb::Rgb;

/// A color by hue, saturation and lightness.
///
/// Source: <https://www.w3.org/TR/css-color-3/#hsl-color>
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hsl {
    /// The hue in degrees, from 0.0 (red) through green and blue to 360.0 (red again).
    pub hue: f32,
    /// The saturation in percent, from 0.0 (gray) to 100.0.
    pub saturation: f32,
    /// The lightness in percent, from 0.0 (black) to 100.0 (white).
    pub lightness: f32,
}

impl From<Rgb> for Hsl {
    fn from(color: Rgb) -> Self {
        let [red, green, blue] = color.0.map(|part| f32::from(part) / 255.0);
        let (max, min) = (red.max(green).max(blue), red.min(green).min(blue));
        let range = max - min;
        let lightness = f32::midpoint(max, min);
        let sixths = if range == 0.0 {
            0.0
        } else if max == red {
            ((green - blue) / range).rem_euclid(6.0)
        } else if max == green {
            (blue - red) / range + 2.0
        } else {
            (red - green) / range + 4.0
        };
        let max_range = 1.0 - (2.0 * lightness - 1.0).abs();
        Self {
            hue: 60.0 * sixths,
            saturation: if range == 0.0 { 0.0 } else { 100.0 * range / max_range },
            lightness: 100.0 * lightness,
        }
    }
}

impl From<Hsl> for Rgb {
    fn from(color: Hsl) -> Self {
        let Hsl { hue, saturation, lightness } = color;
        let (saturation, lightness) = (saturation / 100.0, lightness / 100.0);
        let amplitude = saturation * lightness.min(1.0 - lightness);
        let part = |offset: f32| {
            let step = (offset + hue / 30.0).rem_euclid(12.0);
            let part = lightness - amplitude * (step - 3.0).min(9.0 - step).clamp(-1.0, 1.0);
            (255.0 * part).round() as u8
        };
        Self([part(0.0), part(8.0), part(4.0)])
    }
}

impl Hsl {
    /// Converts `color`. Grays have no hue of their own, so they get the hue of `self`; black and
    /// white also get its saturation.
    #[must_use]
    pub fn convert_keeping_hue(self, color: Rgb) -> Self {
        let new = Self::from(color);
        if new.saturation > 0.0 {
            return new;
        }
        let saturation =
            if new.lightness == 0.0 || new.lightness == 100.0 { self.saturation } else { 0.0 };
        Self { hue: self.hue, saturation, ..new }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversion_to_hsl_and_back_is_lossless() {
        for number in 0..4096_u16 {
            let part = |shift: u16| ((number >> shift & 15) * 17) as u8;
            let color = Rgb([part(8), part(4), part(0)]);
            let hsl = Hsl::from(color);
            assert_eq!(Rgb::from(hsl), color, "{hsl:?}");
            assert!((0.0..360.0).contains(&hsl.hue), "{color}: {hsl:?}");
            assert!((0.0..=100.001).contains(&hsl.saturation), "{color}: {hsl:?}");
            assert!((0.0..=100.0).contains(&hsl.lightness), "{color}: {hsl:?}");
        }
    }

    #[test]
    fn known_colors_are_converted_to_hsl() {
        for (color, [hue, saturation, lightness]) in [
            ([255, 0, 0], [0.0, 100.0, 50.0]),
            ([0, 255, 0], [120.0, 100.0, 50.0]),
            ([0, 0, 255], [240.0, 100.0, 50.0]),
            ([255, 255, 0], [60.0, 100.0, 50.0]),
            ([128, 128, 128], [0.0, 0.0, 50.2]),
            ([128, 0, 0], [0.0, 100.0, 25.1]),
        ] {
            let hsl = Hsl::from(Rgb(color));
            for (found, expected) in
                [(hsl.hue, hue), (hsl.saturation, saturation), (hsl.lightness, lightness)]
            {
                assert!((found - expected).abs() < 0.1, "{color:?}: {found}, {expected}");
            }
        }
    }

    #[test]
    fn a_color_that_turns_gray_keeps_its_hue() {
        let green = Hsl::from(Rgb([0, 128, 0]));
        assert_eq!(green.convert_keeping_hue(Rgb([90, 90, 90])).hue, 120.0, "gray");
        let black = green.convert_keeping_hue(Rgb([0, 0, 0]));
        assert_eq!(black.saturation, green.saturation, "black");
    }
}

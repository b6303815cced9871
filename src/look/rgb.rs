//! A color, and its text form.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::Error as _};

/// A color: red, green and blue, each 0 to 255. Its text form is like `#1D5A45`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// Black, `#000000`.
    pub const BLACK: Self = rgb(0);
    /// White, `#FFFFFF`.
    pub const WHITE: Self = rgb(0xFF_FF_FF);

    /// The relative luminance as WCAG 2 defines it, 0.0 (black) to 1.0 (white).
    ///
    /// Source: <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
    pub fn luminance(self) -> f32 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The linear intensities of red, green and blue, each 0.0 to 1.0.
    pub(crate) fn linear(self) -> [f32; 3] {
        self.0.map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// The contrast with another color as WCAG 2 defines it, 1.0 (none) to
    /// 21.0 (black on white).
    ///
    /// Source: <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
    ///
    /// # Examples
    /// ```
    /// # use look::Rgb;
    /// let contrast = Rgb([0, 0, 0]).contrast(Rgb([255, 255, 255]));
    /// assert!((contrast - 21.0).abs() < 0.001);
    /// ```
    pub fn contrast(self, other: Self) -> f32 {
        let (own, other) = (self.luminance(), other.luminance());
        (own.max(other) + 0.05) / (own.min(other) + 0.05)
    }

    /// Mixes this color with `other`. The share of `other` is `part`, from 0.0 to 1.0.
    #[must_use]
    pub fn toward(self, other: Self, part: f32) -> Self {
        let mix = |from: u8, to: u8| {
            let (from, to) = (f32::from(from), f32::from(to));
            (from + (to - from) * part).round() as u8
        };
        let ([r, g, b], [to_r, to_g, to_b]) = (self.0, other.0);
        Self([mix(r, to_r), mix(g, to_g), mix(b, to_b)])
    }

    /// The first color on the way to `other` whose contrast with every color in
    /// `backgrounds` is at least `min_ratio`; `other` if there is none.
    #[must_use]
    pub fn toward_until(self, other: Self, backgrounds: &[Self], min_ratio: f32) -> Self {
        const STEPS: u16 = 40;
        let stands_out = |color: &Self| {
            backgrounds.iter().all(|&background| color.contrast(background) >= min_ratio)
        };
        (0..STEPS)
            .map(|step| self.toward(other, f32::from(step) / f32::from(STEPS)))
            .find(stands_out)
            .unwrap_or(other)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}

/// The error for a text that is not an [`Rgb`]. Holds the first 12 characters of the text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a color: write # and six hexadecimal digits, as in #1D5A45")]
pub struct ParseRgbError(String);

impl FromStr for Rgb {
    type Err = ParseRgbError;

    fn from_str(text: &str) -> Result<Self, ParseRgbError> {
        let not_a_color = || ParseRgbError(text.chars().take(12).collect());
        let digits = text.strip_prefix('#').ok_or_else(not_a_color)?;
        let mut parts = [0; 3];
        match hex::decode_to_slice(digits, &mut parts) {
            Ok(()) => Ok(Self(parts)),
            Err(_) => Err(not_a_color()),
        }
    }
}

impl Serialize for Rgb {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rgb {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A color from six hexadecimal digits, `0xRRGGBB`.
pub(super) const fn rgb(digits: u32) -> Rgb {
    let [_, red, green, blue] = digits.to_be_bytes();
    Rgb([red, green, blue])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_is_no_color_is_rejected() {
        for text in ["", "#", "123C30", "#123C3", "#123C300", "#+23C30", "#12 C30"] {
            assert!(text.parse::<Rgb>().is_err(), "{text:?}");
        }
        assert_eq!("#123c30".parse(), Ok(rgb(0x12_3C_30)), "small letters");
    }
}

//! Place and size of the window, kept from one run of the program to the next. The unit is the
//! system's logical pixel: egui's point before the player's zoom.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// Width and height of the window at the first start.
const DEFAULT_SIZE: (f32, f32) = (1100.0, 760.0);

/// Place and size of the window, and the player's zoom.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowPlace {
    /// Width and height of the window's contents. Stays unchanged while the window is maximized.
    pub size: (f32, f32),
    /// Upper left corner of the window while it is not maximized. `None` if the system does not
    /// report it; the window is then centered on the screen.
    pub corner: Option<(f32, f32)>,
    /// Whether the window is maximized.
    pub maximized: bool,
    /// Zoom relative to the one that suits the size of the window, so that a zoom set on a large
    /// screen does no harm on a small one; 1 for no difference.
    pub zoom: f32,
}

impl Default for WindowPlace {
    fn default() -> Self {
        Self { size: DEFAULT_SIZE, corner: None, maximized: false, zoom: 1.0 }
    }
}

impl WindowPlace {
    /// Possible widths and heights of a window, in logical pixels.
    pub const SIDE_LENGTHS: RangeInclusive<f32> = 64.0..=16_384.0;
    /// Possible coordinates of the window's corner, in logical pixels.
    pub const CORNER_DISTANCES: RangeInclusive<f32> = -32_768.0..=32_768.0;
    /// Possible values of `zoom`; a place with another value is rejected.
    pub const ZOOMS: RangeInclusive<f32> = 0.1..=5.0;

    /// Returns the place to use after `failed` failed starts in a row: the default, because the old
    /// one may be the cause, but with the old zoom after a single failure.
    #[must_use]
    pub fn after_failed_starts(self, failed: u32) -> Self {
        match failed {
            0 => self,
            1 => Self { zoom: self.zoom, ..Self::default() },
            _ => Self::default(),
        }
    }

    /// Checks a place that was read from a file.
    ///
    /// # Errors
    /// If a value is outside its possible range.
    pub fn checked(self) -> Result<Self, String> {
        let (x, y) = self.corner.unwrap_or_default();
        let (width, height) = self.size;
        for (name, value, range) in [
            ("width", width, Self::SIDE_LENGTHS),
            ("height", height, Self::SIDE_LENGTHS),
            ("corner", x, Self::CORNER_DISTANCES),
            ("corner", y, Self::CORNER_DISTANCES),
            ("zoom", self.zoom, Self::ZOOMS),
        ] {
            if !range.contains(&value) {
                return Err(format!("its {name} is {value}"));
            }
        }
        Ok(self)
    }
}

//! Place and size of the window, from one run of the program to the next.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// Width and height of the window at the first start, in points of the system.
const DEFAULT_SIZE: (f32, f32) = (1100.0, 760.0);

/// Place and size of the window, and the player's zoom.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowPlace {
    /// Width and height of its contents while it is not maximized, in points of
    /// the system.
    pub size: (f32, f32),
    /// Its upper left corner while it is not maximized, in points of the system. `None` if the
    /// system does not tell it; the window is then centered on the screen.
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
    /// Possible widths and heights of a window, in points of the system.
    pub const SIDE_LENGTHS: RangeInclusive<f32> = 64.0..=16_384.0;
    /// Possible distances of its corner from the origin, in points of the system.
    pub const CORNER_DISTANCES: RangeInclusive<f32> = -32_768.0..=32_768.0;
    /// Possible zooms.
    pub const ZOOMS: RangeInclusive<f32> = 0.1..=5.0;

    /// The place after `failed` failed starts in a row. After one it is the default, because the
    /// place may be the cause; after two, the zoom is the default as well.
    #[must_use]
    pub fn after_failed_starts(self, failed: u32) -> Self {
        match failed {
            0 => self,
            1 => Self { zoom: self.zoom, ..Self::default() },
            _ => Self::default(),
        }
    }

    /// Checks a place that was read.
    ///
    /// # Errors
    /// Which value is impossible.
    pub fn checked(self) -> Result<Self, String> {
        let (x, y) = self.corner.unwrap_or_default();
        let (width, height) = self.size;
        for (what, value, range) in [
            ("width", width, Self::SIDE_LENGTHS),
            ("height", height, Self::SIDE_LENGTHS),
            ("corner", x, Self::CORNER_DISTANCES),
            ("corner", y, Self::CORNER_DISTANCES),
            ("zoom", self.zoom, Self::ZOOMS),
        ] {
            if !range.contains(&value) {
                return Err(format!("its {what} is {value}"));
            }
        }
        Ok(self)
    }
}

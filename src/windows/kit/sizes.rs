//! Sizes that all windows share, in points.

use egui::{Vec2, vec2};

use crate::table::line::LineArea;

// The sizes of dialogs, and the space inside their edges and those of panels.
pub const SMALL_DIALOG_WIDTH: f32 = 448.0;
pub const DIALOG_SIZE: Vec2 = vec2(720.0, 672.0);
pub const LARGE_DIALOG_SIZE: Vec2 = vec2(928.0, 688.0);
pub const INNER_MARGIN: f32 = 24.0;
pub const SMALL_INNER_MARGIN: f32 = 16.0;
pub const SCROLL_BAR_WIDTH: f32 = 4.0;

// Font sizes. The last one is the smallest size to which a text is shrunk.
pub const TITLE_SIZE: f32 = 20.0;
pub const HEADING_SIZE: f32 = 16.0;
pub const TEXT_SIZE: f32 = 14.0;
pub const MIN_TEXT_SIZE: f32 = 12.0;

// Inputs and rows.
pub const INPUT_HEIGHT: f32 = 36.0;
pub const INPUT_PADDING: f32 = 12.0;
pub const ICON_SIZE: f32 = 18.0;

// Corners and edges, and the opacity of a background in the color of the text.
pub const CARD_ROUNDING: f32 = 12.0;
pub const INPUT_ROUNDING: f32 = 10.0;
pub const ROW_ROUNDING: f32 = 8.0;
pub const CHOSEN_EDGE_WIDTH: f32 = 2.5;
pub const TINT_OPACITY: f32 = 0.07;

/// The area for which the line in a picture is laid out: that of the table in a window of the usual
/// size.
pub const LINE_AREA: LineArea = LineArea {
    size: vec2(970.0, 430.0),
    opening_px: 40.0,
    first_width_px: 40.0,
    first_bone_offset: Vec2::ZERO,
};

//! Size classes of windows, and the measures of the table in each class.

use egui::{Vec2, vec2};

const NARROW_BELOW: f32 = 560.0;
const LOW_BELOW: f32 = 640.0;
const VERY_LOW_BELOW: f32 = 540.0;
const WIDE_FROM: Vec2 = vec2(1600.0, 960.0);
const GROWS_FROM: Vec2 = vec2(1920.0, 1080.0);
/// Growth of bones and plates in a large window, as a share of the window's own growth.
const GROWTH_SHARE: f32 = 0.8;
/// The width of the line's bones at the beginning of a hand, relative to the first zoom step, but
/// no larger than in the hand.
const OPENING_BONE_SCALE: f32 = 1.4;
/// The minimum scale of the line's bones at the beginning of a hand, if they are enlarged at all.
const MIN_OPENING_SCALE: f32 = 1.2;
/// Smallest usual width of the line's bones, relative to the first zoom step.
const SMALLEST_LINE_BONE_SCALE: f32 = 0.7;
const SQUAT_OWN_PLATE_HEIGHT: f32 = 132.0;
const HAND_MARGIN: f32 = 8.0;
pub(super) const GAP_BESIDE_COLUMN: f32 = 8.0;
// A zoomed low table has smaller margins around the line, and a narrower column.
const TIGHT_LINE_MARGIN: f32 = 4.0;
const TIGHT_RIM_WIDTH: f32 = 4.0;
const TIGHT_COLUMN_WIDTH: f32 = 60.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SizeClass {
    /// The shape of a phone. Other seats have chips, and hands may have two rows.
    Narrow,
    /// The shape of a laptop: the count and the boneyard share a column.
    Low,
    /// Even lower than a laptop, such as 800x480. Plates and bones are smaller, too.
    VeryLow,
    /// The shape for which the base measures are made: 1100x760.
    Normal,
    /// A window of at least 1600x960.
    Wide,
}

impl SizeClass {
    /// The class of a window of this size, including its title bar.
    pub fn for_window(window: Vec2) -> Self {
        if window.x < NARROW_BELOW {
            Self::Narrow
        } else if window.y < VERY_LOW_BELOW {
            Self::VeryLow
        } else if window.y < LOW_BELOW {
            Self::Low
        } else if window.x >= WIDE_FROM.x && window.y >= WIDE_FROM.y {
            Self::Wide
        } else {
            Self::Normal
        }
    }

    /// Returns the class of a zoomed window. A zoomed normal table may become low, which gives it
    /// lower plates.
    pub(super) fn for_zoomed_window(window: Vec2, zoom: f32) -> Self {
        match Self::for_window(window) {
            Self::Normal if zoom > 1.0 && Self::for_window(window * zoom) == Self::Normal => {
                Self::Low
            }
            class => class,
        }
    }

    /// Whether the count and the boneyard share a column at the right.
    pub const fn is_low(self) -> bool {
        matches!(self, Self::Low | Self::VeryLow)
    }

    /// Whether several opponents have chips above the cloth, instead of plates at its sides.
    pub(super) const fn has_chips(self) -> bool {
        matches!(self, Self::Narrow) || self.is_low()
    }

    /// Factor by which bones grow in a large window; text keeps its size.
    fn growth(self, window: Vec2) -> f32 {
        match self {
            Self::Wide => 1.0 + GROWTH_SHARE * ((window / GROWS_FROM).min_elem() - 1.0).max(0.0),
            _ => 1.0,
        }
    }

    pub(super) const fn measures(self) -> &'static Measures {
        match self {
            Self::Narrow => &NARROW,
            Self::Low => &LOW,
            Self::VeryLow => &VERY_LOW,
            Self::Normal => &NORMAL,
            Self::Wide => &WIDE,
        }
    }
}

/// The measures of a size class, in points.
#[derive(Debug)]
pub(super) struct Measures {
    pub(super) bar: f32,
    /// The height of the plate above the cloth.
    pub(super) top_plate: f32,
    /// The height of the plate below the cloth, which is the viewer's.
    pub(super) own_plate: f32,
    /// The width of the rim beside the cloth where no player sits.
    pub(super) rim: f32,
    /// The width of the rim beside the cloth where a player sits.
    pub(super) side_rim: f32,
    /// Space between the line and the edge of the cloth.
    pub(super) line_margin: f32,
    /// The width of the space beside the line for the boneyard.
    pub(super) boneyard: f32,
    /// The width of the space beside the line for the log's tab, if there is no boneyard.
    pub(super) log_tab: f32,
    pub(super) count_tab: f32,
    /// The width of a bone of the line at zoom step 0.
    pub(super) line_bone: f32,
    pub(super) hand_bone: f32,
    pub(super) hand_gap: f32,
    pub(super) back: f32,
    pub(super) back_gap: f32,
    /// Scale of the text on plates, relative to a normal table.
    pub(super) text: f32,
}

pub(super) const NORMAL: Measures = Measures {
    bar: 40.0,
    top_plate: 88.0,
    own_plate: 144.0,
    rim: 16.0,
    side_rim: 96.0,
    line_margin: 14.0,
    boneyard: 70.0,
    log_tab: 22.0,
    count_tab: 30.0,
    line_bone: 40.0,
    hand_bone: 56.0,
    hand_gap: 8.0,
    back: 36.0,
    back_gap: 8.0,
    text: 1.0,
};

const WIDE: Measures = Measures {
    bar: 40.0,
    top_plate: 112.0,
    own_plate: 192.0,
    rim: 18.0,
    side_rim: 120.0,
    line_margin: 18.0,
    boneyard: 100.0,
    log_tab: 26.0,
    count_tab: 36.0,
    line_bone: 60.0,
    hand_bone: 76.0,
    hand_gap: 10.0,
    back: 46.0,
    back_gap: 10.0,
    text: 1.25,
};

const LOW: Measures = Measures {
    bar: 36.0,
    top_plate: 48.0,
    own_plate: 104.0,
    rim: 12.0,
    side_rim: 12.0,
    line_margin: 12.0,
    boneyard: 72.0,
    log_tab: 24.0,
    count_tab: 0.0,
    line_bone: 40.0,
    hand_bone: 44.0,
    hand_gap: 6.0,
    back: 20.0,
    back_gap: 6.0,
    text: 1.0,
};

const VERY_LOW: Measures = Measures {
    bar: 36.0,
    top_plate: 40.0,
    own_plate: 84.0,
    rim: 8.0,
    side_rim: 8.0,
    line_margin: 10.0,
    boneyard: 70.0,
    log_tab: 24.0,
    count_tab: 0.0,
    line_bone: 30.0,
    hand_bone: 34.0,
    hand_gap: 5.0,
    back: 16.0,
    back_gap: 5.0,
    text: 1.0,
};

pub(super) const NARROW: Measures = Measures {
    bar: 40.0,
    top_plate: 72.0,
    own_plate: 184.0,
    rim: 6.0,
    side_rim: 6.0,
    line_margin: 10.0,
    boneyard: 0.0,
    log_tab: 0.0,
    count_tab: 34.0,
    line_bone: 30.0,
    hand_bone: 56.0,
    hand_gap: 8.0,
    back: 28.0,
    back_gap: 6.0,
    text: 1.0,
};

/// Measures that depend on the window and the zoom, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Sizes {
    pub(super) top_plate: f32,
    pub(super) own_plate: f32,
    pub(super) rim: f32,
    pub(super) line_margin: f32,
    /// Width of the column for the boneyard, and on a low table for the count.
    pub(super) column: f32,
    pub(super) line_bone: f32,
    pub(super) hand_bone: f32,
    pub(super) back: f32,
}

impl Sizes {
    /// Width of a bone on the table at the beginning of a hand.
    pub(super) fn opening_bone_width(&self) -> f32 {
        let width = (OPENING_BONE_SCALE * self.line_bone).min(self.hand_bone).floor();
        if width >= MIN_OPENING_SCALE * self.line_bone { width } else { self.line_bone }
    }

    /// The sizes in a window of this size, zoomed by a factor.
    pub(super) fn new(class: SizeClass, window: Vec2, zoom: f32) -> Self {
        let measures = class.measures();
        let growth = class.growth(window);
        let usual_class = SizeClass::for_window(window * zoom);
        let usual_growth = usual_class.growth(window * zoom);
        let usual = usual_class.measures();
        let is_enlarged = zoom > 1.0;
        // Bones that are larger even after two zoom steps can be larger from the start.
        let own_line_bone = measures.line_bone * growth;
        let usual_line_bone = usual.line_bone * usual_growth;
        let line_bone =
            if !is_enlarged || zoom * own_line_bone * SMALLEST_LINE_BONE_SCALE >= usual_line_bone {
                own_line_bone
            } else {
                usual_line_bone / zoom
            };
        let hand_bone = if is_enlarged {
            (measures.hand_bone * growth).max(usual.hand_bone * usual_growth / zoom)
        } else {
            measures.hand_bone * growth
        };
        let own_plate = match class {
            // With a full plate the table would have no room.
            SizeClass::Narrow if window.y < VERY_LOW_BELOW => SQUAT_OWN_PLATE_HEIGHT,
            SizeClass::Narrow => measures.own_plate,
            _ => (measures.own_plate * growth).max(2.0 * hand_bone + HAND_MARGIN),
        };
        let [rim, line_margin, column] = if is_enlarged && class.is_low() {
            [TIGHT_RIM_WIDTH, TIGHT_LINE_MARGIN, TIGHT_COLUMN_WIDTH]
        } else {
            let column = measures.boneyard + measures.line_margin - GAP_BESIDE_COLUMN;
            [measures.rim, measures.line_margin, column]
        };
        Self {
            top_plate: measures.top_plate * growth,
            own_plate,
            rim,
            line_margin,
            column,
            line_bone,
            hand_bone,
            back: measures.back * growth,
        }
    }
}

//! The layout of the table: where plates, cloth, hand and rims are. Everything that depends on the
//! size of the window or the number of players is in the layout.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::{Direction, DominoSet, Seats};

use super::line::LineArea;
use super::measures::{GAP_BESIDE_COLUMN, NORMAL, SizeClass, Sizes};
use super::plates::{PlateLayout, SideScoreLayout, TableSide, content_edges, opponents_score};

const NARROW_PARTNERS_PLATE_HEIGHT: f32 = 96.0;
// The top rim if no player sits opposite.
const BARE_TOP_RIM_HEIGHT: f32 = 16.0;
const WIDE_BARE_TOP_RIM_HEIGHT: f32 = 20.0;
// Widths of the panels beside the line.
const PANEL_WIDTH: f32 = 288.0;
const COACH_WIDTH: f32 = 336.0;
const PANEL_MARGIN: f32 = 16.0;
/// How far the rim of the table reaches under the panel; the rest of the rim is the gap beside the
/// cloth.
const PANEL_OVERLAP: f32 = 2.0;
const MIN_TABLE_WIDTH_BESIDE_PANEL: f32 = 720.0;
// A narrow table above the coach, and a lesson below a table: shares of the height, with limits.
const NARROW_HEIGHT_ABOVE_COACH: (f32, f32) = (0.51, 386.0);
const PLATE_HEIGHTS_ABOVE_COACH: [f32; 2] = [60.0, 74.0];
const NARROW_LESSON_HEIGHT: (f32, f32, f32) = (0.38, 120.0, 276.0);
/// Height of a sheet over the hand, and its maximum share of the table's height.
const NARROW_SHEET_HEIGHT: (f32, f32) = (310.0, 0.55);
const GAP_BESIDE_LINE: f32 = 24.0;
const GAP_BESIDE_BONEYARD: f32 = 4.0;
const GAP_ABOVE_BONEYARD: f32 = 10.0;
/// Height of the center of a narrow table's boneyard above the lower edge of the cloth.
const NARROW_BONEYARD_FROM_BOTTOM: f32 = 24.0;
/// Half the height of a boneyard bone.
const HALF_BACK_HEIGHT: f32 = 12.0;
/// Size of the peg board or score sheet.
const BOARD_SIZE: Vec2 = vec2(72.0, 456.0);
// The tab for claims: width of its label, size of a choice, and its left edge beside a narrow
// boneyard.
const CLAIMS_LABEL_WIDTH: f32 = 200.0;
const CLAIM_SIZE: Vec2 = vec2(62.0, 36.0);
const CLAIM_LEFT_BESIDE_BONEYARD: f32 = 100.0;
// Positions of the chevrons that show the direction of play.
const CHEVRON_BELOW_TOP: f32 = 24.0;
const CHEVRON_ABOVE_BOTTOM: f32 = 16.0;
const CHEVRON_BEFORE_CHIP: f32 = 11.0;
const CHEVRON_BEFORE_NARROW_CHIP: f32 = 6.0;
/// Margin beside the longest name at the rim.
const GAP_BESIDE_SIDE_NAME: f32 = 11.0;
/// Gap between a round corner of the cloth and a tab.
const GAP_BESIDE_CORNER: f32 = 28.0;
// The column at the right of a low cloth: the minimum height of the cloth for captions, the size
// of the log's tab and its height without captions, and the gap between log, boneyard and count.
const CAPTIONS_FROM_HEIGHT: f32 = 264.0;
const LOG_TAB_SIZE: Vec2 = vec2(24.0, 56.0);
const LOW_LOG_TAB_HEIGHT: f32 = 40.0;
const GAP_IN_COLUMN: f32 = 6.0;

/// What a player's plate must have room for, which decides how much room is left for text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlateContents {
    pub bones: usize,
    /// Whether news about the player is shown.
    pub has_news: bool,
    /// Width of the pill with the viewer's full name, in points.
    pub name_width: u16,
    /// Width of the text about the viewer's partner, in points; 0 without a partner.
    pub partner_width: u16,
    /// Whether the player has a coin with a face: computer players do, people do not.
    pub has_coin: bool,
}

/// What the panel beside the line shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    /// The log or bone counter; in a narrow window a sheet over the hand.
    Notes,
    /// A review; in a narrow window below the table.
    Coach,
    /// A lesson; in a narrow window below the table, but lower than a review, since its question is
    /// answered in the hand.
    Lesson,
}

impl Panel {
    const fn width(self) -> f32 {
        match self {
            Self::Notes => PANEL_WIDTH,
            Self::Coach | Self::Lesson => COACH_WIDTH,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClaimTab {
    /// The game has no claims.
    #[default]
    None,
    /// Nothing to claim now, but the line leaves room for the tab.
    Closed,
    /// Points are claimed now, with this many choices.
    Open(usize),
}

/// What a table has besides its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own that a table can have"
)]
pub struct Features {
    pub set: DominoSet,
    pub has_count: bool,
    pub claim: ClaimTab,
    pub has_boneyard: bool,
    /// Whether there is a peg board or score sheet.
    pub has_board: bool,
    pub panel: Option<Panel>,
    pub has_clock: bool,
    pub has_firecrackers: bool,
    /// The direction in which the turn passes.
    pub direction: Direction,
    /// The number of hands to win, if hands are counted.
    pub hands_to_win: Option<u16>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct TableLayout {
    pub class: SizeClass,
    pub(super) sizes: Sizes,
    pub(super) seats: Seats,
    pub(super) features: Features,
    /// The whole table, below the bar of the window.
    pub area: Rect,
    /// The part of `area` without a panel beside or below the table.
    pub(super) room: Rect,
    pub cloth: Rect,
    /// Area of the line; it does not change during a hand.
    pub line: Rect,
    /// The part of the cloth that no sheet covers.
    visible_cloth: Rect,
    /// The plates: the viewer first, then the others in the order of play.
    pub plates: Vec<PlateLayout>,
    pub count: Option<Rect>,
    /// The tab for claiming points, while it is open.
    pub claim: Option<Rect>,
    /// The tab of the log, at the right rim of the cloth; on a narrow table an icon in the row of
    /// the viewer's plate. `None` while a panel is open beside the line.
    pub log: Option<Rect>,
    /// The lowest bone of the boneyard.
    pub boneyard: Option<Rect>,
    /// The main button at the viewer's plate.
    pub button: Rect,
    /// The peg board or score sheet.
    pub board: Option<Rect>,
    /// The open panel: beside the line, or on a narrow table over the hand or below the table.
    pub panel: Option<Rect>,
    /// The area in which a clock is right-aligned.
    pub clock: Rect,
    /// The score of the opposing partners.
    pub opponents_score: Option<SideScoreLayout>,
    /// Whether the cloth is high enough for captions below the boneyard and the count.
    pub(super) has_captions: bool,
    /// What the viewer's plate must have room for.
    pub(super) own_contents: PlateContents,
    pub(super) buttons: usize,
}

impl TableLayout {
    /// Lays out a table without zoom, below the bar of a window.
    pub fn new(area: Rect, seats: Seats, features: Features) -> Self {
        Self::with_zoom(area, seats, features, 1.0)
    }

    /// Lays out a table zoomed in by a factor: text gets larger, and no bone gets smaller. For
    /// that, the plates get lower.
    pub fn with_zoom(area: Rect, seats: Seats, features: Features, zoom: f32) -> Self {
        let bar = NORMAL.bar;
        let window = area.size() + vec2(0.0, bar);
        let class = SizeClass::for_zoomed_window(window, zoom);
        let sizes = Sizes::new(class, window, zoom);
        let beside = features.panel.is_some_and(|kind| has_tall_panel(area, kind, class));
        // The panel narrows the whole table, or only its cloth.
        let (room, sizes) = match features.panel {
            Some(kind) if beside => {
                let edge = area.right() - kind.width() - PANEL_MARGIN + PANEL_OVERLAP;
                (area.with_max_x(edge), sizes)
            }
            Some(Panel::Coach) if class == SizeClass::Narrow => {
                area_above_coach(area, seats, sizes)
            }
            Some(Panel::Lesson) if class == SizeClass::Narrow => {
                (area.with_max_y(area.bottom() - lesson_height(area)), sizes)
            }
            _ => (area, sizes),
        };
        let whole = cloth_rect(room, class, seats, sizes);
        let panel = features.panel.map(|kind| panel_rect(area, whole, kind, class));
        let cloth = match panel {
            Some(panel) if class != SizeClass::Narrow && !beside => {
                whole.with_max_x(panel.left() - 8.0)
            }
            _ => whole,
        };
        let sheet = panel.filter(|panel| panel.intersects(cloth));
        let visible_cloth = sheet.map_or(cloth, |sheet| cloth.with_max_y(sheet.top()));
        let visible_features = Features {
            has_count: features.has_count && sheet.is_none(),
            has_boneyard: features.has_boneyard && sheet.is_none(),
            ..features
        };
        let line = line_rect((visible_cloth, sizes), class, visible_features);
        let column = Column::new(cloth, class, sizes);
        let layout = Self {
            class,
            sizes,
            seats,
            features,
            area,
            room,
            cloth,
            line,
            visible_cloth,
            plates: Vec::new(),
            count: features
                .has_count
                .then(|| column.map_or_else(|| count_rect(cloth, class), |column| column.count)),
            claim: match features.claim {
                ClaimTab::Open(choices) => {
                    let is_beside = class == SizeClass::Narrow && features.has_boneyard;
                    Some(claim_rect(cloth, (class, choices), is_beside))
                }
                ClaimTab::None | ClaimTab::Closed => None,
            },
            log: panel.is_none().then(|| log_rect(area, cloth, class, column)),
            boneyard: features
                .has_boneyard
                .then(|| boneyard_rect(cloth, (class, &sizes), (line, column))),
            button: button_rect(room, class, sizes.own_plate),
            board: features.has_board.then(|| board_rect(cloth, (class, features.has_boneyard))),
            panel,
            clock: clock_rect(room, whole, class),
            opponents_score: (seats == Seats::Partners)
                .then(|| opponents_score(room, whole, class, features)),
            has_captions: column.is_none_or(|column| column.has_captions),
            own_contents: PlateContents::default(),
            buttons: 0,
        };
        layout.with_contents([], 0)
    }

    /// The size class of a table, given its area below the bar of the window.
    pub fn size_class(area: Rect) -> SizeClass {
        SizeClass::for_window(area.size() + vec2(0.0, NORMAL.bar))
    }

    /// Whether a sheet lies over the viewer's hand.
    pub fn is_hand_covered(&self) -> bool {
        let hand = self.plates[0].bones;
        self.panel.is_some_and(|panel| panel.intersects(hand))
    }

    /// Returns the area in which a line is laid. Its first bone lies in the middle of the visible
    /// cloth.
    pub fn line_area(&self) -> LineArea {
        LineArea {
            size: self.line.size(),
            opening_px: self.sizes.opening_bone_width(),
            first_width_px: self.line_bone_width(),
            first_bone_offset: self.visible_cloth.center() - self.line.center(),
        }
    }

    /// The width of a bone of the line at zoom step 0, in points.
    pub const fn line_bone_width(&self) -> f32 {
        self.sizes.line_bone
    }

    /// Scale of the text on plates, relative to a normal table.
    pub const fn text_scale(&self) -> f32 {
        self.class.measures().text
    }

    /// The maximum width of the pill with a player's name, in points.
    pub fn max_name_width(&self, player: usize) -> f32 {
        let plate = &self.plates[player];
        let pill = plate.pill;
        let is_beside_score = plate.score.x > pill.left() && !plate.has_two_rows();
        match plate.position {
            TableSide::Left | TableSide::Right => {
                self.class.measures().side_rim - GAP_BESIDE_SIDE_NAME
            }
            _ if is_beside_score => pill.width(),
            _ if self.is_name_before_bones(player) => pill.width(),
            TableSide::Chip => pill.width(),
            TableSide::Own | TableSide::Top => plate.bones.left() - pill.left() - 8.0,
        }
    }

    /// Room for cards and bubbles, which must not reach onto the rims at the left and right.
    pub fn room_for_cards(&self) -> Rect {
        Rect::from_x_y_ranges(self.cloth.x_range(), self.area.y_range())
    }

    /// Room for the viewer's bones, centered on the middle of the cloth.
    pub fn hand_area(&self) -> Rect {
        let bones = self.plates[0].bones;
        let middle = self.cloth.center().x;
        let half = (middle - bones.left()).min(bones.right() - middle).max(0.0);
        Rect::from_x_y_ranges(middle - half..=middle + half, bones.y_range())
    }

    /// Returns the signs on the wood that show the direction of play; empty for two players.
    pub fn direction_signs(&self) -> Vec<DirectionSign> {
        let others = &self.plates[1..];
        if others.len() < 2 {
            return Vec::new();
        }
        let is_clockwise = self.features.direction == Direction::Clockwise;
        let onwards = if is_clockwise { 1.0 } else { -1.0 };
        if others[0].position == TableSide::Chip {
            let before = if self.class == SizeClass::Narrow {
                CHEVRON_BEFORE_NARROW_CHIP
            } else {
                CHEVRON_BEFORE_CHIP
            };
            let mut chips: Vec<usize> = (1..self.plates.len()).collect();
            chips.sort_by(|one, other| {
                let left = |place: usize| self.plates[place].pill.left();
                left(*one).total_cmp(&left(*other))
            });
            let between = chips.windows(2).map(|pair| DirectionSign {
                center: self.plates[pair[1]].pill.left_center() - vec2(before, 0.0),
                towards: vec2(onwards, 0.0),
                next_place: if is_clockwise { pair[1] } else { pair[0] },
            });
            return between.collect();
        }
        // The corners of the cloth, clockwise from the lower left, each with the player who sits
        // after it.
        let at = |side: TableSide| self.plates.iter().position(|plate| plate.position == side);
        let place = |side| at(side).unwrap_or_default();
        let (left, right) = (place(TableSide::Left), place(TableSide::Right));
        let [before_top, after_top] = at(TableSide::Top).map_or([right, left], |top| [top; 2]);
        let corners = [
            (TableSide::Left, false, [0, left]),
            (TableSide::Left, true, [left, before_top]),
            (TableSide::Right, true, [after_top, right]),
            (TableSide::Right, false, [right, 0]),
        ];
        let sign = |(side, is_above, [from, to]): (TableSide, bool, [usize; 2])| {
            let y = if is_above {
                self.cloth.top() + CHEVRON_BELOW_TOP
            } else {
                self.cloth.bottom() - CHEVRON_ABOVE_BOTTOM
            };
            let up = if side == TableSide::Left { -onwards } else { onwards };
            DirectionSign {
                center: pos2(self.plates[place(side)].pill.center().x, y),
                towards: vec2(0.0, up),
                next_place: if is_clockwise { to } else { from },
            }
        };
        corners.map(sign).to_vec()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DirectionSign {
    pub center: Pos2,
    /// Direction of the sign, as a unit vector.
    pub towards: Vec2,
    /// The place of the player who plays next.
    pub next_place: usize,
}

fn cloth_rect(area: Rect, class: SizeClass, seats: Seats, sizes: Sizes) -> Rect {
    let measures = class.measures();
    let has_sides = seats != Seats::Two && !class.has_chips();
    let side = if has_sides { measures.side_rim } else { sizes.rim };
    let top = match class {
        SizeClass::Narrow if seats == Seats::Partners => NARROW_PARTNERS_PLATE_HEIGHT,
        SizeClass::Wide if seats == Seats::Three => WIDE_BARE_TOP_RIM_HEIGHT,
        SizeClass::Normal if seats == Seats::Three => BARE_TOP_RIM_HEIGHT,
        _ => sizes.top_plate,
    };
    Rect::from_min_max(area.min + vec2(side, top), area.max - vec2(side, sizes.own_plate))
}

/// The area of the line: the cloth without the tabs and the boneyard.
fn line_rect((cloth, sizes): (Rect, Sizes), class: SizeClass, features: Features) -> Rect {
    let measures = class.measures();
    let right = if features.has_boneyard || class.is_low() && features.has_count {
        sizes.column + GAP_BESIDE_COLUMN - sizes.line_margin
    } else {
        measures.log_tab
    };
    let is_boneyard_below = class == SizeClass::Narrow && features.has_boneyard;
    let below = if features.claim != ClaimTab::None {
        measures.count_tab.max(NORMAL.count_tab)
    } else if features.has_count || is_boneyard_below {
        measures.count_tab
    } else {
        0.0
    };
    let left = if features.has_board { BOARD_SIZE.x + 14.0 } else { 0.0 };
    let inner = cloth.shrink(sizes.line_margin);
    Rect::from_min_max(inner.min + vec2(left, 0.0), inner.max - vec2(right, below))
}

/// Whether a panel is as high as the table, which requires room for the plates beside it. In a low
/// window only a review is that high, since its pictures need the height.
fn has_tall_panel(area: Rect, kind: Panel, class: SizeClass) -> bool {
    let has_room = area.width() - kind.width() - 2.0 * PANEL_MARGIN >= MIN_TABLE_WIDTH_BESIDE_PANEL;
    let is_high = matches!(class, SizeClass::Normal | SizeClass::Wide);
    has_room && (is_high || class.is_low() && kind == Panel::Coach)
}

/// The area of the panel: beside the line; on a narrow table over the hand or below the table.
fn panel_rect(area: Rect, cloth: Rect, kind: Panel, class: SizeClass) -> Rect {
    if class == SizeClass::Narrow {
        let top = match kind {
            Panel::Notes => {
                let (height, share) = NARROW_SHEET_HEIGHT;
                area.bottom() - height.min(share * area.height())
            }
            Panel::Coach => area.top() + height_above_coach(area),
            Panel::Lesson => area.bottom() - lesson_height(area),
        };
        return area.with_min_y(top);
    }
    if has_tall_panel(area, kind, class) {
        let beside = area.shrink(PANEL_MARGIN);
        return beside.with_min_x(beside.right() - kind.width());
    }
    let width = kind.width().min(cloth.width() / 2.0);
    Rect::from_min_max(pos2(cloth.right() - width, cloth.top()), cloth.max)
}

/// The area and sizes of a narrow table above the coach.
fn area_above_coach(area: Rect, seats: Seats, sizes: Sizes) -> (Rect, Sizes) {
    let [top_plate, own_plate] = PLATE_HEIGHTS_ABOVE_COACH;
    let sizes = Sizes {
        // Chips keep their height.
        top_plate: if seats == Seats::Two { top_plate } else { sizes.top_plate },
        own_plate,
        ..sizes
    };
    let bottom = area.top() + height_above_coach(area);
    (area.with_max_y(bottom), sizes)
}

fn lesson_height(area: Rect) -> f32 {
    let (share, least, most) = NARROW_LESSON_HEIGHT;
    (share * area.height()).clamp(least, most)
}

fn height_above_coach(area: Rect) -> f32 {
    let (share, most) = NARROW_HEIGHT_ABOVE_COACH;
    (share * area.height()).min(most)
}

/// The area of the peg board or score sheet, at the left of the cloth; above the boneyard of a
/// narrow table.
fn board_rect(cloth: Rect, (class, has_boneyard): (SizeClass, bool)) -> Rect {
    let left = cloth.left() + if class == SizeClass::Narrow { 8.0 } else { 16.0 };
    let below = if class == SizeClass::Narrow && has_boneyard {
        NARROW_BONEYARD_FROM_BOTTOM + HALF_BACK_HEIGHT + GAP_ABOVE_BONEYARD
    } else {
        16.0
    };
    let height = BOARD_SIZE.y.min(cloth.height() - 16.0 - below);
    Rect::from_min_size(pos2(left, cloth.top() + 16.0), vec2(BOARD_SIZE.x, height))
}

/// The area of the clock, at the right of the rim above the cloth.
fn clock_rect(area: Rect, cloth: Rect, class: SizeClass) -> Rect {
    let (_, right) = content_edges(area, class);
    let size = match class {
        SizeClass::Narrow => vec2(86.0, 36.0),
        _ => vec2(120.0, 36.0),
    };
    let middle = f32::midpoint(area.top(), cloth.top());
    Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size)
}

/// The column at the right of a low cloth: log, boneyard and count, one below the other.
#[derive(Debug, Clone, Copy)]
struct Column {
    /// Top and height of the log's tab.
    log: (f32, f32),
    /// Vertical center of the boneyard's bone.
    boneyard: f32,
    count: Rect,
    /// Whether boneyard and count have captions.
    has_captions: bool,
}

impl Column {
    fn new(cloth: Rect, class: SizeClass, sizes: Sizes) -> Option<Self> {
        if !class.is_low() {
            return None;
        }
        let has_captions = cloth.height() >= CAPTIONS_FROM_HEIGHT;
        // Height of the log, height of the count, and height of everything below the center of the
        // boneyard's bone.
        let (log_height, count, below) = if has_captions {
            (LOG_TAB_SIZE.y, 66.0, 58.0)
        } else {
            (LOW_LOG_TAB_HEIGHT, 40.0, 34.0)
        };
        let size = vec2(sizes.column, count);
        let count = Rect::from_min_size(cloth.max - size - vec2(0.0, GAP_BESIDE_CORNER), size);
        let log = cloth.top() + GAP_BESIDE_CORNER;
        let boneyard = (cloth.center().y - 10.0)
            .min(count.top() - GAP_IN_COLUMN - below)
            .max(log + log_height + GAP_IN_COLUMN + HALF_BACK_HEIGHT);
        Some(Self { log: (log, log_height), boneyard, count, has_captions })
    }
}

fn count_rect(cloth: Rect, class: SizeClass) -> Rect {
    let size = vec2(152.0, 36.0) * class.measures().text;
    let center = pos2(cloth.center().x, cloth.bottom() - size.y / 2.0);
    Rect::from_center_size(center, size)
}

/// The tab for claiming points; beside the boneyard of a narrow table.
fn claim_rect(cloth: Rect, (class, choices): (SizeClass, usize), is_beside_boneyard: bool) -> Rect {
    let size = vec2(CLAIMS_LABEL_WIDTH + CLAIM_SIZE.x * choices as f32, CLAIM_SIZE.y)
        * class.measures().text;
    let left = cloth.left()
        + if is_beside_boneyard { CLAIM_LEFT_BESIDE_BONEYARD } else { GAP_BESIDE_CORNER };
    let room = cloth.with_min_x(left).with_max_x(cloth.right() - GAP_BESIDE_CORNER);
    let size = vec2(size.x.min(room.width()), size.y);
    Rect::from_center_size(room.center_bottom() - vec2(0.0, size.y / 2.0), size)
}

fn log_rect(area: Rect, cloth: Rect, class: SizeClass, column: Option<Column>) -> Rect {
    if class == SizeClass::Narrow {
        let (_, right) = content_edges(area, class);
        let center = pos2(right - 10.0, cloth.bottom() + 25.0);
        return Rect::from_center_size(center, vec2(36.0, 36.0));
    }
    let usual = (cloth.top() + GAP_BESIDE_CORNER, LOG_TAB_SIZE.y);
    let (top, height) = column.map_or(usual, |column| column.log);
    Rect::from_min_size(pos2(cloth.right() - LOG_TAB_SIZE.x, top), vec2(LOG_TAB_SIZE.x, height))
}

fn boneyard_rect(
    cloth: Rect,
    (class, sizes): (SizeClass, &Sizes),
    (line, column): (Rect, Option<Column>),
) -> Rect {
    let height =
        if class == SizeClass::Wide { 0.6 * sizes.line_bone } else { 2.0 * HALF_BACK_HEIGHT };
    let size = vec2(2.0, 1.0) * height;
    let most = cloth.right() - GAP_BESIDE_BONEYARD - size.x / 2.0;
    let beside_line = (line.right() + GAP_BESIDE_LINE + size.x / 2.0).min(most);
    let center = match (class, column) {
        (_, Some(column)) => pos2(beside_line, column.boneyard),
        (SizeClass::Narrow, _) => {
            pos2(cloth.left() + 34.0, cloth.bottom() - NARROW_BONEYARD_FROM_BOTTOM)
        }
        (SizeClass::Wide, _) => pos2(beside_line, cloth.bottom() - 140.0),
        _ => pos2(beside_line, cloth.bottom() - 116.0),
    };
    Rect::from_center_size(center, size)
}

fn button_rect(area: Rect, class: SizeClass, own_plate: f32) -> Rect {
    let (_, right) = content_edges(area, class);
    let size = vec2(160.0, 48.0);
    let center = match class {
        SizeClass::Narrow => pos2(area.center().x, area.bottom() - own_plate + 25.0),
        _ => pos2(right - size.x / 2.0, area.bottom() - own_plate / 2.0),
    };
    Rect::from_center_size(center, size)
}

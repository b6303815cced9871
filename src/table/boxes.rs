//! The boxes of the table: where plates, cloth, hand and what stands at the rims
//! belong. Other windows and other numbers of players are other boxes, and nothing
//! else.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::Seats;

use super::line::LineArea;
use super::measures::{BESIDE_COLUMN, NARROW, NORMAL, SizeClass, Sizes};
use super::plates::{PlateBox, Position, SideBox, other_side, plates, zones};

/// The narrow top plate where partners have a line for the other side's score.
const NARROW_PARTNERS_PLATE: f32 = 96.0;
/// How far down the cloth begins where nobody sits opposite.
const BARE_TOP: f32 = 16.0;
const BARE_TOP_WIDE: f32 = 20.0;
/// The log or the bone counter beside the line is so wide; over a narrow hand so high.
const PANEL: f32 = 288.0;
const PANEL_MARGIN: f32 = 16.0;
/// The coach beside the line is so wide.
const COACH: f32 = 336.0;
/// A narrow table above the coach: its height as a share of the room and at most, and its
/// plates.
const NARROW_ABOVE_COACH: (f32, f32) = (0.51, 386.0);
const NARROW_PLATES_ABOVE_COACH: [f32; 2] = [60.0, 74.0];
/// The height of a lesson below a narrow table: its share of the room, and its limits.
const NARROW_LESSON: (f32, f32, f32) = (0.33, 120.0, 252.0);
/// The narrowest that bones of a hand become before one lies on the next.
const SMALLEST_IN_HAND: f32 = 34.0;
/// The least of a bone in hand that is seen beside the next one.
const LEAST_SEEN: f32 = 0.85;
/// The least space between bones of a narrow hand, what two rows leave around them, and the
/// narrowest that bones become before one lies on the next.
const NARROW_GAP: f32 = 4.0;
const BESIDE_ROWS: f32 = 4.0;
const SMALLEST_IN_ROWS: f32 = 28.0;
/// How far a table reaches below the space before its panel: its rim is a part of that.
const PANEL_GAP: f32 = 2.0;
/// The least width of a table whose panel is as high as the table.
const TABLE_BESIDE_PANEL: f32 = 720.0;
const NARROW_SHEET: f32 = 310.0;
/// The height of a large boneyard, and the space between bones that are laid open there.
const BONEYARD: f32 = 360.0;
const BETWEEN_OPEN: f32 = 2.0;
/// The space between the line and the boneyard, and the least between that and the cloth's edge.
const FROM_LINE: f32 = 24.0;
const BESIDE_BONEYARD: f32 = 4.0;
/// The board or sheet on which the score is kept.
const BOARD: Vec2 = vec2(72.0, 456.0);

/// What stands beside the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    /// The log or the bone counter: in a narrow window a sheet over the hand.
    Notes,
    /// A review: in a narrow window it stands below the table.
    Coach,
    /// A lesson: the same, but lower, since its question is answered in the hand.
    Lesson,
}

impl Panel {
    const fn width(self) -> f32 {
        match self {
            Self::Notes => PANEL,
            Self::Coach | Self::Lesson => COACH,
        }
    }
}

/// What a table has besides its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own that a table can have"
)]
pub struct Features {
    /// A tab tells what the open ends add up to.
    pub count: bool,
    /// Bones can be drawn, or are left over.
    pub boneyard: bool,
    /// The score is kept on a board or a sheet, too.
    pub board: bool,
    /// What stands beside the line.
    pub panel: Option<Panel>,
    /// The game has a clock.
    pub clock: bool,
    /// Each player has a firecracker.
    pub firecrackers: bool,
}

/// The boxes of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Boxes {
    /// How it is arranged.
    pub class: SizeClass,
    sizes: Sizes,
    /// All of it, below the bar.
    pub area: Rect,
    /// The cloth.
    pub cloth: Rect,
    /// Where the line lies; fixed for a whole hand.
    pub line: Rect,
    /// The cloth that is seen: a sheet may lie over a part of it.
    seen_cloth: Rect,
    /// The plates: the viewer first, then who plays after them.
    pub plates: Vec<PlateBox>,
    /// The middle of each player's firecracker, and the most that it can be high; none in a
    /// game without.
    pub firecrackers: Vec<(Pos2, f32)>,
    /// The tab of the count, where there is one.
    pub count: Option<Rect>,
    /// The tab of the log, at the right rim of the cloth: outside where somebody sits
    /// there. In a narrow table it is an icon in the row of the viewer's plate. There is
    /// none while something stands beside the line.
    pub log: Option<Rect>,
    /// The lowest bone of the boneyard, where there is one.
    pub boneyard: Option<Rect>,
    /// The main button at the viewer's plate.
    pub button: Rect,
    /// The board or sheet on which the score is kept.
    pub board: Option<Rect>,
    /// What stands beside the line, or over the hand of a narrow table.
    pub panel: Option<Rect>,
    /// The time that is left, right-aligned at its right edge.
    pub clock: Rect,
    /// The score of the other side, with partners.
    pub other_side: Option<SideBox>,
    /// Whether nothing is ever pressed at the viewer's plate: a large hand has that room.
    has_no_button: bool,
    /// Whether the player has enlarged everything: then no bone in hand gets smaller.
    is_enlarged: bool,
}

/// Where the way round is shown: so far from the edges of the cloth, or before a chip.
const INSIDE_CORNER: f32 = 18.0;
const BEFORE_CHIP: f32 = 11.0;
/// The space between two buttons of a plate, and their height where there are several.
const BETWEEN_BUTTONS: f32 = 8.0;
const LOW_BUTTON: f32 = 40.0;
/// The most that a button of a narrow plate is wide.
const NARROW_BUTTON: f32 = 160.0;
/// What news takes of a chip of a low plate, and the least that it leaves to the backs.
const CHIP_NEWS: f32 = 60.0;
const BACKS_BESIDE_NEWS: f32 = 30.0;
/// The least width of a back in a narrow plate.
const SMALLEST_BACK: f32 = 18.0;
/// The room that a button, or several, leave to the score in a narrow plate, and to the log's
/// icon.
const SCORE_BESIDE_BUTTON: f32 = 112.0;
const SCORE_BESIDE_BUTTONS: f32 = 92.0;
const LOG_BESIDE_BUTTONS: f32 = 26.0;
const FIRECRACKER_BESIDE_BUTTONS: f32 = 16.0;

impl Boxes {
    /// The boxes of a table of `seats` with these features, below the bar of a window.
    pub fn new(area: Rect, seats: Seats, features: Features) -> Self {
        Self::enlarged(area, seats, features, 1.0)
    }

    /// The boxes of a table whose player has enlarged everything by a factor: that makes
    /// letters larger, and no bone of the hand or on the table smaller. The plates give
    /// way first.
    pub fn enlarged(area: Rect, seats: Seats, features: Features, by: f32) -> Self {
        let bar = NORMAL.bar;
        let window = area.size() + vec2(0.0, bar);
        let class = SizeClass::enlarged(window, by);
        let sizes = Sizes::new(class, window, by);
        let beside = features
            .panel
            .is_some_and(|kind| has_tall_panel(area, kind, class));
        // The table gives way to what stands beside or below it, or the cloth alone does.
        let (room, sizes) = match features.panel {
            Some(kind) if beside => {
                let edge = area.right() - kind.width() - PANEL_MARGIN + PANEL_GAP;
                (area.with_max_x(edge), sizes)
            }
            Some(Panel::Coach) if class == SizeClass::Narrow => above_coach(area, seats, sizes),
            Some(Panel::Lesson) if class == SizeClass::Narrow => {
                (area.with_max_y(area.bottom() - lesson_height(area)), sizes)
            }
            _ => (area, sizes),
        };
        let whole = cloth(room, class, seats, sizes);
        let panel = features.panel.map(|kind| panel(area, whole, kind, class));
        let cloth = match panel {
            Some(panel) if class != SizeClass::Narrow && !beside => {
                whole.with_max_x(panel.left() - 8.0)
            }
            _ => whole,
        };
        let sheet = panel.filter(|panel| panel.intersects(cloth));
        let seen_cloth = sheet.map_or(cloth, |sheet| cloth.with_max_y(sheet.top()));
        let seen_features = Features {
            count: features.count && sheet.is_none(),
            boneyard: features.boneyard && sheet.is_none(),
            ..features
        };
        let line = line((seen_cloth, sizes), class, seats, seen_features);
        let clock = clock(room, whole, class);
        let mut plates = plates(room, cloth, class, seats);
        let log_left = log(area, cloth, class, seats).left();
        let button = button(room, class, sizes.own_plate);
        for plate in &mut plates {
            if features.clock && class == SizeClass::Narrow && plate.position == Position::Top {
                // The bar and the backs give way to the time.
                plate.bones.min.x = plate.pill.left() + BEFORE_BACKS;
                plate.bones.max.x = clock.left();
                plate.bar =
                    Rect::from_min_max(plate.score, pos2(plate.bones.left(), plate.score.y));
            }
        }
        let firecrackers = if features.firecrackers {
            let beside = [log_left, button.left()];
            let plates = plates.iter_mut();
            let made = plates.map(|it| it.make_room_for_firecracker(class, cloth, beside));
            made.collect()
        } else {
            Vec::new()
        };
        Self {
            class,
            sizes,
            area,
            cloth,
            line,
            seen_cloth,
            plates,
            firecrackers,
            count: features.count.then(|| count(cloth, class, sizes)),
            log: panel.is_none().then(|| log(area, cloth, class, seats)),
            boneyard: features.boneyard.then(|| boneyard(cloth, class, line)),
            button,
            board: features.board.then(|| board(cloth, class)),
            panel,
            clock,
            other_side: (seats == Seats::Partners).then(|| other_side(room, whole, class)),
            has_no_button: features.panel == Some(Panel::Coach),
            is_enlarged: by > 1.0,
        }
    }

    /// The size class of a table below the bar of a window.
    pub fn class_of(area: Rect) -> SizeClass {
        SizeClass::of(area.size() + vec2(0.0, NORMAL.bar))
    }

    /// Whether a sheet lies over the viewer's hand.
    pub fn is_hand_covered(&self) -> bool {
        let hand = self.plates[0].bones;
        self.panel.is_some_and(|panel| panel.intersects(hand))
    }

    /// In how many columns bones are laid out to be taken.
    pub fn laid_out_columns(&self) -> usize {
        super::shuffle::columns(self)
    }

    /// The area in which a line is laid: its first bone lies in the middle of the cloth.
    pub fn line_area(&self) -> LineArea {
        LineArea {
            size: self.line.size(),
            first_width_px: self.line_bone(),
            first_bone: self.seen_cloth.center() - self.line.center(),
        }
    }

    /// The first width of a bone on the table, in points.
    pub const fn line_bone(&self) -> f32 {
        self.sizes.line_bone
    }

    /// How much larger the letters of plates are than those of a normal table.
    pub const fn text_scale(&self) -> f32 {
        self.class.measures().text
    }

    /// How wide the pill of a name can be.
    pub fn name_room(&self, player: usize) -> f32 {
        let plate = &self.plates[player];
        let pill = plate.pill;
        let is_beside_score = plate.score.x > pill.left() && plate.score.y < pill.bottom() + 8.0;
        match plate.position {
            Position::Left | Position::Right => self.class.measures().side_rim - 4.0,
            _ if is_beside_score => plate.score.x - pill.left() - 6.0,
            Position::Chip => pill.width(),
            Position::Own | Position::Top => plate.bones.left() - pill.left() - 8.0,
        }
    }

    /// The places of `count` buttons at the viewer's plate, the main one first. Several share
    /// the plate, one above the other. In a narrow table they stand side by side in the row
    /// of the score, whose bar gives way.
    pub fn buttons(&self, count: usize) -> Vec<Rect> {
        let between = if self.class.is_low() {
            BETWEEN_BUTTONS / 2.0
        } else {
            BETWEEN_BUTTONS
        };
        let gaps = between * (count.max(1) - 1) as f32;
        if self.class == SizeClass::Narrow {
            let score = if count == 1 {
                SCORE_BESIDE_BUTTON
            } else {
                SCORE_BESIDE_BUTTONS
            };
            let left = self.plates[0].score.x + score;
            let right = match self.firecrackers.first() {
                Some((firecracker, _)) => firecracker.x - FIRECRACKER_BESIDE_BUTTONS,
                None => zones(self.area, self.class).1 - LOG_BESIDE_BUTTONS,
            };
            let width = ((right - left - gaps) / count.max(1) as f32).min(NARROW_BUTTON);
            let size = vec2(width, LOW_BUTTON);
            let step = width + between;
            let first = pos2(right - width / 2.0, self.button.center().y);
            let at = |n: usize| first - vec2(step * n as f32, 0.0);
            return (0..count)
                .map(|n| Rect::from_center_size(at(n), size))
                .collect();
        }
        if count <= 1 {
            return vec![self.button; count];
        }
        let plate = self.area.bottom() - self.cloth.bottom() - 2.0 * between;
        let height = ((plate - gaps) / count as f32).min(LOW_BUTTON);
        let step = height + between;
        let lowest = self.button.center().y + step * (count - 1) as f32 / 2.0;
        let at = |n: usize| pos2(self.button.center().x, lowest - step * n as f32);
        let size = vec2(self.button.width(), height);
        (0..count)
            .map(|n| Rect::from_center_size(at(n), size))
            .collect()
    }

    /// The places of `count` bones of the viewer's hand, from left to right. Large hands reach
    /// to the button if there is no firecracker before it, take smaller bones, and overlap at
    /// last.
    pub fn hand(&self, count: usize) -> Vec<Rect> {
        let measures = self.class.measures();
        let area = self.plates[0].bones;
        if self.class == SizeClass::Narrow {
            return narrow_hand(area, count);
        }
        let (width, gap) = (self.sizes.hand_bone, measures.hand_gap);
        let fits = count as f32 * (width + gap) <= area.width();
        let area = if fits || !self.firecrackers.is_empty() {
            area
        } else if self.has_no_button {
            area.with_max_x(self.button.right())
        } else {
            area.with_max_x(area.right().max(self.button.left() - BETWEEN_BUTTONS))
        };
        // Where there is little room, bones are smaller before one lies on the pips of another;
        // beside a panel, before one lies on another at all.
        let each = (area.width() + gap) / count.max(1) as f32 - gap;
        let most = match self.panel {
            Some(_) => each,
            None if self.is_enlarged => width,
            None => each / LEAST_SEEN,
        };
        let width = width.min(most.max(SMALLEST_IN_HAND));
        row(area, count, vec2(width, 2.0 * width), gap)
    }

    /// The signs that show which way round the turn goes, where more than two play: the middle
    /// of each, and where it points. They are in the corners of the cloth, or between chips.
    pub fn ways_round(&self) -> Vec<(Pos2, Vec2)> {
        let others = &self.plates[1..];
        if others.len() < 2 {
            return Vec::new();
        }
        if others[0].position == Position::Chip {
            let before = |chip: &PlateBox| chip.pill.left_center() - vec2(BEFORE_CHIP, 0.0);
            let later = others[1..].iter();
            return later.map(|chip| (before(chip), vec2(1.0, 0.0))).collect();
        }
        let corners = self.cloth.shrink(INSIDE_CORNER * self.text_scale());
        vec![
            (corners.left_bottom(), vec2(-1.0, -1.0)),
            (corners.left_top(), vec2(1.0, -1.0)),
            (corners.right_top(), vec2(1.0, 1.0)),
            (corners.right_bottom(), vec2(-1.0, 1.0)),
        ]
    }

    /// The places of `count` backs of another player. Those of a chip close up for news.
    pub fn backs(&self, plate: usize, count: usize, has_news: bool) -> Vec<Rect> {
        let measures = self.class.measures();
        let plate = &self.plates[plate];
        let area = plate.bones;
        match plate.position {
            Position::Left | Position::Right => {
                // They lie across, one below the other.
                let size = vec2(2.0 * 26.0, 26.0) * measures.text;
                let step = (size.y + 5.0).min(area.height() / count.max(1) as f32);
                let first = area.top() + size.y / 2.0;
                let at = |n: usize| pos2(area.center().x, first + n as f32 * step);
                (0..count)
                    .map(|n| Rect::from_center_size(at(n), size))
                    .collect()
            }
            Position::Chip => {
                let size = vec2(13.0, 26.0);
                let beside_news = if self.class.is_low() {
                    area.width() - CHIP_NEWS
                } else {
                    BACKS_BESIDE_NEWS
                };
                // Where backs would have less, there is no room for news.
                let width = if has_news && beside_news >= BACKS_BESIDE_NEWS {
                    beside_news
                } else {
                    area.width()
                };
                let step =
                    (size.x + 4.0).min((width - size.x) / count.saturating_sub(1).max(1) as f32);
                let left = area.left() + size.x / 2.0;
                let at = |n: usize| pos2(left + n as f32 * step, area.center().y);
                (0..count)
                    .map(|n| Rect::from_center_size(at(n), size))
                    .collect()
            }
            Position::Own | Position::Top => {
                let fits = area.width() / count.max(1) as f32 - measures.back_gap;
                let width = if self.class == SizeClass::Narrow {
                    // They become smaller before they lie over each other.
                    measures.back.min(fits.max(SMALLEST_BACK))
                } else {
                    measures.back
                };
                let size = vec2(width, 2.0 * width);
                let step = size.x + measures.back_gap;
                let area = if self.class == SizeClass::Narrow {
                    // They end at the right rim.
                    let all = step * count as f32 - measures.back_gap;
                    area.with_min_x(area.right() - all.min(area.width()))
                } else {
                    area
                };
                row(area, count, size, measures.back_gap)
            }
        }
    }

    /// The places of the bones of the boneyard, the lowest first. Backs are never resized:
    /// more than seventeen lie closer. Bones that are laid open do not lie on each other.
    pub fn boneyard_bones(&self, count: usize, is_open: bool) -> Vec<Rect> {
        let Some(lowest) = self.boneyard else {
            return Vec::new();
        };
        if self.class == SizeClass::Narrow || self.class.is_low() {
            return vec![lowest; count.min(1)];
        }
        let scale = self.class.measures().text;
        let bones = count.max(2) as f32;
        // It ends below the tab of the log.
        let log = self.log.filter(|log| log.left() < lowest.right() + 4.0);
        let below_log = log.map_or(f32::INFINITY, |log| lowest.bottom() - log.bottom() - 8.0);
        let room = (BONEYARD * scale).min(below_log);
        let (height, step) = if is_open {
            let step = (room / bones).min(lowest.height() + BETWEEN_OPEN);
            (step - BETWEEN_OPEN, step)
        } else {
            let most = (room - lowest.height()) / (bones - 1.0);
            (lowest.height(), most.min(20.0 * scale))
        };
        let size = vec2(2.0 * height, height);
        let first = lowest.center_bottom() - vec2(0.0, height / 2.0);
        let up = |n: usize| vec2(0.0, -(n as f32) * step);
        let at = |n: usize| Rect::from_center_size(first + up(n), size);
        (0..count).map(at).collect()
    }
}

fn cloth(area: Rect, class: SizeClass, seats: Seats, sizes: Sizes) -> Rect {
    let measures = class.measures();
    let has_chips = class == SizeClass::Narrow || class.is_low();
    let has_sides = seats != Seats::Two && !has_chips;
    let side = if has_sides {
        measures.side_rim
    } else {
        sizes.rim
    };
    let top = match class {
        SizeClass::Narrow if seats == Seats::Partners => NARROW_PARTNERS_PLATE,
        SizeClass::Wide if seats == Seats::Three => BARE_TOP_WIDE,
        SizeClass::Normal if seats == Seats::Three => BARE_TOP,
        _ => sizes.top_plate,
    };
    Rect::from_min_max(
        area.min + vec2(side, top),
        area.max - vec2(side, sizes.own_plate),
    )
}

/// The area of the line: the cloth without what stands at its rims.
fn line((cloth, sizes): (Rect, Sizes), class: SizeClass, seats: Seats, features: Features) -> Rect {
    let measures = class.measures();
    let has_sides = seats != Seats::Two && !class.is_low();
    let right = if features.boneyard || class.is_low() && features.count {
        sizes.column + BESIDE_COLUMN - sizes.around_line
    } else if has_sides {
        0.0
    } else {
        measures.log_tab
    };
    let is_boneyard_below = class == SizeClass::Narrow && features.boneyard;
    let below = if features.count || is_boneyard_below {
        measures.count_tab
    } else {
        0.0
    };
    let left = if features.board { BOARD.x + 14.0 } else { 0.0 };
    let inner = cloth.shrink(sizes.around_line);
    Rect::from_min_max(inner.min + vec2(left, 0.0), inner.max - vec2(right, below))
}

/// Whether what stands beside the line is as high as the table: if the plates have room
/// enough beside it.
fn has_tall_panel(area: Rect, kind: Panel, class: SizeClass) -> bool {
    let has_room = area.width() - kind.width() - 2.0 * PANEL_MARGIN >= TABLE_BESIDE_PANEL;
    has_room && matches!(class, SizeClass::Normal | SizeClass::Wide)
}

/// What stands beside the line; a sheet over the hand of a narrow table, or below it.
fn panel(area: Rect, cloth: Rect, kind: Panel, class: SizeClass) -> Rect {
    if class == SizeClass::Narrow {
        let top = match kind {
            Panel::Notes => area.bottom() - NARROW_SHEET,
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

/// The room of a narrow table above the coach, and how large things are there.
fn above_coach(area: Rect, seats: Seats, sizes: Sizes) -> (Rect, Sizes) {
    let [top_plate, own_plate] = NARROW_PLATES_ABOVE_COACH;
    let sizes = Sizes {
        // Chips keep their height.
        top_plate: if seats == Seats::Two {
            top_plate
        } else {
            sizes.top_plate
        },
        own_plate,
        ..sizes
    };
    let bottom = area.top() + height_above_coach(area);
    (area.with_max_y(bottom), sizes)
}

fn lesson_height(area: Rect) -> f32 {
    let (share, least, most) = NARROW_LESSON;
    (share * area.height()).clamp(least, most)
}

fn height_above_coach(area: Rect) -> f32 {
    let (share, most) = NARROW_ABOVE_COACH;
    (share * area.height()).min(most)
}

/// The board or sheet on which the score is kept, at the left of the cloth.
fn board(cloth: Rect, class: SizeClass) -> Rect {
    let left = cloth.left()
        + if class == SizeClass::Narrow {
            8.0
        } else {
            16.0
        };
    let height = BOARD.y.min(cloth.height() - 32.0);
    Rect::from_min_size(pos2(left, cloth.top() + 16.0), vec2(BOARD.x, height))
}

/// What stands before the backs beside the clock of a narrow table.
const BEFORE_BACKS: f32 = 98.0;

/// The clock: in the right zone of the upper plate.
fn clock(area: Rect, cloth: Rect, class: SizeClass) -> Rect {
    let (_, right) = zones(area, class);
    let size = match class {
        SizeClass::Narrow => vec2(86.0, 36.0),
        _ => vec2(120.0, 36.0),
    };
    let middle = f32::midpoint(area.top(), cloth.top());
    Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size)
}

/// The space between a corner of the cloth and a tab at its right rim: the corner is round.
const BESIDE_CORNER: f32 = 28.0;

fn count(cloth: Rect, class: SizeClass, sizes: Sizes) -> Rect {
    let scale = class.measures().text;
    if class.is_low() {
        let size = vec2(sizes.column, 66.0);
        return Rect::from_min_size(cloth.max - size - vec2(0.0, BESIDE_CORNER), size);
    }
    let size = vec2(152.0, 36.0) * scale;
    Rect::from_min_max(
        pos2(cloth.center().x - size.x / 2.0, cloth.bottom() - size.y),
        pos2(cloth.center().x + size.x / 2.0, cloth.bottom()),
    )
}

fn log(area: Rect, cloth: Rect, class: SizeClass, seats: Seats) -> Rect {
    if class == SizeClass::Narrow {
        let (_, right) = zones(area, class);
        let center = pos2(right - 10.0, cloth.bottom() + 25.0);
        return Rect::from_center_size(center, vec2(36.0, 36.0));
    }
    let size = vec2(24.0, 56.0);
    let top = cloth.top() + BESIDE_CORNER;
    let has_side_rims = seats != Seats::Two && !class.is_low();
    let left = if has_side_rims {
        cloth.right()
    } else {
        cloth.right() - size.x
    };
    Rect::from_min_size(pos2(left, top), size)
}

/// The lowest bone of the boneyard.
fn boneyard(cloth: Rect, class: SizeClass, line: Rect) -> Rect {
    let size = vec2(48.0, 24.0) * class.measures().text;
    let most = cloth.right() - BESIDE_BONEYARD - size.x / 2.0;
    let beside_line = (line.right() + FROM_LINE + size.x / 2.0).min(most);
    let center = match class {
        SizeClass::Narrow => pos2(cloth.left() + 34.0, cloth.bottom() - 24.0),
        SizeClass::Low | SizeClass::VeryLow => pos2(beside_line, cloth.center().y - 10.0),
        SizeClass::Normal => pos2(beside_line, cloth.bottom() - 116.0),
        SizeClass::Wide => pos2(beside_line, cloth.bottom() - 140.0),
    };
    Rect::from_center_size(center, size)
}

fn button(area: Rect, class: SizeClass, own_plate: f32) -> Rect {
    let (_, right) = zones(area, class);
    let size = vec2(160.0, 48.0);
    let center = match class {
        SizeClass::Narrow => pos2(area.center().x, area.bottom() - own_plate + 25.0),
        _ => pos2(right - size.x / 2.0, area.bottom() - own_plate / 2.0),
    };
    Rect::from_center_size(center, size)
}

/// Places in one row around the middle of an area; closer where they do not fit.
fn row(area: Rect, count: usize, size: Vec2, gap: f32) -> Vec<Rect> {
    if count == 0 {
        return Vec::new();
    }
    let between = count as f32 - 1.0;
    let step = if between > 0.0 {
        (size.x + gap).min((area.width() - size.x) / between)
    } else {
        0.0
    };
    let first = area.center().x - step * between / 2.0;
    let at = |n: usize| pos2(first + n as f32 * step, area.center().y);
    (0..count)
        .map(|n| Rect::from_center_size(at(n), size))
        .collect()
}

/// A narrow hand: it fills the row, so that each bone more makes all of them a little
/// smaller. Where they would be smaller than in two rows, they lie in two.
fn narrow_hand(area: Rect, count: usize) -> Vec<Rect> {
    let widest = (area.height() / 2.0).min(NARROW.hand_bone);
    let in_two_rows = (area.height() - BESIDE_ROWS) / 4.0;
    let in_a_row = (area.width() + NARROW_GAP) / count.max(1) as f32 - NARROW_GAP;
    let bone = |width: f32| vec2(width, 2.0 * width);
    if in_a_row >= in_two_rows || in_two_rows < SMALLEST_IN_ROWS {
        let width = in_a_row.clamp(SMALLEST_IN_ROWS.min(widest), widest);
        let gap = area.width() / count.max(1) as f32 - width;
        return row(
            area,
            count,
            bone(width),
            gap.clamp(NARROW_GAP, NARROW.hand_gap),
        );
    }
    let above = count.div_ceil(2);
    let [upper, lower] = area.split_top_bottom_at_fraction(0.5).into();
    let mut places = row(upper, above, bone(in_two_rows), NARROW_GAP);
    places.extend(row(lower, count - above, bone(in_two_rows), NARROW_GAP));
    places
}

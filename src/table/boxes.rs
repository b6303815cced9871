//! The boxes of the table: where plates, cloth, hand and what stands at the rims
//! belong. Other windows and other numbers of players are other boxes, and nothing
//! else.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::Seats;

use super::measures::{BESIDE_COLUMN, NORMAL, SizeClass, Sizes};

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
/// Below these heights the plates of a narrow table have less between their parts.
const SQUAT_BELOW: f32 = 70.0;
const ONE_ROW_BELOW: f32 = 100.0;
/// The narrowest that bones of a hand become before one lies on the next.
const SMALLEST_IN_HAND: f32 = 34.0;
/// How far a table reaches below the space before its panel: its rim is a part of that.
const PANEL_GAP: f32 = 2.0;
/// The least width of a table whose panel is as high as the table.
const TABLE_BESIDE_PANEL: f32 = 720.0;
const NARROW_SHEET: f32 = 310.0;
/// The board or sheet on which the score is kept.
const BOARD: Vec2 = vec2(72.0, 456.0);
/// The middle of a wide table's plates.
const WIDE_ZONES: f32 = 1280.0;
/// The outer zones of a plate.
const ZONE: f32 = 232.0;
/// What a plate's zone has beside the bar of its score; narrower plates have shorter bars.
const BESIDE_BAR: f32 = 32.0;
const SHORT_BAR: f32 = 140.0;
const SHORT_BARS_BELOW: f32 = 900.0;
const ZONE_MARGIN: f32 = 32.0;

/// With four players: half the width of the backs of who sits opposite, and their bar.
const BACKS_OF_FOUR: f32 = 156.0;
const BAR_OF_FOUR: f32 = 118.0;

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

/// Which side of the table somebody sits at, as the viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Position {
    /// Below: the viewer.
    Own,
    /// Above the cloth.
    Top,
    /// At the left rim.
    Left,
    /// At the right rim.
    Right,
    /// In the row of chips of a narrow or low table.
    Chip,
}

/// Where one player's things belong.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlateBox {
    /// Which side it is at.
    pub position: Position,
    /// The pill with the name.
    pub pill: Rect,
    /// The left end of the score's line, on its baseline.
    pub score: Pos2,
    /// The bar below the score.
    pub bar: Rect,
    /// Where the bones lie: faces of the viewer, backs of the others.
    pub bones: Rect,
    /// Where news stands, right-aligned at its right edge.
    pub news: Rect,
    /// The middle of the firecracker, and the most that it can be high.
    pub firecracker: (Pos2, f32),
}

/// Where the score of the side of two others belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideBox {
    /// The left end of the line of names, in its middle.
    pub names: Pos2,
    /// The left end of the score's line, on its baseline.
    pub score: Pos2,
    /// The bar.
    pub bar: Rect,
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
    /// The plates: the viewer first, then who plays after them.
    pub plates: Vec<PlateBox>,
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
}

/// Where the way round is shown: so far from the edges of the cloth, or before a chip.
const INSIDE_CORNER: f32 = 18.0;
const BEFORE_CHIP: f32 = 11.0;
/// The space between two buttons of a plate, and their height where there are several.
const BETWEEN_BUTTONS: f32 = 8.0;
const LOW_BUTTON: f32 = 40.0;
/// The most that a button of a narrow plate is wide.
const NARROW_BUTTON: f32 = 120.0;
/// The room that several buttons leave to the score and to the log's icon in a narrow plate.
const SCORE_BESIDE_BUTTONS: f32 = 92.0;
const LOG_BESIDE_BUTTONS: f32 = 26.0;
const FIRECRACKER_BESIDE_BUTTONS: f32 = 16.0;

/// Where the firecracker of a plate is in a game without any.
const NO_FIRECRACKER: (Pos2, f32) = (Pos2::ZERO, 0.0);

impl PlateBox {
    /// Gives the firecracker its place: before the tab of the log in a narrow table, where
    /// the bar and the backs give way, and else before the button.
    fn put_firecracker(
        &mut self,
        class: SizeClass,
        cloth: Rect,
        [log_left, button_left]: [f32; 2],
    ) {
        let middle = self.bones.center().y;
        let height = self.bones.height() - 6.0;
        self.firecracker = match (class, self.position) {
            (SizeClass::Narrow, Position::Own) => {
                self.bar.max.x = self.bar.max.x.min(log_left - 28.0);
                (pos2(log_left - 12.0, self.pill.center().y), 40.0)
            }
            (SizeClass::Narrow, Position::Top) => {
                self.bones.min.x += 24.0;
                (pos2(self.bones.left() - 12.0, middle), height)
            }
            (SizeClass::Narrow, _) => (pos2(self.bones.right() - 12.0, middle), height),
            _ => {
                let x = (cloth.center().x + 318.0).min(button_left - 20.0);
                let half = x - 20.0 - cloth.center().x;
                let room = Rect::from_center_size(cloth.center(), vec2(2.0 * half, f32::INFINITY));
                self.bones = self.bones.intersect(room);
                (pos2(x, middle), height)
            }
        };
    }
}

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
        let line = line((cloth, sizes), class, seats, features);
        let clock = clock(room, whole, class);
        let mut plates = plates(room, cloth, class, seats);
        let log_left = log(area, cloth, class, seats).left();
        let button = button(room, class, sizes.own_plate);
        for plate in &mut plates {
            if features.clock && class == SizeClass::Narrow && plate.position == Position::Top {
                // The backs give way to the time, and have what is left of the news.
                plate.bones.max.x = clock.left() + NARROW_CLOCK_INSIDE;
                plate.bones.min.x -= NARROW_CLOCK_BEFORE;
            }
            if features.firecrackers {
                plate.put_firecracker(class, cloth, [log_left, button.left()]);
            }
        }
        Self {
            class,
            sizes,
            area,
            cloth,
            line,
            plates,
            count: features.count.then(|| count(cloth, class, sizes)),
            log: panel.is_none().then(|| log(area, cloth, class, seats)),
            boneyard: features.boneyard.then(|| boneyard(cloth, class, sizes)),
            button,
            board: features.board.then(|| board(cloth, class)),
            panel,
            clock,
            other_side: (seats == Seats::Partners).then(|| other_side(room, whole, class)),
            has_no_button: features.panel == Some(Panel::Coach),
        }
    }

    /// The size class of a table below the bar of a window.
    pub fn class_of(area: Rect) -> SizeClass {
        SizeClass::of(area.size() + vec2(0.0, NORMAL.bar))
    }

    /// In how many columns bones are laid out to be taken.
    pub fn laid_out_columns(&self) -> usize {
        super::shuffle::columns(self)
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
            let left = self.plates[0].score.x + SCORE_BESIDE_BUTTONS;
            let firecracker = self.plates[0].firecracker;
            let right = if firecracker == NO_FIRECRACKER {
                zones(self.area, self.class).1 - LOG_BESIDE_BUTTONS
            } else {
                firecracker.0.x - FIRECRACKER_BESIDE_BUTTONS
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

    /// The places of `count` bones of the viewer's hand, from left to right. Large
    /// hands take smaller bones, and overlap at last.
    pub fn hand(&self, count: usize) -> Vec<Rect> {
        let measures = self.class.measures();
        let area = self.plates[0].bones;
        if self.class == SizeClass::Narrow {
            return narrow_hand(area, count);
        }
        let is_large = count > 9;
        let fits = count as f32 * (self.sizes.hand_bone + measures.hand_gap) <= area.width();
        let area = if self.has_no_button && !fits {
            area.with_max_x(self.button.right())
        } else {
            area
        };
        let (width, gap, area) = if is_large && self.class == SizeClass::Normal {
            let strip = Rect::from_min_max(
                pos2(self.plates[0].pill.left(), area.center().y + 18.0 - 46.0),
                pos2(self.button.right(), area.center().y + 18.0 + 46.0),
            );
            (46.0, measures.hand_gap, strip)
        } else {
            (self.sizes.hand_bone, measures.hand_gap, area)
        };
        // Beside a panel there is little room: no bone lies on another.
        let each = (area.width() + gap) / count.max(1) as f32 - gap;
        let width = if is_large || self.panel.is_none() {
            width
        } else {
            width.min(each.max(SMALLEST_IN_HAND))
        };
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

    /// The places of `count` backs of another player.
    pub fn backs(&self, plate: usize, count: usize) -> Vec<Rect> {
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
                let step = (size.x + 4.0).min(area.width() / count.max(1) as f32);
                let left = area.left() + size.x / 2.0;
                let at = |n: usize| pos2(left + n as f32 * step, area.center().y);
                (0..count)
                    .map(|n| Rect::from_center_size(at(n), size))
                    .collect()
            }
            Position::Own | Position::Top => {
                let size = vec2(measures.back, 2.0 * measures.back);
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

    /// The places of the bones of the boneyard, the lowest first. It is never
    /// resized: more than seventeen lie closer.
    pub fn boneyard_bones(&self, count: usize) -> Vec<Rect> {
        let Some(lowest) = self.boneyard else {
            return Vec::new();
        };
        if self.class == SizeClass::Narrow || self.class.is_low() {
            return vec![lowest; count.min(1)];
        }
        let step = if count > 17 {
            336.0 / (count as f32 - 1.0)
        } else {
            20.0
        };
        let scale = self.class.measures().text;
        let up = |n: usize| vec2(0.0, -(n as f32) * step * scale);
        (0..count).map(|n| lowest.translate(up(n))).collect()
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
    let below = if features.count {
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

/// How far the box of the clock reaches beyond the time in a narrow table, in points.
const NARROW_CLOCK_INSIDE: f32 = 20.0;
/// How much farther to the left the backs lie there.
const NARROW_CLOCK_BEFORE: f32 = 42.0;

/// The clock: in the right zone of the upper plate.
fn clock(area: Rect, cloth: Rect, class: SizeClass) -> Rect {
    let (_, right) = zones(area, class);
    let size = vec2(120.0, 36.0);
    let middle = f32::midpoint(area.top(), cloth.top());
    Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size)
}

fn plates(area: Rect, cloth: Rect, class: SizeClass, seats: Seats) -> Vec<PlateBox> {
    let others = usize::from(seats.count()) - 1;
    let mut plates = vec![own_plate(area, cloth, class)];
    if (class == SizeClass::Narrow || class.is_low()) && others > 1 {
        plates.extend((0..others).map(|n| chip(area, cloth, n, others)));
        return plates;
    }
    match others {
        1 => plates.push(top_plate(area, cloth, class, false)),
        2 => {
            plates.extend([Position::Left, Position::Right].map(|at| side(area, cloth, at, class)));
        }
        _ => plates.extend([
            side(area, cloth, Position::Left, class),
            top_plate(area, cloth, class, true),
            side(area, cloth, Position::Right, class),
        ]),
    }
    plates
}

/// Left and right edge of a plate's zones.
fn zones(area: Rect, class: SizeClass) -> (f32, f32) {
    let width = match class {
        SizeClass::Wide => WIDE_ZONES,
        _ => area.width(),
    };
    let margin = match class {
        SizeClass::Wide => 0.0,
        SizeClass::Narrow | SizeClass::Low | SizeClass::VeryLow => 16.0,
        SizeClass::Normal => ZONE_MARGIN,
    };
    let half = width / 2.0 - margin;
    (area.center().x - half, area.center().x + half)
}

/// The length of the bar below a score: shorter where there is little room.
fn bar(area: Rect) -> f32 {
    if area.width() < SHORT_BARS_BELOW {
        SHORT_BAR
    } else {
        ZONE - BESIDE_BAR
    }
}

fn own_plate(area: Rect, cloth: Rect, class: SizeClass) -> PlateBox {
    let (left, right) = zones(area, class);
    let (top, bottom) = (cloth.bottom(), area.bottom());
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    };
    match class {
        SizeClass::Narrow if bottom - top < ONE_ROW_BELOW => PlateBox {
            position: Position::Own,
            pill: at(left, top + 22.0, 64.0, 28.0),
            score: pos2(left + 80.0, top + 44.0),
            bar: at(left + 80.0, top + 52.0, 72.0, 3.0),
            bones: Rect::from_min_max(pos2(left + 168.0, top + 6.0), pos2(right, bottom - 6.0)),
            news: at(left, top + 4.0, 160.0, 16.0),
            firecracker: NO_FIRECRACKER,
        },
        SizeClass::Narrow => PlateBox {
            position: Position::Own,
            pill: at(left, top + 11.0, 64.0, 28.0),
            score: pos2(left + 80.0, top + 34.0),
            bar: at(left + 196.0, top + 23.0, right - left - 236.0, 4.0),
            bones: Rect::from_min_max(
                pos2(left - 4.0, top + 56.0),
                pos2(right + 4.0, bottom - 8.0),
            ),
            news: at(left + 196.0, top + 4.0, right - left - 236.0, 16.0),
            firecracker: NO_FIRECRACKER,
        },
        SizeClass::Low | SizeClass::VeryLow => {
            let plate = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
            low_plate(plate, Position::Own)
        }
        SizeClass::Normal | SizeClass::Wide => {
            let scale = class.measures().text;
            let y = |from_bottom: f32| {
                bottom
                    - from_bottom
                        * if class == SizeClass::Wide {
                            4.0 / 3.0
                        } else {
                            1.0
                        }
            };
            PlateBox {
                position: Position::Own,
                pill: at(left, y(116.0), 64.0 * scale, 28.0 * scale),
                score: pos2(left, y(54.0)),
                bar: at(left, y(44.0), bar(area) * scale, 4.0 * scale),
                bones: Rect::from_min_max(
                    pos2(
                        left + (bar(area) + BESIDE_BAR) * scale,
                        y(72.0) - 72.0 * scale,
                    ),
                    pos2(
                        right - (bar(area) + BESIDE_BAR) * scale,
                        y(72.0) + 72.0 * scale,
                    ),
                ),
                news: at(right - ZONE, y(116.0), ZONE, 40.0),
                firecracker: NO_FIRECRACKER,
            }
        }
    }
}

/// A plate of a low table: everything in one row.
fn low_plate(plate: Rect, position: Position) -> PlateBox {
    let (left, right, middle) = (plate.left(), plate.right(), plate.center().y);
    let (pill, bones) = if position == Position::Own {
        (vec2(64.0, 28.0), plate.shrink2(vec2(0.0, 4.0)))
    } else {
        (vec2(76.0, 26.0), plate)
    };
    let at = |x: f32, y: f32, size: Vec2| Rect::from_min_size(pos2(x, y), size);
    PlateBox {
        position,
        pill: at(left, middle - pill.y / 2.0, pill),
        score: pos2(left + pill.x + 12.0, middle + 8.0),
        bar: at(left + 176.0, middle - 2.0, vec2(120.0, 4.0)),
        bones: bones.with_min_x(left + 312.0).with_max_x(right - 200.0),
        news: at(
            right - 190.0,
            plate.top() + 4.0,
            vec2(190.0, plate.height() - 8.0),
        ),
        firecracker: NO_FIRECRACKER,
    }
}

/// The plate of who sits opposite. With four players it stands beside the bones, since
/// the other side's score may be at the left.
fn top_plate(area: Rect, cloth: Rect, class: SizeClass, is_of_four: bool) -> PlateBox {
    let (outer, right) = zones(area, class);
    let scale = class.measures().text;
    let middle = area.center().x;
    let left = if is_of_four {
        outer.max(middle - (BACKS_OF_FOUR + BAR_OF_FOUR + 14.0) * scale)
    } else {
        outer
    };
    let (top, bottom) = (area.top(), cloth.top());
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    };
    let is_squat = bottom - top < SQUAT_BELOW;
    match class {
        SizeClass::Narrow => PlateBox {
            position: Position::Top,
            pill: at(left, top + 4.0, 90.0, 28.0),
            score: pos2(left, bottom - if is_squat { 9.0 } else { 15.0 }),
            bar: at(left, bottom - if is_squat { 5.0 } else { 10.0 }, 130.0, 3.0),
            bones: Rect::from_min_max(pos2(left + 192.0, top + 6.0), pos2(right, bottom - 6.0)),
            news: at(left + 96.0, top + 7.0, 92.0, 28.0),
            firecracker: NO_FIRECRACKER,
        },
        SizeClass::Low | SizeClass::VeryLow => {
            let plate = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
            low_plate(plate, Position::Top)
        }
        SizeClass::Normal | SizeClass::Wide => {
            let bar = if is_of_four { BAR_OF_FOUR } else { bar(area) };
            let bones = middle - left - (bar + 14.0) * scale;
            let bones = if is_of_four {
                bones.min(BACKS_OF_FOUR * scale)
            } else {
                bones
            };
            PlateBox {
                position: Position::Top,
                pill: at(left, top + 10.0 * scale, 80.0 * scale, 28.0 * scale),
                score: pos2(left, top + 64.0 * scale),
                bar: at(left, top + 74.0 * scale, bar * scale, 4.0 * scale),
                bones: Rect::from_min_max(pos2(middle - bones, top), pos2(middle + bones, bottom)),
                news: at(right - ZONE, top + 10.0 * scale, ZONE, 40.0),
                firecracker: NO_FIRECRACKER,
            }
        }
    }
}

/// The score of the other side: at the upper left, below the chips of a narrow table, and
/// at the right end of a low one.
fn other_side(area: Rect, cloth: Rect, class: SizeClass) -> SideBox {
    let (left, right) = zones(area, class);
    let top = area.top();
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    };
    match class {
        SizeClass::Narrow => SideBox {
            names: pos2(left, cloth.top() - 16.0),
            score: pos2(left + 150.0, cloth.top() - 10.0),
            bar: at(left + 228.0, cloth.top() - 18.0, right - left - 228.0, 4.0),
        },
        SizeClass::Low | SizeClass::VeryLow => SideBox {
            names: pos2(right - 330.0, cloth.top() - 24.0),
            score: pos2(right - 170.0, cloth.top() - 17.0),
            bar: at(right - 90.0, cloth.top() - 26.0, 90.0, 4.0),
        },
        SizeClass::Normal | SizeClass::Wide => {
            let scale = class.measures().text;
            SideBox {
                names: pos2(left, top + 23.0 * scale),
                score: pos2(left, top + 64.0 * scale),
                bar: at(left, top + 74.0 * scale, 200.0 * scale, 4.0 * scale),
            }
        }
    }
}

/// A plate at the left or right rim.
fn side(area: Rect, cloth: Rect, position: Position, class: SizeClass) -> PlateBox {
    let scale = class.measures().text;
    let rim = if position == Position::Left {
        area.with_max_x(cloth.left())
    } else {
        area.with_min_x(cloth.right())
    };
    let center = rim.center().x;
    let middle = cloth.center().y;
    let at = |y: f32, width: f32, height: f32| {
        Rect::from_center_size(
            pos2(center, middle + y * scale),
            vec2(width, height) * scale,
        )
    };
    PlateBox {
        position,
        pill: at(-54.0, 88.0, 28.0),
        score: pos2(center, middle - 6.0 * scale),
        bar: at(4.0, 64.0, 4.0),
        bones: Rect::from_min_max(
            pos2(rim.left(), middle + 22.0 * scale),
            pos2(rim.right(), cloth.bottom()),
        ),
        news: at(-84.0, 92.0, 28.0),
        firecracker: NO_FIRECRACKER,
    }
}

/// A chip of a narrow or low table: the others in the order of play.
fn chip(area: Rect, cloth: Rect, place: usize, count: usize) -> PlateBox {
    let inner = Rect::from_min_max(
        pos2(area.left() + 16.0, area.top()),
        pos2(area.right() - 16.0, cloth.top()),
    );
    let width = inner.width() / count as f32;
    let left = inner.left() + place as f32 * width;
    let is_high = inner.height() >= 64.0;
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(left + x, inner.top() + y), vec2(width, height))
    };
    if is_high && count > 2 {
        // Little room: the score stands beside the bones.
        PlateBox {
            position: Position::Chip,
            pill: at(0.0, 6.0, width - 20.0, 26.0),
            score: pos2(left + width * 0.6, inner.top() + 58.0),
            bar: at(width * 0.6, 62.0, width * 0.3, 3.0),
            bones: at(2.0, 38.0, width * 0.52, 26.0),
            news: at(width * 0.5, 38.0, width * 0.45, 26.0),
            firecracker: NO_FIRECRACKER,
        }
    } else if is_high {
        PlateBox {
            position: Position::Chip,
            pill: at(0.0, 6.0, 84.0, 26.0),
            score: pos2(left + 92.0, inner.top() + 26.0),
            bar: at(92.0, 32.0, width - 116.0, 4.0),
            bones: at(2.0, 38.0, width * 0.5, 26.0),
            news: at(width * 0.5, 38.0, width * 0.45, 26.0),
            firecracker: NO_FIRECRACKER,
        }
    } else {
        let middle = inner.height() / 2.0;
        PlateBox {
            position: Position::Chip,
            pill: at(0.0, middle - 13.0, 84.0, 26.0),
            score: pos2(left + 92.0, inner.top() + middle + 7.0),
            bar: at(128.0, middle - 2.0, 40.0, 4.0),
            bones: at(176.0, middle - 13.0, width - 250.0, 26.0),
            news: at(width - 86.0, middle - 13.0, 66.0, 26.0),
            firecracker: NO_FIRECRACKER,
        }
    }
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
fn boneyard(cloth: Rect, class: SizeClass, sizes: Sizes) -> Rect {
    let size = vec2(48.0, 24.0) * class.measures().text;
    let center = match class {
        SizeClass::Narrow => pos2(cloth.left() + 38.0, cloth.bottom() - 24.0),
        SizeClass::Low | SizeClass::VeryLow => {
            let middle = cloth.right() - sizes.column / 2.0;
            pos2(middle, cloth.center().y - 10.0)
        }
        SizeClass::Normal => pos2(cloth.right() - 48.0, cloth.bottom() - 116.0),
        SizeClass::Wide => pos2(cloth.right() - 66.0, cloth.bottom() - 140.0),
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

/// A narrow hand: fewer bones are larger, and from ten on they lie in two rows.
fn narrow_hand(area: Rect, count: usize) -> Vec<Rect> {
    let bone = |width: f32| vec2(width, 2.0 * width);
    if area.height() < 2.0 * 2.0 * 28.0 {
        // There is no room for two rows.
        return row(area, count, bone((area.height() / 2.0).min(56.0)), 4.0);
    }
    match count {
        0..=6 => row(area, count, bone(56.0), 8.0),
        7..=9 => row(area, count, bone(40.0), 4.0),
        _ => {
            let above = count.div_ceil(2);
            let [upper, lower] = area.split_top_bottom_at_fraction(0.5).into();
            let mut places = row(upper, above, bone(28.0), 4.0);
            places.extend(row(lower, count - above, bone(28.0), 4.0));
            places
        }
    }
}

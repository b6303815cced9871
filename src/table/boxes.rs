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
/// From so many bones on, a hand fills the width of its plate, and its bones are this share of
/// the usual size.
const LARGE_HAND: usize = 10;
const IN_LARGE_HAND: f32 = 46.0 / 56.0;
/// Up to so many bones none lies on the next, however little room there is.
const NEVER_OVER: usize = 9;
/// The least of a bone in a row that is seen beside the next one, as far as bones can be
/// smaller.
const LEAST_SEEN: f32 = 0.85;
/// The least space between bones in a row before they are smaller.
const LEAST_GAP: f32 = 2.0;
/// The least space between bones of a narrow hand.
const NARROW_GAP: f32 = 4.0;
/// What two rows of it leave free around and between them.
const BESIDE_ROWS: f32 = 12.0;
/// So much of that is above the upper row, and below the lower one.
const OUTSIDE_ROWS: f32 = 1.0;
/// The narrowest that its bones become before one lies on the next.
const SMALLEST_IN_ROWS: f32 = 28.0;
/// The height of a sentence on the wood, the air above and below it, and the space below the
/// hand that gives way to it.
const SENTENCE: f32 = 18.0;
const AROUND_SENTENCE: f32 = 12.0;
const BELOW_HAND: f32 = 10.0;
/// How far a table reaches below the space before its panel: its rim is a part of that.
const PANEL_GAP: f32 = 2.0;
/// The least width of a table whose panel is as high as the table.
const TABLE_BESIDE_PANEL: f32 = 720.0;
/// The height of a sheet over the hand, and the most that it takes of the window.
const NARROW_SHEET: (f32, f32) = (310.0, 0.55);
/// The height of a large boneyard, and the space between bones that are laid open there.
const BONEYARD: f32 = 360.0;
const BETWEEN_OPEN: f32 = 2.0;
/// The space between the line and the boneyard, and the least between that and the cloth's edge.
const FROM_LINE: f32 = 24.0;
const BESIDE_BONEYARD: f32 = 4.0;
/// How far the middle of a narrow boneyard is from the lower edge of the cloth, and the space
/// above it.
const NARROW_BONEYARD: f32 = 24.0;
const ABOVE_BONEYARD: f32 = 10.0;
/// The board or sheet on which the score is kept.
const BOARD: Vec2 = vec2(72.0, 456.0);

/// The tab in which points are claimed: what is said there, each choice, and its height; and
/// where it begins beside a narrow boneyard.
const CLAIMS: f32 = 200.0;
const CLAIM: Vec2 = vec2(62.0, 36.0);
const CLAIM_BESIDE_BONEYARD: f32 = 100.0;

/// What somebody holds: that says how much room there is for what is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holds {
    /// The number of bones.
    pub bones: usize,
    /// How many were dealt: a name right before them keeps its place.
    pub dealt: usize,
    /// News of them is told.
    pub has_news: bool,
    /// How many letters their name has.
    pub letters: usize,
}

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

/// The tab in which points are claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClaimTab {
    /// No points are claimed in this game.
    #[default]
    None,
    /// The line leaves it free.
    Closed,
    /// Points are claimed now, by so many choices.
    Open(usize),
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
    /// Points are claimed.
    pub claim: ClaimTab,
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
    seats: Seats,
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
    /// The same for players who hold few bones.
    usual_plates: Vec<PlateBox>,
    /// The middle of each player's firecracker, and the most that it can be high; none in a
    /// game without.
    pub firecrackers: Vec<(Pos2, f32)>,
    /// The tab of the count, where there is one.
    pub count: Option<Rect>,
    /// The tab in which points are claimed now.
    pub claim: Option<Rect>,
    /// The tab of the log, at the right rim of the cloth. In a narrow table it is an icon in the
    /// row of the viewer's plate. There is none while something stands beside the line.
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
    /// Whether the cloth is high enough for words below the boneyard and the count.
    pub(super) has_words: bool,
    /// How many buttons stand at the viewer's plate.
    buttons: usize,
}

/// Where the way round is shown: on the wood between two seats, so far below the upper edge of
/// the cloth and so far below the lower one, or before a chip.
const BELOW_TOP: f32 = 24.0;
const BELOW_CLOTH: f32 = 9.0;
const BEFORE_CHIP: f32 = 11.0;
/// The space between two buttons of a plate, and their height where there are several.
const BETWEEN_BUTTONS: f32 = 8.0;
const LOW_BUTTON: f32 = 40.0;
const STRIP_BUTTON: f32 = 32.0;
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
        let line = line((seen_cloth, sizes), class, seen_features);
        let clock = clock(room, whole, class);
        let mut plates = plates(room, cloth, class, seats);
        let column = Column::new(cloth, class, sizes);
        let log = log(area, cloth, class, column);
        let log_left = log.left();
        let button = button(room, class, sizes.own_plate);
        for plate in &mut plates {
            if features.clock && class == SizeClass::Narrow && plate.position == Position::Top {
                // The bar and the backs give way to the time.
                plate.bones.min.x = plate.pill.left() + BEFORE_BACKS;
                plate.bones.max.x = clock.left();
                plate.bar =
                    Rect::from_min_max(plate.score, pos2(plate.bones.left(), plate.score.y));
            } else if features.clock && plate.position == Position::Top {
                for room in [&mut plate.bones, &mut plate.news] {
                    room.max.x = room.max.x.min(clock.left() - 8.0);
                }
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
            seats,
            area,
            cloth,
            line,
            seen_cloth,
            usual_plates: plates.clone(),
            plates,
            firecrackers,
            count: features
                .count
                .then(|| column.map_or_else(|| count(cloth, class), |column| column.count)),
            claim: match features.claim {
                ClaimTab::Open(choices) => {
                    let is_beside = class == SizeClass::Narrow && features.boneyard;
                    Some(claim(cloth, (class, choices), is_beside))
                }
                ClaimTab::None | ClaimTab::Closed => None,
            },
            log: panel.is_none().then_some(log),
            boneyard: features
                .boneyard
                .then(|| boneyard(cloth, class, (line, column))),
            button,
            board: features
                .board
                .then(|| board(cloth, (class, features.boneyard))),
            panel,
            clock,
            other_side: (seats == Seats::Partners).then(|| other_side(room, whole, class)),
            has_words: column.is_none_or(|column| column.has_words),
            buttons: 0,
        }
    }

    /// The same boxes while the players hold this, and so many buttons stand at the viewer's
    /// plate.
    #[must_use]
    pub fn holding(mut self, players: impl IntoIterator<Item = Holds>, buttons: usize) -> Self {
        self.buttons = buttons;
        for (place, holds) in players.into_iter().enumerate().take(self.plates.len()) {
            self.plates[place] = self.plate(place, holds);
            if place == 0 && self.is_large_hand(holds.bones) {
                let bones = self.plates[0].bones;
                if let Some((center, _)) = self.firecrackers.first_mut() {
                    center.y = bones.center().y;
                }
                if let Some(button) = self.buttons(1).first() {
                    self.button = *button;
                }
            }
        }
        if self.class.is_low() && self.seats == Seats::Two {
            // Bars of two in one row with their bones are of one length.
            let shown = |bar: Rect| bar.width() > 0.0 && bar.height() > 0.0;
            let length = |bar: Rect| if shown(bar) { bar.width() } else { 0.0 };
            let lengths = self.plates.iter().map(|plate| length(plate.bar));
            let least = lengths.fold(f32::INFINITY, f32::min);
            for plate in self.plates.iter_mut().filter(|plate| shown(plate.bar)) {
                plate.bar.max.x = plate.bar.left() + least;
            }
        }
        self
    }

    /// The plate of a player who holds this.
    fn plate(&self, place: usize, holds: Holds) -> PlateBox {
        let mut player_box = self.usual_plates[place];
        if place == 0 && self.is_large_hand(holds.bones) {
            player_box.make_strip(self.cloth.bottom(), self.class, self.seats);
            if self.buttons > 0 {
                player_box.bar.max = pos2(
                    player_box.bar.left() - BETWEEN_BUTTONS,
                    player_box.bar.top(),
                );
                player_box.bar.min = pos2(player_box.score.x, player_box.bar.top());
            }
            return player_box;
        }
        if place == 0 && self.class == SizeClass::Narrow {
            player_box.make_room_for_name(holds.letters);
        }
        if place == 0 && self.buttons > 0 {
            if self.class == SizeClass::Narrow {
                // No bar, and what the button or buttons leave to the score.
                let room = vec2(score_beside(self.buttons) - BETWEEN_BUTTONS, 0.0);
                player_box.bar = Rect::from_min_size(player_box.score, room);
            } else {
                let right = self.button.left() - BETWEEN_BUTTONS;
                player_box.bones.max.x = player_box.bones.right().min(right);
            }
        }
        match player_box.position {
            Position::Own | Position::Top if self.class.is_low() => {
                let (width, gap) = self.bone_and_gap(place, holds.bones);
                let all = holds.bones as f32 * (width + gap) - gap;
                player_box.make_room_for_bones(all, self.cloth.center().x);
            }
            _ if self.stands_before_bones(place) => {
                let backs = self.row_of(&player_box, place, holds.bones.max(holds.dealt));
                player_box.stand_before(backs.first().map_or(self.cloth.center().x, Rect::left));
            }
            Position::Chip if player_box.has_two_rows() => {
                let backs = self.backs(place, holds.bones, holds.has_news);
                player_box
                    .put_score_after(backs.last().map_or(player_box.bones.left(), Rect::right));
            }
            _ => {}
        }
        player_box
    }

    /// Whether the name of a player stands right before the bones: opposite, where others sit
    /// at the sides.
    pub(super) fn stands_before_bones(&self, place: usize) -> bool {
        self.seats != Seats::Two && self.plates[place].position == Position::Top
    }

    /// Whether so many bones are a large hand, which fills the width of its plate.
    fn is_large_hand(&self, bones: usize) -> bool {
        let is_high = matches!(self.class, SizeClass::Normal | SizeClass::Wide);
        is_high && bones >= LARGE_HAND
    }

    /// The width of each of so many bones of a player, and the space between them, where there is
    /// room.
    fn bone_and_gap(&self, place: usize, bones: usize) -> (f32, f32) {
        let measures = self.class.measures();
        if place > 0 {
            (self.sizes.back, measures.back_gap)
        } else if self.is_large_hand(bones) {
            (IN_LARGE_HAND * self.sizes.hand_bone, measures.hand_gap)
        } else {
            (self.sizes.hand_bone, measures.hand_gap)
        }
    }

    /// The places of so many bones in one row of a plate, around the middle of the cloth, or
    /// aside as far as they must. Where there is little room they lie closer, then they are
    /// smaller, and at last one lies on the next.
    fn row_of(&self, player_box: &PlateBox, place: usize, count: usize) -> Vec<Rect> {
        if count == 0 {
            return Vec::new();
        }
        let (width, gap) = self.bone_and_gap(place, count);
        let (room, n) = (player_box.bones, count as f32);
        let gap = ((room.width() - n * width) / n).clamp(LEAST_GAP, gap);
        let each = (room.width() + gap) / n - gap;
        let width = if count <= NEVER_OVER {
            width.min(each.max(LEAST_GAP))
        } else {
            let least = self.sizes.line_bone.min(width);
            width.min((each / LEAST_SEEN).max(least))
        };
        let whole = (n * (width + gap) - gap).min(room.width());
        let middle = self.cloth.center().x;
        let middle = middle.min(room.right() - whole / 2.0);
        let middle = middle.max(room.left() + whole / 2.0);
        let room = Rect::from_center_size(pos2(middle, room.center().y), vec2(whole, 0.0));
        row(room, count, vec2(width, 2.0 * width), gap)
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
        let is_beside_score = plate.score.x > pill.left() && !plate.has_two_rows();
        match plate.position {
            Position::Left | Position::Right => self.class.measures().side_rim - 4.0,
            _ if is_beside_score => plate.score.x - pill.left() - 6.0,
            _ if self.stands_before_bones(player) => pill.width(),
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
        let strip = self.plates[0].pill.center().y;
        let is_strip = self.class != SizeClass::Narrow && self.plates[0].bones.top() > strip;
        if self.class == SizeClass::Narrow || is_strip {
            let left = self.plates[0].score.x + score_beside(count) * self.text_scale();
            let (right, y, height) = match self.firecrackers.first() {
                _ if is_strip => (self.button.right(), strip, STRIP_BUTTON * self.text_scale()),
                Some((firecracker, _)) => (
                    firecracker.x - FIRECRACKER_BESIDE_BUTTONS,
                    self.button.center().y,
                    LOW_BUTTON,
                ),
                None => (
                    zones(self.area, self.class).1 - LOG_BESIDE_BUTTONS,
                    self.button.center().y,
                    LOW_BUTTON,
                ),
            };
            let width = ((right - left - gaps) / count.max(1) as f32).min(NARROW_BUTTON);
            let size = vec2(width, height);
            let step = width + between;
            let first = pos2(right - width / 2.0, y);
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

    /// The places of `count` bones of the viewer's hand, from left to right.
    pub fn hand(&self, count: usize) -> Vec<Rect> {
        let holds = Holds {
            bones: count,
            ..Holds::default()
        };
        let plate = self.plate(0, holds);
        if self.class == SizeClass::Narrow {
            return narrow_hand(plate.bones, count);
        }
        self.row_of(&plate, 0, count)
    }

    /// The room for a sentence on the wood while bones are taken, where there is any, and below
    /// it the places of so many bones of the viewer's hand, which give way to it.
    pub fn hand_below_sentence(&self, count: usize) -> (Option<Rect>, Vec<Rect>) {
        let mut places = self.hand(count);
        if self.class.is_low() {
            return (None, places);
        }
        let top = if self.class == SizeClass::Narrow {
            self.plates[0].bones.top()
        } else {
            self.cloth.bottom()
        };
        let bottom = self.area.bottom() - BELOW_HAND;
        let strip = (2.0 * AROUND_SENTENCE + SENTENCE).min((bottom - top) / 2.0);
        let area = self.hand_area();
        let sentence = Rect::from_x_y_ranges(area.x_range(), top..=top + strip);
        if let Some(all) = places.iter().copied().reduce(Rect::union) {
            let scale = ((bottom - top - strip) / all.height()).min(1.0);
            let below = pos2(all.center().x, bottom);
            let moved = |at: Pos2| below + (at - all.center_bottom()) * scale;
            for place in &mut places {
                *place = Rect::from_min_max(moved(place.min), moved(place.max));
            }
        }
        (Some(sentence), places)
    }

    /// Where words can stand over the table: not across the rims at the sides of the cloth.
    pub fn room_for_words(&self) -> Rect {
        Rect::from_x_y_ranges(self.cloth.x_range(), self.area.y_range())
    }

    /// Where the viewer's bones lie: the middle of the cloth below it.
    pub fn hand_area(&self) -> Rect {
        let bones = self.plates[0].bones;
        let middle = self.cloth.center().x;
        let half = (middle - bones.left()).min(bones.right() - middle).max(0.0);
        Rect::from_x_y_ranges(middle - half..=middle + half, bones.y_range())
    }

    /// The signs that show which way round the turn goes, where more than two play: the middle
    /// of each, and where it points. They are on the wood between two seats.
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
        let rims = others.iter().filter(|plate| plate.is_at_side());
        let signs = rims.flat_map(|plate| {
            let way = if plate.position == Position::Left {
                vec2(0.0, -1.0)
            } else {
                vec2(0.0, 1.0)
            };
            let heights = [
                self.cloth.top() + BELOW_TOP,
                self.cloth.bottom() + BELOW_CLOTH,
            ];
            heights.map(|y| (pos2(plate.pill.center().x, y), way))
        });
        signs.collect()
    }

    /// The places of `count` backs of another player. Those of a chip close up for news.
    pub fn backs(&self, place: usize, count: usize, has_news: bool) -> Vec<Rect> {
        let measures = self.class.measures();
        let player_box = &self.usual_plates[place];
        let area = player_box.bones;
        match player_box.position {
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
                if self.class != SizeClass::Narrow {
                    let holds = Holds {
                        bones: count,
                        has_news,
                        ..Holds::default()
                    };
                    return self.row_of(&self.plate(place, holds), place, count);
                }
                // They become smaller before they lie over each other, and end at the right rim.
                let fits = area.width() / count.max(1) as f32 - measures.back_gap;
                let width = measures.back.min(fits.max(SMALLEST_BACK));
                let all = (width + measures.back_gap) * count as f32 - measures.back_gap;
                let area = area.with_min_x(area.right() - all.min(area.width()));
                row(area, count, vec2(width, 2.0 * width), measures.back_gap)
            }
        }
    }

    /// The places of the bones of the boneyard, the lowest first. Backs are never resized:
    /// more than seventeen lie closer. Bones that are laid open do not lie on each other.
    pub fn boneyard_bones(&self, count: usize, is_open: bool) -> Vec<Rect> {
        let Some(lowest) = self.boneyard else {
            return Vec::new();
        };
        if self.class.has_chips() {
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
    let has_sides = seats != Seats::Two && !class.has_chips();
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
fn line((cloth, sizes): (Rect, Sizes), class: SizeClass, features: Features) -> Rect {
    let measures = class.measures();
    let right = if features.boneyard || class.is_low() && features.count {
        sizes.column + BESIDE_COLUMN - sizes.around_line
    } else {
        measures.log_tab
    };
    let is_boneyard_below = class == SizeClass::Narrow && features.boneyard;
    let below = if features.claim != ClaimTab::None {
        measures.count_tab.max(NORMAL.count_tab)
    } else if features.count || is_boneyard_below {
        measures.count_tab
    } else {
        0.0
    };
    let left = if features.board { BOARD.x + 14.0 } else { 0.0 };
    let inner = cloth.shrink(sizes.around_line);
    Rect::from_min_max(inner.min + vec2(left, 0.0), inner.max - vec2(right, below))
}

/// Whether what stands beside the line is as high as the table: if the plates have room
/// enough beside it. In a low window only a review is, whose pictures need the height.
fn has_tall_panel(area: Rect, kind: Panel, class: SizeClass) -> bool {
    let has_room = area.width() - kind.width() - 2.0 * PANEL_MARGIN >= TABLE_BESIDE_PANEL;
    let is_high = matches!(class, SizeClass::Normal | SizeClass::Wide);
    has_room && (is_high || class.is_low() && kind == Panel::Coach)
}

/// What stands beside the line; a sheet over the hand of a narrow table, or below it.
fn panel(area: Rect, cloth: Rect, kind: Panel, class: SizeClass) -> Rect {
    if class == SizeClass::Narrow {
        let top = match kind {
            Panel::Notes => {
                let (height, share) = NARROW_SHEET;
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

/// The board or sheet on which the score is kept, at the left of the cloth: above the boneyard
/// of a narrow table.
fn board(cloth: Rect, (class, has_boneyard): (SizeClass, bool)) -> Rect {
    let left = cloth.left()
        + if class == SizeClass::Narrow {
            8.0
        } else {
            16.0
        };
    let below = if class == SizeClass::Narrow && has_boneyard {
        NARROW_BONEYARD + HALF_BACK + ABOVE_BONEYARD
    } else {
        16.0
    };
    let height = BOARD.y.min(cloth.height() - 16.0 - below);
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

/// The column at the right of a low cloth: the log, the boneyard and the count, one below the
/// other.
#[derive(Debug, Clone, Copy)]
struct Column {
    /// The upper edge of the log's tab, and its height.
    log: (f32, f32),
    /// The middle of the bone of the boneyard.
    boneyard: f32,
    count: Rect,
    /// Whether there is room for words below the boneyard and above the count.
    has_words: bool,
}

/// The least height of a cloth whose column has words.
const WORDS_FROM: f32 = 264.0;
/// The log's tab, usually and in a column without words, and half of the bone of the boneyard.
const LOG: Vec2 = vec2(24.0, 56.0);
const LOW_LOG: f32 = 40.0;
const HALF_BACK: f32 = 12.0;
/// The space between the parts of a column.
const IN_COLUMN: f32 = 6.0;

impl Column {
    fn new(cloth: Rect, class: SizeClass, sizes: Sizes) -> Option<Self> {
        if !class.is_low() {
            return None;
        }
        let has_words = cloth.height() >= WORDS_FROM;
        // What stands below the middle of the boneyard's bone.
        let (log_height, count, below) = if has_words {
            (LOG.y, 66.0, 58.0)
        } else {
            (LOW_LOG, 40.0, 34.0)
        };
        let size = vec2(sizes.column, count);
        let count = Rect::from_min_size(cloth.max - size - vec2(0.0, BESIDE_CORNER), size);
        let log = cloth.top() + BESIDE_CORNER;
        let boneyard = (cloth.center().y - 10.0)
            .min(count.top() - IN_COLUMN - below)
            .max(log + log_height + IN_COLUMN + HALF_BACK);
        Some(Self {
            log: (log, log_height),
            boneyard,
            count,
            has_words,
        })
    }
}

fn count(cloth: Rect, class: SizeClass) -> Rect {
    let size = vec2(152.0, 36.0) * class.measures().text;
    let center = pos2(cloth.center().x, cloth.bottom() - size.y / 2.0);
    Rect::from_center_size(center, size)
}

/// The tab in which points are claimed; in a narrow table it may stand beside the boneyard.
fn claim(cloth: Rect, (class, choices): (SizeClass, usize), is_beside_boneyard: bool) -> Rect {
    let size = vec2(CLAIMS + CLAIM.x * choices as f32, CLAIM.y) * class.measures().text;
    let left = cloth.left()
        + if is_beside_boneyard {
            CLAIM_BESIDE_BONEYARD
        } else {
            BESIDE_CORNER
        };
    let room = cloth
        .with_min_x(left)
        .with_max_x(cloth.right() - BESIDE_CORNER);
    let size = vec2(size.x.min(room.width()), size.y);
    Rect::from_center_size(room.center_bottom() - vec2(0.0, size.y / 2.0), size)
}

fn log(area: Rect, cloth: Rect, class: SizeClass, column: Option<Column>) -> Rect {
    if class == SizeClass::Narrow {
        let (_, right) = zones(area, class);
        let center = pos2(right - 10.0, cloth.bottom() + 25.0);
        return Rect::from_center_size(center, vec2(36.0, 36.0));
    }
    let usual = (cloth.top() + BESIDE_CORNER, LOG.y);
    let (top, height) = column.map_or(usual, |column| column.log);
    Rect::from_min_size(pos2(cloth.right() - LOG.x, top), vec2(LOG.x, height))
}

/// The lowest bone of the boneyard.
fn boneyard(cloth: Rect, class: SizeClass, (line, column): (Rect, Option<Column>)) -> Rect {
    let size = vec2(4.0, 2.0) * HALF_BACK * class.measures().text;
    let most = cloth.right() - BESIDE_BONEYARD - size.x / 2.0;
    let beside_line = (line.right() + FROM_LINE + size.x / 2.0).min(most);
    let center = match (class, column) {
        (_, Some(column)) => pos2(beside_line, column.boneyard),
        (SizeClass::Narrow, _) => pos2(cloth.left() + 34.0, cloth.bottom() - NARROW_BONEYARD),
        (SizeClass::Wide, _) => pos2(beside_line, cloth.bottom() - 140.0),
        _ => pos2(beside_line, cloth.bottom() - 116.0),
    };
    Rect::from_center_size(center, size)
}

/// The room that so many buttons leave to the score in a narrow plate.
const fn score_beside(buttons: usize) -> f32 {
    if buttons > 1 {
        SCORE_BESIDE_BUTTONS
    } else {
        SCORE_BESIDE_BUTTON
    }
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
        let smallest = if count <= NEVER_OVER {
            0.0
        } else {
            SMALLEST_IN_ROWS.min(widest)
        };
        let width = in_a_row.clamp(smallest, widest);
        let gap = area.width() / count.max(1) as f32 - width;
        return row(
            area,
            count,
            bone(width),
            gap.clamp(NARROW_GAP, NARROW.hand_gap),
        );
    }
    let above = count.div_ceil(2);
    // A bone that is lifted reaches into the space between them.
    let half = in_two_rows + OUTSIDE_ROWS;
    let upper = area.with_max_y(area.top() + 2.0 * half);
    let lower = area.with_min_y(area.bottom() - 2.0 * half);
    let mut places = row(upper, above, bone(in_two_rows), NARROW_GAP);
    places.extend(row(lower, count - above, bone(in_two_rows), NARROW_GAP));
    places
}

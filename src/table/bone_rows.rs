//! Lays out rows of bones and buttons, and plates that leave room for them.

use std::iter;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::Seats;

use super::layout::{PlateContents, TableLayout};
use super::measures::{NARROW, SizeClass};
use super::plates::{TableSide, content_edges};

/// The number of bones from which a hand fills its plate.
const MIN_LARGE_HAND: usize = 10;
/// The width of a bone in a large hand, relative to that in a usual hand.
const LARGE_HAND_SCALE: f32 = 46.0 / 56.0;
/// The largest number of bones that never overlap.
const MAX_WITHOUT_OVERLAP: usize = 10;
/// The minimum visible share of a bone when bones overlap, unless the bones have their minimum
/// width.
const MIN_VISIBLE_SHARE: f32 = 0.85;
const MIN_GAP: f32 = 2.0;
const MIN_BACK_WIDTH: f32 = 18.0;
// A narrow hand, in one row or two.
const NARROW_GAP: f32 = 4.0;
const TWO_ROWS_SPACING: f32 = 12.0;
const ROW_MARGIN: f32 = 1.0;
const MIN_WIDTH_IN_ROWS: f32 = 28.0;
// A sentence on the wood, for which the hand moves down.
const SENTENCE_HEIGHT: f32 = 18.0;
const SENTENCE_MARGIN: f32 = 12.0;
const GAP_BELOW_HAND: f32 = 10.0;
const BONEYARD_HEIGHT: f32 = 360.0;
/// The largest distance between the centers of two face-down bones in the boneyard.
const BONEYARD_STEP: f32 = 20.0;
const OPEN_BONEYARD_GAP: f32 = 2.0;
// Revealed bones of a boneyard: the maximum number in a single column; for more of them, the number
// of columns and the maximum width of a bone.
const MAX_BONES_IN_COLUMN: usize = 21;
const BONEYARD_COLUMNS: usize = 3;
const MAX_WIDTH_IN_COLUMNS: f32 = 18.0;
pub(super) const GAP_BETWEEN_BUTTONS: f32 = 8.0;
const LOW_BUTTON_HEIGHT: f32 = 40.0;
const STRIP_BUTTON_HEIGHT: f32 = 32.0;
const MAX_NARROW_BUTTON_WIDTH: f32 = 160.0;
// Room left beside the buttons on a narrow plate.
const SCORE_WIDTH_BESIDE_BUTTON: f32 = 112.0;
const SCORE_WIDTH_BESIDE_BUTTONS: f32 = 92.0;
const LOG_WIDTH_BESIDE_BUTTONS: f32 = 26.0;
const GAP_BESIDE_FIRECRACKER: f32 = 16.0;
// Width of the news on a chip with two rows, and on one with a single row.
const CHIP_NEWS_WIDTH: f32 = 60.0;
const WIDE_CHIP_NEWS_WIDTH: f32 = 86.0;
const SCORE_WIDTH_BEFORE_NEWS: f32 = 40.0;
const MIN_BACKS_WIDTH_BESIDE_NEWS: f32 = 30.0;
/// The width of a chip below which backs are smaller and closer together.
const TIGHT_BACKS_BELOW_WIDTH: f32 = 64.0;

impl TableLayout {
    /// Adapts the layout to what the players hold, and to the number of buttons at the viewer's
    /// plate.
    #[must_use]
    pub fn with_contents(
        mut self,
        players: impl IntoIterator<Item = PlateContents>,
        buttons: usize,
    ) -> Self {
        self.buttons = buttons;
        let contents = players.into_iter().chain(iter::repeat(PlateContents::default()));
        let contents: Vec<_> = contents.take(self.seats.count().into()).collect();
        self.own_contents = contents[0];
        let contents = contents.into_iter().enumerate();
        self.plates = contents.map(|(place, contents)| self.plate(place, contents)).collect();
        if self.has_text_strip() {
            self.button = self.buttons(1)[0];
        }
        if self.class.is_low() && self.seats == Seats::Two {
            // Where two players' bars are in the row of the bones, they have the same length.
            let shown = |bar: Rect| bar.width() > 0.0 && bar.height() > 0.0;
            let length = |bar: Rect| if shown(bar) { bar.width() } else { 0.0 };
            let lengths = self.plates.iter().map(|plate| length(plate.bar));
            let shortest = lengths.fold(f32::INFINITY, f32::min);
            for plate in self.plates.iter_mut().filter(|plate| shown(plate.bar)) {
                plate.bar.max.x = plate.bar.left() + shortest;
            }
        }
        self
    }

    /// Whether the name is right before the bones: for the player opposite, if others sit at the
    /// sides.
    pub(super) fn is_name_before_bones(&self, place: usize) -> bool {
        self.seats != Seats::Two && self.plates[place].position == TableSide::Top
    }

    fn has_text_strip(&self) -> bool {
        let own = &self.plates[0];
        self.class != SizeClass::Narrow && own.bones.top() > own.pill.center().y
    }

    /// Whether a hand of this size fills the width of its plate, because there is no room for it
    /// between the score and a button.
    pub(super) fn is_large_hand(&self, bones: usize) -> bool {
        let is_high = matches!(self.class, SizeClass::Normal | SizeClass::Wide);
        let gap = self.class.measures().hand_gap;
        let all = bones as f32 * (self.sizes.hand_bone + gap) - gap;
        is_high && bones >= MIN_LARGE_HAND && all > self.room_between_score_and_button()
    }

    pub(super) fn bone_width_and_gap(&self, place: usize, bones: usize) -> (f32, f32) {
        let measures = self.class.measures();
        if place > 0 {
            (self.sizes.back, measures.back_gap)
        } else if self.is_large_hand(bones) {
            (LARGE_HAND_SCALE * self.sizes.hand_bone, measures.hand_gap)
        } else {
            (self.sizes.hand_bone, measures.hand_gap)
        }
    }

    /// Lays out bones in one row of a plate, as near to the middle of the cloth as possible. Where
    /// room is short they are closer together, then smaller, then overlap.
    pub(super) fn centered_row(&self, room: Rect, place: usize, count: usize) -> Vec<Rect> {
        if count == 0 {
            return Vec::new();
        }
        let (width, gap) = self.bone_width_and_gap(place, count);
        let n = count as f32;
        let gap = ((room.width() - n * width) / n).clamp(MIN_GAP, gap);
        let each = (room.width() + gap) / n - gap;
        let width = if count <= MAX_WITHOUT_OVERLAP {
            width.min(each.max(MIN_GAP))
        } else {
            let least = self.sizes.line_bone.min(width);
            width.min((each / MIN_VISIBLE_SHARE).max(least))
        };
        let whole = (n * (width + gap) - gap).min(room.width());
        let middle = self.cloth.center().x;
        let middle = middle.min(room.right() - whole / 2.0);
        let middle = middle.max(room.left() + whole / 2.0);
        let room = Rect::from_center_size(pos2(middle, room.center().y), vec2(whole, 0.0));
        row(room, count, vec2(width, 2.0 * width), gap)
    }

    /// Lays out the buttons at the viewer's plate, the main one first: one above the other, or on a
    /// narrow table side by side in the row of the score, whose bar gets shorter.
    pub fn buttons(&self, count: usize) -> Vec<Rect> {
        let between =
            if self.class.is_low() { GAP_BETWEEN_BUTTONS / 2.0 } else { GAP_BETWEEN_BUTTONS };
        let gaps = between * (count.max(1) - 1) as f32;
        let own = &self.plates[0];
        let is_strip = self.has_text_strip();
        if self.class == SizeClass::Narrow || is_strip {
            let left = own.score.x + score_width_beside(count) * self.text_scale();
            let (right, y, height) = match own.firecracker {
                _ if is_strip => {
                    let height = STRIP_BUTTON_HEIGHT * self.text_scale();
                    (self.button.right(), own.pill.center().y, height)
                }
                Some((firecracker, _)) => (
                    firecracker.x - GAP_BESIDE_FIRECRACKER,
                    self.button.center().y,
                    LOW_BUTTON_HEIGHT,
                ),
                None => (
                    content_edges(self.area, self.class).1 - LOG_WIDTH_BESIDE_BUTTONS,
                    self.button.center().y,
                    LOW_BUTTON_HEIGHT,
                ),
            };
            let width = ((right - left - gaps) / count.max(1) as f32).min(MAX_NARROW_BUTTON_WIDTH);
            let size = vec2(width, height);
            let step = width + between;
            let first = pos2(right - width / 2.0, y);
            let at = |n: usize| first - vec2(step * n as f32, 0.0);
            return (0..count).map(|n| Rect::from_center_size(at(n), size)).collect();
        }
        if count <= 1 {
            return vec![self.button; count];
        }
        let room = self.area.bottom() - self.cloth.bottom() - 2.0 * between;
        let height = ((room - gaps) / count as f32).min(LOW_BUTTON_HEIGHT);
        let step = height + between;
        let lowest = self.button.center().y + step * (count - 1) as f32 / 2.0;
        let at = |n: usize| pos2(self.button.center().x, lowest - step * n as f32);
        let size = vec2(self.button.width(), height);
        (0..count).map(|n| Rect::from_center_size(at(n), size)).collect()
    }

    /// Where the viewer's bones lie, from left to right.
    pub fn hand(&self, count: usize) -> Vec<Rect> {
        let contents = PlateContents { bones: count, ..self.own_contents };
        let plate = self.plate(0, contents);
        if self.class == SizeClass::Narrow {
            return narrow_hand(plate.bones, count);
        }
        self.centered_row(plate.bones, 0, count)
    }

    /// Room for a sentence on the wood while bones are taken, or `None` on a low table, and the
    /// places of the viewer's bones below it.
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
        let bottom = self.area.bottom() - GAP_BELOW_HAND;
        let strip = (2.0 * SENTENCE_MARGIN + SENTENCE_HEIGHT).min((bottom - top) / 2.0);
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

    /// Where the backs of another player lie. On a chip they move closer together if that makes
    /// room for news.
    pub fn backs(&self, index: usize, count: usize, has_news: bool) -> Vec<Rect> {
        let measures = self.class.measures();
        let plate = &self.plates[index];
        let area = plate.bones;
        match plate.position {
            TableSide::Left | TableSide::Right => {
                // Backs at the sides lie across, one below the other.
                let size = vec2(2.0 * 26.0, 26.0) * measures.text;
                let step = (size.y + 8.0 * measures.text).min(area.height() / count.max(1) as f32);
                let first = area.top() + size.y / 2.0;
                let at = |n: usize| pos2(area.center().x, first + n as f32 * step);
                (0..count).map(|n| Rect::from_center_size(at(n), size)).collect()
            }
            TableSide::Chip => {
                let has_two_rows = plate.has_two_rows();
                // Backs that lie after the news stay where they are.
                let has_news = has_news && plate.news.right() > area.left();
                self.chip_backs([area, plate.news], has_two_rows, count, has_news)
            }
            TableSide::Own | TableSide::Top => {
                if self.class != SizeClass::Narrow {
                    let has_coin = plate.coin.is_some();
                    let contents = PlateContents {
                        bones: count,
                        has_news,
                        has_coin,
                        ..PlateContents::default()
                    };
                    return self.centered_row(self.plate(index, contents).bones, index, count);
                }
                // Backs become smaller before they overlap, and end at the right rim.
                let fits = area.width() / count.max(1) as f32 - measures.back_gap;
                let width = measures.back.min(fits.max(MIN_BACK_WIDTH));
                let all = (width + measures.back_gap) * count as f32 - measures.back_gap;
                let area = area.with_min_x(area.right() - all.min(area.width()));
                row(area, count, vec2(width, 2.0 * width), measures.back_gap)
            }
        }
    }

    /// Where the backs of a chip lie. They make room for news, and for a score in their row.
    pub(super) fn chip_backs(
        &self,
        [area, news]: [Rect; 2],
        has_two_rows: bool,
        count: usize,
        has_news: bool,
    ) -> Vec<Rect> {
        let is_tight = area.width() < TIGHT_BACKS_BELOW_WIDTH;
        let size = if is_tight { vec2(11.0, 22.0) } else { vec2(13.0, 26.0) };
        let between = if is_tight { 1.5 } else { 4.0 };
        let beside_news = if self.class.is_low() {
            area.width() - CHIP_NEWS_WIDTH
        } else {
            let has_score = has_two_rows && self.opponents_score.is_none();
            let score = if has_score { SCORE_WIDTH_BEFORE_NEWS } else { 0.0 };
            let left = news.right() - WIDE_CHIP_NEWS_WIDTH - score - area.left();
            left.min(area.width()).max(MIN_BACKS_WIDTH_BESIDE_NEWS)
        };
        // News yields if it would leave the backs too little room.
        let width = if has_news && beside_news >= MIN_BACKS_WIDTH_BESIDE_NEWS {
            beside_news
        } else {
            area.width()
        };
        let step = (size.x + between).min((width - size.x) / count.saturating_sub(1).max(1) as f32);
        let left = area.left() + size.x / 2.0;
        let at = |n: usize| pos2(left + n as f32 * step, area.center().y);
        (0..count).map(|n| Rect::from_center_size(at(n), size)).collect()
    }

    /// Where the boneyard's bones lie, the lowest first. Backs keep their size, and get closer
    /// together if there are many. Revealed bones do not overlap; many of them are in columns.
    pub fn boneyard_bones(&self, count: usize, is_open: bool) -> Vec<Rect> {
        let Some(lowest) = self.boneyard else {
            return Vec::new();
        };
        if self.class.has_chips() {
            return vec![lowest; count.min(1)];
        }
        let scale = self.class.measures().text;
        let columns = if is_open && count > MAX_BONES_IN_COLUMN { BONEYARD_COLUMNS } else { 1 };
        let rows = count.div_ceil(columns);
        let bones = rows.max(2) as f32;
        // The boneyard ends below the tab of the log.
        let log = self.log.filter(|log| log.left() < lowest.right() + 4.0);
        let below_log = log.map_or(f32::INFINITY, |log| lowest.bottom() - log.bottom() - 8.0);
        let room = (BONEYARD_HEIGHT * scale).min(below_log);
        let (height, step) = if is_open {
            let largest = if columns > 1 { MAX_WIDTH_IN_COLUMNS * scale } else { lowest.height() };
            let step = (room / bones).min(largest + OPEN_BONEYARD_GAP);
            (step - OPEN_BONEYARD_GAP, step)
        } else {
            let most = (room - lowest.height()) / (bones - 1.0);
            (lowest.height(), most.min(BONEYARD_STEP * scale))
        };
        let size = vec2(2.0 * height, height);
        // Columns begin at the right edge of the lowest bone, and reach onto the cloth.
        let aside = if columns > 1 { (lowest.width() - size.x) / 2.0 } else { 0.0 };
        let first = lowest.center_bottom() + vec2(aside, -height / 2.0);
        let at = |n: usize| {
            let (column, row) = ((n / rows) as f32, (n % rows) as f32);
            let away = vec2(column * (size.x + OPEN_BONEYARD_GAP), row * step);
            Rect::from_center_size(first - away, size)
        };
        (0..count).map(at).collect()
    }
}

/// Room for the score beside the buttons of a narrow plate.
pub(super) const fn score_width_beside(buttons: usize) -> f32 {
    if buttons > 1 { SCORE_WIDTH_BESIDE_BUTTONS } else { SCORE_WIDTH_BESIDE_BUTTON }
}

/// Lays out a row around the middle of an area, closer together where there is little room.
fn row(area: Rect, count: usize, size: Vec2, gap: f32) -> Vec<Rect> {
    if count == 0 {
        return Vec::new();
    }
    let between = count as f32 - 1.0;
    let step =
        if between > 0.0 { (size.x + gap).min((area.width() - size.x) / between) } else { 0.0 };
    let first = area.center().x - step * between / 2.0;
    let at = |n: usize| pos2(first + n as f32 * step, area.center().y);
    (0..count).map(|n| Rect::from_center_size(at(n), size)).collect()
}

/// Lays out a narrow hand. It fills one row, with smaller bones the more there are; or two rows if
/// that allows larger bones.
fn narrow_hand(area: Rect, count: usize) -> Vec<Rect> {
    let widest = (area.height() / 2.0).min(NARROW.hand_bone);
    let in_two_rows = (area.height() - TWO_ROWS_SPACING) / 4.0;
    let in_a_row = (area.width() + NARROW_GAP) / count.max(1) as f32 - NARROW_GAP;
    let bone = |width: f32| vec2(width, 2.0 * width);
    if in_a_row >= in_two_rows || in_two_rows < MIN_WIDTH_IN_ROWS {
        let smallest =
            if count <= MAX_WITHOUT_OVERLAP { 0.0 } else { MIN_WIDTH_IN_ROWS.min(widest) };
        let width = in_a_row.clamp(smallest, widest);
        let gap = area.width() / count.max(1) as f32 - width;
        return row(area, count, bone(width), gap.clamp(NARROW_GAP, NARROW.hand_gap));
    }
    let above = count.div_ceil(2);
    // A lifted bone reaches into the space between the rows.
    let half = in_two_rows + ROW_MARGIN;
    let upper = area.with_max_y(area.top() + 2.0 * half);
    let lower = area.with_min_y(area.bottom() - 2.0 * half);
    let mut places = row(upper, above, bone(in_two_rows), NARROW_GAP);
    places.extend(row(lower, count - above, bone(in_two_rows), NARROW_GAP));
    places
}

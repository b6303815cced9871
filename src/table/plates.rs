//! The plates of the players: where name, score, bones, news and firecracker of each go, for every
//! number of players and size of the table.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::{Direction, Seats};

use super::bone_rows::{GAP_BETWEEN_BUTTONS, score_width_beside};
use super::layout::{Features, PlateContents, TableLayout};
use super::measures::SizeClass;
use crate::paint::{HandMarks, Pill};

// Narrow plates lower than these are tighter, or have one row only.
const SQUAT_BELOW: f32 = 70.0;
const ONE_ROW_BELOW: f32 = 100.0;
/// The largest width of a plate's contents, unless the window is large.
const MAX_ZONES_WIDTH: f32 = 1536.0;
/// The largest width of a plate's contents in a large window, unless `WIDE_ZONES_SHARE` of the
/// window is larger.
const WIDE_ZONES_WIDTH: f32 = 1280.0;
const WIDE_ZONES_SHARE: f32 = 2.0 / 3.0;
const ZONE_MARGIN: f32 = 32.0;
// Widths of what is in the zone at the right: news, the button, and the clock.
const RIGHT_ZONE_WIDTH: f32 = 232.0;
const BUTTON_WIDTH: f32 = 160.0;
const CLOCK_WIDTH: f32 = 120.0;
const NARROW_CLOCK_WIDTH: f32 = 86.0;
// Widths of the bar of a score: usually, and in a window narrower than the limit; in the row of the
// score; and the minimum.
const BAR_WIDTH: f32 = 200.0;
const SHORT_BAR_WIDTH: f32 = 140.0;
const SHORT_BARS_BELOW: f32 = 900.0;
const LOW_BAR_WIDTH: f32 = 100.0;
pub(super) const MIN_BAR_WIDTH: f32 = 40.0;
// Widths of scores: with the points to win, the number alone, on a chip, and of the opponents.
const SCORE_WIDTH: f32 = 116.0;
pub(super) const NUMBER_WIDTH: f32 = 56.0;
const GAP_BESIDE_NUMBER: f32 = 10.0;
const CHIP_SCORE_WIDTH: f32 = 38.0;
const LOW_OTHER_SIDE_WIDTH: f32 = 136.0;
const SHORT_OTHER_SIDE_WIDTH: f32 = 80.0;
const GAP_AFTER_BACKS: f32 = 6.0;
const LOW_OWN_SCORE_WIDTH: f32 = 120.0;
// Space before a score, and before the number of hands won, which follows nails.
const GAP_BEFORE_SCORE: f32 = 16.0;
const GAP_BEFORE_LOW_SCORE: f32 = 12.0;
const GAP_BEFORE_NUMBER: f32 = 12.0;
const WIDE_GAP_BEFORE_NUMBER: f32 = 18.0;
// Nails: the size of one; its center above the baseline of a score and below the middle of a high
// plate; and the width of the number of hands with the target.
const NAIL_SIZE: f32 = 14.0;
const NAIL_ABOVE_BASELINE: f32 = 8.0;
const NAILS_BELOW_MIDDLE: f32 = 12.0;
const NUMBER_AND_TARGET_WIDTH: f32 = 58.0;
const MIN_NEWS_WIDTH_AFTER_NAILS: f32 = 60.0;
// Nails at a rim, opposite and in a chip: the size of one, and the width of all.
const SMALL_NAIL_SIZE: f32 = 8.0;
const SMALL_NAILS_WIDTH: f32 = 68.0;
// Maximum widths of the viewer's name, without and beside a button.
const MAX_NAME_WIDTH: f32 = 168.0;
const NAME_WIDTH_BESIDE_BUTTON: f32 = 102.0;
// The width of a partner's name in the row of the score; the minimum height of a plate on which the
// name is below the viewer's; and offsets for it.
const LOW_PARTNER_WIDTH: f32 = 110.0;
const GAP_BESIDE_PARTNER: f32 = 2.0;
const PARTNER_BELOW_FROM_HEIGHT: f32 = 160.0;
const NAME_RISE_ABOVE_PARTNER: f32 = 5.0;
const HAND_TOP_BELOW_PARTNER: f32 = 58.0;
/// Space below the bones at a rim, for the sign of the direction of play.
const GAP_ABOVE_CHEVRON: f32 = 28.0;
// Chips of a narrow table: how far the first and the last one extend beyond the plate, the gaps
// between them, and the room for nails or a word before the backs.
const CHIPS_OVERHANG: [f32; 2] = [6.0, 8.0];
const CHIP_GAP: f32 = 12.0;
const GAP_BEFORE_BACKS: f32 = 78.0;
// A coin beside name and score, how far it shifts them, and the bar beside it; and the size of one
// inside a pill.
const COIN_SIZE: f32 = 56.0;
const SHIFT_BESIDE_COIN: f32 = 68.0;
const BAR_WIDTH_BESIDE_COIN: f32 = 164.0;
const INNER_COIN_SIZE: f32 = 24.0;
const LOW_NAME_WIDTH_WITH_COIN: f32 = 100.0;
const LOW_SCORE_WIDTH: f32 = 100.0;
/// Width of the number of the opponents' hands after nails on a low plate.
const LOW_NUMBER_WIDTH: f32 = 14.0;
// Widths for the player opposite at a table of four.
const NAME_WIDTH_OF_FOUR: f32 = 110.0;
const BAR_WIDTH_OF_FOUR: f32 = 104.0;
const NEWS_WIDTH_OF_FOUR: f32 = 90.0;
const GAP_BEFORE_BONES: f32 = 8.0;
// The strip of text above a large hand.
const STRIP_HEIGHT: f32 = 40.0;
const GAP_BELOW_LARGE_HAND: f32 = 8.0;
// Distance of a firecracker from the middle of the table, and the room for one on a narrow plate.
const FIRECRACKER_FROM_MIDDLE: f32 = 318.0;
const GAP_BESIDE_FIRECRACKER: f32 = 20.0;
const NARROW_FIRECRACKER_WIDTH: f32 = 36.0;
const NARROW_LOG_WIDTH: f32 = 40.0;

/// Where a player sits, as the viewer sees the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableSide {
    /// Below the cloth, where the viewer sits.
    Own,
    /// Above the cloth.
    Top,
    Left,
    Right,
    /// In the row of chips of a narrow or low table.
    Chip,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CoinCell {
    /// Beside the name and the score.
    Beside(Rect),
    /// In the left end of the name's pill, with this diameter.
    InPill(f32),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlateLayout {
    pub position: TableSide,
    /// The pill of the name.
    pub pill: Rect,
    /// The place of the coin; `None` for a person.
    pub coin: Option<CoinCell>,
    /// Room for the name of the viewer's partner; `None` if the name follows the viewer's.
    pub partner: Option<Rect>,
    /// Nails for the hands won, in a game that counts hands. The score is the number after them.
    pub nails: Option<Rect>,
    /// The position of the score, on its baseline: the left end, middle or right end.
    pub score: Pos2,
    pub bar: Rect,
    /// Room for the bones, which lie as near to the middle of the cloth as possible.
    pub bones: Rect,
    /// Room for news, which is left-aligned, or centered at a rim.
    pub news: Rect,
    /// Center and maximum height of the firecracker, in a game with firecrackers.
    pub firecracker: Option<(Pos2, f32)>,
}

/// Layout of the score of the opposing partners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideScoreLayout {
    /// Middle of the left edge of the names.
    pub names: Pos2,
    /// Left end of the score, on its baseline.
    pub score: Pos2,
    pub bar: Rect,
    /// Nails for the hands won, in a game that counts hands.
    pub nails: Option<Rect>,
}

impl SideScoreLayout {
    /// Whether the score is in the row of the names.
    pub(super) fn is_in_one_row(&self) -> bool {
        self.score.y <= self.names.y + 20.0
    }
}

impl PlateLayout {
    /// Creates a plate from left, top, width and height of each part, relative to `origin` before
    /// scaling.
    fn new(
        position: TableSide,
        origin: Pos2,
        scale: f32,
        pill: [f32; 4],
        [x, y]: [f32; 2],
        bar: [f32; 4],
        news: [f32; 4],
    ) -> Self {
        let at = |x: f32, y: f32| origin + vec2(x, y) * scale;
        let rect = |[x, y, width, height]: [f32; 4]| {
            Rect::from_min_size(at(x, y), vec2(width, height) * scale)
        };
        let [pill, bar, news] = [pill, bar, news].map(rect);
        Self {
            position,
            pill,
            coin: None,
            partner: None,
            nails: None,
            score: at(x, y),
            bar,
            bones: bar,
            news,
            firecracker: None,
        }
    }

    /// Replaces the bar with nails. The number follows them, with room up to where the bar ended.
    fn with_nails_before_score(self, nails: Option<Rect>, gap: f32) -> Self {
        let Some(nails) = nails else {
            return self;
        };
        let score = pos2(nails.right() + gap, self.score.y);
        let end = self.bar.right().max(score.x + NUMBER_WIDTH);
        let bar = Rect::from_min_max(score, pos2(end, score.y));
        Self { nails: Some(nails), score, bar, ..self }
    }

    /// Replaces the bar with nails below the number.
    fn with_nails_below_score(self, nails: Option<Rect>) -> Self {
        let Some(nails) = nails else {
            return self;
        };
        Self { nails: Some(nails), bar: Rect { min: nails.min, max: nails.right_top() }, ..self }
    }

    /// Adds a coin in the left end of the pill, if the player has one.
    fn with_coin(self, contents: PlateContents, diameter: f32) -> Self {
        Self { coin: contents.has_coin.then_some(CoinCell::InPill(diameter)), ..self }
    }

    /// Unit vector from the middle of the table to the player.
    pub(super) fn direction_from(&self, middle: Pos2) -> Vec2 {
        match self.position {
            TableSide::Own => Vec2::DOWN,
            TableSide::Top => Vec2::UP,
            TableSide::Left => Vec2::LEFT,
            TableSide::Right => Vec2::RIGHT,
            TableSide::Chip => (self.bones.center() - middle).normalized(),
        }
    }

    /// Whether the plate is at the left or right rim, centered on it.
    pub(super) const fn is_at_side(&self) -> bool {
        matches!(self.position, TableSide::Left | TableSide::Right)
    }

    /// Whether the score has a row of its own below the name.
    pub(super) fn has_two_rows(&self) -> bool {
        self.score.y > self.pill.bottom() + 8.0
    }
}

impl TableLayout {
    /// Lays out the plate of a player; 0 is the viewer.
    pub(super) fn plate(&self, place: usize, contents: PlateContents) -> PlateLayout {
        let others = usize::from(self.seats.count()) - 1;
        let from_left = match self.features.direction {
            Direction::CounterClockwise if place > 0 => others + 1 - place,
            _ => place,
        };
        let (left, right) = content_edges(self.room, self.class);
        let zones = self.room.with_min_x(left).with_max_x(right);
        let (own, top) =
            (zones.with_min_y(self.cloth.bottom()), zones.with_max_y(self.cloth.top()));
        let is_low = self.class.is_low();
        match (from_left, others) {
            (0, _) if is_low => self.low_plate(TableSide::Own, own, contents),
            (0, _) if self.class != SizeClass::Narrow && self.is_large_hand(contents.bones) => {
                self.large_hand_plate(own, contents)
            }
            (0, _) if self.class != SizeClass::Narrow => {
                self.high_plate(TableSide::Own, own, contents)
            }
            (0, _) if own.height() < ONE_ROW_BELOW => self.short_own_plate(own),
            (0, _) => self.narrow_own_plate(own, contents),
            (_, 1) if is_low => self.low_plate(TableSide::Top, top, contents),
            (_, 1) if self.class == SizeClass::Narrow => {
                self.narrow_top_plate(top).with_coin(contents, INNER_COIN_SIZE)
            }
            (_, 1) => self.high_plate(TableSide::Top, top, contents),
            _ if self.class.has_chips() => {
                self.chip(top, from_left - 1, contents).with_coin(contents, INNER_COIN_SIZE)
            }
            (2, 3) => self.plate_of_four(top, place, contents),
            (1, _) => self.side_plate(TableSide::Left, contents),
            _ => self.side_plate(TableSide::Right, contents),
        }
    }

    /// Returns the x coordinate of the firecrackers on plates that are not narrow; `None` without
    /// firecrackers.
    fn firecracker_x(&self, plate: Rect) -> Option<f32> {
        let beside_button = plate.right() - BUTTON_WIDTH - GAP_BESIDE_FIRECRACKER;
        let x = (self.cloth.center().x + FIRECRACKER_FROM_MIDDLE).min(beside_button);
        self.features.has_firecrackers.then_some(x)
    }

    /// Room for the clock at the right end of a plate that is not narrow.
    fn clock_width(&self, position: TableSide) -> f32 {
        let has_clock = self.features.has_clock && position == TableSide::Top;
        if has_clock { CLOCK_WIDTH + GAP_BEFORE_BONES } else { 0.0 }
    }

    /// Width of the room for the viewer's bones on a high plate, beside the score and a button.
    pub(super) fn room_between_score_and_button(&self) -> f32 {
        let (left, right) = content_edges(self.room, self.class);
        let plate = Rect::from_x_y_ranges(left..=right, 0.0..=0.0);
        let firecracker = self.firecracker_x(plate).map(|x| x - GAP_BESIDE_FIRECRACKER);
        let end = right - BUTTON_WIDTH - GAP_BETWEEN_BUTTONS;
        let score = bar_width(self.room) * self.text_scale() + GAP_BEFORE_BONES;
        firecracker.unwrap_or(f32::INFINITY).min(end) - left - score
    }

    /// Right end of the bones on a plate: before the firecracker, and the clock or the button.
    fn bones_right(&self, position: TableSide, plate: Rect) -> f32 {
        let beside = match position {
            TableSide::Own if self.buttons > 0 => BUTTON_WIDTH + GAP_BETWEEN_BUTTONS,
            _ => self.clock_width(position),
        };
        let firecracker = self.firecracker_x(plate).map(|x| x - GAP_BESIDE_FIRECRACKER);
        firecracker.unwrap_or(f32::INFINITY).min(plate.right() - beside)
    }

    fn narrow_own_plate(&self, plate: Rect, contents: PlateContents) -> PlateLayout {
        let end =
            plate.width() - if self.features.has_firecrackers { 56.0 } else { NARROW_LOG_WIDTH };
        let partner = f32::from(contents.partner_width);
        // The partner's name is below the viewer's, or beside it.
        let is_below = partner > 0.0 && plate.height() >= PARTNER_BELOW_FROM_HEIGHT;
        let aside = if partner > 0.0 && !is_below { partner + GAP_BESIDE_PARTNER } else { 0.0 };
        let most = if self.buttons > 0 { NAME_WIDTH_BESIDE_BUTTON } else { MAX_NAME_WIDTH };
        let most = most.min(end - aside - GAP_BEFORE_SCORE - NUMBER_WIDTH);
        let name = own_name_width(contents, most);
        let score = name + aside + GAP_BEFORE_SCORE;
        let up = if is_below { NAME_RISE_ABOVE_PARTNER } else { 0.0 };
        let bar = score + SCORE_WIDTH;
        // First the bar shrinks for the name, then the points to win are dropped.
        let (news, bar) = if end - bar >= MIN_BAR_WIDTH {
            (bar, [bar, 23.0 - up, end - bar, 4.0])
        } else {
            (score + NUMBER_WIDTH, [score, 23.0 - up, end - score, 0.0])
        };
        let layout = PlateLayout::new(
            TableSide::Own,
            plate.min,
            1.0,
            [0.0, 11.0 - up, name, 28.0],
            [score, 34.0 - up],
            bar,
            // News temporarily replaces the bar.
            [news, 11.0 - up, end - news, 28.0],
        );
        let top = if is_below { HAND_TOP_BELOW_PARTNER } else { 48.0 };
        let bones = plate.with_min_y(plate.top() + top);
        let bones = Rect::from_min_max(bones.min - vec2(4.0, 0.0), bones.max + vec2(4.0, -8.0));
        let beside = layout.pill.right_top() + vec2(6.0, 0.0);
        let partner = if is_below {
            let below = layout.pill.left_bottom() + vec2(6.0, 5.0);
            Some(Rect::from_min_size(below, vec2(end - 12.0, 16.0)))
        } else {
            (aside > 0.0).then(|| Rect::from_min_size(beside, vec2(partner, 28.0)))
        };
        let middle = pos2(layout.score.x, layout.pill.center().y);
        let room = end - score - NUMBER_WIDTH - GAP_BEFORE_NUMBER;
        let nails = if self.buttons > 0 { None } else { self.nails(middle, room, NAIL_SIZE) };
        let mut layout = PlateLayout { partner, bones, ..layout };
        layout = layout.with_nails_before_score(nails, GAP_BEFORE_NUMBER);
        if let Some(nails) = nails {
            let after = layout.score.x + NUMBER_WIDTH + GAP_BESIDE_NUMBER;
            let has_room = plate.left() + end - after >= MIN_NEWS_WIDTH_AFTER_NAILS;
            layout.news.min.x = if has_room { after } else { nails.left() };
            layout.news.max.x = if has_room { plate.left() + end } else { nails.right() };
        }
        self.fitted_beside_buttons(plate, layout)
    }

    /// Lays out a narrow plate that is so low that the hand is in the row of the name.
    fn short_own_plate(&self, plate: Rect) -> PlateLayout {
        let layout = PlateLayout::new(
            TableSide::Own,
            plate.min,
            1.0,
            [0.0, 22.0, 64.0, 28.0],
            [80.0, 44.0],
            [80.0, 52.0, 72.0, 3.0],
            [0.0, 4.0, 160.0, 16.0],
        );
        let bones = plate.with_min_x(plate.left() + 168.0).shrink2(vec2(0.0, 6.0));
        self.fitted_beside_buttons(plate, PlateLayout { bones, ..layout })
    }

    /// Shortens the bar of a narrow plate for its buttons, and puts the firecracker before the
    /// log's icon.
    fn fitted_beside_buttons(&self, plate: Rect, mut layout: PlateLayout) -> PlateLayout {
        if self.buttons > 0 {
            let room = score_width_beside(self.buttons) - GAP_BETWEEN_BUTTONS;
            layout.bar = Rect::from_min_size(layout.score, vec2(room, 0.0));
        }
        let firecracker = pos2(plate.right() - NARROW_LOG_WIDTH, layout.pill.center().y);
        layout.firecracker = self.features.has_firecrackers.then_some((firecracker, 40.0));
        layout
    }

    fn narrow_top_plate(&self, plate: Rect) -> PlateLayout {
        let Features { has_clock, has_firecrackers, .. } = self.features;
        // The bar and the backs yield to the clock.
        let (bones, beside) = if has_clock { (98.0, NARROW_CLOCK_WIDTH) } else { (192.0, 0.0) };
        let score = plate.height() - if plate.height() < SQUAT_BELOW { 9.0 } else { 15.0 };
        let bar =
            if has_clock { [0.0, score, bones, 0.0] } else { [112.0, score - 9.0, 68.0, 4.0] };
        let firecracker = if has_firecrackers { NARROW_FIRECRACKER_WIDTH } else { 0.0 };
        let left = plate.left() + bones;
        let bones = plate.with_min_x(left).with_max_x(plate.right() - beside - firecracker);
        let bones = bones.shrink2(vec2(0.0, 6.0));
        let firecracker =
            (bones.right_center() + vec2(firecracker / 2.0, 0.0), bones.height() - 6.0);
        let layout = PlateLayout::new(
            TableSide::Top,
            plate.min,
            1.0,
            [0.0, 4.0, 90.0, 28.0],
            [0.0, score],
            bar,
            [96.0, 7.0, 92.0, 28.0],
        );
        let middle = layout.score - vec2(0.0, NAIL_ABOVE_BASELINE);
        let room = layout.bar.right() - middle.x - NUMBER_WIDTH - GAP_BEFORE_NUMBER;
        let layout =
            layout.with_nails_before_score(self.nails(middle, room, NAIL_SIZE), GAP_BEFORE_NUMBER);
        let firecracker = has_firecrackers.then_some(firecracker);
        PlateLayout { bones, firecracker, ..layout }
    }

    /// Lays out a plate of a low table, everything in one row. The bones get the room they need
    /// around the middle of the cloth: first the bar is shortened, then left out, and then the
    /// points to win.
    fn low_plate(&self, position: TableSide, plate: Rect, contents: PlateContents) -> PlateLayout {
        let bones = contents.bones;
        let is_own = position == TableSide::Own;
        let has_partner = is_own && self.seats == Seats::Partners;
        let partner = f32::from(contents.partner_width).min(LOW_PARTNER_WIDTH);
        let aside = if has_partner { partner + GAP_BESIDE_PARTNER } else { 0.0 };
        let (pill, around) =
            if is_own { ([0.0, -14.0, 64.0, 28.0], 4.0) } else { ([0.0, -14.0, 76.0, 28.0], 0.0) };
        let pill =
            if contents.has_coin { [0.0, -14.0, LOW_NAME_WIDTH_WITH_COIN, 28.0] } else { pill };
        let (width, gap) = self.bone_width_and_gap(usize::from(!is_own), bones);
        let width = bones as f32 * (width + gap) - gap;
        let end = self.bones_right(position, plate) - plate.left();
        let first = (self.cloth.center().x - plate.left() - width / 2.0).min(end - width);
        let pill = if is_own {
            let around = GAP_BEFORE_LOW_SCORE + aside + NUMBER_WIDTH + GAP_BEFORE_BONES;
            [0.0, -14.0, own_name_width(contents, (end - width - around).min(MAX_NAME_WIDTH)), 28.0]
        } else {
            pill
        };
        let score = pill[2] + GAP_BEFORE_LOW_SCORE + aside;
        let left = score + if contents.has_coin { LOW_SCORE_WIDTH } else { LOW_OWN_SCORE_WIDTH };
        let right = (left + LOW_BAR_WIDTH).min(first - GAP_BEFORE_BONES);
        let bar = if right - left >= MIN_BAR_WIDTH && !has_partner {
            [left, -2.0, right - left, 4.0]
        } else {
            let has_target = end - left >= width;
            let right = if has_target { left - GAP_BEFORE_BONES } else { score + NUMBER_WIDTH };
            [score, -2.0, right - score, 0.0]
        };
        let half = plate.height() / 2.0 - 4.0;
        let news = [plate.width() - 190.0, -half, 190.0 - self.clock_width(position), 2.0 * half];
        let layout =
            PlateLayout::new(position, plate.left_center(), 1.0, pill, [score, 8.0], bar, news);
        let middle = pos2(layout.score.x, plate.center().y);
        let room = first - GAP_BEFORE_BONES - score - NUMBER_WIDTH - GAP_BEFORE_NUMBER;
        let nails = self.nails(middle, room, NAIL_SIZE).filter(|_| self.buttons == 0 || !is_own);
        let layout = layout.with_nails_before_score(nails, GAP_BEFORE_NUMBER);
        let bones = plate.with_min_x(layout.bar.right() + GAP_BEFORE_BONES);
        let bones = bones.with_max_x(plate.left() + end).shrink2(vec2(0.0, around));
        let beside = layout.pill.right_top() + vec2(6.0, 0.0);
        let partner = has_partner.then(|| Rect::from_min_size(beside, vec2(partner, 28.0)));
        let layout = PlateLayout { partner, ..layout.with_coin(contents, INNER_COIN_SIZE) };
        self.with_firecracker(plate, PlateLayout { bones, ..layout })
    }

    /// Lays out a high plate: beside the player's coin a name, a score and its bar, one below the
    /// other, and then the bones.
    fn high_plate(&self, position: TableSide, plate: Rect, contents: PlateContents) -> PlateLayout {
        let scale = self.text_scale();
        let (spread, pill, [name, score]) = match (position, self.class) {
            (TableSide::Own, SizeClass::Wide) => (4.0 / 3.0 / scale, 64.0, [-44.0, 18.0]),
            (TableSide::Own, _) => (1.0, 64.0, [-44.0, 18.0]),
            _ if contents.has_coin => (1.0, 80.0, [-32.0, 22.0]),
            _ => (1.0, 80.0, [-34.0, 20.0]),
        };
        let (aside, below) = if contents.has_coin { (SHIFT_BESIDE_COIN, 9.0) } else { (0.0, 10.0) };
        let [name, score, bar] = [name, score, score + below].map(|y| y * spread);
        let shorter = if contents.has_coin { BAR_WIDTH - BAR_WIDTH_BESIDE_COIN } else { 0.0 };
        let width = bar_width(self.room) - shorter;
        let coin = Rect::from_center_size(
            plate.left_center() + vec2(scale * COIN_SIZE / 2.0, 0.0),
            Vec2::splat(scale * COIN_SIZE),
        );
        let news = RIGHT_ZONE_WIDTH - self.clock_width(position);
        let layout = PlateLayout::new(
            position,
            plate.left_center(),
            scale,
            [aside, name, pill, 28.0],
            [aside, score],
            [aside, bar, width, 4.0],
            [(plate.width() - RIGHT_ZONE_WIDTH) / scale, name, news / scale, 40.0 / scale],
        );
        let middle = pos2(layout.score.x, plate.center().y + NAILS_BELOW_MIDDLE * scale * spread);
        let room = layout.bar.width() - NUMBER_AND_TARGET_WIDTH * scale - GAP_BEFORE_NUMBER;
        let nails = self.nails(middle, room, NAIL_SIZE * scale);
        let before_number = nails.map_or(0.0, |nails| room + GAP_BEFORE_NUMBER - nails.width());
        let layout = layout
            .with_nails_before_score(nails, before_number.min(WIDE_GAP_BEFORE_NUMBER * scale));
        let bones = plate.with_min_x(layout.bar.right() + GAP_BEFORE_BONES);
        let bones = bones.with_max_x(self.bones_right(position, plate));
        let coin = contents.has_coin.then_some(CoinCell::Beside(coin));
        self.with_firecracker(plate, PlateLayout { coin, bones, ..layout })
    }

    /// Lays out a plate filled by a large hand; all text is in a strip above it.
    fn large_hand_plate(&self, plate: Rect, contents: PlateContents) -> PlateLayout {
        let scale = self.text_scale();
        let firecracker = self.firecracker_x(plate);
        let end = firecracker.map_or(plate.right(), |x| x - GAP_BESIDE_FIRECRACKER);
        let strip = plate.with_max_y(plate.top() + STRIP_HEIGHT * scale).with_max_x(end);
        let bones =
            strip.with_min_y(strip.bottom()).with_max_y(plate.bottom() - GAP_BELOW_LARGE_HAND);
        let partner = f32::from(contents.partner_width);
        let aside = if partner > 0.0 { partner + GAP_BESIDE_PARTNER } else { 0.0 };
        let name = own_name_width(contents, MAX_NAME_WIDTH.min(plate.width() / 4.0) / scale);
        let score = name + GAP_BEFORE_SCORE + aside / scale;
        let bar = score + 100.0;
        let width = bar_width(self.room);
        let news = bar + width + GAP_BEFORE_BONES / scale;
        let shown = if self.buttons > 0 {
            [score, -2.0, bar - score - GAP_BETWEEN_BUTTONS / scale, 0.0]
        } else {
            [bar, -2.0, width, 4.0]
        };
        let layout = PlateLayout::new(
            TableSide::Own,
            strip.left_center(),
            scale,
            [0.0, -14.0, name, 28.0],
            [score, 10.0],
            shown,
            [news, -STRIP_HEIGHT / 2.0, strip.width() / scale - news, STRIP_HEIGHT],
        );
        let beside = layout.pill.right_top() + vec2(6.0, 0.0);
        let partner =
            (aside > 0.0).then(|| Rect::from_min_size(beside, vec2(partner, 28.0 * scale)));
        let nails = if self.buttons > 0 {
            None
        } else {
            let room = layout.bar.right() - layout.score.x - NUMBER_AND_TARGET_WIDTH * scale;
            self.nails(
                pos2(layout.score.x, strip.center().y),
                room - GAP_BEFORE_NUMBER,
                NAIL_SIZE * scale,
            )
        };
        PlateLayout {
            bones,
            partner,
            firecracker: firecracker.map(|x| (pos2(x, bones.center().y), bones.height() - 6.0)),
            ..layout.with_nails_before_score(nails, GAP_BEFORE_NUMBER)
        }
    }

    /// Lays out the plate of the player opposite at a table of four: the name right before the
    /// bones, and the score below the name.
    fn plate_of_four(&self, rect: Rect, place: usize, contents: PlateContents) -> PlateLayout {
        let scale = self.text_scale();
        let (left, name) = match self.opponents_score {
            Some(other) => (other.bar.right() + GAP_BEFORE_BONES, -14.0),
            None => (rect.left(), -34.0),
        };
        let end = rect.right() - NEWS_WIDTH_OF_FOUR * scale;
        let bones = rect
            .with_min_x(left + NAME_WIDTH_OF_FOUR * scale + GAP_BEFORE_BONES)
            .with_max_x(self.bones_right(TableSide::Top, rect).min(end));
        let backs = self.centered_row(bones, place, contents.bones.max(1));
        let right = backs.first().map_or(bones.left(), Rect::left) - GAP_BEFORE_BONES;
        let news = rect.right() - self.clock_width(TableSide::Top) - right;
        let layout = PlateLayout::new(
            TableSide::Top,
            pos2(right, rect.center().y),
            scale,
            [-NAME_WIDTH_OF_FOUR, name, NAME_WIDTH_OF_FOUR, 28.0],
            [0.0, 20.0],
            [-BAR_WIDTH_OF_FOUR, 30.0, BAR_WIDTH_OF_FOUR, 4.0],
            [0.0, name, news / scale, 28.0],
        );
        let middle = layout.bar.left_center();
        let nails = self.nails(middle, SMALL_NAILS_WIDTH * scale, SMALL_NAIL_SIZE * scale);
        let nails = nails.filter(|_| self.opponents_score.is_none());
        let nails = nails.map(|it| it.translate(vec2(right - it.right(), 0.0)));
        let layout = layout.with_nails_below_score(nails).with_coin(contents, 28.0 * scale);
        PlateLayout { bones, ..layout }
    }

    /// Lays out a plate at the left or right rim. Partners have no score there.
    fn side_plate(&self, position: TableSide, contents: PlateContents) -> PlateLayout {
        let rim = match position {
            TableSide::Left => self.room.with_max_x(self.cloth.left()),
            _ => self.room.with_min_x(self.cloth.right()),
        };
        let has_score = self.seats != Seats::Partners;
        let layout = PlateLayout::new(
            position,
            pos2(rim.center().x, self.cloth.center().y),
            self.text_scale(),
            [-44.0, -68.0, 88.0, 28.0],
            [0.0, -6.0],
            if has_score { [-32.0, 2.0, 64.0, 4.0] } else { [-44.0, -40.0, 0.0, 0.0] },
            [-46.0, -98.0, 92.0, 28.0],
        );
        let layout = layout.with_coin(contents, layout.pill.height());
        let scale = self.text_scale();
        let nails = self.nails(
            layout.bar.left_center(),
            SMALL_NAILS_WIDTH * scale,
            SMALL_NAIL_SIZE * scale,
        );
        let nails = nails.filter(|_| has_score);
        let nails = nails.map(|it| it.translate(vec2(rim.center().x - it.center().x, 0.0)));
        let layout = layout.with_nails_below_score(nails);
        let bones = if has_score {
            self.cloth.center().y + 22.0 * self.text_scale()
        } else {
            layout.pill.bottom() + GAP_BEFORE_BONES
        };
        let end = self.cloth.bottom() - GAP_ABOVE_CHEVRON;
        PlateLayout { bones: rim.with_min_y(bones).with_max_y(end), ..layout }
    }

    /// Lays out a chip of a narrow or low table; `nth` counts from the left.
    fn chip(&self, row: Rect, nth: usize, contents: PlateContents) -> PlateLayout {
        let is_of_partners = self.seats == Seats::Partners;
        let others = f32::from(self.seats.count()) - 1.0;
        if self.class.is_low() {
            let beside = if is_of_partners { low_other_side_width(self.room) } else { 0.0 };
            let width = (row.width() - beside) / others;
            return self.low_chip(row.translate(vec2(nth as f32 * width, 0.0)), width, contents);
        }
        let [left, right] = CHIPS_OVERHANG;
        let step = (row.width() + left + right + CHIP_GAP) / others;
        let width = step - CHIP_GAP;
        let origin = row.min + vec2(nth as f32 * step - left, 0.0);
        let chip = |pill: f32, score, bar, news| {
            let pill = [0.0, 4.0, pill, 28.0];
            PlateLayout::new(TableSide::Chip, origin, 1.0, pill, score, bar, news)
        };
        let bones =
            |x: f32, width: f32| Rect::from_min_size(origin + vec2(x, 38.0), vec2(width, 26.0));
        let counts_hands = self.features.hands_to_win.is_some();
        if is_of_partners || counts_hands {
            // Nails or news, then the backs.
            let word = [6.0, 38.0, GAP_BEFORE_BACKS - 8.0, 26.0];
            let layout = chip(width, [6.0, 58.0], [6.0, 58.0, 60.0, 0.0], word);
            let middle = origin + vec2(2.0, 51.0);
            let nails =
                self.nails(middle, SMALL_NAILS_WIDTH, SMALL_NAIL_SIZE).filter(|_| !is_of_partners);
            let bones = bones(GAP_BEFORE_BACKS, width - GAP_BEFORE_BACKS);
            return PlateLayout { nails, bones, ..layout };
        }
        let news = [width * 0.5, 38.0, width * 0.45, 26.0];
        if others == 2.0 {
            let bar = [120.0, 32.0, width - 136.0, 4.0];
            let layout = chip(108.0, [120.0, 26.0], bar, news);
            return PlateLayout { bones: bones(2.0, width * 0.5), ..layout };
        }
        // Where there is little room, the score is right after the backs.
        let bones = bones(2.0, width * 0.58);
        let end = origin.x + width * 0.95;
        let backs = self.chip_backs(
            [bones, bones.with_max_x(end)],
            true,
            contents.bones,
            contents.has_news,
        );
        let score = backs.last().map_or(bones.left(), Rect::right) + GAP_AFTER_BACKS - origin.x;
        let bar = [score, 62.0, width - score, 3.0];
        let layout = chip(width, [score, 58.0], bar, news);
        PlateLayout { bones, ..layout }
    }

    /// Lays out a chip of a low table in one row: the name; the score or the nails, unless partners
    /// share them; the bones; and room for the sign of the direction of play.
    fn low_chip(&self, row: Rect, width: f32, contents: PlateContents) -> PlateLayout {
        let is_of_partners = self.seats == Seats::Partners;
        let (name, score) = if is_of_partners { (0.44, 0.0) } else { (0.34, CHIP_SCORE_WIDTH) };
        let longest = if contents.has_coin { 112.0 } else { 86.0 };
        let name = (width * name).min(longest);
        let middle = row.height() / 2.0;
        let left = row.left_top() + vec2(name + GAP_BEFORE_BONES, middle);
        let nails =
            self.nails(left, SMALL_NAILS_WIDTH, SMALL_NAIL_SIZE).filter(|_| !is_of_partners);
        let x =
            name + GAP_BEFORE_BONES + nails.map_or(score, |nails| nails.width() + GAP_BEFORE_BONES);
        let bones =
            Rect::from_min_size(row.min + vec2(x, middle - 13.0), vec2(width - 18.0 - x, 26.0));
        let layout = PlateLayout::new(
            TableSide::Chip,
            row.min,
            1.0,
            [0.0, middle - 14.0, name, 28.0],
            [name + 6.0, middle + 7.0],
            [name + 6.0, middle, score * 0.9, 0.0],
            [0.0; 4],
        );
        PlateLayout { bones, news: bones, nails, ..layout }
    }

    /// A row of nails for hands won; `left` is the middle of its left edge. `None` if hands are not
    /// counted, or the nails would be too small.
    pub(super) fn nails(&self, left: Pos2, room: f32, nail: f32) -> Option<Rect> {
        nails(self.features, left, room, nail)
    }

    /// Adds a firecracker after the bones, and moves the news behind it.
    fn with_firecracker(&self, plate: Rect, mut layout: PlateLayout) -> PlateLayout {
        if let Some(x) = self.firecracker_x(plate) {
            layout.news.min.x = layout.news.left().max(x + 16.0);
            let most = layout.bones.height() - 6.0;
            layout.firecracker = Some((pos2(x, layout.bones.center().y), most));
        }
        layout
    }
}

/// A row of nails for hands won; `left` is the middle of its left edge. `None` if hands are not
/// counted, or the nails would be too small.
fn nails(features: Features, left: Pos2, room: f32, nail: f32) -> Option<Rect> {
    let marks = HandMarks { won: 0.0, target: features.hands_to_win? };
    let width = marks.width(vec2(room, nail))?;
    Some(Rect::from_min_size(left - vec2(0.0, nail / 2.0), vec2(width, nail)))
}

/// Width of the pill with the viewer's name, at most `most`.
fn own_name_width(contents: PlateContents, most: f32) -> f32 {
    f32::from(contents.name_width).min(most).max(Pill::MIN_WIDTH)
}

/// Left and right edge of the contents of the plates.
pub(super) fn content_edges(area: Rect, class: SizeClass) -> (f32, f32) {
    let (widest, margin) = match class {
        SizeClass::Wide => (WIDE_ZONES_WIDTH.max(WIDE_ZONES_SHARE * area.width()), ZONE_MARGIN),
        SizeClass::Normal => (MAX_ZONES_WIDTH, ZONE_MARGIN),
        SizeClass::Narrow | SizeClass::Low | SizeClass::VeryLow => (MAX_ZONES_WIDTH, 16.0),
    };
    let half = (area.width() / 2.0 - margin).min(widest / 2.0);
    (area.center().x - half, area.center().x + half)
}

fn bar_width(area: Rect) -> f32 {
    if area.width() < SHORT_BARS_BELOW { SHORT_BAR_WIDTH } else { BAR_WIDTH }
}

/// Width of the opponents' score on a low plate.
fn low_other_side_width(area: Rect) -> f32 {
    if area.width() < SHORT_BARS_BELOW { SHORT_OTHER_SIDE_WIDTH } else { LOW_OTHER_SIDE_WIDTH }
}

/// The opponents' score: at the upper left; below the chips of a narrow table; or at the right end
/// of a low one.
pub(super) fn opponents_score(
    area: Rect,
    cloth: Rect,
    class: SizeClass,
    features: Features,
) -> SideScoreLayout {
    let (left, right) = content_edges(area, class);
    let top = area.top();
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    };
    let layout = match class {
        SizeClass::Narrow => SideScoreLayout {
            names: pos2(left, cloth.top() - 16.0),
            score: pos2(left + 150.0, cloth.top() - 10.0),
            bar: at(left + 228.0, cloth.top() - 18.0, right - left - 228.0, 4.0),
            nails: None,
        },
        SizeClass::Low | SizeClass::VeryLow => {
            // Dots replace the names, and there is no bar.
            let middle = f32::midpoint(top, cloth.top());
            let names = right - low_other_side_width(area) + 6.0;
            let score = names + 32.0;
            SideScoreLayout {
                names: pos2(names, middle),
                score: pos2(score, middle + 7.0),
                bar: at(score, middle - top, right - score, 0.0),
                nails: None,
            }
        }
        SizeClass::Normal | SizeClass::Wide => {
            let scale = class.measures().text;
            let y = |from_middle: f32| f32::midpoint(top, cloth.top()) + from_middle * scale;
            SideScoreLayout {
                names: pos2(left, y(-21.0)),
                score: pos2(left, y(20.0)),
                bar: at(left, y(30.0), bar_width(area) * scale, 4.0 * scale),
                nails: None,
            }
        }
    };
    let scale = class.measures().text;
    let up = if class.has_chips() { 6.0 } else { NAIL_ABOVE_BASELINE * scale };
    let (number, nail) = if class.is_low() {
        (LOW_NUMBER_WIDTH, SMALL_NAIL_SIZE)
    } else {
        (NUMBER_AND_TARGET_WIDTH, NAIL_SIZE)
    };
    let start = layout.score - vec2(0.0, up);
    let room = layout.bar.right() - start.x - number * scale - GAP_BEFORE_NUMBER;
    let Some(nails) = nails(features, start, room, nail * scale) else {
        return layout;
    };
    let gap = if class.has_chips() { GAP_BEFORE_NUMBER } else { WIDE_GAP_BEFORE_NUMBER * scale };
    let score = pos2(nails.right() + gap, layout.score.y);
    let bar = Rect::from_min_max(score, pos2(layout.bar.right().max(score.x), score.y));
    SideScoreLayout { score, bar, nails: Some(nails), ..layout }
}

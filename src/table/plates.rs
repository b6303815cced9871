//! The plates of the players: where the name, score, bones, news and firecracker of each
//! stand, for every number of players and size of the table.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::Seats;

use super::measures::SizeClass;

/// Narrow plates lower than these are tighter.
const SQUAT_BELOW: f32 = 70.0;
const ONE_ROW_BELOW: f32 = 100.0;
/// Maximum width of a plate's zones, which stay near the middle of a wider window; minimum
/// width and share of a large window.
const ZONES: f32 = 1536.0;
const WIDE_ZONES: f32 = 1280.0;
const WIDE_SHARE: f32 = 2.0 / 3.0;
/// Width of a plate's outer zones.
const ZONE: f32 = 232.0;
/// Length of a score's bar, and on narrower plates.
const BAR: f32 = 200.0;
const SHORT_BAR: f32 = 140.0;
const SHORT_BARS_BELOW: f32 = 900.0;
const ZONE_MARGIN: f32 = 32.0;
/// Width of a partner's name in the row of the score, and on a low plate.
const PARTNER: f32 = 64.0;
const PARTNER_IN_LOW: f32 = 72.0;
/// Width of the opponents' score on a low plate, and of one player's score on a chip.
const LOW_OTHER_SIDE: f32 = 136.0;
const SHORT_OTHER_SIDE: f32 = 80.0;
const CHIP_SCORE: f32 = 38.0;
/// Four players: width of the name and bar of the player opposite, and room for their news at
/// the right.
const NAME_OF_FOUR: f32 = 110.0;
const BAR_OF_FOUR: f32 = 104.0;
const NEWS_OF_FOUR: f32 = 90.0;
/// Gap between text and the bones beside it.
const BEFORE_BONES: f32 = 8.0;
/// Height of the strip for text above a large hand, and the space below the hand.
const STRIP: f32 = 40.0;
const BELOW_STRIP: f32 = 4.0;
/// Left edges of score and bar in that strip.
const SCORE_IN_STRIP: f32 = 80.0;
const BAR_IN_STRIP: f32 = 180.0;
/// Approximate width of a letter of a name, the rest of its pill with the gap before the
/// score, and the maximum by which a name moves the score of a narrow plate.
const LETTER: f32 = 8.5;
const BESIDE_LETTERS: f32 = 32.0;
const MOST_ASIDE: f32 = 36.0;
/// Minimum length of a bar in the row of its score.
pub(super) const LEAST_BAR: f32 = 40.0;
/// Width of a score without the points to win.
pub(super) const NUMBER: f32 = 56.0;
/// Gap between the backs of a chip and the score.
const SCORE_AFTER_BACKS: f32 = 6.0;

/// Side of the table where a player sits, as the viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableSide {
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

/// Layout of one player's plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlateLayout {
    /// Side of the table.
    pub position: TableSide,
    /// Pill of the name.
    pub pill: Rect,
    /// Left end of the score, on its baseline.
    pub score: Pos2,
    /// Bar of the score.
    pub bar: Rect,
    /// Room for the bones, which lie as near to the middle of the cloth as possible.
    pub bones: Rect,
    /// Room for news, left-aligned, or centered at a rim.
    pub news: Rect,
}

/// Layout of the opposing partners' score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideScoreLayout {
    /// Left end of the names, at their middle.
    pub names: Pos2,
    /// Left end of the score, on its baseline.
    pub score: Pos2,
    /// Bar of the score.
    pub bar: Rect,
}

impl PlateLayout {
    /// Whether it stands at the left or right rim, around its middle.
    pub(super) const fn is_at_side(&self) -> bool {
        matches!(self.position, TableSide::Left | TableSide::Right)
    }

    /// Whether the score stands in a row of its own below the name.
    pub(super) fn has_two_rows(&self) -> bool {
        self.score.y > self.pill.bottom() + 8.0
    }

    /// Makes room for a row of bones of this width around the middle of the cloth: the bar
    /// beside it gets shorter, then goes, then the points to win go.
    pub(super) fn make_room_for_bones(&mut self, width: f32, middle: f32) {
        let wanted = (middle - width / 2.0).min(self.bones.right() - width);
        let score = self.score.x;
        let end_bar = |of: &mut Self, x: f32| {
            of.bar = Rect::from_min_max(pos2(score, of.bar.top()), pos2(x, of.bar.top()));
            of.bones.min.x = x + BEFORE_BONES;
        };
        if self.bones.left() > wanted && self.bar.height() > 0.0 {
            let right = wanted - BEFORE_BONES;
            if right - self.bar.left() >= LEAST_BAR {
                self.bar.max.x = right;
                self.bones.min.x = wanted;
            } else {
                end_bar(self, self.bar.left() - BEFORE_BONES);
            }
        }
        if self.bones.width() < width {
            end_bar(self, score + NUMBER);
        }
    }

    /// Moves text into a strip above a large hand.
    pub(super) fn make_strip(&mut self, top: f32, class: SizeClass, seats: Seats) {
        let scale = class.measures().text;
        let left = self.pill.left();
        let aside = if seats == Seats::Partners { PARTNER } else { 0.0 };
        let middle = top + STRIP / 2.0 * scale;
        let size = self.bar.size();
        self.pill = self.pill.translate(vec2(0.0, middle - self.pill.center().y));
        self.score = pos2(left + (SCORE_IN_STRIP + aside) * scale, middle + 10.0 * scale);
        let bar = pos2(left + (BAR_IN_STRIP + aside) * scale, middle - size.y / 2.0);
        self.bar = Rect::from_min_size(bar, size);
        self.bones.min = pos2(left, top + STRIP * scale);
        self.bones.max.y -= BELOW_STRIP;
        let strip = top..=self.bones.top();
        self.news =
            Rect::from_x_y_ranges(self.bar.right() + BEFORE_BONES..=self.bones.right(), strip);
    }

    /// Makes room for a name before the score of a narrow plate.
    pub(super) fn make_room_for_name(&mut self, letters: usize) {
        if self.bones.left() > self.score.x {
            // All is in one row with the bones.
            return;
        }
        let wanted = LETTER * letters as f32 + BESIDE_LETTERS;
        let aside = (wanted - (self.score.x - self.pill.left())).clamp(0.0, MOST_ASIDE);
        self.score.x += aside;
        self.bar.min.x += aside;
        self.news.min.x += aside;
    }

    /// Moves the name right before the first bone, and the score below it.
    pub(super) fn stand_before(&mut self, bones: f32) {
        let aside = vec2(bones - BEFORE_BONES - self.pill.right(), 0.0);
        self.pill = self.pill.translate(aside);
        self.score += aside;
        self.bar = self.bar.translate(aside);
    }

    /// Moves the score of a chip right after the last back.
    pub(super) fn put_score_after(&mut self, backs: f32) {
        let aside = backs + SCORE_AFTER_BACKS - self.score.x;
        self.score.x += aside;
        self.bar.min.x += aside;
    }

    /// Makes room for a firecracker: before the log's tab on a narrow table, else before the
    /// button. Returns its middle and maximum height.
    pub(super) fn make_room_for_firecracker(
        &mut self,
        class: SizeClass,
        cloth: Rect,
        [log_left, button_left]: [f32; 2],
    ) -> (Pos2, f32) {
        let middle = self.bones.center().y;
        let height = self.bones.height() - 6.0;
        match (class, self.position) {
            (SizeClass::Narrow, TableSide::Own) => {
                self.bar.max.x = self.bar.max.x.min(log_left - 28.0);
                self.news.max.x = self.bar.max.x;
                (pos2(log_left - 12.0, self.pill.center().y), 40.0)
            }
            (SizeClass::Narrow, TableSide::Top) => {
                self.bones.max.x -= 36.0;
                (pos2(self.bones.right() + 18.0, middle), height)
            }
            (SizeClass::Narrow, _) => (pos2(self.bones.right() - 12.0, middle), height),
            _ => {
                let x = (cloth.center().x + 318.0).min(button_left - 20.0);
                self.bones.max.x = self.bones.right().min(x - 20.0);
                self.news.min.x = self.news.left().max(x + 16.0);
                (pos2(x, middle), height)
            }
        }
    }
}

/// Lays out the plates: the viewer's first, then the others in the order of play.
pub(super) fn plates(area: Rect, cloth: Rect, class: SizeClass, seats: Seats) -> Vec<PlateLayout> {
    let others = usize::from(seats.count()) - 1;
    let mut own = own_plate(area, cloth, class);
    let is_row = own.score.x > own.pill.left() && own.bar.left() > own.score.x;
    if seats == Seats::Partners && is_row {
        // The partner's name stands before the score; in a low plate the bar gives way.
        own.bar.min.x += PARTNER;
        if class.is_low() {
            own.score.x += PARTNER_IN_LOW;
            own.bar = Rect::from_min_max(pos2(own.score.x, own.bar.top()), own.bar.left_top());
            own.bones.min.x = own.bar.right() + BEFORE_BONES;
        } else {
            own.score.x += PARTNER;
            own.news.min.x = own.bar.min.x;
        }
    }
    let mut plates = vec![own];
    if class.has_chips() && others > 1 {
        let (left, right) = zones(area, class);
        let right = if seats == Seats::Partners && class.is_low() {
            right - low_other_side(area)
        } else {
            right
        };
        let row = Rect::from_min_max(pos2(left, area.top()), pos2(right, cloth.top()));
        plates.extend((0..others).map(|n| chip(row, n, others, seats)));
        return plates;
    }
    match others {
        1 => plates.push(top_plate(area, cloth, class, None)),
        2 => {
            plates
                .extend([TableSide::Left, TableSide::Right].map(|at| side(area, cloth, at, class)));
        }
        _ => plates.extend([
            side(area, cloth, TableSide::Left, class),
            top_plate(area, cloth, class, Some(seats)),
            side(area, cloth, TableSide::Right, class),
        ]),
    }
    if seats == Seats::Partners {
        // No score stands between the names at the sides and their bones.
        for plate in plates.iter_mut().filter(|plate| plate.is_at_side()) {
            plate.bones.min.y = plate.pill.bottom() + BEFORE_BONES;
            plate.bar = Rect::from_min_size(plate.pill.left_bottom(), Vec2::ZERO);
        }
    }
    plates
}

/// Left and right edge of a plate's zones.
pub(super) fn zones(area: Rect, class: SizeClass) -> (f32, f32) {
    let (widest, margin) = match class {
        SizeClass::Wide => (WIDE_ZONES.max(WIDE_SHARE * area.width()), ZONE_MARGIN),
        SizeClass::Normal => (ZONES, ZONE_MARGIN),
        SizeClass::Narrow | SizeClass::Low | SizeClass::VeryLow => (ZONES, 16.0),
    };
    let half = (area.width() / 2.0 - margin).min(widest / 2.0);
    (area.center().x - half, area.center().x + half)
}

/// Length of the bar below a score.
fn bar(area: Rect) -> f32 {
    if area.width() < SHORT_BARS_BELOW { SHORT_BAR } else { BAR }
}

/// Width of the opponents' score on a low plate.
fn low_other_side(area: Rect) -> f32 {
    if area.width() < SHORT_BARS_BELOW { SHORT_OTHER_SIDE } else { LOW_OTHER_SIDE }
}

fn own_plate(area: Rect, cloth: Rect, class: SizeClass) -> PlateLayout {
    let (left, right) = zones(area, class);
    let (top, bottom) = (cloth.bottom(), area.bottom());
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    };
    match class {
        SizeClass::Narrow if bottom - top < ONE_ROW_BELOW => PlateLayout {
            position: TableSide::Own,
            pill: at(left, top + 22.0, 64.0, 28.0),
            score: pos2(left + 80.0, top + 44.0),
            bar: at(left + 80.0, top + 52.0, 72.0, 3.0),
            bones: Rect::from_min_max(pos2(left + 168.0, top + 6.0), pos2(right, bottom - 6.0)),
            news: at(left, top + 4.0, 160.0, 16.0),
        },
        SizeClass::Narrow => PlateLayout {
            position: TableSide::Own,
            pill: at(left, top + 11.0, 64.0, 28.0),
            score: pos2(left + 80.0, top + 34.0),
            bar: at(left + 196.0, top + 23.0, right - left - 236.0, 4.0),
            bones: Rect::from_min_max(
                pos2(left - 4.0, top + 48.0),
                pos2(right + 4.0, bottom - 8.0),
            ),
            // In place of the bar, for a while.
            news: at(left + 196.0, top + 11.0, right - left - 236.0, 28.0),
        },
        SizeClass::Low | SizeClass::VeryLow => {
            let plate = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
            low_plate(plate, TableSide::Own)
        }
        SizeClass::Normal | SizeClass::Wide => {
            let scale = class.measures().text;
            let apart = if class == SizeClass::Wide { 4.0 / 3.0 } else { 1.0 };
            let y = |from_middle: f32| f32::midpoint(top, bottom) + from_middle * apart;
            let bar = bar(area) * scale;
            PlateLayout {
                position: TableSide::Own,
                pill: at(left, y(-44.0), 64.0 * scale, 28.0 * scale),
                score: pos2(left, y(18.0)),
                bar: at(left, y(28.0), bar, 4.0 * scale),
                bones: Rect::from_min_max(
                    pos2(left + bar + BEFORE_BONES, top),
                    pos2(right, bottom),
                ),
                news: at(right - ZONE, y(-44.0), ZONE, 40.0),
            }
        }
    }
}

/// The plate of a low table: everything in one row.
fn low_plate(plate: Rect, position: TableSide) -> PlateLayout {
    let (left, right, middle) = (plate.left(), plate.right(), plate.center().y);
    let (pill, bones) = if position == TableSide::Own {
        (vec2(64.0, 28.0), plate.shrink2(vec2(0.0, 4.0)))
    } else {
        (vec2(76.0, 26.0), plate)
    };
    let at = |x: f32, y: f32, size: Vec2| Rect::from_min_size(pos2(x, y), size);
    PlateLayout {
        position,
        pill: at(left, middle - pill.y / 2.0, pill),
        score: pos2(left + pill.x + 12.0, middle + 8.0),
        bar: at(left + 196.0, middle - 2.0, vec2(100.0, 4.0)),
        bones: bones.with_min_x(left + 296.0 + BEFORE_BONES),
        news: at(right - 190.0, plate.top() + 4.0, vec2(190.0, plate.height() - 8.0)),
    }
}

/// The plate of the player opposite. With four players the name stands right before the bones.
fn top_plate(area: Rect, cloth: Rect, class: SizeClass, of_four: Option<Seats>) -> PlateLayout {
    let (left, right) = zones(area, class);
    let scale = class.measures().text;
    let (top, bottom) = (area.top(), cloth.top());
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    };
    let is_squat = bottom - top < SQUAT_BELOW;
    match class {
        SizeClass::Narrow => PlateLayout {
            position: TableSide::Top,
            pill: at(left, top + 4.0, 90.0, 28.0),
            score: pos2(left, bottom - if is_squat { 9.0 } else { 15.0 }),
            bar: at(left + 112.0, bottom - if is_squat { 18.0 } else { 24.0 }, 68.0, 4.0),
            bones: Rect::from_min_max(pos2(left + 192.0, top + 6.0), pos2(right, bottom - 6.0)),
            news: at(left + 96.0, top + 7.0, 92.0, 28.0),
        },
        SizeClass::Low | SizeClass::VeryLow => {
            let plate = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
            low_plate(plate, TableSide::Top)
        }
        SizeClass::Normal | SizeClass::Wide => {
            let y = |from_middle: f32| f32::midpoint(top, bottom) + from_middle * scale;
            let Some(seats) = of_four else {
                let bar = bar(area) * scale;
                return PlateLayout {
                    position: TableSide::Top,
                    pill: at(left, y(-34.0), 80.0 * scale, 28.0 * scale),
                    score: pos2(left, y(20.0)),
                    bar: at(left, y(30.0), bar, 4.0 * scale),
                    bones: Rect::from_min_max(
                        pos2(left + bar + BEFORE_BONES, top),
                        pos2(right, bottom),
                    ),
                    news: at(right - ZONE, y(-34.0), ZONE, 40.0),
                };
            };
            let (before, up) = if seats == Seats::Partners {
                let other = other_side(area, cloth, class);
                (other.bar.right() + BEFORE_BONES, -14.0)
            } else {
                (left, -34.0)
            };
            let pill = at(before, y(up), NAME_OF_FOUR * scale, 28.0 * scale);
            let bones = pill.right() + BEFORE_BONES;
            let bar = BAR_OF_FOUR * scale;
            PlateLayout {
                position: TableSide::Top,
                pill,
                score: pos2(pill.right(), y(20.0)),
                bar: at(pill.right() - bar, y(30.0), bar, 4.0 * scale),
                bones: Rect::from_min_max(
                    pos2(bones, top),
                    pos2(right - NEWS_OF_FOUR * scale, bottom),
                ),
                news: pill.with_max_x(right),
            }
        }
    }
}

/// The opponents' score: at the upper left, below the chips of a narrow table, or at the right
/// end of a low one.
pub(super) fn other_side(area: Rect, cloth: Rect, class: SizeClass) -> SideScoreLayout {
    let (left, right) = zones(area, class);
    let top = area.top();
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    };
    match class {
        SizeClass::Narrow => SideScoreLayout {
            names: pos2(left, cloth.top() - 16.0),
            score: pos2(left + 150.0, cloth.top() - 10.0),
            bar: at(left + 228.0, cloth.top() - 18.0, right - left - 228.0, 4.0),
        },
        SizeClass::Low | SizeClass::VeryLow => {
            // Dots replace the names, and there is no bar.
            let middle = f32::midpoint(top, cloth.top());
            let names = right - low_other_side(area) + 6.0;
            let score = names + 32.0;
            SideScoreLayout {
                names: pos2(names, middle),
                score: pos2(score, middle + 7.0),
                bar: at(score, middle - top, right - score, 0.0),
            }
        }
        SizeClass::Normal | SizeClass::Wide => {
            let scale = class.measures().text;
            let y = |from_middle: f32| f32::midpoint(top, cloth.top()) + from_middle * scale;
            SideScoreLayout {
                names: pos2(left, y(-21.0)),
                score: pos2(left, y(20.0)),
                bar: at(left, y(30.0), bar(area) * scale, 4.0 * scale),
            }
        }
    }
}

/// A plate at the left or right rim.
fn side(area: Rect, cloth: Rect, position: TableSide, class: SizeClass) -> PlateLayout {
    let scale = class.measures().text;
    let rim = if position == TableSide::Left {
        area.with_max_x(cloth.left())
    } else {
        area.with_min_x(cloth.right())
    };
    let center = rim.center().x;
    let middle = cloth.center().y;
    let at = |y: f32, width: f32, height: f32| {
        Rect::from_center_size(pos2(center, middle + y * scale), vec2(width, height) * scale)
    };
    PlateLayout {
        position,
        pill: at(-54.0, 88.0, 28.0),
        score: pos2(center, middle - 6.0 * scale),
        bar: at(4.0, 64.0, 4.0),
        bones: Rect::from_min_max(
            pos2(rim.left(), middle + 22.0 * scale),
            pos2(rim.right(), cloth.bottom()),
        ),
        news: at(-84.0, 92.0, 28.0),
    }
}

/// A chip of a narrow or low table; `place` counts the others in the order of play.
fn chip(inner: Rect, place: usize, count: usize, seats: Seats) -> PlateLayout {
    let width = inner.width() / count as f32;
    let left = inner.left() + place as f32 * width;
    let is_high = inner.height() >= 64.0;
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(pos2(left + x, inner.top() + y), vec2(width, height))
    };
    if is_high && count > 2 {
        // Little room: the score stands beside the bones.
        PlateLayout {
            position: TableSide::Chip,
            pill: at(0.0, 6.0, width - 20.0, 26.0),
            score: pos2(left + width * 0.68, inner.top() + 58.0),
            bar: at(width * 0.68, 62.0, width * 0.28, 3.0),
            bones: at(2.0, 38.0, width * 0.58, 26.0),
            news: at(width * 0.5, 38.0, width * 0.45, 26.0),
        }
    } else if is_high {
        PlateLayout {
            position: TableSide::Chip,
            pill: at(0.0, 6.0, 84.0, 26.0),
            score: pos2(left + 108.0, inner.top() + 26.0),
            bar: at(108.0, 32.0, width - 132.0, 4.0),
            bones: at(2.0, 38.0, width * 0.5, 26.0),
            news: at(width * 0.5, 38.0, width * 0.45, 26.0),
        }
    } else {
        // In one row: the name, the score unless a side shares it, the bones, the way round.
        let middle = inner.height() / 2.0;
        let (name, score) =
            if seats == Seats::Partners { (width * 0.44, 0.0) } else { (width * 0.34, CHIP_SCORE) };
        let name = name.min(86.0);
        let bones = name + 8.0 + score;
        let bones = at(bones, middle - 13.0, width - 18.0 - bones, 26.0);
        PlateLayout {
            position: TableSide::Chip,
            pill: at(0.0, middle - 13.0, name, 26.0),
            score: pos2(left + name + 6.0, inner.top() + middle + 7.0),
            bar: at(name + 6.0, middle, score * 0.9, 0.0),
            bones,
            news: bones,
        }
    }
}

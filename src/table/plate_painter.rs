//! Paints names, news and scores on the plates.

use egui::{Align, Painter, Pos2, Rect, Vec2, pos2, vec2};

use engine::Rules;
use words::msg;

use super::coins::coin_of;
use super::effect::Effect;
use super::layout::TableLayout;
use super::measures::SizeClass;
use super::names;
use super::painter::{SMALLEST_TEXT_SIZE, TablePainter};
use super::plates::{CoinCell, MIN_BAR_WIDTH, PlateLayout, TableSide};
use super::player_colors::{self, side_color};
use super::snapshot::Snapshot;
use super::sprite::{ScoreFont, ScoreSprite, Sprite, SpriteId};
use crate::paint::{self, Coin, CoinCache, HandMarks, Pen, Pill, Surface, TextStyle, color};

const GAP_BEFORE_BAR: f32 = 8.0;
/// Height of digits, as a share of the font size.
const DIGIT_HEIGHT_SHARE: f32 = 0.73;
/// Font size of a name beside a coin at the rim, opposite, and in a chip.
const SMALL_NAME_SIZE: f32 = 14.0;
/// Width of the colored ring around a coin.
const RING_WIDTH: f32 = 2.0;
// Dots before the opponents' names.
const DOT_SIZE: f32 = 10.0;
const DOT_EDGE_WIDTH: f32 = 1.5;
const DOT_GAP: f32 = 4.0;
const GAP_AFTER_DOTS: f32 = 4.0;
/// Font size of the partner's name below the viewer's.
const LOWER_PARTNER_NAME_SIZE: f32 = 12.0;
// The gap before text beside a name, and the minimum widths of the room for such texts, which are
// left out where there is less.
const GAP_BESIDE_NAME: f32 = 12.0;
const MIN_NAMES_WIDTH: f32 = 64.0;
const MIN_PARTNER_WIDTH: f32 = 40.0;
const MIN_NEWS_WIDTH: f32 = 32.0;

/// Shortens or shrinks a name to fit its plate. Returns the text and its font size.
pub fn fitted_name(
    painter: &Painter,
    place: usize,
    snapshot: &Snapshot,
    layout: &TableLayout,
) -> (String, f32) {
    let pill = full_size_pill(place, &snapshot.players[place].name, layout);
    let pill = Pill { pin: has_dot(place, snapshot).then_some(look::Rgb::BLACK), ..pill };
    paint::fitted_name(painter, &pill, layout.max_name_width(place))
}

/// Whether the pill has a dot in the player's color before the name: for other people if there are
/// more than two players. Computer players have coins instead.
fn has_dot(place: usize, snapshot: &Snapshot) -> bool {
    place > 0 && snapshot.has_dots() && !snapshot.has_coin(place)
}

/// The pill of a name in its full size, before it is fitted.
fn full_size_pill<'text>(place: usize, name: &'text str, layout: &TableLayout) -> Pill<'text> {
    let plate_layout = &layout.plates[place];
    let mut pill = Pill { height: plate_layout.pill.height(), ..Pill::new(name) };
    if plate_layout.position == TableSide::Chip && layout.class == SizeClass::Narrow {
        pill.min_width = plate_layout.pill.width();
    }
    let Some(CoinCell::InPill(coin)) = plate_layout.coin else {
        return pill;
    };
    let is_small = plate_layout.position != TableSide::Top || layout.is_name_before_bones(place);
    let text_size = if is_small { SMALL_NAME_SIZE * layout.text_scale() } else { pill.text_size };
    let min_width = if pill.min_width > Pill::MIN_WIDTH { pill.min_width } else { 0.0 };
    Pill { coin: Some(coin), min_width, text_size: text_size.min(pill.text_size), ..pill }
}

impl TablePainter<'_> {
    /// The color of a player on the wood and on the pill with the name.
    fn color_on_wood(&self, place: usize) -> look::Rgb {
        let snapshot = &self.keyframe.snapshot;
        let at = (&snapshot.seating, snapshot.rules.seats);
        player_colors::wood_color(self.look, at, snapshot.players[place].seat)
    }

    /// Paints a name, golden while it is the player's turn. Beside the viewer's name is the
    /// partner's name; beside others is the number of bones, which news replaces for a while.
    pub(super) fn paint_name(
        &self,
        pen: &mut Pen,
        sprite: &Sprite,
        place: usize,
        coins: &mut CoinCache,
    ) {
        let snapshot = &self.keyframe.snapshot;
        let rect = sprite.rect().translate(self.offset_behind_bones(sprite, place));
        let player = &snapshot.players[place];
        let fitted = fitted_name(pen.painter(), place, snapshot, self.layout);
        let pill = Pill {
            turn_strength: self.mark_strength(pen, ("turn", sprite), player.is_to_move, 0.15),
            ..self.pill(place, &fitted)
        };
        let plate_layout = &self.layout.plates[place];
        let width = paint::name_pill_width(pen.painter(), &pill);
        let drawn = pill;
        let left = if plate_layout.is_at_side() {
            rect.center().x - width / 2.0
        } else if self.layout.is_name_before_bones(place) {
            rect.right() - width
        } else {
            rect.left()
        };
        let pill = paint::name_pill(pen, pos2(left, rect.center().y), &pill, self.look);
        let coin = match plate_layout.coin {
            Some(CoinCell::Beside(coin)) => Some(coin),
            _ => drawn.coin_rect(pill),
        };
        if let Some(coin) = coin {
            self.paint_coin(pen, coin, place, coins);
        }
        // News about this player may be shown here for a while.
        let has_news = self.sprite(SpriteId::News(player.seat)).is_some();
        let yields = has_news && !self.layout.class.is_low();
        if yields || player.bones == 0 {
            return;
        }
        let is_dealt = !self.keyframe.effects.contains(&Effect::Deal);
        let note = if place == 0 {
            names::partner(snapshot)
        } else {
            names::bones_note(player).filter(|_| is_dealt)
        };
        let Some(note) = note else {
            return;
        };
        if let Some(room) = plate_layout.partner {
            let is_below = room.top() >= plate_layout.pill.bottom();
            let size =
                if is_below { LOWER_PARTNER_NAME_SIZE } else { 14.0 * self.layout.text_scale() };
            let style = TextStyle::regular(size);
            let (text, style) =
                paint::fit_text(pen.painter(), &note, style, SMALLEST_TEXT_SIZE, room.width());
            let ink = self.look.quiet_text(Surface::Wood);
            pen.text(room.left_center() + vec2(0.0, 5.0), Align::Min, &text, style, ink);
            return;
        }
        let middle = rect.center().y;
        if self.layout.is_name_before_bones(place) {
            let other = self.layout.opponents_score.map(|other| other.bar.right());
            let start = other.unwrap_or(self.layout.cloth.left()) + GAP_BESIDE_NAME;
            let end = pill.left() - GAP_BESIDE_NAME / 2.0;
            let at = pos2(end, middle);
            self.paint_whole_text(pen, at, &note, (Align::Max, end - start));
            return;
        }
        if plate_layout.is_at_side() || plate_layout.position == TableSide::Chip {
            let has_room = player.bones == 1 || !nails_overlap_news(plate_layout);
            if !has_news && has_room {
                let room = self.news_room(pen, place, plate_layout.news, false);
                let backs = self.layout.backs(place, player.bones, false);
                let first = backs.first().map_or(f32::NEG_INFINITY, Rect::left);
                let (at, align) = if first > room.right() {
                    // Close to the backs that it counts, and away from those of the chip before.
                    (pos2(first - GAP_BESIDE_NAME / 2.0, room.center().y), Align::Max)
                } else {
                    news_start(plate_layout, room)
                };
                self.paint_whole_text(pen, at, &note, (align, room.width()));
            }
            return;
        }
        let x = pill.right() + GAP_BESIDE_NAME / 2.0;
        // The score may be in the same row.
        let room = if plate_layout.has_two_rows() {
            plate_layout.bones.left() - x
        } else {
            plate_layout.score.x - x
        };
        let at = pos2(x, middle);
        if place > 0 {
            self.paint_whole_text(pen, at, &note, (Align::Min, room - 8.0));
        } else if room > MIN_PARTNER_WIDTH {
            self.paint_text_beside_name(pen, at, &note, (Align::Min, room - 8.0));
        }
    }

    /// How far a text before the bones is from its final place while it follows the bones.
    fn offset_behind_bones(&self, sprite: &Sprite, place: usize) -> Vec2 {
        if self.layout.is_name_before_bones(place) {
            self.painted(sprite).pose.center - sprite.pose.center
        } else {
            Vec2::ZERO
        }
    }

    /// Paints subdued text in the row of a name, vertically centered.
    fn paint_text_beside_name(
        &self,
        pen: &mut Pen,
        at: Pos2,
        text: &str,
        (align, room): (Align, f32),
    ) {
        let style = TextStyle::regular(14.0 * self.layout.text_scale());
        let (text, style) = paint::fit_text(pen.painter(), text, style, SMALLEST_TEXT_SIZE, room);
        let ink = self.look.quiet_text(Surface::Wood);
        pen.text(at + vec2(0.0, 5.0), align, &text, style, ink);
    }

    fn pill<'text>(&self, place: usize, fitted: &'text (String, f32)) -> Pill<'text> {
        let (text, text_size) = fitted;
        let has_dot = has_dot(place, &self.keyframe.snapshot);
        Pill {
            text_size: *text_size,
            pin: has_dot.then(|| self.color_on_wood(place)),
            ..full_size_pill(place, text, self.layout)
        }
    }

    /// Paints the coin of a computer player.
    fn paint_coin(&self, pen: &mut Pen, rect: Rect, place: usize, coins: &mut CoinCache) {
        let snapshot = &self.keyframe.snapshot;
        let seat = snapshot.players[place].seat;
        let Some(coin) = coin_of(&snapshot.seating, seat) else {
            return;
        };
        let coin = Coin {
            // All faces look towards the table.
            looks_left: self.layout.plates[place].position == TableSide::Right,
            expression: self.faces.expression(seat, self.now),
            ..coin
        };
        coins.paint(pen, place, rect, coin);
        // A ring has the color of the player's bones.
        if snapshot.has_dots() || self.look.colors.has_colored_plays() {
            let ring = color(self.color_on_wood(place));
            pen.frame(rect, rect.width() / 2.0, -RING_WIDTH, 0.0, ring);
        }
    }

    fn name_right(&self, pen: &Pen, place: usize) -> f32 {
        let fitted = fitted_name(pen.painter(), place, &self.keyframe.snapshot, self.layout);
        let width = paint::name_pill_width(pen.painter(), &self.pill(place, &fitted));
        self.layout.plates[place].pill.left() + width
    }

    /// Room for news: beside the name, after the bones if they are in the same row, or above a name
    /// at the side. `has_news` says whether the backs have made room for it.
    fn news_room(&self, pen: &Pen, place: usize, rect: Rect, has_news: bool) -> Rect {
        let (player, layout) = (&self.keyframe.snapshot.players[place], self.layout);
        let plate_layout = &layout.plates[place];
        let has_two_rows = plate_layout.has_two_rows();
        let between =
            |from: f32, to: f32, row: Rect| Rect::from_x_y_ranges(from..=to, row.y_range());
        let row = if place == 0 {
            layout.hand(player.bones)
        } else {
            layout.backs(place, player.bones, has_news)
        };
        let is_beside_backs = layout.is_name_before_bones(place);
        match plate_layout.position {
            TableSide::Left | TableSide::Right => rect,
            // The news replaces the nails before the backs.
            TableSide::Chip if rect.right() <= plate_layout.bones.left() => rect,
            TableSide::Own if layout.class == SizeClass::Narrow => rect,
            // The news is above a large hand.
            TableSide::Own if plate_layout.bones.top() >= rect.bottom() => rect,
            TableSide::Own | TableSide::Top if has_two_rows && !is_beside_backs => {
                let name = self.name_right(pen, place);
                let end = row.first().map_or(rect.right(), Rect::left);
                between(name + GAP_BESIDE_NAME, end - GAP_BESIDE_NAME / 2.0, plate_layout.pill)
            }
            TableSide::Own | TableSide::Top if !is_beside_backs => {
                let end = row.last().map_or(plate_layout.bones.left(), Rect::right);
                between(end + GAP_BESIDE_NAME, rect.right() - 4.0, rect)
            }
            _ => {
                let end = row.last().map_or(plate_layout.bones.left(), Rect::right);
                // A single player's score may be after the bones.
                let is_single =
                    has_two_rows && !is_beside_backs && layout.opponents_score.is_none();
                let end = if is_single {
                    let points = player.score.to_string();
                    let text_size = score_text_size(ScoreFont::Chip) * layout.text_scale();
                    let width = paint::score_width(pen.painter(), &points, None, text_size);
                    plate_layout.score.x + width
                } else {
                    end
                };
                between(end + GAP_BESIDE_NAME / 2.0, rect.right() - 4.0, rect)
            }
        }
    }

    pub(super) fn paint_news(&self, pen: &mut Pen, rect: Rect, place: usize) {
        let (player, layout) = (&self.keyframe.snapshot.players[place], self.layout);
        // Points that dock at the score of this plate may need the room.
        let has_score = place == 0 || layout.opponents_score.is_none();
        let seats = self.keyframe.snapshot.rules.seats;
        let docks = |effect: &Effect| match effect {
            Effect::Points { seat, .. } | Effect::Counting { seat, .. } => {
                seats.team(*seat) == seats.team(player.seat)
            }
            _ => false,
        };
        // At first, a bubble shows the same news.
        let has_bubble = self.effects.iter().any(|active| match *active.effect {
            Effect::Knock(seat) | Effect::PassBubble { seat, .. } => seat == player.seat,
            _ => false,
        });
        if has_bubble || has_score && self.effects.iter().any(|active| docks(active.effect)) {
            return;
        }
        let room = self.news_room(pen, place, rect, true);
        if room.width() < MIN_NEWS_WIDTH {
            return;
        }
        let (at, align) = news_start(&layout.plates[place], room);
        for text in names::news_versions(player, &self.keyframe.snapshot.rules) {
            if self.paint_news_text(pen, at, &text, (align, room.width())) {
                return;
            }
        }
    }

    /// Paints subdued text in one row if there is room for all of it. Returns whether there is.
    fn paint_whole_text(
        &self,
        pen: &mut Pen,
        at: Pos2,
        text: &str,
        (align, room): (Align, f32),
    ) -> bool {
        let has_room = fits_in_row(pen, text, room);
        if has_room {
            self.paint_text_beside_name(pen, at, text, (align, room));
        }
        has_room
    }

    /// Paints news if there is room for all of it, in one row or, on a tall plate, in two. Returns
    /// whether there is.
    fn paint_news_text(
        &self,
        pen: &mut Pen,
        at: Pos2,
        text: &str,
        (align, room): (Align, f32),
    ) -> bool {
        let scale = self.layout.text_scale();
        if self.paint_whole_text(pen, at, text, (align, room)) {
            return true;
        }
        let middle = text.len() / 2;
        let spaces = text.match_indices(' ').map(|(at, _)| at);
        let Some(cut) = spaces.min_by_key(|at| at.abs_diff(middle)) else {
            return false;
        };
        let rows = [&text[..cut], &text[cut + 1..]];
        if self.layout.class.has_chips() || !rows.iter().all(|row| fits_in_row(pen, row, room)) {
            return false;
        }
        for (row, down) in rows.into_iter().zip([-7.5, 7.5]) {
            let at = at + vec2(0.0, down * scale);
            self.paint_text_beside_name(pen, at, row, (align, room));
        }
        true
    }

    /// Paints a dot in the color of a player on the wood; `left` is the middle of its left edge.
    fn paint_dot(&self, pen: &mut Pen, left: Pos2, place: usize) {
        let center = left + vec2(DOT_SIZE / 2.0, 0.0);
        // An edge, since the wood may be as light as the dot.
        pen.disc(center, DOT_SIZE / 2.0 + DOT_EDGE_WIDTH, color(self.look.colors.pill.0));
        pen.disc(center, DOT_SIZE / 2.0, color(self.color_on_wood(place)));
    }

    /// Paints the names of the opponents after their dots, or the dots alone where there is little
    /// room.
    pub(super) fn paint_side_names(&self, pen: &mut Pen, rect: Rect, place: usize) {
        let snapshot = &self.keyframe.snapshot;
        let mut names = rect;
        for place in snapshot.side_places(place) {
            self.paint_dot(pen, pos2(names.left() + DOT_EDGE_WIDTH, rect.center().y), place);
            names.min.x += DOT_SIZE + DOT_GAP;
        }
        names.min.x += GAP_AFTER_DOTS;
        if rect.width() < MIN_NAMES_WIDTH {
            return;
        }
        let style = TextStyle::semibold(14.0 * self.layout.text_scale());
        let text = names::side_names(snapshot, place);
        let (words, style) =
            paint::fit_text(pen.painter(), &text, style, SMALLEST_TEXT_SIZE, names.width());
        let at = pos2(names.left(), rect.center().y + 5.0);
        pen.text(at, Align::Min, &words, style, self.look.text(Surface::Wood));
    }

    /// Paints nails for hands won; the newest one is driven in.
    fn paint_nails(&self, pen: &mut Pen, rect: Rect, place: usize) {
        let snapshot = &self.keyframe.snapshot;
        let (rules, player) = (&snapshot.rules, &snapshot.players[place]);
        let team = |seat| rules.seats.team(seat);
        let driven = self.effects.iter().find_map(|active| match *active.effect {
            Effect::Nail(seat) if team(seat) == team(player.seat) => Some(1.0 - active.progress),
            _ => None,
        });
        let won = player.score as f32 - driven.unwrap_or(0.0);
        if let Some(marks) = hand_marks(rules, won) {
            let side = side_color(&snapshot.seating, rules.seats, player.seat);
            paint::hand_marks(pen, rect, marks, self.look.colors.players_on_wood[side]);
        }
    }

    /// Whether news about the viewer temporarily replaces the bar of the score, or the points to
    /// win, on a narrow table.
    fn yields_to_news(&self, score: &ScoreSprite) -> bool {
        let seat = self.keyframe.snapshot.players[score.place].seat;
        self.layout.class == SizeClass::Narrow
            && score.font == ScoreFont::Own
            && self.sprite(SpriteId::News(seat)).is_some()
    }

    /// The text of a score in this rectangle, without the points to win if there is too little
    /// room.
    pub(super) fn score_text(
        &self,
        painter: &Painter,
        rect: Rect,
        score: &ScoreSprite,
    ) -> ScoreTextLayout {
        let snapshot = &self.keyframe.snapshot;
        let player = &snapshot.players[score.place];
        let missing =
            self.keyframe.missing_points(snapshot.rules.seats.team(player.seat), self.progress);
        let shown_points = player.score - missing.round() as i32;
        let text_size = score_text_size(score.font) * self.layout.text_scale();
        let points = shown_points.to_string();
        let width = |target_text: Option<&str>| {
            paint::score_width(painter, &points, target_text, text_size)
        };
        let target_text = score.target.map(msg::plate_of_target);
        let target_text =
            target_text.filter(|_| !matches!(score.font, ScoreFont::Rim | ScoreFont::Chip));
        let room = if score.nails.is_some() { score.bar.width() } else { rect.width() };
        let is_bare = score.bar.height() <= 0.0 && score.nails.is_none();
        let yields = is_bare && self.yields_to_news(score);
        let target_text = target_text.filter(|text| width(Some(text)) <= room && !yields);
        let width = width(target_text.as_deref());
        let left_bottom = score.baseline - vec2(width * score.align.to_factor(), 0.0);
        let size = vec2(width, DIGIT_HEIGHT_SHARE * text_size);
        let rect = Rect::from_min_size(left_bottom - vec2(0.0, size.y), size);
        ScoreTextLayout { shown_points, target_text, text_size, rect }
    }

    /// Paints a score, which counts up while points arrive.
    pub(super) fn paint_score(&self, pen: &mut Pen, sprite: &Sprite, mut score: ScoreSprite) {
        let offset = match self.layout.opponents_score {
            Some(_) => Vec2::ZERO,
            None => self.offset_behind_bones(sprite, score.place),
        };
        let rect = sprite.rect().translate(offset);
        score.baseline += offset;
        score.bar = score.bar.translate(offset);
        score.nails = score.nails.map(|nails| nails.translate(offset));
        let (snapshot, look) = (&self.keyframe.snapshot, self.look);
        let player = &snapshot.players[score.place];
        let seats = snapshot.rules.seats;
        let news = self.sprite(SpriteId::News(player.seat));
        if let Some(nails) = score.nails {
            // A text may replace the nails: news, or that only one bone is left.
            let plate = &self.layout.plates[score.place];
            let is_last = score.place > 0 && player.bones == 1 && nails_overlap_news(plate);
            if !is_last && !news.is_some_and(|news| news.rect().shrink(0.5).intersects(nails)) {
                self.paint_nails(pen, nails, score.place);
            }
            if score.font == ScoreFont::Chip {
                return;
            }
        }
        let ScoreTextLayout { shown_points, target_text, text_size, rect: written } =
            self.score_text(pen.painter(), rect, &score);
        let at = pos2(written.left(), score.baseline.y);
        paint::score(pen, at, &shown_points.to_string(), target_text.as_deref(), text_size, look);
        let mut bar = score.bar;
        if bar.top() < at.y {
            bar.min.x = bar.left().max(written.right() + GAP_BEFORE_BAR);
            // Points that have docked replace the bar.
            let has_docked = |effect: &Effect| match effect {
                Effect::Counting { seat, .. } => seats.team(*seat) == seats.team(player.seat),
                _ => false,
            };
            let yields = self.effects.iter().any(|active| has_docked(active.effect));
            if yields || bar.width() < MIN_BAR_WIDTH {
                return;
            }
        }
        let yields = self.yields_to_news(&score);
        let target = score.target.filter(|target| *target > 0 && !yields);
        if let Some(target) = target.filter(|_| bar.height() > 0.0) {
            let part = (shown_points as f32 / target as f32).clamp(0.0, 1.0);
            let side = side_color(&snapshot.seating, seats, player.seat);
            paint::score_bar(pen, bar, part, look.colors.players_on_wood[side], look);
        }
    }
}

#[derive(Debug)]
pub(super) struct ScoreTextLayout {
    shown_points: i32,
    /// The points to win, as in “of 150”.
    target_text: Option<String>,
    /// Font size of the score, in points.
    text_size: f32,
    pub(super) rect: Rect,
}

fn fits_in_row(pen: &Pen, text: &str, room: f32) -> bool {
    let smallest = TextStyle::regular(SMALLEST_TEXT_SIZE);
    paint::text_width(pen.painter(), text, smallest) <= room
}

/// Whether nails are where the news of a plate would be, as in the chips of a narrow table.
fn nails_overlap_news(plate: &PlateLayout) -> bool {
    plate.nails.is_some_and(|nails| nails.intersects(plate.news))
}

/// Where news starts in its room: centered at a rim, else at the left.
fn news_start(plate: &PlateLayout, room: Rect) -> (Pos2, Align) {
    if plate.is_at_side() {
        (room.center(), Align::Center)
    } else {
        (room.left_center(), Align::Min)
    }
}

/// The marks for the hands that a side has won; `None` if hands are not counted, or there is no
/// number of hands to win.
pub(super) fn hand_marks(rules: &Rules, won: f32) -> Option<HandMarks> {
    let target = rules.target.filter(|_| rules.counts_hands())?;
    Some(HandMarks { won, target })
}

const fn score_text_size(font: ScoreFont) -> f32 {
    match font {
        ScoreFont::Own => 28.0,
        ScoreFont::Other => 24.0,
        ScoreFont::Rim | ScoreFont::Chip => 20.0,
        ScoreFont::Row => 18.0,
    }
}

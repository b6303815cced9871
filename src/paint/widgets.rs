//! The small parts of the table: name pills, scores, places, tabs, bubbles, cards, and buttons.
//!
//! Positions of text are on its baseline.

use egui::{Align, Color32, Painter, Pos2, Rect, Response, Vec2, pos2, vec2};
use look::Rgb;

use super::ground::{ClothSide, plain_cloth};
use super::icon::{Icon, icon};
use super::inside::nearest_inside;
use super::look::{Look, Surface, color, lighter, white};
use super::outline::{RimPoint, Transform, add_rounded_rect, quarter_segments};
use super::pen::Pen;
use super::text::{TextStyle, centered_baseline, fit_text, text_width};

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pill<'a> {
    pub text: &'a str,
    /// The font size: 16 points, or less where there is little room.
    pub text_size: f32,
    /// The height: 28 points, or 26 where there is little room.
    pub height: f32,
    /// The color of the pin before the name; `None` for no pin.
    pub pin: Option<Rgb>,
    /// The diameter of the coin in the left end of the pill; `None` for no coin.
    pub coin: Option<f32>,
    /// The minimum width, in points.
    pub min_width: f32,
    /// Strength of the gold that marks the player's turn, from 0.0 to 1.0.
    pub turn_strength: f32,
}

impl<'a> Pill<'a> {
    /// A pill with a name, without a pin or coin, and not marked for the player's turn.
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            text_size: Self::TEXT_SIZE,
            height: 28.0,
            pin: None,
            coin: None,
            min_width: Self::MIN_WIDTH,
            turn_strength: 0.0,
        }
    }

    const TEXT_SIZE: f32 = 16.0;
    const MIN_TEXT_SIZE: f32 = 12.0;
    const PADDING: f32 = 14.0;
    /// The default of [`Pill::min_width`], in points.
    pub const MIN_WIDTH: f32 = 64.0;
    const PIN_SIZE: f32 = 10.0;
    const PIN_GAP: f32 = 7.0;
    // Space before and after a name beside a coin that fills the end of the pill, and beside one
    // with a margin.
    const GAPS_BESIDE_COIN: [f32; 2] = [3.0, 7.0];
    const GAPS_BESIDE_INNER_COIN: [f32; 2] = [6.0, 14.0];

    const fn style(&self) -> TextStyle {
        TextStyle::semibold(self.text_size)
    }

    fn pin_width(&self) -> f32 {
        self.pin.map_or(0.0, |_| Self::PIN_SIZE + Self::PIN_GAP)
    }

    /// The space before the pin and the name, and the space after the name.
    fn name_margins(&self) -> [f32; 2] {
        let Some(coin) = self.coin else {
            return [Self::PADDING; 2];
        };
        let inside = (self.height - coin) / 2.0;
        let [before, after] =
            if inside > 0.0 { Self::GAPS_BESIDE_INNER_COIN } else { Self::GAPS_BESIDE_COIN };
        [inside + coin + before, after]
    }

    pub fn coin_rect(&self, pill: Rect) -> Option<Rect> {
        let coin = self.coin?;
        let center = pill.left_center() + vec2(self.height / 2.0, 0.0);
        Some(Rect::from_center_size(center, Vec2::splat(coin)))
    }
}

pub fn name_pill_width(painter: &Painter, pill: &Pill<'_>) -> f32 {
    let text = text_width(painter, pill.text, pill.style());
    let [before, after] = pill.name_margins();
    (before + pill.pin_width() + text + after).max(pill.min_width).ceil()
}

/// Fits a name into a pill of this width. Returns the text, which may be truncated with “…”, and
/// its font size.
pub fn fitted_name(painter: &Painter, pill: &Pill<'_>, width: f32) -> (String, f32) {
    let [before, after] = pill.name_margins();
    let room = width - before - pill.pin_width() - after;
    let (text, style) = fit_text(painter, pill.text, pill.style(), Pill::MIN_TEXT_SIZE, room);
    (text, style.size)
}

/// Paints a name pill on wood, with the middle of its left edge at `left`. Returns its rectangle.
pub fn name_pill(pen: &mut Pen, left: Pos2, pill: &Pill<'_>, look: &Look) -> Rect {
    let colors = &look.colors;
    let width = name_pill_width(pen.painter(), pill);
    let min = left - vec2(0.0, pill.height / 2.0);
    let rect = pen.snap_rect(Rect::from_min_size(min, vec2(width, pill.height)));
    let (radius, turn) = (rect.height() / 2.0, pill.turn_strength.clamp(0.0, 1.0));
    let (resting, opacity) = colors.pill;
    if turn < 1.0 {
        pen.rect(rect, radius, color(resting).gamma_multiply(opacity * (1.0 - turn)));
        let light = white(0.10 * (1.0 - turn));
        pen.light_along(rect, radius, 0.0, 1.0, Vec2::DOWN, light);
    }
    if turn > 0.0 {
        golden_surface(pen, rect, radius, 7.0, 0.45, turn, look);
    }
    let text_color = color(colors.pill_text).lerp_to_gamma(color(colors.on_gold), turn);
    let text = text_width(pen.painter(), pill.text, pill.style());
    let mut text_left = match pill.coin {
        Some(_) => rect.left() + pill.name_margins()[0],
        None => rect.center().x - f32::midpoint(text, pill.pin_width()),
    };
    if let Some(pin) = pill.pin {
        let at = pos2(text_left + Pill::PIN_SIZE / 2.0, rect.center().y);
        let ring = color(colors.on_gold).gamma_multiply(turn);
        pen.disc(at, Pill::PIN_SIZE / 2.0 + 1.5 * turn, ring);
        pen.disc(at, Pill::PIN_SIZE / 2.0, color(pin));
        text_left += pill.pin_width();
    }
    let baseline = centered_baseline(rect.center().y, pill.text_size);
    let at = pos2(text_left, baseline);
    pen.text(at, Align::Min, pill.text, pill.style(), text_color);
    rect
}

/// Paints a golden surface and its glow. The glow is blurred by `sigma` points and has the strength
/// `glow`.
fn golden_surface(
    pen: &mut Pen,
    rect: Rect,
    radius: f32,
    sigma: f32,
    glow: f32,
    strength: f32,
    look: &Look,
) {
    let colors = &look.colors;
    let gold = color(colors.gold);
    pen.glow(rect, radius, sigma, gold.gamma_multiply(glow * strength));
    let fill = [gold, color(colors.gold_lower)].map(|tone| tone.gamma_multiply(strength));
    pen.rect(rect, radius, (fill[0], fill[1]));
    let light = lighter(gold, 0.35).gamma_multiply(0.8 * strength);
    pen.light_along(rect, radius, -1.0, 0.0, Vec2::UP, light);
}

const POINTS_TO_WIN_STYLE: TextStyle = TextStyle::regular(14.0);
const GAP_BEFORE_POINTS_TO_WIN: f32 = 7.0;

/// Paints a score on wood: the points and, in a subdued color, the points to win, as in “of 150”.
/// `baseline` is where the text starts.
pub fn score(
    pen: &mut Pen,
    baseline: Pos2,
    points: &str,
    target_text: Option<&str>,
    size: f32,
    look: &Look,
) -> Rect {
    let style = TextStyle::semibold(size);
    let mut rect = pen.text(baseline, Align::Min, points, style, look.text(Surface::Wood));
    if let Some(target_text) = target_text {
        let at = pos2(rect.right() + GAP_BEFORE_POINTS_TO_WIN, baseline.y);
        rect |= pen.text(
            at,
            Align::Min,
            target_text,
            POINTS_TO_WIN_STYLE,
            look.quiet_text(Surface::Wood),
        );
    }
    rect
}

/// The width of a score, including the points to win if there are any.
pub fn score_width(painter: &Painter, points: &str, target_text: Option<&str>, size: f32) -> f32 {
    let points = text_width(painter, points, TextStyle::semibold(size));
    points
        + target_text.map_or(0.0, |target_text| {
            GAP_BEFORE_POINTS_TO_WIN + text_width(painter, target_text, POINTS_TO_WIN_STYLE)
        })
}

/// Paints the bar below a score. `part` is the filled share of its length, 0.0 to 1.0.
pub fn score_bar(pen: &mut Pen, rect: Rect, part: f32, rgb: Rgb, look: &Look) {
    let rect = pen.snap_rect(rect);
    let radius = rect.height() / 2.0;
    let (track, opacity) = look.colors.track;
    pen.rect(rect, radius, color(track).gamma_multiply(opacity));
    let width = rect.width() * part.clamp(0.0, 1.0);
    if width >= rect.height() {
        let filled = Rect::from_min_size(rect.min, vec2(width, rect.height()));
        pen.rect(filled, radius, color(rgb));
    }
}

/// The least height of the number at an end, in points.
const MIN_END_HEIGHT: f32 = 22.0;

/// The height of the number at an end, for a bone of this width. Above the usual width the number
/// grows more slowly than the bone.
pub fn end_number_height(width: f32, usual: f32) -> f32 {
    let counted = width.min(usual) + 0.625 * (width - usual).max(0.0);
    (0.55 * counted).round().max(MIN_END_HEIGHT)
}

/// The size of the number at an end, given its height.
pub fn end_number_size(text: &str, height: f32) -> Vec2 {
    let width = match text.chars().count() {
        0 | 1 => 1.0,
        2 => 1.45,
        // A sum with an equals sign.
        letters => 0.35 + 0.45 * letters as f32,
    };
    vec2((width * height).round(), height)
}

/// The rectangle of the number at an end, at its minimum size.
pub fn end_number_rect(center: Pos2, text: &str) -> Rect {
    Rect::from_center_size(center, end_number_size(text, MIN_END_HEIGHT))
}

/// Paints the number at an end. `gold` is the strength of its golden surface, from 0.0 to 1.0.
pub fn end_number(pen: &mut Pen, rect: Rect, text: &str, gold: f32, look: &Look) -> Rect {
    /// Font size as a share of the height: 16 for 22.
    const TEXT_SHARE: f32 = 16.0 / MIN_END_HEIGHT;
    let gold = gold.clamp(0.0, 1.0);
    let style = TextStyle::semibold((rect.height() * TEXT_SHARE).round());
    let rect = pen.snap_rect(rect);
    let radius = rect.height() / 2.0;
    let shade = look.dark_on_cloth(0.26);
    pen.rect(rect, radius, shade.gamma_multiply(1.0 - gold));
    if gold > 0.0 {
        golden_surface(pen, rect, radius, 4.0, 0.6, gold, look);
    }
    let tone = look.text(Surface::Cloth).lerp_to_gamma(color(look.colors.on_gold), gold);
    pen.centered_text(rect.center(), text, style, tone);
    rect
}

/// The sum that a play would make, as text: a caption and the number, as on the tab of the count,
/// and a short form such as “= 16”.
#[derive(Debug, Clone, Copy)]
pub struct SumText<'a> {
    pub caption: &'a str,
    pub number: &'a str,
    /// The form that is shown where there is little room.
    pub short: &'a str,
}

/// Paints a place for the selected bone: an outline with the number, if there is one. `scale` is
/// that of the text.
pub fn place(pen: &mut Pen, rect: Rect, number: Option<&str>, scale: f32, look: &Look) {
    let (rect, text) = place_frame(pen, rect, look);
    if let Some(number) = number {
        pen.centered_text(rect.center(), number, PLACE_TEXT.scaled(scale), text);
    }
}

/// Paints a place for the selected bone, with the sum that the play would make.
pub fn sum_place(pen: &mut Pen, rect: Rect, sum: SumText<'_>, scale: f32, look: &Look) {
    let (rect, text) = place_frame(pen, rect, look);
    sum_in_place(pen, rect, sum, (scale, text));
}

/// Paints a bone that a firecracker can blow up: darkened, so that the sum it would leave is
/// legible on it.
pub fn target(pen: &mut Pen, rect: Rect, sum: Option<SumText<'_>>, scale: f32, look: &Look) {
    let ground = color(look.colors.wood[0]).gamma_multiply(0.86);
    let text = look.text(Surface::Wood);
    let rect = filled_frame(pen, rect, ground, text);
    if let Some(sum) = sum {
        sum_in_place(pen, rect, sum, (scale, text));
    }
}

fn place_frame(pen: &mut Pen, rect: Rect, look: &Look) -> (Rect, Color32) {
    /// The opacity of the color that hides the cloth's ornament behind a place.
    const HIDING_OPACITY: f32 = 0.75;
    let text = look.text(Surface::Cloth);
    let cloth = color(look.colors.cloth.middle).gamma_multiply(HIDING_OPACITY);
    pen.rect(pen.snap_rect(rect), 6.0, cloth);
    let rect = filled_frame(pen, rect, look.shade_on_cloth(0.22), text);
    (rect, text)
}

fn filled_frame(pen: &mut Pen, rect: Rect, ground: Color32, text: Color32) -> Rect {
    let rect = pen.snap_rect(rect);
    pen.rect(rect, 6.0, ground);
    pen.frame(rect, 6.0, -1.5, 0.0, text.gamma_multiply(0.8));
    rect
}

const PLACE_TEXT: TextStyle = TextStyle::semibold(20.0);

const SUM_CAPTION: TextStyle = TextStyle::regular(12.0);
/// The least height of a place that shows a number with a caption below it, in points.
const MIN_CAPTIONED_HEIGHT: f32 = 38.0;

/// Paints a number and the caption below it, as a block centered in a place.
fn caption_block(pen: &mut Pen, center: Pos2, lines: [(&str, TextStyle); 2], tone: Color32) {
    /// Height of capitals, as a share of the font size.
    const CAP_HEIGHT_SHARE: f32 = 0.727;
    let between = 0.4 * lines[1].1.size;
    let [upper, lower] = lines.map(|(_, style)| CAP_HEIGHT_SHARE * style.size);
    let top = center.y - (upper + between + lower) / 2.0;
    let baselines = [top + upper, top + upper + between + lower];
    for ((text, style), baseline) in lines.into_iter().zip(baselines) {
        pen.text(pos2(center.x, baseline), Align::Center, text, style, tone);
    }
}

/// Returns the first of these texts that fits into `width` at a legible size, or else the last one
/// in letters as small as `MIN_SIZE`. Numbers are not truncated, because part of a number would
/// read as another number.
fn fit_untruncated(
    painter: &Painter,
    texts: &[&str],
    style: TextStyle,
    width: f32,
) -> (String, TextStyle) {
    const MIN_SIZE: f32 = 5.0;
    let mut fits = texts.iter().map(|text| fit_text(painter, text, style, SUM_CAPTION.size, width));
    let first = fits.find(|(shown, _)| texts.contains(&shown.as_str()));
    let last = texts.last().copied().unwrap_or_default();
    first.unwrap_or_else(|| fit_text(painter, last, style, MIN_SIZE, width))
}

/// Paints a sum in a place: with the caption before or below the number, or else in the short form.
fn sum_in_place(pen: &mut Pen, rect: Rect, sum: SumText<'_>, (scale, text): (f32, Color32)) {
    const GAP: f32 = 5.0;
    let (in_place, small) = (PLACE_TEXT.scaled(scale), SUM_CAPTION.scaled(scale));
    let [caption, number] = [
        text_width(pen.painter(), sum.caption, small),
        text_width(pen.painter(), sum.number, in_place),
    ];
    let (center, room) = (rect.center(), rect.width() - 4.0);
    let row = caption + GAP + number;
    if row <= room {
        let left = center.x - row / 2.0;
        let baseline = centered_baseline(center.y, in_place.size);
        pen.text(pos2(left, baseline), Align::Min, sum.caption, small, text);
        let right = pos2(left + row, baseline);
        pen.text(right, Align::Max, sum.number, in_place, text);
    } else if caption.max(number) <= room && rect.height() >= MIN_CAPTIONED_HEIGHT {
        caption_block(pen, center, [(sum.number, in_place), (sum.caption, small)], text);
    } else {
        let (short, style) =
            fit_untruncated(pen.painter(), &[sum.short, sum.number], in_place, room);
        pen.centered_text(center, &short, style, text);
    }
}

/// The text in a place where the selected bone would score: the points, as in “+10”, and the sum,
/// as in “sum 10”.
#[derive(Debug, Clone, Copy)]
pub struct ScoreText<'a> {
    pub points: &'a str,
    pub sum: Option<&'a str>,
}

/// Paints a place where the selected bone would score, with the sum below the points.
pub fn scoring_place(pen: &mut Pen, rect: Rect, texts: ScoreText<'_>, scale: f32, look: &Look) {
    let (large, small) = (TextStyle::semibold(24.0).scaled(scale), SUM_CAPTION.scaled(scale));
    let rect = pen.snap_rect(rect);
    let room = rect.width() - 4.0;
    let (points, style) = fit_untruncated(pen.painter(), &[texts.points], large, room);
    // In a narrow or low place the points alone are enough.
    let has_room = |sum: &&str| {
        rect.height() >= MIN_CAPTIONED_HEIGHT && text_width(pen.painter(), sum, small) <= room
    };
    let sum = texts.sum.filter(has_room);
    let below = Rect::from_min_size(rect.min + vec2(0.0, 2.0), rect.size());
    pen.glow(below, 8.0, 3.0, look.shadow(0.35));
    golden_surface(pen, rect, 8.0, 7.0, 0.55, 1.0, look);
    let tone = color(look.colors.on_gold);
    if let Some(sum) = sum {
        caption_block(pen, rect.center(), [(&points, style), (sum, small)], tone);
    } else {
        pen.centered_text(rect.center(), &points, style, tone);
    }
}

/// Paints the faint outline of an empty place.
pub fn empty_place(pen: &mut Pen, rect: Rect, surface: Surface, look: &Look) {
    let rect = pen.snap_rect(rect);
    pen.rect(rect, 8.0, look.shadow(0.16));
    pen.frame(rect, 8.0, -1.5, 0.0, look.quiet_text(surface).gamma_multiply(0.45));
}

/// Paints the count on its tab: a caption and the number. `center` is the middle of their common
/// baseline.
pub fn tab_count(
    pen: &mut Pen,
    center: Pos2,
    [caption, count]: [&str; 2],
    [caption_style, count_style]: [TextStyle; 2],
    look: &Look,
) {
    const GAP: f32 = 8.0;
    let widths = [
        text_width(pen.painter(), caption, caption_style),
        text_width(pen.painter(), count, count_style),
    ];
    let left = center.x - (widths[0] + GAP + widths[1]) / 2.0;
    let at = pos2(left, center.y);
    pen.text(at, Align::Min, caption, caption_style, look.quiet_text(Surface::Wood));
    let at = pos2(left + widths[0] + GAP, center.y);
    pen.text(at, Align::Min, count, count_style, look.text(Surface::Wood));
}

/// Paints an addition on the tab of the count, as in “5 + 6 + 1 + 3 = 15”. It is shrunk to leave a
/// margin at both ends of the room.
pub fn tab_sum(pen: &mut Pen, center: Pos2, (sum, room): (&str, f32), look: &Look) {
    const PADDING: f32 = 14.0;
    let style = TextStyle::semibold(16.0);
    let (sum, style) = fit_text(pen.painter(), sum, style, 12.0, room - 2.0 * PADDING);
    pen.text(center, Align::Center, &sum, style, look.gold_text(Surface::Wood));
}

/// Paints the number of bones in the boneyard, and its caption below. `center` is the middle of the
/// number's baseline.
pub fn boneyard_count(
    pen: &mut Pen,
    center: Pos2,
    count: &str,
    caption: Option<(&str, TextStyle)>,
    look: &Look,
) {
    const CAPTION_OFFSET: f32 = 16.0;
    let style = TextStyle::semibold(20.0);
    pen.text(center, Align::Center, count, style, look.text(Surface::Cloth));
    if let Some((caption, style)) = caption {
        let at = center + vec2(0.0, CAPTION_OFFSET);
        pen.text(at, Align::Center, caption, style, look.quiet_text(Surface::Cloth));
    }
}

/// Paints the icon on the tab of the log: three lines.
pub fn log_icon(pen: &mut Pen, center: Pos2, tone: Color32) {
    for (n, length) in [10.0, 10.0, 6.0].into_iter().enumerate() {
        let at = center + vec2(-5.0, 5.0 * (n as f32 - 1.0));
        pen.line([at, at + vec2(length, 0.0)], 1.5, tone);
    }
}

/// Paints a chevron that points in the direction of `towards`. Its tip is half the length of
/// `towards` from the center.
pub fn chevron(pen: &mut Pen, center: Pos2, towards: Vec2, (tone, width): (Color32, f32)) {
    let tip = center + towards / 2.0;
    let back = |aside: Vec2| tip - towards + aside;
    let legs = [back(towards.rot90()), tip, back(-towards.rot90())];
    pen.polyline(&legs, false, width, tone);
}

fn border_color(look: &Look) -> Color32 {
    let colors = &look.colors;
    color(colors.hairline.toward(colors.panel, 0.45))
}

/// Paints a bubble. Its tail points at `target_rect` if that is straight above, below or beside the
/// bubble.
pub fn bubble(pen: &mut Pen, rect: Rect, target_rect: Rect, look: &Look) {
    let panel = color(look.colors.panel);
    colored_bubble(pen, (rect, target_rect), [panel, border_color(look), look.shadow(0.4)]);
}

/// Paints a bubble in the given colors of its background, its outline, and its shadow.
pub(super) fn colored_bubble(
    pen: &mut Pen,
    (rect, target_rect): (Rect, Rect),
    [ground, edge_color, shadow]: [Color32; 3],
) {
    const RADIUS: f32 = 10.0;
    const TAIL_HALF_BASE: f32 = 7.0;
    const MAX_TAIL_LENGTH: f32 = 9.0;
    let rect = pen.snap_rect(rect);
    let below = rect.translate(vec2(0.0, 5.0));
    pen.glow(below, RADIUS, 6.0, shadow);
    pen.rect(rect, RADIUS, ground);
    pen.frame(rect, RADIUS, -1.0, 0.0, edge_color);
    let gap = (target_rect.min - rect.max).max(rect.min - target_rect.max);
    let tail_length = gap.max_elem().min(MAX_TAIL_LENGTH);
    let towards = target_rect.center() - rect.center();
    let outwards =
        if gap.y >= gap.x { vec2(0.0, towards.y.signum()) } else { vec2(towards.x.signum(), 0.0) };
    let inner = rect.shrink(RADIUS + TAIL_HALF_BASE);
    let at = nearest_inside(inner, target_rect.center());
    let edge = at + outwards * (RADIUS + TAIL_HALF_BASE);
    let is_in_line = target_rect.expand(MAX_TAIL_LENGTH).contains(edge + outwards * gap.max_elem());
    if tail_length > 0.0 && is_in_line {
        let aside = outwards.rot90() * TAIL_HALF_BASE;
        let tip = edge + outwards * tail_length;
        let triangle = |inside: f32| {
            let base = edge - outwards * inside;
            [base + aside, tip, base - aside]
        };
        pen.polygon(&triangle(1.5), ground);
        pen.polyline(&triangle(0.5), false, 1.0, edge_color);
    }
}

/// Paints the background of a card or dialog.
pub fn card(pen: &mut Pen, rect: Rect, look: &Look) {
    const RADIUS: f32 = 20.0;
    /// Height of the lighter upper part, in points.
    const TOP_HEIGHT: f32 = 220.0;
    let rect = pen.snap_rect(rect);
    let colors = &look.colors;
    for (fall, sigma, strength) in [(18.0, 20.0, 0.5), (4.0, 5.0, 0.4)] {
        let below = rect.translate(vec2(0.0, fall));
        pen.glow(below, RADIUS, sigma, look.shadow(strength));
    }
    pen.rect(rect, RADIUS, color(colors.panel));
    let top = rect.with_max_y(rect.bottom().min(rect.top() + TOP_HEIGHT));
    let (above, panel) = (color(colors.panel_top), color(colors.panel));
    if top.height() < rect.height() - RADIUS {
        // The lower corners of this part are square: they are inside the card.
        let rim = pen.rim_with_square_side(top, RADIUS, Some(ClothSide::Bottom));
        pen.fill(&rim, (above, panel).into());
    } else {
        pen.rect(rect, RADIUS, (above, panel));
    }
    pen.frame(rect, RADIUS, -1.0, 0.0, border_color(look));
}

pub fn bar(pen: &mut Pen, rect: Rect, look: &Look) {
    let [upper, lower, line] = look.colors.bar_shades().map(color);
    pen.rect(rect, 0.0, (upper, lower));
    let above = rect.bottom() - pen.pixel().max(1.0);
    pen.rect(rect.with_min_y(above), 0.0, line);
}

/// Paints a small piece of cloth for a picture of a table. Its corners are rounded, except on the
/// side `square_side`.
pub fn cloth(pen: &mut Pen, rect: Rect, radius: f32, square_side: Option<ClothSide>, look: &Look) {
    let rect = pen.snap_rect(rect);
    let rim = pen.rim_with_square_side(rect, radius, square_side);
    plain_cloth(pen, rect, &rim, &look.colors);
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ButtonState {
    #[default]
    Rest,
    Hovered,
    Pressed,
    Disabled,
}

impl ButtonState {
    pub fn from_response(response: &Response) -> Self {
        if !response.enabled() {
            Self::Disabled
        } else if response.is_pointer_button_down_on() {
            Self::Pressed
        } else if response.hovered() || response.has_focus() {
            Self::Hovered
        } else {
            Self::Rest
        }
    }
}

pub const KEY_HEIGHT: f32 = 20.0;
const KEY_TEXT: TextStyle = TextStyle::semibold(12.0);

/// The width of a key cap, with this padding on both sides of the key's name.
pub fn key_cap_width(pen: &Pen, key: &str, padding: f32) -> f32 {
    text_width(pen.painter(), key, KEY_TEXT) + 2.0 * padding
}

/// Paints a key cap in a color that stands out from its background.
pub fn key_cap(pen: &mut Pen, center: Pos2, (key, width): (&str, f32), tone: Color32) {
    let cap = pen.snap_rect(Rect::from_center_size(center, vec2(width, KEY_HEIGHT)));
    pen.rect(cap, 5.0, tone.gamma_multiply(0.16));
    pen.centered_text(cap.center(), key, KEY_TEXT, tone.gamma_multiply(0.85));
}

pub fn icon_button(
    pen: &mut Pen,
    rect: Rect,
    kind: Icon,
    state: ButtonState,
    surface: Surface,
    look: &Look,
) {
    const ICON_SIZE: f32 = 20.0;
    const DISABLED_OPACITY: f32 = 0.4;
    let tone = look.text(surface);
    let (fill, strength) = match state {
        ButtonState::Rest => (0.0, 1.0),
        ButtonState::Hovered => (0.12, 1.0),
        ButtonState::Pressed => (0.20, 1.0),
        ButtonState::Disabled => (0.0, DISABLED_OPACITY),
    };
    if fill > 0.0 {
        pen.rect(pen.snap_rect(rect), 8.0, tone.gamma_multiply(fill));
    }
    let center = Pos2::new(pen.snap(rect.center().x), pen.snap(rect.center().y));
    icon(pen, kind, center, ICON_SIZE, tone.gamma_multiply(strength));
}

/// Paints the ring of keyboard focus, two points outside `rect`.
pub fn focus_ring(pen: &mut Pen, rect: Rect, radius: f32, surface: Surface, look: &Look) {
    const GAP: f32 = 2.0;
    const WIDTH: f32 = 2.0;
    pen.frame(rect, radius, GAP, GAP + WIDTH, look.text(surface));
}

impl Pen {
    /// The outline of a rectangle with rounded corners, except on the side `square_side`.
    fn rim_with_square_side(
        &mut self,
        rect: Rect,
        radius: f32,
        square_side: Option<ClothSide>,
    ) -> Vec<RimPoint> {
        let mut rim = self.empty_rim();
        let segments = quarter_segments(radius, self.pixel());
        let placement = Transform::NONE;
        add_rounded_rect(&mut rim, &placement, rect, radius, segments);
        for point in &mut rim {
            let at = point.at;
            let from_side = match square_side {
                Some(ClothSide::Top) => at.y - rect.top(),
                Some(ClothSide::Right) => rect.right() - at.x,
                Some(ClothSide::Bottom) => rect.bottom() - at.y,
                Some(ClothSide::Left) => at.x - rect.left(),
                None => radius,
            };
            if from_side < radius {
                let away = at - rect.center();
                let sign = vec2(away.x.signum(), away.y.signum());
                point.at = rect.center() + sign * rect.size() / 2.0;
                point.out = Vec2::ZERO;
            }
        }
        rim
    }
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, Shape};
    use look::{LookColors, ThemeSlot};

    use super::*;

    /// The texts that `paint` draws, with their sizes.
    fn drawn_texts(paint: impl Fn(&mut Pen, &Look)) -> Vec<(String, Vec2)> {
        let ctx = Context::default();
        super::super::fonts::install(&ctx);
        let slot = ThemeSlot::LOOKS[0];
        let look = Look::new(LookColors::new(slot, slot.default_palette()));
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            paint(&mut Pen::new(ui.painter()), &look);
        });
        output.textures_delta.clear();
        let shapes = output.shapes.into_iter();
        let texts = shapes.filter_map(|clipped| match clipped.shape {
            Shape::Text(text) => Some((text.galley.text().to_owned(), text.galley.size())),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn a_number_in_a_place_is_never_cut() {
        for width in 16..=120 {
            let width = width as f32;
            for height in [24.0, 60.0] {
                let rect = Rect::from_min_size(pos2(100.0, 100.0), vec2(width, height));
                let sum = SumText { caption: "sum", number: "25", short: "= 25" };
                let score = ScoreText { points: "+25", sum: Some("sum 25") };
                let texts = drawn_texts(|pen, look| {
                    sum_place(pen, rect, sum, 1.0, look);
                    scoring_place(pen, rect, score, 1.0, look);
                });
                assert!(texts.len() >= 2, "both are told");
                for (text, size) in texts {
                    assert!(!text.contains('…'), "{text} in {width}");
                    assert!(size.x <= width, "{text} in {width}");
                }
            }
        }
    }
}

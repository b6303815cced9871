//! The card on the cloth at the end of a hand or a game: how it ended, the scores, and what to do
//! next.

use std::sync::Arc;

use egui::emath::easing::cubic_out;
use egui::text::LayoutJob;
use egui::{Align, Galley, Id, Key, Pos2, Rect, Response, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use engine::Bone;
use words::{Points, msg};

use super::beside_card::{CARD_WIDTH, CardBesideLine};
use super::card_button::CardButton;
use super::card_notes::{CardNote, NoteLayout};
use super::ids::keep_arrow_keys;
use super::layout::TableLayout;
use super::measures::SizeClass;
use super::sprite::{BoneOwner, Sprite, SpriteKind};
use crate::command::Command;
use crate::ear::describe;
use crate::paint::{
    self, Coin, HandMarks, Icon, Look, PaintedBone, Pen, Pose, Surface, TextStyle, color,
};
use crate::widgets::Button;

const GAP_BESIDE_NARROW_CARD: f32 = 14.0;
/// Free space between the card and the edges of the cloth, above and below together.
const CLOTH_MARGIN: f32 = 48.0;
const NARROW_CLOTH_MARGIN: f32 = 16.0;
const GAP_ABOVE_CARD: f32 = 16.0;
/// Margin around the bone that was played last, and between the edge of the cloth and a card that
/// moves aside.
const GAP_BESIDE_NEWEST: f32 = 8.0;
/// With at least this many held hands or sides, the rows are lower.
const LOW_ROWS_FROM: usize = 4;
// Rows with held bones.
const HELD_ROW_HEIGHTS: [f32; 2] = [36.0, 32.0];
const BONE_WIDTHS: [f32; 2] = [15.4, 14.0];
const BONE_STEP: f32 = 18.0;
const COIN_SIZE: f32 = 22.0;
const GAP_BESIDE_COIN: f32 = 8.0;
const GAP_BESIDE_HELD: f32 = 12.0;
const HELD_STYLE: TextStyle = TextStyle::regular(16.0);
const SUM_STYLE: TextStyle = TextStyle::semibold(16.0);
// The bone that won.
const PLAY_ROW_HEIGHT: f32 = 40.0;
const GAP_BESIDE_PLAY: f32 = 12.0;
// Other rows.
const POINTS_ROW_HEIGHT: f32 = 34.0;
const POINTS_BASELINE: f32 = 22.0;
const GAP_ABOVE_LINE: f32 = 8.0;
/// The space between a line of text and the bones below it, which are centered in their row.
const GAP_BELOW_LINE: f32 = 12.0;
const GAP_ABOVE_QUIET: f32 = 4.0;
const GAP_ABOVE_RULE: f32 = 12.0;
// Nails within a laurel.
const LAUREL_ROW_HEIGHT: f32 = 99.0;
const NAILS_IN_LAUREL_Y: f32 = 37.0;
const NAIL_SIZE: f32 = 20.0;
const GAP_BELOW_NAILS: f32 = 36.0;
const BRANCH_SIZE: Vec2 = vec2(112.0, 50.0);
// Nails of a series.
const SERIES_ROW_HEIGHT: f32 = 26.0;
const SERIES_GAP: f32 = 24.0;
// Sides.
const GAP_BELOW_RULE: f32 = 12.0;
const BAR_ROW_HEIGHTS: [f32; 2] = [28.0, 24.0];
const BAR_HEIGHT: f32 = 8.0;
const GAP_BESIDE_BAR: f32 = 56.0;
const MIN_BAR_WIDTH: f32 = 40.0;
const HANDS_ROW_HEIGHTS: [f32; 2] = [36.0, 28.0];
const GAP_BESIDE_MARKS: f32 = 34.0;
const MARKS_HEIGHT: f32 = 14.0;
const MAX_MARKS_WIDTH: f32 = 168.0;
const BUTTON_HEIGHT: f32 = 48.0;
/// Space above and below the line over a note.
const NOTE_MARGIN: f32 = 10.0;
const LINK_GAP: f32 = 20.0;
const LINK_HEIGHT: f32 = 28.0;
/// The smallest share to which heights shrink where there is little room. The button and text keep
/// their heights.
const MIN_HEIGHT_SHARE: f32 = 0.55;
/// The minimum font size of a title on a card whose heights shrink.
const SMALL_TITLE_SIZE: f32 = 20.0;
/// The duration of the card's fade-in, in seconds.
const FADE_IN_SECS: f64 = 0.18;
/// When the bars start to fill and how long that takes, in seconds.
const BAR_FILLING_SECS: (f64, f64) = (0.4, 0.7);
/// When the drawing of a laurel starts and how long that takes, in seconds.
const LAUREL_DRAWING_SECS: (f64, f64) = (0.3, 0.6);

/// Measures that differ between the card of a hand and that of a game.
#[derive(Debug, Clone, Copy)]
struct Heights {
    title_size: f32,
    /// The baseline of the title, and the top of the first row.
    title: (f32, f32),
    above_button: f32,
    /// The distances from the button to the center of the links, and from there to the bottom.
    links: (f32, f32),
}

const HAND_HEIGHTS: Heights =
    Heights { title_size: 24.0, title: (52.0, 70.0), above_button: 8.0, links: (21.0, 21.0) };
const GAME_HEIGHTS: Heights =
    Heights { title_size: 40.0, title: (58.0, 70.0), above_button: 12.0, links: (30.0, 26.0) };
const SIX_LOVE_HEIGHTS: Heights =
    Heights { title_size: 40.0, title: (62.0, 74.0), above_button: 16.0, links: (41.0, 45.0) };

/// Horizontal measures that depend on the width of the table.
#[derive(Debug, Clone, Copy)]
struct Columns {
    /// The padding at the left and right edge.
    padding: f32,
    /// The center of the first held bone, from the inner edge.
    first_bone_x: f32,
    /// The left end of the bars, from the inner edge.
    bars_left: f32,
}

const USUAL_COLUMNS: Columns = Columns { padding: 32.0, first_bone_x: 140.0, bars_left: 136.0 };
const NARROW_COLUMNS: Columns = Columns { padding: 24.0, first_bone_x: 108.0, bars_left: 104.0 };

/// The card shown when a hand or a game is over.
#[derive(Debug, Clone, PartialEq)]
pub struct EndCard {
    pub author_id: &'static str,
    pub title: String,
    /// Whether the game is over, not only a hand. If so, the title is large, and the card has a
    /// menu.
    pub is_game_over: bool,
    /// Whether the card stays in the middle even if the line is short, because only the ends of the
    /// line are shown.
    pub stays_in_middle: bool,
    /// Whether a person at the screen won: then the title is gold.
    pub is_won: bool,
    /// The rows that describe how the hand or game ended.
    pub rows: Vec<CardRow>,
    /// Scores: the winner's first, then the highest.
    pub sides: Vec<SideScore>,
    /// Notes below the scores.
    pub notes: Vec<CardNote>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum CardRow {
    Held(HeldBones),
    /// The bone that won, and what it scored.
    Play(Bone, String),
    /// A laurel around nails for this many hands won, left out where there is little room.
    Laurel(u16),
    /// Nails for the games of a series: for each side the number of games won, and the index of its
    /// color. Left out where there is little room.
    Series {
        games: u16,
        won: Vec<(u16, usize)>,
    },
    Points(String),
    Text(String),
    QuietText(String),
}

impl CardRow {
    /// Whether a table of this class has room for the row: a low one has none for nails.
    fn has_room(&self, class: SizeClass) -> bool {
        !(class.is_low() && matches!(self, Self::Series { .. } | Self::Laurel(_)))
    }

    /// The text of the row for a screen reader; empty if the rest of the card says it.
    fn spoken_text(&self) -> String {
        match self {
            Self::Held(held) => held.spoken_text.clone(),
            Self::Play(bone, text) => format!("{bone} {text}"),
            Self::Laurel(_) | Self::Series { .. } => String::new(),
            Self::Points(text) | Self::Text(text) | Self::QuietText(text) => text.clone(),
        }
    }
}

/// The bones that a player still held.
#[derive(Debug, Clone, PartialEq)]
pub struct HeldBones {
    pub coin: Option<Coin>,
    pub name: String,
    pub bones: Vec<Bone>,
    /// The number of pips, in words: `6 pips`.
    pub pips: String,
    /// Whether the pips were scored; if not, their number is subdued.
    pub is_counted: bool,
    /// A sentence for a screen reader, such as "You held 8 pips".
    pub spoken_text: String,
}

impl HeldBones {
    /// Width that the coin takes before the name.
    fn coin_width(&self) -> f32 {
        self.coin.map_or(0.0, |_| COIN_SIZE + GAP_BESIDE_COIN)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideScore {
    pub name: String,
    /// The index in `LookColors::players`.
    pub color: usize,
    pub is_winner: bool,
    /// The score before the hand's award, in the displayed unit.
    pub before: i32,
    pub after: i32,
    /// The points to win, if the game has a target.
    pub target: Option<i32>,
    /// The number of hands to win, if hands are counted.
    pub hands_to_win: Option<u16>,
}

impl SideScore {
    /// Font size of the name beside a bar.
    const NAME_TEXT_SIZE: f32 = 14.0;

    /// Returns the font sizes of the name and of the number. A number of hands is larger than a
    /// score in points.
    const fn font_sizes(&self) -> [f32; 2] {
        if self.hands_to_win.is_some() { [16.0, 20.0] } else { [Self::NAME_TEXT_SIZE, 16.0] }
    }

    /// Width of the marks for the hands won.
    fn marks_width(&self) -> f32 {
        let marks = self.hands_to_win.map(|target| HandMarks { won: 0.0, target });
        marks.and_then(|marks| marks.width(vec2(MAX_MARKS_WIDTH, MARKS_HEIGHT))).unwrap_or(0.0)
    }

    /// The score in words: a number, or `3 hands`.
    fn score_text(&self) -> String {
        match self.hands_to_win {
            Some(_) => msg::points_counted(Points::hands(self.after)),
            None => words::number(self.after),
        }
    }
}

#[derive(Debug)]
pub struct ShownCard {
    pub rect: Rect,
    /// Whether the player clicked beside the card, which dismisses it.
    pub is_dismissed: bool,
    /// The response of the large button; `None` if there is none.
    pub main_button: Option<Response>,
    /// The response of the menu button in the corner, if the card has a menu.
    pub menu_button: Option<Response>,
}

struct LaidOutRow<'a> {
    row: &'a CardRow,
    /// The height above the text, or of a row without text; it shrinks where there is little room.
    height: f32,
    text: Option<Arc<Galley>>,
    /// The height below the text, which also shrinks where there is little room.
    below: f32,
}

impl<'a> LaidOutRow<'a> {
    fn new(ui: &Ui, row: &'a CardRow, (width, has_many_hands): (f32, bool), look: &Look) -> Self {
        let (above, text, style, ink) = match row {
            CardRow::Held(_) => {
                return Self::without_text(row, HELD_ROW_HEIGHTS[usize::from(has_many_hands)]);
            }
            CardRow::Play(..) => return Self::without_text(row, PLAY_ROW_HEIGHT),
            CardRow::Laurel(_) => return Self::without_text(row, LAUREL_ROW_HEIGHT),
            CardRow::Series { .. } => return Self::without_text(row, SERIES_ROW_HEIGHT),
            CardRow::Points(_) => return Self::without_text(row, POINTS_ROW_HEIGHT),
            CardRow::Text(text) => {
                (GAP_ABOVE_LINE, text, TextStyle::regular(16.0), look.text(Surface::Panel))
            }
            CardRow::QuietText(text) => {
                (GAP_ABOVE_QUIET, text, TextStyle::regular(14.0), look.quiet_text(Surface::Panel))
            }
        };
        let mut job = LayoutJob::simple(text.clone(), style.font(), ink, width);
        job.halign = Align::Center;
        Self { text: Some(ui.painter().layout_job(job)), ..Self::without_text(row, above) }
    }

    const fn without_text(row: &'a CardRow, height: f32) -> Self {
        Self { row, height, text: None, below: 0.0 }
    }

    fn text_height(&self) -> f32 {
        self.text.as_ref().map_or(0.0, |text| text.size().y)
    }
}

impl EndCard {
    /// Adds a sentence to the last row of quiet text, if there is one.
    pub fn add_quiet_sentence(&mut self, sentence: &str) {
        let mut rows = self.rows.iter_mut().rev();
        let text = rows.find_map(|row| match row {
            CardRow::QuietText(text) => Some(text),
            _ => None,
        });
        if let Some(text) = text {
            *text = format!("{text} {sentence}");
        }
    }

    const fn heights(&self, has_laurel: bool) -> &Heights {
        match (self.is_game_over, has_laurel) {
            (false, _) => &HAND_HEIGHTS,
            (true, true) => &SIX_LOVE_HEIGHTS,
            (true, false) => &GAME_HEIGHTS,
        }
    }

    fn held_bones(&self) -> impl Iterator<Item = &HeldBones> {
        self.rows.iter().filter_map(|row| match row {
            CardRow::Held(held) => Some(held),
            _ => None,
        })
    }

    fn side_row_height(&self) -> f32 {
        let counts_hands = self.sides.iter().any(|side| side.hands_to_win.is_some());
        let heights = if counts_hands { HANDS_ROW_HEIGHTS } else { BAR_ROW_HEIGHTS };
        heights[usize::from(self.sides.len() >= LOW_ROWS_FROM)]
    }
}

/// Shows a card that has been on the screen for `shown_secs`. The first of `buttons` is the large
/// one.
pub fn end_card_ui(
    ui: &mut Ui,
    (layout, sprites): (&TableLayout, &[Sprite]),
    (card, buttons, shown_secs): (&EndCard, &[CardButton], f64),
    look: &Look,
    commands: &mut Vec<Command>,
) -> ShownCard {
    let ui = &fade_in(ui, layout, shown_secs);
    let is_narrow = layout.class == SizeClass::Narrow;
    let beside = Some(line_bounds(sprites)).filter(|_| card.is_game_over && !card.stays_in_middle);
    let beside = beside.and_then(|line| CardBesideLine::new(layout, line));
    let (width, columns) = if is_narrow {
        (layout.area.width() - 2.0 * GAP_BESIDE_NARROW_CARD, NARROW_COLUMNS)
    } else {
        (beside.map_or(CARD_WIDTH, |beside| beside.width), USUAL_COLUMNS)
    };
    let inner = width - 2.0 * columns.padding;
    let has_many_hands = card.held_bones().count() >= LOW_ROWS_FROM;
    let rows = card.rows.iter().filter(|row| row.has_room(layout.class));
    let rows = rows.map(|row| LaidOutRow::new(ui, row, (inner, has_many_hands), look));
    let mut rows: Vec<LaidOutRow<'_>> = rows.collect();
    for (row, next) in rows.iter_mut().zip(card.rows.iter().skip(1)) {
        if matches!((row.row, next), (CardRow::Text(_), CardRow::Held(_))) {
            row.below = GAP_BELOW_LINE;
        }
    }
    let notes: Vec<NoteLayout<'_>> =
        card.notes.iter().map(|note| NoteLayout::new(ui, note, inner, look)).collect();
    let links = LinkRows::new(ui, buttons, inner);
    let heights = card.heights(rows.iter().any(|row| matches!(row.row, CardRow::Laurel(_))));
    let above_rule = match rows.last().map(|row| row.row) {
        Some(CardRow::Points(_) | CardRow::Laurel(_)) => 0.0,
        _ => GAP_ABOVE_RULE,
    };
    let sides = card.side_row_height() * card.sides.len() as f32;
    let (above_links, below) = heights.links;
    let around = heights.title.1 + above_rule + GAP_BELOW_RULE + sides + heights.above_button;
    let rules = 2.0 * NOTE_MARGIN * notes.len() as f32;
    let in_rows = rows.iter().map(|row| row.height + row.below).sum::<f32>();
    let gaps = around + above_links + below + rules + in_rows;
    let fixed = BUTTON_HEIGHT
        + links.extra_height()
        + rows.iter().map(LaidOutRow::text_height).sum::<f32>()
        + notes.iter().map(|note| note.height).sum::<f32>();
    // The card covers no plate if the cloth has room for it.
    let most = if layout.class.is_low() {
        layout.area.height() - 2.0 * GAP_ABOVE_CARD
    } else {
        let margin = if is_narrow { NARROW_CLOTH_MARGIN } else { CLOTH_MARGIN };
        layout.cloth.height() - margin
    };
    let scale = ((most - fixed) / gaps).clamp(MIN_HEIGHT_SHARE, 1.0);
    let mut rect = card_rect(layout, vec2(width, gaps * scale + fixed), newest_bone_rect(sprites));
    if let Some(beside) = beside {
        rect = rect.translate(vec2(beside.card_x - rect.left(), 0.0));
    }
    let beside = ui.interact(layout.area, Id::unique("beside the card"), Sense::CLICK);
    let ground = ui.interact(rect, Id::unique(card.author_id), Sense::CLICK);
    let spoken_text = card_text(card);
    describe(&ground, egui::Role::Label, card.author_id, &spoken_text);

    let mut pen = Pen::new(ui.painter());
    paint::card(&mut pen, rect, look);
    let inside = rect.shrink2(vec2(columns.padding, 0.0));
    let (left, right, center) = (inside.left(), inside.right(), inside.center().x);
    let title = pos2(center, rect.top() + heights.title.0 * scale);
    title_ui(&mut pen, card, title, (inner, heights.title_size * scale), look);
    let held_columns = HeldColumns::new(&pen, card, (inside, columns), scale);
    let top = rect.top() + heights.title.1 * scale;
    let mut y =
        rows_ui(&mut pen, &rows, pos2(center, top), (inner, scale), held_columns, shown_secs, look);
    y += above_rule * scale;
    pen.line([pos2(left, y), pos2(right, y)], 1.0, color(look.colors.line));
    y += GAP_BELOW_RULE * scale;
    let filled = cubic_out(progress(BAR_FILLING_SECS, shown_secs));
    let bars = bars_left(&pen, card, (inside, columns));
    let step = card.side_row_height() * scale;
    for (n, side) in card.sides.iter().enumerate() {
        let middle = y + step * (n as f32 + 0.5);
        let row = Rect::from_x_y_ranges(left..=right, middle..=middle);
        paint_side_row(&mut pen, side, (row, bars), filled, look);
    }
    y += sides * scale;
    drop(pen);
    for note in &notes {
        y += NOTE_MARGIN * scale;
        let mut pen = Pen::new(ui.painter());
        pen.line([pos2(left, y), pos2(right, y)], 1.0, color(look.colors.line));
        drop(pen);
        y += NOTE_MARGIN * scale;
        let row = Rect::from_min_size(pos2(left, y), vec2(inner, note.height));
        note.ui(ui, row, shown_secs, look, commands);
        y += note.height;
    }
    y += heights.above_button * scale;

    let button = Rect::from_min_size(pos2(left, y), vec2(inner, BUTTON_HEIGHT));
    let main_button = main_button_ui(ui, button, buttons, look, commands);
    let first = pos2(center, button.bottom() + above_links * scale);
    links.ui(ui, first, look, commands);
    ShownCard {
        rect,
        is_dismissed: beside.clicked(),
        main_button,
        menu_button: card.is_game_over.then(|| menu_button_ui(ui, rect, look)),
    }
}

/// Paints the rows, starting at the center of the top edge. Returns the y coordinate at which they
/// end.
fn rows_ui(
    pen: &mut Pen,
    rows: &[LaidOutRow<'_>],
    top: Pos2,
    (inner, height_scale): (f32, f32),
    held_columns: HeldColumns,
    shown_secs: f64,
    look: &Look,
) -> f32 {
    let Pos2 { x: center, mut y } = top;
    for row in rows {
        let height = row.height * height_scale;
        let middle = pos2(center, y + height / 2.0);
        match row.row {
            CardRow::Held(held) => paint_held_row(pen, held, middle.y, held_columns, look),
            CardRow::Play(bone, text) => paint_play_row(pen, (*bone, text), middle, inner, look),
            CardRow::Laurel(hands) => {
                let middle = pos2(center, y + NAILS_IN_LAUREL_Y * height_scale);
                paint_laurel_row(
                    pen,
                    *hands,
                    middle,
                    progress(LAUREL_DRAWING_SECS, shown_secs),
                    look,
                );
            }
            CardRow::Series { games, won } => {
                paint_series_row(pen, (*games, won), middle, inner, look);
            }
            CardRow::Points(points) => {
                let baseline = pos2(center, y + POINTS_BASELINE * height_scale);
                let (words, style) = paint::fit_text(pen.painter(), points, SUM_STYLE, 13.0, inner);
                let gold = look.gold_text(Surface::Panel);
                pen.text(baseline, Align::Center, &words, style, gold);
            }
            CardRow::Text(_) | CardRow::QuietText(_) => {}
        }
        y += height;
        if let Some(text) = &row.text {
            pen.flush();
            pen.painter().galley(pos2(center, y), Arc::clone(text), look.text(Surface::Panel));
            y += row.text_height();
        }
        y += row.below * height_scale;
    }
    y
}

fn main_button_ui(
    ui: &Ui,
    place: Rect,
    buttons: &[CardButton],
    look: &Look,
    commands: &mut Vec<Command>,
) -> Option<Response> {
    let main = buttons.first()?;
    let golden = main.primary(Key::Space);
    let shown = main.show(ui, (golden, place), look, commands);
    keep_arrow_keys(ui, &shown);
    Some(shown)
}

/// The links below the large button, in as many rows as they need.
struct LinkRows<'a>(Vec<Vec<(&'a CardButton, f32)>>);

impl<'a> LinkRows<'a> {
    fn new(ui: &Ui, buttons: &'a [CardButton], width: f32) -> Self {
        let links = buttons.iter().skip(1);
        let links: Vec<_> = links.map(|link| (link, link.link().width(ui).min(width))).collect();
        let rows = Self::filled(&links, links.len(), width);
        // Spreads the links evenly over the rows, if that takes no more rows.
        let even = Self::filled(&links, links.len().div_ceil(rows.0.len().max(1)), width);
        if even.0.len() == rows.0.len() { even } else { rows }
    }

    /// Fills one row after the other, each with at most `max_per_row` links.
    fn filled(links: &[(&'a CardButton, f32)], max_per_row: usize, width: f32) -> Self {
        let mut rows: Vec<Vec<(&CardButton, f32)>> = Vec::new();
        let mut left = 0.0;
        for (link, link_width) in links {
            if let Some(row) =
                rows.last_mut().filter(|row| *link_width <= left && row.len() < max_per_row)
            {
                row.push((link, *link_width));
            } else {
                left = width;
                rows.push(vec![(link, *link_width)]);
            }
            left -= link_width + LINK_GAP;
        }
        Self(rows)
    }

    /// The height of all rows but the first.
    fn extra_height(&self) -> f32 {
        LINK_HEIGHT * self.0.len().saturating_sub(1) as f32
    }

    /// Shows the links; `middle` is the center of the first row.
    fn ui(&self, ui: &Ui, middle: Pos2, look: &Look, commands: &mut Vec<Command>) {
        for (n, row) in self.0.iter().enumerate() {
            let gaps = LINK_GAP * (row.len() - 1) as f32;
            let all = gaps + row.iter().map(|(_, width)| width).sum::<f32>();
            let mut left = middle.x - all / 2.0;
            let y = middle.y + LINK_HEIGHT * n as f32;
            for (link, width) in row {
                let center = pos2(left + width / 2.0, y);
                let rect = Rect::from_center_size(center, vec2(*width, LINK_HEIGHT));
                link.show(ui, (link.link(), rect), look, commands);
                left += width + LINK_GAP;
            }
        }
    }
}

/// Fades a card in, and requests repaints until nothing on it moves. Returns the card's `Ui`.
fn fade_in(ui: &mut Ui, layout: &TableLayout, shown_secs: f64) -> Ui {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(layout.area));
    ui.set_opacity((shown_secs / FADE_IN_SECS).min(1.0) as f32);
    if progress(BAR_FILLING_SECS, shown_secs) < 1.0
        || progress(LAUREL_DRAWING_SECS, shown_secs) < 1.0
    {
        ui.ctx().request_repaint();
    }
    ui
}

/// Progress, from 0.0 to 1.0, of an animation with this start and duration.
pub(super) fn progress((begin, secs): (f64, f64), shown_secs: f64) -> f32 {
    ((shown_secs - begin) / secs).clamp(0.0, 1.0) as f32
}

fn line_bounds(sprites: &[Sprite]) -> Rect {
    let laid = sprites.iter().filter(|sprite| {
        matches!(sprite.kind, SpriteKind::Bone { owner: BoneOwner::Played(_), .. })
    });
    laid.map(Sprite::rect).fold(Rect::NOTHING, Rect::union)
}

/// Where the bone that was played last lies.
fn newest_bone_rect(sprites: &[Sprite]) -> Option<Rect> {
    let is_newest = |it: &&Sprite| match it.kind {
        SpriteKind::Bone { owner: BoneOwner::Played(_), marks, .. } => marks.has_halo,
        _ => false,
    };
    sprites.iter().find(is_newest).map(Sprite::rect)
}

/// Where a card of this size goes: in the middle of the cloth if there is room. If possible, it
/// moves up or down, or else sideways, to leave the bone that was played last visible.
fn card_rect(layout: &TableLayout, size: Vec2, newest: Option<Rect>) -> Rect {
    let room = layout.area.shrink(GAP_ABOVE_CARD);
    let rect = Rect::from_center_size(layout.cloth.center(), size);
    let up = (room.bottom() - rect.bottom()).min(0.0);
    let rect = rect.translate(vec2(0.0, up.max(room.top() - rect.top())));
    let Some(bone) = newest.map(|bone| bone.expand(GAP_BESIDE_NEWEST)) else {
        return rect;
    };
    if !bone.intersects(rect) {
        return rect;
    }
    let ways = [
        vec2(0.0, bone.bottom() - rect.top()),
        vec2(0.0, bone.top() - rect.bottom()),
        vec2(bone.left() - rect.right(), 0.0),
        vec2(bone.right() - rect.left(), 0.0),
    ];
    let places = ways.map(|way| rect.translate(way));
    let cloth = layout.cloth.shrink(GAP_BESIDE_NEWEST);
    let mut places = places.into_iter().filter(|place| cloth.contains_rect(*place));
    places.next().unwrap_or(rect)
}

/// The description of the card for a screen reader.
fn card_text(card: &EndCard) -> String {
    let sides = card.sides.iter();
    let sides = sides.map(|side| format!("{} {}", side.name, side.score_text()));
    let first = std::iter::once(card.title.clone());
    let notes = card.notes.iter().map(CardNote::spoken_text);
    let all = first.chain(card.rows.iter().map(CardRow::spoken_text)).chain(sides).chain(notes);
    let all = all.map(|part| part.trim_end_matches('.').to_owned());
    let all: Vec<String> = all.filter(|part| !part.is_empty()).collect();
    all.join(". ")
}

/// Paints the title, smaller where there is little room.
fn title_ui(pen: &mut Pen, card: &EndCard, at: Pos2, (width, text_size): (f32, f32), look: &Look) {
    let style = TextStyle::semibold(text_size.max(SMALL_TITLE_SIZE));
    // The corner with "…" stays free.
    let width = if card.is_game_over { width - 32.0 } else { width };
    let (words, style) = paint::fit_text(pen.painter(), &card.title, style, 18.0, width);
    let ink = if card.is_won { look.gold_text(Surface::Panel) } else { look.text(Surface::Panel) };
    pen.text(at, Align::Center, &words, style, ink);
}

fn menu_button_ui(ui: &Ui, card: Rect, look: &Look) -> Response {
    let center = pos2(card.right() - 34.0, card.top() + 26.0);
    let rect = Rect::from_center_size(center, vec2(36.0, 32.0));
    let name = msg::GAME_OVER_MORE.text();
    Button::icon(Icon::More, "game-over-more", &name).at(ui, rect, look)
}

/// Columns of the rows with held bones: name, bones, sum.
#[derive(Debug, Clone, Copy)]
struct HeldColumns {
    name_left: f32,
    name_width: f32,
    /// The center of the first bone.
    first_bone_x: f32,
    /// The distance between the centers of two bones.
    step: f32,
    bone_width: f32,
    sum_right: f32,
}

impl HeldColumns {
    /// Lays out the columns of all rows. The bones keep their usual position unless a name is
    /// longer and there is room to move them.
    fn new(pen: &Pen, card: &EndCard, (inside, usual): (Rect, Columns), height_scale: f32) -> Self {
        let has_many_hands = card.held_bones().count() >= LOW_ROWS_FROM;
        let bone = BONE_WIDTHS[usize::from(has_many_hands)] * height_scale;
        let sums =
            card.held_bones().map(|it| paint::text_width(pen.painter(), &it.pips, SUM_STYLE));
        let sums = inside.right() - sums.fold(0.0, f32::max) - GAP_BESIDE_HELD;
        let name_left = inside.left();
        let count = card.held_bones().map(|it| it.bones.len()).max().unwrap_or(0).max(1) as f32;
        let names = card
            .held_bones()
            .map(|it| it.coin_width() + paint::text_width(pen.painter(), &it.name, HELD_STYLE));
        let wanted = name_left + names.fold(0.0, f32::max) + GAP_BESIDE_HELD;
        let most = sums - BONE_STEP * (count - 1.0) - bone;
        let usual = name_left + usual.first_bone_x - BONE_WIDTHS[0] / 2.0;
        let left = usual.max(wanted.min(most)).min(most.max(name_left + 40.0));
        let step = BONE_STEP.min((sums - left - bone) / (count - 1.0).max(1.0));
        Self {
            name_left,
            name_width: left - GAP_BESIDE_HELD - name_left,
            first_bone_x: left + bone / 2.0,
            step,
            bone_width: bone.min(step * 0.95),
            sum_right: inside.right(),
        }
    }
}

fn paint_held_row(pen: &mut Pen, held: &HeldBones, y: f32, columns: HeldColumns, look: &Look) {
    let text = look.text(Surface::Panel);
    let baseline = paint::centered_baseline(y, HELD_STYLE.size);
    if let Some(coin) = &held.coin {
        paint::coin(pen, pos2(columns.name_left + COIN_SIZE / 2.0, y), COIN_SIZE, coin);
    }
    let before = held.coin_width();
    let room = columns.name_width - before;
    let (who, style) = paint::fit_text(pen.painter(), &held.name, HELD_STYLE, 12.0, room);
    pen.text(pos2(columns.name_left + before, baseline), Align::Min, &who, style, text);
    let painted = held.bones.iter().enumerate().map(|(n, bone)| {
        let center = pos2(columns.first_bone_x + n as f32 * columns.step, y);
        PaintedBone::new(Pose::upright(center, columns.bone_width), bone.halves())
    });
    paint::bones(pen, &painted.collect::<Vec<_>>(), look);
    let sum = if held.is_counted { text } else { look.quiet_text(Surface::Panel) };
    pen.text(pos2(columns.sum_right, baseline), Align::Max, &held.pips, SUM_STYLE, sum);
}

/// Paints the bone that won and what it scored, side by side around `middle`.
fn paint_play_row(
    pen: &mut Pen,
    (bone, text): (Bone, &str),
    middle: Pos2,
    width: f32,
    look: &Look,
) {
    let beside = BONE_WIDTHS[0] + GAP_BESIDE_PLAY;
    let (text, style) = paint::fit_text(pen.painter(), text, HELD_STYLE, 12.0, width - beside);
    let all = beside + paint::text_width(pen.painter(), &text, style);
    let left = middle.x - all / 2.0;
    let pose = Pose::upright(pos2(left + BONE_WIDTHS[0] / 2.0, middle.y), BONE_WIDTHS[0]);
    paint::bones(pen, &[PaintedBone::new(pose, bone.halves())], look);
    let baseline = paint::centered_baseline(middle.y, style.size);
    let at = pos2(left + beside, baseline);
    pen.text(at, Align::Min, &text, style, look.text(Surface::Panel));
}

/// Left end of the bars: the usual one, unless a name is longer.
fn bars_left(pen: &Pen, card: &EndCard, (inside, usual): (Rect, Columns)) -> f32 {
    let widths = card.sides.iter().map(|side| {
        let style = TextStyle::semibold(SideScore::NAME_TEXT_SIZE);
        paint::text_width(pen.painter(), &side.name, style)
    });
    let wanted = inside.left() + widths.fold(0.0, f32::max) + 8.0;
    let most = inside.right() - GAP_BESIDE_BAR - MIN_BAR_WIDTH;
    wanted.min(most).max(inside.left() + usual.bars_left)
}

/// Paints a side's name, bar and score. The left end of the bar is at x = `bars`. The share
/// `filled` of the gain, from 0.0 to 1.0, is shown in a paler color.
fn paint_side_row(
    pen: &mut Pen,
    side: &SideScore,
    (row, bars): (Rect, f32),
    filled: f32,
    look: &Look,
) {
    let text = look.text(Surface::Panel);
    let (left, right) = (row.left_top(), row.right_top());
    let [text_size, digits] = side.font_sizes();
    let marks = row.right() - GAP_BESIDE_MARKS - side.marks_width();
    let target = side.target.filter(|target| *target > 0);
    let room = match (side.hands_to_win, target) {
        (Some(_), _) => marks,
        (None, Some(_)) => bars,
        (None, None) => row.right() - GAP_BESIDE_BAR,
    };
    let style =
        if side.is_winner { TextStyle::semibold(text_size) } else { TextStyle::regular(text_size) };
    let (name, style) =
        paint::fit_text(pen.painter(), &side.name, style, 12.0, room - left.x - 8.0);
    let baseline = paint::centered_baseline(left.y, text_size);
    pen.text(pos2(left.x, baseline), Align::Min, &name, style, text);
    let number = TextStyle::semibold(digits);
    let at = pos2(right.x, paint::centered_baseline(right.y, digits));
    pen.text(at, Align::Max, &words::number(side.after), number, text);
    let own = look.colors.players[side.color];
    if let Some(target) = side.hands_to_win {
        let room = Rect::from_x_y_ranges(
            marks..=row.right() - GAP_BESIDE_MARKS,
            left.y - MARKS_HEIGHT / 2.0..=left.y + MARKS_HEIGHT / 2.0,
        );
        let won = egui::lerp(side.before as f32..=side.after as f32, filled);
        paint::hand_marks(pen, room, HandMarks { won, target }, own);
        return;
    }
    let Some(target) = target else {
        return;
    };
    let bar = Rect::from_min_max(
        pos2(bars, left.y - BAR_HEIGHT / 2.0),
        pos2(right.x - GAP_BESIDE_BAR, left.y + BAR_HEIGHT / 2.0),
    );
    let part = |points: i32| (points as f32 / target as f32).clamp(0.0, 1.0);
    pen.rect(bar, BAR_HEIGHT / 2.0, color(look.colors.shadow).gamma_multiply(0.5));
    let to = |part: f32| bar.with_max_x(bar.left() + bar.width() * part);
    let [before, after] = [side.before, side.after].map(part);
    for (part, strength) in [(egui::lerp(before..=after, filled), 0.45), (before, 1.0)] {
        if part > 0.0 {
            pen.rect(to(part), BAR_HEIGHT / 2.0, color(own).gamma_multiply(strength));
        }
    }
}

/// Paints the hands won as a row of nails within a laurel. `part` is the share of the laurel that
/// is drawn, from 0.0 to 1.0.
fn paint_laurel_row(pen: &mut Pen, hands: u16, middle: Pos2, part: f32, look: &Look) {
    let marks = HandMarks { won: f32::from(hands), target: hands };
    let room = vec2(MAX_MARKS_WIDTH, NAIL_SIZE);
    let room = vec2(marks.width(room).unwrap_or_default(), NAIL_SIZE);
    let place = Rect::from_center_size(middle, room);
    paint::hand_marks(pen, place, marks, look.colors.bars[0]);
    paint::laurel(pen, middle + vec2(0.0, GAP_BELOW_NAILS), BRANCH_SIZE, part);
}

fn paint_series_row(
    pen: &mut Pen,
    (games, won): (u16, &[(u16, usize)]),
    middle: Pos2,
    inner: f32,
    look: &Look,
) {
    let gaps = SERIES_GAP * won.len().saturating_sub(1) as f32;
    let room = vec2((inner - gaps) / won.len().max(1) as f32, MARKS_HEIGHT);
    let marks = |won: u16| HandMarks { won: f32::from(won), target: games };
    let Some(width) = marks(0).width(room) else {
        return;
    };
    let mut left = middle.x - f32::midpoint(width * won.len() as f32, gaps);
    for (won, side) in won {
        let place =
            Rect::from_center_size(pos2(left + width / 2.0, middle.y), vec2(width, MARKS_HEIGHT));
        paint::hand_marks(pen, place, marks(*won), look.colors.players[*side]);
        left += width + SERIES_GAP;
    }
}

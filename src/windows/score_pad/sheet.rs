//! The sheet of a score pad: names above, rows of points, totals below. Names, rounds, and totals
//! stay in sight while the rows scroll.

use egui::{
    Align, Color32, Pos2, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2,
    vec2,
};

use super::editor::PadEditor;
use crate::ear;
use crate::menu;
use crate::paint::{self, Icon, Look, Pen, TextStyle, centered_baseline};
use crate::windows::kit::sizes;
use game::profile::{PadCell, PadEntry, PadResult, PadSheet, PadSide, ScorePad};
use words::score_pad::{format_points, name, round, short_round, shorter_names};
use words::{Points, msg};

const MARGIN: f32 = 8.0;
/// The minimum width of a column; a sheet with too many of them scrolls sideways.
const MIN_COLUMN_WIDTH: f32 = 40.0;
/// The minimum height of a row while the game goes on.
const MIN_ROW_HEIGHT: f32 = 32.0;
/// The minimum height of a row once the game is over, so that more rounds are visible.
const MIN_FINAL_ROW_HEIGHT: f32 = 20.0;
/// While the game goes on, names and totals shrink before fewer rows than this are shown.
const MIN_SHOWN_ROWS: usize = 3;
/// The heights of names and totals where there is little room, and the size of the totals, as a
/// share of the usual.
const LOW_SHARE: f32 = 0.7;
/// The largest font size of points, as a share of the height of a row.
const MAX_POINTS_SIZE_SHARE: f32 = 0.8;
/// From this number of sides on, totals are smaller.
const MANY_SIDES_FROM: usize = 8;
// A sheet wider than this has larger numbers, by at most this factor.
const GROWS_FROM_WIDTH: f32 = 852.0;
const MAX_GROWTH_FACTOR: f32 = 1.5;
const STRIPE_OPACITY: f32 = 0.04;
const FIELD_EDGE_WIDTH: f32 = 2.5;
const FIELD_INSET: f32 = 4.0;
const PENCIL_SIZE: f32 = 13.0;
/// The length of the leaf that marks who leads, as a multiple of the size of the names.
const LEAF_LENGTH: f32 = 0.9;
/// The size of the word below a name, such as "deals", as a multiple of the size of the names.
const STATE_SIZE: f32 = 0.8;
/// The smallest size of a name before its last words are left out, as a share of the usual size.
const READABLE_SHARE: f32 = 0.8;
const BAR_HEIGHT: f32 = 4.0;
const CARET_WIDTH: f32 = 2.0;

/// The measures of a sheet, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct SheetMeasures {
    is_narrow: bool,
    // The widths of the column of rounds, and of each side.
    rounds_width: f32,
    column_width: f32,
    // The heights of the names, of a row, and of the totals.
    head_height: f32,
    row_height: f32,
    totals_height: f32,
    // The sizes of names, points, and totals.
    name_size: f32,
    points_size: f32,
    total_size: f32,
}

impl SheetMeasures {
    pub(super) fn new(width: f32, sides: usize, is_narrow: bool) -> Self {
        let times = (width / GROWS_FROM_WIDTH).clamp(1.0, MAX_GROWTH_FACTOR);
        let grown = |length: f32| (length * times).round();
        let rounds_width = if is_narrow { 36.0 } else { grown(112.0) };
        let share = (width - rounds_width - 2.0 * MARGIN) / sides as f32;
        let column_width = share.max(MIN_COLUMN_WIDTH);
        if is_narrow {
            return Self {
                is_narrow,
                rounds_width,
                column_width,
                head_height: 48.0,
                row_height: 40.0,
                totals_height: 44.0,
                name_size: 14.0,
                points_size: 20.0,
                total_size: 24.0,
            };
        }
        let total_size = if sides < MANY_SIDES_FROM { 40.0 } else { 28.0 };
        Self {
            is_narrow,
            rounds_width,
            column_width,
            head_height: grown(60.0),
            row_height: grown(48.0),
            totals_height: grown(60.0),
            name_size: grown(20.0),
            points_size: grown(24.0),
            total_size: grown(total_size),
        }
    }

    /// Returns these measures with lower rows if `rows` of the usual height do not fit, and with
    /// lower names and totals if there is still too little room. The visible rows fill the `room`,
    /// so that none is cut off.
    pub(super) fn fitted(self, rows: usize, room: f32, is_over: bool) -> Self {
        let least = if is_over { MIN_FINAL_ROW_HEIGHT } else { MIN_ROW_HEIGHT };
        let fits = |it: Self, rows: usize| it.height(0) + rows as f32 * least <= room;
        let low = self.low();
        // At the end of the game, all rounds are shown unless there are too many.
        let shows_all = is_over && fits(low, rows);
        let wanted = if shows_all { rows } else { rows.min(MIN_SHOWN_ROWS) };
        if fits(self, wanted) { self } else { low }.with_rows(rows, room, least)
    }

    fn low(self) -> Self {
        let low = |length: f32| (LOW_SHARE * length).round();
        Self {
            head_height: low(self.head_height),
            totals_height: low(self.totals_height),
            name_size: self.name_size.min(low(self.head_height) * 0.4).round(),
            total_size: low(self.total_size),
            ..self
        }
    }

    fn with_rows(self, rows: usize, room: f32, least: f32) -> Self {
        let room = (room - self.height(0)).max(0.0);
        let shown = (room / least).floor().clamp(1.0, rows.max(1) as f32);
        let row_height = (room / shown).clamp(least, self.row_height);
        Self {
            row_height,
            points_size: self.points_size.min((MAX_POINTS_SIZE_SHARE * row_height).round()),
            ..self
        }
    }

    /// The height of a sheet with this many rows, its names, and its totals.
    pub(super) fn height(&self, rows: usize) -> f32 {
        self.head_height + self.totals_height + rows as f32 * self.row_height + 2.0 * MARGIN
    }
}

#[derive(Clone, Copy)]
pub(super) struct SheetUi<'a> {
    pub(super) pad: &'a ScorePad,
    pub(super) sheet: &'a PadSheet,
    pub(super) editor: &'a PadEditor,
    pub(super) measures: SheetMeasures,
    /// Whether to scroll to the cell that is being written.
    pub(super) scrolls: bool,
    /// Whether the sides are marked with colors, like those of a board beside the sheet.
    pub(super) has_colors: bool,
    pub(super) look: &'a Look,
}

impl SheetUi<'_> {
    /// Draws the sheet in a place. Returns the cell that was clicked.
    pub(super) fn ui(self, ui: &mut Ui, place: Rect) -> Option<PadCell> {
        let m = self.measures;
        let visuals = ui.visuals();
        let edge = Stroke::new(1.0, visuals.text_color().gamma_multiply(0.2));
        let fill = visuals.text_color().gamma_multiply(0.03);
        ui.painter().rect(place, 16.0, fill, edge, StrokeKind::Inside);
        let inside = place.shrink(MARGIN);
        let heads = inside.with_max_y(inside.top() + m.head_height);
        let totals = inside.with_min_y(inside.bottom() - m.totals_height);
        let rows = inside.with_min_y(heads.bottom()).with_max_y(totals.top());
        let right = |rect: Rect| rect.with_min_x(rect.left() + m.rounds_width);
        let mut clicked = None;
        let mut area_ui = ui.new_child(egui::UiBuilder::new().max_rect(right(rows)));
        // Scroll bars lie over the cells: beside them there is too little room.
        area_ui.spacing_mut().scroll = egui::style::ScrollStyle {
            // Where there is more to see, a thin handle shows it at rest, too.
            dormant_handle_opacity: 0.6,
            ..egui::style::ScrollStyle::floating()
        };
        let stripes = ui.painter().with_clip_rect(rows.intersect(ui.clip_rect()));
        let scrolled = ScrollArea::both()
            .id_salt("pad-rows")
            .auto_shrink(false)
            .max_height(rows.height())
            .min_scrolled_height(0.0)
            .show(&mut area_ui, |ui| {
                let count = self.sheet.shown_row_count();
                let size = vec2(
                    m.column_width * self.sheet.chairs().len() as f32,
                    m.row_height * count as f32,
                );
                let area = ui.allocate_space(size).1;
                for row in 0..count {
                    let line = Rect::from_min_size(
                        pos2(rows.left(), area.top() + row as f32 * m.row_height),
                        vec2(rows.width(), m.row_height),
                    );
                    self.paint_stripe(&stripes, ui, line, row);
                    for (at, side) in self.sheet.chairs().iter().enumerate() {
                        let left = area.left() + at as f32 * m.column_width;
                        let min = pos2(left, line.top());
                        let place = Rect::from_min_size(min, vec2(m.column_width, m.row_height));
                        let cell = PadCell { row, side: *side };
                        if self.cell_ui(ui, place, cell, at).clicked() {
                            clicked = Some(cell);
                        }
                    }
                }
                if self.scrolls && self.editor.cell().is_none() {
                    // The game is over: its last round is shown.
                    ui.scroll_to_rect_animation(
                        area.with_min_y(area.bottom()),
                        None,
                        egui::style::ScrollAnimation::none(),
                    );
                }
                area.min
            });
        let origin: Pos2 = scrolled.inner;
        self.row_heads_ui(ui, rows.with_max_x(rows.left() + m.rounds_width), origin.y);
        let line = Stroke::new(1.0, line_color(ui));
        for y in [heads.bottom(), totals.top()] {
            ui.painter().hline(inside.x_range(), y, line);
        }
        for (at, side) in self.sheet.chairs().iter().enumerate() {
            let left = origin.x + at as f32 * m.column_width;
            let column = |rect: Rect| rect.with_min_x(left).with_max_x(left + m.column_width);
            let mut part = |clip: Rect| {
                let mut child = ui.new_child(egui::UiBuilder::new().max_rect(clip));
                child.set_clip_rect(right(clip).intersect(ui.clip_rect()));
                child
            };
            let head = self.head_ui(&part(heads), column(heads), *side, at);
            if head.clicked() {
                clicked = Some(self.sheet.next_cell_of(*side));
            }
            self.total_ui(&part(totals), column(totals), *side, at);
        }
        let total = msg::SHEET_TOTAL.text();
        let size = if m.is_narrow { sizes::MIN_TEXT_SIZE } else { m.name_size * 0.9 };
        let place = totals.with_max_x(totals.left() + m.rounds_width);
        self.paint_word(ui, place, &total, TextStyle::semibold(size), ui.visuals().text_color());
        clicked
    }

    fn paint_stripe(self, painter: &egui::Painter, ui: &Ui, line: Rect, row: usize) {
        let tone = ui.visuals().text_color();
        let is_current = self.editor.cell().is_some_and(|cell| cell.row == row);
        if is_current {
            let fill = ui.visuals().widgets.hovered.weak_bg_fill.gamma_multiply(0.75);
            painter.rect_filled(line, sizes::ROW_ROUNDING, fill);
        } else if row % 2 == 1 {
            painter.rect_filled(line, sizes::ROW_ROUNDING, tone.gamma_multiply(STRIPE_OPACITY));
        }
    }

    fn row_heads_ui(self, ui: &Ui, place: Rect, top: f32) {
        let m = self.measures;
        let clipped = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
        for row in 0..self.sheet.shown_row_count() {
            let at = Rect::from_min_size(
                pos2(place.left(), top + row as f32 * m.row_height),
                vec2(place.width(), m.row_height),
            );
            if !at.intersects(place) {
                continue;
            }
            let is_current = self.editor.cell().is_some_and(|cell| cell.row == row);
            let (text, size) = if m.is_narrow {
                (short_round(&self.pad.rules, row), sizes::TEXT_SIZE)
            } else {
                (
                    round(&self.pad.rules, row),
                    (m.points_size * 0.66).round().max(sizes::MIN_TEXT_SIZE),
                )
            };
            let (style, tone) = if is_current {
                (TextStyle::semibold(size), ui.visuals().text_color())
            } else {
                (TextStyle::regular(size), ui.visuals().weak_text_color())
            };
            paint_word_in(&clipped, at.shrink2(vec2(4.0, 0.0)), &text, style, tone, m.is_narrow);
        }
    }

    fn paint_word(self, ui: &Ui, place: Rect, text: &str, style: TextStyle, tone: Color32) {
        let place = place.shrink2(vec2(4.0, 0.0));
        paint_word_in(ui.painter(), place, text, style, tone, self.measures.is_narrow);
    }

    /// Draws the name of a side, and whether it deals, leads, or has won.
    fn head_ui(self, ui: &Ui, place: Rect, side: PadSide, at: usize) -> Response {
        let m = self.measures;
        let visuals = ui.visuals();
        let present = self.editor.cell();
        let round = present.map_or(self.sheet.complete_rounds(), |cell| cell.row);
        let result = self.sheet.result();
        let deals = result.is_none() && self.sheet.dealer(round) == Some(side);
        let sits_out = result.is_none() && self.sheet.sits_out(PadCell { row: round, side });
        let has_won = result == Some(PadResult::Won(side));
        let leads = self.sheet.leaders().contains(&side);
        let is_current = present.is_some_and(|cell| cell.side == side);
        let name = name(self.pad, side);
        let states = [
            (deals, msg::PAD_DEALS),
            (leads && !has_won, msg::PAD_LEADS),
            (has_won, msg::PAD_WINS),
            (sits_out, msg::PAD_OUT),
        ];
        let states: Vec<_> =
            states.iter().filter(|(is, _)| *is).map(|(_, state)| state.text()).collect();
        let has_tip = !states.is_empty();
        let spoken = words::list(std::iter::once(name.clone()).chain(states));
        let id = format!("pad-side-{at}");
        let mut response = ui.interact(place, ui.make_persistent_id(&id), Sense::CLICK);
        ear::describe(&response, Role::Button, id, &spoken);
        if has_tip {
            response = menu::hover_tip(response, spoken);
        }
        if response.hovered() {
            let fill = visuals.text_color().gamma_multiply(sizes::TINT_OPACITY);
            ui.painter().rect_filled(place.shrink(2.0), sizes::ROW_ROUNDING, fill);
        }
        let gold = visuals.selection.bg_fill;
        let tone = if is_current { gold } else { visuals.text_color() };
        let mut pen = Pen::new(ui.painter());
        if self.has_colors {
            let bar = place.shrink2(vec2(6.0, 0.0)).with_max_y(place.top() + BAR_HEIGHT);
            let colors = &self.look.colors.players;
            pen.rect(bar, BAR_HEIGHT / 2.0, paint::color(colors[at % colors.len()]));
        }
        let upper = place.top() + place.height() * 0.36;
        let lower = place.top() + place.height() * 0.76;
        let style = TextStyle::semibold(m.name_size);
        let leaf_length = (LEAF_LENGTH * m.name_size).round();
        let leaf_room = leaf_length + 4.0;
        let room = place.width() - 6.0;
        let beside_leaf = (leads && !m.is_narrow)
            .then(|| self.fit_words(pen.painter(), side, style, room - leaf_room))
            .flatten();
        // Where a name leaves no room for the leaf, the leaf is below.
        let is_leaf_beside = beside_leaf.is_some();
        let leaf_room = if is_leaf_beside { leaf_room } else { 0.0 };
        let (text, style) =
            beside_leaf.unwrap_or_else(|| self.fit_name(pen.painter(), side, style, room));
        let center = pos2(place.center().x + leaf_room / 2.0, upper);
        let shown = pen.centered_text(center, &text, style, tone);
        let below = [(has_won, msg::PAD_WINS), (deals, msg::PAD_DEALS), (sits_out, msg::PAD_OUT)];
        let state = below.into_iter().find_map(|(is, state)| is.then_some(state));
        let mut lower_left = place.center().x;
        if let Some(state) = state {
            let tone = if has_won {
                paint::color(self.look.colors.good)
            } else {
                visuals.weak_text_color()
            };
            let state = state.text();
            let letters =
                if m.is_narrow { sizes::MIN_TEXT_SIZE } else { (STATE_SIZE * m.name_size).round() };
            let style = TextStyle::regular(letters);
            let room = place.width() - 4.0;
            let (text, style) = paint::fit_text(pen.painter(), &state, style, 10.0, room);
            lower_left =
                pen.centered_text(pos2(place.center().x, lower), &text, style, tone).left();
        }
        if leads {
            let (foot, length) = match (is_leaf_beside, state) {
                (true, _) => (pos2(shown.left() - leaf_length - 4.0, upper + 4.0), leaf_length),
                (false, None) => {
                    (pos2(place.center().x - leaf_length / 2.0, lower + 4.0), leaf_length)
                }
                (false, Some(_)) => {
                    (pos2(lower_left.max(place.left() + 9.0) - 9.0, lower + 3.0), 9.0)
                }
            };
            paint::leaf(&mut pen, foot, vec2(length, -length * 0.5));
        }
        drop(pen);
        response
    }

    /// Returns the name of a side in readable letters, without its last words if there is no room
    /// for them; `None` if not even the first word has room.
    fn fit_words(
        self,
        painter: &egui::Painter,
        side: PadSide,
        style: TextStyle,
        room: f32,
    ) -> Option<(String, TextStyle)> {
        let readable = (READABLE_SHARE * style.size).round().max(sizes::MIN_TEXT_SIZE);
        let names = shorter_names(self.pad, self.sheet, side);
        let fitted = names.iter().map(|it| paint::fit_text(painter, it, style, readable, room));
        let mut whole = fitted.zip(&names).filter(|((shown, _), name)| shown == *name);
        whole.next().map(|(fitted, _)| fitted)
    }

    /// Returns the name of a side, as much of it as there is room for.
    fn fit_name(
        self,
        painter: &egui::Painter,
        side: PadSide,
        style: TextStyle,
        room: f32,
    ) -> (String, TextStyle) {
        self.fit_words(painter, side, style, room).unwrap_or_else(|| {
            let name = name(self.pad, side);
            paint::fit_text(painter, &name, style, sizes::MIN_TEXT_SIZE, room)
        })
    }

    fn total_ui(self, ui: &Ui, place: Rect, side: PadSide, at: usize) {
        let m = self.measures;
        let total = self.sheet.total(side);
        let id = format!("pad-score-{at}");
        let response = ui.interact(place, ui.make_persistent_id(&id), Sense::hover());
        let spoken = msg::side_points(Points::shown(total), name(self.pad, side));
        ear::describe(&response, Role::Label, id, &spoken);
        let mut pen = Pen::new(ui.painter());
        let style = TextStyle::semibold(m.total_size);
        let (text, style) = paint::fit_text(
            pen.painter(),
            &format_points(total),
            style,
            sizes::MIN_TEXT_SIZE,
            place.width() - 4.0,
        );
        pen.centered_text(place.center(), &text, style, ui.visuals().text_color());
    }

    fn cell_ui(self, ui: &Ui, place: Rect, cell: PadCell, at: usize) -> Response {
        let id = format!("pad-cell-{}-{at}", cell.row);
        let response = ui.interact(place, ui.make_persistent_id(&id), Sense::CLICK);
        let entry = self.sheet.entry(cell);
        let is_current = self.editor.cell() == Some(cell);
        ear::describe(&response, Role::Button, id, &self.cell_spoken(cell, entry, is_current));
        if is_current {
            ear::speak(&response);
            if self.scrolls {
                let still = egui::style::ScrollAnimation::none();
                ui.scroll_to_rect_animation(place, None, still);
            }
        }
        if ui.is_rect_visible(place) {
            self.paint_cell(ui, &response, cell, is_current);
        }
        response
    }

    fn cell_spoken(self, cell: PadCell, entry: Option<PadEntry>, is_current: bool) -> String {
        let (name, round) = (name(self.pad, cell.side), round(&self.pad.rules, cell.row));
        match (self.editor.typed(), entry) {
            (Some(typed), _) if is_current => msg::pad_writing(name, round, with_minus_sign(typed)),
            (_, None) if is_current => msg::pad_writing(name, round, ""),
            (_, Some(PadEntry { points, corrected: Some(before) })) => {
                msg::pad_cell_corrected(format_points(before), name, round, format_points(points))
            }
            (_, Some(entry)) => msg::pad_cell(name, round, format_points(entry.points)),
            (_, None) if self.sheet.sits_out(cell) => msg::pad_cell_sits_out(name, round),
            (_, None) => msg::pad_cell_empty(name, round),
        }
    }

    fn paint_cell(self, ui: &Ui, response: &Response, cell: PadCell, is_current: bool) {
        let m = self.measures;
        let entry = self.sheet.entry(cell);
        let sits_out = entry.is_none() && self.sheet.sits_out(cell);
        let place = response.rect;
        let visuals = ui.visuals();
        let field = place.shrink2(vec2(FIELD_INSET.min(place.width() * 0.04), FIELD_INSET));
        if is_current {
            let edge = Stroke::new(FIELD_EDGE_WIDTH, visuals.selection.bg_fill);
            let fill = visuals.extreme_bg_color;
            ui.painter().rect(field, sizes::INPUT_ROUNDING, fill, edge, StrokeKind::Inside);
        } else if response.hovered() {
            let fill = visuals.text_color().gamma_multiply(sizes::TINT_OPACITY);
            ui.painter().rect_filled(field, sizes::INPUT_ROUNDING, fill);
        }
        let typed = self.editor.typed().filter(|_| is_current).map(with_minus_sign);
        let (text, tone) = match (&typed, entry) {
            (Some(typed), _) => (typed.clone(), visuals.text_color()),
            (None, Some(entry)) if entry.points == 0 => {
                (format_points(0), paint::color(self.look.colors.good))
            }
            (None, Some(entry)) => (format_points(entry.points), visuals.text_color()),
            (None, None) if is_current => (String::new(), visuals.text_color()),
            (None, None) if sits_out && m.is_narrow => ("×".to_owned(), visuals.weak_text_color()),
            (None, None) if sits_out => (msg::PAD_OUT.text(), visuals.weak_text_color()),
            (None, None) => ("–".to_owned(), visuals.weak_text_color()),
        };
        let style = if is_current {
            TextStyle::semibold(m.points_size)
        } else if sits_out && !m.is_narrow {
            let size = (STATE_SIZE * m.name_size).min(m.points_size).round();
            TextStyle::regular(size)
        } else {
            TextStyle::regular(m.points_size)
        };
        let mut pen = Pen::new(ui.painter());
        // A caret follows the typed text.
        let room = place.width() - if typed.is_some() { 16.0 } else { 8.0 };
        let (text, style) = if typed.is_some() {
            paint::fit_end_of_text(pen.painter(), &text, style, sizes::MIN_TEXT_SIZE, room)
        } else {
            paint::fit_text(pen.painter(), &text, style, sizes::MIN_TEXT_SIZE, room)
        };
        let shown = pen.centered_text(place.center(), &text, style, tone);
        if is_current && (typed.is_some() || entry.is_none()) {
            let x = if text.is_empty() { place.center().x } else { shown.right() + 2.0 };
            let half = (style.size * 0.5).min(place.height() * 0.5 - 8.0);
            let ends = [pos2(x, place.center().y - half), pos2(x, place.center().y + half)];
            pen.line(ends, CARET_WIDTH, visuals.selection.bg_fill);
        }
        let Some(before) = entry.and_then(|entry| entry.corrected).filter(|_| !is_current) else {
            return;
        };
        let quiet = visuals.weak_text_color();
        if m.is_narrow {
            let at = place.right_top() + vec2(-8.0, 9.0);
            paint::icon(&mut pen, Icon::Edit, at, PENCIL_SIZE - 2.0, quiet);
            return;
        }
        // Where rows are low, the pencil stands beside the former points instead of below them.
        let is_low = m.row_height < 2.5 * PENCIL_SIZE;
        let left = shown.right() + 8.0;
        let middle = place.center().y - if is_low { 0.0 } else { PENCIL_SIZE * 0.55 };
        let baseline = centered_baseline(middle, sizes::MIN_TEXT_SIZE);
        let style = TextStyle::regular(sizes::MIN_TEXT_SIZE);
        let old = pen.text(pos2(left, baseline), Align::Min, &format_points(before), style, quiet);
        pen.line([pos2(old.left(), middle), pos2(old.right(), middle)], 1.0, quiet);
        let at = if is_low {
            pos2(old.right() + PENCIL_SIZE, middle)
        } else {
            pos2(left + PENCIL_SIZE / 2.0, place.center().y + PENCIL_SIZE * 0.65)
        };
        paint::icon(&mut pen, Icon::Edit, at, PENCIL_SIZE, quiet);
    }
}

/// The typed text, with a proper minus sign.
pub(super) fn with_minus_sign(typed: &str) -> String {
    typed.replace('-', "−")
}

fn line_color(ui: &Ui) -> Color32 {
    ui.visuals().widgets.noninteractive.bg_stroke.color
}

fn paint_word_in(
    painter: &egui::Painter,
    place: Rect,
    text: &str,
    style: TextStyle,
    tone: Color32,
    is_narrow: bool,
) {
    let mut pen = Pen::new(painter);
    let (text, style) = paint::fit_text(pen.painter(), text, style, 10.0, place.width());
    let baseline = centered_baseline(place.center().y, style.size);
    let (x, align) = if is_narrow {
        (place.center().x, Align::Center)
    } else {
        (place.left() + 6.0, Align::Min)
    };
    pen.text(pos2(x, baseline), align, &text, style, tone);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_columns_fit_unless_they_are_too_many() {
        for (width, sides, is_narrow, fits) in
            [(852.0, 10, false, true), (328.0, 6, true, true), (328.0, 10, true, false)]
        {
            let m = SheetMeasures::new(width, sides, is_narrow);
            let all = m.rounds_width + sides as f32 * m.column_width + 2.0 * MARGIN;
            assert_eq!(all <= width + 0.01, fits, "{width} for {sides}: {all}");
            assert!(m.column_width >= MIN_COLUMN_WIDTH, "wide enough for three digits");
        }
        let wide = SheetMeasures::new(1400.0, 4, false);
        let thirteen = SheetMeasures::new(852.0, 5, false).fitted(13, 480.0, false);
        let over = SheetMeasures::new(852.0, 5, false).fitted(13, 410.0, true);
        assert!(over.height(13) < 410.01, "at the end all are seen");
        let low = SheetMeasures::new(852.0, 5, false).fitted(13, 390.0, true);
        assert!(low.height(13) < 390.01, "all are seen");
        assert!(low.name_size < thirteen.name_size, "with lower names");
        let endless = SheetMeasures::new(852.0, 5, false).fitted(60, 410.0, true);
        assert_eq!(endless.name_size, thirteen.name_size, "lower names would not help");
        let running = SheetMeasures::new(852.0, 5, false).fitted(13, 200.0, false);
        assert!(running.head_height < thirteen.head_height, "lower names in a low window");
        let rows = (200.0 - running.height(0)) / running.row_height;
        assert!((rows - 3.0).abs() < 0.01, "so that three rounds are seen: {rows}");
        let rows = (480.0 - thirteen.height(0)) / thirteen.row_height;
        assert!((rows - rows.round()).abs() < 0.01, "no row is cut: {rows}");
        assert!(wide.points_size > SheetMeasures::new(852.0, 4, false).points_size, "from afar");
    }
}

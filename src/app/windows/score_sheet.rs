//! The score sheet of the game on the table, hand by hand.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, FontId, Frame, Galley, Layout, Margin, Painter, Rect, Role, Sense,
    Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use egui_plot::{HoverPosition, LineStyle, PlotPoints};

use super::contents::{Answers, Contents, Surroundings};
use super::figures::figures_ui;
use super::{chart, text};
use crate::app::command::Command;
use crate::app::menu::{command_tip, tip};
use crate::app::theme::{Look, SMALL_TEXT_SIZE, TEXT_SIZE};
use crate::app::{ear, fonts};
use crate::table::side_color;
use engine::{GameState, ScoreSheet, Seat, Team};
use words::score_sheet::{self, Line};
use words::{Id, points, rules, turn};
use words::{id, say};

/// The height of the heads of the columns, and of a hand, in points.
const HEAD_HEIGHT: f32 = 30.0;
const LINE_HEIGHT: f32 = 42.0;
/// The least width of the column of hands, in points.
const HAND_LEAST: f32 = 48.0;
/// The width of the column of leaders: a share of the rest, within limits in
/// points.
const LED_SHARE: f32 = 0.2;
const LED_LEAST: f32 = 54.0;
const LED_MOST: f32 = 120.0;
/// The space beside what stands in a column, in points.
const ASIDE: f32 = 6.0;
/// The height of the chart, in points.
const CHART_HEIGHT: f32 = 150.0;
/// The space above a part of the window, in points.
const ABOVE_PART: f32 = 14.0;
/// The length of the dashes of a line in the chart, and how far its dots are
/// apart, in points.
const DASH: f32 = 8.0;
const DOTS: f32 = 5.0;

/// The window, and which hand is open in it.
#[derive(Debug, Default)]
pub struct ScoreSheetWindow {
    open: Option<usize>,
    /// The newest hand comes into sight.
    opens: bool,
}

impl Contents for ScoreSheetWindow {
    fn title(&self) -> Id {
        id!("window-score-sheet")
    }

    fn width(&self) -> f32 {
        560.0
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        let sheet = ScoreSheet::of(around.session.state());
        let mut finished = sheet.hands().iter().rev().filter(|hand| hand.end.is_some());
        self.open = finished.next().map(|hand| hand.number);
        self.opens = true;
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let state = around.session.state();
        let preferences = around.session.preferences();
        let game = rules::game(&preferences.name_of(state.rules()));
        let target = state.rules().target;
        let target = target.map(|target| points::shown(i32::from(target), state.rules()));
        let can_look_back = around.session.can_look_back() && !around.hides_hand;
        ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
            if can_look_back && around.study.is_none() {
                let button = ui.button(id!("menu-review").text());
                ear::give_author_id(&button, "sheet-look-back");
                if command_tip(button, &Command::ToggleReview).clicked() {
                    answers.commands.push(Command::ToggleReview);
                }
            }
            ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                text::quiet(ui, turn::game(&game, target));
            });
        });
        ui.add_space(ABOVE_PART / 2.0);
        let sheet = ScoreSheet::of(state);
        let lines = score_sheet::lines(state, &sheet, around.hides_hand);
        self.table_ui(ui, state, (&sheet, &lines), around.look);
        ui.add_space(ABOVE_PART / 2.0);
        text::quiet(ui, score_sheet::legend(state.rules(), &sheet));
        text::quiet(ui, say!("sheet-lines-open"));
        if sheet.hands().iter().any(|hand| hand.end.is_some()) {
            ui.add_space(ABOVE_PART);
            text::heading(ui, say!("sheet-chart"));
            chart_ui(ui, state, &sheet, around.look);
            ui.add_space(ABOVE_PART / 2.0);
            figures_ui(ui, score_sheet::figures(state, &sheet));
        }
    }
}

impl ScoreSheetWindow {
    /// Draws the hands, line by line; the one that is open tells how it ended.
    fn table_ui(
        &mut self,
        ui: &mut Ui,
        state: &GameState,
        (sheet, lines): (&ScoreSheet, &[Line]),
        look: &Look,
    ) {
        let heads = score_sheet::heads(state.seating(), state.rules());
        let columns = Columns::new(ui, heads.len());
        heads_ui(ui, &columns, (&heads, &side_colors(state)), look);
        let count = lines.len();
        let hands = sheet.hands().iter();
        for (n, (line, hand)) in lines.iter().zip(hands).enumerate() {
            let is_open = self.open == Some(hand.number);
            let size = vec2(ui.available_width(), LINE_HEIGHT);
            let (_, rect) = ui.allocate_space(size);
            let id = ui.make_persistent_id(("hand", hand.number));
            let response = ui.interact(rect, id, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &line.spoken));
            ear::give_author_id(&response, format!("sheet-hand-{}", hand.number));
            ear::tell_open(&response, is_open);
            let says = if is_open {
                id!("tip-sheet-hide-hand")
            } else {
                id!("tip-sheet-show-hand")
            };
            let response = tip(response, says, None);
            if response.clicked() {
                self.open = (!is_open).then_some(hand.number);
            }
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            if n + 1 == count && std::mem::take(&mut self.opens) {
                response.scroll_to_me(None);
            }
            let painter = ui.painter();
            if response.hovered() {
                painter.rect_filled(rect, 4.0, ui.visuals().widgets.hovered.weak_bg_fill);
            }
            if response.has_focus() {
                let stroke = Stroke::new(2.0, look.focus);
                painter.rect_stroke(rect, 4.0, stroke, StrokeKind::Inside);
            }
            painter.hline(rect.x_range(), rect.top(), (1.0, look.rule));
            line_shapes(painter, rect, &columns, line, is_open, look);
            if is_open {
                told_ui(ui, &line.told);
            }
        }
    }
}

/// Where the columns are, from the left edge on, in points.
struct Columns {
    /// The width of that of hands.
    hand: f32,
    /// The width of that of leaders.
    led: f32,
    sides: Vec<(f32, f32)>,
}

impl Columns {
    fn new(ui: &Ui, sides: usize) -> Self {
        let head = text::width(ui, &say!("sheet-hand"));
        let hand = HAND_LEAST.max(head + 2.0 * ASIDE);
        let rest = ui.available_width() - hand;
        let led = (rest * LED_SHARE).clamp(LED_LEAST, LED_MOST);
        let side = (rest - led) / sides as f32;
        let left = |n: usize| hand + led + n as f32 * side;
        Self {
            hand,
            led,
            sides: (0..sides).map(|n| (left(n), left(n) + side)).collect(),
        }
    }
}

/// Draws the heads of the columns, each side's with the line that it has in the
/// chart.
fn heads_ui(ui: &mut Ui, columns: &Columns, (heads, colors): (&[String], &[usize]), look: &Look) {
    let size = vec2(ui.available_width(), HEAD_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let mut all = vec![say!("sheet-hand"), say!("sheet-led")];
    all.extend(heads.iter().cloned());
    let all = words::list(all);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
    let painter = ui.painter();
    let small = FontId::proportional(SMALL_TEXT_SIZE);
    let middle = rect.top() + HEAD_HEIGHT * 0.4;
    let at = |x: f32| pos2(rect.left() + x, middle);
    let left = Align2::LEFT_CENTER;
    painter.text(
        at(ASIDE),
        left,
        say!("sheet-hand"),
        small.clone(),
        look.quiet,
    );
    painter.text(at(columns.hand), left, say!("sheet-led"), small, look.quiet);
    for (n, (head, (from, to))) in heads.iter().zip(&columns.sides).enumerate() {
        let font = fonts::strong(SMALL_TEXT_SIZE);
        let room = to - from - ASIDE;
        let galley = cut(painter, head, font, look.text, room);
        let width = galley.size().x;
        let at = pos2(
            rect.left() + to - ASIDE - width,
            middle - galley.size().y / 2.0,
        );
        painter.galley(at, galley, look.text);
        let below = rect.bottom() - 4.0;
        let right = rect.left() + to - ASIDE;
        let line = [pos2(right - width, below), pos2(right, below)];
        sample(painter, line, colors[n], look);
    }
}

/// Paints a piece of the line that a side has in the chart.
fn sample(painter: &Painter, line: [egui::Pos2; 2], side: usize, look: &Look) {
    let (color, style) = line_of(side, look);
    let stroke = Stroke::new(chart::LINE_WIDTH, color);
    match style {
        LineStyle::Solid => {
            painter.line_segment(line, stroke);
        }
        LineStyle::Dashed { length } => {
            painter.extend(Shape::dashed_line(&line, stroke, length, length * 0.6));
        }
        LineStyle::Dotted { spacing } => {
            let radius = chart::LINE_WIDTH / 2.0;
            painter.extend(Shape::dotted_line(&line, color, spacing, radius));
        }
    }
}

/// Which of the players' colours each side has.
fn side_colors(state: &GameState) -> Vec<usize> {
    let seats = state.rules().seats;
    let firsts = Team::all(seats).zip(Seat::ALL);
    let colors = firsts.map(|(_, seat)| side_color(state.seating(), seats, seat));
    colors.collect()
}

/// The colour and the kind of the line of the side that has this one of the players'
/// colours.
const fn line_of(side: usize, look: &Look) -> (Color32, LineStyle) {
    match side {
        0 | 1 => (look.players[side], LineStyle::Solid),
        2 => (look.players[2], LineStyle::Dashed { length: DASH }),
        _ => (look.players[3], LineStyle::Dotted { spacing: DOTS }),
    }
}

/// Paints a hand: its number, who led, and under the points of each side how
/// they came about.
fn line_shapes(
    painter: &Painter,
    rect: Rect,
    columns: &Columns,
    line: &Line,
    is_open: bool,
    look: &Look,
) {
    let middle = rect.center().y;
    arrow(
        painter,
        pos2(rect.left() + ASIDE + 3.0, middle),
        is_open,
        look,
    );
    let number = pos2(rect.left() + ASIDE + 14.0, middle);
    let font = FontId::proportional(TEXT_SIZE);
    painter.text(number, Align2::LEFT_CENTER, &line.hand, font, look.text);
    let small = FontId::proportional(SMALL_TEXT_SIZE);
    let led = cut(
        painter,
        &line.led,
        small.clone(),
        look.quiet,
        columns.led - ASIDE,
    );
    let at = pos2(rect.left() + columns.hand, middle - led.size().y / 2.0);
    painter.galley(at, led, look.quiet);
    for (cell, (_, to)) in line.cells.iter().zip(&columns.sides) {
        let right = rect.left() + to - ASIDE;
        let strong = fonts::strong(TEXT_SIZE + 2.0);
        let (above, below) = (middle - 8.0, middle + 10.0);
        let align = Align2::RIGHT_CENTER;
        painter.text(pos2(right, above), align, &cell.total, strong, look.text);
        let at = pos2(right, below);
        painter.text(at, align, &cell.made, small.clone(), look.quiet);
    }
}

/// Paints the arrow before a hand: down if it is open.
fn arrow(painter: &Painter, at: egui::Pos2, is_open: bool, look: &Look) {
    let points = if is_open {
        [vec2(-4.0, -2.0), vec2(4.0, -2.0), vec2(0.0, 3.0)]
    } else {
        [vec2(-2.0, -4.0), vec2(3.0, 0.0), vec2(-2.0, 4.0)]
    };
    let points = points.map(|point| at + point).to_vec();
    painter.add(Shape::convex_polygon(points, look.quiet, Stroke::NONE));
}

/// Draws how a hand ended and how its award was worked out.
fn told_ui(ui: &mut Ui, told: &[String]) {
    let margin = Margin {
        left: 20,
        bottom: 10,
        ..Margin::ZERO
    };
    Frame::new().inner_margin(margin).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for sentence in told {
            text::quiet(ui, sentence);
        }
    });
}

/// Words in one line, cut where there is no more room.
fn cut(painter: &Painter, text: &str, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap = TextWrapping::truncate_at_width(room.max(0.0));
    painter.layout_job(job)
}

/// Draws how the points of the sides went up, hand by hand.
fn chart_ui(ui: &mut Ui, state: &GameState, sheet: &ScoreSheet, look: &Look) {
    let hands = sheet.hands();
    let heads = score_sheet::heads(state.seating(), state.rules());
    let colors = side_colors(state);
    let teams = Team::all(sheet.seats()).zip(heads).enumerate();
    let lines: Vec<egui_plot::Line<'_>> = teams
        .map(|(n, (team, head))| {
            let points = hands.iter();
            let points = points.map(|hand| [hand.number as f64, f64::from(hand.totals[team])]);
            let points = std::iter::once([0.0, 0.0]).chain(points).collect();
            let (color, style) = line_of(colors[n], look);
            let line = egui_plot::Line::new(head, PlotPoints::new(points)).color(color);
            line.style(style).width(chart::LINE_WIDTH)
        })
        .collect();
    let plot = chart::plot("points after each hand", CHART_HEIGHT, look);
    let plot =
        plot.label_formatter(|hovered| {
            let (HoverPosition::NearDataPoint { position, .. }
            | HoverPosition::Elsewhere { position }) = hovered;
            let number = position.x.round().max(1.0) as usize;
            let hand = hands.get(number.min(hands.len()) - 1)?;
            Some(score_sheet::place(state, hand))
        });
    let plot = plot.show(ui, |plot| {
        for line in lines {
            plot.line(line);
        }
    });
    let spoken = score_sheet::chart(state, sheet);
    plot.response
        .widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
}

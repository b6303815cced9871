//! The score sheet of the game on the table, hand by hand.

use egui::{Align, Label, Layout, Rect, RichText, Role, Ui, Vec2, pos2, vec2};

use super::graph::{Dots, Graph, GraphLine, axis_labels, graph_ui};
use super::kit::{self, Dialog, TextCell, sizes};
use super::text;
use super::{Window, WindowContext};
use crate::command::LearnCommand;
use crate::menu::hover_tip;
use crate::paint::{self, HandMarks, Icon, Look, Pen, TextStyle};
use crate::table::side_color;
use engine::{GameState, ScoreSheet, Seat, Team};
use game::session::ReviewStep;
use words::score_sheet::{self, HandEndText, HandRow, RemainingBones};
use words::{msg, points, rules, turn};

const SIDES_HEIGHT: f32 = 30.0;
const HEADS_HEIGHT: f32 = 24.0;
const LINE_HEIGHT: f32 = 32.0;
const TOTAL_HEIGHT: f32 = 40.0;
const CHART_HEIGHT: f32 = 168.0;
// The columns of hands, of leaders, and of each side.
const HAND_COLUMN_WIDTH: f32 = 66.0;
const NARROW_HAND_COLUMN_WIDTH: f32 = 46.0;
const LEADER_WIDTH: f32 = 100.0;
const SIDE_WIDTHS: [f32; 3] = [62.0, 76.0, 74.0];
const RIGHT_MARGIN: f32 = 6.0;
const GAP_BEFORE_MARKS: f32 = 16.0;
const MARKS_HEIGHT: f32 = 16.0;
const BONE_WIDTH: f32 = 18.0;
/// The minimum distance of a label from that of the target, as a share of the height of the chart.
const MIN_LABEL_GAP_SHARE: f64 = 0.08;
/// The maximum number of hands that are labelled one by one.
const MAX_NUMBERED_HANDS: usize = 12;

#[derive(Debug, Default)]
pub struct ScoreSheetWindow {
    open_hand: Option<usize>,
    /// Whether to scroll to the newest hand in the next frame.
    scrolls_to_newest: bool,
}

impl Window for ScoreSheetWindow {
    fn on_opened(&mut self, cx: &WindowContext<'_>) {
        let sheet = ScoreSheet::from_game(cx.session.state());
        let finished = sheet.hands().iter().rfind(|hand| hand.end.is_some());
        self.open_hand = finished.map(|hand| hand.number);
        self.scrolls_to_newest = true;
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog {
            announces_contents: true,
            ..Dialog::with_height(msg::WINDOW_SCORE_SHEET, sizes::DIALOG_SIZE)
        };
        dialog.show(ui, cx, |dialog| {
            dialog.title_bar(|ui, cx| title_bar(ui, cx));
            dialog.body(|ui, cx| self.body(ui, cx));
        });
    }
}

impl ScoreSheetWindow {
    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let state = cx.session.state();
        let sheet = ScoreSheet::from_game(state);
        ui.spacing_mut().item_spacing.y = 0.0;
        self.table_ui(ui, state, &sheet, cx);
        if sheet.hands().iter().any(|hand| hand.end.is_some()) {
            ui.add_space(16.0);
            chart_ui(ui, state, &sheet, cx.look);
        }
    }

    /// Draws a row for each hand. The unfolded hand shows how it ended.
    fn table_ui(
        &mut self,
        ui: &mut Ui,
        state: &GameState,
        sheet: &ScoreSheet,
        cx: &mut WindowContext<'_>,
    ) {
        let lines = score_sheet::rows(state, sheet, cx.hides_hand);
        let heads = score_sheet::heads(state.seating(), state.rules());
        let columns = Columns::new(ui, state);
        columns.heads_ui(ui, &heads, cx.look);
        let can_look_back = cx.study.is_none() && cx.session.can_review() && !cx.hides_hand;
        for (line, hand) in lines.iter().zip(sheet.hands()) {
            let is_open = self.open_hand == Some(hand.number);
            let id = format!("sheet-hand-{}", hand.number);
            let row = kit::collapsible_row(ui, &id, &line.spoken, LINE_HEIGHT, is_open);
            if row.clicked() {
                self.open_hand = (!is_open).then_some(hand.number);
            }
            if hand.number == lines.len() && std::mem::take(&mut self.scrolls_to_newest) {
                row.scroll_to_me(None);
            }
            columns.paint_line(ui, row.rect, line, is_open, cx.look);
            if !is_open {
                kit::row_line(ui, row.rect);
                continue;
            }
            let can_look_back = can_look_back && hand.end.is_some();
            if hand_end_ui(ui, line, &columns, can_look_back, cx.look) {
                let steps = state.record().steps_before_hand(hand.number - 1);
                cx.push(LearnCommand::ToggleReview);
                cx.push(LearnCommand::Review(ReviewStep::To(steps)));
            }
        }
        if lines.len() > 1 {
            columns.totals_ui(ui, state, sheet, cx.look);
        }
    }
}

/// The positions of the columns, from the left edge.
struct Columns {
    // The widths of the columns of hands and of leaders; 0 without the column.
    hand_width: f32,
    leader_width: f32,
    /// Whether each side has columns for plays and the end of a hand.
    has_parts: bool,
    // The right edges of the columns of each side, and the index of its color.
    side_edges: Vec<[f32; 3]>,
    colors: Vec<usize>,
    /// The number of hands that win the game, where a side's hands are shown as marks.
    target_hands: Option<u16>,
}

impl Columns {
    fn new(ui: &Ui, state: &GameState) -> Self {
        let rules = state.rules();
        let colors = side_colors(state);
        let sides = colors.len();
        let width = ui.available_width();
        let (hand_width, leader_width) = if kit::is_narrow(ui.ctx()) {
            (NARROW_HAND_COLUMN_WIDTH, 0.0)
        } else {
            (HAND_COLUMN_WIDTH, LEADER_WIDTH)
        };
        let has_parts = sides == 2 && !rules.counts_hands();
        let left = hand_width + leader_width;
        let wanted: f32 = SIDE_WIDTHS.iter().sum();
        let room = (width - RIGHT_MARGIN - left) / sides as f32;
        let part = (room / wanted).min(1.0);
        let ends = |n: usize| {
            // The last side ends at the right edge, the first begins after the leaders.
            let end = match (has_parts, n) {
                (true, 0) => left + wanted * part,
                (true, _) => width - RIGHT_MARGIN,
                (false, n) => left + room * (n + 1) as f32,
            };
            let [_, hand_end, total] = SIDE_WIDTHS.map(|of| of * part);
            [end - total - hand_end, end - total, end]
        };
        Self {
            hand_width,
            leader_width,
            has_parts,
            side_edges: (0..sides).map(ends).collect(),
            colors,
            target_hands: rules.target.filter(|_| rules.counts_hands()),
        }
    }

    fn heads_ui(&self, ui: &mut Ui, heads: &[String], look: &Look) {
        let below = if self.has_parts { HEADS_HEIGHT } else { 0.0 };
        let size = vec2(ui.available_width(), SIDES_HEIGHT + below);
        let own = [msg::SHEET_HAND.text(), msg::SHEET_LED.text()];
        let all = words::list(own.iter().chain(heads).cloned());
        let (rect, _) = kit::allocate_described(ui, size, Role::Label, "", &all);
        let [hand, led] = own;
        let mut small = vec![TextCell::left(0.0, f32::INFINITY, hand)];
        if self.leader_width > 0.0 {
            small.push(TextCell::left(self.hand_width, LEADER_WIDTH, led));
        }
        let mut before = self.hand_width + self.leader_width;
        let upper = rect.with_max_y(rect.top() + 26.0);
        for ((head, color), ends) in heads.iter().zip(&self.colors).zip(&self.side_edges) {
            let room = ends[2] - before - 30.0;
            let style = TextStyle::semibold(sizes::TEXT_SIZE);
            let (name, style) = paint::fit_text(ui.painter(), head, style, 12.0, room);
            let width = paint::text_width(ui.painter(), &name, style);
            let right = rect.left() + ends[2];
            let at = pos2(right - width - 13.0, upper.center().y);
            let mut pen = Pen::new(ui.painter());
            pen.disc(at, 5.0, paint::color(look.colors.players[*color]));
            let baseline = paint::centered_baseline(upper.center().y, style.size);
            let ink = ui.visuals().text_color();
            pen.text(pos2(right, baseline), Align::Max, &name, style, ink);
            before = ends[2];
            if self.has_parts {
                let parts =
                    [msg::SHEET_PLAYS.text(), msg::SHEET_HAND_END.text(), msg::SHEET_IN_ALL.text()];
                small.extend(
                    parts.into_iter().zip(ends).map(|(part, end)| TextCell::right(*end, part)),
                );
            }
        }
        let lower = rect.with_min_y(rect.bottom() - HEADS_HEIGHT);
        kit::cells(ui, lower, small.into_iter().map(TextCell::head));
        kit::row_line(ui, rect);
    }

    fn paint_line(&self, ui: &Ui, rect: Rect, line: &HandRow, is_open: bool, look: &Look) {
        let icon = if is_open { Icon::Down } else { Icon::Right };
        let at = pos2(rect.left() + 6.0, rect.center().y);
        let tone = ui.visuals().text_color();
        paint::icon(&mut Pen::new(ui.painter()), icon, at, 16.0, tone);
        let hand = TextCell::left(24.0, f32::INFINITY, &line.hand);
        let led = TextCell::left(self.hand_width, LEADER_WIDTH - 8.0, &line.leader).quiet();
        let led = (self.leader_width > 0.0).then_some(led);
        kit::cells(ui, rect, [hand].into_iter().chain(led));
        self.paint_cells(ui, rect, &line.cells, look);
    }

    fn paint_cells(&self, ui: &Ui, rect: Rect, cells: &[score_sheet::SheetCell], look: &Look) {
        if let Some(target) = self.target_hands {
            return self.paint_marks(ui, rect, cells, target, look);
        }
        for (cell, [plays, hand_end, total]) in cells.iter().zip(&self.side_edges) {
            let parts = [(plays, &cell.plays), (hand_end, &cell.hand_end)];
            let parts = parts.into_iter().filter(|_| self.has_parts);
            let parts = parts.map(|(end, words)| TextCell::right(*end, words).quiet());
            let total = TextCell::right(*total, &cell.total).strong();
            kit::cells(ui, rect, parts.chain([total]));
        }
    }

    fn paint_marks(
        &self,
        ui: &Ui,
        rect: Rect,
        cells: &[score_sheet::SheetCell],
        target: u16,
        look: &Look,
    ) {
        let mut pen = Pen::new(ui.painter());
        let mut before = self.hand_width + self.leader_width;
        for ((cell, [.., end]), color) in cells.iter().zip(&self.side_edges).zip(&self.colors) {
            let won = cell.score as f32;
            let marks = HandMarks { won, target };
            let most = vec2(end - before - GAP_BEFORE_MARKS, MARKS_HEIGHT);
            let width = marks.width(most).unwrap_or(0.0);
            let left = pos2(rect.left() + end - width, rect.center().y - most.y / 2.0);
            let room = Rect::from_min_size(left, vec2(width, most.y));
            paint::hand_marks(&mut pen, room, marks, look.colors.players[*color]);
            before = *end;
        }
    }

    /// Draws the totals of each side, with the figures of the game as a tooltip.
    fn totals_ui(&self, ui: &mut Ui, state: &GameState, sheet: &ScoreSheet, look: &Look) {
        let size = vec2(ui.available_width(), TOTAL_HEIGHT);
        let figures: Vec<String> = score_sheet::figures(state, sheet)
            .into_iter()
            .map(|(name, figure)| format!("{name}: {figure}"))
            .collect();
        let title = msg::SHEET_TOTAL.text();
        let spoken = format!("{title}. {}", figures.join(". "));
        let (rect, response) =
            kit::allocate_described(ui, size, Role::Label, "sheet-total", &spoken);
        let mut rule = ui.visuals().widgets.noninteractive.bg_stroke;
        rule.width = 2.0;
        ui.painter().hline(rect.x_range(), rect.top(), rule);
        kit::cells(ui, rect, [TextCell::left(0.0, f32::INFINITY, title).strong()]);
        self.paint_cells(ui, rect, &score_sheet::totals(state.rules(), sheet), look);
        hover_tip(response, figures.join("\n"));
    }
}

fn side_colors(state: &GameState) -> Vec<usize> {
    let seats = state.rules().seats;
    let firsts = Team::all(seats).zip(Seat::ALL);
    firsts.map(|(_, seat)| side_color(state.seating(), seats, seat)).collect()
}

/// Draws how a hand ended and how its award was calculated. Returns whether the player asked to
/// review the hand.
fn hand_end_ui(
    ui: &mut Ui,
    line: &HandRow,
    columns: &Columns,
    can_look_back: bool,
    look: &Look,
) -> bool {
    let review = msg::HAND_OVER_REVIEW.text();
    let width =
        paint::text_width(ui.painter(), &review, TextStyle::regular(sizes::TEXT_SIZE)) + 20.0;
    let width = if can_look_back { width } else { 0.0 };
    // The link is beside the first sentence, whose line is as high as the bones.
    let bones = if line.hand_end.remaining.is_empty() { 0.0 } else { 2.0 * BONE_WIDTH };
    let height = bones.max(28.0);
    let is_reviewed = kit::on_background(ui, 10.0, |ui| {
        ui.horizontal_top(|ui| {
            ui.add_space(
                (columns.hand_width - 20.0).max(0.0)
                    * f32::from(u8::from(columns.leader_width > 0.0)),
            );
            let width = ui.available_width() - width;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(10.0, 4.0);
                ui.spacing_mut().interact_size.y = height;
                let HandEndText { end_sentences, remaining, awards } = &line.hand_end;
                for sentence in end_sentences {
                    text::wrapped(ui, sentence);
                }
                // A single award that repeats the sum beside the bones is not shown, because its
                // points are in the row above. A screen reader still reads it.
                let is_same = |held: &RemainingBones, award: &String| {
                    award.starts_with(held.pips_sum.trim_end_matches('.'))
                };
                let spoken_award = match (remaining.as_slice(), awards.as_slice()) {
                    ([held], [award]) if is_same(held, award) => Some(award),
                    _ => None,
                };
                for held in remaining {
                    ui.horizontal_wrapped(|ui| {
                        remaining_bones_ui(ui, held, look);
                        if let Some(award) = spoken_award {
                            kit::allocate_described(ui, Vec2::splat(1.0), Role::Label, "", award);
                        }
                    });
                }
                ui.spacing_mut().interact_size.y = 0.0;
                let of_sides = line.side_sentences.iter().filter(|_| !columns.has_parts);
                for sentence in awards.iter().filter(|it| spoken_award != Some(*it)).chain(of_sides)
                {
                    text::weak(ui, sentence);
                }
            });
            can_look_back
                && ui
                    .allocate_ui_with_layout(
                        vec2(ui.available_width(), height),
                        Layout::left_to_right(Align::Center),
                        |ui| kit::link(ui, look, "sheet-look-back", &review).clicked(),
                    )
                    .inner
        })
        .inner
    });
    ui.add_space(4.0);
    is_reviewed
}

fn remaining_bones_ui(ui: &mut Ui, held: &RemainingBones, look: &Look) {
    ui.add(Label::new(&held.holder).truncate());
    let names = words::list(held.bones.iter().map(ToString::to_string));
    kit::hand_picture(ui, &held.bones, BONE_WIDTH, &names, look);
    ui.label(&held.pips_sum);
}

fn chart_ui(ui: &mut Ui, state: &GameState, sheet: &ScoreSheet, look: &Look) {
    let (hands, rules) = (sheet.hands(), state.rules());
    let shown = |points: i32| f64::from(points::in_rules_unit(points, rules));
    let lines: Vec<GraphLine> = Team::all(sheet.seats())
        .zip(side_colors(state))
        .map(|(team, color)| {
            let points = hands.iter().map(|hand| [hand.number as f64, shown(hand.totals[team])]);
            let points = std::iter::once([0.0, 0.0]).chain(points).collect();
            GraphLine {
                points,
                color: paint::color(look.colors.players[color]),
                is_filled: false,
                dots: Dots::All,
            }
        })
        .collect();
    let goal = rules.target.map(|target| shown(target.into()));
    let values = lines.iter().flat_map(|line| &line.points);
    let (low, high) = values.fold((0.0_f64, goal.unwrap_or(1.0)), |(low, high), [_, value]| {
        (low.min(*value), high.max(*value))
    });
    let mut y_labels = axis_labels(low, high, 4);
    if let Some(goal) = goal {
        y_labels.retain(|(value, _)| (value - goal).abs() > MIN_LABEL_GAP_SHARE * (high - low));
        y_labels.push((goal, words::number(goal)));
    }
    let count = hands.len();
    let x_labels = if count <= MAX_NUMBERED_HANDS {
        (1..=count).map(|hand| (hand as f64, hand.to_string())).collect()
    } else {
        axis_labels(1.0, count as f64, 6)
    };
    let graph = Graph {
        id: "sheet-chart",
        spoken: &score_sheet::chart(state, sheet),
        height: CHART_HEIGHT,
        min: [0.0, low],
        max: [count as f64, high],
        y_labels,
        x_labels,
        dashed_y: goal,
        ..Graph::default()
    };
    graph_ui(ui, &graph, &lines, |hand| {
        let hand = hands.get((hand as usize).checked_sub(1)?)?;
        Some(score_sheet::chart_point(state, hand))
    });
}

fn title_bar(ui: &mut Ui, cx: &WindowContext<'_>) {
    if kit::is_narrow(ui.ctx()) {
        return;
    }
    let state = cx.session.state();
    let rules = state.rules();
    let name = cx.session.preferences().name_of(rules);
    let game = turn::game(rules::game(&name), rules);
    let game = RichText::new(score_sheet::game(game, state)).weak();
    ui.add(Label::new(game).truncate());
}

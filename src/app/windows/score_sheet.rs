//! The score sheet of the game on the table, hand by hand.

use egui::{Align, Align2, Color32, FontId, Label, Layout, Margin, Rect, RichText, Role, Sense};
use egui::{Ui, WidgetInfo, pos2, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::graph::{Dots, Graph, GraphLine, graph_ui, round_marks};
use super::kit::{self, Pressed, press};
use crate::app::fonts;
use crate::command::{Command, LearnCommand};
use crate::ear;
use crate::paint::{self, Bone, Icon, Look, On, Pen, Pose, TextStyle};
use crate::table::side_color;
use engine::{GameState, ScoreSheet, Seat, Team};
use game::session::ReviewStep;
use words::score_sheet::{self, Cell, Held, Line, Told};
use words::{Id, msg, points, rules, turn};

/// The heights of the names of sides, of the heads of columns, and of a hand, in points.
const SIDES_HEIGHT: f32 = 30.0;
const HEADS_HEIGHT: f32 = 24.0;
const LINE_HEIGHT: f32 = 32.0;
const TOTAL_HEIGHT: f32 = 40.0;
const CHART_HEIGHT: f32 = 168.0;
/// The columns of hands and of leaders, and those of each side.
const HAND: f32 = 66.0;
const NARROW_HAND: f32 = 46.0;
const LED: f32 = 100.0;
const OF_SIDE: [f32; 3] = [62.0, 76.0, 74.0];
/// The space at the right of the last column.
const ASIDE: f32 = 6.0;
/// The width of a bone in an unfolded hand.
const BONE_WIDTH: f32 = 18.0;
/// The least distance of a number beside the chart from the target, as a part of its height.
const BESIDE_TARGET: f64 = 0.08;
/// Up to so many hands each has its number below the chart.
const MOST_NUMBERED: usize = 12;

/// The window, and which hand is open in it.
#[derive(Debug, Default)]
pub struct ScoreSheetWindow {
    open: Option<usize>,
    /// The newest hand comes into sight.
    opens: bool,
}

impl Contents for ScoreSheetWindow {
    fn title(&self) -> Id {
        msg::WINDOW_SCORE_SHEET
    }

    fn width(&self) -> f32 {
        720.0
    }

    fn height(&self) -> Option<f32> {
        Some(672.0)
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        let sheet = ScoreSheet::of(around.session.state());
        let mut finished = sheet.hands().iter().rev().filter(|hand| hand.end.is_some());
        self.open = finished.next().map(|hand| hand.number);
        self.opens = true;
    }

    fn head_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        if kit::is_narrow(ui.ctx()) {
            return;
        }
        let state = around.session.state();
        let (preferences, rules) = (around.session.preferences(), state.rules());
        let target = rules
            .target
            .map(|target| points::shown(target.into(), rules));
        let game = turn::game(&rules::game(&preferences.name_of(rules)), target);
        // Who owns the profile sits in the first seat.
        let own = rules.seats.team(Seat::ALL[0]);
        let game = RichText::new(score_sheet::game(game, state, own)).weak();
        ui.add(Label::new(game).truncate());
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let state = around.session.state();
        let sheet = ScoreSheet::of(state);
        let lines = score_sheet::lines(state, &sheet, around.hides_hand);
        ui.spacing_mut().item_spacing.y = 0.0;
        self.table_ui(ui, (state, &sheet, &lines), around, answers);
        if sheet.hands().iter().any(|hand| hand.end.is_some()) {
            ui.add_space(16.0);
            chart_ui(ui, state, &sheet, around);
        }
    }
}

impl ScoreSheetWindow {
    /// Draws the hands, line by line; the one that is open tells how it ended.
    fn table_ui(
        &mut self,
        ui: &mut Ui,
        (state, sheet, lines): (&GameState, &ScoreSheet, &[Line]),
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let heads = score_sheet::heads(state.seating(), state.rules());
        let columns = Columns::new(ui, heads.len());
        let look = around.paint;
        columns.heads_ui(ui, (&heads, &side_tones(state, look)), look);
        for (line, hand) in lines.iter().zip(sheet.hands()) {
            let is_open = self.open == Some(hand.number);
            let rect = ui.allocate_space(vec2(ui.available_width(), LINE_HEIGHT)).1;
            let id = format!("sheet-hand-{}", hand.number);
            let response = press(ui, rect, Pressed::button(&id, &line.spoken));
            ear::tell_open(&response, is_open);
            if response.clicked() {
                self.open = (!is_open).then_some(hand.number);
            }
            let is_newest = hand.number == lines.len() && std::mem::take(&mut self.opens);
            if is_newest {
                response.scroll_to_me(None);
            }
            let painter = ui.painter();
            if response.hovered() {
                let pointed = ui.visuals().text_color().gamma_multiply(0.07);
                painter.rect_filled(rect, 6.0, pointed);
            }
            if response.has_focus() {
                let ring = ui.visuals().widgets.active.bg_stroke;
                painter.rect_stroke(rect, 6.0, ring, egui::StrokeKind::Inside);
            }
            columns.line_ui(ui, rect, line, is_open, look);
            if is_open {
                let can_look_back = hand.end.is_some()
                    && around.study.is_none()
                    && around.session.can_look_back()
                    && !around.hides_hand;
                let is_reviewed = told_ui(ui, (line, &columns), can_look_back, look);
                if is_reviewed {
                    let steps = state.record().steps_before_hand(hand.number - 1);
                    answers
                        .commands
                        .push(Command::Learn(LearnCommand::ToggleReview));
                    answers
                        .commands
                        .push(Command::Learn(LearnCommand::Review(ReviewStep::To(steps))));
                }
            } else {
                let rule = ui.visuals().widgets.noninteractive.bg_stroke;
                ui.painter()
                    .hline(rect.x_range(), rect.bottom() - 0.5, rule);
            }
        }
        if lines.len() > 1 {
            columns.totals_ui(ui, (state, sheet), look);
        }
    }
}

/// Where the columns are, from the left edge on, in points.
struct Columns {
    /// The width of that of hands.
    hand: f32,
    /// Whether there is one of leaders.
    has_led: bool,
    /// Whether a side has columns of its own for plays and the end of a hand.
    has_parts: bool,
    /// Where the columns of each side end.
    sides: Vec<[f32; 3]>,
}

impl Columns {
    fn new(ui: &Ui, sides: usize) -> Self {
        let width = ui.available_width();
        let is_narrow = kit::is_narrow(ui.ctx());
        let has_parts = sides == 2;
        let hand = if is_narrow { NARROW_HAND } else { HAND };
        let has_led = !is_narrow;
        let left = hand + if has_led { LED } else { 0.0 };
        let wanted: f32 = OF_SIDE.iter().sum();
        let room = (width - ASIDE - left) / sides as f32;
        let part = (room / wanted).min(1.0);
        let ends = |n: usize| {
            // The last side ends at the right edge, the first begins after the leaders.
            let end = match (has_parts, n) {
                (true, 0) => left + wanted * part,
                (true, _) => width - ASIDE,
                (false, n) => left + room * (n + 1) as f32,
            };
            let [_, hand_end, total] = OF_SIDE.map(|of| of * part);
            [end - total - hand_end, end - total, end]
        };
        Self {
            hand,
            has_led,
            has_parts,
            sides: (0..sides).map(ends).collect(),
        }
    }

    /// Draws the names of the sides, and below them the heads of the columns.
    fn heads_ui(&self, ui: &mut Ui, (heads, tones): (&[String], &[Color32]), look: &Look) {
        let below = if self.has_parts { HEADS_HEIGHT } else { 0.0 };
        let size = vec2(ui.available_width(), SIDES_HEIGHT + below);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let mut all = vec![msg::SHEET_HAND.text(), msg::SHEET_LED.text()];
        all.extend(heads.iter().cloned());
        let all = words::list(all);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
        let mut pen = Pen::new(ui.painter());
        let quiet = look.quiet(On::Panel);
        let small = TextStyle::regular(12.0);
        let baseline = rect.bottom() - 8.0;
        let write = |pen: &mut Pen, x: f32, align: Align, text: &str| {
            pen.text(pos2(rect.left() + x, baseline), align, text, small, quiet);
        };
        write(&mut pen, 0.0, Align::Min, &msg::SHEET_HAND.text());
        if self.has_led {
            write(&mut pen, self.hand, Align::Min, &msg::SHEET_LED.text());
        }
        let mut before = self.hand + if self.has_led { LED } else { 0.0 };
        for ((head, tone), ends) in heads.iter().zip(tones).zip(&self.sides) {
            let style = TextStyle::semibold(14.0);
            let room = ends[2] - before - 30.0;
            let (name, style) = paint::fitted(pen.painter(), head, style, 12.0, room);
            let width = paint::text_width(pen.painter(), &name, style);
            let at = pos2(rect.left() + ends[2], rect.top() + 18.0);
            pen.text(at, Align::Max, &name, style, look.text(On::Panel));
            pen.disc(at - vec2(width + 13.0, 5.0), 5.0, *tone);
            before = ends[2];
            if self.has_parts {
                let parts = [
                    msg::SHEET_PLAYS.text(),
                    msg::SHEET_HAND_END.text(),
                    msg::SHEET_IN_ALL.text(),
                ];
                for (part, end) in parts.iter().zip(ends) {
                    write(&mut pen, *end, Align::Max, part);
                }
            }
        }
        drop(pen);
        let rule = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 0.5, rule);
    }

    /// Paints a hand: its number, who led, and what each side made.
    fn line_ui(&self, ui: &Ui, rect: Rect, line: &Line, is_open: bool, look: &Look) {
        let middle = rect.center().y;
        let mut pen = Pen::new(ui.painter());
        let icon = if is_open { Icon::Down } else { Icon::Right };
        let tone = look.text(On::Panel);
        let at = pos2(rect.left() + 6.0, middle);
        paint::icon(&mut pen, icon, at, 16.0, tone);
        let style = TextStyle::regular(14.0);
        let baseline = paint::centered_baseline(middle, 14.0);
        let number = pos2(rect.left() + 24.0, baseline);
        pen.text(number, Align::Min, &line.hand, style, tone);
        if self.has_led {
            let quiet = look.quiet(On::Panel);
            let (led, style) = paint::fitted(pen.painter(), &line.led, style, 12.0, LED - 8.0);
            let at = pos2(rect.left() + self.hand, baseline);
            pen.text(at, Align::Min, &led, style, quiet);
        }
        drop(pen);
        self.cells_ui(ui, rect, &line.cells, look);
    }

    fn cells_ui(&self, ui: &Ui, rect: Rect, cells: &[Cell], look: &Look) {
        let (text, quiet) = (look.text(On::Panel), look.quiet(On::Panel));
        let plain = FontId::proportional(14.0);
        let y = rect.center().y;
        for (cell, ends) in cells.iter().zip(&self.sides) {
            let [plays, hand_end, total] = ends.map(|end| pos2(rect.left() + end, y));
            let right = Align2::RIGHT_CENTER;
            let painter = ui.painter();
            if self.has_parts {
                painter.text(plays, right, &cell.plays, plain.clone(), quiet);
                painter.text(hand_end, right, &cell.hand_end, plain.clone(), quiet);
            }
            painter.text(total, right, &cell.total, fonts::strong(14.0), text);
        }
    }

    /// Draws what each side made in all hands; the figures of the game are told there.
    fn totals_ui(&self, ui: &mut Ui, (state, sheet): (&GameState, &ScoreSheet), look: &Look) {
        let size = vec2(ui.available_width(), TOTAL_HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let figures = score_sheet::figures(state, sheet).into_iter();
        let figures: Vec<String> = figures
            .map(|(name, figure)| format!("{name}: {figure}"))
            .collect();
        let title = msg::SHEET_TOTAL.text();
        let spoken = format!("{title}. {}", figures.join(". "));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        ear::give_author_id(&response, "sheet-total");
        let mut rule = ui.visuals().widgets.noninteractive.bg_stroke;
        rule.width = 2.0;
        let painter = ui.painter();
        painter.hline(rect.x_range(), rect.top(), rule);
        let at = rect.left_center();
        let font = fonts::strong(14.0);
        let tone = look.text(On::Panel);
        painter.text(at, Align2::LEFT_CENTER, title, font, tone);
        let cells = score_sheet::totals(state.rules(), sheet);
        self.cells_ui(ui, rect, &cells, look);
        response.on_hover_text(figures.join("\n"));
    }
}

/// The colour of each side.
fn side_tones(state: &GameState, look: &Look) -> Vec<Color32> {
    let seats = state.rules().seats;
    let firsts = Team::all(seats).zip(Seat::ALL);
    let bars = look.colors.bars;
    firsts
        .map(|(_, seat)| paint::color(bars[side_color(state.seating(), seats, seat)]))
        .collect()
}

/// Draws how a hand ended and how its award was worked out; whether it is to be looked
/// back at.
fn told_ui(
    ui: &mut Ui,
    (line, columns): (&Line, &Columns),
    can_look_back: bool,
    look: &Look,
) -> bool {
    let fill = ui.visuals().text_color().gamma_multiply(0.07);
    let left = if columns.has_led {
        columns.hand as i8
    } else {
        12
    };
    let margin = Margin {
        left,
        right: 12,
        top: 10,
        bottom: 10,
    };
    let frame = egui::Frame::new()
        .fill(fill)
        .corner_radius(12.0)
        .inner_margin(margin);
    let mut is_reviewed = false;
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            let link_width = if can_look_back {
                paint::text_width(
                    ui.painter(),
                    &msg::SHEET_REVIEW.text(),
                    TextStyle::regular(14.0),
                ) + 20.0
            } else {
                0.0
            };
            let width = ui.available_width() - link_width;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(10.0, 4.0);
                ui.spacing_mut().interact_size.y = 0.0;
                let Told {
                    ended,
                    held,
                    brought,
                } = &line.told;
                ui.horizontal_wrapped(|ui| {
                    for sentence in ended {
                        ui.label(sentence);
                    }
                    for held in held {
                        held_ui(ui, held, look);
                    }
                });
                let quiet = brought
                    .iter()
                    .chain(line.sides.iter().filter(|_| !columns.has_parts));
                for sentence in quiet {
                    ui.add(Label::new(RichText::new(sentence).weak()).wrap());
                }
            });
            if can_look_back {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let review = msg::SHEET_REVIEW.text();
                    is_reviewed = kit::link(ui, look, "sheet-look-back", &review).clicked();
                });
            }
        });
    });
    ui.add_space(4.0);
    is_reviewed
}

/// Draws what was left with somebody: the bones as a picture, and what they add up to.
fn held_ui(ui: &mut Ui, held: &Held, look: &Look) {
    ui.label(&held.who);
    let step = BONE_WIDTH + 6.0;
    let count = held.bones.len() as f32;
    let size = vec2(count * step - 6.0, 2.0 * BONE_WIDTH);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let names = words::list(held.bones.iter().map(ToString::to_string));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &names));
    let bones: Vec<Bone> = held
        .bones
        .iter()
        .enumerate()
        .map(|(n, bone)| {
            let middle = rect.left() + n as f32 * step + BONE_WIDTH / 2.0;
            let pose = Pose::upright(pos2(middle, rect.center().y), BONE_WIDTH);
            Bone::new(pose, [bone.high(), bone.low()])
        })
        .collect();
    paint::bones(&mut Pen::new(ui.painter()), &bones, look);
    ui.label(&held.sum);
}

/// Draws how the points of the sides went up, hand by hand.
fn chart_ui(ui: &mut Ui, state: &GameState, sheet: &ScoreSheet, around: &Surroundings<'_>) {
    let (hands, rules) = (sheet.hands(), state.rules());
    let shown = |points: i32| f64::from(points::shown(points, rules));
    let lines: Vec<GraphLine> = Team::all(sheet.seats())
        .zip(side_tones(state, around.paint))
        .map(|(team, color)| {
            let points = hands
                .iter()
                .map(|hand| [hand.number as f64, shown(hand.totals[team])]);
            GraphLine {
                points: std::iter::once([0.0, 0.0]).chain(points).collect(),
                color,
                is_filled: false,
                dots: Dots::All,
                is_line: true,
            }
        })
        .collect();
    let goal = rules.target.map(|target| shown(target.into()));
    let values = lines.iter().flat_map(|line| &line.points);
    let (low, high) = values.fold((0.0_f64, goal.unwrap_or(1.0)), |(low, high), [_, value]| {
        (low.min(*value), high.max(*value))
    });
    let mut across = round_marks(low, high, 4);
    if let Some(goal) = goal {
        across.retain(|(value, _)| (value - goal).abs() > BESIDE_TARGET * (high - low));
        across.push((goal, words::number(goal)));
    }
    let count = hands.len();
    let along = if count <= MOST_NUMBERED {
        (1..=count)
            .map(|hand| (hand as f64, hand.to_string()))
            .collect()
    } else {
        round_marks(1.0, count as f64, 6)
    };
    let spoken = score_sheet::chart(state, sheet);
    let graph = Graph {
        id: "sheet-chart",
        spoken: &spoken,
        height: CHART_HEIGHT,
        from: [0.0, low],
        to: [count as f64, high],
        across,
        along,
        goal,
    };
    graph_ui(ui, &graph, &lines, |hand| {
        let hand = hands.get((hand as usize).checked_sub(1)?)?;
        Some(score_sheet::place(state, hand))
    });
}

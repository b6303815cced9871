//! A line graph over games, hands, or moments.

use egui::{Align2, Color32, FontId, Mesh, Pos2, Rect, Response, Role, Shape, Stroke, Ui};
use egui::{lerp, pos2, remap, vec2};

use super::kit::{allocate_described, sizes};

const LINE_WIDTH: f32 = 2.0;
const DOT_RADIUS: f32 = 3.0;
const MARK_RADIUS: f32 = 5.0;
const CURRENT_MARK_RADIUS: f32 = 7.0;
// The space for the labels at the left and below, and for half a label above the highest line.
const LABELS_WIDTH: f32 = 40.0;
const LABELS_HEIGHT: f32 = 22.0;
const TOP_MARGIN: f32 = 8.0;
const FILL_OPACITY: f32 = 0.13;
const BAND_OPACITY: f32 = 0.18;
const GAP_BESIDE_LABEL: f32 = 10.0;

/// The contents of a graph, except its lines.
#[derive(Debug, Default)]
pub(super) struct Graph<'a> {
    pub id: &'a str,
    pub spoken: &'a str,
    pub height: f32,
    // The lowest and the highest x and y.
    pub min: [f64; 2],
    pub max: [f64; 2],
    /// The y of each horizontal line, and its label.
    pub y_labels: Vec<(f64, String)>,
    /// The x of each label below the graph, and its text.
    pub x_labels: Vec<(f64, String)>,
    /// The width of the widest label at the left; 0 if all are numbers, which always have room.
    pub label_width: f32,
    /// An area behind the lines: for each x, its lowest and its highest y.
    pub band: Vec<[f64; 3]>,
    /// The y of a dashed horizontal line, such as the target.
    pub dashed_y: Option<f64>,
    // The x of vertical lines, and of the current one.
    pub vertical_lines: Vec<f64>,
    pub current_x: Option<f64>,
    pub marks: Vec<GraphMark>,
}

#[derive(Debug)]
pub(super) struct GraphMark {
    /// The x and y of the mark in the graph.
    pub at: [f64; 2],
    pub color: Color32,
    pub is_current: bool,
}

#[derive(Debug)]
pub(super) struct GraphLine {
    pub points: Vec<[f64; 2]>,
    pub color: Color32,
    pub is_filled: bool,
    pub dots: Dots,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dots {
    None,
    Last,
    All,
    /// All points, without a line.
    Only,
}

/// Draws a graph. `tooltip` returns the tooltip for the integer x nearest to the pointer.
pub(super) fn graph_ui(
    ui: &mut Ui,
    graph: &Graph<'_>,
    lines: &[GraphLine],
    tooltip: impl FnOnce(f64) -> Option<String>,
) -> Response {
    let size = vec2(ui.available_width(), graph.height);
    let (rect, response) = allocate_described(ui, size, Role::Image, graph.id, graph.spoken);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let room = graph.plot_rect(rect);
    paint_grid(ui, graph, room);
    let at = |point: [f64; 2]| graph.place_of(point, room);
    if let Some(line) = lines.first() {
        paint_band(ui, graph, room, line.color.gamma_multiply(BAND_OPACITY));
    }
    for line in lines {
        paint_line(ui, line, room, at);
    }
    paint_marks(ui, graph, room);
    let Some(pointer) = response.hover_pos() else {
        return response;
    };
    let x_value = graph.x_at(rect, pointer);
    let x = at([x_value, graph.min[1]]).x;
    let hair = Stroke::new(1.0, ui.visuals().weak_text_color());
    ui.painter().vline(x, room.y_range(), hair);
    match tooltip(x_value) {
        Some(told) => response.on_hover_text_at_pointer(told),
        None => response,
    }
}

impl Graph<'_> {
    /// The integer x nearest to a point of a graph that is drawn in `rect`.
    pub fn x_at(&self, rect: Rect, point: Pos2) -> f64 {
        let room = self.plot_rect(rect);
        let part = ((point.x - room.left()) / room.width()).clamp(0.0, 1.0);
        lerp(self.min[0]..=self.max[0], f64::from(part)).round()
    }

    /// Returns the part of `rect` that the labels leave for the lines.
    fn plot_rect(&self, rect: Rect) -> Rect {
        let has_numbers = self.y_labels.iter().any(|(_, text)| !text.is_empty());
        let (left, right) = if has_numbers {
            (LABELS_WIDTH.max(self.label_width + GAP_BESIDE_LABEL), DOT_RADIUS + 1.0)
        } else {
            (0.0, 0.0)
        };
        let below = if self.x_labels.is_empty() { 0.0 } else { LABELS_HEIGHT };
        Rect::from_min_max(rect.min + vec2(left, TOP_MARGIN), rect.max - vec2(right, below))
    }

    fn place_of(&self, [x, value]: [f64; 2], room: Rect) -> Pos2 {
        let ([first, low], [last, high]) = (self.min, self.max);
        let span = |from: f64, to: f64| {
            if from == to { from - 1.0..=to + 1.0 } else { from..=to }
        };
        let left = f64::from(room.left())..=f64::from(room.right());
        let up = f64::from(room.bottom())..=f64::from(room.top());
        pos2(remap(x, span(first, last), left) as f32, remap(value, span(low, high), up) as f32)
    }
}

fn paint_grid(ui: &Ui, graph: &Graph<'_>, room: Rect) {
    let (painter, visuals) = (ui.painter(), ui.visuals());
    let rule = visuals.widgets.noninteractive.bg_stroke;
    let quiet = visuals.weak_text_color();
    let font = FontId::proportional(sizes::MIN_TEXT_SIZE);
    for (value, text) in &graph.y_labels {
        let y = graph.place_of([graph.min[0], *value], room).y;
        if graph.dashed_y != Some(*value) {
            painter.hline(room.x_range(), y, rule);
        }
        let at = pos2(room.left() - GAP_BESIDE_LABEL, y);
        painter.text(at, Align2::RIGHT_CENTER, text, font.clone(), quiet);
    }
    for part in &graph.vertical_lines {
        let x = graph.place_of([*part, graph.min[1]], room).x;
        painter.vline(x, room.y_range(), rule);
    }
    if let Some(y) = graph.dashed_y {
        let y = graph.place_of([graph.min[0], y], room).y;
        let ends = [room.left(), room.right()].map(|x| pos2(x, y));
        let stroke = Stroke::new(1.0, quiet);
        painter.extend(Shape::dashed_line(&ends, stroke, 3.0, 4.0));
    }
    for (x, text) in &graph.x_labels {
        let x = graph.place_of([*x, graph.min[1]], room).x;
        // A label near an end of the axis stays within the graph.
        let align = if x < room.left() + 20.0 && text.len() > 3 {
            Align2::LEFT_TOP
        } else if x > room.right() - 20.0 {
            Align2::RIGHT_TOP
        } else {
            Align2::CENTER_TOP
        };
        let at = pos2(x, room.bottom() + 8.0);
        painter.text(at, align, text, font.clone(), quiet);
    }
}

fn paint_marks(ui: &Ui, graph: &Graph<'_>, room: Rect) {
    let (painter, visuals) = (ui.painter(), ui.visuals());
    if let Some(now) = graph.current_x {
        let x = graph.place_of([now, graph.min[1]], room).x;
        painter.vline(x, room.y_range(), (1.5, visuals.weak_text_color()));
    }
    for mark in &graph.marks {
        let at = graph.place_of(mark.at, room);
        if mark.is_current {
            painter.circle_filled(at, CURRENT_MARK_RADIUS, visuals.text_color());
        }
        painter.circle_filled(at, MARK_RADIUS, mark.color);
    }
}

fn paint_band(ui: &Ui, graph: &Graph<'_>, room: Rect, tone: Color32) {
    let mut mesh = Mesh::default();
    for (n, [x, low, high]) in (0_u32..).zip(&graph.band) {
        for value in [low, high] {
            mesh.colored_vertex(graph.place_of([*x, *value], room), tone);
        }
        if n > 0 {
            mesh.add_triangle(2 * n - 2, 2 * n - 1, 2 * n);
            mesh.add_triangle(2 * n - 1, 2 * n, 2 * n + 1);
        }
    }
    ui.painter().with_clip_rect(room).add(mesh);
}

fn paint_line(ui: &Ui, line: &GraphLine, room: Rect, at: impl Fn([f64; 2]) -> Pos2) {
    let points: Vec<Pos2> = line.points.iter().map(|point| at(*point)).collect();
    let painter = ui.painter();
    if line.is_filled {
        let tone = line.color.gamma_multiply(FILL_OPACITY);
        let mut mesh = Mesh::default();
        for (n, point) in (0_u32..).zip(&points) {
            mesh.colored_vertex(*point, tone);
            mesh.colored_vertex(pos2(point.x, room.bottom()), tone);
            if n > 0 {
                mesh.add_triangle(2 * n - 2, 2 * n - 1, 2 * n);
                mesh.add_triangle(2 * n - 1, 2 * n, 2 * n + 1);
            }
        }
        painter.add(mesh);
    }
    let dots = match line.dots {
        Dots::None => 0,
        Dots::Last => 1,
        Dots::All | Dots::Only => points.len(),
    };
    for dot in points.iter().rev().take(dots) {
        painter.circle_filled(*dot, DOT_RADIUS, line.color);
    }
    if line.dots != Dots::Only {
        painter.line(points, Stroke::new(LINE_WIDTH, line.color));
    }
}

/// Returns round values from `low` to `high`, about `max_count` or fewer, with their labels.
pub(super) fn axis_labels(low: f64, high: f64, max_count: usize) -> Vec<(f64, String)> {
    let finest = ((high - low) / max_count as f64).max(1e-9);
    let power = 10_f64.powf(finest.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    let step = steps.into_iter().find(|step| *step >= finest * 0.999);
    let step = step.unwrap_or(10.0 * power);
    let [first, last] = [(low / step).ceil(), (high / step).floor()];
    (first as i64..=last as i64)
        .map(|mark| {
            let value = mark as f64 * step;
            (value, words::number((value * 10.0).round() / 10.0))
        })
        .collect()
}

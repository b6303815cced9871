//! The chance to win, moment by moment, as a graph that takes one to a moment.

use egui::{Align, Mesh, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::panel::ReviewPanel;
use crate::command::{Command, LearnCommand};
use crate::ear;
use crate::paint::{On, Pen, TextStyle, color};
use engine::Seat;
use game::session::ReviewStep;
use nestor::coach::{Decision, GameReview};
use words::msg;
use words::review;

/// The height of the line above the graph, in points.
const CAPTION: f32 = 22.0;
/// How thick the line is, and how strongly the space below it is filled.
const LINE: f32 = 2.0;
const FILLED: f32 = 0.18;
/// The dots of mistakes, and of the one that is shown.
const DOT: f32 = 5.0;
const SHOWN_DOT: f32 = 7.0;

impl ReviewPanel<'_> {
    /// Draws it with the moment that is shown; mistakes are dots on the line, those of the
    /// side filled. A click goes to a moment.
    pub(super) fn graph_ui(
        self,
        ui: &mut Ui,
        reviewed: &GameReview,
        height: f32,
        commands: &mut Vec<Command>,
    ) {
        let look = self.paint;
        let team = self.at().rules.seats.team(self.viewer);
        let size = vec2(ui.available_width(), CAPTION + height);
        let (whole, response) = ui.allocate_exact_size(size, Sense::CLICK);
        let spoken = review::chart(reviewed, self.study.review, team, self.at());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
        ear::give_author_id(&response, "analysis-chart");
        let points: Vec<Pos2> = reviewed
            .chances(team)
            .into_iter()
            .map(|at| pos2(at.moment as f32, at.chance))
            .collect();
        let last = points.last().map_or(1.0, |point| point.x).max(1.0);
        let rect = whole.with_min_y(whole.top() + CAPTION);
        if let Some(at) = response.interact_pointer_pos()
            && response.clicked()
        {
            let part = ((at.x - rect.left()) / rect.width()).clamp(0.0, 1.0);
            let moment = (part * last).round() as usize;
            commands.push(Command::Learn(LearnCommand::Review(ReviewStep::To(moment))));
        }
        let mut pen = Pen::new(ui.painter());
        let now = self.study.review.moment() as f32;
        let baseline = whole.top() + 14.0;
        let style = TextStyle::regular(14.0);
        let quiet = look.quiet(On::Panel);
        let left = pos2(whole.left(), baseline);
        pen.text(left, Align::Min, &msg::REVIEW_CHART.text(), style, quiet);
        let chance = f64::from(height_at(&points, now) * 100.0).round();
        let right = pos2(whole.right(), baseline);
        let chance = msg::percent(chance);
        pen.text(right, Align::Max, &chance, style, quiet);
        drop(pen);
        self.paint_graph(ui, rect, reviewed, (&points, last));
    }

    fn paint_graph(
        self,
        ui: &Ui,
        rect: Rect,
        reviewed: &GameReview,
        (points, last): (&[Pos2], f32),
    ) {
        let look = self.paint;
        let on_screen = |point: Pos2| {
            let inner = rect.shrink2(vec2(0.0, SHOWN_DOT));
            pos2(
                rect.left() + rect.width() * (point.x / last).min(1.0),
                inner.bottom() - inner.height() * point.y,
            )
        };
        let gold = look.gold_text(On::Panel);
        let quiet = look.quiet(On::Panel);
        let shown: Vec<Pos2> = points.iter().copied().map(on_screen).collect();
        let mut below = Mesh::default();
        for (n, at) in shown.iter().enumerate() {
            below.colored_vertex(*at, gold.gamma_multiply(FILLED));
            below.colored_vertex(pos2(at.x, rect.bottom()), gold.gamma_multiply(FILLED));
            if let Some(before) = n.checked_sub(1) {
                let first = 2 * before as u32;
                below.add_triangle(first, first + 1, first + 2);
                below.add_triangle(first + 1, first + 2, first + 3);
            }
        }
        ui.painter().add(below);
        let mut pen = Pen::new(ui.painter());
        let even = on_screen(pos2(0.0, 0.5)).y;
        let across = [rect.left(), rect.right()].map(|x| pos2(x, even));
        pen.line(across, 1.0, quiet.gamma_multiply(0.45));
        for hand in 2..=reviewed.hands() {
            let deal = self.study.review.record().steps_before_hand(hand - 1) as f32;
            let x = on_screen(pos2(deal, 0.0)).x;
            let ends = [rect.top(), rect.bottom()].map(|y| pos2(x, y));
            pen.line(ends, 1.0, quiet.gamma_multiply(0.25));
        }
        pen.poly(&shown, false, LINE, gold);
        let now = self.study.review.moment();
        let x = on_screen(pos2(now as f32, 0.0)).x;
        let ends = [rect.top(), rect.bottom()].map(|y| pos2(x, y));
        pen.line(ends, 1.5, quiet);
        let dot = |pen: &mut Pen, decision: &Decision, is_own: bool| {
            let moment = decision.moment as f32;
            let at = on_screen(pos2(moment, height_at(points, moment)));
            let tone = color(look.colors.warning);
            if decision.moment == now {
                pen.disc(at, SHOWN_DOT, look.text(On::Panel));
            }
            pen.disc(at, DOT, tone);
            if !is_own {
                pen.disc(at, DOT - 1.5, color(look.colors.panel));
            }
        };
        let seats = self.at().rules.seats;
        let is_own = |seat: Seat| seats.team(seat) == seats.team(self.viewer);
        let bad = reviewed.decisions().iter();
        for decision in bad.filter(|it| it.mark.is_bad()) {
            dot(&mut pen, decision, is_own(decision.seat));
        }
    }
}

/// How high the line through these points is at a moment.
fn height_at(points: &[Pos2], moment: f32) -> f32 {
    let next = points.partition_point(|point| point.x < moment);
    let before = next.checked_sub(1).map(|before| points[before]);
    match (before, points.get(next)) {
        (Some(from), Some(to)) => from.y + (to.y - from.y) * (moment - from.x) / (to.x - from.x),
        (Some(at), None) | (None, Some(&at)) => at.y,
        (None, None) => 0.5,
    }
}

//! The chance to win, moment by moment, as a graph. A click goes to a moment.

use egui::{Label, RichText, Sense, Ui};

use super::panel::ReviewPanel;
use crate::command::{Command, LearnCommand};
use crate::learn::own_mistakes;
use crate::paint::{Surface, color};
use crate::windows::graph::{Dots, Graph, GraphLine, GraphMark, graph_ui};
use crate::windows::kit::{rest_from_left, row_from_right};
use game::session::ReviewStep;
use nestor::coach::GameReview;
use words::{Who, hint, msg, review};

const CAPTION_HEIGHT: f32 = 20.0;

impl ReviewPanel<'_> {
    /// Draws the graph with a vertical line at the shown moment, and dots for the mistakes of the
    /// viewer's side. A click goes to a moment.
    pub(super) fn graph_ui(
        self,
        ui: &mut Ui,
        reviewed: &GameReview,
        height: f32,
        commands: &mut Vec<Command>,
    ) {
        let team = self.table_context().rules.seats.team(self.viewer);
        let chances = reviewed.chances(team).into_iter();
        let points: Vec<[f64; 2]> =
            chances.map(|at| [at.moment as f64, f64::from(at.chance)]).collect();
        let now = self.study.review.moment();
        row_from_right(ui, CAPTION_HEIGHT, |ui| {
            let chance = hint::percent(value_at(&points, now as f64) as f32);
            ui.add(Label::new(RichText::new(msg::percent(chance)).weak()));
            rest_from_left(ui, |ui| {
                let who = Who::at(self.table_context().seating, self.viewer);
                let name = RichText::new(msg::review_chart(who.who)).weak();
                ui.add(Label::new(name).truncate());
            });
        });
        let bad = own_mistakes(reviewed, self.viewer).into_iter();
        let record = self.study.review.record();
        let deals = (1..reviewed.hand_count()).map(|hand| record.steps_before_hand(hand) as f64);
        let graph = Graph {
            id: "analysis-chart",
            spoken: &review::chart(reviewed, self.study.review, team, self.table_context()),
            height,
            max: [points.last().map_or(1.0, |last| last[0]), 1.0],
            y_labels: vec![(0.5, String::new())],
            vertical_lines: deals.collect(),
            current_x: Some(now as f64),
            marks: bad.map(|moment| self.mark(moment, &points)).collect(),
            ..Graph::default()
        };
        let gold = self.look.gold_text(Surface::Panel);
        let line = GraphLine { points, color: gold, is_filled: true, dots: Dots::None };
        let drawn = graph_ui(ui, &graph, &[line], |_| None).interact(Sense::CLICK);
        if let Some(at) = drawn.interact_pointer_pos()
            && drawn.clicked()
        {
            let moment = graph.x_at(drawn.rect, at) as usize;
            commands.push(LearnCommand::Review(ReviewStep::To(moment)).into());
        }
    }

    fn mark(self, moment: usize, points: &[[f64; 2]]) -> GraphMark {
        GraphMark {
            at: [moment as f64, value_at(points, moment as f64)],
            color: color(self.look.colors.warning),
            is_current: moment == self.study.review.moment(),
        }
    }
}

/// The chance at a moment, interpolated between the points of the line.
fn value_at(points: &[[f64; 2]], moment: f64) -> f64 {
    let next = points.partition_point(|[at, _]| *at < moment);
    let before = next.checked_sub(1).map(|before| points[before]);
    match (before, points.get(next)) {
        (Some([from, low]), Some([to, high])) => low + (high - low) * (moment - from) / (to - from),
        (Some([_, value]), None) | (None, Some(&[_, value])) => value,
        (None, None) => 0.5,
    }
}

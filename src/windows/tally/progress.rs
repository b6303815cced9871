//! Progress over time: the costliest kinds of mistakes, and points lost and luck by week.

use egui::{RichText, Ui};

use super::statistics::legend_items_ui;
use crate::command::LearnCommand;
use crate::ear;
use crate::paint::color;
use crate::paint::theme::strong;
use crate::windows::WindowContext;
use crate::windows::graph::{Dots, Graph, GraphLine, axis_labels, graph_ui};
use crate::windows::kit::{self, sizes};
use crate::windows::text;
use game::profile::{PlayOverTime, Week};
use words::{Named as _, dates, msg, statistics};

const CHART_HEIGHT: f32 = 140.0;
const GAP_ABOVE_PART: f32 = 14.0;
const MIN_WEEKS: usize = 2;
const MAX_WEEKS: usize = 52;
const MAX_KINDS: usize = 3;

pub(super) fn progress_ui(ui: &mut Ui, progress: &PlayOverTime, cx: &mut WindowContext<'_>) {
    if !progress.kinds.is_empty() {
        kinds_ui(ui, progress, cx);
    }
    if progress.weeks.len() >= MIN_WEEKS {
        ui.add_space(GAP_ABOVE_PART);
        weeks_ui(ui, &progress.weeks, cx);
    }
}

/// Draws the kinds of mistakes that cost most, each with a link to the worst mistake.
fn kinds_ui(ui: &mut Ui, progress: &PlayOverTime, cx: &mut WindowContext<'_>) {
    ui.add_space(GAP_ABOVE_PART);
    text::wrapped(ui, strong(msg::MISTAKES_TITLE.text()).size(sizes::HEADING_SIZE));
    for kind in progress.kinds.iter().take(MAX_KINDS) {
        let id: &str = kind.kind.into();
        let told = statistics::kind_of_mistake(kind);
        kit::row_from_right(ui, sizes::INPUT_HEIGHT, |ui| {
            let link_id = format!("mistake-show-{id}");
            let show = kit::link(ui, cx.look, &link_id, &msg::MISTAKES_SHOW.text());
            let spoken = msg::label_value(msg::MISTAKES_SHOW.text(), kind.kind.name());
            let show = show.accessible_name(spoken);
            cx.push_if_clicked(&show, LearnCommand::OpenMistake(kind.worst));
            kit::rest_from_left(ui, |ui| {
                let row = text::wrapped(ui, told);
                ear::give_author_id(&row, format!("mistake-kind-{id}"));
            });
        });
    }
    text::quiet(ui, msg::mistakes_says(progress.analyzed_games));
}

fn weeks_ui(ui: &mut Ui, weeks: &[Week], cx: &WindowContext<'_>) {
    let weeks = &weeks[weeks.len().saturating_sub(MAX_WEEKS)..];
    let points_of = |value: fn(&Week) -> Option<f64>| -> Vec<[f64; 2]> {
        let weeks = weeks.iter().enumerate();
        weeks.filter_map(|(n, week)| Some([n as f64, value(week)?])).collect()
    };
    let (lost, luck) = (points_of(|week| week.lost), points_of(|week| week.luck));
    let values = || lost.iter().chain(&luck).map(|[_, value]| *value);
    let [low, high] = [f64::min, f64::max].map(|of| values().fold(0.0, of));
    let end = weeks.len() - 1;
    let at = |n: usize| (n as f64, dates::recent_calendar_day(weeks[n].monday, cx.today));
    text::paragraph(ui, msg::WEEKS_TITLE.text());
    let [luck_color, lost_color] = [0, 1].map(|bar| color(cx.look.colors.bars[bar]));
    legend_items_ui(
        ui,
        &[(true, lost_color, msg::WEEKS_LOST.text()), (true, luck_color, msg::WEEKS_LUCK.text())],
    );
    let graph = Graph {
        id: "statistics-weeks",
        spoken: &statistics::weeks_chart(weeks),
        height: CHART_HEIGHT,
        min: [0.0, low],
        max: [end as f64, high],
        y_labels: axis_labels(low, high, 4),
        x_labels: vec![at(0), at(end)],
        dashed_y: Some(0.0),
        ..Graph::default()
    };
    let lines = [(lost, lost_color), (luck, luck_color)];
    let lines =
        lines.map(|(points, color)| GraphLine { points, color, is_filled: false, dots: Dots::All });
    graph_ui(ui, &graph, &lines, |n| {
        let week = weeks.get(n as usize)?;
        Some(statistics::week(week, dates::recent_calendar_day(week.monday, cx.today)))
    });
    text::quiet(ui, RichText::new(msg::WEEKS_SAYS.text()));
}

//! How well the player played, and how lucky, in the games that have been reviewed.

use egui::{Label, ProgressBar, Role, Ui, WidgetInfo};
use egui_plot::{HLine, Line, PlotPoints, Points};

use super::contents::Surroundings;
use super::figures::figures_ui;
use super::{chart, text};
use crate::app::command::Command;
use crate::app::ear;
use crate::app::theme::Look;
use game::profile::{Mean, Playing};
use words::statistics;
use words::{id, say};

/// The height of a chart, in points.
const CHART_HEIGHT: f32 = 120.0;
/// How large the dot of a game is, in points.
const DOT: f32 = 2.5;
/// The space above all of it, and above a chart, in points.
const ABOVE_PART: f32 = 14.0;
const ABOVE_CHART: f32 = 10.0;
/// A chart has no more games than this, the last ones; the eye could not tell.
const MOST_GAMES_SHOWN: usize = 200;
/// A course of time needs this many games.
const LEAST_GAMES: usize = 2;

/// Draws what the reviews of so many games told, and the way to more of them: so many
/// could be reviewed.
pub(super) fn ui(
    ui: &mut Ui,
    (playing, games): (&Playing, usize),
    unreviewed: usize,
    around: &Surroundings<'_>,
    commands: &mut Vec<Command>,
) {
    if playing.reviewed == 0 && unreviewed == 0 && around.backlog.is_none() {
        return;
    }
    ui.add_space(ABOVE_PART);
    text::heading(ui, say!("statistics-title"));
    text::quiet(ui, statistics::reviewed(playing.reviewed, games));
    if playing.leaves_out {
        text::quiet(ui, say!("statistics-leaves-out"));
    }
    let costs = Mean::of(&playing.costs);
    let luck = Mean::of(&playing.luck);
    figures_ui(ui, statistics::figures(costs, luck));
    for (name, values, spoken) in [
        (
            "cost a decision",
            &playing.costs,
            statistics::cost_chart(&playing.costs),
        ),
        ("luck", &playing.luck, statistics::luck_chart(&playing.luck)),
    ] {
        if values.len() >= LEAST_GAMES {
            ui.add_space(ABOVE_CHART);
            chart_ui(ui, name, values, spoken, around.look);
        }
    }
    if playing.costs.len().max(playing.luck.len()) >= LEAST_GAMES {
        text::quiet(ui, say!("statistics-chart-says"));
    }
    backlog_ui(ui, unreviewed, around, commands);
}

/// Draws something of each game as a dot, and how it went in the course of time as a
/// line.
fn chart_ui(ui: &mut Ui, name: &str, values: &[f64], spoken: statistics::Spoken, look: &Look) {
    text::paragraph(ui, spoken.title);
    let begin = values.len().saturating_sub(MOST_GAMES_SHOWN);
    let last = |values: &mut dyn Iterator<Item = f64>| -> PlotPoints<'static> {
        let games = values.zip(begin + 1..);
        games.map(|(value, game)| [game as f64, value]).collect()
    };
    let line = last(&mut Playing::smoothed(values, begin));
    let dots = last(&mut values[begin..].iter().copied());
    let plot = chart::plot(name, CHART_HEIGHT, look)
        .include_y(0.0)
        .label_formatter(|_| None);
    let shown = plot.show(ui, |plot| {
        plot.hline(HLine::new("", 0.0).color(look.quiet).width(1.0));
        plot.points(Points::new("", dots).color(look.text).radius(DOT));
        plot.line(
            Line::new("", line)
                .color(look.accent_text)
                .width(chart::LINE_WIDTH),
        );
    });
    let response = shown.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken.whole));
    ear::give_author_id(&response, format!("statistics-{}", name.replace(' ', "-")));
}

/// Draws the way to have the last games reviewed, or how far that has come.
fn backlog_ui(
    ui: &mut Ui,
    unreviewed: usize,
    around: &Surroundings<'_>,
    commands: &mut Vec<Command>,
) {
    if let Some(progress) = around.backlog {
        ui.add_space(ABOVE_CHART);
        let told = statistics::progress(progress.game, progress.of);
        ear::speak(&ui.add(Label::new(told.as_str()).wrap()));
        let bar = ui.add(ProgressBar::new(progress.share).desired_height(8.0));
        bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
        ear::give_author_id(&bar, "statistics-progress");
        if text::button(ui, id!("statistics-stop"), id!("tip-statistics-stop")).clicked() {
            commands.push(Command::ReviewGames);
        }
        return;
    }
    if unreviewed > 0 {
        ui.add_space(ABOVE_CHART);
        let begin = ui.button(statistics::review(unreviewed));
        ear::give_author_id(&begin, "statistics-review");
        let begin = crate::app::menu::tip(begin, id!("tip-statistics-review"), None);
        if begin.clicked() {
            commands.push(Command::ReviewGames);
        }
    }
}

//! The page with figures: games won over time, the best games, and the skill and luck of reviewed
//! games.

use egui::{
    Align, Color32, Label, ProgressBar, Rect, RichText, Role, Sense, Stroke, Ui, Vec2, WidgetInfo,
    vec2,
};

use super::progress::progress_ui;
use super::sums::ShownGames;
use crate::command::LearnCommand;
use crate::ear;
use crate::menu::tip;
use crate::paint::theme::strong;
use crate::paint::{Surface, color};
use crate::windows::WindowContext;
use crate::windows::figures::figures_ui;
use crate::windows::graph::{Dots, Graph, GraphLine, axis_labels, graph_ui};
use crate::windows::kit::{self, sizes};
use crate::windows::text;
use game::profile::{Mean, ReviewedPlay, ScoreUnit};
use words::statistics::{self, Figure};
use words::{dates, history, msg};

const CHART_HEIGHT: f32 = 204.0;
const SMALL_CHART_HEIGHT: f32 = 140.0;
const FIGURE_HEIGHT: f32 = 92.0;
const GAP: f32 = 12.0;
const GAP_ABOVE_PART: f32 = 18.0;
const LEGEND_SIGN_SIZE: Vec2 = vec2(16.0, 12.0);
// The maximum number of games in a chart, and the minimums for games won and for a trend.
const MAX_GAMES: usize = 300;
const MIN_CHART_GAMES: usize = 5;
const MIN_TREND_GAMES: usize = 2;

#[derive(Debug, Default)]
pub(super) struct StatisticsPage {
    is_unfolded: bool,
}

impl StatisticsPage {
    /// Draws the page; `unreviewed` games could still be reviewed.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        shown: &ShownGames,
        unreviewed: usize,
        cx: &mut WindowContext<'_>,
    ) {
        ui.spacing_mut().item_spacing.y = 0.0;
        wins_ui(ui, shown, cx);
        if let Some(advice) = shown.advice {
            ui.add_space(GAP);
            text::paragraph(ui, history::advice(advice));
        }
        ui.add_space(GAP_ABOVE_PART);
        let games = cx.session.history().games();
        figures_grid_ui(ui, &statistics::summary(&shown.summary, games, cx.today.date()));
        if shown.summary.score_unit == ScoreUnit::Both {
            ui.add_space(GAP);
            text::quiet(ui, msg::STATISTICS_LEAVES_OUT_HANDS.text());
        }
        let playing = &shown.playing;
        if playing.reviewed_games == 0 && unreviewed == 0 && cx.backlog.is_none() {
            return;
        }
        ui.add_space(GAP_ABOVE_PART);
        kit::separator(ui);
        let reviewed = msg::statistics_reviewed(shown.count(), playing.reviewed_games);
        let description = if kit::is_narrow(ui.ctx()) {
            reviewed
        } else {
            format!("{} {reviewed}", msg::STATISTICS_SAYS.text())
        };
        let title = msg::STATISTICS_TITLE.text();
        let was_open = self.is_unfolded;
        let is_open = &mut self.is_unfolded;
        let line = Rect::from_min_size(ui.cursor().min, vec2(1.0, 1.0));
        if kit::fold(ui, cx.look, "statistics-skill", &title, &description, is_open) {
            if !was_open {
                ui.scroll_to_rect(line, Some(Align::TOP));
            }
            ui.spacing_mut().item_spacing.y = 8.0;
            figures_ui(ui, skill_figures(playing));
            for says in [msg::STATISTICS_COST_SAYS, msg::STATISTICS_LUCK_SAYS] {
                text::quiet(ui, says.text());
            }
            if playing.has_omissions {
                text::quiet(ui, msg::STATISTICS_LEAVES_OUT.text());
            }
            if let Some(progress) = shown.progress() {
                progress_ui(ui, progress, cx);
            }
            trend_charts_ui(ui, playing, cx);
            backlog_ui(ui, unreviewed, cx);
        }
    }
}

/// Draws the share of games won, as the average of the last ten.
fn wins_ui(ui: &mut Ui, shown: &ShownGames, cx: &WindowContext<'_>) {
    let games = cx.session.history();
    let count = shown.count();
    if count < MIN_CHART_GAMES {
        text::weak(ui, msg::STATISTICS_NO_CHART.text());
        return;
    }
    let begin = count.saturating_sub(MAX_GAMES).max(MIN_CHART_GAMES - 1);
    let shares: Vec<f64> =
        ReviewedPlay::smoothed(&shown.wins, begin).map(|share| 100.0 * share).collect();
    let now = shares.last().copied().unwrap_or_default();
    kit::row_from_right(ui, 26.0, |ui| {
        let now = msg::percent(now.round() as u32);
        ui.label(strong(now).size(sizes::TITLE_SIZE));
        kit::rest_from_left(ui, |ui| {
            ui.label(strong(msg::STATISTICS_GAMES_WON.text()).size(sizes::HEADING_SIZE));
            ui.label(RichText::new(msg::STATISTICS_LAST_TEN.text()).weak());
        });
    });
    let points = (begin + 1..=count).zip(&shares);
    let points = points.map(|(n, share)| [n as f64, *share]).collect();
    let at = |n: usize| {
        let game = shown.game(games, n - 1)?;
        let when = dates::recent_day(game.ended, cx.today.date());
        Some((n as f64, msg::statistics_game_at(n, &when)))
    };
    let mut ends = vec![begin + 1, count];
    ends.dedup();
    let graph = Graph {
        id: "statistics-wins",
        spoken: &statistics::wins_chart(&shares),
        height: CHART_HEIGHT,
        min: [begin as f64 + 1.0, 0.0],
        max: [count as f64, 100.0],
        y_labels: [0, 50, 100].map(|share| (f64::from(share), msg::percent(share))).to_vec(),
        x_labels: ends.into_iter().filter_map(at).collect(),
        ..Graph::default()
    };
    let line = GraphLine {
        points,
        color: color(cx.look.colors.bars[0]),
        is_filled: true,
        dots: Dots::Last,
    };
    graph_ui(ui, &graph, &[line], |game| {
        let game = game as usize;
        let share = shares.get(game.checked_sub(begin + 1)?)?;
        Some(msg::statistics_wins_place(game, share.round()))
    });
}

/// Draws the figures as cards, three or two in a row.
pub(super) fn figures_grid_ui(ui: &mut Ui, figures: &[Figure]) {
    let columns = if kit::is_narrow(ui.ctx()) { 2 } else { 3 };
    let rows = figures.len().div_ceil(columns);
    let width = ui.available_width();
    let card = (width - GAP * (columns - 1) as f32) / columns as f32;
    let step = vec2(card + GAP, FIGURE_HEIGHT + GAP);
    let size = vec2(width, rows as f32 * step.y - GAP);
    let (area, _) = ui.allocate_exact_size(size.max(vec2(0.0, 0.0)), Sense::hover());
    for (n, figure) in figures.iter().enumerate() {
        let offset = vec2((n % columns) as f32 * step.x, (n / columns) as f32 * step.y);
        let place = Rect::from_min_size(area.min + offset, vec2(card, FIGURE_HEIGHT));
        let fill = ui.visuals().text_color().gamma_multiply(sizes::TINT_OPACITY);
        ui.painter().rect_filled(place, sizes::CARD_ROUNDING, fill);
        let card = ui.interact(place, ui.scope_id().with(("figure", n)), Sense::hover());
        tip(card, figure.tip, None);
        kit::ui_at(ui, place.shrink2(vec2(16.0, 12.0)), |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let large = strong(&figure.amount).size(sizes::TITLE_SIZE);
            let fits = text::width_of(ui, &large) <= ui.available_width();
            for text in [
                RichText::new(&figure.name).weak(),
                if fits { large } else { large.size(sizes::HEADING_SIZE) },
                RichText::new(&figure.note).small().weak(),
            ] {
                ui.add(Label::new(text).selectable(false).truncate());
            }
        });
    }
}

fn skill_figures(playing: &ReviewedPlay) -> Vec<(String, String)> {
    let (costs, luck) = (Mean::of(&playing.costs), Mean::of(&playing.luck));
    statistics::figures(costs, luck, playing.score_unit)
}

/// Draws the cost of a decision and the luck, game by game.
fn trend_charts_ui(ui: &mut Ui, playing: &ReviewedPlay, cx: &WindowContext<'_>) {
    let costs = statistics::cost_chart(&playing.costs);
    let [luck_title, luck] = statistics::luck_chart(&playing.luck, playing.score_unit);
    for (id, title, values, spoken) in [
        ("statistics-cost-a-decision", msg::STATISTICS_COST_CHART.text(), &playing.costs, costs),
        ("statistics-luck", luck_title, &playing.luck, luck),
    ] {
        if values.len() >= MIN_TREND_GAMES {
            ui.add_space(8.0);
            text::paragraph(ui, title);
            legend_ui(ui, cx);
            trend_chart_ui(ui, id, values, &spoken, cx);
        }
    }
    if playing.costs.len().max(playing.luck.len()) >= MIN_TREND_GAMES {
        text::quiet(ui, msg::STATISTICS_CHART_SAYS.text());
    }
}

fn legend_ui(ui: &mut Ui, cx: &WindowContext<'_>) {
    legend_items_ui(
        ui,
        &[
            (false, cx.look.text(Surface::Panel), msg::STATISTICS_DOT.text()),
            (true, color(cx.look.colors.bars[0]), msg::STATISTICS_LAST_TEN.text()),
        ],
    );
}

/// Draws a legend: each name beside its line or dot.
pub(super) fn legend_items_ui(ui: &mut Ui, signs: &[(bool, Color32, String)]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().interact_size.y = 0.0;
        for (is_line, color, name) in signs {
            let (sign, _) = ui.allocate_exact_size(LEGEND_SIGN_SIZE, Sense::hover());
            if *is_line {
                let line = Stroke::new(2.0, *color);
                ui.painter().hline(sign.x_range(), sign.center().y, line);
            } else {
                ui.painter().circle_filled(sign.center(), 3.0, *color);
            }
            ui.label(RichText::new(name).small().weak());
            ui.add_space(10.0);
        }
    });
}

/// Draws a figure of each game as a dot, and its trend as a line.
fn trend_chart_ui(ui: &mut Ui, id: &str, values: &[f64], spoken: &str, cx: &WindowContext<'_>) {
    let begin = values.len().saturating_sub(MAX_GAMES);
    let numbered = |values: &mut dyn Iterator<Item = f64>| -> Vec<[f64; 2]> {
        let games = values.zip(begin + 1..);
        games.map(|(value, game)| [game as f64, value]).collect()
    };
    let dots = numbered(&mut values[begin..].iter().copied());
    let line = numbered(&mut ReviewedPlay::smoothed(values, begin));
    let [low, high] = [f64::min, f64::max].map(|of| values[begin..].iter().copied().fold(0.0, of));
    let graph = Graph {
        id,
        spoken,
        height: SMALL_CHART_HEIGHT,
        min: [begin as f64 + 1.0, low],
        max: [values.len() as f64, high],
        y_labels: axis_labels(low, high, 4),
        x_labels: axis_labels(begin as f64 + 1.0, values.len() as f64, 6),
        dashed_y: Some(0.0),
        ..Graph::default()
    };
    let lines = [
        (dots, cx.look.text(Surface::Panel), Dots::Only),
        (line, color(cx.look.colors.bars[0]), Dots::None),
    ]
    .map(|(points, color, dots)| GraphLine { points, color, is_filled: false, dots });
    graph_ui(ui, &graph, &lines, |game| {
        let game = game as usize;
        let value = values.get(game.checked_sub(1)?)?;
        Some(statistics::chart_point(game, *value))
    });
}

/// Draws the button that reviews the last games, or the progress of these reviews.
fn backlog_ui(ui: &mut Ui, unreviewed: usize, cx: &mut WindowContext<'_>) {
    if let Some(progress) = cx.backlog {
        let told = msg::statistics_progress(progress.game, progress.games);
        ear::speak(&text::wrapped(ui, told.as_str()));
        let bar = ui.add(ProgressBar::new(progress.share).desired_height(8.0));
        bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
        ear::give_author_id(&bar, "statistics-progress");
        let stop = kit::quiet_button(ui, cx.look, "statistics-stop", &msg::REVIEW_STOP.text());
        let stop = tip(stop, msg::TIP_STATISTICS_STOP, None);
        cx.push_if_clicked(&stop, LearnCommand::ReviewGames);
    } else if unreviewed > 0 {
        let review = msg::statistics_review(unreviewed);
        let review = kit::quiet_button(ui, cx.look, "statistics-review", &review);
        let review = tip(review, msg::TIP_STATISTICS_REVIEW, None);
        cx.push_if_clicked(&review, LearnCommand::ReviewGames);
    }
}

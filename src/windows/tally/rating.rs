//! The page with the player's rating: its history, its range, and what it means.

use egui::{Label, RichText, Ui};

use super::statistics::figures_grid_ui;
use crate::command::GameCommand;
use crate::ear;
use crate::paint::color;
use crate::paint::theme::strong;
use crate::windows::WindowContext;
use crate::windows::graph::{Dots, Graph, GraphLine, graph_ui};
use crate::windows::kit::list::{ListChoice, choices_ui, list_button_ui};
use crate::windows::kit::{self, sizes};
use crate::windows::text;
use engine::Level;
use game::profile::{
    BEGINNER_RATING, History, MIN_RATED_GAMES, PlayedGame, RatedGame, RatedTable, Rating,
    level_ratings, measured_game, offered_levels,
};
use words::statistics::Figure;
use words::{Named as _, dates, msg, number};

const CHART_HEIGHT: f32 = 268.0;
const RATING_SIZE: f32 = 28.0;
const TABLE_BUTTON_WIDTH: f32 = 160.0;
const GAP_ABOVE_FIGURES: f32 = 16.0;
const MAX_CHARTED_GAMES: usize = 300;
/// The space above the highest and below the lowest value, in points of the rating.
const VALUE_MARGIN: f64 = 30.0;
/// The minimum distance between the names of two levels, in points.
const LEVEL_GAP: f32 = 14.0;

#[derive(Debug, Default)]
pub(super) struct RatingPage {
    table: RatedTable,
    /// The rated games, with the version of the lists and the table they were computed for.
    rated: Option<((u64, usize, RatedTable), Vec<RatedGame>)>,
}

impl RatingPage {
    /// Draws the list of the kinds of tables that have a rating of their own.
    pub(super) fn tables_ui(&mut self, ui: &mut Ui, _cx: &WindowContext<'_>) {
        let choices: Vec<_> = RatedTable::ALL
            .iter()
            .map(|table| {
                let id: &str = table.into();
                let name = msg::rating_table(id);
                let is_set = *table == self.table;
                ListChoice::new(*table, format!("rating-table-{id}"), name, is_set)
            })
            .collect();
        let shown = msg::rating_table(<&str>::from(self.table));
        let (list, chosen) =
            list_button_ui(ui, "rating-tables", &shown, TABLE_BUTTON_WIDTH, |ui| {
                choices_ui(ui, &choices)
            });
        list.accessible_name(msg::RATING_TABLES.text());
        if let Some(chosen) = chosen {
            self.table = chosen;
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        if !cx.session.preferences().display.rating {
            text::weak(ui, msg::RATING_IS_OFF.text());
            return;
        }
        let (lists, table) = (cx.session.lists(), self.table);
        let history = &lists.history;
        let now = (lists.version, history.games().len(), table);
        if self.rated.as_ref().is_none_or(|(of, _)| *of != now) {
            self.rated = Some((now, history.rated_games(table)));
        }
        let games = self.rated.as_ref().map_or(&[][..], |(_, games)| games);
        if games.len() < MIN_RATED_GAMES {
            text::weak(ui, msg::rating_few(MIN_RATED_GAMES - games.len()));
            return;
        }
        rating_ui(ui, table, games, cx);
    }
}

fn rating_ui(ui: &mut Ui, table: RatedTable, games: &[RatedGame], cx: &WindowContext<'_>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let history = cx.session.history();
    let (Some(last), Some(game)) = (games.last(), rated_game(history, games.len(), games)) else {
        return;
    };
    let ratings = level_ratings(measured_game(game), game.kind.seats);
    let levels =
        offered_levels(&game.rules()).into_iter().map(|level| (level, ratings[level.index()]));
    let levels: Vec<_> = levels.collect();
    kit::row_from_right(ui, 34.0, |ui| {
        let shown = strong(number(last.after.points())).size(RATING_SIZE);
        ear::give_author_id(&ui.label(shown), "rating-value");
        kit::rest_from_left(ui, |ui| {
            ui.label(strong(msg::RATING_YOURS.text()).size(sizes::HEADING_SIZE));
            let of = RichText::new(msg::rating_games(<&str>::from(table))).weak();
            ui.add(Label::new(of).wrap());
        });
    });
    chart_ui(ui, games, &levels, cx);
    ui.add_space(GAP_ABOVE_FIGURES);
    figures_grid_ui(ui, &figures(games, &levels, cx));
}

/// The `nth` rated game, counted from 1.
fn rated_game<'a>(history: &'a History, nth: usize, games: &[RatedGame]) -> Option<&'a PlayedGame> {
    let rated = games.get(nth.checked_sub(1)?)?;
    history.games().get(rated.index).map(|game| &**game)
}

/// Draws the rating over time with its range, beside the levels of the last game.
fn chart_ui(ui: &mut Ui, games: &[RatedGame], levels: &[(Level, f64)], cx: &WindowContext<'_>) {
    let begin = games.len().saturating_sub(MAX_CHARTED_GAMES);
    let shown = &games[begin..];
    let places = || (begin + 1..).map(|nth| nth as f64);
    let points: Vec<_> = places().zip(shown).map(|(nth, game)| [nth, game.after.value]).collect();
    let band = places().zip(shown).map(|(nth, game)| {
        let (low, high) = game.after.likely_range();
        [nth, f64::from(low), f64::from(high)]
    });
    let values =
        || points.iter().map(|[_, value]| *value).chain(levels.iter().map(|(_, rating)| *rating));
    let lowest = values().fold(f64::INFINITY, f64::min) - VALUE_MARGIN;
    let highest = values().fold(f64::NEG_INFINITY, f64::max) + VALUE_MARGIN;
    let [first, last] = [shown.first(), shown.last()]
        .map(|game| game.map_or_else(String::new, |game| number(game.after.points())));
    let at = |nth: usize| {
        let game = rated_game(cx.session.history(), nth, games)?;
        let when = dates::recent_day(game.ended, cx.today.date());
        Some((nth as f64, msg::statistics_game_at(nth, &when)))
    };
    let y_labels = level_lines(levels, (highest - lowest) / f64::from(CHART_HEIGHT));
    let widths = y_labels
        .iter()
        .map(|(_, name)| text::width_of(ui, &RichText::new(name).size(sizes::MIN_TEXT_SIZE)));
    let graph = Graph {
        id: "rating-chart",
        spoken: &msg::rating_spoken(&first, games.len(), &last),
        height: CHART_HEIGHT,
        min: [begin as f64 + 1.0, lowest],
        max: [games.len() as f64, highest],
        label_width: widths.fold(0.0, f32::max),
        y_labels,
        x_labels: [begin + 1, games.len()].into_iter().filter_map(at).collect(),
        band: band.collect(),
        ..Graph::default()
    };
    let gold = color(cx.look.colors.bars[0]);
    let line = GraphLine { points, color: gold, is_filled: false, dots: Dots::Last };
    graph_ui(ui, &graph, &[line], |nth| {
        let rating = games.get((nth as usize).checked_sub(1)?)?.after;
        let (low, high) = rating.likely_range();
        let [value, low, high] = [rating.points(), low, high].map(number);
        Some(msg::rating_place(nth as usize, &high, &low, &value))
    });
}

/// The rating and the name of each level that is far enough above the last one named; `unit` is the
/// difference in rating that one point on the screen stands for.
fn level_lines(levels: &[(Level, f64)], unit: f64) -> Vec<(f64, String)> {
    let mut lines: Vec<(f64, String)> = Vec::new();
    for (level, rating) in levels {
        let has_room = |(last, _): &(f64, String)| rating - last >= unit * f64::from(LEVEL_GAP);
        if lines.last().is_none_or(has_room) {
            lines.push((*rating, level.name()));
        }
    }
    lines
}

fn figures(games: &[RatedGame], levels: &[(Level, f64)], cx: &WindowContext<'_>) -> Vec<Figure> {
    let now = games.last().map_or(Rating::UNKNOWN, |game| game.after);
    let (low, high) = now.likely_range();
    let mut figures = vec![Figure {
        name: msg::RATING_RANGE.text(),
        amount: msg::rating_range_value(number(high), number(low)),
        note: msg::RATING_RANGE_SAYS.text(),
        tip: msg::TIP_RATING_RANGE,
    }];
    let known = games.iter().enumerate().skip(MIN_RATED_GAMES - 1);
    let best = known.max_by(|(_, one), (_, other)| one.after.value.total_cmp(&other.after.value));
    if let Some((place, best)) = best {
        let game = rated_game(cx.session.history(), place + 1, games);
        let when = game.map(|game| dates::recent_day(game.ended, cx.today.date()));
        figures.push(Figure {
            name: msg::RATING_BEST.text(),
            amount: number(best.after.points()),
            note: when.unwrap_or_default(),
            tip: msg::TIP_RATING_BEST,
        });
    }
    let distance = |rating: f64| (rating - now.value).abs();
    let nearest =
        levels.iter().min_by(|(_, one), (_, other)| distance(*one).total_cmp(&distance(*other)));
    if let Some((level, rating)) = nearest {
        let share = (100.0 * now.expected_share(*rating)).round();
        figures.push(Figure {
            name: msg::RATING_NEAREST.text(),
            amount: level.name(),
            note: msg::rating_nearest_says(share),
            tip: msg::TIP_RATING_NEAREST,
        });
    }
    figures
}

/// Draws what the numbers mean, and the switch that hides the rating.
pub(super) fn foot_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    kit::row_from_right(ui, sizes::INPUT_HEIGHT, |ui| {
        let mut set = cx.session.preferences().clone();
        let name = msg::RATING_SHOW.text();
        let show = kit::switch(ui, &name, set.display.rating);
        ear::give_author_id(&show, "rating-show");
        ui.label(&name);
        set.display.rating = !set.display.rating;
        cx.push_if_clicked(&show, GameCommand::SetPreferences(Box::new(set)));
        kit::rest_from_left(ui, |ui| {
            text::wrapped(ui, RichText::new(msg::rating_says(number(BEGINNER_RATING))).weak());
        });
    });
}

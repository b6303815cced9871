//! The History window: numbers, a chart, and every finished game.

mod sums;

use egui::style::ScrollAnimation;
use egui::{
    Align, Button, Checkbox, Color32, ComboBox, Id, Label, Layout, Rect, RichText, Role, TextStyle,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use egui_plot::{HoverPosition, Line, PlotPoints};

use self::sums::{Shown, Sums};
use super::contents::{Answers, Contents, Surroundings};
use super::figures::figures_ui;
use super::{chart, statistics, text};
use crate::app::command::{Command, FileCommand};
use crate::app::ear;
use crate::app::menu::tip;
use crate::app::theme::Look;
use game::profile::{GameResult, History, Kind, PlayedGame, Results, Scope};
use game::session::Undone;
use words::{Id as MessageId, dates, history, tally, turn};
use words::{id, say};

/// The height of a game in the list, in points, besides what is said of it.
const ROW_HEIGHT: f32 = 38.0;
/// The space above and below the words on the button of a game together, in points.
const BUTTON_PADDING: f32 = 4.0;
/// The height of the line with all sides of a game, in points.
const SIDES_HEIGHT: f32 = 16.0;
/// The height of the chart, in points.
const CHART_HEIGHT: f32 = 136.0;
/// The space above a part of the window, in points.
const ABOVE_PART: f32 = 14.0;
/// A chart shows no more points than this; the eye could not tell.
const MOST_POINTS: usize = 300;
/// The widest that the list of games and levels gets, in points.
const LIST_WIDTH: f32 = 260.0;

/// What the window remembers.
#[derive(Debug, Default)]
pub struct HistoryWindow {
    /// The games that are shown; the first there are to show, if none.
    scope: Option<Scope>,
    /// The player is being asked whether to clear it.
    asks: bool,
    /// That has just been asked, and must be seen.
    scrolls: bool,
    /// The games that are kept are to be listed.
    opens: bool,
    /// What came of clearing it.
    told: Option<String>,
    /// What was reckoned from the games.
    sums: Sums,
}

impl Contents for HistoryWindow {
    fn title(&self) -> MessageId {
        id!("window-history")
    }

    fn is_read(&self) -> bool {
        false
    }

    fn width(&self) -> f32 {
        560.0
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        self.opens = true;
        self.asks = false;
        self.told = None;
    }

    fn hear(&mut self, said: &str) {
        self.told = Some(said.to_owned());
    }

    fn forget_said(&mut self) {
        self.told = None;
    }

    fn asks(&self) -> bool {
        self.asks
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if std::mem::take(&mut self.opens) {
            let list = Command::File(FileCommand::ListFinished);
            answers.commands.push(list);
        }
        let (history, preferences) = (around.session.history(), around.session.preferences());
        if history.is_awaited() {
            text::paragraph(ui, say!("history-being-read"));
            return;
        }
        let (look, commands) = (around.look, &mut *answers.commands);
        let mut sums = std::mem::take(&mut self.sums);
        sums.follow(history, self.scope.take());
        let unreviewed = sums.count_unreviewed(around.session, around.files);
        if let Some(shown) = sums.shown() {
            self.scope = Some(shown.scope.clone());
            self.scope_ui(ui, &sums.scopes, &sums.kinds);
            ui.add_space(ABOVE_PART / 2.0);
            shown.numbers_ui(ui);
            if let Some(advice) = shown.advice {
                ui.add_space(ABOVE_PART / 2.0);
                text::paragraph(ui, history::advice(advice));
            }
            ui.add_space(ABOVE_PART);
            shown.chart_ui(ui, history, look);
            let playing = (&shown.playing, shown.count());
            statistics::ui(ui, playing, unreviewed, around, commands);
        } else {
            let is_cleared = history.cleared() > 0;
            let empty = if is_cleared {
                say!("history-cleared")
            } else {
                say!("history-empty")
            };
            text::paragraph(ui, empty);
        }
        ui.add_space(ABOVE_PART);
        let mut keep = preferences.history;
        if ui
            .add(Checkbox::new(&mut keep, say!("history-keep")))
            .changed()
        {
            let mut preferences = preferences.clone();
            preferences.history = keep;
            commands.push(Command::SetPreferences(Box::new(preferences)));
        }
        text::quiet(ui, say!("history-keep-explained"));
        ui.add_space(ABOVE_PART / 2.0);
        let session = around.session;
        // In a lesson undo takes back what was answered.
        let is_undone_next =
            !session.has_lesson() && session.undo_brings() == Some(Undone::History);
        self.clear_ui(ui, (history, is_undone_next), commands);
        if let Some(shown) = sums.shown() {
            ui.add_space(ABOVE_PART);
            text::heading(ui, say!("history-list"));
            list_ui(ui, shown, around, commands);
        }
        self.sums = sums;
    }
}

impl HistoryWindow {
    fn scope_ui(&mut self, ui: &mut Ui, scopes: &[Scope], kinds: &[Kind]) {
        let name = |scope: &Option<Scope>| {
            let scope = scope.as_ref();
            scope.map_or_else(String::new, |scope| tally::scope(scope, kinds))
        };
        let width = LIST_WIDTH.min(ui.available_width());
        let list = ComboBox::from_id_salt("kind of games")
            .width(width)
            .wrap()
            .selected_text(name(&self.scope))
            .show_ui(ui, |ui| {
                for scope in scopes.iter().cloned().map(Some) {
                    let text = name(&scope);
                    ui.selectable_value(&mut self.scope, scope, text);
                }
            });
        ear::tell_choice(&list.response, &name(&self.scope));
        list.response.accessible_name(say!("history-games-to-show"));
    }

    /// Draws the ways to clear the history and to bring it back, and that undo does so, if
    /// that would come next.
    fn clear_ui(
        &mut self,
        ui: &mut Ui,
        (history, is_undone_next): (&History, bool),
        commands: &mut Vec<Command>,
    ) {
        if self.asks {
            let question = ui.group(|ui| {
                ui.set_width(ui.available_width());
                text::paragraph(ui, say!("history-ask-clear"));
                ui.horizontal(|ui| {
                    let says = id!("tip-history-clear-now");
                    let clear = text::button(ui, id!("history-clear-now"), says).clicked();
                    if clear {
                        commands.push(Command::File(FileCommand::ClearHistory));
                    }
                    let says = id!("tip-history-keep-it");
                    let keep = text::button(ui, id!("history-keep-it"), says).clicked();
                    self.asks = !(keep || clear);
                });
            });
            if std::mem::take(&mut self.scrolls) {
                question.response.scroll_to_me(None);
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if !history.games().is_empty() {
                let says = id!("tip-history-clear");
                self.asks = text::button(ui, id!("history-clear"), says).clicked();
                self.scrolls = self.asks;
            }
            let cleared = history.cleared();
            if cleared > 0 {
                let back = ui.button(history::bring_back(cleared));
                ear::give_author_id(&back, "history-bring-back");
                if tip(back, id!("tip-history-bring-back"), None).clicked() {
                    commands.push(Command::File(FileCommand::BringHistoryBack));
                    self.told = None;
                }
            }
        });
        if is_undone_next {
            let said = RichText::new(turn::HISTORY_CLEARED.text()).small().weak();
            let said = text::paragraph(ui, said);
            ear::give_author_id(&said, "history-undo-brings-back");
        }
        if let Some(told) = &self.told {
            let color = ui.visuals().warn_fg_color;
            ear::speak(&ui.add(Label::new(RichText::new(told).color(color)).wrap()));
        }
    }
}

impl Shown {
    fn numbers_ui(&self, ui: &mut Ui) {
        figures_ui(ui, history::summary(&self.summary, self.is_one_nestor));
    }

    /// Draws how many games each had won in the course of time.
    fn chart_ui(&self, ui: &mut Ui, history: &History, look: &Look) {
        let progress = &self.progress;
        let every = progress.len().div_ceil(MOST_POINTS).max(1);
        let line = |name: &str, color: Color32, of: fn(&Results) -> u32| {
            let last = progress.len().saturating_sub(1);
            let places = (0..last).step_by(every).chain([last]);
            let games = places.filter_map(|n| Some((n, progress.get(n)?)));
            let points = games.map(|(n, results)| [n as f64 + 1.0, f64::from(of(results))]);
            let points = std::iter::once([0.0, 0.0]).chain(points).collect();
            let line = Line::new(name.to_owned(), PlotPoints::new(points));
            line.width(chart::LINE_WIDTH).color(color)
        };
        let [own, rival, ..] = look.players;
        let own = (tally::own(self.is_with_partner), own);
        let rival = (tally::rival(self.is_one_nestor), rival);
        let lines = [
            line(&own.0, own.1, |results| results.won),
            line(&rival.0, rival.1, |results| results.lost),
        ];
        chart::legend_ui(ui, [own, rival]);
        let plot = chart::plot("games won", CHART_HEIGHT, look).label_formatter(|hovered| {
            let (HoverPosition::NearDataPoint { position, .. }
            | HoverPosition::Elsewhere { position }) = hovered;
            let game = (position.x.round().max(1.0) as usize).min(progress.len());
            let results = progress.get(game - 1)?;
            Some(history::place(game, *results, self.is_one_nestor))
        });
        let plot = plot.show(ui, |plot| {
            for line in lines {
                plot.line(line);
            }
        });
        let results = progress.last().copied().unwrap_or_default();
        let spoken = history::chart(results, self.is_one_nestor);
        plot.response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
        let last = self.count().saturating_sub(1);
        let ends = [0, last].map(|n| self.game(history, n));
        if let [Some(first), Some(last)] = ends {
            let [from, to] = [first, last].map(|game| dates::day(game.ended));
            text::quiet(ui, history::chart_caption(&from, &to));
        }
    }
}

/// The height of each game in the list: what is said of it may take more than
/// one line.
fn row_height(ui: &Ui, kinds: &[Kind]) -> f32 {
    let font = TextStyle::Small.resolve(ui.style());
    let sized = |words: String, width: f32| {
        let color = ui.visuals().text_color();
        let galley = ui.painter().layout(words, font.clone(), color, width);
        galley.size()
    };
    let button = sized(say!("history-look-back"), f32::INFINITY);
    let (padding, between) = (ui.spacing().button_padding, ui.spacing().item_spacing);
    let width = ui.available_width() - button.x - 2.0 * padding.x - between.x;
    let heights = kinds.iter().map(|kind| {
        let details = sized(history::longest_details(kind), width).y;
        let has_sides = !kind.is_against_one_nestor();
        details.max(button.y + BUTTON_PADDING) + if has_sides { SIDES_HEIGHT } else { 0.0 }
    });
    ROW_HEIGHT + heights.fold(0.0, f32::max)
}

/// Draws the games, the newest first; only those that are in sight, and one before and
/// after them for the keyboard to go on to.
fn list_ui(ui: &mut Ui, shown: &Shown, around: &Surroundings<'_>, commands: &mut Vec<Command>) {
    let (history, count) = (around.session.history(), shown.count());
    let row_height = row_height(ui, &shown.kinds);
    let height = row_height * count as f32;
    let size = vec2(ui.available_width(), height);
    let (area, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let sight = ui.clip_rect();
    let row_at = |y: f32| ((y - area.top()) / row_height).max(0.0) as usize;
    let end = (row_at(sight.bottom()) + 2).min(count);
    for row in row_at(sight.top()).saturating_sub(1).min(end)..end {
        let Some(game) = shown.game(history, count - 1 - row) else {
            return;
        };
        let top = area.top() + row as f32 * row_height;
        let place = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), row_height));
        // Whatever else is drawn, so that the keyboard stays where it is.
        let id = Id::unique(("history-game", game.id));
        let builder = UiBuilder::new().max_rect(place).scope_id(id);
        ui.scope_builder(builder, |ui| game_ui(ui, game, around, commands));
    }
}

fn game_ui(ui: &mut Ui, game: &PlayedGame, around: &Surroundings<'_>, commands: &mut Vec<Command>) {
    let look = around.look;
    ui.painter().hline(
        ui.max_rect().x_range(),
        ui.max_rect().top(),
        (1.0, look.rule),
    );
    ui.add_space(5.0);
    let between = ui.spacing().item_spacing.x;
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = 0.0;
    from_right(ui, |ui| {
        let result = text::width(ui, &history::result(game)) + ui.spacing().item_spacing.x;
        let when = dates::day_and_time(game.ended);
        // In a narrow window there is room for the day alone.
        let is_room = result + text::width(ui, &when) <= ui.available_width();
        let when = if is_room {
            when
        } else {
            dates::day(game.ended)
        };
        ui.label(RichText::new(when).small().weak());
        let color = match game.result() {
            GameResult::Won => look.accent_text,
            GameResult::Lost | GameResult::Drawn => look.text,
        };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            // Somebody may have a long name.
            let result = RichText::new(history::result(game)).color(color);
            ui.add(Label::new(result).truncate());
        });
    });
    if let Some(sides) = history::sides(game) {
        ui.add(Label::new(RichText::new(sides).small()).truncate());
    }
    from_right(ui, |ui| {
        ui.spacing_mut().item_spacing.x = between;
        look_back_ui(ui, game, commands);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let small = |text: String| Label::new(RichText::new(text).small().weak()).wrap();
            match around.files.refused(game.id) {
                Some(error) => ear::speak(&ui.add(small(history::not_opened(error)))),
                None => drop(ui.add(small(history::details(game)))),
            }
        });
    });
}

/// Draws a line that begins at the right.
fn from_right(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), contents);
    });
}

/// Draws the button that looks back at a game.
fn look_back_ui(ui: &mut Ui, game: &PlayedGame, commands: &mut Vec<Command>) {
    ui.spacing_mut().button_padding.y = BUTTON_PADDING / 2.0;
    let button = Button::new(RichText::new(say!("history-look-back")).small());
    let button = ui.add(button);
    ear::give_author_id(&button, format!("history-look-back-{}", game.id));
    if button.gained_focus() {
        // At once: the next one is only there when it is in sight.
        button.scroll_to_me_animation(None, ScrollAnimation::none());
    }
    let button = tip(button, id!("tip-history-look-back"), None);
    if button.clicked() {
        commands.push(Command::File(FileCommand::LookBack(game.id)));
    }
    button.accessible_name(history::look_back(game));
}

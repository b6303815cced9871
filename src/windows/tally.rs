//! The Game tally window: games won, finished games, statistics, and the rating, each on a page.

mod history;
mod progress;
mod rating;
mod results;
mod statistics;
mod sums;

use std::collections::BTreeSet;

use egui::{Label, RichText, Ui};

use self::history::HistoryPage;
use self::rating::RatingPage;
use self::statistics::StatisticsPage;
use self::sums::Sums;
use super::kit::list::{ListChoice, choices_ui, list_button_ui};
use super::kit::{self, Dialog, EmptyList, Segment, sizes};
use super::text;
use super::{Window, WindowContext};
use crate::command::{FileCommand, GameCommand, LearnCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::menu::hover_tip;
use game::profile::{GameFilter, OpponentKind};
use game::session::Step;
use words::{msg, tally};

const GAMES_WIDTH: f32 = 152.0;
const LEVELS_WIDTH: f32 = 132.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum TallyPage {
    #[default]
    Tally,
    History,
    Statistics,
    Rating,
}

#[derive(Debug, Default)]
pub struct TallyWindow {
    page: TallyPage,
    /// The filter of the games that all pages show.
    filter: GameFilter,
    /// Whether the rows of the tally are games, not levels.
    is_by_game: bool,
    shows_help: bool,
    /// Whether to request the lists of finished games and of mistakes.
    needs_lists: bool,
    history: HistoryPage,
    statistics: StatisticsPage,
    rating: RatingPage,
    sums: Sums,
}

impl Window for TallyWindow {
    fn on_opened(&mut self, cx: &WindowContext<'_>) {
        self.page = match cx.kind {
            WindowKind::History => TallyPage::History,
            _ => TallyPage::Tally,
        };
        self.needs_lists = true;
        self.shows_help = false;
        if self.page == TallyPage::History {
            self.history.open();
        }
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::with_height(msg::WINDOW_TALLY, sizes::DIALOG_SIZE);
        dialog.show(ui, cx, |dialog| {
            dialog.title_bar(|ui, cx| self.title_bar(ui, cx));
            dialog.tabs(|ui, cx| self.tabs(ui, cx));
            dialog.page = self.page as usize;
            dialog.announces_contents = self.page == TallyPage::Tally;
            dialog.body(|ui, cx| self.body(ui, cx));
            if self.page != TallyPage::Statistics {
                dialog.footer(|ui, cx| self.footer(ui, cx));
            }
        });
    }
}

impl TallyWindow {
    fn title_bar(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        if !kit::is_narrow(ui.ctx()) {
            self.filters_ui(ui, cx);
        }
    }

    fn tabs(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        let pages = [
            (TallyPage::Tally, "tally-page-tally", msg::TALLY_PAGE_TALLY.text()),
            (TallyPage::History, "tally-page-history", msg::WINDOW_HISTORY.text()),
            (TallyPage::Statistics, "tally-page-statistics", msg::TALLY_PAGE_STATISTICS.text()),
            (TallyPage::Rating, "tally-page-rating", msg::RATING_PAGE.text()),
        ];
        let pages = pages.map(|(page, id, name)| Segment::new(page, id, name));
        kit::tabs(ui, &mut self.page, &pages);
        if kit::is_narrow(ui.ctx()) {
            kit::row_from_right(ui, sizes::INPUT_HEIGHT, |ui| self.filters_ui(ui, cx));
        }
        if self.page == TallyPage::History && !cx.session.history().games().is_empty() {
            history::HistoryPage::head_ui(ui);
        }
    }

    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        if std::mem::take(&mut self.needs_lists) {
            cx.push(FileCommand::ListFinished);
            cx.push(LearnCommand::ListMistakes);
        }
        if self.page == TallyPage::Tally {
            let tally = cx.session.tally();
            if tally.is_empty() {
                let sentence =
                    if has_no_finished_games(cx) { msg::TALLY_EMPTY } else { msg::TALLY_NONE };
                empty_ui(ui, &sentence.text(), cx);
            } else {
                results::ui(ui, tally, &self.filter, &mut self.is_by_game, cx.look);
            }
            if self.shows_help {
                ui.add_space(12.0);
                let explained = text::paragraph(ui, msg::TALLY_HELP_EXPLAINED.text());
                ear::give_author_id(&explained, "tally-help-explained");
                explained.scroll_to_me(None);
            }
            return;
        }
        if cx.session.is_loading_lists() {
            text::weak(ui, msg::HISTORY_BEING_READ.text());
            return;
        }
        if self.page == TallyPage::Rating {
            self.rating.ui(ui, cx);
            return;
        }
        self.sums.update(cx.session.lists(), &self.filter);
        self.sums.update_progress(cx.session.history(), &cx.play.learn.practice);
        match self.sums.shown() {
            None => {
                let sentence =
                    if has_no_finished_games(cx) { msg::HISTORY_EMPTY } else { msg::HISTORY_NONE };
                empty_ui(ui, &sentence.text(), cx);
            }
            Some(shown) if self.page == TallyPage::History => {
                self.history.ui(ui, shown, cx);
            }
            Some(_) => {
                let unreviewed = self.sums.count_unreviewed(cx.session, cx.files);
                if let Some(shown) = self.sums.shown() {
                    self.statistics.ui(ui, shown, unreviewed, cx);
                }
            }
        }
    }

    fn footer(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        if self.page == TallyPage::Tally {
            self.tally_foot_ui(ui, cx);
            return;
        }
        if self.page == TallyPage::Rating {
            rating::foot_ui(ui, cx);
            return;
        }
        let history = cx.session.history();
        let is_cleared = cx.session.lists().cleared_count > 0 && history.games().is_empty();
        if let Some(told) = cx.status.filter(|_| is_cleared) {
            let color = ui.visuals().warn_fg_color;
            ear::speak(&text::paragraph(ui, RichText::new(told).color(color)));
        }
        history_foot_ui(ui, cx);
    }

    fn filters_ui(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        if self.page == TallyPage::Rating {
            self.rating.tables_ui(ui, cx);
            return;
        }
        let mut kinds = cx.session.tally().kinds();
        kinds.extend(cx.session.history().kinds());
        let opponents: BTreeSet<OpponentKind> = kinds.iter().map(|kind| kind.company).collect();
        let games: BTreeSet<_> = kinds.into_iter().map(|it| (it.game, it.seats)).collect();
        if games.is_empty() {
            return;
        }
        let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        let is_narrow = kit::is_narrow(ui.ctx());
        let width = |wide: f32| if is_narrow { half } else { wide };
        let levels = opponents.into_iter().map(|company| (company, tally::opponents(company)));
        let (name, all) = (msg::TALLY_LEVELS_TO_SHOW.text(), msg::TALLY_ALL_LEVELS.text());
        let opponents = &mut self.filter.opponents;
        filter_ui(ui, "tally-levels", name, all, width(LEVELS_WIDTH), levels, opponents);
        let games = games.into_iter().map(|(game, seats)| {
            let name = tally::game_with_player_count(&game, seats);
            ((game, seats), name)
        });
        let (name, all) = (msg::TALLY_GAMES_TO_SHOW.text(), msg::HELP_GROUP_GAMES.text());
        let game = &mut self.filter.game;
        filter_ui(ui, "tally-games", name, all, width(GAMES_WIDTH), games, game);
    }

    fn tally_foot_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let (session, look) = (cx.session, cx.look);
        kit::row_from_right(ui, sizes::INPUT_HEIGHT, |ui| {
            self.shows_help ^= kit::link_named(ui, look, msg::TALLY_HELP_WHAT).clicked();
            kit::rest_from_left(ui, |ui| {
                // In a lesson, undo takes back the answer.
                if !session.has_lesson() && session.next_undo() == Some(Step::Tally) {
                    ear::speak(&ui.label(msg::TALLY_CLEARED.text()));
                    let undo = kit::link(ui, look, "tally-undo", &msg::MENU_UNDO.text());
                    cx.push_if_clicked(&undo, GameCommand::Undo);
                } else if !session.tally().is_empty() {
                    let clear =
                        kit::exclude_from_arrow_keys(kit::link_named(ui, look, msg::TALLY_CLEAR));
                    cx.push_if_clicked(&clear, GameCommand::ClearTally);
                }
            });
        });
    }
}

/// Whether no game has ever been finished: none is counted or listed, and nothing was cleared.
fn has_no_finished_games(cx: &WindowContext<'_>) -> bool {
    let (lists, state) = (cx.session.lists(), cx.session.shared_state());
    let cleared = &state.present().cleared.tally;
    lists.all.is_empty() && lists.tally.is_empty() && cleared.is_empty()
}

fn empty_ui(ui: &mut Ui, sentence: &str, cx: &mut WindowContext<'_>) {
    let play = msg::DAILY_PLAY.text();
    let empty =
        EmptyList { sentence, button_id: "tally-play", button: &play, has_fixed_height: true };
    let play = kit::empty_list_ui(ui, cx.look, empty);
    for kind in [WindowKind::Tally, WindowKind::History] {
        cx.push_if_clicked(&play, WindowCommand::Close(kind));
    }
}

fn history_foot_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (history, look) = (cx.session.history(), cx.look);
    kit::row_from_right(ui, sizes::INPUT_HEIGHT, |ui| {
        if cx.session.lists().cleared_count > 0 && history.games().is_empty() {
            let back = kit::link(ui, look, "history-bring-back", &msg::MENU_UNDO.text());
            cx.push_if_clicked(&back, FileCommand::RestoreHistory);
            ear::speak(&ui.add(Label::new(msg::HISTORY_CLEARED.text()).truncate()));
        } else if !history.games().is_empty() {
            let clear = kit::exclude_from_arrow_keys(kit::link_named(ui, look, msg::HISTORY_CLEAR));
            cx.push_if_clicked(&clear, FileCommand::ClearHistory);
            let copy =
                kit::exclude_from_arrow_keys(kit::link_named(ui, look, msg::HISTORY_COPY_CSV));
            cx.push_if_clicked(&copy, FileCommand::CopyHistory);
        }
        kit::rest_from_left(ui, |ui| {
            let mut set = cx.session.preferences().clone();
            let name = msg::HISTORY_KEEP.text();
            let keep = kit::switch(ui, &name, set.history);
            ear::give_author_id(&keep, "history-keep");
            text::wrapped(ui, &name);
            set.history = !set.history;
            let keep = hover_tip(keep, msg::HISTORY_KEEP_EXPLAINED.text());
            cx.push_if_clicked(&keep, GameCommand::SetPreferences(Box::new(set)));
        });
    });
}

/// Draws a list that filters games; `all` is the name of the choice that shows all of them.
fn filter_ui<T: Clone + PartialEq>(
    ui: &mut Ui,
    id: &str,
    name: String,
    all: String,
    width: f32,
    choices: impl Iterator<Item = (T, String)>,
    set: &mut Option<T>,
) {
    let choices = choices.map(|(value, name)| (Some(value), name));
    let choices: Vec<_> = std::iter::once((None, all))
        .chain(choices)
        .enumerate()
        .map(|(n, (value, name))| {
            let is_set = value == *set;
            ListChoice::new(value, format!("{id}-{n}"), name, is_set)
        })
        .collect();
    let shown = choices.iter().find(|choice| choice.is_set);
    let shown = shown.map_or("", |choice| choice.name.as_str());
    let (list, chosen) = list_button_ui(ui, id, shown, width, |ui| choices_ui(ui, &choices));
    list.accessible_name(name);
    if let Some(chosen) = chosen {
        *set = chosen;
    }
}

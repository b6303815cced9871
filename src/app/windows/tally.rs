//! The Game tally window: games won, every finished game, and figures, each on its page.

mod history;
mod results;
mod statistics;
mod sums;

use egui::{Align, Layout, RichText, Ui, vec2};

use self::history::HistoryPage;
use self::statistics::StatisticsPage;
use self::sums::Sums;
use super::contents::{Answers, Contents, Surroundings};
use super::kit::{self, Segment};
use super::text;
use crate::command::{Command, FileCommand, GameCommand, WindowKind};
use crate::ear;
use engine::Seats;
use game::profile::{Company, GameName, Kind, Scope};
use game::session::Undone;
use words::{Id, msg, tally};

/// The widths of the lists in the title row, in points.
const GAMES_WIDTH: f32 = 152.0;
const LEVELS_WIDTH: f32 = 132.0;
/// The least height of the foot, in points.
const FOOT_HEIGHT: f32 = 36.0;

/// A page of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Page {
    Tally,
    History,
    Statistics,
}

/// The window.
#[derive(Debug)]
pub(super) struct TallyWindow {
    /// The page at which it opens, and the one that is shown.
    opens_at: Page,
    page: Page,
    /// The games that are shown on all pages.
    scope: Scope,
    /// Whether the rows of the tally are games, not levels.
    is_by_game: bool,
    /// Whether it is explained what counts as help.
    explains: bool,
    /// The games that are kept are to be listed.
    opens: bool,
    /// What came of clearing the history.
    told: Option<String>,
    history: HistoryPage,
    statistics: StatisticsPage,
    /// What was reckoned from the games.
    sums: Sums,
}

impl TallyWindow {
    /// The window that opens at a page.
    pub(super) fn at(page: Page) -> Self {
        Self {
            opens_at: page,
            page,
            scope: Scope::WITH_NESTORS,
            is_by_game: false,
            explains: false,
            opens: false,
            told: None,
            history: HistoryPage::default(),
            statistics: StatisticsPage::default(),
            sums: Sums::default(),
        }
    }
}

impl Contents for TallyWindow {
    fn title(&self) -> Id {
        msg::WINDOW_TALLY
    }

    fn is_read(&self) -> bool {
        self.page == Page::Tally
    }

    fn width(&self) -> f32 {
        720.0
    }

    fn height(&self) -> Option<f32> {
        Some(672.0)
    }

    fn replaces(&self) -> Option<WindowKind> {
        Some(match self.opens_at {
            Page::History => WindowKind::Tally,
            _ => WindowKind::History,
        })
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        self.page = self.opens_at;
        self.opens = true;
        self.explains = false;
        self.told = None;
    }

    fn hear(&mut self, said: &str) {
        self.told = Some(said.to_owned());
    }

    fn forget_said(&mut self) {
        self.told = None;
    }

    fn has_foot(&self) -> bool {
        self.page != Page::Statistics
    }

    fn head_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        if !kit::is_narrow(ui.ctx()) {
            self.filters_ui(ui, around);
        }
    }

    fn tabs_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        let pages = [
            (
                Page::Tally,
                "tally-page-tally",
                msg::TALLY_PAGE_TALLY.text(),
            ),
            (
                Page::History,
                "tally-page-history",
                msg::WINDOW_HISTORY.text(),
            ),
            (
                Page::Statistics,
                "tally-page-statistics",
                msg::TALLY_PAGE_STATISTICS.text(),
            ),
        ];
        let pages = pages.map(|(page, id, name)| Segment::new(page, id, name));
        if let Some(page) = kit::segments(ui, self.page, &pages, Some(ui.available_width())) {
            self.page = page;
        }
        if kit::is_narrow(ui.ctx()) {
            let size = vec2(ui.available_width(), FOOT_HEIGHT);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                self.filters_ui(ui, around);
            });
        }
        if self.page == Page::History && !around.session.history().games().is_empty() {
            history::HistoryPage::head_ui(ui);
        }
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if std::mem::take(&mut self.opens) {
            let list = Command::File(FileCommand::ListFinished);
            answers.commands.push(list);
        }
        let history = around.session.history();
        if self.page == Page::Tally {
            let tally = around.session.tally();
            results::ui(ui, tally, &self.scope, &mut self.is_by_game, around.paint);
            if self.explains {
                ui.add_space(12.0);
                let explained = text::paragraph(ui, msg::TALLY_HELP_EXPLAINED.text());
                ear::give_author_id(&explained, "tally-help-explained");
                explained.scroll_to_me(None);
            }
            return;
        }
        if history.is_awaited() {
            text::paragraph(ui, RichText::new(msg::HISTORY_BEING_READ.text()).weak());
            return;
        }
        self.sums.follow(history, &self.scope);
        match self.sums.shown() {
            None => {
                text::paragraph(ui, RichText::new(msg::HISTORY_EMPTY.text()).weak());
            }
            Some(shown) if self.page == Page::History => {
                self.history.ui(ui, shown, around, answers);
            }
            Some(_) => {
                let unreviewed = self.sums.count_unreviewed(around.session, around.files);
                if let Some(shown) = self.sums.shown() {
                    self.statistics.ui(ui, (shown, unreviewed), around, answers);
                }
            }
        }
    }

    fn foot_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if let Some(told) = self.told.as_ref().filter(|_| self.page == Page::History) {
            let color = ui.visuals().warn_fg_color;
            ear::speak(&text::paragraph(ui, RichText::new(told).color(color)));
        }
        ui.horizontal(|ui| {
            ui.set_min_size(vec2(ui.available_width(), FOOT_HEIGHT));
            if self.page == Page::Tally {
                self.tally_foot_ui(ui, around, answers);
            } else {
                self.history_foot_ui(ui, around, answers);
            }
        });
    }
}

impl TallyWindow {
    /// Draws the lists of games and of levels, from the right.
    fn filters_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>) {
        let kinds = kinds(around);
        let mut companies: Vec<Company> = kinds.iter().map(|kind| kind.company).collect();
        companies.sort();
        companies.dedup();
        let mut games: Vec<(GameName, Seats)> = kinds
            .into_iter()
            .map(|kind| (kind.game, kind.seats))
            .collect();
        games.sort();
        games.dedup();
        if games.is_empty() {
            return;
        }
        let is_narrow = kit::is_narrow(ui.ctx());
        let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        let width = |wide: f32| if is_narrow { half } else { wide };
        let levels = companies
            .into_iter()
            .map(|company| (Some(company), tally::company(company)));
        let all = (None, msg::TALLY_ALL_LEVELS.text());
        let levels: Vec<_> = std::iter::once(all).chain(levels).collect();
        let name = msg::TALLY_LEVELS_TO_SHOW.text();
        let set = &mut self.scope.company;
        filter_ui(
            ui,
            ("tally-levels", &name),
            width(LEVELS_WIDTH),
            &levels,
            set,
        );
        let games = games.into_iter().map(|(game, seats)| {
            let name = tally::game_of(&game, seats);
            (Some((game, seats)), name)
        });
        let all = (None, msg::TALLY_ALL_GAMES.text());
        let games: Vec<_> = std::iter::once(all).chain(games).collect();
        let name = msg::TALLY_GAMES_TO_SHOW.text();
        let set = &mut self.scope.game;
        filter_ui(ui, ("tally-games", &name), width(GAMES_WIDTH), &games, set);
    }

    /// Draws the way to clear the tally, or to take that back, and what counts as help.
    fn tally_foot_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let (session, look) = (around.session, around.paint);
        // In a lesson undo takes back what was answered.
        if !session.has_lesson() && session.undo_brings() == Some(Undone::Tally) {
            ear::speak(&ui.label(msg::TALLY_CLEARED.text()));
            let undo = kit::link(ui, look, "tally-undo", &msg::MENU_UNDO.text());
            if undo.clicked() {
                answers.commands.push(Command::Game(GameCommand::Undo));
            }
        } else if !session.tally().is_empty() {
            let clear = kit::link(ui, look, "tally-clear", &msg::TALLY_CLEAR.text());
            if clear.clicked() {
                answers
                    .commands
                    .push(Command::Game(GameCommand::ClearTally));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let what = kit::link(ui, look, "tally-help-what", &msg::TALLY_HELP_WHAT.text());
            if what.clicked() {
                self.explains = !self.explains;
            }
        });
    }

    /// Draws the switch for keeping a history, and the way to clear it or to bring it back.
    fn history_foot_ui(
        &mut self,
        ui: &mut Ui,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let (session, look) = (around.session, around.paint);
        let history = session.history();
        let preferences = session.preferences();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if history.cleared() > 0 && history.games().is_empty() {
                let back = kit::link(ui, look, "history-bring-back", &msg::MENU_UNDO.text());
                if back.clicked() {
                    let back = Command::File(FileCommand::BringHistoryBack);
                    answers.commands.push(back);
                    self.told = None;
                }
                ear::speak(&ui.label(msg::HISTORY_CLEARED.text()));
            } else if !history.games().is_empty() {
                let clear = kit::link(ui, look, "history-clear", &msg::HISTORY_CLEAR.text());
                if clear.clicked() {
                    let clear = Command::File(FileCommand::ClearHistory);
                    answers.commands.push(clear);
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = msg::HISTORY_KEEP.text();
                let keep = kit::switch(ui, &name, preferences.history);
                ear::give_author_id(&keep, "history-keep");
                ui.add(egui::Label::new(&name).wrap());
                let keep = keep.on_hover_text(msg::HISTORY_KEEP_EXPLAINED.text());
                if keep.clicked() {
                    let mut preferences = preferences.clone();
                    preferences.history = !preferences.history;
                    let set = Command::Game(GameCommand::SetPreferences(Box::new(preferences)));
                    answers.commands.push(set);
                }
            });
        });
    }
}

/// The kinds of games that are counted or listed.
fn kinds(around: &Surroundings<'_>) -> Vec<Kind> {
    let mut kinds = around.session.tally().kinds();
    kinds.extend(around.session.history().kinds());
    kinds.sort();
    kinds.dedup();
    kinds
}

/// Draws a list of games to show.
fn filter_ui<T: Clone + PartialEq>(
    ui: &mut Ui,
    (id, name): (&str, &str),
    width: f32,
    choices: &[(T, String)],
    set: &mut T,
) {
    let shown = choices.iter().find(|(value, _)| value == set);
    let shown = shown.map_or("", |(_, name)| name.as_str());
    let (list, chosen) = kit::list::list_button_ui(ui, (id, shown), width, |ui| {
        let mut chosen = None;
        for (n, (value, name)) in choices.iter().enumerate() {
            let choice = ui.selectable_label(value == set, name);
            ear::give_author_id(&choice, format!("{id}-{n}"));
            if choice.clicked() {
                chosen = Some(value.clone());
            }
        }
        chosen
    });
    list.accessible_name(name);
    if let Some(chosen) = chosen {
        *set = chosen;
    }
}

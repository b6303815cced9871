//! The Help window: the table of contents at the left, and the open page beside it.

use egui::{Align, Frame, Margin, RichText, Sense, Ui, vec2};

use super::page::{PageUi, TITLE_SIZE};
use super::section::{HelpSubject, Section, Topic};
use crate::command::{Command, LearnCommand, LessonCommand, WindowCommand, WindowKind};
use crate::paint::theme::{SMALL_TEXT_SIZE, strong};
use crate::paint::{Icon, Look};
use crate::windows::command_search::{self, CommandHit, hits_ui};
use crate::windows::examples::ExampleTables;
use crate::windows::kit::{
    Dialog, FieldNames, ListEntry, SearchField, entry, icon_button, is_narrow, link, scroll, sizes,
    ui_at,
};
use crate::windows::rules::RuleRows;
use crate::windows::search::{Match, TextSearch, best_first};
use crate::windows::settings;
use crate::windows::text;
use crate::windows::{Window, WindowContext};
use engine::Preset;
use words::MessageId;
use words::help::HelpPage;
use words::{msg, rules};

// The width of the table of contents, and the left edges of the line beside it and of the page.
const CONTENTS_WIDTH: f32 = 195.0;
const LINE_X: f32 = 199.0;
const PAGE_X: f32 = 240.0;
const MAX_TEXT_WIDTH: f32 = 600.0;
const MAX_WORDS_WIDTH: f32 = 660.0;
// How far the backgrounds of entries, and the scroll bar of the page, reach beyond the edges of the
// window's body.
const ENTRY_OUTSET: f32 = 12.0;
const PAGE_OUTSET: f32 = 16.0;
const GROUP_HEIGHT: f32 = 24.0;
const GROUP_GAP: f32 = 12.0;

const SEARCH_FIELD: FieldNames = FieldNames { id: "help-search", name: msg::HELP_SEARCH };

#[derive(Debug, Default)]
pub struct HelpWindow {
    /// The open page; `None` while a narrow window shows the table of contents.
    open_topic: Option<Topic>,
    /// Whether the list of all games replaces the table of contents.
    lists_games: bool,
    search: SearchField,
    scroll_to: Option<usize>,
    has_just_opened: bool,
    /// Whether the window is too narrow for the table of contents beside a page.
    is_narrow: bool,
    examples: ExampleTables,
}

const GROUPS: [(MessageId, &[Topic]); 4] = [
    (
        msg::HELP_GROUP_START,
        &[
            Topic::Page(HelpPage::HowToPlay),
            Topic::Page(HelpPage::Words),
            Topic::Page(HelpPage::Keys),
        ],
    ),
    (
        msg::HELP_PAGE_RULES,
        &[Topic::Page(HelpPage::Rules), Topic::Page(HelpPage::Scoring), Topic::Games],
    ),
    (msg::HELP_GROUP_BETTER, &[Topic::Page(HelpPage::Strategy), Topic::Lessons]),
    (msg::HELP_GROUP_NESTOR, &[Topic::Page(HelpPage::Nestor), Topic::Fair]),
];

impl Window for HelpWindow {
    fn on_opened(&mut self, _cx: &WindowContext<'_>) {
        self.search.clear();
        self.scroll_to = None;
        self.has_just_opened = true;
    }

    fn handles_escape(&self) -> bool {
        !self.search.is_empty()
    }

    fn go_back(&mut self) -> bool {
        let is_inner = self.is_narrow && (self.open_topic.is_some() || self.lists_games);
        if is_inner && self.open_topic.take().is_none() {
            self.lists_games = false;
        }
        is_inner
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog {
            announces_contents: true,
            scrolls: false,
            ..Dialog::with_height(msg::WINDOW_HELP, sizes::LARGE_DIALOG_SIZE)
        };
        dialog.show(ui, cx, |dialog| {
            dialog.title_bar(|ui, cx| self.title_bar(ui, cx));
            dialog.body(|ui, cx| self.body(ui, cx));
        });
    }
}

impl HelpWindow {
    fn title_bar(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        // In a narrow window, the search field is above the table of contents, not above a page.
        if !is_narrow(ui.ctx()) || self.open_topic.is_none() {
            self.search.head_ui(ui, &SEARCH_FIELD, cx);
        }
    }

    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let rules = cx.session.state().rules();
        let subject = HelpSubject {
            game: rules::game(&cx.session.preferences().name_of(rules)),
            rules,
            level: (cx.session.seating().easiest_level())
                .filter(|_| !cx.session.hides_level())
                .unwrap_or_default(),
        };
        let whole = ui.available_rect_before_wrap();
        let has_just_opened = std::mem::take(&mut self.has_just_opened);
        let is_narrow = is_narrow(ui.ctx());
        self.is_narrow = is_narrow;
        if is_narrow && has_just_opened {
            self.open_topic = None;
        }
        let before = (self.open_topic, self.lists_games);
        if let Some(topic) = self.open_topic.filter(|_| is_narrow) {
            self.page_ui(ui, topic, &subject, cx);
        } else {
            let width = if is_narrow { whole.width() + 2.0 * ENTRY_OUTSET } else { CONTENTS_WIDTH };
            let list = whole.with_min_x(whole.left() - ENTRY_OUTSET);
            let list = list.with_max_x(list.left() + width);
            ui_at(ui, list, |ui| self.list_ui(ui, &subject, cx));
        }
        if before != (self.open_topic, self.lists_games) {
            ui.ctx().request_repaint();
        }
        if is_narrow {
            return;
        }
        let line = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter().vline(whole.left() + LINE_X, whole.y_range(), line);
        let text = whole.with_min_x(whole.left() + PAGE_X).with_max_x(whole.right() + PAGE_OUTSET);
        ui_at(ui, text, |ui| {
            self.page_ui(ui, self.shown_page(), &subject, cx);
        });
        ui.advance_cursor_after_rect(whole);
    }

    /// Draws the table of contents, the list of games, or search results.
    fn list_ui(&mut self, ui: &mut Ui, subject: &HelpSubject<'_>, cx: &mut WindowContext<'_>) {
        let search = self.search.query();
        thin_scroll_bar(ui);
        let id = ("help-contents", self.lists_games, search.is_some());
        let chosen = scroll(ui, id, false, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if let Some(search) = search {
                let elsewhere = hits_elsewhere(&search, cx);
                let chosen = self.results_ui(ui, subject, &search, elsewhere.is_empty());
                if !elsewhere.is_empty() {
                    ui.add_space(GROUP_GAP);
                    group_heading(ui, &msg::SETTINGS_BESIDE.text());
                }
                hits_ui(ui, elsewhere, cx);
                return chosen;
            }
            if self.lists_games {
                return self.games_ui(ui, subject);
            }
            let mut chosen = None;
            for (heading, topics) in GROUPS {
                group_heading(ui, &heading.text());
                chosen = chosen.or(self.topics_ui(ui, topics, subject));
                ui.add_space(GROUP_GAP);
            }
            chosen
        });
        match chosen {
            Some((Topic::Games, _)) => self.lists_games = true,
            Some((Topic::Lessons, _)) => {
                cx.push(WindowCommand::Toggle(WindowKind::Lessons));
            }
            Some((Topic::Fair, _)) => {
                cx.push(WindowCommand::Toggle(WindowKind::Fair));
            }
            Some((topic, section)) => {
                self.open_topic = Some(topic);
                self.scroll_to = Some(section);
            }
            None => {}
        }
    }

    fn topics_ui(
        &self,
        ui: &mut Ui,
        topics: &[Topic],
        subject: &HelpSubject<'_>,
    ) -> Option<(Topic, usize)> {
        let shown = self.shown_page();
        let shows_game = matches!(shown, Topic::Game(_));
        let mut chosen = None;
        for &topic in topics {
            let (id, name) = (topic.id(), subject.title(topic));
            let is_list = topic == Topic::Games;
            let is_shown = shown == topic || shows_game && is_list;
            let page = ListEntry {
                is_chosen: is_shown && !is_narrow(ui.ctx()),
                icon: is_list.then_some(Icon::Right),
                ..ListEntry::new(&id, &name)
            };
            if entry(ui, &page).clicked() {
                chosen = Some((topic, 0));
            }
        }
        chosen
    }

    fn games_ui(&mut self, ui: &mut Ui, subject: &HelpSubject<'_>) -> Option<(Topic, usize)> {
        let name = msg::HELP_CONTENTS.text();
        let back = ListEntry { icon: Some(Icon::Left), ..ListEntry::new("help-contents", &name) };
        if entry(ui, &back).clicked() {
            self.lists_games = false;
        }
        ui.add_space(GROUP_GAP);
        group_heading(ui, &msg::HELP_GROUP_GAMES.text());
        let games = Preset::ALL.map(Topic::Game);
        self.topics_ui(ui, &games, subject)
    }

    /// Draws the matching sections. If there are none, and no hits elsewhere either, a note says
    /// that nothing was found.
    fn results_ui(
        &mut self,
        ui: &mut Ui,
        subject: &HelpSubject<'_>,
        search: &TextSearch,
        is_only_list: bool,
    ) -> Option<(Topic, usize)> {
        let mut found = Vec::new();
        for topic in Topic::all() {
            let title = subject.title(topic);
            let by_title = search.find(&title, &[], &topic.keywords());
            found.extend(by_title.map(|fit| (fit, (topic, 0, String::new()))));
            if matches!(topic, Topic::Game(_)) {
                continue;
            }
            let sections = subject.sections(topic, &mut self.examples, ui.ctx());
            for (number, section) in sections.into_iter().enumerate() {
                // A hit in a section without a title would look the same as the hit of its page.
                let is_told = section.title.is_empty() && by_title.is_some();
                let fit = search.find(&section.title, &section.texts(), "");
                let fit = fit.filter(|_| !is_told);
                found.extend(fit.map(|fit| (fit, (topic, number, section.title))));
            }
        }
        if found.is_empty() && is_only_list {
            Frame::new()
                .inner_margin(Margin::symmetric(ENTRY_OUTSET as i8, 0))
                .show(ui, |ui| text::weak(ui, msg::HELP_NOTHING_FOUND.text()));
        }
        let mut chosen = None;
        for (number, (topic, section, title)) in best_first(found.into_iter()).iter().enumerate() {
            let page = subject.title(*topic);
            let (page_id, id) = (topic.id(), format!("help-found-{number}"));
            let hit = if title.is_empty() {
                ListEntry::new(&page_id, &page)
            } else {
                ListEntry { second_line: Some(&page), ..ListEntry::new(&id, title) }
            };
            if entry(ui, &hit).clicked() {
                chosen = Some((*topic, *section));
            }
        }
        chosen
    }

    fn shown_page(&self) -> Topic {
        self.open_topic.unwrap_or(Topic::Page(HelpPage::default()))
    }

    fn page_ui(
        &mut self,
        ui: &mut Ui,
        topic: Topic,
        subject: &HelpSubject<'_>,
        cx: &mut WindowContext<'_>,
    ) {
        let title = subject.title(topic);
        let is_narrow = is_narrow(ui.ctx());
        if is_narrow {
            let is_back = ui.horizontal(|ui| {
                let name = msg::HELP_CONTENTS.text();
                let back = icon_button(ui, cx.look, "help-back", Icon::Left, &name);
                ui.label(strong(&title).size(TITLE_SIZE));
                back.clicked()
            });
            if is_back.inner {
                self.open_topic = None;
            }
        }
        let sections = subject.sections(topic, &mut self.examples, ui.ctx());
        let rules = subject.rules_of(topic);
        let search = self.search.query();
        let mut scroll_to = self.scroll_to;
        thin_scroll_bar(ui);
        let has_keys = cx.is_in_front;
        let lesson_to_begin = scroll(ui, ("help-page", topic), has_keys, |ui| {
            let is_words = topic == Topic::Page(HelpPage::Words);
            let widest = if is_words { MAX_WORDS_WIDTH } else { MAX_TEXT_WIDTH };
            ui.set_max_width(ui.available_width().min(widest));
            let mut page = PageUi {
                look: cx.look,
                rules: &rules,
                search: search.as_ref(),
                examples: &mut self.examples,
                lesson_to_begin: None,
            };
            if !is_narrow {
                let title = page.title_ui(ui, &title);
                if scroll_to == Some(0) {
                    title.scroll_to_me(Some(Align::TOP));
                }
            }
            if has_links(topic, &sections) {
                scroll_to = links_ui(ui, &sections, cx.look).or(scroll_to);
            }
            ui.add_space(6.0);
            if is_words {
                page.words_ui(ui, &sections, scroll_to);
            } else {
                page.sections_ui(ui, &sections, scroll_to.filter(|number| *number > 0));
            }
            page.lesson_to_begin
        });
        if scroll_to.is_some() {
            self.scroll_to = None;
            ui.ctx().request_repaint();
        }
        let begin = lesson_to_begin.map(LessonCommand::Begin);
        cx.commands.extend(begin.map(|it| LearnCommand::Lesson(it).into()));
    }
}

/// The settings and commands that match by name or keyword.
fn hits_elsewhere(search: &TextSearch, cx: &WindowContext<'_>) -> Vec<(Match, CommandHit)> {
    let settings = settings::find_settings(search, cx, &RuleRows::default(), None).into_iter();
    let settings = settings.map(|(fit, setting)| (fit, CommandHit::setting(&setting)));
    let is_here = |command: &Command| {
        let here = [WindowKind::Help, WindowKind::Keys];
        here.iter().any(|kind| *command == WindowCommand::Toggle(*kind).into())
    };
    let all = settings.chain(command_search::find(search, cx));
    all.filter(|(fit, found)| fit.is_by_name() && !is_here(&found.command)).collect()
}

/// Whether a page has links to its sections below the title.
fn has_links(topic: Topic, sections: &[Section]) -> bool {
    let is_rules = matches!(topic, Topic::Game(_) | Topic::Page(HelpPage::Rules));
    is_rules && sections.len() > 2
}

fn links_ui(ui: &mut Ui, sections: &[Section], look: &Look) -> Option<usize> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(18.0, 0.0);
        // Aligns the text of the links with the text of the page.
        ui.add_space(-2.0);
        for (number, section) in sections.iter().enumerate() {
            if section.title.is_empty() {
                continue;
            }
            let id = format!("help-section-{number}");
            if link(ui, look, &id, &section.title).clicked() {
                clicked = Some(number);
            }
        }
    });
    clicked
}

fn group_heading(ui: &mut Ui, heading: &str) {
    let size = vec2(ui.available_width(), GROUP_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui_at(ui, rect.with_min_x(rect.left() + ENTRY_OUTSET), |ui| {
        ui.label(RichText::new(heading).size(SMALL_TEXT_SIZE).weak());
    });
}

/// Makes scroll bars as thin as in the other windows.
fn thin_scroll_bar(ui: &mut Ui) {
    let scroll = &mut ui.spacing_mut().scroll;
    scroll.bar_width = sizes::SCROLL_BAR_WIDTH;
    scroll.bar_inner_margin = ENTRY_OUTSET;
    scroll.bar_outer_margin = 0.0;
}

//! The window with the pages.

use egui::{
    Align, Button, Context, Label, Layout, RichText, ScrollArea, Ui, Vec2,
    scroll_area::ScrollAreaOutput, vec2,
};

use super::around::Around;
use super::doors;
use super::pages::{Section, Typing, reset, sections};
use super::rule;
use super::search::find;
use super::setting::{Below, Change, Setting};
use crate::app::command::Command;
use crate::app::ear;
use crate::app::menu;
use crate::app::windows::contents::{Answers, Contents, Surroundings};
use crate::app::windows::search::Search;
use crate::app::windows::search_field::{FieldNames, SearchField};
use crate::app::windows::{row, text};
use game::profile::{Preferences, Rule};
use game::session::NextHand;
use words::settings::{self, Page};
use words::{Id, rules};
use words::{id, say};

/// How wide the contents are where there is room, in points.
const WIDTH: f32 = 424.0;

/// How tall they always are where there is room, in points.
const HEIGHT: f32 = 640.0;

/// The space above a section, in points.
const ABOVE_SECTION: f32 = 8.0;

/// The space between what scrolls and what does not, in points.
const AROUND_PAGE: f32 = 8.0;

/// The numbers of buttons for pages that may stand in a line; the first that
/// there is room for do.
const IN_A_LINE: [usize; 4] = [6, 3, 2, 1];

/// The space between two buttons for pages, in points.
const BETWEEN_PAGES: f32 = 4.0;

/// The space on both sides of the words on a button for a page, in points.
const BESIDE_WORDS: f32 = 8.0;

/// The field that looks for settings.
const FIELD: FieldNames = FieldNames {
    id: "settings-search",
    name: id!("settings-search"),
};

/// The contents of the Settings window and what is being typed into them.
#[derive(Debug, Default)]
pub struct SettingsWindow {
    page: Page,
    /// What is being looked for.
    sought: SearchField,
    typing: Typing,
    /// The row in which rules were changed just now.
    held: Option<Held>,
    /// How far the page is to be scrolled, so that it stays there.
    scroll_to: Option<f32>,
}

/// A row that is to stay where it stood when it was clicked, whatever comes and
/// goes above it.
#[derive(Debug)]
struct Held {
    id: String,
    /// Where its top stood, in points.
    top: f32,
    /// How far it has moved since, once it was drawn again.
    moved: Option<f32>,
}

/// A setting that was found, and its page.
type Found = (Option<Page>, Setting);

/// Shows the row of a rule as soon as it is drawn.
pub fn show_rule(ctx: &Context, rule: Rule) {
    row::go_to(ctx, &rule::id(rule));
}

impl Contents for SettingsWindow {
    fn title(&self) -> Id {
        id!("window-settings")
    }

    fn is_read(&self) -> bool {
        false
    }

    fn width(&self) -> f32 {
        WIDTH
    }

    fn scrolls(&self) -> bool {
        false
    }

    fn keeps_escape(&self) -> bool {
        !self.sought.is_empty()
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        self.sought.clear();
        self.typing.told = None;
    }

    fn hear(&mut self, why: &str) {
        self.typing.told = Some(why.to_owned());
    }

    fn forget_said(&mut self) {
        self.typing.told = None;
    }

    fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.sought.clear();
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let is_in_front = around.is_in_front;
        ui.set_height(HEIGHT.min(ui.available_height()));
        self.ui(ui, &Around::of(around), is_in_front, answers.commands);
    }
}

impl SettingsWindow {
    /// Draws the contents, and sends each change as it is made.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        is_in_front: bool,
        commands: &mut Vec<Command>,
    ) {
        ui.spacing_mut().item_spacing.y = row::WITHIN_ROW;
        self.sought.ui(ui, &FIELD, is_in_front);
        let search = self.sought.search();
        let found = search.map(|search| self.found(&search, around, ui.ctx()));
        if found.is_none() {
            ui.add_space(AROUND_PAGE);
            self.page_buttons_ui(ui);
        }
        ui.add_space(AROUND_PAGE);
        ui.separator();
        let foot = ui.spacing().interact_size.y + 2.0 * AROUND_PAGE;
        let mut changed = around.preferences.clone();
        let mut area = ScrollArea::vertical()
            .id_salt(found.is_none().then_some(self.page))
            .auto_shrink(false)
            .max_height(ui.available_height() - foot);
        if let Some(offset) = self.scroll_to.take() {
            area = area.vertical_scroll_offset(offset);
        }
        let scrolled = area.show(ui, |ui| {
            match &found {
                Some(found) => self.found_ui(ui, found, &mut changed, commands),
                None => self.page_ui(ui, around, &mut changed, commands),
            }
            if is_in_front {
                menu::page_keys(ui);
            }
        });
        self.stand_still(ui.ctx(), &scrolled);
        ui.separator();
        ui.add_space(AROUND_PAGE);
        let foot = vec2(ui.available_width(), ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(foot, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(foot);
            match &found {
                Some(found) => {
                    let count = RichText::new(settings::found(found.len())).weak();
                    ear::speak(&ui.label(count));
                }
                None => self.reset_ui(ui, around, &mut changed, commands),
            }
        });
        if changed != *around.preferences {
            commands.push(Command::SetPreferences(Box::new(changed)));
        }
    }

    /// Draws a button for each page.
    fn page_buttons_ui(&mut self, ui: &mut Ui) {
        let names = Page::ALL.map(settings::page);
        let widest = names.iter().map(|name| text::width(ui, name));
        let widest = widest.fold(0.0, f32::max) + 2.0 * BESIDE_WORDS;
        let room = ui.available_width() + BETWEEN_PAGES;
        let fits = |count: &usize| (widest + BETWEEN_PAGES) * *count as f32 <= room;
        let in_a_line = IN_A_LINE.into_iter().find(fits).unwrap_or(1);
        let width = room / in_a_line as f32 - BETWEEN_PAGES;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN_PAGES);
            ui.spacing_mut().button_padding.x = 0.0;
            for line in Page::ALL.chunks(in_a_line) {
                ui.horizontal(|ui| {
                    for &page in line {
                        let size = vec2(width, ui.spacing().interact_size.y);
                        let button = Button::selectable(page == self.page, settings::page(page));
                        let button = ui.add_sized(size, button.frame_when_inactive(true));
                        ear::give_author_id(&button, format!("settings-tab-{}", page.id()));
                        let button = menu::text_tip(button, || settings::page_tip(page), None);
                        if button.clicked() {
                            self.page = page;
                        }
                    }
                });
            }
        });
    }

    /// Draws the page that is open.
    fn page_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        changed: &mut Preferences,
        commands: &mut Vec<Command>,
    ) {
        if self.page == Page::GameAndRules {
            match around.next {
                None => {}
                Some(NextHand::OfThisGame) => {
                    row::notice(ui, say!("settings-from-the-next-game"));
                }
                Some(_) => row::notice(ui, say!("settings-from-the-next-hand")),
            }
        }
        ui.add_space(AROUND_PAGE);
        for section in sections(self.page, &self.typing, around, ui.ctx()) {
            self.section_ui(ui, &section, changed, commands);
        }
    }

    fn section_ui(
        &mut self,
        ui: &mut Ui,
        section: &Section,
        changed: &mut Preferences,
        commands: &mut Vec<Command>,
    ) {
        if let Some(heading) = &section.heading {
            ui.add_space(ABOVE_SECTION);
            text::heading(ui, heading);
            ui.add_space(row::WITHIN_ROW);
        }
        if let Some(told) = &section.warning {
            row::warning(ui, told);
            ui.add_space(row::WITHIN_ROW);
        }
        for setting in &section.settings {
            self.setting_ui(ui, setting, changed, commands);
        }
    }

    fn setting_ui(
        &mut self,
        ui: &mut Ui,
        setting: &Setting,
        changed: &mut Preferences,
        commands: &mut Vec<Command>,
    ) {
        let top = ui.cursor().top();
        if let Some(held) = self.held.as_mut().filter(|held| held.id == setting.id) {
            held.moved = Some(top - held.top);
        }
        let rules = changed.rules;
        if let Some(change) = setting.input_ui(ui) {
            self.carry_out(change, changed, commands);
        }
        if setting.below == Below::OwnTarget {
            self.typing.target.field_ui(ui, &mut changed.rules);
        }
        setting.notes_ui(ui);
        if let Some(change) = setting.ways_ui(ui) {
            self.carry_out(change, changed, commands);
        }
        if setting.below == Below::OwnGames {
            self.typing.game.own_ui(ui, changed);
        }
        if changed.rules != rules {
            self.held = Some(Held {
                id: setting.id.clone(),
                top,
                moved: None,
            });
        }
        let below = if setting.notes.is_empty() {
            2.0 * row::WITHIN_ROW
        } else {
            row::BETWEEN_ROWS
        };
        ui.add_space(below - ui.spacing().item_spacing.y);
    }

    /// Scrolls so that the row in which rules were changed is not moved by what
    /// that brings or takes away above it.
    fn stand_still(&mut self, ctx: &Context, scrolled: &ScrollAreaOutput<()>) {
        let Some(moved) = self.held.as_ref().and_then(|held| held.moved) else {
            return;
        };
        self.held = None;
        let most = scrolled.content_size.y - scrolled.inner_rect.height();
        let before = scrolled.state.clamped_offset().y;
        let offset = (before + moved).clamp(0.0, most.max(0.0));
        if offset != before {
            self.scroll_to = Some(offset);
            ctx.request_discard("a row stays where it was");
        }
    }

    /// What was found, each with the page on which it stands; nothing for what is
    /// not set in this window.
    fn found(&self, search: &Search, around: &Around<'_>, ctx: &Context) -> Vec<Found> {
        let on_page = |page| {
            let sections = sections(page, &self.typing, around, ctx).into_iter();
            let settings = sections.flat_map(|section| section.settings);
            settings.map(move |setting| (Some(page), setting))
        };
        let beside = doors::not_set_here(ctx).into_iter();
        let beside = beside.map(|setting| (None, setting));
        find(
            search,
            Page::ALL.into_iter().flat_map(on_page).chain(beside),
        )
    }

    /// Draws what was found, under the names of its pages.
    fn found_ui(
        &mut self,
        ui: &mut Ui,
        found: &[Found],
        changed: &mut Preferences,
        commands: &mut Vec<Command>,
    ) {
        for on_page in found.chunk_by(|(one, _), (other, _)| one == other) {
            let page = on_page[0].0;
            let heading = page.map_or_else(|| say!("settings-beside"), settings::page);
            ui.add_space(ABOVE_SECTION);
            let heading = ui.add(Label::new(RichText::new(heading).heading()).wrap());
            let id = page.map_or("beside", Page::id);
            ear::give_author_id(&heading, format!("settings-found-{id}"));
            ui.add_space(row::WITHIN_ROW);
            for (_, setting) in on_page {
                self.setting_ui(ui, setting, changed, commands);
            }
        }
    }

    /// Draws the button that brings back what was on the page at first.
    fn reset_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        changed: &mut Preferences,
        commands: &mut Vec<Command>,
    ) {
        let name = match self.page {
            Page::GameAndRules => {
                let game = rules::preset_name(rules::nearest(&around.preferences.rules));
                say!("settings-reset-rules", game = game)
            }
            Page::Keys => return,
            Page::Opponents
            | Page::PaceAndMotion
            | Page::Display
            | Page::Sound
            | Page::Learning
            | Page::Files => {
                say!("settings-reset-page")
            }
        };
        let change = reset(self.page, around);
        let button = ui.add_enabled(change.is_some(), Button::new(name));
        ear::give_author_id(&button, "settings-reset");
        let says = if self.page == Page::GameAndRules {
            id!("tip-settings-reset-rules")
        } else {
            id!("tip-settings-reset-page")
        };
        let button = menu::tip(button, says, None);
        if let Some(change) = change.filter(|_| button.clicked()) {
            self.carry_out(change, changed, commands);
        }
    }

    fn carry_out(
        &mut self,
        change: Change,
        changed: &mut Preferences,
        commands: &mut Vec<Command>,
    ) {
        match change {
            Change::Rules(rules) => {
                if rules.target != changed.rules.target {
                    self.typing.target.choose(rules.target, &mut changed.rules);
                }
                changed.rules = rules;
            }
            Change::Game(rules) => self.typing.game.choose(rules, changed),
            Change::Target(target) => self.typing.target.choose(target, &mut changed.rules),
            Change::OwnTarget => self.typing.target.write_own(&mut changed.rules),
            Change::Display(display) => changed.display = display,
            Change::History(history) => changed.history = history,
            Change::Language(language) => changed.language = language,
            Change::Level(level) => commands.push(Command::SetLevel(level)),
            Change::Command(command) => commands.push(command),
        }
    }
}

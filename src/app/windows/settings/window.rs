//! The window with the pages.

use egui::{Align, Label, RichText, Ui, vec2};

use super::answers::answers;
use super::around::Around;
use super::change::Change;
use super::pages::{self, Section, base, basic, more, reset};
use crate::app::windows::contents::{Answers, Contents, Surroundings};
use crate::app::windows::kit::list::warning;
use crate::app::windows::kit::{
    FieldNames, SearchField, Segment, Setting, is_narrow, link, segments, separator,
};
use crate::app::windows::look_picture::{LookPicture, look_picture};
use crate::app::windows::rules::{RuleRows, rule_of};
use crate::app::windows::search::{Fit, Search, best_first};
use crate::command::{Command, GameCommand, ThemeCommand};
use crate::ear;
use crate::paint::Look;
use engine::Rules;
use game::profile::{Preferences, Rule};
use game::session::NextHand;
use look::{LookColors, ThemeSlot};
use words::settings::{self, Page};
use words::{Id, colors, msg, rules};

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 672.0;
/// The space below the tabs, and above the heading of a section, in points.
const BELOW_TABS: f32 = 16.0;
const ABOVE_SECTION: f32 = 20.0;
/// The space between the pictures of looks, and their height as a part of the width.
const BETWEEN_LOOKS: f32 = 9.0;
const LOOK_HEIGHT: f32 = 97.0 / 162.0;
const LOOK_HEIGHT_NARROW: f32 = 0.42;

/// The field that looks for settings.
const FIELD: FieldNames = FieldNames {
    id: "settings-search",
    name: msg::SETTINGS_SEARCH,
};

/// The contents of the Settings window and what is being typed into them.
#[derive(Debug, Default)]
pub struct SettingsWindow {
    page: Page,
    /// The page that was drawn last: another one is shown from its top.
    drawn: Option<Page>,
    sought: SearchField,
    rules: RuleRows,
    /// Rules without a name that another game was chosen over.
    set_aside: Option<Rules>,
    /// What brings back what was reset on a page.
    undo: Option<(Page, Vec<Change>)>,
    /// What became of the folder that was to be opened, or its path copied.
    told: Option<String>,
}

/// A setting that was found, and its page.
type Found = (Option<Page>, Setting<Change>);

impl Contents for SettingsWindow {
    fn title(&self) -> Id {
        msg::WINDOW_SETTINGS
    }

    fn is_read(&self) -> bool {
        false
    }

    fn width(&self) -> f32 {
        WIDTH
    }

    fn height(&self) -> Option<f32> {
        Some(HEIGHT)
    }

    fn keeps_escape(&self) -> bool {
        !self.sought.is_empty()
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        self.sought.clear();
        self.undo = None;
    }

    fn hear(&mut self, why: &str) {
        self.told = Some(why.to_owned());
    }

    fn forget_said(&mut self) {
        self.told = None;
    }

    fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.sought.clear();
    }

    fn head_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        self.sought.head_ui(ui, &FIELD, around);
    }

    fn tabs_ui(&mut self, ui: &mut Ui, _around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        self.tabs(ui);
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        self.ui(ui, &Around::of(around), answers.commands);
    }
}

impl SettingsWindow {
    fn tabs(&mut self, ui: &mut Ui) {
        if self.sought.search().is_some() {
            return;
        }
        let pages = Page::ALL
            .map(|page| Segment::new(page, format!("settings-tab-{}", page.id()), page.name()));
        let width = ui.available_width();
        if let Some(page) = segments(ui, self.page, &pages, Some(width)) {
            self.page = page;
        }
        ui.add_space(BELOW_TABS - ui.spacing().item_spacing.y);
    }

    /// Draws the contents, and sends each change as it is made.
    pub(super) fn ui(&mut self, ui: &mut Ui, around: &Around<'_>, commands: &mut Vec<Command>) {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut changed = around.preferences.clone();
        let search = self.sought.search();
        let shown = search.is_none().then_some(self.page);
        if self.drawn != shown {
            self.drawn = shown;
            ui.scroll_to_cursor(Some(Align::TOP));
        }
        let asked = match (search, self.page) {
            (Some(search), _) => self.found_ui(ui, &search, around, &mut changed),
            (None, Page::Basic) => {
                looks_ui(ui, around, commands);
                let section = Section {
                    heading: None,
                    warning: None,
                    settings: basic(around),
                };
                self.sections_ui(ui, &[section], around.look, &mut changed)
            }
            (None, Page::Rules) => self.rules_ui(ui, around, &mut changed),
            (None, Page::More) => {
                let sections = more(around, self.told.as_deref());
                self.sections_ui(ui, &sections, around.look, &mut changed)
            }
        };
        let mut asked: Vec<_> = asked.into_iter().collect();
        if shown.is_some() {
            self.reset_ui(ui, around, &mut asked);
        }
        let mut others = Vec::new();
        for change in asked {
            self.carry_out(ui, change, around, (&mut changed, &mut others));
        }
        if changed != *around.preferences {
            commands.push(Command::Game(GameCommand::SetPreferences(Box::new(
                changed,
            ))));
        }
        commands.extend(others);
    }

    fn rules_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        changed: &mut Preferences,
    ) -> Option<Change> {
        match around.next {
            None => {}
            Some(NextHand::OfThisGame) => quiet_ui(ui, &msg::SETTINGS_FROM_THE_NEXT_GAME.text()),
            Some(_) => quiet_ui(ui, &msg::SETTINGS_FROM_THE_NEXT_HAND.text()),
        }
        if let Some(told) = around.next.and_then(settings::next_hand) {
            warning(ui, told);
        }
        let game = pages::game(around.preferences, self.set_aside).ui(ui, around.look);
        let base = base(&changed.rules);
        self.rules.ui(ui, around.look, &mut changed.rules, &base);
        game
    }

    fn sections_ui(
        &mut self,
        ui: &mut Ui,
        sections: &[Section],
        look: &Look,
        changed: &mut Preferences,
    ) -> Option<Change> {
        let mut asked = None;
        for (place, section) in sections.iter().enumerate() {
            if let Some(heading) = &section.heading {
                ui.add_space(if place > 0 { ABOVE_SECTION } else { 0.0 });
                heading_ui(ui, heading);
            }
            if let Some(told) = &section.warning {
                warning(ui, told);
            }
            for setting in &section.settings {
                asked = self.setting_ui(ui, setting, look, changed).or(asked);
            }
        }
        asked
    }

    fn setting_ui(
        &mut self,
        ui: &mut Ui,
        setting: &Setting<Change>,
        look: &Look,
        changed: &mut Preferences,
    ) -> Option<Change> {
        let asked = setting.ui(ui, look);
        if let Some(rule) = rule_of(&setting.id) {
            self.rules.below_ui(ui, rule, &mut changed.rules);
        }
        asked
    }

    /// Draws what was found, under the names of its pages.
    fn found_ui(
        &mut self,
        ui: &mut Ui,
        search: &Search,
        around: &Around<'_>,
        changed: &mut Preferences,
    ) -> Option<Change> {
        let found = self.found(search, around);
        let count = RichText::new(msg::settings_found(found.len())).weak();
        ear::speak(&ui.label(count));
        let mut asked = None;
        for on_page in found.chunk_by(|(one, _), (other, _)| one == other) {
            let page = on_page[0].0;
            let heading = page.map_or_else(|| msg::SETTINGS_BESIDE.text(), Page::name);
            ui.add_space(ABOVE_SECTION);
            let heading = heading_ui(ui, &heading);
            let id = page.map_or("beside", Page::id);
            ear::give_author_id(&heading, format!("settings-found-{id}"));
            for (_, setting) in on_page {
                asked = self.setting_ui(ui, setting, around.look, changed).or(asked);
            }
        }
        asked
    }

    /// What was found, each with the page on which it stands; nothing for what is not set in
    /// this window.
    fn found(&self, search: &Search, around: &Around<'_>) -> Vec<Found> {
        let set = around.preferences;
        let base = base(&set.rules);
        let rules = Rule::ALL.map(|rule| {
            let setting = self.rules.setting(rule, &set.rules, &base);
            setting.map(Change::Rule)
        });
        let rules = std::iter::once(pages::game(set, self.set_aside)).chain(rules);
        let more = more(around, self.told.as_deref()).into_iter();
        let more = more.flat_map(|section| section.settings);
        let all = basic(around)
            .into_iter()
            .map(|it| (Some(Page::Basic), it))
            .chain(rules.map(|it| (Some(Page::Rules), it)))
            .chain(more.map(|it| (Some(Page::More), it)))
            .chain(answers().into_iter().map(|it| (None, it)));
        best_first(all.filter_map(|(page, mut setting)| {
            let fit = fit(search, &mut setting)?;
            Some((fit, (page, setting)))
        }))
    }

    /// Draws what brings back what was on the page at first, and takes that back.
    fn reset_ui(&mut self, ui: &mut Ui, around: &Around<'_>, asked: &mut Vec<Change>) {
        let changes = reset(self.page, around);
        let undo = self.undo.as_ref().filter(|(page, _)| *page == self.page);
        ui.add_space(BELOW_TABS);
        if changes.is_empty() {
            let Some((_, before)) = undo else {
                return;
            };
            let before = before.clone();
            if link(
                ui,
                around.look,
                "settings-undo-reset",
                &msg::SETTINGS_UNDO_RESET.text(),
            )
            .clicked()
            {
                asked.extend(before);
                self.undo = None;
            }
            return;
        }
        let name = if self.page == Page::Rules {
            let game = rules::preset_name(rules::nearest(&around.preferences.rules));
            msg::settings_reset_rules(game)
        } else {
            msg::SETTINGS_RESET_PAGE.text()
        };
        if link(ui, around.look, "settings-reset", &name).clicked() {
            let set = around.preferences;
            let before = changes.iter().map(|change| match change {
                Change::Game(_) => Change::Game(set.rules),
                Change::Display(_) => Change::Display(set.display),
                Change::History(_) => Change::History(set.history),
                Change::TextSize(_) => Change::TextSize(around.text_size),
                _ => before_level(around),
            });
            self.undo = Some((self.page, before.collect()));
            asked.extend(changes);
        }
    }

    fn carry_out(
        &mut self,
        ui: &Ui,
        change: Change,
        around: &Around<'_>,
        (changed, commands): (&mut Preferences, &mut Vec<Command>),
    ) {
        match change {
            Change::Rule(change) => self.rules.carry_out(change, &mut changed.rules),
            Change::Game(rules) => {
                if changed.game().is_unnamed() {
                    self.set_aside = Some(changed.rules);
                }
                changed.rules = rules;
            }
            Change::Display(display) => changed.display = display,
            Change::History(history) => changed.history = history,
            Change::Language(language) => changed.language = language,
            Change::TextSize(size) => {
                let zoom = ui.ctx().zoom_factor() * size / around.text_size;
                ui.ctx().set_zoom_factor(zoom);
            }
            Change::Command(Command::Game(GameCommand::SetPreferences(set))) => *changed = *set,
            Change::Command(command) => commands.push(command),
        }
    }
}

/// What brings back how hard Nestors play.
fn before_level(around: &Around<'_>) -> Change {
    let set = &around.levels;
    Change::Command(match set.first() {
        Some(one) if set.iter().all(|level| level == one) => {
            Command::Game(GameCommand::SetLevel(*one))
        }
        _ => Command::Game(GameCommand::SetPreferences(Box::new(
            around.preferences.clone(),
        ))),
    })
}

/// Draws the ready-made looks; a click puts one on the table.
fn looks_ui(ui: &mut Ui, around: &Around<'_>, commands: &mut Vec<Command>) {
    let (in_a_row, height) = if is_narrow(ui.ctx()) {
        (2, LOOK_HEIGHT_NARROW)
    } else {
        (4, LOOK_HEIGHT)
    };
    // The edge of the chosen one needs some room.
    let room = ui.available_width() - 4.0;
    let width = (room - BETWEEN_LOOKS * (in_a_row as f32 - 1.0)) / in_a_row as f32;
    ui.add_space(4.0);
    for row in ThemeSlot::LOOKS.chunks(in_a_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN_LOOKS;
            ui.add_space(2.0);
            for &slot in row {
                let key: &str = slot.into();
                let colors = LookColors::new(slot, slot.default_palette());
                let picture = LookPicture {
                    id: &format!("settings-look-{key}"),
                    name: &colors::theme(slot),
                    is_chosen: around.themes.used() == slot.into(),
                    size: vec2(width, width * height),
                    look: &Look::new(colors),
                };
                if look_picture(ui, &picture).clicked() {
                    commands.push(Command::Theme(ThemeCommand::Use(slot.into())));
                }
            }
        });
    }
    ui.add_space(8.0);
    separator(ui);
}

fn quiet_ui(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).weak()).wrap());
    ui.add_space(4.0);
}

fn heading_ui(ui: &mut Ui, heading: &str) -> egui::Response {
    let heading = ui.add(Label::new(RichText::new(heading).heading()).wrap());
    ui.add_space(4.0);
    heading
}

/// How well a setting fits, if it does. Where only its choices do, it says which.
fn fit(search: &Search, setting: &mut Setting<Change>) -> Option<Fit> {
    let mut said = setting.seen();
    let choices: Vec<_> = setting
        .choices()
        .map(|choice| {
            let explained = choice.explained.as_deref().unwrap_or_default();
            (choice.name.clone(), format!("{} {explained}", choice.name))
        })
        .collect();
    if let Some(fit) = search.fit(&setting.name, &said, "") {
        return Some(fit);
    }
    said.extend(choices.iter().map(|(_, said)| said.clone()));
    let fit = search.fit(&setting.name, &said, &setting.sought_as)?;
    if fit == Fit::Meaning {
        let having = choices
            .into_iter()
            .filter(|(_, said)| search.is_touched_by(said));
        let names = having.map(|(name, _)| name);
        setting.says = settings::found_choices(names);
    }
    Some(fit)
}

#[cfg(test)]
mod tests;

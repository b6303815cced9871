//! The Settings window: its pages, the search, and resetting a page.

use egui::{Frame, Margin, Ui, vec2};

use super::found::find_settings;
use super::reset::{with_page_copied, with_page_reset};
use super::rows::{self, SettingsGroup, base_rules, basic_rows, more_groups};
use crate::command::{Command, GameCommand, ThemeCommand};
use crate::ear;
use crate::paint::Look;
use crate::windows::change::Change;
use crate::windows::command_search::{self, hits_ui};
use crate::windows::kit::list::warning;
use crate::windows::kit::{
    Dialog, FieldNames, SearchField, Segment, Setting, exclude_from_arrow_keys, is_narrow, link,
    link_named, separator, sizes, tabs,
};
use crate::windows::look_picture::{LookPicture, look_picture};
use crate::windows::rules::{RuleRows, rule_with_id};
use crate::windows::search::{TextSearch, best_first};
use crate::windows::text::{self, heading};
use crate::windows::{Window, WindowContext};
use engine::{Level, Rules};
use game::profile::{Preferences, nearest_game};
use game::session::Session;
use look::{LookColors, ThemeSlot};
use words::Named as _;
use words::settings::{self, SettingsPage};
use words::{colors, msg};

const GAP_BELOW_TABS: f32 = 16.0;
const GAP_ABOVE_GROUP: f32 = 20.0;
/// How far the background of a link reaches beyond its text.
const LINK_OUTSET: i8 = 12;
const LOOK_GAP: f32 = 9.0;
/// The height of the picture of a look, as a share of its width.
const LOOK_HEIGHT_SHARE: f32 = 97.0 / 162.0;
const NARROW_LOOK_HEIGHT_SHARE: f32 = 0.42;

const SEARCH_FIELD: FieldNames = FieldNames { id: "settings-search", name: msg::SETTINGS_SEARCH };

#[derive(Debug, Default)]
pub struct SettingsWindow {
    page: SettingsPage,
    search: SearchField,
    rules: RuleRows,
    /// The last unnamed rules that another game has replaced, so that they can be chosen again.
    replaced_rules: Option<Rules>,
    undo: Option<PageBeforeReset>,
}

/// The settings before a page was reset, for undoing the reset.
#[derive(Debug)]
struct PageBeforeReset {
    page: SettingsPage,
    preferences: Preferences,
    levels: Vec<Level>,
    interface_zoom: f32,
}

impl Window for SettingsWindow {
    fn on_opened(&mut self, _cx: &WindowContext<'_>) {
        self.search.clear();
        self.undo = None;
    }

    fn handles_escape(&self) -> bool {
        !self.search.is_empty()
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::with_height(msg::WINDOW_SETTINGS, sizes::DIALOG_SIZE);
        dialog.show(ui, cx, |dialog| {
            dialog.title_bar(|ui, cx| self.search.head_ui(ui, &SEARCH_FIELD, cx));
            dialog.tabs(|ui, cx| self.tabs(ui, cx));
            dialog.page =
                if self.search.is_empty() { self.page as usize } else { SettingsPage::ALL.len() };
            dialog.body(|ui, cx| self.body(ui, cx));
        });
    }
}

impl SettingsWindow {
    pub fn turn_to(&mut self, page: SettingsPage) {
        self.page = page;
        self.search.clear();
    }

    pub fn find_setting(&mut self, name: &str) {
        self.search.set(name);
    }

    fn tabs(&mut self, ui: &mut Ui, _cx: &mut WindowContext<'_>) {
        if self.search.query().is_some() {
            return;
        }
        let pages = SettingsPage::ALL
            .map(|page| Segment::new(page, format!("settings-tab-{}", page.id()), page.name()));
        tabs(ui, &mut self.page, &pages);
        ui.add_space(GAP_BELOW_TABS - ui.spacing().item_spacing.y);
    }

    /// Draws the page, or the results of a search, and sends each change at once.
    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        ui.spacing_mut().item_spacing.y = 0.0;
        let set = shown_preferences(cx.session);
        let mut changed = set.clone();
        let search = self.search.query();
        let shown = search.is_none().then_some(self.page);
        let mut commands = Vec::new();
        let asked = match (search, self.page) {
            (Some(search), _) => self.results_ui(ui, &search, cx, &mut changed),
            (None, SettingsPage::Basic) => {
                looks_ui(ui, cx);
                self.rows_ui(ui, &basic_rows(cx), cx.look, &mut changed)
            }
            (None, SettingsPage::Rules) => self.rules_ui(ui, cx, &mut changed),
            (None, SettingsPage::More) => {
                let groups = more_groups(cx);
                self.groups_ui(ui, &groups, cx.look, &mut changed)
            }
        };
        if shown.is_some() {
            self.reset_ui(ui, cx, &mut changed, &mut commands);
        }
        if let Some(change) = asked {
            self.carry_out(ui, change, cx, &mut changed, &mut commands);
        }
        let rules = changed.rules;
        changed.rules = cx.session.preferences().rules;
        if changed != *cx.session.preferences() {
            cx.push(GameCommand::SetPreferences(Box::new(changed)));
        }
        if rules != set.rules {
            cx.push(GameCommand::SetRules(rules));
        }
        cx.commands.extend(commands);
    }

    fn rules_ui(
        &mut self,
        ui: &mut Ui,
        cx: &WindowContext<'_>,
        changed: &mut Preferences,
    ) -> Option<Change> {
        let session = cx.session;
        // A game is in progress from its first deal on, even before anybody has acted.
        let goes_on = session.state().outcome().is_none();
        let next = goes_on.then(|| session.next_hand());
        if next.is_some() {
            text::weak(
                ui,
                if session.accepts_new_rules() {
                    msg::SETTINGS_FROM_THE_NEXT_HAND.text()
                } else {
                    msg::SETTINGS_FROM_THE_NEXT_GAME.text()
                },
            );
            ui.add_space(4.0);
        }
        if let Some(told) = next.and_then(settings::next_hand) {
            warning(ui, told);
        }
        let game = rows::game_row(changed, self.replaced_rules).ui(ui, cx.look);
        let base = base_rules(&changed.rules);
        self.rules.ui(ui, cx.look, &mut changed.rules, &base);
        game
    }

    fn groups_ui(
        &mut self,
        ui: &mut Ui,
        groups: &[SettingsGroup],
        look: &Look,
        changed: &mut Preferences,
    ) -> Option<Change> {
        let mut asked = None;
        for (place, (title, settings)) in groups.iter().enumerate() {
            ui.add_space(if place > 0 { GAP_ABOVE_GROUP } else { 0.0 });
            heading(ui, title);
            ui.add_space(4.0);
            asked = self.rows_ui(ui, settings, look, changed).or(asked);
        }
        asked
    }

    fn rows_ui<'a>(
        &mut self,
        ui: &mut Ui,
        settings: impl IntoIterator<Item = &'a Setting<Change>>,
        look: &Look,
        changed: &mut Preferences,
    ) -> Option<Change> {
        let mut asked = None;
        for setting in settings {
            asked = setting.ui(ui, look).or(asked);
            if let Some(rule) = rule_with_id(&setting.id) {
                self.rules.number_field_ui(ui, rule, &mut changed.rules);
            }
        }
        asked
    }

    fn results_ui(
        &mut self,
        ui: &mut Ui,
        search: &TextSearch,
        cx: &mut WindowContext<'_>,
        changed: &mut Preferences,
    ) -> Option<Change> {
        let mut settings = find_settings(search, cx, &self.rules, self.replaced_rules);
        let mut elsewhere = command_search::find(search, cx);
        // Hits by name hide those that only mention the words in their description.
        if settings.iter().any(|it| it.0.is_by_name())
            || elsewhere.iter().any(|it| it.0.is_by_name())
        {
            settings.retain(|it| it.0.is_by_name());
            elsewhere.retain(|it| it.0.is_by_name());
        }
        let count = settings.len() + elsewhere.len();
        ear::speak(&text::weak(ui, msg::settings_found(count)));
        let settings = best_first(settings.into_iter());
        let asked = self.rows_ui(ui, &settings, cx.look, changed);
        if !elsewhere.is_empty() {
            ui.add_space(GAP_ABOVE_GROUP);
            heading(ui, msg::SETTINGS_BESIDE.text());
        }
        // Aligns the names of the hits with the rows above.
        let wide = Frame::new().outer_margin(Margin::symmetric(-LINK_OUTSET, 0));
        wide.show(ui, |ui| {
            hits_ui(ui, elsewhere, cx);
        });
        asked
    }

    /// Draws the link that resets the page, or undoes the reset.
    fn reset_ui(
        &mut self,
        ui: &mut Ui,
        cx: &WindowContext<'_>,
        changed: &mut Preferences,
        commands: &mut Vec<Command>,
    ) {
        let (set, page) = (&shown_preferences(cx.session), self.page);
        let levels = cx.session.levels();
        let defaults = with_page_reset(page, set);
        let is_basic = page == SettingsPage::Basic;
        let has_level = is_basic
            && (cx.session.has_adaptive_level()
                || levels.iter().any(|level| *level != Level::default()));
        let has_size = is_basic && cx.interface_zoom != 1.0;
        ui.add_space(GAP_BELOW_TABS);
        if defaults != *set || has_level || has_size {
            let name = if page == SettingsPage::Rules {
                let game = nearest_game(&set.rules).name();
                msg::settings_reset_rules(game)
            } else {
                msg::SETTINGS_RESET_PAGE.text()
            };
            if !exclude_from_arrow_keys(link(ui, cx.look, "settings-reset", &name)).clicked() {
                return;
            }
            if changed.game().is_unnamed() {
                self.replaced_rules = Some(changed.rules);
            }
            *changed = defaults;
            if has_level {
                commands.push(GameCommand::SetLevel(Level::default()).into());
            }
            if has_size {
                set_text_size(ui, 1.0, cx);
            }
            self.undo = Some(PageBeforeReset {
                page,
                preferences: set.clone(),
                levels,
                interface_zoom: cx.interface_zoom,
            });
        } else if let Some(before) = self.undo.take_if(|it| it.page == page) {
            let undo = link_named(ui, cx.look, msg::SETTINGS_UNDO_RESET);
            if !undo.clicked() {
                self.undo = Some(before);
                return;
            }
            *changed = with_page_copied(page, set, &before.preferences);
            if is_basic {
                changed.opponents = before.preferences.opponents;
                set_text_size(ui, before.interface_zoom, cx);
                let one = before.levels.first().copied();
                let one = one.filter(|one| before.levels.iter().all(|level| level == one));
                commands.extend(one.map(|level| GameCommand::SetLevel(level).into()));
            }
        }
    }

    fn carry_out(
        &mut self,
        ui: &Ui,
        change: Change,
        cx: &WindowContext<'_>,
        changed: &mut Preferences,
        commands: &mut Vec<Command>,
    ) {
        match change {
            Change::Rules(_) | Change::OwnNumber(_) => {
                self.rules.carry_out(&change, &mut changed.rules);
            }
            Change::Game(rules) => {
                if changed.game().is_unnamed() {
                    self.replaced_rules = Some(changed.rules);
                }
                changed.rules = rules;
            }
            Change::Display(display) => changed.display = display,
            Change::History(history) => changed.history = history,
            Change::Language(language) => changed.language = language,
            Change::FirstHints(first_hints) => changed.first_hints = first_hints,
            Change::TextSize(size) => set_text_size(ui, size, cx),
            Change::Command(command) => commands.push(command),
        }
    }
}

/// The preferences as Settings show them: with the rules of the game on the table.
pub(super) fn shown_preferences(session: &Session) -> Preferences {
    Preferences { rules: session.next_rules(), ..session.preferences().clone() }
}

fn set_text_size(ui: &Ui, size: f32, cx: &WindowContext<'_>) {
    let zoom = ui.ctx().zoom_factor() * size / cx.interface_zoom;
    ui.ctx().set_zoom_factor(zoom);
}

fn looks_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (in_a_row, height) =
        if is_narrow(ui.ctx()) { (2, NARROW_LOOK_HEIGHT_SHARE) } else { (4, LOOK_HEIGHT_SHARE) };
    // The edge of the chosen look needs some room.
    let room = ui.available_width() - 4.0;
    let width = (room - LOOK_GAP * (in_a_row as f32 - 1.0)) / in_a_row as f32;
    ui.add_space(4.0);
    for row in ThemeSlot::LOOKS.chunks(in_a_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = LOOK_GAP;
            ui.add_space(2.0);
            for &slot in row {
                let colors = LookColors::new(slot, slot.default_palette());
                let picture = LookPicture {
                    id: &format!("settings-look-{}", <&str>::from(slot)),
                    name: &colors::theme(slot),
                    is_chosen: cx.themes.used() == slot.into(),
                    size: vec2(width, width * height),
                    look: &Look::new(colors),
                };
                let used = ThemeCommand::Use(slot.into());
                cx.push_if_clicked(&look_picture(ui, &picture), used);
            }
        });
    }
    ui.add_space(8.0);
    separator(ui);
}

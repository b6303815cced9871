//! The Colors window: its title bar, body and footer.

use egui::{Key, Label, Response, RichText, Sense, Ui, Vec2, vec2};

use super::draft::{Draft, theme_id_suffix, theme_name};
use super::editor::Editor;
use super::picture::{caption, picture_ui};
use crate::command::{Command, ThemeCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::menu::{MenuItem, button_menu};
use crate::paint::{self, Icon, Look, Pen};
use crate::windows::kit::{
    Dialog, Field, exclude_from_arrow_keys, field, icon_button, is_narrow, link,
    move_focus_by_keys, primary_button, quiet_button, rest_from_left, row_from_right, separator,
    ui_at,
};
use crate::windows::look_picture::{LookPicture, look_picture};
use crate::windows::{Window, WindowContext};
use engine::Name;
use look::{LookColors, OwnTheme, ThemeId, ThemeSlot, Themes};
use words::msg;

// The size of the picture of a look, and the space between two, in points.
const LOOK_SIZE: Vec2 = vec2(100.0, 58.0);
const LOOK_GAP: f32 = 10.0;
const NARROW_LOOK_SIZE: Vec2 = vec2(86.0, 50.0);
/// The space for the edge of the picture of the theme in use.
const LOOK_MARGIN: f32 = 3.0;
/// The space between a heading and the edge of the chosen picture below it.
const GAP_BELOW_HEADING: f32 = 4.0;
// The width of the list of colors, and the space beside it.
const ROLES_WIDTH: f32 = 216.0;
const GAP_BESIDE_ROLES: f32 = 24.0;
/// The width of the swatches with the space beside them.
const SWATCHES_WIDTH: f32 = 272.0;
/// From this width on, in points, the sliders are beside the swatches.
const SIDE_BY_SIDE_FROM: f32 = 600.0;
const NAME_FIELD_WIDTH: f32 = 200.0;

#[derive(Debug, Default)]
pub struct ColorsWindow {
    draft: Option<Draft>,
    editor: Editor,
    typed_name: Option<String>,
    /// Steps that can be undone, the oldest first.
    undo: Vec<UndoStep>,
    /// Whether the list has been scrolled to the theme in use.
    has_scrolled_to_used: bool,
    /// Whether to focus the looks in the next frame.
    takes_focus: bool,
}

/// A step that can be undone until the window is closed.
#[derive(Debug)]
struct UndoStep {
    /// The text of the link that undoes the step.
    name: String,
    commands: Vec<ThemeCommand>,
    /// The edits to return to, if the step changed them.
    draft: Option<Draft>,
}

impl UndoStep {
    fn restoring(draft: Draft, name: String) -> Self {
        Self { name, commands: vec![ThemeCommand::Use(draft.theme)], draft: Some(draft) }
    }
}

impl Window for ColorsWindow {
    /// Resets the window; edits that were not saved are lost.
    fn on_opened(&mut self, _cx: &WindowContext<'_>) {
        *self = Self { takes_focus: true, ..Self::default() };
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::with_height(msg::WINDOW_COLORS, vec2(928.0, 712.0));
        dialog.show(ui, cx, |dialog| {
            dialog.title_bar(|ui, cx| self.title_bar(ui, cx));
            dialog.body(|ui, cx| self.body(ui, cx));
            dialog.footer(|ui, cx| self.footer(ui, cx));
        });
    }
}

impl ColorsWindow {
    fn title_bar(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        self.follow_theme(cx.themes);
        let more = msg::COLORS_MORE.text();
        let more = icon_button(ui, cx.look, "colors-more", Icon::More, &more);
        let more = exclude_from_arrow_keys(more);
        self.menu_ui(&more, cx.themes, cx.commands);
        self.name_ui(ui, cx.themes, cx.commands);
    }

    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        self.follow_theme(cx.themes);
        ui.spacing_mut().item_spacing.y = 8.0;
        self.looks_ui(ui, cx);
        separator(ui);
        ui.add_space(4.0);
        if is_narrow(ui.ctx()) {
            self.picture_ui(ui, cx);
            self.editor.roles_list_ui(ui, cx.look);
            self.swatches_ui(ui);
            self.sliders_ui(ui);
            return;
        }
        let room = ui.available_rect_before_wrap();
        let (left, right) = room.split_left_right_at_x(room.left() + ROLES_WIDTH);
        let left = ui_at(ui, left, |ui| {
            let palette = self.draft.as_ref().map(|draft| draft.palette);
            let palette = palette.unwrap_or(*cx.themes.used_palette());
            self.editor.roles_ui(ui, cx.look, &palette);
            ui.min_rect()
        });
        let right = ui_at(ui, right.with_min_x(right.left() + GAP_BESIDE_ROLES), |ui| {
            self.picture_ui(ui, cx);
            ui.add_space(2.0);
            if ui.available_width() < SIDE_BY_SIDE_FROM {
                self.swatches_ui(ui);
                ui.add_space(8.0);
                self.sliders_ui(ui);
                return ui.min_rect();
            }
            let top = ui.available_rect_before_wrap();
            let (swatches, sliders) = top.split_left_right_at_x(top.left() + SWATCHES_WIDTH);
            let swatches = ui_at(ui, swatches, |ui| {
                self.swatches_ui(ui);
                ui.min_rect()
            });
            let sliders = ui_at(ui, sliders, |ui| {
                self.sliders_ui(ui);
                ui.min_rect()
            });
            ui.min_rect() | swatches | sliders
        });
        ui.advance_cursor_after_rect(left | right);
    }

    fn footer(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let (look, commands) = (cx.look, &mut *cx.commands);
        if is_narrow(ui.ctx()) {
            self.contrast_warning_ui(ui);
        }
        row_from_right(ui, 44.0, |ui| {
            let is_changed = self.draft.as_ref().is_some_and(Draft::is_changed);
            if is_changed {
                let save = primary_button(ui, look, "colors-save", &msg::MENU_SAVE.text(), 0.0);
                if save.clicked() {
                    self.save(cx.themes, commands);
                }
                let cancel = quiet_button(ui, look, "colors-cancel", &msg::CANCEL.text());
                if exclude_from_arrow_keys(cancel).clicked() {
                    self.draft = None;
                }
            } else {
                // A theme is used as soon as it is clicked, so there is nothing to save.
                let close = primary_button(ui, look, "colors-done", &msg::COLORS_DONE.text(), 0.0);
                if close.clicked() {
                    let close = WindowCommand::Close(WindowKind::Colors);
                    commands.push(Command::Window(close));
                }
            }
            rest_from_left(ui, |ui| {
                self.undo_ui(ui, look, commands);
                if !is_narrow(ui.ctx()) {
                    ui.add_space(12.0);
                    self.contrast_warning_ui(ui);
                }
                if !is_changed {
                    let set = msg::colors_set(theme_name(cx.themes, cx.themes.used()));
                    let set = ui.add(Label::new(RichText::new(set).weak()).truncate());
                    ear::give_author_id(&set, "colors-set");
                }
            });
        });
    }

    /// Starts a new draft unless the current one is of the theme in use and up to date. The loss of
    /// unsaved edits can be undone.
    fn follow_theme(&mut self, themes: &Themes) {
        if self.draft.as_ref().is_some_and(|draft| draft.is_for_used_theme(themes)) {
            return;
        }
        let before = self.draft.replace(Draft::of(themes, themes.used()));
        self.undo.extend(before.filter(Draft::is_changed).map(|draft| {
            let theme = theme_name(themes, draft.theme);
            UndoStep::restoring(draft, msg::colors_undo_drop(theme))
        }));
        self.typed_name = None;
    }

    /// Saves the colors; a ready-made look is saved as a copy.
    fn save(&mut self, themes: &Themes, commands: &mut Vec<Command>) {
        let Some(draft) = self.draft.take() else {
            return;
        };
        if !draft.is_look() {
            let save = ThemeCommand::Save(draft.theme, Box::new(draft.palette));
            commands.push(Command::Theme(save));
        } else if let Some(copy) = draft.copy(themes) {
            add_and_use(copy, themes, commands);
        }
    }

    /// Draws the "…" menu and carries out its commands.
    fn menu_ui(&mut self, more: &egui::Response, themes: &Themes, commands: &mut Vec<Command>) {
        let Some(draft) = &self.draft else {
            return;
        };
        let choice = |name, what| MenuItem::new(name, Command::Theme(what));
        let asked = button_menu(
            more,
            |_| {},
            || {
                let copy = draft.copy(themes).map(Box::new);
                let name = Name::new(&theme_name(themes, draft.theme));
                let sent = name.map(|name| Box::new(draft.as_own_theme(name))).ok();
                let has_room = themes.own().len() < Themes::MAX_OWN;
                let copy = copy.filter(|_| has_room);
                let mut theme: Vec<_> = copy
                    .map(|copy| choice(msg::COLORS_COPY, ThemeCommand::Add(copy)))
                    .into_iter()
                    .collect();
                if let ThemeId::Own(number) = draft.theme {
                    theme.push(choice(msg::DELETE, ThemeCommand::Remove(number)));
                }
                let write =
                    sent.map(|theme| choice(msg::COLORS_SEND, ThemeCommand::Export(theme, None)));
                let fetch = choice(msg::COLORS_FETCH, ThemeCommand::Import(None));
                vec![theme, write.into_iter().chain([fetch]).collect()]
            },
        );
        match asked {
            Some(Command::Theme(ThemeCommand::Add(copy))) => {
                add_and_use(*copy, themes, commands);
                self.draft = None;
                self.has_scrolled_to_used = false;
            }
            Some(Command::Theme(ThemeCommand::Remove(number))) => {
                let is_used = themes.used() == ThemeId::Own(number);
                self.undo.extend(themes.own().get(number).map(|theme| {
                    let back = ThemeCommand::Reinsert(number, Box::new(theme.clone()));
                    let again = is_used.then_some(ThemeCommand::Use(ThemeId::Own(number)));
                    UndoStep {
                        name: msg::colors_undo_remove(theme.name.as_str()),
                        commands: std::iter::once(back).chain(again).collect(),
                        draft: None,
                    }
                }));
                self.draft = None;
                commands.push(Command::Theme(ThemeCommand::Remove(number)));
            }
            other => commands.extend(other),
        }
    }

    /// Draws the name of the theme, as a field if the theme is the player's own.
    fn name_ui(&mut self, ui: &mut Ui, themes: &Themes, commands: &mut Vec<Command>) {
        let Some(draft) = &self.draft else {
            return;
        };
        let called = theme_name(themes, draft.theme);
        let ThemeId::Own(number) = draft.theme else {
            let quiet = RichText::new(called).weak();
            ui.add(Label::new(quiet).truncate());
            return;
        };
        let width = NAME_FIELD_WIDTH.min(ui.available_width() / 2.0);
        let typed = self.typed_name.get_or_insert_with(|| called.clone());
        let name = Field {
            width,
            is_invalid: Name::new(typed).is_err(),
            ..Field::new("colors-name", "", Name::MAX_CHARS)
        };
        let field = field(ui, name, typed).response.response;
        let field = field.accessible_name(msg::COLORS_NAME.text());
        if field.lost_focus() {
            let is_given_up = ui.input(|input| input.key_pressed(Key::Escape));
            match Name::new(typed) {
                Ok(wanted) if wanted.as_str() != called && !is_given_up => {
                    let rename = ThemeCommand::Rename(number, wanted);
                    commands.push(Command::Theme(rename));
                }
                _ => {}
            }
            self.typed_name = None;
        } else if !field.has_focus() {
            self.typed_name = None;
        }
    }

    fn looks_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let themes = cx.themes;
        let mut shown = Vec::new();
        let ready = |slots: [ThemeSlot; 4]| slots.map(ThemeId::from).to_vec();
        let own: Vec<_> = (0..themes.own().len()).map(ThemeId::Own).collect();
        let size = if is_narrow(ui.ctx()) { NARROW_LOOK_SIZE } else { LOOK_SIZE };
        // The edge of the chosen picture needs some room.
        let room = ui.available_width() - 2.0 * LOOK_MARGIN + LOOK_GAP;
        let per_row = ((room / (size.x + LOOK_GAP)).floor() as usize).max(1);
        let groups = [
            (msg::COLORS_READY_LOOKS.text(), ready(ThemeSlot::LOOKS)),
            (msg::COLORS_MORE_THEMES.text(), ready(ThemeSlot::EDITABLE)),
            (msg::COLORS_YOUR_THEMES.text(), own),
        ];
        let groups = groups.into_iter().filter(|(_, group)| !group.is_empty());
        let all: usize = groups.clone().map(|(_, group)| group.len()).sum();
        let mut draw = |ui: &mut Ui, (heading, group): (String, Vec<ThemeId>)| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing = vec2(LOOK_GAP, 4.0);
                let heading = RichText::new(heading).small().weak();
                ui.add(Label::new(heading).extend());
                ui.add_space(GAP_BELOW_HEADING);
                for row in group.chunks(per_row) {
                    ui.horizontal_top(|ui| {
                        ui.add_space(LOOK_MARGIN);
                        for theme in row {
                            let look = self.look_ui(ui, *theme, size, themes, cx.commands);
                            shown.push((*theme, look));
                        }
                    });
                }
            });
        };
        if all <= per_row {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = LOOK_GAP - LOOK_MARGIN;
                for group in groups {
                    draw(ui, group);
                }
            });
        } else {
            for group in groups {
                draw(ui, group);
            }
        }
        if !cx.is_in_front {
            return;
        }
        let chosen = move_focus_by_keys(ui, &shown, Some(&themes.used()), &mut self.takes_focus);
        if let Some(theme) = chosen.filter(|theme| *theme != themes.used()) {
            cx.push(ThemeCommand::Use(theme));
        }
        let has_keyboard = shown.iter().any(|(_, look)| look.has_focus());
        let is_changed = self.draft.as_ref().is_some_and(Draft::is_changed);
        if has_keyboard && is_changed && ui.input(|input| input.key_pressed(Key::Enter)) {
            self.save(themes, cx.commands);
        }
    }

    fn look_ui(
        &mut self,
        ui: &mut Ui,
        theme: ThemeId,
        size: Vec2,
        themes: &Themes,
        commands: &mut Vec<Command>,
    ) -> Response {
        let is_chosen = themes.used() == theme;
        let slot = themes.slot(theme);
        let draft = self.draft.as_ref().filter(|draft| draft.theme == theme);
        let colors = match draft {
            Some(draft) => draft.colors(),
            None => LookColors::new(slot, themes.palette(theme)),
        };
        let picture = LookPicture {
            id: &format!("colors-use-{}", theme_id_suffix(theme, slot)),
            name: &theme_name(themes, theme),
            is_chosen,
            size,
            look: &Look::new(colors),
        };
        let response = look_picture(ui, &picture);
        if is_chosen && !std::mem::replace(&mut self.has_scrolled_to_used, true) {
            response.scroll_to_me(None);
        }
        if response.clicked() && !is_chosen {
            commands.push(Command::Theme(ThemeCommand::Use(theme)));
        }
        response
    }

    fn picture_ui(&mut self, ui: &mut Ui, cx: &WindowContext<'_>) {
        let Some(draft) = &mut self.draft else {
            return;
        };
        let look = Look::new(draft.colors());
        let input = picture_ui(ui, &look, self.editor.role());
        if let Some(role) = input.clicked {
            self.editor.choose(role);
        }
        if input.is_double_click && draft.differs_from_default() {
            self.restore();
        }
        let told = cx.status.filter(|_| input.pointed_at.is_none());
        let said = told.map_or_else(|| caption(&input), str::to_owned);
        ui.add(Label::new(RichText::new(said).small().weak()).truncate());
    }

    fn swatches_ui(&mut self, ui: &mut Ui) {
        let Some(draft) = &mut self.draft else {
            return;
        };
        let color = draft.palette.color_mut(self.editor.role());
        if let Some(chosen) = self.editor.swatches_ui(ui, *color) {
            *color = chosen;
        }
    }

    fn sliders_ui(&mut self, ui: &mut Ui) {
        let Some(draft) = &mut self.draft else {
            return;
        };
        let role = self.editor.role();
        let before = draft.saved_color(role);
        let color = draft.palette.color_mut(role);
        *color = self.editor.sliders_ui(ui, before, *color);
    }

    /// Draws the link that undoes the last step, or restores the original colors.
    fn undo_ui(&mut self, ui: &mut Ui, look: &Look, commands: &mut Vec<Command>) {
        if let Some(undo) = self.undo.last() {
            if link(ui, look, "colors-undo", &undo.name).clicked()
                && let Some(undo) = self.undo.pop()
            {
                commands.extend(undo.commands.into_iter().map(Command::Theme));
                self.draft = undo.draft.or(self.draft.take());
            }
            return;
        }
        let differs = self.draft.as_ref().is_some_and(Draft::differs_from_default);
        let name = msg::COLORS_RESTORE.text();
        if differs && exclude_from_arrow_keys(link(ui, look, "colors-restore", &name)).clicked() {
            self.restore();
        }
    }

    fn restore(&mut self) {
        if let Some(draft) = &mut self.draft {
            let before = draft.clone();
            draft.restore();
            self.undo.push(UndoStep::restoring(before, msg::SETTINGS_UNDO_RESET.text()));
        }
    }

    /// Draws a warning about the worst contrast; a click chooses the color to change.
    fn contrast_warning_ui(&mut self, ui: &mut Ui) {
        let complaint = self.draft.as_ref().and_then(Draft::contrast_warning);
        let Some((told, role)) = complaint else {
            return;
        };
        let color = ui.visuals().warn_fg_color;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
        let mut pen = Pen::new(ui.painter());
        paint::icon(&mut pen, Icon::Warning, rect.center(), 18.0, color);
        drop(pen);
        let text = RichText::new(told).color(color);
        let button = egui::Button::new(text).frame(false).truncate();
        let button = ui.add(button);
        ear::give_author_id(&button, "colors-complaint");
        if button.clicked() {
            self.editor.choose(role);
        }
    }
}

fn add_and_use(theme: OwnTheme, themes: &Themes, commands: &mut Vec<Command>) {
    let number = themes.own().len();
    commands.push(Command::Theme(ThemeCommand::Add(Box::new(theme))));
    if number < Themes::MAX_OWN {
        let used = ThemeCommand::Use(ThemeId::Own(number));
        commands.push(Command::Theme(used));
    }
}

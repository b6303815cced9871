//! The list of themes: the ready-made looks, the themes that can be edited, and the
//! player's own.

use std::collections::BTreeMap;

use egui::{Button, RichText, Ui, vec2};

use super::editor::Editor;
use super::{footer, picture, scrolled};
use crate::app::command::{Command, ThemeCommand, WindowKind};
use crate::app::ear;
use crate::app::menu::tip;
use crate::app::paint;
use crate::app::theme::{Look, strong};
use crate::app::typed;
use crate::app::windows::{row, text};
use engine::Name;
use look::{OwnTheme, Palette, ThemeId, ThemeSlot, Themes};
use words::{Id, colors, names};
use words::{id, say};

/// The list, and what is being done in it.
#[derive(Debug, Clone, Default)]
pub(super) struct ThemeList {
    /// The own theme that is being renamed.
    renamed: Option<Renamed>,
    /// What was said of a file that was written or read.
    pub(super) told: String,
    /// What was removed since the window was opened.
    removed: Vec<Removed>,
    /// The colours that themes had before they were reset.
    reset: BTreeMap<ThemeSlot, Palette>,
}

/// An own theme that was removed.
#[derive(Debug, Clone)]
struct Removed {
    number: usize,
    theme: OwnTheme,
    /// Whether it was on the table.
    was_used: bool,
}

/// An own theme that is being renamed.
#[derive(Debug, Clone)]
struct Renamed {
    number: usize,
    /// What it is to be called.
    name: String,
    /// Whether its field has not been seen yet.
    is_new: bool,
}

impl Renamed {
    const fn new(number: usize, name: String) -> Self {
        Self {
            number,
            name,
            is_new: true,
        }
    }
}

/// A theme of the list.
#[derive(Clone, Copy)]
struct Shown<'a> {
    id: ThemeId,
    themes: &'a Themes,
}

impl Shown<'_> {
    /// The number of an own theme.
    const fn own(&self) -> Option<usize> {
        match self.id {
            ThemeId::Own(number) => Some(number),
            _ => None,
        }
    }

    /// Whether it is a ready-made look, which cannot be edited.
    fn is_look(&self) -> bool {
        self.own().is_none() && self.themes.slot(self.id).is_look()
    }

    fn name(&self) -> String {
        let own = self.own().and_then(|number| self.themes.own().get(number));
        own.map_or_else(
            || colors::theme(self.themes.slot(self.id)),
            |own| own.name.as_str().to_owned(),
        )
    }

    /// The end of the ids of its buttons.
    fn key(&self) -> String {
        match self.id {
            ThemeId::Own(number) => format!("own-{}", number + 1),
            _ if self.is_look() => <&str>::from(self.themes.slot(self.id)).to_owned(),
            _ => (self.themes.slot(self.id) as usize + 1).to_string(),
        }
    }

    /// The theme with this name, as one's own.
    fn called(&self, name: Name) -> OwnTheme {
        OwnTheme {
            name,
            made_from: self.themes.slot(self.id),
            colors: *self.themes.palette(self.id),
        }
    }
}

impl ThemeList {
    /// Draws the list; what is to be edited.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        look: &Look,
        themes: &Themes,
        commands: &mut Vec<Command>,
    ) -> Option<Editor> {
        let mut edited = None;
        scrolled(ui, 0.0, None, |ui| {
            let own = (0..themes.own().len()).map(ThemeId::Own);
            let ready_made = [ThemeSlot::LOOKS, ThemeSlot::EDITABLE];
            let ready_made = ready_made.into_iter().flatten().map(ThemeId::from);
            for (n, id) in ready_made.chain(own).enumerate() {
                if n > 0 {
                    ui.separator();
                }
                let shown = Shown { id, themes };
                ui.push_id(id, |ui| {
                    title_ui(ui, look, &shown);
                    let strip = picture::strip(ui, themes.slot(id), themes.palette(id));
                    if strip.clicked() && themes.used() != id {
                        commands.push(Command::Theme(ThemeCommand::Use(id)));
                    }
                    let is_edited = self.buttons_ui(ui, &shown, commands);
                    if is_edited {
                        let palette = *themes.palette(id);
                        edited = Some(Editor::new(id, themes.slot(id), shown.name(), palette));
                    }
                });
            }
            self.removed_ui(ui, themes, commands);
        });
        footer(ui, |ui| {
            let close = text::button(ui, id!("colors-close"), id!("tip-colors-close"));
            if close.clicked() {
                commands.push(Command::CloseWindow(WindowKind::Colors));
            }
            let fetch = text::button(ui, id!("colors-fetch"), id!("tip-colors-fetch"));
            if fetch.clicked() {
                commands.push(Command::Theme(ThemeCommand::Fetch(None)));
            }
            ui.add(egui::Label::new(RichText::new(&self.told).small().weak()).truncate());
        });
        edited
    }

    /// What can be done with a theme; whether it is to be edited.
    fn buttons_ui(&mut self, ui: &mut Ui, shown: &Shown<'_>, commands: &mut Vec<Command>) -> bool {
        let Shown { id, themes } = *shown;
        let (theme, slot) = (shown.name(), themes.slot(id));
        let mut ask = |what| commands.push(Command::Theme(what));
        let mut is_edited = false;
        ui.horizontal_wrapped(|ui| {
            let mut button = |verb: Id, says: Id, name: Option<String>, is_on: bool| {
                let response = ui.add_enabled(is_on, Button::new(verb.text()));
                ear::give_author_id(&response, format!("{}-{}", verb.name(), shown.key()));
                let response = tip(response, says, None);
                match name {
                    Some(name) => response.accessible_name(name).clicked(),
                    None => response.clicked(),
                }
            };
            let name = say!("colors-use-theme", theme = &theme);
            let is_other = themes.used() != id;
            if button(
                id!("colors-use"),
                id!("tip-colors-use"),
                Some(name),
                is_other,
            ) {
                ask(ThemeCommand::Use(id));
            }
            let name = say!("colors-edit-theme", theme = &theme);
            let is_look = shown.is_look();
            let says = if is_look {
                id!("colors-look-is-fixed")
            } else {
                id!("tip-colors-edit")
            };
            is_edited = button(id!("colors-edit"), says, Some(name), !is_look);
            let has_room = themes.own().len() < Themes::MOST_OWN;
            let copy = Name::new(&say!("colors-copy-of", theme = &theme));
            let copy = copy.or_else(|_| Name::new(&theme));
            if button(id!("colors-copy"), id!("tip-colors-copy"), None, has_room)
                && let Ok(name) = copy
            {
                self.renamed = Some(Renamed::new(themes.own().len(), name.as_str().to_owned()));
                ask(ThemeCommand::Add(Box::new(shown.called(name))));
            }
            if button(id!("colors-send"), id!("tip-colors-send"), None, true)
                && let Ok(name) = Name::new(&theme)
            {
                ask(ThemeCommand::Send(Box::new(shown.called(name)), None));
            }
            if let Some(number) = shown.own() {
                if button(id!("colors-rename"), id!("tip-colors-rename"), None, true) {
                    self.renamed = Some(Renamed::new(number, theme.clone()));
                }
                if button(id!("colors-remove"), id!("tip-colors-remove"), None, true) {
                    self.renamed = None;
                    self.removed
                        .extend(themes.own().get(number).map(|own| Removed {
                            number,
                            theme: own.clone(),
                            was_used: themes.used() == id,
                        }));
                    ask(ThemeCommand::Remove(number));
                }
            } else if is_look {
                // It is always as the program came.
            } else if let (Some(before), false) = (self.reset.get(&slot), themes.is_edited(slot)) {
                let name = say!("colors-edited-again-theme", theme = &theme);
                let says = id!("tip-colors-edited-again");
                if button(id!("colors-edited-again"), says, Some(name), true) {
                    ask(ThemeCommand::Save(id, Box::new(*before)));
                }
            } else {
                let name = say!("colors-reset-theme", theme = &theme);
                let is_edited = themes.is_edited(slot);
                let says = id!("tip-colors-reset");
                if button(id!("colors-reset"), says, Some(name), is_edited) {
                    self.reset.insert(slot, *themes.palette(id));
                    ask(ThemeCommand::Reset(slot));
                }
            }
        });
        let is_here = |renamed: &mut Renamed| shown.own() == Some(renamed.number);
        if let Some(renamed) = self.renamed.take_if(is_here) {
            self.renamed = rename_ui(ui, renamed, commands);
        }
        is_edited
    }

    /// What was removed, the last first; each can be brought back.
    fn removed_ui(&mut self, ui: &mut Ui, themes: &Themes, commands: &mut Vec<Command>) {
        let mut brought_back = None;
        for (n, removed) in self.removed.iter().enumerate().rev() {
            ui.separator();
            ui.horizontal_wrapped(|ui| {
                let name = removed.theme.name.as_str();
                ui.label(RichText::new(say!("colors-removed", theme = name)).weak());
                let has_room = themes.own().len() < Themes::MOST_OWN;
                let back = ui.add_enabled(has_room, Button::new(say!("colors-bring-back")));
                ear::give_author_id(&back, format!("colors-bring-back-{}", n + 1));
                let back = tip(back, id!("tip-colors-bring-back"), None);
                if back.clicked() {
                    brought_back = Some(n);
                }
                back.accessible_name(say!("colors-bring-theme-back", theme = name));
            });
        }
        let Some(n) = brought_back else {
            return;
        };
        self.renamed = None;
        let Removed {
            number,
            theme,
            was_used,
        } = self.removed.remove(n);
        let number = number.min(themes.own().len());
        let instead = ThemeId::from(theme.made_from);
        commands.push(Command::Theme(ThemeCommand::PutBack(
            number,
            Box::new(theme),
        )));
        if was_used && themes.used() == instead {
            commands.push(Command::Theme(ThemeCommand::Use(ThemeId::Own(number))));
        }
    }
}

/// The name of a theme, and whether it is in use.
fn title_ui(ui: &mut Ui, look: &Look, shown: &Shown<'_>) {
    let Shown { id, themes } = *shown;
    ui.horizontal(|ui| {
        ui.label(strong(shown.name()));
        if shown.own().is_none() && themes.is_edited(themes.slot(id)) {
            ui.label(RichText::new(say!("colors-edited")).small().weak());
        }
        if themes.used() == id {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(say!("colors-in-use"));
                let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), egui::Sense::hover());
                paint::tick(ui.painter(), rect, look.accent_text);
            });
        }
    });
}

/// The field for the name of an own theme, until it is named.
fn rename_ui(ui: &mut Ui, mut renamed: Renamed, commands: &mut Vec<Command>) -> Option<Renamed> {
    let mut is_done = false;
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say!("colors-name"));
        let field = typed::field(&mut renamed.name, Name::MAX_CHARS).desired_width(200.0);
        let field = row::field_ui(ui, field).labelled_by(label.id);
        ear::give_author_id(&field, "colors-name");
        if std::mem::take(&mut renamed.is_new) {
            field.request_focus();
            field.scroll_to_me(None);
        }
        let is_entered =
            field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let wanted = Name::new(&renamed.name);
        let keep = ui.add_enabled(wanted.is_ok(), Button::new(say!("colors-keep-name")));
        ear::give_author_id(&keep, "colors-keep-name");
        let keep = tip(keep, id!("tip-colors-keep-name"), None);
        match wanted {
            Ok(wanted) if keep.clicked() || is_entered => {
                let rename = ThemeCommand::Rename(renamed.number, wanted);
                commands.push(Command::Theme(rename));
                is_done = true;
            }
            Ok(_) => {}
            Err(reason) => text::quiet(ui, names::bad_name(reason)),
        }
    });
    (!is_done).then_some(renamed)
}

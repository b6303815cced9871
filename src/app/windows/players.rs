//! The form that asks who plays.

use egui::{Align, Button, Checkbox, Key, Label, Layout, RichText, ScrollArea, Ui, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::welcome::Welcome;
use super::{landing, row, text};
use crate::app::command::{Command, FileCommand, SitDown};
use crate::app::ear;
use crate::app::menu::{ENTER, tip};
use crate::app::theme::Look;
use crate::app::typed;
use engine::{Name, NameError};
use game::profile::{Person, Players};
use game::storage::Household;
use words::{Id, names};
use words::{id, say};

/// The space above a part of the form, in points.
const ABOVE_PART: f32 = 12.0;

/// The width of the card for a newcomer, in points.
const WELCOME_WIDTH: f32 = 680.0;

/// Where the card for a newcomer has less height than this, in points, it is made
/// lower.
const LOW_BELOW: f32 = 440.0;

/// The least height of the button that sits down, in points.
const BUTTON_HEIGHT: f32 = 36.0;

/// The form and what is being typed into it.
#[derive(Debug, Default)]
pub struct PlayersWindow {
    name: String,
    /// What is in the field is the word for who has not given a name.
    is_nameless: bool,
    always: bool,
    /// Whom the player is asked about before they are deleted.
    to_delete: Option<String>,
    refused: Option<NameError>,
    /// What is lost if somebody else sits down, once it has been asked for.
    loss: Option<String>,
    /// The field takes the keyboard and what is in it is marked.
    opens: bool,
    /// What meets somebody where nobody has ever played.
    welcome: Option<Welcome>,
}

impl Contents for PlayersWindow {
    fn title(&self) -> Id {
        if self.welcome.is_some() {
            id!("window-welcome")
        } else {
            id!("window-players")
        }
    }

    fn width(&self) -> f32 {
        if self.welcome.is_some() {
            WELCOME_WIDTH
        } else {
            420.0
        }
    }

    fn scrolls(&self) -> bool {
        self.welcome.is_none()
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        *self = Self::new(around.household.players());
        let home = around.household;
        let is_new = home.at_table().is_none() && home.players().is_empty();
        self.welcome = is_new.then(Welcome::default);
    }

    fn hear(&mut self, why: &str) {
        self.loss = Some(why.to_owned());
    }

    fn forget_said(&mut self) {
        self.loss = None;
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if self.welcome.is_some() {
            self.welcome_ui(ui, around, answers.commands);
            return;
        }
        if around.household.at_table().is_none() {
            // Nobody sits at the table, so notices can be shown nowhere else.
            for notice in around.messages.notices() {
                text::warning(ui, notice);
            }
        }
        self.ui(ui, around.household, around.look, answers.commands);
    }
}

impl PlayersWindow {
    /// A form with the name of whoever played last.
    fn new(players: &Players) -> Self {
        let name = players.last().map(Person::as_name);
        let is_nameless = name.is_none_or(|name| *name == Person::nameless());
        Self {
            name: name.map_or_else(String::new, names::called),
            is_nameless,
            always: players.is_empty() || players.skips_form(),
            to_delete: None,
            refused: None,
            loss: None,
            opens: true,
            welcome: None,
        }
    }

    /// Draws the card for a newcomer: all of it scrolls but the button.
    fn welcome_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, commands: &mut Vec<Command>) {
        let height = ui.available_height() - BUTTON_HEIGHT - 3.0 * ABOVE_PART;
        let is_low = Welcome::is_wide(ui) && height < LOW_BELOW;
        let mut done = Self::is_entered(ui);
        let area = ScrollArea::vertical().max_height(height);
        area.auto_shrink([false, true]).show(ui, |ui| {
            for notice in around.messages.notices() {
                text::warning(ui, notice);
            }
            if let Some(welcome) = &mut self.welcome {
                let set = around.session.preferences();
                if let Some(set) = Welcome::language_ui(ui, set) {
                    commands.push(Command::SetPreferences(Box::new(set)));
                }
                welcome.ui(ui, is_low, around.look);
            }
            if is_low {
                // Beside each other, so that all of it is to be seen.
                ui.horizontal(|ui| {
                    let layout = Layout::right_to_left(Align::Center);
                    ui.with_layout(layout, |ui| {
                        self.always_ui(ui);
                        let layout = Layout::left_to_right(Align::Center);
                        ui.with_layout(layout, |ui| done |= self.name_ui(ui));
                    });
                });
                self.refused_ui(ui);
                return;
            }
            text::quiet(ui, say!("welcome-later"));
            ui.add_space(ABOVE_PART);
            done |= self.name_ui(ui);
            self.refused_ui(ui);
            ui.add_space(ABOVE_PART / 2.0);
            self.always_ui(ui);
        });
        ui.add_space(ABOVE_PART);
        done |= Self::button_ui(ui, around.look);
        if done {
            self.sit_down(around.household, commands);
        }
    }

    /// Draws whether whoever sits down is always to begin.
    fn always_ui(&mut self, ui: &mut Ui) {
        ui.add(Checkbox::new(&mut self.always, say!("players-always")))
            .on_hover_text(say!("players-always-explained"));
    }

    /// Draws the form.
    fn ui(&mut self, ui: &mut Ui, home: &Household, look: &Look, commands: &mut Vec<Command>) {
        let mut done = Self::is_entered(ui);
        done |= self.name_ui(ui);
        self.refused_ui(ui);
        if !home.players().is_empty() {
            ui.add_space(ABOVE_PART);
            text::heading(ui, say!("players-known"));
            for person in home.players().iter() {
                done |= self.person_ui(ui, person, home, commands);
            }
        }
        for person in home.players().deleted() {
            let called = names::called(person.as_name());
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(say!("players-deleted", name = called.as_str())).weak());
                let back = ui.button(say!("players-bring-back", name = called.as_str()));
                ear::give_author_id(&back, format!("bring-back-{}", person.folder()));
                if tip(back, id!("tip-players-bring-back"), None).clicked() {
                    commands.push(Command::File(FileCommand::BringBackPlayer(
                        person.folder().to_owned(),
                    )));
                }
            });
        }
        ui.add_space(ABOVE_PART);
        ui.add(Checkbox::new(&mut self.always, say!("players-always")));
        text::quiet(ui, say!("players-always-explained"));
        ui.add_space(ABOVE_PART);
        if let Some(loss) = &self.loss {
            text::warning(ui, loss);
        }
        done |= Self::button_ui(ui, look);
        if done {
            self.sit_down(home, commands);
        }
    }

    /// Whether Enter was pressed where nothing else takes it.
    fn is_entered(ui: &Ui) -> bool {
        landing::is_free(ui) && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// Draws the button that sits down; true if it was clicked.
    fn button_ui(ui: &mut Ui, look: &Look) -> bool {
        let button = look.main_button(say!("players-sit-down"));
        let size = vec2(ui.available_width(), BUTTON_HEIGHT);
        let button = ui.add_sized(size, button);
        ear::give_author_id(&button, "players-sit-down");
        tip(button, id!("tip-players-sit-down"), Some(ENTER)).clicked()
    }

    /// Draws why the name was refused.
    fn refused_ui(&self, ui: &mut Ui) {
        if let Some(reason) = self.refused {
            let color = ui.visuals().warn_fg_color;
            let words = RichText::new(names::bad_name(reason));
            ui.add(Label::new(words.small().color(color)).wrap());
        }
    }

    /// Asks to sit down, if that can be under this name.
    fn sit_down(&mut self, home: &Household, commands: &mut Vec<Command>) {
        // On a copy, to know whether it can be done.
        self.refused = home.players().clone().sit_down(self.typed(), false).err();
        if self.refused.is_none() {
            let chosen = self.welcome.as_ref().map(Welcome::preferences);
            commands.push(Command::File(FileCommand::SitDown(SitDown {
                name: self.typed().to_owned(),
                always: self.always,
                accepts_loss: self.loss.is_some(),
                begins_with: Box::new(chosen.cloned().unwrap_or_default()),
            })));
        }
    }

    /// The name in the field.
    fn typed(&self) -> &str {
        if self.is_nameless {
            Person::NAMELESS
        } else {
            &self.name
        }
    }

    /// Draws the field for the name; true if Enter was pressed in it.
    fn name_ui(&mut self, ui: &mut Ui) -> bool {
        if self.is_nameless {
            self.name = names::called(&Person::nameless());
        }
        let label = ui.label(say!("players-name"));
        let mut output = typed::field(&mut self.name, Name::MAX_CHARS)
            .hint_text(say!("players-name-hint"))
            .desired_width(f32::INFINITY)
            .show(ui);
        let response = output.response.response.labelled_by(label.id);
        row::focus_ring(ui, &response);
        if self.opens {
            self.opens = false;
            response.request_focus();
            let all = egui::text::CCursorRange::select_all(&output.galley);
            output.state.cursor.set_char_range(Some(all));
            output.state.store(ui.ctx(), response.id);
        }
        if response.changed() {
            self.refused = None;
            self.is_nameless = false;
        }
        response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// Draws a player who can be picked or deleted; true if they sit down.
    fn person_ui(
        &mut self,
        ui: &mut Ui,
        person: &Person,
        home: &Household,
        commands: &mut Vec<Command>,
    ) -> bool {
        if self.to_delete.as_deref() == Some(person.folder()) {
            self.ask_ui(ui, person, commands);
            return false;
        }
        let called = names::called(person.as_name());
        let is_meant = home.players().named(self.typed()) == Some(person);
        let layout = Layout::right_to_left(Align::Center);
        let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
        let line = ui.allocate_ui_with_layout(line, layout, |ui| {
            if home.at_table() == Some(person) {
                ui.label(RichText::new(say!("players-at-the-table")).small().weak());
            } else {
                let delete = ui.button(say!("players-delete"));
                let delete =
                    delete.accessible_name(say!("players-delete-player", name = called.as_str()));
                ear::give_author_id(&delete, format!("delete-{}", person.folder()));
                if tip(delete, id!("tip-players-delete"), None).clicked() {
                    self.to_delete = Some(person.folder().to_owned());
                }
            }
            let width = ui.available_width();
            let name = Button::selectable(is_meant, called).wrap();
            let name = name.min_size(vec2(width, 0.0)).right_text(());
            ui.add(name)
        });
        let name = line.inner;
        ear::give_author_id(&name, format!("player-{}", person.folder()));
        let name = tip(name, id!("tip-players-name"), None);
        if name.clicked() {
            self.name = names::called(person.as_name());
            self.is_nameless = *person.as_name() == Person::nameless();
            self.refused = None;
        }
        name.double_clicked()
    }

    /// Asks before a player is deleted.
    fn ask_ui(&mut self, ui: &mut Ui, person: &Person, commands: &mut Vec<Command>) {
        let called = names::called(person.as_name());
        ui.group(|ui| {
            ui.set_width(ui.available_width());
            text::paragraph(ui, say!("players-ask-delete", name = called.as_str()));
            ui.horizontal(|ui| {
                let says = id!("tip-players-delete-now");
                let delete = text::button(ui, id!("players-delete"), says);
                if delete.clicked() {
                    commands.push(Command::File(FileCommand::DeletePlayer(
                        person.folder().to_owned(),
                    )));
                }
                let keep = text::button(ui, id!("players-keep"), id!("tip-players-keep"));
                if delete.clicked() || keep.clicked() {
                    self.to_delete = None;
                }
            });
        });
    }
}

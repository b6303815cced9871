//! Who plays: the players of this computer as cards, and a new one.

use std::collections::BTreeMap;

use egui::{
    Align, Key, Label, Layout, Modifiers, Popup, Rect, Response, RichText, Sense, Shape, Stroke,
    Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::contents::{Answers, Contents, Surroundings};
use super::kit::{self, Card};
use super::name_field::NameField;
use super::welcome::Welcome;
use super::{landing, text};
use crate::command::{Command, FileCommand, SitDown};
use crate::ear;
use crate::menu::{ENTER, tip};
use crate::paint::{self, Icon, Look, Pen, TextStyle, color};
use engine::{Level, Name};
use game::profile::{Person, Results};
use words::names::called;
use words::{Id, levels, msg};

/// The width of the window, in points.
const WIDTH: f32 = 720.0;
/// The size of a card, the least width of one, and the space between two.
const CARD_HEIGHT: f32 = 142.0;
const NEW_HEIGHT: f32 = 84.0;
const LEAST_WIDTH: f32 = 190.0;
const BETWEEN: f32 = 14.0;
/// The space inside a card.
const MARGIN: f32 = 18.0;
/// The side of the tile with the first letter of a name.
const TILE: f32 = 44.0;
/// The height of a field for a name.
const FIELD_HEIGHT: f32 = 40.0;
/// The width of the golden button, and the height of the foot.
const PLAY_WIDTH: f32 = 224.0;
const FOOT_HEIGHT: f32 = 48.0;

/// Who is chosen, and what is being typed.
#[derive(Debug, Default)]
pub struct PlayersWindow {
    /// The folder of whoever is chosen.
    chosen: Option<String>,
    /// The name of a new player, who is chosen then.
    new: Option<NameField>,
    /// The name that whoever is chosen is to get.
    renamed: Option<NameField>,
    always: bool,
    /// How often each has played and won, and how hard their Nestor plays.
    known: BTreeMap<String, (Results, Option<Level>)>,
    /// What is lost if somebody else sits down, once it has been asked for.
    loss: Option<String>,
    /// What meets somebody where nobody has ever played.
    welcome: Option<Welcome>,
}

impl Contents for PlayersWindow {
    fn title(&self) -> Id {
        if self.welcome.is_some() {
            msg::WINDOW_WELCOME
        } else {
            msg::WINDOW_PLAYERS
        }
    }

    fn width(&self) -> f32 {
        WIDTH
    }

    fn is_page(&self) -> bool {
        self.welcome.is_some()
    }

    fn scrolls(&self) -> bool {
        self.welcome.is_none()
    }

    fn opened(&mut self, around: &Surroundings<'_>) {
        let home = around.household;
        let players = home.players();
        let known = players.iter().map(|person| {
            let known = if home.at_table() == Some(person) {
                let session = around.session;
                let level = session.levels().into_iter().min();
                (session.tally().total(), level)
            } else {
                home.glance(person)
            };
            (person.folder().to_owned(), known)
        });
        let is_new = home.at_table().is_none() && players.is_empty();
        // A list that was made anew does not know who played last.
        let proposed = players.last().or_else(|| players.iter().next());
        *self = Self {
            chosen: proposed.map(|person| person.folder().to_owned()),
            always: players.skips_form(),
            known: known.collect(),
            welcome: is_new.then(Welcome::new),
            ..Self::default()
        };
        if players.is_empty() {
            self.new = Some(NameField::new(String::new()));
        }
    }

    fn hear(&mut self, why: &str) {
        self.loss = Some(why.to_owned());
    }

    fn forget_said(&mut self) {
        self.loss = None;
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if let Some(welcome) = &mut self.welcome {
            welcome.ui(ui, around, answers);
            return;
        }
        if around.household.at_table().is_none() {
            // Nobody sits at the table, so notices can be shown nowhere else.
            for notice in around.messages.notices() {
                text::warning(ui, notice);
            }
        }
        let mut done = self.cards_ui(ui, around, answers);
        done |= self.new_ui(ui, around);
        deleted_ui(ui, around, answers);
        ui.add_space(BETWEEN);
        let is_free = around.is_in_front && landing::is_free(ui);
        done |= is_free && ui.input(|input| input.key_pressed(Key::Enter));
        if done {
            self.sit_down(around, answers);
        }
    }

    fn has_foot(&self) -> bool {
        self.welcome.is_none()
    }

    fn foot_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if let Some(loss) = &self.loss {
            text::warning(ui, loss);
        }
        let name = self.name(around).map(|name| called(&name));
        let typed = self.new.as_ref().map(NameField::typed);
        let typed = typed.filter(|typed| !typed.is_empty()).map(str::to_owned);
        let shown = name.clone().or(typed);
        let shown = shown.unwrap_or_else(|| msg::PLAYERS_NEW.text());
        let always = msg::players_always(shown.as_str());
        let play = msg::players_play(shown.as_str());
        let is_narrow = kit::is_narrow(ui.ctx());
        let mut always_ui = |ui: &mut Ui| {
            let switch = kit::switch(ui, &always, self.always);
            ear::give_author_id(&switch, "players-always");
            let label = ui.add(Label::new(&always).truncate().sense(Sense::click()));
            let switch = switch.on_hover_text(msg::PLAYERS_ALWAYS_EXPLAINED.text());
            if switch.clicked() || label.clicked() {
                self.always = !self.always;
            }
        };
        let play_ui = |ui: &mut Ui, width: f32| {
            let play = ui.add_enabled_ui(name.is_some(), |ui| {
                kit::primary_button(ui, around.paint, "players-sit-down", &play, width)
            });
            tip(play.inner, msg::TIP_PLAYERS_SIT_DOWN, Some(ENTER)).clicked()
        };
        let done = if is_narrow {
            ui.horizontal(always_ui);
            ui.add_space(6.0);
            let width = ui.available_width();
            play_ui(ui, width)
        } else {
            let size = vec2(ui.available_width(), FOOT_HEIGHT);
            let layout = Layout::right_to_left(Align::Center);
            ui.allocate_ui_with_layout(size, layout, |ui| {
                let done = ui
                    .allocate_ui(vec2(PLAY_WIDTH, 44.0), |ui| play_ui(ui, PLAY_WIDTH))
                    .inner;
                ui.with_layout(Layout::left_to_right(Align::Center), &mut always_ui);
                done
            })
            .inner
        };
        if done {
            self.sit_down(around, answers);
        }
    }
}

impl PlayersWindow {
    /// What whoever is chosen is called, if that is a name.
    fn name(&self, around: &Surroundings<'_>) -> Option<Name> {
        if let Some(new) = &self.new {
            let name = Name::new(new.typed()).ok()?;
            let is_taken = around.household.players().named(name.as_str()).is_some();
            return (!is_taken).then_some(name);
        }
        let chosen = self.chosen.as_deref()?;
        let mut players = around.household.players().iter();
        let person = players.find(|person| person.folder() == chosen)?;
        Some(person.as_name().clone())
    }

    /// Draws the players; whether one of them is to sit down.
    fn cards_ui(
        &mut self,
        ui: &mut Ui,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) -> bool {
        let (columns, width) = columns(ui);
        let players: Vec<_> = around.household.players().iter().collect();
        let mut done = false;
        for row in players.chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = BETWEEN;
                for person in row {
                    done |= self.person_ui(ui, person, width, around, answers);
                }
            });
            ui.add_space(BETWEEN - ui.spacing().item_spacing.y);
        }
        done
    }

    /// Draws a player; whether they are to sit down.
    fn person_ui(
        &mut self,
        ui: &mut Ui,
        person: &Person,
        width: f32,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) -> bool {
        let folder = person.folder();
        let is_chosen = self.new.is_none() && self.chosen.as_deref() == Some(folder);
        let is_playing = around.household.at_table() == Some(person);
        let name = called(person.as_name());
        let (won, level) = self.says(folder, is_playing);
        let spoken = format!("{name}. {won}. {level}");
        let id = format!("player-{folder}");
        let card = Card {
            id: &id,
            name: &spoken,
            is_chosen,
            size: vec2(width, CARD_HEIGHT),
            margin: 0,
        };
        let is_renamed = is_chosen && self.renamed.is_some();
        let shown = kit::card(ui, &card, |ui| {
            let inside = ui.max_rect().shrink(MARGIN);
            tile(ui, inside.min, &name, around.paint);
            let below = inside.with_min_y(inside.top() + TILE + 12.0);
            if !is_renamed {
                name_ui(ui, inside, &name, is_chosen);
            }
            ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(Label::new(&won).truncate());
                let level = RichText::new(&level).weak();
                ui.add(Label::new(level).truncate());
            });
        });
        let card = shown.response;
        if card.clicked() {
            self.choose(folder);
        }
        if is_renamed {
            self.rename_ui(ui, (card.rect, person), around, answers);
        } else if is_chosen {
            self.more_ui(ui, &card, (person, is_playing), around, answers);
        }
        let enter = card.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if enter {
            self.choose(folder);
        }
        card.double_clicked() || enter
    }

    fn choose(&mut self, folder: &str) {
        if self.chosen.as_deref() != Some(folder) {
            self.renamed = None;
        }
        self.chosen = Some(folder.to_owned());
        self.new = None;
        self.loss = None;
    }

    /// What is said of a player: how often they won, and how hard their Nestor plays.
    fn says(&self, folder: &str, is_playing: bool) -> (String, String) {
        let (results, level) = self.known.get(folder).copied().unwrap_or_default();
        let won = msg::players_won(results.games(), results.won);
        let level = level.map_or_else(String::new, levels::name);
        let level = match (level.is_empty(), is_playing) {
            (_, false) => level,
            (true, true) => msg::PLAYERS_AT_THE_TABLE.text(),
            (false, true) => msg::players_level_at_the_table(level),
        };
        (won, level)
    }

    /// Draws what else can be done with whoever is chosen.
    fn more_ui(
        &mut self,
        ui: &mut Ui,
        card: &Response,
        (person, is_playing): (&Person, bool),
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let size = Vec2::splat(36.0);
        let place = Rect::from_min_size(card.rect.right_top() + vec2(-44.0, 6.0), size);
        let name = msg::players_more(called(person.as_name()));
        let id = ui.make_persistent_id(("more", person.folder()));
        let builder = UiBuilder::new().max_rect(place).scope_id(id);
        let more = ui
            .scope_builder(builder, |ui| {
                kit::icon_button(ui, around.paint, "players-more", Icon::More, &name)
            })
            .inner;
        Popup::menu(&more).show(|ui| {
            let rename = ui.button(msg::RENAME.text());
            ear::give_author_id(&rename, "players-rename");
            if rename.clicked() {
                self.renamed = Some(NameField::new(called(person.as_name())));
            }
            let delete = ui.add_enabled(!is_playing, egui::Button::new(msg::DELETE.text()));
            ear::give_author_id(&delete, format!("delete-{}", person.folder()));
            let delete = delete.on_disabled_hover_text(msg::PLAYERS_WHY_NOT_DELETE.text());
            if delete.clicked() {
                let folder = person.folder().to_owned();
                let command = FileCommand::DeletePlayer(folder);
                answers.commands.push(Command::File(command));
                let mut others = around.household.players().iter();
                let other = others.find(|other| other.folder() != person.folder());
                self.chosen = other.map(|other| other.folder().to_owned());
            }
        });
    }

    /// Draws the field for another name of whoever is chosen.
    fn rename_ui(
        &mut self,
        ui: &mut Ui,
        (card, person): (Rect, &Person),
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let Some(field) = &mut self.renamed else {
            return;
        };
        let left = card.left() + MARGIN + TILE + 10.0;
        let place = card.with_min_x(left).shrink2(vec2(8.0, MARGIN));
        let (entered, escaped) = ui
            .scope_builder(UiBuilder::new().max_rect(place), |ui| {
                let size = vec2(ui.available_width(), FIELD_HEIGHT);
                let entered = field.ui(ui, size, None);
                field.problem_ui(ui, taken(field.typed(), Some(person), around));
                (entered, ui.input(|input| input.key_pressed(Key::Escape)))
            })
            .inner;
        let name = Name::new(field.typed()).ok();
        let name = name.filter(|_| taken(field.typed(), Some(person), around).is_none());
        if entered {
            // It does not sit down, too.
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        }
        if let Some(name) = name.filter(|_| entered) {
            let command = FileCommand::RenamePlayer(person.folder().to_owned(), name);
            answers.commands.push(Command::File(command));
            self.renamed = None;
        } else if escaped {
            self.renamed = None;
        }
    }

    /// Draws the card of a new player, which turns into a field for the name; whether they
    /// are to sit down.
    fn new_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>) -> bool {
        let (columns, width) = columns(ui);
        let mut entered = false;
        let mut draw = |ui: &mut Ui| {
            if let Some(field) = &mut self.new {
                ui.allocate_ui(vec2(width, NEW_HEIGHT), |ui| {
                    ui.set_width(width);
                    ui.vertical(|ui| {
                        let label = ui.label(msg::PLAYERS_NAME.text());
                        entered = field.ui(ui, vec2(width, FIELD_HEIGHT), Some(label.id));
                        field.problem_ui(ui, taken(field.typed(), None, around));
                    });
                });
            } else if new_card(ui, vec2(width, NEW_HEIGHT), around.paint).clicked() {
                self.new = Some(NameField::new(String::new()));
                self.renamed = None;
                self.loss = None;
            }
            let says = RichText::new(msg::PLAYERS_OWN_EACH.text()).weak();
            ui.add(Label::new(says).wrap());
        };
        if columns == 1 {
            draw(ui);
        } else {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = BETWEEN + 6.0;
                draw(ui);
            });
        }
        entered
    }

    /// Asks to sit down, if that can be under this name.
    fn sit_down(&self, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if let Some(name) = self.name(around) {
            let sit_down = FileCommand::SitDown(SitDown {
                name: name.as_str().to_owned(),
                always: self.always,
                accepts_loss: self.loss.is_some(),
                begins_with: Box::default(),
            });
            answers.commands.push(Command::File(sit_down));
        }
    }
}

/// How many cards stand in a row, and how wide each is.
fn columns(ui: &Ui) -> (usize, f32) {
    let room = ui.available_width() + BETWEEN;
    let columns = (room / (LEAST_WIDTH + BETWEEN)).floor().clamp(1.0, 3.0);
    (columns as usize, room / columns - BETWEEN)
}

/// Why nobody else can be called so: somebody is.
fn taken(typed: &str, but: Option<&Person>, around: &Surroundings<'_>) -> Option<String> {
    let person = around.household.players().named(typed)?;
    let is_other = but.is_none_or(|but| but.folder() != person.folder());
    is_other.then(|| msg::players_taken(called(person.as_name())))
}

/// Draws what can be brought back.
fn deleted_ui(ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
    for person in around.household.players().deleted() {
        let name = called(person.as_name());
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(msg::players_deleted(name.as_str())).weak());
            let id = format!("bring-back-{}", person.folder());
            let back = msg::players_bring_back(name.as_str());
            if kit::link(ui, around.paint, &id, &back).clicked() {
                let folder = person.folder().to_owned();
                let command = FileCommand::BringBackPlayer(folder);
                answers.commands.push(Command::File(command));
            }
        });
    }
}

/// Draws the tile with the first letter of a name.
fn tile(ui: &Ui, at: egui::Pos2, name: &str, look: &Look) {
    let face = look.colors.hand;
    let rect = Rect::from_min_size(at, Vec2::splat(TILE));
    let mut pen = Pen::new(ui.painter());
    let upper = rect.with_max_y(rect.bottom() - 3.0);
    pen.rect(rect, 8.0, color(face.side));
    pen.rect(upper, 8.0, (color(face.upper), color(face.lower)));
    let style = TextStyle::semibold(20.0);
    let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    let at = pos2(
        upper.center().x,
        paint::centered_baseline(upper.center().y, 20.0),
    );
    pen.text(at, Align::Center, &letter, style, color(face.pips));
}

/// Draws a name beside its tile.
fn name_ui(ui: &Ui, inside: Rect, name: &str, is_chosen: bool) {
    let left = inside.left() + TILE + 14.0;
    let right = if is_chosen {
        inside.right() - 22.0
    } else {
        inside.right()
    };
    let style = TextStyle::regular(20.0);
    let (name, style) = paint::fitted(ui.painter(), name, style, 14.0, right - left);
    let baseline = paint::centered_baseline(inside.top() + TILE / 2.0, style.size);
    let mut pen = Pen::new(ui.painter());
    let tone = ui.visuals().text_color();
    pen.text(pos2(left, baseline), Align::Min, &name, style, tone);
}

/// Draws the card of a new player.
fn new_card(ui: &mut Ui, size: Vec2, look: &Look) -> Response {
    let rect = ui.allocate_space(size).1;
    let response = ui.interact(rect, ui.make_persistent_id("players-new"), Sense::click());
    let name = msg::PLAYERS_NEW.text();
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    ear::give_author_id(&response, "players-new");
    let quiet = look.quiet(paint::On::Panel).gamma_multiply(0.6);
    let text = look.text(paint::On::Panel);
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, kit::CARD_ROUNDING, text.gamma_multiply(0.07));
    }
    let edge = rect.shrink(0.5);
    let corners = [
        edge.left_top(),
        edge.right_top(),
        edge.right_bottom(),
        edge.left_bottom(),
        edge.left_top(),
    ];
    painter.extend(Shape::dashed_line(
        &corners,
        Stroke::new(1.0, quiet),
        4.0,
        3.0,
    ));
    let inside = rect.shrink2(vec2(MARGIN, 0.0));
    let tile = Rect::from_min_size(
        pos2(inside.left(), inside.center().y - TILE / 2.0),
        Vec2::splat(TILE),
    );
    let mut pen = Pen::new(painter);
    pen.frame(tile, 8.0, -1.0, 0.0, quiet);
    paint::icon(&mut pen, Icon::Plus, tile.center(), 20.0, text);
    let at = pos2(
        tile.right() + 14.0,
        paint::centered_baseline(rect.center().y, 14.0),
    );
    pen.text(at, Align::Min, &name, TextStyle::semibold(14.0), text);
    drop(pen);
    response
}

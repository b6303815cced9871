//! The Players window: a card for each player of this computer, and one for a new player.

use std::collections::BTreeMap;

use egui::epaint::RoundedRect;
use egui::epaint::tessellator::path;
use egui::{Key, Label, Popup, Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2, vec2};

use super::five_lines;
use super::kit::{self, ChoiceCard, Dialog, TextCell, WidgetLabel, sizes};
use super::name_field::{NameField, PLAYER_NAME, RenameState};
use super::welcome::Welcome;
use super::{Window, WindowContext};
use super::{focus, text};
use crate::command::{FileCommand, SitDownRequest};
use crate::ear;
use crate::menu::{ENTER, hover_tip, tip, tip_or_why};
use crate::paint::{self, Icon, Look, Pen, TextStyle, color};
use crate::widgets::Button;
use engine::{Level, Name};
use game::profile::{Person, Preferences, Results};
use words::names::display_name;
use words::{levels, msg};

const CARD_HEIGHT: f32 = 142.0;
const NEW_CARD_HEIGHT: f32 = 84.0;
const MIN_CARD_WIDTH: f32 = 190.0;
const CARD_GAP: f32 = 14.0;
const MARGIN: f32 = 18.0;
/// The size of the square with the first letter of a name.
const TILE_SIZE: f32 = 44.0;
const GAP_BESIDE_TILE: f32 = 14.0;
const FIELD_HEIGHT: f32 = 40.0;
const PLAY_WIDTH: f32 = 224.0;

/// The chosen player, and unfinished input.
#[derive(Debug, Default)]
pub struct PlayersWindow {
    /// The folder of the chosen player.
    chosen: Option<String>,
    takes_focus: bool,
    /// The name of a new player, while it is being typed; no other player is chosen then.
    new_name: Option<NameField>,
    /// The new name of the chosen player, while it is being typed.
    rename_field: Option<NameField>,
    skips_form: bool,
    /// The results of each player and the levels of their last game, where known, by folder.
    details_by_folder: BTreeMap<String, (Option<Results>, Vec<Level>)>,
    /// The player for whom a seat was last requested; a second request accepts the loss of unsaved
    /// changes.
    requested_name: Option<Name>,
    welcome: Option<Welcome>,
}

impl Window for PlayersWindow {
    fn on_opened(&mut self, cx: &WindowContext<'_>) {
        let household = cx.household;
        let players = household.players();
        let known = players.iter().map(|person| {
            let known = if household.current_player() == Some(person) {
                let session = cx.session;
                let levels =
                    session.seating().levels().filter(|_| !session.hides_level()).collect();
                (Some(session.tally().total()), levels)
            } else {
                (person.results(), person.summary().easiest.into_iter().collect())
            };
            (person.folder().to_owned(), known)
        });
        let is_new = household.current_player().is_none() && players.is_empty();
        // A rebuilt list does not know who played last.
        let last_player = players.last().or_else(|| players.iter().next());
        let field = || NameField::new(String::new());
        *self = Self {
            chosen: last_player.map(|person| person.folder().to_owned()),
            takes_focus: true,
            new_name: players.is_empty().then(field),
            skips_form: players.skips_form(),
            details_by_folder: known.collect(),
            welcome: is_new.then(Welcome::new),
            ..Self::default()
        };
    }

    fn handles_escape(&self) -> bool {
        self.rename_field.is_some() || self.shows_only_wood()
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let is_page = self.welcome.as_ref().is_some_and(|welcome| !welcome.shows_five_lines());
        let dialog = match &self.welcome {
            None => Dialog::new(msg::WINDOW_PLAYERS, sizes::DIALOG_SIZE.x),
            Some(_) if is_page => Dialog {
                is_full_screen: true,
                scrolls: false,
                ..Dialog::new(msg::WINDOW_WELCOME, sizes::DIALOG_SIZE.x)
            },
            Some(_) => Dialog::new(msg::HELP_BASICS, five_lines::WIDTH),
        };
        dialog.show(ui, cx, |dialog| {
            dialog.body(|ui, cx| self.body(ui, cx));
            if !is_page {
                dialog.footer(|ui, cx| self.footer(ui, cx));
            }
        });
    }
}

impl PlayersWindow {
    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        if let Some(welcome) = &mut self.welcome {
            welcome.ui(ui, cx);
            return;
        }
        if cx.household.current_player().is_none() {
            // Without a seated player, notices are shown only here.
            let standing = cx.messages.pinned().into_iter();
            for told in standing.chain(cx.messages.other_notices()) {
                text::warning(ui, told);
            }
        }
        let (columns, width) = columns(ui);
        let players: Vec<_> = cx.household.players().iter().collect();
        let mut done = false;
        let mut cards = Vec::new();
        for row in players.chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = CARD_GAP;
                for person in row {
                    let (card, is_done) = self.person_ui(ui, person, width, cx);
                    cards.push((person.folder().to_owned(), card));
                    done |= is_done;
                }
            });
            ui.add_space(CARD_GAP - ui.spacing().item_spacing.y);
        }
        done |= self.new_player_ui(ui, columns, width, cx);
        deleted_ui(ui, cx);
        ui.add_space(CARD_GAP);
        let chosen = self.chosen.clone().filter(|_| self.new_name.is_none());
        if cx.is_in_front {
            let takes_focus = &mut self.takes_focus;
            if let Some(folder) = kit::move_focus_by_keys(ui, &cards, chosen.as_ref(), takes_focus)
            {
                self.choose(folder, cx);
            }
            done |=
                focus::is_nothing_focused(ui) && ui.input(|input| input.key_pressed(Key::Enter));
        }
        if done {
            self.sit_down(cx);
        }
    }

    /// Returns the request to sit down from the welcome page; `None` if that page is not open, or
    /// the name is invalid.
    pub(super) fn newcomer_request(
        &self,
        initial_preferences: Preferences,
    ) -> Option<SitDownRequest> {
        self.welcome.as_ref()?.sit_down_request(initial_preferences)
    }

    /// Whether nothing but the wood of the table is behind the window.
    pub(super) fn shows_only_wood(&self) -> bool {
        self.welcome.as_ref().is_some_and(Welcome::shows_five_lines)
    }

    fn footer(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        if let Some(welcome) = &mut self.welcome {
            welcome.lines_footer(ui, cx);
            return;
        }
        if let Some(loss) = self.loss_warning(cx) {
            text::warning(ui, loss);
        }
        let name = self.name(cx).map(|name| display_name(&name));
        let typed = self.new_name.as_ref().map(|field| field.typed().to_owned());
        let shown = name.clone().or(typed.filter(|typed| !typed.is_empty()));
        let shown = shown.unwrap_or_else(|| msg::PLAYERS_NEW.text());
        let always = msg::players_always(shown.as_str());
        let play = msg::players_play(shown.as_str());
        let always_ui = |ui: &mut Ui, is_on: &mut bool| {
            ui.spacing_mut().item_spacing.x = CARD_GAP;
            let switch = kit::switch(ui, &always, *is_on);
            ear::give_author_id(&switch, "players-always");
            let label = ui.add(Label::new(&always).truncate().sense(Sense::click()));
            let switch = hover_tip(switch, msg::PLAYERS_ALWAYS_EXPLAINED.text());
            *is_on ^= switch.clicked() || label.clicked();
        };
        let play_ui = |ui: &mut Ui, width: f32| {
            let play = ui.add_enabled_ui(name.is_some(), |ui| {
                let play = Button::primary("players-sit-down", &play);
                play.large(width).ui(ui, cx.look)
            });
            tip(play.inner, None, Some(ENTER)).clicked()
        };
        let done = if kit::is_narrow(ui.ctx()) {
            ui.horizontal(|ui| always_ui(ui, &mut self.skips_form));
            ui.add_space(6.0);
            let width = ui.available_width();
            play_ui(ui, width)
        } else {
            kit::row_from_right(ui, kit::LARGE_HEIGHT, |ui| {
                let size = vec2(PLAY_WIDTH, kit::LARGE_HEIGHT);
                let done = ui.allocate_ui(size, |ui| play_ui(ui, PLAY_WIDTH)).inner;
                kit::rest_from_left(ui, |ui| always_ui(ui, &mut self.skips_form));
                done
            })
        };
        if done {
            self.sit_down(cx);
        }
    }

    fn name(&self, cx: &WindowContext<'_>) -> Option<Name> {
        if let Some(new) = &self.new_name {
            return new.name(|name| name_taken_reason(name, None, cx)).ok();
        }
        let mut players = cx.household.players().iter();
        let person = players.find(|person| Some(person.folder()) == self.chosen.as_deref())?;
        Some(person.as_name().clone())
    }

    /// Returns the warning about unsaved changes, once the chosen player has asked to sit down.
    fn loss_warning<'a>(&self, cx: &WindowContext<'a>) -> Option<&'a str> {
        cx.status.filter(|_| self.requested_name.is_some() && self.requested_name == self.name(cx))
    }

    /// Draws a player. Returns the card, and whether the player sits down.
    fn person_ui(
        &mut self,
        ui: &mut Ui,
        person: &Person,
        width: f32,
        cx: &mut WindowContext<'_>,
    ) -> (Response, bool) {
        let folder = person.folder();
        let is_chosen = self.new_name.is_none() && self.chosen.as_deref() == Some(folder);
        let is_renamed = is_chosen && self.rename_field.is_some();
        let name = display_name(person.as_name());
        let [won, level] = self.results_and_level(person, cx);
        let known: Vec<_> = [&won, &level]
            .into_iter()
            .filter(|said| !said.is_empty())
            .map(String::as_str)
            .collect();
        let spoken = format!("{name}. {}", known.join(". "));
        let card = ChoiceCard {
            id: &format!("player-{folder}"),
            name: spoken.trim_end(),
            is_chosen,
            size: vec2(width, CARD_HEIGHT),
            margin: MARGIN as i8,
        };
        let card = kit::card(ui, &card, |ui| {
            let inside = ui.max_rect();
            paint_tile(ui, inside.min, &name, cx.look);
            if !is_renamed {
                let right = if is_chosen { 22.0 } else { 0.0 };
                let left = TILE_SIZE + GAP_BESIDE_TILE;
                let name = TextCell::left(left, inside.width() - left - right, &name).large();
                kit::cells(ui, inside.with_max_y(inside.top() + TILE_SIZE), [name]);
            }
            kit::ui_at(ui, inside.with_min_y(inside.top() + TILE_SIZE + 12.0), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(Label::new(&won).truncate());
                ui.add(Label::new(RichText::new(&level).weak()).truncate());
            });
        });
        let card = card.response;
        if is_renamed {
            self.rename_ui(ui, card.rect, person, cx);
        } else if is_chosen {
            self.more_menu_ui(ui, &card, person, cx);
        }
        let enter = card.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if card.clicked() || enter || card.gained_focus() && !self.takes_focus {
            self.choose(folder.to_owned(), cx);
        }
        let is_done = card.double_clicked() || enter;
        (card, is_done)
    }

    fn choose(&mut self, folder: String, cx: &mut WindowContext<'_>) {
        if self.chosen.as_ref() != Some(&folder) {
            self.finish_rename(cx);
        }
        self.chosen = Some(folder);
        self.new_name = None;
    }

    /// The results and the level of a player; empty where unknown.
    fn results_and_level(&self, person: &Person, cx: &WindowContext<'_>) -> [String; 2] {
        let (results, levels) =
            self.details_by_folder.get(person.folder()).cloned().unwrap_or_default();
        let won = results.map(|results| msg::players_won(results.games(), results.won));
        let is_playing = cx.household.current_player() == Some(person);
        let level = match levels::level_range(&levels) {
            level if !is_playing => level.unwrap_or_default(),
            None => msg::PLAYERS_AT_THE_TABLE.text(),
            Some(level) => msg::players_level_at_the_table(level),
        };
        [won.unwrap_or_default(), level]
    }

    fn more_menu_ui(
        &mut self,
        ui: &mut Ui,
        card: &Response,
        person: &Person,
        cx: &mut WindowContext<'_>,
    ) {
        let corner = card.rect.right_top() + vec2(-44.0, 6.0);
        let place = Rect::from_min_size(corner, Vec2::splat(36.0));
        let name = msg::players_more(display_name(person.as_name()));
        let id = ui.make_persistent_id(("more", person.folder()));
        let builder = UiBuilder::new().max_rect(place).scope_id(id);
        let more = ui.scope_builder(builder, |ui| {
            let more = kit::icon_button(ui, cx.look, "players-more", Icon::More, &name);
            kit::exclude_from_arrow_keys(more)
        });
        let is_playing = cx.household.current_player() == Some(person);
        Popup::menu(&more.inner).show(|ui| {
            let rename = ui.button(msg::RENAME.text());
            ear::give_author_id(&rename, "players-rename");
            if rename.clicked() {
                self.rename_field = Some(NameField::new(display_name(person.as_name())));
            }
            let delete = ui.add_enabled(!is_playing, egui::Button::new(msg::DELETE.text()));
            ear::give_author_id(&delete, format!("delete-{}", person.folder()));
            let delete = tip_or_why(delete, None, Some(msg::PLAYERS_WHY_NOT_DELETE));
            if delete.clicked() {
                let folder = person.folder().to_owned();
                cx.push(FileCommand::DeletePlayer(folder));
                let mut others = cx.household.players().iter();
                let other = others.find(|other| other.folder() != person.folder());
                self.chosen = other.map(|other| other.folder().to_owned());
            }
        });
    }

    /// Closes the field for a new name, and renames the chosen player if the name is valid.
    fn finish_rename(&mut self, cx: &mut WindowContext<'_>) {
        let Some(field) = self.rename_field.take() else {
            return;
        };
        let mut players = cx.household.players().iter();
        let person = players.find(|it| Some(it.folder()) == self.chosen.as_deref());
        let name = field.name(|name| name_taken_reason(name, person, cx));
        if let (Some(person), Ok(name)) = (person, name) {
            cx.push(FileCommand::RenamePlayer(person.folder().to_owned(), name));
        }
    }

    fn rename_ui(&mut self, ui: &mut Ui, card: Rect, person: &Person, cx: &mut WindowContext<'_>) {
        let Some(field) = &mut self.rename_field else {
            return;
        };
        let left = card.left() + MARGIN + TILE_SIZE + 10.0;
        let place = card.with_min_x(left).shrink2(vec2(8.0, MARGIN));
        let taken = |name: &Name| name_taken_reason(name, Some(person), cx);
        let renaming = kit::ui_at(ui, place, |ui| {
            let size = vec2(place.width(), FIELD_HEIGHT);
            let renaming = field.rename_ui(ui, PLAYER_NAME, size, taken);
            field.problem_ui(ui, &field.name(taken));
            renaming
        });
        match renaming {
            RenameState::Typing => return,
            RenameState::Canceled => {}
            RenameState::Done(name) => {
                cx.push(FileCommand::RenamePlayer(person.folder().to_owned(), name));
            }
        }
        self.rename_field = None;
        self.takes_focus = true;
    }

    /// Draws the card of a new player, or the field for the name. Returns whether the player sits
    /// down.
    fn new_player_ui(
        &mut self,
        ui: &mut Ui,
        columns: usize,
        width: f32,
        cx: &WindowContext<'_>,
    ) -> bool {
        let mut entered = false;
        let mut draw = |ui: &mut Ui| {
            if let Some(field) = &mut self.new_name {
                ui.allocate_ui(vec2(width, NEW_CARD_HEIGHT), |ui| {
                    ui.set_width(width);
                    ui.vertical(|ui| {
                        ui.label(PLAYER_NAME.name.text());
                        let shown = field.ui(ui, PLAYER_NAME, vec2(width, FIELD_HEIGHT));
                        let name = field.name(|name| name_taken_reason(name, None, cx));
                        entered = field.is_entered(ui, &shown, &name);
                        field.problem_ui(ui, &name);
                    });
                });
            } else if new_card_ui(ui, vec2(width, NEW_CARD_HEIGHT)).clicked() {
                self.new_name = Some(NameField::new(String::new()));
                self.rename_field = None;
            }
            text::weak(ui, msg::PLAYERS_OWN_EACH.text());
        };
        if columns == 1 {
            draw(ui);
        } else {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = CARD_GAP + 6.0;
                draw(ui);
            });
        }
        entered
    }

    /// Requests a seat for the chosen player or the new one, if the name is valid.
    fn sit_down(&mut self, cx: &mut WindowContext<'_>) {
        let Some(name) = self.name(cx) else {
            return;
        };
        let sit_down = SitDownRequest {
            name: name.as_str().to_owned(),
            is_remembered: self.skips_form,
            accepts_loss: self.loss_warning(cx).is_some(),
            initial_preferences: Box::new(Preferences::of_newcomer()),
        };
        self.requested_name = Some(name);
        cx.push(FileCommand::SitDown(sit_down));
    }
}

/// The number of cards in a row, and the width of each.
fn columns(ui: &Ui) -> (usize, f32) {
    let room = ui.available_width() + CARD_GAP;
    let columns = (room / (MIN_CARD_WIDTH + CARD_GAP)).floor().clamp(1.0, 3.0);
    (columns as usize, room / columns - CARD_GAP)
}

/// Returns why a name cannot be used, if a player other than `except` has it.
fn name_taken_reason(
    name: &Name,
    except: Option<&Person>,
    cx: &WindowContext<'_>,
) -> Option<String> {
    let person = cx.household.players().by_name(name.as_str())?;
    let is_other = except.is_none_or(|except| except.folder() != person.folder());
    is_other.then(|| msg::players_taken(display_name(person.as_name())))
}

fn deleted_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    for person in cx.household.players().deleted() {
        let name = display_name(person.as_name());
        ui.horizontal_wrapped(|ui| {
            text::weak(ui, msg::players_deleted(name.as_str()));
            let id = format!("bring-back-{}", person.folder());
            let back = msg::players_bring_back(name.as_str());
            let command = FileCommand::RestorePlayer(person.folder().to_owned());
            let back = kit::link(ui, cx.look, &id, &back);
            cx.push_if_clicked(&back, command);
        });
    }
}

fn paint_tile(ui: &Ui, at: egui::Pos2, name: &str, look: &Look) {
    let face = look.colors.hand;
    let rect = Rect::from_min_size(at, Vec2::splat(TILE_SIZE));
    let mut pen = Pen::new(ui.painter());
    let upper = rect.with_max_y(rect.bottom() - 3.0);
    pen.rect(rect, 8.0, color(face.side));
    pen.rect(upper, 8.0, (color(face.upper), color(face.lower)));
    let style = TextStyle::semibold(sizes::TITLE_SIZE);
    let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    pen.centered_text(upper.center(), &letter, style, color(face.pips));
}

fn paint_dashed_edge(ui: &Ui, rect: Rect, tone: egui::Color32) {
    let mut edge = Vec::new();
    path::rounded_rectangle(&mut edge, RoundedRect::new(rect.shrink(0.5), sizes::CARD_ROUNDING));
    edge.extend(edge.first().copied());
    let dashes = egui::Shape::dashed_line(&edge, egui::Stroke::new(1.0, tone), 6.0, 5.0);
    ui.painter().extend(dashes);
}

fn new_card_ui(ui: &mut Ui, size: Vec2) -> Response {
    let name = msg::PLAYERS_NEW.text();
    let rect = ui.allocate_space(size).1;
    let response = kit::interact_as(ui, rect, WidgetLabel::button("players-new", &name));
    let text = ui.visuals().text_color();
    let quiet = ui.visuals().weak_text_color().gamma_multiply(0.6);
    let mut pen = Pen::new(ui.painter());
    if response.hovered() {
        pen.rect(rect, sizes::CARD_ROUNDING, text.gamma_multiply(sizes::TINT_OPACITY));
    }
    drop(pen);
    paint_dashed_edge(ui, rect, quiet);
    let mut pen = Pen::new(ui.painter());
    let at = rect.left_center() + vec2(MARGIN + TILE_SIZE / 2.0, 0.0);
    let tile = Rect::from_center_size(at, Vec2::splat(TILE_SIZE));
    pen.frame(tile, 8.0, -1.0, 0.0, quiet);
    paint::icon(&mut pen, Icon::Plus, at, 20.0, text);
    drop(pen);
    let left = MARGIN + TILE_SIZE + GAP_BESIDE_TILE;
    let room = rect.width() - left - MARGIN;
    kit::cells(ui, rect, [TextCell::left(left, room, name).strong()]);
    kit::focus_ring(ui, &response, sizes::CARD_ROUNDING);
    response
}

//! The windows that save a game and open one.

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{Align, Key, Label, Layout, Modifiers, Rect, Response, RichText, Ui, Vec2, vec2};

use super::kit::{self, Dialog, EmptyList, Field, FieldNames, ListRow, SearchField, sizes};
use super::name_field::{NameField, RenameState};
use super::search::TextSearch;
use super::{Window, WindowContext};
use super::{focus, text};
use crate::command::{Command, FileCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::paint::theme::strong;
use crate::paint::{Icon, Pen};
use crate::platform::typed::MAX_INPUT_CHARS;
use crate::table::line::Line;
use crate::widgets::Button;
use engine::{Bone, Name, Rules};
use game::session::PlayableGame;
use game::store::ListedGame;
use words::msg;
use words::{MessageId, dates, files, saved};

const ROW_HEIGHT: f32 = 92.0;
// The additional height of the chosen row, and of one whose new name is invalid.
const ACTIONS_HEIGHT: f32 = 44.0;
const PROBLEM_HEIGHT: f32 = 28.0;
const DELETED_HEIGHT: f32 = 56.0;
const PICTURE_SIZE: Vec2 = vec2(148.0, 76.0);
const NARROW_PICTURE_SIZE: Vec2 = vec2(116.0, 76.0);
const GAP_BESIDE_PICTURE: f32 = 16.0;
const COLUMN_GAP: f32 = 16.0;
const NAME_HEIGHT: f32 = 48.0;
const FOOT_HEIGHT: f32 = 44.0;
const SAVE_WIDTH: f32 = 128.0;
const OPEN_WIDTH: f32 = 200.0;
/// From this width on, in points, the buttons that save are in one row.
const ONE_ROW_FROM: f32 = 340.0;
/// How many numbered names to try. One of them is free, because the list has fewer games.
const MAX_PROPOSED_NAMES: usize = 2000;

const SEARCH_FIELD: FieldNames = FieldNames { id: "open-search", name: msg::SAVED_SEARCH };
const NAME_FIELD: FieldNames = FieldNames { id: "save-name", name: msg::COLORS_NAME };
const NEW_NAME_FIELD: FieldNames = FieldNames { id: "open-name", name: msg::COLORS_NAME };
const SAVE_PATH_FIELD: FieldNames = FieldNames { id: "save-path", name: msg::SAVED_SAVE_PATH };
const OPEN_PATH_FIELD: FieldNames = FieldNames { id: "open-path", name: msg::SAVED_OPEN_PATH };

#[derive(Debug, Default)]
pub struct SaveGameWindow {
    /// Whether to request the list of games, to know which names are taken.
    needs_list: bool,
    name: NameField,
    /// The proposed name, without and with the number that makes it unique.
    proposed: [String; 2],
    /// The path of a file, which can be typed after an error.
    path: String,
}

#[derive(Debug, Default)]
pub struct OpenGameWindow {
    /// Whether to request the list of games.
    needs_list: bool,
    search: SearchField,
    /// The chosen game: the first one, until another is picked.
    chosen: Option<PathBuf>,
    is_chosen_by_player: bool,
    takes_focus: bool,
    /// The new name of the chosen game, while it is being typed.
    rename_field: Option<NameField>,
    /// The lines of bones in the pictures, each laid out once.
    lines: BTreeMap<PathBuf, Line>,
    /// The path of a file, which can be typed after an error.
    path: String,
}

impl Window for SaveGameWindow {
    fn on_opened(&mut self, cx: &WindowContext<'_>) {
        let session = cx.session;
        let rules = session.state().rules();
        let name = saved::proposed_name(session.preferences(), rules, session.now());
        *self = Self {
            needs_list: true,
            name: NameField::new(name.clone()),
            proposed: [name.clone(), name],
            path: String::new(),
        };
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::new(msg::MENU_SAVE_GAME, sizes::SMALL_DIALOG_WIDTH);
        dialog.show(ui, cx, |dialog| {
            dialog.body(|ui, cx| self.body(ui, cx));
            dialog.footer(|ui, cx| self.footer(ui, cx));
        });
    }
}

impl SaveGameWindow {
    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        if std::mem::take(&mut self.needs_list) {
            cx.push(FileCommand::ListGames);
        }
        self.propose_free_name(cx);
        ui.label(msg::COLORS_NAME.text());
        let size = vec2(f32::INFINITY, NAME_HEIGHT);
        let field = self.name.ui(ui, NAME_FIELD, size);
        let name = self.name.name(|name| name_taken_reason(name, None, cx));
        self.name.problem_ui(ui, &name);
        if self.name.is_entered(ui, &field, &name) && name.is_ok() {
            cx.push(self.save_command());
        }
        text::weak(ui, msg::SAVED_SAVE_EXPLAINED.text());
        if let Some(path) = path_ui(ui, SAVE_PATH_FIELD, msg::SAVED_SAVE_THERE, &mut self.path, cx)
        {
            cx.push(self.save_at_command(Some(path)));
        }
    }

    fn footer(&self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let look = cx.look;
        let is_free = !cx.files.is_dialog_open();
        let as_file = msg::COLORS_SEND.text();
        let as_file_ui = |ui: &mut Ui, cx: &mut WindowContext<'_>| {
            let as_file =
                ui.add_enabled_ui(is_free, |ui| kit::link(ui, look, "save-as-file", &as_file));
            cx.push_if_clicked(&as_file.inner, self.save_at_command(None));
        };
        let has_room = ui.available_width() >= ONE_ROW_FROM;
        if !has_room {
            as_file_ui(ui, cx);
        }
        kit::row_from_right(ui, FOOT_HEIGHT, |ui| {
            let name = self.name.name(|name| name_taken_reason(name, None, cx));
            let (save, cancel) = (msg::MENU_SAVE.text(), msg::CANCEL.text());
            let save = ui.add_enabled_ui(name.is_ok(), |ui| {
                let save = Button::primary("save-now", &save).min_width(SAVE_WIDTH);
                save.height(FOOT_HEIGHT).ui(ui, look)
            });
            cx.push_if_clicked(&save.inner, self.save_command());
            let cancel = Button::quiet("save-cancel", &cancel).height(FOOT_HEIGHT);
            let cancel = cancel.ui(ui, look);
            cx.push_if_clicked(&cancel, WindowCommand::Close(WindowKind::SaveGame));
            if has_room {
                kit::rest_from_left(ui, |ui| as_file_ui(ui, cx));
            }
        });
    }

    /// Numbers the proposed name until none of the listed games has it.
    fn propose_free_name(&mut self, cx: &WindowContext<'_>) {
        let [proposed, shown] = &mut self.proposed;
        if self.name.typed() != shown {
            return;
        }
        let numbered = (2..).map(|number| format!("{proposed} ({number})"));
        let mut names = std::iter::once(proposed.clone()).chain(numbered).take(MAX_PROPOSED_NAMES);
        let is_free = |name: &String| {
            Name::new(name).is_ok_and(|name| name_taken_reason(&name, None, cx).is_none())
        };
        let free = names.find(is_free);
        if let Some(free) = free.filter(|free| free != shown) {
            self.name = NameField::new(free.clone());
            *shown = free;
        }
    }

    fn save_command(&self) -> FileCommand {
        FileCommand::SaveGame(self.name.typed().to_owned())
    }

    fn save_at_command(&self, path: Option<PathBuf>) -> FileCommand {
        FileCommand::SaveGameAt(self.name.typed().to_owned(), path)
    }
}

impl Window for OpenGameWindow {
    fn on_opened(&mut self, _cx: &WindowContext<'_>) {
        *self = Self { needs_list: true, takes_focus: true, ..Self::default() };
    }

    fn handles_escape(&self) -> bool {
        !self.search.is_empty() || self.rename_field.is_some()
    }

    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::with_height(msg::MENU_OPEN_GAME, vec2(sizes::DIALOG_SIZE.x, 640.0));
        dialog.show(ui, cx, |dialog| {
            dialog.title_bar(|ui, cx| self.search.head_ui(ui, &SEARCH_FIELD, cx));
            dialog.body(|ui, cx| self.body(ui, cx));
            dialog.footer(|ui, cx| self.footer(ui, cx));
        });
    }
}

impl OpenGameWindow {
    fn body(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        if std::mem::take(&mut self.needs_list) {
            cx.push(FileCommand::ListGames);
        }
        if let Some(path) = path_ui(ui, OPEN_PATH_FIELD, msg::SAVED_OPEN_THAT, &mut self.path, cx) {
            cx.push(FileCommand::OpenGame(Some(path)));
        }
        self.list_ui(ui, cx);
    }

    fn footer(&self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let look = cx.look;
        kit::row_from_right(ui, kit::LARGE_HEIGHT, |ui| {
            let open = msg::MENU_OPEN.text();
            let width = OPEN_WIDTH.min(ui.available_width() / 2.0);
            let open = ui.add_enabled_ui(self.chosen.is_some(), |ui| {
                Button::primary("open-now", &open).large(width).ui(ui, look)
            });
            let chosen = FileCommand::OpenGame(self.chosen.clone());
            cx.push_if_clicked(&open.inner, chosen);
            kit::rest_from_left(ui, |ui| {
                let is_free = !cx.files.is_dialog_open();
                let from_file = ui.add_enabled_ui(is_free, |ui| {
                    let name = msg::SAVED_FROM_FILE.text();
                    let from_file = Button::quiet("open-from-file", &name);
                    from_file.with_icon(Icon::File).ui(ui, look)
                });
                let open = Command::File(FileCommand::OpenGame(None));
                cx.push_if_clicked(&from_file.inner, open);
            });
        });
    }

    /// Draws the saved games that match the search, the newest first.
    fn list_ui(&mut self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let listed: Vec<_> = cx.files.saved_games().into_iter().flatten().enumerate().collect();
        let search = self.search.query();
        let is_sought = |listed: &ListedGame| match (&search, &listed.game) {
            (Some(search), Ok(game)) => matches_search(search, game, cx),
            _ => true,
        };
        let shown: Vec<_> = listed.iter().filter(|(_, (listed, _))| is_sought(listed)).collect();
        if let Some(error) = cx.files.list_error() {
            ui.label(files::game_file_error(error));
        } else if cx.files.saved_games().is_none() {
            let said = text::weak(ui, msg::SAVED_BEING_READ.text());
            ear::speak(&said);
        } else if listed.is_empty() {
            let save = msg::SAVED_SAVE_THIS.text();
            let empty = EmptyList {
                sentence: &msg::SAVED_NONE.text(),
                button_id: "open-save-this",
                button: &save,
                has_fixed_height: false,
            };
            let save = kit::empty_list_ui(ui, cx.look, empty);
            cx.push_if_clicked(&save, WindowCommand::Toggle(WindowKind::SaveGame));
        } else if shown.is_empty() {
            text::weak(ui, msg::SAVED_NONE_FOUND.text());
        }
        let mut can_be_opened = shown.iter().filter_map(|(_, (listed, is_deleted))| {
            (listed.game.is_ok() && !is_deleted).then_some(&listed.path)
        });
        let chosen = self.chosen.as_ref();
        if !self.is_chosen_by_player || !can_be_opened.clone().any(|path| Some(path) == chosen) {
            self.chosen = can_be_opened.next().cloned();
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut rows = Vec::new();
        for (n, (listed, is_deleted)) in shown {
            match &listed.game {
                Ok(game) if *is_deleted => deleted_ui(ui, *n, listed, game, cx),
                Ok(game) => {
                    let row = self.game_ui(ui, *n, listed, game, cx);
                    rows.push((listed.path.clone(), row));
                }
                Err(error) => {
                    ui.add_space(8.0);
                    ui.label(msg::SAVED_UNREADABLE.text());
                    text::quiet(ui, files::game_file_error(error));
                    ui.add_space(8.0);
                    kit::separator(ui);
                }
            }
        }
        let chosen = self.chosen.clone();
        if !cx.is_in_front {
            return;
        }
        if let Some(path) =
            kit::move_focus_by_keys(ui, &rows, chosen.as_ref(), &mut self.takes_focus)
        {
            self.choose(path, cx);
        }
        let is_entered =
            focus::is_nothing_focused(ui) && ui.input(|input| input.key_pressed(Key::Enter));
        if is_entered && let Some(chosen) = chosen {
            cx.push(FileCommand::OpenGame(Some(chosen)));
        }
    }

    fn choose(&mut self, path: PathBuf, cx: &mut WindowContext<'_>) {
        if self.chosen.as_ref() != Some(&path) {
            self.finish_rename(cx);
            self.chosen = Some(path);
        }
        self.is_chosen_by_player = true;
    }

    fn game_ui(
        &mut self,
        ui: &mut Ui,
        n: usize,
        listed: &ListedGame,
        game: &PlayableGame,
        cx: &mut WindowContext<'_>,
    ) -> Response {
        let is_chosen = self.chosen.as_ref() == Some(&listed.path);
        let (id, spoken) = (format!("open-game-{n}"), spoken(game, cx));
        let rename_field = self.rename_field.as_ref().filter(|_| is_chosen);
        let problem = rename_field.and_then(|field| {
            let name = field.name(|name| name_taken_reason(name, Some(&listed.path), cx));
            field.problem(ui.ctx(), &name)
        });
        let height = ROW_HEIGHT
            + if is_chosen { ACTIONS_HEIGHT } else { 0.0 }
            + if problem.is_some() { PROBLEM_HEIGHT } else { 0.0 };
        let row = ListRow::new(&id, &spoken, is_chosen, height);
        let row = kit::list_row(ui, row, |ui| {
            let whole = ui.max_rect();
            let upper = whole.with_max_y(whole.top() + ROW_HEIGHT);
            self.upper_ui(ui, upper, listed, game, cx);
            if !is_chosen {
                return;
            }
            let lower = whole.with_min_y(upper.bottom() - 4.0);
            kit::ui_at(ui, lower.with_max_y(whole.bottom() - 8.0), |ui| {
                kit::row_from_right(ui, 40.0, |ui| {
                    self.actions_ui(ui, listed, game, cx);
                });
                if let Some(problem) = problem {
                    kit::list::warning(ui, problem);
                }
            });
        });
        let row = row.response;
        let by_key = row.clicked() && is_chosen && !ui.input(|it| it.pointer.any_released());
        if row.clicked() && !is_chosen || row.gained_focus() && !self.takes_focus {
            self.choose(listed.path.clone(), cx);
        }
        if row.double_clicked() || by_key {
            let open = FileCommand::OpenGame(Some(listed.path.clone()));
            cx.push(open);
        }
        row
    }

    /// Draws the buttons of the chosen game, or the field for its new name.
    fn actions_ui(
        &mut self,
        ui: &mut Ui,
        listed: &ListedGame,
        game: &PlayableGame,
        cx: &mut WindowContext<'_>,
    ) {
        let look = cx.look;
        if let Some(field) = &mut self.rename_field {
            let size = vec2(f32::INFINITY, sizes::INPUT_HEIGHT);
            let path = &listed.path;
            match field
                .rename_ui(ui, NEW_NAME_FIELD, size, |name| name_taken_reason(name, Some(path), cx))
            {
                RenameState::Typing => return,
                RenameState::Canceled => {}
                RenameState::Done(name) => cx.push(FileCommand::RenameGame(path.clone(), name)),
            }
            self.rename_field = None;
            self.takes_focus = true;
            return;
        }
        let name = msg::DELETE.text();
        let delete = Button::quiet("open-delete", &name);
        let delete = delete.with_icon(Icon::Trash).ui(ui, look);
        let delete = kit::exclude_from_arrow_keys(delete);
        self.takes_focus |= delete.clicked();
        cx.push_if_clicked(&delete, FileCommand::DeleteGame(listed.path.clone()));
        let name = msg::RENAME.text();
        let rename = Button::quiet("open-rename", &name);
        let rename = rename.with_icon(Icon::Edit).ui(ui, look);
        let rename = kit::exclude_from_arrow_keys(rename);
        if rename.clicked() {
            self.rename_field = Some(NameField::new(saved::name(game)));
            self.is_chosen_by_player = true;
        }
        if cx.session.opens_with_help(&game.file.game) {
            text::quiet(ui, msg::NUMBERED_KNOWN.text());
        }
    }

    /// Closes the field for a new name, and renames the chosen game if the name is valid.
    fn finish_rename(&mut self, cx: &mut WindowContext<'_>) {
        let (Some(field), Some(path)) = (self.rename_field.take(), &self.chosen) else {
            return;
        };
        if let Ok(name) = field.name(|name| name_taken_reason(name, Some(path), cx)) {
            cx.push(FileCommand::RenameGame(path.clone(), name));
        }
    }

    fn upper_ui(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        listed: &ListedGame,
        game: &PlayableGame,
        cx: &WindowContext<'_>,
    ) {
        let is_narrow = kit::is_narrow(ui.ctx());
        let size = if is_narrow { NARROW_PICTURE_SIZE } else { PICTURE_SIZE };
        let at = place.left_center() - vec2(0.0, size.y / 2.0);
        let picture = Rect::from_min_size(at, size);
        if ui.is_rect_visible(picture) {
            let line = self.lines.entry(listed.path.clone());
            let line = line.or_insert_with(|| line_of(game));
            let mut pen = Pen::new(ui.painter());
            kit::line_picture(&mut pen, picture, line, cx.look);
        }
        let words = place.with_min_x(picture.right() + GAP_BESIDE_PICTURE);
        let [name, rules, standing, when] = game_texts(game, cx);
        let name = strong(name).size(sizes::HEADING_SIZE);
        let (rules, when) = (RichText::new(rules).weak(), RichText::new(when).weak());
        if is_narrow {
            let lines = [name, rules, standing.into(), when];
            column_ui(ui, words, Align::Min, lines);
        } else {
            let right_lines = [standing.into(), when];
            let width = right_lines.iter().map(|line| text::width_of(ui, line));
            let split = words.right() - width.fold(0.0, f32::max) - COLUMN_GAP;
            let (left, right) = words.split_left_right_at_x(split.max(words.center().x).floor());
            column_ui(ui, right, Align::Max, right_lines);
            column_ui(ui, left, Align::Min, [name, rules]);
        }
    }
}

/// Draws why a command failed, and a field for the path of a file. Returns the path that was
/// entered.
fn path_ui(
    ui: &mut Ui,
    names: FieldNames,
    button: MessageId,
    path: &mut String,
    cx: &WindowContext<'_>,
) -> Option<PathBuf> {
    let told = cx.status?;
    text::warning(ui, told);
    if path.is_empty() && told != msg::SAVED_NOT_CHOSEN.text() {
        // A path is typed only where the dialogs of the system fail.
        return None;
    }
    let hint = msg::SAVED_PATH_HINT.text();
    let field = kit::field(ui, Field::new(names.id, &hint, MAX_INPUT_CHARS), path);
    let field = field.response.response.accessible_name(names.name.text());
    let can_do = !path.trim().is_empty();
    let given = ui.add_enabled(can_do, egui::Button::new(button.text()));
    ear::give_author_id(&given, format!("{}-now", names.id));
    let is_entered = kit::is_entered(ui, &field);
    if is_entered {
        // Enter must not also open the chosen game.
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    }
    let is_given = can_do && (given.clicked() || is_entered);
    is_given.then(|| path.trim().into())
}

/// Returns why a name cannot be used, if a saved game other than the one at the path `except` has
/// it.
fn name_taken_reason(
    name: &Name,
    except: Option<&PathBuf>,
    cx: &WindowContext<'_>,
) -> Option<String> {
    let listed = cx.files.saved_games().into_iter().flatten();
    let mut others = listed.filter(|(it, is_deleted)| !is_deleted && Some(&it.path) != except);
    let has_name = |listed: &ListedGame| {
        let game = listed.game.as_ref().ok();
        let saved_name = game.and_then(|game| game.file.name.as_ref());
        saved_name.is_some_and(|saved_name| saved_name.is_same(name.as_str()))
    };
    let is_taken = others.any(|(listed, _)| has_name(listed));
    is_taken.then(|| msg::saved_name_taken(name.as_str()))
}

/// Draws lines of text below each other, vertically centered in `place`.
fn column_ui<const N: usize>(ui: &mut Ui, place: Rect, align: Align, lines: [RichText; N]) {
    let size = vec2(place.width(), 20.0 * N as f32);
    let place = Rect::from_center_size(place.center(), size);
    let builder = egui::UiBuilder::new().max_rect(place);
    ui.scope_builder(builder.layout(Layout::top_down(align)), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for line in lines {
            ui.add(Label::new(line).selectable(false).truncate());
        }
    });
}

/// Draws the line that replaces a deleted game, with the link that brings it back.
fn deleted_ui(
    ui: &mut Ui,
    n: usize,
    listed: &ListedGame,
    game: &PlayableGame,
    cx: &mut WindowContext<'_>,
) {
    kit::row_from_right(ui, DELETED_HEIGHT, |ui| {
        ui.add_space(12.0);
        let id = format!("open-undo-{n}");
        let undo = kit::link(ui, cx.look, &id, &msg::MENU_UNDO.text());
        let back = FileCommand::RestoreGame(listed.path.clone());
        cx.push_if_clicked(&undo, back);
        kit::rest_from_left(ui, |ui| {
            ui.add_space(12.0);
            let deleted = msg::saved_deleted(saved::name(game));
            ui.add(Label::new(RichText::new(deleted).weak()).truncate());
        });
    });
    kit::separator(ui);
}

/// The name, rules, standing and date of a game.
fn game_texts(game: &PlayableGame, cx: &WindowContext<'_>) -> [String; 4] {
    [
        saved::name(game),
        saved::game(game, cx.session.preferences()),
        saved::standing(game),
        dates::recent_day_and_time(game.file.saved, cx.today.date()),
    ]
}

fn matches_search(search: &TextSearch, game: &PlayableGame, cx: &WindowContext<'_>) -> bool {
    let [name, rules, standing, _] = game_texts(game, cx);
    let others = [rules, standing, dates::day(game.file.saved)];
    search.find(&name, &others, "").is_some()
}

fn spoken(game: &PlayableGame, cx: &WindowContext<'_>) -> String {
    let placed = game.state.round().map(engine::Round::placed_bones);
    let bones: Vec<Bone> = placed.into_iter().flatten().map(|it| it.bone).collect();
    let last = saved::picture(&bones[bones.len().saturating_sub(4)..]);
    [game_texts(game, cx).as_slice(), &[last]].concat().join(". ")
}

fn line_of(game: &PlayableGame) -> Line {
    match game.state.round() {
        Some(round) => Line::replay(round.rules(), sizes::LINE_AREA, round.events()),
        None => Line::new(&Rules::default(), sizes::LINE_AREA),
    }
}

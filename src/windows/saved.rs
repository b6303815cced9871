//! The windows that save a game and open one.

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{Align, Key, Label, Layout, Modifiers, Rect, Response, RichText, Ui, Vec2, vec2};

use super::contents::{Answers, Contents, Dialog, Surroundings};
use super::kit::{self, Empty, Field, FieldNames, ListRow, SearchField};
use super::name_field::NameField;
use super::search::Search;
use super::{landing, text};
use crate::command::{Command, FileCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::paint::theme::strong;
use crate::paint::{Icon, Pen};
use crate::platform::typed::MOST_LETTERS;
use crate::table::line::{Line, LineArea};
use crate::widgets::Button;
use engine::{Bone, Name, Spinner};
use game::session::PlayableGame;
use game::storage::ListedGame;
use words::msg;
use words::{Id, dates, files, saved};

/// The height of a game in the list, and what it grows by while it is chosen, in points.
const ROW_HEIGHT: f32 = 92.0;
const ACTIONS_HEIGHT: f32 = 44.0;
/// What it grows by where its new name cannot be had.
const PROBLEM_HEIGHT: f32 = 28.0;
/// The height of the line in place of a deleted game.
const DELETED_HEIGHT: f32 = 56.0;
/// The picture of a position, where there is room and in a narrow window.
const PICTURE: Vec2 = vec2(148.0, 76.0);
const NARROW_PICTURE: Vec2 = vec2(116.0, 76.0);
/// The space between the picture and what is said of it.
const BESIDE_PICTURE: f32 = 16.0;
/// The space between a name and what stands at the right of it.
const BETWEEN_COLUMNS: f32 = 16.0;
/// More names than there are games in the list.
const MOST_PROPOSED: usize = 2000;
/// The height of the field for the name of a game that is saved.
const NAME_HEIGHT: f32 = 48.0;
/// The height of the buttons below it, the least width of the golden one, and with less room
/// than which the link stands above them.
const FOOT: f32 = 44.0;
const SAVE_WIDTH: f32 = 128.0;
const ONE_ROW: f32 = 340.0;
/// The width of the button that opens a game.
const OPEN_WIDTH: f32 = 200.0;
/// The area for which the line of a picture is laid: that of a usual window.
const AREA: LineArea = LineArea {
    size: vec2(970.0, 430.0),
    first_width_px: 40.0,
    first_bone: Vec2::ZERO,
};

/// The window that saves the game on the table.
#[derive(Debug, Default)]
pub struct SaveGameWindow {
    /// The list is to be read: it tells which names there are.
    opens: bool,
    name: NameField,
    /// The name that is proposed, without and with the number that makes it free.
    proposed: [String; 2],
    /// The path of a file that is typed once something went wrong.
    path: String,
}

/// The window with the saved games.
#[derive(Debug, Default)]
pub struct OpenGameWindow {
    /// The list is to be read.
    opens: bool,
    sought: SearchField,
    /// The game that is chosen: the first, until another is picked.
    chosen: Option<PathBuf>,
    is_picked: bool,
    /// The keyboard is to come to the list.
    comes: bool,
    /// The name that it is to get, while that is typed.
    renamed: Option<NameField>,
    /// The lines of the pictures that have been painted.
    lines: BTreeMap<PathBuf, Line>,
    /// The path of a file that is typed once something went wrong.
    path: String,
}

impl Contents for SaveGameWindow {
    fn dialog(&self) -> Dialog {
        Dialog {
            has_foot: true,
            replaces: Some(WindowKind::OpenGame),
            ..Dialog::new(msg::MENU_SAVE_GAME, 448.0)
        }
    }

    /// With a name for the game.
    fn opened(&mut self, around: &Surroundings<'_>) {
        let session = around.session;
        let rules = session.state().rules();
        let name = saved::proposed(session.preferences(), rules, session.now());
        *self = Self {
            opens: true,
            name: NameField::new(name.clone()),
            proposed: [name.clone(), name],
            path: String::new(),
        };
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if std::mem::take(&mut self.opens) {
            answers.ask(FileCommand::ListGames);
        }
        self.propose_free_name(around);
        ui.label(msg::COLORS_NAME.text());
        let size = vec2(f32::INFINITY, NAME_HEIGHT);
        let field = self.name.ui(ui, ("save-name", msg::COLORS_NAME), size);
        let name = self.name.name(|name| taken(name, None, around));
        self.name.problem_ui(ui, &name);
        if self.name.is_entered(ui, &field, &name) && name.is_ok() {
            answers.ask(self.save());
        }
        text::weak(ui, msg::SAVED_SAVE_EXPLAINED.text());
        let names = (msg::SAVED_SAVE_PATH, msg::SAVED_SAVE_THERE);
        if let Some(path) = path_ui(ui, ("save-path", names), &mut self.path, around) {
            answers.ask(self.save_at(Some(path)));
        }
    }

    fn foot_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let look = around.paint;
        let is_free = !around.files.dialog_is_open();
        let as_file = msg::COLORS_SEND.text();
        let as_file_ui = |ui: &mut Ui, answers: &mut Answers<'_>| {
            let as_file =
                ui.add_enabled_ui(is_free, |ui| kit::link(ui, look, "save-as-file", &as_file));
            answers.on(&as_file.inner, self.save_at(None));
        };
        let has_room = ui.available_width() >= ONE_ROW;
        if !has_room {
            as_file_ui(ui, answers);
        }
        kit::from_right(ui, FOOT, |ui| {
            let name = self.name.name(|name| taken(name, None, around));
            let (save, cancel) = (msg::MENU_SAVE.text(), msg::CANCEL.text());
            let save = ui.add_enabled_ui(name.is_ok(), |ui| {
                let save = Button::primary("save-now", &save).at_least(SAVE_WIDTH);
                save.height(FOOT).ui(ui, look)
            });
            answers.on(&save.inner, self.save());
            let cancel = Button::quiet("save-cancel", &cancel).height(FOOT);
            let cancel = cancel.ui(ui, look);
            answers.on(&cancel, WindowCommand::Close(WindowKind::SaveGame));
            if has_room {
                kit::from_left(ui, |ui| as_file_ui(ui, answers));
            }
        });
    }
}

impl SaveGameWindow {
    /// Numbers the name that is proposed, until none of the listed games has it.
    fn propose_free_name(&mut self, around: &Surroundings<'_>) {
        let [proposed, shown] = &mut self.proposed;
        if self.name.typed() != shown {
            return;
        }
        let numbered = (2..).map(|number| format!("{proposed} ({number})"));
        let mut names = std::iter::once(proposed.clone())
            .chain(numbered)
            .take(MOST_PROPOSED);
        let is_free =
            |name: &String| Name::new(name).is_ok_and(|name| taken(&name, None, around).is_none());
        let free = names.find(is_free);
        if let Some(free) = free.filter(|free| free != shown) {
            self.name = NameField::new(free.clone());
            *shown = free;
        }
    }

    fn save(&self) -> FileCommand {
        FileCommand::SaveGame(self.name.typed().to_owned())
    }

    fn save_at(&self, path: Option<PathBuf>) -> FileCommand {
        FileCommand::SaveGameAt(self.name.typed().to_owned(), path)
    }
}

impl Contents for OpenGameWindow {
    fn dialog(&self) -> Dialog {
        Dialog {
            has_foot: true,
            keeps_escape: !self.sought.is_empty() || self.renamed.is_some(),
            replaces: Some(WindowKind::SaveGame),
            ..Dialog::high(msg::MENU_OPEN_GAME, 720.0, 640.0)
        }
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        *self = Self {
            opens: true,
            comes: true,
            ..Self::default()
        };
    }

    fn head_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        let names = FieldNames {
            id: "open-search",
            name: msg::SAVED_SEARCH,
        };
        self.sought.head_ui(ui, &names, around);
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if std::mem::take(&mut self.opens) {
            answers.ask(FileCommand::ListGames);
        }
        let names = (msg::SAVED_OPEN_PATH, msg::SAVED_OPEN_THAT);
        if let Some(path) = path_ui(ui, ("open-path", names), &mut self.path, around) {
            answers.ask(FileCommand::OpenGame(Some(path)));
        }
        self.list_ui(ui, around, answers);
    }

    fn foot_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let look = around.paint;
        kit::from_right(ui, kit::LARGE_HEIGHT, |ui| {
            let open = msg::MENU_OPEN.text();
            let width = OPEN_WIDTH.min(ui.available_width() / 2.0);
            let open = ui.add_enabled_ui(self.chosen.is_some(), |ui| {
                Button::primary("open-now", &open).large(width).ui(ui, look)
            });
            let chosen = FileCommand::OpenGame(self.chosen.clone());
            answers.on(&open.inner, chosen);
            kit::from_left(ui, |ui| {
                let is_free = !around.files.dialog_is_open();
                let from_file = ui.add_enabled_ui(is_free, |ui| {
                    let name = msg::SAVED_FROM_FILE.text();
                    let from_file = Button::quiet("open-from-file", &name);
                    from_file.with_icon(Icon::File).ui(ui, look)
                });
                let open = Command::File(FileCommand::OpenGame(None));
                answers.on(&from_file.inner, open);
            });
        });
    }
}

impl OpenGameWindow {
    /// Draws the saved games that are sought, the newest first.
    fn list_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let listed: Vec<_> = around.files.listed().enumerate().collect();
        let search = self.sought.search();
        let is_sought = |listed: &ListedGame| match (&search, &listed.game) {
            (Some(search), Ok(kept)) => fits(search, kept, around),
            _ => true,
        };
        let shown: Vec<_> = listed
            .iter()
            .filter(|(_, (listed, _))| is_sought(listed))
            .collect();
        if let Some(error) = around.files.not_listed() {
            ui.label(files::game_file_error(error));
        } else if listed.is_empty() {
            let save = msg::SAVED_SAVE_THIS.text();
            let empty = Empty {
                says: &msg::SAVED_NONE.text(),
                button: ("open-save-this", &save),
            };
            let save = kit::empty(ui, around.paint, empty);
            answers.on(&save, WindowCommand::Toggle(WindowKind::SaveGame));
        } else if shown.is_empty() {
            text::weak(ui, msg::SAVED_NONE_FOUND.text());
        }
        let mut can_be_opened = shown.iter().filter_map(|(_, (listed, is_deleted))| {
            (listed.game.is_ok() && !is_deleted).then_some(&listed.path)
        });
        let chosen = self.chosen.as_ref();
        if !self.is_picked || !can_be_opened.clone().any(|path| Some(path) == chosen) {
            self.chosen = can_be_opened.next().cloned();
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut rows = Vec::new();
        for (n, (listed, is_deleted)) in shown {
            match &listed.game {
                Ok(kept) if *is_deleted => deleted_ui(ui, (*n, listed, kept), around, answers),
                Ok(kept) => {
                    let row = self.game_ui(ui, (*n, listed, kept), around, answers);
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
        if !around.is_in_front {
            return;
        }
        if let Some(path) = kit::walk_rows(ui, &rows, chosen.as_ref(), &mut self.comes) {
            self.choose(path, around, answers);
        }
        let is_entered = landing::is_free(ui) && ui.input(|input| input.key_pressed(Key::Enter));
        if is_entered && let Some(chosen) = chosen {
            answers.ask(FileCommand::OpenGame(Some(chosen)));
        }
    }

    /// Chooses a game of the list.
    fn choose(&mut self, path: PathBuf, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if self.chosen.as_ref() != Some(&path) {
            self.rename(around, answers);
            self.renamed = None;
            self.chosen = Some(path);
        }
        self.is_picked = true;
    }

    /// Draws a game of the list.
    fn game_ui(
        &mut self,
        ui: &mut Ui,
        (n, listed, kept): (usize, &ListedGame, &PlayableGame),
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) -> Response {
        let is_chosen = self.chosen.as_ref() == Some(&listed.path);
        let (id, spoken) = (format!("open-game-{n}"), spoken(kept, around));
        let renamed = self.renamed.as_ref().filter(|_| is_chosen);
        let problem = renamed.and_then(|field| {
            let name = field.name(|name| taken(name, Some(&listed.path), around));
            field.problem(ui.ctx(), &name)
        });
        let height = ROW_HEIGHT
            + if is_chosen { ACTIONS_HEIGHT } else { 0.0 }
            + if problem.is_some() {
                PROBLEM_HEIGHT
            } else {
                0.0
            };
        let row = ListRow::new(&id, &spoken, is_chosen, height);
        let row = kit::list_row(ui, row, |ui| {
            let whole = ui.max_rect();
            let upper = whole.with_max_y(whole.top() + ROW_HEIGHT);
            self.upper_ui(ui, upper, (listed, kept), around);
            if !is_chosen {
                return;
            }
            let lower = whole.with_min_y(upper.bottom() - 4.0);
            kit::at(ui, lower.with_max_y(whole.bottom() - 8.0), |ui| {
                kit::from_right(ui, 40.0, |ui| {
                    self.actions_ui(ui, (listed, kept), around, answers);
                });
                if let Some(problem) = problem {
                    kit::list::warning(ui, problem);
                }
            });
        });
        let row = row.response;
        let by_key = row.clicked() && is_chosen && !ui.input(|it| it.pointer.any_released());
        if row.clicked() && !is_chosen || row.gained_focus() && !self.comes {
            self.choose(listed.path.clone(), around, answers);
        }
        if row.double_clicked() || by_key {
            let open = FileCommand::OpenGame(Some(listed.path.clone()));
            answers.ask(open);
        }
        row
    }

    /// Draws what can be done with the game that is chosen, or a field for its name.
    fn actions_ui(
        &mut self,
        ui: &mut Ui,
        (listed, kept): (&ListedGame, &PlayableGame),
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let look = around.paint;
        if let Some(field) = &mut self.renamed {
            let size = vec2(f32::INFINITY, 36.0);
            let field = field.ui(ui, ("open-name", msg::COLORS_NAME), size);
            if kit::is_entered(ui, &field) {
                // It does not open the game, too.
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
            }
            if ui.input(|input| input.key_pressed(Key::Escape)) {
                self.renamed = None;
            } else if field.lost_focus() {
                self.rename(around, answers);
            }
            self.comes |= self.renamed.is_none();
            return;
        }
        let name = msg::DELETE.text();
        let delete = Button::quiet("open-delete", &name);
        let delete = delete.with_icon(Icon::Trash).ui(ui, look);
        let delete = kit::only_by_tab(delete);
        self.comes |= delete.clicked();
        answers.on(&delete, FileCommand::DeleteGame(listed.path.clone()));
        let name = msg::RENAME.text();
        let rename = Button::quiet("open-rename", &name);
        let rename = rename.with_icon(Icon::Edit).ui(ui, look);
        let rename = kit::only_by_tab(rename);
        if rename.clicked() {
            self.renamed = Some(NameField::new(saved::name(kept)));
            self.is_picked = true;
        }
        if around.session.opens_with_help(&kept.file.game) {
            text::quiet(ui, msg::NUMBERED_KNOWN.text());
        }
    }

    /// Gives the chosen game the name that is typed. One that cannot be had stays in the
    /// field.
    fn rename(&mut self, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let (Some(field), Some(path)) = (&self.renamed, &self.chosen) else {
            return;
        };
        if let Ok(name) = field.name(|name| taken(name, Some(path), around)) {
            answers.ask(FileCommand::RenameGame(path.clone(), name));
            self.renamed = None;
        }
    }

    /// Draws the picture of a game, what it is called and how it stands.
    fn upper_ui(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        (listed, kept): (&ListedGame, &PlayableGame),
        around: &Surroundings<'_>,
    ) {
        let is_narrow = kit::is_narrow(ui.ctx());
        let size = if is_narrow { NARROW_PICTURE } else { PICTURE };
        let at = place.left_center() - vec2(0.0, size.y / 2.0);
        let picture = Rect::from_min_size(at, size);
        if ui.is_rect_visible(picture) {
            let line = self.lines.entry(listed.path.clone());
            let line = line.or_insert_with(|| line_of(kept));
            let mut pen = Pen::new(ui.painter());
            kit::line_picture(&mut pen, picture, line, around.paint);
        }
        let words = place.with_min_x(picture.right() + BESIDE_PICTURE);
        let [name, game, standing, when] = said(kept, around);
        let name = strong(name).size(16.0);
        let (game, when) = (RichText::new(game).weak(), RichText::new(when).weak());
        if is_narrow {
            let lines = [name, game, standing.into(), when];
            column_ui(ui, words, Align::Min, lines);
        } else {
            let beside = [standing.into(), when];
            let width = beside.iter().map(|line| text::width_of(ui, line));
            let split = words.right() - width.fold(0.0, f32::max) - BETWEEN_COLUMNS;
            let (left, right) = words.split_left_right_at_x(split.max(words.center().x).floor());
            column_ui(ui, right, Align::Max, beside);
            column_ui(ui, left, Align::Min, [name, game]);
        }
    }
}

/// Draws why nothing came of what was asked for, and a field to type the path of a file in;
/// the path that was given just now. The id is that of the field; the names are those of the
/// field and of its button.
fn path_ui(
    ui: &mut Ui,
    (id, (name, button)): (&str, (Id, Id)),
    path: &mut String,
    around: &Surroundings<'_>,
) -> Option<PathBuf> {
    let told = around.told?;
    text::warning(ui, told);
    if path.is_empty() && told != msg::SAVED_NOT_CHOSEN.text() {
        // The system has dialogs for that.
        return None;
    }
    let hint = msg::SAVED_PATH_HINT.text();
    let field = kit::field(ui, Field::new(id, &hint, MOST_LETTERS), path);
    let field = field.response.response.accessible_name(name.text());
    let can_do = !path.trim().is_empty();
    let given = ui.add_enabled(can_do, egui::Button::new(button.text()));
    ear::give_author_id(&given, format!("{id}-now"));
    let is_entered = kit::is_entered(ui, &field);
    if is_entered {
        // It does not open what is chosen, too.
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    }
    let is_given = can_do && (given.clicked() || is_entered);
    is_given.then(|| path.trim().into())
}

/// Why no game but the one at this path can be called so: another is.
fn taken(name: &Name, but: Option<&PathBuf>, around: &Surroundings<'_>) -> Option<String> {
    let listed = around.files.listed();
    let mut others = listed.filter(|(it, is_deleted)| !is_deleted && Some(&it.path) != but);
    let is_called_so = |listed: &ListedGame| {
        let game = listed.game.as_ref().ok();
        let called = game.and_then(|game| game.file.name.as_ref());
        called.is_some_and(|called| called.is_same(name.as_str()))
    };
    let is_taken = others.any(|(listed, _)| is_called_so(listed));
    is_taken.then(|| msg::saved_name_taken(name.as_str()))
}

/// Draws lines below each other, in the middle of the height of their place.
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

/// Draws the line in place of a deleted game.
fn deleted_ui(
    ui: &mut Ui,
    (n, listed, kept): (usize, &ListedGame, &PlayableGame),
    around: &Surroundings<'_>,
    answers: &mut Answers<'_>,
) {
    kit::from_right(ui, DELETED_HEIGHT, |ui| {
        ui.add_space(12.0);
        let id = format!("open-undo-{n}");
        let undo = kit::link(ui, around.paint, &id, &msg::MENU_UNDO.text());
        let back = FileCommand::BringGameBack(listed.path.clone());
        answers.on(&undo, back);
        kit::from_left(ui, |ui| {
            ui.add_space(12.0);
            let deleted = msg::saved_deleted(saved::name(kept));
            ui.add(Label::new(RichText::new(deleted).weak()).truncate());
        });
    });
    kit::separator(ui);
}

/// What is said of a game: its name, which game it is, how it stands, and when it was saved.
fn said(kept: &PlayableGame, around: &Surroundings<'_>) -> [String; 4] {
    [
        saved::name(kept),
        saved::game(kept, around.session.preferences()),
        saved::standing(kept),
        dates::recent(kept.file.saved, around.today.date()),
    ]
}

/// Whether a game has all words that are sought.
fn fits(search: &Search, kept: &PlayableGame, around: &Surroundings<'_>) -> bool {
    let [name, game, standing, _] = said(kept, around);
    let said = [game, standing, dates::day(kept.file.saved)];
    search.fit(&name, &said, "").is_some()
}

/// A game of the list, for a screen reader.
fn spoken(kept: &PlayableGame, around: &Surroundings<'_>) -> String {
    let placed = kept.state.round().map(engine::Round::placed);
    let bones: Vec<Bone> = placed.into_iter().flatten().map(|it| it.bone).collect();
    let last = saved::picture(&bones[bones.len().saturating_sub(4)..]);
    [said(kept, around).as_slice(), &[last]].concat().join(". ")
}

/// The line of the hand that is on the table in a game.
fn line_of(kept: &PlayableGame) -> Line {
    match kept.state.round() {
        Some(round) => Line::replay(round.rules().spinner, AREA, round.events()),
        None => Line::new(Spinner::None, AREA),
    }
}

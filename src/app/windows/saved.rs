//! The windows that save a game and open one.

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{Align, Key, Label, Layout, Rect, RichText, Ui, Vec2, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::kit::{self, Field, FieldNames, ListRow, SearchField};
use super::search::Search;
use super::text;
use crate::app::theme::strong;
use crate::command::{Command, FileCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::paint::{Icon, Look, Pen};
use crate::platform::typed::MOST_LETTERS;
use crate::table::line::{Line, LineArea};
use engine::{Bone, Spinner};
use game::session::{NamedGame, PlayableGame};
use game::storage::ListedGame;
use words::{Id, dates, files, msg, saved};

/// The height of a game in the list, and what it grows by while it is chosen, in points.
const ROW_HEIGHT: f32 = 92.0;
const ACTIONS_HEIGHT: f32 = 44.0;
/// The height of the line in place of a deleted game.
const DELETED_HEIGHT: f32 = 56.0;
/// The picture of a position, where there is room and in a narrow window.
const PICTURE: Vec2 = vec2(148.0, 76.0);
const NARROW_PICTURE: Vec2 = vec2(116.0, 76.0);
/// The space between the picture and what is said of it.
const BESIDE_PICTURE: f32 = 16.0;
const NAME_SIZE: f32 = 16.0;
/// The least width of the golden buttons.
const SAVE_WIDTH: f32 = 128.0;
const OPEN_WIDTH: f32 = 200.0;
/// The area for which the line of a picture is laid: that of a usual window.
const AREA: LineArea = LineArea {
    size: vec2(970.0, 430.0),
    first_width_px: 40.0,
};

/// The window that saves the game on the table.
#[derive(Debug, Default)]
pub struct SaveGameWindow {
    name: String,
    /// The field for the name takes the keyboard.
    opens: bool,
    elsewhere: Elsewhere,
}

/// The window with the saved games.
#[derive(Debug, Default)]
pub struct OpenGameWindow {
    /// The list is to be read.
    opens: bool,
    sought: SearchField,
    /// The game that is chosen; the first, if none.
    chosen: Option<PathBuf>,
    /// The lines of the pictures that have been painted.
    lines: BTreeMap<PathBuf, Line>,
    elsewhere: Elsewhere,
}

/// A file that is not in the list.
#[derive(Debug, Default)]
struct Elsewhere {
    path: String,
    /// Why what was asked for last was not done: then the path can be typed.
    problem: Option<String>,
}

impl Contents for SaveGameWindow {
    fn title(&self) -> Id {
        msg::MENU_SAVE_GAME
    }

    fn width(&self) -> f32 {
        448.0
    }

    fn replaces(&self) -> Option<WindowKind> {
        Some(WindowKind::OpenGame)
    }

    /// With a name for the game.
    fn opened(&mut self, around: &Surroundings<'_>) {
        let session = around.session;
        let rules = session.state().rules();
        *self = Self {
            name: saved::proposed(session.preferences(), rules, session.now()),
            opens: true,
            elsewhere: Elsewhere::default(),
        };
    }

    fn hear(&mut self, why: &str) {
        self.elsewhere.problem = Some(why.to_owned());
    }

    fn forget_said(&mut self) {
        self.elsewhere.problem = None;
    }

    fn has_foot(&self) -> bool {
        true
    }

    fn contents_ui(&mut self, ui: &mut Ui, _around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let label = ui.label(msg::SAVED_NAME.text());
        let field = Field {
            id: "save-name",
            hint: "",
            most_letters: NamedGame::LONGEST_NAME,
            is_large: true,
            beside: [0.0; 2],
        };
        let shown = kit::field(ui, field, &mut self.name);
        let field = shown.response.response.clone().labelled_by(label.id);
        if std::mem::take(&mut self.opens) {
            kit::select_all(ui, shown);
        }
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if is_entered && self.can_save() {
            self.save(answers);
        }
        text::paragraph(ui, RichText::new(msg::SAVED_SAVE_EXPLAINED.text()).weak());
        let names = (msg::SAVED_SAVE_PATH, msg::SAVED_SAVE_THERE);
        if let Some(path) = self.elsewhere.ui(ui, ("save-path", names)) {
            let save = FileCommand::SaveGameAt(self.name.clone(), Some(path));
            answers.commands.push(Command::File(save));
        }
    }

    fn foot_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let look = around.paint;
        foot_ui(ui, |ui| {
            let as_file = !around.files.dialog_is_open();
            let as_file = ui.add_enabled_ui(as_file, |ui| {
                kit::link(ui, look, "save-as-file", &msg::SAVED_SAVE_AS_FILE.text())
            });
            if as_file.inner.clicked() {
                let save = FileCommand::SaveGameAt(self.name.clone(), None);
                answers.commands.push(Command::File(save));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let save = ui.add_enabled_ui(self.can_save(), |ui| {
                    let name = msg::MENU_SAVE.text();
                    kit::primary_button(ui, look, "save-now", &name, SAVE_WIDTH)
                });
                if save.inner.clicked() {
                    self.save(answers);
                }
                let cancel = kit::quiet_button(ui, look, "save-cancel", &msg::CANCEL.text());
                if cancel.clicked() {
                    let close = Command::Window(WindowCommand::Close(WindowKind::SaveGame));
                    answers.commands.push(close);
                }
            });
        });
    }
}

impl SaveGameWindow {
    fn can_save(&self) -> bool {
        !self.name.trim().is_empty()
    }

    fn save(&self, answers: &mut Answers<'_>) {
        let save = FileCommand::SaveGame(self.name.clone());
        answers.commands.push(Command::File(save));
    }
}

impl Contents for OpenGameWindow {
    fn title(&self) -> Id {
        msg::MENU_OPEN_GAME
    }

    fn width(&self) -> f32 {
        720.0
    }

    fn height(&self) -> Option<f32> {
        Some(640.0)
    }

    fn is_read(&self) -> bool {
        false
    }

    fn replaces(&self) -> Option<WindowKind> {
        Some(WindowKind::SaveGame)
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        *self = Self {
            opens: true,
            ..Self::default()
        };
    }

    fn hear(&mut self, why: &str) {
        self.elsewhere.problem = Some(why.to_owned());
    }

    fn forget_said(&mut self) {
        self.elsewhere.problem = None;
    }

    fn keeps_escape(&self) -> bool {
        !self.sought.is_empty()
    }

    fn has_foot(&self) -> bool {
        true
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
            let list = Command::File(FileCommand::ListGames);
            answers.commands.push(list);
        }
        let names = (msg::SAVED_OPEN_PATH, msg::SAVED_OPEN_THAT);
        if let Some(path) = self.elsewhere.ui(ui, ("open-path", names)) {
            let open = FileCommand::OpenGame(Some(path));
            answers.commands.push(Command::File(open));
        }
        self.list_ui(ui, around, answers);
    }

    fn foot_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let look = around.paint;
        foot_ui(ui, |ui| {
            let is_free = !around.files.dialog_is_open();
            let from_file = ui.add_enabled_ui(is_free, |ui| {
                let name = msg::SAVED_FROM_FILE.text();
                kit::quiet_icon_button(ui, look, "open-from-file", Icon::File, &name)
            });
            if from_file.inner.clicked() {
                let open = FileCommand::OpenGame(None);
                answers.commands.push(Command::File(open));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let open = ui.add_enabled_ui(self.chosen.is_some(), |ui| {
                    let name = msg::MENU_OPEN.text();
                    kit::primary_button(ui, look, "open-now", &name, OPEN_WIDTH)
                });
                if open.inner.clicked() {
                    self.open(answers);
                }
            });
        });
    }
}

impl OpenGameWindow {
    fn open(&self, answers: &mut Answers<'_>) {
        if let Some(path) = self.chosen.clone() {
            let open = FileCommand::OpenGame(Some(path));
            answers.commands.push(Command::File(open));
        }
    }

    /// Draws the saved games that are sought, the newest first.
    fn list_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let listed: Vec<_> = around.files.listed().collect();
        let search = self.sought.search();
        let is_sought = |listed: &ListedGame| match (&search, &listed.game) {
            (Some(search), Ok(kept)) => fits(search, kept, around),
            _ => true,
        };
        let shown: Vec<_> = listed
            .iter()
            .enumerate()
            .filter(|(_, (listed, _))| is_sought(listed))
            .collect();
        if shown.is_empty() {
            let nothing = if listed.is_empty() {
                msg::SAVED_NONE.text()
            } else {
                msg::SAVED_NONE_FOUND.text()
            };
            text::paragraph(ui, RichText::new(nothing).weak());
        }
        let can_open = |(listed, is_deleted): &(&ListedGame, bool)| {
            (listed.game.is_ok() && !is_deleted).then(|| listed.path.clone())
        };
        let mut can_be_opened = shown.iter().filter_map(|(_, it)| can_open(it));
        let is_there = |chosen: &PathBuf| can_be_opened.clone().any(|path| path == *chosen);
        if !self.chosen.as_ref().is_some_and(is_there) {
            self.chosen = can_be_opened.next();
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        for (n, (listed, is_deleted)) in shown {
            match &listed.game {
                Ok(kept) if *is_deleted => deleted_ui(ui, (n, listed, kept), around, answers),
                Ok(kept) => self.game_ui(ui, (n, listed, kept), around, answers),
                Err(error) => {
                    ui.add_space(8.0);
                    ui.label(msg::SAVED_UNREADABLE.text());
                    text::quiet(ui, files::game_file_error(error));
                    ui.add_space(8.0);
                    kit::separator(ui);
                }
            }
        }
    }

    /// Draws a game of the list.
    fn game_ui(
        &mut self,
        ui: &mut Ui,
        (n, listed, kept): (usize, &ListedGame, &PlayableGame),
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let is_chosen = self.chosen.as_ref() == Some(&listed.path);
        let id = format!("open-game-{n}");
        let spoken = spoken(kept, around);
        let row = ListRow {
            id: &id,
            name: &spoken,
            is_chosen,
            has_gold_edge: true,
            height: ROW_HEIGHT + if is_chosen { ACTIONS_HEIGHT } else { 0.0 },
        };
        let shown = kit::list_row(ui, row, |ui| {
            let whole = ui.max_rect();
            let upper = Rect::from_min_size(whole.min, vec2(whole.width(), ROW_HEIGHT));
            self.upper_ui(ui, upper, (listed, kept), around);
            if !is_chosen {
                return;
            }
            let lower = whole
                .with_min_y(upper.bottom() - 4.0)
                .with_max_y(whole.bottom() - 8.0);
            let layout = Layout::right_to_left(Align::Center);
            ui.scope_builder(
                egui::UiBuilder::new().max_rect(lower).layout(layout),
                |ui| {
                    let name = msg::DELETE.text();
                    let delete =
                        kit::quiet_icon_button(ui, around.paint, "open-delete", Icon::Trash, &name);
                    if delete.clicked() {
                        let delete = FileCommand::DeleteGame(listed.path.clone());
                        answers.commands.push(Command::File(delete));
                    }
                    if around.session.opens_with_help(&kept.game) {
                        let known = RichText::new(msg::SAVED_KNOWN.text()).small().weak();
                        ui.add(Label::new(known).wrap());
                    }
                },
            );
        });
        let row = shown.response;
        let by_key = row.clicked() && is_chosen && !ui.input(|it| it.pointer.any_released());
        if row.clicked() {
            self.chosen = Some(listed.path.clone());
        }
        if row.double_clicked() || by_key {
            self.open(answers);
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
        let look = around.paint;
        let is_narrow = kit::is_narrow(ui.ctx());
        let size = if is_narrow { NARROW_PICTURE } else { PICTURE };
        let at = place.left_center() - vec2(0.0, size.y / 2.0);
        let picture = Rect::from_min_size(at, size);
        if ui.is_rect_visible(picture) {
            let line = self.lines.entry(listed.path.clone());
            let line = line.or_insert_with(|| line_of(kept));
            picture_ui(ui, picture, line, look);
        }
        let mut words = place.with_min_x(picture.right() + BESIDE_PICTURE);
        let preferences = around.session.preferences();
        let today = around.today.date();
        let standing = RichText::new(saved::standing(kept));
        let when = RichText::new(dates::recent(kept.saved, today)).weak();
        let name = strong(saved::name(kept)).size(NAME_SIZE);
        let game = RichText::new(saved::game(kept, preferences)).weak();
        if is_narrow {
            column_ui(ui, words, Align::Min, [name, game, standing, when]);
        } else {
            let half = words.center().x.floor();
            column_ui(ui, words.with_min_x(half), Align::Max, [standing, when]);
            words.max.x = half;
            column_ui(ui, words, Align::Min, [name, game]);
        }
    }
}

impl Elsewhere {
    /// Draws why nothing came of it, and a field to type the path of a file in; the path
    /// that was given just now. The id is that of the field; the names are those of the
    /// field and of its button.
    fn ui(&mut self, ui: &mut Ui, (id, (name, button)): (&str, (Id, Id))) -> Option<PathBuf> {
        let problem = self.problem.as_ref()?;
        text::warning(ui, problem);
        let hint = msg::SAVED_PATH_HINT.text();
        let field = Field {
            id,
            hint: &hint,
            most_letters: MOST_LETTERS,
            is_large: false,
            beside: [0.0; 2],
        };
        let field = kit::field(ui, field, &mut self.path).response.response;
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        field.accessible_name(name.text());
        let can_do = !self.path.trim().is_empty();
        let given = ui.add_enabled(can_do, egui::Button::new(button.text()));
        ear::give_author_id(&given, format!("{id}-now"));
        let is_given = can_do && (given.clicked() || is_entered);
        is_given.then(|| self.path.trim().into())
    }
}

/// Draws a foot with this in it.
fn foot_ui(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.set_min_size(vec2(ui.available_width(), 44.0));
        contents(ui);
    });
}

/// Draws lines below each other, in the middle of the height of their place.
fn column_ui<const N: usize>(ui: &mut Ui, place: Rect, align: Align, lines: [RichText; N]) {
    let height = 20.0 * N as f32;
    let place = Rect::from_center_size(place.center(), vec2(place.width(), height));
    let layout = Layout::top_down(align);
    let builder = egui::UiBuilder::new().max_rect(place).layout(layout);
    ui.scope_builder(builder, |ui| {
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
    let size = vec2(ui.available_width(), DELETED_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.add_space(12.0);
        let id = format!("open-undo-{n}");
        let undo = kit::link(ui, around.paint, &id, &msg::MENU_UNDO.text());
        if undo.clicked() {
            let back = FileCommand::BringGameBack(listed.path.clone());
            answers.commands.push(Command::File(back));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(12.0);
            let deleted = msg::saved_deleted(saved::name(kept));
            ui.add(Label::new(RichText::new(deleted).weak()).truncate());
        });
    });
    kit::separator(ui);
}

/// Whether a game has all words that are sought.
fn fits(search: &Search, kept: &PlayableGame, around: &Surroundings<'_>) -> bool {
    let said = [
        saved::game(kept, around.session.preferences()),
        saved::standing(kept),
        dates::day(kept.saved),
    ];
    search.fit(&saved::name(kept), &said, "").is_some()
}

/// A game of the list, for a screen reader.
fn spoken(kept: &PlayableGame, around: &Surroundings<'_>) -> String {
    let state = kept.game.state();
    let bones: Vec<Bone> = state.round().map_or_else(Vec::new, |round| {
        let placed: Vec<_> = round.placed().map(|placed| placed.bone).collect();
        placed[placed.len().saturating_sub(4)..].to_vec()
    });
    [
        saved::name(kept),
        saved::game(kept, around.session.preferences()),
        saved::standing(kept),
        dates::recent(kept.saved, around.today.date()),
        saved::picture(&bones),
    ]
    .join(". ")
}

/// The line of the hand that is on the table in a game.
fn line_of(kept: &PlayableGame) -> Line {
    let state = kept.game.state();
    match state.round() {
        Some(round) => Line::replay(round.rules().spinner, AREA, round.events()),
        None => Line::new(Spinner::None, AREA),
    }
}

fn picture_ui(ui: &Ui, place: Rect, line: &Line, look: &Look) {
    let mut pen = Pen::new(ui.painter());
    kit::line_picture(&mut pen, place, line, look);
}

//! The windows that save a game and open one.

use egui::text::CCursorRange;
use egui::{Align, Button, Key, Label, Layout, Rect, RichText, Role, Ui, WidgetInfo, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::{row, text};
use crate::app::command::{Command, FileCommand, WindowKind};
use crate::app::files::Files;
use crate::app::menu::{ENTER, tip};
use crate::app::paint::{self, BoneFace, BoneState, LENGTH_TO_WIDTH};
use crate::app::theme::Look;
use crate::app::typed::{self, MOST_LETTERS};
use engine::PlacedBone;
use game::session::{NamedGame, PlayableGame};
use game::storage::ListedGame;
use words::{Id, dates, files, saved};
use words::{id, say};

/// The space above a part of a window, in points.
const ABOVE_PART: f32 = 14.0;
/// So many of the bones played last are in a game's small picture.
const BONES: usize = 4;
/// The short side of a bone in the small picture, in points.
const BONE_WIDTH: f32 = 17.0;
/// The space between bones in the small picture, in points.
const BETWEEN_BONES: f32 = 3.0;

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
    elsewhere: Elsewhere,
}

/// The fields for a file that is not in the list.
#[derive(Debug, Default)]
struct Elsewhere {
    path: String,
    /// Why what was asked for last was not done.
    problem: Option<String>,
}

/// What the ways to a file elsewhere are called, and what their buttons do.
struct Way {
    field: String,
    button: String,
    says: Id,
    browse_says: Id,
}

impl Contents for SaveGameWindow {
    fn title(&self) -> Id {
        id!("menu-save-game")
    }

    fn width(&self) -> f32 {
        420.0
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

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        self.save_ui(ui, around.files, around.look, answers.commands);
    }
}

impl Contents for OpenGameWindow {
    fn title(&self) -> Id {
        id!("menu-open-game")
    }

    fn width(&self) -> f32 {
        520.0
    }

    fn replaces(&self) -> Option<WindowKind> {
        Some(WindowKind::SaveGame)
    }

    fn opened(&mut self, _around: &Surroundings<'_>) {
        *self = Self {
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

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        if std::mem::take(&mut self.opens) {
            let list = Command::File(FileCommand::ListGames);
            answers.commands.push(list);
        }
        self.open_ui(ui, around, answers.commands);
    }
}

impl SaveGameWindow {
    /// Draws what saves a game.
    fn save_ui(&mut self, ui: &mut Ui, files: &Files, look: &Look, commands: &mut Vec<Command>) {
        let label = ui.label(say!("saved-name"));
        let mut output = typed::field(&mut self.name, NamedGame::LONGEST_NAME)
            .desired_width(f32::INFINITY)
            .show(ui);
        let field = output.response.response.labelled_by(label.id);
        row::focus_ring(ui, &field);
        if std::mem::take(&mut self.opens) {
            field.request_focus();
            // What is typed takes the place of the name that is proposed.
            let all = CCursorRange::select_all(&output.galley);
            output.state.cursor.set_char_range(Some(all));
            output.state.store(ui.ctx(), field.id);
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(ABOVE_PART / 2.0);
        let can_save = !self.name.trim().is_empty();
        let save = ui.add_enabled(can_save, look.main_button(say!("saved-save-now")));
        let save = tip(save, id!("tip-saved-save-now"), Some(ENTER));
        if can_save && (save.clicked() || entered) {
            commands.push(Command::File(FileCommand::SaveGame(self.name.clone())));
        }
        text::quiet(ui, say!("saved-save-explained"));
        let name = self.name.clone();
        let save_at = |path| FileCommand::SaveGameAt(name.clone(), path);
        let way = Way {
            field: say!("saved-save-path"),
            button: say!("saved-save-there"),
            says: id!("tip-saved-save-there"),
            browse_says: id!("tip-saved-browse-to-save"),
        };
        self.elsewhere.ui(ui, way, files, save_at, commands);
    }
}

impl OpenGameWindow {
    /// Draws what opens a game.
    fn open_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, commands: &mut Vec<Command>) {
        let files = around.files;
        text::heading(ui, say!("saved-list"));
        if files.listed().next().is_none() {
            text::paragraph(ui, say!("saved-none"));
        }
        for (listed, is_deleted) in files.listed() {
            ui.separator();
            match &listed.game {
                Ok(kept) if is_deleted => deleted_ui(ui, listed, kept, commands),
                Ok(kept) => game_ui(ui, listed, kept, around, commands),
                Err(error) => {
                    ui.label(say!("saved-unreadable"));
                    text::quiet(ui, files::game_file_error(error));
                }
            }
        }
        let way = Way {
            field: say!("saved-open-path"),
            button: say!("saved-open-that"),
            says: id!("tip-saved-open-that"),
            browse_says: id!("tip-saved-browse-to-open"),
        };
        let elsewhere = &mut self.elsewhere;
        elsewhere.ui(ui, way, files, FileCommand::OpenGame, commands);
    }
}

impl Elsewhere {
    /// Draws the ways to a file elsewhere; `command` does something with one,
    /// or asks for it with the system's own dialog.
    fn ui(
        &mut self,
        ui: &mut Ui,
        way: Way,
        files: &Files,
        command: impl Fn(Option<std::path::PathBuf>) -> FileCommand,
        commands: &mut Vec<Command>,
    ) {
        if let Some(problem) = &self.problem {
            ui.add_space(ABOVE_PART / 2.0);
            let color = ui.visuals().warn_fg_color;
            text::paragraph(ui, RichText::new(problem).color(color));
        }
        ui.add_space(ABOVE_PART);
        text::heading(ui, say!("saved-elsewhere"));
        let field = typed::field(&mut self.path, MOST_LETTERS)
            .hint_text(say!("saved-path-hint"))
            .desired_width(f32::INFINITY);
        let field = row::field_ui(ui, field);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        field.accessible_name(way.field);
        ui.horizontal_wrapped(|ui| {
            let can_do = !self.path.trim().is_empty();
            let there = ui.add_enabled(can_do, Button::new(way.button));
            let there = tip(there, way.says, None);
            if can_do && (there.clicked() || entered) {
                commands.push(Command::File(command(Some(self.path.trim().into()))));
            }
            let browse = Button::new(say!("saved-browse"));
            let browse = ui.add_enabled(!files.dialog_is_open(), browse);
            if tip(browse, way.browse_says, None).clicked() {
                commands.push(Command::File(command(None)));
            }
        });
    }
}

/// Draws a game of the list with its picture.
fn game_ui(
    ui: &mut Ui,
    listed: &ListedGame,
    kept: &PlayableGame,
    around: &Surroundings<'_>,
    commands: &mut Vec<Command>,
) {
    let preferences = around.session.preferences();
    let name = saved::name(kept);
    ui.add(Label::new(RichText::new(&name).strong()).wrap());
    let standing = RichText::new(saved::standing(kept, preferences)).small();
    ui.add(Label::new(standing).wrap());
    text::quiet(ui, dates::day_and_time(kept.saved));
    if around.session.opens_with_help(&kept.game) {
        text::quiet(ui, say!("saved-known"));
    }
    ui.horizontal(|ui| {
        picture_ui(ui, kept, around.look);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let delete = ui.button(say!("saved-delete"));
            let delete = tip(delete, id!("tip-saved-delete"), None);
            if delete.clicked() {
                commands.push(Command::File(FileCommand::DeleteGame(listed.path.clone())));
            }
            delete.accessible_name(say!("saved-delete-game", name = &name));
            let open = ui.button(say!("saved-open-now"));
            let open = tip(open, id!("tip-saved-open-now"), None);
            if open.clicked() {
                commands.push(Command::File(FileCommand::OpenGame(Some(
                    listed.path.clone(),
                ))));
            }
            open.accessible_name(say!("saved-open-game", name = &name));
        });
    });
}

fn deleted_ui(ui: &mut Ui, listed: &ListedGame, kept: &PlayableGame, commands: &mut Vec<Command>) {
    let name = saved::name(kept);
    ui.add(Label::new(RichText::new(&name).weak()).wrap());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(say!("saved-deleted")).small().weak());
        let back = ui.button(say!("saved-bring-back"));
        let back = tip(back, id!("tip-saved-bring-back"), None);
        if back.clicked() {
            commands.push(Command::File(FileCommand::BringGameBack(
                listed.path.clone(),
            )));
        }
        back.accessible_name(say!("saved-bring-game-back", name = &name));
    });
}

/// Draws the bones that were played last, the newest on the right.
fn picture_ui(ui: &mut Ui, kept: &PlayableGame, look: &Look) {
    let state = kept.game.state();
    let placed: Vec<PlacedBone> = state
        .round()
        .map_or_else(Vec::new, |round| round.placed().collect());
    let placed = &placed[placed.len().saturating_sub(BONES)..];
    let bone = vec2(BONE_WIDTH * LENGTH_TO_WIDTH, BONE_WIDTH);
    let step = bone.x + BETWEEN_BONES;
    let size = vec2(BONES as f32 * step - BETWEEN_BONES, bone.y);
    let (area, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let bones: Vec<_> = placed.iter().map(|placed| placed.bone).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, saved::picture(&bones)));
    for (n, placed) in placed.iter().enumerate() {
        let place = Rect::from_min_size(area.min + vec2(n as f32 * step, 0.0), bone);
        let face = BoneFace::new(look, BoneState::PlayedBy(placed.seat));
        let (first, second) = (placed.bone.high(), placed.bone.low());
        paint::bone(ui.painter(), place, first, second, &face);
    }
}

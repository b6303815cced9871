//! The windows that save a game and open one.

use egui::{
    Align, Button, Key, Label, Layout, Rect, RichText, Role, TextEdit, Ui, WidgetInfo, vec2,
};

use super::text;
use crate::app::command::{Command, Keep};
use crate::app::files::Files;
use crate::app::paint::{self, BoneFace, BoneState, LENGTH_TO_WIDTH};
use crate::app::theme::Look;
use crate::app::wording::{dates, saved as words};
use crate::engine::Placed;
use crate::session::{GameFile, KeptGame, Preferences, YOU};
use crate::storage::ListedGame;

/// The space above a part of a window, in points.
const ABOVE_PART: f32 = 14.0;
/// So many of the bones played last are in a game's small picture.
const BONES: usize = 4;
/// The short side of a bone in the small picture, in points.
const BONE_WIDTH: f32 = 17.0;
/// The space between bones in the small picture, in points.
const BETWEEN_BONES: f32 = 3.0;

/// What is being typed into the windows.
#[derive(Debug, Default)]
pub struct SavedWindow {
    name: String,
    path: String,
    /// The field for the name takes the keyboard.
    opens: bool,
    /// Why what was asked for last was not done.
    pub(in crate::app) problem: Option<String>,
}

impl SavedWindow {
    /// A window with a name for the game.
    pub fn new(proposed: String) -> Self {
        Self {
            name: proposed,
            path: String::new(),
            opens: true,
            problem: None,
        }
    }

    /// Draws what saves a game.
    pub fn save_ui(
        &mut self,
        ui: &mut Ui,
        files: &Files,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let label = ui.label(words::NAME);
        let field = TextEdit::singleline(&mut self.name)
            .char_limit(GameFile::LONGEST_NAME)
            .desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        if std::mem::take(&mut self.opens) {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(ABOVE_PART / 2.0);
        let can_save = !self.name.trim().is_empty();
        let save = ui.add_enabled(can_save, look.main_button(words::SAVE_NOW));
        if can_save && (save.clicked() || entered) {
            commands.push(Command::Keep(Keep::SaveGame(self.name.clone())));
        }
        text::quiet(ui, words::SAVE_EXPLAINED);
        let name = self.name.clone();
        let save_at = |path| Keep::SaveGameAt(name.clone(), path);
        let labels = [words::SAVE_PATH, words::SAVE_THERE];
        self.elsewhere_ui(ui, labels, files, save_at, commands);
    }

    /// Draws what opens a game.
    pub fn open_ui(
        &mut self,
        ui: &mut Ui,
        files: &Files,
        preferences: &Preferences,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        text::heading(ui, words::LIST);
        if files.listed().next().is_none() {
            text::paragraph(ui, words::NONE);
        }
        for (listed, is_deleted) in files.listed() {
            ui.separator();
            match &listed.game {
                Ok(kept) if is_deleted => deleted_ui(ui, listed, kept, commands),
                Ok(kept) => game_ui(ui, listed, kept, preferences, look, commands),
                Err(error) => {
                    ui.label(words::UNREADABLE);
                    text::quiet(ui, &error.to_string());
                }
            }
        }
        let labels = [words::OPEN_PATH, words::OPEN_THAT];
        self.elsewhere_ui(ui, labels, files, Keep::OpenGame, commands);
    }

    /// Draws the ways to a file elsewhere; `command` does something with one,
    /// or asks for it with the system's own dialog.
    fn elsewhere_ui(
        &mut self,
        ui: &mut Ui,
        [name, button]: [&str; 2],
        files: &Files,
        command: impl Fn(Option<std::path::PathBuf>) -> Keep,
        commands: &mut Vec<Command>,
    ) {
        if let Some(problem) = &self.problem {
            ui.add_space(ABOVE_PART / 2.0);
            let color = ui.visuals().warn_fg_color;
            text::paragraph(ui, RichText::new(problem).color(color));
        }
        ui.add_space(ABOVE_PART);
        text::heading(ui, words::ELSEWHERE);
        let field = TextEdit::singleline(&mut self.path)
            .hint_text(words::PATH_HINT)
            .desired_width(f32::INFINITY);
        let field = ui.add(field);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        field.accessible_name(name);
        ui.horizontal_wrapped(|ui| {
            let can_do = !self.path.trim().is_empty();
            let there = ui.add_enabled(can_do, Button::new(button)).clicked();
            if can_do && (there || entered) {
                commands.push(Command::Keep(command(Some(self.path.trim().into()))));
            }
            let browse = Button::new(words::BROWSE);
            if ui.add_enabled(!files.dialog_is_open(), browse).clicked() {
                commands.push(Command::Keep(command(None)));
            }
        });
    }
}

/// Draws a game of the list with its picture.
fn game_ui(
    ui: &mut Ui,
    listed: &ListedGame,
    kept: &KeptGame,
    preferences: &Preferences,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    ui.add(Label::new(RichText::new(&kept.name).strong()).wrap());
    let standing = RichText::new(words::standing(kept, preferences)).small();
    ui.add(Label::new(standing).wrap());
    text::quiet(ui, &dates::day_and_time(kept.saved));
    ui.horizontal(|ui| {
        picture_ui(ui, kept, look);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let delete = ui.button(words::DELETE);
            if delete.clicked() {
                commands.push(Command::Keep(Keep::DeleteGame(listed.path.clone())));
            }
            delete.accessible_name(words::delete(&kept.name));
            let open = ui.button(words::OPEN_NOW);
            if open.clicked() {
                commands.push(Command::Keep(Keep::OpenGame(Some(listed.path.clone()))));
            }
            open.accessible_name(words::open(&kept.name));
        });
    });
}

fn deleted_ui(ui: &mut Ui, listed: &ListedGame, kept: &KeptGame, commands: &mut Vec<Command>) {
    ui.add(Label::new(RichText::new(&kept.name).weak()).wrap());
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words::DELETED).small().weak());
        let back = ui.button(words::BRING_BACK);
        if back.clicked() {
            commands.push(Command::Keep(Keep::BringGameBack(listed.path.clone())));
        }
        back.accessible_name(words::bring_back(&kept.name));
    });
}

/// Draws the bones that were played last, the newest on the right.
fn picture_ui(ui: &mut Ui, kept: &KeptGame, look: &Look) {
    let state = kept.game.state();
    let placed: Vec<Placed> = state
        .round()
        .map_or_else(Vec::new, |round| round.placed().collect());
    let placed = &placed[placed.len().saturating_sub(BONES)..];
    let bone = vec2(BONE_WIDTH * LENGTH_TO_WIDTH, BONE_WIDTH);
    let step = bone.x + BETWEEN_BONES;
    let size = vec2(BONES as f32 * step - BETWEEN_BONES, bone.y);
    let (area, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    let bones: Vec<_> = placed.iter().map(|placed| placed.bone).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, words::picture(&bones)));
    for (n, placed) in placed.iter().enumerate() {
        let state = if placed.seat == YOU {
            BoneState::PlayedByYou
        } else {
            BoneState::PlayedByNestor
        };
        let place = Rect::from_min_size(area.min + vec2(n as f32 * step, 0.0), bone);
        let face = BoneFace::new(look, state);
        let (first, second) = (placed.bone.high(), placed.bone.low());
        paint::bone(ui.painter(), place, first, second, &face);
    }
}

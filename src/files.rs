//! Saved and finished games on the disk, and the system's dialogs. What is read and written is
//! queued: one thing after the other. A game or a theme that is opened is read on a thread of its
//! own: its drive may not answer, and nothing else waits for that.

use std::collections::BTreeSet;
use std::path::PathBuf;

use eframe::CreationContext;
use egui::Context;
use rfd::FileDialog;

use crate::command::WindowKind;
use crate::jobs::{Job, Jobs};
use engine::{Name, Record};
use game::profile::GameId;
use game::state::NamedGame;
use game::storage::{
    Folder, GAME_EXTENSION, GAME_EXTENSIONS, GameFileError, ListedGame, Notice, OpenedGame,
    THEME_EXTENSION, ThemeFileError, read_game, read_theme, rename_game, write_game, write_theme,
};
use look::OwnTheme;
use nestor::coach::SavedReview;
use words::msg;

/// Where a game was saved. The thread of the window makes a sentence of it: the language
/// belongs to that thread.
#[derive(Debug)]
pub enum Saved {
    /// In the player's list, under this name.
    InList(String),
    /// As this file.
    AsFile(PathBuf),
}

/// What the disk answered.
#[derive(Debug)]
pub enum FileAnswer {
    /// What the player must be told of the files that are written by themselves.
    Said(Notice),
    /// The player's saved games, as they are now.
    Listed(Vec<ListedGame>),
    /// A game was saved, or not.
    Saved(Result<Saved, GameFileError>),
    /// A game got another name, or not.
    Renamed(Result<(), GameFileError>),
    /// A game was read, or not.
    Read(Box<Result<OpenedGame, GameFileError>>),
    /// A theme was written to a file, or not.
    ThemeSent(Result<PathBuf, ThemeFileError>),
    /// A theme was read, or not.
    ThemeFetched(Box<Result<OwnTheme, ThemeFileError>>),
    /// The kept review of a game was looked for.
    ReviewFound(GameId, Option<Box<SavedReview>>),
    /// Nothing that anybody has to know.
    Nothing,
    /// The finished games that are kept, as they are now.
    FinishedListed(BTreeSet<GameId>),
    /// A finished game that is to be looked back at was read, or not.
    FinishedRead(GameId, Box<Result<OpenedGame, GameFileError>>),
    /// What there is of a game that is to be reviewed.
    ToReview(GameId, ToReview),
    /// The system could not show this folder.
    FolderNotShown(PathBuf),
    /// A file was chosen in a dialog for this.
    Chosen(ChosenFor, PathBuf),
    /// The dialog that was asked for in this window was closed without a choice; or
    /// there was none at all, which looks the same from here.
    NotChosen(WindowKind),
}

/// What a file is chosen for.
#[derive(Debug)]
pub enum ChosenFor {
    /// To save this game there.
    SaveGame(Box<NamedGame>),
    /// To open the saved game.
    OpenGame,
    /// To write this theme there.
    SendTheme(OwnTheme),
    /// To read the theme.
    FetchTheme,
}

/// What there is of a game that is to be reviewed.
#[derive(Debug)]
pub enum ToReview {
    /// Its review, which is kept already.
    Reviewed(Box<SavedReview>),
    /// What was played.
    Played(Box<Record>),
    /// Nothing that can be read.
    Nothing,
}

/// The saved and the finished games of whoever sits at the table.
#[derive(Debug)]
pub struct Files {
    folder: Folder,
    jobs: Jobs<FileAnswer>,
    /// The dialog that every question begins with.
    dialog: FileDialog,
    /// The dialog that was opened last.
    asked: Option<Job>,
    /// The folder that was shown last.
    shown_folder: Option<Job>,
    /// The saved game that was opened last.
    opening: Option<Job>,
    /// The theme that was fetched last.
    fetching: Option<Job>,
    /// The list as it was last read.
    listed: Vec<ListedGame>,
    /// Those of the list that are removed when the player gets up.
    deleted: Vec<PathBuf>,
    /// The finished games that are kept, as they were last listed.
    finished: BTreeSet<GameId>,
    /// How often they were listed.
    listings: u64,
    /// The finished game that could not be opened, and why.
    refused: Option<(GameId, GameFileError)>,
}

impl Files {
    /// The saved games in a player's folder. Whatever is asked of the system's dialogs is
    /// asked in this one. Answers wake the window of `ctx`.
    pub fn new(folder: Folder, dialog: FileDialog, ctx: &Context) -> Self {
        Self {
            folder,
            jobs: Jobs::new("files", ctx),
            dialog,
            asked: None,
            shown_folder: None,
            opening: None,
            fetching: None,
            listed: Vec::new(),
            deleted: Vec::new(),
            finished: BTreeSet::new(),
            listings: 0,
            refused: None,
        }
    }

    /// Lets dialogs belong to a window from now on: they stay above it, and where the
    /// system has it so it waits for them. On macOS they belong to the whole program.
    pub fn ask_above(&mut self, window: &CreationContext<'_>) {
        if !cfg!(target_vendor = "apple") {
            self.dialog = self.dialog.clone().set_parent(window);
        }
    }

    /// The dialog that every question begins with.
    pub fn dialog(&self) -> FileDialog {
        self.dialog.clone()
    }

    /// The list as it was last read, with whether each is deleted.
    pub fn listed(&self) -> impl Iterator<Item = (&ListedGame, bool)> {
        let is_deleted = |listed: &ListedGame| self.deleted.contains(&listed.path);
        self.listed
            .iter()
            .map(move |listed| (listed, is_deleted(listed)))
    }

    /// Whether a dialog is open: there is never more than one.
    pub fn dialog_is_open(&self) -> bool {
        self.asked.as_ref().is_some_and(Job::is_pending)
    }

    /// What was answered since this was last asked.
    pub fn answers(&self) -> Vec<FileAnswer> {
        self.jobs.answers()
    }

    /// Whether a saved game is being read.
    pub fn is_opening(&self) -> bool {
        self.opening.as_ref().is_some_and(Job::is_pending)
    }

    /// Takes the list as it is now.
    pub fn take_list(&mut self, listed: Vec<ListedGame>) {
        self.listed = listed;
    }

    /// Reads the list.
    pub fn list(&mut self) {
        let folder = self.folder.clone();
        self.jobs
            .queue(move || FileAnswer::Listed(folder.saved_games()));
    }

    /// Saves a game among the player's own.
    pub fn save(&mut self, game: NamedGame) {
        let folder = self.folder.clone();
        self.jobs.queue(move || {
            let saved = folder.save_game(&game);
            FileAnswer::Saved(saved.map(|_| Saved::InList(game.name)))
        });
    }

    /// Gives a game of the list another name.
    pub fn rename(&mut self, path: PathBuf, name: Name) {
        self.jobs
            .queue(move || FileAnswer::Renamed(rename_game(&path, &name)));
    }

    /// Saves a game as a file, which takes the place of another only with `replace`.
    pub fn save_at(&mut self, path: PathBuf, game: NamedGame, replace: bool) {
        self.jobs.queue(move || {
            let saved = write_game(&path, &game, replace);
            FileAnswer::Saved(saved.map(Saved::AsFile))
        });
    }

    /// Reads a saved game. One that is still being read is not opened any more.
    pub fn open(&mut self, path: PathBuf) {
        let read = move || FileAnswer::Read(Box::new(read_game(&path)));
        self.opening = Some(self.jobs.start(move |_| read()));
    }

    /// Asks where a game is to be saved.
    pub fn ask_save(&mut self, game: NamedGame, file_name: String) {
        self.ask(
            WindowKind::SaveGame,
            (msg::SAVED_FILE_KIND.text(), &[GAME_EXTENSION]),
            move |dialog| dialog.set_file_name(file_name).save_file(),
            ChosenFor::SaveGame(Box::new(game)),
        );
    }

    /// Asks which saved game is to be opened.
    pub fn ask_open(&mut self) {
        self.ask(
            WindowKind::OpenGame,
            (msg::SAVED_FILE_KIND.text(), &GAME_EXTENSIONS),
            FileDialog::pick_file,
            ChosenFor::OpenGame,
        );
    }

    /// Writes a theme to a file.
    pub fn send_theme(&mut self, path: PathBuf, theme: OwnTheme) {
        self.jobs
            .queue(move || FileAnswer::ThemeSent(write_theme(&path, &theme, false)));
    }

    /// Asks where a theme is to be written to.
    pub fn ask_send_theme(&mut self, theme: OwnTheme, file_name: String) {
        self.ask(
            WindowKind::Colors,
            (msg::THEME_FILE_KIND.text(), &[THEME_EXTENSION]),
            move |dialog| dialog.set_file_name(file_name).save_file(),
            ChosenFor::SendTheme(theme),
        );
    }

    /// Reads the theme of a file. One that is still being read is not fetched any more.
    pub fn fetch_theme(&mut self, path: PathBuf) {
        let read = move || FileAnswer::ThemeFetched(Box::new(read_theme(&path)));
        self.fetching = Some(self.jobs.start(move |_| read()));
    }

    /// Asks which theme is to be read.
    pub fn ask_fetch_theme(&mut self) {
        self.ask(
            WindowKind::Colors,
            (msg::THEME_FILE_KIND.text(), &[THEME_EXTENSION]),
            FileDialog::pick_file,
            ChosenFor::FetchTheme,
        );
    }

    /// Keeps the review of a game.
    pub fn keep_review(&mut self, id: GameId, review: SavedReview) {
        let folder = self.folder.clone();
        self.jobs.queue(move || {
            folder.keep_review(id, &review).ok();
            // If it could not be written, it can be made again.
            FileAnswer::Nothing
        });
    }

    /// Looks for the kept review of a game.
    pub fn find_review(&mut self, id: GameId) {
        let folder = self.folder.clone();
        self.jobs
            .queue(move || FileAnswer::ReviewFound(id, folder.kept_review(id).map(Box::new)));
    }

    /// Lists the finished games that are kept.
    pub fn list_finished(&mut self) {
        self.refused = None;
        let folder = self.folder.clone();
        self.jobs
            .queue(move || FileAnswer::FinishedListed(folder.finished_games()));
    }

    /// Takes that list as it is now.
    pub fn take_finished(&mut self, finished: BTreeSet<GameId>) {
        self.finished = finished;
        self.listings += 1;
    }

    /// How often the finished games that are kept were listed.
    pub const fn listings(&self) -> u64 {
        self.listings
    }

    /// Whether a finished game was kept when they were last listed.
    pub fn keeps(&self, id: GameId) -> bool {
        self.finished.contains(&id)
    }

    /// Reads a finished game, unless it is at hand.
    pub fn look_back(&mut self, id: GameId, at_hand: Option<NamedGame>) {
        self.refused = None;
        let folder = self.folder.clone();
        self.jobs.queue(move || {
            let read = finished_game(&folder, id, at_hand);
            FileAnswer::FinishedRead(id, Box::new(read))
        });
    }

    /// Notes that a finished game cannot be opened.
    pub fn refuse(&mut self, id: GameId, why: GameFileError) {
        self.refused = Some((id, why));
    }

    /// Why this finished game could not be opened, if it was the last that was asked
    /// for.
    pub fn refused(&self, id: GameId) -> Option<&GameFileError> {
        let refused = self.refused.as_ref().filter(|(of, _)| *of == id);
        refused.map(|(_, why)| why)
    }

    /// Looks for what there is of a game that is to be reviewed; the game itself may be
    /// at hand.
    pub fn find_to_review(&mut self, id: GameId, at_hand: Option<NamedGame>) {
        let folder = self.folder.clone();
        self.jobs.queue(move || {
            let Ok(opened) = finished_game(&folder, id, at_hand) else {
                return FileAnswer::ToReview(id, ToReview::Nothing);
            };
            let record = opened.kept.game.state().record();
            let kept = folder.kept_review(id);
            let found = match kept.filter(|kept| kept.record == *record) {
                Some(kept) => ToReview::Reviewed(Box::new(kept)),
                None => ToReview::Played(Box::new(record.clone())),
            };
            FileAnswer::ToReview(id, found)
        });
    }

    /// Shows a folder in the system's own window. Nothing waits for that: on some
    /// systems it takes as long as the window stays open.
    pub fn show_folder(&mut self, folder: PathBuf) {
        let job = self.jobs.start(move |job| {
            // Without a thread, the window would wait.
            if job.is_cancelled() || open::that(&folder).is_err() {
                return FileAnswer::FolderNotShown(folder);
            }
            FileAnswer::Nothing
        });
        self.shown_folder = Some(job);
    }

    /// Deletes a saved game of the list when the player gets up.
    pub fn delete(&mut self, path: PathBuf) {
        if !self.deleted.contains(&path) {
            self.deleted.push(path);
        }
    }

    /// Does not delete it after all.
    pub fn bring_back(&mut self, path: &PathBuf) {
        self.deleted.retain(|deleted| deleted != path);
    }

    /// Waits for all that is being written.
    pub fn finish(&mut self) {
        self.jobs.finish();
    }

    /// Waits for all that is being written, and removes what was deleted.
    pub fn close(&mut self) {
        self.finish();
        for path in self.deleted.drain(..) {
            // What cannot be removed is in the list at the next start.
            self.folder.remove_game(&path).ok();
        }
    }

    /// Shows a dialog that is asked for in a window, in which a file is chosen for something.
    fn ask(
        &mut self,
        asked: WindowKind,
        (kind, extensions): (String, &[&str]),
        show: impl FnOnce(FileDialog) -> Option<PathBuf> + Send + 'static,
        what: ChosenFor,
    ) {
        if self.dialog_is_open() {
            return;
        }
        let dialog = self.dialog().add_filter(kind, extensions);
        let job = self.jobs.start(move |job| {
            // Without a thread, the window would wait.
            let shown = (!job.is_cancelled()).then(|| show(dialog));
            match shown.flatten() {
                Some(path) => FileAnswer::Chosen(what, path),
                None => FileAnswer::NotChosen(asked),
            }
        });
        self.asked = Some(job);
    }

    /// Does what a file was chosen for.
    pub fn chosen(&mut self, what: ChosenFor, path: PathBuf) {
        match what {
            ChosenFor::SaveGame(game) => self.save_at(path, *game, true),
            ChosenFor::OpenGame => self.open(path),
            ChosenFor::SendTheme(theme) => self
                .jobs
                .queue(move || FileAnswer::ThemeSent(write_theme(&path, &theme, true))),
            ChosenFor::FetchTheme => self.fetch_theme(path),
        }
    }
}

/// A finished game: the one at hand, or the one that is kept.
fn finished_game(
    folder: &Folder,
    id: GameId,
    at_hand: Option<NamedGame>,
) -> Result<OpenedGame, GameFileError> {
    // What is at hand has been played here.
    let at_hand = at_hand.and_then(|game| game.open().ok());
    match at_hand {
        Some(kept) => Ok(OpenedGame { kept, notice: None }),
        None => folder.finished_game(id),
    }
}

#[cfg(test)]
mod tests;

//! Saved and finished games on the disk, and the system's dialogs. What is among the
//! player's own goes to the store; files that the player chose elsewhere are read and written by
//! jobs: their drive may not answer, and nothing else waits for that.

use std::collections::{BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::CreationContext;
use egui::Context;
use rfd::FileDialog;

use crate::command::WindowKind;
use crate::jobs::{Asked, JobQueue};
use engine::{Name, Record};
use game::profile::{Days, GameId};
use game::session::GameFile;
use game::storage::{
    Answer, Ask, FileError, GAME_EXTENSION, HistoryFile, Kept, ListedGame, LoadedFiles, Notice,
    OpenedGame, RealDisk, Store, THEME_EXTENSION, read_game, read_theme, write_game, write_theme,
};
use look::OwnTheme;
use nestor::coach::SavedReview;
use words::msg;

/// The name of the threads that read and write files elsewhere.
const THREAD: &str = "files";

/// The place of a saved game. The thread of the window makes a sentence of it, since the
/// language belongs to that thread.
#[derive(Debug)]
pub enum Saved {
    /// In the player's list, under this name.
    InList(String),
    /// As this file.
    AsFile(PathBuf),
}

/// An answer of the disk.
#[derive(Debug)]
pub enum FileAnswer {
    /// A notice about files that are written automatically.
    Said(Notice),
    /// The files of the player who sits down.
    SatDown(Box<LoadedFiles>),
    /// The disk knows who plays here, and somebody is to say who sits down.
    NobodySits,
    /// The files of the player who sits down, after a game was begun without them.
    Late(Box<LoadedFiles>),
    /// The lines of the history and the tries at daily games.
    Lists(HistoryFile, Days),
    /// The player's saved games, as they are now, or why they could not be listed.
    Listed(Result<Vec<ListedGame>, FileError>),
    /// A game was saved, or not.
    Saved(Result<Saved, FileError>),
    /// A game got another name, or not.
    Renamed(Result<(), FileError>),
    /// A game was read, or not.
    Read(Box<Result<OpenedGame, FileError>>),
    /// A theme was written to a file, or not.
    ThemeSent(Result<PathBuf, FileError>),
    /// A theme was read, or not.
    ThemeFetched(Box<Result<OwnTheme, FileError>>),
    /// The kept review of a game was looked for.
    ReviewFound(GameId, Option<Box<SavedReview>>),
    /// The finished games that are kept, as they are now, or why they could not be listed.
    FinishedListed(Result<BTreeSet<GameId>, FileError>),
    /// A saved game could not be removed.
    NotRemoved(FileError),
    /// A finished game that is to be looked back at was read, or not.
    FinishedRead(GameId, Box<Result<OpenedGame, FileError>>),
    /// The data for a review of a game.
    ToReview(GameId, ToReview),
    /// The system could not show this folder.
    FolderNotShown(PathBuf),
    /// A file was chosen in a dialog for this.
    Chosen(ChosenFor, PathBuf),
    /// The dialog that was asked for in this window was closed without a choice; or
    /// there was none at all, which looks the same from here.
    NotChosen(WindowKind),
}

impl FileAnswer {
    /// Whether something that the player asked for was not written.
    pub const fn is_failure(&self) -> bool {
        matches!(
            self,
            Self::Saved(Err(_)) | Self::Renamed(Err(_)) | Self::ThemeSent(Err(_))
        )
    }
}

/// Purpose of a chosen file.
#[derive(Debug)]
pub enum ChosenFor {
    /// To save this game there.
    SaveGame(Box<GameFile>),
    /// To open the saved game.
    OpenGame,
    /// To write this theme there.
    SendTheme(OwnTheme),
    /// To read the theme.
    FetchTheme,
}

/// The data for a review of a game.
#[derive(Debug)]
pub enum ToReview {
    /// Its review, which is kept already.
    Reviewed(Box<SavedReview>),
    /// The record.
    Played(Box<Record>),
    /// Nothing that can be read.
    Nothing,
}

/// The saved and the finished games of the player at the table.
#[derive(Debug)]
pub struct Files {
    pub(crate) store: Store,
    /// The window that is woken by answers.
    ctx: Context,
    /// Writes to files elsewhere.
    writing: JobQueue<FileAnswer>,
    /// The names of the games that are being saved in the list.
    saving: VecDeque<String>,
    /// The finished game that is to be looked back at.
    looked_for: Option<GameId>,
    /// The game that is to be reviewed, and what was played of it once that is read.
    to_review: Option<(GameId, Option<Box<Record>>)>,
    /// Answers that came before anybody could take them.
    early: Vec<FileAnswer>,
    /// The dialog that every question begins with.
    dialog: FileDialog,
    /// The dialog that was opened last.
    asked: Asked<(), FileAnswer>,
    /// The folder that was shown last.
    shown_folder: Asked<(), FileAnswer>,
    /// The saved game that was opened last.
    opening: Asked<(), FileAnswer>,
    /// The theme that was fetched last.
    fetching: Asked<(), FileAnswer>,
    /// The list as it was last read.
    listed: Vec<ListedGame>,
    /// Why it could not be read.
    not_listed: Option<FileError>,
    /// Those of the list that are removed when the player gets up.
    deleted: Vec<PathBuf>,
    /// The finished games that are kept, as they were last listed.
    finished: BTreeSet<GameId>,
    /// Number of listings.
    listings: u64,
    /// The finished game that could not be opened, and why.
    refused: Option<(GameId, FileError)>,
}

impl Files {
    /// What the store has, and files elsewhere. Whatever is asked of the system's dialogs is
    /// asked in this one. Answers wake the window of `ctx`.
    pub fn new(store: Store, dialog: FileDialog, ctx: &Context) -> Self {
        Self {
            store,
            ctx: ctx.clone(),
            writing: JobQueue::new(THREAD, ctx),
            saving: VecDeque::new(),
            looked_for: None,
            to_review: None,
            early: Vec::new(),
            dialog,
            asked: Asked::default(),
            shown_folder: Asked::default(),
            opening: Asked::default(),
            fetching: Asked::default(),
            listed: Vec::new(),
            not_listed: None,
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

    /// Why the list could not be read.
    pub const fn not_listed(&self) -> Option<&FileError> {
        self.not_listed.as_ref()
    }

    /// Whether a dialog is open: there is never more than one.
    pub fn dialog_is_open(&self) -> bool {
        self.asked.pending().is_some()
    }

    /// Returns new answers, except those of the store.
    pub fn answers(&mut self) -> Vec<FileAnswer> {
        let mut answers = std::mem::take(&mut self.early);
        answers.extend(self.writing.answers());
        let asked = [
            &mut self.asked,
            &mut self.shown_folder,
            &mut self.opening,
            &mut self.fetching,
        ];
        answers.extend(asked.into_iter().filter_map(Asked::take));
        answers
    }

    /// Keeps an answer that nobody can take yet.
    pub(crate) fn keep_for_later(&mut self, answer: FileAnswer) {
        self.early.push(answer);
    }

    /// Takes in what the store answered about games and reviews. What the window has to know of
    /// it is returned.
    pub(crate) fn take(&mut self, answer: Answer) -> Option<FileAnswer> {
        match answer {
            Answer::Said(notice) => Some(FileAnswer::Said(notice)),
            Answer::Saved(listed) => Some(FileAnswer::Listed(listed)),
            Answer::GameSaved(saved) => {
                let name = self.saving.pop_front().unwrap_or_default();
                Some(FileAnswer::Saved(saved.map(|_| Saved::InList(name))))
            }
            Answer::Renamed(renamed) => Some(FileAnswer::Renamed(renamed)),
            Answer::Removed(removed) => removed.err().map(FileAnswer::NotRemoved),
            Answer::Finished(finished) => Some(FileAnswer::FinishedListed(finished)),
            Answer::FinishedRead(id, read) => self.finished_read(id, read),
            Answer::ReviewFound(id, found) => Some(self.review_found(id, found)),
            _ => None,
        }
    }

    fn finished_read(
        &mut self,
        id: GameId,
        read: Box<Result<OpenedGame, FileError>>,
    ) -> Option<FileAnswer> {
        if self.looked_for.take_if(|wanted| *wanted == id).is_some() {
            return Some(FileAnswer::FinishedRead(id, read));
        }
        let (_, played) = self
            .to_review
            .as_mut()
            .filter(|(wanted, _)| *wanted == id)?;
        if let Ok(opened) = *read {
            *played = Some(Box::new(opened.game.file.game.record().clone()));
            self.store.ask(Ask::Review(id));
            None
        } else {
            self.to_review = None;
            Some(FileAnswer::ToReview(id, ToReview::Nothing))
        }
    }

    fn review_found(&mut self, id: GameId, found: Option<Box<SavedReview>>) -> FileAnswer {
        let played = self
            .to_review
            .take_if(|(of, played)| *of == id && played.is_some());
        let Some((_, Some(record))) = played else {
            return FileAnswer::ReviewFound(id, found);
        };
        let kept = found.filter(|kept| kept.record == *record);
        let found = kept.map_or(ToReview::Played(record), ToReview::Reviewed);
        FileAnswer::ToReview(id, found)
    }

    /// Whether a saved game is being read.
    pub fn is_opening(&self) -> bool {
        self.opening.pending().is_some()
    }

    /// Takes the list as it is now.
    pub fn take_list(&mut self, listed: Result<Vec<ListedGame>, FileError>) {
        (self.listed, self.not_listed) = match listed {
            Ok(listed) => (listed, None),
            Err(error) => (Vec::new(), Some(error)),
        };
    }

    /// Reads the list.
    pub fn list(&mut self) {
        self.store.ask(Ask::Saved);
    }

    /// Saves a game among the player's own.
    pub fn save(&mut self, game: GameFile) {
        let name = game.name.as_ref().map(|name| name.as_str().to_owned());
        self.saving.push_back(name.unwrap_or_default());
        self.store.ask(Ask::Save(Box::new(game)));
    }

    /// Gives a game of the list another name.
    pub fn rename(&mut self, path: PathBuf, name: Name) {
        self.store.ask(Ask::Rename(path, name));
    }

    /// Saves a game as a file, which takes the place of another only with `replace`.
    pub fn save_at(&mut self, path: PathBuf, game: GameFile, replace: bool) {
        self.writing.add(move || {
            let saved = write_game(&RealDisk, &path, &game, replace);
            FileAnswer::Saved(saved.map(Saved::AsFile))
        });
    }

    /// Reads a saved game. One that is still being read is not opened any more.
    pub fn open(&mut self, path: PathBuf) {
        let read = move || FileAnswer::Read(Box::new(read_game(&RealDisk, &path)));
        self.opening
            .ask((THREAD, &self.ctx), (), move |_| Some(read()));
    }

    /// Asks where a game is to be saved.
    pub fn ask_save(&mut self, game: GameFile, file_name: String) {
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
            (msg::SAVED_FILE_KIND.text(), &[GAME_EXTENSION]),
            FileDialog::pick_file,
            ChosenFor::OpenGame,
        );
    }

    /// Writes a theme to a file.
    pub fn send_theme(&mut self, path: PathBuf, theme: OwnTheme) {
        self.writing
            .add(move || FileAnswer::ThemeSent(write_theme(&RealDisk, &path, &theme, false)));
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
        let read = move || FileAnswer::ThemeFetched(Box::new(read_theme(&RealDisk, &path)));
        self.fetching
            .ask((THREAD, &self.ctx), (), move |_| Some(read()));
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

    /// Keeps the review of a game. If it cannot be written, it can be made again.
    pub fn keep_review(&mut self, id: GameId, review: SavedReview) {
        self.store.keep(Kept::Review(id, Arc::new(review)));
    }

    /// Looks for the kept review of a game.
    pub fn find_review(&mut self, id: GameId) {
        self.store.ask(Ask::Review(id));
    }

    /// Lists the finished games that are kept.
    pub fn list_finished(&mut self) {
        self.refused = None;
        self.store.ask(Ask::ListFinished);
    }

    /// Takes that list as it is now.
    pub fn take_finished(&mut self, finished: BTreeSet<GameId>) {
        self.finished = finished;
        self.listings += 1;
    }

    /// Number of listings of the kept finished games.
    pub const fn listings(&self) -> u64 {
        self.listings
    }

    /// Whether a finished game was kept when they were last listed.
    pub fn keeps(&self, id: GameId) -> bool {
        self.finished.contains(&id)
    }

    /// Reads a finished game, unless it is at hand.
    pub fn look_back(&mut self, id: GameId, at_hand: Option<GameFile>) {
        self.refused = None;
        let at_hand = at_hand.and_then(|game| game.open().ok());
        if let Some(game) = at_hand {
            // What is at hand has been played here.
            let opened = Ok(OpenedGame { game, notice: None });
            self.early
                .push(FileAnswer::FinishedRead(id, Box::new(opened)));
        } else {
            self.looked_for = Some(id);
            self.store.ask(Ask::Finished(id));
        }
    }

    /// Notes that a finished game cannot be opened.
    pub fn refuse(&mut self, id: GameId, why: FileError) {
        self.refused = Some((id, why));
    }

    /// Why this finished game could not be opened, if it was the last that was asked
    /// for.
    pub fn refused(&self, id: GameId) -> Option<&FileError> {
        let refused = self.refused.as_ref().filter(|(of, _)| *of == id);
        refused.map(|(_, why)| why)
    }

    /// Looks for what there is of a game that is to be reviewed; the game itself may be at hand.
    pub fn find_to_review(&mut self, id: GameId, at_hand: Option<GameFile>) {
        let played = at_hand.map(|file| Box::new(file.game.record().clone()));
        self.store.ask(match played {
            Some(_) => Ask::Review(id),
            None => Ask::Finished(id),
        });
        self.to_review = Some((id, played));
    }

    /// Shows a folder in the system's own window. Nothing waits for that: on some
    /// systems it takes as long as the window stays open.
    pub fn show_folder(&mut self, folder: PathBuf) {
        let thread = (THREAD, &self.ctx);
        self.shown_folder.ask(thread, (), move |job| {
            // Without a thread, the window would wait.
            let is_shown = !job.is_cancelled() && open::that(&folder).is_ok();
            (!is_shown).then_some(FileAnswer::FolderNotShown(folder))
        });
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

    /// Whether nothing is being written elsewhere.
    pub fn is_idle(&self) -> bool {
        self.writing.is_idle()
    }

    /// Whoever sat at the table gets up: what was deleted is removed. What cannot be is in the
    /// list again.
    pub fn close(&mut self) {
        for path in self.deleted.drain(..) {
            self.store.ask(Ask::Remove(path));
        }
        self.listed.clear();
        self.finished.clear();
        (self.looked_for, self.to_review) = (None, None);
    }

    /// The path of the player's folder.
    pub fn folder(&self) -> Option<&Path> {
        self.store.folder()
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
        self.asked.ask((THREAD, &self.ctx), (), move |job| {
            // Without a thread, the window would wait.
            let shown = (!job.is_cancelled()).then(|| show(dialog));
            Some(match shown.flatten() {
                Some(path) => FileAnswer::Chosen(what, path),
                None => FileAnswer::NotChosen(asked),
            })
        });
    }

    /// Reads or writes the chosen file.
    pub fn chosen(&mut self, what: ChosenFor, path: PathBuf) {
        match what {
            ChosenFor::SaveGame(game) => self.save_at(path, *game, true),
            ChosenFor::OpenGame => self.open(path),
            ChosenFor::SendTheme(theme) => self
                .writing
                .add(move || FileAnswer::ThemeSent(write_theme(&RealDisk, &path, &theme, true))),
            ChosenFor::FetchTheme => self.fetch_theme(path),
        }
    }
}

#[cfg(test)]
mod tests;

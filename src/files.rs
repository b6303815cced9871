//! Saved and finished games, and the system's dialogs. Files are read and written by background
//! jobs, because a drive may not respond. The database is read and written by the store.

mod picture;

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use eframe::CreationContext;
use egui::Context;
use rfd::FileDialog;

pub(crate) use self::picture::TablePicture;

use crate::app::App;
use crate::command::WindowKind;
use crate::jobs::BackgroundQuestion;
use crate::jobs::JobQueue;
use engine::Record;
use game::profile::{GameId, OwnMistakes, Person, PlayerId, Task};
use game::session::{GameFile, PlayableGame};
use game::store::{Fault, FaultReason, FileError, ListedGame, Store, Tables, saved};
use nestor::coach::SavedReview;
use words::msg;

/// Maximum time to wait for a picture of the window.
const PICTURE_TIMEOUT: Duration = Duration::from_secs(5);

const THREAD_NAME: &str = "files";

/// The result of work on another thread: a closure that is run on the window's thread.
pub struct ThreadAnswer(Box<dyn FnOnce(&mut App) + Send>);

impl ThreadAnswer {
    pub(crate) fn new(then: impl FnOnce(&mut App) + Send + 'static) -> Self {
        Self(Box::new(then))
    }

    /// The answer of a file dialog that was closed without a choice, or could not be shown; the two
    /// cannot be told apart. `window` is the one that opened the dialog.
    pub fn nothing_chosen(window: WindowKind) -> Self {
        Self::new(move |app| app.report(window, &msg::SAVED_NOT_CHOSEN.text()))
    }

    pub(crate) fn handle(self, app: &mut App) {
        (self.0)(app);
    }
}

impl fmt::Debug for ThreadAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadAnswer").finish_non_exhaustive()
    }
}

/// The outcome of a search for a game to review.
#[derive(Debug)]
pub enum GameToReview {
    /// The saved review of the game.
    Review(Box<SavedReview>),
    Record(Box<Record>),
    /// The game is unknown or unreadable.
    Unavailable,
}

/// A kind of job. A new job replaces the running job of the same kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JobKind {
    /// Listing the saved games.
    Listing,
    /// Reading a saved game.
    Opening,
    /// Reading a theme file for import.
    ImportingTheme,
    /// Opening a folder in the system's file manager.
    OpeningFolder,
    /// Writing a table of the finished games.
    ExportingHistory,
}

/// Access to the saved and finished games of the player at the table, and the file dialogs.
#[derive(Debug)]
pub struct Files {
    pub(crate) store: Store<App>,
    /// The context of the window, which is repainted when an answer arrives.
    pub(crate) ctx: Context,
    player: Option<PlayerId>,
    /// The folder of the player at the table; `None` before a player has sat down, and if this
    /// session saves nothing.
    folder: Option<PathBuf>,
    writing: JobQueue<ThreadAnswer>,
    jobs: [BackgroundQuestion<(), ThreadAnswer>; 5],
    /// The dialog that was opened last.
    dialog_question: BackgroundQuestion<(), ThreadAnswer>,
    /// The template of all dialogs.
    dialog: FileDialog,
    /// The list of saved games as it was last read; `None` until then.
    saved_games: Option<Result<Vec<ListedGame>, FileError>>,
    /// The deleted saved games, which are removed when the player leaves the table.
    deleted: Vec<PathBuf>,
    /// The finished games whose moves are stored, as of the last listing.
    finished: BTreeSet<GameId>,
    listings: u64,
    /// The finished game that was asked for last, if it could not be shown.
    unavailable: Option<GameId>,
}

impl Files {
    /// Creates access to files and the store; no player has sat down yet. `dialog` is the template
    /// of the system's dialogs. Each answer wakes the window of `ctx`.
    pub fn new(store: Store<App>, dialog: FileDialog, ctx: &Context) -> Self {
        Self {
            store,
            ctx: ctx.clone(),
            player: None,
            folder: None,
            writing: JobQueue::new(THREAD_NAME, ctx),
            jobs: Default::default(),
            dialog_question: BackgroundQuestion::default(),
            dialog,
            saved_games: None,
            deleted: Vec::new(),
            finished: BTreeSet::new(),
            listings: 0,
            unavailable: None,
        }
    }

    /// Makes a window the parent of all later dialogs: they stay above the window, and on some
    /// systems block it. Does nothing on macOS, where dialogs belong to the whole program.
    pub fn set_dialog_parent(&mut self, window: &CreationContext<'_>) {
        if !cfg!(target_vendor = "apple") {
            self.dialog = self.dialog.clone().set_parent(window);
        }
    }

    /// A new dialog from the template.
    pub fn dialog(&self) -> FileDialog {
        self.dialog.clone()
    }

    pub(crate) fn sit_down(&mut self, person: &Person) {
        self.player = Some(person.id());
        self.folder = self.store.folder(person.folder());
    }

    /// Removes the deleted files and forgets the player, who leaves the table.
    pub(crate) fn leave(&mut self) {
        if let Some(folder) = self.folder.take() {
            for path in std::mem::take(&mut self.deleted) {
                let folder = folder.clone();
                self.write(
                    move || saved::remove(&folder, &path),
                    |app, removed| {
                        if let Err(error) = removed {
                            app.show_removal_error(error);
                        }
                    },
                );
            }
        }
        self.player = None;
        self.saved_games = None;
        self.finished.clear();
        self.jobs = Default::default();
    }

    /// The saved games, each with whether it is marked as deleted; `None` if the list has not been
    /// read, or could not be.
    pub fn saved_games(&self) -> Option<impl Iterator<Item = (&ListedGame, bool)>> {
        let is_deleted = |game: &ListedGame| self.deleted.contains(&game.path);
        let games = self.saved_games.as_ref()?.as_ref().ok()?;
        Some(games.iter().map(move |game| (game, is_deleted(game))))
    }

    /// The error of the last attempt to read the list of saved games, if that failed.
    pub fn list_error(&self) -> Option<&FileError> {
        self.saved_games.as_ref()?.as_ref().err()
    }

    /// Whether a dialog is open: there is never more than one.
    pub fn is_dialog_open(&self) -> bool {
        self.dialog_question.pending().is_some()
    }

    /// Takes the answers that have arrived since the last call, except those of the store.
    pub fn answers(&mut self) -> Vec<ThreadAnswer> {
        let mut answers = self.writing.answers();
        let jobs = self.jobs.iter_mut().chain([&mut self.dialog_question]);
        answers.extend(jobs.filter_map(BackgroundQuestion::take));
        answers
    }

    /// Runs `work` on another thread after all earlier writes, and then `then` on the window's
    /// thread.
    pub(crate) fn write<T: Send + 'static>(
        &mut self,
        work: impl FnOnce() -> T + Send + 'static,
        then: impl FnOnce(&mut App, T) + Send + 'static,
    ) {
        self.writing.add(move || {
            let result = work();
            ThreadAnswer::new(move |app| then(app, result))
        });
    }

    /// Runs `work` on another thread in place of the running job of this kind, and then `then` on
    /// the window's thread. Does nothing if no thread can be started, because the window would have
    /// to wait.
    pub(crate) fn ask<T: Send + 'static>(
        &mut self,
        kind: JobKind,
        work: impl FnOnce() -> T + Send + 'static,
        then: impl FnOnce(&mut App, T) + Send + 'static,
    ) {
        self.jobs[kind as usize].ask(THREAD_NAME, &self.ctx, (), move |job| {
            let result = (!job.is_cancelled()).then(work)?;
            Some(ThreadAnswer::new(move |app| then(app, result)))
        });
    }

    /// Asks the player for a file in a dialog, which `show` opens, unless a dialog is open. `kind`
    /// is the name of the file type; `window` reports it if nothing is chosen.
    pub(crate) fn ask_for_file(
        &mut self,
        window: WindowKind,
        kind: &str,
        extensions: &[&str],
        show: impl FnOnce(FileDialog) -> Option<PathBuf> + Send + 'static,
        then: impl FnOnce(&mut App, PathBuf) + Send + 'static,
    ) {
        if self.is_dialog_open() {
            return;
        }
        let dialog = self.dialog().add_filter(kind, extensions);
        self.dialog_question.ask(THREAD_NAME, &self.ctx, (), move |job| {
            // If no thread can be started, the job is cancelled, because the window would wait.
            let shown = (!job.is_cancelled()).then(|| show(dialog));
            Some(match shown.flatten() {
                Some(path) => ThreadAnswer::new(move |app| then(app, path)),
                None => ThreadAnswer::nothing_chosen(window),
            })
        });
    }

    /// Asks in a dialog of the system where to save a picture, and saves it there. The picture
    /// arrives once the window has been painted.
    pub(crate) fn save_picture(
        &mut self,
        picture: Receiver<TablePicture>,
        file_name: String,
        then: impl FnOnce(&mut App, Option<(PathBuf, io::Result<()>)>) + Send + 'static,
    ) {
        if self.is_dialog_open() {
            return;
        }
        let dialog = self.dialog().add_filter(msg::RESULT_PICTURE_KIND.text(), &["png"]);
        self.dialog_question.ask(THREAD_NAME, &self.ctx, (), move |job| {
            let picture = picture.recv_timeout(PICTURE_TIMEOUT).ok()?;
            let shown = (!job.is_cancelled()).then(|| dialog.set_file_name(file_name).save_file());
            let saved = shown.flatten().map(|path| {
                let written = picture.write(&path);
                (path, written)
            });
            Some(ThreadAnswer::new(move |app| then(app, saved)))
        });
    }

    /// Whether a saved game is being read.
    pub fn is_opening(&self) -> bool {
        self.jobs[JobKind::Opening as usize].pending().is_some()
    }

    /// Reads the list of saved games.
    pub fn list(&mut self) {
        match self.folder.clone() {
            Some(folder) => self.ask(
                JobKind::Listing,
                move || saved::list(&folder),
                |app, listed| app.files_mut().saved_games = Some(listed),
            ),
            None => self.saved_games = Some(Ok(Vec::new())),
        }
    }

    /// Saves a game in the player's folder.
    pub(crate) fn save(
        &mut self,
        game: GameFile,
        then: impl FnOnce(&mut App, Result<(), FileError>) + Send + 'static,
    ) {
        let folder = self.folder.clone();
        let reason = self.store.in_memory_reason().cloned().unwrap_or(FaultReason::NoFolder);
        self.write(
            move || match folder {
                Some(folder) => saved::save(&folder, &game).map(drop),
                // Nothing is saved in this session; `reason` says why.
                None => Err(FileError::NotSaved(reason)),
            },
            then,
        );
    }

    /// Saves the review of a game. A failure is ignored, because the game can be reviewed again.
    pub fn save_review(&mut self, id: GameId, review: SavedReview) {
        if let Some(player) = self.player {
            self.store.put(&(player, id), std::sync::Arc::new(review));
        }
    }

    /// Saves the owner's mistakes in a game.
    pub fn save_mistakes(&mut self, mistakes: OwnMistakes) {
        if let Some(player) = self.player {
            self.store.put(&(player, mistakes.game), std::sync::Arc::new(mistakes));
        }
    }

    /// Saves the owner's mistakes in a game, and keeps the results of earlier practice with them.
    pub fn add_mistakes(&self, mistakes: OwnMistakes) {
        let Some(player) = self.player else { return };
        self.store.ask(
            move |tables| {
                let before = tables.get::<OwnMistakes>(&(player, mistakes.game)).ok().flatten();
                Ok(mistakes.with_practice_of(before.as_ref()))
            },
            |app, merged| {
                if let Ok(mistakes) = merged {
                    app.files_mut().save_mistakes(mistakes);
                }
            },
        );
    }

    /// Reads the owner's mistakes in all games.
    pub fn find_mistakes(&self) {
        let Some(player) = self.player else { return };
        self.store.ask(
            move |tables| tables.all::<OwnMistakes>(player),
            |app, found| app.on_mistakes_found(found.map(|it| it.values).unwrap_or_default()),
        );
    }

    /// Looks up the saved review that a task is from. `loaded_game` is the game if it is loaded.
    pub fn find_review_of_task(&self, task: Task, loaded_game: Option<GameFile>) {
        let Some(player) = self.player else { return };
        self.store.ask(
            move |tables| {
                let game = finished_game(tables, player, task.game, loaded_game)?;
                let kept = tables.get::<SavedReview>(&(player, task.game))?;
                Ok(kept.filter(|kept| game.is_some_and(|it| kept.record == *it.game.record())))
            },
            move |app, found| app.on_task_found(task, found.ok().flatten().map(Box::new)),
        );
    }

    /// Looks up the saved review of a game.
    pub fn find_review(&self, id: GameId) {
        if let Some(player) = self.player {
            self.store.ask(
                move |tables| tables.get::<SavedReview>(&(player, id)),
                move |app, found| app.on_review_found(id, found.ok().flatten()),
            );
        }
    }

    /// Looks for a game to review, or its saved review. `loaded_game` is the game if it is loaded.
    pub fn find_game_to_review(&self, id: GameId, loaded_game: Option<GameFile>) {
        let Some(player) = self.player else { return };
        self.store.ask(
            move |tables| {
                let game = finished_game(tables, player, id, loaded_game)?;
                let kept = tables.get::<SavedReview>(&(player, id)).ok().flatten();
                Ok((game, kept))
            },
            move |app, found| {
                app.on_game_to_review(
                    id,
                    match found {
                        Ok((Some(game), kept)) => {
                            let record = game.game.record();
                            match kept.filter(|kept| kept.record == *record) {
                                Some(kept) => GameToReview::Review(Box::new(kept)),
                                None => GameToReview::Record(Box::new(record.clone())),
                            }
                        }
                        _ => GameToReview::Unavailable,
                    },
                );
            },
        );
    }

    /// Lists the finished games whose moves are stored.
    pub fn list_finished(&mut self) {
        self.unavailable = None;
        let Some(player) = self.player else { return };
        self.store.ask(
            move |tables| tables.recorded_game_ids(player),
            |app, listed| {
                if let Ok(listed) = listed {
                    let files = app.files_mut();
                    files.finished = listed.into_iter().collect();
                    files.listings += 1;
                    files.ctx.request_repaint();
                }
            },
        );
    }

    /// How often the finished games were listed; callers recompute when this number changes.
    pub const fn listings(&self) -> u64 {
        self.listings
    }

    /// Whether the moves of a finished game were stored when the games were last listed.
    pub fn has_moves(&self, id: GameId) -> bool {
        self.finished.contains(&id)
    }

    /// Reads a finished game and shows it. `loaded_game` is the game if it is loaded.
    pub fn read_finished(&mut self, id: GameId, loaded_game: Option<GameFile>) {
        self.unavailable = None;
        let Some(player) = self.player else { return };
        self.store.ask(
            move |tables| {
                let game = finished_game(tables, player, id, loaded_game)?;
                game.map(GameFile::open).transpose().map_err(|wrong| {
                    // A record that breaks the rules counts as damaged data.
                    Fault::Damaged(wrong.to_string())
                })
            },
            move |app, read: Result<Option<PlayableGame>, Fault>| match read {
                Ok(Some(game)) => app.show_finished_game(game),
                Ok(None) | Err(_) => app.files_mut().unavailable = Some(id),
            },
        );
    }

    /// Whether this finished game was requested last and cannot be shown, because its moves are not
    /// stored or cannot be read.
    pub fn is_unavailable(&self, id: GameId) -> bool {
        self.unavailable == Some(id)
    }

    /// Marks a saved game as deleted. The file is removed when the player leaves the table.
    pub fn delete(&mut self, path: PathBuf) {
        if !self.deleted.contains(&path) {
            self.deleted.push(path);
        }
    }

    /// Undoes [`delete`](Self::delete), as long as the player is at the table.
    pub fn restore(&mut self, path: &PathBuf) {
        self.deleted.retain(|deleted| deleted != path);
    }

    /// Whether no file outside the store is being written.
    pub fn is_idle(&self) -> bool {
        self.writing.is_idle()
    }

    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }
}

/// The game `loaded_game`, or else the finished game as it was saved.
fn finished_game(
    tables: &Tables,
    player: PlayerId,
    id: GameId,
    loaded_game: Option<GameFile>,
) -> Result<Option<GameFile>, Fault> {
    match loaded_game {
        None => tables.get(&(player, id)),
        loaded_game => Ok(loaded_game),
    }
}

#[cfg(test)]
mod tests;

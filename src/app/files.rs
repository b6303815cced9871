//! Saved games: what takes time, on threads of its own.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::command::WindowKind;
use super::windows::SavedWindow;
use super::wording::saved as words;
use super::{App, clock};
use crate::session::{GameFile, slug};
use crate::storage::{
    Folder, GAME_EXTENSION, GameFileError, ListedGame, OpenedGame, read_game, write_game,
};

/// What one of the threads has done.
#[derive(Debug)]
pub enum Done {
    /// The player's saved games, as they are now.
    Listed(Vec<ListedGame>),
    /// A game was saved, or not.
    Saved(Result<PathBuf, GameFileError>),
    /// A game was read, or not.
    Read(Box<Result<OpenedGame, GameFileError>>),
    /// The dialog was closed without a choice; or there was none at all, which
    /// looks the same from here.
    NotChosen,
}

/// The saved games of whoever sits at the table.
pub struct Files {
    folder: Folder,
    outbox: Sender<Done>,
    done: Receiver<Done>,
    wake: Arc<dyn Fn() + Send + Sync>,
    /// Those that must not be cut short at the end.
    working: Vec<JoinHandle<()>>,
    dialog_is_open: bool,
    /// The list as it was last read.
    listed: Vec<ListedGame>,
    /// Those of the list that are removed when the player gets up.
    deleted: Vec<PathBuf>,
}

impl std::fmt::Debug for Files {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Files").finish_non_exhaustive()
    }
}

impl Files {
    /// The saved games in a player's folder.
    pub fn new(folder: Folder, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (outbox, done) = mpsc::channel();
        Self {
            folder,
            outbox,
            done,
            wake: Arc::new(wake),
            working: Vec::new(),
            dialog_is_open: false,
            listed: Vec::new(),
            deleted: Vec::new(),
        }
    }

    /// The list as it was last read, with whether each is deleted.
    pub fn listed(&self) -> impl Iterator<Item = (&ListedGame, bool)> {
        let is_deleted = |listed: &ListedGame| self.deleted.contains(&listed.path);
        self.listed
            .iter()
            .map(move |listed| (listed, is_deleted(listed)))
    }

    /// Whether a dialog is open: there is never more than one.
    pub const fn dialog_is_open(&self) -> bool {
        self.dialog_is_open
    }

    /// What was done since this was last asked.
    pub fn done(&mut self) -> Vec<Done> {
        let mut done: Vec<_> = self.done.try_iter().collect();
        for one in &mut done {
            match one {
                Done::Listed(listed) => self.listed = std::mem::take(listed),
                Done::NotChosen | Done::Saved(_) | Done::Read(_) => {
                    self.dialog_is_open = false;
                }
            }
        }
        done.retain(|one| !matches!(one, Done::Listed(_)));
        done
    }

    /// Reads the list.
    pub fn list(&mut self) {
        let folder = self.folder.clone();
        self.work(move || Done::Listed(folder.saved_games()));
    }

    /// Saves a game among the player's own.
    pub fn save(&mut self, game: GameFile) {
        let folder = self.folder.clone();
        self.work(move || Done::Saved(folder.save_game(&game)));
    }

    /// Saves a game as a file.
    pub fn save_at(&mut self, path: PathBuf, game: GameFile) {
        self.work(move || Done::Saved(write_game(&path, &game, false)));
    }

    /// Reads a saved game.
    pub fn open(&mut self, path: PathBuf) {
        self.work(move || Done::Read(Box::new(read_game(&path))));
    }

    /// Asks where a game is to be saved.
    pub fn ask_save(&mut self, game: GameFile, file_name: String) {
        self.ask(
            move |dialog| dialog.set_file_name(file_name).save_file(),
            move |path| Done::Saved(write_game(&path, &game, true)),
        );
    }

    /// Asks which saved game is to be opened.
    pub fn ask_open(&mut self) {
        self.ask(rfd::FileDialog::pick_file, |path| {
            Done::Read(Box::new(read_game(&path)))
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

    /// Waits for all that is being written.
    pub fn finish(&mut self) {
        for thread in self.working.drain(..) {
            // One that has panicked has nothing more to write.
            thread.join().ok();
        }
    }

    /// Waits for all that is being written, and removes what was deleted.
    pub fn close(&mut self) {
        self.finish();
        for path in self.deleted.drain(..) {
            // What cannot be removed is in the list at the next start.
            self.folder.remove_game(&path).ok();
        }
    }

    /// Shows a dialog, and does something with the file that is chosen.
    fn ask(
        &mut self,
        show: impl FnOnce(rfd::FileDialog) -> Option<PathBuf> + Send + 'static,
        chosen: impl FnOnce(PathBuf) -> Done + Send + 'static,
    ) {
        if self.dialog_is_open {
            return;
        }
        let dialog = rfd::FileDialog::new().add_filter(words::FILE_KIND, &[GAME_EXTENSION]);
        match self.start(move || show(dialog).map_or(Done::NotChosen, chosen)) {
            Ok(_) => self.dialog_is_open = true,
            // It would need threads of its own, too.
            Err(_) => drop(self.outbox.send(Done::NotChosen)),
        }
    }

    fn work(&mut self, job: impl FnOnce() -> Done + Send + 'static) {
        self.working.retain(|thread| !thread.is_finished());
        match self.start(job) {
            Ok(thread) => self.working.push(thread),
            Err(job) => job(),
        }
    }

    /// Does something on a thread of its own.
    ///
    /// # Errors
    /// If there is none; then it is yet to be done.
    fn start(
        &self,
        job: impl FnOnce() -> Done + Send + 'static,
    ) -> Result<JoinHandle<()>, Box<dyn FnOnce() + Send>> {
        let outbox = self.outbox.clone();
        let wake = Arc::clone(&self.wake);
        let job: Box<dyn FnOnce() + Send> = Box::new(move || {
            // Nobody may be listening any more.
            outbox.send(job()).ok();
            wake();
        });
        // The job is handed over when the thread is there: with one that cannot
        // be had it would be gone.
        let (hand_over, there) = mpsc::channel::<Box<dyn FnOnce() + Send>>();
        let thread = thread::Builder::new()
            .name("files".to_owned())
            .spawn(move || there.into_iter().for_each(|job| job()));
        match thread {
            Ok(thread) => {
                hand_over.send(job).map_err(|unsent| unsent.0)?;
                Ok(thread)
            }
            Err(_) => Err(job),
        }
    }
}

impl App {
    /// One of the windows for saved games opens; there is one at a time.
    pub(super) fn open_saved(&mut self, kind: WindowKind) {
        self.close(WindowKind::SaveGame);
        self.close(WindowKind::OpenGame);
        let rules = self.session.state().rules();
        let proposed = words::proposed(self.session.preferences(), rules, self.session.now());
        self.windows.saved = SavedWindow::new(proposed);
        if kind == WindowKind::OpenGame {
            self.files.list();
        }
    }

    /// Saves the game on the table as a file; where, is asked if not given.
    pub(super) fn save_at(&mut self, name: &str, path: Option<PathBuf>) {
        let game = self.session.save_as(name);
        if let Some(path) = path {
            self.files.save_at(path, game);
        } else {
            let file_name = format!("{}.{GAME_EXTENSION}", slug(name, "game"));
            self.files.ask_save(game, file_name);
        }
    }

    /// Says what the threads have done, and lays a game that was read on the
    /// table. Returns whether all that was to be saved is saved.
    pub(super) fn files_done(&mut self, ctx: &egui::Context) -> bool {
        let mut all_saved = true;
        for done in self.files.done() {
            all_saved &= !matches!(done, Done::Saved(Err(_)));
            match done {
                Done::Listed(_) => {}
                Done::NotChosen => self.not_done(words::NOT_CHOSEN),
                Done::Saved(Ok(path)) => {
                    self.close(WindowKind::SaveGame);
                    if self.open.contains(&WindowKind::OpenGame) {
                        self.files.list();
                    }
                    self.said.say(&words::saved(&path));
                }
                Done::Saved(Err(error)) => self.not_done(&error.to_string()),
                Done::Read(read) => match *read {
                    Ok(opened) => self.lay_on_table(ctx, opened),
                    Err(error) => self.not_done(&error.to_string()),
                },
            }
        }
        all_saved
    }

    /// Says why something was not done: in the window, which may cover the
    /// message, and there.
    fn not_done(&mut self, why: &str) {
        self.windows.saved.problem = Some(why.to_owned());
        self.said.say(why);
    }

    fn lay_on_table(&mut self, ctx: &egui::Context, OpenedGame { kept, notice }: OpenedGame) {
        let opened = words::opened(&kept.name, self.session.can_restart());
        self.session.note_time(clock::now());
        self.session.open_game(kept);
        self.close(WindowKind::OpenGame);
        self.hide_what_was_hidden();
        self.moved(ctx.input(|input| input.time));
        self.said.say(&opened);
        if let Some(notice) = notice {
            self.said.notice(&notice.to_string());
        }
        self.keep();
        ctx.request_repaint();
    }
}

//! Everybody who plays on this computer, and who of them sits at the table.
//!
//! Public for the test that cuts the power after each change of the disk: it
//! needs the players and their folders without a window.

use super::command::{Keep, WindowKind};
use super::files::Files;
use super::keep::Keeper;
use super::place::Place;
use super::said::Said;
use super::wording::players as words;
use super::{App, windows};
use crate::engine::BadName;
use crate::session::{Person, Players, SavedSitting};
use crate::storage::{FileName, Folder, Loaded, Notice, SaveError, Saver};

/// The players, their folders, and who sits at the table.
#[derive(Debug)]
pub struct Home {
    root: Folder,
    saver: Saver,
    players: Players,
    place: Place,
    at_table: Option<Person>,
    /// The files from when only one could play are in a folder of their player,
    /// unless they could not be moved there.
    moved_in: bool,
}

impl Home {
    /// Reads who plays here. Whoever need not be asked sits down.
    pub fn open(root: Folder, wake: impl Fn() + Send + 'static) -> (Self, Vec<Notice>) {
        let mut notices = Vec::new();
        if let Err(error) = root.prepare() {
            notices.push(Notice::NotSaved(error));
        }
        root.remove_old_window();
        let place = root.load_checked(FileName::Window, Place::checked);
        let place = place.take(&mut notices).unwrap_or_default();
        let players = root.load_checked(FileName::Players, Players::checked);
        let is_lost = !matches!(players, Loaded::Found(_));
        let mut players = players.take(&mut notices).unwrap_or_default();
        let before = players.clone();
        if is_lost {
            adopt(&root, &mut players, &mut notices);
        }
        let mut moved_in = true;
        if root.has_loose_files() {
            // Whoever played alone until now goes on without being asked.
            let first = players.iter().next().cloned();
            let first = first.or_else(|| players.sit_down(Person::NAMELESS, true).ok());
            moved_in = first.is_none_or(|first| root.move_loose_files(&first).is_ok());
        }
        let saver = Saver::start(root.clone(), &notices, wake);
        let mut home = Self {
            at_table: players.at_once().cloned(),
            root,
            saver,
            players,
            place,
            moved_in,
        };
        if home.players != before {
            home.keep();
        }
        (home, notices)
    }

    /// Everybody who plays here.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// Where the window was when the program ended.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Keeps where the window is.
    pub fn keep_place(&mut self, place: Place) {
        if self.place != place {
            self.place = place;
            self.saver.save(FileName::Window, &place);
        }
    }

    /// Who sits at the table.
    pub const fn at_table(&self) -> Option<&Person> {
        self.at_table.as_ref()
    }

    /// What whoever sits at the table is called.
    pub fn name(&self) -> &str {
        self.at_table().map_or(Person::NAMELESS, Person::name)
    }

    /// The folder of whoever sits at the table.
    pub fn folder(&self) -> Folder {
        match &self.at_table {
            Some(_) if !self.moved_in => self.root.clone(),
            Some(person) => self.root.of_player(person),
            None => Folder::nowhere(),
        }
    }

    /// Somebody sits down; with `always`, at every start from now on.
    ///
    /// # Errors
    /// If nobody can be called so.
    pub fn sit_down(&mut self, name: &str, always: bool) -> Result<(), BadName> {
        self.at_table = Some(self.players.sit_down(name, always)?);
        self.keep();
        Ok(())
    }

    /// Deletes a player, who can be brought back until the program ends;
    /// whoever sits at the table stays.
    pub fn delete(&mut self, folder: &str) {
        if self
            .at_table()
            .is_none_or(|person| person.folder() != folder)
        {
            self.players.delete(folder);
            self.keep();
        }
    }

    /// Brings a deleted player back.
    pub fn bring_back(&mut self, folder: &str) {
        self.players.bring_back(folder);
        self.keep();
    }

    /// What the player must be told.
    pub fn notices(&mut self) -> Vec<Notice> {
        self.saver.notices()
    }

    /// Waits until all is on disk, or has been tried; what the player must be
    /// told comes back.
    pub fn flush(&mut self) -> Vec<Notice> {
        self.saver.flush()
    }

    /// Why the list of players is not on disk although that has been tried.
    pub fn unsaved(&self) -> Option<SaveError> {
        self.saver.unsaved()
    }

    /// Removes the files of deleted players, and waits until all is on disk.
    pub fn close(&mut self) {
        let mut left = self.players.clone();
        let forgotten = left.forget_deleted();
        // One whose files are still there is still in the list at the next end.
        let gone = forgotten
            .iter()
            .all(|person| self.root.remove_player(person).is_ok());
        if gone && !forgotten.is_empty() {
            self.players = left;
            self.keep();
        }
        drop(self.flush());
    }

    /// Writes the list of players if it has changed or is there no more.
    fn keep(&mut self) {
        self.saver.save(FileName::Players, &self.players);
    }
}

/// Takes in the folders that are there although the list is not.
fn adopt(root: &Folder, players: &mut Players, notices: &mut Vec<Notice>) {
    for folder in root.player_folders() {
        if let Some(person) = players.adopt(&folder) {
            let game = root.of_player(&person).load(FileName::Game);
            if let Some::<SavedSitting>(saved) = game.take(notices) {
                players.rename(&folder, saved.player());
            }
        }
    }
}

impl App {
    /// Writes what has changed, and what is there no more.
    pub(super) fn keep(&mut self) {
        self.keeper.keep(&self.session, &self.themes);
        self.home.keep();
    }

    /// Does something with players, saved games or the history.
    pub(super) fn run_keep(&mut self, ctx: &egui::Context, what: Keep) {
        match what {
            Keep::SaveGame(name) => self.files.save(self.session.save_as(&name)),
            Keep::SaveGameAt(name, path) => self.save_at(&name, path),
            Keep::OpenGame(Some(path)) => self.files.open(path),
            Keep::OpenGame(None) => self.files.ask_open(),
            Keep::DeleteGame(path) => self.files.delete(path),
            Keep::BringGameBack(path) => self.files.bring_back(&path),
            Keep::ClearHistory => self.session.clear_history(),
            Keep::BringHistoryBack => self.session.bring_history_back(),
            Keep::SitDown { name, always } => self.sit_down(ctx, &name, always),
            Keep::DeletePlayer(folder) => self.home.delete(&folder),
            Keep::BringBackPlayer(folder) => self.home.bring_back(&folder),
        }
    }

    /// Somebody sits down at the table, and whoever sat there gets up.
    fn sit_down(&mut self, ctx: &egui::Context, name: &str, always: bool) {
        let sat = self.home.at_table().cloned();
        if self.would_be_lost(name) && self.windows.players.loss.is_none() {
            let loss = words::ask_leave_unsaved(self.home.name());
            self.windows.players.loss = Some(loss);
            return;
        }
        // The form has asked whether somebody can be called so.
        if self.home.sit_down(name, always).is_err() {
            return;
        }
        self.close(WindowKind::Players);
        if self.home.at_table() == sat.as_ref() {
            return;
        }
        self.files.close();
        self.keeper.close();
        let wake = || {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        let (folder, name) = (self.home.folder(), self.home.name());
        let (keeper, mut session, themes, notices) =
            Keeper::open(folder, name, self.number.take(), wake());
        self.files = Files::new(self.home.folder(), wake());
        session.come_after(&self.session);
        self.keeper = keeper;
        self.session = session;
        self.themes = themes;
        self.dress(ctx);
        self.open.clear();
        self.windows = windows::State::default();
        if sat.is_some() {
            self.said = Said::default();
        }
        self.hide_what_was_hidden();
        self.moved(ctx.input(|input| input.time));
        for notice in &notices {
            self.said.notice(&notice.to_string());
        }
        let is_known =
            self.session.name() != Person::NAMELESS && !self.session.state().record().is_empty();
        if is_known && self.said.notices().next().is_none() {
            self.said.say(&words::welcome_back(self.session.name()));
        }
    }

    /// Whether something that whoever sits at the table did is lost when
    /// somebody else sits down, though it may be saved later.
    fn would_be_lost(&mut self, name: &str) -> bool {
        let Some(person) = self.home.at_table() else {
            return false;
        };
        if self.home.players().named(name) == Some(person) {
            return false;
        }
        self.keeper.close();
        let unsaved = self.keeper.unsaved();
        unsaved.is_some_and(|error| error.file().is_none() && error.may_pass())
    }
}

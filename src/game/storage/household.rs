//! The household: all players on this computer, and who of them plays now.

use std::convert::Infallible;

use unic_langid::LanguageIdentifier;

use super::starts::FAILED_BY_GAME;
use super::{
    Dirty, FileName, Folder, Loaded, Notice, SaveError, Saver, SingleInstance, WindowPlace,
};
use crate::profile::{Person, Players, Preferences, Results, Tally};
use crate::session::SavedSession;
use engine::{Level, Name, NameError};

/// The list of players, their folders, and who of them plays now.
#[derive(Debug)]
pub struct Household {
    root: Folder,
    saver: Saver,
    players: Players,
    place: WindowPlace,
    /// The list and the window's place as they were last handed to the saver.
    handed: (Players, WindowPlace),
    at_table: Option<Person>,
    /// `false` if the files of the only player of an older program still lie in
    /// the root folder, because they could not be moved to a folder of that
    /// player's own. They are used there.
    moved_in: bool,
}

impl Household {
    /// Reads the list of players. A player who need not be asked sits down at
    /// once.
    pub fn open(root: Folder, wake: impl Fn() + Send + 'static) -> (Self, Vec<Notice>) {
        let mut notices = Vec::new();
        if let Err(error) = root.prepare() {
            notices.push(Notice::NotSaved(error));
        }
        let place = root.load_checked(FileName::Window, WindowPlace::checked);
        let place = place.take(&mut notices).unwrap_or_default();
        let failed = root.starts_failed_before().unwrap_or_default();
        let place = place.after_failed_starts(failed);
        let players = root.load_checked(FileName::Players, Players::checked);
        let is_lost = !matches!(players, Loaded::Found(_));
        let mut players = players.take(&mut notices).unwrap_or_default();
        let before = players.clone();
        if is_lost {
            adopt(&root, &mut players, &mut notices);
        }
        let mut moved_in = true;
        if root.has_loose_files() {
            // The only player of an older program goes on without being asked.
            let first = players.iter().next().cloned();
            let first = first.or_else(|| players.sit_down(Person::NAMELESS, true).ok());
            moved_in = first.is_none_or(|first| root.move_loose_files(&first).is_ok());
        }
        let saver = Saver::start(root.clone(), &notices, wake);
        let mut household = Self {
            at_table: players.seated_at_start().cloned(),
            root,
            saver,
            players,
            place,
            handed: (before, place),
            moved_in,
        };
        household.keep();
        (household, notices)
    }

    /// Listens for other starts of the program that are to open a file.
    pub fn listen(&self, wake: impl Fn() + Send + 'static) -> Option<SingleInstance> {
        SingleInstance::listen(&self.root, wake)
    }

    /// The list of players.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// Place and size of the window.
    pub const fn place(&self) -> WindowPlace {
        self.place
    }

    /// Notes where the window is now.
    pub const fn move_window(&mut self, place: WindowPlace) {
        self.place = place;
    }

    /// Whether the program has only just started.
    pub fn is_starting(&self) -> bool {
        self.root.starts_failed_before().is_some()
    }

    /// Whether the starts before this one have failed so often that it may be because of the
    /// game in progress.
    pub fn is_game_left_alone(&self) -> bool {
        // A new game that fails, too, is none the better for being left alone.
        self.root.starts_failed_before() == Some(FAILED_BY_GAME)
    }

    /// Notes that the start has lasted.
    pub fn note_start_lasted(&self) {
        self.root.note_start_lasted();
    }

    /// The player who plays now; `None` until somebody sits down.
    pub const fn at_table(&self) -> Option<&Person> {
        self.at_table.as_ref()
    }

    /// The name of the player who plays now.
    pub fn name(&self) -> Name {
        let name = self.at_table().map(|person| person.as_name().clone());
        name.unwrap_or_else(Person::nameless)
    }

    /// The language that whoever played last has set.
    pub fn language_of_last(&self) -> Option<LanguageIdentifier> {
        let folder = self.root.of_player(self.players.last()?);
        let settings = folder.read(FileName::Settings, Preferences::checked);
        settings.ok().flatten()?.content.language
    }

    /// The folder of the player who plays now.
    pub fn folder(&self) -> Folder {
        match &self.at_table {
            Some(_) if !self.moved_in => self.root.clone(),
            Some(person) => self.root.of_player(person),
            None => Folder::nowhere(),
        }
    }

    /// Lets the player with this name play from now on; a new name makes a new
    /// player. With `always`, this player sits down at every start without being
    /// asked.
    ///
    /// # Errors
    /// If the text cannot be a name.
    pub fn sit_down(&mut self, name: &str, always: bool) -> Result<(), NameError> {
        self.at_table = Some(self.players.sit_down(name, always)?);
        Ok(())
    }

    /// Gives the player who plays now another name. Nothing changes if another
    /// player has it already.
    pub fn take_name(&mut self, name: &Name) {
        if let Some(folder) = self.at_table().map(|person| person.folder().to_owned()) {
            self.rename(&folder, name);
        }
    }

    /// Gives a player another name. Nothing changes if another player has it already.
    pub fn rename(&mut self, folder: &str, name: &Name) {
        self.players.rename(folder, name.as_str());
        if self
            .at_table()
            .is_some_and(|person| person.folder() == folder)
        {
            let mut players = self.players.iter();
            self.at_table = players.find(|person| person.folder() == folder).cloned();
        }
    }

    /// How often a player has played and won, and how hard the easiest Nestor that they have
    /// set plays, as their files tell.
    pub fn glance(&self, person: &Person) -> (Results, Option<Level>) {
        let folder = self.root.of_player(person);
        let tally = folder.read(FileName::Tally, Ok::<Tally, Infallible>);
        let tally = tally.ok().flatten().map(|read| read.content);
        let settings = folder.read(FileName::Settings, Preferences::checked);
        let settings = settings.ok().flatten().map(|read| read.content);
        let levels = settings.map(|set| set.opponents.levels(set.rules.seats));
        let results = tally.map(|tally| tally.total()).unwrap_or_default();
        (results, levels.and_then(|levels| levels.into_iter().min()))
    }

    /// Deletes a player, who can be brought back until the program ends. The
    /// player who plays now cannot be deleted.
    pub fn delete(&mut self, folder: &str) {
        if self
            .at_table()
            .is_none_or(|person| person.folder() != folder)
        {
            self.players.delete(folder);
        }
    }

    /// Brings a deleted player back.
    pub fn bring_back(&mut self, folder: &str) {
        self.players.bring_back(folder);
    }

    /// What the player must be told, once.
    pub fn notices(&mut self) -> Vec<Notice> {
        let notices = self.saver.notices();
        self.take_in(notices)
    }

    /// Players who have come to the list in another window stay in it when this one has
    /// replaced it. Returns what the player must be told.
    fn take_in(&mut self, mut notices: Vec<Notice>) -> Vec<Notice> {
        let is_list = |notice: &Notice| {
            let name = FileName::Players;
            matches!(notice, Notice::Changed { name: changed, .. } if *changed == name)
        };
        if notices.iter().any(is_list) {
            adopt(&self.root, &mut self.players, &mut notices);
            self.keep();
        }
        notices
    }

    /// Waits until every file is written, or was tried. Returns what the player
    /// must be told.
    pub fn flush(&mut self) -> Vec<Notice> {
        let notices = self.saver.flush();
        let mut notices = self.take_in(notices);
        notices.extend(self.saver.flush());
        notices
    }

    /// Why the list of players or the window's place could not be saved so far;
    /// `None` if all is saved.
    pub fn unsaved(&self) -> Option<SaveError> {
        self.saver.unsaved()
    }

    /// Removes the files of deleted players, and waits until everything is
    /// written.
    pub fn close(&mut self) {
        self.note_start_lasted();
        let mut left = self.players.clone();
        let forgotten = left.forget_deleted();
        // A player whose files could not be removed stays in the list as deleted,
        // so that it is tried again.
        let gone = forgotten
            .iter()
            .all(|person| self.root.remove_player(person).is_ok());
        if gone && !forgotten.is_empty() {
            self.players = left;
        }
        self.keep();
        drop(self.flush());
    }

    /// Writes files again that have been removed.
    pub fn look_for_removed(&mut self) {
        self.saver.look_for_removed();
    }

    /// Hands everything that has changed since the last call to the saver's
    /// thread. Returns which files that are.
    pub fn keep(&mut self) -> Dirty {
        let (players, place) = &self.handed;
        let dirty = Dirty::NOTHING
            .with(FileName::Players, self.players != *players)
            .with(FileName::Window, self.place != *place);
        if dirty.contains(FileName::Players) {
            self.saver.save(FileName::Players, self.players.clone());
        }
        if dirty.contains(FileName::Window) {
            self.saver.save(FileName::Window, self.place);
        }
        if dirty != Dirty::NOTHING {
            self.handed = (self.players.clone(), self.place);
        }
        dirty
    }
}

/// Adds a player for each folder that the list lacks.
fn adopt(root: &Folder, players: &mut Players, notices: &mut Vec<Notice>) {
    for folder in root.player_folders() {
        if let Some(person) = players.adopt(&folder) {
            let game = root.of_player(&person).load(FileName::Game);
            if let Some::<SavedSession>(saved) = game.take(notices) {
                players.rename(&folder, saved.player());
            }
        }
    }
}

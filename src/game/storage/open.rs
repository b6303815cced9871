//! The files of one player.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use look::Themes;

use super::answer::{Kept, LoadedFiles};
use super::contents::HistoryFile;
use super::disk::Disk;
use super::envelope::Content;
use super::file::File;
use super::file::player_folder;
use super::old::{self, Import};
use super::read::{Read, read};
use super::slot::{AnySlot, Place, Slot};
use super::starts;
use super::write::UNFINISHED;
use crate::profile::{Days, Preferences};
use crate::session::State;
use crate::storage::{FileName, Notice};

/// The files of one player.
pub(super) struct PlayerFiles {
    /// The name of the folder.
    pub(super) name: String,
    pub(super) folder: PathBuf,
    pub(super) state: Slot<State>,
    before: Slot<State>,
    /// Whether the state is to be kept as it was found.
    is_before_due: bool,
    pub(super) history: Slot<HistoryFile>,
    days: Slot<Days>,
    settings: Slot<Preferences>,
    themes: Slot<Themes>,
    /// Finished games and reviews that are to be written.
    pub(super) of_games: BTreeMap<File, Box<dyn AnySlot + Send>>,
    /// Whether the player has got up: what cannot be written yet is all that is left.
    pub(super) has_left: bool,
}

impl LoadedFiles {
    fn of(
        state: Option<Arc<State>>,
        settings: Option<Arc<Preferences>>,
        themes: Option<Arc<Themes>>,
    ) -> Self {
        Self {
            // The window does not know of the mark.
            state: state.map(|state| Arc::unwrap_or_clone(state).with_erase(None)),
            settings: settings.map(Arc::unwrap_or_clone),
            themes: themes.map(Arc::unwrap_or_clone),
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.state.is_none() && self.settings.is_none() && self.themes.is_none()
    }
}

impl PlayerFiles {
    pub(super) fn new(root: &Path, name: &str) -> Self {
        let folder = player_folder(root, name);
        Self {
            name: name.to_owned(),
            state: Slot::new(File::State, &folder),
            before: Slot::new(File::StateBefore, &folder),
            is_before_due: false,
            history: Slot::new(File::History, &folder),
            days: Slot::new(File::Days, &folder),
            settings: Slot::new(File::Settings, &folder),
            themes: Slot::new(File::Themes, &folder),
            of_games: BTreeMap::new(),
            has_left: false,
            folder,
        }
    }

    /// Takes a value to be written, which was handed over when the window had the answer of
    /// this number.
    pub(super) fn keep(&mut self, kept: Kept, has: u64) {
        match kept {
            Kept::State(state) => {
                // The window knows nothing of the mark.
                let state = match self.erases() {
                    Some(mark) => Arc::new(State::clone(&state).with_erase(Some(mark))),
                    None => state,
                };
                self.state.keep(state, has);
            }
            Kept::History(history) => {
                let history = self.with_erased(history);
                self.history.keep(history, has);
            }
            Kept::Days(days) => self.days.keep(days, has),
            Kept::Settings(settings) => self.settings.keep(settings, has),
            Kept::Themes(themes) => self.themes.keep(themes, has),
            Kept::Finished(id, game) => self.keep_of_game(File::Finished(id), game),
            Kept::Review(id, review) => self.keep_of_game(File::Review(id), review),
            // They are no player's.
            Kept::Players(_) | Kept::Window(_) => {}
        }
    }

    fn keep_of_game<T: Content + 'static>(&mut self, file: File, value: Arc<T>) {
        let mut slot = Slot::new(file, &self.folder);
        slot.replace(value);
        self.of_games.insert(file, Box::new(slot));
    }

    /// Whether nothing was read or handed over yet.
    pub(super) const fn is_new(&self) -> bool {
        self.state.newest().is_none()
    }

    /// Opens what a player needs to play. What is still to be written is known better than its
    /// file.
    pub(super) fn sit_down(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> LoadedFiles {
        self.has_left = false;
        let state = if self.state.is_unsaved() {
            self.state.newest().cloned()
        } else {
            self.open_state(disk, notices)
        };
        let settings = self.settings.content(disk, notices);
        let themes = self.themes.content(disk, notices);
        LoadedFiles::of(state, settings, themes)
    }

    /// Moves the state aside unread, since the starts before may have failed by it.
    pub(super) fn leave_alone(&self, disk: &dyn Disk) -> Option<Notice> {
        starts::leave_alone(disk, self.before.path()).ok();
        let kept_as = starts::leave_alone(disk, self.state.path()).ok()??;
        Some(Notice::LeftAlone { kept_as })
    }

    /// Opens the long lists.
    pub(super) fn read_lists(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        self.history.content(disk, notices);
        self.open_days(disk, notices);
    }

    /// The long lists as far as they are known. The answer of this number tells them.
    pub(super) fn lists(&mut self, answer: u64) -> (HistoryFile, Days) {
        self.history.tell(answer);
        self.days.tell(answer);
        let history = self.history.read().cloned().unwrap_or_default();
        let history = match self.erases() {
            Some(_) => history.filtered(|line| !self.is_erased(line)),
            None => history,
        };
        let days = self.days.read().cloned();
        (history, days.unwrap_or_default())
    }

    /// Opens again what could not be read so far, and returns what was read, and whether that
    /// is one of the long lists.
    pub(super) fn open_again(
        &mut self,
        disk: &dyn Disk,
        notices: &mut Vec<Notice>,
    ) -> (LoadedFiles, bool) {
        let is_refused = self.state.is_refused();
        let state = is_refused.then(|| self.open_state(disk, notices));
        let settings = self.settings.late(disk, notices);
        let themes = self.themes.late(disk, notices);
        let history = self.history.late(disk, notices).is_some();
        let days = self.days.is_refused();
        if days {
            self.open_days(disk, notices);
        }
        if self.before.is_refused() {
            self.before.open_under(disk, notices);
        }
        let opened = LoadedFiles::of(state.flatten(), settings, themes);
        (opened, history || days && self.days.is_open())
    }

    /// Opens the state, or the one that the last start found if there is none.
    fn open_state(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> Option<Arc<State>> {
        if let Some(state) = self.state.open(disk, notices) {
            self.is_before_due = !self.state.is_unsaved();
            return Some(state);
        }
        if !self.state.is_open() {
            return None;
        }
        if let Some(before) = self.before.open(disk, notices) {
            self.state.take_over(Arc::clone(&before));
            tell_gone_back(notices);
            return Some(before);
        }
        if self.before.is_refused() {
            // A new game does not begin in place of one that may be read later.
            let error = self.before.error().cloned();
            self.state.close(Place::Refused, error);
        }
        if self.before.is_open() {
            self.import(disk, notices)
        } else {
            None
        }
    }

    /// What the last program before version 1 of all formats left, unless there was a state
    /// already.
    fn import(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> Option<Arc<State>> {
        let names = match disk.list(&self.folder) {
            Ok(names) => names,
            Err(error) => {
                self.state.refuse((&error).into());
                return None;
            }
        };
        // One that was not finished counts for nothing.
        let is_state = |name: &String| name.starts_with("state") && !name.ends_with(UNFINISHED);
        if names.iter().any(is_state) {
            return None;
        }
        match old::import(disk, &self.folder) {
            Import::Nothing => None,
            Import::Read(imported) => {
                notices.extend(imported.notices);
                let state = Arc::new(imported.state);
                self.state.take_over(Arc::clone(&state));
                Some(state)
            }
            Import::Older(error) => {
                self.state.close(Place::Foreign, Some(error));
                None
            }
            Import::Refused(reason) => {
                self.state.refuse(reason);
                None
            }
        }
    }

    /// Opens the tries at daily games. The last program had them in a file of another name.
    fn open_days(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        if self.days.content(disk, notices).is_none() && self.days.is_open() {
            match read(disk, &self.folder.join("days.ron")).0 {
                Read::Sound(days) | Read::Changed(days) => self.days.take_over(Arc::new(days)),
                Read::Refused(reason) => self.days.refuse(reason),
                _ => {}
            }
        }
    }

    /// Keeps the state as this start finds it, before anything else is written.
    pub(super) fn keep_before(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        if !std::mem::take(&mut self.is_before_due) {
            return;
        }
        self.before.open(disk, notices);
        if let Some(state) = self.state.newest()
            && !self.before.is_same_as(&self.state)
        {
            self.before.replace(Arc::clone(state));
        }
    }

    /// The answer of this number tells what was read.
    pub(super) const fn tell(&mut self, answer: u64) {
        self.state.tell(answer);
        self.settings.tell(answer);
        self.themes.tell(answer);
    }

    /// All files, in the order in which they are written.
    pub(super) fn slots(&self) -> impl Iterator<Item = &dyn AnySlot> {
        let slots: [&dyn AnySlot; 6] = [
            &self.before,
            &self.state,
            &self.history,
            &self.days,
            &self.settings,
            &self.themes,
        ];
        let of_games = self.of_games.values().map(|slot| &**slot as &dyn AnySlot);
        slots.into_iter().chain(of_games)
    }

    pub(super) fn slots_mut(&mut self) -> impl Iterator<Item = &mut dyn AnySlot> {
        let slots: [&mut dyn AnySlot; 6] = [
            &mut self.before,
            &mut self.state,
            &mut self.history,
            &mut self.days,
            &mut self.settings,
            &mut self.themes,
        ];
        let of_games = self.of_games.values_mut();
        let of_games = of_games.map(|slot| &mut **slot as &mut dyn AnySlot);
        slots.into_iter().chain(of_games)
    }

    /// Whether all that was handed over is on disk.
    pub(super) fn is_saved(&self) -> bool {
        !self.slots().any(AnySlot::is_unsaved)
    }
}

/// The game that was set aside is not followed by a new one, but by that of the last start.
fn tell_gone_back(notices: &mut [Notice]) {
    for notice in notices {
        if let Notice::SetAside {
            name: FileName::Game,
            kept_as,
            ..
        } = notice
        {
            let kept_as = std::mem::take(kept_as);
            *notice = Notice::GoneBack { kept_as };
        }
    }
}

//! The files of one player.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use look::Themes;
use nestor::coach::SavedReview;

use super::answer::Kept;
use super::contents::HistoryFile;
use super::disk::Disk;
use super::file::File;
use super::folders::player_folder;
use super::kind::Content;
use super::read::{Read, read};
use super::slot::{AnySlot, Found, Slot};
use super::starts;
use super::write::UNFINISHED;
use crate::profile::{Days, GameId, PlayedGame, Preferences};
use crate::session::old::{self, Import};
use crate::session::{GameFile, State};
use crate::storage::{FileName, Notice};

/// The files of one player.
#[derive(Debug)]
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
    finished: BTreeMap<GameId, Slot<GameFile>>,
    reviews: BTreeMap<GameId, Slot<SavedReview>>,
    /// Games that were listed before this number are being erased.
    pub(super) erase: Option<u32>,
    /// Whether the player has got up: what cannot be written yet is all that is left.
    pub(super) has_left: bool,
    /// Whether files are written in the other order, as a test does it.
    #[cfg(test)]
    pub(super) is_backwards: bool,
}

/// What was read of a player when they sat down, or later.
#[derive(Debug, Default)]
pub(super) struct Opened {
    pub(super) state: Option<Arc<State>>,
    pub(super) settings: Option<Arc<Preferences>>,
    pub(super) themes: Option<Arc<Themes>>,
}

impl Opened {
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
            finished: BTreeMap::new(),
            reviews: BTreeMap::new(),
            erase: None,
            has_left: false,
            #[cfg(test)]
            is_backwards: false,
            folder,
        }
    }

    /// Takes a value to be written, which was handed over when the window had the answer of
    /// this number.
    pub(super) fn keep(&mut self, kept: Kept, has: u64) {
        match kept {
            Kept::State(state) => {
                // The window knows nothing of the mark.
                let state = match self.erase {
                    Some(_) => Arc::new(State::clone(&state).with_erase(self.erase)),
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
            Kept::Finished(id, game) => {
                let slot = || Slot::new(File::Finished(id), &self.folder);
                self.finished.entry(id).or_insert_with(slot).keep(game, has);
            }
            Kept::Review(id, review) => {
                let slot = || Slot::new(File::Review(id), &self.folder);
                self.reviews
                    .entry(id)
                    .or_insert_with(slot)
                    .keep(review, has);
            }
            // They are no player's.
            Kept::Players(_) | Kept::Window(_) => {}
        }
    }

    /// Whether nothing was read or handed over yet.
    pub(super) const fn is_new(&self) -> bool {
        self.state.newest().is_none()
    }

    /// What was read need not be written again: nothing may be written.
    pub(super) fn forget_unsaved(&mut self) {
        for slot in self.slots_mut() {
            slot.forget_unsaved();
        }
    }

    /// Opens what a player needs to play. What is still to be written is known better than its
    /// file.
    pub(super) fn sit_down(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> Opened {
        self.has_left = false;
        let is_unsaved = self.state.is_unsaved();
        let opened = Opened {
            state: if is_unsaved {
                self.state.newest().cloned()
            } else {
                self.open_state(disk, notices)
            },
            settings: known(&mut self.settings, disk, notices),
            themes: known(&mut self.themes, disk, notices),
        };
        without_mark(opened)
    }

    /// Moves the state aside unread, since the starts before may have failed by it.
    pub(super) fn leave_alone(&self, disk: &dyn Disk) -> Option<Notice> {
        starts::leave_alone(disk, self.before.path()).ok();
        let kept_as = starts::leave_alone(disk, self.state.path()).ok()??;
        Some(Notice::LeftAlone { kept_as })
    }

    /// Opens the long lists.
    pub(super) fn read_lists(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        known(&mut self.history, disk, notices);
        self.open_days(disk, notices);
    }

    /// The long lists as far as they are known. The answer of this number tells them.
    pub(super) fn lists(&mut self, answer: u64) -> (HistoryFile, Days) {
        self.history.tell(answer);
        self.days.tell(answer);
        let first = self.erase.unwrap_or(0);
        let history = self.history.read().cloned().unwrap_or_default();
        let is_left = |line: &PlayedGame| line.nth.is_none_or(|nth| nth >= first);
        let history = if first == 0 {
            history
        } else {
            let lines = history.games().iter().filter(|line| is_left(line));
            HistoryFile::new(lines.cloned().collect::<Vec<_>>())
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
    ) -> (Opened, bool) {
        let mut opened = Opened::default();
        if self.state.is_refused() {
            opened.state = self.open_state(disk, notices);
        }
        opened.settings = late(&mut self.settings, disk, notices);
        opened.themes = late(&mut self.themes, disk, notices);
        let history = late(&mut self.history, disk, notices).is_some();
        let days = self.days.is_refused();
        if days {
            self.open_days(disk, notices);
        }
        if self.before.is_refused() {
            self.before.open_under(disk, notices);
        }
        (without_mark(opened), history || days && self.days.is_open())
    }

    /// Opens the state, or the one that the last start found if there is none.
    fn open_state(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> Option<Arc<State>> {
        let state = match self.state.open(disk, notices) {
            Found::Content { content, is_sound } => {
                self.is_before_due = is_sound;
                Some(content)
            }
            Found::Closed => None,
            Found::Nothing | Found::Lost => match self.before.open(disk, notices) {
                Found::Content { content, .. } => {
                    self.state.take_over(Arc::clone(&content));
                    Some(content)
                }
                Found::Nothing | Found::Lost => self.import(disk, notices),
                Found::Closed => {
                    if self.before.is_refused() {
                        // A new game does not begin in place of one that may be read later.
                        self.state.close_with(self.before.error().cloned());
                    }
                    None
                }
            },
        };
        if let Some(state) = &state {
            self.erase = state.erases();
        }
        state
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
                let damaged = imported.damaged.iter();
                notices.extend(damaged.map(|name| Notice::Damaged {
                    name: FileName::Game,
                    kept_as: self.folder.join(name),
                }));
                let state = Arc::new(imported.state);
                self.state.take_over(Arc::clone(&state));
                Some(state)
            }
            Import::Older(name, _) => {
                self.state.close_for_older(self.folder.join(name));
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
        if self.days.is_unsaved() && self.days.is_open() {
            return;
        }
        if let Found::Nothing = self.days.open(disk, notices) {
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

    /// Opens finished games and reviews that are to be written, and writes all that waits, in
    /// the order of the list of files.
    pub(super) fn write(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        for slot in self.finished.values_mut() {
            slot.open_under(disk, notices);
        }
        for slot in self.reviews.values_mut() {
            slot.open_under(disk, notices);
        }
        #[cfg(test)]
        let is_backwards = self.is_backwards;
        let mut slots = self.slots_mut();
        if slots.iter().any(|slot| slot.is_unsaved()) {
            for slot in &mut slots {
                slot.look_for_removed(disk);
            }
        }
        #[cfg(test)]
        if is_backwards {
            slots.reverse();
        }
        for slot in slots {
            slot.write(disk, notices);
        }
        self.finished.retain(|_, slot| slot.is_unsaved());
        self.reviews.retain(|_, slot| slot.is_unsaved());
    }

    /// Forgets a finished game that is still to be written, and its review.
    pub(super) fn drop_finished(&mut self, id: GameId) {
        self.finished.remove(&id);
        self.reviews.remove(&id);
    }

    /// All files, in the order in which they are written.
    pub(super) fn slots(&self) -> Vec<&dyn AnySlot> {
        let mut slots: Vec<&dyn AnySlot> =
            vec![&self.state, &self.before, &self.history, &self.days];
        slots.extend(self.finished.values().map(|slot| slot as &dyn AnySlot));
        slots.extend(self.reviews.values().map(|slot| slot as &dyn AnySlot));
        slots.extend([&self.settings as &dyn AnySlot, &self.themes]);
        slots
    }

    fn slots_mut(&mut self) -> Vec<&mut dyn AnySlot> {
        let mut slots: Vec<&mut dyn AnySlot> = vec![
            &mut self.before,
            &mut self.state,
            &mut self.history,
            &mut self.days,
        ];
        slots.extend(
            self.finished
                .values_mut()
                .map(|slot| slot as &mut dyn AnySlot),
        );
        slots.extend(
            self.reviews
                .values_mut()
                .map(|slot| slot as &mut dyn AnySlot),
        );
        slots.extend([&mut self.settings as &mut dyn AnySlot, &mut self.themes]);
        slots
    }

    /// Whether all that was handed over is on disk.
    pub(super) fn is_saved(&self) -> bool {
        !self.slots().iter().any(|slot| slot.is_unsaved())
    }
}

/// The window does not know of the mark.
fn without_mark(opened: Opened) -> Opened {
    let strip = |state: Arc<State>| match state.erases() {
        Some(_) => Arc::new(State::clone(&state).with_erase(None)),
        None => state,
    };
    Opened {
        state: opened.state.map(strip),
        ..opened
    }
}

/// What is to stand in a file, or else what was read.
fn known<T: Content>(
    slot: &mut Slot<T>,
    disk: &dyn Disk,
    notices: &mut Vec<Notice>,
) -> Option<Arc<T>> {
    if slot.is_unsaved() && slot.is_open() {
        return slot.newest().cloned();
    }
    match slot.open(disk, notices) {
        Found::Content { content, .. } => Some(content),
        Found::Nothing | Found::Lost | Found::Closed => None,
    }
}

/// What was read of a file that could not be read so far.
fn late<T: Content>(
    slot: &mut Slot<T>,
    disk: &dyn Disk,
    notices: &mut Vec<Notice>,
) -> Option<Arc<T>> {
    let is_refused = slot.is_refused();
    is_refused.then(|| known(slot, disk, notices)).flatten()
}

//! One file in the hands of the store: what is known of it, and what is to stand in it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::crash::caught;
use super::disk::Disk;
use super::envelope::Content;
use super::envelope::to_text;
use super::file::File;
use super::read::{Damage, Known, Read, read};
use super::write::{set_aside, write};
use crate::storage::{Notice, SaveError, SystemError};

/// Knowledge about a file's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Nothing so far.
    Unread,
    /// What the reader or the writer left there. It may be replaced.
    Known(Known),
    /// A file that is not as the program wrote it. It may be replaced once it is copied.
    Changed,
    /// A file that could not be read. It must stay.
    Refused,
    /// A file that is none of this program's. It must stay.
    Foreign,
}

/// One file in the hands of the store.
#[derive(Debug)]
pub(super) struct Slot<T> {
    file: File,
    path: PathBuf,
    place: Place,
    /// Whether nothing was there when it was opened. What lies there later came with its folder.
    is_new: bool,
    /// Hash of the last written text.
    written: Known,
    /// The newest value.
    newest: Option<Arc<T>>,
    /// Whether the newest value is still to be written.
    is_unsaved: bool,
    /// Why it could not be read or written.
    error: Option<SaveError>,
    /// The number of the answer that told what was read. What was handed over before the
    /// window had it is of the past.
    told: u64,
    /// Whether something was read that no answer has told yet.
    is_news: bool,
}

/// What is asked of every file, whatever stands in it.
pub(super) trait AnySlot {
    /// Whether the newest value is still to be written.
    fn is_unsaved(&self) -> bool;
    /// The same of what cannot be had again otherwise: a review is made anew.
    fn is_lost_unsaved(&self) -> bool;
    /// Why it could not be read or written.
    fn error(&self) -> Option<&SaveError>;
    /// Whether it is to be read or written again by itself.
    fn is_to_be_tried(&self) -> bool;
    /// Finds out what is there, if that is not known. The newest value is to replace it.
    fn open_under(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>);
    /// A file that was removed is to be written again. One that is there now and was not, since
    /// its folder came later, is to be read first.
    fn look_again(&mut self, disk: &dyn Disk);
    /// Writes the newest value, if that is still to be done and may be done.
    fn write(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>);
    /// What was read need not be written again.
    fn forget_unsaved(&mut self);
}

impl<T: Content> AnySlot for Slot<T> {
    fn is_unsaved(&self) -> bool {
        self.is_unsaved
    }

    fn error(&self) -> Option<&SaveError> {
        self.error.as_ref()
    }

    fn is_lost_unsaved(&self) -> bool {
        self.is_unsaved && !matches!(self.file, File::Review(_))
    }

    fn is_to_be_tried(&self) -> bool {
        let can_be_tried = self.place != Place::Foreign && !self.has_no_text();
        self.is_refused() || self.error.is_some() && can_be_tried
    }

    fn open_under(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        if matches!(self.place, Place::Unread | Place::Refused) {
            let kept = (self.newest.take(), self.is_unsaved);
            self.open(disk, notices);
            (self.newest, self.is_unsaved) = kept;
            self.is_news = false;
        }
    }

    fn look_again(&mut self, disk: &dyn Disk) {
        let Place::Known(known) = self.place else {
            return;
        };
        let is_there = self.newest.is_some().then(|| disk.exists(&self.path));
        match is_there {
            Some(Ok(false)) if known.is_something() => {
                self.place = Place::Known(Known::NOTHING);
                self.is_unsaved = true;
            }
            Some(Ok(true)) if self.is_new => {
                let there = disk.read(&self.path, T::KIND.most_bytes);
                match there.map(|there| Known::of(&there)) {
                    Ok(there) if there == self.written => self.place = Place::Known(there),
                    Ok(_) => self.place = Place::Refused,
                    Err(_) => {}
                }
            }
            _ => {}
        }
    }

    fn write(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        let (Some(newest), Some(mut known)) = (&self.newest, self.known()) else {
            return;
        };
        if !self.is_unsaved || self.has_no_text() {
            return;
        }
        let text = caught(|| to_text(&**newest));
        let text = text.unwrap_or_else(|_| Err("it broke down".to_owned()));
        let text = match text {
            Ok(text) => text,
            Err(reason) => {
                let name = self.file.name();
                self.error = Some(SaveError::NoText { name, reason });
                return;
            }
        };
        // What failed is written again, even if all of it but the last step was done.
        if known == Known::of(text.as_bytes()) && self.error.is_none() {
            self.is_unsaved = false;
            return;
        }
        let folder = disk.make_folder(self.folder());
        let done = folder.and_then(|()| write(disk, &self.path, &text, &mut known));
        let was_changed = self.place == Place::Changed;
        if known.is_something() {
            self.place = Place::Known(known);
            self.written = known;
        }
        match done {
            Ok(copy) => {
                self.is_unsaved = false;
                self.error = None;
                let name = self.file.name();
                notices.extend(copy.map(|kept_as| {
                    if was_changed {
                        Notice::Damaged { name, kept_as }
                    } else {
                        Notice::Changed { name, kept_as }
                    }
                }));
            }
            Err(error) => self.error = Some(self.refused((&error).into())),
        }
    }

    fn forget_unsaved(&mut self) {
        self.is_unsaved = false;
    }
}

impl<T: Content> Slot<T> {
    /// A file below this folder that is still to be opened.
    pub(super) fn new(file: File, folder: &Path) -> Self {
        Self {
            file,
            path: file.below(folder),
            place: Place::Unread,
            is_new: false,
            written: Known::NOTHING,
            newest: None,
            is_unsaved: false,
            error: None,
            told: 0,
            is_news: false,
        }
    }

    /// Its path.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The newest value.
    pub(super) const fn newest(&self) -> Option<&Arc<T>> {
        self.newest.as_ref()
    }

    /// What is to stand in it; `None` if the file could not be read so far.
    pub(super) fn read(&self) -> Option<&T> {
        self.newest.as_deref().filter(|_| self.is_open())
    }

    /// Whether it may be replaced.
    pub(super) const fn is_open(&self) -> bool {
        self.known().is_some()
    }

    /// Whether it could not be read, and is to be read again.
    pub(super) fn is_refused(&self) -> bool {
        self.place == Place::Refused
    }

    /// Whether the same stands in both files.
    pub(super) fn is_same_as(&self, other: &Self) -> bool {
        matches!(self.place, Place::Known(_)) && self.place == other.place
    }

    const fn known(&self) -> Option<Known> {
        match self.place {
            Place::Known(known) => Some(known),
            Place::Changed => Some(Known::NOTHING),
            Place::Unread | Place::Refused | Place::Foreign => None,
        }
    }

    /// Whether the newest value cannot be written.
    const fn has_no_text(&self) -> bool {
        matches!(self.error, Some(SaveError::NoText { .. }))
    }

    /// Reads the file. What was damaged is set aside. Without a content it may be written if it
    /// [is open](Self::is_open): nothing is there.
    pub(super) fn open(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> Option<Arc<T>> {
        let (found, known) = read::<T>(disk, &self.path);
        self.error = None;
        self.is_new = matches!(found, Read::Missing);
        if let Some(known) = known {
            self.place = Place::Known(known);
        }
        let name = self.file.name();
        let path = self.path.clone();
        let foreign = match found {
            Read::Missing => return None,
            Read::Sound(content) => return Some(self.found(content, true)),
            Read::Changed(content) => {
                self.place = Place::Changed;
                return Some(self.found(content, false));
            }
            Read::Damaged(damage) => {
                self.set_aside(disk, &damage, notices);
                return None;
            }
            Read::Refused(reason) => {
                self.refuse(reason);
                return None;
            }
            Read::Newer(version) => SaveError::Newer {
                name,
                path,
                version,
            },
            Read::Older(_) => SaveError::Older { name, path },
            Read::Foreign => SaveError::Foreign { name, path },
        };
        self.close(Place::Foreign, Some(foreign));
        None
    }

    /// What is to stand in it, or else what is read.
    pub(super) fn content(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> Option<Arc<T>> {
        if self.is_unsaved && self.is_open() {
            return self.newest.clone();
        }
        self.open(disk, notices)
    }

    /// What was read of it, if it could not be read so far.
    pub(super) fn late(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> Option<Arc<T>> {
        let is_refused = self.is_refused();
        is_refused.then(|| self.content(disk, notices)).flatten()
    }

    /// What was handed over meanwhile does not replace what was read.
    fn found(&mut self, content: T, is_sound: bool) -> Arc<T> {
        let content = Arc::new(content);
        self.newest = Some(Arc::clone(&content));
        self.is_unsaved = !is_sound;
        self.is_news = true;
        content
    }

    fn set_aside(&mut self, disk: &dyn Disk, damage: &Damage, notices: &mut Vec<Notice>) {
        match set_aside(disk, &self.path, damage) {
            Ok((kept_as, known)) => {
                self.place = Place::Known(known);
                notices.push(Notice::SetAside {
                    name: self.file.name(),
                    why: damage.why.clone(),
                    kept_as,
                });
            }
            Err(error) => self.refuse((&error).into()),
        }
    }

    /// Keeps it from being replaced for now.
    pub(super) fn close(&mut self, place: Place, error: Option<SaveError>) {
        self.place = place;
        self.error = error;
    }

    /// Keeps it from being replaced for now, since the system refused it or something that
    /// belongs to it.
    pub(super) fn refuse(&mut self, reason: SystemError) {
        let error = self.refused(reason);
        self.close(Place::Refused, Some(error));
    }

    fn refused(&self, reason: SystemError) -> SaveError {
        SaveError::Refused {
            name: self.file.name(),
            path: self.path.clone(),
            reason,
        }
    }

    fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(&self.path)
    }

    /// The answer of this number tells what was read.
    pub(super) const fn tell(&mut self, answer: u64) {
        if self.is_news {
            self.told = answer;
            self.is_news = false;
        }
    }

    /// Takes a value to be written, which was handed over when the window had the answer of
    /// this number.
    pub(super) fn keep(&mut self, value: Arc<T>, has: u64) {
        if has < self.told {
            return;
        }
        self.replace(value);
        // Somebody may have taken away what was in the way.
        if self.place == Place::Foreign {
            self.place = Place::Refused;
        }
        if self.has_no_text() {
            self.error = None;
        }
    }

    /// Puts a value in place of what is there, as if the window had handed it over.
    pub(super) fn replace(&mut self, value: Arc<T>) {
        self.newest = Some(value);
        self.is_unsaved = true;
    }

    /// Takes a value that was read in another place and is to be written here.
    pub(super) fn take_over(&mut self, value: Arc<T>) {
        self.replace(value);
        self.is_new = false;
        self.is_news = true;
    }
}

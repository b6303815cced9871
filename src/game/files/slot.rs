//! One file in the hands of the store: what is known of it, and what is to stand in it.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::Disk;
use super::envelope::to_text;
use super::file::File;
use super::kind::Content;
use super::read::{Damage, Known, Read, read};
use super::write::{set_aside, write};
use crate::storage::{Notice, SaveError, SystemError};

/// What was found in the place of a file when it was opened.
pub(super) enum Found<T> {
    /// Nothing. It may be written.
    Nothing,
    /// Something that made no sense. It is set aside, and nothing is there now.
    Lost,
    /// This. With `is_sound` as the program wrote it.
    Content { content: Arc<T>, is_sound: bool },
    /// What must stay there, or could not be read.
    Closed,
}

/// One file in the hands of the store.
#[derive(Debug)]
pub(super) struct Slot<T> {
    file: File,
    path: PathBuf,
    /// What the reader or the writer left there; `None` if it must not be replaced.
    known: Option<Known>,
    /// The newest value.
    newest: Option<Arc<T>>,
    /// Whether the newest value is still to be written.
    is_unsaved: bool,
    /// Why it could not be read or written.
    error: Option<SaveError>,
    /// Whether only a change of the file can help, and so not to try again by itself.
    is_stuck: bool,
    /// Whether the file was not as the program wrote it when it was opened.
    is_changed: bool,
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
    /// Why it could not be read or written.
    fn error(&self) -> Option<&SaveError>;
    /// Whether it is to be opened or written again by itself.
    fn is_to_be_tried(&self) -> bool;
    /// A file that was removed is to be written again.
    fn look_for_removed(&mut self, disk: &dyn Disk);
    /// Writes the newest value, if that is still to be done and may be done.
    fn write(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>);
}

impl<T: Content> AnySlot for Slot<T> {
    fn is_unsaved(&self) -> bool {
        self.is_unsaved
    }

    fn error(&self) -> Option<&SaveError> {
        self.error.as_ref()
    }

    fn is_to_be_tried(&self) -> bool {
        !self.is_stuck && self.error.is_some()
    }

    fn look_for_removed(&mut self, disk: &dyn Disk) {
        let is_there = self.known.is_some_and(Known::is_something);
        if is_there && self.newest.is_some() && !disk.exists(&self.path) {
            self.known = Some(Known::NOTHING);
            self.is_unsaved = true;
        }
    }

    fn write(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        let (Some(newest), Some(known)) = (&self.newest, &mut self.known) else {
            return;
        };
        if !self.is_unsaved || self.is_stuck {
            return;
        }
        let text = catch_unwind(AssertUnwindSafe(|| to_text(&**newest)));
        let text = text.unwrap_or_else(|_| Err("it broke down".to_owned()));
        let text = match text {
            Ok(text) => text,
            Err(reason) => {
                // A newer value may be written.
                self.is_stuck = true;
                self.error = Some(SaveError::NoText {
                    name: self.file.name(),
                    reason,
                });
                return;
            }
        };
        match put(disk, &self.path, &text, known) {
            Ok(copy) => {
                self.is_unsaved = false;
                self.error = None;
                let name = self.file.name();
                let is_changed = std::mem::take(&mut self.is_changed);
                notices.extend(copy.map(|kept_as| match is_changed {
                    true => Notice::Damaged { name, kept_as },
                    false => Notice::Changed { name, kept_as },
                }));
            }
            Err(error) => self.error = Some(self.refused((&error).into())),
        }
    }
}

impl<T: Content> Slot<T> {
    /// A file below this folder that is still to be opened.
    pub(super) fn new(file: File, folder: &Path) -> Self {
        Self {
            file,
            path: file.below(folder),
            known: None,
            newest: None,
            is_unsaved: false,
            error: None,
            is_stuck: false,
            is_changed: false,
            told: 0,
            is_news: false,
        }
    }

    /// Where it lies.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The newest value.
    pub(super) const fn newest(&self) -> Option<&Arc<T>> {
        self.newest.as_ref()
    }

    /// What is to stand in it; `None` if the file could not be read so far.
    pub(super) fn read(&self) -> Option<&T> {
        self.newest.as_deref().filter(|_| self.known.is_some())
    }

    /// Whether it may be replaced.
    pub(super) const fn is_open(&self) -> bool {
        self.known.is_some()
    }

    /// Whether the same stands in both files.
    pub(super) fn is_same_as(&self, other: &Self) -> bool {
        self.known.is_some() && self.known == other.known
    }

    /// Reads the file. What was damaged is set aside.
    pub(super) fn open(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) -> Found<T> {
        let (found, known) = read::<T>(disk, &self.path);
        self.known = known;
        self.error = None;
        self.is_stuck = false;
        self.is_changed = matches!(found, Read::Changed(_));
        match found {
            Read::Missing => Found::Nothing,
            Read::Sound(content) | Read::Changed(content) => {
                let content = Arc::new(content);
                // What was handed over meanwhile does not replace it.
                self.newest = Some(Arc::clone(&content));
                self.is_unsaved = self.is_changed;
                self.is_news = true;
                Found::Content {
                    content,
                    is_sound: !self.is_changed,
                }
            }
            Read::Damaged(damage) => self.set_aside(disk, &damage, notices),
            Read::Newer(version) => self.close(SaveError::Newer {
                name: self.file.name(),
                path: self.path.clone(),
                version,
            }),
            Read::Older(version) => self.close(SaveError::Older {
                name: self.file.name(),
                path: self.path.clone(),
                version,
            }),
            Read::Foreign => self.close(SaveError::Foreign {
                name: self.file.name(),
                path: self.path.clone(),
            }),
            Read::Refused(reason) => {
                let error = self.refused(reason);
                self.close(error)
            }
        }
    }

    fn set_aside(
        &mut self,
        disk: &dyn Disk,
        damage: &Damage,
        notices: &mut Vec<Notice>,
    ) -> Found<T> {
        match set_aside(disk, &self.path, damage) {
            Ok((kept_as, known)) => {
                self.known = Some(known);
                notices.push(Notice::SetAside {
                    name: self.file.name(),
                    why: damage.why.clone(),
                    kept_as,
                });
                Found::Lost
            }
            Err(error) => {
                let error = self.refused((&error).into());
                self.close(error)
            }
        }
    }

    fn close(&mut self, error: SaveError) -> Found<T> {
        self.is_stuck = matches!(
            error,
            SaveError::Newer { .. } | SaveError::Older { .. } | SaveError::Foreign { .. }
        );
        self.error = Some(error);
        self.known = None;
        Found::Closed
    }

    /// Keeps it from being replaced for now, since another file that it needs was refused.
    pub(super) fn close_with(&mut self, error: Option<SaveError>) {
        self.known = None;
        self.is_stuck = false;
        self.error = error;
    }

    /// The same because the system did not let that file be read.
    pub(super) fn refuse(&mut self, reason: SystemError) {
        let error = self.refused(reason);
        self.close_with(Some(error));
    }

    fn refused(&self, reason: SystemError) -> SaveError {
        let folder = self.path.parent().unwrap_or(&self.path);
        SaveError::Failed {
            folder: folder.to_owned(),
            reason,
        }
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
        self.newest = Some(value);
        self.is_unsaved = true;
        // Somebody may have taken away what was in the way.
        self.is_stuck = false;
    }

    /// Puts a value in place of what is there, as if the window had handed it over.
    pub(super) fn replace(&mut self, value: Arc<T>) {
        self.newest = Some(value);
        self.is_unsaved = true;
    }

    /// Finds out what is there, if that is not known. The newest value is to replace it.
    pub(super) fn open_under(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        if self.known.is_none() && !self.is_stuck {
            let kept = (self.newest.take(), self.is_unsaved);
            self.open(disk, notices);
            (self.newest, self.is_unsaved) = kept;
            self.is_news = false;
        }
    }

    /// Whether it could not be read, and is to be read again.
    pub(super) const fn is_refused(&self) -> bool {
        self.known.is_none() && self.error.is_some() && !self.is_stuck
    }
}

/// Writes a file. Its folder is made if it is not there.
fn put(disk: &dyn Disk, path: &Path, text: &str, known: &mut Known) -> io::Result<Option<PathBuf>> {
    if let Some(folder) = path.parent() {
        disk.make_folder(folder)?;
    }
    write(disk, path, text, known)
}

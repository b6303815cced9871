//! The folder with all files of one player.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{fs, io};

use directories::ProjectDirs;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::claim::{Claim, LOCK_FILE, make_folder};
use super::form;
use super::left_over::{BROKEN, CHANGED};
use super::look::{Fault, Found};
use super::player_folders::PLAYERS;
use super::private::restrict;
use super::replace::{keep_copy, read_text, remove_unfinished, replace_text, set_aside};
use super::{Disk, FileName, LeftOver, Notice, SaveError, Unreadable};

/// What became of reading a file.
#[must_use]
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Loaded<T> {
    /// It was read.
    Found(T),
    /// It was read, but it is not as it was written, and the player must be told.
    Changed(T, Notice),
    /// There is none.
    Missing,
    /// It is of no use, and the player must be told.
    Useless(Notice),
}

impl<T> Loaded<T> {
    /// The content if there is one; a notice goes to the others.
    pub fn take(self, notices: &mut Vec<Notice>) -> Option<T> {
        match self {
            Self::Found(content) => Some(content),
            Self::Missing => None,
            Self::Changed(content, notice) => {
                tell(notice, notices);
                Some(content)
            }
            Self::Useless(notice) => {
                tell(notice, notices);
                None
            }
        }
    }
}

fn tell(notice: Notice, notices: &mut Vec<Notice>) {
    if !notices.contains(&notice) {
        notices.push(notice);
    }
}

/// The folder with all files of one player.
///
/// A clone stands for the same folder. Only one program at a time writes to a
/// folder: for any other, everything that would change it fails with
/// [`SaveError::InUse`].
///
/// # Examples
/// ```
/// use nestor_dominoes::storage::{FileName, Folder, Loaded};
///
/// # let scratch = tempfile::tempdir().expect("a temporary folder");
/// let folder = Folder::at(scratch.path());
/// folder.save(FileName::Tally, &vec![3, 4])?;
/// let tally: Loaded<Vec<i32>> = folder.load(FileName::Tally);
/// assert_eq!(tally, Loaded::Found(vec![3, 4]));
/// # Ok::<(), nestor_dominoes::storage::SaveError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Folder {
    /// `None` if the operating system names none.
    path: Option<PathBuf>,
    /// `None` if there is no path.
    claim: Option<Arc<Claim>>,
    disk: Disk,
    /// It is nobody's but this program's; what the player names may hold anything.
    is_own: bool,
    memory: Arc<Mutex<Memory>>,
}

/// What this program remembers of the files of a folder.
#[derive(Debug, Default)]
struct Memory {
    files: BTreeMap<FileName, Known>,
    /// What the player has not been told yet.
    unsaid: Vec<Notice>,
}

/// What this program knows of a file.
#[derive(Debug)]
enum Known {
    /// The text that it read last, or wrote.
    Text(String),
    /// It was found unreadable and could not be moved.
    InTheWay(Unreadable),
}

impl Folder {
    /// The folder that the player names, or else the one that the operating
    /// system has for this program and this user.
    pub fn choose(data_dir: Option<&Path>) -> Self {
        match data_dir {
            Some(path) => Self::at(path),
            None => Self {
                is_own: true,
                ..Self::new(
                    Disk::default(),
                    ProjectDirs::from("", "", "Nestor Dominoes")
                        .map(|dirs| dirs.data_dir().to_owned()),
                )
            },
        }
    }

    /// A certain folder; it need not exist yet.
    pub fn at(path: &Path) -> Self {
        Self::on(Disk::default(), path)
    }

    /// A certain folder on a disk that may be watched; it need not exist yet.
    pub fn on(disk: Disk, path: &Path) -> Self {
        // The player must be told a path that is clear from anywhere.
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        Self::new(disk, Some(path))
    }

    /// No folder at all: nothing is there, and nothing can be saved.
    pub fn nowhere() -> Self {
        Self::new(Disk::default(), None)
    }

    fn new(disk: Disk, path: Option<PathBuf>) -> Self {
        let claim = |path| Arc::new(Claim::to(disk.clone(), path));
        Self {
            claim: path.clone().map(claim),
            path,
            disk,
            is_own: false,
            memory: Arc::default(),
        }
    }

    /// A folder below this one; whoever may write to this one may write there.
    #[must_use]
    pub fn below(&self, path: impl AsRef<Path>) -> Self {
        Self {
            path: self.path().map(|folder| folder.join(path)),
            claim: self.claim.clone(),
            disk: self.disk.clone(),
            is_own: true,
            memory: Arc::default(),
        }
    }

    /// Where the folder is, if anywhere.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Makes the folder if it is missing, claims it, tidies up what a program that was
    /// stopped while it wrote has left there, and takes what earlier programs have
    /// left open to everybody from all but its owner.
    ///
    /// # Errors
    /// If there can be no such folder, or another program has it. Loading and
    /// saving may be tried all the same.
    pub fn prepare(&self) -> Result<(), SaveError> {
        // Nothing of it has been read yet that could be old.
        self.ask_again();
        let folder = self.make()?;
        // What a program that was stopped has done last may not be on disk.
        self.disk.sync_above(folder);
        self.disk.sync_folder(folder);
        let names = FileName::ALL.into_iter().chain(FileName::COMMON);
        remove_unfinished(&self.disk, folder, |found| {
            names.clone().any(|name| name.on_disk() == found)
        });
        self.make_private(folder);
        self.tidy_saved_games();
        Ok(())
    }

    /// Reads a file.
    ///
    /// One that cannot be read is moved aside; one that is from a newer program
    /// stays. Of one that is not as it was written a copy is kept.
    pub fn load<T: DeserializeOwned>(&self, name: FileName) -> Loaded<T> {
        self.load_checked(name, Ok::<T, String>)
    }

    /// Reads a file and makes of its content what it stands for.
    ///
    /// If that fails with a reason, the file counts as one that cannot be read.
    pub fn load_checked<T: DeserializeOwned, U, E: std::fmt::Display>(
        &self,
        name: FileName,
        check: impl FnOnce(T) -> Result<U, E>,
    ) -> Loaded<U> {
        let Some(folder) = self.path() else {
            return Loaded::Missing;
        };
        let why = match self.read(name, check) {
            Ok(None) => return Loaded::Missing,
            Ok(Some(Found {
                text,
                content,
                is_changed: false,
            })) => {
                self.memory().files.insert(name, Known::Text(text));
                return Loaded::Found(content);
            }
            Ok(Some(Found { text, content, .. })) => {
                let kept = self.keep_changed::<T>(name, &text);
                return Loaded::Changed(content, kept.unwrap_or_else(Notice::from));
            }
            Err(Fault::Newer(version)) => {
                let path = folder.join(name.on_disk());
                return Loaded::Useless(
                    SaveError::Newer {
                        name,
                        path,
                        version,
                    }
                    .into(),
                );
            }
            Err(Fault::Unreadable(why)) => why,
        };
        if folder.is_file() {
            let folder = folder.to_owned();
            return Loaded::Useless(SaveError::NotAFolder { folder }.into());
        }
        let aside = self
            .make()
            .and_then(|folder| self.set_broken_aside(folder, name, why.clone()));
        Loaded::Useless(match aside {
            Ok(kept_as) => Notice::SetAside { name, why, kept_as },
            Err(error) => {
                let known = Known::InTheWay(why);
                self.memory().files.insert(name, known);
                error.into()
            }
        })
    }

    /// Writes a file, whole.
    ///
    /// # Errors
    /// If it was not written; the old one is then still there.
    pub fn save<T: Serialize>(&self, name: FileName, content: &T) -> Result<(), SaveError> {
        self.save_text(name, &form::to_text(name, content)?)
    }

    /// Writes a file, whole, from a text that [`super::to_text`] has made.
    ///
    /// A file that cannot be read, or that something else has written since it
    /// was read, is moved aside first.
    ///
    /// # Errors
    /// If it was not written; the old one is then still there.
    pub fn save_text(&self, name: FileName, text: &str) -> Result<(), SaveError> {
        let folder = self.make()?;
        let found = read_text(&folder.join(name.on_disk()));
        if !matches!(&found, Ok(Some(found)) if found == text) {
            self.make_way(folder, name, found)?;
            replace_text(&self.disk, folder, name.on_disk(), text)
                .map_err(|error| SaveError::from_io(folder, &error))?;
        }
        let known = Known::Text(text.to_owned());
        self.memory().files.insert(name, known);
        Ok(())
    }

    /// Keeps a copy of a file that is not as it was written, and puts its digest
    /// right: this is said once. If that fails, the file counts as one that
    /// something else has written.
    fn keep_changed<T: DeserializeOwned>(
        &self,
        name: FileName,
        text: &str,
    ) -> Result<Notice, SaveError> {
        let folder = self.make()?;
        let failed = |error: io::Error| SaveError::from_io(folder, &error);
        let kept_as = keep_copy(&self.disk, folder, name.on_disk(), CHANGED, text);
        let kept_as = kept_as.map_err(failed)?;
        if let Some(text) = form::with_new_digest::<T>(name, text) {
            replace_text(&self.disk, folder, name.on_disk(), &text).map_err(failed)?;
            self.memory().files.insert(name, Known::Text(text));
        }
        Ok(Notice::Damaged { name, kept_as })
    }

    /// The folder, which is there and to be written to by nobody else.
    pub(super) fn make(&self) -> Result<&Path, SaveError> {
        let (Some(folder), Some(claim)) = (&self.path, &self.claim) else {
            return Err(SaveError::NoHome);
        };
        claim.make()?;
        make_folder(&self.disk, folder)?;
        Ok(folder)
    }

    /// Takes what earlier programs have left open to everybody from all but its owner.
    fn make_private(&self, folder: &Path) {
        if self.is_own {
            restrict(folder);
        }
        restrict(&folder.join(PLAYERS));
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_name().to_str().is_some_and(is_own_file) {
                restrict(&entry.path());
            }
        }
    }

    /// Whether the folder is nobody's but this program's.
    pub(super) const fn is_own(&self) -> bool {
        self.is_own
    }

    /// The disk that it lies on.
    pub(super) const fn disk(&self) -> &Disk {
        &self.disk
    }

    /// The folder that this one is below, or itself: the one that is claimed.
    pub(super) fn root(&self) -> Result<&Path, SaveError> {
        let claim = self.claim.as_ref().ok_or(SaveError::NoHome)?;
        claim.make()?;
        Ok(claim.folder())
    }

    /// If another program had the folder, it is claimed anew the next time.
    ///
    /// What this one knows of the files may be old then: whatever else it finds
    /// when it saves is kept aside.
    pub(super) fn ask_again(&self) {
        if let Some(claim) = &self.claim {
            claim.ask_again();
        }
    }

    /// What the player must be told that came up while files were saved, once.
    pub(super) fn unsaid(&self) -> Vec<Notice> {
        let has_taken_over = self
            .claim
            .as_ref()
            .is_some_and(|claim| claim.has_taken_over());
        let taken_over = has_taken_over.then_some(Notice::TakenOver);
        let unsaid = std::mem::take(&mut self.memory().unsaid);
        taken_over.into_iter().chain(unsaid).collect()
    }

    /// Whether a file has this text, as far as is known.
    pub(super) fn knows(&self, name: FileName, text: &str) -> bool {
        matches!(self.memory().files.get(&name), Some(Known::Text(known)) if known == text)
    }

    /// The files that were there and are no more, with their texts.
    pub(super) fn removed(&self) -> Vec<(FileName, String)> {
        let Some(folder) = self.path() else {
            return Vec::new();
        };
        let memory = self.memory();
        let texts = memory.files.iter().filter_map(|(name, known)| match known {
            Known::Text(text) => Some((*name, text)),
            Known::InTheWay(_) => None,
        });
        let removed = texts.filter(|(name, _)| !folder.join(name.on_disk()).exists());
        removed.map(|(name, text)| (name, text.clone())).collect()
    }

    /// Sees to it that nothing is overwritten but what this program has read or
    /// written.
    fn make_way(
        &self,
        folder: &Path,
        name: FileName,
        found: Result<Option<String>, Unreadable>,
    ) -> Result<(), SaveError> {
        let found = match found {
            Ok(None) => return Ok(()),
            Ok(Some(text)) if self.knows(name, &text) => return Ok(()),
            Ok(Some(text)) => match form::version_of(name, &text) {
                Some(version) if version > name.version() => {
                    return Err(SaveError::Newer {
                        name,
                        path: folder.join(name.on_disk()),
                        version,
                    });
                }
                // Where another window was is nothing that anybody misses.
                Some(_) if name == FileName::Window => return Ok(()),
                Some(_) => None,
                None => Some(Unreadable::Impossible("it has no version".to_owned())),
            },
            Err(why) => Some(why),
        };
        let known = match self.memory().files.get(&name) {
            Some(Known::InTheWay(why)) => Some(why.clone()),
            Some(Known::Text(_)) | None => None,
        };
        let notice = match (known, found) {
            (Some(why), _) => {
                let kept_as = self.set_broken_aside(folder, name, why.clone())?;
                Notice::SetAside { name, why, kept_as }
            }
            (None, Some(why)) => {
                let kept_as = self.set_broken_aside(folder, name, why)?;
                Notice::Changed { name, kept_as }
            }
            (None, None) => {
                let moved = set_aside(&self.disk, folder, name.on_disk(), CHANGED);
                let kept_as = moved.map_err(|error| SaveError::from_io(folder, &error))?;
                Notice::Changed { name, kept_as }
            }
        };
        let mut memory = self.memory();
        memory.files.remove(&name);
        memory.unsaid.push(notice);
        Ok(())
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Moves a file that cannot be read out of the way.
    fn set_broken_aside(
        &self,
        folder: &Path,
        name: FileName,
        why: Unreadable,
    ) -> Result<PathBuf, SaveError> {
        let moved = set_aside(&self.disk, folder, name.on_disk(), BROKEN);
        moved.map_err(|error: io::Error| SaveError::InTheWay {
            name,
            path: folder.join(name.on_disk()),
            why,
            reason: error.to_string(),
        })
    }
}

/// Whether a file of this name is the program's, in whoever's folder it lies.
fn is_own_file(name: &str) -> bool {
    let mut names = FileName::ALL.into_iter().chain(FileName::COMMON);
    let is_left_over = LeftOver::of(name).is_some_and(|left| left != LeftOver::Unfinished);
    names.any(|own| own.on_disk() == name) || name == LOCK_FILE || is_left_over
}

//! The folder with all files of one player.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use directories::ProjectDirs;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::claim::{Claim, make_folder};
use super::form::{self, Read, complaint};
use super::replace::{read_text, remove_unfinished, replace_text, set_aside};
use super::{FileName, Notice, SaveError, Unreadable};

/// What became of reading a file.
#[must_use]
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Loaded<T> {
    /// It was read.
    Found(T),
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
            Self::Useless(notice) => {
                if !notices.contains(&notice) {
                    notices.push(notice);
                }
                None
            }
        }
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
    /// Files that were found unreadable and could not be moved.
    in_the_way: Arc<Mutex<BTreeMap<FileName, Unreadable>>>,
}

impl Folder {
    /// The folder that the player names, or else the one that the operating
    /// system has for this program and this user.
    pub fn choose(data_dir: Option<&Path>) -> Self {
        match data_dir {
            Some(path) => Self::at(path),
            None => Self::new(
                ProjectDirs::from("", "", "Nestor Dominoes").map(|dirs| dirs.data_dir().to_owned()),
            ),
        }
    }

    /// A certain folder; it need not exist yet.
    pub fn at(path: &Path) -> Self {
        // The player must be told a path that is clear from anywhere.
        Self::new(Some(
            std::path::absolute(path).unwrap_or_else(|_| path.to_owned()),
        ))
    }

    /// No folder at all: nothing is there, and nothing can be saved.
    pub fn nowhere() -> Self {
        Self::new(None)
    }

    fn new(path: Option<PathBuf>) -> Self {
        Self {
            claim: path.clone().map(|path| Arc::new(Claim::to(path))),
            path,
            in_the_way: Arc::default(),
        }
    }

    /// A folder below this one; whoever may write to this one may write there.
    #[must_use]
    pub fn below(&self, path: impl AsRef<Path>) -> Self {
        Self {
            path: self.path().map(|folder| folder.join(path)),
            claim: self.claim.clone(),
            in_the_way: Arc::default(),
        }
    }

    /// Where the folder is, if anywhere.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Makes the folder if it is missing, claims it, and tidies up what a program that was
    /// stopped while it wrote has left there.
    ///
    /// # Errors
    /// If there can be no such folder, or another program has it. Loading and
    /// saving may be tried all the same.
    pub fn prepare(&self) -> Result<(), SaveError> {
        let folder = self.make()?;
        let names = FileName::ALL.into_iter().chain([FileName::Players]);
        remove_unfinished(folder, |found| {
            names.clone().any(|name| name.on_disk() == found)
        });
        self.tidy_saved_games();
        Ok(())
    }

    /// Reads a file.
    ///
    /// One that cannot be read is moved aside; one that is from a newer program
    /// stays.
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
        let path = folder.join(name.on_disk());
        let read = read_text(&path).and_then(|text| match text {
            Some(text) => form::from_text(name, &text).map(Some),
            None => Ok(None),
        });
        let why = match read {
            Ok(None) => return Loaded::Missing,
            Ok(Some(Read::Newer(version))) => {
                return Loaded::Useless(
                    SaveError::Newer {
                        name,
                        path,
                        version,
                    }
                    .into(),
                );
            }
            Ok(Some(Read::Content(content))) => match check(content) {
                Ok(content) => return Loaded::Found(content),
                Err(error) => Unreadable::Impossible(complaint(&error)),
            },
            Err(why) => why,
        };
        if folder.is_file() {
            let folder = folder.to_owned();
            return Loaded::Useless(SaveError::NotAFolder { folder }.into());
        }
        let aside = self
            .make()
            .and_then(|folder| self.set_aside(folder, name, why.clone()));
        Loaded::Useless(match aside {
            Ok(kept_as) => Notice::SetAside { name, why, kept_as },
            Err(error) => error.into(),
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
    /// A file that cannot be read is moved aside first.
    ///
    /// # Errors
    /// If it was not written; the old one is then still there.
    pub fn save_text(&self, name: FileName, text: &str) -> Result<(), SaveError> {
        let folder = self.make()?;
        self.make_way(folder, name)?;
        replace_text(folder, name.on_disk(), text)
            .map_err(|error| SaveError::from_io(folder, &error))
    }

    /// The folder, which is there and to be written to by nobody else.
    pub(super) fn make(&self) -> Result<&Path, SaveError> {
        let (Some(folder), Some(claim)) = (&self.path, &self.claim) else {
            return Err(SaveError::NoHome);
        };
        claim.make()?;
        make_folder(folder)?;
        Ok(folder)
    }

    /// The folder that this one is below, or itself: the one that is claimed.
    pub(super) fn root(&self) -> Result<&Path, SaveError> {
        let claim = self.claim.as_ref().ok_or(SaveError::NoHome)?;
        claim.make()?;
        Ok(claim.folder())
    }

    /// Whether a file is there, whatever is in it.
    pub(super) fn has(&self, name: FileName) -> bool {
        self.path()
            .is_some_and(|folder| folder.join(name.on_disk()).exists())
    }

    /// Sees to it that nothing is overwritten but what this program can read.
    fn make_way(&self, folder: &Path, name: FileName) -> Result<(), SaveError> {
        let known = self.in_the_way().get(&name).cloned();
        let path = folder.join(name.on_disk());
        let found = match read_text(&path) {
            Ok(None) => {
                self.in_the_way().remove(&name);
                return Ok(());
            }
            Ok(Some(text)) => match form::version_of(name, &text) {
                Some(version) if version > name.version() => {
                    return Err(SaveError::Newer {
                        name,
                        path,
                        version,
                    });
                }
                Some(_) => None,
                None => Some(Unreadable::Impossible("it has no version".to_owned())),
            },
            Err(why) => Some(why),
        };
        match known.or(found) {
            Some(why) => self.set_aside(folder, name, why).map(|_| ()),
            None => Ok(()),
        }
    }

    fn set_aside(
        &self,
        folder: &Path,
        name: FileName,
        why: Unreadable,
    ) -> Result<PathBuf, SaveError> {
        let moved = set_aside(folder, name.on_disk());
        match &moved {
            Ok(_) => self.in_the_way().remove(&name),
            Err(_) => self.in_the_way().insert(name, why.clone()),
        };
        moved.map_err(|error: io::Error| SaveError::InTheWay {
            name,
            path: folder.join(name.on_disk()),
            why,
            reason: error.to_string(),
        })
    }

    fn in_the_way(&self) -> MutexGuard<'_, BTreeMap<FileName, Unreadable>> {
        self.in_the_way
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

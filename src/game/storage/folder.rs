//! The folder with the files of one player.

mod make_way;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{fs, io};

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::claim::{Claim, LOCK_FILE, make_folder};
use super::form;
use super::inspect::{Fault, Found};
use super::left_over::{BROKEN, CHANGED};
use super::player_folders::PLAYERS;
use super::private::restrict;
use super::replace::{
    Replaced, keep_copy, read_text, remove_unfinished, remove_unfinished_of_link, replace_linked,
    set_aside,
};
use super::starts::MARK_FILE;
use super::{Disk, FileName, LeftOver, Loaded, Notice, SaveError, Unreadable};

/// The folder with the files of one player.
///
/// Clones stand for the same folder. Only one program at a time may write to it.
/// For any other program, everything that would change the folder fails with
/// [`SaveError::InUse`].
///
/// # Examples
/// ```
/// use game::storage::{FileName, Folder, Loaded};
///
/// # let scratch = tempfile::tempdir().expect("a temporary folder");
/// let folder = Folder::at(scratch.path());
/// folder.save(FileName::Tally, &vec![3, 4])?;
/// let tally: Loaded<Vec<i32>> = folder.load(FileName::Tally);
/// assert_eq!(tally, Loaded::Found(vec![3, 4]));
/// # Ok::<(), game::storage::SaveError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Folder {
    /// `None` if the system has no folder for programs.
    path: Option<PathBuf>,
    /// `None` if there is no path.
    claim: Option<Arc<Claim>>,
    disk: Disk,
    /// Whether the program made the folder for itself. A folder that the player
    /// chose may hold other files.
    is_own: bool,
    memory: Arc<Mutex<Memory>>,
}

/// What the program remembers about the files of a folder.
#[derive(Debug, Default)]
struct Memory {
    files: BTreeMap<FileName, Known>,
    /// Notices that the player has not been told yet.
    notices: Vec<Notice>,
    /// The folders elsewhere in which nothing can be written, as far as the player was
    /// told.
    closed: BTreeSet<PathBuf>,
    /// How many starts before this one have not lasted, while this one has not either.
    failed_starts: Option<u32>,
}

/// What the program knows about a file.
#[derive(Debug)]
enum Known {
    /// The text that it last read or wrote.
    Text(String),
    /// The file cannot be read and could not be moved aside.
    InTheWay(Unreadable),
}

/// The folder that the system has for this program and user, by the name that it
/// has had since the first version; `None` if the user has no home, or one that is
/// elsewhere in each folder.
fn home() -> Option<PathBuf> {
    let name = if cfg!(windows) {
        r"Nestor Dominoes\data"
    } else if cfg!(target_vendor = "apple") {
        "Nestor-Dominoes"
    } else {
        "nestordominoes"
    };
    let system = choose_native_strategy().ok()?;
    let home = system.data_dir().join(name);
    home.is_absolute().then_some(home)
}

impl Folder {
    /// The folder that the player has chosen or, with `None`, the one that the
    /// system has for this program and user.
    pub fn choose(data_dir: Option<&Path>) -> Self {
        match data_dir {
            Some(path) => Self::at(path),
            None => Self {
                is_own: true,
                ..Self::new(Disk::default(), home())
            },
        }
    }

    /// The folder at this path. It need not exist.
    pub fn at(path: &Path) -> Self {
        Self::on(Disk::default(), path)
    }

    /// The folder at this path on a disk that may be watched. It need not exist.
    pub fn on(disk: Disk, path: &Path) -> Self {
        // Notices should give the whole path.
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        Self::new(disk, Some(path))
    }

    /// No folder: nothing can be read or saved.
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

    /// A folder below this one. Both share one claim.
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

    /// The path of the folder; `None` if there is none.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Makes the folder if there is none, and claims it. Removes what a program
    /// that was stopped while writing has left, and makes files of older programs
    /// readable for their owner only.
    ///
    /// # Errors
    /// If the folder cannot be made, or another program has it. Files may be
    /// loaded and saved all the same.
    pub fn prepare(&self) -> Result<(), SaveError> {
        // Nothing has been read yet, so nothing can be old.
        self.ask_again();
        let folder = self.make()?;
        // The last changes of a program that was stopped may not be synced.
        self.disk.sync_above(folder);
        self.disk.sync_folder(folder);
        let names = FileName::ALL.into_iter().chain(FileName::COMMON);
        // What another program is just writing is unfinished, too.
        if self.is_surely_claimed() {
            remove_unfinished(&self.disk, folder, |found| {
                names.clone().any(|name| name.on_disk() == found) || found == MARK_FILE
            });
            for name in names {
                remove_unfinished_of_link(&self.disk, folder, name.on_disk());
            }
        }
        self.make_private(folder);
        self.tidy_saved_games();
        Ok(())
    }

    /// Reads a file.
    ///
    /// A file that cannot be read is moved aside, but one from a newer program
    /// stays. If a file is not as the program wrote it, a copy is kept.
    pub fn load<T: DeserializeOwned>(&self, name: FileName) -> Loaded<T> {
        self.load_checked(name, Ok::<T, String>)
    }

    /// Reads a file and turns its content into what it stands for.
    ///
    /// If `check` fails, the file counts as one that cannot be read.
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

    /// Replaces a whole file.
    ///
    /// # Errors
    /// If the file was not written. The old one is still there then.
    pub fn save<T: Serialize>(&self, name: FileName, content: &T) -> Result<(), SaveError> {
        self.save_text(name, &form::to_text(name, content)?)
    }

    /// Replaces a whole file with a text from [`super::to_text`].
    ///
    /// If the file there cannot be read, or another program has written it since
    /// it was read, it is moved aside or copied first.
    ///
    /// # Errors
    /// If the file was not written. The old one is still there then.
    pub fn save_text(&self, name: FileName, text: &str) -> Result<(), SaveError> {
        let folder = self.make()?;
        let found = read_text(&folder.join(name.on_disk()));
        if !matches!(&found, Ok(Some(found)) if found == text) {
            self.make_way(folder, name, found)?;
            self.replace(folder, name, text)
                .map_err(|error| SaveError::from_io(folder, &error))?;
        }
        let known = Known::Text(text.to_owned());
        self.memory().files.insert(name, known);
        Ok(())
    }

    /// Keeps a copy of a file that is not as the program wrote it, and writes the
    /// right digest into the file, so that the player is told only once. If that
    /// fails, the file counts as written by another program.
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
            self.replace(folder, name, &text).map_err(failed)?;
            self.memory().files.insert(name, Known::Text(text));
        }
        Ok(Notice::Damaged { name, kept_as })
    }

    /// Replaces a file, or the file that a link leads to. The player is told once of each
    /// folder elsewhere where that cannot be done.
    fn replace(&self, folder: &Path, name: FileName, text: &str) -> io::Result<()> {
        let replaced = replace_linked(&self.disk, folder, name.on_disk(), text)?;
        if let Replaced::Link { elsewhere } = replaced {
            let mut memory = self.memory();
            if memory.closed.insert(elsewhere.clone()) {
                let folder = folder.to_owned();
                memory
                    .notices
                    .push(Notice::LinkReplaced { elsewhere, folder });
            }
        }
        Ok(())
    }

    /// The folder that another program had when that was last tried, if so: this one or one
    /// above it.
    pub(super) fn refused(&self) -> Option<&Path> {
        let claim = self.claim.as_ref()?;
        claim.was_refused().then(|| claim.folder())
    }

    /// The path of the folder, after it was made and claimed.
    pub(super) fn make(&self) -> Result<&Path, SaveError> {
        let (Some(folder), Some(claim)) = (&self.path, &self.claim) else {
            return Err(SaveError::NoHome);
        };
        claim.make()?;
        make_folder(&self.disk, folder)?;
        Ok(folder)
    }

    /// Makes files of older programs readable for their owner only.
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

    /// Whether the program made the folder for itself.
    pub(super) const fn is_own(&self) -> bool {
        self.is_own
    }

    /// The disk on which the folder lies.
    pub(super) const fn disk(&self) -> &Disk {
        &self.disk
    }

    /// The path of the folder that is claimed: this one or one above it.
    pub(super) fn root(&self) -> Result<&Path, SaveError> {
        let claim = self.claim.as_ref().ok_or(SaveError::NoHome)?;
        claim.make()?;
        Ok(claim.folder())
    }

    /// Whether no other program can have the folder. On a disk without locks nobody
    /// knows. Only with a sure claim may be removed what another program might still
    /// need.
    pub(super) fn is_surely_claimed(&self) -> bool {
        self.claim.as_ref().is_some_and(|claim| claim.is_sure())
    }

    /// If another program had the folder, lets it be claimed again the next time.
    ///
    /// What this program remembers about the files may be old then. So files that
    /// are different now are copied when it saves.
    pub(super) fn ask_again(&self) {
        if let Some(claim) = &self.claim {
            claim.ask_again();
        }
    }

    /// Whether another program has the folder. If none has, this one does from now
    /// on.
    pub(super) fn is_in_use(&self) -> bool {
        let claim = self.claim.as_ref();
        claim.is_some_and(|claim| claim.is_refused())
    }

    /// What the player must be told about saving files. Each notice is returned
    /// once.
    pub(super) fn take_notices(&self) -> Vec<Notice> {
        let has_taken_over = self
            .claim
            .as_ref()
            .is_some_and(|claim| claim.has_taken_over());
        let taken_over = has_taken_over.then_some(Notice::TakenOver);
        let notices = std::mem::take(&mut self.memory().notices);
        taken_over.into_iter().chain(notices).collect()
    }

    /// Notes what the player must be told.
    pub(super) fn note(&self, notice: Notice) {
        self.memory().notices.push(notice);
    }

    /// Whether the file has this text, as far as the program remembers.
    pub(super) fn knows(&self, name: FileName, text: &str) -> bool {
        matches!(self.memory().files.get(&name), Some(Known::Text(known)) if known == text)
    }

    /// The files that have been removed since they were read or written, with
    /// their texts.
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

    /// How many starts before this one have not lasted; `None` if this one has, or is not
    /// marked.
    pub(super) fn starts_failed_before(&self) -> Option<u32> {
        self.memory().failed_starts
    }

    /// Remembers that. Returns what was remembered before.
    pub(super) fn remember_failed_starts(&self, failed: Option<u32>) -> Option<u32> {
        std::mem::replace(&mut self.memory().failed_starts, failed)
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Moves a file that cannot be read aside.
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
            reason: (&error).into(),
        })
    }
}

/// Whether the program could have written a file of this name, for any player.
fn is_own_file(name: &str) -> bool {
    let mut names = FileName::ALL.into_iter().chain(FileName::COMMON);
    let is_left_over = LeftOver::of(name).is_some_and(|left| left != LeftOver::Unfinished);
    names.any(|own| own.on_disk() == name) || [LOCK_FILE, MARK_FILE].contains(&name) || is_left_over
}

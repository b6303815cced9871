//! A disk in memory that fails, hangs, fills up, and loses what was not synced.

use std::collections::BTreeMap;
use std::io;
use std::ops::Bound;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use redb::{BackendError, Database, StorageBackend};

use super::super::database::{
    Copier, Medium, PathState, Recovery, RenewedFile, check_version, copy_tables, open_backend,
};
use super::super::fault::Fault;
use super::super::tables::{Tables, VERSION};

const MAIN: &str = "main";
const COPY: &str = "copy";

/// How the disk fails, and at which of its calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// The call of this number fails.
    Once(u64),
    /// All calls from this one on fail.
    From(u64),
    /// All calls from this one on hang until the disk is repaired.
    Hang(u64),
    /// No file can grow beyond this number of bytes.
    Full(u64),
    /// The call of this number finds damage.
    Damaged(u64),
    /// The next read of a file finds damage.
    DamagedRead,
}

/// A change that is lost by a power cut until it is synced.
#[derive(Debug, Clone)]
enum Change {
    Write(usize, Vec<u8>),
    Length(usize),
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Write(at, data) => {
                let length = bytes.len().max(at + data.len());
                bytes.resize(length, 0);
                bytes[*at..at + data.len()].copy_from_slice(data);
            }
            Self::Length(length) => bytes.resize(*length, 0),
        }
    }
}

#[derive(Debug, Default)]
struct FileContent {
    now: Vec<u8>,
    synced: Vec<u8>,
    unsynced: Vec<Change>,
    is_locked: bool,
}

type File = Arc<Mutex<FileContent>>;

#[derive(Debug, Default)]
struct Inner {
    files: BTreeMap<String, File>,
    calls: u64,
    failure: Option<Failure>,
    copies: u64,
}

/// A disk in memory. Clones share the same files.
#[derive(Debug, Clone, Default)]
pub struct Disk(Arc<(Mutex<Inner>, Condvar)>);

impl Disk {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.0.lock().expect("nothing breaks down")
    }

    pub fn set_failure(&self, failure: Failure) {
        self.inner().failure = Some(failure);
    }

    /// Ends all failures; hanging calls continue.
    pub fn repair(&self) {
        self.inner().failure = None;
        self.0.1.notify_all();
    }

    pub fn calls(&self) -> u64 {
        self.inner().calls
    }

    pub fn copies(&self) -> u64 {
        self.inner().copies
    }

    pub fn file_names(&self) -> Vec<String> {
        self.inner().files.keys().cloned().collect()
    }

    /// The length of the database in bytes; 0 if there is none.
    pub fn length(&self) -> u64 {
        let files = &self.inner().files;
        files.get(MAIN).map_or(0, |file| file.lock().expect("it is whole").now.len() as u64)
    }

    /// Whether any file has these bytes.
    pub fn contains(&self, bytes: &[u8]) -> bool {
        self.inner().files.values().any(|file| {
            let content = file.lock().expect("it is whole");
            content.now.windows(bytes.len()).any(|part| part == bytes)
        })
    }

    /// Waits until no file is locked, copies included.
    pub fn wait_until_closed(&self) {
        let mut inner = self.inner();
        let is_locked = |inner: &mut Inner| {
            let mut files = inner.files.values();
            files.any(|file| file.lock().expect("it is whole").is_locked)
        };
        while is_locked(&mut inner) {
            inner = self.0.1.wait(inner).expect("nothing breaks down");
        }
    }

    /// The disk after a power cut: each write that was not synced is lost, torn, or applied out of
    /// order.
    pub fn after_power_cut(&self, rng: &mut impl Rng) -> Self {
        let inner = self.inner();
        let mut files = BTreeMap::new();
        for (name, file) in &inner.files {
            let content = file.lock().expect("it is whole");
            let mut bytes = content.synced.clone();
            let mut changes = content.unsynced.clone();
            changes.shuffle(rng);
            changes.retain(|_| rng.random_bool(0.5));
            for mut change in changes {
                if let Change::Write(_, data) = &mut change
                    && rng.random_bool(0.2)
                {
                    data.truncate(rng.random_range(0..=data.len()));
                }
                change.apply(&mut bytes);
            }
            let content =
                FileContent { now: bytes.clone(), synced: bytes, ..FileContent::default() };
            files.insert(name.clone(), Arc::new(Mutex::new(content)));
        }
        let inner = Inner { files, ..Inner::default() };
        Self(Arc::new((Mutex::new(inner), Condvar::new())))
    }

    fn call(&self, length: Option<u64>) -> io::Result<()> {
        let mut inner = self.inner();
        inner.calls += 1;
        let number = inner.calls;
        while let Some(Failure::Hang(from)) = inner.failure
            && number >= from
        {
            inner = self.0.1.wait(inner).expect("nothing breaks down");
        }
        let fails = match inner.failure {
            Some(Failure::Once(nth)) => number == nth,
            Some(Failure::From(first)) => number >= first,
            Some(Failure::Damaged(nth)) if number == nth => {
                return Err(io::ErrorKind::InvalidData.into());
            }
            Some(Failure::Full(most)) if length.is_some_and(|length| length > most) => {
                return Err(io::ErrorKind::StorageFull.into());
            }
            _ => false,
        };
        if fails { Err(io::Error::other("the disk is broken")) } else { Ok(()) }
    }

    fn open(&self, file: &File) -> Result<Database, Fault> {
        let backend = Backend { disk: self.clone(), file: Arc::clone(file) };
        let opened = open_backend(backend);
        let path = Path::new(MAIN);
        let database = opened.map_err(|error| Fault::of(error.into(), path).into_unreadable())?;
        check_version(&database, path, VERSION)?;
        Ok(database)
    }

    fn copy(&self, from: &Tables, name: &str) -> Result<(Database, File), Fault> {
        let file = File::default();
        let database = self.open(&file)?;
        copy_tables(from, &database, Path::new(name))?;
        Ok((database, file))
    }
}

/// An open file of a disk, as redb uses it.
#[derive(Debug)]
struct Backend {
    disk: Disk,
    file: File,
}

impl Backend {
    fn content(&self) -> MutexGuard<'_, FileContent> {
        self.file.lock().expect("it is whole")
    }

    fn change(&self, change: Change) {
        let mut content = self.content();
        change.apply(&mut content.now);
        content.unsynced.push(change);
    }
}

impl StorageBackend for Backend {
    fn len(&self) -> io::Result<u64> {
        self.disk.call(None)?;
        Ok(self.content().now.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        self.disk.call(None)?;
        let mut inner = self.disk.inner();
        if inner.failure.take_if(|failure| *failure == Failure::DamagedRead).is_some() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        drop(inner);
        let (content, at) = (self.content(), offset as usize);
        let there = content.now.get(at..at + out.len());
        out.copy_from_slice(there.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn set_len(&self, length: u64) -> io::Result<()> {
        let is_longer = length > self.content().now.len() as u64;
        self.disk.call(is_longer.then_some(length))?;
        self.change(Change::Length(length as usize));
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        self.disk.call(None)?;
        let mut content = self.content();
        content.synced = content.now.clone();
        content.unsynced.clear();
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.disk.call(None)?;
        self.change(Change::Write(offset as usize, data.to_owned()));
        Ok(())
    }

    fn close(&self) -> io::Result<()> {
        self.content().is_locked = false;
        // The lock is held, so that a waiter that has just checked does not miss the signal.
        let _inner = self.disk.inner();
        self.disk.0.1.notify_all();
        Ok(())
    }

    fn try_lock_range(&self, start: Bound<u64>, end: Bound<u64>) -> Result<bool, BackendError> {
        if !matches!((start, end), (Bound::Unbounded | Bound::Included(0), Bound::Unbounded)) {
            return Err(BackendError::Unsupported);
        }
        Ok(!std::mem::replace(&mut self.content().is_locked, true))
    }
}

/// The database on a [`Disk`].
#[derive(Debug)]
pub struct DiskMedium {
    disk: Disk,
    open: Option<File>,
    copy_interval: Duration,
}

impl DiskMedium {
    pub fn new(disk: &Disk) -> Self {
        Self { disk: disk.clone(), open: None, copy_interval: Duration::MAX }
    }

    /// The newest copy, on a disk of its own.
    pub fn from_newest_copy(disk: &Disk) -> Self {
        let copy = disk.inner().files[COPY].lock().expect("it is whole").now.clone();
        let content = FileContent { synced: copy.clone(), now: copy, ..FileContent::default() };
        let files = BTreeMap::from([(MAIN.to_owned(), Arc::new(Mutex::new(content)))]);
        let inner = Inner { files, ..Inner::default() };
        Self::new(&Disk(Arc::new((Mutex::new(inner), Condvar::new()))))
    }

    pub fn with_copy_interval(self, copy_interval: Duration) -> Self {
        Self { copy_interval, ..self }
    }
}

impl Medium for DiskMedium {
    fn open(&mut self) -> Result<Database, Fault> {
        let mut inner = self.disk.inner();
        if !inner.files.contains_key(MAIN) && inner.files.contains_key(COPY) {
            return Err(Fault::Damaged("there is none, although there is a copy".to_owned()));
        }
        let file = Arc::clone(inner.files.entry(MAIN.to_owned()).or_default());
        drop(inner);
        let database = self.disk.open(&file)?;
        self.open = Some(file);
        Ok(database)
    }

    fn path_state(&self) -> PathState {
        match (self.disk.inner().files.get(MAIN), &self.open) {
            (Some(there), Some(open)) if Arc::ptr_eq(there, open) => PathState::Unchanged,
            (Some(_), _) => PathState::Replaced,
            (None, _) => PathState::Missing,
        }
    }

    fn renew(&mut self, from: &Tables) -> Result<RenewedFile, Fault> {
        let (database, file) = self.disk.copy(from, MAIN)?;
        self.disk.inner().files.insert(MAIN.to_owned(), Arc::clone(&file));
        self.open = Some(file);
        Ok(RenewedFile::Open(database))
    }

    fn recover(&mut self, _: usize) -> Result<(Database, Recovery), Fault> {
        let mut inner = self.disk.inner();
        if let Some(broken) = inner.files.remove(MAIN) {
            let name = format!("broken-{}", inner.files.len());
            inner.files.insert(name, broken);
        }
        if let Some(copy) = inner.files.get(COPY) {
            let now = copy.lock().expect("it is whole").now.clone();
            let content = FileContent { synced: now.clone(), now, ..FileContent::default() };
            inner.files.insert(MAIN.to_owned(), Arc::new(Mutex::new(content)));
        } else {
            inner.files.insert(MAIN.to_owned(), File::default());
        }
        drop(inner);
        Ok((self.open()?, Recovery { kept_as: None, copied: None }))
    }

    fn copier(&self) -> Copier {
        let disk = self.disk.clone();
        Box::new(move |tables, may_become_newest| {
            let (database, file) = disk.copy(tables, COPY)?;
            drop(database);
            let may_become_newest = may_become_newest.lock().expect("it is whole");
            if *may_become_newest {
                let mut inner = disk.inner();
                inner.files.insert(COPY.to_owned(), file);
                inner.copies += 1;
            }
            Ok(*may_become_newest)
        })
    }

    fn copy_interval(&self) -> Duration {
        self.copy_interval
    }

    fn remove_copies(&self) -> Result<(), Fault> {
        self.disk.inner().files.retain(|name, _| name == MAIN);
        Ok(())
    }

    fn path(&self) -> &Path {
        Path::new(MAIN)
    }
}

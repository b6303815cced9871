//! A disk in memory: its power can be cut at any moment, its calls can fail and hang, and
//! somebody else can change it.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;

use crate::storage::Disk;

/// What is there under a name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Entry {
    Folder,
    /// A file by its number.
    File(usize),
    Link(PathBuf),
}

/// The bytes of a file, and whether a power cut leaves them.
#[derive(Debug, Clone)]
struct Bytes {
    bytes: Arc<Vec<u8>>,
    is_synced: bool,
}

/// All that is on the disk, and what a power cut may leave of it.
#[derive(Debug, Clone, Default)]
pub(super) struct Platter {
    names: BTreeMap<PathBuf, Entry>,
    /// What each name was since its folder was last synced, the oldest first.
    before: BTreeMap<PathBuf, Vec<Option<Entry>>>,
    files: Vec<Bytes>,
}

/// Everything that can be read on a disk.
pub(super) type Files = BTreeMap<PathBuf, Option<Arc<Vec<u8>>>>;

impl Platter {
    fn set(&mut self, path: &Path, entry: Option<Entry>) {
        let before = self.names.get(path).cloned();
        self.before.entry(path.to_owned()).or_default().push(before);
        match entry {
            Some(entry) => self.names.insert(path.to_owned(), entry),
            None => self.names.remove(path),
        };
    }

    fn sync_folder(&mut self, folder: &Path) {
        self.before.retain(|path, _| path.parent() != Some(folder));
    }

    /// The files by their names, and folders without bytes.
    pub(super) fn files(&self) -> Files {
        let names = self.names.iter().map(|(path, entry)| {
            let bytes = match entry {
                Entry::File(number) => Some(Arc::clone(&self.files[*number].bytes)),
                Entry::Folder | Entry::Link(_) => None,
            };
            (path.clone(), bytes)
        });
        names.collect()
    }

    /// What a power cut may leave at this moment: everything or nothing of what was not
    /// synced, or any part of it.
    pub(super) fn after_cut(&self, random: &mut ChaCha8Rng) -> Vec<Self> {
        let mut all = vec![self.left(|_| 0, |_| 0), self.left(|most| most - 1, |_| 3)];
        if !self.before.is_empty() || self.files.iter().any(|file| !file.is_synced) {
            for _ in 0..2 {
                let mut numbers: Vec<usize> = Vec::new();
                for most in self.before.values().map(|before| before.len() + 1) {
                    numbers.push(random.random_range(0..most));
                }
                let mut names = numbers.into_iter();
                let kind = random.random_range(0..4);
                all.push(self.left(|_| names.next().unwrap_or_default(), |_| kind));
            }
        }
        all
    }

    /// `choose` says which of so many states of a name is left, `how` what is left of bytes
    /// that were not synced.
    fn left(&self, mut choose: impl FnMut(usize) -> usize, how: impl Fn(usize) -> usize) -> Self {
        let mut left = self.clone();
        for (path, before) in &self.before {
            let chosen = choose(before.len() + 1);
            match before.get(chosen) {
                None => {}
                Some(Some(entry)) => {
                    left.names.insert(path.clone(), entry.clone());
                }
                Some(None) => {
                    left.names.remove(path);
                }
            }
        }
        for (number, file) in left.files.iter_mut().enumerate() {
            if !file.is_synced {
                let bytes = &file.bytes;
                file.bytes = Arc::new(match how(number) {
                    0 => Vec::new(),
                    1 => bytes[..bytes.len() / 2].to_vec(),
                    2 => vec![0; bytes.len()],
                    _ => bytes.to_vec(),
                });
                file.is_synced = true;
            }
        }
        left.before.clear();
        let folders: BTreeSet<PathBuf> = left.names.keys().cloned().collect();
        left.names.retain(|path, _| {
            let mut above = path.ancestors().skip(1);
            above.all(|folder| folder.parent().is_none() || folders.contains(folder))
        });
        left
    }
}

/// Which calls fail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fails {
    /// The call with this number, from 1.
    Once(usize),
    /// All calls from this number on.
    From(usize),
    /// All calls with a path that has this in it.
    At(&'static str),
    /// All calls that list a folder whose path ends so.
    List(&'static str),
    /// All calls that change something.
    Changes,
}

/// A kind of sync that is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unsynced {
    Nothing,
    Files,
    Folders,
}

#[derive(Debug)]
struct State {
    platter: Platter,
    calls: usize,
    fails: Option<(Fails, i32)>,
    hangs_at: Option<usize>,
    is_hanging: bool,
    unsynced: Unsynced,
    /// The disk after each step of each call, if it is kept.
    steps: Option<Vec<Platter>>,
    /// The calls that were made, if they are kept.
    log: Vec<String>,
}

/// A disk in memory.
#[derive(Debug, Clone)]
pub(super) struct VirtualDisk(Arc<(Mutex<State>, Condvar)>);

impl Default for VirtualDisk {
    fn default() -> Self {
        Self::with(Platter::default())
    }
}

impl VirtualDisk {
    /// A disk with this on it.
    pub(super) fn with(platter: Platter) -> Self {
        let state = State {
            platter,
            calls: 0,
            fails: None,
            hangs_at: None,
            is_hanging: false,
            unsynced: Unsynced::Nothing,
            steps: None,
            log: Vec::new(),
        };
        Self(Arc::new((Mutex::new(state), Condvar::new())))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.0.lock().expect("nothing broke")
    }

    pub(super) fn platter(&self) -> Platter {
        self.state().platter.clone()
    }

    pub(super) fn files(&self) -> Files {
        self.state().platter.files()
    }

    /// The bytes of a file.
    pub(super) fn bytes(&self, path: &Path) -> Option<Vec<u8>> {
        let bytes = self.files().remove(path).flatten()?;
        Some(bytes.to_vec())
    }

    /// How many calls were made.
    pub(super) fn calls(&self) -> usize {
        self.state().calls
    }

    pub(super) fn log(&self) -> Vec<String> {
        self.state().log.clone()
    }

    /// From now on these calls fail with this error of the system.
    pub(super) fn fail(&self, fails: Fails, error: i32) {
        self.state().fails = Some((fails, error));
    }

    /// No call fails any more.
    pub(super) fn mend(&self) {
        self.state().fails = None;
    }

    /// The call with this number, from 1, does not return until [`Self::release`].
    pub(super) fn hang_at(&self, call: usize) {
        self.state().hangs_at = Some(call);
    }

    pub(super) fn is_hanging(&self) -> bool {
        self.state().is_hanging
    }

    pub(super) fn release(&self) {
        let mut state = self.state();
        state.hangs_at = None;
        state.is_hanging = false;
        drop(state);
        self.0.1.notify_all();
    }

    pub(super) fn leave_out(&self, unsynced: Unsynced) {
        self.state().unsynced = unsynced;
    }

    /// From now on the disk after each step is kept.
    pub(super) fn keep_steps(&self) {
        self.state().steps = Some(Vec::new());
    }

    /// The steps since the last call.
    pub(super) fn take_steps(&self) -> Vec<Platter> {
        let mut state = self.state();
        state.steps.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Somebody else writes a file, or removes it.
    pub(super) fn put(&self, path: &Path, bytes: Option<&[u8]>) {
        let mut state = self.state();
        let platter = &mut state.platter;
        if let Some(bytes) = bytes {
            for folder in path.ancestors().skip(1) {
                platter.names.insert(folder.to_owned(), Entry::Folder);
            }
            platter.files.push(Bytes {
                bytes: Arc::new(bytes.to_vec()),
                is_synced: true,
            });
            let entry = Entry::File(platter.files.len() - 1);
            platter.names.insert(path.to_owned(), entry);
        } else {
            platter.names.retain(|name, _| !name.starts_with(path));
        }
    }

    /// Somebody else makes a folder.
    pub(super) fn put_folder(&self, path: &Path) {
        let mut state = self.state();
        for folder in path.ancestors() {
            state.platter.names.insert(folder.to_owned(), Entry::Folder);
        }
    }

    /// Somebody else makes a link.
    pub(super) fn put_link(&self, path: &Path, target: &Path) {
        let entry = Entry::Link(target.to_owned());
        self.state().platter.names.insert(path.to_owned(), entry);
    }

    /// A call. It hangs or fails if it is to.
    fn call(&self, what: &str, path: &Path) -> Result<MutexGuard<'_, State>, io::Error> {
        let mut state = self.state();
        state.calls += 1;
        let call = state.calls;
        state.log.push(format!("{what} {}", path.display()));
        while state.hangs_at == Some(call) {
            state.is_hanging = true;
            state = self.0.1.wait(state).expect("nothing broke");
        }
        state.is_hanging = false;
        let name = path.to_string_lossy().replace('\\', "/");
        let is_change = !matches!(what, "read" | "list" | "link_target" | "exists");
        if let Some((fails, error)) = state.fails.clone()
            && match fails {
                Fails::Once(number) => number == call,
                Fails::From(number) => number <= call,
                Fails::At(part) => name.contains(part),
                Fails::List(end) => what == "list" && name.ends_with(end),
                Fails::Changes => is_change,
            }
        {
            return Err(io::Error::from_raw_os_error(error));
        }
        Ok(state)
    }
}

impl State {
    fn step(&mut self) {
        if let Some(steps) = &mut self.steps {
            steps.push(self.platter.clone());
        }
    }

    fn entry(&self, path: &Path) -> io::Result<&Entry> {
        let entry = self.platter.names.get(path);
        entry.ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    /// Where a path leads.
    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        let mut path = path.to_owned();
        for _ in 0..8 {
            match self.entry(&path)? {
                Entry::Link(target) => path.clone_from(target),
                Entry::File(_) | Entry::Folder => return Ok(path),
            }
        }
        Err(io::ErrorKind::Unsupported.into())
    }

    fn folder_of(&self, path: &Path) -> io::Result<()> {
        match path.parent() {
            None => Ok(()),
            Some(above) if above.parent().is_none() => Ok(()),
            Some(above) => match self.entry(above)? {
                Entry::Folder => Ok(()),
                Entry::File(_) | Entry::Link(_) => Err(io::ErrorKind::NotADirectory.into()),
            },
        }
    }

    /// A file at a path that is to be replaced or removed.
    fn file_at(&self, path: &Path) -> io::Result<()> {
        match self.entry(path)? {
            Entry::Folder => Err(io::ErrorKind::IsADirectory.into()),
            Entry::File(_) | Entry::Link(_) => Ok(()),
        }
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) {
        self.platter.files.push(Bytes {
            bytes: Arc::new(bytes.to_vec()),
            is_synced: false,
        });
        let number = self.platter.files.len() - 1;
        self.platter.set(path, Some(Entry::File(number)));
        self.step();
        if self.unsynced != Unsynced::Files {
            self.platter.files[number].is_synced = true;
        }
        self.step();
    }

    fn children(&self, folder: &Path) -> Vec<PathBuf> {
        let names = self.platter.names.keys();
        names
            .filter(|path| path.parent() == Some(folder))
            .cloned()
            .collect()
    }
}

impl Disk for VirtualDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let state = self.call("read", path)?;
        let path = state.target(path)?;
        match state.entry(&path)? {
            Entry::File(number) => {
                let bytes = state.platter.files[*number].bytes.iter().copied();
                Ok(bytes
                    .take(usize::try_from(most).unwrap_or(usize::MAX))
                    .collect())
            }
            Entry::Folder | Entry::Link(_) => Err(io::ErrorKind::IsADirectory.into()),
        }
    }

    fn write_synced(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut state = match self.call("write", path) {
            Ok(state) => state,
            Err(error) => {
                // Half of it is there, as when a disk is full.
                let mut state = self.state();
                if state.folder_of(path).is_ok()
                    && state.platter.names.get(path) != Some(&Entry::Folder)
                {
                    state.write(path, &bytes[..bytes.len() / 2]);
                }
                return Err(error);
            }
        };
        state.folder_of(path)?;
        match state.file_at(path) {
            Ok(()) => {
                state.platter.set(path, None);
                state.step();
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        state.write(path, bytes);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.call("rename", from)?;
        let entry = state.entry(from)?.clone();
        state.folder_of(to)?;
        match (&entry, state.platter.names.get(to)) {
            (Entry::File(_) | Entry::Link(_), Some(Entry::Folder)) => {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            (Entry::Folder, _) => return Err(io::ErrorKind::Unsupported.into()),
            _ => {}
        }
        state.platter.set(to, Some(entry));
        state.platter.set(from, None);
        state.step();
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.call("remove", path)?;
        state.file_at(path)?;
        state.platter.set(path, None);
        state.step();
        Ok(())
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.call("remove_folder", folder)?;
        match state.entry(folder)? {
            Entry::Folder if state.children(folder).is_empty() => {
                state.platter.set(folder, None);
                state.step();
                Ok(())
            }
            Entry::Folder => Err(io::ErrorKind::DirectoryNotEmpty.into()),
            Entry::File(_) | Entry::Link(_) => Err(io::ErrorKind::NotADirectory.into()),
        }
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let state = self.call("list", folder)?;
        match state.platter.names.get(folder) {
            None => Ok(Vec::new()),
            Some(Entry::Folder) => {
                let names = state.children(folder).into_iter();
                let names = names.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()));
                Ok(names.collect())
            }
            Some(_) => Err(io::ErrorKind::NotADirectory.into()),
        }
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.call("make_folder", folder)?;
        let mut missing: Vec<&Path> = folder
            .ancestors()
            .take_while(|path| {
                path.parent().is_some() && state.platter.names.get(*path) != Some(&Entry::Folder)
            })
            .collect();
        missing.reverse();
        for path in missing {
            if state.platter.names.contains_key(path) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            state.platter.set(path, Some(Entry::Folder));
            state.step();
            if let Some(above) = path.parent()
                && state.unsynced != Unsynced::Folders
            {
                state.platter.sync_folder(above);
                state.step();
            }
        }
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.call("sync_folder", folder)?;
        if state.unsynced != Unsynced::Folders {
            state.platter.sync_folder(folder);
            state.step();
        }
        Ok(())
    }

    fn link_target(&self, path: &Path) -> io::Result<Option<PathBuf>> {
        let state = self.call("link_target", path)?;
        match state.platter.names.get(path) {
            Some(Entry::Link(_)) => state.target(path).map(Some),
            _ => Ok(None),
        }
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        let state = self.call("exists", path)?;
        Ok(state.platter.names.contains_key(path))
    }
}

/// A folder that tells what the calls on it have done, whatever the disk.
fn forty_calls(disk: &dyn Disk, root: &Path) -> Vec<String> {
    let at = |name: &str| root.join(name);
    let mut told: Vec<String> = Vec::new();
    let kind = |error: io::Error| format!("{:?}", error.kind());
    let mut done = |result: io::Result<()>| told.push(result.map_or_else(kind, |()| "done".into()));
    done(disk.write_synced(&at("a/b"), b"early"));
    done(disk.make_folder(&at("a/deep/er")));
    done(disk.make_folder(&at("a")));
    done(disk.write_synced(&at("a/b"), b"one"));
    done(disk.write_synced(&at("a/b"), b"two words"));
    done(disk.write_synced(&at("a/c"), b""));
    done(disk.write_synced(&at("a/deep"), b"a folder"));
    done(disk.make_folder(&at("a/b/c")));
    done(disk.make_folder(&at("a/b")));
    done(disk.rename(&at("a/b"), &at("a/d")));
    done(disk.rename(&at("a/b"), &at("a/d")));
    done(disk.rename(&at("a/d"), &at("a/c")));
    done(disk.rename(&at("a/c"), &at("a/deep")));
    done(disk.rename(&at("a/c"), &at("none/c")));
    done(disk.sync_folder(&at("a")));
    done(disk.sync_folder(&at("none")));
    done(disk.remove(&at("a/b")));
    done(disk.remove(&at("a/none/x")));
    done(disk.remove_folder(&at("a/deep")));
    done(disk.remove_folder(&at("a/none")));
    done(disk.remove_folder(&at("a/c")));
    done(disk.write_synced(&at("a/deep/er/x"), &[0, 255, 10]));
    done(disk.remove_folder(&at("a/deep/er")));
    done(disk.remove(&at("a/deep/er/x")));
    done(disk.remove_folder(&at("a/deep/er")));
    done(disk.write_synced(&at("a/e"), b"e"));
    for name in ["a/b", "a/c", "a/deep", "a/deep/er", "a/e", "none"] {
        told.push(format!("{name} {:?}", disk.exists(&at(name)).ok()));
    }
    for (name, most) in [("a/c", 3), ("a/c", 99), ("a/b", 9), ("a", 9), ("a/e", 1)] {
        let bytes = disk.read(&at(name), most).map_err(kind);
        told.push(format!("{name} {bytes:?}"));
    }
    for name in ["a", "none", "a/deep", "a/c"] {
        let names = disk.list(&at(name)).map_err(kind);
        told.push(format!("{name} {names:?}"));
    }
    for name in ["a/c", "a/none", "a"] {
        let target = disk.link_target(&at(name)).map_err(kind);
        told.push(format!("{name} {target:?}"));
    }
    told
}

/// What links do, whatever the disk.
#[cfg(unix)]
fn calls_with_links(disk: &dyn Disk, root: &Path) -> Vec<String> {
    let at = |name: &str| root.join(name);
    let shown = |path: PathBuf| path.strip_prefix(root).unwrap_or(&path).to_owned();
    let mut told = Vec::new();
    for name in ["link", "nowhere"] {
        let path = at(name);
        let target = disk.link_target(&path).map_err(|error| error.kind());
        told.push(format!("{name} {:?}", target.map(|it| it.map(shown))));
        let bytes = disk.read(&path, 9).map_err(|error| error.kind());
        told.push(format!("{name} {bytes:?} {:?}", disk.exists(&path).ok()));
        let done = disk
            .write_synced(&path, b"mine")
            .map_err(|error| error.kind());
        told.push(format!("{name} {done:?} {:?}", disk.read(&path, 9).ok()));
        told.push(format!("{:?}", disk.read(&at("file"), 9).ok()));
        told.push(format!("{:?}", disk.link_target(&path).ok()));
    }
    told
}

#[test]
fn the_virtual_disk_does_what_a_real_one_does() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let real = forty_calls(&crate::storage::RealDisk, scratch.path());
    let disk = VirtualDisk::default();
    disk.put_folder(Path::new("/scratch"));
    let virtually = forty_calls(&disk, Path::new("/scratch"));
    assert!(real.len() >= 40);
    for (number, (one, other)) in virtually.iter().zip(&real).enumerate() {
        assert_eq!(one, other, "call {number}");
    }
}

#[cfg(unix)]
#[test]
fn the_virtual_disk_follows_links_as_a_real_one_does() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let scratch = scratch.path().canonicalize().expect("it is there");
    let real = crate::storage::RealDisk;
    let disk = VirtualDisk::default();
    let root = Path::new("/scratch");
    disk.put_folder(root);
    for (name, target) in [("link", "file"), ("nowhere", "none")] {
        std::os::unix::fs::symlink(scratch.join(target), scratch.join(name)).expect("a link");
        disk.put_link(&root.join(name), &root.join(target));
    }
    for (disk, root) in [(&real as &dyn Disk, &*scratch), (&disk, root)] {
        disk.write_synced(&root.join("file"), b"theirs")
            .expect("a file");
    }
    assert_eq!(
        calls_with_links(&disk, root),
        calls_with_links(&real, &scratch)
    );
}

//! A disk that remembers what of it outlasts a power cut.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use game::storage::Change;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;

/// So many changes that may be lost are tried in every combination.
const MOST_COMBINED: u32 = 4;
/// Of more of them, so many combinations are tried.
const TRIED: usize = 12;

/// A folder with all below it, as a power cut leaves it: bytes, or a folder.
pub type Remains = BTreeMap<PathBuf, Option<Vec<u8>>>;

/// What a name stands for.
#[derive(Debug, Clone, Copy)]
enum Node {
    Folder,
    File(usize),
}

#[derive(Debug)]
struct Contents {
    bytes: Vec<u8>,
    is_synced: bool,
}

/// A change of names that is not on disk before its folder is synced.
#[derive(Debug)]
struct Pending {
    folder: PathBuf,
    removed: Option<PathBuf>,
    added: Option<(PathBuf, Node)>,
}

type Names = BTreeMap<PathBuf, Node>;

impl Pending {
    fn apply(&self, names: &mut Names) {
        if let Some(removed) = &self.removed {
            names.remove(removed);
        }
        if let Some((path, node)) = &self.added {
            names.insert(path.clone(), *node);
        }
    }
}

/// What a power cut does to bytes that were not synced.
#[derive(Debug, Clone, Copy)]
enum Loss {
    Nothing,
    All,
    End,
    Zeros,
}

/// The disk; its paths begin at its root, which is there from the start.
///
/// Renaming is taken to be one step, as it is on every disk that keeps a journal.
/// Everything else that was not synced is lost or not, each on its own.
#[derive(Debug, Default)]
pub struct VirtualDisk {
    contents: Vec<Contents>,
    now: Names,
    kept: Names,
    pending: Vec<Pending>,
}

impl VirtualDisk {
    /// A disk with files that outlast everything.
    pub fn with(files: &Remains) -> Self {
        let mut disk = Self::default();
        for (path, bytes) in files {
            let node = bytes
                .as_ref()
                .map_or(Node::Folder, |bytes| disk.store(bytes.clone(), true));
            disk.now.insert(path.clone(), node);
        }
        disk.kept = disk.now.clone();
        disk
    }

    fn store(&mut self, bytes: Vec<u8>, is_synced: bool) -> Node {
        self.contents.push(Contents { bytes, is_synced });
        Node::File(self.contents.len() - 1)
    }

    fn file(&mut self, path: &Path) -> &mut Contents {
        match self.now.get(path) {
            Some(Node::File(number)) => &mut self.contents[*number],
            other => panic!("{} is {other:?}", path.display()),
        }
    }

    fn change_names(
        &mut self,
        folder: &Path,
        removed: Option<PathBuf>,
        added: Option<(PathBuf, Node)>,
    ) {
        let pending = Pending {
            folder: folder.to_owned(),
            removed,
            added,
        };
        pending.apply(&mut self.now);
        self.pending.push(pending);
    }

    /// Does what was done.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::FolderMade(path) => {
                self.change_names(above(path), None, Some((path.clone(), Node::Folder)));
            }
            Change::FileMade(path) => {
                let file = self.store(Vec::new(), false);
                self.change_names(above(path), None, Some((path.clone(), file)));
            }
            Change::FileWritten(path, bytes) => {
                let file = self.file(path);
                file.bytes.clone_from(bytes);
                file.is_synced = false;
            }
            Change::FileSynced(path) => self.file(path).is_synced = true,
            Change::Renamed { from, to } => {
                let node = self.now[from];
                self.change_names(above(to), Some(from.clone()), Some((to.clone(), node)));
            }
            Change::FileRemoved(path) => {
                self.change_names(above(path), Some(path.clone()), None);
            }
            Change::FolderRemoved(folder) => {
                let gone = self.now.keys().filter(|path| path.starts_with(folder));
                for path in gone.cloned().collect::<Vec<_>>() {
                    self.change_names(above(folder), Some(path), None);
                }
            }
            Change::FolderSynced(folder) => {
                let kept = &mut self.kept;
                self.pending.retain(|pending| {
                    let is_synced = pending.folder == *folder;
                    if is_synced {
                        pending.apply(kept);
                    }
                    !is_synced
                });
            }
        }
    }

    /// Everything as a program sees it that goes on without a power cut.
    pub fn now(&self) -> Remains {
        self.remains(&self.now, Loss::Nothing, &mut ChaCha8Rng::seed_from_u64(0))
    }

    /// All that a power cut may leave.
    pub fn after_power_cut(&self, random: &mut ChaCha8Rng) -> Vec<Remains> {
        let mut all = Vec::new();
        for happened in self.combinations(random) {
            let mut names = self.kept.clone();
            for (pending, has_happened) in self.pending.iter().zip(happened) {
                if has_happened {
                    pending.apply(&mut names);
                }
            }
            // What is in a folder that is not there is not there either.
            let is_there = |path: &Path| {
                let mut above = path.ancestors().skip(1);
                above.all(|path| {
                    path.as_os_str().is_empty() || matches!(names.get(path), Some(Node::Folder))
                })
            };
            let names: Names = names
                .iter()
                .filter(|(path, _)| is_there(path))
                .map(|(path, node)| (path.clone(), *node))
                .collect();
            let is_synced = names.values().all(|node| match node {
                Node::File(number) => self.contents[*number].is_synced,
                Node::Folder => true,
            });
            all.push(self.remains(&names, Loss::Nothing, random));
            if !is_synced {
                for loss in [Loss::All, Loss::End, Loss::Zeros] {
                    all.push(self.remains(&names, loss, random));
                }
            }
        }
        all
    }

    /// Which of the pending changes have happened.
    fn combinations(&self, random: &mut ChaCha8Rng) -> Vec<Vec<bool>> {
        let count = self.pending.len();
        if count <= MOST_COMBINED as usize {
            let bits = |set: u32| (0..count).map(|bit| set >> bit & 1 == 1).collect();
            return (0..1 << count).map(bits).collect();
        }
        let in_order = (0..=count).map(|done| (0..count).map(|bit| bit < done).collect());
        let mut some: Vec<Vec<bool>> = in_order.collect();
        for _ in 0..TRIED {
            some.push((0..count).map(|_| random.random()).collect());
        }
        some
    }

    fn remains(&self, names: &Names, loss: Loss, random: &mut ChaCha8Rng) -> Remains {
        let mut bytes = |number: usize| {
            let Contents { bytes, is_synced } = &self.contents[number];
            match loss {
                Loss::All if !is_synced => Vec::new(),
                Loss::End if !is_synced => bytes[..random.random_range(0..=bytes.len())].to_vec(),
                Loss::Zeros if !is_synced => vec![0; bytes.len()],
                _ => bytes.clone(),
            }
        };
        let remains = names.iter().map(|(path, node)| {
            let bytes = match node {
                Node::Folder => None,
                Node::File(number) => Some(bytes(*number)),
            };
            (path.clone(), bytes)
        });
        remains.collect()
    }
}

fn above(path: &Path) -> &Path {
    path.parent().expect("the root itself never changes")
}

/// Lays a folder out for programs to read.
pub fn lay_out(remains: &Remains, root: &Path) {
    // A folder comes before all that is in it.
    for (path, bytes) in remains {
        let path = root.join(path);
        let laid_out = match bytes {
            Some(bytes) => fs::write(path, bytes),
            None => fs::create_dir(path),
        };
        laid_out.expect("it can be laid out");
    }
}

/// The same change on a disk whose root is at `root`; `None` if it is elsewhere.
pub fn below(root: &Path, change: Change) -> Option<Change> {
    let short = |path: PathBuf| path.strip_prefix(root).map(Path::to_owned).ok();
    Some(match change {
        Change::FolderMade(path) => Change::FolderMade(short(path)?),
        Change::FileMade(path) => Change::FileMade(short(path)?),
        Change::FileWritten(path, bytes) => Change::FileWritten(short(path)?, bytes),
        Change::FileSynced(path) => Change::FileSynced(short(path)?),
        Change::Renamed { from, to } => Change::Renamed {
            from: short(from)?,
            to: short(to)?,
        },
        Change::FolderSynced(path) => Change::FolderSynced(short(path)?),
        Change::FileRemoved(path) => Change::FileRemoved(short(path)?),
        Change::FolderRemoved(path) => Change::FolderRemoved(short(path)?),
    })
}

/// A folder in memory if there is such a thing: no disk is tried here.
pub fn scratch() -> TempDir {
    let memory = Path::new("/dev/shm");
    let scratch = if memory.is_dir() {
        tempfile::tempdir_in(memory)
    } else {
        tempfile::tempdir()
    };
    scratch.expect("a temporary folder")
}

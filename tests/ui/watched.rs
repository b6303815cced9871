//! The disk, watched by a test, which may let a call wait.

use std::io;
use std::path::{Path, PathBuf};

use game::storage::{Disk, RealDisk};

/// The disk. What the test does with each call comes before it: the call has a name, as the
/// functions of [`Disk`] have, and a path.
pub struct Watched<F>(pub F);

impl<F: Fn(&str, &Path) + Send + Sync> Disk for Watched<F> {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        (self.0)("read", path);
        RealDisk.read(path, most)
    }

    fn write_synced(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        (self.0)("write_synced", path);
        RealDisk.write_synced(path, bytes)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        (self.0)("rename", to);
        RealDisk.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        (self.0)("remove", path);
        RealDisk.remove(path)
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        (self.0)("remove_folder", folder);
        RealDisk.remove_folder(folder)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        (self.0)("list", folder);
        RealDisk.list(folder)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        (self.0)("make_folder", folder);
        RealDisk.make_folder(folder)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        (self.0)("sync_folder", folder);
        RealDisk.sync_folder(folder)
    }

    fn link_target(&self, path: &Path) -> io::Result<Option<PathBuf>> {
        (self.0)("link_target", path);
        RealDisk.link_target(path)
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        (self.0)("exists", path);
        RealDisk.exists(path)
    }
}

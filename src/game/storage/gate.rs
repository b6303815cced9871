//! The way from the store's thread to the disk.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::Disk;
use super::line::Line;

/// Permission of the program on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum May {
    /// Nothing: there is no folder.
    Nothing,
    /// Read: another program has the folder.
    Read,
    /// Everything.
    Change,
}

/// The way from the store's thread to the disk. The window can see how long a call lasts.
pub(super) struct Gate {
    disk: Arc<dyn Disk>,
    line: Line,
    pub(super) may: May,
}

impl Gate {
    pub(super) const fn new(disk: Arc<dyn Disk>, line: Line, may: May) -> Self {
        Self { disk, line, may }
    }

    fn ask<T>(&self, need: May, ask: impl FnOnce(&dyn Disk) -> io::Result<T>) -> io::Result<T> {
        if self.may < need {
            return Err(match self.may {
                May::Nothing => io::ErrorKind::Unsupported.into(),
                May::Read | May::Change => io::ErrorKind::ReadOnlyFilesystem.into(),
            });
        }
        self.line.asks(true);
        let answer = ask(&*self.disk);
        self.line.asks(false);
        answer
    }
}

impl Disk for Gate {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.ask(May::Read, |disk| disk.read(path, most))
    }

    fn write_synced(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.ask(May::Change, |disk| disk.write_synced(path, bytes))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.ask(May::Change, |disk| disk.rename(from, to))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.ask(May::Change, |disk| disk.remove(path))
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask(May::Change, |disk| disk.remove_folder(folder))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        self.ask(May::Read, |disk| disk.list(folder))
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask(May::Change, |disk| disk.make_folder(folder))
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask(May::Change, |disk| disk.sync_folder(folder))
    }

    fn link_target(&self, path: &Path) -> io::Result<Option<PathBuf>> {
        self.ask(May::Read, |disk| disk.link_target(path))
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        self.ask(May::Read, |disk| disk.exists(path))
    }
}

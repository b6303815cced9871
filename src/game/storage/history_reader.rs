//! Reads a long history on a thread of its own, so that all else is written meanwhile.

use std::io;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread::{self, JoinHandle};

use super::{Folder, HistoryFile};

/// Reads the history of a folder. The folder stays claimed until that is done.
#[derive(Debug)]
pub(super) struct HistoryReader {
    folder: Folder,
    inbox: Receiver<HistoryFile>,
    thread: Option<JoinHandle<()>>,
}

impl HistoryReader {
    /// Begins to read. `wake` is called from the other thread when it is done.
    ///
    /// # Errors
    /// If there is no other thread to be had.
    pub(super) fn start(folder: &Folder, wake: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let (outbox, inbox) = mpsc::channel();
        let own = folder.clone();
        let thread = thread::Builder::new().name("history".to_owned());
        let thread = thread.spawn(move || {
            // Nobody may wait for it any more.
            outbox.send(HistoryFile::read(&own)).ok();
            wake();
        })?;
        Ok(Self {
            folder: folder.clone(),
            inbox,
            thread: Some(thread),
        })
    }

    /// What was read, if that is done.
    pub(super) fn try_take(&self) -> Option<HistoryFile> {
        match self.inbox.try_recv() {
            Ok(read) => Some(read),
            Err(TryRecvError::Empty) => None,
            // The thread has panicked.
            Err(TryRecvError::Disconnected) => Some(HistoryFile::read(&self.folder)),
        }
    }

    /// Waits until that is done.
    pub(super) fn wait(self) -> HistoryFile {
        let read = self.inbox.recv();
        read.unwrap_or_else(|_| HistoryFile::read(&self.folder))
    }
}

impl Drop for HistoryReader {
    /// Whoever reads has the folder as long as that takes.
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

//! A second start of the program hands its file to the first.
//!
//! Whoever has the folder listens at a local socket; what rings there names a
//! saved game. Where nothing can listen, each start opens a window of its own.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

#[cfg(unix)]
use interprocess::local_socket::{GenericFilePath, ToFsName as _};
#[cfg(not(unix))]
use interprocess::local_socket::{GenericNamespaced, ToNsName as _};
use interprocess::local_socket::{ListenerOptions, Name, Stream, prelude::*};

use super::Folder;

/// The socket, in the folder, on systems where it is a file.
const SOCKET: &str = "in-use.socket";
/// More than any path of a file has, in bytes.
const MOST_BYTES: u64 = 64 * 1024;
/// What is answered to whoever rings.
const HEARD: u8 = b'.';
/// So long it is waited for what somebody who rings has to say.
const LISTENING: Duration = Duration::from_secs(1);
/// So long somebody who rings waits for an answer.
const WAITING: Duration = Duration::from_secs(3);

/// Hears whether another start of the program has a file to open.
#[derive(Debug)]
pub struct Doorbell {
    files: Receiver<PathBuf>,
    /// What is removed in the end.
    socket: PathBuf,
}

impl Doorbell {
    /// Listens for this folder, off this thread, and calls `wake` for each file;
    /// `None` if another program has the folder, or nothing can listen there.
    pub fn listen(folder: &Folder, wake: impl Fn() + Send + 'static) -> Option<Self> {
        let socket = folder.make().ok()?.join(SOCKET);
        let options = ListenerOptions::new().name(name(&socket)?);
        // Who has the folder may clear away what a program that crashed has left.
        let listener = options.try_overwrite(true).create_sync().ok()?;
        let (outbox, files) = mpsc::channel();
        let answer = move || {
            for caller in listener.incoming().flatten() {
                if let Some((mut caller, file)) = heard(caller) {
                    if outbox.send(file).is_err() {
                        return;
                    }
                    // Whoever does not wait for an answer has gone.
                    caller.write_all(&[HEARD]).ok();
                    wake();
                }
            }
        };
        let thread = thread::Builder::new().name("doorbell".to_owned());
        thread.spawn(answer).ok()?;
        Some(Self { files, socket })
    }

    /// The files that were handed over since this was last asked.
    pub fn files(&self) -> impl Iterator<Item = PathBuf> {
        self.files.try_iter()
    }
}

impl Drop for Doorbell {
    fn drop(&mut self) {
        // Where it is no file there is none to remove.
        fs::remove_file(&self.socket).ok();
    }
}

/// Hands a file to the program that has this folder; `false` if there is none, or
/// it does not answer.
pub fn ring(folder: &Folder, file: &Path) -> bool {
    let Some(socket) = folder.path().map(|folder| folder.join(SOCKET)) else {
        return false;
    };
    let Some(line) = line(file) else {
        return false;
    };
    let (outbox, answer) = mpsc::channel();
    // A program that hangs is not waited for.
    let thread = thread::Builder::new().spawn(move || outbox.send(is_taken(&socket, &line)));
    thread.is_ok() && answer.recv_timeout(WAITING).unwrap_or(false)
}

/// The whole path of a file as a line; `None` if it is no text.
fn line(file: &Path) -> Option<String> {
    let file = std::path::absolute(file).ok()?;
    serde_json::to_string(&file).ok().map(|line| line + "\n")
}

fn is_taken(socket: &Path, line: &str) -> bool {
    let stream = name(socket).and_then(|name| Stream::connect(name).ok());
    stream.is_some_and(|mut stream| {
        let mut answer = [0];
        stream.write_all(line.as_bytes()).is_ok()
            && stream.read_exact(&mut answer).is_ok()
            && answer == [HEARD]
    })
}

/// Somebody who rings, and what for.
fn heard(caller: Stream) -> Option<(Stream, PathBuf)> {
    // Where there is no such limit, somebody who says nothing is waited for.
    caller.set_recv_timeout(Some(LISTENING)).ok();
    let mut caller = BufReader::new(caller.take(MOST_BYTES));
    let mut line = String::new();
    caller.read_line(&mut line).ok()?;
    let file = serde_json::from_str(&line).ok()?;
    Some((caller.into_inner().into_inner(), file))
}

#[cfg(unix)]
fn name(socket: &Path) -> Option<Name<'_>> {
    socket.to_fs_name::<GenericFilePath>().ok()
}

/// Here a socket is no file: its name is made from the path.
#[cfg(not(unix))]
fn name(socket: &Path) -> Option<Name<'static>> {
    use sha2::Digest as _;
    let digest = sha2::Sha256::digest(socket.as_os_str().as_encoded_bytes());
    let name = format!("nestor-dominoes-{}", hex::encode(digest));
    name.to_ns_name::<GenericNamespaced>().ok()
}

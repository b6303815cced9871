//! One window for each folder. A second start of the program hands over what it was to do to
//! the first, which listens at a local socket, and ends.

use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead as _, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{fmt, fs, thread};

#[cfg(unix)]
use interprocess::local_socket::{GenericFilePath, ToFsName as _};
#[cfg(not(unix))]
use interprocess::local_socket::{GenericNamespaced, ToNsName as _};
use interprocess::local_socket::{Listener, ListenerOptions, Name, Stream, prelude::*};

use super::lock::Claim;
use crate::storage::SaveError;

/// The socket, in the folder, on systems where it is a file.
const SOCKET: &str = "in-use.socket";
/// The socket where the system has no modes for sockets: in a folder of the owner's own.
#[cfg(unix)]
const SOCKET_IN_FOLDER: &str = "in-use/socket";
/// The longest path of a socket that every system takes, in bytes.
#[cfg(unix)]
const LONGEST_SOCKET: usize = 100;
/// More than the path of any file has, in bytes.
const MOST_BYTES: usize = 64 * 1024;
/// More than the first line of any message has, in bytes.
const LONGEST_LINE: u64 = 16;
/// The answer to a message, once it is taken.
const TAKEN: u8 = b'.';
/// Timeout for reading a whole message.
const LISTENING: Duration = Duration::from_secs(1);
/// How long a start waits for the program that has the folder. One that does not listen is about
/// to, or about to end: a message is sent again.
const WAITING: Duration = Duration::from_secs(3);
/// So much longer, where the system cannot limit how long is waited.
const LONGER: Duration = Duration::from_millis(200);
/// How long the start waits for the disk to say who has the folder.
const LOCKING: Duration = Duration::from_millis(500);
/// For how long the end waits for the disk to remove the socket.
const LEAVING: Duration = Duration::from_millis(200);
/// The time between two tries to send a message, or to listen.
const PAUSE: Duration = Duration::from_millis(50);

/// What another start of the program asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The window is to come to the front.
    Raise,
    /// This file is to be opened. The path is absolute.
    Open(PathBuf),
}

impl Message {
    /// What a start with this file asks for.
    pub fn of_start(file: Option<&Path>) -> Self {
        file.map_or(Self::Raise, |file| {
            Self::Open(std::path::absolute(file).unwrap_or_else(|_| file.to_owned()))
        })
    }

    /// As it is sent: `raise`, or `open` and the number of bytes, on a line, and the bytes.
    fn to_bytes(&self) -> Vec<u8> {
        match self {
            Self::Raise => b"raise\n".to_vec(),
            Self::Open(file) => {
                let path = to_bytes(file.as_os_str());
                [format!("open {}\n", path.len()).into_bytes(), path].concat()
            }
        }
    }
}

/// This start of the program among others with the same folder.
#[derive(Debug)]
pub struct SingleInstance {
    inbox: Arc<Inbox>,
    folder: PathBuf,
    progress: Receiver<Progress>,
}

/// How far a start has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Another program has the folder. It is told what this one was to do.
    Refused,
    /// Another program does what this one was to do.
    HandedOver,
    /// Nothing more will come.
    Settled,
}

/// A claim to the folder that may take long to be made.
#[derive(Debug)]
pub struct PendingClaim {
    claim: Receiver<Claim>,
    folder: PathBuf,
}

impl PendingClaim {
    /// Waits for the claim, which is granted, refused or still to be made.
    pub fn wait(self) -> Claim {
        let claim = self.claim.recv();
        claim.unwrap_or_else(|_| Claim::to(self.folder))
    }
}

impl SingleInstance {
    /// Claims the folder and listens for other starts, off this thread. If another program
    /// has the folder, it is told what this start was to do.
    pub fn start(folder: &Path, wish: Message) -> (Self, PendingClaim) {
        let inbox = Arc::new(Inbox::default());
        let (progress, told) = mpsc::channel();
        let (sender, claim) = mpsc::channel();
        let work = {
            let (inbox, folder) = (Arc::clone(&inbox), folder.to_owned());
            move || {
                let mut claim = claim_or_hand_over(&folder, &wish, &progress);
                let made = claim.tell();
                if claim.may_write() {
                    inbox.listen(&folder);
                }
                // From here on nobody waits for this thread.
                sender.send(claim).ok();
                progress.send(Progress::Settled).ok();
                // The folder may become this program's later, and again with another socket.
                for () in made {
                    inbox.listen(&folder);
                }
            }
        };
        let thread = thread::Builder::new().name("single instance".to_owned());
        // Without a thread nobody listens, and the store makes the claim.
        drop(thread.spawn(work));
        let folder = folder.to_owned();
        let this = Self {
            inbox,
            folder: folder.clone(),
            progress: told,
        };
        (this, PendingClaim { claim, folder })
    }

    /// Whether another program does what this start was to do, so that this one ends. Waits
    /// for its answer, but not for a disk that says nothing.
    pub fn is_handed_over(&self) -> bool {
        let first = self.progress.recv_timeout(LOCKING);
        let last = if first == Ok(Progress::Refused) {
            self.progress.recv_timeout(WAITING + 2 * LONGER)
        } else {
            first
        };
        last == Ok(Progress::HandedOver)
    }

    /// Calls `wake` for each message from now on, and at once if there is one.
    pub fn wake(&self, wake: impl Fn() + Send + 'static) {
        let mut open = self.inbox.open();
        if let Some(open) = open.as_mut() {
            if !open.messages.is_empty() {
                wake();
            }
            open.wake = Some(Box::new(wake));
        }
    }

    /// The messages since this was last asked, in their order.
    pub fn messages(&self) -> Vec<Message> {
        let mut open = self.inbox.open();
        let messages = open.as_mut().map(|open| std::mem::take(&mut open.messages));
        messages.unwrap_or_default()
    }
}

impl Drop for SingleInstance {
    /// Removes the socket. A disk that says nothing is not waited for: a socket that nobody
    /// listens at is removed at the next start.
    fn drop(&mut self) {
        if !self.inbox.open().take().is_some_and(|open| open.listens) {
            return;
        }
        let (done, is_done) = mpsc::channel();
        let folder = self.folder.clone();
        let remove = move || {
            for socket in sockets(&folder).iter().filter(|socket| is_socket(socket)) {
                fs::remove_file(socket).ok();
            }
            done.send(()).ok();
        };
        let thread = thread::Builder::new().name("socket".to_owned());
        drop(thread.spawn(remove));
        is_done.recv_timeout(LEAVING).ok();
    }
}

/// Claims the folder, or hands over to whoever has it.
fn claim_or_hand_over(folder: &Path, wish: &Message, progress: &Sender<Progress>) -> Claim {
    let until = Instant::now() + WAITING;
    let mut is_told = false;
    loop {
        let mut claim = Claim::to(folder.to_owned());
        let made = claim.make();
        let is_refused = matches!(made, Err(SaveError::InUse { .. }));
        let has_no_locks = made.is_ok() && !claim.is_sure();
        if !is_refused && !has_no_locks {
            return claim;
        }
        if !std::mem::replace(&mut is_told, true) {
            progress.send(Progress::Refused).ok();
        }
        match hand_over(folder, wish, until) {
            Answer::Taken => {
                progress.send(Progress::HandedOver).ok();
                claim.refuse();
                return claim;
            }
            // On a disk without locks, whoever answers has the folder.
            _ if has_no_locks => return claim,
            Answer::NobodyThere if Instant::now() < until => thread::sleep(PAUSE),
            Answer::NobodyThere | Answer::None => return claim,
        }
    }
}

/// What came of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    Taken,
    /// Somebody is there who does not answer.
    None,
    NobodyThere,
}

/// Tells whoever listens for the folder.
fn hand_over(folder: &Path, message: &Message, until: Instant) -> Answer {
    let (outbox, answer) = mpsc::channel();
    let (folder, bytes) = (folder.to_owned(), message.to_bytes());
    let work = move || {
        let sockets = sockets(&folder);
        let mut answers = sockets.iter().map(|socket| call(socket, &bytes, until));
        let somebody = answers.find(|answer| *answer != Answer::NobodyThere);
        outbox.send(somebody.unwrap_or(Answer::NobodyThere)).ok();
    };
    // A program that hangs is not waited for, even where the system cannot limit that.
    match thread::Builder::new().spawn(work) {
        Ok(_) => {
            let left = until.saturating_duration_since(Instant::now());
            answer.recv_timeout(left + LONGER).unwrap_or(Answer::None)
        }
        Err(_) => Answer::None,
    }
}

/// Sends a message and waits for the answer.
fn call(socket: &Path, message: &[u8], until: Instant) -> Answer {
    let Some(mut stream) = name(socket).and_then(|name| Stream::connect(name).ok()) else {
        return Answer::NobodyThere;
    };
    stream
        .set_send_timeout(Some(until.saturating_duration_since(Instant::now())))
        .ok();
    let mut answer = [0];
    let sent = stream.write_all(message);
    let mut answering = Until {
        stream: &mut stream,
        end: until,
    };
    match sent.and_then(|()| answering.read_exact(&mut answer)) {
        Ok(()) if answer == [TAKEN] => Answer::Taken,
        Err(error) if is_late(&error) && has_answered_at_last(&stream) => Answer::Taken,
        Err(error) if is_late(&error) => Answer::None,
        // It listens no more, for it ends.
        Ok(()) | Err(_) => Answer::NobodyThere,
    }
}

/// Shuts the stream, so that nobody can answer any more; whether somebody did before.
#[cfg(unix)]
fn has_answered_at_last(stream: &Stream) -> bool {
    let Stream::UdSocket(stream) = stream;
    let mut stream = stream.inner();
    let mut answer = [0];
    stream.shutdown(std::net::Shutdown::Both).ok();
    matches!(stream.read(&mut answer), Ok(1..)) && answer == [TAKEN]
}

/// Here it is shut when it is dropped.
#[cfg(not(unix))]
const fn has_answered_at_last(_: &Stream) -> bool {
    false
}

/// The messages that have come.
#[derive(Default)]
struct Open {
    messages: Vec<Message>,
    wake: Option<Box<dyn Fn() + Send>>,
    listens: bool,
}

/// The messages of other starts; `None` once nobody will take them.
struct Inbox(Mutex<Option<Open>>);

impl Default for Inbox {
    fn default() -> Self {
        Self(Mutex::new(Some(Open::default())))
    }
}

impl fmt::Debug for Inbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inbox").finish_non_exhaustive()
    }
}

impl Inbox {
    fn open(&self) -> MutexGuard<'_, Option<Open>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Listens at the socket of a folder that this program has, on a thread of its own.
    fn listen(self: &Arc<Self>, folder: &Path) {
        let Some(listener) = listen(folder) else {
            return;
        };
        if let Some(open) = self.open().as_mut() {
            open.listens = true;
            let inbox = Arc::clone(self);
            // Without a thread nobody is heard.
            drop(thread::Builder::new().spawn(move || inbox.answer(&listener)));
        }
    }

    /// Takes messages until nobody wants them any more.
    fn answer(&self, listener: &Listener) {
        for caller in listener.incoming() {
            let Ok(mut caller) = caller else {
                // Too many files may be open. It is not tried without a pause.
                thread::sleep(PAUSE);
                continue;
            };
            let Some(message) = heard(&mut caller) else {
                continue;
            };
            let mut open = self.open();
            let Some(open) = open.as_mut() else {
                return;
            };
            // Whoever has given up waiting does it, so it is not done here as well.
            if caller.write_all(&[TAKEN]).is_ok() {
                open.messages.push(message);
                if let Some(wake) = &open.wake {
                    wake();
                }
            }
        }
    }
}

/// The message of a caller; `None` for nonsense.
fn heard(caller: &mut Stream) -> Option<Message> {
    let mut caller = BufReader::new(Until {
        stream: caller,
        end: Instant::now() + LISTENING,
    });
    let mut line = Vec::new();
    let mut beginning = caller.by_ref().take(LONGEST_LINE);
    beginning.read_until(b'\n', &mut line).ok()?;
    let line = str::from_utf8(&line).ok()?.strip_suffix('\n')?;
    let message = if line == "raise" {
        Message::Raise
    } else {
        let count = line.strip_prefix("open ")?.parse().ok();
        let mut path = vec![0; count.filter(|count| *count <= MOST_BYTES)?];
        caller.read_exact(&mut path).ok()?;
        Message::Open(PathBuf::from(from_bytes(path)?))
    };
    // Nothing comes after it.
    let is_whole = caller.buffer().is_empty();
    let is_message = !matches!(&message, Message::Open(file) if !file.is_absolute());
    (is_whole && is_message).then_some(message)
}

/// A stream that is read until a moment.
struct Until<'a> {
    stream: &'a mut Stream,
    end: Instant,
}

impl Read for Until<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        // Where there is no such limit, somebody who says nothing is waited for.
        self.stream.set_recv_timeout(Some(left)).ok();
        self.stream.read(buffer)
    }
}

fn is_late(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock
    )
}

/// Listens at the socket of a folder that this program has. It is its owner's alone, whatever
/// the folder and the umask allow.
#[cfg(unix)]
fn listen(folder: &Path) -> Option<Listener> {
    use interprocess::os::unix::local_socket::ListenerOptionsExt as _;
    use std::os::unix::fs::PermissionsExt as _;

    // Who has the folder may clear away the socket that a program which crashed has left, and
    // nothing else.
    let options = |socket: &Path| {
        let name = socket.to_fs_name::<GenericFilePath>().ok()?.into_owned();
        let options = ListenerOptions::new().name(name);
        Some(options.try_overwrite(is_socket(socket)))
    };
    let [socket, in_folder] = sockets(folder);
    match options(&socket)?.mode(0o600).create_sync() {
        Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
        listener => return listener.ok(),
    }
    let own = in_folder.parent()?;
    super::disk::Disk::make_folder(&super::disk::RealDisk, own).ok()?;
    fs::set_permissions(own, fs::Permissions::from_mode(0o700)).ok()?;
    options(&in_folder)?.create_sync().ok()
}

/// Listens for a folder that this program has.
#[cfg(not(unix))]
fn listen(folder: &Path) -> Option<Listener> {
    let name = name(&folder.join(SOCKET))?;
    ListenerOptions::new().name(name).create_sync().ok()
}

/// The places where the socket of a folder may be: in it, or if its path is too long for a socket,
/// where the system keeps sockets of this user, or else temporary files.
#[cfg(unix)]
fn sockets(folder: &Path) -> [PathBuf; 2] {
    let within = [SOCKET, SOCKET_IN_FOLDER].map(|name| folder.join(name));
    if within
        .iter()
        .all(|path| path.as_os_str().len() <= LONGEST_SOCKET)
    {
        return within;
    }
    let runtime = std::env::var_os("XDG_RUNTIME_DIR").filter(|path| !path.is_empty());
    let place = runtime.map_or_else(std::env::temp_dir, PathBuf::from);
    let own = place.join(short_name(folder));
    [own.with_extension("socket"), own.join("socket")]
}

/// Here a socket is no file.
#[cfg(not(unix))]
fn sockets(folder: &Path) -> [PathBuf; 1] {
    [folder.join(SOCKET)]
}

/// A name for the socket of a folder, however its path is written.
fn short_name(folder: &Path) -> String {
    use sha2::Digest as _;
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    let digest = sha2::Sha256::digest(folder.as_os_str().as_encoded_bytes());
    format!("nestor-dominoes-{}", hex::encode(&digest[..16]))
}

/// Whether there is a socket in this place, and no file of somebody else's.
#[cfg(unix)]
fn is_socket(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    let found = path.symlink_metadata();
    found.is_ok_and(|found| found.file_type().is_socket())
}

/// Here a socket is no file.
#[cfg(not(unix))]
const fn is_socket(_: &Path) -> bool {
    false
}

#[cfg(unix)]
fn to_bytes(path: &OsStr) -> Vec<u8> {
    std::os::unix::ffi::OsStrExt::as_bytes(path).to_owned()
}

#[cfg(unix)]
#[expect(
    clippy::unnecessary_wraps,
    reason = "elsewhere not all bytes are a name"
)]
fn from_bytes(bytes: Vec<u8>) -> Option<OsString> {
    Some(std::os::unix::ffi::OsStringExt::from_vec(bytes))
}

/// Here a name is of pairs of bytes.
#[cfg(windows)]
fn to_bytes(path: &OsStr) -> Vec<u8> {
    let pairs = std::os::windows::ffi::OsStrExt::encode_wide(path);
    pairs.flat_map(u16::to_le_bytes).collect()
}

#[cfg(windows)]
fn from_bytes(bytes: Vec<u8>) -> Option<OsString> {
    let (pairs, rest) = bytes.as_chunks();
    let pairs: Vec<u16> = pairs.iter().copied().map(u16::from_le_bytes).collect();
    let name = std::os::windows::ffi::OsStringExt::from_wide(&pairs);
    rest.is_empty().then_some(name)
}

#[cfg(unix)]
fn name(socket: &Path) -> Option<Name<'_>> {
    socket.to_fs_name::<GenericFilePath>().ok()
}

/// Here a socket is no file: its name is made from the path, however that is written.
#[cfg(not(unix))]
fn name(socket: &Path) -> Option<Name<'static>> {
    short_name(socket.parent()?)
        .to_ns_name::<GenericNamespaced>()
        .ok()
}

#[cfg(test)]
mod tests;

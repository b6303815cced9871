//! A second start of the program hands its file to the first, and a window that cannot save
//! tells it what is seen there.
//!
//! The program that has the folder listens at a local socket for messages, which name a saved
//! game or tell of one. Where nothing can listen, each start opens a window of its own.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};
use std::{fs, thread};

#[cfg(unix)]
use interprocess::local_socket::{GenericFilePath, ToFsName as _};
#[cfg(not(unix))]
use interprocess::local_socket::{GenericNamespaced, ToNsName as _};
use interprocess::local_socket::{ListenerOptions, Name, Stream, prelude::*};

use super::Folder;
use super::private::restrict;
use crate::session::SeenElsewhere;

/// The socket, in the folder, on systems where it is a file.
const SOCKET: &str = "in-use.socket";
/// More than the line for any path of a file has, or for any game, in bytes.
const MOST_BYTES: usize = 4 * 1024 * 1024;
/// What ends the line.
const END: u8 = b'\n';
/// What a line begins with that tells what is seen of a game. One that names a file begins
/// with a digit.
const SEEN: u8 = b'=';
/// The answer to a message, once its file will be opened.
const HEARD: u8 = b'.';
/// Timeout for reading a whole message.
const LISTENING: Duration = Duration::from_secs(1);
/// Timeout for the answer to a message.
const WAITING: Duration = Duration::from_secs(3);
/// So much longer, where the system cannot limit how long is waited.
const LONGER: Duration = Duration::from_secs(1);
/// For how long a message is sent again while another program has the folder and does not
/// listen: it is about to, or about to end.
const OPENING: Duration = Duration::from_secs(3);
/// The time between two tries to send a message, or to listen.
const PAUSE: Duration = Duration::from_millis(50);

/// What another start of the program asks for or tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InstanceMessage {
    /// This file is to be opened.
    File(PathBuf),
    /// This is seen of a game in a window that cannot save it.
    Seen(Box<SeenElsewhere>),
}

/// The messages that have come; `None` once nobody will take them.
type Inbox = Mutex<Option<Vec<InstanceMessage>>>;

/// Hears whether another start of the program has a file to open, or something to tell.
#[derive(Debug)]
pub struct SingleInstance {
    inbox: Arc<Inbox>,
    /// What is removed in the end.
    socket: PathBuf,
}

impl SingleInstance {
    /// Listens for this folder, off this thread, and calls `wake` each time;
    /// `None` if another program has the folder, or nothing can listen there.
    pub fn listen(folder: &Folder, wake: impl Fn() + Send + 'static) -> Option<Self> {
        let socket = folder.make().ok()?.join(SOCKET);
        let options = ListenerOptions::new().name(name(&socket)?);
        // Who has the folder may clear away the socket that a program which crashed has left,
        // and nothing else.
        let options = options.try_overwrite(is_socket(&socket));
        let listener = options.create_sync().ok()?;
        // Whatever the folder and the umask allow.
        restrict(&socket);
        let inbox = Arc::new(Inbox::new(Some(Vec::new())));
        let all_heard = Arc::clone(&inbox);
        let answer = move || {
            for caller in listener.incoming() {
                let Ok(mut caller) = caller else {
                    // Too many files may be open. It is not tried without a pause.
                    thread::sleep(PAUSE);
                    continue;
                };
                let Some(heard) = heard(&mut caller) else {
                    continue;
                };
                let mut open = locked(&all_heard);
                let Some(inbox) = open.as_mut() else {
                    return;
                };
                // Whoever has given up waiting opens the file, so it is not opened
                // here as well.
                if caller.write_all(&[HEARD]).is_ok() {
                    inbox.push(heard);
                    drop(open);
                    wake();
                }
            }
        };
        let thread = thread::Builder::new().name("single instance".to_owned());
        thread.spawn(answer).ok()?;
        Some(Self { inbox, socket })
    }

    /// The messages since this was last asked, in their order.
    pub fn messages(&self) -> impl Iterator<Item = InstanceMessage> + use<> {
        let inbox = locked(&self.inbox).as_mut().map(std::mem::take);
        inbox.into_iter().flatten()
    }
}

impl Drop for SingleInstance {
    fn drop(&mut self) {
        *locked(&self.inbox) = None;
        if is_socket(&self.socket) {
            fs::remove_file(&self.socket).ok();
        }
    }
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

fn locked(inbox: &Inbox) -> MutexGuard<'_, Option<Vec<InstanceMessage>>> {
    inbox.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What came of a message.
enum Answer {
    /// The file is opened there.
    Taken,
    /// Somebody is there who does not answer.
    None,
    /// Nobody is there.
    NobodyThere,
}

/// Hands a file to the program that has this folder, which may be just starting;
/// `false` if there is none, or it does not answer.
///
/// If there is none, this program has the folder from now on, as if it had written
/// there: of several that start at the same time one opens the files of all.
pub fn hand_over(folder: &Folder, file: &Path) -> bool {
    let Some(socket) = folder.path().map(|folder| folder.join(SOCKET)) else {
        return false;
    };
    let Some(line) = line(file) else {
        return false;
    };
    let until = Instant::now() + OPENING;
    loop {
        match hand_over_once(socket.clone(), line.clone()) {
            Answer::Taken => return true,
            Answer::None => return false,
            Answer::NobodyThere => {}
        }
        if !folder.is_in_use() || Instant::now() >= until {
            return false;
        }
        thread::sleep(PAUSE);
    }
}

/// Tells the program that has this folder what is seen here of a game, off this thread. If
/// there is none, or it does not answer, nobody is told.
pub(super) fn tell(folder: &Path, seen: SeenElsewhere) {
    let socket = folder.join(SOCKET);
    let tell = move || {
        let line = ron::to_string(&seen).map(|text| seen_line(&text));
        line.map(|line| call(&socket, &line, Instant::now() + WAITING))
    };
    let thread = thread::Builder::new().name("telling what is seen".to_owned());
    // Without a thread there is more that cannot be done.
    drop(thread.spawn(tell));
}

fn hand_over_once(socket: PathBuf, line: Vec<u8>) -> Answer {
    let (outbox, answer) = mpsc::channel();
    let until = Instant::now() + WAITING;
    // A program that hangs is not waited for.
    let thread = thread::Builder::new().spawn(move || outbox.send(call(&socket, &line, until)));
    match thread {
        Ok(_) => answer
            .recv_timeout(WAITING + LONGER)
            .unwrap_or(Answer::None),
        Err(_) => Answer::None,
    }
}

/// Says the line and waits for the answer.
fn call(socket: &Path, line: &[u8], until: Instant) -> Answer {
    let Some(mut stream) = name(socket).and_then(|name| Stream::connect(name).ok()) else {
        return Answer::NobodyThere;
    };
    if Instant::now() >= until {
        return Answer::None;
    }
    stream.set_send_timeout(Some(WAITING)).ok();
    let mut answer = [0];
    let said = stream.write_all(line);
    match said.and_then(|()| read_until(&mut stream, &mut answer, until)) {
        Ok(1..) if answer == [HEARD] => Answer::Taken,
        Err(error) if is_late(&error) && has_answered_at_last(&stream) => Answer::Taken,
        Err(error) if is_late(&error) => Answer::None,
        // It listens no more, for it ends.
        Ok(_) | Err(_) => Answer::NobodyThere,
    }
}

/// Shuts the stream, so that nobody can answer any more; whether somebody did
/// before.
#[cfg(unix)]
fn has_answered_at_last(stream: &Stream) -> bool {
    let Stream::UdSocket(stream) = stream;
    let mut stream = stream.inner();
    let mut answer = [0];
    stream.shutdown(std::net::Shutdown::Both).ok();
    matches!(stream.read(&mut answer), Ok(1..)) && answer == [HEARD]
}

/// Here it is shut when it is dropped.
#[cfg(not(unix))]
const fn has_answered_at_last(_: &Stream) -> bool {
    false
}

/// The message of a caller.
fn heard(caller: &mut Stream) -> Option<InstanceMessage> {
    let until = Instant::now() + LISTENING;
    let mut line = Vec::new();
    let mut part = [0; 4096];
    while line.last() != Some(&END) {
        let count = read_until(caller, &mut part, until).ok()?;
        line.extend(part.get(..count).filter(|part| !part.is_empty())?);
        if line.len() > MOST_BYTES {
            return None;
        }
    }
    match line.split_first() {
        Some((&SEEN, line)) => seen(line).map(Box::new).map(InstanceMessage::Seen),
        _ => file(&line).map(InstanceMessage::File),
    }
}

/// Reads what there is, waiting for it until then.
fn read_until(stream: &mut Stream, buffer: &mut [u8], until: Instant) -> io::Result<usize> {
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        // Where there is no such limit, somebody who says nothing is waited for.
        stream.set_recv_timeout(Some(left)).ok();
        match stream.read(buffer) {
            // The program was stopped for a while.
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

fn is_late(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock
    )
}

/// The whole path of a file as a line of digits, whatever bytes it has; `None` if it
/// has no such path.
fn line(file: &Path) -> Option<Vec<u8>> {
    let file = std::path::absolute(file).ok()?;
    let mut line = hex::encode(to_bytes(file.as_os_str())).into_bytes();
    line.push(END);
    Some(line)
}

/// What is seen of a game as a line: in such a text no line ends.
fn seen_line(text: &str) -> Vec<u8> {
    [&[SEEN], text.as_bytes(), &[END]].concat()
}

/// What such a line tells, behind what it begins with.
fn seen(line: &[u8]) -> Option<SeenElsewhere> {
    ron::de::from_bytes(line.strip_suffix(&[END])?).ok()
}

/// The file of a line.
fn file(line: &[u8]) -> Option<PathBuf> {
    let bytes = hex::decode(line.strip_suffix(&[END])?).ok()?;
    let file = PathBuf::from(from_bytes(bytes)?);
    file.is_absolute().then_some(file)
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
    use sha2::Digest as _;
    let folder = socket.parent()?;
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    let digest = sha2::Sha256::digest(folder.as_os_str().as_encoded_bytes());
    let name = format!("nestor-dominoes-{}", hex::encode(digest));
    name.to_ns_name::<GenericNamespaced>().ok()
}

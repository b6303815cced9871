//! When the program is started a second time, it hands its request over a local socket to the
//! instance that is running, and ends. The lock of the database shows that an instance is running.

use std::ffi::OsString;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use std::{fs, thread};

#[cfg(unix)]
use interprocess::local_socket::GenericFilePath;
#[cfg(not(unix))]
use interprocess::local_socket::GenericNamespaced;
use interprocess::local_socket::{Listener, ListenerOptions, Name, Stream, prelude::*};

/// Maximum length of a path in a request, in bytes; its hexadecimal form is twice as long.
const MAX_BYTES: u64 = 64 * 1024;
/// Maximum length of a socket's path that every Unix system allows, in bytes.
#[cfg(unix)]
const MAX_SOCKET_PATH_BYTES: usize = 100;
/// The byte that acknowledges a request.
const ACCEPTED: u8 = b'.';
/// Timeout for sending a request, for reading a request, and for the answer.
const TIMEOUT: Duration = Duration::from_secs(1);
/// Pause after a failed connection, such as with too many open files.
const PAUSE_AFTER_ERROR: Duration = Duration::from_millis(50);

/// The request of a second start of the program to the running instance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StartRequest {
    /// Bring the window to the front.
    Raise,
    /// Open this file. The path is absolute.
    Open(PathBuf),
}

impl StartRequest {
    /// The request that a start with this file sends: to open the file, or to raise the window if
    /// none is given.
    pub fn of_start(file: Option<&Path>) -> Self {
        file.map_or(Self::Raise, |file| {
            Self::Open(std::path::absolute(file).unwrap_or_else(|_| file.to_owned()))
        })
    }

    /// Encodes the request as one line. The path is in hexadecimal, since it may have any bytes.
    fn to_line(&self) -> String {
        match self {
            Self::Raise => "raise\n".to_owned(),
            Self::Open(file) => {
                format!("open {}\n", hex::encode(file.as_os_str().as_encoded_bytes()))
            }
        }
    }

    fn from_line(line: &str) -> Option<Self> {
        let line = line.strip_suffix('\n')?;
        if line == "raise" {
            return Some(Self::Raise);
        }
        let file = PathBuf::from(name_of(hex::decode(line.strip_prefix("open ")?).ok()?)?);
        file.is_absolute().then_some(Self::Open(file))
    }
}

/// Sends a request to the instance that has this folder open. Returns whether the instance accepts.
pub fn hand_over(folder: &Path, request: &StartRequest) -> bool {
    let (done, is_done) = mpsc::channel();
    let (folder, request) = (folder.to_owned(), request.clone());
    // On a thread, so that the wait is short even if the instance hangs and sockets lack timeouts.
    let call = move || {
        done.send(call(&folder, &request).is_ok()).ok();
    };
    let thread = thread::Builder::new().spawn(call);
    thread.is_ok() && is_done.recv_timeout(2 * TIMEOUT).unwrap_or(false)
}

fn call(folder: &Path, request: &StartRequest) -> io::Result<()> {
    let socket = socket_of(folder);
    let mut stream = Stream::connect(name(&socket)?)?;
    stream.set_send_timeout(Some(TIMEOUT)).ok();
    stream.set_recv_timeout(Some(TIMEOUT)).ok();
    stream.write_all(request.to_line().as_bytes())?;
    let mut answer = [0];
    stream.read_exact(&mut answer)?;
    if answer == [ACCEPTED] { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
}

/// Receives the requests of other starts of the program, until dropped.
#[derive(Debug)]
pub struct StartListener {
    requests: Receiver<StartRequest>,
    socket: PathBuf,
}

impl StartListener {
    /// Listens at the socket of the folder that this program has open, on a new thread. `wake` is
    /// called for each request. `None` if the system does not allow listening.
    pub fn listen(folder: &Path, wake: impl Fn() + Send + 'static) -> Option<Self> {
        let socket = socket_of(folder);
        let listener = listener(&socket)?;
        let (taken, requests) = mpsc::channel::<StartRequest>();
        let work = move || {
            for caller in listener.incoming() {
                let Ok(mut caller) = caller else {
                    thread::sleep(PAUSE_AFTER_ERROR);
                    continue;
                };
                let Some(request) = read_request(&mut caller) else {
                    continue;
                };
                // A caller that has stopped waiting carries out its request itself.
                if caller.write_all(&[ACCEPTED]).is_ok() {
                    if taken.send(request).is_err() {
                        return;
                    }
                    wake();
                }
            }
        };
        thread::Builder::new().name("second starts".to_owned()).spawn(work).ok()?;
        Some(Self { requests, socket })
    }

    /// Returns the requests received since the last call, in order.
    pub fn requests(&self) -> Vec<StartRequest> {
        self.requests.try_iter().collect()
    }
}

impl Drop for StartListener {
    fn drop(&mut self) {
        if is_socket(&self.socket) {
            fs::remove_file(&self.socket).ok();
        }
    }
}

/// Reads a request; `None` if it is invalid or does not arrive in time.
fn read_request(caller: &mut Stream) -> Option<StartRequest> {
    caller.set_recv_timeout(Some(TIMEOUT)).ok();
    let mut line = String::new();
    BufReader::new(caller.take(2 * MAX_BYTES)).read_line(&mut line).ok()?;
    StartRequest::from_line(&line)
}

/// A listener that only this user can reach. Replaces a socket that an earlier run has left, but no
/// other file.
#[cfg(unix)]
fn listener(socket: &Path) -> Option<Listener> {
    use std::os::unix::fs::PermissionsExt as _;
    // Not every system checks the permissions of sockets, but all check those of folders.
    let own = socket.parent()?;
    super::disk::make_folder(own).ok()?;
    fs::set_permissions(own, fs::Permissions::from_mode(0o700)).ok()?;
    let options = ListenerOptions::new().name(name(socket).ok()?);
    options.try_overwrite(is_socket(socket)).create_sync().ok()
}

#[cfg(not(unix))]
fn listener(socket: &Path) -> Option<Listener> {
    ListenerOptions::new().name(name(socket).ok()?).create_sync().ok()
}

/// The path of a folder's socket: inside the folder, or if that path is too long for a socket, in
/// the user's runtime folder or else the folder for temporary files.
fn socket_of(folder: &Path) -> PathBuf {
    let within = folder.join("in-use").join("socket");
    #[cfg(unix)]
    if within.as_os_str().len() > MAX_SOCKET_PATH_BYTES {
        let runtime = std::env::var_os("XDG_RUNTIME_DIR").filter(|path| !path.is_empty());
        let place = runtime.map_or_else(std::env::temp_dir, PathBuf::from);
        return place.join(socket_name(folder)).join("socket");
    }
    within
}

/// A name for the socket of a folder, the same for every spelling of the folder's path.
fn socket_name(folder: &Path) -> String {
    use sha2::Digest as _;
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    let digest = sha2::Sha256::digest(folder.as_os_str().as_encoded_bytes());
    format!("nestor-dominoes-{}", hex::encode(&digest[..16]))
}

#[cfg(unix)]
fn name(socket: &Path) -> io::Result<Name<'_>> {
    socket.to_fs_name::<GenericFilePath>()
}

/// On this system a socket is no file: its name is made from the path of the folder.
#[cfg(not(unix))]
fn name(socket: &Path) -> io::Result<Name<'static>> {
    let folder = socket.parent().and_then(Path::parent).unwrap_or(socket);
    socket_name(folder).to_ns_name::<GenericNamespaced>()
}

#[cfg(unix)]
fn is_socket(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    path.symlink_metadata().is_ok_and(|found| found.file_type().is_socket())
}

#[cfg(not(unix))]
const fn is_socket(_: &Path) -> bool {
    false
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere not all bytes are a name")]
fn name_of(bytes: Vec<u8>) -> Option<OsString> {
    Some(std::os::unix::ffi::OsStringExt::from_vec(bytes))
}

/// On this system, names that are not Unicode are not handed over.
#[cfg(not(unix))]
fn name_of(bytes: Vec<u8>) -> Option<OsString> {
    String::from_utf8(bytes).ok().map(OsString::from)
}

#[cfg(all(test, unix))]
mod tests {
    use std::time::Instant;

    use super::*;

    fn next(starts: &StartListener) -> Vec<StartRequest> {
        let until = Instant::now() + Duration::from_secs(10);
        loop {
            let requests = starts.requests();
            if !requests.is_empty() || Instant::now() > until {
                return requests;
            }
            thread::yield_now();
        }
    }

    #[test]
    fn the_running_instance_gets_the_request_of_a_second_start() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        for folder in [scratch.path().join("data"), scratch.path().join("long".repeat(40))] {
            assert!(!hand_over(&folder, &StartRequest::Raise), "nobody is there");
            let starts = StartListener::listen(&folder, || {}).expect("it can listen");
            let file = Path::new("/a b/\u{e4}.nestor");
            for request in [StartRequest::Raise, StartRequest::of_start(Some(file))] {
                assert!(hand_over(&folder, &request), "it is taken");
                assert_eq!(next(&starts), [request]);
            }
            drop(starts);
            assert!(!hand_over(&folder, &StartRequest::Raise), "it has ended");
            assert!(StartListener::listen(&folder, || {}).is_some(), "another one can listen");
        }
    }

    #[test]
    fn invalid_messages_are_ignored_and_a_file_in_place_of_the_socket_is_kept() {
        for line in ["", "raise", "open\n", "open xyz\n", "open 612f62\n", "close\n"] {
            assert_eq!(StartRequest::from_line(line), None, "{line:?}");
        }
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let folder = scratch.path().join("data");
        let socket = socket_of(&folder);
        fs::create_dir_all(socket.parent().expect("a folder")).expect("it can be made");
        fs::write(&socket, "mine").expect("it can be written");
        assert!(StartListener::listen(&folder, || {}).is_none());
        assert_eq!(fs::read_to_string(&socket).ok().as_deref(), Some("mine"));
    }
}

//! Another program that plays in one seat.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use engine::protocol;
use engine::{Action, SeatTranscript, Team, plain_text};

use super::program_fault::ProgramFault;
use super::value_line::ValueLine;

/// The time that a program has to start.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// The most batches of lines that wait to be read.
const MAX_UNREAD_BATCHES: usize = 100;

/// The most lines in a batch.
const MAX_BATCH_LINES: usize = 100;

/// The interval between two checks that a silent program still runs.
const ALIVE_CHECK_INTERVAL: Duration = Duration::from_millis(100);

/// The most bytes of a line that are read at once.
const MAX_LINE_BYTES: u64 = 65_536;

/// The most bytes that are shown from the standard error of all programs together.
const MAX_SHOWN_BYTES: usize = 1 << 20;

/// The bytes that all programs together have written to standard error.
static STDERR_BYTES: AtomicUsize = AtomicUsize::new(0);

/// A running program. One thread writes to it and one reads from it, so that it cannot
/// block the arena by not reading, or by writing without end.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    /// The lines to write to the program's standard input.
    input: Sender<String>,
    /// The lines of the program's standard output, in the batches in which they were read.
    output: Receiver<Vec<String>>,
    /// The thread that shows the program's standard error.
    stderr_thread: JoinHandle<()>,
    /// The lines of output that have not been used yet.
    unused_output: VecDeque<String>,
    /// The lines of the current round that were sent to the program.
    sent_lines: Vec<String>,
}

impl Program {
    /// Starts a program, and waits until it reports that it is ready.
    pub(crate) fn start(command: &str) -> Result<Self, ProgramFault> {
        let not_started = |why: &str| ProgramFault::NotStarted(why.to_owned());
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| not_started("this is not a command"))?;
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(&error.to_string()))?;
        let stdin = child.stdin.take().expect("its input is a pipe");
        let stdout = child.stdout.take().expect("its output is a pipe");
        let stderr = child.stderr.take().expect("its standard error is a pipe");
        let (input, lines) = mpsc::channel();
        let (batches, output) = mpsc::sync_channel(MAX_UNREAD_BATCHES);
        thread::spawn(move || write(stdin, &lines));
        thread::spawn(move || read(stdout, &batches));
        let stderr_thread = thread::spawn(move || forward_stderr(stderr));
        let mut program = Self {
            child,
            input,
            output,
            stderr_thread,
            unused_output: VecDeque::new(),
            sent_lines: Vec::new(),
        };
        program.send(protocol::hello_line())?;
        let answer = program.next_answer(START_TIMEOUT).map_err(|fault| match fault {
            ProgramFault::TimedOut(_) => not_started(&fault.to_string()),
            fault => fault,
        })?;
        if answer.split_whitespace().next() == Some("ready") {
            Ok(program)
        } else {
            let why = format!("it answered “{}” in place of ready", excerpt(&answer));
            Err(ProgramFault::NotStarted(why))
        }
    }

    /// Sends the new events of a round, and asks for an action.
    pub(crate) fn ask(
        &mut self,
        transcript: &SeatTranscript,
        legal: &[Action],
        limit: Duration,
    ) -> Result<Action, ProgramFault> {
        self.send_events(transcript)?;
        self.reject_unrequested_output()?;
        self.send(protocol::ask_line(legal))?;
        let answer = self.next_answer(limit)?;
        let Ok(action) = answer.trim().parse::<Action>() else {
            return Err(ProgramFault::NotAnAction(excerpt(&answer)));
        };
        if !legal.contains(&action) {
            return Err(ProgramFault::Illegal(action.to_string()));
        }
        self.reject_unrequested_output()?;
        Ok(action)
    }

    /// Asks for the values of the legal actions.
    pub(crate) fn values(
        &mut self,
        transcript: &SeatTranscript,
        legal: &[Action],
        limit: Duration,
    ) -> Result<Vec<ValueLine>, ProgramFault> {
        self.send_events(transcript)?;
        self.reject_unrequested_output()?;
        self.send("values".to_owned())?;
        let mut values = Vec::new();
        loop {
            let answer = self.next_answer(limit)?;
            if answer.trim() == "end" {
                self.reject_unrequested_output()?;
                return Ok(values);
            }
            let Ok(value) = answer.parse::<ValueLine>() else {
                return Err(ProgramFault::NotAValue(excerpt(&answer)));
            };
            if !legal.contains(&value.action) {
                return Err(ProgramFault::Illegal(value.action.to_string()));
            }
            let is_same = |other: &ValueLine| other.action == value.action;
            if values.iter().any(is_same) {
                return Err(ProgramFault::NotAValue(excerpt(&answer)));
            }
            values.push(value);
        }
    }

    /// Checks that the program has written nothing but remarks since its last answer.
    fn reject_unrequested_output(&mut self) -> Result<(), ProgramFault> {
        let more = self.output.try_iter().take(MAX_UNREAD_BATCHES).flatten();
        let mut lines = self.unused_output.drain(..).chain(more);
        match lines.find(|line| !is_remark(line)) {
            Some(line) => Err(ProgramFault::UnrequestedOutput(excerpt(&line))),
            None => Ok(()),
        }
    }

    /// Sends the new events of a round.
    pub(crate) fn send_events(&mut self, transcript: &SeatTranscript) -> Result<(), ProgramFault> {
        let lines = protocol::transcript_lines(transcript);
        let known = if lines.starts_with(&self.sent_lines) { self.sent_lines.len() } else { 0 };
        for line in &lines[known..] {
            self.send(line.clone())?;
        }
        self.sent_lines = lines;
        Ok(())
    }

    /// Clears what was sent of the round, so that the next round is sent from its beginning.
    pub(crate) fn clear_round(&mut self) {
        self.sent_lines.clear();
    }

    pub(crate) fn send_game_over(&self, winner: Option<Team>) -> Result<(), ProgramFault> {
        self.send(protocol::game_over_line(winner))
    }

    fn send(&self, line: String) -> Result<(), ProgramFault> {
        self.input.send(line).or(Err(ProgramFault::Died))
    }

    fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Waits up to `limit` for the next line of output that is not a remark.
    fn next_answer(&mut self, limit: Duration) -> Result<String, ProgramFault> {
        let start = Instant::now();
        let mut had_ended = false;
        loop {
            while let Some(line) = self.unused_output.pop_front() {
                if !is_remark(&line) {
                    return Ok(line);
                }
            }
            let left = limit.saturating_sub(start.elapsed());
            if left.is_zero() {
                // The program may be writing remarks endlessly.
                return Err(if self.has_ended() {
                    ProgramFault::Died
                } else {
                    ProgramFault::TimedOut(limit.as_millis() as u64)
                });
            }
            match self.output.recv_timeout(left.min(ALIVE_CHECK_INTERVAL)) {
                Ok(lines) => self.unused_output.extend(lines),
                // A child process of the program may keep the output open.
                Err(RecvTimeoutError::Timeout) if had_ended => return Err(ProgramFault::Died),
                Err(RecvTimeoutError::Timeout) => had_ended = self.has_ended(),
                Err(RecvTimeoutError::Disconnected) => return Err(ProgramFault::Died),
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.send("quit".to_owned()).ok();
        // A program that does not quit is killed.
        if !wait_briefly_for(|| matches!(self.child.try_wait(), Ok(Some(_)) | Err(_))) {
            self.child.kill().ok();
            self.child.wait().ok();
        }
        // Waits until the last output on standard error is shown, but a child process of the
        // program may keep standard error open.
        wait_briefly_for(|| self.stderr_thread.is_finished());
    }
}

/// Waits up to a fifth of a second for a condition. Returns whether it holds.
fn wait_briefly_for(mut condition: impl FnMut() -> bool) -> bool {
    for _ in 0..20 {
        if condition() {
            return true;
        }
        thread::sleep(Duration::from_millis(10));
    }
    condition()
}

/// Shows what a program writes to standard error, until all programs together have written
/// [`MAX_SHOWN_BYTES`]. The rest is read and dropped, so that the program is not blocked.
fn forward_stderr(mut stderr: impl Read) {
    let mut bytes = [0; 4096];
    loop {
        let read = match stderr.read(&mut bytes) {
            Ok(0) => return,
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return,
        };
        let before = STDERR_BYTES.fetch_add(read, Ordering::Relaxed);
        let left = MAX_SHOWN_BYTES.saturating_sub(before);
        // Standard error may be closed.
        let mut shown = io::stderr().lock();
        shown.write_all(&bytes[..read.min(left)]).ok();
        if before <= MAX_SHOWN_BYTES && read > left {
            let most = MAX_SHOWN_BYTES >> 20;
            let warning =
                format!("arena: the programs wrote more than {most} MiB to standard error");
            writeln!(shown, "\n{warning}; the rest is not shown").ok();
        }
    }
}

/// Writes lines to a program until it ends.
fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines from a program until it ends, or the receiver is gone.
fn read(output: ChildStdout, batches: &SyncSender<Vec<String>>) {
    let mut output = BufReader::new(output);
    // Whether this is the rest of a remark that was too long to be read at once.
    let mut is_rest = false;
    let mut lines = Vec::new();
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let was_rest = is_rest;
        is_rest = !line.ends_with(b"\n") && (was_rest || line.starts_with(b"#"));
        if !was_rest {
            let line = String::from_utf8_lossy(&line);
            lines.push(line.trim_end_matches(['\n', '\r']).to_owned());
        }
        let has_more = output.buffer().contains(&b'\n');
        if lines.is_empty() || (has_more && lines.len() < MAX_BATCH_LINES) {
            continue;
        }
        if batches.send(std::mem::take(&mut lines)).is_err() {
            return;
        }
    }
}

fn is_remark(line: &str) -> bool {
    line.starts_with('#') || line.trim().is_empty()
}

/// The beginning of an answer, in printable characters.
fn excerpt(answer: &str) -> String {
    let letters: String = answer.chars().take(40).collect();
    plain_text(&letters)
}

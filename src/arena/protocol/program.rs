//! Another program that plays in one seat.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use engine::protocol;
use engine::{Action, SeatTranscript, Team};

use super::fault::Fault;
use super::worth::Worth;

/// How long a program may take to start.
const START: Duration = Duration::from_secs(30);

/// How many batches of lines that nobody has asked for are kept, and how many lines there
/// are in one at most.
const KEPT_LINES: usize = 100;

/// How often it is looked whether one that says nothing still runs.
const LOOKED_AT: Duration = Duration::from_millis(100);

/// A line of a program that is longer, in bytes, is read in parts.
const LONGEST_LINE: u64 = 65_536;

/// A program that runs. Threads of their own write to it and read from it, so that
/// nobody waits for one that neither listens nor stops talking.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    /// What it is told.
    input: Sender<String>,
    /// What it prints, the lines together that were read at once.
    output: Receiver<Vec<String>>,
    /// The lines of that which nobody has taken yet.
    said: VecDeque<String>,
    /// The lines of the present round that it was sent.
    sent: Vec<String>,
}

impl Program {
    /// Starts a program and waits until it says that it is ready.
    ///
    /// # Errors
    /// If it cannot be started, or does not say so.
    pub(crate) fn start(command: &str) -> Result<Self, Fault> {
        let not_started = |why: &str| Fault::NotStarted(why.to_owned());
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| not_started("this is not a command"))?;
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(&error.to_string()))?;
        let stdin = child.stdin.take().expect("its input is a pipe");
        let stdout = child.stdout.take().expect("its output is a pipe");
        let (input, told) = mpsc::channel();
        let (said, output) = mpsc::sync_channel(KEPT_LINES);
        thread::spawn(move || write(stdin, &told));
        thread::spawn(move || read(stdout, &said));
        let mut program = Self {
            child,
            input,
            output,
            said: VecDeque::new(),
            sent: Vec::new(),
        };
        program.send(protocol::hello())?;
        let answer = program.answer(START).map_err(|fault| match fault {
            Fault::Hung(_) => not_started(&fault.to_string()),
            fault => fault,
        })?;
        if answer.split_whitespace().next() == Some("ready") {
            Ok(program)
        } else {
            let why = format!("it answered “{}” in place of ready", short(&answer));
            Err(Fault::NotStarted(why))
        }
    }

    /// Tells what is new of a round, and asks for an action.
    ///
    /// # Errors
    /// What is wrong with the answer.
    pub(crate) fn ask(
        &mut self,
        told: &SeatTranscript,
        legal: &[Action],
        limit: Duration,
    ) -> Result<Action, Fault> {
        self.tell(told)?;
        self.hear_nothing()?;
        self.send(protocol::ask(legal))?;
        let answer = self.answer(limit)?;
        let Ok(action) = answer.trim().parse::<Action>() else {
            return Err(Fault::Nonsense(short(&answer)));
        };
        if !legal.contains(&action) {
            return Err(Fault::Illegal(action.to_string()));
        }
        self.hear_nothing()?;
        Ok(action)
    }

    /// Asks what each of these actions is worth.
    ///
    /// # Errors
    /// What is wrong with the answer.
    pub(crate) fn values(
        &mut self,
        told: &SeatTranscript,
        legal: &[Action],
        limit: Duration,
    ) -> Result<Vec<Worth>, Fault> {
        self.tell(told)?;
        self.hear_nothing()?;
        self.send("values".to_owned())?;
        let mut values = Vec::new();
        loop {
            let answer = self.answer(limit)?;
            if answer.trim() == "end" {
                self.hear_nothing()?;
                return Ok(values);
            }
            let Ok(worth) = answer.parse::<Worth>() else {
                return Err(Fault::NoValue(short(&answer)));
            };
            if !legal.contains(&worth.action) {
                return Err(Fault::Illegal(worth.action.to_string()));
            }
            if values
                .iter()
                .any(|other: &Worth| other.action == worth.action)
            {
                return Err(Fault::NoValue(short(&answer)));
            }
            values.push(worth);
        }
    }

    /// Nothing has been asked, so nothing can have been answered.
    fn hear_nothing(&mut self) -> Result<(), Fault> {
        let more = self.output.try_iter().take(KEPT_LINES).flatten();
        let mut said = self.said.drain(..).chain(more);
        match said.find(|line| !is_remark(line)) {
            Some(line) => Err(Fault::Unasked(short(&line))),
            None => Ok(()),
        }
    }

    /// Tells what is new of a round.
    ///
    /// # Errors
    /// If it has ended.
    pub(crate) fn tell(&mut self, told: &SeatTranscript) -> Result<(), Fault> {
        let lines = protocol::lines(told);
        let known = if lines.starts_with(&self.sent) {
            self.sent.len()
        } else {
            0
        };
        for line in &lines[known..] {
            self.send(line.clone())?;
        }
        self.sent = lines;
        Ok(())
    }

    /// The round is broken off: the next is told from its beginning.
    pub(crate) fn break_off(&mut self) {
        self.sent.clear();
    }

    /// Says that the game is over.
    ///
    /// # Errors
    /// If it has ended.
    pub(crate) fn game_over(&self, winner: Option<Team>) -> Result<(), Fault> {
        self.send(protocol::game_over(winner))
    }

    fn send(&self, line: String) -> Result<(), Fault> {
        self.input.send(line).or(Err(Fault::Died))
    }

    fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// The next line that it prints.
    fn answer(&mut self, limit: Duration) -> Result<String, Fault> {
        let start = Instant::now();
        let mut had_ended = false;
        loop {
            while let Some(line) = self.said.pop_front() {
                if !is_remark(&line) {
                    return Ok(line);
                }
            }
            let left = limit.saturating_sub(start.elapsed());
            if left.is_zero() {
                // It may go on with remarks for ever.
                return Err(if self.has_ended() {
                    Fault::Died
                } else {
                    Fault::Hung(limit.as_millis() as u64)
                });
            }
            match self.output.recv_timeout(left.min(LOOKED_AT)) {
                Ok(lines) => self.said.extend(lines),
                // What it has started may hold its output open.
                Err(RecvTimeoutError::Timeout) if had_ended => return Err(Fault::Died),
                Err(RecvTimeoutError::Timeout) => had_ended = self.has_ended(),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Died),
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.send("quit".to_owned()).ok();
        // Whoever does not listen is ended.
        for _ in 0..20 {
            if matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Writes what a program is told, until it has ended.
fn write(mut input: ChildStdin, told: &Receiver<String>) {
    for line in told {
        if writeln!(input, "{line}")
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Reads what a program says, until it has ended or nobody wants to know.
fn read(output: ChildStdout, said: &SyncSender<Vec<String>>) {
    let mut output = BufReader::new(output);
    // Whether the line goes on with a remark that was too long to be read at once.
    let mut is_rest = false;
    let mut lines = Vec::new();
    loop {
        let mut line = Vec::new();
        let read = output
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
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
        if lines.is_empty() || (has_more && lines.len() < KEPT_LINES) {
            continue;
        }
        if said.send(std::mem::take(&mut lines)).is_err() {
            return;
        }
    }
}

fn is_remark(line: &str) -> bool {
    line.starts_with('#') || line.trim().is_empty()
}

/// The beginning of an answer, as it can be shown.
fn short(answer: &str) -> String {
    let shown = |c: char| if c.is_control() { '\u{FFFD}' } else { c };
    answer.chars().take(40).map(shown).collect()
}

//! Nestor's thread: he thinks there, so that the window never waits for him.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use engine::Action;
use game::session::Request;
use nestor::{self, Level, Limits};

/// What Nestor decided on a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thought {
    /// The ticket of the request.
    pub ticket: u64,
    /// What he does; `None` if there was nothing for him to do.
    pub action: Option<Action>,
}

/// Nestor's thread and the way there and back.
#[derive(Debug)]
pub struct NestorPlayer {
    requests: Sender<Request>,
    thoughts: Receiver<Thought>,
    asked: Option<u64>,
    wanted: Arc<AtomicU64>,
    /// What he decided and has not yet done.
    decided: Option<Thought>,
    /// The player has pressed OK.
    may_act: bool,
}

/// What Nestor does; if his thinking breaks down, the game goes on with what a
/// Beginner would do.
fn choose(request: &Request, limits: &Limits<'_>) -> Option<Action> {
    let Request {
        view, level, seed, ..
    } = request;
    let rng = || ChaCha8Rng::from_seed(*seed);
    let thought = AssertUnwindSafe(|| nestor::choose_within(view, *level, &mut rng(), limits));
    panic::catch_unwind(thought)
        .unwrap_or_else(|_| nestor::choose(view, Level::Beginner, &mut rng()))
}

/// The ticket that no request has: nothing is wanted any more.
const NOTHING: u64 = u64::MAX;

impl NestorPlayer {
    /// Starts the thread; `wake` is called from there when a thought is ready.
    ///
    /// # Errors
    /// If the operating system gives no thread.
    pub fn start(wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (requests, inbox) = mpsc::channel::<Request>();
        let (outbox, thoughts) = mpsc::channel();
        let wanted = Arc::new(AtomicU64::new(NOTHING));
        let still_wanted = Arc::clone(&wanted);
        thread::Builder::new()
            .name("nestor".to_owned())
            .spawn(move || {
                while let Ok(request) = inbox.recv() {
                    let dropped = || still_wanted.load(Ordering::Relaxed) != request.ticket;
                    let limits = Limits {
                        cancelled: &dropped,
                        ..Limits::default()
                    };
                    let action = choose(&request, &limits);
                    if dropped() {
                        continue;
                    }
                    let thought = Thought {
                        ticket: request.ticket,
                        action,
                    };
                    if outbox.send(thought).is_err() {
                        break;
                    }
                    wake();
                }
            })?;
        Ok(Self {
            requests,
            thoughts,
            asked: None,
            wanted,
            decided: None,
            may_act: false,
        })
    }

    /// Asks for a decision, unless it was asked for already; one that he is still thinking
    /// about is dropped.
    pub fn ask(&mut self, request: Request) {
        if self.asked != Some(request.ticket) {
            self.asked = Some(request.ticket);
            self.wanted.store(request.ticket, Ordering::Relaxed);
            self.requests.send(request).ok();
        }
    }

    /// Drops what he is thinking about: it is not his turn any more.
    pub fn forget(&mut self) {
        self.asked = None;
        self.wanted.store(NOTHING, Ordering::Relaxed);
    }

    /// The newest thought that came since this was last asked.
    pub fn thought(&self) -> Option<Thought> {
        self.thoughts.try_iter().last()
    }

    /// He has decided.
    pub const fn note(&mut self, thought: Thought) {
        self.decided = Some(thought);
    }

    /// What he decided on the request with this ticket.
    pub fn decision(&self, ticket: u64) -> Option<Action> {
        let decided = self.decided.filter(|thought| thought.ticket == ticket);
        decided.and_then(|thought| thought.action)
    }

    /// The player has pressed OK.
    pub const fn allow(&mut self) {
        self.may_act = true;
    }

    /// OK was for something else.
    pub const fn allow_no_more(&mut self) {
        self.may_act = false;
    }

    /// Whether the player has pressed OK.
    pub const fn may_act(&self) -> bool {
        self.may_act
    }

    /// He has done what he decided.
    pub const fn has_acted(&mut self) {
        self.decided = None;
        self.may_act = false;
    }
}

impl Drop for NestorPlayer {
    /// Nestor stops thinking when the window closes.
    fn drop(&mut self) {
        self.wanted.store(NOTHING, Ordering::Relaxed);
    }
}

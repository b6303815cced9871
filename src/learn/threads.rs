//! The coach's threads: what he works out, he works out there.
//!
//! Each [`Job`] has a thread of its own, so that a short one never waits for a
//! long one. Of one kind there is one at a time: a newer one takes its place.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use engine::{Record, View};
use game::profile::GameId;
use nestor::ActionValue;
use nestor::coach::{
    self, BlindQuestion, BlindTest, Decision, Explanation, Hint, Lens, ProgressMonitor,
    ReviewBudget, SavedReview,
};

/// How often the hidden bones are dealt again in a blind test.
const BLIND_DEALS: usize = 100;

/// Something for the coach to work out.
#[derive(Debug)]
pub enum Job {
    /// What would be best to do.
    Hint(Box<View>),
    /// What each decision of the game with this id cost.
    Review(GameId, Box<Record>),
    /// Why the best of a decision was the best.
    Why(Box<(View, Decision)>),
    /// What can be believed of the bones that are not seen.
    Lens(Box<View>),
    /// What each play is worth.
    Weigh(Box<View>),
    /// Whether a Nestor would do the same if the hidden bones were others.
    BlindTest(Box<BlindQuestion>),
}

/// The kinds of [`Job`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum JobKind {
    /// [`Job::Hint`].
    Hint,
    /// [`Job::Review`] of this game.
    Review(GameId),
    /// [`Job::Why`].
    Why,
    /// [`Job::Lens`].
    Lens,
    /// [`Job::Weigh`].
    Weigh,
    /// [`Job::BlindTest`].
    BlindTest,
}

/// What the coach has worked out.
#[derive(Debug)]
pub enum Answer {
    /// What would be best to do; `None` if there is nothing to say.
    Hint(Option<Hint>),
    /// What each decision of a game cost, with the game; `None` if that cannot be told.
    Review(Option<Box<SavedReview>>),
    /// Why the best was the best; `None` if there was nothing else.
    Why(Option<Explanation>),
    /// What can be believed; `None` if the hand is over.
    Lens(Option<Lens>),
    /// What each play is worth, the best first; `None` if there is no choice.
    Weighed(Option<Vec<ActionValue>>),
    /// What he would do, deal by deal; `None` if that cannot be told.
    BlindTest(Option<BlindTest>),
}

impl Job {
    const fn kind(&self) -> JobKind {
        match self {
            Self::Hint(_) => JobKind::Hint,
            Self::Review(id, _) => JobKind::Review(*id),
            Self::Why(_) => JobKind::Why,
            Self::Lens(_) => JobKind::Lens,
            Self::Weigh(_) => JobKind::Weigh,
            Self::BlindTest(_) => JobKind::BlindTest,
        }
    }

    fn work(&self, watch: &ProgressMonitor<'_>) -> Answer {
        match self {
            Self::Hint(view) => Answer::Hint(coach::hint(view, watch)),
            Self::Review(_, record) => {
                let reviewed = coach::review(record, ReviewBudget::FULL, watch);
                let record = (**record).clone();
                Answer::Review(reviewed.map(|review| Box::new(SavedReview { record, review })))
            }
            Self::Why(asked) => Answer::Why(coach::explain(&asked.0, &asked.1, watch)),
            Self::Lens(view) => Answer::Lens(coach::lens(view, watch)),
            Self::Weigh(view) => Answer::Weighed(coach::play_values(view, watch)),
            Self::BlindTest(question) => Answer::BlindTest(question.answer(BLIND_DEALS, watch)),
        }
    }
}

/// That a job is done.
#[derive(Debug)]
pub struct Done {
    /// What was worked on.
    pub kind: JobKind,
    /// What came of it; `None` if the work broke down.
    pub answer: Option<Answer>,
}

/// A job that is being worked on.
#[derive(Debug)]
struct AtWork {
    ticket: u64,
    state: Arc<State>,
}

/// What a thread and who waits for it share.
#[derive(Debug, Default)]
struct State {
    cancelled: AtomicBool,
    /// In percent.
    progress: AtomicU32,
}

/// The coach's threads and the way there and back.
pub struct Coach {
    running: BTreeMap<JobKind, AtWork>,
    ticket: u64,
    outbox: Sender<(u64, Done)>,
    done: Receiver<(u64, Done)>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl std::fmt::Debug for Coach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Coach")
            .field("running", &self.running)
            .finish_non_exhaustive()
    }
}

impl Coach {
    /// Nothing to do yet. `wake` is called when a job is done or has come a little
    /// further, from its thread.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (outbox, done) = mpsc::channel();
        Self {
            running: BTreeMap::new(),
            ticket: 0,
            outbox,
            done,
            wake: Arc::new(wake),
        }
    }

    /// Begins to work on a job. One of the same kind that is still worked on is
    /// dropped.
    pub fn ask(&mut self, job: Job) {
        let kind = job.kind();
        self.forget(kind);
        self.ticket += 1;
        let (ticket, state) = (self.ticket, Arc::<State>::default());
        let (outbox, wake) = (self.outbox.clone(), Arc::clone(&self.wake));
        let shared = Arc::clone(&state);
        let thread = thread::Builder::new().name("coach".to_owned());
        let started = thread.spawn(move || {
            let watch = ProgressMonitor {
                cancelled: &|| shared.cancelled.load(Ordering::Relaxed),
                progress: &|share| {
                    let percent = (share.clamp(0.0, 1.0) * 100.0) as u32;
                    if shared.progress.swap(percent, Ordering::Relaxed) != percent {
                        wake();
                    }
                },
            };
            let answer = panic::catch_unwind(AssertUnwindSafe(|| job.work(&watch))).ok();
            outbox.send((ticket, Done { kind, answer })).ok();
            wake();
        });
        if started.is_err() {
            let answer = None;
            self.outbox.send((ticket, Done { kind, answer })).ok();
            (self.wake)();
        }
        self.running.insert(kind, AtWork { ticket, state });
    }

    /// How far a job of this kind has come, 0 to 1; `None` if none is worked on.
    pub fn progress(&self, kind: JobKind) -> Option<f32> {
        let percent = self
            .running
            .get(&kind)?
            .state
            .progress
            .load(Ordering::Relaxed);
        Some(percent as f32 / 100.0)
    }

    /// Drops the job of this kind: nobody wants to know any more.
    pub fn forget(&mut self, kind: JobKind) {
        if let Some(job) = self.running.remove(&kind) {
            job.state.cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// The jobs that were done since this was last asked, without those that were
    /// dropped.
    pub fn done(&mut self) -> Vec<Done> {
        let mut wanted = Vec::new();
        for (ticket, done) in self.done.try_iter() {
            let running = self.running.get(&done.kind);
            if running.is_some_and(|job| job.ticket == ticket) {
                self.running.remove(&done.kind);
                wanted.push(done);
            }
        }
        wanted
    }
}

impl Drop for Coach {
    /// All work stops when the window closes.
    fn drop(&mut self) {
        for job in self.running.values() {
            job.state.cancelled.store(true, Ordering::Relaxed);
        }
    }
}

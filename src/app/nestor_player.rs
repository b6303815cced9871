//! Nestor at the table: he thinks off the window's thread, which never waits for him.

use std::panic::{self, AssertUnwindSafe};

use egui::Context;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::jobs::{Job, JobState, Jobs};
use engine::Action;
use game::session::Request;
use nestor::{self, Level, Limits};

/// What Nestor decided on a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NestorAnswer {
    /// The ticket of the request.
    pub ticket: u64,
    /// What he does; `None` if there was nothing for him to do.
    pub action: Option<Action>,
}

/// What Nestor is asked and has decided.
#[derive(Debug)]
pub(super) struct NestorPlayer {
    jobs: Jobs<NestorAnswer>,
    /// The ticket of the request that he was asked last, and his work on it.
    asked: Option<(u64, Job)>,
    /// What he decided and has not yet done.
    decided: Option<NestorAnswer>,
    /// The player has pressed OK.
    may_act: bool,
}

/// What Nestor does; if his thinking breaks down, or has no thread, the game goes on with what
/// a Beginner would do.
fn choose(request: &Request, job: &JobState) -> Option<Action> {
    let Request {
        view, level, seed, ..
    } = request;
    let limits = Limits {
        cancelled: &|| job.is_cancelled(),
        ..Limits::default()
    };
    let rng = || ChaCha8Rng::from_seed(*seed);
    let thought = AssertUnwindSafe(|| nestor::choose_within(view, *level, &mut rng(), &limits));
    let chosen = panic::catch_unwind(thought).ok().flatten();
    chosen.or_else(|| nestor::choose(view, Level::Beginner, &mut rng()))
}

impl NestorPlayer {
    /// He has nothing to do yet. His answers wake the window of `ctx`.
    pub(super) fn new(ctx: &Context) -> Self {
        Self {
            jobs: Jobs::new("nestor", ctx),
            asked: None,
            decided: None,
            may_act: false,
        }
    }

    /// Asks for a decision, unless it was asked for already; one that he is still thinking
    /// about is dropped.
    pub(super) fn ask(&mut self, request: Request) {
        let ticket = request.ticket;
        if self
            .asked
            .as_ref()
            .is_none_or(|(asked, _)| *asked != ticket)
        {
            let job = self.jobs.start(move |job| NestorAnswer {
                ticket,
                action: choose(&request, job),
            });
            self.asked = Some((ticket, job));
        }
    }

    /// Drops what he is thinking about: it is not his turn any more.
    pub(super) fn forget(&mut self) {
        self.asked = None;
    }

    /// His answers since this was last asked.
    pub(super) fn answers(&self) -> Vec<NestorAnswer> {
        self.jobs.answers()
    }

    /// He has decided.
    pub(super) const fn note(&mut self, answer: NestorAnswer) {
        self.decided = Some(answer);
    }

    /// What he decided on the request with this ticket.
    pub(super) fn decision(&self, ticket: u64) -> Option<Action> {
        let decided = self.decided.filter(|answer| answer.ticket == ticket);
        decided.and_then(|answer| answer.action)
    }

    /// The player has pressed OK.
    pub(super) const fn allow(&mut self) {
        self.may_act = true;
    }

    /// OK was for something else.
    pub(super) const fn allow_no_more(&mut self) {
        self.may_act = false;
    }

    /// Whether the player has pressed OK.
    pub(super) const fn may_act(&self) -> bool {
        self.may_act
    }

    /// He has done what he decided.
    pub(super) const fn has_acted(&mut self) {
        self.decided = None;
        self.may_act = false;
    }
}

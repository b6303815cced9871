//! Chooses Nestor's actions on a background thread, so that the window never waits for him.

use std::panic::{self, AssertUnwindSafe};

use egui::Context;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::jobs::{BackgroundQuestion, JobState};
use engine::Action;
use game::session::Request;
use nestor::{self, Level, Limits};

#[derive(Debug)]
pub(super) struct NestorPlayer {
    /// The context of the window, which is repainted when Nestor has decided.
    ctx: Context,
    /// The ticket of the last request, and Nestor's decision on it.
    question: BackgroundQuestion<u64, Action>,
    /// Whether the player has pressed OK since Nestor last acted.
    may_act: bool,
}

/// Nestor's decision. If thinking panics, or no thread can be started, a Beginner decides instead.
fn choose(request: &Request, job: &JobState) -> Option<Action> {
    let Request { view, level, seed, .. } = request;
    let limits = Limits { cancelled: &|| job.is_cancelled(), ..Limits::default() };
    let rng = || ChaCha8Rng::from_seed(*seed);
    let thought = AssertUnwindSafe(|| nestor::choose_within(view, *level, &mut rng(), &limits));
    let chosen = panic::catch_unwind(thought).ok().flatten();
    chosen.or_else(|| nestor::choose(view, Level::Beginner, &mut rng()))
}

impl NestorPlayer {
    /// Creates a player without a request. His decisions wake the window of `ctx`.
    pub(super) fn new(ctx: &Context) -> Self {
        Self { ctx: ctx.clone(), question: BackgroundQuestion::default(), may_act: false }
    }

    /// Starts thinking about a new request, and drops the previous one. Returns the decision once
    /// it is made.
    pub(super) fn decide(&mut self, request: Request) -> Option<Action> {
        let ticket = request.ticket;
        if self.question.key() != Some(&ticket) {
            let work = move |job: &JobState| choose(&request, job);
            self.question.ask("nestor", &self.ctx, ticket, work);
        }
        self.question.poll();
        let (asked_ticket, action) = self.question.answer()?;
        action.filter(|_| *asked_ticket == ticket).copied()
    }

    /// Stops thinking, because it is no longer Nestor's turn.
    pub(super) fn stop_thinking(&mut self) {
        self.question.stop();
    }

    /// Notes that the player has pressed OK, so that Nestor may act.
    pub(super) const fn note_ok(&mut self) {
        self.may_act = true;
    }

    /// Withdraws the OK, because Nestor has acted on it or it was for something else.
    pub(super) const fn withdraw_ok(&mut self) {
        self.may_act = false;
    }

    pub(super) const fn may_act(&self) -> bool {
        self.may_act
    }
}

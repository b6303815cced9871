//! What the coach works out. Of one kind there is one task at a time: a newer one takes its
//! place.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};

use egui::Context;

use crate::jobs::{Job, Jobs};
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
pub enum Task {
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

/// The kinds of [`Task`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TaskKind {
    /// [`Task::Hint`].
    Hint,
    /// [`Task::Review`] of this game.
    Review(GameId),
    /// [`Task::Why`].
    Why,
    /// [`Task::Lens`].
    Lens,
    /// [`Task::Weigh`].
    Weigh,
    /// [`Task::BlindTest`].
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

impl Task {
    const fn kind(&self) -> TaskKind {
        match self {
            Self::Hint(_) => TaskKind::Hint,
            Self::Review(id, _) => TaskKind::Review(*id),
            Self::Why(_) => TaskKind::Why,
            Self::Lens(_) => TaskKind::Lens,
            Self::Weigh(_) => TaskKind::Weigh,
            Self::BlindTest(_) => TaskKind::BlindTest,
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

/// That a task is done.
#[derive(Debug)]
pub struct Done {
    /// What was worked on.
    pub kind: TaskKind,
    /// What came of it; `None` if the work broke down or had no thread.
    pub answer: Option<Answer>,
}

/// What the coach is working on.
#[derive(Debug)]
pub struct Coach {
    jobs: Jobs<Done>,
    running: BTreeMap<TaskKind, Job>,
}

impl Coach {
    /// Nothing to do yet. Answers and progress wake the window of `ctx`.
    pub fn new(ctx: &Context) -> Self {
        Self {
            jobs: Jobs::new("coach", ctx),
            running: BTreeMap::new(),
        }
    }

    /// Begins to work on a task. One of the same kind that is still worked on is
    /// dropped.
    pub fn ask(&mut self, task: Task) {
        let kind = task.kind();
        let job = self.jobs.start(move |job| {
            let watch = ProgressMonitor {
                cancelled: &|| job.is_cancelled(),
                progress: &|share| job.note_progress(share),
            };
            let answer = panic::catch_unwind(AssertUnwindSafe(|| task.work(&watch))).ok();
            let answer = answer.filter(|_| !job.is_cancelled());
            Done { kind, answer }
        });
        self.running.insert(kind, job);
    }

    /// How far a task of this kind has come, 0 to 1; `None` if none is worked on.
    pub fn progress(&self, kind: TaskKind) -> Option<f32> {
        self.running.get(&kind).map(Job::progress)
    }

    /// Drops the task of this kind: nobody wants to know any more.
    pub fn forget(&mut self, kind: TaskKind) {
        self.running.remove(&kind);
    }

    /// The tasks that were done since this was last asked.
    pub fn done(&mut self) -> Vec<Done> {
        let done = self.jobs.answers();
        for Done { kind, .. } in &done {
            self.running.remove(kind);
        }
        done
    }
}

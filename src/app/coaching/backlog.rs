//! Finished games that have no review yet: they are given one, one after the other,
//! while the player goes on.

use super::threads::{Job, JobKind};
use crate::app::App;
use crate::coach::Reviewed;
use crate::engine::Record;
use crate::profile::GameId;

/// So many games are reviewed at one wish.
pub const MOST_GAMES: usize = 20;

/// The games that are to be reviewed.
#[derive(Debug, Default)]
pub struct Backlog {
    /// Those that are not done, the next at the end.
    left: Vec<(GameId, Record)>,
    /// How many there were.
    all: usize,
}

/// How far the reviews have come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BacklogProgress {
    /// The number of the game that is worked on, from 1.
    pub game: usize,
    /// How many games there are.
    pub of: usize,
    /// How far all of it has come, 0 to 1.
    pub share: f32,
}

impl App {
    /// Begins to review the last games that have no review, or stops that: what is done
    /// stays done.
    pub(in crate::app) fn toggle_backlog(&mut self) {
        if self.coach.progress(JobKind::ReviewOther).is_some() {
            self.drop_backlog();
            return;
        }
        let games = self.session.unreviewed().into_iter().take(MOST_GAMES);
        let games = games.map(|(id, record)| (id, record.clone()));
        let mut left: Vec<_> = games.collect();
        left.reverse();
        let all = left.len();
        self.backlog = Backlog { left, all };
        self.review_next();
    }

    /// Reviews no more games.
    pub(in crate::app) fn drop_backlog(&mut self) {
        self.coach.forget(JobKind::ReviewOther);
        self.backlog = Backlog::default();
    }

    /// How far the reviews have come; `None` if nothing is reviewed.
    pub(in crate::app) fn backlog_progress(&self) -> Option<BacklogProgress> {
        let share = self.coach.progress(JobKind::ReviewOther)?;
        let Backlog { left, all } = &self.backlog;
        let done = all - left.len();
        Some(BacklogProgress {
            game: done + 1,
            of: *all,
            share: (done as f32 + share) / (*all).max(1) as f32,
        })
    }

    /// The game that was worked on is reviewed, or cannot be.
    pub(super) fn other_reviewed(&mut self, reviewed: Option<Box<Reviewed>>) {
        if let Some((id, record)) = self.backlog.left.pop()
            && let Some(reviewed) = reviewed
        {
            self.keep_review(id, record, &reviewed);
        }
        self.review_next();
    }

    fn review_next(&mut self) {
        if let Some((_, record)) = self.backlog.left.last() {
            self.coach.ask(Job::ReviewOther(Box::new(record.clone())));
        }
    }
}

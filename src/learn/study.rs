//! What was worked out about a game that is looked back at.

use std::collections::BTreeMap;

use engine::{Record, Seat};
use game::profile::GameId;
use game::session::Review;
use nestor::coach::{Decision, Explanation, GameMoment, GameReview};

use super::Learn;
use super::coach::{Task, TaskKind};
use words::Id;

/// What was worked out about the game on the table, as long as it lies there.
#[derive(Debug, Default)]
pub struct Study {
    pub(super) of: Option<(Record, Box<GameReview>)>,
    /// The game whose kept review is looked for on disk.
    pub(super) awaits: Option<GameId>,
    /// The game whose decisions are being looked at.
    pub(super) works_on: Option<GameId>,
    pub(super) whys: Whys,
}

/// Why the best was the best, for the decisions that have been shown.
#[derive(Debug, Default)]
pub struct Whys {
    /// The moment of the decision that it is being worked out for.
    pub(super) asked: Option<GameMoment>,
    /// Those that have been told; `None` where there is nothing to tell.
    pub(super) told: BTreeMap<GameMoment, Option<Explanation>>,
}

/// A game that is looked back at, and what is known about it.
#[derive(Debug, Clone, Copy)]
pub struct StudyView<'a> {
    /// The game, and the moment that is shown.
    pub review: &'a Review,
    /// What was worked out.
    pub reviewed: Option<&'a GameReview>,
    /// Why the best of the decision in this moment was the best; `None` while that is
    /// worked out.
    pub why: Option<&'a Explanation>,
    /// How far that has come, 0 to 1; `None` if nothing is being worked out.
    pub progress: Option<f32>,
    /// Whether the game can be gone on with from this moment, or why not.
    pub try_again: Result<(), Id>,
    /// Whether the hand can be played again from the other seat, or why not.
    pub other_seat_in_hand: Result<(), Id>,
    /// Whether the whole game can be played again from the other seat, or why not.
    pub other_seat: Result<(), Id>,
}

impl Study {
    /// It has been worked out why the best was the best.
    pub(super) fn told_why(&mut self, why: Option<Explanation>) {
        let asked = self.whys.asked.take();
        self.whys.told.extend(asked.map(|moment| (moment, why)));
    }
}

impl Learn {
    /// The decision that is made in the moment that is shown.
    fn decision_shown(&self) -> Option<(&Review, &Decision)> {
        let review = self.review.as_ref()?;
        let (_, reviewed) = self.study.of.as_ref()?;
        Some((review, reviewed.at(review.moment())?))
    }

    /// Why the best of the decision that is shown was the best.
    pub(super) fn why_shown(&self) -> Option<&Explanation> {
        let moment = self.review.as_ref()?.moment();
        self.study.whys.told.get(&moment)?.as_ref()
    }

    /// Has it worked out why the best of the decision that is shown was the best, if
    /// that has not been told; forgets all of it when nothing is reviewed.
    pub(super) fn explain(&mut self) {
        let Some((review, decision)) = self.decision_shown() else {
            self.coach.forget(TaskKind::Why);
            self.study.whys.asked = None;
            if self.review.is_none() {
                self.study.whys.told.clear();
            }
            return;
        };
        let moment = review.moment();
        let whys = &self.study.whys;
        if whys.asked == Some(moment) || whys.told.contains_key(&moment) {
            return;
        }
        if let Some(view) = review.state().view(decision.seat) {
            let asked = Box::new((view, decision.clone()));
            self.study.whys.asked = Some(moment);
            self.coach.ask(Task::Why(asked));
        }
    }
}

impl StudyView<'_> {
    /// The decision that is made in the moment that is shown.
    pub fn decision(&self) -> Option<&Decision> {
        self.reviewed?.at(self.review.moment())
    }
}

/// The moments of a side's mistakes.
pub fn own_mistakes(reviewed: &GameReview, viewer: Seat) -> Vec<usize> {
    let seats = reviewed.seats();
    let is_own = |it: &&Decision| it.mark.is_bad() && seats.team(it.seat) == seats.team(viewer);
    let own = reviewed.decisions().iter().filter(is_own);
    own.map(|decision| decision.moment).collect()
}

//! The study of a reviewed game: the values of its decisions, and explanations of the best actions.

use std::collections::BTreeMap;

use engine::{Record, Seat};
use game::profile::GameId;
use game::session::Review;
use nestor::coach::{self, Decision, Explanation, GameMoment, GameReview};

use super::Learn;
use crate::jobs::BackgroundQuestion;
use words::MessageId;

/// The review of the game on the table and its explanations, for as long as the game stays there.
#[derive(Debug, Default)]
pub struct Study {
    pub(super) review: Option<(Record, Box<GameReview>)>,
    /// The game whose saved review is being looked for on disk.
    pub(super) loading: Option<GameId>,
    /// The game whose decisions are being reviewed.
    pub(super) computing: Option<GameId>,
    /// Explanations of the best action for each decision shown so far; `None` if there is nothing
    /// to explain.
    pub(super) explanations: BTreeMap<GameMoment, Option<Explanation>>,
    pub(super) explanation_question: BackgroundQuestion<GameMoment, Explanation>,
}

/// A reviewed game, and what is known about its decisions.
#[derive(Debug, Clone, Copy)]
pub struct StudyView<'a> {
    /// The game, and the moment that is shown.
    pub review: &'a Review,
    /// The review of the decisions; `None` until it is done.
    pub game_review: Option<&'a GameReview>,
    /// The explanation of the best action at this moment; `None` until it is known.
    pub explanation: Option<&'a Explanation>,
    /// The progress of the review, 0 to 1; `None` if no review is under way.
    pub progress: Option<f32>,
    /// Whether the game can be played on from this moment, or why not.
    pub try_again: Result<(), MessageId>,
    /// Whether the hand can be played again from the other seat, or why not.
    pub other_seat_in_hand: Result<(), MessageId>,
    /// Whether the whole game can be played again from the other seat, or why not.
    pub other_seat: Result<(), MessageId>,
}

impl Learn {
    fn shown_decision(&self) -> Option<(&Review, &Decision)> {
        let review = self.review.as_ref()?;
        let (_, reviewed) = self.study.review.as_ref()?;
        Some((review, reviewed.decision_at(review.moment())?))
    }

    /// The explanation of the best action of the shown decision.
    pub(super) fn shown_explanation(&self) -> Option<&Explanation> {
        let moment = self.review.as_ref()?.moment();
        self.study.explanations.get(&moment)?.as_ref()
    }

    /// Lets the coach explain the shown decision, unless he already has; drops all explanations
    /// when no game is reviewed.
    pub(super) fn explain(&mut self) {
        let Some((review, decision)) = self.shown_decision() else {
            self.study.explanation_question.stop();
            if self.review.is_none() {
                self.study.explanations.clear();
            }
            return;
        };
        let moment = review.moment();
        let study = &self.study;
        if study.explanation_question.pending() == Some(&moment)
            || study.explanations.contains_key(&moment)
        {
            return;
        }
        if let Some(view) = review.coach_view(decision.seat) {
            let decision = decision.clone();
            let question = &mut self.study.explanation_question;
            question
                .ask_coach(&self.ctx, moment, move |watch| coach::explain(&view, &decision, watch));
        }
    }

    /// Stores an explanation that has just arrived, if any.
    pub(super) fn store_explanation(&mut self) {
        let question = &mut self.study.explanation_question;
        if question.poll()
            && let Some((moment, why)) = question.answer()
        {
            self.study.explanations.insert(*moment, why.cloned());
        }
    }
}

impl StudyView<'_> {
    /// Returns the decision at the shown moment; `None` also before the review is done.
    pub fn decision(&self) -> Option<&Decision> {
        self.game_review?.decision_at(self.review.moment())
    }
}

/// The moments of the mistakes that the viewer's side made.
pub fn own_mistakes(reviewed: &GameReview, viewer: Seat) -> Vec<usize> {
    let seats = reviewed.seats();
    let is_own = |it: &&Decision| it.mark.is_bad() && seats.team(it.seat) == seats.team(viewer);
    let own = reviewed.decisions().iter().filter(is_own);
    own.map(|decision| decision.moment).collect()
}

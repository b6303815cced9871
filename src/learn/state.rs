//! The state of all help for learning: hint, bone counter, tutor, lessons, reviews.

use std::collections::BTreeMap;

use egui::Context;

use super::advice::CoachAdvice;
use super::backlog::Backlog;
use super::lens::LensState;
use super::practice::Practice;
use super::study::Study;
use super::teaching::Teaching;
use super::tips::Tips;
use crate::files::Files;
use crate::jobs::BackgroundQuestion;
use crate::messages::Messages;
use engine::{Bone, Event, GameState, Seat};
use game::profile::{GameId, Help};
use game::session::{Review, Session};
use nestor::coach::{BlindTest, GameMoment, Mistake, NestorDecision, ReviewBudget, SavedReview};
use words::msg;

#[derive(Debug)]
pub struct Learn {
    /// The context of the window, which the coach's answers wake.
    pub(super) ctx: Context,
    /// The game under review; `None` while the game is played.
    pub review: Option<Review>,
    /// The values and explanations of the decisions in the reviewed game.
    pub(super) study: Study,
    /// The lesson or the task on the table, in place of the game.
    pub lesson: Option<Teaching>,
    pub advice: CoachAdvice,
    pub lens: LensState,
    /// The game in which the message about suspended help was shown.
    pub help_suspended_in: Option<GameId>,
    /// How much the coach computes for the review of a game.
    pub(super) review_budget: ReviewBudget,
    pub(super) blind: BackgroundQuestion<GameId, (NestorDecision, BlindTest)>,
    /// The games that the coach is reviewing, for the study or the backlog.
    pub(super) reviews: BTreeMap<GameId, BackgroundQuestion<(), Analysis>>,
    pub(super) backlog: Backlog,
    pub tips: Tips,
    pub practice: Practice,
    /// The game whose review opens next, and the moment at which it opens.
    pub review_opens_at: Option<(GameId, GameMoment)>,
}

/// The review of a game, and the player's own mistakes in it.
#[derive(Debug)]
pub(super) struct Analysis {
    pub review: Box<SavedReview>,
    pub mistakes: Vec<Mistake>,
}

impl Learn {
    /// Creates the state without any jobs. Results of jobs wake the window of `ctx`.
    pub fn new(ctx: &Context, review_budget: ReviewBudget) -> Self {
        Self {
            ctx: ctx.clone(),
            review_budget,
            review: None,
            study: Study::default(),
            lesson: None,
            advice: CoachAdvice::default(),
            lens: LensState::default(),
            help_suspended_in: None,
            blind: BackgroundQuestion::default(),
            reviews: BTreeMap::new(),
            backlog: Backlog::default(),
            tips: Tips::default(),
            practice: Practice::default(),
            review_opens_at: None,
        }
    }

    /// The game that the table shows: as it stands, or at the reviewed moment.
    pub fn shown<'a>(&'a self, session: &'a Session) -> &'a GameState {
        let review = self.review.as_ref();
        review.map_or_else(|| session.state(), Review::state)
    }

    /// Takes the coach's answers that have arrived. If one is a hint, returns the bone that it
    /// advises.
    pub fn take_answers(
        &mut self,
        session: &mut Session,
        messages: &mut Messages,
        files: &mut Files,
    ) -> Option<Bone> {
        let reviewed: Vec<_> = self.reviews.extract_if(.., |_, asked| asked.poll()).collect();
        for (id, asked) in reviewed {
            self.note_review(id, asked.into_value(), session, messages, files);
        }
        self.blind.poll();
        self.lens.question.poll();
        self.store_explanation();
        if let Some(lesson) = &mut self.lesson {
            lesson.values_question.poll();
            lesson.explanation_question.poll();
        }
        if self.advice.values_question.poll() {
            session.note_help(Help::Advice);
        }
        if !self.advice.hint.poll() {
            return None;
        }
        let Some(hint) = self.advice.hint() else {
            messages.show(&msg::HINT_NONE.text());
            return None;
        };
        messages.clear();
        session.note_help(Help::Advice);
        hint.best.action.bone()
    }

    /// Adapts to another position on the table: drops questions and answers about the previous
    /// position, and about a game that is no longer on the table. Returns whether that has ended a
    /// review.
    pub fn on_position_changed(&mut self, session: &Session, can_review: bool) -> bool {
        self.advice = CoachAdvice::default();
        let state = session.state();
        let goes_on = |review: &mut Review| can_review && review.is_of(state);
        let has_ended = self.review.take_if(|review| !goes_on(review)).is_some();
        self.drop_stale_study(session);
        self.explain();
        let on_table = session.game().id();
        if self.blind.pending().is_some_and(|game| *game != on_table) {
            self.blind.stop();
        }
        has_ended
    }

    /// Ends the review, so that the player can play on.
    pub fn end_review(&mut self, session: &Session) {
        self.review = None;
        self.drop_stale_study(session);
        self.explain();
    }

    /// Drops the data of the player at the table, because another sits down.
    pub fn clear_player_data(&mut self) {
        self.drop_backlog();
        self.stop_study();
        self.study = Study::default();
        self.practice = Practice::default();
    }

    /// Handles events that the viewer sees: hides a tip once the viewer has acted.
    pub fn note_events(&mut self, events: &[Event], session: &Session, viewer: Seat) {
        self.tips.on_events(events, session, viewer);
    }
}
